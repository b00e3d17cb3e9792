import { WaysIn, type WaysInProps } from './ways-in.tsx'

/** The door. */
export function LoginPage(props: WaysInProps) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Se connecter</h1>
      <WaysIn {...props} />
    </div>
  )
}
