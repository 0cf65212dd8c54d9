import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValue } from '../../../shared/display/hasValue'
import { type DecimalPattern, numberText } from '../../../shared/display/numberFormat'

const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })
const decimals = fc.integer({ min: 0, max: 8 })
/** What a reader takes the text for. */
const read = (text: string) => Number(text.replaceAll(',', '').replace('$', ''))

describe('the number format', () => {
  it.each([
    [1234.5, '.2', '1,234.50'],
    [1234567.891, '.1', '1,234,567.9'],
    [999.999, '.2', '1,000.00'],
    [100, '.0', '100'],
    [1000, '.0', '1,000'],
    [-1234.5, '.2', '-1,234.50'],
    [-0.004, '.2', '0.00'],
    [1e21, '.0', '1,000,000,000,000,000,000,000'],
    [1.5e-7, '.7', '0.0000002'],
  ] as const)('FORMAT-01, FORMAT-02 writes %s with %s as %s', (value, pattern, text) => {
    expect(numberText(value, pattern)).toBe(text)
  })

  it('FORMAT-03 puts a dollar before the digits and after the minus, where it is asked for', () => {
    expect(numberText(1234.5, '.2', { dollar: true })).toBe('$1,234.50')
    expect(numberText(-1234.5, '.2', { dollar: true })).toBe('-$1,234.50')
    expect(numberText(-1234.5, '.2', { dollar: false })).toBe('-1,234.50')
  })

  it.each([
    [1.5, '.0-2', '1.5'],
    [1, '.0-2', '1'],
    [1.256, '.0-2', '1.26'],
    [1.5, '.2-4', '1.50'],
    [1.23456, '.2-4', '1.2346'],
    [1.2, '.1', '1.2'],
    [1.25, '.3', '1.250'],
  ] as const)('FORMAT-04 sets the decimals of %s by %s: %s', (value, pattern, text) => {
    expect(numberText(value, pattern)).toBe(text)
  })

  it.each([
    [0.5, '.0', '1'],
    [1.5, '.0', '2'],
    [2.5, '.0', '3'],
    [-2.5, '.0', '-3'],
    [1.005, '.2', '1.01'],
    [-1.005, '.2', '-1.01'],
    [8.345, '.2', '8.35'],
    [1.0049, '.2', '1.00'],
  ] as const)('rounds half away from zero, as it is written: %s with %s is %s', (value, pattern, text) => {
    expect(numberText(value, pattern)).toBe(text)
  })

  it.each(['2', '.', '.x', '.3-1', '.99', '.1-', ''])('knows no pattern "%s"', pattern => {
    expect(() => numberText(1, pattern as DecimalPattern)).toThrow(RangeError)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('shows %s as a dash', value => {
    expect(numberText(value, '.2')).toBe('–')
  })

  it('FORMAT-01, FORMAT-02, FORMAT-04 gives any number back to within half a unit of the last place', () => {
    fc.assert(
      fc.property(number, decimals, (value, places) => {
        const text = numberText(value, `.${places}`)
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/)
        expect((text.split('.')[1] ?? '').length).toBe(places)
        expect(Math.abs(read(text) - value)).toBeLessThanOrEqual(0.5000001 * 10 ** -places + Math.abs(value) * 1e-15)
      }),
    )
  })

  it('is the same on both sides of zero, and keeps the order of numbers', () => {
    fc.assert(
      fc.property(number, number, decimals, (one, other, places) => {
        const text = (value: number) => numberText(value, `.${places}`)
        expect(text(-one).replace('-', '')).toBe(text(one).replace('-', ''))
        if (one <= other) expect(read(text(one))).toBeLessThanOrEqual(read(text(other)))
      }),
    )
  })

  it('FORMAT-04 shows no more decimals between N and M than there are', () => {
    fc.assert(
      fc.property(number, decimals, decimals, (value, one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)]
        const fraction = numberText(value, `.${least}-${most}`).split('.')[1] ?? ''
        expect(fraction.length).toBeGreaterThanOrEqual(least)
        expect(fraction.length).toBeLessThanOrEqual(most)
        if (fraction.length > least) expect(fraction).toMatch(/[1-9]$/)
      }),
    )
  })
})

describe('has value', () => {
  it.each([1, 0.001, '12', '1e3', ' 7 ', 'Copper', 'none', 'N/A'])('FORMAT-05, FORMAT-06 finds one in %j', value => {
    expect(hasValue(value)).toBe(true)
  })

  it.each([0, -1, -0.5, '0', '-3', '0.0'])('FORMAT-05 finds none in %j: only what is greater than 0 counts', value => {
    expect(hasValue(value)).toBe(false)
  })

  it.each(['NONE', '', '  ', null, undefined, Number.NaN])('FORMAT-06 finds none in %j', value => {
    expect(hasValue(value)).toBe(false)
  })

  it('FORMAT-05 is the sign of any number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), value => {
        expect(hasValue(value)).toBe(value > 0)
        expect(hasValue(String(value))).toBe(value > 0)
      }),
    )
  })
})
