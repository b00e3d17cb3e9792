import * as z from 'zod/mini'
import {
  type GenerationEvent,
  readGenerationEvents,
} from '#app/features/activities/generator/stream/generation-events.ts'
import { planHash, planImport } from '#app/features/quiz/bank/import/plan-import.ts'
import { formatQuestionsCsv, parseQuestionsCsv } from '#app/features/quiz/bank/import/question-csv.ts'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { PACKING_ITEMS } from '#content/guides/backpack/packing-list.ts'
import { createActivity } from '#tests/support/activities.ts'
import { createPerson, createStaffedDaycare } from '#tests/support/people.ts'
import { questionContent } from '#tests/support/question-bank.ts'
import { insertQuestion, insertQuiz } from '#tests/support/quizzes.ts'
import { type Caller, createCaller, encodePayload, type Reply } from '#tests/support/rpc.ts'
import { openSession, SESSION_COOKIE } from '#tests/support/sign-in.ts'

/** What was acknowledged, as the database must show it. `half` are writes that may be there whole or not at all. */
export type Entry =
  | { kind: 'answer'; id: string }
  | { kind: 'sheet'; id: string; version: number }
  | { kind: 'note'; userId: string; month: number; turn: number }
  | { kind: 'tick'; userId: string; turn: number }
  | { kind: 'situation'; id: string }
  | { kind: 'generation'; id: string; activityId: string }
  | { kind: 'import'; prompts: string[] }
export type Kind = Entry['kind']

/** What was acknowledged, and the imports that were sent, acknowledged or not. */
export type Ledger = { entries: Entry[]; imports: string[][] }

type Cast = {
  teacherId: string
  cookie: string
  adminCookie: string
  activityId: string
  answerIds: string[]
}

const ANSWERS = 60
const IMPORTED = 8
const NoteReply = z.object({ updatedAt: z.date() })
const SheetReply = z.object({ version: z.number() })
/** What every bag may hold, whatever the outing. */
const THINGS = PACKING_ITEMS.filter((item) =>
  Object.keys(item).every((key) => ['id', 'group', 'label', 'hint'].includes(key)),
)

/** Id of what is ticked at this turn; undefined when everything is in the bag. */
export const thingOf = (turn: number): string | undefined => THINGS[turn]?.id

/** A new educator, so that neither a daily limit nor the former round counts, her open quiz and her sheet. */
export async function createCast(db: PrismaClient): Promise<Cast> {
  const { daycare, teacher } = await createStaffedDaycare(db)
  const admin = await createPerson(db, 'SUPERADMIN')
  const own = { userId: teacher.id, daycareId: daycare.id }
  const question = await insertQuestion(db)
  const { answerIds } = await insertQuiz(
    db,
    own,
    Array.from({ length: ANSWERS }, () => question),
  )
  const activity = await createActivity(db, { daycareId: daycare.id, authorId: teacher.id })
  const cookie = async (userId: string) => `${SESSION_COOKIE}=${await openSession(db, userId)}`
  return {
    teacherId: teacher.id,
    cookie: await cookie(teacher.id),
    adminCookie: await cookie(admin.id),
    activityId: activity.id,
    answerIds,
  }
}

/** Calls as the person of this cookie, `name=value`. */
export function callerOf(url: string, cookie: string): Caller {
  const [name = '', value = ''] = cookie.split('=')
  return createCaller(url, { [name]: value })
}

