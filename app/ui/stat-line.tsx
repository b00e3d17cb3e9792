/** A number, already formatted, and what it counts. */
export function StatLine({ value, label }: { value: string; label: string }) {
  return (
    <p className="flex flex-col">
      <span className="font-display font-semibold text-2xl">{value}</span>
      <span className="text-ink-2 text-sm">{label}</span>
    </p>
  )
}
