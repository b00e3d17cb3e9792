import * as z from 'zod/mini'
import { EMAIL_MAX, emailField, NAME_MAX, nameField } from '#app/domain/contact-fields.ts'
import { DAYCARE_KINDS, type DaycareKind } from '#app/domain/enums.ts'
import { type MANAGER_STATE_LABELS, managerSentences } from '#content/pages/managers.ts'
import { CreateDaycareInput, DAYCARE_NAME_MAX, newDaycare } from '../schema.ts'
import { MANAGER_FILTERS, PAGE_MAX, SEARCH_MAX } from './search-params.ts'

export const DAYCARES_MAX = 50
export const MANAGERS_PER_PAGE = 25

const email = emailField(managerSentences.emailInvalid)

const person = {
  firstName: nameField(managerSentences.firstNameMissing, managerSentences.nameTooLong),
  lastName: nameField(managerSentences.lastNameMissing, managerSentences.nameTooLong),
  email,
}

const createdDaycare = z.strictObject({ kind: z.literal('new'), ...newDaycare })
const knownDaycare = z.strictObject({ kind: z.literal('known'), daycareId: z.uuid(managerSentences.daycareMissing) })
const noDaycare = z.strictObject({ kind: z.literal('none') })

/** Daycares that the caller knows will have no manager. If another one would have none, the call is refused. */
const leaves = z.array(z.uuid()).check(z.maxLength(DAYCARES_MAX))

/** Without any input: the first page, unfiltered. */
export const ManagersInput = z.prefault(
  z.strictObject({
    page: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_MAX)), 1),
    search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX, managerSentences.searchTooLong))),
    filter: z.optional(z.enum(MANAGER_FILTERS)),
  }),
  {},
)
export type ManagersInput = z.infer<typeof ManagersInput>

export const CreateManagerInput = z.strictObject({
  ...person,
  daycare: z.discriminatedUnion('kind', [createdDaycare, knownDaycare, noDaycare]),
  /** Sends her link by e-mail at once. */
  invite: z.boolean(),
})
export type CreateManagerInput = z.infer<typeof CreateManagerInput>

export const ManagerForm = z.strictObject(person)
export type ManagerForm = z.infer<typeof ManagerForm>

/** The form of a new manager: `name` is the name of the daycare to create. */
export const NewManagerForm = z
  .strictObject({
    ...person,
    daycareChoice: z.enum(['new', 'known', 'none']),
    name: z.string().check(z.trim(), z.maxLength(DAYCARE_NAME_MAX, managerSentences.daycareNameTooLong)),
    daycareKind: z.enum(DAYCARE_KINDS),
    invite: z.boolean(),
  })
  .check(
    z.refine((form) => form.daycareChoice !== 'new' || form.name.length >= 2, {
      path: ['name'],
      error: managerSentences.daycareNameMissing,
    }),
  )

/** The form of a new daycare, and who directs it: nobody yet, who has this address, or somebody new. */
export const NewDaycareForm = z
  .strictObject({
    ...CreateDaycareInput.shape,
    manager: z.enum(['none', 'known', 'new']),
    firstName: z.string().check(z.trim(), z.maxLength(NAME_MAX, managerSentences.nameTooLong)),
    lastName: z.string().check(z.trim(), z.maxLength(NAME_MAX, managerSentences.nameTooLong)),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX, managerSentences.emailInvalid)),
  })
  .check(
    z.refine(({ manager, firstName }) => manager !== 'new' || firstName !== '', {
      path: ['firstName'],
      error: managerSentences.firstNameMissing,
    }),
    z.refine(({ manager, lastName }) => manager !== 'new' || lastName !== '', {
      path: ['lastName'],
      error: managerSentences.lastNameMissing,
    }),
    z.refine((form) => form.manager === 'none' || email.safeParse(form.email).success, {
      path: ['email'],
      error: managerSentences.emailInvalid,
    }),
  )

/** `mail`: her link is sent; `show`: it is shown, once, to be handed over. */
export const InitialiseManagerInput = z.strictObject({ managerId: z.uuid(), way: z.enum(['mail', 'show']) })
export type InitialiseManagerInput = z.infer<typeof InitialiseManagerInput>

/** A manager changes her own name and address; a superadmin those of anyone, and the daycares she runs. */
export const UpdateManagerInput = z.strictObject({
  managerId: z.uuid(),
  ...person,
  daycareIds: z.optional(z.array(z.uuid()).check(z.maxLength(DAYCARES_MAX, managerSentences.tooManyDaycares))),
  leaves: z.optional(leaves),
})
export type UpdateManagerInput = z.infer<typeof UpdateManagerInput>

export const DeleteManagerInput = z.strictObject({ managerId: z.uuid(), leaves })
export type DeleteManagerInput = z.infer<typeof DeleteManagerInput>

export const FindDaycaresInput = z.strictObject({
  search: z.string().check(z.trim(), z.maxLength(SEARCH_MAX, managerSentences.searchTooLong)),
})

export const ManagerInput = z.strictObject({ managerId: z.uuid() })

export type ManagerState = keyof typeof MANAGER_STATE_LABELS

export type ManagedDaycare = {
  id: string
  name: string
  isOnlyManager: boolean
}

export type PresetManager = {
  id: string
  firstName: string
  lastName: string
  email: string
  state: ManagerState
  createdAt: Date
  lastLogin: Date | null
  secondFactorSince: Date | null
  /** When her last link was made, and until when it works. */
  link: { sentAt: Date; expiresAt: Date } | null
  deletedAt: Date | null
  daycares: ManagedDaycare[]
}

/** `sendsMail` is false without a mail server: links must then be shown by hand. */
export type PresetManagersPage = { managers: PresetManager[]; total: number; sendsMail: boolean }
export type CurrentManager = { id: string; email: string; firstName: string; lastName: string }
export type FoundDaycare = { id: string; name: string; kind: DaycareKind }
