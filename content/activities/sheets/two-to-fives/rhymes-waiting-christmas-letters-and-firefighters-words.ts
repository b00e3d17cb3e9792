import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A pot that eats rhymes, elves who wrap a hand, reindeer who forget a gift, a letter with cold feet, and a call that sees no finger. */
export const TWO_TO_FIVES_RHYME_AND_CHRISTMAS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-marmite-recrache-la-carotte',
    summary:
      'Patate, tomate, cravate : on tire la queue du mot et l’on nourrit une marmite faite de deux bras. Elle n’aime que les rimes et recrache la carotte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la marmite se fait debout ou accroupi, en rond, dans un coin où l’on s’entend bien.',
      PARK: 'Au parc, la marmite se fait debout ou accroupi, en rond, loin de la rue et des balançoires.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'les rimes',
      'rimes',
      'rime',
      'rimer',
      'mots qui riment',
      'des mots qui riment',
      'mots drôles',
      'ils disent des mots drôles',
      'patate tomate',
      'inventer des mots',
      'inventer des rimes',
      'jeux de mots',
      'comptine',
      'comptine à rimes',
      'conscience phonologique',
      'ça finit pareil',
      'en attendant le dîner',
      'attendre le dîner',
      'attendre à table',
    ],
    seen: [
      'ils se lancent bateau, gâteau, chapeau, et en cherchent toujours un autre pareil',
      'elle chantonne des mots inventés qui finissent tous en ette, lunette, clochette, toilette',
      'il touille une soupe imaginaire et y jette des mots qui sonnent pareil',
      'il crie pouah quand le mot marche pas, ça fait rire toute la table',
      'ils ont faim, le repas retarde, ils se tortillent pis se chamaillent',
      'elle me demande pourquoi papa et tata sonnent pareil mais pas ballon',
      'à table, ils se renvoient des niaiseries, prout, choucroute, route, sans arrêt',
      'dans la file pour le lavabo, ils répètent patate, tomate en tapant des cuisses',
    ],
    picture:
      'À table, avant le dîner, une enfant tire la queue d’un mot, « ate »; des bras se ferment en marmite, un ami lève les siens et une carotte jaillit.',
    scenes: ['rimes-lettres', 'mots', 'attente'],
    sheet: {
      titre: 'La marmite recrache la carotte',
      observationDepart:
        '« Patate-tomate! » {dedans|En attendant le dîner}{dehors|En attendant leur tour}, deux enfants se lancent des mots drôles et rient. Ils ne savent pas encore que cela s’appelle des rimes.',
      intentionEducative:
        'Éveiller l’oreille aux mots qui riment : entendre le bout d’un mot, trouver ce qui finit pareil et inventer des rimes pour rire.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Entendre que deux mots finissent pareil.',
        'Tirer la queue d’un mot : en dire la fin, bien étirée.',
        '{3-4a|Choisir, de deux mots, celui qui rime.} {4-5a|Trouver une rime ou en inventer une.}',
        '{20min 30min|Changer les mots d’une comptine et garder la rime.}',
      ],
      materiel: [
        optional('{si-cuillères|Cuillères de bois ou de plastique}', '{si-cuillères|une par enfant}', null),
        optional('{si-instruments|Tambour ou maraca}', '{si-instruments|un seul}', null),
        optional('{si-images|Images de choses connues}', '{si-images|une dizaine}', null),
        optional('{20min 30min si-livres|Livre d’images}', '{20min 30min si-livres|un}', null),
        optional(
          '{30min si-vaisselle-de-dînette|Assiettes de dînette}',
          '{30min si-vaisselle-de-dînette|une par enfant}',
          null,
        ),
        optional('{si-chaudrons|Chaudron léger, froid et vide}', '{si-chaudrons|un}', null),
      ],
      preparation: [
        '{dedans|Rien à sortir : les enfants sont assis en rond, à table ou au tapis, là où ils attendent le dîner.} {dehors|Rien à sortir : mettez-vous en rond dans un coin tranquille, assez près pour bien entendre.}',
        'Dites-vous la comptine une fois, celle de la première étape, en frappant vos cuisses.',
        'Gardez trois familles en tête. En « ate » : patate, tomate, pirate, cravate, patte. En « ouille » : nouille, grenouille, citrouille, bouille. En « on » : saucisson, hérisson, cochon, menton, chaudron.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Joignez vos deux bras en rond. « Voici ma marmite. On fait une soupe de rimes! » Dites la comptine en frappant vos cuisses : « Dans ma marmite, une patate a rencontré une tomate. La tomate dit à la patate : “Ôte ta patte de ma cravate!” » Pincez l’air devant vos lèvres et tirez loin, comme sur une queue : « Patate… aaate! Tomate… aaate! La queue est pareille : ça rime! » Redites la comptine. Cette fois, tout le monde tire la queue des mots. {si-cuillères|Une fois encore : la cuillère frappe le sol ou la table à chaque rime.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 8 },
          '« Ma marmite aime ce qui finit en “ate”. » Chacun fait la sienne avec ses bras. Dites un mot après l’autre. Il rime, comme pirate? On referme les bras : « Glou! » Il ne rime pas, comme carotte? On lève les bras : « Pouah! » {si-instruments|Un enfant, au tambour ou à la maraca, joue la réponse : un coup, glou; un roulement, pouah.} {si-images|Montrez une image sans un mot : eux la nomment et en tirent la queue.} {3-4a|À trois ans, donnez deux mots : « Pirate ou banane? » On tire les deux queues, puis on choisit.} {3-4a !multiage|Trompez-vous, très sérieuse : « Soulier! Glou! » Ils vous corrigent. Quelqu’un dit « zigate »? Ce mot n’existe pas, mais il rime : glou.} {4-5a|À quatre ans, on trouve ses mots, vrais ou inventés : « Zigate! Glou! »} {4-5a !multiage|Qui a un mot le souffle à son voisin. Le voisin le dit tout haut, tire la queue, et toutes les marmites répondent. Un mot recraché? On lui change la queue : carotte devient « carate ».} Ensuite, la marmite veut du « ouille », puis du « on ».',
        ),
        play(
          { 20: 6, 30: 7 },
          'On change la soupe. « Dans ma marmite, une nouille a rencontré une… » Laissez un trou. « Grenouille! La grenouille dit à la nouille : “Ôte ta bouille de ma citrouille!” » Puis un saucisson rencontre un hérisson : « Ôte ton menton de mon chaudron! » {si-livres|Un livre ouvert au hasard donne le prochain mot : la première image entre dans la soupe.} {4-5a|Deux voisins se disent la dernière phrase, les mains sur les hanches; un trio la dit à trois.} {3-4a|À trois ans, on remplit le trou, et la dernière phrase se crie ensemble.} {3-4a !multiage|Reprenez la nouille tout bas, comme une souris, puis d’une grosse voix de géant, puis les dents serrées. Ça rime encore? On tire les queues pour vérifier.} {4-5a|À quatre ans, un enfant choisit le premier mot : banane, bateau, soulier.} {4-5a !multiage|Aucune rime ne vient? Le mot garde sa queue et change de tête : « Banane, zanane! » La dernière phrase n’a pas besoin d’avoir du bon sens.}',
        ),
        play(
          { 30: 6 },
          'Ouvrez le restaurant des rimes. Une main à plat sert de plateau. {si-vaisselle-de-dînette|L’assiette de dînette la remplace, vide : on y sert le mot.} « J’ai des nouilles. Avec quoi? » « Avec des… grenouilles! » Servez tout le monde d’un geste. On mâche de l’air, on se frotte le ventre. Puis viennent le riz aux souris, le poulet au balai, la compote à la botte. {3-4a|À trois ans, vous offrez deux sauces : « Du riz aux souris, ou du riz au balai? »} {3-4a !multiage|Apportez le mauvais plat : « Voici vos nouilles aux souliers! » Ils le renvoient, « Pouah! », et commandent celui qui rime. Chacun sert ensuite un plat de son choix à un voisin, et l’on mâche longtemps.} {4-5a|À quatre ans, un enfant annonce le plat, et son voisin invente la sauce.} {4-5a !multiage|Tous mâchent; le voisin annonce le plat suivant, et ainsi autour du rond. Rien ne vient? On dit : « La sauce du jour! », et tous les autres en proposent une. À la fin, on redit ensemble tout le menu, la bouche pleine d’air.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          'La marmite est pleine. On baisse la voix : « Glou… glou… » Demandez : « Quelle rime veux-tu garder? » {si-chaudrons|Un vrai chaudron fait le tour : chacun y écoute d’abord la sienne mijoter.} Chacun la dit dans le creux de ses mains et la pose sur son ventre. Dites ensuite où l’on s’en va, et les enfants trouvent la rime. {dedans|« On s’en va au lavabo. Lavabo… » Ils répondent : « Crapaud! »} {dehors|« On reprend le chemin. Chemin… » Ils répondent : « Lapin! »} On redit une dernière fois la patate et la tomate, en tirant les queues, et l’on part en disant la comptine.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites vite le début du mot et étirez-en la fin : « tomate… aaate ».',
          '« Patate, pantoufle? Leurs débuts se ressemblent. Écoutons leurs queues. »',
          'Pipi, caca? Riez une fois, puis demandez une autre rime : « Maintenant, elle veut du “on”! »',
        ],
        questionsOuvertes: [
          'Qu’entends-tu au bout de ce mot?',
          'Quel autre mot a la même queue?',
          '{20min 30min|Que pourrait répondre la grenouille?}',
        ],
      },
      vocabulaire: [
        'la rime',
        'rimer',
        'la queue du mot',
        'pareil',
        'la marmite',
        'recracher',
        'la comptine',
        '{4-5a|un mot inventé}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il lance n’importe quel mot, ravi? Tirez-en la queue avec lui, doucement, puis fermez ou levez les bras ensemble : glou ou pouah.',
        },
        {
          pour: '4-5a',
          texte:
            'Les rimes lui viennent vite? Il choisit en secret ce que la marmite aime et répond glou ou pouah; les amis cherchent quelle queue elle veut.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu? Ses bras répondent : en rond, c’est glou; levés, c’est pouah. Il entend mal? En face de vous, il voit vos lèvres et vos doigts qui tirent. Il apprend le français? Un mot de sa langue entre aussi dans la marmite : on en répète la fin avec lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la marmite aime la mitaine, la laine et la baleine.} {hiver|L’été, la marmite aime le râteau, le bateau et le chapeau.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire général, mots de toilette par vagues.', 'Rime que personne d’autre n’entend.'],
        dangersAEliminer: [
          'Moquerie : aucun prénom ne va dans la marmite. Un enfant fait rimer celui d’un autre? Arrêtez, consolez d’abord, puis offrez un mot à rimer.',
          'Coup de coude : les bras se lèvent droit vers le haut, jamais vers le voisin.',
          '{dedans|Chaise qui bascule dans le rire : ses quatre pattes restent au sol, et le derrière reste au fond.}',
          '{dedans|À table, aucun plat n’est encore servi : on ne rit pas la bouche pleine.}',
          '{dehors|Course dans le fou rire : le rond reste loin de ce qui roule ou se balance.}',
          '{si-cuillères|Cuillère en bouche ou près d’un visage : on frappe assis ou accroupi, puis toutes se couchent au milieu.}',
        ],
        supervision: 'palier3',
        allergies: ['Rien ne se mange dans ce jeu : les plats ne sont que des mots.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : par quoi montre-t-il qu’il entend la fin du mot : ses bras, son rire, sa correction?',
        'Langage oral : quels mots vrais ou inventés lance-t-il?',
        'Attention : écoute-t-il le mot jusqu’au bout avant de fermer ou de lever les bras?',
      ],
      prolongements: [
        'À la prochaine attente, un enfant dit seulement : « La marmite a faim », et le jeu repart sans vous.',
        'À la maison, l’enfant cherche avec un parent une rime aux choses de la cuisine : « Cuillère, grand-mère! »',
      ],
      reflexionRetroaction: [
        'Ai-je laissé assez de silence pour qu’un mot leur vienne?',
        'Qui a ri sans entendre la rime, et que lui offrir demain?',
      ],
    },
  },
  {
    key: 'j-ai-emballe-ma-main',
    summary:
      'À l’atelier de Noël, les lutins ferment, plient et retournent leurs boîtes. On soupèse, on brasse, on devine. Et dans celle-là? Une main dit bonjour!',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: { AUTUMN: 'Dès la fin de novembre, quand les enfants parlent de Noël, le jeu est le même.' },
    durationMinutes: 30,
    adults: 1,
    feast: 'noel',
    calls: [
      'Noël',
      'boîtes, papier d’emballage',
      'boîtes de carton',
      'boîtes',
      'papier d’emballage',
      'papier de Noël',
      'emballer',
      'emballer des boîtes',
      'emballer des cadeaux',
      'emballer des cadeaux de Noël',
      'cadeaux de Noël',
      'cadeaux',
      'atelier du père Noël',
      'atelier des lutins',
      'lutins de Noël',
      'lutins emballeurs',
      'deviner le cadeau',
      'secouer la boîte',
      'temps des fêtes',
    ],
    seen: [
      'elle referme le couvercle sur son bras et cherche partout où est sa main',
      'il brasse la boîte contre son oreille et essaie de dire c’est quoi',
      'ils mettent une boîte dans une boîte dans une autre, pis l’attachent avec du tape',
      'il peut pas tenir le secret, il dit tout de suite ce qu’il y a dedans',
      'elle est choquée parce que le papier déchire pis que ça ferme pas',
      'il a hâte au grand jour, il emballe tout ce qu’il trouve dans le local',
      'depuis le calendrier de l’avent, ils jouent aux lutins qui travaillent la nuit',
      'au coin construction, ils se livrent des boîtes vides et font bonjour en dedans',
    ],
    picture:
      'Assis deux par deux parmi les boîtes, des enfants soupèsent, brassent et écoutent; d’un carton ouvert sort une main qui dit bonjour à un ami.',
    scenes: ['envelopper', 'fete'],
    sheet: {
      titre: 'J’ai emballé ma main!',
      observationDepart:
        '« C’est mon cadeau de Noël, ouvre-le pas! » Un enfant referme une boîte vide, la secoue et fronce les sourcils : elle ne fait pas de bruit.',
      intentionEducative:
        'Permettre d’emballer une boîte comme les lutins de Noël, pour de vrai, puis de deviner à son poids et à son bruit ce qu’elle contient.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver comment une boîte reste fermée, et plier le papier autour, s’il y en a.',
        'Deviner un contenu en soupesant, en brassant et en écoutant.',
        'Dire à quoi l’on a deviné : au poids, au bruit ou au silence.',
        '{30min|Choisir où placer un paquet pour que tous tiennent.}',
      ],
      materiel: [
        item(
          'Boîtes de carton à rabats ou à couvercle, sans agrafe',
          'une grosse par enfant et une pour vous, où une main entre à l’aise; une petite par enfant, qui entre dans la grosse',
          'Boîtes à souliers',
        ),
        optional(
          'Papier d’emballage',
          'un morceau par grosse boîte, qui en fait le tour, et trois de plus',
          'Papier journal ou circulaires, sans agrafe',
        ),
        optional('Ruban-cache', 'un rouleau, tenu par l’adulte', null),
        optional('Mitaines ou débarbouillettes propres et sèches', 'une chose par enfant, deux de plus', 'Bas propres'),
        optional('{4-5a|Papier de construction}', '{4-5a|une feuille par enfant}', null),
      ],
      preparation: [
        'Passez un doigt dans chaque boîte : ni agrafe, ni reste d’aliment, ni bord qui pique. Les petites boîtes sont les choses à emballer : elles font toc dans les grosses. Une grosse boîte qui ne contient rien est un bon tour à jouer.',
        'Des boîtes seules suffisent : le carton est l’emballage. Du papier d’emballage? Taillez-le d’avance, sans les enfants, et gardez la pile près de vous. Du ruban-cache? Collez des bouts longs comme votre pouce sur le côté de votre boîte : ils tiennent un pli qui se rouvre.',
        'Des mitaines, des débarbouillettes? Chacun va en chercher une : c’est une chose molle de plus à cacher. Les familles ne fêtent pas toutes Noël : les lutins de ce jeu emballent pour tout le monde, et l’on joue sans parler de ce que chacun recevra.',
        '{1adulte|Seule, assoyez-vous au sol, au bord de l’atelier, d’où vous voyez tous les lutins; vous allez, à genoux, là où il faut un doigt de plus.} {2adultes|À deux, l’une tient les plis, l’autre joue à deviner.} {multiage|Un plus vieux tient le pli d’un plus jeune, qui ferme.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          '« Noël s’en vient. À l’atelier, les lutins emballent jour et nuit. Regardez. » Entrez une main dans une boîte et, de l’autre, rabattez le carton ou le couvercle jusqu’à votre poignet. « Tiens, c’est pour toi. » Tendez la boîte, puis cherchez partout : « Où est ma main? Dans ma poche? Sous mon genou? » Un enfant soulève le carton : vos doigts lui font bonjour. « J’ai emballé ma main! » Il la serre, et tout le monde rit. « Au travail, lutins. Attention à vos mains! »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chaque lutin cache une petite boîte dans sa grosse, ou n’y met rien du tout, et la ferme. Un couvercle? On le pose. Des rabats? On plie les deux courts, puis les deux longs, et l’on retourne la boîte : son poids la tient fermée. S’il y a du papier, on pose la boîte au milieu. Deux bords se rejoignent sur son dos : c’est la couture. À chaque bout, on plie les coins en oreilles de lutin. On retourne tout, ou l’on colle un ruban. {3-4a|À trois ans, chacun rabat son carton et le tape du plat de la main; un papier chiffonné, c’est beau aussi.} {3-4a !multiage|L’enfant rouvre pour voir si sa petite boîte est là? Elle est là! On referme.} {4-5a|À quatre ans, on cherche comment la boîte resterait fermée sans que l’on y touche.} {4-5a !multiage|Quatre rabats? On les croise : chacun passe sur le suivant, et le coin du dernier se glisse sous le premier. Un papier trop court? On tourne la boîte de l’autre côté.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Assis deux par deux, on échange les paquets; un trio les fait tourner. On soupèse, une main dessous, puis on brasse à deux mains et l’on écoute. « Toc? Il y a une petite boîte. Aucun bruit? C’est vide… ou c’est mou, s’il y a des mitaines dans le jeu! » On dit son idée, on ouvre, et l’on emballe autre chose. {3-4a|À trois ans, donnez deux réponses : « Pleine ou vide? »} {3-4a !multiage|Chacun emballe ensuite sa main, comme vous, et tend la boîte à son ami, qui cherche partout avant de soulever le carton : « Ça bouge! » On se serre la main, et l’autre emballe la sienne.} {4-5a|À quatre ans, on veut tromper : rien dans la plus grosse boîte, ou deux petites dans la même.} {4-5a multiage|Avec du papier de construction plié en soufflet, on coince la petite boîte : plus de toc!} {4-5a !multiage|Deux paquets sur deux paumes : lequel est le plus lourd? On gage, on ouvre. Comment rendre muette la boîte qui fait toc? On coince la petite avec une autre, une mitaine ou du papier de construction plié en soufflet, et l’on brasse encore. Enfin, on emballe sa main et on l’offre.}',
        ),
        play(
          { 30: 6 },
          '« On charge le traîneau! » On s’assoit en rond serré sur le tapis : le milieu est le traîneau. Chacun y charge son paquet, sans toucher un genou et pas plus haut que le menton d’un lutin assis. Puis on tape le plancher, de plus en plus vite : le traîneau décolle. La pile tremble? On la refait autrement. {3-4a|À trois ans, on place le plus gros d’abord, puis chacun pose le sien.} {3-4a !multiage|On les nomme en chargeant : le lourd, le léger, celui qui fait toc. Tout est tombé? « C’était une bosse dans un nuage! » On recharge ensemble.} {4-5a|À quatre ans, on se parle : lequel dessous, lequel couché?} {4-5a !multiage|On décharge, et le traîneau rapetisse : tout le monde avance un peu sur son derrière. Quels paquets rentrent encore? Un lutin essaie son idée, un autre la sienne.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          '« La nuit finit. Les lutins livrent. » Chacun donne un paquet à son voisin, qui le soupèse une dernière fois, devine et l’ouvre. « Merci, lutin. » Une mitaine? Elle retourne à celui à qui elle est. Du papier? On le repasse à plat de la paume. Les petites boîtes rentrent dans les grosses. « À quoi as-tu deviné, aujourd’hui? Au bruit ou au poids? » Faites le tour de l’atelier, la main emballée dans votre boîte : chacun reste assis et la serre. « Bonne nuit, lutin. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prêtez un doigt sur le pli et laissez ses mains faire le reste.',
          'Brassez une boîte très lentement, l’oreille tout près : ils écouteront aussi.',
          'On vous parle de jouets à recevoir? « Ici, les lutins donnent », et tendez une boîte.',
        ],
        questionsOuvertes: [
          'Comment cette boîte peut-elle rester fermée?',
          'À quoi sais-tu ce qu’il y a dedans?',
          'Que mettre dedans pour tromper un ami?',
          '{30min|Où ce paquet tiendrait-il sans tomber?}',
        ],
      },
      vocabulaire: ['emballer', 'le rabat', 'le pli', 'soupeser', 'brasser', 'lourd, léger', 'deviner', 'le lutin'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le paquet s’ouvre toujours? L’enfant le tient fermé à deux mains : c’est lui, le ruban. Il le donne ainsi, sans lâcher.',
        },
        {
          pour: '4-5a',
          texte: 'Il réussit du premier coup? Il emballe une boîte dans une boîte, et l’ami devine combien il y en a.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une seule main travaille? La boîte se coince entre ses genoux ou contre votre jambe. Le bruit le dérange? On devine au poids, sans brasser. Il voit peu? Il soupèse et écoute à son rythme, et son idée se dit en premier.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le reste de l’année, l’atelier emballe pour un anniversaire : la main cachée fait rire en juillet aussi.',
        },
      ],
      securite: {
        risquesAcceptes: ['Papier déchiré, boîte qui se rouvre en chemin.', 'Doigt pincé sous un rabat.'],
        dangersAEliminer: [
          'Boîte ou papier sur une tête : on emballe des choses et des mains, jamais un visage.',
          'Feuille par terre, qui glisse sous le pied : on emballe assis, et le papier revient à la pile avant que l’on se lève.',
          'Coup de boîte : on brasse assis, à deux mains, loin du visage des autres.',
          '{30min|Pile de paquets : pas plus haute que le menton d’un enfant assis; personne ne monte dessus.}',
          'Agrafe, plastique ou ficelle : rien de cela ne sert à emballer.',
          'Ciseaux et dévidoir à dents : ils restent hors du jeu, et vous déchirez le ruban-cache.',
        ],
        supervision: 'palier3',
        allergies: ['Boîtes : aucune n’a contenu de noix, d’arachides ni d’autre aliment.'],
      },
      observation: [
        'Raisonnement : à quoi devine-t-il, et que change-t-il quand il s’est trompé?',
        'Motricité fine : que font ses deux mains pour que la boîte reste fermée?',
        'Fonction symbolique : par quoi voit-on qu’il est lutin : une voix, un geste, un métier?',
      ],
      prolongements: [
        'Laissez les boîtes au coin du faire semblant : l’atelier ouvre quand un lutin arrive.',
        'À la maison, l’enfant cache sa main dans une boîte vide et l’offre à quelqu’un de sa famille.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la boîte se rouvrir assez de fois pour qu’un enfant trouve comment la fermer?',
        'Chacun avait-il sa place à l’atelier, que sa famille fête Noël ou non?',
      ],
    },
  },
  {
    key: 'attends-on-a-oublie-un-cadeau',
    summary:
      'Les rennes tapent du sabot, lèvent le museau et partent au trot. « Oh! oh! oh! On a oublié un cadeau! » Le traîneau freine, fait demi-tour, et on y retourne.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: { AUTUMN: 'Dès la fin de novembre, les rennes s’entraînent déjà : le jeu est le même.' },
    durationMinutes: 20,
    adults: 1,
    feast: 'noel',
    calls: [
      'Noël',
      'bouger à Noël',
      'les rennes',
      'rennes',
      'renne',
      'rennes du père Noël',
      'le traîneau du père Noël',
      'traîneau du père Noël',
      'père Noël',
      'tuques',
      'tuque',
      'comptine de Noël',
      'chanson de Noël',
      'danse de Noël',
      'livrer les cadeaux',
      'trotter',
      'galoper',
      'temps des fêtes',
    ],
    seen: [
      'il galope en rond les mains sur la tête, des bois de chevreuil qu’il dit',
      'elle tire une couverte pleine de tuques comme si c’était une traîne',
      'ils trottent, freinent sec, revirent de bord et repartent en riant',
      'il est tellement excité par la fête qu’il court partout, impossible de l’arrêter',
      'elle oublie toujours quelque chose, oh non ma mitaine, et retourne la chercher',
      'il s’impatiente parce que le gros monsieur rouge est pas encore passé',
      'depuis le spectacle de décembre, ils tapent du pied comme des sabots dans le local',
      'dans le vestiaire, elles se chargent de tuques et font la livraison aux casiers',
    ],
    picture:
      'Les mains en bois de renne, trois enfants freinent net; l’éducatrice se tient les joues; au pied du mur, une rangée de tuques et un petit qui serre la sienne.',
    scenes: ['imiter-animaux', 'chanter', 'fete'],
    sheet: {
      titre: 'Attends! On a oublié un cadeau!',
      observationDepart:
        'Les mains sur la tête en bois de renne, {3-4a 4-5a|un enfant galope autour du tapis : « Je tire le traîneau du père Noël! »}{!3-4a !4-5a|un enfant trotte autour du tapis : « Noël! Noël! »} Un autre le suit en tapant des pieds.',
      intentionEducative:
        'Offrir à chacun de trotter, de freiner et de faire demi-tour avec les rennes de Noël, porté par une comptine à gestes.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Trotter, freiner et repartir dans l’autre sens.',
        'Faire les gestes de la comptine : sabot, museau, traîneau.',
        '{18-24m 2-3a|Dire ou crier « Oh! oh! oh! » et « cadeau ».} {3-4a 4-5a|Nommer le cadeau que l’on a oublié.}',
        '{30min|Se coucher sans bruit et se relever au signal du troupeau.}',
      ],
      materiel: [optional('Tuques', 'celle de chaque enfant, et la vôtre', 'Cadeau d’air, porté à deux bras')],
      preparation: [
        'Un mur libre est l’atelier. {2-3a 3-4a 4-5a|Videz le tour du tapis : on y trotte tous du même côté.} {18-24m !multiage|Videz le tapis : tout s’y joue, à quelques pas de ce mur.} Des tuques? Chacun pose la sienne au pied de ce mur : elles sont les cadeaux. Sans tuque, le cadeau est d’air et se porte à deux bras.',
        'Tout le monde est pieds nus ou en souliers : avec des bas seulement, le renne glisse. Les familles ne fêtent pas toutes Noël : au besoin, ce sont les rennes de l’hiver, et le reste ne change pas.',
        '{1adulte|Seule, tenez-vous du côté de l’atelier : vous voyez tout le troupeau.} {2adultes|À deux, l’une mène le troupeau, l’autre ferme la marche.} {18-24m multiage|Les plus jeunes rennes trottent au milieu du tapis; les plus vieux, autour.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '« C’est presque Noël! Je suis un renne. » Ouvrez les mains au-dessus de vos oreilles : voilà vos bois. S’il y a des tuques, montrez-les : « Ce sont les cadeaux. » Dites la comptine avec les gestes : « Petits rennes, petits rennes, tapez du sabot! Petits rennes, petits rennes, levez le museau! Trotte, trotte dans la neige avec le traîneau… » Trottez, puis arrêtez net, les mains aux joues : « Oh! oh! oh! On a oublié… un cadeau! » On va le chercher à l’atelier et l’on recommence ensemble.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Le troupeau trotte pendant que vous dites la comptine; on la dit avec vous dès qu’on la sait. À « Oh! oh! oh! », on freine, on fait demi-tour, et l’on marche jusqu’à l’atelier. Chacun prend son cadeau, {18-24m 2-3a|le serre sur son ventre}{!18-24m !2-3a|le porte à bout de bras}, fait un tour avec lui et le remet au mur. Puis on repart… sans lui! {18-24m|À dix-huit mois, on tape des pieds, on marche, on s’arrête avec vous.} {18-24m !multiage|Cachez votre bouche de la main avant le « Oh! » et attendez : il l’attend aussi. Il garde son cadeau? Il marche avec.} {2-3a|À deux ans, on court un peu et l’on crie « cadeau! ».} {2-3a !multiage|Le cadeau devient tout lourd, puis il chatouille. Soufflez : « Chut… », et repartez sur la pointe des pieds.} {3-4a|À trois ans, on nomme son cadeau : « Un camion! »} {3-4a !multiage|Un camion se porte à deux bras, le dos rond; une plume, du bout des doigts. Nommez-en un très long : comment tourne-t-on avec une échelle?} {4-5a|À quatre ans, un enfant choisit quand dire « Oh! oh! oh! », puis c’est à un autre.} {4-5a !multiage|Il fait semblant d’abord : « Oh! oh… rien. » Ensuite, chacun porte un cadeau secret, lourd, mou ou piquant, et les autres devinent à sa façon de trotter.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Annoncez le chemin du traîneau : « Neige profonde! » On lève haut les genoux. « Glace! » On avance à tout petits pas. « Toit! » On marche sans bruit et l’on fait semblant de poser un cadeau. « Cheminée! » On se fait mince. {18-24m|À dix-huit mois, neige et glace suffisent, une main dans la vôtre au besoin.} {18-24m !multiage|Assoyez-vous ensuite avec eux, jambes allongées : c’est le traîneau. Penchez d’un côté, de l’autre, « Oh! oh! oh! », et tombez doucement sur le côté.} {2-3a|À deux ans, on accroupit le renne : il boit, il se relève.} {2-3a !multiage|Pour le toit, chuchotez : « Le monde dort. » On recule d’un pas, on se retourne, on se sauve en silence.} {3-4a|À trois ans, on fait le toit sur la pointe des pieds.} {3-4a !multiage|Puis tout va vite : « Glace! Neige! Toit! » Qui rit trop s’assoit et repart.} {4-5a|À quatre ans, on invente le temps qu’il fait.} {4-5a !multiage|On montre comment le renne le traverse, et le troupeau l’imite : la tempête pousse de côté, le brouillard fait lever le pied très haut.}',
        ),
        play(
          { 30: 6 },
          'Le troupeau rentre à l’étable, sur le tapis. Les rennes s’agenouillent, broutent du foin d’air, se frottent le dos par terre. On les brosse : {18-24m 2-3a|votre main passe sur le dos de qui en veut}{!18-24m !2-3a|deux voisins se brossent le dos à tour de rôle, s’ils en ont envie}. Ils se couchent. Silence… « Oh! oh! oh! » Debout, on a oublié un cadeau! On marche vite jusqu’au mur et l’on revient se coucher. {18-24m|À dix-huit mois, on se lève en poussant des mains.} {18-24m !multiage|Recommencez trois fois; la troisième, attendez qu’un petit vous regarde, et levez-vous avec lui.} {2-3a|À deux ans, on ronfle fort.} {2-3a !multiage|Changez la voix qui réveille : une souris, un géant.} {3-4a|À trois ans, on dit d’avance quel cadeau sera oublié.} {3-4a !multiage|On s’en souvient au réveil.} {4-5a|À quatre ans, un renne fait le guet et réveille les autres.} {4-5a !multiage|Le guetteur change à chaque dodo.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« Tous les cadeaux sont livrés. » Couchés ou assis sur le tapis, les rennes replient leurs bois, un doigt à la fois. Dites la comptine tout bas : les sabots tapent du bout des doigts, le museau se lève à peine, le traîneau glisse de la main sur la cuisse. « Oh… oh… oh… On n’a rien oublié. » {2-3a 3-4a 4-5a|« Quel cadeau as-tu porté? » On le montre des bras : gros ou tout petit.} S’il y a des tuques, chacun retrouve la sienne et la porte à son crochet, au pas de renne fatigué.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez avant le « Oh! » : le silence fait freiner mieux que la voix.',
          'Ayez l’air d’avoir vraiment oublié, les mains aux joues : ils vous emmènent à l’atelier.',
          '{18-24m|Le petit ne fait qu’un geste? C’est son couplet : refaites-le avec lui.}',
        ],
        questionsOuvertes: [
          'Où est le cadeau?',
          '{3-4a 4-5a|Comment porte-t-on ce cadeau-là?}',
          '{3-4a 4-5a|Qu’est-ce qu’on a oublié, cette fois?}',
          '{18-24m 2-3a|Comment fait le sabot du renne?}',
        ],
      },
      vocabulaire: [
        'le renne',
        'le sabot',
        'le museau',
        'le traîneau',
        'le cadeau',
        'trotter',
        'oublier',
        '{!18-24m|faire demi-tour}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il regarde sans bouger? Assise, prenez-le sur vos genoux : ils trottent pour lui, et vous freinez ensemble.',
        },
        {
          pour: '2-3a',
          texte:
            'Il veut garder son cadeau? Il reste au mur avec lui, et le troupeau vient chercher l’enfant : « Te voilà! »',
        },
        {
          pour: '3-4a',
          texte: 'Il part toujours avant les autres? Il se met devant vous, et c’est son sabot qui donne le départ.',
        },
        {
          pour: '4-5a',
          texte:
            'Il change la comptine : les rennes deviennent des lutins, des ours, et il trouve les gestes de leur départ.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, il est le traîneau de tête : le troupeau règle son pas sur lui, et son bras levé fait freiner. Il entend mal? Vos mains aux joues annoncent le demi-tour. Trop de bruit? Le troupeau trotte une fois sur deux sans voix.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le reste de l’année, le troupeau devient un autobus qui a oublié un ami : on freine, on recule, et il monte.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur le derrière en freinant.', 'Deux rennes qui se frôlent au demi-tour.'],
        dangersAEliminer: [
          '{2-3a 3-4a 4-5a|Collision : au trot, tous vont du même côté; au demi-tour, on marche jusqu’au mur.}{18-24m !multiage|Collision : on marche, on ne court pas, et rien d’autre ne traîne sur le tapis.}',
          'Pied qui glisse : pieds nus ou souliers, et aucune tuque au milieu du trajet.',
          'Tuque sur les yeux : elle se porte dans les bras ou au-dessus des sourcils.',
          '{18-24m 2-3a|Tuque à cordons ou à pompon qui s’arrache : elle reste au crochet, et l’enfant porte un cadeau d’air.}',
          'Poux : chacun touche sa tuque seulement; sans cela, jouez sans tuque.',
          '{18-24m multiage|Petit renne bousculé : les plus vieux freinent avant le tapis et le contournent.}',
          '{18-24m 30min multiage|Petit renne encore couché : au réveil, les plus vieux le contournent en marchant.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme à l’effort : pompe à portée, et un tour au pas entre deux trots.'],
      },
      observation: [
        'Motricité globale : que fait tout son corps pour freiner et repartir?',
        'Langage oral : quel bout de la comptine dit-il, chante-t-il ou montre-t-il?',
        'Fonction symbolique : par quoi voit-on qu’il est renne : ses mains, ses pieds, sa voix?',
      ],
      prolongements: [
        'Au vestiaire, avant de sortir : « Oh! oh! oh! On a oublié… une mitaine! »',
        'À la maison, l’enfant montre la comptine à sa famille, qui freine avec lui dans le corridor.',
      ],
      reflexionRetroaction: [
        'Mes silences étaient-ils assez longs pour qu’un enfant prenne le « Oh! »?',
        'Qui a regardé de loin, et quel geste a-t-il fait quand même?',
      ],
    },
  },
  {
    key: 'ma-lettre-a-froid-aux-pieds',
    summary:
      'Brrr! Sur son carton, la première lettre du prénom grelotte. Combien a-t-elle de pieds? On la cherche, on lui dessine des bottes, une tuque, des mitaines.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les lettres du prénom',
      'lettres du prénom',
      'les lettres de mon prénom',
      'lettres',
      'les lettres',
      'lettre',
      'prénom',
      'première lettre',
      'première lettre de son prénom',
      'initiale',
      'alphabet',
      'cartons, crayons feutres',
      'papier, crayons',
      'crayons feutres',
      'écrire son prénom',
      'écrire son nom',
      'reconnaître sa lettre',
      'chercher sa lettre',
      'décorer sa lettre',
      'dessiner des lettres',
    ],
    seen: [
      'elle met des yeux et des souliers à la lettre de son nom sur la feuille',
      'il cherche son E sur toutes les pancartes en criant que c’est la sienne',
      'ils dessinent des bottes aux barres du A et une tuque au bout du I',
      'il a froid aux pieds dehors et dit que ses orteils sont gelés',
      'elle est fière de trouver son nom au mur, elle y met le doigt',
      'il s’obstine avec un ami, c’est ma lettre à moi, on a la même',
      'au vestiaire, chacun pointe son étiquette de casier et suit le trait du doigt',
      'à la table, ils recopient le début de leur nom et y ajoutent des bras',
    ],
    picture:
      'Une enfant dessine une botte à un grand A; le O a son coussin, le T, sa tuque et ses mitaines; un ami, jambes ouvertes, se tient comme le A.',
    scenes: ['rimes-lettres', 'tracer-ecrire'],
    sheet: {
      titre: 'Ma lettre a froid aux pieds',
      observationDepart:
        'Un doigt se pose sur une affiche : « C’est la lettre de mon prénom! » L’enfant prend un crayon et lui ajoute aussitôt deux yeux et un pied.',
      intentionEducative:
        'Éveiller l’intérêt pour la première lettre de son prénom : la trouver, regarder comment elle se tient et la dessiner grande.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver sa lettre parmi celles des autres.',
        'Regarder comment elle se tient : sur un pied, sur deux, sur un dos rond.',
        'Dessiner sur elle et autour d’elle.',
        '{30min|La refaire si grande qu’elle touche les bords.}',
      ],
      materiel: [
        item(
          'Cartons grands comme une feuille',
          'un par enfant, un pour vous, trois de plus pour recommencer',
          'Papier, en feuilles',
        ),
        item('Crayons feutres lavables', 'trois par enfant, et un foncé pour vous', 'Crayons de cire ou de bois'),
        optional('{si-pinces-à-linge|Pinces à linge}', 'deux par enfant', null),
        optional('{si-cahiers|Cahiers d’exercices}', '{si-cahiers|un par enfant, ouvert à une page de lettres}', null),
        optional('{si-ciseaux|Ciseaux à bouts ronds}', '{si-ciseaux|une paire pour deux enfants}', null),
        optional(
          '{si-colle|Bâtons de colle et bouts de papier}',
          '{si-colle|un bâton pour deux enfants, un bout de papier chacun}',
          null,
        ),
        optional(
          '{30min si-pâte-à-modeler|Pâte à modeler}',
          '{30min si-pâte-à-modeler|une boule grosse comme le poing par enfant}',
          null,
        ),
        optional('{si-foulards|Foulards}', '{si-foulards|un par enfant}', null),
      ],
      preparation: [
        'Sur chaque carton, tracez au crayon foncé la première lettre du prénom d’un enfant, en majuscule : haute comme votre main, avec quatre doigts de blanc en bas, pour les bottes. Faites aussi la vôtre.',
        'Regardez leurs pieds. A, H, K, M, N, R et X en ont deux; F, I, P, T et Y, un seul. B, D, E, L et Z ont une semelle plate. C, G, J, O, Q, S et U sont assises sur leur dos rond. V et W se tiennent sur des pointes.',
        'Deux enfants ont la même lettre? Faites deux cartons pareils. Une famille écrit dans un autre alphabet? Demandez-lui aussi la première lettre dans cette écriture.',
        'Gardez les cartons contre vous. Les crayons attendent sur les tables ou au sol, une poignée pour deux ou trois enfants. {1adulte|Seule, circulez : un compliment sur chaque botte, et le nom de la lettre en passant.} {2adultes|À deux, l’une aide à chercher, l’autre à dessiner.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Montrez votre carton. « C’est la première lettre de mon prénom. » Dites son nom et suivez-la du doigt. Faites grelotter le carton : « Brrr! J’ai froid aux pieds! » Cherchez avec les enfants : « Combien a-t-elle de pieds? » Dessinez une grosse botte à chacun. Elle n’en a pas? « Elle est assise! » Dessinez-lui un coussin, ou des skis sous une semelle plate. « Ahhh. C’est chaud. » Étalez ensuite tous les cartons par terre, lettres en l’air, à un pas l’un de l’autre. « Écoutez… Elles grelottent toutes! »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Tous cherchent en même temps, en marchant entre les cartons. On a trouvé? On la rapporte contre son ventre, à sa place, et l’on cherche ses pieds du doigt. À chaque pied, une botte; à une semelle plate, de longs skis; à une pointe, un patin; à un dos rond, un coussin. {si-pinces-à-linge|Sous chaque pied, l’enfant accroche une pince à linge au bas du carton. Une ou deux? Combien à la lettre du voisin? Une lettre assise n’en a aucune.} {3-4a|À trois ans, montrez deux cartons : « Celle-ci ou celle-là? »} {3-4a !multiage|Puis le doigt fait le tour de la lettre, d’un bout à l’autre; dites où il passe : « Ça descend, ça tourne. » La botte est plus grosse que la lettre? Elle aura bien chaud.} {4-5a|À quatre ans, on compare avec un voisin : « La mienne a deux pieds, la tienne est assise. »} {4-5a !multiage|Ensuite, on cherche sa lettre dans le local : une affiche, un livre, une boîte. Est-elle debout de la même façon? On lui fait bonjour de la main et l’on revient.}',
        ),
        play(
          { 20: 8, 30: 8 },
          'Les pieds sont au chaud. Et la tête? « Où est le haut de ta lettre? » On y dessine une tuque. Des bras dépassent? Une mitaine au bout. Un trou? On y met un bedon à rayures ou un visage. {si-ciseaux|Un bord coupé en frange est son foulard.} {si-colle|Un bout de papier collé fait le pompon.} Faites parler un carton, de votre voix : « Mon dos! Mon dos est tout nu! » {si-cahiers|Dans le cahier d’exercices, on cherche sa lettre et on la chausse.} {3-4a|À trois ans, un trait est un foulard, un rond est un bouton.} {3-4a !multiage|Demandez : « De quoi a-t-elle besoin? » L’enfant répond, vous attendez, il dessine. Sa lettre disparaît sous les habits? Repassez-la du doigt ensemble : elle est encore là.} {4-5a|À quatre ans, on choisit le métier de sa lettre : cosmonaute, plongeuse, cuisinier.} {4-5a !multiage|La deuxième lettre du prénom arrive toute nue : l’enfant l’essaie à côté, sur le même carton, ou vous la tracez. A-t-elle des pieds? On l’habille aussi, et l’on trouve ce que les deux lettres se disent.}',
        ),
        play(
          { 30: 7 },
          '« Cette nuit, ta lettre a grandi! » {si-pinces-à-linge|On ôte les pinces.} On retourne le carton. Debout, on la trace d’abord dans l’air, de tout le bras. Puis on la dessine au dos : elle touche le bord du haut et celui du bas. {si-pâte-à-modeler|Un boudin de pâte à modeler la suit d’un bout à l’autre : combien de boudins?} {3-4a|À trois ans, un grand trait ou un grand rond d’un bord à l’autre, c’est déjà elle.} {3-4a !multiage|Penchée ou à l’envers, c’est la sienne. L’enfant suit ensuite la géante avec deux doigts qui marchent, du haut jusqu’aux pieds. « Vont-ils tomber en bas? » On lui fait de très grosses bottes.} {4-5a|À quatre ans, on la fait de mémoire, puis on retourne le carton pour comparer.} {4-5a !multiage|On se met debout comme elle : jambes ouvertes pour deux pieds, accroupi pour un dos rond, un pied en l’air si elle n’en a qu’un, les pieds collés pour une semelle, sur la pointe des pieds pour V ou W. Un voisin cherche de quelle lettre il s’agit.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Les cartons se couchent par terre, côté habillé en l’air. Grelottez : « Brrr… » Vous écoutez. « Plus personne n’a froid. » On se promène autour, les mains dans le dos. « Laquelle a les plus grosses bottes? Laquelle est assise? » Chacun va se placer près de la sienne et dit à un voisin quelque chose d’elle : son nom, ses pieds ou sa tuque. {si-foulards|Un foulard la borde jusqu’au cou, la tuque dehors.} À trois, tous soufflent dessus : « Bonne nuit, ma lettre. » On choisit de l’appuyer debout contre un mur ou de la garder dans sa case.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « C’est la tienne », puis le nom de la lettre.',
          'Regardez les pieds de la lettre avant les dessins : « Elle en a deux, comme toi. »',
          'Une lettre à l’envers? « Elle fait une culbute. » On ne la corrige pas.',
        ],
        questionsOuvertes: [
          'Combien ta lettre a-t-elle de pieds?',
          'De quoi ta lettre a-t-elle besoin?',
          'Quelle autre lettre se tient comme la tienne?',
          '{30min|Par où commences-tu, quand elle est si grande?}',
        ],
      },
      vocabulaire: [
        'la lettre',
        'le prénom',
        'la première',
        'le haut, le bas',
        'debout, assise',
        'grelotter',
        'tracer',
        '{30min|géante}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il ne reconnaît pas encore sa lettre? Remettez-lui le carton comme un cadeau : « La voici, elle te cherchait. » Il la fait grelotter et lui met une botte.',
        },
        {
          pour: '4-5a',
          texte:
            'Il connaît toutes ses lettres? Il écrit les autres lettres de son prénom, ou vous les tracez, et il les habille comme une famille qui se tient par la main.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le crayon est difficile à tenir? Il choisit l’habit et l’endroit, et votre main dessine sous la sienne. Il voit peu? Tracez la lettre très épaisse et très noire, et guidez son doigt jusqu’aux pieds. Chercher parmi les autres l’inquiète? On cherche à deux, entre deux cartons.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la lettre a chaud : sandales, chapeau de soleil et parasol.} {ete|L’hiver, on ajoute le gros foulard et le pantalon de neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Feutre sur les doigts et les manches.', 'Lettre cachée sous trop d’habits.'],
        dangersAEliminer: [
          'Capuchon à la bouche : crayons à gros capuchon, remis d’un clic dès que la couleur est finie.',
          'Carton par terre, qui glisse sous le pied : on marche entre les cartons, sans courir.',
          'Crayon à la main pendant que l’on circule : il reste à la place.',
          'Moquerie d’un prénom ou d’une lettre : arrêtez, consolez d’abord.',
          '{si-pinces-à-linge|Pince sur un doigt, une lèvre ou une oreille : elle ne mord que le carton.}',
          '{si-ciseaux|Ciseaux en marchant ou près des cheveux : on coupe assis, puis vous les ramassez.}',
          '{si-foulards|Foulard sous un pied : on marche entre les lettres, sans courir.}',
          '{30min si-pâte-à-modeler|Pâte à la bouche : elle sert à suivre la lettre; lavez la main, redonnez le boudin.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Crayons parfumés : gardez-les hors du jeu; encre lavable à l’eau et non toxique.',
          '{30min si-pâte-à-modeler|Pâte à modeler : souvent faite de blé; lisez l’étiquette, ou suivez la lettre du doigt.}',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : à quoi reconnaît-il sa lettre parmi les autres?',
        'Développement graphique : que dessine-t-il, et où le place-t-il par rapport à la lettre?',
        'Motricité fine : comment tient-il son crayon, et que fait l’autre main?',
      ],
      prolongements: [
        'Demain, les lettres habillées se cachent à hauteur de nez dans le local, et chacun retrouve la sienne.',
        'À la maison, l’enfant cherche sa lettre avec un parent sur une boîte de la cuisine et compte ses pieds.',
      ],
      reflexionRetroaction: [
        'Ai-je parlé des lettres comme de personnages, ou comme d’un exercice?',
        'Qui n’avait pas envie de sa lettre, et qu’a-t-il dessiné?',
      ],
    },
  },
  {
    key: 'je-ne-vois-pas-ton-doigt',
    summary:
      '« 9-1-1, quelle est votre urgence? » « Là! » « Je ne vois pas ton doigt! » Au téléphone de main, on apprend à dire où, quoi et qui; les pompiers partent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les pompiers',
      'pompiers',
      'pompier',
      'pompière',
      'jouer aux pompiers',
      '9-1-1',
      '911',
      'appeler le 911',
      'appeler les pompiers',
      'appel d’urgence',
      'urgence',
      'répartitrice',
      'caserne',
      'caserne de pompiers',
      'chapeaux',
      'chapeaux de pompiers',
      'chapeau de pompier',
      'dire son adresse',
      'téléphone',
      'allô les pompiers',
      'semaine de prévention des incendies',
    ],
    seen: [
      'il pointe le coin en disant là, là, mais j’ai pas vu où',
      'elle tient une banane à son oreille et crie au secours, la maison brûle',
      'ils s’appellent d’un bout à l’autre du local avec leur main comme cellulaire',
      'il dit juste viens vite, il sait pas expliquer ce qui se passe',
      'elle sait pas son numéro de porte, elle demande c’est où chez nous',
      'il dit donne-moi ça, mais ne nomme jamais ce qu’il veut',
      'depuis la visite des pompiers, ils répondent à des appels toute la matinée',
      'au dîner, il m’a montré du doigt la purée sans la nommer, je devais deviner',
    ],
    picture:
      'La main en téléphone, un enfant pointe très fort; en face, l’éducatrice, au bout du fil, plisse les yeux; deux amis cachent leurs doigts dans leur dos.',
    scenes: ['magasin-metiers', 'telephone'],
    sheet: {
      titre: 'Je ne vois pas ton doigt!',
      observationDepart:
        '« Allô, pompiers! Y a le feu là! » La main à l’oreille, un enfant pointe le coin des blocs. Au bout du fil, personne ne peut voir son doigt.',
      intentionEducative:
        'Soutenir la parole qui sert pour vrai : dire aux pompiers où, quoi et qui, et répondre aux questions d’une personne qui ne voit rien.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Dire où l’on est, ce que l’on voit et qui est là, avec des mots.',
        'Répondre à une question et rester au bout du fil.',
        'Savoir que l’on sort d’abord et que l’on n’appelle pas le 9-1-1 pour rire.',
        '{20min 30min|Écouter un message à la caserne et le redire.}',
      ],
      materiel: [
        optional('Chapeaux', 'celui de chaque enfant, et le vôtre', 'Main à plat sur la tête'),
        optional('Boîtes de carton', 'une, plus large que votre visage', null),
        optional('{20min 30min|Boyau, coupé en bouts longs comme un avant-bras d’enfant}', 'un bout par enfant', null),
      ],
      preparation: [
        'Le téléphone est la main : le pouce à l’oreille, le petit doigt à la bouche. Aucun vrai appareil dans ce jeu, même vieux.',
        'Des chapeaux? Chacun prend le sien : chapeau sur la tête, on est au travail. Sans chapeau, on se tape deux fois sur la tête : « En service! » {20min 30min|Un tapis est la caserne. Choisissez trois endroits du local où l’on fera semblant de voir de la fumée : une fenêtre, le coin des livres, les crochets.}',
        'Sachez d’avance trois choses vraies à dire : le nom de votre service, la rue, la ville. Un enfant a vécu un incendie? Demandez d’abord à sa famille si ce jeu lui convient.',
        '{1adulte|Seule, gardez le groupe assis en rond pour les appels : vous voyez tout le monde.} {2adultes|À deux, l’une appelle, l’autre répond.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Chacun met son chapeau, ou se tape deux fois la tête : « En service! » Dites : « Moi, je suis la répartitrice : je réponds quand on appelle les pompiers. Je suis loin d’ici. » Main à l’oreille : « Dring! 9-1-1, quelle est votre urgence? » Un enfant pointe : « Là! » Plissez les yeux vers le plafond : « Là, où? Je ne vois pas ton doigt! » Avec une boîte de carton, tenez-la entre ce doigt et vous : pour vrai, vous ne le voyez pas. Tous cachent leurs doigts et cherchent des mots : dans la cuisine, sous la table… « Ah! Maintenant, je sais où. Les pompiers s’en viennent! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Les enfants appellent, la main à l’oreille. « 9-1-1, quelle est votre urgence? » Posez trois questions : « Où es-tu? Que vois-tu? Qui est avec toi? » On entend, par exemple : « Je suis devant la garderie. Il y a de la fumée. On est tous dehors. » Soufflez le vrai nom de votre rue. Terminez : « Reste avec moi, ne raccroche pas. » {3-4a|À trois ans, le groupe est au bout du même fil et répond d’une seule voix.} {3-4a !multiage|Comprenez tout de travers : « De la purée? » Ils corrigent : « De la fumée! » Un enfant pointe? « Je ne vois pas ton doigt! » Puis qui veut appelle seul, et les amis soufflent les mots.} {4-5a|À quatre ans, deux voisins jouent : l’un appelle, l’autre questionne. Un trio? Deux amis appellent ensemble.} {4-5a !multiage|Celui qui questionne ferme les yeux et redit tout. Qu’a-t-il oublié? On change de rôle.}',
        ),
        play(
          { 20: 7, 30: 7 },
          'Les pompiers attendent à la caserne, assis sur le tapis. Ils plient des boyaux d’air et frottent un camion d’air. Mains en cornet : « Bip, bip! Caserne! Fumée à la fenêtre. Une personne à aider. » Ils redisent : « La fenêtre. De la fumée. Une personne. » Chapeau ou deux tapes, et l’on marche vite, l’un derrière l’autre, « pin-pon »; on arrose d’un bout de boyau ou du doigt, « pchhh », et l’on revient. Puis oubliez un bout : « Bip, bip! De la fumée! » Ils crient : « Où? » {3-4a|À trois ans, on redit seulement l’endroit.} {3-4a !multiage|Inventez des endroits drôles : sous mon coude, dans ma manche. On y va à petits pas pressés et l’on arrose du bout du doigt.} {4-5a|À quatre ans, un enfant fait le message, puis un autre, et vous partez avec l’équipe.} {4-5a !multiage|Celui qui le fait cache exprès un des trois : où, quoi ou qui. L’équipe reste assise tant qu’elle n’a pas posé la bonne question.}',
        ),
        play(
          { 30: 6 },
          '« On appelle, ou on n’appelle pas? » Dites une petite histoire. C’est pour le 9-1-1? La main va à l’oreille. Sinon, elle va sur l’épaule : on le dit à un adulte tout près. « Ma mitaine est perdue. » Épaule! « Il y a de la fumée, et je suis sorti. » Oreille! « Je m’ennuie. » Épaule! « Un adulte est tombé, il ne me répond plus. » Oreille! {3-4a|À trois ans, on mime ensuite la mitaine perdue : on cherche, puis on le dit à un adulte.} {3-4a !multiage|Répondez de travers : « Ma banane est brisée! Vite, l’oreille! » Ils vous arrêtent : « Non! » Qui veut raconte à son tour un malheur de banane, et tous touchent leur épaule.} {4-5a|À quatre ans, on explique son choix.} {4-5a !multiage|Puis les enfants inventent les histoires. Pour celles de l’oreille, on fait l’appel au complet : où, quoi, qui. Pour les autres, à qui le dirait-on?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          '« Fin du service. » On ôte son chapeau, ou l’on se passe la main sur la tête, et l’on raccroche : la main-téléphone redevient une main. Dites ce qui est vrai, sans vous presser : « S’il y a du feu, on sort d’abord. Dehors, un adulte appelle. S’il ne peut pas, toi, tu peux faire le 9, le 1, le 1. On n’appelle jamais pour rire : pendant ce temps, quelqu’un attend pour vrai. » On montre les chiffres avec les doigts. « Que fait-on d’abord? » « On sort! » « Et que dit-on au téléphone? » Ensemble, un doigt pour chaque mot : « Où! Quoi! Qui! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ne regardez jamais le doigt qui pointe : ce sont les mots qui viendront.',
          'Gardez une voix lente et calme : c’est celle d’une vraie répartitrice.',
          'Un visage s’inquiète? « C’est une fumée pour jouer. Viens répondre avec moi. »',
        ],
        questionsOuvertes: [
          'Où es-tu?',
          'Que vois-tu?',
          'Comment dirais-tu « là » à quelqu’un qui ne voit pas?',
          '{20min 30min|Que manque-t-il au message?}',
        ],
      },
      vocabulaire: [
        'le pompier',
        'la répartitrice',
        'l’urgence',
        'la fumée',
        'appeler',
        'raccrocher',
        '{20min 30min|la caserne}',
        '{20min 30min|le message}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il se tait, la main à l’oreille? Offrez deux réponses : « Es-tu dans la cuisine ou dehors? » Un mot suffit, et les pompiers s’en viennent.',
        },
        {
          pour: '4-5a',
          texte:
            'Il dit tout d’un trait? Il devient la répartitrice et trouve une question de plus : de quelle couleur est la porte, y a-t-il un escalier?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu ou apprend le français? Il répond par un mot, dans sa langue s’il veut, ou fait la sonnerie. Il entend mal? On se fait face, et la répartitrice compte sur ses doigts : où, quoi, qui. La sonnerie le dérange? Le « dring » se chuchote.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, l’endroit se dit avec la neige : « Derrière le banc de neige, à côté de la porte bleue. »} {hiver|L’été, l’endroit se dit avec la cour : « À côté du carré de sable, sous le gros arbre. »}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tout le monde parle à la fois dans le même téléphone.',
          'Fou rire en plein appel d’urgence.',
        ],
        dangersAEliminer: [
          'Vrai téléphone, tablette ou montre : hors du jeu et hors de portée. Un appel est parti par erreur? On ne raccroche pas : on explique.',
          'Poux : chacun porte son chapeau seulement; sinon, jouez sans chapeau.',
          'Jeu pris pour vrai : si une vraie alarme sonne, on laisse tout et l’on sort; personne n’éteint, personne ne se cache.',
          '{20min 30min|Bousculade au départ : on marche vite, en souliers ou pieds nus, l’un derrière l’autre, et le chapeau reste au-dessus des yeux.}',
        ],
        supervision: 'palier3',
        allergies: ['{10min|Aucun allergène dans ce jeu.}{20min 30min|Asthme à l’effort : pompe à portée.}'],
      },
      observation: [
        'Langage oral : quels mots remplacent le doigt qui pointe?',
        'Santé et sécurité : que répond-il quand on lui demande ce que l’on fait d’abord?',
        'Fonction symbolique : comment joue-t-il celui qui ne voit pas, ou celui qui est loin?',
      ],
      prolongements: [
        'Au coin de la maison, notez avec eux les trois mots, « où, quoi, qui », chacun avec un petit dessin.',
        'À la maison, l’enfant apprend avec un parent le nom de sa rue, et le chante.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le silence durer, ou ai-je soufflé les mots?',
        'L’appel est-il resté un jeu pour chacun, sans que la peur s’installe?',
      ],
    },
  },
]
