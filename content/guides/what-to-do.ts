import type { GuideFrame } from './types.ts'
import { DAY_SITUATIONS } from './what-to-do/day.ts'
import { HEALTH_AND_FAMILY_SITUATIONS } from './what-to-do/health-and-family.ts'
import { PLAY_SITUATIONS } from './what-to-do/play.ts'
import { TRANSITIONS_TO_LANGUAGE_SITUATIONS } from './what-to-do/transitions-to-language.ts'
import { SITUATION_TITLES, type Situation } from './what-to-do/types.ts'

export const WHAT_TO_DO_GUIDE: GuideFrame = {
  title: 'Que faire quand…',
  lead: 'Une morsure, une sieste qui ne vient pas, un chien qui meurt : pour chaque situation, un geste, des mots et quelqu’un à appeler.',
  essentials: [
    'La sécurité d’abord, le calme ensuite, les mots après.',
    'Un geste et une phrase suffisent : la réflexion attendra que tout le monde ait respiré.',
    'Les âges sont des tendances. On note des faits, à plusieurs moments; on ne pose jamais de diagnostic.',
    'Le nom d’un enfant ne se dit pas aux parents d’un autre.',
    'Urgence : 911. Question de santé : Info-Santé, 811. Produit ou plante avalés : Centre antipoison du Québec, 1 800 463-5060.',
    'La politique de votre milieu et les protocoles en vigueur passent avant ce guide.',
  ],
  sources: [
    'Accueillir la petite enfance, programme éducatif du ministère de la Famille, 2019',
    'Mieux vivre avec notre enfant, INSPQ (étapes du développement, étouffement)',
    'AboutKidsHealth (plantes et intoxications)',
    'Loi sur la protection de la jeunesse, article 39',
    'Repères de pratique en petite enfance, à lire avec nuance; scènes et phrases propres à l’application',
  ],
  reviewedOn: '2026-11-23',
}

/** In the order of the moments. */
export const SITUATIONS: readonly Situation[] = [
  ...DAY_SITUATIONS,
  ...PLAY_SITUATIONS,
  ...TRANSITIONS_TO_LANGUAGE_SITUATIONS,
  ...HEALTH_AND_FAMILY_SITUATIONS,
].map((one) => ({ ...one, title: SITUATION_TITLES[one.id] }))
