/** The columns of the candidates: how each shows, sorts and exports them. */
import { finNames } from '../../../../shared/aircooler/fields/airCoolerFields'
import type { CoolerFigures, SizedCooler } from '../../../../shared/aircooler/search/airCoolerSearch'
import { formatNumber, formatPercent } from '../../../../shared/display/formatNumber'
import {
  type CandidateColumn,
  type CandidateRow,
  costColumn,
  marginColumn,
  noticesColumn,
  quantityColumn,
} from '../../../workbench/search/candidates'

/** An air cooler that meets all limits or nearly does. On the Pareto front no cheaper one takes as little power. */
export interface CoolerCandidate extends CandidateRow {
  cooler: SizedCooler
  figures: CoolerFigures
  /** Its cost relative to the cheapest that meets all limits [-]; the same with the power of its fans. */
  relativeCost: number
  relativeLifeCost: number
}

type Column = CandidateColumn<CoolerCandidate>

const quantity = quantityColumn<CoolerCandidate>

const count = (id: string, label: string, value: (cooler: SizedCooler) => number): Column => ({
  id,
  label,
  text: row => String(value(row.cooler)),
  sort: row => value(row.cooler),
})

const sound = (id: 'soundPressure' | 'soundPower', label: string): Column => ({
  id,
  label,
  unit: () => 'dB',
  text: row => formatNumber(row.figures[id], 0),
  sort: row => row.figures[id],
  misses: [id],
  isExtra: true,
})

export const columns: readonly Column[] = [
  { ...count('bays', 'Bays', ({ unit }) => unit.bays), isWide: true, isExtra: true },
  { ...count('rows', 'Rows', ({ bundle }) => bundle.rows), isWide: true },
  { ...count('passes', 'Passes', ({ bundle }) => bundle.passes), isWide: true },
  { ...count('tubesPerRow', 'Tubes', ({ bundle }) => bundle.tubesPerRow), isWide: true },
  quantity(
    { id: 'tubeLength', label: 'Length', quantity: 'plantLength', isWide: true },
    row => row.cooler.bundle.tubeLength,
  ),
  quantity(
    { id: 'tubeDiameter', label: 'Tube', quantity: 'smallLength', isExtra: true },
    row => row.cooler.bundle.tubeDiameter,
  ),
  quantity(
    { id: 'tubePitch', label: 'Pitch', quantity: 'smallLength', isExtra: true },
    row => row.cooler.bundle.transversePitch,
  ),
  { id: 'finKind', label: 'Fins', text: row => finNames[row.cooler.bundle.fins.kind], misses: ['fins'], isExtra: true },
  quantity(
    { id: 'finHeight', label: 'Fin height', quantity: 'smallLength', isExtra: true },
    row => row.cooler.bundle.fins.height ?? 0,
  ),
  quantity(
    { id: 'finDensity', label: 'Fin density', quantity: 'finDensity', isExtra: true },
    row => row.cooler.bundle.fins.density,
  ),
  { ...count('fansPerBay', 'Fans a bay', ({ fans }) => fans.perBay), isExtra: true },
  quantity(
    { id: 'fanDiameter', label: 'Fan', quantity: 'plantLength', isExtra: true },
    row => row.cooler.fans.diameter,
  ),
  quantity(
    { id: 'tipSpeed', label: 'Tips', quantity: 'velocity', misses: ['tipSpeed'], isExtra: true },
    row => row.figures.tipSpeed,
  ),
  quantity({ id: 'heat', label: 'Duty', quantity: 'heatFlow', misses: ['heat'] }, row => row.figures.heat),
  marginColumn(),
  quantity({ id: 'outlet', label: 'Leaves', quantity: 'temperature', isExtra: true }, row => row.figures.outlet),
  quantity(
    { id: 'processDrop', label: 'Process Δp', quantity: 'processDrop', misses: ['processDrop'] },
    row => row.figures.processDrop,
  ),
  quantity(
    { id: 'velocity', label: 'Tube velocity', quantity: 'fluidVelocity', isExtra: true },
    row => row.figures.velocity,
  ),
  quantity(
    { id: 'faceVelocity', label: 'Face', quantity: 'velocity', misses: ['faceVelocity'], isExtra: true },
    row => row.figures.faceVelocity,
  ),
  quantity({ id: 'airOut', label: 'Air out', quantity: 'temperature', isExtra: true }, row => row.figures.airOut),
  quantity(
    { id: 'totalPressure', label: 'Fan Δp', quantity: 'airPressureDrop', misses: ['airDrop'], isExtra: true },
    row => row.figures.totalPressure,
  ),
  quantity(
    { id: 'fanPower', label: 'Fan power', quantity: 'power', misses: ['fanPower'] },
    row => row.figures.fanPower,
  ),
  {
    id: 'coverage',
    label: 'Coverage',
    text: row => formatPercent(row.figures.coverage),
    sort: row => row.figures.coverage,
    misses: ['coverage'],
    isExtra: true,
  },
  sound('soundPressure', 'At 1 m'),
  sound('soundPower', 'Sound power'),
  quantity(
    { id: 'wall', label: 'Coldest wall', quantity: 'temperature', misses: ['wall'], isExtra: true },
    row => row.figures.coldestWall,
  ),
  quantity(
    { id: 'width', label: 'Width', quantity: 'plantLength', misses: ['width'], isExtra: true },
    row => row.figures.width,
  ),
  quantity(
    { id: 'length', label: 'Plot length', quantity: 'plantLength', misses: ['length'], isExtra: true },
    row => row.figures.length,
  ),
  quantity({ id: 'plot', label: 'Plot', quantity: 'area' }, row => row.figures.plot),
  quantity({ id: 'weight', label: 'Weight', quantity: 'mass', isExtra: true }, row => row.figures.weight),
  noticesColumn(),
  {
    id: 'lifeCost',
    label: 'With power',
    unit: () => 'rel.',
    text: row => formatNumber(row.relativeLifeCost, 2),
    sort: row => row.relativeLifeCost,
    isExtra: true,
  },
  costColumn(),
]
