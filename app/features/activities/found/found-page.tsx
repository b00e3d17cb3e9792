import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { OwnGroup } from '#app/domain/own-group.ts'
import { ownerOf, useDraft } from '#app/lib/kept/kept-store.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { PersonalDataWarning } from '#app/ui/form/personal-data-warning.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useChildDataCheck } from '#app/ui/form/use-child-data-check.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { foundWords as words } from '#content/pages/sheet/found-activity.ts'
import type { Visibility } from '../limits.ts'
import {
  DRAFT_ID,
  emptyDraft,
  type FoundDraft,
  foundDrafts,
  inputOf,
  keptTextOf,
  type SheetDraft,
  sheetDraftOf,
} from './found-draft.ts'
import { FoundSheetEditor } from './found-sheet-editor.tsx'
import { useCheckFound, useKeepFound, useReadFound } from './functions.ts'
import { PasteText } from './paste-text.tsx'
import { SafetyFindings } from './safety-findings.tsx'
import { CheckFoundInput, type FoundCheck, ReadFoundInput, SOURCE_MAX } from './schema.ts'

type FoundPageProps = { user: OwnGroup & { id: string; selectedDaycareId: string | null } }
/** A check of the rules, and the sheet that it was about. */
type Checked = { result: FoundCheck; about: string }
type FieldErrors = Partial<Record<string, string>>

/** « Vérifier une activité trouvée »: a pasted text, sorted into a sheet, judged by the safety rules, then kept. */
export function FoundPage({ user }: FoundPageProps) {
  const owner = ownerOf(user)
  const [stored, store] = useDraft(foundDrafts, owner, DRAFT_ID)
  const [fresh, setFresh] = useState(emptyDraft)
  const draft = stored ?? fresh
  // From what is kept, and not from what was rendered: an answer of the server may come after other words.
  const present = () => foundDrafts.find(owner, DRAFT_ID)?.value ?? fresh
  const write = (change: Partial<FoundDraft>) => store({ ...present(), ...change })
  const clear = () => {
    store(null)
    // The next text becomes another sheet.
    setFresh(emptyDraft())
  }
  const clearWithUndo = () => {
    const before = present()
    clear()
    notify.success(words.forgotten, { id: before.id, undo: () => store(before), undone: words.bringBack })
  }
  const { text, sheet } = draft
  return (
    <div className="page max-w-7xl">
      <PageHeader
        above={
          <Link to="/activities" className="underline underline-offset-4">
            Activités
          </Link>
        }
        title={words.title}
        lead={words.lead}
      />
      {owner === null ? (
        <Banner>{words.noDaycare}</Banner>
      ) : (
        <div className="flex flex-col gap-6">
          {sheet === null ? (
            <ReadForm draft={draft} user={user} onWrite={write} onForget={clearWithUndo} />
          ) : (
            <SortedSheet
              key={draft.id}
              draft={{ ...draft, sheet }}
              allergies={user.groupAllergies}
              onWrite={write}
              onStartOver={clearWithUndo}
              onKept={clear}
            />
          )}
          {sheet !== null && (
            <details className="card px-5 py-3">
              <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.textLabel}</summary>
              <p className="measure whitespace-pre-line py-3 text-sm [overflow-wrap:anywhere]">{text}</p>
            </details>
          )}
        </div>
      )}
    </div>
  )
}

type ReadFormProps = {
  draft: FoundDraft
  user: OwnGroup
  onWrite: (change: Partial<FoundDraft>) => void
  onForget: () => void
}

/** The text, and the press that has it read. */
function ReadForm({ draft: { text, foundIn }, user, onWrite, onForget }: ReadFormProps) {
  const reading = useReadFound()
  const names = useChildDataCheck()
  const [error, setError] = useState<string>()
  const changeText = (next: string) => {
    setError(undefined)
    onWrite({ text: next })
  }
  const read = () => {
    if (reading.isPending) return
    reading.mutate(text, {
      onSuccess: (result) => onWrite({ sheet: sheetDraftOf(result, user.ageGroups) }),
      onError: (failure) => setError(parseError(failure).sentence),
    })
  }
  return (
    <form
      noValidate
      method="post"
      className="flex max-w-3xl flex-col gap-5"
      onSubmit={async (event) => {
        event.preventDefault()
        const problem = ReadFoundInput.safeParse({ text }).error?.issues[0]?.message
        setError(problem)
        if (problem) return document.getElementById('found-text')?.focus()
        if (await names.check(text)) read()
      }}
    >
      <PasteText text={text} error={error} onFocus={names.prepare} onText={changeText} />
      <SourceField foundIn={foundIn} onWrite={onWrite} />
      <NamesWarning names={names} text={text} field="found-text" onContinue={read} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg" busy={reading.isPending}>
          {words.read}
        </Button>
        {text !== '' && (
          <Button variant="quiet" size="lg" onClick={onForget}>
            {words.forget}
          </Button>
        )}
      </div>
    </form>
  )
}

type NamesWarningProps = {
  names: ReturnType<typeof useChildDataCheck>
  /** What was checked. */
  text: string
  /** Id of the field to go back to. */
  field: string
  onContinue: () => void
}

