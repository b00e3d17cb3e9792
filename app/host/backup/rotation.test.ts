import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { expect, test } from 'vitest'
import { nightlyName, outdatedBackups } from './rotation.ts'

const name = (date: Date) => nightlyName(format(date, 'yyyy-MM-dd'))

/** What is left after so many nights, each followed by the removal of what is no longer kept. */
function keptAfter(nights: number, isMade: (night: number) => boolean = () => true): string[] {
  let kept: string[] = []
  for (let night = 0; night < nights; night++) {
    if (!isMade(night)) continue
    kept.push(name(addDays(new Date(2026, 0, 1), night)))
    const outdated = outdatedBackups(kept)
    kept = kept.filter((file) => !outdated.includes(file))
  }
  return kept
}

test('the first week keeps everything', () => {
  expect(keptAfter(7)).toHaveLength(7)
})

test('after a year: seven days, the ends of three weeks before, and of five months before', () => {
  // The last night is Thursday 31 December 2026.
  const ends = ['07-31', '08-31', '09-30', '10-31', '11-30', '12-13', '12-20']
  const days = ['12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31']
  expect(keptAfter(365)).toEqual([...ends, ...days].map((day) => nightlyName(`2026-${day}`)))
})

test('a server that was off for a month keeps what it has', () => {
  const kept = keptAfter(160, (night) => night < 100 || night >= 130)
  expect(kept).toContain(name(addDays(new Date(2026, 0, 1), 99)))
  expect(kept.at(-1)).toBe(name(addDays(new Date(2026, 0, 1), 159)))
  expect(keptAfter(130, (night) => night < 100)).toEqual(keptAfter(100))
})

test('files with another name are left alone', () => {
  const old = Array.from({ length: 40 }, (_, night) => name(addDays(new Date(2020, 0, 1), night)))
  const others = ['brindille-2019-01-01T10-00-00.tar.gz', 'brindille-2019-01-01.tar.gz.12', 'photos.zip', 'postgres']
  expect(outdatedBackups([...old, ...others]).filter((file) => others.includes(file))).toEqual([])
  expect(outdatedBackups([...old, ...others]).length).toBeGreaterThan(20)
})
