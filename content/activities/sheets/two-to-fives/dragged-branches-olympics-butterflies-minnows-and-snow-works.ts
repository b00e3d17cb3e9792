import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Long branches that turn wide, flames of fingers, butterflies that taste with their feet, the menu of the minnows, and snow that moves house. */
export const TWO_TO_FIVES_BRANCH_AND_SNOW_SHEETS: readonly BankSheet[] = [
  {
    key: 'long-chargement-laissez-passer',
    summary:
      '« Long chargement! » Chacun traîne sa branche au sol, crie « Je vire! » au gros arbre et se range pour laisser passer celle d’un ami.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['arbres-et-feuilles', 'mouvement-et-defis'],
    materials: ['batons'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, la route tourne autour d’un gros arbre, loin des vélos et des modules, avec les branches tombées là.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les branches',
      'branches',
      'branche',
      'longues branches',
      'grosses branches',
      'traîner des branches',
      'traîner une branche',
      'tirer une branche',
      'transporter des branches',
      'bâtons',
      'longs bâtons',
      'la forêt',
      'forêt',
      'jeux dans le bois',
      'les petits veulent faire pareil',
      'à deux',
      'laisser passer',
      'sans matériel',
    ],
    seen: [
      'il tire son gros bâton par le bout, il laisse l’autre bout traîner derrière',
      'elle crie attention je tourne, son bois prend toute la place du sentier',
      'ils charrient une perche à deux et se tassent pour laisser passer les copains',
      'il lève sa branche trop haut, le bout a frôlé la face d’un ami',
      'le petit veut porter aussi gros que les grands, il chiale qu’il est capable',
      'elle se vante que la sienne est la plus longue de tout le bois',
      'à la marche au boisé, ils reviennent avec des bouts de bois plus longs qu’eux',
      'depuis les camions de bois, ils font du bruit en traînant et klaxonnent',
    ],
    scenes: ['tirer', 'transporter', 'aider-petits', 'cooperer'],
    picture:
      'Dans un sous-bois, une grande tire une longue branche, bras pendant; un petit a couché la sienne et lui fait signe de passer, bras ouverts.',
    sheet: {
      titre: 'Long chargement, laissez passer!',
      observationDepart:
        '{multiage|Les grands traînent de longues branches. « Moi aussi! » Un plus jeune lève la sienne à deux mains, et le bout passe près d’un nez.} {!multiage|Un enfant traîne une longue branche. Il vire d’un coup pour la regarder suivre, et le bout balaie les pieds d’un ami.}',
      intentionEducative:
        'Permettre de traîner une longue branche dans la forêt ou le parc, de sentir comment elle tourne derrière soi et de faire de la place aux autres.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Traîner une branche d’une main, au pas, le bout au sol.',
        'S’arrêter quand un ami vire, se ranger quand il veut passer.',
        '{3-4a 4-5a|Prévoir où ira le bout de sa branche dans un virage.}',
        '{30min|Tirer une même branche à plusieurs, du même pas.}',
      ],
      materiel: [
        item(
          'Branches mortes tombées, sans épine, pas plus grosses que le poignet d’un enfant',
          'une par enfant et une pour vous, trouvées sur place',
          null,
        ),
        optional('{bois printemps automne|Dossards voyants}', 'un par personne', '{bois|Chandails orange vif}'),
      ],
      preparation: [
        '{bois|Choisissez un sous-bois plat et clair, où il y a quatre pas entre les arbres et des branches tombées.} {parc|Choisissez un terrain plat près des arbres, loin des vélos, des modules et de la rue, où des branches sont tombées.} Regardez en l’air : aucune branche cassée ne pend au-dessus du jeu.',
        'La route va jusqu’à un gros arbre, à vingt pas, en fait le tour et revient au départ. Faites-la une fois avec les enfants, en file : toutes les branches iront dans ce sens-là. En passant, ôtez le verre et contournez trous, ronces et guêpes.',
        'Rien à préparer d’avance : ce sont les enfants qui trouvent les branches, par terre, à dix pas de la route au plus; on n’en casse pas sur un arbre. {2-3a|À deux ans, la branche est longue comme l’enfant, pas plus.} {3-4a 4-5a|Dès trois ans, une branche peut avoir deux fois la taille de l’enfant, pas plus.} Vous brisez les rameaux pointus du gros bout; ceux du petit bout restent : ils feront « chhh ». Il n’y en a pas assez? On tire la même à deux, du même côté.',
        'Une fois les branches trouvées, placez-vous à deux pas du gros arbre, hors du virage : de là, vous voyez toute la route, et les branches tournent devant vous.',
      ],
      deroulement: [
        opening(
          { 20: 5, 30: 6 },
          'Prenez une longue branche par le gros bout, d’une seule main, le bras pendant. Le petit bout traîne par terre, derrière vous. Marchez : « Chhhhh… Long chargement! Laissez passer! » Au gros arbre, dites « Je vire! », tournez, arrêtez-vous et montrez le petit bout : « Moi, j’ai déjà viré. Ma branche vire après moi, et elle prend de la place! » Puis dites : « À vous! » Chacun cherche une branche par terre et la couche au bord de la route, à quatre pas d’une autre. Marchez de côté vers l’arbre, le groupe sous vos yeux, et regardez-les toutes : grosseur, longueur, pointes. Rendue là, criez « Chhh! » : chacun prend la sienne par le gros bout, et toutes partent dans le même sens.',
        ),
        play(
          { 20: 6, 30: 7 },
          'On marche, une main au gros bout, le bras pendant. On reste à deux grands pas derrière la branche de l’ami. « Chhh! » Chacun écoute la sienne sur les feuilles, sur la terre. Quelle trace laisse-t-elle? Elle reste prise? On la couche, on va déprendre le petit bout, et l’on repart. Fatigué? On se range au bord, la branche couchée. {2-3a|À deux ans, l’enfant tire sa branche, la lâche, la reprend. Dites « chhh » avec lui quand il arrive à l’arbre.} {2-3a !multiage|Il veut la lever? Tapotez le sol : « Le bout reste ici, il chatouille la terre. »} {3-4a|À trois ans, on essaie l’autre main : laquelle tire le mieux?} {4-5a|À quatre ans, on échange sa branche avec un ami : la plus tordue est-elle plus dure à tirer?}',
        ),
        play(
          { 20: 5, 30: 6 },
          'Apprenez-leur deux appels. Au gros arbre : « Je vire! » Derrière, on s’arrête jusqu’à ce que le petit bout ait fini de tourner. Sur la route, qui veut dépasser s’arrête et crie : « Long chargement! » L’ami de devant se range : il couche sa branche au bord de la route et fait un grand signe : « Passez! » {2-3a|À deux ans, l’enfant couche sa branche au bord et crie « passe! » à tous ceux qui arrivent.} {2-3a multiage|Les plus grands se rangent aussi pour lui.} {2-3a !multiage|Prenez votre branche, arrivez derrière un enfant et demandez : « Long chargement! Est-ce que je passe? » Puis rangez-vous à votre tour : il vous dépasse!} {3-4a|À trois ans, on vire tout près de l’arbre, puis plus loin : quel virage ne touche pas l’écorce?} {4-5a|À quatre ans, on pose une feuille où l’on croit que passera le petit bout, et l’on vire. A-t-elle bougé?}',
        ),
        play(
          { 30: 6 },
          '« Chargement géant! » {3-4a 4-5a|À deux ou à trois, on choisit la plus longue de nos branches; on laisse les autres au bord. Tous se tiennent du même côté de la branche, à un pas l’un de l’autre, une main chacun. « Un, deux, chhh! » On part ensemble. Qui est devant crie « Je vire! »; qui est derrière regarde le petit bout et répond « Passé! ». À chaque tour, on change de place.} {2-3a multiage|À deux ans, l’enfant tient la branche entre deux grands, ou tire la sienne plus loin, à côté de vous.} {2-3a !multiage|Fermez la marche, votre longue branche à la main : deux enfants la tirent avec vous, du même côté; les autres partent devant avec la leur. Criez ensemble « Je vire! » et marchez lentement : de si petites jambes font deux pas pour un des vôtres. Au tour suivant, deux autres tirent avec vous.} {3-4a|À trois ans, on va au pas de qui marche le plus lentement.} {4-5a|À quatre ans, on fait un tour sans un mot : qui est devant annonce le virage de sa main libre.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '« Stationnement! » Couchez votre branche au départ. Chacun couche la sienne à côté, un pas entre elles, tous les gros bouts vers vous. On recule d’un pas : quelle branche dépasse les autres? {3-4a 4-5a|On les replace de la plus courte à la plus longue.} Chacun refait avec sa bouche le bruit de la sienne : « chhh », « tac », « frrr ». Puis on traîne les branches une dernière fois, hors {bois|du sentier}{parc|de l’herbe où l’on court}, jusqu’au pied des arbres. Mains essuyées, on se compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez souvent le bras pendant : quand la main reste basse, le bout reste au sol.',
          'Rangez-vous vous-même à « Long chargement! », et dites « Passez! » d’un grand geste.',
          'Dites ce que fait la branche plutôt que « attention » : « Ton bout tourne encore. »',
        ],
        questionsOuvertes: [
          'Où est rendu le bout de ta branche?',
          'Quel bruit fait la tienne?',
          '{3-4a 4-5a|Comment virer sans toucher l’arbre?}',
          'De quoi as-tu besoin pour passer?',
        ],
      },
      vocabulaire: [
        'la branche',
        'traîner',
        'le gros bout',
        'le petit bout',
        'virer',
        'se ranger',
        'laisser passer',
        'la trace',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La branche reste prise partout? Donnez-lui-en une plus courte, sans rameaux : elle glisse mieux, et il la tire plus loin.',
        },
        {
          pour: '3-4a',
          texte:
            'Sa branche frotte toujours l’arbre? Tracez du talon un large rond autour du tronc : il marche dessus, et elle passe.',
        },
        {
          pour: '4-5a',
          texte: 'Il tire une branche tordue et cherche comment la tenir pour que la bosse ne le fasse pas rouler.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, sur un sol ferme, l’enfant tient une branche légère par le gros bout, loin de la roue, pendant que vous le poussez lentement, le dernier de la file. Qui n’aime pas l’écorce crie « Je vire! » à l’arbre, pour tous.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la branche traîne sur la neige tapée : on suit sa trace pour retrouver le départ.',
        },
      ],
      securite: {
        risquesAcceptes: ['Branche qui effleure un pied.', 'Main égratignée, chute dans les feuilles.'],
        dangersAEliminer: [
          'Bout levé vers un visage : il traîne au sol, derrière; s’il monte, l’enfant s’arrête et couche la branche.',
          'Enfant trop près d’une branche qui tourne : au gros arbre, les autres s’arrêtent, une longueur de branche derrière.',
          'Branche poussée devant soi ou à reculons : le bout rentre dans un ventre. On avance, la branche derrière, et l’on fait le tour.',
          'Branche prise que l’on arrache : elle revient d’un coup. On la couche et l’on va la déprendre.',
          'Course avec une branche : tout se fait au pas; qui court couche la sienne et repart en marchant.',
          '{bois printemps automne|Période de chasse : un boisé où elle est interdite, un dossard voyant ou un chandail orange vif sur chaque dos, le vôtre aussi.}',
          '{parc|Vélos, chien inconnu, rue : la route est placée loin de tout cela.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres : auto-injecteur sur vous. Résine sur les mains : on l’essuie avant de toucher ses yeux.'],
      },
      observation: [
        'Motricité globale : que font le bras, le dos et les pieds de l’enfant quand la branche résiste?',
        'Compétences sociales : que dit ou fait-il quand un ami veut passer?',
        'Schéma corporel : regarde-t-il derrière lui avant de virer?',
      ],
      prolongements: [
        'Dans le corridor, le groupe en file crie tout bas « Je vire! » à chaque coin : qui suit s’arrête un instant.',
        'À la maison, l’enfant montre à sa famille comment on traîne une branche : le bras pendant, le bout au sol.',
      ],
      reflexionRetroaction: [
        'Ai-je dit oui aux longues branches, avec une façon de les tenir, plutôt que non?',
        'Qui s’est rangé de lui-même, et l’ai-je remarqué?',
      ],
    },
  },
  {
    key: 'ma-flamme-s-est-eteinte-rallume-la',
    summary:
      'Aux olympiades, la flamme danse au bout des doigts. Pain grillé, crabe et statue : personne ne perd, et qui voit une flamme éteinte la rallume.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'saisons-et-fetes'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, les stades se placent loin des balançoires et des tricycles, à deux grands pas l’un de l’autre.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'les olympiades',
      'olympiades',
      'jeux olympiques',
      'mini-olympiades',
      'olympiades sans perdant',
      'flamme olympique',
      'médaille',
      'médailles',
      'cérémonie des médailles',
      'épreuves',
      'épreuves drôles',
      'cerceaux',
      'cônes',
      'cordes',
      'cordes à danser',
      'cerceaux, cônes et cordes',
      'fête du sport',
      'stade',
      'athlètes',
      'gagner et perdre',
    ],
    seen: [
      'il fait danser ses doigts en l’air comme du feu et court à petits pas',
      'elle touche les poings fermés de son amie pour les réveiller',
      'ils marchent en crabe jusqu’au cône, puis font la statue sur une patte',
      'il braille parce qu’il est arrivé dernier, il veut pus rien savoir de courir',
      'elle se vante d’être arrivée la première, l’autre boude assis à terre',
      'il attend, assis, qu’un ami vienne le sauver pour continuer de jouer',
      'depuis les Jeux à la télé, ils courent autour du parc avec un bâton en flambeau',
      'au parc, la course s’est finie en larmes, ça a crié j’ai gagné',
    ],
    scenes: ['sauter', 'gagner-perdre', 'equilibre', 'fete'],
    picture:
      'Dans un cerceau, un enfant tend ses poings fermés; une amie en fauteuil les touche de ses doigts qui dansent; un autre tombe en saluant.',
    sheet: {
      titre: 'Ma flamme s’est éteinte, rallume-la!',
      observationDepart:
        '« J’ai gagné! » « Non, c’est moi! » Ils courent jusqu’au banc, et le dernier arrivé ne veut plus jouer.',
      intentionEducative:
        'Permettre de vivre des olympiades où chacun saute, tourne et tient en équilibre à sa façon, et où l’on s’entraide au lieu de perdre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Sauter sur place, marcher en crabe, tenir sur un pied.',
        'Marcher avec sa flamme, et rallumer celle d’un ami.',
        '{!20min|Accorder son mouvement à celui d’un ami.}',
        'Montrer l’épreuve qu’on aime, et applaudir celle des autres.',
      ],
      materiel: [
        item('Cerceaux ou cônes ou cordes à danser', 'un objet par enfant et un pour vous', 'Vêtement roulé au sol'),
        optional('{!20min si-ballons|Ballons mous, de jeu}', '{!20min si-ballons|un pour deux enfants}', null),
        optional('{si-pneus|Pneus propres, couchés à plat}', 'un par stade, selon ce qu’il y a', null),
        optional(
          '{si-planches|Planches sans écharde ni clou, couchées à plat}',
          'une par stade, selon ce qu’il y a',
          null,
        ),
        optional('{si-poches-de-sable|Poches de sable}', 'une par enfant', null),
        optional('{si-foulards|Foulards légers}', 'un par enfant, un pour vous', null),
        optional('{si-balles|Balle molle, plus grosse que le poing}', '{si-balles|une}', null),
      ],
      preparation: [
        '{parc|Choisissez un carré d’herbe plat, loin de la rue, des vélos et des modules; ôtez verre et branches.} {cour|Choisissez le coin d’herbe le plus plat.} À l’ombre, de préférence.',
        'Formez un grand rond. Chaque objet posé au sol est un stade : cerceau à plat, cône debout, ou corde couchée bien droite. Laissez deux grands pas entre les stades. Une seule sorte suffit : rien que des cerceaux, des cônes ou des cordes. {si-pneus|Un pneu couché est un stade aussi : on tourne autour, on saute à un pas de lui.} {si-planches|Une planche à plat est un stade aussi : le crabe en fait le tour, la statue s’y tient.} Il en manque? Un vêtement roulé au sol fait un stade.',
        'Votre stade ferme le rond, là où vous voyez tout le monde. Personne n’attend : tous font l’épreuve en même temps, chacun à son stade.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Chacun choisit un stade, cerceau, cône ou corde, et se tient à côté. Levez les mains, les deux poignets collés, et faites danser vos doigts : « Voici la flamme des olympiades. Elle aime marcher. Si je cours… pfff! » Fermez les poings. « Ma flamme s’est éteinte! Qui la rallume? » Un enfant marche jusqu’à vous, ses doigts dansent et touchent vos poings : les vôtres se remettent à danser. « Maintenant, tous les poings fermés! » Rallumez votre voisin. Qui est rallumé marche en rallumer un autre, puis revient à son stade. {si-poches-de-sable|Une poche de sable sur la tête aide à ne pas courir.} {si-foulards|Un foulard au bout des doigts fait une flamme qu’on voit de loin.} Bientôt, tous les doigts dansent.',
        ),
        play(
          { 20: 7, 30: 8, 45: 9 },
          'Trois épreuves, à son stade, tous ensemble. Le pain grillé : on s’accroupit dans son cerceau, ou à un pas de son cône ou de sa corde. On attend sans bouger… « Ding! » On saute droit en l’air et l’on retombe genoux pliés. Le crabe : on fait le tour de son stade de côté, sans le toucher, puis dans l’autre sens. La statue du champion : un pied levé, les bras en l’air, pendant que le groupe crie trois fois « bravo! ». On tombe? On tombe en champion, en saluant. {3-4a|À trois ans, la statue pose le bout du pied levé au sol dès qu’elle en a besoin.} {3-4a !multiage|Trompez-vous : sautez avant le « ding ». « Oh! Ce pain-là n’était pas cuit. » Puis un enfant fait « ding » pour tous.} {4-5a|À quatre ans, le pain grillé se tourne en l’air, et l’on essaie l’autre pied.} {4-5a !multiage|Combien de « bravo » dure ta statue? Chacun compte les siens et essaie d’en tenir un de plus.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 8 },
          '« Changez de stade! » Chacun fait danser ses doigts et marche avec sa flamme jusqu’à un autre stade libre. Il y en a un pour chacun. Quelqu’un court? Sa flamme s’éteint : il s’arrête, les poings fermés. Qui le voit va toucher ses poings, doigts contre doigts, et la flamme revient. Quand tous sont rendus, nommez un enfant : il choisit l’épreuve, et tout le rond la fait. Puis on change encore de stade, et un autre choisit. {3-4a|À trois ans, on montre l’épreuve du geste : les amis la reconnaissent.} {3-4a !multiage|Éteignez votre flamme souvent, et cherchez-la partout : sous le pied, derrière l’oreille. Qui viendra la rallumer?} {4-5a|À quatre ans, on choisit aussi comment on se rend au prochain stade : à pas de géant, à tout petits pas, sans un bruit.} {4-5a !multiage|On change une chose à l’épreuve : un pain grillé tout mou, un crabe fatigué, une statue qui rit. Les flammes, elles, marchent toujours.}',
        ),
        play(
          { 30: 6, 45: 8 },
          '« Épreuves d’amis! » À deux ou à trois, on choisit un stade et l’on se place à côté. Le pain double : face à face, mains dans les mains, on s’accroupit et l’on saute au même « ding ». Les deux crabes : les mains tenues, on fait le tour du stade au même pas. La statue qui se tient : la main sur l’épaule d’un ami, chacun lève un pied. {si-ballons|Le ballon sans mains : serré entre deux ventres, il fait le tour du stade, au pas. Il tombe? On le ramasse et l’on salue.} Ça tombe, on rit, on recommence. {3-4a|À trois ans, on dit ensemble « un, deux, ding! » pour sauter en même temps.} {4-5a|À quatre ans, on saute au même moment sans parler : seulement en se regardant.} {4-5a !multiage|À deux ou à trois, on invente une pose qui tient seulement si les amis sont là, et le groupe voisin l’essaie.}',
        ),
        play(
          { 45: 9 },
          'Les stades deviennent un grand chemin qui tourne en rond. Chacun glisse son cerceau ou son cône jusqu’à un pas du suivant; vous seule déplacez les cordes. On y marche en file avec sa flamme, deux pas derrière l’ami : un pied dans le cerceau, un tour de cône, un pied devant l’autre le long de la corde. Une flamme s’éteint? Toute la file s’arrête, et le voisin la rallume. {3-4a|À trois ans, on nomme ce qui vient : « le tour! », « dedans! », « le fil! ».} {4-5a|À quatre ans, on refait le tour les talons levés, puis en regardant au loin.} {!multiage|Après un tour, un enfant choisit un stade à changer de place : le chemin est-il plus facile, ou plus dur? Tous l’essaient, puis un autre enfant choisit.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'C’est la cérémonie. À « ding! », chacun fait à son stade l’épreuve qu’il préfère, tous en même temps, et regarde qui a choisi la même. Puis nommez les enfants un à un, et dites ce que vous avez vu : « Médaille du crabe qui riait! Médaille de la statue qui tombe en saluant! » Celui qu’on nomme trace du doigt un rond sur son propre ventre : sa médaille. Les autres applaudissent. {si-balles|Avec une balle, le médaillé la lève comme un trophée, puis la roule au suivant.} Quand chacun a la sienne, on lève les mains, les doigts dansent une dernière fois, et l’on souffle ensemble : « Pfff… » Les poings se ferment : les olympiades sont finies. On ramasse, on se compte, on va boire.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites chaque épreuve pour vrai, et ratez-la de bon cœur, en saluant.',
          'Nommez la façon de faire, jamais le premier arrivé : « Tu as plié les genoux en retombant. »',
          'Un enfant dit « J’ai gagné! »? Répondez : « Ta flamme brille. Qui a besoin d’être rallumé? »',
        ],
        questionsOuvertes: [
          'Quelle épreuve te fait rire?',
          'Comment fais-tu pour tenir sur un pied?',
          'Qui a besoin qu’on rallume sa flamme?',
          '{!20min|Comment sautez-vous en même temps?}',
        ],
      },
      vocabulaire: ['les olympiades', 'l’épreuve', 'la flamme', 'le stade', 'la médaille', 'rallumer', 'saluer'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il n’arrive pas à lever un pied? Il pose la main sur votre épaule, ou laisse le bout de l’orteil au sol : c’est une statue aussi.',
        },
        {
          pour: '4-5a',
          texte:
            'Il veut savoir qui est le meilleur? Donnez-lui un essai contre lui-même : un « bravo » de plus que tantôt.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant fait le pain grillé des bras, tourne autour de son stade, tient une pose des bras et du cou, et rallume les flammes. Les cris dérangent? On applaudit en secouant les mains en l’air.',
        },
        {
          pour: 'interieur',
          texte: 'Au local, meubles reculés, en souliers ou pieds nus, les mêmes épreuves se font sur place.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute dans l’herbe, genou vert.', 'Déception de tomber avant le dernier « bravo ».'],
        dangersAEliminer: [
          'Cerceau qui roule sous un pied : il est à plat dans l’herbe, et l’on saute droit, sans passer par-dessus le bord.',
          'Corde qui s’enroule autour d’un cou, d’une taille ou d’un pied : elle reste couchée à plat; on marche à côté ou dessus, on ne la lève ni ne la tire.',
          'Chute sur un cône : on tourne autour, on saute à un pas de lui, jamais par-dessus.',
          '{si-pneus|Pneu où il y a de l’eau, des guêpes ou un fil de métal : il ne sert pas; on n’y monte pas, et vous seule le déplacez.}',
          '{si-planches|Planche qui bascule ou qui pique : bien à plat dans l’herbe, sans écharde ni clou; vous seule la déplacez.}',
          '{si-poches-de-sable|Poche de sable lancée ou décousue : elle se porte sur la tête, au pas; décousue, elle sort du jeu.}',
          '{si-foulards|Foulard au cou ou sous un pied : il est au bout des doigts; flamme éteinte, il rentre dans le poing.}',
          'Deux enfants qui se heurtent : deux grands pas entre les stades, et l’on marche pour en changer.',
          '{!20min si-ballons|Ballon perdu sous un pied : on le porte au pas, et il attend derrière votre stade quand il ne sert pas.}',
          '{!20min|Bras tirés dans une épreuve d’amis : on tient les mains sans tirer, et l’on se lâche si l’un tombe.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres et herbe : auto-injecteur sur vous, jambes couvertes si la peau réagit.'],
      },
      observation: [
        'Motricité globale : comment l’enfant retombe-t-il du pain grillé, des deux pieds ou d’un seul?',
        'Compétences sociales : que fait-il quand il voit une flamme éteinte?',
        'Schéma corporel : de quoi se sert-il pour tenir sur un pied, ses bras, ses yeux, un appui?',
      ],
      prolongements: [
        'Au vestiaire, la flamme va au pas jusqu’à la porte; si elle s’éteint, l’ami la rallume.',
        'Dites aux familles quelle épreuve chacun préfère : l’enfant la leur montre et leur trace une médaille sur le ventre.',
      ],
      reflexionRetroaction: [
        'Ai-je donné une médaille à ce que j’ai vu, ou au plus rapide?',
        'Qui a rallumé les autres, et qui a attendu qu’on vienne?',
      ],
    },
  },
  {
    key: 'le-papillon-goute-avec-ses-pieds',
    summary:
      'Un foulard pincé au milieu devient un papillon. Il vole, il se pose, et nos pieds goûtent pour lui : « Miam, du spaghetti! » L’oiseau passe? Ailes fermées!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['insectes-et-vers', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les papillons volent dans un coin d’herbe que bornent deux arbres ou deux bancs.',
      INDOORS: 'Au local, meubles reculés, le papillon goûte le tapis, le plancher et le pied de la table.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'les papillons',
      'papillons',
      'papillon',
      'papillons et foulards',
      'voler comme un papillon',
      'imiter le papillon',
      'faire le papillon',
      'ailes de papillon',
      'ouvrir et fermer les ailes',
      'monarque',
      'butiner',
      'fleurs et papillons',
      'foulards',
      'foulard',
      'jeux avec des foulards',
      'insectes',
      'ils courent après un papillon',
    ],
    seen: [
      'elle pince un carré de tissu au milieu et fait battre les ailes',
      'il pose le bout du pied dans le gazon et dit miam du spaghetti',
      'ils voltigent les bras en l’air puis s’immobilisent quand je dis l’oiseau passe',
      'il court derrière pour l’attraper, il est fâché qu’il se sauve toujours',
      'elle veut rester bien tranquille pour qu’il se pose sur sa main',
      'il se demande comment elle mange, la bibitte à ailes posée sur la fleur',
      'dans la cour, un orangé s’est posé sur les fleurs, ils ont figé',
      'depuis l’élevage de chenilles, ils agitent leurs foulards dehors en marchant',
    ],
    scenes: ['bestioles', 'imiter-animaux', 'figer'],
    picture:
      'Trois enfants, foulard au bout du bras, tapotent l’herbe du bout du pied; l’une grimace; une autre, accroupie, serre le sien en boule.',
    sheet: {
      titre: 'Le papillon goûte avec ses pieds',
      observationDepart:
        '« Un papillon! » Ils courent derrière, les mains en l’air. Il se pose, ouvre ses ailes, les ferme, et repart dès qu’une ombre passe.',
      intentionEducative:
        'Permettre de voler, de se poser doucement et de se figer comme un papillon, en jouant avec ce qu’il sait faire pour vrai.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Faire voler son foulard, puis se poser sans bruit sur le bout des pieds.',
        'Fermer les ailes et rester immobile, puis les ouvrir.',
        'Dire ou montrer ce que goûte son papillon.',
        '{30min|Ouvrir lentement les mains pour faire éclore une fleur.}',
      ],
      materiel: [
        item('Foulards légers', 'un par enfant, un pour vous, deux de plus', 'Carrés de tissu'),
        optional('{si-sacs-de-papier|Sac de papier}', '{si-sacs-de-papier|un, pour vous}', null),
        optional('{dedans si-coussins|Coussins}', 'deux ou trois, à plat', null),
        optional('{si-instruments|Instrument de musique}', '{si-instruments|un, pour vous}', null),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'un pour deux enfants', null),
      ],
      preparation: [
        '{cour|Choisissez un coin d’herbe plat, loin des balançoires et des tricycles.} {parc|Choisissez un coin d’herbe plat, loin de la rue et des vélos, et montrez les deux arbres ou les deux bancs qu’on ne dépasse pas.} {dedans|Reculez les meubles. On joue en souliers ou pieds nus, jamais en bas.} Marchez-y d’abord : rien de piquant ni de coupant sous les pieds.',
        'Un foulard plus long que le bras d’un enfant se plie en deux. Gardez-les tous près de vous jusqu’au moment de les donner.',
        'Placez-vous au bord du jeu, d’où vous voyez tous les enfants. C’est de là que vous ferez l’oiseau, sans bouger de place.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Cachez un foulard en boule dans vos deux mains. Ouvrez-les lentement : le foulard gonfle et sort. « Une fleur! » Pincez-le ensuite au milieu, levez le bras et secouez : deux ailes battent. « Un papillon! » Posez le bout de votre pied sur {dedans|le tapis}{dehors|l’herbe} et tapotez : « Savez-vous avec quoi un vrai papillon goûte? Avec ses pieds! Mmm, ça goûte le {dedans|tapis}{dehors|gazon}! » Passez les foulards : chacun pince le sien au milieu. {si-sacs-de-papier|Avec un sac de papier, c’est lui qui les donne : une chrysalide, où chacun plonge la main.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Les papillons volent, un bras en l’air, à petits pas. Puis ils se posent où ils veulent, et le bout d’un pied tapote le sol. « Ça goûte quoi? » {dedans|Le tapis, le plancher, le pied de la table, une tache de soleil.}{dehors|L’herbe, la terre, une feuille tombée, une tache d’ombre.} {dedans si-coussins|Et le coussin, goûte-t-il le nuage?} On invente : « Le spaghetti! » C’est bon? « Miam! », et les ailes battent vite. Mauvais? « Pouah! », on secoue le pied et l’on s’envole. {2-3a|À deux ans, l’enfant tapote à côté de vous et dit « miam » ou « pouah ».} {2-3a !multiage|Faites de grosses grimaces à chaque « pouah » : il y retourne, goûte encore, et vous secouez le pied ensemble.} {3-4a|À trois ans, on goûte une chose douce, puis une dure : laquelle le papillon préfère-t-il?} {4-5a|À quatre ans, on mène un ami ou deux par la main jusqu’à sa trouvaille; ils ferment les yeux, tapotent du pied et devinent ce que c’est.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Ouvrez les bras, sans quitter votre place : « L’oiseau passe! » Vite, chaque papillon s’accroupit et serre son foulard en boule dans ses deux mains : ailes fermées, une vraie feuille morte! Personne ne bouge. Tournez la tête lentement. « Je ne vois aucun papillon. Rien que des feuilles. » Baissez les bras. Les mains s’ouvrent, les couleurs sortent, et tous s’envolent. {2-3a|À deux ans, l’enfant serre le foulard contre son ventre; s’il rit, dites : « Une feuille qui rit! »} {2-3a !multiage|C’est lui qui dit quand l’oiseau est parti : « Bye-bye! » Alors seulement, toutes les mains s’ouvrent.} {3-4a|À trois ans, on se pose d’abord sur la pointe des pieds, puis on se ferme.} {4-5a|À quatre ans, un enfant fait l’oiseau à côté de vous, les bras ouverts, et cherche un papillon qui bouge. Puis il choisit le prochain oiseau.}',
        ),
        play(
          { 30: 6 },
          '« Le papillon a soif! » La fleur est accroupie, son foulard en boule dans les mains. {3-4a 4-5a|À deux ou à trois, l’un fait la fleur, les autres volent jusqu’à elle.} {2-3a !3-4a !4-5a|Tous les enfants sont des fleurs, et vous êtes le papillon.} Pour boire, le papillon déroule sa trompe, sa longue langue : l’index, roulé comme un escargot, s’allonge et touche les mains fermées. La fleur s’ouvre alors, lentement, et le foulard gonfle. « Slurp! » {3-4a 4-5a|Puis on change.} {2-3a|À deux ans, l’enfant ouvre les mains dès qu’un doigt les touche.} {2-3a !multiage|Quand toutes sont ouvertes, soufflez : elles s’envolent! Puis accroupissez-vous, le foulard en boule : à eux de vous faire éclore.} {3-4a|À trois ans, la fleur compte jusqu’à trois avant de s’ouvrir.} {4-5a|À quatre ans, la fleur dit son odeur, et le papillon décide s’il boit ou s’il vole ailleurs.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Le soir tombe : les papillons volent de plus en plus lentement et viennent se poser en rond autour de vous. {si-instruments|Avec un instrument, jouez de plus en plus lentement : les ailes vous suivent.} {si-cerceaux|Des cerceaux couchés sont les fleurs : on s’y pose à deux.} On s’assoit. Le bout du pied goûte une dernière fois : « Ça goûte le dodo. » Chacun serre son foulard dans ses mains, ailes fermées, et dit tout bas, ou montre du doigt, ce que son papillon a goûté de meilleur. Passez devant chacun, la main ouverte : le papillon s’y couche. On respire deux fois, et l’on s’en va sur la pointe des pieds.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Goûtez pour vrai, du bout du pied, et attendez : l’enfant inventera un goût plus drôle que le vôtre.',
          'Faites durer le silence de l’oiseau : trois souffles, puis cinq.',
          '{dehors|Un vrai papillon arrive? Tous se figent, et on le regarde sans le poursuivre.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça goûte, ici?',
          'Comment deviens-tu invisible?',
          'Où ton papillon veut-il se poser?',
          '{3-4a 4-5a|Avec quoi goûterais-tu, si tu étais un papillon?}',
        ],
      },
      vocabulaire: [
        'le papillon',
        'l’aile',
        'se poser',
        'goûter',
        'fermé',
        'immobile',
        '{30min|la trompe}',
        '{30min|éclore}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le foulard lui échappe? Il le tient à pleine main, près du milieu : les ailes battent quand même. Donnez-lui deux goûts, « miam » ou « pouah ».',
        },
        {
          pour: '3-4a',
          texte:
            'Il court sans se poser? Nommez un endroit : « {dehors|L’arbre}{dedans|Le tapis}! » Son papillon s’y rend et y goûte.',
        },
        {
          pour: '4-5a',
          texte:
            'Il se souvient de trois goûts dans l’ordre et y ramène un ami : d’abord le spaghetti, puis la banane, puis le ketchup.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant fait voler son foulard et goûte de la main : {dehors|un tronc, }une table, un genou. Qui craint l’immobilité serre et relâche son foulard pendant que l’oiseau passe.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, le papillon goûte les feuilles mortes; l’hiver, au local, il goûte le tapis et le coussin.',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux papillons qui se frôlent.', 'Chute sur les genoux.'],
        dangersAEliminer: [
          'Foulard autour d’un cou, d’une taille ou sur un visage : il reste dans la main; un nœud se défait aussitôt.',
          'Foulard qui traîne sous un pied : on le tient par le milieu, le bras levé; trop long, il se plie en deux.',
          'Collision : les papillons volent au pas, et l’on regarde devant soi avant de lever les yeux.',
          '{si-sacs-de-papier|Sac sur une tête : il reste dans votre main, et se range une fois vide.}',
          '{dedans si-coussins|Coussin qui glisse : seul le bout d’un pied le touche, personne n’y monte.}',
          '{si-cerceaux|Cerceau qui glisse sous un pied : on y entre au pas, les yeux au sol.}',
          'Foulard{dehors|, herbe ou terre} à la bouche : dans ce jeu, seuls les pieds goûtent.',
          '{dehors|Vrai papillon, guêpe ou abeille : on s’arrête et on regarde de loin; personne ne l’attrape.}',
        ],
        supervision: 'palier2',
        allergies: ['{dehors|Piqûres : auto-injecteur sur vous.} Foulards lavés sans parfum.'],
      },
      observation: [
        'Motricité globale : comment l’enfant passe-t-il du vol à l’arrêt, sur quelle partie du pied se pose-t-il?',
        'Éveil aux sciences : que dit-il ou montre-t-il de ce qu’un papillon sait faire?',
        'Fonction symbolique : quels goûts invente-t-il?',
      ],
      prolongements: [
        'En chemin, arrêtez le groupe sur un sol nouveau, gravier ou tapis, et tapotez : « Ça goûte quoi? »',
        'Dites aux familles que les papillons goûtent avec leurs pieds : à la maison, l’enfant goûte du bout du pied le plancher de la cuisine.',
      ],
      reflexionRetroaction: [
        'Ai-je ri de leurs goûts inventés, ou ai-je trop expliqué?',
        'Qui s’est figé le plus longtemps, et qu’est-ce qui l’a aidé?',
      ],
    },
  },
  {
    key: 'mene-c-est-quoi-le-menu',
    summary:
      'Que mangent les ménés? Vous seule puisez un peu d’eau du bord. On y cherche leur menu, on joue au restaurant des ménés, et aucun poisson n’est attrapé.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'eau-neige-et-glace'],
    materials: ['chaudieres-et-pelles', 'eau'],
    place: 'WATERSIDE',
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING:
        'Au printemps, l’eau est haute et très froide : la place du groupe recule à vingt pas, sur des carrés de mousse.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les ménés',
      'ménés',
      'méné',
      'les poissons',
      'poissons',
      'poisson',
      'petits poissons',
      'attraper des ménés',
      'attraper des poissons',
      'que mangent les poissons',
      'que mangent les ménés',
      'ce que mangent les poissons',
      'ce qu’ils mangent',
      'filets',
      'filet',
      'chaudières',
      'filets et chaudières',
      'regarder dans l’eau',
      'bibittes d’eau',
      'bord de l’eau',
      'lac',
      'banc de poissons',
    ],
    seen: [
      'ils collent leurs mains et les font nager comme de petits poissons qui se sauvent',
      'il demande ce que ça mange, eux autres, est-ce qu’ils aiment les céréales',
      'elle regarde dans mon seau d’eau pour trouver des petites bêtes qui bougent',
      'il veut les pogner avec l’épuisette et les rapporter à maison',
      'elle est triste de les remettre à l’eau, elle veut en garder un',
      'il s’approche trop près de l’eau, fasciné, je le ramène derrière la ligne',
      'au lac, une bande de petits dos noirs a filé, ils ont crié en même temps',
      'après la journée de pêche, ils récitent ce que mangent tous les poissons',
      'depuis que la glace est partie, ils guettent les ménés au bord',
    ],
    scenes: ['bestioles', 'pourquoi', 'imiter-animaux'],
    picture:
      'Assise dos au lac devant de gros troncs, l’éducatrice tient une chaudière d’eau; deux enfants s’y penchent, et un ami sert une soupe de sable.',
    sheet: {
      titre: 'Méné, c’est quoi, le menu?',
      observationDepart: '« Un méné! Attrape-le! » Trois enfants montrent l’eau du doigt. « Qu’est-ce qu’il mange? »',
      intentionEducative:
        'Permettre de chercher ce que mangent les ménés, ces tout petits poissons, dans un peu de leur eau, et de les laisser nager chez eux.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ce que mange un méné, à son avis, puis regarder.',
        'Chercher dans l’eau ce qui bouge tout seul et ce qui ne bouge pas.',
        'Jouer le méné qui commande et l’ami qui le sert.',
        '{30min|Nager en banc : virer et s’arrêter tous ensemble.}',
      ],
      materiel: [
        item('Chaudières', 'une pour vous, une vide pour deux ou trois enfants', null),
        item('{printemps|Carrés de mousse}', 'un par enfant', 'Sacs à dos'),
        item('{printemps|Gants de caoutchouc, pour vous}', 'une paire', null),
        optional('Filets à manche', 'un ou deux, couchés sur une chaudière vide', null),
        optional('{si-cuillères|Cuillères}', 'une par chaudière', null),
        optional('{si-bols|Bols de plastique}', 'un par enfant', null),
        optional('{si-pelles|Pelles courtes}', 'une par chaudière', null),
        optional('{si-livres|Livre sur les bêtes d’eau}', '{si-livres|un}', null),
        optional('{si-jumelles|Jumelles d’enfant, sans cordon}', 'une ou deux paires', null),
      ],
      preparation: [
        'Choisissez une eau calme et claire, sans courant ni vague, devant une grève plate et ferme. La place du groupe est sur la grève sèche, {!printemps|à dix pas de l’eau.} {printemps|à vingt pas de l’eau, chaque enfant sur un carré de mousse. Reste de glace au bord, eau brune ou plus haute qu’hier? Le jeu attend une autre semaine.} {1adulte|Seule, il faut à cet endroit une barrière qui arrête les pieds : clôture basse, talus ou rangée de gros troncs; tous les enfants restent derrière, du début à la fin. Rien de tel? Gardez ce jeu pour un jour où vous serez deux.} {2adultes|À deux, l’une puise; l’autre reste avec le groupe, derrière une ligne tracée au sol, et ne fait rien d’autre.}',
        'Vous seule touchez l’eau. Vous allez au bord deux fois, le temps de trois comptines : pour puiser, puis pour rendre l’eau au même endroit. Chaque fois, comptez les enfants assis, puis mettez-vous de côté, un genou au sol, pour voir l’eau et eux tous. Puisez une main d’eau, pas plus, avec un peu de sable du fond.',
        'Les ménés restent au lac. S’il en entre un dans la chaudière, replongez-la aussitôt : il sort, et vous puisez plus loin.',
        'Derrière le groupe, du côté de la terre, choisissez la cuisine : un coin de sable, de feuilles et de brins tombés. Posez-y les chaudières vides. Il en manque? Un creux dans le sable en fait une. Si vous avez un filet, couchez-le sur une chaudière : c’est la passoire, le sable passe et les feuilles restent.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5 },
          'Derrière {1adulte|la barrière}{2adultes|la ligne}, tous s’assoient face au lac. « Les ménés sont de tout petits poissons. Ils nagent là-bas, chez eux, et on ne les attrape pas. Mais qu’est-ce qu’ils mangent? » Chacun propose, même de la pizza. Montrez votre chaudière : « Je vais chercher un peu de leur eau. On verra le menu! » Collez vos deux mains et faites-les onduler : un méné. Chuchotez la comptine, qu’ils répètent bout par bout, puis avec vous : « Méné, méné, c’est quoi, l’menu? Une bibitte, un brin tout cru? On regarde, et puis c’est tout : ton souper retourne chez vous! » Au dernier mot, les mains se sauvent sous les genoux. Ils la redisent trois fois : pendant ce temps, allez puiser, et revenez.',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Le menu est servi! » Assoyez-vous avec eux, dos au lac, la chaudière contre vous. Deux ou trois enfants s’y penchent une minute, mains derrière le dos, puis d’autres. Qu’est-ce qui bouge tout seul? Qu’est-ce qui reste au fond? Rien? « Le méné a vidé son assiette! » À la cuisine, devant vous, les autres font une soupe de sable, de feuilles et de brins dans les chaudières vides, ou à travers le filet. {3-4a|À trois ans, on refait de tout son corps ce qu’on a vu bouger.} {3-4a !multiage|Soufflez sur l’eau : qui suit le vent, qui va où il veut?} {4-5a|À quatre ans, on devine d’abord combien de choses bougeront.} {4-5a !multiage|On attend que le sable se couche au fond : que voit-on de plus?} Puis dites : « Les ménés mangent de toutes petites bêtes et des brins d’algue. » Tous se rassoient, disent trois fois la comptine, et vous rendez l’eau.',
        ),
        play(
          { 20: 6, 30: 6 },
          '« Le restaurant des ménés est ouvert! » À la cuisine, on est deux ou trois par chaudière. L’un sert; les autres, les deux mains collées, arrivent en ondulant : « C’est quoi, l’menu? » Le serveur montre sa soupe : « Bibittes au sable, brins tout crus! » Les mains s’ouvrent comme une bouche, juste au-dessus : « Gnap! » On fait semblant, on dit « miam » ou « pouah », et l’on change. {si-cuillères|Avec une cuillère, le serveur brasse avant de servir, et le méné patiente.} {si-bols|Avec des bols, chaque méné reçoit le sien et le rend vide.} {3-4a|À trois ans, il y a deux plats au menu : la bibitte et le brin.} {3-4a !multiage|Soyez un méné difficile : « Je veux une pizza! » Que vous offrent-ils à la place?} {4-5a|À quatre ans, on invente un plat, et l’ami répond : « Il y en a dans le lac », ou « Il n’y en a pas ».} {4-5a !multiage|On prend la commande de deux amis, et on la répète sans rien oublier.}',
        ),
        play(
          { 30: 7 },
          '« Et qui mange le méné? » Chacun propose. Dites : « Un plus gros poisson, ou le héron, un grand oiseau au long bec. » Les ménés nagent ensemble : c’est un banc. Tous se lèvent, à un bras l’un de l’autre, mains collées devant soi, et nagent à petits pas derrière {1adulte|la barrière}{2adultes|la ligne}. Entre eux et le lac, soyez le héron, immobile, le bras plié en bec. Le bec s’ouvre? Tout le banc vire d’un coup vers la terre, fait trois petits pas et s’arrête. Le bec claque : « Encore raté! » On recommence. {3-4a|À trois ans, on suit un ami : s’il vire, on vire.} {3-4a !multiage|Ouvrez le bec très lentement : qui l’a vu?} {4-5a|À quatre ans, un enfant est le premier méné, et le banc le copie sans un mot. On change à chaque « raté ».} {4-5a !multiage|Devinez, vous, qui est le premier.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'La cuisine ferme : sable, feuilles et brins retournent où on les a pris, et les chaudières s’empilent. {si-pelles|Avec une pelle, on rebouche les creux de la cuisine.} Assis face au lac, chacun dit ce qu’il a vu dans l’eau, et ce que son méné mangera ce soir. {si-livres|Avec un livre sur les bêtes d’eau, on y cherche celle qu’on a vue.} {si-jumelles|Avec des jumelles, sans quitter sa place, on guette un dos qui file.} On refait la comptine de plus en plus bas. Les mains se sauvent sous les genoux : « Chut… il mange. » On se tait le temps de trois vagues ou de trois souffles. On secoue le sable de ses mains, on fait au revoir aux ménés et l’on part vers la terre en se comptant, vous la dernière.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '« Attrape-le! » Répondez : « Il est chez lui. Regarde où il va. »',
          'Demandez « À ton avis? » avant de dire ce que vous savez.',
          'Une bibitte inconnue? Dites « Je ne sais pas », et décrivez-la ensemble : ses pattes, sa façon de nager. {printemps|Dans l’eau froide, elle bouge lentement : donnez aux enfants le temps de la voir.}',
          'Au bord, regardez les enfants plus souvent que l’eau, et revenez si la comptine s’arrête.',
        ],
        questionsOuvertes: [
          'Que mange le méné, à ton avis?',
          'Qu’est-ce qui bouge tout seul?',
          'Pourquoi le laisse-t-on chez lui?',
          '{30min|Comment le banc sait-il où virer?}',
        ],
      },
      vocabulaire: [
        'le méné',
        'le poisson',
        'le menu',
        'la bibitte',
        'l’algue',
        'puiser',
        '{30min|le banc}',
        '{30min|le héron}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il veut mettre la main dans l’eau? Donnez à ses mains un autre travail : elles brassent la soupe de sable, dans une chaudière sans eau.',
        },
        {
          pour: '4-5a',
          texte: 'Il retient trois choses vues dans l’eau et les met au menu de son restaurant, dans le même ordre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant voit l’eau dans la chaudière que vous tenez à la hauteur de ses yeux, et sert la soupe d’une chaudière posée sur ses genoux. Qui voit peu met ses mains sur les vôtres, qui nagent comme la bibitte.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, au local, un drap bleu fait le lac, et le restaurant des ménés sert dans des bols : la comptine est la même.',
        },
      ],
      securite: {
        risquesAcceptes: ['Aucune bibitte dans l’eau, déception.', 'Genoux et mains pleins de sable.'],
        dangersAEliminer: [
          'Noyade : aucun enfant ne va au bord ni ne passe {1adulte|la barrière}{2adultes|la ligne}. Vous n’y allez que deux fois, le temps de trois comptines, de côté, les yeux sur le groupe. Un enfant avance? Laissez tout et allez à lui; les autres s’assoient, et l’on recompte.',
          'Chaudière d’eau : une main d’eau au plus, toujours contre vous; les enfants qui s’y penchent sont à portée de bras, et vous n’avez ni téléphone ni appareil photo. Elle repart avec vous et se vide au lac dès qu’on a fini de regarder.',
          '{1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu attend un jour à deux.}',
          'Roches mouillées, vagues, courant, bord qui cède : au moindre doute, on s’éloigne. {printemps|Eau glacée : vos mains seules s’y mouillent, gants de caoutchouc enfilés; un enfant trempé rentre se changer tout de suite.}',
          'Eau d’un vert épais, écume ou taches comme de la peinture : on n’y puise pas, personne n’y touche.',
          'Eau, sable ou brin portés à la bouche : mains derrière le dos devant l’eau, bouche fermée au-dessus de la soupe, mains lavées au retour.',
          'Poisson dans la chaudière : sans le toucher, vous le rendez aussitôt à l’eau. Poisson mort sur la grève : on n’y touche pas.',
          'Verre, hameçon, fil de pêche sur la grève : faites le tour du coin avant de vous asseoir.',
          '{si-jumelles|Jumelles vers le soleil : jamais; assis, on les tient vers l’eau, sans cordon au cou.}',
          'Sable lancé ou manche levé vers un visage : le sable va de la main à la chaudière, et le filet reste couché.',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : auto-injecteur sur vous.'],
      },
      observation: [
        'Éveil aux sciences : que remarque l’enfant dans l’eau sans qu’on le lui montre?',
        'Langage oral : par quels mots et quelles questions parle-t-il de ce que mange le méné?',
        'Fonction symbolique : que sert-il, et que met-il de ce qu’il a vu dans son jeu?',
      ],
      prolongements: [
        'Au retour, cherchez dans un livre la bibitte que personne ne connaissait.',
        'Dites la comptine aux familles : avant le souper, l’enfant demande « C’est quoi, l’menu? » et fait nager ses deux mains.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé les enfants proposer ce que mange le méné avant de le dire?',
        'Ma place au bord m’a-t-elle permis de les voir tous, chaque fois?',
      ],
    },
  },
  {
    key: 'ou-je-mets-ca-dans-le-salon',
    summary:
      'La neige déménage! On charge, on traîne, on demande : « Où je mets ça? » « Dans le salon! » Un lit, une table, un fauteuil de neige, et l’on s’assoit chez nous.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la maison se trace sur le plat, loin de la rue, de la butte où l’on glisse et du tas de la déneigeuse.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la neige',
      'neige',
      'jouer dans la neige',
      'pelles',
      'pelle',
      'pelleter',
      'pelleter la neige',
      'chaudières',
      'chaudières de neige',
      'traîneaux',
      'traîneau',
      'pelles, chaudières et traîneaux',
      'transporter la neige',
      'transporter de la neige',
      'remplir le traîneau de neige',
      'chantier de neige',
      'déménager',
      'déménageurs',
      'maison de neige',
      'meubles de neige',
      'tous les âges dehors l’hiver',
      'vider et remplir',
    ],
    seen: [
      'elle remplit son seau de neige pis demande où la vider',
      'il tire la luge pleine jusqu’au fond de la cour et la renverse',
      'ils se font un fauteuil dans le banc de neige et s’assoient dedans',
      'ils se crient c’est ma pelle, il y en a pas assez pour tout le monde',
      'il en charge tellement que le traîneau avance plus, il tire en rage',
      'elle garde la même mitaine de neige, sait pas où la mettre, reste plantée',
      'après la grosse bordée, la cour devient une maison avec une cuisine et une chambre',
      'depuis le déménagement de son voisin, il transporte, il livre, il pousse tout',
    ],
    scenes: ['neige-glace', 'transporter', 'remplir-vider', 'cooperer'],
    picture:
      'Une enfant, la pelle pleine de neige, questionne l’éducatrice, qui pointe le salon tracé au sol; deux amis tirent un traîneau plein.',
    sheet: {
      titre: 'Où je mets ça? Dans le salon!',
      observationDepart:
        '{multiage|Un grand pellette, un autre tire un traîneau plein, un plus jeune suit avec une mitaine de neige. Aucun ne sait où la vider.} {!multiage|Un enfant ramasse de la neige, la transporte un peu plus loin, regarde autour de lui et la rapporte.}',
      intentionEducative:
        'Permettre de charger, de traîner et de vider de la neige de tout son corps, dans un grand chantier où chacun{multiage|, à son âge,} est utile.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Ramasser de la neige, la transporter{2-3a 3-4a 4-5a|, la vider là où on le dit}{!2-3a !3-4a !4-5a| et la vider}.',
        'Pousser, tirer, taper de tout son corps.',
        '{2-3a 3-4a 4-5a|Demander où mettre sa charge, ou le dire à un ami.}',
        '{2-3a 3-4a 4-5a !20min|Faire avancer à plusieurs une grosse charge.}',
      ],
      materiel: [
        item('Pelles d’enfant', 'une par enfant, une pour vous', 'Mitaines'),
        item('Chaudières', 'une par enfant', 'Mitaines'),
        item(
          'Traîneaux légers, corde nouée en une boucle longue comme votre main',
          'un pour trois enfants',
          'Mitaines, qui portent la neige à brassées',
        ),
        optional('{si-gros-camions|Gros camions de plastique, à benne}', 'un pour deux enfants', null),
        optional('{si-cônes|Cônes}', 'deux, à la porte', null),
        optional(
          '{2-3a 3-4a 4-5a si-vaporisateurs|Vaporisateurs neufs, d’eau teinte au colorant alimentaire}',
          'un pour trois enfants',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-bacs|Bacs de plastique bas, sans bord coupant}', 'un ou deux', null),
        optional('{si-moules si-contenants-de-yogourt|Moules ou pots de plastique souple}', 'un par enfant', null),
      ],
      preparation: [
        'Choisissez un coin plat{cour|, loin du bord du toit et du tas de la déneigeuse}{parc|, loin de la rue, de la butte où l’on glisse et du tas de la déneigeuse}. Sondez la neige du manche d’une pelle ou du talon : ni glace vive, ni objet caché, ni neige salée.',
        'Du talon, tracez une maison de trois pièces, grande de huit pas : le salon, la cuisine, la chambre. Laissez une porte large de deux pas. {si-cônes|Plantez un cône de chaque côté : entre les deux, on s’arrête, les bras pleins.} La neige à déménager est {2-3a 3-4a 4-5a|à dix pas}{!2-3a !3-4a !4-5a|à trois pas} de la porte.',
        'Une seule sorte d’outil suffit : avec des pelles, on porte la neige dessus; avec des chaudières, on les remplit de ses mitaines; avec des traîneaux, on charge à brassées, jusqu’à la moitié.',
        '{18-24m multiage|La chambre, tout près de la porte, est la pièce des trottineurs : leur neige est à trois pas, du côté où les traîneaux ne passent pas, et aucun traîneau n’y entre.} Tenez-vous près de la porte : de là, vous voyez la neige et la maison.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Prenez une charge de neige dans une pelle, une chaudière ou vos mitaines, et arrivez à la maison en soufflant : « La neige déménage! C’est lourd! Où je mets ça? » Attendez. Un doigt pointe? « Dans le salon! » Versez : pof! Marchez dans la maison : « Voici le salon, la cuisine, la chambre. Tout est vide! Venez, les déménageurs : on déménage la neige! » Tout le monde va en chercher{!2-3a !3-4a !4-5a|, et vous aussi}.',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          '{2-3a 3-4a 4-5a|On charge, on transporte, on s’arrête à la porte : « Où je mets ça? » Répondez : « Dans la cuisine! » On vide là, et l’on repart.} {!2-3a !3-4a !4-5a|On prend de la neige, on l’apporte à la maison. À la porte, demandez à chacun : « Où tu mets ça? », et suivez son doigt ou ses pas.} {si-gros-camions|À genoux, on pousse un camion chargé jusqu’à une pièce, et l’on vide sa benne.} {45min|À mi-temps : « Pause des déménageurs! » On se couche dans la neige, loin de la porte, on souffle trois fois, et l’on repart.} {18-24m multiage|Le trottineur en apporte une mitaine, en perd, lâche le reste dans la chambre, le tape, pof, pof.} {18-24m !multiage|L’enfant en apporte une mitaine, en perd, lâche le reste où il veut, le tape, pof, pof. Dites où c’est tombé : « Dans la cuisine! » Remplissez avec lui : « Encore? » Avec un traîneau, il y met sa neige, et vous tirez, à son pas.} {18-24m !multiage 45min|Puis arrivez, les mitaines pleines : « Où je mets ça? » Attendez son doigt, et videz là, même sur vos bottes.} {2-3a|À deux ans, on charge à moitié, on marche, on renverse tout.} {2-3a !multiage|Ça tombe en route? « Oups, le lit est tombé du camion! » On le ramasse ensemble, en riant.} {3-4a|À trois ans, on charge trop, ça ne bouge plus : on en ôte.} {3-4a !multiage|On essaie de tirer, de pousser, de porter à deux : qu’est-ce qui va le mieux?} {4-5a|À quatre ans, on répond aussi à la porte : « Dans le salon! », puis on retourne charger.} {4-5a !multiage|On compte les voyages de chaque pièce : laquelle a reçu le moins de neige?}',
        ),
        play(
          { 20: 6, 30: 7, 45: 12 },
          '« Et les meubles? » Du dos de la pelle, du fond de la chaudière ou des mitaines, on tape : un tas long fait un lit, un tas plat, une table, un tas à dossier, un fauteuil. Pas plus haut que les genoux. Il en manque? On repart. {2-3a 3-4a 4-5a si-vaporisateurs|Au vaporisateur, on peint le tapis du salon et la nappe de la table.} {45min|Une pièce est meublée? On l’essaie tous ensemble, couchés ou assis, puis on passe à la suivante.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|tape à deux mitaines, s’assoit dessus, se relève.} {18-24m !multiage|Enfoncez votre mitaine dans le tas, ôtez-la : « Un trou! » Il y met la sienne, et vous le bouchez ensemble.} {18-24m !multiage 45min|Couchez ensuite votre mitaine sur le lit : « Dodo, mitaine… » Attendez. « Debout! » Elle saute. La sienne se couche à son tour, puis l’enfant tout entier.} {2-3a|À deux ans, on tape un oreiller au bout du lit.} {2-3a !multiage|Assoyez-vous dessus et bâillez : « Encore un oreiller! » Il en apporte un autre, puis s’y couche.} {3-4a|À trois ans, on s’assoit : ça s’écrase? On tape plus fort.} {3-4a !multiage|Deux meubles à la même place? On pousse un tas plus loin.} {4-5a|À quatre ans, on dit ce qui manque dans une pièce.} {4-5a !multiage|On mesure le lit de ses bottes : qui y tient couché? On l’allonge s’il le faut.}',
        ),
        play(
          { 30: 6, 45: 11 },
          '« Et le piano? C’est le plus lourd! » {2-3a 3-4a 4-5a|On charge un traîneau à moitié : deux le tirent par la boucle, un de chaque côté, les autres poussent. « Ho! » On souffle, on repart. Sans traîneau, on pousse un gros tas au sol, de ses mitaines et de ses avant-bras.} {2-3a 3-4a 4-5a si-bacs|À demi plein, un bac glisse aussi : on le pousse à deux.} {18-24m multiage|Le trottineur pousse une poignée de neige jusqu’au salon et crie « ho! ».} {18-24m !multiage|Faites un tas haut comme ses bottes, à trois pas du salon. Poussez-le avec l’enfant, à quatre mitaines : « Ho! » Il avance. Lâchez : « Encore? » Un autre vient pousser à côté. Avec un traîneau, on y met le tas : ils poussent derrière, vous tirez la boucle.} {18-24m !multiage 45min|Oh non, le piano va dans la cuisine! Il repart, « ho! », puis revient au salon.} {2-3a|À deux ans, on crie « stop! » quand on est fatigué, et tous s’arrêtent.} {3-4a|À trois ans, on cherche ce qui aide : pousser plus bas, ôter de la neige.} {4-5a|À quatre ans, on tape d’abord des bottes un chemin sans bosse.} Le piano rendu au salon, on en joue : les mitaines tapent la neige, « la, la, la ».',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'On couche pelles, chaudières et traîneaux près de la porte, en un seul rang. « Toc, toc! » Chacun tape deux fois des mitaines, entre et s’assoit sur le meuble qui lui plaît, ou par terre, dans la neige. {si-moules si-contenants-de-yogourt|On démoule un pot de neige sur la table : voilà le gâteau.} Faites le tour : « Qui a apporté cette neige? » Les bras se lèvent. Dites « Merci, les déménageurs! » à chacun, avec son prénom. On souffle trois fois, on regarde la fumée de son souffle, et l’on dit ensemble : « On est chez nous! » {2-3a 3-4a 4-5a 45min|Demandez ce qui manque encore à la maison, et gardez-le pour demain.} On laisse les meubles, on compte le matériel et les enfants, et l’on rentre sécher les mitaines.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez à chaque « Où je mets ça? », même du dixième voyage : c’est la réponse qui fait repartir.',
          'Forcez à côté d’eux, les genoux pliés, et soufflez fort.',
          '{multiage|Donnez à chaque âge son poste : on charge, on tire, on vide, on tape; et qui veut en change.} {!multiage|Laissez chacun changer de tâche : charger, tirer, vider, taper.}',
        ],
        questionsOuvertes: [
          'Où mets-tu cette neige?',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui manque à la maison?}{!2-3a !3-4a !4-5a|Qui pousse avec moi?}',
          '{2-3a 3-4a 4-5a|Comment la faire avancer?}',
          '{3-4a 4-5a|Qui peut t’aider, et à quoi?}',
        ],
      },
      vocabulaire: [
        'la neige',
        'charger',
        'transporter',
        'vider',
        'lourd',
        'déménager',
        'le salon',
        '{2-3a 3-4a 4-5a|les déménageurs}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Ses mitaines glissent de l’outil? Offrez-lui une poignée de neige au creux de vos mains : il la prend, la porte, la vide. Vider est son poste.',
        },
        {
          pour: '2-3a',
          texte:
            'Il vide en chemin? Plantez-vous à mi-chemin et demandez : « Où je mets ça? » Rendez-vous ensemble jusqu’à la pièce.',
        },
        {
          pour: '3-4a',
          texte:
            'Il tire un traîneau ou porte une chaudière avec un ami : ils disent « Ho! » pour partir et « Stop! » pour s’arrêter.',
        },
        {
          pour: '4-5a',
          texte:
            'Il devient chef de chantier pour trois voyages : il dit ce qu’il faut et où, puis il retourne charger.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant est à la porte, sur la neige tapée : il dit ou montre du doigt dans quelle pièce va la neige. Qui craint la neige aux mains tient la pelle, ou tape du dos de la chaudière.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dans le carré de sable, le sable déménage de la même façon, sans traîneau.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute molle dans la neige.', 'Charge renversée, meuble écrasé.'],
        dangersAEliminer: [
          'Enfant dans un tunnel, une niche ou sous la neige : aucun trou couvert; les meubles sont pleins, sans toit, et ne dépassent pas les genoux d’un enfant.',
          'Neige qui tombe sur un visage : on verse vers le sol, jamais par-dessus une épaule; la pelle reste plus basse que la ceinture.',
          'Enfant assis dans un traîneau qui bouge : seule la neige voyage, sur le plat.',
          'Étranglement : corde du traîneau nouée en une boucle longue comme votre main, ou ôtée; cache-cou, jamais de foulard.',
          'Pelle debout ou dent de métal : pelles d’enfant sans bord coupant; posées, elles se couchent à plat.',
          '{18-24m multiage|Traîneau qui arrive vers les trottineurs : il s’arrête à la porte, et c’est vous qui le recevez.}',
          'Neige salée, sale ou soufflée par la déneigeuse : elle reste où elle est, et personne n’en mange.',
          '{2-3a 3-4a 4-5a si-vaporisateurs|Jet dans un visage, mitaine trempée : on vise la neige au sol, et l’on change ce qui est mouillé.}',
        ],
        supervision: 'palier1',
        allergies: ['Urticaire au froid : suivez la consigne remise par le parent.'],
      },
      observation: [
        'Motricité globale : que font le dos, les jambes et les bras de l’enfant quand la charge résiste?',
        'Compétences sociales : {2-3a 3-4a 4-5a|à qui demande-t-il de l’aide, et à qui en donne-t-il?}{!2-3a !3-4a !4-5a|près de qui va-t-il charger, pousser ou taper?}',
        'Fonction symbolique : que fait-il des meubles, et que dit-il?',
      ],
      prolongements: [
        'Le lendemain, retournez voir les meubles : ont-ils durci, fondu, disparu?',
        'Au rangement, on déménage les jouets : « Où je mets ça? » Dites le jeu aux familles : à la maison, l’enfant déménage ses toutous, et son parent répond.',
      ],
      reflexionRetroaction: [
        'Quelle charge ai-je portée à leur place sans qu’ils le demandent?',
        'Chaque enfant a-t-il eu un poste qui le rendait utile?',
      ],
    },
  },
]
