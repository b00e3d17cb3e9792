import { deferred } from '#app/ui/deferred.tsx'
import type { WaysInProps } from './ways-in.tsx'

// The libraries of forms and schemas weigh more than the page: they come when the person reaches for a field.
const WaysIn = deferred<WaysInProps>(async () => (await import('./ways-in.tsx')).WaysIn)

/** The door. */
export function LoginPage(props: WaysInProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Se connecter</h1>
      <WaysIn {...props} />
    </div>
  )
}
