/** The coil that a gas begins with. */
import type { GasCoilPart } from './gasCoil'

const foot = 0.3048
const inch = 0.0254
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

/** Six rows of copper tubes, for a gas that is cooled by water, or heated by hot water. */
export function usualCoil(application: GasCoilPart['application']): GasCoilPart {
  const isCooling = application === 'Cooling'
  return {
    application,
    flow: { basis: 'mass', value: 2 },
    fluid: {
      name: 'Water',
      enteringTemperature: fahrenheit(isCooling ? 60 : 200),
      given: { kind: 'volume-flow', value: 0.002 },
    },
    geometry: {
      ...{ finnedHeight: 3 * foot, finnedLength: 4 * foot, rows: 6, circuiting: 0.5, arrangement: 'counter' },
      ...{ tubeOutsideDiameter: 0.625 * inch, tubeWall: 0.02 * inch, tubePattern: 'Staggered', tubeMaterial: 'Copper' },
      ...{ transversePitch: 1.5 * inch, longitudinalPitch: 1.299 * inch },
      ...{ finSurface: 'Flat', finMaterial: 'Aluminum', finThickness: 0.006 * inch, finPitch: inch / 8 },
    },
    resistances: { insideFouling: 0.000044, outsideFouling: 0 },
    fan: { efficiency: 0.65 },
    limits: {},
  }
}
