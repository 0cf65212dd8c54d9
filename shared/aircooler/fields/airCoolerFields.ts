/** The table of an air cooler's fields, from which the form, its messages and the inputs in reports are made. */

import type { GasMethod } from '../../../engine/aircooler'
import { finMaterialNames, tubeMaterialNames } from '../../../engine/materials/materialNames'
import { finSurface } from '../../../engine/options/finSurface'
import { solutionNames } from '../../coils/document/fluidChoices'
import type { Choice } from '../../tools/fields/choice'
import type { Field, Measure } from '../../tools/fields/field'
import { fieldTable } from '../../tools/fields/fieldTable'
import type { PathOf } from '../../tools/fields/pathOf'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import { fluidLabel } from '../facts/fluidLabel'
import { boundsAt } from './airCoolerBounds'
import { fluidNamesOf, inertNames } from './fluidNames'

/** Rows of unequal passes, the fan of the catalogue and its curve have editors of their own. */
export type AirCoolerPath =
  | Exclude<PathOf<AirCoolerInput>, `bundle.rowsPerPass.${string}` | `fans.curve.${string}` | `fans.fan.${string}`>
  | 'fans.fan'

type Group = 'process' | 'air' | 'unit' | 'bundle' | 'fans' | 'limits' | 'site' | 'control' | 'money'
type Entry = Omit<Field<AirCoolerInput, AirCoolerPath, Group>, 'path' | 'group'>
type Quantity = Measure['quantity']
type Applies = (input: AirCoolerInput) => boolean

const number = (label: string, quantity: Quantity, applies?: Applies): Entry =>
  ({ kind: 'number', label, quantity, ...(applies ? { applies } : {}) }) as Entry
const optional = (label: string, quantity: Quantity, whenEmpty: string, applies?: Applies): Entry =>
  ({ kind: 'number', label, quantity, isOptional: true, whenEmpty, ...(applies ? { applies } : {}) }) as Entry
const select = (label: string, choices: readonly Choice[], more: object = {}): Entry =>
  ({ kind: 'select', label, choices, ...more }) as Entry
const labelled = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const same = (values: readonly string[]): readonly Choice[] => values.map(value => ({ value, label: value }))

const isOwn: Applies = ({ process }) => process.kind === 'own'
const hasInert: Applies = ({ process }) => process.kind === 'fluid' && process.inert !== undefined
const isPlate: Applies = ({ bundle }) => bundle.fins.kind === 'plate'
const isRound: Applies = input => !isPlate(input)

export const gasMethodNames: Readonly<Record<GasMethod, string>> = {
  'silver-bell-ghaly': 'Silver, Bell, Ghaly',
  'colburn-hougen': 'Colburn, Hougen',
}

export const finNames: Readonly<Record<AirCoolerInput['bundle']['fins']['kind'], string>> = {
  'l-foot': 'L-foot',
  embedded: 'Embedded',
  extruded: 'Extruded',
  plate: 'Plates',
}

type Insert = NonNullable<AirCoolerInput['bundle']['enhancement']>

export const insertNames: Readonly<Record<Insert['kind'], string>> = {
  tape: 'Twisted tape',
  spring: 'Wire coil',
  maker: 'Wire matrix, by its maker',
}

const ofInsert = (measures: Partial<Record<Insert['kind'], Measure>>): Entry =>
  ({ kind: 'kinded', by: 'bundle.enhancement.kind', measures }) as Entry
const length = (label: string): Measure => ({ label, quantity: 'smallLength' })
const times = (label: string): Measure => ({ label, quantity: 'ratio' })

const state = (name: string): Readonly<Record<string, Entry>> => ({
  [`own.${name}.temperature`]: number(`${name === 'cold' ? 'Cold' : 'Hot'} at`, 'temperature', isOwn),
  [`own.${name}.density`]: number('Density', 'density', isOwn),
  [`own.${name}.heatCapacity`]: number('Specific heat', 'specificHeat', isOwn),
  [`own.${name}.viscosity`]: number('Viscosity', 'viscosity', isOwn),
  [`own.${name}.conductivity`]: number('Conductivity', 'thermalConductivity', isOwn),
})

