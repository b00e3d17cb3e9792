import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import { useShareSituation } from '../queries.ts'
import type { Situation } from '../schema.ts'

const said = (shared: boolean) => (shared ? 'Fiche partagée avec votre équipe' : 'Fiche à vous seule')

/** Lets the team read a saved sheet, or keeps it to oneself again; the toast takes it back. */
export function ShareSituation({ situation: { id, sharedAt } }: { situation: Situation }) {
  const { mutateAsync, isPending } = useShareSituation()
  const share = async (shared: boolean) => {
    try {
      await mutateAsync({ id, shared })
      notify.success(said(shared), { id, undo: () => mutateAsync({ id, shared: !shared }), undone: said(!shared) })
    } catch (error) {
      notify.error(parseError(error).sentence, { id })
    }
  }
  return (
    <Button icon={<Icon as={sharedAt ? Lock : Users} />} busy={isPending} onClick={() => share(!sharedAt)}>
      {sharedAt ? exerciseWords.unshare : exerciseWords.share}
    </Button>
  )
}
