import type { Page } from '@playwright/test'
import { TOASTS } from '#app/lib/constants.ts'
import { expect, open, test } from '../support/fixtures.ts'

const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

test('a definition is searched without accents, and a link opens on its term', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/definitions?scrollTo=jeu-risque')
  await expect(page.getByRole('heading', { name: 'Jeu risqué' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Chercher une définition' }).fill('etayage')
  await expect(page.getByRole('article').first()).toContainText('Étayage')
  await open(page, '/definitions?scrollTo=nulle-part')
  await expect(page.getByRole('heading', { name: 'Définitions', level: 1 })).toBeVisible()
})

test('an age read by domain keeps its place, and leads to the generator with its criteria', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  // Like the links of the quizzes, which have the anchor only.
  await open(page, '/zero-to-five-years#2-3-ans-langagier')
  await expect(page).toHaveURL(/selectedAge=2-3-ans/)
  const passage = page.getByRole('region', { name: 'Langagier' })
  await expect(passage).toBeInViewport()
  await passage.getByRole('link', { name: 'Langagier à tous les âges' }).click()
  await expect(page.getByRole('heading', { name: 'Langagier', level: 2 })).toBeAttached()
  await expect(page.getByRole('region', { name: /^2-3\sans/ })).toBeInViewport()
  await page
    .getByRole('region', { name: /^2-3\sans/ })
    .getByRole('link', { name: /^En créer une/ })
    .first()
    .click()
  await expect(page.getByRole('checkbox', { name: /^2-3\sans/ })).toBeChecked()
})

test('the signs of an age lead to whom to ask and to the talk with the parents', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  // With the anchor only, like the result of a search.
  await open(page, '/zero-to-five-years#2-3-ans-quand-s-informer')
  await expect(page).toHaveURL(/selectedAge=2-3-ans/)
  const signs = page.getByRole('region', { name: 'Quand s’informer' })
  await expect(signs).toBeInViewport()
  await expect(signs.getByText(/mots isolés/)).toBeVisible()
  await signs.getByRole('link', { name: 'Préparer la conversation' }).click()
  await expect(page).toHaveURL('/zero-to-five-years#preparer-la-conversation')
  await expect(page.getByRole('heading', { name: 'Préparer la conversation' })).toBeInViewport()
  await page.getByRole('button', { name: /^4-5\sans/ }).press('Enter')
  await expect(page.getByText(/ont souvent besoin qu’on traduise/)).toBeVisible()
})

test('a category is named by the address whatever its accents, apostrophes and case', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  for (const [path, tab] of [
    ["/alex/backpack?selectedCategory=L'hygiène en milieu naturel", 'L’hygiène en milieu naturel'],
    ['/alex/backpack?selectedCategory=equipement de DEPART', 'Équipement de départ'],
    ['/self-assessment?selectedCategory=domaines de developpement', 'Domaines de développement'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
  }
})

test('a related term is gone to without another page load', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/definitions')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const link = page.locator('a[data-related]').first()
  const slug = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).hash.slice(1))
  await link.click()
  await expect(page).toHaveURL(`/definitions?scrollTo=${slug}#${slug}`)
  await expect(page.locator(`#${slug} h3`)).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-same-page')
})

test('a term opens its definition in place, with the keyboard, and gets the focus back', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/alex/backpack?selectedCategory=Camp%20de%20base')
  const term = page.getByRole('button', { name: 'ratios' })
  await term.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Ratio' })
  await expect(panel).toContainText('membre du personnel de garde')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(term).toBeFocused()
})

test('the packing list remembers its ticks, is reset, and the reset is undone', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/alex/backpack?selectedCategory=nulle-part')
  await expect(page.getByRole('tab', { name: 'Vive les matériaux' })).toHaveAttribute('aria-selected', 'true')
  const saved = page.waitForResponse(/savePackingList/)
  await page.getByRole('checkbox', { name: /^Liste des présences/ }).check()
  await saved
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Liste des présences/ })).toBeChecked()
  await page.getByRole('button', { name: 'Nouvelle sortie' }).click()
  await expect(page.getByRole('checkbox', { name: /^Liste des présences/ })).not.toBeChecked()
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('checkbox', { name: /^Liste des présences/ })).toBeChecked()
})

test('a box of the packing list is ticked synchronously', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/alex/backpack')
  const box = page.getByRole('checkbox', { name: /^Liste des présences/ })
  await expect(box).toBeEnabled()
  const click = () =>
    box.evaluate((input: HTMLInputElement) => {
      input.click()
      return input.checked
    })
  expect([await click(), await click(), await click()]).toEqual([true, false, true])
})

