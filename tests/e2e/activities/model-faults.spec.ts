import type { PrismaClient } from '#app/server/generated/prisma/client.ts'
import { FIXED_WORDS } from '#content/fixed-words.ts'
import { generationSentences } from '#content/generation.ts'
import { startFakeLlm } from '#tests/support/model/fake-llm.ts'
import { startServer } from '#tests/support/server.ts'
import { examine } from '../support/axe.ts'
import { test as base, expect, open } from '../support/fixtures.ts'

/* The language model fails, over real HTTP: what an educator sees, and what is not lost. */

type Faulty = { url: string; db: PrismaClient }

const test = base.extend<object, { faulty: Faulty; serverUrl: string; db: PrismaClient }>({
  faulty: [
    async ({}, use) => {
      const fake = await startFakeLlm()
      const settings = { OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: '500' }
      const server = await startServer({ LOG_LEVEL: 'silent', ...settings })
      await use(server)
      await server.stop()
      await fake.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverUrl: [({ faulty }, use) => use(faulty.url), { scope: 'worker' }],
  db: [({ faulty }, use) => use(faulty.db), { scope: 'worker' }],
})

test('when the model fails an error is shown in French, the form stays filled, the generation is not counted, and three similar activities are proposed', async ({
  page,
  db,
  staff,
  signIn,
}) => {
  test.setTimeout(90_000)
  const ages = page.getByRole('group', { name: /^Groupe d’âge/ })
  const domains = page.getByRole('group', { name: /^Domaine de développement/ })
  const observed = page.getByLabel(/^Qu’avez-vous observé/)
  await signIn(staff.teacher)
  await open(page, '/activities')
  await ages.getByLabel('3-4 ans').check()
  await domains.getByLabel('Langagier').check()
  await page.getByText('Préciser', { exact: true }).click()
  await observed.fill('Les enfants suivent une fourmi.')
  await page.getByLabel('Taille du groupe').selectOption('8')
  await expect(page.getByText(/Il vous reste 20\sactivités sur 20/)).toBeVisible()

  await page.getByRole('button', { name: FIXED_WORDS.generate }).click()
  await expect(page.getByText(generationSentences.modelUnavailable)).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText(/^Référence\s: 503-[0-9A-F]{6}$/)).toBeVisible()
  const near = page.getByText('Des activités proches, déjà dans la bibliothèque').locator('..').getByRole('link')
  await expect(near).toHaveCount(3)
  await expect(page.getByText(/Il vous reste 20\sactivités sur 20/)).toBeVisible()
  expect(await db.generation.findMany({ where: { userId: staff.teacher.id } })).toMatchObject([{ status: 'RELEASED' }])
  expect(await db.activity.count({ where: { daycareId: staff.daycare.id } })).toBe(0)
  await expect(ages.getByLabel('3-4 ans')).toBeChecked()
  await expect(domains.getByLabel('Langagier')).toBeChecked()
  await expect(observed).toHaveValue('Les enfants suivent une fourmi.')
  await expect(page.getByLabel('Taille du groupe')).toHaveValue('8')
  await examine(page, 'the model does not answer', [1360])

  // A retry sends the same request, and the rest of the application works.
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => db.generation.count({ where: { userId: staff.teacher.id } })).toBe(2)
  await expect(page.getByText(generationSentences.modelUnavailable)).toBeVisible({ timeout: 45_000 })
  await near.first().click()
  await expect(page).toHaveURL(/\/activities\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Déroulement' })).toBeVisible()
})
