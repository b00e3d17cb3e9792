import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { askedIn, sheetFor } from './fake-sheet.ts'

/*
 * A real HTTP server that speaks the chat-completions protocol and can misbehave. The fault is chosen by the name of the
 * model in each request, so one server serves every test. `node tests/support/model/fake-llm.ts 3141` starts it by hand.
 */

const Body = z.looseObject({
  model: z.string(),
  stream: z.optional(z.boolean()),
  temperature: z.optional(z.number()),
  max_completion_tokens: z.optional(z.number()),
  stream_options: z.optional(z.unknown()),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.optional(
    z.looseObject({
      type: z.string(),
      json_schema: z.optional(
        z.looseObject({ schema: z.looseObject({ properties: z.record(z.string(), z.unknown()) }) }),
      ),
    }),
  ),
})
type Body = z.infer<typeof Body>

/** A call as the server saw it. */
export type FakeCall = {
  model: string
  body: Body
  headers: IncomingMessage['headers']
  /** When the end of the first section left, on the clock of `Date.now`. */
  firstSectionAt?: number
}

type Sheet = Record<string, unknown>
type Call = FakeCall & {
  onFirstSection: () => void
  response: ServerResponse
  /** How many calls came with the same idempotency key, this one included. */
  turn: number
  /** Sections asked for again; undefined for a whole sheet. */
  sections: string[] | undefined
  sheet: Sheet
}

const PIECE = 24

function sectionsAsked(body: Body): string[] | undefined {
  const user = body.messages.at(-1)?.content ?? ''
  return /Récris seulement ces sections : ([^.]+)\./.exec(user)?.[1]?.split(', ')
}

const IDEAS = [
  { titre: 'La pluie de feuilles', phrase: 'Les enfants lancent des feuilles et écoutent leur chute.' },
  { titre: 'Le nid du grand oiseau', phrase: 'Les enfants rassemblent des feuilles pour bâtir un nid à leur taille.' },
  { titre: 'Le vent dans les mains', phrase: 'Les enfants font voler des foulards et des feuilles.' },
]

const isAskedForIdeas = ({ response_format }: Body) =>
  'idees' in (response_format?.json_schema?.schema.properties ?? {})

/** A section in another manner, and not one that has to be repaired. */
const CHANGE_ASKED = /- \w+ : (?:Plus simple|Plus de défi|Plus court|Plus de détails|Autre idée|Suis le souhait)/

const REWORDED = 'Suivez ce que les enfants inventent.'

/** The same section with one more sentence. */
function reworded(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ${REWORDED}`
  if (Array.isArray(value) && typeof value[0] === 'string') return [...value, REWORDED]
  if (!Array.isArray(value)) return value
  return value.map((entry, index) =>
    index === 0 && 'texte' in entry ? { ...entry, texte: `${entry.texte} ${REWORDED}` } : entry,
  )
}

function sheetOf(body: Body): Sheet {
  const whole: Sheet = sheetFor(askedIn(body.messages.at(-1)?.content ?? ''))
  if (isAskedForIdeas(body)) return { idees: IDEAS, refus: null }
  const sections = sectionsAsked(body)
  if (!sections) return whole
  const isChange = CHANGE_ASKED.test(body.messages.at(-1)?.content ?? '')
  return Object.fromEntries(sections.map((section) => [section, isChange ? reworded(whole[section]) : whole[section]]))
}

function chunk(model: string, delta: object, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish, logprobs: null }
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [choice] })}\n\n`
}

function pieces(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? []
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
}

/** The first property of an object of text, and what follows it. */
const FIRST_SECTION = /^\{"\w+":"[^"]*"[,}]/

type Ending = { finish?: string; pauseMs?: number }

