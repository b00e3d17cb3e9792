import type { Development } from '#app/domain/enums.ts'
import { findNamed } from '#app/lib/french/fold-text.ts'
import { type AgeDomain, type AgeStage, DOMAIN_SLUGS } from '#content/guides/ages/types.ts'
import { AGE_STAGES, AGES_GUIDE } from '#content/guides/ages.ts'

/** In the order of the programme. */
export const DOMAINS = Object.keys(DOMAIN_SLUGS) as Development[]

/** Anchor of one domain at one age; the same whichever way the page is read. */
export const passageId = (stage: AgeStage, domain: Development) => `${stage.tag}-${DOMAIN_SLUGS[domain]}`

export type Passage = { id: string; stage: AgeStage; domain: AgeDomain }

/** One age through its domains, one domain through the ages, or neither: the page then only shows the ages. */
export type AgesView =
  | { kind: 'age'; stage: AgeStage; passages: readonly Passage[]; texts: readonly string[] }
  | { kind: 'domain'; domain: Development; passages: readonly Passage[]; texts: readonly string[] }
  | null

const passagesOf = (stages: readonly AgeStage[], wanted: (domain: AgeDomain) => boolean): Passage[] =>
  stages.flatMap((stage) =>
    stage.contents.filter(wanted).map((domain) => ({ id: passageId(stage, domain.domain), stage, domain })),
  )

const textsOf = (passages: readonly Passage[], before: readonly string[]): string[] => [
  ...AGES_GUIDE.essentials,
  ...before,
  ...passages.flatMap(({ domain }) => [...domain.items.map(({ description }) => description), domain.outdoors]),
]

const BY_AGE = AGE_STAGES.map((stage) => {
  const passages = passagesOf([stage], () => true)
  return { kind: 'age' as const, stage, passages, texts: textsOf(passages, [stage.description]) }
})
const BY_DOMAIN = DOMAINS.map((domain) => {
  const passages = passagesOf(AGE_STAGES, (one) => one.domain === domain)
  return { kind: 'domain' as const, domain, passages, texts: textsOf(passages, []) }
})

/** What an address asks to read; what it does not understand asks nothing. */
export function agesView(selectedAge: string | undefined, selectedDomain: string | undefined): AgesView {
  return (
    findNamed(BY_DOMAIN, ({ domain }) => DOMAIN_SLUGS[domain], selectedDomain) ??
    findNamed(BY_AGE, ({ stage }) => stage.tag, selectedAge) ??
    null
  )
}

/** Age of an anchor (« 2-3-ans-cognitif »), for an address that has only that. */
export function ageOfPassage(id: string): string | undefined {
  return AGE_STAGES.find((stage) => stage.contents.some(({ domain }) => passageId(stage, domain) === id))?.tag
}
