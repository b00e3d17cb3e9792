import type { ActivitySheet } from '#app/domain/activity-sheet.ts'

/** A sheet with nothing in any section, to be completed or checked in parts. */
export const EMPTY_SHEET: ActivitySheet = {
  titre: '',
  observationDepart: null,
  intentionEducative: '',
  domaines: [],
  objectifs: [],
  materiel: [],
  preparation: [],
  deroulement: [],
  roleEducatrice: { gestes: [], questionsOuvertes: [] },
  vocabulaire: [],
  adaptations: [],
  securite: { risquesAcceptes: [], dangersAEliminer: [], supervision: 'palier1', allergies: [] },
  observation: [],
  prolongements: [],
  reflexionRetroaction: [],
}
