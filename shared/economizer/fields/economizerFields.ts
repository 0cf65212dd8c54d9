/** The table of an economizer's fields, from which the form, its messages and the inputs in reports are made. */
import { fuelNames } from '../../../engine/combustion/fuelNames'
import { metalNames } from '../../../engine/economizer/metalNames'
import type { Choice } from '../../tools/fields/choice'
import type { Field, Measure } from '../../tools/fields/field'
import { fieldTable } from '../../tools/fields/fieldTable'
import type { PathOf } from '../../tools/fields/pathOf'
import type { EconomizerInput } from '../document/economizerDocument'
import { boundsAt } from './economizerBounds'

export type EconomizerPath = PathOf<EconomizerInput>

type Group = 'boiler' | 'fuel' | 'water' | 'unit' | 'condensing' | 'stack' | 'limits' | 'loads' | 'money' | 'offDesign'
type Quantity = Measure['quantity']
type Applies = (input: EconomizerInput) => boolean
type Entry = Omit<Field<EconomizerInput, EconomizerPath, Group>, 'path' | 'group'>

const number = (label: string, quantity: Quantity, applies?: Applies): Entry =>
  ({ kind: 'number', label, quantity, ...(applies && { applies }) }) as Entry
const optional = (label: string, quantity: Quantity, whenEmpty: string, applies?: Applies): Entry =>
  ({ kind: 'number', label, quantity, isOptional: true, whenEmpty, ...(applies && { applies }) }) as Entry
const kinded = (by: EconomizerPath, measures: Readonly<Record<string, Measure>>): Entry =>
  ({ kind: 'kinded', by, measures }) as Entry
const select = (
  label: string,
  choices: readonly Choice[],
  more: { applies?: Applies; whenEmpty?: string } = {},
): Entry => ({ kind: 'select', label, choices, ...more }) as Entry
const toggle = (label: string, choices: readonly Choice[], applies?: Applies): Entry =>
  ({ kind: 'toggle', label, choices, ...(applies && { applies }) }) as Entry
/** A name from a catalogue, which has its own control. */
const listed = (label: string): Entry => ({ kind: 'table', label }) as Entry

const same = (names: readonly string[]): readonly Choice[] => names.map(value => ({ value, label: value }))
const labelled = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const yesNo: readonly Choice[] = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes' },
]

const isSteam: Applies = ({ boiler }) => boiler.duty === 'steam'
const isNamed: Applies = ({ fuel }) => fuel.kind === 'named'
const isOwnMass: Applies = ({ fuel }) => fuel.kind === 'own-mass'
const metalChoices = same(metalNames)

const sizes = {
  horsepower: { label: 'Boiler size', quantity: 'boilerSize' },
  output: { label: 'Heat output', quantity: 'heatFlow' },
  fired: { label: 'Heat input', quantity: 'heatFlow' },
  steam: { label: 'Steam', quantity: 'massFlow' },
} as const satisfies Record<EconomizerInput['boiler']['size']['kind'], Measure>

const sizeNames = { horsepower: 'Boiler horsepower', output: 'Heat output', fired: 'Heat input', steam: 'Steam flow' }

const firings = {
  'stack-temperature': { label: 'Stack temp.', quantity: 'temperature' },
  efficiency: { label: 'Efficiency', quantity: 'fraction' },
} as const satisfies Record<EconomizerInput['boiler']['firing']['kind'], Measure>

const airs = {
  'dry-oxygen': { label: 'O₂ in stack, dry', quantity: 'fraction' },
  'wet-oxygen': { label: 'O₂ in stack, wet', quantity: 'fraction' },
  excess: { label: 'Excess air', quantity: 'fraction' },
} as const satisfies Record<EconomizerInput['air']['given']['kind'], Measure>

const kindChoices = (measures: Readonly<Record<string, Measure>>) =>
  Object.entries(measures).map(([value, { label }]) => ({ value, label }))

