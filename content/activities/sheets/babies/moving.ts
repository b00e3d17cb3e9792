import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_MOVING_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-montagne-de-coussins',
    summary:
      'Coussins fermes et boîte ouverte : passer par-dessus, passer dedans, redescendre à reculons, chacun sa route.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'grimper',
      'coussins',
      'escalader',
      'monter',
      'descendre',
      'ramper',
      'parcours',
      'quatre pattes',
      'montagne',
      'il monte partout',
      'divan',
      'bouger',
      'course à obstacles',
      'motricité globale',
      'parcours moteur',
    ],
    seen: [
      'il grimpe sur le sofa, reste pris en haut et ne sait plus redescendre',
      'elle escalade son éducatrice assise par terre, passe par-dessus et recommence',
      'il traverse la boîte ouverte à quatre pattes et s’installe au milieu',
      'elle bloque en haut du matelas et chigne pour que je la prenne',
      'il a appris à descendre à reculons et nous regarde, tout fier',
      'un petit me cherche derrière le tas d’oreillers et crie quand il me trouve',
      'il pleut depuis trois jours, mes rampeurs montent sur les lits de camp',
      'dans le coin lecture, ils ont empilé les poufs et passent par-dessus à tour de rôle',
    ],
    scenes: ['grimper', 'deplacer-bebe'],
    picture:
      'Un poupon grimpe sur une pile de coussins, un autre regarde d’en haut, un troisième s’est installé dans une boîte de carton.',
    sheet: {
      titre: 'La montagne de coussins',
      observationDepart:
        'Un coussin oublié au sol est devenu un obstacle. Un petit s’y appuie, passe par-dessus, se retourne et recommence.',
      intentionEducative:
        'Permettre à chaque enfant de se déplacer à sa façon et de trouver lui-même comment monter et redescendre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Passer dessus{!10min|, dedans} ou autour d’un obstacle choisi.',
        'Apprendre à redescendre à reculons.',
        'Revenir se rassurer auprès de l’adulte, puis repartir.',
      ],
      materiel: [
        item('Coussins fermes, ou matelas de sol', '{10min|quatre}{!10min|six à huit}', 'Couvertures épaisses roulées'),
        item(
          '{!10min|Grande boîte de carton ouverte des deux bouts}',
          'une',
          'Table basse stable à franchir par-dessous',
        ),
        optional('Drap-housse qui tient les coussins ensemble', 'un', 'Couverture coincée sous les coussins'),
      ],
      preparation: [
        'Choisissez la place de la montagne, sur un tapis, loin des murs et des meubles.',
        'Montez-la une fois sans eux, les coussins en pente douce, et appuyez partout : rien ne doit glisser ni s’écraser. Le sommet reste plus bas que les hanches du plus petit.',
        '{!10min|Retirez agrafes et rubans de la boîte et posez-la à côté de la montagne. Une table basse fait la boîte? Passez la main dessous : ni vis ni écharde.}',
        '{avec-coussin|Ajoutez @materiel au pied de la pente, côté arrivée.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 4 },
          'Rebâtissez la montagne devant eux, un coussin à la fois; tendez dessus le drap-housse, si vous en avez un. Étendez-vous derrière et ne laissez dépasser que vos yeux : « Je suis de l’autre côté. »',
        ),
        play(
          { 10: 6, 20: 14, 30: 22, 45: 21 },
          'Un petit monte tout droit, s’arrête en haut et regarde d’où il vient. Un autre fait le tour, vous trouve, repart. {!10min|La boîte a déjà un habitant, qui n’en bouge plus.} {10min|Un troisième reste au pied, les deux mains sur un coussin : il regarde monter les autres, c’est sa façon d’y être.} Quand un petit hésite au sommet, touchez son pied et guidez-le vers le bas, sans le soulever. {0-18m !multiage !10min|La pente est vide? Couchez à l’entrée de la boîte, contre vous, celui qui ne rampe pas encore et faites marcher vos doigts sur le carton : il les suit des yeux, les attrape.} {0-18m !10min|Quand le chemin est bien connu, allez vous asseoir de l’autre côté de la montagne : la route s’inverse pour vous retrouver.} {18-24m !multiage !10min|Deux têtes se rencontrent dans la boîte et aucune ne recule : appelez tout bas d’un bout, l’une sortira. Plus tard, étendez-vous au bas de la pente, les yeux ouverts, les mains libres : voilà un coussin qui ronfle et qui bouge.}',
        ),
        play(
          { 45: 14 },
          'Après une pause, déplacez un seul coussin et resserrez les autres : le chemin connu n’est plus le même. {0-18m|Celui qui ne rampe pas encore est à plat ventre à côté de la pente, hors du passage, tout contre vous.} {0-18m !multiage|Le grimpeur avance la main, ne trouve plus rien et s’assoit : parlez-lui sans le tirer de là. S’il passe ailleurs, remettez le coussin et voyez qui s’en aperçoit.} {18-24m|On transporte un coussin, et la montagne se refait ailleurs.} {18-24m !multiage|Le plus gros coussin reste pris dans l’entrée de la boîte : on pousse, on fait le tour, on tire. Si la nouvelle montagne n’est qu’un seul coussin, assoyez-vous devant et demandez-en un deuxième, le bras tendu vers l’ancienne.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          'Démontez la montagne ensemble. Étendez-vous sur les coussins à plat; touchez les genoux, le ventre, les pieds qui ont travaillé, et nommez-les.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez-vous au bas de la descente, mains ouvertes, prêtes; regardez les fentes entre les coussins.',
          'Parlez au genou qui monte : « Ton genou cherche le coussin. »',
          'Ne hissez jamais un enfant plus haut qu’il ne monte seul.',
        ],
        questionsOuvertes: ['Par où veux-tu passer?', 'Comment vas-tu redescendre?'],
      },
      vocabulaire: ['monter', 'descendre', 'reculer', 'le genou', 'en haut', '{!10min|dedans}', 'doucement'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui ne rampe pas encore a le bord d’un coussin ferme sous la poitrine, les bras devant, votre visage en face.',
        },
        {
          pour: '18-24m',
          texte:
            '{!10min|Faites une deuxième pente, plus raide, et laissez comparer : il choisira la difficile quand il sera prêt.}{10min|Relevez un côté de la pente d’un seul coussin et laissez comparer : il choisira le raide quand il sera prêt.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un enfant qui se déplace peu, formez un nid de coussins fermes où il roule d’un bord à l’autre avec votre aide.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, une petite butte d’herbe demande les mêmes gestes.} {!hiver|L’hiver, un tas de neige molle, bas et large, demande les mêmes gestes.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Rouler en bas de la pente, sur du mou.', 'Petite collision entre deux explorateurs.'],
        dangersAEliminer: [
          'Espace entre deux coussins où une tête ou une jambe se coincerait : resserrez-les du pied.',
          'Coussin trop mou, dans lequel un visage s’enfonce : il sort du jeu.',
          '{45min 18-24m|Montagne refaite contre un meuble ou sous une fenêtre : on la ramène au tapis.}',
          'Enfant qui s’assoupit sur les coussins : il va dans son lit{0-18m|, sur le dos}.',
        ],
        supervision: 'palier1',
        allergies: ['Housses lavées pour les enfants sensibles aux acariens.'],
      },
      observation: [
        'Motricité globale : quel chemin choisit-il, et change-t-il de stratégie?',
        'Concept de soi : comment montre-t-il sa fierté ou son doute?',
        'Compétences sociales : si le sommet est pris, attend-il, pousse-t-il ou fait-il le tour?',
      ],
      prolongements: [
        'Gardez un coussin ferme au coin moteur toute la semaine.',
        'Montrez aux parents la descente à reculons : elle servira au divan et à l’escalier de la maison.',
      ],
      reflexionRetroaction: ['Ai-je aidé au bon moment, ou trop tôt?', 'Quel défi chacun a-t-il inventé?'],
    },
  },
  {
    key: 'pieds-nus',
    summary:
      'Les bas enlevés, le pied pousse, frotte et choisit : du froissé, du rude, du frais, et une comptine d’orteils.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, le pied passe du bois de la galerie à l’herbe, sans carton.' },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'pieds nus',
      'orteils',
      'enlever ses bas',
      'texture',
      'chatouille',
      'doux',
      'rude',
      'marcher',
      'comptine des orteils',
      'change de couche',
      'toucher',
      'comptines à doigts',
    ],
    seen: [
      'il arrache ses bas à la minute et frotte ses orteils sur le tapis',
      'elle suce ses orteils puis me tend son pied pour que je joue avec',
      'couché, il pédale et pousse contre le mur froid avec ses pieds',
      'elle replie ses jambes quand ses pieds touchent le gazon qui pique',
      'un bébé rit aux larmes quand je lui gratte le dessous du pied',
      'il se tient debout entre mes jambes et pose un pied sur le paillasson',
      'au vestiaire, elle enlève ses pantoufles aussitôt mises et se promène nu-pieds',
      'la première canicule est arrivée et mes bébés découvrent le plancher frais sans souliers',
    ],
    scenes: ['corps', 'petrir', 'textures'],
    picture:
      'Debout entre les jambes de l’adulte, un poupon pose un pied nu sur la jute; un autre pédale contre un carton de velours.',
    sheet: {
      titre: 'Pieds nus',
      observationDepart:
        'Les bas sont tombés. Un poupon frotte son pied nu sur le plancher frais, s’arrête et recommence.',
      intentionEducative:
        'Éveiller le plaisir de sentir avec les pieds, au rythme de chaque enfant et tout contre l’adulte.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger les orteils, appuyer, retirer le pied.',
        'Chercher le visage de l’adulte quand c’est nouveau.',
        'Montrer qu’il en veut encore ou plus du tout.',
      ],
      materiel: [
        item(
          '{dedans|Cartons couverts de tissu : ratine, velours côtelé, jute}',
          'trois',
          'Tapis doux, tapis rude, paillasson neuf',
        ),
        item(
          '{20min dedans|Grand papier kraft froissé}{cour|Grand papier kraft froissé}',
          'une feuille d’un mètre',
          'Sac de papier ouvert',
        ),
        item('{cour|Couverture épaisse}', 'une, sur l’herbe, à l’ombre, au bord de la galerie', 'Tapis'),
        item('Débarbouillettes', 'une par enfant', null),
        optional('{dedans si-bacs|Bac bas, de plastique, une ratine chiffonnée au fond}', 'un', null),
      ],
      preparation: [
        '{dedans|Fixez les tissus à plat, bien tendus, sans bord qui se lève.} {cour printemps|Attendez un après-midi chaud.} {cour|Cherchez à quatre pattes les échardes de la galerie, les abeilles dans le trèfle, les cailloux de l’herbe.}',
        'Lavez les pieds à la débarbouillette tiède : le jeu commence déjà.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Frottez vos propres pieds {dedans|sur la jute}{cour|dans l’herbe}. {dedans|« Hou! c’est rude. »} {cour|« Hou! ça chatouille. »} Regardez les pieds d’un bébé et attendez qu’il les tende.',
        ),
        play(
          { 10: 6, 20: 8 },
          'Couché sur le dos{cour|, sur la couverture}, l’un pédale contre {dedans|le carton que vous tenez d’une main}{cour|le papier que vous tenez d’une main}. Debout entre vos genoux, votre autre main dans son dos, un autre pose un pied {dedans|sur la jute}{cour|sur le bois de la galerie}, pousse, le retire. {dedans|Le troisième carton, à plat, est à qui rampe.} {cour|Passez ensuite du bois à l’herbe; qui rampe y est déjà.} {dedans si-bacs|Avec un bac, assoyez un bébé entre vos jambes, les deux pieds sur la ratine : les orteils l’agrippent, la soulèvent, la perdent.} Une texture à la fois. Un pied qui se replie dit non : changez ou cessez.',
        ),
        play(
          { 20: 6 },
          'Étalez le papier kraft : deux talons, un froissement. Ceux qui rampent le traversent, ceux qui sont assis le battent. Retirez-le au premier morceau déchiré.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Tenez un pied dans vos mains tièdes; les autres pieds frottent encore {dedans|les cartons}{cour|l’herbe}. « Le gros orteil s’est levé tôt, le deuxième cherche son chapeau, le troisième a fait son lit, le quatrième dit “moi aussi!”, et le tout petit, le dernier… gratte, gratte, gratte sous le pied! » Un doigt par orteil, puis remettez le bas.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez le pied, les orteils, le talon quand ils bougent.',
          'Attendez un signe avant chaque nouvelle texture.',
          'Appuyez franchement : un effleurement chatouille, une paume rassure.',
        ],
        questionsOuvertes: ['Qu’est-ce que tes orteils touchent?', 'Quel orteil veut encore?'],
      },
      vocabulaire: [
        'le pied',
        'l’orteil',
        'le talon',
        'doux',
        'rude',
        'frais',
        '{20min dedans|froisser}{cour|froisser}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Au plus jeune, une seule texture et la comptine. Au marcheur, un chemin de trois pas, votre main offerte sur le côté.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour le poupon dont les pieds se crispent, commencez par le bas, puis la main, puis un seul orteil.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le jeu se fait sur un tapis, après la couche, avec des tissus réchauffés contre vous.',
        },
      ],
      securite: {
        risquesAcceptes: ['Surprise, petit recul.', 'Équilibre cherché contre vous.'],
        dangersAEliminer: [
          '{dedans|Bord de carton, agrafe, fil de jute qui s’effiloche.} {cour|Trèfle en fleur et ses abeilles, écharde, verre : pieds nus seulement où vous avez passé la main.}',
          '{dedans si-bacs|Poupon debout dans le bac : seuls ses pieds y entrent, assis contre vous.}',
          '{20min dedans|Papier déchiré porté à la bouche : tout le papier sort du jeu.} {cour|Papier déchiré porté à la bouche : tout le papier sort du jeu.}',
          '{dedans|Plancher mouillé par les pieds lavés.} {cour|Bois de la galerie brûlant : posez-y votre propre pied d’abord.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau réactive : essayez {dedans|la jute}{cour|l’herbe} sur un seul talon, et regardez la rougeur.',
        ],
      },
      observation: [
        'Schéma corporel : regarde-t-il son pied pendant qu’il le bouge?',
        'Langage prélinguistique : comment demande-t-il « encore »?',
        'Développement sensoriel : quelle texture garde-t-il sous le pied?',
      ],
      prolongements: [
        'Laissez {dedans|un carton de jute}{cour|un paillasson neuf} devant le fauteuil des biberons : les pieds y trouveront à frotter.',
        'Donnez la comptine des orteils aux parents; elle sert au bain et quand on remet les bas.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu son signe chaque fois?',
        'À quel moment la comptine est-elle arrivée trop tôt?',
      ],
    },
  },
  {
    key: 'la-petite-butte',
    summary:
      'Une butte basse, et c’est tout : la monter sur les mains, s’y asseoir, la redescendre sur le ventre ou en roulant.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la butte du carré de sable ou le bord du jardin donne déjà une pente.',
      WOODS: 'À l’entrée du boisé, prenez un talus bas : on le monte, on le descend, on recommence.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'butte',
      'pente',
      'rouler',
      'descendre',
      'grimper',
      'glissade',
      'monter la glissade à l’envers',
      'quatre pattes',
      'gazon',
      'colline',
      'glisser sur le ventre',
      'premiers pas dehors',
      'courir en descendant',
      'bouger',
      'ramper',
    ],
    seen: [
      'elle monte la côte à quatre pattes et se laisse rouler jusqu’en bas',
      'il dévale la pente en courant, tombe sur les mains et recommence',
      'un rampeur descend sur le ventre, les pieds en premier, comme dans l’escalier',
      'il s’arrête au bord du terrain en pente, pas sûr, et cherche ma main',
      'rendue en haut de la bosse de gazon, elle s’assoit et crie de fierté',
      'en habit de neige, ils se laissent glisser sur les fesses dans la petite côte',
      'au parc, mes petits ont ignoré les modules pour jouer dans le talus',
      'chez les grands, ils déboulent la butte et mes trottineurs veulent faire pareil',
    ],
    scenes: ['grimper', 'rouler-corps', 'deplacer-bebe', 'courir', 'glisser-corps'],
    picture:
      'Sur une butte d’automne, un bébé grimpe à quatre pattes, un autre lève les bras, assis en haut; un petit descend en courant vers l’éducatrice.',
    sheet: {
      titre: 'La petite butte',
      observationDepart:
        'Un petit a quitté sa place pour l’endroit où le sol monte. Il s’est arrêté, a tâté la pente, puis il a continué.',
      intentionEducative:
        'Permettre au petit d’essayer une pente avec tout son corps et de choisir comment en revenir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir que monter demande plus que marcher à plat.',
        'Essayer une façon de descendre, puis une autre.',
        'Regarder en bas avant de s’élancer.',
      ],
      materiel: [optional('{45min !hiver|Gourdes d’eau et sac à couches, pour la pause}', 'un sac', null)],
      preparation: [
        'Choisissez une butte moins haute que vous quand vous êtes assise, qui finit sur du plat, sans arbre ni sentier passant au bout.',
        'Montez-la sur les mains avant eux{45min !bois|, par ses deux faces}{45min bois|, à deux endroits}. {!hiver|Cailloux, chardons, crottes ou guêpes au ras du sol : changez de butte.} {hiver|L’hiver, cherchez la glace sous la neige et les jouets enfouis.}',
        'Décidez de votre place : assise au bas de la pente, au milieu, les deux bras libres.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{0-18m|Assoyez les petits au pied de la butte, là où le plat finit.} {!0-18m|Arrêtez-vous avec eux au pied de la butte, là où le plat finit; s’assoit qui veut.} Couchez-vous dans la pente, à côté d’eux, et roulez d’un tour, lentement : arrêtez-vous à un bras du plus proche.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          '{0-18m|Celui qui rampe monte tout droit, en poussant du bout des pieds; en haut, il s’assoit et crie. Il redescend sur le ventre, les pieds d’abord, votre main dessous.} {0-18m !hiver|Le plus jeune est couché dans la pente, la tête vers le haut : il pousse, il pivote.} {0-18m hiver|Le plus jeune est assis entre vos jambes, dans la pente.} {18-24m|Le marcheur monte debout, tombe sur les mains, redescend en courant} {18-24m !multiage|vers vos bras.} {18-24m multiage|vers votre bras tendu, loin du plus jeune.} {0-18m|Donnez une voix à la pente : « Monte, monte… assis! » Puis, tout bas : « Descends, descends… » Taisez-vous au milieu : il se tourne pour la suite.} {18-24m !multiage|Battez sa course sur vos cuisses : lent pour monter, vite pour descendre. Un enfant se laisse rouler exprès, un autre l’imite : un bras entre les deux. Puis montez à quatre pattes derrière le dernier et couchez-vous sur le côté à mi-pente, d’où vous voyez le haut et le bas : ils vous contournent, vous enjambent, vous attendent en haut.} {hiver|L’habit de neige glisse : un derrière suffit pour descendre.} Ne dites pas par où passer. {18-24m !multiage|Deux restent assis en bas? C’est la pause.} {1adulte 0-18m|Seule, gardez ceux qui ne se déplacent pas contre votre jambe, dans la pente même.} {2adultes|À deux, l’une s’assoit en bas, l’autre au sommet.}',
        ),
        play(
          { 45: 12 },
          'Faites une pause au plat{!hiver| : à boire, et une couche au besoin}. Puis changez de {!bois|face : de l’autre côté}{bois|place : quelques pas plus loin}, la pente est plus douce{!hiver|, ou le sol plus mou}. Quelques-uns roulent comme une bûche quand vous tenez leurs hanches et qu’ils le demandent.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Revenez au bas de la butte, {0-18m|ceux qui marchent par la main, les autres dans vos bras, un à un}{!0-18m|la main dans la vôtre ou dans celle d’un ami}. Brossez les genoux : « Tes genoux ont monté. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez votre main plate sous un pied qui glisse : il poussera dessus.',
          'Pivotez celui qui descend tête première, les pieds vers le bas, et laissez-le finir.',
          'Attendez en bas, à genoux, sans compter ni presser.',
        ],
        questionsOuvertes: ['Comment tu vas descendre?', 'Où tu t’en vas comme ça?'],
      },
      vocabulaire: ['la butte', 'monter', 'en haut', 'en bas', 'rouler', 'glisser', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui tient assis sans ramper s’assoit entre vos jambes, dans la pente, vos mains à ses côtés : la pente le tire vers l’avant, et il se redresse.',
        },
        {
          pour: '18-24m',
          texte:
            'Demandez-lui d’apporter quelque chose en haut, {!hiver|un brin d’herbe ou une feuille}{hiver|une poignée de neige} : une main occupée change tout.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui tient mal son équilibre, montez côte à côte, assis, en reculant d’une fesse à la fois.',
        },
        {
          pour: 'interieur',
          texte: 'Un matelas de sol appuyé sur des coussins fermes donne la même pente, en plus court.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la neige tapée se descend sur le derrière, et la sortie est plus courte.} {!automne|L’automne, un lit de feuilles attend en bas.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Dévaler un bout sur le ventre.',
          '{!hiver|Genoux verts, menton par terre.} {hiver|Neige dans le cou et sur le menton.}',
        ],
        dangersAEliminer: [
          'Roche, racine, clôture ou banc au bas de la pente.',
          '{parc bois|Autres visiteurs qui dévalent la même butte : changez d’endroit.} {cour|Jouet à roues laissé sur la butte ou au pied.}',
          'Deux enfants l’un au-dessus de l’autre : déplacez-vous pour rester entre eux.',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Herbe et pollen : lavez mains et visage au retour si une peau réagit.} {hiver|Gardez la trousse d’urgence sur vous, en haut de la butte comme en bas.}',
        ],
      },
      observation: [
        'Motricité globale : quelle partie du corps pousse, laquelle tire?',
        'Raisonnement : change-t-il de façon de descendre après une chute?',
        'Concept de soi : que fait-il, arrivé en haut?',
      ],
      prolongements: [
        'Retournez à la même butte chaque semaine; notez le jour où le sommet est atteint.',
        '{parc bois|Dites à la famille où est la butte : la fin de semaine, c’est l’enfant qui la montrera du doigt.} {cour|Montrez la butte à la famille en passant : c’est l’enfant qui la pointera du doigt.}',
      ],
      reflexionRetroaction: [
        'Ma place en bas me permettait-elle de toucher chacun?',
        'Quelle descente ai-je arrêtée qui n’avait pas besoin de l’être?',
      ],
    },
  },
  {
    key: 'le-manege-des-bras',
    summary:
      'Porté contre vous, le poupon devient voyageur : pas d’escargot, d’ours ou de vent, et il choisit de repartir.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le manège passe de l’ombre à la lumière, de la clôture à l’arbre.',
      PARK: 'Au parc, les autres regardent de la poussette, freins mis, à un pas de vous.',
      WOODS: 'Dans le boisé, le manège s’arrête à chaque tronc, sur le sentier dégagé seulement.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'porter',
      'dans les bras',
      'bercer',
      'danser',
      'il veut être pris',
      'tourner',
      'se balancer',
      'comptine',
      'calmer',
      'pleurs',
      'porte-bébé',
      'danse',
    ],
    seen: [
      'ils veulent tous embarquer dans mes bras en même temps et je n’en ai que deux',
      'elle bat des pieds sur ma hanche pour que je recommence à marcher',
      'il arrête de brailler juste quand je le promène collé contre moi',
      'un bébé chigne en bas pendant que je porte son ami, il attend son tour',
      'elle s’agrippe à mon chandail dès que je plie les genoux pour la déposer',
      'il rit quand je le balance d’un pied à l’autre comme un gros ours',
      'en fin de journée, mes poupons sont collants et pleurent pour se faire prendre',
      'ce matin, mettre de la musique et valser avec un bébé a calmé toute la gang',
    ],
    scenes: ['danser'],
    picture:
      'L’adulte marche en rond, un poupon dans les bras; au bord du cercle, un autre tend les mains pour être porté.',
    sheet: {
      titre: 'Le manège des bras',
      observationDepart:
        'Ce matin, trois petits tendent les bras en même temps. Dès que vous marchez, celui que vous portez se tait et regarde partout.',
      intentionEducative:
        'Soutenir le lien avec chaque poupon par un mouvement qu’il demande, arrête et redemande lui-même.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir lent, balancé, tournant, arrêté.',
        'Dire « encore » d’un pied, d’un son ou d’un regard.',
        'Attendre son manège en voyant celui d’un autre.',
      ],
      materiel: [
        item(
          '{dehors|Poussette à plusieurs places, avec attaches}',
          'une',
          'Couverture épaisse au sol, par temps doux',
        ),
      ],
      preparation: [
        '{dedans|Libérez un cercle de trois pas, sans jouet ni tapis qui glisse, et chaussez-vous.} {dehors|Choisissez un sol plat et ferme, sans racine; ne gardez rien qui pende à votre cou.}',
        '{dedans|Assoyez ou couchez les autres au bord du cercle, d’où ils voient et que vous frôlez en passant.} {dehors|Gardez les autres attachés dans la poussette, freins mis, tournés vers vous.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Accroupissez-vous devant un poupon, les mains ouvertes : « Tu viens? » Attendez ses bras. {dehors|Détachez-le seulement quand vous êtes prête.} Soulevez-le en pliant les genoux, son dos ou son ventre contre vous, la nuque tenue s’il est jeune.',
        ),
        play(
          { 10: 6, 20: 13 },
          'Dites et marchez. « L’escargot porte sa maison » : pas très lents. « L’ours balance son bedon » : d’un pied sur l’autre. « Le vent tourne, tourne en rond » : un seul tour. « Et l’oiseau… dépose son poupon! » : pliez les genoux, le plus bas possible. Arrêtez. S’il s’agrippe, rit ou bat des pieds, repartez du même pas; s’il regarde ailleurs, {dedans|posez-le}{dehors|rattachez-le à sa place} et invitez le suivant. Un deuxième voyage est demandé? Faites-le, puis annoncez le tour d’un ami. À chaque animal, arrêtez-vous devant un de ceux qui attendent : dites son nom, offrez-lui à toucher le pied du voyageur.',
        ),
        play(
          { 20: 2 },
          '{dedans|Assoyez-vous au milieu du cercle et reprenez votre souffle. Ceux qui marchent y entrent et se balancent à leur manière; les autres se bercent contre vous.} {dehors|Tournez la poussette vers autre chose que vous : un arbre, le ciel. Chacun regarde ce qu’il veut pendant que vous reprenez votre souffle.}',
        ),
        closing(
          { 10: 2, 20: 2 },
          'Dernier voyage tout en escargot. {dedans|Déposez le poupon près d’un ami,} {dehors|Rattachez le poupon à côté d’un ami,} gardez une main sur son ventre, respirez avec lui.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez avant de tourner; un tour, jamais deux de suite.',
          'Portez dos contre vous celui qui veut voir, ventre à ventre celui qui a du chagrin.',
          'Prévenez avant de poser : « Je te dépose. »',
        ],
        questionsOuvertes: ['Qui est-ce que je prends?', 'Comment tu veux voyager?'],
      },
      vocabulaire: ['l’escargot', 'l’ours', 'le vent', 'tourner', 'lent', 'encore', 'déposer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant 4 mois environ, gardez seulement l’escargot, la tête dans le creux du bras. Vers 15 mois, dansez face à face, ses mains dans les vôtres, pieds au sol.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour le poupon que tourner effraie, gardez vos deux pieds au sol et balancez seulement le buste, sa joue sur votre épaule.',
        },
        {
          pour: 'interieur',
          texte: '{dehors|Le temps se gâte? Rentrez : au local, le manège tourne dans un cercle de trois pas.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, trois pas d’escargot et demi-tour : la neige ralentit tout.} {!ete|L’été, dehors, restez à l’ombre, sans tourner.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Petit vertige, vite passé.', 'Déception quand le voyage finit.'],
        dangersAEliminer: [
          'Poupon secoué, lancé en l’air ou tourné vite : tous les pas restent lents.',
          '{dedans|Petit qui rampe, jouet ou tapis sous vos pas, bas glissants à vos pieds : regardez le sol avant chaque pas.} {!hiver dehors|Racine ou trou sous vos pas.} {dehors hiver|Plaque de glace ou trou caché sous la neige; joue ou nuque froide dans la poussette : rentrez.}',
          'Manège juste après un biberon : laissez passer le rot et un moment de calme.',
        ],
        supervision: 'palier1',
        allergies: ['Sans parfum ni crème odorante : son nez est dans votre cou.'],
      },
      observation: [
        'Attachement : comment demande-t-il, et se laisse-t-il déposer?',
        'Développement sensoriel : quel pas détend son corps, lequel le raidit?',
        'Langage prélinguistique : quel signe veut dire « encore »?',
      ],
      prolongements: [
        'Gardez l’escargot pour les grands chagrins : il deviendra un code entre vous.',
        'Au départ, regardez comment le parent prend son enfant et le porte; essayez ce port-là demain.',
      ],
      reflexionRetroaction: [
        'Qui n’a pas tendu les bras, et l’ai-je tout de même invité?',
        'Mon dos a-t-il tenu? Que changer à ma façon de soulever?',
      ],
    },
  },
  {
    key: 'debout-le-long-du-banc',
    summary:
      'Des objets espacés sur un banc bas : se lever, se tenir, faire deux pas de côté pour atteindre le suivant.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'se lever',
      'se tenir debout',
      'premiers pas',
      'marcher en se tenant',
      'banc',
      'meuble',
      'pas de côté',
      'équilibre',
      'lâcher prise',
      'marcher',
      'bouger',
    ],
    seen: [
      'elle se lève après le sofa et longe le bord en se tenant à deux mains',
      'il se hisse à mon pantalon, reste debout et pleure parce qu’il ne sait pas se rasseoir',
      'un bébé fait le tour de la table basse pour atteindre la tasse au bout',
      'il lâche une main, vacille, tombe sur les fesses et se relève aussitôt',
      'elle est tout énervée de tenir debout et n’arrête pas de se tirer après les barreaux',
      'ses petites jambes tremblent tellement il s’entête à rester debout',
      'à la maison, ses parents disent qu’elle marche après les meubles depuis dimanche',
      'ce matin, mon dix mois s’est levé contre l’étagère pour ramasser le hochet en haut',
    ],
    scenes: ['deplacer-bebe'],
    picture:
      'Debout contre un banc bas, un poupon attrape un anneau, un autre avance de côté; au bout, l’éducateur les attend, assis par terre.',
    sheet: {
      titre: 'Debout le long du banc',
      observationDepart:
        'Deux poupons se hissent partout : à la clôture du coin repos, à la chaise, à votre pantalon. Ils restent debout, contents, puis ne savent plus redescendre.',
      intentionEducative:
        'Permettre à ceux qui se lèvent d’avancer à leur idée, sans être tenus, et de retrouver le sol par eux-mêmes.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Se hisser debout et plier les genoux pour se rasseoir.',
        'Déplacer un pied, puis l’autre, le long d’un appui.',
        'Lâcher une main pour prendre un objet.',
      ],
      materiel: [
        item(
          'Banc bas, long et lourd, aux coins ronds, à la hauteur de leur poitrine',
          'un',
          'Matelas de sol roulé et calé au mur',
        ),
        item('Gros objets légers : anneau, rouleau de carton large, bol', 'cinq', 'Chaudières de plastique retournées'),
        item('Miroir incassable, calé au mur', 'un', 'Livre cartonné, ouvert debout'),
      ],
      preparation: [
        'Poussez le banc de tout votre poids : s’il bouge, calez-le contre le mur.',
        'Passez la main sur les coins; retirez bas et pantoufles lisses : pieds nus, ils tiennent.',
        'Espacez les objets d’un bras de poupon; calez le miroir au mur, qu’il ne glisse pas si on le tire, à deux pas du banc, pour ceux qui sont couchés.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise par terre au bout du banc, faites rouler un objet sur le dessus. Laissez-le là et ôtez votre main.',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Un poupon se hisse, attrape l’anneau, tombe assis avec. Un autre regarde l’objet suivant, glisse un pied, attend, glisse le second. Couché devant le miroir, à deux pas du banc, le plus jeune suit des yeux ceux qui passent derrière lui. Remettez en place les objets tombés, un à un. {20min 30min|Plus personne n’avance? Faites rouler le rouleau jusqu’à l’autre bout, et attendez.}',
        ),
        play(
          { 30: 9 },
          'Toujours assise au bout du banc, reculez d’un demi-pas et ouvrez les bras. Celui qui est prêt lâche le banc et s’y jette; celui qui ne l’est pas s’accroupit et arrive à quatre pattes. Recevez les deux de la même façon.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Annoncez la fin, le visage au ras du banc : « Le banc se repose. » Dites à chaque poupon debout : « Plie, plie, assis! » Frottez ensuite ses cuisses fatiguées.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assise au bout du banc, à portée de bras de ceux qui sont debout, les mains prêtes, sans les toucher.',
          'Touchez l’arrière du genou de l’enfant figé debout : il pliera et s’assoira lui-même.',
          'Attendez trois secondes avant de rapprocher un objet.',
        ],
        questionsOuvertes: ['Comment tu vas te rasseoir?', 'Qu’est-ce qu’il y a, plus loin?'],
      },
      vocabulaire: ['debout', 'assis', 'le genou', 'se tenir', 'lâcher', 'plus loin', 'plier'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Qui rampe va chercher les objets tombés, loin des pieds de ceux qui sont debout. Qui marche déjà transporte les objets d’un bout à l’autre, les deux mains prises.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Au poupon dont les jambes portent peu, offrez le même banc : il y joue assis à califourchon sur votre cuisse, les pieds bien à plat.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le rebord d’une fenêtre basse et fermée sert de banc et montre la neige.} {!ete|L’été, le rebord du carré de sable sert de banc.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber assis, souvent.', 'Menton qui touche le banc sans élan.'],
        dangersAEliminer: [
          'Banc léger ou à bascule, coin vif, écharde.',
          'Poupon couché au pied du banc : quelqu’un tomberait assis sur lui; sa place est devant le miroir.',
          'Objet lourd ou long qui tomberait sur un pied, jouet dur au sol le long du banc.',
          'Marchette, ou enfant tenu en l’air par les mains : il avance à son propre appui.',
        ],
        supervision: 'palier1',
        allergies: [
          'Anneau, bol, rouleau : tout se mordille ici; vérifiez-en la matière selon le plan de chaque enfant.',
        ],
      },
      observation: [
        'Motricité globale : comment passe-t-il de debout à assis?',
        'Concept de soi : recommence-t-il après une chute, et avec quelle mine?',
        'Attention : quel objet vaut assez la peine pour un pas de plus?',
      ],
      prolongements: [
        'Laissez deux objets sur le banc après la sieste : l’idée revient toute seule.',
        'Expliquez aux parents pourquoi vous ne tenez pas leur poupon par les mains, et montrez le toucher derrière le genou.',
      ],
      reflexionRetroaction: [
        'Qui ai-je relevé alors qu’il allait plier les genoux?',
        'Les espaces étaient-ils justes, ou trop grands pour donner envie?',
      ],
    },
  },
  {
    key: 'le-ballon-revient',
    summary:
      'Un gros ballon mou roule de l’adulte à l’enfant, d’un enfant à l’autre : pousser, attendre, le voir revenir.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: ['ballons'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, poussez les meubles : le ballon roule entre vos jambes ouvertes et les leurs.',
      PARK: 'Au parc, une légère pente vers vous ramène le ballon sans que personne coure après.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ballon',
      'ballons',
      'balle',
      'rouler',
      'lancer',
      'botter',
      'chacun son tour',
      'échanger',
      'donner',
      'redonner',
      'jouer ensemble',
      'amitié',
      'jeux de ballon',
    ],
    seen: [
      'il pousse la grosse balle avec son ventre et attend que je lui renvoie',
      'elle donne un coup de pied au ballon, court après et l’échappe encore',
      'assis face à face, deux petits se roulent une orange par hasard',
      'il garde le ballon dans ses bras et ne veut plus le redonner à l’autre',
      'elle tend les mains, tout excitée, en attendant que ça lui revienne',
      'un poupon couché tape du pied sur la balle et la regarde partir',
      'dans la cour, le ballon d’un grand a roulé jusqu’à mes bébés qui l’ont frappé',
      'au gym, ils s’assoient sur le gros ballon mou et glissent en bas',
    ],
    scenes: ['rouler', 'chicane', 'lancer', 'ballon-pied'],
    picture:
      'Du pied, un poupon assis contre l’adulte envoie un gros ballon à un ami assis en face de lui, sur la couverture.',
    sheet: {
      titre: 'Le ballon revient',
      observationDepart:
        'Un ballon a roulé par hasard d’un petit à l’autre. Ils se sont regardés, le deuxième l’a tapé, et le premier a ri.',
      intentionEducative:
        'Soutenir un premier échange entre petits : ce que je pousse va vers quelqu’un et peut me revenir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser un objet vers une personne.',
        'Attendre un court moment, soutenu par la voix.',
        'Remarquer l’enfant qui est à l’autre bout.',
      ],
      materiel: [
        item('Ballon mou plus gros que leur tête', 'un pour deux enfants, deux au moins', 'Coussin rond bien bourré'),
        optional('{si-balles|Balles molles, plus grosses que votre poing}', 'une par enfant', null),
        optional('{dedans|Coussins, pour fermer le côté des tables}', 'deux', 'Couvertures roulées'),
        item('Couverture épaisse', 'une', '{dedans|Tapis de jeu} {dehors|Toile doublée ou manteau d’adulte étendu}'),
      ],
      preparation: [
        'Laissez sortir un peu d’air : un ballon trop dur file et rebondit, un mou se laisse prendre.',
        '{cour|Choisissez un plat fermé d’un côté,} {parc|Choisissez une pente très douce qui descend vers vous, fermée d’un côté,} {dehors|ne serait-ce que par votre dos; la couverture garde au sec ceux qui sont assis.} {dedans|Assoyez-vous entre les tables et le jeu, et fermez ce côté de deux coussins si vous en avez; étendez la couverture là où l’on s’assoit.} {hiver dehors|L’hiver, tapez la neige sur deux pas de large : le ballon y trace sa route.} {hiver dehors 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'N’en sortez qu’un et cachez les autres : ils serviront quand un enfant gardera le premier.',
        '{avec-roulant|Essayez @materiel à la place du ballon : est-ce que ça revient?}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Jambes écartées, face à un petit assis, faites rouler le ballon jusqu’à ses pieds. « À toi. » Ouvrez les mains et attendez, même longtemps. Il revient? « À moi! » Puis roulez-le vers le voisin.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          '{0-18m|Couché ou sur vos genoux, le plus jeune bat le ballon du pied. Assis, un autre l’enlace, l’écrase du ventre, le pousse enfin.} {18-24m|Le marcheur s’assoit sur le ballon, glisse, le soulève, l’échappe, le botte et court derrière.} Le ballon va vers un ami? Dites-le : « Il s’en va chez lui. » Il ne revient pas, ou deux enfants attendent? Sortez le suivant; rien n’est à arracher. Puis roulez-le plus lentement : « Il vient, il vient… là! » Votre voix dure autant que la route. {si-balles|Avec des balles, roulez-en une vers qui attend : il la serre, la lâche, et elle revient chez vous.}',
        ),
        play(
          { 30: 9 },
          'Assoyez face à face deux enfants{0-18m| qui tiennent assis}, les jambes ouvertes, pieds presque touchants : leurs jambes font un couloir au ballon. Assoyez-vous contre eux, sur le côté, et faites partir le ballon d’un ventre vers l’autre. {2adultes|À deux, une adulte et un ballon par paire.} {1adulte|Seule, gardez les autres devant vous, de l’autre côté de la paire, avec les autres ballons, à portée de bras.} Après trois allers-retours, laissez-les défaire le couloir et invitez-en deux autres.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Le ballon dit au revoir : roulez-le contre chaque ventre, une fois, en nommant l’enfant. Puis rangez-le devant eux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ouvrez les mains au sol et attendez le ballon sans le réclamer.',
          'Nommez celui qui pousse le ballon et celui qui le reçoit.',
          'Accueillez celui qui le garde : serrer est aussi un jeu.',
        ],
        questionsOuvertes: ['À qui il s’en va, le ballon?', 'Comment tu le fais revenir?'],
      },
      vocabulaire: ['le ballon', 'rouler', 'pousser', 'à toi', 'à moi', 'attendre', 'revenir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant la position assise, posez le ballon contre la plante de ses pieds; chaque coup de talon l’envoie dans votre main, qui le rend.',
        },
        {
          pour: '18-24m',
          texte: 'Ouvrez vos jambes en tunnel et laissez-le viser; il ira chercher le ballon derrière vous.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Grattez le ballon avant de le rouler vers l’enfant qui voit peu, et annoncez l’arrivée : « Il vient, il vient… là! »',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, le ballon part moins loin sur la neige et se pousse des deux mitaines.} {!ete|L’été, dehors, restez du côté de l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Ballon mou en pleine face.', 'Culbute par-dessus le ballon.'],
        dangersAEliminer: [
          'Ballon mince qui éclate ou pèle, valve qui dépasse.',
          'Enfant qui marche et botte tout près d’un autre, assis ou couché : séparez les deux jeux de votre corps.',
          '{cour|Portillon ouvert : le ballon y passe, l’enfant le suit.} {parc|Pente vers la rue ou le stationnement : tournez le jeu de l’autre côté.} {dedans|Coin de meuble sur le trajet du ballon, que les enfants suivent.} {hiver dehors 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.} {hiver dehors !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.}',
        ],
        supervision: 'palier1',
        allergies: ['Choisissez un ballon sans latex.'],
      },
      observation: [
        'Compétences sociales : regarde-t-il la personne ou le ballon?',
        'Compétences émotionnelles : que fait-il pendant que le ballon est ailleurs?',
        'Motricité globale : pousse-t-il assis, debout, d’une main, des deux?',
      ],
      prolongements: [
        'Reprenez « à toi, à moi » avec la cuillère au dîner ou le livre à la sieste.',
        'Le soir, dans le corridor, un parent peut s’asseoir face à son enfant et lui rouler un ballon : « À toi! »',
      ],
      reflexionRetroaction: [
        'Combien d’échanges se sont faits sans moi?',
        'Le deuxième ballon est-il sorti assez tôt?',
      ],
    },
  },
]
