import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { messageWithReference } from '#app/lib/parse-error.ts'

/**
 * An error response of the host itself: a French sentence with a reference. Plain text, because the client side of a
 * server function takes the text of an error response as the message of the error, and reads the reference out of it.
 */
export function refusal(status: number, sentence: string, requestId: string): Response {
  const reference = requestId.slice(0, 6).toUpperCase()
  return new Response(messageWithReference(sentence, status, reference), {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-reference': reference,
    },
  })
}

const CLIENT_ERRORS: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Les en-têtes de la requête sont trop volumineux.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'La requête a mis trop de temps à arriver.'],
}

/**
 * Answers a request that cannot be parsed, or arrives too slowly, with one French sentence, and closes the connection.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, sentence] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'La requête est illisible.']
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(sentence)}`,
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`)
}
