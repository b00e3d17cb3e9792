import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { monthOfYear } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { useArchiveQuestion, useDeleteQuestion, usePublishQuestion, useRestoreQuestion } from '../queries.ts'
import type { BankQuestion } from '../schema.ts'
import { discriminationInWords, figuresInShort, figuresInWords, suspicionInWords } from '../status-tag.tsx'
import { publishObstacles } from './publish-checks.ts'

const CorrectKeyDialog = lazyPart(() => import('./correct-key-dialog.tsx'), 'CorrectKeyDialog', {
  isOverlay: true,
})

type StatusActionsProps = {
  question: BankQuestion
  /** Unsaved changes, which must be saved before the status can change. */
  isDirty: boolean
  onChanged: () => Promise<void>
}

/** Figures of a question, and the actions that its status allows. */
export function StatusActions({ question, isDirty, onChanged }: StatusActionsProps) {
  const { id, status, revision, isUsed, content, figures } = question
  const publish = usePublishQuestion()
  const archive = useArchiveQuestion()
  const [isCorrecting, setCorrecting] = useState(false)
  const failure = publish.error ?? archive.error
  const changeStatus = async (change: typeof publish, message: string) => {
    publish.reset()
    archive.reset()
    try {
      await change.mutateAsync({ questionId: id, revision })
      await onChanged()
      notify.success(message, { id })
    } catch {
      // The mutation keeps the error, which is shown under the buttons.
    }
  }
  const saveFirst = isDirty ? 'Enregistrez d’abord vos changements.' : undefined
  const reason =
    saveFirst ?? (publishObstacles(content).length > 0 ? 'Complétez d’abord les points ci-dessus.' : undefined)
  const suspicion = suspicionInWords(figures)
  return (
    <section aria-labelledby="suite" className="card flex flex-col gap-4 p-5">
      <h2 id="suite" className="text-xl">
        Cette question
      </h2>
      <Figures question={question} />
      {suspicion && <p className="font-medium text-sm text-warning-ink">{suspicion}</p>}
      <div className="flex flex-wrap items-start gap-3">
        {status !== 'READY' && (
          <Button
            variant="primary"
            busy={publish.isPending}
            onClick={() => changeStatus(publish, 'Question publiée')}
            {...(reason && { disabledReason: reason })}
          >
            {status === 'ARCHIVED' ? 'Remettre dans les quiz' : 'Publier la question'}
          </Button>
        )}
        {status !== 'DRAFT' && (
          <Button onClick={() => setCorrecting(true)} {...(saveFirst && { disabledReason: saveFirst })}>
            Corriger la bonne réponse
          </Button>
        )}
        {status === 'READY' && (
          <Button
            busy={archive.isPending}
            onClick={() => changeStatus(archive, 'Question archivée')}
            {...(saveFirst && { disabledReason: saveFirst })}
          >
            Archiver la question
          </Button>
        )}
        {status === 'DRAFT' && !isUsed && <DeleteButton question={question} isDirty={isDirty} />}
      </div>
      {failure && <ErrorMessage error={failure} />}
      {isCorrecting && (
        <CorrectKeyDialog
          question={question}
          onClose={() => setCorrecting(false)}
          onDone={async () => {
            setCorrecting(false)
            await onChanged()
          }}
        />
      )}
    </section>
  )
}

/** Months of the history that are shown: half a year. */
const MONTHS_SHOWN = 6

function Figures({ question: { figures, content, history } }: { question: BankQuestion }) {
  const months = history.months.slice(0, MONTHS_SHOWN)
  const lure = content.choices.find(({ key }) => key === figures.lure?.key)
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      <dt className="text-ink-2">Réussite</dt>
      <dd>{figuresInWords(figures)}</dd>
      <dt className="text-ink-2">Leurre le plus choisi</dt>
      <dd>{lure && figures.lure ? `${lure.text} (${figures.lure.count})` : 'Aucun pour le moment'}</dd>
      <dt className="text-ink-2">Discrimination</dt>
      <dd>{discriminationInWords(history.discrimination)}</dd>
      {months.length > 0 && (
        <>
          <dt className="text-ink-2">Par mois</dt>
          <dd>
            <ul>
              {months.map(({ month, answered, right }) => (
                <li key={month}>{`${monthOfYear(`${month}-01`)}\u00A0: ${figuresInShort(answered, right)}`}</li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}

/** Deletes without confirmation; the toast offers an undo. */
function DeleteButton({ question: { id, revision }, isDirty }: { question: BankQuestion; isDirty: boolean }) {
  const navigate = useNavigate()
  const remove = useDeleteQuestion()
  const { mutateAsync: restore } = useRestoreQuestion()
  const deleteDraft = async () => {
    try {
      await remove.mutateAsync({ questionId: id, revision })
      await navigate({ to: '/admin/question-bank', ignoreBlocker: true })
      notify.success('Brouillon supprimé', { id, undo: () => restore(id), undone: 'Brouillon rétabli' })
    } catch (error) {
      notify.failure(error, { id })
    }
  }
  return (
    <Button
      variant="danger"
      busy={remove.isPending}
      onClick={deleteDraft}
      {...(isDirty && { disabledReason: 'Enregistrez d’abord vos changements.' })}
    >
      Supprimer le brouillon
    </Button>
  )
}
