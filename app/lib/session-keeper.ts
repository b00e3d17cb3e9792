/** Header that says, in the answer of a refused call, which of the closed list of refusals it is. */
export const REFUSAL_HEADER = 'x-refusal'

type Send = () => Promise<Response>

/**
 * Who may answer for a call that was refused because the session has ended or the identity is to be proved again: set
 * by the frame of the signed-in pages. Apart from it, because every page loads what sends the calls.
 */
export const sessionKeeper: { watch?: ((send: Send, address: string) => Promise<Response>) | undefined } = {}
