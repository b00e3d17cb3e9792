import type { AgeGroup } from '#app/domain/enums.ts'
import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

const ALL_AGES: AgeGroup[] = [
  'AGE_0_18_MONTHS',
  'AGE_18_MONTHS_2_YEARS',
  'AGE_2_YEARS_3_YEARS',
  'AGE_3_YEARS_4_YEARS',
  'AGE_4_YEARS_5_YEARS',
]

const BABIES_CORNER = item(
  '{0-18m cour|Couverture épaisse, le coin des poupons}',
  '{0-18m cour|une}{0-18m cour hiver|, sur un tapis de mousse}',
  '{0-18m cour|Manteau d’adulte étendu}',
)
const HEAT = '{cour ete|Soleil et chaleur : jeu à l’ombre, chapeaux, de l’eau entre deux jeux.}'
const COLD =
  '{cour hiver !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.} {cour hiver 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver|Nuques et mains touchées souvent; cache-cou, aucun foulard.}'

/** Played with one thing alone: balls that feet keep in, a basket that ate too much, a hoop that falls asleep, socks in socks, beanbags that bow, and a bump under a sheet. */
export const HOME_BALL_AND_SOCK_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-trou-dans-la-cloture-de-pieds',
    summary:
      'Assis, pieds contre pieds, on fait une clôture de jambes autour des balles. Un pied se lève : un trou! La balle se sauve, on la ramène, on referme.',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la clôture se fait sur {!hiver|l’herbe rase}{hiver|la neige tapée}, et la balle qui se sauve va plus loin.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'balle',
      'balles',
      'ballon',
      'ballons',
      'jeux de balle',
      'jeux de ballon',
      'rouler une balle',
      'faire rouler le ballon',
      'assis en rond avec un ballon',
      'pousser avec les pieds',
      'balles molles',
      'passer le ballon',
      'jouer au ballon',
      'tunnel de jambes',
      'rien qu’un ballon',
    ],
    seen: [
      'ils s’assoient en rond les jambes écartées et se renvoient un ballon',
      'il lève le genou pour laisser la balle filer en dessous',
      'elle repousse avec son pied tout ce qui roule vers elle',
      'la balle s’échappe tout le temps et ils se lèvent tous ensemble pour courir',
      'mon bébé pousse le ballon mou avec ses orteils et le regarde partir',
      'elle garde le ballon dans ses bras et ne veut pas le redonner au groupe',
      'sur le tapis, ils ont fait un enclos avec leurs jambes pour emprisonner leurs balles',
      'au rassemblement du matin, un ballon roule et ça se lance des coups de pied',
    ],
    picture:
      'Assis en rond, pieds contre pieds, un bébé contre l’éducatrice : un pied se lève, une balle file dessous et un enfant la montre, la bouche grande ouverte.',
    scenes: ['rouler', 'pousser', 'ballon-pied', 'cooperer'],
    sheet: {
      titre: 'Un trou dans la clôture de pieds',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Une balle roule entre deux enfants assis, frappe un mollet, repart et frappe l’autre. « Elle est prise! » Un genou se lève, et elle ne l’est plus.} {!18-24m !2-3a !3-4a !4-5a|Une balle roule contre un pied nu. Le pied pousse, la balle s’en va, deux yeux la suivent jusqu’à votre jambe, qui la renvoie.}',
      intentionEducative:
        '{18-24m 2-3a 3-4a 4-5a|Permettre de garder ensemble quelque chose qui veut se sauver, et de voir que chacun compte pour que ça tienne.} {!18-24m !2-3a !3-4a !4-5a|Permettre à deux de s’envoyer une balle des pieds et des jambes, de la perdre et de la revoir arriver.}',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser une balle du pied ou de la main et voir qui la reçoit.',
        '{18-24m 2-3a 3-4a 4-5a|Tenir sa place dans la clôture, l’ouvrir, la refermer.} {!18-24m !2-3a !3-4a !4-5a|Retrouver des yeux une balle qui est passée sous une jambe.}',
        '{3-4a 4-5a|Prévoir par où la balle sortira.}',
      ],
      materiel: [
        item(
          'Balles ou ballons mous, plus gros qu’un poing d’adulte',
          '{18-24m 2-3a 3-4a 4-5a|une par enfant, et une de plus}{!18-24m !2-3a !3-4a !4-5a|deux par poupon}{0-18m|, et deux à changer une fois mouillées de salive}',
          'Gros bas bien roulés en boule',
        ),
        BABIES_CORNER,
      ],
      preparation: [
        '{dedans|Reculez les chaises : il faut un rond de plancher large comme trois enfants couchés.} {cour !hiver|Prenez un plat d’herbe à l’ombre, loin de la barrière.} {cour hiver|Tapez la neige du pied sur quatre pas, loin du bord du toit.} Gardez les balles à côté de vous, une seule devant.',
        '{dedans|Souliers ôtés : un pied nu ou en bas sent mieux la balle, et un talon ne fait pas mal.} {cour|Bottes ou souliers restent aux pieds : on pousse, on ne botte pas.}',
        '{0-18m dedans|Les poupons sont assis contre votre ventre, entre vos jambes ouvertes, ou couchés contre votre hanche, du côté du mur.} {0-18m cour|La couverture des poupons touche votre hanche, hors de la clôture.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {0-18m !multiage|Prenez deux ou trois poupons à la fois, chacun ses balles; les autres jouent contre vous, sous vos yeux.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous par terre, jambes ouvertes. {18-24m 2-3a 3-4a 4-5a|Invitez un enfant à coller ses pieds aux vôtres. « C’est une clôture. »} {!18-24m !2-3a !3-4a !4-5a|Le poupon est entre elles, le dos contre vous. « Mes jambes font une clôture. »} Lâchez une balle dedans : elle touche un mollet, repart, en touche un autre. « Elle ne peut pas sortir. » Levez un pied, à peine. La balle passe dessous et s’en va. « Oh! Un trou! »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{18-24m 2-3a 3-4a 4-5a|On s’assoit en rond, pieds contre pieds. Les balles entrent une à une; chacun repousse celle qui vient. Un pied s’ouvre, une balle se sauve? « Trou! » L’enfant le plus proche va la chercher, et la clôture se referme derrière lui.} {0-18m|La balle vient contre les pieds du poupon : il pousse, l’enlace, la goûte. Levez votre jambe, elle file dessous; attendez que ses yeux la cherchent, puis ramenez-la du mollet.} {0-18m !multiage|Changez de côté : c’est l’autre jambe qui s’ouvre, et il faut chercher ailleurs.} {18-24m|Le trottineur entre dans la clôture, prend une balle et la sort lui-même, par-dessus une jambe.} {2-3a|On fait des trous exprès, pour crier « Trou! » et rapporter la balle dans ses bras.} {3-4a|On serre les genoux, on guette : « Elle s’en va chez toi! »} {3-4a !multiage|Deux pieds s’ouvrent en même temps : laquelle des deux balles va-t-on chercher d’abord?} {4-5a|On annonce par quel trou elle sortira, puis on vise.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|« Combien notre clôture peut-elle en garder? » Ajoutez une balle, attendez qu’elle fasse le tour, ajoutez-en une autre.} {0-18m|Placez une balle contre chaque pied du poupon. Il en pousse une; faites bouger l’autre du mollet : « Celle-là aussi! » Assis, il en prend une dans chaque bras; couché, il les sent revenir contre ses plantes de pieds.} {18-24m|Le trottineur en tient deux contre lui et en réclame une troisième; il faut bien en lâcher une.} {2-3a|On défend son bout, puis on pousse tout dehors d’un coup de talon.} {3-4a|Les mains derrière le dos : seuls les pieds poussent.} {3-4a !multiage|Combien en reste-t-il dedans? On les compte sans ouvrir ses genoux.} {4-5a|Un gardien ferme les yeux au milieu du rond : il écoute et montre du doigt par où ça s’est sauvé.}',
        ),
        play(
          { 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Assoyez-vous côte à côte, épaules collées, genoux pliés : la clôture est devenue un tunnel. Une balle y entre, passe de main en main sous les genoux et ressort au bout.} {0-18m multiage|Prenez le bout de la rangée, le poupon de votre côté libre.} {0-18m|Pliez vos genoux à côté du poupon : la balle y entre d’un côté, disparaît, ressort devant lui. À la troisième, il regarde déjà la sortie.} {18-24m|Le trottineur se penche pour voir où elle est rendue.} {2-3a|« Elle est à moi! » On la garde un peu, puis elle repart.} {3-4a|On la fait passer sans la regarder.} {3-4a !multiage|Au bout du tunnel, le dernier la garde dans ses bras et vient s’asseoir en premier.} {4-5a|Deux balles partent des deux bouts : sous quels genoux se croisent-elles?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Refaites la clôture, serrée, toutes les balles dedans. Dites un prénom à voix basse : cet enfant lève un pied, une seule balle passe dans le trou et s’en va dormir plus loin. Les autres tiennent bon. Le dernier trou est le vôtre.} {0-18m multiage|Au prénom du poupon, c’est son pied, dans votre main, qui se lève.} {!18-24m !2-3a !3-4a !4-5a|Laissez la balle rouler le long de votre jambe jusqu’aux pieds du poupon. « Elle arrive… c’est toi. » Dites son prénom quand elle le touche. Puis fermez vos jambes, la balle au creux, et tapez-la doucement ensemble.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Criez « trou! » d’un ton ravi : personne n’a fait de faute, le jeu commence là.',
          'Attendez que la balle s’arrête d’elle-même avant {18-24m 2-3a 3-4a 4-5a|d’en ajouter une}{!18-24m !2-3a !3-4a !4-5a|de la relancer}.',
          '{multiage|Placez les plus jeunes entre vos jambes ou contre vous; les grands ont les longues jambes d’en face et vont chercher ce qui se sauve.} {!multiage|Dites à qui va la balle pendant qu’elle roule : « Elle s’en va chez… »}',
        ],
        questionsOuvertes: [
          'Par où est-elle sortie?',
          'Qui va la recevoir?',
          '{3-4a 4-5a|Comment la garder sans les mains?}',
        ],
      },
      vocabulaire: [
        'la clôture',
        'un trou',
        'se sauver',
        'garder',
        'pousser',
        'le mollet',
        '{18-24m 2-3a 3-4a 4-5a|pieds contre pieds}',
        'dedans',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant qu’il tienne assis, couchez-le sur le dos et tenez la balle contre ses plantes de pieds : il pousse des deux talons, elle va à votre ventre et revient.',
        },
        {
          pour: '18-24m',
          texte:
            'La clôture, pour lui, s’enjambe. Laissez-le entrer, sortir, emporter sa balle, et gardez-lui une place ouverte à côté de vous.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez-lui le rôle de celui qui court : à « trou! », il rapporte la balle et la laisse tomber au milieu.',
        },
        {
          pour: '3-4a',
          texte: 'Il tient deux trous à la fois, un à chaque pied, et choisit lequel ouvrir quand vous comptez trois.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente une loi pour la prochaine clôture : dos à dos, à genoux, d’une seule jambe. On l’essaie avant d’en discuter.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui ne s’assoit pas au sol a sa chaise dans le rond : ses pieds, ou ses roues, ferment la clôture.} À qui voit peu, tapez la balle au sol avant de la lâcher.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, un muret de neige tapée ferme la moitié du rond; les jambes font le reste.} {hiver|L’été, dehors, la clôture se fait pieds nus dans l’herbe courte.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Balle molle reçue au menton.',
          '{18-24m 2-3a 3-4a 4-5a|Deux enfants partis chercher la même balle.}',
        ],
        dangersAEliminer: [
          'Pied qui botte : on pousse du talon ou du côté; la balle reste au sol.',
          '{18-24m 2-3a 3-4a 4-5a|Course vers la balle sauvée, tête baissée : rien de pointu ni de dur sur trois pas autour du rond.}',
          'Balle craquée ou qui s’effrite sous les dents : elle sort du jeu.',
          '{0-18m multiage|Pieds ou course des grands près d’un poupon : les trous s’ouvrent en face de vous; on revient s’asseoir avant de relancer une balle.}',
          HEAT,
          COLD,
        ],
        supervision: 'palier1',
        allergies: ['Latex : balles de mousse, de tissu ou de plastique mou, jamais un ballon de fête.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant quand le trou est à côté de lui?',
        'Raisonnement : où regarde-t-il avant que la balle sorte?',
        'Motricité globale : racontez comment ses pieds poussent, arrêtent ou manquent la balle.',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Avant la collation, chacun attend assis pieds contre pieds avec un ami, une balle au milieu.} {!18-24m !2-3a !3-4a !4-5a|Après le changement de couche, la balle attend contre les pieds nus : une poussée, et elle revient.}',
        'Dites-le aux familles : par terre au salon, les jambes d’un parent font une clôture bien assez grande.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui tient la clôture et qui la quitte, et est-ce que je laisse les deux?} {!18-24m !2-3a !3-4a !4-5a|Ai-je attendu que ses yeux trouvent la balle avant de la ramener?}',
        '{18-24m 2-3a 3-4a 4-5a|À quel moment ai-je ramené une balle qu’un enfant allait chercher?} {!18-24m !2-3a !3-4a !4-5a|Quelle jambe, quel pied pousse pour de bon, et comment le sais-je?}',
      ],
    },
  },
  {
    key: 'le-panier-a-trop-mange',
    summary:
      '« J’ai encore faim! » Le panier à linge avale un ballon, puis un autre, réclame, déborde, et tout ressort d’un coup. On le remplit de nouveau.',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'nombres-et-formes'],
    materials: ['ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le panier se traîne sur {!hiver|l’herbe}{hiver|la neige tapée}, et ce qu’il rend roule loin : on court le chercher.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'panier',
      'panier à linge',
      'paniers à linge',
      'ballons et panier à linge',
      'balles dans un panier',
      'remplir et vider',
      'vider le panier',
      'vider les bacs',
      'vide tout ce qu’on range',
      'remplir le panier',
      'mettre dedans',
      'ça déborde',
      'pousser le panier',
      'le panier parle',
      'le monstre mange',
      'le rangement',
    ],
    seen: [
      'il remet toutes les balles dans le bac une par une puis renverse tout',
      'elle donne à manger à la poubelle de papier en disant miam',
      'il fait roter le panier et éclate de rire',
      'à peine ramassé, il revire le bac à l’envers sur le tapis',
      'ils lancent tous les ballons dans le même contenant jusqu’à ce que ça déborde',
      'elle dit que son ventre est plein et que le monstre a encore faim',
      'depuis que je plie le linge, ils vident le panier plus vite que je le remplis',
      'à l’heure du rangement, personne ne ramasse sauf si la boîte parle',
    ],
    picture:
      'L’éducatrice penche un panier à linge d’où déboulent des ballons mous; un enfant, derrière, lui fait la voix, et un bébé tend un ballon.',
    scenes: ['remplir-vider', 'voix'],
    sheet: {
      titre: 'Le panier a trop mangé',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Le panier à linge était à peine vidé qu’un enfant y remettait déjà tout, une chose à la fois. « Encore faim, le panier! »} {!18-24m !2-3a !3-4a !4-5a|Deux mains agrippent le bord du panier à linge, un ballon tombe au fond, une tête se penche pour voir. Poc.}',
      intentionEducative:
        'Éveiller le plaisir de faire parler une chose et de lui répondre, par un geste, un son ou des mots.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Donner, attendre la réponse, donner encore.',
        '{2-3a 3-4a 4-5a|Parler pour le panier, ou lui répondre.} {!2-3a !3-4a !4-5a|Remplir, vider, chercher ce qui est tombé.}',
        '{3-4a 4-5a 20min 30min|Dire combien il en manque avant que ça déborde.}',
      ],
      materiel: [
        item(
          'Panier à linge, bas et sans cordon',
          'un; un deuxième, si vous l’avez, à partir de cinq enfants',
          'Boîte de carton sans agrafe',
        ),
        item(
          'Ballons mous ou balles de mousse, plus gros qu’un poing d’adulte',
          'deux par enfant',
          'Tuques, chapeaux et chandails des enfants, sans cordon, roulés en boule',
        ),
        BABIES_CORNER,
      ],
      preparation: [
        'Passez la main dans le panier et sur ses bords : rien ne pince, rien n’accroche. {20min 30min 18-24m 2-3a 3-4a 4-5a|Avez-vous de quoi le faire déborder? Sinon, roulez aussi en boule des tuques et des chandails du vestiaire, sans cordon.}',
        '{dedans|Éparpillez les ballons au milieu du plancher, le panier au bord, couché, sa bouche vers les enfants.} {cour !hiver|Prenez un coin d’herbe plat, à l’ombre; couchez le panier, sa bouche vers les enfants.} {cour hiver|Tapez un rond de neige loin du bord du toit; couchez le panier, sa bouche vers les enfants.}',
        '{0-18m|Les poupons sont contre votre genou, un ballon chacun; le panier vient à eux, jamais l’inverse.} {cour 0-18m|Étendez leur couverture à côté de vous.} {0-18m multiage|Toutes les trois bouchées, le panier leur rend visite.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'À genoux derrière le panier couché, soulevez et baissez son bord, comme une bouche. Grosse voix : « J’ai faim! J’ai le fond vide! » Approchez un ballon, lentement, arrêtez devant la bouche, regardez les enfants. Poussez-le dedans. « Miam. » Silence. Faites trembler le panier. « Encore! » Tendez un autre ballon à qui tend la main.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{18-24m 2-3a 3-4a 4-5a|On nourrit le panier. Sa voix change à chaque bouchée, et il rote.} {0-18m|Redressez le panier devant le poupon assis : il laisse tomber son ballon et se penche. « Miam », dit le panier tout bas. Couché, le poupon a un ballon sur le ventre : la bouche du panier le renifle et attend qu’il le pousse.} {0-18m !multiage|Puis recouchez le panier, deux ballons dedans : une main y entre, en ramène un, y retourne.} {18-24m|Le trottineur remplit, vide, remplit : son panier n’est jamais plein, et c’est tant mieux.} {2-3a|On pousse la bouchée des deux mains, puis on bouche le panier de tout son ventre.} {3-4a|L’enfant passe derrière et fait la voix : « Encore! Pas celui-là! »} {3-4a !multiage|Un ami, devant, lui demande ce qu’il veut; le panier répond n’importe quoi, et l’on cherche quoi lui donner.} {4-5a|Un enfant fait la voix et choisit une loi secrète : le panier ne mange que ce qui arrive à reculons, ou à deux mains, ou les yeux fermés. Aux autres de la trouver.}',
        ),
        play(
          { 20: 6, 30: 8 },
          'Le panier se tient maintenant debout. {18-24m 2-3a 3-4a 4-5a|On empile, la montagne dépasse. « Je suis plein… encore un petit. » Quand un ballon tombe du bord : « Ouille, j’ai trop mangé! » Penchez le panier, et tout ressort.} {0-18m|Deux ballons au fond, secouez-le devant le poupon : ça danse. Penchez-le, un ballon roule jusqu’à ses pieds, un autre. Redressez et attendez : un regard, une main, un son veut dire « encore ».} {18-24m|Le trottineur pousse le panier lui-même pour que ça ressorte.} {2-3a|« Encore un! » On tasse le ballon, on pèse dessus, il remonte.} {3-4a|« Encore combien? » On pose le dernier du bout des doigts, en retenant son souffle.} {3-4a !multiage|Qui a fait tout tomber devient la voix du panier pour la tournée suivante.} {4-5a|« Il peut en prendre trois. » On compte tout haut, on vérifie, on parie de nouveau.}',
        ),
        play(
          { 30: 6 },
          'Vidé, le panier part chercher à manger : poussez-le au sol vers chacun{0-18m multiage|, à un bras des poupons}. « As-tu quelque chose pour moi? » {18-24m 2-3a 3-4a 4-5a|Ceux qu’il n’a pas encore visités l’appellent, leur ballon levé.} {0-18m|Il renifle les orteils du poupon, « snif, snif », et repart; il revient de l’autre côté.} {0-18m !multiage|Un ballon se tend? « Tu me le donnes… tu le gardes! » Attendez, la bouche du panier tournée vers lui.} {18-24m|Le trottineur pousse à son tour, bras tendus, et s’arrête contre vous.} {2-3a|« Non! » Le ballon se cache derrière le dos, mal caché.} {3-4a|On pousse à deux, et l’on demande à manger d’une voix affreuse.} {4-5a|On répond par une excuse : « Il est trop chaud », « C’est mon frère ». Le panier a le droit de ne pas y croire.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Le panier parle tout bas : « Une dernière bouchée de chacun, et je dors. » Il s’arrête devant chaque enfant; dites son prénom quand la bouchée tombe. {2-3a 3-4a 4-5a|On lui souhaite bonne nuit chacun à sa façon, penché sur son bord.} {!2-3a !3-4a !4-5a|Tapotez le bord trois fois, puis laissez les petites mains taper aussi.} Un tout petit rot, puis plus rien. Poussez-le ensemble au bord du jeu.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez deux secondes entre la bouchée et la réponse du panier : c’est là que les enfants parlent.',
          'Répondez à tout ce qui est donné, même une main vide ou un soulier.',
          '{multiage|Le plus jeune donne, le plus grand fait la voix, et l’on change : le même panier leur parle à tous.} {!multiage|Passez la voix du panier à qui ouvre la bouche avant vous, même pour un seul son.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il a dit, le panier?',
          'Que veut-il maintenant?',
          '{3-4a 4-5a 20min 30min|Combien peut-il en prendre encore?}',
        ],
      },
      vocabulaire: [
        'le panier',
        'plein',
        'vide',
        'encore',
        '{20min 30min 18-24m 2-3a 3-4a 4-5a|déborder}',
        'une bouchée',
        'trop',
        'avaler',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il sort les ballons bien plus qu’il ne les met : jouez le panier qui se fait voler, « Hé! Mon dîner! », et remettez-en un sans vous presser.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui un panier à lui tant qu’il y en a deux. « Encore », « plein », « tombé » : dites le mot à l’instant où ça arrive.',
        },
        {
          pour: '2-3a',
          texte: 'Il choisit la bouchée et la nomme; le panier répète le mot, la bouche pleine, un peu de travers.',
        },
        {
          pour: '3-4a',
          texte: 'Il fait parler le panier pour un ami et attend que l’autre ait donné avant de dire merci.',
        },
        {
          pour: '4-5a',
          texte:
            'Avec deux paniers, l’un mange et l’autre est jaloux : ils se parlent, se fâchent, échangent une bouchée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas fait la bouche : il penche le panier, le secoue, le ferme de la main, et vous dites ce qu’il veut dire. La grosse voix fait peur? Le panier chuchote.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au retour de la cour, le panier mange tuques et mitaines une à une, et chacun dit à qui elles sont.} {hiver|L’été, dehors, le panier mange ce que le vent pousse dans l’herbe : ses ballons se sauvent pendant le repas.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{20min 30min|Ballon reçu quand tout ressort.}{10min|Ballon reçu sur les orteils.}',
          'Panier disputé à deux, chacun son bord.',
        ],
        dangersAEliminer: [
          'Panier sur la tête ou retourné sur un enfant : il se joue la bouche vers le côté ou vers le haut.',
          'Enfant qui grimpe dedans : panier vide, à plat, votre main au bord, et personne ne le pousse.',
          'Doigts dans les trous quand on traîne le panier : les mains vont sur le bord.',
          '{0-18m|Balle mouillée de salive : elle est changée avant une autre bouche.}',
          '{0-18m|Poupon debout contre le panier, qui glisse : votre genou bloque le panier de l’autre côté.}',
          HEAT,
          COLD,
        ],
        supervision: 'palier1',
        allergies: ['Latex : ballons de mousse ou de tissu, jamais un ballon de fête.'],
      },
      observation: [
        'Langage oral : notez le premier son ou le premier mot que l’enfant adresse au panier.',
        'Éveil aux mathématiques : {20min 30min 18-24m 2-3a 3-4a 4-5a|comment montre-t-il que c’est plein, vide ou trop?}{10min 18-24m 2-3a 3-4a 4-5a|comment montre-t-il que le panier est vide, ou qu’il en veut encore?}{!18-24m !2-3a !3-4a !4-5a|comment montre-t-il que le panier est vide, ou qu’il en veut encore?}',
        'Compétences sociales : attend-il que l’autre ait répondu avant de donner?',
      ],
      prolongements: [
        'Le panier mange aussi le rangement : blocs, tissus, souliers, chacun avec sa voix de panier.',
        'À la maison, le vrai linge se ramasse de même : le parent prête sa voix au panier.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu une réponse, ou parlé à la place de tous?',
        'Qui vide pendant que les autres remplissent, et comment en ai-je fait un jeu?',
      ],
    },
  },
  {
    key: 'le-cerceau-s-endort',
    summary:
      'Un cerceau tourne debout comme une toupie, penche, chante de plus en plus vite et se tait : on tourne avec lui et l’on s’endort en même temps.',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le cerceau tourne sur {!hiver|l’asphalte ou une dalle}{hiver|la neige tapée, presque sans bruit}, et il se sauve plus loin quand il roule.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'cerceau',
      'cerceaux',
      'hula-hoop',
      'hula hoop',
      'jeux de cerceaux',
      'faire tourner un cerceau',
      'faire rouler un cerceau',
      'jouer avec des cerceaux',
      'toupie',
      'tourner et tomber',
      'passer dans un cerceau',
      'chacun son cerceau',
      'se coucher quand ça s’arrête',
      'écouter jusqu’au silence',
      'bouger',
    ],
    seen: [
      'elle fait pivoter un anneau debout et attend qu’il se couche par terre',
      'il tourne sur lui-même jusqu’à tomber à terre étourdi',
      'ils font tourner des couvercles de plat et écoutent le bruit qui s’emballe',
      'ils se taisent d’un coup quand ça arrête de vibrer',
      'elle s’assoit au milieu de l’anneau et dit qu’elle fait dodo',
      'ils sont agités et crient, et seul un objet qui tourne les fait se poser',
      'au gymnase, un anneau s’est échappé et tout le monde le regardait vaciller',
      'avant la sieste, ils tournent comme des toupies et s’écrasent au plancher',
    ],
    picture:
      'Un cerceau presque couché tournoie; un enfant et une amie en fauteuil roulant penchent avec lui, un autre est étendu; l’éducatrice a un doigt sur la bouche.',
    scenes: ['tourner', 'ecouter', 'rouler'],
    sheet: {
      titre: 'Le cerceau s’endort',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Un cerceau échappé a tourné sur lui-même, penché, et fait « wou-wou-wouwouwou » avant de se coucher. Plus personne ne bougeait.} {!18-24m !2-3a !3-4a !4-5a|Un cerceau tombe et tournoie par terre. Le bébé arrête de téter ses doigts jusqu’au dernier bruit.}',
      intentionEducative:
        'Éveiller une attention qui dure : suivre des yeux, des oreilles et du corps une chose qui ralentit, jusqu’au bout.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre le cerceau jusqu’à ce qu’il se taise.',
        '{18-24m 2-3a 3-4a 4-5a|Régler son corps sur lui : tourner, pencher, se coucher.} {!18-24m !2-3a !3-4a !4-5a|Toucher, tirer, lâcher un grand rond.}',
        '{3-4a 4-5a|Le faire tourner soi-même et changer sa façon pour qu’il dure.}',
      ],
      materiel: [item('Cerceaux', 'un pour deux enfants, deux au moins', null), BABIES_CORNER],
      preparation: [
        'Exercez-vous une fois : le cerceau debout, une main dessus, tordez du poignet comme pour une toupie, et reculez.{dedans| Sur un plancher nu, il chante mieux.}',
        '{dedans|Poussez les chaises : il faut quatre pas libres, sans tapis au milieu.} {cour !hiver|Prenez un coin dur et plat, à l’ombre, loin de la barrière.} {cour hiver|Tapez la neige jusqu’à ce qu’elle soit dure sur quatre pas, loin du bord du toit.} À partir de cinq enfants, doublez la place. Les autres cerceaux attendent, couchés en pile.',
        '{0-18m|Les poupons sont à deux longs pas de là où le cerceau tourne; dès qu’il est lancé, reculez jusqu’à eux.} {0-18m multiage|Assise avec un poupon, gardez les autres en face de vous.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Sans un mot, tenez le cerceau debout devant vous. Tordez, lâchez, reculez {0-18m|jusqu’aux poupons}{!0-18m|d’un pas}. « Il danse… il penche… il chante… » Baissez la voix à mesure qu’il baisse. Il s’emballe, wouwouwou, puis plus rien. Un doigt sur la bouche : « Chut. Il dort. » Attendez trois respirations. « On le réveille? »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Relancez-le. {18-24m 2-3a 3-4a 4-5a|À deux grands pas de lui, tant qu’il tourne, on tourne; il penche, on penche; il se tait, on est couché. Puis on prend un cerceau à deux et l’on essaie à son tour.} {0-18m|Contre vous, le poupon le suit des yeux. Quand il dort, apportez-le devant lui : les mains l’agrippent, le tirent, le laissent retomber. Tenez-le debout et grattez-le de l’ongle : il vibre sous la paume.} {0-18m !multiage|Relancez plus loin, ou plus près, selon ce que son visage en dit.} {18-24m|Dès qu’il dort, le trottineur s’assoit au milieu : « Dodo. »} {2-3a|« Tombe, tombe! » On se couche avant lui, on se relève, encore.} {3-4a|On tord trop fort, il se sauve; trop doux, il tombe. On recommence.} {3-4a !multiage|L’ami, couché à plat ventre plus loin, guette et dit « dodo » quand c’est vraiment fini.} {4-5a|Dos tourné, yeux fermés, on lève la main quand on croit qu’il dort; un ami qui regarde dit si c’est vrai.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '{18-24m 2-3a 3-4a 4-5a|Couchez les cerceaux : ce sont des lits, on y dort en boule, seul ou à deux. « Debout! » Le cerceau se lève avec l’enfant : il monte le long des genoux, du ventre, du nez, et passe par-dessus la tête.} {0-18m|Assoyez-vous face au poupon, un cerceau debout entre vous deux : votre visage passe dans le rond, « coucou! », se retire, revient plus haut. Puis le cerceau couché l’entoure, et il en touche le bord à droite, à gauche, derrière lui.} {18-24m|Le trottineur entre, sort, entre, et emmène le cerceau par terre.} {2-3a|Ça coince aux coudes : un bras d’abord, l’autre après.} {3-4a|À deux dans le même, il faut se lever ensemble.} {4-5a|On le redescend de la tête aux pieds sans qu’il touche la peau : il dort, on ne le réveille pas.}',
        ),
        play(
          { 30: 6 },
          'Mettez un cerceau debout et roulez-le. « Il se sauve! » {18-24m 2-3a 3-4a 4-5a|Tous les cerceaux partent du même bord et roulent du même côté.} {0-18m|Devant le poupon, faites-le aller lentement d’une de vos mains à l’autre : il tourne la tête, il tend le bras, vous lui laissez le bord.} {18-24m|Le trottineur le pousse debout avec vous, deux mains en haut.} {2-3a|On court à côté de lui et on le regarde se coucher.} {3-4a|On le lâche vers un ami, qui l’arrête à plat de la main.} {4-5a|On dit avant s’il ira loin, puis on le regarde pencher : de quel côté tombera-t-il?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Un seul cerceau, une dernière fois, lancé pour qu’il dure. {18-24m 2-3a 3-4a 4-5a|Couchés par terre, à deux grands pas de lui, on écoute. Au silence, personne ne bouge; comptez cinq respirations. Les cerceaux s’empilent alors sans un bruit, l’un sur l’autre.} {!18-24m !2-3a !3-4a !4-5a|Reculez prendre le poupon contre vous : balancez-le, de moins en moins, pendant que ça ralentit, et arrêtez avec le bruit. Restez là un moment, dans le silence, sa tête contre vous.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez de plus en plus bas pendant qu’il ralentit; au silence, ne dites rien.',
          '{18-24m 2-3a 3-4a 4-5a|Montrez la torsion du poignet une fois, lentement, puis laissez rater.} {!18-24m !2-3a !3-4a !4-5a|Laissez-le tirer et lâcher le cerceau à sa façon, votre main sous le bord.}',
          '{multiage|Le plus grand lance, les plus jeunes disent quand il dort : on attend leur « dodo » avant de relancer.} {!multiage|Relancez seulement quand des yeux ou une main le demandent.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’on entend, maintenant?',
          'À quoi vois-tu qu’il dort?',
          '{3-4a 4-5a|Comment le faire danser plus longtemps?}',
        ],
      },
      vocabulaire: [
        'le cerceau',
        'tourner',
        'pencher',
        'ralentir',
        '{30min|rouler}',
        'le silence',
        'debout',
        '{!10min|autour}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le grand bruit le fait sursauter? Faites tournoyer le cerceau plus loin, de votre main seulement, et posez l’autre sur son dos. Celui qui rampe va au cerceau couché et le tire derrière lui.',
        },
        {
          pour: '18-24m',
          texte: 'Donnez-lui un cerceau à tenir avec vous, comme un volant : on tourne ensemble, on s’assoit ensemble.',
        },
        {
          pour: '2-3a',
          texte: 'Dites « tourne… tourne… » et laissez-lui le mot de la fin : c’est lui qui crie que ça dort.',
        },
        { pour: '3-4a', texte: 'Tenez le haut du cerceau pendant qu’il place ses mains; lâchez quand il dit « go ».' },
        {
          pour: '4-5a',
          texte:
            'Deux cerceaux partent ensemble : lequel dormira le premier? Il choisit, explique, puis change de main ou de place pour voir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend peu pose la paume au sol : il sent le cerceau finir. L’enfant en fauteuil est le maître du réveil : sa main levée fait relancer.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, le cerceau laisse des ronds dans la neige fraîche : chacun se couche dans le sien.} {hiver|L’été, dehors, l’ombre du cerceau tourne avec lui sur l’asphalte.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Cerceau qui tombe sur un pied.',
          '{18-24m 2-3a 3-4a 4-5a|Tête qui tourne, enfant qui tombe assis.}',
        ],
        dangersAEliminer: [
          'Cerceau lancé en l’air ou autour d’un cou : il tourne au sol, il roule au sol.',
          'Joint ouvert, plastique fendu : passez la main tout autour avant de jouer.',
          'Doigts ou visage au-dessus du cerceau qui tournoie : on attend qu’il dorme.',
          '{18-24m 2-3a 3-4a 4-5a|Cerceau lancé trop près d’un ami couché : deux grands pas les séparent.} {30min 18-24m 2-3a 3-4a 4-5a|Deux cerceaux roulés l’un vers l’autre : tous partent du même côté.}',
          '{cour !hiver 18-24m 2-3a 3-4a 4-5a|Sol dur, chaud au soleil : touchez-le d’abord de la main; on s’y couche, on ne s’y laisse pas tomber.}',
          '{0-18m|Cerceau qui roule vers un poupon : il part toujours dans l’autre sens, et votre bras est devant.}',
          HEAT,
          COLD,
        ],
        supervision: 'palier1',
        allergies: ['Rien à prévoir, hors le plan de chacun.'],
      },
      observation: [
        'Attention : jusqu’où l’enfant suit-il le cerceau, et que fait-il au silence?',
        'Motricité globale : {18-24m 2-3a 3-4a 4-5a|comment passe-t-il de debout à couché}{!18-24m !2-3a !3-4a !4-5a|comment se penche-t-il ou s’étire-t-il vers le cerceau}?',
        'Schéma corporel : {!10min 18-24m 2-3a 3-4a 4-5a|quelles parties de son corps nomme-t-il ou replie-t-il quand le cerceau monte}{10min 18-24m 2-3a 3-4a 4-5a|que penche-t-il d’abord, la tête, les bras ou tout le corps}{!18-24m !2-3a !3-4a !4-5a|avec quelle partie de son corps touche-t-il le cerceau}?',
      ],
      prolongements: [
        'Avant la sieste, un seul cerceau tourne : quand il dort, on se couche.',
        'À la maison, un couvercle ou une assiette de plastique tourne de même : {18-24m 2-3a 3-4a 4-5a|l’enfant montre à sa famille comment l’écouter finir}{!18-24m !2-3a !3-4a !4-5a|le parent l’écoute finir, le bébé contre lui}.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé durer le silence?',
        '{18-24m 2-3a 3-4a 4-5a|Qui n’a pas encore lancé le cerceau, et que lui manque-t-il : la place, le geste ou le tour?} {!18-24m !2-3a !3-4a !4-5a|Qui a suivi le cerceau jusqu’au silence, et de quelle place?}',
      ],
    },
  },
  {
    key: 'un-bas-dans-un-bas-dans-un-bas',
    summary:
      'On tire sur un bas, il en sort un autre, et de celui-là un autre encore! On les rentre, on tâte les bosses, on en met quatre sur un seul pied.',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['nombres-et-formes', 'emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bas',
      'des bas',
      'vieux bas',
      'bas dépareillés',
      'bas orphelins',
      'chaussettes',
      'jouer avec des bas',
      'tirer sur un bas',
      'enlever ses bas',
      'mettre ses bas',
      'paires de bas',
      'la main dans le bas',
      'enfiler',
      'un dans l’autre',
      'qu’est-ce qu’il y a dedans',
      'vêtements',
    ],
    seen: [
      'il enlève ses bas tout le temps et les fourre l’un dans l’autre',
      'elle tire le bout du chausson et il s’étire sans finir',
      'ils se tirent chacun un bout du même collant jusqu’à tomber sur les fesses',
      'elle se met quatre paires sur le même pied et marche en canard',
      'il tâte la bosse pour savoir ce qui est caché dans le fond',
      'mon bébé mâche un bas et en tire un autre de ma main',
      'en pliant les paires, ils trouvent toujours une surprise roulée dedans',
      'au vestiaire, nu-pieds, il bourre ses bas dans sa mitaine et les ressort',
    ],
    picture:
      'Deux enfants assis tirent trois bas sortis l’un de l’autre; devant, l’éducatrice a un pied énorme de cinq bas, qu’un bébé attrape par le bout.',
    scenes: ['tirer', 'inserer-enfiler', 'cacher-trouver'],
    sheet: {
      titre: 'Un bas dans un bas dans un bas',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|En pliant le linge, une main a tiré sur un bas, et un deuxième en est sorti. « Y en a un autre dedans! »} {!18-24m !2-3a !3-4a !4-5a|Un bas dépasse de votre poing. Une petite main l’attrape, tire, et le bas n’en finit plus de sortir.}',
      intentionEducative:
        'Permettre à des doigts de tirer, d’enfiler et de tâter, et de découvrir qu’une chose peut en cacher une autre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Agripper, tirer, enfoncer, retourner.} {!18-24m !2-3a !3-4a !4-5a|Agripper, tirer, tenir, lâcher.}',
        'S’attendre à ce qu’il y en ait encore un, et vérifier.',
        '{3-4a 4-5a|Compter ou ranger par grandeur ce qu’on ne voit plus.}',
      ],
      materiel: [
        item(
          'Bas propres plus longs que votre main, minces et épais',
          'trois par enfant, et quelques-uns de plus{0-18m|, pour changer ceux qui ont goûté la bouche}',
          null,
        ),
      ],
      preparation: [
        'Tâtez chaque bas : vide, sans fil qui pend, sans breloque. Les bas de poupon, trop petits, restent aux pieds.',
        'Rentrez trois bas l’un dans l’autre, le plus long dehors, un bout de chacun qui dépasse. Faites-en un par {18-24m 2-3a 3-4a 4-5a|deux enfants}{!18-24m !2-3a !3-4a !4-5a|poupon}; le reste est en tas {18-24m 2-3a 3-4a 4-5a|au milieu du plancher}{!18-24m !2-3a !3-4a !4-5a|derrière vous}.',
        '{0-18m|Les poupons sont assis entre vos jambes ou couchés contre elles, chacun son bas.} {18-24m 2-3a 3-4a 4-5a|Tout se joue assis par terre, loin des meubles.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Tenez le bas farci à bout de bras, comme s’il était lourd. « Celui-là a mangé quelque chose. » Pincez le bout qui dépasse, tirez d’un doigt, lentement. Un bas sort. Ouvrez de grands yeux, regardez dans le premier… non, dans celui qui vient de sortir. « Il en a un autre dedans! » Offrez le bout suivant à la main qui s’avance.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{18-24m 2-3a 3-4a 4-5a|À deux, assis face à face, l’un tient, l’autre tire, et le bas cède d’un coup. Puis on les rentre pour quelqu’un d’autre : le poing pousse, le bout ressort, on recommence.} {0-18m|Un bout dépasse de votre poing, devant le poupon. Il tire : résistez un peu, cédez. « Encore un! » Un deuxième dépasse déjà du premier. Le poupon s’en couvre la main, le mâche, le secoue; faites-en sortir un autre du bas qu’il tient.} {0-18m !multiage|Puis tirez à votre tour sur son bas, à peine : il serre, vous attendez, il tire.} {18-24m|Le trottineur vous rapporte le bas vidé pour que vous le remplissiez, dix fois.} {2-3a|On enfonce avec le bras au complet : la main est prise, elle dit bonjour par le bout.} {3-4a|De quelle couleur? Combien encore?} {3-4a !multiage|On regarde au fond, un œil fermé : « Y en a plus. » On tâte quand même le bout : y en a un.} {4-5a|On en range quatre du plus court au plus long avant de les rentrer : lequel va dans lequel?}',
        ),
        play(
          { 20: 6, 30: 8 },
          'Roulez un bas en boule et glissez-le au fond d’un long. « Il a avalé une bosse. » {2-3a 3-4a 4-5a|Chacun en fait un pour un ami, qui tâte sans regarder.} {0-18m|La bosse descend devant le poupon et remonte; il pèse dessus, de la main ou du pied, pendant que vous la faites bouger. Puis elle sort d’un coup sur son ventre : « Oh! »} {18-24m|Le trottineur tient le bas à l’envers et secoue tout son corps jusqu’à ce que ça tombe.} {2-3a|On pousse la bosse vers la sortie, doigt après doigt; elle recule.} {3-4a|Le gros de laine ou le mince? On palpe, on dit, on retourne pour voir.} {4-5a|Une chenille à trois bosses, à quatre : les yeux fermés, combien en a-t-elle?}',
        ),
        play(
          { 30: 6 },
          '« J’ai froid à ce pied-là. » Mettez un bas sur votre bas, un autre, un autre : le pied est énorme. {0-18m|Posez ce gros pied devant le poupon : il tire le bout, un bas vient, puis un autre, jusqu’à vos orteils qui remuent.} {18-24m|Le trottineur tire à deux mains, et le bas lui reste en l’air au bout des bras.} {18-24m !multiage|Pendant ce temps, d’autres mains vous en enfilent à l’autre pied.} {2-3a|On en met aussi sur les deux mains : des pattes!} {3-4a|Combien de bas sur un seul pied? Un ami pousse le talon, l’autre remonte.} {3-4a !multiage|Les gros pieds se mettent en rond et se saluent avant qu’on les pèle.} {4-5a|On pèle un pied d’ami : avant chaque bas, il faut dire lequel vient.} {18-24m 2-3a 3-4a 4-5a|On reste assis : un gros pied, ça glisse.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Prenez le plus long de tous et ouvrez-le. {18-24m 2-3a 3-4a 4-5a|Chacun vient y enfoncer un bas, du poing, jusqu’au fond. Le gros bas passe de bras en bras : on le berce, on le soupèse, on cherche le sien du bout des doigts. Le dernier le serre contre lui.} {2-3a 3-4a 4-5a|Il dit combien de bas il y a dedans, d’après lui : on comptera demain.} {!18-24m !2-3a !3-4a !4-5a|Rentrez les autres un à un, en laissant le poupon les ressortir s’il veut. Bercez le gros bas contre son ventre, tout mou, puis posez-le où il le voit.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tirez moins fort que l’enfant : juste assez pour que ça résiste, puis cédez.',
          'Arrêtez juste avant que le bas sorte et attendez; les « encore » viennent là.',
          '{multiage|Les grands farcissent les bas, les plus jeunes les vident : celui qui remplit se place devant celui qui tire.} {!multiage|Farcissez deux bas d’avance : l’attente entre deux surprises reste courte.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il y a dedans?',
          'D’où sort-il, celui-là?',
          '{3-4a 4-5a|Combien en reste-t-il, d’après toi?}',
        ],
      },
      vocabulaire: [
        'le bas',
        'dedans',
        'tirer',
        '{18-24m 2-3a 3-4a 4-5a|enfoncer}',
        'le bout',
        '{20min 30min|une bosse}',
        '{20min 30min 18-24m 2-3a 3-4a 4-5a|à l’envers}',
        'encore un',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Commencez par un seul bas, dont la moitié dépasse. À qui ne tire pas encore, posez-le en travers des doigts et remuez-le : la main se ferme.',
        },
        {
          pour: '18-24m',
          texte:
            'Prenez des bas larges et courts, que son poing vide d’un coup. Il aime autant transporter le tas : laissez-le faire.',
        },
        {
          pour: '2-3a',
          texte:
            'Tenez le bas ouvert à deux mains pendant qu’il pousse; tournez-le pour qu’il voie le bout qui manque.',
        },
        { pour: '3-4a', texte: 'Il prépare une surprise pour un ami précis, avec sa couleur préférée tout au fond.' },
        {
          pour: '4-5a',
          texte: 'Il compte tout bas en rentrant, donne le chiffre à l’oreille d’un ami, et l’ami vérifie en tirant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant dont la prise est faible, refermez vos doigts sur les siens, autour du bas : il n’a qu’à reculer le bras. Certains tissus déplaisent? Il choisit d’abord, dans le tas, ceux qu’il veut bien toucher.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, mitaines et gros bas de laine mouillés de neige n’entrent pas : on les sèche d’abord, puis on joue avec.} {hiver|L’été, les pieds sont nus : un seul bas d’adulte, mis par-dessus, monte jusqu’au genou.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bascule assise quand le bas cède.', 'Bas mâché, bas sur la tête.'],
        dangersAEliminer: [
          'Bas de poupon ou morceau de bas assez petit pour une bouche : hors du tas.',
          'Bas noué ou serré autour d’un cou, d’un poignet : on l’ôte, le bas s’enfile ou se tire.',
          '{30min|Marcher avec des bas empilés sur le pied : on reste assis, on les retire avant de se lever.}',
          '{18-24m 2-3a 3-4a 4-5a|Tirer debout, ou le dos près d’un meuble : on tire assis, rien de dur derrière soi.} {!18-24m !2-3a !3-4a !4-5a|Poupon assis qui part vers l’arrière quand le bas cède : il est contre vous, et rien de dur n’est derrière lui.}',
          '{0-18m|Bas sur le visage d’un poupon : ôté aussitôt; un bas mouillé est changé.}',
        ],
        supervision: 'palier1',
        allergies: ['Bas lavés sans parfum; pas de laine pour les peaux qu’elle irrite.'],
      },
      observation: [
        'Motricité fine : racontez comment la main tire, enfonce ou pince.',
        'Raisonnement : que fait l’enfant quand le bas semble vide?',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|à qui offre-t-il de tirer?}{!18-24m !2-3a !3-4a !4-5a|comment vous demande-t-il de recommencer?}',
      ],
      prolongements: [
        'À l’habillage, cherchez avec chaque enfant, dans ses bas, s’il n’y en a pas un autre.',
        'Demandez aux familles leurs bas orphelins{2-3a 3-4a 4-5a| : l’enfant raconte de quel pied vient le sien}{!2-3a !3-4a !4-5a| : le tas grossira}.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la main chercher, ou tendu le bout trop vite?',
        '{18-24m 2-3a 3-4a 4-5a|Qui farcit pour les autres, qui garde tout, et comment le jeu a-t-il fait de la place aux deux?} {!18-24m !2-3a !3-4a !4-5a|À quel moment le poupon s’est-il mis à attendre le bas suivant?}',
      ],
    },
  },
  {
    key: 'bonjour-et-flac-la-poche',
    summary:
      'Une poche de sable sur la tête, on salue bien bas : flac! Puis elle se repose sur un dos, un pied, un coude, et finit couchée sur un ventre.',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on se salue d’un bout à l’autre de {!hiver|l’herbe}{hiver|la neige tapée}, la poche sur la tête.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'poche de sable',
      'poches de sable',
      'petits sacs de sable',
      'sacs lestés',
      'poches de motricité',
      'équilibre',
      'en équilibre sur la tête',
      'porter sur sa tête',
      'les parties du corps',
      'faire la tortue',
      'se saluer',
      'bonjour les amis',
      'lancer des poches',
      'motricité au local',
      'l’équilibre',
    ],
    seen: [
      'elle marche le cou raide avec un livre sur la tête',
      'il fait une révérence et tout ce qu’il portait tombe par terre',
      'ils se promènent avec un toutou posé sur le dos à quatre pattes',
      'il laisse tomber exprès son sac lourd pour entendre le bruit',
      'elle refuse de dire bonjour le matin et se cache dans mes jambes',
      'il est fier d’avoir traversé le local sans rien échapper',
      'depuis le conte de la reine, ils avancent bien droits avec une couronne qui tombe',
      'au vestiaire, ils se mettent leurs mitaines sur la tête et se saluent',
    ],
    picture:
      'Deux enfants se saluent, les poches tombent vers leurs mains; une tortue à quatre pattes en porte une; un bébé regarde celle tombée à ses pieds.',
    scenes: ['equilibre', 'laisser-tomber', 'politesse', 'blagues'],
    sheet: {
      titre: 'Bonjour! Et flac, la poche',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Une poche de sable sur la tête, un enfant marche droit comme un roi. Un ami lui dit bonjour, il se penche : flac.} {!18-24m !2-3a !3-4a !4-5a|Une poche de sable glisse de votre tête et fait « flac » entre deux petits pieds. Le bébé regarde la poche, votre tête, la poche.}',
      intentionEducative:
        'Soutenir la découverte de son corps par une chose lourde et molle qui s’y pose, y reste ou en tombe.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir le poids de la poche et bouger sans la perdre, ou pour la perdre.',
        '{18-24m 2-3a 3-4a 4-5a|Saluer quelqu’un, et lui répondre.} {!18-24m !2-3a !3-4a !4-5a|Attendre le « flac », et le faire.}',
        '{2-3a 3-4a 4-5a 20min 30min|Nommer l’endroit du corps où la poche se repose.}',
      ],
      materiel: [
        item(
          'Poches de sable, coutures solides',
          'une par enfant, et deux de plus',
          'Paires de gros bas, pliées à plat',
        ),
        BABIES_CORNER,
      ],
      preparation: [
        'Tirez sur les quatre coutures de chaque poche et tapez-la au-dessus de la table : rien n’en sort. Une poche qui perd un grain ne joue pas.',
        '{dedans 18-24m 2-3a 3-4a 4-5a|Ouvrez un chemin de six pas entre deux murs.} {cour !hiver|Prenez un plat d’herbe à l’ombre}{cour !hiver 18-24m 2-3a 3-4a 4-5a|, long de six pas}{cour !hiver|.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Tapez un chemin de neige de six pas, loin du bord du toit.} {cour hiver !18-24m !2-3a !3-4a !4-5a|Tapez la neige sous la couverture, loin du bord du toit.} {18-24m 2-3a 3-4a 4-5a|Posez les poches en tas au bout, sans rien dire.} {!18-24m !2-3a !3-4a !4-5a|Posez les poches en tas derrière vous, sans rien dire.}',
        '{0-18m multiage|Les poupons sont assis contre votre genou ou couchés à côté, hors du chemin.} {0-18m !multiage|Les poupons sont assis contre votre genou ou couchés à côté.} {cour 0-18m|Étendez là leur couverture.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Posez une poche sur votre tête et avancez à genoux, {0-18m multiage|à un bras des poupons,} le cou raide. Arrêtez-vous devant un enfant, très polie : « Bonjour! » Penchez la tête. Flac! Regardez la poche par terre, étonnée. « Qui a laissé ça là? » Remettez-la, allez à un autre : « Bonjour! » Flac encore. Au troisième bonjour, attendez avant de pencher la tête : des yeux vous le demanderont.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun prend une poche, se promène, rencontre quelqu’un : « Bonjour! » Les deux saluent, flac, flac, et l’on ramasse.} {0-18m|La poche tombe de votre tête entre les jambes du poupon; il la tape, la pince, elle s’écrase. Posez-la sur sa cuisse, sur son pied : c’est lourd. Il la repousse? « Flac! »} {0-18m !multiage|Tenez-en une par un coin : elle pend, elle tourne; il attrape l’autre coin et tire.} {18-24m|Le trottineur la met sur sa tête, elle tombe, il rit; il la met sur la vôtre et vous dit quoi faire.} {2-3a|Une main tient la poche tout le long du chemin, et l’on salue même la porte.} {3-4a|On salue les mains ouvertes : la poche tombe dans celles de l’ami.} {3-4a !multiage|Puis on salue du dos, du derrière, d’un seul pied levé : laquelle des poches tombe en dernier?} {4-5a|Jusqu’où peut-on se pencher avant qu’elle parte? On salue d’un genou, d’un œil, et l’on cherche ce qui ne fait pas flac.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '« La poche est fatiguée. Où va-t-elle se coucher? » Posez la poche sur votre épaule : elle s’y affaisse. {18-24m 2-3a 3-4a 4-5a|On lui cherche un lit : le creux du coude, le dos d’une tortue à quatre pattes, le dessus du pied.} {0-18m|Mettez-vous à quatre pattes devant le poupon, la poche au bas du dos : il l’attrape, elle glisse, vous la reposez. Couché, il la sent se poser sur ses jambes, un instant, puis s’en aller.} {18-24m|Le trottineur fait la tortue, se relève, oublie la poche : flac.} {2-3a|« Sur ma bedaine! » Il faut se coucher pour qu’elle reste.} {3-4a|On marche avec elle sur le pied, sans la réveiller.} {4-5a|On souffle à l’oreille d’un ami : « Sur ton coude, et va saluer quelqu’un. »}',
        ),
        play(
          { 30: 6 },
          'Tenez une poche haut, lâchez-la : flac au sol. Sur vos genoux : flouc. Dans votre paume : presque rien. {0-18m|De vos genoux, le poupon la pousse en bas; rendez-la-lui, et attendez le bruit ensemble.} {18-24m|Le trottineur la lâche, la ramasse, la lâche sur votre pied : « Ouille! »} {2-3a|On la laisse tomber dans vos mains ou celles d’un ami, de tout près, puis de plus haut.} {3-4a|D’un pas, de deux, on la lance par en dessous dans le rond des bras d’un ami.} {3-4a multiage|Les lanceurs vont à l’autre bout du chemin, loin des plus jeunes.} {4-5a|Dos tourné, on écoute : sol, genoux ou main? Puis on échange les places.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|On s’étend sur le dos, la poche sur le ventre. « Elle monte… elle descend. » Respirez fort une fois, puis de moins en moins. Venez dire à chacun, tout bas : « Bonne nuit. » Il se lève sans faire flac et la couche sur le tas, poche sur poche.} {0-18m multiage|La poche du poupon reste sous sa main, à côté de lui.} {!18-24m !2-3a !3-4a !4-5a|Près du poupon, appuyez-vous en arrière sur vos mains, la poche sur votre ventre : « Elle monte… elle descend. » Il pose la main dessus et monte avec elle. Dernier bonjour, la tête penchée, tout doux : flac, dans votre main.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez avant de saluer : le plaisir est dans la seconde où ça va tomber.',
          'Nommez l’endroit quand la poche y pèse : {10min|la tête, le pied, le ventre}{20min 30min|l’épaule, le dos, le creux du coude}.',
          '{multiage|Les grands vont saluer les plus jeunes à genoux, à leur hauteur : la poche tombe devant eux, jamais sur eux.} {!multiage|Une poche perdue n’est pas une faute : répondez par un bonjour.}',
        ],
        questionsOuvertes: [
          'Où est-ce qu’elle est lourde?',
          '{20min 30min|Où va-t-elle se coucher?}{10min|Qu’est-ce qui va tomber?}',
          '{3-4a 4-5a|Comment marches-tu pour qu’elle reste?}',
        ],
      },
      vocabulaire: [
        'la poche',
        'lourd',
        'mou',
        'saluer',
        'pencher',
        'la tête',
        '{20min 30min|l’épaule}',
        '{20min 30min|le coude}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'La poche va sur ses jambes, ses pieds, sa main, jamais sur sa poitrine ni son visage, et votre main reste à côté. Celui qui rampe la pousse devant lui.',
        },
        {
          pour: '18-24m',
          texte: 'Il préfère la mettre sur les autres : baissez la tête, tendez l’épaule, et dites où elle est.',
        },
        {
          pour: '2-3a',
          texte: 'Montrez-lui l’épaule d’abord, où elle tient mieux; la tête viendra quand il le voudra.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux amis marchent à la rencontre l’un de l’autre et cherchent à échanger leurs poches d’un seul salut.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente un bonjour d’un autre pays, sans mots, et l’apprend au groupe; la poche doit survivre, ou pas : à lui de le dire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Assis, l’enfant reçoit la poche sur l’épaule, le genou ou l’appui-bras et salue de là. Le poids apaise? Il la garde sur les cuisses. Il déplaît? Une main ouverte suffit pour le bonjour.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la poche tient mieux sur une tuque : saluez plus bas.} {hiver|L’été, dehors, on salue pieds nus dans l’herbe, et le flac ne s’entend presque plus.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Poche reçue sur les orteils.',
          '{18-24m 2-3a 3-4a 4-5a|Deux têtes qui se saluent de trop près.}',
        ],
        dangersAEliminer: [
          'Couture qui bâille, grain qui sort : la poche quitte le jeu, le sable se ramasse tout de suite.',
          '{18-24m 2-3a 3-4a 4-5a|Lancer vers un visage : la poche se lâche}{3-4a 30min|, ou se lance par en dessous vers des bras prêts à la recevoir}{3-4a 10min 20min|, elle ne se lance pas}{18-24m 2-3a 4-5a !3-4a|, elle ne se lance pas}{18-24m 2-3a 3-4a 4-5a|.}',
          '{18-24m 2-3a 3-4a 4-5a|Poche molle sous un pied : on ramasse la sienne avant de repartir.}',
          '{0-18m|Poche sur la poitrine ou le visage d’un poupon : ôtée aussitôt; une poche mouillée de salive est changée.}',
          '{0-18m multiage|Grands qui saluent au-dessus d’un poupon : ils se mettent à genoux, à un bras de lui.}',
          HEAT,
          COLD,
        ],
        supervision: 'palier1',
        allergies: ['Demandez ce que contiennent les poches : sable ou plastique, sans grains ni noyaux à manger.'],
      },
      observation: [
        'Schéma corporel : {18-24m 2-3a 3-4a 4-5a|où l’enfant pose-t-il la poche, et que fait son corps pour la garder?}{!18-24m !2-3a !3-4a !4-5a|que fait-il de la poche posée sur sa jambe, et que bouge-t-il pour qu’elle tombe?}',
        'Langage oral : que dit-il, ou que montre-t-il, quand elle tombe?',
        'Compétences sociales : racontez un bonjour, de l’approche au flac.',
      ],
      prolongements: [
        'Le matin, la poche attend à la porte : chacun salue en arrivant, et flac.',
        'À la maison, un parent et son enfant se saluent, une débarbouillette pliée sur la tête.',
      ],
      reflexionRetroaction: [
        'Ai-je fait durer la seconde avant le flac?',
        'Quel enfant salue peu, et par quoi d’autre entre-t-il dans le jeu?',
      ],
    },
  },
  {
    key: 'la-bosse-a-eternue',
    summary:
      'Sous le drap, une bosse ne bouge plus… atchoum! Est-ce une roche, un camion, un ami? On tire, un visage sort; puis la bosse part en voyage.',
    ageGroups: ALL_AGES,
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la bosse voyage sur {!hiver|l’herbe rase}{hiver|la neige tapée}, et le vent s’amuse à la découvrir avant nous.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'drap',
      'draps',
      'grand drap',
      'vieux drap',
      'parachute',
      'jeux de parachute',
      'sous le drap',
      'se cacher sous un drap',
      'qui est là-dessous',
      'coucou sous le drap',
      'tirer le drap',
      'promener un ami sur un drap',
      'deviner qui parle',
      'éternuer',
      'bouger',
      'cache-cache',
      'coucou caché',
    ],
    seen: [
      'il se cache sous sa doudou et croit que je ne le vois pas',
      'elle se met une couverte sur la tête et attend qu’on tire dessus',
      'ils devinent qui est sous la couverte juste à sa voix',
      'il fait le mort sous le tissu puis saute pour faire peur',
      'mon bébé tire le linge de sur mon visage et pouffe de rire',
      'elle est inquiète quand sa figure est couverte et enlève tout',
      'après la sieste, trois bosses sous les couvertes et ça ricane',
      'à la collation, un gros atchoum et toute la table s’est mise à faire pareil',
    ],
    picture:
      'Sous un drap léger, une bosse dont un pied dépasse; deux enfants à genoux tirent le bord, l’éducatrice tient l’autre levé, un bébé regarde.',
    scenes: ['se-cacher', 'cacher-trouver', 'voix', 'tirer'],
    sheet: {
      titre: 'La bosse a éternué',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Un drap traînait par terre. Un enfant s’est glissé dessous, et plus personne ne savait où il était, sauf qu’une bosse riait.} {!18-24m !2-3a !3-4a !4-5a|Un coin de drap a glissé sur votre visage. Une petite main l’a tiré : vous étiez encore là.}',
      intentionEducative:
        'Éveiller le plaisir de parler à quelqu’un qu’on ne voit pas, de le reconnaître et de le retrouver.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Tirer le drap et retrouver un visage.',
        '{2-3a 3-4a 4-5a|Questionner la bosse, ou répondre sans se montrer.} {!2-3a !3-4a !4-5a|Appeler, d’un son, d’un geste ou d’un regard, celui qui est caché.}',
        '{3-4a 4-5a|Donner une forme et un bruit à ce qu’on fait semblant d’être.}',
      ],
      materiel: [
        item('Grand drap léger ou parachute', 'un', 'Nappe légère, voilage'),
        BABIES_CORNER,
        optional('{si-toutous|Toutous, sans bouton ni ruban}', 'un ou deux', null),
      ],
      preparation: [
        'Soufflez à travers le drap : l’air passe sans peine, et vous voyez le jour au travers. Il n’a ni cordon ni frange. L’air passe mal à travers un parachute : gardez-en tout un côté levé.',
        '{dedans 10min|Poussez les chaises : il faut un coin de plancher libre.} {dedans 20min 30min|Poussez les chaises et roulez les tapis : le drap glisse mieux sur un plancher nu, long de six pas.} {cour !hiver|Ôtez roches et branches d’un coin d’herbe à l’ombre, long de six pas.} {cour hiver|Tapez un chemin de neige de six pas, loin du bord du toit et sans glace.}',
        '{18-24m 2-3a 3-4a 4-5a|Va dessous qui le demande, deux à la fois, et vous gardez toujours un bord levé dans votre main.} {0-18m !multiage|Aucun poupon ne va sous le drap : c’est vous qui y êtes, à un bras de lui.} {0-18m multiage|Aucun poupon ne va sous le drap : entre deux bosses, c’est vous qui y êtes, à un bras de lui.} {0-18m multiage dedans|Les poupons sont le long du mur, à deux pas de ceux qui tirent.} {0-18m multiage cour|Les poupons sont sur leur couverture, à deux pas de ceux qui tirent.} {0-18m !multiage cour|Les poupons sont sur leur couverture.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous au milieu, le drap sur la tête, un bord relevé par où vous voyez tout le monde. Ne bougez plus. {18-24m 2-3a 3-4a 4-5a|On s’approche, on se tait. }La bosse respire. « A… a… » Attendez. « Atchoum! » La bosse a sauté. Sortez une main, tâtez le sol, rentrez-la vite. « A… a… » {18-24m 2-3a 3-4a 4-5a|Cette fois, laissez-les dire le reste et tirer le drap.} {!18-24m !2-3a !3-4a !4-5a|Cette fois, tendez un coin du drap à la main qui s’avance.} « C’était moi, la bosse! »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{18-24m 2-3a 3-4a 4-5a|« Qui veut être la bosse? » Descendez le drap sur qui s’assoit.} {2-3a 3-4a 4-5a|« Bosse, es-tu une roche? » Un éternuement veut dire non. Au troisième, tout le monde tire du même côté.} {18-24m !2-3a !3-4a !4-5a|« Bosse, es-tu là? » Attendez un rire, un pied qui bouge, puis tirez ensemble, du même côté.} {0-18m|Le drap sur votre tête, un bord relevé, dites le nom du poupon; un coin pend devant sa main. Il tire : votre visage! Remettez-le, changez de voix, attendez. Il ne tire pas? Découvrez un œil, puis l’autre.} {0-18m !multiage|Tendez ensuite le drap entre vos mains et éternuez derrière, à gauche, à droite : il tourne la tête avant vous.} {multiage si-toutous|Puis la bosse est un toutou : atchoum!} {!multiage si-toutous|Glissez un toutou sous le bord, une patte dehors : « A… atchoum! » On tire : c’était lui!} {18-24m|Le trottineur se couvre la tête seulement, le derrière dehors, et attend qu’on le cherche.} {2-3a|On sort avant le troisième atchoum, ravi : « C’est moi! »} {3-4a|La bosse fait un bruit de camion, de vent, de dormeur : on devine.} {3-4a !multiage|Qui a trouvé va dessous; qui sort tire le drap avec les autres.} {4-5a|La bosse se fait longue, haute, à deux têtes, et donne trois indices.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '« La bosse part en voyage. » Étendez le drap, plié en deux. {18-24m 2-3a 3-4a 4-5a|Un enfant s’y assoit, les jambes allongées, une main sur chaque bord; tirez à reculons, au pas; les autres suivent à genoux.} {2-3a 3-4a 4-5a|Aux arrêts, les autres demandent : « Où vas-tu, bosse? »} {18-24m !2-3a !3-4a !4-5a|Arrêtez et demandez : « Encore, bosse? »} {0-18m|Couchez le poupon sur le dos, au milieu; glissez-le doucement, de la longueur d’un bras, arrêtez, penchez-vous : « Encore? » Un pied qui bat, un son, et l’on repart de l’autre côté.} {18-24m|Le trottineur monte, descend, tire avec vous un drap vide.} {2-3a|« Go! » C’est le passager qui le dit, et « stop » aussi.} {3-4a|On tire un ami à deux, et l’on change de place au bout.} {4-5a|La passagère raconte ce qu’elle voit de sa fenêtre; les tireurs font la route : bosses, virages, pont.}',
        ),
        play(
          { 30: 6 },
          'Le drap est à plat. Glissez une main dessous : une toute petite bosse avance, s’arrête, avance. {0-18m|Elle va jusqu’au genou du poupon assis, ou contre la main de celui qui est couché près du bord. Il tape : elle fige. Il attend : elle repart.} {18-24m|Le trottineur l’écrase de la paume, soulève le bord, vérifie, la remet.} {2-3a|On y met son pied : la bosse a des orteils.} {3-4a|Deux mains d’enfants, dessous, font deux bosses : elles se sauvent, se rencontrent et se parlent.} {4-5a|On reconnaît une main à travers le drap, au toucher, et l’on dit à qui elle est.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Prenez deux coins, un enfant prend les deux autres. Reculez, puis marchez l’un vers l’autre jusqu’à vous toucher le nez : « Bonjour! » Pliez encore, chaque fois avec un autre enfant. Le drap n’est plus qu’un paquet. Approchez-le de chaque oreille : un atchoum minuscule, et chacun lui répond à sa façon.} {!18-24m !2-3a !3-4a !4-5a|Pliez le drap sur vos genoux devant le poupon, en cachant votre main à chaque pli : elle ressort toujours. Le paquet est petit et mou. Un atchoum minuscule, contre son ventre, puis plus rien : « La bosse est partie. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Étirez le « a… a… » : c’est pendant l’attente qu’on appelle, qu’on rit, qu’on parle.',
          '{18-24m 2-3a 3-4a 4-5a|Parlez à la bosse comme à quelqu’un d’inconnu, même si un pied bien connu dépasse.} {!18-24m !2-3a !3-4a !4-5a|Parlez avant de sortir la tête : le poupon vous reconnaît d’abord à la voix.}',
          '{0-18m multiage|Assoyez-vous entre la bosse et les poupons : les grands se cachent, les plus jeunes tirent le coin que vous leur tendez.} {!0-18m multiage|Les plus vieux se cachent d’abord, les plus jeunes tirent le coin que vous leur tendez.} {!multiage 18-24m 2-3a 3-4a 4-5a|Découvrez tout de suite qui le demande, d’un mot, d’un geste ou d’un silence trop long.}',
        ],
        questionsOuvertes: [
          'Qui est là-dessous?',
          'Qu’est-ce que la bosse a dit?',
          '{3-4a 4-5a|Comment le sais-tu, sans voir?}',
        ],
      },
      vocabulaire: [
        'le drap',
        'une bosse',
        'dessous',
        'caché',
        'atchoum',
        'tirer',
        '{2-3a 3-4a 4-5a|deviner}',
        'te voilà',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Cachez d’abord vos mains seulement, sous un coin, sur vos genoux; puis une joue; puis tout le visage, un instant. Votre voix ne s’arrête pas.',
        },
        {
          pour: '18-24m',
          texte:
            'Il préfère vous cacher, vous : laissez-le poser le drap, comptez trop longtemps, et soyez très étonnée de le voir.',
        },
        {
          pour: '2-3a',
          texte:
            'Sous le drap, gardez-lui une fenêtre : un bord levé par où il vous voit. Il la fermera lui-même s’il en a envie.',
        },
        {
          pour: '3-4a',
          texte:
            'Avant d’aller dessous, il vous souffle la réponse à l’oreille : vous saurez aider ceux qui cherchent.',
        },
        {
          pour: '4-5a',
          texte:
            'Il répond par un éternuement pour non, deux pour oui : aux autres de trouver les bonnes questions, en cinq au plus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne supporte rien sur la tête pose le drap sur ses jambes : ses pieds sont la bosse. À qui entend peu, la bosse saute ou lève une main au lieu d’éternuer.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la bosse en habit de neige voyage tirée sur le drap, comme sur un traîneau.} {hiver|L’été, dehors, le soleil dessine sur le drap l’ombre de la bosse.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Cheveux électriques, drap reçu sur le nez.',
          '{20min 30min 18-24m 2-3a 3-4a 4-5a|Passager qui bascule assis quand ça part.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Enfant enroulé ou retenu sous le drap : le drap est posé, jamais serré, et on l’ôte au premier signe.}',
          '{18-24m 2-3a 3-4a 4-5a|Marcher ou sauter sur une bosse : on s’approche à genoux, on touche avec la main.}',
          '{20min 30min 18-24m 2-3a 3-4a 4-5a|Voyage trop vite, tête qui part en arrière : assis, jambes allongées, au pas, loin des murs et des meubles.}',
          'Coin de drap noué au cou ou au poignet : on le tient à pleine main.',
          '{0-18m|Drap qui tombe sur le visage d’un poupon : ôté aussitôt.} {20min 30min 0-18m|Le poupon voyage seul sur le drap, que vous tirez de vos deux mains, près de sa tête.}',
          HEAT,
          COLD,
        ],
        supervision: 'palier1',
        allergies: ['Drap lavé sans parfum.'],
      },
      observation: [
        'Langage oral : {18-24m 2-3a 3-4a 4-5a|que dit l’enfant à la bosse, ou quand il est la bosse?}{!18-24m !2-3a !3-4a !4-5a|par quel son ou quel geste le poupon appelle-t-il la bosse?}',
        'Compétences émotionnelles : {18-24m 2-3a 3-4a 4-5a|comment montre-t-il qu’il veut sortir du drap, ou y retourner?}{!18-24m !2-3a !3-4a !4-5a|comment montre-t-il qu’il en veut encore, ou qu’il en a assez?}',
        'Fonction symbolique : {2-3a 3-4a 4-5a|en quoi s’est-il changé, par quel bruit ou quelle forme?}{!2-3a !3-4a !4-5a|à quoi voit-on qu’il attend un visage sous le drap?}',
      ],
      prolongements: [
        'Au lever de la sieste, votre main glissée sous une couverture pliée fait une petite bosse : elle éternue pour qui s’étire.',
        'Racontez-le aux familles : à la maison, le matin, c’est le parent qui fait la bosse dans son lit.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui n’a pas voulu être la bosse, et quelle autre place a-t-il prise?} {!18-24m !2-3a !3-4a !4-5a|Qui a tourné la tête, et vers quel bruit ou quelle voix?}',
        'Ai-je laissé aux enfants le temps {2-3a 3-4a 4-5a|de poser leurs propres questions}{!2-3a !3-4a !4-5a|de répondre à leur façon}?',
      ],
    },
  },
]
