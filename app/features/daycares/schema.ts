import * as z from 'zod/mini'
import { DAYCARE_KINDS, type DaycareKind } from '#app/domain/enums.ts'
import { daycareSentences } from '#content/pages/daycares.ts'

export const DAYCARE_NAME_MAX = 120
export const ADDRESS_MAX = 200
const PHONE_MAX = 40
export const CAPACITY_MAX = 1_000
export const MAX_TEACHERS = { low: 1, high: 500 } as const
/** Days during which a deletion can be undone. */
export const RESTORE_DAYS = 30

export type DaycareSummary = { id: string; name: string; kind: DaycareKind }

/** Ten digits, or eleven with the country code 1; then an optional extension. */
const PHONE = /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?: ?(?:poste|p\.|#|x) ?\d{1,6})?$/i
/** Digits in groups of any size: the Ministère has changed the format more than once. */
const PERMIT = /^\d{2,}(?:[ -]\d+)*$/
const PERMIT_DIGITS = { low: 4, high: 12 }
/** In characters: a space or a hyphen may follow each digit. */
const PERMIT_MAX = 2 * PERMIT_DIGITS.high
const CAPACITY_DIGITS = 4

const countDigits = (text: string) => text.replace(/\D/g, '').length
const isPermit = (text: string) =>
  PERMIT.test(text) && countDigits(text) >= PERMIT_DIGITS.low && countDigits(text) <= PERMIT_DIGITS.high
const isCapacity = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= CAPACITY_MAX

/** A text that is empty or valid; `max` in characters. */
const optionalText = (max: number, sentence: string, isValid: (text: string) => boolean) =>
  z._default(
    z.string(sentence).check(
      z.trim(),
      z.maxLength(max, { error: sentence, abort: true }),
      z.refine((text) => text === '' || isValid(text), sentence),
    ),
    '',
  )

/** The details of a daycare, as text fields of a form: empty means not given. */
const details = {
  name: z
    .string(daycareSentences.nameMissing)
    .check(
      z.trim(),
      z.minLength(2, daycareSentences.nameMissing),
      z.maxLength(DAYCARE_NAME_MAX, daycareSentences.nameTooLong),
    ),
  kind: z.enum(DAYCARE_KINDS, daycareSentences.kindMissing),
  address: optionalText(ADDRESS_MAX, daycareSentences.addressTooLong, (text) => !/[\r\n]/.test(text)),
  phone: optionalText(PHONE_MAX, daycareSentences.phoneInvalid, (text) => PHONE.test(text)),
  permitNumber: optionalText(PERMIT_MAX, daycareSentences.permitInvalid, isPermit),
  capacity: optionalText(CAPACITY_DIGITS, daycareSentences.capacityInvalid, isCapacity),
}

const { name, kind, ...facts } = details
/** A daycare that is created with its manager, in whose input `kind` says whether it is new. */
export const newDaycare = { name, daycareKind: kind, ...facts }

export const CreateDaycareInput = z.strictObject(details)
export type CreateDaycareInput = z.infer<typeof CreateDaycareInput>

/** By a superadmin: for the manager who has this address, or for none yet. */
export const AddDaycareInput = z.strictObject({
  ...details,
  managerEmail: z._default(
    z.union(
      [z.literal(''), z.string().check(z.maxLength(254, { abort: true }), z.trim(), z.toLowerCase(), z.email())],
      daycareSentences.managerEmailInvalid,
    ),
    '',
  ),
})
export type AddDaycareInput = z.infer<typeof AddDaycareInput>

/** `version` is the one that was read: refused when somebody has changed the daycare since. */
export const UpdateDaycareInput = z.strictObject({ ...details, daycareId: z.uuid(), version: z.int() })
export type UpdateDaycareInput = z.infer<typeof UpdateDaycareInput>

export const SelectDaycareInput = z.strictObject({ daycareId: z.optional(z.uuid()) })
export const DaycareInput = z.strictObject({ daycareId: z.uuid() })

/** `name` is the name of the daycare, typed back. */
export const DeleteDaycareInput = z.strictObject({
  daycareId: z.uuid(),
  name: z
    .string(daycareSentences.typedNameWrong)
    .check(z.trim(), z.maxLength(DAYCARE_NAME_MAX, daycareSentences.typedNameWrong)),
})
export type DeleteDaycareInput = z.infer<typeof DeleteDaycareInput>

export const MaxTeachersInput = z.strictObject({
  daycareId: z.uuid(),
  maxTeachers: z
    .int(daycareSentences.maxTeachersInvalid)
    .check(
      z.minimum(MAX_TEACHERS.low, daycareSentences.maxTeachersInvalid),
      z.maximum(MAX_TEACHERS.high, daycareSentences.maxTeachersInvalid),
    ),
})
export type MaxTeachersInput = z.infer<typeof MaxTeachersInput>

export type DaycareDetails = DaycareSummary & {
  address: string
  phone: string
  permitNumber: string
  capacity: number | null
  version: number
  seats: { used: number; max: number }
}

/** A daycare deleted less than 30 days ago. */
export type DeletedDaycare = DaycareSummary & { deletedAt: Date; restorableUntil: Date }

/** The part of a row of the superadmin's list of daycares that its actions need. */
export type ListedDaycare = {
  id: string
  name: string
  maxTeachers: number
  teachers: number
  deletedAt: Date | null
}
