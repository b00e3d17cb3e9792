import { changedElsewhereWords } from '#content/errors.ts'
import { keptTextWords } from '#content/pages/personal-data.ts'
import {
  weatherPolicyWords as policyWords,
  SUBJECT_TITLES,
  THRESHOLD_LABELS,
  weatherSentences,
  weatherWords as words,
} from '#content/pages/team/weather.ts'
import { complaintsOf } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

test('a manager confirms the policy of her daycare, an educator reads what it says of the day, and decides', async ({
  page,
  context,
  complaints,
  staff,
  signIn,
  db,
}) => {
  complaints.expect(/status of 409/)
  const subject = (title: string) => page.getByRole('group', { name: title, exact: true })
  const threshold = (name: keyof typeof THRESHOLD_LABELS) =>
    subject(SUBJECT_TITLES.cold).getByLabel(new RegExp(`^${THRESHOLD_LABELS[name]}`))

  // What is published stands in the fields; an order that makes no sense is said, and nothing is lost.
  await signIn(staff.manager)
  await open(page, '/weather')
  await expect(page.getByText(policyWords.proposed)).toBeVisible()
  await page.getByRole('link', { name: words.readAndConfirm }).click()
  await page.getByRole('button', { name: policyWords.confirm }).click()
  await expect(threshold('stayIn')).toHaveValue('-27')
  await threshold('adapt').fill('−30')
  await page.getByRole('button', { name: policyWords.save }).click()
  await expect(page.getByText(weatherSentences.order.cold)).toBeVisible()
  await expect(threshold('stayIn')).toBeFocused()
  expect(await complaintsOf(page)).toEqual([])
  await threshold('adapt').fill('−15')
  await expect(page.getByText(weatherSentences.order.cold)).toBeHidden()
  await threshold('babiesStayIn').fill('-12')
  const own = subject(SUBJECT_TITLES.cold).getByRole('textbox', { name: policyWords.wordsLabel })
  await own.fill('Sorties courtes, Léa reste au local.')
  await open(page, '/weather/policy')
  await expect(own).toHaveValue('Sorties courtes, Léa reste au local.')
  await expect(threshold('adapt')).toHaveValue('−15')
  await page.getByRole('button', { name: policyWords.save }).click()
  await expect(page.getByText(keptTextWords.advice)).toBeVisible()
  await own.fill('Sorties courtes, pauses au local.')
  const other = await context.newPage()
  await open(other, '/weather/policy')
  await other
    .getByLabel(new RegExp(`^${THRESHOLD_LABELS.adapt}`))
    .first()
    .fill('-14')
  await page.getByRole('button', { name: policyWords.save }).click()
  await expect(page.getByText(/^.*Confirmée le/)).toBeVisible()
  await expect(page.getByRole('button', { name: policyWords.edit })).toBeFocused()

  // The other tab, opened before, shows both and writes over nothing by itself.
  await other.getByRole('button', { name: policyWords.save }).click()
  await expect(other.getByText(changedElsewhereWords.lead)).toBeVisible()
  await other.getByRole('button', { name: changedElsewhereWords.takeTheirs }).click()
  await expect(other.getByText(/^.*Confirmée le/)).toBeVisible()
  await other.close()
  const stored = await db.weatherPolicy.findUniqueOrThrow({ where: { daycareId: staff.daycare.id } })
  expect(stored.rules).toMatchObject({ cold: { adapt: -15, stayIn: -27, babiesStayIn: -12 } })

  // A change is taken back.
  await page.getByRole('button', { name: policyWords.edit }).click()
  await expect(threshold('adapt')).toBeFocused()
  await threshold('adapt').fill('-14')
  await page.getByRole('button', { name: policyWords.save }).click()
  await expect(page.getByText('-14 ou moins').first()).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('-15 ou moins').first()).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('-15 ou moins').first()).toBeVisible()
  await expect(page.getByRole('button', { name: policyWords.edit })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await signIn(staff.teacher)
  await open(page, '/activities')
  const menu = page.getByRole('navigation', { name: 'Principale' })
  await menu.getByRole('link', { name: words.title }).click()
  const answer = page.getByRole('status').filter({ hasText: words.says.saved })
  await expect(page.getByText(words.waiting)).toBeVisible()
  await page.getByLabel(words.measures.temperature).fill('-10')
  await expect(answer).toContainText(words.levels.USUAL)
  await page.getByLabel(words.measures.wind).fill('20')
  await expect(page.getByText(words.computed(-18))).toBeVisible()
  await expect(answer).toContainText(words.levels.ADAPT)
  await expect(page.getByText('Sorties courtes, pauses au local.')).toBeVisible()
  await expect(page.getByText(words.youDecide)).toBeVisible()
  await page.getByLabel('0-18 mois').check()
  await expect(answer).toContainText(words.levels.STAY_IN)
  await expect(page.getByRole('radio', { name: words.indoors })).toBeChecked()
  await page.getByLabel('0-18 mois').uncheck()
  await page.getByLabel(words.measures.uv).fill('beaucoup')
  await expect(page.getByText(words.invalid(0, 20))).toBeVisible()
  await page.getByLabel(words.measures.uv).fill('2')
  await page.getByLabel(words.measures.uv).press('ArrowUp')
  await expect(page.getByLabel(words.measures.uv)).toHaveValue('3')
  await page.getByLabel(words.thunder).check()
  await expect(answer).toContainText(words.levels.STAY_IN)
  expect(await complaintsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await complaintsOf(page)).toEqual([])
  await page.getByRole('radio', { name: words.outdoors }).check()
  await page.getByLabel(words.thunder).uncheck()
  await expect(page.getByRole('radio', { name: words.outdoors })).toBeChecked()

  // Kept on this device for today, and cleared at once, with a way back.
  await open(page, '/weather')
  await expect(page.getByLabel(words.measures.wind)).toHaveValue('20')
  await page.getByRole('button', { name: words.clear }).click()
  await expect(page.getByLabel(words.measures.wind)).toHaveValue('')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByLabel(words.measures.wind)).toHaveValue('20')
  await expect(answer).toContainText(words.levels.ADAPT)

  // What is proposed shows its picture, as in the library.
  const proposed = page.getByRole('region', { name: words.activities }).getByRole('listitem')
  await expect(proposed).toHaveCount(6)
  await expect(proposed.getByRole('img')).toHaveCount(6)
  for (const picture of await proposed.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('« Beau pour sortir? » is a press away from the week, for who belongs to the daycare', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn(staff.teacher)
  await open(page, '/activities/week')
  await page.getByRole('main').getByRole('link', { name: words.title }).click()
  await expect(page).toHaveURL('/weather')
})
