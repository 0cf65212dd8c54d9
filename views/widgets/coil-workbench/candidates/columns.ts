/** The columns of the candidates: what each shows, sorts by, and writes to a file. */

import type { CoilGeometry } from '../../../../engine/coils/coil'
import type { CandidateFigures, Shortfall } from '../../../../engine/design/design'
import { finSurface } from '../../../../engine/options/finSurface'
import { circuitingLabel, tubeLabel } from '../../../../shared/designs/coilName'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Reader } from '../../../../shared/display/formatQuantity'
import type { Quantity } from '../../../../shared/display/units'

/** A candidate or a near miss, as a row. */
export interface CandidateRow {
  geometry: CoilGeometry
  figures: CandidateFigures
  shortfalls: readonly Shortfall[]
  notices: readonly string[]
}

export interface Column {
  id: string
  label: string
  unit?: (reader: Reader) => string
  text: (row: CandidateRow, reader: Reader) => string
  /** What it is sorted by; its text where it is none. */
  sort?: (row: CandidateRow) => number
  /** Target or limit that it may miss. */
  misses?: readonly Shortfall['of'][]
  /** Not shown until it is chosen. */
  isExtra?: true
}

function quantity(
  of: { id: string; label: string; quantity: Quantity; isExtra?: true; misses?: Column['misses'] },
  value: (row: CandidateRow) => number,
): Column {
  const { quantity: kind, ...column } = of
  return {
    ...column,
    unit: reader => reader.label(kind),
    text: (row, reader) => reader.number(value(row), kind),
    sort: value,
  }
}

const percent = (share: number) => `${share > 0 ? '+' : ''}${formatNumber(share * 100, 1)}`

export const columns: readonly Column[] = [
  { id: 'rows', label: 'Rows', text: row => String(row.geometry.rows), sort: row => row.geometry.rows },
  quantity({ id: 'fins', label: 'Fins', quantity: 'finDensity' }, row => 1 / row.geometry.finPitch),
  { id: 'surface', label: 'Fin surface', text: row => finSurface.describe(row.geometry.finSurface) },
  {
    id: 'circuit',
    label: 'Circuit',
    text: ({ geometry, figures }) => `${circuitingLabel(geometry.circuiting)}, ${figures.feeds} × ${figures.passes}`,
    sort: row => row.geometry.circuiting,
  },
  quantity(
    { id: 'capacity', label: 'Total', quantity: 'heatFlow', misses: ['capacity'] },
    row => row.figures.totalCapacity,
  ),
  {
    id: 'margin',
    label: 'Margin',
    unit: () => '%',
    text: row => percent(row.figures.margin),
    sort: row => row.figures.margin,
    misses: ['excess'],
  },
  quantity({ id: 'sensible', label: 'Sensible', quantity: 'heatFlow' }, row => row.figures.sensibleCapacity),
  {
    id: 'leaving',
    label: 'Leaving DB / WB',
    unit: reader => reader.label('temperature'),
    text: ({ figures }, reader) =>
      `${reader.number(figures.leavingDryBulb, 'temperature')} / ${reader.number(figures.leavingWetBulb, 'temperature')}`,
    sort: row => row.figures.leavingDryBulb,
    misses: ['leavingDryBulb', 'leavingWetBulb'],
  },
  quantity(
    { id: 'airDrop', label: 'Air Δp', quantity: 'airPressureDrop', misses: ['airPressureDrop'] },
    row => row.figures.airPressureDrop,
  ),
  quantity(
    { id: 'fluidDrop', label: 'Fluid Δp', quantity: 'fluidPressureDrop', misses: ['fluidPressureDrop'] },
    row => row.figures.fluidPressureDrop,
  ),
  quantity(
    {
      id: 'velocity',
      label: 'Velocity',
      quantity: 'fluidVelocity',
      misses: ['leastFluidVelocity', 'mostFluidVelocity'],
    },
    row => row.figures.fluidVelocity,
  ),
  quantity(
    { id: 'face', label: 'Face velocity', quantity: 'velocity', misses: ['faceVelocity'], isExtra: true },
    row => row.figures.faceVelocity,
  ),
  quantity({ id: 'weight', label: 'Weight', quantity: 'mass', isExtra: true }, row => row.figures.dryWeight),
  { id: 'tube', label: 'Tube', text: (row, reader) => tubeLabel(row.geometry, reader), isExtra: true },
  { id: 'tubeMaterial', label: 'Tube material', text: row => row.geometry.tubeMaterial, isExtra: true },
  { id: 'finMaterial', label: 'Fin material', text: row => row.geometry.finMaterial, isExtra: true },
  quantity(
    { id: 'finThickness', label: 'Fin thickness', quantity: 'smallLength', isExtra: true },
    row => row.geometry.finThickness,
  ),
  {
    id: 'notices',
    label: 'Notices',
    text: row => String(row.notices.length),
    sort: row => row.notices.length,
    isExtra: true,
  },
  {
    id: 'cost',
    label: 'Cost',
    unit: () => 'rel.',
    text: row => formatNumber(row.figures.cost, 1),
    sort: row => row.figures.cost,
  },
]

export interface Sorting {
  column: string
  isDescending: boolean
}

/** Rows in the order of a column; as they came, which is the order asked for, where none is chosen. */
export function sorted(rows: readonly CandidateRow[], sorting: Sorting | undefined, reader: Reader): CandidateRow[] {
  const column = columns.find(({ id }) => id === sorting?.column)
  if (!column) return [...rows]
  const { sort } = column
  const order = sort
    ? (one: CandidateRow, other: CandidateRow) => sort(one) - sort(other)
    : (one: CandidateRow, other: CandidateRow) => column.text(one, reader).localeCompare(column.text(other, reader))
  const sign = sorting?.isDescending ? -1 : 1
  return [...rows].sort((one, other) => sign * order(one, other))
}
