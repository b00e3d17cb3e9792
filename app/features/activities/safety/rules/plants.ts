import { SAFETY_BLOCKS } from '#content/activities/blocks/safety-blocks.ts'
import { phrase, phrases } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { affirms, belongsToAnimal, isPictureOrPretence, precededBy, sentenceContains } from '../mention-context.ts'
import { combineRules, safeguardRule } from '../safeguard-rule.ts'

const ID = 'plantes'
const LABEL = 'Plantes, petits fruits et champignons sauvages'

const EATEN = phrases(
  'gout~|mang~|croqu~|mach~|lech~|grignot~|degust~|croc',
  'suc~',
  'tisane|infus~|confiture|sirop|salade|gelee',
)
const PICKED = phrase('ecras~|cueill~|ramass~|recolt~|arrach~|touch~|rapport~|coup~')
const GARDEN = phrase('jardin|jardinet|potager|bac|serre|pot|ciboulette|menthe|basilic|marche|epicerie')
const PRETENCE = phrases('semblant|imaginaire|imagin~|poupee|toutou', 'pour rire')

const isTold = (mention: Mention) =>
  isPictureOrPretence(mention) || belongsToAnimal(mention) || sentenceContains(mention, ...PRETENCE)
const isUneaten = (mention: Mention) =>
  isTold(mention) || sentenceContains(mention, GARDEN) || !affirms(mention, ...EATEN)
const isUntouched = (mention: Mention) =>
  isTold(mention) ||
  sentenceContains(mention, GARDEN) ||
  (mention.passage.kind !== 'item' && !affirms(mention, ...EATEN, PICKED))

/** « Repérez l’herbe à puce, puis changez de sentier. » */
const isWatchedFor = (mention: Mention) =>
  isPictureOrPretence(mention) ||
  sentenceContains(mention, phrase('reper~|signal~|chang~|contourn~|loin|reconnai~|visit~'))

const HAZARDS: Hazard[] = [
  {
    patterns: ['herbe a puce|poux', 'sumac|digitale|cigue|ricin|datura|belladone|aconit|actee'],
    unless: isWatchedFor,
  },
  {
    patterns: ['muguet', 'branche|baie|haie|rameau|couronne d|de =if', '=if commun|japon|canada'],
    unless: isPictureOrPretence,
  },
  {
    patterns: ['de la? berce', 'cette|une berce', 'berce du|laineuse|tres|spondyle'],
    exceptions: ['on|vous|il|elle|se|s|qui berce'],
    unless: (mention) => isWatchedFor(mention) || sentenceContains(mention, phrase('poupee|bebe|poupon|bras|chanson')),
  },
  {
    patterns: ['champignon|bolet|girolle|chanterelle|morille', 'vesse de loup'],
    exceptions: ['champignon de|d paris', 'champignon de|en carton|bois|papier|tissu|feutrine'],
    unless: isUntouched,
  },
  {
    patterns: [
      'petit fruit des|de|d? bois|champ|sauvage|foret',
      'fraise|framboise|bleuet|mure|cerise|noisette|ail|asperge|menthe|raisin des|de|d? bois|champ|sauvage|foret',
      'baie|sureau|cornouiller|pimbina|sorbier|houx',
      'the des bois',
      'plante|fleur|herbe sauvage comestible|mangeable',
    ],
    exceptions: ['la baie vitree', 'baie de|du|des|d @de? james|hudson|vitree|lac', 'baie glacee|gelee'],
    unless: isUntouched,
  },
  {
    patterns: [
      'pissenlit|trefle|quenouille|fougere|violette|plantain|ortie|oseille|mousse|lichen',
      'aiguille|bourgeon|gomme|ecorce|pousse de|d sapin|pin|epinette|cedre|bouleau|tronc|meleze',
      'seve|nectar|resine',
      'plante|tige|feuille|racine|fleur|petale|herbe|bourgeon|ecorce|graine',
    ],
    exceptions: [
      'feuille de|d laitue|papier|menthe|basilic',
      'graine de|d tournesol|citrouille|courge|sesame|lin|chia',
    ],
    unless: isUneaten,
  },
]

const eating = hazardRule({
  id: ID,
  label: LABEL,
  hazards: HAZARDS,
  appliesTo: () => true,
  because: 'rien de ce qui pousse dans la nature ne se goûte ni ne se cueille sans savoir',
  blocksCore: true,
})

const picking = safeguardRule({
  id: ID,
  label: LABEL,
  situations: [
    {
      patterns: ['fleur|plante|herbe|tige|petale|fougere', 'petit fruit'],
      unless: (mention) =>
        isTold(mention) ||
        sentenceContains(mention, GARDEN) ||
        !precededBy(mention, 4, phrase('cueill~|cueil~|arrach~')),
    },
  ],
  when: ({ place, season }) => place === 'WOODS' && season !== 'WINTER' && season !== undefined,
  lines: SAFETY_BLOCKS.plants,
  coveringPatterns: [['gout~|bouche|mange|manger|ingestion|goute|goutent']],
  because: 'plantes à portée des enfants',
})

/** Nothing wild is eaten, nothing poisonous is met; what is picked is only looked at. */
export const plants = combineRules(ID, LABEL, eating, picking)
