import type { Locator, Page } from '@playwright/test'
import { type ActivitySheet, ADAPTATION_TARGETS } from '#app/domain/activity-sheet.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { createActivity } from '#tests/support/activities.ts'
import { expect, open, test } from '../support/fixtures.ts'

/*
 * Number of printed pages, counted in the PDF of Chromium: the short sheet on one Letter page, the full one on at most two,
 * the week on one, whatever their length.
 */

test.describe.configure({ timeout: 120_000 })

/** Number of pages that the current page prints. */
async function pages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Left and right edge of the text of an element, in pixels, without padding and generated content. */
function textEdges(place: Locator): Promise<{ left: number; right: number }> {
  return place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })
}

/** Prints in a format. @returns the number of pages at that moment, instead of opening the print dialog */
async function printed(page: Page, format: string): Promise<number> {
  await page.evaluate(() => {
    // Throwing keeps the page in its print layout until the PDF is made.
    window.print = () => {
      document.querySelector('article[data-print]')?.setAttribute('data-asked', 'true')
      throw new Error('printed')
    }
  })
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await page.getByRole('menuitem', { name: format }).click()
  return pages(page)
}

const longText = (words: number, from: number) =>
  Array.from(
    { length: words },
    (_, index) => ['écorce', 'observer', 'ensemble', 'rivière', 'toucher'][(index + from) % 5],
  )
    .join(' ')
    .concat('.')
const manyTexts = (words: number) => Array.from({ length: 15 }, (_, index) => `${index + 1} ${longText(words, index)}`)

/** A very long sheet: every list at its limit, with long texts. */
function longestSheet(): ActivitySheet {
  return {
    titre: longText(10, 0).slice(0, 80),
    observationDepart: longText(30, 0),
    intentionEducative: longText(35, 1),
    domaines: [{ domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' }],
    objectifs: manyTexts(10),
    materiel: manyTexts(3).map((nom) => ({
      nom,
      quantite: '10 par enfant',
      facultatif: true,
      remplacement: longText(4, 2),
      petitesPieces: true,
      aliment: true,
    })),
    preparation: manyTexts(10),
    deroulement: manyTexts(24).map((texte) => ({ moment: 'exploration', minutes: 4, texte, jeuLibre: true })),
    roleEducatrice: { gestes: manyTexts(10), questionsOuvertes: manyTexts(8) },
    vocabulaire: manyTexts(1),
    adaptations: ADAPTATION_TARGETS.map((pour, index) => ({ pour, texte: longText(20, index) })),
    securite: {
      risquesAcceptes: manyTexts(8),
      dangersAEliminer: manyTexts(10),
      supervision: 'palier1',
      allergies: manyTexts(6),
    },
    observation: manyTexts(10),
    prolongements: manyTexts(10),
    reflexionRetroaction: manyTexts(10),
  }
}

const lengthOf = (value: unknown) => JSON.stringify(value).length
const LONGEST = SHEETS.toSorted((a, b) => lengthOf(b.sheet) - lengthOf(a.sheet)).slice(0, 6)

test('the longest starters fit on one page, and on two', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/printed/)
  await signIn(staff.teacher)
  for (const { key } of LONGEST) {
    const { id } = await db.activity.findUniqueOrThrow({ where: { starterKey: key } })
    await open(page, `/activities/${id}`)
    expect(await printed(page, 'Fiche courte'), `${key}, courte`).toBe(1)
    await open(page, `/activities/${id}`)
    // Printed from the menu of the browser.
    expect(await pages(page), `${key}, complète`).toBeLessThanOrEqual(2)
    expect(await printed(page, 'Fiche complète'), `${key}, complète`).toBeLessThanOrEqual(2)
  }
})

test('so does the longest possible sheet', async ({ page, db, staff, signIn, complaints }) => {
  complaints.expect(/printed/)
  const { id } = await createActivity(db, { daycareId: staff.daycare.id, authorId: staff.teacher.id })
  const starter = await db.activity.findFirstOrThrow({ where: { starterKey: LONGEST[0]?.key ?? '' } })
  await db.activity.update({ where: { id }, data: { sheet: longestSheet(), safety: starter.safety ?? {} } })
  await signIn(staff.teacher)
  await open(page, `/activities/${id}`)
  expect(await printed(page, 'Fiche courte')).toBe(1)
  await open(page, `/activities/${id}`)
  expect(await pages(page)).toBeLessThanOrEqual(2)
})

test('both contain the safety section and the origin of the sheet; the short one leaves other sections out', async ({
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
  await printed(page, 'Fiche courte')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Matériel', 'Déroulement', 'Sécurité'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Adaptée de la banque').last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prolongements' })).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)

  // For parents: what the sheet says of what was lived, and nothing of how it was led.
  await page.emulateMedia({ media: null })
  expect(await printed(page, 'Pour les parents')).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Comparer des feuilles').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Pour en reparler à la maison' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sécurité' })).toBeHidden()
})

test('texts that are apart on the screen do not touch on paper', async ({ page, staff, db, signIn }) => {
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
  const rule = page.locator('.print-inline li').first()
  await expect(rule).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(rule).toBeVisible()
  const PAIRS = ['.sheet-deroulement li p:first-child > span', '.sheet-materiel li > p']
  for (const pair of PAIRS) {
    const [before, after] = [page.locator(pair).nth(0), page.locator(pair).nth(1)]
    expect((await textEdges(after)).left - (await textEdges(before)).right, pair).toBeGreaterThan(2)
  }
})

test('a full week prints on one page, with one list of material', async ({ page, db, staff, signIn }) => {
  const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  const SLOTS = ['MORNING', 'OUTDOORS', 'AFTERNOON'] as const
  const starters = await db.activity.findMany({ where: { starterKey: { in: SHEETS.map(({ key }) => key) } } })
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
  const text = `Sortie au boisé à 9 h 45. ${'Sifflet et trousse dans le sac. '.repeat(14)}`.trim()
  await db.dayNote.createMany({
    data: DAYS.map((day) => ({ daycareId: staff.daycare.id, userId: staff.teacher.id, day: new Date(day), text })),
  })
  await signIn(staff.teacher)
  for (const perSlot of [1, 2, 4]) {
    await plan(perSlot)
    await open(page, '/activities/week?monday=2026-11-25')
    await expect(page.getByRole('heading', { name: 'Matériel à préparer' })).toBeVisible()
    expect(await pages(page), `${perSlot} par moment`).toBe(1)
    if (perSlot > 1) continue
    // The usual week fills its sheet, in pixels of a landscape letter without its margins, with a picture of each activity.
    await page.setViewportSize({ width: 988, height: 748 })
    await page.emulateMedia({ media: 'print' })
    const pictures = page.locator('.week-picture').filter({ visible: true })
    await expect(pictures).toHaveCount(15)
    const drawn = await pictures.evaluateAll(
      (all) => all.filter((it) => (it as HTMLImageElement).naturalWidth > 0).length,
    )
    expect(drawn).toBe(15)
    expect((await page.locator('.print-week').boundingBox())?.height).toBeGreaterThan(720)
    await page.emulateMedia({ media: null })
  }
})
