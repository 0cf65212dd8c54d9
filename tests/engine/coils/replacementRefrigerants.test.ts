/** Coils with the refrigerants of plants that are replaced, boiling and condensing, by either engine. */
import { describe, expect, it } from 'vitest'
import { type CoilInput, rateCoil } from '../../../engine'
import { condenserCoil, evaporatorCoil } from '../../support/phaseCoils'

const names = ['R-11', 'R-12', 'R-114', 'R-161', 'R-170', 'R-236ea', 'R-245ca', 'R-1224yd(Z)', 'R-1234ze(Z)']

/** Evaporators for vapour of low density are built with many circuits, and the liquid enters cool. */
const boilingOf = (name: string): CoilInput => ({
  ...evaporatorCoil,
  geometry: { ...evaporatorCoil.geometry, circuiting: 2 },
  refrigerant: { ...evaporatorCoil.refrigerant, name, inlet: { kind: 'liquid-temperature', value: 288 } },
})

describe.each(names)('%s', name => {
  const boiling = boilingOf(name)
  const condensing: CoilInput = {
    ...condenserCoil,
    geometry: { ...condenserCoil.geometry, circuiting: 1 },
    refrigerant: { ...condenserCoil.refrigerant, name },
  }

  // Ethane would be above its critical point in a condenser.
  it.each(name === 'R-170' ? [boiling] : [boiling, condensing])(
    '$coilType closes its balance, by either engine',
    input => {
      const rating = rateCoil(input)
      expect(rating.totalCapacity).toBeGreaterThan(1000)
      expect(Math.abs(rating.energyBalance)).toBeLessThan(1e-5)
      const marched = rateCoil({ ...input, engineVersion: 'v2025' })
      expect(Math.abs(marched.totalCapacity / rating.totalCapacity - 1)).toBeLessThan(0.35)
    },
  )
})

it('R-13 boils in a coil of cold air, and R-161 is told to burn', () => {
  const cold = boilingOf('R-13') as typeof evaporatorCoil
  const codes = (input: CoilInput) => rateCoil(input).warnings.map(({ code }) => code)
  const refrigerant = {
    ...cold.refrigerant,
    suctionTemperature: 225,
    inlet: { kind: 'liquid-temperature', value: 240 },
  }
  expect(
    codes({
      ...cold,
      air: { ...cold.air, dryBulb: 250, humidity: { kind: 'relative-humidity', value: 0.5 } },
      refrigerant,
    } as CoilInput),
  ).toContain('PHASED_OUT')
  const told = rateCoil(boilingOf('R-161')).warnings.find(({ code }) => code === 'SAFETY_CLASS')
  expect(told?.message).toContain('no safety class, but it burns fiercely')
})
