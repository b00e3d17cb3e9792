import { expect, test } from 'vitest'
import { SHEETS } from '#content/activities/sheets.ts'
import { AGE_STAGES } from '#content/guides/ages.ts'
import { BACKPACK_SECTIONS } from '#content/guides/backpack.ts'
import { CONTINUUM_STEPS_CONTENT } from '#content/guides/continuum.ts'
import {
  AGE_PICTURES,
  BACKPACK_PICTURES,
  MONTH_PICTURES,
  SITUATION_PICTURES,
  STEP_PICTURES,
} from '#content/guides/pictures.ts'
import { SITUATIONS } from '#content/guides/what-to-do.ts'
import { EMPTY_PICTURES, TOPIC_PICTURES } from '#content/pictures.ts'
import { QUESTION_TOPICS } from '#content/questions/topics.ts'

const ALL = [MONTH_PICTURES, AGE_PICTURES, STEP_PICTURES, BACKPACK_PICTURES, SITUATION_PICTURES]

test('every month, age, step and section has its picture, and every picture its place', () => {
  const places = [
    Array.from({ length: 12 }, (_, i) => String(i + 1)),
    AGE_STAGES.map(({ tag }) => tag),
    CONTINUUM_STEPS_CONTENT.map(({ step }) => String(step)),
    BACKPACK_SECTIONS.map(({ id }) => id),
  ]
  for (const [i, keys] of places.entries()) expect(Object.keys(ALL[i] ?? {}).sort()).toEqual(keys.sort())
  const situations: string[] = SITUATIONS.map(({ id }) => id)
  expect(Object.keys(SITUATION_PICTURES).filter((id) => !situations.includes(id))).toEqual([])
})

test('an emergency has none: one reads, and calls', () => {
  const urgent = SITUATIONS.filter(({ isUrgent }) => isUrgent)
  expect(urgent.length).toBeGreaterThan(0)
  expect(urgent.filter(({ id }) => SITUATION_PICTURES[id])).toEqual([])
})

test('no picture is shown twice, and each is told as its sheet tells it', () => {
  const pictures = ALL.flatMap((list) => Object.values(list))
  expect(new Set(pictures.map(({ sheet }) => sheet)).size).toBe(pictures.length)
  for (const { sheet, alt } of pictures) expect(alt).toBe(SHEETS.find(({ key }) => key === sheet)?.picture)
})

test('the picture of a month is of its season', () => {
  const seasons = [
    'WINTER',
    'WINTER',
    'SPRING',
    'SPRING',
    'SPRING',
    'SUMMER',
    'SUMMER',
    'SUMMER',
    'AUTUMN',
    'AUTUMN',
    'AUTUMN',
    'WINTER',
  ] as const
  for (const [i, season] of seasons.entries()) {
    const found = SHEETS.find(({ key }) => key === MONTH_PICTURES[i + 1]?.sheet)
    expect([i + 1, found?.seasons]).toEqual([i + 1, expect.arrayContaining([season])])
  }
})

test('every topic of the quizzes has its own picture, and what shows an empty list exists', () => {
  const topics = Object.values(QUESTION_TOPICS).flatMap((byKey) => Object.keys(byKey))
  expect(Object.keys(TOPIC_PICTURES).sort()).toEqual(topics.sort())
  const scenes = [...Object.values(TOPIC_PICTURES), ...Object.values(EMPTY_PICTURES)]
  expect(new Set(scenes).size).toBe(scenes.length)
  expect(scenes.filter((scene) => !SHEETS.some(({ key }) => key === scene))).toEqual([])
})
