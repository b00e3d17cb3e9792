import { getCookie, setCookie } from '@tanstack/react-start/server'
import { subDays } from 'date-fns'
import { deviceName } from '#app/lib/device-name.ts'
import { db, type Transaction } from '../database/db.server.ts'
import { queueMail } from '../mail/mail-queue.server.ts'
import { publicOrigin } from './client-info.server.ts'
import { hashToken, newToken } from './token.server.ts'

/** Days after which a browser that nobody has signed in with is forgotten. */
const DEVICE_DAYS = 400

const cookieName = (isHttps: boolean) => (isHttps ? '__Host-brindille-appareil' : 'brindille-appareil')

export type Visit = {
  userId: string
  userAgent: string
  isHttps: boolean
  origin: string
  /** Undefined: she was not asked, and the device stays what it was. */
  shared: boolean | undefined
}

/**
 * Remembers that this person has signed in with this browser, and tells her by e-mail when it is a new one. The first
 * of all is no news. The cookie says nothing of who signed in; several people may share a browser.
 */
export async function noteDevice(tx: Transaction, visit: Visit): Promise<void> {
  const { userId, userAgent, isHttps, origin, shared } = visit
  const name = cookieName(isHttps)
  const given = getCookie(name)
  const token = given && /^[\w-]{43}$/.test(given) ? given : newToken()
  setCookie(name, token, { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/', maxAge: DEVICE_DAYS * 86_400 })
  const deviceHash = hashToken(token)
  const now = new Date()
  await tx.knownDevice.deleteMany({ where: { userId, lastSeenAt: { lt: subDays(now, DEVICE_DAYS) } } })
  const known = await tx.knownDevice.findMany({ where: { userId }, select: { deviceHash: true } })
  await tx.knownDevice.upsert({
    where: { userId_deviceHash: { userId, deviceHash } },
    create: { userId, deviceHash, shared },
    update: { lastSeenAt: now, shared },
  })
  if (known.length > 0 && !known.some((device) => device.deviceHash === deviceHash))
    await queueMail(tx, 'NEW_DEVICE', { userId, data: { origin, at: now, device: deviceName(userAgent) } })
}

/** The browser that calls, when the person at this address has signed in with it before. */
export async function knownDevice(email: string): Promise<{ shared: boolean } | null> {
  const token = getCookie(cookieName(publicOrigin().startsWith('https:')))
  if (!token) return null
  const lastSeenAt = { gt: subDays(new Date(), DEVICE_DAYS) }
  return db().knownDevice.findFirst({
    where: { deviceHash: hashToken(token), lastSeenAt, user: { email } },
    select: { shared: true },
  })
}