const bank = (part: 'unit' | 'condensing.bank', has: Applies) => {
  const finned: Applies = input => has(input) && bankAt(input, part)?.fins.kind !== 'none'
  const serrated: Applies = input => has(input) && bankAt(input, part)?.fins.kind === 'serrated'
  return {
    model: listed('Standard unit'),
    arrangement: select('Arrangement', labelled({ round: 'Round, in stack', rectangular: 'Rectangular' }), {
      applies: has,
    }),
    layout: select('Layout', labelled({ staggered: 'Staggered', 'in line': 'In line' }), { applies: has }),
    rows: number('Rows', 'count', has),
    tubesWide: number('Tubes wide', 'count', has),
    tubeLength: number('Tube length', 'length', has),
    tubeDiameter: number('Tube diameter', 'smallLength', has),
    tubeWall: number('Tube wall', 'smallLength', has),
    transversePitch: number('Transverse pitch', 'smallLength', has),
    longitudinalPitch: number('Row pitch', 'smallLength', has),
    tubeMetal: select('Tube metal', metalChoices, { applies: has }),
    'fins.kind': select('Fins', labelled({ serrated: 'Serrated', solid: 'Solid', none: 'None' }), { applies: has }),
    'fins.height': number('Fin height', 'smallLength', finned),
    'fins.thickness': number('Fin thickness', 'smallLength', finned),
    'fins.density': number('Fin density', 'finDensity', finned),
    'fins.segmentWidth': number('Segment width', 'smallLength', serrated),
    'fins.metal': select('Fin metal', metalChoices, { applies: finned }),
    circuits: optional('Circuits', 'count', 'one a tube', has),
    flow: toggle('Flow', labelled({ counter: 'Counter', parallel: 'Parallel' }), has),
    'bypass.gas': optional('Gas by-pass', 'fraction', 'none', has),
    'bypass.water': optional('Water by-pass', 'fraction', 'none', has),
    'fouling.gas': optional('Gas fouling', 'foulingResistance', 'clean', has),
    'fouling.water': optional('Water fouling', 'foulingResistance', 'clean', has),
    method: select(
      'Gas-side method',
      labelled({
        escoa: 'ESCOA',
        'briggs-young': 'Briggs and Young',
        esdu: 'ESDU 86022',
        grimison: 'Grimison, bare',
        hedh: 'HEDH, bare',
      }),
      { applies: has, whenEmpty: 'By the fins' },
    ),
    sootBlowerLanes: optional('Soot blower lanes', 'count', 'none', has),
    hasDampers: toggle('Dampers', yesNo, has),
  } satisfies Record<PathOf<EconomizerInput['unit']>, Entry>
}

function bankAt(input: EconomizerInput, part: 'unit' | 'condensing.bank'): EconomizerInput['unit'] | undefined {
  return part === 'unit' ? input.unit : input.condensing?.bank
}

const under = <Name extends string>(part: string, entries: Readonly<Record<Name, Entry>>) =>
  Object.fromEntries(Object.entries<Entry>(entries).map(([path, entry]) => [`${part}.${path}`, entry]))

const hasCondensing: Applies = ({ condensing }) => condensing !== undefined

const load = (title: string) => ({
  load: number(`${title}, firing`, 'fraction'),
  hours: number(`${title}, hours`, 'hoursOfYear'),
  oxygen: optional(`${title}, O₂`, 'fraction', 'as at full load'),
  stackTemperature: optional(`${title}, stack`, 'temperature', 'by the load'),
})

/** By the names of the engine: glycols with their share, oils without. */
const liquids = same(['Water', 'Ethylene glycol', 'Propylene glycol', 'Therminol 66', 'Therminol VP-1'])
export const isGlycol = (liquid: unknown): boolean => String(liquid).endsWith('glycol')
const isSolution: Applies = ({ water }) => isGlycol(water.liquid)
const isCondensingSolution: Applies = ({ condensing }) => isGlycol(condensing?.water.liquid)

