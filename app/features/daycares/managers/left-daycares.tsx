import { managerWords } from '#content/pages/managers.ts'

/** Names the daycares that would have no manager any more. */
export function LeftDaycares({ daycares }: { daycares: { id: string; name: string }[] }) {
  if (daycares.length === 0) return null
  return (
    <div className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger-ink text-sm">
      <p className="font-semibold">{managerWords.lastLead}</p>
      <ul className="my-1 list-disc pl-5">
        {daycares.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p>{managerWords.lastEffect}</p>
    </div>
  )
}
