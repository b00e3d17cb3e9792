import { SAFETY_BLOCKS } from '#content/activities/blocks/safety-blocks.ts'
import { occurs, phrase, sentenceAround } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import { lengthsIn } from '../measures.ts'
import type { Mention } from '../mention.ts'
import { followedBy, isPictureOrPretence, precededBy, sentenceContains } from '../mention-context.ts'
import { feminine, masculine } from '../replacement.ts'
import { combineRules, safeguardRule } from '../safeguard-rule.ts'

const ID = 'cordes'
const LABEL = 'Cordes, rubans, foulards et sacs'
const SMALL_MONTHS = 36
/** Centimetres: shorter, it cannot go around a neck. */
const SHORT = 20

const STRIP = feminine('bande de tissu de 15\u00A0cm', 'bandes de tissu de 15\u00A0cm')
const STICK = masculine('gros bâton', 'gros bâtons')
const PAPER_BAG = masculine('sac de papier', 'sacs de papier')

const CORD = phrase(
  'corde|cordelette|ficelle|ruban|foulard|echarpe|cape|collier|medaille|medaillon|laisse|lacet|laine|fil|bandouliere|cordon|jumelle|sifflet|cravate|elastique|pancarte|renes',
)
const ANIMAL_NECK = phrase('girafe|cygne|tortue|oie|heron|dinosaure|histoire|livre|album|conte')

const isSmall = (months: number) => months < SMALL_MONTHS
const isBareNeck = (mention: Mention) => {
  const [start, end] = sentenceAround(mention.words, mention.from)
  return !occurs(CORD, mention.words, start, end) || sentenceContains(mention, ANIMAL_NECK)
}

/** Told to be short, or sewn, glued or stretched on something. */
function isShort(mention: Mention): boolean {
  const [start, end] = sentenceAround(mention.words, mention.from)
  const lengths = lengthsIn(mention.words, start, end)
  if (lengths.length > 0) return lengths.every((length) => length <= SHORT)
  return (
    followedBy(mention, 3, phrase('court|courte|cousu|cousue|colle|collee|cloue|clouee|peint|peinte')) ||
    precededBy(mention, 2, phrase('court|courte|bout'))
  )
}
/** What the adult ties beforehand stays tied. */
const isNoCord = (mention: Mention) =>
  mention.passage.section === 'preparation' ||
  isShort(mention) ||
  isPictureOrPretence(mention) ||
  sentenceContains(mention, phrase('comme'))
const BOUND = ['tir~', 'attach~', 'nou~', 'enfil~', 'tend~', 'accroch~', 'enroul~', 'tien~', 'saut~', 'suspen~']

const HAZARDS: Hazard[] = [
  {
    patterns: ['cou|nuque'],
    exceptions: ['cache cou', 'tour de cou cousu', 'cou de pied'],
    unless: isBareNeck,
    because: 'rien ne se porte autour du cou',
  },
  {
    patterns: ['collier|pendentif'],
    exceptions: ['collier du|de|d chien|reine|histoire'],
    unless: (mention) => isPictureOrPretence(mention) || sentenceContains(mention, phrase('histoire|chien|reine|roi')),
    appliesTo: isSmall,
  },
  {
    patterns: ['corde a danser|sauter', 'long|longue foulard|echarpe|tissu|ruban|fil'],
    unless: isNoCord,
    replacement: STRIP,
    boundTo: BOUND,
    appliesTo: isSmall,
  },
  {
    patterns: ['lacet|corde|cordelette|ficelle|fil'],
    unless: (mention) => isNoCord(mention) || !sentenceContains(mention, phrase('enfil~')),
    replacement: STICK,
    tails: ['a linge', 'de|d @n m|metre|cm'],
    appliesTo: isSmall,
  },
  {
    patterns: ['fil de|d @n metre|m'],
    unless: isNoCord,
    appliesTo: isSmall,
  },
  {
    patterns: [
      'corde|cordelette|ficelle|ruban|lacet|cordon|raphia',
      'brin|fil|bout|echeveau de|d laine|peche|nylon',
      'laine|fil en|de long',
      'fil',
    ],
    exceptions: [
      'ruban adhesif|cache|gomme|mesureur|velcro|repere|balise',
      'ruban a|de mesur~|mesurer|lumiere|masquer|peintre|brouillard|route',
      'le long de|d @de? corde',
      'instrument|guitare|harpe|ukulele *? a|des|les|ses cordes?',
      'corde de|du|d @de? guitare|ukulele|violon|harpe|instrument',
      'fil de|du eau|jeu|histoire|jours|recit|araignee|fer',
      'au|le|du|leur fil',
      'fil d araignee',
      'd accord',
    ],
    unless: isNoCord,
    replacement: STRIP,
    boundTo: BOUND,
    tails: ['de|d @n m|metre|cm', 'de satin|soie|couleur|nylon', 'en longs brin'],
    appliesTo: isSmall,
  },
  {
    patterns: ['sac de|en|d plastique|epicerie|poubelle|ordure|congelation', 'sac a ordure|poubelle|lunch plastique'],
    unless: isPictureOrPretence,
    replacement: PAPER_BAG,
    appliesTo: isSmall,
  },
]

const strangling = hazardRule({
  id: ID,
  label: LABEL,
  hazards: HAZARDS,
  appliesTo: () => true,
  because: 'groupe de moins de 3\u00A0ans',
})

const scarves = safeguardRule({
  id: ID,
  label: LABEL,
  situations: [
    {
      patterns: ['foulard|echarpe|voile'],
      exceptions: ['voile d|de|du bateau|voilier', 'voile de|d brume'],
      unless: (mention) => isNoCord(mention) || precededBy(mention, 1, phrase('derriere|votre')),
    },
  ],
  appliesTo: isSmall,
  lines: SAFETY_BLOCKS.cords,
  coveringPatterns: [['cou|lien|etranglement|cordon|enroul~']],
  requiresArmsReach: true,
  because: 'foulards dans un groupe de moins de 3\u00A0ans',
})

/** Nothing around a neck at any age; under 3 years no long cord and no plastic bag, and scarves within arm’s reach. */
export const cords = combineRules(ID, LABEL, strangling, scarves)
