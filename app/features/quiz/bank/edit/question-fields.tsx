import { PROGRAMS } from '#app/domain/enums.ts'
import { QUESTION_KINDS } from '#app/domain/question.ts'
import { RadioCards } from '#app/ui/form/radio-cards.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { DIFFICULTY_LABELS, KIND_LABELS, LINK_PAGE_LABELS, PROGRAM_LABELS } from '#content/pages/question-bank.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'
import { DIFFICULTIES, EXPLANATION_MAX, PROMPT_MAX, SOURCE_MAX } from '../limits.ts'
import type { QuestionContent } from '../schema.ts'
import { ChoiceFields, FIELD_CHANGED, type QuestionForm } from './choice-fields.tsx'
import { LINK_PAGES, passageOptions } from './passage-labels.ts'

const PROGRAM_OPTIONS = PROGRAMS.map((value) => ({ value, label: PROGRAM_LABELS[value] }))
const KIND_OPTIONS = QUESTION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value: String(value), label: DIFFICULTY_LABELS[value] }))
const PAGE_OPTIONS = LINK_PAGES.map((value) => ({ value, label: LINK_PAGE_LABELS[value] }))

type QuestionFieldsProps = {
  form: QuestionForm
  /** The program of a published question cannot change: its answers belong to it. */
  isProgramFixed: boolean
}

/** Fields of a question. */
export function QuestionFields({ form, isProgramFixed }: QuestionFieldsProps) {
  const program = form.watch('program')
  const topics = Object.entries(QUESTION_TOPICS[program]).map(([value, label]) => ({ value, label }))
  return (
    <>
      {!isProgramFixed && (
        <RadioCards
          legend="Programme"
          name="program"
          options={PROGRAM_OPTIONS}
          value={program}
          onValueChange={(value) => {
            form.setValue('program', value, FIELD_CHANGED)
            form.setValue('topic', '', FIELD_CHANGED)
          }}
          error={form.errorOf('program')}
        />
      )}
      <Select
        label="Thème"
        placeholder="Choisissez un thème"
        options={topics}
        name="topic"
        value={form.watch('topic')}
        onChange={(event) =>
          form.setValue('topic', event.target.value, { ...FIELD_CHANGED, shouldValidate: form.formState.isSubmitted })
        }
        error={form.errorOf('topic')}
      />
      <RadioCards
        legend="Difficulté"
        name="difficulty"
        columns={3}
        options={DIFFICULTY_OPTIONS}
        value={String(form.watch('difficulty'))}
        onValueChange={(value) => {
          const level = DIFFICULTIES.find((known) => String(known) === value)
          if (level) form.setValue('difficulty', level, FIELD_CHANGED)
        }}
        error={form.errorOf('difficulty')}
      />
      <RadioCards
        legend="Type de question"
        name="kind"
        columns={3}
        options={KIND_OPTIONS}
        value={form.watch('kind')}
        onValueChange={(kind) => {
          form.setValue('choices', choicesFor(kind, form.getValues('choices')), FIELD_CHANGED)
          form.setValue('kind', kind, FIELD_CHANGED)
        }}
        error={form.errorOf('kind')}
      />
      <TextArea
        label={form.watch('kind') === 'TRUE_FALSE' ? 'Énoncé à juger' : 'Question'}
        hint="Sans nom d’enfant ni de milieu."
        rows={3}
        maxLength={PROMPT_MAX}
        {...form.field('prompt')}
      />
      <ChoiceFields form={form} />
      <TextArea
        label="Explication après une bonne réponse"
        hint="60 mots au plus : pourquoi c’est juste."
        rows={4}
        maxLength={EXPLANATION_MAX}
        {...form.field('explanationRight')}
      />
      <TextArea
        label="Explication après une autre réponse"
        hint="60 mots au plus : ce qui fait la différence, sans reproche."
        rows={4}
        maxLength={EXPLANATION_MAX}
        {...form.field('explanationWrong')}
      />
      <TextField
        label="Source"
        optional
        hint={`D’où vient cette information, en ${SOURCE_MAX} caractères au plus.`}
        {...form.field('source')}
      />
      <LinkFields form={form} />
    </>
  )
}

/** Page and passage of the guides that explain the answer. */
function LinkFields({ form }: { form: QuestionForm }) {
  const link = form.watch('link')
  const page = LINK_PAGES.find((known) => known === link?.to)
  const set = (next: QuestionContent['link']) => form.setValue('link', next, FIELD_CHANGED)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label="Page à relire"
        optional
        hint="Nécessaire pour publier."
        placeholder="Aucune"
        options={PAGE_OPTIONS}
        name="link.to"
        value={link?.to ?? ''}
        onChange={(event) => {
          const to = LINK_PAGES.find((known) => known === event.target.value)
          const [first] = to ? passageOptions(to) : []
          set(to && first ? { to, anchor: first.value } : null)
        }}
        error={form.errorOf('link')}
      />
      {page && (
        <Select
          label="Passage"
          hint="Celui qui explique la réponse."
          options={passageOptions(page)}
          name="link.anchor"
          value={link?.anchor ?? ''}
          onChange={(event) => set({ to: page, anchor: event.target.value })}
        />
      )}
    </div>
  )
}

/** Options after a change of kind; their texts are kept where possible. */
function choicesFor(kind: QuestionContent['kind'], choices: QuestionContent['choices']): QuestionContent['choices'] {
  if (kind === 'TRUE_FALSE')
    return [
      { key: 'vrai', text: 'Vrai', correct: false },
      { key: 'faux', text: 'Faux', correct: false },
    ]
  if (choices.some(({ key }) => key === 'vrai'))
    return (['a', 'b', 'c'] as const).map((key) => ({ key, text: '', correct: false }))
  const first = choices.find(({ correct }) => correct)?.key
  return kind === 'SINGLE' ? choices.map((choice) => ({ ...choice, correct: choice.key === first })) : choices
}
