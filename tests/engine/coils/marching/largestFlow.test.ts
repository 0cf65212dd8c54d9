/** Several flows may leave a coil in the wanted state where a slow one is laminar: the largest is rated. */
import { expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type { CoilInput, EngineVersion } from '../../../../engine/coils/coil'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'

const condenserCoil = exampleOf('COND')

/** A gas cooler of carbon dioxide whose air is 5 K below the wanted outlet. */
const gasCooler = (finnedLength: number, engineVersion: EngineVersion) =>
  rateCoil({
    ...condenserCoil,
    engineVersion,
    air: { ...condenserCoil.air, dryBulb: 304.13 },
    geometry: { ...condenserCoil.geometry, finnedLength, tubeWall: 0.0012 },
    refrigerant: {
      name: 'R-744',
      at: { kind: 'pressure', value: 9_590_000 },
      hotGasTemperature: 394.13,
      given: { kind: 'leaving-temperature', value: 309.13 },
    },
  } as CoilInput)

it('of a longer coil never less, and near the one by rows', () => {
  let last = 0
  for (let step = 0; step <= 40; step++) {
    const length = 0.5 + 0.005 * step
    const heat = gasCooler(length, 'v2025').totalCapacity
    expect(heat, `${length} m`).toBeGreaterThan(last)
    expect(Math.abs(Math.log(heat / gasCooler(length, 'original').totalCapacity)), `${length} m`).toBeLessThan(0.15)
    last = heat
  }
})
