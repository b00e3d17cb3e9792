import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_PIRATES_ROBOTS_AND_HEROES_SHEETS: readonly BankSheet[] = [
  {
    key: 'a-vos-postes-pirates',
    summary:
      'Ramer, guetter, frotter le pont : l’équipage se donne des postes, puis cherche un coffre dont on dit seulement ce qu’il voit.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['tissus', 'cartons-et-boites', 'craies'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le bateau se trace par terre, et l’équipage dort accroupi, le front sur les genoux.',
      PARK: 'Au parc, le bateau se pose à l’écart des passants, et l’île est un coin que vous voyez en entier.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'pirate',
      'pirates',
      'jouer aux pirates',
      'bateau de pirates',
      'bateau',
      'capitaine',
      'équipage',
      'moussaillon',
      'corsaire',
      'trésor',
      'coffre au trésor',
      'chasse au trésor',
      'longue-vue',
      'ramer',
      'épée',
      'île déserte',
      'bateaux',
    ],
    seen: [
      'ils sont assis à la queue leu leu sur le tapis et rament avec des rouleaux',
      'elle met sa main en lunette et crie terre, il y a une baleine là-bas',
      'ils frottent le plancher avec des linges et disent que c’est le pont',
      'ils se battent avec des épées de carton et il y en a toujours un qui braille',
      'ils se chicanent parce qu’ils veulent tous être le chef du navire',
      'elle ne trouve rien à faire dans le jeu des gars, elle demande c’est quoi ma job',
      'depuis la fête de son ami, ils ont des cache-œil et cherchent des bijoux cachés partout',
      'dans le local, le divan est un navire et toute la gang penche d’un bord pis de l’autre',
    ],
    scenes: ['heros', 'voyage', 'cacher-trouver', 'cooperer'],
    picture:
      'Dans un bateau tracé au sol, deux enfants rament et une autre guette, les mains en lunette; plus loin, un coffre dépasse d’une étagère basse.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'À vos postes, pirates!',
      observationDepart:
        'Le bras en épée, deux pirates se poursuivent : « Je te coupe la tête! » Un troisième rame, assis par terre, et demande où ils vont.',
      intentionEducative:
        'Permettre aux enfants de mener un bateau à plusieurs, puis de voir une île d’une autre place que la leur.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre un poste{20min| et le tenir}{!20min|, le tenir, le céder à la relève}.',
        'Dire ce qu’une chose voit, de l’endroit où elle est cachée.',
        'Choisir un trésor dont tout l’équipage peut se servir.',
      ],
      materiel: [
        item('{dedans|Ruban-cache, pour tracer le bateau}', 'un rouleau', 'Tapis à plat, bout à bout'),
        item(
          '{dehors !hiver|Grosses craies, pour tracer le bateau}',
          'deux',
          '{cour|Bâton qui trace dans la terre}{parc|Chaudières retournées, une tous les deux pas}',
        ),
        item('Linges à vaisselle', 'un par enfant', 'Débarbouillettes'),
        item(
          'Boîte à couvercle, grosse comme une boîte à souliers, pour le coffre',
          'une',
          'Chaudière couverte d’un linge de plus',
        ),
        item(
          'Trésors qui entrent dans le coffre : livre cartonné, balle molle, toutous',
          '{20min|trois ou quatre}{!20min|cinq ou six}',
          null,
        ),
        optional(
          '{!20min si-carte-au-trésor|Carte au trésor}',
          '{!20min si-carte-au-trésor|une, à la pointe du bateau}',
          null,
        ),
        optional('{si-corde|Corde souple, pour l’ancre}', 'une, longue de trois pas', null),
        optional('{si-draps|Drap léger, pour la grand-voile}', 'un', null),
        optional('{si-chaudières|Chaudière vide}', 'une', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton, en longues-vues}', 'deux', null),
      ],
      preparation: [
        'Tracez un bateau pointu d’un bout{dedans|, au ruban}{cour !hiver|, à la craie}{parc !hiver|, à la craie ou avec les chaudières}{dehors hiver|, à petits pas de bottes dans la neige}. Tout l’équipage s’y {dedans|couche}{dehors|accroupit} sans se toucher.',
        'Choisissez l’île : {dedans|une moitié du local}{cour|un coin de la cour, loin de la barrière}{parc|un coin du parc, loin de la rue et du stationnement, au sol vérifié}, que vous voyez en entier de la pointe du bateau. Déposez-y les trésors, en pile.',
        'Accroupissez-vous à deux ou trois cachettes possibles et regardez ce qu’on voit de là : vous saurez quoi souffler à la première équipe de gardiens.',
        '{dedans|Rangez règles, cintres et baguettes}{dehors|Mettez de côté bâtons et pelles} : ce bateau n’a ni sabre ni crochet, les bras font tout.',
        '{1adulte|Seule, tenez-vous à la pointe : le bateau d’un côté, l’île de l’autre.} {2adultes|À deux, l’une reste à bord, l’autre débarque avec les gardiens et garde le secret.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 6, 60: 7 },
          'Arrivez au bord du tracé, le coffre vide sous le bras. « J’ai un bateau, j’ai un coffre, et personne pour s’en occuper. Qu’est-ce qu’il y a à faire, là-dedans? » Chaque réponse devient un poste : ramer, guetter, faire la soupe. {si-chaudières|Une chaudière vide attend à bord : on y pêche, on y trempe le linge du pont.} {si-draps|Un drap plié attend quatre paires de bras : la grand-voile.} Fermez une main en lunette, puis donnez un grand coup de rame dans le vide : « À bord, les bras guettent, rament, frottent. L’épée reste à terre! » {si-rouleaux-de-carton|Tendez un rouleau de carton à la vigie : une longue-vue, rien d’autre.} Montez sur le bateau en dernier.',
        ),
        play(
          { 30: 9, 45: 14, 60: 20 },
          'Chaque pirate choisit son poste, ou en invente un. On rame assis, on hisse un linge à deux pour la voile, on frotte le pont avec un linge; la vigie annonce ce qu’elle voit. {3-4a|Cinq cuistots et pas de capitaine : la soupe est bonne, le bateau avance.} « À bâbord! » L’équipage penche à gauche. « À tribord! » Il penche à droite.{si-carte-au-trésor| Avec une carte au trésor, un pirate suit le chemin du doigt : c’est lui qui dit de quel bord pencher, et quand l’île approche.} Qui veut le poste d’un autre va le voir et dit « Relève! » : l’autre finit son geste, puis les deux échangent. Un pirate tombe par-dessus bord? On lui tend la main, il remonte de lui-même, on l’essuie, on lui sert la soupe. {avec-tissu|Ajoutez @materiel aux voiles.}',
        ),
        play(
          { 20: 12, 30: 11, 45: 17, 60: 23 },
          '{20min|On rame à bâbord (gauche), à tribord (droite); on hisse un linge à deux, on frotte le pont, la vigie guette. Puis la}{!20min|La} nuit tombe : on ronfle, yeux fermés ou dos à l’île. D’un à trois gardiens y vont, mettent au coffre un trésor bon pour tous et cachent le coffre au sol, un coin visible. Au retour, réveillez le bateau, bientôt tous ensemble : « Réveille-toi, mon équipage, le coffre a fini son voyage. Il voit le large, il voit le bord : cherche ses yeux, trouve son or! » Chaque gardien ajoute une chose que le coffre voit : « Il voit {dedans|des pattes de chaise}{cour|la glissade}{parc|le dessous d’un banc}. » On cherche en marchant, on se penche, on compare. Trouvé, le coffre revient à deux, le trésor reste à bord, et d’autres gardiens se lèvent. {avec-contenant|Prenez @materiel pour coffre.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 10 },
          'L’équipage s’assoit en rond autour des trésors trouvés et s’en sert : un livre, on en lit une page; une balle, on la roule d’un pied à l’autre; un toutou, on le passe de bras en bras. Puis l’ancre descend : les bras s’allongent jusqu’au fond, les rames se taisent. {si-corde|La corde file de main en main par-dessus bord, jusqu’à ce que le bout touche le fond.} On débarque un par un, un linge plié à la main.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant un bras levé en sabre, demandez, du ton d’un ordre de bord : « Ton bras, il guette ou il rame? »',
          'Prenez le poste dont personne ne veut et montrez-y du plaisir : un pont bien frotté, ça s’admire.',
          'Au gardien qui cherche ses mots, soufflez : « Si j’étais couchée à sa place, devant mon nez, il y aurait… » Il finit la phrase.',
          'Fermez les yeux sur les yeux entrouverts. Un pirate a vu la cachette et court la montrer? Confiez-lui la garde du prochain coffre.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il y a à faire, sur ce bateau?',
          'Que voit le coffre, de là-bas?',
          'Qui pourrait se servir de ce trésor?',
        ],
      },
      vocabulaire: [
        'l’équipage',
        'le poste',
        'la vigie',
        '{!20min|la relève}',
        'hisser',
        'bâbord',
        'tribord',
        'le coffre',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un seul gardien débarque; du bateau, montrez-lui du doigt une place où le coffre reste à moitié visible. Une chose vue fait tout l’indice : « Il voit le bateau. »',
        },
        {
          pour: '4-5a',
          texte:
            'Trois gardiens nomment chacun une chose. L’équipage s’accroupit ici et là, et cherche d’où l’on voit les trois à la fois : le coffre est tout près.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une gardienne qui ne parle pas pointe ce que le coffre voit; l’équipage suit son bras. Un enfant que la cohue du pont fatigue rame à la pointe, contre vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, l’équipage jette l’ancre à l’ombre, et le cuistot remet à chacun sa vraie gourde.} {!hiver|L’hiver, dehors, le bateau se tape à la botte, et le coffre laisse dans la neige une trace à effacer.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Poste très demandé, capitaine vexée.', 'Coffre introuvable, gardien qui vend la mèche.'],
        dangersAEliminer: [
          'Bras ou linge qui frappe : approchez-vous, « Il guette ou il rame? », et restez jusqu’à ce que ce bras ait repris un poste.',
          'Bandeau sur un œil, linge noué au front ou au cou : rien ne s’attache, une main en lunette fait le pirate.',
          '{si-corde|Corde au cou, à la taille ou tendue : elle attend à vos pieds, file à pleines mains pour l’ancre, et vous revient.}',
          '{si-draps|Drap par-dessus une tête : la voile se tient par les bords, à bout de bras, et se replie avant la nuit.}',
          '{si-rouleaux-de-carton|Rouleau brandi, ou à l’œil d’un pirate qui marche : la vigie guette debout, arrêtée, et le laisse à la pointe du bateau.}',
          '{dedans|Chaise ou table prise pour mât : la vigie guette debout sur le plancher.} {dehors|Module ou banc pris pour mât : la vigie guette les pieds par terre.}',
          'Coffre en hauteur ou hors de votre vue : il se pose au sol, sur l’île, et un coin dépasse.',
          '{dedans|Linge qui traîne et fait glisser : on le tient, ou on le rapporte en pile à la pointe du bateau.} {dehors|Chercheurs qui dépassent l’île : marchez-en le tour ensemble avant la première nuit.}',
        ],
        supervision: 'palier3',
        allergies: ['Linges lavés sans parfum; un coffre qui n’a jamais tenu de noix, d’arachides ni de lait.'],
      },
      observation: [
        'Compétences sociales : {20min|comment se trouve-t-il un poste quand celui qu’il voulait est pris?}{!20min|au mot « Relève! », comment quitte-t-il un poste qu’il aime?}',
        'Raisonnement : l’indice qu’il donne part-il vraiment de la cachette?',
        'Langage oral : relevez les mots de lieu de ses indices, et ceux que ses bras remplacent.',
      ],
      prolongements: [
        '{dedans|Laissez le bateau tracé jusqu’au lendemain, le coffre à la pointe : quelqu’un lèvera l’ancre.} {dehors|Rapportez le coffre au local : le bateau s’y tracera au ruban.}',
        'Au vestiaire, le parent cherche le sac à dos : l’enfant lui dit seulement ce que ce sac voit.',
      ],
      reflexionRetroaction: [
        'Devant « Je te coupe la tête », ai-je arrêté le coup ou le jeu?',
        'Quel poste reposerait l’enfant qui commande toujours?',
      ],
    },
  },
  {
    key: 'allo-les-heros',
    summary:
      'Courir, arrêter net, prendre sa pose, écouter : en ville, un bras se lève, et chaque héros a inventé un pouvoir qui aide.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['tissus', 'craies'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la piste s’élargit et s’allonge; la ville se {!hiver|trace à la craie}{hiver|tape dans la neige}.',
      PARK: 'Au parc, la piste tourne sur un terrain plat, loin des modules, de la rue et des passants.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'super-héros',
      'superhéros',
      'super héros',
      'héros',
      'pouvoir',
      'super pouvoir',
      'cape',
      'sauver le monde',
      'méchant',
      'se battre pour faire semblant',
      'coup de pied',
      'karaté',
      'ninja',
      'jeux de bataille',
      'toutous',
      'aider les autres',
      'consoler',
    ],
    seen: [
      'ils s’attachent une serviette au cou et courent les poings en avant pour voler',
      'il donne des coups de pied dans le vide en disant qu’il combat les vilains',
      'elle prend une pose les mains sur les hanches et dit je vais t’aider, moi',
      'ils répondent à un faux téléphone et partent secourir une poupée en danger',
      'il a reçu une vraie claque pendant qu’ils faisaient semblant et il est fâché noir',
      'elle console le bébé qui pleure en lui apportant sa doudou, elle dit que c’est son pouvoir',
      'depuis le film de Spider-Man, ils tirent des toiles sur tout le monde dans le local',
      'à l’arrivée, il avait encore son costume de Batman et toute la gang s’est mise à se tirailler',
    ],
    scenes: ['heros', 'courir', 'consoler', 'figer'],
    picture:
      'Autour d’un cercle, deux enfants courent et une autre prend une pose, poings aux hanches; au centre, un ami lève le bras, un lapin sur les genoux.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Allô, les héros?',
      observationDepart:
        '{3-4a 4-5a|Un coup de pied au ralenti, une roulade, un rire. « On se bat pour faire semblant! » Le troisième reçoit un coup pour vrai et pleure.}{!3-4a !4-5a|Un enfant court les deux poings devant et fonce dans vos jambes. « Moi, fort! » Il repart, tombe, rit, recommence.}',
      intentionEducative: 'Permettre aux enfants de courir fort, de tenir bon et d’aider avec un pouvoir bien à eux.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Courir, s’arrêter sur une marque et tenir une pose.',
        '{3-4a 4-5a|Inventer un pouvoir qui aide et le jouer avec tout le corps.}',
        '{3-4a 4-5a|Demander avant d’aider, et entendre « non merci ».}',
        '{18-24m 2-3a|Prendre soin d’un toutou : le ramasser, le bercer, le porter à deux bras.} {0-18m|Lâcher un toutou et le voir revenir.}',
      ],
      materiel: [
        item(
          'Bandes de tissu léger, larges d’une main, longues comme l’avant-bras d’un enfant',
          'une par enfant et deux de plus',
          'Débarbouillettes',
        ),
        item(
          'Toutous et poupées{0-18m 18-24m 2-3a|, aux yeux brodés}{0-18m| et à poil ras}, pour la ville',
          '{0-18m 18-24m 2-3a|un par enfant et quatre de plus}{!0-18m !18-24m !2-3a|un pour deux enfants et deux de plus}, dont un lapin',
          'Gros bas d’adulte roulés',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m dehors hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item('{dehors !hiver|Gourdes d’eau}', 'une par enfant', 'Pichet et verres'),
        item(
          '{dedans|Ruban-cache, pour la ville et }{dedans 2-3a 3-4a 4-5a|les haltes}{dedans !2-3a !3-4a !4-5a|les croix}',
          'un rouleau',
          '{2-3a 3-4a 4-5a|Grand tapis antidérapant, dont les quatre coins font les haltes}{!2-3a !3-4a !4-5a|Grand tapis antidérapant, dont deux coins font les croix}',
        ),
        item(
          '{dehors !hiver|Grosses craies, pour la ville et }{dehors !hiver 2-3a 3-4a 4-5a|les haltes}{dehors !hiver !2-3a !3-4a !4-5a|les croix}',
          'deux',
          '{cour|Bâton qui trace dans la terre}{parc 2-3a 3-4a 4-5a|Dix chaudières retournées : six autour de la ville, quatre pour les haltes}{parc !2-3a !3-4a !4-5a|Huit chaudières retournées : six autour de la ville, deux pour les croix}',
        ),
        optional('{dehors !hiver si-bottes-de-pluie|Bottes de pluie}', 'aux pieds', null),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-cônes|Cônes}', 'quatre, un par halte', null),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Cerceaux, couchés en ville}',
          'un pour deux enfants',
          null,
        ),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-cordes-à-danser|Corde à danser}', 'une, couchée par terre', null),
        optional('{45min 3-4a 4-5a !0-18m !18-24m !2-3a si-blocs|Gros blocs légers}', 'un par enfant', null),
      ],
      preparation: [
        'Tracez la ville{dehors hiver|, à la botte, dans la neige} : un cercle où {3-4a 4-5a !0-18m !18-24m|la moitié du groupe}{!3-4a !4-5a !0-18m !18-24m|tout le groupe}{0-18m 18-24m|tout le groupe} s’assoit à l’aise. {0-18m|Avec des poupons, la ville est au bout de la piste, hors du passage : leur couverture au fond, un toutou dessus pour chacun. À quatre pas de la ville, tracez un deuxième cercle, vide; c’est de lui que la piste fait le tour. On quitte la piste du côté de la ville, et l’on y entre au pas.} {!0-18m 2-3a 3-4a 4-5a|Tout autour, dégagez une piste large de trois enfants,}{0-18m|Autour du cercle vide, dégagez une piste large de trois enfants,}{!0-18m !2-3a !3-4a !4-5a|Gardez l’intérieur libre,} {dedans|sans coin de table ni jouet}{dehors|sans trou, bordure ni plaque glissante}.',
        '{2-3a 3-4a 4-5a|Marquez d’une croix quatre haltes juste en dedans de ce cercle, une à chaque quart de tour : qui s’arrête quitte la piste, et les autres passent.} {2-3a|Assoyez un toutou sur chaque croix : à deux ans, on s’arrête quand quelqu’un attend.} {18-24m|Au milieu de la ville, faites deux croix à trois pas l’une de l’autre, un toutou sur l’une : les trottineurs iront de l’une à l’autre.}',
        '{dedans|Souliers attachés ou pieds nus : en bas, on glisse. Dans un petit local, on marche à grands pas au lieu de courir.} {dehors hiver|L’hiver, on trotte au lieu de courir, le manteau entrouvert quand on a chaud.} {dehors !hiver|Souliers attachés, gourdes à portée de votre main.} {dehors !hiver si-bottes-de-pluie|En bottes de pluie, on trotte au lieu de courir : plof, plof, la ville entend venir ses héros.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        'Essayez la seule façon de porter le tissu : un bout rentré dans {!hiver dehors|la manche ou la ceinture}{dedans|la manche ou la ceinture}{hiver dehors|le poignet de la mitaine}. Tirez : il vient tout seul. {avec-tissu|Coupez d’avance des bandes aussi courtes dans @materiel.}',
        '{1adulte 0-18m|Seule, restez en ville, assise entre la couverture et la piste, face aux coureurs; un poupon qui part à quatre pattes rencontre votre bras.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte 18-24m !0-18m|Seule, restez en ville et tournez-vous vers qui court.} {1adulte !0-18m !18-24m 3-4a 4-5a|Seule, faites le premier appel en ville, puis sortez de la piste : de l’extérieur, tout le cercle est devant vous.} {1adulte !0-18m !18-24m !3-4a !4-5a|Seule, ouvrez la patrouille en pas de côté, le visage vers la bande, à la vitesse du plus petit; comptez-la à chaque halte.} {2adultes 3-4a 4-5a|À deux, l’une habite la ville, l’autre veille sur la piste, de l’extérieur.} {2adultes !3-4a !4-5a|À deux, l’une habite la ville et appelle, l’autre }{2adultes 2-3a !3-4a !4-5a|ouvre la patrouille, au pas du plus petit.}{2adultes !2-3a !3-4a !4-5a|va d’une croix à l’autre avec les héros, au pas du plus petit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          'Assise en ville, un toutou sur les genoux, la main en téléphone : « Ici, c’est la ville; les héros, c’est vous. Allô, les héros? Le lapin a peur du noir. » Levez le bras. Un enfant {!0-18m|accourt}{0-18m|entre au pas}, les poings devant : « Tes poings sont forts. Sur tes hanches, ils font une pose. {3-4a 4-5a|Et ton pouvoir, il aide à quoi?}{!3-4a !4-5a|Et tes bras, sont-ils assez forts pour le bercer?} » {2-3a|À deux ans, on serre le lapin, on souffle dessus, on le rend.} Dites ce que le héros a changé : « Le lapin respire mieux. » {0-18m|Un poupon agite la main? Il appelle, lui aussi : « Allô, j’écoute! »} {2-3a 3-4a 4-5a|Tous glissent leur tissu en place et prennent une pose.} {18-24m !2-3a !3-4a !4-5a|Rentrez un bout de tissu au poignet de chaque enfant; les premiers servis soufflent dessus.} {18-24m|Levez les deux bras devant un trottineur : les siens montent, c’est sa pose.} {3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Assis dans un cerceau couché, un habitant est chez lui : le héros s’arrête au bord, et demande.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 19, 45: 19 },
          '{3-4a 4-5a !0-18m !18-24m|La moitié du groupe patrouille; l’autre habite la ville avec les toutous.} {2-3a 3-4a 4-5a|La patrouille tourne toujours du même côté.} {18-24m !2-3a !3-4a !4-5a|« Partez, les héros! » Bras devant, à pas de géant, on va d’une croix à l’autre.} {18-24m !2-3a !3-4a !4-5a !0-18m|Le chemin est libre? On le refait en courant.} {0-18m !2-3a !3-4a !4-5a|Entre deux appels, on court le tour du cercle vide, puis on revient au pas.} {3-4a 4-5a|À chaque halte, on arrête net, on prend sa pose, on regarde la ville. Un bras se lève, ou plusieurs : « Allô, les héros? » Vers chacun, le plus proche entre au pas, demande « As-tu besoin d’aide? » et envoie son pouvoir, à un bras de distance.} {3-4a 4-5a !0-18m !18-24m !2-3a si-cônes|Une main sur le cône de la halte, et l’on est arrêté pour vrai.} {!0-18m !18-24m !3-4a !4-5a|On part, bras devant.} {!3-4a !4-5a|À la croix : « Arrêtez, les héros! » Les pieds freinent, les poings vont aux hanches. Puis prenez une voix de lapin : « Allô? J’ai mal! » Le premier arrivé souffle sur le bobo du toutou, le voisin caresse une oreille, et l’on repart.} {2-3a|À deux ans, on court au toutou d’une croix, on freine, on le berce, on le rassoit : dix fois le même sauvetage.} {18-24m|Un trottineur arrive à sa croix, lève les bras : sauvé!} {18-24m !2-3a !3-4a !4-5a|À l’appel suivant, le lapin a mal ailleurs : à la patte, au nez. Qui l’a consolé le porte à deux bras jusqu’à l’autre croix et l’assoit; les autres y portent chacun un toutou. Un héros tombe? Tous soufflent sur son genou.} {0-18m|Le poupon lâche son toutou hors de la couverture; un héros le rapporte, il le relâche.} {3-4a|Mains qui réchauffent, bras qui font un pont : tout guérit du premier coup.} {4-5a|Le pouvoir ne convient pas? Un deuxième héros s’ajoute, et les deux cherchent.} {3-4a 4-5a !0-18m !18-24m|L’enfant aidé part patrouiller dès que la piste est libre; le héros garde son toutou et sa place.}',
        ),
        play(
          { 45: 13 },
          '{3-4a 4-5a|Un malheur tombe sur toute la ville : plus de lumière, un pont brisé, un géant qui pleure. Les enfants le choisissent et le réparent ensemble, au ralenti, un pouvoir après l’autre : le souffle sèche les larmes, puis le pont se relève. Qui veut faire le méchant entre en ville, le bras levé : lui aussi a un problème. Quel pouvoir irait au sien?} {3-4a 4-5a !0-18m !18-24m !2-3a si-blocs|Le pont peut se rebâtir en gros blocs : chaque héros en apporte un, au pas.} {!3-4a !4-5a|Un grand vent tombe sur la ville : soufflez. }{2-3a !3-4a !4-5a|La patrouille s’arrête et couche tous les toutous.}{!2-3a !3-4a !4-5a|Les héros s’arrêtent et couchent tous les toutous.} {2-3a|À deux ans, on choisit un toutou, on le borde de son tissu, on tapote : « Dodo, c’est fini. »} {18-24m multiage|Le trottineur souffle avec tous, et couche un toutou de plus.} {18-24m !2-3a !3-4a !4-5a|Passez d’un toutou à l’autre : un tissu sur le ventre, une tape douce, « Dodo ». Chacun en apporte un autre à deux bras et vous montre où il a froid.} {0-18m|Agitez une bande de tissu près des mains du poupon, sans la lâcher : c’est le souffle d’un héros, il l’attrape.} {!3-4a !4-5a|Quand tous sont bordés, qui souffle pour que le vent revienne?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7 },
          'Levez le bras : « Allô, les héros? J’ai bien plus de toutous que de bras. » Les héros les portent au pas, à deux mains, jusqu’à vos pieds. {3-4a 4-5a !0-18m !18-24m !2-3a si-cordes-à-danser|Une corde couchée fait le dernier pont : on le passe en funambule, le toutou dans les bras.} {18-24m|Un trottineur en traîne un par l’oreille : c’est porté.} {0-18m|Chaque toutou passe devant le poupon, qui touche un nez, une patte.} Assis en ville, on range les tissus{3-4a 4-5a| : plié en deux, puis encore en deux, le pouvoir se couche}. {2-3a|À deux ans, on roule le sien en boule et on le pose sur un toutou.} Un souffle long, les épaules descendent. {dehors !hiver|Les coureurs boivent à leur gourde.} « Qui t’a aidé, aujourd’hui? » On répond, on pointe, ou on garde ça pour soi.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{3-4a 4-5a|À un coup de pied lancé dans le vide, comptez : « Tiens-le : un, deux, trois. » La jambe en l’air prend tout l’équilibre, et la bataille s’arrête.}{!3-4a !4-5a|À deux poings lancés vers un ami, offrez vos paumes : « Pousse ici, héros! » Il pousse, vous reculez d’un pas, il rit.}',
          'Prenez des nouvelles du toutou quand le héros est passé : « Et puis, va-t-il mieux? » {0-18m 18-24m|Levez le bras pour qui n’appelle pas; qui est fatigué de courir s’assoit en ville et appelle à son tour.} {2-3a|À deux ans, l’aide passe par les bras : « Tu l’as bercé, il ne pleure plus. »} {0-18m|Prêtez votre voix au poupon à qui l’on rend son toutou : « Merci, héros. Encore? »}',
          '{3-4a 4-5a|Après un « non merci », saluez le héros qui repart : « Tu lui as demandé, et tu as écouté sa réponse. »}{!3-4a !4-5a|Un héros serre un ami trop fort? Glissez un toutou entre ses bras : « Celui-là attendait un câlin de héros. »}',
          '{3-4a 4-5a|Devant un pouvoir qui gèle ou qui brûle, cherchez qui en aurait besoin : « Il fait si chaud, chez la poupée. »}',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Qui ton pouvoir peut-il aider?}{!3-4a !4-5a|Que font tes bras de héros?}',
          '{3-4a 4-5a|À quoi as-tu vu que le lapin allait mieux?}',
          '{!2-3a !18-24m|De quoi le lapin aurait-il besoin?}{2-3a 18-24m|Où le lapin a-t-il mal?}',
          '{3-4a 4-5a|Que fait-on quand un seul pouvoir n’y arrive pas?}',
        ],
      },
      vocabulaire: [
        '{3-4a 4-5a|le pouvoir}{!3-4a !4-5a|le héros}',
        'la pose',
        '{2-3a 3-4a 4-5a|patrouiller}{!2-3a !3-4a !4-5a|porter}',
        '{2-3a 3-4a 4-5a|la halte}{!2-3a !3-4a !4-5a|la croix}',
        'l’appel',
        '{3-4a 4-5a|secourir}{!3-4a !4-5a|bercer}',
        'la force',
        '{3-4a 4-5a|non merci}{!3-4a !4-5a|fort}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Son bras monte, son pied bat? C’est un appel : levez le vôtre à côté. Un héros vient au pas, s’agenouille à un bras de lui et lui joue son pouvoir, une chanson, des mains qui dansent. Le poupon regarde ailleurs : il est sauvé.',
        },
        {
          pour: '18-24m',
          texte:
            'Confiez-lui un seul toutou, toujours le même : il le porte à une croix, le pose, lève les bras, le reprend. On salue son sauvetage, les bras en l’air.',
        },
        {
          pour: '2-3a',
          texte:
            'Sa patrouille va de croix en croix, dans le sens des autres, sans attendre d’appel. Sa pose est la vôtre, bras en l’air. Demandez à sa place : « Lapin, veux-tu ton héros? »',
        },
        {
          pour: '3-4a',
          texte:
            '{!0-18m !18-24m|Au début, soyez la seule habitante : tous patrouillent, le même lapin a peur vingt fois, les héros entrent deux à la fois. Pivotez avec la patrouille pour la garder en vue.} {0-18m 18-24m|Au début, gardez l’appel pour vous : le même lapin a peur vingt fois, et les héros entrent deux à la fois.}',
        },
        {
          pour: '4-5a',
          texte:
            'Les habitants inventent des malheurs qui demandent deux pouvoirs, et les héros, un signal pour s’appeler entre eux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|Un enfant en fauteuil ou à la marche lente patrouille au bord intérieur de la piste, et ses bras font toute la pose.} {!2-3a !3-4a !4-5a|Pour un enfant en fauteuil ou qui marche peu, les croix se rapprochent, et ses bras font toute la pose.} Un autre, que les cris fatiguent, tient le téléphone avec vous et montre du doigt les bras levés.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, tracez la ville à l’ombre et gardez une halte pour boire.} {!hiver|L’hiver, dehors, la ville se tape à la botte, on trotte, et le tissu dépasse de la mitaine.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{2-3a 3-4a 4-5a|Virage manqué}{!2-3a !3-4a !4-5a|Arrêt manqué}, genou cogné.',
          'Héros refusé, larmes brèves.',
        ],
        dangersAEliminer: [
          'Cape, foulard ou tissu au cou, noué ou épinglé : aucun, même une minute. Rien qu’un bout rentré, qui lâche dès qu’on tire. {0-18m|Aucune bande ne reste sur la couverture des poupons.}',
          'Coup qui touche : les deux s’arrêtent, vous soignez d’abord. Puis la pose remplace le coup, ou l’un {2-3a 3-4a 4-5a|patrouille}{!2-3a !3-4a !4-5a|court} pendant que l’autre {2-3a 3-4a 4-5a|habite la ville}{!2-3a !3-4a !4-5a|berce un toutou}.',
          '{2-3a|Petit coureur renversé par un plus rapide : les plus petits partent d’abord, les autres quand la piste est libre devant eux.}',
          '{18-24m|Trottineur parti loin de la ville : levez le bras, tout le monde fige, et il rentre par la main.}',
          '{0-18m|Héros qui arrive en courant, ou toutou lancé, sur un poupon : la course finit à quatre pas de la ville; on y entre au pas, on porte le toutou, on s’agenouille avant la couverture.}',
          '{dehors hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {dehors hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{dehors ete 0-18m|Plein soleil : la ville se trace à l’ombre et la couverture suit l’ombre, chapeau sur chaque tête.}',
          '{0-18m 18-24m 2-3a dedans|Ruban-cache qui lève, bout dans une bouche : appuyez-le avec le pouce avant le jeu et gardez le rouleau sur vous.}',
          '{0-18m 18-24m 2-3a dehors !hiver|Bout de craie à la bouche : une fois la ville tracée, les craies vont dans votre poche.}',
          '{2-3a 3-4a 4-5a|Course à contresens ou en travers de la ville : on court sur la piste, on marche en ville.} {18-24m !2-3a !3-4a !4-5a|Deux coureurs face à face : « Arrêtez, les héros! », une pose, et tous repartent vers la même croix.}',
          '{dehors !hiver si-bottes-de-pluie|Pied qui tourne dans une botte trop grande : ce héros-là marche à pas de géant.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cônes si-cerceaux|Cône ou cerceau sur la piste : ils restent en dedans du cercle, où l’on marche.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cordes-à-danser|Corde en main pendant la course, ou à un cou : vous la couchez à la toute fin, et la reprenez aussitôt.}',
          'Saut {dedans|d’une chaise ou d’une table}{dehors|d’un module, d’un banc ou d’une butte} pour voler : les héros volent en courant, bras devant.',
          'Tissu tombé par terre : le premier qui le voit crie « Tissu! », {2-3a 3-4a 4-5a|la patrouille arrête}{!2-3a !3-4a !4-5a|tous les pieds s’arrêtent}, on le ramasse.',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme à l’effort : la pompe et le plan de soins sont sur vous. Toutous et tissus lavés sans parfum.',
        ],
      },
      observation: [
        'Motricité globale : à l’arrêt, que font ses pieds et ses bras pour que la pose tienne?',
        'Compétences sociales : {3-4a 4-5a|suivez son élan quand un ami lui répond « non merci ».}{!3-4a !4-5a|un ami tombe pour vrai; que font ses yeux, ses pieds, ses mains?}',
        'Concept de soi : {3-4a 4-5a|s’appuie-t-il, pour inventer un pouvoir, sur une chose qu’il sait déjà faire?}{!3-4a !4-5a|à qui montre-t-il sa pose, et que dit-il de lui quand il a porté le lapin?}',
      ],
      prolongements: [
        'Gardez toute la semaine le signal du bras levé, pour les vrais appels : un bouton, un couvercle, une chicane.',
        '{3-4a 4-5a|Soufflez au parent le pouvoir de son enfant : ce soir, il y a peut-être une vaisselle à secourir.} {!3-4a !4-5a|Racontez au parent le toutou que son enfant a consolé : ce soir, celui de la maison aura peut-être mal à la patte.}',
      ],
      reflexionRetroaction: [
        'Que cherchaient-ils dans leurs {3-4a 4-5a|batailles}{!3-4a !4-5a|bousculades}, et l’ont-ils trouvé ici?',
        '{3-4a 4-5a|Qui aide sans jamais lever le bras pour soi?}{!3-4a !4-5a|Qui court sans s’arrêter, qui reste en ville, et qu’y trouvent-ils?}',
      ],
    },
  },
  {
    key: 'le-robot-fait-ce-que-tu-dis',
    summary:
      '« Avance. Bip. Prends. Bip. » Un ordre à la fois, un enfant conduit son ami robot et cherche le mot qui manquait.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, par temps sec, les boîtes se dessinent au local avant de sortir, et l’on livre d’un bout à l’autre.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'robot',
      'robots',
      'robotique',
      'jouer au robot',
      'programmer',
      'programme',
      'code',
      'coder',
      'codage',
      'télécommande',
      'bouton',
      'peser sur le bouton',
      'bip',
      'encore, encore',
      'machine',
      'ordinateur',
      'écouter la consigne',
      'donner des ordres',
      'le rangement',
    ],
    seen: [
      'il marche les jambes raides et parle avec une voix de machine',
      'elle pèse sur le bedon de son ami et lui dit va chercher le camion rouge',
      'mon petit de quinze mois me touche le nez et rit parce que je fais un son',
      'il dit mets-le là sans pointer et se choque parce que l’autre se trompe de place',
      'elle veut que ses amis fassent exactement ce qu’elle dit et les mène par le bout du nez',
      'ils oublient ce que je demande dès qu’il y a deux choses dans ma phrase',
      'à la fin du jeu libre, personne ne ramasse, sauf si je leur parle comme à une machine',
      'depuis qu’il a reçu une auto téléguidée, il dirige ses amis avec une boîte et des boutons dessinés',
    ],
    scenes: ['mots', 'transporter', 'rangement', 'cooperer'],
    picture:
      'Une enfant pèse sur un bouton dessiné sur sa boîte; devant elle, un ami aux jambes raides porte un gros bloc vers une grande boîte.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le robot fait ce que tu dis',
      observationDepart:
        '{3-4a 4-5a|Jambes raides, un enfant annonce : « Je suis un robot. » Son amie l’envoie chercher le camion. Il part de l’autre côté : « T’as pas dit où! »}{18-24m 2-3a !3-4a !4-5a|Un enfant pèse du doigt sur une boîte vide : « Bip! » Vous levez un bras raide. Il pèse encore.}{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon tape sur un bol retourné. Vous levez un bras raide : « Bip! » Il regarde le bol, vous regarde, tape encore.}',
      intentionEducative:
        'Soutenir le plaisir de {3-4a 4-5a|donner un ordre clair, de voir ce qui arrive et de trouver le mot qui manquait.}{18-24m 2-3a !3-4a !4-5a|dire un mot, de voir quelqu’un bouger et de le redire pour que ça recommence.}{0-18m !18-24m !2-3a !3-4a !4-5a|faire un geste, de voir quelqu’un bouger et de le refaire pour que ça recommence.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Couper une tâche en petits ordres, l’un après l’autre.}{18-24m 2-3a !3-4a !4-5a|Dire un mot ou peser sur un bouton, et voir quelqu’un bouger.}{0-18m !18-24m !2-3a !3-4a !4-5a|Taper sur son bol, attendre la réponse, taper encore.}',
        '{3-4a 4-5a|Écouter un ordre jusqu’au bout et ne faire que celui-là.}{18-24m 2-3a !3-4a !4-5a|Porter un bloc d’une boîte à une autre.}{0-18m !18-24m !2-3a !3-4a !4-5a|Prendre un bloc, le lâcher dans la boîte, en chercher un autre.}',
        '{3-4a 4-5a|Chercher d’où vient l’erreur et changer un seul mot.}',
        '{18-24m 2-3a|Partir et s’arrêter à un mot.} {0-18m|D’un geste ou d’un cri, mettre quelqu’un en marche.}',
      ],
      materiel: [
        item(
          '{18-24m 2-3a 3-4a 4-5a|Petites boîtes vides, grosses comme une boîte de mouchoirs, pour les boutons}',
          '{18-24m 2-3a|une par enfant et une pour vous}{!18-24m !2-3a 3-4a 4-5a|une pour deux enfants et une pour vous}{0-18m|; aucune pour les poupons}',
          '{18-24m 2-3a 3-4a 4-5a|Morceaux de carton rigide}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Grandes boîtes ouvertes, à hauteur de genou}{0-18m !18-24m !2-3a !3-4a !4-5a|Boîte ouverte, basse, que vous tendez}, où livrer les blocs',
          '{18-24m 2-3a 3-4a 4-5a|trois}{0-18m !18-24m !2-3a !3-4a !4-5a|une}',
          '{18-24m 2-3a 3-4a 4-5a|Bacs à jouets vides}{0-18m !18-24m !2-3a !3-4a !4-5a|Bac à jouets vide}',
        ),
        item(
          'Gros blocs{0-18m 18-24m|, légers, plus gros qu’un poing d’adulte}',
          'deux par enfant{0-18m|; ceux des poupons se lavent}',
          'Gros bas d’adulte roulés',
        ),
        item(
          '{0-18m|Bol de plastique épais, retourné, le bouton du poupon}',
          '{0-18m|un par poupon, et un à changer}',
          '{0-18m|Large couvercle de plastique}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Gros crayons}',
          '{18-24m 2-3a 3-4a 4-5a|deux pots, avec un crayon rouge par boîte}',
          '{18-24m 2-3a 3-4a 4-5a|Craies grasses}',
        ),
        item(
          '{45min 18-24m 2-3a 3-4a 4-5a|Papier, pour les programmes}',
          '{3-4a 4-5a|trois feuilles par paire}{18-24m 2-3a !3-4a !4-5a|deux feuilles}{2-3a|, et une par enfant de deux ans}',
          '{18-24m 2-3a 3-4a 4-5a|Envers d’affiches}',
        ),
        optional(
          '{dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-aluminium|Papier d’aluminium}',
          '{dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-aluminium|un carré par paire, grand comme une main}',
          null,
        ),
        optional(
          '{dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-ruban-adhésif|Ruban adhésif}',
          '{dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-ruban-adhésif|un rouleau, dans vos mains}',
          null,
        ),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Cerceaux, couchés à plat}', 'trois', null),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-cônes|Cônes}', 'deux', null),
        optional('{cour !hiver 3-4a 4-5a !0-18m !18-24m !2-3a si-craies|Grosses craies}', 'une par paire', null),
        optional(
          '{dedans 45min 3-4a 4-5a !0-18m !18-24m !2-3a si-lampes-de-poche|Lampes de poche}',
          'une par paire, ou une qui circule',
          null,
        ),
        optional(
          '{18-24m 2-3a !0-18m !3-4a !4-5a si-toutous si-poupées|Toutous ou poupées, aux yeux brodés}',
          'un par enfant',
          null,
        ),
      ],
      preparation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Ôtez de la boîte agrafes et rabats durs. Gardez dedans deux blocs, les autres derrière vous.} {18-24m 2-3a 3-4a 4-5a|Ôtez agrafes et rabats durs}{18-24m 2-3a|, et la pellicule de plastique des boîtes de mouchoirs}{18-24m 2-3a 3-4a 4-5a|. Éloignez l’une de l’autre les trois grandes boîtes, avec des allées larges de deux robots, et partagez-y les blocs : on prend dans l’une, on livre dans une autre.}',
        '{18-24m 2-3a 3-4a 4-5a|Sur votre petite boîte, dessinez une flèche pour avancer et un gros rond rouge pour l’arrêt. Chaque boîte aura son rond rouge.} {45min 18-24m 2-3a !3-4a !4-5a|Faites aussi deux gros signes, un par feuille : deux pieds, un bloc.} {45min 2-3a|Pour chaque enfant de deux ans, dessinez un gros rond rouge sur une feuille.}',
        '{cour !45min 18-24m 2-3a 3-4a 4-5a|Faites dessiner les boutons au local, avant de sortir.} {cour 45min 18-24m 2-3a 3-4a 4-5a|Faites dessiner les boutons et les ordres au local, avant de sortir.} {cour hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, on pèse sur les boutons en mitaines, et des bacs remplacent les grandes boîtes : le carton boit la neige.} {cour 18-24m 2-3a 3-4a 4-5a|Fixez une limite au jeu, loin de la barrière : un robot qui avance ne s’arrête pas tout seul.} {dedans 18-24m 2-3a 3-4a 4-5a|Rangez ce qui traîne dans les allées : un robot regarde devant, pas par terre.} {3-4a 4-5a !0-18m !18-24m !2-3a si-cônes|Dans deux des allées, posez un cône au milieu : sans l’ordre « tourne », le robot y bloque et clignote.}',
        '{0-18m multiage|Étendez la couverture des poupons à deux pas du croisement des allées, hors du passage, un bol retourné devant chacun. Mettez l’une des grandes boîtes de l’autre côté de vous, à portée de votre main : on y livre sans s’approcher des poupons.} {0-18m !multiage|Étendez la couverture des poupons à l’écart du passage, un bol retourné devant chacun. Mettez la boîte de l’autre côté de vous, à portée de votre main.} {0-18m !18-24m !2-3a !3-4a !4-5a|Ceux qui s’assoient sont en arc devant vous; celui qui est couché a son bol contre la plante des pieds.} {0-18m cour hiver|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {0-18m cour ete multiage|La couverture et les allées sont à l’ombre.} {0-18m cour ete !multiage|Tout se joue à l’ombre.}',
        '{3-4a 4-5a|Nombre impair? Un enfant conduit deux robots avec le même ordre.}',
        '{1adulte 0-18m multiage|Seule, restez assise contre la couverture : vous êtes un robot sans jambes, et les robots en panne viennent à vous.} {1adulte 0-18m !multiage|Seule, restez assise contre la couverture : vous êtes un robot sans jambes, et tout vient à vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte !0-18m 3-4a 4-5a|Seule, soyez la réparatrice, debout là où les allées se croisent.} {1adulte !0-18m !3-4a !4-5a|Seule, soyez le robot et ne vous éloignez jamais de plus de quatre pas : chaque enfant doit voir que vous lui répondez.} {2adultes 0-18m multiage|À deux, l’une est le robot assis, contre les poupons; l’autre suit les livraisons dans les allées.} {2adultes 0-18m !multiage|À deux, l’une est le robot assis, contre les poupons; l’autre suit les livraisons.} {2adultes !0-18m !3-4a !4-5a|À deux, l’une est le robot, l’autre marche avec les enfants entre les boîtes.} {2adultes !0-18m 3-4a 4-5a|À deux, l’une répare au croisement, l’autre se prête comme robot aux enfants sans partenaire.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          '{!0-18m|Debout,}{0-18m|Assise contre la couverture,} raide, parlez d’une voix plate : « Je suis un robot{0-18m| sans jambes}. Un ordre à la fois. Quand c’est fini, je dis bip. Le bloc est ici, sa place est là-bas. » {18-24m 2-3a 3-4a 4-5a|Votre boîte passe de main en main : qui la tient donne l’ordre, et tous disent « bip » avec vous. Obéissez au mot près.} {18-24m !2-3a !3-4a !4-5a|Un doigt pèse sans un mot? Dites l’ordre pour lui, et faites-le.} {!0-18m dedans|« Avance » : marchez jusqu’au mur, bloquez à un bras, clignotez des yeux.} {!0-18m cour|« Avance » : marchez jusqu’à la clôture, bloquez à un bras, clignotez des yeux.} {!0-18m|« Tourne » : tournez et tournez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Donnez-vous les ordres tout haut.} {0-18m|« Tourne » : votre tête tourne. « Avance » : vos mains partent devant. « Prends » : elles serrent le bloc.} « Arrête! » : figez. {3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Devant trois cerceaux couchés : « Avance de deux. » Un cerceau, un pas, et bip.} {2-3a !0-18m|Quelqu’un crie ce mot-là dès que vous bougez : figez chaque fois, même un pied en l’air.} {0-18m|Un poupon bat du pied? C’est un ordre : levez un bras; il cesse, figez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Une main tombe sur un bol : « Bip! », votre tête se penche. Restez penchée : le prochain coup vous redresse.} {18-24m|Le trottineur pèse à deux mains : votre nez fait « bip ».} Le bloc arrive enfin dans {18-24m 2-3a 3-4a 4-5a|la bonne boîte}{0-18m !18-24m !2-3a !3-4a !4-5a|la boîte} : bip de victoire. {3-4a 4-5a|« Qui veut son robot? »}{!3-4a !4-5a|« Qui mène le robot? »}',
        ),
        play(
          { 10: 5, 20: 12, 30: 19, 45: 18 },
          '{dedans 3-4a 4-5a|Deux par deux, on dessine sur la petite boîte un bouton rouge, puis les boutons qu’on veut.} {cour 3-4a 4-5a|Deux par deux, on choisit qui tient la boîte et qui sera le robot.} {3-4a 4-5a|L’un pèse sur un bouton et dit l’ordre; l’autre le fait et répond « bip ».} {dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-aluminium|Un carré de papier d’aluminium, plié et lissé sur un coin de la boîte, fait le bouton « encore » : le robot refait son dernier ordre.} {dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-ruban-adhésif|On colle par terre des flèches de ruban adhésif, coupé par vous : « Suis la flèche » est un ordre.} {3-4a !0-18m !18-24m|Pas de bip, pas d’ordre suivant.} {4-5a !3-4a !0-18m !18-24m|Pas de bip, pas d’ordre suivant.} {dedans 18-24m 2-3a !3-4a !4-5a|Chacun gribouille un rond rouge sur sa boîte.} {0-18m|Le poupon tape son bol ou bat des pieds : votre bras se lève, « bip ».} {0-18m multiage|Un robot s’agenouille et lui livre un bloc; il le prend, le lâche : livré!} {0-18m !multiage|Tendez-lui un bloc à deux mains; il le prend, le lâche : livré!} {0-18m !18-24m !2-3a !3-4a !4-5a|Un autre bol sonne : l’autre bras. Deux à la fois? Les deux bras montent, et les bips se mêlent. Celui qui est couché pousse son bol du pied : votre tête tourne. Celui qui rampe vous apporte un bloc : tendez la boîte, poum, « bip! » Videz-la devant eux, un bloc à la fois : « Un… encore un… plus rien! »} {18-24m|Un trottineur porte un bloc à deux bras, le lâche dans la boîte : bip.} {18-24m 2-3a !3-4a !4-5a|Un enfant pèse :} {!3-4a !4-5a !0-18m|« Marche! »} {!3-4a !4-5a 0-18m multiage|« Bras! »} {18-24m 2-3a !3-4a !4-5a|« Dodo! » Faites-le, répondez « bip », attendez le mot suivant. Puis dites « bip » à votre tour : « Robots, marchez! » Les jambes raidissent, tout le monde part.} {18-24m !2-3a !3-4a !4-5a !0-18m|Portez un bloc, vous aussi, et lâchez-le de haut : poum, bip. La file vous suit jusqu’à la boîte.} {18-24m 2-3a !3-4a !4-5a|Quand une boîte est pleine, « Bip, encore! » : on la vide, bloc par bloc, dans une autre.} {2-3a|À deux ans, on pèse vingt fois sur le même rond pour voir figer le robot}{2-3a !0-18m !18-24m|; puis on serre un bloc contre son ventre, on l’apporte, on le lâche : poum, bip}{2-3a|.} {3-4a|Saute, tourne, dors : les blocs attendent, et le robot rit.} {4-5a|« Trois pas. Penche-toi. Prends… avec tes mains! » : les ordres se précisent.} {!0-18m !18-24m|Un bloc part, tombe en chemin, arrive enfin.} {3-4a 4-5a|Le robot a son propre arrêt : il ferme le poing et rien ne bouge.} {3-4a !0-18m !18-24m|On échange quand l’un des deux le demande.} {4-5a !3-4a !0-18m !18-24m|On échange quand l’un des deux le demande.} {avec-contenant|Livrez aussi dans @materiel.} {cour !hiver 3-4a 4-5a !0-18m !18-24m !2-3a si-craies|À la craie, l’un trace des flèches au sol; l’autre les suit une à une, bip, bip.} {18-24m 2-3a !0-18m !3-4a !4-5a si-toutous si-poupées|Bras raides, le robot porte un toutou jusqu’à la boîte et l’y couche : bip, dodo.} {dedans 18-24m 2-3a 3-4a 4-5a avec-papier|Dessinez les boutons sur @materiel.}',
        ),
        play(
          { 45: 14 },
          '{3-4a 4-5a|Le programme se prépare d’avance.} {dedans 3-4a 4-5a|L’un dessine trois ordres, un par papier, les couche en rang au bord de l’allée et se tait; l’autre dessine une pile sur la boîte et la recharge du doigt.} {dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-lampes-de-poche|À la lampe de poche, l’un éclaire en silence l’ordre à lire; lampe éteinte, le robot attend.} {cour 3-4a 4-5a|L’un couche en rang, au bord de l’allée, trois ordres déjà dessinés, un bloc sur chacun, et se tait.} {3-4a 4-5a|Le robot les lit du premier au dernier. Il livre à côté? Cherchez avec la paire le papier fautif, changez sa place, relancez. Qui aime mieux parler invente une machine : robot coiffeur, robot qui berce.} {18-24m 2-3a !3-4a !4-5a|Levez une feuille et dites son ordre : les robots partent ou prennent un bloc. Puis offrez ces feuilles, et c’est vous qui obéissez.} {2-3a|À deux ans, on lève sa feuille au rond rouge quand on veut, et tous les robots figent.} {18-24m|Un trottineur suit un robot, s’arrête avec lui, crie « bip ».} {18-24m 2-3a !3-4a !4-5a|Reprenez la feuille aux deux pieds et cachez-la dans votre dos : « Quoi, maintenant? » Les pieds reparaissent, tout repart. Figez en plein geste, une main en l’air : qui pèse sur vous pour que ça recommence?} {0-18m multiage|Le poupon commande sans le savoir : il agite les bras, un robot agite les siens; il s’arrête, le robot fige.} {0-18m !multiage|Le poupon commande sans le savoir : il agite les bras, vous agitez les vôtres; il s’arrête, vous figez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Votre pile meurt en plein geste, un bras levé. Plus un son. Un cri, un coup sur le bol, un regard : « Bip! », ça repart. Puis le robot, c’est lui : tenu contre vous, « bip, bip, bip », il se penche vers un bloc par petits coups et s’arrête net. Au suivant.}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 6, 45: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Pesez sur un bouton de votre boîte : « Tous les robots. Prends une chose qui traîne. » Bip général. « Marche jusqu’à la grande boîte la plus proche. » Bip. « Dépose. »} {0-18m|Gardez un bloc par poupon : dans vos bras, au-dessus de la boîte, il ouvre les doigts, poum.} {18-24m|Un trottineur dépose un bloc, le reprend, le redépose : c’est rangé.} Quand tout est rangé, la pile faiblit : votre voix ralentit, les bips aussi. {18-24m 2-3a 3-4a 4-5a|« Dernier ordre : assis. »} {3-4a 4-5a|On ferme le poing.} {18-24m 2-3a 3-4a 4-5a|On secoue bras et jambes, on redevient soi.} {0-18m !18-24m !2-3a !3-4a !4-5a|« Dernier ordre : dodo. » Votre menton tombe, vos bras pendent. Puis redevenez vous-même, de la voix : dites chaque prénom, tout bas, une main sur un pied.} {2-3a|Chacun pèse une dernière fois sur son rond : dodo, la boîte.} {3-4a 4-5a|« Quel ordre a été dur à donner? »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{3-4a 4-5a|Redites l’ordre tel qu’il est sorti, « Elle a dit : tourne », et regardez la programmeuse. L’erreur est dans l’ordre, jamais dans le robot.}{18-24m 2-3a !3-4a !4-5a|Bougez dans la seconde : l’enfant voit alors que c’est son mot, ou son doigt, qui vous a mise en marche.}{0-18m !18-24m !2-3a !3-4a !4-5a|Bougez dans la seconde : l’enfant voit alors que c’est sa main, ou son cri, qui vous a mise en marche.}',
          'À un ordre qui gêne, prêtez une réponse au robot : « Bip-bip. Ordre impossible. » {2-3a|Un doigt pointé, un « là! » sont de vrais ordres : obéissez, puis dites le mot entier.} {0-18m|Dites tout haut ce que le poupon commande : « Pied! Bip. » Taisez-vous, et attendez l’ordre suivant.}',
          '{3-4a 4-5a|En cas de panne}{3-4a 4-5a !0-18m|, accroupissez-vous entre les deux}{3-4a 4-5a| : « Quel était le dernier ordre? » Un des deux le redit, et le robot repart.}{!3-4a !4-5a|Deux enfants pèsent en même temps? Levez un bras pour l’un, penchez la tête pour l’autre.}',
          '{3-4a 4-5a|Annoncez « pile faible » quand le même enfant commande depuis longtemps : les deux changent de rôle.}{!3-4a !4-5a|Qui regarde sans peser a peut-être besoin d’un robot plus petit : bougez un seul doigt pour lui.}',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Quel mot manquait-il à ton robot?}{!3-4a !4-5a|Où le robot met-il ce bloc-là?}',
          '{3-4a 4-5a|Comment va-t-il savoir où s’arrêter?}',
          '{3-4a 4-5a|Qu’est-ce qu’un robot ne peut pas trouver tout seul?}',
          '{18-24m 2-3a|Que fait le robot quand tu pèses?}{0-18m !18-24m !2-3a !3-4a !4-5a|Qui a fait bip?}',
        ],
      },
      vocabulaire: [
        'le robot',
        '{3-4a 4-5a|programmer}{!3-4a !4-5a|peser}',
        'l’ordre',
        'le bouton',
        '{3-4a 4-5a|la panne}{!3-4a !4-5a|la pile}',
        '{3-4a 4-5a|d’abord}{!3-4a !4-5a|avance}',
        '{3-4a 4-5a|ensuite}{!3-4a !4-5a|arrête}',
        '{3-4a 4-5a|préciser}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Gardez-lui un seul ordre et une seule réponse : il tape ou il gigote, votre tête se penche, « bip ». Après trois fois, restez immobile, les yeux dans les siens : il voudra vous remettre en marche.',
        },
        {
          pour: '18-24m',
          texte:
            'Marchez des doigts sur sa jambe, « bip, bip, bip », et figez dès qu’il pèse. Robot à son tour, il reçoit un bloc et un geste : vous montrez la boîte, il y va.',
        },
        {
          pour: '2-3a',
          texte:
            'Un seul bouton, le rond rouge, et un robot qui répond tout de suite, vous ou un ami : il pèse, ça part, il pèse, ça fige. Robot à son tour, il porte un bloc à la fois, jusqu’à la boîte la plus proche.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux boutons : marche, arrêt. Au début, vous êtes le premier robot : un enfant vous conduit, les autres font les robots avec vous, et la boîte change de mains à chaque arrêt.',
        },
        {
          pour: '4-5a',
          texte:
            'Le robot ne connaît plus « va » ni « là ». Il faut dire combien de pas, de quel côté, avec quelle main.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Une enfant qui ne parle pas pèse sur des flèches dessinées, et le robot les lit. À un enfant que l’imprévu inquiète, faites voir tous les boutons avant le départ.} {0-18m !18-24m !2-3a !3-4a !4-5a|Collez le bol contre la main, le pied ou la joue qui bouge le mieux : le plus petit appui vaut un ordre.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, le robot surchauffe : ajoutez un bouton pour l’ombre et un autre pour boire.} {!hiver|L’hiver, programmez l’habillage : « Pied dans la botte. » Bip. « L’autre pied. » Bip.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Deux robots qui se rencontrent.}{0-18m !18-24m !2-3a !3-4a !4-5a|Sursaut au premier « bip ».}',
          '{3-4a 4-5a|Ordre crié, programmeur découragé.}{!3-4a !4-5a|Ordre crié vingt fois.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Boîte enfilée sur la tête ou le corps : les boutons restent sur une boîte tenue dans les mains, et le robot voit ses pieds.}',
          '{dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-aluminium|Bout de papier d’aluminium à la bouche : ôté et jeté; le rouleau et ses dents restent hors de portée.}',
          '{dedans 3-4a 4-5a !0-18m !18-24m !2-3a si-ruban-adhésif|Flèche de ruban qui lève sous un pied : recollez-la.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cerceaux|Cerceau qui glisse sous le pied : il reste à plat, et le robot y entre au pas.}',
          '{dedans 45min 3-4a 4-5a !0-18m !18-24m !2-3a si-lampes-de-poche|Lampe pointée vers un visage : elle éclaire le papier, par terre.}',
          '{18-24m 2-3a 3-4a 4-5a|Robot poussé ou tiré : qui programme marche à côté, les deux mains sur sa boîte.}',
          '{18-24m 2-3a 3-4a 4-5a|Ordre qui fait mal, fait honte ou fait grimper : le robot le refuse, on en donne un autre.}{0-18m !18-24m !2-3a !3-4a !4-5a|Bol ou bloc sous un poupon qui se tourne : dégagez-en le tour avant de faire « bip » à un autre.}',
          '{0-18m multiage|Robot qui marche droit sur la couverture, bloc lancé : à un pas, le robot bloque, s’agenouille et tend le bloc à deux mains.} {0-18m !multiage|Bloc lancé vers un voisin couché : approchez la boîte des mains qui lancent.}',
          '{0-18m multiage|Carton mâché, bol ou bloc mouillé de salive : les petites boîtes restent aux grands; bol et blocs sont lavés ou changés avant une autre bouche.} {0-18m !multiage|Carton mâché, bol ou bloc mouillé de salive : la boîte reste hors de leur portée, sauf quand vous la tendez; bol et blocs sont lavés ou changés avant une autre bouche.}',
          '{18-24m 2-3a|Enfant grimpé ou penché tête première dans une grande boîte : asseyez-vous à côté et tendez-lui le bloc qu’il cherchait.}',
          '{18-24m 2-3a 3-4a 4-5a|Crayon dans la main ou la bouche d’un robot qui marche, bout mordu : les crayons restent dans leur pot pendant les livraisons.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{18-24m 2-3a 3-4a 4-5a|Yeux fermés, marche à reculons : les yeux restent ouverts, et l’on recule de deux pas au plus.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Mur, coin de table, autre robot : à un bras de l’obstacle, le robot bloque de lui-même et clignote des yeux.} {cour 18-24m 2-3a 3-4a 4-5a|Clôture, bordure, autre robot : à un bras de l’obstacle, le robot bloque de lui-même et clignote des yeux.}',
        ],
        supervision: 'palier2',
        allergies: ['Cartons sans miettes : écartez ceux qui ont emballé des noix, des arachides ou du lait.'],
      },
      observation: [
        'Raisonnement : {3-4a 4-5a|après une erreur, garde-t-il la partie de l’ordre qui marchait?}{!3-4a !4-5a|le robot ne bouge pas; que change-t-il, son doigt, sa voix ou son mot?}',
        'Langage oral : {2-3a 3-4a 4-5a|notez l’ordre le plus précis de la période, tel qu’il a été dit.}{!2-3a !3-4a !4-5a|notez le mot, le son ou le geste qui a servi d’ordre, tel quel.}',
        'Éveil aux mathématiques : {3-4a 4-5a|dans quels ordres glisse-t-il un nombre, et qui vérifie le compte des pas?}{!3-4a !4-5a|par quel mot ou quel geste dit-il encore, un autre, plus rien?}',
      ],
      prolongements: [
        '{3-4a 4-5a|Programmez le lavage des mains : les enfants en dessinent les ordres, et on les affiche au-dessus du lavabo.}{18-24m 2-3a !3-4a !4-5a|Au lavabo, vos mains sont des robots : l’enfant dit « frotte », et elles frottent à côté des siennes.}{0-18m !18-24m !2-3a !3-4a !4-5a|Au change, vos doigts sont des robots : un pied pousse, « bip », ils montent d’un pas sur la jambe.}',
        '{2-3a 3-4a 4-5a|Ce soir, un parent joue le robot qui ne sait pas mettre la table; l’enfant le conduit, une cuillère à la fois.} {!2-3a !3-4a !4-5a|Ce soir, le bouton est sur le nez d’un parent : l’enfant y pose le doigt, « bip », et le parent fait un geste.}',
      ],
      reflexionRetroaction: [
        'Combien de mes consignes tiennent en un seul ordre?',
        '{3-4a 4-5a|Quelles paires n’ont jamais échangé leurs rôles, et pourquoi?}{18-24m 2-3a !3-4a !4-5a|Qui a pesé, qui a marché, et qui a regardé longtemps avant d’y venir?}{0-18m !18-24m !2-3a !3-4a !4-5a|Qui a commandé par un geste que je n’attendais pas?}',
      ],
    },
  },
  {
    key: 'la-botte-devient-carotte',
    summary:
      'Fées, licornes et magiciens jettent des sorts qui riment : un tour, un rond, la botte s’appelle carotte, et il faut s’en souvenir.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    onlyBesideOlder: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la pelle devient sauterelle et la chaudière, sorcière.',
      PARK: 'Au parc, le pays des sorts finit là où vous voyez encore tout le monde, loin de la rue.',
      WOODS: 'Dans le bois, sapin, souche et roche s’enchantent où ils sont, sans rien cueillir.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'fée',
      'fées',
      'licorne',
      'licornes',
      'magicien',
      'magie',
      'sorcière',
      'jeter un sort',
      'formule magique',
      'abracadabra',
      'baguette magique',
      'poussière de fée',
      'transformer',
      'rime',
      'rimer',
      'conte de fées',
      'conscience phonologique',
    ],
    seen: [
      'elle agite un bâton au-dessus de mon café et dit que je suis un crapaud',
      'ils découvrent que chapeau et bateau finissent pareil et ils en cherchent d’autres',
      'il appelle sa chaise une fraise toute la journée et trouve ça ben drôle',
      'elle tourne sur elle-même, souffle dans sa main et change les affaires de nom',
      'il ne veut pas être changé en grenouille et les autres ne le lâchent pas',
      'elle répète juste la fin des mots que je dis et rit aux éclats',
      'depuis l’Halloween, ils ont des chapeaux pointus et lancent des sorts à tout ce qui traîne',
      'dans le vestiaire, un ami a dit que sa tuque était une laitue et c’est parti en folie',
    ],
    scenes: ['rimes-lettres', 'mots', 'envelopper'],
    picture:
      'Une botte et une balle portent un carré de tissu; une fée souffle dans sa paume, un magicien trace un rond du bras, une licorne tape du pied.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La botte devient carotte',
      observationDepart:
        '« Je te change en grenouille! » L’ami refuse : il est déjà un chat. La fée vise plus bas. « D’abord, ta botte, c’est une marmotte. » Les deux éclatent de rire.',
      intentionEducative:
        'Offrir une magie faite de mots : entendre ce qui finit pareil, le dire avec un geste et changer le nom des choses.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Entendre la fin d’un mot et en trouver un autre qui finit pareil.',
        'Accorder un geste et une formule.',
        'Se servir d’une chose sous son nouveau nom.',
        '{2-3a|Faire un geste, dire un mot, lever le tissu pour voir.}',
      ],
      materiel: [
        item('Botte d’enfant', 'une', 'Soulier, qui devient panier'),
        item(
          '{dedans|Choses à enchanter : coussin, grosse balle, gros bloc, tuque, poupée}{cour parc|Choses à enchanter : pelle, grosse balle, chaudière, gros camion}{bois|Choses à enchanter, laissées en place : souche, roche, sapin, tronc}',
          'une par enfant et deux de plus',
          null,
        ),
        item(
          'Carrés de tissu, pour reconnaître ce qui est enchanté',
          'un par enfant et deux de plus',
          'Débarbouillettes',
        ),
        optional('{4-5a dedans|Papier et gros crayons}', 'un pot, deux feuilles par enfant', null),
      ],
      preparation: [
        'Gardez en réserve une rime pour cinq choses : botte et carotte, {dedans|coussin et poussin, balle et cheval, bloc et coq, tuque et perruque}{cour parc|pelle et sauterelle, balle et cheval, chaudière et sorcière, camion et papillon}{bois|sapin et lapin, souche et mouche, roche et brioche, tronc et citron}. Ne les soufflez qu’au besoin. {2-3a|Choisissez aussi une chose pour chaque enfant de deux ans : il l’enchantera toujours du même nom, et personne d’autre n’y touche.}',
        '{dedans|Semez les choses par terre, à un pas l’une de l’autre, sans fermer le passage.} {cour|Semez les choses au sol, loin de la barrière.} {parc|Semez les choses au sol, loin de la rue.} {cour parc|Marchez ensemble le tour du pays des sorts : vous le voyez en entier.} {bois|Choisissez une clairière que vous voyez en entier et faites-en le tour ensemble : le pays des sorts finit à son bord. Le tissu d’un arbre se pose à son pied.}',
        'Laissez baguettes, bâtons et cornes de côté : la magie sort des mains, des pieds, de la bouche.',
        '{1adulte|Seule, habitez le milieu du pays : vous avez toujours besoin d’une chose qui a changé de nom.} {2adultes|À deux, l’une réclame les choses, l’autre écoute les sorts un par un, à hauteur d’oreille.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Tenez la botte d’une main et dites son nom en faisant durer la fin. Tournez sur vous-même, tracez un rond de l’autre bras : « Botte, botte, un tour, un rond : carotte, voilà ton nom! » Posez un tissu dessus. Puis cherchez partout : « Mon pied s’ennuie. Avez-vous vu ma carotte? » Quelqu’un vous la tend. « Les sorts vont aux choses, jamais aux amis. Qui d’autre en jette, ici? » {2-3a|Un petit tourne déjà, s’assoit étourdi et lance « otte! » : ce sort-là compte.}',
        ),
        play(
          { 20: 12, 30: 19, 45: 18 },
          'On est fée, licorne ou magicien, et l’on change quand on veut. La fée souffle dans sa paume, la licorne tape du sabot, le magicien fait un grand rond; d’autres gestes s’inventent. On dit deux fois le nom d’une chose, le geste part, un mot qui finit pareil remplace ce nom. {2-3a|À deux ans, le sort est sous le tissu : on couvre, on souffle, « pouf! », on lève un coin, et l’on recommence.} {3-4a|« Botte, mirlotte! » Un mot qui n’existe pas compte aussi.} {4-5a|On écoute et l’on discute : ça finit pareil, ou presque?} La chose reçoit son tissu. Réclamez-la : {dedans|« Où est mon poussin? Je veux m’asseoir. »}{cour parc|« Où est ma sauterelle? Je veux creuser. »}{bois|« Où est ma mouche? Je veux m’asseoir. »} {avec-contenant|Enchantez aussi @materiel.} {avec-naturel|Enchantez aussi @materiel.}',
        ),
        play(
          { 45: 14 },
          'Le pays a changé, et l’on y vit. Un repas de licornes, un voyage, une maison de fées : tout s’y appelle de son nouveau nom. {dedans cour parc|« Passe-moi le cheval! » La balle roule.}{bois|« Rendez-vous à la brioche! » Tout le monde se retrouve à la roche.} {2-3a dedans cour parc|Le plus jeune fait les livraisons : on lui montre la chose du doigt, il l’apporte à pleins bras, et on lui dit merci avec le nouveau nom.} {2-3a bois|Le plus jeune tape une souche de la main : les grands lui crient son nouveau nom, il tape la suivante.} Un nom s’est perdu? On relance le sort, ou on en trouve un plus drôle. Demandez ce que la chose sait faire depuis qu’elle s’appelle autrement.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Le jour baisse au pays des sorts. Deux par deux, les enfants s’arrêtent devant une chose, refont leur geste à l’envers et disent trois fois son vrai nom, chaque fois moins fort : « Botte, botte, botte. » {2-3a|Le plus jeune tire son tissu d’un coup et crie le nom tout de suite.} On vous rapporte le tissu. Choisissez ensemble un seul nom à garder jusqu’à demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites durer la fin du mot, la bouche bien en vue, et taisez-vous : la rime vient de l’enfant.',
          'Quand ça ne rime pas, le sort fait quand même quelque chose : « Pouf, de la fumée! » On relance, ou on garde le mot parce qu’il est beau.',
          'Trompez-vous et dites « botte » : les enfants vous corrigeront avec joie. {2-3a|Au plus jeune, tendez la botte : « Ta carotte, c’est pour manger? » Son « non! » est une réponse.}',
          '« Crotte » arrivera. Riez un bon coup : « Ça rime. Celle-là reste à la toilette. Il t’en faut une autre. »',
        ],
        questionsOuvertes: [
          'Qu’entends-tu au bout de ce mot-là?',
          'Quel geste va avec ton sort?',
          'Que sait faire une botte qui s’appelle carotte?',
          '{2-3a|Qu’est-ce qui dort sous ton tissu?}',
        ],
      },
      vocabulaire: ['le sort', 'la formule', 'rimer', 'pareil', 'enchanter', 'le sabot', 'le geste', 'redevenir'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Scandez « otte, otte, otte » en tapant sur vos cuisses et laissez-lui la fin : « Botte devient ca… » Ce qu’il répond est le bon mot. Pour lui, un geste, une chose, un tissu, tant qu’il en veut.',
        },
        {
          pour: '3-4a',
          texte:
            'Offrez deux noms, dont un rime : « Botte devient carotte… ou camion? » L’enfant choisit et fait le geste.',
        },
        {
          pour: '4-5a',
          texte:
            '{dedans|Les enfants dessinent une étiquette par chose enchantée et vous dictent le nouveau nom.} La formule s’allonge d’une ligne qui rime, qu’on apprend à un ami.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le geste d’une enfant qui ne parle pas lance le sort, et un ami lui prête sa rime. Un enfant que les changements inquiètent garde le contre-sort : un mot de lui, et la chose reprend son vrai nom.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, le soleil s’appelle orteil et le sable, table.} {!hiver|L’hiver, dehors, la neige s’appelle manège et la mitaine, baleine.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sort raté, mot refusé par un ami.',
          'Fou rire, gros mots qui riment.',
          '{2-3a|Petit étourdi, assis d’un coup.}',
          '{bois|Pied pris dans une racine.}',
        ],
        dangersAEliminer: [
          'Sort jeté sur quelqu’un, rime sur un prénom : redites la règle et tendez une chose à enchanter.',
          'Bâton{bois| ramassé} ou crayon en guise de baguette : il se pose, la main fait le geste loin des visages.',
          '{2-3a|Tissu sur la tête d’un petit qui marche ou qui tourne : les tissus couvrent les choses, et l’on se cache derrière ses mains.}',
          '{2-3a bois|Gland, caillou ou bout d’écorce à la bouche du plus jeune : donnez-lui la souche la plus proche de vous et ôtez ce qui traîne au pied.}',
          '{2-3a dedans|Petit qui tourne sur lui-même près d’un meuble : un tour, assis, puis le suivant, là où le plancher est libre.}',
          'Corne attachée au front, licorne qui fonce tête baissée : un poing sur le front, et l’on marche droit.',
          'Brillants, sable ou poudre à souffler : la paume reste vide, et l’on souffle vers la chose, jamais vers un visage.',
          '{dedans cour parc|Balle ou tissu sous un pied : la chose enchantée se range au bord du passage, son tissu dessus.}',
          '{bois|Champignon, petit fruit ou plante magique : on l’enchante des yeux, sans y toucher ni y goûter.}',
        ],
        supervision: 'palier2',
        allergies: ['Ni poudre ni maquillage de fée, qui irritent la peau et les yeux; tissus lavés sans parfum.'],
      },
      observation: [
        'Langage oral : écrivez, tels quels, les mots qu’il fabrique pour que ça finisse pareil.',
        'Éveil à la lecture et à l’écriture : à quel signe voyez-vous qu’il entend la rime avant de savoir la dire?',
        'Fonction symbolique : le nouveau nom tient-il quand il se sert de la chose?',
      ],
      prolongements: [
        'À la collation, gardez un seul nom enchanté : « Passe-moi la montgolfière », pour la cuillère.',
        'Écrivez le sort de l’enfant sur un billet : ce soir, le parent prête sa voix, l’enfant fait le geste.',
      ],
      reflexionRetroaction: [
        'Combien de secondes ai-je tenu avant de souffler la rime?',
        'Dans quelle autre langue du groupe pourrions-nous jeter un sort?',
      ],
    },
  },
]
