import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'

/** Words to look for; its label is for screen readers, the placeholder gives examples. */
export function SearchField({ label, className, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <div className={className}>
      <div className="relative">
        <Icon as={Search} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-2" />
        <input type="search" aria-label={label} autoComplete="off" {...input} className="control pl-11" />
      </div>
    </div>
  )
}
