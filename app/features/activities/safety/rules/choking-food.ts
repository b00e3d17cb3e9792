import { occurs, phrase, phrases } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { belongsToAnimal, followedBy, precededBy, sentenceContains } from '../mention-context.ts'
import { feminine, masculine } from '../replacement.ts'

const LIMIT_MONTHS = 48

const FRUIT = masculine('morceau de banane bien mûre', 'morceaux de banane bien mûre')
const BANANA = feminine('banane en petits morceaux', 'bananes en petits morceaux')
const QUARTERED = masculine('raisin coupé en quatre', 'raisins coupés en quatre')
const TOMATO = feminine('tomate coupée en quatre', 'tomates coupées en quatre')
const SAUSAGE = feminine('saucisse coupée en quatre sur la longueur', 'saucisses coupées en quatre sur la longueur')
const GRATED = feminine('carotte râpée', 'carottes râpées')
const STEWED = feminine('pomme cuite bien tendre', 'pommes cuites bien tendres')
const BOWL = masculine('bol de fruits mous coupés', 'bols de fruits mous coupés')

const EATING = phrase(
  'mang~|gout~|collation|serv~|croqu~|degust~|recette|offr~|grignot~|partag~|distribu~|bol|assiette|bouche|cru|crue|trempette|crudite|gateau|ajout~|repas|diner|suc~|piqu~|enfil~|cuisin~|cuire|lav~',
)
const REPRESENTED = phrase(
  'image|photo|dessin|illustration|album|livre|histoire|conte|chanson|comptine|imagier|pictogramme|feuillet~|danse',
)
const MADE_OF = phrases(
  'de|en|d plastique|feutre|feutrine|papier|carton|bois|tissu',
  'de pate a? modeler',
  'imaginaire',
)

const LIKENED = phrase('imit~|mim~|ressembl~')

/** A picture, a story, a toy, an animal’s meal: nobody’s plate. */
function isToldOf(mention: Mention): boolean {
  if (belongsToAnimal(mention) || followedBy(mention, 1, ...MADE_OF) || sentenceContains(mention, LIKENED)) return true
  const isNextToPicture = precededBy(mention, 3, phrase('image|photo|dessin|illustration|pictogramme'))
  return isNextToPicture || (sentenceContains(mention, REPRESENTED) && !sentenceContains(mention, EATING))
}
/** In a story or a picture, whatever is done there. */
const TOLD_BY = phrase('dans|de l|le|un|cet album|livre|conte|histoire|chanson')
const isInBook = (mention: Mention) => isToldOf(mention) || followedBy(mention, 3, TOLD_BY)

const isFood = (mention: Mention) => mention.passage.kind === 'item' || sentenceContains(mention, EATING)

const SAFE_CUT = phrases(
  'en|dans quatre|quart|quartier',
  'coupe|coupee en? quatre|quartier',
  'ecrase|ecrasee',
  'en puree|compote|jus',
)
const isCutSafely = (mention: Mention) =>
  followedBy(mention, 4, ...SAFE_CUT) || precededBy(mention, 1, phrase('jus|gelee|confiture|puree|compote|couleur'))

const SOFT = phrase('rape|rapee|cuit|cuite|vapeur|puree|potage|veloute|fondant|fondante|ruban')
const RAW = phrase('cru|crue|dur|dure|batonnet|rondelle|croqu~|crudite|trempette|gout~|mang~|collation|degust~')
const GARDEN = phrase('plant~|nez|bonhomme|etampe|imprim~|tampon|sem~|arrach~|jardin|jardinet|terre|cultiv~')

/** On a plate and hard, rather than grown, dug up, printed with or planted on a snowman. */
function isRaw(mention: Mention): boolean {
  const { words, from, to, passage } = mention
  if (followedBy(mention, 5, SOFT) || precededBy(mention, 1, phrase('puree|potage|jus|gateau|muffin'))) return false
  if (occurs(RAW, words, from, to)) return true
  const isServed = sentenceContains(mention, RAW)
  return isServed || (passage.item?.aliment === true && !sentenceContains(mention, GARDEN))
}

/** Seeds for the ground. */
function isSown(mention: Mention): boolean {
  return (
    mention.words[mention.from]?.stem === 'graine' &&
    sentenceContains(mention, GARDEN) &&
    !sentenceContains(mention, RAW)
  )
}

/** « Il fait froid, mais souffle doucement. » */
function isConjunction({ words, from }: Mention): boolean {
  return words[from]?.lower === 'mais' && words[from]?.before === 'comma'
}

/** Kernels in a tub are small parts, not a meal: another rule’s. */
const isPouredOut = (mention: Mention) =>
  sentenceContains(mention, phrase('vers~|transvid~|bac|entonnoir')) && !isFood(mention)

