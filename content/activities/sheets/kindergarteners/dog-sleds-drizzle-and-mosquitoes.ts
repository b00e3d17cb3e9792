import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_DOG_SLEDS_DRIZZLE_AND_MOSQUITOES_SHEETS: readonly BankSheet[] = [
  {
    key: 'hop-les-chiens-la-poste-part',
    summary:
      'À trois ou quatre autour d’un cerceau, un attelage tire le courrier d’un village à l’autre, part et s’arrête au même mot, puis change de meneur.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace', 'animaux-et-traces'],
    materials: ['neige', 'tissus', 'cartons-et-boites', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'La piste se trace loin de la butte; cerceaux et colis y vont en traîneau, et vous ôtez les cordes une fois sur place.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'traîneau à chiens',
      'traîneaux à chiens',
      'trainau à chien',
      'chien de traîneau',
      'chiens de traîneau',
      'husky',
      'huskies',
      'musher',
      'attelage',
      'attelage de chiens',
      'meneur de chiens',
      'faire le chien de traîneau',
      'tirer à plusieurs',
      'partir ensemble',
      's’arrêter ensemble',
      'coopération',
      'facteur',
      'hiver',
      'courrier',
      'jeux coopératifs',
    ],
    seen: [
      'ils tirent la luge à trois, chacun de son bord, et elle ne bouge pas',
      'elle crie hop et ho et les amis partent ou figent',
      'il jappe à quatre pattes, attaché à rien, en tirant la traîne',
      'il veut toujours mener et les autres chialent pour avoir leur tour',
      'il rage parce que l’ami tire avant le signal et ça vire croche',
      'elle est fière de conduire les boîtes jusqu’au bout de la cour',
      'depuis qu’un oncle a des huskys, ils jouent aux pitous dans la neige',
      'dans la cour, ils se font traîner à la queue et veulent livrer des colis',
    ],
    scenes: ['tirer', 'cooperer', 'imiter-animaux', 'neige-glace'],
    picture:
      'Dans la neige, trois enfants tiennent l’avant d’un cerceau attaché à un traîneau chargé de boîtes; une meneuse marche derrière, le bras levé.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Hop, les chiens! La poste part',
      observationDepart:
        'Deux enfants jappent en tirant le même traîneau, un vers {cour|la clôture}{parc|les arbres}, l’autre vers le banc. Rien ne bouge. « Tu tires pas du bon bord, pitou! »',
      intentionEducative:
        'Permettre aux enfants de sentir, dans leurs bras et dans leurs jambes, ce qu’un groupe déplace quand il part d’un seul coup.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Tirer une charge dans la neige en réglant son pas sur celui des voisins.',
        'Partir et freiner au mot d’une amie qu’on ne voit pas.',
        'Guider par la voix, et recommencer autrement si l’attelage n’a pas compris.',
      ],
      materiel: [
        item('Traîneaux plats et légers, corde retirée', 'trois', 'Bacs de plastique à poignées'),
        item('Grands cerceaux rigides, sans fente', 'trois', null),
        item(
          'Bandes de vieux drap, larges comme la main, longues du coude au bout de vos doigts',
          'trois',
          'Débarbouillettes, deux nouées par traîneau',
        ),
        item(
          'Boîtes à souliers fermées au ruban',
          'neuf, dont trois pleines de neige tassée',
          'Pots de plastique à couvercle',
        ),
        item('Gros ruban adhésif, gardé par vous', 'un rouleau', null),
        item('Chaudières renversées, une grosse marque de couleur dessus', 'trois, pour les villages', 'Cônes'),
        item('Mitaines de rechange', 'une paire par enfant', 'Gros bas de laine'),
        optional('Pelle à neige, pour aplanir la piste', 'une, pour vous', null),
        optional('Chaise solide, pour un gardien de village', 'une', 'Caisse de plastique retournée'),
      ],
      preparation: [
        'Tapez des bottes, avec les enfants, une piste en boucle, toute plate, large de trois pas, que l’on voit entière du milieu; on y va tous dans le même sens. Elle évite les structures, les bancs et la glace vive : sur la glace, le traîneau rattrape les talons.',
        'Roulez chaque bande, nouez-la dans le trou de la corde, à l’avant du traîneau, et nouez l’autre bout au cerceau. Nœuds serrés, il reste entre les deux une main de tissu, pas plus. Tirez d’un coup sec : tout tient. Vous seule nouez.',
        'Tassez de la neige dans trois boîtes et fermez-les au ruban, couvercle sec. Posez les trois chaudières le long de la boucle : trois villages. Devant chacune, deux boîtes, dont une lourde; les trois autres sont déjà chargées, une par traîneau.',
        '{1adulte|Seule, formez deux ou trois attelages de trois ou quatre enfants et restez au milieu de la boucle : tous passent devant vous.} {2adultes|À deux, l’une reste au milieu de la boucle; l’autre marche avec l’attelage qui s’emmêle.}',
        '{parc|Regardez d’abord si un vrai chien se promène tout près : dans ce cas, prenez l’autre bout du terrain.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Plantez-vous derrière un traîneau chargé, droite comme une postière pressée. « Hop! » Le cerceau reste par terre. « Hop, hop! » Penchez-vous, cherchez sous les boîtes. « J’ai le courrier, j’ai la piste, j’ai la voix. Qu’est-ce qui manque? » Quelqu’un jappe. Montrez où se pose la mitaine : sur l’avant du cerceau, le reste du corps dehors. Puis le mot de tous, « Ho! » : on fige sur place.',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          'Deux ou trois chiens par cerceau, dos au traîneau, une mitaine chacun sur le bord; derrière la charge, la meneuse : c’est elle, la voix. Le premier départ est croche : un chien part, un autre bâille, le cerceau tourne. On cherche le mot qui fait partir tout le monde. {3-4a|« Hop! » pour partir, « Ho! » pour arrêter : deux mots courts suffisent.} {4-5a|Quelqu’un essaie d’autres mots : un pour prévenir, un pour ralentir.} L’attelage tire jusqu’au village voisin, s’y couche, halète. Au village, on change : qui veut la voix, qui veut la tête?',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          'Le courrier circule. À chaque village, la meneuse charge une boîte ou en laisse une, et dit pour qui : « La grosse, c’est pour le bébé ours. » Avec trois boîtes lourdes, le traîneau colle à la piste. Les chiens grattent, s’inclinent, poussent des jambes. Faut-il un chien de plus? Une boîte de moins? {4-5a|Un attelage en rattrape un autre : qui se range, et comment le demande-t-on?} Une boîte tombe, la voix arrête tout, et l’on recharge ensemble.',
        ),
        play(
          { 30: 5, 45: 10 },
          'Halte au village. Les chiens se creusent un nid d’un tour sur eux-mêmes et s’y roulent en boule. La meneuse passe voir les pattes : de la neige collée à la mitaine, une botte mal enfilée. Elle sert un poisson pour rire, une poignée d’air à chaque chien. {45min|Puis la nuit tombe : les jappements se taisent, la voix baisse, l’attelage repart au chuchotement. Qui entend encore le « hop »?}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'La dernière tournée ramasse les boîtes de tous les villages. Tous les attelages s’alignent devant vous : une seule voix, choisie par le groupe, donne un « hop » à tout le monde, trois pas, puis « Ho! ». Les mitaines lâchent, les langues pendent. « Quand est-ce que c’était le moins lourd? » On ouvre une boîte de neige pour voir le courrier; cerceaux et traîneaux rentrent sous vos yeux, et vous dénouez les bandes au chaud.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un attelage démarre mal devant vous? Posez une mitaine sur son cerceau, le temps d’un départ, et partez une seconde trop tard.',
          'Si deux enfants veulent la voix, comptez les villages avec eux : elle change d’enfant à chaque chaudière.',
          'Redites ce que l’attelage vient de trouver : « Vous avez plié les genoux avant le mot. »',
          'Gardez un œil sur les joues et les doigts : les chiens qui attendent couchés refroidissent les premiers.',
        ],
        questionsOuvertes: [
          'Comment sais-tu que l’autre chien va partir?',
          'Que pourrait dire la voix pour qu’on tourne?',
          'Où mettre la boîte lourde pour qu’elle reste en place?',
          'Qu’est-ce qu’un bon chien de tête?',
        ],
      },
      vocabulaire: [
        'l’attelage',
        'la meneuse',
        'le chien de tête',
        'la piste',
        'le courrier',
        'tirer',
        'haleter',
        '{4-5a|ralentir}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux chiens, une seule boîte, un aller jusqu’au premier village : à trois ans, japper ensemble fait déjà un attelage. Lancez le « Hop! » avec celui qui n’ose pas crier.',
        },
        {
          pour: '4-5a',
          texte:
            'La piste se défait : ils en tracent une nouvelle, avec un virage serré, et trouvent deux mots pour les deux côtés, « arbre » et « banc » par exemple.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui entend peu mène par-devant : il marche cinq pas en avant des chiens, et sa mitaine levée ou baissée fait le mot. Celui qui marche avec peine garde un village : de sa chaise calée dans la neige, à côté de la piste, il arrête l’attelage et choisit la boîte.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Sur le gazon d’octobre, une grande boîte de carton glisse derrière le même cerceau; le courrier devient citrouilles et courges.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute à genoux quand un voisin part trop vite.',
          'Boîte renversée, meneuse qu’on n’écoute pas.',
        ],
        dangersAEliminer: [
          'Corps dans le cerceau, tissu autour d’une taille ou d’un cou : on tient le bord d’une mitaine, du dehors. Qui tombe lâche, et tout l’attelage s’arrête.',
          'Passager sur le traîneau : il ne porte que des boîtes.',
          'Corde d’origine du traîneau : détachez-la avant le jeu; elle va dans votre sac.',
          'Foulard ou cordon qui pend : un cache-cou remplace l’un, l’autre se rentre sous le manteau.',
          'Piste glacée ou en pente : on la déplace vers la neige molle et plate.',
        ],
        supervision: 'palier2',
        allergies: ['Laine : prêtez des mitaines de rechange doublées de polar à un enfant dont la peau y réagit.'],
      },
      observation: [
        'Motricité globale : au départ d’une charge lourde, repérez ce qui travaille, les bras seuls ou tout le corps penché.',
        'Compétences sociales : sur qui règle-t-il son pas, et que tente-t-il quand l’attelage se désunit?',
        'Langage oral : relevez le mot inventé qui a le mieux fait partir les autres, et le ton employé.',
      ],
      prolongements: [
        'Au rangement d’un autre jour, renouez un attelage : sous vos yeux, il rapporte pelles et chaudières.',
        'Une boîte à souliers vide part chaque soir dans une maison différente. La famille y glisse un dessin ou trois mots pour le groupe, et l’attelage du lendemain les livre.',
      ],
      reflexionRetroaction: [
        'Quel enfant discret a trouvé sa voix derrière un traîneau?',
        'Combien de fois ai-je crié le mot à leur place?',
      ],
    },
  },
  {
    key: 'une-goutte-deux-gouttes-flac',
    summary:
      'Sous une pluie légère, un groupe ou deux deviennent des gouttes qui courent, se rejoignent main dans la main et finissent toutes dans la même flaque.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'vent-et-ciel', 'emotions-et-amitie'],
    materials: ['eau'],
    place: 'PARK',
    alsoAt: {
      YARD: 'La pelouse ou l’asphalte sans jouets sert de vitre, et l’on rentre par la porte habituelle.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 10,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'bruine',
      'pluie fine',
      'pluie légère',
      'petite pluie',
      'il mouillasse',
      'dehors sous la pluie',
      'sortir sous la pluie',
      'deux groupes ensemble',
      'jumeler deux groupes',
      'avec l’autre groupe',
      'grand jeu',
      'jeu sans matériel',
      'jeu de groupe dehors',
      'dix minutes avant le dîner',
      '10 minutes avant de rentrer',
      'se donner la main en courant',
      'eau',
      'transition avant le dîner',
    ],
    seen: [
      'ils courent main dans la main en serpentant et s’écroulent ensemble',
      'elle suit avec son doigt les gouttes qui glissent sur la fenêtre',
      'il lâche la chaîne, repart tout seul et se recolle plus loin',
      'ils s’envoient la main d’un bord à l’autre avec le groupe des grands',
      'elle veut rester dehors même si ça tombe un petit peu',
      'il est tout excité de voir l’autre groupe au parc et veut s’y mêler',
      'au parc, il bruine juste avant de dîner et personne ne tient en place',
      'à la fenêtre, ils se demandent où s’en vont les gouttes quand elles se rejoignent',
    ],
    scenes: ['vent-pluie', 'courir', 'cooperer'],
    picture:
      'Sous une pluie fine, une file d’enfants en imperméable se tient par la main dans l’herbe; une enfant court vers eux, la main tendue.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Une goutte, deux gouttes, flac!',
      observationDepart:
        'Le dîner approche, et il mouille un peu. D’un bord à l’autre {parc|du parc}{cour|de la cour}, des enfants en imperméable s’envoient la main. « Eux autres aussi, ils sont tout mouillés! »',
      intentionEducative:
        'Offrir aux enfants un jeu où l’on court à la rencontre de quelqu’un, même d’un autre groupe, et où personne n’attend son tour.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Courir, freiner et tourner sur un sol mouillé sans heurter une autre goutte.',
        'Tendre la main à un enfant de l’autre bord, ou répondre à la sienne.',
        'Accorder son pas à celui d’une file qui s’allonge.',
      ],
      materiel: [
        item(
          'Imperméables et bottes',
          'une tenue par personne',
          'Manteaux et souliers fermés, si des vêtements secs attendent au retour',
        ),
        item('Serviettes, laissées au vestiaire', 'une par enfant', 'Débarbouillettes sèches'),
        item('Bas de rechange', 'une paire par enfant', 'Bas de la réserve du groupe'),
        item('Chapeaux de couleur vive, que les enfants voient de loin', 'un par éducatrice', 'Brassards'),
      ],
      preparation: [
        '{1adulte|Seule, partagez votre groupe en deux bords, une moitié de chaque côté du terrain; tenez-vous du côté par où l’on sort.} {2adultes|À deux, chaque groupe fait un bord, ou chaque moitié du même groupe : l’une se place du côté par où l’on sort, l’autre en face.}',
        'Du regard, choisissez un coin d’herbe ou d’asphalte de vingt pas sur vingt, sans trou, sans racine, loin des structures que la pluie rend glissantes{parc| et du stationnement}. En arrivant, faites-en le tour avec les enfants.',
        'Regardez le ciel : bruine ou pluie fine, sans vent froid. {cour|Au premier grondement, tout le monde rentre.} {parc|Repérez le bâtiment le plus proche : au premier grondement, tout le monde s’y rend.}',
        'Capuchons dégagés des yeux, sans cordon qui pend, bottes bien enfoncées, votre chapeau vif sur la tête : chaque minute sera au jeu.',
        'Comptez les enfants avant le jeu, à la flaque finale et au départ. {2adultes|Avec deux groupes, chacune compte le sien.}',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 2 },
          'Les deux bords se font face. Un doigt en l’air, courez vers {1adulte|une enfant}{2adultes|votre collègue} : « Je suis une goutte sur une vitre! Et toi? » L’autre goutte prend votre main et vous glissez ensemble, un seul zigzag. « Qui tombe? »',
        ),
        play(
          { 10: 7, 20: 8 },
          'Tout de suite, les gouttes descendent la vitre : on file, on zigzague, on s’arrête net. Une goutte touche une main de l’autre bord : elles se tiennent et coulent à deux. Deux rigoles se croisent? Les voilà ruisseau. La goutte court, la rigole trotte, le ruisseau marche : plus on est, plus on est lent. La tête choisit le chemin. {3-4a|Une main qui lâche redevient goutte et repart.} {4-5a|Un ruisseau trop long se coupe en deux, et les deux têtes se cherchent.} Quand tout le monde coule ensemble, la file s’enroule, s’accroupit, les mains se lâchent : c’est une flaque. Trois, deux, un, flac! Les gouttes rejaillissent partout.',
        ),
        play(
          { 20: 7 },
          'Le soleil sèche : bras en l’air, on s’évapore seul, on redevient nuage, on retombe où l’on veut. {1adulte|Seule, devenez une roche, plantée du côté de la sortie, face au jeu.} {2adultes|À deux, devenez deux roches, chacune plantée sur son bord.} Comment le ruisseau passe-t-il? Par la gauche, en se coupant, en reculant? Quelqu’un propose de faire la gouttière, un autre la chute. Une tête fatiguée va se raccrocher au bout, et la goutte suivante mène. Deux flaques peuvent vivre côte à côte si les enfants en veulent deux.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'La flaque finale se fait près de la sortie, tout le monde accroupi. On ferme les yeux : où la pluie tombe-t-elle sur toi? Comptez tout haut. « Quelle goutte as-tu rencontrée? » Un flac d’au revoir, et l’on coule {1adulte|en une rivière}{2adultes|en deux rivières} vers {cour|le vestiaire}{parc|le chemin du retour}. Une fois au sec, on s’essuie et l’on change les bas mouillés.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Coulez aussi : une goutte adulte qui tend la main ramène dans le jeu une enfant restée à l’écart.',
          'Devant deux amis soudés dès le départ, devenez leur troisième goutte, trois pas, et montrez-leur une main de l’autre bord.',
          'Quand une file tire, dites-lui qui elle est : « Tu es un ruisseau, un ruisseau marche. »',
        ],
        questionsOuvertes: [
          'Où s’en va une goutte quand elle en rencontre une autre?',
          'Comment le ruisseau a-t-il tourné sans casser?',
          'Avec quelle goutte n’avais-tu jamais coulé?',
        ],
      },
      vocabulaire: [
        'la goutte',
        'la bruine',
        'la rigole',
        'le ruisseau',
        'la flaque',
        'zigzaguer',
        '{20min|s’évaporer}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'À deux, la rigole est déjà belle : laissez-la couler sans chercher la suivante. La flaque arrive vite et revient souvent, c’est elle qu’on attend.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils ajoutent un état de l’eau au jeu, le grêlon qui rebondit, la brume qui frôle, et trouvent qui peut rejoindre qui.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui n’aime pas qu’on lui tienne la main offre sa manche ou son coude. En fauteuil, sur un sol ferme, il est la tête du ruisseau : le suivant tient la poignée du dossier, la file va au pas de ses roues. Si la bousculade des départs le dérange, il part le premier, près de vous.',
        },
        {
          pour: 'interieur',
          texte:
            'S’il pleut trop, les gouttes coulent au ralenti sur les murs du grand local, du bout du doigt, et se rejoignent sur le tapis.',
        },
      ],
      securite: {
        risquesAcceptes: ['Glissade, fesses mouillées, genou éraflé.', 'Main refusée, main qu’on a serrée trop fort.'],
        dangersAEliminer: [
          'File qui court et fouette : à quatre et plus, elle marche; les mains mouillées lâchent sans qu’on les retienne.',
          'Structure, pente de terre ou pavé luisant : le terrain s’arrête bien avant.',
          'Tonnerre ou éclair : {cour|on rentre aussitôt.}{parc|on gagne aussitôt le bâtiment repéré, jamais un arbre.}',
          'Enfant compté deux fois ou pas du tout : on compte des gouttes accroupies, mains lâchées.',
          'Vêtement trempé, lèvres qui tremblent : le jeu s’arrête là, et tout le groupe rentre au sec.',
        ],
        supervision: 'palier2',
        allergies: [
          'Peau qui réagit au froid humide : gardez deux bas secs dans votre poche, pour ses mains, et rentrez si des plaques paraissent.',
        ],
      },
      observation: [
        'Motricité globale : comment freine-t-il sur le sol mouillé, et que changent ses pas quand une main le tient?',
        'Compétences sociales : vers qui court-il d’abord, son ami de toujours ou une main nouvelle?',
        'Motricité globale : au milieu d’une longue file, cherchez s’il suit, s’il tire ou s’il devine le virage.',
      ],
      prolongements: [
        'À la prochaine averse, collez-vous à la fenêtre : deux gouttes de la vitre jouent au même jeu, et l’on parie sur leur rencontre.',
        'Le soir, l’enfant dit à un parent le nom d’une goutte rencontrée; un petit mot à la porte explique aux familles pourquoi les bas sont mouillés.',
      ],
      reflexionRetroaction: [
        'Combien de secondes entre notre arrivée et la première course?',
        'Quelles mains, nouvelles l’une pour l’autre, se cherchent encore après le jeu?',
      ],
    },
  },
  {
    key: 'le-geant-dort-bzz',
    summary:
      'Compter les moustiques de l’autre côté de la vitre, puis bourdonner, se poser, chasser l’air et couvrir un géant de craie avant qu’on le pique.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers', 'nombres-et-formes', 'sons-et-silence'],
    materials: ['craies', 'tissus'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Le géant se trace au gros crayon sur un long papier collé au plancher; on compte à la fenêtre du local.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'moustique',
      'moustiques',
      'moustic',
      'maringouin',
      'maringouins',
      'marangouin',
      'mouche noire',
      'mouches noires',
      'mouche à chevreuil',
      'mouche à chevreuils',
      'piqûre de moustique',
      'piqûres de maringouins',
      'ça pique',
      'se faire piquer',
      'moustiquaire',
      'chasser les mouches',
      'compter',
      'insectes',
    ],
    seen: [
      'elle se gratte la jambe et montre ses bobos de bibittes',
      'il fait bzz avec son doigt et pique le bras de ses amis',
      'ils font des points de craie sur un bonhomme couché dans l’asphalte',
      'il agite les bras dans les airs dès qu’une mouche s’approche',
      'elle a peur de sortir parce que ça pique dehors',
      'il veut cacher tout le monde sous des couvertures pour qu’on les pique pas',
      'depuis le camping, les enfants ont des grosses bosses rouges et en parlent',
      'à la fenêtre, ils comptent les bibittes collées de l’autre côté',
    ],
    scenes: ['bestioles', 'envelopper', 'compter'],
    picture:
      'Un géant de craie dort sur l’asphalte; deux enfants lui couvrent le ventre d’un tissu, une troisième pose un doigt sur son gros orteil.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le géant dort, bzz…',
      observationDepart:
        'Une enfant se gratte le poignet et vous montre la bosse rose. « Y m’a mordu. » Son ami tourne la main en l’air autour de sa tête : « Va-t’en, bibitte! »',
      intentionEducative:
        'Éveiller la curiosité pour une bête minuscule qui dérange : la compter de loin, l’imiter, comprendre ce qu’elle cherche et s’en protéger.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Compter ce qu’on voit, et recompter ce qui a bougé.',
        'Passer du bourdonnement au silence, et savoir ce que le silence annonce.',
        'Trouver la peau qui dépasse et la couvrir.',
      ],
      materiel: [
        item('Fenêtre fermée, à hauteur d’enfant', 'une', 'Vitre de la porte'),
        item(
          '{cour|Grosses craies de trottoir, entières}{dedans|Gros crayons de cire, entiers}',
          '{cour|une}{dedans|un} par enfant, deux pour vous',
          '{cour|Gros pinceaux et eau, pour un géant qui sèche}{dedans|Gros feutres lavables, capuchons gardés par vous}',
        ),
        item('{dedans|Long papier épais, collé au plancher}', '{dedans|quatre pas}', '{dedans|Boîtes dépliées}'),
        item('{dedans|Ruban-cache, gardé par vous}', '{dedans|un rouleau}', null),
        item('Tissus épais : serviettes, taies, vieux chandails', 'une dizaine', 'Petites couvertures'),
        item('{cour|Vêtements longs et clairs}', '{cour|une tenue par enfant}', '{cour|Chandails de la réserve}'),
        item('Débarbouillettes mouillées d’eau froide, pour les bosses', 'deux', null),
        item('{cour|Chapeaux}', '{cour|un par enfant et un pour vous}', null),
      ],
      preparation: [
        '{cour|Sur l’asphalte, à l’ombre, là où votre main se pose sans chaleur, tracez un géant couché, long de trois pas : tête ronde, grand nez, gros orteils. Il dort, deux traits pour les yeux.} {dedans|Collez le papier au plancher, tout le tour. Tracez-y un géant couché, long de trois pas : grand nez, gros orteils, deux traits pour les yeux.}',
        'Empilez les tissus à un pas de sa tête. Aucun n’est plus grand qu’une serviette de bain.',
        '{cour|Choisissez l’heure où ça pique le moins : milieu de matinée, vent léger, loin de l’eau qui dort. Un nuage de mouches noires? On joue en dedans.}',
        '{cour|Si le service en applique, appliquez le chasse-moustiques au vestiaire, avec l’autorisation écrite du parent, jamais sur les mains ni le visage d’un enfant. La bouteille reste hors de portée.}',
        '{1adulte|Seule, assoyez-vous aux genoux du géant : tout le groupe tient autour, et vous voyez chaque main.} {2adultes|À deux, l’une joue la main du géant, l’autre garde la pile de tissus.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5 },
          '{cour|Prêts à sortir, chapeaux sur la tête, arrêtez-vous à la fenêtre.} {dedans|Rassemblez le groupe à la fenêtre.} Un point noir, de l’autre côté, sur la vitre ou la moustiquaire. « Il est dehors, nous en dedans. Il ne peut pas piquer. » Comptez sans toucher : un, deux, et celui qui dort sous le rebord. Personne aujourd’hui? Zéro se compte aussi. Puis approchez un doigt de votre propre bras : « Bzz, bzz… » Silence. « Il s’est posé! »',
        ),
        play(
          { 20: 6, 30: 10 },
          '{cour|Dehors, le géant de craie}{dedans|Le géant de papier} ronfle par terre. {cour|La craie}{dedans|Le crayon} au poing, pointe vers le sol, les moustiques marchent autour de lui en bourdonnant. Le bruit s’arrête : on est posé. Où? Sur le nez, sur l’orteil. {cour|La craie y laisse un point.}{dedans|Le crayon y laisse un point.} {2-3a|Un point, deux points, le nez en est plein : on recompte, on en remet.} {3-4a|« Combien il en a sur le pied? » Un doigt par point, et l’on compare avec l’autre pied.} Soudain, le géant grogne, sa main se lève : vous tapez dans vos mains, bien haut. Toutes les bêtes s’envolent, deux pas plus loin. Qui veut faire la main? Elle frappe l’air, jamais quelqu’un.',
        ),
        play(
          { 20: 6, 30: 10 },
          '« Pauvre géant, il se gratte en dormant. » {cour|Les craies}{dedans|Les crayons} reviennent à vous. Un tissu s’étend sur son ventre, un autre sur son pied. Les moustiques reviennent, cherchent la peau : encore un bout de cou! On tire, on ajuste, on rallonge d’une manche. {3-4a|Il manque un tissu : lequel déplacer sans découvrir un genou?} La mouche à chevreuil vole en rond autour des têtes, la mouche noire arrive sans bruit et vise derrière l’oreille. Chaque enfant choisit sa bête et son bruit. Quand plus rien ne dépasse, les bêtes, accroupies au bord, se posent du doigt sur le tissu et repartent bredouilles.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Assis autour du géant couvert, dites la comptine, un doigt qui vole puis se pose : « Bzz, bzz, bzz, petit moustique, j’entends venir ta musique. Pas mon nez et pas mon cou, je me couvre jusqu’au bout! » {cour|Chacun tire ses propres manches.} {dedans|Chacun couvre ses bras de ses mains.} On plie les tissus, et l’on recompte à la fenêtre{cour|, en rentrant} : y en a-t-il plus, ou moins?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites pourquoi, en une phrase : « La femelle prend une goutte de sang pour faire ses œufs. Elle n’est pas fâchée contre toi. »',
          'Comptez à voix basse derrière le doigt de l’enfant, et suivez-le même s’il saute un point.',
          'À qui a peur, prêtez la main du géant : c’est elle qui chasse.',
          'Devant une bosse qui gratte, arrêtez-vous : la débarbouillette froide, une phrase, et l’enfant retourne voler.',
        ],
        questionsOuvertes: [
          'Où s’est-il posé quand le bruit a arrêté?',
          'Combien de points sur le nez du géant?',
          'Par où pourrait-elle encore passer?',
          'Qu’est-ce qu’elle cherche, la bibitte?',
        ],
      },
      vocabulaire: [
        'le moustique',
        'le maringouin',
        'la mouche noire',
        'bourdonner',
        'piquer',
        'se poser',
        'couvrir',
        'la moustiquaire',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le bruit et le silence font tout le jeu : « bzz », puis plus rien, et le doigt touche l’orteil. Comptez jusqu’à trois, recommencez. Un enfant préfère traîner les tissus? Le géant aura dix couvertures sur le pied.',
        },
        {
          pour: '3-4a',
          texte:
            'Ils tracent un bébé géant {cour|à côté du grand}{dedans|sur le bout de papier qui reste} et comptent d’avance les tissus qu’il faudra.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le bourdonnement fait mal aux oreilles, les bêtes volent sans bruit et lèvent la main pour dire qu’elles se posent. Un enfant qui ne s’accroupit pas cherche d’en haut la peau qui dépasse, la nomme ou la pointe, et un ami la couvre pour lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            'En janvier, la fenêtre compte zéro. Où sont-ils passés? Le géant se couvre contre le froid, et le flocon se pose là où la peau dépasse.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{cour|Une piqûre malgré les manches.}{dedans|Manche tachée de crayon.}',
          'Main du géant qui fait sursauter, rires nerveux.',
        ],
        dangersAEliminer: [
          'Fenêtre ouverte, enfant appuyé sur une moustiquaire : elle arrête une mouche, pas un enfant. Vitre fermée, mains sur le rebord.',
          'Claque sur un ami : la main ne frappe que l’air, plus haut que les têtes; vous la jouez d’abord.',
          'Tissu sur un visage : il couvre le géant, jamais un enfant.',
          '{cour|Craie cassée, plus courte que votre pouce : dans votre poche.}{dedans|Crayon cassé, plus court que votre pouce : dans votre poche.}',
          '{cour|Eau stagnante dans un pneu, un seau, une bâche : videz-la, les moustiques y pondent.}{dedans|Coin de papier décollé qui fait trébucher : recollez-le.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Piqûre : si un enfant du groupe y réagit fort, sa médication suit le groupe; si un visage enfle ou qu’un souffle siffle, appliquez le plan et appelez le 911.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : notez jusqu’où va sa suite de nombres et si son doigt s’arrête sur chaque point.',
        'Langage oral : quels mots, quels bruits garde-t-il pour le vol, l’arrêt et la fuite?',
        'Éveil aux sciences : dans ses explications, cherchez ce que la bête veut, selon lui.',
      ],
      prolongements: [
        'Chaque matin de la semaine, on compte à la même fenêtre et l’on trace un gros point par bête : les jours de vent en montrent-ils autant?',
        'Un mot dans le sac rappelle aux familles les manches longues du lendemain, avec la comptine au verso pour l’heure du bain.',
      ],
      reflexionRetroaction: [
        'Ai-je gardé le ton léger, ou leur ai-je donné peur de sortir?',
        'Quelle partie du géant ont-ils couverte en premier, et pourquoi celle-là?',
      ],
    },
  },
  {
    key: 'bonhomme-on-t-a-bati-un-palais',
    summary:
      'Un gros bonhomme de coussins salue sans parler; les enfants collent le givre, bâtissent son palais de boîtes et le mènent en parade dans le corridor.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'carnaval de Québec',
      'carnaval en dedans',
      'carnaval dans le local',
      'carnavale',
      'bonhomme carnaval',
      'bonhomme du carnaval',
      'palais de glace',
      'palais de glaces',
      'palais du bonhomme',
      'parade dans le corridor',
      'défilé dans le corridor',
      'parade du carnaval',
      'ruban de peintre',
      'ruban à peinture',
      'tuque rouge',
      'ceinture fléchée',
      'blocs',
      'boîtes de carton',
      'château',
      'collage',
      'hiver',
    ],
    seen: [
      'elle salue un gros oreiller avec une tuque et lui donne un bec',
      'ils portent des boîtes vides sur leur tête pour faire un mur',
      'il lève la jambe comme le bonhomme et tombe à la renverse en riant',
      'il voulait voir le Bonhomme en vrai et n’a pas pu y aller',
      'elle a un peu peur du gros personnage blanc et le touche du bout du doigt',
      'ils collent du ruban bleu sur les boîtes pour que ce soit gelé',
      'depuis la fin de semaine au carnaval, ils paradent dans le couloir',
      'dans le local, faute de neige, ils empilent des boîtes pour faire un château',
    ],
    scenes: ['fete', 'empiler-construire', 'transporter'],
    picture:
      'Devant un muret de boîtes rayées de ruban bleu, un gros bonhomme de coussins à tuque rouge est assis; deux enfants le saluent, un bras levé.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Bonhomme, on t’a bâti un palais',
      observationDepart:
        'Sur la photo du carnaval, un gros bonhomme blanc lève la jambe. Un enfant lève la sienne, tombe assis et rit. « Y’est où, sa maison? »',
      intentionEducative:
        'Offrir aux enfants un invité à accueillir de tout leur corps : le saluer, le loger, le porter et le faire voir aux voisins.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Porter, pousser et aligner de grosses boîtes légères.',
        'Décoller une bande de ruban et la coller où l’on veut.',
        'Saluer quelqu’un, regarder le salut d’un ami et y répondre.',
      ],
      materiel: [
        item(
          'Taie blanche bourrée de deux oreillers, cousue par vous',
          'une',
          'Housse de coussin blanche, à glissière',
        ),
        item('Tuque rouge', 'une', 'Chandail rouge noué par vous'),
        item('Boîtes de carton vides et fermées, hautes comme un genou d’enfant', 'une douzaine', 'Briques de carton'),
        item('Gros coussins', 'six', 'Matelas de sieste pliés'),
        item('Ruban de peintre bleu, large de deux doigts', 'deux rouleaux, que vous gardez', 'Ruban-cache'),
        item('Ciseaux, feutre noir, aiguille et fil, qui restent rangés pendant le jeu', 'un de chaque', null),
        item('Ceinture de tissu bariolé, cousue au ventre du bonhomme', 'une', 'Bande de papier coloriée, collée'),
        optional('Photo du vrai bonhomme du carnaval et du palais de glace', 'une de chaque', null),
      ],
      preparation: [
        'Faites le bonhomme la veille : deux yeux et une bouche au feutre, la ceinture cousue à son ventre, la tuque enfoncée. Cachez-le dans le corridor, tout contre la porte du local.',
        'Coupez une quarantaine de bandes longues comme votre main et collez-les, un bout replié, au bord d’une table basse. Les rouleaux et les ciseaux retournent en haut de l’armoire.',
        'Rangez les boîtes contre un mur. Au milieu, tracez au ruban un grand rond de deux pas : le terrain du palais, loin de la porte.',
        'Prévenez la collègue d’en face et la cuisine de l’heure du défilé. Dégagez le corridor et collez-y une ligne bleue, du seuil jusqu’à la {3-4a|dernière}{!3-4a|première} porte amie; la sortie de secours reste libre.',
        '{1adulte|Seule avec huit enfants, placez-vous entre la table du ruban et le palais; en parade, fermez la marche.} {2adultes|À deux, l’une ouvre la marche, l’autre la ferme.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Dos à la porte, cognez-y sans qu’on le voie : toc, toc, toc! Entrouvrez, faites passer une tuque rouge, puis un gros ventre. « Oh! De la visite du carnaval. » Le bonhomme ne parle pas. Penchez-le : il salue. Levez-lui un coin : il lève la jambe. Un enfant répond du bras, un autre du derrière. « Il a chaud, ici. Où va-t-on l’installer? » Les photos, si vous les avez, passent de main en main.',
        ),
        play(
          { 20: 8, 30: 11 },
          'Les boîtes voyagent dans les bras, sur la tête, poussées du ventre. Elles s’alignent autour du rond bleu et font un muret. {2-3a|Une boîte va, une boîte revient : le palais change de place, et c’est encore un palais.} {3-4a|Une deuxième boîte monte sur la première si deux enfants la tiennent. Où laisse-t-on la porte?} Sur le carton, les bandes bleues deviennent du givre, des fissures, une fenêtre. On décolle par le bout replié, on colle, on recolle. Un coussin fait le trône, les autres, des sièges pour les invités. Le bonhomme essaie tout : trop serré, il tombe de côté, on élargit.',
        ),
        play(
          { 20: 5, 30: 9 },
          'La parade! La ligne bleue sort dans le corridor. Deux enfants portent le bonhomme par les coins, les autres lèvent les genoux, mains en trompette. Scandez, un pas par mot fort; ils reprennent avec vous « Bonhomme, bonhomme » : « Bonhomme, bonhomme, lève le pied, bonhomme, bonhomme, on va passer! Un bras en haut, le dos plié, le carnaval va défiler! » {3-4a|À chaque}{!3-4a|À la} porte, arrêt : chacun fait au voisin le salut de son choix, et le voisin le refait. {!3-4a|Deux autres enfants le portent pour revenir.} {3-4a|Qui porte ensuite? Les porteurs tendent un coin à qui ils veulent.} {30min|Au retour, la parade marche sur la pointe des pieds, ou à pas de neige profonde : les enfants proposent.}',
        ),
        closing(
          { 20: 4, 30: 6 },
          'Le bonhomme s’assoit dans son palais, le groupe autour. Du doigt, on suit le givre bleu : « Cette fenêtre-là, qui l’a collée? » Un salut part d’un enfant et fait le tour; le bonhomme le rend. Les bandes décollées se roulent en une grosse balle de glace, que vous gardez. Les boîtes retournent contre le mur avec leur givre, et le bonhomme dort sur son coussin jusqu’à demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites vivre le bonhomme lentement : penché, il remercie; couché sur une boîte, il écoute.',
          'Nommez le salut que vous voyez : « Toi, tu salues du coude. » Le groupe l’essaie.',
          'Quand deux enfants tirent la même boîte, mettez-vous à genoux au bout : « À deux, elle va où? »',
          'Laissez croche une bande collée croche : le givre l’est aussi.',
        ],
        questionsOuvertes: [
          'Comment salue-t-on quelqu’un qui ne parle pas?',
          'Par où entrera-t-il, avec son gros ventre?',
          'Quel salut feras-tu à ce voisin-là?',
          'Qu’est-ce qui manque à son palais?',
        ],
      },
      vocabulaire: [
        'le carnaval',
        'le bonhomme',
        'le palais de glace',
        'le givre',
        'la parade',
        'saluer',
        'la ceinture fléchée',
        'décoller',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Décoller et recoller la même bande dix fois remplit une fête. {!3-4a|Le palais reste bas, une seule boîte de haut; la parade va jusqu’à la première porte et revient.} {3-4a|Dans la parade, ils marchent juste devant vous, un coin du bonhomme en main si ça leur plaît.}',
        },
        {
          pour: '3-4a',
          texte:
            'Ils tracent au ruban, avec vous, les pièces du palais : la chambre, la patinoire, la salle des invités. Un portier demande un salut à l’entrée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un gros bonhomme à visage fixe effraie parfois : couchez-le plus loin, tuque ôtée, et l’enfant la lui remet quand il veut, ou jamais. Un enfant en fauteuil porte le bonhomme sur ses genoux et ouvre la parade.',
        },
        {
          pour: 'autre_saison',
          texte:
            'En été, la même taie coiffée d’un chapeau de paille devient un campeur, et le ruban vert dessine sa tente.',
        },
      ],
      securite: {
        risquesAcceptes: ['Muret qui s’écroule, boîte reçue sur l’orteil.', 'Larme devant une boîte convoitée.'],
        dangersAEliminer: [
          'Boîte dans laquelle on s’enferme : elles sont toutes fermées au ruban, et le palais n’a pas de toit.',
          'Ruban dans la bouche ou autour d’un doigt : bandes longues comme votre main, aucune miette; la balle finale monte sur l’armoire.',
          'Enfant debout sur une boîte : elle cède. On bâtit les pieds au plancher.',
          'Corridor : porte qui s’ouvre, plancher mouillé par les bottes, chariot de la cuisine. Regardez du seuil avant d’ouvrir la parade, tout le monde en souliers.',
          'Ceinture ou tissu au cou d’un enfant : seul le bonhomme en porte, cousue à lui.',
        ],
        supervision: 'palier2',
        allergies: ['Oreillers de plumes : bourrez la taie de coussins synthétiques si un enfant du groupe y réagit.'],
      },
      observation: [
        'Motricité globale : que fait son corps avec une boîte qui lui cache les pieds?',
        'Compétences sociales : guettez un salut rendu, {3-4a|un coin du bonhomme tendu à un ami, }une boîte cédée.',
        'Motricité fine : regardez quels doigts attaquent le bout replié, et ce que l’autre main retient.',
      ],
      prolongements: [
        'Le lendemain, le palais se rebâtit au coin lecture : on y écoute une histoire, assis entre les murs bleus.',
        'Le bonhomme reçoit de la visite au départ : le parent qui le veut fait un salut de chez lui, dans sa langue, et l’enfant l’apprend au groupe.',
      ],
      reflexionRetroaction: [
        'Le bonhomme était-il leur invité ou ma marionnette?',
        'Quel salut est resté dans les gestes du groupe après la fête?',
      ],
    },
  },
]
