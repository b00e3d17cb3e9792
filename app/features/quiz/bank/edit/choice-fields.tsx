import { Button } from '#app/ui/button/button.tsx'
import { ChoiceGroup } from '#app/ui/form/choice-group.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { ZodForm } from '#app/ui/form/use-zod-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CHOICE_COUNTS, CHOICE_KEYS, CHOICE_MAX } from '../limits.ts'
import type { QuestionContent } from '../schema.ts'

export type QuestionForm = ZodForm<QuestionContent, QuestionContent>

export const FIELD_CHANGED = { shouldDirty: true, shouldTouch: true } as const

/** Answer options of a question and which are right: radio buttons, or checkboxes for a multiple choice. */
export function ChoiceFields({ form }: { form: QuestionForm }) {
  const kind = form.watch('kind')
  const choices = form.watch('choices')
  const setChoices = (next: typeof choices) =>
    form.setValue('choices', next, { ...FIELD_CHANGED, shouldValidate: form.formState.isSubmitted })
  const setCorrect = (key: string, correct: boolean) =>
    setChoices(
      choices.map((choice) => {
        if (choice.key === key) return { ...choice, correct }
        return kind === 'MULTIPLE' ? choice : { ...choice, correct: false }
      }),
    )
  const remove = (key: string) =>
    setChoices(
      choices
        .filter((choice) => choice.key !== key)
        .map((choice, at) => ({ ...choice, key: CHOICE_KEYS[at] ?? choice.key })),
    )
  const { min, max } = CHOICE_COUNTS[kind]
  const nextKey = CHOICE_KEYS[choices.length]
  return (
    <ChoiceGroup
      legend="Choix de réponse"
      hint={
        kind === 'MULTIPLE'
          ? `Cochez les bonnes réponses. ${CHOICE_MAX} caractères au plus par choix.`
          : kind === 'SINGLE'
            ? `Indiquez la bonne réponse. ${CHOICE_MAX} caractères au plus par choix.`
            : 'Indiquez la bonne réponse.'
      }
      name="choices"
      error={form.errorOf('choices')}
    >
      <ul className="flex flex-col gap-3">
        {choices.map(({ key, text, correct }, at) => (
          <li key={key} className="flex flex-wrap items-end gap-x-3 gap-y-1 rounded-md border border-line p-3">
            {kind === 'TRUE_FALSE' ? (
              <p className="min-h-11 flex-1 content-center font-semibold">{text}</p>
            ) : (
              <TextField
                label={`Choix ${at + 1}`}
                className="min-w-0 flex-1 basis-56"
                {...form.field(`choices.${at}.text`)}
              />
            )}
            <label className="flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm">
              <input
                type={kind === 'MULTIPLE' ? 'checkbox' : 'radio'}
                name="right"
                checked={correct}
                onChange={(event) => setCorrect(key, event.target.checked)}
                className={kind === 'MULTIPLE' ? 'box' : 'box rounded-full'}
              />
              Bonne réponse
              <span className="sr-only">{`\u00A0: choix ${at + 1}`}</span>
            </label>
            {choices.length > min && (
              <Button
                variant="quiet"
                className="px-3"
                icon={<Icon as="lucide-trash" size={18} />}
                onClick={() => remove(key)}
              >
                Retirer<span className="sr-only"> le choix {at + 1}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {choices.length < max && nextKey && (
        <Button
          className="mt-3"
          icon={<Icon as="lucide-plus" size={18} />}
          onClick={() => setChoices([...choices, { key: nextKey, text: '', correct: false }])}
        >
          Ajouter un choix
        </Button>
      )}
    </ChoiceGroup>
  )
}
