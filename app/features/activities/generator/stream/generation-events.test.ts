import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { baseSheet } from '#app/features/activities/safety/fixtures/base-sheet.ts'
import { encodeGenerationEvent, type GenerationEvent, readGenerationEvents } from './generation-events.ts'

const activity: ActivityDetail = {
  id: '019a9f00-0000-7000-8000-000000000001',
  title: baseSheet.titre,
  summary: 'Sauter dans les feuilles.',
  ageGroups: ['AGE_3_YEARS_4_YEARS'],
  developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR'],
  place: 'YARD',
  seasons: ['AUTUMN'],
  durationMinutes: 30,
  visibility: 'TEAM',
  source: 'BANK',
  authorName: 'Marie Lavoie',
  createdAt: new Date('2026-11-01T05:30:00.000Z'),
  sheet: baseSheet,
  themes: [],
  safety: { rules: [] },
  notice: '',
  picture: { src: '/images/activities/feuilles.svg', alt: 'Des enfants dans un tas de feuilles' },
  bankReviewedOn: '2026-11-22',
  refusals: [],
  neighbours: [],
  modelName: null,
  foundIn: null,
  version: 1,
  groupSize: null,
  allergies: [],
  editedAt: null,
  editedByName: null,
  reviewedAt: null,
  review: null,
  reviewedByName: null,
  isOwn: true,
  canEdit: true,
}
const done: GenerationEvent = { type: 'done', activityId: activity.id, activity }
const EVENTS: GenerationEvent[] = [
  { type: 'status', step: 'writing' },
  { type: 'section', key: 'titre', value: 'Un titre\nsur « deux » lignes\r\n\n: é 🍁' },
  { type: 'section', key: 'deroulement', value: baseSheet.deroulement },
  done,
]

function answer(text: string, cuts: number[] = []): Response {
  const bytes = new TextEncoder().encode(text)
  const at = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  const pieces = [0, ...at].map((from, index) => bytes.slice(from, at[index] ?? bytes.length))
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) if (piece.length > 0) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Response(body)
}

async function all(response: Response): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = []
  for await (const event of readGenerationEvents(response)) events.push(event)
  return events
}

describe('readGenerationEvents', () => {
  test('reads what was encoded, wherever the bytes are cut, even inside a character', async () => {
    const text = EVENTS.map(encodeGenerationEvent).join('')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 30 }), async (cuts) => {
        expect(await all(answer(text, cuts))).toEqual(EVENTS)
      }),
    )
  })

  test('skips comments, and accepts CRLF line ends', async () => {
    expect(await all(answer(`: brindille\n\n${encodeGenerationEvent(done)}`))).toEqual([done])
    expect(await all(answer(encodeGenerationEvent(done).replaceAll('\n', '\r\n')))).toEqual([done])
  })

  test('ends with the `done` event, whatever comes after', async () => {
    expect(await all(answer(encodeGenerationEvent(done).repeat(2)))).toEqual([done])
  })

  test('a stream that ends before the generation is an error', async () => {
    await expect(all(answer(encodeGenerationEvent({ type: 'status', step: 'writing' })))).rejects.toThrow(
      'ended before',
    )
  })

  test('a section of another shape is an error', async () => {
    await expect(all(answer('event: section\ndata: {"key":"titre","value":3}\n\n'))).rejects.toThrow()
  })

  test('leaving the loop early cancels the response', async () => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        controller.enqueue(new TextEncoder().encode(encodeGenerationEvent({ type: 'status', step: 'writing' }))),
      cancel: () => {
        cancelled = true
      },
    })
    for await (const event of readGenerationEvents(new Response(body))) {
      expect(event.type).toBe('status')
      break
    }
    await expect.poll(() => cancelled).toBe(true)
  })
})
