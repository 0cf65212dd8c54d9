import { expect, it } from 'vitest'
import { capitalized, counted, oneOf, timesText } from '../../../shared/wording/words'

it('says one item and several as English does', () => {
  const coil = { item: 'coil', items: 'coils' }
  expect([0, 1, 2].map(count => counted(count, coil))).toEqual(['0 coils', '1 coil', '2 coils'])
  expect([oneOf('coil'), oneOf('economizer')]).toEqual(['a coil', 'an economizer'])
  expect(capitalized('coils')).toBe('Coils')
  expect([undefined, 1, 4].map(timesText)).toEqual(['', '', ' × 4'])
})
