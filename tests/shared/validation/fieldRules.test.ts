import { describe, expect, it } from 'vitest'
import { atMost, greaterThan, notAmong, notEqual } from '../../../shared/validation/checks'
import { type FieldRule, fieldRules, wrongIn, wrongOf } from '../../../shared/validation/fieldRules'
import { patterns } from '../../../shared/validation/patterns'
import { field } from '../../../shared/validation/schemas'

const name: FieldRule = { label: 'Name', required: true, max: 5, pattern: patterns.alphanumeric }

describe('the rule of a field', () => {
  it.each([
    ['', 'Name is required.'],
    ['   ', 'Name is required.'],
    ['abcdef', 'Max 5 characters.'],
    ['a-b', 'Name is invalid.'],
    ['abcde', undefined],
  ])('says of %j: %s', (value, message) => {
    expect(wrongIn(name, value)).toBe(message)
  })

  it('asks the length first, so that no pattern reads a text without end', () => {
    expect(wrongIn({ label: 'Email', max: 100, pattern: patterns.email }, 'a@'.repeat(1_000))).toBe(
      'Max 100 characters.',
    )
  })

  it('leaves an empty value alone where none is required', () => {
    expect(wrongIn({ label: 'Name', max: 5, check: () => 'wrong' }, '')).toBeUndefined()
  })

  it('compares a value with the one it repeats', () => {
    const rules = {
      email: fieldRules.email,
      again: { label: 'Again', repeats: { field: 'email', message: 'differs' } },
    }
    expect(wrongOf(rules, { email: 'a@b.co', again: 'a@b.com' })).toEqual({ again: 'differs' })
    expect(wrongOf(rules, { email: 'a@b.co', again: 'a@b.co' })).toEqual({})
  })

  it('is the same in the contract as in the browser', () => {
    for (const value of ['', '   ', 'abcdef', 'a-b', 'abcde']) {
      const issue = field(name).safeParse(value).error?.issues[0]?.message
      expect(issue, JSON.stringify(value)).toBe(wrongIn(name, value))
    }
  })
})

describe('checks of numbers and lists', () => {
  it('VALID-06 takes only a number greater than 0 as such', () => {
    for (const value of ['1', '0.5', '.5', '10', '007', '0.001', '3.']) expect(value).toMatch(patterns.greaterThanZero)
    for (const value of ['0', '0.0', '.', '', '-1', '1e3', '1.2.3', 'one', ' 1'])
      expect(value).not.toMatch(patterns.greaterThanZero)
  })

  it('VALID-07 says what the most is', () => {
    expect([atMost(8)('9'), atMost(8)('8')]).toEqual(['Max is 8', undefined])
  })

  it('VALID-08 knows a value again whatever its case', () => {
    const check = notAmong(['Ann@example.com'])
    expect(check('ann@EXAMPLE.com')).toBe('ann@EXAMPLE.com has already been added.')
    expect(check('bob@example.com')).toBeUndefined()
  })

  it('VALID-09 says which value it cannot be', () => {
    expect([notEqual(0)('0'), notEqual(0)('1')]).toEqual(['Value cannot be 0', undefined])
  })

  it('VALID-10 says what it must be greater than', () => {
    expect([greaterThan(2)('2'), greaterThan(2)('2.1')]).toEqual(['Value must be greater than 2', undefined])
  })
})
