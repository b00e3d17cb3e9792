import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** 4-5 years: projects over several days, numbers, sounds of words, real responsibilities. */
export const KINDERGARTENER_STARTERS: StarterActivity[] = [
  {
    key: 'le-carnet-de-l-etang',
    summary:
      'Assis en retrait d’un étang, les enfants regardent, dessinent et dictent les mots de leur carnet de terrain.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'insectes-et-vers', 'eau-neige-et-glace'],
    materials: ['papier-et-crayons', 'loupes', 'contenants-et-cuilleres'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le carnet de l’étang',
      observationDepart:
        'Les enfants veulent « garder » ce qu’ils ont vu. Ils demandent une photo, un dessin, ou comment ça s’écrit.',
      intentionEducative: 'Soutenir l’envie de laisser une trace écrite ou dessinée de ses observations, à sa manière.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Dessiner ce qu’il voit, ou ce qu’il en retient.',
        'Dicter une légende et la reconnaître ensuite.',
        'Observer longtemps un petit vivant sans le déranger.',
      ],
      materiel: [
        item('Carnets rigides', 'un par enfant', 'Feuilles pincées sur un carton'),
        item('Crayons de bois', 'trois par enfant', 'Crayons gras'),
        item('Bac clair et grosse cuillère, maniés avec l’adulte', 'deux', 'Bol blanc'),
        item('Loupes', 'une pour deux enfants', null),
      ],
      preparation: [
        'Visitez la rive : sol ferme, eau calme, herbe à puce et berce du Caucase absentes.',
        'Installez le camp à dix pas de l’eau; marquez la ligne avec de grosses roches.',
        'Désignez l’adulte à l’eau : lui seul puise, avec un enfant à la fois.',
      ],
      deroulement: [
        opening(
          7,
          'L’adulte rapporte un bac d’eau au camp. On se penche, on attend que ça bouge. « Écrivons-le pour ne pas l’oublier. »',
        ),
        play(
          20,
          'Chacun regarde, dessine, tourne la page, repart regarder. Les carnets peuvent rester blancs. Écrivez leurs légendes sous leurs yeux, mot pour mot.',
        ),
        play(
          10,
          'À tour de rôle, un enfant puise avec l’adulte. Les autres inventent un nom pour chaque bête et l’écrivent à leur manière.',
        ),
        closing(
          8,
          'On relit les carnets en cercle, chacun « lisant » sa page. L’eau et ses habitants retournent à l’étang, par l’adulte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez lentement, en disant les mots, le doigt sous la ligne.',
          'Décrivez le trait plutôt que la ressemblance.',
          'Restez entre le groupe et l’eau.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu veux te rappeler?',
          'Comment pourrait-on l’écrire?',
          'À quoi vois-tu qu’il est vivant?',
        ],
      },
      vocabulaire: ['le carnet', 'la légende', 'l’étang', 'la larve', 'le têtard', 'onduler', 'la surface', 'observer'],
      adaptations: [
        { pour: '2-3a', texte: 'Un bac loin de l’eau et une grande feuille commune, pour des traces libres.' },
        { pour: '3-4a', texte: 'Dessinez à deux sur la même feuille; l’adulte écrit un seul mot choisi.' },
        { pour: '4-5a', texte: 'Ajoutez la date, le temps qu’il fait et une lettre de leur prénom comme signature.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Offrez la dictée enregistrée ou la photo du bac à l’enfant pour qui le tracé est pénible.',
        },
        { pour: 'interieur', texte: 'Un vivarium d’une heure, rendu au jardin ensuite, nourrit les mêmes carnets.' },
        { pour: 'autre_saison', texte: 'L’automne, dessinez ce qui tombe et ce qui part; l’hiver, restez au boisé.' },
      ],
      securite: {
        risquesAcceptes: ['Mains mouillées et boue.', 'Crainte devant une bestiole.'],
        dangersAEliminer: [
          'Noyade : adulte dédié, un enfant à la fois près de l’eau, à portée de bras.',
          'Rive glissante, eau trouble, glace.',
          'Tiques et moustiques : vêtements longs, protocole de votre milieu.',
          'Mains portées à la bouche avant le lavage.',
          'Chaleur et soleil : ombre, eau et pauses.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur l’adulte. Plantes : aucun contact avec celles qu’on ne connaît pas.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que comprend-il du lien entre ses paroles et l’écrit?',
        'Développement graphique : quels détails ajoute-t-il après avoir regardé de nouveau?',
        'Éveil aux sciences : quelles questions pose-t-il sur le vivant?',
      ],
      prolongements: [
        'Une page par visite : à l’automne, le carnet raconte l’année de l’étang.',
        'Prêtez le carnet à la famille une fin de semaine; une page y attend le dessin d’un parent.',
      ],
      reflexionRetroaction: [
        'Ai-je valorisé la tentative plutôt que le résultat?',
        'Le bord de l’eau ajoutait-il assez pour mériter ce ratio?',
      ],
    },
  },
  {
    key: 'le-parcours-invente',
    summary:
      'Troncs, bûches et lignes au sol : les enfants dessinent leur parcours, choisissent la hauteur et l’essaient.',
    ageGroups: ['AGE_4_YEARS_5_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['buches-et-rondelles', 'batons', 'craies', 'cordes-courtes'],
    place: 'PARK',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le parcours inventé',
      observationDepart:
        'Sur le bord de la plate-bande, les enfants marchent en équilibre et s’inventent des épreuves.',
      intentionEducative:
        'Permettre à chacun de choisir son défi, de l’évaluer et de l’ajuster à ce qu’il se sent capable de tenter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Combiner sauts, équilibre et déplacements.',
        'Juger une hauteur ou une distance avant d’essayer.',
        'Modifier le parcours pour soi ou pour un ami.',
      ],
      materiel: [
        item('Bûches et rondelles stables', 'huit, de hauteurs variées', 'Blocs de bois, vieux pneus propres exclus'),
        item('Longs bâtons à poser au sol', 'six', 'Traits de craie'),
        item('Cordes courtes, à plat au sol', 'quatre', 'Lignes de feuilles'),
        optional('Craies de trottoir', 'quatre', 'Bâton qui trace dans la terre'),
      ],
      preparation: [
        'Vérifiez chaque rondelle : elle ne bascule pas, rien de dur autour.',
        'Délimitez une zone de réception dégagée, loin des balançoires.',
        'Fixez la hauteur maximale selon la politique de votre milieu.',
      ],
      deroulement: [
        opening(
          7,
          'Posez trois éléments au sol et traversez-les d’une drôle de façon. « Qui veut changer quelque chose? »',
        ),
        play(
          20,
          'Les enfants déplacent, mesurent du pied, essaient, refont. Chacun choisit sa hauteur; personne n’est obligé de passer partout.',
        ),
        play(
          10,
          'Les auteurs d’un parcours le présentent à un ami et l’adaptent à lui. Un départ à la fois, signal convenu : « Libre! »',
        ),
        closing(
          8,
          'Dernier passage au ralenti, puis couchés au sol, mains sur le cœur. On nomme un défi réussi et un défi à garder pour demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous près de l’élément le plus haut, sans tenir la main.',
          'Posez une question plutôt qu’un avertissement : « Où va ton pied ensuite? »',
          'Valorisez le renoncement réfléchi autant que la réussite.',
        ],
        questionsOuvertes: [
          'Comment sais-tu que tu es prêt?',
          'Que faudrait-il changer pour que ce soit plus difficile?',
          'Comment ton corps te dit-il d’arrêter?',
        ],
      },
      vocabulaire: [
        'l’équilibre',
        'la réception',
        'l’élan',
        'à cloche-pied',
        'stable',
        'le défi',
        'prudent',
        'le départ',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Tout au ras du sol : lignes de feuilles, rondelles plates, grande toile à traverser.' },
        { pour: '3-4a', texte: 'Deux hauteurs au choix, côte à côte, pour chaque épreuve.' },
        { pour: '4-5a', texte: 'Ils dessinent le plan et chronomètrent en chansons plutôt qu’en secondes.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Tracez un parcours roulant parallèle, avec les mêmes épreuves et le même départ.',
        },
        { pour: 'interieur', texte: 'Coussins, ruban-cache et chaises basses refont un parcours au local.' },
        { pour: 'autre_saison', texte: 'L’hiver, buttes et tranchées ouvertes remplacent les rondelles.' },
      ],
      securite: {
        risquesAcceptes: ['Chute de faible hauteur.', 'Éraflures.', 'Surestimer ses capacités une fois, puis ajuster.'],
        dangersAEliminer: [
          'Bûche instable, mouillée ou vermoulue.',
          'Corde nouée à un arbre ou à un enfant : elle reste à plat au sol et se range à la fin.',
          'Départs simultanés, réception encombrée.',
          'Casque porté pour grimper : on le retire.',
          'Chaleur et soleil : ombre, eau et pauses.',
        ],
        supervision: 'palier2',
        allergies: ['Bois de provenance connue, ni traité ni peint.'],
      },
      observation: [
        'Motricité globale : quels mouvements enchaîne-t-il avec aisance?',
        'Raisonnement : que modifie-t-il après un essai manqué?',
        'Concept de soi : comment parle-t-il de ses capacités?',
      ],
      prolongements: [
        'Un panneau « Parcours du jour », signé par ses auteurs, invite l’autre groupe.',
        'Proposez aux familles un défi de trottoir à inventer ensemble, sur le chemin du retour.',
      ],
      reflexionRetroaction: [
        'Quel défi ai-je failli interdire, et pourquoi?',
        'Les hauteurs offertes convenaient-elles aux plus prudents?',
      ],
    },
  },
  {
    key: 'la-chasse-aux-sons',
    summary: 'Oreilles grandes ouvertes dans le boisé, puis jeux de syllabes et de sons avec ce qu’on a entendu.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'oiseaux'],
    materials: ['batons', 'papier-et-crayons'],
    place: 'WOODS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'La chasse aux sons',
      observationDepart:
        'Le marteau d’un pic fait taire le groupe. Puis les enfants frappent des troncs pour lui répondre.',
      intentionEducative: 'Permettre aux enfants de jouer avec les sons du lieu et ceux des mots.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Isoler un son parmi d’autres.',
        'Frapper les syllabes d’un mot trouvé en forêt.',
        'Inventer une trace pour noter un son.',
      ],
      materiel: [
        item('Bâtons courts', 'deux par enfant', 'Mains, cuisses, tronc'),
        optional('Carton et crayon', 'un pour deux enfants', 'Bâton dans la terre'),
      ],
      preparation: [
        'Choisissez un endroit éloigné de la route, à l’intérieur du territoire connu.',
        'Vérifiez branches, guêpiers, herbe à puce.',
        'Convenez du lieu assis de chacun, tous visibles.',
      ],
      deroulement: [
        opening(
          5,
          'Chacun s’assoit à sa place, ferme les yeux s’il le veut et lève un doigt par son entendu. Trois minutes, pas plus.',
        ),
        play(
          18,
          'On part à la chasse : frapper, gratter, souffler, imiter. On garde un son en le dessinant. Des mots surgissent : « pic », « corneille »… on les scande avec les bâtons, on en invente.',
        ),
        closing(
          7,
          'Concert de forêt : chaque enfant joue son son préféré, un seul. On finit par le plus long silence possible.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Scandez les mots pour jouer, jamais pour vérifier.',
          'Répétez le son d’un enfant avant d’en proposer un autre.',
          'Savourez le silence : ne le remplissez pas.',
        ],
        questionsOuvertes: ['D’où venait ce son?', 'Quel mot sonne comme celui-là?', 'Comment le dessinerais-tu?'],
      },
      vocabulaire: ['le pic', 'marteler', 'bruissement', 'aigu', 'grave', 'la syllabe', 'l’écho', 'le silence'],
      adaptations: [
        { pour: '2-3a', texte: 'Cherchez trois sons ensemble, main dans la main, et imitez-les.' },
        { pour: '3-4a', texte: 'Gardez le jeu des imitations; les syllabes viendront toutes seules.' },
        { pour: '4-5a', texte: 'Cherchez des mots de forêt qui commencent pareil.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui entend peu sent les vibrations, la paume sur le tronc qu’un ami frappe.',
        },
        { pour: 'interieur', texte: 'La fenêtre ouverte et les bruits de la cuisine font une chasse étonnante.' },
        { pour: 'autre_saison', texte: 'L’hiver, écoutez vos pas : la neige change de voix avec le froid.' },
      ],
      securite: {
        risquesAcceptes: ['Écharde d’un bâton.', 'Coup accidentel en frappant.'],
        dangersAEliminer: [
          'Course avec un bâton, bâton près d’un visage.',
          'Branche morte frappée au-dessus des têtes.',
          'Tiques : vêtements longs, inspection au retour.',
          'Enfant hors de vue pendant l’écoute.',
          'Chaleur et soleil : ombre, eau et pauses.',
          'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
        ],
        supervision: 'palier3',
        allergies: ['Piqûres : auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : remarque-t-il des sons semblables entre deux mots?',
        'Attention : combien de temps soutient-il l’écoute, et qu’est-ce qui l’aide?',
        'Langage oral : quels mots invente-t-il pour décrire un bruit?',
      ],
      prolongements: [
        'Composez une partition de forêt avec les dessins, jouée au local.',
        'Invitez les familles à écouter trois sons de leur rue avant le souper.',
      ],
      reflexionRetroaction: ['Le jeu de syllabes est-il resté un jeu?', 'Qui a découvert le plaisir du silence?'],
    },
  },
  {
    key: 'combien-de-bras-fait-l-arbre',
    summary: 'Mesurer un grand arbre avec ses bras, ses pas et des bâtons, puis comparer les résultats.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'arbres-et-feuilles'],
    materials: ['batons', 'cordes-courtes', 'papier-et-crayons'],
    place: 'WOODS',
    seasons: [],
    durationMinutes: 30,
    sheet: {
      titre: 'Combien de bras fait l’arbre?',
      observationDepart:
        'Un enfant entoure un tronc de ses bras et s’étonne de ne pas se rejoindre. Un ami l’aide à fermer le cercle.',
      intentionEducative: 'Soutenir le plaisir de mesurer pour répondre à une vraie question des enfants.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une unité : bras, pied, bâton.',
        'Compter et comparer deux mesures.',
        'Coopérer pour entourer plus grand que soi.',
      ],
      materiel: [
        item('Bâtons de même longueur', 'six', 'Pieds mis bout à bout'),
        item('Cordes courtes', 'trois', 'Bras tendus, bandes de tissu'),
        optional('Carnet et crayon', 'un pour le groupe', 'Cocottes posées une par une pour compter'),
      ],
      preparation: [
        'Choisissez deux ou trois arbres sains, de grosseurs différentes.',
        'Inspectez troncs et sol : herbe à puce, guêpes, branches mortes.',
        'Comptez les cordes avant de les offrir.',
      ],
      deroulement: [
        opening(
          5,
          'Serrez l’arbre dans vos bras et demandez, la joue sur l’écorce : « Combien d’amis faudrait-il? » Notez toutes les prédictions.',
        ),
        play(
          19,
          'Les enfants entourent, comptent, perdent le compte, recommencent. Ils mesurent aussi une roche, un ami couché, l’ombre. Toutes les unités sont permises.',
        ),
        closing(
          6,
          'On compare : l’arbre fait-il plus de bras ou plus de bâtons? On rend les cordes, on les compte à voix haute, on remercie l’arbre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Acceptez les nombres approximatifs : c’est l’idée de mesurer qui naît.',
          'Mettez deux réponses côte à côte, sans trancher.',
          'Notez les mesures avec leurs dessins.',
        ],
        questionsOuvertes: [
          'Comment savoir lequel est le plus gros?',
          'Pourquoi n’avez-vous pas trouvé le même nombre?',
          'Qu’est-ce qu’on pourrait mesurer d’autre?',
        ],
      },
      vocabulaire: ['entourer', 'mesurer', 'la longueur', 'autant', 'plus que', 'le tronc', 'comparer', 'environ'],
      adaptations: [
        { pour: '2-3a', texte: 'Câlinez un gros et un petit arbre : « gros », « petit », « pareil ».' },
        { pour: '3-4a', texte: 'Comptez seulement les amis nécessaires, jusqu’à cinq.' },
        { pour: '4-5a', texte: 'Gardez une corde-mesure au local pour comparer chaque saison.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Une corde épaisse tenue par deux enfants inclut celui dont les bras se lèvent peu.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, mesurez la neige au pied de l’arbre avec un bâton marqué.' },
      ],
      securite: {
        risquesAcceptes: ['Éraflures d’écorce.', 'Trébucher sur une racine.'],
        dangersAEliminer: [
          'Corde autour du cou ou de la taille : seulement autour de l’arbre, puis rangée.',
          'Herbe à puce au pied du tronc.',
          'Tiques : inspection au retour.',
          'Froid ou chaleur : suivez les seuils de votre milieu; ombre et eau l’été, mains réchauffées l’hiver.',
          'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
        ],
        supervision: 'palier3',
        allergies: ['Sève et pollen : lavez les mains des enfants sensibles.'],
      },
      observation: [
        'Éveil aux mathématiques : comment s’assure-t-il de ne rien oublier en comptant?',
        'Raisonnement : comment explique-t-il deux résultats différents?',
        'Compétences sociales : comment invite-t-il les autres à l’aider?',
      ],
      prolongements: [
        'Un grand arbre de papier, au mur, porte les mesures du groupe.',
        'Les familles mesurent un arbre de leur rue en bras de parents.',
      ],
      reflexionRetroaction: [
        'Ai-je accueilli les comptes inexacts avec intérêt?',
        'Quelle question de mesure vient des enfants?',
      ],
    },
  },
  {
    key: 'les-gardiens-du-jardin',
    summary: 'Arroser, observer, protéger : chaque enfant reçoit une vraie tâche et rend compte de l’état du jardin.',
    ageGroups: ['AGE_4_YEARS_5_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['jardin-et-recolte', 'insectes-et-vers'],
    materials: ['eau', 'chaudieres-et-pelles', 'loupes', 'terre'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 45,
    sheet: {
      titre: 'Les gardiens du jardin',
      observationDepart:
        'Les enfants s’inquiètent d’un plant couché par le vent. Ils veulent le soigner et savoir qui l’a « brisé ».',
      intentionEducative: 'Soutenir le sens des responsabilités des enfants envers un lieu vivant qui dépend d’eux.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une tâche et la mener à sa façon.',
        'Remarquer un changement et en parler.',
        'Se reconnaître une place utile dans le groupe.',
      ],
      materiel: [
        item(
          'Petits arrosoirs ou contenants percés',
          'un pour deux enfants',
          'Bouteille de plastique percée par l’adulte',
        ),
        item('Eau', 'une chaudière, deux doigts par arrosoir', 'Eau de pluie récupérée'),
        item('Loupes', 'une pour trois enfants', null),
        item('Petites pelles et terre', 'trois pelles', 'Grosses cuillères'),
      ],
      preparation: [
        'Vérifiez l’absence d’engrais, de piquants et de guêpes.',
        'Placez les tuteurs pointus hors de portée ou coiffez-les d’une balle.',
        'Préparez des cartes de tâches dessinées : arroser, chercher, redresser, compter.',
      ],
      deroulement: [
        opening(
          7,
          'Faites le tour du jardin en silence, mains dans le dos. « De quoi a-t-il besoin aujourd’hui? » Chacun choisit sa tâche, ou aucune.',
        ),
        play(
          23,
          'On arrose, on cherche les vers, on redresse, on s’assoit pour regarder une abeille de loin. Les tâches s’échangent. Creuser à côté du jardin reste permis.',
        ),
        play(8, 'Tour des visites : chaque gardien montre à un ami ce qu’il a remarqué.'),
        closing(
          7,
          'Au cercle, on décide ce qu’il faudra vérifier demain. On vide les chaudières, on compte les outils, on lave les mains au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Confiez la tâche pour vrai : ne repassez pas derrière.',
          'Nommez l’utilité du geste pour le groupe.',
          'Répondez à la peur d’un insecte par la distance et l’observation.',
        ],
        questionsOuvertes: [
          'Comment sais-tu que la plante a soif?',
          'Qu’est-ce qui a changé depuis hier?',
          'Qui d’autre vit ici?',
        ],
      },
      vocabulaire: [
        'arroser',
        'la pousse',
        'le tuteur',
        'le ver de terre',
        'fragile',
        'responsable',
        'la tige',
        'le bourgeon',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Un arrosoir presque vide, plusieurs voyages : c’est le trajet qui plaît.' },
        { pour: '3-4a', texte: 'Deux tâches au choix, en équipe avec un grand.' },
        { pour: '4-5a', texte: 'Ils tiennent le journal du jardin : un dessin, un nombre, un mot.' },
        { pour: 'besoins_particuliers', texte: 'Un bac surélevé et un arrosoir léger permettent de jardiner assis.' },
        { pour: 'interieur', texte: 'Trois plantes du local ont besoin des mêmes gardiens.' },
        {
          pour: 'autre_saison',
          texte: 'L’automne, on prépare le jardin au sommeil sous les feuilles; l’hiver, on surveille la mangeoire.',
        },
      ],
      securite: {
        risquesAcceptes: ['Mains sales, vêtements mouillés.', 'Peur ou surprise devant un insecte.'],
        dangersAEliminer: [
          'Cueillette goûtée sans demander : règle unique, on demande avant.',
          'Plantes toxiques, engrais, tuteurs à hauteur des yeux.',
          'Chaudière d’eau : adulte à portée de bras, vidée à la fin.',
          'Soleil fort de 11 h à 15 h.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres et pollen : auto-injecteur sur l’adulte. Aucun aliment n’est servi pendant l’activité.'],
      },
      observation: [
        'Identité : comment parle-t-il de son rôle dans le groupe?',
        'Éveil aux sciences : quels changements remarque-t-il?',
        'Compétences sociales : comment partage-t-il l’eau et les tâches?',
      ],
      prolongements: [
        'Un tableau des gardiens circule chaque semaine; les enfants forment les nouveaux.',
        'Demandez aux familles une graine, un conseil ou un mot de jardin de leur pays.',
      ],
      reflexionRetroaction: ['La tâche confiée était-elle vraie?', 'Quel enfant s’est révélé dans le soin du vivant?'],
    },
  },
  {
    key: 'la-lumiere-revient',
    summary:
      'En fin de jour d’hiver, lampes de poche et tissus : le groupe apprivoise la noirceur et parle de ce qui éclaire.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['lumiere-et-ombre', 'saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'neige'],
    place: 'YARD',
    seasons: ['WINTER', 'AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'La lumière revient',
      observationDepart:
        'En décembre, il fait noir avant le départ. Des enfants se collent à la fenêtre et parlent de leurs peurs.',
      intentionEducative:
        'Permettre aux enfants d’apprivoiser la noirceur ensemble et de mettre des mots sur ce qu’ils ressentent.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Nommer une peur ou un plaisir lié au noir.',
        'Explorer la lumière sur la neige, à son rythme.',
        'Se sentir en sécurité parmi les autres.',
      ],
      materiel: [
        item('Lampes de poche solides, compartiment vissé', 'une pour deux enfants', 'Lumière de la galerie'),
        item('Tissus translucides de couleur', 'six', 'Papier de soie collé sur un carton'),
        item('Neige', 'ce que la cour offre', 'Drap blanc étendu'),
      ],
      preparation: [
        'Choisissez un coin fermé de la cour, déneigé, sans glace vive.',
        'Vérifiez les lampes : aucune pile accessible, faisceau doux.',
        'Habillez chaudement et gardez la porte du local éclairée, visible de partout.',
      ],
      deroulement: [
        opening(
          6,
          'En cercle, serrés, éteignez tout une courte minute. Écoutez, regardez le ciel. Rallumez. « Comment c’était, pour toi? »',
        ),
        play(
          18,
          'Les enfants éclairent la neige, la buée, les branches, un ami qui veut bien. Un tissu devant la lampe change tout. Celui qui préfère la porte éclairée y reste, accompagné.',
        ),
        closing(
          6,
          'Plantez les lampes dans la neige, au centre. Chacun dit ou montre ce qui l’éclaire quand il a peur. On rentre en file, une lampe devant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accueillez la peur sans la raisonner : « Tu n’aimes pas le noir. Je suis là. »',
          'Dites vos propres sensations, sobrement.',
          'Comptez souvent, à voix haute.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui change quand il fait noir?',
          'Où ta lumière s’arrête-t-elle?',
          'Qu’est-ce qui te rassure?',
        ],
      },
      vocabulaire: [
        'la noirceur',
        'le faisceau',
        'la lueur',
        'scintiller',
        'rassurer',
        'courageux',
        'le crépuscule',
        'la buée',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Restez au local, lumières tamisées, avec une lampe tenue par l’adulte.' },
        { pour: '3-4a', texte: 'Une seule lampe par adulte; suivez la tache de lumière en groupe.' },
        { pour: '4-5a', texte: 'Ils inventent des signaux lumineux pour se parler d’un bout à l’autre de la cour.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Prévenez l’enfant sensible à chaque changement de lumière et gardez-lui une lampe allumée.',
        },
        { pour: 'interieur', texte: 'Un local sombre, un drap et les mêmes tissus font une aurore boréale.' },
        {
          pour: 'autre_saison',
          texte: 'L’été, cherchez l’ombre la plus noire du jardin à midi, sans regarder le soleil.',
        },
      ],
      securite: {
        risquesAcceptes: ['Petite peur, toujours accompagnée.', 'Trébucher dans la pénombre, sur la neige.'],
        dangersAEliminer: [
          'Pile bouton, compartiment ouvert, faisceau dans les yeux.',
          'Flamme ou chandelle : aucune.',
          'Froid : seuil de votre milieu, au plus bas -27 °C; retour si les mains gèlent.',
          'Enfant hors du cercle éclairé.',
        ],
        supervision: 'palier2',
        allergies: ['Épinéphrine près du corps, à l’abri du gel.'],
      },
      observation: [
        'Compétences émotionnelles : comment nomme-t-il ce qu’il ressent?',
        'Éveil aux sciences : quels essais fait-il avec la lumière?',
        'Compétences sociales : comment rassure-t-il un ami?',
      ],
      prolongements: [
        'Notez chaque semaine, ensemble, s’il fait clair ou noir à la collation : les jours rallongent.',
        'Invitez chaque famille à raconter ce qui illumine son hiver, dans le respect de ses traditions.',
      ],
      reflexionRetroaction: ['Chaque enfant a-t-il pu dire non à la noirceur?', 'Quelles peurs ai-je découvertes?'],
    },
  },
]