/** Generates an activity. @returns the last event; undefined when it is refused */
export async function generate(url: string, cookie: string, id: string): Promise<GenerationEvent | undefined> {
  const criteria = {
    ageGroups: ['AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE'],
    themes: ['Oiseaux'],
    materials: [],
    place: 'YARD',
    season: 'SPRING',
    durationMinutes: 20,
  }
  const response = await fetch(`${url}/_serverFn/activities_generateActivity?createServerFn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tsr-serverFn': 'true',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: (await encodePayload({ id, timezone: 'America/Toronto', criteria })) ?? '',
  })
  if (!response.ok) return undefined
  let last: GenerationEvent | undefined
  for await (const event of readGenerationEvents(response)) last = event
  return last
}

/** So many new questions, to be imported in one write. */
export function newImport(admin: Caller, count: number): { prompts: string[]; send: () => Promise<Reply> } {
  const contents = Array.from({ length: count }, () => questionContent())
  const csv = formatQuestionsCsv(contents.map((content) => ({ id: '', status: 'DRAFT', content })))
  const file = Buffer.from(csv).toString('base64')
  const read = parseQuestionsCsv(csv)
  const plan = planHash(file, planImport(read.ok ? read.lines : [], []))
  return {
    prompts: contents.map(({ prompt }) => prompt),
    send: () => admin.post('questionBank_importQuestions', { file, plan }),
  }
}

/** The writers: each does its next write, and says what was acknowledged. */
function writersOf(
  url: string,
  cast: Cast,
  ledger: Ledger,
): Record<Kind, (turn: number) => Promise<Entry | undefined>> {
  const caller = callerOf(url, cast.cookie)
  const admin = callerOf(url, cast.adminCookie)
  let version = 1
  let seen: number | null = null
  return {
    answer: async (turn) => {
      const id = cast.answerIds[turn]
      if (!id) return undefined
      const { status } = await caller.post('quizzes_answerQuestion', { answerId: id, choiceIds: ['a'] })
      return status === 200 ? { kind: 'answer', id } : undefined
    },
    sheet: async (turn) => {
      const { status, result } = await caller.post('activities_updateActivity', {
        activityId: cast.activityId,
        version,
        section: 'titre',
        value: `Le jeu des feuilles ${turn}`,
      })
      if (status !== 200) return undefined
      version = SheetReply.parse(result).version
      return { kind: 'sheet', id: cast.activityId, version }
    },
    note: async (turn) => {
      const { status, result } = await caller.post('guides_saveMonthNote', { month: 3, text: `Note ${turn}`, seen })
      if (status !== 200) return undefined
      seen = NoteReply.parse(result).updatedAt.getTime()
      return { kind: 'note', userId: cast.teacherId, month: 3, turn }
    },
    tick: async (turn) => {
      // One more thing in the bag each time.
      const thing = thingOf(turn)
      if (!thing) return undefined
      const items = { [thing]: true }
      const { status } = await caller.post('guides_savePackingList', { items, ages: {}, season: 'WINTER' })
      return status === 200 ? { kind: 'tick', userId: cast.teacherId, turn } : undefined
    },
    situation: async (turn) => {
      const id = crypto.randomUUID()
      const input = { id, version: 0, title: `Butte ${turn}`, description: '', statements: [] }
      const { status } = await caller.post('exercises_saveSituation', input)
      return status === 200 ? { kind: 'situation', id } : undefined
    },
    generation: async () => {
      const id = crypto.randomUUID()
      const last = await generate(url, cast.cookie, id)
      return last?.type === 'done' ? { kind: 'generation', id, activityId: last.activityId } : undefined
    },
    import: async () => {
      const { prompts, send } = newImport(admin, IMPORTED)
      ledger.imports.push(prompts)
      const { status } = await send()
      return status === 200 ? { kind: 'import', prompts } : undefined
    },
  }
}

/** Writes without pause, one writer of each kind, until told to stop or refused. What is acknowledged goes to the ledger. */
export async function writeUntil(url: string, cast: Cast, ledger: Ledger, isOver: () => boolean): Promise<void> {
  const run = async (write: (turn: number) => Promise<Entry | undefined>) => {
    for (let turn = 0; !isOver(); turn++) {
      // A connection that was cut acknowledges nothing.
      const entry = await write(turn).catch(() => undefined)
      if (!entry) return
      ledger.entries.push(entry)
    }
  }
  await Promise.all(Object.values(writersOf(url, cast, ledger)).map(run))
}
