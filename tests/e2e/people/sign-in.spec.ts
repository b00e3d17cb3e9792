import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROPOSED_DAYCARES } from '#app/lib/constants.ts'
import { deadLinkSentences, linkWords } from '#content/pages/auth.ts'
import { myDataWords } from '#content/pages/privacy.ts'
import { welcomeWords } from '#content/pages/welcome/first-entry.ts'
import { createDaycare, createPerson } from '#tests/support/people.ts'
import { createLoginLink } from '#tests/support/sign-in.ts'
import { examine } from '../support/axe.ts'
import { expect, hydrated, open, setting, test } from '../support/fixtures.ts'
import { fillIn, signOut } from '../support/sign-in-form.ts'

const PASSWORD = 'cailloux-du-ruisseau-gris'
/** Message of the browser about a refusal, which the page shows in French. */
const REFUSED = /status of 401/

test('an educator signs in, stays signed in, and signs out for good', async ({ page, db, staff }) => {
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { firstName: 'Marie', password: PASSWORD })
  await open(page, '/login')
  await fillIn(page, teacher.email.toUpperCase(), PASSWORD)
  await expect(page).toHaveURL('/quiz')
  await hydrated(page)
  await page.reload()
  await hydrated(page)
  await page.getByRole('link', { name: 'Définitions' }).click()
  await expect(page).toHaveURL('/definitions')
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await hydrated(page)
  await page.goto('/definitions')
  await expect(page).toHaveURL('/login?redirect=%2Fdefinitions')
})

test('an unknown address and a wrong password get the same words, and what was typed stays', async ({
  page,
  db,
  staff,
  complaints,
}) => {
  complaints.expect(REFUSED)
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { password: PASSWORD })
  const sentences: (string | null)[] = []
  for (const email of [teacher.email, `inconnue-${teacher.email}`]) {
    await open(page, '/login')
    await fillIn(page, email, 'pas-le-bon-mot')
    await expect(page.getByRole('alert')).toContainText('ne correspond pas')
    sentences.push((await page.getByRole('alert').textContent())?.replace(/\d{3}-[0-9A-F]{6}/, '') ?? null)
    await expect(page.getByLabel('Courriel')).toHaveValue(email)
  }
  expect(sentences[0]).toBe(sentences[1])
})

test('the sign-in page has no drawing behind its text, on a phone and on a desktop', async ({ page }) => {
  await open(page, '/login')
  const behind = page.locator('main ~ .drawing')
  await expect(behind).toBeHidden()
  await page.setViewportSize({ width: 320, height: 780 })
  await expect(behind).toBeHidden()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(behind).toBeVisible()
})

test('an empty form says what is missing and puts the cursor there', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText('Inscrivez votre mot de passe.').first()).toBeVisible()
  await expect(page.getByLabel('Courriel')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Courriel')).toBeFocused()
})

test('after signing in, the requested page opens at its exact address', async ({ page, db, staff }) => {
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { password: PASSWORD })
  await open(page, '/definitions?scrollTo=jeu')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillIn(page, teacher.email, PASSWORD)
  await expect(page).toHaveURL('/definitions?scrollTo=jeu')
})

test('a newcomer with a temporary password chooses her own before anything else', async ({ page, db, staff }) => {
  const newcomer = await createPerson(db, 'TEACHER', staff.daycare, {
    firstName: 'Camille',
    password: PASSWORD,
    passwordExpired: true,
    lastLogin: null,
  })
  await open(page, '/login')
  await fillIn(page, newcomer.email, PASSWORD)
  await expect(page).toHaveURL('/password-expired')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue, Camille')
  await hydrated(page)
  await page.goto('/definitions')
  await expect(page).toHaveURL('/password-expired?redirect=%2Fdefinitions')
  await page.goto('/')
  await expect(page).toHaveURL('/password-expired')
  await hydrated(page)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('bottes-de-pluie-rouges')
  await page.getByLabel('Nouveau mot de passe, encore une fois').fill('bottes-de-pluie-rouges')
  await page
    .getByRole('group', { name: /^Mon groupe d’âge/ })
    .getByLabel('2-3 ans')
    .check()
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page).toHaveURL('/bienvenue')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue, Camille')
  await expect(page.getByRole('link', { name: welcomeWords.skip })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/quiz')
  await page.getByRole('link', { name: 'Activités' }).first().click()
  await expect(page.getByRole('group', { name: /^Groupe d’âge/ }).getByLabel('2-3 ans')).toBeChecked()
  const after = await db.user.findUniqueOrThrow({ where: { id: newcomer.id } })
  expect(after.passwordExpired).toBe(false)
  expect(after.lastLogin).not.toBeNull()
})

