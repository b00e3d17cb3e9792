import { expect, test } from 'vitest'
import { DEVELOP_1 } from './develop-1.ts'
import { DEVELOP_2 } from './develop-2.ts'
import { DEVELOP_3 } from './develop-3.ts'
import { DEVELOP_4 } from './develop-4.ts'
import { scoreAll } from './score.ts'

const share = ([right, all]: [number, number]) => right / all

test('of the texts from which the reader was developed', () => {
  const { fields, parts, faults } = scoreAll([...DEVELOP_1, ...DEVELOP_2, ...DEVELOP_3, ...DEVELOP_4])
  if (process.env['SHOW']) console.log(faults.join('\n'), fields, parts)
  expect(share(fields)).toBeGreaterThan(0.9)
})
