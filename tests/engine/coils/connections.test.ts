import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, EngineVersion } from '../../../engine/coils/coil'
import { chilledWaterCoil } from '../../support/coils'
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

describe('a header', () => {
  const said = (circuiting: number, kilograms: number) => {
    const given = { kind: 'mass-flow' as const, value: kilograms }
    const { warnings } = rateCoil({
      ...chilledWaterCoil,
      fluid: { ...chilledWaterCoil.fluid, given },
      geometry: { ...chilledWaterCoil.geometry, circuiting },
    })
    return warnings.flatMap(({ code, severity }) => (code === 'HEADER_UNEVEN' ? [severity] : []))
  }

  it('is warned of where its velocity counts beside what the circuits lose', () => {
    expect(said(0.5, 5)).toEqual([])
    expect(said(2, 6)).toEqual(['info'])
    expect(said(4, 6)).toEqual(['warning'])
  })
})
