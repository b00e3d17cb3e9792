import { createFileRoute } from '@tanstack/react-router'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { quizListLoader, quizListPage } from '../../-quiz-list.tsx'
import { quizListOptions } from '../../-quiz-options.ts'

export const Route = createFileRoute('/_authed/_daycare/alex/quiz/')({
  ...quizListOptions('ALEX'),
  loader: quizListLoader('ALEX'),
  component: quizListPage('ALEX'),
  errorComponent: QuizError,
})
