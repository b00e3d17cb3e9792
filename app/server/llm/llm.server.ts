import type { CircuitBreakerPolicy } from 'cockatiel'
import type * as Sdk from 'openai'
import { env } from '../env.server.ts'
import { interruptionSignal } from '../interruption.server.ts'
import { createBreaker, startGuardedCall } from './llm-breaker.ts'
import { LlmCallTimer } from './llm-call-timer.ts'
import { LlmError, llmErrorOfStatus, toLlmError } from './llm-error.ts'

export type LlmRequest = {
  system: string
  user: string
  /** JSON schema of the answer. */
  schema: Record<string, unknown>
  schemaName: string
  /** Aborts at the deadline of the whole call, or when the caller stops it. */
  signal: AbortSignal
}

export type LlmAnswer = {
  text: string
  /** Null when the provider does not count. */
  usage: { inputTokens: number | null; outputTokens: number | null }
  /** As the provider names it. */
  model: string
}

/** A language model behind an OpenAI-compatible address. */
export type Llm = {
  /**
   * Asks for one JSON text: yields it piece by piece, then returns the whole. Retries once when no answer begins.
   * @throws LlmError unless the model said that its answer was complete.
   */
  streamJson: (request: LlmRequest) => AsyncGenerator<string, LlmAnswer, void>
}

/** Milliseconds until the first event, retry included, and between two events. */
export type LlmTimings = { firstByte: number; silence: number }

export type LlmSettings = {
  apiKey: string | undefined
  baseUrl: string | undefined
  model: string
  timings?: Partial<LlmTimings>
  breaker?: CircuitBreakerPolicy
}

const TIMINGS: LlmTimings = { firstByte: 8_000, silence: 10_000 }
/** Milliseconds; a provider that asks for a longer wait is not retried, because a person is waiting. */
const RETRY_AFTER_MAX = 3_000
const DEFAULT_MODEL = 'gpt-4.1-mini'
const TEMPERATURE = 0.4
/** An activity sheet takes about half of it. */
const OUTPUT_TOKENS_MAX = 4_000
/** Milliseconds, above any of our own deadlines: the client's must never be the one that ends a call. */
const CLIENT_TIMEOUT = 600_000

type ChunkParams = Sdk.OpenAI.ChatCompletionCreateParamsStreaming
type Chunk = Sdk.OpenAI.ChatCompletionChunk

/** What this provider accepts, as learnt from its errors. `format`: how it is given the JSON schema. */
type Capabilities = {
  format: 'json_schema' | 'json_object' | 'prompt'
  temperature: boolean
  usage: boolean
  maxTokens: boolean
}

/** A client of one model. It remembers between calls only which parameters the provider refuses. */
export function createLlm({
  apiKey,
  baseUrl,
  model,
  timings: timingOverrides,
  breaker = createBreaker(),
}: LlmSettings): Llm {
  const timings = { ...TIMINGS, ...timingOverrides }
  let capabilities: Capabilities = { format: 'json_schema', temperature: true, usage: true, maxTokens: true }
  let clientPromise: Promise<{ client: Sdk.OpenAI; sdk: typeof Sdk }> | undefined

  // Imported at the first call: the library is slow to load.
  const openClient = () =>
    (clientPromise ??= import('openai').then((sdk) => {
      const client = new sdk.OpenAI({
        // The client requires a key, even for a local server that needs none.
        apiKey: apiKey ?? 'aucune',
        baseURL: baseUrl ?? null,
        organization: null,
        project: null,
        maxRetries: 1,
        fetch: fetchWithoutLongRetry,
        timeout: CLIENT_TIMEOUT,
        logLevel: 'off',
        // A redirect would send the key to another address than the configured one.
        fetchOptions: { redirect: 'error' },
      })
      return { client, sdk }
    }))

  async function* streamAnswer(request: LlmRequest): AsyncGenerator<string, LlmAnswer, void> {
    const { client, sdk } = await openClient()
    const timer = new LlmCallTimer(AbortSignal.any([request.signal, interruptionSignal]), timings)
    const idempotencyKey = crypto.randomUUID()
    let attempted = capabilities
    try {
      for (;;) {
        try {
          const options = { signal: timer.signal, headers: { 'Idempotency-Key': idempotencyKey } }
          const chunks = await client.chat.completions.create(requestBody(request, model, attempted), options)
          const onFirstEvent = () => {
            capabilities = attempted
          }
          return yield* readChunks(chunks, timer, onFirstEvent)
        } catch (error) {
          const next = error instanceof sdk.APIError ? withoutRefusedParameter(attempted, error) : null
          if (!next) throw error
          attempted = next
        }
      }
    } catch (error) {
      timer.throwIfAborted()
      throw error instanceof sdk.APIError ? llmErrorOfStatus(error) : toLlmError(error)
    } finally {
      timer.dispose()
    }
  }

  return {
    async *streamJson(request) {
      const call = await startGuardedCall(breaker)
      try {
        const answer = yield* streamAnswer(request)
        call.resolve()
        return answer
      } catch (error) {
        call.reject(error)
        throw error
      } finally {
        // Has an effect only when the consumer left the loop early.
        call.reject(new LlmError('aborted', 'given up by the caller'))
      }
    },
  }
}

