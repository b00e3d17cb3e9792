import type { ActivitySheet } from '#app/domain/activity-sheet.ts'

type Item = ActivitySheet['materiel'][number]
type Step = ActivitySheet['deroulement'][number]

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

/** Steps; `play` is the child's own play, the others are led by the adult. Minutes add up to the duration. */
export const opening = (minutes: number, texte: string): Step => ({ moment: 'amorce', minutes, texte, jeuLibre: false })
export const play = (minutes: number, texte: string): Step => ({
  moment: 'exploration',
  minutes,
  texte,
  jeuLibre: true,
})
export const closing = (minutes: number, texte: string): Step => ({ moment: 'retour', minutes, texte, jeuLibre: false })
