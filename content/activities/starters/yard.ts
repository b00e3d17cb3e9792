import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** In the yard, in every season. */
export const YARD_STARTERS: StarterActivity[] = [
  {
    key: 'la-tournee-du-matin',
    summary: 'Chaque matin, la même petite tournée : toucher l’arbre, frapper la chaudière, trouver ce qui a changé.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: ['chaudieres-et-pelles'],
    place: 'YARD',
    seasons: [],
    durationMinutes: 10,
    sheet: {
      titre: 'La tournée du matin',
      observationDepart:
        'Au seuil de la cour, un petit s’arrête et cherche votre main. Il reconnaît l’arbre et se remet en marche.',
      intentionEducative:
        'Offrir aux petits un rituel qui rend l’arrivée dehors prévisible et pleine de petites découvertes.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître les étapes d’un trajet connu.',
        'S’éloigner et revenir à sa manière.',
        'Remarquer une chose nouvelle.',
      ],
      materiel: [
        item('Chaudière retournée', 'une', 'Bac de plastique'),
        item('Arbre, clôture ou grosse roche', 'un repère de la cour', 'Poteau décoré'),
      ],
      preparation: [
        'Faites le tour de la cour : clôture, débris, guêpes ou glace, selon la saison.',
        'Choisissez trois repères proches, toujours les mêmes.',
      ],
      deroulement: [
        opening(
          2,
          'À la porte, chantez les trois repères : « L’arbre, le tambour, la clôture. » Attendez que chacun regarde dehors.',
        ),
        play(
          6,
          'Chacun fait sa tournée : dans vos bras, à quatre pattes, en courant. On caresse l’écorce, on frappe le tambour, on regarde à travers la clôture. Un arrêt imprévu est aussi une étape.',
        ),
        closing(2, 'Revenez à l’arbre. Dites ce qui est nouveau ce matin : un bruit, une feuille, un rond de neige.'),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le même ordre et la même chanson.',
          'Nommez ce que l’enfant retrouve avant ce qu’il découvre.',
          'Offrez la main sans la tendre trop vite.',
        ],
        questionsOuvertes: ['Où est notre arbre ce matin?', 'Qu’est-ce qui a changé?'],
      },
      vocabulaire: ['l’arbre', 'le tambour', 'bonjour', 'revenir', 'toucher', 'encore'],
      adaptations: [
        { pour: '0-18m', texte: 'Dans vos bras, il touche chaque repère du bout des doigts.' },
        { pour: '18-24m', texte: 'Il marche devant et choisit le premier arrêt.' },
        { pour: '2-3a', texte: 'Il montre la tournée à un plus petit.' },
        { pour: 'besoins_particuliers', texte: 'Une image de chaque repère aide l’enfant que l’arrivée inquiète.' },
        { pour: 'interieur', texte: 'Trois repères du local, dont la fenêtre, pour les jours de tempête.' },
        { pour: 'autre_saison', texte: 'L’été, ajoutez une ombre à saluer; l’hiver, une trace.' },
      ],
      securite: {
        risquesAcceptes: ['Petite chute.', 'Chagrin d’arrivée.'],
        dangersAEliminer: [
          'Barrière mal fermée, débris, champignons ou fruits tombés.',
          'Froid ou chaleur, soleil : suivez les seuils de votre milieu.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Attachement : vers qui ou vers quoi va-t-il pour se rassurer?',
        'Mémoire : à quelle étape montre-t-il qu’il sait la suite?',
        'Motricité globale : comment choisit-il de se déplacer?',
      ],
      prolongements: [
        'Laissez un quatrième repère naître de ce que les petits visitent chaque jour.',
        'Montrez la tournée aux parents à l’arrivée : elle adoucit la séparation.',
      ],
      reflexionRetroaction: ['Quel repère compte vraiment pour eux?', 'Ai-je pressé quelqu’un?'],
    },
  },
  {
    key: 'la-file-des-canards',
    summary:
      'Une comptine de canards, une ligne dans les feuilles ou la neige, et des démarches qui changent à chaque couplet.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'contes-et-lettres'],
    materials: ['tissus'],
    place: 'YARD',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 20,
    sheet: {
      titre: 'La file des canards',
      observationDepart:
        'Quand un enfant marche en se dandinant, deux autres l’imitent aussitôt en faisant « coin, coin ».',
      intentionEducative: 'Soutenir le lien entre les mots d’une comptine et les mouvements du corps.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Reprendre un son, un mot ou un geste de la comptine.',
        'Changer de pas selon le couplet.',
        'Quitter la file et y revenir.',
      ],
      materiel: [
        item('Carrés de tissu jaune', 'un par adulte', 'Mitaines jaunes'),
        item('Feuilles mortes ou neige', 'une trace large', 'Ligne de craie'),
      ],
      preparation: [
        'Faites le tour de la cour : clôture, sol glissant, branches basses, glaçons aux toits.',
        'Traînez les pieds pour tracer une ligne large qui tourne et revient.',
        'Préparez trois couplets : marcher, se dandiner, dormir debout.',
      ],
      deroulement: [
        opening(
          4,
          'Agitez le tissu et avancez en vous dandinant. « Coin, coin, qui vient au bain? » Ne vous retournez pas trop vite.',
        ),
        play(
          12,
          'On suit, on devance, on s’assoit. Chantez le pas que vous voyez : celui d’un enfant devient le couplet suivant. Les poupons voyagent dans vos bras et donnent la mesure.',
        ),
        closing(
          4,
          'Les canards rentrent au nid, un coin choisi de la cour. On souffle, on se colle, on chante tout bas.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez le rythme des enfants plutôt que l’inverse.',
          'Laissez un blanc à la fin du vers : quelqu’un le remplira.',
          'Recevez celui qui sort de la file comme un canard curieux.',
        ],
        questionsOuvertes: ['Comment marche un canard fatigué?', 'Où vont les canards, maintenant?'],
      },
      vocabulaire: ['le canard', 'se dandiner', 'la file', 'la plume', 'plonger', 'le nid'],
      adaptations: [
        { pour: '0-18m', texte: 'Bercez-le d’un pied sur l’autre : la comptine passe par votre corps.' },
        { pour: '18-24m', texte: 'Deux pas différents, l’un lent et l’un vite.' },
        { pour: '2-3a', texte: 'Il invente le couplet et mène la file.' },
        { pour: 'besoins_particuliers', texte: 'L’enfant qui marche avec un appui règle le pas de tous.' },
        { pour: 'interieur', texte: 'Une ligne de ruban adhésif et le corridor suffisent.' },
        { pour: 'autre_saison', texte: 'Au printemps, la file contourne les flaques.' },
      ],
      securite: {
        risquesAcceptes: ['Chute dans les feuilles ou la neige.', 'Bousculade légère.'],
        dangersAEliminer: [
          'Sol glissant, branche basse, glaçons aux toits : on déplace la ligne.',
          'Froid : suivez le seuil de votre milieu et touchez souvent nuques et mains.',
          'Tissu tenu par l’adulte, jamais autour du cou.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Urticaire au froid : suivez la consigne du parent.'],
      },
      observation: [
        'Langage oral : quel mot, son ou geste revient de lui-même?',
        'Motricité globale : comment change-t-il de pas?',
        'Compétences sociales : suit-il, mène-t-il ou observe-t-il?',
      ],
      prolongements: [
        'Ajoutez un animal par semaine : la file deviendra une ménagerie.',
        'Demandez aux familles une comptine d’animal de leur enfance.',
      ],
      reflexionRetroaction: ['Ai-je laissé des blancs assez longs?', 'Qui menait la file à la fin?'],
    },
  },
  {
    key: 'saute-flaque',
    summary: 'Après la pluie, des flaques de toutes les tailles : on saute, on contourne, on regarde les ronds.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['chaudieres-et-pelles'],
    place: 'YARD',
    seasons: ['SPRING'],
    durationMinutes: 20,
    sheet: {
      titre: 'Saute-flaque',
      observationDepart:
        'Chaque flaque arrête le groupe. Les uns y posent le bout du pied, les autres y tombent assis, ravis.',
      intentionEducative: 'Soutenir le saut, l’équilibre et la curiosité devant l’eau qui éclabousse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Sauter, piétiner ou contourner à son choix.',
        'Remarquer ce qui change quand on saute plus fort.',
        'Recommencer sans qu’on le demande.',
      ],
      materiel: [
        item('Flaques peu profondes', 'trois ou quatre', 'Ronds tracés sur le sol mouillé'),
        item('Petites pelles', 'une pour deux enfants', 'Cuillères de bois'),
      ],
      preparation: [
        'Mesurez chaque flaque avec un bâton : rien de plus haut que la cheville.',
        'Habits de pluie, bottes et rechange complet.',
        'Retirez verre, clous et branches pointues du fond.',
      ],
      deroulement: [
        opening(
          4,
          'Approchez-vous d’une flaque et regardez-y le ciel. Touchez l’eau du bout de la botte : un rond. Attendez.',
        ),
        play(
          12,
          'On saute à deux pieds, on piétine, on agrandit un rond avec la pelle, on fait le tour sans toucher. Nommez la force, pas l’exploit : « Fort… doux… très doux. »',
        ),
        closing(
          4,
          'Un dernier saut, le plus petit possible. Laissez l’eau redevenir calme et retrouvez le ciel dedans.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez à un pas de la flaque où l’on tombe assis.',
          'Imitez leur saut : ils verront ce qu’ils ont inventé.',
          'Respectez les pieds qui veulent rester au sec.',
        ],
        questionsOuvertes: ['Que fait l’eau quand ton pied arrive?', 'Où est parti le ciel?'],
      },
      vocabulaire: ['la flaque', 'éclabousser', 'le rond', 'sauter', 'piétiner', 'calme'],
      adaptations: [
        { pour: '18-24m', texte: 'Donnez-lui vos deux mains et une seule flaque.' },
        { pour: '2-3a', texte: 'Proposez grande flaque, petite flaque, et comparez les ronds.' },
        { pour: '3-4a', texte: 'Cherchez ensemble ce qui fait le rond le plus large.' },
        { pour: 'besoins_particuliers', texte: 'L’enfant assis trouble l’eau avec une pelle à long manche.' },
        { pour: 'interieur', texte: 'Des ronds de carton au sol deviennent des flaques à sauter.' },
        { pour: 'autre_saison', texte: 'L’automne, sautez dans des tas de feuilles mouillées.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements trempés, boue au visage.', 'Chute assise.'],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent; un adulte dédié reste à portée de bras.',
          'Verre, clou ou branche au fond de la flaque.',
          'Froid du printemps : on rentre dès que les bottes sont pleines.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Motricité globale : quitte-t-il le sol des deux pieds?',
        'Éveil aux sciences : que remarque-t-il dans l’eau?',
        'Santé et sécurité : dit-il qu’il est mouillé ou qu’il a froid?',
      ],
      prolongements: [
        'Marquez le bord d’une flaque à la craie et revenez la voir après la sieste.',
        'Prévenez les familles : bottes et rechange, et des histoires de flaques à la maison.',
      ],
      reflexionRetroaction: ['Ai-je permis de rester sec?', 'Combien de fois ont-ils recommencé, et pourquoi?'],
    },
  },
  {
    key: 'des-couleurs-sur-la-neige',
    summary:
      'Sur la neige blanche, des couleurs à mélanger et une œuvre qui fond : on peint à plusieurs, sans rien rapporter.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['couleurs-et-textures', 'eau-neige-et-glace'],
    materials: ['neige', 'peinture-lavable', 'pinceaux'],
    place: 'YARD',
    seasons: ['WINTER'],
    durationMinutes: 30,
    sheet: {
      titre: 'Des couleurs sur la neige',
      observationDepart:
        'Les enfants remarquent la trace orange d’un jus renversé et veulent « faire encore de la couleur ».',
      intentionEducative:
        'Permettre d’explorer des mélanges sur une matière qui boit la couleur, en partageant la même surface.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Essayer un mélange et regarder ce qu’il devient.',
        'Faire de la place à la couleur d’un autre.',
        'Dire ou montrer ce qui surprend.',
      ],
      materiel: [
        item('Neige tapée', 'une grande plaque devant le mur', 'Drap blanc'),
        item('Peinture lavable très diluée', 'trois couleurs, en pots larges', 'Jus de betterave'),
        item('Gros pinceaux courts', 'un par enfant', 'Branches de sapin tombées'),
      ],
      preparation: [
        'Tapez un grand carré de neige avec les pieds, loin de la circulation des jeux.',
        'Diluez la peinture la veille et gardez-la au chaud jusqu’à la sortie.',
        'Vieilles mitaines par-dessus les bonnes; vérifiez le seuil de froid.',
      ],
      deroulement: [
        opening(
          5,
          'Laissez tomber une seule goutte de couleur sur la neige. Regardez-la s’étendre. « Et si elle avait une voisine? »',
        ),
        play(
          20,
          'On peint, on éclabousse, on creuse pour voir jusqu’où la couleur descend. Les pinceaux voyagent. Quand deux couleurs se rencontrent, arrêtez-vous avec eux pour regarder.',
        ),
        closing(
          5,
          'Reculez tous jusqu’à la porte : qu’est-ce qu’on voit de loin? Recouvrez un coin de neige neuve, en secret, pour demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Décrivez la rencontre des couleurs plutôt que le dessin.',
          'Aidez à demander la place : « Est-ce que je peux entrer dans ton rouge? »',
          'Touchez les mains toutes les dix minutes.',
        ],
        questionsOuvertes: [
          'Où s’en va la couleur?',
          'Que se passe-t-il quand le bleu rencontre le jaune?',
          'Comment pourrait-on la rendre plus pâle?',
        ],
      },
      vocabulaire: ['la tache', 's’étendre', 'mélanger', 'pâle', 'foncé', 'éclabousser', 'absorber'],
      adaptations: [
        { pour: '18-24m', texte: 'Une couleur, un gros pinceau et un bout de neige pour lui seul.' },
        { pour: '2-3a', texte: 'Deux couleurs et le plaisir de les voir se toucher.' },
        { pour: '3-4a', texte: 'Cherchez ensemble à retrouver un vert ou un orangé vu ailleurs.' },
        { pour: 'besoins_particuliers', texte: 'Un pinceau attaché à un long bâton permet de peindre assis.' },
        { pour: 'interieur', texte: 'Un grand bac de neige sur une bâche, dix minutes.' },
        { pour: 'autre_saison', texte: 'L’été, peignez un drap tendu avec de l’argile et des feuilles.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements tachés.', 'Désaccord pour une couleur.', 'Doigts froids.'],
        dangersAEliminer: [
          'Neige colorée portée à la bouche : on montre la neige propre et on reste tout près.',
          'Froid : suivez le seuil de votre milieu, au plus bas -27 °C.',
          'Glace vive sous la neige tapée : on sable ou on change de coin.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier2',
        allergies: ['Vérifiez les ingrédients de la peinture si un enfant a la peau sensible.'],
      },
      observation: [
        'Éveil aux sciences : que prévoit-il, et que vérifie-t-il?',
        'Compétences sociales : comment négocie-t-il sa place ou son pinceau?',
        'Langage oral : quels mots trouve-t-il pour les couleurs nouvelles?',
      ],
      prolongements: [
        'Revenez chaque jour voir l’œuvre fondre et photographiez-la.',
        'Invitez les familles à regarder la plaque en quittant la cour.',
      ],
      reflexionRetroaction: ['Le partage est-il venu d’eux?', 'Qu’ai-je voulu rendre plus beau?'],
    },
  },
  {
    key: 'le-labyrinthe-de-neige',
    summary: 'On creuse des allées, on se donne des directions, on s’y perd pour rire : la cour devient labyrinthe.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'contes-et-lettres'],
    materials: ['neige', 'chaudieres-et-pelles', 'papier-et-crayons'],
    place: 'YARD',
    seasons: ['WINTER'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le labyrinthe de neige',
      observationDepart:
        'Les sentiers tapés par les bottes se croisent. Les enfants s’y cherchent et crient « à droite! » sans s’entendre.',
      intentionEducative: 'Soutenir l’effort de construire un parcours et le besoin de mots précis pour s’y guider.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Pelleter, taper ou tracer une allée.',
        'Donner une direction qu’un autre peut suivre.',
        'Modifier le parcours après un essai.',
      ],
      materiel: [
        item('Pelles solides', 'une par enfant', 'Traîneau poussé à plat'),
        item('Chaudières', 'quatre', 'Boîtes solides'),
        optional('Papier et crayons de cire', 'une feuille par équipe', 'Plan tracé dans la neige'),
      ],
      preparation: [
        'Choisissez un coin plat, loin de la rue et du déneigement.',
        'Sondez la neige : roches, glace vive, clôture cachée.',
        'Fixez la hauteur des murets : jamais plus haut que leurs genoux.',
      ],
      deroulement: [
        opening(
          7,
          'Marchez en traînant les pieds, tournez, arrêtez-vous net. « Cul-de-sac! » Tendez la pelle à qui a une idée pour en sortir.',
        ),
        play(
          18,
          'Chacun creuse, tape, bifurque. Les allées se rejoignent ou s’évitent. Les architectes décident où est l’entrée; les explorateurs essaient pendant que ça se bâtit.',
        ),
        play(
          13,
          'Un guide reste dehors et donne les directions à un ami qui avance les yeux vers le sol. On change de rôle, de mots, de chemin.',
        ),
        closing(
          7,
          'Tout le groupe suit la dernière route trouvée, à la file. Chacun nomme un endroit : le virage du renard, la porte gelée.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez « plus de mots » plutôt que de donner la solution.',
          'Relancez le plan quand deux équipes se croisent.',
          'Touchez nuques et mains à mi-chemin.',
        ],
        questionsOuvertes: [
          'Comment lui dire où tourner sans montrer du doigt?',
          'Que faut-il changer pour qu’on s’y perde un peu?',
          'Où mettrait-on une sortie secrète?',
        ],
      },
      vocabulaire: ['le labyrinthe', 'bifurquer', 'l’impasse', 'à gauche', 'à droite', 'le détour', 'la sortie'],
      adaptations: [
        { pour: '2-3a', texte: 'Une seule allée qui tourne, à parcourir en suivant votre voix.' },
        { pour: '3-4a', texte: 'Donnez des repères : « jusqu’à la chaudière, puis vers le sapin ».' },
        { pour: '4-5a', texte: 'Dessinez le plan et vérifiez-le en marchant.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Élargissez une allée pour le traîneau : l’enfant assis devient le guide.',
        },
        { pour: 'interieur', texte: 'Des boîtes et des coussins dessinent le labyrinthe du local.' },
        { pour: 'autre_saison', texte: 'L’automne, râtelez les allées dans les feuilles.' },
      ],
      securite: {
        risquesAcceptes: ['Chute dans la neige.', 'Coup de pelle léger.', 'Dispute pour une allée.'],
        dangersAEliminer: [
          'Aucun tunnel : toute niche reste ouverte sur le dessus.',
          'Froid : à -27 °C ou moins, on reste à l’intérieur; le seuil de votre milieu a priorité.',
          'Pelle portée bas, un bras de distance entre deux pelleteurs.',
          'Cordon de capuchon et foulard : rien autour du cou.',
        ],
        supervision: 'palier2',
        allergies: ['Urticaire au froid : suivez la consigne du parent.'],
      },
      observation: [
        'Motricité globale : comment organise-t-il son effort avec la pelle?',
        'Langage oral : quels mots d’espace emploie-t-il?',
        'Raisonnement : que change-t-il quand le chemin bloque?',
      ],
      prolongements: [
        'Plantez un fanion au bout du labyrinthe et laissez un message à découvrir.',
        'Donnez le plan aux parents : l’enfant les guidera à l’heure du départ.',
      ],
      reflexionRetroaction: ['Les rôles ont-ils circulé?', 'Quelle impasse a fait naître la meilleure idée?'],
    },
  },
  {
    key: 'le-facteur-de-la-cour',
    summary:
      'Des boîtes aux lettres cachées dans la cour, des messages dessinés et des tournées à pied, à la course ou en tricycle.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'quartier-et-metiers'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le facteur de la cour',
      observationDepart:
        'Les enfants plient des dessins et demandent à qui ils pourraient les donner. Le camion de la poste les fascine.',
      intentionEducative:
        'Soutenir l’envie d’écrire et de dessiner pour quelqu’un, avec de vraies courses pour livrer.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer un message qui s’adresse à quelqu’un.',
        'Trouver une route et un pas pour livrer.',
        'Lire, à sa façon, un message reçu.',
      ],
      materiel: [
        item('Papier et crayons de cire', 'une dizaine de feuilles', 'Feuilles mortes et craie'),
        item('Boîtes de carton', 'cinq, une par coin de la cour', 'Chaudières'),
        optional('Sacs de papier à poignées', 'deux', 'Paniers'),
      ],
      preparation: [
        'Décorez chaque boîte d’un signe simple : rond, vague, étoile.',
        'Cachez-les à la vue de l’adulte, à des distances différentes.',
        'Inspectez le sol entre les boîtes : racines, trous, guêpes.',
      ],
      deroulement: [
        opening(
          8,
          'Une lettre vous attend sur la table, adressée au groupe, avec un seul dessin : une étoile. « Où faut-il porter la réponse? »',
        ),
        play(
          17,
          'On dessine, on plie, on dicte, on livre. Les facteurs choisissent leur pas : à reculons, en sautant, sur la pointe. Les boîtes se remplissent; quelqu’un doit les vider.',
        ),
        play(
          13,
          'Les messages reçus changent le jeu : une invitation, une devinette, un signe inconnu. Une boîte peut déménager si son gardien l’annonce.',
        ),
        closing(
          7,
          'Assis ensemble, chacun ouvre un message et le raconte. Ceux qu’on ne sait pas lire, leur auteur les explique.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez ce qu’ils dictent, à côté de leurs traces.',
          'Recevez un gribouillis comme une vraie lettre et répondez-y.',
          'Laissez le courrier se perdre : le jeu le retrouvera.',
        ],
        questionsOuvertes: [
          'À qui voudrais-tu écrire?',
          'Comment saura-t-il que c’est toi?',
          'Quel chemin est le plus long, et pourquoi le prendre?',
        ],
      },
      vocabulaire: ['l’enveloppe', 'l’adresse', 'livrer', 'la tournée', 'le message', 'plier', 'le courrier'],
      adaptations: [
        { pour: '2-3a', texte: 'Un dessin à porter dans une seule boîte, avec vous, autant de fois qu’il veut.' },
        { pour: '3-4a', texte: 'Deux boîtes et des images à coller pour les destinataires.' },
        { pour: '4-5a', texte: 'Inventez des adresses, un tarif et une carte de la tournée.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui se déplace peu tient le bureau de tri et estampe le courrier.',
        },
        { pour: 'interieur', texte: 'Les boîtes s’accrochent aux portes du corridor.' },
        { pour: 'autre_saison', texte: 'L’hiver, livrez en traîneau des messages dans des sacs étanches.' },
      ],
      securite: {
        risquesAcceptes: ['Course, trébuchement.', 'Lettre perdue, déception.'],
        dangersAEliminer: [
          'Barrière mal fermée, racine, sol mouillé.',
          'Crayon à la main pendant la course : il reste à la table.',
          'Chaleur et soleil : chapeaux, eau et pauses.',
        ],
        supervision: 'palier3',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que fait-il pour que l’autre comprenne?',
        'Motricité globale : comment varie-t-il ses déplacements?',
        'Compétences sociales : à qui s’adresse-t-il, et pourquoi?',
      ],
      prolongements: [
        'Installez une vraie boîte aux lettres entre deux groupes.',
        'Envoyez une lettre à chaque famille : la réponse reviendra de la maison.',
      ],
      reflexionRetroaction: ['Quel message m’a le plus étonnée?', 'Ont-ils écrit pour quelqu’un, ou pour moi?'],
    },
  },
  {
    key: 'la-machine-a-eau',
    summary:
      'Gouttières, contenants et gravité : les enfants inventent une machine qui transporte l’eau sans la porter.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions'],
    materials: ['eau', 'contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 60,
    sheet: {
      titre: 'La machine à eau',
      observationDepart:
        'Les enfants versent l’eau dans une gouttière et courent voir où elle sort. Ils cherchent comment la faire aller plus loin.',
      intentionEducative:
        'Soutenir l’essai, l’erreur et l’entente dans une construction où l’eau répond tout de suite.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir où l’eau ira, puis vérifier.',
        'Changer une pente, un joint ou un appui.',
        'Se partager des tâches dans un projet.',
      ],
      materiel: [
        item('Eau', 'deux chaudières remplies à moitié', 'Eau de pluie propre'),
        item('Gouttières ou bouteilles coupées par l’adulte', 'cinq ou six', 'Cartons cirés pliés'),
        item('Contenants et louches', 'un par enfant', 'Pots de plastique'),
        optional('Blocs et bûches basses', 'une dizaine', 'Boîtes retournées'),
      ],
      preparation: [
        'Poncez ou recouvrez de ruban les bords coupés.',
        'Installez le chantier à l’ombre, sur une surface qui ne devient pas glissante.',
        'Un adulte ne quitte pas les chaudières d’eau.',
      ],
      deroulement: [
        opening(
          8,
          'Posez une gouttière à plat et versez une louche : rien ne bouge. « Elle ne veut pas avancer. » Laissez les mécaniciens réfléchir tout haut.',
        ),
        play(
          26,
          'On incline, on soutient, on joint. L’eau fuit, déborde, se perd : chaque fuite est une idée. Des équipes se forment et se défont; quelqu’un préfère seulement verser.',
        ),
        play(
          17,
          'Quand une machine marche, proposez-lui un problème : passer au-dessus d’un obstacle, remplir deux pots, ralentir. Ou laissez-la devenir une fontaine à camions.',
        ),
        closing(
          9,
          'Un dernier voyage d’eau, tous accroupis pour la suivre. Videz les chaudières au pied d’un arbre et racontez ce qui a fini par marcher.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Posez le problème, pas la solution.',
          'Nommez les essais : « Tu as levé ce bout, et l’eau est partie. »',
          'Restez assise près de l’eau, disponible et immobile.',
        ],
        questionsOuvertes: [
          'Que va-t-il arriver si on lève ce bout?',
          'Où l’eau s’est-elle perdue?',
          'Comment la faire attendre?',
        ],
      },
      vocabulaire: ['la pente', 'la fuite', 'incliner', 'déborder', 'le joint', 'la gouttière', 'ralentir'],
      adaptations: [
        { pour: '2-3a', texte: 'Une gouttière déjà penchée, deux contenants, et le plaisir de recommencer.' },
        { pour: '3-4a', texte: 'Deux gouttières à relier et un pot à remplir.' },
        { pour: '4-5a', texte: 'Dessinez la machine avant, puis comparez avec ce qu’elle est devenue.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Montez un bout de la machine à la hauteur d’une chaise : verser y est aussi important que bâtir.',
        },
        { pour: 'interieur', texte: 'Faites rouler une balle de tissu plutôt que de l’eau.' },
        {
          pour: 'autre_saison',
          texte: 'Au printemps, la fonte fournit l’eau; au sol, les rigoles remplacent les gouttières.',
        },
      ],
      securite: {
        risquesAcceptes: ['Vêtements mouillés.', 'Machine qui s’écroule.', 'Désaccord sur le plan.'],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent; un adulte dédié reste à portée de bras.',
          'Contenants d’eau vidés dès la fin du jeu.',
          'Coup de chaleur, soleil : ombre, chapeaux, eau à boire.',
          'Bord coupant, sol glissant : on ponce, on éponge.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur porté par l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Raisonnement : que change-t-il après une fuite?',
        'Motricité fine : comment joint-il deux pièces?',
        'Compétences sociales : comment fait-il accepter son idée?',
      ],
      prolongements: [
        'Gardez la machine deux jours : que faut-il pour la rendre plus longue?',
        'Demandez aux familles des tuyaux et gouttières propres.',
      ],
      reflexionRetroaction: ['Quand ai-je aidé trop tôt?', 'Quelle erreur a été la plus utile?'],
    },
  },
  {
    key: 'le-lave-auto',
    summary:
      'Tricycles, camions et autos poussiéreuses entrent au lave-auto : on frotte, on rince, on fait la file, on paie en feuilles.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'eau-neige-et-glace'],
    materials: ['eau', 'chaudieres-et-pelles', 'tissus'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 45,
    sheet: {
      titre: 'Le lave-auto',
      observationDepart: 'Un tricycle couvert de boue a lancé le jeu : « Il faut le laver, le monsieur attend! »',
      intentionEducative:
        'Soutenir l’entente et les tours de rôle dans un vrai travail d’eau, à la taille des enfants.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre un rôle, le garder ou le prêter.',
        'Tordre, frotter, rincer à deux mains.',
        'Attendre son tour avec une autre chose à faire.',
      ],
      materiel: [
        item('Eau', 'une chaudière remplie au quart pour trois enfants', 'Eau de pluie propre'),
        item('Éponges et guenilles', 'une par enfant', 'Vieux bas de coton'),
        item('Tricycles et gros camions', 'tous ceux de la cour', 'Boîtes à roulettes'),
      ],
      preparation: [
        'Tracez à la craie l’entrée, le lavage et la sortie.',
        'Placez les chaudières à l’ombre; un adulte ne les quitte pas.',
        'Rechange complet et souliers d’eau.',
      ],
      deroulement: [
        opening(
          7,
          'Arrivez sur un tricycle sale, klaxonnez doucement. « Est-ce que c’est ouvert? » Obéissez à ce qu’on vous dit.',
        ),
        play(
          18,
          'On frotte, on tord, on inspecte. La file se forme et se défait. Laissez-les trouver ce qu’on fait en attendant : payer, chanter, sécher.',
        ),
        play(
          13,
          'Le commerce change : un garage, un guichet, un camion de pompier. Prenez le rôle du client pressé ou très lent, selon ce qu’ils en font.',
        ),
        closing(
          7,
          'Dernier rinçage, guenilles tordues à deux et étendues sur la clôture. L’eau qui reste va aux arbres. Chacun gare son véhicule.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez à portée de bras des chaudières.',
          'Nommez l’attente : « Tu gardes ta place pendant qu’il termine. »',
          'Confiez un litige aux patrons du lave-auto.',
        ],
        questionsOuvertes: [
          'Comment sait-on que c’est assez propre?',
          'Que peut faire le client en attendant?',
          'De quoi as-tu besoin pour tordre ça?',
        ],
      },
      vocabulaire: ['tordre', 'frotter', 'rincer', 'la guenille', 'la file', 'le client', 'propre'],
      adaptations: [
        { pour: '18-24m', texte: 'Un petit camion et une éponge mouillée, sans chaudière à portée.' },
        { pour: '2-3a', texte: 'Un véhicule pour deux : l’un tient, l’autre frotte.' },
        { pour: '3-4a', texte: 'Ajoutez une affiche de prix dessinée et une caisse.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui n’aime pas se mouiller tient la caisse ou sèche avec une guenille.',
        },
        { pour: 'interieur', texte: 'Des linges secs et des camions de bois ouvrent le même commerce.' },
        { pour: 'autre_saison', texte: 'L’hiver, on déneige les véhicules avec des pinceaux.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements trempés.', 'Dispute pour un rôle.', 'Glissade sur le sol mouillé.'],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent; un adulte dédié reste à portée de bras.',
          'Contenants d’eau vidés dès la fin du jeu.',
          'Coup de chaleur, soleil : ombre, chapeaux et eau à boire.',
          'Tissu jamais autour du cou; guenilles rangées à la fin.',
        ],
        supervision: 'palier1',
        allergies: ['Vérifiez la liste d’allergies du groupe avant d’ajouter un savon doux.'],
      },
      observation: [
        'Compétences sociales : comment vit-il l’attente et le partage d’un rôle?',
        'Motricité fine : comment tord-il et frotte-t-il?',
        'Fonction symbolique : quelles étapes enchaîne-t-il dans son commerce?',
      ],
      prolongements: [
        'Le lave-auto peut ouvrir chaque vendredi, avec un nouveau patron.',
        'Proposez aux familles de laver la voiture ou le vélo ensemble, à la maison.',
      ],
      reflexionRetroaction: ['Qui a trouvé un rôle à sa mesure?', 'L’attente est-elle devenue un jeu?'],
    },
  },
]
