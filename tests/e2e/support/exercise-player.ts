import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const ROOT = '/alex/risks-vs-benefits'

export const card = (page: Page) => page.locator('[data-statement]')
export const zone = (page: Page, side: string) => page.locator(`[data-zone="${side}"]`)

/** Expects the announcement of a placement, the `count`th of `total`. */
export const placed = (page: Page, side: string, count: number, total: number) =>
  expect(page.getByRole('status').filter({ hasText: `Classé dans ${side}. ${count} sur ${total}.` })).toBeAttached()

/** Drags the card onto a zone with the mouse, or with a pen. */
export async function dragTo(page: Page, side: string, pointerType: 'mouse' | 'pen' = 'mouse'): Promise<void> {
  const from = await card(page).boundingBox()
  const to = await zone(page, side).boundingBox()
  if (!from || !to) throw new Error('Nothing to drag')
  const start = { x: from.x + 30, y: from.y + 30 }
  const goal = { x: to.x + 60, y: to.y + 24 }
  const client = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: typeof start, buttons: number) =>
    client.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1, pointerType })
  await send('mouseMoved', start, 0)
  await send('mousePressed', start, 1)
  for (let step = 1; step <= 8; step++) {
    const at = (from: number, to: number) => from + ((to - from) * step) / 8
    await send('mouseMoved', { x: at(start.x, goal.x), y: at(start.y, goal.y) }, 1)
  }
  await send('mouseReleased', goal, 0)
  await client.detach()
}

/** Swipes the card with a finger, by `dx` pixels. */
export async function swipe(page: Page, dx: number): Promise<void> {
  await card(page).scrollIntoViewIfNeeded()
  const box = await card(page).boundingBox()
  if (!box) throw new Error('Nothing to drag')
  const x = box.x + box.width / 2
  const y = box.y + 30
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 6; step++)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + (dx * step) / 6, y }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}
