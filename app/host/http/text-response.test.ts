import { expect, test } from 'vitest'
import { TextResponse } from './text-response.ts'

test('keeps the status of the response that it is made from, after its headers and its body were read', async () => {
  const refused = new Response('trop', {
    status: 429,
    statusText: 'Too Many Requests',
    headers: { 'retry-after': '2' },
  })
  const copy = new TextResponse(refused.body, refused)
  copy.headers.set('x-request-id', '1')
  expect(await copy.text()).toBe('trop')
  expect([copy.status, copy.statusText, copy.ok]).toEqual([429, 'Too Many Requests', false])
  expect([...copy.headers.keys()]).toEqual(expect.arrayContaining(['retry-after', 'x-request-id']))
})

test('keeps the status of a copy of a copy', async () => {
  const first = new TextResponse('absente', { status: 404 })
  const second = new TextResponse(first.body, first)
  second.headers.set('content-type', 'text/html')
  expect(await second.text()).toBe('absente')
  expect(second.status).toBe(404)
})

test('takes the responses of Node for its own, and nothing else', () => {
  expect(new Response('x') instanceof TextResponse).toBe(true)
  expect(TextResponse.redirect('http://127.0.0.1/', 302) instanceof TextResponse).toBe(true)
  expect({ status: 200 } instanceof TextResponse).toBe(false)
})

test('a text has one body, which can be read, and stays a text for the response that is made from it', async () => {
  const page = new TextResponse('d’écorce')
  expect(page.body).toBe(page.body)
  const copy = new TextResponse(page.body, { status: 404 })
  expect(await copy.text()).toBe('d’écorce')
  expect(copy.status).toBe(404)
  const chunks: string[] = []
  for await (const chunk of page.body ?? []) chunks.push(new TextDecoder().decode(chunk))
  expect(chunks).toEqual(['d’écorce'])
  expect(new TextResponse(null).body).toBeNull()
})

test('gives all of its content as it has it, and that of any other response', async () => {
  expect(await TextResponse.contentOf(new TextResponse('d’écorce'))).toBe('d’écorce')
  const bytes = new TextEncoder().encode('d’écorce')
  for (const other of [new TextResponse(bytes), new Response('d’écorce')])
    expect(await TextResponse.contentOf(other)).toEqual(bytes)
})
