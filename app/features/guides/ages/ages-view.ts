import type { Development } from '#app/domain/enums.ts'
import { findByName } from '#app/lib/french/fold-text.ts'
import { type AgeDomain, type AgeStage, DOMAIN_SLUGS } from '#content/guides/ages/types.ts'
import { WHEN_TO_ASK } from '#content/guides/ages/when-to-ask.ts'
import { AGE_STAGES, AGES_GUIDE } from '#content/guides/ages.ts'

/** In the order of the programme. */
export const DOMAINS = Object.keys(DOMAIN_SLUGS) as Development[]

/** Anchor of one domain at one age; the same in both views. */
export const passageId = (stage: AgeStage, domain: Development) => `${stage.tag}-${DOMAIN_SLUGS[domain]}`

/** Anchor of « Quand s’informer »: what concerns all ages, and the signs of one of them. */
export const WHEN_TO_ASK_ID = 'quand-s-informer'
export const signsId = (stage: AgeStage) => `${stage.tag}-${WHEN_TO_ASK_ID}`

export type Passage = { id: string; stage: AgeStage; domain: AgeDomain }

/** One age through its domains, one domain through the ages, or null: the page then shows only the choice. */
type AgesView =
  | { kind: 'age'; stage: AgeStage; passages: readonly Passage[]; texts: readonly string[] }
  | { kind: 'domain'; domain: Development; passages: readonly Passage[]; texts: readonly string[] }
  | null

const passagesOf = (stages: readonly AgeStage[], isIncluded: (domain: AgeDomain) => boolean): Passage[] =>
  stages.flatMap((stage) =>
    stage.contents.filter(isIncluded).map((domain) => ({ id: passageId(stage, domain.domain), stage, domain })),
  )

const textsOf = (passages: readonly Passage[], first: readonly string[], last: readonly string[] = []): string[] => [
  ...AGES_GUIDE.essentials,
  ...first,
  ...passages.flatMap(({ domain }) => [...domain.items.map(({ description }) => description), domain.outdoors]),
  ...last,
]

const BY_AGE = AGE_STAGES.map((stage) => {
  const passages = passagesOf([stage], () => true)
  return { kind: 'age' as const, stage, passages, texts: textsOf(passages, [stage.description], [WHEN_TO_ASK.intro]) }
})
const BY_DOMAIN = DOMAINS.map((domain) => {
  const passages = passagesOf(AGE_STAGES, (one) => one.domain === domain)
  return { kind: 'domain' as const, domain, passages, texts: textsOf(passages, []) }
})

/** The view of an address, the domain first the age; null when neither is known. */
export function agesView(selectedAge: string | undefined, selectedDomain: string | undefined): AgesView {
  return (
    findByName(BY_DOMAIN, ({ domain }) => DOMAIN_SLUGS[domain], selectedDomain) ??
    findByName(BY_AGE, ({ stage }) => stage.tag, selectedAge) ??
    null
  )
}

/** Age of an anchor (« 2-3-ans-cognitif »), for an address without search parameters. */
export function ageOfPassage(id: string): string | undefined {
  const isOf = (stage: AgeStage) =>
    id === signsId(stage) || stage.contents.some(({ domain }) => passageId(stage, domain) === id)
  return AGE_STAGES.find(isOf)?.tag
}
