import { expect, it } from 'vitest'
import { capitalized, counted, oneOf } from '../../../shared/wording/words'

it('says one item and several as English does', () => {
  const coil = { item: 'coil', items: 'coils' }
  expect([0, 1, 2].map(count => counted(count, coil))).toEqual(['0 coils', '1 coil', '2 coils'])
  expect([oneOf('coil'), oneOf('economizer')]).toEqual(['a coil', 'an economizer'])
  expect(capitalized('coils')).toBe('Coils')
})
