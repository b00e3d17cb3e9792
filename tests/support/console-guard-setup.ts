import fc from 'fast-check'
import { guardConsole } from './console-guard.ts'

guardConsole()
// A report has the messages only: without it, a failed property does not say what it expected.
fc.configureGlobal({ includeErrorInReport: true })
