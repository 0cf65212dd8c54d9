import type { FluidCoil } from '../../engine/coils/coil'

/** Coils that several tests rate. */

const inch = 0.0254
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

/**
 * A chilled-water coil of an office air handler: 9 000 SCFM at 80/67 F, face 36 x 60 in, 6 rows of 5/8 in copper tube,
 * 10 aluminium fins per inch, full circuit, 75 gpm of 44 F water.
 */
export const chilledWaterCoil: FluidCoil = {
  coilType: 'FLUID',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  air: {
    flow: { basis: 'standard-volume', value: (9000 * 0.3048 ** 3) / 60 },
    dryBulb: fahrenheit(80),
    humidity: { kind: 'wet-bulb', value: fahrenheit(67) },
    pressure: { kind: 'altitude', value: 0 },
  },
  fluid: {
    name: 'Water',
    enteringTemperature: fahrenheit(44),
    given: { kind: 'volume-flow', value: (75 * 231 * inch ** 3) / 60 },
  },
  geometry: {
    finnedHeight: 36 * inch,
    finnedLength: 60 * inch,
    rows: 6,
    tubeOutsideDiameter: 0.625 * inch,
    tubeWall: 0.02 * inch,
    transversePitch: 1.5 * inch,
    longitudinalPitch: 1.299 * inch,
    tubePattern: 'Staggered',
    tubeMaterial: 'Copper',
    finSurface: 'Flat',
    finMaterial: 'Aluminum',
    finThickness: 0.006 * inch,
    finPitch: 0.1 * inch,
    circuiting: 1,
    hand: 'Right',
  },
}

/** A hot-water coil of two rows: 9 000 SCFM at 50 F, 180 F water at 30 gpm, the same face and tube. */
export const hotWaterCoil: FluidCoil = {
  ...chilledWaterCoil,
  application: 'Heating',
  air: { ...chilledWaterCoil.air, dryBulb: fahrenheit(50), humidity: { kind: 'relative-humidity', value: 0.4 } },
  fluid: {
    name: 'Water',
    enteringTemperature: fahrenheit(180),
    given: { kind: 'volume-flow', value: (30 * 231 * inch ** 3) / 60 },
  },
  geometry: { ...chilledWaterCoil.geometry, rows: 2, circuiting: 0.5 },
}

const [water, hot] = [chilledWaterCoil, hotWaterCoil]

/** Water coils with counterflow passes, for which both engine versions give the same. */
export const counterCoils: [string, FluidCoil][] = [
  ['chilled water, wet', water],
  ['chilled water, dry air', { ...water, air: { ...water.air, humidity: { kind: 'relative-humidity', value: 0.2 } } }],
  ['hot water', hot],
  ['hot water, four rows', { ...hot, geometry: { ...hot.geometry, rows: 4 } }],
  ['chilled water, eight rows', { ...water, geometry: { ...water.geometry, rows: 8 } }],
]
