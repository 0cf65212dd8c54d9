/** The addresses that a report is mailed to, as its form reads them. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../shared/limits'
import { addressesIn, reportMailRules, reportMailTexts } from '../../../shared/reports/reportMail'
import { texts } from '../../../shared/texts'
import { wrongIn } from '../../../shared/validation/fieldRules'

describe('the addresses of a report', () => {
  const wrong = (typed: string) => wrongIn(reportMailRules.to, typed)

  it('are parted by commas, semicolons or blanks, and each is there once, however it is written', () => {
    expect(addressesIn(' a@x.test,b@x.test; c@x.test\nA@X.test ')).toEqual(['A@X.test', 'b@x.test', 'c@x.test'])
  })

  it('are refused where one comes again, is none, or is longer than a mailbox can be', () => {
    const longest = `${'a'.repeat(limits.email - '@x.test'.length)}@x.test`
    expect(wrong(`a@x.test, ${longest}`)).toBeUndefined()
    expect(wrong(`a@x.test, a${longest}`)).toBe(reportMailTexts.noAddress(`a${longest}`))
    expect(wrong('a@x.test, b@x')).toBe(reportMailTexts.noAddress('b@x'))
    expect(wrong('a@x.test, A@x.test')).toBe(texts.exists('A@x.test'))
  })

  it('are five at most', () => {
    const some = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@x.test`).join(', ')
    expect([wrong(some(5)), wrong(some(6))]).toEqual([undefined, reportMailTexts.tooMany])
  })
})
