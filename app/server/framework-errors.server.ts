import { Feature, toCrossJSONAsync } from 'seroval'
import { messageWithReference } from '#app/lib/parse-error.ts'
import { errorSentences } from '#content/errors.ts'
import { AppError, type ErrorCode } from './errors.ts'
import { muteFrameworkOutput } from './library-output.server.ts'
import { log } from './log.server.ts'
import { REFERENCE_HEADER } from './middleware.ts'

const CALL_PREFIX = '/_serverFn/'

const PAGE_SENTENCES: Record<number, string> = {
  400: 'L’adresse demandée est illisible. Vérifiez-la.',
  406: 'Cette adresse mène à une page. Ouvrez-la dans un navigateur.',
}

/** Path as the framework reads it: it decodes `/%5FserverFn/` to `/_serverFn/`. */
function pathOf(request: Request): string {
  const pathname = URL.parse(request.url)?.pathname ?? ''
  return pathname.replace(/%[2-7][0-9a-f]/gi, (escape) => decodeURIComponent(escape))
}

/**
 * The framework refuses some requests before a page or a server function runs (unknown name, broken payload, cross-site
 * call), with an internal message or none, and often with status 500. This gives them the right status, a French
 * sentence and a reference; for calls, in the wire format of an error thrown by a server function.
 */
export async function translateFrameworkErrors(
  request: Request,
  handle: () => Promise<Response> | Response,
): Promise<Response> {
  const path = pathOf(request)
  const isCall = path.startsWith(CALL_PREFIX)
  const response = await (isCall ? muteFrameworkOutput(handle) : handle())
  if (response.status < 400 || response.headers.has(REFERENCE_HEADER)) return response
  // An error page of ours.
  if (!isCall && response.headers.get('content-type')?.startsWith('text/html')) return response
  const reference = crypto.randomUUID().slice(0, 6).toUpperCase()
  if (!isCall) return pageError(response.status, reference)
  const hasName = /^[^/]/.test(path.slice(CALL_PREFIX.length))
  const code = hasName ? errorCodeOf(response.status, await response.text()) : 'NOT_FOUND'
  return callError(response, code, reference)
}

function pageError(status: number, reference: string): Response {
  const sentence = PAGE_SENTENCES[status] ?? errorSentences[status < 500 ? 'INVALID_INPUT' : 'INTERNAL']
  log().info({ reference, status }, 'page refused before its route')
  return new Response(messageWithReference(sentence, status, reference), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', [REFERENCE_HEADER]: reference },
  })
}

async function callError(response: Response, code: ErrorCode, reference: string): Promise<Response> {
  const error = new AppError(code)
  const status = response.status === 405 ? 405 : error.status
  // The framework's message is not logged: it quotes what was sent.
  log().info({ reference, status }, 'call refused before its function')
  const headers = new Headers({
    'content-type': 'application/json',
    'x-tss-serialized': 'true',
    [REFERENCE_HEADER]: reference,
  })
  const allow = response.headers.get('allow')
  if (allow) headers.set('allow', allow)
  const message = messageWithReference(error.message, status, reference)
  // The encoding would send the stack.
  const options = { refs: new Map(), disabledFeatures: Feature.ErrorPrototypeStack }
  const body = JSON.stringify(await toCrossJSONAsync({ error: new Error(message) }, options))
  return new Response(body, { status, headers })
}

function errorCodeOf(status: number, text: string): ErrorCode {
  if (/Server function info not found|Invalid server function ID/.test(text)) return 'NOT_FOUND'
  if (status === 403) return 'FORBIDDEN'
  if (status === 413 || /too large/i.test(text)) return 'TOO_LARGE'
  return 'INVALID_INPUT'
}