const groups: Readonly<Record<Group, Readonly<Record<string, Entry>>>> = {
  boiler: under('boiler', {
    maker: listed('Maker'),
    model: listed('Model'),
    duty: toggle('Boiler', labelled({ steam: 'Steam boiler', 'hot-water': 'Hot water' })),
    'size.kind': select('Size by', labelled(sizeNames)),
    'size.value': kinded('boiler.size.kind', sizes),
    pressure: number('Pressure', 'vaporPressure'),
    supply: number('Supply temp.', 'temperature', input => !isSteam(input)),
    blowdown: optional('Blowdown', 'fraction', 'none', isSteam),
    'firing.kind': select('Fire by', kindChoices(firings)),
    'firing.value': kinded('boiler.firing.kind', firings),
    radiation: optional('Radiation loss', 'fraction', 'by size'),
  }),
  fuel: {
    ...under('fuel', {
      kind: select(
        'Fuel by',
        labelled({ named: 'Name', 'own-gas': 'Own gas, by volume', 'own-mass': 'Own oil or solid' }),
      ),
      name: select('Fuel', same(fuelNames), { applies: isNamed }),
      hydrogen: optional('Hydrogen blended in', 'fraction', 'none', isNamed),
      gases: {
        kind: 'shares',
        label: 'Gases',
        applies: ({ fuel }: EconomizerInput) => fuel.kind === 'own-gas',
      } as Entry,
      'analysis.C': number('Carbon', 'fraction', isOwnMass),
      'analysis.H': number('Hydrogen', 'fraction', isOwnMass),
      'analysis.O': number('Oxygen', 'fraction', isOwnMass),
      'analysis.N': number('Nitrogen', 'fraction', isOwnMass),
      'analysis.S': number('Sulfur', 'fraction', isOwnMass),
      'analysis.Cl': optional('Chlorine', 'fraction', 'none', isOwnMass),
      'analysis.ash': optional('Ash', 'fraction', 'none', isOwnMass),
      'analysis.water': optional('Moisture', 'fraction', 'none', isOwnMass),
      higherHeatingValue: number('Heating value, HHV', 'fluidEnthalpy', isOwnMass),
    }),
    ...under('air', {
      'given.kind': select('Air by', kindChoices(airs)),
      'given.value': kinded('air.given.kind', airs),
      temperature: number('Room air', 'temperature'),
      humidity: optional('Air humidity', 'humidityRatio', 'usual'),
      altitude: number('Altitude', 'altitude'),
      trioxideShare: optional('SO₃ of SO₂', 'fraction', '2 %'),
    }),
  },
  water: under('water', {
    temperature: number('Feedwater', 'temperature'),
    flow: optional('Water flow', 'massFlow', 'the boiler’s'),
    liquid: select('Liquid', liquids, { whenEmpty: 'Water' }),
    share: number('Glycol, by mass', 'fraction', isSolution),
    pressure: number('Water pressure', 'vaporPressure'),
    feed: select(
      'Feed control',
      labelled({ modulating: 'Modulating', 'on-off': 'On-off', pumped: 'Pumped, constant' }),
    ),
  }),
  unit: under(
    'unit',
    bank('unit', () => true),
  ),
  condensing: {
    ...under('condensing', { installed: optional('Installed cost', 'money', 'not counted', hasCondensing) }),
    ...under('condensing.bank', bank('condensing.bank', hasCondensing)),
    ...under('condensing.water', {
      temperature: number('Cold water in', 'temperature', hasCondensing),
      flow: number('Cold water flow', 'massFlow', hasCondensing),
      isPumped: toggle('Pumped', yesNo, hasCondensing),
      liquid: select('Liquid', liquids, { applies: hasCondensing, whenEmpty: 'Water' }),
      share: number('Glycol, by mass', 'fraction', isCondensingSolution),
      pressure: number('Water pressure', 'vaporPressure', hasCondensing),
    }),
  },
  stack: under('stack', {
    diameter: number('Stack diameter', 'length', ({ stack }) => stack !== undefined),
    height: optional('Stack height', 'altitude', 'not known', ({ stack }) => stack !== undefined),
    ambient: optional('Outside air', 'temperature', 'room air', ({ stack }) => stack !== undefined),
  }),
  limits: under('limits', {
    heat: optional('Recovers at least', 'heatFlow', 'none'),
    gasDrop: optional('Gas Δp at most', 'airPressureDrop', 'usual'),
    gasOut: optional('Gas leaves at least', 'temperature', 'none'),
    dewMargin: optional('Above dew point', 'temperatureDifference', 'usual'),
    steamingMargin: optional('Below boiling', 'temperatureDifference', 'usual'),
    waterDrop: optional('Water Δp at most', 'fluidPressureDrop', 'usual'),
    height: optional('Height at most', 'length', 'none'),
    width: optional('Width at most', 'length', 'none'),
    weight: optional('Weight at most', 'mass', 'none'),
  }),
  loads: {
    ...under('loads.first', load('First load')),
    ...under('loads.second', withLoad('second', load('Second load'))),
    ...under('loads.third', withLoad('third', load('Third load'))),
    ...under('loads.fourth', withLoad('fourth', load('Fourth load'))),
  },
  money: under('money', {
    fuelPrice: optional('Price of fuel', 'heatPrice', 'usual'),
    electricityPrice: optional('Price of power', 'electricityPrice', 'usual'),
    carbonPrice: optional('Price of CO₂', 'carbonPrice', 'none'),
    nitrogenOxides: optional('NOₓ of the fuel', 'emission', 'not counted'),
    installed: number('Installed cost', 'money'),
    incentive: optional('Incentive', 'money', 'none'),
    escalation: number('Escalation a year', 'fraction'),
    discount: number('Discount a year', 'fraction'),
    life: number('Life', 'years'),
  }),
  offDesign: under('offDesign', {
    winterWater: optional('Water in winter', 'temperature', 'not compared'),
    dirt: optional('Dirt on the fins', 'foulingResistance', 'not compared'),
    otherFuel: select('Other fuel', same(fuelNames), { whenEmpty: 'Not compared' }),
    otherOxygen: optional('O₂ with it, dry', 'fraction', 'the same'),
  }),
}

function withLoad<Entries extends Readonly<Record<string, Entry>>>(
  name: 'second' | 'third' | 'fourth',
  entries: Entries,
): Entries {
  const applies: Applies = ({ loads }) => loads[name] !== undefined
  return Object.fromEntries(Object.entries(entries).map(([path, entry]) => [path, { ...entry, applies }])) as Entries
}

export const economizerFields = Object.entries(groups).flatMap(([group, entries]) =>
  Object.entries(entries).map(
    ([path, entry]) => ({ ...entry, path, group }) as Field<EconomizerInput, EconomizerPath, Group>,
  ),
)

export const economizerFieldTable = fieldTable<EconomizerInput, EconomizerPath>(economizerFields, {
  parts: ['condensing', 'stack', 'offDesign'],
  stays: ['limits'],
  boundsAt,
})
