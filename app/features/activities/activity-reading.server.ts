import type { DaycareScope } from '#app/server/middleware.ts'
import type { Reading } from './activities.schema.ts'
import { mayEdit } from './activity-access.server.ts'

const NAME = { select: { firstName: true, lastName: true } } as const

/** Columns of a sheet that tell who has changed and who has read it. */
export const READING = {
  groupSize: true,
  allergies: true,
  editedAt: true,
  editedBy: NAME,
  reviewedAt: true,
  reviewedBy: NAME,
  adaptedFrom: {
    select: { id: true, title: true, daycareId: true, visibility: true, authorId: true, deletedAt: true },
  },
} as const

type Named = { firstName: string; lastName: string } | null
type Row = {
  daycareId: string | null
  authorId: string | null
  editedBy: Named
  reviewedBy: Named
  adaptedFrom: {
    id: string
    title: string
    daycareId: string | null
    visibility: 'PRIVATE' | 'TEAM'
    authorId: string | null
    deletedAt: Date | null
  } | null
}

const nameOf = (person: Named) => (person ? `${person.firstName} ${person.lastName}` : null)

/** Who has changed and read a sheet, as this person may know it, and what she may do with it. */
export function readingOf(
  scope: DaycareScope,
  { daycareId, authorId, editedBy, reviewedBy, adaptedFrom }: Row,
): Pick<Reading, 'editedByName' | 'reviewedByName' | 'adaptedFrom' | 'isOwn' | 'canEdit'> {
  const isOwn = daycareId !== null && daycareId === scope.daycareId
  const isReadable =
    adaptedFrom !== null &&
    adaptedFrom.deletedAt === null &&
    (adaptedFrom.daycareId === null || adaptedFrom.daycareId === scope.daycareId) &&
    (adaptedFrom.visibility === 'TEAM' || adaptedFrom.authorId === scope.userId)
  return {
    editedByName: nameOf(editedBy),
    reviewedByName: nameOf(reviewedBy),
    adaptedFrom: isReadable ? { id: adaptedFrom.id, title: adaptedFrom.title } : null,
    isOwn,
    canEdit: isOwn && mayEdit(scope, authorId),
  }
}
