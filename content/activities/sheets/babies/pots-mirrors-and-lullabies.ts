import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_POTS_MIRRORS_AND_LULLABIES_SHEETS: readonly BankSheet[] = [
  {
    key: 'je-me-leve-je-reviens',
    summary:
      'L’éducatrice dit où elle va, se lève en chantant et revient à sa place au dernier mot. Les bébés écoutent, la suivent, ou gardent la place.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'pleure quand je me lève',
      'pleure dès que je me lève',
      'pleure quand je quitte le tapis',
      'pleure quand je m’éloigne',
      'pleurs',
      'pleurer',
      'me suit partout',
      'accroché à ma jambe',
      'toujours dans mes bras',
      'ne veut pas que je parte',
      'angoisse de séparation',
      'se calme quand je chante',
      'chanter',
      'chanson',
      'berceuse',
      'rassurer',
      'bébés',
    ],
    seen: [
      'il s’accroche à ma jambe dès que je me mets debout',
      'elle pleure aussitôt que je vais au comptoir préparer les bouteilles',
      'un bébé rampe derrière moi partout où je vais dans le local',
      'elle arrête de pleurer quand elle m’entend chanter à l’autre bout de la pièce',
      'il surveille ma place vide sur le tapis jusqu’à ce que je revienne',
      'un petit veut toujours rester sur mes genoux et hurle si je bouge',
      'chaque fois que je me lève prendre un kleenex, c’est le drame sur le tapis',
      'depuis ses neuf mois, je ne peux plus faire deux pas sans la faire brailler',
    ],
    scenes: ['separation', 'chanter'],
    picture:
      'Debout près d’une étagère, l’éducatrice chante, tournée vers le tapis; un bébé rampe vers elle, un autre serre une débarbouillette à sa place.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Je me lève, je reviens',
      observationDepart:
        'Vous dépliez un genou pour prendre un mouchoir, et deux bébés pleurent avant que vous soyez debout. Ce matin, vous fredonniez en marchant; l’un des deux s’est tu pour écouter.',
      intentionEducative:
        'Soutenir la confiance du petit quand l’adulte se lève : il sait où elle va, il l’entend tout le long, il la voit revenir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître la chanson du départ et du retour.',
        'Suivre l’adulte des yeux, de l’oreille ou de tout le corps.',
        'Tenir bon le temps de quatre vers, un tissu dans la main.',
        '{20min|S’éloigner à son tour et trouver quelqu’un au retour.}',
      ],
      materiel: [
        item('Débarbouillettes de couleurs vives', 'une par enfant et une pour votre place', 'Carrés de ratine'),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
      ],
      preparation: [
        'Apprenez la chanson par cœur, sur les deux notes de « cou-cou » : la haute tout le long du vers, la basse sur la dernière syllabe. « Je me lève, un genou, deux, je m’en vais à l’étagère. Garde-moi bien dans tes yeux : je reviens m’asseoir par terre. »',
        'Comptez trois pas, pas plus, du tapis à l’étagère. Posez-y les débarbouillettes, à la hauteur de votre hanche, et gardez la vôtre sur vous.',
        'Répétez le trajet une fois, seule : le mot « étagère » tombe quand votre main la touche, le mot « terre » quand vous êtes assise. Vous arrivez après le mot? Chantez moins vite, sans allonger le pas.',
        'Un petit a faim, un autre cogne des clous? Occupez-vous d’eux d’abord. La chanson commence avec ceux qui restent au tapis, même s’ils ne sont que deux.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise au bord du tapis, chantez tout le couplet sans vous lever. Votre main voyage pour vous : elle quitte le genou, touche le bout du pied au mot « étagère » et revient à plat sur le genou au mot « terre ». Couchez ensuite une débarbouillette contre votre cuisse : « Elle garde ma place. » Pointez l’étagère : « Tantôt, j’irai là. Je reviens ici. »',
        ),
        play(
          { 10: 6, 20: 8 },
          'Au premier voyage, montez sur vos genoux au premier vers et rassoyez-vous au dernier. Si les visages suivent, chantez tout : touchez l’étagère, tournée vers eux, et rapportez une débarbouillette ou deux; les autres viendront aux prochains voyages. Entre deux voyages, restez assise un bon moment : un tissu se mord, un autre claque. {0-18m|Un bébé part derrière vous à quatre pattes? Revenez à sa vitesse, en allongeant le dernier vers. Un autre s’est couché sur votre place : assoyez-vous contre lui.} {18-24m|Un enfant marche avec vous, un doigt dans votre poche; un autre tape le tapis pour vous appeler.} Une lèvre tremble au premier mot? Sautez au dernier vers et rassoyez-vous; la fois d’après, restez à genoux.',
        ),
        play(
          { 20: 5 },
          'Cette fois, c’est vous qui restez. Un petit s’éloigne vers un jouet ou vers la porte fermée : chantez son voyage, la main sur votre débarbouillette. « Tu t’en vas, un genou, deux, puis tu regardes derrière. Je te garde dans mes yeux : tu reviens t’asseoir par terre. » Gardez le dernier vers pour son retour, même s’il tarde. {0-18m|Un bébé qui rampe s’arrête, s’assoit, vous regarde, repart.} {18-24m|Un enfant qui marche part exprès, et vous chantez « un pied, puis deux » : il se retourne et revient en courant s’asseoir contre vous.} Aucun petit ne part? Repartez, vous, trois pas d’un autre côté : « je m’en vais à la fenêtre », un doigt cogne sur la vitre, et vous revenez.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Annoncez le dernier voyage : les débarbouillettes retournent sur l’étagère, d’où elles iront au lavage. Prenez celles qu’on vous tend; celle qui est en bouche y reste pour l’instant. Chantez presque en chuchotant, rassoyez-vous, ramassez le tissu qui gardait votre place : « J’ai dit que je revenais. Me voilà. » Ouvrez les bras et ne repartez pas tout de suite.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites l’endroit, pointez-le, puis seulement dépliez le genou.',
          'Marchez de côté, le visage vers le tapis : la voix va aux petits, non au mur.',
          'Au retour, racontez vrai : « Tu pleurais. J’étais à l’étagère. Je suis revenue. »',
          'Un petit refuse d’être posé? Levez-vous avec lui : il part sur votre hanche, et les autres vous voient revenir à deux.',
        ],
        questionsOuvertes: ['Où est-ce que je suis rendue?', 'Qui a gardé ma place?'],
      },
      vocabulaire: ['se lever', 's’en aller', 'revenir', 'la place', 'l’étagère', 'le genou', 'me voilà'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, couché sur le dos, ne vous voit pas partir : tournez ses pieds vers l’étagère, et touchez-lui le ventre au premier mot puis au dernier. Votre main lui tient lieu de tissu.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez le dernier mot à l’enfant : « je reviens m’asseoir par… » Il crie « terre! » ou frappe le tapis, et vous vous assoyez aussitôt.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? Tenez la débarbouillette la plus vive à bout de bras pendant tout le trajet : ce drapeau s’éloigne, s’arrête et revient dans sa main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, la couverture sert de tapis, à trois pas de la clôture, et vous chantez « je m’en vais à la barrière ».} {ete|L’hiver, la fenêtre noircit tôt : chantez « je m’en vais à la lumière », et la lampe s’allume sur ce mot.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pleurer le temps d’un vers, les yeux sur vous.',
          'Arriver trop vite et buter contre votre genou.',
        ],
        dangersAEliminer: [
          'Petite main sous votre pied : regardez où va chaque pas, glissez la semelle, ne reculez jamais.',
          'Petit qui se hisse à votre jambe en plein trajet : arrêtez, pliez les genoux, assoyez-vous avec lui.',
          'Sortie de la pièce ou porte fermée entre vous : sans une collègue assise au tapis, vous ne quittez pas la pièce.',
          'Pleurs qu’on laisse monter pour habituer un petit : revenez, raccourcissez, reprenez un autre jour.',
          'Débarbouillette sur le visage d’un petit ou enfoncée dans sa bouche : ôtez-la par un coin. Celui qui ne sait pas s’en défaire n’en a aucune à portée de main.',
        ],
        supervision: 'palier2',
        allergies: [
          'Lavez les débarbouillettes sans parfum ni assouplissant : elles vont en bouche.',
          'L’auto-injecteur d’un enfant reste sur vous, au tapis comme à l’étagère.',
        ],
      },
      observation: [
        'Attachement : son visage change à un vers de la chanson; notez lequel, et ce que font ses bras à votre retour.',
        'Mémoire : pendant le dernier vers, regarde-t-il vers vous ou vers votre place vide?',
        'Langage prélinguistique : sur quel mot de la chanson vient son cri, sa syllabe ou sa tape?',
      ],
      prolongements: [
        'Chantez-la dans vos vrais trajets du jour, « je m’en vais chercher la couche », et tenez parole : au dernier mot, vous êtes assise, quitte à chanter le couplet deux fois.',
        'Copiez les quatre vers pour le parent. Dans sa cuisine, c’est « je m’en vais au frigidaire », et son enfant l’entend jusqu’au retour.',
      ],
      reflexionRetroaction: [
        'Lequel de mes départs s’est fait en silence aujourd’hui, et qui l’a remarqué?',
        'Est-ce que je chantais pour eux, ou pour couvrir les pleurs?',
      ],
    },
  },
  {
    key: 'l-armoire-d-en-bas',
    summary:
      'Chaudrons ou contenants, couvercles, cuillères de bois : taper, fermer, chercher ce qui cogne dedans, tirer un plat sur un linge, tout emporter.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, tout se joue sur une couverture{hiver|; l’hiver, les chaudrons sont de plastique, car une langue colle au métal froid}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chaudrons',
      'taper sur les chaudrons',
      'casseroles',
      'cogner sur une casserole',
      'couvercles',
      'mettre le couvercle',
      'cuillère de bois',
      'cuiller de bois',
      'plats de plastique',
      'tupperware',
      'contenants de plastique',
      'linge à vaisselle',
      'armoire de cuisine',
      'il vide les armoires',
      'tape sur tout',
      'cogne sur tout',
      'cogne et écoute',
      'faire du bruit',
      'batterie de cuisine',
      'contenants et couvercles',
      'sons',
    ],
    seen: [
      'il fait tourner un couvercle sur le plancher et attend qu’il s’arrête',
      'elle fesse avec une louche sur le fond du chaudron puis sur le prélart',
      'un petit cherche le bon couvercle pour le pot de margarine',
      'il brasse le contenant fermé pour entendre ce qui cogne dedans',
      'elle se choque parce que le gros plat ne rentre pas dans le petit',
      'deux trottineurs tirent un plat chargé de cuillères sur une guenille',
      'pendant que je faisais les purées, il a sorti tous les plats sur le plancher',
      'la cuisinière nous a prêté de vieux chaudrons et c’est la folie au local',
    ],
    scenes: ['taper-bruit', 'ouvrir-fermer', 'remplir-vider', 'transporter', 'ecouter'],
    picture:
      'Un bébé assis frappe un chaudron renversé avec une cuillère de bois; un autre tire un plat posé sur un linge, un troisième porte un couvercle.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'L’armoire d’en bas',
      observationDepart:
        'Pendant que vous rinciez un biberon, un petit a ouvert l’armoire d’en bas. Vous l’avez trouvé assis parmi les chaudrons, un couvercle sur les genoux.',
      intentionEducative:
        'Permettre au petit de chercher ce qui va avec quoi, ce qui sonne et ce qui se cache, avec les vrais objets de la cuisine.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Essayer un couvercle, puis un autre, jusqu’au clac.',
        '{20min 30min|Comparer, avec la même cuillère, un chaudron, un plat et le sol.} {10min|Comparer ce qui fait clac et ce qui fait poc.}',
        '{20min 30min|Tirer le linge pour que le plat s’approche.}',
        '{18-24m|Prendre à deux mains, porter, déposer ailleurs.}{!18-24m|Prendre à deux mains, lâcher, reprendre.}',
      ],
      materiel: [
        item(
          'Chaudrons légers à deux poignées courtes ou gros contenants ronds de plastique, couvercle sans vitre',
          'trois, qui entrent l’un dans l’autre, le plus gros large d’au moins 22 cm{cour hiver|, en plastique seulement}',
          'Bols de plastique, une assiette incassable en guise de couvercle',
        ),
        item(
          '{20min 30min|Cuillères de bois à bout rond, longues de 20 cm}',
          'une par enfant et une à cacher',
          'Spatules de plastique d’une pièce',
        ),
        optional(
          '{10min si-cuillères-de-bois|Cuillères de bois à bout rond}',
          '{10min|une par enfant, longues de 20 cm}',
          null,
        ),
        item('Plats de plastique épais', 'un par enfant', 'Bols incassables'),
        item('{20min 30min|Linges à vaisselle}', 'quatre', 'Vêtements de rechange, à plat'),
        item('{cour|Couverture épaisse}', 'une', 'Toile doublée'),
      ],
      preparation: [
        'Vissez à fond le bouton de chaque couvercle; celui qui bouge encore reste à la cuisine. Passez le pouce sur tous les bords.',
        'Soulevez chaque chaudron, chaque contenant de deux doigts : ce qui leur échappe est trop lourd pour un petit pied. Un couvercle manque? Un plat renversé par-dessus ferme aussi.',
        '{dedans|Videz la tablette du bas d’un meuble sans porte, fixé au mur : voilà l’armoire. Pas de tablette libre? Un coin du local, dos au mur, en tient lieu.} {dedans 20min 30min|Rangez-y chaudrons ou contenants couverts, plats et linges, une cuillère cachée dans le plus gros; les autres cuillères sont sur le plancher.} {dedans 10min|Rangez-y les plats et les chaudrons ou contenants couverts.} {cour 20min 30min|Rangez tout au bord de la couverture, chaudrons ou contenants couverts, une cuillère cachée dans le plus gros.} {cour 10min|Rangez tout au bord de la couverture, chaudrons ou contenants couverts.} {cour ete|Choisissez l’ombre : au soleil, le métal brûle.} {cour hiver|Tapez la neige dessous; ce qui est de métal reste au local. La première main froide fait rentrer toute la cuisine.}',
        '{0-18m|Celui qui a faim boit avant. Le bébé couché est contre vous, du côté où personne ne frappe : un couvercle échappé sonne fort près d’une oreille.}',
        '{avec-contenant|Rangez @materiel parmi les plats, si c’est incassable et plus gros que deux poings.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          '{dedans|Assoyez-vous par terre, à côté de l’armoire, jamais devant.} {cour|Assoyez-vous au bout de la couverture, de biais.} Tirez à vous le plus petit chaudron ou contenant. Soulevez son couvercle de deux doigts, glissez un œil dessous : « Oh! » Lâchez-le : clac. Posez les mains sur vos cuisses et regardez qui vient.',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          '{0-18m|Un bébé frappe le fond d’un chaudron, puis le sol, puis le chaudron encore; il écoute entre les coups. Un autre pose un couvercle de travers, le perd, le repose.} {0-18m dedans|Le couvercle tourne sur sa tranche, et tous se taisent jusqu’à ce qu’il se couche.} {18-24m|Un enfant sort tout à pleins bras, entre le petit contenant dans le gros, force pour faire l’inverse. Une autre essaie chaque couvercle sur le même contenant.} {18-24m !0-18m 10min|Un enfant emporte à deux mains un chaudron ou un contenant; une autre le suit avec le couvercle.} {20min 30min|À chacun sa cuillère : elle frappe le chaudron, puis le plat, puis le sol.} {10min si-cuillères-de-bois|Avec des cuillères de bois}{avec-outil 10min si-cuillères-de-bois| ou @materiel, si le bout est rond}{10min si-cuillères-de-bois|, on frappe le chaudron, puis le plat.} {avec-outil 10min !si-cuillères-de-bois|Avec @materiel, si le bout est rond, on frappe le chaudron, puis le plat, puis le sol.} Donnez les mots de ces essais : « Trop grand. » « Il tombe dedans. » « Fermé! » Le vacarme grimpe? Frappez, vous, un plat renversé : poc. Des têtes se tournent, et le jeu baisse d’un ton.',
        ),
        play(
          { 20: 5, 30: 11 },
          'À l’écart du passage, étendez un linge, un plat au bout. {0-18m|Une main le chiffonne, tire, et le plat s’approche tout seul.} {18-24m|Un enfant promène son plat sur le linge, s’arrête, le charge d’un couvercle, repart.} Cachez une cuillère dans le plus gros chaudron ou contenant, fermé; secouez, posez. Ça cogne là-dedans : qui ouvre? D’autres cachettes se font sans vous, sous un linge, sous un plat. {18-24m|Un enfant emporte à deux mains un chaudron ou un contenant; une autre le suit avec le couvercle.} {30min|Portez ensuite deux couvercles} {dedans 30min|quelques pas plus loin}{cour 30min|à l’autre bout de la couverture}{30min| : il faudra voyager pour fermer.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{dedans|Annoncez que l’armoire se ferme.} {cour|Annoncez que la cuisine rentre.} Le petit contenant entre dans le moyen, le moyen dans le gros. Prenez ce que les mains vous tendent; devant les autres, ouvrez la paume et patientez. Le dernier couvercle est pour un enfant : clac. {20min 30min|Les linges se couchent par-dessus; cuillères mordues et plats baveux s’en vont au lavage.} {10min|Les plats baveux s’en vont au lavage.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Essayez un couvercle de travers, vous aussi, et laissez-le tomber : on vous montrera.',
          'Rabattez vers le chaudron {20min 30min|la cuillère}{10min|le couvercle} qui monte au-dessus d’une épaule.',
          'Un petit monte sur un chaudron renversé? Donnez-lui la main pour descendre et remettez le chaudron à l’endroit.',
          'Dites le bruit, puis la chose : « Clac. Le couvercle. »',
        ],
        questionsOuvertes: [
          'Quel couvercle va là-dessus?',
          '{20min 30min|Qu’est-ce qui cogne, dedans?}{10min|Qu’est-ce qui entre, là-dedans?}',
        ],
      },
      vocabulaire: [
        'le chaudron',
        'le couvercle',
        '{20min 30min|la cuillère}',
        '{20min 30min|le linge}',
        '{10min|le plat}',
        'taper',
        'ouvrir',
        'fermer',
        'lourd',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui tient à peine assis s’adosse à vous, un plat renversé entre les jambes : {20min 30min|sa paume remplace la cuillère}{10min|sa paume frappe, et vous répondez sur un autre plat}. À plat ventre{cour hiver| sur votre jambe}, le plus jeune a {20min 30min|le bout d’un linge sous la main, un plat dessus, plus loin}{10min|un couvercle sous la main : il le gratte et l’écoute}.',
        },
        {
          pour: '18-24m',
          texte:
            'Mettez chaudrons ou contenants d’un côté, couvercles à {dedans|quelques pas}{cour|l’autre bout de la couverture}. L’enfant traverse avec un couvercle trop petit, le regarde tomber au fond et repart en chercher un autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant se sert d’une seule main? {dedans|Calez son chaudron contre le fond de l’armoire : il ne fuit plus.} {cour|Calez son chaudron dans un pli de la couverture : il ne glisse plus.} {20min 30min|Ouvrir, fermer et brasser se font d’une main.} {10min|Ouvrir et fermer se font d’une main.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dedans !ete|L’été, portez tout sur une couverture, à l’ombre : dans l’herbe, le chaudron sonne plus sourd.} {dedans ete|L’hiver, une mitaine se cache sous chaque couvercle.} {cour !hiver|L’hiver, dehors, les chaudrons sont de plastique, et la mitaine frappe sans bruit.} {cour hiver|L’été, le métal revient sur la couverture, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigts pincés une seconde sous un couvercle.',
          'Plat ou couvercle échappé sur des orteils{dedans|, tête cognée sous la tablette}.',
          'Sursauter, bouder le bruit, revenir.',
        ],
        dangersAEliminer: [
          'Couvercle de vitre, long manche, bouton dévissé, plastique fendu : ces morceaux restent à la cuisine.',
          '{20min 30min|Cuillère en bouche chez un petit qui se lève ou qui marche : troquez-la contre un couvercle.} {10min si-cuillères-de-bois|Cuillère en bouche chez un petit qui se lève ou qui marche : troquez-la contre un couvercle.} {avec-outil 10min|Manche en bouche chez un petit qui se lève ou qui marche : troquez-le contre un couvercle.}',
          'Coups de {20min 30min|cuillère}{10min|couvercle}{10min si-cuillères-de-bois| ou de cuillère} à moins d’un bras d’un visage{0-18m| ou d’un bébé couché} : assoyez-vous entre les deux.',
          '{20min 30min 0-18m|Linge sur le visage d’un bébé : ôtez-le aussitôt. Linge étalé là où d’autres marchent : repliez-le après chaque tour.} {20min 30min !0-18m|Linge étalé là où d’autres marchent : repliez-le après chaque tour.}',
          '{dedans|Armoires de la vraie cuisine, produits et sacs de plastique : le jeu vient au local, jamais l’inverse.} {cour ete|Chaudron resté au soleil : tâtez-le avant les enfants.} {cour !ete|Métal par temps de gel, qui retient langue et lèvres : rien que du plastique ces jours-là.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{20min 30min|Une cuillère de bois garde ce qu’elle a brassé : si un enfant a une allergie alimentaire, prenez-en des neuves, réservées au jeu.} {10min|Chaudrons et plats gardent des traces de ce qu’ils ont contenu : lavez-les au savon avant le jeu si un enfant a une allergie alimentaire.} {10min si-cuillères-de-bois|Prenez alors des cuillères neuves, réservées au jeu.}',
        ],
      },
      observation: [
        'Catégories et concepts : après deux couvercles trop petits, lequel va-t-il chercher?',
        'Raisonnement : {20min 30min|par quoi commence-t-il quand le plat est hors d’atteinte et le linge tout près?}{10min|le gros chaudron n’entre pas dans le petit; que change-t-il?}',
        'Motricité globale : comment s’organise son corps pour {18-24m|emporter}{!18-24m|atteindre} le plus gros morceau?',
      ],
      prolongements: [
        'Un chaudron couvert reste à la hauteur des petits toute la semaine, une balle de tissu dedans un jour, un linge le lendemain.',
        'Imitez pour le parent le bruit que son enfant préfère; à la maison, une armoire d’en bas, vidée de ce qui coupe, casse ou s’avale, donnera la suite.',
      ],
      reflexionRetroaction: [
        'À partir de quel bruit ai-je voulu que ça cesse, et pour qui?',
        'Quel enfant a essayé longtemps avant que ma main arrive?',
      ],
    },
  },
  {
    key: 'l-autre-bebe-du-miroir',
    summary:
      'Devant un miroir au ras du sol, les bébés touchent, embrassent et cherchent celui qui tape quand ils tapent et perd son foulard avec eux.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'miroir',
      'miroirs',
      'reflet',
      'se regarder dans le miroir',
      'se voit dans le miroir',
      'parle à son reflet',
      'embrasse le miroir',
      'lèche le miroir',
      'tape dans le miroir',
      'autre bébé',
      'visage',
      'se reconnaître',
      'conscience de soi',
      'foulard sur la tête',
      'grimace',
    ],
    seen: [
      'elle donne des becs pleins de bave à son image dans la vitre du four',
      'il tape sur la glace et rit que l’autre tape aussi',
      'un bébé regarde en arrière du miroir pour trouver l’ami',
      'elle fait des faces devant la porte vitrée, recule et recommence',
      'il me voit dans le miroir et se retourne pour vérifier que je suis là',
      'intimidée par le bébé d’en face, elle plisse le visage et veut mes bras',
      'au lavabo, mon onze mois ne se lave plus les mains, il jase à son reflet',
      'un poupon sur le ventre fixait la cuillère brillante où il voyait sa face',
    ],
    scenes: ['corps', 'cacher-trouver'],
    picture:
      'À plat ventre, un bébé tapote son reflet dans un miroir bas; un autre tire un foulard d’un miroir couché, près de l’éducatrice assise.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'L’autre bébé du miroir',
      observationDepart:
        'Dans le bas de la porte vitrée, un bébé a vu un bébé. Il a ri, il a tapé, puis il s’est retourné pour vous trouver.',
      intentionEducative:
        'Éveiller la curiosité du petit devant ce visage qui bouge avec lui, et lui laisser tout son temps pour faire connaissance.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher le visage d’en face, lui parler ou s’en détourner.',
        'Refaire un geste pour voir l’autre le refaire.',
        'Trouver l’adulte dans le miroir, puis en vrai.',
      ],
      materiel: [
        item(
          'Miroirs incassables à bords ronds',
          'deux : un de 1 m, vissé au bas du mur, et un de 60 cm, à plat',
          'Un seul, à plat, pour deux ou trois enfants en tout',
        ),
        item(
          '{20min|Foulards carrés de coton mince, de couleurs vives, 30 cm de côté}',
          'un par enfant et un pour vous',
          'Mouchoirs de coton',
        ),
        item('Tapis de jeu', 'celui du local', 'Couverture mince, bien tendue'),
        item('{20min|Débarbouillettes humides}', 'deux, pour essuyer la bave', 'Linges de coton'),
      ],
      preparation: [
        'Le miroir du mur est vissé en longueur, au ras du plancher : tirez dessus de toutes vos forces.',
        'Couchez l’autre sur le tapis, un bord contre le mur. Appuyez-y le genou : il ne plie pas, il ne craque pas, il ne glisse pas.',
        'Regardez où tombe le soleil à cette heure : aucun rayon n’atteint un miroir pendant le jeu. Penchez-vous sur celui qui est couché : si le plafonnier vous éblouit, poussez le miroir plus loin le long du mur.',
        'Éloignez blocs et hochets durs : un coup fend l’acrylique.',
        '{avec-tissu 20min|Ajoutez @materiel aux foulards, si c’est mince, court et sans frange.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assoyez-vous de biais au miroir du mur, un bébé contre vous, les autres en vue. Dites « allô » à son reflet, tout bas, puis à lui. Ses yeux vont de votre visage à celui du miroir et reviennent : laissez-les voyager. Un autre approche? « Allô » à lui aussi.',
        ),
        play(
          { 10: 3, 20: 7 },
          '{0-18m|Sur le ventre, un bébé fixe le miroir, bave dessus, étale la bave du plat de la main. Assis, un autre tape : une main tape en face. Celui qui se penche sur le miroir couché découvre un bébé, un plafond et votre menton.} {18-24m|Un enfant colle son front, recule, revient et refait sa grimace. Une autre soulève un coin du miroir couché : personne dessous.} Entrez dans l’image par le bord. Un petit vous sourit dans le miroir : souriez à son reflet. S’il se retourne, souriez-lui en face. Un visage se ferme? Tournez ce petit vers votre épaule : il regardera par-dessus votre bras, ou pas.',
        ),
        play(
          { 10: 3 },
          '{0-18m|Gonflez les joues dans le miroir du mur, « pouf! », et attendez : une bouche s’ouvre, une main cherche vos joues en face, puis sur vous. Penchez-vous derrière le dos d’un bébé assis et ressortez par-dessus sa tête : « Coucou! »} {18-24m|Tapez deux fois sur vos cuisses, sans rien dire : des mains le refont, et les yeux vérifient en face. Penchez-vous de côté jusqu’à disparaître du miroir : un enfant vous y cherche, puis se retourne.} {avec-tissu|Posez @materiel sur vos cheveux, si c’est mince, court et sans frange, et penchez la tête : cela tombe ici et dans le miroir.} Refaites le geste qui a fait rire, toujours le même, et arrêtez-vous juste avant la fin : qui le termine?',
        ),
        play(
          { 20: 6 },
          'Étendez un foulard sur le miroir couché. Une main tire, et quelqu’un apparaît là-dessous. Posez le vôtre sur vos cheveux, penchez la tête au-dessus du miroir : il tombe, et un autre foulard monte à sa rencontre. Distribuez les autres foulards. {0-18m|Les bébés les sucent, les secouent; l’un d’eux tend le sien au visage d’en face, et les deux tissus se touchent.} {18-24m|Un enfant se coiffe du sien, vérifie, l’arrache, recommence; une autre recouvre le miroir et crie « coucou » avant de tirer.} Déposez-en un sur une épaule qui se laisse faire : la main ira-t-elle au tissu ou au reflet?',
        ),
        closing(
          { 10: 2, 20: 4 },
          '{20min|Bordez le miroir couché, un foulard à la fois : un œil, une joue, plus rien. « Le bébé du miroir est caché. Il sera là demain. »} {10min|Penchez-vous à plusieurs sur le miroir couché, puis tournez-le doucement, face au tapis : « Le bébé du miroir fait dodo. Il sera là demain. »} Faites bye-bye au miroir du mur avec ceux qui lèvent la main. {20min|Un poing garde son foulard? Tendez un doigt à serrer en échange. Les foulards vont au lavage; les miroirs se lavent à l’eau savonneuse.} {10min|Les miroirs se lavent à l’eau savonneuse.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez au bord du miroir : le milieu est aux petits. S’ils s’y bousculent, cognez d’un doigt sur l’autre miroir.',
          'Sortez la langue ou gonflez les joues après lui, les yeux sur son reflet.',
          'Touchez son pied : « Ton pied. » Touchez ensuite celui du miroir et laissez-le comparer.',
          '{20min|Ôtez tout de suite le foulard tombé sur le nez d’un bébé.}',
        ],
        questionsOuvertes: ['Qui est-ce que tu vois?', '{20min|Où il est, ton foulard?}{10min|Où elle est, ta main?}'],
      },
      vocabulaire: [
        'le miroir',
        'le visage',
        'le nez',
        'la bouche',
        'toi',
        'allô',
        '{20min|le foulard}{10min|la main}',
        '{20min|tombé}{10min|coucou}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune est couché sur le ventre, la poitrine sur votre jambe allongée, son nez à deux mains du miroir; s’il ne tient pas sa tête, il regarde de vos bras, joue contre joue. {20min|Pour lui, aucun foulard.}',
        },
        {
          pour: '18-24m',
          texte:
            'Deux enfants sont côte à côte? Pointez dans le miroir : « Ça, c’est toi. Ça, c’est ton amie. » {20min|Glissez un foulard sur une tête et voyez lequel des deux lève la main.} {10min|Posez votre main sur une tête et voyez lequel des deux lève la sienne.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{20min|Un enfant voit peu? Tenez un foulard rouge contre sa joue et avancez avec lui jusqu’à frôler le miroir : la tache rouge bouge quand il bouge, et sa paume à plat lui dit où le miroir commence.} {10min|Un enfant voit peu? Avancez avec lui, joue contre joue, jusqu’à frôler le miroir : sa paume à plat lui dit où il commence, et votre visage bouge tout près du sien.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la tuque se cale, s’ôte, se recale, ici et dans le miroir.} {!ete|L’été, le chapeau de soleil s’essaie au miroir avant la sortie.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Front ou nez qui cogne le miroir.',
          'Doigts pincés sous le miroir couché.',
          'Pleurer devant un visage trop proche.',
        ],
        dangersAEliminer: [
          'Verre, coin vif, fente ou pellicule qui lève : seul un acrylique entier reste en jeu.',
          'Miroir debout, simplement appuyé : il bascule sur celui qui s’y hisse.',
          '{20min|Foulard autour d’un cou ou resté sur un visage : ôtez-le aussitôt, et comptez-les à la fin.} {avec-tissu 10min|Tissu autour d’un cou ou resté sur un visage : ôtez-le aussitôt, et gardez-le en main ensuite.}',
          'Petit qui se lève sur le miroir couché, glissant de bave : prenez ses mains, ramenez ses pieds au tapis et essuyez{10min| de votre manche}.',
        ],
        supervision: 'palier1',
        allergies: [
          'Un bébé qui vient de boire laisse du lait sur le miroir : essuyez-le avant qu’un enfant allergique y mette la bouche.',
        ],
      },
      observation: [
        'Concept de soi : {20min|le foulard est sur son épaule; où va sa main?}{10min|vous touchez son nez devant le miroir; où va sa main, à son nez ou à celui d’en face?}',
        'Langage prélinguistique : quels sons réserve-t-il au visage d’en face, et lesquels à vous?',
        'Attention : qu’est-ce qui ramène ses yeux vers le miroir quand il s’en est éloigné?',
      ],
      prolongements: [
        'Gardez libre le tapis devant le miroir du mur : on s’y arrêtera en passant, à quatre pattes, tous les jours.',
        'En fin de journée, installez-vous au miroir avec le petit que l’on vient chercher : son parent y apparaît, et la tête se retourne.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je dit « c’est toi » à un bébé qui cherchait encore?',
        'Pour qui le miroir était-il trop près?',
      ],
    },
  },
  {
    key: 'de-l-autre-cote-du-coussin',
    summary:
      'Un muret de coussins coupe le tapis en deux. Les bébés s’y lèvent, le poussent, passent par-dessus et retrouvent la balle qui a roulé derrière.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['tissus', 'ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'coussins',
      'coussins fermes',
      'gros coussins',
      'grimpe sur les coussins',
      'parcours de coussins',
      'balle de tissu',
      'balle molle',
      'se hisser',
      'se mettre debout',
      'se lever debout',
      'passer par-dessus',
      'ramper',
      'pousser',
      'il pousse tout',
      'rouler sur le ventre',
      'obstacle',
      'bouger',
      'bébés',
      'motricité globale',
    ],
    seen: [
      'il se penche par-dessus la barrière pour voir où son toutou est tombé',
      'elle pitche ses balles en arrière du divan et allonge le cou pour les retrouver',
      'un bébé rame des pieds, la bedaine coincée sur le boudin d’allaitement',
      'il se hisse le long du gros pouf, plie les genoux et se relève encore',
      'elle râle parce que le jouet qu’elle veut est rendu derrière l’obstacle',
      'un petit m’a trouvée en faisant le tour et il est crampé de rire',
      'en rangeant les matelas de sieste, j’ai fait un mur et ils ont tous voulu passer par-dessus',
      'chez les poupons, la balle a roulé en arrière du gros coussin et trois bébés l’ont suivie',
    ],
    scenes: ['deplacer-bebe', 'grimper', 'pousser', 'laisser-tomber'],
    picture:
      'Derrière un muret de coussins, l’éducatrice tend la main; un bébé debout pousse une balle par-dessus, un autre franchit le bout à plat ventre.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'De l’autre côté du coussin',
      observationDepart:
        'Une balle de tissu a roulé derrière un gros coussin. Un bébé s’est appuyé dessus pour la voir, a basculé, et s’est retrouvé assis à côté d’elle.',
      intentionEducative:
        'Permettre au bébé de se hisser, de pousser et de franchir par ses propres forces, parce qu’une balle l’attend plus loin.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Se mettre debout contre une hauteur qui tient bon.',
        'Passer à plat ventre, les mains les premières.',
        '{20min 30min|Faire avancer un coussin plus gros que soi.}',
        'Chercher la balle là où elle a disparu.',
      ],
      materiel: [
        item(
          'Coussins de sol ou de divan, fermes, épais d’une longueur de main',
          'cinq',
          'Couvertures épaisses pliées serré dans une taie d’oreiller, sans partie haute',
        ),
        item(
          'Balles de tissu bien cousues, plus grosses qu’un poing d’adulte',
          'deux par bébé',
          'Tuques ou chapeaux des bébés, roulés en boule',
        ),
        item('Tapis de jeu', 'celui du local', 'Couverture pliée en deux, bien à plat'),
        optional(
          '{si-ballons-mous|Ballons mous, couverts de tissu, plus gros qu’une tête de bébé}',
          '{si-ballons-mous|un ou deux}',
          null,
        ),
        optional(
          '{si-panier-à-linge si-bac-de-plastique|Panier à linge ou bac de plastique, bas, aux bords lisses}',
          'un',
          null,
        ),
      ],
      preparation: [
        'Alignez quatre coussins, serrés côte à côte, d’un bord du tapis à l’autre. Posez le cinquième sur un de ceux du milieu : c’est la partie haute.',
        'Poussez cette partie haute comme un bébé qui se hisse, puis tirez-la. Pendant le jeu, vous êtes assise derrière, les deux jambes contre elle. Glisse-t-elle quand même? Couchez le coussin du dessus au bout du muret.',
        'Enfoncez le poing dans chaque coussin : si le creux reste, il est trop mou.',
        'Devant et derrière, le tapis dépasse d’une longueur de bébé. Reculez meubles et jouets durs.',
        'Des tuques font les balles? Roulez chacune dans son rebord, serré; celles qui ont un pompon ou un cordon restent au vestiaire.',
        '{avec-coussin|Ajoutez @materiel au bout du muret, si c’est ferme et bas.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise derrière la partie haute, mettez une balle dessus, bien en vue. Poussez-la d’un doigt : elle tombe de votre côté. « Partie de l’autre côté! » Penchez-vous pour la chercher des yeux et ne la rapportez pas. {si-ballons-mous|Puis posez sur la partie haute un ballon mou, trop gros pour une main : un bébé debout le pousse des deux paumes ou du front, et le suit des yeux.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          'Un bébé arrive à quatre pattes au coussin simple. Les paumes montent, le ventre suit, les pieds rament; ses mains trouvent le tapis et le reste glisse. Un autre agrippe la partie haute, se hisse, plie, se hisse encore. Debout, il fait tomber une balle par-dessus, allonge le cou, en veut une autre. Les balles tombées chez vous repartent en roulant par le bout du muret. {si-panier-à-linge|Avec un panier à linge}{si-bac-de-plastique !si-panier-à-linge|Avec un bac de plastique}{si-panier-à-linge si-bac-de-plastique|, couché contre votre hanche, deux balles attendent au fond : qui a franchi le muret va les sortir.} Sur le dos, le plus jeune pousse des talons le coussin du bout et roule vers une balle posée près de sa hanche. Celui qui a contourné le muret arrive lui aussi : « Te voilà, de ce côté. »',
        ),
        play(
          { 20: 5, 30: 12 },
          'Descendez le coussin du dessus à plat sur le plancher nu, deux balles dessus, et assoyez-vous entre lui et le muret. À genoux, les bras raides, un bébé le fait avancer; les balles tremblent, roulent, se courent après. Écartez deux coussins du muret : une porte, large comme deux bébés. Une balle y passe, puis une tête, puis tout le corps. {30min|Plus tard, couchez bord à bord les coussins qui ne voyagent pas. Un bébé y grimpe, roule du ventre au dos, cherche la balle des yeux, roule encore et se laisse glisser au tapis, votre main dans son dos.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Annoncez que le muret s’en va. {10min|Couchez d’abord le coussin du dessus.} Un à un, les coussins glissent jusqu’au mur, poussés par vous, ou par deux petits bras et votre pied. Les balles partent sur le dernier, comme sur un plateau. Rassoyez-vous là où le muret passait : plus rien à franchir, et vos genoux sont à tous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Glissez une main ouverte sous le front de celui qui bascule; elle ne sert que s’il plonge.',
          'Gardez le silence pendant l’effort et dites le mot à l’arrivée : « Passé! »',
          'Arrêtez la balle à un bras de celui qui la suit, pas dans sa main.',
          'Resserrez les coussins de la main dès qu’une fente s’ouvre.',
        ],
        questionsOuvertes: ['Où elle est passée, la balle?', 'Par où tu t’en viens?'],
      },
      vocabulaire: ['le coussin', 'la balle', 'debout', 'pousser', 'rouler', 'par-dessus', 'de l’autre côté', 'passé'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui ne rampe pas encore est à plat ventre, au bout du muret le plus proche de vous, les pieds contre le coussin que votre main retient : une poussée, et la balle est plus proche. Celui qui marche fait le tour, une balle dans les bras, et vous la livre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un côté du corps travaille moins? Posez la balle de ce côté-là, à un doigt de la main, et calez l’autre hanche contre la vôtre : l’enfant s’étire sans tomber.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, un muret de neige tapée, haut comme une botte, se franchit à plat ventre en habit de neige.} {!ete|L’été, le muret se refait dans l’herbe, à l’ombre, sur une couverture.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Arriver de l’autre côté sur les mains, parfois sur la joue.',
          'Retomber assis au pied du muret.',
          'Balle molle en plein front.',
        ],
        dangersAEliminer: [
          'Partie haute sans vos jambes derrière : couchez le coussin du dessus avant de vous lever, même pour un biberon.',
          'Bébé couché là où un autre bascule : sa place est au bout du muret le plus proche de vous.',
          'Fente entre deux coussins, où une jambe ou une tête se prendrait : serrez-les, ou écartez-les franchement.',
          'Coussin mou, où un visage s’enfonce; bébé qui s’assoupit dessus : il va dans son lit, sur le dos.',
          'Fermeture éclair sans rabat, bouton, grelot, pompon, cordon, couture qui laisse voir la bourre : ce coussin ou cette balle sort du jeu.',
          '{si-ballons-mous|Ballon de fête, qui éclate, ou ballon de mousse nue, qui se mord : ils ne sont pas de ce jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Lisez l’étiquette des coussins : ni latex ni plumes si un enfant du groupe y réagit.'],
      },
      observation: [
        'Motricité globale : quelle partie de son corps lance-t-il d’abord par-dessus, et laquelle reste prise?',
        'Mémoire : par où part-il, une fois la balle hors de vue?',
        'Tempérament : fonce-t-il sur le muret ou le tâte-t-il longtemps du plat de la main?',
      ],
      prolongements: [
        'Demain, un seul coussin barre le tapis, une balle derrière : voyez qui s’en souvient.',
        'Mimez pour le parent la façon de passer de son enfant; un coussin de divan bien ferme, par terre au salon, et le jeu est monté.',
      ],
      reflexionRetroaction: [
        'Qui ai-je tiré ou soulevé pendant que ses pieds cherchaient encore?',
        'De ma place, quel bout du muret m’échappait?',
      ],
    },
  },
]
