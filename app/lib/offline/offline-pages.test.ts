import { describe, expect, test } from 'vitest'
import {
  askedAddress,
  fieldPageOf,
  filesOf,
  isPageFile,
  isReadableOffline,
  isReadCall,
  sheetsOf,
  standInAddress,
} from './offline-pages.ts'

describe('what can be read offline', () => {
  test.each([
    '/definitions',
    '/alex/risks-vs-benefits',
    '/alex/risks-vs-benefits/12',
    '/yearly-calendar/',
    '/what-to-do',
    '/rhymes',
    '/legal-framework',
    '/notes-to-portrait',
    '/alex/templates',
    '/activities/week',
    '/activities/019a0000-0000-7000-8000-000000000000',
  ])('%s', (path) => expect(isReadableOffline(path)).toBe(true))

  test.each([
    '/',
    '/login',
    '/activities',
    '/activities/trash',
    '/alex/quiz',
    '/quiz-reviews',
    '/admin',
    '/definitionsX',
  ])('not %s', (path) => expect(isReadableOffline(path)).toBe(false))

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

test('a page that was kept with other search parameters opens at the part that was asked for', () => {
  const asked = 'https://brindille.test/what-to-do?selectedSituation=bosse#essentiel'
  const address = standInAddress('https://brindille.test/what-to-do?selectedMoment=repas', asked)
  expect(address).toBe('/what-to-do?selectedMoment=repas#?selectedSituation=bosse#essentiel')
  expect(askedAddress(new URL(address, asked))).toBe('/what-to-do?selectedSituation=bosse#essentiel')
  const plain = standInAddress(asked, 'https://brindille.test/what-to-do')
  expect(askedAddress(new URL(plain, asked))).toBe('/what-to-do?')
  expect(askedAddress(new URL(asked))).toBeNull()
})

test('a sheet is kept with its page for the field, and no other page has one', () => {
  const sheet = '/activities/019a0000-0000-7000-8000-000000000000'
  expect(fieldPageOf(sheet)).toBe(`${sheet}/terrain`)
  expect(isReadableOffline(`${sheet}/terrain`)).toBe(true)
  for (const page of ['/activities/week', '/definitions', `${sheet}/terrain`]) expect(fieldPageOf(page)).toBeNull()
})

test('finds the sheets and the files that a page names, each once', () => {
  const sheet = '/activities/019a0000-0000-7000-8000-000000000000'
  const html = `<a href="${sheet}">A</a><a href="${sheet}">A</a><a href="/activities/week">S</a>
<script src="/assets/a.js"></script><img src="/images/x.svg"><a href="/definitions">D</a>`
  expect(sheetsOf(html)).toEqual([sheet])
  expect(filesOf(html)).toEqual(['/assets/a.js', '/images/x.svg'])
})
