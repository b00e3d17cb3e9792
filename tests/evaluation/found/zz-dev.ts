import { DEVELOP_1 } from '/work/wt/found/tests/evaluation/found/develop-1.ts'
import { DEVELOP_2 } from '/work/wt/found/tests/evaluation/found/develop-2.ts'
import { DEVELOP_3 } from '/work/wt/found/tests/evaluation/found/develop-3.ts'
import { DEVELOP_4 } from '/work/wt/found/tests/evaluation/found/develop-4.ts'
import { scoreAll } from '/work/wt/found/tests/evaluation/found/score.ts'
const { fields, parts, faults } = scoreAll([...DEVELOP_1, ...DEVELOP_2, ...DEVELOP_3, ...DEVELOP_4])
console.log(faults.join('\n'))
console.log(fields, fields[0]/fields[1], parts, parts[0]/parts[1])
