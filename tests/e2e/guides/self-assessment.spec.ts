import type { Page } from '@playwright/test'
import { complaintsOf } from '../support/axe.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

const PATH = '/self-assessment'
const DAY = 24 * 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

const gesture = (page: Page) => page.getByRole('article').filter({ hasText: 'Je salue chaque parent' })
const fact = (page: Page) => gesture(page).getByRole('textbox', { name: /^Un fait vu cette semaine/ })

test('an answer is compared with the last one after it is given, and becomes a small step', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const before = { level: 'SOMETIMES', note: 'Aux départs seulement.', createdAt: daysAgo(40) } as const
  await db.reflection.create({ data: { ...own, cardId: 'ge-01', round: 1, ...before } })
  await signIn(staff.teacher)
  await open(page, PATH)
  const card = gesture(page)
  await expect(card.getByText(/^Regardé le /)).toBeVisible()
  await expect(card).not.toContainText('La dernière fois')
  const choice = card.getByRole('radio', { name: 'Souvent' })
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(choice).toBeFocused()
  await expect(card).toContainText(/La dernière fois.*Parfois\. Aux départs seulement\./)
  await expect(fact(page)).toHaveValue('')
  await fact(page).fill('Trois parents ce matin.')
  await fact(page).blur()
  await expect(card.getByText('Enregistré', { exact: true })).toBeVisible()
  await expect
    .poll(() => db.reflection.findMany({ where: own, orderBy: { round: 'asc' } }))
    .toMatchObject([before, { round: 2, level: 'OFTEN', note: 'Trois parents ce matin.' }])

  await card.getByRole('button', { name: 'En faire mon petit pas' }).click()
  await page.getByRole('button', { name: 'Garder ce petit pas' }).click()
  await expect(page.getByRole('button', { name: 'C’est fait' })).toBeVisible()
  await expect.poll(() => db.smallStep.findFirst({ where: own })).toMatchObject({ cardId: 'ge-01', doneAt: null })

  // Shown on the home page until it is done.
  await open(page, '/')
  const reminder = page.getByRole('region', { name: 'Mon prochain petit pas' })
  await expect(reminder.getByRole('link', { name: /^Changer/ })).toBeVisible()
  await reminder.getByRole('button', { name: 'C’est fait' }).click()
  await expect(reminder).toHaveCount(0)
  await expect.poll(() => db.smallStep.findFirst({ where: own })).toMatchObject({ doneAt: expect.any(Date) })

  await signIn(staff.manager)
  await open(page, PATH)
  await expect(page.getByText('Aucun pour l’instant.')).toBeVisible()
  await expect(page.getByText(/Aux départs seulement|Trois parents/)).toHaveCount(0)
})

test('a question is turned over with the keyboard, has no scale, and keeps what was answered to it', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id, round: 1 }
  await db.reflection.createMany({
    data: [
      { ...own, cardId: 'pb-01', level: 'OFTEN', note: 'Dans mes notes.' },
      { ...own, cardId: 'pb-99', level: 'NOT_YET', note: 'D’une autre époque.' },
    ],
  })
  await signIn(staff.teacher)
  await open(page, PATH)
  const card = page.getByRole('article').filter({ hasText: 'Combien de principes de base' })
  await expect(card.getByRole('radio')).toHaveCount(0)
  const answer = card.getByText('d’égale importance')
  await expect(answer).toBeHidden()
  const turn = card.getByRole('button', { name: 'Retourner la carte' })
  await expect(turn).toHaveAttribute('aria-expanded', 'false')
  await turn.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  const back = card.getByRole('button', { name: 'Cacher la réponse' })
  await expect(back).toBeFocused()
  await expect(back).toHaveAttribute('aria-expanded', 'true')
  await expect(card).toContainText('Souvent. Dans mes notes.')
  await expect(page.getByText('Vos réponses à des cartes retirées')).toBeVisible()
  await expect(page.getByText('Pas encore. D’une autre époque.')).toBeVisible()

  // Who comes from a quiz comes for the answer, whatever the tab.
  await open(page, '/definitions')
  await open(page, `${PATH}#dd-16`)
  await expect(page.getByRole('tab', { name: 'Domaines de développement' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Observer et noter des faits à plusieurs moments')).toBeVisible()
})

test('two tabs, and tags that filter inside them', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, PATH)
  await expect(page.getByRole('tab')).toHaveText(['Les principes de base', 'Domaines de développement'])
  const all = await page.getByRole('article').count()
  const tag = page.getByRole('button', { name: 'Intervention éducative' })
  await tag.click()
  await expect(tag).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all)
  await page.getByRole('tab', { name: 'Domaines de développement' }).click()
  await expect(tag).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Je relie mes notes aux quatre domaines.' })).toBeVisible()
  await tag.click()
  await expect(tag).toHaveAttribute('aria-pressed', 'false')
  await expect(page).not.toHaveURL(/selectedTag/)
})

