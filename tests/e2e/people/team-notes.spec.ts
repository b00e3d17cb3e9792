import { changedElsewhereWords } from '#content/errors.ts'
import { keptTextWords } from '#content/pages/personal-data.ts'
import { teamNoteWords as words } from '#content/pages/team/team-notes.ts'
import { expect, open, test } from '../support/fixtures.ts'

test('a team reads and writes its notes: one is added, kept while the page is left, pinned, deleted and taken back', async ({
  page,
  staff,
  signIn,
}) => {
  const field = page.getByRole('textbox', { name: words.add })
  const note = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await signIn(staff.teacher)
  await open(page, '/activities')
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: words.title }).click()
  await expect(page.getByText(words.none)).toBeVisible()
  await field.fill('La clé du cabanon est accrochée près de la porte.')
  await open(page, '/team-notes')
  await expect(field).toHaveValue('La clé du cabanon est accrochée près de la porte.')
  await expect(page.getByText(words.none)).toBeVisible()
  await page.getByRole('button', { name: words.publish }).click()
  await expect(note('La clé du cabanon')).toContainText('Personne')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  // What may name a child is asked about first.
  await field.fill('Léa sera absente.')
  await page.getByRole('button', { name: words.publish }).click()
  await expect(page.getByText(keptTextWords.advice)).toBeVisible()
  await field.fill('Une enfant sera absente.')
  await page.getByRole('button', { name: words.publish }).click()
  await expect(note('Une enfant sera absente.')).toBeVisible()

  await signIn(staff.manager)
  await open(page, '/team-notes')
  await expect(page.getByRole('button', { name: words.edit })).toHaveCount(0)
  await note('La clé').getByRole('button', { name: words.pin }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first(),
  ).toContainText(words.pinned)
  await note('Une enfant').getByRole('button', { name: words.remove }).click()
  await expect(note('Une enfant')).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(note('Une enfant')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(field).toBeHidden()
  await expect(page.getByText('La clé du cabanon')).toBeVisible()
})

test('of two tabs that change one note, the second reads both texts and chooses', async ({
  page,
  context,
  complaints,
  staff,
  signIn,
  db,
}) => {
  complaints.expect(/status of 409/)
  const row = { id: crypto.randomUUID(), daycareId: staff.daycare.id, userId: staff.teacher.id, text: 'Réunion jeudi.' }
  await db.teamNote.create({ data: row })
  await signIn(staff.teacher)
  await open(page, '/team-notes')
  const other = await context.newPage()
  await open(other, '/team-notes')
  for (const [tab, text] of [
    [page, 'Réunion mardi.'],
    [other, 'Réunion lundi.'],
  ] as const) {
    await tab.getByRole('button', { name: words.edit }).click()
    await expect(tab.getByRole('textbox', { name: words.editLabel })).toBeFocused()
    await tab.getByRole('textbox', { name: words.editLabel }).fill(text)
  }
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText('Réunion mardi.')).toBeVisible()
  await other.getByRole('button', { name: words.save, exact: true }).click()
  await expect(other.getByText(changedElsewhereWords.lead)).toBeVisible()
  await other.getByRole('button', { name: changedElsewhereWords.keepMine }).click()
  await expect(other.getByText(changedElsewhereWords.lead)).toBeHidden()
  await expect(other.getByRole('listitem').filter({ hasText: 'Réunion lundi.' })).toContainText(words.changed)
  expect((await db.teamNote.findUniqueOrThrow({ where: { id: row.id } })).text).toBe('Réunion lundi.')
})
