import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createPerson, createTwoDaycares, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { OWN_NAMES_MAX } from './schema.ts'
import { createMaterial, createTheme, describedMaterials, getMaterials, getThemes } from './server.ts'

const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)

test('a daycare sees the reference names and its own, in French order, in one query', async () => {
  const { here, there } = await createTwoDaycares(db())
  await db().theme.create({ data: { name: 'Oiseaux', slug: 'oiseaux' } })
  await createTheme(here.teacherScope, { name: 'Étoiles' })
  await createTheme(here.managerScope, { name: 'Zébrures' })
  await createTheme(there.teacherScope, { name: 'Volcans' })
  const { result, queries } = await countQueries(() => getThemes(here.daycare.id))
  expect(namesOf(result)).toEqual(['Étoiles', 'Oiseaux', 'Zébrures'])
  expect(result.map(({ isReference }) => isReference)).toEqual([false, true, false])
  expect(queries).toBe(1)
  expect(namesOf(await getThemes(null))).toEqual(['Oiseaux'])
})

test('« Neige » and « neige » are one, also when they are created at the same time', async () => {
  const { here, there } = await createTwoDaycares(db())
  const created = await Promise.all(
    ['Neige', 'neige', 'NEIGE', ' neige', 'Neïge'].map((name) => createMaterial(here.teacherScope, { name })),
  )
  expect(new Set(created.map(({ id }) => id)).size).toBe(1)
  expect(await getMaterials(here.daycare.id)).toHaveLength(1)
  const elsewhere = await createMaterial(there.teacherScope, { name: 'Neige' })
  expect(elsewhere.id).not.toBe(created[0]?.id)
})

test('a reference name is never duplicated', async () => {
  const { here } = await createTwoDaycares(db())
  const reference = await db().material.create({ data: { name: 'Sable', slug: 'sable' } })
  const { result, queries } = await countQueries(() => createMaterial(here.teacherScope, { name: 'SABLE' }))
  expect(result).toEqual({ id: reference.id, name: 'Sable', isReference: true })
  expect(queries).toBe(1)
})

test('a list that is full says so', async () => {
  const { here } = await createTwoDaycares(db())
  const data = Array.from({ length: OWN_NAMES_MAX }, (_, index) => ({
    name: `Thème ${index}`,
    slug: `theme ${index}`,
    daycareId: here.daycare.id,
  }))
  await db().theme.createMany({ data })
  await expect(createTheme(here.teacherScope, { name: 'Un de trop' })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(createTheme(here.teacherScope, { name: 'thème 7' })).resolves.toMatchObject({ name: 'Thème 7' })
})

test('what was said of a material holds for its daycare alone, and the last answer counts', async () => {
  const { here, there } = await createTwoDaycares(db())
  const name = 'Bidons à goulot'
  await createMaterial(here.teacherScope, { name })
  await createMaterial(there.teacherScope, { name })
  expect(await getMaterials(here.daycare.id)).toContainEqual(expect.objectContaining({ name, isDescribed: false }))
  expect((await describedMaterials(here.teacherScope, [name])).size).toBe(0)
  await createMaterial(here.teacherScope, { name, description: { class: 'contenant', traits: [] } })
  await createMaterial(here.managerScope, { name, description: { class: 'naturel', traits: ['SMALL'] } })
  const { result, queries } = await countQueries(() => describedMaterials(here.teacherScope, ['bidons À GOULOT']))
  expect([...result]).toEqual([['bidons a goulot', { class: 'naturel', traits: ['SMALL'] }]])
  expect(queries).toBe(1)
  expect(await getMaterials(here.daycare.id)).toContainEqual(expect.objectContaining({ name, isDescribed: true }))
  expect(await getMaterials(there.daycare.id)).toContainEqual(expect.objectContaining({ name, isDescribed: false }))
})

test('nobody is asked about a material of the reference list, nor describes it', async () => {
  const { here } = await createTwoDaycares(db())
  await db().material.create({ data: { name: 'Gravier', slug: 'gravier' } })
  await createMaterial(here.teacherScope, { name: 'Gravier', description: { class: 'naturel', traits: ['SMALL'] } })
  expect(await getMaterials(here.daycare.id)).toContainEqual(
    expect.objectContaining({ name: 'Gravier', isDescribed: true }),
  )
  expect(await db().material.findFirst({ where: { slug: 'gravier' }, select: { class: true, traits: true } })).toEqual({
    class: null,
    traits: [],
  })
})

test('a superadmin without a daycare adds nothing', async () => {
  const admin = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  await expect(createTheme(admin, { name: 'Lune' }).catch((error: unknown) => error)).resolves.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('what the generator refuses does not enter its lists', async () => {
  const { here } = await createTwoDaycares(db())
  await expect(createTheme(here.teacherScope, { name: 'Épées et pistolets' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('armes'),
  })
  expect(await getThemes(here.daycare.id)).not.toContainEqual(expect.objectContaining({ name: 'Épées et pistolets' }))
})
