import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Thirsty paint rollers, a toothbrush that knocks at the wrong door, cows under oats, a tidying song, Christmas pots, and two wakings. */
export const YOUNG_TODDLERS_ROLLER_AND_TOOTH_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-rouleau-a-encore-soif',
    summary:
      'Le rouleau à peinture boit sa flaque, « schlic », roule jusqu’au bout du bras, puis fait « frrr » : il a soif. Une main à plat? Il passe par-dessus!',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'mouvement-et-defis'],
    materials: ['peinture-lavable'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, la table se peint de la même façon, et l’on peut éclabousser en la lavant.}',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'la peinture',
      'peinture',
      'rouleaux à peinture',
      'rouleau à peinture',
      'rouleaux à peinture, peinture',
      'peinture au rouleau',
      'peindre au rouleau',
      'peindre avec un rouleau',
      'peinturer',
      'peinturer au rouleau',
      'gouache',
      'gouache et rouleaux',
      'grand papier',
      'peinture sur grand papier',
      'peindre la table',
      'ils peinturent la table',
      'repassent au même endroit',
      'ils roulent la peinture',
      'grands gestes de peinture',
      'pousser le rouleau',
      'empreinte de main',
    ],
    seen: [
      'ils ont vu les peintres dans le corridor et font semblant de peinturer le mur',
      'elle repasse son pinceau au même endroit jusqu’à ce que le papier se perce',
      'il roule son petit camion dans la gouache et regarde la trace derrière',
      'leurs grands coups de pinceau sortent toujours de la feuille et finissent sur la table',
      'dès que je sors la gouache elle se peinture la main au complet et rit',
      'il pousse tout ce qui roule loin devant lui, puis le ramène contre sa bedaine',
      'son papa peinture sa chambre, elle demande un rouleau comme le sien',
      'ils veulent toujours plus de couleur et crient encore dès que leur pinceau est sec',
    ],
    picture:
      'Autour d’une table peinte en bleu, une enfant pousse son rouleau; un autre lève une main bleue au-dessus d’une main pâle; l’éducatrice tient le pot.',
    scenes: ['peindre', 'pousser'],
    sheet: {
      titre: 'Frrr! Le rouleau a encore soif',
      observationDepart:
        'À la peinture, leurs bras vont plus loin que la feuille. Ils repassent au même endroit, encore et encore, et le papier se perce.',
      intentionEducative:
        'Permettre à l’enfant de pousser et de tirer un rouleau à peinture de tout son bras, et de remarquer quand la couleur est finie.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser le rouleau loin devant soi et le ramener vers son ventre.',
        'Remarquer, de l’oreille ou des yeux, que le rouleau n’a plus de peinture.',
        '{20min 30min|Laisser une main à plat pendant que le rouleau passe dessus, puis regarder ce qui reste.}',
        '{30min|Voir naître une couleur là où deux couleurs se rencontrent.}',
      ],
      materiel: [
        item('Rouleaux à peinture', 'un par enfant et un pour vous : petits, en mousse, à manche court', null),
        item(
          'Peinture',
          'gouache lavable et non toxique, dont l’étiquette convient à leur âge : {!30min|une couleur}{30min|du bleu et un peu de jaune}, trois cuillerées par enfant, et de quoi en remettre',
          'Gouache lavable',
        ),
        optional('Grand papier', 'une bande longue et large comme la table', 'La table nue, lavée à la fin'),
        optional('Débarbouillettes', 'mouillées, deux par enfant', 'Serviettes mouillées'),
        optional(
          '{si-grandes-feuilles|Grandes feuilles, de papier ou d’arbre}',
          '{si-grandes-feuilles|une par enfant}',
          null,
        ),
        optional(
          '{si-petites-autos si-gros-camions|Autos et camions lavables, plus gros que le poing d’un enfant}',
          '{si-petites-autos si-gros-camions|un par enfant}',
          null,
        ),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', '{si-rouleaux-de-carton|un par enfant}', null),
        optional('{si-ruban-adhésif|Ruban-cache}', '{si-ruban-adhésif|une bande par enfant}', null),
      ],
      preparation: [
        'Prenez une table à la hauteur de leur ventre, sans chaises : on peint debout, tout autour, avec deux largeurs d’épaules entre les enfants. Le groupe est plus grand que la table? Mettez-en deux bout à bout.',
        'Vous avez du grand papier? Mouillez d’abord la table d’un coup de débarbouillette : le papier y colle. Sans papier, on peint la table, et la laver fait partie du jeu. {si-ruban-adhésif|Collez devant chaque place une bande de ruban longue comme un avant-bras : on peindra par-dessus.}',
        'Tirez sur chaque manchon de mousse : il tient à sa tige, et rien ne s’effrite. Manches roulées, vieux vêtements, souliers aux pieds.',
        'Le pot reste dans vos mains : c’est vous qui versez{30min|, le bleu d’abord, le jaune à la fin}.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À la table, faites rouler un rouleau à peinture tout sec, loin devant vous. « Frrr… Il ne laisse rien! Pauvre rouleau, il a soif. » Versez devant vous une flaque de peinture grande comme un biscuit. Le rouleau entre dedans : « Schlic, schlic! Il boit! » Poussez-le jusqu’au bout de votre bras, tirez-le jusqu’à votre ventre, encore, encore. La couleur pâlit, le bruit change : « Frrr… Qu’est-ce qu’il dit? » Laissez-les répondre. « Il a encore soif! » {si-rouleaux-de-carton|Couchez un rouleau de carton dans la flaque et poussez-le à deux paumes : sans manche, il boit aussi! Chacun essaiera le sien.}',
        ),
        play(
          { 10: 5, 20: 7, 30: 8 },
          'Donnez un rouleau à chacun et versez une flaque devant lui. Schlic! Le rouleau boit, puis part : on pousse au bout du bras, on ramène au ventre. « Frrr » : il n’y a plus de couleur? L’enfant dit « soif! », et vous versez une petite flaque. {si-grandes-feuilles|Une feuille est couchée en travers de la route? Le rouleau passe dessus; on la lève : la route est coupée!} {si-petites-autos si-gros-camions|Des roues traversent la flaque : elles boivent aussi, et tracent deux routes minces.} {18-24m|Le trottineur tient le manche à deux mains et fait des routes courtes.} {18-24m !multiage|Roulez le vôtre vers le sien, nez à nez : « Bonjour! » Arrêtez. Il pousse? Reculez. Il recule? Suivez-le.} {2-3a|À deux ans, on crie « schlic » en poussant, « frrr » en tirant.} {2-3a !multiage|Faites ensuite un voyage de tortue, sans lever le rouleau, puis un voyage de l’autre main.} {3-4a|À trois ans, on pose son poing sur la table et on le contourne, sans lever le rouleau.} {3-4a !multiage|Le poing change de place : la route fait un serpent. Puis on compte : combien d’allers-retours avant le « frrr »?}',
        ),
        play(
          { 20: 6, 30: 6 },
          'Posez votre main à plat, doigts écartés, là où la couleur est la plus pâle. Faites boire votre rouleau et passez-le dessus, du poignet aux ongles : « Ça chatouille! » Levez la main : « Oh! Une main toute pâle! » Versez une flaque à chacun : il pose une main et la roule de l’autre, ou vous demande de rouler. Qui ne veut pas se salir les mains roule sur la vôtre. {18-24m|Le trottineur roule sur votre main. « Je la lève? » Attendez son signe.} {18-24m !multiage|Montrez-lui votre main, le dessus tout peint, puis remettez-la dans sa trace : elle y rentre juste. Encore!} {2-3a|À deux ans, c’est l’enfant qui crie « Lève! ».} {2-3a !multiage|La main part trop vite, la trace est toute brouillée? On rit, on la recouvre et on repose la main.} {3-4a|À trois ans, on essaie le poing, puis trois doigts.} {3-4a !multiage|Deux amis posent une main côte à côte, et un troisième, ou vous, roule sur les deux : à qui est celle-là? On remet sa main dedans pour savoir.}',
        ),
        play(
          { 30: 7 },
          'Versez une petite flaque de jaune devant chacun. « Le jaune arrive. Que va faire le rouleau bleu? » Attendez les idées, puis on roule : schlic! Une rayure verte, puis une autre. « D’où vient ce vert? » On pousse loin, on revient, on cherche où il en naît encore. {18-24m|Le trottineur roule et vous montre; dites la couleur qui est sous son doigt.} {18-24m !multiage|Roulez une fois dans le jaune, arrêtez-vous et ouvrez la bouche : « Oh! » Laissez-le recommencer vingt fois, avec des gouttes de plus en plus petites.} {2-3a|À deux ans, on cherche un bout encore bleu, un bout encore jaune.} {2-3a !multiage|Le rouleau vert visite la place d’un ami : « Je peux? » Si c’est oui, il y laisse une route; sinon, il fait demi-tour.} {3-4a|À trois ans, on essaie de garder un peu de jaune sans que le rouleau y touche.} {3-4a !multiage|Puis deux amis font se croiser leurs routes. Laquelle est dessus? Laquelle est passée en dernier?}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 5 },
          '« Les rouleaux ont bien bu. » Dernier voyage sans rien verser : on roule lentement jusqu’au « frrr », puis l’on couche son rouleau au milieu de la table. {si-ruban-adhésif|Décollez la bande de chacun, sans hâte : « Oh! Une route toute pâle! »} Donnez les débarbouillettes mouillées : on frotte ses mains, un doigt après l’autre. Sans papier, on pousse ensuite la débarbouillette sur la table, à deux mains, comme un rouleau : « Schlic! » La couleur s’en va, la table revient. Avec du papier, chacun cherche des yeux sa plus longue route. Puis tous vont se laver au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Versez peu et souvent : l’enfant apprend à demander, et la couleur ne coule pas.',
          'Mettez un bruit sur le geste que vous voyez, « schlic » ou « frrr », plutôt qu’un compliment.',
          'Un enfant ne veut pas toucher la peinture? Le manche reste propre; rouler à sec, à côté d’une flaque, est aussi un jeu.',
        ],
        questionsOuvertes: [
          'Que dit ton rouleau?',
          'Jusqu’où va ta route?',
          '{20min 30min|Que reste-t-il sous ta main?}',
          '{30min 2-3a 3-4a|D’où vient ce vert?}',
        ],
      },
      vocabulaire: [
        'le rouleau',
        'la peinture',
        'pousser',
        'tirer',
        'la flaque',
        'sec',
        '{20min 30min|pâle}',
        '{30min|le vert}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il peint en tapant le rouleau? Posez votre main derrière la sienne et faites rouler une seule fois; puis lâchez. Un coup de rouleau vaut une route.',
        },
        {
          pour: '2-3a',
          texte:
            'Il veut tout le pot? Donnez-lui le mot : chaque fois qu’il dit « soif », la goutte vient tout de suite.',
        },
        {
          pour: '3-4a',
          texte: 'Il peint d’avance la route qu’il a dite : droite, en serpent, ou tout autour de son poing.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La prise est difficile? Roulez une débarbouillette autour du manche : plus gros, il se tient mieux. Assis, l’enfant peint sur une table assez basse pour voir jusqu’au bout. Le mouillé le dérange? Il roule à sec à côté d’une flaque, et c’est lui qui dit « frrr ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, un rouleau propre et sec roule sur la neige, et y laisse une route.} {hiver|Aux beaux jours, la même table se peint dehors, et l’on éclabousse en la lavant.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Peinture sur les manches et le menton.', 'Route peinte par-dessus celle d’un ami.'],
        dangersAEliminer: [
          '{18-24m 2-3a|Rouleau vers la bouche : prenez le poignet, ramenez-le à la table. La mousse est mordue? Le rouleau sort du jeu, et vous cherchez le morceau.}{!18-24m !2-3a|Mousse déchirée : le rouleau sort du jeu.}',
          'Tige du rouleau près d’un visage : le rouleau reste sur la table; pour changer de place, on le couche.',
          'Peinture au sol : elle fait glisser. Essuyez-la avant le pas suivant.',
          'Doigt peint vers un œil : essuyez; si la peinture y est entrée, rincez à l’eau claire.',
          '{20min 30min|Rouleau sur la main d’un ami qui n’a pas dit oui : chacun roule sur la sienne, ou demande.}',
          '{si-grandes-feuilles|Feuille mâchée : prenez-la avant qu’un bout s’en détache.} {si-rouleaux-de-carton|Carton détrempé : jetez-le.} {si-petites-autos si-gros-camions|Roue qui branle : l’auto sort du jeu.} {si-ruban-adhésif|Ruban décollé : vous le jetez en boule, hors de leur portée.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau réactive, plaie ou eczéma aux mains : voyez l’étiquette avec le parent; cet enfant roule à sec.',
        ],
      },
      observation: [
        'Motricité globale : que font ses pieds, son dos et ses deux bras quand il pousse loin?',
        'Développement sensoriel : qu’est-ce qui l’arrête ou l’attire, le bruit, le froid, le collant?',
        'Raisonnement : à quoi reconnaît-il que le rouleau n’a plus de peinture?',
      ],
      prolongements: [
        'Demain, gardez les rouleaux propres et secs près des blocs : ils rouleront sur les murs, avec les mêmes bruits.',
        'À la maison, un rouleau et un fond d’eau suffisent à peindre le pas de la porte : dites-le aux parents.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le rouleau aller jusqu’au « frrr » avant de verser?',
        'Qui a peint de tout son corps, qui d’un seul poignet?',
      ],
    },
  },
  {
    key: 'petite-brosse-tu-te-trompes-de-porte',
    summary:
      'Le doigt est une brosse à dents, et il se trompe : il frotte le coude, le genou! « Non, les dents! » Une comptine lui montre la bonne porte.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'le brossage de dents',
      'brossage de dents',
      'brossage des dents',
      'brosser les dents',
      'se brosser les dents',
      'brosse à dents',
      'brosses à dents',
      'les dents',
      'dents',
      'hygiène dentaire',
      'comptine du brossage de dents',
      'chanson du brossage de dents',
      'comptine des dents',
      'il ne veut pas se brosser les dents',
      'ils mordent leur brosse à dents',
      'ils serrent les lèvres au brossage',
      'après le dîner on se brosse les dents',
      'le dentiste',
      'visite chez le dentiste',
      'ouvrir grand la bouche',
    ],
    seen: [
      'au brossage de dents il serre les lèvres et détourne la tête à chaque fois',
      'elle mâchouille sa brosse à dents au lieu de frotter et rit aux éclats',
      'ils font des grandes bouches de lion devant le miroir du lavabo et en oublient la brosse',
      'une amie est allée chez le dentiste hier, depuis tout le monde ouvre grand la bouche',
      'il brosse les dents de son toutou avec un bloc et lui dit ouvre grand',
      'après le dîner c’est la chicane au lavabo, ils sont tannés du brossage',
      'elle se passe le doigt sur les dents et fait frotte frotte toute la journée',
      'ils rient quand je mets exprès la brosse sur mon nez au lieu de ma bouche',
    ],
    picture:
      'Assise en rond avec trois enfants, l’éducatrice, surprise, frotte son coude du doigt; un petit ouvre grand la bouche et la montre.',
    scenes: ['hygiene', 'chanter', 'blagues'],
    sheet: {
      titre: 'Petite brosse, tu te trompes de porte!',
      observationDepart:
        'Au brossage de dents, un enfant serre les lèvres, un autre mord sa brosse. Un troisième la passe sur son nez et regarde si quelqu’un rit.',
      intentionEducative:
        'Soutenir l’envie d’ouvrir la bouche au brossage de dents, par un jeu de mots et de gestes où l’enfant corrige la brosse qui se trompe.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'secondaire' },
      ],
      objectifs: [
        'Faire les gestes de la comptine, le doigt devant sa bouche.',
        'Dire ou montrer que la brosse se trompe, et où elle doit aller.',
        '{20min|Ouvrir, fermer et étirer la bouche de trois façons.}',
        '{3-4a 4-5a|Dire un vers de la comptine, ou en changer le mot.}',
      ],
      materiel: [
        optional('Brosses à dents', 'sèches, celle de chaque enfant, à son nom', 'Index de chacun'),
        optional('{si-savon-à-mains|Savon à mains, doux}', '{si-savon-à-mains|celui du lavabo}', null),
        optional('{si-serviettes|Serviette ou linge propre}', '{si-serviettes|un, sec, pour vous}', null),
        optional('{20min si-toutous|Toutou lavable}', '{20min si-toutous|un}', null),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un, que vous tenez}', null),
      ],
      preparation: [
        'Apprenez la comptine par cœur, un geste par vers. Dites-la, ou chantez-la sur l’air que vous voulez.',
        'Lavez-vous tous les mains : les doigts vont près des bouches. {si-savon-à-mains|Le rond se fait tout près du lavabo : deux enfants à la fois vont au savon, le temps que vous disiez la comptine; à « comme c’est beau », deux autres y vont.} Tous s’assoient en rond, et restent assis.',
        'Vous avez les brosses à dents? Gardez-les derrière vous : elles ne servent qu’à la fin. Pour se tromper de place, on prend toujours le doigt.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '« Jouons au brossage de dents! » Levez l’index : « Voici ma brosse. La bouche, c’est sa porte. » Dites et faites : « Petite brosse, entre chez nous! (l’index arrive devant la bouche) Dents d’en avant, bonjour à vous! (dents montrées, il frotte l’air) Petite brosse, va jusqu’au fond! (grande bouche) Les grosses dents crient : “Frottons, frottons!” (à droite, à gauche) Monte en haut, descends en bas, (il monte, il descend) la langue dort, ne l’éveille pas. (la langue rentre) Un petit pfft dans le lavabo… (on souffle) Voilà mes dents! Comme c’est beau! (grand sourire) » {si-serviettes|Redites-la, un linge devant votre bouche : à « entre chez nous », il tombe, et la porte s’ouvre.}',
        ),
        play(
          { 10: 6, 20: 7 },
          'Tous lèvent leur doigt. « Petite brosse, entre chez nous! » Le vôtre se trompe : il frotte votre coude. Attendez, étonnée, qu’ils vous corrigent : « Non! Les dents! » La petite brosse répond : « Oh! Je me suis trompée de porte. » Elle essaie le genou, l’oreille, puis la bouche, et vous faites toute la comptine ensemble. On recommence, avec une autre erreur. {18-24m|Le trottineur frotte le même genou que vous, rit, et montre sa bouche.} {18-24m !multiage|Refaites deux fois la même erreur; à la troisième, arrêtez le doigt en l’air : où l’enfant l’envoie-t-il?} {2-3a|À deux ans, on crie « Non! » et la bonne porte : « La bouche! ».} {2-3a !multiage|Chacun choisit à son tour une erreur, et tous les doigts y vont : « Le ventre! »} {3-4a|À trois ans, on choisit l’erreur, puis on dit le vers qui suit.} {3-4a !multiage|On dit bonjour à la porte : « Petite brosse, entre chez… mon coude! »} {4-5a|À quatre ans, on trouve une erreur qui rime avec « nous » : « dans mon cou », « sur mes genoux ».} {4-5a !multiage|Un enfant mène la comptine et se tait avant le dernier mot : les autres le crient.}',
        ),
        play(
          { 20: 6 },
          '« Qui d’autre se brosse les dents? » Essayez trois bouches. Le lapin : la lèvre d’en haut remonte, deux dents sortent. Le lion : la bouche s’ouvre jusqu’au fond, sans crier. Le bébé qui n’a pas de dents : les lèvres rentrent, et l’on dit « mamamam ». Faites un vers de la comptine avec chaque bouche. {si-toutous|Le toutou garde le museau fermé : on lui montre le lion, puis le doigt frotte l’air devant lui.} {18-24m|Le trottineur ouvre grand avec vous, puis ferme : ouvert, fermé.} {18-24m !multiage|Faites durer : grande bouche, une petite attente, clac, fermée. Il sort la langue? Sortez la vôtre, et rentrez-la.} {2-3a|À deux ans, on dit « encore le bébé! ».} {2-3a !multiage|Demandez sans parler : vous faites la bouche, il dit qui c’est. Puis il fait la bouche, et vous dites le mauvais nom.} {3-4a|À trois ans, on montre la bouche d’une autre bête.} {3-4a !multiage|Puis une autre encore : le requin, le cheval. On frotte l’air devant ses dents.} {4-5a|À quatre ans, on dit la comptine les lèvres rentrées : comprend-on encore?} {4-5a !multiage|On cherche les mots qui s’entendent mal, puis on les redit en montrant toutes ses dents.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          '« La petite brosse connaît la porte, maintenant. » Vous avez les brosses à dents? Donnez à chacun la sienne, sèche : elle prend la place du doigt, dans sa bouche à lui. Dites la comptine une dernière fois, très lentement, tout bas. À « comme c’est beau », on se tourne vers son voisin, et chacun montre son plus grand sourire. {si-miroirs|Promenez ensuite le miroir de l’un à l’autre : chacun ouvre grand et dit bonjour à ses dents du fond.} Le doigt se replie dans la main : « Bonne nuit, petite brosse. » Les vraies brosses, s’il y en a, reviennent dans votre main, une à une, et vous les rincez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez vraiment surprise de votre erreur, et laissez-les vous corriger.',
          'Frottez l’air devant vos dents, sans les toucher : ils feront pareil, et aucun doigt n’entre en bouche.',
          'Une bouche reste fermée? Ne demandez rien, continuez : regarder, c’est déjà jouer.',
        ],
        questionsOuvertes: [
          'Où va la petite brosse?',
          'Que disent les grosses dents?',
          '{20min|Quelle bouche fait le lion?}',
          '{4-5a|Quel mot rime avec « fond »?}',
        ],
      },
      vocabulaire: ['la brosse', 'les dents', 'frotter', 'la langue', 'les lèvres', 'au fond', 'se tromper', 'ouvrir'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Gardez deux gestes : le doigt qui se trompe de genou, et la grande bouche. « Frottons, frottons » est son vers; attendez qu’il dise « fo, fo ».',
        },
        {
          pour: '2-3a',
          texte:
            'Il crie « non » et rien d’autre? Demandez « c’est où, alors? » et suivez son doigt, même s’il se trompe exprès.',
        },
        {
          pour: '3-4a',
          texte: 'Il invente une porte impossible : le plafond, la chaise. La brosse y court, et revient.',
        },
        {
          pour: '4-5a',
          texte: 'Il refait la comptine pour une bête de son choix, et les autres disent comment elle ouvre la bouche.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Rien ne doit approcher de son visage? Il brosse l’air devant votre bouche, de loin, et vous ouvrez quand il le décide. Sans mots, il montre la bonne porte du doigt ou des yeux. Il entend peu? Placez-vous face à lui, la bouche bien éclairée.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, la brosse se trompe de mitaine et de tuque avant de trouver la bouche.} {hiver|L’été, dans la cour, elle se trompe d’arbre et de glissade, puis revient à la bouche.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Éclat de rire en pleine comptine.', 'Bouche ouverte plus grand que prévu, un peu de bave.'],
        dangersAEliminer: [
          'Vraie brosse en bouche, debout ou en marchant : une chute pourrait l’enfoncer dans la gorge. On s’assoit d’abord; qui se lève vous rend sa brosse.',
          'Doigt ou brosse dans la bouche d’un autre : chacun n’ouvre que la sienne.',
          'Vraie brosse échangée ou tombée par terre : elle sort du jeu, et l’enfant reprend son doigt.',
          '{si-savon-à-mains|Eau au pied du lavabo : essuyez-la avant les deux suivants.} {20min si-toutous|Toutou mouillé de salive : il sort du jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun dentifrice dans ce jeu : la brosse est sèche.'],
      },
      observation: [
        'Langage oral : quel vers, quel mot ou quel son de la comptine dit-il?',
        'Schéma corporel : quelles parties du corps nomme-t-il ou montre-t-il pour tromper la brosse?',
        'Hygiène : que fait sa bouche quand le doigt s’approche, et qu’est-ce qui l’a fait ouvrir?',
      ],
      prolongements: [
        'Au prochain vrai brossage, dites le premier vers et trompez-vous une fois de porte.',
        'Écrivez la comptine pour les parents : à la maison, la brosse se trompe aussi.',
      ],
      reflexionRetroaction: [
        'Qui a ouvert la bouche pour rire avant de l’ouvrir pour la brosse?',
        'Ai-je attendu assez longtemps pour qu’ils me corrigent?',
      ],
    },
  },
  {
    key: 'brrr-la-vache-se-secoue',
    summary:
      'Il pleut de l’avoine sur la vache! Elle disparaît sous les flocons, se secoue, « brrr! », et revient. Puis les doigts cherchent : qui dort là-dessous?',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'couleurs-et-textures'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'la ferme',
      'ferme',
      'bac d’avoine',
      'bac d’avoine, animaux de la ferme',
      'avoine',
      'gruau',
      'bac de gruau',
      'gruau, figurines d’animaux',
      'animaux de la ferme',
      'animaux de ferme',
      'figurines d’animaux',
      'figurines de la ferme',
      'bac sensoriel',
      'bac sensoriel de la ferme',
      'cacher les animaux',
      'ils cachent les animaux dans le gruau',
      'enterrer les animaux',
      'chercher les animaux dans le bac',
      'cris des animaux',
      'nourrir les animaux',
      'vache',
    ],
    seen: [
      'ils enterrent les animaux de la ferme dans le bac et crient coucou en les sortant',
      'elle fait pleuvoir le gruau sur la vache et recommence dès qu’on la voit',
      'il demande où est le cochon alors qu’il vient lui-même de le cacher',
      'ils donnent à manger au cheval, poignée par poignée, jusqu’à ce que le tas déborde',
      'elle fouille dans le bac les yeux fermés et devine l’animal avec ses doigts',
      'il fait meuh à tous les animaux, même au mouton, et les brasse pour rire',
      'depuis la visite à la ferme, ils parlent juste de la vache qui mangeait du foin',
      'au bac ça finit en chicane, chacun veut le même cheval',
    ],
    picture:
      'À genoux au bac d’avoine, un petit fait pleuvoir des flocons sur un cochon; une vache se secoue, une enfant cherche des deux mains.',
    scenes: ['cacher-trouver', 'remplir-vider', 'figurines', 'textures'],
    sheet: {
      titre: 'Brrr! La vache se secoue dans l’avoine',
      observationDepart:
        'Une vache de la ferme est couchée dans le bac d’avoine. L’enfant la couvre d’une poignée, regarde le tas, souffle : « Est où? »',
      intentionEducative:
        'Soutenir le plaisir de cacher et de retrouver les animaux de la ferme, et les mots qui disent où ils sont.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Couvrir sa bête d’avoine, puis la faire revenir.',
        'Dire ou montrer où elle est : dessous, dessus, partie, revenue.',
        '{20min|Reconnaître du bout des doigts une bête qu’on ne voit pas.}',
      ],
      materiel: [
        food(
          'Bac d’avoine',
          'un grand bac bas pour quatre enfants, avec du gruau sec (gros flocons), épais de trois doigts au moins',
          'Gruau (gros flocons) dans un bac à vaisselle',
        ),
        item(
          'Animaux de la ferme',
          '{10min|un}{20min|deux} par enfant, et une vache pour vous : plus gros que le poing d’un enfant, d’une seule pièce',
          'Figurines d’animaux, aussi grosses',
        ),
        optional('Débarbouillettes', 'deux par enfant, si l’avoine n’est pas permise', 'Linges à vaisselle'),
        optional('{si-livres|Livre d’animaux de la ferme, cartonné}', '{si-livres|un par bac}', null),
        optional(
          '{si-camions si-gros-camions|Camions sans pièce qui se détache, plus gros que le poing d’un enfant}',
          '{si-camions si-gros-camions|un par bac}',
          null,
        ),
        optional('{20min si-lampes-de-poche|Lampe de poche}', '{20min si-lampes-de-poche|une, dans votre main}', null),
        optional(
          '{si-contenants-de-yogourt|Gros contenants de yogourt}',
          '{10min si-contenants-de-yogourt|un par enfant, bien lavé, sorti à la fin}{20min si-contenants-de-yogourt|deux par enfant, bien lavés, sortis à la fin}',
          null,
        ),
      ],
      preparation: [
        'La veille, demandez qui ne peut toucher ni l’avoine ni le blé : le gruau contient souvent des traces de blé. Si un seul enfant ne le peut pas, personne n’ouvre le gruau : le bac se remplit de débarbouillettes, et c’est d’elles qu’on couvre les bêtes.',
        'Posez le bac par terre, là où le plancher se balaie. {1adulte|Il faut deux bacs? Mettez-les côte à côte et agenouillez-vous entre les deux, toutes les mains à votre portée.} {2adultes|Il faut deux bacs? Chacune s’agenouille au sien.} {18-24m multiage|Les trottineurs sont les plus près de vous.}',
        'Vérifiez chaque bête : aucune partie ne se détache, et elle ne passe pas dans un rouleau de papier hygiénique. Gardez-les toutes derrière vous.',
        'Tous lavent et sèchent leurs mains avant, et remontent leurs manches.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'À genoux au bac d’avoine, faites marcher votre vache : « Meuh! À la ferme, j’ai trouvé mon lit. » Elle s’y couche. Prenez une poignée et faites-la pleuvoir, de la hauteur d’un poing : « Il pleut de l’avoine… sur le dos… sur la tête… » Il n’en reste qu’une bosse. Attendez. « Où est la vache? » Laissez les doigts la montrer. Prenez la vache sous les flocons et secouez-la très vite : « Brrr! » Les flocons tombent, la vache est là : « Meuh! Encore! » Un doigt sur vos lèvres, ajoutez : « L’avoine est pour les bêtes, pas pour nos bouches. »',
        ),
        play(
          { 10: 6, 20: 7 },
          'Donnez une bête à chacun. On la couche, il pleut, elle n’est plus qu’une bosse; « brrr! », elle revient et fait son cri. La pluie tombe toujours de la hauteur d’un poing. {si-livres|Ouvrez le livre debout près du bac, à une bête : qui a la pareille la cache, puis la montre à l’image.} {si-camions si-gros-camions|Un camion roule dans l’avoine et bute sur une bosse : « Brrr! Qui me réveille? »} {18-24m|À dix-huit mois, on verse, on découvre la patte, on la recouvre : « Partie! »} {18-24m !multiage|Comptez les poignées d’un enfant : « Une… encore une… » Arrêtez-vous quand il ne reste qu’une oreille : la couvre-t-il, ou tire-t-il dessus? Puis votre vache se cache à côté de la sienne : deux bosses. Laquelle est à lui?} {2-3a|À deux ans, on dit « dessous! » et l’on appelle : « Cochon! »} {2-3a !multiage|La bête répond de sous les flocons, tout bas, puis fort. Elle a faim? Une poignée pour elle, une pour sa voisine, jusqu’à ce que chacune ait son tas.} {3-4a|À trois ans, on cache la sienne près de celle d’un ami, et l’on se rappelle qui est où.} {3-4a !multiage|Un ami demande le mouton : de quel côté creuser? On lui répond sans montrer du doigt : « près du bord », « à côté de ta main ».}',
        ),
        play(
          { 20: 7 },
          '« C’est la nuit à la ferme. » Donnez une deuxième bête à chacun. On les couche sous l’avoine, puis la paume passe dessus, tout doucement : on ne voit plus que des bosses. {si-lampes-de-poche|Votre lampe est la lune : son rond glisse d’une bosse à l’autre et s’arrête.} Plongez les doigts, les yeux sur les enfants : « Je touche une oreille… et une autre… Qui dort là-dessous? » Laissez deviner, puis tirez : « Brrr! » À eux! {18-24m|À dix-huit mois, on cherche à deux mains, on sort une bête et on vous la montre : dites son nom et son cri.} {18-24m !multiage|Recachez-la devant l’enfant, au même endroit, puis de l’autre bord : y va-t-il tout de suite? Les mains restent vides? Laissez dépasser une queue.} {2-3a|À deux ans, on dit ce qu’on touche : une patte, un nez.} {2-3a !multiage|Un enfant tire trop vite pour deviner? Tenez la bête avec lui, sous les flocons : « Grosse ou petite? » Puis il la réveille.} {3-4a|À trois ans, on devine avant de sortir la bête.} {3-4a !multiage|Un ami cache une bête pendant que les autres ferment les yeux. « A-t-elle des cornes? Une grande queue? » Il répond à trois questions; on dit un nom, et l’on sort la bête.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          '« Cocorico! C’est le matin à la ferme. » Toutes les bêtes se secouent une dernière fois, « brrr! », et l’on compte tout haut celles qui sortent. Fouillez ensemble : en reste-t-il une? Chaque bête se fait brosser des doigts au-dessus du bac, puis se couche à côté. {si-contenants-de-yogourt|Un pot lui sert d’étable : toc, toc, elle y entre à reculons, la tête au bord.} On frotte ses mains l’une contre l’autre : c’est la dernière pluie. Montez le bac sur une tablette haute et balayez les flocons tombés; puis tous vont se laver les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez après « Où est la vache? » : comptez trois dans votre tête avant le « brrr! ».',
          'Dites les mots du bac pendant le geste : dessous, dessus, partie, revenue.',
          'Une poignée monte trop haut? Mettez votre main ouverte dessous : « Il pleut de là. »',
        ],
        questionsOuvertes: [
          'Où est la vache?',
          'Qui se secoue?',
          '{20min|Que touchent tes doigts?}',
          '{3-4a|Comment sais-tu où elle est?}',
        ],
      },
      vocabulaire: ['la ferme', 'la vache', 'l’avoine', 'dessous', 'dessus', 'cacher', 'se secouer', 'revenue'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il joue contre votre genou, à portée de main. Il porte une poignée à sa bouche? Abaissez sa main, ouvrez-la au-dessus de la vache : « C’est pour elle. » Il y revient? Sa place recule d’un pas, tout près de vous : il garde sa bête, lui fait faire « brrr », et c’est vous qui faites pleuvoir.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux enfants veulent la même bête? L’un fait pleuvoir, l’autre la secoue et fait « brrr »; puis ils échangent.',
        },
        {
          pour: '3-4a',
          texte: 'Il est le fermier : il sert une poignée à chaque bête, puis il dit laquelle en veut encore.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’avoine sur la peau le dérange? Il commande la pluie : « Encore. Stop. » Le « brrr » le surprend? Annoncez-le : un, deux, brrr. Il voit peu? Laissez sa main trouver la bosse avant tout le monde.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les bêtes dorment sous la neige, et « brrr » dit bien qu’il y fait frais.} {hiver|L’été, elles se cachent dans le carré de sable et s’y secouent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Flocons sur le plancher et dans les manches.', 'Bête préférée cachée par un autre.'],
        dangersAEliminer: [
          'Avoine en bouche : sèche, elle colle et peut étouffer. Abaissez la main avant la bouche, et faites cracher. Il y retourne? Il joue avec sa bête un pas plus loin, tout près de vous, hors de portée des flocons. Plusieurs y goûtent? Rangez l’avoine et jouez avec des débarbouillettes.',
          'Flocons lancés vers un visage : la pluie tombe de la hauteur d’un poing. Dans un œil, ne frottez pas : rincez à l’eau claire.',
          'Flocons au sol : ils font glisser. Balayez-les avant de laisser courir.',
          'Bête du bac mouillée de salive : on n’y touche plus, elle sort du jeu jusqu’au lavage.',
          '{si-camions si-gros-camions|Roue qui branle : le camion ne va pas au bac.} {20min si-lampes-de-poche|Faisceau vers des yeux : il ne vise que l’avoine, et vous seule tenez la lampe.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Avoine et blé : le gruau ordinaire contient souvent du blé. Allergie ou maladie cœliaque dans le groupe? Débarbouillettes pour tous, aucun flocon dans la pièce.',
          'Asthme : la poussière du gruau peut faire tousser. Versez-le d’avance, sans nuage, et gardez la pompe à portée.',
        ],
      },
      observation: [
        'Mémoire : retourne-t-il là où il a caché sa bête, ou cherche-t-il partout?',
        'Langage oral : quels mots, quels cris accompagnent ce qui part et ce qui revient?',
        'Développement sensoriel : comment ses mains entrent-elles dans l’avoine : du bout des doigts, à pleine poignée?',
      ],
      prolongements: [
        'Demain, les bêtes se cachent sous des débarbouillettes : laquelle fait cette bosse?',
        'Au bain, à la maison, une bête peut se cacher sous une débarbouillette et faire « brrr » : dites-le à la famille.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé chercher assez longtemps avant de montrer?',
        'Quelles mains allaient à la bouche, et qu’est-ce qui les a occupées?',
      ],
    },
  },
  {
    key: 'un-deux-trois-patatras-dans-le-panier',
    summary:
      'Une chanson promène le panier jusqu’à ceux qui se sauvent du rangement. Chacun ramasse, attend le dernier, et tous lâchent ensemble : patatras!',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'le rangement',
      'rangement',
      'ranger',
      'ranger les jouets',
      'ramasser',
      'ramasser les jouets',
      'au moment de ramasser',
      'au moment de ramasser ils se sauvent',
      'ils se sauvent tous au rangement',
      'ils ne veulent pas ramasser',
      'ne veulent pas ranger',
      'chanson du rangement',
      'chanson de rangement',
      'chanson pour ramasser',
      'une chanson',
      'paniers',
      'panier',
      'paniers de rangement',
      'porter le panier à deux',
      'transition',
      'les transitions',
      'fin du jeu',
      'personne ne ramasse',
    ],
    seen: [
      'au moment de ramasser ils se sauvent tous, il y en a trois en dessous de la table',
      'dès que je commence la chanson du rangement, deux se cachent derrière le divan',
      'elle ramasse un bloc, s’assoit avec et recommence à jouer, le local reste plein',
      'ils garrochent tout dans le bac de loin pour entendre le gros bruit',
      'il crie c’est pas moi qui a joué avec ça et part à courir',
      'c’est toujours les deux mêmes qui ramassent pendant que les autres regardent',
      'ils veulent transporter le panier à deux et se chicanent pour la poignée',
      'avant d’aller dehors le plancher est plein de jouets et je ramasse toute seule',
    ],
    picture:
      'Deux enfants portent un panier de blocs; un autre sort de sous la table à quatre pattes, un bloc à la main; l’éducatrice chante, le bras levé.',
    scenes: ['rangement', 'cooperer', 'chanter'],
    sheet: {
      titre: 'Un, deux, trois, patatras dans le panier!',
      observationDepart:
        'Au moment de ramasser, ils se sauvent tous : un sous la table, deux au bout du local. Vous restez seule au rangement, avec les paniers.',
      intentionEducative:
        'Soutenir l’envie de ranger ensemble : le panier va trouver chacun, une chanson dit quand ramasser, et tous lâchent en même temps.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Ramasser une chose à chaque chanson et la porter au panier.',
        'Attendre le dernier arrivé, puis lâcher avec les autres.',
        '{!18-24m|Porter le panier à deux, au même pas.}{18-24m|Pousser ou porter le panier avec quelqu’un.}',
        '{20min|Chercher ce que le panier demande.}',
      ],
      materiel: [
        item(
          'Paniers',
          'un pour quatre enfants, larges, à deux poignées, assez bas pour y voir le fond',
          'Bacs à jouets',
        ),
        optional('Jouets du jeu qui finit', 'ceux qui sont par terre', null),
        optional(
          '{si-tambourins|Tambourin ou autre instrument léger}',
          '{si-tambourins|un, qui change de mains}',
          null,
        ),
        optional(
          '{si-camions si-gros-camions|Camions}',
          '{si-camions si-gros-camions|un ou deux, de ceux qui sont par terre}',
          null,
        ),
        optional('{si-couvertures|Couverture}', '{si-couvertures|une, solide}', null),
        optional('{si-boîtes-de-carton|Grande boîte de carton, sans agrafe}', '{si-boîtes-de-carton|une}', null),
      ],
      preparation: [
        'Cinq minutes avant le rangement, passez près de chaque jeu et dites tout bas : « Bientôt, le panier vient se promener. » Une construction sera gardée? Montrez-la : le panier n’y va pas.',
        'Ramassez vous-même, d’abord, ce qui est cassant, pointu ou trop lourd{18-24m 2-3a|, et tout ce qui passerait dans un rouleau de papier hygiénique}.',
        'Chantez la chanson trois fois pour vous, sur l’air que vous voulez. Les paniers vides attendent près de vous; les meubles laissent passer un panier porté à deux.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '« C’est le rangement! » Ils se sauvent? Prenez un panier par les deux poignées, marchez vers celui qui est le plus loin et chantez : « Panier, panier, promène-toi! (on avance) Panier, panier, arrête-toi là! (posez-le à ses pieds) Un pour toi, un pour moi, (ramassez chacun une chose) tiens-le bien, ne le lâche pas… (au-dessus du panier) Un, deux, trois… patatras! (lâchez ensemble) Plus rien par ici, on s’en va! (on repart) » Riez du bruit. {si-tambourins|Un enfant prend l’instrument : un coup à « arrête-toi là », trois coups avant « patatras ».} « Où va-t-il s’arrêter, maintenant? »',
        ),
        play(
          { 10: 6, 20: 6 },
          '{2-3a 3-4a 4-5a|Tous les paniers se promènent, chacun porté à deux; les autres marchent derrière et chantent avec vous les bouts qu’ils savent.}{!2-3a !3-4a !4-5a|Un panier se promène, et tous le suivent; quand il est plein, un autre part.} À « arrête-toi là », on pose le panier près d’un ami qui se cache, ou d’un tas. Chacun ramasse une chose et la tient au-dessus. {si-camions si-gros-camions|Un camion prend sa chose sur le dos et roule jusqu’au panier.} On chante « ne le lâche pas… » jusqu’à l’arrivée du dernier. « Patatras! » {2-3a 3-4a 4-5a|Deux autres prennent les poignées.} {18-24m|À dix-huit mois, le panier se pousse par terre, à quatre pattes ou debout.} {18-24m !multiage|Tirez-le avec eux, une poignée pour vous. Ils lâchent avant « trois »? Dites « patatras » à chaque chose qui tombe, puis essayez une fois de tenir tous ensemble.} {2-3a|À deux ans, on crie « patatras » et l’on va en chercher un autre.} {2-3a !multiage|Une fesse dépasse de sous la table? Le panier s’arrête là : « Un pour toi! » Poussez un jouet vers la main du caché.} {3-4a|À trois ans, les porteurs choisissent l’arrêt.} {3-4a !multiage|Ils disent le nom de l’ami à qui le panier rend visite; cet ami choisit la première chose à ramasser.} {4-5a|À quatre ans, on compte tout haut quand chacun tient sa chose.} {4-5a !multiage|Trop lourd? On s’arrête, et l’on trouve ensemble : pousser, tirer, ou faire deux voyages.}',
        ),
        play(
          { 20: 8 },
          'Le panier devient difficile : « Panier, panier, que veux-tu? » Mettez l’oreille contre le bord. « Il veut du doux. » Chantez : « Un tout doux, un tout doux, tiens-le bien… » Il demande ensuite du rond, du rouge, ce qui roule. On ne trouve plus de doux? « Patatras » quand même, et l’on change. {18-24m|À dix-huit mois, il faut un modèle : montrez-le, et l’on en cherche un autre.} {18-24m !multiage|Un seul mot à la fois, « balle », ou « bébé ». Un enfant rapporte autre chose? Le panier le goûte : « Mmm, c’est bon aussi! »} {2-3a|À deux ans, on crie le nom de ce qu’on a trouvé avant de le lâcher.} {2-3a !multiage|Le panier veut une chose un peu lourde : on la porte à deux bras. Puis une toute légère, du bout des doigts.} {3-4a|À trois ans, un enfant écoute le panier et dit ce qu’il veut.} {3-4a !multiage|Les autres demandent : « Comme quoi? »} {4-5a|À quatre ans, le panier veut deux choses à la fois : « rouge et rond ».} {4-5a !multiage|On s’obstine? C’est le panier qui tranche : « Mets-le, j’ai faim. »} Le plancher est vide avant la fin? On cherche sous les meubles, puis vient la dernière chanson.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Le plancher est presque vide. Dernière chanson, tout bas : « Plus rien par ici… » On regarde sous la table, derrière les meubles, dans ses poches. {si-couvertures|Le dernier tas monte sur la couverture, qu’on tire par deux coins jusqu’aux paniers : « Patatras! »} Tous mettent une main au bord des paniers, et on les porte, les pousse ou les tire jusqu’à leur place. {si-boîtes-de-carton|La grande boîte, pleine de ce qui ne rentrait plus, se pousse à plusieurs, sans la lever.} Ce qui a sa tablette y remonte. Assis par terre, on passe la paume sur le plancher : « Il est tout nu! Qui a fait ça? » Laissez-les crier. « Panier, panier, repose-toi. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Allez d’abord vers qui s’est sauvé, sans reproche : le panier lui rend visite.',
          'Retenez le « trois » tant qu’une main est encore en chemin : tous attendent, et personne n’est oublié.',
          'Chantez au lieu de répéter « ramassez ».',
          'Remerciez le groupe : « On a fait un seul gros patatras. »',
        ],
        questionsOuvertes: [
          'Où le panier s’arrête-t-il?',
          'Qui manque-t-il avant le patatras?',
          '{20min|Que veut le panier?}',
          '{3-4a 4-5a|Comment porter un panier trop lourd?}',
        ],
      },
      vocabulaire: ['ranger', 'ramasser', 'le panier', 'la poignée', 'ensemble', 'lâcher', 'plein', 'lourd'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il ressort ce qu’on vient de ranger? Donnez-lui deux jouets à lui, qui tombent et ressortent à chaque chanson; le reste avance.',
        },
        {
          pour: '2-3a',
          texte:
            'Il ne veut pas lâcher son jouet? Il le garde jusqu’au dernier patatras, ou le couche lui-même à sa place.',
        },
        {
          pour: '3-4a',
          texte:
            'Il lâche toujours le premier? C’est lui qui dit « patatras », et il ne peut le dire qu’en voyant toutes les mains.',
        },
        {
          pour: '4-5a',
          texte:
            'Il change un vers pour le jeu qui finit : « Un bloc pour toi, un bloc pour moi ». On le chante ainsi.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, il porte le panier sur ses genoux et choisit l’arrêt. Le bruit le dérange? Ce qui est mou tombe d’abord, au fond du panier, et « patatras » se chuchote. Finir est difficile? Il sait d’avance combien de chansons il reste : trois, deux, une.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, la chanson ramasse les mitaines.} {hiver|L’été, dans la cour, le panier se promène jusqu’aux jouets de sable.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Jouet échappé sur un pied.', 'Deux enfants qui ne vont pas à la même vitesse.'],
        dangersAEliminer: [
          'Doigts sous un panier qu’on pose : « arrête-toi là » se chante lentement, et l’on regarde dessous.',
          'Têtes au-dessus du même panier : on tend le bras, la tête reste en arrière.',
          'Jouet lancé de loin : il se tient au-dessus du panier avant « trois ».',
          'Panier trop plein : il se pousse au sol, personne ne le soulève; on n’y monte pas.',
          'Jouets sous les pieds : commencez par le passage.',
          '{si-couvertures|Enfant sur la couverture qu’on tire : on attend qu’il descende.} {si-tambourins|Instrument brandi près d’une tête : on en joue arrêté, devant soi.} {si-camions si-gros-camions|Camion laissé dans le passage : il attend contre le panier.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun aliment ni produit dans ce jeu.'],
      },
      observation: [
        'Compétences sociales : que fait-il pendant qu’on attend le dernier?',
        'Motricité globale : comment pousse-t-il ou porte-t-il le panier avec un autre?',
        'Langage oral : quel bout de la chanson dit-il, et à quel moment?',
      ],
      prolongements: [
        'Un autre jour, un enfant choisit d’avance les trois arrêts du panier.',
        'Donnez la chanson aux parents : à la maison, le panier à linge se promène aussi.',
      ],
      reflexionRetroaction: [
        'Qui est revenu de lui-même quand le panier approchait?',
        'Ai-je chanté, ou ai-je recommencé à donner des ordres?',
      ],
    },
  },
  {
    key: 'il-neige-sur-mon-chaudron-de-noel',
    summary:
      'Une chanson de Noël se joue sur les chaudrons : la neige du bout des doigts, les rennes à la cuillère, un grand « chut », puis ding, ding, dong!',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'sons-et-silence'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: { AUTUMN: 'Dès la fin de novembre, la chanson s’apprend déjà : rien d’autre ne change.' },
    durationMinutes: 20,
    adults: 1,
    feast: 'noel',
    calls: [
      'les chansons de Noël',
      'chansons de Noël',
      'chanson de Noël',
      'chanter Noël',
      'Noël',
      'musique de Noël',
      'comptine de Noël',
      'temps des fêtes',
      'chaudrons, cuillères',
      'chaudrons et cuillères',
      'chaudrons',
      'taper sur les chaudrons',
      'casseroles',
      'cuillères de bois',
      'instruments de cuisine',
      'faire de la musique',
      'ils chantent Noël à tue-tête',
      'ding dong',
      'les rennes',
    ],
    seen: [
      'ils chantent des bouts de chansons de Noël toute la journée, toujours le même bout',
      'elle tape son chaudron avec une cuillère et crie Noël à tue-tête',
      'le bébé arrête de gigoter et nous regarde dès qu’on chante une toune de Noël',
      'elle fait le chef d’orchestre avec une cuillère et nous fait chanter la toune du père Noël',
      'il connaît toutes les chansons de Noël par cœur, les petits veulent faire pareil',
      'ça tape sur tout dans la cuisine, les cuillères de bois sont rendues des baguettes',
      'depuis qu’on a mis de la musique de Noël au dîner ils tapent sur la table',
      'elle fait chut avec son doigt, attend une seconde et repart à chanter encore plus fort',
    ],
    picture:
      'Devant des chaudrons à l’envers, une enfant lève la main, deux autres retiennent leur cuillère; un poupon gigote contre l’éducatrice.',
    scenes: ['chanter', 'taper-bruit', 'fete'],
    sheet: {
      titre: 'Chut! Il neige sur mon chaudron de Noël',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Ils chantent tous un bout d’une chanson de Noël, jamais le même. Un enfant bat la mesure à deux mains sur la table.} {!18-24m !2-3a !3-4a !4-5a|Vous fredonnez une chanson de Noël. Le bébé arrête ses jambes et regarde votre bouche.}',
      intentionEducative:
        'Offrir une chanson de Noël où chacun a sa part : écouter, taper, se taire, crier le dernier mot.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Faire la neige du bout des doigts, puis le galop à pleine main ou à la cuillère.}{!18-24m !2-3a !3-4a !4-5a|Écouter deux façons de jouer, la douce et la forte, et y répondre à sa façon.}',
        '{18-24m 2-3a 3-4a 4-5a|S’arrêter au « chut » et attendre la suite.}{!18-24m !2-3a !3-4a !4-5a|Attendre, pendant le silence, que la chanson reparte.}',
        '{2-3a 3-4a 4-5a|Chanter la fin des vers.}',
      ],
      materiel: [
        item(
          'Chaudrons',
          'légers, sans poignée qui branle : un pour deux enfants et un pour vous',
          'Le plancher et les genoux',
        ),
        item(
          'Cuillères',
          'de bois, à manche court et gros, sans écharde : {18-24m 2-3a 3-4a 4-5a|une par enfant} {0-18m multiage|, poupons exceptés,} {18-24m 2-3a 3-4a 4-5a|et} une pour vous',
          'Les mains à plat',
        ),
        optional('{si-papier-de-soie|Papier de soie}', '{si-papier-de-soie|une feuille, gardée sur vous}', null),
        optional(
          '{si-boîtes-de-carton|Boîtes de carton vides, sans agrafe}',
          '{si-boîtes-de-carton|une pour deux enfants}',
          null,
        ),
        optional(
          '{si-tambourins|Maracas ou autres instruments lavables}',
          '{si-tambourins|un pour deux enfants}',
          null,
        ),
        optional('{si-toutous|Toutous lavables, les rennes}', '{si-toutous|un par enfant}', null),
      ],
      preparation: [
        'Apprenez la chanson de Noël, sur l’air que vous voulez. {18-24m 2-3a 3-4a 4-5a|Tous s’assoient par terre en rond.} Les chaudrons, s’il y en a, sont à l’envers sur un tapis, qui adoucit le bruit. {18-24m 2-3a 3-4a 4-5a|Deux partagent le même, face à face; à trois, prenez le plus gros.}',
        'Sans chaudrons, le plancher fait la neige, les genoux font le galop. Sans cuillères, jouez des mains.',
        'Toutes les familles ne fêtent pas Noël : demandez-leur avant. Au besoin, la fin devient : « Ding, ding, dong, c’est l’hiver! Chante, chaudron, jusqu’en l’air! »',
        '{0-18m|Le poupon est assis contre vous, ou couché près de votre genou; couché, il n’a jamais de cuillère.} {0-18m multiage|Les autres jouent à plus d’un bras de lui.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '{si-papier-de-soie|Froissez un papier de soie, tout bas : « Écoutez la neige… »} « Le chaudron sait une chanson de Noël. » Chantez, sur lui ou sur vos genoux : « Il neige, il neige, tout doucement, (bouts des doigts) sur mon chaudron, le toit est blanc. (paume qui flatte) Voilà les rennes au grand galop! (mains ou cuillère) Et toc, et toc, fait leur sabot! (deux coups) Chut! Plus un pas, plus un grelot… (une main vide levée, silence) Un, deux, trois… fini, le dodo! (tout bas) Ding, ding, dong, c’est Noël! (trois grands coups lents) Chante, chaudron, jusqu’au ciel! (cuillère couchée, les bras en l’air) » {18-24m 2-3a 3-4a 4-5a|Rechantez : leurs mains suivent les vôtres.}',
        ),
        play(
          { 10: 6, 20: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Distribuez chaudrons et cuillères, ou préparez les genoux.} Reprenez la chanson, chaque vers deux fois : la neige d’abord sans cuillère, puis les rennes. Au « chut », restez la main levée, le temps de trois souffles. {si-boîtes-de-carton|Une boîte à l’envers est un autre toit : la neige y est plus douce, le galop plus sourd.} {si-tambourins|L’instrument fait les grelots des rennes, muets dès que la main se lève.} {0-18m|Faites la neige du poupon sur son pied, les « toc » sur le plancher. Il gigote dans le silence? C’est son « ding » : repartez.} {0-18m !multiage|Allez d’un bébé à l’autre. Un bébé assis frappe le chaudron? Répondez : deux coups, et attendez. Puis chantez tout bas, le visage à deux largeurs de main du sien, et haussez un peu la voix au « ding ».} {18-24m|À dix-huit mois, on fait « toc, toc ».} {18-24m !multiage|Un enfant tape partout? Faites-en des rennes, puis levez la main : il s’arrête pour vous voir. Flattez le chaudron ensemble.} {2-3a|À deux ans, on crie « Noël! ».} {2-3a !multiage|Les rennes passent loin, tout bas, puis tout près, très fort, puis s’en vont.} {3-4a|À trois ans, on lève la main pour le « chut ».} {3-4a !multiage|Un enfant le fait durer, et tous retiennent leur cuillère.} {4-5a|À quatre ans, un enfant pose sa cuillère et dirige de ses bras.} {4-5a !multiage|Puis c’est à un autre, qui ralentit la neige ou presse les rennes. On le suit des yeux.}',
        ),
        play(
          { 20: 6 },
          'La chanson change de place. Chantez-la sur le fond du chaudron, le bord, puis le plancher; ou sur les genoux, le ventre, les joues. « Où la neige est-elle la plus douce? » {0-18m|Le poupon sent le « ding » : sa paume ou son pied sur le chaudron, ou dans votre main, pendant que vous jouez tout bas.} {0-18m !multiage|Jouez la neige sur son ventre, sa jambe, son dos; à chaque place, arrêtez et regardez : encore? Il se détourne? Chantez sans toucher.} {18-24m|À dix-huit mois, on cherche un autre endroit qui fait « toc ».} {18-24m !multiage|Suivez l’enfant : le mur, le soulier, le tapis. Toc, toc… ça ne sonne pas! Retour au premier.} {2-3a|À deux ans, on change de main, puis on prend les deux.} {2-3a !multiage|Qui galope? Un tout petit renne, du petit doigt; un gros, des deux paumes.} {3-4a|À trois ans, on change qui arrive : des souris, un ours. Quel bruit font leurs pattes?} {3-4a !multiage|On chante « Voilà les souris » avec leur bruit à elles.} {4-5a|À quatre ans, on se sépare : la neige d’un bord, les rennes de l’autre.} {4-5a !multiage|Chaque bord attend son vers, puis on échange. Le dernier vers est pour tous.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'La nuit descend. Posez votre cuillère : « Cette fois, sans un bruit. » Chantez du bout des lèvres; les doigts neigent à peine, les rennes galopent dans l’air, et le « ding, ding, dong » se fait d’un seul doigt. {si-toutous|Le toutou fait le renne : il galope dans l’air, puis s’endort dans des bras.} {0-18m|Bercez le poupon à cette vitesse-là.} Restez un moment à écouter ce qui reste dans la pièce. {18-24m 2-3a 3-4a 4-5a|Les cuillères, s’il y en a, se couchent sous leur chaudron : « Bonne nuit, les rennes. »} {!18-24m !2-3a !3-4a !4-5a|Couchez la cuillère, s’il y en a une, sous le chaudron : « Bonne nuit, les rennes. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le silence du « chut » : c’est là que les visages s’allument.',
          'Jouez la neige assez bas pour qu’ils tendent l’oreille; le fort n’en sera que plus drôle.',
          '{0-18m|Un bébé sursaute ou plisse le front? Gardez la neige, chantez les rennes sans taper.}{!0-18m|Le bruit monte trop? Revenez à la neige, sans rien dire.}',
        ],
        questionsOuvertes: [
          'Qui galope sur le chaudron?',
          'Que va-t-il se passer après le « chut »?',
          '{20min 2-3a 3-4a 4-5a|Où la neige est-elle la plus douce?}',
        ],
      },
      vocabulaire: ['la chanson', 'Noël', 'la neige', 'le renne', 'le galop', 'chut', 'doucement', 'fort'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant six mois environ, il écoute et regarde votre bouche : chantez seule, vos doigts sur sa paume. Assis seul, il frappe de la main; la cuillère ne lui vient que tenue avec vous.',
        },
        {
          pour: '18-24m',
          texte: 'Il ne lâche pas sa cuillère? Tout se joue avec elle : la neige, du bout; les rennes, à plat.',
        },
        {
          pour: '2-3a',
          texte: 'Le silence est trop long? Il souffle la neige qui tombe pendant qu’on attend.',
        },
        {
          pour: '3-4a',
          texte: 'Il invente le geste d’un vers, et tout le monde le prend.',
        },
        {
          pour: '4-5a',
          texte: 'Il apprend la chanson à un ami, un vers à la fois : il chante, l’autre répète.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit lui fait mal? Il joue la neige sur sa cuisse, à côté de vous, et lève la main du « chut ». Il entend peu? Sa paume sur le chaudron retourné sent les rennes; la main levée se voit. Sans mots, le « ding » est à lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le reste de l’année, il pleut sur le chaudron, les chevaux galopent, et « ding, ding, dong » réveille la ferme.',
        },
      ],
      securite: {
        risquesAcceptes: ['Grand tapage, le temps d’un galop.', 'Cuillère échappée.'],
        dangersAEliminer: [
          'Cuillère levée près d’une tête : on tape vers le bas, assis; la cuillère reste sous le menton.',
          'Cuillère en bouche chez un enfant qui marche ou rampe : on s’assoit, ou on l’échange contre votre main.',
          '{0-18m|Chaudron ou cuillère au-dessus d’un poupon couché : jouez à côté, jamais au-dessus. Ce qu’il a mis en bouche est lavé avant de servir à un autre.} {!0-18m|Cuillère au sol : ramassez-la, elle roule sous le pied.}',
          'Bruit tout près des oreilles : chaudron au sol, loin des visages; personne ne s’en coiffe.',
          '{si-papier-de-soie|Papier de soie vers une bouche : il retourne dans votre poche; mouillé ou déchiré, jetez-le.} {si-tambourins|Instrument fendu, ou brandi près d’une tête : il sort du jeu.} {0-18m si-tambourins si-toutous|Poupon couché : ni instrument dans sa main, ni toutou près de son visage.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Chaudrons et cuillères lavés avant : un reste de nourriture peut faire réagir un enfant allergique.',
        ],
      },
      observation: [
        'Langage oral : quel mot, quel son ou quel vers lui revient?',
        'Motricité fine : comment ses doigts, sa main ou son corps passent-ils du doux au fort?',
        'Attention : que regarde-t-il pendant le « chut »?',
      ],
      prolongements: [
        'Chantez-la au vestiaire : la neige sur la tuque, les rennes sur les bottes.',
        'Écrivez la chanson pour les familles, avec ses deux fins : Noël ou l’hiver. À la maison, un chaudron suffit.',
      ],
      reflexionRetroaction: [
        'Mon silence était-il assez long pour que quelqu’un redemande la suite?',
        'Chaque enfant a-t-il trouvé sa part, même sans taper?',
      ],
    },
  },
  {
    key: 'mon-sourire-dort-encore',
    summary:
      'Toc, toc, d’un doigt, aux orteils, aux genoux : « Y a quelqu’un? » Au réveil de la sieste, chaque morceau répond ou dort encore, même le sourire.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'reveil',
    calls: [
      'le réveil de la sieste',
      'réveil de la sieste',
      'réveil',
      'au réveil',
      'après la sieste',
      'lever de la sieste',
      'retour de la sieste',
      'se réveiller doucement',
      'réveil en douceur',
      'marabout au réveil',
      'ils sont marabouts',
      'grognon au réveil',
      'excités au réveil',
      'excités après la sieste',
      'attendre la collation',
      'l’attente de la collation',
      'en attendant la collation',
      's’étirer',
      'étirements',
      'réveiller son corps',
      'parties du corps',
    ],
    seen: [
      'au réveil certains sont marabouts, d’autres déjà excités, et la collation est longue à venir',
      'elle se lève de la sieste la face longue et ne veut pas qu’on lui parle',
      'deux se réveillent en même temps et partent à courir entre les matelas',
      'il s’assoit sur son matelas, bâille et regarde ses orteils bouger un bon moment',
      'après le dodo ils demandent la collation aux deux minutes et s’énervent',
      'il y en a qui dorment encore et les premiers levés font du bruit',
      'elle traîne son doudou par terre, se colle sur moi et grogne si on l’approche',
      'au lever ils se tiraillent à table parce que la collation n’est pas prête',
    ],
    picture:
      'Sur le tapis, l’éducatrice cogne d’un doigt à son genou; un enfant marabout serre son doudou, une autre fait danser ses orteils; un ami dort.',
    scenes: ['sieste', 'attente', 'corps'],
    sheet: {
      titre: 'Mon sourire dort encore',
      observationDepart:
        'Au réveil, un enfant est marabout, le doudou sur l’œil; un autre saute déjà sur place. La collation est encore loin, et un ami dort toujours.',
      intentionEducative:
        'Soutenir un réveil à la vitesse de chacun, marabout ou excité : le corps s’éveille morceau par morceau, sans bruit pour qui dort.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir qu’un morceau de son corps est réveillé, et qu’un autre dort encore.',
        'Bouger sans bruit près d’un ami endormi.',
        '{3-4a 4-5a|Dire comment il se sent au réveil, sans avoir à sourire.}{!3-4a !4-5a|Montrer qu’il veut bouger, ou qu’il ne veut pas encore.}',
        '{20min|Faire passer l’attente de la collation en bougeant un seul morceau à la fois.}',
      ],
      materiel: [
        optional('Doudous', 'celui de chaque enfant', 'La main de l’enfant'),
        optional(
          '{si-lampes-de-poche|Lampe de poche, à la lumière douce}',
          '{si-lampes-de-poche|une, dans votre main}',
          null,
        ),
        optional('{si-couvertures|Couvertures}', '{si-couvertures|celle de chaque enfant}', null),
        optional(
          '{20min si-foulards|Foulards légers, plus courts que votre bras}',
          '{20min si-foulards|un par enfant}',
          null,
        ),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un, que vous tenez}', null),
      ],
      preparation: [
        'Choisissez le coin du réveil : un bout de tapis contre un mur, d’où vous voyez à la fois ceux qui sont levés et ceux qui dorment. Le passage des matelas au coin n’enjambe personne.',
        '{18-24m 2-3a|Couche ou toilette d’abord, puis le coin.}{!18-24m !2-3a|Toilette d’abord, puis le coin.} Chacun y vient à son heure; on n’éveille personne pour jouer. {1adulte|Seule, vous restez au coin; s’il faut aller plus loin, les levés que vous ne verriez plus viennent avec vous.} {2adultes|À deux, l’une reste au coin, l’autre va aux matelas et à la toilette.}',
        'Le doudou vient aussi, s’il y en a un : il se couche sur le morceau qui dort encore. Sans doudou, la main fait pareil.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Un premier enfant se lève de la sieste. Assise au coin, ouvrez un bras et chuchotez : « On se réveille un morceau à la fois. » Cognez d’un doigt sur vos orteils, sans bruit : « Toc, toc. Y a quelqu’un? » Vos orteils bougent : « Oui! » {si-lampes-de-poche|Le rond de votre lampe cogne aussi, sans aucun bruit : posé sur un pied, il le fait bouger.} Cognez à votre genou. Rien. « Chut… Lui, il dort encore. » Posez-y la main, ou son doudou si l’enfant le prête, et attendez. Il bouge : « Bonjour, genou! » Cognez enfin à votre joue : « Mon sourire dort encore. On le laisse dormir. » Chaque nouveau levé commence par ses orteils; les autres continuent.',
        ),
        play(
          { 10: 6, 20: 7 },
          'Assis ou couché, chacun cogne à ses morceaux, de bas en haut : orteils, genoux, ventre, épaules, mains. {si-couvertures|Sous la couverture, tout dort encore : chaque morceau en sort à son réveil.} Réveillé? Le morceau s’étire, très long, et l’on bâille avec lui. Endormi? La main ou le doudou se couche dessus. Marabout? « Ton sourire dort? Il a le temps. » Excité? « Tes jambes se sont levées avant toi! » On les recouche, on souffle dessus, on cogne tout bas. {18-24m|À dix-huit mois, on cogne à votre genou, puis au sien.} {18-24m !multiage|Faites attendre votre pied : « Y a quelqu’un? »… rien… il saute! Encore, de l’autre pied, puis du nez, toujours tout bas. Un doudou est là? Réveillez-le de la même façon.} {2-3a|À deux ans, on dit « dodo » ou « bonjour » à chaque morceau.} {2-3a !multiage|Un pied dort, l’autre non : lequel réveille l’autre? On les frotte, on les colle, ils se chuchotent bonjour.} {3-4a|À trois ans, on dit ce qui dort encore.} {3-4a !multiage|« Mes bras sont mous. » Montrez des bras mous, puis raides, puis longs jusqu’au plafond.} {4-5a|À quatre ans, on réveille son dos, un petit bout à la fois, en se redressant.} {4-5a !multiage|On cherche le morceau le plus petit à réveiller : une paupière, une narine, le bout de la langue.}',
        ),
        play(
          { 20: 6 },
          '« La collation s’en vient. En attendant, un seul morceau danse, et la voix dort. » Vos épaules dansent, le reste ne bouge pas. Puis les orteils, les sourcils, le derrière. {si-foulards|Couvert d’un foulard, un pied ou un genou danse caché : lequel est-ce?} Entre deux, tout se rendort, le temps de deux souffles. {18-24m|À dix-huit mois, on choisit en touchant : son pied, son ventre.} {18-24m !multiage|Dansez le morceau que l’enfant touche, arrêtez net, attendez qu’il le touche encore. S’il a son doudou, c’est ensuite doudou qui danse.} {2-3a|À deux ans, on chuchote « les mains! » et tout le monde suit.} {2-3a !multiage|Deux mains qui ne se touchent pas dansent ensemble; puis une main dort et l’autre danse autour.} {3-4a|À trois ans, on en fait danser deux : le nez et un pied.} {3-4a !multiage|Un ami met un doigt sur sa bouche et ferme les yeux : tout s’arrête. Il les rouvre, et ça repart.} {4-5a|À quatre ans, un enfant bouge un seul petit morceau; qui le voit le fait aussi, sans parler.} {4-5a !multiage|Plus c’est petit, plus c’est drôle : une paupière, un orteil. Qui a été imité passe le tour d’un regard.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Cognez une dernière fois à votre joue : « Y a quelqu’un? » Votre sourire vient, à moitié. « Le mien est à moitié levé. Et le tien? » On répond du visage : réveillé, à moitié, endormi. Personne ne tire dessus. {si-miroirs|Le miroir passe : qui le veut y regarde où en est le sien.} Faites lever les corps par morceaux : un pied, l’autre, le derrière, la tête en dernier. Les doudous des levés, s’il y en a, retournent à leur place. {10min|« Nos morceaux sont debout! » Chacun va vers la suite de l’après-midi.} {20min|« Mains, êtes-vous réveillées? Venez vous laver, c’est bientôt la collation. »} On passe à pas de chat devant qui dort.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chuchotez du premier mot au dernier : la voix basse dit qu’un ami dort.',
          'Ne demandez ni « as-tu bien dormi? » ni un sourire : ouvrez-lui une place contre votre genou.',
          'Un enfant excité? Donnez-lui à bouger un grand morceau, le dos ou les jambes en l’air, plutôt qu’un « calme-toi ».',
          'Un dormeur s’éveille en pleurs? Vos bras d’abord, le jeu ensuite.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui est réveillé?',
          'Qu’est-ce qui dort encore?',
          '{3-4a 4-5a|De quoi ton sourire a-t-il besoin?}',
          '{20min|Quel morceau danse, maintenant?}',
        ],
      },
      vocabulaire: ['réveillé', 'endormi', 's’étirer', 'bâiller', 'les orteils', 'le genou', 'marabout', 'tout bas'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il ne veut que vos bras? Cognez à vos genoux à vous, lui dessus. Il regarde : c’est sa façon de se réveiller.',
        },
        {
          pour: '2-3a',
          texte:
            'Il dit « non! » à tout? Demandez tout bas à son doudou, ou à son pied, ce qui dort encore, et laissez l’enfant répondre pour lui.',
        },
        {
          pour: '3-4a',
          texte: 'Il saute déjà? Ses pieds vont réveiller le mur : couché, jambes en l’air, il y marche sans bruit.',
        },
        {
          pour: '4-5a',
          texte: 'Il accueille le levé suivant : il lui montre une place et cogne en silence à ses propres orteils.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le toucher léger l’agace? Il appuie la paume au lieu de cogner. Il entend peu? Montrez-vous avant d’approcher, et jouez tout en gestes. Une partie de son corps ne bouge pas? Elle a le droit de dormir; le reste répond pour elle.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, on se réveille sous sa couverture : les orteils sortent les premiers.} {hiver|L’été, on souffle sur chaque morceau au lieu d’y cogner.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Moue qui dure jusqu’à la collation.', 'Rire qui réveille un voisin.'],
        dangersAEliminer: [
          'Enfant levé près d’un dormeur : personne ne cogne à un dormeur ni ne pose rien sur son matelas.',
          'Course entre les matelas : on va au coin par le passage, en marchant.',
          'Dormeur que vous ne voyez plus : déplacez le coin, et allez le voir souvent.',
          'Enfant très chaud, très pâle ou difficile à éveiller : le jeu s’arrête; suivez la procédure de votre milieu. Il ne réagit pas? Appelez le 911.',
          '{si-lampes-de-poche|Faisceau vers des yeux ou vers un dormeur : il ne vise que des pieds et des genoux éveillés.} {si-couvertures|Couverture qui traîne sous un pied : elle reste au coin.} {20min si-foulards|Foulard au cou ou sur un visage : ôtez-le aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: ['Un doudou ne passe pas d’un enfant à l’autre : une lessive parfumée peut faire réagir une peau.'],
      },
      observation: [
        'Compétences émotionnelles : par quoi dit-il qu’il est marabout, excité ou prêt?',
        'Schéma corporel : quel morceau éveille-t-il d’abord, et lesquels nomme-t-il?',
        'Sommeil : combien de temps lui faut-il entre les yeux ouverts et le premier jeu?',
      ],
      prolongements: [
        'Demain, au coucher, rendormez les morceaux dans l’autre sens, de la tête aux orteils.',
        'Dites au parent ce qui s’éveille d’abord chez son enfant : le matin, à la maison, on peut cogner là.',
      ],
      reflexionRetroaction: ['De qui ai-je attendu un sourire trop tôt?', 'Le coin était-il assez loin des matelas?'],
    },
  },
  {
    key: 'psst-la-page-t-attend',
    summary:
      'Près du dortoir, un rendez-vous secret : on s’y rend en cachette au réveil, un ami chuchote l’histoire, et chaque arrivée tourne une page du livre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'emotions-et-amitie'],
    materials: ['livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'reveil',
    calls: [
      'le réveil',
      'réveil',
      'réveil de la sieste',
      'au retour de la sieste',
      'retour de la sieste',
      'après la sieste',
      'livres',
      'livre',
      'lire au réveil',
      'coin lecture après la sieste',
      'histoire',
      'raconter une histoire',
      'chuchoter',
      'pleure au réveil',
      'ils pleurent et veulent leur maman',
      'veut sa maman au réveil',
      's’ennuie de sa maman',
      'courent partout au réveil',
      'ils courent partout après la sieste',
      'rendez-vous secret',
      'mot de passe',
    ],
    seen: [
      'au retour de la sieste deux ou trois pleurent et veulent leur maman, les autres courent partout',
      'elle sort du dortoir en pleurant et s’assoit toute seule à côté de la porte',
      'dès qu’ils sont debout ils courent autour de la table pendant que les autres dorment',
      'il va chercher toujours le même livre au réveil et vient se coller sur moi',
      'ils se racontent les images des livres tout bas en attendant les derniers',
      'elle chuchote des secrets à l’oreille de son amie en sortant de la sieste',
      'il demande maman maman chaque fois qu’il ouvre les yeux après le dodo',
      'ils se lèvent un à un, je ne sais pas quoi faire des premiers levés',
    ],
    picture:
      'L’éducatrice tient un livre; un enfant arrive à quatre pattes le long du mur, une amie chuchote à l’oreille de celui qui tourne la page.',
    scenes: ['sieste', 'livres-histoires', 'separation'],
    sheet: {
      titre: 'Psst! La page t’attend',
      observationDepart:
        'Au réveil, un enfant pleure et veut sa maman. Deux autres courent déjà. Derrière la porte, quelqu’un dort encore.',
      intentionEducative:
        'Offrir au réveil un rendez-vous secret, où chacun arrive à son heure, reçoit un bout d’histoire à l’oreille et fait avancer le livre.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Rejoindre les autres sans bruit, à son heure.',
        '{3-4a 4-5a|Chuchoter à l’ami qui arrive ce qui vient de se passer.}{!3-4a !4-5a|Montrer à l’ami qui arrive une chose sur la page.}',
        'Tourner une page et dire ou montrer ce qu’il y voit.',
        '{20min|Montrer ou raconter tout bas une page à quelqu’un.}',
      ],
      materiel: [
        item(
          'Livres',
          '{10min|un, que les enfants aiment déjà}{20min|un pour deux enfants et un pour vous, de ceux qu’ils aiment déjà}',
          'Deux mains jointes, ouvertes comme un livre',
        ),
        optional(
          '{si-lampes-de-poche|Lampe de poche, à la lumière douce}',
          '{si-lampes-de-poche|une, dans votre main}',
          null,
        ),
        optional('{si-coussins|Coussin}', '{si-coussins|un, à côté de vous}', null),
        optional('{20min si-couvertures|Couvertures}', '{20min si-couvertures|une pour deux enfants}', null),
        optional('{20min si-toutous|Toutous}', '{20min si-toutous|un ou deux}', null),
        optional('{si-photos|Photos de famille, en copie}', '{si-photos|celle de l’enfant, s’il en a une}', null),
      ],
      preparation: [
        'Le rendez-vous est un bout de tapis près de la porte du dortoir, hors de son chemin, d’où vous voyez les levés et ceux qui dorment encore. Avant la sieste, montrez-le tout bas : « Au réveil, je serai là. » {si-coussins|Le coussin vide, à côté de vous, est la place du prochain levé.}',
        'Le livre est ouvert à la première page, sur vos genoux{20min|; les autres sont en pile à côté de vous}. Sans livre, joignez vos mains et ouvrez-les : vous lisez dans vos paumes une histoire que vous savez, et l’enfant qui arrive tourne une de vos mains comme une page.',
        '{2-3a|Couche ou toilette d’abord, puis le rendez-vous.}{!2-3a|Toilette d’abord, puis le rendez-vous.} {1adulte|Seule, vous y restez; s’il faut aller à la toilette ou à un matelas, les levés hors de votre vue viennent avec vous.} {2adultes|À deux, l’une tient le livre, l’autre va aux matelas et à la toilette.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'C’est le réveil : le premier levé paraît. Assise près de la porte, le livre ouvert sur les genoux, ou vos mains en livre, appelez du doigt : « Psst! La page t’attend. » Montrez du doigt comment venir en cachette : à quatre pattes le long du mur, ou sur la pointe des pieds. {si-lampes-de-poche|Promenez au plancher le rond de votre lampe : l’enfant le suit sans bruit jusqu’à la page.} Il arrive? « Personne ne t’a vu. » Il pleure, il veut sa maman? Ouvrez un bras : « Tu t’ennuies de ta maman. Viens, tu choisiras une page à lui raconter. » Lisez-lui tout bas ce qui est ouvert; puis il tourne une page, une seule. « Attendons un autre ami. »',
        ),
        play(
          { 10: 6, 20: 7 },
          'Chaque enfant qui se lève arrive en cachette. On se tasse; quelqu’un lui chuchote où l’on en est; le nouveau tourne la page, et vous lisez, tout bas. Entre deux arrivées, on cherche dans l’image, ou l’on redit le meilleur bout. Qui court? Refermez le livre sur un doigt : « La page attend tes pieds. » Qui s’ennuie de sa maman choisit une page à lui raconter : c’est la page de maman. Papa peut avoir la sienne aussi. {2-3a|À deux ans, on montre du doigt : « Là, le chien. »} {2-3a !multiage|Aidez à dire : « Le chien a… » et laissez finir. Personne n’arrive? Chacun cherche ce que vous chuchotez : une patte, un soulier, quelque chose de rond. Puis on guette la porte : « Qui sera là? »} {3-4a|À trois ans, on dit une phrase à l’oreille du nouveau.} {3-4a !multiage|Le nouveau la répète aussi bas : a-t-il bien compris? Personne n’arrive? Que fera le héros à la page suivante? Chacun chuchote son idée; la page répondra.} {4-5a|À quatre ans, on résume tout depuis le début.} {4-5a !multiage|Un ami ajoute ce qui manque. Personne n’arrive? On raconte la page en partant de la fin, ou l’on trouve ce que le livre ne dit pas : que pense celui qui ne parle pas?}',
        ),
        play(
          { 20: 6 },
          'Deux par deux, ou à trois, on prend un livre de la pile, ou ses mains en livre, et l’on se fait un coin sur le tapis. L’un chuchote une page à l’autre, puis c’est l’inverse. Un nouveau arrive? Il choisit à côté de qui s’asseoir, et on lui raconte sa page. {si-couvertures|Une couverture sur les genoux de deux amis ferme leur coin : on y chuchote encore plus bas.} {si-toutous|Pas d’ami libre? On chuchote à l’oreille d’un toutou, et l’on écoute sa réponse.} {2-3a|À deux ans, on nomme les images, on tourne, on revient.} {2-3a !multiage|Allez d’un coin à l’autre et demandez : « Montre-moi ta page. » Faites semblant de ne pas trouver le chat : il vous le montre.} {3-4a|À trois ans, on fait la petite voix de celui qui parle.} {3-4a !multiage|L’ami devine qui parle : la souris, le géant? Puis il fait la réponse, aussi bas.} {4-5a|À quatre ans, on change la fin de la page.} {4-5a !multiage|L’ami dit si l’image est d’accord. On cherche ensuite deux pages, dans deux livres, qui pourraient se suivre, et l’on raconte le passage.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Reprenez votre livre, ou vos mains. Avec ceux qui sont là, lisez la dernière page, très bas, et laissez-les souffler le dernier mot. {20min|Qui le veut montre une page de son livre et la dit en trois mots.} « Et la page de maman? » Qui en a choisi une la montre ou la dit, puis plie un doigt dans sa main : « Elle est gardée là. Tu la lui raconteras. » {si-photos|La photo des siens se glisse à cette page et la garde jusqu’au soir.} Un ami dort encore? Le livre, ou une place à côté de vous, l’attend. {si-coussins|Le coussin vide lui dira où s’asseoir.} Chacun quitte le rendez-vous comme il est venu, en cachette, vers la suite de l’après-midi.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez l’ami chuchoter avant vous, même un seul mot : c’est lui qui accueille.',
          'Nommez l’ennui sans le chasser : « Tu veux ta maman. Elle n’est pas ici; moi, je suis là. »',
          'Ne courez pas après qui court : baissez la voix et ouvrez la page un peu plus grand.',
          'Gardez l’œil sur la porte et sur les matelas entre deux pages.',
        ],
        questionsOuvertes: [
          'Où en sommes-nous?',
          'Que vois-tu sur ta page?',
          '{3-4a 4-5a|Comment le dirais-tu à ton ami qui arrive?}',
          '{3-4a 4-5a|Quelle page garderais-tu pour quelqu’un de chez toi?}',
        ],
      },
      vocabulaire: [
        'la page',
        'le livre',
        'tourner',
        'chuchoter',
        'en cachette',
        'le rendez-vous',
        'raconter',
        's’ennuyer',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il tourne trois pages d’un coup? Tant mieux : « Oh! On a sauté le chien! » Revenez le chercher avec lui. Il ne veut que pleurer? Il pleure sur votre épaule, et le livre attend.',
        },
        {
          pour: '3-4a',
          texte:
            'Il court encore? Donnez-lui à porter l’histoire : il va, sur la pointe des pieds, la chuchoter au mur d’en face, et revient.',
        },
        {
          pour: '4-5a',
          texte:
            'Il tient le livre à votre place, tourné vers les autres, et fait signe au prochain levé de tourner la page.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Chuchoter ne s’entend pas? Montrez l’image et mimez. En fauteuil, il vient par le passage libre, et l’on se tasse. Un contact le dérange? Sa place est au bord du tapis, et vous tournez l’image vers lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, il fait déjà gris : le rendez-vous est du côté que l’on allume.} {hiver|L’été, le rendez-vous est près d’une fenêtre, et l’on écoute aussi dehors.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes qui durent plus que l’histoire.', 'Chuchotement qui devient rire.'],
        dangersAEliminer: [
          'Rendez-vous devant la porte qui s’ouvre : placez-le à côté, hors du battant et du passage.',
          'Dormeur que vous ne voyez plus : approchez le tapis de la porte ouverte et allez le voir souvent.',
          'Course dans la pénombre : allumez le côté du rendez-vous, et dégagez le chemin.',
          'Enfant très chaud ou difficile à éveiller : le jeu s’arrête; suivez la procédure de votre milieu. Il ne réagit pas? Appelez le 911.',
          '{si-lampes-de-poche|Faisceau vers des yeux ou vers un dormeur : il reste au plancher, de votre côté.} {20min si-couvertures|Couverture sous un pied qui se lève : elle se plie avant.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun aliment ni produit dans ce jeu.'],
      },
      observation: [
        'Langage oral : que dit-il à l’ami qui arrive, en mots ou en gestes?',
        'Éveil à la lecture et à l’écriture : comment tourne-t-il la page, et que cherche-t-il d’abord?',
        'Compétences émotionnelles : qu’est-ce qui l’a consolé : un bras, la page, un ami?',
      ],
      prolongements: [
        'Demain, c’est un enfant qui dit « Psst! » au deuxième levé.',
        'Au départ, l’enfant ouvre sa main et raconte à son parent la page qu’il a gardée; dites-en un mot à la famille.',
      ],
      reflexionRetroaction: [
        'Qui est venu sans que je l’appelle?',
        'Mon rendez-vous était-il assez près pour qui pleure, assez loin pour qui dort?',
      ],
    },
  },
]
