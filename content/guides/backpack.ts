import { FOOD_TO_TOOLS } from './backpack/food-to-tools.ts'
import { MATERIALS_TO_WEATHER } from './backpack/materials-to-weather.ts'
import type { BackpackSection } from './backpack/types.ts'
import type { GuideFrame } from './types.ts'

export const BACKPACK_GUIDE: GuideFrame = {
  title: 'Sac à dos',
  lead: 'Ce qu’il faut se demander avant de sortir, ce qu’il est bon de savoir une fois dehors, et une liste à cocher.',
  essentials: [
    'On part avec peu, bien vérifié : présences, contacts d’urgence, téléphone, trousse, médicaments prescrits, eau.',
    'Le plus jeune du groupe décide du matériel et de la collation.',
    'Le lieu se visite sans les enfants, puis se regarde à neuf à chaque sortie : levez les yeux.',
    'Les mêmes ratios s’appliquent dehors, et chaque enfant est sous la responsabilité d’une adulte nommée.',
    'Toilette avant de partir, mains lavées avant de manger, peau inspectée au retour.',
    'On rentre avant d’y être forcé : décidez des signes ensemble, à l’intérieur.',
  ],
  sources: [
    'Repères de pratique en plein air; titres des sections propres à l’application',
    'Soins de nos enfants, Société canadienne de pédiatrie (froid, insectifuges); Croix-Rouge canadienne (engelures)',
    'Québec.ca, se protéger du soleil et des rayons UV',
    'Santé publique de la Capitale-Nationale (chaleur), de la Mauricie-et-du-Centre-du-Québec (tiques), de Lanaudière et de l’Abitibi-Témiscamingue (fumée)',
    'Mieux vivre avec notre enfant, INSPQ (étouffement); Santé Canada (sommeil sécuritaire)',
  ],
  reviewedOn: '2026-11-23',
}

export const BACKPACK_SECTIONS: readonly BackpackSection[] = [...MATERIALS_TO_WEATHER, ...FOOD_TO_TOOLS]
