import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { LongDate } from '#app/ui/time.tsx'
import { myDataWords, privacyWords } from '#content/pages/privacy.ts'
import { ownErasureRequestQuery, useExportMyData, useRequestErasure, useWithdrawErasure } from './functions.ts'
import { REASON_MAX } from './schema.ts'

type Person = { firstName: string; lastName: string }

/** Lets a person export her own data and ask for the erasure of her account. Suspends on `ownErasureRequestQuery`. */
export function MyData({ person }: { person: Person }) {
  return (
    <>
      <ExportData name={fullName(person)} />
      <EraseAccount />
    </>
  )
}

function ExportData({ name }: { name: string }) {
  const exportData = useExportMyData()
  const [format, setFormat] = useState<'json' | 'html'>('json')
  const save = (chosen: 'json' | 'html') => {
    setFormat(chosen)
    exportData.mutate(undefined, {
      onSuccess: async ({ json }) => {
        if (chosen === 'json') return saveFile('mes-donnees.json', json, 'application/json')
        const { dataExportHtml } = await import('./data-export-html.ts')
        saveFile('mes-donnees.html', dataExportHtml(json, name, new Date()), 'text/html')
      },
    })
  }
  return (
    <section aria-labelledby="my-data" className="flex flex-col gap-4">
      <div>
        <h2 id="my-data" className="text-2xl">
          {myDataWords.title}
        </h2>
        <p className="measure mt-1 text-ink-2">
          {myDataWords.lead}{' '}
          <Link to="/privacy" className="text-link">
            {privacyWords.title}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={exportData.isPending && format === 'json'} onClick={() => save('json')}>
          {myDataWords.json}
        </Button>
        <Button busy={exportData.isPending && format === 'html'} onClick={() => save('html')}>
          {myDataWords.page}
        </Button>
      </div>
      {exportData.isError && <ErrorMessage error={exportData.error} />}
    </section>
  )
}

function EraseAccount() {
  const { data: request } = useSuspenseQuery(ownErasureRequestQuery())
  const [isConfirming, setIsConfirming] = useState(false)
  const [reason, setReason] = useState('')
  const requestErasure = useRequestErasure()
  const withdraw = useWithdrawErasure()
  return (
    <section aria-labelledby="erase-account" className="flex flex-col gap-4">
      <div>
        <h2 id="erase-account" className="text-2xl">
          {myDataWords.eraseTitle}
        </h2>
        <p className="measure mt-1 text-ink-2">{myDataWords.eraseLead}</p>
      </div>
      {request ? (
        <Banner
          tone="warning"
          action={
            <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {myDataWords.withdraw}
            </Button>
          }
        >
          {myDataWords.pending} <LongDate date={request.createdAt} />.
        </Banner>
      ) : (
        <Button variant="danger" className="self-start" onClick={() => setIsConfirming(true)}>
          {myDataWords.erase}
        </Button>
      )}
      {withdraw.isError && <ErrorMessage error={withdraw.error} />}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Demander la suppression de votre compte?"
        confirmLabel={myDataWords.erase}
        onConfirm={async () => {
          await requestErasure.mutateAsync(reason)
          notify.success('Demande envoyée')
        }}
      >
        <div className="flex flex-col gap-4">
          <p>{myDataWords.eraseLead}</p>
          <TextArea
            label={myDataWords.reason}
            hint={myDataWords.reasonHint}
            optional
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </ConfirmDialog>
    </section>
  )
}
