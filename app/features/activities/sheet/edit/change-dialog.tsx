import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SheetSection } from '#app/domain/activity-sheet.ts'
import { checkChildNames } from '#app/features/activities/library/queries.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import type { PersonalData } from '#app/lib/personal-data/personal-data.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { generatorSentences } from '#content/pages/activities.ts'
import { editWords, WISH_LABELS } from '#content/pages/activity-edit.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import { SafetyChanges } from '../safety-points.tsx'
import { SideBySide } from '../section-contents.tsx'
import { proposeSection, saveSection } from './queries.ts'
import { WISH_TEXT_MAX, type Wish } from './schema.ts'
import type { SectionProposal } from './types.ts'

type ChangeDialogProps = { activity: ActivityDetail; section: SheetSection; wish: Wish; onClose: () => void }

/** Proposes a new text for a section, beside the present one; nothing is saved before it is accepted. */
export function ChangeDialog({ activity, section, wish, onClose }: ChangeDialogProps) {
  const queryClient = useQueryClient()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<PersonalData[]>([])
  const { id: activityId, version } = activity
  const proposal = useMutation({
    mutationFn: () => proposeSection({ activityId, version, section, wish, words }),
  })
  const acceptance = useMutation({
    mutationFn: (value: SectionProposal['after']) =>
      saveSection(queryClient, { activityId, version, section, value, reason: 'CHANGE' }),
  })
  const { mutate: propose } = proposal
  const needsText = wish === 'WORDS'
  useEffect(() => {
    if (!needsText) propose()
  }, [needsText, propose])

  const checkAndPropose = async () => {
    const check = await checkChildNames([words])
    setFound(check.found)
    if (check.found.length === 0) propose()
  }
  const accept = async (value: SectionProposal['after']) => {
    await acceptance.mutateAsync(value)
    onClose()
    notify.success(`${SHEET_SECTION_LABELS[section]}\u00A0: la nouvelle version est enregistrée`)
  }
  const { data, isPending } = proposal
  return (
    <Dialog
      open
      onClose={onClose}
      variant="wide"
      title={`${WISH_LABELS[wish]}\u00A0: ${SHEET_SECTION_LABELS[section].toLowerCase()}`}
      actions={
        <>
          <Button onClick={onClose}>Garder l’actuelle</Button>
          {(data || proposal.isError || needsText) && (
            <Button busy={isPending} variant={data ? 'secondary' : 'primary'} onClick={() => void checkAndPropose()}>
              {data || proposal.isError ? 'Autre proposition' : 'Proposer'}
            </Button>
          )}
          {data && (
            <Button
              variant="primary"
              busy={acceptance.isPending}
              onClick={() => accept(data.after).catch(() => undefined)}
            >
              Remplacer
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {needsText && (
          <TextArea
            label={editWords.wishLabel}
            hint={editWords.wishHint}
            rows={2}
            maxLength={WISH_TEXT_MAX}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {found.length > 0 && (
          <PersonalDataWarning
            found={found}
            sentence={generatorSentences.personalData}
            advice={generatorSentences.personalDataAdvice}
            correctLabel="Corriger"
            continueLabel="Envoyer quand même"
            onCorrect={() => setFound([])}
            onContinue={() => {
              setFound([])
              propose()
            }}
          />
        )}
        <p role="status" className="sr-only">
          {isPending ? editWords.proposing : data ? editWords.proposed : ''}
        </p>
        {isPending && <SkeletonText lines={6} />}
        {proposal.isError && !isPending && <ErrorMessage error={proposal.error} />}
        {acceptance.isError && <ErrorMessage error={acceptance.error} />}
        {data && !isPending && (
          <>
            <p className="text-ink-2 text-sm">
              {data.madeBy === 'bank' && needsText ? editWords.wordsByBank : editWords.othersSame}
            </p>
            <SideBySide
              section={section}
              left={['Actuelle', activity.sheet]}
              right={['Proposée', { ...activity.sheet, [section]: data.after }]}
            />
            <SafetyChanges changes={data.changes} />
          </>
        )}
      </div>
    </Dialog>
  )
}
