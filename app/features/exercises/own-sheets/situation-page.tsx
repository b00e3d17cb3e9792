import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/page/page-header.tsx'
import { exerciseWords, STATEMENT_LABELS } from '#content/pages/exercises.ts'
import { Disclaimers } from '../disclaimers.tsx'
import { useShareSituation } from '../queries.ts'
import { DESCRIPTION_MAX, type Situation, STATEMENTS_MAX, TITLE_MAX } from '../schema.ts'
import { RiskBenefitSheet } from '../sort/risk-benefit-sheet.tsx'
import { SituationHeader, SituationVisibility } from './situation-card.tsx'
import {
  type DraftStatement,
  type SituationDraft,
  sheetContentsOf,
  situationDraftOf,
  situationText,
} from './situation-draft.ts'
import { StatementFields } from './statement-fields.tsx'
import { useDeleteWithUndo, useSituation } from './use-situation.ts'

const LIST = '/alex/risks-vs-benefits/situations'

/** Editor of a situation: written, saved, shared, printed, deleted. */
export function SituationPage({ situation, userId }: { situation: Situation | undefined; userId: string }) {
  const navigate = useNavigate()
  const editor = useSituation(situation, userId)
  const { deleteWithUndo, isDeleting } = useDeleteWithUndo(() => navigate({ to: LIST }))
  const { draft, write, errors } = editor
  const personalDataCheck = useChildDataCheck()
  const isSaving = useRef(false)
  const idToFocus = useRef<string | null>(null)
  useEffect(() => {
    if (!idToFocus.current) return
    document.getElementById(idToFocus.current)?.focus()
    idToFocus.current = null
  })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    // A second press during the check for personal data would create a second situation.
    if (isSaving.current) return
    isSaving.current = true
    try {
      if (await personalDataCheck.check(situationText(draft))) await saveDraft()
    } finally {
      isSaving.current = false
    }
  }
  const saveDraft = async () => {
    const { saved, invalidField } = await editor.save()
    if (invalidField) document.getElementById(`text-${invalidField}`)?.focus()
    if (saved) showSaved(saved)
  }
  const showSaved = (saved: Situation) => {
    notify.success('Fiche enregistrée', { id: saved.id })
    if (!situation) void navigate({ to: `${LIST}/$situationId`, params: { situationId: saved.id }, replace: true })
  }
  const keepMine = async () => {
    const { saved } = await editor.keepMine()
    if (saved) showSaved(saved)
  }
  const isFull = draft.statements.length >= STATEMENTS_MAX
  const fieldsOf = (side: DraftStatement['side']) => (
    <StatementFields
      side={side}
      statements={draft.statements.filter((statement) => statement.side === side)}
      errors={errors}
      onChange={editor.change}
      onRemove={editor.remove}
      onAdd={isFull ? undefined : () => void (idToFocus.current = `text-${editor.add(side)}`)}
    />
  )
  return (
    <div className="page max-w-6xl">
      <div className="no-print">
        <SituationHeader title={editor.savedTitle || 'Nouvelle fiche'} />
        <SituationVisibility isShared={Boolean(situation?.sharedAt)} />
        {editor.isRestored && (
          <Banner
            className="mb-5"
            action={
              <Button variant="quiet" onClick={editor.discardDraft}>
                {exerciseWords.draftForget}
              </Button>
            }
          >
            {exerciseWords.draftRestored}
          </Banner>
        )}
        <form noValidate method="post" onSubmit={save} className="flex flex-col gap-5">
          <TextField
            id="text-title"
            label="Titre"
            hint={`Le lieu ou le jeu, en ${TITLE_MAX} caractères au plus. ${exerciseWords.noChildName}`}
            className="max-w-2xl"
            value={draft.title}
            onFocus={personalDataCheck.prepare}
            error={errors.title}
            onChange={(event) => write({ ...draft, title: event.target.value })}
          />
          <TextArea
            id="text-description"
            label="Description"
            optional
            hint={`Ce que font les enfants, et où. ${exerciseWords.noChildName}`}
            className="max-w-2xl"
            rows={3}
            maxLength={DESCRIPTION_MAX}
            value={draft.description}
            error={errors.description}
            onChange={(event) => write({ ...draft, description: event.target.value })}
          />
          <div className="grid gap-5 md:grid-cols-2">
            {fieldsOf('benefits')}
            {fieldsOf('risks')}
            {fieldsOf('dangers')}
          </div>
          {isFull && <p className="text-ink-2 text-sm">Une fiche compte au plus {STATEMENTS_MAX} énoncés.</p>}
          <FieldError id="text-statements" message={errors.statements} />
          {editor.conflict && (
            <EditConflict
              mine={<SituationSummary draft={draft} />}
              theirs={<SituationSummary draft={situationDraftOf(editor.conflict)} />}
              changedAt={editor.conflict.updatedAt}
              onKeepMine={keepMine}
              onTakeTheirs={editor.discardMine}
            />
          )}
          {personalDataCheck.found.length > 0 && (
            <PersonalDataWarning
              found={personalDataCheck.found}
              sentence={exerciseWords.personalData}
              advice={exerciseWords.personalDataAdvice}
              correctLabel="Corriger la fiche"
              continueLabel="Enregistrer quand même"
              onCorrect={() => {
                personalDataCheck.correct()
                document.getElementById('text-title')?.focus()
              }}
              onContinue={() => {
                personalDataCheck.allow(situationText(draft))
                void saveDraft()
              }}
            />
          )}
          {editor.isDeleted && <Banner tone="warning">{exerciseWords.gone}</Banner>}
          {editor.failure !== null && <ErrorMessage error={editor.failure} />}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="primary" busy={editor.isSaving}>
              Enregistrer la fiche
            </Button>
            <PrintButton>Imprimer la fiche</PrintButton>
            {situation && <ShareButton situation={situation} />}
            {situation && (
              <Button
                variant="danger"
                icon={<Icon as="lucide-trash" />}
                busy={isDeleting}
                onClick={() => deleteWithUndo(situation.id)}
              >
                Supprimer
              </Button>
            )}
            {editor.isChanged && <p className="text-ink-2 text-sm">Modifications non enregistrées</p>}
          </div>
        </form>
      </div>
      <div className="print-only">
        <RiskBenefitSheet contents={sheetContentsOf(draft)} />
      </div>
      <Disclaimers />
    </div>
  )
}

