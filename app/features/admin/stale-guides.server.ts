import { subYears } from 'date-fns/subYears'
import { dateOf } from '#app/lib/dates/dates.ts'
import { AGES_GUIDE } from '#content/guides/ages.ts'
import { BACKPACK_GUIDE } from '#content/guides/backpack.ts'
import { CALENDAR_GUIDE } from '#content/guides/calendar.ts'
import { CONTINUUM_GUIDE } from '#content/guides/continuum.ts'
import { DEFINITIONS_GUIDE } from '#content/guides/definitions.ts'
import { LEGAL_GUIDE } from '#content/guides/legal.ts'
import { PORTRAIT_GUIDE } from '#content/guides/portrait.ts'
import { RHYMES_GUIDE } from '#content/guides/rhymes.ts'
import { SELF_ASSESSMENT_GUIDE } from '#content/guides/self-assessment.ts'
import type { GuideFrame } from '#content/guides/types.ts'
import { WHAT_TO_DO_GUIDE } from '#content/guides/what-to-do.ts'
import type { StaleGuide } from './schema.ts'

/** Every guide that says when it was proofread, by its address. */
const GUIDES: Record<string, Pick<GuideFrame, 'title' | 'reviewedOn'>> = {
  '/zero-to-five-years': AGES_GUIDE,
  '/alex/backpack': BACKPACK_GUIDE,
  '/yearly-calendar': CALENDAR_GUIDE,
  '/alex/continuum': CONTINUUM_GUIDE,
  '/definitions': DEFINITIONS_GUIDE,
  '/legal-framework': LEGAL_GUIDE,
  '/notes-to-portrait': PORTRAIT_GUIDE,
  '/rhymes': RHYMES_GUIDE,
  '/self-assessment': SELF_ASSESSMENT_GUIDE,
  '/what-to-do': WHAT_TO_DO_GUIDE,
}

/** The guides that nobody has proofread for twelve months, the one that has waited longest first. */
export function staleGuides(now: Date): StaleGuide[] {
  const limit = subYears(now, 1)
  return Object.entries(GUIDES)
    .filter(([, { reviewedOn }]) => dateOf(reviewedOn) < limit)
    .toSorted(([, one], [, other]) => one.reviewedOn.localeCompare(other.reviewedOn))
    .map(([to, { title }]) => ({ to, title }))
}
