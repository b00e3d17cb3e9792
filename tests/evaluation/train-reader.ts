import { writeFileSync } from 'node:fs'
import { featuresOf, topicFeatures } from '#app/features/activities/safety/reader/features.ts'
import {
  chancesOf,
  type LinearModel,
  type Placed,
  placed,
} from '#app/features/activities/safety/reader/linear-model.ts'
import { FAMILIES, VERDICTS, verdictOf } from '#app/features/activities/safety/reader/verdicts.ts'
import { learn, stored } from './learn.ts'
import { allLessons, bankLessons, digestOfLessons, type Lesson } from './training-fragments.ts'

/*
 * `npm run train:safety`: the reader of free text learns from the fragments, and its weights are written beside it. With
 * `-- --cross`, prints instead how it does on each writer from whom it has not learnt.
 */

const WEIGHTS = new URL('../../app/features/activities/safety/reader/weights.json', import.meta.url)
/** Places of the weights, powers of two. */
const VERDICT_PLACES = 1 << 19
const FAMILY_PLACES = 1 << 14
/** For the families, of which there are many more and which only name the reason. */
const FAMILY_EPOCHS = 3
/** What a danger that can kill counts, against another lesson. */
const CRITICAL_WEIGHT = 1.5
/** What the fragments of people who knew neither the rules nor the reader count. */
const OUTSIDE_WEIGHT = 3
/** What a passage of the bank counts: they are many, and all alike in being harmless. */
const BANK_WEIGHT = 0.3
/** `--cross` learns so many times, each time without as many of the writers. */
const FOLDS = 8
/** One sheet in so many is set aside to count false alarms on ordinary text. */
const UNSEEN_SHEETS = 5
const memory = new Map<Lesson, Placed>()
function inputOf(lesson: Lesson): Placed {
  const input = memory.get(lesson) ?? placed(featuresOf(lesson), VERDICT_PLACES)
  memory.set(lesson, input)
  return input
}

const weightOf = ({ critical, isFromOutside }: Lesson) =>
  (critical ? CRITICAL_WEIGHT : 1) * (isFromOutside ? OUTSIDE_WEIGHT : 1)

function learnVerdicts(lessons: readonly Lesson[], bank: readonly Lesson[]): LinearModel {
  const exampleOf = (lesson: Lesson, weight: number) => ({
    input: inputOf(lesson),
    right: VERDICTS.map((verdict) => lesson.right.includes(verdict)),
    weight,
  })
  const examples = [
    ...lessons.map((lesson) => exampleOf(lesson, weightOf(lesson))),
    ...bank.map((lesson) => exampleOf(lesson, BANK_WEIGHT)),
  ]
  return learn(examples, VERDICTS.length, VERDICT_PLACES)
}

function learnFamilies(lessons: readonly Lesson[]): LinearModel {
  const known = lessons.filter(({ family }) => family !== null)
  const examples = known.map((lesson) => ({
    input: placed(topicFeatures(featuresOf(lesson)), FAMILY_PLACES),
    right: FAMILIES.map((family) => family === lesson.family),
    weight: 1,
  }))
  return learn(examples, FAMILIES.length, FAMILY_PLACES, FAMILY_EPOCHS)
}

type Judged = { lesson: Lesson; verdict: (typeof VERDICTS)[number] }

const judgedBy = (model: LinearModel, lessons: readonly Lesson[]): Judged[] =>
  lessons.map((lesson) => ({ lesson, verdict: verdictOf(chancesOf(model, inputOf(lesson))) }))
const isRight = ({ lesson, verdict }: Judged) => lesson.right.includes(verdict)

function printWrong(judged: readonly Judged[]): void {
  for (const { lesson, verdict } of judged.filter((it) => !isRight(it)))
    console.log(`  ${lesson.right.join('|')} -> ${verdict} [${lesson.section}, ${lesson.months}] ${lesson.text}`)
}

function printFigures(name: string, judged: readonly Judged[]): void {
  const share = (some: readonly Judged[], holds: (it: Judged) => boolean) =>
    `${((some.filter(holds).length / Math.max(1, some.length)) * 100).toFixed(1)} %`
  const isHeld = (it: Judged) =>
    isRight(it) || VERDICTS.indexOf(it.verdict) >= VERDICTS.indexOf(it.lesson.right[0] ?? 'kept')
  const due = (verdict: string) => judged.filter(({ lesson }) => lesson.right[0] === verdict)
  console.log(
    `${name}: ${judged.length}, right ${share(judged, isRight)}, critical never weaker ${share(
      judged.filter(({ lesson }) => lesson.critical),
      isHeld,
    )}, harmless kept ${share(due('kept'), isRight)}, guarded ${share(due('guarded'), isRight)}, asked ${share(due('asked'), isRight)}`,
  )
}

const lessons = allLessons()
const bank = bankLessons()
if (process.argv.includes('--cross')) {
  const all: Judged[] = []
  const writers = [...new Set(lessons.map((lesson) => lesson.writer))]
  for (let fold = 0; fold < FOLDS; fold++) {
    const unheard = writers.filter((_, index) => index % FOLDS === fold)
    const model = learnVerdicts(
      lessons.filter((lesson) => !unheard.includes(lesson.writer)),
      bank,
    )
    for (const writer of unheard) {
      const judged = judgedBy(
        model,
        lessons.filter((lesson) => lesson.writer === writer),
      )
      printFigures(writer, judged)
      if (process.argv.includes('--wrong')) printWrong(judged)
      all.push(...judged)
    }
  }
  printFigures('all', all)
  const sheets = [...new Set(bank.map(({ writer }) => writer))]
  const unseen = new Set(sheets.filter((_, index) => index % UNSEEN_SHEETS === 0))
  const model = learnVerdicts(
    lessons,
    bank.filter(({ writer }) => !unseen.has(writer)),
  )
  const passages = bank.filter(({ writer }) => unseen.has(writer))
  printFigures('sheets of the bank not learnt from', judgedBy(model, passages))
} else {
  const models = {
    learntFrom: digestOfLessons(),
    verdicts: stored(learnVerdicts(lessons, bank)),
    families: stored(learnFamilies(lessons)),
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(models, null, 2)}\n`)
  console.log(`${lessons.length} fragments, ${bank.length} passages of the bank`)
}
