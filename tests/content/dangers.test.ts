import { describe, expect, it } from 'vitest'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { SIGNS_BY_AGE, TALK, WHOM_TO_ASK } from '#content/guides/ages/when-to-ask.ts'
import { WEATHER_SHEETS } from '#content/guides/backpack/weather.ts'
import { BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { CALENDAR_MONTHS } from '#content/guides/calendar.ts'
import { CONTINUUM_STEPS_CONTENT } from '#content/guides/continuum.ts'
import { DEFINITIONS } from '#content/guides/definitions.ts'
import { LEGAL_TOPICS } from '#content/guides/legal.ts'
import { RHYMES } from '#content/guides/rhymes.ts'
import { KNOWLEDGE_CARDS, PRACTICE_CARDS } from '#content/guides/self-assessment.ts'
import { TEMPLATES } from '#content/guides/templates.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { sentencesOf, textsOf } from './guide-text.ts'

/** What a distractor says is wrong on purpose: it is not taught. */
const TAUGHT = textsOf([
  EXERCISES,
  BACKPACK_SECTIONS,
  CALENDAR_MONTHS,
  CONTINUUM_STEPS_CONTENT,
  DEFINITIONS,
  KNOWLEDGE_CARDS,
  PRACTICE_CARDS,
  SITUATIONS,
  RHYMES,
  LEGAL_TOPICS,
  WEATHER_SHEETS,
  TEMPLATES,
  [SIGNS_BY_AGE, WHOM_TO_ASK, TALK],
  QUESTION_BANK.map(({ choices, ...question }) => [question, choices.filter(({ correct }) => correct)]),
])

/** What must never be taught, and a sentence that once taught it. */
const NEVER: Record<string, [pattern: RegExp, once: string]> = {
  'a line at the height of a neck': [
    /\b(?:drap|couverture|tissu)\b[^.]{0,30}\bcorde\b/iu,
    'un drap posé sur une corde basse et ouvert des deux côtés',
  ],
  'a hole measured by the height of the child': [
    /\bmoins (?:profond|haut|creux) que (?:la taille|l’enfant)|s’arrête à la taille/iu,
    'le trou reste ouvert et moins profond que la taille des enfants',
  ],
  'wild food that an adult hands out': [
    /ne mange(?: rien)? de la nature (?:que|sans)/iu,
    'On ne mange de la nature que ce que l’adulte a donné.',
  ],
  'a cup that steams': [/\b(?:fumante?s?\b|vapeur monte)/iu, 'De la vapeur monte du gobelet qu’on lui tend.'],
  'strangulation as a risk to accept': [/risque d’étranglement/iu, 'Quels choix limitent le risque d’étranglement?'],
  'a return later than what was agreed': [/pas à l’heure dite/iu, 'on rentre quand il le faut, pas à l’heure dite'],
  'picking until nothing is left': [/cueillir jusqu’à la dernière/iu, 'qu’on peut cueillir jusqu’à la dernière'],
}

/** What must be said wherever its subject is taught. */
const ALWAYS: Record<string, [subject: RegExp, needed: RegExp]> = {
  'how a tick is removed': [
    /tique[^.]*\bretire|retire[^.]*\btique/iu,
    /pince fine, au ras de la peau, sans l’écraser/iu,
  ],
  'how long to wait after thunder': [/(?:attend|ressort)[^.]*dernier/iu, /30\u00A0minutes après le dernier/iu],
}

describe('the guides, the situations and the questions', () => {
  it.each(Object.entries(NEVER))('never teach %s', (_, [pattern, once]) => {
    expect(once).toMatch(pattern)
    expect(TAUGHT.filter((text) => pattern.test(text))).toEqual([])
  })

  it.each(Object.entries(ALWAYS))('always say %s', (_, [subject, needed]) => {
    const about = TAUGHT.filter((text) => sentencesOf(text).some((sentence) => subject.test(sentence)))
    expect(about.length).toBeGreaterThan(1)
    expect(about.filter((text) => !needed.test(text))).toEqual([])
  })

  it('name an adult for each blade, and count the tools', () => {
    const tools = EXERCISES.filter(({ key }) => ['scier-branche', 'eplucher-baton', 'vilebrequin'].includes(key))
    expect(tools).toHaveLength(3)
    expect(tools.filter(({ explanation }) => !/avant et après/u.test(explanation))).toEqual([])
    expect(tools.filter(({ explanation }) => !/un adulte par|à portée de main/iu.test(explanation))).toEqual([])
  })
})
