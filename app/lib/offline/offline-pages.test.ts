import { describe, expect, test } from 'vitest'
import { isPageFile, isReadableOffline, isReadCall } from './offline-pages.ts'

describe('what can be read offline', () => {
  test.each([
    '/definitions',
    '/alex/risks-vs-benefits',
    '/alex/risks-vs-benefits/12',
    '/yearly-calendar/',
    '/what-to-do',
  ])('%s', (path) => expect(isReadableOffline(path)).toBe(true))

  test.each(['/', '/login', '/activities', '/alex/quiz', '/quiz-reviews', '/admin', '/definitionsX'])(
    'not %s',
    (path) => expect(isReadableOffline(path)).toBe(false),
  )

  test('its reading calls, and no writing one', () => {
    expect(isReadCall('/_serverFn/exercises_getExercise')).toBe(true)
    expect(isReadCall('/_serverFn/auth_getCurrentUser')).toBe(true)
    expect(isReadCall('/_serverFn/exercises_saveAttempt')).toBe(false)
    expect(isReadCall('/_serverFn/activities_getActivities')).toBe(false)
    expect(isReadCall('/_serverFn/auth_logout')).toBe(false)
  })

  test('its files', () => {
    expect(isPageFile('/assets/index-abc.js')).toBe(true)
    expect(isPageFile('/images/exercises/1.svg')).toBe(true)
    expect(isPageFile('/_serverFn/assets')).toBe(false)
  })
})
