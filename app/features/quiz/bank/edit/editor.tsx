import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { topicLabel } from '#app/features/quiz/question/quiz-words.ts'
import { newId } from '#app/lib/ids.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { ChangedElsewhere } from '#app/ui/changed-elsewhere.tsx'
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Form, SubmitButton } from '#app/ui/form/form.tsx'
import { useZodForm } from '#app/ui/form/use-zod-form.ts'
import { bankWords } from '#content/pages/question-bank.ts'
import { readQuestionAgain, twinsQuery, useCreateQuestion, useUpdateQuestion } from '../queries.ts'
import { type BankQuestion, QuestionContent, type Twin } from '../schema.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { Preview } from './preview.tsx'
import { QuestionFields } from './question-fields.tsx'
import { StatusActions } from './status-actions.tsx'
import { tidyQuestion } from './tidy-question.ts'
import { Twins } from './twin-list.tsx'

type EditorProps = { content: QuestionContent; question?: BankQuestion }

/** The words of a question at the left, the player and the checks at the right. */
export function Editor({ content, question }: EditorProps) {
  const editing = useEditing(content, question)
  const { form, read, save, twins, conflict } = editing
  const typed = { ...content, ...form.watch() }
  return (
    <>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          {read && <Banner tone="info">{read.status === 'DRAFT' ? bankWords.inPlace : bankWords.newVersion}</Banner>}
          <Form
            form={form}
            onSubmit={save}
            aria-label="La question"
            actions={
              <>
                <SubmitButton form={form}>
                  {twins.length > 0 ? 'Enregistrer quand même' : 'Enregistrer la question'}
                </SubmitButton>
                {form.formState.isDirty && (
                  <p className="self-center text-ink-2 text-sm">Modifications non enregistrées</p>
                )}
              </>
            }
          >
            <QuestionFields form={form} isProgramFixed={read !== undefined && read.status !== 'DRAFT'} />
            <Twins twins={twins} prompt={typed.prompt} choices={typed.choices} />
          </Form>
          {conflict && (
            <ChangedElsewhere
              mine={<QuestionWords question={typed} />}
              theirs={<QuestionWords question={conflict.content} />}
              changedAt={conflict.updatedAt}
              changedBy={conflict.versions[0]?.author}
              onKeepMine={editing.keepMine}
              onTakeTheirs={editing.takeStored}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-6">
          <Preview question={typed} />
          <ChecksPanel question={tidyQuestion(typed)} />
          {read && <StatusActions question={read} isDirty={form.formState.isDirty} onChanged={editing.readAgain} />}
        </div>
      </div>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </>
  )
}

function useEditing(content: QuestionContent, question: BankQuestion | undefined) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const create = useCreateQuestion()
  const update = useUpdateQuestion()
  // What was read when the writing began: what arrives meanwhile must not pass for it.
  const [read, setRead] = useState(question)
  const [conflict, setConflict] = useState<BankQuestion | null>(null)
  const [twins, setTwins] = useState<Twin[]>([])
  const compared = useRef('')
  const [id] = useState(newId)
  const form = useZodForm(QuestionContent, { defaultValues: content })

  const take = (fresh: BankQuestion) => {
    setRead(fresh)
    setConflict(null)
    setTwins([])
    // With the fields as they are: registered anew, they would take what was typed for something to be kept.
    form.reset(fresh.content, { keepFieldsRef: true })
  }
  const readAgain = async (questionId: string) => take(await readQuestionAgain(queryClient, questionId))

  /** Only once per wording: the second press says that she has compared. */
  const hasNewTwins = async ({ program, prompt }: QuestionContent) => {
    if (compared.current === prompt || read?.content.prompt === prompt) return false
    compared.current = prompt
    const found = await queryClient.query(twinsQuery({ program, prompt, ...(read && { exceptId: read.id }) }))
    setTwins(found)
    return found.length > 0
  }
  const write = async (values: QuestionContent, revision: number | undefined) => {
    if (revision === undefined || !read) {
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
    await update.mutateAsync({ questionId: read.id, revision, content: values })
    await readAgain(read.id)
    notify.success('Question enregistrée', { id: read.id })
  }
  const writeOrCompare = async (values: QuestionContent, revision: number | undefined) => {
    try {
      await write(values, revision)
    } catch (error) {
      if (parseError(error).status !== 409 || !read) throw error
      setConflict(await readQuestionAgain(queryClient, read.id))
    }
  }
  const save = async (values: QuestionContent) => {
    if (!(await hasNewTwins(values))) await writeOrCompare(values, read?.revision)
  }
  return {
    form,
    read,
    save,
    twins,
    conflict,
    readAgain: () => (read ? readAgain(read.id) : Promise.resolve()),
    keepMine: () => form.handleSubmit((values) => writeOrCompare(values, conflict?.revision))(),
    takeStored: () => conflict && take(conflict),
  }
}

/** Nothing that was typed is left behind without a question. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
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

/** A question in few lines, to be compared with another. */
function QuestionWords({ question }: { question: QuestionContent }) {
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
