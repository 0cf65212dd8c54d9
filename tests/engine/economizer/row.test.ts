/** A row that condenses, by the analogy of Chilton and Colburn worked out for so little surface that nothing changes along it. */
import { expect, it } from 'vitest'
import { combustion } from '../../../engine/combustion'
import { knownLiquid } from '../../../engine/economizer/liquid'
import { flueGas } from '../../../engine/economizer/moistGas'
import { rowSolver } from '../../../engine/economizer/row'

const burnt = combustion({ fuel: { kind: 'named', name: 'Natural gas' }, air: { kind: 'excess', value: 0.15 } })
const gas = flueGas(burnt.composition, burnt.pressure, 290, 400, 0.1)
const water = knownLiquid({ pressure: 4e5 })

it.each([
  [1, 1],
  // To the power 2/3.
  [8, 4],
])('condenses by the film over the heat capacity and the Lewis number of %d, to its power %d', (lewis, slower) => {
  const solve = rowSolver({
    ...{ gas, water, lewis, dryFlow: 1, area: 1e-3, finShare: 0, fouling: 0 },
    ...{ film: () => 50, radiant: () => 0, finEfficiency: () => 1, inside: () => 1e-6 },
  } as unknown as Parameters<typeof rowSolver>[0])
  const enthalpy = water.enthalpy(290)
  const row = solve(350, gas.vapour, { massFlow: 10, parts: 1, known: 'entering', enthalpy, least: enthalpy }, 1, 1e-9)
  const rate = (50 / (gas.heatCapacity(350, gas.vapour) * slower)) * 1e-3 * (gas.vapour - gas.saturation(290))
  expect(row.condensate / rate).toBeCloseTo(1, 3)
})
