import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_AUTUMN_AND_SNOW_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-chantier-de-neige',
    summary:
      'Pelletée, chaudière, voyage, bascule : la neige change de place toute la matinée, et une butte pousse au milieu.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'quartier-et-metiers'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Le chantier s’installe dans un coin plat du parc; les limites sont quatre chaudières renversées.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'neige',
      'pelleter',
      'pelle',
      'déneigeuse',
      'charrue',
      'camion',
      'chaudière',
      'traîneau',
      'butte',
      'tempête',
      'construction',
      'banc de neige',
      'chantier de construction',
      'hiver',
      'transporter',
      'jeux de neige',
    ],
    seen: [
      'il bourre sa chaudière de neige et va la vider à l’autre bout de la cour',
      'elle gratte avec sa pelle et lance par-dessus son épaule',
      'ils font bip bip en reculant avec leur camion sur la butte',
      'deux petits s’obstinent pour creuser exactement dans le même trou',
      'elle bloque le passage avec un rang de neige et veut qu’on le défasse',
      'il est tout fier d’avoir monté une butte plus haute que son nez',
      'à la fenêtre ce matin, ils voulaient plus manger, la souffleuse passait',
      'après la bordée de la nuit, les pelles grattaient avant même que j’aie compté le monde',
    ],
    scenes: ['neige-glace', 'creuser', 'transporter', 'remplir-vider'],
    picture:
      'Au chantier de neige, une enfant pelte, un autre pousse un traîneau plein, un troisième vide sa chaudière sur la butte où une amie est assise.',
    sheet: {
      titre: 'Le chantier de neige',
      observationDepart:
        'La déneigeuse passe et tout le groupe fige{cour|, le nez dans la clôture}. Trente secondes plus tard, les pelles grattent.',
      intentionEducative: 'Soutenir l’effort de tout le corps dans un vrai travail, à la taille de jambes de deux ans.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Pelleter, pousser et vider une charge de son choix.',
        'Sentir qu’il a chaud, froid ou besoin d’une pause.',
        'Ajouter sa neige à une butte commune.',
      ],
      materiel: [
        item(
          'Neige molle',
          'assez pour qu’une botte y cale jusqu’à la cheville',
          'Neige d’alentour, rassemblée dans un coin',
        ),
        item('Petites pelles solides', 'une par enfant, une pour vous', 'Contenants rigides à bord rond'),
        item('Chaudières', 'une par enfant{parc|, quatre de plus pour les limites}', 'Gros pots de plastique'),
        item('Mitaines sèches de rechange', 'trois paires', 'Gros bas de laine, le temps de rentrer'),
        optional('Traîneau sans corde, à pousser avec sa charge', 'un pour quatre enfants', 'Couvercle de grand bac'),
        optional(
          '{!45min si-eau-colorée|Eau colorée, au colorant alimentaire}',
          '{!45min si-eau-colorée|une bouteille fermée, que vous versez}',
          null,
        ),
        optional('{!45min si-cônes|Cône}', '{!45min si-cônes|un}', null),
        optional('{si-gros-camions|Gros camion à benne, de plastique}', '{si-gros-camions|un}', null),
        optional('{si-moules|Moules à sable}', '{si-moules|un par enfant}', null),
        optional(
          '{si-figurines-d’animaux|Figurine d’animal, plus grosse que votre poing}',
          '{si-figurines-d’animaux|une}',
          null,
        ),
        optional('{si-vaporisateurs|Vaporisateur d’eau colorée}', '{si-vaporisateurs|un, tenu avec vous}', null),
      ],
      preparation: [
        'Consultez la température et le refroidissement éolien, et comparez-les au seuil de votre milieu.',
        'Sondez la neige du manche de votre pelle : glace vive, roche, clôture couchée.',
        'Tracez le chantier avec vos pas, loin de la rue et du tas de la déneigeuse.',
        'Glissez les mitaines de rechange dans votre manteau. {parc|Jusqu’au parc, chacun porte sa pelle dans sa chaudière; quatre enfants en ont deux, emboîtées.}',
        '{avec-roulant|Garez @materiel au bord du chantier, pour les gros transports.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 4 },
          'Pelletez de quoi remplir une chaudière, couchez votre pelle, soufflez fort. « Ouf! Où est-ce que je vide ça? » Attendez une mitaine qui pointe. {!45min si-cônes|Là où elle pointe, plantez un cône : on videra autour, jusqu’à l’enterrer.} {si-gros-camions|Un camion recule jusqu’à vous, « bip, bip » : on charge sa benne, il part vider.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'Une pelle par enfant et chacun son trou. La neige part à gauche, revient à droite, se verse sur une botte. Peu à peu, les chaudières se vident au même endroit et une butte pousse. {!45min si-eau-colorée|Versez une gorgée d’eau colorée sur la neige vidée : l’enfant brasse à la pelle.} Quelqu’un s’assoit dans son trou : il surveille l’ouvrage. Le traîneau, si vous en avez un, se charge à la pelle et se pousse jusqu’à la butte. {30min 45min|Deux enfants creusent le même trou : placez-les dos à dos, chacun son côté. Puis avancez à genoux, « bip, bip, bip », et poussez de l’avant-bras un rang de neige en travers du chantier : la route est bloquée, il faut la rouvrir. On passe à la suite quand la butte leur arrive aux genoux.}',
        ),
        play(
          { 45: 13 },
          'La butte est assez haute : des genoux la montent, des fesses la redescendent. Reculez d’un pas, bras prêts, sans tirer personne vers le haut. Puis annoncez : « Bip, bip, on recule! » On redescend à reculons, sur le ventre. La butte s’use? Entre deux montées, on verse une chaudière de neige au pied, du côté où l’on monte. Les pelles restent en bas, couchées à plat, loin de la descente.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Imitez la sirène de la fin du chantier, de plus en plus bas. « Dernier voyage! » {si-moules|Il se démoule au pied de la butte : un pâté par enfant, et voilà une clôture.} {si-figurines-d’animaux|Une figurine au sommet attend qu’on tape la neige autour de ses pattes.} {si-vaporisateurs|Un coup de vaporisateur d’eau colorée montre où chacun a vidé le sien.} Tapez la butte ensemble, du plat de la pelle, puis comptez les outils et les tuques avant de rentrer.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pelletez lentement à côté d’eux, un genou au sol : le rythme s’imite.',
          'Soulignez l’effort au moment où il se fait : « Tu pousses fort. Ça avance. »',
          'Glissez souvent un doigt dans une mitaine et sous une tuque : « Chaud? Froid? Une pause? »',
        ],
        questionsOuvertes: ['Où tu vides ça?', 'Comment la faire plus haute?', 'Qu’est-ce que tu transportes?'],
      },
      vocabulaire: ['pelleter', 'lourd', 'la butte', 'pousser', 'vider', 'le traîneau', 'essoufflé', 'la déneigeuse'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Au plus jeune, une petite chaudière et vos mains; au plus fort, une charge à porter de l’autre côté du chantier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant assis dans le traîneau, dos appuyé à de la neige tapée, montre de la pelle où vider : les autres suivent sa mitaine.',
        },
        {
          pour: 'interieur',
          texte: 'Un grand bac de neige sur une toile, des cuillères et des bols : dix minutes, mitaines aux mains.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, le même chantier s’ouvre dans le carré de sable; l’automne, dans les feuilles.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute molle dans la neige.',
          'Pelletée reçue sur le manteau.',
          'Joues rouges et souffle court.',
        ],
        dangersAEliminer: [
          'Froid : à -27 °C ou moins, température ou refroidissement éolien, le groupe reste au local; le seuil de votre milieu a priorité.',
          'Trou plus profond que les genoux ou galerie creusée sous la butte : ouvrez-les du talon.',
          'Cordon de capuchon ou foulard : cache-cou seulement.',
          'Pelle levée près d’un visage : la charge se verse au sol ou dans la chaudière, jamais par-dessus une épaule.',
          'Pelle laissée debout{45min| ou tenue en grimpant} : elle se couche à plat, à l’écart de la butte.',
          '{!45min si-eau-colorée|Eau sur une mitaine : changez-la aussitôt. Neige mouillée qui gèle : brisez-la du talon avant le prochain jeu.}',
          '{si-gros-camions|Camion de métal : la peau y colle au froid, il reste au local. Camion près de la butte : il roule sur le plat, poussé à deux mains.}',
          '{si-vaporisateurs|Jet vers un visage : il vise la neige. Mitaine mouillée : changez-la aussitôt; neige qui gèle : brisez-la du talon.}',
        ],
        supervision: 'palier2',
        allergies: ['Urticaire au froid : suivez la consigne remise par le parent.'],
      },
      observation: [
        'Motricité globale : comment change-t-il de posture quand la charge est lourde?',
        'Concept de soi : que dit-il ou montre-t-il quand il réussit seul?',
        'Santé et sécurité : comment fait-il savoir qu’il a froid ou qu’il est fatigué?',
      ],
      prolongements: [
        '{cour|Gardez la butte toute la semaine : demain elle sera lit, volcan ou garage.} {parc|Revenez à la butte : une autre fois, elle sera lit, volcan ou garage.}',
        'Qui pellette à la maison, et avec quelle pelle? Le parent fait le geste, l’enfant le reprend.',
      ],
      reflexionRetroaction: [
        'Quelle part du travail ai-je faite à leur place?',
        'Les mitaines ont-elles tenu jusqu’à la fin?',
      ],
    },
  },
  {
    key: 'la-premiere-neige-vite',
    summary:
      'Il neige! Vite dehors, les bras ouverts : chacun attrape des flocons sur sa manche et les regarde s’éteindre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes', 'vent-et-ciel'],
    materials: ['neige', 'tissus'],
    place: 'YARD',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 20,
    adults: 1,
    occasion: 'premiere-neige',
    calls: [
      'première neige',
      'flocon',
      'neige',
      'il neige',
      'novembre',
      'blanc',
      'fondre',
      'attraper',
      'manteau',
      'fenêtre',
      'ciel',
      'hiver',
    ],
    seen: [
      'il tire la langue vers le ciel pour goûter ce qui tombe',
      'elle regarde le petit point blanc fondre sur sa manche et le cherche',
      'ils ouvrent les mitaines, pensent en avoir pogné un et il y a rien',
      'ils ont tous couru à la vitre et personne veut finir sa collation',
      'elle s’inquiète que son flocon soit parti, elle voulait le montrer à papa',
      'ils sont tellement excités que j’arrive pas à les habiller',
      'ce matin à l’arrivée, ils criaient que c’était blanc partout et voulaient sortir tout de suite',
      'dans la cour en novembre, ils tournaient en rond le nez en l’air, les bras ouverts',
    ],
    scenes: ['neige-glace'],
    picture:
      'Sous les flocons, un enfant ouvre les bras, une autre en attrape sur un tissu foncé; l’éducatrice tient la porte grande ouverte.',
    sheet: {
      titre: 'La première neige, vite!',
      observationDepart:
        'Un cri à la fenêtre : « Regarde! Ça tombe! » Trois fronts se collent à la vitre, et la collation attend.',
      intentionEducative:
        'Éveiller les premiers mots de l’hiver au moment même où il arrive, sur la peau et sur la manche.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou montrer sa surprise.',
        'Sentir la neige sur ses joues et sur son nez.',
        'Remarquer qu’un flocon disparaît.',
      ],
      materiel: [
        item('Carrés de tissu foncé', 'un par enfant, grand comme une débarbouillette', 'Manches et mitaines foncées'),
        optional('Serviette sèche', 'une, pour les mains', 'Mouchoirs de papier'),
        optional('Sable, pour les marches et la galerie', 'une chaudière', null),
      ],
      preparation: [
        'Laissez tomber l’horaire : la collation peut attendre.',
        'Manteau, bottes, tuque, mitaines{10min 20min| : l’essentiel suffit pour une sortie courte}{30min| et pantalon de neige}.',
        'Du seuil, sans quitter le groupe des yeux, déposez tout de suite les carrés dehors, à l’abri de la neige : un tissu froid garde le flocon plus longtemps.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Calez la porte grande ouverte et restez sur le seuil, le visage levé. Un flocon sur le nez, un petit « oh! ». Chacun passe à sa vitesse devant vous, et vous sortez avec le dernier.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Les bras s’ouvrent, les mitaines se ferment sur rien. Donnez à chacun son carré froid, à tenir à plat, et tendez votre manche : « Attrape le flocon ici! » Des flocons se posent sur le tissu, sur une tuque, dans des cils. Un flocon fond. « Parti? » Un autre arrive. Quelques-uns courent en rond sous le ciel, sans rien attraper. {20min 30min|Quand les bras retombent, dites : « On ne bouge plus! » On écoute la neige tomber, puis chacun montre où elle s’est posée : le nez, l’épaule, la botte.}',
        ),
        play(
          { 30: 7 },
          'La galerie et la rampe se couvrent un peu. Un doigt y trace une ligne, une mitaine y laisse sa forme. Les premières traces de bottes se suivent et se croisent.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Chacun rapporte son carré, couvert de flocons, jusqu’au tapis d’entrée. On se penche, on y pose un doigt : il devient mouillé. « Bonjour, l’hiver! » dit qui veut. Puis les mains s’essuient.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous d’abord : laissez le premier mot aux enfants.',
          'Présentez votre manche foncée à la hauteur de leurs yeux, sans souffler dessus.',
          'Prenez contre vous celui que les flocons dans le visage inquiètent.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui tombe?',
          'Qu’est-ce qui est arrivé à ton flocon?',
          'Que fait la neige sur ta joue?',
        ],
      },
      vocabulaire: ['la neige', 'le flocon', 'tomber', 'blanc', 'froid', 'fondre', 'attraper', 'doux'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Les uns attrapent, les autres reçoivent : tenez la manche immobile pour celui dont les gestes sont brusques.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui voit peu, posez un flocon au creux du poignet et dites « là! » à l’instant où il touche la peau.',
        },
        {
          pour: 'interieur',
          texte:
            'Rentrez une assiette de neige fraîche sur un tissu foncé : les doigts la touchent et la regardent devenir eau.',
        },
        { pour: 'autre_saison', texte: 'Au printemps, les mêmes bras ouverts accueillent la première pluie tiède.' },
      ],
      securite: {
        risquesAcceptes: ['Nez froid et manches mouillées.', 'Glissade sur la galerie blanche.'],
        dangersAEliminer: [
          'Marches et galerie devenues glissantes : du sable avant la sortie, une main sur la rampe.',
          'Habillement trop léger : rentrez dès qu’un cou ou une main se refroidit.',
          'Neige ramassée au sol et portée à la bouche : tendez la manche à la place.',
        ],
        supervision: 'palier2',
        allergies: ['Asthme ou urticaire au froid : relisez le plan de l’enfant avant d’ouvrir la porte.'],
      },
      observation: [
        'Langage oral : quels mots ou quels gestes lui viennent en premier?',
        'Éveil aux sciences : le flocon a fondu : en attrape-t-il un autre, regarde-t-il la goutte?',
        'Développement sensoriel : cherche-t-il la neige sur sa peau, ou la fuit-il?',
      ],
      prolongements: [
        'Inscrivez la date sur le mur avec les mots entendus, tels quels.',
        'Au départ, dites aux parents le premier mot de neige de leur enfant.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce que l’horaire nous aurait fait manquer?',
        'Quel mot entendu mérite de revenir demain?',
      ],
    },
  },
  {
    key: 'les-citrouilles-demenagent',
    summary:
      'Rouler, pousser, serrer dans ses bras : des citrouilles de toutes les tailles déménagent, et chacune cherche sa place.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'jardin-et-recolte'],
    materials: ['cartons-et-boites', 'feuilles', 'tissus'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, les citrouilles roulent d’un tapis à l’autre, sur le plancher dégagé.',
      PARK: 'Au parc, une butte douce fait rouler les citrouilles autrement.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'halloween',
    calls: [
      'citrouille',
      'halloween',
      'courge',
      'rouler',
      'pousser',
      'lourd',
      'transporter',
      'orange',
      'automne',
      'octobre',
      'déménager',
      's’entraider',
    ],
    seen: [
      'il étreint le gros ballon d’exercice et pousse, il devient rouge comme une tomate',
      'elle la fait débouler avec ses fesses jusqu’à la clôture',
      'ils la roulent et ça part toujours de travers, ça les fait rire',
      'c’est trop pesant pour un seul, il va chercher de l’aide',
      'elle veut absolument transporter la plus grosse sans que personne touche',
      'il caresse les bosses et dit que c’est frette et doux',
      'depuis le champ de l’autocueillette, ils charrient leurs citrouilles d’un bord à l’autre de la cour',
      'devant la porte du CPE, ils ont pogné les courges décoratives et les bercent comme des bébés',
    ],
    scenes: ['rouler', 'transporter', 'pousser'],
    picture:
      'Un enfant pousse de l’épaule une énorme citrouille; une autre en tient une sur ses genoux, dans son fauteuil roulant, et un ami serre la sienne.',
    sheet: {
      titre: 'Les citrouilles déménagent',
      observationDepart:
        'Une citrouille attend {!parc|à la porte}{parc|au pied d’un arbre}. Un enfant l’entoure de ses bras, tire, devient rouge : elle ne bouge pas. Il va chercher un ami.',
      intentionEducative: 'Offrir une fête d’automne qui se vit avec les bras, sans masque ni frayeur.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser, rouler ou porter selon le poids.',
        'Trouver une manière de déplacer ce qui est trop lourd.',
        'Comparer lisse, bosselé, gros, léger.',
      ],
      materiel: [
        item(
          'Citrouilles et courges entières',
          '{3-4a|une pour deux enfants}{2-3a !multiage|une par enfant}{multiage|, une par enfant de moins de trois ans}, de plusieurs tailles, une légère de plus pour vous, et une très grosse',
          'Choux ou melons d’eau',
        ),
        item('{dedans|Petits tapis qui ne glissent pas, les maisons}', 'deux', 'Carré de ruban-cache'),
        optional('Boîtes de carton ouvertes', 'quatre', 'Bacs à lessive'),
        optional('Vieille couverture, à tirer', 'une', 'Grand manteau étalé'),
        item('{45min|Grandes feuilles d’automne}', 'cinq par enfant, dans un panier', 'Carrés de tissu'),
        optional('{!45min si-feuilles|Feuilles d’automne}', '{!45min si-feuilles|une brassée par citrouille}', null),
        optional('{!45min si-foulards si-tissus|Tissus}', '{!45min si-foulards si-tissus|un par citrouille}', null),
        optional('{si-cônes|Cônes}', '{si-cônes|trois}', null),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un}', null),
        optional('{si-crayons|Crayon-feutre lavable}', '{si-crayons|un, pour vous}', null),
      ],
      preparation: [
        'Sciez les queues pointues et essuyez les coques boueuses.',
        'Gardez les plus lourdes au sol dès le départ; les plus petites dépassent un poing d’adulte.',
        'Ouvrez un trajet large {dehors|sur le gazon}{dedans|sur le plancher}, avec une maison à chaque bout : {dehors|un rond marqué du talon}{dedans|un tapis}, et deux boîtes si vous en avez. {si-cônes|Plantez trois cônes le long de la route : chaque citrouille les contourne à sa façon.} {si-tunnel|Le tunnel couché est un raccourci : une petite y roule, un enfant derrière, un seul à la fois.}',
        '{avec-roulant|Laissez @materiel près des grosses : quelqu’un y pensera.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{avec-outil|Avec @materiel, si le bout est rond, tapez vous-même un petit coup sur la grosse, un sur une petite, les enfants à deux pas de vous : « boum », « toc ». Puis l’outil se range hors de portée, avant que les citrouilles roulent.} Assoyez-vous par terre, les jambes ouvertes, et poussez une citrouille vers un enfant. Elle tourne de travers et s’arrête. « Ah! Elle a son idée. »',
        ),
        play(
          { 20: 13, 30: 20, 45: 18 },
          'Les petites voyagent dans les bras, les grosses à coups de fesses, de pieds, d’épaule. {2-3a|La même route se refait, la même citrouille contre le ventre.} {3-4a|Deux déménageurs poussent la même, épaule contre épaule; un troisième ouvre la route.} {2-3a !multiage !20min|Une citrouille quitte le chemin? On la ramène à quatre pattes, poussée du front. Quand la route se vide, assoyez-vous jambes ouvertes entre les maisons : « Chez moi, il n’y en a pas! » On vous en roule une, puis une autre, jusqu’à ce que vous soyez prise.} Une boîte, si vous en avez, se charge d’une petite et se pousse. {3-4a !20min|Tout est rendu d’un côté? « Elles s’ennuient, elles veulent revenir! » On repart en sens inverse sans les mains : du dos, du genou, du front.} La très grosse s’entête? « Comment l’emmène-t-on? » Attendez les idées : à six mains, à reculons, toutes les fesses ensemble. Si vous avez une couverture, tendez-en un bout : on y roule la grosse, et tout le monde tire.',
        ),
        play(
          { 45: 15 },
          'Les citrouilles ont froid, dit quelqu’un, ou il leur faut un chapeau. Sortez le panier de feuilles. Chaque coque s’habille, se couche, se réveille, repart en voyage. {2-3a !multiage|La feuille glisse, on la remet, elle glisse encore : on en met trois.} {2-3a|Penchez-vous sur une citrouille couchée : « Chut… » puis « Cocorico! », et toutes se lèvent. Au prochain dodo, un enfant fait le coq.} {3-4a !multiage|Le chapeau tombe dès qu’elle roule : on cherche une feuille plus large, on en met deux, on échange avec le voisin. Quand toutes sont coiffées, ouvrez le défilé : deux enfants poussent chaque petite citrouille sans la rouler, à petits coups. Jusqu’où va-t-elle avant de perdre son chapeau?}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{3-4a|À deux, les enfants}{2-3a !multiage|Les enfants} roulent leur citrouille dans une maison, pour la nuit, et la caressent du plat de la main. « Lisse… bosses… froid. » Cognez la coque du doigt, collez-y l’oreille : « Elle dort. » {si-crayons|Au crayon, tracez-lui deux yeux fermés là où un doigt les veut.} {!45min si-feuilles|On la couvre d’une brassée de feuilles.} {!45min si-foulards si-tissus|On la borde d’un tissu, jusqu’au front.} Comptez du doigt celles qui dorment dans chaque maison, sans presser.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Poussez avec l’épaule, à genoux, pour que la manière se voie.',
          'Placez votre pied devant une citrouille qui prend de la vitesse.',
          '{2-3a|Offrez une taille que l’enfant peut bouger : la réussite donne envie de la suivante.}',
          '{3-4a|Laissez la grosse résister un moment avant de suggérer un deuxième pousseur.}',
        ],
        questionsOuvertes: ['Comment la faire bouger?', 'Où elle veut aller?', 'Qu’est-ce que tu sens sous ta main?'],
      },
      vocabulaire: ['la citrouille', 'rouler', 'pousser', 'lourd', 'léger', 'lisse', 'la bosse', 'déménager'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Gardez près de vous une courge légère. Deux enfants serrent la même? Roulez la vôtre vers le deuxième. Invitez à pousser la grosse seulement quand les petites voyagent bien.',
        },
        {
          pour: '3-4a',
          texte: 'Assoyez-vous en travers du trajet, jambes allongées. Par où passe la plus grosse?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Posez une courge légère sur les genoux d’un enfant en fauteuil : il la transporte d’une maison à l’autre, et un ami la reçoit.',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Au local, on roule d’un tapis à l’autre, à genoux : moins de vitesse, autant d’effort.} {dedans|Les chaises contre le mur, la route fait tout le tour du local.}',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, les melons d’eau déménagent de la porte à la cuisine; l’hiver, les grosses boules de neige.',
        },
      ],
      securite: {
        risquesAcceptes: ['Citrouille échappée qui se fend.', 'Fesses au sol en tirant.', 'Deux enfants pour la même.'],
        dangersAEliminer: [
          'Coque fendue : ramassez la chair et les graines avant que les mains y aillent.',
          'Lourde citrouille soulevée de terre : elle roule, elle ne se porte pas; souliers fermés aux pieds.',
          '{parc|Butte : on roule du côté du gazon, loin du trottoir, quand personne n’est en bas; la très grosse reste sur le plat.}',
          'Masque, bougie ou lumière à l’intérieur : rien de cela dans ce jeu.',
          '{!45min si-feuilles|Feuille, gland ou petit fruit à la bouche : on vous le donne, et vous l’ôtez du jeu.}',
          '{!45min si-foulards si-tissus|Tissu au cou : il borde une citrouille, et rien d’autre.}',
          '{si-tunnel|Deux enfants nez à nez dans le tunnel : un seul à la fois, tous par le même bout; la très grosse n’y entre pas.}',
        ],
        supervision: 'palier2',
        allergies: ['Personne ne goûte; la chair de courge irrite parfois les mains, lavez-les après.'],
      },
      observation: [
        'Motricité globale : quelle partie du corps choisit-il pour pousser?',
        'Raisonnement : quand la citrouille résiste, change-t-il de côté, de force ou d’idée?',
        'Compétences sociales : à qui fait-il signe quand c’est trop lourd, et comment?',
      ],
      prolongements: [
        'Adoptez une citrouille : elle voyage d’un coin du local à l’autre jusqu’en novembre.',
        'Suggérez aux familles de confier à l’enfant le choix et le transport de la leur.',
      ],
      reflexionRetroaction: ['Quelle solution m’a surprise?', 'La fête avait-elle besoin d’autre chose?'],
    },
  },
  {
    key: 'grande-feuille-petite-feuille',
    summary:
      'Une rouge, une trouée, une plus grande que la tête : chacun ramasse ses feuilles et leur invente une famille.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'couleurs-et-textures', 'nombres-et-formes'],
    materials: ['feuilles', 'bache', 'chaudieres-et-pelles'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, une chaudière de feuilles rapportées du quartier enrichit celles de vos arbres.',
      WOODS: 'Au boisé, étendez la toile dans une clairière : les feuilles y sont plus brunes et plus variées.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'feuille',
      'feuilles',
      'tas de feuilles',
      'automne',
      'ramasser',
      'trier',
      'collection',
      'couleurs',
      'grand et petit',
      'érable',
      'pareil',
      'arbre',
      'feuilles d’automne',
      'couleurs d’automne',
    ],
    seen: [
      'elle se cache la face derrière une feuille d’érable et sort le nez',
      'il ramasse juste les rouges, les autres il les jette',
      'ils pitchent des brassées dans les airs et courent en dessous',
      'elle met les petites ensemble et dit que c’est la maman et les bébés',
      'il tient sa feuille par la queue depuis ce matin, même pour dîner',
      'ils se demandent pourquoi il y en a des jaunes et des trouées',
      'au retour de la promenade, il y avait des feuilles dans toutes les poches et les capuchons',
      'au parc après le grand vent, ils faisaient craquer tout ce qu’ils pilaient',
    ],
    scenes: ['ramasser', 'trier', 'remplir-vider'],
    picture:
      'Un enfant se cache derrière une feuille plus grande que sa tête; un autre aligne des feuilles sur une toile, devant l’éducateur.',
    sheet: {
      titre: 'Grande feuille, petite feuille',
      observationDepart:
        'Les poches débordent de feuilles au retour de la marche. « Encore une rouge », disait l’un; « grosse, grosse », disait l’autre.',
      intentionEducative: 'Soutenir l’envie de comparer en laissant aux enfants leurs propres familles de feuilles.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une feuille et montrer ce qui plaît.',
        'Mettre ensemble celles qui vont ensemble, à sa façon.',
        'Entendre et essayer « grand », « petit », « pareil ».',
      ],
      materiel: [
        item('Feuilles tombées', 'de quoi emplir une chaudière par enfant', 'Carrés de tissu de plusieurs couleurs'),
        item('Chaudières', 'une par enfant', 'Paniers ou sacs de papier'),
        item('Toile claire', 'une', 'Vieux drap'),
        item('{bois|Dossards voyants}', 'un par personne', null),
        optional('{si-râteaux|Râteaux de plastique, à manche court}', '{si-râteaux|un pour deux enfants}', null),
        optional('{si-gros-camions|Gros camion à benne}', '{si-gros-camions|un ou deux}', null),
        optional('{si-cerceaux|Cerceaux}', '{si-cerceaux|deux}', null),
        optional('{si-loupes|Loupe incassable, à large poignée}', '{si-loupes|une ou deux}', null),
        optional('{si-ruban-adhésif|Ruban adhésif}', '{si-ruban-adhésif|un rouleau, dans votre poche}', null),
      ],
      preparation: [
        '{parc bois|Choisissez un coin où trois sortes d’arbres au moins perdent leurs feuilles.} {cour|Rassemblez trois sortes de feuilles au moins, de la cour et du quartier.}',
        'Parcourez le sol avant eux : crottes, guêpes engourdies, verre, champignons.',
        'Nommez la limite en la touchant : « Jusqu’{parc bois|à ce gros arbre}{cour|à cette clôture}. »',
        '{avec-contenant|Ajoutez @materiel aux chaudières : on y ramasse aussi des feuilles.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Tenez deux feuilles très différentes, une à chaque main. Cachez votre visage derrière la grande, sauf les yeux : « Grande! » Puis derrière la petite : « Petite! » Le nez dépasse. Attendez les rires et les mots.',
        ),
        play(
          { 20: 7, 30: 12, 45: 15 },
          'Les chaudières se remplissent, se renversent, se remplissent. Une feuille devient chapeau, une autre éventail. {si-râteaux|Au râteau, dents en bas, on en tire un tas vers soi, puis la main choisit.} {si-gros-camions|Un camion plein de feuilles part, bascule et revient.} Un poing se ferme sur la tige d’une seule feuille et ne la lâche plus. {30min 45min|Ramassez avec eux, une feuille à la fois, en la faisant craquer contre votre oreille. Dès que les enfants se relèvent, lancez votre plus grande feuille vers le ciel : on court dessous, on veut lancer la sienne.} {45min|Deux amis tirent la même feuille : crac, en voilà deux petites. Quand les chaudières débordent, passez à la toile.}',
        ),
        play(
          { 20: 6, 30: 9, 45: 10 },
          'Étendez la toile sans rien demander. Des feuilles s’y posent : en tas, en file, une toute seule. {si-cerceaux|Un cerceau couché près de la toile est la maison d’une famille : les feuilles y entrent une à une.} Assoyez-vous devant un tas et dites ce que vous voyez, puis laissez-le grandir ou se défaire. {si-loupes|La loupe passe sur deux feuilles : ont-elles les mêmes lignes?} Plus rien ne s’y ajoute? Tendez une feuille : « Grande, petite… Où y en a-t-il une pareille? »',
        ),
        play(
          { 45: 9 },
          'Soulevez un bord de la toile et attendez d’autres mains. La toile remue, toutes les familles se mélangent. Les feuilles retombent sur les têtes, et les mains recommencent autrement.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Chacun choisit une feuille, la montre et rentre avec elle, dans la main. {si-ruban-adhésif|Qui veut ses mains libres la porte sur sa manche, collée d’un bout de ruban adhésif.} Les autres restent ici, pour les vers et les racines.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Retenez votre propre idée de tri : la couleur ne les intéresse peut-être pas.',
          'Passez la main sur un tas et dites ce qu’elle sent : « Celles-là piquent toutes un peu. »',
          'Faites une place à la feuille qui ne va avec aucune autre.',
        ],
        questionsOuvertes: [
          'Où elle va, celle-là?',
          'Qu’est-ce qu’elle a, ta feuille?',
          'Où y en a-t-il une pareille?',
        ],
      },
      vocabulaire: ['la feuille', 'la tige', 'grande', 'petite', 'pareille', 'trouée', 'craquante', 'encore'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Les plus jeunes remplissent une chaudière et la renversent sur la toile; à qui classe déjà, tendez une feuille brune et rouge à la fois.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un coin de toile vide et deux feuilles très contrastées aident l’enfant qui touche à tout sans s’arrêter.',
        },
        { pour: 'interieur', texte: 'Rapportez un sac de feuilles sèches et ouvrez-le sur un drap, au sol.' },
        {
          pour: 'autre_saison',
          texte: 'Au printemps, comparez les jeunes feuilles sur l’arbre, du bout du doigt, sans les cueillir.',
        },
      ],
      securite: {
        risquesAcceptes: ['Glissade sur des feuilles mouillées.', 'Feuilles dans les cheveux et les bottes.'],
        dangersAEliminer: [
          'Tas déjà faits par quelqu’un : défaites-les de votre botte avant que les mains y plongent.',
          'Feuille, champignon ou petit fruit porté à la bouche : échangez-le contre une grande feuille.',
          '{bois|Période de chasse : un boisé où elle est interdite, dossards par-dessus les manteaux.}',
          'Tiques : bas par-dessus le pantalon, inspection de la peau au retour.',
          '{si-râteaux|Râteau levé, ou dents en l’air : il traîne par terre, à un grand pas d’un ami, puis se couche, dents au sol.}',
          '{si-cerceaux|Cerceau qui glisse sous un pied : la main y entre, le pied en fait le tour.}',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
          '{si-ruban-adhésif|Bout de ruban à la bouche : vous le collez, et vous le reprenez au retour.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Moisissures des feuilles humides : l’enfant asthmatique choisit des feuilles sèches et reste loin des tas, selon son plan.',
        ],
      },
      observation: [
        'Catégories et concepts : qu’est-ce qui réunit les feuilles de son tas?',
        'Langage oral : quels mots emploie-t-il pour comparer?',
        'Attention : que fait-il après une distraction, revient-il à sa collection?',
      ],
      prolongements: [
        'Déposez demain une feuille inconnue au milieu du tapis et attendez.',
        'La feuille rapportée a peut-être une sœur sur le trottoir : l’enfant la cherche avec son parent.',
      ],
      reflexionRetroaction: [
        'Quelle règle de tri ai-je comprise seulement après coup?',
        'Ai-je laissé en paix un tas que je ne comprenais pas?',
      ],
    },
  },
  {
    key: 'les-provisions-de-l-ecureuil',
    summary:
      'Comme l’écureuil, les enfants courent cacher de grosses cocottes ici et là, puis essaient de les retrouver.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'arbres-et-feuilles'],
    materials: ['cocottes', 'feuilles', 'chaudieres-et-pelles'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Quatre gros arbres du parc suffisent; les racines et le dessous d’un banc offrent des cachettes.',
      YARD: 'Dans la cour, les provisions se cachent au bord du buisson, derrière une roue, sous une chaudière renversée.',
    },
    seasons: ['AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, on cache tout dans la neige : le trou laissé par la main marque l’endroit.',
      SPRING: 'Les provisions d’automne se cherchent sous les vieilles feuilles mouillées.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'écureuil',
      'tamia',
      'suisse',
      'cocotte',
      'cacher',
      'trouver',
      'chercher',
      'courir',
      'arbre',
      'animal',
      'provisions',
      'boisé',
      'animaux de la forêt',
      'cache-cache',
      'cachette',
    ],
    seen: [
      'il gratte la terre avec ses mains et enterre une cocotte dessous',
      'elle se remplit les joues et trotte d’un arbre à l’autre',
      'ils cachent leurs roches puis vont vérifier à la minute si elles sont là',
      'il retrouve plus sa cachette et accuse un ami de lui avoir volée',
      'elle me corrige, ravie, quand je cherche à la mauvaise place',
      'il se demande comment les animaux font pour manger l’hiver',
      'au boisé, un petit gris s’est sauvé avec une noix et depuis ils creusent',
      'à la collation, elle garde des craquelins dans sa poche pour plus tard, comme une bête',
    ],
    scenes: ['cacher-trouver', 'bestioles', 'imiter-animaux', 'courir'],
    picture:
      'Au bois, un enfant enfouit une cocotte sous les feuilles, une autre en glisse une dans la poche de l’éducatrice; un écureuil regarde.',
    sheet: {
      titre: 'Les provisions de l’écureuil',
      observationDepart:
        'Un écureuil est passé, la bouche pleine, et s’est mis à gratter. Un enfant a gratté aussi, au même endroit, longtemps après.',
      intentionEducative: 'Soutenir la mémoire des lieux par un jeu où le corps entier va, cache, revient et cherche.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une cachette et y revenir.',
        'Courir, s’accroupir et se relever chargé.',
        'Imiter un animal observé.',
      ],
      materiel: [
        item('Cocottes plus grosses qu’un poing', 'trois par enfant', 'Gros rouleaux de carton ou balles de tissu'),
        item('Chaudière commune', 'une', 'Panier'),
        item('{!hiver|Feuilles mortes}', 'celles du sol', 'Carrés de tissu brun'),
        item('{bois automne|Dossards voyants}', 'un par personne', null),
        optional('{si-pelles|Petites pelles de plastique}', '{si-pelles|une pour deux enfants}', null),
        optional(
          '{si-gros-cônes|Cônes souples, assez larges pour couvrir une cocotte}',
          '{si-gros-cônes|quatre}',
          null,
        ),
        optional('{si-toutous|Toutou lavable, couché près de la chaudière}', '{si-toutous|un}', null),
        optional('{si-marionnettes|Marionnette à main}', '{si-marionnettes|une, pour vous}', null),
        optional('{si-couvertures|Couverture, à étendre par terre}', '{si-couvertures|une grande}', null),
      ],
      preparation: [
        'Essayez chaque cocotte dans un rouleau de papier hygiénique : celle qui passe n’entre pas dans le jeu.',
        'Choisissez quatre {bois parc|arbres rapprochés}{cour|coins rapprochés} et marchez autour avec les enfants : voilà le pays de l’écureuil. Posez-y la chaudière de cocottes, au milieu.',
        'Écartez du pied les branches mortes tombées dans ce pays.',
        '{avec-naturel|Ajoutez @materiel à la chaudière de provisions.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Gonflez les joues, regardez à gauche, à droite, trottez jusqu’à {bois parc !hiver|une racine}{bois parc hiver|un tronc}{cour|un buisson}. Grattez, déposez une cocotte, couvrez-la de {!hiver|feuilles}{hiver|neige}. Tapotez deux fois. « Chut, c’est à moi. »',
        ),
        play(
          { 20: 8, 30: 12, 45: 14 },
          'Chacun prend une cocotte dans la chaudière et part la cacher. {si-pelles|À la pelle, on creuse d’abord le trou, puis on le referme : deux tapes du dos de la pelle.} Beaucoup la déterrent aussitôt, pour vérifier. D’autres la cachent dans leur tuque, sous leurs fesses, dans votre poche. {si-gros-cônes|Sous un cône, elle disparaît d’un coup : il faudra se rappeler lequel.} La chaudière se vide et se remplit. {30min 45min|« Un hibou! » Tous se couchent en boule sur leur cachette, le temps qu’il passe, puis on change de place.}',
        ),
        play(
          { 20: 5, 30: 9, 45: 11 },
          '« J’ai faim! » Trottez vers une cachette, la mauvaise, et grattez en vain. Les enfants vous corrigent du doigt. Chacun retrouve ce qu’il peut, à lui ou à un autre, et le laisse tomber dans la chaudière. {si-toutous|Un toutou a faim aussi : on lui pose une cocotte sur le ventre.} {si-marionnettes|Au bout de votre main, la marionnette ouvre la gueule : « Encore! »} {30min 45min|Frottez-vous le ventre : « J’ai encore faim! » On repart chercher. Plus rien? On recache, on recommence.}',
        ),
        play(
          { 45: 9 },
          'Les écureuils deviennent autre chose : ils dorment en boule, grignotent à deux mains, se chicanent à petits cris. Suivez celui qui mène et laissez les cocottes où elles sont.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Une cocotte reste ici pour de bon : choisissez la cachette ensemble et touchez-la. Remettez les autres dans la chaudière, puis comptez les enfants, une main sur chaque tête. {si-couvertures|La couverture étendue est le nid : tous s’y collent, et l’on compte là.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pendant qu’ils cachent, restez debout au milieu : vous voyez les quatre {bois parc|arbres}{cour|coins}.',
          'Redites le trajet en marchant : « Tu as tourné ici, puis tu t’es penché là. »',
          'Laissez perdre une cocotte : un vrai écureuil en perd aussi.',
        ],
        questionsOuvertes: ['Où elle est, ta cocotte?', 'Comment tu vas la retrouver?', 'Que fait l’écureuil après?'],
      },
      vocabulaire: [
        'l’écureuil',
        'la cocotte',
        'cacher',
        'gratter',
        'retrouver',
        'sous',
        '{bois parc !hiver|la racine}{bois parc hiver|le tronc}{cour|le buisson}',
        'le trou',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Commencez avec une seule cachette pour tous; l’enfant sûr de lui en tient deux ou trois en tête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu devient l’arbre : il garde les cocottes sous son manteau, et les autres viennent les lui confier.',
        },
        { pour: 'interieur', texte: 'Coussins et chaises font les arbres; les balles de tissu font les provisions.' },
        {
          pour: 'autre_saison',
          texte: 'L’été, changez d’animal : le chien enterre un os de carton dans le sable et l’oublie.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute {bois parc !hiver|sur une racine}{bois parc hiver|dans la neige}{cour|en courant}.',
          'Provision volée, peine à consoler.',
        ],
        dangersAEliminer: [
          'Enfant qui cherche une cachette plus loin : trottez devant lui vers la plus proche, à l’intérieur du pays.',
          'Trou dans un tronc ou terrier habité : les mains grattent au sol seulement.',
          'Cocotte qui s’effrite en petites écailles : retirez-la.',
          '{bois printemps automne|Tiques : bas par-dessus le pantalon et examen de la peau au retour.}',
          '{bois automne|Période de chasse : choisissez un bois où elle est interdite, dossards sur le dos.}',
          '{si-pelles|Pelle levée ou portée au galop : on marche avec elle, le bout vers le sol.}',
        ],
        supervision: 'palier2',
        allergies: ['Résine sur les doigts : savon au retour; relisez les plans pour les peaux sensibles.'],
      },
      observation: [
        'Mémoire : à quoi se fie-t-il pour revenir à sa cachette?',
        'Motricité globale : comment s’accroupit-il et repart-il?',
        'Fonction symbolique : quels gestes de l’écureuil reprend-il?',
      ],
      prolongements: [
        'À la prochaine sortie, allez voir l’endroit où une cocotte est restée.',
        'Le parent cache un bas roulé plusieurs soirs sous le même coussin, puis ailleurs : l’écureuil a de la mémoire.',
      ],
      reflexionRetroaction: [
        'Qui a caché pour retrouver, et qui a caché pour cacher?',
        'Les limites se comprenaient-elles sans que je les répète?',
      ],
    },
  },
]
