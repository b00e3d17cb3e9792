import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { newId } from '#app/lib/ids.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import type { Visibility } from '../limits.ts'
import { activityKeys, LISTS } from '../queries.ts'
import {
  adaptActivityFn,
  getActivityMarksFn,
  getLivedBalanceFn,
  markLivedFn,
  setFavouriteFn,
  setVisibilityFn,
  unmarkLivedFn,
} from './functions.ts'
import type { LivedDayInput, MarkLivedInput } from './schema.ts'

const BALANCE = ['activities', 'balance']

/** What of a card in the cached lists the star changes. */
type StarredCard = { id: string; isFavourite: boolean }
type Pages = InfiniteData<StarredCard[], number>

/** The person's marks on one activity: star, lived days, visibility. */
export const activityMarksQuery = (activityId: string) =>
  serverQuery(['activities', 'marks'], getActivityMarksFn, { activityId })

/** Lived days by domain since a day, « 2026-11-21 ». */
export const livedBalanceQuery = (since: string) => serverQuery(BALANCE, getLivedBalanceFn, { since })

type Star = { activityId: string; isFavourite: boolean }

const STAR = ['favourite']

/** Stars activities or removes the star: shown at once in the lists and the sheet, undone with a message when it is refused. */
export function useFavourite() {
  const queryClient = useQueryClient()
  const showFavourite = ({ activityId, isFavourite }: Star) => {
    queryClient.setQueriesData<Pages>({ queryKey: activityKeys.lists }, (data) => {
      const isIn = (page: StarredCard[]) => page.some(({ id }) => id === activityId)
      if (!data?.pages.some(isIn)) return data
      const update = (card: StarredCard) => (card.id === activityId ? { ...card, isFavourite } : card)
      // The other pages stay the same arrays: only this one is rendered again.
      return { ...data, pages: data.pages.map((page) => (isIn(page) ? page.map(update) : page)) }
    })
    queryClient.setQueryData(activityMarksQuery(activityId).queryKey, (marks) => marks && { ...marks, isFavourite })
  }
  return useMutation({
    mutationKey: STAR,
    // Mutations of one scope run one after the other, so that the last click on a star wins.
    scope: { id: 'favourite' },
    mutationFn: (star: Star) => setFavouriteFn({ data: star }),
    onMutate: showFavourite,
    // A list that was being read when the star was pressed has arrived meanwhile, with the former state.
    onSuccess: (_, star) => showFavourite(star),
    onError: (error, { activityId, isFavourite }) => {
      showFavourite({ activityId, isFavourite: !isFavourite })
      notify.failure(error, { id: `favourite ${activityId}` })
    },
    onSettled: async () => {
      // Not while another click waits: the refetch would show the former state for a moment.
      if (queryClient.isMutating({ mutationKey: STAR }) > 1) return
      await queryClient.invalidateQueries({ queryKey: activityKeys.counts })
    },
  })
}

/** A change after which the marks of the activity, the balance and the lists are refetched. */
const useMarksChange = <Input, Output>(activityId: string, change: (input: Input) => Promise<Output>) =>
  useChange(change, activityMarksQuery(activityId).queryKey, BALANCE, ...LISTS)

/** Sets who may read an activity. */
export function useSetVisibility(activityId: string) {
  return useMarksChange(activityId, (visibility: Visibility) => setVisibilityFn({ data: { activityId, visibility } }))
}

/** Marks an activity as lived on a day; the same day again replaces the note. */
export function useMarkLived(activityId: string) {
  return useMarksChange(activityId, (day: Omit<MarkLivedInput, 'activityId'>) =>
    markLivedFn({ data: { activityId, ...day } }),
  )
}

/** Removes a lived day. */
export function useUnmarkLived(activityId: string) {
  return useMarksChange(activityId, (day: Omit<LivedDayInput, 'activityId'>) =>
    unmarkLivedFn({ data: { activityId, ...day } }),
  )
}

/** Copies an activity for the person and returns the id of the copy. */
export function useAdaptActivity(activityId: string) {
  return useMarksChange(activityId, async () => (await adaptActivityFn({ data: { activityId, id: newId() } })).id)
}
