/** The columns of the candidates: how each shows, sorts and exports them. */

import type { CoilGeometry } from '../../../../engine/coils/coil'
import type { CandidateFigures, DesignAnswer } from '../../../../engine/design/design'
import { finSurface } from '../../../../engine/options/finSurface'
import { circuitingLabel, tubeLabel } from '../../../../shared/coils/facts/coilName'
import { formatChange } from '../../../../shared/display/formatNumber'
import {
  type CandidateColumn,
  type CandidateRow,
  costColumn,
  marginColumn,
  noticesColumn,
  quantityColumn,
} from '../../../workbench/search/candidates'
import { pricedRows } from '../../../workbench/search/pricedRows'

/** A coil that meets all limits or nearly does. On the Pareto front no other is both cheaper and lower in air drop. */
export interface CoilCandidate extends CandidateRow {
  geometry: CoilGeometry
  figures: CandidateFigures
  /** Its cost relative to the cheapest coil that meets all limits [-]. */
  relativeCost: number
}

const quantity = quantityColumn<CoilCandidate>

export const columns: readonly CandidateColumn<CoilCandidate>[] = [
  { id: 'rows', label: 'Rows', text: row => String(row.geometry.rows), sort: row => row.geometry.rows, isWide: true },
  quantity({ id: 'fins', label: 'Fins', quantity: 'finDensity', isWide: true }, row => 1 / row.geometry.finPitch),
  { id: 'surface', label: 'Fin surface', text: row => finSurface.describe(row.geometry.finSurface), isWide: true },
  {
    id: 'circuit',
    label: 'Circuit',
    text: ({ geometry, figures }) => `${circuitingLabel(geometry.circuiting)}, ${figures.feeds} × ${figures.passes}`,
    sort: row => row.geometry.circuiting,
    isText: true,
    isWide: true,
  },
  quantity(
    { id: 'capacity', label: 'Total', quantity: 'heatFlow', misses: ['capacity'] },
    row => row.figures.totalCapacity,
  ),
  { ...marginColumn(), misses: ['excess'], givesWay: 'last' },
  {
    id: 'overSurface',
    label: 'Over-surface',
    unit: () => '%',
    text: row => formatChange(row.figures.overSurface * 100, 1),
    sort: row => row.figures.overSurface,
    isExtra: true,
  },
  quantity(
    { id: 'sensible', label: 'Sensible', quantity: 'heatFlow', isWide: true, givesWay: true },
    row => row.figures.sensibleCapacity,
  ),
  {
    id: 'leaving',
    label: 'LAT DB / WB',
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
      isWide: true,
      givesWay: true,
      misses: ['leastFluidVelocity', 'mostFluidVelocity'],
    },
    row => row.figures.fluidVelocity,
  ),
  quantity(
    { id: 'face', label: 'Face velocity', quantity: 'velocity', misses: ['faceVelocity'], isExtra: true },
    row => row.figures.faceVelocity,
  ),
  quantity({ id: 'weight', label: 'Weight', quantity: 'mass', isExtra: true }, row => row.figures.dryWeight),
  quantity(
    { id: 'finnedHeight', label: 'Height', quantity: 'length', isExtra: true },
    row => row.geometry.finnedHeight,
  ),
  quantity(
    { id: 'finnedLength', label: 'Length', quantity: 'length', isExtra: true },
    row => row.geometry.finnedLength,
  ),
  {
    id: 'tube',
    label: 'Tube',
    unit: reader => reader.label('smallLength'),
    text: (row, reader) => tubeLabel(row.geometry, reader).replace(/ \w+$/, ''),
    isExtra: true,
  },
  { id: 'tubeMaterial', label: 'Tube material', text: row => row.geometry.tubeMaterial, isExtra: true },
  { id: 'finMaterial', label: 'Fin material', text: row => row.geometry.finMaterial, isExtra: true },
  quantity(
    { id: 'finThickness', label: 'Fin thickness', quantity: 'smallLength', isExtra: true },
    row => row.geometry.finThickness,
  ),
  noticesColumn(),
  costColumn(),
]

/** The answer of a search as rows: the coils that meet all limits, and the near misses. */
export function rowsOf(answer: Pick<DesignAnswer, 'candidates' | 'nearMisses'>): {
  all: CoilCandidate[]
  misses: CoilCandidate[]
} {
  return pricedRows(answer)
}
