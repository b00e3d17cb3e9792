import type { Page } from '@playwright/test'
import { workingDayOf } from '#app/features/activities/week/week-days.ts'
import { calendarDay } from '#app/lib/dates/dates.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { handoverLinkWords, handoverSentences, handoverWords as words } from '#content/pages/sheet/handover.ts'
import { createActivity, createHandoverToken } from '#tests/support/activities.ts'
import { examine } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const PAGE = '/activities/releve'
const DAY = workingDayOf(calendarDay())

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('what is said once is saved, asks about a child’s name, and is on the sheet of every day', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/activities/week')
  await page.getByRole('link', { name: words.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  const habits = page.getByRole('textbox', { name: words.HABITS })
  const stored = async () =>
    (await db.handoverText.findMany({ where: { userId: staff.teacher.id } })).map(({ text }) => text)
  await habits.fill('Mathilde dort avec son toutou.')
  await habits.blur()
  await expect(page.getByRole('alert')).toContainText('Mathilde')
  expect(await stored()).toEqual([])
  await habits.fill('La sieste commence à 12 h 30, rideaux tirés.')
  await habits.blur()
  await expect.poll(stored).toEqual(['La sieste commence à 12 h 30, rideaux tirés.'])
  await page.getByRole('link', { name: words.nextDay }).click()
  await expect(page).toHaveURL(/day=/)
  await expect(habits).toHaveValue(/La sieste commence/)
  await page.reload()
  await expect(habits).toHaveValue(/La sieste commence/)
  await examine(page, 'handover', [1360, 820, 320])
})

test('what is taken out of the week is gone from the sheet of the day that was already opened', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const owner = { daycareId: staff.daycare.id, authorId: staff.teacher.id }
  const { id, title } = await createActivity(db, owner, { title: 'Le sentier des cocottes' })
  const planned = { daycareId: staff.daycare.id, userId: staff.teacher.id, activityId: id, slot: 'MORNING' as const }
  await db.plannedActivity.create({ data: { ...planned, day: new Date(DAY) } })
  await signIn(staff.teacher)
  await open(page, '/activities/week')
  await page.getByRole('link', { name: words.title }).click()
  await expect(page.getByRole('article')).toContainText(title)
  await page.goBack()
  await page.getByRole('button', { name: `Retirer ${title}` }).click()
  await expect.poll(() => db.plannedActivity.count({ where: { activityId: id } })).toBe(0)
  await page.getByRole('link', { name: words.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the fullest day holds on one page, for her and for who replaces her', async ({ page, db, staff, signIn }) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const longest = SHEETS.map(({ key, sheet }) => ({ key, length: JSON.stringify(sheet).length }))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 12)
  const starters = await db.activity.findMany({ where: { starterKey: { in: longest.map(({ key }) => key) } } })
  const SLOTS = ['MORNING', 'OUTDOORS', 'AFTERNOON'] as const
  const plan = (from: number, to: number) =>
    db.plannedActivity.createMany({
      data: starters.slice(from, to).map(({ id }, index) => ({
        ...own,
        activityId: id,
        day: new Date(DAY),
        slot: SLOTS[(from + index) % 3] ?? 'MORNING',
      })),
    })
  const filler = (length: number) => 'Sifflet et trousse dans le sac. '.repeat(30).slice(0, length).trim()
  await db.dayNote.create({ data: { ...own, day: new Date(DAY), text: filler(500) } })
  for (const topic of ['HABITS', 'SAFETY'] as const)
    await db.handoverText.create({ data: { ...own, topic, text: filler(600) } })
  await signIn(staff.teacher)
  const shared = `/releve/${await createHandoverToken(db, own)}`
  for (const [from, to] of [
    [0, 3],
    [3, 6],
    [6, 12],
  ] as const) {
    await plan(from, to)
    for (const path of [PAGE, shared]) {
      await open(page, path)
      await expect(page.getByRole('article')).toHaveCount(to)
      expect(await printedPages(page), `${path}, ${to}`).toBe(1)
    }
  }
})

test('the link of a day is shown once, opens that sheet alone without a session, and is replaced or ended', async ({
  page,
  browser,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  await db.dayNote.create({ data: { ...own, day: new Date(DAY), text: 'Photo de groupe à 10 h.' } })
  await signIn(staff.teacher)
  await open(page, PAGE)
  const dialog = page.getByRole('dialog', { name: words.share })
  const share = () => page.getByRole('button', { name: words.share }).click()
  const address = async () => {
    const field = dialog.getByRole('textbox', { name: handoverLinkWords.address })
    await expect(field).toHaveValue(/releve/)
    return field.inputValue()
  }
  await share()
  await dialog.getByRole('button', { name: handoverLinkWords.create }).click()
  const first = await address()
  await expect(dialog.getByRole('img', { name: handoverLinkWords.qr })).toBeVisible()
  await examine(page, 'the link of a handover', [1360, 320])
  await page.keyboard.press('Escape')

  const context = await browser.newContext()
  const reader = await context.newPage()
  const answer = await reader.goto(first)
  expect(answer?.status()).toBe(200)
  expect(await answer?.headerValue('x-robots-tag')).toBe('noindex')
  expect(await answer?.headerValue('referrer-policy')).toBe('no-referrer')
  expect(await answer?.headerValue('cache-control')).toContain('no-store')
  await expect(reader.getByText('Photo de groupe à 10 h.')).toBeVisible()
  await expect(reader.getByRole('link', { name: /Aller au contenu/ })).toHaveCount(1)
  const html = (await answer?.text()) ?? ''
  for (const secret of [staff.teacher.firstName, staff.teacher.email, staff.daycare.name])
    expect(html).not.toContain(secret)

  await share()
  await expect(dialog.getByText(/y met fin tout de suite/)).toBeVisible()
  await dialog.getByRole('button', { name: handoverLinkWords.replace }).click()
  const second = await address()
  expect((await reader.goto(first))?.status()).toBe(404)
  await expect(reader.getByText(handoverSentences.linkUnknown)).toBeVisible()
  expect((await reader.goto(second))?.status()).toBe(200)
  await page.keyboard.press('Escape')
  await share()
  await dialog.getByRole('button', { name: handoverLinkWords.revoke }).click()
  await expect(dialog.getByText(handoverLinkWords.revoked)).toBeVisible()
  expect((await reader.goto(second))?.status()).toBe(404)

  const over = await createHandoverToken(db, own, new Date(Date.now() - 1_000))
  expect((await reader.goto(new URL(`/releve/${over}`, first).href))?.status()).toBe(404)
  await expect(reader.getByText(handoverSentences.linkOver)).toBeVisible()
  await context.close()
})
