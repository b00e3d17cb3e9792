import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A lid that vanishes on its own colour, three houses to blow on, a boat that shrinks, a course changed one piece at a time, and a heart that beats by its fold. */
export const TWO_TO_FIVES_LID_AND_PIG_SHEETS: readonly BankSheet[] = [
  {
    key: 'rouge-sur-rouge-il-disparait',
    summary:
      'Un couvercle rouge se pose sur un bas rouge : on ne le voit plus! Chaque couleur se cache sur sa pareille; les amis l’appellent et la trouvent.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'couleurs',
      'les couleurs',
      'apprendre les couleurs',
      'nommer les couleurs',
      'rouge, bleu, jaune',
      'couvercles de couleur',
      'gros couvercles de couleur',
      'gros couvercles',
      'couvercles',
      'contenants de couleur',
      'contenants',
      'contenants et couvercles',
      'même couleur',
      'pareil, pas pareil',
      'associer les couleurs',
      'trier par couleur',
      'plus clair, plus foncé',
      'cacher un couvercle',
      'chercher une couleur',
      'coucou',
    ],
    seen: [
      'elle pose un bouchon bleu sur son chandail bleu et dit qu’il est parti',
      'il promène un couvercle de yogourt partout pour voir sur quoi il ne paraît plus',
      'ils mettent le bloc jaune sur le coussin jaune et plissent les yeux',
      'il pointe les bas de chacun pour voir qui a du vert comme lui aujourd’hui',
      'elle rit aux éclats quand le couvercle revient, coucou, pis recommence sans arrêt',
      'il est fier de porter du rouge, il montre sa manche à tout le monde',
      'à l’accueil, ils comparent leur linge, moi aussi j’ai du mauve comme toi',
      'à la collation, il a perdu son verre orange sur la nappe orange, ça l’a fait rire',
    ],
    scenes: ['trier', 'cacher-trouver'],
    picture:
      'Une enfant plisse les yeux : son couvercle rouge disparaît sur le bas rouge d’un ami; un jaune est sur une chaise jaune, un bleu contre une porte bleue.',
    sheet: {
      titre: 'Rouge sur rouge, il disparaît!',
      observationDepart:
        '{3-4a 4-5a|« Il est où? » Un couvercle bleu s’est posé sur un bas bleu. L’enfant plisse les yeux et ne voit plus que du bleu.} {!3-4a !4-5a|Un couvercle rouge glisse sur un pantalon rouge. L’enfant le perd des yeux, passe la main, et le voilà!}',
      intentionEducative:
        'Éveiller le regard à ce qui est de la même couleur autour de soi, et l’envie de le montrer, du doigt ou d’un mot.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Poser un couvercle sur une chose de la même couleur.',
        '{20min 30min|Chercher des yeux une couleur qui se cache, et la rapporter.}',
        '{2-3a 3-4a !4-5a|Dire le nom d’une couleur, ou montrer sa pareille.} {4-5a|Montrer ou nommer une couleur, et la dire plus claire ou plus foncée qu’une autre.}',
        '{18-24m|Donner un couvercle, le reprendre, le retrouver là où il se confond.}',
      ],
      materiel: [
        item('Gros couvercles de couleur', 'deux par enfant, au moins deux de chaque couleur', 'Contenants de couleur'),
        optional('{si-contenants-de-margarine|Contenants de margarine, lavés}', 'deux ou trois', null),
        optional('{!18-24m si-pinces|Grosses pinces à linge de couleur}', '{!18-24m|deux par enfant}', null),
        optional('{si-blocs si-duplos|Blocs de couleur, plus gros que le poing}', 'un par couleur', null),
        optional('{si-foulards|Foulards de couleur}', 'un par couleur', null),
        optional('{si-coussins|Coussins de couleur}', 'deux ou trois', null),
        optional('{30min si-paniers|Paniers bas}', 'un par couleur', null),
      ],
      preparation: [
        'Gardez les couvercles plus larges que votre paume et d’une seule couleur; un bord fendu ou coupant sort du jeu. Des contenants de couleur, posés à l’envers, se jouent de la même façon.',
        'Faites le tour du local : qu’y a-t-il de rouge, de bleu, de jaune, plus bas que les épaules des enfants? Une chaise, un tapis, un soulier, un bas; contre une porte ou un mur, le couvercle se tient de la main. Une couleur qui n’est nulle part reste dans l’armoire. {si-coussins|Des coussins de couleur? Couchez-les loin l’un de l’autre : un couvercle s’y perd bien.}',
        'Versez les couvercles au milieu du tapis, en un seul tas. Personne n’a de rouge ce matin? Commencez par une couleur que quelqu’un porte.',
        '{multiage 18-24m 2-3a|Le même tas sert à tous : le plus jeune porte et montre du doigt, le plus vieux cherche et nomme.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise près du tas, promenez un couvercle rouge devant vous. « Je suis rouge. Je cherche du rouge. » Posez-le sur le plancher : « Ici? Non, on me voit. » Sur votre genou : « Non plus. » Tournez-vous vers un enfant qui porte du rouge : « Je peux? » Posez le couvercle sur son bas ou sa manche, et plissez les yeux. « Rouge sur rouge… il a disparu! » Soulevez-le : « Coucou! » {si-blocs si-duplos|Posez un bloc rouge sur le couvercle : lui aussi disparaît! Chaque bloc cherchera le sien.} Puis regardez le tas. « Et le bleu, où disparaîtrait-il? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun prend un couvercle et part lui trouver sa couleur : un soulier, une chaise, un tapis. On le pose dessus, on recule d’un pas, on plisse les yeux.{!si-contenants-de-margarine| Disparu, ou pas?} {si-contenants-de-margarine|Sur un contenant retourné, quel couvercle disparaît?} {!18-24m si-pinces|Avec des pinces à linge, on en pince une au bord d’un couvercle de sa couleur : disparue!} {18-24m|Avec un trottineur, essayez sur votre manche, sur le tapis, sur son bas : « Non… non… oui, bleu! » Il le prend et le pose sur votre tête.} {18-24m !multiage|Il en cogne deux ensemble? Cognez aussi, puis laissez-en un sur sa couleur : « Oh! Parti! » Sa main le retrouve. Il s’éloigne? Suivez-le, un couvercle à la main, et posez-le sur ce qu’il touche : pareil?} {2-3a|À deux ans, on essaie sur tous les bedons. Posez le vôtre sur une chaise d’une autre couleur : « On me voit encore! » On vous corrige.} {2-3a !multiage|Un couvercle n’a rien trouvé? Donnez-lui une toute petite voix : « Personne n’est jaune comme moi. » Ils partent lui chercher un bas, un bouton, un coin de mur.} {3-4a|À trois ans, on discute : ce bleu-là est plus foncé. On garde la place où on le voit le moins.} {3-4a !multiage|Quand il a trouvé la sienne, l’enfant va chercher un ami par la main : « Trouve mon couvercle sans y toucher. » L’ami regarde, montre du coude, puis les deux échangent leurs couvercles.} {4-5a|À quatre ans, on compare : sur une manche rouge, où disparaît-il le mieux, sous la table ou à la fenêtre?} {4-5a !multiage|Ensuite, chacun en prend un deuxième et cache les deux sans rien mettre par-dessus. Un ami s’arrête à trois pas et compte les couvercles qu’il voit. « Un! » Le deuxième est pourtant devant lui. On ne le lui montre que s’il le demande.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Le jaune va se cacher! » {2-3a 3-4a 4-5a|On ferme les yeux.} Posez-le bien en vue, sur sa couleur. Chantez sur trois notes : « Jaune, jaune, où es-tu? » On cherche des yeux, puis en marchant, et l’on rapporte le couvercle sous son bras. {18-24m|Pour un trottineur, la cachette est à deux pas et le couvercle en dépasse : il y va, l’attrape, vous le rend.} {18-24m !multiage|Ensuite, cachez-en un sous votre genou, puis dans votre dos. Montrez son pareil : « Comme lui! », et attendez que sa main cherche. Il veut le cacher lui-même? Cherchez partout, sauf là.} {2-3a|À deux ans, l’enfant le cache et crie aussitôt : « Il est là! » Soyez surprise, et demandez-en un autre.} {2-3a !multiage|Ensuite, chacun tient un couvercle dont vous avez caché le pareil : il le promène de chose en chose jusqu’à retrouver l’autre. Toc! Les deux se cognent, et c’est l’enfant qui les cache.} {3-4a|À trois ans, un enfant en cache un et guide les autres : « chaud », « froid ».} {3-4a !multiage|Puis celui qui cache triche : il pose le jaune sur du bleu. On compte tout haut jusqu’à ce que quelqu’un le voie. Qu’est-ce qui a pris le plus de temps, jaune sur bleu ou jaune sur jaune?} {4-5a|À quatre ans, un enfant en cache un sans nommer sa couleur : « Je suis de la couleur des bananes. » Les autres la devinent, puis la cherchent.} {4-5a !multiage|Trop facile? Un enfant cache trois couvercles, un par couleur, et donne une devinette pour chacun. Cette fois, qui en trouve un n’y touche pas : il s’assoit, et les autres cherchent encore.}',
        ),
        play(
          { 30: 6 },
          'Tout revient au tas. « Les rouges, venez voir les rouges! » On fait une pile par couleur. {30min si-paniers|Le panier qui a un rouge au fond ne prend que des rouges.} {18-24m|Un trottineur en pose un, puis renverse la pile et rit. Rebâtissez-la : « Bleu… bleu… bleu! »} {18-24m !multiage|Glissez un jaune dans vos bleus, faites la grimace et attendez sa main. Puis tendez-lui deux couvercles, un bon, un mauvais : il choisit.} {2-3a|À deux ans, on garde sa pile : « Pas toi, t’es vert! » Apportez-en un bon, puis un mauvais.} {2-3a !multiage|Chaque pile a maintenant un chef, qui appelle sa couleur; vous êtes la livreuse qui se trompe d’adresse.} {3-4a|À trois ans, un couvercle fait hésiter, un orange, un bleu-vert : avec quelle pile va-t-il? On l’approche de l’une, de l’autre, et l’on décide.} {3-4a !multiage|Faites semblant de dormir, un œil entrouvert : une main d’enfant met un intrus dans une pile. Cherchez-le, trompez-vous une fois, puis c’est à eux de fermer les yeux.} {4-5a|À quatre ans, on prend un couvercle de chaque pile et l’on fait une ligne, du plus clair au plus foncé. Le rouge va-t-il avant ou après le vert? On plisse les yeux pour décider.} {4-5a !multiage|Quelle couleur mettrait-on entre deux voisins? On la cherche dans le local, et l’on y touche. Puis chaque couvercle reçoit un nom inventé : jaune poussin, vert grenouille.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '« Les couleurs ont sommeil. » Appelez-les une à une, de plus en plus bas : « Les bleus, au dodo. » Qui en voit un l’apporte à deux mains. {si-foulards|Un tissu étendu, de la même couleur, est son lit : bleu sur bleu, on ne le voit plus.} Gardez un couvercle : les enfants le posent sur une chose de sa couleur, ailleurs qu’au plancher, plissent les yeux, et lui disent bonne nuit. Il dort là jusqu’à demain matin. Qui le retrouvera?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites la couleur au moment où le couvercle se pose : « Bleu sur bleu. »',
          'L’enfant se trompe de couleur? Posez le couvercle là où il le dit et plissez les yeux ensemble : on le voit encore?',
          '{18-24m|Suivez son doigt et son regard : montrer, c’est déjà dire.}',
          'Avant de poser un couvercle sur quelqu’un, demandez « je peux? », et attendez.',
        ],
        questionsOuvertes: [
          'Où disparaîtrait celui-ci?',
          'Qui d’autre est de cette couleur?',
          '{3-4a 4-5a|Pourquoi le voit-on encore?}',
        ],
      },
      vocabulaire: [
        'rouge',
        'bleu',
        'jaune',
        'pareil',
        'pas pareil',
        'disparu',
        '{3-4a 4-5a|plus foncé}',
        '{4-5a|plus clair}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Gardez deux couleurs seulement, deux couvercles de chacune. Tenez-en un contre votre joue : il cherche l’autre dans le tas, et les deux se touchent. « Pareils! »',
        },
        {
          pour: '2-3a',
          texte:
            'Il nomme tout « jaune », et pose pourtant le bleu sur du bleu : il a compris. Dites « bleu, oui, pareil », sans lui demander de répéter.',
        },
        {
          pour: '3-4a',
          texte:
            'Il cherche trois choses de la même couleur et y pose le couvercle à tour de rôle : sur laquelle le voit-on le moins?',
        },
        {
          pour: '4-5a',
          texte:
            'Il connaît toutes ses couleurs? Donnez-lui un couvercle et envoyez-le trouver, dans le local, une chose un peu plus claire et une autre un peu plus foncée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu, ou qui confond le rouge et le vert, joue avec le jaune et le bleu, près de la fenêtre. L’enfant en fauteuil cherche comme les autres : laissez-lui le passage et des cachettes à hauteur de ses bras. Son dossier en est une, s’il dit oui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les habits de neige pendus au vestiaire font les plus grandes cachettes.} {hiver|L’été, on essaie les couvercles sur les chapeaux de soleil et les souliers d’été du vestiaire.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Couvercle disputé, ou tombé sur un orteil.', 'Cachette trop bonne, et grosse impatience.'],
        dangersAEliminer: [
          'Couvercle plus petit que votre paume, joint ou pastille qui se détache : il reste dans l’armoire.',
          'Couvercle oublié au plancher, qui glisse sous le pied : on cherche en marchant, et on le ramasse aussitôt trouvé.',
          'Cachette en hauteur : rien plus haut que les épaules des enfants, personne debout sur une chaise.',
          '{18-24m 2-3a|Couvercle mordu : lavez-le avant de le prêter.}',
          '{si-foulards|Tissu sur une tête ou autour d’un cou : il reste étendu par terre, hors du passage.}',
        ],
        supervision: 'palier1',
        allergies: ['Couvercles de contenants d’aliments : lavés au savon avant le jeu.'],
      },
      observation: [
        'Catégories et concepts : où l’enfant pose-t-il son couvercle, et que fait-il quand on le voit encore?',
        'Langage oral : notez le mot, le son ou le geste par lequel il dit une couleur.',
        'Attention : combien de temps cherche-t-il un couvercle des yeux avant de demander?',
      ],
      prolongements: [
        'À l’habillage, {hiver|chaque tuque}{!hiver|chaque chapeau} se cherche une chose de sa couleur : pareil, pas pareil?',
        'Au départ, prêtez un couvercle à la famille : à la maison, où disparaît-il?',
      ],
      reflexionRetroaction: [
        'Ai-je demandé « c’est quelle couleur? », ou ai-je laissé chercher?',
        'Qui montre sans nommer, et l’ai-je entendu?',
      ],
    },
  },
  {
    key: 'le-loup-n-a-plus-de-souffle',
    summary:
      'Mouchoir, papier, soulier : trois maisons où souffler pour vrai. Les cochons répondent au loup; il n’a plus de vent, et les enfants changent la fin.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'trois petits cochons',
      'les trois petits cochons',
      'les 3 petits cochons',
      'histoire des trois petits cochons',
      'le loup',
      'loup',
      'grand méchant loup',
      'cochon',
      'cochons',
      'marionnettes',
      'marionnettes du loup et des cochons',
      'souffler',
      'souffler sur la maison',
      'maison de paille',
      'maison de briques',
      'changer la fin',
      'rejouer une histoire',
      'raconter un conte',
    ],
    seen: [
      'il souffle sur la serviette de table et dit que la maison vient de partir',
      'elle gonfle ses joues pour faire revoler les feuilles de bricolage de la table',
      'ils bâtissent des maisons pis un ami les jette à terre en soufflant',
      'elle a peur du grand méchant, elle se cache derrière moi quand je prends le livre',
      'ils veulent tous faire le méchant, personne ne veut être le petit cochon',
      'elle demande pourquoi la maison en pierres tombe pas, elle veut essayer pour vrai',
      'depuis le conte d’hier, ils se crient non non non par le poil de mon menton',
      'au coin lecture, ils redisent les répliques par cœur et changent la fin à leur goût',
    ],
    scenes: ['livres-histoires', 'voix'],
    picture:
      'Un enfant aux joues gonflées souffle : le mouchoir s’envole, la feuille pliée tremble, le soulier reste; à côté, une amie et son cochon tendent le menton.',
    sheet: {
      titre: 'Le loup n’a plus de souffle',
      observationDepart:
        '« Je souffle, je souffle, et ta maison s’envole! » Au coin des livres, un enfant gonfle ses joues devant la page. La maison de l’image ne bouge pas, et il souffle plus fort.',
      intentionEducative:
        'Permettre de rejouer un conte avec sa voix et son souffle{!10min|, puis d’en changer la fin et de la raconter}.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Demander et répondre avec la voix du loup ou celle du cochon.',
        'Deviner laquelle des maisons partira, souffler, et regarder.',
        '{20min 30min 45min|Proposer une autre fin et la jouer avec les autres.}',
      ],
      materiel: [
        optional('Marionnettes', 'une par enfant, n’importe quelle bête', 'Mains nues, un pouce qui parle'),
        optional('Mouchoirs de papier', 'un par enfant, un pour vous', 'Petits carrés d’essuie-tout'),
        optional('Feuilles de papier', 'une pour deux enfants, une pour vous', 'Essuie-tout plié en quatre'),
        optional('{si-paille|Paille}', 'une petite poignée pour deux enfants, une pour vous', null),
        optional('{30min si-foulards|Foulards légers}', 'un pour trois enfants', null),
        optional('{si-bâtons-de-popsicle|Bâtons de popsicle}', 'six pour deux enfants, six pour vous', null),
        optional('{si-blocs|Blocs}', 'trois pour deux enfants, trois pour vous', null),
        item('Souliers des enfants', 'un pour deux enfants, un pour vous', null),
        optional('{si-livres|Livre des trois petits cochons}', '{si-livres|un}', null),
        optional('{!10min si-draps|Drap}', '{!10min si-draps|un, étendu par terre}', null),
        optional('{si-boîtes-de-carton|Petites boîtes vides}', 'une pour deux enfants, une pour vous', null),
        optional('{si-toutous si-figurines|Toutous ou figurines, plus gros que le poing}', 'un par enfant', null),
      ],
      preparation: [
        'Pour deux enfants, alignez au plancher trois maisons, à deux pas des voisines : un mouchoir à peine froissé, une feuille pliée en deux, debout comme un livre entrouvert, et un soulier. Un souffle pousse le mouchoir, un gros souffle couche la feuille, rien ne bouge le soulier : essayez-les. {si-paille|De la paille? Une petite poignée en tas lâche remplace le mouchoir : soufflée au ras du plancher, elle s’éparpille.} {si-bâtons-de-popsicle|Des bâtons de popsicle se croisent deux par deux, sur trois étages : un gros souffle, tout près, fait glisser ceux du haut.} {si-blocs|Trois blocs empilés ne bougent pas.} {si-boîtes-de-carton|Une petite boîte vide, c’est selon : essayez-la, elle sera de bois ou de briques.}',
        'Pas de papier? La main libre du cochon, posée au plancher, fait la maison : molle, c’est la paille, qui s’envole dès qu’elle sent le vent; debout, doigts serrés, c’est le bois, qui se couche au troisième souffle. Le soulier reste la brique.',
        'Une grenouille peut faire le loup : la bête de la marionnette n’y change rien. Sans marionnette, la main s’ouvre et se ferme pour parler; deux doigts dressés font les oreilles du loup. {si-toutous si-figurines|Un toutou ou une figurine parle en sautillant, puis se cache derrière sa maison.}',
        'Le loup souffle à genoux devant la maison, le cochon se tient à côté : personne n’est face au vent. Chacun souffle sur son mouchoir à lui. Qui a le rhume évente sa maison de la main.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          '{si-livres|Ouvrez le livre à la maison de paille et soufflez sur l’image : rien ne bouge. « Essayons pour vrai! »} À genoux derrière trois maisons, racontez : « Trois petits cochons se bâtissent une maison. Une en paille. » Touchez {!si-paille|le mouchoir}{si-paille|le petit tas de paille}. « Une en bois. » La feuille. « Une en briques. » Le soulier. Le loup arrive au bout de votre bras : « Petit cochon, petit cochon, laisse-moi entrer! » Donnez-leur la réponse, menton en avant : « Non, non, non, par le poil de mon menton! » Tous la répètent. Gonflez les joues, soufflez pour vrai, de côté : la paille s’en va. « Laquelle partira ensuite? Venez l’essayer. »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8, 45: 11 },
          'Deux par deux, un loup devant les maisons, un cochon à côté. Le loup demande, le cochon refuse, le loup souffle. {si-bâtons-de-popsicle|Avec des bâtons de popsicle croisés, le cochon bâtit en bois.} {si-blocs|Avec trois blocs empilés, le cochon bâtit en briques.} On rebâtit, {!si-paille|avec le mouchoir du nouveau loup,}{si-paille|la paille en petit tas lâche,} et l’on change de rôle. {3-4a|À trois ans, le loup souffle avant d’avoir demandé : « Le cochon n’a rien entendu! » On remet la paille et l’on recommence avec la phrase.} {4-5a|À quatre ans, le cochon invente son refus : « Pas avec tes grosses dents! » Le loup essaie d’être poli, puis rusé.} La feuille résiste? Un autre loup vient aider. Le soulier, lui, ne bouge pas : « Pfff… plus de vent. » Le loup tombe assis. {3-4a !multiage|Puis le cochon a une voix par maison : toute petite, moyenne, grosse. Tout le monde essaie celle du troisième cochon.} {4-5a !multiage|Avant chaque souffle, le cochon parie : « Un coup », « trois coups », « jamais ». Où faut-il souffler pour que la feuille se couche, en haut ou en bas?}',
        ),
        play(
          { 30: 6, 45: 11 },
          'Souliers aux pieds! Les maisons grandissent. Par trois, deux enfants {!si-foulards|se donnent les mains} {!30min si-foulards|se donnent les mains} {30min si-foulards|tendent un foulard} bien haut, c’est le toit; un cochon s’accroupit dessous. Chaque maison dit en quoi elle est. Soufflez, à trois pas : la paille s’assoit au premier coup, le bois balance et s’assoit au troisième, la brique plante ses pieds. {30min si-foulards|Qui s’assoit lâche le tissu : plus de toit!} Le cochon sans toit file à quatre pattes chez les voisins : « Toc, toc, c’est moi! » {3-4a|À trois ans, tous s’assoient, même les briques : riez, et refaites les murs.} {4-5a|À quatre ans, on bâtit en plumes, en neige, en colle : que fait cette maison-là dans le vent?} {45min|On change de rôle; un enfant fait le loup, et demande avant de souffler.} Il reste quelqu’un? C’est la cheminée, qui fait « ouf! ».',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Tous autour de votre soulier. Votre loup est assis dehors, sans vent. « Il regarde par la fenêtre. Que veut-il? » Attendez la première idée et jouez-la avec lui : il a froid, il a faim, il veut voir comment on pose les briques. Les cochons répondent par leurs marionnettes. {!10min si-draps|Un drap étendu est la maison : le loup invité y a sa place.} {3-4a|À trois ans, on garde une fin courte et on la joue plusieurs fois : toc, toc, « entre », le loup s’essuie les pattes.} {3-4a !multiage|La fois suivante, il oublie de s’essuyer : que lui dit-on? Puis un enfant est le loup, et vous êtes le cochon qui hésite.} {4-5a|À quatre ans, deux idées se chicanent : jouez l’une, puis l’autre. Laquelle fait rire? Laquelle fait peur?} {4-5a !multiage|À deux, on prépare en secret une troisième fin, et on la joue à deux autres, du premier « toc, toc » jusqu’à « c’est fini ».} Au beau milieu d’une fin, le loup éternue : « Atchoum! » Qu’est-ce qui s’est envolé, cette fois?',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          '{!10min|Redites la nouvelle fin en trois phrases, avec leurs mots; les marionnettes saluent.} {10min|« Le loup est assis dehors, sans vent. Que fera-t-il demain? » Écoutez deux idées et gardez-les.} S’il y avait des mouchoirs, chacun jette le sien. Puis {10min 20min|chaque soulier retrouve son pied, et le}{30min 45min|un} pied tape par terre : « La maison de briques s’en va! » Tous les pieds tapent jusqu’au lavabo, loups et cochons mêlés, et les mains se lavent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez la grosse voix sans avancer le visage : le loup est dans la voix, et vous êtes toujours là. Un enfant recule? « C’est moi qui fais le loup. Veux-tu lui répondre de plus loin? »',
          'Laissez trois secondes entre la demande du loup et le « non, non, non » : c’est l’enfant qui le dit.',
          '{20min 30min 45min|Jouez la première fin proposée telle quelle, même la plus étrange.}',
          'Après trois souffles, faites s’asseoir le loup : sa tête tourne vite.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va s’envoler en premier?',
          'Comment parle un loup qui veut entrer?',
          '{20min 30min 45min|Que pourrait-il arriver d’autre?}',
        ],
      },
      vocabulaire: ['la paille', 'le bois', 'la brique', 'souffler', 's’envoler', 'résister', '{!10min|la fin}'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il est cochon avec vous, deux voix ensemble pour le refus. Quand il connaît la phrase, taisez-vous après « par le poil… » : il la finit seul.',
        },
        {
          pour: '4-5a',
          texte:
            'Il est le conteur d’une rangée : il dit ce qui arrive, « le loup s’en va chez le deuxième », et deux amis le jouent comme il le dit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu tient le refus : il secoue la tête du cochon, frappe trois fois par terre, et le loup comprend. L’enfant qui ne peut pas souffler évente d’une main ou d’une feuille, et sa maison tombe pour vrai.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, on pose les trois maisons dans l’herbe : le vent fait-il le loup tout seul?} {ete|L’hiver, à la fenêtre, un jour de poudrerie : quelle maison de la rue le vent pousse-t-il?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mouchoir envolé chez le voisin.', 'Loup essoufflé, petite peur de la grosse voix.'],
        dangersAEliminer: [
          'Souffles en chaîne qui étourdissent : trois, puis on s’assoit.',
          'Souffle ou toux au visage : le cochon est à côté, jamais en face; un mouchoir par enfant, jeté à la fin, mains lavées.',
          '{si-paille|Paille : on la souffle vers un mur, jamais vers un visage; aucun brin à la bouche, et pas de paille si un enfant y réagit.}',
          '{30min si-foulards|Foulard autour d’un cou ou resté sur une tête : ôtez-le aussitôt; on ne le noue pas.}',
          '{si-bâtons-de-popsicle|Bâton de popsicle fendu ou à la bouche : il sort du jeu.}',
          'Pied sans soulier qui glisse : on reste à genoux, et l’on se rechausse avant de se lever.',
          'Marionnette qui mord ou qui frappe : elle parle; si elle recommence, elle va se reposer sur la tablette.',
          '{30min 45min|Toit d’enfants qui s’écroule sur le cochon : les murs s’assoient sur place, ils ne tombent pas.}',
          '{!10min si-draps|Drap par terre qui glisse : on y va à genoux, et il n’enveloppe personne.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme : l’enfant évente de la main, sa pompe est près de vous.'],
      },
      observation: [
        'Langage oral : quelles phrases du conte l’enfant dit-il comme elles sont, lesquelles change-t-il?',
        'Fonction symbolique : notez comment il change de voix ou de corps quand il change de rôle.',
        'Compétences sociales : attend-il la réponse de l’autre avant de souffler?',
      ],
      prolongements: [
        'Demain, une quatrième maison : un bloc, un bas, un livre debout. Le loup dit, avant de souffler, si elle partira.',
        'Au départ, l’enfant montre le refus à son parent, menton en avant : à la maison, qui fera le loup?',
      ],
      reflexionRetroaction: [
        '{!10min|Quelle fin ai-je eu envie de corriger, et l’ai-je jouée quand même?} {10min|Quelle idée pour demain m’a surprise?}',
        'Qui n’a pas été le loup, et était-ce son choix?',
      ],
    },
  },
  {
    key: 'le-bateau-rapetisse',
    summary:
      'Un drap au plancher, et vogue le bateau! On rame, on s’aplatit sous la tempête, le bateau rapetisse, et le trésor revient à quatre pattes, sur le dos.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'contes-et-lettres'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pirates',
      'les pirates',
      'pirate',
      'jouer aux pirates',
      'bateau de pirates',
      'bateau',
      'drap',
      'draps',
      'boîtes de carton',
      'rouleaux de papier de toilette',
      'tempête',
      'vagues',
      'ramer',
      'trésor',
      'trésor de pirates',
      'capitaine',
      'à l’abordage',
      'tomber à l’eau',
    ],
    seen: [
      'ils s’assoient à la queue leu leu sur la couverte et font aller leurs bras comme des rames',
      'ils se tassent à quatre sur un petit tapis parce qu’il y a des requins autour',
      'elle se promène à quatre pattes avec un trésor sur le dos, sans l’échapper',
      'ça pousse pour avoir une place, il n’en reste pas assez pour tout le monde sur le tapis',
      'il dit que son ami a pas le droit d’embarquer, c’est juste son bateau',
      'ils tapent sur le plancher comme le tonnerre et se crient de se coucher',
      'depuis le film avec la mer, le divan est un navire et le plancher c’est l’eau',
      'après la sieste, ils s’entassent sur un drap pis crient terre en vue moussaillons',
    ],
    scenes: ['heros', 'voyage', 'cooperer'],
    picture:
      'Trois pirates se serrent sur un drap replié; un autre revient à quatre pattes, un soulier sur le dos, une vigie crie, l’éducateur frappe le plancher.',
    sheet: {
      titre: 'Le bateau rapetisse, moussaillons!',
      observationDepart:
        '« Vite, monte, y a des requins! » Trois enfants se serrent sur un bout de tissu. Un pied dépasse, il rentre aussitôt.',
      intentionEducative:
        'Permettre de ramer, de s’aplatir et de se serrer les uns contre les autres, le corps prêt au prochain ordre du bateau.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Ramer, pencher et s’aplatir au bon signal.',
        'Trouver comment tenir tous ensemble dans moins de place.',
        '{20min 30min|Avancer à quatre pattes, le dos assez plat pour porter un soulier.}',
      ],
      materiel: [
        item(
          'Draps',
          'un par bateau de trois ou quatre enfants',
          'Boîtes de carton ou rouleaux de papier de toilette, quatre par bateau',
        ),
        optional('{20min 30min si-boîtes-de-carton|Boîtes de carton, pour les récifs}', 'trois ou quatre', null),
        item(
          '{20min 30min|Souliers des enfants}',
          '{20min 30min|un par enfant}{20min 30min 2-3a !multiage|, un pour vous}',
          null,
        ),
        optional(
          '{!2-3a si-cordes|Corde, le bord du bateau}',
          '{!2-3a si-cordes|une par bateau, assez longue pour en faire le tour, à plat, sans nœud}',
          null,
        ),
        optional('{si-instruments|Tambour ou maraca}', '{si-instruments|un seul, pour vous}', null),
        optional('{si-chapeaux|Chapeau du capitaine}', '{si-chapeaux|un par bateau}', null),
        optional('{30min si-coussins|Coussins}', 'deux ou trois', null),
        optional('{si-toutous|Toutous}', 'un par enfant', null),
      ],
      preparation: [
        'Étendez un drap pour trois ou quatre enfants : c’est le bateau. Pas de drap? Quatre boîtes, ou quatre rouleaux debout, en marquent les coins, à deux grands pas l’un de l’autre. Un coin couché est un trou dans la coque : on le redresse.',
        'Laissez trois pas d’eau entre les bateaux, autant jusqu’aux meubles. Tous sont pieds nus : on glisse moins. {20min 30min|Les souliers ôtés attendent au pied d’un mur, à cinq pas : c’est l’île.}',
        '{multiage|Mêlez les âges dans chaque bateau : le grand répète l’ordre, le petit s’aplatit le premier.} Votre place est par terre, dans l’eau, devant tous les bateaux.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise au plancher, devant les bateaux, une main en visière : « J’ai la mer, j’ai le bateau, et pas d’équipage. Qui monte? » À chacun qui embarque : « Bienvenue à bord. » Assis, jambes allongées, tous regardent vos bras. « Ho! » : tirez les rames contre le ventre. « Hisse! » : penchez-vous en avant. Ramez trois coups. {si-chapeaux|Qui a le chapeau est capitaine et dit « ho! »; à la tempête, le chapeau change de pirate.} Puis frappez des deux paumes sur le plancher, de plus en plus fort. {si-instruments|Un tambour ou une maraca gronde aussi bien que vos paumes, et son silence calme la mer.} « Qu’est-ce qu’on entend? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '« Grosse vague par là! » Tous penchent du côté que montre votre bras. « Et par là! » Puis « tempête! » : à plat ventre, tant que vos mains grondent sur le plancher. Silence : « Qui est encore à bord? » La vague a mangé un morceau du bateau. Tous à l’eau, le temps de replier un bord du drap, ou de rapprocher les coins d’un pas. {!2-3a si-cordes|Une corde couchée autour du bateau est le bord : resserrez-la d’un pas.} On remonte, on se serre, on rame encore. {2-3a|À deux ans, on tombe avec la vague, content. Tendez la main : il rampe jusqu’à elle, « sauvé! », et remonte.} {2-3a !multiage|Quand le bateau est petit, on s’assoit l’un derrière l’autre, jambes ouvertes. Encore plus petit? Un derrière suffit : les pieds traînent dans l’eau, et l’on crie « requins! ».} {3-4a|À trois ans, on rentre coudes et genoux : « T’es sur ma main! » On bouge, on fait une place.} {3-4a !multiage|Un pirate donne l’ordre à votre place : « Requins! » Il montre quoi faire, pieds rentrés, et tout l’équipage l’imite.} {4-5a|À quatre ans, l’équipage cherche : à genoux? Accroupis? Dos à dos? On compte ceux qui ont les deux pieds à bord.} {4-5a !multiage|Avant que le bateau rapetisse, on dit s’il y aura de la place pour tous. Trop serré? Un pied dehors compte-t-il? L’équipage fait la loi.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'La mer se calme, le bateau reprend sa taille. « Le trésor, là-bas, sur l’île! » On nage à plat ventre jusqu’au mur et l’on prend un soulier qui n’est pas le sien. Il voyage sur le dos, à quatre pattes, sans les mains. {si-boîtes-de-carton|Trois boîtes de carton, en travers du chemin, sont des récifs : on nage entre elles sans les toucher.} Au bateau : « À qui est ce trésor? » Puis le soulier repart vers l’île sur un autre dos. {2-3a|À deux ans, le soulier glisse : reposez-le, ou laissez-le revenir debout, son trésor contre le ventre.} {2-3a !multiage|Marchez à quatre pattes à côté, un soulier sur le dos, et perdez-le exprès : « Mon trésor! » On vous le remet. Une petite tempête? Tous à plat ventre, là où ils sont.} {3-4a|À trois ans, on trouve le truc : le dos plat comme une table, un genou à la fois.} {3-4a !multiage|« Tempête! » On s’aplatit sans perdre le soulier, et l’on se relève. Qui l’a encore?} {4-5a|À quatre ans, on essaie à reculons, ou en crabe, le soulier sur le ventre.} {4-5a !multiage|Puis un message passe de bateau en bateau : combien de trésors chez vous, combien restent sur l’île? On s’arrange pour que chaque bateau en ait autant.}',
        ),
        play(
          { 30: 6 },
          'Grondez de nouveau : cette fois, un bateau coule. Ses pirates tombent à l’eau; pliez-le, ou couchez ses coins. {30min si-coussins|Un coussin est un rocher : on s’y repose à plat ventre, le temps d’un souffle.} Ils nagent jusqu’au voisin et frappent trois coups au plancher : « Permission de monter? » On répond, on se tasse, on fait une place. Un seul bateau? Le naufragé, c’est vous. {2-3a|À deux ans, on tend les deux mains au naufragé, et l’on tombe assis avec lui.} {2-3a !multiage|Tombez à l’eau à votre tour et demandez : « Permission? » Qui dit oui vous tend les mains; qui dit non vous regarde nager autour.} {3-4a|À trois ans, on pose une condition : ramer fort, faire la grimace du pirate.} {3-4a !multiage|Le nouvel équipage rame ensemble : le nouveau donne le « ho », les anciens répondent « hisse ».} {4-5a|À quatre ans, il n’y a plus qu’un bateau pour tous : on l’agrandit avec les restes du naufrage, ou l’on se range autrement.} {4-5a !multiage|Qui fait quoi, maintenant? Un guetteur, des rameurs, une voix qui annonce la vague; on change à chaque tempête.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Plus de vent. Le bateau reprend toute sa place, et l’équipage se couche sur le dos. Les bras rament dans l’air, lentement, puis à peine. « Écoutez : la mer dort. » {si-toutous|Un toutou, couché sur chaque ventre, monte et descend comme un petit bateau.} {20min 30min|Chacun va chercher un soulier sur l’île, le rapporte à bord et le rend à son ami : « Voilà ton trésor. »} De chaque bateau, les pirates débarquent un par un, à quatre pattes, sans réveiller la mer, et rangent le bateau ensemble : les draps se plient à deux, les boîtes ou les rouleaux s’empilent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez l’ordre du bras en même temps que de la voix, et attendez que tous l’aient suivi avant le prochain.',
          'Regardez les visages quand le bateau rapetisse : qui n’aime pas être serré garde un coin, ou devient le vent qui gronde avec vous.',
          'Tendez la main à qui tombe à l’eau et laissez-le remonter de lui-même.',
        ],
        questionsOuvertes: [
          'Comment va-t-on tous tenir?',
          'Qui est encore à bord?',
          '{20min 30min|Que fais-tu pour qu’il ne tombe pas?}',
        ],
      },
      vocabulaire: ['ramer', 'la vague', 'la tempête', 'à bord', 'se serrer', 'rapetisser', '{20min 30min|le trésor}'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux ordres suffisent : « ho, hisse » et « tempête ». Aplatissez-vous en même temps que lui; le bateau ne rapetisse que deux fois.',
        },
        {
          pour: '3-4a',
          texte:
            'Il annonce la vague, du bras de son choix, et tout l’équipage penche avec lui; puis il passe le commandement à un voisin.',
        },
        {
          pour: '4-5a',
          texte:
            'Il rapetisse le bateau lui-même et choisit jusqu’où : assez petit pour chercher, assez grand pour que tous tiennent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil est la vigie : le bateau se bâtit devant lui, freins mis, et c’est son bras qui annonce la vague. Le grondement dérange? La tempête se fait en silence, de vos dix doigts qui pianotent dans l’air.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, le bateau s’étend à l’ombre, dans l’herbe, et c’est le vrai vent qui annonce la vague.} {ete|L’hiver, jour de grand froid, la tempête de la fenêtre commande : une rafale, et tous à plat ventre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coude, genou ou tête qui se cognent doucement.', 'Pirate tassé qui proteste.'],
        dangersAEliminer: [
          'Drap qui glisse sous un pied : on y monte à genoux ou assis, et l’on n’y court jamais.',
          'Drap sur une tête ou autour de quelqu’un : il reste à plat au plancher.',
          'Enfant soulevé ou porté pour gagner de la place : chacun garde un pied ou un derrière au sol.',
          'Boîte où l’on monte debout, agrafe ou coin déchiré : les boîtes marquent les coins{20min 30min si-boîtes-de-carton| ou font les récifs}, sans agrafe.',
          'Rameurs près d’un meuble : trois pas de plancher libre autour.',
          '{!2-3a si-cordes|Corde levée, tirée ou passée autour de quelqu’un : elle reste à plat, et c’est vous qui la resserrez.}',
          '{si-chapeaux|Poux dans le groupe : le chapeau se pose devant le capitaine, jamais sur sa tête.}',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : drap lavé, secoué avant le jeu.'],
      },
      observation: [
        'Motricité globale : comment l’enfant passe-t-il d’assis à plat ventre, et que fait son dos à quatre pattes?',
        'Compétences sociales : racontez ce qu’il fait du corps ou de la voix quand la place manque.',
        'Fonction symbolique : notez ce qu’il voit dans l’eau et ce qu’il en dit.',
      ],
      prolongements: [
        'À la sieste, chaque petit lit est un bateau : trois coups de rame, très lents, et l’on ferme les yeux.',
        'Dites-le aux familles : à la maison, un drap par terre, une tempête sur le plancher, et le parent rame.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’équipage chercher, ou ai-je placé les corps moi-même?',
        'Qui donne les ordres, et qui n’en a pas encore donné?',
      ],
    },
  },
  {
    key: 'on-change-une-seule-piece',
    summary:
      'Les enfants bâtissent une boucle d’obstacles, l’essaient, y changent une seule pièce, et tout le monde repart : trop facile, trop dur ou juste bien?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la boucle se couche dans un coin plat, loin des jeux, du sentier et de la rue.',
      INDOORS: 'Au local, la boucle est plus courte, au milieu du plancher dégagé, et l’on y marche au lieu de courir.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'course à obstacles',
      'course d’obstacles',
      'parcours',
      'parcours à obstacles',
      'parcours d’obstacles',
      'parcours moteur',
      'bâtir un parcours',
      'inventer un parcours',
      'obstacle',
      'obstacles',
      'cerceau',
      'cerceaux',
      'cônes',
      'cône',
      'corde',
      'corde par terre',
      'slalom',
      'sauter dans les cerceaux',
      'motricité globale',
    ],
    seen: [
      'elle place des bûches, des cerceaux pis des seaux à la file et saute par-dessus',
      'il recule au lieu d’avancer dans le circuit, pour que ce soit plus dur',
      'ils tournent en rond dans la cour en enjambant tout ce qui traîne',
      'il trouve ça trop facile, il chiale que c’est pour les bébés',
      'elle reste plantée devant l’obstacle trop haut, elle veut qu’on le baisse',
      'il défait le circuit des autres en bougeant les morceaux, ça fait des flammèches',
      'depuis l’émission de ninjas, ils s’inventent des défis avec les pneus de la cour',
      'au parc, ils décident par où tout le monde doit passer et dans quel sens',
    ],
    scenes: ['sauter', 'courir', 'inventer-regles'],
    picture:
      'Dans une boucle de cerceaux et de cônes, tous sont figés, l’éducatrice un pied en l’air; un seul enfant, accroupi, pousse un cerceau hors de sa place.',
    sheet: {
      titre: 'On change une pièce, une seule',
      observationDepart:
        '« Non, après, faut que tu tournes! » {2-3a|Un petit pousse la pièce de côté, repasse, et rit.} {!2-3a|Un enfant déplace la pièce d’un pas et repasse, pour voir.}',
      intentionEducative:
        'Offrir à l’enfant de bâtir les obstacles que son corps a envie d’essayer, et de les changer un à la fois.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Poser un obstacle, l’essayer, le rapprocher ou l’éloigner.',
        'Sauter, contourner, enjamber ou reculer, chacun à sa mesure.',
        '{3-4a 4-5a|Changer une seule chose et dire ce qu’elle a changé.}',
      ],
      materiel: [
        item(
          'Cerceaux',
          'un par enfant, ou un pour deux si vous en avez peu',
          '{2-3a|Cônes}{!2-3a|Cônes ou corde, couchée par terre}',
        ),
        optional('{!10min !2-3a si-bancs|Bancs bas et stables, placés par vous}', 'un ou deux', null),
        optional('{!10min si-tunnel|Tunnel de toile, ouvert des deux bouts}', 'un', null),
        optional('{!10min dedans si-coussins|Coussins plats}', 'trois ou quatre', null),
        optional('{cour !hiver !2-3a si-pneus|Pneus secs, couchés}', 'deux ou trois', null),
        optional(
          '{!2-3a si-poches-de-sable|Poches de sable bien cousues}',
          'une pour deux enfants',
          'Bas roulés en boule',
        ),
        optional(
          '{!2-3a si-cordes-à-danser|Corde à danser}',
          '{!2-3a si-cordes-à-danser|une ou deux, couchées à plat}',
          null,
        ),
        optional(
          '{!2-3a si-poutres si-planches|Poutre ou planche lisse}',
          '{!2-3a si-poutres si-planches|une, posée au ras du sol par vous}',
          null,
        ),
        optional('{cour !hiver !10min si-craies|Grosses craies}', 'trois ou quatre', null),
        optional('{dedans !10min si-tapis|Tapis ou petit matelas, qui ne glisse pas}', 'un ou deux', null),
        optional('{si-ballons|Ballons de jeu mous}', 'un par enfant', null),
      ],
      preparation: [
        '{cour !hiver|Choisissez un coin plat, d’herbe ou d’asphalte sec, loin des balançoires et de la barrière.} {cour hiver|Tapez la neige sur dix pas, et grattez du talon : s’il y a de la glace dessous, changez de coin.} {parc|Choisissez un coin plat d’une dizaine de pas et montrez-en les quatre bords : on joue dedans.} {parc hiver|Tapez la neige du pied; s’il y a de la glace, changez de coin.} {dedans|Poussez tables et chaises au mur; pieds nus ou souliers, pas de bas qui glissent.}',
        'Mettez les pièces en tas au bord, sans rien installer : ce sont les enfants qui bâtissent. Un cerceau, on y entre et l’on en sort; un cône, on le contourne; deux cônes font une porte. {!2-3a|Vous n’avez qu’une corde? Couchez-la en une grande boucle et faites-y deux tournants : chaque tournant est une pièce. Les enfants en font d’autres en la poussant du pied, sans la lever.}',
        'Le parcours sera une boucle, dans un seul sens que votre bras montre : on y entre par n’importe quelle pièce, et personne n’attend en file. {multiage|À chaque pièce, deux façons de passer : en sautant pour qui veut, à côté pour le plus petit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Posez deux pièces, à trois pas l’une de l’autre. Sans un mot, passez la première, marchez, faites le tour de la deuxième. Revenez au début et regardez le vide entre les deux. « Il manque quelque chose, ici. Qui le pose? » La pièce posée, arrêtez-vous devant, un pied en l’air : « Et là, je saute? J’enjambe? Je recule? » Faites ce qu’on vous dit, même de travers. {cour !hiver !2-3a si-pneus|Avec un pneu couché, mettez les deux pieds dans le trou, puis ressortez; à deux, on le traîne où l’on veut.} {!2-3a si-poches-de-sable|Avec une poche de sable sur la tête, refaites une pièce : « C’est plus dur! Qui l’essaie? »} {!2-3a si-cordes-à-danser|Une corde à danser, couchée en serpent, est une rivière : suivez-la, un pied de chaque bord.} « À vous de bâtir le reste. »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8, 45: 11 },
          'Seul ou à deux, on prend une pièce, on la pose à la suite, on l’essaie, on la rapproche. Quand la dernière rejoint la première, levez le bras du côté où l’on va : tous entrent dans la boucle, chacun par sa pièce. {!10min si-tunnel|Au tunnel, on entre quand les pieds de l’ami en sortent.} {!10min dedans si-coussins|Le pont de coussins se passe à quatre pattes.} {!10min !2-3a si-bancs|Au banc, on s’assoit et l’on glisse jusqu’au bout.} {!2-3a si-poutres si-planches|La poutre ou la planche, au ras du sol, se passe à petits pas.} {10min|Après deux tours : « Gelé! Une pièce. Une seule. » Un enfant en change une, et tous refont le tour.} {2-3a|À deux ans, on pose sa pièce, on en fait le tour, on la reprend sous son bras. Laissez la pièce voyager : elle finira par rester.} {2-3a !multiage|Marchez devant, de côté pour tous les voir, en disant le geste : « On entre… on sort… on tourne… hop! » Ils vous suivent comme des canards. Puis laissez-les passer devant, et copiez-les. Une pièce a bougé? Tout le monde passe où elle est rendue.} {3-4a|À trois ans, on montre à l’ami comment faire la sienne, et l’ami fait autre chose : les deux façons sont bonnes.} {3-4a !multiage|Deux pièces trop proches? On s’y cogne, on cherche qui recule la sienne. Faites un tour en vous trompant partout : ils vous arrêtent et vous montrent.} {4-5a|À quatre ans, on règle les espaces : trois pas d’élan ici, un seul là.} {4-5a !multiage|Chaque bâtisseur donne un nom à son passage : la flaque, le volcan, la porte du dragon. Qui le traverse le dit en passant.}',
        ),
        play(
          { 20: 7, 30: 8, 45: 11 },
          '« Gelé! » Tous figent. « Une pièce. Une seule. » Un enfant change quelque chose : il déplace une pièce, la tourne, ou change le geste qu’on y fait. {cour !hiver !10min si-craies|Sur l’asphalte, la craie ajoute sa pièce : un rond où sauter, une ligne à suivre.} {dedans !10min si-tapis|Un tapis ou un matelas est une pièce molle : on la passe à quatre pattes.} {!2-3a si-bancs|Le banc ne bouge pas : on y change de geste, assis de côté, à cheval.} Il y passe le premier, et tous font le tour derrière lui. Au tour suivant, un autre change. {2-3a|À deux ans, l’enfant prend la pièce et l’apporte ailleurs : c’est un changement. Passez-y avec lui, les yeux ronds.} {2-3a !multiage|Dites à chaque fois ce qui a changé : « Elle était ici; elle est là! » Puis ôtez une pièce pendant qu’ils se cachent les yeux : qu’est-ce qui manque? Celui qui l’a vu choisit où elle revient.} {3-4a|À trois ans, on en changerait bien quatre : « Une. Laquelle? » Les autres attendront leur tour.} {3-4a !multiage|Après le tour, le pouce répond : en haut, trop facile; en bas, trop dur; de côté, juste bien. On bouge la pièce d’une longueur de soulier et l’on repasse.} {4-5a|À quatre ans, on devine avant d’essayer : plus facile ou plus dur? On passe, on compare.} {4-5a !multiage|On invente un passage que vous ne réussirez pas. Essayez, ratez pour vrai, demandez un conseil, et suivez-le.}',
        ),
        play(
          { 30: 6, 45: 12 },
          'La course. Chacun se place à une pièce : c’est son départ et son arrivée. À « go », tous font le tour en même temps, {dedans|au pas de marche, }dans le même sens, sans dépasser, pendant que vous comptez. Quand le dernier est revenu à sa pièce, le compte s’arrête. « Vingt. Et si l’on changeait une pièce, serait-ce plus court? » {2-3a|À deux ans, on part, on passe la moitié des pièces, on vous tape dans la main : c’est fait.} {2-3a !multiage|Refaites un tour en tortues, un tour en lapins; comptez aussi les tortues, très lentement.} {3-4a|À trois ans, on recommence aussitôt arrivé : un tour en souris, sans bruit.} {3-4a !multiage|Un enfant compte avec vous; on se trompe, on reprend à dix. Au tour d’après, un autre choisit de quel côté l’on tourne.} {4-5a|À quatre ans, on veut un plus petit nombre : où perd-on du temps? On l’essaie, une pièce à la fois.} {4-5a !multiage|Puis l’envers : le tour le plus long possible, sans jamais s’arrêter.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          'Dernier tour, au ralenti, comme dans un film très lent. {si-ballons|On porte un ballon contre son ventre, sans l’échapper, puis on vous le roule.} Chacun s’arrête dans sa pièce ou à côté et souffle trois fois. « Quelle pièce garderait-on pour demain? » On la montre du doigt, et l’on va y passer une fois, tous. Puis la boucle se défait en marchant : chacun rapporte une pièce au tas{!2-3a|; une corde s’enroule à plat, et c’est vous qui la rangez}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Passez vous-même dans la boucle, parmi les enfants : vous sentez ce qui est trop serré.',
          'Décrivez le corps, pas l’exploit : « Tu as plié les genoux avant de partir. »',
          'Qui ne veut pas d’une pièce la contourne : c’est une façon de passer.',
          '{3-4a 4-5a|Devant une pièce trop dure, taisez-vous et comptez dix : quelqu’un la déplacera.}',
        ],
        questionsOuvertes: [
          'Que fait-on ici?',
          'Comment passerais-tu autrement?',
          '{3-4a 4-5a|Qu’est-ce que ça change pour les autres?}',
        ],
      },
      vocabulaire: [
        'l’obstacle',
        'la boucle',
        'contourner',
        'enjamber',
        'reculer',
        'changer',
        '{3-4a !multiage !10min|juste bien}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Trois pièces en rond, assez larges pour deux pieds et une chute. Il tient votre doigt au premier tour, s’il le demande; au deuxième, c’est lui qui vous tire.',
        },
        {
          pour: '3-4a',
          texte:
            'Il saute toujours trop court? Ne rapprochez rien : demandez-lui où il voudrait la pièce, et laissez-le la pousser du pied.',
        },
        {
          pour: '4-5a',
          texte:
            'Il bâtit pour quelqu’un : un passage pour un ami plus petit, un pour vous. Il regarde passer, puis corrige.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant fait la boucle par le bord et bâtit les portes : assez larges pour ses roues, donc pour tous. L’enfant que les autres bousculent part seul, quand la boucle est gelée, et tous frappent des mains pour lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la boucle se tape dans la neige et garde la trace de chaque pied : où a-t-on sauté?} {hiver|L’été, dehors, on fait un tour nu-pieds dans l’herbe que vous avez inspectée : quelle pièce change sous le pied?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genou ou main à terre.', 'Deux enfants qui se rentrent dedans, sens oublié.'],
        dangersAEliminer: [
          'Bord de cerceau qui roule sous le pied : on pose le pied dans le trou, jamais sur le bord.',
          'Cerceau passé autour d’un cou ou tiré à deux : il reste couché par terre.',
          '{!2-3a|Corde levée, tendue, nouée ou passée autour de quelqu’un : elle reste à plat; au premier bout soulevé, vous la rangez.}',
          '{cour !hiver !2-3a si-pneus|Pneu debout, qui roule ou bascule : il reste couché, et l’on ne monte pas sur son bord.}',
          '{!2-3a si-poches-de-sable|Poche de sable lancée vers quelqu’un ou décousue : elle se porte, ou elle sort du jeu.}',
          '{!10min !2-3a si-bancs|Banc : on y est assis, jamais debout; il est bas, stable, et vous seule le déplacez.} {!si-bancs|Objet ajouté en hauteur, banc ou chaise : tout l’obstacle est au ras du sol.} {2-3a si-bancs|Objet ajouté en hauteur, banc ou chaise : tout l’obstacle est au ras du sol.} {10min !2-3a si-bancs|Objet ajouté en hauteur, banc ou chaise : tout l’obstacle est au ras du sol.}',
          '{!10min si-tunnel|Tunnel : un enfant à la fois, aucun ami dessus; vous voyez les deux bouts.}',
          '{!10min dedans si-coussins|Coussin qui glisse : on y passe à quatre pattes, sans sauter.}',
          'Deux sens dans la même boucle : votre bras montre le côté, et « gelé » arrête tout.',
          '{cour parc ete|Soleil et chaleur : boucle à l’ombre, chapeaux, gorgée d’eau à chaque changement.} {cour parc hiver|Froid : seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent, foulard remplacé par un cache-cou.}',
          '{parc|Enfant qui sort des bords du jeu : comptez-les à chaque « gelé ».}',
          '{!2-3a si-poutres si-planches|Planche à échardes, mouillée, gelée ou qui tangue : elle sort du jeu. Essayez-la d’abord; un enfant à la fois, et personne n’y saute.}',
          '{cour !hiver !10min si-craies|Craie à la bouche ou sous un pied : elle revient à vous dès la pièce tracée.}',
          '{dedans !10min si-tapis|Tapis qui glisse, bord qui lève : à plat, antidérapant, à quatre pattes.}',
          '{si-ballons|Ballon sous un pied : tout s’arrête, on le ramasse, on repart.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{cour parc !hiver|Piqûres : auto-injecteur prescrit sur vous.} Asthme à l’effort : pompe à portée.',
        ],
      },
      observation: [
        'Motricité globale : devant une pièce neuve, que prépare l’enfant, les yeux, les genoux ou les bras?',
        'Raisonnement : notez ce qu’il change, et ce qu’il en attendait.',
        'Compétences sociales : que fait-il quand un autre change sa pièce?',
      ],
      prolongements: [
        'Pour aller au vestiaire, une seule pièce sur le chemin; chaque jour, un enfant décide du geste.',
        'Dites-le aux familles : à la maison, un coussin, un soulier et une serviette font une boucle, une pièce changée à la fois.',
      ],
      reflexionRetroaction: [
        'Combien de pièces ai-je posées moi-même?',
        'Qui a toujours contourné, et qu’est-ce qui lui aurait fait envie?',
      ],
    },
  },
  {
    key: 'coeur-ou-patate-d-amour',
    summary:
      'On plie un papier rouge, on coupe, on ouvre : un cœur? Une patate d’amour! Collée par le pli seulement, elle bat des deux bords, et on la donne.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'Saint-Valentin',
      'st-valentin',
      'la Saint-Valentin',
      'bricolage de Saint-Valentin',
      'carte de Saint-Valentin',
      'valentin',
      'cœur',
      'cœurs',
      'cœur en papier',
      'papier rouge',
      'papier rouge, ciseaux, colle',
      'ciseaux',
      'couper avec des ciseaux',
      'découper un cœur',
      'découpage',
      'colle',
      'coller',
      'plier le papier',
    ],
    seen: [
      'elle plie sa feuille en deux et donne des coups de ciseaux pour voir la forme',
      'il ouvre son papier découpé et s’étonne que les deux côtés soient pareils',
      'ils découpent des bouts de carton rouge, puis devinent à quoi ça ressemble',
      'il dit qu’il est pas capable, son dessin est croche, il veut que je le fasse',
      'elle veut faire quelque chose de beau pour sa maman qui lui manque',
      'elle a coupé en plein milieu du pli et braille, ça a fait deux morceaux',
      'en février, ils me demandent de leur découper des cœurs à la douzaine',
      'à la table de bricolage, ils se font des cadeaux en papier pis les collent partout',
    ],
    scenes: ['dechirer-couper', 'fete'],
    picture:
      'À table, deux enfants ouvrent une forme rouge toute croche et rient; une amie fait battre un cœur du doigt; les ciseaux attendent devant l’éducatrice.',
    sheet: {
      titre: 'Cœur ou patate d’amour?',
      observationDepart:
        '« Je suis pas capable, un cœur. » Un enfant coupe quand même son papier plié et l’ouvre. « Hé! Les deux bords sont pareils! »',
      intentionEducative:
        'Soutenir la main qui plie, coupe et colle, sans modèle à réussir, et le plaisir de donner ce qu’elle a fait.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Couper un papier plié en tournant la feuille de l’autre main.',
        'Mettre de la colle le long du pli seulement, et appuyer.',
        'Dire à quelqu’un ce qu’on lui donne.',
      ],
      materiel: [
        item(
          'Papier rouge',
          'trois petits carrés larges comme votre main et une demi-feuille pour coller, par enfant et pour vous',
          'Papier de construction rouge ou rose',
        ),
        item('Ciseaux à bouts ronds', 'une paire pour deux enfants, une pour vous', null),
        item('Colle en bâton', 'une pour deux enfants', 'Colle blanche étendue du bout du doigt'),
        optional('Papier blanc', 'une demi-feuille par enfant et une pour vous, pour le fond', null),
        optional('{si-carton|Carton mince}', 'une demi-feuille pliée par enfant, pour le fond', null),
      ],
      preparation: [
        'Coupez d’avance les carrés et les demi-feuilles de fond, rouges ou blanches{si-carton|, de papier ou de carton}. Essayez chaque paire de ciseaux : elle coupe le papier double sans le mâcher.',
        'Une table, les enfants assis deux par deux, une paire de ciseaux entre eux : l’un coupe pendant que l’autre plie ou ouvre. Assoyez-vous au milieu d’un côté, toutes les paires sous vos yeux, à portée de bras.',
        'Fixez l’ordre : on plie, on coupe, les ciseaux retournent au milieu, on ouvre. Personne ne se lève avec eux.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Pliez un carré rouge en deux, comme un livre, et passez l’ongle sur le pli. Pincez le pli d’une main : « Celle-là ne lâche pas le dos du livre. » Coupez une bosse, lentement : partez du pli, revenez au pli; c’est le papier qui tourne. Posez les ciseaux. « Cœur? » Ouvrez à peine. « Ou patate? » Ouvrez tout : c’est tout croche. « Une patate d’amour! » Battez-en les deux bords : « Poc, poc. »',
        ),
        play(
          { 20: 8, 30: 9, 45: 14 },
          'On plie, on pince le pli, on coupe une bosse qui part du pli et qui y revient. Avant d’ouvrir, le voisin devine : « Cœur ou patate? » On ouvre ensemble, on dit ce qu’on voit, et l’on passe les ciseaux. {3-4a|À trois ans, trois petits coups suffisent; qui le demande vous fait tenir le bord du papier. Le pli est coupé? « Deux oreilles! »} {3-4a !multiage|Au deuxième carré, dites le geste tout bas : « ouvre, avance, ferme ». Une oreille, un poisson, une lune : on met un nom sur chaque forme, et les plus drôles passent de main en main.} {4-5a|À quatre ans, on veut un vrai cœur. Tracez de l’ongle, contre le pli, une oreille ronde en haut, pointue en bas : c’est la moitié d’un cœur.} {4-5a !multiage|Au deuxième carré, on coupe plus petit, plus gros, pointu. Il reste un trou dans le papier : de quelle forme est-il? Le cœur y rentre-t-il?} {45min|Quand tout est coupé, mêlez les formes : chacun en prend une qui n’est pas la sienne, dit à quoi elle ressemble, et cherche à qui la rendre.}',
        ),
        play(
          { 20: 6, 30: 8, 45: 11 },
          'Les ciseaux, comptés, vont hors de portée. Vient la colle : frottez le bâton sur le dos du pli seulement, un aller, un retour. Ouvrez la forme, posez ce dos-là sur la demi-feuille, qui devient la carte, et appuyez un doigt le long du pli pendant que tous disent « Saint-Va-len-tin ». Lâchez : les deux bords se lèvent, et ça bat. {si-carton|Sur du carton plié, la carte tient debout.} {3-4a|À trois ans, la colle est allée partout et plus rien ne bat : on en recolle une petite par-dessus, par le pli. Une forme en deux morceaux? On plie chaque morceau, et chacun a son pli à coller.} {3-4a !multiage|Chaque forme collée reçoit un battement du doigt : poc, poc. On en colle deux, trois, une montagne; lequel bat encore?} {4-5a|À quatre ans, on place avant de coller : un papillon de deux cœurs, une fleur de trois.} {4-5a !multiage|Les morceaux tombés servent aussi : une antenne, une queue, un trait qui va d’un cœur à l’autre. On raconte à son voisin ce que c’est devenu.}',
        ),
        play(
          { 30: 5, 45: 9 },
          'Le doigt sous les bords, on fait battre le cœur de sa carte. « Il dort. » Poc… poc… « Il monte l’escalier. » Poc, poc, poc! « Il voit son ami arriver. » Comment bat-il? {3-4a|À trois ans, le doigt va au galop tout le temps : soufflez doucement dessus, et c’est votre souffle qui le ralentit.} {3-4a !multiage|Chacun écoute son vrai cœur, la main sur le chandail, et le fait battre sur le papier. Puis l’enfant donne l’ordre : « Il court! »} {4-5a|À quatre ans, un enfant fait battre le sien sans rien dire; les autres devinent : fâché, gêné, content?} {4-5a !multiage|À deux, on fait battre les cartes ensemble, puis chacun son tour, comme une question et une réponse.} {45min|Ensuite, on souffle dessus de biais : quels cœurs s’envolent presque, lesquels sont bien collés? Un coup de colle, et l’on souffle encore.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 6 },
          'Debout en rond, la carte contre soi. « À qui donnes-tu la tienne? » Un ami, le cuisinier, quelqu’un de la maison, soi-même : tout est bon. Qui donne ici s’avance, fait battre le papier; tous font battre le leur avec lui, poc, poc. Il dit ce que c’est : « C’est une patate d’amour. Pour toi. » L’autre la prend, ou dit « non merci », et la carte se cherche quelqu’un d’autre. Les cartes pour la maison attendent, ouvertes, près de la porte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le papier, jamais la main qui coupe : c’est le papier que vous tournez pour elle.',
          'Devant une forme étrange, demandez « qu’est-ce que tu vois? » et ne corrigez pas le contour.',
          'Faites des patates, vous aussi : votre cœur parfait ferait taire les autres.',
          'Comptez les ciseaux tout haut avant d’ouvrir la colle.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu vois quand tu l’ouvres?',
          'Que fait ton autre main?',
          'À qui voudrais-tu la donner?',
        ],
      },
      vocabulaire: ['plier', 'le pli', 'pincer', 'couper', 'pareil', 'coller', 'le cœur', 'donner'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Les premières fois, son papier plié n’est pas plus large que deux doigts : un coup de ciseaux le traverse, et chaque coup donne une forme à ouvrir.',
        },
        {
          pour: '4-5a',
          texte:
            'Il coupe un petit cœur dans un grand cœur encore plié : ouvert, il y en a deux, dont un troué. Lequel donnera-t-il?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La main qui ne coupe pas déchire une bosse à partir du pli, ou tient le papier pendant que le voisin coupe : c’est elle qui ouvre et qui annonce. La colle dérange les doigts? Un petit papier autour du bâton, et l’enfant appuie du coude.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, dans du papier brun ou jaune, le même pli donne des feuilles qui battent; au printemps, des papillons.',
        },
      ],
      securite: {
        risquesAcceptes: ['Papier coupé trop loin, forme en deux morceaux.', 'Doigts collants.'],
        dangersAEliminer: [
          'Ciseaux promenés : ils servent assis, à portée de votre bras, une paire pour deux; on se lève les mains vides. Ils sont comptés avant et après, puis rangés hors de portée.',
          'Lame près des doigts : la main qui tient pince le pli, à l’écart des lames.',
          'Cheveux ou vêtements aux ciseaux : ils coupent du papier, sinon la paire revient à vous.',
          'Colle en bouche : bâton refermé entre deux collages.',
        ],
        supervision: 'palier1',
        allergies: ['Colle à l’eau, sans solvant.'],
      },
      observation: [
        'Motricité fine : que fait la main qui tient le papier pendant que l’autre coupe?',
        'Langage oral : racontez les mots que l’enfant met sur ce qu’il ouvre.',
        'Compétences sociales : à qui donne-t-il, et comment reçoit-il une carte?',
      ],
      prolongements: [
        'Laissez les retailles et la colle au coin du bricolage : des patates d’amour naîtront toute la semaine.',
        'Le soir, l’enfant fait battre sa carte devant son parent : à la maison, elle se colle au frigo par le pli.',
      ],
      reflexionRetroaction: [
        'Ai-je coupé à la place de quelqu’un pour que ce soit un vrai cœur?',
        'Qui n’a rien reçu, et comment est-ce que je le verrai demain?',
      ],
    },
  },
]
