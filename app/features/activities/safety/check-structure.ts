import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import {
  type ActivitySheet,
  ADAPTATION_OF,
  COMPONENTS,
  SHEET_DOMAIN_OF,
  type SheetSection,
} from '#app/domain/activity-sheet.ts'
import { checkWording, type SheetProblem } from './check-wording.ts'

const DURATION_TOLERANCE = 0.2
const FREE_PLAY_SHARE = 0.5
const MIN_ADAPTATIONS = 3
const MIN_OPEN_QUESTIONS = 2
const TITLE_MAX = 80
const LIST_MAX = 15

type StructureCriteria = Pick<ActivityCriteria, 'ageGroups' | 'developments'> & { durationMinutes: number }

/** French label under « Points de sécurité vérifiés ». */
export const STRUCTURE_LABEL = 'Durée, jeu libre, adaptations et consignes de sécurité'

/**
 * Checks what every sheet must have: minutes within a fifth of the requested duration, at least half of them free play,
 * components of the closed list, adaptations, a safety section, and a wording without obligations or norms.
 * Pure. @returns the problems, empty when there are none.
 */
export function checkStructure(sheet: ActivitySheet, criteria: StructureCriteria): SheetProblem[] {
  return [...checkOutline(sheet, criteria), ...checkWording(sheet)]
}

/** {@link checkStructure} without the wording. Pure. */
export function checkOutline(sheet: ActivitySheet, criteria: StructureCriteria): SheetProblem[] {
  return [
    ...checkTexts(sheet),
    ...checkDomains(sheet, criteria),
    ...checkMinutes(sheet, criteria),
    ...checkAdaptations(sheet, criteria),
    ...checkSafetySection(sheet),
  ]
}

function checkMinutes({ deroulement }: ActivitySheet, { durationMinutes }: StructureCriteria): SheetProblem[] {
  const problems: SheetProblem[] = []
  const report = (problem: string) => problems.push({ section: 'deroulement', problem })
  const total = deroulement.reduce((sum, step) => sum + step.minutes, 0)
  const free = deroulement.reduce((sum, step) => sum + (step.jeuLibre ? step.minutes : 0), 0)
  if (deroulement.some(({ minutes }) => minutes < 1)) report('Chaque étape dure au moins 1\u00A0min.')
  if (Math.abs(total - durationMinutes) > durationMinutes * DURATION_TOLERANCE)
    report(`Les minutes des étapes totalisent ${durationMinutes}, non ${total}.`)
  if (free < total * FREE_PLAY_SHARE) report('Au moins la moitié des minutes sont du jeu libre (jeuLibre).')
  if (!deroulement.some(({ moment }) => moment === 'exploration')) report('Une étape au moins est une exploration.')
  return problems
}

function checkDomains({ domaines }: ActivitySheet, { developments }: StructureCriteria): SheetProblem[] {
  const problems: SheetProblem[] = []
  const report = (problem: string) => problems.push({ section: 'domaines', problem })
  const principal = domaines.filter(({ role }) => role === 'principal')
  if (principal.length !== 1) report('Un seul domaine principal.')
  const requested = developments.map((development) => SHEET_DOMAIN_OF[development])
  if (principal.some(({ domaine }) => !requested.includes(domaine)))
    report(`Domaine principal demandé\u00A0: ${requested[0]}.`)
  for (const { domaine, composante } of domaines)
    if (!COMPONENTS[domaine].includes(composante))
      report(
        `«\u00A0${composante}\u00A0» n’est pas une composante de ${domaine}\u00A0: ${COMPONENTS[domaine].join('; ')}.`,
      )
  return problems
}

function checkAdaptations({ adaptations }: ActivitySheet, { ageGroups }: StructureCriteria): SheetProblem[] {
  const targets = new Set(adaptations.map(({ pour }) => pour))
  // In a mixed group, each age needs its own adaptation.
  const missing =
    ageGroups.length > 1 ? ageGroups.map((group) => ADAPTATION_OF[group]).filter((it) => !targets.has(it)) : []
  const problems: SheetProblem[] = []
  if (targets.size < MIN_ADAPTATIONS)
    problems.push({ section: 'adaptations', problem: `Au moins ${MIN_ADAPTATIONS} adaptations différentes.` })
  if (missing.length > 0)
    problems.push({ section: 'adaptations', problem: `Une adaptation pour\u00A0: ${missing.join(', ')}.` })
  return problems
}

function checkSafetySection({ securite }: ActivitySheet): SheetProblem[] {
  const isEmpty = securite.dangersAEliminer.length === 0 || securite.risquesAcceptes.length === 0
  return isEmpty ? [{ section: 'securite', problem: 'Nommez les risques acceptés et les dangers à éliminer.' }] : []
}

function checkTexts(sheet: ActivitySheet): SheetProblem[] {
  const { titre, intentionEducative, objectifs, materiel, deroulement, roleEducatrice, vocabulaire, observation } =
    sheet
  const isBlank = (text: string) => text.trim() === ''
  const rules: [section: SheetSection, isWrong: boolean, problem: string][] = [
    ['titre', isBlank(titre) || titre.length > TITLE_MAX, 'Un titre de moins de 60 caractères.'],
    ['intentionEducative', isBlank(intentionEducative), 'Une intention éducative.'],
    ['objectifs', objectifs.length === 0, 'De deux à quatre objectifs.'],
    ['deroulement', deroulement.some(({ texte }) => isBlank(texte)), 'Un texte à chaque étape.'],
    ['materiel', materiel.some(({ nom }) => isBlank(nom)), 'Un nom à chaque matériel.'],
    ['roleEducatrice', roleEducatrice.questionsOuvertes.length < MIN_OPEN_QUESTIONS, 'Deux questions ouvertes.'],
    ['vocabulaire', vocabulaire.length === 0, 'De cinq à huit mots.'],
    ['observation', observation.length === 0, 'Trois pistes d’observation.'],
  ]
  const problems = rules.filter(([, isWrong]) => isWrong).map(([section, , problem]) => ({ section, problem }))
  for (const [section, value] of Object.entries(sheet) as [SheetSection, unknown][])
    if (Array.isArray(value) && value.length > LIST_MAX)
      problems.push({ section, problem: `Au plus ${LIST_MAX} éléments.` })
  return problems
}
