import Lock from 'lucide-react/icons/lock'
import { Icon } from '#app/ui/icon.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'

/** Who sees these sheets, said before anything is written in one. */
export function PrivateNote() {
  return (
    <p className="no-print mb-6 flex items-start gap-2 text-ink-2 text-sm">
      <Icon as={Lock} size={18} className="mt-0.5" />
      {exerciseWords.private}
    </p>
  )
}
