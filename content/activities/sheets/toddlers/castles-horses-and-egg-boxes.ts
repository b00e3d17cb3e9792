import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_CASTLES_HORSES_AND_EGG_BOXES_SHEETS: readonly BankSheet[] = [
  {
    key: 'dis-un-mot-le-chateau-s-ouvre',
    summary:
      'Un mur de coussins, une porte de carton qui dort : un mot la réveille. Dedans, des rois et des reines; dehors, un dragon qui a froid.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cabanes-et-constructions', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'château',
      'princesse',
      'prince',
      'roi',
      'reine',
      'couronne',
      'chevalier',
      'dragon',
      'dragon gentil',
      'royaume',
      'conte de fées',
      'château de coussins',
      'coussins',
      'cogner à la porte',
      'toc toc',
      'cogner',
      'entrer et sortir',
      'mot magique',
      'mot de passe',
      'se déguiser',
      'déguisement',
    ],
    seen: [
      'il bloque l’entrée du coin coussins et fait ouvrir quand on dit le bon mot',
      'ils empilent des coussins en mur et se mettent un bol sur la tête',
      'elle frappe, entre, ressort, refrappe, dix fois la même porte de carton',
      'il ne veut laisser entrer personne dans sa maison, deux amies chialent dehors',
      'elle a peur du dragon mais apporte une couverte pour qu’il n’ait plus froid',
      'elle veut être la reine et l’autre aussi, ça s’obstine pour la couronne',
      'depuis le spectacle de conte, ils défendent leur forteresse de boîtes contre un toutou vert',
      'à l’accueil ce matin, il a tenu la porte et demandé un mot à chacun',
    ],
    scenes: ['ouvrir-fermer', 'deguiser', 'empiler-construire', 'monstres'],
    picture:
      'Derrière un mur de coussins, deux enfants couronnés ouvrent une porte de carton à une amie qui cogne; un dragon en peluche dort dans un coin.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Dis un mot, le château s’ouvre',
      observationDepart:
        '{2-3a 3-4a 4-5a|Assis derrière deux coussins debout, un enfant porte un bol sur la tête. « Je suis le roi. » Une amie cogne, il ouvre. Elle entre, ressort, cogne encore.} {!2-3a !3-4a !4-5a|Un enfant tape sur un carton debout. Derrière, vous répondez : « Oui? » Il rit, recule, revient taper plus fort.}',
      intentionEducative:
        'Permettre aux enfants d’avoir un dedans bien à eux{2-3a 3-4a 4-5a|, de l’ouvrir à un mot, et d’y être roi, princesse ou dragon selon leur envie}{!2-3a !3-4a !4-5a|, de cogner et de voir s’ouvrir, d’entrer et de sortir aussi souvent qu’ils le veulent}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Bâtir un mur bas, y garder un passage, entrer et sortir.',
        'Trouver un mot, un bruit ou un coup qui réveille la porte{4-5a|, et la règle qui dit quels mots l’ouvrent}.',
        'Ouvrir à qui le demande, refermer derrière lui{0-18m|; pour le poupon, taper la porte et voir paraître quelqu’un}.',
        '{2-3a 3-4a 4-5a|Choisir qui l’on est au château, puis changer d’avis.}{!2-3a !3-4a !4-5a|Nourrir un dragon de rien, lui donner chaud, le coucher.}',
      ],
      materiel: [
        item('Gros coussins fermes, sans plumes, les murs', 'six, et un par enfant', 'Gros blocs de mousse'),
        item(
          'Boîtes de carton vides, hautes comme un genou d’enfant',
          'une par enfant, et deux de plus',
          'Gros blocs légers',
        ),
        item(
          'Cartons plats, hauts comme la poitrine du plus petit, un peu plus larges qu’un trou du mur, les portes',
          'deux',
          'Coussins minces, tenus debout',
        ),
        item(
          'Bandes de carton mince à pointes rondes, larges de quatre doigts, plus longues qu’un tour de tête, les couronnes',
          'une par enfant{0-18m|, sauf les poupons,} et une pour vous',
          'Bandes de papier fort',
        ),
        item('Ruban de papier, gardé par l’adulte', 'un rouleau', null),
        item('Gros feutre, pour les prénoms, gardé par l’adulte', 'un', 'Gros crayon de cire'),
        item(
          '{4-5a|Gros crayons de cire, pour le signe des portes, rendus à l’adulte ensuite}',
          'quatre',
          'Craies grasses',
        ),
        item(
          'Gros toutou aux yeux brodés, long comme votre bras, le dragon',
          'un',
          'Traversin, deux bas roulés pour la patte et le museau',
        ),
        item('Couverture verte, la peau du dragon', 'une', 'Grande serviette'),
        item('Carrés de tissu orange, grands comme un linge à vaisselle, le feu', 'trois', 'Débarbouillettes rouges'),
        item('Bols de plastique', 'un par enfant{0-18m|, et deux à changer pour les poupons}', 'Gobelets de plastique'),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un}', null),
        optional('{!multiage si-instruments|Tambourin ou maracas}', '{!multiage si-instruments|un}', null),
        optional(
          '{!multiage 2-3a 3-4a 4-5a si-clés si-trousseaux-de-clés|Grosses clés ou trousseau de vieilles clés}',
          '{!multiage 2-3a 3-4a 4-5a si-clés si-trousseaux-de-clés|trois au moins, sur un anneau qui ne s’ouvre pas}',
          null,
        ),
        optional(
          '{!multiage si-lampes-de-poche|Lampe de poche à piles vissées}',
          '{!multiage si-lampes-de-poche|une}',
          null,
        ),
      ],
      preparation: [
        'La veille, passez la main sur les boîtes, ôtez les agrafes et fermez tout au ruban : elles bâtissent, on n’y entre pas.',
        'Le matin, offrez une bande à chaque enfant{0-18m| qui marche d’un pas sûr}. À qui la veut, fermez-la autour de la tête d’un seul bout de ruban, deux doigts de jeu : tirée, elle s’ouvre. Écrivez-y le prénom{4-5a|; à quatre ans, on en trace soi-même la première lettre}. Chaque couronne reste à la même tête, à cause des poux.',
        'Choisissez un bord de mur sans fenêtre ni meuble, loin de la porte du local. Contre lui, commencez un large demi-rond : trois coussins debout, un trou de la longueur de votre avant-bras, trois coussins, un autre trou. Le château ne dépassera pas le nombril du plus petit. Empilez à côté le reste des coussins, les boîtes et les cartons-portes. {si-tunnel|À un pas du deuxième trou, couchez le tunnel : c’est le passage secret du château.}',
        'À quatre pas de là, couchez le toutou sous la couverture verte, une patte dehors. Posez près de lui les bols et les tissus orange. {0-18m|La couverture des poupons est à côté de lui, à un pas de sa patte, aussi loin que lui du château : ce sont les gardiens du dragon.}',
        '{1adulte !0-18m|Seule, restez entre le château et le dragon, à genoux ou assise : vous voyez par-dessus le mur, et c’est vous qui ronflez.} {1adulte 0-18m|Seule, avant qu’on bâtisse, portez les poupons à leur couverture et assoyez-vous entre eux et le dragon, face au château : vous voyez par-dessus le mur, et c’est vous qui ronflez.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une voyage et cogne aux portes, l’autre prête sa voix au dragon.} {2adultes 0-18m|Les poupons sont contre celle-ci dès qu’on bâtit.}',
        '{avec-coussin|Ajoutez @materiel à la pile : le mur ira plus loin.} {avec-tissu|Étendez @materiel sur un bout de mur : c’est la bannière du château.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'La couronne sur la tête, assoyez-vous dans le château, un carton debout dans le trou, devant vous. Ronflez. « C’est la porte. Elle dort. » Cognez dessus en disant : « Porte, porte, lève-toi, c’est la reine, c’est le roi! Porte, porte, j’ai un mot : banane! Ouvre en grand ton beau château! » Crrric, le carton glisse de côté. Regardez qui est là, refermez : la porte se rendort. {0-18m|Les poupons, contre vous, voient un visage à chaque « crrric ».} {18-24m multiage|Un trottineur}{18-24m !multiage|Un enfant} {18-24m|cogne du plat de la main et guette le bruit.} Le premier mot venu l’ouvre; un cri ou un coup aussi. {!multiage si-instruments|Un coup de tambourin ou de maraca la réveille tout autant.} {4-5a|Demandez : « Qui sera son gardien, et quels mots aimera-t-elle? »} {!2-3a !3-4a !4-5a|À chaque coup, dites qui est là, par son prénom.} Puis laissez le carton aux mains qui le prennent.',
        ),
        play(
          { 10: 3, 20: 8, 30: 12, 45: 17 },
          'Les coussins arrivent à pleins bras, les boîtes se poussent; le mur s’allonge, tombe, se remonte. {2-3a 3-4a 4-5a|À chaque trou, quelqu’un tient le carton et quelqu’un cogne.} {!multiage 2-3a 3-4a 4-5a si-clés si-trousseaux-de-clés|Une clé tournée contre le carton, clic, clic, vaut un mot : crrric!} {!2-3a !3-4a !4-5a !0-18m|À un trou, tenez le carton : un enfant cogne, crrric, « Entre! » Il ressort par l’autre trou, resté ouvert, et revient cogner.} {0-18m|Tenez une porte sous vos yeux : un poupon tape, crrric, c’est vous.} {!2-3a !3-4a !4-5a 0-18m|Les trottineurs viennent y cogner aussi; au château, les deux trous restent ouverts : on y passe à quatre pattes, on en ressort.} {18-24m multiage|Un trottineur}{18-24m !multiage|Un enfant} {18-24m|pousse sa boîte : poum, le mur s’écroule.} {2-3a|Le même « toc » sert vingt fois. On entre pour ressortir.} {3-4a|La porte fait la difficile, par la voix de son gardien : il lui faut un mot qui pique, un mot tout petit.} {3-4a !4-5a|Elle veut même un mot que personne n’a jamais dit.} {4-5a|Une gardienne dessine un poisson sur son carton couché, puis le relève : cette porte-là n’aime que les mots de la mer.} {2-3a 3-4a 4-5a|Dedans, une reine transporte des boîtes,} {2-3a 3-4a 4-5a !0-18m|un roi berce son coussin,} {!18-24m|une princesse ronfle,} {2-3a 3-4a 4-5a|un chevalier met la table.} {!2-3a !3-4a !4-5a !0-18m|Remettez un coussin debout; ils le poussent, poum.} {!2-3a !3-4a !4-5a|Dedans, l’un s’assoit sur son coussin et se tait, un autre se couche, un troisième tourne une boîte.} {!0-18m|Cognez à votre tour :} {0-18m|Cognez au plancher :} « Bonjour! Qui habite ici? » {!0-18m 2-3a 3-4a 4-5a|Puis parlez à ce roi, à cette reine.} {!2-3a !3-4a !4-5a|Une tête paraît : « Ah, c’est toi! Bonjour! » Dites son prénom}{!0-18m !2-3a !3-4a !4-5a|, cachez le bas de votre visage derrière le mur, recommencez.}{0-18m !2-3a !3-4a !4-5a|, cachez le bas de votre visage derrière votre carton, recommencez.}',
        ),
        play(
          { 10: 3, 20: 5, 30: 9, 45: 16 },
          '« Rrron… j’ai froid. » La voix du dragon, c’est vous. Soulevez un coin de couverture : un museau. {0-18m|Le poupon le flatte avec vous, reçoit un bol.} {2-3a|Une main touche la patte et se sauve derrière le mur; on ferme, on rouvre, il n’a pas bougé.} {18-24m multiage|Un trottineur}{18-24m !multiage|Un enfant} {18-24m|sert le dragon.} {3-4a 4-5a|Un chevalier part avec un bol de rien, bien plein; d’autres ramènent le dragon à quatre bras.} {3-4a !4-5a|Porté en travers, il ne passe pas le trou : que fait-on du mur?} {4-5a|Il ne passe pas : une bâtisseuse compte les coussins de trop et les ôte.} {!3-4a !4-5a|Tendez au dragon un bol de rien; un autre bol arrive.} {!2-3a !3-4a !4-5a|« Miam! Encore! » Ronflez un peu plus fort, puis sursautez, la main sur le cœur. Ils se sauvent au château et reviennent voir, un bol à la main.} Nourri, il souffle son feu{0-18m| jusqu’à vous} : étalez un tissu orange par terre et tendez vos paumes au-dessus, sans toucher. « Ça réchauffe. » {!multiage si-lampes-de-poche|Une lampe de poche sous le tissu : la braise rougeoie.} D’autres paumes viennent. {45min !2-3a !3-4a !4-5a|Plus tard, la peau verte sur vos épaules, ronflez : vous êtes le dragon, et les bols viennent à vous. Puis prêtez la peau à qui la tire.} {45min 2-3a 3-4a 4-5a|Plus tard, quelqu’un met la peau verte sur ses épaules, rampe jusqu’au château et cogne.} {45min 2-3a 3-4a 4-5a !0-18m|La porte lui demande un mot.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 7 },
          'La porte bâille. Elle ne veut plus que des mots chuchotés; chacun lui en souffle un, ou souffle tout court, puis sort porter un coussin ou une boîte à la pile. {18-24m multiage|Un trottineur}{18-24m !multiage|Un enfant} {18-24m|traîne le sien par un coin.} {0-18m|Chuchotez un mot au poupon, qui regarde remuer vos lèvres.} {4-5a|Les gardiens sortent en dernier et comptent les têtes : tout le monde est dehors?} Le château se défait par le dedans, les couronnes se couchent côte à côte sur une tablette. Bordez le dragon, un tissu orange sous la patte. Posez le carton à plat et dites, en le tapotant : « Porte, porte, rendors-toi, dors, la reine, dors, le roi. Porte, porte, plus un mot : bonne nuit, mon beau château. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a 3-4a 4-5a|Demandez « qui es-tu, aujourd’hui? » avant de dire roi ou princesse, et appelez l’enfant ainsi tant qu’il y tient.} {!2-3a !3-4a !4-5a|Nommez le coup avant d’ouvrir : « Toc, toc! Tu cognes. » Attendez un second coup, puis faites glisser le carton.} {4-5a|Deux reines pour un château? Il a deux trous : chacune règne sur sa porte.}',
          '{2-3a 3-4a 4-5a|Un « caca! » à la porte? Elle s’ouvre du même « crrric » que pour banane, puis réclame un mot qui sent meilleur.}{!2-3a !3-4a !4-5a|Deux mains tirent le même carton? Donnez-en un second à l’une : il y a deux portes au château.}',
          '{2-3a 3-4a 4-5a|Un gardien garde sa porte fermée et l’ami se fâche : appelez cet ami près de vous, cherchez un mot à deux, puis montrez l’autre trou.}',
          'Quelqu’un surveille le dragon de loin? Ronflez plus bas et laissez-lui le mur pour se cacher. {0-18m|Un poupon se crispe? Ronflez sans voix, du souffle seulement.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Quel mot pourrait la réveiller?}{!2-3a !3-4a !4-5a|Comment on la réveille, la porte?}',
          '{2-3a 3-4a 4-5a|Qui habite ton château?}{!2-3a !3-4a !4-5a|Qui est là?}',
          'De quoi le dragon a-t-il besoin?',
          '{2-3a 3-4a 4-5a|Par où le faire entrer}{4-5a|, et combien de coussins faut-il ôter}{2-3a 3-4a 4-5a|?}',
        ],
      },
      vocabulaire: [
        'le château',
        'la couronne',
        '{2-3a 3-4a 4-5a|le chevalier}{!2-3a !3-4a !4-5a|le dragon}',
        'le mur',
        'réveiller',
        'cogner',
        'dedans',
        'dehors',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Son mot, c’est sa paume, un « baba », un regard : glissez le carton dès qu’il vient, et dites son prénom. Gardez le carton immobile une respiration de plus, et il redemande. Couché, il voit la porte monter et descendre à vos genoux, loin de son visage.',
        },
        {
          pour: '18-24m',
          texte:
            'Laissez-lui, face à vous, un trou sans carton. Il entre, ressort, et chaque fois vous dites « Bonjour! » par-dessus le mur. La couronne qui le gêne se porte à la main.',
        },
        {
          pour: '2-3a',
          texte:
            'Appuyez un carton contre les deux bords d’un trou, sans gardien : on le pousse de côté soi-même, crrric, et l’on est reine ou roi. {!3-4a !4-5a|Le dragon ne quitte sa place que dans vos bras.}',
        },
        {
          pour: '3-4a',
          texte:
            'Le gardien choisit une sorte de mots : ce qui se mange, ce qui vole, ce qui fait rire. Les mots inventés passent aussi. On change de gardien quand sa porte s’endort.',
        },
        {
          pour: '4-5a',
          texte:
            'Le mot de passe se coupe en deux. Qui cogne dit « dra », le gardien répond « gon », et la porte glisse au mot entier. Ils en inventent un autre et le chuchotent à qui ne le sait pas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Élargissez un trou à la mesure du fauteuil ou de la marchette : on y entre de front. Roues freinées juste à côté, l’enfant peut garder la porte; le carton glisse le long de sa roue quand il le tire.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, la manche de manteau est une porte qui dort : un mot, et la main passe.} {hiver|L’été, la porte de la cour dort aussi : un mot chacun, le chapeau de soleil en guise de couronne, et l’on sort.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mur qui tombe, rire dessous.', 'Porte fermée au nez d’un ami.'],
        dangersAEliminer: [
          'Carton rabattu sur un visage ou des doigts : il glisse de côté, debout, les mains sur le dessus; fendu, il sort du jeu.',
          'Enfant couché sous les coussins, d’autres par-dessus : le mur s’arrête au nombril, et vous dégagez tout de suite qui a disparu.',
          'Château sans sortie : rien ne s’empile dans les trous, et qui veut sortir sort, même si la porte dort.',
          'Enfant debout sur une boîte ou sur le mur, qui cèdent : ramenez-le au plancher et tendez-lui un coussin à porter.',
          'Couronne descendue au cou, couverture sur une tête : l’une s’ouvre quand on tire, l’autre se porte sur les épaules.',
          'Bras ou bande de carton changés en épée : tendez à cet enfant un bol bien plein, à porter des deux mains jusqu’au dragon.',
          '{0-18m|Mur qui tombe près d’un poupon : il n’entre au château que contre vous, avant qu’on bâtisse; ensuite, sa couverture est à trois pas des coussins et personne ne la traverse.}',
          '{0-18m|Peau verte, tissu orange ou toutou sur un visage : on flatte le dragon avec votre main; rien de lui ne reste sur la couverture d’un poupon.}',
          '{0-18m 18-24m|Carton mordu, couronne mâchée : retirez-les avant qu’un bout se détache, et donnez un bol de plastique à la place.}',
          '{18-24m|Enfant renversé par un porteur pressé : entre le château et le dragon, on marche, même chargé.}',
          '{si-tunnel|Têtes qui se cognent dans le tunnel : un enfant à la fois, tous par le même bout; rien n’en bouche la sortie.}',
          '{!multiage 2-3a 3-4a 4-5a si-clés si-trousseaux-de-clés|Clé à la bouche, dans une prise ou une vraie serrure : le trousseau ne quitte pas le château, et les mains se lavent après.}',
          '{!multiage si-lampes-de-poche|Faisceau dans les yeux : la lampe est couchée sous le tissu, et vous l’y remettez.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Boîtes d’aliments : des traces de lait, d’œufs ou de noix y restent; bâtissez avec des boîtes de couches ou de papier.',
        ],
      },
      observation: [
        'Fonction symbolique : {2-3a 3-4a 4-5a|sa voix et son pas, dehors puis dedans; qu’est-ce que le mur y a changé?}{!2-3a !3-4a !4-5a|que fait-il au dragon, et que dit sa main ou sa voix en le faisant?}',
        'Langage oral : gardez par écrit un mot{!2-3a !3-4a !4-5a|, ou un son,} qu’un enfant a offert à la porte et un autre qu’il a repris d’un ami{!2-3a !3-4a !4-5a| ou de vous}.',
        'Identité : {2-3a 3-4a 4-5a|le rôle qu’il prend, et sa réponse quand on le nomme autrement.}{!2-3a !3-4a !4-5a|ce qu’il fait quand la porte dit son prénom.}',
      ],
      prolongements: [
        'Appuyez un carton-porte à l’entrée du coin lecture : un mot, et l’on entre écouter un conte de château.',
        'À l’heure du départ, l’enfant tient la porte. Le parent dit un mot de la maison, dans sa langue, et le château les laisse partir ensemble.',
      ],
      reflexionRetroaction: [
        '{2-3a 3-4a 4-5a|À qui ai-je dit « princesse » ou « chevalier » sans l’avoir demandé?}{!2-3a !3-4a !4-5a|Ai-je attendu le deuxième coup avant d’ouvrir?}',
        'Qui a passé son temps dedans, qui l’a passé dehors, et qu’y trouvaient-ils?',
      ],
    },
  },
  {
    key: 'galope-jusqu-a-la-carotte',
    summary:
      'Tagada! Les chevaux galopent, freinent devant une main ouverte, croquent l’air, se font brosser le dos et repartent quand ils veulent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'animaux-et-traces'],
    materials: ['tissus', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Dans un parc clôturé, le carré se pose sur {!hiver|l’herbe}{hiver|la neige molle}, loin de la barrière et des chiens.',
      INDOORS: 'Dans le local, on galope sur place, on voyage à quatre pattes, et l’écurie longe un mur.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cheval',
      'chevaux',
      'galop',
      'galoper',
      'tagada',
      'poney',
      'cowboy',
      'écurie',
      'carotte',
      'nourrir le cheval',
      'brosser',
      'hennir',
      'sabot',
      'courir',
      's’arrêter',
      'faire le cheval',
      'bouger',
    ],
    seen: [
      'ils courent en sautillant, les poings en avant comme s’ils tenaient des guides',
      'elle tend sa paume bien plate et l’autre vient faire semblant de brouter dedans',
      'il file autour des cônes puis freine sec devant la main ouverte',
      'ils ont de l’énergie à brûler, ils font le tour de la cour à la fine épouvante',
      'il a peur de se faire mordre en donnant à manger à une grosse bête',
      'il voudrait toujours être celui qu’on flatte et qu’on brosse dans le dos',
      'depuis la visite de la ferme équestre, elle souffle des babines et piaffe dans la file',
      'dans la neige molle du parc, ils lèvent les genoux très haut et hennissent',
    ],
    scenes: ['courir', 'imiter-animaux', 'figer'],
    picture:
      'Un enfant tend à plat une carotte de tissu à une amie qui arrive au galop; près d’eux, une autre brosse le dos d’un ami à quatre pattes.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Galope jusqu’à la carotte',
      observationDepart:
        '« Hiii! » Une enfant {dehors|traverse au galop}{dedans|trépigne sur place}, les poings sur des rênes invisibles. Un ami lui tend sa main vide. Elle s’arrête, croque l’air et repart.',
      intentionEducative:
        'Soutenir le plaisir de lancer son corps, de l’arrêter, et de prendre soin d’un cheval qui est un ami.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Galoper{dedans| sur place}, freiner et s’arrêter près de la carotte.',
        'Tendre la main à plat et guetter la bouche du cheval.',
        'Brosser un dos avec la force qui plaît à ce dos.',
        '{3-4a|Passer du pas au trot, puis au galop.}',
      ],
      materiel: [
        item(
          'Débarbouillettes orange, roulées serré et nouées, longues comme votre main, les carottes',
          'une par enfant et quatre de plus',
          'Bas orange d’adulte, roulés en boule',
        ),
        item('Chaudières, les mangeoires', 'quatre', 'Gros bols de plastique'),
        item('Brosses souples sans manche, lavées', 'une pour deux enfants', 'Débarbouillettes pliées en quatre'),
        item(
          '{dehors !hiver|Couvertures de pique-nique, l’écurie}{dedans|Tapis minces à envers antidérapant, l’écurie}',
          'deux',
          '{dehors !hiver|Tapis d’extérieur}{dedans|Ruban-cache qui trace l’écurie au plancher}',
        ),
        item('{dehors|Cônes, les coins du galop}', 'quatre', 'Gros pots de plastique renversés'),
        item('{dehors ete|Gourdes d’eau}', 'une par enfant', null),
      ],
      preparation: [
        '{dehors|Hors de l’asphalte, posez les cônes en carré, à six grands pas l’un de l’autre. Parcourez le tour à pied, à l’extérieur des cônes : ni trou, ni racine, ni crotte, ni module de jeu à moins de deux pas. On galopera autour, et l’écurie sera au milieu.} {dedans|Poussez les meubles. Étendez les tapis le long d’un mur : c’est l’écurie. Devant, gardez le plancher libre, et ôtez bas et pantoufles s’il glisse.}',
        '{dehors ete|Choisissez l’ombre, et posez les gourdes à l’écurie : l’abreuvoir.} {dehors hiver|Choisissez une neige molle, à hauteur de cheville, et sondez-la du talon : ni glace, ni butte. Tapez à la botte le milieu seulement. Rentrez les cordons dans les manteaux.} {dehors printemps|La boue fait tomber de tout son long : cherchez le coin le plus ferme.} {dehors automne|Ôtez du tour les feuilles mouillées, qui font glisser.} {dehors !hiver|Étendez les couvertures bien à plat, au milieu.}',
        'Placez les mangeoires au bord de l’écurie, les carottes dedans, les brosses à côté. Laissez au rangement cordes, ceintures et bâtons à tête de cheval : les rênes sont invisibles.',
        '{1adulte dehors|Seule, tenez-vous au bord de l’écurie, du côté d’où vous voyez la barrière, et pivotez avec le galop.} {1adulte dedans|Seule, assoyez-vous au bout des tapis, d’où vous voyez le plancher et l’écurie.} {2adultes|À deux, l’une reste à l’écurie, l’autre suit les chevaux.}',
        '{avec-contenant|Alignez @materiel avec les mangeoires : il en faut pour tous les appétits.} {avec-tissu|Pliez @materiel sur le bord de l’écurie : c’est le foin.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux, tapez vos cuisses, lentement, puis plus vite : « Au pas, au pas, j’ai faim, je crois. Au trot, au trot, sur mes sabots. Au galop, galop, galop… hooo! La carotte, et puis dodo. » À « hooo », vos mains s’arrêtent net. Soufflez des lèvres, « prrr ». Couchez une carotte sur votre main bien plate, les doigts collés : « Comme une assiette : le cheval mange, et mes doigts restent entiers. » Tournez la tête de l’un à l’autre. « Qui galope? Qui nourrit? »',
        ),
        play(
          { 20: 8, 30: 12, 45: 18 },
          '{dehors|Les chevaux partent autour des cônes, dans le sens de votre bras tendu.} {dedans|Les genoux montent et descendent sur place, tagada; d’autres chevaux voyagent à quatre pattes.} {dehors hiver|Dans la neige molle, on lève haut les bottes, on s’assoit sans le vouloir, on repart.} Au bord de l’écurie, une main s’ouvre, une carotte couchée dessus. Le cheval la voit, {dehors|quitte le tour, }freine, approche le nez. Croc, croc, à côté de la main; puis la carotte tombe dans la mangeoire, avalée. {2-3a|On galope aussi la carotte au poing, et l’on se nourrit soi-même.} {3-4a dehors|« Viens, la picotée! » Le cheval qu’on appelle arrive au trot, ou fait celui qui n’entend pas.} {3-4a dedans|« Viens, la picotée! » Le cheval qu’on appelle arrive à quatre pattes, ou fait celui qui n’entend pas.} Un cowboy passe : ses jambes font le cheval, ses poings tiennent les rênes. Qui veut nourrir prend une carotte; qui veut galoper dépose la sienne.',
        ),
        play(
          { 20: 5, 30: 9, 45: 15 },
          'Un cheval se repose à l’écurie, debout ou à quatre pattes. Présentez-lui la brosse et laissez-le la sentir. Elle descend des épaules à la taille, par-dessus {!hiver|le chandail}{hiver dedans|le chandail}{hiver dehors|le manteau, et la neige tombe}. « Plus fort? » Le oui est un coup de tête, le non un pas de côté, et la brosse s’arrête. {2-3a|On brosse un coude, un genou, la mangeoire, puis votre dos.} {3-4a|Un poney boude la carotte. Une pomme inventée? De l’herbe d’air? On cherche ce qui lui plaît.} {45min dehors|Puis le troupeau part en voyage au pas, à côté de vous. On fait semblant de boire, on dort debout une minute, et le galop reprend autour des cônes.} {45min dedans|Puis le troupeau part en voyage à quatre pattes : sous une table, autour d’une chaise, une gorgée d’eau inventée, et retour à l’écurie.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Votre « hooo » descend, long et grave. Les chevaux rentrent au pas et se tassent {dehors hiver|sur la neige tapée, accroupis}{dehors !hiver|sur les couvertures}{dedans|sur les tapis}. Carottes et brosses retournent aux chaudières, une par main. Deux doigts galopent encore sur votre {!hiver|genou}{hiver dedans|genou}{hiver dehors|manche} : redites le couplet avec eux, tout bas. À « dodo », les doigts se couchent. Brossez de la paume chaque dos qui se tend. Un petit coup de tête, et l’on redevient des enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Des doigts pincent la carotte? Posez la vôtre sur votre main plate, juste à côté, et laissez regarder.',
          'Le galop s’essouffle? Redites le couplet : au pas, au trot, au galop. Gardez « hooo » pour lui et pour le vrai besoin : il arrête alors tout le troupeau.',
          '{dehors|Deux chevaux foncent l’un vers l’autre : avancez entre eux, bras ouvert vers le bon côté.} {dedans|Deux chevaux à quatre pattes se bloquent, nez à nez : « Qui sait reculer? »}',
          'Dites ce que répond le dos : « Il a bougé l’épaule, il en a assez. » Et posez votre brosse la première.',
        ],
        questionsOuvertes: [
          'À quoi vois-tu que ton cheval a faim?',
          'Comment t’es-tu arrêté?',
          'Où aime-t-il la brosse, et où ne l’aime-t-il pas?',
          '{3-4a|Que lui offrir, s’il boude la carotte?}',
        ],
      },
      vocabulaire: ['galoper', 'au pas', 'freiner', 'le sabot', 'l’écurie', 'la mangeoire', 'à plat', 'brosser'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            '{dehors|Galoper, ici, c’est courir en faisant du bruit, et l’arrêt vient trois pas trop loin.} {dedans|Galoper, ici, c’est trépigner en faisant du bruit.} Les premières fois, glissez votre main à plat sous la main qui nourrit. Qui tient trop à sa carotte galope avec.',
        },
        {
          pour: '3-4a',
          texte:
            'Un enfant mène le couplet : le troupeau galope sur sa voix et s’arrête à son « hooo », lancé quand il veut. {dehors !hiver|Montrez aussi le vrai galop, le même pied toujours devant, l’autre qui court après lui.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant part en flèche et ne trouve plus l’arrêt? Placez devant vous deux mangeoires à {dehors|quatre}{dedans|deux} pas l’une de l’autre, une carotte dans chacune. Court trajet, arrêt sûr, demi-tour : il le refait autant qu’il veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, le troupeau galope à l’ombre et boit à la gourde après chaque tour.} {!hiver|L’hiver, dehors, le galop lève haut les bottes dans la neige molle, et la brosse fait tomber de la vraie neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux au sol, épaules qui se cognent.', 'Carotte tirée à deux.'],
        dangersAEliminer: [
          'Lien au cou, à la taille ou aux poignets, lasso compris : aucun. Seules la carotte et la voix arrêtent un cheval.',
          'Enfant monté sur un autre : faites-le descendre, le cavalier galope sur ses propres jambes.',
          'Bâton enfourché, surtout près d’une marche : prenez-le, deux mains libres galopent mieux.',
          'Carotte mâchée pour vrai : elle part au lavage, et vous en tendez une sèche.',
          'Brosse au visage, dans les cheveux ou à la bouche : elle ne monte pas plus haut que les épaules, par-dessus le vêtement.',
          '{dehors|Course vers la sortie ou en sens contraire : la barrière est fermée, et l’on tourne d’un seul côté.} {dedans|Course sur le plancher : ramenez le galop sur place, ou à quatre pattes.}',
          '{dehors hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; touchez nuques et mains entre deux galops, et déplacez le carré si la neige tapée glace.}',
          '{dehors ete|Soleil et chaleur : chapeaux, ombre, et un arrêt à la gourde dès que les joues rougissent.}',
          'Vrai cheval ou chien rencontré après ce jeu : la main à plat est pour les amis; lui, on le regarde à distance, sans toucher ni nourrir.',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme : l’effort peut faire siffler{hiver dehors|, surtout dans l’air froid}; la pompe est sur vous, et le cheval essoufflé rentre à l’écurie.',
          '{dehors !hiver|Allergie aux piqûres : l’auto-injecteur est dans votre poche, pas dans le local.}',
        ],
      },
      observation: [
        'Motricité globale : {dehors|de l’élan à l’arrêt, combien de pas lui faut-il, et que font ses bras?}{dedans|après « hooo », que font encore ses pieds et ses bras?}',
        'Compétences sociales : sa main qui nourrit ou qui brosse, et ce que la réponse du cheval y change.',
        'Schéma corporel : quand la brosse cherche une épaule, le dos, un coude, voyez comment il les trouve, sur lui et sur l’autre.',
      ],
      prolongements: [
        'Gardez deux carottes au vestiaire et chantez le couplet : un pied se chausse au pas, l’autre au trot; à « hooo », le cheval mange.',
        'Racontez au parent la règle de la main à plat. À la maison, au bout du corridor, il tend la sienne, et son cheval s’arrête.',
      ],
      reflexionRetroaction: [
        'Qui n’a fait que galoper, qui n’a fait que nourrir, et que cherchait chacun?',
        'Mon « hooo » a-t-il servi plus souvent que leurs carottes?',
      ],
    },
  },
  {
    key: 'il-reste-un-trou',
    summary:
      'Une cocotte ici, un pompon là, une chose par trou : la boîte d’œufs se remplit, se ferme, se vide au bac, boum, et recommence.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'couleurs-et-textures'],
    materials: ['cartons-et-boites', 'cocottes', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'boîte d’œufs',
      'boîtes d’œufs',
      'carton d’œufs',
      'cartons d’œufs',
      'boîte à œufs',
      'transvider',
      'transvaser',
      'remplir',
      'vider',
      'remplir les trous',
      'un dans chaque trou',
      'cocottes',
      'gros pompons',
      'pinces',
      'correspondance terme à terme',
      'compter',
      'vider et remplir',
      'motricité fine',
    ],
    seen: [
      'elle dépose un pompon dans chaque petit creux jusqu’à ce qu’il n’en manque plus',
      'il bourre un compartiment avec deux cocottes pis laisse les autres vides',
      'ils renversent tout le contenu dans le bac d’un coup pour entendre le boum',
      'il essaie de fermer le couvercle, ça coince, il pousse fort avec sa paume',
      'elle s’inquiète qu’une case soit restée vide et cherche partout quoi y mettre',
      'il est content de lui, il montre que tout est plein puis il reverse',
      'au dîner, elle a mis un raisin dans chaque creux du moule à muffins',
      'au bac de recyclage, elle a trouvé un carton plein de creux et cherche quoi asseoir dedans',
    ],
    scenes: ['inserer-enfiler', 'remplir-vider', 'compter', 'casse-tete'],
    picture:
      'Une enfant enfonce un gros pompon dans une boîte à six trous; un ami renverse la sienne au-dessus d’un bac, cocottes et tissus en l’air.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Il reste un trou!',
      observationDepart:
        'Une boîte d’œufs vide traîne à la dînette. Une enfant met le doigt dans un trou, puis dans les cinq autres. Elle cherche des yeux quelque chose à y asseoir.',
      intentionEducative:
        'Permettre aux enfants de donner une chose à chaque trou, de voir celui qui n’a rien, et de tout vider pour le plaisir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Mettre une chose par trou, ou deux, et voir la différence.',
        'Repérer le trou vide et chercher de quoi le remplir.',
        'Asseoir, enfoncer, bourrer : changer de geste selon la chose.',
        '{20min 30min|Essayer la pince, à une main ou à deux.}',
      ],
      materiel: [
        item(
          'Boîtes à œufs de six trous, à couvercle, de carton neuf ou de plastique bien lavé',
          'une par enfant et trois de plus',
          'Petits moules à muffins neufs, six trous, une débarbouillette pour couvercle',
        ),
        item(
          '{20min 30min|Grande plaque : boîtes pareilles, sans couvercle, collées côte à côte}',
          'une, de quatre boîtes',
          'Deux moules à muffins neufs, douze trous',
        ),
        item('{20min 30min|Ruban de papier, pour la plaque}', 'un rouleau', null),
        item('Ciseaux de l’adulte, qui restent rangés pendant le jeu', 'une paire', null),
        item(
          'Cocottes de pin sèches et dures, sans résine, larges d’au moins 5 cm',
          'une vingtaine',
          'Balles de tissu, larges de 6 cm',
        ),
        item(
          'Gros pompons très serrés, larges de 6 cm',
          'une vingtaine',
          'Petits bas roulés et cousus, larges de 6 cm',
        ),
        item('Carrés de tissu léger, grands comme une débarbouillette', 'une trentaine', 'Débarbouillettes minces'),
        item('Grands bacs bas', 'deux', 'Boîtes de carton larges'),
        item(
          '{20min 30min|Grosses pinces courtes, à bouts de silicone, qui s’ouvrent toutes seules}',
          'une pour deux enfants et une pour vous',
          'Pinces à salade de bois, courtes',
        ),
      ],
      preparation: [
        'Procurez-vous des boîtes neuves à la ferme ou à la coop agricole. La veille, ouvrez et fermez chaque couvercle : la languette mord-elle le doigt? Coupez-la.',
        'Secouez les cocottes et tirez sur leurs écailles; tirez aussi sur les brins des pompons. Ce qui lâche n’entre pas. Ce qui passe dans un rouleau de papier hygiénique, cocotte ou pompon, sort du jeu aussi.',
        '{20min 30min|Coupez aussi le couvercle de quatre boîtes et collez-les au ruban, par-dessous, bord à bord : vingt-quatre trous. Cachez cette plaque et les pinces derrière vous.}',
        'Versez toutes les choses dans un bac, au milieu d’un tapis, hors du chemin de la porte. Posez l’autre bac vide à deux pas. Rangez les boîtes ouvertes en rond, à portée du tas. Gardez-en trois, dont une garnie de cinq pompons.',
        '{1adulte|Seule, assoyez-vous au bord du tapis, entre les deux bacs, les jambes croisées.} {2adultes|À deux, assoyez-vous face à face, l’une près du tas, l’autre près du bac vide.}',
        '{avec-contenant|Mêlez @materiel aux boîtes : d’autres trous, d’autres grandeurs.} {avec-naturel|Ajoutez @materiel au tas : rien qui passe dans un rouleau de papier hygiénique, rien qui s’émiette.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Ouvrez sur vos genoux la boîte aux cinq pompons. Touchez-les un à un. « Ce trou-là en a un. Lui aussi. Lui aussi. » Votre doigt tombe dans le sixième trou. « Oh. Rien. » Laissez-le là, et cherchez des yeux. Une main finit par apporter quelque chose. « Il ne reste plus de trou! » Penchez la boîte au-dessus du bac vide, boum, puis poussez les autres boîtes vers les genoux qui s’approchent.',
        ),
        play(
          { 10: 5, 20: 8, 30: 11 },
          'Assis ou à genoux, on pige dans le tas. La cocotte s’assoit, le pompon s’enfonce du pouce, le tissu se bourre et ressort par-dessus. {2-3a|Deux dans le même trou, rien dans les autres; puis tout au bac, boum, et on retourne au tas.} {3-4a|On remplit par sortes : une rangée qui pique, une rangée douce. Le doigt repasse partout : en a-t-on oublié un?} Le couvercle se rabat comme il peut, la boîte se secoue à l’oreille, se rouvre. Gardez sur vos genoux une boîte où un trou reste vide, et n’en parlez pas. Le premier bac se vide, le deuxième se remplit : le tas a changé de place, et vous suivez.',
        ),
        play(
          { 20: 5, 30: 9 },
          'Glissez la plaque au milieu. Elle a beaucoup de trous, et elle est à tout le monde. Posez les pinces autour. {2-3a|La pince se serre à deux mains, attrape un tissu, le perd, claque dans le vide : c’est bien aussi.} {3-4a|Du tas à la plaque, rien ne tombe en route? La cocotte tourne dans la pince, le pompon s’écrase, le tissu pend.} Deux mains visent le même trou : « Celui-là est pris. Lui, là-bas, n’a rien. » Quelqu’un vide ce qu’un autre remplit; offrez-lui une boîte pleine, rien que pour vider. Pleine ou presque, la plaque se prend à deux, un bout chacun, jusqu’au bac : boum.',
        ),
        closing(
          { 10: 3, 20: 4, 30: 6 },
          'Chacun choisit une chose, pour demain, et la garde dans ses mains. Faites le tour du tapis avec une boîte vide : on l’y assoit. Les six trous sont pris, et des mains attendent encore? « Il manque des trous! » Ouvrez une deuxième boîte, continuez. À la fin, on regarde ensemble : combien de trous n’ont rien eu? Fermez les couvercles tout doux, « dodo », et posez les boîtes sur une tablette basse. Le reste retourne au bac, une brassée par enfant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez votre doigt dans le trou vide et votre bouche fermée : le doigt pose la question.',
          'Dites la place, pas le nombre, à qui remplit : « Un pour lui, un pour lui. » Les nombres viendront de qui compte déjà.',
          '{20min 30min|Main qui peine sur la pince : prenez-en une aussi, ratez, riez, et tenez un tissu tout droit en l’air, facile à attraper.}',
          'Un enfant renverse la boîte d’un autre : « Tu l’avais toute remplie. » Cherchez avec les deux où ont roulé les choses.',
        ],
        questionsOuvertes: [
          'Quel trou n’a rien?',
          'Qu’est-ce qui tiendrait dans celui-là?',
          'Comment sais-tu qu’elle est pleine?',
          '{20min 30min|Avec la pince, qu’est-ce qui se sauve le plus?}',
        ],
      },
      vocabulaire: [
        'le trou',
        'un pour chacun',
        'plein',
        'vide',
        'il en manque',
        'enfoncer',
        'la cocotte',
        'renverser',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Tirez le bac vide jusqu’au bord du tapis : vider compte autant que remplir. Un tissu et un pompon se bourrent dans le même trou? Dites ce que vous voyez : « Il en a beaucoup, lui. »',
        },
        {
          pour: '3-4a',
          texte:
            'Remplissez une boîte en secret, de pompons et de tissus, un trou vide, et fermez-la. L’enfant la soupèse, l’ouvre à peine, dit ce qui manque; puis il en prépare une pour vous.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un pouce se couche contre le bord d’un trou et y reste; l’autre main fait glisser la chose le long de ce pouce. Une main qui tremble ou des yeux qui voient peu trouvent ainsi chaque place, pendant que vous tenez la boîte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la boîte de plastique se remplit de neige molle, une pincée de mitaine par trou.} {hiver|L’été, dehors, la boîte de plastique s’ouvre dans l’herbe : une grosse feuille d’érable chiffonnée par trou.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boîte vidée par un voisin.', 'Cocotte qui pique la paume.'],
        dangersAEliminer: [
          'Chose à la bouche : tenez-vous à un bras de qui goûte encore. Au deuxième essai, cocottes et pompons quittent le tas; les tissus restent.',
          'Cocotte qui perd une écaille, pompon qui perd ses brins, bout de carton arraché : ramassez sur-le-champ, et la chose sort du jeu.',
          'Chose trouvée ailleurs et plus petite qu’un trou : reprenez-la en offrant un tissu.',
          '{20min 30min|Pince au visage ou sur les doigts d’un ami : elle s’emploie assis, et se dépose pour marcher.}',
          'Cocotte lancée ou laissée sous un pied : on la remet au bac, et le tour du tapis reste libre.',
        ],
        supervision: 'palier2',
        allergies: [
          'Œufs : le carton qui en a porté ne se lave pas, prenez-le neuf. Un enfant y est allergique? Des moules à muffins neufs remplacent toutes les boîtes.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : à quoi s’aperçoit-il qu’un trou n’a rien, à l’œil, au doigt ou au reste du tas?',
        'Motricité fine : comparez ses doigts sur la cocotte et sur le tissu{20min 30min|, puis autour de la pince}.',
        'Attention : le moment où il quitte sa boîte, ce qui l’appelait, et ce qui l’y ramène.',
      ],
      prolongements: [
        'Rouvrez le lendemain la boîte gardée : reconnaît-on sa chose, et le trou où elle dormait?',
        'Prêtez pour la soirée un carré de tissu : à la maison, l’enfant le cache sous un bol, parmi trois, et son parent cherche lequel.',
      ],
      reflexionRetroaction: [
        'Combien de trous ai-je comptés tout haut, alors que personne ne comptait?',
        'Qui vidait, qui remplissait, et le jeu avait-il besoin des deux?',
      ],
    },
  },
  {
    key: 'la-boite-est-en-morceaux',
    summary:
      'La boîte de céréales est en grands morceaux : on cherche, on tourne, on accote deux bords, et le bout qui manque est chez un ami.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'couleurs-et-textures'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'casse-tête',
      'casse-têtes',
      'casse tête',
      'puzzle',
      'morceau',
      'défaire',
      'mettre et ôter',
      'morceaux',
      'encastrement',
      'encastrer',
      'emboîter',
      'refaire l’image',
      'assembler',
      'boîte de céréales',
      'morceau manquant',
      'tourner la pièce',
      's’entraider',
      'recyclage',
      'entraide',
    ],
    seen: [
      'ils cherchent le bout qui va avec leur image déchirée',
      'elle vire la pièce de tous les bords avant que ça s’accote',
      'il défait tout ce qu’on vient de finir et recommence tout seul',
      'il lui manque un bout et accuse l’autre de l’avoir caché',
      'elle pleure parce que sa boîte préférée s’est déchirée dans le recyclage',
      'il se fâche, ça ne rentre pas, il force la pièce avec son poing',
      'à la collation, il a reconnu le coq du paquet coupé en deux et voulait le recoller',
      'après le ménage des jeux, ils se sont mis à quatre pour bâtir une grande image par terre',
    ],
    scenes: ['inserer-enfiler', 'cooperer', 'cacher-trouver', 'casse-tete'],
    picture:
      'À genoux sur un tapis, deux enfants accotent la tête et le ventre d’un coq de carton; un ami arrive avec le morceau des pattes.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La boîte est en morceaux',
      observationDepart:
        '{2-3a 3-4a 4-5a|Au bac de recyclage, une enfant tire un bout de boîte déchirée : la moitié d’un coq. « Il est où, son autre côté? » Un ami plonge les bras dans le bac avec elle.} {!2-3a !3-4a !4-5a|Un enfant sort du bac de recyclage un bout de boîte déchirée : la moitié d’un coq. Il regarde dessous, regarde derrière, puis replonge les deux bras.}',
      intentionEducative:
        'Soutenir le plaisir de refaire un tout avec des bouts, et {2-3a 3-4a 4-5a|l’habitude de demander à un ami le morceau qui manque.}{!2-3a !3-4a !4-5a|celui de porter à quelqu’un le morceau qui manque.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a 4-5a|Regarder ce qui continue d’un bord à l’autre.}{!2-3a !3-4a !4-5a|Ôter un morceau, le remettre, accoter deux bords.}',
        'Tourner un morceau, le changer, l’essayer encore.',
        '{2-3a 3-4a 4-5a|Demander un morceau à un ami, ou le lui porter}{!2-3a !3-4a !4-5a|Porter un morceau à quelqu’un}{4-5a|, ou lui laisser un signe qui l’aide}.',
        'Défaire l’image et rire du « crac »{0-18m|; pour le poupon, tirer une moitié et la voir quitter l’autre}.',
      ],
      materiel: [
        item(
          'Casse-têtes maison : la grande face d’une boîte de céréales, collée sur un carton épais, en morceaux plus larges que votre paume',
          'un par enfant{0-18m|, sauf les poupons}, trois au moins, de {2-3a 3-4a 4-5a|trois à six}{!2-3a !3-4a !4-5a|trois} morceaux chacun',
          'Grandes photos collées sur carton épais',
        ),
        item(
          '{0-18m|Coq des poupons : une grosse image sur carton épais, en deux moitiés plus grandes que votre main ouverte, coins ronds, chacune enveloppée au complet de pellicule autocollante}',
          '{0-18m|un par poupon, et un à changer}',
          '{0-18m|Deux débarbouillettes épaisses, une moitié de coq cousue sur chacune}',
        ),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item(
          'Photo de chaque image entière, collée sur carton',
          'une par casse-tête',
          'Face pareille d’une deuxième boîte',
        ),
        item('Cadres : cartons à rebord, de la grandeur d’une face de boîte', 'un par tapis', 'Plateaux à rebord'),
        item(
          'Le géant : côté d’une très grande boîte, un gros chat tracé dessus',
          'un, en autant de morceaux que d’enfants',
          'Deux cartons d’affiche collés ensemble',
        ),
        item('{4-5a|Gros crayons de cire foncés, pour les signes}', '{4-5a|deux}', '{4-5a|Grosses craies grasses}'),
        item('Grand panier', 'un', 'Bac bas'),
        item('Petits tapis', 'un pour deux enfants, deux au moins', 'Serviettes'),
        item('Colle blanche, pour l’adulte', 'une bouteille', null),
        item('Gros ciseaux, pour couper la veille, qui restent rangés pendant le jeu', 'une paire', null),
        item(
          'Gros feutres, pour colorer les dos et tracer les bêtes',
          'une couleur par casse-tête',
          'Gros crayons de cire',
        ),
        optional(
          '{si-contenants-de-yogourt|Gros contenants de yogourt à couvercle, tous pareils, lavés}',
          '{si-contenants-de-yogourt|trois}',
          null,
        ),
        optional(
          '{!multiage !18-24m si-figurines|Figurines des mêmes bêtes, plus grosses que le poing de l’enfant}',
          '{!multiage !18-24m si-figurines|deux ou trois}',
          null,
        ),
        optional('{!multiage si-gros-camions|Gros camion}', '{!multiage si-gros-camions|un}', null),
        optional(
          '{!multiage si-enveloppes|Grandes enveloppes, un trait de couleur sur chacune}',
          '{!multiage si-enveloppes|une par casse-tête}',
          null,
        ),
      ],
      preparation: [
        'Choisissez des boîtes où une seule grosse image remplit la face. Il y faut trois bêtes debout, mettons un coq, une abeille et un lapin; s’il en manque une, tracez-la. Jetez le sac intérieur, essuyez le carton, photographiez chaque face et imprimez.',
        'Collez chaque face sur un carton épais et laissez sécher une nuit sous des livres. Coupez ensuite en grands morceaux, sans languettes, les coins arrondis. Les trois bêtes se coupent pareil : une tête, un ventre, des pattes, à la même hauteur. {si-contenants-de-yogourt|Sur trois contenants fermés, collez aussi une tête, un ventre, des pattes : empilés, on les tourne jusqu’à ce que la bête continue.}',
        'Colorez le dos de chaque casse-tête d’une couleur différente : un morceau perdu dit ainsi d’où il vient. Collez un rebord de carton autour de chaque cadre. Coupez le géant, un morceau par enfant.',
        '{!0-18m|Dispersez les tapis hors du passage.} {0-18m|Étendez la couverture des poupons le long d’un mur et placez les tapis en demi-cercle devant elle, à deux ou trois pas : vous les voyez tous sans vous lever.} Sur chaque tapis, un cadre et les morceaux mêlés d’une image, sa photo à côté; le lapin et l’abeille en sont. Les autres casse-têtes vont au panier; gardez le coq devant vous, refait{0-18m|, hors de portée des poupons}.',
        '{1adulte !0-18m|Seule, allez d’un tapis à l’autre à genoux, le panier au milieu.} {1adulte 0-18m|Seule, restez assise sur la couverture, les poupons contre vous, le panier de l’autre côté : les morceaux viennent à vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une reste près des images de trois morceaux, l’autre près du panier.} {2adultes 0-18m|Les poupons sont contre celle qui garde le panier.}',
        '{avec-papier|Collez @materiel sur un carton, coupez en trois : un casse-tête que l’on n’a jamais vu.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Montrez le coq du doigt : la tête, le ventre, les pattes. {!0-18m|Poussez un bord.}{0-18m|Portez la paume d’un poupon sur la tête, poussez avec lui.} Crac! « Pauvre coq, il est en morceaux. » Refaites-le de travers, les pattes en haut, la tête en bas, et faites la moue : on vous corrigera. Pendant ce temps, glissez le ventre sous votre genou, qu’il dépasse un peu. Laissez chercher, laissez trouver. {18-24m multiage|Un trottineur}{18-24m !multiage|Un enfant} {18-24m|soulève votre genou : « Là! »} {4-5a|Un enfant de quatre ans le voit déjà? Les mains derrière le dos, il guide les autres : « Plus bas! Plus près de son genou! »} Puis montrez les tapis de la main.',
        ),
        play(
          { 10: 5, 20: 8, 30: 12, 45: 17 },
          'Deux par tapis, ou seul si l’on préfère. Les morceaux se tournent, se retournent, montrent leur dos de couleur. {0-18m|Le poupon secoue une moitié de son coq; glissez l’autre contre elle : « toc ». Il tire : crac!} {18-24m multiage|Le trottineur}{18-24m !multiage|L’un} {18-24m|ôte une tête, la remet dans le cadre, l’ôte encore.} {!2-3a !3-4a !4-5a !0-18m|Faites glisser une tête derrière votre dos : « Parti! » Elle reparaît au bord du cadre : qui la pousse à sa place?} {!2-3a !3-4a !4-5a|Un autre empile les morceaux, puis en porte un à deux mains jusqu’au panier, le laisse tomber, revient en chercher.} {2-3a|La tête du lapin s’accote à son ventre : fini!} {2-3a !0-18m !18-24m|Ou l’on empile les morceaux, et c’est un autre jeu.} {3-4a|La patte commence ici; elle continue où? On suit la ligne du doigt jusqu’au bord, et on cherche un bord qui lui répond.} {4-5a|À quatre ans, on trace le même signe au dos de deux morceaux voisins : un ami les réunit, dos en l’air.} {!multiage !18-24m si-figurines|La même bête en figurine, au bord du cadre : où sont ses pattes, à elle?} Ça ne va pas? Un quart de tour, encore un. {!0-18m|Dans le cadre, le morceau tombe à sa place avec un petit « toc ».} L’image refaite se tape du plat de la main, {!0-18m|se regarde,} puis se défait : crac! On la mêle, ou l’on change de tapis.',
        ),
        play(
          { 20: 5, 30: 9, 45: 16 },
          'Quand le lapin et l’abeille sont défaits, {!0-18m|glissez sous les yeux de tous un morceau de l’un chez l’autre, et l’inverse.}{0-18m|demandez leurs têtes et rendez-les, chacune au mauvais tapis.} « Oups. » La chasse commence d’un tapis à l’autre{2-3a 3-4a 4-5a| : on montre son bord, on compare les dos, on prête, on rapporte}. {!2-3a !3-4a !4-5a !0-18m|Partez la première, à quatre pattes : « Elle est où, la tête du lapin? » Prenez une patte, essayez-la, faites non : « Ça, c’est son pied! »} {!2-3a !3-4a !4-5a|Chaque morceau qu’on vous tend fait le voyage jusqu’au cadre, et l’on repart en chercher un.} {0-18m|Un chasseur montre son morceau au poupon; levez à côté une moitié de son coq : « Pas pareil! »} {18-24m multiage|Le trottineur}{18-24m !multiage|Un enfant} {18-24m|lâche un morceau sur le premier tapis venu : merci!} {2-3a|Porter un morceau à quelqu’un, le regarder le poser, repartir : voilà le jeu.} {3-4a 4-5a|Prêtez votre coq, et les étages se mêlent exprès : tête de coq, ventre d’abeille, pattes de lapin. Comment s’appelle cette bête?} {4-5a !0-18m|Ne changez plus que la tête : combien de bêtes peut-on faire?} {45min !2-3a !3-4a !4-5a !0-18m|Enfin, renversez le panier au milieu, badaboum! Chacun y remet des morceaux, un « toc » à la fois, puis le renverse à son tour.} {45min 2-3a 3-4a 4-5a !0-18m|Enfin, renversez au milieu les casse-têtes du panier. On trie par la couleur du dos; des équipes se font autour d’une image.}{45min 0-18m|Enfin, un enfant renverse le panier entre les tapis}{45min 0-18m|, et on le remplit par couleur de dos.}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 5, 45: 7 },
          'Donnez un morceau du géant à chaque enfant{!0-18m|, et posez vos mains sur vos genoux}. Personne ne l’a au complet. Un bout se couche au sol, un autre vient s’y accoter, on tourne, on tasse. « Qui a une oreille? Il nous manque le bout de la queue. » {0-18m|Le chat se refait au bord de la couverture. Tenez le morceau d’un poupon, sa paume posée dessus; un ami vient le chercher et le couche sous ses yeux.} {18-24m multiage|Le trottineur}{18-24m !multiage|Un enfant} {18-24m|lâche le sien sur le chat et tape dessus.} {!2-3a !3-4a !4-5a|« Tourne… encore… » La ligne continue? « Toc! » De travers, il est posé aussi.} {4-5a|Qui a déjà posé son morceau dirige un ami, en mots seulement : « Tourne-le. Encore. »} Un enfant garde le sien contre lui? Le chat reste troué, et c’est correct. Saluez la bête, « miaou », puis rangez les morceaux au panier, par couleur de dos. {!multiage si-gros-camions|Un camion les y mène, tapis par tapis.} {!multiage si-enveloppes|Une enveloppe de la même couleur attend chaque image.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tournez votre propre morceau, lentement, là où l’enfant le voit. Vos mains ne touchent pas aux siens. {0-18m|Pour le poupon, rapprochez les deux moitiés et retenez votre « toc » : de l’œil, du pied ou d’un son, il vous le réclame.}',
          '{2-3a 3-4a 4-5a|« Ça marche pas! »} {!2-3a !3-4a !4-5a|Il frappe le morceau, fâché?} {0-18m|Faites apporter le cadre au bord de la couverture.} {2-3a 3-4a 4-5a|Couvrez l’image de vos deux mains, sauf les deux bords : « Ici, c’est rouge. Là? »} {!2-3a !3-4a !4-5a|Tapotez du doigt la place vide et attendez : de travers, c’est mis aussi.}',
          '{2-3a 3-4a 4-5a|Renvoyez la question au voisin : « Elle cherche une patte. En as-tu vu passer une? »}{!2-3a !3-4a !4-5a|Dites ce que la main vient de faire, en un mot : « Ôté! », « Tourné! », « Parti! »}',
          'Un morceau est arraché des mains? {2-3a 3-4a 4-5a|Refaites la route du doigt avec les deux enfants : chez qui était-il, comment le demande-t-on?} {!2-3a !3-4a !4-5a|Tendez-en un autre, de la même couleur de dos, et nommez ce que chacun tient.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qu’est-ce qui continue, de ce côté-là?}{!2-3a !3-4a !4-5a|Où est passée la tête?}',
          'Qui aurait l’autre bout?',
          '{2-3a 3-4a 4-5a|Comment pourrait-on le tourner?}{!2-3a !3-4a !4-5a|Où va ce morceau-là?}',
          '{3-4a 4-5a !10min|Que mange une bête pareille?}',
        ],
      },
      vocabulaire: ['le morceau', 'le bord', 'le coin', 'tourner', 'accoter', 'entier', 'il manque', 'défaire'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, il suit les deux moitiés que vous tenez au-dessus de son ventre, à un bras de lui : elles s’éloignent, se rejoignent, « toc ». Assis, il en a une; posez l’autre tout près et laissez sa main la heurter.',
        },
        {
          pour: '18-24m',
          texte:
            'Le ventre et les pattes du lapin restent dans le cadre; la tête seule se pose et s’ôte. Mise de travers, elle est mise : dites « toc ». Ou l’enfant frappe deux morceaux l’un sur l’autre, et vous répondez avec les vôtres.',
        },
        {
          pour: '2-3a',
          texte:
            'Trois morceaux dans un cadre, deux déjà posés : il en reste un à déposer, puis à ôter. Quand ce plaisir s’use, videz le cadre au complet.',
        },
        {
          pour: '3-4a',
          texte:
            'Six morceaux, sans cadre ni photo, et un intrus glissé dans le tas. Qui le démasque, par l’image ou par le dos?',
        },
        {
          pour: '4-5a',
          texte:
            'Deux images de six morceaux en un seul tas, sans photo, les dos contre le tapis. L’enfant trie avant d’assembler, ou assemble pour trier : demandez-lui son plan avant le premier morceau.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une image brisée peut faire peine à un enfant. Laissez-lui la photo entière, bien en vue, et ne détachez qu’un seul morceau, celui qu’il pointe : il le remet tout de suite, ou beaucoup plus tard.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une photo du groupe en habits de neige, permise par les familles et coupée entre les visages, devient casse-tête : on y cherche sa tuque.} {hiver|L’été, une photo du groupe pieds nus dans l’herbe, permise par les familles et coupée entre les visages, devient casse-tête : on y cherche ses orteils.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Morceau tiré à deux.', 'Image défaite par un autre, larmes brèves.'],
        dangersAEliminer: [
          'Sac intérieur des boîtes : il est jeté avant que le carton n’entre au local.',
          'Carton mouillé de salive, qui se défait en bouchées : il sort du jeu, et vous ramassez le bout arraché.',
          'Coin pointu ou tranche qui coupe : coins ronds, et le doigt passé sur chaque bord avant le jeu.',
          'Morceau sous un pied, qui glisse : les images restent sur les tapis; qui passe le ramasse.',
          '{0-18m|Carton nu ou crayon sur la couverture d’un poupon : seul son coq recouvert y reste, et ce qu’un autre vient montrer repart avec lui. Pellicule qui décolle : cette moitié sort du jeu; une moitié mouillée est changée.}',
          '{0-18m|Porteur pressé près d’un poupon : on arrive en marchant, on s’agenouille au bord, et personne ne traverse la couverture.}',
          '{4-5a|Crayon laissé sur un tapis : qui a tracé son signe vous le rapporte.}',
          'Morceau brandi près d’un visage : prenez-le par l’autre bout et cherchez ensemble son image.',
        ],
        supervision: 'palier2',
        allergies: [
          'Céréales : du blé, du lait ou des noix restent en miettes dans la boîte. Essuyez-la; si une allergie est déclarée, coupez des boîtes de couches ou de mouchoirs.',
          '{si-contenants-de-yogourt|Contenants de yogourt : du lait y reste; lavez-les, ou laissez-les au bac si une allergie est déclarée.}',
        ],
      },
      observation: [
        'Raisonnement : un bord refuse; il tourne le morceau, en prend un autre{2-3a 3-4a 4-5a| ou appelle}{!2-3a !3-4a !4-5a|, le pose quand même ou vous le tend}. Dans quel ordre?',
        'Compétences sociales : suivez un morceau prêté, du mot ou du geste qui l’a demandé jusqu’à l’image où il finit.',
        'Motricité fine : regardez la fente entre deux morceaux, et les doigts qui la referment.',
      ],
      prolongements: [
        'Demain, les enfants choisissent au recyclage la prochaine boîte. {4-5a|À quatre ans, on trace au crayon où la couper.} Vous la coupez pendant la sieste, et elle les attend au lever, en morceaux.',
        'Une face de boîte, coupée en trois et glissée dans le sac à dos, se refait sur la table de cuisine. L’enfant apprend au parent à dire « crac ».',
      ],
      reflexionRetroaction: [
        'Combien de morceaux mes doigts ont-ils poussés à la place des leurs?',
        'Qui apporte un bout avant qu’on le lui demande, et qui n’ose pas demander?',
      ],
    },
  },
]
