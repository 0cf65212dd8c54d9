/** The air cooler of a new document, and one for each usual job. */
import type { UnitSystem } from '../../display/units'
import { type Item, itemOf, type Starts } from '../../tools/project'
import type { AirCoolerInput, AirCoolerProject } from './airCoolerDocument'
import { airCoolerProjects } from './project'

const foot = 0.3048
const inch = 0.0254
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8
const psi = 6894.757293168361
const poundAnHour = 0.45359237 / 3600
const kilowattHour = 3.6e6
const finsPerInch = (fins: number) => fins / inch

const money: AirCoolerInput['money'] = {
  electricityPrice: 0.12 / kilowattHour,
  drives: 24_000,
  ...{ escalation: 0.02, discount: 0.08, life: 15 },
}

/** Distillate of a refinery, with round values of such oils. */
export const distillateExample: AirCoolerInput = {
  process: {
    kind: 'own',
    name: 'Distillate',
    own: {
      cold: { temperature: 313.15, density: 835, heatCapacity: 2000, viscosity: 2.6e-3, conductivity: 0.128 },
      hot: { temperature: 393.15, density: 780, heatCapacity: 2300, viscosity: 0.75e-3, conductivity: 0.117 },
    },
    ...{ pressure: 1e6, inlet: fahrenheit(250), given: 'flow-outlet' },
    ...{ massFlow: 180_000 * poundAnHour, outlet: fahrenheit(140), pourPoint: fahrenheit(0) },
  },
  air: {
    dryBulb: fahrenheit(95),
    altitude: 600 * foot,
    flow: { basis: 'face-velocity', value: 2.9 },
    winter: fahrenheit(-10),
  },
  unit: { bays: 2, bundlesPerBay: 1 },
  bundle: {
    ...{ rows: 5, passes: 4, rowsPerPass: [2, 1, 1, 1], tubesPerRow: 42 },
    ...{ tubeLength: 24 * foot, tubeDiameter: inch, tubeWall: 0.109 * inch, tubeMetal: 'Carbon Steel' },
    transversePitch: 2.5 * inch,
    fins: {
      ...{ kind: 'embedded', height: 0.625 * inch, thickness: 0.016 * inch, density: finsPerInch(10) },
      metal: 'Aluminum',
    },
    fouling: { process: 0.00035 },
    ...{ nozzle: 6 * inch, nozzles: 1 },
  },
  fans: { draft: 'forced', perBay: 2, diameter: 8 * foot, efficiency: 0.7, otherLosses: 10, distance: 400 * foot },
  limits: { processDrop: 10 * psi },
  site: { place: 'minneapolis' },
  control: {},
  money,
}

const { rowsPerPass: _, ...evenPasses } = distillateExample.bundle

/** Lube oil of a compressor: little flow, and viscous where it is cold, so that a tape stirs it in the tubes. */
const lubeOilExample: AirCoolerInput = {
  ...distillateExample,
  process: {
    kind: 'own',
    name: 'Lube oil ISO VG 46',
    own: {
      cold: { temperature: 313.15, density: 858, heatCapacity: 1970, viscosity: 0.0395, conductivity: 0.131 },
      hot: { temperature: 373.15, density: 820, heatCapacity: 2190, viscosity: 0.0056, conductivity: 0.127 },
    },
    ...{ pressure: 6e5, inlet: 344.15, given: 'flow-outlet', massFlow: 8, outlet: 328.15, pourPoint: 249.15 },
  },
  air: { ...distillateExample.air, winter: fahrenheit(10) },
  unit: { bays: 1, bundlesPerBay: 1 },
  bundle: {
    ...evenPasses,
    ...{ rows: 6, passes: 6, tubesPerRow: 36, tubeLength: 16 * foot },
    enhancement: { kind: 'tape', pitch: 0.2, thickness: 0.001 },
    ...{ nozzle: 4 * inch, nozzles: 1 },
  },
  fans: { ...distillateExample.fans, perBay: 2, diameter: 6 * foot },
  limits: {},
}

/** Propane that condenses at 50 °C. */
const propaneExample: AirCoolerInput = {
  ...distillateExample,
  process: {
    ...{ kind: 'fluid', name: 'R-290', pressure: 1.713e6, inlet: 333.15, given: 'flow-outlet' },
    ...{ massFlow: 3, outlet: 321.15 },
  },
  air: { ...distillateExample.air, dryBulb: 308.15 },
  bundle: { ...distillateExample.bundle, rows: 5, passes: 2, rowsPerPass: [4, 1], tubesPerRow: 42, nozzle: 6 * inch },
  limits: {},
}

/** Steam at a little over 1 bar, with air that leaked in. */
const steamExample: AirCoolerInput = {
  ...distillateExample,
  process: {
    ...{ kind: 'fluid', name: 'R-718', pressure: 1.2e5, inlet: 380.15, given: 'flow-outlet' },
    ...{ massFlow: 2, outlet: 333.15, inert: 'Air', inertShare: 0.02 },
  },
  // Warm air goes round in the winter: none below 50 °F meets the tubes.
  air: { ...distillateExample.air, dryBulb: 308.15, winter: fahrenheit(50) },
  bundle: {
    ...distillateExample.bundle,
    ...{ rows: 4, passes: 2, rowsPerPass: [3, 1], tubesPerRow: 42, fouling: { process: 0.0001 }, nozzle: 12 * inch },
  },
  limits: {},
}

/** Glycol of a data centre, in plates as dry coolers have them. */
const glycolExample: AirCoolerInput = {
  ...distillateExample,
  process: {
    ...{ kind: 'liquid', name: 'Ethylene glycol', share: 0.35, pressure: 4e5, inlet: 318.15, given: 'flow-outlet' },
    ...{ massFlow: 16, outlet: 313.15 },
  },
  air: { ...distillateExample.air, dryBulb: 303.15, flow: { basis: 'face-velocity', value: 2.6 } },
  unit: { bays: 1, bundlesPerBay: 1 },
  bundle: {
    ...{ rows: 4, passes: 4, tubesPerRow: 46, tubeLength: 6, tubeDiameter: 0.0159, tubeWall: 0.0005 },
    ...{ tubeMetal: 'Copper', transversePitch: 0.0381, longitudinalPitch: 0.033 },
    fins: { kind: 'plate', thickness: 0.00015, density: finsPerInch(8), metal: 'Aluminum', surface: 'Corrugated' },
    fouling: { process: 0.00009 },
    ...{ nozzle: 0.08, nozzles: 1 },
  },
  fans: { draft: 'induced', perBay: 4, diameter: 1.2, efficiency: 0.6, otherLosses: 5, distance: 10 },
  limits: {},
}

/** By its job, in the order of the list. */
export const exampleAirCoolers = {
  'Distillate cooler': distillateExample,
  'Lube oil cooler': lubeOilExample,
  'Propane condenser': propaneExample,
  'Steam condenser with air': steamExample,
  'Glycol dry cooler': glycolExample,
} as const satisfies Readonly<Record<string, AirCoolerInput>>

export function newAirCooler(
  system: UnitSystem,
  input: AirCoolerInput = distillateExample,
): Omit<Item<AirCoolerInput>, 'id'> {
  return { tag: 'AC-1', input, display: { system, units: {} } }
}

/** A new project: one air cooler. */
export function newAirCoolerProject(system: UnitSystem, input?: AirCoolerInput): AirCoolerProject {
  return airCoolerProjects.projectOf([itemOf(newAirCooler(system, input), 'air-cooler-1')])
}

export const airCoolerStarts: Starts<AirCoolerInput> = { newItem: newAirCooler, examples: exampleAirCoolers }
