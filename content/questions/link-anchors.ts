import { EXERCISE_TITLES, type ExerciseKey } from '../exercises/titles.ts'
import { AGE_TAGS, DOMAIN_SLUGS } from '../guides/ages/types.ts'
import { BACKPACK_WORDS } from '../guides/backpack/types.ts'
import { type DefinitionSlug, TERM_FORMS } from '../guides/definition-terms.ts'
import { CARD_IDS } from '../guides/self-assessment/types.ts'
import { CONTINUUM_STEPS, SUPERVISION_LEVELS } from '../guides/types.ts'
import { SITUATION_TITLES, type SituationId } from '../guides/what-to-do/types.ts'

/**
 * Passages that a question may send to, page by page: the ids that the pages give to their passages (a term's slug, an age
 * and a domain, a section, a step, a card, a situation), so that a link opens where the answer is explained.
 */
export const LINK_ANCHORS = {
  definitions: Object.keys(TERM_FORMS) as DefinitionSlug[],
  'zero-to-five-years': AGE_TAGS.flatMap((tag) => Object.values(DOMAIN_SLUGS).map((slug) => `${tag}-${slug}` as const)),
  backpack: Object.keys(BACKPACK_WORDS) as (keyof typeof BACKPACK_WORDS)[],
  continuum: [
    ...CONTINUUM_STEPS.map((step) => `etape-${step}` as const),
    ...SUPERVISION_LEVELS.map((level) => `palier-${level}` as const),
  ],
  'self-assessment': CARD_IDS,
  'what-to-do': Object.keys(SITUATION_TITLES) as SituationId[],
  'risks-vs-benefits': Object.keys(EXERCISE_TITLES) as ExerciseKey[],
}
