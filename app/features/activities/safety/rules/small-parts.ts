import { occurs, phrase, phrases, sentenceAround } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { belongsToAnimal, followedBy, isPictureOrPretence, precededBy, sentenceContains } from '../mention-context.ts'
import { feminine, masculine } from '../replacement.ts'

const LIMIT_MONTHS = 36

const BALLS = feminine('grosse balle', 'grosses balles')
const RINGS = masculine('gros anneau', 'gros anneaux')
const LIDS = masculine('grand couvercle', 'grands couvercles')
const CONES = feminine('grosse cocotte', 'grosses cocottes')
const ROCKS = feminine('grosse roche', 'grosses roches')
const OATS = masculine('flocon d’avoine', 'flocons d’avoine')
const TUBES = masculine('gros rouleau de carton', 'gros rouleaux de carton')
const STRIPS = feminine('large bande de tissu', 'larges bandes de tissu')
const SHEETS = feminine('grande feuille de papier', 'grandes feuilles de papier')
const BLOCKS = masculine('gros bloc', 'gros blocs')
const WOOL = feminine('grosse balle de laine', 'grosses balles de laine')
const LARGE = masculine('gros objet', 'gros objets')
const FIGURES = feminine('grosse figurine', 'grosses figurines')
const CLIPS = feminine('grosse pince', 'grosses pinces')
const SHELLS = masculine('grand coquillage', 'grands coquillages')

const LARGER_THAN_MOUTH = phrases(
  'plus gros|grosse|grand|grande|large que|qu @de? poing|main|bouche|rouleau|tube|balle|paume|oeuf',
  'de plus de|d =5|=6|=7|=8|=9|=10|=12|=15|=20 cm|centimetre',
  'geant|geante',
)
/** Explicit size beyond what fits through a toilet roll. */
const isLarge = (mention: Mention) => followedBy(mention, 5, ...LARGER_THAN_MOUTH)

const isLittle = (mention: Mention) => precededBy(mention, 0, phrase('petit|petite|mini|minuscule|fin|fine'))
const isTold = (mention: Mention) => isPictureOrPretence(mention) || belongsToAnimal(mention)

const GATHERED = phrase(
  'poignee|ramass~|recolt~|collectionn~|lanc~|tri~|transvid~|vers~|coll~|enfil~|rempli~|cach~|gliss~|choisi~|pot|bac|chaudiere|panier|tasse|bol',
)
const isHandled = (mention: Mention) => mention.passage.kind === 'item' || sentenceContains(mention, GATHERED)

const SITTING = phrase('assoi~|assis|assise|asseoir|grimp~|enjamb~|buche|tronc|empil~|march~|lourd|lourde')
const DRY = phrase(
  'casse|rempli~|tube|sec|seche|cru|crue|tasse|bac|transvid~|vers~|pot|bol|maraca|coll~|tri~|cuillere|sensoriel|poignee|bouteille|secou~|eclater',
)
const GROWING = phrase('treillis|pouss~|plant~|sem~|arros~|jardin|cuit|magique')
const FOOD = phrase(
  'banane|fruit|legume|pain|fromage|compote|gout~|collation|mang~|melon|pomme|poire|avocat|kiwi|aliment',
)

/** Also where the words of the mention themselves say it: « pois secs ». */
function sentenceOrSelfHas({ words, from }: Mention, pattern: ReturnType<typeof phrase>): boolean {
  const [start, end] = sentenceAround(words, from)
  return occurs(pattern, words, start, end)
}

const isEaten = (mention: Mention) => mention.passage.item?.aliment === true || sentenceOrSelfHas(mention, FOOD)

