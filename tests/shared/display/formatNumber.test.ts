import { expect, it } from 'vitest'
import { formatChange, formatSignificant } from '../../../shared/display/formatNumber'

it.each([
  [12_648.4, '12,650'],
  [123_456_789, '123,500,000'],
  [1_234_567_890, '1.23e9'],
  [0.0381, '0.0381'],
  [0.000127, '0.000127'],
  [6, '6'],
  [100, '100'],
  [0, '0'],
  [2.1e-6, '2.10e−6'],
])('%d in four digits is %s', (value, text) => {
  expect(formatSignificant(value)).toBe(text)
})

it.each([
  [1.26, '+1.3'],
  [-0.8, '−0.8'],
  [0.04, '0.0'],
  [-0.04, '0.0'],
])('a change of %d is %s: what is shown as zero has no sign', (value, text) => {
  expect(formatChange(value, 1)).toBe(text)
})
