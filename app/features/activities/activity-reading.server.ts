import type { DaycareScope } from '#app/server/middleware.ts'
import { mayEdit } from './access.server.ts'
import type { Reading } from './library/schema.ts'

const NAME = { select: { firstName: true, lastName: true } } as const

/** Columns of a sheet that tell who has changed and who has read it. */
export const READING = {
  groupSize: true,
  allergies: true,
  editedAt: true,
  editedBy: NAME,
  reviewedAt: true,
  reviewedBy: NAME,
} as const

type Named = { firstName: string; lastName: string } | null
type Row = {
  daycareId: string | null
  authorId: string | null
  editedBy: Named
  reviewedBy: Named
}

const nameOf = (person: Named) => (person ? `${person.firstName} ${person.lastName}` : null)

/** Who has changed and read a sheet, as this person may know it, and what she may do with it. */
export function readingOf(
  scope: DaycareScope,
  { daycareId, authorId, editedBy, reviewedBy }: Row,
): Pick<Reading, 'editedByName' | 'reviewedByName' | 'isOwn' | 'canEdit'> {
  const isOwn = daycareId !== null && daycareId === scope.daycareId
  return {
    editedByName: nameOf(editedBy),
    reviewedByName: nameOf(reviewedBy),
    isOwn,
    canEdit: isOwn && mayEdit(scope, authorId),
  }
}
