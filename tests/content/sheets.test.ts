import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { Allergen } from '#app/domain/enums.ts'
import { formsOf, placesOf, sheetAtHome, writtenInSituation } from '#app/features/activities/bank/sheet-in-situation.ts'
import { allergens } from '#app/features/activities/safety/rules/allergens.ts'
import { animals } from '#app/features/activities/safety/rules/animals.ts'
import { heat } from '#app/features/activities/safety/rules/heat.ts'
import { tools } from '#app/features/activities/safety/rules/tools.ts'
import { water } from '#app/features/activities/safety/rules/water.ts'
import type { SafetyRule } from '#app/features/activities/safety/safety-rule.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import type { NamedInPlay } from '#content/activities/types.ts'
import { sentencesOf, textsOf } from './guide-text.ts'
import { similarity } from './sheet-quality.ts'

/** Properties of a sheet whose values are of a closed list. */
const CODES = new Set(['domaine', 'composante', 'role', 'moment', 'pour', 'supervision'])

/** `mains{cour|au lavabo}` reads « mainsau lavabo »: the space stands before the brace, or inside it at its end. */
const GLUED = /[\p{L}.!?»](?:\{[^{}]*\})*\{[^{}|]*\|[\p{L}«][^{}]*\}|\{[^{}|]*\|[^{}]*\S\}[\p{L}«]/gu

const RULES: Record<Exclude<NamedInPlay, Allergen>, SafetyRule> = {
  WATER: water,
  ANIMALS: animals,
  HEAT: heat,
  TOOLS: tools,
}

/** Whether a rule finds in the words of a sheet what its author says that they name in play only. */
function isNamedIn(sheet: ActivitySheet, named: NamedInPlay): boolean {
  if (named in RULES) return RULES[named as keyof typeof RULES].check(sheet, { youngestMonths: 0 }).changes.length > 0
  return allergens.check(sheet, { youngestMonths: 0, allergies: [named as Allergen] }).blocked.length > 0
}

