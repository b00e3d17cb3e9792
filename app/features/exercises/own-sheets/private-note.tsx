import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import { Icon } from '#app/ui/icon.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'

/** Who sees these sheets, said before anything is written in one. */
export function PrivateNote({ isShared = false }: { isShared?: boolean }) {
  return (
    <p className="no-print mb-6 flex items-start gap-2 text-ink-2 text-sm">
      <Icon as={isShared ? Users : Lock} size={18} className="mt-0.5" />
      {isShared ? exerciseWords.sharedNote : exerciseWords.private}
    </p>
  )
}
