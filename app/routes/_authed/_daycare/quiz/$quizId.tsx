import { createFileRoute } from '@tanstack/react-router'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { playOptions } from '../-quiz-options.ts'
import { playLoader, playPage } from '../-quiz-play.tsx'

export const Route = createFileRoute('/_authed/_daycare/quiz/$quizId')({
  ...playOptions('PETITE_ENFANCE'),
  loader: playLoader('PETITE_ENFANCE'),
  component: playPage('PETITE_ENFANCE'),
  errorComponent: QuizError,
})
