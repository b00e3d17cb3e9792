import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery } from '#app/lib/queries.ts'
import { currentUserQuery } from '../queries.ts'
import {
  authenticateRecoveryCodeFn,
  authenticateSecondFactorFn,
  beginSecondFactorFn,
  confirmSecondFactorFn,
  getSecondFactorFn,
  getSecondStepFn,
  removeSecondFactorFn,
  renewRecoveryCodesFn,
} from './functions.ts'

/** Whether this browser has passed the first step of signing in and waits for the second. */
export const awaitsSecondStep = async (): Promise<boolean> => (await getSecondStepFn()).isOpen

/** Both open the session. @returns the person */
export const giveCode = (code: string) => authenticateSecondFactorFn({ data: { code } })
export const giveRecoveryCode = (recoveryCode: string) => authenticateRecoveryCodeFn({ data: { recoveryCode } })

/** The person's own second factor. */
export const secondFactorQuery = () => ({
  ...serverQuery(['auth', 'second-factor'], getSecondFactorFn),
  staleTime: QUERIES.freshTime,
})

/** A new secret, in this answer only. */
export const useBeginSecondFactor = () => useMutation({ mutationFn: () => beginSecondFactorFn() })

/** @returns her recovery codes, in this answer only */
export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  (await confirmSecondFactorFn({ data: { code } })).codes

/** @returns her new recovery codes, in this answer only */
export const renewRecoveryCodes = async (): Promise<string[]> => (await renewRecoveryCodesFn()).codes

export const removeSecondFactor = () => removeSecondFactorFn()

/** Reads again what depends on her second factor: the page itself, and what opens once she has one. */
export function useRefreshSecondFactor() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await Promise.all(
      [secondFactorQuery().queryKey, currentUserQuery().queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey, refetchType: 'all' }),
      ),
    )
    await router.invalidate()
  }
}
