import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { BankStep, StepMinutes } from './types.ts'

type Item = ActivitySheet['materiel'][number]

/** Shorthands of the authors: a sheet reads as a text, not as a form. */
export const item = (nom: string, quantite: string, remplacement: string | null): Item => ({
  nom,
  quantite,
  facultatif: false,
  remplacement,
  petitesPieces: false,
  aliment: false,
})
export const optional = (nom: string, quantite: string, remplacement: string | null): Item => ({
  ...item(nom, quantite, remplacement),
  facultatif: true,
})
export const food = (nom: string, quantite: string, remplacement: string | null): Item => ({
  ...item(nom, quantite, remplacement),
  aliment: true,
})

/** Steps; `play` is the child's own play, the others are led by the adult. Minutes of each form add up to it. */
export const opening = (minutes: StepMinutes, texte: string): BankStep => ({
  moment: 'amorce',
  minutes,
  texte,
  jeuLibre: false,
})
export const play = (minutes: StepMinutes, texte: string): BankStep => ({
  moment: 'exploration',
  minutes,
  texte,
  jeuLibre: true,
})
export const guided = (minutes: StepMinutes, texte: string): BankStep => ({
  moment: 'exploration',
  minutes,
  texte,
  jeuLibre: false,
})
export const closing = (minutes: StepMinutes, texte: string): BankStep => ({
  moment: 'retour',
  minutes,
  texte,
  jeuLibre: false,
})
