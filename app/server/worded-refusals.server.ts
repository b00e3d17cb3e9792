import { Feature, toCrossJSONAsync } from 'seroval'
import { messageWithReference } from '#app/lib/parse-error.ts'
import { AppError, type ErrorCode } from './errors.ts'
import { withoutFrameworkOutput } from './library-output.server.ts'
import { log } from './log.server.ts'
import { REFERENCE_HEADER } from './middleware.ts'

const PREFIX = '/_serverFn/'

/** As the framework sees it, which takes `/%5FserverFn/` for the same address. */
function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return pathname.replace(/%[2-7][0-9a-f]/gi, (escape) => decodeURIComponent(escape)).startsWith(PREFIX)
}

/**
 * Refusals that the framework makes before a server function runs (unknown name, broken payload, cross-site call)
 * come with its inner words and often status 500. They leave here with the right status and a French sentence, in the
 * same form as the refusals of the functions themselves.
 */
export async function withWordedRefusals(
  request: Request,
  handle: () => Promise<Response> | Response,
): Promise<Response> {
  if (!isCall(request)) return handle()
  const response = await withoutFrameworkOutput(handle)
  if (response.status < 400 || response.headers.has(REFERENCE_HEADER)) return response
  const text = await response.text()
  const error = new AppError(codeOf(response.status, text))
  const status = response.status === 405 ? 405 : error.status
  const reference = crypto.randomUUID().slice(0, 6).toUpperCase()
  // Without the framework's words: they quote what was sent.
  log().info({ reference, status }, 'call refused before its function')
  const headers = new Headers({
    'content-type': 'application/json',
    'x-tss-serialized': 'true',
    [REFERENCE_HEADER]: reference,
  })
  const allow = response.headers.get('allow')
  if (allow) headers.set('allow', allow)
  const message = messageWithReference(error.message, status, reference)
  // Without the stack, which the encoding would carry along.
  const options = { refs: new Map(), disabledFeatures: Feature.ErrorPrototypeStack }
  const body = JSON.stringify(await toCrossJSONAsync({ error: new Error(message) }, options))
  return new Response(body, { status, headers })
}

function codeOf(status: number, text: string): ErrorCode {
  if (/Server function info not found|Invalid server function ID/.test(text)) return 'NOT_FOUND'
  if (status === 403) return 'FORBIDDEN'
  if (status === 413 || /too large/i.test(text)) return 'TOO_LARGE'
  return 'INVALID_INPUT'
}
