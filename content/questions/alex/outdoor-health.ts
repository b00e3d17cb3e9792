import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** No dose and no rule of a protocol: what changes is left to the protocol in force and to the parent's written word. */
export const OUTDOOR_HEALTH_QUESTIONS = inTopic('ALEX', 'sante-en-plein-air', [
  {
    key: 'collation-moins-de-quatre-ans',
    difficulty: 1,
    kind: 'multiple',
    prompt: 'Votre groupe compte des enfants de 2 et de 3 ans. Quels aliments retirez-vous du sac de collation?',
    choices: [
      right('a', 'Le maïs soufflé'),
      wrong('b', 'Le yogourt en tube'),
      right('c', 'Le céleri cru en bâtonnets'),
      wrong('d', 'La compote en gourde'),
    ],
    explanationRight:
      'Maïs soufflé et légumes crus et durs font partie des aliments à éviter jusqu’à 4 ans, comme les noix, les bonbons durs et les raisins entiers. Râpés ou cuits, les légumes restent au menu.',
    explanationWrong:
      'Yogourt et compote se mangent sans mastiquer. Le maïs soufflé et le céleri cru, durs ou secs, peuvent bloquer les voies respiratoires : on les évite jusqu’à 4 ans. Râpé ou cuit, le légume convient.',
    source: SOURCES.perinatalGuide,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'servir-des-raisins',
    difficulty: 1,
    kind: 'single',
    prompt: 'Vous avez des raisins frais pour un groupe de 3 ans. Comment les servez-vous?',
    choices: [
      wrong('a', 'Pelés et entiers'),
      wrong('b', 'Coupés en rondelles'),
      right('c', 'Coupés en quatre'),
      wrong('d', 'Entiers, un à la fois'),
    ],
    explanationRight:
      'Coupé en quatre, le raisin perd sa forme ronde et glissante, celle qui peut boucher la gorge. On mange assis et au calme, dehors comme à table.',
    explanationWrong:
      'Ce n’est pas la pelure qui inquiète, c’est la forme : ronde ou en rondelle, elle peut boucher la gorge. Jusqu’à 4 ans, on coupe le raisin en quatre, et l’enfant mange assis.',
    source: SOURCES.perinatalGuide,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'miel-dans-la-galette',
    difficulty: 3,
    kind: 'single',
    prompt: 'Une recette de galettes contient du miel cuit au four. Pour quels enfants du groupe l’écartez-vous?',
    choices: [
      wrong('a', 'Aucun, la cuisson règle la question'),
      right('b', 'Ceux qui ont moins de 1 an'),
      wrong('c', 'Ceux qui ont moins de 6 mois'),
      wrong('d', 'Ceux qui ont moins de 2 ans'),
    ],
    explanationRight:
      'Avant 1 an, pas de miel, cru ou cuit, en raison du risque de botulisme infantile. Une purée de fruits sucre très bien la galette, et tout le groupe peut en manger.',
    explanationWrong:
      'La cuisson d’une galette ne suffit pas à écarter le risque de botulisme infantile. Le repère est 1 an : avant, ni miel cru ni miel cuit. Remplacez-le par une purée de fruits.',
    source: SOURCES.practice,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'fruits-le-long-du-sentier',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Une enfant de 4 ans reconnaît des bleuets sur le sentier et veut y goûter. Quelle règle est la plus sûre pour tout le groupe?',
    choices: [
      wrong('a', 'On goûte ce que l’adulte reconnaît à coup sûr'),
      wrong('b', 'On goûte un seul fruit, après l’avoir lavé'),
      wrong('c', 'On goûte à partir de 4 ans, jamais avant'),
      right('d', 'On goûte au potager; dans la nature, on regarde'),
    ],
    explanationRight:
      'Une règle unique se retient à tout âge. Celui de 2 ans, qui imite, ne distingue pas le bleuet de la baie voisine. Au potager, on demande, on lave, puis on se régale.',
    explanationWrong:
      'Vous reconnaissez le bleuet; l’enfant plus jeune, qui regarde, retient seulement que l’on peut manger des petites boules bleues. Une règle sans exception le protège : rien de la nature ne se mange; au potager, on demande.',
    source: SOURCES.outdoorPractice,
    link: { to: 'risks-vs-benefits', anchor: 'gouter-jardin' },
  },
  {
    key: 'feuille-inconnue-machee',
    difficulty: 2,
    kind: 'single',
    prompt: 'Un enfant de 2 ans a mâché une feuille inconnue. Il va bien. Que faites-vous?',
    choices: [
      right('a', 'Retirer ce qui reste et appeler le Centre antipoison'),
      wrong('b', 'Le faire vomir tout de suite, puis appeler le parent'),
      wrong('c', 'Lui donner du lait, puis observer pendant une heure'),
      wrong('d', 'Garder la feuille et n’appeler que s’il est malade'),
    ],
    explanationRight:
      'Centre antipoison du Québec : 1 800 463-5060. Gardez un morceau de la plante ou une photo; on vous dira quoi faire. Prévenez ensuite le parent. Devant une détresse, composez le 911.',
    explanationWrong:
      'Faire vomir peut aggraver la situation, et certains signes viennent tard. On retire ce qui reste en bouche, on garde un échantillon, et l’on appelle le Centre antipoison du Québec, 1 800 463-5060, même sans symptôme.',
    source: SOURCES.poisoning,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
  {
    key: 'apres-les-hautes-herbes',
    difficulty: 2,
    kind: 'single',
    prompt: 'Le groupe revient des hautes herbes. Où faut-il chercher les tiques?',
    choices: [
      wrong('a', 'Sur les mains et le visage, restés à découvert'),
      wrong('b', 'Sur les vêtements, où elles demeurent accrochées'),
      wrong('c', 'Sur les jambes, jusqu’à la hauteur des herbes'),
      right('d', 'Sur tout le corps, surtout les plis et le cuir chevelu'),
    ],
    explanationRight:
      'Une tique se promène avant de se fixer : derrière les oreilles et les genoux, plis, cuir chevelu. Regardez ce qui se voit, dans le respect de l’intimité, et invitez les parents à compléter le soir même.',
    explanationWrong:
      'La tique grimpe par les jambes ou les vêtements, puis cherche un endroit chaud. On regarde donc tout le corps, surtout les plis, le cuir chevelu, l’arrière des oreilles et des genoux, avec l’aide des parents.',
    source: SOURCES.ticks,
    link: { to: 'definitions', anchor: 'tique' },
  },
  {
    key: 's-habiller-contre-les-tiques',
    difficulty: 1,
    kind: 'multiple',
    prompt:
      'Vous écrivez aux familles avant une sortie en herbe haute. Quels vêtements suggérez-vous contre les tiques?',
    choices: [
      wrong('a', 'Un short, pour mieux voir la peau'),
      right('b', 'Un pantalon long de couleur claire'),
      right('c', 'Des bas par-dessus le pantalon'),
      wrong('d', 'Des sandales, pour aérer les pieds'),
    ],
    explanationRight:
      'Long, clair et fermé : la tique atteint moins la peau et se voit mieux sur le tissu. Au centre du sentier, on en croise moins. Une vérification au retour complète bien.',
    explanationWrong:
      'Voir la peau ou l’aérer laisse surtout la place à la tique. Vêtements longs et clairs, chaussures fermées et bas par-dessus le pantalon la tiennent à distance et la rendent visible.',
    source: SOURCES.ticks,
    link: { to: 'definitions', anchor: 'tique' },
  },
  {
    key: 'tique-deja-fixee',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Au retour, vous voyez une tique fixée derrière le genou d’un enfant. Quelle information transmettez-vous au parent?',
    choices: [
      wrong('a', 'Que tout va bien si la peau n’est pas rouge'),
      right('b', 'La date et l’endroit du corps, sans tarder'),
      wrong('c', 'L’espèce de la tique, d’après une photo'),
      wrong('d', 'Le délai d’apparition d’une maladie'),
    ],
    explanationRight:
      'La tique se retire sans attendre, à la pince fine, au ras de la peau, sans l’écraser. Notez la date et l’endroit précis : ils guideront le parent et le professionnel de la santé. Info-Santé 811 répond aux questions.',
    explanationWrong:
      'Rassurer, identifier ou prédire revient aux professionnels de la santé. Vous retirez la tique à la pince fine, au ras de la peau, sans l’écraser, puis vous informez le parent : date, endroit du corps, Info-Santé 811.',
    source: SOURCES.ticks,
    link: { to: 'definitions', anchor: 'tique' },
  },
  {
    key: 'creme-et-insectifuge',
    difficulty: 2,
    kind: 'single',
    prompt: 'Le parent a autorisé la crème solaire et l’insectifuge. Dans quel ordre les applique-t-on généralement?',
    choices: [
      wrong('a', 'L’insectifuge, puis la crème solaire'),
      right('b', 'La crème solaire, puis l’insectifuge'),
      wrong('c', 'Les deux mélangés dans la main'),
    ],
    explanationRight:
      'La crème solaire va d’abord sur la peau; l’insectifuge vient ensuite, jamais sous les vêtements. Le protocole en vigueur, transmis par le ministère de la Famille, et l’autorisation du parent guident le reste.',
    explanationWrong:
      'La crème solaire a besoin du contact avec la peau : elle passe en premier. L’insectifuge vient ensuite, selon le protocole en vigueur et l’autorisation du parent. Les mélanger ne permet de bien doser ni l’un ni l’autre.',
    source: SOURCES.pediatricAdvice,
    link: { to: 'definitions', anchor: 'insectifuge' },
  },
  {
    key: 'moustiques-et-poupon',
    difficulty: 2,
    kind: 'single',
    prompt: 'Les moustiques sont nombreux et vous sortez avec un poupon de 5 mois. Comment le protégez-vous?',
    choices: [
      right('a', 'Avec une moustiquaire et des vêtements longs'),
      wrong('b', 'Avec un insectifuge d’adulte, bien dilué'),
      wrong('c', 'Avec un insectifuge naturel, à l’eucalyptus'),
      wrong('d', 'Avec un insectifuge, sur les chevilles seulement'),
    ],
    explanationRight:
      'Avant 6 mois, aucun insectifuge sur la peau. Une moustiquaire bien ajustée sur la poussette, des vêtements longs et clairs, une sortie aux heures plus calmes : la protection est mécanique.',
    explanationWrong:
      'Dilué, naturel ou limité à un endroit, un insectifuge n’est pas pour la peau d’un poupon de moins de 6 mois. La moustiquaire et les vêtements longs font le travail.',
    source: SOURCES.pediatricAdvice,
    link: { to: 'definitions', anchor: 'insectifuge' },
  },
  {
    key: 'gel-sur-mains-terreuses',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'Avant la collation au boisé, un gel désinfectant suffit à nettoyer des mains couvertes de terre.',
    choices: trueFalse('faux'),
    explanationRight:
      'Sur des mains sales, le gel agit mal, et il n’enlève ni la terre ni les allergènes. Un contenant à robinet, du savon et une vingtaine de secondes font un vrai lavabo de forêt.',
    explanationWrong:
      'Le gel dépanne quand l’eau manque. Il n’enlève toutefois ni la terre ni les allergènes. Avec un contenant à robinet et du savon, le lavabo voyage facilement jusqu’au boisé.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'hygiene' },
  },
  {
    key: 'contact-avec-l-herbe-a-puce',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Des enfants ont joué dans l’herbe à puce. Quels gestes posez-vous?',
    choices: [
      right('a', 'Laver la peau sans attendre, eau et savon'),
      right('b', 'Laver les vêtements et les jouets touchés'),
      wrong('c', 'Arracher les plants et les brûler au loin'),
      wrong('d', 'Garder les jouets en attendant la pluie'),
    ],
    explanationRight:
      'La sève irritante colle à la peau, aux vêtements et aux jouets : un lavage rapide limite la réaction. On ne brûle jamais la plante. Trois folioles par feuille : apprenez à la reconnaître avant la prochaine sortie.',
    explanationWrong:
      'La sève reste active sur ce qu’elle touche, et la fumée de la plante est nocive. On lave vite la peau à l’eau et au savon, puis les vêtements et les jouets. Ses trois folioles aident à la repérer.',
    source: SOURCES.outdoorPractice,
    link: { to: 'definitions', anchor: 'herbe-a-puce' },
  },
  {
    key: 'piqure-quand-appeler',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Une guêpe vient de piquer un enfant sans allergie connue. Quels signes vous font composer le 911?',
    choices: [
      wrong('a', 'Une rougeur autour de la piqûre'),
      right('b', 'Un visage qui se met à enfler'),
      right('c', 'De la difficulté à respirer'),
      right('d', 'Des vomissements répétés'),
    ],
    explanationRight:
      'Visage qui enfle, respiration difficile, vomissements répétés, malaise : la réaction dépasse l’endroit piqué. On appelle le 911. Le froid local suffit souvent pour une rougeur, en restant attentive à la respiration.',
    explanationWrong:
      'Une rougeur autour de la piqûre est fréquente; du froid et un œil attentif conviennent. Un visage qui enfle, une respiration difficile ou des vomissements répétés annoncent une réaction grave : composez le 911.',
    source: SOURCES.outdoorPractice,
    link: { to: 'definitions', anchor: 'anaphylaxie' },
  },
  {
    key: 'cafe-dans-la-cour',
    difficulty: 1,
    kind: 'true-false',
    prompt:
      'Assise dans l’herbe, vous pouvez garder votre café brûlant à la main pendant que les trottineurs vont et viennent.',
    choices: trueFalse('faux'),
    explanationRight:
      'Un coude, un câlin par-derrière, et la boisson se renverse. Près des enfants, tout se boit tiède : le vôtre aussi. Le thermos se verse à l’écart et se referme aussitôt.',
    explanationWrong:
      'Être assise et prudente n’empêche pas un trottineur de se jeter à votre cou. La brûlure est un danger qu’il ne voit pas venir. On boit tiède, ou loin d’eux.',
    source: SOURCES.outdoorPractice,
    link: { to: 'backpack', anchor: 'alimentation' },
  },
])
