import { Select } from '#app/ui/form/select.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useDebouncedFilter } from '#app/ui/use-debounced-filter.ts'
import { AUDIT_GROUP_LABELS } from '#content/pages/audit-log-groups.ts'
import { AuditLogSearch } from '../search-params.ts'

const GROUPS = Object.entries(AUDIT_GROUP_LABELS).map(([value, label]) => ({ value, label }))

type AuditLogFiltersBarProps = { search: AuditLogSearch; onChange: (search: AuditLogSearch) => void }

/** The filters of the audit log, applied at once and kept in the address. */
export function AuditLogFiltersBar({ search, onChange }: AuditLogFiltersBarProps) {
  const set = (change: Partial<Record<keyof AuditLogSearch, string>>) =>
    onChange(AuditLogSearch.parse({ ...search, ...change }))
  const [who, typeWho] = useDebouncedFilter(search.who ?? '', (text) => set({ who: text }))
  const [daycare, typeDaycare] = useDebouncedFilter(search.daycare ?? '', (text) =>
    set({ daycare: text, daycareId: '' }),
  )
  return (
    <div
      role="group"
      aria-label="Filtrer le journal"
      className="no-print grid min-[400px]:grid-cols-2 items-end gap-3 *:min-w-0 xl:grid-cols-5 min-[400px]:max-xl:[&>:nth-child(3)]:col-span-2"
    >
      <TextField
        label="Qui"
        type="search"
        placeholder="Nom ou courriel"
        autoComplete="off"
        maxLength={100}
        value={who}
        onChange={(event) => typeWho(event.target.value)}
      />
      <TextField
        label="Milieu"
        type="search"
        placeholder="Nom du milieu"
        autoComplete="off"
        maxLength={100}
        value={daycare}
        onChange={(event) => typeDaycare(event.target.value)}
      />
      <Select
        label="Quoi"
        placeholder="Tout"
        options={GROUPS}
        value={search.group ?? ''}
        onChange={(event) => set({ group: event.target.value })}
      />
      <TextField
        label="Du"
        type="date"
        value={search.from ?? ''}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField label="Au" type="date" value={search.to ?? ''} onChange={(event) => set({ to: event.target.value })} />
    </div>
  )
}
