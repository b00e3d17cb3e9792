import { DEFINITIONS_A_TO_C } from './definitions/a-to-c.ts'
import { DEFINITIONS_D_TO_F } from './definitions/d-to-f.ts'
import { DEFINITIONS_G_TO_M } from './definitions/g-to-m.ts'
import { DEFINITIONS_O_TO_Z } from './definitions/o-to-z.ts'
import type { Definition, GuideFrame } from './types.ts'

export const DEFINITIONS_GUIDE: GuideFrame = {
  title: 'Définitions',
  lead: 'Les mots du métier, chacun avec une scène vécue. Pour parler de la même chose en équipe et avec les parents.',
  essentials: [
    'Cherchez un mot, avec ou sans accents, ou parcourez les lettres.',
    'Chaque définition tient en deux ou trois phrases, suivies d’un exemple tiré de la pratique et de mots voisins.',
    'Les noms des principes, des domaines et des étapes sont ceux du programme éducatif de 2019.',
    'Ailleurs dans les guides, un mot souligné de points ouvre sa définition sur place.',
    'Le féminin désigne toute personne qui exerce la fonction, sans discrimination.',
  ],
  sources: [
    'Accueillir la petite enfance, programme éducatif du ministère de la Famille, 2019',
    'L’éducation par la nature en service de garde éducatif à l’enfance, AQCPE, 2020',
    'Le jeu risqué extérieur, Société canadienne de pédiatrie, 2024',
    'Règlement sur les services de garde éducatifs à l’enfance',
    'Loi sur la protection de la jeunesse, article 39',
    'Repères de pratique en petite enfance et en plein air',
  ],
  reviewedOn: '2026-11-21',
}

/** Every term, in the order of the alphabet, accents ignored. */
export const DEFINITIONS: readonly Definition[] = [
  ...DEFINITIONS_A_TO_C,
  ...DEFINITIONS_D_TO_F,
  ...DEFINITIONS_G_TO_M,
  ...DEFINITIONS_O_TO_Z,
]