const flows = {
  'face-velocity': { label: 'Face velocity', quantity: 'velocity' },
  'standard-volume': { label: 'Standard volume', quantity: 'actualAirflow' },
  'actual-volume': { label: 'Actual volume', quantity: 'actualAirflow' },
  'dry-air-mass': { label: 'Dry air', quantity: 'massFlow' },
} as const satisfies Record<string, Measure>

/** The groups of the form with their fields, in its order. */
const groups: Readonly<Record<Group, Readonly<Record<string, Entry>>>> = {
  process: {
    kind: select(
      'Stream',
      labelled({
        own: 'Liquid by its properties',
        liquid: 'Liquid of the list',
        gas: 'Gas mixture',
        fluid: 'Fluid that may condense',
      }),
    ),
    name: select('Fluid', [], {
      choices: ({ process }: AirCoolerInput) =>
        fluidNamesOf(process.kind).map(value => ({ value, label: fluidLabel(value) })),
      applies: ({ process }: AirCoolerInput) => process.kind === 'liquid' || process.kind === 'fluid',
    }),
    share: number(
      'Concentration',
      'fraction',
      ({ process }) => process.kind === 'liquid' && solutionNames.includes(process.name ?? ''),
    ),
    inert: select('Gas beside the vapor', same(inertNames), {
      whenEmpty: 'none',
      applies: ({ process }: AirCoolerInput) => process.kind === 'fluid',
    }),
    inertShare: number('Share of the gas', 'fraction', hasInert),
    inertBasis: select('Share by', labelled({ mole: 'Mole', mass: 'Mass' }), { applies: hasInert }),
    inertMethod: select('Film of the gas', labelled(gasMethodNames), {
      applies: hasInert,
      whenEmpty: gasMethodNames['silver-bell-ghaly'],
    }),
    gases: {
      kind: 'shares',
      label: 'Gases',
      applies: ({ process }: AirCoolerInput) => process.kind === 'gas',
    } as Entry,
    ...state('cold'),
    ...state('hot'),
    given: select(
      'Duty by',
      labelled({
        'flow-outlet': 'Flow and leaving',
        'flow-heat': 'Flow and heat',
        'outlet-heat': 'Leaving and heat',
      }),
    ),
    massFlow: number('Flow', 'massFlow', ({ process }) => process.given !== 'outlet-heat'),
    inlet: number('Entering', 'temperature'),
    outlet: number('Leaving', 'temperature', ({ process }) => process.given !== 'flow-heat'),
    heat: number('Heat', 'heatFlow', ({ process }) => process.given !== 'flow-outlet'),
    pressure: number('Pressure', 'absolutePressure'),
    designPressure: optional('Design pressure', 'absolutePressure', 'not given'),
    designTemperature: optional('Design temperature', 'temperature', 'not given'),
    pourPoint: optional('Pour point', 'temperature', 'not known'),
  },
  air: {
    dryBulb: number('Design dry bulb', 'temperature'),
    winter: optional('Winter minimum', 'temperature', 'not told'),
    altitude: number('Altitude', 'altitude'),
    'flow.basis': select(
      'Air by',
      Object.entries(flows).map(([value, { label }]) => ({ value, label })),
    ),
    'flow.value': { kind: 'kinded', by: 'air.flow.basis', measures: flows } as Entry,
    recirculation: optional('Recirculation', 'temperatureDifference', 'none'),
  },
  unit: {
    bays: number('Bays', 'count'),
    bundlesPerBay: number('Bundles a bay', 'count'),
  },
  bundle: {
    rows: number('Rows', 'count'),
    passes: number('Passes', 'count'),
    rowsPerPass: { kind: 'table', label: 'Rows of the passes' } as Entry,
    tubesPerRow: number('Tubes a row', 'count'),
    tubeLength: number('Tube length', 'plantLength'),
    tubeDiameter: number('Tube diameter', 'smallLength'),
    tubeWall: number('Tube wall', 'smallLength'),
    tubeMetal: select('Tube metal', same(tubeMaterialNames)),
    transversePitch: number('Tube pitch', 'smallLength'),
    longitudinalPitch: optional('Row pitch', 'smallLength', 'equilateral'),
    'fins.kind': select('Fins', labelled(finNames)),
    'fins.height': number('Fin height', 'smallLength', isRound),
    'fins.thickness': number('Fin thickness', 'smallLength'),
    'fins.density': number('Fin density', 'finDensity'),
    'fins.metal': select('Fin metal', same(finMaterialNames)),
    'fins.surface': select(
      'Fin surface',
      finSurface.codes
        .filter(value => value !== 'Optimize')
        .map(value => ({ value, label: finSurface.describe(value) })),
      { applies: isPlate, whenEmpty: 'Waved' },
    ),
    'enhancement.kind': select('Tube insert', labelled(insertNames), { whenEmpty: 'none' }),
    'enhancement.pitch': ofInsert({ tape: length('Half-turn pitch'), spring: length('Coil pitch') }),
    'enhancement.thickness': ofInsert({ tape: length('Tape thickness') }),
    'enhancement.wire': ofInsert({ spring: length('Wire') }),
    'enhancement.film': ofInsert({ maker: times('Film over plain tube') }),
    'enhancement.drop': ofInsert({ maker: times('Δp over plain tube') }),
    'fouling.process': optional('Inside fouling', 'foulingResistance', 'clean'),
    'fouling.air': optional('Outside fouling', 'foulingResistance', 'clean'),
    method: select(
      'Air-side method',
      labelled({ 'briggs-young': 'Briggs and Young', esdu: 'ESDU 86022', ganguli: 'Ganguli' }),
      { applies: isRound, whenEmpty: 'Briggs and Young' },
    ),
    nozzle: optional('Nozzle, inside', 'smallLength', 'not counted'),
    nozzles: optional('Nozzles at an end', 'count', '1', ({ bundle }) => bundle.nozzle !== undefined),
  },
  fans: {
    draft: {
      kind: 'toggle',
      label: 'Draft',
      choices: labelled({ forced: 'Forced', induced: 'Induced' }),
    } as Entry,
    perBay: number('Fans a bay', 'count'),
    diameter: number('Fan diameter', 'plantLength'),
    tipSpeed: optional('Tip speed', 'velocity', 'usual'),
    efficiency: optional('Fan efficiency', 'fraction', 'usual'),
    driveEfficiency: optional('Drive efficiency', 'fraction', 'usual'),
    motorEfficiency: optional('Motor efficiency', 'fraction', 'usual'),
    otherLosses: optional('Screens, louvers', 'airPressureDrop', 'none'),
    fan: { kind: 'table', label: 'Fan' } as Entry,
    curve: { kind: 'table', label: 'Curve of a fan' } as Entry,
    distance: optional('Noise at', 'plantLength', 'usual'),
  },
  limits: {
    margin: optional('Margin at least', 'fraction', 'none'),
    processDrop: optional('Process Δp at most', 'processDrop', 'none'),
    airDrop: optional('Air Δp at most', 'airPressureDrop', 'usual'),
    tipSpeed: optional('Tip speed at most', 'velocity', 'usual'),
    soundPressure: optional('Sound at 1 m', 'soundLevel', 'usual'),
    soundPower: optional('Sound power', 'soundLevel', 'none'),
    approach: optional('Approach at least', 'temperatureDifference', 'usual'),
    pourMargin: optional('Wall over pour point', 'temperatureDifference', 'usual'),
    fanPower: optional('Fan power at most', 'power', 'none'),
    faceVelocity: optional('Face velocity at most', 'velocity', 'none'),
    width: optional('Width at most', 'plantLength', 'none'),
    length: optional('Length at most', 'plantLength', 'none'),
  },
  site: {
    place: { kind: 'table', label: 'Place' } as Entry,
  },
  control: {
    setPoint: optional('Set point', 'temperature', 'design'),
    leastSpeed: optional('Lowest speed', 'fraction', '25 %'),
  },
  money: {
    electricityPrice: optional('Price of power', 'electricityPrice', 'usual'),
    drives: number('Extra for drives', 'money'),
    escalation: number('Escalation a year', 'fraction'),
    discount: number('Discount a year', 'fraction'),
    life: number('Life', 'years'),
  },
}

export const airCoolerFields = Object.entries(groups).flatMap(([group, entries]) =>
  Object.entries(entries).map(
    ([path, entry]) => ({ ...entry, path: `${group}.${path}`, group }) as Field<AirCoolerInput, AirCoolerPath, Group>,
  ),
)

export const airCoolerFieldTable = fieldTable<AirCoolerInput, AirCoolerPath>(airCoolerFields, {
  stays: ['bundle.fouling', 'limits', 'control'],
  boundsAt,
})
