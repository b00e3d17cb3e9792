import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { Season } from '#app/domain/enums.ts'
import { KERNELS } from '#content/activities/blocks/kernels.ts'
import {
  BABY_NEXT,
  COLD_PERIOD,
  DOMAIN_GESTURES,
  LONG_PERIOD,
  PLACE_BLOCKS,
  REFLECTIONS,
  SEASON_BLOCKS,
  SHORT_PERIOD,
} from '#content/activities/blocks/settings.ts'
import type { Band, Emphasis, PlayKernel } from '#content/activities/blocks/types.ts'
import { withSafeguards } from '../safety/check-safety.ts'
import { composeAdaptations } from './compose-adaptations.ts'
import { bandsOf } from './compose-bands.ts'
import { adaptToGroup, isLimited } from './compose-criteria.ts'
import { chooseEmphases, suitableKernels } from './compose-kernel.ts'
import { type Cast, castMaterials, type Material, materialList, resolveMaterial } from './compose-materials.ts'
import { quotable } from './compose-names.ts'
import { limitedToList } from './compose-props.ts'
import { type Chooser, createChooser } from './compose-random.ts'
import { composeSafety, inspectionOf } from './compose-safety.ts'
import { composeSteps } from './compose-steps.ts'
import { capitalise, fill, type Holes } from './compose-text.ts'
import { resolveTheme, suggestTheme, type Theme, themeHoles } from './compose-theme.ts'

export type ComposedActivity = {
  sheet: ActivitySheet
  /** One sentence for the card, ≤ 160 characters. */
  summary: string
  seasons: Season[]
  /** Names as given in the criteria, or of the reference list when the composer chose. */
  usedThemes: string[]
  usedMaterials: string[]
  /** Key of the play: seeds with the same play give the same activity in other words. */
  play: PlayKernel['key']
}

/** Everything the sections need, decided once. */
type Draft = {
  criteria: ActivityCriteria
  kernel: PlayKernel
  bands: Band[]
  band: Band
  themes: Theme[]
  cast: Cast
  materials: ActivitySheet['materiel']
  emphases: Emphasis[]
  holes: Holes
  choose: Chooser
}

/** Characters: titles are shown on one line of a card. */
const TITLE_LIMIT = 60
const SUMMARY_LIMIT = 160

/**
 * Composes a sheet from the vetted blocks, without a language model. Pure: the same criteria and seed always give the
 * same sheet, and successive seeds go through different plays before any comes back in other words.
 * @param seed any integer; use successive ones, or a random one.
 * @param play key of the play to use when it suits the ages and the place; otherwise another one is chosen.
 */
export function composeActivity(criteria: ActivityCriteria, seed: number, play?: string): ComposedActivity {
  const draft = createDraft(criteria, seed, play)
  const { kernel, bands, band, themes, cast, holes, choose } = draft
  const added = isLimited(criteria) ? [] : cast.added
  const { steps, unnamed } = composeSteps({ kernel, criteria, bands, cast, holes, choose })
  const composed: ActivitySheet = {
    titre: titleOf(draft),
    observationDepart: `${kernel.seen[band]} ${choose.one('theme seen', openingDifferently(kernel.seen[band], themes))}`,
    intentionEducative: draft.emphases[0]?.intention ?? '',
    domaines: draft.emphases.slice(0, criteria.durationMinutes >= 30 ? 3 : 2).map(({ domain, component }, i) => ({
      domaine: domain,
      composante: component,
      role: i === 0 ? 'principal' : 'secondaire',
    })),
    objectifs: goalsOf(draft),
    materiel: draft.materials,
    preparation: preparationOf(draft),
    deroulement: steps,
    roleEducatrice: { gestes: gesturesOf(draft, unnamed), questionsOuvertes: questionsOf(draft) },
    vocabulaire: vocabularyOf(draft),
    adaptations: composeAdaptations(kernel, criteria, choose),
    securite: composeSafety(kernel, criteria, cast, band, choose),
    observation: draft.emphases.map(({ component, watch }) => `${component}\u00A0: ${watch}`),
    prolongements: extensionsOf(draft),
    reflexionRetroaction: [choose.one('reflection', kernel.reflection), choose.one('shared reflection', REFLECTIONS)],
  }
  return {
    sheet: withSafeguards(adaptToGroup(composed, criteria), criteria),
    summary: summaryOf(draft),
    seasons: [criteria.season],
    usedThemes: themes.map(({ name }) => name),
    usedMaterials: [...cast.core.filter((it) => !cast.added.includes(it)), ...cast.beside, ...added].map(
      ({ name }) => name,
    ),
    play: kernel.key,
  }
}

