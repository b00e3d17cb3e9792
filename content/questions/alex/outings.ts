import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const OUTINGS_QUESTIONS = inTopic('ALEX', 'sorties-et-detente', [
  {
    key: 'avant-de-partir-deux-heures',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Votre groupe de 3 ans part au parc pour une à deux heures. Quel geste prévient le mieux les envies pressantes en chemin?',
    choices: [
      wrong('a', 'Laisser les gourdes au retour'),
      right('b', 'Passer à la toilette avant de partir'),
      wrong('c', 'Remettre une couche à ceux qui hésitent'),
      wrong('d', 'Demander à chacun s’il a envie'),
    ],
    explanationRight:
      'Pour une sortie d’environ une à deux heures, le passage à la toilette fait partie de la routine de départ. Il évite la plupart des urgences et rassure les enfants en apprentissage de la propreté.',
    explanationWrong:
      'Réduire l’eau n’est pas une option, la couche envoie un message confus, et plusieurs répondent « non » par envie de partir. Le passage à la toilette, offert à tous avant le départ, règle presque tout.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'hygiene' },
  },
  {
    key: 'lever-les-yeux',
    difficulty: 1,
    kind: 'single',
    prompt: 'Vous arrivez à votre coin de forêt. Que regardez-vous avant de laisser poser les sacs?',
    choices: [
      right('a', 'Les branches au-dessus des têtes'),
      wrong('b', 'La pente du sol sous les tapis'),
      wrong('c', 'La lumière qui traverse le feuillage'),
      wrong('d', 'Les souches qui serviront de bancs'),
    ],
    explanationRight:
      'Une branche morte accrochée peut tomber sans prévenir. Si vous en voyez une, changez d’endroit. Lever les yeux ensemble, en arrivant, devient vite un rituel que les enfants vous rappellent.',
    explanationWrong:
      'Le confort se règle après. Le premier regard va vers le haut : une branche morte accrochée est un danger que l’enfant ne peut ni voir ni gérer. On change de place au besoin.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'montrer-les-limites',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Au boisé, quels gestes aident des enfants de 3 ans à connaître les limites du site?',
    choices: [
      wrong('a', 'Les expliquer une fois, en début de saison'),
      right('b', 'Les marquer avec des rubans ou des roches peintes'),
      right('c', 'Les marcher ensemble à chaque arrivée'),
      wrong('d', 'Les changer chaque fois, pour garder l’intérêt'),
    ],
    explanationRight:
      'Une limite que l’on voit et que l’on a marchée devient réelle. Refaite à chaque arrivée, cette petite tournée sert aussi à inspecter le terrain et à saluer ses recoins.',
    explanationWrong:
      'Les mots seuls s’oublient vite, et des limites qui bougent désorientent. À cet âge, on retient ce que l’on voit et ce que l’on parcourt : des repères visibles, marchés à chaque arrivée.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'signal-de-rassemblement',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Le signal de rassemblement s’apprend surtout par le jeu, avant le jour où l’on en aura besoin.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Un signal unique (cri de chouette, sifflet, chanson), répété par plaisir, devient un réflexe. Le jour où il compte vraiment, les enfants accourent sans inquiétude, parce qu’ils l’ont souvent joué.',
    explanationWrong:
      'On pourrait réserver le signal aux urgences, pour qu’il garde sa force. C’est la répétition joyeuse qui la lui donne : les enfants répondent mieux à ce qu’ils ont joué dix fois.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'compter-a-voix-haute',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'En sortie, à quels moments comptez-vous les enfants à voix haute?',
    choices: [
      right('a', 'À l’arrivée au site'),
      right('b', 'À chaque transition'),
      wrong('c', 'Seulement s’il en manque un'),
      right('d', 'Au départ et au retour'),
    ],
    explanationRight:
      'Départ, arrivée, transitions, signal, retour : compter souvent permet de savoir tout de suite, et non de découvrir trop tard. À voix haute, l’équipe confirme et les enfants comptent avec vous.',
    explanationWrong:
      'Pour savoir qu’il manque quelqu’un, il faut avoir compté. On dénombre au départ, à l’arrivée, aux transitions, à chaque signal et au retour, à voix haute pour que l’équipe confirme.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'meme-lieu-souvent',
    difficulty: 2,
    kind: 'single',
    prompt: 'Dix parcs à découvrir ou le même petit boisé chaque semaine? Quel est le principal avantage du même lieu?',
    choices: [
      wrong('a', 'Il n’a plus besoin d’être inspecté'),
      wrong('b', 'Il permet une supervision plus légère'),
      right('c', 'Il sécurise et laisse le jeu s’approfondir'),
      wrong('d', 'Il demande moins d’échanges avec les familles'),
    ],
    explanationRight:
      'On y retrouve son jeu, on voit la saison changer, on connaît les recoins. La répétition sécurise et approfondit. Le terrain, lui, change aussi : on le réinspecte à chaque visite.',
    explanationWrong:
      'Connaître un lieu n’enlève ni l’inspection, ni la supervision, ni le partenariat. Ce que la répétition apporte est ailleurs : des enfants en confiance, des jeux qui reprennent où ils étaient.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'personne-restee-au-sgee',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Vous partez au boisé. Quels renseignements laissez-vous à la personne qui reste sur place?',
    choices: [
      right('a', 'Le trajet et l’heure de retour'),
      wrong('b', 'Le détail des jeux prévus'),
      right('c', 'La liste des enfants présents'),
      wrong('d', 'Le contenu du sac de collation'),
    ],
    explanationRight:
      'Heure de départ, trajet, présences, heure de retour : si vous tardez ou si le téléphone se tait, quelqu’un sait où chercher et qui est avec vous.',
    explanationWrong:
      'Les jeux et la collation peuvent changer sans conséquence. En cas d’imprévu, il faut savoir où vous êtes, avec qui et jusqu’à quand : trajet, présences, heures de départ et de retour.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'camp-de-base' },
  },
  {
    key: 'qui-porte-l-auto-injecteur',
    difficulty: 2,
    kind: 'single',
    prompt: 'Un enfant de votre groupe a un auto-injecteur d’épinéphrine. Où se trouve-t-il pendant la sortie?',
    choices: [
      wrong('a', 'Dans le sac à dos de l’enfant'),
      wrong('b', 'Dans la trousse laissée au camp'),
      wrong('c', 'Dans le sac commun, avec la glacière'),
      right('d', 'Sur l’adulte qui accompagne l’enfant'),
    ],
    explanationRight:
      'L’auto-injecteur suit l’enfant, porté par l’adulte qui l’accompagne, même pour une exploration à deux minutes du camp. Toute l’équipe sait où il est et comment l’utiliser.',
    explanationWrong:
      'Un sac se pose, s’oublie, reste au camp. En cas de réaction grave, chaque minute compte : l’auto-injecteur est sur l’adulte qui accompagne l’enfant, et toute l’équipe le sait.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'equipement' },
  },
  {
    key: 'epinephrine-en-hiver',
    difficulty: 3,
    kind: 'true-false',
    prompt:
      'Par temps froid, l’auto-injecteur d’épinéphrine se porte sous le manteau de l’adulte plutôt que dans une poche extérieure du sac.',
    choices: trueFalse('vrai'),
    explanationRight:
      'L’épinéphrine craint le gel comme la chaleur. Près du corps l’hiver, à l’ombre l’été, avec une vérification régulière de la date et de l’aspect : elle sera prête si l’enfant en a besoin.',
    explanationWrong:
      'La poche extérieure semble plus rapide, mais elle gèle. L’épinéphrine craint le gel comme la chaleur : on la garde près du corps l’hiver et à l’ombre l’été, facile à atteindre.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'equipement' },
  },
  {
    key: 'nom-sur-le-sac',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Vous identifiez les sacs et les dossards pour les sorties au parc. Quel choix protège le mieux les enfants?',
    choices: [
      wrong('a', 'Le prénom sur le dossard, le nom du SGEE dans le sac'),
      right('b', 'Le nom dans le sac, celui du SGEE sur le dossard'),
      wrong('c', 'Le prénom et la photo, sur une étiquette du sac'),
      wrong('d', 'Le prénom sur le sac, en lettres bien lisibles'),
    ],
    explanationRight:
      'Un inconnu qui lit un prénom peut s’en servir pour paraître familier. Le nom reste à l’intérieur; le dossard affiche le SGEE et son téléphone, utiles si un enfant s’éloigne.',
    explanationWrong:
      'Bien lisible pour vous, le prénom l’est aussi pour un inconnu. On l’inscrit à l’intérieur du sac. Sur le dossard, le nom et le téléphone du SGEE suffisent pour retrouver le groupe.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'equipement' },
  },
  {
    key: 'paupieres-lourdes-au-hamac',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un enfant de 3 ans se berce dans un hamac bas; ses paupières tombent. Quelle suite donnez-vous à ce moment?',
    choices: [
      right('a', 'Le coucher là où sa sieste est prévue'),
      wrong('b', 'Le laisser dormir, un adulte assis près de lui'),
      wrong('c', 'Le laisser dormir, les bords du hamac relevés'),
      wrong('d', 'Le laisser dormir, mais moins d’une heure'),
    ],
    explanationRight:
      'Le hamac sert à la détente : bas, un enfant à la fois, un adulte tout près. Ce n’est pas un lieu de sommeil régulier. La sieste se poursuit sur l’équipement prévu, ferme et plat.',
    explanationWrong:
      'Si paisible soit-il, le hamac courbe le corps et comporte des cordes. On le garde pour la détente; quand le sommeil vient, l’enfant rejoint une surface ferme et plane, selon la politique du milieu.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'hamac' },
  },
  {
    key: 'poupon-endormi-en-poussette',
    difficulty: 2,
    kind: 'single',
    prompt: 'Au retour du parc, un poupon dort dans la poussette. Que faites-vous en arrivant?',
    choices: [
      wrong('a', 'Incliner le dossier et le laisser finir sa sieste'),
      wrong('b', 'Garer la poussette à l’ombre, près de vous'),
      right('c', 'Le coucher sur le dos, dans son lit'),
      wrong('d', 'Le coucher sur le côté, dans son lit'),
    ],
    explanationRight:
      'Assis, la tête peut basculer vers l’avant. Dès que possible, le poupon est couché sur le dos, seul, dans un lit conforme, sur une surface ferme et plane. S’il se réveille, on le rendormira.',
    explanationWrong:
      'Ne pas le réveiller part d’un bon sentiment. Poussette, siège d’auto et balançoire ne conviennent pourtant pas au sommeil, et la position sûre est sur le dos, dans un lit conforme, sans literie molle.',
    source: SOURCES.safeSleep,
    link: { to: 'backpack', anchor: 'detente' },
  },
  {
    key: 'enfant-qui-s-ennuie',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Au boisé, un enfant de 4 ans vient de laisser son jeu : « Je sais pas quoi faire. » Que tentez-vous d’abord?',
    choices: [
      wrong('a', 'Lui proposer deux activités au choix'),
      wrong('b', 'Le jumeler à un groupe déjà lancé'),
      wrong('c', 'Sortir un jouet du sac de l’éducatrice'),
      right('d', 'Attendre un peu, disponible et tranquille'),
    ],
    explanationRight:
      'S’ennuyer un peu fait naître le jeu. Asseyez-vous près de lui, regardez ce qu’il regarde. Souvent, un bâton ou une fourmi règle la question avant vous.',
    explanationWrong:
      'Ces solutions sont bienveillantes et pourront servir. Proposées tout de suite, elles remplissent un vide qui allait peut-être devenir une idée. Attendez d’abord un peu, tout près de lui.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'detente' },
  },
])
