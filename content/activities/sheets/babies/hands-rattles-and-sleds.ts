import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_HANDS_RATTLES_AND_SLEDS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-chanson-attend-tes-mains',
    summary:
      'Les mains de l’éducatrice tournent, font bravo, font bye-bye, puis se posent. Le bébé répond d’un geste, et la chanson le reprend.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'faire bravo',
      'bravo',
      'taper des mains',
      'faire bye-bye',
      'bye-bye',
      'byebye',
      'faire les marionnettes',
      'ainsi font font font',
      'marionnettes à doigts',
      'signes pour bébés',
      'langage des signes',
      'encore',
      'pointer',
      'gestes',
      'chanson à gestes',
      'regarde ses mains',
      'comptines à doigts',
      'chansons à gestes',
      'tour de parole',
    ],
    seen: [
      'il tape des mains avant même que la comptine soit rendue là',
      'elle ouvre et ferme sa main devant la porte longtemps après que le monde est parti',
      'un bébé tourne ses poignets et attend qu’on chante pour lui',
      'il pointe la lumière au milieu de la chanson pour qu’on en parle',
      'elle fait bravo toute seule, fière d’elle, après chaque bouchée',
      'il ne dit pas encore de mots mais fait le signe encore avec ses doigts',
      'au départ du facteur, mes petits sont restés à se regarder la main faire des saluts',
      'au cercle, dès que j’arrête la chanson, ils me fixent et bougent pour que ça reparte',
    ],
    scenes: ['chanter', 'corps', 'figurines'],
    picture:
      'Derrière un coussin debout, les mains de l’éducatrice font les marionnettes; un bébé tape des mains, un autre pointe un doigt vers elles.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La chanson attend tes mains',
      observationDepart:
        'Vous avez fait bye-bye au livreur. La porte refermée, un petit regardait encore sa propre main s’ouvrir et se fermer.',
      intentionEducative:
        'Soutenir les premiers gestes qui parlent : l’enfant en fait un, l’adulte le voit, le nomme et le refait.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder des mains qui bougent, puis les siennes.',
        'Répondre dans le silence par un geste, un pied, un son.',
        'Reconnaître l’endroit de la chanson où vient bravo, où vient bye-bye.',
        'Demander encore et être compris.',
      ],
      materiel: [
        item('Coussin ferme, qui tient debout', 'un, devant vous', 'Couverture roulée serré'),
        item(
          '{0-18m|Coussins plats}',
          '{0-18m|un derrière chaque bébé assis depuis peu}',
          '{0-18m|Couvertures pliées}',
        ),
        item(
          '{20min|Grands bas d’adulte, unis et propres, un rouge et un jaune}',
          'deux, et un de rechange par enfant',
          'Débarbouillettes, une posée sur chaque main',
        ),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
      ],
      preparation: [
        'Apprenez l’appel par cœur, sur le début de l’air « Ah! vous dirai-je », chanté deux fois : « Mes deux mains s’en vont dehors, elles tournent tout autour, elles font bravo très fort, bye-bye, bye-bye… à ton tour! »',
        'Apprenez la réponse, sur le même air : « Tes deux mains m’ont répondu, comme ci et comme ça; je refais ce que j’ai vu, montre encore… et me voilà! »',
        'Assoyez-vous jambes ouvertes, le coussin debout entre les genoux : vos mains s’y cachent. Les petits sont devant, sur le tapis, à portée de bras{0-18m|, un coussin plat dans le dos de celui qui s’assoit depuis peu}.',
        'Ôtez bagues, bracelets et montre. Lavez vos mains : elles finiront dans une bouche.',
        '{0-18m|Commencez à deux ou trois, entre une couche et un biberon. Ceux qui se réveillent entrent au couplet où vous êtes; un bébé qui a besoin de bras écoute sur votre cuisse, et vous chantez d’une main.} {18-24m|Chantez même si deux enfants seulement s’arrêtent : les autres gardent une oreille et viennent au bravo.}',
        '{avec-coussin 0-18m|Ajoutez @materiel derrière ceux qui basculent, si c’est plat et ferme.} {avec-coussin !0-18m|Offrez @materiel comme siège, si c’est plat et ferme.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Une main monte derrière le coussin, s’arrête, redescend. L’autre monte plus loin. Chantez l’appel assez lentement pour que chaque geste se voie : vos mains tournent comme des marionnettes, tapent bravo, s’ouvrent et se ferment pour bye-bye. Sur « à ton tour », posez-les ouvertes sur vos genoux. Le silence est à eux, le temps de trois respirations.',
        ),
        play(
          { 10: 6, 20: 8 },
          '{0-18m|Un bébé frappe sa cuisse, un autre déplie le poing, un troisième avance un pied : ce sont trois réponses.} {18-24m|Un enfant fait bravo bien avant le vers; une autre tourne les poignets, s’arrête, lance « bye! » à la porte.} Choisissez un geste, refaites-le et chantez la réponse dessus; au tour suivant, prenez celui d’un autre petit. Un doigt se tend vers la lampe? Le vôtre y va aussi : « Là! La lampe. » Avant de recommencer, tapez deux fois le bout de vos doigts ensemble : « Encore? » Un sursaut, un cri, deux poings qui se cognent disent oui. Personne ne répond? Une seule main remonte, fait bye-bye et retourne se cacher.',
        ),
        play(
          { 20: 5 },
          'Enfilez le bas rouge et le bas jaune jusqu’aux poignets. Sans grosse voix, les deux marionnettes se montrent, se saluent, se tournent vers un petit, disparaissent. Une main attrape le bout, tire, et cinq doigts sortent : « La main était là! » Le bas est à qui l’a pris; mouillé, il ne passe pas au voisin, et vous en enfilez un autre. {0-18m|Un bébé le secoue, le mâchonne, le laisse tomber; un autre examine vos doigts nus, un par un.} {18-24m|Un enfant y plonge le bras jusqu’au coude; une autre vous le renfile de travers, le pouce dehors, et tire encore.} Chantez l’appel avec une main nue et l’autre habillée : laquelle regardent-ils?',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Annoncez la chanson de la fin, sur le même air, et baissez la voix : « Mes deux mains rentrent chez nous, l’une ici et l’autre là; les voilà sur mes genoux : bye-bye, bye-bye, les dix doigts! » Faites ensuite un bye-bye à chaque petit, un seul, les yeux dans les siens. La réponse vient parfois quand vous saluez déjà le suivant : retournez-vous, elle est pour vous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez libres les poignets de l’enfant : frappez votre bravo à vous, sans prendre ses mains pour faire le sien.',
          'Tenez vos mains près de votre bouche : le geste et le mot se voient ensemble.',
          'Accueillez avec la même joie le geste qui vient trop tard : « Bye-bye! Tu l’as fait. »',
          'Le regard s’en va? La chanson s’arrête au milieu du vers.',
        ],
        questionsOuvertes: ['Que font tes mains?', 'Qu’est-ce que tu me montres, là-bas?', 'Qui veut encore?'],
      },
      vocabulaire: ['la main', 'les doigts', 'bravo', 'bye-bye', 'encore', 'là', 'tourner', 'caché'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avec le plus jeune, ôtez le coussin : couché sur vos cuisses, vos genoux remontés, il suit une seule main, à deux largeurs de main de son nez. Sur « à ton tour », glissez un doigt dans sa paume : il serre ou il lâche, et la réponse se chante là-dessus.',
        },
        {
          pour: '18-24m',
          texte:
            'Changez de place : l’enfant cache ses mains derrière le coussin et lance l’appel, chanté ou non. C’est à vous de répondre, et votre geste peut être un peu fou : un doigt sur le nez, une main sur la tête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant voit peu? Ses mains voyagent sur le dos des vôtres; sur « à ton tour », les vôtres s’arrêtent dessous. Des bras bougent peu? Une langue tirée, un clignement d’yeux devient le geste de la chanson, et vous le refaites.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, le bravo se fait en mitaines : pouf, pouf, et vous patientez comme sur le tapis.} {hiver|L’été, à l’ombre, sur une couverture, le doigt qui pointe trouve un oiseau, une feuille, un avion.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt mordu, surtout le vôtre.',
          '{0-18m|Basculer de côté en faisant bravo.}',
          'Tape qui finit sur le nez d’un voisin.',
        ],
        dangersAEliminer: [
          '{0-18m|Bébé assis depuis peu qui lève les deux bras : il perd ses appuis; coussin plat ou votre jambe derrière lui.}',
          'Marionnette à doigt, bague ou bracelet : un petit morceau se détache et s’avale; vos mains {10min|nues suffisent}{20min|et les bas suffisent}.',
          'Coussin qui tombe sur un visage : serrez-le entre vos genoux{0-18m|, ne couchez personne devant}{18-24m|, et ôtez-le dès que quelqu’un s’y appuie}.',
          '{20min|Bas enfoncé dans une bouche ou posé sur un visage : ôtez-le par un bout; comptez-les avant de vous lever.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Lavez vos mains au savon, pas seulement au gel : une trace d’arachide ou de lait reste sur vos doigts, et ils vont en bouche.',
        ],
      },
      observation: [
        'Langage prélinguistique : quel geste est le sien, que personne ici ne lui a montré?',
        'Mémoire : notez le vers où ses mains se préparent avant que les vôtres bougent.',
        'Motricité fine : pour bye-bye, sa main bat-elle d’un bloc ou s’ouvre-t-elle, tournée vers vous ou vers lui?',
      ],
      prolongements: [
        'Au lavabo, chantez l’appel : deux mains pleines de mousse sortent de l’eau et font bravo.',
        'À l’heure du départ, refaites devant le parent le geste que son enfant vous a donné : il le reconnaît souvent, et vous apprend d’où il vient.',
      ],
      reflexionRetroaction: [
        'Combien de respirations ai-je vraiment laissées avant de reprendre?',
        'Quel geste, trop petit, a échappé à mes yeux?',
      ],
    },
  },
  {
    key: 'secoue-arrete-ecoute',
    summary:
      'Hochets et maracas sortent d’un panier couvert : les petits secouent, lentement, vite, s’arrêtent, et l’éducatrice s’arrête avec eux.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence'],
    materials: ['instruments-de-musique', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le panier s’ouvre sur une couverture{hiver|; l’hiver, dix minutes en habit de neige, et la suite au local}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'hochet',
      'hochets',
      'ochet',
      'maracas',
      'maraca',
      'secouer',
      'il secoue tout',
      'bouteille sensorielle',
      'bouteille à secouer',
      'grelots',
      'bruit',
      'faire du bruit',
      'musique',
      'instruments',
      'lent et vite',
      'silence',
      'instruments de musique',
      'sons',
      'éveil musical',
      'vite et lentement',
    ],
    seen: [
      'elle brasse sa bouteille de lait et écoute le glouglou',
      'il agite le trousseau de clés, s’arrête, puis l’agite encore plus fort',
      'un petit sursaute du bruit que fait son jouet puis le refait exprès',
      'elle secoue son gobelet fermé derrière son dos, toute contente d’elle',
      'ils font tellement de vacarme que je cherche comment amener un silence sans chicaner',
      'il fige quand je fige et repart dès que je repars',
      'à la collation, mon onze mois a découvert que la boîte de céréales fait chic chic',
      'en écoutant la musique, les petits branlaient le poing comme s’ils tenaient une crécelle',
    ],
    scenes: ['taper-bruit', 'figer'],
    picture:
      'Autour d’un panier de hochets, un bébé assis secoue une maraca, un autre plonge la main dans un gros pot; l’éducatrice tient son bras immobile en l’air.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Secoue, arrête, écoute',
      observationDepart:
        'Vous secouiez un biberon pour mêler le lait. Un petit a levé le poing et l’a agité dans le vide, au même rythme que vous.',
      intentionEducative:
        'Permettre au petit de faire naître un son, de le ralentir, de le presser et de l’arrêter avec son propre bras.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver le mouvement qui fait sonner le hochet.',
        'Passer du lent au vite, puis au silence.',
        'Chercher d’où vient un son.',
        'Répondre d’un coup de hochet à celui de quelqu’un.',
      ],
      materiel: [
        item(
          'Hochets faits pour les bébés, d’une seule coque ou cousus en usine : haltères, anneaux, petites maracas renflées aux deux bouts',
          'un par enfant, un pour vous, trois de réserve',
          'Balles de tissu à son, cousues en usine',
        ),
        item('Rouleau de papier hygiénique vide', 'un, pour vos vérifications', null),
        item(
          '{20min 30min|Gros pot de plastique de 2 L, à large ouverture, sans couvercle ni anse}',
          'un',
          'Chaudière de plastique, anse ôtée',
        ),
        item(
          '{20min 30min|Blocs de bois légers, larges d’au moins 6 cm}',
          'trois',
          'Gros cubes de plastique, aussi larges',
        ),
        item('Bac à couvercle, pour les hochets mouillés', 'un, hors de portée', 'Sac lavable'),
        item('Panier bas, sans anse', 'un', 'Bac de plastique'),
        item('Serviette de ratine', 'une, sur le panier', 'Petite couverture'),
        item(
          '{dedans|Tapis de jeu}{cour|Couverture épaisse}',
          '{dedans|celui du local}{cour !hiver|une}{cour hiver|une, sur une toile}',
          'Courtepointe lavable',
        ),
      ],
      preparation: [
        'Avant chaque jeu, tordez chaque hochet, tirez sur ses coutures, passez l’ongle sur ses joints. Un bout entre dans le rouleau de papier hygiénique? Ce hochet reste dans l’armoire : il irait trop loin dans une bouche. Fente, fil, manche qui branle : jetez-le, ne le recollez pas.',
        'Secouez chaque hochet près de votre oreille : celui qui vous paraît fort l’est trop pour eux. Un bébé dort tout près? Ne sortez que les hochets de tissu.',
        '{20min 30min|Passez la main sur les blocs et le bord du pot : ni écharde, ni éclat de peinture, ni arête. Rien de ce qui va dans le pot n’entre dans le rouleau de papier hygiénique. Il reste ouvert : on voit ce qui cogne.}',
        'Couchez les hochets dans le panier, sous la serviette; gardez les trois de réserve contre votre cuisse. {cour !hiver|Étendez la couverture loin des ballons, et ramassez autour cailloux, glands et mégots.} {cour ete|Prenez l’ombre.}',
        '{cour hiver|Tapez la neige sous la toile. Ne sortez que des hochets cousus, faciles à tenir en mitaine : une coque gelée peut se fendre. Après dix minutes, ou à la première joue froide, le panier rentre, et le jeu se finit au local.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Prenez le panier couvert à deux mains et secouez-le tout entier. Arrêtez net, l’oreille sur la serviette : plus rien. Secouez encore, si lentement que chaque son tombe seul. Soulevez un coin, jetez un œil, ôtez tout, et poussez le panier au milieu des petits.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          '{0-18m|Un bébé empoigne un manche, sursaute quand ça sonne, s’arrête, le refait exprès. Un autre frappe le sien par terre et le goûte.} {18-24m|Un enfant en tient un dans chaque main et saute sur ses genoux; une autre secoue derrière son dos, ravie.} Rendez ce que vous recevez : deux coups pour deux coups. Un petit s’arrête? Figez-vous, le bras en l’air, jusqu’à ce qu’il reparte. Plusieurs jouent en même temps? Dites le couplet, le bras au pas des mots : « Lentement, lentement, mon hochet se balance; vite, vite, en courant, il s’arrête… silence! » Quelqu’un secoue dans le silence : souriez, c’est une réponse. Deux mains tirent le même hochet? Faites-en sonner un de réserve, tout près.',
        ),
        play(
          { 20: 5, 30: 12 },
          '{cour hiver|Rentrez et ôtez les habits, hors des minutes du jeu : la suite se joue au local, sur la couverture sèche.} Glissez les trois blocs dans le gros pot, penchez-le, redressez-le : ça roule, ça cogne, ça se tait. {0-18m|Un bébé y plonge la main et frappe le bord avec sa trouvaille; un autre, sur le dos, donne du talon au pot vide.} {18-24m|Un enfant remet les trois blocs, secoue le pot à deux bras, tout saute dehors; une autre crie « ah! » au fond et écoute.} Glissez ensuite un hochet sous la serviette et secouez à peine : qui la soulève? {30min|Plus tard, reculez d’un grand pas, face à eux, un hochet caché dans le dos. Un son, un silence. Les têtes cherchent, puis les petits arrivent.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Redites le couplet en soufflant les mots. Le panier passe d’un petit à l’autre; chaque hochet y tombe, et vous écoutez son dernier bruit avant d’avancer. Un hochet est encore en bouche? Repassez plus tard. La serviette couvre tout. Secouez le panier un coup, levez un doigt : silence. Comptez les hochets{20min 30min| et les blocs}; les mouillés partent au lavage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Approchez le manche du dos de sa main : les doigts s’ouvrent et le prennent.',
          'Secouez moins longtemps que lui, et posez votre hochet pour l’écouter.',
          'Parlez pendant l’arrêt : « Silence. » « C’était vite! »',
          'Rabattez vers ses genoux le hochet qui monte près d’une tête.',
        ],
        questionsOuvertes: ['Qu’est-ce qui sonne, dans ta main?', 'Comment tu le fais taire?', 'Où il est, le bruit?'],
      },
      vocabulaire: ['secouer', 'le hochet', 'lentement', 'vite', 'arrêter', 'le silence', 'fort', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, couché{cour hiver| dans le creux de votre bras}, reçoit un anneau de tissu léger dans la paume : le bras bat, ça sonne, les yeux cherchent. Celui qui rampe a son hochet posé à un bras de lui : il le pousse devant en avançant.',
        },
        {
          pour: '18-24m',
          texte:
            'L’enfant mène : son hochet levé, tout le monde secoue; posé sur ses genoux, silence. Il oublie, il triche, il recommence, et vous obéissez.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? Sa paume sur votre hochet, il sent vite, lent, plus rien. Une main serre mal? Tenez un anneau de tissu avec lui, un doigt contre les siens, et suivez le moindre élan de son bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, un anneau se secoue la mitaine mise : le son est sourd, et le bras y met plus de force.} {hiver|L’été, la couverture s’étend à l’ombre, et les oiseaux répondent aux hochets.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Hochet reçu sur le front ou sur les orteils.',
          'Sursauter à son propre bruit.',
          'Vouloir celui du voisin.',
        ],
        dangersAEliminer: [
          'Hochet fait maison : bouteille au bouchon vissé, riz, pois secs, perles, grelots. Même collé, il s’ouvre un jour, et ce qui en sort s’avale ou se respire; il n’y en a aucun dans le panier.',
          'Manche mince qui entre loin dans la bouche; hochet en bouche chez un petit qui se lève : troquez-le contre votre main.',
          'Hochet secoué contre une oreille{0-18m| ou au-dessus d’un bébé couché} : assoyez-vous entre les deux.',
          '{20min 30min|Bloc qui saute du pot : tournez l’ouverture vers vous, loin des visages; au premier bloc lancé, le pot se joue vide.}',
          '{cour ete|Soleil : l’ombre tout le long; tâtez le plastique avant de le tendre.} {cour printemps automne|Caillou ou gland au bord de la couverture : la main y va avant la vôtre; cherchez d’abord.} {cour hiver|Froid : le seuil de votre milieu, au plus bas -27 °C. Un bébé assis refroidit vite : par grand froid, ou s’il vente, tout se joue au local. Touchez joues et nuques aux silences.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Un hochet va changer de bouche : mettez le mouillé au bac, tendez-en un sec, et lavez avant le prochain jeu, surtout si un enfant est allergique au lait. Refusez les jouets bourrés de graines ou de noyaux.',
        ],
      },
      observation: [
        'Développement sensoriel : vers quel son revient-il, le plus sourd ou le plus clair?',
        'Raisonnement : ça s’est tu; où vont ses yeux, et que tente son bras pour ravoir le son?',
        'Attention : repérez ce qui le remet en route après « silence ».',
      ],
      prolongements: [
        'Gardez un hochet dans votre poche au vestiaire : trois secousses lentes annoncent la sortie.',
        'Dites le couplet devant le parent, le poing fermé, sans hochet : dans l’autobus, une main vide se secoue et s’arrête aussi bien.',
      ],
      reflexionRetroaction: [
        'Qui a mené les arrêts, les petits ou moi?',
        'De quel enfant ai-je couvert le son avec le mien?',
      ],
    },
  },
  {
    key: 'ton-pied-dit-oui',
    summary:
      'Une paume s’ouvre près d’un pied ou d’une main et ne bouge plus. Le bébé s’y pose, y reste ou s’en va, et l’éducatrice suit sa réponse.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'massage',
      'masser',
      'massages',
      'crème',
      'caresse',
      'caresser',
      'flatter',
      'toucher doux',
      'doucement',
      'chatouilles',
      'guili-guili',
      'pieds',
      'mains',
      'détente',
      'se détendre',
      'consentement',
      'bébés',
      'dire non',
    ],
    seen: [
      'elle me tend son pied pour que je le serre dans ma main',
      'il retire sa jambe aussitôt qu’on lui touche les orteils',
      'un poupon presse ses talons dans ma paume et se détend d’un coup',
      'elle n’aime pas se faire prendre par surprise et se raidit au toucher',
      'il se calme quand je lui frotte les pieds avec de la crème',
      'un bébé pousse la main des grands qui veulent tout le temps le minoucher',
      'au change, elle a poussé sur ma main avec son pied et souriait',
      'depuis quelques jours, un petit est tendu comme une corde et cherche les caresses',
    ],
    scenes: ['corps', 'repos', 'corps-non'],
    picture:
      'Assise sur le tapis, l’éducatrice offre sa paume ouverte; un bébé couché y pose le talon, un autre touche le gros orteil de l’adulte.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ton pied dit oui, ton pied dit non',
      observationDepart:
        'Vous remettiez un bas. Le petit pied a poussé dans votre paume et y est resté, le visage tranquille. Hier, un autre pied s’était retiré deux fois.',
      intentionEducative:
        'Soutenir chez le bébé la certitude que son corps est à lui : il s’approche, il s’en va, et la grande main lui obéit.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer ou retirer la main, le pied, et voir l’adulte en tenir compte.',
        'Sentir la différence entre une main qui serre, un pouce qui presse et une serviette qui frotte.',
        '{20min|Toucher à son tour et découvrir ce qui est doux pour l’autre.}',
      ],
      materiel: [
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse, bien à plat'),
        item('Coussin ferme', 'un, dans votre dos', 'Mur nu'),
        item(
          'Petites serviettes de ratine, sèches',
          'une par bébé{20min| et une pour vous}',
          'Débarbouillettes épaisses',
        ),
        item(
          'Balles de tissu bien cousues, plus grosses qu’un poing d’adulte',
          'trois',
          'Débarbouillettes roulées dans un bas cousu',
        ),
      ],
      preparation: [
        'Parlez-en d’avance aux parents : les mains et les pieds seulement, en bas ou nu-pieds, ni huile ni crème. Un parent ne le veut pas? Son bébé joue à côté, et vos genoux lui restent ouverts.',
        'Prenez un creux de la journée : biberons digérés, personne qui cogne des clous. Un bébé veut des bras? Il s’installe contre vous, et vous jouez d’une main.',
        'Coupez vos ongles s’ils accrochent, ôtez bagues et montre, lavez vos mains. {20min|Lavez aussi vos pieds : ils sont du jeu. Verrue, plaie ou champignon? Gardez des bas propres.}',
        'Assoyez-vous au sol, le coussin dans le dos, en pleine vue de la porte. Vos jambes ouvertes font un coin pour un bébé; balles et serviettes sont autour, pour les autres.',
        'Un pied se découvre? Regardez entre les orteils : un cheveu ou un fil qui serre s’ôte tout de suite; s’il résiste, ou si l’orteil est enflé, appelez le parent : il faut un médecin sans attendre. Une plaie, une rougeur, de la fièvre : ce bébé-là se repose du jeu.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Frottez vos paumes l’une contre l’autre, devant eux, jusqu’à ce qu’elles soient chaudes. Ouvrez-en une près d’un pied, à une largeur de main, et dites tout bas le couplet du pied : « Je demande à ton petit pied : veux-tu ma main pour oreiller? S’il vient dedans, je vais serrer; s’il s’en retourne, c’est assez. » La paume ne bouge plus.',
        ),
        play(
          { 10: 6, 20: 7 },
          'Un talon descend dans la paume : refermez les doigts autour du pied entier, la main pleine, comme sur un petit pain chaud. Trois respirations, et rouvrez. Le pied reste? De votre pouce, pressez la plante, du talon vers les orteils. Il se sauve? La paume reste ouverte un moment, puis va voir ailleurs. Pour une main : « Je demande à ta main, tout bas : veux-tu dormir entre mes doigts? Si tu t’ouvres, je reste là; si tu t’en vas, je n’y vais pas. » Un bébé dépose la sienne en passant; un autre suce ses propres orteils; un troisième frotte une serviette sur son genou; un quatrième serre une balle de tissu. Tous vont et viennent.',
        ),
        play(
          { 20: 6 },
          'Tendez votre pied : à leur tour. Un doigt enfonce votre orteil, une paume claque, une poigne tire. Dites vrai : « Ça, c’est doux. » « Là, ça pince : mon pied dit non », et ramenez-le sous vous. Une main part vers le pied d’un autre bébé? Couchez la vôtre entre les deux, paume en l’air : « Regarde son pied. Il reste. » Ou : « Il s’en va. » Frottez votre pied avec une serviette; au tapis, d’autres serviettes frottent, couvrent, découvrent. Un rire réclame la chatouille? Un doigt sous le pied, une fois, puis vos mains derrière le dos : le pied revient, ou non.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Redites le couplet du pied à chacun, en commençant par le plus tranquille. Les pieds viennent? Serrez les deux ensemble, le temps d’un long souffle : « Fini. Tes pieds sont à toi. » Montrez le bas ouvert et laissez les orteils s’y présenter. À celui qui a toujours dit non, faites un salut de vos dix doigts, de votre place.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lisez le oui : la jambe pousse, le souffle ralentit, le visage s’ouvre. Lisez le non : le genou se replie, le dos s’arque, la tête tourne. Les orteils ne disent rien : touchés, ils s’écartent ou se ferment par réflexe.',
          'Répondez au non tout haut et tout de suite : « Tu retires ta main. J’arrête. »',
          'Touchez de la paume entière ou du pouce à plat; {10min|le bout des doigts chatouille}{20min|le bout des doigts ne sert qu’à la chatouille demandée}.',
          'Gardez une main dans le jeu, l’autre libre pour celui qui grimpe ou qui bascule.',
        ],
        questionsOuvertes: ['Que dit ton pied?', 'Où veux-tu ma main?', 'Qui a les orteils chauds?'],
      },
      vocabulaire: [
        'la main',
        'le pied',
        'les orteils',
        '{10min|fini}{20min|doux}',
        'serrer',
        'encore',
        'non',
        'à toi',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, couché sur vos cuisses, face à vous, répond lentement : laissez la paume sous son talon le temps de cinq respirations. Celui qui se déplace tend la main et file : gardez la vôtre au ras du tapis et ne le suivez pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un pied se crispe au moindre contact? Posez la plante du vôtre, dans son bas, à un doigt de la sienne : l’enfant appuie s’il veut, et dose. Un enfant voit peu? Frottez vos paumes près de son oreille avant chaque demande.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au retour de la neige, réchauffez la serviette contre votre ventre, puis demandez au pied s’il la veut.} {hiver|L’été, après la cour, la demande se fait pieds nus, avec la serviette mouillée d’eau fraîche et bien tordue.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Votre peau pincée{20min|, votre orteil tiré}.',
          'Coup de talon au menton.',
          'Pleurer parce que la main est chez un autre.',
        ],
        dangersAEliminer: [
          'Main qui insiste quand le pied s’est retiré : pour ce bébé, le jeu est fini jusqu’à ce qu’il revienne.',
          'Ventre, dos, cuisses, visage : ils ne sont pas de ce jeu, et personne ne masse à l’abri des regards.',
          '{20min|Chatouille qui dure : un bébé rit malgré lui, même quand il n’en veut plus.}',
          'Serviette sur un visage couché; bébé qui s’endort contre vous : il va dans son lit, sur le dos.',
        ],
        supervision: 'palier1',
        allergies: [
          'Ni huile ni crème : amande, sésame, parfums y sont fréquents. La crème prescrite reste un soin, celle de chaque enfant, avec l’autorisation écrite du parent.',
        ],
      },
      observation: [
        'Concept de soi : quelle partie de lui offre-t-il en premier, et laquelle garde-t-il pour lui?',
        'Langage prélinguistique : notez le plus petit signe par lequel il a dit non.',
        'Schéma corporel : trouve-t-il son pied des yeux, de la main ou de la bouche quand vous l’avez relâché?',
      ],
      prolongements: [
        'Gardez le couplet du pied pour les bas et les bottes : la demande vaut aussi les jours où vous êtes pressée.',
        'Mimez pour le parent le non de son enfant, le genou replié, la tête tournée : il pourra le lire à l’heure du bain.',
      ],
      reflexionRetroaction: [
        'Quel non ai-je vu trop tard, et qu’avait fait le corps juste avant?',
        'À qui n’ai-je rien demandé, parce qu’il jouait bien tout seul?',
      ],
    },
  },
  {
    key: 'le-traineau-fait-le-tour',
    summary:
      'Casqués, calés dans un traîneau à dossier, les bébés glissent au pas autour de la poussette, s’arrêtent devant un tas de neige, le tapent, repartent.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes'],
    materials: ['neige'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, il faut deux adultes : l’une pousse la poussette, l’autre tire le traîneau vide; le rond se tape loin des glissades.',
    },
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'traîneau',
      'trainau',
      'luge',
      'luge de bébé',
      'tirer en traîneau',
      'tirer dans la neige',
      'se faire tirer',
      'promenade d’hiver',
      'toucher la neige',
      'habit de neige',
      'bébés dehors l’hiver',
      'sortir l’hiver',
      'jouer dans la neige',
    ],
    seen: [
      'il s’agite dans la poussette en voyant les grands se faire tirer sur la neige',
      'elle donne des coups de mitaine dans le banc de neige pour que ça s’émiette',
      'assis dans sa luge, il bat du pied pour que je me remette à tirer',
      'mes bébés ne marchent pas encore et s’ennuient assis dans la neige avec leur habit',
      'elle attend son tour dans la poussette et crie en voyant partir son ami',
      'il fige, les bras raides, la première fois que ça glisse sous lui',
      'un parent est arrivé avec sa petite en toboggan et tous voulaient embarquer',
      'dans la cour l’hiver, les poupons sont bien contents tant qu’on les promène',
    ],
    scenes: ['neige-glace', 'glisser-corps'],
    picture:
      'Dans la neige, l’éducatrice tire au pas un bébé casqué, attaché dans un traîneau à dossier; de la poussette arrêtée, deux autres lèvent les mitaines.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le traîneau fait le tour',
      observationDepart:
        'De la poussette, les bébés ont suivi des yeux un traîneau qu’un parent tirait {cour|le long de la clôture}{parc|sur le sentier}. Il avait disparu, et un pied battait encore.',
      intentionEducative:
        'Permettre au bébé de sentir la glisse et la neige, bien calé, avec une adulte qui lit son visage à chaque arrêt.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Garder l’équilibre, assis, quand le traîneau part, tourne et s’arrête.',
        'Toucher la neige de la mitaine et la voir coller, tomber, s’écraser.',
        'Faire comprendre d’un pied, d’un son ou d’un regard : rester ou repartir.',
      ],
      materiel: [
        item(
          'Traîneau bas à dossier haut, à une ou deux places, avec attaches et corde de tirage',
          'un',
          'Luge-poussette avec harnais',
        ),
        item(
          'Poussette à plusieurs places, avec attaches et freins',
          'une, au milieu du rond',
          'Traîneaux à dossier et à attaches, à l’arrêt sur le plat, pour qui s’assoit sans appui',
        ),
        item('Casques de sports de neige', 'un par passager, à sa taille', null),
        item('Couvertures chaudes', 'une par place et trois de plus', 'Chancelières à fermeture'),
        item('Mitaines sèches, sans fil', 'une paire de plus par bébé', 'Gros bas de laine, le temps de rentrer'),
        item('Pelle', 'une, pour vous', 'Vos bottes et vos bras'),
        item('{parc|Trousse de sortie : téléphone, premiers soins, médication}', 'une', null),
        optional('Grosse boîte de carton basse, pour un jour trop froid', 'une', 'Bac à linge bas'),
      ],
      preparation: [
        'Lisez la température et le refroidissement éolien : au seuil de votre milieu pour les poupons, le traîneau reste rangé. Assis, un bébé refroidit vite : par temps froid, ou si le vent pique, dix minutes, pas plus{parc|, et dans la cour}. Les premières sorties sont courtes aussi.',
        'À la pelle et du pied, tapez dans la neige molle un chemin plat, large comme deux traîneaux, qui fait le tour de la poussette freinée, à un pas d’elle. {cour|Restez loin du bas du toit, de la clôture et de la neige soufflée.} {parc|Restez loin des glissades, de la rue et des chiens.} Sondez du talon : ni glace ni jouet gelé. Au bord, montez deux tas de neige propre, hauts comme le bord du traîneau : la mitaine y arrive sans que le corps se penche.',
        'Montent ceux qui ont un an passé, s’assoient bien sans appui, même en habit de neige, et ont un casque à leur taille; plus jeune, le cou porte mal ce poids. {1adulte !parc|Seule avec cinq bébés au plus, prenez un passager à la fois; les autres restent attachés dans la poussette, jamais à plus de deux pas de vous.} {2adultes|À deux, l’une tire, l’autre reste à la poussette avec ceux qui regardent.}',
        'Au vestiaire, tuque mince, tour de cou cousu, capuchon hors des yeux. Essayez les casques par-dessus la tuque : deux doigts au-dessus des sourcils, un doigt sous l’attache. Le casque se met au moment de monter; au retour dans la poussette, on l’ôte et le capuchon remonte.',
        'Dans le traîneau, serrez les attaches par-dessus l’habit, un doigt dessous, et bordez la couverture jusqu’aux hanches : rien ne traîne. Le dossier pousse le casque vers l’avant? Une couverture pliée derrière le dos lui fait sa place.',
        '{parc 1adulte|Une poussette et un traîneau ne se mènent pas d’une seule paire de mains dans la rue : sans collègue, tapez le rond dans la cour.} {parc 2adultes|Dites à la direction où vous allez et l’heure du retour. En chemin, l’une pousse la poussette, l’autre tire le traîneau vide.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Les bébés sont attachés dans la poussette, freins mis. Tirez le traîneau vide devant eux, au pas : « chhh ». Arrêtez-le. Plongez votre mitaine dans un tas, montrez-la toute blanche, secouez-la. Tapotez ensuite le siège : parmi ceux qui montent, qui se penche vers vous? Voilà le premier passager.',
        ),
        play(
          { 10: 6, 20: 9 },
          'Casqué, attaché, bordé, on part tout doux. Marchez de côté, la corde courte, les yeux sur le visage : « Glisse, glisse, tout doucement, la neige dit chhh en passant; un tour pour toi, un tour pour moi, et l’on s’arrête… la voilà! » Le tas est là. Un bébé tape, gratte, serre : tout s’émiette. Un autre regarde, bras raides : la neige l’attendra. Un pied bat, une voix crie? On repart. Une bouche se plisse, des yeux se détournent? On retourne à la poussette. Ceux qui regardent voient venir, passer, partir : saluez-les à chaque tour. Un tour ou deux, et le siège change de passager. {10min|Un ou deux passagers, les autres demain.} {20min|Deux ou trois passagers, les autres demain.}',
        ),
        play(
          { 20: 4 },
          'Tous rattachés dans la poussette, le traîneau devient livreur. Chargez-le de neige propre, à la pelle, et tirez-le jusqu’à eux. Tenez une motte à deux mains devant chaque paire de mitaines : on la tape, on la pince, elle casse et tombe par terre. « Encore? » Un bébé la veut près, un autre de loin. Celui qui marche peut descendre, un à la fois : debout contre vous, les deux mitaines sur le dossier, il pousse le traîneau vide d’une longueur.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Tout le monde dans la poussette. Le traîneau fait un tour, vide, et se range derrière eux : « Bye-bye, chhh. » Brossez la neige des habits, touchez joues et nuques, changez la mitaine mouillée. Comptez les bébés à voix haute, ôtez les freins et roulez. Sitôt la porte du local passée, les habits s’ouvrent : qui a glissé a les joues fraîches et le cou chaud.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À chaque arrêt, accroupissez-vous face au traîneau : le visage répond avant les pieds.',
          'Dites ce que la neige fait : « Elle colle. » « Elle tombe. »',
          'À chaque changement de passager, glissez deux doigts dans les nuques, celles de la poussette aussi : tièdes, on continue; une fraîche, on rentre.',
          'Brossez la mitaine avant qu’elle remonte à la bouche, si la neige n’est plus toute blanche.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’elle fait, la neige, dans ta mitaine?',
          'Où il s’en va, le traîneau?',
          'Qui s’en vient, là-bas?',
        ],
      },
      vocabulaire: ['le traîneau', 'glisser', 'la neige', 'la mitaine', 'froid', 'arrêter', 'encore', 'blanc'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune reste dans la poussette, dossier relevé s’il tient sa tête : le traîneau s’arrête devant lui, et la neige lui vient dans votre mitaine. Aucun n’a un an? Le traîneau tourne vide, puis livre sa neige à tous. Celui qui marche se lasse d’être assis : un demi-tour, puis une poussée du traîneau vide avec vous.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un départ fait sursauter? Dites « un, deux, chhh », avancez d’une longueur, arrêtez, montrez votre visage. Un dos se fatigue vite? Roulez une couverture bien serrée de chaque côté des hanches, hors des attaches, et tenez-vous-en à un demi-tour.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour trop froid, un bébé qui s’assoit bien s’installe dans la boîte basse; poussez-la lentement jusqu’à la fenêtre, « chhh », et regardez la neige ensemble.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, un chariot à sièges, avec attaches, fait le même rond; l’arrêt donne sur un tas de feuilles à taper.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Neige au visage, surprise, une larme.',
          'Pencher dans le tournant, retenu par l’attache.',
          'Goûter un peu de neige propre.',
        ],
        dangersAEliminer: [
          'Froid : le seuil de votre milieu, au plus bas -27 °C; pour ces bébés assis, dix minutes par temps froid, et le local par grand froid. Touchez joues, nuques et doigts à chaque changement de passager; une main froide, et tout le monde rentre.',
          'Tête : casque de sports de neige attaché pour se faire tirer, même au pas; pas de casque à sa taille, pas de tour. On avance au pas, sur le plat, sans coup sec; jamais de pente ni de course.',
          'Corde : dans votre main en marche, sous votre botte à l’arrêt, au fond du traîneau quand un petit le pousse; hors de portée des mitaines et des cous.',
          'Frein levé, attache ouverte, bébé posé seul dans la neige : rattachez l’un avant de détacher l’autre.',
          'Bébé qui s’endort, couverture ou capuchon sur le nez : dégagez le visage et rentrez le coucher dans son lit.',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau que le froid irrite : sa crème, avec l’autorisation écrite du parent, avant l’habit. L’auto-injecteur reste au chaud, sous votre manteau.',
        ],
      },
      observation: [
        'Développement sensoriel : sa mitaine plonge, effleure ou recule; qu’en dit son visage?',
        'Langage prélinguistique : par quel signe a-t-il demandé de repartir, et par quel autre de rester?',
        'Motricité globale : voyez comment son dos se redresse quand le traîneau tourne.',
      ],
      prolongements: [
        'Faites « chhh » au lavabo, au tapis, à la table à langer : guettez qui se tourne vers la fenêtre.',
        'Dites au parent à quel signe son enfant demande un autre tour; en traîneau ou en poussette, le chemin du retour peut s’arrêter sous une branche blanche, loin de la rue.',
      ],
      reflexionRetroaction: [
        'Combien de minutes à attacher, combien à glisser?',
        'Qui a tout regardé de la poussette, et que voulait ce regard?',
      ],
    },
  },
]
