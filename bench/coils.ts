/** Coils with a phase change for the measurements, beside the examples of the product. */
import type { CoilInput } from '../engine/coils/coil'
import { coolingExample } from '../shared/coils/document/exampleCoil'

const tubes = { tubeOutsideDiameter: 0.009525, tubeWall: 0.0003, transversePitch: 0.0254, longitudinalPitch: 0.022 }
const small = { ...coolingExample.geometry, ...tubes, finnedHeight: 0.6096, finnedLength: 0.9, rows: 4 }

/** R-410A at 7 °C boiling to 5 K of superheat, and condensing at 50 °C to 5 K of subcooling. */
export const evaporator: CoilInput = {
  coilType: 'EVAP',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  engineVersion: 'v2025',
  air: { ...coolingExample.air, flow: { basis: 'standard-volume', value: 1.2 } },
  geometry: { ...small, circuiting: 0.5 },
  refrigerant: {
    name: 'R-410A',
    suctionTemperature: 280.15,
    inlet: { kind: 'liquid-temperature', value: 308.15 },
    given: { kind: 'superheat', value: 5 },
  },
}
export const condenser: CoilInput = {
  coilType: 'COND',
  application: 'Heating',
  surfaceCondition: 'Dry',
  engineVersion: 'v2025',
  air: { ...evaporator.air, dryBulb: 308.15, humidity: { kind: 'relative-humidity', value: 0.4 } },
  geometry: { ...small, circuiting: 0.25 },
  refrigerant: {
    name: 'R-410A',
    at: { kind: 'dew-temperature', value: 323.15 },
    hotGasTemperature: 350,
    given: { kind: 'subcooling', value: 5 },
  },
}
