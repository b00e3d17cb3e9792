import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { readRequest, sheetFor } from './fake-sheet.ts'

/*
 * An HTTP server that implements the chat-completions protocol and simulates faults. The name of the model in a request
 * selects the fault, so that one server serves all tests. `node tests/support/model/fake-llm.ts 3141` starts it by hand.
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

/** A call as the server received it. */
export type FakeCall = {
  model: string
  /** Whether it asks for a second reading of a sheet. */
  isReview: boolean
  body: Body
  headers: IncomingMessage['headers']
  /** When the first section was completely sent, in milliseconds (`Date.now`). */
  firstSectionAt?: number
}

type Sheet = Record<string, unknown>
type Call = FakeCall & {
  onFirstSection: () => void
  response: ServerResponse
  /** Number of calls with the same idempotency key so far, this one included. */
  turn: number
  /** Sections to rewrite; undefined for a whole sheet. */
  sections: string[] | undefined
  sheet: Sheet
}

/** Characters per event of the stream. */
const PIECE_LENGTH = 24

function requestedSections(body: Body): string[] | undefined {
  const user = body.messages.at(-1)?.content ?? ''
  return /Récris seulement ces sections : ([^.]+)\./.exec(user)?.[1]?.split(', ')
}

const IDEAS = [
  { titre: 'La pluie de feuilles', phrase: 'Les enfants lancent des feuilles et écoutent leur chute.' },
  { titre: 'Le nid du grand oiseau', phrase: 'Les enfants rassemblent des feuilles pour bâtir un nid à leur taille.' },
  { titre: 'Le vent dans les mains', phrase: 'Les enfants font voler des foulards et des feuilles.' },
]

/** Whether a request is for the second reading of a sheet; it then finds nothing, unless the model's name says otherwise. */
const isReview = ({ response_format }: Body) => 'doutes' in (response_format?.json_schema?.schema.properties ?? {})

const isIdeasRequest = ({ response_format }: Body) => 'idees' in (response_format?.json_schema?.schema.properties ?? {})

/** Found in a request to vary a section, not in one to repair it. */
const VARIATION = /- \w+ : (?:Plus simple|Plus de défi|Plus court|Plus de détails|Autre idée|Suis le souhait)/

const ADDED_SENTENCE = 'Suivez ce que les enfants inventent.'

/** The same section with {@link ADDED_SENTENCE}. */
function reworded(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ${ADDED_SENTENCE}`
  if (Array.isArray(value) && typeof value[0] === 'string') return [...value, ADDED_SENTENCE]
  if (!Array.isArray(value)) return value
  return value.map((entry, index) =>
    index === 0 && 'texte' in entry ? { ...entry, texte: `${entry.texte} ${ADDED_SENTENCE}` } : entry,
  )
}

function sheetOf(body: Body): Sheet {
  const sheet: Sheet = sheetFor(readRequest(body.messages.at(-1)?.content ?? ''))
  if (isIdeasRequest(body)) return { idees: IDEAS, refus: null }
  if (isReview(body)) return { doutes: [] }
  const sections = requestedSections(body)
  if (!sections) return sheet
  const isVariation = VARIATION.test(body.messages.at(-1)?.content ?? '')
  return Object.fromEntries(
    sections.map((section) => [section, isVariation ? reworded(sheet[section]) : sheet[section]]),
  )
}

function chunk(model: string, delta: object, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish, logprobs: null }
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [choice] })}\n\n`
}

