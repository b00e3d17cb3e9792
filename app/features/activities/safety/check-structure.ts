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

type Structured = Pick<ActivityCriteria, 'ageGroups' | 'developments'> & { durationMinutes: number }

/** French label under « Points de sécurité vérifiés ». */
export const STRUCTURE_LABEL = 'Durée, jeu libre, adaptations et consignes de sécurité'

/**
 * What a sheet has to hold whatever it is about: minutes within a fifth of the duration asked for, at least half of
 * them free play, the closed list of components, adaptations, safety never empty, nothing that « l’enfant devra ».
 * Pure; an empty list means that all is well.
 */
export function checkStructure(sheet: ActivitySheet, criteria: Structured): SheetProblem[] {
  return [
    ...checkTexts(sheet),
    ...checkDomains(sheet, criteria),
    ...checkMinutes(sheet, criteria),
    ...checkAdaptations(sheet, criteria),
    ...checkSafetySection(sheet),
    ...checkWording(sheet),
  ]
}

function checkMinutes({ deroulement }: ActivitySheet, { durationMinutes }: Structured): SheetProblem[] {
  const problems: SheetProblem[] = []
  const say = (problem: string) => problems.push({ section: 'deroulement', problem })
  const total = deroulement.reduce((sum, step) => sum + step.minutes, 0)
  const free = deroulement.reduce((sum, step) => sum + (step.jeuLibre ? step.minutes : 0), 0)
  if (deroulement.some(({ minutes }) => minutes < 1)) say('Chaque étape dure au moins 1\u00A0min.')
  if (Math.abs(total - durationMinutes) > durationMinutes * DURATION_TOLERANCE)
    say(`Les minutes des étapes totalisent ${durationMinutes}, non ${total}.`)
  if (free < total * FREE_PLAY_SHARE) say('Au moins la moitié des minutes sont du jeu libre (jeuLibre).')
  if (!deroulement.some(({ moment }) => moment === 'exploration')) say('Une étape au moins est une exploration.')
  return problems
}

function checkDomains({ domaines }: ActivitySheet, { developments }: Structured): SheetProblem[] {
  const problems: SheetProblem[] = []
  const say = (problem: string) => problems.push({ section: 'domaines', problem })
  const principal = domaines.filter(({ role }) => role === 'principal')
  if (principal.length !== 1) say('Un seul domaine principal.')
  const wanted = developments.map((development) => SHEET_DOMAIN_OF[development])
  if (principal.some(({ domaine }) => !wanted.includes(domaine))) say(`Domaine principal demandé\u00A0: ${wanted[0]}.`)
  for (const { domaine, composante } of domaines)
    if (!COMPONENTS[domaine].includes(composante))
      say(
        `«\u00A0${composante}\u00A0» n’est pas une composante de ${domaine}\u00A0: ${COMPONENTS[domaine].join('; ')}.`,
      )
  return problems
}

function checkAdaptations({ adaptations }: ActivitySheet, { ageGroups }: Structured): SheetProblem[] {
  const targets = new Set(adaptations.map(({ pour }) => pour))
  // Each age of a mixed group finds its own.
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