test('a link names its person, and opens a session with a click, once', async ({ page, db, staff, complaints }) => {
  complaints.expect(REFUSED)
  const { id, firstName } = staff.teacher
  const token = await createLoginLink(db, id)
  // Like a mail scanner that runs scripts.
  await open(page, `/auth?t=${token}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(linkWords.opensSessionOf(firstName))).toBeVisible()
  expect(await db.session.count({ where: { userId: id } })).toBe(0)
  await open(page, `/auth?t=${token}`)
  await page.getByRole('button', { name: linkWords.enter }).click()
  await expect(page).toHaveURL('/quiz')
  // Away from the page, which still asks for her data: without a session it would complain.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(`/auth?t=${token}`)
  await expect(page.getByRole('alert')).toContainText(deadLinkSentences.used)
  await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click()
  await expect(page).toHaveURL('/login?lien=true')
  await expect(page.getByRole('button', { name: 'Recevoir un lien' })).toBeVisible()
})

for (const shared of [false, true])
  test(`where she has signed in before, a link ${shared ? 'still asks for a press if others come there too' : 'enters by itself, though she has signed out since'}`, async ({
    page,
    db,
    staff,
  }) => {
    const teacher = await createPerson(db, 'TEACHER', staff.daycare, { password: PASSWORD })
    await open(page, '/login')
    await page.getByLabel('Appareil partagé').setChecked(shared)
    await fillIn(page, teacher.email, PASSWORD)
    await expect(page).toHaveURL('/quiz')
    await hydrated(page)
    await signOut(page)
    await expect(page).toHaveURL('/login')
    await page.goto(`/auth?t=${await createLoginLink(db, teacher.id)}`)
    if (shared) await page.getByRole('button', { name: linkWords.enter }).click()
    await expect(page).toHaveURL('/quiz')
  })

test('a link for somebody else asks for a press where only a colleague has signed in', async ({ page, db, staff }) => {
  const teacher = await createPerson(db, 'TEACHER', staff.daycare, { password: PASSWORD })
  await open(page, '/login')
  await fillIn(page, teacher.email, PASSWORD)
  await expect(page).toHaveURL('/quiz')
  await open(page, `/auth?t=${await createLoginLink(db, staff.manager.id)}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(linkWords.opensSessionOf(staff.manager.firstName))).toBeVisible()
  expect(await db.session.count({ where: { userId: staff.manager.id } })).toBe(0)
})

/** The e-mail in the outbox for this address; empty when there is none. */
async function messageTo(email: string): Promise<string> {
  const folder = join(setting('BRINDILLE_TEST_DATA_DIR'), 'outbox')
  const files = await readdir(folder).catch(() => [])
  // Files with another extension are being written, and renamed afterwards.
  const written = files.filter((name) => name.endsWith('.eml'))
  const messages = await Promise.all(written.map((name) => readFile(join(folder, name), 'utf8')))
  return messages.find((message) => message.includes(`To: ${email}`)) ?? ''
}

test('a code sent by e-mail opens a session', async ({ page, staff }) => {
  const { email } = staff.teacher
  await open(page, '/login')
  await page.getByRole('button', { name: 'Recevoir un lien par courriel' }).click()
  await page.getByLabel('Courriel').fill(email)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByLabel('Code à six chiffres')).toBeVisible()
  await expect.poll(() => messageTo(email)).toMatch(/\b\d{6}\b/)
  const code = /(?:code|=A0|: )\D*?(\d{6})\b/.exec(await messageTo(email))?.[1] ?? ''
  // As some mail applications copy it.
  await page.getByLabel('Code à six chiffres').pressSequentially(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.getByRole('button', { name: 'Entrer avec ce code' }).click()
  await expect(page).toHaveURL('/quiz')
})

test('a manager without a daycare creates her first, and works in it', async ({ page, db, signIn }) => {
  const manager = await createPerson(db, 'MANAGER', undefined, { firstName: 'Nadia' })
  await signIn(manager)
  await open(page, '/quiz')
  await expect(page).toHaveURL('/create-daycare')
  await expect(page.getByText('Bonjour Nadia')).toBeVisible()
  await page.getByLabel('Nom du milieu').fill('Garderie des Bouleaux')
  await page.getByRole('button', { name: 'Créer le milieu' }).click()
  await expect(page).toHaveURL('/quiz')
  await expect(page.getByText('Garderie des Bouleaux').filter({ visible: true }).first()).toBeVisible()
})