test('the curve of a tag has a line from three months on, and the same figures in a table', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id, cardId: 'ge-01' }
  await signIn(staff.teacher)
  await open(page, PATH)
  await expect(page.getByText('placera ici un premier point')).toBeVisible()
  const curve = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Interactions' }) })
  const levels = ['NOT_YET', 'SOMETIMES', 'PRACTICE'] as const
  for (const [index, level] of levels.entries()) {
    const createdAt = daysAgo(150 - 60 * index)
    await db.reflection.create({ data: { ...own, round: index + 1, level, createdAt } })
    await page.reload()
    await hydrated(page)
    await expect(curve.locator('circle')).toHaveCount(index + 1)
    await expect(curve.locator('polyline')).toHaveCount(index === 2 ? 1 : 0)
    await expect(curve).toContainText(
      ['un point, pas encore une courbe', 'ne disent pas encore', '3 mois'][index] ?? '',
    )
  }
  await curve.getByRole('button', { name: 'Les chiffres' }).click()
  const rows = curve.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['1', '0', '0', '0'])
  await expect(rows.nth(3).getByRole('cell')).toHaveText(['0', '0', '0', '1'])
  expect(await complaintsOf(page)).toEqual([])
})

test.describe('without connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is answered stays over a reload, and is on the server once the connection is back', async ({
    page,
    context,
    db,
    staff,
    signIn,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/)
    const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
    await signIn(staff.teacher)
    await open(page, PATH)
    await page.mouse.move(5, 5)
    const isCached = (path: string) =>
      page.evaluate(async (address) => {
        const names = (await caches.keys()).filter((name) => name.startsWith('brindille-pages-'))
        const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)))
        return found.some(Boolean)
      }, path)
    await expect.poll(() => isCached(PATH)).toBe(true)
    // The list of names is looked through before a text leaves: it comes with the first focus.
    await gesture(page).getByRole('radio', { name: 'Parfois' }).check()
    await fact(page).focus()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => db.reflection.count({ where: own })).toBe(1)

    await context.setOffline(true)
    await gesture(page).getByRole('radio', { name: 'Souvent' }).check()
    await fact(page).fill('Deux parents, dans la cour.')
    await fact(page).blur()
    await expect(gesture(page).getByText(/^Gardé sur cet appareil/)).toBeVisible()
    await gesture(page).getByRole('button', { name: 'En faire mon petit pas' }).click()
    await page.getByRole('button', { name: 'Garder ce petit pas' }).click()
    await page.getByRole('button', { name: 'C’est fait' }).click()
    await expect(page.getByText(/^Fait le /)).toBeVisible()

    await page.reload()
    await hydrated(page)
    await expect(gesture(page).getByRole('radio', { name: 'Souvent' })).toBeChecked()
    await expect(fact(page)).toHaveValue('Deux parents, dans la cour.')
    await expect(page.getByText(/^Fait le /)).toBeVisible()
    expect(await db.reflection.findFirst({ where: own })).toMatchObject({ level: 'SOMETIMES', note: '' })
    expect(await db.smallStep.count({ where: own })).toBe(0)

    await context.setOffline(false)
    await expect
      .poll(() => db.reflection.findMany({ where: own }), { timeout: 40_000 })
      .toMatchObject([{ cardId: 'ge-01', round: 1, level: 'OFTEN', note: 'Deux parents, dans la cour.' }])
    await expect
      .poll(() => db.smallStep.findFirst({ where: own }), { timeout: 40_000 })
      .toMatchObject({ cardId: 'ge-01', doneAt: expect.any(Date) })
    const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /reflection|step/.test(key)))
    await expect.poll(left).toEqual([])
    await expect(gesture(page).getByText(/^Gardé sur cet appareil/)).toHaveCount(0)
  })
})
