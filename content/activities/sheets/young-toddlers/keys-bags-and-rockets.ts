import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_KEYS_BAGS_AND_ROCKETS_SHEETS: readonly BankSheet[] = [
  {
    key: 'il-neige-dans-le-bac',
    summary:
      'La neige, c’est de la farine d’avoine : un tamis la fait tomber sur une main, on la puise, on la verse, on y trace du doigt, et elle efface tout.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bac sensoriel',
      'bac à transvider',
      'farine',
      'gruau',
      'avoine',
      'semoule',
      'transvider',
      'transvaser',
      'verser',
      'cuillère',
      'tamis',
      'tamiser',
      'neige de farine',
      'tracer avec le doigt',
      'textures',
      'motricité fine',
    ],
    seen: [
      'elle ramasse la semoule avec une tasse et la fait couler de haut',
      'il enterre sa main sous le gruau et la ressort en riant',
      'ils dessinent des chemins avec l’index dans le sucre renversé',
      'il brasse la passoire et regarde tomber la poudre, hypnotisé',
      'elle remplit une cuillère, en perd la moitié et recommence tranquillement',
      'il met encore tout dans sa bouche, faut que ça se mange sans danger',
      'après la collation, elle pousse ses miettes de biscuits en petits tas avec le doigt',
      'il tempête depuis hier, ils ont le nez dans la vitre et voudraient toucher aux flocons',
    ],
    scenes: ['remplir-vider', 'tracer-ecrire', 'petrir', 'textures'],
    picture:
      'Autour d’un bac bas, une enfant secoue un tamis au-dessus d’une main posée à plat; un autre verse un gobelet, l’éducatrice est à genoux au coin.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Il neige dans le bac',
      observationDepart:
        'Après la collation, il reste des miettes sur la table. Un doigt les pousse, les rassemble, les écarte; une ligne apparaît derrière l’ongle, et le doigt recommence.',
      intentionEducative:
        'Éveiller la main à ce qui coule, colle, retombe et garde la trace, et l’œil à ce qui passe ou reste dans le tamis.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Puiser, verser et transvider en penchant la cuillère ou le gobelet juste assez.',
        'Secouer un tamis et voir ce qui tombe, ce qui reste.',
        'Laisser une trace du doigt ou de la paume, puis la couvrir.',
      ],
      materiel: [
        food(
          'Farine d’avoine : gros flocons passés au mélangeur, ou céréales d’avoine pour bébé, nature et sans lait',
          'six à huit tasses par bac',
          'Céréales de riz pour bébé, nature, dont l’étiquette ne nomme ni blé ni lait',
        ),
        food(
          'Gros flocons d’avoine entiers, dans un pot à couvercle',
          'deux tasses par bac',
          'Riz soufflé nature, sans blé ni orge',
        ),
        item(
          'Bacs clairs, longs et bas, de ceux qui glissent sous un lit',
          'un pour quatre enfants',
          'Grands plateaux foncés à rebord',
        ),
        item('Grande nappe foncée, sous les bacs', 'une', 'Vieux drap de couleur'),
        item(
          'Tamis de plage en plastique, larges comme votre main ouverte, aux trous plus petits qu’un flocon',
          'un par enfant, un pour vous',
          'Passoires de cuisine à petits trous, sans pointe',
        ),
        item('Grosses cuillères de bois', 'une par enfant, une pour vous', 'Mesures de plastique à manche'),
        item('Gobelets de plastique', 'un par enfant et deux de plus par bac', 'Tasses à mesurer'),
        item('Débarbouillettes, sèches et mouillées', 'une de chaque par enfant', 'Serviettes de coton'),
        item('Bouteille d’eau claire et gobelet propre, près de vous', 'un de chaque', null),
        optional('{hiver si-neige|Neige propre, dans un petit bac à part}', '{hiver si-neige|deux poignées}', null),
        optional('{si-mitaines|Mitaines foncées et lavables, sans fil}', '{si-mitaines|une par enfant}', null),
        optional(
          '{si-figurines|Figurines d’animaux lavables, plus grosses que votre poing}',
          '{si-figurines|une pour deux enfants}',
          null,
        ),
        optional(
          '{si-petites-autos|Autos lavables, plus grosses que votre poing, sans roue qui s’enlève}',
          '{si-petites-autos|une pour deux enfants}',
          null,
        ),
        optional('{si-entonnoirs|Entonnoirs de plastique, larges comme une main}', '{si-entonnoirs|un par bac}', null),
      ],
      preparation: [
        'Les céréales pour bébé sont prêtes telles quelles; passez les flocons au mélangeur par petits coups : une farine restée un peu rude vole moins. Essayez un tamis au-dessus d’un bac : la farine tombe, le flocon reste. La veille, prévenez les familles qu’on jouera avec un aliment. Une famille s’y oppose? Jouez plutôt dans {!hiver|le carré de sable}{hiver|la neige de la cour}.',
        'Étendez la nappe loin des passages, ventilateur arrêté. {1adulte|Seule avec deux bacs, posez-les en coin : vous serez dans l’angle, chaque main à portée de la vôtre.} {2adultes|À deux adultes, écartez les bacs d’un grand pas.} Sous le plastique clair, la nappe foncée fera voir les traces.',
        'Versez la farine, tout juste de quoi cacher le fond. Couchez-y cuillères et gobelets. Les tamis et le pot de flocons, fermé, sont dans votre dos, avec les débarbouillettes.',
        'Faites laver toutes les mains, roulez les manches, ôtez les bas : un pied nu colle à la nappe, un bas y glisse.',
        '{1adulte|Seule, restez à genoux contre le bac, ou dans l’angle s’il y en a deux; ceux qui goûtent à tout s’installent contre vos cuisses.} {2adultes|À deux, chacune s’agenouille au milieu d’un bac, quatre enfants à portée de bras.}',
        '{avec-contenant|Couchez @materiel dans la farine, à remplir.} {avec-outil|Posez @materiel près des tamis.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Dégagez un rond au fond d’un bac et posez-y une main, doigts écartés. De l’autre, secouez un tamis plein juste au-dessus : il neige. Les ongles blanchissent, les doigts s’effacent. « Où est ma main? » Un doigt remue, la neige se fend. Levez la main tout droit : sa forme demeure au fond, foncée. Dégagez un autre rond et tendez les tamis. {hiver si-neige|Dans un petit bac à part, un doigt touche la vraie neige : froid, mouillé, et elle s’en va. Celle du grand bac reste.} {si-mitaines|Une mitaine foncée se couche aussi sous le tamis : la neige s’y voit, et les doigts restent propres.}',
        ),
        play(
          { 20: 7, 30: 9 },
          'On puise, on verse, on secoue. Un filet tombe d’un gobelet, une montagne grandit dessous, une paume l’aplatit : pouf. {18-24m|La cuillère part pleine et arrive vide; une main ramasse le reste et le remet où il était.} {2-3a|« Neige sur moi! » Une main se fait enterrer, bouge un doigt, sort toute blanche et se recouche.} {si-figurines|Une bête se couche sous la neige; un museau, une patte, et des doigts l’ont trouvée.} {si-petites-autos|Une auto laisse deux lignes; un tamis les efface.} Un index s’est arrêté au fond, une ligne derrière lui. Tracez la vôtre à côté, puis retirez-vous. Un tamis monte trop haut? Mettez votre poing dessous : « La neige tombe de la hauteur d’un poing. »',
        ),
        play(
          { 20: 5, 30: 7 },
          'Videz les flocons entiers en tas, au bout de chaque bac. Prenez-en une cuillerée, mêlée de farine, et secouez. « Ça passe… ça passe… » Baissez le tamis, que les yeux voient dedans : « Ça reste! » {18-24m|Une petite main va prendre dans le tamis ce qui n’est pas tombé, le serre et le lâche au-dessus d’un gobelet.} {2-3a|« Ça neige plus! » Le tamis est trop plein; on en ôte une poignée, et la neige repart.} {si-entonnoirs|Un entonnoir laisse filer la farine, puis se bouche de flocons : un doigt le débouche.} Deux gobelets se vident l’un dans l’autre. Une cuillère a disparu sous les flocons, et ce sont des doigts qui la trouvent.',
        ),
        play(
          { 30: 5 },
          'De l’avant-bras, lissez un bout de bac, lentement, d’un bord à l’autre. « Neige neuve. » Un doigt s’y promène, un poing y laisse un creux, un gobelet y imprime un rond. {18-24m|La paume tape, se lève, tape : la place est vite prise, lissez plus loin.} {2-3a|« Ma route! » Une cuillère y roule, une autre la croise, et la tempête d’un tamis recouvre tout.} Avant de lisser un dessin, posez un doigt au bord et regardez son auteur : sa main vous dira oui ou non. Ailleurs, on verse encore.',
        ),
        closing(
          { 20: 5, 30: 5 },
          'Cuillères, tamis et gobelets s’empilent contre vos genoux. Les mains restent au-dessus des bacs : « Tombe, tombe, petite neige (les doigts pianotent), couvre mes doigts, fais-leur un lit (une main couvre l’autre). Frotte, frotte, c’est un manège (les paumes tournent ensemble), mes mains sont là, tout est fini (elles s’ouvrent). » La débarbouillette sèche d’abord, la mouillée ensuite : l’inverse fait de la colle. Les pieds y passent aussi, et l’on sort de la nappe. Tournée vers les enfants, repliez la nappe par-dessus les bacs, puis menez tout le monde au lavabo. Cette avoine-là finit au compost.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Secouez votre tamis aussi bas que vous voulez voir les leurs.',
          'Donnez un son au geste que l’enfant regarde : « fff » pour ce qui coule, « tap » pour le tamis, « pouf » pour la paume.',
          'Touchez le poignet d’une main pleine qui monte, ramenez-le au-dessus du bac et montrez où vider.',
          'Glissez un gobelet vide sous la cuillère qui se promène sans savoir où verser.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui reste dans ton tamis?',
          'Où s’en va la farine?',
          'Qu’est-ce que ton doigt a fait là?',
        ],
      },
      vocabulaire: ['la farine', 'le tamis', 'secouer', 'verser', 'transvider', 'ça passe', 'ça reste', 'la trace'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un gobelet que vous tenez debout dans la farine attrape presque tout ce qui tombe. Tenez le tamis par le bord : la petite main tape dessus, et il neige.',
        },
        {
          pour: '2-3a',
          texte:
            'Mettez côte à côte un gobelet de farine et un gobelet de flocons : lequel passera par les trous? On parie du doigt, puis on secoue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant retire ses doigts dès que ça colle? Offrez la cuillère de bois pour taper le tamis que vous tenez, et posez la débarbouillette sèche sur ses genoux. Un autre voit peu : versez lentement dans sa paume, puis guidez-la vers le creux qu’elle a laissé.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le même tamis fait tomber la poudreuse sur une mitaine foncée.} {!ete|L’été, dans la cour, le sable sec passe, et le gazon coupé reste.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Farine sur le nez, et trois éternuements.',
          'Goûter du bout du doigt.',
          'Montagne aplatie par la main d’à côté.',
        ],
        dangersAEliminer: [
          'Poignée sèche en bouche, qui colle et étouffe : abaissez la main, faites cracher dans la débarbouillette. La gorgée d’eau vient, au gobelet propre, quand la bouche est vide.',
          'Farine soufflée, lancée ou tamisée à la hauteur des visages : le geste redescend dans le bac. Un œil atteint ne se frotte pas : tenez les mains de l’enfant et rincez à l’eau claire.',
          'Farine de blé ou semoule sortie du sac : crue, elle porte parfois des bactéries. Celle-ci vient d’une avoine déjà passée à la vapeur.',
          'Nuage qui fait tousser : les tamis repartent dans votre dos, et la suite se joue à la cuillère. La toux reste? Le jeu finit là, et l’on aère.',
          'Farine hors de la nappe, qui glisse comme de la glace : un coup de débarbouillette mouillée avant que quelqu’un se lève.',
          '{hiver si-neige|Neige fondue, qui fait de la pâte ou une flaque : le petit bac reste contre vous, le doigt s’essuie avant le tamis, une débarbouillette boit l’eau.}',
          '{si-mitaines si-figurines si-petites-autos|Chose enfarinée qui va à la bouche : reprenez-la, essuyez les lèvres et gardez-la derrière vous.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé et avoine : l’avoine ordinaire contient des traces de blé. Une allergie ou une maladie cœliaque est déclarée? Tous les bacs reçoivent le riz, en céréales et soufflé, étiquettes lues, et des mesures de plastique bien lavées : le bois garde la farine.',
          'Asthme : la pompe est à côté de vous. La poussière déclenche les crises d’un enfant? Flocons entiers pour tout le monde, et les tamis deviennent des pelles.',
        ],
      },
      observation: [
        'Développement sensoriel : notez ce que l’enfant met d’abord dans la farine, un doigt, la paume ou le bout de la cuillère, et ce qui change ensuite.',
        'Éveil aux sciences : de ce qui tombe ou de ce qui reste, qu’est-ce qui retient les yeux, et quel geste l’enfant refait-il pour le revoir?',
        'Développement graphique : la première trace, trouvée ou voulue, et le sort que l’enfant lui réserve.',
      ],
      prolongements: [
        'Apportez les tamis {!hiver|au carré de sable}{hiver|dans la neige de la cour} : qu’est-ce qui passe là-bas, et qu’est-ce qui reste?',
        'Bien des maisons ont un sac de gruau. Contez au parent la neige de son enfant : un matin, une petite main versera les flocons dans le chaudron encore froid.',
      ],
      reflexionRetroaction: [
        'Quel geste ma peur du dégât a-t-elle coupé trop tôt?',
        'Qui n’a touché qu’à la cuillère, et que cherchait ou fuyait sa main?',
      ],
    },
  },
  {
    key: 'toc-toc-c-est-barre',
    summary:
      'Des portes de carton à grosse poignée : on cogne, on décolle, on glisse la barre, ça s’ouvre, ça se referme, et un toutou répond derrière.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'clé',
      'clés',
      'serrure',
      'cadenas',
      'porte',
      'claquer la porte',
      'poignée',
      'loquet',
      'tiroir',
      'barrer',
      'débarrer',
      'ouvrir et fermer',
      'cogner à la porte',
      'fermeture éclair',
      'zipper',
      'velcro',
      'motricité fine',
    ],
    seen: [
      'il ouvre et referme la porte de l’armoire cent fois de suite',
      'elle cogne sur la boîte et attend que quelqu’un réponde en dedans',
      'il détache et rattache le velcro de ses souliers juste pour le crrratch',
      'elle joue avec la poignée du local et essaie de tourner le verrou',
      'ils se ferment la porte au nez et ça finit en pleurs et doigts coincés',
      'elle se tient devant la cabane et refuse de laisser entrer les autres',
      'au vestiaire, il monte et descend le zipper de tout le monde',
      'depuis que le concierge a changé la serrure, ils barrent et débarrent des portes invisibles',
    ],
    scenes: ['ouvrir-fermer', 'inserer-enfiler', 'cacher-trouver'],
    picture:
      'Une enfant tire la poignée d’une porte de carton, un toutou assis derrière; un autre cogne du poing à la porte voisine, l’éducatrice tend l’oreille.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Toc, toc! C’est barré',
      observationDepart:
        'La porte de l’armoire s’ouvre, se ferme, s’ouvre. Une enfant recule d’un pas, surveille la fente noire, puis revient mettre ses deux mains sur la poignée.',
      intentionEducative:
        'Soutenir la main qui cherche comment ça s’ouvre et comment ça tient fermé, et la voix qui cogne, répond ou refuse.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver ce qui retient une porte : bande qui colle, barre qui glisse.',
        'Ouvrir et refermer à deux mains, l’une qui tient, l’autre qui tire.',
        'Cogner, appeler ou répondre d’un son, d’un mot, d’un signe.',
        '{20min 30min|Faire semblant de barrer et de débarrer avec une clé.}',
      ],
      materiel: [
        item('Boîtes de carton hautes comme un genou d’adulte', 'quatre', 'Boîtes de couches vides'),
        item(
          'Bandes de feutrine larges comme trois doigts, les poignées et les passants',
          'quatre par boîte{30min|, une par tiroir}',
          'Vieille serviette coupée en bandes',
        ),
        item(
          'Velcro à coller, large comme trois doigts',
          'une longueur de main par boîte',
          'Rabat de carton glissé dans une fente',
        ),
        item(
          'Barres plates de carton triple, longues comme votre main, entourées de ruban',
          'une par boîte et une de rechange',
          'Spatules de bois larges',
        ),
        item('Toutous lavables, les habitants', 'un par boîte et deux de plus', 'Poupées de tissu'),
        item(
          '{20min 30min|Clés de carton triple, plus longues que votre main, entourées de ruban}',
          '{20min|une par enfant et une pour vous}{30min|une par enfant, une pour vous, une par trousse}',
          'Clés taillées dans un napperon de plastique épais',
        ),
        item(
          '{30min|Tiroirs : boîtes à souliers à poignée de feutrine, chacune glissée dans une boîte plus grande}',
          'trois',
          'Paniers bas glissés sous un banc',
        ),
        item(
          '{30min|Trousses de tissu à grosse fermeture éclair, un carré de feutrine cousu au curseur}',
          'trois',
          'Sacs de tissu à rabat de velcro',
        ),
        item('Ruban adhésif large et couteau à carton, pour l’adulte, la veille', 'un de chaque', null),
        optional('{si-blocs|Blocs légers, plus gros que votre poing}', '{si-blocs|six}', null),
        optional('{si-enveloppes|Enveloppes de papier, sans fenêtre}', '{si-enveloppes|une par enfant}', null),
        optional(
          '{20min 30min si-marionnettes|Marionnette lavable}',
          '{20min 30min si-marionnettes|une, à votre main}',
          null,
        ),
        optional('{si-lampes-de-poche|Lampe de poche à piles vissées}', '{si-lampes-de-poche|une, à votre main}', null),
      ],
      preparation: [
        'La veille, loin des enfants, ôtez les agrafes et taillez deux portes dans chaque boîte, l’une en face de l’autre, qui plient d’un côté. Rognez-les d’une largeur de doigt sur les trois côtés libres : rien ne s’y pincera. Couvrez les bords de ruban.',
        'Pour chaque poignée et chaque passant, enfilez la bande dans deux fentes et collez ses bouts en dedans. D’un côté de la boîte, la porte ferme au velcro, posé sur du ruban et non sur le carton nu, qui s’arracherait. De l’autre, une barre glisse dans deux passants, un sur la porte, un à côté. {20min 30min|Près de chaque poignée, une fente large comme la clé fait la serrure.}',
        'Collez les boîtes deux par deux, côte à côte : deux maisons de quatre portes, qui résistent quand on tire. Posez-les l’une derrière l’autre sur un tapis, loin des murs, pour qu’on en fasse le tour. Un toutou entre dans chaque boîte; deux autres attendent sur le tapis. {30min|Les tiroirs et les trousses restent derrière vous.}',
        'Tirez fort sur tout ce qui est collé{30min|, cousu ou muni d’un curseur} : ce qui cède se refait avant le jeu. Barrez les vraies armoires.',
        '{1adulte|Seule, assoyez-vous au bout du tapis, les maisons en file devant vous : une rangée de portes à votre gauche, l’autre à votre droite.} {2adultes|À deux, chacune s’assoit au bout d’une maison, d’où elle en voit les deux côtés.}',
        '{avec-contenant|Posez @materiel au bord du tapis : ce qui a un couvercle s’ouvre aussi.} {avec-tissu|Pliez @materiel au fond d’une boîte, pour le lit d’un toutou.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Collez l’oreille à une porte à velcro. Trois coups sur le carton : toc, toc, toc. Puis une petite voix, dans votre nez : « Qui est là? » Regardez les enfants. Tirez la poignée, trop doucement : « Oh! C’est barré. » {si-lampes-de-poche|Éclairez la fente : un œil brille dans le noir.} Décollez le velcro d’un coup, crrratch, et la porte s’ouvre. Un toutou! « Bonjour! » La porte revient, le velcro se recolle. Poussez-vous de côté : huit portes, et des mains libres.',
        ),
        play(
          { 10: 5, 20: 8, 30: 9 },
          'Des poings cognent, des doigts tirent. D’un bord, le velcro gronde et cède; de l’autre, la barre coulisse, tombe, et la porte vient toute seule. {18-24m|Ouvert, fermé, ouvert : personne ne regarde le toutou, c’est la porte qui est belle.} {2-3a|« Non, dodo! » Un toutou refuse la visite, la porte se referme au nez de l’ami, et le voilà qui cogne plus fort.} {si-blocs|Un gros bloc poussé contre une porte la barre aussi : on l’ôte pour ouvrir.} {si-enveloppes|Une enveloppe passe sous la porte : le courrier du toutou! On ouvre pour voir.} Deux enfants ouvrent la même boîte chacun de son côté et se découvrent à travers. Une barre traîne? Couchez-la devant ses passants et voyez par quel bout la main l’essaie.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Sortez les clés. La vôtre entre dans une fente, votre poignet tourne, vos lèvres font « clic » : « Débarré. » Une autre fente, « clac » : « Barré! » Étalez les autres entre les maisons. {18-24m|La clé entre, sort, tombe au fond; la porte s’ouvre, et la clé est là.} {2-3a|« J’ai barré partout! » Une gardienne fait sa tournée; derrière elle, quelqu’un débarre tout.} On cogne à une porte barrée : prêtez une voix au toutou, « Je dors », « Reviens tantôt », « Entre donc! » {si-marionnettes|Votre marionnette passe par la porte d’en face et vient ouvrir elle-même.} À la porte suivante, taisez-vous : un enfant répondra peut-être pour lui.',
        ),
        play(
          { 30: 7 },
          'Poussez les tiroirs et les trousses au bord du tapis, une clé dans chaque trousse. Un tiroir vient trop loin et tombe sur des genoux : on le présente de travers, on le tourne, il rentre. La fermeture éclair chante, zzzip, et la clé montre le nez. {18-24m|Tenez la trousse bien tendue par un bout : le curseur file, revient, file.} {2-3a|« Je l’ai cachée! » Un toutou dort dans un tiroir; il faut les ouvrir tous pour le trouver.} Les portes cognent encore à côté. On va d’un bruit à l’autre : toc, zip, clac.',
        ),
        closing(
          { 10: 3, 20: 4, 30: 4 },
          '« Les toutous se couchent. » Un ou deux par boîte, une porte, l’autre porte, on colle, on barre. {20min 30min|Les clés reviennent en tas contre vos genoux.} Puis, tout bas : « Toc, toc, toc, la porte est barrée (le poing cogne dans l’air), {10min|glisse, glisse, la barre à côté (la main glisse)}{20min 30min|tourne, tourne, tourne la clé (le poignet tourne)}, clic, clac, clic, c’est débarré (les mains s’écartent), coucou, mon ami, viens jouer! (elles cachent les yeux, puis les découvrent) » Allez ensemble à la vraie porte du local : trois coups, on écoute, on recule de deux pas, et votre main tourne la poignée sans que vos yeux quittent les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Touchez la main oubliée : « Celle-ci tient la boîte, celle-là tire. »',
          'Cognez avant d’ouvrir, même chez un toutou; les petits poings vous imiteront.',
          'Nommez ce qui retient, « ça colle », « la barre est là », puis gardez vos mains sur vos cuisses.',
          'Appuyez le « non » dit derrière une porte : « C’est fermé ici. On cogne à côté. »',
        ],
        questionsOuvertes: [
          'Qui est là?',
          'Qu’est-ce qui tient la porte fermée?',
          'Que veut-il, le toutou, derrière sa porte?',
          '{20min 30min|Pour qui débarres-tu?}',
        ],
      },
      vocabulaire: [
        'ouvrir',
        'fermer',
        'cogner',
        'la poignée',
        'la barre',
        'barrer',
        'débarrer',
        '{20min 30min|la clé}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Collez les velcros à moitié et sortez les barres aux trois quarts : une seule main ouvre déjà. Avec le jeu, collez un peu mieux.',
        },
        {
          pour: '2-3a',
          texte:
            'Cachez un toutou très aimé derrière une des huit portes : on cogne, on écoute, on ouvre. Puis un enfant le cache, et c’est vous qui cognez.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main serre mal? Donnez du mou à une poignée, que la main entière s’y glisse à plat : la porte s’ouvre quand le bras recule. Les toc, toc font sursauter un enfant? Offrez-lui la maison la plus tranquille, où l’on gratte d’un doigt pour entrer.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, bottes à velcro et longues fermetures éclair demandent les mêmes deux mains.} {!ete|L’été, les sandales à velcro se débarrent et se barrent au bord du carré de sable.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Porte de carton sur le bout du nez.',
          'Vouloir la même porte, très fort.',
          'Maison bosselée, porte arrachée.',
        ],
        dangersAEliminer: [
          'Doigts dans le pli d’une porte qui revient : votre paume retient la porte, le temps que la petite main sorte.',
          'Enfant entré dans une boîte : les deux portes restent ouvertes, et personne ne les referme sur lui.',
          'Vraies clés et vrais cadenas : ils finissent en bouche, et leur métal contient parfois du plomb. Gardez-les hors de portée et de vue. Vraies portes et vrais tiroirs, qui pincent : une adulte les ouvre, les petites mains loin de la charnière.',
          'Barre{20min 30min|, clé} ou velcro en bouche, ou décollé : reprenez le morceau, regardez sous la langue et offrez une porte à tirer. Ce qui a été mâché ne revient pas au jeu.',
          '{30min|Peau prise dans une fermeture éclair : la trousse se ferme posée au sol, vos doigts tendent le bout.}',
          '{si-blocs|Bloc oublié sous un pied : il reste contre sa porte, ou au bord du tapis.}',
          '{si-enveloppes|Coin d’enveloppe mâché : retirez le papier de la bouche et gardez l’enveloppe.}',
          '{si-lampes-de-poche|Faisceau dans les yeux : la lampe vise la fente, puis va dans votre poche.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Boîtes propres, jamais celles d’aliments. Le ruban ou le velcro colle parfois avec du latex : lisez l’emballage si un plan d’urgence le nomme.',
        ],
      },
      observation: [
        'Raisonnement : quand une porte résiste, suivez le chemin de la main : poignée, velcro, barre, ou votre manche.',
        'Motricité fine : à quoi sert l’autre main pendant que la première tire?',
        'Langage oral : les sons et les mots qui servent à se faire ouvrir, puis ceux qui disent « fermé ».',
      ],
      prolongements: [
        'À la collation, les plats froids arrivent fermés : les petites mains débarrent le couvercle, vous tenez le fond.',
        'En fin de journée, le parent qui aime rire cogne trois coups sur le cadre de la porte; son enfant viendra demander qui est là.',
      ],
      reflexionRetroaction: [
        'Quelle porte ai-je ouverte avant que la main ait fini de chercher?',
        'Qui refermait derrière les autres, et qu’est-ce que cet enfant y gagnait?',
      ],
    },
  },
  {
    key: 'permis-de-dechirer',
    summary:
      'Une entaille, deux mains, crac! On déchire, on chiffonne, on lance du papier d’emballage, puis tout se tasse dans un sac qui fait coussin.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['couleurs-et-textures', 'sons-et-silence'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'papier',
      'déchirer',
      'déchirer du papier',
      'déchire les livres',
      'arracher',
      'froisser',
      'chiffonner',
      'boule de papier',
      'boules de papier',
      'lancer le papier',
      'sac de papier',
      'papier d’emballage',
      'papier de soie',
      'papier journal',
      'emballage de cadeau',
      'remplir un sac',
      'motricité fine',
    ],
    seen: [
      'il arrache les pages des livres une après l’autre et regarde pas les images',
      'elle fend sa serviette de table en languettes et écoute le bruit',
      'ils font des mottons avec les circulaires et se les pitchent',
      'il tire un bord de la feuille, l’ami tire l’autre et crac',
      'elle est fâchée et met son dessin en mille miettes',
      'ils ont de l’énergie à revendre et faut que leurs mains démolissent de quoi',
      'depuis la fête, ils jouent plus avec l’emballage qu’avec les cadeaux',
      'au coin lecture, j’ai retrouvé trois albums en morceaux cette semaine',
    ],
    scenes: ['dechirer-couper', 'lancer', 'remplir-vider'],
    picture:
      'Deux enfants tirent chacun son bord d’une grande feuille brune qui se déchire; une autre tasse du papier dans un sac que tient l’éducatrice.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Permis de déchirer',
      observationDepart:
        'Au coin lecture, une page pend, fendue jusqu’au dessin. L’enfant ne regarde pas l’image. Sa main tire encore un peu, et sa tête se penche vers le bruit.',
      intentionEducative:
        'Permettre aux deux mains de tirer, d’arracher et de froisser pour de bon, dans un papier fait pour finir en morceaux.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Tirer en sens contraires avec ses deux mains, ou avec un ami.',
        'Écouter le papier qui craque, chuchote ou se tait.',
        '{20min 30min|Chiffonner une feuille entière et la lancer.}',
        'Porter et tasser le papier dans un sac.',
      ],
      materiel: [
        item(
          'Papier d’emballage brun, mou, en rouleau',
          'quatre longueurs de bras par enfant',
          'Papier journal vierge, sans encre',
        ),
        item(
          '{20min 30min|Papier de soie blanc, en grandes feuilles}',
          'trois par enfant',
          'Papier à patrons de couture',
        ),
        item(
          '{30min|Sacs d’épicerie en papier, neufs, anses ôtées, coupés à mi-hauteur}',
          'un par enfant et un pour vous',
          'Boîtes de carton basses',
        ),
        item('Sac à feuilles mortes en papier, neuf', 'un', 'Très grande boîte de carton'),
        item('Chaudière à couvercle, pour les petits bouts', 'une', 'Pot de plastique à couvercle'),
      ],
      preparation: [
        'Essayez d’abord le papier, car il a un sens : par un bord, il se fend tout droit; par l’autre, il bloque et tourne. Repérez le bord qui file.',
        'La veille, loin des enfants, coupez des feuilles grandes comme un oreiller. Faites trois entailles longues comme un doigt dans le bord qui file. Étiquettes, agrafes et rubans partent à la poubelle.',
        'Mettez les livres hors de vue et le tapis loin des dessins affichés. On joue pieds nus ou en souliers : des bas glissent sur le papier.',
        'Roulez le bord du sac à feuilles vers l’extérieur, jusqu’à la hauteur d’une hanche d’enfant, puis couchez-le derrière votre place, contre un mur nu : vous l’attraperez sans quitter le tapis.',
        '{1adulte|Seule, prenez un petit tapis et assoyez-vous au milieu du long côté, la chaudière contre la cuisse, ceux qui mâchent tout devant vous.} {2adultes|À deux, l’une tend les feuilles, l’autre fait la tournée des petits bouts, la chaudière au bras.}',
        '{avec-papier|Ajoutez @materiel à la pile, si c’est mou et sans agrafes.} {avec-contenant|Posez @materiel près du mur, à remplir de papier.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Froissez un coin de feuille contre votre oreille. « Il parle. » Pincez une entaille des deux mains et tirez si lentement que ça grince : crrr… Arrêtez. Levez les yeux. Puis d’un coup sec : crac! Un morceau dans chaque main. « Ça se déchire! » Prenez une autre feuille par un bord de l’entaille et tendez l’autre bord à un enfant.',
        ),
        play(
          { 10: 5, 20: 8, 30: 9 },
          'Deux piles de feuilles, une à chaque bout du tapis. On tire, on arrache, on met le pied dessus pour que ça tienne. {18-24m|Un petit poing serre son bord; reculez le vôtre, et la feuille s’ouvre entre vous deux.} {2-3a|« La mienne est longue! » Une bande traverse le tapis, et l’on marche dessus comme sur une route.} Deux enfants tirent la même feuille : ça résiste, ça craque, deux derrières tombent, deux morceaux restent. Un bout plus petit que votre main? « Celui-là, c’est pour ma chaudière! » Soulevez le couvercle : on vous en apportera d’autres. La feuille bloque? Faites une entaille avec l’ongle et rendez-la.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Déposez une feuille de soie sur chaque paire de genoux : froissée, elle chuchote, et le brun lui répond en craquant. « Chiffonne, chiffonne… » Ouvrez vos poings : une boule se déplie un peu, soupire. Levez le grand sac, un bras autour : c’est la cible, et la vôtre y tombe, toute molle. {18-24m|La boule se lâche à bout de bras, tombe sur un orteil et se ramasse : c’est lancé.} {2-3a|« Dedans! » On s’approche jusqu’à toucher le sac, puis on essaie d’un pas plus loin.} Une feuille lancée à plat redescend en se balançant; on s’assoit dessous. La soie se chiffonne entière : le bout arraché va dans votre chaudière.',
        ),
        play(
          { 30: 7 },
          'Secouez un sac d’épicerie vide : il claque. Donnez-en un à chaque enfant. On y tasse du poing tout ce qui traîne, on le porte à deux bras, on le vide d’un coup et l’on recommence. {18-24m|Une boule entre, et la main va vérifier au fond si elle y est; elle y est, elle sort.} {2-3a|« C’est ta fête. Ouvre! » On déballe, on s’étonne, on rend le sac avec autre chose dedans.} Un sac crève? C’est du papier aussi : tendez-le par la fente, et crac. Passez à genoux entre les porteurs, la chaudière au bras.',
        ),
        closing(
          { 10: 3, 20: 4, 30: 4 },
          '« Il a de la place, le gros sac. » Tenez-le debout; les brassées arrivent, les poings tassent, personne n’y entre. Quand le tapis reparaît, déroulez le bord, pliez-le trois fois et couchez le sac, votre main sur le pli : voilà un coussin énorme. Une oreille l’écoute, un dos s’y laisse aller. Fsss… il parle encore. Secouez vos doigts fatigués : {10min|« Déchiré, ramassé! »} {20min 30min|« Déchiré, chiffonné, ramassé! »} Les livres reprennent leur place, et leurs pages, on les tourne.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez un bord, l’enfant tient l’autre; reculez seulement quand sa main tire.',
          'Faites le bruit avant le mot : « crrr » puis « déchirer », « fsss » puis « froisser ».',
          'Présentez l’entaille à plat, tournée vers les pouces de l’enfant.',
          'Suivez les bouches du regard, et la chaudière suit vos mains : un petit bout ramassé vaut dix avertissements.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il dit, ton papier?',
          'Par où veux-tu tirer?',
          '{20min 30min|Où va-t-elle tomber, ta boule?}',
        ],
      },
      vocabulaire: [
        'déchirer',
        'froisser',
        'tirer',
        'le bord',
        'le morceau',
        '{20min 30min|chiffonner}',
        '{20min 30min|la boule}',
        '{20min 30min|lancer}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Prolongez les entailles jusqu’au milieu de la feuille : un seul coup de bras finit l’ouvrage. Une feuille pendue à votre main se déchire vers le bas, presque toute seule.',
        },
        {
          pour: '2-3a',
          texte:
            'Tournez la feuille d’un quart de tour et entaillez ce bord-là : est-ce que ça file encore droit? On compare, et les morceaux croches font leur pile à eux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une seule main serre? Coincez la feuille sous votre genou : la main tire, le papier tient. Un enfant sursaute au crac : froissée vingt fois, une feuille brune s’amollit et se déchire presque en silence.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, dans la cour, un sac pareil avale des brassées de feuilles mortes.} {!hiver|L’hiver, le papier brun des colis, sans ruban ni étiquette, grossit la pile.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber assis quand la feuille cède.',
          'Feuille convoitée, déchirée à deux.',
          '{20min 30min|Boule de papier sur le nez.}',
        ],
        dangersAEliminer: [
          'Papier en bouche, qui ramollit et colle au palais : votre main dessous, faites cracher, regardez dedans, et mettez une grande feuille entre les deux mains.',
          'Morceau plus petit que votre main{20min 30min|, boule plus petite que votre poing} : à la chaudière, couvercle fermé, pendant tout le jeu.',
          'Tête ou corps dans le grand sac : votre bras le tient tant qu’il est debout; sinon, il est couché. {30min|Un petit sac coiffe une tête? Retirez-le aussitôt : dedans, on n’y voit plus et l’on fonce.} Une bande passée au cou se déchire tout de suite.',
          'Papier glacé ou d’imprimante, agrafe, ruban collant : les uns coupent, les autres s’avalent. Ils n’entrent pas dans la pile.',
          'Papier si épais au sol que le pied part : repoussez-en une brassée vers le mur. Deux enfants tirent, le dos à un meuble ou à un mur? Tournez-les vers le milieu du tapis avant que ça cède.',
        ],
        supervision: 'palier1',
        allergies: ['Papier sans parfum, jamais celui qui a enveloppé un aliment, des fleurs ou du savon.'],
      },
      observation: [
        'Motricité fine : les deux mains de l’enfant tirent-elles chacune de son bord, ou l’une tient-elle pendant que l’autre arrache?',
        'Développement sensoriel : repérez le papier ou le bruit qui fait revenir un enfant, et celui qui l’éloigne.',
        'Compétences sociales : contez une feuille tirée à deux, du bord offert jusqu’aux deux morceaux.',
      ],
      prolongements: [
        'Le sac, que vous fermez d’un large ruban, reste trois jours au coin lecture : on s’y adosse pour tourner les pages.',
        'Un colis arrive dans une famille? Le parent ôte le ruban, garde le papier brun, et l’on déchire à quatre mains, samedi matin.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce qu’un enfant cherchait, le jour où une page de livre y est passée?',
        'Le ramassage était-il encore leur jeu, ou déjà mon ménage?',
      ],
    },
  },
  {
    key: 'cinq-quatre-trois-decollage',
    summary:
      'Assis dans sa petite fusée, on tambourine, on compte de cinq à un, on se dresse, mains en pointe, et l’on file, bras ouverts, se poser sur la lune.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les boîtes se posent sur l’herbe sèche{hiver|; l’hiver, chaque fusée est un fer à cheval de neige tapée}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'fusée',
      'fusées',
      'décollage',
      'décoller',
      '5-4-3-2-1',
      'compte à rebours',
      'compter à l’envers',
      'lune',
      'espace',
      'astronaute',
      'cosmonaute',
      'extraterrestre',
      'martien',
      'avion',
      'planète',
      'boîte de carton',
    ],
    seen: [
      'il s’assoit dans un bac et crie un, quatre, go avant de bondir',
      'elle s’accroupit en petite boule puis saute, les mains pointues vers le plafond',
      'ils tambourinent sur leur boîte avec les poings en disant que le moteur chauffe',
      'elle compte tout croche mais elle tient à dire les chiffres elle-même',
      'ils sont incapables d’attendre le signal, ils partent toujours avant le zéro',
      'il veut savoir qui habite sur la lune et comment on y va',
      'au dîner, ils comptent à rebours avant chaque bouchée et crient pchhh',
      'depuis qu’ils ont vu un lancement à la télé, chaque carton devient un vaisseau',
    ],
    scenes: ['voyage', 'compter'],
    picture:
      'Dans une boîte basse ouverte à l’avant, une enfant tambourine; un autre file, bras ouverts, vers le tapis-lune où l’attend l’éducatrice.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Cinq, quatre, trois… décollage!',
      observationDepart:
        'Assis dans une boîte vide, un enfant tambourine sur les bords et crie : {2-3a|« Un, cinq, go! »} {!2-3a|« Un, un, go! »} Il se lève, les bras en l’air, regarde en haut, puis se rassoit pour le redire.',
      intentionEducative:
        'Offrir un compte à rebours que tout le corps attend, serré et tremblant, puis un départ vers le haut et une lune où se poser.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Se faire petit, se retenir, puis se lever d’un élan.',
        'Lancer ou rejoindre le compte, d’un nombre, d’un cri ou d’un doigt.',
        'Filer droit, freiner et se poser accroupi.',
        '{2-3a 20min 30min|Marcher lentement, parler une langue inventée.} {!2-3a 20min 30min|Ralentir, se coucher, se relever pour un coucou.}',
      ],
      materiel: [
        item(
          '{dedans|Boîtes de carton plus basses qu’un genou d’enfant, sans le devant, les fusées}{cour !hiver|Boîtes de carton plus basses qu’un genou d’enfant, sans le devant, les fusées}{cour hiver|Petites pelles, pour relever le bord des fusées de neige}',
          '{dedans|une par enfant, une pour vous}{cour !hiver|une par enfant, une pour vous}{cour hiver|deux}',
          '{dedans|Draps roulés, en fer à cheval}{cour !hiver|Cerceaux à plat dans l’herbe}{cour hiver|Bottes d’adulte, qui tapent}',
        ),
        optional(
          '{dedans|Grands tapis qui ne glissent pas, la lune}{cour|Cônes souples, autour de la lune}',
          '{dedans|deux, bord à bord}{cour|quatre}',
          '{dedans|Grand rond de ruban-cache, collé au plancher}{cour|Chaudières retournées}',
        ),
        item('{30min|Toutous lavables, les passagers}', 'un par enfant', 'Poupées de tissu'),
        item('{cour !hiver|Gourdes des enfants, à l’ombre}', 'une par enfant', 'Gobelets d’eau'),
        optional('{si-tambourins|Tambourin ou maracas, sans pièce qui s’enlève}', '{si-tambourins|un}', null),
        optional('{si-foulards|Carrés de tissu ou foulards, courts}', '{si-foulards|deux par enfant}', null),
        optional(
          '{10min 20min si-toutous|Toutous lavables, les passagers}',
          '{10min 20min si-toutous|un par enfant}',
          null,
        ),
        optional(
          '{20min 30min dedans si-sacs-de-plage si-sacs-réutilisables|Sacs de plage ou sacs réutilisables, trois bas roulés dans chacun}',
          '{20min 30min dedans si-sacs-de-plage si-sacs-réutilisables|un pour deux enfants}',
          null,
        ),
        optional(
          '{dedans si-crayons|Gros crayons lavables, sans capuchon}',
          '{dedans si-crayons|deux par enfant}',
          null,
        ),
      ],
      preparation: [
        '{dedans|La veille, ôtez les agrafes et les rabats, coupez le devant de chaque boîte au ras du fond : on en sort en marchant.} {dedans si-crayons|Le matin, chacun barbouille sa boîte de gros crayons : ce sont les boutons où l’on pèse avant le compte.} {cour !hiver|La veille, ôtez les agrafes et les rabats, coupez le devant de chaque boîte au ras du fond. L’herbe est mouillée? Les cerceaux prennent la place des boîtes.} {cour hiver|Dans la neige molle, tapez avec les enfants un creux pour chacun et un pour vous. Le rebord, relevé à la pelle, bas comme une botte et ouvert devant, fait la fusée.}',
        'Alignez les fusées, {dedans|dos au mur}{cour|dos à la clôture}, une longueur de main entre deux, l’ouverture vers la lune, qui est {dedans|trois grands pas plus loin, à deux pas du mur d’en face}{cour|quatre grands pas plus loin}. {dedans|Le mur est court? On embarque à deux par grande boîte.}',
        '{dedans|Libérez toute l’allée, de la fusée à la lune; pieds nus ou souliers.} {cour ete|Cherchez l’ombre.} {cour !hiver|Marchez l’allée : trou, branche, guêpe au sol.} {cour hiver|Tapez l’allée et la lune, et cherchez la glace sous la neige. Tout est dur? Le jeu se fait au local.}',
        '{1adulte|Seule, tenez-vous au bord de l’allée, à mi-chemin : vous voyez les départs et les arrivées.} {2adultes|À deux, l’une compte avec les fusées, l’autre accueille sur la lune.}',
        '{avec-coussin|Posez @materiel tout au fond de la lune : des cratères où s’asseoir.} {avec-contenant|Rangez @materiel au bout de la rangée : le réservoir où l’on fait le plein.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          '{cour hiver|Accroupie dans une fusée,} {dedans|Assise dans une fusée,} {cour !hiver|Assise dans une fusée,} le menton aux genoux, tambourinez sur le bord. Puis une main en l’air : {2-3a|« Cinq… quatre… trois… »} {!2-3a|« Trois… »} Un doigt se couche à chaque nombre, votre voix descend, vos épaules tremblent. « Deux… un… » Retenez tout. Quelqu’un criera peut-être avant vous. « Décollage! Pchhh! » Debout, les mains jointes en pointe au-dessus de la tête; puis les bras s’ouvrent et vous filez jusqu’à la lune. Posez-vous, accroupie : poc. Montrez les fusées vides. {si-tambourins|Posez l’instrument près de la dernière fusée : qui garde la base le fait gronder avec le compte.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'On embarque, {dedans|assis, à genoux, en boule}{cour !hiver|assis, à genoux, en boule}{cour hiver|accroupi ou à genoux}. Les mains battent {dedans|le carton}{cour !hiver|le carton}{cour hiver|la neige}, les pieds trépignent : le moteur chauffe. Qui veut partir lance son compte; des voisins le suivent, d’autres chauffent encore. {18-24m|« Un, un, go! » Les bras montent, tout le corps aussi, puis l’enfant redescend en boule : le voyage est fait.} {2-3a|« Trois, deux, oh non, ma ceinture! » Tout s’arrête, et l’on repart de cinq.} Les fusées filent, bras ouverts, se posent accroupies, poc, puis reviennent par les bords. {si-foulards|Un carré de tissu à chaque main fait le feu, qui claque derrière.} {10min 20min si-toutous|Un toutou embarque, serré sur le ventre.} Du bord de l’allée, soufflez un « pchhh » à chaque départ, le timide comme le tonnant.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Sur la lune, ralentissez. Un genou monte, longtemps; un pied se pose, mou. « Je suis légère. » {2-3a|Dressez deux doigts sur votre tête : « Blip? Bloup? » Un extraterrestre salue, la paume ouverte.} {!2-3a|Couchez-vous tout au fond, tournée vers les fusées, les yeux presque fermés : « La lune fait dodo. » Des pas approchent. « Coucou! » Assoyez-vous d’un coup, puis recouchez-vous : on vient vous réveiller encore, ou se coucher à côté.} {18-24m multiage|Une petite paume s’avance, ou se cache : répondez « blip » aux deux.} {2-3a|« Moi, je parle lune : gaboudi! » On s’explique, on se chicane, on se fait des amis, tout en charabia.} {2-3a|Une astronaute se couche et fixe} {2-3a dedans|le plafond,}{2-3a cour|le ciel,} {2-3a|et deux autres viennent voir quoi.} {dedans si-sacs-de-plage si-sacs-réutilisables|Des bas roulés sont les roches de lune : on en remplit un sac, on le vide à la base, on repart.} Les fusées, elles, partent toujours{2-3a|; revenez au bord de l’allée entre deux « blip »}{!2-3a| : relevez-vous quand il en vient plusieurs}.',
        ),
        play(
          { 30: 7 },
          'Assoyez un toutou dans une fusée vide. « Il n’est jamais allé là-haut. » On compte pour lui, on le lève à bout de bras, il fait le tour d’une tête et se pose sur une épaule. {18-24m|Le toutou embarque, débarque, embarque, et le compte se perd en route.} {2-3a|« Il a peur. Je viens aussi! » Le toutou se fait serrer, le compte se chuchote, et l’on part à deux.} Votre moteur fait « tuf, tuf » et s’éteint. {2-3a|Ouvrez la main : quelqu’un y posera un outil invisible ou tapera au bon endroit.} {!2-3a|Attendez, une main à l’oreille : au premier « pchhh », au premier petit coup sur le bord, il repart.} Les autres décollent, se posent{2-3a|, parlent lune}.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          '{2-3a|« Astronautes, on rentre! »} {!2-3a|« Les fusées, on rentre! »} Chaque fusée retrouve son passager. Comptez dans l’autre sens, tout bas, un doigt se déplie à chaque nombre : {2-3a|« Un, deux, trois, quatre, cinq… posés. »} {!2-3a|« Un, deux, trois… posés. »} Puis, les mains jointes : « Fusée, fusée, monte là-haut (les mains montent), fais le tour de la lune ronde (elles tournent), redescends, doux, doux, sur le dos (elles se couchent, paumes en l’air), et dors tout au milieu du monde (la joue sur les mains). » Posez une paume sur votre ventre : le moteur ralentit, ralentit, se tait. {cour !hiver|Chacun boit ensuite à sa gourde, à l’ombre.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Comptez plus lentement que vous n’en avez envie : le jeu est dans le « deux… un… ».',
          'Reprenez le compte de l’enfant tel quel : « trois, cinq, go! » fait décoller aussi bien.',
          'Saluez de la paume la fusée qui ne part jamais : « Toi, tu gardes la base. »',
          'Montrez du bras la place libre sur la lune, avant que le prochain départ y arrive.',
        ],
        questionsOuvertes: [
          'Jusqu’où monte-t-elle, ta fusée?',
          'Qu’est-ce qui gronde, dans ton moteur?',
          '{2-3a 20min 30min|Que raconte-t-il, l’extraterrestre?}{!2-3a 20min 30min|Où est-elle, la lune?}',
        ],
      },
      vocabulaire: [
        'la fusée',
        'le moteur',
        '{2-3a|cinq, quatre, trois, deux, un}{!2-3a|trois, deux, un}',
        'décoller',
        'se poser',
        'la lune',
        '{20min 30min|lentement}',
        '{2-3a 20min 30min|l’extraterrestre}{!2-3a 20min 30min|coucou}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            '{multiage|Comptez à partir de trois, sur trois doigts.} {!multiage|Assoyez-vous parfois dans la fusée d’à côté : l’enfant vous regarde trembler et lève les bras quand vous levez les vôtres.} L’enfant qui veut vos mains s’y appuie pour se lever, et se pose où ses pas s’arrêtent : la lune est là.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez un nombre à crier à qui en demande un. Tout le monde veut le « un »? Il se crie à toute la rangée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant redoute le cri du départ? Les doigts qui se couchent lui disent quand couvrir ses oreilles, et ses voisins décollent en chuchotant. Un autre roule en fauteuil : ses bras décollent, vos mains poussent jusqu’à la lune, à la vitesse qu’il montre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la lune craque sous les bottes et les fusées se bâtissent en neige.} {!ete|L’été, dans la cour, on se pose à l’ombre, les mains dans l’herbe fraîche.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Se lever trop vite et retomber assis.',
          'Deux fusées qui se foncent dedans.',
          'Décollage crié très fort.',
        ],
        dangersAEliminer: [
          'Fusées qui se croisent : on part par le milieu, on revient par les bords, et votre bras ouvert le montre. Mains restées en pointe pendant la course : qui tombe ne se retient pas; ouvrez vos bras, on vous imitera.',
          '{!10min|Atterrissage sur un corps couché : qui veut s’étendre le fait au fond de la lune;} {10min|Atterrissage sur un enfant accroupi :} de votre bras, envoyez les arrivées de l’autre bord.',
          '{dedans|Boîte enfilée sur une tête, dressée ou grimpée : elle reste à plat, et le casque se fait des deux mains.} {cour !hiver|Boîte enfilée sur une tête, dressée ou grimpée : elle reste à plat, et le casque se fait des deux mains.} {cour hiver|Neige creusée ou muret qui grandit : aucun tunnel, et rien de plus haut qu’une botte.}',
          '{dedans|Boîte écrasée, dont le bord accroche le pied : ôtez-la, car aplatie, elle glisserait. La vôtre prend sa place.} {cour !hiver|Guêpes et plein soleil : ombre, chapeau, eau, et un regard sous chaque boîte avant d’embarquer.} {cour hiver 18-24m|Froid du sol : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver !18-24m|Froid du sol : le seuil de votre milieu, au plus bas -27 °C.} {cour hiver|On embarque accroupi, et l’on change la mitaine mouillée.}',
          '{si-foulards|Tissu sous un pied ou au cou : plus court que le bras, il reste dans la main.}',
          '{20min 30min dedans si-sacs-de-plage si-sacs-réutilisables|Anses au cou ou au coude, bas roulé sous un pied : le sac se porte contre le ventre, au pas, par le bord de l’allée, et ce qui tombe se ramasse.}',
          '{dedans si-crayons|Crayon en bouche, ou en main pendant la course : comptez-les et rangez-les avant le premier départ.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Boîtes propres, qui n’ont contenu aucun aliment; tapis aspirés d’avance.} {cour !hiver|Boîtes propres, qui n’ont contenu aucun aliment. Piqûre : l’auto-injecteur prescrit est sur vous, du premier compte au dernier.} {cour hiver|Réaction au froid : l’enfant concerné reste debout dans sa fusée, mains au sec, selon son plan.}',
        ],
      },
      observation: [
        'Motricité globale : pendant le compte, par où passe l’impatience de l’enfant, orteils, épaules, mâchoire, et quel élan en sort?',
        'Langage oral : relevez les nombres, les sons ou les doigts que l’enfant ajoute au compte, et l’ordre qui est le sien.',
        'Fonction symbolique : que devient la fusée d’un départ à l’autre, et qui ou quoi l’enfant trouve-t-il là-haut?',
      ],
      prolongements: [
        'Au vestiaire, {2-3a|cinq}{!2-3a|trois} doigts se couchent un à un, et la file décolle sur la pointe des pieds.',
        'La vraie lune passe parfois à la fenêtre d’une cuisine. Affichez pour les familles le soir où elle sera ronde.',
      ],
      reflexionRetroaction: [
        'Mon compte était-il assez lent pour qu’on ait le temps de trembler?',
        'Qui n’a pas quitté sa fusée, et quel voyage y faisait cet enfant?',
      ],
    },
  },
]
