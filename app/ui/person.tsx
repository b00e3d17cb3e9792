/** Initials of a person. Decorative: her name stands beside it. */
export function Avatar({ firstName, lastName }: { firstName: string; lastName: string }) {
  const initials = `${firstName.at(0) ?? ''}${lastName.at(0) ?? ''}`.toLocaleUpperCase('fr')
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
    >
      {initials}
    </span>
  )
}

/** An address that may be longer than its line: broken after the @ before anywhere else. */
export function EmailAddress({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1
  return (
    <span className="[overflow-wrap:anywhere]">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  )
}
