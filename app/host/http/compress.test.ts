import { describe, expect, test } from 'vitest'
import { chooseEncoding, isCompressible } from './compress.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0, *', undefined],
])('Accept-Encoding %j chooses %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})

describe('isCompressible', () => {
  const isCompressibleWith = (headers: Record<string, string>, status = 200) =>
    isCompressible(status, new Headers(headers))

  test('texts are', () => {
    expect(isCompressibleWith({ 'content-type': 'text/html; charset=utf-8' })).toBe(true)
    expect(isCompressibleWith({ 'content-type': 'application/json' })).toBe(true)
    expect(isCompressibleWith({ 'content-type': 'image/svg+xml' })).toBe(true)
  })

  test('event streams, images and what is compressed already are not', () => {
    expect(isCompressibleWith({ 'content-type': 'text/event-stream' })).toBe(false)
    expect(isCompressibleWith({ 'content-type': 'image/png' })).toBe(false)
    expect(isCompressibleWith({ 'content-type': 'text/html', 'content-encoding': 'br' })).toBe(false)
    expect(isCompressibleWith({ 'content-type': 'text/html', 'cache-control': 'no-transform' })).toBe(false)
    expect(isCompressibleWith({ 'content-type': 'text/html' }, 304)).toBe(false)
  })
})
