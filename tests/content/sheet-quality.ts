import { type ActivitySheet, COMPONENTS, SHEET_DOMAINS } from '#app/domain/activity-sheet.ts'
import type { Duration } from '#app/domain/enums.ts'
import { lintFrench, type Violation } from './typography.ts'

/** All texts of a sheet, each with its section. */
function sheetTexts(sheet: ActivitySheet): [section: string, text: string][] {
  const texts: [string, string][] = []
  const walk = (section: string, value: unknown): void => {
    if (typeof value === 'string') texts.push([section, value])
    else if (value && typeof value === 'object') for (const item of Object.values(value)) walk(section, item)
  }
  for (const [section, value] of Object.entries(sheet)) walk(section, value)
  const codes = new Set<string>([...SHEET_DOMAINS, 'principal', 'secondaire', 'amorce', 'exploration', 'retour'])
  return texts.filter(([section, text]) => !codes.has(text) && !(section === 'adaptations' && /^[\w-]+$/.test(text)))
}

function wordsPerSentence(sheet: ActivitySheet): number {
  const prose = sheetTexts(sheet).filter(
    ([section]) => !['titre', 'vocabulaire', 'materiel', 'domaines'].includes(section),
  )
  const sentences = prose.flatMap(([, text]) => text.split(/[.!?…]+[\s»]*/u)).filter((it) => /\p{L}/u.test(it))
  const words = sentences.flatMap((it) => it.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [])
  return words.length / sentences.length
}

/** Jaccard index of the sequences of three words of two sheets: 0 when they share none, 1 when they share all. */
export function similarity(a: ActivitySheet, b: ActivitySheet): number {
  const [left, right] = [trigramsOf(a), trigramsOf(b)]
  let shared = 0
  for (const trigram of left) if (right.has(trigram)) shared++
  return shared / (left.size + right.size - shared)
}

/** Kept: each sheet is compared with every other. */
const trigrams = new WeakMap<ActivitySheet, ReadonlySet<string>>()

