import type { Program } from '#app/domain/enums.ts'
import { PlaySearch } from '#app/features/quiz/play/quiz-places.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'

/*
 * Route options that both programs share. `component` is given in each route: the router splits a page into a file
 * of its own only when it finds the property there.
 */

export const quizListOptions = (program: Program) => ({
  head: ({ match }: { match: { status: string } }) => pageTitle(QUIZ_PROGRAMS[program].title, match),
})

export const playOptions = (program: Program) => ({
  ...quizListOptions(program),
  staticData: { layout: 'focus' as const },
  validateSearch: PlaySearch,
  loaderDeps: ({ search }: { search: PlaySearch }) => search,
  // The result of the loader changes with every answer: an earlier one must never be shown.
  gcTime: 0,
})
