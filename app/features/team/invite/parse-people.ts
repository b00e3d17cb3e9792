import { pastedLineSentences } from '#content/pages/teachers.ts'
import { NAME_MAX, PersonInput } from '../schema.ts'

/** `line` counts from 1. `text` is the line as it was typed. */
export type PastedPerson = { line: number; text: string; person: PersonInput }
export type PastedError = { line: number; text: string; error: string }
/** An address that is already above: folded into that line. */
export type PastedTwin = { line: number; text: string; twin: string }
export type PastedLine = PastedPerson | PastedError | PastedTwin

const EMAIL = /<?(?<![^\s<>,;])([^\s<>,;]+@[^\s<>,;]+)>?/
const QUOTES = /["'«»“”]/g

/** First name, then everything else: « Marie-Ève Côté Roy » is Marie-Ève, Côté Roy. Cells of a sheet come with tabs. */
function splitName(text: string): [string, string] {
  const cells = text.split(/[\t;,]/).map((cell) => cell.trim())
  const filled = cells.filter(Boolean)
  if (filled.length >= 2) return [filled[0] ?? '', filled.slice(1).join(' ')]
  const [first = '', ...rest] = (filled[0] ?? '').split(/\s+/)
  return [first, rest.join(' ')]
}

function readLine(text: string): PersonInput | string {
  const clean = text.replace(QUOTES, ' ')
  const found = EMAIL.exec(clean)
  if (!found?.[1]) return clean.includes('@') ? pastedLineSentences.badEmail : pastedLineSentences.noEmail
  const [firstName, lastName] = splitName(clean.replace(found[0], ' '))
  if (!firstName) return pastedLineSentences.noName
  if (!lastName) return pastedLineSentences.noLastName
  if (firstName.length > NAME_MAX || lastName.length > NAME_MAX) return pastedLineSentences.nameTooLong
  const person = PersonInput.safeParse({ firstName, lastName, email: found[1] })
  return person.success ? person.data : pastedLineSentences.badEmail
}

/**
 * Reads a list of people, one per line: « Prénom Nom <courriel> », the same without brackets, or three cells of a
 * spreadsheet. Empty lines count for nothing; an address that comes back is folded into its first line.
 */
export function parsePeople(text: string): PastedLine[] {
  const seen = new Set<string>()
  return text.split(/\r\n|\n|\r/).flatMap((raw, index): PastedLine[] => {
    const line = index + 1
    const trimmed = raw.trim()
    if (!trimmed) return []
    const read = readLine(trimmed)
    if (typeof read === 'string') return [{ line, text: trimmed, error: read }]
    if (seen.has(read.email)) return [{ line, text: trimmed, twin: read.email }]
    seen.add(read.email)
    return [{ line, text: trimmed, person: read }]
  })
}

/** The text that stays in the box once these addresses were added: what is still to do, as it was typed. */
export function linesLeft(lines: PastedLine[], added: ReadonlySet<string>): string {
  return lines
    .filter((line) => !added.has('person' in line ? line.person.email : 'twin' in line ? line.twin : ''))
    .map(({ text }) => text)
    .join('\n')
}
