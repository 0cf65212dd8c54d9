/** The parts that the mists bring to the search. */
import { formatNumber } from '../../../../shared/display/formatNumber'
import type { Quantity } from '../../../../shared/display/units'
import type { MistInput } from '../../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../../shared/mist/document/mistRating'
import type {
  MistSearch,
  MistSearchAnswer,
  SprayFigures,
  SprayLimit,
  SprayRank,
} from '../../../../shared/mist/search/mistSearch'
import { type CandidateColumn, type CandidateRow, quantityColumn } from '../../../workbench/search/candidates'
import { equalText } from '../../../workbench/search/equalText'
import { isKept } from '../../../workbench/search/isKept'
import type { ToolSearch } from '../../../workbench/search/toolSearch'
import { NothingWanted, Targets } from './Targets'
import { varied } from './varied'

type Spray = MistInput['spray']

/** A spray that meets all limits or nearly does. On the Pareto front none of as few nozzles saves as much. */
interface SprayCandidate extends CandidateRow {
  spray: Spray
  figures: SprayFigures
}

const quantity = quantityColumn<SprayCandidate>

const columns: readonly CandidateColumn<SprayCandidate>[] = [
  {
    id: 'nozzle',
    label: 'Nozzle',
    text: row => row.spray.nozzle.model ?? 'Own nozzle',
    isText: true,
    isWide: true,
  },
  quantity({ id: 'pressure', label: 'Pressure', quantity: 'pumpPressure', isWide: true }, row => row.spray.pressure),
  {
    id: 'effectiveness',
    label: 'Effect.',
    unit: () => '%',
    text: row => formatNumber(100 * row.spray.effectiveness, 0),
    sort: row => row.spray.effectiveness,
    misses: ['saturated'],
    isWide: true,
  },
  quantity(
    { id: 'leaving', label: 'Air to coil', quantity: 'temperature', misses: ['leaving'] },
    row => row.figures.leaving,
  ),
  quantity({ id: 'supply', label: 'Water', quantity: 'sprayFlow', misses: ['water'] }, row => row.figures.supply),
  {
    id: 'nozzles',
    label: 'Nozzles',
    text: row => formatNumber(row.figures.nozzles, 0),
    sort: row => row.figures.nozzles,
    misses: ['nozzles'],
  },
  quantity({ id: 'droplets', label: 'Droplets', quantity: 'dropletSize', isExtra: true }, row => row.figures.droplets),
  {
    id: 'wet',
    label: 'Way over life',
    text: row => formatNumber(row.figures.margin + 1, 1),
    sort: row => row.figures.margin,
    misses: ['wet'],
  },
  quantity({ id: 'pump', label: 'Pump', quantity: 'power' }, row => row.figures.pumpPower),
  quantity(
    { id: 'energy', label: 'Energy saved', quantity: 'electricEnergy', isExtra: true },
    row => row.figures.energySaved,
  ),
  quantity({ id: 'volume', label: 'Water a year', quantity: 'waterVolume', isExtra: true }, row => row.figures.water),
  quantity({ id: 'savings', label: 'Saved a year', quantity: 'money' }, row => row.figures.savings),
]

const missable: Readonly<Record<SprayLimit, readonly [name: string, quantity?: Quantity]>> = {
  leaving: ['air to the coil', 'temperature'],
  water: ['water', 'sprayFlow'],
  nozzles: ['nozzles', 'count'],
  wet: ['life of the droplets', 'time'],
  saturated: ['relative humidity at the coil', 'relativeHumidity'],
}

/** What a search depends on beside the spray. */
const askedOf = ({ spray: _, ...rest }: MistInput) => JSON.stringify(rest)

export const mistSearch: ToolSearch<MistInput, MistRating, MistSearch, MistSearchAnswer, SprayCandidate> = {
  varied,
  ranks: [
    { value: 'savings', label: 'Saved a year', sorting: { column: 'savings', isDescending: true } },
    { value: 'nozzles', label: 'Nozzles', sorting: { column: 'nozzles', isDescending: false } },
    { value: 'water', label: 'Water', sorting: { column: 'volume', isDescending: false } },
  ],
  Targets,
  NothingWanted,
  others: [],
  searchOf(mist, { varied: fields, values, rankBy }, system) {
    if (mist.limits.leaving === undefined) return undefined
    return {
      mist,
      choices: Object.fromEntries(fields.map(field => [field, values?.[field] ?? 'optimize'])) as MistSearch['choices'],
      rankBy: rankBy as SprayRank,
      most: 200,
      system,
    }
  },
  asked: ({ mist, choices, rankBy = 'savings' }) => ({ input: mist, varied: Object.keys(choices), rankBy }),
  isAbout: ({ mist, choices }, input) =>
    askedOf(mist) === askedOf(input) && isKept(mist.spray, input.spray, Object.keys(choices)),
  rowsOf: ({ candidates, nearMisses }) => ({
    all: candidates.map(found => ({ ...found, shortfalls: [] })),
    misses: nearMisses.map(found => ({ ...found, notices: [], isOnFront: false })),
  }),
  columns,
  filters: [
    { label: 'Nozzle', textOf: ({ spray }) => spray.nozzle.model ?? 'Own nozzle' },
    { label: 'Effectiveness', textOf: ({ spray }) => `${formatNumber(100 * spray.effectiveness, 0)} %` },
  ],
  frontLabel: 'Best saving for their nozzles',
  Cell: ({ column, text }) => (column.id === 'savings' ? <span className="cw-strong">{text}</span> : text),
  cardName: ({ spray, figures }) =>
    `${formatNumber(figures.nozzles, 0)} of ${spray.nozzle.model ?? 'own nozzle'}, ${formatNumber(100 * spray.effectiveness, 0)} %`,
  readerOf: reader => reader,
  keyOf: ({ spray }) => equalText(spray),
  keyOfShown: ({ spray }) => equalText(spray),
  withFound: (form, { spray }) => ({ ...form, typed: {}, input: { ...form.input, spray } }),
  missable,
  remedies: {
    leaving: ['effectiveness'],
    water: ['effectiveness'],
    nozzles: ['nozzle', 'pressure', 'effectiveness'],
    wet: ['nozzle', 'pressure'],
    saturated: ['effectiveness'],
  },
}
