import { expect, test } from 'vitest'
import { RETENTION_DAYS, type RetentionRule } from '#app/domain/retention.ts'
import { RESTORE_DAYS as ACTIVITY_DAYS } from '#app/features/activities/limits.ts'
import { RESTORE_DAYS as DAYCARE_DAYS } from '#app/features/daycares/schema.ts'
import { RESTORE_DAYS as TEACHER_DAYS } from '#app/features/team/schema.ts'
import { formatDuration } from '#app/lib/dates/dates.ts'
import { daycareListWords } from '#content/pages/administration.ts'
import { daycareSentences, daycareWords, RETENTION } from '#content/pages/daycares.ts'
import { libraryWords } from '#content/pages/library.ts'
import { managerSentences, managerWords } from '#content/pages/managers.ts'
import { teacherSentences, teamWords } from '#content/pages/teachers.ts'

const spaces = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [1, '1 jour'],
  [30, '30 jours'],
  [90, '90 jours'],
  [365, '12 mois'],
  [732, '24 mois'],
])('%i days are « %s »', (days, words) => expect(spaces(formatDuration(days))).toBe(words))

test('the retention periods shown to managers come from the rules', () => {
  for (const { how } of RETENTION) {
    expect(how).toContain('{durée}')
    expect(how).not.toMatch(/\d/)
  }
})

/** Sentences that contain a duration, by retention rule. */
const SENTENCES: [rule: RetentionRule, sentences: string[]][] = [
  ['trash', [libraryWords.trashLead, libraryWords.trashEmptyWhy]],
  [
    'daycares',
    [daycareSentences.tooLateToRestore, daycareWords.deleted, daycareWords.deleteEffect, daycareListWords.lead],
  ],
]

test.each(SENTENCES)('sentences about %s contain the duration of the rule', (rule, sentences) => {
  for (const sentence of sentences) expect(spaces(sentence)).toContain(spaces(formatDuration(RETENTION_DAYS[rule])))
})

test('nothing is erased while it can still be restored', () => {
  expect(ACTIVITY_DAYS).toBeLessThanOrEqual(RETENTION_DAYS.trash)
  expect(DAYCARE_DAYS).toBeLessThanOrEqual(RETENTION_DAYS.daycares)
  expect(TEACHER_DAYS).toBeLessThanOrEqual(RETENTION_DAYS.formerPeople)
  const days = spaces(formatDuration(TEACHER_DAYS))
  for (const sentence of [teacherSentences.tooLateToRestore, teamWords.departed, teamWords.cancelEffect])
    expect(spaces(sentence)).toContain(days)
  for (const sentence of [managerSentences.tooLate, managerWords.deleteEffect]) expect(spaces(sentence)).toContain(days)
  expect(spaces(teamWords.removeEffect)).toContain(spaces(formatDuration(RETENTION_DAYS.formerPeople)))
})
