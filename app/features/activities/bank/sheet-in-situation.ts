import { type ActivitySheet, ADAPTATION_OF } from '#app/domain/activity-sheet.ts'
import {
  AGE_GROUPS,
  type AgeGroup,
  DURATIONS,
  type Duration,
  PLACES,
  type Place,
  SEASONS,
  type Season,
} from '#app/domain/enums.ts'
import type { BankSheet } from '#content/activities/types.ts'
import { withSafeguards } from '../safety/check-safety.ts'
import { type SheetSituation, textIn } from './conditional-text.ts'

/** Whether a sheet was written for a group of these ages: for each of them, and for these together, in a place if it is given. */
export function isForGroup(bankSheet: BankSheet, ageGroups: readonly AgeGroup[], place?: Place): boolean {
  const { onlyBesideOlder = [], notAt = {} } = bankSheet
  return (
    !ageGroups.some((age) => place && notAt[place]?.includes(age)) &&
    ageGroups.every((age) => bankSheet.ageGroups.includes(age)) &&
    !ageGroups.every((age) => onlyBesideOlder.includes(age))
  )
}

/** Whether a sheet may be proposed in a place: its own, or one of which its author has a word to say, in that season if it is given. */
export function isForPlace({ place: own, alsoAt, ageGroups }: BankSheet, place: Place, season?: Season): boolean {
  const told = alsoAt?.[place]
  return place === own || (told !== undefined && textIn(told, { ageGroups, place, season }) !== '')
}

/** The places in which a sheet may be proposed, its own first. */
export function placesOf(bankSheet: BankSheet, season?: Season): Place[] {
  const { place } = bankSheet
  return [place, ...PLACES.filter((it) => it !== place && isForPlace(bankSheet, it, season))]
}

/** The seasons in which a sheet may be proposed. */
export function seasonsOf({ seasons, alsoIn }: BankSheet): Season[] {
  return seasons.length === 0
    ? [...SEASONS]
    : SEASONS.filter((it) => seasons.includes(it) || alsoIn?.[it] !== undefined)
}

/** The forms of a sheet, in minutes: the durations for which its author gave the minutes of the steps. */
export function formsOf({ sheet }: BankSheet): Duration[] {
  return DURATIONS.filter((form) => sheet.deroulement.some(({ minutes }) => minutes[form] !== undefined))
}

/** The form nearest to the requested minutes, the shorter of two: a group gives more easily time than attention. */
export function nearestForm(bankSheet: BankSheet, requested: number): Duration {
  const [best] = formsOf(bankSheet).toSorted((a, b) => Math.abs(a - requested) - Math.abs(b - requested) || a - b)
  return best ?? bankSheet.durationMinutes
}

const AGE_OF_ADAPTATION = new Map(AGE_GROUPS.map((age) => [ADAPTATION_OF[age], age] as const))

/**
 * The sheet as its author wrote it for a situation: what holds elsewhere, at other ages or in other forms is left out.
 * `situation.minutes` is one of its forms (see {@link formsOf}). Pure.
 */
export function writtenInSituation(bankSheet: BankSheet, situation: SheetSituation): ActivitySheet {
  const minutes = situation.minutes ?? bankSheet.durationMinutes
  const here = { ...situation, minutes }
  const text = (value: string) => textIn(value, here)
  const texts = (values: readonly string[]) => values.map(text).filter(Boolean)
  const { sheet } = bankSheet
  return {
    ...sheet,
    titre: text(sheet.titre),
    observationDepart: sheet.observationDepart && text(sheet.observationDepart),
    intentionEducative: text(sheet.intentionEducative),
    objectifs: texts(sheet.objectifs),
    materiel: sheet.materiel
      .map((it) => ({
        ...it,
        nom: text(it.nom),
        quantite: text(it.quantite),
        remplacement: it.remplacement && text(it.remplacement),
      }))
      .filter(({ nom }) => nom !== ''),
    preparation: texts(sheet.preparation),
    deroulement: sheet.deroulement.flatMap((step) => {
      const texte = text(step.texte)
      const stepMinutes = step.minutes[minutes]
      return stepMinutes && texte ? [{ ...step, minutes: stepMinutes, texte }] : []
    }),
    roleEducatrice: {
      gestes: texts(sheet.roleEducatrice.gestes),
      questionsOuvertes: texts(sheet.roleEducatrice.questionsOuvertes),
    },
    vocabulaire: texts(sheet.vocabulaire),
    adaptations: sheet.adaptations
      .filter(({ pour }) => {
        const age = AGE_OF_ADAPTATION.get(pour)
        return age === undefined || situation.ageGroups.includes(age)
      })
      .map(({ pour, texte }) => ({ pour, texte: text(texte) }))
      .filter(({ texte }) => texte !== ''),
    securite: {
      ...sheet.securite,
      risquesAcceptes: texts(sheet.securite.risquesAcceptes),
      dangersAEliminer: texts(sheet.securite.dangersAEliminer),
      allergies: texts(sheet.securite.allergies),
    },
    observation: texts(sheet.observation),
    prolongements: texts(sheet.prolongements),
    reflexionRetroaction: texts(sheet.reflexionRetroaction),
  }
}

/** {@link writtenInSituation}, with the fixed safety lines of what holds there. Pure. */
export function sheetInSituation(bankSheet: BankSheet, situation: SheetSituation): ActivitySheet {
  const { ageGroups, place, season } = situation
  const { onlyNamed } = bankSheet
  const criteria = { ageGroups, onlyNamed, ...(place && { place }), ...(season && { season }) }
  return withSafeguards(writtenInSituation(bankSheet, situation), criteria)
}

/** The sheet as the library shows it: all its ages, its own place, seasons and duration. Pure. */
export function sheetAtHome(bankSheet: BankSheet): ActivitySheet {
  const { ageGroups, place, seasons } = bankSheet
  return sheetInSituation(bankSheet, { ageGroups, place, season: seasons.length === 1 ? seasons[0] : undefined })
}
