import { describe, expect, it } from 'vitest'
import {
  acidRows,
  burning,
  energyDepartment,
  flueGasStates,
  heatingValues,
  stackRows,
} from '../../support/comparisons/combustion'
import { largestOf } from '../../support/comparisons/comparison'

describe.each([
  ['burning 21 fuels', burning],
  ['heating values and carbon', heatingValues],
  ['dew points', acidRows],
  ['properties of flue gas', flueGasStates],
  ['stack', stackRows],
  ['programs of the US Department of Energy', energyDepartment],
])('%s', (_, comparisons) => {
  it.each(comparisons)('$what', ({ deviations, within }) => {
    expect(deviations.length).toBeGreaterThan(4)
    expect(largestOf(deviations)).toBeLessThan(within)
  })
})
