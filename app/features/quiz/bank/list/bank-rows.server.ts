import { QuestionChoices, QuestionLink } from '#app/domain/question.ts'
import { AppError } from '#app/server/errors.ts'
import type { Question, QuestionVersion } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { CHOICE_KEYS, DIFFICULTIES, TRUE_FALSE_KEYS } from '../limits.ts'
import type { QuestionContent } from '../schema.ts'

/** The bank is shared by all daycares: who curates it is the superadmin, whatever she has picked. */
export function curator({ role, userId }: DaycareScope): string {
  if (role !== 'SUPERADMIN') throw new AppError('FORBIDDEN')
  return userId
}

export const versionWords = {
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

type Words = Pick<QuestionVersion, keyof typeof versionWords>

/** A version as the form shows it. */
export function contentOf(program: Question['program'], words: Words): QuestionContent {
  const link = QuestionLink.safeParse(words.link)
  const keys: readonly QuestionContent['choices'][number]['key'][] = [...CHOICE_KEYS, ...TRUE_FALSE_KEYS]
  return {
    program,
    kind: words.kind,
    topic: words.topic,
    difficulty: DIFFICULTIES.find((level) => level === words.difficulty) ?? 2,
    prompt: words.prompt,
    choices: QuestionChoices.parse(words.choices).flatMap(({ key, text, correct }) => {
      const known = keys.find((other) => other === key)
      return known ? [{ key: known, text, correct }] : []
    }),
    explanationRight: words.explanationRight,
    explanationWrong: words.explanationWrong,
    source: words.source,
    link: link.success ? link.data : null,
  }
}

/** « Marie Lavoie ». */
export function nameOf(person: { firstName: string; lastName: string } | null): string | null {
  return person && `${person.firstName} ${person.lastName}`
}
