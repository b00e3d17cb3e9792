import type { Page } from '@playwright/test'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { card, dragTo, placed, ROOT, swipe } from '../support/exercise-player.ts'
import { expect, open, test } from '../support/fixtures.ts'

/*
 * The longest exercise of each kind is sorted to its end, by button, key and drag. That the three ways lead to the same state
 * in every exercise, whatever the statement, is proved without a browser (app/features/exercises/sort/sorting.test.ts).
 */

type Placement = { place: (page: Page) => Promise<void>; side: 'Risques' | 'Bénéfices' | 'Danger à éliminer' }

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Used in turn: six in a row, which is the shortest exercise, hold a button, keys, and at least one drag. */
const PLACEMENTS: Placement[] = [
  { side: 'Risques', place: click('Risques') },
  { side: 'Risques', place: press('r') },
  { side: 'Risques', place: (page) => dragTo(page, 'risks') },
  { side: 'Risques', place: press('ArrowLeft') },
  { side: 'Risques', place: (page) => swipe(page, -150) },
  { side: 'Danger à éliminer', place: click('Danger à éliminer') },
  { side: 'Bénéfices', place: click('Bénéfices') },
  { side: 'Bénéfices', place: press('b') },
  { side: 'Bénéfices', place: (page) => dragTo(page, 'benefits', 'pen') },
  { side: 'Bénéfices', place: press('ArrowRight') },
  { side: 'Bénéfices', place: (page) => swipe(page, 150) },
  { side: 'Danger à éliminer', place: press('e') },
]

test.use({ hasTouch: true, viewport: { width: 1360, height: 1500 } })

for (const kind of new Set(EXERCISES.map((exercise) => exercise.kind)))
  test(`every statement of an exercise ${kind} is placed, by button, key and drag`, async ({
    page,
    db,
    staff,
    signIn,
  }) => {
    const ofKind = EXERCISES.filter((exercise) => exercise.kind === kind)
    const { id, tags } = ofKind.toSorted((one, other) => other.tags.length - one.tags.length)[0] ?? { id: 0, tags: [] }
    await signIn(staff.teacher)
    await open(page, `${ROOT}/${id}`)
    for (const index of tags.keys()) {
      await expect(card(page)).toContainText(`Énoncé ${index + 1} sur ${tags.length}`)
      // Another first one in each exercise, so that every gesture meets every place.
      const placement = PLACEMENTS[(id + index) % PLACEMENTS.length]
      await placement?.place(page)
      await placed(page, placement?.side ?? '', index + 1, tags.length)
    }
    await page.getByRole('button', { name: 'Terminer' }).click()
    await expect(page.getByRole('heading', { name: 'Ce qu’il faut retenir' })).toBeFocused()
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
    const finished = await db.exerciseAttempt.findMany({
      where: { userId: staff.teacher.id, finishedAt: { not: null } },
    })
    expect(finished.map(({ exerciseId }) => exerciseId)).toEqual([id])
  })
