import type { Locator, Page } from '@playwright/test'
import { type ActivitySheet, ADAPTATION_TARGETS } from '#app/domain/activity-sheet.ts'
import { STARTERS } from '#content/activities/starters.ts'
import { createActivity } from '#tests/support/activities.ts'
import { expect, open, test } from '../support/fixtures.ts'

/*
 * What comes out of the printer, counted in Chromium's PDF: the short sheet on one Letter page, the full one on two at
 * most, the week on one, whatever their length.
 */

test.describe.configure({ timeout: 120_000 })

/** Pages of what the page would print now. */
async function pages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Where the words themselves begin and end, in pixels, without what the style puts around them. */
function wordsOf(place: Locator): Promise<{ left: number; right: number }> {
  return place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })
}

/** Presses a button that prints, and counts the pages at that moment instead of opening the dialog of the browser. */
async function printed(page: Page, button: string): Promise<number> {
  await page.evaluate(() => {
    // The picture is taken when the page calls for it: the form it then has must still be there for the PDF.
    window.print = () => {
      document.querySelector('article[data-print]')?.setAttribute('data-asked', 'true')
      throw new Error('printed')
    }
  })
  await page.getByRole('button', { name: button }).click()
  return pages(page)
}

const long = (words: number, from: number) =>
  Array.from(
    { length: words },
    (_, index) => ['écorce', 'observer', 'ensemble', 'rivière', 'toucher'][(index + from) % 5],
  )
    .join(' ')
    .concat('.')
const many = (words: number) => Array.from({ length: 15 }, (_, index) => `${index + 1} ${long(words, index)}`)

/** Every list as long as the checks allow, every text as long as people write. */
function endless(): ActivitySheet {
  return {
    titre: long(10, 0).slice(0, 80),
    observationDepart: long(30, 0),
    intentionEducative: long(35, 1),
    domaines: [{ domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' }],
    objectifs: many(10),
    materiel: many(3).map((nom) => ({
      nom,
      quantite: '10 par enfant',
      facultatif: true,
      remplacement: long(4, 2),
      petitesPieces: true,
      aliment: true,
    })),
    preparation: many(10),
    deroulement: many(24).map((texte) => ({ moment: 'exploration', minutes: 4, texte, jeuLibre: true })),
    roleEducatrice: { gestes: many(10), questionsOuvertes: many(8) },
    vocabulaire: many(1),
    adaptations: ADAPTATION_TARGETS.map((pour, index) => ({ pour, texte: long(20, index) })),
    securite: {
      risquesAcceptes: many(8),
      dangersAEliminer: many(10),
      supervision: 'palier1',
      allergies: many(6),
    },
    observation: many(10),
    prolongements: many(10),
    reflexionRetroaction: many(10),
  }
}

const lengthOf = (value: unknown) => JSON.stringify(value).length
const LONGEST = STARTERS.toSorted((a, b) => lengthOf(b.sheet) - lengthOf(a.sheet)).slice(0, 6)

test('the longest starters hold on one page, and on two', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/printed/)
  await signIn(staff.teacher)
  for (const { key } of LONGEST) {
    const { id } = await db.activity.findUniqueOrThrow({ where: { starterKey: key } })
    await open(page, `/activities/${id}`)
    expect(await printed(page, 'Imprimer la fiche courte'), `${key}, courte`).toBe(1)
    await open(page, `/activities/${id}`)
    // As the menu of the browser prints it.
    expect(await pages(page), `${key}, complète`).toBeLessThanOrEqual(2)
    expect(await printed(page, 'Imprimer la fiche complète'), `${key}, complète`).toBeLessThanOrEqual(2)
  }
})

test('so does a sheet as long as a sheet can be', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/printed/)
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  const starter = await db.activity.findFirstOrThrow({ where: { starterKey: LONGEST[0]?.key ?? '' } })
  await db.activity.update({ where: { id }, data: { sheet: endless(), safety: starter.safety ?? {} } })
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  expect(await printed(page, 'Imprimer la fiche courte')).toBe(1)
  await open(page, `/activities/${id}`)
  expect(await pages(page)).toBeLessThanOrEqual(2)
})

test('both have the safety and how the sheet was made; the short one leaves the rest out', async ({
  page,
  staff,
  db,
  signIn,
  complaints,
}) => {
  complaints.expect(/printed/)
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Prolongements' })).toBeVisible()
  await page.emulateMedia({ media: null })
  await printed(page, 'Imprimer la fiche courte')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Matériel', 'Déroulement', 'Sécurité'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Composée à partir de la banque').last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prolongements' })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('words that stand apart on the screen do not touch on paper', async ({ page, staff, db, signIn }) => {
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  const { sheet, safety } = await db.activity.findFirstOrThrow({ where: { starterKey: LONGEST[0]?.key ?? '' } })
  const never = { facultatif: false, petitesPieces: false, aliment: false }
  const materiel = [{ nom: 'Bâche', quantite: 'une', remplacement: 'Drap', ...never }]
  await db.activity.update({
    where: { id },
    data: { sheet: { ...(sheet as ActivitySheet), materiel }, safety: safety ?? {} },
  })
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  await expect(page.getByRole('heading', { name: 'Points de sécurité vérifiés' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const PAIRS = ['.sheet-deroulement li p:first-child > span', '.sheet-materiel li > p']
  for (const pair of PAIRS) {
    const [before, after] = [page.locator(pair).nth(0), page.locator(pair).nth(1)]
    expect((await wordsOf(after)).left - (await wordsOf(before)).right, pair).toBeGreaterThan(2)
  }
})

test('a full week prints on one page, with one list of material', async ({ page, db, staff, signIn }) => {
  const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  const SLOTS = ['MORNING', 'OUTDOORS', 'AFTERNOON'] as const
  const starters = await db.activity.findMany({ where: { starterKey: { in: STARTERS.map(({ key }) => key) } } })
  const plan = (perSlot: number) =>
    db.plannedActivity.createMany({
      data: DAYS.flatMap((day, row) =>
        SLOTS.flatMap((slot, column) =>
          Array.from({ length: perSlot }, (_, rank) => ({
            daycareId: staff.daycare.id,
            userId: staff.teacher.id,
            day: new Date(day),
            slot,
            activityId: starters[(row * 12 + column * 4 + rank) % starters.length]?.id ?? '',
          })),
        ),
      ),
      skipDuplicates: true,
    })
  await signIn(staff.teacher)
  for (const perSlot of [1, 2, 4]) {
    await plan(perSlot)
    await open(page, '/activities/week?monday=2026-11-25')
    await expect(page.getByRole('heading', { name: 'Matériel à préparer' })).toBeVisible()
    expect(await pages(page), `${perSlot} par moment`).toBe(1)
  }
})