const HAZARDS: Hazard[] = [
  { patterns: ['raisin sec', 'canneberge sechee|seche', 'fruit seche'], unless: isInBook, replacement: FRUIT },
  {
    patterns: ['grappe de|d raisin', 'raisin coupe en deux|moitie', 'raisin'],
    exceptions: ['raisin d ours'],
    unless: (mention) => isInBook(mention) || isCutSafely(mention),
    replacement: QUARTERED,
  },
  {
    patterns: ['tomate cerise|raisin', 'tomate coupee en deux'],
    unless: (mention) => isInBook(mention) || isCutSafely(mention) || sentenceContains(mention, GARDEN),
    replacement: TOMATO,
  },
  {
    patterns: ['cerise', 'olive'],
    exceptions: ['tomate cerise', 'huile d olive', 'vert olive', 'rouge cerise', 'arbre|fleur|noyau a|de cerise'],
    unless: (mention) => isInBook(mention) || isCutSafely(mention) || !isFood(mention),
    replacement: FRUIT,
  },
  {
    patterns: [
      'noix de|d? grenoble|cajou|macadam|bresil|pecan',
      'noix',
      'noisette|amande|pacane|pistache|cajou',
      'arachide|cacahuete|cacahouete|pinotte',
      'graine de|d tournesol|citrouille|courge',
    ],
    exceptions: [
      'noix de|d coco|muscade',
      'casse noix|noisette',
      'beurre|lait|boisson|huile|farine|poudre d|de arachide|pinotte|cacahuete|amande|noisette|noix|cajou|tournesol',
      'oeil|yeux en amande',
      'noisette de|d savon|colle|creme|peinture',
      'couleur noisette',
      'noix moulue',
      'coquille|ecale de|d noix',
    ],
    unless: (mention) => isInBook(mention) || isSown(mention),
    replacement: FRUIT,
    tails: ['en ecale|coque|coquille', 'hache|hachee'],
  },
  {
    patterns: ['mach~ @de gomme', 'gomme a macher|bulle'],
    unless: isInBook,
  },
  {
    // Raw apple comes peeled from about two years.
    patterns: ['pomme crue', '=quartier|morceau|tranche|rondelle de|d pomme'],
    exceptions: ['pomme de|d terre|pin|pre', 'morceau de|d pomme cuit|cuite|rape|rapee|tendre|mur'],
    unless: (mention) => isToldOf(mention) || !isFood(mention) || sentenceContains(mention, SOFT),
    replacement: STEWED,
    tails: ['crue', 'avec sa|la|leur pelure', 'avec sa|la|leur peau'],
    appliesTo: (months) => months < 24,
    because: 'groupe de moins de 2\u00A0ans',
  },
  {
    patterns: ['mais souffle|eclate', 'popcorn', 'pop corn', 'mais a eclater', 'eclater le|du|les mais'],
    exceptions: ['danse|jeu|chanson du|de popcorn', 'danse|jeu|chanson du|de pop corn'],
    unless: (mention) => isInBook(mention) || isConjunction(mention) || isPouredOut(mention),
    replacement: BANANA,
    boundTo: ['eclater'],
  },
  {
    patterns: [
      'guimauve',
      'marshmallow|chamallow',
      'bonbon',
      'jujube',
      'sucon',
      'reglisse',
      'gomme a macher',
      'gomme balloune',
    ],
    exceptions: ['guimauve officinal|officinale|sauvage'],
    unless: isInBook,
    replacement: FRUIT,
    tails: ['dur|fondu|fondue|grille|grillee', 'en forme d|de *'],
  },
  {
    patterns: ['rondelle de|d saucisse', 'saucisse', 'hot dog'],
    exceptions: ['saucisse a hot', 'pain a hot'],
    unless: (mention) =>
      isInBook(mention) || isCutSafely(mention) || followedBy(mention, 4, phrase('sur|en @de? longueur')),
    replacement: SAUSAGE,
    boundTo: ['rondelle'],
    tails: ['a hot dog', 'a cocktail', 'tiede|chaude'],
  },
  { patterns: ['saucisse a hot'], unless: isInBook, replacement: SAUSAGE, tails: ['dog'] },
  {
    patterns: ['batonnet|rondelle|morceau|baton de|d carotte|celeri|navet', 'carotte|celeri|navet|radis', 'crudite'],
    unless: (mention) => isInBook(mention) || !isRaw(mention),
    replacement: GRATED,
    tails: ['en batonnet|rondelle|morceau'],
  },
  {
    patterns: ['pic a|de brochette', 'brochette de|d fruit|legume|fromage|melon|fraise', 'brochette', 'cure dent'],
    exceptions: ['brochette de fanion|feuille|couleur|image'],
    unless: (mention) =>
      belongsToAnimal(mention) ||
      (!isFood(mention) &&
        !occurs(phrase('fruit|legume|fromage|melon|fraise'), mention.words, mention.from, mention.to)),
    replacement: BOWL,
    boundTo: ['pic', 'piqu~', 'enfil~', 'cure dent'],
  },
  {
    patterns: ['glacon'],
    unless: (mention) =>
      isInBook(mention) || !sentenceContains(mention, phrase('suc~|croqu~|mang~|gout~|boire|limonade|collation|lech~')),
  },
]

/** Under 4 years: nothing round, hard, sticky or on a stick. List of the Institut national de santé publique du Québec. */
export const chokingFood = hazardRule({
  id: 'aliments-etouffement',
  label: 'Aliments à risque d’étouffement (moins de 4\u00A0ans)',
  hazards: HAZARDS,
  appliesTo: (months) => months < LIMIT_MONTHS,
  because: 'groupe de moins de 4\u00A0ans',
})
