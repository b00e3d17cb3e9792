import { useRouteContext } from '@tanstack/react-router'
import { ProofGate } from '#app/features/account/session/proof-gate.tsx'
import { SignedInFrame } from './-signed-in-frame.tsx'

/** `component` of the layouts of a signed-in person; their `loader` reads `myDaycaresQuery`. */
export function SignedInShell() {
  const { user } = useRouteContext({ from: '/_authed' })
  return (
    <SignedInFrame user={user}>
      <ProofGate user={user} />
    </SignedInFrame>
  )
}
