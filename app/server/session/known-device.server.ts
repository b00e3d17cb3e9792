import { subDays } from 'date-fns/subDays'
import { deviceName } from '#app/lib/device-name.ts'
import { db, type Transaction } from '../database/db.server.ts'
import { queueMail } from '../mail/mail-queue.server.ts'
import { type ClientInfo, publicOrigin } from './client-info.server.ts'
import { ownCookie } from './own-cookie.server.ts'
import { hashToken, newToken } from './token.server.ts'

/** Days after which a device without a sign-in is forgotten. */
const DEVICE_DAYS = 400

const deviceCookie = ownCookie('brindille-appareil')

/**
 * Remembers that this person has signed in with this browser, and queues a message to her when it is a new one, except
 * for the very first. The cookie identifies the browser only: several people may share it.
 * @param shared whether several people use the device; undefined: she was not asked, and what is stored stays
 */
export async function rememberDevice(
  tx: Transaction,
  userId: string,
  { userAgent }: ClientInfo,
  shared: boolean | undefined,
): Promise<void> {
  const cookie = deviceCookie.read()
  const token = cookie && /^[\w-]{43}$/.test(cookie) ? cookie : newToken()
  deviceCookie.write(token, DEVICE_DAYS * 86_400)
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
    await queueMail(tx, 'NEW_DEVICE', {
      userId,
      data: { origin: publicOrigin(), at: now, device: deviceName(userAgent) },
    })
}

/** The calling browser, if the person with this e-mail address has signed in with it before; else null. */
export async function findKnownDevice(email: string): Promise<{ shared: boolean } | null> {
  const token = deviceCookie.read()
  if (!token) return null
  const lastSeenAt = { gt: subDays(new Date(), DEVICE_DAYS) }
  return db().knownDevice.findFirst({
    where: { deviceHash: hashToken(token), lastSeenAt, user: { email } },
    select: { shared: true },
  })
}
