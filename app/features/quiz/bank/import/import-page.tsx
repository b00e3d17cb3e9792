import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { plural } from '#app/lib/french/grammar.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { ErrorMessage, InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Spinner } from '#app/ui/feedback/progress.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { bankWords, importSentences } from '#content/pages/question-bank.ts'
import { IMPORT_BYTES_MAX } from '../limits.ts'
import { useDryRunImport, useImportQuestions } from '../queries.ts'
import type { DryRun } from '../schema.ts'
import { DryRunTable } from './dry-run-table.tsx'

/** Import of a file of questions: a dry run first, written once it is confirmed. */
export function ImportPage() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const resultHeading = useRef<HTMLHeadingElement>(null)
  const [uploaded, setUploaded] = useState<{ name: string; file: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const dryRun = useDryRunImport()
  const importing = useImportQuestions()
  const hintId = useId()
  const run = dryRun.data
  // Moves the focus to the result of the dry run once it appears.
  useEffect(() => {
    if (run) resultHeading.current?.focus()
  }, [run])

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [upload] = target.files ?? []
    // Otherwise choosing the same file again, once corrected, would fire no change event.
    target.value = ''
    if (!upload) return
    dryRun.reset()
    importing.reset()
    setRefusal(null)
    setUploaded(null)
    if (upload.size > IMPORT_BYTES_MAX) return setRefusal(importSentences.tooLarge)
    if (upload.size === 0) return setRefusal(importSentences.empty)
    try {
      const file = toBase64(new Uint8Array(await upload.arrayBuffer()))
      setUploaded({ name: upload.name, file })
      await dryRun.mutateAsync(file)
    } catch {
      // The mutation keeps the error, which is shown under the button.
    }
  }
  const confirm = async (run: DryRun) => {
    if (!uploaded) return
    try {
      const { created, updated } = await importing.mutateAsync({ file: uploaded.file, plan: run.plan })
      await navigate({ to: '/admin/question-bank' })
      const parts = [plural(created, 'question ajoutée', 'questions ajoutées'), plural(updated, 'modifiée')]
      notify.success(`Importation terminée\u00A0: ${parts.join(', ')}.`)
    } catch {
      // The mutation keeps the error, which is shown above the button.
    }
  }
  return (
    <div className="page max-w-5xl">
      <PageHeader
        above={
          <Breadcrumb
            items={[{ label: 'Banque de questions', to: '/admin/question-bank' }]}
            current="Importer un fichier"
          />
        }
        title="Importer des questions"
        lead={bankWords.importLead}
      />
      <div className="flex flex-col gap-5">
        <p id={hintId} className="measure text-ink-2 text-sm">
          {bankWords.importHint} {bankWords.excel}
        </p>
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept=".csv,.xml,.gift,.txt,text/csv,text/xml,text/plain"
            onChange={choose}
            className="sr-only"
            tabIndex={-1}
            aria-label="Fichier de questions"
          />
          <Button
            variant={run ? 'secondary' : 'primary'}
            aria-describedby={hintId}
            busy={dryRun.isPending}
            onClick={() => input.current?.click()}
          >
            {uploaded ? 'Choisir un autre fichier' : 'Choisir un fichier'}
          </Button>
          <Button onClick={saveTemplate}>Télécharger le modèle</Button>
        </div>
        {dryRun.isPending && (
          <p role="status" className="flex items-center gap-2">
            <Spinner /> Lecture de {uploaded?.name}…
          </p>
        )}
        {refusal && <InlineError>{refusal}</InlineError>}
        {dryRun.isError && <ErrorMessage error={dryRun.error} />}
        {run && uploaded && (
          <section aria-labelledby="essai" className="flex flex-col gap-4">
            <h2 id="essai" ref={resultHeading} tabIndex={-1} className="text-2xl">
              Essai de {uploaded.name}
            </h2>
            <p>
              {summaryOf(run)} Fichier lu en {run.encoding}.
            </p>
            {run.counts.refused > 0 && <Banner tone="warning">{bankWords.importAgain}</Banner>}
            <DryRunTable lines={run.lines} />
            {importing.isError && <ErrorMessage error={importing.error} />}
            <ConfirmButton run={run} busy={importing.isPending} onConfirm={() => confirm(run)} />
          </section>
        )}
      </div>
    </div>
  )
}

function ConfirmButton({ run, busy, onConfirm }: { run: DryRun; busy: boolean; onConfirm: () => void }) {
  const { create, update, refused } = run.counts
  if (refused > 0) return null
  if (create + update === 0) return <Banner tone="info">{importSentences.nothing}</Banner>
  return (
    <Button variant="primary" className="self-start" busy={busy} onClick={onConfirm}>
      Importer {plural(create + update, 'question')}
    </Button>
  )
}

function summaryOf({ counts: { create, update, same, refused } }: DryRun): string {
  const parts = [
    create > 0 && `${plural(create, 'nouvelle question', 'nouvelles questions')}`,
    update > 0 && `${plural(update, 'question modifiée', 'questions modifiées')}`,
    same > 0 && `${plural(same, 'question')} sans changement`,
    refused > 0 && `${plural(refused, 'ligne')} à corriger`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

async function saveTemplate(): Promise<void> {
  const { templateCsv } = await import('./question-csv.ts')
  saveFile('modele-questions.csv', templateCsv(), 'text/csv')
}

/** Bytes per call of `String.fromCharCode`, which is limited in its number of arguments. */
const CHUNK = 0x8000

/** Base 64 of the raw bytes: the server detects their encoding. */
function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
