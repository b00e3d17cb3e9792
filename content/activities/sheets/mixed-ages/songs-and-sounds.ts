import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Rhymes, given whole with their gestures, and music made by several ages. */
export const MIXED_AGES_SONG_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-panier-a-comptines',
    summary:
      'Qu’est-ce qui sort du panier? Un canard, une cuillère, une étoile : chaque objet a sa comptine, que l’enfant redemande en le tendant.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'comptine',
      'chanson',
      'encore',
      'panier',
      'canard',
      'jeu de doigts',
      'berceuse',
      'chanter',
      'objet',
      'deviner',
      'bébé qui babille',
      'comptines à doigts',
      'éveil musical',
      'chansons à gestes',
    ],
    seen: [
      'il me tend la cuillère pour que je recommence la chanson de la soupe',
      'elle fouille sous le linge et sort un objet en attendant que je chante',
      'le bébé suce le canard pendant que je lui chante une ritournelle',
      'il fait toc toc sur son bol et attend que je réponde',
      'elle bouge ses doigts comme une étoile quand je commence l’air',
      'il ne parle pas beaucoup mais complète le dernier mot de la chanson',
      'dans le local des poupons, ils réclament la même chanson dix fois de suite',
      'après le boire, elle rampe chercher le panier et me l’apporte',
    ],
    scenes: ['chanter', 'mots'],
    picture:
      'L’éducatrice chante en tournant une cuillère de bois au-dessus du panier; un bébé suce une étoile, un petit lui tend le canard.',
    sheet: {
      titre: 'Le panier à comptines',
      observationDepart: 'Un petit vous tend la cuillère de bois et attend. Hier, vous aviez chanté en la tournant.',
      intentionEducative:
        'Soutenir le lien entre un objet, un geste et des mots, par des comptines que l’enfant commande.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Demander encore par un regard, un son ou un mot.',
        'Reconnaître la comptine à son objet.',
        'Faire le geste avant que le mot arrive.',
      ],
      materiel: [
        item('Panier bas', 'un', 'Boîte de carton'),
        item(
          'Cuillère de bois, canard de caoutchouc d’une pièce, bol, bateau de bois, étoile de tissu',
          'un de chaque, plus gros qu’un poing',
          'Objets de la maison liés à une chanson',
        ),
        item('Linge', 'un, pour couvrir le panier', 'Chandail'),
        optional('{si-marionnettes|Marionnettes à main, sans bouton ni ruban}', 'une, lavée', null),
        optional(
          '{si-instruments-de-musique|Instruments de musique, sans grelot ni pièce qui se détache}',
          'un ou deux, plus gros qu’un poing',
          null,
        ),
        optional('{si-toutous si-poupées|Toutou ou poupée, sans bouton ni ruban}', 'un, lavé', null),
        optional('{si-livres|Livre cartonné où l’on voit un canard ou un bateau}', '{si-livres|un}', null),
        optional('{si-figurines-d’animaux|Figurine d’animal d’une pièce, plus grosse qu’un poing}', 'une', null),
        optional('{si-balles|Balle molle, plus grosse que votre poing}', '{si-balles|une}', null),
      ],
      preparation: [
        'Apprenez les cinq comptines et leurs gestes : deux vers chacune. Sous le bol, c’est votre doigt qui dit « me voilà ». {si-figurines-d’animaux|Une figurine a aussi ses deux vers : « Trotte par-ci, trotte par-là (elle grimpe le long du bras), et dans le cou, guili, te voilà! »} {si-balles|Une balle a ses deux vers, elle aussi : « Roule, balle, roule à toi (on la pousse), roule, balle, et reviens-moi! »}',
        'Tirez sur chaque objet : rien ne se détache, rien ne siffle par un bouchon.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Panier couvert entre vos genoux, cherchez longtemps à tâtons. Sortez la cuillère, soufflez dessus, puis : « Tourne, tourne la soupe au chou (on brasse), une bouchée pour chacun de nous (on tend la cuillère). » Reposez-la et attendez une main. {si-toutous si-poupées|Un toutou ou une poupée penche la tête : « Encore? » Et vous recommencez.} {si-marionnettes|Avec une marionnette, c’est elle qui fouille, au bout de votre bras, et qui s’incline au dernier mot.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 16 },
          'L’enfant choisit, vous chantez. « Canard plonge, canard sort (la main descend, remonte), canard secoue tout son corps! » « Toc, toc, bol, es-tu là? (on frappe) Soulève un peu… me voilà! » « Vogue, bateau, vague en haut, vague en bas (les genoux montent, descendent), et plouf dans l’eau! » « Étoile, étoile de nuit (les doigts s’ouvrent), ferme l’œil, fais tout petit. » {si-instruments-de-musique|Avec un instrument de musique, l’enfant secoue ou tape : redites la comptine d’avant à sa vitesse, et taisez-vous s’il arrête.} {0-18m|Le poupon suce l’objet pendant que vous chantez : il écoute quand même.} {18-24m|Le trottineur tend dix fois le canard : dix fois la comptine.} {2-3a|« Me voilà! » : la fin du vers est criée avant que vous y arriviez.}',
        ),
        play(
          { 30: 5 },
          'Un objet s’éloigne dans la main d’un enfant : suivez-le à quatre pattes et chantez sa comptine plus bas, là où il s’arrête. Les autres suivent, ou fouillent dans le panier, toujours sous vos yeux. {0-18m|Le poupon ne se déplace pas encore? C’est l’objet qui s’éloigne et revient, au bout de votre bras.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Redites chaque comptine une dernière fois, de moins en moins fort; au dernier mot, son objet se couche au panier, sous le linge. La cuillère et le bol d’abord, le bateau à mi-voix, le canard tout bas. L’étoile se couche la dernière, sans un mot, avec le geste seulement. {si-livres|Ouvrez ensuite le livre : un doigt y trouve le canard ou le bateau, et les mains refont son geste.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez la cuillère en l’air juste avant le dernier mot, bouche fermée.',
          '{18-24m 2-3a|Invitez au geste toutes les mains, même celles qui n’ont pas l’objet.}',
          'Suivez l’objet que l’enfant tend, jamais celui que vous aviez prévu.',
          '{0-18m 18-24m|Répondez à son babil par la comptine, comme s’il l’avait dite.}{!0-18m !18-24m|Il change un mot? Chantez la comptine avec son mot à lui.}',
        ],
        questionsOuvertes: ['Qu’est-ce qui se cache?', 'Quelle chanson va avec lui?', 'Où est parti le canard?'],
      },
      vocabulaire: ['encore', 'le canard', 'la cuillère', 'le bateau', 'plouf', 'tourner', 'l’étoile', 'me voilà'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Face à face, un seul objet et sa comptine, trois fois; son pied ou son regard demande la suivante.',
        },
        { pour: '18-24m', texte: 'Présentez deux objets, un dans chaque main, et laissez le doigt choisir.' },
        { pour: '2-3a', texte: 'Il chante pour une poupée{multiage| ou un plus petit}, dans l’ordre qu’il veut.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avant le premier vers, l’objet sonne ou frôle la main de l’enfant qui voit peu, toujours de la même façon.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une mitaine de laine entre au panier, avec ses deux vers à inventer.} {!ete|L’été, un chapeau de coton se glisse au panier : que dit sa comptine?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Objet convoité par deux enfants.', 'Objet porté à la bouche pendant la chanson.'],
        dangersAEliminer: [
          'Cuillère dans la bouche en marchant : on s’assoit pour la chanson.',
          '{si-instruments-de-musique|Grelot, cymbalette ou graine qui sort d’un instrument : il quitte le panier aussitôt.}',
          'Objet fendu ou décousu : retiré du panier sur-le-champ.',
          'Objet mouillé de salive : lavé au savon avant d’aller à une autre bouche.',
        ],
        supervision: 'palier1',
        allergies: [
          'Caoutchouc naturel : choisissez un canard de bois ou de tissu si une allergie au latex est au dossier.',
        ],
      },
      observation: [
        'Langage oral : quels mots ou quels sons place-t-il dans la comptine?',
        'Mémoire : à quoi voit-on qu’il reconnaît l’objet et sa suite?',
        'Attention : que fait-il pendant la chanson d’un autre?',
      ],
      prolongements: [
        'Un sixième objet apparaît : quels deux vers lui donner?',
        'Un parent prête une comptine de son enfance, dans sa langue, avec l’objet qu’elle réclame.',
      ],
      reflexionRetroaction: ['Mes silences étaient-ils assez longs?', 'Quel objet revient, et pour quel enfant?'],
    },
  },
  {
    key: 'la-comptine-du-depart',
    summary:
      'Un pied sur la marche, deux pieds sur le trottoir : une comptine à gestes mène le groupe au parc et ramasse ce qu’il voit en route.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'quartier-et-metiers'],
    materials: [],
    place: 'PARK',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'transition',
      'partir au parc',
      'marche',
      'trottoir',
      'sortir',
      's’assoit par terre',
      'ne veut pas avancer',
      'comptine de marche',
      'se donner la main',
      'traverser',
      'promenade',
      'marcher',
      'comptines à doigts',
      'éveil musical',
    ],
    seen: [
      'il s’assoit sur le trottoir et refuse de faire un pas de plus',
      'elle fait miaou chaque fois qu’on croise un chat sur le chemin',
      'ils tapent du pied sur chaque marche en comptant un, deux',
      'il lâche la corde et part devant tout seul en courant',
      'elle veut dire bonjour à chaque chien et retarde tout le monde',
      'celui de la queue traîne, et ceux d’en avant s’impatientent',
      'en s’en allant au parc, ils nomment tout ce qu’ils voient : camion, poubelle, chat',
      'sur la marche du perron, ils piétinent avant de prendre la main d’un ami',
    ],
    scenes: ['chanter', 'promenade'],
    picture:
      'Sur la marche, une enfant lève le pied; sur le trottoir, l’éducatrice donne la main, une amie met la main en visière, un petit salue un chat.',
    sheet: {
      titre: 'La comptine du départ',
      observationDepart:
        'Au moment de partir, le groupe s’étire : l’un court devant, l’autre s’assoit sur la marche, un troisième salue le chat.',
      intentionEducative:
        'Permettre à chacun d’anticiper le trajet grâce à des mots et à des gestes qui reviennent chaque jour.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Compléter un mot connu de la comptine.',
        'Accorder son pas et ses gestes à ceux des autres.',
        'Faire entrer dans la comptine ce qu’il a vu.',
      ],
      materiel: [],
      preparation: [
        'Apprenez la comptine et ses quatre gestes; gardez-les pareils tout le mois.',
        'Parcourez le trajet des yeux : traverses, travaux{hiver|, plaques de glace}.',
        'Passez à la toilette et comptez-vous à voix haute avant d’ouvrir la porte.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Sur la marche, dites la comptine une fois, lentement : « Un pied sur la marche (on tape un pied), deux pieds sur le trottoir (on tape les deux), une main dans une main (on se la donne), et le parc pour nous voir! (l’autre main en visière) » Faites redire la réponse de route : « Qu’il marche avec nous, sur le bout de ses pattes! »',
        ),
        play(
          { 10: 6, 20: 14 },
          'En route, la comptine ramasse ce qui passe. Vous lancez : « On a vu passer… » Quelqu’un répond « un chat! » et tous : « Qu’il marche avec nous, sur le bout de ses pattes! » {18-24m|Le trottineur dit « miaou », ou montre le chat du doigt : le chat est dans la comptine.} {2-3a|« Un chat! » Le chat revient à chaque coin de rue, même quand c’est un chien.} {3-4a|Une baleine, un camion de crème glacée : ce qui n’est jamais passé marche aussi.} {1adulte|Marchez du côté de la rue, à la hauteur du plus lent.} {2adultes|L’une ouvre la marche, l’autre la ferme et lance la réponse.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          'À l’entrée du parc, accroupis, on rappelle à voix basse tout ce qui a marché avec nous. Comptez les enfants au rythme de la comptine. Puis dites le dernier vers, « et le parc pour nous voir! », main en visière, et le jeu commence.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez un trou à la fin du vers et attendez qu’il se remplisse.',
          'Reprenez dans la comptine le mot d’un petit, bien prononcé, sans le faire répéter.',
          'Ralentissez jusqu’à ce que le dernier dise les vers avec vous.',
        ],
        questionsOuvertes: ['Qu’est-ce qui passe?', 'Comment marche-t-il, celui-là?', 'Qui veux-tu emmener au parc?'],
      },
      vocabulaire: ['la marche', 'le trottoir', 'en visière', 'passer', 'ensemble', 'la réponse', 'le coin de rue'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Deux vers et deux gestes, les pieds seulement, devant la porte; en route, seulement « Qu’il marche avec nous ».',
        },
        { pour: '2-3a', texte: 'Il choisit l’animal et décide de sa démarche; les autres la prennent.' },
        { pour: '3-4a', texte: 'Il change la fin : « sur le bout de ses roues », « sur le bout de son nez ».' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui n’aime pas donner la main tient le bord de votre chandail ou de votre manteau; il le serre à « une main dans une main ».',
        },
        {
          pour: 'interieur',
          texte: 'Les jours de tempête, la comptine mène du local au gymnase et ramasse ce qu’on croise au corridor.',
        },
      ],
      securite: {
        risquesAcceptes: ['Trébucher en chantant.', 'S’arrêter sans prévenir : le groupe attend.'],
        dangersAEliminer: [
          'Traverse : la comptine se tait, on se tient, l’adulte regarde et fait passer.',
          'Entrées de garage : on s’arrête au bord, même sans voiture.',
          'Enfant qui file devant ou descend du trottoir : on se tient par la main, {1adulte|et nul ne dépasse l’adulte}{2adultes|toujours entre vous deux}.',
          '{hiver|Trottoir glacé ou charrue au loin : on change de côté, groupe contre la maison.}',
          'Enfant oublié au coin ou resté au parc : on se compte à la porte, à l’arrivée et avant de repartir.',
        ],
        supervision: 'palier1',
        allergies: ['Trousse et auto-injecteurs sur l’adulte{hiver|; l’hiver, sous le manteau}.'],
      },
      observation: [
        'Langage oral : quels mots complète-t-il, lesquels invente-t-il?',
        'Mémoire : fait-il le geste avant le vers?',
        'Compétences sociales : comment s’ajuste-t-il au pas de l’autre?',
      ],
      prolongements: [
        'Au local, dessinez la parade de tout ce qui a marché avec vous.',
        'Affichez la comptine pour les parents et invitez-les à y glisser un mot de leur langue.',
      ],
      reflexionRetroaction: [
        'Combien de consignes la comptine a-t-elle remplacées?',
        'Qui n’y est pas encore entré, et pourquoi?',
      ],
    },
  },
  {
    key: 'la-file-des-canards',
    summary:
      'Coin, coin! La bande se dandine, secoue ses plumes, fait plouf et s’endort debout, un œil ouvert : une comptine à jouer de tout le corps.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['oiseaux', 'mouvement-et-defis'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les canards prennent toute la pelouse; un arbre fait le nid.',
      INDOORS: 'Dedans, la mare est un tapis, et l’on s’y dandine entre les meubles.',
    },
    seasons: ['AUTUMN', 'WINTER'],
    alsoIn: {
      SPRING: 'Au printemps, les canards contournent de vraies flaques, ou y plongent les bottes.',
      SUMMER: 'L’été, l’herbe est longue et la mare se cherche à l’ombre.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'canard',
      'marcher comme',
      'se dandiner',
      'imiter un animal',
      'comptine',
      'chanson à gestes',
      'oiseau',
      'plonger',
      'suivre',
      'rire',
      'coin coin',
      'bouger',
      'comptines à doigts',
    ],
    seen: [
      'il se dandine les fesses en marchant et fait coin coin',
      'elle bat des coudes comme des ailes et se penche pour faire plouf',
      'ils s’accroupissent d’un coup en criant plouf et rient ensemble',
      'le bébé rigole quand je plie les genoux et le fais descendre',
      'il s’accroupit avant tout le monde, trop pressé d’arriver au plouf',
      'elle marche en avant et se retourne pour voir si la bande la suit',
      'depuis la visite à l’étang, les petits marchent en canards dans la cour',
      'quand je fais semblant de dormir debout, ils ferment un œil et pouffent',
    ],
    scenes: ['imiter-animaux', 'chanter'],
    picture:
      'Les bras en ailes, des petits se dandinent, s’accroupissent ou dorment debout autour d’une éducatrice qui plie les genoux.',
    sheet: {
      titre: 'La bande des canards',
      observationDepart:
        '{18-24m 2-3a|Un enfant marche en se dandinant, deux autres l’imitent en disant « coin, coin ». Personne ne leur a rien demandé.} {0-18m !18-24m !2-3a|Dans vos bras, un poupon se balance d’un bord à l’autre et bat des jambes quand vous arrêtez.}',
      intentionEducative: 'Soutenir le lien entre les mots d’une comptine et les mouvements du corps.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Reprendre un son, un mot ou un geste de la comptine.',
        '{18-24m 2-3a|Changer d’allure quand les mots changent.} {0-18m !18-24m !2-3a|Attendre le « plouf », des yeux ou de tout le corps.}',
        '{18-24m 2-3a|Suivre, quitter la bande et y revenir.}',
      ],
      materiel: [
        optional('{18-24m 2-3a si-foulards|Foulards courts}', 'un par enfant', null),
        optional('{18-24m 2-3a si-cerceaux|Cerceaux, couchés à plat}', 'deux ou trois', null),
        optional(
          '{si-couvertures|Grande couverture}{dehors hiver si-couvertures|, à dessous imperméable}',
          'une',
          null,
        ),
        optional('{18-24m 2-3a !0-18m si-tambourins|Tambourin ou autre instrument}', 'un, pour vous', null),
        optional('{si-toutous|Toutous lavables, sans bouton ni ruban}', 'un par enfant', null),
      ],
      preparation: [
        'Faites le tour {cour|de la cour : trous, branches basses}{parc|du terrain : trous, branches basses}{dedans|de la pièce : coins de table, jouets au sol}{hiver dehors|, plaques de glace}.',
        '{18-24m 2-3a|Choisissez un endroit pour la mare, où l’on fait plouf, et un autre pour le nid, où l’on s’endort.} {18-24m 2-3a si-cerceaux|Des cerceaux couchés, bien écartés, sont autant de mares : on y fait « plouf » à deux ou à trois.} {0-18m multiage|Le nid est tout près de la mare : les poupons y restent assis, à portée de votre bras, et la bande n’y vient qu’au dodo.} {parc 18-24m 2-3a|Montrez où finit la pelouse des canards.} {0-18m !18-24m !2-3a|Choisissez un coin plat et doux : ce sera le nid.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          '{18-24m 2-3a|Dandinez-vous vers la mare, à côté de la bande, et dites la comptine :} {0-18m !18-24m !2-3a|Un poupon sur la hanche, un bras libre pour les gestes, dandinez-vous sur place devant les autres et dites la comptine :} « Coin, coin, la bande s’en va (marcher), dandine par-ci, dandine par-là (se balancer), la plume à gauche, la plume à droite (les coudes battent), et plouf! les pattes toutes plates (s’accroupir). Coin… coin… (tout bas) la bande dort, un œil fermé, l’autre dehors (une main sur un œil). »',
        ),
        play(
          { 10: 6, 20: 12 },
          '{18-24m 2-3a|Les canards vont où ils veulent; votre voix les rejoint.} {0-18m|Chaque poupon, à son tour dans vos bras, se dandine d’un bord à l’autre et reçoit le « plouf » quand vous pliez les genoux.} {0-18m !18-24m !2-3a|Les autres vous regardent, installés tout près : penchez-vous vers eux à chaque « coin, coin », et attendez un son ou un pied qui bat. Un poupon bat des bras? C’est la plume à gauche.} {20min 0-18m !18-24m !2-3a|Assoyez-vous ensuite devant tous : à chaque « plouf », vos mains font battre les pieds d’un autre.} {18-24m|Le trottineur n’attend que « plouf » et s’accroupit trop tôt, ravi.} {2-3a|Un enfant marche en tête et se retourne tous les trois pas : la bande suit-elle?} {18-24m 2-3a|Chantez l’allure que vous voyez, « la bande s’en va tout doucement » : elle devient le prochain couplet.} {18-24m 2-3a si-foulards|Au poing, un foulard est la plume, qu’on secoue à gauche, puis à droite.} {18-24m 2-3a !0-18m si-tambourins|Battez au tambourin un coup par patte; au silence, plouf!} {20min 18-24m 2-3a|L’élan retombe? Demandez quoi secouer, une aile, une patte, la queue : toute la bande le secoue.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          '{18-24m 2-3a|Au nid, les canards se serrent contre vous.} {0-18m !18-24m !2-3a|Assoyez-vous au nid, les poupons contre vous.} {si-couvertures|Le nid est une couverture : on s’y tasse jusqu’à ce que tous y tiennent.} {si-toutous|Sous l’aile de chacun, un toutou ferme un œil, lui aussi.} Reprenez les deux derniers vers en soufflant à peine, et laissez un œil ouvert regarder {dehors|passer un nuage}{dedans|le plafond}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a|Prenez l’allure du canard le plus lent, puis celle du plus pressé.} {0-18m !18-24m !2-3a|Ralentissez quand le poupon ouvre grand les yeux; reprenez quand il vous sourit.}',
          'Arrêtez-vous avant « plouf », le temps {18-24m 2-3a|qu’une voix le dise}{0-18m !18-24m !2-3a|qu’un son vienne ou qu’un corps s’agite}.',
          '{18-24m 2-3a|Celui qui s’écarte est un canard curieux : suivez-le des yeux et saluez-le d’un « coin » sans le rappeler}{parc 18-24m 2-3a|, tant qu’il reste sur la pelouse des canards}{18-24m 2-3a|.}',
        ],
        questionsOuvertes: [
          '{18-24m 2-3a|Comment marche un canard fatigué?} {0-18m !18-24m !2-3a|Comment fait le canard?}',
          '{18-24m 2-3a|Où vont-ils, maintenant?} {0-18m !18-24m !2-3a|Où est le canard?}',
          'Qui fait plouf?',
        ],
      },
      vocabulaire: ['le canard', 'se dandiner', 'la plume', 'plouf', 'la patte', 'le nid', 'dormir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{dedans|Couché devant vous, ses jambes dans vos mains, il se dandine d’un côté à l’autre au rythme des vers.} {dehors|Assis face à vous sur vos cuisses, il se dandine avec vos genoux au rythme des vers.}',
        },
        {
          pour: '18-24m',
          texte: 'Gardez la marche, le plouf et le dodo : l’enfant les réclame en faisant leur geste.',
        },
        { pour: '2-3a', texte: 'L’enfant propose une autre bête : la comptine change de cri et de pattes.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a|L’enfant qui marche avec un appui donne la cadence : son bruit sur le sol est le tambour des canards.} {0-18m !18-24m !2-3a|Un poupon sursaute facilement? Dites « plouf » tout bas, et pliez à peine les genoux.}',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors 18-24m 2-3a|Un jour de tempête, la bande se dandine au corridor et le tapis sert de mare.} {dehors 0-18m !18-24m !2-3a|Un jour de tempête, le nid est un tapis.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver 18-24m 2-3a|L’hiver, les canards lèvent haut les pattes et secouent la neige de leurs plumes.} {0-18m !18-24m !2-3a !hiver|L’hiver, par grand froid, la comptine se dit dedans.} {!ete 18-24m 2-3a|L’été, dehors, les canards n’avancent que d’une ombre à l’autre.} {0-18m !18-24m !2-3a !ete|L’été, dehors, le nid est à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a|Chute assise, petite bousculade.} {0-18m !18-24m !2-3a|Sursaut au « plouf ».}',
          '{18-24m 2-3a|Pied qui s’emmêle en se dandinant.}',
        ],
        dangersAEliminer: [
          'Sol qui glisse{hiver cour|, glaçons aux toits} : {18-24m 2-3a|la mare se place}{0-18m !18-24m !2-3a|le nid se place} ailleurs.',
          '{18-24m 2-3a|Canard qui fonce dans un plus petit : la bande s’écarte et votre bras fait barrière.} {0-18m|Poupon dans vos bras : une main derrière sa tête, vous pliez les genoux lentement, sans le secouer.}',
          '{cour parc|Barrière, rue ou plan d’eau : le nid se choisit du côté opposé.} {dedans|Porte battante : tout se joue à l’autre bout de la pièce.}',
          '{18-24m 2-3a si-foulards|Foulard au cou ou sous une patte : il tient dans un poing, ou il attend au nid.}',
          '{18-24m 2-3a si-cerceaux|Cerceau qui glisse sous un pied : on y entre au pas; sur la glace ou un plancher lisse, il reste rangé.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{dehors !hiver|Piqûres : suivez les plans individuels.} {dehors hiver|Urticaire au froid : suivez la consigne du parent.} {dedans|Aucune vraie plume dans la bande.}',
        ],
      },
      observation: [
        'Langage oral : quel mot, son ou geste revient de lui-même?',
        'Motricité globale : {18-24m 2-3a|comment passe-t-il de debout à accroupi?} {0-18m !18-24m !2-3a|que font ses bras, ses jambes, son dos quand vous vous dandinez?}',
        '{18-24m 2-3a|Compétences sociales : suit-il, mène-t-il ou regarde-t-il?} {0-18m !18-24m !2-3a|Compétences sociales : qui regarde-t-il pendant que c’est le tour d’un autre?}',
      ],
      prolongements: [
        'Au lavabo, dites « plouf » quand les mains entrent dans l’eau.',
        'Chantez la comptine aux parents, au départ{18-24m 2-3a| : plusieurs repartiront en se dandinant}.',
      ],
      reflexionRetroaction: [
        'Qui a dit le dernier « plouf », eux ou moi?',
        '{18-24m 2-3a|Qui menait la bande à la fin?} {0-18m !18-24m !2-3a|Ai-je attendu assez longtemps avant « plouf »?}',
      ],
    },
  },
  {
    key: 'l-orchestre-de-la-cuisine',
    summary:
      'Qui a fait ce bruit-là? Entre bols, boîtes et cuillères, un orchestre se répond, s’arrête d’un coup et cherche son plus petit son.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence', 'cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les {hiver|bols}{!hiver|casseroles} s’appuient à la clôture et les sons partent plus loin.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'musique',
      'orchestre',
      'casserole',
      'cuillère',
      'taper',
      'cogner',
      'chaudron',
      'bruit',
      'rythme',
      'chef d’orchestre',
      'tambour',
      'fort et doux',
      'il pleut dehors',
      'instruments',
      'instruments de musique',
      'sons',
      'éveil musical',
      'percussions',
    ],
    seen: [
      'elle cogne sa cuillère sur la table et les autres répondent au dîner',
      'il essaie son bâton sur tous les bols pour entendre la différence',
      'ils grattent le bord d’un chaudron, font rrr et recommencent',
      'il tape si fort que les autres se bouchent les oreilles',
      'elle attend que son ami finisse pour donner son petit coup',
      'le poupon tambourine sur sa tablette et me regarde pour que je réponde',
      'depuis qu’on est pris en dedans par la pluie, ils sortent toutes les casseroles',
      'à l’heure de la collation, ils font un concert d’ustensiles',
    ],
    scenes: ['taper-bruit', 'ecouter'],
    picture:
      'Sur une couverture, petits et grands frappent bols, casseroles et boîtes; une enfant debout, cuillère en l’air, mène l’orchestre.',
    sheet: {
      titre: 'L’orchestre de la cuisine',
      observationDepart: 'À l’heure du repas, une cuillère frappe un bol et toute la tablée répond en riant.',
      intentionEducative: 'Soutenir le plaisir de faire ensemble, chacun avec son son et à son tempo.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Produire un son et le répéter.',
        'Remarquer le son d’un autre et y répondre.',
        'Vivre ensemble un départ, un arrêt, un silence.',
      ],
      materiel: [
        item('Casseroles ou bols, sans poignée branlante', 'un par enfant', 'Contenants de plastique renversés'),
        item('Grosses cuillères de bois', 'deux par enfant', 'Mains'),
        optional('Boîtes de carton', 'trois', 'Coussins fermes'),
        optional('Couverture', 'une, sous les casseroles', 'Tapis'),
        optional(
          '{!18-24m !2-3a !3-4a !4-5a si-maracas|Maracas ou tambourins d’une pièce, plus gros qu’un poing}',
          'un par poupon',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a !0-18m !18-24m si-maracas si-tambourins|Maracas ou tambourins}',
          'deux ou trois',
          null,
        ),
        optional(
          '{18-24m si-maracas|Maracas ou tambourins d’une pièce, plus gros que votre poing}{0-18m multiage !18-24m si-maracas|Maracas ou tambourins d’une pièce, plus gros que votre poing}',
          'deux ou trois',
          null,
        ),
        optional('{si-linges-à-vaisselle|Linges à vaisselle}', 'un ou deux', null),
        optional('{3-4a 4-5a si-papier|Papier et gros crayon}', 'quelques feuilles, un crayon', null),
        optional('{cour hiver si-pelles|Pelles de plastique}', 'une ou deux', null),
        optional('{cour hiver si-traîneaux|Traîneau de plastique}', '{cour hiver si-traîneaux|un}', null),
      ],
      preparation: [
        'Retournez casseroles et bols au sol ou sur la table, un devant chaque enfant. Une couverture dessous, s’il y en a une, mange une bonne part du bruit.',
        'Aménagez à trois pas un coin sans instrument pour les oreilles fatiguées.',
        '{hiver cour|L’hiver, prenez des bols de plastique et du bois, pas de métal.} {hiver cour 18-24m 2-3a 3-4a 4-5a|Jouez debout autour d’une table ou d’un banc.} {hiver cour 0-18m multiage|Assise au bout, gardez le poupon sur vos genoux.} {hiver cour 0-18m !multiage|Les poupons s’assoient contre vous, sur la couverture.}',
        '{avec-contenant|Retournez @materiel parmi les casseroles.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Frappez trois coups doux sur un bol. Attendez. Répondez au premier son, d’où qu’il vienne, et seulement à lui. {si-linges-à-vaisselle|Couvrez le bol d’un linge et frappez : le son s’est caché. Ôtez le linge : le revoilà.} {18-24m si-maracas|Secouez un instrument derrière votre dos : qui le cherche le reçoit, joue un coup et le rend.} {0-18m multiage !18-24m si-maracas|Secouez un instrument derrière votre dos : qui le cherche le reçoit, joue un coup et le rend.} {cour hiver si-pelles|La neige joue aussi : une pelle la gratte, « chhh », puis attend la réponse.} {cour hiver si-traîneaux|Un traîneau retourné est la grosse caisse : poum, à pleine mitaine.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 15 },
          'La cuillère frappe le fond du bol : toc. Elle en gratte le bord : rrr. La main frappe la boîte de carton, s’il y en a une : poum. {!18-24m !2-3a !3-4a !4-5a si-maracas|Faites sonner un maraca ou un tambourin derrière votre dos : le poupon cherche? Le voilà, dans sa main.} {0-18m|Le poupon tape à pleine main, s’arrête, vous regarde : c’est son tour de parole.} {18-24m|Le trottineur essaie sa cuillère sur tout, y compris la vôtre.} {2-3a|Un musicien joue fort, puis se bouche les oreilles.} {3-4a|Deux cuillères se répondent, coup pour coup, d’un bout du cercle à l’autre.} {3-4a 4-5a|Un chef se lève : bras hauts, on joue fort; bras bas, on joue doux.} {18-24m 2-3a 3-4a 4-5a|Quand le vacarme est bien parti, faites le signe de l’arrêt, paumes vides. Comptez trois secondes sur vos doigts, et un enfant redonne le premier coup.} {2-3a 3-4a 4-5a !0-18m !18-24m si-maracas si-tambourins|Avec un instrument de musique, un enfant joue trois coups; tous les refont à la cuillère, et il passe l’instrument.} {2-3a 3-4a 4-5a|Après deux ou trois arrêts, qui veut échange son bol avec un voisin.} {!18-24m !2-3a !3-4a !4-5a|Arrêtez-vous, la cuillère en l’air. Son regard ou son pied demande la suite? Redonnez trois coups.}',
        ),
        play(
          { 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|« Qui trouve le son le plus petit? »} {!18-24m !2-3a !3-4a !4-5a|Cherchez vous-même le son le plus petit.} Un ongle sur le bois, un souffle dans le bol, une cuillère qu’on pose au sol. Après chaque petit son, tout le monde se tait le temps d’une respiration.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{3-4a 4-5a si-papier|Un enfant trace trois points, gros pour fort, petits pour doux : l’orchestre joue son papier.} Le volume baisse de lui-même quand votre main descend; le dernier coup se joue du bout du doigt. Les bols s’empilent un par un, chacun avec son dernier son{18-24m 2-3a 3-4a 4-5a|; qui attend tape encore, du bout du doigt}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Imitez un son d’enfant avant d’en faire un nouveau.',
          '{18-24m 2-3a 3-4a 4-5a|Pour l’arrêt, montrez vos paumes vides, toujours de la même façon.} {!18-24m !2-3a !3-4a !4-5a|À chaque arrêt, gardez la cuillère immobile et attendez ses yeux.}',
          '{0-18m multiage|Tenez-vous entre le poupon et les grands mouvements.} {0-18m !multiage|Tournez-vous vers le son le plus faible.} {!0-18m|Tournez-vous vers le son le plus faible.}',
        ],
        questionsOuvertes: [
          'Comment as-tu fait ce son?',
          'Qu’est-ce qui arrive si on joue tout bas?',
          'Qui t’a répondu?',
        ],
      },
      vocabulaire: ['fort', 'doux', 'gratter', 'frapper', 'le silence', 'le tempo', 'ensemble', '{3-4a 4-5a|le chef}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Sur vos genoux, un bol renversé devant lui : il frappe une fois, vous répondez une fois, puis vous attendez.',
        },
        { pour: '18-24m', texte: 'Donnez-lui les mêmes objets que son voisin : il l’imitera sans les lui prendre.' },
        { pour: '2-3a', texte: 'Un arrêt net, mains en l’air, autant de fois qu’il le réclame.' },
        { pour: '3-4a', texte: 'Confiez-lui la place du chef aussi longtemps qu’il la garde.' },
        {
          pour: '4-5a',
          texte:
            'Il trace dans l’air une suite de sons, un grand geste pour un coup fort, un petit pour un coup doux, et la fait jouer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’oreille sensible : le coin sans instrument, à trois pas{3-4a 4-5a|, la place du chef}, ou ses coquilles antibruit, s’il en a.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dedans !ete|L’été, l’orchestre sort et joue pour les voisins de la clôture.} {!hiver|L’hiver, dans le local, l’orchestre réchauffe la fin d’un avant-midi gris.} {cour hiver|L’été, le métal revient et l’orchestre s’assoit dans l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bruit fort, quelques secondes.', 'Cuillère échappée sur un pied.'],
        dangersAEliminer: [
          'Enfant qui marche avec une cuillère en bouche : on joue sur place, les mains prises.',
          '{!18-24m !2-3a !3-4a !4-5a si-maracas|Maraca fendu, cymbalette qui branle : l’instrument sort du jeu, ses pièces étouffent.} {2-3a 3-4a 4-5a !0-18m !18-24m si-maracas si-tambourins|Maraca fendu, cymbalette qui branle : l’instrument sort du jeu.}',
          'Casserole lourde ou fendue : elle retourne à la cuisine.',
          'Cuillère levée au-dessus d’une tête : chaque musicien a la largeur de ses deux bras.',
          '{18-24m si-maracas|Maraca fendu, cymbalette qui branle : l’instrument quitte l’orchestre, ses pièces étouffent.} {0-18m multiage !18-24m si-maracas|Maraca fendu, cymbalette qui branle : l’instrument quitte l’orchestre, ses pièces étouffent.}',
          '{cour hiver si-pelles|Pelle brandie : on gratte au ras du sol.}',
        ],
        supervision: 'palier1',
        allergies: ['Contenants lavés, sans trace de leur ancien aliment.'],
      },
      observation: [
        'Compétences sociales : remarque-t-il les sons des autres? Comment le montre-t-il?',
        'Développement sensoriel : cherche-t-il les sons forts ou les fuit-il?',
        'Motricité fine : frappe-t-il d’une main, des deux, en alternance?',
      ],
      prolongements: [
        'Ajoutez une chose par jour : papier, tuyau de carton, boîte de métal.',
        'Au départ, un parent peut frapper sur un bol un rythme de chez lui; l’orchestre l’apprendra.',
      ],
      reflexionRetroaction: ['Les plus discrets ont-ils eu une réponse?', 'Comment le groupe a-t-il vécu le silence?'],
    },
  },
  {
    key: 'bonjour-le-quartier',
    summary:
      '« Bonjour, le banc! » En faisant le tour du parc, on salue l’arbre, le chien à sa fenêtre, la factrice, chacun à sa manière.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: [],
    place: 'PARK',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'quartier',
      'promenade',
      'bonjour',
      'saluer',
      'envoyer la main',
      'voisins',
      'factrice',
      'métiers',
      'politesse',
      'timide',
      'marche au parc',
      'chien',
      'marcher',
      'la gêne',
    ],
    seen: [
      'il envoie la main à tous les camions jusqu’à ce qu’ils disparaissent',
      'elle dit allô au banc, à la boîte aux lettres et au chien',
      'ils imitent la grosse voix du lampadaire qui répond bonjour',
      'elle se cache derrière moi dès qu’un voisin lui parle',
      'il est fier parce que la madame lui a répondu par la fenêtre',
      'il pose mille questions au monsieur qui ramasse les feuilles',
      'depuis que le facteur nous connaît, ils le guettent à chaque sortie',
      'en poussette, le bébé sourit au monde qu’on croise sur le trottoir',
    ],
    scenes: ['fierte', 'nouveau', 'promenade', 'politesse'],
    picture:
      'Sur le trottoir, des enfants en dossard saluent la factrice, le banc et un chien à sa fenêtre; une éducatrice pousse la poussette.',
    sheet: {
      titre: 'Bonjour, le quartier',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|En route vers le parc, les enfants envoient la main aux camions et aux voisins, qui répondent presque toujours.} {!18-24m !2-3a !3-4a !4-5a|En route vers le parc, un bébé bat des pieds dès qu’une voix lui dit bonjour.}',
      intentionEducative: 'Soutenir le plaisir d’entrer en contact, avec des mots, des sons ou un simple geste.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Saluer à sa façon et attendre la réponse.',
        '{2-3a 3-4a 4-5a|Nommer des lieux et des personnes du quartier.} {!2-3a !3-4a !4-5a|Retrouver un arbre, un banc, un visage du quartier.}',
        '{2-3a 3-4a 4-5a|Respecter celui qui ne veut pas saluer.}',
      ],
      materiel: [
        item(
          '{0-18m|Poussettes}{18-24m !0-18m|Poussette à deux places}',
          '{0-18m|une place par poupon, une de plus}{18-24m !0-18m|une, pour ceux que la marche fatigue}',
          '{0-18m 18-24m|Porte-bébé de l’adulte}',
        ),
        item(
          'Dossards voyants',
          '{!0-18m|un par enfant, un pour vous}{0-18m multiage|un par enfant qui marche, un pour vous}{0-18m !multiage|un pour vous}',
          'Vêtements de couleur vive',
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a|Carte où une main dit bonjour}',
          '{18-24m 2-3a 3-4a 4-5a|une, pour l’enfant qui parle peu}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-enveloppes|Enveloppe, un bonjour dessiné à l’intérieur}',
          'une, gardée par vous',
          null,
        ),
        optional('{si-marionnettes|Marionnette à main}', 'une, pour vous', null),
        optional('{18-24m 2-3a 3-4a 4-5a si-photos|Photos d’un banc et d’un arbre du tour}', 'une de chaque', null),
        optional('{18-24m 2-3a 3-4a 4-5a !hiver si-craies|Grosses craies}', 'deux ou trois', null),
        optional('{si-chapeaux|Chapeaux}', 'un par personne, qui ne se prête pas', null),
      ],
      preparation: [
        'Vérifiez le tour que vous ferez, par le trottoir qui borde le parc : ni travaux, ni passage étroit{hiver|, ni amas de la charrue}; chaque traverse est repérée.',
        'Convenez de trois arrêts où le groupe peut rester sans gêner.',
        'Dossards enfilés, dénombrement fait; vous marchez du côté de la rue. {2-3a 3-4a 4-5a|Entre les arrêts, on se donne la main, deux par deux.} {18-24m|En marchant, les trottineurs tiennent votre main ou la poussette.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'À l’entrée du parc, essayez des bonjours : grand, petit, muet, chanté. {si-chapeaux|Levez votre chapeau : voilà un bonjour sans un mot.} {18-24m 2-3a 3-4a 4-5a|Chacun garde celui qu’il préfère, ou n’en prend aucun.} {!18-24m !2-3a !3-4a !4-5a|Gardez celui qui fait bouger un pied ou s’ouvrir des yeux.} {si-marionnettes|Votre marionnette fait le sien : aux arrêts, elle saluera pour qui est gêné.} {18-24m 2-3a 3-4a 4-5a si-photos|Montrez la photo d’un banc ou d’un arbre : qui le verra en chemin le saluera le premier.} {2-3a 3-4a 4-5a si-enveloppes|Dans l’enveloppe, un bonjour dessiné : en route, le groupe choisit à qui vous la remettrez.}',
        ),
        play(
          { 20: 12, 30: 20, 45: 22 },
          '{0-18m 3-4a 4-5a|Faites le tour du parc par le trottoir.} {!0-18m !3-4a !4-5a|Longez le parc par le trottoir jusqu’au premier arrêt, jusqu’au deuxième si les jambes suivent, et revenez.} {18-24m 2-3a 3-4a 4-5a|Chacun salue ce qu’il veut, puis on attend la réponse.} {!18-24m !2-3a !3-4a !4-5a|Saluez l’arbre, le banc, la voisine, puis attendez la réponse.} {0-18m|Le poupon, face à vous, voit votre visage saluer, puis celui d’une autre personne s’éclairer.} {0-18m !multiage|Au premier arrêt, accroupissez-vous. Un pied bat, une voix sort? Prêtez-lui le mot : « Bonjour! », puis taisez-vous le temps d’un souffle. Les yeux se détournent? Marchez sans parler jusqu’à un arbre et posez sa main, dans la vôtre, sur l’écorce.} {18-24m|Le trottineur envoie la main à un camion longtemps après son passage.} {18-24m !multiage|Au premier arrêt, cachez votre main dans votre dos, sortez-la : il sort la sienne. Il vous ramène trois fois au même poteau? Saluez-le trois fois. Les pas traînent? Cherchez du rouge : une porte, une auto. « Bonjour, rouge! »} {2-3a|« Bonjour, banc! » On s’y assoit, on se relève, on lui redit bonjour.} {2-3a !multiage|Le mot part trop tard, dans le dos d’une dame? « Elle est loin. On lui envoie la main? » Donnez une voix au poteau, une seule fois; un enfant fera parler la prochaine chose. Les pas traînent? Bonjours de souris jusqu’à la clôture, de géant jusqu’au coin.} {3-4a|Le lampadaire répond d’une grosse voix, celle d’un enfant qui lui tourne le dos.} {3-4a !multiage|À chaque arrêt, un enfant salue, un autre guette la réponse et la rapporte. Personne n’a répondu? Il décide : encore une fois, ou tant pis. Les pas traînent? Ne saluez plus que ce qui est haut, puis que ce qui fait du bruit.} {4-5a|Quelqu’un passe avec un gros sac : est-ce la factrice? On devine son métier et l’on prépare une question.} {4-5a !multiage|Comptez sur les doigts les bonjours rendus; à dix, le groupe change de geste. Les pas traînent? Arrêtez-vous devant une maison : qui habite là, d’après le balcon, la porte, la boîte aux lettres?} {hiver|L’hiver, la buée salue aussi : un nuage par bonjour.} {1adulte|Arrêtez tout le monde avant de répondre à quelqu’un.}',
        ),
        play(
          { 45: 11 },
          'Revenez dans le parc. {18-24m 2-3a 3-4a 4-5a|On y rejoue le quartier.} {2-3a 3-4a 4-5a|L’un conduit l’autobus sur le banc, l’autre livre des lettres invisibles, un troisième passe et salue trente fois. Soyez la cliente, la voisine, le chien.} {18-24m !2-3a !3-4a !4-5a|Sur le banc, côte à côte, partez en autobus : « Vroum… arrêt! » Descendez, saluez l’arbre, remontez. L’un reste à côté pour dire bonjour au banc, à la poubelle, à votre genou : répondez-lui chaque fois.} {0-18m multiage|De sa poussette, le poupon reçoit un bonjour à chaque passage.} {0-18m !multiage|Arrêtez la poussette au plus gros arbre. Cachez votre visage d’une main, un œil entre les doigts, et ressortez-le : « Bonjour! » D’un côté, puis de l’autre; attendez le regard ou la voix avant de revenir. Ensuite, c’est un pied du poupon qui salue et votre main qui répond.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Un bonjour à voix basse au plus gros arbre, puis un au revoir. {18-24m 2-3a 3-4a 4-5a !hiver si-craies|À la craie, on laisse un bonjour sur l’allée du parc : un rond, deux yeux.} {2-3a 3-4a 4-5a|Demandez à chacun qui il veut saluer au retour.} Comptez les enfants et repartez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez vous-même, puis laissez un vrai silence.',
          'Traduisez un geste à la personne : « Il vous dit bonjour {0-18m|avec son pied}{!0-18m|de la main}. »',
          'Acceptez le refus d’un signe de tête.',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Comment un arbre dirait-il bonjour?} {!2-3a !3-4a !4-5a|À qui dit-on bonjour?}',
          '{2-3a 3-4a 4-5a|Qui avons-nous salué jusqu’ici?} {!2-3a !3-4a !4-5a|Qui vient là-bas?}',
          '{3-4a 4-5a|Que fait cette personne, d’après toi?}',
        ],
      },
      vocabulaire: [
        'le voisin',
        'saluer',
        '{3-4a|le lampadaire}{!3-4a|le banc}',
        '{4-5a|la factrice}{!4-5a|l’arbre}',
        'le trottoir',
        'répondre',
        '{18-24m 2-3a 3-4a 4-5a|le coin de rue}{!18-24m !2-3a !3-4a !4-5a|un visage}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Arrêtez-vous assez longtemps pour qu’il détaille un visage nouveau, votre joue près de la sienne.',
        },
        {
          pour: '18-24m',
          texte:
            'Saluez les trois mêmes choses à chaque sortie : la boîte aux lettres, le gros arbre, la clôture. Il les attend.',
        },
        { pour: '2-3a', texte: 'Il choisit qui saluer et le groupe s’arrête pour lui.' },
        { pour: '3-4a', texte: 'Il invente le bonjour d’un métier : celui du pompier, celui du boulanger.' },
        { pour: '4-5a', texte: 'Il pose sa question à la personne et rapporte la réponse au groupe.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui parle peu porte une carte dessinée : elle dit bonjour pour lui, et on lui répond.} {!18-24m !2-3a !3-4a !4-5a|Un bébé voit ou entend peu? Posez d’abord sa main sur ce que vous saluez.}',
        },
        {
          pour: 'interieur',
          texte:
            'Les jours de tempête, la tournée se fait dans l’installation : la cuisine, le bureau, l’autre groupe.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Timidité, déception sans réponse.',
          '{18-24m 2-3a 3-4a 4-5a|Fatigue en marchant.} {!18-24m !2-3a !3-4a !4-5a|Sursaut au passage d’un camion.}',
        ],
        dangersAEliminer: [
          'Trottoir le long de la rue : tous les enfants restent entre vous et le parc.',
          'Traverses : groupe serré, arrêt complet; l’adulte regarde des deux côtés, s’avance en premier et fait passer le groupe.',
          '{hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.}',
          'Chien inconnu : on salue de loin{18-24m 2-3a 3-4a 4-5a|, mains dans les poches}.',
          'Personne qui propose à manger ou à suivre : on remercie et on repart.',
          '{18-24m 2-3a 3-4a 4-5a !hiver si-craies|Craie au bord de la rue, ou à la bouche : on dessine dans le parc, à vos pieds, avec de grosses craies entières.}',
        ],
        supervision: 'palier1',
        allergies: ['Auto-injecteurs sur l’adulte{hiver|; l’hiver, sous le manteau}.'],
      },
      observation: [
        'Langage oral : quels mots ou sons réserve-t-il à chaque rencontre?',
        'Compétences sociales : que fait-il quand une personne nouvelle approche?',
        'Identité : {18-24m 2-3a 3-4a 4-5a|que montre-t-il de son quartier comme étant à lui?}{!18-24m !2-3a !3-4a !4-5a|à quelle voix, à quel nom tourne-t-il la tête?}',
      ],
      prolongements: [
        '{2-3a 3-4a 4-5a|Dessinez au local la carte des bonjours; elle s’allongera à chaque sortie.} {!2-3a !3-4a !4-5a|Refaites à chaque arrivée, au local, le bonjour que l’enfant a préféré.}',
        'Chaque famille apprend son bonjour au groupe, dans sa langue : il servira à la prochaine sortie.',
      ],
      reflexionRetroaction: ['Qui a choisi un bonjour que je n’attendais pas?', 'Ai-je parlé à la place d’un enfant?'],
    },
  },
]
