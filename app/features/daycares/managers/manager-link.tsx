import { useEffect, useRef } from 'react'
import { longDateTime } from '#app/lib/dates/dates.ts'
import { ofName } from '#app/lib/french/of-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { managerWords } from '#content/pages/managers.ts'
import { useInitialiseManager } from './queries.ts'
import type { PresetManager } from './schema.ts'

/** A link to hand over, where e-mail is not at hand: shown once, as a text and as a code to scan. */
export function ManagerLink({ manager, onClose }: { manager: PresetManager; onClose: () => void }) {
  const { mutate, data, error } = useInitialiseManager()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate({ managerId: manager.id, way: 'show' })
  }, [mutate, manager.id])
  const copy = async (url: string) => {
    // Missing where the page is not served over https: the address is there to be selected.
    await navigator.clipboard?.writeText(url).then(
      () => notify.success('Lien copié'),
      () => undefined,
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Lien ${ofName(`${manager.firstName} ${manager.lastName}`)}`}
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      {error ? (
        <Failure error={error} />
      ) : data?.url ? (
        <div className="flex flex-col gap-5">
          <p>{managerWords.linkOnce}</p>
          <TextField
            label="Lien"
            readOnly
            value={data.url}
            hint={data.expiresAt ? `Valable jusqu’au ${longDateTime(data.expiresAt)}` : undefined}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="primary" className="self-start" onClick={() => data.url && copy(data.url)}>
            Copier le lien
          </Button>
          <QrCode text={data.url} label="Code à scanner avec une tablette : il mène au même lien." />
        </div>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Un instant, le lien se prépare…
        </p>
      )}
    </Dialog>
  )
}
