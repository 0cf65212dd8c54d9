/** The possible names of the columns of a pasted table, and the field of a coil that each fills. */

import { unitLabel } from '../../display/units'
import type { ChoiceField, Measure } from '../../tools/fields/field'
import { measureUnits } from '../../tools/fields/measure'
import { valueAt } from '../../tools/fields/paths'
import type { CoilInput } from '../document/coilDocument'
import type { CoilField } from '../fields/coilField'
import { coilField, fieldsOfCoil } from '../fields/coilFields'
import type { CoilPath } from '../fields/coilPath'

/** Short trade names, beside each field's own label, by path; if a number has several kinds, by path and kind. */
const tradeNames: Readonly<Record<string, readonly string[]>> = {
  'air.flow.value': ['air', 'air flow', 'cfm', 'scfm', 'acfm'],
  'air.dryBulb': ['edb', 'eat', 'eat db', 'ent db', 'entering air', 'entering db', 'entering air db'],
  'air.humidity.value wet-bulb': ['ewb', 'eat wb', 'ent wb', 'entering wb', 'entering air wb'],
  'air.humidity.value relative-humidity': ['rh'],
  'air.humidity.value humidity-ratio': ['hr', 'w'],
  'air.pressure.value altitude': ['elevation'],
  'fluid.enteringTemperature': ['ewt', 'eft', 'entering water', 'entering fluid', 'entering temperature'],
  'fluid.given.value volume-flow': ['flow', 'gpm', 'water flow', 'fluid flow'],
  'fluid.given.value leaving-temperature': ['lwt', 'lft', 'leaving water', 'leaving fluid', 'leaving temperature'],
  'limits.capacity': ['capacity', 'duty', 'load', 'total load', 'mbh', 'required', 'total mbh', 'total'],
  'limits.leavingDryBulb': ['lat', 'lat db', 'ldb', 'lvg db', 'leaving air', 'leaving db', 'leaving air db'],
  'limits.leavingWetBulb': ['lat wb', 'lwb', 'lvg wb', 'leaving wb', 'leaving air wb'],
  'limits.airPressureDrop': ['max apd', 'max air pd', 'max air pressure drop'],
  'limits.fluidPressureDrop': ['max wpd', 'max fluid pd', 'max fluid pressure drop'],
  'limits.faceVelocity': ['max fv', 'max face velocity'],
  'geometry.finnedHeight': ['fh', 'height', 'finned height'],
  'geometry.finnedLength': ['fl', 'length', 'finned length'],
  'geometry.finPitch': ['fpi', 'fins per inch'],
  'geometry.circuiting': ['circuit'],
  'geometry.circuiting.feeds': ['feeds', 'number of circuits'],
}

/** Examples of column heads, to show how to write them. */
export const headExamples = {
  IP: ['Tag', 'Airflow (SCFM)', 'EDB (°F)', 'EWB (°F)', 'EWT (°F)', 'Flow (gpm)', 'Capacity (MBH)', 'Rows', 'FPI'],
  SI: [
    'Tag',
    'Airflow (m³/h standard)',
    'EDB (°C)',
    'EWB (°C)',
    'EWT (°C)',
    'Flow (L/s)',
    'Capacity (kW)',
    'Rows',
    'Fins (fins/m)',
  ],
} as const

export type DutyColumn =
  | { kind: 'tag' }
  | {
      kind: 'number'
      path: CoilPath
      label: string
      measure: Measure
      unit?: string
      sets?: { path: CoilPath; value: string }
    }
  | { kind: 'choice'; field: ChoiceField<CoilInput, CoilPath, string> }

const tagNames: readonly string[] = ['tag', 'mark', 'coil', 'unit', 'coil tag', 'unit tag']

/** The meaning of a column head such as `Airflow (SCFM)`, `EWT [°F]`, `gpm`; undefined if it is unknown. */
export function columnOf(head: string, input: CoilInput): DutyColumn | undefined {
  const { name, unit } = partsOf(head)
  if (tagNames.includes(name)) return { kind: 'tag' }
  // A number of circuits may replace the circuiting fraction, so that field is offered for every coil.
  const fields = new Set([...fieldsOfCoil(input), coilField('geometry.circuiting.feeds')])
  const columns = [...fields].flatMap(field => columnsOf(field))
  // If a name fits two kinds of number, prefer the kind that the shown coil uses.
  const isOfOther = ({ column }: Named) => changes(column, input)
  columns.sort((a, b) => Number(isOfOther(a)) - Number(isOfOther(b)))
  const named = columns.filter(({ names }) => names.includes(name)).map(({ column }) => column)
  for (const column of named) {
    if (column.kind !== 'number') return column
    const known = unitOf(column.measure, unit === '' ? name : unit)
    if (known !== undefined) return { ...column, unit: known }
  }
  // An unknown unit is a mistake; without a unit, the reader's unit applies.
  return unit === '' ? named[0] : undefined
}

interface Named {
  names: readonly string[]
  column: DutyColumn
}

/** Whether a column gives another kind of number than the coil uses now. */
function changes(column: DutyColumn, input: CoilInput): boolean {
  return column.kind === 'number' && column.sets !== undefined && valueAt(input, column.sets.path) !== column.sets.value
}

function columnsOf(field: CoilField): Named[] {
  const { path } = field
  const named = (label: string, key: string = path) => [
    plain(label),
    ...(tradeNames[key] ?? []),
    ...(tradeNames[path] ?? []),
  ]
  if (field.kind === 'number')
    return [{ names: named(field.label), column: { kind: 'number', path, label: field.label, measure: field } }]
  if (field.kind === 'kinded')
    return Object.entries(field.measures)
      .filter(([kind]) => !kind.endsWith(' moist'))
      .map(([kind, measure]) => ({
        names: named(measure.label, `${path} ${kind}`),
        column: { kind: 'number', path, label: measure.label, measure, sets: { path: field.by, value: kind } },
      }))
  if (field.kind === 'select' || field.kind === 'toggle')
    return [{ names: named(field.label), column: { kind: 'choice', field } }]
  return []
}

/** The name and the unit of a head, each in plain letters. */
function partsOf(head: string): { name: string; unit: string } {
  // Split at the first bracket: some units contain brackets themselves.
  const opened = head.search(/[([]/)
  if (opened > 0) return { name: plain(head.slice(0, opened)), unit: plain(head.slice(opened)) }
  const comma = head.lastIndexOf(',')
  if (comma > 0) return { name: plain(head.slice(0, comma)), unit: plain(head.slice(comma)) }
  return { name: plain(head), unit: '' }
}

function unitOf(measure: Measure, unit: string): string | undefined {
  const wanted = plainUnit(unit)
  return measureUnits(measure).find(id => {
    const names = [id, unitLabel(measure.quantity, id)].map(plainUnit)
    return names.some(name => name === wanted || name.replace(airflowBasis, '') === wanted)
  })
}

/** The part of an airflow unit that names its basis. Without it, the basis of the shown coil applies. */
const airflowBasis = /^[sa](?=cfm$)|(standard|actual|dryair)$/

/** Lower case, without the characters that people often omit. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[()[\]."'*]/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll('δp', 'dp')
    .trim()
}

function plainUnit(text: string): string {
  return plain(text)
    .replaceAll(/deg|°|\s|,/g, '')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll('₂', '2')
    .replaceAll('^', '')
}
