import { daycareFn } from '#app/server/fn.ts'
import { answerQuestion, getQuestionAnswer } from './answer-question.server.ts'
import { getPaperQuiz } from './paper/paper-quiz.server.ts'
import { closeQuizMessage, getQuizMessages } from './quiz-messages.server.ts'
import { getQuizHistory, getQuizResults, getQuizStats } from './quiz-results.server.ts'
import {
  AnswerInput,
  AnswerQuestionInput,
  MessageInput,
  MistakesQuizInput,
  PaperQuizInput,
  ProgramInput,
  QuizInput,
  ReportQuestionInput,
} from './schema.ts'
import { createMistakesQuiz, createOrGetCurrentQuiz, getCurrentQuiz, getQuizSession, reportQuestion } from './server.ts'

export const getQuizStatsFn = daycareFn({ method: 'GET' })
  .validator(ProgramInput)
  .handler(({ data, context }) => getQuizStats(context.scope, data.type))

export const getQuizHistoryFn = daycareFn({ method: 'GET' })
  .validator(ProgramInput)
  .handler(({ data, context }) => getQuizHistory(context.scope, data.type))

export const getCurrentQuizFn = daycareFn({ method: 'GET' })
  .validator(ProgramInput)
  .handler(({ data, context }) => getCurrentQuiz(context.scope, data.type))

export const createOrGetCurrentQuizFn = daycareFn({ method: 'POST' })
  .validator(ProgramInput)
  .handler(({ data, context }) => createOrGetCurrentQuiz(context.scope, data.type))

export const createMistakesQuizFn = daycareFn({ method: 'POST' })
  .validator(MistakesQuizInput)
  .handler(({ data, context }) => createMistakesQuiz(context.scope, data.type, data.quizId))

export const getQuizSessionFn = daycareFn({ method: 'GET' })
  .validator(QuizInput)
  .handler(({ data, context }) => getQuizSession(context.scope, data.quizId))

export const getQuizResultsFn = daycareFn({ method: 'GET' })
  .validator(QuizInput)
  .handler(({ data, context }) => getQuizResults(context.scope, data.quizId))

export const getQuestionAnswerFn = daycareFn({ method: 'GET' })
  .validator(AnswerInput)
  .handler(({ data, context }) => getQuestionAnswer(context.scope, data.answerId))

export const answerQuestionFn = daycareFn({ method: 'POST' })
  .validator(AnswerQuestionInput)
  .handler(({ data, context }) => answerQuestion(context.scope, data))

export const reportQuestionFn = daycareFn({ method: 'POST' })
  .validator(ReportQuestionInput)
  .handler(({ data, context }) => reportQuestion(context.scope, data))

export const getQuizMessagesFn = daycareFn({ method: 'GET' })
  .validator(ProgramInput)
  .handler(({ data, context }) => getQuizMessages(context.scope, data.type))

export const closeQuizMessageFn = daycareFn({ method: 'POST' })
  .validator(MessageInput)
  .handler(({ data, context }) => closeQuizMessage(context.scope, data))

export const getPaperQuizFn = daycareFn({ method: 'GET' })
  .validator(PaperQuizInput)
  .handler(({ data, context }) => getPaperQuiz(context.scope, data))
