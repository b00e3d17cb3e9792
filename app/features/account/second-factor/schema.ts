import * as z from 'zod/mini'
import { secondFactorSentences } from '#content/pages/sign-in/second-factor.ts'

/** Six digits, with the space in the middle that some applications show. */
export const FactorCodeInput = z.strictObject({
  code: z
    .string(secondFactorSentences.codeInvalid)
    .check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, secondFactorSentences.codeInvalid)),
})

/** Twelve letters and digits, with or without the hyphens. */
export const RecoveryCodeInput = z.strictObject({
  recoveryCode: z
    .string(secondFactorSentences.recoveryInvalid)
    .check(z.trim(), z.regex(/^(?:[a-z\d]{4}[\s-]?){2}[a-z\d]{4}$/i, secondFactorSentences.recoveryInvalid)),
})

export type OwnSecondFactor = {
  since: Date | null
  /** Recovery codes that have not served. */
  codesLeft: number
  /** Her role has to have one here. */
  isRequired: boolean
}