test('a manager of two daycares goes from one to the other', async ({ page, db, staff, signIn }) => {
  const second = await createDaycare(db, { name: 'Garderie du Ruisseau' })
  await db.membership.create({ data: { daycareId: second.id, userId: staff.manager.id, role: 'MANAGER' } })
  await signIn(staff.manager)
  await open(page, '/team')
  await page.getByRole('button', { name: new RegExp(staff.daycare.name) }).click()
  await page.getByRole('menuitemradio', { name: 'Garderie du Ruisseau' }).click()
  await expect(page.getByRole('button', { name: /Garderie du Ruisseau/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Garderie du Ruisseau/ })).toBeVisible()
})

test('an educator corrects her own name', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Corriger mon nom' }).click()
  const dialog = page.getByRole('dialog', { name: 'Corriger mon nom' })
  await dialog.getByLabel('Prénom').fill('Océane')
  await dialog.getByLabel('Nom', { exact: true }).fill('Saint-Hilaire')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: 'Compte\u00A0: Océane Saint-Hilaire' }).filter({ visible: true }),
  ).toHaveCount(1)
})

test('the privacy page is one link away, and leads back', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/definitions')
  await page
    .getByRole('button', { name: /^Compte/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('link', { name: 'Vie privée' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { name: 'Combien de temps' })).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à l’application' }).click()
  await expect(page).toHaveURL('/quiz')
})

test('a superadmin lands on her dashboard, finds any daycare by its name and works in it, or in all', async ({
  page,
  db,
  signIn,
}) => {
  const { name } = await createDaycare(db, { name: `Zone ${crypto.randomUUID()}` })
  const admin = await createPerson(db, 'SUPERADMIN')
  // More than the menu proposes.
  for (let number = 0; number < PROPOSED_DAYCARES; number++) await createDaycare(db)
  await signIn(admin)
  await open(page, '/')
  await expect(page).toHaveURL('/admin')
  await page.getByRole('button', { name: /^Milieu\s: Tous les milieux/ }).click()
  await page.getByRole('menuitem', { name: 'Chercher un milieu…' }).click()
  await expect(page).toHaveURL('/admin/daycares')
  await page.getByLabel('Chercher un milieu').fill(name)
  await page.getByRole('button', { name: `Actions pour ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Travailler dans ce milieu' }).click()
  const selector = page.getByRole('button', { name: new RegExp(`^Milieu\\s: ${name}`) })
  await expect(selector).toBeVisible()
  await selector.click()
  await expect(page.getByRole('menuitemradio', { name })).toBeFocused()
  await page.getByRole('menuitemradio', { name: 'Tous les milieux' }).click()
  await expect(page.getByRole('button', { name: /^Milieu\s: Tous les milieux/ })).toBeVisible()
})

test('a manager can leave the creation of another daycare', async ({ page, staff, signIn }) => {
  await signIn(staff.manager)
  await open(page, '/create-daycare')
  await page.getByRole('link', { name: 'Revenir sans rien créer' }).click()
  await expect(page).toHaveURL('/administrator')
})

test('a person without a daycare can export her data and request the erasure of her account', async ({
  page,
  db,
  signIn,
}) => {
  const waiting = await createPerson(db, 'TEACHER')
  await signIn(waiting)
  await open(page, '/has_no_daycare')
  await page.getByRole('link', { name: 'Mon compte' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('definition').filter({ hasText: waiting.email })).toBeVisible()
  await examine(page, 'her account without a daycare', [1360])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: myDataWords.json }).click()
  expect((await download).suggestedFilename()).toBe('mes-donnees.json')
  await page.getByRole('button', { name: myDataWords.erase }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: myDataWords.erase }).click()
  await expect(page.getByText(myDataWords.pending)).toBeVisible()
  expect(await db.erasureRequest.count({ where: { userId: waiting.id } })).toBe(1)
  await page.getByRole('link', { name: 'Changer de mot de passe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changer de mot de passe' })).toBeVisible()
})

test('a person without a daycare can sign out', async ({ page, db, signIn }) => {
  const waiting = await createPerson(db, 'TEACHER')
  await signIn(waiting)
  await open(page, '/activities')
  await expect(page).toHaveURL('/has_no_daycare')
  await expect(page.getByText(waiting.email)).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  expect(await db.session.count({ where: { userId: waiting.id } })).toBe(0)
})

test('a newcomer who was going somewhere gets there once she has chosen her password', async ({ page, db, staff }) => {
  const newcomer = await createPerson(db, 'TEACHER', staff.daycare, {
    password: PASSWORD,
    passwordExpired: true,
    lastLogin: null,
  })
  await open(page, '/definitions?scrollTo=jeu')
  await fillIn(page, newcomer.email, PASSWORD)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue')
  await hydrated(page)
  for (const label of ['Nouveau mot de passe', 'Nouveau mot de passe, encore une fois'])
    await page.getByLabel(label, { exact: true }).fill('bottes-de-pluie-rouges')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page).toHaveURL('/definitions?scrollTo=jeu')
})
