import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_PRETENDING_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-marche-de-la-ruelle',
    summary:
      '« Belles cocottes fraîches! » Les enfants ouvrent des comptoirs, crient leurs prix, livrent, ferment et changent de métier.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'nombres-et-formes'],
    materials: ['cartons-et-boites', 'cocottes', 'feuilles', 'craies'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la clôture devient la rue principale et les comptoirs s’y adossent.',
      INDOORS:
        'À l’intérieur, un mur dégagé sert de rue, des boîtes vides font la marchandise, et les prix sont sur papier.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'L’hiver, les prix se tracent dans la neige et la marchandise est faite de mottes.' },
    durationMinutes: 45,
    adults: 1,

    calls: [
      'magasin',
      'épicerie',
      'marché',
      'vendre',
      'acheter',
      'argent',
      'caisse',
      'marchand',
      'prix',
      'métier',
      'commerce',
      'livreur',
      'compter',
    ],
    seen: [
      'ils alignent des cocottes sur une boîte et crient leurs prix à qui passe',
      'elle ferme son comptoir pour dîner et rouvre avec un autre métier',
      'il barbouille des piasses et en demande toujours plus à son client',
      'il s’ennuie, personne ne vient à son étal depuis un bon bout',
      'la file s’allonge, les derniers rouspètent et poussent en avant',
      'elle veut tout acheter sans rien donner en échange et ça s’obstine',
      'au parc, ils ont vendu des bouquets de pissenlits au banc d’à côté',
      'depuis la vente de garage de la voisine, ils mettent un prix sur tous les jouets',
    ],
    scenes: ['magasin-metiers', 'compter'],
    picture:
      'Derrière des boîtes de carton, un enfant crie ses cocottes et un autre vend des feuilles; un client tient son sac.',
    sheet: {
      titre: 'Le marché est ouvert',
      observationDepart:
        'Au retour d’une marche devant la fruiterie, des enfants alignent {dehors|des cocottes}{dedans|des boîtes vides} et crient leurs prix.',
      intentionEducative: 'Permettre aux enfants d’entrer dans un jeu de rôles commun, où chacun a besoin des autres.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un rôle et en changer.',
        'Demander, offrir, remercier, marchander.',
        'Compter, comparer et marquer à sa façon.',
      ],
      materiel: [
        item('Boîtes de carton, pour les comptoirs', '{20min|cinq}{!20min|huit}', 'Bacs renversés'),
        item(
          '{dehors|Grosses cocottes et grandes feuilles}{dedans|Boîtes vides d’aliments, en carton, refermées}',
          '{20min dehors|cinq par enfant, dans un panier}{20min dedans|trois par enfant, dans un panier}{!20min dehors|dix par enfant, dans deux paniers}{!20min dedans|quatre par enfant, dans deux paniers}',
          '{dehors|Balles de tissu}{dedans|Grosses cocottes, balles de tissu}',
        ),
        item('{!hiver dehors|Craies de trottoir}', 'une par enfant', 'Bâton qui trace dans la terre'),
        item('{hiver dehors|Bâtons courts, pour les prix}', 'un par enfant', 'Talon de botte'),
        item('Papier et gros crayons', 'deux feuilles et un crayon par enfant', 'Ardoise'),
        optional('Sacs réutilisables à poignées courtes', 'quatre', 'Taies d’oreiller'),
      ],
      preparation: [
        '{parc|Pour la route, emboîtez les boîtes, les paniers dedans, et portez-les à plusieurs. Choisissez une ruelle fermée à la circulation ou un coin clôturé du parc.} {cour|Dégagez un côté de la clôture, loin de la barrière.} {dedans|Choisissez un mur dégagé, au local ou au corridor, et laissez à chaque porte la place de s’ouvrir.}',
        '{dehors|Inspectez le sol : verre, seringue, huile; s’il le faut, changez d’endroit.}',
        '{dehors|Tracez la limite du marché avec les enfants, à grands pas.} {dedans|Marchez avec les enfants, à grands pas, d’un bout à l’autre du marché : on ne livre pas plus loin.}',
        '{avec-contenant|Posez @materiel vide sur un comptoir : quelqu’un saura quoi y vendre.}',
        '{1adulte|Seule, placez les comptoirs en fer à cheval autour de vous.} {2adultes|À deux, l’une achète, l’autre suit les livreurs et garde les sorties.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 7 },
          'Renversez une {dehors|boîte, alignez trois cocottes, criez « Belles cocottes fraîches! »}{dedans|grande boîte, alignez trois petites boîtes vides, criez « Beaux biscuits frais! »}. Attendez le premier client, même longtemps.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20, 60: 25 },
          'Les comptoirs poussent : fleuriste, garage, bibliothèque. On livre à pleins bras ou dans un sac, on ferme pour dîner, on rouvre. {3-4a|Un prix est un trait, et tout coûte « cinq ».} {4-5a|Les prix s’écrivent, se discutent, doublent quand la file est longue.} {3-4a !multiage !20min|Un marchand donne tout sans attendre d’être payé, un autre couvre sa marchandise de ses bras : achetez au premier, demandez au second ce qui sera prêt demain. Les cris baissent? Lancez : « La pluie! » La marchandise se rentre à pleins bras, l’averse passe, et l’on rouvre, deux marchands par comptoir.} {4-5a !multiage !20min|Tout le monde vend et personne n’achète? Un comptoir sur deux ferme, et ses marchands deviennent clients. Apportez ensuite une commande dessinée : deux choses, un nombre à côté de chacune. Un livreur la remplit, un autre vérifie le compte; ce qui manque s’achète au voisin.} Un marchand sans client ne s’ennuie pas toujours : regardez avant d’aider. {multiage !20min|Les cris baissent? Lancez : « La pluie! » La marchandise se rentre à pleins bras, l’averse passe, et l’on rouvre, deux marchands par comptoir.} {30min !multiage|Quand chacun a été marchand et client, c’est l’heure de fermer.} {45min 60min !multiage|Quand chacun a été marchand et client, passez à la suite.} {20min|Le marché s’endort? Passez d’un comptoir à l’autre en cliente pressée : il vous faut trois choses avant la fermeture.}',
        ),
        play(
          { 45: 12, 60: 20 },
          'Devenez une cliente qui ne trouve rien à son goût{!60min|, ou une nouvelle employée qui ne sait rien faire}{60min| : « Trop gros. Trop cher. Avez-vous plus petit? » Ils fouillent, inventent, vous chassent. Ensuite, faites-vous engager à un comptoir et travaillez tout de travers : vous payez les clients, vous reprenez ce qu’ils ont choisi}. Un client n’a plus de quoi payer? Laissez-les régler l’affaire. La file pousse? Mettez-vous au bout et demandez tout haut qui ouvre un autre comptoir. {60min|Quand on vous met à la porte en riant, la journée de travail est finie.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 8 },
          'La cloche du marché sonne, c’est votre voix. Les comptoirs se vident, on compte ce qui retourne {20min|au panier}{!20min|aux paniers}, et chacun raconte sa meilleure vente à un voisin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez le rôle qu’on vous donne et quittez-le quand le jeu roule.',
          'Écrivez une affiche sous la dictée du marchand qui la demande.',
          'Aidez un enfant à entrer par un métier : « Il cherche du travail, votre boutique? »',
        ],
        questionsOuvertes: [
          'Que vends-tu aujourd’hui?',
          'Combien ça coûte?',
          'Que faire quand vous voulez la même place?',
        ],
      },
      vocabulaire: [
        'le comptoir',
        'la marchandise',
        'le prix',
        'la file',
        'livrer',
        'échanger',
        'l’affiche',
        'la monnaie',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Commencez avec deux comptoirs; le livreur arrive quand la file s’allonge, et qui le veut invente sa monnaie {dehors|de feuilles}{dedans|de papier}.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils inventent une monnaie{20min| et écrivent leur enseigne}{!20min|, tiennent un registre et écrivent leurs enseignes}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Des cartes-images de produits, fabriquées avec l’enfant, permettent d’acheter et de vendre sans parler.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, vendez des mottes de neige, à la douzaine.} {hiver|L’automne, les feuilles servent d’argent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Conflit sur un rôle.', 'Marchandise renversée.'],
        dangersAEliminer: [
          '{parc|Vélo rapide, porte de garage : gardez les comptoirs loin du passage.} {parc|Livreur parti trop loin : on livre d’un comptoir à l’autre, jamais plus loin que la limite tracée.} {cour|Barrière ouverte derrière un comptoir : fermez-la et gardez les comptoirs loin d’elle.} {dedans|Boîtes devant une sortie de secours : laissez libres la porte et son chemin.}',
          '{dehors|Objet trouvé par terre et mis en vente : l’adulte regarde d’abord.} {dedans|Marchandise mise en bouche pour « goûter » : montrez comment croquer dans l’air.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Ni écale de noix ni emballage d’arachides dans la marchandise. {dedans|Ni boîte d’un aliment auquel un enfant du groupe réagit.}',
        ],
      },
      observation: [
        'Compétences sociales : comment négocie-t-il un rôle ou un tour?',
        'Éveil à la lecture et à l’écriture : que veut-il écrire ou faire écrire?',
        'Éveil aux mathématiques : jusqu’où compte-t-il pour servir un client?',
      ],
      prolongements: [
        'Visitez un vrai commerce avec une question des enfants pour la marchande.',
        'Tendez un carton au parent : le nom de son métier, écrit dans sa langue, sera l’enseigne d’un comptoir.',
      ],
      reflexionRetroaction: [
        'Quels métiers ont-ils choisis, et lesquels viennent de leur vie?',
        'Qui est resté spectateur, par choix ou faute de place?',
      ],
    },
  },
  {
    key: 'la-clinique-des-toutous',
    summary:
      'Les toutous ont mal à l’oreille et les poupées refusent la piqûre; les enfants écoutent, soignent et consolent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la clinique ouvre sous l’arbre et les boîtes, poussées à deux, font les ambulances.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,

    calls: [
      'docteur',
      'médecin',
      'hôpital',
      'poupée',
      'bébé',
      'toutou',
      'bobo',
      'pansement',
      'vaccin',
      'piqûre',
      'malade',
      'infirmière',
      'ambulance',
      'rendez-vous',
      'vétérinaire',
      'consoler',
    ],
    seen: [
      'elle enroule une bande autour de la patte de son ours et souffle dessus',
      'il écoute le cœur de sa poupée avec un tube et compte les coups',
      'elle donne du sirop à la cuillère au lapin, il fait la grimace',
      'il revient de l’urgence avec un plâtre et veut en mettre à tout le monde',
      'elle tremble à l’idée de la seringue demain et pique son toutou fort',
      'le poupon tape le ventre de l’ours et regarde si je fais ouille',
      'dans le coin poupées, ils se disputent pour savoir qui est malade et qui soigne',
      'depuis la visite chez le dentiste, il demande aux toutous d’ouvrir la bouche',
    ],
    scenes: ['magasin-metiers', 'bebes-soins', 'peurs'],
    picture:
      'Un enfant écoute un ourson avec un rouleau de carton, un autre bande la patte d’un lapin; l’éducatrice attend, une poupée dans les bras.',
    sheet: {
      titre: 'La clinique des toutous',
      observationDepart:
        'Au retour d’un rendez-vous, un enfant pique l’ours dans la cuisse et le berce aussitôt. « C’est fini, c’est fini. »',
      intentionEducative: 'Permettre aux enfants de rejouer, du côté de celui qui soigne, ce que leur corps a vécu.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Nommer ce que ressent le malade.}',
        '{3-4a 4-5a|Tenir un rôle et en changer.}',
        '{18-24m 2-3a|Refaire sur un toutou un soin qu’on a reçu.}',
        '{!3-4a !4-5a|Montrer où il a mal, du doigt ou d’un mot.}',
        'Trouver un geste pour consoler{0-18m|; pour le poupon, toucher l’ours que l’on soigne}.',
      ],
      materiel: [
        item(
          'Toutous et poupées{0-18m 18-24m|, à poil ras, aux yeux brodés}{2-3a !0-18m !18-24m|, aux yeux brodés ou bien fixés}',
          'un par enfant et deux de plus{0-18m|, un autre à changer pour chaque poupon}',
          'Bas rembourrés avec des yeux dessinés',
        ),
        item(
          '{3-4a 4-5a|Bandes de tissu, longues comme l’avant-bras}',
          '{3-4a 4-5a|trois par enfant}{0-18m 18-24m 2-3a| de trois ans et plus}',
          '{3-4a 4-5a|Papier essuie-tout plié}',
        ),
        item(
          '{0-18m 18-24m 2-3a|Débarbouillettes, les pansements qui se posent}',
          '{0-18m 18-24m 2-3a|une par lit, et une par enfant} {3-4a 4-5a|de moins de trois ans}{0-18m|, deux à changer}',
          '{0-18m 18-24m 2-3a|Bavoirs sans cordon}',
        ),
        item(
          'Boîtes de carton à la taille des toutous',
          '{0-18m 18-24m 2-3a|une par enfant}{!0-18m !18-24m !2-3a|une pour deux enfants}',
          'Paniers',
        ),
        item(
          'Rouleaux de carton et cuillères de bois',
          'un de chaque par enfant{0-18m 18-24m|, dès deux ans}',
          '{0-18m 18-24m 2-3a|Gobelets de plastique}{!0-18m !18-24m !2-3a|Bâtons courts}',
        ),
        item(
          '{0-18m 18-24m|Gobelets de plastique larges, sans fente, pour écouter les ventres}',
          '{0-18m 18-24m|un par enfant de moins de deux ans, deux à changer}',
          '{0-18m 18-24m|Petits bols de plastique}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{cour|Couverture à dessous imperméable, le coin des tissus}',
          '{cour|une}',
          '{cour|Toile recouverte d’un drap}',
        ),
        item(
          '{3-4a 4-5a|Papier et gros crayons de cire, pour les ordonnances}',
          '{3-4a 4-5a|trois feuilles et un crayon par enfant}{0-18m 18-24m 2-3a| de trois ans et plus}',
          '{3-4a 4-5a|Ardoise}',
        ),
        optional('{!0-18m !18-24m !2-3a si-pansements|Pansements sans latex}', 'trois par enfant', null),
        optional('{!0-18m !18-24m !2-3a !si-pansements si-plasters|Plasters sans latex}', 'trois par enfant', null),
        optional(
          '{4-5a !0-18m !18-24m !2-3a si-téléphones|Vieux téléphone, sans fil ni pile}',
          'un, à la réception',
          null,
        ),
        optional('{dedans si-bacs|Bac sans eau, le bain des malades}', 'un', null),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-lampes-de-poche|Lampe de poche}', 'une', null),
        optional('{45min si-livres|Livres cartonnés}', 'deux ou trois', null),
      ],
      preparation: [
        'Ouvrez trois coins sans les nommer : {dedans|une table avec les tissus,} {cour|une couverture avec les tissus,} des boîtes-lits, {3-4a 4-5a dedans|une chaise et du papier.} {3-4a 4-5a cour|un banc et du papier.} {!3-4a !4-5a dedans|et une chaise.} {!3-4a !4-5a cour|et un banc.} {0-18m 18-24m 2-3a|Ôtez agrafes et ruban des boîtes et posez-les par terre, une débarbouillette dans chaque lit.}',
        '{cour hiver|L’hiver, couchez les malades sur la couverture ou dans leur boîte : la neige les mouille.}',
        'Laissez hors du jeu les vraies seringues, les flacons et les boîtes de médicaments, même vides. {0-18m 18-24m 2-3a|Tirez sur les yeux, les boutons et les rubans des toutous : celui qui en perd un ne joue pas.}',
        'Demandez à chaque famille quel soin l’enfant vient de vivre; ne l’annoncez pas au groupe.',
        '{0-18m|La couverture des poupons touche les lits; devant chaque poupon assis, un ours, un gobelet, une débarbouillette; ceux d’un poupon couché restent dans vos mains. Cuillères, rouleaux et tout ce qui sert aux grands ont leur place à trois pas.} {cour ete 0-18m|La couverture est à l’ombre.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, prenez un seul rôle à la fois, assise au milieu des lits.} {1adulte 0-18m|Les poupons sont contre vous, et les soignants viennent à eux.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 0-18m|Les poupons sont contre celle qui tient le malade.} {2adultes|À deux, tenez un malade pendant que votre collègue écoute les enfants qui racontent leur propre bobo.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          '{!0-18m|Portez un ours}{0-18m|Assise, les poupons contre vous, bercez un ours} enveloppé dans votre manche, inquiète. « Il n’a pas dormi. Est-ce qu’il y a quelqu’un, ici, qui sait quoi faire? » {0-18m|Penchez l’ours vers une main de poupon : ses doigts prennent la patte. « Cette patte-là lui fait mal. »} {18-24m|Un trottineur avance la bouche : l’ours reçoit un bec, et soupire.} {3-4a 4-5a|Répondez aux questions du premier soignant.} {3-4a 4-5a !0-18m !18-24m !2-3a si-lampes-de-poche|Tendez-lui une lampe de poche : on éclaire la gorge de l’ours, puis l’oreille, et l’on dit ce qu’on y voit.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|ne questionne pas, on touche : quand une main se pose sur l’ours, dites sa douleur à sa place. « Bobo, là. »}',
        ),
        play(
          { 20: 13, 30: 19, 45: 19 },
          'Les rouleaux écoutent les ventres, les cuillères donnent un sirop qu’on ne voit pas, {3-4a 4-5a|les bandes s’enroulent,} les lits se remplissent. {dedans si-bacs|Un bac sans eau fait le bain : on y frotte une patte, un dos, une joue.} {!0-18m !18-24m !2-3a si-pansements si-plasters|Levez un coin d’un pansement : l’enfant tire le papier, colle le pansement là où le toutou a mal, et le lisse du pouce.} {cour|Une boîte poussée à deux amène un malade : voilà l’ambulance.} {0-18m|Un soignant écoute l’ours du poupon, « poum, poum »; le poupon tape ce ventre de son gobelet.} {18-24m|Le trottineur ausculte l’ours, la boîte, votre genou : « Bobo. »} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|couche l’ours, on le couvre, on le découvre, on le recouvre. La même débarbouillette se pose sur le ventre, sur l’oreille, sur le pied, et un bec finit chaque soin.} {3-4a multiage|À trois ans, tous} {3-4a !multiage|Tous} {3-4a|les malades ont la même chose, et guérissent d’un coup.} {4-5a|Une réception s’organise, avec des rendez-vous gribouillés et une ordonnance.} {4-5a !0-18m !18-24m !2-3a si-téléphones|Le téléphone sonne : qui est malade, et quand peut-il venir?} {3-4a !multiage 30min 45min|Amenez des cas neufs : l’ours a avalé un bruit, la poupée ne plie plus le genou. Trois docteurs accourent pour le même : l’un écoute, l’autre bande, le dernier tient la patte.} {2-3a 3-4a !0-18m !18-24m 30min 45min|Quand tous les lits dorment, faites éternuer un toutou : tout le dortoir attrape le rhume, un lit après l’autre.} {4-5a !multiage 30min 45min|Présentez-vous avec l’ours : « J’attends depuis hier. » Deux médecins ne s’entendent pas sur le mal? Chacun vous l’explique, l’ours choisit. Quand tous les lits sont pris, arrivez avec une urgence : qui peut déjà rentrer chez lui?} {avec-tissu|Ajoutez @materiel aux tissus, sans dire si c’est un drap ou une civière.}',
        ),
        play(
          { 45: 13 },
          'Jouez le parent du toutou : celui qui veut savoir si ça fait mal, celui qui a oublié la doudou. {2-3a multiage|Demandez-la à un enfant de deux ans :} {2-3a !multiage|Demandez-la à un enfant :} {2-3a|il vous apporte une débarbouillette, et c’est la doudou.} {0-18m|Pour un poupon, couvrez d’une débarbouillette la patte de son ours; il tire, la patte paraît : « Guéri! »} {18-24m|Gémissez pour l’ours du trottineur : il vous regarde, puis vous le donne à bercer.} {3-4a 4-5a|Puis un malade refuse la piqûre. Attendez de voir qui lui parle, et comment.} {3-4a !multiage|Retirez la patte du malade à chaque approche, « Pas tout de suite! », et cédez à qui pique d’abord son propre genou, du bout du doigt.} {4-5a !multiage|Le malade pose ses conditions : « Tu comptes jusqu’à trois, et lui, il me tient la patte. » L’équipe s’organise autour du lit, puis le malade suivant pose des conditions encore plus drôles.} {2-3a multiage|À deux ans, la} {2-3a !multiage|La} {2-3a|piqûre est un doigt qui touche la cuisse de l’ours. Dites « Ouille! » pour l’ours, puis tendez-le : « Il veut tes bras. »} {si-livres|Au malade qui attend, on lit une page, le livre ouvert contre sa patte.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'La clinique ferme. {3-4a 4-5a|Sur sa feuille, le docteur gribouille l’ordonnance : un trait pour dormir, un rond pour la soupe.} Chacun ramène son malade à la maison{3-4a 4-5a| et dit, à l’oreille ou tout haut, ce qu’il doit faire ce soir}. {3-4a 4-5a|Les bandes se roulent.} {0-18m|Un ami rapporte son ours guéri au poupon, qui le serre ou le lâche; vous agitez la main avec lui : « bye-bye ».} {18-24m|Le trottineur couche le sien dans sa boîte, le relève aussitôt, lui donne un bec.} {2-3a multiage|À deux ans, on} {2-3a !multiage|On} {2-3a|porte le sien dans ses bras, on le recouche, on lui dit « bye-bye »; puis on laisse tomber les débarbouillettes, une à une, dans une boîte vide.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez une voix au malade : « J’ai peur. Tu me le dis avant? »',
          'Restez le parent ou le malade, jamais le docteur en chef.',
          '{0-18m|Dites au poupon ce que tient sa main : « Sa patte. Tu la serres fort. » Puis dites « merci » pour l’ours.} {2-3a multiage|À côté d’un enfant de deux ans,} {2-3a !multiage|À côté d’un enfant,} {2-3a|soignez votre toutou sans rien demander. Quand il refait votre geste sur le sien, nommez la patte ou l’oreille qu’il soigne.}',
          'Quand un enfant se raconte (« Moi, j’ai pleuré »), quittez le rôle, écoutez, puis revenez.',
        ],
        questionsOuvertes: [
          'Où a-t-il mal?',
          '{!3-4a !4-5a|Que fais-tu à son oreille?}',
          '{2-3a|Qui veut tes bras?}',
          '{3-4a 4-5a|Qu’est-ce qui pourrait le consoler?}',
          '{3-4a 4-5a 45min|Comment lui dit-on que ça va piquer?} {3-4a 4-5a 20min 30min|De quoi a-t-il besoin pour guérir?}',
        ],
      },
      vocabulaire: [
        'soigner',
        'la piqûre',
        'le pansement',
        'la fièvre',
        '{3-4a 4-5a|l’ordonnance}{!3-4a !4-5a|le bobo}',
        'consoler',
        'guérir',
        '{4-5a|le rendez-vous}{!4-5a|l’oreille}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Assis entre vos jambes, le poupon a son ours debout devant lui. Posez la débarbouillette sur l’oreille, attendez : il tire, l’oreille revient, l’ours dit « ahh ». Couché, c’est vous qui tenez l’ours à côté de sa main; vous le remportez quand il regarde ailleurs.',
        },
        {
          pour: '18-24m',
          texte:
            'Un seul soin, le bec, à un seul endroit que vous touchez du doigt. Le trottineur se penche, l’ours dit « ahh », et vous touchez ailleurs. La débarbouillette, il la pose, l’enlève, la pose sur lui : il se soigne aussi.',
        },
        {
          pour: '2-3a',
          texte:
            'Assoyez l’enfant contre vous, son ours entre les jambes. Montrez un seul bobo du doigt : il y pose la débarbouillette, l’ours dit « ahh », et vous montrez le suivant.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez à l’enfant qui hésite deux malades qui ont la même chose et une seule bande; les mots du docteur viennent en écoutant ceux des autres.',
        },
        {
          pour: '4-5a',
          texte:
            'Tracez le contour d’un toutou sur une feuille : l’enfant y marque l’endroit du mal, et dessine à côté ce qui va guérir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Offrez à l’enfant qui porte un appareil, des lunettes ou un plâtre de quoi en fabriquer un pour un toutou, si l’idée lui sourit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la clinique s’installe à l’ombre et soigne les coups de soleil.} {!hiver|L’hiver, soignez rhumes et nez gelés, mitaines comprises.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Retour d’un mauvais souvenir, quelques larmes.',
          '{3-4a 4-5a|Dispute pour le rôle du médecin.}',
          '{18-24m 2-3a|Dispute pour le même ours.}',
        ],
        dangersAEliminer: [
          'Examen du corps d’un enfant sous ses vêtements : les soins vont aux toutous.',
          '{3-4a 4-5a|Bande enroulée autour d’un cou d’enfant ou de toutou : elle va aux pattes et à la tête.}',
          '{18-24m 2-3a|Enfant qui marche, un rouleau ou une cuillère dans la bouche : on soigne assis, près des lits, et ce qui a été sucé se lave ou se jette.}',
          '{0-18m|Toutou ou débarbouillette contre un bébé couché : rien ne reste près de son visage sans votre main dessus.}',
          '{0-18m|Rouleau, cuillère ou autre outil de soin à la portée d’un poupon : le soignant s’agenouille au bord de la couverture et repart avec ce qu’il a apporté. Ours, gobelet ou débarbouillette mouillés : des secs les remplacent, les premiers vont au lavage.}',
          '{cour 0-18m|Ambulance poussée vers la couverture : elle s’arrête à deux pas, et le malade finit la route dans des bras.}',
          '{cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.}',
          '{cour !hiver 0-18m|Herbe ou terre à la bouche d’un poupon : gardez-le au milieu de la couverture, et regardez-en le bord.}',
          '{18-24m 2-3a|Rouleau ou cuillère dans l’œil ou l’oreille d’un ami : ramenez la main à l’ours.}',
          '{!0-18m !18-24m !2-3a si-pansements si-plasters|Papier de pansement à la bouche ou sous un pied : il va à la poubelle dès qu’il est décollé.}',
          '{4-5a !0-18m !18-24m !2-3a si-téléphones|Écran fendu, pile qui s’ouvre : ce téléphone-là reste hors du jeu.}',
          '{dedans si-bacs|Bac qu’on voudrait remplir : le bain des malades se prend à sec.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-lampes-de-poche|Lampe dans les yeux d’un ami : elle n’éclaire que les toutous.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!si-pansements !si-plasters|Ni crème, ni vrai pansement adhésif : le latex et la colle irritent certaines peaux.} {0-18m 18-24m 2-3a si-pansements si-plasters|Ni crème, ni vrai pansement adhésif : le latex et la colle irritent certaines peaux.} {!0-18m !18-24m !2-3a si-pansements si-plasters|Pas de crème; pansements sans latex, collés sur les toutous seulement : la colle irrite certaines peaux.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : que fait-il quand le malade a peur?',
        'Fonction symbolique : à quoi servent le rouleau et le tissu entre ses mains?',
        'Langage oral : quels mots de son vécu emploie-t-il?',
      ],
      prolongements: [
        'Avant une visite de dentiste ou d’infirmière, rouvrez la clinique.',
        'Un toutou malade arrive de la maison avec un billet du parent; il repart le soir, {3-4a 4-5a|l’ordonnance à la patte}{!3-4a !4-5a|guéri}.',
      ],
      reflexionRetroaction: [
        'Quel soin revient sans cesse, et de qui parle-t-il?',
        'Comment ai-je reçu « ça fait mal »?',
      ],
    },
  },
  {
    key: 'la-cabane-a-sucre-de-la-cour',
    summary:
      'Ploc dans la chaudière! Les enfants entaillent pour faire semblant, portent l’eau sans la renverser et tiennent la cabane.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'arbres-et-feuilles'],
    materials: ['chaudieres-et-pelles', 'eau', 'batons', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      WOODS: 'Dans le boisé, choisissez quatre arbres qui se voient du même endroit, et apportez l’eau en traîneau.',
      PARK: 'Au parc, les gros arbres sont loin les uns des autres; emportez de l’eau dans le chariot.',
    },
    seasons: ['SPRING'],
    durationMinutes: 45,
    adults: 1,
    occasion: 'temps-des-sucres',
    calls: [
      'temps des sucres',
      'cabane à sucre',
      'érable',
      'sirop',
      'sève',
      'tire',
      'chaudière',
      'entailler',
      'mars',
      'crêpes',
      'sucre',
      'printemps',
      'transvider',
      'eau d’érable',
      'transporter',
    ],
    seen: [
      'il pousse un bout de bois contre le tronc et tape pour faire goutter',
      'elle porte son eau à petits pas pour la verser dans le gros chaudron',
      'ils transvident de seau en seau et en perdent la moitié en chemin',
      'ils s’obstinent pour savoir qui brasse et qui ramasse',
      'il est tanné d’attendre le dégel, il demande quand ça va recommencer',
      'elle a les mitaines mouillées et frettes mais ne veut pas rentrer',
      'dans la cour, ils ont accroché nos seaux aux branches et guetté la première goutte',
      'depuis le dîner à l’érablière, ils servent de l’eau chaude à la louche dans les bols',
    ],
    scenes: ['transporter', 'remplir-vider', 'cuisine', 'eau'],
    picture:
      'Devant une cabane de bois, un enfant brasse un chaudron sans feu, un autre sert un bol à l’éducateur assis sur une souche.',
    sheet: {
      titre: 'La cabane à sucre',
      observationDepart:
        '« Nous autres, on est allés à la cabane! » Un enfant pose une chaudière sous une branche et attend.',
      intentionEducative:
        'Offrir un grand jeu de transport et de rôles, avec les gestes et les mots du temps des sucres.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Porter une charge qui bouge en réglant son pas.',
        'Employer les mots du temps des sucres dans le jeu.',
        'S’entendre sur une tâche de la cabane.',
      ],
      materiel: [
        item('Petites chaudières à anse', 'une par enfant', 'Pots de plastique avec une poignée de ruban'),
        item('Bâtons courts et lisses, pour les chalumeaux', 'un par enfant', 'Cuillères de bois'),
        optional('{si-pailles|Pailles, pour d’autres chalumeaux}', 'une par enfant', null),
        optional('{si-corde|Corde, la route des porteurs}', 'une, longue de six pas, couchée par terre', null),
        optional('{si-tuyaux|Tuyau ou gouttière, aux bouts lisses}', 'un', null),
        optional(
          '{45min 60min si-couvertures|Couvertures usées}{45min 60min si-vieilles-couvertures|Vieilles couvertures}{45min 60min si-vieilles-couvertes|Vieilles couvertes}',
          'deux',
          null,
        ),
        optional('{45min 60min si-instruments|Tambourin}', 'un', null),
        optional('{45min 60min si-roches|Roches grosses comme deux poings}', 'huit', null),
        item('Grand chaudron ou bac large', 'un', 'Traîneau creux'),
        item('Petits pots de plastique, pour la sève', 'huit', 'Contenants de yogourt rincés'),
        item(
          '{30min|Louches}{45min 60min|Louches et bols}',
          '{30min|quatre}{45min 60min|quatre louches, huit bols}',
          '{30min|Grosses cuillères}{45min 60min|Grosses cuillères et tasses}',
        ),
        item(
          'Eau tiède, {parc bois|apportée et }versée par l’adulte',
          'une chaudière{parc bois| à couvercle}',
          'Neige fondante',
        ),
        item('Serviettes et mitaines sèches', 'deux serviettes, une paire de mitaines par enfant', 'Gros bas de laine'),
        {
          ...food('{si-sirop-d’érable|Sirop d’érable, froid}', 'un petit pot à couvercle vissé, sur vous', null),
          facultatif: true,
        },
        optional('{si-sirop-d’érable|Petites cuillères propres}', 'une par enfant', null),
      ],
      preparation: [
        'Choisissez quatre arbres et posez au pied de chacun deux petits pots d’eau tiède, comme si la sève avait coulé toute la nuit.',
        'Placez le chaudron et la chaudière d’eau sur un sol plat, à distance des arbres, et assoyez-vous entre les deux.',
        '{cour|Sablez les plaques de glace entre les arbres.} {parc bois|Choisissez des arbres sans plaque de glace entre eux.}',
        '{avec-roulant|Avancez @materiel : il ramassera les chaudières comme le cheval d’autrefois.}',
        '{1adulte|Sans collègue, restez au chaudron : les enfants vous rapportent les pots vides, que vous remplissez.} {2adultes|Avec une collègue, gardez le chaudron; elle court les érables et remplit les pots.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Collez l’oreille à un tronc. « Ça coule! » Appuyez un bâton, le chalumeau, contre l’écorce, tapez dessus du poing et faites claquer votre langue. {si-pailles|Avec des pailles, chacun en appuiera une aussi, le bout penché vers le pot.} Chacun tape son bâton, le laisse au pied d’un arbre et reçoit sa chaudière. {si-tuyaux|Deux enfants penchent un tuyau vers une chaudière; versez un pot par le haut : dans cette tubulure, la sève court toute seule.}',
        ),
        play(
          { 30: 20, 45: 20, 60: 25 },
          'Les enfants courent les érables, vident un pot dans leur chaudière et reviennent à petits pas, à deux sur une anse, verser la sève au chaudron. {si-corde|Une corde couchée jusqu’au chaudron fait leur route : un pied de chaque côté.} D’autres brassent à la louche. {4-5a !multiage|Une chaudière arrive presque à sec? Cherchez ensemble la trace mouillée derrière elle : au voyage suivant, moins d’eau, ou des pas plus courts.} {3-4a|L’eau se perd en chemin? On y retourne.} {3-4a !multiage|La mitaine est trempée? Une sèche, et le voyage reprend.} {4-5a|Ils décident qui ramasse, qui verse, qui brasse.} Entre deux voyages, annoncez une nuit glaciale : plus rien ne coule. On tape du bâton, on souffle sur l’écorce. Enfin, le soleil : « Ça coule! » Et l’on repart. Quand les pots sont vides, l’érable se repose, le temps qu’on les remplisse. {avec-contenant|Donnez aussi @materiel à un porteur : la sève n’est pas difficile.}',
        ),
        play(
          { 45: 12, 60: 20 },
          'Le chaudron est plein : ça bout pour faire semblant, ça sent bon, ça colle. {si-roches|Un rond de roches fait le foyer : on souffle dessus.} On cuit des crêpes de neige ou de vieilles feuilles, on reçoit des clients, on joue du violon avec deux bâtons. {si-instruments|Le tambourin répond : la veillée commence, les pieds tapent.} Demandez une table pour deux. {si-couvertures si-vieilles-couvertures si-vieilles-couvertes|Une couverture est le plancher; une autre, tenue par deux portiers, la porte.} On vous sert? Les lèvres fermées, faites semblant d’y goûter : « Il manque du sirop. » Le cuisinier retourne brasser. Personne ne mange? Invitez un porteur fatigué à s’asseoir devant un bol. Plus tard, annoncez que la neige ferme la route : il faut de la place pour tout le monde.',
        ),
        closing(
          { 30: 6, 45: 7, 60: 8 },
          '{30min|Annoncez le dernier voyage.} {45min 60min|Le feu imaginaire s’éteint d’un souffle.} Les chaudières et le chaudron se vident sur les racines : « Merci, l’érable. » Les mains se sèchent, les mitaines se changent. {si-sirop-d’érable|Tous assis, on regarde le vrai sirop, froid : penchez le pot et comptez tout haut jusqu’à ce que la goutte tombe. Chacun lèche la sienne, dans sa cuillère.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{1adulte|De votre place, soulevez une chaudière pleine, lentement, et renversez-en un peu.} {2adultes|Celle qui court les érables porte aussi, lentement, et en renverse un peu.}',
          'Lancez les mots dans l’action : « Ton chalumeau coule, ta chaudière va déborder. »',
          'Assise près du chaudron, recevez la sève et laissez-les brasser.',
        ],
        questionsOuvertes: [
          'Comment fais-tu pour ne pas renverser?',
          'Où l’arbre cache-t-il son eau?',
          '{30min|Que fera-t-on de toute cette sève?} {45min 60min|Que sert-on, dans votre cabane?}',
        ],
      },
      vocabulaire: [
        'l’érable',
        'la sève',
        'le chalumeau',
        'la chaudière',
        'entailler',
        '{30min|brasser}{45min 60min|bouillir}',
        'déborder',
        '{45min 60min|le sirop}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux doigts d’eau par chaudière et des arbres à cinq pas : inquiétez-vous d’un débordement à chaque arrivée.',
        },
        {
          pour: '4-5a',
          texte:
            'Votre main, debout au fond du chaudron, montre jusqu’où la sève montera. Ils prédisent combien de voyages il faut, puis les comptent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil transporte le chargement : une chaudière calée sur ses genoux, dans un bac, par un chemin dégagé.',
        },
        {
          pour: 'interieur',
          texte: 'Sur une toile, transportez des balles de laine d’un « érable » dessiné à l’autre.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, attachez un ruban à l’érable rouge du coin : vous le retrouverez en mars.',
        },
      ],
      securite: {
        risquesAcceptes: ['Mitaines mouillées.', 'Glissade dans la neige molle.'],
        dangersAEliminer: [
          'Vrai clou ou vrai perçage d’arbre : les chalumeaux ne font que s’appuyer.',
          '{si-pailles|Pailles : appuyées au pot, elles restent hors des bouches.}',
          'Chaudron rempli plus haut que la main : videz-en la moitié.',
          '{si-tuyaux|Tuyau à la bouche ou autour d’un cou : deux enfants le tiennent, un par bout, et le recouchent par terre.}',
          '{45min 60min si-couvertures si-vieilles-couvertures si-vieilles-couvertes|Couverture sur une tête ou sous un pied qui court : la porte se lève pour qui entre, et l’on marche dans la cabane.}',
          '{45min 60min si-roches|Roche lancée ou lâchée sur un pied : une à la fois, à deux mains, et elle ne quitte plus le foyer.}',
          'Tire ou sirop chaud au milieu du jeu : rien ne chauffe ici.',
          '{si-sirop-d’érable|Cuillère à la bouche en marchant : on lèche assis, une cuillère chacun, rendue avant de se lever.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!si-sirop-d’érable|Rien ne se goûte dans cette cabane, pas même l’eau des pots.} {si-sirop-d’érable|Sirop d’érable : relisez les plans d’allergie et prévenez les familles. Rien d’autre ne se goûte, pas même l’eau des pots.}',
        ],
      },
      observation: [
        'Motricité globale : comment règle-t-il son pas pour ne rien renverser?',
        'Langage oral : quels mots de l’érable reprend-il de lui-même?',
        'Compétences sociales : comment partage-t-il {30min|les pots et les louches}{45min 60min|le chaudron et les clients}?',
      ],
      prolongements: [
        'Laissez un petit pot d’eau dehors pour la nuit; au matin, cherchez ce que le froid en a fait.',
        'Les familles prêtent une photo de cabane, d’ici ou d’un autre printemps, à raconter.',
      ],
      reflexionRetroaction: [
        'Quand ai-je interrompu un trajet pour essuyer ou presser?',
        'Quels enfants n’étaient jamais allés à la cabane, et qu’ont-ils apporté au jeu?',
      ],
    },
  },
  {
    key: 'on-dirait-qu-on-etait',
    summary:
      'Les enfants se donnent des rôles, se contredisent et inventent la suite d’un jeu né de ce qui les habite ces jours-ci.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites', 'tissus', 'batons'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'À l’intérieur, repoussez deux meubles : il faut un grand vide au milieu.',
      PARK: 'Au parc, un drap étendu marque le camp, et le matériel y revient.',
      WOODS: 'Dans le boisé, ne sortez que les draps et les pinces : le reste est déjà là, par terre.',
    },
    seasons: [],
    durationMinutes: 60,
    adults: 1,
    followsInterest: true,
    calls: [
      'faire semblant',
      'jouer à',
      'on dirait que',
      'intérêt des enfants',
      'projet',
      'jeu de rôles',
      'déguisement',
      'imaginaire',
      'passion',
      'inventer',
      'jouer ensemble',
      'scénario',
      'super-héros',
      'princesse',
    ],
    seen: [
      'ils disent moi j’étais le papa et toi t’étais le chien et partent à courir',
      'elle change la fin de l’histoire en plein jeu et les autres s’adaptent',
      'ils négocient leurs personnages plus longtemps qu’ils jouent',
      'deux filles veulent le même personnage et aucune ne lâche',
      'il tourne autour de ses amis sans savoir comment entrer dans leur jeu',
      'elle est seule dans son idée, personne ne veut embarquer avec elle',
      'depuis la sortie au cirque, ils ramènent ça dans chacun de leurs jeux',
      'au vestiaire, ils se sont donné des rôles pour la cour avant même de sortir',
    ],
    scenes: ['deguiser', 'cooperer', 'inventer-regles'],
    picture:
      'Des boîtes, un drap à pinces et un volant font un drôle de vaisseau; une capitaine montre le large, une amie trace une carte au sol.',
    sheet: {
      titre: 'On dirait qu’on était…',
      observationDepart:
        'Ces jours-ci, un sujet revient : @interet. Les enfants en parlent à table, au vestiaire, en dessinant.',
      intentionEducative: 'Soutenir un faire-semblant à plusieurs, nourri de ce qui occupe vraiment les enfants.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Proposer un rôle, en accepter un, en changer.',
        'Donner à un objet un autre emploi que le sien.',
        'S’entendre sur la suite, ou jouer deux suites à la fois.',
      ],
      materiel: [
        item(
          '{!bois|Boîtes de carton, grandes et petites}',
          '{20min|six}{!20min|une douzaine}{parc|, emboîtées pour la route}',
          'Bacs vides',
        ),
        item('Draps et tissus', '{20min|trois}{!20min|six}', 'Manteaux de rechange'),
        item(
          'Gros bâtons courts',
          '{20min|une dizaine}{!20min|une vingtaine}{bois|, ramassés sur place}',
          'Rouleaux de carton',
        ),
        item('Pinces à linge', '{20min|une douzaine}{!20min|deux douzaines}', 'Nœuds faits dans le tissu'),
        item('Carnet et crayon, pour vos notes', 'un de chaque', 'Feuilles pliées'),
        optional('{si-corde|Corde}', 'une, couchée par terre', null),
        optional('{si-pièces-de-monnaie|Pièces de monnaie lavées}', 'cinq', null),
        optional(
          '{si-déguisements|Déguisements sans cordon ni masque}{si-costumes|Costumes sans cordon ni masque}',
          'un par enfant',
          null,
        ),
        optional('{45min 60min si-instruments|Tambourin ou maraca}', 'un, pour vous', null),
        optional('{45min 60min si-coussins|Coussins}', 'deux ou trois', null),
      ],
      preparation: [
        'Pendant deux jours, écrivez ce que les enfants disent du sujet, mot pour mot, sans chercher à leur en apprendre plus.',
        'Disposez le matériel en tas ouvert, {dehors|à l’abri du vent,} sans rien bâtir ni décorer.',
        'Relisez vos notes et choisissez une seule phrase d’enfant pour commencer.',
        '{1adulte|Seule, tenez votre petit rôle au bord du jeu, là d’où tout se voit.} {2adultes|À deux, jouez pendant que votre collègue écrit ce qui se dit.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 8 },
          'Assise par terre à côté du tas, dites la phrase : « L’autre jour, quelqu’un a dit… » Soulevez un coin de drap. « Ça pourrait être quoi? » Prenez la première réponse au sérieux. {si-corde|Couchez une corde par terre : rivière, clôture, fil électrique? Ils le diront avant de l’enjamber.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20, 60: 25 },
          'Les {!bois|boîtes} {bois|branches} se déplacent, les rôles volent : « Moi, j’étais… Toi, tu savais pas… » {3-4a|Chacun joue son bout; une poursuite ou un repas les réunit.} {4-5a|Le jeu se négocie autant qu’il se joue : laissez durer les « on dirait que ».} {si-pièces-de-monnaie|Tendez une pièce de monnaie à l’entrée : que vaut-elle, dans leur monde?} {!20min|Restez assise au bord : on viendra vous dire qui vous êtes. Deux enfants veulent le même rôle? « Dans votre jeu, est-ce qu’il y en a un ou deux? » Laissez-les régler cela. Le jeu piétine? Fixez un tissu au bout d’un bâton avec une pince et posez-le au milieu : quelqu’un dira ce que c’est. Un enfant tourne autour sans entrer? Demandez-lui tout haut où est la porte.} {20min|Un drap étendu et quatre pinces suffisent pour commencer; le reste du tas attend qu’on en ait besoin. Le jeu hésite? Cognez dans l’air, tout près : « Toc, toc. C’est bien ici? »} {avec-tissu|Ajoutez @materiel au tas, sans dire à quoi il sert.} {avec-contenant|Glissez @materiel dans le tas, vide.}',
        ),
        play(
          { 45: 12, 60: 18 },
          'Quand le jeu tourne en rond, une seule intervention : un bruit au loin, une porte qui ne s’ouvre plus, un visiteur perdu. {si-instruments|Le bruit vient d’un tambourin, derrière votre dos : à eux de dire ce que c’était.} C’est vous, le visiteur; vous ne connaissez rien au sujet. Saluez un drap, assoyez-vous à l’envers : on vous corrige, et les règles de leur monde se disent tout haut. {si-coussins|Prenez un coussin pour une soupe : on vous dira vite ce qu’il est.} Partez dès qu’on joue sans vous. Deux bandes se sont formées? Portez de l’une à l’autre un message chuchoté, un peu déformé : il faudra aller vérifier.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 9 },
          '« Où est-ce qu’on s’est rendus? » Tous reprennent leur place dans le jeu, debout, assis ou cachés, et ne bougent plus : une photo sans appareil. {si-déguisements si-costumes|Les déguisements retournent au tas : chacun salue le personnage qu’il quitte.} Écrivez dans votre carnet une phrase pour demain et {dedans cour|couvrez le décor d’un drap}{parc bois|défaites le décor ensemble}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Avouez que vous ne savez pas, et demandez aux enfants comment ça se passe dans leur monde.',
          'Prenez le plus petit rôle : la porte, le passager, celle qui attend.',
          'Répétez au groupe l’idée dite trop bas.',
        ],
        questionsOuvertes: [
          'Que va-t-il arriver, maintenant?',
          'Qui est-ce que je pourrais être?',
          'De quoi a-t-on besoin pour que ce soit pour vrai?',
        ],
      },
      vocabulaire: ['faire semblant', 'on dirait que', 'le rôle', 'le personnage', 'ensuite', 'd’accord', 'à suivre'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Gardez en double ce qui compte : deux bâtons pareils, deux tissus pareils{!bois|, deux boîtes pareilles}.',
        },
        {
          pour: '4-5a',
          texte:
            'Proposez {!20min|de dessiner le décor dans votre carnet avant de jouer, et }un mot de passe inventé pour entrer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Remettez à l’enfant qui ne sait pas comment entrer un objet attendu par les autres : celui qui l’apporte est de la partie.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, installez le décor dehors, à l’ombre : les draps y font de longs murs.} {!hiver|L’hiver, dehors, traîneau et bancs de neige remplacent boîtes et draps.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Rôle très convoité, larmes brèves.', 'Cri, course et poursuite.'],
        dangersAEliminer: [
          'Drap noué au cou en cape : il se fixe aux épaules avec deux pinces.',
          'Bâton pointé vers un visage : il redevient un objet qui se pose.',
          '{si-corde|Corde au cou, à la taille ou tendue : elle reste couchée par terre, et vous revient après le jeu.}',
          '{si-pièces-de-monnaie|Pièce de monnaie à la bouche : cinq prêtées, cinq rendues, puis les mains se lavent.}',
          '{si-déguisements si-costumes|Déguisement trop long sous un pied : relevez-en le bord avant que l’enfant coure.}',
          '{parc bois|Enfant qui court ou se cache hors de vue : avant le jeu, marchez ensemble le tour du camp; on ne le dépasse pas.}',
          '{!bois|Enfermement sous une boîte : deux ouvertures ou pas de couvercle.} {bois|Enfermement sous les branches : deux ouvertures ou pas de toit.}',
        ],
        supervision: 'palier3',
        allergies: ['Tissus {!bois|et boîtes }propres, sans trace d’aliments.'],
      },
      observation: [
        'Compétences sociales : comment entre-t-il dans un jeu déjà commencé?',
        'Fonction symbolique : que remplace-t-il, et par quoi?',
        'Langage oral : se sert-il des mots pour changer le scénario?',
      ],
      prolongements: [
        '{dedans cour|Laissez le tas en place; chaque jour,}{parc bois|Rapportez le tas à chaque sortie;} ajoutez-y une seule chose choisie par un enfant.',
        'Le jeu continue au souper : au matin, rapportez au groupe ce qu’un parent en a entendu.',
      ],
      reflexionRetroaction: [
        'Ai-je suivi leur idée, ou ce que j’en savais?',
        'Quel rôle est toujours donné au même, et par qui?',
      ],
    },
  },
  {
    key: 'le-mur-des-pourquoi',
    summary:
      '« Pourquoi? Parce que… » Les enfants dictent leurs questions, dessinent leurs réponses et en essaient une pour vrai.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, les questions s’accrochent à la clôture et l’essai se fait sur-le-champ.' },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    followsInterest: true,
    calls: [
      'pourquoi',
      'questions',
      'curiosité',
      'expérience',
      'sciences',
      'intérêt des enfants',
      'projet',
      'comment ça marche',
      'essayer',
      'hypothèse',
      'recherche',
      'sujet',
      'savoir',
      'découvrir',
      'dessin',
    ],
    seen: [
      'il n’arrête pas de demander comment ça se fait que, à longueur de journée',
      'elle invente que le soleil se couche parce qu’il est brûlé de sa journée',
      'ils s’obstinent à savoir qui a raison et chacun dessine son idée',
      'il veut que j’écrive ses mots exacts sous son dessin collé au mur',
      'elle dit qu’elle ne sait pas et se choque quand on ne lui donne pas la réponse',
      'tout fier, il explique à ses amis d’où vient le tonnerre selon lui',
      'au dîner, ils se sont demandé où va la nourriture et personne n’était d’accord',
      'dans l’auto, sa mère n’en peut plus, il pose cent fois la même question',
    ],
    scenes: ['pourquoi', 'tracer-ecrire'],
    picture:
      'Trois grandes feuilles de questions couvrent un mur; une enfant y colle sa réponse, une autre compare une feuille et un bloc, l’éducateur se gratte la tête.',
    sheet: {
      titre: 'Le mur des pourquoi',
      observationDepart: 'Les pourquoi s’accumulent autour de ceci : @interet. Une réponse en amène trois autres.',
      intentionEducative:
        'Éveiller le plaisir de chercher, en traitant chaque question comme une vraie piste plutôt qu’un examen.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Poser une question et tenir à sa réponse.',
        'Dessiner ce que l’on pense.',
        '{45min|Imaginer un moyen de vérifier et l’essayer.}{20min 30min|Dire si l’on est d’accord avec une réponse, et pourquoi.}',
      ],
      materiel: [
        item('Grandes feuilles au mur', 'trois', 'Dos d’affiches'),
        item(
          'Petits papiers et crayons de cire',
          'quatre papiers et trois crayons par enfant',
          'Dos de feuilles usagées et crayons de bois',
        ),
        item('Gros crayon-feutre, gardé par vous', 'un', 'Gros crayon de cire foncé'),
        item('Ruban-cache', 'un rouleau', 'Bâtons de colle'),
        item('{cour|Pinces à linge, pour tenir les feuilles}', 'douze', '{cour|Ficelle}'),
        optional('Objets ou images apportés par les enfants', 'un par enfant', 'Livres du local'),
        optional('{si-pièces-de-monnaie|Pièces de monnaie lavées}', 'cinq', null),
        optional('{si-marionnettes|Marionnette à main}', 'une', null),
        optional('{45min si-loupes|Loupes}', 'deux', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche}', 'une', null),
        optional('{si-enveloppes|Enveloppe}', 'une', null),
      ],
      preparation: [
        '{dedans|Collez}{cour|Pincez} les feuilles, sans titre ni image, à hauteur d’enfant. {cour|La clôture à l’abri du vent fait un bon mur.} Au bord des feuilles, collez d’avance des bouts de ruban : chacun y prend le sien.',
        '{cour hiver|L’hiver, les réponses se dessinent aussi dans la neige, du bout de la botte.}',
        'Ne préparez aucune réponse; prévoyez plutôt où chercher : un livre, un parent{45min|, un essai}.',
        'Gardez une place au bas des feuilles pour les questions qui arriveront plus tard, à la sieste ou au vestiaire.',
        '{1adulte|Sans collègue, installez papiers et crayons au pied du mur, là où vous écrivez.} {2adultes 45min|Avec une collègue, écrivez les questions; elle accompagne l’essai.} {2adultes 20min 30min|Avec une collègue, écrivez les questions; elle tend les papiers et colle les réponses avec les enfants.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Posez une question que vous avez réellement entendue, avec les mots exacts, et écrivez-la en haut d’une feuille. Grattez-vous la tête longtemps. « Je ne le sais pas. Toi, tu penses quoi? » {si-pièces-de-monnaie|Des enfants frottent au crayon de cire une pièce de monnaie glissée sous un papier : l’image qui sort amène-t-elle un autre pourquoi?}',
        ),
        play(
          { 20: 13, 30: 19, 45: 18 },
          'Chacun dessine sa réponse ou une autre question et la colle où il veut. Tendez un papier à qui vient de parler. Il dit « Je ne sais pas »? Qu’il dessine celui qui le saurait : un pompier, sa grand-mère, un poisson. {si-marionnettes|Une marionnette insiste : « Mais pourquoi? »} Les crayons ralentissent? Lisez une réponse collée : « Qui est d’accord? » Qui dit oui va se placer devant une feuille, qui dit non devant une autre, et chacun dit pourquoi. {3-4a|Leurs « parce que » sont magiques : le soleil se couche parce qu’il est fatigué. Écrivez-les tels quels sous le dessin.} {4-5a|Deux réponses se contredisent? Collez-les côte à côte.} Passez à la suite quand un nouveau papier répète un ancien. {avec-papier|Servez-vous de @materiel pour les réponses trop grandes.}',
        ),
        play(
          { 45: 14 },
          'Choisissez avec eux une réponse qui peut s’essayer avec les mains ou le corps. Ils cherchent de quoi essayer parmi les objets apportés et ceux {dedans|du local}{cour|de la cour}, essaient, recommencent autrement. Avant chaque essai, les pouces parient, en haut ou en bas. {si-loupes|À la loupe, un enfant guette ce qui devrait changer.} Rien n’arrive? Ils changent une seule chose; redites laquelle. Qui préfère continue à dessiner.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Lisez le mur à voix haute, question par question. {dedans si-lampes-de-poche|Lumière baissée, un enfant éclaire à la lampe de poche le papier dont on parle.} Chacun peut déplacer, doubler ou jeter son papier. La réponse la plus drôle repart ce soir avec qui l’a dessinée. {si-enveloppes|Elle voyage dans une enveloppe, un point d’interrogation pour timbre.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez la question telle qu’elle sort, puis relisez-la du doigt.',
          'Retardez votre savoir : une réponse d’enfant d’abord, puis une autre.',
          'Servez-vous de « peut-être » et de « comment le saurait-on? » à voix haute.',
        ],
        questionsOuvertes: ['Pourquoi, d’après toi?', 'Comment pourrait-on le savoir?', 'Qui pourrait nous le dire?'],
      },
      vocabulaire: ['pourquoi', 'parce que', 'peut-être', '{45min|essayer}', 'la question', 'la réponse', 'd’accord'],
      adaptations: [
        { pour: '3-4a', texte: 'Une question à la fois, et la réponse jouée avec le corps si le dessin ne vient pas.' },
        { pour: '4-5a', texte: 'Triez les papiers, une feuille du mur par sorte : à essayer, à demander, à imaginer.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui pointe plutôt qu’il ne parle pose sa question avec un objet; tracez le contour de l’objet sur un papier, ajoutez un point d’interrogation et collez-le au mur.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, accrochez les questions à la clôture et dessinez à l’ombre.} {!hiver|L’hiver, collez une feuille près de la fenêtre : les questions sur la neige s’y écrivent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Question qui reste sans réponse.', 'Désaccord vif entre deux explications.'],
        dangersAEliminer: [
          '{45min|Essai proposé avec une flamme, une prise, un produit ménager ou une chose à avaler : cherchez-en un autre avec eux.} {20min 30min|Enfant qui veut vérifier tout de suite avec une prise, un produit ménager ou une chose à avaler : arrêtez-le, et écrivez sa question au mur.}',
          '{si-pièces-de-monnaie|Pièce de monnaie à la bouche : recomptez les cinq avec les enfants avant de ranger, puis lavez les mains.}',
          '{cour 45min si-loupes|Loupe au soleil, qui brûle : on s’en sert à l’ombre, et elle vous revient.}',
          '{dedans si-lampes-de-poche|Lampe dans des yeux : elle reste tournée vers le mur.}',
          'Papiers collés sur une porte ou un passage : ils reviennent sur les feuilles.',
        ],
        supervision: 'palier4',
        allergies: ['Objets de la maison vérifiés avant d’entrer dans le groupe : odeur, aliment, poil d’animal.'],
      },
      observation: [
        'Raisonnement : que répond-il à son propre pourquoi?',
        'Langage oral : relie-t-il ses idées avec « parce que » ou « si »?',
        'Développement graphique : comment montre-t-il une idée qui ne se voit pas?',
      ],
      prolongements: [
        'Gardez le mur deux semaines{cour|, rentré le soir}; les réponses s’empilent les unes sur les autres.',
        'Envoyez une question à chaque famille : la réponse revient en dessin ou en paroles, dans leur langue.',
      ],
      reflexionRetroaction: [
        'À quelle question ai-je répondu avant eux?',
        'Quelle question m’a fait chercher, moi aussi?',
      ],
    },
  },
  {
    key: 'l-arbre-qui-ne-va-pas-bien',
    summary:
      'L’oreille sur l’écorce, les enfants devinent ce qu’un arbre ressent, puis lui trouvent un remède qui ne blesse pas.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'emotions-et-amitie'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, les arbres sont seuls dans l’herbe; demandez-vous s’ils s’ennuient.',
      YARD: 'Dans la cour, l’arbre et ses deux arbustes voisins reçoivent tous les soins.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,

    calls: [
      'arbre',
      'écorce',
      'branche cassée',
      'docteur',
      'avoir froid',
      'arbre malade',
      'consoler',
      'forêt',
      'coller l’oreille',
      'feuilles qui tombent',
      'empathie',
      'tronc',
      'sève',
      'triste',
      'médecin',
      'bourgeons',
      'bosses sur les branches',
      'regarder les bourgeons à la loupe',
    ],
    seen: [
      'elle serre un gros érable dans ses bras et lui demande ce qui ne va pas',
      'il met ses deux mains sur le trou du tronc pour qu’il arrête d’avoir mal',
      'ils cognent sur le bois avec leurs jointures et écoutent comme avec un stéthoscope',
      'elle a de la peine parce que les bûcherons ont coupé celui du voisin',
      'il dit que la gomme qui coule, c’est qu’il pleure',
      'deux petits s’obstinent sur la maladie du bouleau, la fièvre ou la bedaine',
      'au bois, après le verglas, ils ont voulu soigner tout ce qui était cassé',
      'au parc, ils ont vu des petites bosses sur les branches et pensent que l’arbre est malade',
      'à la marche, il a collé sa joue sur un tronc et dit qu’il avait frette sans feuilles',
    ],
    scenes: ['consoler', 'plantes'],
    picture:
      'Des enfants soignent un gros arbre troué : l’une l’écoute, un autre couvre son bobo de ses mains, une troisième lui fait une couverture de feuilles.',
    sheet: {
      titre: 'L’arbre qui ne va pas bien',
      observationDepart:
        '« Il a un gros bobo, l’arbre. » Un enfant couvre le trou de l’écorce avec ses deux mains et ne bouge plus.',
      intentionEducative:
        'Soutenir l’attention à l’autre, en prêtant à un arbre des émotions que les enfants connaissent bien.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Décrire ce qu’il voit, touche, entend.',
        'Prêter une émotion et chercher un réconfort.',
        'Comparer deux arbres de près.',
      ],
      materiel: [
        optional('{si-loupes|Loupes}', 'une pour deux enfants', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton, en stéthoscopes}', 'un par patient', null),
        optional('{si-foulards|Foulards ou serviettes}', 'un par patient', null),
        optional(
          '{45min si-papier si-crayons|Papier et gros crayons de cire}',
          'une feuille et un crayon pour deux enfants',
          null,
        ),
        optional('{45min si-chaudières|Petites chaudières}', 'deux', null),
      ],
      preparation: [
        'Choisissez {bois|quatre ou cinq arbres proches,} {parc|trois arbres voisins,} {cour|un arbre et deux arbustes,} dont un blessé, penché ou sec : ce sont les patients.',
        '{!hiver|Vérifiez leurs pieds et leurs troncs : ni herbe à puce, ni nid de guêpes, ni verre.} {hiver|L’hiver, levez les yeux : aucune branche chargée de neige au-dessus des patients.}',
        '{hiver|L’hiver, gardez un rythme qui réchauffe : de la course entre deux patients.} {automne 45min|L’automne, laissez les feuilles par terre : les enfants s’en serviront.}',
        '{1adulte|Sans collègue, gardez les patients voisins : d’un tronc, vous voyez tous les autres.} {2adultes|À deux, partagez-vous les patients et venez vous demander conseil.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Entourez un tronc de vos bras, les yeux sur les enfants. « Il a quelque chose, lui. » Posez l’oreille sur l’écorce. {si-rouleaux-de-carton|Un rouleau de carton sert de stéthoscope : on l’appuie au tronc, puis l’oreille vient.} « Docteurs, venez voir. » Parlez si bas qu’il faut s’approcher.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'Les docteurs touchent, tapotent, reniflent. Un trou est un bobo, une bosse un ventre, la gomme une larme. Avant de parler, ils tâtent aussi {bois parc|l’arbre}{cour|l’arbuste} d’à côté : est-ce pareil? {hiver|L’hiver, l’arbre n’a plus de manteau.} {printemps|Une bosse sur sa branche? Un bourgeon, qui l’empêche de dormir.} {printemps si-loupes|Avec des loupes, on voit ses écailles.} {!printemps si-loupes|Avec des loupes, on suit une fente de l’écorce.} {ete|L’été, ses bras sont trop pleins.} {automne|L’automne, ses feuilles s’en vont sans dire bonjour.} {3-4a|Chacun choisit son malade et lui revient toujours.} {3-4a !multiage !20min|Un docteur vient vous chercher; posez votre main à côté de la sienne : « Ici, ou plus bas? » Un autre ne trouve aucun bobo : son arbre s’ennuie peut-être, on s’assoit avec lui.} {3-4a !20min|L’oreille contre votre arbre, sursautez tout à coup : « Son cœur! » Tapez du doigt, toc, toc; chacun colle l’oreille au sien et répond.} {3-4a !multiage !20min|Quand tous les cœurs ont répondu, passez à la suite.} {4-5a|Deux docteurs visitent le même malade et ne sont pas d’accord.} {4-5a !multiage !20min|Ils y retournent, un doigt sur la preuve, et le comparent avec un} {4-5a !multiage !20min bois parc|arbre}{4-5a !multiage !20min cour|arbuste} {4-5a !multiage !20min|en santé : même écorce, mêmes branches? Puis prêtez votre voix à un arbre : « J’ai mal, et je ne dis pas où. » Ils cherchent; vous répondez seulement « chaud » ou « froid ». Quand chaque malade a eu deux docteurs, passez à la suite.}',
        ),
        play(
          { 45: 12 },
          'Chacun trouve un remède qui ne blesse pas : un câlin, {hiver|une couverture de neige tapée,} {printemps ete|deux mains posées sur le bobo,} {automne|une couverture de feuilles tombées,} une chanson murmurée, un ami assis contre lui. {si-papier si-crayons|Sur une feuille tenue à plat contre l’écorce, le crayon couché frotte la radiographie du malade.} {!hiver si-chaudières|La chaudière apporte de quoi border les racines, ramassé par terre.} {hiver si-chaudières|La chaudière apporte de la neige pour border les racines.} Demandez une consultation pour votre propre arbre.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{20min 30min|Chacun console son patient : un câlin, deux mains posées sur le bobo, un mot doux. Puis on lui dit au revoir à voix basse.} {45min|Dites au revoir à voix basse, chacun à son patient.} {si-foulards|Un foulard appuyé au tronc, sans nœud, lui tient chaud le temps de l’au revoir; il repart avec vous.} Celui qui veut raconte ce que l’arbre lui a dit. Convenez avec eux du jour de la prochaine visite.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!hiver|Touchez}{hiver|La mitaine ôtée, touchez} l’écorce du plat de la main et dites un mot juste : rugueux, fendu, lisse.',
          '{printemps|Comptez les bosses d’un rameau avec l’enfant : dans chaque bourgeon, une feuille ou une fleur attend, pliée.}',
          '« Il a mal », dit le docteur : demandez où. L’explication viendra un autre jour.',
          'Répétez sans rien ajouter ce qu’un enfant dit à son arbre : il parle parfois de lui.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il a, lui?',
          'Où le vois-tu, sur lui?',
          'Qu’est-ce qui te ferait du bien, à sa place?',
          '{printemps|Qu’est-ce qui dort dans la bosse?}',
        ],
      },
      vocabulaire: [
        'l’écorce',
        'le tronc',
        'rugueux',
        'la racine',
        's’ennuyer',
        'consoler',
        'penché',
        '{hiver printemps|le bourgeon}{ete automne|la feuille}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Restez à deux {bois parc|arbres, le droit et le penché,}{cour|malades, l’arbre et un arbuste,} et touchez-les chacun plusieurs fois.',
        },
        {
          pour: '4-5a',
          texte: 'Cherchez ce qui blesse pour vrai : vent, dent d’animal, corde oubliée, et qui peut aider.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si l’écorce rebute l’enfant, il ausculte, la manche tirée sur la main, ou écoute, assis au pied, le vent dans les branches.',
        },
        { pour: 'interieur', texte: 'Une branche tombée et une plante du local deviennent les patients.' },
        { pour: 'autre_saison', texte: 'Revenez au même arbre à chaque saison; ses ennuis ne sont jamais les mêmes.' },
      ],
      securite: {
        risquesAcceptes: ['Joue égratignée par l’écorce.', 'Tristesse qui remonte en consolant.'],
        dangersAEliminer: [
          '{bois automne|Période de chasse : choisissez un bois où elle est interdite.}',
          'Branche morte suspendue au-dessus du patient : choisissez-en un autre.',
          '{printemps|Rameau à la hauteur des yeux : tenez-le pendant qu’on le regarde; un bourgeon se touche du bout du doigt et reste sur l’arbre.}',
          '{si-loupes|Loupe tournée vers le soleil, qui brûle : elle vise l’écorce et revient dans votre poche.}',
          '{si-rouleaux-de-carton|Rouleau poussé dans une oreille : il touche d’abord le tronc, un docteur par rouleau, et personne ne marche avec.}',
          '{si-foulards|Foulard au cou d’un enfant ou noué à l’arbre : on le tient à deux mains contre l’écorce, et vous les comptez au départ.}',
          'Écorce arrachée « pour le guérir » : on console l’arbre sans rien lui arracher.',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Pollen et piqûres : l’auto-injecteur suit l’adulte.} {hiver|Résine : lavez les mains de l’enfant à la peau sensible.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : quelles émotions prête-t-il, et d’où viennent-elles?',
        'Langage oral : que dit-il de l’écorce pendant qu’il la tâte?',
        'Éveil aux sciences : quelles différences remarque-t-il entre deux arbres?',
      ],
      prolongements: [
        'Nouez un ruban lâche à l’arbre préféré et visitez-le chaque semaine{printemps| : les bosses ont-elles grossi?}{!printemps|.}',
        'Chaque famille choisit un arbre près de chez elle; l’enfant rapporte de ses nouvelles.',
      ],
      reflexionRetroaction: [
        'Quand ai-je expliqué au lieu d’attendre leur idée?',
        'Qui a consolé, et de quelle façon?',
      ],
    },
  },
]
