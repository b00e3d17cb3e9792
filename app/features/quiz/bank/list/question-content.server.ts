import { fullName } from '#app/domain/full-name.ts'
import { QuestionChoices, QuestionLink } from '#app/domain/question.ts'
import { AppError } from '#app/server/errors.ts'
import type { Question, QuestionVersion } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { CHOICE_KEYS, DIFFICULTIES, TRUE_FALSE_KEYS } from '../limits.ts'
import type { QuestionContent } from '../schema.ts'

/** Id of the caller, who must be a superadmin: the bank is shared by all daycares. @throws AppError FORBIDDEN */
export function requireSuperadmin({ role, userId }: DaycareScope): string {
  if (role !== 'SUPERADMIN') throw new AppError('FORBIDDEN')
  return userId
}

/** Columns that {@link toQuestionContent} needs. */
export const versionFields = {
  kind: true,
  topic: true,
  difficulty: true,
  prompt: true,
  choices: true,
  explanationRight: true,
  explanationWrong: true,
  source: true,
  link: true,
} as const

type VersionFields = Pick<QuestionVersion, keyof typeof versionFields>

/** Content of a version, with its stored JSON parsed. */
export function toQuestionContent(program: Question['program'], version: VersionFields): QuestionContent {
  const link = QuestionLink.safeParse(version.link)
  const keys: readonly QuestionContent['choices'][number]['key'][] = [...CHOICE_KEYS, ...TRUE_FALSE_KEYS]
  return {
    program,
    kind: version.kind,
    topic: version.topic,
    difficulty: DIFFICULTIES.find((level) => level === version.difficulty) ?? 2,
    prompt: version.prompt,
    choices: QuestionChoices.parse(version.choices).flatMap(({ key, text, correct }) => {
      const known = keys.find((other) => other === key)
      return known ? [{ key: known, text, correct }] : []
    }),
    explanationRight: version.explanationRight,
    explanationWrong: version.explanationWrong,
    source: version.source,
    link: link.success ? link.data : null,
  }
}

/** « Marie Lavoie »; null for content shipped with the application. */
export function authorName(person: { firstName: string; lastName: string } | null): string | null {
  return person && fullName(person)
}
