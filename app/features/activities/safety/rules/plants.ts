import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import { phrase, phrases } from '../french-text.ts'
import type { Mention } from '../mention.ts'
import { belongsToAnimal, isPictureOrPretence, precededBy, sentenceContains } from '../mention-context.ts'
import { safeguardRule } from '../safeguard-rule.ts'

const GARDEN = phrase('jardin|jardinet|potager|bac|serre|pot|ciboulette|menthe|basilic|marche|epicerie')
const PRETENCE = phrases('semblant|imaginaire|imagin~|poupee|toutou', 'pour rire')

const isTold = (mention: Mention) =>
  isPictureOrPretence(mention) || belongsToAnimal(mention) || sentenceContains(mention, ...PRETENCE)

/** What grows in the woods, or is picked, is only looked at. */
export const plants = safeguardRule('plantes', 'Plantes, petits fruits et champignons sauvages', {
  family: 'plants',
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
  lines: FIXED_LINES.plants,
  coveringPatterns: [['gout~|bouche|mange|manger|ingestion|goute|goutent']],
  because: 'plantes à portée des enfants',
})
