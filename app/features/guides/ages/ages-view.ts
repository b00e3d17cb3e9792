import type { Development } from '#app/domain/enums.ts'
import type { AgeDomain, AgeStage } from '#content/guides/ages/types.ts'
import { AGE_STAGES, AGES_GUIDE } from '#content/guides/ages.ts'

/** Part of the address of a domain: « 0-18-mois-physique-et-moteur ». */
export const DOMAIN_SLUGS: Record<Development, string> = {
  DEVELOPMENT_PHYSICAL_AND_MOTOR: 'physique-et-moteur',
  DEVELOPMENT_COGNITIVE: 'cognitif',
  DEVELOPMENT_LANGUAGE: 'langagier',
  DEVELOPMENT_SOCIAL_AND_EMOTIONAL: 'social-et-affectif',
}

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
    BY_DOMAIN.find(({ domain }) => DOMAIN_SLUGS[domain] === selectedDomain) ??
    BY_AGE.find(({ stage }) => stage.tag === selectedAge) ??
    null
  )
}

/** Age of an anchor (« 2-3-ans-cognitif »), for an address that has only that. */
export function ageOfPassage(id: string): string | undefined {
  return AGE_STAGES.find((stage) => stage.contents.some(({ domain }) => passageId(stage, domain) === id))?.tag
}
