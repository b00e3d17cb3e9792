import pg from 'pg'
import { PRODUCT_TIME_ZONE } from '#app/lib/dates/dates.ts'
import { createTestDatabase, openCluster } from '#tests/support/cluster.ts'
import { seedQuizzes } from './seed-quizzes.ts'
import { KINDS, type Learner, simulate } from './spacing/learners.ts'
import {
  type Fitted,
  fitAll,
  fitMargin,
  fixedSpacing,
  fsrsSpacing,
  leastLogLoss,
  logLoss,
  type Predictor,
  scoredAnswers,
} from './spacing/predictors.ts'

/*
 * `npm run bench:spacing`: which rule of spacing predicts the answers better, the fixed days 1, 3, 7, 21 or FSRS, as log-loss
 * on learners that it was not fitted to. Both get the same curve of forgetting, the same share of guesses and slips fitted to
 * the same learners, once with their numbers as published and once with all of them fitted the same way. Learners are
 * simulated with laws of forgetting that are known, so that the least possible log-loss is known too; the answers of the other
 * benchmarks have no memory at all, and tell only whether a rule sees one where there is none.
 */

const LEARNERS_PER_KIND = 24
const DAYCARES = 10
const BENCH = 'réponses du banc'

/** The answers of the quiz benchmark: each is right by chance, whatever came before. */
async function benchLearners(): Promise<Learner[]> {
  const closeCluster = await openCluster()
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.ownerUrl })
  try {
    await seedQuizzes(database.ownerUrl, { daycares: DAYCARES })
    await client.connect()
    const { rows } = await client.query<{ userId: string; question: string; day: number; right: boolean }>(
      `SELECT "userId", "questionId" AS question, "isCorrect" AS right, ("answeredAt" AT TIME ZONE $1)::date - date '1970-01-01' AS day
       FROM "QuizAnswer" WHERE "answeredAt" IS NOT NULL ORDER BY "userId", "answeredAt", id`,
      [PRODUCT_TIME_ZONE],
    )
    const chance = rows.filter(({ right }) => right).length / rows.length
    return [...Map.groupBy(rows, ({ userId }) => userId).values()].map((own) => ({
      kind: BENCH,
      answers: own.map(({ question, day, right }) => ({ question, day, right, chance })),
    }))
  } finally {
    await client.end()
    await database.drop()
    await closeCluster()
  }
}

const number = (value: number) =>
  value.toLocaleString('fr-CA', { minimumFractionDigits: 4, maximumFractionDigits: 4 }).padStart(8)

type Losses = Map<string, number>

/** Log-loss by kind of learner, and of all of them together. */
function lossesOf(predictor: Predictor, { margin, numbers }: Fitted, learners: readonly Learner[]): Losses {
  const scored = scoredAnswers(predictor, numbers, learners)
  const loss = (list: typeof scored) => logLoss(list, margin, numbers.at(-1) ?? 0)
  const byKind = Map.groupBy(scored, ({ kind }) => kind)
  return new Map([...[...byKind].map(([kind, own]) => [kind, loss(own)] as const), ['tous', loss(scored)]])
}

/** Compares both rules on every other pair of learners, after fitting to the rest. @returns whether FSRS predicts better */
function compare(title: string, learners: readonly Learner[]): boolean {
  const isFitted = (_: Learner, index: number) => index % 4 < 2
  const fittedTo = learners.filter(isFitted)
  const judged = learners.filter((learner, index) => !isFitted(learner, index))
  const scored = scoredAnswers(fixedSpacing, fixedSpacing.start, judged)
  const least = new Map([...Map.groupBy(scored, ({ kind }) => kind)].map(([kind, own]) => [kind, leastLogLoss(own)]))
  least.set('tous', leastLogLoss(scored))
  console.log(`\n${title}\u00A0: ${judged.length} personnes, ${scored.length} réponses à une question déjà vue`)
  let isBetter = true
  for (const [how, fit] of [
    ['tels que publiés', fitMargin],
    ['tout ajusté', fitAll],
  ] as const) {
    const fixed = lossesOf(fixedSpacing, fit(fixedSpacing, fittedTo), judged)
    const fsrs = lossesOf(fsrsSpacing, fit(fsrsSpacing, fittedTo), judged)
    console.log(`  ${how.padEnd(22)} ${fixedSpacing.name}   ${fsrsSpacing.name}   écart   au mieux`)
    for (const [kind, loss] of fixed) {
      const other = fsrs.get(kind) ?? 0
      console.log(
        `    ${kind.padEnd(20)} ${number(loss)} ${number(other)} ${number(other - loss)} ${number(least.get(kind) ?? 0)}`,
      )
    }
    isBetter &&= (fsrs.get('tous') ?? 0) < (fixed.get('tous') ?? 0)
  }
  return isBetter
}

const simulated = Object.keys(KINDS).flatMap((kind, index) =>
  Array.from({ length: LEARNERS_PER_KIND }, (_, seed) => simulate(kind, 1000 * (index + 1) + seed)),
)
const isBetter = compare('Apprenantes simulées', simulated)
compare('Réponses du banc d’essai', await benchLearners())
console.log(`\n${isBetter ? '✓ ts-fsrs prédit mieux' : '✗ les jours fixes prédisent mieux'}`)
process.exitCode = isBetter ? 0 : 1
