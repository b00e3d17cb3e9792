import { DOMAINS_CARDS } from './self-assessment/domains.ts'
import { FOUNDATIONS_CARDS } from './self-assessment/foundations.ts'
import { INTERACTIONS_CARDS } from './self-assessment/interactions.ts'
import { INTERVENTION_CARDS } from './self-assessment/intervention.ts'
import { PRINCIPLES_CARDS } from './self-assessment/principles.ts'
import type { SelfAssessmentCard } from './self-assessment/types.ts'
import type { GuideFrame } from './types.ts'

export const SELF_ASSESSMENT_GUIDE: GuideFrame = {
  title: 'Autoévaluation',
  lead: 'Des questions pour regarder sa pratique, une carte à la fois. Il n’y a ni note ni total.',
  essentials: [
    'Lisez la question, pensez à votre semaine, puis ouvrez la réponse.',
    'Dites-vous où vous en êtes en quatre mots : pas encore, parfois, souvent, c’est dans ma pratique.',
    'Vos réponses et vos notes ne sont visibles que par vous. Votre gestionnaire ne les voit pas.',
    'Revenez-y dans quelques mois : votre réponse précédente s’affiche après la nouvelle.',
    'Un seul petit pas à la fois suffit. Choisissez-le sur une carte, donnez-lui une date.',
  ],
  sources: [
    'Accueillir la petite enfance, programme éducatif du ministère de la Famille, 2019 (noms et structure)',
    'Repères de pratique en petite enfance (explications); catégories « Interactions » et « Intervention éducative » propres à l’application',
  ],
  reviewedOn: '2026-11-21',
}

export const SELF_ASSESSMENT_CARDS: readonly SelfAssessmentCard[] = [
  ...PRINCIPLES_CARDS,
  ...DOMAINS_CARDS,
  ...FOUNDATIONS_CARDS,
  ...INTERACTIONS_CARDS,
  ...INTERVENTION_CARDS,
]
