import { IncomingMessage, type ServerResponse } from 'node:http'
import type { ServerMiddleware } from 'srvx'
import { errorSentences } from '#content/errors.ts'
import { requestIdOf } from './exchange.ts'
import { refusal } from './refusal.ts'

const BODY_BYTES_MAX = 1_000_000

/** The rest of a refused body is read and discarded for so long, so that the client can read the response. */
const LINGER_MS = 1_000

const declaredLength = (req: IncomingMessage): number => Number(req.headers['content-length'] ?? 0)

/** @returns undefined when the body is over the limit; rejects when the client goes away. */
function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_BYTES_MAX) finish(() => resolve(undefined))
      else chunks.push(chunk)
    }
    const onEnd = () => finish(() => resolve(Buffer.concat(chunks)))
    const onClose = () => finish(() => reject(new DOMException('The client went away', 'AbortError')))
    const finish = (outcome: () => void) => {
      req.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose)
      outcome()
    }
    req.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose)
  })
}

function closeAfterLinger(req: IncomingMessage): void {
  req.resume()
  setTimeout(() => req.complete || req.socket.destroy(), LINGER_MS).unref()
}

/**
 * Reads the body before the application does, and answers 413 when it is too large, whether Content-Length says so or
 * not.
 */
export const limitBody: ServerMiddleware = async (request, next) => {
  const req = request.runtime?.node?.req
  if (!(req instanceof IncomingMessage) || request.method === 'GET' || request.method === 'HEAD') return next()
  const body = declaredLength(req) > BODY_BYTES_MAX ? undefined : await readBody(req)
  if (!body) {
    closeAfterLinger(req)
    return refusal(413, errorSentences.TOO_LARGE, requestIdOf(request))
  }
  // srvx takes a body that was already read from here.
  Object.assign(req, { rawBody: body })
  return next()
}

/** Handles « Expect: 100-continue », so that a body that is too large is not even sent. */
export function answerExpectContinue(req: IncomingMessage, res: ServerResponse, handle: () => void): void {
  if (declaredLength(req) <= BODY_BYTES_MAX) res.writeContinue()
  handle()
}
