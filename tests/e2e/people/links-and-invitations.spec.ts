import { addMinutes } from 'date-fns/addMinutes'
import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { hashToken, newToken } from '#app/server/session/token.server.ts'
import { linkWords } from '#content/pages/auth.ts'
import { createPerson, type StaffedDaycare } from '#tests/support/people.ts'
import { examine } from '../support/axe.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

const PASSWORD = 'cailloux-du-ruisseau-gris'

/** Creates a link of the manager for an educator who has signed in before. @returns the educator and the path of the link */
async function linkByManager(db: PrismaClient, { manager, daycare }: StaffedDaycare) {
  const teacher = await createPerson(db, 'TEACHER', daycare, { firstName: 'Marie', password: PASSWORD })
  const token = newToken()
  const link = { tokenHash: hashToken(token), purpose: 'LOGIN' as const, expiresAt: addMinutes(new Date(), 15) }
  await db.loginToken.create({ data: { ...link, userId: teacher.id, issuerId: manager.id } })
  const own = { daycareId: daycare.id, userId: teacher.id }
  await db.smallStep.create({ data: { ...own, text: 'Un petit pas à moi' } })
  return { teacher, path: `/auth?t=${token}` }
}

test('with a link that somebody else made, her shared work is available, and her notes after her password', async ({
  page,
  db,
  staff,
}) => {
  const { path } = await linkByManager(db, staff)
  await open(page, path)
  await page.getByRole('button', { name: linkWords.enter }).click()
  await expect(page).toHaveURL('/quiz')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Un petit pas à moi')).toBeHidden()
  await open(page, '/self-assessment')
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmez que c’est bien vous' })).toBeVisible()
  await examine(page, 'an invitation', [1360])
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Un petit pas à moi')).toBeVisible()
  await open(page, '/quiz')
  await expect(page.getByText('Un petit pas à moi')).toBeVisible()
})

test('a form is saved once she has proved her identity', async ({ page, db, staff, complaints }) => {
  complaints.expect(/status of 403/)
  const { path, teacher } = await linkByManager(db, staff)
  await open(page, path)
  await page.getByRole('button', { name: linkWords.enter }).click()
  await expect(page).toHaveURL('/quiz')
  await hydrated(page)
  await open(page, '/account')
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await page.getByRole('button', { name: 'Corriger mon nom' }).click()
  await page.getByLabel('Prénom').fill('Océane')
  // The session loses its proof of identity.
  await db.session.updateMany({ where: { userId: teacher.id }, data: { confirmedAt: null } })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const proof = page.getByRole('alertdialog', { name: 'Confirmez que c’est bien vous' })
  await proof.getByLabel('Mot de passe').fill(PASSWORD)
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Océane' })).toBeVisible()
  expect(await db.user.findUnique({ where: { id: teacher.id } })).toMatchObject({ firstName: 'Océane' })
})

test('a team invites somebody who has an account: she accepts when she signs in', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const former = await createPerson(db, 'TEACHER', undefined, { firstName: 'Geneviève', lastName: 'Pelletier' })
  await signIn(staff.manager)
  await open(page, '/team')
  await page.getByRole('button', { name: 'Ajouter à l’équipe' }).first().click()
  await page.getByLabel('Prénom').fill('Gen')
  await page.getByLabel('Nom', { exact: true }).fill('P.')
  await page.getByRole('textbox', { name: 'Courriel' }).fill(former.email)
  await page.getByRole('button', { name: 'Ajouter et montrer le lien' }).click()
  await expect(page.getByText(/^Gen P\. a déjà un compte\. Aucun courriel ne part/)).toBeVisible()
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeHidden()
  await page.getByRole('button', { name: 'Terminer' }).click()
  const row = page.getByRole('listitem').filter({ hasText: former.email })
  await expect(row.getByText(/et accepte quand elle se connecte/)).toBeVisible()
  await expect(row.getByRole('button', { name: /Montrer le lien/ })).toBeHidden()
  await expect(page.getByText('Pelletier')).toBeHidden()

  await signIn(former)
  await open(page, '/activities')
  await expect(page).toHaveURL('/has_no_daycare')
  await expect(page.getByText(/vous invite dans son équipe\.$/)).toBeVisible()
  await examine(page, 'an invitation', [1360])
  await page.getByRole('button', { name: /^Accepter/ }).click()
  await expect(page).toHaveURL('/quiz')

  await signIn(staff.manager)
  await open(page, '/team')
  await expect(page.getByRole('heading', { name: 'Geneviève Pelletier' })).toBeVisible()
})

test('she declines: no membership, and no invitation left', async ({ page, db, staff, signIn }) => {
  const former = await createPerson(db, 'TEACHER')
  const typed = { firstName: 'Aude', lastName: 'Roy', invitedById: staff.manager.id }
  await db.teamInvitation.create({ data: { daycareId: staff.daycare.id, userId: former.id, ...typed } })
  await signIn(former)
  await open(page, '/has_no_daycare')
  await page.getByRole('button', { name: /^Refuser/ }).click()
  await expect(page.getByRole('heading', { name: 'Aucun milieu pour l’instant' })).toBeVisible()
  expect(await db.membership.count({ where: { userId: former.id } })).toBe(0)
})
