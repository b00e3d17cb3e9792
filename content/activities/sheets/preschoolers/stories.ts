import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_STORY_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-boite-a-histoires',
    summary:
      'Les enfants font parler des bâtons à la fenêtre d’une boîte de carton, changent le décor et recommencent l’histoire.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons', 'batons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la boîte se pose sur un banc à l’abri du vent et les décors se ramassent par terre.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,

    calls: [
      'théâtre',
      'marionnettes',
      'spectacle',
      'raconter',
      'inventer une histoire',
      'personnage',
      'boîte de carton',
      'faire parler',
      'public',
      'se cacher derrière',
      'voix',
      'décor',
      'conte',
      'bâtons',
    ],
    seen: [
      'ils se cachent derrière un carton et font parler deux bouts de bois',
      'elle change sa voix, grosse pour le loup, petite pour la souris',
      'il change la fin chaque fois et ses deux bonshommes de bois finissent par se battre',
      'il est trop gêné pour parler devant tout le monde, mais avec son bonhomme il jase',
      'trois amis parlent en même temps et le public ne comprend plus rien',
      'il se lève au milieu pour voir si on rit et oublie son rôle',
      'à la causerie, une amie a fait danser son crayon et toute la table s’est tue',
      'depuis le spectacle de la semaine passée, ils s’assoient en rang et attendent les acteurs',
    ],
    scenes: ['figurines', 'livres-histoires', 'fete'],
    picture:
      'Deux enfants derrière une boîte de carton font parler des bâtons habillés; devant les rideaux rouges, trois amis écoutent.',
    sheet: {
      titre: 'La boîte à histoires',
      observationDepart:
        'Derrière une boîte renversée, deux enfants font parler leurs mains. Le public s’est assis tout seul.',
      intentionEducative:
        'Soutenir l’invention d’histoires, leur ordre et leur mise en scène, avec des moyens très simples.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Raconter une suite d’événements à sa façon.',
        'Donner une voix et une place à un personnage.',
        'Changer l’histoire en cours de route, pour un ami ou pour le public.',
      ],
      materiel: [
        item('Grandes boîtes de carton sans fond', 'trois', 'Banc couvert d’un drap'),
        item('Tissus et papiers de couleur', 'deux de chaque par enfant', 'Feuilles séchées'),
        item('Gros bâtons courts qui servent de personnages', 'deux par enfant', 'Marionnettes ou cuillères de bois'),
        item('Ruban-cache, pour les bords', 'un rouleau', 'Bandes de tissu'),
        item('Crayons de cire et feuilles', 'quatre crayons et deux feuilles par enfant', 'Dos de vieilles affiches'),
        optional('Lampe de poche à piles vissées', 'une', 'Lumière du jour'),
        optional('{si-livres|Livre que le groupe connaît}', '{si-livres|un}', null),
        optional('{si-instruments|Instrument}', '{si-instruments|un ou deux}', null),
        optional('{si-toutous|Toutous}', '{si-toutous|trois ou quatre}', null),
        optional(
          '{si-chapeaux si-déguisements|Chapeau ou déguisement d’annonceur}',
          '{si-chapeaux si-déguisements|un}',
          null,
        ),
      ],
      preparation: [
        'Découpez d’avance une grande fenêtre dans chaque boîte; couvrez les bords de ruban-cache.',
        'Posez les boîtes à des hauteurs différentes, la place de trois enfants derrière chacune : {dedans|deux par terre, une sur la table basse.} {cour|par terre, sur le banc, sur une bûche large.}',
        '{dedans|Laissez devant chacune la place d’un public assis par terre.} {cour|Calez les boîtes avec une bûche, le dos au vent.} {cour hiver|L’hiver, les mitaines se mettent à parler aussi bien que les bâtons.}',
        '{avec-tissu|Suspendez @materiel au bord d’une boîte : ce sera le rideau.}',
        '{1adulte|Seule, ouvrez deux boîtes plutôt que trois et assoyez-vous d’où elles se voient toutes.} {2adultes|À deux, l’une fait le public, l’autre fabrique avec les enfants.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Assise à côté d’une boîte, la main cachée derrière, faites monter un bâton dans la fenêtre. Il regarde à gauche, à droite, puis disparaît. « Qui c’était, ça? » Gardez le silence jusqu’à la première idée. {si-livres|Avec un livre, montrez-en une seule page, puis refermez-le : le bâton voudrait savoir la suite.}',
        ),
        play(
          { 20: 12, 30: 19, 45: 19 },
          'Chacun choisit son bâton, lui cherche une voix, l’habille d’un tissu, lui dessine une maison; déchirez le ruban-cache à la demande. {3-4a|Le bâton sort, salue, disparaît; il a déjà hâte de revenir. Le marionnettiste se lève pour voir si l’on rit? Ne répondez qu’au bâton : « As-tu dormi? Qui t’a réveillé? » Trois amis parlent en même temps : donnez-leur un mot à crier ensemble.} {4-5a|Ils ont prévu un début et une fin; la fin change en pleine scène. Derrière la boîte, l’un tient le bâton, l’autre le décor, un troisième fait les bruits. Ça finit en bagarre? « Qu’est-ce qu’ils voulaient, ces deux-là? » La scène s’essouffle? Pendez un tissu bleu à la fenêtre : tout vient de tomber à l’eau.}',
        ),
        play(
          { 45: 13 },
          'Frappez trois coups au sol : chacun choisit sa boîte. Les histoires se rencontrent. Un personnage passe d’une boîte à l’autre, il fait nuit, quelqu’un manque à l’appel. Prêtez votre main, pas vos idées. {3-4a|Le visiteur cogne au carton, on lui sert à manger, on le renvoie. Deux enfants veulent la même fenêtre : l’un sera le vent, qui souffle de côté.} {4-5a|Chuchotez ensuite une nouvelle d’une boîte à l’autre : « Le pont est tombé. » Ils s’en servent ou disent que c’est faux.} Un bâton dont l’histoire est finie salue et rejoint le public.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Ceux qui en ont envie montrent un moment, le plus court qu’ils veulent; le public ouvre la scène de trois coups au sol et fait les bruits. {si-instruments|Sur un instrument, un spectateur donne les coups, puis la pluie, le galop, l’orage.} {si-toutous|Avec des toutous au premier rang, l’enfant gêné joue pour eux seuls.} {si-chapeaux si-déguisements|Qui se déguise devient l’annonceur : avant les coups, il salue et dit le titre.} Demandez au public ce qu’il a compris. Les bâtons dorment dans la boîte jusqu’à demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous dans le public et riez pour vrai.',
          'Quand un récit s’arrête, relancez : « Et pendant ce temps-là? »',
          'Écrivez au dos du décor la phrase que l’enfant vous confie.',
        ],
        questionsOuvertes: [
          'Que veut-il, ton personnage?',
          'Qui pourrait l’en empêcher?',
          '{20min 30min|Qu’est-ce qui lui arrive, après?} {45min|Comment sait-on que c’est la nuit?}',
        ],
      },
      vocabulaire: ['le décor', 'le personnage', 'la scène', 'les coulisses', 'soudain', 'le public', 'apparaître'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Un seul bâton par main et une histoire du matin : se lever, manger, chercher son soulier.',
        },
        { pour: '4-5a', texte: 'Proposez une affiche à dessiner et des billets à distribuer avant la séance.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Confiez le décor, ou la lampe s’il y en a une, à l’enfant qui parle peu : la scène attend son signal pour continuer.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Renouvelez selon le mois ce qui habille les bâtons : feuilles d’érable, mitaines orphelines, chapeaux de paille.',
        },
      ],
      securite: {
        risquesAcceptes: ['Boîte renversée en pleine scène.', 'Trac : il ne veut plus montrer.'],
        dangersAEliminer: [
          'Bord de carton coupant ou agrafe oubliée : recollez du ruban-cache.',
          'Boîte haute qui bascule : descendez-la par terre.',
          'Bâton pointu, ou brandi près d’un visage : sortez-le du jeu; les personnages se battent en paroles, sans se frapper.',
        ],
        supervision: 'palier3',
        allergies: ['Rubans et cartons sans latex ni odeur forte.'],
      },
      observation: [
        'Langage oral : comment passe-t-il d’un événement au suivant?',
        'Fonction symbolique : que devient le bâton, et le reste-t-il toute la scène?',
        'Mémoire : que reprend-il d’une histoire déjà entendue ou déjà jouée?',
      ],
      prolongements: [
        'Gardez une boîte toute la semaine, avec un nouvel épisode chaque jour.',
        'Prêtez un personnage à une famille pour la fin de semaine; il reviendra avec une aventure à raconter.',
      ],
      reflexionRetroaction: [
        'Quand ai-je soufflé une idée qu’on ne me demandait pas?',
        'Quelle scène rejouait un moment vécu par un enfant?',
      ],
    },
  },
  {
    key: 'sous-la-bache-la-pluie-raconte',
    summary:
      'Serrés sous une toile, les enfants écoutent tambouriner la pluie, lui répondent et inventent ce qu’elle raconte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: ['bache', 'contenants-et-cuilleres', 'papier-et-crayons', 'livres'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la toile s’attache à la clôture et l’eau de la gouttière donne la deuxième voix.',
      WOODS: 'Dans le boisé, la pluie tombe deux fois : du ciel, puis des branches.',
    },
    seasons: ['SPRING', 'AUTUMN'],
    alsoIn: {
      SUMMER: 'L’été, une averse sans tonnerre suffit; les chandails de rechange restent secs sous la toile.',
    },
    durationMinutes: 30,
    adults: 1,

    calls: [
      'pluie',
      'averse',
      'il mouille',
      'journée de pluie',
      'bâche',
      'tente',
      'bruit',
      'écouter',
      'histoire',
      'raconter',
      'parapluie',
      'flaque',
      'gouttière',
      'contes',
      'sons',
    ],
    seen: [
      'ils tapent avec leurs doigts sur une canne pour répondre aux gouttes',
      'elle met son pot de plastique sous la dégoulinade et écoute le son changer',
      'il invente ce que les gouttes viennent de dire et un autre continue',
      'ils se serrent sous l’abri et baissent le ton sans qu’on leur demande',
      'il n’aime pas l’orage et se colle contre moi à chaque coup',
      'elle compte sur ses doigts le temps entre deux gouttes et en est toute fière',
      'au parc, l’averse nous a surpris et on a attendu sous le toit du pavillon',
      'depuis que le toit de la remise coule, ils écoutent chaque matin s’il pleut',
    ],
    scenes: ['vent-pluie', 'livres-histoires', 'taper-bruit', 'se-cacher', 'ecouter'],
    picture:
      'Serrés au sec sous une bâche bleue, des enfants racontent; d’autres écoutent la pluie tomber dans des casseroles.',
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
        item('Bâche et ses attaches', 'une, tendue par l’adulte', 'Auvent, abri ouvert'),
        item('Tapis de sol', 'un pour deux enfants', 'Boîtes de carton aplaties'),
        item('Contenants de métal et de plastique', 'quatre', 'Plats empruntés à la cuisine'),
        item('Cahier et crayon de plomb', 'un, dans un sac étanche', 'Votre mémoire'),
        optional('Albums', 'deux, dans le sac étanche', 'Une histoire connue par cœur'),
      ],
      preparation: [
        'Tendez la bâche avant l’arrivée des enfants, en pente pour que l’eau s’écoule, attaches au-dessus de votre tête.',
        'Consultez la prévision : pluie douce, ni orage ni grand vent.',
        'Enfilez habits et bottes de pluie; laissez un rechange complet au sec.',
        '{bois|Installez la toile loin des branches mortes, au bord du sentier.} {cour|Vérifiez que la gouttière coule bien et que l’allée ne devient pas glissante.}',
        '{1adulte|Seule, montrez jusqu’où aller sous la pluie : là où vous voyez encore toutes les bottes.} {2adultes|À deux, gardez le cahier sous la toile pendant que votre collègue sort écouter avec les mouillés.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Serrez-vous sous la toile et taisez-vous, le temps de dix gouttes comptées sur vos doigts. « Qu’est-ce qu’elle nous a dit, la pluie? »',
        ),
        play(
          { 20: 12, 30: 18, 45: 19 },
          'Les uns inventent ce que dit la pluie; les autres sortent poser un contenant sous les gouttes et reviennent l’écouter. Tapez une réponse; attendez celle de la pluie. {3-4a|Un bruit de bouche est déjà un chapitre. Un contenant se tait? On le pousse là où la toile dégoutte : « Là, il parle! » Quand les mots s’épuisent, cognez au métal : « Je suis la grand-mère des gouttes. Qui m’ouvre? » Chacun lui répond du bout des doigts.} {4-5a|Une phrase s’accroche à la précédente, et le héros a bientôt un problème. Les contenants se partagent les rôles : le métal fait le géant, le plastique, la souris. L’histoire piétine? Posez le crayon : « La pluie dit qu’il y a une porte. Où? »}',
        ),
        play(
          { 45: 12 },
          'L’histoire sort de la toile : on la joue sous les gouttes, on revient la continuer au sec. Au bord de la toile, lisez une phrase du cahier : qui veut la fait de tout son corps, le monstre, le vent, la goutte. Frappez le métal : tous rentrent inventer la phrase suivante. {3-4a|La même page se rejoue trois fois, avec un nouveau monstre chaque fois.} {4-5a|À la troisième page, un enfant prend le métal, dit la phrase et choisit comment on sort.} {avec-contenant|Écoutez ce que répond @materiel, posé au pied de la toile.}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'Redites l’histoire du jour en trois phrases; à chacune, le groupe ajoute son bruit pendant que vous l’écrivez dans le cahier. Puis dites merci à la pluie, la main tendue sous le bord de la toile.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Notez leurs mots comme ils tombent, même « ploc ploc le monstre ».',
          'Repartez de ce qui a été dit : « Et le monstre de flaque, lui? » Rien ne vient? Une page d’album ou une histoire connue donne le début.',
          'Approchez votre oreille d’un enfant silencieux; son bruit compte autant qu’une phrase.',
        ],
        questionsOuvertes: [
          'À quoi ça ressemble, ce bruit-là?',
          'Où va la pluie après?',
          'Comment ça va finir, notre histoire?',
        ],
      },
      vocabulaire: [
        'tambouriner',
        'le clapotis',
        '{cour|la gouttière}{parc bois|la bâche}',
        's’abriter',
        'l’averse',
        'goutter',
        'ensuite',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Trois petites questions portent le récit : qui est là, où, et puis?' },
        { pour: '4-5a', texte: 'Offrez-leur le cahier : ils dessinent la couverture et dictent un titre.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'La pluie frappe fort sur la toile : gardez une place près du bord ouvert, d’où l’on sort quand les oreilles en ont assez.',
        },
        { pour: 'interieur', texte: 'Ouvrez une fenêtre à l’abri, tendez la bâche sur la table et écoutez de là.' },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la même toile sert d’ombre : on attend l’averse avec une histoire.} {ete|L’automne, gardez les mitaines au sec et raccourcissez l’arrêt.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches trempées.', 'Glissade sur le sol détrempé.'],
        dangersAEliminer: [
          'Tonnerre : tout le monde rentre dans un bâtiment au premier coup.',
          'Corde d’attache qui pend : enroulez le bout au-dessus des têtes.',
          'Poche d’eau qui gonfle la toile : repoussez-la d’en dessous, avec une branche, une fois les enfants sortis.',
        ],
        supervision: 'palier3',
        allergies: ['Aucun aliment sous la toile; les auto-injecteurs restent au sec, sur vous.'],
      },
      observation: [
        'Langage oral : relie-t-il ses idées avec « et », « mais », « parce que »?',
        'Compétences sociales : suit-il l’histoire quand elle n’est plus la sienne?',
        'Éveil à la lecture et à l’écriture : revient-il à ses mots écrits dans le cahier?',
      ],
      prolongements: [
        'Rouvrez le cahier à la prochaine averse; le groupe relit et continue.',
        'Envoyez les trois phrases aux familles, qui inventent une suite le soir.',
      ],
      reflexionRetroaction: [
        'Quelle part de l’histoire vient vraiment des enfants?',
        'Quel bruit de l’histoire venait de celui qui ne parle pas?',
      ],
    },
  },
  {
    key: 'le-sentier-raconte',
    summary:
      'Un personnage vit quelque part sur le chemin. Les enfants l’inventent, lui trouvent un ennui et jouent la suite d’un arrêt à l’autre.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres'],
    materials: ['cocottes', 'papier-et-crayons'],
    place: 'WOODS',
    alsoAt: { PARK: 'Au parc, le banc, le buisson et le gros arbre servent d’arrêts.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'L’hiver, les empreintes dans la neige disent qui est passé avant nous.' },
    durationMinutes: 45,
    adults: 1,

    calls: [
      'histoire',
      'raconter',
      'personnage',
      'sentier',
      'promenade',
      'souche',
      'lutin',
      'imaginaire',
      'aventure',
      'conte',
      'marcher',
      'inventer',
      'forêt',
    ],
    seen: [
      'elle marche comme un bonhomme fâché et les autres suivent son pas',
      'il prend la cocotte, ajoute un mot et la passe à son voisin',
      'ils bouchent le chemin avec trois branches et disent que c’est barré',
      'ils sont fatigués en randonnée et je n’arrive plus à les faire avancer',
      'il n’a pas d’idée, il garde la cocotte sans parler et hausse ses épaules',
      'elle s’obstine avec son ami sur ce qui va arriver au bonhomme du bois',
      'à la marche, ils ont entendu craquer et juré qu’une créature vivait dans la souche',
      'au boisé, chaque arbre avait sa voix et ils se sont disputés sur la suite',
    ],
    scenes: ['livres-histoires', 'promenade'],
    picture:
      'Sur un sentier, un enfant raconte en tenant une grosse cocotte; une amie sort d’une porte de bâtons, l’éducatrice écrit ce qui se dit.',
    sheet: {
      titre: 'Le sentier raconte',
      observationDepart: 'En marchant, les enfants prêtent des voix aux arbres et se disputent la suite de l’aventure.',
      intentionEducative: 'Soutenir l’invention d’un récit à plusieurs, où l’idée de chacun change l’histoire.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un personnage à partir d’une chose vue.',
        'Enchaîner son idée à celle d’un autre.',
        'Garder une trace de l’histoire.',
      ],
      materiel: [
        item('Grosse cocotte, qui donne la parole', 'une', 'Bâton court'),
        item('Planchette, papier et crayon', 'un ensemble', 'Mémoire de l’éducatrice'),
        optional('{si-cordes|Corde}', '{si-cordes|une, longue de trois pas}', null),
        optional('{si-tissus|Bouts de tissu}', '{si-tissus|un par arrêt, repris en partant}', null),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une}', null),
        optional('{si-loupes|Loupes incassables}', '{si-loupes|une ou deux}', null),
        optional('{si-instruments|Instrument}', '{si-instruments|un, porté par vous}', null),
      ],
      preparation: [
        'Marchez le sentier avant eux et choisissez {20min|trois}{!20min|cinq} arrêts : {bois 20min|souche, grosse roche, arbre penché.} {bois !20min|souche, virage, grosse roche, arbre penché, clairière.} {parc 20min|banc, buisson, gros arbre.} {parc !20min|banc, buisson, gros arbre, clôture, butte.} {si-tissus|À chacun, laissez dépasser un bout de tissu : qui le trouve dit ce que le personnage en faisait.}',
        'Rappelez jusqu’où l’on va et le signal qui ramène tout le monde.',
        'Levez les yeux à chaque arrêt : aucune branche cassée qui pend.',
        '{1adulte|Sans collègue, rapprochez les arrêts.} {2adultes|Avec une collègue, ouvrez le sentier; elle le ferme et écrit.} De chaque arrêt, on voit le suivant.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 8 },
          'Au premier arrêt, chuchotez : « Quelqu’un habite ici. Je ne l’ai pas encore vu. » Tendez la cocotte et attendez. {si-cordes|Avec une corde, couchez par terre le tour de sa maison : on n’y met le pied qu’en chuchotant.} {si-lampes-de-poche|Avec une lampe de poche, on éclaire dessous sans y mettre la main : est-il chez lui?} {si-loupes|À la loupe, on cherche sa serrure, pas plus grosse qu’une fourmi.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 18, 60: 24 },
          'D’un arrêt à l’autre, qui veut la cocotte ajoute une phrase, un bruit ou un geste, qu’on note à l’arrêt; les autres jouent déjà la suite. {!20min|Un enfant tient la cocotte et se tait? Comptez jusqu’à cinq : un haussement d’épaules entre aussi dans l’histoire. D’un arrêt au suivant, on marche comme le personnage, pressé, fâché, invisible. Puis fermez une porte au personnage : « C’est barré. »} {20min|Au premier arrêt, on invente qui habite là; au deuxième, il lui arrive un ennui; au troisième, quelqu’un l’en sort.} {!hiver|Trois bâtons trouvés par terre font une porte au pied d’un tronc.} {hiver|L’hiver, deux traits dans la neige font une porte.} Un enfant devient le personnage, la passe et se sauve jusqu’à l’arrêt suivant. {3-4a|Le personnage fait surtout des bruits, et tous les refont.} {4-5a 20min|L’ennui grossit à chaque phrase : il a perdu sa clé, puis sa maison.} {4-5a !20min|L’ennui grossit d’arrêt en arrêt : il a perdu sa clé, puis sa maison.} {hiver|L’hiver, une piste d’écureuil relance tout.}',
        ),
        play(
          { 45: 14, 60: 19 },
          '{bois|À la clairière,} {parc|Sur la butte,} chacun rejoue le bout qu’il préfère, seul ou à plusieurs. Écrivez quand on vous le demande. Passez d’un jeu à l’autre, la planchette à la main : on vous dicte la suite, ou l’on vous donne un rôle. Deux enfants veulent le même personnage? Il avait un jumeau. Puis défiez-les : toute l’histoire en une minute, sans un mot, puis de la fin au début. Quand un groupe s’assoit pour regarder l’autre, c’est l’heure de relire.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 9 },
          'Assis ou debout en tas, écoutez l’histoire relue dans leurs mots. {si-instruments|Sur un instrument, un enfant fait le pas du personnage chaque fois qu’on le nomme.} Le dernier à tenir la cocotte choisit : la fin, ou « à suivre ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez « y’a mangé la cocotte » si c’est ce qui est dit.',
          'Demandez « et après? », puis laissez passer un bruit du dehors avant d’en dire plus.',
          'Offrez un rôle sans paroles à qui préfère agir : le vent, la porte, la bête qui dort.',
        ],
        questionsOuvertes: [
          'Qui peut bien vivre là-dessous?',
          'Pourquoi n’ose-t-il pas rentrer chez lui?',
          'Où est-ce qu’il s’en va, maintenant?',
        ],
      },
      vocabulaire: [
        'le personnage',
        '{bois|la souche}{parc|le buisson}',
        'soudain',
        'l’aventure',
        '{bois !20min|la clairière}{parc !20min|la butte}',
        'chuchoter',
        '{20min|l’ennui}{!20min|barré}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: '{20min|Un}{!20min|Trois arrêts et un} seul personnage, que tout le monde imite en marchant.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux fins se disputent : on joue les deux, et le groupe garde celle qui fait le plus rire ou le plus peur.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Laissez l’enfant qui parle peu choisir et montrer une chose au bord du chemin; le groupe cherche la voix de cette chose jusqu’à ce que l’enfant fasse oui.',
        },
        {
          pour: 'interieur',
          texte: '{20min|Trois}{!20min|Cinq} boîtes dans le corridor servent d’arrêts; on s’y rend à quatre pattes.',
        },
        {
          pour: 'autre_saison',
          texte: 'Les feuilles mortes, la boue ou la neige changent la maison du personnage : revenez voir.',
        },
      ],
      securite: {
        risquesAcceptes: ['Désaccord sur la suite.', 'Pied pris dans une racine.'],
        dangersAEliminer: [
          '{bois|Branche suspendue ou grand vent : changez d’endroit.} {parc|Sortie du parc ou stationnement trop proche : aucun arrêt de ce côté.}',
          'Enfant parti devant : comptez le groupe à chaque arrêt, avant de donner la cocotte.',
          '{!hiver|Petits fruits et champignons ramassés comme accessoires : on les laisse où ils sont.} {hiver|Petits fruits gelés ramassés comme accessoires : on les laisse où ils sont.}',
          '{si-cordes|Corde tendue entre deux arbres ou passée à un cou : elle reste à plat par terre, et vous la reprenez en partant.}',
          '{si-loupes|Loupe vers le soleil : elle brûle un œil ou une feuille; elle reste à l’ombre, tournée vers le sol.}',
        ],
        supervision: 'palier2',
        allergies: ['L’auto-injecteur marche avec l’adulte, du premier au dernier arrêt.'],
      },
      observation: [
        'Langage oral : comment relie-t-il son idée à la précédente?',
        'Compétences sociales : accroche-t-il sa phrase à celle d’un ami, ou repart-il de zéro?',
        'Fonction symbolique : que deviennent les objets entre ses mains?',
      ],
      prolongements: [
        'Reliez les pages dictées et leurs dessins : l’histoire entre au coin lecture.',
        'Envoyez le début aux familles; les fins inventées à la maison se lisent le lundi.',
      ],
      reflexionRetroaction: [
        'Quelle idée est tombée en chemin sans que je la ramasse?',
        'Qui a porté l’histoire, et qui l’a suivie de loin?',
      ],
    },
  },
  {
    key: 'le-facteur-de-la-cour',
    summary:
      'Les enfants gribouillent des lettres, choisissent à qui les envoyer et trouvent la boîte marquée du même signe.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'quartier-et-metiers'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'À l’intérieur, une boîte attend dans chaque coin du local et le facteur marche sur la pointe des pieds.',
      PARK: 'Au parc, chaque gros arbre reçoit une boîte posée à son pied.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, dehors, le courrier voyage en traîneau et les messages se tracent vite, entre deux mitaines.',
    },
    durationMinutes: 45,
    adults: 1,

    calls: [
      'facteur',
      'poste',
      'lettre',
      'courrier',
      'enveloppe',
      'écrire',
      'message',
      'dessin pour papa',
      'livrer',
      'boîte aux lettres',
      'camion de la poste',
      'gribouiller',
    ],
    seen: [
      'elle plie son dessin en quatre et cherche à qui l’apporter',
      'il met un timbre dessiné dans le coin et lèche le rabat pour de faux',
      'ils ont fait des cases marquées d’un signe et distribuent les papiers',
      'il est triste, rien dans sa boîte, tous les autres ont reçu quelque chose',
      'elle veut envoyer un mot à sa grand-mère partie au chaud cet hiver',
      'il barbouille deux lignes et m’explique ce que ça dit',
      'dans la cour, le camion blanc a livré un colis et tout s’est arrêté',
      'au vestiaire, elle glisse ses papiers dans les bottes des amis pour qu’ils les trouvent',
    ],
    scenes: ['tracer-ecrire', 'inserer-enfiler', 'magasin-metiers'],
    picture:
      'Un enfant en casquette court livrer une lettre à la boîte marquée d’une étoile; une autre boîte porte un soleil.',
    sheet: {
      titre: 'La tournée du facteur',
      observationDepart:
        'Un enfant plie son dessin en quatre et demande à qui le donner. Le camion de la poste, dans la rue, arrête tous les jeux.',
      intentionEducative:
        'Soutenir l’envie d’écrire et de dessiner pour quelqu’un, avec de vraies tournées pour livrer.',
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
        item('Papier et crayons de cire', 'cinq petites feuilles et un crayon par enfant', 'Sacs de papier découpés'),
        item('Enveloppes', 'deux par enfant et une pour la première lettre', 'Feuilles pliées en trois'),
        item('Boîtes de carton', 'cinq', 'Chaudières'),
        item('Sacs à poignées courtes', 'trois', 'Paniers'),
        optional('Traîneau ou chariot', 'un', 'Boîte que l’on pousse'),
        optional('{si-boîtes-à-chaussures|Boîtes à chaussures}', '{si-boîtes-à-chaussures|une ou deux}', null),
        optional(
          '{si-timbres-collants si-autocollants|Timbres collants ou autocollants, larges comme un pouce}',
          '{si-timbres-collants si-autocollants|quatre par enfant}',
          null,
        ),
        optional('{si-pinces-à-linge|Pinces à linge}', '{si-pinces-à-linge|une par boîte}', null),
        optional('{cour !hiver si-craies|Grosses craies}', '{cour !hiver si-craies|cinq}', null),
        optional('{si-toutous|Toutou}', '{si-toutous|un}', null),
      ],
      preparation: [
        'Dessinez sur chaque boîte un signe simple : rond, vague, étoile, carré, soleil. Dessinez une étoile sur une feuille et glissez-la dans une enveloppe adressée au groupe : c’est la première lettre. {si-boîtes-à-chaussures|Fendez le dessus d’une boîte à chaussures : la lettre y tombe par la fente, et son gardien soulève le couvercle.}',
        '{dehors|Posez les boîtes loin les unes des autres, toutes en vue du bureau.} {dedans|Posez une boîte dans chaque coin du local, et la cinquième sous une fenêtre.}',
        '{dehors|Installez le bureau de poste sur une table ou un banc.} {dehors !hiver|Des roches trouvées sur place retiennent les feuilles.} {dehors hiver|L’hiver, les feuilles attendent à l’abri dans les enveloppes.} {dehors|S’il y a un traîneau ou un chariot, garez-le à côté : il portera le gros courrier.} {dedans|Installez le bureau de poste sur une table, au milieu. S’il y a un chariot, garez-le à côté : il portera le gros courrier.}',
        '{1adulte|Seule, tenez le bureau de poste, d’où toutes les boîtes se voient.} {2adultes|À deux, l’une écrit au bureau, l’autre suit les facteurs.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 7 },
          'Une lettre attend au bureau, adressée au groupe : un seul dessin, une étoile. Retournez-la, sentez-la. « C’est pour qui? Où faut-il répondre? » Chacun devient gardien d’une boîte, seul ou avec d’autres : il recevra son courrier. {si-timbres-collants si-autocollants|Au coin de l’enveloppe, on colle un timbre : sans lui, le facteur ne la prend pas.} {si-pinces-à-linge|Une pince au bord de la boîte dit qu’il y a du courrier : le facteur la met, le gardien l’ôte.} {cour !hiver si-craies|À la craie, chaque gardien trace par terre, devant sa boîte, le signe que le facteur cherchera.} {si-toutous|Un toutou garde sa boîte, lui aussi : son courrier se lit à son oreille.}',
        ),
        play(
          { 20: 12, 30: 19, 45: 18 },
          'Les enfants tracent, plient, dictent, livrent. Au bureau, la lettre pliée entre dans une enveloppe et prend son adresse : l’enfant copie le signe de la boîte, ou vous le montre du doigt. À court d’enveloppes? La lettre se plie en quatre et porte son signe au dos. {dehors|Un sac à la main, le facteur choisit son pas : de géant, sauté, au galop.} {dedans|Un sac à la main, le facteur choisit son pas : sur la pointe des pieds ou de côté.} {3-4a|Une même lettre fait le tour de toutes les boîtes et revient : « Y avait personne! »} {4-5a|Une lettre au soleil tombe dans la boîte du rond? L’auteur y ajoute des rayons.} {30min 45min|Les pas ralentissent? Postez une lettre sans signe : « Où va-t-elle? » Les facteurs l’ouvrent, regardent le dessin et choisissent la boîte.} Les boîtes débordent; leurs gardiens les vident. {avec-papier|Laissez @materiel au bureau, pour décorer une lettre ou en faire une autre.} {avec-roulant|Garez aussi @materiel devant le bureau : le courrier peut rouler.}',
        ),
        play(
          { 45: 13 },
          'Les lettres reçues changent le jeu : une invitation, une devinette, un signe que personne ne comprend. Postez la vôtre, une tortue et une étoile : qui la reçoit la fait lire à tous, et le groupe va à l’étoile à pas de tortue. Un enfant dessine aussitôt le prochain rendez-vous. Une boîte peut déménager si son gardien l’annonce.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chacun ouvre un message et dit ce qu’il y lit. Quand personne ne sait, l’auteur explique. Ce qui reste dans les boîtes partira demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez ce qu’ils dictent à côté de leurs traces, jamais par-dessus.',
          'Recevez un gribouillis comme une vraie lettre : répondez-y par écrit.',
          'Laissez une lettre se perdre; sa recherche fera partie de la tournée.',
        ],
        questionsOuvertes: [
          'À qui veux-tu écrire?',
          'Comment va-t-il savoir que ça vient de toi?',
          'Par où passes-tu pour aller à l’étoile?',
        ],
      },
      vocabulaire: ['l’enveloppe', 'l’adresse', 'livrer', 'la tournée', 'le message', 'plier', 'le courrier'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux boîtes, deux signes, et autant de tournées qu’il voudra; un trait, une tache, et la lettre part.',
        },
        {
          pour: '4-5a',
          texte: 'Ils inventent des adresses avec le signe et un nombre de pas, et dessinent la carte de la tournée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Au bureau de poste, l’enfant qui se déplace peu marque chaque lettre d’un trait : rien ne part avant.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, livrez en traîneau; les lettres voyagent dans un sac fermé.} {hiver|Au printemps, livrez à la course, en suivant des flèches de craie sur l’asphalte.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Trébuchement en chemin.', 'Lettre perdue, grosse déception.'],
        dangersAEliminer: [
          '{cour|Barrière mal fermée : vérifiez le loquet avant la première tournée.} {parc|Rue ou stationnement trop proche : aucune boîte ne se pose de ce côté.} {dedans|Porte qui peut s’ouvrir d’un coup sur le facteur : aucune boîte ne se pose dans sa course.}',
          'Crayon à la main pendant la tournée : il reste au bureau.',
          '{si-timbres-collants si-autocollants|Timbre à la bouche : celui-ci se décolle, il ne se lèche pas.}',
        ],
        supervision: 'palier3',
        allergies: ['Crayons de cire sans parfum; boîtes aux lettres propres, sans trace d’aliments.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que fait-il pour que l’autre comprenne?',
        'Motricité globale : comment varie-t-il son pas et ses arrêts?',
        'Compétences sociales : à qui s’adresse-t-il, et que dit-il quand on lui répond?',
      ],
      prolongements: [
        'Une boîte aux lettres reste entre votre groupe et le groupe voisin.',
        'Envoyez une lettre d’enfant à chaque famille; la réponse reviendra de la maison dans le sac.',
      ],
      reflexionRetroaction: [
        'Quel message m’a le plus étonnée?',
        'Ont-ils écrit pour quelqu’un, ou pour me faire plaisir?',
      ],
    },
  },
  {
    key: 'bonne-nuit-il-est-midi',
    summary:
      'L’éducatrice met sa mitaine au pied et dit bonne nuit à midi. Les enfants la corrigent, puis se trompent exprès, de mieux en mieux.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, ce sont les bottes, les pelles et les noms d’animaux qui se mélangent.',
      PARK: 'Au parc, l’arbre s’appelle « poteau » et le chien qui passe dit « meuh ».',
    },
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, annoncez une journée à l’envers : les mots se trompent, et les enfants vous corrigent.',
      AUTUMN: 'L’automne, la journée à l’envers se joue avec les bottes et les mitaines.',
      WINTER: 'L’hiver, la journée à l’envers se joue avec les tuques et les mitaines.',
    },
    durationMinutes: 20,
    adults: 1,
    occasion: 'poisson-d-avril',
    calls: [
      'poisson d’avril',
      'blague',
      'jouer un tour',
      'rire',
      'mots drôles',
      'dire n’importe quoi',
      'à l’envers',
      'se tromper exprès',
      'devinette',
      'faire des farces',
      '1er avril',
      'humour',
      'rimes',
      'comptines',
      'conscience phonologique',
    ],
    seen: [
      'il appelle sa fourchette un peigne et attend de voir ma face',
      'elle dit que le chien miaule et se roule par terre de rire',
      'il met sa mitaine sur son pied et jure que c’est la bonne place',
      'ils me corrigent en chœur quand je nomme une affaire de travers',
      'elle invente des phrases qui ne se peuvent pas et tout le monde embarque',
      'il est fier d’avoir pogné l’éducatrice à se tromper et le répète à ses parents',
      'au dîner, la table au complet a changé le nom des aliments et pleurait de rire',
      'depuis avril, il raconte des menteries pour rire du matin au soir',
    ],
    scenes: ['rimes-lettres', 'mots', 'corps', 'blagues'],
    picture:
      'Midi à l’horloge, l’éducateur fait dodo debout, une mitaine au pied; une enfant montre son coude, un autre porte un soulier en chapeau.',
    sheet: {
      titre: 'Bonne nuit, il est midi!',
      observationDepart:
        'Un enfant appelle son verre « un chapeau d’eau » et guette votre visage. Toute la table recommence avec la cuillère.',
      intentionEducative: 'Éveiller le plaisir de jouer avec les mots : savoir le vrai, et dire autre chose exprès.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Remarquer une erreur et la dire dans ses mots.',
        'Inventer exprès un faux nom{4-5a|, puis une fausse phrase}.',
        'Rire avec quelqu’un sans rire de quelqu’un.',
      ],
      materiel: [
        optional(
          '{!ete|Mitaine, la vôtre}{ete|Bas, le vôtre}',
          '{!ete|une}{ete|un}',
          '{!ete|Tuque}{ete|Débarbouillette}',
        ),
      ],
      preparation: [
        'Choisissez trois erreurs énormes que vous saurez faire sans sourire.',
        'Ne commencez ni par le repas ni par les toilettes : ces moments-là gardent leurs vrais mots.',
        '{!printemps|Annoncez au besoin : « Aujourd’hui, c’est la journée à l’envers. »}',
        '{2adultes|À deux, trompez-vous devant votre collègue, qui ne comprend rien : les enfants lui expliquent.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Avancez au milieu du groupe, {!ete|votre mitaine enfilée au bout du pied}{ete|votre bas enfilé sur la main}. Dites sérieusement : « Bonne nuit, tout le monde! Il est midi, on se couche. » Attendez qu’on vous corrige.',
        ),
        play(
          { 10: 6, 20: 12, 30: 13 },
          'Trompez-vous encore : « Ça, c’est mon soulier », dites-vous en montrant votre nez. Dès qu’un enfant prend la relève, taisez-vous. {3-4a|Il change un seul mot et le répète en riant.} {4-5a|Bientôt viennent des phrases entières : « Le chat jappe après la soupe. »} {20min 30min|Le jeu ralentit? Passez aux vêtements, puis aux cris : « La vache fait miaou! »}',
        ),
        play(
          { 30: 7 },
          'Apprenez-leur une ritournelle. {printemps|« Poisson d’avril, poisson du bois » (mains jointes qui nagent), « mon nez est là! » (montrez le coude). « Poisson d’avril, poisson du roi, mon pied est là! » (montrez la tête).} {!printemps|« Jour à l’envers, jour à l’endroit » (les mains se retournent), « mon nez est là! » (montrez le coude). « Jour à l’endroit, jour de guingois, mon pied est là! » (montrez la tête).} « Et ton genou, montre-le-moi! » Chacun choisit le mauvais endroit et invente la suite.',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          '« Bon. On remet les mots à leur place? » Chaque vrai nom se dit tout bas en touchant la vraie chose : le nez, le soulier{30min|, le coude, la tête}. {dedans|Le dernier faux mot sort par la porte.} {dehors|Le dernier faux mot part avec le vent.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez la surprise à fond quand on vous corrige : « Ah oui? Un nez? »',
          'Reprenez à haute voix le faux mot d’un enfant discret, comme s’il était vrai.',
          'Arrêtez le tour qui vise quelqu’un : « On rit du mot, pas de lui. »',
        ],
        questionsOuvertes: [
          'Comment ça s’appelle pour de faux?',
          'Qu’est-ce qui serait encore plus drôle?',
          'Comment as-tu su que je me trompais?',
        ],
      },
      vocabulaire: ['la blague', 'pour vrai', 'pour de faux', 'à l’envers', 'se tromper', 'le tour', 'exprès'],
      adaptations: [
        { pour: '3-4a', texte: 'Gardez des erreurs qui se voient : le corps, les vêtements, les cris d’animaux.' },
        {
          pour: '4-5a',
          texte: 'Mélangez les syllabes, comme « talonpan » pour pantalon, et laissez-les en fabriquer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Prévenez à part l’enfant qui prend tout au sérieux et convenez avec lui d’un clin d’œil pour chaque blague.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{printemps|Le reste de l’année, une « journée à l’envers » garde le même jeu.} {!printemps|Au 1er avril, ajoutez un poisson de papier collé sur votre propre dos.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire qui déborde.', 'Enfant vexé de n’avoir pas compris la blague.'],
        dangersAEliminer: [
          'Tour qui fait peur ou qui enlève un objet aimé : refusez-le tout de suite.',
          'Fausse consigne sur la sécurité ou la nourriture : jamais à l’envers.',
        ],
        supervision: 'palier4',
        allergies: ['Ce jeu se fait avec des mots : rien ne se mange ni ne se manipule.'],
      },
      observation: [
        'Langage oral : change-t-il un mot, une phrase, un son?',
        'Catégories et concepts : reste-t-il dans la même famille de mots ou en sort-il?',
        'Compétences sociales : comment réagit-il quand on rit avec lui?',
      ],
      prolongements: [
        'Affichez le « dictionnaire de travers » avec les trois mots préférés du groupe.',
        'Le meilleur faux mot du jour rentre à la maison avec l’enfant, qui le dira à ses parents sur le chemin du retour.',
      ],
      reflexionRetroaction: [
        'Ai-je ri de leurs blagues autant que des miennes?',
        'Qui n’a pas encore osé se tromper exprès?',
      ],
    },
  },
  {
    key: 'les-mots-de-la-rue',
    summary:
      'Les enfants lisent à leur façon flèches, numéros et affiches, cherchent la lettre de leur prénom et fabriquent les écriteaux qui manquent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'quartier-et-metiers'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, cherchez les lettres des poteaux, des pelles et des clôtures.',
      INDOORS: 'À l’intérieur, le corridor est une rue : portes, crochets, calendrier, tout porte un mot.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,

    calls: [
      'lettres',
      'alphabet',
      'écrire son nom',
      'prénom',
      'panneau',
      'arrêt stop',
      'affiche',
      'pancarte',
      'lire',
      'numéros de porte',
      'rue',
      'quartier',
      'marche',
      'logo',
    ],
    seen: [
      'elle pointe une pancarte et dit c’est mon m à moi',
      'il suit le chiffre de sa porte avec son doigt et le reconnaît partout',
      'ils font semblant de lire une affiche et inventent ce qu’elle interdit',
      'il insiste pour que j’écrive ce qu’il dit et le colle sur le banc',
      'elle cherche son initiale sur toutes les plaques des chars stationnés',
      'il est frustré de ne pas savoir lire comme son frère qui est en première année',
      'au parc, ils ont planté des écriteaux pour la glissade, la cachette et la butte',
      'à la marche, le chien barré d’un trait a arrêté tout le groupe, ils voulaient comprendre',
    ],
    scenes: ['rimes-lettres', 'tracer-ecrire', 'promenade'],
    picture:
      'Devant le panneau du parc, une enfant cherche la grosse lettre de son carton; un ami colle un écriteau sur un banc, une autre écrit par terre.',
    sheet: {
      titre: 'Des mots partout',
      observationDepart:
        'Devant le panneau d’arrêt, un enfant annonce : « C’est écrit mon nom! » Il y a reconnu sa première lettre.',
      intentionEducative:
        'Éveiller la curiosité pour l’écrit qui sert vraiment, à partir des signes que les enfants voient chaque jour.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Remarquer qu’un signe veut dire quelque chose.',
        'Retrouver une lettre ou une forme connue.',
        '{!20min|Écrire, dessiner ou dicter un écriteau pour quelqu’un.}',
      ],
      materiel: [
        item('Cartons rigides', '{20min|un}{!20min|deux} par enfant', 'Boîtes de céréales dépliées'),
        item('{!20min|Gros crayons de cire}', 'deux par enfant', 'Gros feutres lavables'),
        item('{!20min|Ruban-cache}', 'un rouleau, dans votre poche', 'Pinces à linge'),
        optional('{si-enveloppes|Enveloppes}', '{si-enveloppes|une par enfant, de la hauteur du carton}', null),
        optional(
          '{si-timbres-collants si-autocollants|Timbres collants ou autocollants}',
          '{si-timbres-collants si-autocollants|cinq par enfant}',
          null,
        ),
        optional('{!20min si-ciseaux|Ciseaux à bouts ronds}', '{!20min si-ciseaux|un pour deux enfants}', null),
        optional(
          '{!20min si-colle-en-bâton|Colle en bâton}',
          '{!20min si-colle-en-bâton|un bâton, et des flèches de carton taillées d’avance}',
          null,
        ),
        optional('{dedans si-lampes-de-poche|Lampe de poche}', '{dedans si-lampes-de-poche|une ou deux}', null),
        optional('{dehors !hiver si-craies|Grosses craies}', '{dehors !hiver si-craies|une pour deux enfants}', null),
      ],
      preparation: [
        '{parc|Marchez dans le parc la veille : repérez quatre ou cinq écrits à hauteur d’enfant, le long d’un chemin large.} {cour|Repérez cinq écrits dans la cour, même effacés.} {dedans|Repérez cinq écrits entre le local et l’entrée.}',
        'Écrivez d’avance chaque prénom sur un carton, la première lettre très grosse.',
        '{hiver dehors !20min|L’hiver, écrivez par petites rondes, mitaines remises entre deux mots, ou gardez l’écriture pour le retour.}',
        '{1adulte parc|Sans collègue, cherchez les écrits du parc même, sans longer la rue.} {!parc 1adulte|Sans collègue, gardez tout le groupe autour du même écrit, et le reste du jeu là où vous voyez chacun.} {2adultes|À deux, formez deux petites bandes qui se montrent leurs trouvailles au milieu.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 7 },
          'Remettez à chacun son carton-prénom. {si-enveloppes|Glissé dans une enveloppe, il ne montre que sa grosse lettre; à chaque trouvaille, on l’en tire d’une lettre de plus.} Plantez-vous devant un premier écrit, un doigt en l’air, et faites semblant de lire de travers : « Ici, c’est écrit : défense de rire. » Gardez l’air sérieux.',
        ),
        play(
          { 20: 13, 30: 11, 45: 17, 60: 20 },
          'D’un écrit à l’autre, chacun cherche ce qu’il connaît : sa lettre, un rond, le chiffre de son âge, {parc|le chien barré d’une affiche.} {cour|la marque de sa pelle.} {dedans|le nom de son crochet.} {si-timbres-collants si-autocollants|Sous chaque lettre retrouvée, il colle un timbre sur son carton.} {dedans si-lampes-de-poche|Le rond d’une lampe de poche se pose sur la trouvaille : tous la lisent de loin.} {dehors !hiver si-craies|À la craie, la lettre trouvée se retrace par terre, et l’on marche dessus.} {3-4a|Reconnaître une image, c’est lire.} {3-4a !multiage !20min|Un enfant croit voir sa lettre? Tournez son carton avec lui, contre l’écrit : est-ce bien la même? La chasse ralentit : annoncez « Tout ce qui est rond! », puis « Tout ce qui est rouge! »; qui trouve y met la main et appelle. Quand chacun a touché une lettre de son prénom, passez à la suite.} {4-5a|Un doigt suit les lettres une à une : « Et elle, c’est laquelle? »} {4-5a !multiage !20min|À chaque écrit, un enfant pointe une lettre; qui l’a dans son prénom saute sur place. Ensuite, donnez une énigme : « Je cherche un écrit qui commence par un rond. » Qui le trouve invente la suivante. Après quatre ou cinq énigmes, passez à la suite.} {20min|Celui qui a trouvé pose son carton-prénom contre l’écrit, les deux lettres côte à côte : pareilles, ou presque? Ceux qui ne voient pas la leur la tracent du doigt dans l’air. Avant de changer d’écrit, chacun le lit à sa façon, pour vrai ou pour rire.}',
        ),
        play(
          { 30: 9, 45: 15, 60: 24 },
          '{parc|Au parc,} {!parc|Ensuite,} il manque des écriteaux : {dehors|glissade, banc, butte, cachette.} {dedans|lavabo, vestiaire, coin doux, cachette.} Sur son deuxième carton, chaque enfant trace le sien : {3-4a|un dessin et sa grosse lettre,} {4-5a|des lettres copiées une à une ou inventées,} ou les mots qu’il vous dicte. {si-ciseaux|Avec des ciseaux, il en arrondit les coins, ou le taille en flèche.} Il choisit où le mettre, et vous lui tendez un bout de ruban. {45min 60min|Il y amène ensuite un ami, qui devine ce que cela dit. L’ami se trompe? On ajoute un trait, une flèche, ou l’on garde les deux sens.} {60min|Quand les crayons s’arrêtent, jouez la visiteuse perdue : demandez votre chemin, partez du mauvais côté, obéissez à l’écriteau qu’on vous montre.} {avec-papier|Écrivez aussi sur @materiel.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 9 },
          '{20min|Revenez au premier écrit, celui que vous lisiez de travers. « Alors, défense de quoi? » Chacun vous corrige à sa manière. Puis deux ou trois enfants, l’un après l’autre, mènent le groupe devant la lettre ou l’image trouvée, la touchent et disent ce que l’écrit raconte.} {!20min|Refaites le tour des écriteaux en les lisant tout haut. Chaque auteur lit le sien, même s’il change de sens.} {!20min si-colle-en-bâton|Un ami y lit autre chose? D’un trait de colle en bâton, l’auteur y ajoute une flèche de carton.} {parc !20min|Décrochez-les tous avant de repartir.} {!parc !20min|Décrochez-les ou laissez-les jusqu’à demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prêtez votre doigt : soulignez lentement le mot sous les yeux de l’enfant qui demande.',
          '{!20min|Écrivez devant lui, en grosses lettres, ce qu’il dicte, et rendez-lui le crayon pour finir.}',
          'Répondez par le nom de la lettre, sans interroger les autres.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça dit, d’après toi?',
          'Où as-tu déjà vu cette lettre-là?',
          '{20min|À qui ce mot-là est-il utile?}{!20min|Qui va lire ta pancarte?}',
        ],
      },
      vocabulaire: [
        'la lettre',
        'le panneau',
        'le prénom',
        'l’affiche',
        'le numéro',
        'la flèche',
        'défense de',
        'lire',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Cherchez avec son carton une seule lettre, la grosse{!20min|; son écriteau est un dessin, et il choisit l’endroit}.',
        },
        {
          pour: '4-5a',
          texte:
            '{20min|Deux enfants échangent leurs cartons : chacun cherche la lettre de l’autre.}{!20min|Donnez à deux enfants une flèche à dessiner : les autres doivent pouvoir la suivre.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une plaque, une boîte, un panneau : leurs lettres en relief se lisent avec les doigts, pour l’enfant qui voit mal comme pour les autres.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver !20min|L’été, écrivez directement sur l’asphalte, à la craie.} {!hiver !20min|L’hiver, tracez les mots dans la neige avec le talon.} {hiver 20min|L’été, la lettre trouvée se retrace sur l’asphalte, d’un doigt mouillé.} {!hiver 20min|L’hiver, la lettre trouvée se retrace dans la neige, du talon.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{20min|Lettre introuvable, et grosse déception.} {dehors !20min|Écriteau arraché par le vent.} {dedans !20min|Écriteau décollé par un curieux.}',
          'Deux enfants fâchés d’avoir la même lettre.',
        ],
        dangersAEliminer: [
          '{parc|Chaussée : arrêtez le groupe à deux pas du bord et tournez-le vers le mur ou la clôture pour lire.} {!parc !20min|Porte battante ou barrière : posez les écriteaux loin du passage.} {!parc 20min|Porte battante ou barrière : on lit à deux pas d’elle, jamais devant.}',
          '{20min|Course d’un écrit à l’autre, le carton devant les yeux : on marche, le carton contre le ventre.}{!20min|Crayon dans la bouche ou à la main en courant : il voyage dans votre sac.}',
          '{!20min si-ciseaux|Ciseaux à la main en marchant : on taille assis, et ils reviennent dans votre sac avec les crayons.} {dedans si-lampes-de-poche|Lampe dans des yeux : elle vise le mur.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{20min|La trousse et les auto-injecteurs vous suivent d’un écrit à l’autre.}{!20min|Crayons et ruban sans parfum.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : quels signes reconnaît-il, et à quoi?',
        'Catégories et concepts : distingue-t-il lettres, chiffres et images?',
        'Identité : que dit-il de son prénom?',
      ],
      prolongements: [
        '{20min|Une autre fois, avec de gros crayons, chaque enfant trace ou dicte l’écriteau qui manquait.}{!20min|Accrochez les écriteaux du groupe dans la cour et changez-en un chaque semaine.}',
        'Sur le chemin de la maison, où se cache la première lettre de l’enfant? Le parent lit, le doigt trouve.',
      ],
      reflexionRetroaction: [
        'Ai-je répondu aux questions sur les lettres sans en faire une leçon?',
        'Quel écrit du lieu leur est vraiment adressé?',
      ],
    },
  },
  {
    key: 'le-papier-qui-n-en-finit-plus',
    summary:
      'Couchés sur un long rouleau, les enfants dessinent en racontant; les chemins se croisent et les dessins se parlent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'couleurs-et-textures'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,

    calls: [
      'dessin',
      'dessiner',
      'bonhomme',
      'gribouillage',
      'crayons',
      'grand papier',
      'raconter son dessin',
      'bonhomme-têtard',
      'tracer',
      'dessin libre',
      'carte',
      'chemin',
      'dessiner par terre',
      'rouleaux',
    ],
    seen: [
      'couchés à plat ventre, ils font des routes qui se rejoignent d’un bout à l’autre',
      'elle raconte en traçant, là il court, là il est parti, et c’est plein de lignes',
      'il dessine avec ses deux mains en même temps et fait de l’orage',
      'deux dessins se sont touchés et ça a parti une chicane de frontière',
      'elle dit je suis pas capable et veut que je le fasse à sa place',
      'il change d’idée en cours de route, son chien devient un autobus',
      'à la table, il n’y a jamais assez de place, leurs traits sortent de la feuille',
      'à la maison, elle a écrit sur le mur d’un bout à l’autre de la chambre',
    ],
    scenes: ['tracer-ecrire', 'livres-histoires'],
    picture:
      'Couchés et penchés sur un long rouleau de papier, trois enfants et l’éducatrice tracent des lignes qui se croisent.',
    sheet: {
      titre: 'Le papier qui n’en finit plus',
      observationDepart:
        '« Ça, c’est le loup, pis là il court, pis là il est parti. » Sur la feuille, il ne reste qu’un nuage de traits.',
      intentionEducative:
        'Soutenir le dessin qui raconte : le crayon, la voix et le corps vont ensemble, et rien n’est à copier.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Laisser une trace et lui donner un sens.',
        'Raconter en dessinant, puis après avoir dessiné.',
        'Répondre au dessin d’un autre par un trait, un chemin, un mot.',
      ],
      materiel: [
        item(
          'Rouleau de papier large',
          'un mètre pour deux enfants, trois mètres au moins',
          'Sacs d’épicerie ouverts, bout à bout',
        ),
        item('Gros crayons de cire', 'quatre par enfant, dispersés', 'Craies grasses'),
        optional('Ruban-cache', 'un rouleau', 'Roches plates sur les coins'),
      ],
      preparation: [
        'Déroulez le papier par terre, sans table autour. Collez les coins si vous avez du ruban; sinon, glissez chaque bout sous un meuble lourd ou sous le bord d’un tapis.',
        'Semez les crayons le long du rouleau plutôt que dans un pot : chacun trouvera sa place.',
        'Habillez les genoux : pantalons qui ont déjà vécu.',
        '{1adulte|Seule, installez-vous au milieu du rouleau, la tête haute : vous voyez les deux bouts.} {2adultes|À deux, prenez chacune un bout du rouleau, crayon en poche pour écrire leurs mots.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Couchez-vous à plat ventre et tirez un seul trait qui avance, tourne, hésite. « Il s’en va quelque part… » Posez le crayon et reculez.',
        ),
        play(
          { 20: 13, 30: 20, 45: 21 },
          'Chacun se couche, s’agenouille, marche même sur la feuille. Les traits deviennent routes, orages, bonshommes. {3-4a|L’idée change en route; le chien finit en autobus. Un crayon dans chaque main, l’enfant fait pleuvoir des deux côtés; faites la pluie avec la bouche.} {3-4a !multiage|Un ami gribouille chez lui? « Il t’a envoyé un orage. »} {4-5a|« Ça va être un château » : le dessin s’annonce, et des lettres poussent à côté. L’enfant en veut une qu’il ne sait pas faire? « Montre-moi par où elle commence », et il l’essaie. Deux dessins se touchent : mur, porte ou bataille, leurs auteurs en décident.} {!20min|Les crayons se posent? Lancez un défi pour tout le bras : un trait sans lever le crayon, à quatre pattes, d’un bout du papier à l’autre.}',
        ),
        play(
          { 45: 11 },
          'Un vide s’étire entre deux dessins. « Comment ton bonhomme irait-il jusqu’au dessin de ton ami? » Des routes, des ponts et des détours apparaissent. Deux amis partent chacun de son dessin et se rejoignent, crayon contre crayon. {3-4a|Le chemin se perd dans une forêt de traits? Le doigt y marche, la bouche fait les pas.} {4-5a|Posez ensuite la main en travers d’une route : « La route est coupée. » Les enfants la réparent, ou dessinent un tunnel.} {avec-roulant|Posez @materiel au bord d’un chemin tracé, sans rien dire.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Marchez pieds nus le long du rouleau, lentement, et arrêtez-vous où quelqu’un vous appelle. Il raconte; vous écrivez ses mots au bord, s’il le veut bien. Pendant ce temps, les autres refont leurs chemins du doigt.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Couchez-vous à leur hauteur, la tête levée, et suivez les crayons des yeux.',
          'Commentez le geste : « Ça tourne vite, par ici. » Gardez « C’est beau » pour une autre fois.',
          'Refusez gentiment de dessiner à sa place : tenez le papier, demandez « Combien de pattes, ton chien? », attendez.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui se passe ici?',
          'Jusqu’où va cette ligne-là?',
          'Que va-t-il arriver à ton bonhomme?',
        ],
      },
      vocabulaire: ['le trait', 'la ligne', 'tourner', 'le chemin', 'autour', 'croiser', 'la tache', 'la légende'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Offrez peu de couleurs et beaucoup d’espace; le bras entier dessine mieux que les doigts.',
        },
        {
          pour: '4-5a',
          texte:
            'Proposez de séparer le rouleau en épisodes par de grands traits, comme les cases d’une bande dessinée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Montez un bout du papier au mur pour l’enfant dont la main se fatigue, et grossissez le crayon de plusieurs tours de ruban.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, sortez le rouleau à l’ombre, sur l’asphalte balayé, des roches aux coins.} {!hiver|L’hiver, un rouleau au mur du vestiaire attend les matins de tempête.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Trait qui déborde sur le dessin d’un ami.', 'Mains et genoux colorés.'],
        dangersAEliminer: [
          'Crayon cassé en petits bouts : retirez ceux qui tiennent dans un poing fermé.',
          'Papier qui glisse ou crayon qui roule sous les pieds : avant chaque passage, fixez de nouveau les bouts et poussez les crayons au bord; si le papier bouge encore, on marche à côté.',
        ],
        supervision: 'palier4',
        allergies: ['Crayons sans parfum; lisez l’emballage pour l’enfant qui a un plan d’allergie.'],
      },
      observation: [
        'Développement graphique : fait-il des ronds fermés, des croix, un bonhomme?',
        'Langage oral : raconte-t-il pendant qu’il trace, ou après?',
        'Compétences sociales : accueille-t-il le trait d’un ami dans son dessin, le barre-t-il, s’en va-t-il plus loin?',
      ],
      prolongements: [
        'Le rouleau descend le corridor, un mètre de plus chaque jour.',
        'Offrez au parent, à l’heure du départ, de se faire guider par l’enfant d’un bout à l’autre.',
      ],
      reflexionRetroaction: [
        'À quel dessin ai-je donné un nom avant son auteur?',
        'Quel enfant qui ne dessine jamais s’est couché sur le papier?',
      ],
    },
  },
]
