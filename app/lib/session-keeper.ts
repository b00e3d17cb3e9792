/** Response header of a refused call: the code of the refusal, from a closed list. */
export const REFUSAL_HEADER = 'x-refusal'

type Send = () => Promise<Response>

/**
 * Set by the layout of the signed-in pages: `watch` sends every call, and handles a refusal because the session has
 * ended or the identity must be proved again.
 */
export const sessionKeeper: { watch?: ((send: Send, address: string) => Promise<Response>) | undefined } = {}
