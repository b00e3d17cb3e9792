import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Halves of shells that look for each other, fingers that tell the day to a home, a moose that answers, and cows to bring in. */
export const MIXED_AGES_SHELLS_PARENTS_MOOSE_AND_LASSOS_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-creux-pour-chaque-coquille',
    summary:
      'Boîtes d’œufs ouvertes, la mer retirée : on loge les grosses coquilles, on referme, ça dépasse, on change de lit et on cherche l’autre moitié.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'animaux-et-traces'],
    materials: ['sable', 'cartons-et-boites', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    seasons: ['SUMMER'],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'coquillage',
      'coquillages',
      'coquiyage',
      'coquille vide',
      'buccin',
      'palourde',
      'bigorneau',
      'marée basse',
      'marée base',
      'boîte d’œufs',
      'carton d’œufs',
      'faire une collection',
      'boîte à trésors',
      'bord de la mer',
      'trouver la paire',
      'il manque la moitié',
      'contenants et couvercles',
      'plage',
      'ouvrir et fermer',
    ],
    seen: [
      'elle met une moule dans chaque petit trou du carton puis les enlève toutes',
      'il pèse sur le couvercle, ça rebondit, il pèse encore, ça ne ferme pas',
      'il tourne sa coquille de tous les bords pour qu’elle rentre dans la case',
      'ses mains sont pleines de trouvailles et elle en veut une autre pareil',
      'ils s’ostinent pour une coquille rayée trouvée en même temps au bord du fleuve',
      'elle cherche partout l’autre moitié de sa moule, elle dit qu’elle est brisée',
      'au bord du fleuve, la marée est descendue et ils ramassent tout ce qui traîne',
      'après notre sortie à la mer, ils rangent leurs trésors un par un dans des casiers',
    ],
    scenes: ['inserer-enfiler', 'ouvrir-fermer', 'ramasser', 'trier'],
    picture:
      'Sur le sable, deux enfants couchent de grosses coquilles dans une boîte d’œufs ouverte; un petit en tend une à l’éducatrice, la mer est loin derrière.',
    sheet: {
      titre: 'Un creux pour chaque coquille',
      observationDepart:
        'La mer s’est retirée, et le sable est semé de coquilles. Deux mains en tiennent déjà trois et veulent la quatrième. {2-3a 3-4a 4-5a|« Où je les mets, moi? »}{!2-3a !3-4a !4-5a|Les doigts s’ouvrent, tout tombe, et l’enfant regarde ses mains.}',
      intentionEducative:
        'Éveiller le goût de comparer ce qui entre, ce qui dépasse et ce qui va ensemble, avec des mots pour le dire.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Loger une coquille dans un creux, l’ôter, en essayer une autre.',
        'Dire ou faire voir ce qui dépasse et ce qui entre.',
        '{2-3a 3-4a 4-5a|Rapprocher deux moitiés pour voir si elles se referment.}',
        '{3-4a 4-5a|Trouver pourquoi le couvercle reste ouvert.}',
      ],
      materiel: [
        item(
          'Coquilles vides, entières, plus grosses qu’un rouleau de papier de toilette : palourdes, mactres, gros buccins',
          'six par enfant',
          'Galets lisses, plus gros que le rouleau, deux de chaque sorte',
        ),
        item(
          'Boîtes d’œufs de carton, du plus gros calibre, propres, jamais tachées',
          'une demi-boîte de six par enfant, une pour vous',
          'Moules à muffins de silicone, un linge pour couvercle',
        ),
        item('Rouleau de papier de toilette vide, la mesure', 'un par adulte', 'Rouleau d’essuie-tout coupé'),
        item('Chaudières', 'une par adulte, une pour deux enfants', 'Gros pots de plastique à anse'),
        item('{45min|Bac plat, un doigt d’eau de mer au fond}', 'un', '{45min|Plaque à biscuits à rebord}'),
        item('Petit râteau à main, gardé par l’adulte', 'un', 'Gants épais d’adulte'),
        item('Drap uni, au sol', 'un', 'Nappe de pique-nique'),
        item('Parasol bien planté ou toile d’ombre', 'un', null),
        item('Souliers fermés et chapeaux', 'une paire et un chapeau par personne', null),
        item('Gourdes d’eau', 'une par enfant', 'Pichet et verres'),
        item(
          'Bidon d’eau douce, savon et serviettes',
          'un bidon, un savon, deux serviettes',
          'Débarbouillettes savonneuses',
        ),
        optional('{3-4a 4-5a si-loupes|Loupes incassables}', 'deux', null),
        optional('{si-pelles|Petites pelles}', 'une pour deux enfants', null),
        optional('{45min si-vaporisateurs|Vaporisateur qui n’a tenu que de l’eau}', 'un', null),
        optional('{3-4a 4-5a si-crayons|Gros crayons et papier}', 'un de chaque par enfant', null),
      ],
      preparation: [
        'Lisez la table des marées et choisissez un jour où la basse mer tombe avant 11 h. Arrivez une heure avant elle, partez à son heure, écrite sur votre main.',
        'À deux, prenez six enfants au plus{18-24m|; quatre, s’il y a un trottineur}. L’une se tient debout entre le drap et l’eau, face au groupe, et ne fait que cela. L’autre mène le jeu.',
        'Étendez le drap à l’ombre, à vingt pas de l’eau. Le groupe s’y assoit et boit, face à l’adulte de l’eau, pendant que vous ratissez le sable sur quatre pas autour : verre, hameçons, coquilles brisées, petits morceaux, tout s’en va dans votre chaudière à vous.',
        'La veille, choisissez les coquilles. Celle qui passe dans le rouleau, de quelque côté qu’on la tourne, reste à la mer. Passez le pouce au bord : fendue ou coupante, elle sort du jeu. Essayez les autres dans une boîte : il en faut qui se logent debout, et d’autres qui dépassent. Gardez des moitiés qui vont ensemble, détachées.',
        'Éparpillez les coquilles autour du drap, les moitiés loin l’une de l’autre. Coupez en deux les boîtes de douze : chaque moitié garde son couvercle. {45min|Le bac et son doigt d’eau attendent aux pieds de l’adulte de l’eau.}',
        '{avec-contenant|Sauf le verre, posez @materiel au bord du drap : le logis des coquilles trop larges.} {avec-tissu|Gardez @materiel pour le couvercle qui ne ferme pas : une couverture.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5 },
          'À genoux sur le drap, ouvrez une boîte : six creux, six lits. Logez-y une palourde moyenne, debout, la charnière au fond. « Juste à sa place. » Prenez la plus large, essayez-la en long, en travers, couchée sur deux lits. Le couvercle bâille. « Elle dépasse! Qui lui trouve un lit? » Donnez une boîte à chaque enfant, et regardez partir les mains.',
        ),
        play(
          { 30: 14, 45: 15 },
          'On ramasse autour du drap, on revient, on loge. {18-24m|Le trottineur emplit un creux, le vide, le remplit : la même coquille fait dix voyages.} {2-3a|« Fermé! » Le couvercle rebondit, une petite main pèse, il rebondit encore.} {3-4a|Une bosse dépasse : on tourne la coquille, on lui donne deux lits, et la boîte ferme enfin.} {4-5a|Deux amis réunissent leurs boîtes, une pour les rayées, une pour les lisses. Et cette brune-là, chez qui va-t-elle?} Une trouvaille nouvelle passe d’abord dans votre rouleau et sous votre pouce. {si-pelles|Trop grande? La pelle lui creuse un lit dans le sable.} {2-3a 3-4a 4-5a|Les sortes viennent des enfants : les grises, les pareilles, les belles.} Tout dort? Tapotez un couvercle du doigt : « Debout, on change de lit! »',
        ),
        play(
          { 30: 7, 45: 9 },
          'Refermez deux moitiés l’une sur l’autre, comme une bouche. « Elles vivaient collées. » Puis ouvrez-les et laissez-les là. {18-24m|Le trottineur soulève une moitié, cherche dessous, la recouche, recommence.} {2-3a|On promène une moitié de coquille en coquille : la première qui la couvre un peu fait l’affaire.} {3-4a|Deux palourdes se touchent, mais il reste un trou au milieu : l’une est trop longue, on en essaie une autre.} {4-5a|On compare la charnière, le bord, la couleur du dedans, et l’on demande au voisin la moitié qui manque.} {3-4a 4-5a si-loupes|À la loupe, dans votre ombre, on suit une rayure jusqu’au bord : continue-t-elle sur l’autre moitié?}',
        ),
        play(
          { 45: 8 },
          'Glissez le bac au milieu du drap. Dans le doigt d’eau, une coquille terne devient foncée. {si-vaporisateurs|Au vaporisateur, une autre fonce sans quitter son lit.} {18-24m|Le trottineur tapote l’eau, mouille la sienne et la pose sur votre genou.} {2-3a|Une coquille se rince, sèche au soleil, se rince encore.} {3-4a|« Elle a changé de couleur! » On devine la suivante avant de la tremper.} {4-5a|On regarde bien sa boîte, on ferme les yeux, un ami ôte une coquille : laquelle manque?}',
        ),
        closing(
          { 30: 5, 45: 8 },
          'Qui le veut ouvre sa boîte devant un ami : une coquille, un mot pour elle. Les autres boîtes restent fermées. {3-4a 4-5a si-crayons|Au crayon, on fait le tour d’une coquille sur un papier : ce lit-là rentre au local.} Puis chacune se vide doucement dans une chaudière, qu’on verse au bord du sable ratissé : la mer remontera les prendre. Si la plage le permet, une seule coquille rentre au local, celle du groupe. {45min|Videz le bac.} On se savonne, et vous comptez les enfants à deux voix.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Redites l’essai : « En long, ça dépasse. Debout, ça tient. »',
          'Laissez le couvercle ouvert le temps que l’enfant cherche; votre main ne pèse pas dessus.',
          'Prêtez des mots au toucher : « Bombée dehors, lisse dedans. »',
          'Comptez les têtes avec l’autre adulte à chaque boîte qui se referme.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui l’empêche d’entrer?',
          'Où dort celle-là?',
          '{3-4a 4-5a|À quoi vois-tu que ce sont deux moitiés?}',
          '{4-5a|Qui vivait là-dedans, d’après toi?}',
        ],
      },
      vocabulaire: ['la coquille', 'le creux', 'la moitié', 'dépasser', 'bombé', 'lisse', 'refermer', 'la marée basse'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Le trottineur joue assis sur le drap, à portée de votre bras : trois palourdes larges comme sa main et une demi-boîte.{2-3a 3-4a 4-5a| Les plus vieux lui en apportent.}{!2-3a !3-4a !4-5a| Il ramasse avec vous celles qui touchent au drap.}',
        },
        {
          pour: '2-3a',
          texte: 'Une demi-boîte et quatre coquilles : il reste des lits vides, et l’on peut changer d’idée.',
        },
        {
          pour: '3-4a',
          texte: 'Donnez une boîte à deux : trois creux chacun, et les échanges se négocient à voix haute.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant range de la plus plate à la plus bombée, puis essaie de prédire laquelle tiendra le couvercle ouvert.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu reçoit les deux moitiés dans une main et une étrangère dans l’autre : ses doigts trouvent la charnière avant nos yeux. À celui qui joue dans sa chaise, calez la boîte sur les genoux et tendez les coquilles une à une.',
        },
        {
          pour: 'interieur',
          texte: 'Au local, éparpillez de grosses coquilles lavées autour du drap : il ne manque que la marée.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sable dans les yeux ou dans la boîte.',
          'Couvercle refermé sur un bout de doigt.',
          'Deux mains pour une seule coquille.',
        ],
        dangersAEliminer: [
          'Enfant qui marche vers l’eau : l’adulte de l’eau est devant lui; l’autre assoit le groupe sur le drap et recompte.',
          'Marée, brume, orage : à l’heure écrite sur votre main, au premier voile ou au premier grondement, on part, même au milieu d’une boîte.',
          'Coquille coupante : votre pouce d’abord, souliers aux pieds. Brisée en jouant, elle va dans votre chaudière.',
          '{18-24m 2-3a|Éclat, gravier ou petit coquillage à la bouche : on joue sur le sable ratissé, et les plus jeunes restent à portée de votre bras.}',
          '{45min|Bac d’eau : un doigt, à portée de votre main, vidé avant que l’on parte.}',
          'Coquille fermée, bête ou méduse échouée : on regarde, mains derrière le dos.',
          'Soleil et sable brûlant : crème solaire mise avant de partir, chapeaux, ombre, une gorgée à chaque boîte pleine; plage quittée avant 11 h.',
          '{3-4a 4-5a si-loupes|Loupe au soleil : elle brûle; elle sert dans votre ombre et ne vise jamais le ciel.}',
          '{si-pelles|Pelle levée : elle creuse à genoux, lame au sable, à un bras de l’ami.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Mollusques et crustacés : avec un enfant allergique, tout le groupe loge des galets, et les mains se savonnent. Œufs : moules à muffins lavés au lieu du carton.',
        ],
      },
      observation: [
        'Catégories et concepts : notez la raison, dite ou faite, qui réunit deux coquilles dans la même boîte.',
        'Langage oral : quels mots, gestes ou regards accompagnent la coquille qui dépasse?',
        'Raisonnement : le couvercle reste ouvert; voyez ce que l’enfant change en premier.',
      ],
      prolongements: [
        'Au coin des blocs, une boîte d’œufs attend de grosses cocottes et des blocs : qu’est-ce qui entre?',
        'À la maison, la demi-boîte prêtée pour une nuit revient garnie : bas roulés, citron, ce que la famille y a fait entrer.',
      ],
      reflexionRetroaction: [
        'Quelle sorte les enfants ont-ils inventée, à laquelle je n’avais pas pensé?',
        'Quelle trouvaille m’a échappé avant que je la passe au rouleau?',
      ],
    },
  },
  {
    key: 'un-bout-de-ma-journee',
    summary:
      'Doigts qui marchent, qui sautent, qui dorment : la peinture raconte quelque chose de vrai de chacun, pour ceux avec qui l’enfant vit.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie', 'couleurs-et-textures'],
    materials: ['peinture-lavable', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER: 'L’été, on peint en camisole, et la feuille sèche pendant la sieste, devant la fenêtre.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'fête des mères',
      'fête des pères',
      'fête des parents',
      'journée des familles',
      'cadeau pour maman',
      'cadeau pour papa',
      'bricolage de fête',
      'deux mamans',
      'deux papas',
      'famille d’accueil',
      'peinture aux doigts',
      'peinture dans un sac',
      'carte pour la maison',
      'traces de doigts',
    ],
    seen: [
      'il fait courir ses deux doigts pleins de couleur d’un bout à l’autre de la feuille',
      'elle pèse sur le sac de peinture pour voir la couleur se sauver sous sa main',
      'elle fait des petits points partout avec un doigt, toc toc toc',
      'il veut raconter à son papa ce qu’il a fait ici, mais il ne trouve pas les mots',
      'elle s’ennuie de sa maman et veut lui faire quelque chose à rapporter',
      'il a deux maisons et demande à laquelle ira son dessin',
      'dans le vestiaire, maman demande ce qu’il a fait aujourd’hui et il répond rien',
      'en mai, ils jasent tous de ce qu’ils vont donner à leurs parents',
    ],
    scenes: ['peindre', 'naissances-familles'],
    picture:
      'Au sol, une enfant fait courir deux doigts peints sur une grande feuille; près de l’éducatrice qui écrit, un bébé tape un sac collé, plein de jaune.',
    sheet: {
      titre: 'Un bout de ma journée',
      observationDepart:
        'Au vestiaire, un parent regarde une tache jaune sur une manche et se demande d’où elle vient. {2-3a 3-4a|« C’est mes doigts, y ont sauté! »} {!2-3a !3-4a|Des deux mains, l’enfant tape sur son épaule : voilà la réponse.}',
      intentionEducative:
        'Permettre à chaque enfant d’envoyer chez lui quelque chose de vrai, dit par ses doigts, et d’y être attendu tel qu’il est.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Laisser de la couleur où passe la main, et la regarder.',
        '{18-24m 2-3a 3-4a|Faire marcher, sauter ou dormir ses doigts sur le papier.}',
        '{2-3a 3-4a|Dire quelque chose de vrai de soi, que l’adulte écrit.}',
        '{3-4a|Dire quelque chose de vrai d’un ami.}',
        '{!18-24m !2-3a !3-4a|Répondre de la voix ou du corps à ce qu’on raconte de sa main.}',
      ],
      materiel: [
        item(
          '{18-24m 2-3a 3-4a|Grandes feuilles de papier fort}',
          '{18-24m 2-3a 3-4a|trois par enfant, une pour vous}',
          '{18-24m 2-3a 3-4a|Sacs d’épicerie de papier, ouverts}',
        ),
        item(
          '{18-24m 2-3a 3-4a|Peinture à doigts lavable, non toxique, deux couleurs}',
          '{18-24m 2-3a 3-4a|une cuillerée par assiette}{!0-18m|, deux pour le sac}',
          '{18-24m 2-3a 3-4a|Fécule de maïs cuite, refroidie, et colorant alimentaire}',
        ),
        item(
          '{18-24m 2-3a 3-4a|Assiettes de carton}',
          '{18-24m 2-3a 3-4a|une pour deux enfants}',
          '{18-24m 2-3a 3-4a|Couvercles larges}',
        ),
        item(
          'Grands sacs de congélation épais, à double fermeture',
          '{0-18m|un par poupon et un de plus}{!0-18m|un, de réserve}',
          'Pochettes de plastique rigide, fermées au ruban large',
        ),
        item(
          'Feuilles de papier fort, à la taille du sac',
          '{0-18m|une par poupon et une de plus}{!0-18m|une}',
          'Carton léger',
        ),
        item(
          '{0-18m|Peinture lavable, non toxique, jaune et bleue}',
          '{0-18m|deux cuillerées par sac}',
          '{0-18m|Fécule de maïs cuite et colorant alimentaire}',
        ),
        item('Ruban large pour le sol, gardé par l’adulte', 'un rouleau', 'Ruban-cache en deux épaisseurs'),
        item('Débarbouillettes mouillées', 'deux par enfant', 'Essuie-tout mouillé'),
        item('Stylo, gardé par l’adulte', 'un', 'Crayon feutre'),
        item(
          '{18-24m 2-3a 3-4a|Tabliers à manches}',
          '{18-24m 2-3a 3-4a|un par enfant}',
          '{18-24m 2-3a 3-4a|Vieux chandails à l’envers}',
        ),
        optional('{18-24m 2-3a 3-4a si-musique|Musique}', '{18-24m 2-3a 3-4a si-musique|un air doux}', null),
        optional('{2-3a 3-4a si-photos|Photos de chez soi, sous plastique collé}', 'une par enfant', null),
        optional('{2-3a 3-4a si-miroirs|Miroir incassable}', 'un', null),
        optional('{3-4a !0-18m !18-24m !2-3a si-fleurs-séchées|Petites fleurs séchées}', 'deux par enfant', null),
        optional('{18-24m 2-3a 3-4a si-enveloppes|Grandes enveloppes}', 'une par feuille', null),
      ],
      preparation: [
        'Relisez avec qui vit chaque enfant : un père, deux mères, une grand-mère, une famille d’accueil, deux adresses. Au babillard comme devant les enfants, dites « pour les gens de ta maison ».',
        'Trouvez une chose vraie à dire de chaque enfant, vue cette semaine : il rit au bruit de l’eau, elle tend les bras à qui chante. Pas une qualité, un geste{18-24m 2-3a 3-4a| : vous l’offrirez à qui n’a rien à dire}{!18-24m !2-3a !3-4a| : vous le lui raconterez devant le sac}.',
        '{18-24m 2-3a 3-4a|Collez quatre feuilles au sol, une assiette entre deux : quatre peignent, les autres gardent leurs jeux tout près. Des feuilles attendent, pour la suite ou pour une deuxième adresse. Les pieds sont nus.} {0-18m|Glissez une feuille et deux cuillerées de peinture dans chaque sac. Chassez l’air, fermez, doublez la fermeture de ruban. Collez au sol, des quatre bords, un sac par poupon; l’autre reste en réserve.} {!0-18m|Préparez un sac : une feuille et deux cuillerées de peinture dedans, l’air chassé, la fermeture doublée de ruban. Il attend qui n’aime pas le mouillé.}',
        '{1adulte|Seule, assoyez-vous au milieu, chaque place à portée de votre bras.} {1adulte 0-18m|Avec des poupons, prenez cinq enfants au plus.} {1adulte !0-18m|Prenez six enfants au plus.} {2adultes|À deux, l’une reste à la peinture, l’autre écrit et lave.}',
        '{avec-papier 18-24m 2-3a 3-4a|Collez @materiel à côté des feuilles : un autre papier pour essayer ses doigts.} {avec-papier !18-24m !2-3a !3-4a|Glissez @materiel dans un sac, à la place de la feuille.} {avec-tissu 18-24m 2-3a 3-4a|Gardez @materiel pour essuyer les pieds avant qu’ils quittent les feuilles.} {avec-tissu !18-24m !2-3a !3-4a|Gardez @materiel sur vos genoux, pour les mains et les mentons.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          '{18-24m 2-3a 3-4a|Trempez deux doigts et faites-les courir d’un bord à l’autre de votre feuille. « Ce matin, je cours après mes clés. C’est vrai, ça. » Arrêtez-les net, couchez-les : « Et là, ils dorment. » Autour, les doigts secs courent sur le plancher, puis dorment aussi. Tournez votre feuille vers les enfants.} {18-24m 2-3a 3-4a si-musique|Mettez la musique : tant qu’elle joue, les doigts courent; elle se tait, ils dorment.} {0-18m|D’un poupon à l’autre, posez votre paume sur son sac, pressez : la couleur s’enfuit et revient. « Et ta main à toi, que va-t-elle raconter chez toi? »}',
        ),
        play(
          { 20: 10, 30: 13, 45: 18 },
          '{18-24m 2-3a 3-4a|Les doigts choisissent leur histoire : ils marchent, sautent, glissent, disparaissent sous la paume.} {0-18m|Le poupon tape le sac, gratte, y colle la joue : chaque geste s’imprime dedans. Un rire, un regard : dites ce que vous voyez; vous l’écrirez sur la feuille.} {0-18m !multiage|Penchez-vous, poussez la couleur vers sa paume : il la repousse. Quand il relève la tête, poussez-la à l’autre bord du sac : sa main la suit. Puis tendez le bras vers le sac d’un autre.} {18-24m|À dix-huit mois, on fait toc, toc, toc du même doigt, sur toute la feuille, puis sur l’assiette.} {18-24m !multiage|Répondez de votre doigt, toc, toc, sur votre feuille. Puis demandez à l’enfant un moment de sa maison : « Dodo, comment? » La main se couche à plat : écrivez-le. Il tend les paumes? Lavez-les, la place va à un autre.} {2-3a|« Moi je saute! » Les deux mains sautent, la feuille en tremble. Vous écrivez : « Je saute. »} {2-3a !multiage|Un enfant n’a rien à dire? Vos doigts refont ce que font les siens, sur votre feuille. Puis nommez un moment de sa maison : « Et le bain? » Les doigts éclaboussent, vous écrivez. Des paumes tendues disent que c’est fini : la place va à un autre.} {3-4a|Deux couleurs, l’histoire de toute une journée : on se lève, on mange, on se chicane, on s’aime.} {2-3a 3-4a si-photos|Une photo de chez soi s’approche, loin de la couleur : « Et là, que font tes doigts? »} {3-4a !multiage|Suivez du doigt, sans toucher : « Et après? » L’histoire s’arrête? Faites un bruit de sa maison, la clé dans la porte, l’eau du bain : les doigts repartent. Qui dit « fini » choisit où l’on écrit son nom et appelle un ami à sa place.} Rien n’a à être beau.',
        ),
        play(
          { 20: 4, 30: 7, 45: 12 },
          '{18-24m 2-3a 3-4a|Mains lavées, on fait le tour des feuilles. À qui ces doigts qui dorment?} {18-24m|À dix-huit mois, on suit de sa main lavée le chemin d’un ami, et la voilà repeinte.} {2-3a|On se cherche soi : « Moi! C’est moi, ça! »} {2-3a 3-4a si-miroirs|Au miroir, le visage refait ce que dit la feuille : il dort, il rit.} {3-4a|« Elle rit toujours fort », dit un ami. L’amie dit si c’est vrai, et vous l’écrivez si elle veut.} {3-4a !0-18m !18-24m !2-3a si-fleurs-séchées|Une fleur séchée se couche dans la couleur fraîche, sur le moment qu’on aime chez soi.} {0-18m|Le poupon revient au sac, sur le ventre ou assis, et vous suivez son doigt : « Là, c’est toi. » Il roule plus loin? Le sac reste collé là, pour son retour, et vous restez à côté.} {45min 0-18m !multiage|Grattez le sac du bout du doigt, tout bas : d’où vient le bruit? Attendez sa main avant de recommencer.} {45min 18-24m 2-3a 3-4a|La deuxième feuille s’ouvre à qui en a envie : on y met aussi ce qu’on n’aime pas.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 9 },
          '{18-24m 2-3a 3-4a|Sur les feuilles à plat, lisez tout bas le mot vrai à l’enfant qui s’approche : il le garde, ou le change.} {0-18m|Passez une débarbouillette sur les mains et les mentons des poupons. Quand ils sont partis jouer ailleurs, décollez les sacs, sortez les feuilles, jetez le plastique. Écrivez au bord ce que la main a fait, et lisez-le au poupon.} Un enfant vit à deux adresses? {18-24m 2-3a 3-4a|Offrez-lui une deuxième feuille à peindre, tout de suite ou demain.} {0-18m|La feuille du poupon, une fois sèche, se partage en deux.} Au départ, la feuille sèche est remise à qui vient chercher l’enfant, de sa main ou de la vôtre. {18-24m 2-3a 3-4a si-enveloppes|Pliée, elle part en enveloppe.} Elle peut aussi rester au mur, ou n’être pour personne.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a|Écrivez le mot de l’enfant au bord, tel que dit.} {0-18m|À un poupon, écrivez ce que son geste a fait.}',
          'Dites « chez toi », « tes gens », jamais le nom d’une personne que l’enfant n’a pas nommée.',
          '{18-24m 2-3a 3-4a|On vous parle d’un papa mort, d’une visite annulée? Recevez la phrase, écrivez-la si l’enfant le veut, restez à côté.}',
        ],
        questionsOuvertes: [
          'Que font tes doigts, là?',
          '{2-3a 3-4a|Qu’est-ce qu’ils ne savent pas encore de toi?}',
          '{3-4a|Qui va ouvrir la feuille, chez toi?}',
          '{18-24m 2-3a 3-4a|Où garder la feuille jusqu’au départ?} {!18-24m !2-3a !3-4a|Où s’en va la couleur, sous ta main?}',
        ],
      },
      vocabulaire: ['vrai', 'les doigts', 'chez toi', 'taper', 'glisser', 'la feuille', 'raconter'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon qui ne tient pas assis joue sur le ventre, éveillé, le sac sous ses mains. Deux minutes lui suffisent : le sac reste là, et l’on y revient.',
        },
        {
          pour: '18-24m',
          texte: 'Une seule couleur, une seule assiette presque vide : le doigt la cherche, et rien ne déborde.',
        },
        {
          pour: '2-3a',
          texte:
            'Le mot vrai se dit parfois en marchant. Répétez-le en le tapant d’un doigt sur la feuille, puis écrivez-le tout de suite.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant choisit entre l’histoire de la journée et celle de la nuit, et dicte la fin. À deux adresses, les deux feuilles se racontent autrement.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a|La main qui fuit le mouillé peint dans le sac fermé, collé devant elle. L’enfant qui parle peu refait son geste dans les airs, et vous écrivez le mot.} {0-18m|Le poupon qui bouge peu a le sac collé sous son pied ou son coude : le plus petit appui y laisse une trace.}',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, refaites une feuille : à côté de la première, la main a grandi, et le mot vrai a changé.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a|Peinture sur le tablier, la joue et le plancher.}',
          '{0-18m|Poupon fâché contre un sac qui ne se prend pas.}',
          'Peine ou silence quand on parle de chez soi.',
        ],
        dangersAEliminer: [
          'Sac : épais, collé des quatre bords, jamais sans vos yeux. Percé, décollé ou vide, il va dans une poubelle fermée. {0-18m|Poupon le nez sur le plastique, et qui y reste : retournez-le aussitôt.}',
          '{18-24m 2-3a 3-4a|Doigts peints à la bouche ou dans l’œil : assiette presque vide, débarbouillette à chaque place, votre bras à côté.}',
          '{18-24m 2-3a 3-4a|Plancher barbouillé qui glisse : pieds nus, tache essuyée avant qu’on se relève.}',
          'Ruban, sac de réserve et stylo : dans votre poche ou en hauteur.',
          '{2-3a 3-4a|Enfant interrogé devant les autres sur un parent : détournez la question. La réponse se dit à votre oreille, ou ne se dit pas.}',
          '{2-3a 3-4a si-photos|Enfant sans photo : vous n’en sortez pour personne; on ne demande pas qui y manque.}',
          '{3-4a !0-18m !18-24m !2-3a si-fleurs-séchées|Miettes de fleurs séchées : ramassez à mesure; prenez des fleurs que vous connaissez, sans épine.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau qui réagit : essayez la peinture sur l’avant-bras la veille, ou offrez le sac fermé. Blé, lait ou œuf : certaines peintures à doigts en contiennent, lisez l’étiquette.',
        ],
      },
      observation: [
        'Langage oral : relevez un mot, une syllabe ou un rire par lequel l’enfant a raconté ce que faisait sa main.',
        'Identité : à quoi voit-on que l’enfant reconnaît sa trace, ou son histoire quand vous la lisez?',
        'Développement graphique : le geste laisse une trace; l’enfant y revient-il pour la suivre, la doubler ou l’effacer?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a|Près des casiers, une feuille et un gros crayon attendent le matin : la main y raconte l’arrivée.}',
        'La famille qui le souhaite renvoie un mot vrai sur son enfant, à coller sous le sien.',
      ],
      reflexionRetroaction: [
        'Quelle famille n’était pas à l’aise, et qu’avons-nous changé?',
        'Le mot écrit était-il celui de l’enfant, ou le mien?',
      ],
    },
  },
  {
    key: 'l-orignal-a-repondu',
    summary:
      'Un cornet, un long appel grave, puis le silence : au fond du marais, l’orignal répond, s’en vient à grands pas et montre son panache de bras.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      WOODS:
        'Au bois, des tissus bordent le marais, on marche entre les arbres, et l’on n’appelle que là où aucun orignal ne passe.',
      YARD: 'Dans la cour, les tissus se posent dans l’herbe, et l’appel porte jusqu’à la clôture.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'orignal',
      'orignial',
      'orignaux',
      'l’orignal',
      'caller l’orignal',
      'appeler l’orignal',
      'cri de l’orignal',
      'panache',
      'panache d’orignal',
      'cornet de carton',
      'parler dans un cornet',
      'porte-voix',
      'saison de la chasse',
      'temps de la chasse',
      'papa est à la chasse',
      'grosse voix grave',
      'animaux de la forêt',
      'animaux',
    ],
    seen: [
      'il meugle dans un tube d’essuie-tout et écoute si quelqu’un lui répond',
      'elle place ses bras en grandes cornes et marche à pas lourds dans le corridor',
      'ils soufflent des sons creux dans un rouleau et se regardent par le trou',
      'il s’ennuie de son père qui est parti dans le bois avec sa carabine',
      'ils attendent sans parler, la main sur l’oreille, pour entendre la réponse',
      'elle a peur du gros cri grave et le redemande tout de suite après',
      'à la collation, ils jasent de la bête que mon oncle a appelée avec un cornet d’écorce',
      'depuis le voyage en Gaspésie, ils se cachent derrière le drap pour surveiller la grosse bête',
    ],
    scenes: ['voix', 'imiter-animaux'],
    picture:
      'Accroupis derrière un coussin, deux enfants appellent dans des cornets de carton; de l’autre côté du marais de tissus, un ami arrive, les bras en panache.',
    sheet: {
      titre: 'L’orignal a répondu',
      observationDepart:
        'Une voix essaie un son grave dans un rouleau de carton : « Mmmouuuh. » Une autre répond de l’autre bout. {3-4a 4-5a|« Mon oncle, lui, y’a callé un orignal. »}',
      intentionEducative:
        'Éveiller le plaisir d’appeler, de se taire pour entendre, et de répondre avec toute sa voix et tout son corps.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer sa voix dans un cornet : longue, courte, grave.',
        'Marcher à grands pas, genoux hauts, bras ouverts.',
        '{2-3a 3-4a 4-5a|Se taire après l’appel, pour entendre la réponse.}',
        '{3-4a 4-5a|Convenir d’un appel et de ce qu’il veut dire.}',
      ],
      materiel: [
        item(
          'Cornets de carton souple roulé, fermés de ruban large, le petit trou plus gros qu’un rouleau de papier de toilette',
          'un par enfant, marqué d’un dessin, et un pour vous',
          'Deux mains autour de la bouche',
        ),
        item(
          '{dedans|Tapis minces à envers antidérapant, le marais}{dehors|Carrés de tissu, le bord du marais}',
          '{dedans|quatre}{dehors|huit}',
          '{dedans|Ruban-cache qui trace les mares}{dehors|Débarbouillettes}',
        ),
        item(
          '{dedans|Gros coussins, la cache des appeleurs}{dehors|Tronc couché ou bac retourné, la cache des appeleurs}',
          '{dedans|trois}{dehors|un, plus bas que les épaules des enfants}',
          '{dedans|Matelas de sieste plié}{dehors|Tas de feuilles}',
        ),
        item(
          '{dedans|Drap léger sur le dossier d’un fauteuil, le feuillage}{cour|Arbuste ou banc, le feuillage}{bois|Gros arbre, le feuillage}',
          'un',
          '{dedans|Dos d’une étagère basse}{cour|Bac debout}{bois|Touffe de sapins}',
        ),
        item('{bois|Dossards voyants}', 'un par personne', '{bois|Chandails orange vif}'),
        optional('{si-rouleaux-de-carton|Rouleaux de carton propres}', 'un par enfant, laissé au feuillage', null),
        optional('{si-branches|Branches ou bâtons secs}', 'deux, pour vous', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux plus grosses que le poing d’un enfant, sans pointe}',
          'une par enfant',
          null,
        ),
        optional('{si-jumelles|Jumelles de jeu, courroie ôtée}', '{si-jumelles|une paire}', null),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche, au boîtier vissé}',
          '{dedans si-lampes-de-poche|une, pour vous}',
          null,
        ),
      ],
      preparation: [
        'Écoutez un vrai appel, la veille, pour l’avoir dans l’oreille. L’automne, la femelle gémit longtemps, « mmmoooaaah ». Le mâle répond court, du fond de la gorge : « ouah! » Le vrai cornet est d’écorce de bouleau.',
        '{dedans|Poussez les meubles. Étalez les tapis, séparés d’un pas, au milieu : c’est le marais. À un bout les coussins, à l’autre le fauteuil et son drap. Pieds nus, car les bas glissent.} {cour|Barrière fermée, posez les tissus en grand rond dans l’herbe, loin du mur et des modules; la cache est à un bout, le banc ou l’arbuste à l’autre.} {bois|Choisissez une place plate, sans racine haute, sans branche à hauteur des yeux, sans champignon ni herbe à puce, et posez les tissus en rond d’un arbre à l’autre. La cache est à un bout, le gros arbre à l’autre, à douze pas au plus.}',
        '{bois|Prenez un bois de ville, où la chasse est interdite et où aucun orignal ne passe : l’automne, un vrai mâle vient à l’appel. Un doute? Jouez dans la cour.}',
        'Roulez les cornets et essayez-les : ni agrafe, ni coin qui pique. Un dessin les distingue, car chacun souffle dans le sien.',
        '{1adulte|Seule, tenez-vous au bord du marais, à mi-chemin, d’où vous voyez la cache et le feuillage.} {1adulte !bois|Prenez huit enfants au plus.} {1adulte bois !18-24m|Prenez six enfants au plus.} {1adulte bois 18-24m|Prenez quatre enfants au plus.} {2adultes|À deux, l’une appelle à la cache, l’autre marche à côté des orignaux.}',
        '{avec-tissu dedans|Étendez @materiel sur le fauteuil : du feuillage de plus.} {avec-tissu dehors|Ajoutez @materiel au bord du marais.} {avec-coussin|Ajoutez @materiel à la cache.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Accroupie dans la cache, portez le cornet à votre bouche et gémissez vers {dedans|le plafond}{dehors|le ciel}, longtemps, du plus bas que vous pouvez. Baissez-le. Une main derrière l’oreille, comptez trois respirations. « Entendez-vous? » {si-branches|Posez le cornet et frottez deux bouts de bois : là-bas, un mâle frotte son panache.} Puis tous se lèvent et se bercent avec vous d’un pied sur l’autre; dites : « J’appelle, j’appelle dans mon cornet : qui marche, qui marche dans le marais? Un pas dans l’eau, un pas dans le bois, le grand panache s’en vient vers moi. » Offrez les cornets.',
        ),
        play(
          { 20: 7, 30: 10, 45: 13 },
          'On essaie sa voix. {18-24m|À dix-huit mois, on souffle, on crie, on met l’œil dans le trou, puis on répond à votre voix : « Ouh! »} {!20min 18-24m !multiage|Changez d’appel : un « ouh » tout bas, puis un long « ouuuh ». Attendez chaque fois ce qui revient.} {2-3a|« Mmmouh! » On lâche son cornet, on va au feuillage voir s’il y a quelqu’un, et l’on revient appeler.} {!20min 2-3a !multiage|Faites changer l’appel : tout petit, pour un orignal qui dort; très long, pour un orignal parti loin.} {3-4a|Le long appel devient un secret : long, « viens »; court, « j’arrive ».} {!20min 3-4a !multiage|Et deux longs de suite? La cache décide ce qu’ils disent, l’orignal le fait.} {4-5a|Les appeleurs conviennent d’un appel et de ce qu’il veut dire. Une appeleuse tourne le dos, reçoit la réponse et devine, à la voix, quel ami fait l’orignal.} Qui pose son cornet devient orignal, au feuillage. {si-rouleaux-de-carton|Un rouleau de carton y donne la réponse : « ouah », court, creux.} La bête répond si elle veut, et quand elle veut. Entre deux appels, la cache se tait, le temps d’un souffle ou deux.',
        ),
        play(
          { 20: 5, 30: 9, 45: 12 },
          'L’orignal a répondu : il s’en vient. Bras ouverts et levés, doigts écartés, voilà le panache; les genoux montent, le pied se pose à plat{dedans|, d’une mare à l’autre}{dehors|, comme dans la vase}. {18-24m|À dix-huit mois, on lève un seul bras et l’on tombe assis dans le marais.} {45min 18-24m !multiage|Tendez la main : « Plouf, plouf », un genou, l’autre. Arrêtez-vous net, et attendez qu’un enfant reparte le premier.} {2-3a|Splouche, splouche : la bête s’arrête au milieu, boit, oublie qu’on l’appelait.} {45min 2-3a !multiage|La vase devient creuse : on tire son pied à deux mains, « chlouc », et l’on repart.} {3-4a|Le panache accroche le feuillage, se dégage, tourne de côté pour passer.} {45min 3-4a !multiage|Puis la cache choisit le pas, d’un appel lent ou pressé, et la bête le suit.} {4-5a|Deux orignaux se croisent, s’arrêtent, tournent le panache et se contournent.} {45min 4-5a !multiage|Puis ils traversent sans un bruit : la cache entend un pas, lève la main, et ils repartent du feuillage.} {si-jumelles|De la cache, aux jumelles, on voit grossir le panache.} Devant la cache, la bête souffle et nous regarde. Personne ne la touche. On lui murmure bonjour; elle repart.',
        ),
        play(
          { 45: 6 },
          'Les rôles se mêlent. {18-24m|À dix-huit mois, on retrouve son cornet dans la cache, on appelle, on l’oublie et on le retrouve encore.} {2-3a|Le veau suit sa mère, si près qu’il lui marche sur les talons.} {3-4a|La mère appelle son veau, d’une voix plus haute.} {4-5a|On invente un appel pour l’ours ou l’oie, et c’est l’orignal qui arrive, vexé.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'La brunante tombe sur le marais. {dedans si-lampes-de-poche|Votre lampe de poche, couchée au sol vers le mur, est la lune qui se lève.} Redites « J’appelle, j’appelle dans mon cornet », chaque fois plus bas, jusqu’au souffle. Les panaches descendent, un bras puis l’autre. {si-figurines-d’animaux|Chacun mène une figurine boire au bord du marais et lui prête une toute petite voix.} {dedans|On se couche dans le marais, sur les tapis ou entre eux,} {dehors|On s’accroupit tous près de la cache, vous comptez les têtes,} et l’on écoute ce qui reste : un ventre, un pas au loin. Qui veut lance un dernier « ouah », tout petit. Les cornets se rangent debout, le dessin vers vous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Appelez comme si vous aviez tout votre temps, puis laissez durer le silence.',
          'Dites le son reçu : « Un court, du fond de la gorge. »',
          'Quelqu’un pointe un fusil de doigts? « Ici, on l’appelle pour le voir. Prends ton cornet. » Et appelez avec cet enfant.',
          '{3-4a 4-5a|Un parent chasse, et l’enfant en parle : écoutez-le, sans juger ni la chasse ni la peine. Puis revenez à la bête qui marche.}',
        ],
        questionsOuvertes: [
          'D’où vient la réponse?',
          'Comment l’orignal passe-t-il, avec un si grand panache?',
          '{3-4a 4-5a|Que veut dire ton appel?}',
        ],
      },
      vocabulaire: [
        'l’orignal',
        'le panache',
        'le cornet',
        'le marais',
        'appeler',
        'répondre',
        'grave',
        '{45min 2-3a 3-4a|le veau}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Faites la réponse tout près, visage à visage, puis d’un pas plus loin. Le marais se traverse à votre main, et le panache tient le temps d’un pas.',
        },
        {
          pour: '2-3a',
          texte:
            'La grosse voix fait peur? Montrez votre bouche qui la fait, sans cornet, et donnez à l’enfant le rôle de l’orignal : on ne se fait pas peur soi-même.',
        },
        {
          pour: '3-4a',
          texte: 'Une cache à deux : l’une appelle, l’autre écoute et lève la main dès que ça répond.',
        },
        {
          pour: '4-5a',
          texte:
            'Les appeleurs ferment les yeux, montrent d’où vient le pas, puis regardent. L’orignal apprend à poser le pied sans bruit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu pose la main sur le cornet pendant que vous gémissez : l’appel vibre. La réponse se voit, deux bras qui s’ouvrent au feuillage. En fauteuil roulant, l’orignal traverse {dedans|un marais sans tapis}{dehors|un marais tracé là où ses roues passent}.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le panache est tombé : les bras restent au corps, et la bête marche haut dans la neige.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute dans le marais.',
          'Bras qui se frôlent, cornet écrasé.',
          'Sursaut devant une grosse voix.',
        ],
        dangersAEliminer: [
          'Cri dans une oreille : le cornet vise le haut ou le fond du marais, jamais une tête.',
          'Course avec un cornet à la bouche : on appelle à genoux, et le cornet reste dans la cache quand on marche.',
          '{18-24m 2-3a|Carton mouillé et mordu : ôtez-le dès qu’il ramollit, et appelez dans vos mains.}',
          'Panaches qui foncent l’un sur l’autre : avancez entre les deux et rappelez le grand pas lent.',
          '{dedans|Tapis qui glisse : envers antidérapant, pieds nus, un pas entre deux tapis.}',
          '{bois|Chasse et vrai orignal : bois de ville, dossards sur tous, appel jamais lancé là où une piste ou une crotte se voit.}',
          '{dehors|Enfant hors de vue : on marche en dedans des tissus, et vous comptez à chaque réponse.}',
          '{si-rouleaux-de-carton|Rouleau à la bouche en marchant : il reste debout au feuillage, chacun le sien, comme le cornet à la cache.}',
          '{si-branches|Branche tenue en panache : le panache se fait des bras, et vos branches restent derrière vous.}',
          '{si-jumelles|Jumelles en marchant, ou vers le soleil : on vise à genoux, de la cache, du côté du marais.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme : la grosse voix et les grands pas essoufflent; la pompe reste sur vous, et l’on se tait au marais le temps de respirer. {dehors|Guêpes de l’automne : auto-injecteur sur vous aussi.}',
        ],
      },
      observation: [
        'Langage oral : en quoi la voix de l’enfant change-t-elle, de l’appel à la réponse?',
        'Motricité globale : regardez le pied qui se pose et le bras qui reste levé, au milieu du marais.',
        'Attention : l’appel est fini; racontez ce que fait l’enfant pendant le silence.',
      ],
      prolongements: [
        'Laissez les cornets au coin des livres, chacun le sien : deux voix se répondent d’un bout à l’autre de la pièce.',
        'Une famille a déjà vu un orignal au bord du chemin? Le récit du parent donne un pas ou un bruit de plus au jeu.',
      ],
      reflexionRetroaction: [
        'Combien de silence ai-je supporté, et qui l’a rempli?',
        'Qui n’a fait que répondre, et avait-il envie d’appeler?',
      ],
    },
  },
  {
    key: 'les-vaches-couchent-dehors',
    summary:
      'Le soir tombe sur le ranch : à cheval de mousse, on va chercher les vaches de carton, on les pousse à deux mains et l’on referme la clôture.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'saisons-et-fetes', 'animaux-et-traces'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'YARD',
    seasons: ['AUTUMN'],
    alsoIn: {
      SUMMER: 'L’été, le ranch s’installe à l’ombre, tôt le matin, et les gourdes attendent à l’abreuvoir.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'festival western',
      'western',
      'Saint-Tite',
      'cowboy',
      'cow-boy',
      'cowgirl',
      'rodéo',
      'ranch',
      'lasso',
      'cheval de bois',
      'balai cheval',
      'frite de piscine',
      'rentrer les vaches',
      'troupeau de vaches',
      'animaux de la ferme',
      'ferme',
    ],
    seen: [
      'ils galopent sur un manche à balai en criant wô à chaque coin de la cour',
      'elle pousse une grosse boîte avec ses deux mains jusqu’à l’autre bout du gazon',
      'à deux, ils poussent chacun de leur bord et la boîte ne grouille pas',
      'ils se chicanent pour le balai qui sert de monture',
      'il est fâché que sa boîte refuse d’avancer et lui parle pour l’amadouer',
      'elle compte combien il en reste à rentrer avant la nuit',
      'au parc, ils ont renversé les chaudières et les ramènent comme un troupeau',
      'depuis le rodéo en fin de semaine, il attrape tout le monde avec une corde imaginaire',
    ],
    scenes: ['pousser', 'compter', 'imiter-animaux'],
    picture:
      'Dans l’herbe, une enfant à cheval sur une frite de mousse approche; deux amis poussent une grosse vache de carton vers un enclos de coussins.',
    sheet: {
      titre: 'Les vaches couchent dehors',
      observationDepart:
        '« Wô! » Un balai de la maisonnette sert de cheval, et une chaudière renversée, de vache. Quelqu’un cherche une corde pour l’attraper.',
      intentionEducative:
        'Soutenir le plaisir d’aller loin, de pousser fort et de ramener ensemble, sans attraper personne.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a|Avancer sur son cheval, s’arrêter, en descendre.} {!2-3a !3-4a|Traîner ou porter son cheval, s’arrêter, le coucher.}',
        'Pousser dans l’herbe une boîte plus large que soi.',
        '{2-3a 3-4a|Pousser à deux la même vache vers le même bord.}',
        '{3-4a|Appeler et convaincre une vache qui ne veut pas rentrer.}',
      ],
      materiel: [
        item(
          'Chevaux : frites de mousse coupées à la hauteur du nombril, chacune cousue dans une jambe de collant d’adulte',
          'un par enfant et un pour vous',
          '{3-4a !18-24m !2-3a|Petits balais d’enfant, poils doux vers le haut}{18-24m 2-3a|Gros bas bourrés de tissu, longs comme l’avant-bras}',
        ),
        item(
          'Vaches : grosses boîtes de carton vides, longues comme l’avant-bras d’un adulte, sans agrafe, fermées au ruban large, tachées de noir',
          'une par enfant et une pour vous',
          'Bacs de plastique légers, retournés',
        ),
        item(
          'Ballots de paille ou gros coussins dans une housse, la clôture',
          'huit, couchés, plus bas que la taille d’un enfant',
          'Matelas de sieste pliés, sur une toile',
        ),
        item('Coussin de sol long et léger, dans une housse, la porte', 'un', 'Boîte de carton vide, longue'),
        item('Bac vide, l’abreuvoir', 'un', 'Bassine vide'),
        item('{ete|Gourdes d’eau}', 'une par enfant', '{ete|Pichet et verres}'),
        item('{ete|Chapeaux à bord}', 'un par personne', null),
      ],
      preparation: [
        'Choisissez un carré d’herbe plat, quinze pas sur quinze, loin de l’asphalte et des modules. Parcourez-le : ni trou, ni racine, ni champignon, ni crotte.',
        'Au milieu, couchez les ballots en grand rond, à un soulier d’adulte l’un de l’autre, et laissez un passage d’un grand pas : c’est l’enclos. Personne ne les déplace ensuite : la porte, c’est le coussin. À côté, l’abreuvoir. Éparpillez les vaches {2-3a 3-4a|au bord du carré, deux tout près de l’enclos}{18-24m multiage|, pour les trottineurs}{!2-3a !3-4a|à trois pas de l’enclos}.',
        'Pas de corde, pas de foulard, pas de fusil : rangez-les avant. Aucun costume de peuple : on est cowboy ou cowgirl avec un cheval et une voix.',
        'Vérifiez chaque cheval : une couture ouverte, une mousse mordue, et il va au rebut. {1adulte|Seule, tenez l’entrée de l’enclos, d’où vous voyez tout le carré, huit enfants au plus.} {1adulte 18-24m|Les trottineurs rentrent leurs vaches juste devant vous.} {2adultes|À deux, l’une tient l’enclos, l’autre trotte au bord du carré.}',
        '{avec-contenant|Posez @materiel à l’abreuvoir : c’est l’auge des veaux.} {avec-coussin|Ajoutez @materiel à la clôture.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Arrivez au trot, votre cheval entre les jambes, faites le tour de l’enclos vide et dites « Wô! » Descendez, couchez votre cheval sur un ballot. « La nuit s’en vient, et toutes les vaches sont dehors. » Mettez vos mains autour de la bouche : « Viens, la belle, viens-t’en! » Poussez une boîte jusqu’à l’enclos, des deux paumes, genoux pliés. « Une. Il en manque tout plein. »',
        ),
        play(
          { 20: 9, 30: 11, 45: 15 },
          'On mène son cheval jusqu’à une vache, on le couche dans l’herbe, on pousse. {18-24m|Le trottineur traîne son cheval par le cou, oublie la vache, la retrouve et la pousse à l’envers.} {2-3a|Deux poussent de deux bords : la vache ne bouge pas. On en rit, on change de côté.} {3-4a|« Elle veut pas rentrer! » On lui parle, on lui tend une poignée d’herbe, et elle se laisse pousser.} À l’entrée, meuglez pour celle qui arrive; trop vite rentrée, elle gémit par votre bouche : « J’ai oublié mon veau! » On la reconduit au champ. Un cheval est resté au champ? Quelqu’un le mène boire à l’abreuvoir, ou sa cavalière retourne le chercher.',
        ),
        play(
          { 20: 5, 30: 9, 45: 12 },
          'Toutes rentrées? La porte glisse sur l’herbe, et les vaches se sauvent au bout du champ, poussées par ceux qui veulent recommencer. {18-24m|Le trottineur entre, sort, s’assoit dans l’enclos au milieu du troupeau.} {2-3a|Quatre pattes dans l’herbe : une vraie vache arrive, et demande qu’on l’appelle.} {3-4a|Une cowgirl compte à voix haute et cherche la vache qui manque.} {2-3a|L’enfant à quatre pattes suit la voix et s’arrête quand il veut.} {3-4a !2-3a|Un enfant fait la vache à quatre pattes : il suit la voix et s’arrête quand il veut.} On passe une jambe par-dessus un ballot, on s’y repose à plat ventre.',
        ),
        play(
          { 45: 6 },
          'Les bêtes ont faim : on ramasse {automne|des feuilles}{ete|de l’herbe coupée} à pleines mains, et chaque museau a son tas. {18-24m|Le trottineur emplit l’abreuvoir à poignées, puis le vide sur ses pieds.} {2-3a|« Tiens, mange! » La vache de l’amie en demande encore.} {3-4a|On se donne un nom de ranch, et l’on garde la porte à deux.}',
        ),
        closing(
          { 20: 3, 30: 6, 45: 7 },
          '« Wô… » Votre voix s’allonge et descend. Les chevaux se couchent au pied de la clôture, tête du même bord. On s’assoit sur les ballots, les pieds parmi les vaches. À voix basse, chaque enfant qui le veut nomme la sienne. Meuglez une fois, très bas, tous ensemble. Un enfant pousse le coussin de la porte : fermé. Comptez les vaches, les chevaux, puis les cowboys.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une main cherche une corde? « Les vaches viennent à la voix. Essaie la tienne. »',
          'Deux enfants tirent la même vache : mettez-vous derrière elle, paumes ouvertes, et poussez; on viendra vous aider.',
          'Prêtez votre voix aux vaches : « Meuh, non, j’ai pas fini mon herbe. »',
        ],
        questionsOuvertes: [
          'Comment la faire rentrer?',
          'De quel bord faut-il pousser?',
          '{3-4a|Où peut être celle qui manque?}',
        ],
      },
      vocabulaire: ['le ranch', 'le troupeau', 'l’enclos', 'la clôture', 'trotter', 'pousser', 'rentrer', 'wô'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Le cheval se traîne ou se porte dans les bras, jamais entre les jambes. Une vache à trois pas de l’enclos, toujours ramenée dehors pour recommencer.',
        },
        {
          pour: '2-3a',
          texte:
            'Le cheval s’enfourche au pas seulement; qui veut courir le couche d’abord. Assez de vaches pour que personne n’attende.',
        },
        {
          pour: '3-4a',
          texte:
            'Entre deux, on choisit qui est à la tête de la vache et qui pousse derrière. Un détour par l’abreuvoir allonge la route.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu garde l’entrée : on lui amène les vaches, il dit « ouvert » ou « fermé », ou baisse un bras. En fauteuil roulant, il pousse sa vache du repose-pied, là où le sol est ferme.',
        },
        {
          pour: 'interieur',
          texte: 'Au local, on rentre les vaches à quatre pattes, sans trot, entre deux matelas.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute dans l’herbe, genou vert.',
          'Vache poussée sur un orteil.',
          'Dispute pour la plus grosse.',
        ],
        dangersAEliminer: [
          'Corde, lasso, foulard ou ceinture autour de quelqu’un : aucun dans le jeu; les vaches et les enfants viennent à la voix.',
          'Cheval brandi ou pointé : il redevient cheval dans votre main, ou dort à l’abreuvoir.',
          '{18-24m 2-3a|Mousse mordue, paille ou feuille à la bouche : le cheval troué quitte le champ, et qui porte tout à sa bouche joue à votre bras.}',
          'Enfant assis ou debout sur une vache de carton : elle s’écrase. On grimpe seulement sur les ballots, toujours couchés, ficelles serrées, bouts de ficelle coupés ras.',
          '{automne|Herbe mouillée : trottez où le sol est ferme, et changez la vache ramollie pour un bac; nuques et mains tièdes, ou l’on rentre.}',
          '{ete|Soleil et chaleur : crème solaire mise avant de sortir, chapeaux, ombre, arrêt à l’abreuvoir pour boire à sa gourde.}',
          'Barrière de la cour : fermée, et le troupeau compté à chaque vache rentrée.',
        ],
        supervision: 'palier2',
        allergies: [
          'Paille, poussière et herbe : l’enfant qui éternue ou siffle a une clôture de coussins. Asthme, piqûres : pompe et auto-injecteur dans votre poche.',
        ],
      },
      observation: [
        'Motricité globale : la vache bute; où l’enfant met-il ses pieds, son dos, ses mains pour repartir?',
        '{2-3a 3-4a|Compétences sociales : racontez deux poussées contraires, et ce qui les a mises du même bord.} {!2-3a !3-4a|Compétences sociales : que fait l’enfant quand un autre arrive à sa vache?}',
        'Fonction symbolique : notez ce que l’enfant fait faire ou dire à sa vache, à son cheval.',
      ],
      prolongements: [
        'Laissez trois vaches dans un coin du local : le matin, qui arrive en rentre une entre deux coussins.',
        'Certaines familles vont au festival : au retour, le parent raconte un vrai cheval, et le jeu gagne un bruit ou un geste.',
      ],
      reflexionRetroaction: [
        'Qui a eu besoin d’attraper, et qu’avons-nous offert à la place?',
        'Depuis l’entrée, combien de vaches ai-je menées à la place des enfants?',
      ],
    },
  },
]
