import { describe, expect, it } from 'vitest'
import { sixDigitCode } from './schema.ts'

describe('a code of six digits', () => {
  it.each(['123456', '123 456', '123\u00A0456', ' 123456 ', '123 456\n'])(
    'is read as it was pasted: « %s »',
    (pasted) => {
      expect(sixDigitCode.parse(pasted)).toBe('123456')
    },
  )

  it.each(['', '12345', '1234567', '12 3456', '123  456', '12345a', '١٢٣٤٥٦'])('is not « %s »', (typed) => {
    expect(sixDigitCode.safeParse(typed).success).toBe(false)
  })
})
