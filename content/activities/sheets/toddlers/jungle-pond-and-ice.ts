import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_JUNGLE_POND_AND_ICE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-lion-ouvre-un-oeil',
    summary:
      'L’éléphant avance, le singe se gratte, le lion ronfle : on vient lui prendre une banane et l’on se change en roche dès que l’œil s’ouvre.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les buissons sont des bacs retournés, et le lion s’adosse à la clôture, {!hiver|à l’ombre}{hiver|sur la neige tapée}.',
      PARK: 'Au parc, la jungle tient dans un coin clôturé et plat, loin du sentier et des chiens.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'jungle',
      'animaux de la jungle',
      'savane',
      'safari',
      'zoo',
      'lion',
      'tigre',
      'singe',
      'éléphant',
      'girafe',
      'trompe',
      'rugir',
      'imiter un animal',
      'marcher comme un animal',
      'se cacher',
      'ne plus bouger',
      'ronfler',
      'dodo',
      'cache-cache',
    ],
    seen: [
      'il fait semblant de dormir en ronflant et guette qui vient proche de lui',
      'ils avancent sur la pointe des pieds puis se changent en pierre quand je regarde',
      'elle balance son bras devant son nez et marche pesamment comme au Zoo de Granby',
      'elle veut faire peur aux autres avec ses griffes mais personne ne se sauve',
      'il a peur du gros fauve et se cache derrière moi, mais veut recommencer',
      'ils s’excitent en piquant une banane à celui qui dort et partent en courant',
      'depuis la visite au zoo, ils grognent sous la table et se grattent les aisselles',
      'au gym, ils jouaient à qui reste sans bouger quand le tigre se réveille',
    ],
    scenes: ['imiter-animaux', 'monstres', 'figer'],
    picture:
      'L’éducateur ronfle en lion, assis sur un tapis jaune parmi des bananes de tissu; un enfant avance, le bras en trompe, une autre fait la roche.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le lion ouvre un œil',
      observationDepart:
        '{dedans 18-24m 2-3a 3-4a 4-5a|Sous la table}{dehors 18-24m 2-3a 3-4a 4-5a|Derrière un banc}{18-24m 2-3a 3-4a 4-5a|, un enfant à quatre pattes rugit. Personne ne se sauve. Alors il se couche, ronfle très fort et surveille entre ses cils qui s’approche.} {0-18m !18-24m !2-3a !3-4a !4-5a|Vous fermez les yeux pour rire. Une main tape votre joue, jusqu’à ce que vous les rouvriez.}',
      intentionEducative:
        'Permettre à l’enfant d’aller vers ce qui fait un peu peur{18-24m 2-3a 3-4a 4-5a|, dans le corps d’animal qu’il s’est choisi,} et d’en revenir quand il veut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Entrer dans la démarche d’un animal et la retrouver quand elle se perd.} {0-18m !18-24m !2-3a !3-4a !4-5a|Chercher l’œil du lion, le réveiller d’un son ou d’une main.}',
        '{18-24m 2-3a 3-4a 4-5a|S’approcher, s’arrêter net, repartir.}',
        '{18-24m 2-3a 3-4a 4-5a|Goûter une petite peur et la faire cesser d’un « dodo, lion! » ou d’un pas de recul.} {0-18m|Sursauter un peu, se blottir contre le lion, en redemander.}',
        '{4-5a|Donner une loi au lion et trouver comment la contourner.}',
      ],
      materiel: [
        item('Tapis épais, jaune s’il y en a un, le lit du lion', 'un', 'Couverture pliée en quatre'),
        item(
          'Bas bourrés d’un autre bas, longs comme la main, les bananes',
          'deux par enfant{0-18m 18-24m|, et quatre à changer une fois mouillées}',
          'Débarbouillettes roulées serré',
        ),
        item(
          '{dedans 18-24m 2-3a 3-4a 4-5a|Grands cartons pliés en accordéon, hauts comme le ventre des enfants, les buissons}{dehors 18-24m 2-3a 3-4a 4-5a|Bacs de plastique retournés, les buissons}',
          'un pour deux enfants{30min 2-3a 3-4a 4-5a !0-18m|, et un pour vous}',
          '{dedans|Gros coussins debout}{dehors|Arbres et bancs}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m dehors hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          '{2-3a 3-4a 4-5a si-figurines-d’animaux|Figurines d’animaux, longues comme une main d’adulte}',
          '{2-3a 3-4a 4-5a si-figurines-d’animaux|une par enfant de deux ans et plus}',
          null,
        ),
        optional(
          '{dehors 18-24m 2-3a 3-4a 4-5a si-bottes-de-pluie|Bottes, pour le pas d’éléphant}',
          '{dehors 18-24m 2-3a 3-4a 4-5a si-bottes-de-pluie|celles que chacun a aux pieds}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu, ouvert aux deux bouts}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|un}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-toutous|Toutous lavables, à poil ras}',
          '{18-24m 2-3a 3-4a 4-5a si-toutous|un par enfant qui marche}',
          null,
        ),
      ],
      preparation: [
        'Étendez le tapis {dedans|contre un mur dégagé, meubles poussés}{dehors|contre la clôture, sur le plat}. {18-24m 2-3a 3-4a 4-5a|Dressez les buissons en demi-lune devant lui, à six pas d’enfant : deux enfants derrière chacun, un chemin entre les buissons.} {0-18m !18-24m !2-3a !3-4a !4-5a|Assoyez-vous dessus, adossée : des poupons sont couchés sur le dos devant vos genoux, d’autres assis contre vos jambes.} {4-5a|S’il y a la place, reculez un des buissons de quatre pas : à quatre ans, on veut un plus long chemin.}',
        '{dedans 18-24m 2-3a 3-4a 4-5a|Passez la main sur les cartons : ni agrafe, ni bord qui coupe. Ils tiennent debout et tombent sans faire mal.} {cour|Fermez la barrière.} {parc|Parcourez le coin du pied : branches, crottes, trous.} {dehors hiver 18-24m 2-3a 3-4a 4-5a|Tapez la neige à pleines bottes entre les buissons et le lion.}',
        '{0-18m multiage|Les poupons sont vos lionceaux : leur couverture touche votre hanche, d’un côté du tapis.} {0-18m !18-24m !2-3a !3-4a !4-5a|Les poupons sont vos lionceaux : leur couverture touche le tapis, devant vous.} {18-24m 2-3a 3-4a 4-5a|Répartissez les bananes sur les bords libres du tapis : les mains y arrivent de chaque côté sans se cogner.} {0-18m !18-24m !2-3a !3-4a !4-5a|Gardez les bananes contre votre hanche, sous votre main.}',
        '{18-24m 2-3a 3-4a 4-5a|Essayez trois démarches : le bras en trompe et les pieds lourds; le singe accroupi qui va d’un pied sur l’autre et se gratte; la girafe, un bras très haut, sur la pointe des pieds.} {0-18m !18-24m !2-3a !3-4a !4-5a|Essayez vos trois bêtes : l’éléphant, deux doigts lourds; le singe, une main qui gratte; la girafe, un bras très haut.}',
        '{1adulte|Seule, dormez assise, adossée, le menton sur la poitrine : personne ne passe derrière vous, et toute la jungle tient entre vos cils.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une dort en lion, l’autre marche avec les animaux et garde le bord.} {2adultes 0-18m !18-24m !2-3a !3-4a !4-5a|À deux, l’une dort en lion, l’autre arrive en éléphant, en singe, en girafe.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{18-24m 2-3a 3-4a 4-5a si-tunnel|Couchez le tunnel à côté d’un buisson : c’est la grotte, d’où les bêtes sortent à quatre pattes, une à la fois.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{2-3a 3-4a 4-5a si-figurines-d’animaux|Chacun pige une figurine, la bête qu’il sera, et la couche derrière son buisson.} Traversez la jungle, le bras devant le nez : « Boum… boum… » {dehors 18-24m 2-3a 3-4a 4-5a si-bottes-de-pluie|Les bottes font l’éléphant aussi : boum, boum, puis plus un bruit.} Figez-vous, accroupie, le dos rond : « Chut. Une roche. » L’éléphant repart, voit le tapis, bâille et s’y assoit. Ouvrez les doigts autour de votre visage : une crinière. Ronflez deux fois. {0-18m|Prenez un lionceau contre vous : il sent le ronflement dans tout son dos.} {18-24m|Un trottineur ronfle aussi, debout.} Ouvrez un œil : « Qui marche dans ma jungle? » Refermez-le presque. {4-5a|Marmonnez en dormant : « Combien de pas, de ton buisson jusqu’à moi? » Chacun dit son nombre.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 12 },
          '{2-3a 3-4a 4-5a|Ça sort des buissons à pas d’éléphant, de singe, de girafe, pour prendre une banane au bord du tapis et la rapporter au buisson.} {2-3a 3-4a 4-5a !0-18m !18-24m|La démarche se perd en route et revient.} {18-24m !2-3a !3-4a !4-5a|Ça sort des buissons à quatre pattes, ou debout, le bras en trompe.} {0-18m !18-24m !2-3a !3-4a !4-5a|Deux doigts avancent en éléphant sur la couverture, « boum… boum… », jusqu’à un pied. Le singe gratte un ventre. La girafe, votre bras très haut, descend porter une banane.} {0-18m|Le lionceau serre une banane à deux mains, ou la goûte.} {18-24m|Le trottineur met une banane dans votre patte.} {18-24m !2-3a !3-4a !4-5a|« Miam! » Elle retombe, vous ronflez : une main la reprend.} {2-3a|On arrive souvent tout droit, sous votre nez.} {3-4a|On s’arrête à mi-chemin, le bras allongé, le souffle retenu.} {4-5a|À deux, collés, on fait une seule roche à deux têtes.} {2-3a 3-4a 4-5a|Soufflez aux animaux la comptine : « Gros lion, gros lion, dors-tu bien? » « Oui, je dors, je n’entends rien. » « Gros lion, gros lion, que vois-tu? » Tous les pieds s’arrêtent, les dos s’arrondissent. L’œil s’ouvre, fait le tour : « Une roche au dos pointu! » Il se referme, et la jungle repart.} {18-24m !2-3a !3-4a !4-5a|Soufflez la comptine : « Gros lion, gros lion, dors-tu bien? » Ouvrez un œil : « Oh! Une roche! » On s’arrête, on rit, on se sauve. Refermez-le, ronflez plus fort : on revient.} {0-18m !18-24m !2-3a !3-4a !4-5a|Puis le lion dort, le menton sur la poitrine : « Gros lion, gros lion, dors-tu bien? » Ronflez. L’œil s’ouvre sur un visage : « Oh! Je te vois, toi! » Il se referme. Attendez : un cri, une main sur votre joue, et le lion se réveille. Celui qui va à quatre pattes vient prendre une banane sur vos genoux.} {18-24m 2-3a 3-4a 4-5a !0-18m|Plus de bananes? Gémissez, la patte tendue : on vous en rapporte.}',
        ),
        play(
          { 30: 8 },
          'Bâillez, étirez-vous{18-24m 2-3a 3-4a 4-5a !0-18m|, quittez le tapis}{0-18m|, glissez sur la couverture des poupons, entre eux et le tapis}. {2-3a 3-4a 4-5a|Qui se couche sur le tapis est le lion : il ronfle, rugit s’il veut et répond à la comptine.} {18-24m|Un trottineur s’y couche, rugit.} {18-24m !2-3a !3-4a !4-5a|Le tapis est à lui. Ronflez pour lui, demandez « dors-tu bien? » et attendez : il se relève d’un coup. Faites la roche, le dos rond; il vient la toucher. Deux lions, trois lions s’y couchent : rugissez avec eux, puis « chut », tout ronfle.} {0-18m !18-24m !2-3a !3-4a !4-5a|À plat ventre, les yeux à la hauteur des leurs, ouvrez les doigts autour de votre visage : une crinière. Ils la touchent, la referment. Rugissez tout bas, la bouche grande ouverte : une bouche s’ouvre aussi.} {2-3a|Trois lions s’y couchent ensemble : tant mieux, ils ronflent plus fort.} {3-4a|Le lion invente sa roche : « Une roche au nez poilu! »} {4-5a|Un grand lion dit sa loi avant de dormir : « Je n’entends que les pieds lourds. » Aux animaux de trouver comment passer.} {2-3a 3-4a 4-5a !0-18m|Prenez une démarche, vous aussi, et le buisson du bout : de là, vous voyez derrière les autres.} {0-18m|Votre bras en trompe renifle les pieds du poupon et repart; ses pieds le rappellent.} {2-3a 3-4a 4-5a|Quand le lion a faim, il tend la patte sans quitter son tapis. Rendre une banane, la cacher mieux, faire semblant de la manger : aux animaux de voir.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          '{30min 18-24m 2-3a 3-4a 4-5a|Reprenez le tapis.} Le lion ouvre les deux yeux : « J’ai faim. » {18-24m 2-3a 3-4a 4-5a|Les bananes reviennent, au pas de chaque animal. « Merci, la trompe. Merci, les grands pieds. »} {0-18m !18-24m !2-3a !3-4a !4-5a|Tendez la patte à chacun, et mâchez dans le vide : « Miam! »} {0-18m|Le lionceau garde sa banane contre vous, ou la laisse tomber dans votre patte.} {18-24m|Le trottineur en rapporte une, en reprend deux.} {4-5a|En rendant sa banane, on souffle à l’oreille du lion comment on l’avait prise.} {18-24m 2-3a 3-4a 4-5a|Quand toutes les bananes sont là, tout le monde s’assoit sur le tapis ou devant, et bâille en lion, la gueule immense.} {0-18m !18-24m !2-3a !3-4a !4-5a|Bâillez devant chaque visage, la gueule immense.} {2-3a 3-4a 4-5a|Redites la comptine tout bas; cette fois, les roches s’endorment avec lui.} {!2-3a !3-4a !4-5a|Redites la comptine tout bas, ronflez à peine, la main sur un dos, puis sur un autre.} {18-24m 2-3a 3-4a 4-5a si-toutous|Les toutous, couchés tout contre, sont des lionceaux : on leur souffle « dodo ».}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Ouvrez l’œil quand la comptine le demande, et à ce moment-là seulement : le frisson, c’est eux qui l’appellent.} {0-18m !18-24m !2-3a !3-4a !4-5a|Ouvrez l’œil à leur cri ou à leur main : le frisson, c’est eux qui l’appellent.}',
          '{18-24m 2-3a 3-4a 4-5a|Commentez les pas, les yeux presque clos}{0-18m multiage|, à l’oreille d’un lionceau}{18-24m 2-3a 3-4a 4-5a| : « J’entends des pieds très lourds. Ce n’est pas une girafe. »}',
          'Un enfant se raidit? Bâillez, renfoncez le menton et soufflez-lui les mots qui endorment : « Dodo, lion! » Le lion y obéit toujours.',
          '{4-5a|Demandez-leur une loi pour votre lion : « Qu’est-ce qu’il n’entend pas? » S’ils répondent « les orteils », ronflez tant qu’on marche sur la pointe des pieds.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Comment passer sans réveiller le lion?} {!2-3a !3-4a !4-5a|Que fait-il, le lion?}',
          '{18-24m 2-3a 3-4a 4-5a|Que fait ton éléphant de sa trompe?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui marche jusqu’à ton pied?}',
          '{2-3a 3-4a 4-5a|Où vas-tu cacher ta banane?} {!2-3a !3-4a !4-5a|Où s’en va la banane?}',
          '{4-5a|Combien de pas te restait-il quand l’œil s’est ouvert?}',
        ],
      },
      vocabulaire: ['la jungle', 'la crinière', 'la trompe', 'rugir', 'ronfler', 's’approcher', 'lourd', 'la roche'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Ronflez contre son dos, puis arrêtez net : il se retourne et cherche l’œil. Ouvrez-le pour lui seul, refermez-le, ronflez encore. Le poupon couché voit votre crinière de doigts s’ouvrir et se fermer au-dessus de lui.',
        },
        {
          pour: '18-24m',
          texte:
            'Sa roche est assise, ou debout, ou ne s’arrête pas : « Une roche qui marche! » Gardez une banane au bord du tapis, près de votre main, pour qu’il y arrive sans se faire bousculer.',
        },
        {
          pour: '2-3a',
          texte:
            'À cet âge, la cachette tient dans deux mains posées sur les yeux. Le lion regarde partout ailleurs et dit : « Je ne vois que des roches. »',
        },
        {
          pour: '3-4a',
          texte:
            'Ouvrez la jungle à une nouvelle bête : où sont ses mains, comment se posent ses pieds? Avant de se recoucher, le lion essaie la démarche.',
        },
        {
          pour: '4-5a',
          texte:
            'Un enfant s’assoit près du tapis et devient la voix du film : « Une girafe traverse. Elle a vu l’œil. » Les animaux font ce que la voix raconte, puis une autre voix prend la place.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un enfant guette le lion et n’ose pas bouger? Assis contre vous, sur le tapis, il devient le gardien : sa main sur votre bras vous endort. Il la lève, et l’œil s’ouvre.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le poupon que le ronflement inquiète est assis dos contre vous : il le sent sans voir le lion, et votre main sur son ventre ronfle avec vous.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, l’éléphant laisse des trous dans la neige : ses traces mènent au lion.} {hiver|L’été, dehors, le lion dort à l’ombre et l’éléphant s’évente, les mains en oreilles.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Deux animaux qui plongent sur la même banane.}',
          'Petite frayeur quand l’œil s’ouvre, puis un rire.',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Lion qui se lève et court après les autres : il reste sur le tapis; son œil, sa voix et sa patte font tout l’ouvrage.}',
          '{2-3a 3-4a 4-5a|Enfant en boule sous les pieds d’un éléphant : la question arrête tous les pas avant que l’œil s’ouvre.}',
          '{0-18m|Enfant qui fonce ou rampe vers un poupon couché : votre jambe repliée fait barrière, et les bananes se tendent de là.}',
          '{0-18m|Rugissement dans l’oreille d’un poupon : on rugit la tête tournée.}',
          '{18-24m multiage|Trottineur debout au milieu des plongeons : assoyez-le au bord du tapis, du côté de votre main.}',
          'Banane en bouche : celle qui est mouillée va au lavage, une sèche prend sa place.',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Carton rabattu sur un enfant accroupi : redressez-le; il reste en accordéon, jamais refermé en boîte.} {dehors 18-24m 2-3a 3-4a 4-5a|Pieds montés sur un bac retourné : ramenez-les au sol; le bac qui tente encore sort de la jungle.} {dehors 18-24m 2-3a 3-4a 4-5a|Cachette plus loin que les buissons : la jungle finit là; comptez les têtes à chaque ronflement.}',
          '{dehors hiver !0-18m !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C.} {dehors hiver 18-24m !0-18m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {dehors hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {dehors hiver|Touchez nuques et mains entre deux lions.}',
          '{dehors ete|Soleil et chaleur : lion à l’ombre, chapeaux, gourdes à portée.} {dehors ete 0-18m|La couverture des poupons suit l’ombre.}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Deux têtes dans le tunnel : une bête à la fois, toutes par le même bout.} {2-3a 3-4a 4-5a si-figurines-d’animaux|Figurine sous un genou : elle reste couchée derrière son buisson.} {0-18m multiage si-toutous|Poupon qui s’endort pour vrai : il va dans son lit, sur le dos, sans toutou.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Allergie au latex : l’élastique des bas en contient parfois; roulez des débarbouillettes. Pas de vraie banane non plus, elle peut faire réagir les mêmes enfants.',
        ],
      },
      observation: [
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|du buisson jusqu’au lion, que garde-t-il de sa démarche?}{0-18m !18-24m !2-3a !3-4a !4-5a|que bouge-t-il pour réveiller le lion?}',
        'Compétences émotionnelles : {18-24m 2-3a 3-4a 4-5a|s’il ralentit, à combien de pas du lion? S’il repart, sur quel signe?}{0-18m !18-24m !2-3a !3-4a !4-5a|de quel signe demande-t-il que l’œil s’ouvre, ou qu’il se ferme?}',
        'Schéma corporel : {18-24m 2-3a 3-4a 4-5a|les parties de son corps devenues trompe, oreilles ou crinière, et celles qu’il cherche encore.}{0-18m !18-24m !2-3a !3-4a !4-5a|ce qui répond en premier quand une bête le touche, le pied, le ventre ou la main.}',
      ],
      prolongements: [
        'Le lendemain, laissez un tapis et quelques bananes dans un coin du local : voyez {18-24m 2-3a 3-4a 4-5a|qui se couche, et qui vient}{0-18m !18-24m !2-3a !3-4a !4-5a|qui s’y rend, et ce qu’il en fait}.',
        '{18-24m 2-3a 3-4a 4-5a|En fin de journée, l’enfant rejoint son parent au pas d’un animal; le parent devine lequel et repart du même pas.} {0-18m !18-24m !2-3a !3-4a !4-5a|Montrez le ronflement au parent : à la maison, il ferme les yeux, et l’enfant le réveille.}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui est resté derrière son buisson, et qu’y faisait-il?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui réveillait le lion, et qui préférait le voir dormir?}',
        'Mon lion dormait-il assez longtemps pour qu’ils osent?',
      ],
    },
  },
  {
    key: 'le-ouaouaron-repond',
    summary:
      '« Pip! » chante la rainette, « ouaaa-ron! » répond le ouaouaron : on bondit de rond en rond, on se tait, on gobe des mouches de tissu.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'sons-et-silence', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les nénuphars sont {!hiver|des cerceaux dans l’herbe}{hiver|des ronds tapés dans la neige}.',
      PARK: 'Dans un parc clôturé, la mare tient {!hiver|sur la pelouse}{hiver|dans un carré de neige molle}.',
      WATERSIDE:
        'Au bord de l’eau, la mare tient loin de la rive, {!hiver|sur la pelouse}{hiver|dans un carré de neige molle}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'grenouille',
      'rainette',
      'ouaouaron',
      'crapaud',
      'têtard',
      'nénuphar',
      'mare',
      'étang',
      'sauter',
      'bondir',
      'sauter à deux pieds',
      'coasser',
      'croâ',
      'mouche',
      'tirer la langue',
      'gober',
      'motricité globale',
    ],
    seen: [
      'il s’accroupit les mains entre les pieds et se lance dans les airs en croassant',
      'elle saute d’un coussin à l’autre en disant plouf chaque fois',
      'ils font un gros son grave et un autre répond tout aigu à l’autre bout',
      'ils crient tous ensemble si fort que plus personne ne s’entend dans le local',
      'il est insulté, il n’arrive pas à décoller ses deux talons du plancher',
      'elle ne veut pas céder sa place sur le rond, l’autre veut y atterrir',
      'depuis la sortie au marais, ils attrapent des mouches avec leur langue sortie',
      'au chalet, elle a entendu chanter toute la nuit et nous refait le son au dîner',
    ],
    scenes: ['sauter', 'voix', 'imiter-animaux'],
    picture:
      'Sur des ronds verts, une enfant accroupie chante le nez en l’air; un autre tend un bras en bas rouge vers la mouche de tissu de l’éducatrice.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le ouaouaron répond',
      observationDepart:
        '« Regarde, je saute! » Les genoux plient, les bras montent, les talons restent au sol. Puis un « croâ » énorme sort de cette petite bouche.',
      intentionEducative:
        'Soutenir le plaisir d’avoir deux voix, une minuscule et une énorme, et de s’en servir pour se parler d’un nénuphar à l’autre.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Changer de voix : courte et haute, longue et grave.',
        'Entendre un appel et y répondre, ou se taire avec les autres.',
        'Plier les genoux, pousser, bondir vers un rond choisi.',
      ],
      materiel: [
        item(
          '{dedans|Tapis ronds à envers antidérapant, les nénuphars}{dehors !hiver|Cerceaux, les nénuphars}',
          'un par enfant et quatre de plus',
          '{dedans|Ronds tracés à la craie sur le plancher lavable}{dehors !hiver|Serviettes roulées en couronne}',
        ),
        item(
          '{20min 30min|Serviettes de table foncées, en tissu, nouées au milieu, les mouches}',
          'deux par enfant et deux pour vous',
          'Bas foncés noués',
        ),
        item(
          '{20min 30min|Longs bas rouges d’adulte, assez larges pour passer sur une manche, les langues}',
          'un par enfant et un pour vous',
          'Grosses mitaines',
        ),
        item('{20min 30min|Panier, pour les mouches et les langues}', 'un', 'Chaudière'),
      ],
      preparation: [
        '{rive 1adulte|Seule, choisissez une pelouse plate à vingt pas de l’eau, le double si elle est haute, derrière une clôture, un talus ou une rangée de gros troncs. Rien de tel? Jouez dans la cour ou au local, ou venez à deux.} {rive 2adultes|À deux, prenez une pelouse plate à quinze pas de l’eau, le double si elle est haute. L’une reste debout entre la mare et l’eau, face au groupe, et ne fait rien d’autre; l’autre mène le jeu.} {rive hiver|L’hiver, le bord se cache sous la neige : restez près des tables ou du kiosque, là où le sol se reconnaît.}',
        '{dedans|Poussez les meubles et dispersez les ronds, un pas d’enfant entre deux, trois jusqu’aux murs. Frottez chacun du pied : s’il glisse, il sort du jeu. Ôtez bas et pantoufles.} {cour|Fermez la barrière.} {parc|Fermez la barrière et parcourez le coin : ni crottes, ni verre, ni chien.} {rive|Parcourez le coin : ni crottes, ni verre, ni hameçon.} {dehors !hiver|Peignez l’herbe du pied, retirez branches et roches, et posez les cerceaux à plat, un pas d’enfant entre deux.} {dehors hiver|Choisissez une neige à hauteur de cheville. Tapez à la botte un rond par enfant et quatre de plus, un pas d’enfant entre deux; tout autour, elle reste molle.}',
        '{20min 30min|Nouez chaque serviette en son milieu, en boule grosse comme un poing d’enfant : les coins font les ailes. Cachez mouches et langues dans le panier, contre votre genou.}',
        'Cherchez vos deux voix : le « pip » de la rainette, court, dans le nez; le « ouaaa-ron » du ouaouaron, au fond du ventre.',
        '{1adulte !rive|Seule, prenez un nénuphar du bord, face à la mare : vous voyez chaque grenouille, à trois pas au plus.} {1adulte rive|Seule, prenez le nénuphar le plus près de l’eau et faites face à la mare : chaque grenouille est à trois pas au plus. Comptez souvent.} {2adultes !rive|À deux, l’une chante en rainette d’un bord, l’autre en ouaouaron de l’autre bord.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accroupie sur un rond, les mains entre les pieds, taisez-vous et regardez la mare, tout autour du rond. « Pip. » Cherchez des yeux qui a parlé. Gonflez les joues : « Ouaaa… ron. » D’un petit bond, passez au rond voisin : « Plouf! » Du menton, montrez un nénuphar vide.',
        ),
        play(
          { 10: 6, 20: 7, 30: 10 },
          '{2-3a|Le saut est d’abord dans les genoux et dans le « hop »; on change de rond à quatre pattes, ou on garde le sien.} {3-4a|On vise : le rond d’à côté, celui du fond, celui d’une amie si elle se tasse.} Un « pip » part? Répondez « ouaaa ». Un « ouaaa »? Faites-vous petite : « Pip. » Puis laissez le silence, et une autre grenouille répondra. Quand toutes les voix se mêlent, ouvrez les bras : la mare crie. Fermez-les : elle chuchote. Qui veut mener la mare vient ouvrir et fermer les siens.',
        ),
        play(
          { 20: 6, 30: 10 },
          '« Bzzz. » Sortez une mouche par une aile; elle zigzague devant un nénuphar, puis devant un autre. Tirez la langue : ici, c’est la politesse. Tendez les bas rouges : le bras qui s’y glisse devient une langue. « Chlac! » La mouche se fait plaquer sur le rond, puis avaler d’un « gloup », la main au ventre. Déposez-en au bord de chaque rond. {2-3a|On traverse la mare à pied pour en chercher une, et on la rapporte au panier pour la revoir voler.} {3-4a|Un pied reste sur le nénuphar, tout le reste s’étire.} Des mouches se sauvent : qui veut les fait voler.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          '{20min 30min|Les mouches rentrent au panier, au bout d’une langue; les langues s’y couchent à leur tour.} Le soir tombe. Chantez sur deux notes, la haute le nez levé, la basse le menton rentré : « La rainette, sur son rond vert, chante avec le nez en l’air : pip, pip, pip! Le ouaouaron, dans le noir, lui répond toujours bonsoir : ouaaa… ouaaa… ron! » Rechantez plus bas, puis ne gardez que les gestes, le nez et le menton. Écoutez : quelqu’un fait encore pip.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chantez le ouaouaron accroupie : de cette hauteur, la grosse voix fait rire.',
          'Reprenez la voix de l’enfant telle quelle, puis glissez-y un mot : « Pip! Une rainette qui a faim. »',
          '{rive !hiver|Une vraie grenouille chante au loin? Levez un doigt et taisez-vous : on l’écoute de sa place.}',
          'Deux grenouilles pour un rond? « Ça fait beaucoup de pattes. » Regardez le rond libre, et laissez faire.',
        ],
        questionsOuvertes: [
          'Qui t’a répondu?',
          'Comment chante ta grenouille quand elle est fâchée?',
          'Où vas-tu bondir, maintenant?',
        ],
      },
      vocabulaire: [
        'la rainette',
        'le ouaouaron',
        'le nénuphar',
        'la mare',
        'bondir',
        '{20min 30min|gober}',
        '{20min 30min|la mouche}',
        'se taire',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Placez les ronds bord à bord : un petit bond suffit. Offrez vos deux index à serrer; c’est l’enfant qui pousse, vous ne soulevez rien.',
        },
        {
          pour: '3-4a',
          texte:
            'Ajoutez le têtard, qui n’a pas encore de voix : sa bouche s’ouvre et se ferme. Qui l’a vu parler, et que disait-il?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas a ses deux voix : une tape sur sa cuisse est un « pip », ses paumes qui frottent sont un « ouaaa ». La mare lui répond tout de suite.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, les nénuphars se tapent dans la neige et « plouf » devient « pouf ».} {hiver|L’été, dehors, posez des cerceaux dans l’herbe tondue et chantez plus fort que les criquets.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fesses par terre à l’arrivée.', 'Nez à nez sur le même rond.'],
        dangersAEliminer: [
          '{dedans|Rond qui glisse, bas aux pieds : chaque rond essayé, orteils nus.} {dehors !hiver|Cerceau qui bascule sous le pied : on saute en plein milieu; un cerceau fendu sort du jeu.} {cour parc hiver|Glace sous la neige : sondez du talon et déplacez la mare.} {rive hiver|Glace sous la neige : tous s’éloignent de la rive, et la mare se refait plus loin.}',
          'Grenouille qui part d’une chaise ou d’un banc : elle part du sol, et y revient.',
          '{20min 30min|Deux têtes sur une seule mouche : déposez-la au bord d’un rond, jamais à mi-chemin de deux.}',
          '{20min 30min|Mouche ou langue en bouche : la main gobe; le tissu mouillé va au lavage. Langue autour d’un cou : elle revient au bras.}',
          '{20min 30min|Bond avec une langue au bras : la main couverte ne retient pas la chute. On marche ou l’on s’étire; pour bondir, la langue reste au panier.}',
          '{dehors !hiver|Vraie grenouille ou autre bête dans l’herbe : on la regarde à distance, sans toucher.}',
          '{rive|Enfant qui part vers la rive : allez à lui, les autres s’assoient sur leur rond, et l’on recompte.} {rive 1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu se fait ailleurs, ce jour-là.}',
          '{dehors hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; mitaines sèches et poignets couverts.}',
          '{dehors ete|Soleil et chaleur : mare à l’ombre, chapeaux, gourdes entre deux chants.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Envers des tapis, souvent de latex : si un enfant y est allergique, tracez les ronds à la craie.}',
          '{dehors !hiver|Allergie aux piqûres : l’herbe est regardée avant qu’on s’accroupisse, l’auto-injecteur est sur vous.}',
          '{dehors hiver|Asthme au froid : la pompe et le plan de soins restent dans votre poche.}',
        ],
      },
      observation: [
        'Langage oral : à quelle voix répond-il, et avec laquelle?',
        'Motricité globale : au départ du bond, voyez si les genoux plient, si les bras montent, et lequel vient d’abord.',
        'Attention : qu’est-ce qui le fait taire ou rechanter? Vos bras, une autre voix, le silence?',
      ],
      prolongements: [
        'Faites entendre l’enregistrement d’une rainette, puis d’un ouaouaron : les enfants diront qui est qui.',
        'Sur le chemin du retour, le parent fait « ouaaa », l’enfant fait « pip » : une fois à chaque coin de rue, ou tout le long.',
      ],
      reflexionRetroaction: [
        'Combien de réponses sont venues de moi, et combien d’une autre grenouille?',
        'Quelle voix n’ai-je pas entendue aujourd’hui, même toute petite?',
      ],
    },
  },
  {
    key: 'l-oeuf-sur-les-pieds',
    summary:
      'Un œuf de tissu voyage sur deux pieds; quand le vent se lève, les manchots se tassent, puis font une place à l’ours qui a froid.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'emotions-et-amitie', 'eau-neige-et-glace'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, {hiver|la banquise est de neige tapée}{!hiver|la banquise est faite de couvertures à l’ombre, sur l’herbe}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'pingouin',
      'manchot',
      'banquise',
      'ours polaire',
      'ours blanc',
      'pôle nord',
      'pôle sud',
      'antarctique',
      'iceberg',
      'œuf',
      'couver',
      'glisser sur le ventre',
      'se tasser',
      'se serrer',
      'avoir froid',
      'se réchauffer',
      'vent',
      'souffler',
    ],
    seen: [
      'il marche les pieds collés avec un ballon mou coincé dessus et tangue',
      'ils se tiennent en petit tas, collés flanc contre flanc, quand le ventilateur part',
      'elle s’assoit sur une balle, la garde sous ses fesses et dit que ça va éclore',
      'une petite nouvelle reste à part, on cherche comment lui faire de la place parmi nous',
      'elle rentre du dehors gelée et se colle contre ses amies pour se réchauffer',
      'il échappe toujours ce qu’il porte entre ses jambes, un copain le lui rapporte',
      'au gym, ils ont rampé à plat ventre en se poussant comme sur la glace',
      'dans le vestiaire, ils marchent à pas minuscules, bras raides le long du corps',
    ],
    scenes: ['imiter-animaux', 'equilibre', 'nouveau'],
    picture:
      'Serrés debout, un œuf de tissu sur les pieds, des enfants tournent le dos à l’éducatrice qui souffle; une amie fait une place à un ours à quatre pattes.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'L’œuf sur les pieds',
      observationDepart:
        '{2-3a 3-4a 4-5a|Une balle molle coincée entre les pieds, un enfant avance comme un canard. La balle tombe, une amie la lui remet. Ils repartent.} {!2-3a !3-4a !4-5a|Une balle molle roule d’un ventre. Une main la rattrape, la serre contre la joue, la laisse repartir.}',
      intentionEducative:
        'Permettre aux enfants de veiller sur un œuf{18-24m 2-3a 3-4a 4-5a| et les uns sur les autres} : le confier, se tasser contre le vent{18-24m 2-3a 3-4a 4-5a|, ouvrir le tas à qui arrive}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Avancer à pas minuscules, un œuf sur les pieds ou contre le ventre.}',
        '{2-3a 3-4a 4-5a|Confier son œuf, garder celui d’un autre.} {18-24m !2-3a !3-4a !4-5a|Rapporter l’œuf à qui l’a perdu.} {0-18m|Presser un œuf, le lâcher, le recevoir encore.}',
        '{18-24m 2-3a 3-4a 4-5a|Se serrer sans pousser, et sortir du tas quand on en a assez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Attendre le vent, s’y blottir, en redemander.}',
        '{18-24m 2-3a 3-4a 4-5a|Remarquer qui a froid et lui faire une place.}',
      ],
      materiel: [
        item(
          'Gros bas roulés l’un dans l’autre, gros comme deux poings, les œufs',
          'un par enfant et deux de plus{0-18m|; deux autres par poupon, à changer}',
          'Balles de tissu molles',
        ),
        item(
          '{dedans 18-24m 2-3a 3-4a 4-5a|Tapis de gym, les banquises}{cour !hiver 18-24m 2-3a 3-4a 4-5a|Couvertures épaisses, les banquises}',
          'quatre',
          '{dedans|Matelas de sieste}{cour !hiver|Tapis d’extérieur}',
        ),
        item(
          '{dedans 18-24m 2-3a 3-4a 4-5a|Petites couvertures lisses, pour glisser}',
          'une pour deux enfants',
          'Serviettes',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        '{dedans 18-24m 2-3a 3-4a 4-5a|Placez les tapis côte à côte, deux par deux : une banquise à chaque bout du local, à deux pas d’enfant des murs. Entre elles, cinq pas d’enfant de plancher nu : la glace.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Sur le plat, loin des buttes, tapez à la botte deux grandes banquises et, entre elles, une piste de cinq pas d’enfant, large de trois. Sondez-la du talon : ni glace vive, ni bosse, ni branche.} {cour !hiver 18-24m 2-3a 3-4a 4-5a|Étendez les couvertures deux par deux, à l’ombre : deux banquises, cinq pas d’enfant d’herbe sèche et inspectée entre elles.} {0-18m !18-24m !2-3a !3-4a !4-5a|La couverture des poupons est la banquise : les uns y sont couchés, les autres assis contre vos jambes.} {cour hiver 0-18m !18-24m !2-3a !3-4a !4-5a|Tapez d’abord la neige dessous.} {cour !hiver 0-18m !18-24m !2-3a !3-4a !4-5a|Choisissez l’ombre et de l’herbe sèche, inspectée.}',
        'Roulez les œufs serré, pour qu’ils tombent sans se défaire{18-24m 2-3a 3-4a 4-5a|, et posez-les sur la banquise des manchots. L’autre banquise est celle de l’ours polaire : en vrai, il vit à l’autre bout du monde}. {0-18m multiage|La couverture des poupons touche la banquise des manchots, derrière, loin de la glace : aucun ventre n’y arrive.} {0-18m !multiage|La banquise est contre vous, loin de tout passage.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{dedans 18-24m 2-3a 3-4a 4-5a|Ôtez bas et pantoufles : les orteils poussent, freinent et tiennent l’œuf. Posez les petites couvertures d’un seul côté de la glace : on va sur le ventre par là, on revient à pied par l’autre, la couverture dans les bras.} {cour 18-24m 2-3a 3-4a 4-5a|Montrez les deux côtés du passage : on va sur le ventre par l’un, on revient à pied par l’autre.} {cour hiver|Rentrez les cordons sous le manteau et les manches dans les mitaines; au cou, un cache-cou, jamais un foulard.}',
        '{18-24m 2-3a 3-4a 4-5a|Choisissez le mot qui défait le tas, « assez », et soyez la première à le dire.}',
        '{1adulte !0-18m|Seule, restez entre les banquises : vous soufflez, vous voyez les ventres, puis vous arrivez en ours.} {1adulte 0-18m multiage|Seule, tenez-vous sur la banquise des manchots, les poupons à un bras, les yeux sur la glace : c’est de là que vous soufflez et que part l’ours.} {1adulte 0-18m !multiage|Seule, gardez les poupons à portée de bras : c’est de là que vous soufflez et que part l’ours.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une souffle le vent près du tas, l’autre suit les ventres, puis arrive en ours.} {2adultes 0-18m !18-24m !2-3a !3-4a !4-5a|À deux, l’une souffle le vent, l’autre arrive en ours.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Un œuf sur les pieds, les bras collés, avancez à pas minuscules devant les enfants : « Je suis un manchot. » L’œuf tombe. « Oh. Il va avoir froid. » Regardez vos ailes trop courtes, regardez l’œuf, cherchez de l’aide des yeux. {0-18m|S’il a roulé près du poupon, poussez-le sous sa paume : il le touche le premier.} {18-24m multiage|Le trottineur le montre du doigt, ou le ramasse.} {18-24m !multiage|Des doigts le montrent.} {18-24m 2-3a 3-4a 4-5a|Une main finit par le remettre.} {0-18m !18-24m !2-3a !3-4a !4-5a|Remettez-le sur vos pieds.} {18-24m 2-3a 3-4a 4-5a|« Merci, manchot. »} Montrez les autres œufs.',
        ),
        play(
          { 10: 3, 20: 7, 30: 11, 45: 14 },
          'Chaque œuf trouve des pieds, ou un ventre. {2-3a|Tenu à deux mains, il se couve assis, se perd, se retrouve.} {3-4a|Posé sur des pieds qui traînent sans se lever, il fait quatre pas et roule.} {4-5a|Pieds contre pieds, deux manchots se le passent sans les mains.} {0-18m multiage|Le poupon presse le sien à deux mains, le lâche; un manchot le lui rapporte.} {0-18m !multiage|Le poupon presse le sien à deux mains, le lâche; il lui revient.} {18-24m multiage|Le trottineur porte le sien à deux bras, s’assoit dessus.} {18-24m !multiage|Chacun porte le sien à deux bras, s’assoit dessus.} {18-24m !2-3a !3-4a !4-5a|« Il a froid! » Assoyez-vous, un œuf sur les cuisses, les bras par-dessus : on couve. Ils s’assoient contre vous, couvent trois secondes, repartent à petits pas de manchot.} {0-18m !18-24m !2-3a !3-4a !4-5a|À petits pas, l’œuf sur vos pieds, longez la couverture; il tombe, une main le pousse, un pied le repousse. Posez-en un sur un ventre : il monte, il descend, il roule. Celui qui va à quatre pattes en poursuit un. Celui qui se tient debout à vos mains met ses pieds sur les vôtres : deux pas de manchot.} {2-3a 3-4a 4-5a|Envie d’aller sur le ventre? « Qui garde ton œuf? »} {18-24m !2-3a !3-4a !4-5a|Envie d’aller sur le ventre?} {dedans 18-24m !0-18m !2-3a !3-4a !4-5a|Un enfant se couche sur une petite couverture; poussez-le d’une main, doucement : il glisse, puis tire des paumes.} {dedans 0-18m multiage !2-3a !3-4a !4-5a|Un enfant se couche sur une petite couverture, pousse des orteils, tire des paumes.} {dedans 2-3a 3-4a 4-5a|On se couche sur une petite couverture, on pousse des orteils, on tire des paumes jusqu’à l’autre banquise.} {cour hiver 18-24m 2-3a 3-4a 4-5a|On se couche au bord de la piste, le menton levé; les bottes poussent, les mitaines tirent, jusqu’à l’autre banquise.} {cour !hiver 18-24m 2-3a 3-4a 4-5a|On traverse l’herbe sur le ventre, à coups de coudes et d’orteils.}',
        ),
        play(
          { 10: 3, 20: 6, 30: 9, 45: 11 },
          'Montrez le signal : ailes en l’air, le vent arrive. Soufflez long, « fououou ». {3-4a 4-5a|Debout, on se tasse épaule contre épaule, l’œuf sur les pieds.} {2-3a|Avant trois ans, on se tasse assis, dos contre dos, l’œuf sur les cuisses.} {18-24m multiage|Le trottineur s’assoit, l’œuf sur les cuisses, entre à reculons, se relève, revient.} {18-24m !multiage|Les enfants entrent à reculons, s’assoient en tas, l’œuf sur les cuisses, se relèvent, reviennent.} {0-18m multiage|Offrez vos bras à deux dos, le poupon contre vous : un tas.} {0-18m !multiage|Refermez les bras sur le poupon : il est dans le tas.} {2-3a 3-4a 4-5a|« J’ai froid! » crie un enfant du bord : on lui fait une place au milieu.} {18-24m !2-3a !3-4a !4-5a|« Brrr! » Ouvrez les bras à qui arrive.} {18-24m 2-3a 3-4a 4-5a|Le vent tombe, le tas se défait; soufflez encore}{18-24m 2-3a 3-4a 4-5a !0-18m|, d’un autre bord}{18-24m 2-3a 3-4a 4-5a|, il se reforme.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le vent tombe : ouvrez. Ils attendent le prochain « fououou »; au premier cri, soufflez, et serrez-en deux autres.} {!0-18m|Traversez à quatre pattes, lentement}{0-18m|Faites le tour des poupons à quatre pattes, lentement} : « Je suis un ours. J’ai froid aussi. » {2-3a 3-4a 4-5a|Le tas s’ouvre, ou discute. Restez à un pas, gelée. Rien ne s’ouvre? Tendez la patte à un seul manchot.} {18-24m !2-3a !3-4a !4-5a|Arrêtez à un pas et tremblez. Une main arrive, un œuf, un ventre : « Merci, manchot, j’ai chaud. »} {0-18m !18-24m !2-3a !3-4a !4-5a|Tremblez devant chacun : « Brrr! » Une main vous touche : « Merci, j’ai chaud. »}',
        ),
        play(
          { 45: 8 },
          'Approchez un œuf de votre oreille. « Toc. » {18-24m 2-3a 3-4a 4-5a|Chacun écoute le sien.} {0-18m|« Toc » encore, tout près du poupon : il se fige, puis tape l’œuf.} {18-24m multiage|Le trottineur se plie, se déplie d’un coup : né!} {2-3a 3-4a 4-5a|Qui veut naître se met en boule sur la banquise, les autres à genoux tout autour, à un bras de distance. Un bec sort, une aile, un cri.} {18-24m !2-3a !3-4a !4-5a|À genoux, serrez bras et coudes contre vous, les yeux sur le groupe : « Toc… toc… » Un coude, une aile, un cri : « Piou! » Puis c’est l’un d’eux, en boule sous vos bras refermés : les autres tapent « toc » sur leur œuf, il pousse, il sort, vous criez sa naissance. Il veut rentrer? Refermez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Refermez vos deux mains sur l’œuf, ouvrez un doigt, puis deux : « Piou! » Il sort. Au creux de vos bras, un poupon est l’œuf à son tour : « Toc… toc… », ouvrez les bras : « Né! » Les autres regardent s’ouvrir le prochain.} {2-3a|On naît dix fois, on se fait bercer.} {3-4a 4-5a|On pêche pour le petit, on lui apprend les pas, on compte ceux qui dorment encore dans leur œuf.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7 },
          'Le vent devient tiède : soufflez à peine, au-dessus des têtes. {18-24m 2-3a 3-4a 4-5a|Chaque manchot apporte son œuf au milieu de la banquise, à petits pas, et les œufs se tassent à leur tour.} {0-18m !18-24m !2-3a !3-4a !4-5a|Rassemblez les œufs un à un au milieu de la couverture : « Dodo, l’œuf. »} {0-18m|Assis contre vous, le poupon pousse le sien du pied : il est rendu.} {18-24m multiage|Le trottineur dépose le sien, le reprend, le redonne.} {18-24m !multiage|Chacun dépose le sien, le reprend, le redonne.} {2-3a 3-4a 4-5a|Assis en rond, les pieds tournés vers les œufs, tous pointent à la fois qui a gardé le leur; qui veut le nomme. Finissez par le vôtre : « Toi, tu me l’as remis sur les pieds. »} {18-24m !2-3a !3-4a !4-5a|Assis autour du nid, bercez-vous : « Dodo, l’œuf. » Remerciez chacun, la main sur la sienne : « Toi, tu m’as rapporté mon œuf. »} {0-18m !18-24m !2-3a !3-4a !4-5a|Une main en reprend un? Il dort contre elle. Bercez-vous de côté, comme les manchots, un poupon dans les bras, un autre contre la hanche.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soufflez vers les dos, jamais vers un visage, et cessez au premier « assez »{0-18m|, ou dès qu’un poupon se détourne}.',
          '{2-3a 3-4a 4-5a|Dites le geste passé inaperçu : « Tu as reculé d’un pas. Elle a pu entrer. »} {18-24m !2-3a !3-4a !4-5a|Dites le geste passé inaperçu : « Tu as ramassé son œuf. »}',
          '{18-24m 2-3a 3-4a 4-5a|Échappez votre œuf tout près de qui se tient à l’écart : on a besoin de ses mains.} {0-18m !18-24m !2-3a !3-4a !4-5a|Un œuf roule hors de portée? Attendez le regard, la main tendue, puis rapprochez-le d’une main de distance.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Dites « manchot » à chaque pas que vous faites}{18-24m 2-3a 3-4a 4-5a|Ils disent « pingouin »? Répondez « manchot », sans reprendre personne} : c’est le nom de celui qui porte son œuf sur ses pieds.',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qui va garder ton œuf pendant ton voyage?} {!2-3a !3-4a !4-5a|Où est parti l’œuf?}',
          '{2-3a 3-4a 4-5a|À quoi voit-on que quelqu’un a froid?} {!2-3a !3-4a !4-5a|Qui a froid?}',
          '{2-3a 3-4a 4-5a|Où mettre l’ours, quand le tas est plein?} {!2-3a !3-4a !4-5a|Qu’est-ce qui souffle?}',
        ],
      },
      vocabulaire: [
        'le manchot',
        'la banquise',
        'l’ours polaire',
        'couver',
        'se tasser',
        'au milieu',
        'au bord',
        'garder',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Posez l’œuf sur son ventre ou devant ses genoux, retirez la main et attendez : il l’attrape, le perd, vous regarde. Remettez-le au même endroit : « Il avait froid. »',
        },
        {
          pour: '18-24m',
          texte:
            'Un œuf tombe : il le ramasse et le rapporte, serré sur son ventre. Faites-lui tomber le vôtre souvent; ce voyage-là est le sien.',
        },
        {
          pour: '2-3a',
          texte:
            'Faites des petits tas assis, à deux ou trois{3-4a 4-5a|, loin du tas debout} : debout, on tombe ensemble. Le vent les visite l’un après l’autre.',
        },
        {
          pour: '3-4a',
          texte:
            'Lancez l’échange : « Je pars, tu gardes. » L’œuf passe par les mains, et qui gardait part à son tour.',
        },
        {
          pour: '4-5a',
          texte:
            'Le tas tourne, comme chez les vrais manchots : à chaque souffle, le bord va au milieu. Les enfants cherchent comment s’y prendre sans échapper d’œuf.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Être touché de tous les côtés, c’est trop? Cet enfant mène le vent, assis avec vous : bras levé, vous soufflez; bras baissé, plus rien.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le souffle dérange un poupon? Il l’entend sans le sentir : soufflez de l’autre côté, sa main sur votre gorge.} {18-24m 2-3a 3-4a 4-5a|L’enfant en fauteuil fait voyager l’œuf sur son appuie-pied; le tas vient se serrer contre ses roues freinées, s’il le veut.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la banquise se tape à la botte et l’habit de neige glisse sur le plat, sans butte.} {hiver|L’été, dans la cour, la banquise est une couverture à l’ombre, et le tas ne dure qu’un souffle.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Tas qui penche et s’assoit d’un bloc.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Orteil écrasé par un voisin.}',
          'Œuf échappé, quelques larmes.',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Enfant comprimé au milieu : personne ne pousse ni ne monte sur un autre; au mot « assez », tous s’écartent, debout ou assis.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Plongeon sur le ventre en courant : on part couché, arrêté, sur sa couverture; le tapis finit à deux pas d’enfant du mur.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Descente sur le ventre du haut d’une butte, ou élan pris en courant : la piste est à plat, on y part couché et arrêté, tous dans le même sens.} {cour !hiver 18-24m 2-3a 3-4a 4-5a|Ventre dans l’herbe : cherchez d’abord guêpes, crottes et branches, et gardez les chandails baissés.}',
          '{18-24m 2-3a 3-4a 4-5a|Pieds qui marchent là où passent des ventres : à pied, on prend l’autre côté; pour l’œuf qui roule chez les ventres, arrêtez la glace d’un « stop »}{0-18m multiage|, et un manchot à pied le rapporte}{18-24m 2-3a 3-4a 4-5a|.}',
          '{0-18m multiage|Tas qui s’assoit sur un poupon : près de lui, tous sont assis; les tas debout restent à l’autre bout de la banquise.} {0-18m !multiage|Poupon assis qui bascule sur un autre : votre bras fait le mur entre eux.}',
          '{0-18m|Œuf mouillé ou déroulé : un autre prend sa place, et le bas défait quitte la couverture.}',
          '{18-24m multiage|Trottineur debout sur la glace où des ventres arrivent : il passe par le côté des pieds, et les ventres attendent.} {18-24m !0-18m !2-3a !3-4a !4-5a|Enfant debout là où un ventre arrive : un seul glisse à la fois, près de vous, et votre bras arrête qui traverse.}',
          'Ours qui rugit ou qui mord : il est gelé, il demande{18-24m 2-3a 3-4a 4-5a|, il entre quand le tas s’ouvre}.',
          '{cour hiver !0-18m !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Après dix minutes de neige, touchez poignets et cous; mitaines mouillées, on les change.}',
          '{cour ete|Soleil et chaleur : tout se joue à l’ombre, gourdes à portée; pas de tas en pleine chaleur.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Œufs de tissu lavé sans parfum : ni vraie coquille, ni plumes, ni duvet sur la banquise.',
          '{cour !hiver|Allergie aux piqûres : l’auto-injecteur est sur vous avant que le premier ventre touche l’herbe.}',
          '{cour hiver|Asthme : ramper dans l’air froid essouffle; la pompe et son plan vous suivent sur la banquise.}',
        ],
      },
      observation: [
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|au milieu du tas, au bord ou dehors, quelle place prend-il, et laquelle fait-il aux autres?}{0-18m !18-24m !2-3a !3-4a !4-5a|par quel signe demande-t-il que le vent revienne, ou qu’il cesse?}',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|suivez ses talons, ses orteils et son regard dès que l’œuf se pose sur ses pieds.}{0-18m !18-24m !2-3a !3-4a !4-5a|par quel mouvement rejoint-il l’œuf qui roule?}',
        'Fonction symbolique : bébé, secret ou balle, que devient l’œuf entre ses mains?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Gardez deux œufs au vestiaire : pendant qu’un enfant s’habille, un autre couve.}',
        '{18-24m 2-3a 3-4a 4-5a|Au départ, les pieds de l’enfant montent sur ceux de son parent : cinq pas de manchot jusqu’au crochet.} {0-18m !18-24m !2-3a !3-4a !4-5a|Au départ, l’enfant tient un œuf pendant que son parent l’habille, et le lui met dans la main.}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui n’avait personne contre son épaule, et le voulait-il ainsi?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui voulait le vent encore, et qui se blottissait?}',
        '{2-3a 3-4a 4-5a|Qu’ai-je fait quand le tas est resté fermé devant l’ours?} {!2-3a !3-4a !4-5a|Ai-je laissé à chacun le temps de toucher l’ours?}',
      ],
    },
  },
  {
    key: 'le-gros-poisson-passe',
    summary:
      'Des algues de tissu pendent de deux tables : on nage au travers, on se cache derrière, et un requin-oreiller passe au milieu, très lentement.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces', 'couleurs-et-textures'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'poisson',
      'poisson rouge',
      'aquarium',
      'requin',
      'bébé requin',
      'algue',
      'fond de la mer',
      'nager',
      'nageoire',
      'se cacher',
      'cache-cache',
      'derrière le rideau',
      'passer à travers',
      'rideau de tissu',
      'océan',
    ],
    seen: [
      'il passe et repasse sous la nappe pour que le tissu lui frôle le dos',
      'elle sort juste la main du rideau, puis le nez, et dit coucou',
      'ils avancent sur le ventre en faisant des bulles avec leurs lèvres',
      'il a peur du gros méchant qui passe, mais il en redemande chaque fois',
      'elle se croit invisible, la tête dans le rideau et les fesses qui dépassent',
      'il traverse une dizaine de fois les foulards pendus sans vouloir céder la place',
      'depuis la visite de l’aquarium, ils nagent à genoux entre les tables du dîner',
      'à la garderie, ils ont entendu la toune du requin et ouvrent grand la gueule',
    ],
    scenes: ['se-cacher', 'monstres', 'imiter-animaux'],
    picture:
      'Entre deux tables d’où pendent des tissus verts et bleus, l’éducatrice à genoux pousse un gros oreiller gris; une tête d’enfant sort d’une algue.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le gros poisson passe',
      observationDepart:
        'La nappe pendait. Un enfant est passé dessous, a fait le tour de la table et a recommencé, la bouche en « o », pour sentir le tissu glisser sur son dos.',
      intentionEducative:
        'Éveiller le plaisir d’être derrière, au travers, au milieu : disparaître, reparaître et prévoir par où passera le gros poisson.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Tempérament', role: 'secondaire' },
      ],
      objectifs: [
        'Passer au travers d’un tissu, dessous ou à côté.',
        'Choisir une cachette, en sortir, y revenir.',
        'Voir venir le gros poisson et le laisser passer, près ou loin.',
      ],
      materiel: [
        item('Tables basses et lourdes, longues de deux pas d’adulte au plus', 'deux', null),
        item(
          'Tissus verts et bleus de plusieurs touchers, larges comme un oreiller, les algues',
          'huit, deux par grand côté',
          'Taies d’oreiller décousues et serviettes',
        ),
        item('Ruban-cache large, gardé par l’adulte', 'un rouleau', null),
        item('Gros oreiller gris ou brun, le requin', 'un', 'Grand coussin de lecture'),
        optional('{si-toutous|Toutous lavables}', '{si-toutous|un par enfant}', null),
        optional('{si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{si-tunnel|un}', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux, longues comme une main d’adulte}',
          '{si-figurines-d’animaux|une par enfant}',
          null,
        ),
        optional('{si-couvertures|Couverture, la plage}', '{si-couvertures|une}', null),
        optional('{si-bulles|Savon à bulles sans parfum}', '{si-bulles|un flacon, dans votre poche}', null),
      ],
      preparation: [
        'Placez les deux tables en parallèle, à deux pas d’adulte l’une de l’autre, le dessus vide, loin des murs et des chaises. L’allée du milieu est au gros poisson.',
        'Étalez sur la table une largeur de main de chaque tissu et collez-le sur toute sa largeur, une main d’écart entre deux. Il pend jusqu’à une main du plancher : on voit les genoux. Tirez fort : c’est le ruban qui doit lâcher, sans que la table bouge.',
        'Mêlez les touchers, un frais, un doux, un qui froufroute; ni frange, ni cordon, ni nœud. Rien ne pend aux bouts des tables : on sort aussi sans rien traverser.',
        'Couchez le requin à l’entrée de l’allée, bien en vue et à portée de mains : il se flatte avant de nager.',
        '{1adulte|Seule, tenez-vous à genoux à un bout de l’allée : par les bouts ouverts, vous voyez sous les deux tables, et chaque enfant est à trois pas au plus. Le requin vous mène à l’autre bout, d’où l’on voit aussi bien.} {2adultes|À deux, l’une mène le requin dans l’allée, l’autre garde un bout des tables, du côté des plus petits.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 5 },
          'À genoux devant une algue, la bouche en « o » : « Blou… blou. » Poussez une main au travers : plus de main. Elle ressort par l’algue d’à côté, en nageoire. Refaites-le avec le nez : « Coucou! » Flattez le requin couché, puis nagez jusqu’à votre bout de l’allée. {si-toutous|Qui n’ose pas toucher le requin avance d’abord la patte de son toutou.}',
        ),
        play(
          { 10: 3, 20: 7, 30: 10 },
          'Les bras se collent, les mains battent : on nage à genoux, à quatre pattes, sur le dos. {18-24m|On passe et repasse la même algue; on s’arrête dedans, le tissu sur l’épaule.} {2-3a|Le nez est caché, les fesses dehors : « Je suis pas là! »} {3-4a|On cherche l’algue d’où l’on voit sans être vu.} Dites sa place à qui passe près de vous : « Au travers. » « Derrière. » « Dessous. » Soulevez un pan quand un visage cherche la sortie. {si-tunnel|Le tunnel, à un pas des tables, un bout vers vous, est une épave : on s’y faufile, un poisson à la fois.} {si-figurines-d’animaux|Une figurine plonge au bout d’une main : par quelle algue ressort-elle?} Une algue tombe? Ramassez-la tout de suite et recollez-la.',
        ),
        play(
          { 10: 3, 20: 6, 30: 9 },
          '« Le gros poisson va passer. » À genoux, poussez l’oreiller au ras du plancher, au ralenti : « Gros poisson passe au milieu, p’tit poisson, ferme les yeux. Gros poisson est reparti, p’tit poisson, viens par ici! » Au bout de l’allée, il se repose, puis revient par le même chemin. Il ne cherche personne. {18-24m|Une main touche un coin de l’oreiller, rentre, ressort.} {2-3a|On l’appelle, on se cache d’avance, on crie « encore ».} {3-4a|Un enfant le pousse, à genoux, et dit les mots avec vous.} Devant qui l’appelle, le requin s’arrête et se fait gratter le dos. {si-couvertures|Une couverture étendue hors des tables est la plage : le requin n’y va jamais.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Le requin bâille et se couche dans l’allée. Une main, un pied ou une joue se pose sur lui, ou l’on reste dans son algue. Redites les mots en chuchotant et changez la fin : « p’tit poisson, dors par ici. » Une bulle sort de chaque bouche, « blou ». {si-bulles|De votre flacon, une vraie bulle s’envole, loin des visages : on la suit des yeux jusqu’à ce qu’elle éclate.} Les nageoires redeviennent des mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Poussez le requin d’un bout à l’autre à la même lenteur, même quand les cris montent : on se fie à lui parce qu’il ne change pas.',
          'Cherchez un peu avant de trouver : « Je vois un orteil… Où est le reste? »',
          'Qui se colle à vous pousse l’oreiller avec vous, ou le regarde de derrière votre dos.',
        ],
        questionsOuvertes: [
          'Par où le gros poisson va-t-il passer?',
          'Qu’est-ce qui dépasse encore?',
          'Comment est cette algue, sur ta joue?',
        ],
      },
      vocabulaire: ['l’algue', 'le requin', 'la nageoire', 'derrière', 'au travers', 'au milieu', 'caché', 'lentement'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'N’habillez que les côtés de l’allée : l’autre bord de chaque table reste nu, et le jour s’y voit. Montrez votre visage au ras du plancher, de l’autre bord d’une algue : on traverse vers lui. Si le requin inquiète en nageant, recouchez-le; c’est l’enfant qui va à lui.',
        },
        {
          pour: '2-3a',
          texte:
            'Arrêtez le requin à mi-chemin et faites-le ronfler : sortir de l’algue pour le réveiller est plus drôle que s’y cacher.',
        },
        {
          pour: '3-4a',
          texte:
            'Avant chaque passage, un enfant trace du doigt, dans les airs, la route du requin. Puis il le pousse, et l’on vérifie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un tissu sur la peau est de trop? Relevez deux algues sur la table : une fenêtre s’ouvre, où l’on passe sans rien frôler. À l’enfant qui ne va pas au sol, approchez une algue des doigts, puis le requin des pieds.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, entrouvrez une fenêtre haute : l’air fait bouger les algues, et l’on regarde avant de plonger.} {ete|L’hiver, que deux des algues soient de laine épaisse : l’eau froide est lourde à traverser.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tête qui touche le dessous de la table.',
          'Deux poissons dans la même algue.',
          'Quelques larmes au premier passage du requin.',
        ],
        dangersAEliminer: [
          'Tissu enroulé au cou ou resté sur un visage : pans larges et courts, collés par le haut seulement; votre main les décroche d’un coup.',
          'Enfant immobile derrière une algue : à chaque repos du requin, comptez les genoux sous les tissus; un tissu qui ne bouge plus se soulève.',
          'Enfant qui grimpe sur la table ou s’y pend : dessus vide, table lourde; ramenez les pieds au plancher et offrez-lui le requin à pousser.',
          'Oreiller sur un visage, enfant couché dessous : le requin reste au plancher, ne se lance pas et s’arrête à un bras de qui s’étend dans l’allée. Vous tenez un coin quand un enfant le pousse.',
          'Requin qui poursuit, même pour rire : il garde le milieu, au ralenti, et s’arrête dès qu’un visage se fige.',
          'Bout de ruban-cache décollé, bon à mâcher : ramassez-le; le rouleau reste sur vous.',
          '{si-tunnel|Deux têtes dans le tunnel : tous par le même bout; de votre place, vous voyez à l’intérieur.} {si-figurines-d’animaux|Figurine sous un genou qui nage : elle reste au bout d’une main, ou sort de l’eau.} {si-couvertures|Couverture en boule, où l’on s’empêtre : elle reste à plat, à un pas des tables.}',
          '{si-bulles|Savon dans un œil ou sous un genou : vous soufflez loin des visages, et la flaque s’essuie.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Oreiller sans plumes ni duvet; tissus lavés sans parfum, puisqu’ils passent sur les joues.',
          'Allergie au latex : la colle du ruban-cache en contient parfois; lisez l’emballage ou prenez un ruban à colle acrylique.',
        ],
      },
      observation: [
        'Catégories et concepts : lequel de vos mots de place change sa route, et lequel dit-il à son tour?',
        'Développement sensoriel : le tissu où il retourne, celui qu’il contourne, et la peau qu’il y frotte, joue, paume ou dos.',
        'Tempérament : mettez côte à côte le premier passage du requin et le dernier, ses pieds, son souffle, sa voix.',
      ],
      prolongements: [
        'Laissez une table dans ses algues jusqu’au lendemain : on y feuillette un livre, à l’abri.',
        'À la maison, une serviette de bain pend du bras du divan, un parent-poisson passe très lentement : l’enfant sait quoi faire.',
      ],
      reflexionRetroaction: [
        'Mon requin est-il resté lent quand les rires ont monté?',
        'Quelle algue a servi à se reposer des autres?',
      ],
    },
  },
]
