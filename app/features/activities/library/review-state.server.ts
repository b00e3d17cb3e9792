import type { DaycareScope } from '#app/server/middleware.ts'
import { canEdit } from '../access.server.ts'
import type { ReviewState } from './schema.ts'

const PERSON = { select: { firstName: true, lastName: true } } as const

/** Prisma selection of the columns that {@link reviewStateOf} needs besides `daycareId` and `authorId`. */
export const REVIEW_COLUMNS = {
  editedAt: true,
  editedBy: PERSON,
  reviewedAt: true,
  reviewedBy: PERSON,
} as const

type Person = { firstName: string; lastName: string } | null
type Row = {
  daycareId: string | null
  authorId: string | null
  editedBy: Person
  reviewedBy: Person
}

const nameOf = (person: Person) => (person ? `${person.firstName} ${person.lastName}` : null)

/** By whom a sheet was edited and reviewed, and whether the person of the scope may edit it. */
export function reviewStateOf(
  scope: DaycareScope,
  { daycareId, authorId, editedBy, reviewedBy }: Row,
): Pick<ReviewState, 'editedByName' | 'reviewedByName' | 'isOwn' | 'canEdit'> {
  const isOwn = daycareId !== null && daycareId === scope.daycareId
  return {
    editedByName: nameOf(editedBy),
    reviewedByName: nameOf(reviewedBy),
    isOwn,
    canEdit: isOwn && canEdit(scope, authorId),
  }
}
