import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** 3-4 years: roles, first shared projects, « pourquoi »; the group negotiates with the adult's help. */
export const PRESCHOOLER_STARTERS: StarterActivity[] = [
  {
    key: 'sous-la-bache-la-pluie-raconte',
    summary: 'Un toit de toile, la pluie qui tambourine et des histoires qui naissent de ce qu’on entend.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'sons-et-silence', 'vent-et-ciel'],
    materials: ['bache', 'livres', 'tissus'],
    place: 'PARK',
    seasons: ['SPRING', 'AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'Sous la bâche, la pluie raconte',
      observationDepart:
        'Quand la pluie frappe une toile, les enfants baissent la voix. Puis chacun annonce ce que « ça fait ».',
      intentionEducative: 'Soutenir le goût de raconter, à partir de sons réels et de l’imagination de chacun.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Décrire un son avec ses mots ou sa bouche.',
        'Ajouter une idée à l’histoire commune.',
        'Écouter l’idée d’un autre jusqu’au bout.',
      ],
      materiel: [
        item('Bâche', 'une, montée par l’adulte', 'Auvent, kiosque du parc'),
        item('Tapis ou couvertures isolantes', 'un pour deux enfants', 'Boîtes de carton aplaties'),
        item('Albums dans un sac étanche', 'trois', 'Une histoire connue par cœur'),
        optional('Chaudières de métal et de plastique', 'trois', 'Contenants trouvés dans la cour'),
      ],
      preparation: [
        'Montez la bâche avant l’arrivée des enfants, attaches visibles et hors de leur portée.',
        'Vérifiez la prévision : pluie douce oui, orage ou grand vent non.',
        'Habits de pluie, bottes et rechange pour tous.',
      ],
      deroulement: [
        opening(
          5,
          'Serrez-vous sous la toile et taisez-vous une minute, montre en main. « Qu’est-ce que la pluie nous a dit? »',
        ),
        play(
          18,
          'Certains restent à raconter, d’autres sortent tendre une chaudière sous la gouttière. On feuillette un album, on frappe une réponse à la pluie. L’histoire prend les idées comme elles viennent.',
        ),
        closing(
          7,
          'Redites l’histoire du jour en trois phrases, chacun ajoutant un son. Écrivez-la sous leur dictée, et repliez la toile ensemble.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Notez leurs mots exacts, sans les embellir.',
          'Relancez avec ce qui a été dit : « Et le monstre de flaque, alors? »',
          'Faites une place au silencieux : un son compte comme une phrase.',
        ],
        questionsOuvertes: [
          'À quoi te fait penser ce bruit?',
          'Qu’est-ce qui pourrait arriver ensuite?',
          'Comment notre histoire va-t-elle finir?',
        ],
      },
      vocabulaire: [
        'tambouriner',
        'le clapotis',
        'la gouttière',
        's’abriter',
        'l’averse',
        'chuchoter',
        'le récit',
        'ensuite',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Écoutez et imitez les sons; une seule phrase d’histoire suffit.' },
        { pour: '3-4a', texte: 'Soutenez le récit avec trois questions : qui, où, et puis?' },
        { pour: '4-5a', texte: 'Ils dessinent un livre de pluie et dictent le titre.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Offrez une chaudière à frapper à l’enfant qui raconte autrement qu’avec des mots.',
        },
        { pour: 'interieur', texte: 'Près de la fenêtre, un drap sur la table fait la bâche.' },
        { pour: 'autre_saison', texte: 'L’hiver, la toile abrite du vent : écoutez la neige qui glisse.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements mouillés.', 'Glissade sur l’herbe détrempée.'],
        dangersAEliminer: [
          'Orage : au premier coup de tonnerre, on rentre dans un bâtiment.',
          'Cordes de la bâche à hauteur d’enfant ou mal signalées.',
          'Poche d’eau qui s’accumule sur la toile.',
        ],
        supervision: 'palier3',
        allergies: ['Aucun aliment; gardez les auto-injecteurs au sec, sur vous.'],
      },
      observation: [
        'Langage oral : relie-t-il ses idées avec « et », « mais », « parce que »?',
        'Compétences sociales : comment réagit-il quand l’histoire prend une autre direction?',
        'Éveil à la lecture et à l’écriture : s’intéresse-t-il à ses mots écrits par l’adulte?',
      ],
      prolongements: [
        'L’histoire continue à la prochaine pluie : gardez-la dans un cahier à leur portée.',
        'Envoyez les trois phrases aux familles, qui inventeront une suite le soir.',
      ],
      reflexionRetroaction: [
        'Quelle part de l’histoire vient vraiment des enfants?',
        'Qui n’a pas parlé, et comment a-t-il participé?',
      ],
    },
  },
  {
    key: 'les-ruisselets-de-fonte',
    summary: 'La neige fond, l’eau cherche son chemin : les enfants creusent des canaux et observent ce qui flotte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes', 'terre-et-boue'],
    materials: ['eau', 'chaudieres-et-pelles', 'batons', 'neige'],
    place: 'YARD',
    seasons: ['SPRING'],
    durationMinutes: 45,
    sheet: {
      titre: 'Les ruisselets de mars',
      observationDepart:
        'Au redoux, un filet d’eau traverse la cour. Des enfants le bloquent du pied, puis le laissent repartir.',
      intentionEducative: 'Permettre aux enfants de formuler leurs idées sur l’eau et de les essayer pour vrai.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Prédire par où l’eau passera, puis vérifier.',
        'Creuser, bloquer, détourner avec les outils choisis.',
        'Comparer ce qui flotte et ce qui coule.',
      ],
      materiel: [
        item('Petites pelles', 'une pour deux enfants', 'Gros bâtons, contenants rigides'),
        item('Eau de fonte', 'un mince filet au sol', 'Une chaudière d’eau versée lentement'),
        item('Bâtons, écorces et grandes feuilles', 'trouvés sur place', 'Cartons de lait rincés'),
        optional('Gouttière ou tuyau ouvert', 'un', 'Carton ciré plié'),
      ],
      preparation: [
        'Repérez la pente naturelle de la cour et la fin du parcours, loin de la rue.',
        'Vérifiez que l’eau est peu profonde, claire, sans sel ni huile.',
        'Regardez les toits : aucun glaçon ni paquet de neige au-dessus du jeu.',
        'Bottes imperméables et deux paires de mitaines par enfant.',
      ],
      deroulement: [
        opening(
          6,
          'Accroupissez-vous près du filet d’eau. Déposez un bout d’écorce et suivez-le des yeux. « Où va-t-il finir? » Recueillez toutes les réponses.',
        ),
        play(
          18,
          'Chacun aménage son ruisselet : canal, barrage, lac, pont. Les projets se croisent et l’eau tranche les débats. Une idée ratée vaut une idée réussie.',
        ),
        play(
          13,
          'Quand le rythme baisse, apportez la gouttière ou une chaudière d’eau. Les enfants décident où la verser et ce qu’ils veulent apprendre.',
        ),
        closing(
          8,
          'Debout au bout du parcours, chacun montre un endroit qui l’a surpris. On rince les outils, on change les mitaines, on boit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez à portée de bras de l’endroit le plus profond.',
          'Demandez l’idée avant l’essai, puis taisez-vous.',
          'Reliez deux projets : « Ton lac arrive à son barrage. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va arriver si on ouvre ici?',
          'Pourquoi penses-tu que l’eau tourne là?',
          'Comment le saurons-nous?',
        ],
      },
      vocabulaire: ['le courant', 'la pente', 'le barrage', 'détourner', 'flotter', 'couler', 'la fonte', 'déborder'],
      adaptations: [
        { pour: '2-3a', texte: 'Un bac en pente, une tasse et un bâton : verser et regarder descendre.' },
        { pour: '3-4a', texte: 'Proposez un seul problème à la fois : arrêter l’eau, puis la faire tourner.' },
        { pour: '4-5a', texte: 'Dessinez la carte des ruisselets et comparez-la avec celle du lendemain.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Une gouttière montée sur une table rend le courant accessible à l’enfant assis.',
        },
        { pour: 'autre_saison', texte: 'L’été, un tuyau d’arrosage à faible débit dans le sable recrée la fonte.' },
      ],
      securite: {
        risquesAcceptes: ['Pieds mouillés.', 'Chute dans la boue ou la neige molle.', 'Coup de pelle léger.'],
        dangersAEliminer: [
          'Eau de plus de quelques centimètres : adulte dédié, à portée de bras.',
          'Glaçons et neige des toits, glace mince, grille d’égout.',
          'Eau salée, huileuse ou souillée.',
          'Froid aux mains : rechange immédiat, retour si les doigts pâlissent.',
        ],
        supervision: 'palier1',
        allergies: ['Aucune particulière; respectez le plan de soins de l’enfant asthmatique par temps humide.'],
      },
      observation: [
        'Éveil aux sciences : change-t-il d’idée après un essai?',
        'Raisonnement : quel lien fait-il entre la pente et le courant?',
        'Motricité globale : comment garde-t-il l’équilibre accroupi, les bottes dans la boue?',
      ],
      prolongements: [
        'Le lendemain, retournez voir : la nuit a-t-elle gelé le lac?',
        'Proposez aux familles de suivre un filet d’eau sur leur trottoir, jusqu’où il disparaît.',
      ],
      reflexionRetroaction: [
        'Quelle hypothèse d’enfant vaut d’être reprise demain?',
        'Ai-je donné une réponse qu’ils auraient trouvée?',
      ],
    },
  },
  {
    key: 'qui-est-passe-par-ici',
    summary:
      'Dans le boisé enneigé, les enfants suivent des pistes, mesurent avec leurs mitaines et inventent le passant.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'eau-neige-et-glace'],
    materials: ['neige', 'loupes', 'papier-et-crayons'],
    place: 'WOODS',
    seasons: ['WINTER'],
    durationMinutes: 45,
    sheet: {
      titre: 'Qui est passé par ici?',
      observationDepart:
        'Après une neige fraîche, les enfants remarquent des trous alignés près de la clôture. Les hypothèses fusent.',
      intentionEducative:
        'Soutenir le raisonnement des enfants devant un indice réel, sans courir vers la bonne réponse.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Observer une trace et dire ce qui la distingue.',
        'Proposer une explication et chercher un autre indice.',
        'Fabriquer sa propre piste pour les autres.',
      ],
      materiel: [
        item('Neige fraîche', 'un coin jamais piétiné', 'Boue ou sable mouillé'),
        item('Grandes loupes', 'une pour deux enfants', 'Un cercle fait avec les doigts'),
        optional('Papier et crayons de cire', 'un ensemble pour le groupe', 'Photo prise par l’adulte'),
      ],
      preparation: [
        'Repérez une piste le matin même, à l’intérieur du territoire connu.',
        'Vérifiez le froid, le vent dans les arbres et la politique de votre milieu.',
        'Marchez la limite avec les enfants; mitaines de rechange contre vous.',
      ],
      deroulement: [
        opening(
          7,
          'Arrêtez-vous net devant la trace, un doigt sur les lèvres. Faites-en le tour sans l’écraser. « Qu’est-ce que vous remarquez? »',
        ),
        play(
          18,
          'Les enfants suivent la piste à leur façon : à quatre pattes, par bonds, en enquêteurs. Ils mesurent avec une mitaine, comparent, perdent la trace, la retrouvent.',
        ),
        play(
          12,
          'Certains deviennent l’animal et laissent des pistes à deviner. D’autres préfèrent rouler dans la neige : la forêt a de la place.',
        ),
        closing(
          8,
          'Réunis au camp, chacun dit son idée du passant. Gardez toutes les versions; on vérifiera dans un livre, au chaud.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Doutez à voix haute : « Je ne suis pas certaine… »',
          'Demandez une preuve plutôt qu’une réponse.',
          'Comptez le groupe à chaque déplacement.',
        ],
        questionsOuvertes: ['Qu’est-ce qui te fait dire ça?', 'Où allait-il, d’après toi?', 'Comment se déplaçait-il?'],
      },
      vocabulaire: ['la piste', 'l’empreinte', 'la patte', 'bondir', 'l’indice', 'le lièvre', 'frais', 'suivre'],
      adaptations: [
        { pour: '2-3a', texte: 'Regardez d’abord les traces de leurs bottes : grandes, petites, à reculons.' },
        { pour: '3-4a', texte: 'Une seule piste, courte, et du temps pour l’imiter.' },
        { pour: '4-5a', texte: 'Comptez les empreintes, mesurez l’écart avec un bâton, dessinez-les.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant tiré en traîneau devient le guide : c’est lui qui lit la piste.',
        },
        { pour: 'interieur', texte: 'Imprimez des traces d’objets dans un bac de neige ou de sable humide.' },
        { pour: 'autre_saison', texte: 'Au printemps, la boue garde les pistes encore plus longtemps.' },
      ],
      securite: {
        risquesAcceptes: [
          'Chute dans la neige épaisse.',
          'Visage frôlé par une branche basse.',
          'Quelques pas hors du sentier.',
        ],
        dangersAEliminer: [
          'Froid : seuil de votre milieu, et au plus bas -27 °C selon la Société canadienne de pédiatrie.',
          'Plan d’eau gelé : on ne s’y aventure jamais.',
          'Branches chargées de neige, grand vent.',
          'Excréments d’animaux : on regarde, on ne touche pas.',
        ],
        supervision: 'palier3',
        allergies: ['Épinéphrine gardée près du corps : elle craint le gel.'],
      },
      observation: [
        'Raisonnement : sur quels indices appuie-t-il son idée?',
        'Langage oral : justifie-t-il avec « parce que »?',
        'Éveil aux mathématiques : compare-t-il des longueurs ou des quantités?',
      ],
      prolongements: [
        'Un « cahier des passants » suit l’hiver, une page par piste.',
        'Demandez aux familles quelles traces elles voient près de chez elles.',
      ],
      reflexionRetroaction: ['Ai-je laissé une question sans réponse?', 'Quel enfant a mené l’enquête sans parler?'],
    },
  },
  {
    key: 'la-cabane-a-plusieurs',
    summary: 'Branches, toile et idées à négocier : les enfants bâtissent un abri assez grand pour tous.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'arbres-et-feuilles'],
    materials: ['batons', 'bache', 'tissus', 'buches-et-rondelles'],
    place: 'WOODS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 60,
    sheet: {
      titre: 'La cabane à plusieurs',
      observationDepart:
        'Deux enfants appuient des branches sur un tronc. D’autres arrivent, et la question éclate : « C’est à qui? »',
      intentionEducative: 'Soutenir la coopération autour d’un projet trop grand pour un seul enfant.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Transporter à deux une charge encombrante.',
        'Exprimer son idée et entendre celle de l’autre.',
        'Chercher pourquoi ça tombe et essayer autrement.',
      ],
      materiel: [
        item('Grandes branches tombées', 'ce que le boisé offre', 'Perches de bambou, manches de râteau'),
        item('Bâche ou grands tissus', 'deux', 'Vieux rideaux sans cordon'),
        item('Bûches et rondelles', 'six', 'Grosses roches plates'),
      ],
      preparation: [
        'Choisissez un arbre solide à branche basse, à l’intérieur du territoire.',
        'Levez les yeux : rien de mort au-dessus du chantier.',
        'Rappelez la règle du long bâton : un bout au sol, ou un porteur à chaque bout.',
      ],
      deroulement: [
        opening(
          8,
          'Appuyez deux grandes branches sur le tronc et assoyez-vous dessous, coincée. « Je voudrais inviter quelqu’un, mais… »',
        ),
        play(
          25,
          'Le chantier démarre : on traîne, on appuie, on tombe, on discute. Certains meublent, d’autres cuisinent déjà. Laissez durer les désaccords qui cherchent une solution.',
        ),
        play(
          17,
          'La cabane devient maison, tanière ou fusée. Jouez le visiteur qui frappe, puis éclipsez-vous : l’intimité fait partie du projet.',
        ),
        closing(
          10,
          'Assemblée dans la cabane, ou tout autour. Qu’est-ce qui a été difficile? Qui a aidé qui? On décide ensemble de démonter ou de garder.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Éprouvez la structure de vos mains avant que quelqu’un y entre.',
          'Nommez le problème, puis laissez-le aux enfants : « Vous êtes deux à vouloir cette branche. »',
          'Placez-vous pour voir les deux sorties.',
        ],
        questionsOuvertes: [
          'Comment faire pour que tout le monde entre?',
          'Qu’est-ce qui la fait tenir?',
          'De quoi as-tu besoin de la part des autres?',
        ],
      },
      vocabulaire: [
        'l’abri',
        'la branche maîtresse',
        'appuyer',
        'solide',
        'l’équilibre',
        'ensemble',
        'négocier',
        'l’entrée',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Un drap sur une branche basse suffit; les petits transportent des brassées de feuilles.',
        },
        { pour: '3-4a', texte: 'Offrez une structure déjà debout à couvrir et à meubler.' },
        { pour: '4-5a', texte: 'Ils dessinent un plan, se répartissent les rôles, puis l’ajustent.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Prévoyez une entrée large et un rôle vrai, comme gardien des rondelles, pour l’enfant qui bouge peu.',
        },
        { pour: 'interieur', texte: 'Tables, draps et pinces à linge géantes reprennent le même défi.' },
        { pour: 'autre_saison', texte: 'L’hiver, des murs de neige ouverts sur le dessus remplacent les branches.' },
      ],
      securite: {
        risquesAcceptes: ['Coup accidentel de branche.', 'Contusions et éraflures.', 'Conflit à résoudre.'],
        dangersAEliminer: [
          'Pièce lourde au-dessus des têtes, cabane à une seule sortie.',
          'Course avec une branche, bâton à hauteur des yeux.',
          'Corde nouée par les enfants : l’adulte fixe la bâche.',
          'Tiques, herbe à puce, guêpes : inspection avant et après.',
          'Chaleur et soleil : ombre, eau et pauses.',
          'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
        ],
        supervision: 'palier3',
        allergies: ['Piqûres d’insectes : auto-injecteur sur l’adulte, à deux pas du chantier.'],
      },
      observation: [
        'Compétences sociales : comment propose-t-il, cède-t-il, s’oppose-t-il?',
        'Motricité globale : comment s’y prend-il pour déplacer une longue branche?',
        'Raisonnement : que change-t-il après un effondrement?',
      ],
      prolongements: [
        'Écrivez avec eux les règles de la maison et plantez-les à l’entrée.',
        'Invitez les familles à la visiter à l’heure du départ, guidées par les enfants.',
      ],
      reflexionRetroaction: [
        'Quel conflit s’est réglé sans moi?',
        'Qui est resté à la porte, et qu’est-ce que j’en fais demain?',
      ],
    },
  },
  {
    key: 'le-marche-de-la-ruelle',
    summary: 'Boîtes, cailloux géants et craies : un marché s’ouvre dans la ruelle et chacun y trouve un rôle.',
    ageGroups: ['AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'nombres-et-formes'],
    materials: ['cartons-et-boites', 'craies', 'contenants-et-cuilleres', 'cocottes'],
    place: 'PARK',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le marché de la ruelle',
      observationDepart:
        'Au retour d’une marche devant la fruiterie, des enfants alignent des cocottes et crient leurs prix.',
      intentionEducative: 'Permettre aux enfants d’entrer dans un jeu de rôles commun, où chacun a besoin des autres.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un rôle et en changer.',
        'Demander, offrir, remercier, marchander.',
        'Compter, comparer et marquer à sa façon.',
      ],
      materiel: [
        item('Boîtes de carton', 'huit', 'Bacs renversés'),
        item('Grosses cocottes et grandes feuilles', 'deux paniers', 'Balles de tissu'),
        item('Craies de trottoir', 'une par enfant', 'Bâton qui trace dans la terre'),
        optional('Sacs réutilisables', 'quatre', 'Taies d’oreiller'),
      ],
      preparation: [
        'Choisissez une ruelle fermée à la circulation ou un coin clôturé du parc.',
        'Inspectez le sol : verre, seringues, huile; avisez la Ville s’il le faut et changez d’endroit.',
        'Tracez une large limite à la craie, avec les enfants.',
      ],
      deroulement: [
        opening(
          6,
          'Renversez une boîte, alignez trois cocottes, criez « Belles cocottes fraîches! ». Attendez le premier client.',
        ),
        play(
          20,
          'Les comptoirs poussent : fleuriste, garage, bibliothèque. On affiche des prix à la craie, on livre, on ferme, on rouvre. Un marchand peut n’avoir aucun client.',
        ),
        play(
          12,
          'Faites-vous cliente difficile ou nouvelle employée. Une panne de monnaie, une file d’attente : laissez-les régler l’affaire.',
        ),
        closing(
          7,
          'La cloche du marché sonne. On fait le compte des paniers, on efface la craie au pied, et chacun raconte sa meilleure vente.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez le rôle qu’on vous donne et quittez-le quand le jeu roule.',
          'Écrivez sous leur dictée si on vous demande une affiche.',
          'Aidez un enfant à entrer : « Il cherche du travail, votre boutique? »',
        ],
        questionsOuvertes: [
          'De quoi votre marché a-t-il besoin?',
          'Comment savoir combien ça coûte?',
          'Que faire quand deux personnes veulent la même place?',
        ],
      },
      vocabulaire: [
        'le comptoir',
        'la marchandise',
        'le prix',
        'la file',
        'livrer',
        'échanger',
        'l’affiche',
        'la monnaie',
      ],
      adaptations: [
        { pour: '2-3a', texte: 'Un comptoir, deux paniers : donner et recevoir suffisent.' },
        { pour: '3-4a', texte: 'Gardez peu de rôles au début; ajoutez le livreur quand la file s’allonge.' },
        { pour: '4-5a', texte: 'Ils inventent une monnaie, tiennent un registre et écrivent leurs enseignes.' },
        { pour: 'besoins_particuliers', texte: 'Des cartes-images de produits permettent d’acheter sans parler.' },
        { pour: 'interieur', texte: 'Le corridor devient rue : boîtes le long du mur, ruban-cache au sol.' },
      ],
      securite: {
        risquesAcceptes: ['Conflit sur un rôle.', 'Genou éraflé sur l’asphalte.'],
        dangersAEliminer: [
          'Circulation, porte de garage, vélo rapide.',
          'Verre, mégots, seringue : on ne touche pas, on recule, l’adulte avise.',
          'Objets trouvés portés à la bouche.',
          'Chaleur et soleil : ombre, eau et pauses.',
        ],
        supervision: 'palier3',
        allergies: ['Marchandises sans coques de noix ni contenants d’arachides.'],
      },
      observation: [
        'Compétences sociales : comment négocie-t-il un rôle ou un tour?',
        'Éveil à la lecture et à l’écriture : que veut-il écrire ou faire écrire?',
        'Éveil aux mathématiques : jusqu’où compte-t-il pour servir un client?',
      ],
      prolongements: [
        'Visitez un vrai commerce et rapportez une question pour la marchande.',
        'Demandez aux parents le nom de leur métier dans leur langue : une nouvelle enseigne s’ouvre.',
      ],
      reflexionRetroaction: [
        'Quels métiers ont-ils choisis, et lesquels viennent de leur vie?',
        'Qui est resté spectateur, par choix ou faute de place?',
      ],
    },
  },
  {
    key: 'les-bateaux-de-feuilles',
    summary: 'Au bord d’un ruisseau calme, les enfants lancent des bateaux de feuilles et suivent leur voyage.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'arbres-et-feuilles'],
    materials: ['eau', 'feuilles', 'batons'],
    place: 'WATERSIDE',
    seasons: ['SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'Les bateaux de feuilles',
      observationDepart:
        'Près de l’eau, les enfants lancent ce qu’ils trouvent. Ils courent voir ce qui s’éloigne et ce qui coule.',
      intentionEducative:
        'Permettre aux enfants d’observer ce que l’eau porte et emporte, dans un cadre serré et paisible.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un matériau et prédire s’il flottera.',
        'Modifier son bateau après un essai.',
        'Raconter un trajet avec des mots de lieu.',
      ],
      materiel: [
        item(
          'Grandes feuilles, écorces et bâtons trouvés au sol',
          'un petit panier par enfant',
          'Cartons de lait rincés',
        ),
        item('Bac large rempli au ruisseau par l’adulte', 'un pour quatre enfants', 'Flaque peu profonde'),
        optional('Papier et crayons gras', 'un ensemble', 'Dessin dans le sable mouillé'),
      ],
      preparation: [
        'Visitez la rive le jour même : débit faible, eau claire, accès plat, sans glace.',
        'Désignez un adulte à l’eau, sans autre tâche, et limitez à quatre les enfants près de la rive.',
        'Marquez au sol une ligne à deux pas de l’eau; personne ne la passe sans l’adulte.',
        'Gilets de sauvetage s’il y a quai ou eau profonde à proximité.',
      ],
      deroulement: [
        opening(
          5,
          'Loin de la rive, posez une feuille sur l’eau du bac et soufflez. Laissez-les proposer d’autres bateaux.',
        ),
        play(
          19,
          'Autour du bac, on essaie, on charge, on coule, on recommence. À tour de rôle, quatre enfants accompagnent l’adulte à la rive et lancent leur bateau. Les autres bâtissent un port sur la terre ferme.',
        ),
        closing(
          6,
          'Assis derrière la ligne, on salue les bateaux partis. Chacun raconte où le sien s’en va. On compte les enfants, on vide le bac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le corps entre l’enfant et l’eau, une main libre.',
          'Demandez une prédiction avant chaque lancement.',
          'Réagissez au naufrage avec curiosité : « Tiens… il a plongé. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui l’aide à flotter?',
          'Où crois-tu qu’il va s’arrêter?',
          'Que changerais-tu à ton bateau?',
        ],
      },
      vocabulaire: ['le courant', 'la rive', 'dériver', 'flotter', 'le naufrage', 'léger', 'l’écorce', 'le port'],
      adaptations: [
        { pour: '2-3a', texte: 'Tout se passe au bac, loin de la rive : souffler, pousser, faire plouf.' },
        { pour: '3-4a', texte: 'Deux matériaux seulement, et beaucoup d’essais.' },
        { pour: '4-5a', texte: 'Ils tiennent un tableau dessiné : flotte, coule, je ne sais pas.' },
        { pour: 'besoins_particuliers', texte: 'Montez le bac sur une glacière fermée, à la hauteur d’un fauteuil.' },
        { pour: 'interieur', texte: 'Un bac d’eau sur une serviette et un éventail de carton font une belle tempête.' },
        { pour: 'autre_saison', texte: 'Au printemps, jouez dans une flaque : l’eau des rivières est trop haute.' },
      ],
      securite: {
        risquesAcceptes: ['Pieds et manches mouillés.', 'Glissade sur le sol humide, derrière la ligne.'],
        dangersAEliminer: [
          'Noyade : adulte dédié, à portée de bras, pour chaque enfant près de l’eau.',
          'Débit fort, eau trouble, rive abrupte ou glacée : on renonce.',
          'Plantes de rivage et algues : on regarde, on ne goûte pas.',
          'Bac laissé plein.',
          'Chaleur et soleil : ombre, eau et pauses.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres d’insectes fréquentes près de l’eau : auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Éveil aux sciences : que retient-il d’un essai à l’autre?',
        'Langage oral : emploie-t-il « plus loin », « sous », « derrière »?',
        'Santé et sécurité : respecte-t-il la ligne, la rappelle-t-il aux autres?',
      ],
      prolongements: [
        'Au local, un concours sans gagnant : le bateau qui porte la plus drôle de cargaison.',
        'Invitez les familles à lancer un bateau dans le bain et à rapporter leur observation.',
      ],
      reflexionRetroaction: [
        'Le ratio permettait-il le plaisir autant que la sécurité?',
        'Quelle question sur l’eau reste ouverte?',
      ],
    },
  },
]