/** The same text for equal criteria, whatever the order of their properties. */
function criteriaKey(criteria: ActivityCriteria): string {
  const { ageGroups, developments, themes, materials, place, season, durationMinutes, onlyMaterials } = criteria
  const all = [ageGroups, developments, themes, materials, place, season, durationMinutes]
  return JSON.stringify(onlyMaterials ? [...all, onlyMaterials] : all)
}

function createDraft(criteria: ActivityCriteria, seed: number, play?: string): Draft {
  const index = Math.abs(Math.trunc(seed))
  const key = criteriaKey(criteria)
  const bands = bandsOf(criteria)
  const [band = 'poupon'] = bands
  const chosen = criteria.materials.map(resolveMaterial)
  const requestedThemes = criteria.themes.map(resolveTheme)

  const kept = KERNELS.filter(
    (it) => it.key === play && it.places.includes(criteria.place) && bands.every((each) => it.bands.includes(each)),
  )
  const candidates =
    kept.length > 0 ? kept : createChooser(key, 0, 0).order('plays', suitableKernels(criteria, chosen, requestedThemes))
  const kernel = candidates[index % candidates.length]
  if (!kernel) throw new RangeError('no play in the bank for these criteria')
  const choose = createChooser(key, index, Math.floor(index / candidates.length))

  const themes =
    requestedThemes.length > 0
      ? choose.order('themes', requestedThemes).slice(0, 2)
      : [suggestTheme(kernel.key, criteria, choose)]
  const [theme = suggestTheme(kernel.key, criteria, choose)] = themes
  const cast = castMaterials(kernel, chosen, criteria, band, choose)
  const { lieu, coin } = PLACE_BLOCKS[criteria.place]
  const holes = { ...themeHoles(theme, criteria.place), ...cast.holes, lieu, coin }
  const materials = materialList(kernel, cast, criteria, band, holes)
  const emphases = chooseEmphases(kernel, criteria, choose)
  const shown = materials.map(({ nom, quantite }) => `${nom} ${quantite}`)
  return {
    criteria,
    kernel,
    bands,
    band,
    themes,
    cast,
    materials,
    emphases,
    holes,
    choose: limitedToList(choose, shown, holes),
  }
}

/** The observations of the themes, without those that begin like the sentence before them. */
function openingDifferently(sentence: string, themes: readonly Theme[]): string[] {
  const opening = (text: string) => text.split(' ').slice(0, 2).join(' ')
  const all = themes.flatMap((theme) => theme.seen)
  const others = all.filter((text) => opening(text) !== opening(sentence))
  return others.length > 0 ? others : all
}

/** A title that shows the requested theme, in the words of the play or by its own name. */
function titleOf({ criteria, kernel, themes, holes, choose }: Draft): string {
  const isShort = (title: string) => title.length < TITLE_LIMIT
  const title = (template: string) => capitalise(fill(template, holes))
  if (criteria.themes.length === 0) return choose.one('title', kernel.titles.map(title).filter(isShort))
  const isThemed = (template: string) => template.includes('{')
  const themedFirst = kernel.titles.toSorted((a, b) => Number(isThemed(b)) - Number(isThemed(a)))
  const named = `${kernel.name}\u00A0: «\u00A0${quotable(themes[0]?.name ?? '')}\u00A0»`
  return [title(choose.inTurn(themedFirst)), named].find(isShort) ?? kernel.name
}