/** Retry-After headers above RETRY_AFTER_MAX end the call: the client would obey them for up to a minute. */
const fetchWithoutLongRetry: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const retryAfter = response.headers.get('retry-after') ?? ''
  const waitMs = Number(retryAfter) * 1_000 || Date.parse(retryAfter) - Date.now()
  if (!(waitMs > RETRY_AFTER_MAX)) return response
  const finalResponse = new Response(response.body, response)
  finalResponse.headers.set('x-should-retry', 'false')
  return finalResponse
}

function requestBody(
  { system, user, schema, schemaName }: LlmRequest,
  model: string,
  capabilities: Capabilities,
): ChunkParams {
  const schemaPrompt =
    capabilities.format === 'json_schema' ? '' : `\n\nSCHÉMA JSON DE LA RÉPONSE\n${JSON.stringify(schema)}`
  return {
    model,
    stream: true,
    messages: [
      { role: 'system', content: system + schemaPrompt },
      { role: 'user', content: user },
    ],
    ...(capabilities.temperature && { temperature: TEMPERATURE }),
    ...(capabilities.maxTokens && { max_completion_tokens: OUTPUT_TOKENS_MAX }),
    ...(capabilities.usage && { stream_options: { include_usage: true } }),
    ...(capabilities.format === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: schemaName, schema, strict: true } },
    }),
    ...(capabilities.format === 'json_object' && { response_format: { type: 'json_object' } }),
  }
}

/** Capabilities without the parameter that the provider has just refused; null when it refused for another reason. */
function withoutRefusedParameter(
  capabilities: Capabilities,
  { status, message, param }: { status?: number | undefined; message: string; param?: string | null | undefined },
): Capabilities | null {
  if (status !== 400 && status !== 422) return null
  const about = `${param ?? ''} ${message}`
  if (capabilities.temperature && /temperature/i.test(about)) return { ...capabilities, temperature: false }
  if (capabilities.usage && /stream_options|include_usage/i.test(about)) return { ...capabilities, usage: false }
  if (capabilities.maxTokens && /max_completion_tokens/i.test(about)) return { ...capabilities, maxTokens: false }
  if (capabilities.format === 'json_schema') return { ...capabilities, format: 'json_object' }
  return capabilities.format === 'json_object' ? { ...capabilities, format: 'prompt' } : null
}

/** Yields the pieces of one answer. `onFirstEvent`: the provider has accepted the request. */
async function* readChunks(
  chunks: AsyncIterable<Chunk>,
  timer: LlmCallTimer,
  onFirstEvent: () => void,
): AsyncGenerator<string, LlmAnswer, void> {
  let text = ''
  let model = ''
  let refusal = ''
  let finish: string | null = null
  let usage: LlmAnswer['usage'] = { inputTokens: null, outputTokens: null }
  for await (const chunk of chunks) {
    timer.restartSilence()
    if (model === '') onFirstEvent()
    model ||= chunk.model ?? '?'
    if (chunk.usage) usage = { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens }
    const choice = chunk.choices?.[0]
    finish = choice?.finish_reason ?? finish
    refusal += choice?.delta?.refusal ?? ''
    const piece = choice?.delta?.content ?? ''
    text += piece
    if (piece) yield piece
  }
  // The client ends the loop without an error when the signal aborts: only « stop » means that the answer is complete.
  timer.throwIfAborted()
  if (model === '') throw new LlmError('unavailable', 'the answer held no event')
  if (refusal || finish === 'content_filter') throw new LlmError('refused', 'the model declined')
  if (finish === null) throw new LlmError('unavailable', 'the stream was cut')
  if (finish !== 'stop') throw new LlmError('unusable', `finished by ${finish}`)
  return { text, usage, model }
}

let shared: Llm | undefined

/** The configured language model; null without one, and activities are then composed from the bank. */
export function llm(): Llm | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env()
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null
  shared ??= createLlm({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL ?? DEFAULT_MODEL })
  return shared
}
