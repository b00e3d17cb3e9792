import type { Page } from '@playwright/test'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { card, dragTo, placed, ROOT, swipe } from '../support/exercise-player.ts'
import { expect, hydrated, open, test } from '../support/fixtures.ts'

type Placement = { place: (page: Page) => Promise<void>; side: 'Risques' | 'Bénéfices' }

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Input methods, each with its gestures, which are used in turn for the statements of an exercise. */
const INPUT_METHODS: Record<string, Placement[]> = {
  buttons: [
    { side: 'Risques', place: click('Risques') },
    { side: 'Bénéfices', place: click('Bénéfices') },
  ],
  keys: [
    { side: 'Risques', place: press('r') },
    { side: 'Bénéfices', place: press('b') },
    { side: 'Risques', place: press('ArrowLeft') },
    { side: 'Bénéfices', place: press('ArrowRight') },
  ],
  'mouse, pen and finger': [
    { side: 'Risques', place: (page) => dragTo(page, 'risks') },
    { side: 'Bénéfices', place: (page) => dragTo(page, 'benefits', 'pen') },
    { side: 'Risques', place: (page) => swipe(page, -150) },
    { side: 'Bénéfices', place: (page) => swipe(page, 150) },
  ],
}

test.use({ hasTouch: true, viewport: { width: 1360, height: 1500 } })

for (const [name, placements] of Object.entries(INPUT_METHODS))
  test(`every statement of every exercise is placed by ${name}`, async ({ page, db, staff, signIn }) => {
    test.setTimeout(600_000)
    await signIn(staff.teacher)
    for (const { id, tags } of EXERCISES) {
      await open(page, `${ROOT}/${id}`)
      await hydrated(page)
      for (const [index, _tag] of tags.entries()) {
        await expect(card(page)).toContainText(`Énoncé ${index + 1} sur ${tags.length}`)
        const placement = placements[index % placements.length]
        await placement?.place(page)
        await placed(page, placement?.side ?? '', index + 1, tags.length)
      }
      await page.getByRole('button', { name: 'Terminer' }).click()
      await expect(page.getByRole('heading', { name: 'Ce qu’il faut retenir' })).toBeFocused()
      await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
    }
    const finished = await db.exerciseAttempt.findMany({
      where: { userId: staff.teacher.id, finishedAt: { not: null } },
      orderBy: { exerciseId: 'asc' },
    })
    expect(finished.map(({ exerciseId }) => exerciseId)).toEqual(EXERCISES.map(({ id }) => id))
  })
