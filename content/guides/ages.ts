import { STAGE_1 } from './ages/stage-1.ts'
import { STAGE_2 } from './ages/stage-2.ts'
import { STAGE_3 } from './ages/stage-3.ts'
import { STAGE_4 } from './ages/stage-4.ts'
import { STAGE_5 } from './ages/stage-5.ts'
import type { AgeStage } from './ages/types.ts'
import type { GuideFrame } from './types.ts'

export const AGES_GUIDE: GuideFrame = {
  title: 'De 0 à 5 ans',
  lead: 'Ce que l’on observe souvent à chaque âge, et ce que vous pouvez en faire dès aujourd’hui.',
  essentials: [
    'Cinq âges, quatre domaines, et pour chacun ce qui se voit souvent, un geste à essayer et une piste dehors.',
    'Les âges sont des tendances : l’ordre se ressemble d’un enfant à l’autre, le rythme varie.',
    'Observez d’abord, à plusieurs moments; comparez l’enfant à lui-même, jamais à son voisin.',
    'Chaque repère mène à des activités du même âge et du même domaine, ou au générateur déjà rempli.',
    'Une inquiétude qui dure se note en faits, se partage avec l’équipe ou le bureau coordonnateur, puis avec les parents : « Quand s’informer » dit comment. Elle ne devient jamais un diagnostic.',
  ],
  sources: [
    'Accueillir la petite enfance, programme éducatif du ministère de la Famille, 2019 (noms des domaines)',
    'Mieux vivre avec notre enfant, INSPQ (étapes du développement, âge corrigé)',
    'Indices de difficultés de langage, inspirés de l’Ordre des orthophonistes et audiologistes du Québec',
    'Programme Agir tôt, ministère de la Santé et des Services sociaux; partenaires, CIUSSS de la Capitale-Nationale',
    'Repères de développement, à lire avec nuance : les âges varient d’une source à l’autre',
  ],
  reviewedOn: '2026-11-23',
}

/** Shown above every age. */
export const RHYTHMS_BANNER =
  'Ces repères décrivent ce que l’on observe souvent à cet âge. Chaque enfant suit son propre rythme : un écart n’est pas un diagnostic. Pour un enfant né avant la 37e semaine, comptez l’âge corrigé jusque vers 2 ans. Si une inquiétude persiste, parlez-en à la direction ou à votre bureau coordonnateur, puis aux parents.'

/** The youngest first. The stages are those of the application, not the age groups of the programme. */
export const AGE_STAGES: readonly AgeStage[] = [STAGE_1, STAGE_2, STAGE_3, STAGE_4, STAGE_5]
