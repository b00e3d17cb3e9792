import * as z from 'zod/mini'

/**
 * What each kind of message needs beside the person it is for. It is stored: never a secret. `origin` is the public
 * address of the application, known only while a request is answered.
 */
export const MAIL_KINDS = {
  LOGIN_LINK: z.object({ origin: z.string() }),
  INVITATION: z.object({ origin: z.string(), issuerId: z.optional(z.uuid()) }),
  PASSWORD_CHANGED: z.object({ origin: z.string(), at: z.coerce.date() }),
  NEW_DEVICE: z.object({ origin: z.string(), at: z.coerce.date(), device: z.string() }),
  DAYCARE_DELETED: z.object({ origin: z.string(), by: z.string(), at: z.coerce.date(), until: z.coerce.date() }),
} as const

export type MailKind = keyof typeof MAIL_KINDS
export type MailData<Kind extends MailKind> = z.infer<(typeof MAIL_KINDS)[Kind]>

/** Those that carry a one-time link, which a newer link makes useless. */
export const LINK_KINDS: MailKind[] = ['LOGIN_LINK', 'INVITATION']
