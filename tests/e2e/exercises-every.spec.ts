import type { Page } from '@playwright/test'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { answering, card, dragTo, placed, ROOT, swipe } from './exercise-player.ts'
import { expect, open, test } from './fixtures.ts'

type Way = { place: (page: Page) => Promise<void>; side: 'Risques' | 'Bénéfices' }

/** Every way to place a statement; each situation has at least five, so each way serves in each. */
const WAYS: Way[] = [
  { side: 'Risques', place: (page) => page.getByRole('button', { name: 'Risques', exact: true }).click() },
  { side: 'Bénéfices', place: (page) => page.keyboard.press('b') },
  { side: 'Risques', place: (page) => dragTo(page, 'risks') },
  { side: 'Bénéfices', place: (page) => dragTo(page, 'benefits', 'pen') },
  { side: 'Risques', place: (page) => swipe(page, -150) },
  { side: 'Bénéfices', place: (page) => page.keyboard.press('ArrowRight') },
]

test.use({ hasTouch: true, viewport: { width: 1360, height: 1500 } })

const HALF = EXERCISES.length / 2
for (const [name, exercises] of [
  ['first', EXERCISES.slice(0, HALF)],
  ['second', EXERCISES.slice(HALF)],
] as const)
  test(`buttons, keys, mouse, pen and finger place the statements of every situation: ${name} half`, async ({
    page,
    db,
    staff,
    signIn,
  }) => {
    test.setTimeout(300_000)
    await signIn(staff.teacher)
    for (const { id, tags } of exercises) {
      await open(page, `${ROOT}/${id}`)
      await answering(page)
      for (const [index, _tag] of tags.entries()) {
        await expect(card(page)).toContainText(`Énoncé ${index + 1} sur ${tags.length}`)
        const way = WAYS[index % WAYS.length]
        await way?.place(page)
        await placed(page, way?.side ?? '', index + 1, tags.length)
      }
      await page.getByRole('button', { name: 'Terminer' }).click()
      await expect(page.getByRole('heading', { name: 'Ce qu’il faut retenir' })).toBeFocused()
      await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
    }
    const finished = await db.exerciseAttempt.findMany({
      where: { userId: staff.teacher.id, finishedAt: { not: null } },
      orderBy: { exerciseId: 'asc' },
    })
    expect(finished.map(({ exerciseId }) => exerciseId)).toEqual(exercises.map(({ id }) => id))
  })
