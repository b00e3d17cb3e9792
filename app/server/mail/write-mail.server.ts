import { randomInt } from 'node:crypto'
import { fullName } from '#app/domain/full-name.ts'
import { longDate, longDateTime } from '#app/lib/dates/dates.ts'
import { productName } from '#app.config.ts'
import {
  daycareDeletedWords,
  invitationWords,
  loginLinkWords,
  type MailWords,
  newDeviceWords,
  passwordChangedWords,
  secondFactorChanges,
  secondFactorMailWords,
  teamInvitationWords,
} from '#content/emails.ts'
import type { Transaction } from '../database/db.server.ts'
import { lockPerson } from '../database/exclusive-lock.server.ts'
import { createLink, oneTimeLinkUrl } from '../session/one-time-link.server.ts'
import { MAIL_KINDS, type MailKind } from './mail-queue.server.ts'
import type { Mail } from './mailer.server.ts'

export type DueMail = { id: string; kind: string; userId: string; daycareId: string | null; data: unknown }

type Recipient = { id: string; firstName: string }
type MailContent = { words: MailWords; url: string | null }
type Writer = (tx: Transaction, job: DueMail, person: Recipient) => Promise<MailContent>

async function daycareName(tx: Transaction, id: string | null): Promise<string | null> {
  const daycare = id ? await tx.daycare.findUnique({ where: { id }, select: { name: true } }) : null
  return daycare?.name ?? null
}

const WRITERS: Record<MailKind, Writer> = {
  LOGIN_LINK: async (tx, job, person) => {
    const { origin, requestHash } = MAIL_KINDS.LOGIN_LINK.parse(job.data)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const { token } = await createLink(tx, {
      userId: person.id,
      purpose: 'LOGIN',
      byMail: true,
      code,
      requestHash,
    })
    return { words: loginLinkWords(person.firstName, code, productName), url: oneTimeLinkUrl(origin, token) }
  },
  INVITATION: async (tx, job, person) => {
    const { origin, issuerId } = MAIL_KINDS.INVITATION.parse(job.data)
    const select = { firstName: true, lastName: true } as const
    const inviter = issuerId ? await tx.user.findUnique({ where: { id: issuerId }, select }) : null
    const daycare = await daycareName(tx, job.daycareId)
    const { token } = await createLink(tx, { userId: person.id, purpose: 'INVITATION', issuerId, byMail: true })
    const host = { inviter: inviter && fullName(inviter), daycare }
    const isInvited = job.daycareId
      ? await tx.teamInvitation.count({ where: { daycareId: job.daycareId, userId: person.id } })
      : 0
    const write = isInvited ? teamInvitationWords : invitationWords
    return {
      words: write({ firstName: person.firstName, ...host, product: productName }),
      url: oneTimeLinkUrl(origin, token),
    }
  },
  PASSWORD_CHANGED: async (_tx, job, person) => {
    const { origin, at } = MAIL_KINDS.PASSWORD_CHANGED.parse(job.data)
    return {
      words: passwordChangedWords(person.firstName, longDateTime(at), productName),
      url: `${origin}/login?lien=true`,
    }
  },
  NEW_DEVICE: async (_tx, job, person) => {
    const { origin, at, device } = MAIL_KINDS.NEW_DEVICE.parse(job.data)
    return {
      words: newDeviceWords(person.firstName, device, longDateTime(at), productName),
      url: `${origin}/login?lien=true`,
    }
  },
  SECOND_FACTOR: async (_tx, job, person) => {
    const { origin, at, change } = MAIL_KINDS.SECOND_FACTOR.parse(job.data)
    return {
      words: secondFactorMailWords(person.firstName, secondFactorChanges[change](longDateTime(at)), productName),
      url: `${origin}/login?lien=true`,
    }
  },
  DAYCARE_DELETED: async (tx, job, person) => {
    const { origin, by, at, until } = MAIL_KINDS.DAYCARE_DELETED.parse(job.data)
    const daycare = (await daycareName(tx, job.daycareId)) ?? ''
    const dates = { when: longDateTime(at), until: longDate(until) }
    return {
      words: daycareDeletedWords({ firstName: person.firstName, daycare, by, ...dates }),
      url: `${origin}/create-daycare`,
    }
  },
}

function isMailKind(kind: string): kind is MailKind {
  return kind in MAIL_KINDS
}

/**
 * Writes a queued message and creates its link. Null when there is nothing to send any more: the account was deleted,
 * or the message was withdrawn.
 */
export async function writeMail(tx: Transaction, job: DueMail): Promise<Mail | null> {
  // Same lock order as `withdrawQueuedLinks`: her row, then her queued messages.
  await lockPerson(tx, job.userId)
  const pending = await tx.mailJob.findFirst({
    where: { id: job.id, sentAt: null, failedAt: null, user: { deletedAt: null } },
    select: { user: { select: { id: true, firstName: true, email: true } } },
  })
  if (!pending || !isMailKind(job.kind)) return null
  const { words, url } = await WRITERS[job.kind](tx, job, pending.user)
  return { to: pending.user.email, subject: words.subject, ...renderMail(words, url, productName) }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

// The colour tokens written out: mail clients know no CSS variables, and many ignore style sheets.
const PAGE = 'margin:0;padding:0;background:#fbfaf4'
const SHEET = 'max-width:520px;background:#ffffff;border:1px solid #e1ded4;border-radius:16px'
const TEXT = 'color:#1e2a20;font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6'
const SMALL = 'color:#4d594f;font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;font-size:14px;line-height:1.6'
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1e643d;color:#ffffff;border-radius:12px;text-decoration:none;font-weight:600'

/**
 * Plain text and HTML versions of a message. The HTML uses tables and inline styles and loads nothing, for old mail
 * clients.
 */
function renderMail(words: MailWords, url: string | null, product: string): { text: string; html: string } {
  const paragraph = (style: string) => (line: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(line)}</p>`
  const button =
    words.action && url
      ? `<p style="margin:8px 0 24px;${TEXT}"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(words.action)}</a></p>`
      : ''
  const link = words.action && url ? [`${words.action}\u00A0:\n${url}`] : []
  return {
    text: [words.greeting, ...words.lines, ...link, ...words.after, `— ${product}`].join('\n\n'),
    html: `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(words.subject)}</title></head><body style="${PAGE}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${SHEET}"><tr><td style="padding:28px 28px 12px">${[words.greeting, ...words.lines].map(paragraph(TEXT)).join('')}${button}${words.after.map(paragraph(SMALL)).join('')}</td></tr></table><p style="margin:16px 0 0;${SMALL}">${escapeHtml(product)}</p></td></tr></table></body></html>`,
  }
}
