import { createFileRoute } from '@tanstack/react-router'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { quizListLoader, quizListPage } from '../-quiz-list.tsx'
import { quizListOptions } from '../-quiz-options.ts'

export const Route = createFileRoute('/_authed/_daycare/quiz/')({
  ...quizListOptions('PETITE_ENFANCE'),
  loader: quizListLoader('PETITE_ENFANCE'),
  component: quizListPage('PETITE_ENFANCE'),
  errorComponent: QuizError,
})
