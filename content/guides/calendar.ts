import { JANUARY_TO_JUNE } from './calendar/january-to-june.ts'
import { JULY_TO_DECEMBER } from './calendar/july-to-december.ts'
import type { CalendarMonth } from './calendar/types.ts'
import type { GuideFrame } from './types.ts'

export const CALENDAR_GUIDE: GuideFrame = {
  title: 'Calendrier annuel',
  lead: 'Douze mois dehors au Québec : un thème, des idées qui demandent peu, les dates utiles et ce qui demande de la vigilance.',
  essentials: [
    'Chaque mois tient en une carte : quatre idées dehors, le matériel à avoir sous la main, la vigilance.',
    'Les dates mobiles sont calculées pour l’année en cours; celles qu’on annonce chaque année sont dites comme telles.',
    'Le Québec est grand : un premier gel varie de plus d’un mois d’une région à l’autre. Fiez-vous à votre cour.',
    'Les seuils de froid et de chaleur sont ceux de la politique de votre milieu.',
    'Les fêtes se vivent différemment d’une famille à l’autre : demandez, invitez, ne supposez pas.',
  ],
  sources: [
    'Repères de pratique en plein air (idées et vigilance)',
    'Soins de nos enfants, Société canadienne de pédiatrie (froid et hiver)',
    'Québec.ca, se protéger du soleil et des rayons UV',
    'Repère de santé publique, chaleur',
    'CIUSSS de la Mauricie-et-du-Centre-du-Québec, tiques',
  ],
  reviewedOn: '2026-11-21',
}

/** January first. */
export const CALENDAR_MONTHS: readonly CalendarMonth[] = [...JANUARY_TO_JUNE, ...JULY_TO_DECEMBER]
