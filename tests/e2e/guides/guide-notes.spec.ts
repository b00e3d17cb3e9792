import { expect, open, test } from '../support/fixtures.ts'

test('a note written in two tabs: both texts are shown, and none is lost', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/409/)
  await signIn(staff.teacher)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/yearly-calendar')
    await tab.getByRole('button', { name: 'Ajouter une note pour avril' }).click()
  }
  const field = (tab: typeof page) => tab.getByRole('textbox', { name: 'Ma note pour avril' })
  await field(other).fill('Chercher les bourgeons.')
  await field(other).blur()
  await expect(other.getByText('Enregistré', { exact: true })).toBeVisible()

  await field(page).fill('Louer des bottes.')
  await field(page).blur()
  const choice = page.getByRole('alert')
  await expect(choice).toContainText('Chercher les bourgeons.')
  await expect(choice).toContainText('Louer des bottes.')
  await choice.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  const key = { daycareId: staff.daycare.id, userId: staff.teacher.id, month: 4 }
  expect(await db.monthNote.findFirst({ where: key })).toMatchObject({ text: 'Louer des bottes.' })

  await field(other).fill('Chercher les premiers bourgeons.')
  await field(other).blur()
  await other.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(field(other)).toHaveValue('Louer des bottes.')
  await field(other).fill('Louer des bottes pour tous.')
  await field(other).blur()
  await expect(other.getByText('Enregistré', { exact: true })).toBeVisible()
})

test('an answer given in another tab is shown before it is overwritten', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/409/)
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  const key = { ...own, cardId: 'ge-01', round: 1 }
  await db.reflection.create({ data: { ...key, level: 'SOMETIMES', note: '' } })
  await signIn(staff.teacher)
  await open(page, '/self-assessment')
  await db.reflection.updateMany({ where: key, data: { level: 'OFTEN', note: 'Écrit sur la tablette.' } })
  const card = page.getByRole('article').first()
  await card.getByRole('textbox', { name: /^Un fait vu cette semaine/ }).fill('Aux départs seulement.')
  await card.getByRole('textbox', { name: /^Un fait vu cette semaine/ }).blur()
  await expect(card.getByRole('alert')).toContainText('Souvent. Écrit sur la tablette.')
  await expect(card.getByRole('alert')).toContainText('Parfois. Aux départs seulement.')
  await card.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(card.getByRole('radio', { name: 'Souvent' })).toBeChecked()
  await expect(card.getByRole('textbox', { name: /^Un fait vu cette semaine/ })).toHaveValue('Écrit sur la tablette.')
  await card.getByRole('radio', { name: 'Pas encore' }).check()
  await expect(card.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(await db.reflection.findFirst({ where: key })).toMatchObject({ level: 'NOT_YET' })
})

test('a note that seems to name a child raises a question before it is saved', async ({ page, db, staff, signIn }) => {
  const key = { daycareId: staff.daycare.id, userId: staff.teacher.id, month: 6 }
  await signIn(staff.teacher)
  await open(page, '/yearly-calendar')
  await page.getByRole('button', { name: 'Ajouter une note pour juin' }).click()
  const field = page.getByRole('textbox', { name: 'Ma note pour juin' })
  await field.fill('Refaire la fraise avec Mathilde.')
  await field.blur()
  const question = page.getByRole('alert')
  await expect(question).toContainText('« Mathilde »')
  expect(await db.monthNote.count({ where: key })).toBe(0)
  await question.getByRole('button', { name: 'Corriger le texte' }).click()
  await expect(field).toBeFocused()
  await field.fill('Refaire la fraise avec le groupe.')
  await field.blur()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await expect(question).toHaveCount(0)
  await field.fill('Demander à Mathilde, ma collègue.')
  await field.blur()
  await question.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  expect(await db.monthNote.findFirst({ where: key })).toMatchObject({ text: 'Demander à Mathilde, ma collègue.' })
})

test('a small step changed in another tab is shown beside the typed one, and a name raises a question first', async ({
  page,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/409/)
  const key = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  await db.smallStep.create({ data: { ...key, text: 'Attendre avant de parler.' } })
  await signIn(staff.teacher)
  await open(page, '/self-assessment')
  const section = page.getByRole('region', { name: 'Mon prochain petit pas' })
  await section.getByRole('button', { name: 'Changer' }).click()
  await db.smallStep.updateMany({ where: key, data: { text: 'Écrit sur la tablette.' } })
  const field = section.getByRole('textbox', { name: 'Ce que je vais essayer' })
  await field.fill('Sortir plus tôt avec Mathilde.')
  await section.getByRole('button', { name: 'Garder ce petit pas' }).click()
  await expect(section.getByRole('alert')).toContainText('« Mathilde »')
  await section.getByRole('button', { name: 'Corriger le petit pas' }).click()
  await expect(field).toBeFocused()
  await field.fill('Sortir plus tôt.')
  await section.getByRole('button', { name: 'Garder ce petit pas' }).click()
  const choice = section.getByRole('alert')
  await expect(choice).toContainText('Écrit sur la tablette.')
  await expect(choice).toContainText('Sortir plus tôt.')
  await choice.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(section.getByRole('button', { name: 'C’est fait' })).toBeVisible()
  await expect.poll(() => db.smallStep.findFirst({ where: key })).toMatchObject({ text: 'Sortir plus tôt.' })
})

