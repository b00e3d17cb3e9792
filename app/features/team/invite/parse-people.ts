import { NAME_MAX } from '#app/domain/contact-fields.ts'
import { pastedLineSentences } from '#content/pages/teachers.ts'
import { PersonInput } from '../schema.ts'

/** `line` counts from 1. `text` is the line as it was typed. */
export type PastedPerson = { line: number; text: string; person: PersonInput }
export type PastedError = { line: number; text: string; error: string }
/** A line whose address is already above; `duplicateOf` is this address. */
export type PastedDuplicate = { line: number; text: string; duplicateOf: string }
export type PastedLine = PastedPerson | PastedError | PastedDuplicate

const EMAIL = /<?(?<![^\s<>,;])([^\s<>,;]+@[^\s<>,;]+)>?/
const QUOTES = /["'«»“”]/g

/**
 * The first word, then everything else: « Marie-Ève Côté Roy » is Marie-Ève, Côté Roy. Spreadsheet cells are split
 * first.
 */
function splitName(text: string): [string, string] {
  const cells = text.split(/[\t;,]/).map((cell) => cell.trim())
  const filled = cells.filter(Boolean)
  if (filled.length >= 2) return [filled[0] ?? '', filled.slice(1).join(' ')]
  const [first = '', ...rest] = (filled[0] ?? '').split(/\s+/)
  return [first, rest.join(' ')]
}

/** @returns the person, or a French sentence that says what is wrong with the line */
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
 * spreadsheet. Empty lines are skipped; a second line with the same address is a duplicate.
 */
export function parsePeople(text: string): PastedLine[] {
  const seen = new Set<string>()
  return text.split(/\r\n|\n|\r/).flatMap((raw, index): PastedLine[] => {
    const line = index + 1
    const trimmed = raw.trim()
    if (!trimmed) return []
    const read = readLine(trimmed)
    if (typeof read === 'string') return [{ line, text: trimmed, error: read }]
    if (seen.has(read.email)) return [{ line, text: trimmed, duplicateOf: read.email }]
    seen.add(read.email)
    return [{ line, text: trimmed, person: read }]
  })
}

/** The text of the lines that remain once these addresses were added, as they were typed. */
export function remainingLines(lines: PastedLine[], added: ReadonlySet<string>): string {
  return lines
    .filter((line) => !added.has('person' in line ? line.person.email : 'duplicateOf' in line ? line.duplicateOf : ''))
    .map(({ text }) => text)
    .join('\n')
}
