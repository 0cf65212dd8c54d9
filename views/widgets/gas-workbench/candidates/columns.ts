/** The columns of the candidates: how each shows, sorts and exports them. */
import { finSurface } from '../../../../engine/options/finSurface'
import { circuitingLabel, tubeLabel } from '../../../../shared/coils/facts/coilName'
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { GasCoilFigures, GasCoilGeometry } from '../../../../shared/gas/search/gasCoilSearch'
import {
  type CandidateColumn,
  type CandidateRow,
  costColumn,
  marginColumn,
  noticesColumn,
  quantityColumn,
} from '../../../workbench/search/candidates'

/** A coil that meets all limits or nearly does. On the Pareto front no cheaper one takes as little pressure. */
export interface GasCoilCandidate extends CandidateRow {
  geometry: GasCoilGeometry
  figures: GasCoilFigures
  /** Its cost relative to the cheapest that meets all limits [-]. */
  relativeCost: number
}

const quantity = quantityColumn<GasCoilCandidate>

export const columns: readonly CandidateColumn<GasCoilCandidate>[] = [
  { id: 'rows', label: 'Rows', text: row => String(row.geometry.rows), sort: row => row.geometry.rows, isWide: true },
  quantity({ id: 'fins', label: 'Fins', quantity: 'finDensity', isWide: true }, row => 1 / row.geometry.finPitch),
  {
    id: 'circuit',
    label: 'Circuit',
    text: ({ geometry, figures }) =>
      `${circuitingLabel(geometry.circuiting)}, ${figures.feeds} × ${formatNumber(figures.passes, 0)}`,
    sort: row => row.geometry.circuiting,
    isText: true,
    isWide: true,
  },
  quantity({ id: 'heat', label: 'Heat', quantity: 'heatFlow', misses: ['heat'] }, row => row.figures.heat),
  marginColumn(),
  quantity({ id: 'gasOut', label: 'Gas leaves', quantity: 'temperature' }, row => row.figures.gasOut),
  quantity(
    { id: 'gasDrop', label: 'Gas Δp', quantity: 'airPressureDrop', misses: ['gasDrop'] },
    row => row.figures.gasDrop,
  ),
  quantity(
    { id: 'fluidOut', label: 'Fluid leaves', quantity: 'temperature', isExtra: true },
    row => row.figures.fluidOut,
  ),
  quantity(
    { id: 'fluidDrop', label: 'Fluid Δp', quantity: 'fluidPressureDrop', misses: ['fluidDrop'] },
    row => row.figures.fluidDrop,
  ),
  quantity(
    { id: 'velocity', label: 'Tube velocity', quantity: 'fluidVelocity', isExtra: true },
    row => row.figures.fluidVelocity,
  ),
  quantity({ id: 'face', label: 'Face', quantity: 'velocity', isExtra: true }, row => row.figures.faceVelocity),
  quantity({ id: 'fan', label: 'Fan power', quantity: 'power', isExtra: true }, row => row.figures.fanPower),
  quantity(
    { id: 'coldest', label: 'Coldest', quantity: 'temperature', misses: ['coldest'], isExtra: true },
    row => row.figures.coldest,
  ),
  quantity({ id: 'height', label: 'Height', quantity: 'length', isExtra: true }, row => row.geometry.finnedHeight),
  quantity({ id: 'length', label: 'Length', quantity: 'length', isExtra: true }, row => row.geometry.finnedLength),
  {
    id: 'tube',
    label: 'Tube',
    unit: reader => reader.label('smallLength'),
    text: (row, reader) => tubeLabel(row.geometry, reader).replace(/ \w+$/, ''),
    isExtra: true,
  },
  {
    id: 'surface',
    label: 'Fin surface',
    text: row => finSurface.describe(row.geometry.finSurface),
    isExtra: true,
  },
  quantity({ id: 'weight', label: 'Weight', quantity: 'mass' }, row => row.figures.weight),
  { ...noticesColumn(), misses: ['errors'] },
  costColumn(),
]
