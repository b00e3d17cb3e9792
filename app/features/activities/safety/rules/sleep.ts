import { occurs, phrase, phrases, sentenceAround } from '../french-text.ts'
import { type Hazard, hazardRule } from '../hazard-rule.ts'
import type { Mention } from '../mention.ts'
import { belongsToAnimal, isPictureOrPretence, sentenceContains } from '../mention-context.ts'

const ASLEEP = phrases(
  'dort|dorment|dormir|dormez|endor~|assoupi~|sommeil|dodo|sieste|repos|=somme|ronfl~',
  'ferm~ @de yeux',
)
const NOT_THERE = phrases(
  'poupee|toutou|peluche|ours|ourson|marionnette',
  'n est pas',
  'avant @de sieste',
  'semblant',
  'dans son lit',
)

const isAwake = (mention: Mention) => {
  const [start, end] = sentenceAround(mention.words, mention.from)
  const isSleep = ASLEEP.some((pattern) => occurs(pattern, mention.words, start, end))
  return !isSleep || sentenceContains(mention, ...NOT_THERE) || isPictureOrPretence(mention) || belongsToAnimal(mention)
}

const HAZARDS: Hazard[] = [
  {
    patterns: [
      'hamac|poussette|balancoire|transat|balancelle|coquille',
      'siege d|de auto|voiture|bebe',
      'fauteuil|chaise incline|inclinee|bercant|bercante',
      'porte bebe',
    ],
    unless: isAwake,
  },
  {
    patterns: ['sur le|son ventre'],
    unless: (mention) => isAwake(mention) || !sentenceContains(mention, phrase('couch~|place~|depos~|install~')),
  },
]

/** Sleep has its bed: never a swing, a stroller, a car seat or a hammock. */
export const sleep = hazardRule({
  id: 'sommeil',
  label: 'Sommeil ailleurs que dans un lit ou sur un matelas',
  hazards: HAZARDS,
  appliesTo: () => true,
  because: 'le sommeil se prend dans un lit ou sur un matelas conforme',
})