const sharingSentence = (shared: boolean) => (shared ? 'Fiche partagée avec votre équipe' : 'Fiche à vous seule')

/** Shares a saved situation with the team, or makes it private again; the toast undoes it. */
function ShareButton({ situation: { id, sharedAt } }: { situation: Situation }) {
  const { mutateAsync, isPending } = useShareSituation()
  const share = async (shared: boolean) => {
    try {
      await mutateAsync({ id, shared })
      notify.success(sharingSentence(shared), {
        id,
        undo: () => mutateAsync({ id, shared: !shared }),
        undone: sharingSentence(!shared),
      })
    } catch (error) {
      notify.failure(error, { id })
    }
  }
  return (
    <Button
      icon={<Icon as={sharedAt ? 'lucide-lock' : 'lucide-users'} />}
      busy={isPending}
      onClick={() => share(!sharedAt)}
    >
      {sharedAt ? exerciseWords.unshare : exerciseWords.share}
    </Button>
  )
}

/** A situation in a few lines, to compare two versions. */
function SituationSummary({ draft: { title, description, statements } }: { draft: SituationDraft }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {description && <p>{description}</p>}
      <ul className="list-disc pl-5">
        {statements.map(({ key, side, text, precaution }) => (
          <li key={key}>
            {STATEMENT_LABELS[side]}
            {'\u00A0: '}
            {text}
            {precaution && ` → ${precaution}`}
          </li>
        ))}
      </ul>
    </>
  )
}
