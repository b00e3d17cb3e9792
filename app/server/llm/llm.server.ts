import type { CircuitBreakerPolicy } from 'cockatiel'
import type * as Sdk from 'openai'
import { env } from '../env.server.ts'
import { interruption } from '../interruption.server.ts'
import { createBreaker, enter } from './llm-breaker.ts'
import { LlmError, refusedBy, toLlmError } from './llm-error.ts'
import { LlmWatch } from './llm-watch.ts'

export type LlmRequest = {
  system: string
  user: string
  /** JSON schema of the answer. */
  schema: Record<string, unknown>
  schemaName: string
  /** Deadline of the whole, and the caller's stop. */
  signal: AbortSignal
}

export type LlmAnswer = {
  text: string
  finishReason: 'stop'
  /** Null when the provider does not count. */
  usage: { inputTokens: number | null; outputTokens: number | null }
  /** As the provider names it. */
  model: string
}

/** A language model behind an OpenAI-compatible address. */
export type Llm = {
  /**
   * Asks for one JSON text: yields its pieces, then returns the whole. Returns only when the model said that it was
   * done; otherwise throws {@link LlmError}. Makes one more attempt when no answer begins.
   */
  streamJson: (request: LlmRequest) => AsyncGenerator<string, LlmAnswer, void>
}

/** Milliseconds: until the first event, both attempts included; between events. */
export type LlmTimings = { firstByte: number; silence: number }

export type LlmSettings = {
  apiKey: string | undefined
  baseUrl: string | undefined
  model: string
  timings?: Partial<LlmTimings>
  breaker?: CircuitBreakerPolicy
}

const TIMINGS: LlmTimings = { firstByte: 8_000, silence: 10_000 }
/** Milliseconds; a provider that asks for more patience than that is not there for a person who waits. */
const LONGEST_RETRY_AFTER = 3_000
const DEFAULT_MODEL = 'gpt-4.1-mini'
const TEMPERATURE = 0.4
/** A sheet takes about half of it. */
const OUTPUT_TOKENS_MAX = 4_000
/** Above any deadline of ours: the client's own clock must never be the one that rings. */
const CLIENT_TIMEOUT = 600_000

type ChunkParams = Sdk.OpenAI.ChatCompletionCreateParamsStreaming
type Chunk = Sdk.OpenAI.ChatCompletionChunk

/** What this provider has turned out to accept. `format`: how it is told the shape of the answer. */
type Abilities = {
  format: 'json_schema' | 'json_object' | 'words'
  temperature: boolean
  usage: boolean
  maxTokens: boolean
}

/** One call after another learns what the provider takes; nothing else is kept. */
export function createLlm({ apiKey, baseUrl, model, timings: given, breaker = createBreaker() }: LlmSettings): Llm {
  const timings = { ...TIMINGS, ...given }
  let abilities: Abilities = { format: 'json_schema', temperature: true, usage: true, maxTokens: true }
  let opened: Promise<{ client: Sdk.OpenAI; sdk: typeof Sdk }> | undefined

  // Loaded at the first call: it takes longer than everything else the server loads.
  const open = () =>
    (opened ??= import('openai').then((sdk) => {
      const client = new sdk.OpenAI({
        // A local server asks for none, the client insists on one.
        apiKey: apiKey ?? 'aucune',
        baseURL: baseUrl ?? null,
        organization: null,
        project: null,
        maxRetries: 1,
        fetch: fetchForPerson,
        timeout: CLIENT_TIMEOUT,
        logLevel: 'off',
        // The address is configuration; an answer may not send us elsewhere with the key.
        fetchOptions: { redirect: 'error' },
      })
      return { client, sdk }
    }))

  async function* ask(request: LlmRequest): AsyncGenerator<string, LlmAnswer, void> {
    const { client, sdk } = await open()
    const watch = new LlmWatch(AbortSignal.any([request.signal, interruption]), timings)
    const idempotencyKey = crypto.randomUUID()
    let tried = abilities
    try {
      for (;;) {
        try {
          const options = { signal: watch.signal, headers: { 'Idempotency-Key': idempotencyKey } }
          const chunks = await client.chat.completions.create(bodyOf(request, model, tried), options)
          const onStart = () => {
            abilities = tried
          }
          return yield* read(chunks, watch, onStart)
        } catch (error) {
          const next = error instanceof sdk.APIError ? lesser(tried, error) : null
          if (!next) throw error
          tried = next
        }
      }
    } catch (error) {
      watch.throwIfOver()
      throw error instanceof sdk.APIError ? refusedBy(error) : toLlmError(error)
    } finally {
      watch.end()
    }
  }

  return {
    async *streamJson(request) {
      const call = await enter(breaker)
      try {
        const answer = yield* ask(request)
        call.resolve()
        return answer
      } catch (error) {
        call.reject(error)
        throw error
      } finally {
        // When the consumer leaves the loop.
        call.reject(new LlmError('aborted', 'given up by the caller'))
      }
    },
  }
}

