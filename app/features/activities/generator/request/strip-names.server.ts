import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { IsWord } from '#app/lib/personal-data/child-names.ts'
import { personalDataIn, withoutNames } from '#app/lib/personal-data/personal-data.ts'
import { loadFrenchWords } from '#app/server/french-words.server.ts'
import type { Llm, LlmAnswer } from '#app/server/llm/llm.server.ts'
import { type Prompt, toPromptJson } from '../generate-activity.prompt.ts'
import type { ChildNames, ChildNamesInput } from '../schema.ts'

/** The label of a theme or material without a child's name; empty when nothing else is left. */
function stripLabel(name: string, isWord: IsWord): string {
  const without = withoutNames(name, isWord)
  return without !== name && /^(?:un|des) enfants?[ .!?…]*$/iu.test(without) ? '' : without
}

/** Personal data in the texts, and the texts without names. Nothing is stored; the vocabulary is loaded once. */
export async function findChildNames({ texts }: ChildNamesInput): Promise<ChildNames> {
  const isWord = await loadFrenchWords()
  return {
    found: texts.flatMap((text) => personalDataIn(text, isWord)),
    without: texts.map((text) => stripLabel(text, isWord)),
  }
}

/** The text with children's names replaced by « un enfant ». */
export async function stripChildNames(text: string): Promise<string> {
  return withoutNames(text, await loadFrenchWords())
}

/** The criteria without children's names: none is stored or sent to a language model, whatever the person confirmed. */
export async function stripNamesFromCriteria(criteria: ActivityCriteria): Promise<ActivityCriteria> {
  const isWord = await loadFrenchWords()
  const names = (list: string[]) => [...new Set(list.map((name) => stripLabel(name, isWord)).filter(Boolean))]
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

/**
 * A JSON string, `null`, `true` or `false`. Group 1: the closing quote of a string, empty when it is never closed.
 * Group 2: the colon after the name of a property. Linear: every character has one way to match.
 */
const LITERAL = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*("?)(:?)|\b(?:null|true|false)\b/giu

/**
 * A whole message without children's names: each JSON string in it is read by itself, and so is the text in between.
 */
function stripMessage(message: string, isWord: IsWord): string {
  let out = ''
  let from = 0
  for (const { 0: literal, 1: closing, 2: colon, index } of message.matchAll(LITERAL)) {
    // A quotation mark that is never closed: read with the text around it.
    if (closing === '') continue
    out += withoutNames(message.slice(from, index), isWord)
    out += colon !== '' ? literal : toPromptJson(withoutNames(JSON.parse(literal), isWord))
    from = index + literal.length
  }
  return out + withoutNames(message.slice(from), isWord)
}

/**
 * The only way to call the language model: removes children's names from the prompt first. Yields the pieces of the
 * answer and throws as `Llm.streamJson` does.
 */
export async function* callModel(
  llm: Llm,
  { user, ...prompt }: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, LlmAnswer, void> {
  return yield* llm.streamJson({ ...prompt, user: stripMessage(user, await loadFrenchWords()), signal })
}