function pieces(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE_LENGTH}}`, 'g')) ?? []
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
}

/** A JSON text that starts with one whole property. */
const FIRST_SECTION = /^\{"\w+":"[^"]*"[,}]/

type Ending = { finish?: string; pauseMs?: number }

async function stream(
  { response, body, model, onFirstSection }: Call,
  text: string,
  { finish = 'stop', pauseMs = 0 }: Ending = {},
): Promise<void> {
  if (body.stream !== true) return sendWhole(response, model, text, finish)
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

function sendWhole(response: ServerResponse, model: string, content: string, finish: string): void {
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

/** Sends the first half of the answer, and leaves the stream open. */
function sendHalf({ response, model, sheet }: Call): void {
  openStream(response)
  const all = pieces(JSON.stringify(sheet))
  for (const piece of all.slice(0, Math.floor(all.length / 2))) response.write(chunk(model, { content: piece }))
}

const withSections = (call: Call, change: Partial<ActivitySheet>): Sheet =>
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
/** A passage of the sheet that a second reading may doubt. */
export const DOUBTED = 'Rassemblez les feuilles en un tas épais.'

/** The answer of a second reading that doubts {@link DOUBTED}, once the sheet has it. */
function doubts({ body }: Call): Sheet {
  const isThere = body.messages.some(({ content }) => content.includes(DOUBTED))
  return { doutes: isThere ? [{ passage: 1, citation: 'feuilles en un tas épais', regle: 'enclosure' }] : [] }
}
const SCRIPT = '<script>alert(document.cookie)</script> Voir https://exemple.test/vol?c='

/** Behaviour of each model name. */
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
    sendHalf(call)
    setTimeout(() => call.response.destroy(), 20)
  },
  'end-early': (call) => {
    sendHalf(call)
    call.response.end()
  },
  'stream-stall': sendHalf,
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
  'wrong-schema': (call) => send(call, withSections(call, { deroulement: 'Jouez dehors.' as never })),
  'wrong-once': (call) =>
    send(call, call.sections ? call.sheet : withSections(call, { deroulement: 'Jouez dehors.' as never })),
  'wrong-minutes-once': (call) =>
    send(
      call,
      call.sections
        ? call.sheet
        : withSections(call, {
            deroulement: [{ moment: 'exploration', minutes: 240, texte: 'Jouez.', jeuLibre: true }],
          }),
    ),
  length: (call) => stream(call, JSON.stringify(call.sheet).slice(0, 900), { finish: 'length' }),
  'too-long': (call) => stream(call, `{"titre": "${'é'.repeat(200_000)}"}`),
  'unsafe-content': (call) =>
    send(
      call,
      withSections(call, {
        materiel: [beads('Perles de bois'), beads('Grands paniers')].map((it) => ({
          ...it,
          petitesPieces: it.nom.startsWith('Perles'),
        })),
      }),
    ),
  'unsafe-once': (call) =>
    send(call, call.sections ? call.sheet : withSections(call, { materiel: [beads('Billes d’eau')] })),
  'unsafe-always': (call) =>
    send(call, withSections(call, { titre: 'La magie des billes d’eau', materiel: [beads('Billes d’eau')] })),
  injection: (call) =>
    send(call, withSections(call, { titre: SCRIPT, intentionEducative: SCRIPT, preparation: [SCRIPT] })),
  'injection-once': (call) =>
    send(call, call.sections ? call.sheet : withSections(call, { titre: SCRIPT, preparation: [SCRIPT] })),
  'doubted-once': (call) => {
    if (isReview(call.body)) return send(call, doubts(call))
    return send(call, call.sections ? { preparation: ['Rassemblez les feuilles en un tas bas.'] } : call.sheet)
  },
  'doubted-always': (call) => send(call, isReview(call.body) ? doubts(call) : call.sheet),
  'doubts-nothing-there': (call) =>
    send(
      call,
      isReview(call.body)
        ? { doutes: [{ passage: 999, citation: 'un canon à neige', regle: 'throwing' }] }
        : call.sheet,
    ),
  'review-500': (call) => (isReview(call.body) ? refuse(call.response, 500, 'oops') : send(call, call.sheet)),
  'review-bad-json': (call) => stream(call, isReview(call.body) ? 'Rien à dire.' : JSON.stringify(call.sheet)),
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
  /** Value for `OPENAI_BASE_URL`. */
  baseUrl: string
  /** Calls of the protocol, in order. */
  calls: FakeCall[]
  /** Paths of all requests, also those outside the protocol. */
  paths: string[]
  callsOf: (model: string) => FakeCall[]
  /** Number of answers that were interrupted before their end. */
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
    const call: FakeCall = { model: body.model, isReview: isReview(body), body, headers: request.headers }
    calls.push(call)
    const key = `${body.model} ${request.headers['idempotency-key'] ?? ''}`
    const turn = (turns.get(key) ?? 0) + 1
    turns.set(key, turn)
    const behave = BEHAVIOURS[body.model]
    if (!behave) return refuse(response, 404, `no model is called ${body.model}`)
    const onFirstSection = () => {
      call.firstSectionAt = Date.now()
    }
    await behave({ ...call, response, turn, onFirstSection, sections: requestedSections(body), sheet: sheetOf(body) })
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
