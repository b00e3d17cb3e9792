import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const SUPPORTED_PLAY_QUESTIONS = inTopic('ALEX', 'jeu-risque-accompagne', [
  {
    key: 'mets-moi-sur-la-branche',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un enfant de 4 ans vous tend les bras : « Mets-moi sur la branche! » Quelle réponse soutient le mieux son défi?',
    choices: [
      wrong('a', 'Le hisser, puis le tenir par la taille'),
      wrong('b', 'Lui offrir un autre jeu, au sol'),
      right('c', 'Chercher avec lui par où monter seul'),
      wrong('d', 'Demander à une grande de le pousser'),
    ],
    explanationRight:
      'L’enfant qui monte seul jusqu’où il sait redescendre choisit sa hauteur. Vous vous tenez dessous, sans le tenir. S’il n’y arrive pas aujourd’hui, la branche l’attendra.',
    explanationWrong:
      'Hissé ou poussé, il se retrouve plus haut que ses moyens et ne saura pas redescendre. Monter par soi-même est la meilleure mesure : cherchez les prises avec lui, puis laissez-le décider.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'grimper-arbre' },
  },
  {
    key: 'parler-sans-crier-attention',
    difficulty: 1,
    kind: 'single',
    prompt: 'Une enfant avance sur un tronc humide. Quelle phrase l’aide le plus à gérer elle-même le risque?',
    choices: [
      right('a', '« Regarde où tu poses ton pied »'),
      wrong('b', '« Attention, tu vas glisser! »'),
      wrong('c', '« Vas-y, tu es capable, continue! »'),
      wrong('d', '« Descends, c’est trop mouillé »'),
    ],
    explanationRight:
      'Nommer le concret dirige son attention vers ce qui compte : le pied, l’écorce, la suite du geste. Une phrase précise, dite calmement, vaut mieux que dix « attention ».',
    explanationWrong:
      'L’alarme crispe, l’encouragement pousse plus loin, l’ordre décide à sa place. Aucun ne lui dit quoi regarder. Une consigne concrète, « regarde où tu poses ton pied », lui redonne la maîtrise.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-07' },
  },
  {
    key: 'une-main-sur-le-tronc',
    difficulty: 2,
    kind: 'single',
    prompt: 'Au milieu d’un tronc bas et stable, un enfant vacille et cherche votre aide. Que tentez-vous en premier?',
    choices: [
      wrong('a', 'Lui tendre la main jusqu’au bout'),
      wrong('b', 'Le descendre pour recommencer plus tard'),
      wrong('c', 'L’inviter à accélérer un peu le pas'),
      right('d', 'L’inviter à ouvrir les bras, regard devant'),
    ],
    explanationRight:
      'La consigne corporelle lui rend son équilibre à lui. Une main tendue déplace son appui : utile parfois, mais il apprend alors à s’équilibrer sur vous. Restez tout près; le tronc est bas.',
    explanationWrong:
      'La main change l’équilibre, la vitesse l’emporte, la descente met fin à l’essai. Commencez par le corps : bras ouverts, regard devant, un pas. La main reste disponible s’il en a encore besoin.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'tronc-equilibre' },
  },
  {
    key: 'casque-et-arbre',
    difficulty: 3,
    kind: 'true-false',
    prompt: 'Un enfant passe de la draisienne à l’arbre. Mieux vaut qu’il garde son casque pour grimper.',
    choices: trueFalse('faux'),
    explanationRight:
      'Le casque protège sur roues, mais il peut se coincer entre deux branches pendant que le corps continue de descendre. On le retire pour grimper, comme les foulards et les cordons.',
    explanationWrong:
      'Plus de protection semble plus sûr. Dans un arbre, pourtant, un casque peut se coincer entre deux branches et retenir l’enfant par le cou. On le garde pour rouler, on l’enlève pour grimper.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'draisienne' },
  },
  {
    key: 'regles-de-la-glissade',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Avec les enfants, vous préparez les règles de la glissade en traîneau. Lesquelles retenez-vous?',
    choices: [
      right('a', 'On remonte à côté des glisseurs'),
      right('b', 'On porte un casque de sports de neige'),
      right('c', 'On s’assoit face à la descente'),
      wrong('d', 'On se couche à plat ventre, tête devant'),
    ],
    explanationRight:
      'Assis ou à genoux face à la descente, casque sur la tête, montée à l’écart : l’enfant voit, freine et se relève. L’adulte, lui, choisit une pente loin des arbres, des clôtures et de la rue.',
    explanationWrong:
      'À plat ventre, c’est la tête qui arrive en premier. On glisse assis ou à genoux, face à la descente, avec un casque de sports de neige, et l’on remonte à côté de ceux qui descendent.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'traineau' },
  },
  {
    key: 'choisir-une-pente',
    difficulty: 3,
    kind: 'single',
    prompt: 'Vous cherchez une pente où les enfants pourront dévaler en courant. Qu’examinez-vous en premier?',
    choices: [
      wrong('a', 'Le haut de la pente, pour surveiller le départ'),
      wrong('b', 'La longueur de la pente, pour doser l’élan'),
      right('c', 'Le bas de la pente, où chacun finira sa course'),
      wrong('d', 'L’herbe de la pente, pour amortir les chutes'),
    ],
    explanationRight:
      'C’est en bas que l’élan rencontre le monde. Une zone dégagée, loin de la rue et de l’eau, rend la pente possible. Ensuite seulement, on apprend à freiner en partant du premier tiers.',
    explanationWrong:
      'Le départ, la longueur et le sol comptent, mais ils se corrigent. L’arrivée, non : un enfant lancé ne choisit plus où il s’arrête. On choisit donc le bas avant la pente.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'devaler-pente' },
  },
  {
    key: 'corde-pour-remonter',
    difficulty: 3,
    kind: 'multiple',
    prompt: 'Vous installez une corde pour aider les enfants à remonter une butte. Quelles précautions prenez-vous?',
    choices: [
      right('a', 'La fixer sans laisser de boucle'),
      wrong('b', 'La nouer à la taille des plus petits'),
      right('c', 'La retirer à la fin du jeu'),
      wrong('d', 'La laisser en place d’un jour à l’autre'),
    ],
    explanationRight:
      'Sans boucle, posée au sol, jamais autour du cou ni de la taille, retirée après le jeu : le danger d’étranglement est géré. Reste le risque de glisser, que l’enfant apprivoise.',
    explanationWrong:
      'Nouée à la taille, la corde peut remonter ou se coincer; oubliée, elle devient un danger quand personne ne regarde. On la fixe sans boucle, au sol, et on la retire dès que le jeu est fini.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'pente-corde' },
  },
  {
    key: 'ou-glisser-sur-la-glace',
    difficulty: 1,
    kind: 'single',
    prompt: 'Les enfants veulent s’élancer et glisser à pied sur la glace. Quel endroit leur proposez-vous?',
    choices: [
      wrong('a', 'Le bord d’un étang gelé, peu profond'),
      wrong('b', 'Un ruisseau gelé depuis des semaines'),
      wrong('c', 'Le milieu de l’étang, déjà patiné'),
      right('d', 'Une plaque formée au sol, dans la cour'),
    ],
    explanationRight:
      'Dans la cour, la chute est le seul enjeu, et l’enfant peut le doser : départ court, genoux fléchis. Comparer la glace, la neige et le sable nourrit en plus l’éveil aux sciences.',
    explanationWrong:
      'Sur un cours d’eau ou un étang, l’épaisseur ne se voit pas : c’est un danger, même près du bord ou après des semaines de gel. Une plaque formée au sol offre le même plaisir.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'glace-a-pied' },
  },
  {
    key: 'cachette-dans-le-banc-de-neige',
    difficulty: 2,
    kind: 'single',
    prompt: 'Deux enfants creusent une cachette dans un banc de neige de la cour. Quelle version acceptez-vous?',
    choices: [
      right('a', 'Une niche ouverte sur le dessus'),
      wrong('b', 'Un tunnel court, à deux sorties'),
      wrong('c', 'Un tunnel large, creusé par l’adulte'),
      wrong('d', 'Un trou profond, couvert d’une planche'),
    ],
    explanationRight:
      'Sans toit, rien ne peut s’effondrer sur eux, et vous les voyez. On creuse loin de la rue et des zones de déneigement, sous votre regard continu. L’intimité reste entière ou presque.',
    explanationWrong:
      'Un tunnel ou un toit peuvent s’effondrer d’un coup, quelles que soient leur longueur et la personne qui creuse. La niche ouverte sur le dessus garde le plaisir de se cacher sans le danger d’ensevelissement.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'cachette-neige' },
  },
  {
    key: 'chamaille-ou-bataille',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Deux enfants roulent en riant dans les feuilles. Quels signes vous disent que c’est encore un jeu?',
    choices: [
      right('a', 'Les rôles s’échangent'),
      wrong('b', 'Le même reste dessous'),
      right('c', 'Chacun revient vers l’autre'),
      wrong('d', 'Un visage se crispe'),
    ],
    explanationRight:
      'Visages détendus, rôles qui alternent, envie de revenir : la chamaille est un jeu. Les règles convenues d’avance (on demande, on s’arrête au « stop », jamais le visage ni le cou) la gardent ainsi.',
    explanationWrong:
      'Un visage crispé ou un enfant toujours dessous vous invitent à vous approcher. Le jeu se reconnaît aux visages détendus, aux rôles qui s’échangent et au fait que chacun y revient de lui-même.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'chamaille-feuilles' },
  },
  {
    key: 'combat-d-epees',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Deux enfants de 4 ans brandissent des bâtons : « On se bat à l’épée! » Quelle intervention permet au jeu de vivre?',
    choices: [
      wrong('a', 'Proposer un thème plus doux, comme la pêche'),
      right('b', 'Convenir du bâton, de la zone et de la cible'),
      wrong('c', 'Laisser jouer et intervenir au premier pleur'),
      wrong('d', 'Rappeler que se battre n’est jamais un jeu'),
    ],
    explanationRight:
      'Bâton court ou feuillu, zone dégagée, bâton contre bâton : le cadre rend le jeu possible. Accueillez le thème sans le juger et gardez un œil sur le plaisir des deux.',
    explanationWrong:
      'Changer le thème ou le condamner ferme un jeu qui a du sens pour eux; attendre les pleurs arrive trop tard pour un œil. Convenir du bâton, de la zone et de la cible laisse l’histoire leur appartenir.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'epees-batons' },
  },
  {
    key: 'petite-au-jeu-de-cachette',
    difficulty: 2,
    kind: 'single',
    prompt: 'Au boisé, une enfant de 2 ans et demi veut jouer à la cachette avec les grands. Comment l’inclure?',
    choices: [
      wrong('a', 'Elle se cache seule, tout près du camp'),
      wrong('b', 'Elle compte, pendant que les grands se cachent'),
      right('c', 'Elle se cache avec vous, main dans la main'),
      wrong('d', 'Elle se cache avec un grand, derrière un tronc'),
    ],
    explanationRight:
      'Avant 3 ans, on se cache avec un adulte : elle goûte au frisson d’être introuvable sans l’être. Rubans visibles, signal de rappel et dénombrement à chaque partie valent pour tout le groupe.',
    explanationWrong:
      'Seule ou avec un grand, elle peut s’éloigner en un instant; à compter, elle manque la cachette. Avant 3 ans, on se cache avec un adulte, à l’intérieur des limites visibles.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'cachette-boise' },
  },
  {
    key: 'au-bord-du-ruisseau',
    difficulty: 2,
    kind: 'single',
    prompt: 'Le groupe joue au bord d’un filet d’eau calme. Comment organisez-vous la surveillance?',
    choices: [
      wrong('a', 'Chaque adulte jette un œil à l’eau, de sa place'),
      wrong('b', 'L’adulte qui sert la collation s’installe en face'),
      wrong('c', 'Les grands avertissent si un petit s’approche'),
      right('d', 'Un adulte ne s’occupe que de l’eau, tout près'),
    ],
    explanationRight:
      'Quelques centimètres d’eau suffisent pour une noyade. Une personne dédiée à l’eau, à portée de bras des plus jeunes, n’a aucune autre tâche. On renonce si le débit est fort ou la rive glacée.',
    explanationWrong:
      'Quand tout le monde surveille un peu, personne ne surveille vraiment. L’eau, même calme et peu profonde, demande une personne qui n’a rien d’autre à faire, à portée de bras des plus jeunes.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'bord-ruisseau' },
  },
  {
    key: 'glissade-a-contresens',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Votre politique permet de remonter la glissade à contresens. Des enfants de 4 ans s’y lancent. Quel est le vrai enjeu à régler avec eux?',
    choices: [
      wrong('a', 'La pente, avec des souliers qui collent'),
      wrong('b', 'La hauteur, avec un adulte derrière'),
      wrong('c', 'L’âge, avec un tour réservé aux grands'),
      right('d', 'La circulation, avec un signal convenu'),
    ],
    explanationRight:
      'Ce qui blesse, c’est la rencontre de celui qui monte et de celle qui descend. Un signal convenu, « libre! », que les enfants gèrent eux-mêmes, règle l’essentiel. Vérifiez aussi l’usage prévu par le fabricant.',
    explanationWrong:
      'La pente, la hauteur et l’âge se ressentent et se dosent. La collision, elle, vient d’un autre enfant. Un signal convenu, « libre! », organise la circulation et fait place à la coopération.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'glissade-contresens' },
  },
  {
    key: 'avant-d-escalader',
    difficulty: 3,
    kind: 'single',
    prompt: 'Deux enfants veulent escalader un gros rocher, stable et sec. Que repérez-vous avec eux avant la montée?',
    choices: [
      wrong('a', 'Qui des deux passera en premier'),
      wrong('b', 'Jusqu’où ils comptent monter'),
      right('c', 'Par où ils redescendront'),
      wrong('d', 'Quelle prise servira de départ'),
    ],
    explanationRight:
      'On monte avec les yeux devant; on redescend à l’aveugle, fatigué. Connaître la voie de descente d’avance évite de rester pris en haut. Le reste, chercher ses prises et choisir sa hauteur, leur appartient.',
    explanationWrong:
      'L’ordre, la hauteur et les prises se décident en chemin : c’est même là que l’enfant planifie. La descente, plus difficile que la montée, se repère d’avance, pour que personne ne reste pris en haut.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'escalader-rocher' },
  },
])
