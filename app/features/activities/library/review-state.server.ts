import { fullName } from '#app/domain/full-name.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { canEdit } from '../access.server.ts'
import type { Review, ReviewState } from './schema.ts'

const PERSON = { select: { firstName: true, lastName: true } } as const

/** Prisma selection of the columns that {@link reviewStateOf} needs besides `daycareId` and `authorId`. */
export const REVIEW_COLUMNS = {
  editedAt: true,
  editedBy: PERSON,
  reviewedAt: true,
  reviewedBy: PERSON,
  reviewedById: true,
} as const

type Person = { firstName: string; lastName: string } | null
type Row = {
  daycareId: string | null
  authorId: string | null
  editedBy: Person
  reviewedAt: Date | null
  reviewedBy: Person
  reviewedById: string | null
}

/** Whose reading of the present text it is. */
function reviewOf({ reviewedAt, reviewedById, authorId }: Row): Review {
  if (!reviewedAt) return null
  return reviewedById !== null && reviewedById === authorId ? 'AUTHOR' : 'COLLEAGUE'
}

/** By whom a sheet was edited and reviewed, and whether the person of the scope may edit it. */
export function reviewStateOf(
  scope: DaycareScope,
  row: Row,
): Pick<ReviewState, 'editedByName' | 'reviewedByName' | 'isOwn' | 'canEdit'> & { review: Review } {
  const { daycareId, authorId, editedBy, reviewedBy } = row
  const isOwn = daycareId !== null && daycareId === scope.daycareId
  return {
    review: reviewOf(row),
    editedByName: editedBy && fullName(editedBy),
    reviewedByName: reviewedBy && fullName(reviewedBy),
    isOwn,
    canEdit: isOwn && canEdit(scope, authorId),
  }
}
