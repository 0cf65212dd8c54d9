/** The table of a mist's fields, from which the form, its messages and the inputs in reports are made. */
import type { Choice } from '../../tools/fields/choice'
import type { Field, Measure } from '../../tools/fields/field'
import { fieldTable } from '../../tools/fields/fieldTable'
import type { PathOf } from '../../tools/fields/pathOf'
import { machineNames } from '../document/machineKinds'
import type { MistInput } from '../document/mistDocument'
import { boundsAt } from './mistBounds'

/** Hours of a file have no field, nor has what a machine was read from: they are read, kept or left. */
export type MistPath = Exclude<PathOf<MistInput>, `weather.${string}` | `machine.source.${string}`>

type Group = 'site' | 'machine' | 'intake' | 'spray' | 'control' | 'water' | 'limits' | 'money'
type Quantity = Measure['quantity']
type Entry = Omit<Field<MistInput, MistPath, Group>, 'path' | 'group'>

const number = (label: string, quantity: Quantity): Entry => ({ kind: 'number', label, quantity }) as Entry
const optional = (label: string, quantity: Quantity, whenEmpty: string): Entry =>
  ({ kind: 'number', label, quantity, isOptional: true, whenEmpty }) as Entry
/** A name from a list, which has its own control. */
const listed = (label: string): Entry => ({ kind: 'table', label }) as Entry
const labelled = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Of a machine that was read from saved work the curve is known. */
const ownMachine = { applies: ({ machine }: MistInput) => machine.source === undefined }

/** The groups of the form with their fields, in its order. */
const groups: Readonly<Record<Group, Readonly<Record<string, Entry>>>> = {
  site: {
    place: listed('Place'),
    dryBulb: number('Design dry bulb', 'temperature'),
    wetBulb: number('Design wet bulb', 'temperature'),
    altitude: number('Altitude', 'altitude'),
  },
  machine: {
    kind: { kind: 'select', label: 'Machine', choices: labelled(machineNames) } as Entry,
    ratedPower: number('Rated power', 'power'),
    ratedAt: { ...number('Rated at', 'temperature'), ...ownMachine },
    slope: { ...number('Power slope', 'powerSlope'), ...ownMachine },
    leastAir: optional('Power falls down to', 'temperature', 'usual'),
    load: number('Load', 'fraction'),
  },
  intake: {
    airflow: number('Airflow', 'actualAirflow'),
    face: number('Intake face', 'area'),
    distance: {
      ...number('Nozzles to coil', 'length'),
      units: { IP: 'ft', SI: 'm', all: ['ft', 'in', 'm', 'mm'] },
    } as Entry,
  },
  spray: {
    effectiveness: number('Saturation efficiency', 'fraction'),
    evaporatedShare: optional('Evaporates', 'fraction', 'usual'),
    'nozzle.model': listed('Nozzle'),
    'nozzle.flow': number('Nozzle flow', 'sprayFlow'),
    'nozzle.pressure': number('Flow at', 'pumpPressure'),
    'nozzle.sauter': number('Droplets', 'dropletSize'),
    pressure: number('Pump pressure', 'pumpPressure'),
    stages: number('Stages', 'count'),
  },
  control: {
    lockout: optional('Runs from', 'temperature', 'usual'),
    depression: optional('Least depression', 'temperatureDifference', 'usual'),
  },
  water: {
    hardness: optional('Hardness', 'dissolved', 'not known'),
    dissolved: optional('Dissolved solids', 'dissolved', 'not known'),
    isRecirculated: {
      kind: 'toggle',
      label: 'Taken round again',
      choices: [
        { value: false, label: 'No' },
        { value: true, label: 'Yes' },
      ],
    } as Entry,
  },
  limits: {
    leaving: optional('Air to coil at most', 'temperature', 'none'),
    water: optional('Water at most', 'sprayFlow', 'none'),
    nozzles: optional('Nozzles at most', 'count', 'none'),
  },
  money: {
    electricityPrice: optional('Price of power', 'electricityPrice', 'usual'),
    demandPrice: optional('Price of demand', 'demandPrice', 'none'),
    waterPrice: optional('Price of water', 'waterPrice', 'none'),
    sewerPrice: optional('Price of sewer', 'waterPrice', 'none'),
    treatmentPrice: optional('Water treatment', 'waterPrice', 'none'),
    carbonIntensity: optional('CO₂ of power', 'carbonIntensity', 'not counted'),
    carbonPrice: optional('Price of CO₂', 'carbonPrice', 'none'),
    installed: number('Installed cost', 'money'),
    incentive: optional('Incentive', 'money', 'none'),
    escalation: number('Escalation a year', 'fraction'),
    discount: number('Discount a year', 'fraction'),
    life: number('Life', 'years'),
  },
}

export const mistFields = Object.entries(groups).flatMap(([group, entries]) =>
  Object.entries(entries).map(
    ([path, entry]) => ({ ...entry, path: `${group}.${path}`, group }) as Field<MistInput, MistPath, Group>,
  ),
)

export const mistFieldTable = fieldTable<MistInput, MistPath>(mistFields, {
  stays: ['control', 'water', 'limits'],
  boundsAt,
})
