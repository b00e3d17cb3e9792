import { createFileRoute } from '@tanstack/react-router'
import { NewQuestionPage, QuestionPage } from '#app/features/quiz/bank/edit/question-page.tsx'
import { questionQuery } from '#app/features/quiz/bank/queries.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { orNotFound } from '#app/lib/queries.ts'

export const Route = createFileRoute('/_authed/_admin/admin/question-bank/$questionId')({
  loader: async ({ context: { queryClient }, params: { questionId } }) => {
    if (questionId === 'new') return
    await orNotFound(questionId, () => queryClient.query({ ...questionQuery(questionId), staleTime: 0 }))
  },
  head: ({ params, match }) => pageTitle(params.questionId === 'new' ? 'Nouvelle question' : 'Question', match),
  component: function Question() {
    const { questionId } = Route.useParams()
    return questionId === 'new' ? <NewQuestionPage /> : <QuestionPage key={questionId} questionId={questionId} />
  },
})
