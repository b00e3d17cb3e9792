import { messageWithReference } from '#app/lib/parse-error.ts'

/**
 * An answer that the host makes by itself. Plain text, because the browser's side of a server function takes the text
 * of a failure as the message of the error, and reads the reference out of it.
 */
export function refusal(
  status: number,
  sentence: string,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const reference = requestId.slice(0, 6).toUpperCase()
  return new Response(messageWithReference(sentence, status, reference), {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-reference': reference,
      ...headers,
    },
  })
}