async function stream(
  { response, body, model, onFirstSection }: Call,
  text: string,
  { finish = 'stop', pauseMs = 0 }: Ending = {},
): Promise<void> {
  if (body.stream !== true) return whole(response, model, text, finish)
  openStream(response)
  response.write(chunk(model, { role: 'assistant', content: '' }))
  let sent = ''
  for (const piece of pieces(text)) {
    if (response.destroyed) return
    response.write(chunk(model, { content: piece }))
    const isFirst = !FIRST_SECTION.test(sent)
    sent += piece
    if (isFirst && FIRST_SECTION.test(sent)) onFirstSection()
    if (pauseMs > 0) await wait(pauseMs)
  }
  response.write(chunk(model, {}, finish))
  if (body.stream_options) {
    const usage = { prompt_tokens: 1_700, completion_tokens: 900, total_tokens: 2_600 }
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [], usage })}\n\n`,
    )
  }
  response.end('data: [DONE]\n\n')
}

function whole(response: ServerResponse, model: string, content: string, finish: string): void {
  const choices = [
    { index: 0, finish_reason: finish, logprobs: null, message: { role: 'assistant', content, refusal: null } },
  ]
  json(response, 200, { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model, choices })
}

function json(response: ServerResponse, status: number, value: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}

const refuse = (
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
  param: string | null = null,
) => json(response, status, { error: { message, type: 'error', param, code: null } }, headers)

/** The first half of the answer, then whatever the fault does. */
function half({ response, model, sheet }: Call): void {
  openStream(response)
  const all = pieces(JSON.stringify(sheet))
  for (const piece of all.slice(0, Math.floor(all.length / 2))) response.write(chunk(model, { content: piece }))
}

const changed = (call: Call, change: Partial<ActivitySheet>): Sheet =>
  Object.fromEntries(
    Object.entries(call.sheet).map(([key, value]) => [key, key in change ? change[key as keyof ActivitySheet] : value]),
  )
const send = (call: Call, sheet: Sheet) => stream(call, JSON.stringify(sheet))
const beads = (nom: string) => ({
  nom,
  quantite: 'un bol',
  facultatif: false,
  remplacement: null,
  petitesPieces: true,
  aliment: false,
})
const SCRIPT = '<script>alert(document.cookie)</script> Voir https://exemple.test/vol?c='

/** What each model name does. */
const BEHAVIOURS: Record<string, (call: Call) => void | Promise<void>> = {
  ok: (call) => send(call, call.sheet),
  'stream-ok': (call) => send(call, call.sheet),
  'stream-slow': (call) => stream(call, JSON.stringify(call.sheet), { pauseMs: 8 }),
  /** About eight seconds: long enough for a person, or a browser test, to stop it. */
  'stream-crawl': (call) => stream(call, JSON.stringify(call.sheet), { pauseMs: 60 }),
  '429-then-ok': (call) => (call.turn === 1 ? refuse(call.response, 429, 'slow down') : send(call, call.sheet)),
  '500-then-ok': (call) => (call.turn === 1 ? refuse(call.response, 500, 'oops') : send(call, call.sheet)),
  '429-retry-after-30': ({ response }) => refuse(response, 429, 'slow down', { 'retry-after': '30' }),
  '429-retry-after-0': (call) =>
    call.turn === 1 ? refuse(call.response, 429, 'slow down', { 'retry-after': '0.05' }) : send(call, call.sheet),
  '500': ({ response }) => refuse(response, 500, 'oops'),
  '401': ({ response, headers }) => refuse(response, 401, `Incorrect API key provided: ${headers.authorization}`),
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  hang: () => {},
  'body-stall': ({ response }) => openStream(response),
  'cut-stream': (call) => {
    half(call)
    setTimeout(() => call.response.destroy(), 20)
  },
  'end-early': (call) => {
    half(call)
    call.response.end()
  },
  'stream-stall': half,
  'bad-json': (call) => stream(call, JSON.stringify(call.sheet).replace('"titre":', '"titre" ')),
  'code-fence': (call) =>
    stream(call, `Voici la fiche :\n\`\`\`json\n${JSON.stringify(call.sheet, null, 2)}\n\`\`\`\n`),
  'html-200': ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Portail</title><p>Connectez-vous'),
  refusal: ({ response, model }) => {
    openStream(response)
    response.write(chunk(model, { role: 'assistant', refusal: 'I cannot help with that.' }))
    response.end(`${chunk(model, {}, 'stop')}data: [DONE]\n\n`)
  },
  'content-filter': (call) => stream(call, '{"titre": "', { finish: 'content_filter' }),
  'declines-by-schema': (call) => send(call, { ...call.sheet, refus: 'Ce thème ne convient pas.' }),
  'wrong-schema': (call) => send(call, changed(call, { deroulement: 'Jouez dehors.' as never })),
  'wrong-once': (call) =>
    send(call, call.sections ? call.sheet : changed(call, { deroulement: 'Jouez dehors.' as never })),
  'wrong-minutes-once': (call) =>
    send(
      call,
      call.sections
        ? call.sheet
        : changed(call, { deroulement: [{ moment: 'exploration', minutes: 240, texte: 'Jouez.', jeuLibre: true }] }),
    ),
  length: (call) => stream(call, JSON.stringify(call.sheet).slice(0, 900), { finish: 'length' }),
  'too-long': (call) => stream(call, `{"titre": "${'é'.repeat(200_000)}"}`),
  'unsafe-content': (call) =>
    send(
      call,
      changed(call, {
        materiel: [beads('Perles de bois'), beads('Grands paniers')].map((it) => ({
          ...it,
          petitesPieces: it.nom.startsWith('Perles'),
        })),
      }),
    ),
  'unsafe-once': (call) =>
    send(call, call.sections ? call.sheet : changed(call, { materiel: [beads('Billes d’eau')] })),
  'unsafe-always': (call) =>
    send(call, changed(call, { titre: 'La magie des billes d’eau', materiel: [beads('Billes d’eau')] })),
  injection: (call) => send(call, changed(call, { titre: SCRIPT, intentionEducative: SCRIPT, preparation: [SCRIPT] })),
  'injection-once': (call) =>
    send(call, call.sections ? call.sheet : changed(call, { titre: SCRIPT, preparation: [SCRIPT] })),
  redirect: ({ response }) => void response.writeHead(302, { location: '/v1/elsewhere' }).end(),
  'no-json-schema': (call) =>
    call.body.response_format?.type === 'json_schema'
      ? refuse(call.response, 400, 'response_format json_schema is not supported')
      : send(call, call.sheet),
  'no-format': (call) =>
    call.body.response_format ? refuse(call.response, 400, 'unknown field response_format') : send(call, call.sheet),
  'no-temperature': (call) =>
    call.body.temperature === undefined
      ? send(call, call.sheet)
      : refuse(call.response, 400, 'Unsupported value', {}, 'temperature'),
  'bad-request': ({ response }) => refuse(response, 400, 'this model does not exist'),
}

