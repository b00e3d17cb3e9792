import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longDate } from '#app/lib/dates/dates.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { secondFactorWords } from '#content/pages/sign-in/second-factor.ts'
import { removeSecondFactor, renewRecoveryCodes, secondFactorQuery, useRefreshSecondFactor } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { OwnSecondFactor } from './schema.ts'
import { SetUp } from './set-up.tsx'

/** Sets a second factor up, renews its recovery codes, or takes it away. `onDone`: she has kept her codes. */
export function SecondFactorPage({ onDone }: { onDone: () => Promise<void> | void }) {
  const { data: factor } = useSuspenseQuery(secondFactorQuery())
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = useRefreshSecondFactor()
  const finish = async () => {
    await refresh()
    setCodes(null)
    await onDone()
  }
  const lead = factor.isRequired ? secondFactorWords.requiredLead : secondFactorWords.setUpLead
  return (
    <div className="page flex max-w-xl flex-col gap-6">
      <h1 className="page-title">{secondFactorWords.title}</h1>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : factor.since ? (
        <Manage factor={{ ...factor, since: factor.since }} onCodes={setCodes} onRemoved={refresh} />
      ) : (
        <>
          <p className="text-ink-2">{secondFactorWords.offLead}</p>
          <p className="text-ink-2">{lead}</p>
          <SetUp onConfirmed={setCodes} />
        </>
      )}
    </div>
  )
}

type ManageProps = {
  factor: OwnSecondFactor & { since: Date }
  onCodes: (codes: string[]) => void
  onRemoved: () => Promise<void>
}

function Manage({ factor, onCodes, onRemoved }: ManageProps) {
  const [isRemoving, setRemoving] = useState(false)
  const renewing = useMutation({ mutationFn: renewRecoveryCodes, onSuccess: onCodes })
  return (
    <>
      <p>{secondFactorWords.on(longDate(factor.since))}</p>
      <p>{secondFactorWords.codesLeft(factor.codesLeft)}</p>
      {factor.isRequired && <p className="text-ink-2">{secondFactorWords.required}</p>}
      {renewing.isError && <ErrorMessage error={renewing.error} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={renewing.isPending} onClick={() => renewing.mutate()}>
          {secondFactorWords.renew}
        </Button>
        <Button onClick={() => setRemoving(true)}>{secondFactorWords.remove}</Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={secondFactorWords.removeTitle}
        confirmLabel={secondFactorWords.remove}
        onConfirm={async () => {
          await removeSecondFactor()
          notify.success(secondFactorWords.removed)
          await onRemoved()
        }}
      >
        <p>{secondFactorWords.removeEffect}</p>
      </ConfirmDialog>
    </>
  )
}
