import { digestOf } from '../files/file-digest.ts'

/** What decides what the safety rules find: the rules themselves, and how French is read. */
const SOURCES = ['app/features/activities/safety', 'app/lib/french']
const NO_RULE = /\/fixtures\/|\.test\.tsx?$/

/**
 * Version of the safety rules: another one whenever their source changes, so that nobody has to think of it. Old sheets that
 * were judged with another one are judged again (app/features/activities/recheck).
 */
export const safetyRulesVersion = (): string => digestOf(SOURCES, (path) => NO_RULE.test(path)).slice(0, 16)
