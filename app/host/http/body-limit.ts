import { IncomingMessage, type ServerResponse } from 'node:http'
import type { ServerMiddleware } from 'srvx'
import { errorSentences } from '#content/errors.ts'
import { requestIdOf } from './exchange.ts'
import { refusal } from './refusal.ts'

/** Bytes. */
const BODY_LIMIT = 1_000_000

/** Milliseconds during which the rest of a refused body is thrown away, so that the client can read the refusal. */
const LINGER = 1_000

const announced = (req: IncomingMessage): number => Number(req.headers['content-length'] ?? 0)

/** @returns undefined when the body is over the limit; rejects when the client goes away. */
function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) settle(() => resolve(undefined))
      else chunks.push(chunk)
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)))
    const onClose = () => settle(() => reject(new DOMException('The client went away', 'AbortError')))
    const settle = (outcome: () => void) => {
      req.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose)
      outcome()
    }
    req.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose)
  })
}

function closeLater(req: IncomingMessage): void {
  req.resume()
  setTimeout(() => req.complete || req.socket.destroy(), LINGER).unref()
}

/**
 * Reads the body before the application does, so that one that is too large is refused in one place, announced or not,
 * and never held in memory.
 */
export const limitBody: ServerMiddleware = async (request, next) => {
  const req = request.runtime?.node?.req
  if (!(req instanceof IncomingMessage) || request.method === 'GET' || request.method === 'HEAD') return next()
  const body = announced(req) > BODY_LIMIT ? undefined : await readBody(req)
  if (!body) {
    closeLater(req)
    return refusal(413, errorSentences.TOO_LARGE, requestIdOf(request))
  }
  // Where srvx looks for a body that somebody has already read.
  Object.assign(req, { rawBody: body })
  return next()
}

/** « Expect: 100-continue »: a body that is too large is refused before it is sent. */
export function answerExpectation(req: IncomingMessage, res: ServerResponse, handle: () => void): void {
  if (announced(req) <= BODY_LIMIT) res.writeContinue()
  handle()
}
