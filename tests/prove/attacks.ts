import fc from 'fast-check'
import { number } from '#tests/bench/load.ts'
import { hostile, sendHostile } from '#tests/guards/attacks/hostile.ts'
import { builtIds } from '#tests/guards/built-ids.ts'
import { clearLimits } from '#tests/guards/fingerprint.ts'
import { foreignFingerprint, foreignIds, idPaths, mirror, replaceAt } from '#tests/guards/foreign-rows.ts'
import { internalsIn } from '#tests/guards/internals.ts'
import type { Row } from '#tests/guards/table/expected.ts'
import { TABLE } from '#tests/guards/table/table.ts'
import { createWorld, type Persona, THERE_WORD, type World } from '#tests/guards/world.ts'
import { createPerson } from '#tests/support/people.ts'
import { encodePayload } from '#tests/support/rpc.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { createLoginLink } from '#tests/support/sign-in.ts'
import type { Figure } from './figures.ts'
import { type Random, sample } from './random.ts'

/** How much of each attack. */
export type AttackSize = {
  /** Server functions, chosen by the seed; all of them when there are fewer. */
  functions: number
  /** Hostile payloads for each of them. */
  payloads: number
  /** Foreign ids for each place of an id in an input. */
  ids: number
  /** Uses of one link at once. */
  uses: number
}

/** Sent at once. */
const BATCH = 20
/** Wrong passwords for one account from one place that are looked at. */
const PASSWORDS_TRIED = 5
const GUESSES = 60
const POWERFUL: Persona[] = ['superadmin', 'manager', 'teacher', 'anonymous']

const rows = (): [string, Row][] =>
  builtIds().map((id) => {
    const row = TABLE[id]
    if (!row) throw new Error(`${id} is missing in tests/guards/table`)
    return [id, row]
  })

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) await Promise.all(items.slice(at, at + BATCH).map(work))
}

async function hostilePayloads(
  server: TestServer,
  chosen: readonly [string, Row][],
  seed: number,
  payloads: number,
): Promise<Figure> {
  const problems: string[] = []
  let sent = 0
  for (const [id, row] of chosen) {
    await clearLimits(server.db)
    const world = await createWorld(server.db)
    const valid = await row.input?.(world)
    const encoded = (await encodePayload(valid ?? { it: '' })) ?? ''
    const persona = POWERFUL.find((other) => row.expected[other] === 200) ?? 'anonymous'
    const cookie = (await server.as(persona === 'anonymous' ? null : world.people[persona])).cookie()
    await inBatches(fc.sample(hostile(valid, encoded), { seed, numRuns: payloads }), async (payload) => {
      const response = await sendHostile(server.url, id, row.method, cookie, payload)
      const what = `${id} : ${response.status}`
      problems.push(...(response.status >= 500 ? [what] : []), ...internalsIn(await response.text(), what))
      sent++
    })
  }
  return {
    what: `charges hostiles, ${chosen.length} fonctions`,
    value: `${number(sent)} envoyées, ${problems.length} erreurs du serveur ou détails internes`,
    problems,
  }
}

type IdTry = { row: Row; id: string; data: unknown; persona: 'teacher' | 'manager' }

/** Inputs of a function with an id of the other daycare in the place of each of its own. */
async function idTries(world: World, random: Random, [id, row]: [string, Row], ids: number): Promise<IdTry[]> {
  const paths = idPaths(await row.input?.(world))
  if (paths.length === 0) return []
  // The input of the other daycare creates there the rows that this function is about.
  await row.input?.(mirror(world))
  const foreign = await foreignIds(world, ids)
  const tries: IdTry[] = []
  for (const path of paths)
    for (const other of sample(random, foreign, ids))
      for (const persona of ['teacher', 'manager'] as const)
        tries.push({ row, id, persona, data: replaceAt(await row.input?.(world), path, other) })
  return tries
}

async function idsOfOthers(
  server: TestServer,
  chosen: readonly [string, Row][],
  random: Random,
  ids: number,
): Promise<Figure> {
  const problems: string[] = []
  let asked = 0
  for (const entry of chosen) {
    await clearLimits(server.db)
    const world = await createWorld(server.db)
    const tries = await idTries(world, random, entry, ids)
    const callers = { teacher: await server.as(world.people.teacher), manager: await server.as(world.people.manager) }
    const before = await foreignFingerprint(world)
    await inBatches(tries, async ({ row, id, data, persona }) => {
      const reply = await callers[persona].call(row.method, id, data)
      const what = `${id}, ${persona}, ${reply.status}`
      if (reply.status >= 500) problems.push(what)
      if (reply.text.includes(THERE_WORD)) problems.push(`${what} montre l’autre milieu`)
      asked++
    })
    if (before !== (await foreignFingerprint(world))) problems.push(`${entry[0]} a changé l’autre milieu`)
  }
  return { what: 'numéros d’un autre milieu', value: `${number(asked)} demandés, ${problems.length} fuites`, problems }
}

