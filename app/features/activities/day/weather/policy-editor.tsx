import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { ErrorMessage } from '#app/ui/feedback/inline-error.tsx'
import { KeptTextWarning } from '#app/ui/form/kept-text-warning.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import {
  RAIN_LEVELS,
  SUBJECT_MEASURES,
  SUBJECT_TITLES,
  THRESHOLD_LABELS,
  THRESHOLD_SIDES,
  THUNDER_RULE,
  thresholdText,
  weatherPolicyWords as words,
} from '#content/pages/team/weather.ts'
import {
  ASKED_LEVELS,
  SUBJECTS,
  type Subject,
  THRESHOLD_NAMES,
  type ThresholdName,
  type WeatherPolicy,
  type WeatherRules,
  WORDS_MAX,
} from './schema.ts'
import { usePolicyEditor } from './use-policy-editor.ts'

type Editor = ReturnType<typeof usePolicyEditor>

const idOf = (name: string) => `politique-${name.replace('.', '-')}`

type PolicyEditorProps = {
  policy: WeatherPolicy
  /** The daycare and the person. */
  owner: string
  /** Opened by a press: the first field takes the focus. */
  hasFocus: boolean
  onClose: () => void
}

/** The policy, being written by a manager: it holds for the team once she presses « Enregistrer et confirmer ». */
export function PolicyEditor({ policy, owner, hasFocus, onClose }: PolicyEditorProps) {
  const editor = usePolicyEditor(policy, owner, onClose)
  const { childData, conflict, failure } = editor
  const takesFocus = useRef(hasFocus)
  useEffect(() => {
    if (takesFocus.current) document.getElementById(idOf('cold.adapt'))?.focus()
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (editor.isBusy) return
    const wrong = await editor.save()
    if (wrong) document.getElementById(idOf(wrong))?.focus()
  }
  const close = () => {
    editor.forget()
    onClose()
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="no-print flex flex-col gap-5">
      <p className="text-ink-2">{words.empty}</p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {SUBJECTS.map((subject) => (
          <SubjectFields key={subject} subject={subject} published={policy.guide[subject].published} editor={editor} />
        ))}
        <RainFields editor={editor} />
        <section aria-labelledby={idOf('thunder')} className="card px-5 py-4">
          <h2 id={idOf('thunder')} className="text-xl">
            {SUBJECT_TITLES.thunder}
          </h2>
          <p className="mt-2">{THUNDER_RULE}</p>
          <p className="mt-2 text-ink-2 text-sm">{words.thunderFixed}</p>
        </section>
      </div>
      <KeptTextWarning
        found={childData.found}
        onCorrect={() => {
          const [first] = childData.found
          const where = [...SUBJECTS, 'rain' as const].find(
            (it) => first && editor.draft[it].words.includes(first.text),
          )
          childData.correct()
          document.getElementById(idOf(`${where ?? 'cold'}.words`))?.focus()
        }}
        onKeep={childData.keep}
      />
      {conflict && (
        <EditConflict
          mine={<RulesText rules={conflict.mine} />}
          theirs={conflict.stored && <RulesText rules={conflict.stored.rules} />}
          changedAt={conflict.stored?.updatedAt}
          changedBy={conflict.stored?.savedBy}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      {failure && <ErrorMessage error={failure.error} />}
      {!conflict && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={editor.isBusy}>
            {words.save}
          </Button>
          <Button onClick={close}>{words.cancel}</Button>
          {editor.isChanged && <p className="text-ink-2 text-sm">{words.draft}</p>}
        </div>
      )}
    </form>
  )
}

type SubjectFieldsProps = { subject: Subject; published: string; editor: Editor }

function SubjectFields({ subject, published, editor: { draft, write, errors, childData } }: SubjectFieldsProps) {
  const change = (field: ThresholdName | 'words', text: string) =>
    write({ ...draft, [subject]: { ...draft[subject], [field]: text } })
  const fieldFor = (name: ThresholdName) => (
    <TextField
      key={name}
      id={idOf(`${subject}.${name}`)}
      label={THRESHOLD_LABELS[name]}
      optional="said"
      inputMode={subject === 'cold' || subject === 'air' ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={6}
      value={draft[subject][name]}
      error={errors[`${subject}.${name}`]}
      onChange={(event) => change(name, event.target.value)}
      trailing={
        <span className="pointer-events-none pr-3 text-ink-2 text-sm">
          {THRESHOLD_SIDES[subject === 'cold' ? 'cold' : 'others']}
        </span>
      }
    />
  )
  return (
    <fieldset className="card flex min-w-0 flex-col gap-4 px-5 py-4">
      <legend className="sr-only">{SUBJECT_TITLES[subject]}</legend>
      <div>
        <h2 className="text-xl">{SUBJECT_TITLES[subject]}</h2>
        <p className="text-ink-2 text-sm">{SUBJECT_MEASURES[subject]}</p>
        <p className="mt-2 rounded-md bg-sunken px-4 py-3 text-sm">
          <strong className="font-semibold">{words.published}</strong> {published}
        </p>
      </div>
      <div className="grid items-end gap-4 has-[[aria-invalid]]:items-start sm:grid-cols-2">
        {THRESHOLD_NAMES.map(fieldFor)}
      </div>
      <TextArea
        id={idOf(`${subject}.words`)}
        label={words.wordsLabel}
        optional="said"
        hint={words.wordsHint}
        rows={2}
        maxLength={WORDS_MAX}
        value={draft[subject].words}
        error={errors[`${subject}.words`]}
        onFocus={childData.prepare}
        onChange={(event) => change('words', event.target.value)}
      />
    </fieldset>
  )
}

function RainFields({ editor: { draft, write, errors, childData } }: { editor: Editor }) {
  const { rain } = draft
  return (
    <fieldset className="card flex min-w-0 flex-col gap-4 px-5 py-4">
      <legend className="sr-only">{SUBJECT_TITLES.rain}</legend>
      <h2 className="text-xl">{SUBJECT_TITLES.rain}</h2>
      <Select
        id={idOf('rain.level')}
        label={words.rainQuestion}
        optional="said"
        placeholder={words.notSet}
        options={ASKED_LEVELS.map((value) => ({ value, label: RAIN_LEVELS[value] }))}
        value={rain.level}
        onChange={(event) => {
          const level = ASKED_LEVELS.find((value) => value === event.target.value) ?? ''
          write({ ...draft, rain: { ...rain, level } })
        }}
      />
      <TextArea
        id={idOf('rain.words')}
        label={words.wordsLabel}
        optional="said"
        hint={words.wordsHint}
        rows={2}
        maxLength={WORDS_MAX}
        value={rain.words}
        error={errors['rain.words']}
        onFocus={childData.prepare}
        onChange={(event) => write({ ...draft, rain: { ...rain, words: event.target.value } })}
      />
    </fieldset>
  )
}

/** Rules in words, one line for each thing that is decided, to compare two versions. */
function RulesText({ rules }: { rules: WeatherRules }) {
  const { rain } = rules
  const lines = SUBJECTS.flatMap((subject) => [
    ...THRESHOLD_NAMES.flatMap((name) => {
      const number = rules[subject][name]
      const title = `${SUBJECT_TITLES[subject]}, ${THRESHOLD_LABELS[name].toLowerCase()}`
      return number === null ? [] : `${title}\u00A0: ${thresholdText(subject, number)}`
    }),
    ...(rules[subject].words ? [`${SUBJECT_TITLES[subject]}\u00A0: ${rules[subject].words}`] : []),
  ])
  const ofRain = [rain.level && RAIN_LEVELS[rain.level], rain.words].filter(Boolean)
  return [...lines, ...ofRain.map((text) => `${SUBJECT_TITLES.rain}\u00A0: ${text}`)].map((line) => (
    <p key={line}>{line}</p>
  ))
}
