import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { phrase, sentenceAround } from '../french-text.ts'
import { lengthsIn } from '../measures.ts'
import type { Mention } from '../mention.ts'
import { followedBy, isPictureOrPretence, precededBy, sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'
import { SMALL_MONTHS } from '../sheet-passages.ts'

/** Centimetres: shorter, it cannot go around a neck. */
const SHORT = 20

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

/** Scarves before 3 years, within arm’s reach: nothing around a neck. */
export const cords = safeguardRule('cordes', 'Cordes, rubans et foulards', {
  family: 'cords',
  situations: [
    {
      patterns: ['foulard|echarpe|voile'],
      exceptions: ['voile d|de|du bateau|voilier', 'voile de|d brume'],
      unless: (mention) => isNoCord(mention) || precededBy(mention, 1, phrase('derriere|votre')),
    },
  ],
  appliesTo: (months) => months < SMALL_MONTHS,
  lines: FIXED_LINES.cords,
  coveringPatterns: [['cou|lien|etranglement|cordon|enroul~']],
  requiresArmsReach: true,
  because: 'foulards ou liens près des enfants',
})
