import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEnter } from '../sign-in/use-enter.ts'
import { currentUserQuery } from './current-user.queries.ts'
import { logoutFn } from './logout.functions.ts'

// Apart from auth.queries.ts: every page can be left, few pages let in.
export function useLogout() {
  const enter = useEnter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => logoutFn(),
    onSuccess: async () => {
      const { tellPerson, wipeDevice } = await import('#app/lib/shared-device.ts')
      if (!queryClient.getQueryData(currentUserQuery().queryKey)?.sharedDevice) {
        tellPerson(null)
        return enter(null, '/login')
      }
      await wipeDevice()
      tellPerson(null)
      // Read anew: what the page holds in memory goes too.
      location.assign('/login')
    },
  })
}
