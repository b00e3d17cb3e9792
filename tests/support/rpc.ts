import { createPlugin, fromCrossJSON, type SerovalNode, toJSONAsync } from 'seroval'
import * as z from 'zod/mini'

/** Reads the errors of the framework on the wire. */
const ErrorPlugin = createPlugin<Error, { message: SerovalNode }>({
  tag: '$TSR/Error',
  test: (value) => value instanceof Error,
  parse: { sync: (value, context) => ({ message: context.parse(value.message) }) },
  serialize: (node, context) => `new Error(${context.serialize(node.message)})`,
  deserialize: (node, context) => new Error(z.string().parse(context.deserialize(node.message))),
})

const Answer = z.looseObject({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) })

export type Method = 'GET' | 'POST'

export type Reply = {
  status: number
  headers: Headers
  /** The raw body. */
  text: string
  result: unknown
  /** Message of the error that the client would throw; empty when there is none. */
  message: string
}

type CallOptions = {
  /** Forged context, sent beside `data`. */
  context?: Record<string, unknown>
  headers?: Record<string, string>
}

/** Encodes a payload as the framework does. The server refuses plain JSON. */
export async function encodePayload(data: unknown, context?: Record<string, unknown>): Promise<string | undefined> {
  if (data === undefined && !context) return undefined
  return JSON.stringify(await toJSONAsync({ ...(data !== undefined && { data }), ...(context && { context }) }))
}

/** Decodes an answer; one that is not encoded by the framework has no `result` and no `message`. */
export async function readReply(response: Response): Promise<Reply> {
  const text = await response.text()
  const reply: Reply = { status: response.status, headers: response.headers, text, result: undefined, message: '' }
  if (!response.headers.has('x-tss-serialized')) return reply
  const { result, error } = Answer.parse(fromCrossJSON(JSON.parse(text), { refs: new Map(), plugins: [ErrorPlugin] }))
  return { ...reply, result, message: error instanceof Error ? error.message : '' }
}

export type Caller = {
  get: (id: string, data?: unknown, options?: CallOptions) => Promise<Reply>
  post: (id: string, data?: unknown, options?: CallOptions) => Promise<Reply>
  call: (method: Method, id: string, data?: unknown, options?: CallOptions) => Promise<Reply>
  /** The `Cookie` header of the next call. */
  cookie: () => string
}

/** Calls server functions as the client of the framework does, and keeps cookies. */
export function createCaller(baseUrl: string, cookies: Record<string, string> = {}): Caller {
  const jar = new Map(Object.entries(cookies))
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const call = async (method: Method, id: string, data?: unknown, options: CallOptions = {}): Promise<Reply> => {
    const url = new URL(`/_serverFn/${id}?createServerFn`, baseUrl)
    const payload = await encodePayload(data, options.context)
    if (payload && method === 'GET') url.searchParams.set('payload', payload)
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'x-tsr-serverFn': 'true',
        'sec-fetch-site': 'same-origin',
        accept: 'application/x-tss-framed, application/x-ndjson, application/json',
        ...(jar.size > 0 && { cookie: cookie() }),
        ...(payload && method === 'POST' && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload && method === 'POST' && { body: payload }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value && !/max-age=0/i.test(line)) jar.set(name, value)
      else if (name) jar.delete(name)
    }
    return readReply(response)
  }
  return {
    get: (id, data, options) => call('GET', id, data, options),
    post: (id, data, options) => call('POST', id, data, options),
    call,
    cookie,
  }
}