/** What may name somebody, before it is sent; nothing where nothing was found. */
function NamesWarning({ names, text, field, onContinue }: NamesWarningProps) {
  if (names.found.length === 0) return null
  return (
    <PersonalDataWarning
      found={names.found}
      sentence={words.personalData}
      advice={words.personalDataAdvice}
      correctLabel={words.personalDataCorrect}
      continueLabel={words.personalDataContinue}
      onCorrect={() => {
        names.correct()
        document.getElementById(field)?.focus()
      }}
      onContinue={() => {
        names.allow(text)
        onContinue()
      }}
    />
  )
}

/** Where the text comes from, beside what is said of the rights of others. */
function SourceField({ foundIn, onWrite }: Pick<FoundDraft, 'foundIn'> & Pick<ReadFormProps, 'onWrite'>) {
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={words.sourceLabel}
        optional
        hint={words.sourceHint}
        maxLength={SOURCE_MAX}
        value={foundIn}
        onChange={(event) => onWrite({ foundIn: event.target.value })}
      />
      <p className="text-ink-2 text-sm">{words.copyright}</p>
    </div>
  )
}

type SortedSheetProps = {
  draft: FoundDraft & { sheet: SheetDraft }
  allergies: OwnGroup['groupAllergies']
  onWrite: (change: Partial<FoundDraft>) => void
  onStartOver: () => void
  onKept: () => void
}

/** The sheet and what was left out, the rules, and the two ways to keep it. */
function SortedSheet({ draft, allergies, onWrite, onStartOver, onKept }: SortedSheetProps) {
  const { id, foundIn, sheet } = draft
  const navigate = useNavigate()
  const check = useCheckFound()
  const keep = useKeepFound()
  const names = useChildDataCheck()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [checked, setChecked] = useState<Checked | null>(null)
  const [wish, setWish] = useState<Visibility | null>(null)
  const isBusy = useRef(false)
  const typed = inputOf(sheet, allergies)
  const about = JSON.stringify(typed)
  const writeSheet = (change: Partial<SheetDraft>) => onWrite({ sheet: { ...sheet, ...change } })

  /** The sheet to send; null when something is missing, which is said where it is. */
  const validInput = (): CheckFoundInput | null => {
    const parsed = CheckFoundInput.safeParse(typed)
    const next: FieldErrors = {}
    for (const { path, message } of parsed.error?.issues ?? []) next[String(path[0])] ??= message
    setErrors(next)
    const [first] = Object.keys(next)
    if (first) document.getElementById(`found-${first}`)?.focus()
    return parsed.data ?? null
  }
  /** One gesture at a time: a second press during the first changes nothing. */
  const once = async (action: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await action()
    } catch {
      // What failed is shown from its mutation.
    } finally {
      isBusy.current = false
    }
  }
  const askRules = async (input: CheckFoundInput): Promise<boolean> => {
    const result = await check.mutateAsync(input)
    setChecked({ result, about })
    return result.refused.length === 0 && result.doubts.length === 0
  }
  const send = async (visibility: Visibility) => {
    const input = validInput()
    if (!input || !(await askRules(input))) return
    await keep.mutateAsync({ ...input, id, foundIn, visibility })
    onKept()
    notify.success(visibility === 'TEAM' ? words.shared : words.kept, { id })
    await navigate({ to: '/activities/$activityId', params: { activityId: id } })
  }
  const keepAs = (visibility: Visibility) =>
    once(async () => {
      setWish(visibility)
      if (await names.check(keptTextOf(sheet))) await send(visibility)
    })
  const isWorking = check.isPending || keep.isPending
  return (
    <>
      <Banner
        action={
          <Button variant="quiet" onClick={onStartOver}>
            {words.startOver}
          </Button>
        }
      >
        {words.restored}
        {sheet.readBy === 'model' && ` ${words.byModel}`}
      </Banner>
      <FoundSheetEditor sheet={sheet} errors={errors} refused={checked?.result.refused ?? []} onChange={writeSheet} />
      <div className="max-w-3xl">
        <SourceField foundIn={foundIn} onWrite={onWrite} />
      </div>
      <SafetyFindings
        result={checked?.result ?? null}
        isStale={checked !== null && checked.about !== about}
        sheet={sheet}
        onChange={writeSheet}
      />
      <NamesWarning
        names={names}
        text={keptTextOf(sheet)}
        field="found-title"
        onContinue={() => wish && void once(() => send(wish))}
      />
      {check.isError && <ErrorMessage error={check.error} />}
      {keep.isError && <ErrorMessage error={keep.error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={<Icon as="lucide-lock" />}
          busy={isWorking && wish === 'PRIVATE'}
          onClick={() => void keepAs('PRIVATE')}
        >
          {words.keep}
        </Button>
        <Button
          icon={<Icon as="lucide-users" />}
          busy={isWorking && wish === 'TEAM'}
          onClick={() => void keepAs('TEAM')}
        >
          {words.share}
        </Button>
        <Button
          variant="quiet"
          icon={<Icon as="lucide-shield-check" />}
          busy={check.isPending && wish === null}
          onClick={() =>
            void once(async () => {
              setWish(null)
              const input = validInput()
              if (input) await askRules(input)
            })
          }
        >
          {words.check}
        </Button>
      </div>
    </>
  )
}
