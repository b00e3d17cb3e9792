import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { sendKept } from '#app/lib/kept/outbox.ts'
import { messageWithReference } from '#app/lib/parse-error.ts'
import { versionedOutbox, versionOf, type Waiting, waitingSchema } from './versioned-outbox.ts'

const Note = z.object({ id: z.string(), text: z.string() })
type Note = z.infer<typeof Note>
type Stored = Note & { updatedAt: Date }

const store = keptStore('versioned', waitingSchema(Note))
const ME = 'marie'
const ID = 'a'
const refusal = (status: number) => new Error(messageWithReference('Non.', status, '00AA11'))

beforeEach(() => {
  vi.useRealTimers()
  store.forget(ME, ID)
})

/** A server that stores only over the version that was seen, as ours does; its replies may be lost. */
function createServer() {
  let stored: Stored | undefined
  let clock = 1
  const write = (note: Note) => {
    stored = { ...note, updatedAt: new Date(clock++) }
    return stored
  }
  return {
    stored: () => stored,
    write,
    save: async (note: Note, seen: number | null): Promise<Stored> => {
      if (stored && stored.text === note.text) return stored
      if (versionOf(stored) !== seen) throw refusal(409)
      return write(note)
    },
    read: async () => stored,
  }
}

function outboxOf(server: ReturnType<typeof createServer>, save = server.save) {
  return versionedOutbox<Note, Stored>({
    store,
    owner: ME,
    idOf: ({ id }) => id,
    save,
    read: server.read,
    isSame: ({ text }, stored) => stored.text === text,
  })
}

/** What the hook does when the person writes. */
function write(text: string, seen: number | null = null): void {
  const waiting: Waiting<Note> | undefined = store.find(ME, ID)?.value
  store.keep(ME, ID, { value: { id: ID, text }, seen: waiting ? waiting.seen : seen, sent: waiting?.sent ?? [] })
}

const send = async (outbox: ReturnType<typeof outboxOf>) => (await sendKept(outbox, () => {}))?.kind ?? null

test('what was written while it was on its way is sent over the version that this made', async () => {
  const server = createServer()
  const outbox = outboxOf(server, async (note, seen) => {
    const saved = await server.save(note, seen)
    if (note.text === 'Trier') write('Trier et ranger')
    return saved
  })
  write('Trier')
  expect(await send(outbox)).toBeNull()
  expect(server.stored()?.text).toBe('Trier et ranger')
  expect(store.find(ME, ID)).toBeNull()
})

test('a version of another device is a conflict, which waits with what she wrote', async () => {
  const server = createServer()
  server.write({ id: ID, text: 'Écrit sur la tablette' })
  write('Écrit au bureau')
  expect(await send(outboxOf(server))).toBe('conflict')
  expect(await send(outboxOf(server))).toBe('conflict')
  expect(store.find(ME, ID)?.value.value.text).toBe('Écrit au bureau')
  expect(server.stored()?.text).toBe('Écrit sur la tablette')
})

test('a refused text is not thrown away', async () => {
  write('Trop long')
  expect(await send(outboxOf(createServer(), () => Promise.reject(refusal(400))))).toBe('refused')
  expect(store.find(ME, ID)?.value.value.text).toBe('Trop long')
})

test('whatever replies are lost, the last text is stored, and what she stored herself is no conflict', async () => {
  const call = fc.constantFrom('stored', 'lost', 'unreached')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(call, fc.boolean()), { maxLength: 12 }), async (calls) => {
      store.forget(ME, ID)
      const server = createServer()
      let next = 0
      const outbox = outboxOf(server, async (note, seen) => {
        const [fate] = calls[next++] ?? ['stored']
        if (fate === 'unreached') throw new TypeError('Failed to fetch')
        const saved = await server.save(note, seen)
        if (fate === 'lost') throw new TypeError('Failed to fetch')
        return saved
      })
      write('texte 0')
      for (const [index, [, isWriting]] of calls.entries()) {
        if (isWriting) write(`texte ${index + 1}`, versionOf(server.stored()))
        expect(await send(outbox)).not.toBe('conflict')
      }
      const last = store.find(ME, ID)?.value.value.text ?? server.stored()?.text
      while (await send(outbox)) expect(next).toBeLessThan(50)
      expect(server.stored()?.text).toBe(last)
      expect(store.find(ME, ID)).toBeNull()
    }),
  )
})