test('two tabs tick the same packing list without undoing each other’s ticks', async ({
  page,
  context,
  db,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  const other = await context.newPage()
  for (const tab of [page, other]) await open(tab, '/alex/backpack')
  for (const [tab, name] of [
    [page, /^Liste des présences/],
    [other, /^Eau pour tous/],
    [page, /^Mouchoirs/],
  ] as const) {
    const saved = tab.waitForResponse(/savePackingList/)
    await tab.getByRole('checkbox', { name }).check()
    await saved
  }
  await expect(page.getByRole('checkbox', { name: /^Eau pour tous/ })).toBeChecked()
  const key = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const kept = await db.packingList.findFirstOrThrow({ where: key })
  expect(kept.ticked.toSorted()).toEqual(['eau', 'mouchoirs', 'presences'])
})

test('ticks without connection stay, with a message, and are sent when it is back', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await signIn(staff.teacher)
  await open(page, '/alex/backpack')
  const box = page.getByRole('checkbox', { name: /^Liste des présences/ })
  await expect(box).toBeEnabled()
  await context.setOffline(true)
  await box.check()
  await expect(page.getByText('Vos coches restent affichées.')).toBeVisible()
  await expect(box).toBeChecked()
  const saved = page.waitForResponse(/savePackingList/)
  await context.setOffline(false)
  await saved
  await expect(page.getByText('Vos coches restent affichées.')).toHaveCount(0)
  await expect(box).toBeChecked()
  const key = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  expect(await db.packingList.findFirst({ where: key })).toMatchObject({ ticked: ['presences'] })
})

test('ticks without connection survive the closed tab, and are sent from the next one', async ({
  page: first,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await signIn(staff.teacher)
  await context.route(/savePackingList/, (route) => route.abort())
  await open(first, '/alex/backpack')
  await first.getByRole('checkbox', { name: /^Liste des présences/ }).check()
  await expect(first.getByText('Vos coches restent affichées.')).toBeVisible()
  await first.close()
  const page = await context.newPage()
  await open(page, '/alex/backpack')
  const box = page.getByRole('checkbox', { name: /^Liste des présences/ })
  await expect(box).toBeChecked()
  await expect(page.getByText('Vos coches restent affichées.')).toBeVisible()
  await context.unroute(/savePackingList/)
  const saved = page.waitForResponse(/savePackingList/)
  await page.reload()
  await saved
  await expect(box).toBeChecked()
  const key = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  expect(await db.packingList.findFirst({ where: key })).toMatchObject({ ticked: ['presences'] })
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('packing')))
  await expect.poll(left).toEqual([])
})

test('the calendar opens on the current month and keeps its note, whatever the order', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/yearly-calendar')
  await expect(page.getByRole('article')).toHaveCount(12)
  const first = page.getByRole('article').first()
  await expect(first).toContainText('Ce mois-ci')
  await first.getByRole('button', { name: /^Ajouter une note/ }).click()
  await first.getByRole('textbox').fill('Réserver le boisé.')
  const saved = page.waitForResponse(/saveMonthNote/)
  await first.getByRole('textbox').blur()
  await saved
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('Réserver le boisé.')
  await page.getByRole('radio', { name: 'Année civile' }).check()
  await expect(first).toContainText(/^Janvier/i)
  await expect(page.getByRole('textbox')).toHaveValue('Réserver le boisé.')
})

test('a message in the place of another is shown for its whole time', async ({ page, context, staff, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(staff.teacher)
  await page.clock.install()
  await open(page, '/alex/backpack')
  const message = page.getByText('Lien copié')
  const copy = page.getByRole('link', { name: /^Copier le lien/ }).first()
  await copy.click()
  await expect(message).toBeVisible()
  await page.clock.runFor(TOASTS.duration * 0.7)
  // The time of a message stops under the pointer.
  await message.hover()
  await copy.click()
  await page.clock.runFor(TOASTS.duration * 0.7)
  await expect(message).toBeVisible()
})

test('« L’essentiel » folds once it was read, and opens again by a press', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await page.clock.install()
  await open(page, '/alex/backpack')
  const title = page.getByRole('button', { name: 'L’essentiel' })
  const line = page.getByText('On part avec peu, bien vérifié')
  await expect(line).toBeVisible()
  await page.clock.runFor(11_000)
  // Not while she reads.
  await expect(line).toBeVisible()
  await page.reload()
  await expect(line).toBeHidden()
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await title.press('Enter')
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await title.evaluate((button: HTMLElement) => button.click())
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(line).toBeHidden()
  // Each guide has its own.
  await open(page, '/definitions')
  await expect(title).toHaveAttribute('aria-expanded', 'true')
})

