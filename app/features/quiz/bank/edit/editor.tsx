import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { newId } from '#app/lib/ids.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { EditConflict } from '#app/ui/edit-conflict.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { bankWords } from '#content/pages/question-bank.ts'
import { refetchQuestion, similarQuestionsQuery, useCreateQuestion, useUpdateQuestion } from '../queries.ts'
import { type BankQuestion, QuestionContent, type SimilarQuestion } from '../schema.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { normaliseQuestion } from './normalise-question.ts'
import { QuestionPreview } from './preview.tsx'
import { QuestionFields } from './question-fields.tsx'
import { SimilarQuestions } from './similar-question-list.tsx'
import { StatusActions } from './status-actions.tsx'

type QuestionEditorProps = { content: QuestionContent; question?: BankQuestion }

/** Form of a question beside its preview and checks. Without `question`, creates a draft. */
export function QuestionEditor({ content, question }: QuestionEditorProps) {
  const editing = useQuestionEditor(content, question)
  const { form, stored, save, similarQuestions, conflict } = editing
  const typed = { ...content, ...form.watch() }
  return (
    <>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          {stored && (
            <Banner tone="info">{stored.status === 'DRAFT' ? bankWords.inPlace : bankWords.newVersion}</Banner>
          )}
          <Form
            form={form}
            onSubmit={save}
            aria-label="La question"
            actions={
              <>
                <SubmitButton form={form}>
                  {similarQuestions.length > 0 ? 'Enregistrer quand même' : 'Enregistrer la question'}
                </SubmitButton>
                {form.formState.isDirty && (
                  <p className="self-center text-ink-2 text-sm">Modifications non enregistrées</p>
                )}
              </>
            }
          >
            <QuestionFields form={form} isProgramFixed={stored !== undefined && stored.status !== 'DRAFT'} />
            <SimilarQuestions similarQuestions={similarQuestions} prompt={typed.prompt} choices={typed.choices} />
          </Form>
          {conflict && (
            <EditConflict
              mine={<QuestionSummary question={typed} />}
              theirs={<QuestionSummary question={conflict.content} />}
              changedAt={conflict.updatedAt}
              changedBy={conflict.versions[0]?.author}
              onKeepMine={editing.keepMine}
              onTakeTheirs={editing.keepTheirs}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-6">
          <QuestionPreview question={typed} />
          <ChecksPanel question={normaliseQuestion(typed)} />
          {stored && <StatusActions question={stored} isDirty={form.formState.isDirty} onChanged={editing.refresh} />}
        </div>
      </div>
      <UnsavedChangesGuard isDirty={form.formState.isDirty} />
    </>
  )
}

function useQuestionEditor(content: QuestionContent, question: BankQuestion | undefined) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const create = useCreateQuestion()
  const update = useUpdateQuestion()
  // The version that the form was filled from: a refetch in the background must not replace it, nor its revision.
  const [stored, setStored] = useState(question)
  const [conflict, setConflict] = useState<BankQuestion | null>(null)
  const [similarQuestions, setSimilarQuestions] = useState<SimilarQuestion[]>([])
  const comparedPrompt = useRef('')
  const [id] = useState(newId)
  const form = useZodForm(QuestionContent, { defaultValues: content })

  const loadQuestion = (fresh: BankQuestion) => {
    setStored(fresh)
    setConflict(null)
    setSimilarQuestions([])
    // keepFieldsRef: fields that are registered again would keep the typed values.
    form.reset(fresh.content, { keepFieldsRef: true })
  }
  const refresh = async (questionId: string) => loadQuestion(await refetchQuestion(queryClient, questionId))

  /** Looks for similar questions once per prompt: saving the same prompt again means that they were compared. */
  const findSimilarOnce = async ({ program, prompt }: QuestionContent) => {
    if (comparedPrompt.current === prompt || stored?.content.prompt === prompt) return false
    comparedPrompt.current = prompt
    const similar = await queryClient.query(
      similarQuestionsQuery({ program, prompt, ...(stored && { exceptId: stored.id }) }),
    )
    setSimilarQuestions(similar)
    return similar.length > 0
  }
  const createOrUpdate = async (values: QuestionContent, revision: number | undefined) => {
    if (revision === undefined || !stored) {
      await create.mutateAsync({ id, content: values })
      form.reset(values)
      notify.success('Brouillon enregistré', { id })
      await navigate({
        to: '/admin/question-bank/$questionId',
        params: { questionId: id },
        replace: true,
        ignoreBlocker: true,
      })
      return
    }
    await update.mutateAsync({ questionId: stored.id, revision, content: values })
    await refresh(stored.id)
    notify.success('Question enregistrée', { id: stored.id })
  }
  const saveOrShowConflict = async (values: QuestionContent, revision: number | undefined) => {
    try {
      await createOrUpdate(values, revision)
    } catch (error) {
      if (parseError(error).status !== 409 || !stored) throw error
      setConflict(await refetchQuestion(queryClient, stored.id))
    }
  }
  const save = async (values: QuestionContent) => {
    if (!(await findSimilarOnce(values))) await saveOrShowConflict(values, stored?.revision)
  }
  return {
    form,
    stored,
    save,
    similarQuestions,
    conflict,
    refresh: () => (stored ? refresh(stored.id) : Promise.resolve()),
    keepMine: () => form.handleSubmit((values) => saveOrShowConflict(values, conflict?.revision))(),
    keepTheirs: () => conflict && loadQuestion(conflict),
  }
}

/** Asks for confirmation before unsaved changes are left. */
function UnsavedChangesGuard({ isDirty }: { isDirty: boolean }) {
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  }, [isDirty])
  const blocker = useBlocker({
    shouldBlockFn: () => dirty.current,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Quitter sans enregistrer?"
      confirmLabel="Quitter sans enregistrer"
      onConfirm={() => blocker.proceed?.()}
    >
      {bankWords.unsaved}
    </ConfirmDialog>
  )
}

/** Short rendering of a question, to compare two versions. */
function QuestionSummary({ question }: { question: QuestionContent }) {
  const { program, topic, prompt, choices, explanationRight, explanationWrong, source } = question
  return (
    <>
      <p className="text-ink-2">{topic ? topicLabel(program, topic) : ''}</p>
      <p className="font-semibold">{prompt}</p>
      <ul className="list-disc pl-5">
        {choices.map(({ key, text, correct }) => (
          <li key={key}>{correct ? `${text} (bonne réponse)` : text}</li>
        ))}
      </ul>
      <p>{explanationRight}</p>
      <p>{explanationWrong}</p>
      <p className="text-ink-2">{source}</p>
    </>
  )
}
