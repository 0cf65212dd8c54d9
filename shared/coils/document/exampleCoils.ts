/** A valid coil of each type, with which the form starts when the type is changed, and one for each usual job. */
import type { CoilBase, CoilInput, CoilRequest } from '../../../engine/coils/coil'
import type { Starts } from '../../tools/project'
import { applicationsOf } from './coilTypes'
import { coolingExample, heatingExample, newCoilDocument } from './exampleCoil'

const inch = 0.0254
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8
const fahrenheits = (degrees: number) => degrees / 1.8
const psi = 6894.757293168
const atmosphere = 101_325
const inchesOfWater = 249.08891
const mbh = 293.07107

const airOf = (dryBulb: number, wetBulb: number): CoilBase['air'] => ({
  ...coolingExample.air,
  dryBulb: fahrenheit(dryBulb),
  humidity: { kind: 'wet-bulb', value: fahrenheit(wetBulb) },
})

/** The face and air of the example coil, for other fluids. */
const heating = {
  application: 'Heating',
  surfaceCondition: 'Dry',
  air: airOf(50, 42),
  geometry: { ...coolingExample.geometry, rows: 1, finPitch: inch / 8 },
  limits: { airPressureDrop: 0.5 * inchesOfWater, capacity: 320 * mbh },
} as const satisfies CoilBase

/** A wall that withstands the pressure of R-410A and R-32 in a coil at 120 °F; 0.020 in does not. */
const halfInch = {
  tubeOutsideDiameter: 0.5 * inch,
  tubeWall: 0.025 * inch,
  transversePitch: 1.25 * inch,
  longitudinalPitch: 1.083 * inch,
}
const threeEighths = {
  tubeOutsideDiameter: 0.375 * inch,
  tubeWall: 0.016 * inch,
  transversePitch: inch,
  longitudinalPitch: 0.866 * inch,
}

const innerTube = {
  outsideDiameter: 0.375 * inch,
  wall: 0.016 * inch,
  orificeDiameter: 0.0625 * inch,
  orificePitch: 3 * inch,
}
/** 5 psig, usual for heating steam; a distributing tube needs more to serve the length of the coil. */
const lowPressure = atmosphere + 5 * psi
const distributedPressure = atmosphere + 15 * psi
/** 50 psig, superheated by 62 °F. */
const superheated = { pressure: atmosphere + 50 * psi, temperature: fahrenheit(360) }

const condenser = {
  application: 'Heating',
  surfaceCondition: 'Dry',
  air: airOf(95, 75),
  geometry: { ...coolingExample.geometry, ...threeEighths, rows: 3, finPitch: inch / 14, circuiting: 0.5 },
  limits: { airPressureDrop: 0.6 * inchesOfWater, capacity: 120 * mbh },
} as const satisfies CoilBase

/** The examples by type and application. */
const examples: Readonly<Record<string, CoilInput>> = {
  'FLUID Cooling': coolingExample,
  'FLUID Heating': heatingExample,
  'STEAM Heating': { ...heating, coilType: 'STEAM', steam: { pressure: lowPressure } },
  'STEAM_DISTR Heating': {
    ...heating,
    coilType: 'STEAM_DISTR',
    air: airOf(10, 9),
    steam: { pressure: distributedPressure, innerTube },
  },
  'SUPER_STEAM Heating': { ...heating, coilType: 'SUPER_STEAM', steam: superheated },
  'SUPER_STEAM_DISTR Heating': { ...heating, coilType: 'SUPER_STEAM_DISTR', steam: { ...superheated, innerTube } },
  'EVAP Cooling': {
    application: 'Cooling',
    surfaceCondition: 'Wet',
    air: coolingExample.air,
    coilType: 'EVAP',
    geometry: {
      ...coolingExample.geometry,
      ...halfInch,
      finnedHeight: 37.5 * inch,
      finnedLength: 72 * inch,
      rows: 4,
      finPitch: inch / 12,
      circuiting: 0.5,
    },
    refrigerant: {
      name: 'R-410A',
      suctionTemperature: fahrenheit(45),
      inlet: { kind: 'liquid-temperature', value: fahrenheit(105) },
      given: { kind: 'superheat', value: fahrenheits(10) },
    },
    limits: { airPressureDrop: 1.25 * inchesOfWater, capacity: 250 * mbh },
  },
  'COND Heating': {
    ...condenser,
    coilType: 'COND',
    refrigerant: {
      name: 'R-410A',
      at: { kind: 'dew-temperature', value: fahrenheit(120) },
      hotGasTemperature: fahrenheit(170),
      given: { kind: 'subcooling', value: fahrenheits(10) },
    },
  },
  'REHEAT Heating': {
    ...condenser,
    coilType: 'REHEAT',
    air: airOf(55, 54),
    geometry: { ...condenser.geometry, rows: 1, finPitch: inch / 10 },
    refrigerant: {
      name: 'R-410A',
      at: { kind: 'dew-temperature', value: fahrenheit(105) },
      hotGasTemperature: fahrenheit(150),
      given: { kind: 'mass-flow', value: 0.1 },
    },
    limits: { airPressureDrop: 0.3 * inchesOfWater, capacity: 65 * mbh },
  },
  'NONE Cooling': bareOf(coolingExample),
  'NONE Heating': bareOf(heatingExample),
}

function bareOf({ fluid: _, limits, ...coil }: typeof coolingExample): CoilInput {
  return { ...coil, coilType: 'NONE', limits: { airPressureDrop: limits?.airPressureDrop } }
}

/** The example of a type, and of an application if the type has several. */
export function exampleOf(coilType: CoilInput['coilType'], application?: CoilInput['application']): CoilInput {
  const possible = applicationsOf(coilType)
  const chosen = application && possible.includes(application) ? application : possible[0]
  return examples[`${coilType} ${chosen}`]!
}

/** By its job, in the order of the list. */
export const exampleCoils = {
  'Chilled water, cooling': exampleOf('FLUID', 'Cooling'),
  'Hot water, heating': exampleOf('FLUID', 'Heating'),
  'Evaporator of R-410A': exampleOf('EVAP'),
  'Condenser of R-410A': exampleOf('COND'),
  'Hot-gas reheat of R-410A': exampleOf('REHEAT'),
  'Steam, heating': exampleOf('STEAM'),
  'Steam in distributing tubes, for freezing air': exampleOf('STEAM_DISTR'),
} as const satisfies Readonly<Record<string, CoilInput>>

export const coilStarts: Starts<CoilRequest> = { newItem: newCoilDocument, examples: exampleCoils }
