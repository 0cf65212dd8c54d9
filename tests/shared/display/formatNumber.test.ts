import { expect, it } from 'vitest'
import { formatSignificant } from '../../../shared/display/formatNumber'

it.each([
  [12_648.4, '12,650'],
  [0.0381, '0.0381'],
  [0.000127, '0.000127'],
  [6, '6'],
  [100, '100'],
  [0, '0'],
  [2.1e-6, '2.10e−6'],
])('%d in four digits is %s', (value, text) => {
  expect(formatSignificant(value)).toBe(text)
})
