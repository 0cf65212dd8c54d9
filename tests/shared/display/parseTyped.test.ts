import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '../../../shared/display/formatNumber'
import { parseTyped, withDecimalPoint } from '../../../shared/display/parseTyped'

describe('parseTyped', () => {
  it.each([
    ['9,000', 9000],
    ['9000', 9000],
    [' 1,234,567.5 ', 1234567.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['−3.5', -3.5],
    ['+2', 2],
    ['0.006', 0.006],
    ['9 000', 9000],
    ['9\u00a0000', 9000],
    ['1\u202f234\u202f567.5', 1234567.5],
  ])('reads %s', (text, value) => {
    expect(parseTyped(text)).toBe(value)
  })

  it.each([
    'abc',
    '1,5',
    '12,00',
    '1e5',
    '0x10',
    '5 ft',
    '.',
    '-',
    ',',
    '1.2.3',
    'NaN',
    'Infinity',
    '1,,000',
    '9 00',
    '1 2',
    '9 000,000',
  ])('refuses %s', text => {
    expect(parseTyped(text)).toBeNull()
  })

  it.each(['', '  '])('takes nothing as nothing', text => {
    expect(parseTyped(text)).toBeUndefined()
  })

  it.each([
    ['9,5', '9.5'],
    ['-12,00', '-12.00'],
    [',5', '.5'],
    ['9,000', undefined],
    ['1,2,3', undefined],
    ['abc', undefined],
  ])('knows whether %s has a decimal comma', (text, pointed) => {
    expect(withDecimalPoint(text)).toBe(pointed)
  })

  it('reads whatever the product prints', () => {
    const numbers = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const read = parseTyped(formatNumber(value, decimals))
        // A half may be rounded either way; a number has no more digits than it can hold.
        const bound = 0.5 * 10 ** -decimals + 2 * Number.EPSILON * Math.abs(value)
        expect(Math.abs((read ?? Number.NaN) - value)).toBeLessThanOrEqual(bound)
      }),
    )
  })

  it('never answers with what is no number', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const read = parseTyped(text)
        expect(read === null || read === undefined || Number.isFinite(read)).toBe(true)
      }),
    )
  })
})
