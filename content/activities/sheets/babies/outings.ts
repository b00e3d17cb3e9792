import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_OUTING_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-tournee-du-matin',
    summary:
      'Chaque matin, la même petite tournée de trois repères : toucher, tambouriner, regarder au loin ce qui a changé.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: ['chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: { INDOORS: 'Les jours de tempête, la tournée passe par trois repères du local, dont la fenêtre.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'rituel',
      'sortir dans la cour',
      'tournée',
      'repère',
      'il hésite à la porte',
      'reconnaître',
      'chaudière',
      'faire le tour',
      'routine dehors',
      'toucher',
    ],
    seen: [
      'en sortant, elle veut toujours aller flatter le même arbre avant de jouer',
      'il tambourine sur la poubelle renversée chaque fois qu’on passe devant',
      'elle s’accroche aux barreaux de la clôture pour regarder passer les autos et les chiens',
      'le nouveau fige sur le pas de la porte et ne veut pas mettre le pied dehors',
      'il se calme quand on refait le même chemin dans la cour à chaque sortie',
      'un petit tire ma main pour m’amener à la chose suivante, il sait d’avance',
      'tous les jours en mettant le nez dehors, mes bébés saluent le voisin derrière la clôture',
      'depuis le changement de cour, ils sont perdus et restent collés à moi',
    ],
    scenes: [],
    picture:
      'Au petit matin, un poupon porté touche le gros arbre de la cour; un autre enfant tambourine sur une chaudière renversée.',
    sheet: {
      titre: 'La tournée du matin',
      observationDepart:
        'Au seuil {cour|de la cour}{dedans|du local}, un petit s’arrête et cherche votre main. Il reconnaît {cour|l’arbre}{dedans|la fenêtre} et se remet en marche.',
      intentionEducative:
        'Offrir aux petits un rituel qui rend l’arrivée {cour|dehors}{dedans|au local} prévisible et pleine de petites découvertes.',
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
        optional(
          '{dehors !hiver 0-18m|Chariot à sièges, avec attaches}{dehors hiver 0-18m|Traîneau à dossier, avec attaches}',
          'un',
          'Poussette à plusieurs places, avec attaches',
        ),
        optional('Images des trois repères, pour qui s’inquiète', 'trois', 'Photos imprimées'),
      ],
      preparation: [
        '{cour|Faites le tour de la cour avant eux : barrière, débris, ce que la nuit a laissé.} {!hiver cour|Regardez s’il y a des guêpes.} {cour hiver|L’hiver, sablez la glace de la sortie.} {dedans|Dégagez le chemin d’un repère à l’autre.}',
        'Gardez trois repères proches, toujours dans le même ordre : {cour|l’arbre, la chaudière retournée, la clôture sur la rue}{dedans|une fenêtre basse, la chaudière retournée, la porte d’en avant}. La chaudière s’appelle « boum-boum ».',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'À la porte, chantez sur deux notes : {cour|« Bonjour, l’arbre; bonjour, boum-boum; bonjour, la rue derrière les barreaux. »} {dedans|« Bonjour, la fenêtre; bonjour, boum-boum; bonjour, la porte d’en avant. »} Attendez que chacun ait regardé devant lui.',
        ),
        play(
          { 10: 6, 20: 13 },
          'Un petit part dans vos bras et touche chaque repère du bout des doigts. {0-18m|Celui qui rampe arrive à la chaudière avec vous et y pose les deux mains.} {18-24m|Un marcheur tambourine sur la chaudière, d’autres mains s’y mettent.} {cour|Aux barreaux, il y a un chien, une auto ou rien du tout.} {dedans|À la fenêtre, il y a un oiseau, une auto ou rien du tout.} Un arrêt imprévu devient une étape. Au dernier repère, prenez un autre petit et refaites la tournée. {cour !hiver 0-18m|Vos bras sont vides? Le plus jeune la fait en chariot, attaché.} {cour hiver 0-18m|Vos bras sont vides? Le plus jeune la fait en traîneau, attaché.} {1adulte|Portez un petit à la fois; les autres jouent au repère où vous êtes.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Revenez au premier repère. Dites ce qui est nouveau ce matin, {cour|un bruit, une trace, une porte ouverte chez le voisin}{dedans|la pluie, un camion, une ombre}. Puis laissez la tournée se défaire : le jeu continue où chacun veut.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le même ordre et la même chanson, même pressée.',
          'Nommez ce que l’enfant retrouve avant ce qu’il découvre.',
          'Laissez votre main ouverte à mi-chemin; celle de l’enfant fait le reste.',
        ],
        questionsOuvertes: ['Où est boum-boum?', 'Qu’est-ce qu’on voit, ce matin?'],
      },
      vocabulaire: ['bonjour', '{cour|l’arbre}{dedans|la fenêtre}', 'boum', 'toucher', 'revenir', 'encore', 'nouveau'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune reste dos contre vous, face au monde; à chaque repère, approchez sa main et attendez qu’elle s’ouvre.',
        },
        {
          pour: '18-24m',
          texte: 'Chantez « bonjour » et taisez-vous : il montre du doigt le repère qui suit, ou y marche avec vous.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une image de chaque repère, tenue dans sa main, aide l’enfant que l’arrivée inquiète à savoir la suite.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, ajoutez une ombre à saluer.} {!hiver|L’hiver, dehors, ajoutez une trace, et faites un seul tour par grand froid.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber assis en chemin.', 'Chagrin d’arrivée.'],
        dangersAEliminer: [
          '{cour|Barrière mal fermée.} {!hiver cour|Fruits tombés, champignon poussé dans la nuit.} {cour hiver|Plaque de glace devant un repère; joue ou nuque froide : l’on rentre.} {dedans|Meuble sous la fenêtre, cordon de store, porte qui pince.}',
          'Anse de la chaudière : retirez-la ou tournez-la dessous.',
          'Groupe trop étiré : personne ne part au repère suivant avant que vous y alliez.',
        ],
        supervision: 'palier1',
        allergies: ['Auto-injecteur et plans d’urgence suivent la tournée, dans votre poche.'],
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
    key: 'encore-la-poussette-repart',
    summary:
      'La poussette s’arrête et attend un signe : un pied qui bat, un cri, deux bras. Alors, seulement, elle repart.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'quartier-et-metiers'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, le jeu tourne autour d’un arbre, en chariot ou en traîneau à dossier.',
      WOODS: 'Au boisé, le sol du sentier change le bruit des roues.',
    },
    seasons: [],
    durationMinutes: 60,
    adults: 1,
    calls: [
      'poussette',
      'promenade',
      'balade',
      'sortie',
      'traîneau',
      's’arrêter et repartir',
      'il demande encore',
      'secousses',
      'marcher dans le quartier',
      'vite et lentement',
    ],
    seen: [
      'elle bat des pieds quand le carrosse arrête pour que je reparte',
      'il crie ga du fond de la poussette dès qu’on s’immobilise au coin de la rue',
      'ils rient aux éclats quand je freine d’un coup sec puis que je redémarre',
      'elle se brasse le corps dans le panier d’épicerie pour dire encore',
      'il chiale dans la poussette aussitôt que ça n’avance plus',
      'un bébé qui ne parle pas fait un geste de la main pour qu’on continue',
      'au passage piéton, les six places de la poussette se mettaient à gigoter en même temps',
      'en promenade l’hiver, ils écoutent la neige crisser sous les roues et en redemandent',
    ],
    scenes: ['voix', 'promenade'],
    picture:
      'La poussette s’est arrêtée : un petit lève les bras, un autre tend le pied; accroupie devant eux, l’éducatrice attend leur signe.',
    sheet: {
      titre: 'Encore! La poussette repart',
      observationDepart:
        'Au feu rouge, la poussette s’arrête et les pieds se mettent à battre. Quand elle repart, trois petits crient de joie.',
      intentionEducative:
        'Soutenir les premiers signes adressés à quelqu’un : le petit demande, l’adulte comprend, le monde avance.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Demander « encore » par un geste, un son ou un mot.',
        'Prévoir l’arrêt et le départ.',
        '{bois !hiver|Sentir la poussette aller vite, lentement, cahoter, s’arrêter.} {bois hiver|Sentir la poussette aller vite, lentement, s’arrêter.} {!bois|Sentir la poussette aller vite, lentement, s’arrêter.}',
      ],
      materiel: [
        item(
          'Poussette à plusieurs places, avec attaches',
          'une',
          '{hiver|Traîneau à dossier, avec attaches, et casques de sports de neige}{!hiver|Chariot à sièges, avec attaches}',
        ),
        item('{hiver|Couvertures chaudes}', 'une par place', 'Chancelières à fermeture'),
        item(
          'Trousse de sortie : eau, couches, vêtements{!hiver|, linge}{60min !hiver 0-18m|, biberons}{60min !hiver 18-24m|, collation}',
          'une',
          null,
        ),
      ],
      preparation: [
        'Choisissez une boucle courte, plate et connue{ete|, à l’ombre}, sans rue à traverser pendant le jeu; vérifiez freins et attaches.',
        'Assoyez côte à côte un enfant vif et un enfant lent à répondre : vous verrez mieux les signes.',
        '{ete|Glissez un linge mouillé dans la trousse : les barres chauffent.} {printemps automne|Glissez un linge sec dans la trousse : sièges et barres se mouillent vite.} {hiver|L’hiver, couvrez les jambes; qui ne marche pas refroidit vite : touchez joues et doigts à chaque arrêt, et gardez la sortie courte.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 6 },
          'Avant de partir, mettez-vous devant eux, à leur hauteur : « Prêts? Attention… Partez! » Roulez dix pas, arrêtez, mettez le frein. Revenez devant et levez les sourcils.',
        ),
        play(
          { 20: 14, 30: 21, 45: 24, 60: 26 },
          'Un pied bat : « Tu veux encore! » et vous repartez. Au prochain arrêt, c’est un « ga! » du fond, puis une main qui pousse l’air. Chacun finit par trouver son signe. Aucun signe? Avancez d’un tour de roue et arrêtez de nouveau : un dos qui se redresse, c’est un oui. Puis arrêtez-vous toujours aux trois mêmes endroits : au deuxième tour, des pieds battent avant que vous freiniez. {18-24m|Le plus grand dit « go » et rit quand tout le monde bouge.} Essayez un peu plus vite, puis lent, très lent, presque rien; {!hiver bois|roulez sur les racines qui font trembler les voix;} {hiver|l’hiver, écoutez la neige qui crisse ou se tait;} arrêtez quand un visage se détourne. {2adultes|À deux, l’une pousse, l’autre marche à côté et guette les signes.}',
        ),
        play(
          { 45: 8, 60: 18 },
          'Longue halte, freins mis, assez près pour que plusieurs touchent de leur siège. Ce qu’ils regardent mène : {cour parc|une clôture à toucher, un banc, un autobus qui passe}{bois|une écorce à toucher, une souche, un pic sur un tronc}. Prenez dans vos bras celui dont la main se tend, approchez-le à portée de doigts, rattachez-le, puis c’est au suivant. Qui marche descend et, le frein levé, pousse avec vous quelques pas, les deux mains sur la barre. {60min !hiver 0-18m|Un biberon se boit dans vos bras, à l’ombre.} {60min !hiver 18-24m|La collation se prend assis, à l’ombre.} Quand chacun a eu son tour, reprenez les départs dans l’autre sens. {60min hiver|L’hiver, séparez la sortie en deux, avec un retour au chaud pour boire et changer les couches.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 8, 60: 10 },
          'Annoncez les trois derniers départs : « Encore un… encore un… le dernier. » À l’arrivée, arrêtez et attendez leur signe avant de détacher le premier.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Contournez la poussette à chaque arrêt : pour parler, ils ont besoin de votre visage.',
          'Acceptez tout signe, même involontaire, la première fois; nommez-le.',
          'Comptez jusqu’à dix en silence pour celui qui répond lentement.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu veux?', 'Où est-ce qu’on s’en va?'],
      },
      vocabulaire: ['encore', 'arrêter', 'partir', 'vite', 'lentement', 'la roue', 'prêts'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Avec les plus jeunes, un souffle qui s’accélère ou des yeux agrandis comptent comme un oui.',
        },
        { pour: '18-24m', texte: 'Le marcheur tient la barre à côté de vous et commande les arrêts de la main.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui bouge ou vocalise peu, posez un doigt dans sa paume à l’arrêt : la moindre pression fait repartir.',
        },
        {
          pour: 'interieur',
          texte:
            'Une grande boîte basse, un enfant assis dedans, tirée lentement sur le plancher, s’arrête et repart de la même façon.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, casqué et attaché, qui a un an passé sent glisser le traîneau; le silence de l’arrêt surprend.} {!automne|L’automne, passez exprès dans les feuilles.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Secousses légères du sol.', 'Protester quand l’arrêt dure.'],
        dangersAEliminer: [
          'Arrêt dans une pente ou sans frein, même une seconde.',
          '{hiver|Traîneau : un an passé, casque de sports de neige attaché, au pas, sur le plat; sinon, la poussette.}',
          'Attache défaite, couverture ou foulard qui pend près des roues.',
          '{parc bois|Jeu d’arrêts au bord d’une rue ou dans un stationnement : roulez alors sans jouer.}',
          'Enfant qui s’endort : rentrez le coucher dans son lit.',
        ],
        supervision: 'palier1',
        allergies: ['Trousse d’urgence et auto-injecteur dans votre sac, non sous la poussette.'],
      },
      observation: [
        'Langage prélinguistique : quel signe est devenu volontaire chez lui?',
        'Raisonnement : refait-il le même signe quand rien ne bouge?',
        'Tempérament : préfère-t-il vite, lent, ou l’arrêt lui-même?',
      ],
      prolongements: [
        'Le même signe sert ensuite à la balançoire, au livre, à la chanson.',
        'Faites devant le parent le signe « encore » de son enfant : il servira dès le premier coin de rue.',
      ],
      reflexionRetroaction: [
        'À quel petit signe ai-je failli ne pas répondre?',
        'Le trajet permettait-il de s’arrêter vraiment en sécurité?',
      ],
    },
  },
  {
    key: 'le-camion-du-mardi',
    summary:
      'Un gros camion s’en vient, s’arrête, gronde, repart : les petits le guettent, le saluent et refont son bruit.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'PARK',
    alsoAt: {
      YARD: 'De la cour, tout se passe à travers la clôture, à l’heure où le camion fait la rue.',
      INDOORS: 'À la fenêtre du local, le camion s’entend moins et se voit de plus haut.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'camion',
      'vidanges',
      'recyclage',
      'déneigeuse',
      'souffleuse',
      'autobus',
      'auto',
      'véhicule',
      'rue',
      'bip bip',
      'métier',
      'éboueur',
      'camions de vidanges',
      'sons',
    ],
    seen: [
      'il court à la fenêtre chaque fois que le camion à poubelles passe',
      'elle imite le reculons du tracteur en faisant bip bip avec son auto',
      'un petit fige, le doigt en l’air, quand il entend gronder la pépine',
      'elle enfouit sa face dans mon cou quand la charrue passe, mais veut la revoir',
      'ils envoient la main au monsieur des ordures et attendent qu’il réponde',
      'il demande sans arrêt où est parti le gros char qui faisait du bruit',
      'en prenant une marche, on est restés pris à regarder les travaux de la rue',
      'le jour des bacs bleus, mes bébés se collent à la clôture pour le guetter',
    ],
    scenes: ['vehicules', 'voix', 'ecouter'],
    picture:
      'Dans la poussette à trois places, les poupons saluent la personne en orange à côté du gros camion arrêté dans la rue.',
    sheet: {
      titre: 'Le camion du mardi',
      observationDepart:
        'Chaque semaine, au même bruit, un petit se fige, le doigt en l’air. Un autre dit « vroum » bien avant que le camion paraisse.',
      intentionEducative:
        'Soutenir l’envie de nommer et d’annoncer, devant un événement du quartier qui revient à heure fixe.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître un bruit et le rattacher à ce qui vient.',
        'Refaire le son ou le geste du camion.',
        'Saluer une personne au travail et recevoir son salut.',
      ],
      materiel: [
        item(
          '{dehors|Poussette à plusieurs places, avec attaches}',
          'une',
          'Chariot à sièges{hiver| ou traîneau à dossier}, avec attaches',
        ),
        item('{parc|Trousse de sortie : téléphone, premiers soins, médication}', 'une', null),
        item('{cour dedans 30min 45min|Boîte de carton à tirer sur le plancher}', 'une', 'Bac de plastique'),
        optional('{18-24m|Bac vide, la poubelle, au local}', '{18-24m|un}', '{18-24m|Boîte de carton vide}'),
      ],
      preparation: [
        'Notez le jour et l’heure du passage : vidanges, recyclage{hiver|, déneigeuse} ou autobus.',
        '{parc|Choisissez un arrêt large, en retrait du trottoir, de l’autre côté de la rue où le camion travaille.} {cour|Placez-vous à trois pas de la clôture, d’où l’on voit sans recevoir de poussière. Qui ne marche pas, ou se fatigue, reste attaché dans la poussette, freins mis.} {dedans|Dégagez le bas de la fenêtre et gardez-la fermée : le grondement traverse la vitre.}',
        'Prévenez l’enfant que les gros bruits effraient : il sera dans vos bras.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 8 },
          'Soyez là avant le camion. {parc|Freins mis, poussette tournée vers la rue.} Le doigt sur l’oreille : « Écoute… » Rien. « Écoute… » Le grondement monte. « Il s’en vient! »',
        ),
        play(
          { 20: 10, 30: 11, 45: 14 },
          'Le camion paraît. Taisez-vous : il fait assez de bruit. Un petit pointe les roues, un autre le monsieur ou la dame en orange, un troisième enfouit son nez dans votre épaule. Reprenez leurs sons : « vroum », « bip, bip, bip ». La personne au volant lève la main? Toutes les mains répondent. Il s’arrête longtemps à chaque porte? Le doigt sur l’oreille, entre deux grondements : un autre bruit s’en vient, une auto, un chien, un pas; nommez-le, refaites-le. {hiver|C’est la déneigeuse? Elle avance moins vite et gratte le sol : écoutez-la racler.}',
        ),
        play(
          { 30: 9, 45: 15 },
          '« Parti. » Et le bruit? Écoutez-le rapetisser. {parc|L’enfant que vous portiez rattaché, la poussette devient camion : défreinez, reculez en faisant « bip, bip, bip », arrêtez, repartez en grondant.} {parc 0-18m|Un pied bat, une main pousse l’air : c’est le signal du départ.} {parc 18-24m|L’enfant qui marche tient la barre, crie « bip » et décide quand le camion recule.} {dedans|Sortez la boîte.} {cour|De retour au local, sortez la boîte.} {cour dedans|Elle gronde sur le plancher quand vous la tirez.} {cour 0-18m|Un poupon s’y assoit, un autre la tape.} {dedans 0-18m|Un poupon s’y assoit, un autre la tape.} {cour 18-24m|Le plus grand la remplit de tout ce qui traîne et fait « bip » en reculant.} {dedans 18-24m|Le plus grand la remplit de tout ce qui traîne et fait « bip » en reculant.}',
        ),
        closing(
          { 20: 6, 30: 5, 45: 8 },
          'Racontez le passage du camion en quatre sons, avec vos mains : « Chut… vroum… bip, bip, bip… parti. » Recommencez en sautant un son : quelqu’un le dira.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Collez votre joue contre celle de l’enfant qui a peur, et nommez ce qui fait le bruit.',
          'Annoncez tout ce que vous entendez venir avant de le voir.',
          'Gardez la même phrase chaque semaine : « Il s’en vient. »',
        ],
        questionsOuvertes: ['Qu’est-ce qui s’en vient?', 'Où il est rendu?', 'Comment il fait, le camion?'],
      },
      vocabulaire: ['le camion', 'la roue', 'vroum', 'il s’en vient', 'gros', 'parti', 'reculer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune sent le grondement dans votre poitrine : tenez-le ventre contre vous, le visage de côté.',
        },
        {
          pour: '18-24m',
          texte:
            '{dehors|Au retour}{dedans|Ensuite}, un bac vide lui sert de poubelle : il le pousse jusqu’au mur, et vous faites le camion qui la vide.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avec celui qui se bouche les oreilles, reculez {parc|d’une maison}{cour|vers la porte}{dedans|de quelques pas}, vos paumes par-dessus les siennes{cour|, ou suivez la scène de la fenêtre}.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, guettez la déneigeuse.} {!ete|L’été, guettez l’arroseuse.} {!automne|L’automne, guettez le camion qui avale les feuilles.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursauter, pleurer un moment, puis vouloir revoir.', 'Attendre un camion qui ne vient pas.'],
        dangersAEliminer: [
          '{parc|Poussette arrêtée près de la chaussée, d’une entrée d’auto ou derrière un camion qui recule.} {cour|Petit accroché au portillon qui donne sur la rue.} {dedans|Enfant debout sur un meuble pour mieux voir.}',
          '{dedans|Fenêtre ouverte, cordon de store à portée : fermez la fenêtre, attachez le cordon hors d’atteinte.}',
          '{dehors|Gaz d’échappement : éloignez-vous du camion qui reste en marche.}',
          '{cour hiver|Souffleuse au travail : restez loin de son jet et derrière une clôture, ou regardez du local.} {parc hiver|Souffleuse au travail : éloignez la poussette de son jet et de son chemin.}',
          '{parc 18-24m 30min 45min|Enfant descendu de la poussette : un seul à la fois, entre la barre et vous; s’il lâche la barre, il remonte s’attacher.}',
          '{cour dedans 30min 45min|Boîte tirée vers un enfant assis ou couché : elle va vers vous, lentement.} {parc 30min 45min|Poussette qui recule sans que vous voyiez derrière : regardez d’abord, dix pas au plus.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{cour dedans 30min 45min|Prenez une boîte propre, sans trace d’aliments.} {dedans 20min|Gardez la fenêtre fermée : la poussière et l’odeur du camion restent dehors.} {dehors|La trousse d’urgence vous suit.}',
        ],
      },
      observation: [
        'Langage oral : quel son ou quel mot annonce le camion?',
        'Mémoire : que fait-il avant même de le voir?',
        'Compétences émotionnelles : comment passe-t-il de la peur à l’intérêt?',
      ],
      prolongements: [
        'Affichez près de la fenêtre une image du camion : un doigt ira s’y poser au premier grondement.',
        'Le camion passe aussi dans la rue de l’enfant : demandez au parent par quel mot son enfant l’appelle.',
      ],
      reflexionRetroaction: [
        'Ai-je parlé par-dessus le camion?',
        'L’endroit choisi était-il assez loin pour les peureux, assez près pour les autres?',
      ],
    },
  },
  {
    key: 'le-coin-assis-des-petits',
    summary:
      'Toujours le même arbre, la même couverture, la même chanson : les petits retrouvent leur coin et le regardent changer.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['arbres-et-feuilles', 'saisons-et-fetes'],
    materials: ['tissus'],
    place: 'WOODS',
    alsoAt: { PARK: 'Au parc, un gros arbre à l’écart des jeux devient le repère du groupe.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'coin assis',
      'même arbre',
      'boisé',
      'forêt',
      'rituel dehors',
      'reconnaître un lieu',
      'revenir',
      'bouleau',
      'sortie de la semaine',
      'calme dehors',
      'chansons',
      'nature',
    ],
    seen: [
      'elle tend les bras vers notre arbre avant même qu’on soit arrivés',
      'il fait le tour du tronc, une main dessus, et revient me voir à chaque fois',
      'assis sur la couverture, ils regardent en l’air sans rien faire, tout calmes',
      'elle remarque que les feuilles sont tombées là où on s’assoit d’habitude',
      'il est inquiet dans un lieu inconnu, mais à notre place habituelle il se détend',
      'un bébé touche le bois du bout des doigts, retire sa main et attend la mienne',
      'chaque jeudi, on retourne au même coin du boisé et ils le reconnaissent',
      'dans le sentier, dès que je chante notre chanson d’arrivée, ils se calment',
    ],
    scenes: ['repos'],
    picture:
      'Au pied d’un énorme tronc, un poupon sur les genoux et un autre couché regardent en haut; un enfant fait le tour de l’arbre.',
    sheet: {
      titre: 'Le coin assis des petits',
      observationDepart:
        'À la troisième visite, deux enfants tendent les bras vers le gros bouleau avant même que la poussette s’arrête.',
      intentionEducative:
        'Permettre aux petits de reconnaître un lieu, de s’y sentir bien et d’y attendre ce qui revient.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître l’arbre, la couverture ou la chanson.',
        'Regarder longtemps la même chose.',
        'S’éloigner un peu et revenir vers l’adulte.',
      ],
      materiel: [
        item('Couverture épaisse et isolante', 'une, toujours la même', 'Toile doublée d’un drap de laine'),
        item('Poussette à plusieurs places, avec attaches', 'une', 'Un petit en porte-bébé, les autres à pied'),
        item(
          'Trousse de sortie : téléphone, premiers soins, médication{45min !hiver|, couches, vêtements}{45min !hiver 0-18m|, biberons}{45min !hiver 18-24m|, collation}',
          'une',
          null,
        ),
      ],
      preparation: [
        'Choisissez un arbre facile à reconnaître, {bois|près de l’entrée du boisé}{parc|loin des balançoires}, où la poussette se rend.',
        'Inspectez le sol et les branches au-dessus. {!hiver|Champignons, petits fruits ou herbe à puce : déplacez la couverture.} {hiver|L’hiver, évitez les branches chargées de neige.}',
        'Apprenez la chanson : « Bonjour, l’arbre, me voilà, mes deux pieds sont ici-bas, mes deux yeux montent là-haut, bonjour, l’arbre, gros, gros, gros! »',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Chantez en arrivant, toujours du même côté du tronc : une main sur l’écorce, vos pieds qui tapent, vos yeux qui montent. Freins mis, étendez la couverture au pied du tronc. Laissez-les regarder avant de détacher quelqu’un.',
        ),
        play(
          { 20: 12, 30: 19, 45: 20 },
          'Un petit, sur vos genoux, suit une branche des yeux. Un autre gratte la couverture, puis {!hiver|la terre}{hiver|la neige}. {18-24m|Le marcheur fait le tour du tronc, une main dessus, et revient vous voir à chaque tour.} Une paume touche l’écorce et se retire : posez la vôtre à côté, attendez qu’elle revienne. {0-18m !multiage|Une grimace? Reprenez-le contre vous, fredonnez : il regardera de là. Quand ses yeux se perdent, tournez-le dos au tronc : il a autre chose à voir.} Ne rien faire compte aussi. Dès la deuxième visite, dites ce qui est pareil, puis ce qui a changé : {!hiver|une feuille}{hiver|un paquet de neige}, une ombre, un bruit. {30min 45min|Plus tard, redites un vers de la chanson et taisez-vous : un pied tape, un menton se lève.}',
        ),
        play(
          { 45: 13 },
          '{!hiver 0-18m|Un biberon se boit ici, dans vos bras.} {!hiver 18-24m|La collation se prend ici, adossé à vous.} {!hiver|Ensuite, qui veut se couche sur le dos, la tête sur votre cuisse; vous restez assise, les yeux sur les autres.} {!hiver 0-18m !multiage|Levez un bras vers les branches, laissez-le retomber : l’un suit la main, l’autre la branche. Un petit se tortille? Roulez-le sur le ventre, le menton au bord de la couverture, là où commence le sol.} {hiver|L’hiver, rattachez les petits et faites le tour de l’arbre en poussette, dans un sens, puis dans l’autre : où sont passées les traces des roues? Arrêtez à chaque quart de tour, chantez un vers et attendez un pied, un cri, avant de rouler. Une joue froide ramène tout le monde.} {!hiver 18-24m|D’autres explorent autour, à deux pas de vous.} {!hiver 18-24m !multiage|L’un revient avec une feuille? Il se couche, vous la posez sur son ventre : elle monte et descend.} {hiver 18-24m|Qui marche pousse avec vous et s’arrête où il veut.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 6 },
          'Rattachez chacun, puis chantez plus bas : « Au revoir, l’arbre, je m’en vais, mes deux pieds sont fatigués, mes deux yeux te cherchent un peu, au revoir, l’arbre, mon vieux! » Une main touche l’écorce en passant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Revenez au même endroit, posez la couverture du même côté : la répétition est le jeu.',
          'Offrez vos genoux comme base de départ.',
          'Suivez le regard avant de montrer.',
        ],
        questionsOuvertes: ['Où est notre arbre?', 'Qu’est-ce qu’il y a là-haut?'],
      },
      vocabulaire: ['l’arbre', 'la branche', 'le tronc', 'pareil', 'changé', 'revenir', 'haut'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{!hiver|Couché sur le dos, le plus jeune regarde bouger les branches.} {hiver|L’hiver, dans vos bras, renversé contre vous, le plus jeune voit les branches.} Cinq minutes sont déjà longues.',
        },
        { pour: '18-24m', texte: 'Le marcheur tient un coin de la couverture, l’étend avec vous et choisit sa place.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant agrippé à la poussette y reste, face à l’arbre, jusqu’à la fin de la chanson ou plus longtemps.',
        },
        {
          pour: 'interieur',
          texte: 'La même couverture et la même chanson, au pied d’une fenêtre d’où se voit un arbre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la chanson se danse debout ou s’écoute de la poussette, et la halte tient en vingt minutes.} {!ete|L’été, arrivez tôt.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Écorce, {!hiver|terre}{hiver|neige} sous les doigts.',
          'Tomber assis {!hiver|sur une racine}{hiver|dans la neige}.',
        ],
        dangersAEliminer: [
          'Écorce qui se détache en lanières{!hiver|, brindilles pointues sous la couverture}.',
          '{18-24m|Enfant caché un instant par le tronc : assoyez-vous tournée vers l’arbre, et suivez-le de la voix; s’il tarde, levez-vous.} {!hiver 0-18m|Feuilles ou écorce en route vers la bouche : ouvrez la main avant.} {hiver 0-18m|Écorce ou neige sale en route vers la bouche : ouvrez la main avant.}',
          'Poussette sur une pente ou sans frein.',
          '{!hiver bois|Tiques : bas par-dessus le pantalon, peau inspectée au retour.} {hiver|Froid : un petit assis refroidit vite; touchez joues et nuques, et rentrez à la première froide.}',
        ],
        supervision: 'palier1',
        allergies: ['Auto-injecteur et plans d’urgence dans la trousse, sur vous.'],
      },
      observation: [
        'Mémoire : à quoi montre-t-il qu’il reconnaît le lieu?',
        'Attachement : comment s’éloigne-t-il, puis revient-il?',
        'Développement sensoriel : vers quoi tend-il la main, l’œil ou l’oreille?',
      ],
      prolongements: [
        'Affichez une photo de l’arbre au local, à la hauteur des petits, et chantez-lui bonjour.',
        'Dites aux parents où est l’arbre : ils pourront le saluer la fin de semaine.',
      ],
      reflexionRetroaction: [
        'Ai-je eu envie d’ajouter quelque chose? Pourquoi?',
        'Qui a reconnu l’arbre avant la chanson?',
      ],
    },
  },
]
