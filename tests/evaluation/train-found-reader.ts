import { writeFileSync } from 'node:fs'
import { FOUND_KINDS } from '#app/features/activities/found/reader/headings.ts'
import { LINE_TOPICS } from '#app/features/activities/found/reader/learnt-lines.ts'
import { lineFeatures } from '#app/features/activities/found/reader/line-features.ts'
import { chancesOf, type LinearModel, placed } from '#app/features/activities/safety/reader/linear-model.ts'
import { DEVELOP_TEXTS } from './found/develop-texts.ts'
import { digestOfFoundLessons, type FoundLesson, headingLessons, lineLessons } from './found/found-lessons.ts'
import { learn, stored } from './learn.ts'

/*
 * `npm run train:found`: the reader of found texts learns what the words of a line say, and its weights are written beside it.
 * With `-- --cross`, prints instead how well it tells the lines of texts from which it has not learnt.
 */

const WEIGHTS = new URL('../../app/features/activities/found/reader/line-weights.json', import.meta.url)
/** Places of the weights, powers of two. */
const LINE_PLACES = 1 << 14
const TOPIC_PLACES = 1 << 12
/** How much a kind of which there are few lessons is raised, at most. */
const RARE = 3
/** Parts into which the texts are cut to be told by what was learnt from the others. */
const PARTS = 5

function learnFrom<Name extends string>(
  lessons: readonly FoundLesson<Name>[],
  names: readonly Name[],
  places: number,
): LinearModel {
  const totals = names.map((name) => lessons.reduce((sum, { right, weight }) => sum + (right === name ? weight : 0), 0))
  const mean = totals.reduce((sum, total) => sum + total, 0) / names.length
  const examples = lessons.map(({ text, right, weight }) => ({
    input: placed(lineFeatures(text), places),
    right: names.map((name) => name === right),
    weight: weight * Math.min(RARE, Math.sqrt(mean / (totals[names.indexOf(right)] ?? mean))),
  }))
  return learn(examples, names.length, places)
}

const learnLines = (texts: typeof DEVELOP_TEXTS) => learnFrom(lineLessons(texts), FOUND_KINDS, LINE_PLACES)

if (process.argv.includes('--cross')) {
  const written = lineLessons([]).length
  let [right, all] = [0, 0]
  for (let part = 0; part < PARTS; part++) {
    const isAside = (index: number) => index % PARTS === part
    const model = learnLines(DEVELOP_TEXTS.filter((_, index) => !isAside(index)))
    for (const { text, right: kind } of lineLessons(DEVELOP_TEXTS.filter((_, index) => isAside(index))).slice(
      written,
    )) {
      const chances = chancesOf(model, placed(lineFeatures(text), model.places))
      all += 1
      if (FOUND_KINDS[chances.indexOf(Math.max(...chances))] === kind) right += 1
    }
  }
  console.log(`lines of texts not learnt from: ${all}, right ${((right / all) * 100).toFixed(1)} %`)
} else {
  const models = {
    learntFrom: digestOfFoundLessons(),
    lines: stored(learnLines(DEVELOP_TEXTS)),
    headings: stored(learnFrom(headingLessons(DEVELOP_TEXTS), LINE_TOPICS, TOPIC_PLACES)),
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(models, null, 2)}\n`)
  console.log(`${lineLessons(DEVELOP_TEXTS).length} lines, ${headingLessons(DEVELOP_TEXTS).length} headings`)
}
