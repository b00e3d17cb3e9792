import { createFileRoute } from '@tanstack/react-router'
import { QuizError } from '#app/features/quiz/play/quiz-error.tsx'
import { playOptions } from '../../-quiz-options.ts'
import { playLoader, playPage } from '../../-quiz-play.tsx'

export const Route = createFileRoute('/_authed/_daycare/alex/quiz/$quizId')({
  ...playOptions('ALEX'),
  loader: playLoader('ALEX'),
  component: playPage('ALEX'),
  errorComponent: QuizError,
})
