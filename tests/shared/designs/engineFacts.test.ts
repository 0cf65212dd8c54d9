import { expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import { engineFacts } from '../../../shared/designs/engineFacts'
import { coolingExample } from '../../../shared/designs/exampleCoil'

const original = rateCoil(coolingExample)
const v2025 = rateCoil({ ...coolingExample, engineVersion: 'v2025' })

it('APP-04 both engines stand side by side, with the difference of each item but temperatures', () => {
  const { fin, tube } = engineFacts(original, v2025)
  expect(fin[0]).toMatchObject({
    item: 'Total capacity',
    original: original.totalCapacity,
    v2025: v2025.totalCapacity,
    difference: v2025.totalCapacity / original.totalCapacity - 1,
  })
  expect(fin.find(({ item }) => item === 'Leaving dry bulb')).not.toHaveProperty('difference')
  expect(tube.map(({ item }) => item)).toContain('Pressure drop, total')
  // Water has no charge and no quality.
  expect(tube.map(({ item }) => item)).not.toContain('Leaving quality')
})
