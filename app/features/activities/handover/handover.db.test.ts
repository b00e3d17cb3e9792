import { expect, onTestFinished, test, vi } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createActivity, minimalSheet } from '#tests/support/activities.ts'
import { createTwoDaycares } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { saveDayNote } from '../week/day-notes.server.ts'
import { planActivity } from '../week/server.ts'
import { getHandover, saveHandoverText } from './handover.server.ts'
import { createHandoverLink, getHandoverLink, readHandoverLink, revokeHandoverLink } from './link.server.ts'

const ORIGIN = 'https://exemple.ca'
const FRIDAY = '2026-11-27'
/** Friday at noon, in Toronto. */
const NOON = new Date('2026-11-27T17:00:00Z')
/** A sentence that says enough by itself. */
const LONG = 'Cherchez les ombres au pied de la clôture, puis celles qui bougent quand le vent se lève.'
const NOT_FOUND = { code: 'NOT_FOUND' }

const tokenOf = ({ url }: { url: string }) => /^https:\/\/exemple\.ca\/releve\/([\w-]{43})$/.exec(url)?.[1] ?? ''

async function setUp() {
  const { here, there } = await createTwoDaycares(db())
  const owner = { daycareId: here.daycare.id, authorId: here.teacher.id }
  const own = await createActivity(db(), owner, { title: 'Les ombres' })
  const sheet = minimalSheet('Les ombres')
  const step = { moment: 'amorce', minutes: 5, jeuLibre: false } as const
  sheet.deroulement = [
    { ...step, texte: `${LONG} Puis sautez dessus.` },
    { ...step, texte: `Dites\u00A0: «\u00A0${LONG} Elles dorment.\u00A0» Puis courez. Assoyez-vous.` },
  ]
  sheet.securite.dangersAEliminer = ['Cordes au sol.']
  await db().activity.update({ where: { id: own.id }, data: { sheet } })
  const first = await createActivity(db(), owner, { title: 'Au réveil' })
  await planActivity(here.teacherScope, { activityId: own.id, day: FRIDAY, slot: 'OUTDOORS' })
  await planActivity(here.teacherScope, { activityId: first.id, day: FRIDAY, slot: 'MORNING' })
  await planActivity(here.teacherScope, { activityId: first.id, day: '2026-11-26', slot: 'MORNING' })
  await planActivity(here.managerScope, { activityId: own.id, day: FRIDAY, slot: 'AFTERNOON' })
  await db().user.update({ where: { id: here.teacher.id }, data: { groupSize: 8, groupAllergies: ['EGG'] } })
  await saveDayNote(here.teacherScope, { day: FRIDAY, text: 'Photo de groupe.', seen: null })
  await saveHandoverText(here.teacherScope, { topic: 'HABITS', text: 'Sieste à 12 h 30.', seen: null })
  await saveHandoverText(there.teacherScope, { topic: 'HABITS', text: 'Ailleurs.', seen: null })
  const link = async (now = NOON, day = FRIDAY) =>
    tokenOf(await createHandoverLink(here.teacherScope, { day }, ORIGIN, now))
  return { here, there, own, link }
}

test('is her day in its order, in short, with her group, her note and her texts, and nothing of others', async () => {
  const { here, there } = await setUp()
  const { result, queries } = await countQueries(() => getHandover(here.teacherScope, { day: FRIDAY }))
  expect(queries).toBe(4)
  expect(result).toMatchObject({
    group: { groupSize: 8, groupAllergies: ['EGG'] },
    note: 'Photo de groupe.',
    texts: [{ topic: 'HABITS', text: 'Sieste à 12 h 30.' }],
  })
  expect(result.activities.map(({ slot, title }) => [slot, title])).toEqual([
    ['MORNING', 'Au réveil'],
    ['OUTDOORS', 'Les ombres'],
  ])
  expect(result.activities[1]).toMatchObject({
    materials: [{ name: 'Feuilles, 10', isOptional: false }],
    steps: [{ minutes: 5, text: LONG }, { text: `Dites\u00A0: «\u00A0${LONG} Elles dorment.\u00A0» Puis courez.` }],
    safety: { supervision: 'palier2', dangersAEliminer: ['Cordes au sol.'] },
  })
  const elsewhere = { ...here.teacherScope, daycareId: there.daycare.id }
  for (const scope of [here.managerScope, elsewhere])
    expect(await getHandover(scope, { day: FRIDAY })).toMatchObject({ note: '', texts: [] })
  // In a session opened by a link that somebody else was shown.
  const unproven = { ...here.teacherScope, needsProof: true }
  expect(await getHandover(unproven, { day: FRIDAY })).toMatchObject({ note: '', texts: [] })
})

