/** The columns of the candidates: how each shows, sorts and exports them. */

import { formatNumber } from '../../../../shared/display/formatNumber'
import type { EconomizerBank } from '../../../../shared/economizer/document/economizerDocument'
import { candidateName } from '../../../../shared/economizer/facts/candidateName'
import type { UnitFigures } from '../../../../shared/economizer/search/economizerSearch'
import {
  type CandidateColumn,
  type CandidateRow,
  costColumn,
  marginColumn,
  noticesColumn,
  quantityColumn,
} from '../../../workbench/search/candidates'

/** An economizer that meets all limits or nearly does. On the Pareto front no cheaper one recovers as much. */
export interface UnitCandidate extends CandidateRow {
  unit: EconomizerBank
  figures: UnitFigures
  /** Its cost relative to the cheapest that meets all limits [-]. */
  relativeCost: number
}

const quantity = quantityColumn<UnitCandidate>
const finsOf = ({ unit: { fins } }: UnitCandidate) => (fins.kind === 'none' ? undefined : fins)

const count = (id: string, label: string, value: (unit: EconomizerBank) => number): CandidateColumn<UnitCandidate> => ({
  id,
  label,
  text: row => String(value(row.unit)),
  sort: row => value(row.unit),
  isWide: true,
})

export const columns: readonly CandidateColumn<UnitCandidate>[] = [
  { id: 'units', label: 'Unit', text: row => candidateName(row), isText: true, isWide: true, isExtra: true },
  count('rows', 'Rows', ({ rows }) => rows),
  count('tubesWide', 'Wide', ({ tubesWide }) => tubesWide),
  quantity({ id: 'tubeLength', label: 'Tube length', quantity: 'length', isExtra: true }, row => row.unit.tubeLength),
  quantity({ id: 'finDensity', label: 'Fins', quantity: 'finDensity', isWide: true }, row => finsOf(row)?.density ?? 0),
  quantity(
    { id: 'finHeight', label: 'Fin height', quantity: 'smallLength', isExtra: true },
    row => finsOf(row)?.height ?? 0,
  ),
  { ...count('circuits', 'Circuits', ({ circuits, tubesWide }) => circuits ?? tubesWide), givesWay: true },
  quantity({ id: 'heat', label: 'Heat', quantity: 'heatFlow', misses: ['heat'] }, row => row.figures.heat),
  marginColumn(),
  {
    id: 'efficiency',
    label: 'Efficiency',
    unit: () => '%',
    text: row => formatNumber(100 * row.figures.efficiencyAfter, 1),
    sort: row => row.figures.efficiencyAfter,
    isExtra: true,
  },
  quantity(
    { id: 'gasOut', label: 'Gas out', quantity: 'temperature', misses: ['gasOut'], isWide: true },
    row => row.figures.gasOut,
  ),
  quantity(
    { id: 'gasDrop', label: 'Gas Δp', quantity: 'airPressureDrop', misses: ['gasDrop'] },
    row => row.figures.gasDrop,
  ),
  quantity(
    { id: 'waterDrop', label: 'Water Δp', quantity: 'fluidPressureDrop', misses: ['waterDrop'] },
    row => row.figures.waterDrop,
  ),
  quantity(
    { id: 'velocity', label: 'Velocity', quantity: 'fluidVelocity', isExtra: true },
    row => row.figures.velocity,
  ),
  quantity(
    { id: 'coldest', label: 'Coldest metal', quantity: 'temperature', misses: ['coldEnd'], isExtra: true },
    row => row.figures.coldestMetal,
  ),
  quantity(
    { id: 'height', label: 'Height', quantity: 'length', misses: ['height'], isExtra: true },
    row => row.figures.height,
  ),
  quantity(
    { id: 'width', label: 'Width', quantity: 'length', misses: ['width'], isExtra: true },
    row => row.figures.width,
  ),
  quantity(
    { id: 'weight', label: 'Weight', quantity: 'mass', misses: ['weight'], isExtra: true },
    row => row.figures.dryWeight,
  ),
  noticesColumn(),
  costColumn(),
]
