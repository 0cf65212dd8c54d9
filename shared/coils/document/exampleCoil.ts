/** The coil of a new document: the same example as in tests and documentation. */
import type { FluidCoil } from '../../../engine/coils/coil'
import type { UnitSystem } from '../../display/units'
import { itemOf } from '../../tools/project'
import type { CoilDocument, ProjectDocument } from './coilDocument'
import { coilProjects } from './project'

const inch = 0.0254
const foot = 12 * inch
const cubicFeetPerMinute = foot ** 3 / 60
const feetPerMinute = foot / 60
const gallonsPerMinute = (231 * inch ** 3) / 60
const inchesOfWater = 249.08891
const feetOfWater = 12 * inchesOfWater
const mbh = 293.07107
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8

/** 9,000 SCFM of standard air at 80/67 °F dry/wet bulb over chilled water of 44 °F. */
export const coolingExample: FluidCoil = {
  coilType: 'FLUID',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  air: {
    flow: { basis: 'standard-volume', value: 9000 * cubicFeetPerMinute },
    dryBulb: fahrenheit(80),
    humidity: { kind: 'wet-bulb', value: fahrenheit(67) },
    pressure: { kind: 'altitude', value: 0 },
  },
  fluid: {
    name: 'Water',
    enteringTemperature: fahrenheit(44),
    given: { kind: 'volume-flow', value: 75 * gallonsPerMinute },
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
    finPitch: inch / 10,
    circuiting: 1,
    hand: 'Right',
  },
  // The face velocity is allowed above carry-over, as behind a droplet eliminator; a notice says so.
  limits: {
    airPressureDrop: 1.25 * inchesOfWater,
    fluidPressureDrop: 15 * feetOfWater,
    faceVelocity: 600 * feetPerMinute,
    capacity: 340 * mbh,
  },
}

/** The same casing with hot water: two rows instead of the cooling coil's six. */
export const heatingExample: FluidCoil = {
  ...coolingExample,
  application: 'Heating',
  surfaceCondition: 'Dry',
  air: {
    ...coolingExample.air,
    dryBulb: fahrenheit(60),
    humidity: { kind: 'wet-bulb', value: fahrenheit(50) },
  },
  fluid: {
    name: 'Water',
    enteringTemperature: fahrenheit(180),
    given: { kind: 'volume-flow', value: 40 * gallonsPerMinute },
  },
  geometry: { ...coolingExample.geometry, rows: 2, circuiting: 0.5 },
  limits: { airPressureDrop: 0.5 * inchesOfWater, fluidPressureDrop: 15 * feetOfWater, capacity: 400 * mbh },
}

export function newCoilDocument(system: UnitSystem): CoilDocument {
  return { kind: 'coil', version: 1, tag: 'CC-1', input: coolingExample, display: { system, units: {} } }
}

/** A new project: one coil. */
export function newProject(system: UnitSystem): ProjectDocument {
  return coilProjects.projectOf([itemOf(newCoilDocument(system), 'coil-1')])
}
