import type { FileReading } from './question-cells.ts'
import { parseQuestionsCsv } from './question-csv.ts'
import { parseQuestionsGift } from './question-gift.ts'
import { parseQuestionsMoodle } from './question-moodle.ts'

/** A question of GIFT has its answers between braces, each after a sign; the columns of a spreadsheet have none before. */
const GIFT = /^(?:\/\/|::|\$CATEGORY:)|\{\s*(?:[=~]|TRUE|FALSE|T|F)/imu

/** Reads a file of questions in any of the three formats, told apart by what is in it. */
export function readQuestions(text: string): FileReading {
  const plain = text.replace(/^\uFEFF/, '')
  if (/^\s*<(?:\?xml|quiz)\b/iu.test(plain)) return parseQuestionsMoodle(plain)
  const [header = ''] = plain.trimStart().split('\n')
  return GIFT.test(plain) && !/[;,\t].*[;,\t]/u.test(header) ? parseQuestionsGift(plain) : parseQuestionsCsv(text)
}
