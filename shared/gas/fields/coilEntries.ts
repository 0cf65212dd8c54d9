/** The fields of a dry gas coil: its streams, its face, fins and tubes, its limits. */

import type { Enumeration } from '../../../engine/options/enumeration'
import { finSurface } from '../../../engine/options/finSurface'
import { flowArrangement } from '../../../engine/options/flowArrangement'
import { tubePattern } from '../../../engine/options/tubePattern'
import { fluidChoices, ownFluidName, solutionNames } from '../../coils/document/fluidChoices'
import { circuitingChoices, finMaterialChoices, rowChoices, tubeMaterialChoices } from '../../coils/fields/coilChoices'
import type { Choice } from '../../tools/fields/choice'
import type { Measure } from '../../tools/fields/field'
import type { GasInput } from '../document/gasDocument'
import type { Entry } from './entry'

type Quantity = Measure['quantity']

const number = (label: string, quantity: Quantity, more: object = {}): Entry =>
  ({ kind: 'number', label, quantity, ...more }) as Entry
const optional = (label: string, quantity: Quantity, whenEmpty: string): Entry =>
  ({ kind: 'number', label, quantity, isOptional: true, whenEmpty }) as Entry
const select = (label: string, choices: readonly Choice[]): Entry => ({ kind: 'select', label, choices }) as Entry
const kinded = (by: string, measures: Readonly<Record<string, Measure>>): Entry =>
  ({ kind: 'kinded', by, measures }) as Entry
const described = ({ codes, describe }: Enumeration): readonly Choice[] =>
  codes.map(value => ({ value, label: describe(value) }))
const kindsOf = (measures: Readonly<Record<string, Measure>>): readonly Choice[] =>
  Object.entries(measures).map(([value, { label }]) => ({ value, label }))

const flows = {
  mass: { label: 'Gas flow', quantity: 'massFlow' },
  'actual-volume': { label: 'Gas flow, entering', quantity: 'actualAirflow' },
  'normal-volume': { label: 'Gas flow at 0 °C', quantity: 'actualAirflow' },
} as const satisfies Record<string, Measure>

const givens = {
  'volume-flow': { label: 'Fluid flow', quantity: 'volumeFlow' },
  'mass-flow': { label: 'Fluid mass flow', quantity: 'massFlow' },
  'leaving-temperature': { label: 'Fluid leaves', quantity: 'temperature' },
  capacity: { label: 'Heat', quantity: 'heatFlow' },
} as const satisfies Record<string, Measure>

/** Mixtures and tables of one's own belong to coils in air. */
const without = [ownFluidName, 'Special gas', 'Natural gas', 'Air']
const arrangements = described(flowArrangement).filter(({ value }) => value !== 'auto' && value !== 'user defined')

export const coilEntries: Readonly<Record<string, Entry>> = {
  application: select('Coil', [
    { value: 'Cooling', label: 'Cools the gas' },
    { value: 'Heating', label: 'Heats the gas' },
  ]),
  'flow.basis': select('Gas flow by', [
    { value: 'mass', label: 'Mass' },
    { value: 'actual-volume', label: 'Volume as it enters' },
    { value: 'normal-volume', label: 'Volume at 0 °C, 1 atm' },
  ]),
  'flow.value': kinded('coil.flow.basis', flows),
  'fluid.name': select(
    'Fluid',
    fluidChoices.filter(({ value }) => !without.includes(String(value))),
  ),
  'fluid.share': {
    ...number('Concentration', 'fraction'),
    applies: ({ coil }: GasInput) => coil !== undefined && solutionNames.includes(coil.fluid.name),
  } as Entry,
  'fluid.enteringTemperature': number('Fluid enters', 'temperature'),
  'fluid.given.kind': select('Fluid by', kindsOf(givens)),
  'fluid.given.value': kinded('coil.fluid.given.kind', givens),
  'limits.heat': optional('Heat at least', 'heatFlow', 'none'),
  'limits.gasPressureDrop': optional('Gas Δp at most', 'airPressureDrop', 'none'),
  'limits.fluidPressureDrop': optional('Fluid Δp at most', 'fluidPressureDrop', 'none'),
  'fan.efficiency': optional('Fan efficiency', 'fraction', 'gas power'),
  'geometry.finnedHeight': number('Fin height', 'length'),
  'geometry.finnedLength': number('Fin length', 'length'),
  'geometry.rows': select('Rows', rowChoices),
  'geometry.finPitch': number('Fins', 'finDensity', { isReciprocal: true }),
  'geometry.circuiting': select(
    'Circuiting',
    circuitingChoices.filter(({ value }) => Number(value) > 0),
  ),
  'geometry.arrangement': select('Arrangement', arrangements),
  'geometry.tubeOutsideDiameter': number('Tube diameter', 'smallLength'),
  'geometry.tubeWall': number('Tube wall', 'smallLength'),
  'geometry.transversePitch': number('Transverse pitch', 'smallLength'),
  'geometry.longitudinalPitch': number('Row pitch', 'smallLength'),
  'geometry.tubePattern': select('Tube pattern', described(tubePattern)),
  'geometry.tubeMaterial': select('Tube material', tubeMaterialChoices),
  'geometry.finSurface': select(
    'Fin surface',
    described(finSurface).filter(({ value }) => value !== 'Optimize'),
  ),
  'geometry.finMaterial': select('Fin material', finMaterialChoices),
  'geometry.finThickness': number('Fin thickness', 'smallLength'),
  'resistances.insideFouling': optional('Inside fouling', 'foulingResistance', 'clean'),
  'resistances.outsideFouling': optional('Outside fouling', 'foulingResistance', 'clean'),
  'resistances.bond': optional('Bond', 'foulingResistance', 'none'),
}
