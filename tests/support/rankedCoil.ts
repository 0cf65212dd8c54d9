/** The cooling coil on which fin surfaces are compared with one another. */
import { type CoilRating, type EngineVersion, type FluidCoil, rateCoil } from '../../engine'
import type { RatedFinSurface } from '../../engine/coils/coil'
import { finSurface } from '../../engine/options'
import type { platePatterns } from '../../shared/coils/fields/coilChoices'
import { chilledWaterCoil } from './coils'

const inch = 0.0254

/** Every surface that a coil can have. */
export const surfaces = finSurface.codes.filter((code): code is RatedFinSurface => code !== 'Optimize')

/** What changes from coil to coil; the velocity of the air [m/s]. */
export interface Ranked {
  plate: (typeof platePatterns)[number]
  surface: RatedFinSurface
  rows: number
  perInch: number
  pattern?: FluidCoil['geometry']['tubePattern']
  circuiting?: number
  velocity?: number
  humidity?: number
  surfaceCondition?: FluidCoil['surfaceCondition']
  engineVersion?: EngineVersion
}

/** Rates a cooling coil of 0.914 by 1 m: air of 27 degC, 3 kg/s of water of 7 degC. */
export function ranked({ plate, surface, rows, perInch, velocity = 2.5, humidity = 0.5, ...more }: Ranked): CoilRating {
  const { label: _, ...tubes } = plate
  const { pattern: tubePattern = 'Staggered', circuiting = rows > 2 ? 1 : 0.5, ...asked } = more
  return rateCoil({
    ...{ coilType: 'FLUID', application: 'Cooling', surfaceCondition: 'Dry', ...asked },
    air: {
      flow: { basis: 'standard-volume', value: velocity * 0.9144 },
      ...{ dryBulb: 300, humidity: { kind: 'relative-humidity', value: humidity } },
      pressure: { kind: 'altitude', value: 0 },
    },
    fluid: { name: 'Water', enteringTemperature: 280, given: { kind: 'mass-flow', value: 3 } },
    geometry: {
      ...{ ...chilledWaterCoil.geometry, ...tubes, finnedHeight: 0.9144, finnedLength: 1 },
      ...{ rows, finSurface: surface, finPitch: inch / perInch, tubePattern, circuiting },
    },
  })
}
