import { OLDEST_EXAMPLES } from './portrait/oldest.ts'
import type { PortraitExample } from './portrait/types.ts'
import { YOUNGEST_EXAMPLES } from './portrait/youngest.ts'
import type { GuideFrame } from './types.ts'

export const PORTRAIT_GUIDE: GuideFrame = {
  title: 'Du carnet au portrait',
  lead: 'Quatre enfants inventés, quatre âges : des notes prises sur le vif, et le chemin jusqu’au portrait et à la conversation avec les parents.',
  essentials: [
    'Noter ce qu’on voit et ce qu’on entend : la date, le lieu, les gestes, les mots. Le sens vient après.',
    'Trier les notes par domaine : le trou dit quoi observer, il ne dit rien de l’enfant.',
    'Le portrait parle de ce que l’enfant fait, et de ce qui l’aide. Il ne compare pas et ne donne pas de note.',
    'Chaque phrase du portrait s’appuie sur au moins une note.',
    'Les parents y reconnaissent leur enfant, et y ajoutent ce qu’ils voient à la maison.',
  ],
  sources: [
    'Accueillir la petite enfance, programme éducatif du ministère de la Famille, 2019 (processus de l’intervention éducative, domaines)',
    'Guide de réalisation du dossier éducatif, ministère de la Famille, 2021',
    'Enfants, notes et portraits inventés pour cette application',
  ],
  reviewedOn: '2026-11-23',
}

/** The four steps of each example. */
export const PORTRAIT_STEPS = {
  notes: 'Les notes du carnet',
  sorted: 'Triées par domaine',
  portrait: 'Le portrait',
  talk: 'Aux parents',
} as const

/** Above the examples: how to read them. */
export const PORTRAIT_BANNER =
  'Ces enfants n’existent pas. Dans vos notes à vous, pas de nom sur un papier qui traîne : le dossier éducatif se range et se partage selon la politique de votre milieu.'

/** The youngest first; each looks at another domain. */
export const PORTRAIT_EXAMPLES: readonly PortraitExample[] = [...YOUNGEST_EXAMPLES, ...OLDEST_EXAMPLES]
