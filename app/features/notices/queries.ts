import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NOTICES, serverQuery, useChange } from '#app/lib/queries.ts'
import { closeNoticesFn, countAwaitedReviewsFn, getNoticesFn, reopenNoticesFn } from './functions.ts'

/** What is new for her, and how many quizzes await a manager. */
export const newsQuery = () => serverQuery(NOTICES, getNoticesFn)

/** What awaits the review of the managers of the daycare, by person. */
export const awaitedReviewsQuery = () => serverQuery([...NOTICES, 'reviews'], countAwaitedReviewsFn)

/** Puts lines away; optimistic. Resolves to those that were there. */
export function useCloseNotices() {
  const queryClient = useQueryClient()
  const { queryKey } = newsQuery()
  return useMutation({
    mutationFn: (ids: string[]) => closeNoticesFn({ data: { ids } }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (news) => news && { ...news, notices: news.notices.filter(({ id }) => !ids.includes(id)) },
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Takes back lines that she has just put away. */
export const useReopenNotices = () => useChange((ids: string[]) => reopenNoticesFn({ data: { ids } }), NOTICES)