test('drafts of a note, a reflection and a small step survive the closed tab', async ({
  page,
  context,
  db,
  staff,
  signIn,
  complaints,
}) => {
  complaints.expect(/409/)
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id }
  await db.reflection.create({ data: { ...own, cardId: 'ge-01', round: 1, level: 'OFTEN', note: '' } })
  await signIn(staff.teacher)
  const later = await context.newPage()
  await open(page, '/yearly-calendar')
  await page.getByRole('button', { name: 'Ajouter une note pour mai' }).click()
  await page.getByRole('textbox', { name: 'Ma note pour mai' }).fill('Semer les capucines.')
  expect(await db.monthNote.count({ where: own })).toBe(0)
  await page.close()
  await open(later, '/yearly-calendar')
  await expect(later.getByRole('textbox', { name: 'Ma note pour mai' })).toHaveValue('Semer les capucines.')
  await expect.poll(() => db.monthNote.findFirst({ where: own })).toMatchObject({ text: 'Semer les capucines.' })

  const last = await context.newPage()
  await open(later, '/self-assessment')
  const note = (tab: typeof page) =>
    tab
      .getByRole('article')
      .first()
      .getByRole('textbox', { name: /^Un fait vu cette semaine/ })
  const step = (tab: typeof page) => tab.getByRole('textbox', { name: 'Ce que je vais essayer' })
  await later.getByRole('button', { name: 'Écrire le mien' }).click()
  await step(later).fill('Sortir plus tôt.')
  await note(later).fill('Aux départs.')
  await later.close()
  // The draft is older than this change: it must not overwrite it.
  await db.reflection.updateMany({ where: own, data: { note: 'Écrit sur la tablette.' } })
  await open(last, '/self-assessment')
  await expect(step(last)).toHaveValue('Sortir plus tôt.')
  await last.getByRole('button', { name: 'Garder ce petit pas' }).click()
  await expect(last.getByRole('button', { name: 'C’est fait' })).toBeVisible()
  const choice = last.getByRole('article').first().getByRole('alert')
  await expect(choice).toContainText('Écrit sur la tablette.')
  await expect(choice).toContainText('Aux départs.')
  await choice.getByRole('button', { name: 'Garder le mien' }).click()
  await expect.poll(() => db.reflection.findFirst({ where: own })).toMatchObject({ note: 'Aux départs.' })
  const left = () => last.evaluate(() => Object.keys(localStorage).filter((key) => /note|step|reflection/.test(key)))
  await expect.poll(left).toEqual([])
})

test('a choice is shown synchronously', async ({ page, staff, signIn }) => {
  await signIn(staff.teacher)
  await open(page, '/alex/continuum')
  const select = page.getByRole('combobox', { name: 'Lieux' })
  await expect(select).toBeEnabled()
  const shown = await select.evaluate((element: HTMLSelectElement) => {
    element.value = '3'
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return element.value
  })
  expect(shown).toBe('3')
  await open(page, '/self-assessment')
  const radio = page.getByRole('article').first().getByRole('radio', { name: 'Souvent' })
  const isChosen = await radio.evaluate((element: HTMLInputElement) => {
    element.click()
    return element.checked
  })
  expect(isChosen).toBe(true)
})

test('the note of a month is shown to the team by a tick, asked about when it may name a child', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  const own = { daycareId: staff.daycare.id, userId: staff.teacher.id, month: 5 }
  await db.monthNote.create({ data: { ...own, text: 'Semer les fèves avec Théo.' } })
  await signIn(staff.teacher)
  await open(page, '/yearly-calendar')
  const field = page.getByRole('textbox', { name: 'Ma note pour mai' })
  const tick = page.getByRole('checkbox', { name: 'La montrer à mon équipe' })
  await tick.click()
  await page.getByRole('alert').getByRole('button', { name: 'Corriger' }).click()
  await expect(tick).not.toBeChecked()
  await field.fill('Semer les fèves avant la Saint-Jean.')
  await field.blur()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await tick.check()
  await expect(page.getByText('Toute votre équipe la lit')).toBeVisible()
  // What others read already changes by a press, not by leaving the field.
  await field.fill('Semer les fèves et les pois.')
  await field.blur()
  await page.getByRole('button', { name: 'Enregistrer pour l’équipe' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  await signIn(staff.manager)
  await open(page, '/yearly-calendar')
  const shown = page.getByText('Semer les fèves et les pois.')
  await expect(shown).toContainText(`${staff.teacher.firstName} ${staff.teacher.lastName}`)
})
