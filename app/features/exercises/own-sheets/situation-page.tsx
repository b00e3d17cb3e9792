import { useNavigate } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { type FormEvent, useEffect, useRef } from 'react'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ChangedElsewhere } from '#app/ui/changed-elsewhere.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { Failure } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useChildWords } from '#app/ui/form/use-child-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb, PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { exerciseWords } from '#content/pages/exercises.ts'
import { Disclaimers } from '../disclaimers.tsx'
import { useShareSituation } from '../queries.ts'
import { DESCRIPTION_MAX, type Situation, STATEMENTS_MAX, TITLE_MAX } from '../schema.ts'
import { RiskBenefitSheet } from '../sort/risk-benefit-sheet.tsx'
import { contentsOf } from './contents-of.ts'
import { PrivateNote } from './situation-card.tsx'
import { allWords, type DraftStatement, draftOf, type SituationDraft } from './situation-draft.ts'
import { StatementFields } from './statement-fields.tsx'
import { useDeleteWithUndo, useSituation } from './use-situation.ts'

const LIST = '/alex/risks-vs-benefits/situations'

/** One's own sheet: written on two sides, saved, printed, deleted with a way back. */
export function SituationPage({ situation, userId }: { situation: Situation | undefined; userId: string }) {
  const navigate = useNavigate()
  const sheet = useSituation(situation, userId)
  const { deleteIt, isDeleting } = useDeleteWithUndo(() => navigate({ to: LIST }))
  const { draft, write, refusals } = sheet
  const words = useChildWords()
  const isSaving = useRef(false)
  const toFocus = useRef<string | null>(null)
  useEffect(() => {
    if (!toFocus.current) return
    document.getElementById(toFocus.current)?.focus()
    toFocus.current = null
  })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    // A second press while the first is being looked at would make a second sheet.
    if (isSaving.current) return
    isSaving.current = true
    try {
      if (await words.mayGoOn(allWords(draft))) await store()
    } finally {
      isSaving.current = false
    }
  }
  const store = async () => {
    const { saved, refused } = await sheet.save()
    if (refused) document.getElementById(`text-${refused}`)?.focus()
    if (saved) said(saved)
  }
  const said = (saved: Situation) => {
    notify.success('Fiche enregistrée', { id: saved.id })
    if (!situation) void navigate({ to: `${LIST}/$situationId`, params: { situationId: saved.id }, replace: true })
  }
  const keepMine = async () => {
    const { saved } = await sheet.keepMine()
    if (saved) said(saved)
  }
  const isFull = draft.statements.length >= STATEMENTS_MAX
  const side = (name: DraftStatement['side']) => (
    <StatementFields
      side={name}
      statements={draft.statements.filter((statement) => statement.side === name)}
      refusals={refusals}
      onChange={sheet.change}
      onRemove={sheet.remove}
      onAdd={isFull ? undefined : () => void (toFocus.current = `text-${sheet.add(name)}`)}
    />
  )
  return (
    <div className="page max-w-6xl">
      <div className="no-print">
        <PageHeader
          above={
            <Breadcrumb
              items={[
                { label: exerciseWords.title, to: '/alex/risks-vs-benefits' },
                { label: exerciseWords.mineTitle, to: LIST },
              ]}
              current={sheet.savedTitle || 'Nouvelle fiche'}
            />
          }
          title={sheet.savedTitle || 'Nouvelle fiche'}
        />
        <PrivateNote isShared={Boolean(situation?.sharedAt)} />
        {sheet.isRestored && (
          <Banner
            className="mb-5"
            action={
              <Button variant="quiet" onClick={sheet.forgetDraft}>
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
            onFocus={words.prepare}
            error={refusals.title}
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
            error={refusals.description}
            onChange={(event) => write({ ...draft, description: event.target.value })}
          />
          <div className="grid items-start gap-5 md:grid-cols-2">
            {side('benefits')}
            {side('risks')}
          </div>
          {isFull && <p className="text-ink-2 text-sm">Une fiche compte au plus {STATEMENTS_MAX} énoncés.</p>}
          <FieldError id="text-statements" message={refusals.statements} />
          {sheet.conflict && (
            <ChangedElsewhere
              mine={<SituationWords draft={draft} />}
              theirs={<SituationWords draft={draftOf(sheet.conflict)} />}
              changedAt={sheet.conflict.updatedAt}
              onKeepMine={keepMine}
              onTakeTheirs={sheet.takeStored}
            />
          )}
          {words.found.length > 0 && (
            <PersonalDataWarning
              found={words.found}
              sentence={exerciseWords.personalData}
              advice={exerciseWords.personalDataAdvice}
              correct="Corriger la fiche"
              goOn="Enregistrer quand même"
              onCorrect={() => {
                words.correct()
                document.getElementById('text-title')?.focus()
              }}
              onGoOn={() => {
                words.allow(allWords(draft))
                void store()
              }}
            />
          )}
          {sheet.isGone && <Banner tone="warning">{exerciseWords.gone}</Banner>}
          {sheet.failure !== null && <Failure error={sheet.failure} />}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="primary" busy={sheet.isSaving}>
              Enregistrer la fiche
            </Button>
            <PrintButton>Imprimer la fiche</PrintButton>
            {situation && <ShareSituation situation={situation} />}
            {situation && (
              <Button
                variant="danger"
                icon={<Icon as={Trash2} />}
                busy={isDeleting}
                onClick={() => deleteIt(situation.id)}
              >
                Supprimer
              </Button>
            )}
            {sheet.isChanged && <p className="text-ink-2 text-sm">Modifications non enregistrées</p>}
          </div>
        </form>
      </div>
      <div className="print-only">
        <RiskBenefitSheet contents={contentsOf(draft)} />
      </div>
      <Disclaimers />
    </div>
  )
}

const said = (shared: boolean) => (shared ? 'Fiche partagée avec votre équipe' : 'Fiche à vous seule')

/** Lets the team read a saved sheet, or keeps it to oneself again; the toast takes it back. */
function ShareSituation({ situation: { id, sharedAt } }: { situation: Situation }) {
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

/** A sheet in few lines, to be compared with another. */
function SituationWords({ draft: { title, description, statements } }: { draft: SituationDraft }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {description && <p>{description}</p>}
      <ul className="list-disc pl-5">
        {statements.map(({ key, side, text, precaution }) => (
          <li key={key}>
            {side === 'risks' ? 'Risque' : 'Bénéfice'}
            {'\u00A0: '}
            {text}
            {precaution && ` → ${precaution}`}
          </li>
        ))}
      </ul>
    </>
  )
}
