import { createFileRoute, notFound } from '@tanstack/react-router'
import { NewQuestionPage, QuestionPage } from '#app/features/quiz/bank/edit/question-page.tsx'
import { questionQuery } from '#app/features/quiz/bank/queries.ts'
import { isUuid } from '#app/lib/ids.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { parseError } from '#app/lib/parse-error.ts'

export const Route = createFileRoute('/_authed/_admin/admin/question-bank/$questionId')({
  loader: async ({ context: { queryClient }, params: { questionId } }) => {
    if (questionId === 'new') return
    if (!isUuid(questionId)) throw notFound()
    try {
      await queryClient.query({ ...questionQuery(questionId), staleTime: 0 })
    } catch (error) {
      if (parseError(error).status === 404) throw notFound()
      throw error
    }
  },
  head: ({ params, match }) => pageTitle(params.questionId === 'new' ? 'Nouvelle question' : 'Question', match),
  component: function Question() {
    const { questionId } = Route.useParams()
    return questionId === 'new' ? <NewQuestionPage /> : <QuestionPage key={questionId} questionId={questionId} />
  },
})
