import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_SLIDES_FROGS_TULIPS_AND_TOMATOES_SHEETS: readonly BankSheet[] = [
  {
    key: 'c-est-nous-le-moteur',
    summary:
      'Ils se poussaient au pied de la glissade : leurs mains poussent maintenant une grosse poche, le moteur qui fait partir l’ami du haut.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, on prend la glissade basse des petits, et la barrière est fermée avant le premier tour.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER:
        'L’hiver, le module est fermé : une pente de neige à hauteur de genou fait la glissade, jamais un jour de glace.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ils se poussent à la glissade',
      'se pousser dans la glissade',
      'se poussent dans l’échelle',
      'attendre son tour à la glissade',
      'atendre son tour à la glissade',
      'chacun son tour à la glissade',
      'faire la file à la glissade',
      'trouve ça long d’attendre',
      'a de la misère à attendre',
      'glissade du parc',
      'descendre la glissade',
      'monter dans la glissade',
      'glissoire',
      'toboggan',
      'glisade',
      'attendre son tour',
      'coopération',
      's’entraider',
    ],
    seen: [
      'ça pousse dans le dos au pied de l’échelle pour monter plus vite',
      'il fonce tête baissée sur un gros coussin et le pousse jusqu’au mur',
      'elle s’assoit en haut, attend le go de tout le monde et se laisse descendre',
      'ils dépassent tous dans la file, ça bouscule et ça brasse',
      'il a peur de descendre si un ami est resté couché en bas',
      'elle fait des vroum avec sa bouche en poussant les autres dans le module',
      'au parc, j’ai six enfants entassés au même jeu et un petit qui mange des coups',
      'ce matin à la glissade, elle a mordu celui qui était assis devant elle',
    ],
    scenes: ['attente', 'pousser', 'mordre-frapper', 'glisser-corps'],
    picture:
      'Au pied d’une glissade basse, deux enfants poussent une grosse poche; en haut, une enfant assise va partir, l’éducatrice debout tout près.',
    sheet: {
      titre: 'C’est nous, le moteur!',
      observationDepart:
        'Trois enfants veulent monter au même endroit, et six mains poussent le même dos. L’enfant du haut n’est pas encore assis.',
      intentionEducative: 'Permettre à l’enfant d’attendre en poussant fort, là où pousser aide quelqu’un à partir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser la poche, et laisser les dos tranquilles.',
        'Voir si la place est libre avant de monter.',
        'Grimper, s’asseoir, descendre, se relever et dégager le bas.',
      ],
      materiel: [
        item(
          'Poche de hockey bourrée de couvertures, fermée, courroies rentrées : le moteur',
          'une{parc|, et le chariot ou le traîneau qui l’apporte}',
          'Gros carton bourré de couvertures, fermé',
        ),
        item(
          'Petit tapis d’entrée mince, à dessous antidérapant',
          'un, au pied de la montée',
          '{!hiver|Rond tracé du talon par terre}{hiver|Rond tapé dans la neige}',
        ),
        item('Gros toutou sans ruban', 'un', 'Coussin'),
        item('Cônes souples', 'six, pour le chemin du retour', 'Sacs à dos de couleur vive'),
        item('{!hiver|Serviette}', 'une, pour essuyer la pente', 'Vieux chandail'),
        item('{hiver|Pelle à neige}', 'une, rangée avant le jeu', 'Petite butte de neige déjà là, sans glace'),
        item('{ete|Gourdes d’eau}', 'une par enfant', null),
        item('Trousse de sortie : téléphone, premiers soins, médication', 'une, sur vous', null),
        optional('{si-ballons|Ballon mou}', '{si-ballons|un}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un, couché à plat}', null),
        optional(
          '{20min 30min si-tambourins|Tambourin ou autre instrument léger}',
          '{20min 30min si-tambourins|un, à côté de la poche}',
          null,
        ),
        optional('{30min si-gros-camions|Gros camion}', '{30min si-gros-camions|un}', null),
      ],
      preparation: [
        '{!hiver|Prenez la glissade des plus petits : la plateforme n’est pas plus haute que votre hanche, elle a ses garde-corps, et le sol dessous amortit. Essuyez la pente et ses bords.} {hiver|À la pelle, loin de la rue et du passage de la charrue, montez une pente à hauteur de votre genou, longue de trois pas, et trois larges marches derrière. Les bottes des enfants la tapent avec vous. Croûte dure, glace ou verglas? Gardez ce jeu pour un autre jour.}',
        '{ete|Posez le dos de la main sur la pente et comptez jusqu’à dix. Trop chaud? Remettez le jeu à demain matin, à l’ombre.} {printemps automne|Pente givrée, ou sol gelé qui n’amortit plus? Remettez le jeu à un autre jour.} {hiver|Regardez la piste de près : ni branche, ni bloc dur, ni poteau au bout.}',
        'Avant que quiconque monte, ôtez foulards, cordons, colliers et sacs. {!hiver|Ôtez aussi les casques de vélo : une tête casquée reste prise entre deux barreaux.} {hiver|Un cache-cou remplace le foulard; les mitaines n’ont pas de cordon.}',
        'Adossez la poche {!hiver|à un poteau, du côté de l’échelle}{hiver|à un gros banc de neige, à côté des marches}. Poussez-la fort : elle ne roule pas{hiver| et la neige ne s’écroule pas}. Couchez le tapis devant la montée; deux pieds y entrent, pas quatre.',
        'Avec les cônes, tracez le retour : il part du bas, contourne l’arrivée et finit à la poche.',
        '{1adulte|Seule, debout entre la montée et la poche, vous touchez l’une et l’autre, votre bras rejoint l’enfant assis en haut, et vous voyez l’arrivée. Trop loin pour votre bras? Ce jeu demande une collègue.} {2adultes|À deux, l’une se tient à la montée; l’autre, au bas, aide à dégager la place et raccompagne jusqu’à la poche.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez le toutou en haut et tenez-le d’une main. De l’autre, poussez la poche : « Vrrr… ça ne part pas. Mon moteur est tout seul. » Des mains se posent à côté de la vôtre. « Vrrrrr! » Lâchez le toutou : « Parti! » Il reste étendu en bas, et personne ne monte. « Qui va le chercher? » {si-ballons|Le ballon part à son tour, encore plus fort; un ami l’attend en bas et l’attrape.} Puis : « C’est vide! Qui monte? »',
        ),
        play(
          { 10: 6, 20: 9, 30: 10 },
          'L’enfant qui a les deux pieds sur le tapis monte quand le bas est vide. Autour de la poche, on pousse des mains, du dos, du derrière, et le bruit grossit : « Vrrrrr! » En haut, on s’assoit, on regarde le moteur travailler, et l’on part au plus fort. « C’est vous qui l’avez fait partir. » Le retour passe par les cônes, avec des détours, et finit les deux mains sur la poche. {si-cerceaux|Juste avant la poche, un cerceau couché : on y tourne sur soi comme une clé, et le moteur est remonté.} {18-24m|Un petit oublie la glissade et pousse tout du long : c’est un bon métier.} {2-3a|« Pas encore! » crie quelqu’un dont l’ami est encore assis en bas.}',
        ),
        play(
          { 20: 4, 30: 6 },
          'L’enfant du tapis a un rôle : il donne le départ. On tape du pied, on lève les bras, on crie « Pars! », et le moteur répond. {si-tambourins|Assis à côté de la poche, un enfant bat le tambourin : le moteur va à sa vitesse.} {18-24m|Un seul bras levé, un seul son : le moteur obéit.} {2-3a|« Fort! » « Doux! » « Arrête! » L’enfant du haut commande aussi, et l’on entend enfin sa voix.} Deux paires de pieds pour un tapis? « Ça déborde. Le moteur manque de mains. » Montrez la poche, et restez là pendant qu’ils s’arrangent.',
        ),
        play(
          { 30: 5 },
          'Le haut est vide? Barrez la montée du bras et penchez l’oreille : « Plus de bruit. Panne! » On tape la poche, on la flatte, on la secoue, on la pousse par l’autre bout. {si-gros-camions|Un camion arrive en dépanneuse et la pousse du nez.} « Vrrr… » Elle tousse, elle repart, et votre bras se lève : l’enfant du tapis monte, les autres poussent. Quelqu’un installe le toutou sur le tapis, devant tout le monde. « C’est son tour? » Les enfants en discutent, et c’est vous qui l’assoyez en haut, pour que les mains qui grimpent soient libres.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Le toutou fait la dernière descente. Couchez la poche à terre{hiver|, sur la neige tapée}, vous entre elle et la montée; les têtes ou les mains s’y posent. Dites : « Vroum, vroum, vroum, on pousse en bas (les mains poussent), vroum, vroum, vroum, qui descendra? (on regarde en haut) Un, deux, trois, il est parti (le bras glisse), vroum, vroum, vroum, c’est tout fini. (on souffle) » Redites-le tout bas. {ete|On boit à l’ombre, chacun à sa gourde.} Puis on traîne la poche à plusieurs, et vous comptez les têtes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une main arrive dans un dos? Tournez-la vers la poche : « Tes mains ont envie de pousser. Pousse ici. »',
          'Dites à l’enfant au moteur ce que ses mains ont fait : « Tu as poussé, et ton amie est partie. »',
          'Annoncez « C’est vide! » à chaque fois, puis laissez les enfants l’annoncer.',
          'Suivez de la paume le dos qui grimpe, sans soulever : monter fait partie du jeu.',
        ],
        questionsOuvertes: [
          'Qui est en haut?',
          'Comment veux-tu que le moteur pousse?',
          'Que voit-on, en bas, quand c’est vide?',
          '{30min|Où est-elle brisée, cette poche?}',
        ],
      },
      vocabulaire: ['la glissade', 'pousser', 'le moteur', 'partir', 'vide', 'en haut', 'en bas', 'attendre'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Raccourcissez le retour à trois pas : le tour revient avant que la peine monte. {2adultes|À qui vient de commencer à marcher, celle du bas offre le bout de la pente entre deux montées : assis, la main serrée sur son doigt, il descend la longueur de ses jambes.}',
        },
        {
          pour: '2-3a',
          texte:
            'Confiez l’annonce « C’est vide! » à l’enfant qui vient de descendre : il le crie en partant vers les cônes.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant explose dès qu’on passe avant lui? Gardez-le contre vous avec le toutou : à chaque descente, le toutou saute sur la poche; au troisième saut, c’est son tour, et il l’a vu venir. Un autre ne grimpe pas? Assis contre la poche, il est le moteur que l’on entend, et son bras donne le départ.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le module est fermé : on descend assis une pente de neige tapée, pas plus haute que votre genou, et la poche s’adosse à un banc de neige.} {hiver|Au printemps, le sol dégelé, le moteur retourne au pied de la vraie glissade.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Derrière qui atterrit un peu sec.',
          'Deux enfants front contre front sur la poche.',
          'Colère parce que la place est prise.',
        ],
        dangersAEliminer: [
          'Poussée en haut : une seule personne à la fois, votre main à la montée; si l’on s’y bouscule, on redescend un à un, votre main dans le dos, et l’on pousse.',
          'Départ quand le bas est occupé : le bras tendu devant l’enfant assis, jusqu’à « C’est vide! ».',
          'Descente sur vos genoux, à deux, sur le ventre ou debout : un pied se prend et une jambe casse. Assis, seul, les pieds devant.',
          'Pente remontée à l’envers pendant qu’on descend : ramenez l’enfant par les cônes.',
          'Foulard, cordon, capuchon pris {!hiver|dans la glissade}{hiver|sous un corps} : rien au cou, vérifié à chaque tour de cônes.',
          '{ete|Pente brûlante, soleil sur les têtes : la main d’abord, puis l’ombre, le chapeau, l’eau à boire.}',
          '{hiver|Neige durcie par les passages : grattez-la du talon; dès qu’elle luit, on arrête. Mitaines sèches, joues regardées.}',
          '{parc|Enfant qui file du circuit : jouez dans un parc clôturé ou loin de la rue. S’il part, l’enfant du haut descend, le jeu s’arrête, vous le ramenez par la main et vous recomptez.}',
          '{si-ballons|Ballon dans l’arrivée ou sous un pied : il descend une seule fois, puis vous le rangez.} {si-cerceaux|Cerceau sous un pied : il reste à plat, et l’on y entre au pas.} {30min si-gros-camions|Camion dans la pente ou sous un pied : il ne quitte pas la poche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Asthme{!hiver|, piqûres}{hiver|, air froid} : l’auto-injecteur et la pompe sont dans la trousse, sur vous. Dessous de tapis en latex? Tracez un rond par terre.',
        ],
      },
      observation: [
        'Compétences sociales : que regarde l’enfant qui pousse, la poche, l’ami du haut ou la place libre?',
        'Compétences émotionnelles : quand la place est prise, ce que font ses mains, sa voix, puis ce qui l’apaise.',
        'Motricité globale : notez la montée, un pied ou les deux par marche, et la façon de se relever en bas.',
      ],
      prolongements: [
        'Gardez la poche au vestiaire, hors du passage : elle redevient moteur quand on se bouscule pour sortir.',
        '{!hiver|Au parc du quartier}{hiver|À la butte de neige du quartier}, le samedi, le parent prête sa cuisse : on la pousse pour faire partir l’enfant d’avant. Racontez-lui le jeu en fin de journée.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je dit « attends », et combien de fois « pousse »?',
        'Qui a attendu trop longtemps pour son âge, et comment raccourcir le tour?',
      ],
    },
  },
  {
    key: 'elle-etait-la-la-grenouille',
    summary:
      'Deux yeux ronds dépassent des joncs de couverture. Un pas, tout se tait; on ne bouge plus, ça recoasse; on approche, hop, plus là!',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'grenouille au bord de l’eau',
      'grenouille dans les joncs',
      'grenouille qui saute',
      'grenouilles',
      'grenouile',
      'voir une grenouille',
      'attraper une grenouille',
      'chant des grenouilles',
      'entendre les grenouilles',
      'sauter comme une grenouille',
      'saut de grenouille',
      'croa croa',
      'coâ coâ',
      'quenouilles',
      'joncs',
      'roseaux',
      'bouger',
    ],
    seen: [
      'ils avancent à pas de loup vers l’étang et tout se sauve à l’eau',
      'elle s’accroupit, gonfle ses joues et saute en faisant croâ',
      'il reste caché derrière la butte, juste les yeux qui dépassent',
      'il est déçu, la bibitte a sauté avant qu’il la voie',
      'elle demande pourquoi la grenouille se tait quand on arrive',
      'ils sont trop bruyants pour observer, tout le monde crie je la vois',
      'depuis la balade à l’étang, ils se promènent accroupis et sautent hors du tapis',
      'au bord du fossé, il a pointé deux gros yeux puis plouf, plus rien',
    ],
    scenes: ['imiter-animaux', 'bestioles', 'sauter', 'se-cacher', 'ecouter', 'figer'],
    picture:
      'Loin de l’étang, deux enfants accroupis guettent derrière des couvertures vertes roulées; un autre bondit; une adulte debout, dos à l’eau.',
    sheet: {
      titre: 'Elle était là, la grenouille!',
      observationDepart:
        'Du sentier, un doigt montre les joncs : « Là! » Tout le monde tend le cou. « Plouf. » Il reste un rond dans l’eau, et un doigt en l’air.',
      intentionEducative:
        'Soutenir les bonds, les arrêts et les premiers mots qui disent où elle est, où elle n’est plus.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'S’accroupir, tenir, bondir ou enjamber.',
        'Figer quand on approche, rechanter quand tout est tranquille.',
        'Dire par un mot, un cri ou un doigt : là, cachée, partie.',
      ],
      materiel: [
        item(
          'Couvertures vertes minces, roulées serré en boudins longs comme vous : les joncs',
          'quatre',
          'Serviettes de plage roulées à deux',
        ),
        item('Serviettes rouges, la ligne de l’adulte', 'quatre', 'Cônes souples'),
        optional('{si-cerceaux|Cerceaux, les mares}', 'un pour deux enfants', null),
        item(
          'Grande photo plastifiée d’une grenouille dans les joncs, coins arrondis',
          'une',
          'Livre à grandes images',
        ),
        item('Débarbouillettes mouillées et gourdes d’eau', 'une de chaque par enfant', null),
        item('Savon liquide et bouteille d’eau pour les mains', 'un de chaque, dans le sac', null),
        item('Trousse de sortie : téléphone, premiers soins, médication', 'une, sur l’adulte des joncs', null),
      ],
      preparation: [
        'La veille, trouvez une pelouse plate d’où l’on voit des joncs. Écoutez à l’heure du jeu : on les entend bien plus qu’on ne les voit. Aucun son? Le jeu tient quand même, avec une grenouille qui se tait.',
        'Couchez les serviettes rouges à vingt pas d’adulte de l’eau. Les joncs cachent le bord : comptez depuis la première touffe. Les vrais joncs, on ne s’en approche jamais.',
        'Dix pas d’adulte plus loin de l’eau, étendez les quatre boudins, à deux pas l’un de l’autre, un bout vers l’eau. Ainsi, qui saute par-dessus longe la rive et ne va jamais vers l’eau.',
        'Parcourez l’herbe : hameçon, verre, crotte, trou. Une vraie grenouille dans ce coin? Tout le jeu déménage.',
        'L’une se tient debout à la ligne rouge, dos à l’eau, sans autre rôle que d’arrêter et de compter. L’autre vit dans les joncs avec les enfants. Une couche à changer, des pleurs? Tout le groupe s’assoit d’abord près des boudins.',
        '{avec-tissu|Roulez aussi @materiel : un boudin de plus.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Assise dans l’herbe avec le groupe, près des boudins, montrez la photo : « Deux yeux, et du vert partout. » Formez deux ronds avec vos doigts, devant vos yeux, et cherchez vers les vrais joncs. De si loin, on attrape un cri, un plouf, une tige qui bouge, ou rien. « Elle est là. Elle nous écoute. » Puis couchez-vous sur les coudes derrière un boudin : seuls vos yeux dépassent.',
        ),
        play(
          { 20: 11, 30: 10, 45: 12 },
          'Les derrières descendent derrière les couvertures, les yeux remontent. « Croâ. » Les joues se gonflent, les doigts s’écartent par terre. « Hop! » On pousse des jambes et l’on retombe de l’autre côté, ou un genou passe, puis l’autre. Des grenouilles restent à leur place et ne sautent que de la voix. D’autres longent le boudin, font tout le tour, se jettent à plat ventre dans l’herbe : « Plouf! » {si-cerceaux|Avec des cerceaux couchés du côté du sentier, loin de l’eau, chacun entre dans sa mare d’un bond ou d’un pas, s’accroupit, ressort.} Soyez une grenouille parmi elles, plus lente que toutes. {20min|Vers la fin, levez-vous et faites un pas : « Plus un son. » Figez : « croâ », ça recommence.}',
        ),
        play(
          { 30: 9, 45: 12 },
          'Levez-vous : voilà la promeneuse. Faites un pas : « Tiens, plus un son. » Figez : un « croâ » revient, puis trois. Un autre pas. « Je vois deux yeux… là! » Hop, tout le monde change de joncs. « Elle était là! Où est-elle? » Cherchez au mauvais endroit, sous votre soulier, dans votre manche. Qui veut se lève à son tour, marche, fige, et c’est vous qui vous taisez. On peut être grenouille tout le matin.',
        ),
        play(
          { 45: 7 },
          '« Le soleil sort! » Déroulez un boudin : la grenouille se chauffe, étalée, le ventre en bas. D’autres mains déroulent, étirent, et se couchent dessus ou à côté. Puis on enroule à genoux, à trois ou à quatre, et le boudin sort tout croche. Des grenouilles sautent déjà par-dessus.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'Mettez deux boudins bout à bout et assoyez-vous derrière avec les enfants, face aux vrais joncs. Dites : « Qui se cache dans les joncs? (les mains cachent le bas du visage) Deux yeux ronds et un menton. (on les montre) Je fais un pas : plus un son! (deux doigts marchent) Hop! plouf! il reste un gros rond. (le doigt trace le rond) » Redites-le tout bas, puis écoutez la vraie. Elle chante, ou elle se tait parce qu’on est là; on lui souffle « croâ ». Chacun essuie ses mains à sa débarbouillette et boit une gorgée. Comptez les têtes à deux voix, et partez à pied, dos à l’eau.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez basse : un enfant saute plus longtemps avec une grenouille de sa taille.',
          'Reprenez le mot et allongez-le : « Là! » « Oui, là, cachée dans les joncs. »',
          'Offrez deux doigts à qui veut enjamber, sans tirer : ses jambes font le saut.',
          '{30min 45min|Figez assez longtemps pour que le silence devienne drôle.}',
        ],
        questionsOuvertes: [
          'Où est-elle rendue?',
          'Que font ses yeux quand on s’approche?',
          'Par où vas-tu sauter?',
          '{30min 45min|Pourquoi se tait-elle?}',
        ],
      },
      vocabulaire: ['la grenouille', 'les joncs', 'cachée', 'partie', 'sauter', 'coasser', 'plouf', 'loin'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le saut à deux pieds n’est pas venu? Aplatissez un bout du boudin : on le passe d’un pas, et le « hop » fait le reste. À qui saute déjà, proposez deux boudins de suite.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne s’accroupit pas? Assis à califourchon sur un boudin, soutenu dans le dos, il guette et fait taire la mare de son bras levé. Un autre ne parle pas? La joue gonflée est son « croâ », et vous lui répondez de la vôtre.',
        },
        {
          pour: 'interieur',
          texte:
            'Jour de pluie? Au local, sur un tapis qui ne glisse pas, deux boudins et la photo au mur; pieds nus, on enjambe.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, elle se tait et s’enfonce dans la vase : on écoute de loin, rien ne chante, et l’on dort en boule contre son boudin.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genoux verts, mains mouillées de rosée.',
          'Atterrissage à plat ventre.',
          'Deux grenouilles qui se cognent derrière le même boudin.',
        ],
        dangersAEliminer: [
          'Enfant qui part vers l’eau : l’adulte de la ligne rouge l’arrête de ses bras; tous s’assoient et l’on recompte.',
          'Une des adultes appelée ailleurs : le jeu s’arrête, le groupe s’assoit loin de l’eau, et l’on repart ensemble.',
          'Vraie grenouille trouvée dans l’herbe : on s’arrête, on la regarde à trois pas, personne ne la touche ni ne la ramasse. Une main l’a touchée? Elle se lave au savon avant tout.',
          'Roche, souche, banc : on bondit du sol et l’on y retombe.',
          'Front contre front par-dessus un boudin : les bonds partent tous du même bord; sautez vous-même de ce bord-là.',
          'Tiques et moustiques : herbe tondue, pantalon dans les bas, peau inspectée au retour.',
          '{ete|Soleil : avant 11 h, chapeaux, ombre d’un arbre, gorgée d’eau entre deux chants.} {printemps|Herbe trempée et vent de l’eau : pantalon imperméable, mitaines minces dans le sac.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres : l’auto-injecteur est sur l’adulte des joncs; l’herbe en fleurs, pleine d’abeilles, se contourne.',
        ],
      },
      observation: [
        'Motricité globale : la poussée vient-elle des deux pieds, d’un seul, des mains, et comment arrive-t-il au sol?',
        'Langage oral : les mots, cris et gestes qui disent le lieu; relevez-les tels quels, avec ce qu’ils veulent dire.',
        'Attention : combien de souffles tient-il, immobile, et quel bruit le fait repartir?',
      ],
      prolongements: [
        'Au retour, collez la photo au bas d’un mur du local : qui passe devant se tait un instant, ou coasse.',
        'À la tombée du soir, une promenade ou un enregistrement fait entendre la mare. La famille écoute, et l’enfant raconte où était la grenouille.',
      ],
      reflexionRetroaction: [
        'L’adulte de la ligne est-elle restée à son poste jusqu’à la fin, l’esprit libre?',
        'Quels mots sont venus d’eux, et lesquels ai-je soufflés trop tôt?',
      ],
    },
  },
  {
    key: 'qui-dort-dans-la-tulipe',
    summary:
      'Le nez au-dessus d’une tulipe, les mains bien fermées; puis les mains deviennent fleurs, et l’on cogne doucement pour qu’elles s’ouvrent.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['jardin-et-recolte', 'emotions-et-amitie'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, un gros pot de tulipes posé par terre, que vous tenez entre vos genoux, fait la plate-bande.',
    },
    seasons: ['SPRING'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'tulipe',
      'tulipes',
      'tullipe',
      'jonquille',
      'jonquilles',
      'crocus',
      'fleurs du printemps',
      'fleurs de printemps',
      'premières fleurs',
      'les fleurs sortent de terre',
      'regarder dans la fleur',
      'sentir les fleurs du parc',
      'plate-bande de fleurs',
      'arracher les fleurs',
      'mains qui s’ouvrent et se ferment',
    ],
    seen: [
      'elle tire sur la tête des fleurs et m’apporte un bouquet arraché',
      'il plonge son nez dans la fleur et ressort avec du jaune dessus',
      'elle ferme son poing, cogne dessus et ouvre les doigts un par un',
      'ils veulent toucher à tout dans le parterre, je passe mon temps à dire non',
      'il cache son pouce dans sa main et demande qui est là',
      'elle demande ce qu’il y a au fond et pourquoi ça se ferme le soir',
      'en allant au parc, il s’est arrêté net devant une plate-bande et n’a plus décollé',
      'depuis que ça fleurit devant la bibliothèque, ils se penchent pour regarder dedans',
    ],
    scenes: ['plantes', 'sentir'],
    picture:
      'Devant des tulipes rouges, une enfant penche le nez, mains fermées sur le ventre; deux autres, assis, cognent doucement aux mains de l’éducatrice.',
    sheet: {
      titre: 'Qui dort dans la tulipe?',
      observationDepart:
        'Un enfant s’est penché sur une tulipe, et son œil y est resté. Sa main montait déjà vers la tige.',
      intentionEducative:
        'Soutenir la douceur : regarder sans prendre, demander avant d’ouvrir, accueillir un ami ou garder sa fleur fermée.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder le dedans d’une fleur, les mains fermées.',
        'Cogner, puis laisser l’autre ouvrir ou non.',
        'Ouvrir et fermer les mains, vite, lentement, un doigt à la fois.',
        'Nommer ou montrer : ouvert, fermé, dedans.',
      ],
      materiel: [
        item(
          '{parc|Plate-bande de tulipes, au ras d’un sentier ou d’une pelouse, sans rue proche}{cour|Gros pot de plastique lourd, planté de tulipes, bulbes bien enterrés}',
          '{parc|une, en fleurs}{cour|un, en fleurs}',
          '{parc|Gros pot de tulipes que vous apportez}{cour|Pot de pensées, tenu de la même façon}',
        ),
        item('Couverture à dessous imperméable', 'une, près des fleurs', 'Tapis de pique-nique'),
        item('{20min 30min|Grande nappe ronde, rouge ou jaune, sans frange}', 'une', 'Drap de couleur, coins repliés'),
        item('{20min 30min|Toutou assez gros pour remplir deux bras, sans ruban}', 'un', 'Coussin'),
        item('Débarbouillettes mouillées', 'une par enfant et deux de plus', null),
        item('Trousse de sortie : téléphone, premiers soins, médication', 'une, sur vous', null),
        optional(
          '{si-papier si-papier-de-soie|Papier mince ou papier de soie}',
          '{si-papier si-papier-de-soie|une feuille par enfant}',
          null,
        ),
        optional(
          '{3-4a si-aquarelle|Aquarelle, gros pinceau et feuille de papier}',
          '{3-4a si-aquarelle|une palette, contre vous, un pinceau déjà mouillé, une feuille pour tous}',
          null,
        ),
        optional('{si-loupes|Loupe incassable}', '{si-loupes|une, dans votre main}', null),
        optional('{20min 30min si-marionnettes|Marionnette}', '{20min 30min si-marionnettes|une, à votre main}', null),
        optional('{30min si-musique|Musique douce}', '{30min si-musique|un appareil, hors de portée}', null),
      ],
      preparation: [
        'Regardez les tulipes la veille, vers la même heure : au froid et par temps gris, les tulipes restent fermées; au soleil, elles s’ouvrent. On joue avec les unes comme avec les autres : sur une fleur fermée, l’œil cherche la fente.',
        '{parc|Inspectez le bord : ni verre, ni bulbe déterré, ni engrais en grains, ni chien. Des jonquilles à côté? Elles se regardent de la même façon, avec leur trompette. Muguet ou plante inconnue tout près? Changez de bord.} {cour|Gardez le pot sur une surface haute et stable tant que vous n’êtes pas assise. Ni muguet ni plante inconnue à portée de main.}',
        'Regardez s’il y a des abeilles. Une sur chaque fleur? Assoyez-vous plus loin et jouez surtout des mains.',
        '{1adulte parc|Seule, étendez la couverture à un pas des fleurs et tenez-vous entre les deux, de biais : un bras pour deux nez à la fois, l’autre pour les mains qui jouent.} {1adulte cour|Seule, assoyez-vous au bord de la couverture, le pot entre les genoux : deux nez à la fois devant vous, les mains qui jouent à vos côtés.} {2adultes parc|À deux, étendez la couverture à cinq pas des fleurs : l’une s’agenouille aux fleurs avec deux nez; l’autre joue sur la couverture.} {2adultes cour|À deux, l’une tient le pot entre ses genoux, avec deux nez; l’autre joue sur la couverture.}',
        '{avec-tissu|Étalez @materiel à côté de la nappe : une autre fleur.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Fermez vos deux mains l’une sur l’autre, contre le ventre : « Mes mains dorment. » {parc|À genoux, penchez-vous}{cour|Le pot entre vos genoux, penchez-vous} sur une tulipe. « Oh. » Laissez un œil descendre dedans, sans toucher. « Il y a du noir, et de la poudre. » {si-loupes|Glissez la loupe entre l’œil et la fleur : la poudre grossit.} Nez suivant. Les autres, sur la couverture, bercent leurs mains et ronflent tout bas. {18-24m|Une petite main fermée dans la vôtre vient se pencher avec vous.} {2-3a 3-4a|Les mains fermées sur le ventre, on se penche à deux, et l’on dit ce qu’on voit.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 9 },
          'Assise sur la couverture, montrez une tulipe faite de vos deux mains, le pouce caché dedans. « Qui dort là? » On cogne d’un doigt, tout doux : toc, toc. Les doigts s’ouvrent un à un : le pouce gigote. « C’est moi! » Des tulipes poussent partout, on cogne chez l’une, chez l’autre. Une fleur reste fermée? « Elle dit non. Va voir celle-là. » {si-papier si-papier-de-soie|Une feuille de papier froissée dort aussi : on l’ouvre du bout des doigts, sans la déchirer.} {18-24m|Les mains s’ouvrent d’un coup, se referment, recommencent.} {2-3a|Un pouce qui dormait ronfle, un autre crie.} {3-4a|Dedans, il y a un mot chuchoté, une abeille inventée, rien du tout.} Les vrais nez retournent aux fleurs avec vous, deux à la fois.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Ouvrez votre tulipe et montrez votre paume : un doigt d’ami peut y entrer. Refermez à peine dessus : « Une abeille qui dort. » Rouvrez : envolée! {18-24m|On met le doigt, on l’enlève, on rit, et l’autre serre bien trop fort : rouvrez votre main, puis refermez-la tout doucement, pour montrer.} {2-3a 3-4a|Qui a un doigt à loger demande : « Je peux? » La fleur s’ouvre, ou bouge la tête, et l’on va cogner plus loin.} {si-marionnettes|La marionnette cogne à son tour : « Je peux? » Elle attend la réponse.} Puis les vraies fleurs font la sieste{cour|, le pot remis en hauteur}. Étendez la nappe{parc|, vous entre elle et les fleurs} : le toutou s’assoit au milieu, et les bords se lèvent à deux mains jusqu’à son ventre. « Elle se ferme. » On lâche : elle s’ouvre.',
        ),
        play(
          { 30: 5 },
          '« Le soleil! » Les corps accroupis se déplient, bras ouverts, nez en l’air. « Il fait froid! » On se referme, genoux dans les bras. {si-musique|La musique est le soleil : elle s’arrête, et tout se referme.} {18-24m|On s’ouvre quand vous appelez, on se referme quand vous vous taisez.} {2-3a|On annonce la nuit et le jour soi-même, à voix forte.} {3-4a|Une tulipe choisit le soleil et s’ouvre; sa voisine choisit la nuit et reste fermée.} Des fleurs restent fermées jusqu’au bout : il y en a aussi dans {parc|la plate-bande}{cour|le pot}.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{parc|Revenez aux vraies fleurs}{cour|Assoyez-vous, le pot entre les genoux}, mains fermées. Dites : « Ma tulipe est bien fermée (les deux mains se serrent), le soleil vient la trouver (le nez se lève), une fente, un rond, un cœur (les doigts s’écartent un à un), bonjour, bonjour, dans la fleur. (l’œil se penche) » Chaque enfant salue une tulipe de la main. {3-4a si-aquarelle|À trois ans, on pose sur la feuille, d’une touche d’aquarelle, la couleur vue au fond.} On essuie les mains et l’on compte les têtes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une main monte vers une fleur? Posez la vôtre dessous, fermée : « Nos mains dorment. Tes yeux peuvent entrer. »',
          'Une bouche s’approche d’un pétale? Glissez votre paume devant : « Le nez, oui. La bouche est fermée, comme la tulipe. »',
          'Respectez la fleur qui reste fermée : « Non, c’est non », dit aussi doucement qu’un oui.',
          'Accueillez le mot de l’enfant, même faux : « Un œil noir! Oui, elle te regarde. »',
        ],
        questionsOuvertes: [
          'Qui dort dans ta tulipe?',
          'Que vois-tu au fond?',
          'À quelle fleur veux-tu cogner?',
          '{2-3a 3-4a|Comment sais-tu qu’elle veut bien s’ouvrir?}',
        ],
      },
      vocabulaire: ['la tulipe', 'ouvert', 'fermé', 'dedans', 'doucement', 'cogner', 'sentir', 'le pétale'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Gardez un enfant contre vous et une tulipe devant vous deux : regarder dure cinq secondes, et c’est assez. Vos mains font la fleur, son doigt cogne.',
        },
        {
          pour: '2-3a',
          texte:
            'Offrez deux choix devant une fleur fermée : l’attendre un peu ou cogner chez la voisine. La déception se dit avec un mot : « Elle dort. »',
        },
        {
          pour: '3-4a',
          texte:
            'Confiez à un enfant, assis à côté de vous, la garde de deux fleurs : il invite les nez, un à la fois, et raconte ce qu’il y a au fond.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant n’ouvre qu’une main, ou les garde raides? Son poing est un bouton de tulipe, sa tête dit oui ou non. Un autre ne supporte pas qu’on lui touche les mains? On cogne dans l’air, à un pas, et sa fleur répond en s’ouvrant.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, un pot de tulipes sur le rebord haut de la fenêtre, que vous descendez et tenez, le temps d’un tour de nez.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Nez poudré de pollen, éternuement.',
          'Pétale effleuré ou tombé.',
          '{20min 30min|Doigt serré un peu fort.}',
        ],
        dangersAEliminer: [
          'Fleur, feuille ou bulbe à la bouche : rien ne se cueille, rien ne se goûte. Un bout avalé? Gardez le reste et appelez le centre antipoison.',
          'Bulbe ou tige entre les mains : la sève irrite. Reprenez-le et essuyez les mains avant qu’elles touchent les yeux.',
          'Abeille dans la fleur : un œil de loin, mains fermées, et l’on change de tulipe. Personne ne souffle dessus.',
          '{parc|Deux nez à la fois à la plate-bande, les autres sur la couverture, en vue; sentier à vélos ou rue proche : changez de place.} {cour|Pot renversé : deux nez à la fois, vos genoux l’encadrent; quand vous vous levez, il remonte en hauteur.}',
          '{20min 30min|Nappe levée autour d’un enfant, ou nappe sur une tête : le toutou seul s’y assoit, et les bords s’arrêtent au ventre.}',
          'Mains froides, herbe mouillée : on reste sur la couverture, et l’on joue en mitaines minces.',
          '{si-papier si-papier-de-soie|Papier à la bouche : prenez-le avant qu’il se déchire, et jetez ce qui est mouillé.} {si-loupes|Loupe en plein soleil : elle peut brûler; elle reste dans votre main, à votre ombre.} {3-4a si-aquarelle|Pinceau à la bouche ou levé : on peint assis, contre vous, un enfant à la fois.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Pollen et sève : l’enfant que les fleurs font tousser ou rougir regarde de la couverture. Piqûres : l’auto-injecteur est sur vous.',
        ],
      },
      observation: [
        'Compétences sociales : comment l’enfant demande-t-il à voir, et que fait-il d’une fleur qui reste fermée?',
        'Langage oral : notez le premier mot venu après avoir regardé dedans, y compris un son.',
        'Motricité fine : les doigts s’ouvrent-ils ensemble ou un à un, et la main qui cogne dose-t-elle sa force?',
      ],
      prolongements: [
        'Revenez voir la même tulipe par temps gris, puis au soleil, puis quand ses pétales tombent.',
        'Les jours suivants, chaque parent reçoit à l’arrivée une tulipe de doigts : il cogne, l’enfant ouvre ou non. Le soir, on montre la fleur à la maison.',
      ],
      reflexionRetroaction: [
        'Quel refus ai-je respecté, et lequel ai-je contourné?',
        'Où étaient mes mains quand la leur partait vers la tige?',
      ],
    },
  },
  {
    key: 'la-tomate-boit-l-autre-moitie',
    summary:
      'Pot ou chaudière portée à deux, l’eau part vers les tomates : le chemin en boit la moitié, le pied du plant reçoit le reste.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['jardin-et-recolte', 'eau-neige-et-glace'],
    materials: ['eau', 'chaudieres-et-pelles', 'contenants-et-cuilleres', 'terre'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'arroser les tomates',
      'arroser le potager',
      'arroser le jardin ensemble',
      'arrosser le jardin',
      'plants de tomates',
      'plant de tomate',
      'tomates vertes',
      'tomate rouge',
      'les tomates ont soif',
      'porter l’eau à deux',
      'porter une chaudière à deux',
      'transporter de l’eau',
      'renverser l’eau en marchant',
      'convoi de chaudières',
      'potager de la cour',
      'jardinage',
      'jeux d’eau',
    ],
    seen: [
      'il traverse la cour avec sa chaudière pleine et arrive les pieds trempés',
      'elle vide son verre d’eau dans la plante au lieu de le boire',
      'ils tiennent l’anse à deux et marchent de travers en renversant tout',
      'il pèse sur le bouton de la cruche et regarde son pot se remplir',
      'elle met son doigt dans la terre et dit que la plante a soif',
      'il a arrosé le ciment au complet et il reste rien pour les plants',
      'depuis qu’on a planté des tomates cerises, ils veulent leur donner à boire aux dix minutes',
      'à la canicule, les feuilles du potager étaient toutes molles et ils étaient inquiets',
    ],
    scenes: ['eau', 'transporter', 'cooperer', 'plantes'],
    picture:
      'Dans l’allée d’une cour, deux enfants portent à deux une petite chaudière qui dégoutte; un autre verse un pot au pied d’un plant de tomates.',
    sheet: {
      titre: 'La tomate boit l’autre moitié',
      observationDepart:
        'Une enfant part avec une chaudière à demi pleine. Elle arrive au potager avec trois gouttes et les pieds mouillés, ravie.',
      intentionEducative: 'Offrir une tâche à porter ensemble, où l’eau perdue fait partie du voyage.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher en portant de l’eau, s’arrêter, repartir.',
        '{2-3a 3-4a|Ajuster son pas à celui d’un ami, sur la même anse.}',
        'Verser au pied du plant, à plusieurs.',
        'Voir ce qu’il reste, moitié, trois gouttes ou rien.',
      ],
      materiel: [
        item(
          'Petites chaudières à anse large et rigide',
          'une pour deux enfants, et une pour vous',
          'Contenants de margarine de deux litres, sans couvercle',
        ),
        item('Pots de yogourt (750 g)', 'un par enfant', 'Bols de plastique'),
        item(
          'Glacière à boisson à bouton, couvercle vissé, remplie d’eau potable',
          'une de six litres, sur une marche basse, et une autre en réserve',
          'Cruche à robinet',
        ),
        item(
          'Plants de tomates en pots de plastique ou en rang, au ras de l’allée',
          'un pour deux enfants',
          'Plants de concombres ou de courges',
        ),
        item('Ruban adhésif de couleur, pour les lignes et les anses', 'un rouleau, gardé par vous', null),
        item('Balles de tennis fendues, pour les tuteurs', 'une par bout de tuteur', 'Plants sans tuteur'),
        item('Serviettes et chandails secs', 'une serviette et un chandail par enfant', null),
        item('Verres d’eau à boire', 'un par enfant', 'Gourdes à leur nom'),
        optional('Plateau à rebord, pour un enfant en fauteuil', 'un', null),
        optional('{si-arrosoirs|Petits arrosoirs}', '{si-arrosoirs|un pour deux enfants}', null),
        optional('{si-pelles|Petites pelles}', '{si-pelles|une pour deux enfants}', null),
        optional(
          '{2-3a 3-4a si-éponges|Éponges plus grosses qu’un poing d’adulte}',
          '{2-3a 3-4a si-éponges|une pour deux enfants}',
          null,
        ),
        optional('{30min 45min si-brouettes|Petite brouette}', '{30min 45min si-brouettes|une}', null),
        optional('{45min si-craies|Grosses craies de trottoir}', '{45min si-craies|une pour deux enfants}', null),
      ],
      preparation: [
        'Arrosez tôt, avant la chaleur. Placez la glacière à six pas d’enfant des tomates, sur une marche basse et égale, à l’ombre. Elle ne bascule pas quand un enfant s’y appuie : essayez de la main.',
        'Prévoyez un bord de l’allée pour aller, l’autre pour revenir. Retirez jouets et tuyau d’arrosage, frottez l’allée du pied pour sentir si elle glisse mouillée.',
        'Capuchonnez chaque tuteur et chaque broche de cage d’une balle de tennis enfoncée jusqu’au bout, ou retirez-les. Ôtez les tomates tombées et les mauvaises herbes que vous ne connaissez pas.',
        'Dans chaque pot et chaque chaudière, à deux doigts du fond, collez un ruban bien lissé, la ligne de remplissage : assez d’eau pour en perdre, pas assez pour peser. Collez aussi deux rubans sur chaque anse, un par main. Un bout qui lève se retire.',
        '{1adulte|Seule, debout à la glacière, vous voyez tout le potager et vous l’atteignez en quatre pas. C’est plus loin? Rapprochez la glacière.} {2adultes|À deux, l’une tient la glacière; l’autre s’accroupit au potager et accueille les porteurs.}',
        '{avec-contenant|Remplissez aussi @materiel, à porter à deux mains.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Enfoncez un doigt dans la terre d’un plant : « Sèche. Elle a soif. » {si-pelles|À la petite pelle, faites avec eux un creux au pied du plant : l’eau y restera.} Pressez le bouton au-dessus d’une chaudière et partez. Penchez-la trop, à droite, à gauche. « Oh! le chemin boit. » Arrivez avec un fond et versez-le au pied. « Et la tomate boit l’autre moitié. » Tendez une chaudière par son anse. {2-3a 3-4a|Deux mains se tendent pour la même : l’anse a de la place pour les deux.} {18-24m|Tendez aussi un pot de yogourt, à tenir à deux mains.} {si-arrosoirs|L’arrosoir se porte à deux : l’un tient l’anse, l’autre le bec, et qui penche fait pleuvoir.}',
        ),
        play(
          { 20: 13, 30: 11, 45: 12 },
          'Un doigt appuie sur le bouton, le pot ou la chaudière se remplit jusqu’à la ligne. Qui attend le bouton tâte la terre de son plant : « Encore soif? » On part, les yeux dans l’eau, et les pieds se trompent. Un soulier est trempé, l’allée fonce en gouttes. Un enfant s’arrête au milieu, verse tout sur une fissure, retourne remplir. Un autre donne son fond de pot à la tomate de l’ami. {20min|Deux amis prennent la même anse : l’un tire, l’autre court, la chaudière penche.} {18-24m|On verse à côté, puis on regarde ses pieds mouillés.} {2-3a|On veut que ce soit « ma » tomate; elle boit dix fois.} {3-4a|« Qui a perdu le plus d’eau? » On penche les pots côte à côte, et l’on compare les fonds.}',
        ),
        play(
          { 30: 10, 45: 11 },
          'Chacun boit un verre d’eau. Tendez une chaudière entre deux enfants, une main chacun. L’anse tire d’un bord, l’eau court de l’autre. « Qui dit : on part? » Un pas de trop, et la chaudière se vide sur des orteils. On s’arrête, on rit, on boude, on repart. {18-24m|Deux petits tirent chacun de leur bord, tout tombe en trois pas, et la chaudière vide finit fièrement le voyage.} {2-3a|Une voix dit « go », l’autre dit « attends » : les deux sont entendues.} {3-4a|On cherche un pas pareil, une chanson pour marcher ensemble.} {si-brouettes|Dans la brouette, deux pots voyagent : un enfant pousse, l’autre guette ce qui déborde.} Au potager, on penche à deux : toute l’eau sort du même côté.',
        ),
        play(
          { 45: 9 },
          'Suivez les gouttes, de la glacière aux tomates : où y en a-t-il le plus? Un grand lac, un petit trait, une place sèche. {si-craies|À la craie, on fait le tour d’un lac avant qu’il sèche.} Des enfants versent exprès pour mouiller la place sèche. {1adulte|Apportez la glacière, plus légère, et gardez-la contre vous.} Accroupissez-vous près des feuilles : des boules vertes, une orange, une rouge. « Celle-là, c’est celle qui a bu? » On cherche la plus verte, la plus basse, celle que l’on ne voyait pas. Les mains restent dans le dos : les tomates se regardent.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          'Rassemblez le convoi, un dernier pot chacun, et marchez à petits pas : « Une goutte sur mon pied (on regarde), une goutte sur l’allée (on montre), une goutte dans le vent (la main s’envole), la tomate en boit autant! (le pot se penche) » {2-3a 3-4a si-éponges|L’éponge reprend au chemin une petite flaque et la rend à la tomate.} Videz la dernière goutte. Retournez pots et chaudières, empilez-les à l’envers. Serviettes, chandails secs, puis l’on boit dans son verre : « Moi aussi, j’avais soif. » Comptez les têtes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez ce qui arrive, si peu que ce soit : « Trois gouttes! La tomate les a eues. »',
          'Dites où est l’eau, sans reproche : « La moitié est sur le chemin. »',
          'Si l’anse se dispute, nommez les deux mains : « Toi, tu tiens. Toi aussi. Qui dit : on part? »',
          'Gardez une main sur la glacière et les yeux sur l’allée; le bouton se presse devant vous.',
        ],
        questionsOuvertes: [
          'Où est l’autre moitié?',
          'Qui a soif, par ici?',
          'Comment allez-vous porter la chaudière, à deux?',
          'Que reste-t-il dans ton pot?',
        ],
      },
      vocabulaire: ['la chaudière', 'l’anse', 'la tomate', 'porter', 'renverser', 'moitié', 'ensemble', 'soif'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Donnez le pot de yogourt avec un doigt d’eau, à tenir à deux mains sur le ventre, et le plant le plus proche de la glacière. L’enfant qui boit de l’eau du pot reçoit son verre : le pot est à la tomate.',
        },
        {
          pour: '2-3a',
          texte:
            'Montrez les deux rubans de l’anse et posez-y une main de chaque ami : la place se voit, et le milieu ne se dispute plus.',
        },
        {
          pour: '3-4a',
          texte:
            'Offrez le détour par le plant le plus loin, la chaudière à la ligne. Qui veut cherche comment en perdre moins, et qui veut en perd exprès.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant se déplace en fauteuil? La chaudière voyage sur ses genoux, sur un plateau à rebord, et un ami marche à côté, la main au bord. Un autre est envahi par l’eau froide? Il est au bouton : tout le convoi passe par lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, les semis boivent de petites doses; l’automne, la même chaudière porte les dernières feuilles au compost.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Souliers et bedaines trempés.',
          'Glissade sur une allée mouillée.',
          'Deux enfants qui tirent la même anse.',
        ],
        dangersAEliminer: [
          'Eau laissée dans une chaudière : deux doigts à la fois, versée ou renversée avant que l’on pose la chaudière; rien ne reste plein, et vous gardez l’œil sur chaque porteur.',
          'Glacière ouverte ou renversée : couvercle vissé que vous seule ouvrez, votre main dessus pendant qu’un doigt presse le bouton.',
          'Tige, feuille ou tomate verte à la bouche : le feuillage irrite et ne se mange pas. Rien ne se cueille ni ne se goûte ici; essuyez la bouche, et gardez le bout pour le centre antipoison.',
          'Tomates cerises : rondes, elles s’avalent de travers avant quatre ans; on joue près de gros plants.',
          'Tuteurs et cages pointus, à hauteur des yeux : chaque bout capuchonné, vérifié le matin.',
          'Guêpe ou abeille sur une fleur : arrosez l’autre plant, reculez ensemble.',
          'Soleil et chaleur : tôt le matin, chapeau, ombre à la glacière, un verre d’eau tous les quarts d’heure.',
          'Tuyau d’arrosage au soleil : son eau brûle; il reste enroulé, hors du jeu.',
          '{si-arrosoirs|Arrosoir laissé avec de l’eau : deux doigts au plus, vidé avant qu’on le pose.} {2-3a 3-4a si-éponges|Éponge à la bouche : un morceau mordu étouffe; échangez-la contre un pot.}',
          '{si-pelles|Pelle levée près d’un visage : elle creuse au ras du sol.} {30min 45min si-brouettes|Brouette sur un pied : on la pousse au pas, jamais un enfant dedans.} {45min si-craies|Craie à la bouche : reprenez-la; un bout cassé va dans votre poche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Tomate : feuilles et tiges peuvent faire rougir la peau; manches longues ou pot à la main pour l’enfant sensible. Lait : lavez deux fois les pots de yogourt et de margarine. Piqûres : l’auto-injecteur est sur vous.',
        ],
      },
      observation: [
        'Motricité globale : ce que font ses pieds quand ses yeux sont dans l’eau, et l’endroit où il s’arrête.',
        'Compétences sociales : qui donne le départ, qui suit, et comment se règle un pas trop long?',
        'Éveil aux mathématiques : la moitié, le fond, plus rien; quel mot ou quel geste dit la quantité?',
      ],
      prolongements: [
        'Photographiez le chemin mouillé, puis sec, et les tomates vertes, puis rouges : les enfants racontent la suite.',
        'Un plant dans un pot voyage dans les familles, une semaine chacune. L’enfant lui porte l’eau, et le parent dessine ce qu’il en reste à l’arrivée.',
      ],
      reflexionRetroaction: [
        'Quelle eau renversée m’a fait tiquer, et pourquoi?',
        'Quelle paire s’est formée d’elle-même, et laquelle ai-je composée?',
      ],
    },
  },
]