test('of two tabs the second is told, and no text is lost, within one millisecond too; an empty one removes it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { here } = await setUp()
  const topic = 'SAFETY' as const
  const first = await saveHandoverText(here.teacherScope, { topic, text: 'Trousse au crochet.', seen: null })
  const change = { topic, seen: first?.updatedAt.getTime() ?? null }
  const second = await saveHandoverText(here.teacherScope, { ...change, text: 'Trousse dans le sac.' })
  for (const text of ['Autre.', ''])
    await expect(saveHandoverText(here.teacherScope, { ...change, text })).rejects.toMatchObject({ code: 'CONFLICT' })
  const removal = { topic, text: '', seen: second?.updatedAt.getTime() ?? null }
  expect(await saveHandoverText(here.teacherScope, removal)).toBeNull()
})

test('its link shows the sheet as it is now, until the midnight of its day', async () => {
  const { here, link } = await setUp()
  const token = await link()
  expect(JSON.stringify(await db().handoverLink.findMany())).not.toContain(token)
  const { result, queries } = await countQueries(() => readHandoverLink(token, NOON))
  expect(queries).toBe(6)
  expect(result).toMatchObject({ day: FRIDAY, note: 'Photo de groupe.', activities: [{}, { title: 'Les ombres' }] })
  const row = await db().dayNote.findFirstOrThrow({ where: { userId: here.teacher.id } })
  await saveDayNote(here.teacherScope, { day: FRIDAY, text: 'Photo remise.', seen: row.updatedAt.getTime() })
  const LAST = new Date('2026-11-28T04:59:59Z')
  expect(await readHandoverLink(token, LAST)).toMatchObject({ note: 'Photo remise.' })
  expect(await getHandoverLink(here.teacherScope, LAST)).toMatchObject({ day: FRIDAY })
  const MIDNIGHT = new Date('2026-11-28T05:00:00Z')
  await expect(readHandoverLink(token, MIDNIGHT)).rejects.toMatchObject({
    ...NOT_FOUND,
    message: expect.stringContaining('terminée'),
  })
  expect(await getHandoverLink(here.teacherScope, MIDNIGHT)).toBeNull()
})

test('a new link ends the earlier one, a revoked one shows nothing, and each person has her own', async () => {
  const { here, there, link } = await setUp()
  const [first, second] = [await link(), await link()]
  await expect(readHandoverLink(first, NOON)).rejects.toMatchObject(NOT_FOUND)
  await expect(readHandoverLink('A'.repeat(43), NOON)).rejects.toMatchObject(NOT_FOUND)
  for (const scope of [here.managerScope, there.teacherScope]) {
    expect(await getHandoverLink(scope, NOON)).toBeNull()
    await revokeHandoverLink(scope)
  }
  expect(await readHandoverLink(second, NOON)).toMatchObject({ day: FRIDAY })
  await revokeHandoverLink(here.teacherScope)
  await expect(readHandoverLink(second, NOON)).rejects.toMatchObject(NOT_FOUND)
})

test('is made by a member, for today or the week to come', async () => {
  const { here, link } = await setUp()
  const make = (day: string, scope = here.teacherScope) => createHandoverLink(scope, { day }, ORIGIN, NOON)
  await expect(make('2026-11-26')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(make('2026-12-07')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await link(NOON, '2026-12-04')).toHaveLength(43)
  await expect(make(FRIDAY, { ...here.teacherScope, role: 'SUPERADMIN' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test.each(['left', 'erased', 'closed'] as const)('its link shows nothing once: %s', async (event) => {
  const { here, link } = await setUp()
  const token = await link()
  const { id } = here.teacher
  if (event === 'left') await db().membership.deleteMany({ where: { userId: id } })
  if (event === 'erased') await db().user.update({ where: { id }, data: { deletedAt: new Date() } })
  if (event === 'closed') await db().daycare.update({ where: { id: here.daycare.id }, data: { deletedAt: new Date() } })
  await expect(readHandoverLink(token, NOON)).rejects.toMatchObject(NOT_FOUND)
})
