import { DOMAINS_CARDS } from './self-assessment/domains.ts'
import { FOUNDATIONS_CARDS } from './self-assessment/foundations.ts'
import { INTERACTIONS_CARDS } from './self-assessment/interactions.ts'
import { INTERVENTION_CARDS } from './self-assessment/intervention.ts'
import { DOMAINS_PRACTICE } from './self-assessment/practice-domains.ts'
import { PRINCIPLES_PRACTICE } from './self-assessment/practice-principles.ts'
import { PRINCIPLES_CARDS } from './self-assessment/principles.ts'
import type { KnowledgeCard, PracticeCard } from './self-assessment/types.ts'
import type { GuideFrame } from './types.ts'

export const SELF_ASSESSMENT_GUIDE: GuideFrame = {
  title: 'Autoévaluation',
  lead: 'Des gestes à regarder dans sa pratique, des questions à retourner. Il n’y a ni note ni total.',
  essentials: [
    'Lisez un geste, pensez à votre semaine, puis dites où vous en êtes : pas encore, parfois, souvent, c’est dans ma pratique.',
    'Appuyez votre réponse sur un fait vu cette semaine. Une ligne suffit.',
    'Vos réponses ne sont visibles que par vous. Votre gestionnaire ne les voit pas.',
    'Revenez-y après une semaine ou plus : votre réponse précédente s’affiche après la nouvelle, et vos mois font une courbe.',
    'Un seul petit pas à la fois suffit. Choisissez-le sur une carte, donnez-lui une date.',
  ],
  sources: [
    'Accueillir la petite enfance, programme éducatif du ministère de la Famille, 2019 (noms et structure)',
    'Repères de pratique en petite enfance (explications et gestes); catégories « Interactions » et « Intervention éducative » propres à l’application',
  ],
  reviewedOn: '2026-11-23',
}

export const KNOWLEDGE_CARDS: readonly KnowledgeCard[] = [
  ...PRINCIPLES_CARDS,
  ...DOMAINS_CARDS,
  ...FOUNDATIONS_CARDS,
  ...INTERACTIONS_CARDS,
  ...INTERVENTION_CARDS,
]

export const PRACTICE_CARDS: readonly PracticeCard[] = [...PRINCIPLES_PRACTICE, ...DOMAINS_PRACTICE]
