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
