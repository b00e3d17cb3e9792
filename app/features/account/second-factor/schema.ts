import * as z from 'zod/mini'
import { secondFactorSentences } from '#content/pages/sign-in/second-factor.ts'
import { sixDigitCode } from '../schema.ts'

export const FactorCodeInput = z.strictObject({ code: sixDigitCode })

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
