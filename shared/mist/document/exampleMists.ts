/** The mist of a new document, and one for each usual job. */
import type { UnitSystem } from '../../display/units'
import { type Item, itemOf, type Starts } from '../../tools/project'
import { sampleNozzles } from '../nozzles/sampleNozzles'
import { usualSlopes } from './machineKinds'
import type { MistInput, MistProject } from './mistDocument'
import { mistProjects } from './project'

const foot = 0.3048
const cubicFeetAMinute = foot ** 3 / 60
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8
const kilowattHour = 3.6e6
const thousandGallons = 3.785411784
const psi = 6894.757293168361

const [fine] = sampleNozzles as readonly [(typeof sampleNozzles)[number]]

/** An air-cooled chiller of 100 tons in Phoenix. */
export const chillerExample: MistInput = {
  site: { place: 'phoenix', altitude: 337, dryBulb: 315.95, wetBulb: 294.45 },
  machine: {
    kind: 'chiller',
    ratedPower: 118_000,
    ratedAt: fahrenheit(95),
    slope: usualSlopes.chiller,
    leastAir: fahrenheit(70),
    load: 0.8,
  },
  intake: { airflow: 90_000 * cubicFeetAMinute, face: 240 * foot ** 2, distance: 6 * foot },
  spray: {
    effectiveness: 0.75,
    evaporatedShare: 0.8,
    nozzle: { ...fine },
    pressure: 1000 * psi,
    stages: 3,
  },
  control: { lockout: fahrenheit(75), depression: 5 },
  water: { hardness: 0.1, dissolved: 0.4, isRecirculated: false },
  limits: { leaving: fahrenheit(85) },
  money: {
    electricityPrice: 0.13 / kilowattHour,
    demandPrice: 12 / 1000,
    waterPrice: 5 / thousandGallons,
    sewerPrice: 4 / thousandGallons,
    treatmentPrice: 2 / thousandGallons,
    carbonIntensity: 0.39 / kilowattHour,
    installed: 32_000,
    ...{ escalation: 0, discount: 0.05, life: 10 },
  },
}

/** The same chiller where summers are short and mild. */
const northernExample: MistInput = {
  ...chillerExample,
  site: { place: 'minneapolis', altitude: 254, dryBulb: 305.95, wetBulb: 296.65 },
  limits: {},
}

/** A condensing unit of a cold store, which runs at full load in every warm hour. */
const coldStoreExample: MistInput = {
  ...chillerExample,
  site: { place: 'dallas', altitude: 171, dryBulb: 310.35, wetBulb: 297.95 },
  machine: { ...chillerExample.machine, kind: 'condensing-unit', ratedPower: 90_000, load: 1 },
  intake: { airflow: 60_000 * cubicFeetAMinute, face: 160 * foot ** 2, distance: 6 * foot },
  limits: {},
  money: { ...chillerExample.money, installed: 24_000 },
}

/** By its job, in the order of the list. */
export const exampleMists = {
  'Chiller in a hot, dry place': chillerExample,
  'Chiller in the north': northernExample,
  'Condensing unit of a cold store': coldStoreExample,
} as const satisfies Readonly<Record<string, MistInput>>

export function newMist(system: UnitSystem, input: MistInput = chillerExample): Omit<Item<MistInput>, 'id'> {
  return { tag: 'MS-1', input, display: { system, units: {} } }
}

/** A new project: one mist. */
export function newMistProject(system: UnitSystem, input?: MistInput): MistProject {
  return mistProjects.projectOf([itemOf(newMist(system, input), 'mist-1')])
}

export const mistStarts: Starts<MistInput> = { newItem: newMist, examples: exampleMists }
