import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A wolf that only a fright cures of its hiccups, cars that wait for the last foot, finish lines that come to the cars, and a chair for who takes care of us. */
export const HOME_WOLVES_OFFICERS_AND_RACE_CARS_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-loup-a-le-hoquet',
    summary:
      'Le loup veut hurler : hic! Les enfants s’approchent en chantant, lui font « bouh » pour le guérir, et tirent sa queue quand ils n’en veulent plus.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'loup',
      'le loup',
      'jouer au loup',
      'grand méchant loup',
      'loup y es-tu',
      'queue de loup',
      'hurler comme un loup',
      'hoquet',
      'faire bouh',
      'faire peur',
      'faire le saut',
      'avoir peur pour rire',
      'il a peur du loup',
      'comptine du loup',
      'meute de loups',
    ],
    seen: [
      'elle fait hic et tout le monde tombe par terre en riant',
      'ils s’avancent à pas de souris puis crient bouh ensemble',
      'il tire la guenille qui dépasse de mon pantalon et court',
      'il se sauve derrière moi, rit et ressort la tête pour voir',
      'elle a peur du méchant du conte et demande si c’est pour vrai',
      'il hurle à la fenêtre quand le chien des voisins s’y met',
      'à la collation, il a attrapé le hoquet et tout le groupe voulait le guérir',
      'depuis l’histoire des trois petits cochons, ils avancent sur la pointe des pieds',
    ],
    scenes: ['monstres', 'peurs', 'tirer', 'imiter-animaux'],
    picture:
      'Tombée sur le derrière, l’éducatrice rit, un bas gris à la ceinture : un trottineur tire dessus, une grande à plat ventre fait bouh, un bébé regarde.',
    sheet: {
      titre: 'Le loup a le hoquet',
      observationDepart:
        '« Hou-ou-ou! » {2-3a 3-4a 4-5a|« C’est le loup! » Un enfant se sauve derrière vous, rit, et sort la tête pour voir si le loup vient encore.} {!2-3a !3-4a !4-5a|Un enfant entend le loup du livre, se colle à votre jambe, puis revient tourner la page.}',
      intentionEducative:
        'Permettre à l’enfant de jouer avec une petite peur qu’il mène lui-même : il l’approche, il la fait à un autre, il l’arrête d’un geste.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'S’approcher du loup, s’en éloigner, y revenir.',
        'Arrêter le jeu en tirant la queue, ou le demander encore.',
        'Attendre la fin du couplet pour faire « bouh », ou lancer sa voix n’importe quand.',
        '{20min 30min 3-4a 4-5a|Choisir combien on veut avoir peur et le dire au loup.}',
      ],
      materiel: [
        item(
          'Gros bas gris d’adulte, les queues de loup',
          '{!30min|deux, dont un propre de rechange}{30min !0-18m|un par enfant, deux pour vous}{30min 0-18m|un par enfant, sauf les poupons, deux pour vous}',
          'Débarbouillettes grises',
        ),
        item('Tapis, la maison', 'un, assez grand pour tout le groupe', 'Couverture bien à plat'),
        item(
          '{30min 3-4a 4-5a|Gobelet de plastique vide}',
          '{30min 3-4a 4-5a|un pour deux enfants}',
          '{30min 3-4a 4-5a|Petit bol incassable}',
        ),
        optional('{si-livres|Livres de loups}', 'un ou deux', null),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-instruments-de-musique|Instruments de musique, dont un tambour}',
          'deux ou trois, avec vous',
          null,
        ),
        optional('{2-3a|Toutou qui fait le loup}', '{2-3a|un}', '{2-3a|Poupée de tissu}'),
        item('{0-18m|Couverture épaisse, la place des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item(
          '{0-18m|Débarbouillettes, les queues des poupons}',
          '{0-18m|une par poupon, autant de rechange}',
          '{0-18m|Carrés de coton ourlés}',
        ),
      ],
      preparation: [
        'Reculez les meubles : entre la place du loup et le tapis, il reste quatre grands pas de plancher nu. Les enfants sont pieds nus ou en souliers.',
        'Essayez un bas à votre ceinture, sur le côté, glissé par le bout des orteils : le reste pend, et une petite main le sort d’un seul coup. Ôtez-le avant le jeu.',
        'Apprenez le couplet; vous le chanterez toujours sur le même air : « Ah! pauvre loup, pauvre gros loup, il a le hoquet dans le cou. Un pas, deux pas, tout doux, tout doux… Qui va lui faire un petit bouh? »',
        '{0-18m|Étendez la couverture des poupons à côté de la place du loup, du côté du mur : les enfants arrivent par l’autre côté, et vous tombez assise, sur place, jamais vers les bébés.}',
        'La pièce reste claire, et le loup n’a pas de masque : on voit toujours votre visage. {1adulte|Seule, vous êtes le loup, assise ou à quatre pattes, tournée vers le groupe.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une est le loup; l’autre est sur le tapis, les bras ouverts.}',
        '{avec-tissu|@materiel : faites-en une autre queue, courte, glissée à la ceinture, jamais nouée.} {avec-coussin|Mettez @materiel sur le tapis : on s’y jette après le bouh.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous devant eux, le bas à plat sur la main. « C’est un bas. Il n’y a rien dedans. » Faites-le toucher. Glissez-le à votre ceinture, sur le côté : voilà une queue. {si-livres|Avec un livre de loups, montrez une page où le loup hurle, et faites comme lui.} À quatre pattes, levez le nez : « Hou-ou… hic! » Arrêtez, surprise. « Hou-ou… hic! Je suis le loup, et j’ai le hoquet! » Sortez le bas : « C’est moi. » Remettez-le, tournez la hanche vers une main d’enfant et laissez-la tirer. Aussitôt, redevenez vous, avec votre voix : « La queue est partie, le loup est parti. Bonjour! »',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '« Hic! Pour guérir, il me faut une peur. » Cachez un œil d’une main; l’autre œil voit tout. Chantez le couplet pendant qu’ils avancent du tapis jusqu’à vous. « Bouh! » Tombez sur le derrière : « Ouf! Guéri… hic! » On retourne au tapis, et ça recommence. {0-18m|Au « hic », le poupon vous fixe : refaites-le tout bas, pour lui seul.} {18-24m|Le trottineur vient jusqu’à votre genou, fait « bouh », et tire la queue.} {18-24m !2-3a !3-4a !4-5a|Il n’avance pas? Venez à lui sur le ventre, la tête plus basse que la sienne, et tournez-lui la hanche. La queue dans sa main, dites « bonjour! »; il la rend, vous la remettez, et le hoquet revient.} {2-3a|Le bouh part avant la fin du couplet : tombez quand même.} {3-4a|L’enfant choisit sa façon d’approcher : sur le ventre, à reculons, caché derrière ses mains.} {4-5a|Deux amis se parlent à l’oreille et arrivent des deux côtés pour le même bouh.} {2-3a !0-18m !18-24m !3-4a !4-5a|Le loup tombe chaque fois autrement : assis, sur le dos, les pattes en l’air. Puis demandez : « Qui a une autre peur? » Un tapement de pied, une grimace, un rugissement : le loup fait le saut, et le hoquet revient.} {3-4a 4-5a !0-18m !18-24m !2-3a|« Qui a une autre peur? » Un pas de géant, une grimace, une mauvaise nouvelle : « Loup, il n’y a plus de biscuits! »} {3-4a 4-5a !0-18m !18-24m !2-3a si-instruments-de-musique|Avec un tambour, un seul coup : voilà une peur de plus.} {3-4a 4-5a !0-18m !18-24m !2-3a|Chaque idée s’essaie une fois. Le hoquet s’arrête, revient, change de bruit; qui le veut prend le second bas et devient un loup à guérir.}',
        ),
        play(
          { 20: 5, 30: 7 },
          '« À mon tour. Qui veut que je vienne? » Cet enfant-là reste sur le tapis et ouvre les bras, ou dit « viens ». {2-3a 3-4a 4-5a|Les autres font les hics : à chacun, avancez d’un pas de loup.}{!2-3a !3-4a !4-5a|À chaque hic, avancez d’un pas de loup.} Sa main se lève : figez, une patte en l’air. « Va-t’en! » Reculez. La queue tirée, c’est fini. {0-18m|Devant la couverture, le loup se couche à plat ventre et attend; il ne vient pas plus près.} {18-24m|Le trottineur court dans vos bras : le loup est aussi l’abri.} {18-24m !2-3a !3-4a !4-5a|À l’enfant qui hésite, montrez la queue à chaque hic : il la prend quand il veut.} {2-3a|L’enfant vous laisse venir, crie, vous arrête, et crie « encore! ».} {3-4a|L’enfant demande une petite peur, une moyenne ou une grosse.} {4-5a|L’enfant commande : loup pressé, loup gêné, loup qui danse. Le hic gâche tout.} {2-3a !0-18m !18-24m !3-4a !4-5a|Un enfant à la fois sur le tapis : trois pas de loup, puis c’est au suivant. Revenez toujours à la même place entre deux enfants.} {3-4a 4-5a !0-18m !18-24m !2-3a|Un à la fois sur le tapis; celui qui vient de passer dit au suivant comment il a arrêté le loup.} Qui ne veut pas du loup reste assis{2adultes| avec l’autre adulte}.',
        ),
        play(
          { 30: 5 },
          'Posez les queues au bord du tapis. « Toute la meute a attrapé mon hoquet! » Qui glisse une queue à sa ceinture est un loup; qui l’ôte ne l’est plus. Chaque loup garde la sienne : on ne tire que la vôtre. {0-18m|Le poupon tire sa débarbouillette de votre manche, et vous faites « hic! ».} {18-24m|Le trottineur marche à quatre pattes, une queue à la main : « Hou! »} {18-24m !multiage|Hurlez tout bas, le museau levé, et attendez sa réponse : son « hou » vous redonne le hoquet.} {2-3a|Le loup hurle, fait « hic », rit de lui-même et recommence.} {2-3a !multiage|Menez trois cris : un petit loup, un gros, un loup enroué. La meute répond à chacun, puis tous font « hic » en même temps.} {3-4a|Le docteur des loups fait boire trois gorgées d’un gobelet vide, à un doigt des lèvres, et tape doucement dans un dos.} {4-5a|L’enfant invente un remède en trois gestes, avec ou sans gobelet, le montre à la meute et demande s’il a marché.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Le loup bâille. Couchez-vous sur le côté et chantez tout bas : « Ah! pauvre loup, pauvre gros loup, il n’a plus de hoquet du tout. » {3-4a 4-5a !0-18m !18-24m !2-3a si-instruments-de-musique|Avec un instrument de musique, un enfant l’endort de son plus petit son.} Fermez les yeux à demi. Rien… rien… puis un tout petit « hic », et les rires. Sortez votre bas : « C’est moi. » {30min|Chaque loup ôte le sien.} {2-3a 3-4a 4-5a|Dites à chacun ce que vous avez vu : « Toi, tu es venu tout près. Toi, tu as tiré la queue, et le loup est parti. »} {!2-3a !3-4a !4-5a|Montrez le bas vide à chacun : « Parti, le loup. »} Le bas va dormir dans un tiroir que les enfants connaissent; qui le veut lui dit bonne nuit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Redevenez vous dès que le bas sort, sans un dernier grognement : c’est ce qui rend le loup drôle.',
          'Guettez le rire qui se coince, les épaules qui montent : ôtez vous-même la queue et dites « c’est moi ».',
          'Dites la peur et celui qui la mène : « Tu avais un peu peur, et tu as fait partir le loup. »',
          '{3-4a 4-5a|On vous demande si les loups sont méchants : « Un vrai loup vit loin dans le bois et se sauve des gens. Le nôtre est un bas. »} {!3-4a !4-5a|Faites des « hic » courts et légers; jamais de grosse voix.}',
        ],
        questionsOuvertes: [
          'Comment guérit-on un loup?',
          '{20min 30min|Jusqu’où veux-tu qu’il vienne?}',
          'Qui va faire bouh?',
          '{3-4a 4-5a|De quoi un loup peut-il avoir peur?}',
        ],
      },
      vocabulaire: ['le loup', 'la queue', 'le hoquet', 'hurler', 'bouh', 'guéri', 'peur', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Sa débarbouillette dépasse de votre manche : il tire, vous dites « hic! », vous la remettez. Pour le bouh des grands, prévenez-le d’une main posée sur lui.',
        },
        {
          pour: '18-24m',
          texte:
            'Le loup hurle à peine, tout bas : un « hic », une queue à tirer, un « bonjour! ». Recommencez tant que l’enfant rapporte le bas.',
        },
        {
          pour: '2-3a',
          texte:
            'Marchez les deux pas du couplet avec l’enfant, sa main dans la vôtre, jusqu’au toutou, une queue glissée sous lui. Il fait le bouh; vous faites tomber le toutou.',
        },
        {
          pour: '3-4a',
          texte:
            'La peur se montre avec les mains : rapprochées, une petite; bien écartées, une grosse. L’enfant montre, le loup obéit.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant change la fin du couplet et ce qui guérit : « Qui va lui donner un bisou? » Le groupe chante, et le loup essaie le remède.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le cri surprend trop? Le bouh se fait des deux mains ouvertes, sans voix. L’enfant qui marche peu est le loup, assis, une queue à côté de lui : les autres viennent le guérir, et sa main levée les arrête.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la queue sort de la poche du manteau, et le loup guéri tombe assis dans la neige molle.} {hiver|L’été, dans la cour, un arbre est la maison, et le loup guéri roule dans l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Petit frisson, cri, course de quelques pas vers le tapis.',
          'Chute sur le derrière, comme le loup.',
        ],
        dangersAEliminer: [
          'Peur pour vrai : l’enfant pleure, se fige ou regarde la porte. Ôtez la queue, assoyez-vous, et il décide plus tard s’il veut la tirer.',
          'Bouh crié{3-4a 4-5a !0-18m !18-24m !2-3a si-instruments-de-musique| ou tambour frappé} dans une oreille : on le fait à un bras du loup{0-18m|, jamais penché sur un poupon}.',
          'Loup poussé ou grimpé : on guérit un loup de la voix; les mains ne touchent que la queue.',
          'Course vers le tapis : plancher dégagé, meubles reculés, aucun pied en bas qui glisse.',
          'Surprise dans le dos d’un enfant : ici, on voit toujours venir le loup, et on ne surprend que lui.',
          '{0-18m|Enfant qui recule vers les poupons : votre corps est entre la couverture et le jeu, et le groupe repart du tapis.}',
          '{0-18m 18-24m 2-3a|Bas ou débarbouillette mis à la bouche : lavé ou changé avant un autre enfant; aucun n’est enfoncé dans une bouche, et on l’échange contre une main à tenir.}',
          'Queue nouée, cousue ou attachée : elle se glisse à la ceinture et sort d’un coup.',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible : bas lavés au savon sans parfum.'],
      },
      observation: [
        'Compétences émotionnelles : racontez comment l’enfant arrête le loup, et ce qu’il fait juste après.',
        'Langage oral : quels sons ou quels mots du couplet reprend-il?',
        'Motricité globale : comment s’approche-t-il, et comment ses pieds repartent-ils après le bouh?',
      ],
      prolongements: [
        'Laissez le bas et un livre de loup au même endroit : l’enfant met la queue, tourne la page et fait le hoquet.',
        'Apprenez le couplet aux parents au départ : à la maison, un bas et une ceinture suffisent.',
      ],
      reflexionRetroaction: [
        'Qui a regardé de loin, et comment a-t-il joué quand même?',
        '{20min 30min|Ai-je attendu qu’on m’appelle, chaque fois, avant d’avancer?}{10min|Suis-je redevenue moi dès que la queue est sortie?}',
      ],
    },
  },
  {
    key: 'prenez-tout-votre-temps',
    summary:
      'Une assiette rouge se lève : la rue attend, le temps que le plus lent finisse de traverser. Puis la policière cherche à qui est la tuque perdue.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'police',
      'policier',
      'policière',
      'jouer à la police',
      'brigadier',
      'brigadière',
      'brigadière scolaire',
      'traverser la rue',
      'passage pour piétons',
      'arrêter les autos',
      'panneau d’arrêt',
      'stop',
      'auto de police',
      'objet perdu',
      'tuque perdue',
      'à qui c’est',
      'attendre son tour',
      'métiers',
      'routes',
      'patience',
    ],
    seen: [
      'il lève une assiette rouge et tout le monde freine à la ligne',
      'elle fait passer son toutou à petits pas, tout le reste attend',
      'ils roulent leurs autos à genoux puis s’arrêtent net',
      'il se fait pousser dans le dos parce qu’il est trop lent',
      'elle a perdu sa tuque et personne ne sait à qui elle est',
      'ils crient après celui qui prend son temps dans la file',
      'en sortant du CPE, on a attendu que la dame lève son panneau et ils le refont',
      'dans le corridor, le plus lent retarde tout le monde et ça chiale',
    ],
    scenes: ['vehicules', 'attente', 'magasin-metiers', 'figer'],
    picture:
      'Une enfant lève une assiette rouge à deux mains; deux amis à genoux gardent leur auto à la ligne, un bébé traverse à quatre pattes sur cinq bandes.',
    sheet: {
      titre: 'Prenez tout votre temps',
      observationDepart:
        'Au coin de la rue, une brigadière a levé son panneau, et un gros camion a attendu. {2-3a 3-4a 4-5a|« C’est elle qui l’a arrêté! »} Depuis, une main se lève devant chaque auto du local.',
      intentionEducative:
        'Soutenir le plaisir d’aider : arrêter une rue entière pour quelqu’un, l’attendre jusqu’au bout{20min 30min|, retrouver ce qu’il a perdu}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Lever l’assiette et voir la rue s’arrêter.',
        'Arrêter son auto, attendre un piéton, repartir.',
        '{20min 30min|Chercher à qui est une chose et la rendre.}',
        '{3-4a 4-5a|Prévoir le piéton et arrêter les autos des deux côtés avant qu’il parte.}',
      ],
      materiel: [
        item('Ruban-cache large', 'un rouleau, avec vous', 'Bandes de tissu collées à plat aux deux bouts'),
        item(
          'Autos solides, plus grosses que votre poing',
          'une par enfant{0-18m|, sauf les poupons}',
          'Boîtes à souliers',
        ),
        item(
          'Assiettes de carton, rouges des deux côtés, sans manche',
          'deux{18-24m|, et une de plus par trottineur}',
          'Couvercles de plastique rouges',
        ),
        item('Toutous longs comme votre main ou plus, les piétons', 'un par enfant, un pour vous', 'Poupées de tissu'),
        item(
          '{20min 30min|Chose à soi, prise au crochet : tuque, mitaine ou pantoufle}',
          '{20min 30min|une par personne}',
          '{20min 30min|Chandail de rechange}',
        ),
        item(
          '{20min 30min|Panier large, les objets perdus}',
          '{20min 30min|un}',
          '{20min 30min|Boîte ouverte, sans agrafe}',
        ),
        item('{0-18m|Couverture épaisse, le trottoir des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
      ],
      preparation: [
        'Collez la rue au plancher : deux longs rubans, à deux grands pas l’un de l’autre, sur six pas. Au milieu, collez cinq bandes en travers : le passage. De chaque côté du passage, à un pas, collez une ligne d’arrêt. {10min|Le temps presse? Le passage et les deux lignes suffisent.}',
        'Les autos font le tour : elles montent la rue par un bord et la redescendent par l’autre, poussées à genoux. Les toutous attendent, assis, sur un trottoir.',
        '{20min 30min|Avec chaque enfant, choisissez à son crochet une chose à lui : toutes vont dans le panier, avec une des vôtres.} {0-18m|La couverture des poupons touche le bout du passage, du côté opposé aux toutous, contre votre place.}',
        '{1adulte|Seule, votre place est au bout du passage : les deux lignes d’arrêt sont devant vous.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une est au passage, l’autre roule avec les autos.}',
        'Ici, la police aide : ni menottes, ni prison, ni armes, et personne n’est méchant. Une policière a une assiette, une voix et deux mains pour {20min 30min|rapporter}{10min|aider}.',
        '{avec-roulant|Ajoutez @materiel à la rue : ça s’arrête à la même ligne.} {20min 30min avec-contenant|@materiel : voilà un deuxième bureau des objets perdus.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Poussez une auto jusqu’à la ligne : « Vroum! » De l’autre main, levez l’assiette rouge : « Arrêt! » L’auto se fige. Prenez un toutou et faites-le traverser à tout petits pas. Au milieu, il s’assoit, se gratte l’oreille, regarde le plafond. Ne le pressez pas. « Prenez tout votre temps. » L’auto attend. Le toutou repart, un pas, deux pas, jusqu’au trottoir. Baissez l’assiette : « Merci, l’auto! » Vroum! Elle repart. « Qui traverse, qui roule, qui aide à traverser? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On roule à genoux. L’assiette monte : tout s’arrête à la ligne. Le piéton traverse comme il veut, et l’assiette ne descend qu’après son dernier pied : « Merci, les autos! » On change de métier en passant l’assiette. {0-18m|Le poupon rampe sur les bandes : toute la rue l’attend. S’il ne rampe pas, un toutou traverse jusqu’à sa main.} {18-24m|Le trottineur roule par-dessus la ligne; dites « arrêt », la paume devant lui. Puis il lève l’assiette : figez.} {18-24m !2-3a !3-4a !4-5a|Soyez le premier piéton : un pas, vous attachez votre soulier, un pas. Prenez ensuite un enfant par la main, puis un autre : la rue attend, et vous dites à qui attend : « Merci, les autos! » Qui veut traverser dix fois traverse dix fois.} {2-3a|L’enfant promène son toutou et vérifie, au milieu, qu’on l’attend encore.} {3-4a|La brigadière compte les pieds : deux, quatre, et la queue?} {4-5a|L’enfant regarde des deux côtés, attend que la dernière auto soit à la ligne, puis dit : « Traversez! »} {2-3a !0-18m !18-24m !3-4a !4-5a|Un piéton, une assiette, et tous les autres roulent : une fois de l’autre côté, le piéton reçoit l’assiette. Faites traverser un toutou qui a oublié quelque chose et retourne le chercher; demandez aux autos si elles attendent encore.} {3-4a 4-5a !0-18m !18-24m !2-3a|Deux brigadières se placent chacune sur un trottoir et se font signe avant de lever l’assiette. Les piétons deviennent difficiles à attendre : l’un marche à reculons, l’autre revient sur ses pas, un troisième dort debout. Le dernier piéton reçoit l’assiette.}',
        ),
        play(
          { 20: 6, 30: 8 },
          'Déposez une tuque du panier sur le passage, levez l’assiette. « Arrêt! Quelqu’un a perdu quelque chose. » Un enfant fait la policière, la ramasse et l’essaie sur une tête, sur un pied. « À vous, madame? » Trouvé! On rend à deux mains; le propriétaire choisit la chose suivante, et les autos roulent. {0-18m|Offrez au poupon sa pantoufle et une autre : il tend la main vers l’une, et c’est rendu.} {18-24m|Le trottineur essaie la tuque sur vous, sur le toutou, et la garde.} {18-24m !2-3a !3-4a !4-5a|Posez-la sur un genou, un pied, une tête : « Non… non… oui! » Chaque chose rendue se fait saluer, et une autre tombe sur le passage.} {2-3a|« À moi! » L’enfant reprend sa mitaine et la reperd exprès.} {3-4a|La policière demande au propriétaire : « De quelle couleur est-elle? »} {4-5a|Celui qui a perdu décrit sans nommer : « C’est doux, ça va par deux. » La policière fouille le panier.} {2-3a !0-18m !18-24m !3-4a !4-5a|La même tuque se perd dix fois : une fois sur le passage, une fois sous une auto, une fois sur votre tête. « Où était-elle? » On montre l’endroit avant de la rendre.} {3-4a 4-5a !0-18m !18-24m !2-3a|Ensuite, un objet se cache quelque part le long de la rue pendant que la policière ferme les yeux. Elle refait le chemin avec celui qui l’a perdu : « Où étais-tu quand tu l’avais encore? » Les conducteurs aident, sans sortir de leur auto.}',
        ),
        play(
          { 30: 5 },
          'Posez les assiettes sur le trottoir. « Les panneaux sont en congé. Comment arrêter les autos? » On essaie : une paume, deux bras ouverts, une chanson, un grand sourire. Tout ce qui se voit ou s’entend de loin est bon. {0-18m|Le poupon tape sur la couverture : au bruit, tout le monde s’arrête; il arrête de taper, tout repart.} {18-24m|Le trottineur lève une main, puis l’autre; vous figez chaque fois.} {18-24m !multiage|Montrez trois arrêts, l’un après l’autre : deux paumes levées, un « psst », un pied qui tape. Figez dès qu’un enfant en copie un.} {2-3a|L’enfant s’assoit au bord du passage et crie « arrêt! »; ça marche aussi.} {2-3a !multiage|Essayez ce que chacun propose, même un bras levé par un enfant couché au bord de la rue; les autos répondent « bip! » quand elles l’ont vu.} {3-4a|L’enfant montre son signe, et les autos le lui refont pour dire qu’elles ont compris.} {4-5a|L’enfant invente deux signes, un pour l’arrêt, un pour « allez », et les enseigne à la rue avant de commencer.} {3-4a 4-5a !0-18m !18-24m !2-3a|Éprouvez chaque signe de plus loin, puis sans un bruit : lequel arrête toute la rue?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Toutes les autos se garent à la ligne, moteur éteint. Les conducteurs deviennent piétons. Levez l’assiette et dites, de plus en plus bas : « Prenez tout votre temps. » On traverse un par un, ou la main dans la main, à sa vitesse{0-18m|; le poupon passe en dernier, dans vos bras}. Au bout, on se retourne : « Merci, les autos! » {20min 30min|Le panier est-il vide? Ce qui reste retourne à son crochet, dans les mains de son propriétaire.} Tendez la main à un enfant : « Ici, une assiette arrête les autos. Dans la vraie rue, on donne la main à un adulte. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Traversez vous aussi, lentement, pour vrai : attachez votre soulier au milieu du passage.',
          'Remerciez celui qui attend : « Tu es resté à la ligne jusqu’à son dernier pied. »',
          'Un conducteur s’impatiente? Prêtez-lui un klaxon doux : « Bip, bip? » et faites répondre le piéton : « Presque! »',
          '{3-4a 4-5a|Deux enfants veulent l’assiette : chacun garde un bord de la rue, et ils se font signe.} {!3-4a !4-5a|Arrêtez-vous chaque fois qu’un petit lève la main, même sans assiette.}',
        ],
        questionsOuvertes: [
          'Qui veut traverser?',
          '{20min 30min|À qui est cette chose-là?}',
          '{2-3a 3-4a 4-5a|Comment sais-tu que les autos t’ont vu?}{!2-3a !3-4a !4-5a|Qui est-ce qu’on attend?}',
          '{3-4a 4-5a|De quoi a besoin quelqu’un qui traverse lentement?}',
        ],
      },
      vocabulaire: ['la brigadière', 'le passage', 'le piéton', 'traverser', 'arrêt', 'attendre', 'lentement', 'merci'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Cachez l’assiette derrière vous, montrez-la, dites « arrêt! » et ne bougez plus : il fixe, il attend. Cachez-la et remuez les doigts : tout repart.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui une assiette à lui. Chaque fois qu’il la lève, arrêtez-vous devant lui et dites « arrêt », puis « merci ».',
        },
        {
          pour: '2-3a',
          texte:
            'Traversez avec l’enfant, main dans la main, en disant le geste : « On regarde. Elles attendent. On y va. »',
        },
        {
          pour: '3-4a',
          texte:
            'Un piéton lui est confié : un toutou qui a peur des gros camions. L’enfant lui explique tout et le mène de l’autre côté.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant invente qui traverse : une tortue, un géant en pantoufles, dix canetons. Les autres montrent combien de temps cela prend.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant traverse comme les autres, et la rue s’élargit d’un pas. L’enfant qui parle peu arrête tout d’une main. Un enfant que la police inquiète est brigadière, et vous dites « quelqu’un qui aide ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, la rue se trace à la craie, loin des vraies autos, et les autos-jouets roulent sur l’asphalte.} {ete|L’hiver, dans la cour, la rue se tape à la botte, et des traîneaux chargés de toutous s’arrêtent au passage.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux rouges, auto contre auto.', 'Attente trouvée longue.', 'Dispute pour l’assiette.'],
        dangersAEliminer: [
          'Jeu refait dans la vraie rue ou le stationnement : dites, à chaque fin de jeu, que la main d’un adulte est là pour cela.',
          'Doigts écrasés : on roule à genoux, on traverse debout{0-18m|, le poupon sous votre main}, et personne n’entre sur le passage avant que toutes les autos soient à la ligne.',
          'Auto lancée : elle se pousse, une main dessus; une auto qui vole est garée le temps d’un piéton.',
          'Bras agrippé, enfant enfermé, doigts en fusil : la policière arrête des autos{20min 30min| et rapporte des choses; redonnez-lui l’assiette ou le panier}{10min|; redonnez-lui l’assiette}.',
          '{20min 30min|Tuque et mitaines : sans cordon, posées sans les enfoncer; s’il y a des poux au service de garde, perdez plutôt des pantoufles.}',
          'Ruban décollé : un coin levé se recolle ou s’ôte aussitôt{0-18m 18-24m|, avant une bouche}.',
          '{0-18m|Poupon sur la rue : il traverse seulement quand tout est arrêté, votre main près de lui; autrement, votre jambe ferme la couverture.}',
          '{0-18m|Toutou mâché : lavable, yeux brodés, changé avant une autre bouche.}',
        ],
        supervision: 'palier1',
        allergies: ['Poussière : toutous lavés, plancher balayé avant de rouler à genoux.'],
      },
      observation: [
        'Compétences sociales : que fait l’enfant pendant qu’il attend le plus lent?',
        'Attention : où regarde-t-il avant de lever ou de baisser l’assiette?',
        'Fonction symbolique : notez qui il devient, et à quel geste ou quel mot on le reconnaît.',
      ],
      prolongements: [
        'Gardez l’assiette près de la porte du local : quelqu’un arrête le corridor pour laisser passer les plus petits.',
        'En marchant vers la maison, parent et enfant cherchent un passage pour piétons et traversent main dans la main, en remerciant l’auto.',
      ],
      reflexionRetroaction: [
        'Combien de fois, aujourd’hui, ai-je dit « vite » à un enfant qui prenait son temps?',
        'Qui aide toujours, et qui n’a pas encore été attendu?',
      ],
    },
  },
  {
    key: 'l-arrivee-c-est-ici',
    summary:
      'L’auto de course file en bas de la rampe et s’arrête où elle veut : le drapeau court jusqu’à elle. « L’arrivée, c’est ici! » On repart pour aller plus loin.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'auto de course',
      'autos de course',
      'course d’autos',
      'char de course',
      'formule un',
      'petites autos',
      'piste de course',
      'piste d’autos',
      'piste en ruban',
      'ruban-cache au plancher',
      'rampe de carton',
      'rampe pour autos',
      'drapeau à damier',
      'ligne de départ',
      'ligne d’arrivée',
      'arrêt aux puits',
      'ravitaillement',
      'aller plus loin',
      'gagner et perdre',
    ],
    seen: [
      'il lâche son char en haut du carton et court voir où il s’est arrêté',
      'elle plante un linge à carreaux devant les roues',
      'ils collent un ruban où leur bolide a fini par stopper',
      'ils se chicanent pour savoir qui a gagné',
      'elle pleure parce que le sien est parti de travers',
      'il recommence vingt fois pour battre sa distance',
      'depuis le Grand Prix à la télé, ils font vroum toute la matinée',
      'au salon, les petits bolides roulaient sous les meubles et ça finissait en bataille',
    ],
    scenes: ['rouler', 'vehicules', 'mesurer'],
    picture:
      'Une auto rouge s’est arrêtée de travers sous une chaise; un enfant secoue un linge à carreaux au-dessus, une amie frotte les roues d’une autre auto.',
    sheet: {
      titre: 'L’arrivée, c’est ici!',
      observationDepart:
        '{2-3a 3-4a 4-5a|« La mienne est en avance! — Non, la mienne! » Deux autos foncent sous la table, et la course finit en chicane.} {!2-3a !3-4a !4-5a|Une auto file sous la table. L’enfant se couche pour voir où elle est rendue, et va la relancer.}',
      intentionEducative:
        'Offrir aux enfants une course où chaque auto arrive : regarder jusqu’où va la sienne, changer quelque chose, et la lâcher encore.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Lâcher une auto et la suivre des yeux jusqu’à l’arrêt.',
        'Courir, marcher ou ramper jusqu’à l’arrivée, et revenir au départ.',
        '{2-3a 3-4a 4-5a|Dire plus loin, moins loin, à la même place.}',
        '{4-5a|Prévoir où l’auto s’arrêtera et changer la rampe pour le vérifier.}',
      ],
      materiel: [
        item(
          '{0-18m 18-24m 2-3a|Autos solides, plus grosses que votre poing}{!0-18m !18-24m !2-3a|Petites autos qui roulent bien}',
          '{!0-18m|une par enfant, deux de plus}{0-18m|une par enfant, trois de plus}',
          'Camions ou autobus de jeu',
        ),
        item(
          'Longs cartons pliés en gouttière, larges de deux mains, bords hauts de trois doigts, les rampes',
          'un pour deux ou trois enfants',
          'Couvercles de bac longs, bords relevés',
        ),
        item(
          'Boîtes basses et solides, hautes comme deux poings, sans agrafe',
          'une par rampe{4-5a|, une de plus}',
          'Gros livres empilés',
        ),
        item('Ruban-cache de couleur', 'un rouleau, avec vous', 'Ruban-cache blanc'),
        item(
          'Linges à vaisselle à carreaux, les drapeaux',
          'un pour deux enfants{0-18m|, un de plus}',
          'Débarbouillettes',
        ),
        item(
          '{20min 30min|Bouteille de plastique d’un litre, vide, sans bouchon ni anneau, la pompe à essence}',
          '{20min 30min|une par rampe}',
          '{20min 30min|Gros gobelet de plastique}',
        ),
        item(
          '{20min 30min|Débarbouillettes sèches, pour essuyer les roues}',
          '{20min 30min|une par enfant}',
          '{20min 30min|Vieux bas propres}',
        ),
        item(
          '{2-3a 3-4a 4-5a|Gros crayon de cire entier, pour marquer les rubans}',
          '{2-3a 3-4a 4-5a|un, avec vous}',
          '{2-3a 3-4a 4-5a|Crayon feutre, dans votre poche}',
        ),
        item('{0-18m|Couverture épaisse, la tribune des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
      ],
      preparation: [
        'Choisissez le plus long plancher nu. Collez le haut de chaque rampe sur sa boîte, le bas au plancher : appuyez, rien ne bouge. Deux rampes sont à deux pas l’une de l’autre et regardent du même côté, vers un mur.',
        '{20min 30min|Devant chaque rampe, collez deux rubans en ligne droite, à trois mains l’un de l’autre, sur quatre ou cinq pas : la piste.} Lâchez une auto : elle descend sans aide et s’arrête avant le mur.',
        '{2-3a 3-4a 4-5a|Coupez un bout de ruban long comme la main par enfant, collé d’un bout au bord d’une tablette haute. L’enfant y fait sa marque : un trait, un rond, un gribouillis.}',
        '{0-18m|La tribune des poupons est à côté de la première rampe, du côté du départ : les autos s’en éloignent. Votre jambe sépare les deux; une auto et un linge sont pour vous.}',
        '{1adulte|Seule, une fois le drapeau donné, restez assise à côté de la première rampe, hors du chemin des autos.} {1adulte 30min|Vous la quittez seulement pour coller la suite de la piste, face au groupe.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une est au départ, l’autre suit les drapeaux.}',
        '{avec-roulant|Essayez aussi @materiel dans la rampe : jusqu’où roule-t-il?}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Posez une auto en haut d’une rampe, un doigt devant les roues. « Trois, deux, un… » Levez le doigt. Suivez l’auto sans parler, jusqu’à ce qu’elle ne bouge plus. Prenez le linge à carreaux, allez jusqu’à elle et agitez-le au-dessus : « L’arrivée, c’est ici! » Revenez, lâchez-la une deuxième fois. L’auto s’arrête ailleurs? Courez-y : « L’arrivée, c’est ici! » Tendez le drapeau aux enfants.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'On lâche, on regarde, on porte le drapeau là où l’auto s’arrête, même de travers, même à l’envers. {2-3a 3-4a 4-5a|Le ruban de l’enfant se colle là, devant les roues; si l’auto va plus loin, le ruban avance.} {0-18m|Faites rouler une auto jusqu’à la main du poupon : il la claque, le linge s’agite.} {18-24m|Le trottineur lâche, court derrière, rapporte l’auto sous son bras, puis couvre l’auto d’un ami avec le drapeau.} {18-24m !2-3a !3-4a !4-5a|« Trois, deux, un… » Comptez toujours de la même voix, et attendez que la main s’ouvre. Dès que l’auto s’arrête, tendez le drapeau et montrez-la du doigt : « Là! » L’enfant hésite? Allez-y une fois avec lui. Une auto reste en haut? Soufflez dessus, et un doigt la fait partir.} {2-3a|Trois autos dans la même rampe : le tas au bas est une arrivée.} {3-4a|L’enfant cherche si son auto a passé son ruban à lui, puis l’avance lui-même.} {4-5a|Du pied, au bord du chemin, l’enfant montre où l’auto s’arrêtera, puis parie encore quand vous glissez une boîte de plus sous la rampe et la recollez.} {2-3a !0-18m !18-24m !3-4a !4-5a|Quand l’auto est arrêtée, un ami court avec le drapeau et revient au départ avec elle. Essayez la même auto sur l’autre rampe, puis à reculons : où est l’arrivée, maintenant?} {3-4a 4-5a !0-18m !18-24m !2-3a|Les métiers tournent : pilote, drapeau, gardien du ruban. L’auto dévie ou reste collée au bord? On la retourne, on regarde les roues, on essaie l’autre rampe, on la relâche. Une auto qui va moins loin a aussi son drapeau.}',
        ),
        play(
          { 20: 5, 30: 7 },
          'À côté de chaque rampe, étalez des débarbouillettes et une bouteille vide : c’est le ravitaillement. Une auto revient fatiguée : on essuie ses roues, on fait le plein, « glou, glou, glou », on écoute le moteur, l’oreille dessus. « Prête! » Elle remonte à la rampe. {0-18m|Couché ou assis, le poupon tient l’auto à l’envers; faites tourner une roue sous ses doigts.} {18-24m|Le trottineur frotte, fait le plein, refait le plein, et oublie la course.} {18-24m !2-3a !3-4a !4-5a|Retournez une auto, roues en l’air; frottez une roue, faites-la tourner, donnez la débarbouillette. « Glou, glou », puis « prête! » : ce mot-là renvoie l’auto à la rampe.} {2-3a|L’enfant est la pompe : « Encore de l’essence? »} {3-4a|À deux, l’un frotte, l’autre emplit, et le pilote dit merci.} {4-5a|L’enfant retourne l’auto dans sa main et fait tourner chaque roue : laquelle tourne mal? Une roue nettoyée va-t-elle plus loin? On compare au ruban.} {2-3a !0-18m !18-24m !3-4a !4-5a|Une auto passe à chaque poste : essuyer, emplir, écouter. Au dernier, on souffle « vroum » tout bas dans la portière, et elle repart.} {3-4a 4-5a !0-18m !18-24m !2-3a|L’équipe fait ses trois gestes dans le même ordre, à trois autour d’une auto, puis change de poste; le pilote annonce ce qui ne va pas : « Elle tousse. » On cherche quoi faire.}',
        ),
        play(
          { 30: 5 },
          '« L’auto s’arrête ici. Et si la piste continuait? » Collez du ruban au plancher, là où une main vous montre : un virage, le tour d’une chaise, un détour sous la table. De l’arrivée, les autos repartent à la main, à quatre pattes. {0-18m|Une auto roule lentement le long de la couverture; le poupon tourne la tête, avance la main.} {18-24m|Le trottineur pousse son auto sur le ruban, à côté, sur votre jambe : c’est la piste aussi.} {2-3a|« Vroum! » L’enfant suit le virage, rencontre une auto, recule.} {3-4a|L’enfant ralentit au virage pour rester entre les rubans.} {4-5a|L’enfant commande le virage suivant et avertit les pilotes : « Attention, ça tourne! »} {2-3a 3-4a 4-5a !multiage|Une auto essaie le virage, puis deux qui se suivent : que fait celle de derrière?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Baissez la voix du moteur : « Vrrr… vrr… » C’est le tour d’honneur : les autos refont le chemin à la main, au pas, tous les drapeaux levés. {2-3a 3-4a 4-5a|Arrêtez-vous à chaque ruban : « Ici, c’est toi. Jusqu’au pied de la chaise! »} {!2-3a !3-4a !4-5a|Montrez un arrêt du doigt : « Ici! Elle est arrivée ici. »} Sans demander qui a gagné, agitez le linge au-dessus de chaque auto. Elles se garent contre le mur, et les rampes se couchent à plat. {2-3a 3-4a 4-5a|Les rubans peuvent rester jusqu’au départ : les parents verront jusqu’où.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Allez saluer aussi l’auto qui n’a fait que tomber au bas de la rampe : « L’arrivée, c’est ici! »',
          '{2-3a 3-4a 4-5a|« J’ai gagné! » Répondez par l’endroit : « Tu es rendu au pied de la chaise. Et avant, tu étais où? »}',
          'Gardez votre doigt loin des roues : c’est l’enfant qui lâche, quand il veut.',
          '{3-4a 4-5a|Devant une auto qui dévie, étonnez-vous avec lui : « Toujours à gauche… » et attendez son idée.} {!3-4a !4-5a|Redites ce qui s’est passé, deux mots à la fois : « Partie! » « Arrêtée! »}',
        ],
        questionsOuvertes: [
          'Où est l’arrivée, cette fois?',
          '{2-3a 3-4a 4-5a|Comment aller plus loin que ton ruban?}',
          'Que lui faut-il, à cette auto?',
          '{4-5a|Pourquoi tourne-t-elle toujours du même côté?}',
        ],
      },
      vocabulaire: [
        '{20min 30min|la piste}',
        'la rampe',
        'le départ',
        'l’arrivée',
        'le drapeau',
        '{10min 2-3a 3-4a 4-5a|le ruban}{20min 30min|le ravitaillement}',
        'loin',
        'lâcher',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À plat ventre ou assis contre vous, il reçoit l’auto au bout de ses doigts. Laissez-la; s’il la repousse, même de côté, agitez le linge pour lui.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui sa rampe, la plus basse, sans ruban ni marque : il lâche dix fois, et vous êtes le drapeau.',
        },
        {
          pour: '2-3a',
          texte: 'Comptez « trois, deux… » et attendez : c’est lui qui dit « un! » ou qui ouvre la main.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant mesure avec ses souliers, un devant l’autre, de la rampe au ruban : combien de souliers, cette fois?',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant change une seule chose à la fois : rampe plus haute, autre auto, linge étendu sur le plancher. Le ruban dit ce que cela change.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Posez le haut d’une rampe sur la tablette d’un fauteuil ou sur une table : l’enfant lâche à sa hauteur, un ami porte le drapeau. {2-3a 3-4a 4-5a|Perdre bouleverse? Chacun lance seul, et il n’y a que son ruban à dépasser.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, la piste se trace à la craie : sur l’asphalte, jusqu’où va la même auto?} {ete|L’hiver, dans la cour, la rampe est de neige tapée : jusqu’où va la même auto?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Auto qui frappe un orteil.',
          'Attente en haut de la rampe.',
          'Auto qui va moins loin qu’avant.',
        ],
        dangersAEliminer: [
          'Visage ou doigts au bas d’une rampe : on regarde de côté; votre main arrête l’auto si quelqu’un est devant.',
          'Porteur de drapeau qui court devant une auto : il part quand l’auto est arrêtée.',
          'Auto sous un pied : celles qui ne roulent pas attendent contre le mur, derrière les rampes.',
          'Auto lancée dans les airs : elle repart du haut de la rampe, une main dessus.',
          'Enfant debout ou assis sur une rampe ou une boîte : le carton plie; on lâche les autos debout, à côté.',
          'Ruban ou bout de carton décollé : il retourne dans votre poche{0-18m 18-24m 2-3a|, avant une bouche}.',
          '{0-18m 18-24m 2-3a|Petites autos de métal : elles restent dans l’armoire; essayez chaque roue de la main, rien ne se détache.}',
          '{20min 30min|Bouteille écrasée ou fendue : ôtez-la, le bord coupe.}',
          'Drapeau autour d’un cou ou sur une tête : il reste dans les mains.',
          '{0-18m|Pilote qui traverse la tribune : le départ est de l’autre côté de vos jambes, et les poupons ont leurs autos à eux.}',
        ],
        supervision: 'palier1',
        allergies: ['Boîtes d’épicerie : prenez-en qui n’ont contenu ni lait, ni œufs, ni noix.'],
      },
      observation: [
        'Éveil aux sciences : après une auto arrêtée trop près, que change l’enfant?',
        'Éveil aux mathématiques : par quel mot ou quel geste montre-t-il que c’est loin?',
        'Motricité globale : regardez comment il part, freine et se penche pour ramasser son auto.',
      ],
      prolongements: [
        'Laissez une rampe contre le mur : un soulier, une balle et un bas roulé ont aussi droit à leur drapeau.',
        'À la maison, un livre appuyé sur un coussin fait une rampe; le parent porte le drapeau, une serviette suffit.',
      ],
      reflexionRetroaction: [
        'À qui ai-je dit « bravo » pour la vitesse, et qui cherchait autre chose?',
        'Quel enfant a trouvé seul une façon d’aller plus loin?',
      ],
    },
  },
  {
    key: 'assois-toi-c-est-mon-tour',
    summary:
      'Qui s’occupe de nous s’assoit enfin : on lui met ses pantoufles, on le borde, on lui sert un café de rien. Le soir, la chaise attend à la porte.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['SPRING'],
    alsoIn: {
      SUMMER:
        'De juin à la fin de l’été, la chaise sert à la fête des pères, puis à toute personne qu’on aime et qui passe la porte.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'fête des mères',
      'fête des pères',
      'fête des parents',
      'fête des familles',
      'fête des gens qu’on aime',
      'cadeau de fête des mères',
      'cadeau de fête des pères',
      'cadeau sans bricolage',
      'maman',
      'papa',
      'deux mamans',
      'deux papas',
      'enfant sans maman',
      'famille d’accueil',
      'jouer au papa et à la maman',
      'pantoufles',
      'prendre soin',
      's’occuper de quelqu’un',
      'aider les autres',
    ],
    seen: [
      'elle me met mes pantoufles, me borde et m’apporte du café imaginaire',
      'il essuie le nez de son ami et lui met un manteau trop grand',
      'ils me tirent jusqu’à la chaise et disent repose-toi',
      'elle fait comme sa mère, elle soupire qu’elle est fatiguée',
      'il s’inquiète parce que son père rentre tard et est toujours fatigué',
      'il veut attacher mes souliers à moi, comme je le fais pour lui chaque jour',
      'dans le vestiaire, un petit m’a tapoté le pied et a dit à toi, là',
      'depuis que sa maman est enceinte et se repose, elle joue à la servir',
    ],
    scenes: ['bebes-soins', 'fete', 'naissances-familles'],
    picture:
      'Près de la porte, quelqu’un est assis en manteau : un petit étend la couverture sur ses genoux, une amie tend un gobelet, une autre enfile une pantoufle.',
    sheet: {
      titre: 'Assois-toi, c’est mon tour',
      observationDepart:
        'Au vestiaire, un enfant regarde la personne qui attache son soulier, puis se penche et lui tapote le pied. {2-3a 3-4a 4-5a|« À toi, asteure. »}',
      intentionEducative:
        'Offrir à l’enfant de rendre, par un geste bien à lui, un des soins qu’il reçoit chaque jour, à quelqu’un qu’il aime et qu’il choisit.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Faire à quelqu’un un geste de soin que l’on reçoit soi-même.',
        'Être assis, servi et bordé, et dire ou montrer quand c’est assez.',
        '{3-4a 4-5a|Jouer une personne qu’on aime : sa voix, ses pas, sa façon de s’asseoir.}',
        '{2-3a 3-4a 4-5a|Choisir pour qui l’on garde son geste, ou le garder pour soi.}',
      ],
      materiel: [
        item(
          'Chaise solide à dossier, basse si possible',
          'une, et une deuxième à partir de quatre enfants',
          'Gros coussin contre un mur',
        ),
        item('Pantoufles d’adulte', 'une paire par chaise', 'Gros bas de laine d’adulte'),
        item(
          '{2-3a 3-4a 4-5a|Manteaux ou chandails d’adulte, sans cordon}',
          '{2-3a 3-4a 4-5a|un par chaise}',
          '{2-3a 3-4a 4-5a|Chemises amples}',
        ),
        item('Gobelets incassables, vides', 'un par enfant, un pour vous', 'Petits bols de plastique'),
        item('Petites couvertures', 'une par chaise', 'Serviettes de bain'),
        item('Débarbouillettes sèches', 'une par enfant, une pour vous', 'Mouchoirs de tissu'),
        item('Livre cartonné que le groupe connaît', 'un par chaise', 'Catalogue'),
        item('Toutous', 'un pour deux enfants', 'Poupées de tissu'),
        item('Carnet et crayon, dans votre poche', 'un de chaque', 'Feuille pliée'),
        optional(
          '{!0-18m !18-24m 2-3a 3-4a 4-5a si-fleurs|Fleurs à grosse tête, sans épine}',
          '{!0-18m !18-24m 2-3a 3-4a 4-5a si-fleurs|une par enfant}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-papier-de-soie !si-papier|Papier de soie, en carrés larges comme deux mains}',
          '{2-3a 3-4a 4-5a si-papier-de-soie !si-papier|un par enfant}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-papier si-peinture|Papier}',
          '{2-3a 3-4a 4-5a si-papier si-peinture|une feuille par enfant}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-peinture|Peinture lavable, non toxique}',
          '{2-3a 3-4a 4-5a si-peinture|une cuillerée dans une assiette, hors de portée}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-peinture|Débarbouillettes mouillées}',
          '{2-3a 3-4a 4-5a si-peinture|une par enfant, pour la main peinte}',
          null,
        ),
        item('{0-18m|Couverture épaisse, la place des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
      ],
      preparation: [
        'Relisez avec qui vit chaque enfant et qui viendra le chercher ce jour-là : une mère, deux mères, un père, une grand-mère, une famille d’accueil. {printemps|Au babillard comme au groupe, dites « la fête des mères et des gens qu’on aime ».} {ete|Au babillard comme au groupe, dites « la fête des pères et des gens qu’on aime ».}',
        'La veille, demandez à chaque famille un petit soin qu’elle fait tous les jours : border les pieds, frotter le dos, souffler sur la soupe. Prévenez-la que, demain, une chaise l’attend à la porte pour deux minutes; elle peut dire non.',
        'Un enfant vit un deuil, ou une visite est annulée? Parlez-en d’abord avec la famille{2-3a 3-4a 4-5a|, puis à l’enfant, en tête-à-tête : il choisit une autre personne, un toutou, vous, ou de jouer sans choisir}.',
        'Mettez les chaises dos au mur. À côté de chacune, par terre : pantoufles, {2-3a 3-4a 4-5a|manteau,} couverture, livre. Les gobelets et les débarbouillettes vont au milieu. {0-18m|La couverture des poupons est entre les chaises, contre votre place.}',
        '{1adulte|Seule, assoyez-vous par terre, à un bras des chaises.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, chacune reste près d’une chaise et s’y laisse parfois asseoir.}',
        '{avec-coussin|Ajoutez @materiel à une chaise : quelqu’un en a besoin dans le dos.} {avec-contenant|@materiel : c’est de quoi servir une soupe de rien.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Laissez-vous tomber sur une chaise : « Ah! J’ai attaché des souliers, essuyé des nez, bercé, cherché des doudous… » Regardez vos deux mains. « Qui s’occupe de moi? » Tendez un pied, sans rien dire. Quelqu’un apporte une pantoufle, ou montez-en une vous-même à mi-pied, et attendez de l’aide. Soupirez d’aise. Levez-vous, tapotez le siège, et dites à un enfant : « Assois-toi, c’est mon tour. » Mettez-lui la couverture sur les genoux. « Et ensuite? »',
        ),
        play(
          { 20: 7, 30: 9 },
          'Qui s’assoit est une grande personne fatiguée{2-3a 3-4a 4-5a|, en grand manteau}; les autres s’en occupent. Une pantoufle, une gorgée de café de rien, un nez essuyé, une page lue. {!0-18m !18-24m 2-3a 3-4a 4-5a si-fleurs|Une fleur passe sous un nez : la grande personne ferme les yeux et la respire.} « Assez! », et l’on change de place. {2-3a 3-4a 4-5a|Qui attend la chaise soigne un toutou.} {0-18m|Penchez-vous vers le poupon, votre gobelet à la main : il le pousse vers votre bouche; dites « mmm ». Il vous touche la joue? Fermez les yeux d’aise.} {18-24m|Le trottineur étend la couverture sur vos genoux, l’enlève, l’étend encore.} {18-24m !2-3a !3-4a !4-5a|Assoyez-vous par terre, contre la chaise : votre pied, votre nez et vos genoux sont à sa hauteur. Chaque soin reçu a son « merci » et son soupir. La chaise libre est à qui veut se faire border.} {2-3a|Une pantoufle se met à l’envers; on recule, on admire.} {3-4a|Du fond du grand manteau sort une voix connue : « Ah, mes pauvres pieds! »} {4-5a|Avant de servir, on explique les habitudes de quelqu’un : « Lui, son café, il le boit debout. »} {2-3a !0-18m !18-24m !3-4a !4-5a|Un soin à la fois : donnez au soigneur le temps de finir, puis passez la pantoufle au suivant. La personne assise veut une chose qui n’est pas là, une soupe, un chat : on cherche ce qui en tiendra lieu. Chacun goûte aux deux places, même une minute.} {3-4a 4-5a !0-18m !18-24m !2-3a|Deux soigneurs par chaise, pas plus : ils demandent « qu’est-ce qu’il te faudrait? » et vont le chercher. La grande personne change d’humeur : pressée, enrhumée, contente de sa journée; les soins changent avec elle.}',
        ),
        play(
          { 20: 6, 30: 11 },
          '{2-3a 3-4a 4-5a|Prenez un enfant à la fois; les autres continuent aux chaises. « Quel geste gardes-tu, et pour qui? » L’enfant choisit une personne, deux, un chat, ou personne; il essaie son geste sur un ami, un toutou ou vous.} {20min 2-3a 3-4a 4-5a|Ceux qui restent choisiront avant le départ.} {!2-3a !3-4a !4-5a|Faites un soin à un toutou, un seul : border, frotter le dos, essuyer le nez. Tendez ensuite le pied, le dos ou le nez, et attendez : l’enfant refait ce soin sur vous. Recommencez avec un autre soin.} Écrivez au carnet le geste{2-3a 3-4a 4-5a|, et pour qui}. {0-18m|Refaites au poupon le soin que sa famille vous a dit, puis tendez la joue : ce qu’il y fait est son geste.} {18-24m|Le trottineur tapote un dos, de plus en plus fort; montrez-lui « doux ».} {18-24m !multiage|Prenez les toutous un par un : « Il a froid », « il a soif ». La main cherche la couverture, le gobelet ou la débarbouillette; attendez, même si c’est long. Faites ensuite à l’enfant qui s’approche le soin que sa famille vous a nommé, et laissez-le vous le rendre.} {2-3a|L’enfant souffle sur un café de rien et vous le tend : faites semblant de le finir.} {3-4a|« Pas là, plus bas. » On recommence jusqu’à ce que l’ami dise « là, c’est bon ».} {4-5a|Deux gestes s’enchaînent, toujours dans le même ordre.} {2-3a !0-18m !18-24m !3-4a !4-5a|Il ne sait pas quoi faire? « Qui te borde, chez toi? Montre-moi. » Sans réponse, offrez le soin que la famille vous a nommé.} {3-4a 4-5a !0-18m !18-24m !2-3a|Le geste s’essaie, se corrige, se nomme : « le café soufflé », « les pieds bordés ». Ce nom-là va au carnet. Aux chaises, qui a son geste l’apprend à un ami : il le lui fait, puis se laisse soigner à son tour.}',
        ),
        closing(
          { 20: 4, 30: 6 },
          'Portez une chaise près de la porte, dos au mur. Frappez sur le mur : « Toc, toc, me voilà! » À chaque visite, les autres frappent avec vous, sur leurs genoux. {2-3a 3-4a 4-5a|L’enfant qui le veut vous reçoit : « Assois-toi, c’est mon tour », et fait son geste.} {2-3a 3-4a 4-5a si-peinture|La main qui l’a fait, trempée de peinture, s’imprime sur une feuille, et vous écrivez le geste dessous.} {2-3a 3-4a 4-5a si-papier !si-peinture|Il pose sur une feuille la main qui l’a fait : tracez-en le tour et écrivez le geste dedans.} {!2-3a !3-4a !4-5a|Assoyez-vous; l’enfant qui le veut refait son geste, et vous dites merci.} Un autre suit, puis un autre. Au départ, la chaise reste là : qui arrive s’assoit deux minutes, si l’enfant le veut. Quelqu’un est pressé, ou la personne aimée ne vient pas ce soir? Le geste, écrit par vous, part dans le sac de l’enfant. {2-3a 3-4a 4-5a si-papier-de-soie !si-papier|L’enfant froisse un carré de papier de soie autour du geste écrit et tord le bas : une fleur à déplier.} {2-3a 3-4a 4-5a|Et qui veut s’asseoir lui-même sur la chaise y est servi par vous.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a 3-4a 4-5a|Dites « quelqu’un que tu aimes »; le nom de la personne vient de l’enfant.} {!2-3a !3-4a !4-5a|Dites « quelqu’un que tu aimes », sans deviner qui viendra ce soir.}',
          'Laissez-vous faire jusqu’au bout, même mal chaussée, même le nez essuyé trois fois.',
          '{2-3a 3-4a 4-5a|Un enfant vous dit « ma mère est morte » ou « elle ne vient plus »? Restez à côté de lui, répétez ses mots, et demandez seulement s’il veut jouer ou rester contre vous.}',
          '{3-4a 4-5a|Demandez à celui qu’on soigne ce qu’il en pense, et laissez le soigneur changer.} {!3-4a !4-5a|Nommez le soin et ce que vous sentez : « Tu me bordes. C’est doux. »}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|De quoi aurait-elle besoin, cette personne-là?} {!2-3a !3-4a !4-5a|De quoi le toutou a-t-il besoin?}',
          '{2-3a 3-4a 4-5a|Que fais-tu quand tu t’occupes de quelqu’un?} {!2-3a !3-4a !4-5a|Où met-on la couverture?}',
          '{2-3a 3-4a 4-5a|Qui voudrais-tu asseoir sur la chaise?}',
          '{4-5a|Comment sais-tu que ça lui fait du bien?}',
        ],
      },
      vocabulaire: ['prendre soin', 's’asseoir', 'border', 'servir', 'les pantoufles', 'mon tour', 'doux', 'aimer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Faites-lui un soin, puis offrez-vous à le recevoir : essuyez son nez, approchez le vôtre. Attendez longtemps; une main qui touche compte.',
        },
        {
          pour: '18-24m',
          texte:
            'Gardez deux objets seulement, la couverture et le gobelet. L’enfant refait sur vous ce que vous venez de faire sur le toutou.',
        },
        {
          pour: '2-3a',
          texte:
            'Demandez-lui ce que quelqu’un lui fait le matin : « Et toi, qui te met tes bas? » Puis tendez votre pied.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux enfants entrent dans la même grande personne : l’un dans le manteau, l’autre dans les pantoufles; on devine qui c’est à ce qu’elle dit.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant interroge un ami : « Lui, qu’est-ce qu’il aime? » Il prépare la chaise pour cette personne-là, et non pour la sienne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui n’aime pas être touché donne : il choisit, tend, souffle de loin. L’enfant en fauteuil reçoit à sa place et soigne ce qui est à portée de sa main. Deux mères : deux gestes, deux tours. Loin de ses parents, en famille d’accueil : un geste pour chaque maison, ou un seul.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{printemps|En juin, la chaise revient pour la fête des pères et pour qui l’on aime.} {ete|Au printemps, la chaise attend les mères, et tous les gens qu’on aime.} Toute l’année, elle peut recevoir quelqu’un qui revient de loin.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pantoufle mal mise, nez essuyé de travers.',
          'Peine, silence ou retrait quand on parle de chez soi.',
          'Place convoitée, et l’attente d’être servi.',
        ],
        dangersAEliminer: [
          'Chaise qui bascule : dos au mur, un seul enfant assis, personne debout ni à genoux dessus.',
          'Marche en grandes pantoufles : elles se mettent assis et s’ôtent avant de se lever.',
          'Couverture sur un visage : on borde jusqu’à la taille{0-18m|; rien ne couvre un poupon}.',
          '{2-3a 3-4a 4-5a|Manteau d’adulte : sans cordon, poches vidées de clés, de pièces et de médicaments.}',
          '{!0-18m !18-24m 2-3a 3-4a 4-5a si-fleurs|Muguet et jonquille : toxiques, ils n’entrent pas dans ce jeu; les autres fleurs se sentent, loin des bouches.}',
          '{2-3a 3-4a 4-5a si-peinture|Assiette de peinture : posée sur un meuble, hors de portée; une main à la fois, essuyée tout de suite.}',
          'Geste qui ne plaît pas : « assez » arrête le soin, et l’on demande avant de toucher; aucun bisou n’est obligé.',
          'Enfant mis sur la sellette : on ne demande pas « où est ta mère? » devant les autres, et personne ne présente son geste s’il n’en a pas envie.',
          'Gobelet et débarbouillette : chacun a les siens, pour sa bouche et son nez; on les change avant quelqu’un d’autre. {0-18m|Grands qui enjambent les poupons : leur couverture est contre vous, et l’on passe devant les chaises.}',
          'Personne qu’un jugement tient loin de l’enfant : relisez le dossier avant le départ; la chaise n’attend que les personnes qui y sont inscrites.',
        ],
        supervision: 'palier1',
        allergies: [
          'Poils d’animaux et parfum : ce qu’on prête pour le jeu sort du lavage. {!0-18m !18-24m 2-3a 3-4a 4-5a si-fleurs|Pollen des fleurs : selon le plan de chacun.}',
        ],
      },
      observation: [
        'Compétences sociales : à quoi voit-on que l’enfant regarde si son geste plaît?',
        'Fonction symbolique : {3-4a 4-5a|notez la voix, la pose ou la phrase d’une grande personne qu’il joue.}{!3-4a !4-5a|à quoi voit-on qu’il fait semblant, de boire, de border, d’essuyer?}',
        'Attachement : quel soin refait-il en premier, et qui le lui fait d’ordinaire?',
      ],
      prolongements: [
        'Laissez les pantoufles au coin des poupées : quelqu’un s’y occupera d’un grand fatigué.',
        'Envoyez aux familles le soin que leur enfant a choisi, en une phrase : la chaise peut ressortir à la maison.',
      ],
      reflexionRetroaction: [
        'Quel mot de la fête ai-je changé, et qui en avait besoin?',
        'Un enfant a-t-il joué sans choisir personne, et l’ai-je laissé faire?',
      ],
    },
  },
]