const HAZARDS: Hazard[] = [
  {
    patterns: ['bille|agate', 'boule|bille de|en styromousse', 'grelot'],
    exceptions: [
      'bille oublie|oubliee|egaree',
      'bille de bois',
      'bille d|de eau|gel|clown',
      'stylo a bille',
      'roulement a bille',
    ],
    unless: isTold,
    replacement: BALLS,
  },
  {
    // A log, unless it is small: « petites billes de bois ».
    patterns: ['bille de bois'],
    unless: (mention) => !isLittle(mention) || sentenceContains(mention, SITTING),
    replacement: BALLS,
  },
  {
    patterns: ['perle'],
    exceptions: [
      'perle de|d pluie|rosee|sueur|lumiere|soleil|eau|gel|sagesse|neige',
      'gris perle',
      'oignon perle',
      'ma|notre perle',
      'vraie perle',
    ],
    unless: (mention) => isTold(mention) || sentenceContains(mention, phrase('rosee|pluie|givre|brouillard')),
    replacement: RINGS,
  },
  { patterns: ['oeil|yeux mobile'], replacement: SHEETS, boundTo: ['coll~'] },
  {
    patterns: ['bouton'],
    exceptions: [
      'bouton d|de or',
      'bouton de|du|de @de? fleur|rose|porte|moustique|fievre|demarrage|radio|sonnette|volume|bonhomme|lecteur|appareil',
      'bouton de|du|de @de? son|sa|ses|leur|leurs|le|la? manteau|veste|chandail|gilet|pantalon|chemise',
      'bouton floral|floraux|pression',
      'en|aux bouton',
      'pile bouton',
      'attach~|detach~|ferm~ les|ses|le|son|leurs|un bouton',
    ],
    unless: (mention) =>
      isTold(mention) ||
      isLarge(mention) ||
      sentenceContains(mention, phrase('bourgeon|varicelle|appuy~|appui~|pes~|manteau|sonnette')),
    replacement: LIDS,
  },
  {
    patterns: [
      'monnaie',
      'piece de|d monnaie|argent',
      'piece de|d? =25|=10|=5|=1|un|deux cent|sou|dollar',
      'cenne',
      'sou|=sous noir|=noirs',
      'jeton|pion',
      'pastille de bingo',
      'capsule',
      'ecrou|boulon',
    ],
    exceptions: ['monnaie de papier|carton', 'jeton geant'],
    unless: isTold,
    replacement: LIDS,
  },
  {
    patterns: ['bouchon'],
    exceptions: ['bouchon de circulation'],
    unless: (mention) => isTold(mention) || isLarge(mention) || precededBy(mention, 0, phrase('gros|grand|large')),
    replacement: LIDS,
    tails: ['de|d bouteille|pot|liege|lait|jus|eau'],
  },
  {
    patterns: [
      'gland',
      '=marrons',
      'marron d|de inde',
      'chataigne',
      'noisette',
      'faine',
      'petite cocotte',
      'noyau|noyaux',
      'pepin',
    ],
    exceptions: ['noisette de|d savon|colle|creme|peinture|dentifrice|beurre', 'yeux|couleur|feuille|robe =marrons'],
    unless: isTold,
    replacement: CONES,
    tails: ['de|d chene|fruit|peche|cerise|prune|pomme|avocat'],
  },
  {
    patterns: [
      'gravier|gravelle|gravillon',
      'caillou|cailloux',
      'petit|mini|minuscule galet',
      'petite|mini|minuscule roche|pierre',
    ],
    exceptions: ['sentier|allee|chemin|cour|stationnement de|en gravier|gravelle', 'gros|grand caillou|cailloux'],
    unless: (mention) =>
      isTold(mention) ||
      isLarge(mention) ||
      !(isHandled(mention) || isLittle(mention) || mention.to - mention.from > 1),
    replacement: ROCKS,
    tails: ['de|d @n ou? @n? cm|centimetre', 'de|d deux|trois ou? deux|trois? cm|centimetre', 'de|d riviere|plage'],
  },
  {
    patterns: [
      'pois chiche',
      'haricot|feve|pois|lentille|feverole',
      'grain|graine de|d mais|citrouille|tournesol|ble|courge|cafe',
      '!maïs|=mais sec|seche',
      '!maïs|=mais a eclater',
      'orge perle',
    ],
    exceptions: [
      'petit pois',
      'pois de|d savon|colle|creme|dentifrice|peinture|senteur',
      'haricot vert|jaune|cuit|geant|magique',
      'poche|sac|coussin de|a|d haricot|feve|pois',
      'tissu|robe|ballon|nappe|chandail|foulard a pois',
      'pois du|de @de? tissu|chandail|foulard|nappe|robe',
      'lentille d eau',
      'feve germee',
      'taille|grosseur d|de un? pois|haricot',
    ],
    unless: (mention) =>
      isTold(mention) ||
      sentenceContains(mention, GROWING) ||
      !(mention.passage.kind === 'item' || sentenceOrSelfHas(mention, DRY)),
    replacement: OATS,
    tails: ['a eclater'],
  },
  {
    patterns: ['pompon', 'boule|boulette d|de|en ouate|coton'],
    exceptions: ['pompon de|du|d @de? tuque|meneuse|encouragement'],
    unless: isTold,
    replacement: WOOL,
  },
  {
    patterns: [
      'gommette',
      'petit|mini autocollant',
      'etoile|point|pastille|coeur autocollant|autocollante|collant|collante',
      'paillette|sequin|confetti',
      'tesselle',
      'carreau|piece de|d mosaique',
      'petit|mini carreau de|d carton|verre|papier|ceramique',
    ],
    unless: isTold,
    replacement: SHEETS,
  },
  {
    patterns: [
      'macaroni|coquillette|penne|rotini|fusilli|farfalle|rigatoni|ditali|orzo',
      'pate alimentaire? courte|seche|crue|coloree',
      'pate alimentaire? a enfiler',
      'petite|mini pate',
      'pate en tube|coude|spirale',
    ],
    unless: (mention) =>
      isTold(mention) ||
      (sentenceContains(mention, phrase('=cuit|=cuite|=cuits|=cuites|tiede')) &&
        !followedBy(mention, 2, phrase('non cuit|cuite'))),
    replacement: TUBES,
  },
  {
    patterns: ['cure pipe', 'elastique', 'bout|morceau de|d paille', 'paille coupe|coupee'],
    exceptions: ['taille|jupe|pantalon|tissu|bande|mouvement|trampoline|ceinture elastique'],
    unless: isTold,
    replacement: STRIPS,
    tails: ['coupe|coupee en? morceau|bout|deux|trois?'],
  },
  {
    patterns: ['trombone', 'punaise', 'epingle', 'pince a linge miniature', 'agrafe', 'aiguille a coudre'],
    exceptions: ['trombone a coulisse'],
    unless: (mention) =>
      isTold(mention) ||
      (followedBy(mention, 1, phrase('a linge')) && !followedBy(mention, 3, phrase('miniature'))) ||
      (sentenceContains(mention, phrase('babillard|orchestre|fanfare')) &&
        !sentenceContains(mention, phrase('plant~|piqu~|enfonc~'))),
    replacement: CLIPS,
    tails: ['a linge miniature', 'de surete'],
  },
  {
    patterns: ['petit|mini bloc|cube|lego', 'petite|mini brique', 'lego', 'bloc miniature', '!dés', 'de a jouer'],
    exceptions: ['gros de'],
    unless: (mention) => isTold(mention) || isLarge(mention) || isEaten(mention),
    replacement: BLOCKS,
  },
  {
    patterns: ['petite|mini figurine', 'figurine miniature', 'petit animal|animaux|bonhomme de|en plastique'],
    unless: isPictureOrPretence,
    replacement: FIGURES,
    tails: ['de|d animal|animaux|dinosaure|insecte'],
  },
  { patterns: ['petit|mini coquillage', 'petite|mini coquille'], unless: isPictureOrPretence, replacement: SHELLS },
  {
    patterns: [
      'petit|mini|minuscule objet|element|tresor|accessoire',
      'petite|minuscule piece',
      'objet|element|morceau|tresor|piece|bout|cube|rondelle de|d|en? *? de|d moins? de? =1|=2|=3|=4|un|deux|trois|quatre cm|centimetre',
      'objet|element|morceau|tresor|piece plus petit|petite que|qu',
    ],
    exceptions: ['petite piece de tissu|theatre|monnaie', 'petite piece calme|sombre|tranquille'],
    unless: (mention) => isTold(mention) || isEaten(mention),
    replacement: LARGE,
    boundTo: ['coup~', 'decoup~', 'plus petit|petite que|qu'],
  },
  {
    // A size that is compared, whatever the thing.
    patterns: [
      '* de @de? taille|grosseur d|de une|un? pois|bille|raisin|bouton|noisette|noix|ongle|cerise|haricot|sou|cenne|jeton|gland',
      '* de @de? taille|grosseur d|de un =dix|=25|=cinq cent|sou',
      '* pas plus gros|grosse|grand|grande que|qu @de? noix|bille|pois|pouce|ongle|bouton|sou|gland|cerise|raisin',
      'ce qui est plus petit que|qu *? pouce|doigt|noix|sou|balle|bouchon',
    ],
    exceptions: ['goutte|dose|point|trou|tache|noisette|boule|peu|graine de @de? taille|grosseur'],
    unless: (mention) => belongsToAnimal(mention) || isEaten(mention),
    replacement: LARGE,
    boundTo: ['ce qui'],
  },
]

/** Under 3 years nothing that passes through a toilet roll. Beads of any size are out: rings to thread instead. */
export const smallParts = hazardRule({
  id: 'petites-pieces',
  label: 'Petites pièces (moins de 3\u00A0ans)',
  hazards: HAZARDS,
  appliesTo: (months) => months < LIMIT_MONTHS,
  because: 'groupe de moins de 3\u00A0ans',
  refusesItem: (item) => item.petitesPieces,
})