const FORGERIES: Record<string, Record<string, string>> = {
  'un autre site': { origin: 'https://mechant.exemple', 'sec-fetch-site': 'cross-site' },
  'un site voisin': { origin: 'https://voisin.exemple', 'sec-fetch-site': 'same-site' },
  'une origine nulle': { origin: 'null', 'sec-fetch-site': 'cross-site' },
}

/** Every function called from elsewhere, by the wrong method, and with a context that says who one is. */
async function forgeries(server: TestServer, chosen: readonly [string, Row][]): Promise<Figure> {
  const problems: string[] = []
  let tried = 0
  const world = await createWorld(server.db)
  const teacher = await server.as(world.people.teacher)
  for (const [id, row] of chosen) {
    await clearLimits(server.db)
    const data = await row.input?.(world)
    const expect = (status: number, allowed: number[], what: string) => {
      tried++
      if (!allowed.includes(status)) problems.push(`${id}, ${what} : ${status}`)
    }
    for (const [what, headers] of Object.entries(FORGERIES))
      expect((await teacher.call(row.method, id, data, { headers })).status, [403], what)
    const wrong = row.method === 'GET' ? 'POST' : 'GET'
    expect((await teacher.call(wrong, id, data)).status, [400, 405, 414, 431], `méthode ${wrong}`)
    if (row.expected.teacher !== 403) continue
    const context = { session: { role: 'SUPERADMIN' }, role: 'SUPERADMIN', daycareId: world.thereId }
    expect((await teacher.call(row.method, id, data, { context })).status, [403], 'contexte forgé')
  }
  return {
    what: 'origine, méthode, contexte forgés',
    value: `${number(tried)} appels, ${problems.length} passés`,
    problems,
  }
}

async function oneTimeLinks(server: TestServer, uses: number): Promise<Figure> {
  await clearLimits(server.db)
  const person = await createPerson(server.db, 'TEACHER')
  const token = await createLoginLink(server.db, person.id)
  const callers = await Promise.all(Array.from({ length: uses }, () => server.as(null)))
  const replies = await Promise.all(callers.map((caller) => caller.post('auth_exchangeLoginToken', { token })))
  const opened = await server.db.session.count({ where: { userId: person.id } })
  const failed = replies.filter(({ status }) => status >= 500).length
  return {
    what: 'un lien de connexion, à la fois',
    value: `${uses} essais, ${opened} session ouverte`,
    problems: [...(opened === 1 ? [] : [`${opened} sessions`]), ...(failed === 0 ? [] : [`${failed} erreurs`])],
  }
}

async function bruteForce(server: TestServer): Promise<Figure> {
  await clearLimits(server.db)
  const { people } = await createWorld(server.db)
  const guess = async (index: number) => {
    const caller = await server.as(null)
    return (await caller.post('auth_login', { email: people.teacher.email, password: `essai-numero-${index}-du-soir` }))
      .status
  }
  const statuses = await Promise.all(Array.from({ length: GUESSES }, (_, index) => guess(index)))
  const looked = statuses.filter((status) => status !== 429).length
  return {
    what: 'mots de passe devinés, à la fois',
    value: `${GUESSES} essais, ${looked} évalués`,
    problems: looked === PASSWORDS_TRIED ? [] : [`statuts : ${[...new Set(statuses)].join(', ')}`],
  }
}

/** Attacks a server of two processes in every way. @returns a figure for each */
export async function proveAttacks(random: Random, seed: number, size: AttackSize): Promise<Figure[]> {
  const server = await startServer({ LOG_LEVEL: 'error', WEB_CONCURRENCY: '2' })
  try {
    const chosen = sample(random, rows(), size.functions)
    const figures = [
      await hostilePayloads(server, chosen, seed, size.payloads),
      await idsOfOthers(server, chosen, random, size.ids),
      await forgeries(server, chosen),
      await oneTimeLinks(server, size.uses),
      await bruteForce(server),
    ]
    const unexpected = server.output().match(/^.*"level":(?:50|60).*$/gm) ?? []
    const died = server.isAlive() ? [] : ['un processus est mort']
    return [
      ...figures,
      {
        what: 'après tout cela',
        value: `${unexpected.length} erreur inattendue au journal`,
        problems: [...unexpected.map((line) => line.slice(0, 300)), ...died],
      },
    ]
  } finally {
    await server.stop()
  }
}
