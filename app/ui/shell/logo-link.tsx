import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { productName } from '#app.config.ts'
import { Logo } from '../page/logo.tsx'

export function LogoLink({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${productName}, accueil`}
      className="tap inline-flex items-center rounded-md text-ink no-underline"
    >
      <Logo className={clsx(compact && 'max-sm:[&>span]:hidden')} />
    </Link>
  )
}
