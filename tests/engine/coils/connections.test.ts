import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, EngineVersion } from '../../../engine/coils/coil'
import { condenserCoil, evaporatorCoil, steamCoil } from '../../support/phaseCoils'

const engines: EngineVersion[] = ['original', 'v2025']
const coils: [string, CoilInput][] = [
  ['evaporator', evaporatorCoil],
  ['condenser', condenserCoil],
  ['steam coil', steamCoil],
]
const cases = engines.flatMap(engine => coils.map(([name, coil]) => [name, engine, coil] as const))

describe.each(cases)('the connections of the %s by %s', (_name, engineVersion, coil) => {
  const at = (lead: 'L1' | 'L2') => {
    const { fluid, construction } = rateCoil({ ...coil, engineVersion, geometry: { ...coil.geometry, lead } })
    return { drop: fluid.pressureDrop, construction }
  }
  const straight = at('L1')

  it('are chosen for the lightest fluid', () => {
    expect(straight.drop.connections).toBeGreaterThan(0)
    expect(straight.construction.connectionVelocity).toBeGreaterThan(5)
    expect(straight.construction.connectionVelocity).toBeLessThanOrEqual(15.24)
  })

  it('lose more by the elbow of a lead', () => {
    // Its 0.3 beside 1 at the inlet and 0.5 at the outlet, at one of which hardly anything is lost.
    const ratio = at('L2').drop.connections / straight.drop.connections
    expect(ratio).toBeGreaterThan(1.29)
    expect(ratio).toBeLessThan(1.61)
  })
})
