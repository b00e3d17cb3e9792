import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_BANDAGES_EGGS_AND_FINGER_PAINT_SHEETS: readonly BankSheet[] = [
  {
    key: 'ou-as-tu-bobo-mon-ours',
    summary:
      'Un manchon de bas enfilé sur une patte, une oreille collée à un ventre, une cuillère vide, « aaah » : les petits soignent les toutous.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'docteur',
      'docteure',
      'médecin',
      'bobo',
      'pansement',
      'plasteur',
      'diachylon',
      'soigner',
      'toutou malade',
      'hôpital',
      'dentiste',
      'ouvrir la bouche',
      'écouter le cœur',
      'médicament',
      'vaccin',
      'parties du corps',
      'toutous',
      'consoler',
    ],
    seen: [
      'elle enroule une débarbouillette autour de la patte de son lapin et souffle dessus',
      'il met un bas sur le bras de sa poupée puis l’enlève puis le remet',
      'ils donnent du sirop imaginaire à la cuillère à tous les animaux du coin',
      'elle revient de la clinique avec une piqûre et en parle sans arrêt',
      'il s’est égratigné le genou et veut montrer son bobo à tout le monde',
      'elle crie dès qu’on approche d’elle avec un thermomètre ou une lingette',
      'depuis sa nuit à l’urgence, il colle son oreille sur la bedaine des toutous',
      'au coin doudou, les petits couchent leurs oursons malades en file et les flattent',
    ],
    scenes: ['magasin-metiers', 'bebes-soins', 'inserer-enfiler', 'peurs'],
    picture:
      'Une enfant enfile un manchon sur la patte d’un ours, un autre colle son oreille au ventre d’un lapin; l’éducatrice borde un malade dans une boîte.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Où as-tu bobo, mon ours?',
      observationDepart:
        'Une enfant revient du vaccin, un diachylon rond sur la cuisse. Toute la matinée, elle cherche la cuisse des toutous et souffle dessus : « Bobo. »',
      intentionEducative:
        'Permettre à l’enfant de passer du côté qui soigne : chercher où ça fait mal, toucher doucement, couvrir, consoler.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver, du doigt ou d’un mot, l’endroit du bobo.',
        'Enfiler un manchon, poser un carré, border un malade.',
        '{20min 30min|Soigner un toutou comme on a été soigné soi-même.}',
        '{30min|Ouvrir grand la bouche devant le miroir et regarder dedans.}',
      ],
      materiel: [
        item(
          'Toutous lavables à grosses pattes molles, aux yeux brodés',
          'un par enfant, un pour vous, un de plus',
          'Poupées de tissu',
        ),
        item(
          'Manchons, des jambes de gros bas d’adulte coupées aux deux bouts, longues comme votre main',
          'deux par enfant et quatre de plus',
          'Poignets de vieux chandails',
        ),
        item('Carrés de flanelle ourlés, larges comme vos deux mains', 'deux par enfant', 'Débarbouillettes douces'),
        item('Boîtes basses sans agrafe, les lits', 'quatre', 'Paniers bas'),
        item('{20min 30min|Gobelets de plastique, pour écouter}', 'un par enfant', 'Petits bols de plastique'),
        item(
          '{20min 30min|Grosses cuillères de plastique à manche court, vides}',
          'deux par enfant',
          'Tasses à mesurer de plastique, détachées',
        ),
        item('{30min|Grand miroir incassable, fixé au bas du mur}', 'un', 'Petits miroirs incassables'),
        item('Bac à lavage, hors de portée', 'un', 'Panier à linge'),
        optional(
          '{si-plasters|Plasters}{!si-plasters si-pansements|Pansements adhésifs}',
          'un par malade, dans votre poche',
          null,
        ),
        optional('{si-gros-camions|Gros camion de plastique, à benne}', '{si-gros-camions|un}', null),
        optional(
          '{20min 30min si-trousses-de-médecin|Trousse de médecin}',
          '{20min 30min si-trousses-de-médecin|une, réduite à l’écoute-cœur}',
          null,
        ),
        optional(
          '{30min si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}',
          '{30min si-lampes-de-poche|une, dans votre main}',
          null,
        ),
      ],
      preparation: [
        'Coupez les manchons la veille et ôtez les fils. Votre poing y passe sans forcer : au poignet d’un enfant, l’élastique ne serrera pas.',
        'Tirez sur les yeux, les nez et les coutures des toutous. Laissez dans l’armoire seringues, boîtes de pilules et bouteilles de sirop, même vides : ce qui vient de la pharmacie n’est jamais un jouet.',
        'Placez les quatre lits en demi-lune sur le tapis, les malades couchés dedans, les manchons et les carrés en tas au milieu. {20min 30min|Gobelets et cuillères restent derrière vous.} {30min|Le miroir est à deux pas, sur le mur que vous voyez de votre place.}',
        'Sachez, par les parents, qui revient d’un rendez-vous et qui en attend un. Cela ne s’annonce pas : l’enfant le joue, ou le tait.',
        '{1adulte|Seule, assoyez-vous à l’ouverture de la demi-lune : les lits et les visages sont devant vous, à deux pas au plus.} {2adultes|À deux, l’une tient le milieu, l’autre s’assoit près d’un enfant que le jeu remue.}',
        '{avec-tissu|Ajoutez @materiel aux couvertures des malades.} {avec-contenant|Couchez aussi un malade dans @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 2, 30: 3 },
          'Assise devant les lits, approchez la bouche d’un ours de votre oreille. « Bobo? Où ça? » Levez une patte : « Là? » L’ours secoue la tête. Levez l’autre : « Là! » Touchez-la d’un seul doigt, couvrez-la d’un carré et laissez votre main à plat dessus. « Je suis là. » Gardez l’ours sur vous et tendez un autre malade, avec un manchon, à qui s’est approché. {si-gros-camions|Un gros camion arrive, « pin-pon » : c’est l’ambulance, un malade couché dans sa benne.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Les lits se vident, les malades changent de bras. Le manchon avale une patte d’un coup, ou reste pris au bout : tenez la patte, et l’enfant tire. {18-24m|Mettre, ôter, remettre : la même patte guérit dix fois.} {2-3a|« Bobo là, bobo là! » Un lapin finit avec quatre manchons et un carré sur les oreilles.} {si-plasters si-pansements|Un doigt montre où coller : le pansement part de votre main, la petite paume le presse.} Gémissez tout bas pour le malade qu’on vous apporte : « Ayoye, mon coude. » On cherche le coude sur lui, puis sur soi. Un vrai genou se tend vers vous, une vieille gale au milieu : regardez-la bien, posez-y un carré si l’enfant le veut.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Collez l’oreille au ventre de l’ours; votre main bat sur le tapis : « Poum-poum, poum-poum. » Distribuez les gobelets : l’ouverture sur la peluche, le fond contre l’oreille. Puis posez la main sur votre cœur : « Le mien bat pour vrai. » Une oreille s’y colle, le temps qu’elle veut. {si-trousses-de-médecin|De la trousse ne sort que l’écoute-cœur : on le pose où ça bat, sur l’ours ou sur vous.} Sortez les cuillères vides; l’ours ouvre la bouche le premier : « Ouvre grand, c’est ton remède. » {18-24m|La cuillère passe d’abord par la bouche de l’enfant : elle devient la sienne, et l’ours en reçoit une autre.} {2-3a|« Pas bon! » dit le malade. On change le goût, on compte jusqu’à deux, on réessaie.}',
        ),
        play(
          { 30: 7 },
          'Les cuillères rentrent au bac. La malade, c’est vous : la main sur la joue, la bouche fermée, faites « mmm ». Chuchotez « dis-moi aaah », puis refermez. Au premier « aaah » d’un enfant, votre bouche s’ouvre. On regarde dedans, les mains sur ses propres genoux : une langue, des dents, un trou noir. {si-lampes-de-poche|Une lampe de poche, dans votre main, éclaire la gueule de l’ours : « aaah ».} Refermez, rouvrez à chaque « aaah ». Au miroir, d’autres bouches s’ouvrent. {18-24m|La langue sort, rentre, sort; on touche celle du miroir.} {2-3a|« Dis aaah », commande-t-on à l’ours; un doigt compte les dents qu’il n’a pas.} Aux lits, les pansements continuent.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          '« L’hôpital s’endort. » On couche les malades, les carrés montent jusqu’aux épaules; qui veut garde un manchon au bras jusqu’au lavage des mains. Dites à votre ours, en touchant : « Un bobo sur le genou (un doigt s’y pose), souffle, souffle tout partout (on souffle), un pansement par-dessus (la paume couvre), ton bobo, je l’ai bien vu (on le berce). » Redites-le tout bas. Ce qui a touché une bouche ou une gale tombe dans le bac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez au malade avant de le toucher : « Je regarde ta patte, veux-tu? » La question passera de bouche en bouche.',
          'Donnez son nom à l’endroit trouvé : « Le coude. Ça plie, là. »',
          'Un soin devient brusque? Prêtez votre voix à l’ours, « ayoye, doucement », et votre main sous celle de l’enfant.',
          'Quelqu’un raconte son vaccin ou sa nuit à l’hôpital? Posez l’ours, écoutez, redites ses mots tels quels.',
        ],
        questionsOuvertes: [
          'Où a-t-il bobo, ton ours?',
          'Qu’est-ce qui lui ferait du bien?',
          '{20min 30min|Comment fait-il, son cœur?}',
          '{30min|Que vois-tu dans ma bouche?}',
        ],
      },
      vocabulaire: [
        'le bobo',
        'le pansement',
        'soigner',
        'doucement',
        'le coude',
        'le genou',
        '{20min 30min|le cœur}',
        '{30min|ouvrir la bouche}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Roulez les manchons en beigne : ils glissent mieux. Gardez un seul mot, « bobo », et touchez chaque fois la même partie sur le toutou, puis sur vous.',
        },
        {
          pour: '2-3a',
          texte:
            'Soignez dans l’ordre : on cherche, on couvre, on borde. Oubliez une étape, et regardez qui vous arrête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant travaille d’une seule main? Tenez le manchon grand ouvert, de vos deux pouces : sa main y fait entrer la patte du toutou. Un autre craint tout ce qui soigne? Son toutou à lui n’est pas malade, il visite.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, les toutous ont des piqûres de maringouin : on les cherche, un carré frais sur chacune.} {!hiver|L’hiver, les toutous ont le nez qui coule : on les mouche d’un carré, on leur réchauffe les pattes.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Souvenir de piqûre qui remonte, quelques larmes.',
          'Malade lancé par terre, puis repris.',
          'Dispute pour le même ours.',
        ],
        dangersAEliminer: [
          'Soin imposé à un autre enfant : les malades sont en peluche. Un bras tendu de plein gré reçoit un carré ou un manchon lâche; aucun chandail ne se soulève.',
          'Manchon à un cou, à un pied qui marche ou dans une bouche : reprenez-le et tendez une patte à panser.',
          '{20min 30min|Cuillère en bouche, enfant debout : faites asseoir l’enfant ou prenez la cuillère. Tendue vers une vraie bouche, elle repart vers un toutou. Léchée, elle va au bac avant qu’une autre bouche la prenne.}',
          '{30min|Doigts dans une vraie bouche : les dents se referment. On regarde sans toucher.}',
          'Remède pris pour un jeu : pas de sirop d’eau ni de bonbon dans ce coin, et dites-le : « Le vrai remède, une grande personne le donne. »',
          'Carré sur un visage d’enfant : il descend aux épaules. Enfant couché dans un lit de carton : aucun malade par-dessus lui.',
          '{si-plasters si-pansements|Pansement ou papier à la bouche : vous seule les tenez, et vous les décollez des peluches avant de finir.}',
          '{20min 30min si-trousses-de-médecin|Tube de l’écoute-cœur à un cou : il se tient à la main, et vous le reprenez après.}',
          '{30min si-lampes-de-poche|Lumière dans les yeux : la lampe n’éclaire que la peluche.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!si-plasters !si-pansements|Diachylons et gants d’examen contiennent parfois du latex : ils restent dans la trousse, pour les vrais bobos.} {si-plasters si-pansements|Pansements : sans latex si quelqu’un y est allergique, et sur les peluches seulement; pas de gants d’examen.}',
        ],
      },
      observation: [
        'Fonction symbolique : suivez un malade de bras en bras; quels soins s’enchaînent, et lequel vient du vécu de l’enfant?',
        'Schéma corporel : quelles parties du corps l’enfant trouve-t-il sur le toutou, et lesquelles d’abord sur sa propre peau?',
        'Compétences émotionnelles : notez le premier geste de l’enfant quand un malade gémit.',
      ],
      prolongements: [
        'Au prochain genou éraflé pour vrai, l’ours s’assoit à côté : on les panse tous les deux.',
        'La veille d’un rendez-vous, le parent vous dit ce qui s’y passera, l’oreille, la bouche ou la piqûre. Le lendemain matin, l’ours y passe le premier.',
      ],
      reflexionRetroaction: [
        'Quel bobo ai-je réglé trop vite, alors que l’enfant voulait surtout qu’on le voie?',
        'Mes propres gestes de soin, les ai-je reconnus dans leurs mains?',
      ],
    },
  },
  {
    key: 'les-cocos-sont-mal-caches',
    summary:
      'Un lapin étourdi cache ses gros cocos de tissu, et tous dépassent : on les trouve, floc, on les recache, et le voilà qui cherche à son tour.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes'],
    materials: ['tissus', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Au local, les cocos dépassent des souliers, des coussins et des tablettes basses; le nid est sur le tapis.',
      PARK: 'Au parc, tout se cache dans un coin plat et clôturé, bordé de cônes, loin de la rue et des modules.',
    },
    seasons: ['SPRING'],
    durationMinutes: 20,
    adults: 1,
    feast: 'paques',
    onlyNamed: ['EGG'],
    calls: [
      'Pâques',
      'lapin de Pâques',
      'lapin',
      'œuf',
      'œufs',
      'œufs de Pâques',
      'chasse aux œufs',
      'chasse aux cocos',
      'coco',
      'cocos',
      'cacher',
      'chercher',
      'trouver',
      'cachette',
      'sauter comme un lapin',
      'panier de Pâques',
      'œufs en plastique',
      'œufs de plastique',
      'cacher des œufs',
      'sous, derrière, dans',
      'mots de place',
      'dire où',
    ],
    seen: [
      'il met la balle sous la chaudière, la relève et fait un gros ah surpris',
      'elle cache ses trésors mais on les voit toujours dépasser',
      'ils ramassent tout ce qui est rouge ou jaune dans la cour et font floc',
      'il trouve un objet et le remet à la même place pour le retrouver',
      'elle pleure quand les plus grands ont tout pogné avant elle',
      'elle est toute fière de montrer du doigt ce que moi je ne vois pas',
      'depuis la visite du gros lapin au centre d’achats, ils cachent des œufs partout',
      'au printemps dans la cour, ils fouillent derrière chaque poteau avec leur petit panier',
      'ils cachent les œufs partout mais pour dire où, ils pointent et disent « là »',
    ],
    scenes: ['cacher-trouver', 'fete', 'sauter'],
    picture:
      'Dans la cour, une enfant lève un gros coco rouge au-dessus de sa chaudière; l’éducatrice tient un lapin en peluche, oreilles rabattues sur les yeux.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Les cocos sont mal cachés',
      observationDepart:
        'Une balle dort sous {dehors|une chaudière retournée}{dedans|un coussin}. Une enfant la découvre, rit, la recouvre avec soin et la redécouvre, aussi surprise que tantôt.',
      intentionEducative:
        'Offrir des cachettes assez mauvaises pour que chaque enfant trouve, se souvienne et ait envie de cacher à son tour.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Repérer un coco qui dépasse et aller le chercher.',
        'Se rappeler une cachette et y retourner.',
        '{20min 30min|Cacher un coco et guider le lapin d’un mot ou d’un doigt.}',
        '{30min|Bondir, genoux pliés, les mains pleines.}',
      ],
      materiel: [
        item(
          'Gros cocos de tissu rembourrés, plus gros qu’un poing d’adulte, de couleurs vives',
          'trois par enfant et un pour votre épaule',
          'Gros bas de couleur, roulés en boule serrée',
        ),
        optional(
          '{18-24m 2-3a si-œufs-en-plastique|Œufs en plastique plus gros que votre poing, fermés au ruban}',
          'un par enfant',
          null,
        ),
        optional(
          '{3-4a !18-24m !2-3a si-œufs-en-plastique|Œufs en plastique, vides, fermés au ruban}',
          'deux par enfant',
          null,
        ),
        item(
          'Lapin en peluche lavable, aux longues oreilles et aux yeux brodés',
          'un',
          'Votre main, deux doigts levés',
        ),
        item('Chaudières légères', 'une par enfant et deux de plus', 'Paniers bas et larges'),
        item('Bac bas garni d’une serviette, le nid', 'un', 'Panier à linge bas'),
        item(
          '{dehors|Gants épais et sac à déchets, pour votre ronde}',
          'une paire et un sac',
          'Pelle à long manche et chaudière à couvercle',
        ),
        item('{parc|Cônes voyants}', 'six', 'Dossards étendus au sol'),
        item(
          '{parc 18-24m 2-3a|Poussette à plusieurs places, pour asseoir le groupe pendant la ronde}',
          'une',
          'Deuxième adulte, qui garde le groupe assis',
        ),
        item(
          '{dedans|Souliers d’adulte propres et petits coussins, pour les cachettes}',
          'quatre de chaque',
          'Chapeaux et serviettes pliées',
        ),
        item('{dehors|Débarbouillettes mouillées}', 'une par enfant', 'Serviettes mouillées'),
      ],
      preparation: [
        '{cour|Faites la ronde, gants aux mains, avant la sortie.} {parc 18-24m 2-3a|Faites la ronde, gants aux mains, pendant que le groupe reste attaché dans la poussette, freins mis, à deux pas.} {parc !18-24m !2-3a|Faites la ronde, gants aux mains, le groupe sur vos talons, deux par deux, main dans la main.} {dehors|La neige qui fond découvre des crottes, du verre, des clous. Les creux détrempés ne sont pas des cachettes. Bottes et pantalons imperméables pour tous.} {dedans|Faites le tour à genoux : ce qui branle, coince ou se referme n’est pas une cachette.} {parc|Posez les cônes autour d’un coin plat, large de six pas.} {parc 1adulte|Seule, n’y allez que si le parc est clôturé.} {cour|Vérifiez la barrière et gardez le jeu dans un carré de six pas.}',
        'Cachez mal : chaque coco se voit à moitié, plus bas que leur menton. {3-4a|À trois ans, deux doigts qui dépassent suffisent : dessous, derrière ou dans.} {cour|Faites-le à la fin de votre ronde : au pied de la clôture, sur le bord du carré de sable, contre une chaudière penchée.} {parc 18-24m 2-3a|Faites-le sous leurs yeux, avant de les faire descendre : au pied d’un tronc, entre deux racines, contre une chaudière penchée.} {parc !18-24m !2-3a|Faites-le pendant que le groupe, assis à trois pas, se cache les yeux et chante : au pied d’un tronc, entre deux racines, derrière une chaudière.} {dedans|Faites-le avant leur retour au local : dans un soulier, sous un coussin trop petit, au bord d’une tablette basse.} Le nid est au milieu{dehors|, sur l’herbe}{dedans|, sur le tapis}.',
        'Comptez les cocos et écrivez le nombre sur votre main.',
        'Ni chocolat, ni bonbon, ni vraie coquille : rien de ce qui se trouve ici ne se mange. Pâques n’est pas fêté partout : ici, un lapin distrait cache ses affaires, voilà toute l’histoire.',
        '{1adulte|Seule, promenez le lapin sans tourner le dos à personne plus d’un instant.} {2adultes|À deux, l’une promène le lapin, l’autre reste au bord et compte les têtes.}',
        '{avec-contenant|Renversez @materiel à moitié sur un coco : une cachette de plus.} {avec-tissu|Couvrez un coco d’un coin de @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Deux longues oreilles sortent de votre {dehors|manteau}{dedans|chandail}. Le lapin chuchote, par votre bouche : « J’ai caché tous mes cocos. Personne ne les trouvera! » Un coco tient sur votre épaule, calé contre votre joue. Cherchez-le ailleurs, sous votre {dehors|botte}{dedans|soulier}, derrière le lapin. Un doigt pointe, quelqu’un rit. « Où? Oh! Trouvé! » Floc, au fond d’une chaudière. {3-4a|« Là! » dit quelqu’un? Faites la perdue : « Là, dessus? Là, dessous? » « Sur ton épaule! »} Donnez une chaudière à chaque enfant.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Du rouge ici, du jaune là : tout dépasse. On marche droit dessus, on se penche, floc. La chaudière se renverse, les cocos roulent, ils sont à trouver encore. {18-24m|Le même coco se prend, se remet à sa place, se reprend : c’est trouvé chaque fois.} {2-3a|« J’en vois un! » On l’annonce de loin, puis on y va.} {3-4a dedans|À trois ans, on dit d’abord sa place : « dans le soulier », « sous le coussin ».} {3-4a dehors|À trois ans, on dit d’abord sa place : « derrière la chaudière », « dans l’herbe ».} {si-œufs-en-plastique|Des œufs en plastique, cachés aussi, font toc; le coco fait floc.} Le lapin suit et demande : « Tu m’en donnes un? » Donné, le coco retourne dans une cachette déjà connue, sous les yeux de tous. Refusé, il reste au chaud dans sa chaudière. Deux cocos dans une chaudière, quatre dans l’autre : personne ne compare.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Rabattez les oreilles du lapin sur ses yeux; les vôtres restent ouverts. « Il ne voit rien. Cachez! » Un coco se pose au beau milieu {dehors|du terrain}{dedans|du tapis}, un autre sous une chaudière, un autre sous des fesses. Les oreilles se lèvent. Le lapin cherche {dehors|dans le ciel}{dedans|au plafond}, dans votre manche. « Là! Là! » {18-24m 2-3a|On le mène par la patte.} {3-4a|À trois ans, un doigt ne lui suffit plus : il attend qu’on crie « derrière toi! », « dessous! », « dedans! ».} {18-24m|Le coco ressort avant que le lapin arrive, brandi à deux mains : c’est le plus drôle.} {2-3a dehors|Un coco glissé sous un manteau fait un gros ventre ovale, et le lapin hésite.} {2-3a dedans|Un coco glissé sous un chandail fait un gros ventre ovale, et le lapin hésite.} Trouvé! Le lapin bondit et tombe sur le dos. Une enfant lui rabat les oreilles.',
        ),
        play(
          { 30: 6 },
          'Le lapin entre dans le nid, hop, hop, et s’y roule en boule. On bondit derrière lui, un coco serré sur le ventre. {18-24m|Les genoux plient, les talons restent à terre : c’est un bond.} {2-3a|Les deux pieds décollent, parfois ensemble.} {3-4a|Un enfant commande les bonds : « devant le nid », « derrière », « dans le nid! ».} Un coco tombe et roule, on le rattrape à quatre pattes. Le nid déborde : le lapin en pousse trois dehors et repart avec qui veut les cacher. D’autres cherchent encore, ou remplissent et vident.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Le lapin bâille. Les cocos rentrent au nid, portés, versés, lancés; comptez-les tout bas et, s’il en manque, cherchez ensemble. Gardez-en un. Dites : « Un lapin tout étourdi (deux doigts sautent sur la cuisse) cache ses cocos ici (une main couvre l’autre). {dehors|Sous la botte?}{dedans|Sous la chaise?} Derrière toi? (on pointe) Non, non, non, il est sur moi! » Le coco se pose sur votre tête, puis sur celle qui s’offre. {dehors|Les mains passent à la débarbouillette.} {dedans|Les mains s’en vont au lavabo, deux enfants à la fois.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a|Laissez toujours voir un bout de couleur : un coco caché pour de bon n’existe plus, à cet âge.} {!18-24m !2-3a|Laissez toujours voir un bout de couleur : ce qui se cherche ici, ce sont les mots de la place.}',
          'Dites la place quand le coco en sort : « Il était dessous. Il était derrière. »',
          'Cherchez trop haut et trop loin avec le lapin; les doigts des enfants le corrigent.',
          'Une chaudière reste vide? Échappez un coco à un pas de cet enfant et regardez ailleurs.',
        ],
        questionsOuvertes: [
          'Où était-il, ton coco?',
          'Qu’est-ce qui dépasse, là-bas?',
          '{20min 30min|Où vas-tu le cacher?}',
        ],
      },
      vocabulaire: [
        'le coco',
        'le lapin',
        'caché',
        'trouvé',
        'dessous',
        'derrière',
        'dépasser',
        '{30min|bondir}',
        '{!30min 3-4a|dedans}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Trois cachettes, à trois pas du nid, et un coco qui revient toujours dans les mêmes. Retrouver où l’on a déjà trouvé, voilà la chasse.',
        },
        {
          pour: '2-3a',
          texte:
            'Enfoncez quelques cocos un peu plus et donnez un seul indice, « dessous » ou « derrière ». Ensuite un enfant cache et donne l’indice, et c’est vous qui cherchez.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant qui cache chuchote la place à votre oreille, « sous » ou « derrière » et le nom de la cachette. Vous répétez tout haut, en vous trompant d’un mot, et le groupe corrige.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant est en fauteuil roulant, ou se penche avec peine? Faites dépasser des cocos à la hauteur de sa main; la chaudière voyage sur ses genoux. La cohue en fige un autre? Gardez-lui trois cocos dans un coin à part, où le lapin ne visite que cet enfant.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dehors|L’automne, de grosses citrouilles de tissu se cachent tout aussi mal dans les feuilles ratissées, et un écureuil étourdi remplace le lapin.} {dedans|L’automne, de grosses citrouilles de tissu se cachent tout aussi mal sous de petites couvertures, et un écureuil étourdi remplace le lapin.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Deux mains sur le même coco.',
          '{dehors|Fesses mouillées, genoux bruns.} {dedans|Bouchon devant la même tablette.}',
          '{30min|Chute molle au milieu d’un bond.}',
        ],
        dangersAEliminer: [
          'Coco plus haut que leur menton, ou posé sur ce qui se grimpe : il redescend avant qu’un pied se lève.',
          'Chaudière sur une tête, l’anse sous le menton : ôtez-la et mettez un coco dans chaque main.',
          '{dehors|Trouvaille qui n’est pas un coco, crotte, verre ou déchet : votre bras devant l’enfant, « arrête », et votre gant la ramasse.} {parc|Une seringue? Personne n’y touche : le groupe rentre, et vous appelez la municipalité.}',
          '{dehors|Creux où l’eau de fonte dépasse un doigt : toutes les cachettes sont du côté opposé, et vous restez entre ce creux et les enfants.}',
          'Bonbon ou petit œuf de chocolat venu d’une poche : il retourne au sac de l’enfant avant le jeu; avalé en courant, il étouffe.',
          'Coco mordillé ou trempé : mis de côté pour le lavage. Décousu, il quitte le jeu. {si-œufs-en-plastique|Œuf en plastique ouvert ou fendu : il sort du jeu avec ses deux moitiés.} {18-24m 2-3a si-œufs-en-plastique|Œuf qui passe dans un rouleau de papier hygiénique : il reste dans l’armoire.}',
          '{parc|Enfant qui suit un coco hors des cônes : vous êtes du côté de la rue, les cachettes de l’autre.}',
        ],
        supervision: 'palier2',
        allergies: ['Cocos de tissu seulement : ni œuf, ni lait, ni noix, donc ni coquille vidée ni chocolat.'],
      },
      observation: [
        'Mémoire : vers quelle cachette déjà connue l’enfant retourne-t-il sans qu’on la montre?',
        'Motricité globale : regardez les genoux, le dos et la main libre au moment où l’enfant se penche vers un coco.',
        'Langage oral : relevez les mots, les doigts et les cris qui disent une place.',
      ],
      prolongements: [
        'Toute la semaine, un coco dépasse d’une botte au vestiaire; l’enfant le montre à son parent et le recache pour le suivant.',
        'Dites aux familles que les petits œufs de chocolat peuvent étouffer un enfant de cet âge; un gros bas roulé se cache très mal dans un salon, et c’est parfait.',
      ],
      reflexionRetroaction: [
        'Quelle cachette d’enfant ai-je voulu améliorer?',
        'Qui a suivi les autres sans rien ramasser, et que regardait cet enfant?',
      ],
    },
  },
  {
    key: 'veux-tu-mon-coeur',
    summary:
      'Un grand cœur sur la paume, une question, deux pas de distance : on le prend, ou il revient contre soi. Les câlins se demandent pareil.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'saisons-et-fetes'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: {
      SPRING:
        'Au printemps, on se connaît bien et l’on se saute au cou : la question des bras ouverts sert chaque matin.',
      SUMMER: 'L’été, quand la chaleur ôte l’envie de se coller, la main et le bec soufflé servent davantage.',
      AUTUMN: 'L’automne, le jeu aide un groupe tout neuf à lire les bras de gens qu’on connaît peu.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'Saint-Valentin',
      'st-valentin',
      'valentin',
      'cœur',
      'cœurs',
      'câlin',
      'faire un câlin',
      'colleux',
      'bec',
      'donner un bec',
      'je t’aime',
      'amour',
      'amitié',
      'serre trop fort',
      'ne veut pas de câlin',
      'consentement',
    ],
    seen: [
      'elle serre ses amis tellement fort par le cou qu’ils tombent à terre',
      'il donne des becs à tout le monde, même à ceux qui reculent',
      'elle offre un dessin à sa voisine et veut le ravoir aussitôt',
      'il se tasse et chiale quand on veut lui faire une caresse',
      'le nouveau sait pas comment approcher les autres, il leur rentre dedans',
      'il est peiné parce que son amie n’a pas voulu de sa colle',
      'au vestiaire, devant les décorations de février, elle distribue des cœurs à la gang',
      'le matin à l’arrivée, elle se pend au cou de chaque ami jusqu’à ce qu’il chigne',
    ],
    scenes: ['nouveau', 'fete', 'corps-non'],
    picture:
      'Une enfant tend un grand cœur rouge à deux pas d’un ami qui lève la paume; à côté, un autre serre un gros coussin, et l’éducatrice ouvre les bras.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Veux-tu mon cœur?',
      observationDepart:
        '{hiver|Des cœurs rouges sont collés aux casiers.} Une enfant serre son ami par le cou, de toutes ses forces; il se débat, ils tombent. Elle l’aime, pourtant.',
      intentionEducative:
        'Soutenir une tendresse qui se demande : offrir, regarder la réponse de l’autre, recevoir un non, et pouvoir en dire un.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
      ],
      objectifs: [
        'Tendre un cœur et regarder la réponse.',
        'Dire oui ou non, d’une main, d’un pas ou d’un mot.',
        'Reprendre son cœur après un non, le garder ou l’offrir ailleurs.',
        '{20min 30min|Demander un câlin, les bras ouverts, les pieds arrêtés.}',
      ],
      materiel: [
        item(
          'Cœurs de feutrine épaisse, plus larges que vos deux mains',
          'deux par enfant et un pour vous',
          'Cœurs de carton mince',
        ),
        item('Gros ours en peluche, lavable, aux yeux brodés', 'un', 'Grosse poupée de tissu'),
        item(
          '{20min 30min|Gros coussins doux, à housse lavable}',
          'deux',
          'Oreillers pliés en deux dans une taie cousue',
        ),
        item(
          '{30min|Grande boîte sans fond, une fente longue comme votre avant-bras sur le dessus}',
          'une',
          'Panier à linge retourné, calé d’un côté sur un gros livre',
        ),
        optional('Cœur à deux faces, une rouge, une blanche', 'un ou deux', null),
      ],
      preparation: [
        'Taillez les cœurs dans une feutrine qui ne peluche pas, sans paillette, sans rien de collé ni de cousu dessus.',
        'Choisissez vos limites et tenez-les devant eux : un bec sur ma joue, oui; sur ma bouche, non.',
        'Éparpillez les cœurs au milieu du tapis, loin des meubles : un câlin finit souvent par terre. {20min 30min|Les coussins vont au bord, un de chaque côté.} {30min|La boîte attend hors du tapis, le côté ouvert en bas.}',
        'Rappelez-vous qui se jette dans les bras et qui les fuit : pendant le jeu, vous serez à genoux entre ces deux-là.',
        '{1adulte|Seule, tournez à genoux au milieu du tapis : en deux mouvements, votre bras est entre deux enfants.} {2adultes|À deux, l’une offre et reçoit des cœurs, l’autre suit les élans trop forts.}',
        '{avec-coussin|Ajoutez @materiel : de quoi serrer aussi fort qu’on veut.} {avec-tissu|Couchez les cœurs sur @materiel, à la fin.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise, l’ours sur un genou, présentez-lui un cœur à plat sur la paume. « Veux-tu mon cœur? » L’ours se détourne. « Non? D’accord. » Ramenez le cœur contre vous et bercez-le : « Il revient chez moi. » Puis tendez-le vers un enfant, à deux pas. Une main le prend, ou recule dans une manche. Même voix douce, même sourire pour les deux.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Les cœurs sont à eux. On en porte un sur la tête, quatre sous le menton, on en couvre l’ours. Un cœur arrive en plein nez d’une amie? Reculez d’un pas avec l’enfant qui l’offre : « D’ici, elle voit ta question. » Une main s’ouvre : c’est oui. Un dos s’en va : c’est non, et le cœur retourne contre le ventre d’où il venait. {18-24m|Le même cœur se donne, se reprend, se redonne : reprendre n’est pas un non, c’est le jeu.} {2-3a|« Non! » se dit pour le plaisir d’être obéi, puis « oui ».} Un cœur refusé se berce, se pose sur l’ours, ou cherche une autre paume.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Ouvrez les bras et ne bougez plus : c’est une question. On s’y jette, on s’y appuie d’une épaule, on passe tout droit. Si personne ne vient, refermez-les sur vous, en souriant. D’autres bras s’ouvrent. Quelqu’un fonce? Votre avant-bras l’arrête : « Regarde ses bras. » Ouverts, on se colle. Baissés, il reste le gros coussin : lui dit toujours oui, on peut le serrer, s’y écraser, l’embrasser. {18-24m|Un front posé deux secondes sur votre genou, c’est un câlin complet.} {2-3a|Un bec se souffle de loin, avec la main. L’autre l’attrape, ou le laisse filer.}',
        ),
        play(
          { 30: 7 },
          'Posez la boîte à fente au milieu. Un cœur y disparaît, pouf. On regarde dans le noir, on en glisse un autre. Levez la boîte : tout est là! Qui veut livre son courrier : « Pour toi? » à une amie, à l’ours, à vous. {18-24m|Glisser, soulever, ramasser : personne n’est pressé de livrer.} {2-3a|« C’est pour papa. » Ce cœur-là attend sur une étagère; il s’offrira au départ.} Répondez oui à l’un, « pas maintenant, j’en ai plein les mains » à un autre, et regardez le cœur retourner chez l’enfant.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Dites, un cœur entre les mains : « Mon cœur est grand comme ça (les bras s’ouvrent), si tu veux, il va vers toi (le cœur s’avance); si tu dis non, pas cette fois (la tête fait non), je le garde contre moi (on le serre). » Redites-le vers l’enfant qui vous regarde; sa réponse finit le couplet. Les cœurs se couchent en pile à côté de l’ours. Chaque enfant qui part lui fait un signe, un bec soufflé, ou rien.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez, vous aussi, avant de prendre un enfant dans vos bras : « Veux-tu? » Au premier recul, reculez.',
          'Lisez tout haut le corps qui répond : « Ses mains restent dans son dos. C’est non. »',
          'Restez près de l’enfant à qui l’on a dit non : « Tu voulais. Elle ne veut pas. Ton cœur est beau pareil. »',
          'Dites votre propre non quand il est vrai : « Pas de bec sur ma bouche. Ma joue, oui. »',
        ],
        questionsOuvertes: [
          'Que répond sa main?',
          'À qui veux-tu l’offrir?',
          '{20min 30min|Comment le veux-tu, ton câlin?}',
        ],
      },
      vocabulaire: [
        'le cœur',
        'offrir',
        'veux-tu',
        'oui',
        'non',
        'je t’aime',
        '{20min 30min|le câlin}',
        '{20min 30min|le bec}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Présentez le cœur à un bras de distance et comptez cinq dans votre tête : la réponse vient des yeux, puis de la main. Dites-la pour l’enfant, « oui », « non ».',
        },
        {
          pour: '2-3a',
          texte:
            '{20min 30min|Offrez un choix : « Un câlin ou une main? »} Ajoutez une troisième réponse, « plus tard » : le cœur se dépose alors aux pieds de l’enfant, qui le prendra quand ça lui dira.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un contact fait sursauter un enfant qui parle peu? Posez devant lui le cœur à deux faces : rouge dessus, on peut venir; blanc dessus, on reste à deux pas. L’enfant le retourne lui-même, et vous faites respecter la couleur.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, quand les peaux collent, le câlin devient un petit doigt accroché à un autre.} {!hiver|En février, les mêmes cœurs reviennent pour la fête, et la question avec eux.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Un non qui fait pleurer.',
          '{20min 30min|Câlin qui s’écroule sur le tapis.}',
          'Cœur arraché, cœur repris.',
        ],
        dangersAEliminer: [
          'Bras autour d’un cou : défaites-les et ramenez-les à la taille, même si les deux rient.',
          'Enfant poursuivi, ou coincé contre un mur par un cœur qui insiste : passez entre les deux et ouvrez-lui un chemin.',
          'Bouche sur une bouche, ou dents au bout d’un bec : votre main entre les visages; le bec se souffle.',
          '{20min 30min|Coussin sur un visage, ou troisième corps sur la pile : on s’y jette un à la fois, visage dégagé.}',
          '{30min|Boîte coiffée comme une maison, bras pris dans la fente : vous seule la levez; ni agrafe, ni bord coupant.}',
          'Cœur mâché ou effiloché : remplacé et lavé, ou jeté.',
          'Câlin exigé pour faire la paix, par un enfant ou par une grande personne : on rend le jouet, on s’assoit pas loin, et cela suffit.',
        ],
        supervision: 'palier2',
        allergies: [
          'La feutrine de laine irrite certaines peaux : prenez du polyester ou du coton. Aucun bonbon n’accompagne ces cœurs.',
        ],
      },
      observation: [
        'Compétences sociales : entre le cœur tendu et la réponse, où se posent les yeux de l’enfant qui offre?',
        'Concept de soi : notez à qui l’enfant dit non, et ce que devient son corps quand on l’écoute.',
        'Langage prélinguistique : quel signe vient avant le mot, ou à sa place?',
      ],
      prolongements: [
        'Installez un gros coussin au coin calme : il se laisse serrer, lui, aussi fort qu’on veut.',
        'Apprenez au parent « il revient chez moi » : devant la parenté, un bec, une main ou un bye-bye de loin, et l’enfant choisit.',
      ],
      reflexionRetroaction: [
        'Quel non de tout-petit ai-je contourné cette semaine, pour aller plus vite?',
        'Qui n’a reçu aucun cœur, et cela pesait-il à cet enfant ou à moi?',
      ],
    },
  },
  {
    key: 'ma-main-est-restee-la',
    summary:
      'Une cuillerée de couleur là où le doigt la demande : la paume s’étale, claque, se lève, et laisse sa trace. On touche peu, beaucoup, ou pas.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'papier-et-crayons', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'peinture aux doigts',
      'peinture à doigts',
      'peinture',
      'peinturer',
      'peinturer avec les mains',
      'peindre avec les mains',
      'barbouiller',
      'barbouillage',
      'gouache',
      'trace de main',
      'empreinte de main',
      'mains sales',
      'se salir',
      'n’aime pas se salir',
      'étaler',
      'tacher',
      'couleurs',
      'imprimerie',
      'toucher',
      'mélange de couleurs',
    ],
    seen: [
      'elle écrase sa compote sur la table avec la paume et regarde la forme',
      'il trempe sa main au complet dans la gouache et claque sur le papier',
      'elle tire des chemins avec son pouce dans la couleur puis rebouche tout',
      'il touche à peine du bout du doigt et veut tout de suite se faire essuyer',
      'elle choisit, bleu ou jaune, et veut décider où ça tombe',
      'ils ont mêlé leurs couleurs en se rejoignant au milieu et crient que c’est vert',
      'au dîner, le yogourt fini sur la table et toutes les mains sont dedans',
      'depuis la carte de la fête des mères, elle veut laisser sa paume partout',
    ],
    scenes: ['peindre', 'petrir', 'traces'],
    picture:
      'Autour d’une table basse barbouillée de bleu et de jaune, deux enfants étalent leurs paumes; une autre pointe, et l’éducatrice peint d’un doigt pour elle.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ma main est restée là',
      observationDepart:
        'Une main pleine de yogourt s’est posée sur la table. L’enfant l’a levée, a regardé ce qui restait, puis a posé l’autre à côté.',
      intentionEducative:
        'Permettre aux mains de choisir ce qu’elles font de la couleur, et jusqu’où elles y entrent, sans rien à réussir.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Étaler, taper, ouvrir un chemin dans la couleur.',
        'Voir ce qui reste quand la main s’en va.',
        'Choisir : la couleur, la place, toucher ou pas.',
      ],
      materiel: [
        item(
          'Peinture à doigts lavable, bleue et jaune, non toxique, dont l’étiquette convient à leur âge',
          'deux cuillerées par enfant, et de quoi en remettre',
          'Fécule de maïs cuite la veille (125 ml dans 500 ml d’eau), refroidie, teinte en bleu et en jaune au colorant alimentaire',
        ),
        item('Bols larges, sur une tablette haute, au bout de votre bras', 'un par couleur', 'Plats de plastique'),
        item('Grosses cuillères, gardées par l’adulte', 'une par couleur', 'Louches'),
        item('Table basse et lisse, sans chaises', 'une', 'Banc large et bas, couvert d’une toile cirée'),
        item(
          'Vieille toile de coton collée au sol, sous la table{30min 45min| et sous le papier}',
          'une',
          'Vieux drap collé au sol',
        ),
        item(
          '{30min 45min|Grand papier épais, long comme la table}',
          'un',
          'Sacs d’épicerie en papier, ouverts et collés bord à bord',
        ),
        item('Ruban-cache large', 'un rouleau, dans votre poche', 'Ruban d’emballage'),
        item('Tabliers à manches', 'quatre', 'Vieux chandails de plus grands'),
        item(
          'Couvercles de plastique souple, pour pousser la couleur sans y toucher',
          'quatre',
          'Morceaux de carton épais',
        ),
        optional('Feuilles de papier, pour peindre à sec', 'quatre', 'Pages de circulaire'),
        item('Débarbouillettes tièdes, bien tordues', 'quatre par enfant', 'Serviettes mouillées'),
        item('Panier pour le linge sale', 'un', 'Chaudière'),
        optional('Plateau à rebord, pour peindre sur les genoux', 'un', 'Couvercle de bac'),
        item('Gros blocs, pour les enfants qui ne peignent pas', 'un panier', 'Grosses autos'),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux d’une seule pièce}{si-petites-autos|Petites autos lavables}',
          'une par peintre, trop grosse pour un rouleau de papier hygiénique',
          null,
        ),
      ],
      preparation: [
        'Lisez l’étiquette : bien des peintures à doigts ne conviennent qu’à partir de trois ans. Essayez la vôtre sur votre poignet. L’étiquette dit trois ans, la peau pique, l’odeur est forte? Prenez la fécule.',
        'Enlevez les chaises, collez la toile sur tout son tour. Juste avant de peindre, remontez les manches, ôtez bas et pantoufles : un pied nu glisse moins.',
        '{30min 45min|Collez le papier au mur, à un pas de la table, à la hauteur de leurs épaules.}',
        'Versez la peinture dans les bols; pots et bouchons retournent à l’armoire. Débarbouillettes et panier sont au bout de la table.',
        '{1adulte|Seule, ouvrez quatre places, à portée de vos bras; les autres jouent aux blocs à deux pas, droit devant vous. Un enfant a fini? Lavez ses mains sur place : son tablier et sa place vont au suivant.} {1adulte 30min 45min|Tenez-vous au coin de la table, du côté du papier.} {2adultes|À deux, l’une tient la table et quatre peintres, l’autre lave les mains et joue aux blocs avec le reste du groupe.}',
        '{avec-papier|Collez @materiel à un bout de la table : la main y glisse autrement.} {avec-outil|Mettez @materiel avec les couvercles, si le bord est rond.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Enfilez leur tablier à quatre enfants. Déposez une cuillerée de bleu sur la table vide. Posez-y la paume, pesez, levez : schlick. « Oh. Ma main est restée là. » Regardez la trace, votre paume, la trace. Essuyez-vous, puis présentez les deux cuillères à un enfant, bien écartées. Il regarde le jaune? « Le jaune. Où? » La cuillerée tombe où le doigt la demande. Faites le tour des quatre places; qui a sa couleur commence.',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'Une main entre du bout des doigts, une autre jusqu’au poignet. Ça s’étale, ça claque, ça tourne. Un pouce tire un chemin, et la table reparaît au fond; la paume d’à côté le referme. {si-figurines-d’animaux|Une figurine marche dans la couleur : ses pattes sont restées là.} {si-petites-autos|Une petite auto roule dans la couleur, et son chemin reste derrière elle.} {18-24m|On tape, on regarde sa main, on l’essuie sur son ventre, on retourne taper.} {2-3a|« Ma route! » Elle traverse la table et rencontre celle d’une amie.} Les mains s’arrêtent? Montrez les cuillères, et l’on choisit encore. Une enfant garde ses mains dans son dos : elle pointe, et votre doigt peint pour elle. Un couvercle, à côté, attend sa main sèche.',
        ),
        play(
          { 30: 8, 45: 11 },
          'Un pas de côté : le papier est debout. Paf! La main s’y pose, s’en va, et reste là. On la recouvre de la même main, elle rentre juste. {18-24m|Paf, paf, paf, au même endroit, jusqu’à ce que la trace se brouille.} {2-3a|Le poing, le côté, un pouce tout seul : chaque bout de main laisse autre chose.} Une goutte descend, un doigt la suit. Les mains qui n’aiment que la table y retournent. Un coin tout blanc peut le rester.',
        ),
        play(
          { 45: 8 },
          'Distribuez des débarbouillettes. On frotte, la couleur pâlit, la trace s’en va. « Partie? » {18-24m|Frotter plaît autant que peindre : le ventre, le coin et le rebord y passent.} {2-3a|On efface une main, on en refait une, toute pâle, dans ce qui reste.} Les couvercles poussent le reste en petits tas. On veut encore de la couleur? Une demi-cuillerée, là où le doigt le dit.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Lavez une paire de mains à la fois, sur place, pendant que les autres continuent : la paume, le dos, entre les doigts. Gardez la main propre dans la vôtre et cherchez sa trace avec l’enfant. « Elle est restée là, et tu l’as encore! » Dites : « Ma main tape, ma main dort (on tape, on pose la main), toute peinte jusqu’au bord (on en fait le tour). Je la lève, la voilà (elle tourne dans les airs) : une main est restée là! (on pointe la trace) » Essuyez les pieds, puis l’enfant quitte la toile.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez du mouvement, jamais du dessin : « Ça file. Ça tourne. Ça s’arrête. »',
          'Peignez seulement quand un doigt vous commande, et laissez couvrir votre trace.',
          'Tendez les deux cuillères et taisez-vous : un regard choisit aussi bien qu’un mot.',
          'Une main se lève, écartée, loin du corps? Apportez-lui la débarbouillette. Propre, elle reviendra peut-être.',
        ],
        questionsOuvertes: [
          'Où veux-tu ta cuillerée?',
          'Qu’est-ce qui est resté là?',
          'Comment ça glisse, sous ta paume?',
          'Par où passe ton chemin?',
        ],
      },
      vocabulaire: ['la trace', 'la paume', 'étaler', 'taper', 'glisser', 'le chemin', '{45min|effacer}', 'rester'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Une seule couleur par enfant, celle que son doigt a choisie, et un coin de table à soi. Laissez-y une débarbouillette : s’essuyer, puis se resalir, fait partie du jeu.',
        },
        {
          pour: '2-3a',
          texte:
            'Proposez ce qu’on oublie de la main : le dos, le côté, le poing. Puis deux mains à la fois, une qui court et une qui dort.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne supporte pas le mouillé? Couchez une feuille sèche sur une cuillerée étalée : il presse et promène ses mains dessus. Levez : de l’autre côté, tout y est. Un autre joue assis : sa cuillerée tombe sur le plateau, calé sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la table sort dans la cour, à l’ombre : la couleur monte jusqu’aux coudes, et une main mouillée laisse aussi sa trace sur l’asphalte.} {ete|L’hiver, un bac de neige neuve se pose sur la table : la main nue s’y enfonce un instant, et le creux reste.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Couleur dans les cheveux et sur le voisin.',
          'Trace couverte par une autre main.',
          'Un peu de peinture sur une lèvre, essuyée aussitôt.',
        ],
        dangersAEliminer: [
          'Main peinte qui va à la bouche : prenez le poignet, essuyez, ramenez-la à la table. La bouche y retourne sans cesse? Lavez ses mains, offrez les blocs, et prenez la fécule la prochaine fois.',
          'Doigt peint vers un œil : débarbouillette propre, puis rinçage à l’eau claire si la couleur y est entrée.',
          'Goutte au sol ou sous un pied : elle fait glisser; essuyez-la avant le pas suivant. On ne court pas sur la toile : on y peint.',
          'Bol à portée d’une main : il se renverse, ou se goûte à pleine cuillère. Il retourne sur la tablette après chaque cuillerée, et aucun bouchon ne traîne.',
          'Coupure ou plaque d’eczéma sur une main : la peinture y pique; le couvercle pousse à sa place.',
          '{si-figurines-d’animaux si-petites-autos|Jouet peint mis à la bouche : il se rince, et la main le reprend; fendu, il sort du jeu.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Les agents de conservation des peintures irritent certaines peaux. Peau réactive ou allergie connue? Voyez l’étiquette avec le parent, ou prenez la fécule de maïs.',
        ],
      },
      observation: [
        'Développement graphique : quel geste de l’enfant laisse une trace, et le reprend-il ailleurs sur la table?',
        'Développement sensoriel : regardez quelle partie de la main entre la première, et ce qui la fait ressortir.',
        'Concept de soi : ce que l’enfant dit ou fait en retrouvant la place de sa main.',
      ],
      prolongements: [
        'Buée sur une vitre{!hiver|, sable mouillé, boue}{hiver|, neige neuve} : cette semaine, cherchez ensemble d’autres mains restées là.',
        'Au départ, racontez au parent ce que la main de son enfant a choisi : du bout du doigt, jusqu’au coude, ou dans le dos. Le linge taché part avec un mot : savon, eau froide.',
      ],
      reflexionRetroaction: [
        'Quelle main ai-je poussée alors qu’elle savait très bien attendre?',
        'Qu’a fait de son temps l’enfant qui n’a pas touché?',
      ],
    },
  },
]
