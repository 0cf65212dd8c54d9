/** The economizer of a new document, and one for each usual job. */
import type { UnitSystem } from '../../display/units'
import { type Item, itemOf, type Starts } from '../../tools/project'
import type { EconomizerInput, EconomizerProject } from './economizerDocument'
import { economizerProjects } from './project'

const inch = 0.0254
const foot = 12 * inch
const psi = 6894.757293168361
const atmosphere = 101_325
const gauge = (pounds: number) => pounds * psi + atmosphere
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8
const inchesOfWater = 249.08891
const millionBtu = 1.05505585262e9
const kilowattHour = 3.6e6
const gallonsOfWater = (perMinute: number) => perMinute * 0.0630902

const serrated = {
  kind: 'serrated',
  ...{ height: 0.75 * inch, thickness: 0.05 * inch, density: 5 / inch, segmentWidth: 0.15625 * inch },
  metal: 'Carbon Steel',
} as const

/** 500 boiler horsepower of a firetube on natural gas: a round unit in its stack. */
export const steamExample: EconomizerInput = {
  boiler: {
    duty: 'steam',
    size: { kind: 'horsepower', value: 500 },
    pressure: gauge(125),
    blowdown: 0.04,
    firing: { kind: 'stack-temperature', value: fahrenheit(440) },
  },
  fuel: { kind: 'named', name: 'Natural gas' },
  air: { given: { kind: 'dry-oxygen', value: 0.03 }, temperature: fahrenheit(80), altitude: 0 },
  water: { temperature: fahrenheit(227), pressure: gauge(150), feed: 'modulating' },
  unit: {
    arrangement: 'round',
    layout: 'staggered',
    ...{ rows: 6, tubesWide: 10, tubeLength: 46 * inch, tubeDiameter: 2 * inch, tubeWall: 0.105 * inch },
    ...{ transversePitch: 4 * inch, longitudinalPitch: 3.5 * inch },
    tubeMetal: 'Carbon Steel',
    fins: serrated,
    circuits: 2,
    flow: 'counter',
    fouling: { gas: 0.000176, water: 0.000176 },
  },
  stack: { diameter: 30 * inch, height: 40 * foot },
  limits: { gasDrop: 0.5 * inchesOfWater, dewMargin: 10, steamingMargin: 20 },
  loads: {
    first: { load: 1, hours: 1200 },
    second: { load: 0.75, hours: 3000 },
    third: { load: 0.5, hours: 2800 },
    fourth: { load: 0.25, hours: 1000 },
  },
  money: {
    fuelPrice: 8.5 / millionBtu,
    electricityPrice: 0.0666 / kilowattHour,
    installed: 71_500,
    ...{ escalation: 0, discount: 0.05, life: 10 },
  },
  offDesign: { winterWater: fahrenheit(190), dirt: 0.00053, otherFuel: 'No. 2 oil', otherOxygen: 0.04 },
}

/** Cold make-up water takes the heat of condensation behind a dry bank. */
const condensingExample: EconomizerInput = {
  ...steamExample,
  condensing: {
    bank: {
      ...steamExample.unit,
      // Wider than the first, so that both together keep the limit of the gas.
      ...{ arrangement: 'rectangular', rows: 4, tubesWide: 14, tubeLength: 60 * inch, circuits: 1 },
      tubeMetal: '316 Stainless',
      fins: { ...serrated, metal: '316 Stainless' },
    },
    installed: 73_500,
    water: { temperature: fahrenheit(60), flow: gallonsOfWater(20), pressure: gauge(60) },
  },
}

/** A hot-water boiler, whose return water passes the unit by a pump. */
const hotWaterExample: EconomizerInput = {
  ...steamExample,
  boiler: {
    duty: 'hot-water',
    size: { kind: 'output', value: 3e6 },
    pressure: gauge(60),
    supply: fahrenheit(180),
    firing: { kind: 'stack-temperature', value: fahrenheit(350) },
  },
  // Return water warm enough to keep steel dry.
  water: { temperature: fahrenheit(155), flow: 12, pressure: gauge(60), feed: 'pumped' },
  unit: { ...steamExample.unit, arrangement: 'rectangular', circuits: 10 },
  offDesign: { dirt: 0.00053, otherFuel: 'No. 2 oil', otherOxygen: 0.04 },
}

/** Oil with sulfur: whole fins, feedwater hot enough for the dew point of acid, a lane for the soot blower. */
const oilExample: EconomizerInput = {
  ...steamExample,
  fuel: { kind: 'named', name: 'No. 6 oil' },
  air: { ...steamExample.air, given: { kind: 'dry-oxygen', value: 0.04 } },
  boiler: { ...steamExample.boiler, firing: { kind: 'stack-temperature', value: fahrenheit(520) } },
  water: { ...steamExample.water, temperature: fahrenheit(310), pressure: gauge(200) },
  unit: {
    ...steamExample.unit,
    arrangement: 'rectangular',
    layout: 'in line',
    longitudinalPitch: 4 * inch,
    fins: { kind: 'solid', height: 0.5 * inch, thickness: 0.06 * inch, density: 3 / inch, metal: 'Carbon Steel' },
    fouling: { gas: 0.000528, water: 0.000176 },
    sootBlowerLanes: 1,
  },
  money: { ...steamExample.money, fuelPrice: 14 / millionBtu },
  offDesign: {},
}

/** By its job, in the order of the list. */
export const exampleEconomizers = {
  'Feedwater of a steam boiler': steamExample,
  'Dual stage with condensing': condensingExample,
  'Hot-water boiler': hotWaterExample,
  'Heavy oil': oilExample,
} as const satisfies Readonly<Record<string, EconomizerInput>>

/** A partner's boiler begins with its size; the stack page begins with the stack. */
const partnerExample: EconomizerInput = {
  ...steamExample,
  boiler: { ...steamExample.boiler, size: { kind: 'horsepower', value: 300 } },
  unit: { ...steamExample.unit, rows: 6, tubesWide: 8, tubeLength: 32 * inch, circuits: 1 },
  stack: { diameter: 20 * inch, height: 30 * foot },
  money: { ...steamExample.money, installed: 52_000 },
}
const stackExample: EconomizerInput = {
  ...steamExample,
  boiler: { ...steamExample.boiler, size: { kind: 'horsepower', value: 200 } },
  unit: { ...steamExample.unit, rows: 6, tubesWide: 8, tubeLength: 26 * inch, circuits: 1 },
  stack: { diameter: 16 * inch, height: 24 * foot },
  money: { ...steamExample.money, installed: 41_000 },
}

/** What each page of the economizers begins with. */
export const firstOf = {
  economizer: steamExample,
  cleaverBrooks: partnerExample,
  hurstBoiler: stackExample,
} as const

export function newEconomizer(
  system: UnitSystem,
  input: EconomizerInput = steamExample,
): Omit<Item<EconomizerInput>, 'id'> {
  return { tag: 'EC-1', input, display: { system, units: {} } }
}

/** A new project: one economizer. */
export function newProject(system: UnitSystem, input?: EconomizerInput): EconomizerProject {
  return economizerProjects.projectOf([itemOf(newEconomizer(system, input), 'economizer-1')])
}

/** What readers of a page start from: the example of a steam boiler is the one that the page begins with. */
export const startsOf = (page: keyof typeof firstOf): Starts<EconomizerInput> => ({
  newItem: system => newEconomizer(system, firstOf[page]),
  examples: { ...exampleEconomizers, 'Feedwater of a steam boiler': firstOf[page] },
})
