import { getCookie, setCookie } from '@tanstack/react-start/server'
import { subDays } from 'date-fns'
import { deviceName } from '#app/lib/device-name.ts'
import type { Transaction } from './db.server.ts'
import { queueMail } from './mail/mail-queue.server.ts'
import { hashToken, newToken } from './token.server.ts'

/** Days after which a browser that nobody has signed in with is forgotten. */
export const DEVICE_DAYS = 400

export type Visit = { userId: string; userAgent: string; isHttps: boolean; origin: string }

/**
 * Remembers that this person has signed in with this browser, and tells her by e-mail when it is a new one. The first
 * of all is no news. The cookie says nothing of who signed in; several people may share a browser.
 */
export async function noteDevice(tx: Transaction, { userId, userAgent, isHttps, origin }: Visit): Promise<void> {
  const name = isHttps ? '__Host-brindille-appareil' : 'brindille-appareil'
  const given = getCookie(name)
  const token = given && /^[\w-]{43}$/.test(given) ? given : newToken()
  setCookie(name, token, { httpOnly: true, secure: isHttps, sameSite: 'lax', path: '/', maxAge: DEVICE_DAYS * 86_400 })
  const deviceHash = hashToken(token)
  const now = new Date()
  await tx.knownDevice.deleteMany({ where: { userId, lastSeenAt: { lt: subDays(now, DEVICE_DAYS) } } })
  const known = await tx.knownDevice.findMany({ where: { userId }, select: { deviceHash: true } })
  await tx.knownDevice.upsert({
    where: { userId_deviceHash: { userId, deviceHash } },
    create: { userId, deviceHash },
    update: { lastSeenAt: now },
  })
  if (known.length > 0 && !known.some((device) => device.deviceHash === deviceHash))
    await queueMail(tx, 'NEW_DEVICE', { userId, data: { origin, at: now, device: deviceName(userAgent) } })
}
