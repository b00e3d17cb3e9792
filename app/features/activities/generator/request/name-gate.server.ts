import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { IsWord } from '#app/lib/personal-data/child-names.ts'
import { personalDataIn, withoutNames } from '#app/lib/personal-data/personal-data.ts'
import { frenchWords } from '#app/server/french-words.server.ts'
import type { Llm, LlmAnswer } from '#app/server/llm/llm.server.ts'
import { asData, type Prompt } from '../generate-activity.prompt.ts'
import type { ChildNames, ChildNamesInput } from '../schema.ts'

/** The name of a theme or a material; empty when it held nothing but a child's name. */
function namelessName(name: string, isWord: IsWord): string {
  const without = withoutNames(name, isWord)
  return without !== name && /^(?:un|des) enfants?[ .!?…]*$/iu.test(without) ? '' : without
}

/** The question before texts leave. Pure but for the vocabulary, which is read once. */
export async function findChildNames({ texts }: ChildNamesInput): Promise<ChildNames> {
  const isWord = await frenchWords()
  return {
    found: texts.flatMap((text) => personalDataIn(text, isWord)),
    without: texts.map((text) => namelessName(text, isWord)),
  }
}

/** A text without a child's name. */
export async function nameless(text: string): Promise<string> {
  return withoutNames(text, await frenchWords())
}

/** A request without a child's name: none is stored, none reaches a language model, whatever the browser asked. */
export async function namelessCriteria(criteria: ActivityCriteria): Promise<ActivityCriteria> {
  const isWord = await frenchWords()
  const names = (list: string[]) => [...new Set(list.map((name) => namelessName(name, isWord)).filter(Boolean))]
  const { observation, idea } = criteria
  return {
    ...criteria,
    themes: names(criteria.themes),
    materials: names(criteria.materials),
    ...(observation && { observation: withoutNames(observation, isWord) }),
    ...(idea && {
      idea: { ...idea, title: withoutNames(idea.title, isWord), line: withoutNames(idea.line, isWord) },
    }),
  }
}

/** A text of the data, the name of one of its properties, or a value that is no text. */
const LITERAL = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*("?)(:?)|\b(?:null|true|false)\b/giu

/** A whole message without a child's name: every text of its data is read by itself, and so is what stands around. */
function namelessMessage(message: string, isWord: IsWord): string {
  let out = ''
  let from = 0
  for (const { 0: literal, 1: closing, 2: colon, index } of message.matchAll(LITERAL)) {
    // A quotation mark that opens nothing: read with what stands around.
    if (closing === '') continue
    out += withoutNames(message.slice(from, index), isWord)
    out += colon !== '' ? literal : asData(withoutNames(JSON.parse(literal), isWord))
    from = index + literal.length
  }
  return out + withoutNames(message.slice(from), isWord)
}

/** The one door to the language model: whatever a prompt holds, no child's name leaves. Yields and throws as the model. */
export async function* askModel(
  llm: Llm,
  { user, ...prompt }: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, LlmAnswer, void> {
  return yield* llm.streamJson({ ...prompt, user: namelessMessage(user, await frenchWords()), signal })
}
