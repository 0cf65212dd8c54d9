/** The table of a gas's fields, from which the form, its messages and the inputs in reports are made. */
import type { Choice } from '../../tools/fields/choice'
import type { Field, Measure } from '../../tools/fields/field'
import { fieldTable } from '../../tools/fields/fieldTable'
import type { GasInput } from '../document/gasDocument'
import { coilEntries } from './coilEntries'
import type { Entry, GasPath, Group } from './entry'
import { boundsAt } from './gasBounds'

type Kind = GasInput['gas']['kind']

const number = (label: string, quantity: Measure['quantity'], more: object = {}): Entry =>
  ({ kind: 'number', label, quantity, ...more }) as Entry
const optional = (label: string, quantity: Measure['quantity'], whenEmpty: string, more: object = {}): Entry =>
  ({ kind: 'number', label, quantity, isOptional: true, whenEmpty, ...more }) as Entry
const labelled = (labels: Readonly<Record<string | number, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const only = (...kinds: readonly Kind[]) => ({ applies: ({ gas }: GasInput) => kinds.includes(gas.kind) })

export const kindNames: Readonly<Record<Kind, string>> = {
  pure: 'Pure gas',
  mixture: 'Mixture',
  products: 'Products of combustion',
  streams: 'Mixed streams',
}

export const propertyNames = {
  cp: 'Specific heat',
  mu: 'Viscosity',
  k: 'Conductivity',
  rho: 'Density',
} as const satisfies Record<GasInput['fit']['property'], string>

const end = (label: string): Entry =>
  ({
    kind: 'kinded',
    by: 'table.along',
    measures: {
      temperature: { label, quantity: 'temperature' },
      pressure: { label, quantity: 'absolutePressure' },
    },
  }) as Entry

/** The groups of the form with their fields, in its order. */
const groups: Readonly<Record<Group, Readonly<Record<string, Entry>>>> = {
  gas: {
    kind: { kind: 'select', label: 'Gas', choices: labelled(kindNames) } as Entry,
    name: { kind: 'table', label: 'Name' } as Entry,
    pure: { kind: 'table', label: 'Pure gas', ...only('pure') } as Entry,
    basis: {
      kind: 'toggle',
      label: 'Basis',
      choices: labelled({ mole: 'Mole', mass: 'Mass', volume: 'Vol.' }),
      ...only('mixture'),
    } as Entry,
    shares: { kind: 'shares', label: 'Composition', ...only('mixture') } as Entry,
    fuel: { kind: 'shares', label: 'Fuel', ...only('products') } as Entry,
    excess: number('Excess air', 'fraction', only('products')),
    airHumidity: optional('Humidity of the air', 'humidityRatio', 'dry', only('products')),
    streams: { kind: 'table', label: 'Streams', ...only('streams') } as Entry,
    humidity: optional('Relative humidity', 'relativeHumidity', 'as given', only('pure', 'mixture')),
  },
  state: {
    temperature: number('Temperature', 'temperature', only('pure', 'mixture', 'products')),
    pressure: number('Pressure', 'absolutePressure'),
    trioxide: optional('SO₃ of SO₂', 'fraction', 'usual'),
    hydrogenBromide: optional('Hydrogen bromide', 'traces', 'none'),
    nitricAcid: optional('Nitric acid vapor', 'traces', 'none'),
  },
  table: {
    along: {
      kind: 'toggle',
      label: 'Along',
      choices: labelled({ temperature: 'Temperature', pressure: 'Pressure' }),
    } as Entry,
    from: end('From'),
    to: end('To'),
    points: number('Points', 'count'),
  },
  fit: {
    property: { kind: 'select', label: 'Property', choices: labelled(propertyNames) } as Entry,
    from: number('From', 'temperature'),
    to: number('To', 'temperature'),
    order: {
      kind: 'toggle',
      label: 'Order',
      choices: [1, 2, 3, 4].map(value => ({ value, label: String(value) })),
    } as Entry,
  },
  combustion: {
    excess: number('Excess air', 'fraction'),
    humidity: number('Humidity of the air', 'humidityRatio'),
    airTemperature: number('Air', 'temperature'),
  },
  coil: coilEntries,
}

export const gasFields = Object.entries(groups).flatMap(([group, entries]) =>
  Object.entries(entries).map(
    ([path, entry]) => ({ ...entry, path: `${group}.${path}`, group }) as Field<GasInput, GasPath, Group>,
  ),
)

export const gasFieldTable = fieldTable<GasInput, GasPath>(gasFields, {
  parts: ['coil'],
  stays: ['coil.fan', 'coil.limits'],
  boundsAt,
})
