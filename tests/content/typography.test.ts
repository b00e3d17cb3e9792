import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { frenchStrings } from './french-strings.ts'
import { HOLE, lintFrench, looksFrench, RULES } from './typography.ts'

const ROOT = join(import.meta.dirname, '../..')

/** One wrong and one right string per rule; ~ stands for U+00A0 so that the eye can tell. */
const FIXTURES: Record<string, [wrong: string, right: string]> = {
  'space-before-high-punct': ['Prêt ?', 'Prêt? Allez-y!'],
  'thin-space': ['Prêt\u202F?', 'Prêt?'],
  'colon-needs-nbsp': ['Matériel: bâche', 'Matériel~: bâche (https://exemple.ca, 8:1)'],
  'colon-ordinary-space': ['Matériel : bâche', 'Matériel~: bâche'],
  'colon-space-after': ['Matériel~:bâche', 'Matériel~: bâche'],
  'guillemet-open': ['« jeu~»', '«~jeu~»'],
  'guillemet-close': ['«~jeu »', '«~jeu~»'],
  'straight-quotes': ['Le "jeu"', 'Le «~jeu~»'],
  'english-quotes': ['Dire “non”', '«~dire “non”~»'],
  'straight-apostrophe': ["l'enfant", 'l’enfant'],
  'three-dots': ['Et puis...', 'Et puis…'],
  'space-before-ellipsis': ['Et puis …', 'Et puis…'],
  'number-unit': ['vers 2 ans', 'vers 2~ans, en 5~min, 3 mains et 2 s’il le faut'],
  'number-unit-glued': ['une corde de 20cm', 'une corde de 20~cm'],
  'time-colon': ['à 13:15', 'à 13~h~15, ratio 1/10'],
  'time-h-glued': ['à 13h15', 'à 13~h~15'],
  'decimal-point': ['1.20~m', '1,20~m, version 1.2.3'],
  thousands: ['10 000 activités', '10~000 activités, en 2026'],
  ordinal: ['la 2ème fois', 'la 2e fois, la 1re et le 1er'],
  'date-slashes': ['le 15/10/2026', 'le 15 octobre 2026'],
  'date-first': ['le 1 mai', 'le 1er mai, le 11 mai'],
  'month-capital': ['un lundi de Janvier', 'Janvier arrive. Mai suit.'],
  'missing-capital-accent': ['Ecole ouverte', 'École ouverte. À la ferme. A1'],
  'range-dash': ['2–3~ans', '2-3~ans – puis 4'],
  'slash-spaces': ['arrivée / départ', 'arrivée/départ'],
  'double-space': ['deux  espaces', 'une espace'],
  trim: ['au bord ', 'au bord'],
  'paren-space': ['( SGEE )', '(SGEE)'],
  'dotted-acronym': ['un C.P.E.', 'un CPE. Voilà'],
  abbreviation: ['des feuilles etc.', 'des feuilles, etc., p.~ex. d’érable'],
  'inclusive-dot': ['éducateur·rice', 'le personnel éducateur (et la direction)'],
  ministry: ['le Ministère de la Famille', 'le ministère de la Famille'],
  'banned-terms': ['le programme Alex', 'l’approche Alex, une RSGE'],
  'france-usage': ['un bonnet', 'une tuque'],
}
const nb = (text: string) => text.replaceAll('~', '\u00A0')

describe('each rule', () => {
  it('has its fixtures', () => {
    expect(Object.keys(FIXTURES).sort()).toEqual(RULES.map((rule) => rule.id).sort())
  })
  it.each(RULES.map((rule) => [rule.id, rule] as const))(
    '%s refuses the wrong string and accepts the right one',
    (id, rule) => {
      const [wrong, right] = FIXTURES[id] ?? ['', '']
      expect(rule.find(nb(wrong))).not.toEqual([])
      expect(lintFrench(nb(right))).toEqual([])
    },
  )
})

describe('normaliseFrench', () => {
  it('applies what needs no judgement, once', () => {
    const typed = "L'éducatrice dit: «oui» à 3 enfants de 2 ans... Prêt ?"
    const fixed = nb('L’éducatrice dit~: «~oui~» à 3~enfants de 2~ans… Prêt?')
    expect(normaliseFrench(typed)).toBe(fixed)
    expect(normaliseFrench(fixed)).toBe(fixed)
  })
  it('leaves what is not a sentence alone', () => {
    for (const code of ['https://exemple.ca', '0-18m', 'arbres-et-feuilles', 'a:b'])
      expect(normaliseFrench(code)).toBe(code)
  })
})

describe('frenchStrings', () => {
  const source = [
    "import x from './été.ts'",
    "const a = { 'clé': 'l’enfant' }",
    'const b = <p className="les des" title=\'Prêt ?\'>Il reste {n} min</p>',
    'const c = `Encore ${n} ans`',
  ].join('\n')
  it('finds what is displayed, with its line, and nothing else', () => {
    expect(frenchStrings('x.tsx', source).map(({ line, text }) => [line, text])).toEqual([
      [2, 'l’enfant'],
      [3, 'Prêt ?'],
      [3, 'Il reste '],
      [3, `${HOLE} min`],
    ])
    expect(looksFrench('flex items-center gap-2')).toBe(false)
  })
})

/** Texts that external tests look up by their exact characters, and words as people type them: these rules do not apply. */
const AS_THEY_ARE = new Set(['content/fixed-words.ts', 'content/activities/theme-words.ts'])

function sources(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter(
      (path) =>
        !AS_THEY_ARE.has(path) && !/\.test\.tsx?$|\/generated\/|^content\/(?:drawings|safety\/concepts)\//.test(path),
    )
}

function report(path: string, options: { everyLiteral: boolean }): string[] {
  return frenchStrings(path, readFileSync(join(ROOT, path), 'utf8'), options).flatMap(({ line, text, fragment }) =>
    lintFrench(text, { fragment }).map(({ rule, says, excerpt }) => `${path}:${line} ${rule} (${says}) …${excerpt}…`),
  )
}

/** All strings inside a value, at any depth; functions are not called. */
function* strings(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value instanceof Map) yield* strings([...value.values()], path)
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* strings(item, `${path}.${key}`)
}

describe('displayed text', () => {
  it('is well typed in content/, string by string', () => {
    expect(sources('content', /\.tsx?$/).flatMap((path) => report(path, { everyLiteral: true }))).toEqual([])
  })

  // It loads and reads all that is written: twenty seconds are not enough on a machine that does something else too.
  it('is well typed in every value that content/ exports', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    for (const path of sources('content', /\.ts$/)) {
      const module: Record<string, unknown> = await import(pathToFileURL(join(ROOT, path)).href)
      for (const [where, text] of strings(module, path)) {
        for (const { rule, excerpt } of lintFrench(text)) wrong.push(`${where} ${rule} …${excerpt}…`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is well typed in the pages and components', () => {
    expect(sources('app', /\.tsx$/).flatMap((path) => report(path, { everyLiteral: false }))).toEqual([])
  })

  it('is well typed in the sentences of validation', () => {
    expect(sources('app', /[/.]schema\.ts$/).flatMap((path) => report(path, { everyLiteral: false }))).toEqual([])
  })
})