export type FakeLlm = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string
  /** Everything that arrived, in order; also on other addresses than the protocol's. */
  calls: FakeCall[]
  /** Addresses asked for. */
  paths: string[]
  callsOf: (model: string) => FakeCall[]
  /** Answers that the caller gave up before their end. */
  abandoned: () => number
  close: () => Promise<void>
}

/** Starts the server on 127.0.0.1; port 0 takes a free one. */
export async function startFakeLlm(port = 0): Promise<FakeLlm> {
  const calls: FakeCall[] = []
  const paths: string[] = []
  const turns = new Map<string, number>()
  let abandoned = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    paths.push(request.url ?? '')
    let text = ''
    for await (const part of request) text += part
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return refuse(response, 404, 'no such address')
    const body = Body.parse(JSON.parse(text))
    const call: FakeCall = { model: body.model, body, headers: request.headers }
    calls.push(call)
    const key = `${body.model} ${request.headers['idempotency-key'] ?? ''}`
    const turn = (turns.get(key) ?? 0) + 1
    turns.set(key, turn)
    const behave = BEHAVIOURS[body.model]
    if (!behave) return refuse(response, 404, `no model is called ${body.model}`)
    const onFirstSection = () => {
      call.firstSectionAt = Date.now()
    }
    await behave({ ...call, response, turn, onFirstSection, sections: sectionsAsked(body), sheet: sheetOf(body) })
  }

  const server: Server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) abandoned++
    })
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else refuse(response, 400, String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    calls,
    paths,
    callsOf: (model) => calls.filter((call) => call.model === model),
    abandoned: () => abandoned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

if (import.meta.main) {
  const { baseUrl } = await startFakeLlm(Number(process.argv[2] ?? 3141))
  console.log(`OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=stream-ok`)
}
