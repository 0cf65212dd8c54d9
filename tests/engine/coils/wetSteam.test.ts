/** Coils whose fluid enters or leaves with some liquid. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, EngineVersion } from '../../../engine/coils/coil'
import { fluidOf } from '../../../engine/fluids'
import { connectionSizes } from '../../../engine/geometry'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'

const versions: EngineVersion[] = ['original', 'v2025']
const steamOf = (engineVersion: EngineVersion, quality: number) =>
  rateCoil({ ...exampleOf('STEAM'), engineVersion, steam: { pressure: 135_799, quality } } as CoilInput)

describe.each(versions)('steam with its own water, by %s', engineVersion => {
  const dry = steamOf(engineVersion, 1)

  it('gives nearly as much heat: the liquid runs below the film', () => {
    for (let quality = 0.05; quality < 1; quality += 0.05)
      expect(steamOf(engineVersion, quality).totalCapacity / dry.totalCapacity).toBeGreaterThan(0.98)
  })

  it('brings as much vapour through the same connections, and loses more in its headers', () => {
    let lost = dry.fluid.pressureDrop.headers
    for (const quality of [0.8, 0.6, 0.4, 0.2]) {
      const { construction, fluid } = steamOf(engineVersion, quality)
      expect(construction.connectionLabel).toBe(dry.construction.connectionLabel)
      expect(Math.abs(construction.connectionVelocity / dry.construction.connectionVelocity - 1)).toBeLessThan(0.02)
      expect(fluid.pressureDrop.headers).toBeGreaterThan(lost)
      lost = fluid.pressureDrop.headers
    }
    // As five times the flow of a fluid of a fifth of the volume: the heads rise by the flow.
    expect(lost / dry.fluid.pressureDrop.headers).toBeLessThan(5.2)
  })
})

describe.each(versions)('an evaporator that floods, by %s', engineVersion => {
  it('passes the mixture through its connection', () => {
    // With as many circuits as tubes high it loses little pressure: `original` has one density for the boiling zone.
    const evaporator = exampleOf('EVAP')
    const geometry = { ...evaporator.geometry, circuiting: 1 }
    const given = { kind: 'mass-flow', value: 0.9 }
    const refrigerant = { ...('refrigerant' in evaporator && evaporator.refrigerant), given }
    const { fluid, construction } = rateCoil({ ...evaporator, geometry, engineVersion, refrigerant } as CoilInput)
    const pipe = connectionSizes().find(({ nominal }) => nominal === construction.connectionDiameter)!
    const volumeFlow = construction.connectionVelocity * (Math.PI / 4) * pipe.insideDiameter ** 2
    const { leavingPressure: p, leavingQuality: quality = 1 } = fluid.phaseChange!
    const [liquid, vapour] = [0, 1].map(q => fluidOf('R-410A').state({ p, q }).rho) as [number, number]
    expect(quality).toBeLessThan(0.8)
    expect(Math.abs(volumeFlow / (0.9 * (quality / vapour + (1 - quality) / liquid)) - 1)).toBeLessThan(0.03)
  })
})