test('the team says where it stands on the continuum, and goes back without a word of blame', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  await db.continuumPlace.create({ data: { daycareId: staff.daycare.id, axis: 'lieux', step: 4 } })
  await signIn(staff.teacher)
  await open(page, '/alex/continuum')
  await page.getByRole('combobox', { name: 'Lieux' }).selectOption('2')
  await expect(page.getByText('Nous sommes ici\u00A0: lieux')).toBeVisible()
  await expect(page.getByText(/^Notre chemin/)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('combobox', { name: 'Lieux' })).toHaveValue('4')
})

test('Ctrl+K finds guides, pages and acts, and Enter goes there', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/definitions')
  const dialog = page.getByRole('dialog', { name: 'Rechercher' })
  // The shortcut is registered a moment after hydration.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await dialog.getByRole('searchbox').fill('mitaines gants')
  await expect(dialog.getByRole('link').first()).toContainText('Les mitaines gardent mieux la chaleur')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/backpack.*#meteo/)
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await dialog.getByRole('searchbox').fill('poubelle')
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Aller à')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/activities/trash')
})

test('a situation is found by age and moment, opens alone with its address, and says whom to call', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/what-to-do')
  await page.getByRole('combobox', { name: 'Moment ou sujet' }).selectOption({ label: 'Dehors' })
  await page.getByRole('combobox', { name: 'Âge' }).selectOption('0-18-mois')
  await expect(page).toHaveURL(/selectedAge=0-18-mois.*selectedMoment=dehors|selectedMoment=dehors.*selectedAge/)
  await expect(page.getByRole('link', { name: /^Un bâton devient fusil/ })).toBeHidden()
  await page.getByRole('link', { name: /^L’enfant a mangé une baie/ }).press('Enter')
  await expect(page).toHaveURL('/what-to-do?selectedSituation=plante')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('L’enfant a mangé une baie inconnue')
  await expect(title).toBeFocused()
  // What is urgent comes before what explains.
  const parts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(parts.slice(0, 2)).toEqual(['Tout de suite', 'Qui appeler'])
  await expect(page.getByRole('link', { name: /Centre antipoison/ })).toHaveAttribute('href', 'tel:18004635060')
  await page.getByRole('link', { name: 'Une réaction allergique commence' }).click()
  await expect(title).toHaveText('Une réaction allergique commence')
  await expect(title).toBeFocused()
  await page.getByRole('link', { name: 'Que faire quand…' }).and(page.locator('main a')).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Que faire quand…' })).toBeFocused()
})

test('a rhyme is found by word and age, read in big letters with the next one, and its link leads back to it', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/rhymes')
  await page.getByRole('combobox', { name: 'Âge' }).selectOption('18-mois-2-ans')
  await page.getByRole('searchbox', { name: 'Chercher une comptine' }).fill('savon')
  await expect(page).toHaveURL(/selectedAge=18-mois-2-ans.*q=savon/)
  const found = page.getByRole('article')
  await expect(found).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'comptine' })).toHaveText('1 comptine ou chanson')
  await found.getByRole('link', { name: /^Lire en grand/ }).press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Frotte, frotte')
  await expect(title).toBeFocused()
  await page.getByRole('link', { name: 'Ensuite : Deux gros poissons' }).press('Enter')
  await expect(title).toHaveText('Deux gros poissons')
  await expect(title).toBeFocused()
  // The filters are kept for the way back.
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Chercher une comptine' })).toHaveValue('savon')
  await page.getByRole('searchbox', { name: 'Chercher une comptine' }).fill('zzz')
  await page.getByRole('button', { name: 'Voir toutes les comptines' }).press('Enter')
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Chercher une comptine' })).toHaveValue('')
  await open(page, '/rhymes#mesange')
  await expect(page.getByRole('heading', { name: 'Tchic-a-di-di', exact: true })).toBeInViewport()
})

test('a sheet of the bank that holds a rhyme opens from the guide', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/rhymes?selectedMoment=sieste&selectedAge=2-3-ans')
  await page.getByRole('link', { name: /^L’escargot monte/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’escargot monte')
})