describe('the bank', () => {
  it('has unique keys and titles', () => {
    const keys = SHEETS.map(({ key }) => key)
    expect(new Set(keys).size).toBe(SHEETS.length)
    expect(new Set(SHEETS.map(({ sheet }) => sheet.titre)).size).toBe(SHEETS.length)
    for (const key of keys) expect(key).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  it('is data only, which the built server reads from a file', () => {
    expect(JSON.parse(JSON.stringify(SHEETS))).toEqual(SHEETS)
  })

  it('has the file of every picture that a sheet describes', () => {
    const file = (key: string) => join(import.meta.dirname, `../../public/images/activities/${key}.svg`)
    const missing = SHEETS.filter(({ key, picture }) => picture !== undefined && !existsSync(file(key)))
    expect(missing.map(({ key }) => key)).toEqual([])
  })

  it('sets no limit of cold but the one that was published: the others are the daycare’s', () => {
    // Soins de nos enfants (Canadian Paediatric Society): inside at -27 °C or below, felt or not.
    const isLimit = (sentence: string) =>
      /[-−]\s?(?!27)\d+\s°C/u.test(sentence) && /dedans|local|rentr|minutes|seuil|poupon|trottineur/iu.test(sentence)
    const limits = SHEETS.map(({ key, sheet }) => [key, textsOf(sheet).flatMap(sentencesOf).filter(isLimit)] as const)
    expect(limits.filter(([, found]) => found.length > 0)).toEqual([])
  })

  it('says « only named » of nothing that its words do not have, nor where something is eaten or wet', () => {
    const stale = SHEETS.flatMap((bank) => {
      const { key, onlyNamed = [] } = bank
      const groups = [bank.ageGroups, ...bank.ageGroups.map((age) => [age])]
      const found = onlyNamed.filter((named) =>
        placesOf(bank).some((place) =>
          formsOf(bank).some((minutes) =>
            groups.some((ageGroups) => isNamedIn(writtenInSituation(bank, { ageGroups, place, minutes }), named)),
          ),
        ),
      )
      return onlyNamed.filter((named) => !found.includes(named)).map((named) => `${key}: ${named}`)
    })
    expect(stale).toEqual([])
    const withFood = SHEETS.filter(({ onlyNamed, sheet }) => onlyNamed && sheet.materiel.some(({ aliment }) => aliment))
    expect(withFood.map(({ key }) => key)).toEqual([])
    const isWet = (nom: string) => /(?<!gourdes? d’|bouteilles? d’)\beau\b|bassine|arrosoir|éponge/iu.test(nom)
    const wet = SHEETS.filter(
      ({ onlyNamed, sheet }) => onlyNamed?.includes('WATER') && sheet.materiel.some(({ nom }) => isWet(nom)),
    )
    expect(wet.map(({ key }) => key)).toEqual([])
    const holding = (named: NamedInPlay, thing: RegExp) =>
      SHEETS.filter((it) => it.onlyNamed?.includes(named) && it.sheet.materiel.some(({ nom }) => thing.test(nom)))
    expect(holding('TOOLS', /ciseau|couteau|marteau|scie|tournevis/iu).map(({ key }) => key)).toEqual([])
    expect(holding('HEAT', /plaque|bouilloire|four à|réchaud|cuisinière|fer à/iu).map(({ key }) => key)).toEqual([])
  })

  it('adds no line about drowning to a sheet that only names water', () => {
    const dry = SHEETS.filter(({ onlyNamed }) => onlyNamed?.includes('WATER')).map(sheetAtHome)
    expect(dry.length).toBeGreaterThan(0)
    expect(dry.filter(({ securite }) => securite.dangersAEliminer.join().includes('Noyade'))).toEqual([])
  })

  it('glues no conditional sentence to the words beside it', () => {
    const glued = SHEETS.flatMap(({ key, sheet }) =>
      (JSON.stringify(sheet).match(GLUED) ?? []).map((excerpt) => `${key}: ${excerpt}`),
    )
    expect(glued).toEqual([])
  })

  it('puts a space between two conditional sentences that both hold where the season is not known', {
    timeout: 120_000,
  }, () => {
    const glued = SHEETS.flatMap((bank) =>
      placesOf(bank).flatMap((place) =>
        formsOf(bank).flatMap((minutes) => {
          const sheet = writtenInSituation(bank, { ageGroups: bank.ageGroups, place, minutes })
          return (JSON.stringify(sheet).match(/.{20}[,;.!?»][\p{L}«]/gu) ?? []).map((it) => `${bank.key}: ${it}`)
        }),
      ),
    )
    expect(glued).toEqual([])
  })

  /**
   * Share of the sequences of three words that two sheets have in common. Sheets written each for itself share 0.01 to 0.05,
   * the words of the trade; one whose every fourth word was exchanged still shares more than this limit with its model, as the
   * last test shows.
   */
  const LIKENESS_MAX = 0.1

  it('has no two sheets that are one with words exchanged', { timeout: 120_000 }, () => {
    const home = SHEETS.map((it) => [it.key, sheetAtHome(it)] as const)
    const near = home.flatMap(([key, sheet], i) =>
      home
        .slice(i + 1)
        .filter(([, other]) => similarity(sheet, other) > LIKENESS_MAX)
        .map(([other]) => `${key} ~ ${other}`),
    )
    expect(near).toEqual([])
  })

  it('would find a sheet whose every fourth word was exchanged', () => {
    for (const bank of SHEETS.slice(0, 10)) {
      const sheet = sheetAtHome(bank)
      let count = 0
      const exchange = (text: string) => text.replace(/\p{L}+/gu, (word) => (++count % 4 === 0 ? `${word}x` : word))
      const copy = ActivitySheet.parse(
        JSON.parse(JSON.stringify(sheet), (key, value) =>
          typeof value === 'string' && !CODES.has(key) ? exchange(value) : value,
        ),
      )
      expect(similarity(sheet, copy)).toBeGreaterThan(LIKENESS_MAX)
    }
  })
})
