import type { Program } from '#app/domain/enums.ts'
import { PlaySearch } from '#app/features/quiz/play/schema.ts'
import { pageTitle } from '#app/lib/page-title.ts'
import { QUIZ_PROGRAMS } from '#content/pages/quiz-programs.ts'

/*
 * What the routes of both programs share before their page is loaded. The page itself is named in each route: the code of
 * a page is only cut off from the first script where the framework reads its name.
 */

export const quizListOptions = (program: Program) => ({
  head: ({ match }: { match: { status: string } }) => pageTitle(QUIZ_PROGRAMS[program].title, match),
})

export const playOptions = (program: Program) => ({
  ...quizListOptions(program),
  staticData: { layout: 'focus' as const },
  validateSearch: PlaySearch,
  loaderDeps: ({ search }: { search: PlaySearch }) => search,
  // Where an address leads changes with every answer: a former result of the loader is never shown.
  gcTime: 0,
})
