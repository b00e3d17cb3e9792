import { createPerson } from '#tests/support/people.ts'
import { insertQuestion } from '#tests/support/quizzes.ts'
import { expect, open } from '../support/fixtures.ts'
import { test } from '../support/own-server.ts'

/* All daycares share the question bank: this file has its own server, so that its questions are in no quiz of another test. */

const BANK = '/admin/question-bank'

test('a key that cannot be is refused beside the choices, and nothing is sent', async ({ page, db, signIn }) => {
  const { id } = await insertQuestion(db, { kind: 'MULTIPLE' })
  await signIn(await createPerson(db, 'SUPERADMIN'))
  const sendings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('questionBank_correctKey')) sendings.push(request.url())
  })
  await open(page, `${BANK}/${id}`)
  await page.getByRole('button', { name: 'Corriger la bonne réponse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Corriger la bonne réponse' })
  const choices = dialog.getByRole('group', { name: 'Bonnes réponses' })
  const send = () => dialog.getByRole('button', { name: 'Corriger et recalculer' }).click()
  await expect(choices.getByRole('alert')).toBeHidden()
  for (const checked of [['a'], [], ['a', 'b', 'c'], ['a', 'b']]) {
    for (const key of ['a', 'b', 'c'])
      await choices.getByRole('checkbox', { name: `Choix ${key}` }).setChecked(checked.includes(key))
    await send()
    const isFormerKey = checked.join() === 'a,b'
    await expect(choices).toContainText(
      isFormerKey ? 'Choisissez une autre bonne réponse.' : 'Indiquez la bonne réponse',
    )
  }
  await choices.getByRole('checkbox', { name: 'Choix c' }).check()
  await choices.getByRole('checkbox', { name: 'Choix a' }).uncheck()
  await dialog.getByLabel('Explication après une bonne réponse').fill('mot '.repeat(61))
  await send()
  await expect(dialog.getByText('Une explication compte au plus 60')).toBeVisible()
  expect(sendings).toEqual([])
})

test('the former rows stay, dimmed, until those of another filter are there', async ({ page, db, signIn }) => {
  await signIn(await createPerson(db, 'SUPERADMIN'))
  await open(page, BANK)
  const list = page.getByRole('region', { name: 'Questions' })
  const rows = list.getByRole('listitem')
  const before = await rows.allInnerTexts()
  expect(before.length).toBeGreaterThan(10)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/questionBank_getQuestionBank*', async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole('button', { name: 'À revoir' }).click()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(list.locator('> div').last()).toHaveCSS('opacity', '0.6')
  expect(await rows.allInnerTexts()).toEqual(before)
  answer()
  await expect(page.getByText('Aucune question')).toBeVisible()
  await expect(list).not.toHaveAttribute('aria-busy')
})