function trigramsOf(sheet: ActivitySheet): ReadonlySet<string> {
  const known = trigrams.get(sheet)
  if (known) return known
  const words = sheetTexts(sheet).flatMap(([, text]) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  const found = new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`))
  trigrams.set(sheet, found)
  return found
}

/** Cache: the sentences of the bank occur in many sheets. */
const linted = new Map<string, Violation[]>()
function lint(text: string): Violation[] {
  const known = linted.get(text) ?? lintFrench(text)
  linted.set(text, known)
  return known
}

/** Banned in every sheet: obligation, comparison with a norm, terms of another country or time. */
const BANNED =
  /(?<!\p{L})(?:devra|devront|diagnostic|retards?|anormale?|normale?|normales|normaux|anormaux|Ministère|la maman|montre le chemin à suivre|pas le droit)(?!\p{L})/iu
/** A capital in the middle of a sentence may be the name of a child. */
const CAPITALS = /(?<=\p{L}[,;]? )\p{Lu}\p{Ll}+/gu
const EXPECTED_CAPITALS = new Set(['Caucase', 'Jupiter', 'Noël', 'Saint-Valentin', 'Société', 'Terre', 'Ville'])
/** How an open question begins. */
const OPEN_QUESTION =
  /^(?:Qu’|(?:Que|Qui|Quels?|Quelles?|Comment|Où|D’où|Pourquoi|À|De|Avec|Sur|Par|Pour|Combien|Jusqu’où|En quoi|Si|Et si)(?!\p{L}))/u
/** Least share of the time that must be free play. */
const MIN_FREE_PLAY = 0.5

/** Faults of a sheet; empty when an educator can use it as it is. @param expected texts whose capitals are allowed */
export function sheetProblems(
  sheet: ActivitySheet,
  durationMinutes: Duration,
  expected: readonly string[] = [],
): string[] {
  const problems: string[] = []
  const must = (holds: boolean, problem: string) => void (holds || problems.push(problem))
  const within = (count: number, least: number, most: number) => count >= least && count <= most

  must(sheet.titre.length < 60, `title of ${sheet.titre.length} characters`)
  must(
    /^(?:Soutenir|Permettre|Offrir|Éveiller) /u.test(sheet.intentionEducative),
    `intention: ${sheet.intentionEducative}`,
  )
  must(
    sheet.observationDepart !== null && sheet.observationDepart.split(/[.!?] /u).length <= 3,
    'observation: one to three sentences',
  )
  must(sheet.domaines.filter(({ role }) => role === 'principal').length === 1, 'one principal domain')
  must(within(sheet.domaines.length, 2, 3), 'two or three domains')
  must(
    new Set(sheet.domaines.map(({ composante }) => composante)).size === sheet.domaines.length,
    'same component twice',
  )
  for (const { domaine, composante } of sheet.domaines)
    must(COMPONENTS[domaine].includes(composante), `component ${domaine}: ${composante}`)
  must(within(sheet.objectifs.length, 2, 4), `${sheet.objectifs.length} goals`)
  must(within(sheet.preparation.length, 2, 6), `${sheet.preparation.length} preparations`)
  must(
    sheet.materiel.every(({ nom, quantite }) => nom !== '' && quantite !== ''),
    'material without name or quantity',
  )
  must(new Set(sheet.materiel.map(({ nom }) => nom)).size === sheet.materiel.length, 'same material twice')

  const total = sheet.deroulement.reduce((sum, { minutes }) => sum + minutes, 0)
  const free = sheet.deroulement.reduce((sum, step) => sum + (step.jeuLibre ? step.minutes : 0), 0)
  must(total === durationMinutes, `${total} minutes for ${durationMinutes}`)
  must(free >= total * MIN_FREE_PLAY, `${free} minutes of free play of ${total}`)
  must(sheet.deroulement[0]?.moment === 'amorce' && sheet.deroulement.at(-1)?.moment === 'retour', 'order of the steps')

  const { gestes, questionsOuvertes } = sheet.roleEducatrice
  must(within(gestes.length, 2, 4), `${gestes.length} gestures`)
  must(within(questionsOuvertes.length, 2, 4), `${questionsOuvertes.length} questions`)
  for (const question of questionsOuvertes)
    must(OPEN_QUESTION.test(question) && question.endsWith('?'), `closed question: ${question}`)
  must(within(sheet.vocabulaire.length, 5, 8), `${sheet.vocabulaire.length} words`)
  must(new Set(sheet.vocabulaire).size === sheet.vocabulaire.length, 'same word twice')
  must(new Set(sheet.adaptations.map(({ pour }) => pour)).size >= 3, 'fewer than three adaptations')
  must(new Set(sheet.adaptations.map(({ pour }) => pour)).size === sheet.adaptations.length, 'two adaptations for one')

  const { risquesAcceptes, dangersAEliminer, allergies } = sheet.securite
  must(risquesAcceptes.length >= 1 && dangersAEliminer.length >= 2 && allergies.length >= 1, 'safety is thin')
  must(within(dangersAEliminer.length, 2, 14), `${dangersAEliminer.length} dangers`)
  const components = Object.values(COMPONENTS).flat()
  must(sheet.observation.length === 3, `${sheet.observation.length} leads`)
  for (const lead of sheet.observation)
    must(components.includes(lead.split('\u00A0: ')[0] ?? ''), `lead without component: ${lead}`)
  must(within(sheet.prolongements.length, 1, 2), `${sheet.prolongements.length} extensions`)
  must(/famille|parent|maison/iu.test(sheet.prolongements.join(' ')), 'no link with the families')
  must(sheet.reflexionRetroaction.length === 2, 'two reflections')

  for (const [section, text] of sheetTexts(sheet)) {
    must(text !== '', `${section}: empty text`)
    must(!/[{}]|undefined|\bnull\b/u.test(text), `${section}: ${text}`)
    must(!BANNED.test(text), `${section}: banned word in « ${text} »`)
    for (const { rule, excerpt } of lint(text)) problems.push(`${section}: ${rule} …${excerpt}…`)
    for (const [capital] of text.matchAll(CAPITALS))
      must(
        EXPECTED_CAPITALS.has(capital) || expected.some((it) => it.includes(capital)),
        `${section}: name? ${capital}`,
      )
    must(text.length <= 700, `${section}: text of ${text.length} characters`)
  }
  must(wordsPerSentence(sheet) <= 18, `${wordsPerSentence(sheet).toFixed(1)} words per sentence`)
  return problems
}