/** The client waits up to a minute when it is asked to. */
const fetchForPerson: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const asked = response.headers.get('retry-after') ?? ''
  const wait = Number(asked) * 1_000 || Date.parse(asked) - Date.now()
  if (!(wait > LONGEST_RETRY_AFTER)) return response
  const last = new Response(response.body, response)
  last.headers.set('x-should-retry', 'false')
  return last
}

function bodyOf({ system, user, schema, schemaName }: LlmRequest, model: string, abilities: Abilities): ChunkParams {
  const shown = abilities.format === 'json_schema' ? '' : `\n\nSCHÉMA JSON DE LA RÉPONSE\n${JSON.stringify(schema)}`
  return {
    model,
    stream: true,
    messages: [
      { role: 'system', content: system + shown },
      { role: 'user', content: user },
    ],
    ...(abilities.temperature && { temperature: TEMPERATURE }),
    ...(abilities.maxTokens && { max_completion_tokens: OUTPUT_TOKENS_MAX }),
    ...(abilities.usage && { stream_options: { include_usage: true } }),
    ...(abilities.format === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: schemaName, schema, strict: true } },
    }),
    ...(abilities.format === 'json_object' && { response_format: { type: 'json_object' } }),
  }
}

/** What to leave out of the next attempt when the provider refuses a parameter, or null when that is not the reason. */
function lesser(
  abilities: Abilities,
  { status, message, param }: { status?: number | undefined; message: string; param?: string | null | undefined },
): Abilities | null {
  if (status !== 400 && status !== 422) return null
  const about = `${param ?? ''} ${message}`
  if (abilities.temperature && /temperature/i.test(about)) return { ...abilities, temperature: false }
  if (abilities.usage && /stream_options|include_usage/i.test(about)) return { ...abilities, usage: false }
  if (abilities.maxTokens && /max_completion_tokens/i.test(about)) return { ...abilities, maxTokens: false }
  if (abilities.format === 'json_schema') return { ...abilities, format: 'json_object' }
  return abilities.format === 'json_object' ? { ...abilities, format: 'words' } : null
}

/** Yields the pieces of one answer. `onStart`: the provider has accepted the request. */
async function* read(
  chunks: AsyncIterable<Chunk>,
  watch: LlmWatch,
  onStart: () => void,
): AsyncGenerator<string, LlmAnswer, void> {
  let text = ''
  let model = ''
  let refusal = ''
  let finish: string | null = null
  let usage: LlmAnswer['usage'] = { inputTokens: null, outputTokens: null }
  for await (const chunk of chunks) {
    watch.heard()
    if (model === '') onStart()
    model ||= chunk.model ?? '?'
    if (chunk.usage) usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens }
    const choice = chunk.choices?.[0]
    finish = choice?.finish_reason ?? finish
    refusal += choice?.delta?.refusal ?? ''
    const piece = choice?.delta?.content ?? ''
    text += piece
    if (piece) yield piece
  }
  // The client ends the loop without an error when the signal aborts: only « stop » says that all has come.
  watch.throwIfOver()
  if (model === '') throw new LlmError('unavailable', 'the answer held no event')
  if (refusal || finish === 'content_filter') throw new LlmError('refused', 'the model declined')
  if (finish === null) throw new LlmError('unavailable', 'the stream was cut')
  if (finish !== 'stop') throw new LlmError('unusable', `finished by ${finish}`)
  return { text, finishReason: 'stop', usage, model }
}

let shared: Llm | undefined

/** The configured language model, or null: then activities are composed from the bank. */
export function llm(): Llm | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env()
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null
  shared ??= createLlm({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL ?? DEFAULT_MODEL })
  return shared
}
