import { type ActivitySheet, LIVED_SECTIONS, WHY_SECTIONS } from '#app/domain/activity-sheet.ts'
import { plural } from '#app/lib/french/grammar.ts'
import type { SpokenLine } from '#app/lib/speech/reader.ts'
import { ADAPTATION_LABELS, MOMENT_LABELS, SHEET_SECTION_LABELS, SUPERVISION_LABELS } from '#content/sheet-labels.ts'

/** In the order of the page; the domains are looked at, not listened to. */
const SPOKEN_SECTIONS = [...WHY_SECTIONS, 'materiel' as const, 'securite' as const, ...LIVED_SECTIONS].filter(
  (section) => section !== 'domaines',
)

type SpokenSection = (typeof SPOKEN_SECTIONS)[number]

const LINES_OF: { [Section in SpokenSection]: (value: ActivitySheet[Section]) => (string | null)[] } = {
  observationDepart: (text) => [text],
  intentionEducative: (text) => [text],
  materiel: (items) =>
    items.map(({ nom, quantite, remplacement }) =>
      [nom, quantite, remplacement && `à défaut\u00A0: ${remplacement}`].filter(Boolean).join(', '),
    ),
  securite: ({ supervision, dangersAEliminer, risquesAcceptes, allergies }) => [
    SUPERVISION_LABELS[supervision].title,
    SUPERVISION_LABELS[supervision].meaning,
    ...titled('Dangers à éliminer', dangersAEliminer),
    ...titled('Risques acceptés', risquesAcceptes),
    ...titled('Allergies', allergies),
  ],
  preparation: (lines) => lines,
  deroulement: (steps) =>
    steps.flatMap(({ moment, minutes, texte }) => [`${MOMENT_LABELS[moment]}, ${plural(minutes, 'minute')}.`, texte]),
  roleEducatrice: ({ gestes, questionsOuvertes }) => [...gestes, ...titled('Questions ouvertes', questionsOuvertes)],
  objectifs: (lines) => lines,
  vocabulaire: (words) => [words.join(', ')],
  adaptations: (items) => items.flatMap(({ pour, texte }) => [`${ADAPTATION_LABELS[pour]}.`, texte]),
  observation: (lines) => lines,
  prolongements: (lines) => lines,
  reflexionRetroaction: (lines) => lines,
}

const titled = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? [`${title}.`, ...lines] : [])

function linesOf<Section extends SpokenSection>(section: Section, sheet: ActivitySheet): SpokenLine[] {
  const part = SHEET_SECTION_LABELS[section]
  const texts = LINES_OF[section](sheet[section]).flatMap((text) => text || [])
  return texts.length > 0 ? [`${part}.`, ...texts].map((text) => ({ part, text })) : []
}

/** What a voice reads of a sheet: its title, then each section that says something, after its name. */
export const sheetSpeech = (sheet: ActivitySheet): SpokenLine[] => [
  { part: sheet.titre, text: `${sheet.titre}.` },
  ...SPOKEN_SECTIONS.flatMap((section) => linesOf(section, sheet)),
]
