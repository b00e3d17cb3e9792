import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** Thresholds are reminders: every explanation that gives one also says that the policy of the service comes first. */
export const WEATHER_QUESTIONS = inTopic('ALEX', 'meteo-et-saisons', [
  {
    key: 'repere-de-grand-froid',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Votre milieu rédige sa politique d’hiver. À partir de quel repère la Société canadienne de pédiatrie suggère-t-elle de rester à l’intérieur?',
    choices: [
      wrong('a', 'À -10 °C, température ou refroidissement éolien'),
      wrong('b', 'À -18 °C, température ou refroidissement éolien'),
      right('c', 'À -27 °C, température ou refroidissement éolien'),
      wrong('d', 'À -40 °C, température ou refroidissement éolien'),
    ],
    explanationRight:
      'C’est un repère général. Votre politique peut être plus prudente, surtout pour les poupons, et c’est elle qui a priorité. L’habillement, le mouvement, la durée et un refuge proche comptent autant que le chiffre.',
    explanationWrong:
      'La Société canadienne de pédiatrie suggère de rester à l’intérieur à -27 °C ou moins, température ou refroidissement éolien. Plusieurs milieux choisissent un seuil plus prudent pour les poupons : suivez celui de votre politique.',
    source: SOURCES.pediatricAdvice,
    link: { to: 'definitions', anchor: 'refroidissement-eolien' },
  },
  {
    key: 'mitaines-ou-gants',
    difficulty: 1,
    kind: 'single',
    prompt: 'Un parent hésite entre des gants et des mitaines. Pourquoi lui suggérer des mitaines par grand froid?',
    choices: [
      right('a', 'Les doigts s’y réchauffent entre eux'),
      wrong('b', 'Elles laissent mieux respirer la main'),
      wrong('c', 'Elles sont toujours imperméables'),
      wrong('d', 'Elles sèchent plus vite au vestiaire'),
    ],
    explanationRight:
      'Regroupés, les doigts partagent leur chaleur. Prévoyez une paire de rechange : une mitaine mouillée refroidit vite, et personne ne devrait manquer la sortie pour cela.',
    explanationWrong:
      'L’imperméabilité et le séchage dépendent du tissu, pas de la forme. L’avantage de la mitaine est simple : les doigts, réunis, se tiennent au chaud les uns les autres.',
    source: SOURCES.pediatricAdvice,
    link: { to: 'backpack', anchor: 'meteo' },
  },
  {
    key: 'nuque-moite',
    difficulty: 2,
    kind: 'single',
    prompt: 'En plein jeu d’hiver, vous touchez la nuque d’un enfant : elle est moite. Que faites-vous?',
    choices: [
      wrong('a', 'Ajouter un cache-cou sec'),
      wrong('b', 'Le faire rentrer au chaud'),
      wrong('c', 'Le laisser ainsi, il a chaud'),
      right('d', 'Lui enlever une couche'),
    ],
    explanationRight:
      'Moite, la nuque annonce que l’enfant transpire; l’humidité le refroidira dès qu’il ralentira. On enlève une couche. Une nuque froide invite à bouger ou à en ajouter une.',
    explanationWrong:
      'Il a chaud maintenant, et c’est justement ce qui le refroidira plus tard : la sueur mouille ses vêtements. Enlever une couche le garde au sec et lui permet de rester dehors.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'meteo' },
  },
  {
    key: 'premiere-couche',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Vous expliquez aux familles l’habillement en trois couches. Quel rôle donnez-vous à celle qui touche la peau?',
    choices: [
      wrong('a', 'Couper le vent'),
      right('b', 'Évacuer l’humidité'),
      wrong('c', 'Garder l’air chaud'),
      wrong('d', 'Arrêter la neige'),
    ],
    explanationRight:
      'La première couche évacue l’humidité, la deuxième isole, la troisième coupe le vent et l’eau. On peut alors en retirer une quand le jeu s’anime, sans que l’enfant soit mouillé.',
    explanationWrong:
      'Isoler revient à la couche du milieu; couper le vent et l’eau, à celle du dehors. Contre la peau, il faut surtout évacuer l’humidité : un enfant au sec reste au chaud.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'meteo' },
  },
  {
    key: 'deux-paires-de-bas',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Dans une botte déjà bien ajustée, une deuxième paire de bas garde les pieds plus au chaud.',
    choices: trueFalse('faux'),
    explanationRight:
      'Serré, le pied perd la mince couche d’air qui l’isole, et il se refroidit. Une bonne paire de bas, une botte où les orteils bougent et un rechange sec font mieux.',
    explanationWrong:
      'Plus d’épaisseur devrait réchauffer, et pourtant. Dans une botte ajustée, la deuxième paire comprime le pied et chasse l’air qui isole. Mieux vaut une seule paire et de l’espace pour les orteils.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'meteo' },
  },
  {
    key: 'autour-du-cou',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Vous préparez la liste d’hiver des familles. Quels choix préviennent l’étranglement pendant le jeu?',
    choices: [
      right('a', 'Un cache-cou sans cordon'),
      wrong('b', 'Un foulard bien noué derrière'),
      right('c', 'Un capuchon sans cordon'),
      wrong('d', 'Des mitaines sur une corde au cou'),
    ],
    explanationRight:
      'Ce qui peut s’accrocher autour du cou est un danger, et l’adulte l’enlève : ni foulard, ni cordon, ni corde. Le cache-cou couvre bien, reste en place et laisse l’enfant grimper et glisser.',
    explanationWrong:
      'Bien noué ou non, un foulard peut s’accrocher à une branche ou à un module; une corde à mitaines aussi. Le cache-cou et le capuchon sans cordon réchauffent sans rien laisser pendre.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'meteo' },
  },
  {
    key: 'premier-coup-de-tonnerre',
    difficulty: 1,
    kind: 'single',
    prompt: 'Au parc, vous entendez un premier coup de tonnerre, encore lointain. Que faites-vous?',
    choices: [
      wrong('a', 'Réunir le groupe sous la bâche, au centre'),
      wrong('b', 'S’abriter sous les arbres les plus bas'),
      right('c', 'Gagner aussitôt un bâtiment fermé'),
      wrong('d', 'Attendre un deuxième coup pour décider'),
    ],
    explanationRight:
      'Si vous entendez le tonnerre, l’orage est assez près pour agir. Un bâtiment ou un véhicule fermé protège. On ressort 30 minutes après le dernier coup, plus tard si votre politique le demande.',
    explanationWrong:
      'Ni la bâche ni les arbres ne protègent de la foudre, et attendre réduit le temps pour se mettre à l’abri. Au premier coup de tonnerre, on gagne un bâtiment ou un véhicule fermé, et l’on y reste jusqu’à 30 minutes après le dernier.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'meteo' },
  },
  {
    key: 'grand-vent-et-boise',
    difficulty: 2,
    kind: 'single',
    prompt: 'Le vent se lève fort avant votre matinée au boisé. Où emmenez-vous le groupe?',
    choices: [
      right('a', 'Au champ ou dans la cour, loin des arbres'),
      wrong('b', 'Au boisé, là où les arbres coupent le vent'),
      wrong('c', 'Au boisé, sous une bâche montée plus bas'),
      wrong('d', 'À la lisière, adossés aux plus gros troncs'),
    ],
    explanationRight:
      'Par grand vent, des branches peuvent tomber sans prévenir : c’est un danger. Le champ ou la cour permettent de jouer avec le vent, cette fois comme matériel, avec rubans et feuilles.',
    explanationWrong:
      'Le boisé donne une impression d’abri, et c’est vrai pour la peau. Au-dessus des têtes, les branches, elles, peuvent céder. On choisit un espace dégagé et l’on y retrouve le vent autrement.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'meteo' },
  },
  {
    key: 'poupon-au-soleil',
    difficulty: 2,
    kind: 'single',
    prompt: 'Par un bel après-midi de juin, vous sortez avec un poupon de 5 mois. Comment le protégez-vous du soleil?',
    choices: [
      wrong('a', 'Une crème minérale, sur tout le corps'),
      wrong('b', 'Une crème pour bébés, puis la poussette'),
      wrong('c', 'Une sortie brève, au soleil du midi'),
      right('d', 'De l’ombre et des vêtements légers qui couvrent'),
    ],
    explanationRight:
      'Avant 6 mois, on mise sur l’ombre et les vêtements, sans crème solaire. Chapeau, manches longues légères, ombre qui suit le soleil : vérifiez souvent, car elle se déplace plus vite qu’on ne croit.',
    explanationWrong:
      'La crème solaire se réserve aux enfants de plus de 6 mois. Avant, la protection vient de l’ombre et des vêtements, et l’on évite le soleil du milieu de la journée.',
    source: SOURCES.sun,
    link: { to: 'definitions', anchor: 'indice-uv' },
  },
  {
    key: 'heures-de-soleil-fort',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Vous ajustez l’horaire d’été. Pendant quelle plage horaire faut-il éviter le plus l’exposition sans protection?',
    choices: [
      wrong('a', 'De 7 h à 11 h'),
      right('b', 'De 11 h à 15 h'),
      wrong('c', 'De 15 h à 17 h'),
      wrong('d', 'De 17 h à 19 h'),
    ],
    explanationRight:
      'C’est là que les rayons sont les plus forts. Dehors tôt le matin, à l’ombre ensuite, de retour en fin d’après-midi : l’horaire d’été devient lui-même une protection.',
    explanationWrong:
      'Le soleil se sent parfois davantage plus tard, quand l’air est chaud. Les rayons, eux, sont les plus forts de 11 h à 15 h : c’est le moment de l’ombre, du chapeau et de la crème.',
    source: SOURCES.sun,
    link: { to: 'definitions', anchor: 'indice-uv' },
  },
  {
    key: 'remettre-de-la-creme',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Les enfants de 3 ans ont reçu de la crème solaire avant de sortir. À quels moments en remettez-vous?',
    choices: [
      right('a', 'Environ deux heures plus tard'),
      right('b', 'Après les jeux d’eau'),
      right('c', 'Après une course qui fait suer'),
      wrong('d', 'Quand la peau se met à rosir'),
    ],
    explanationRight:
      'L’eau, la sueur et le temps l’enlèvent peu à peu. Toutes les deux heures environ, après la baignade et après l’effort : un rituel à l’ombre, avec l’autorisation du parent et la politique du milieu.',
    explanationWrong:
      'Une peau rosie a déjà reçu trop de soleil. On remet de la crème avant ce signe : environ toutes les deux heures, après l’eau et après l’effort.',
    source: SOURCES.sun,
    link: { to: 'definitions', anchor: 'indice-uv' },
  },
  {
    key: 'ciel-couvert-et-uv',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Sous un ciel couvert, la plus grande partie des rayons UV peut tout de même atteindre la peau.',
    choices: trueFalse('vrai'),
    explanationRight:
      'Jusqu’à 85 % des UV traversent les nuages. La neige, le sable et l’eau en renvoient aussi. L’indice UV du jour guide mieux que la couleur du ciel, été comme hiver.',
    explanationWrong:
      'On associe le coup de soleil à la chaleur et au ciel bleu. Or les nuages laissent passer jusqu’à 85 % des UV. Consultez l’indice UV du jour plutôt que le ciel.',
    source: SOURCES.sun,
    link: { to: 'definitions', anchor: 'indice-uv' },
  },
  {
    key: 'joue-pale-et-insensible',
    difficulty: 3,
    kind: 'single',
    prompt: 'La joue d’une enfant est pâle, grisâtre, et elle dit ne plus la sentir. Quel premier geste posez-vous?',
    choices: [
      wrong('a', 'La frictionner pour ramener le sang'),
      right('b', 'La réchauffer doucement, contre la peau'),
      wrong('c', 'La tamponner avec un peu de neige'),
      wrong('d', 'La faire courir pour la réchauffer'),
    ],
    explanationRight:
      'Une main tiède posée sans frotter, à l’abri, réchauffe sans blesser la peau fragilisée. Prévenez le parent et consultez, par exemple Info-Santé 811 : pâleur et perte de sensation font penser à une engelure.',
    explanationWrong:
      'Frotter, avec la main ou la neige, peut blesser une peau gelée, et courir ne réchauffe pas une joue insensible. On met l’enfant à l’abri, on réchauffe peau contre peau, sans frotter, et l’on consulte.',
    source: SOURCES.redCross,
    link: { to: 'definitions', anchor: 'engelure' },
  },
  {
    key: 'journee-de-chaleur',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Une journée très chaude s’annonce. Quels gestes prévoyez-vous pour votre groupe de 2 ans?',
    choices: [
      right('a', 'Offrir de l’eau souvent, sans attendre la soif'),
      right('b', 'Mouiller la peau et chercher l’ombre'),
      wrong('c', 'Maintenir la longue marche de 13 h'),
      right('d', 'Choisir des jeux qui demandent moins d’effort'),
    ],
    explanationRight:
      'Les enfants de moins de 5 ans comptent parmi les plus vulnérables à la chaleur. Boire souvent, ombre, eau sur la peau, jeux tranquilles : la journée reste belle, à un autre rythme.',
    explanationWrong:
      'L’effort ajoute de la chaleur à la chaleur. Chez les moins de 5 ans, plus vulnérables, on fait boire souvent, on cherche l’ombre, on mouille la peau et l’on ralentit les jeux.',
    source: SOURCES.heat,
    link: { to: 'definitions', anchor: 'humidex' },
  },
])
