import { useEffect, useEffectEvent, useState } from 'react'
import { useVersionedSave } from '#app/lib/kept/use-versioned-save.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { weatherPolicyWords as words } from '#content/pages/team/weather.ts'
import { draftOf, type PolicyDraft, policyDrafts, rulesOf, writtenIn } from './policy-draft.ts'
import { type StoredPolicy, storedPolicy, useWeatherPolicy } from './queries.ts'
import type { WeatherPolicy, WeatherRules } from './schema.ts'

const DRAFT = 'policy'

/** Whether this device has a change of the policy that was not saved. */
export const hasPolicyDraft = (owner: string): boolean => policyDrafts.find(owner, DRAFT) !== null

/**
 * The policy as it is being written: kept on this device until a press saves it, and never written over what another manager
 * has saved meanwhile.
 */
export function usePolicyEditor(policy: WeatherPolicy, owner: string, onStored: () => void) {
  const [draft, setDraft] = useState(() => draftOf(policy.rules))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isChanged, setChanged] = useState(false)
  const childData = useChildDataCheck()
  const policyIo = useWeatherPolicy()
  const saving = useVersionedSave<WeatherRules, StoredPolicy>({
    stored: storedPolicy(policy),
    isChanged,
    onNewer: ({ rules }) => setDraft(draftOf(rules)),
    ...policyIo,
  })
  // After the first paint, because the server does not know what this device keeps.
  const restore = useEffectEvent(() => {
    const kept = policyDrafts.find(owner, DRAFT)?.value
    if (!kept) return
    saving.seenVersion.set(kept.seen)
    setDraft(kept.draft)
    setChanged(true)
  })
  useEffect(() => restore(), [])

  const write = (next: PolicyDraft) => {
    setDraft(next)
    setChanged(true)
    policyDrafts.keep(owner, DRAFT, { seen: saving.seenVersion.get(), draft: next })
    // Once errors are shown, they disappear as they are corrected.
    if (Object.keys(errors).length > 0) setErrors(rulesOf(next).errors)
  }
  const forget = () => policyDrafts.forget(owner, DRAFT)
  const onSaved = (saved: StoredPolicy | null | undefined, before = storedPolicy(policy)) => {
    if (!saved) return
    forget()
    const undo = before && (() => policyIo.send(before.rules, saved.updatedAt.getTime()))
    notify.success(words.saved, { id: 'weather-policy', ...(undo && { undo, undone: words.restored }) })
    onStored()
  }
  const store = async (rules: WeatherRules) => onSaved(await saving.save(rules))

  /** @returns the name of the first field that is wrong; undefined when there is none */
  const save = async (): Promise<string | undefined> => {
    const { rules, errors: found } = rulesOf(draft)
    setErrors(found)
    if (!rules) return Object.keys(found)[0]
    if (await childData.check(writtenIn(rules))) await store(rules)
    return undefined
  }
  return {
    draft,
    write,
    errors,
    isChanged,
    isBusy: saving.pending !== null,
    failure: saving.failure,
    save,
    forget,
    childData: {
      found: childData.found,
      prepare: childData.prepare,
      correct: childData.correct,
      keep: () => {
        const { rules } = rulesOf(draft)
        if (!rules) return
        childData.allow(writtenIn(rules))
        void store(rules)
      },
    },
    conflict: saving.conflict && {
      ...saving.conflict,
      keepMine: async () => onSaved(await saving.keepMine(), saving.conflict?.stored ?? undefined),
      takeTheirs: () => {
        saving.discardMine()
        forget()
        onStored()
      },
    },
  }
}