function summaryOf({ kernel, holes }: Draft): string {
  const summary = fill(kernel.summary, holes)
  return summary.length <= SUMMARY_LIMIT ? summary : `${kernel.name}, ${holes.lieu}.`
}

function goalsOf({ emphases, criteria }: Draft): string[] {
  const [main, second, third] = emphases
  const more = criteria.durationMinutes >= 30 ? third?.goals[1] : undefined
  return [...(main?.goals ?? []), second?.goals[0], more].filter((goal) => goal !== undefined)
}

function preparationOf({ criteria, cast, band, choose }: Draft): string[] {
  const { place, season, durationMinutes } = criteria
  const materials = [...cast.core, ...cast.beside]
  const preps = materials.filter(({ isCustom }, i) => isCustom || i < 2).map((material) => material.prep)
  const isLongAndCold = place !== 'INDOORS' && season === 'WINTER' && durationMinutes >= 45
  const long = isLongAndCold ? COLD_PERIOD : LONG_PERIOD[band]
  const pace = durationMinutes >= 30 ? [long] : durationMinutes === 10 ? [SHORT_PERIOD[band]] : []
  const wear = place === 'INDOORS' ? [] : [SEASON_BLOCKS[season].wear]
  const checks = choose.order('checks', inspectionOf(criteria).checks)
  const fixed = [...wear, ...pace]
  const inspected = checks.slice(0, preps.length + fixed.length > 0 ? 1 : 2)
  return [...new Set([...inspected, ...preps.slice(0, 3), ...fixed])]
}

function gesturesOf({ kernel, emphases, band, bands, choose }: Draft, unnamed: Material[]): string[] {
  const isBabies = bands.at(-1) === 'poupon'
  const own = choose.order('gestures', (isBabies && kernel.babyGestures) || kernel.gestures).slice(0, 2)
  const domain = emphases[0]?.domain ?? 'cognitif'
  const names = unnamed.map(({ name }) => `«\u00A0${quotable(name)}\u00A0»`)
  const unnamedLine = names.length > 0 ? [`Gardez aussi à portée\u00A0: ${names.join(', ')}.`] : []
  return [...own, choose.one('domain gesture', DOMAIN_GESTURES[domain][band]), ...unnamedLine]
}

function questionsOf({ kernel, themes, cast, band, bands, choose }: Draft): string[] {
  const own = choose.order('questions', kernel.questions[band])
  if (band === 'poupon' && bands.length === 1) return own.slice(0, 2)
  const themeQuestions = themes.flatMap((theme) => theme.questions).toSorted((a, b) => a.length - b.length)
  // Toddlers get the shortest questions.
  const about = choose.one('theme question', band === 'trottineur' ? themeQuestions.slice(0, 2) : themeQuestions)
  const [material] = cast.core
  return [...new Set([...own.slice(0, 2), about, ...(material && band === 'grand' ? [material.question] : [])])].slice(
    0,
    4,
  )
}

function vocabularyOf({ kernel, themes, cast, criteria, choose }: Draft): string[] {
  const [theme, second] = themes
  const words = [
    ...choose.order('kernel words', kernel.vocabulary).slice(0, theme?.vocabulary.length ? 3 : 4),
    ...choose.order('theme words', theme?.vocabulary ?? []).slice(0, second ? 1 : 2),
    ...choose.order('other theme words', second?.vocabulary ?? []).slice(0, 1),
    ...((cast.core[0] ?? cast.beside[0])?.vocabulary.slice(0, 1) ?? []),
    choose.one('season words', SEASON_BLOCKS[criteria.season].words),
  ]
  return [...new Set(words)]
}

function extensionsOf({ kernel, themes, criteria, bands, choose }: Draft): string[] {
  const elsewhere = criteria.place === 'INDOORS' ? [kernel.outside] : []
  const own = bands.at(-1) === 'poupon' ? BABY_NEXT : [...kernel.next, ...themes.flatMap((theme) => theme.next)]
  const family = themes.flatMap((theme) => theme.family)
  return [choose.one('next', [...own, ...elsewhere]), choose.one('family', family)]
}
