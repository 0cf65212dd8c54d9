/** The parts that the air coolers bring to the search. */
import type { AirCoolerInput } from '../../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../../shared/aircooler/document/airCoolerRating'
import { candidateName } from '../../../../shared/aircooler/facts/airCoolerName'
import type {
  AirCoolerSearch,
  AirCoolerSearchAnswer,
  CoolerLimit,
  CoolerRank,
  SizedCooler,
} from '../../../../shared/aircooler/search/airCoolerSearch'
import type { Quantity } from '../../../../shared/display/units'
import type { CandidateColumn } from '../../../workbench/search/candidates'
import { equalText } from '../../../workbench/search/equalText'
import { isKept } from '../../../workbench/search/isKept'
import { MarginCell } from '../../../workbench/search/MarginCell'
import { pricedRows } from '../../../workbench/search/pricedRows'
import type { ToolSearch } from '../../../workbench/search/toolSearch'
import { type CoolerCandidate, columns } from './columns'
import { NothingWanted, Targets } from './Targets'
import { type Varied, varied } from './varied'

const missable: Readonly<Record<CoolerLimit, readonly [name: string, quantity?: Quantity]>> = {
  heat: ['duty', 'heatFlow'],
  processDrop: ['process Δp', 'processDrop'],
  airDrop: ['air Δp', 'airPressureDrop'],
  fanPower: ['fan power', 'power'],
  soundPressure: ['sound at 1 m', 'soundLevel'],
  soundPower: ['sound power', 'soundLevel'],
  tipSpeed: ['tip speed', 'velocity'],
  coverage: ['coverage of the fans'],
  faceVelocity: ['face velocity', 'velocity'],
  width: ['width', 'plantLength'],
  length: ['length', 'plantLength'],
  wall: ['coldest wall', 'temperature'],
  fins: ['temperature of the fins', 'temperature'],
}

/** Surface brings heat; free section in the tubes lowers the drop; large fans turn slower and cover more. */
const remedies: Partial<Record<CoolerLimit, readonly Varied[]>> = {
  heat: ['tubeLength', 'tubesPerRow', 'rows', 'faceVelocity', 'finDensity', 'bays'],
  processDrop: ['passes', 'tubesPerRow', 'rows', 'bays'],
  airDrop: ['rows', 'faceVelocity', 'finDensity'],
  fanPower: ['faceVelocity', 'fanDiameter', 'rows', 'tubesPerRow'],
  soundPressure: ['tipSpeed', 'fanDiameter', 'faceVelocity'],
  soundPower: ['tipSpeed', 'fanDiameter', 'faceVelocity'],
  tipSpeed: ['tipSpeed'],
  coverage: ['fanDiameter', 'fansPerBay', 'tubesPerRow'],
  faceVelocity: ['faceVelocity', 'tubesPerRow'],
  width: ['tubesPerRow', 'bays', 'tubeLength'],
  length: ['tubeLength', 'tubesPerRow', 'bays'],
  wall: ['faceVelocity', 'passes'],
  fins: ['finKind'],
}

const ranks: readonly { value: CoolerRank; label: string; sorting: { column: string; isDescending: boolean } }[] = [
  { value: 'cost', label: 'Cost, relative', sorting: { column: 'cost', isDescending: false } },
  { value: 'cost and power', label: 'Cost with power', sorting: { column: 'lifeCost', isDescending: false } },
  { value: 'fan power', label: 'Fan power', sorting: { column: 'fanPower', isDescending: false } },
  { value: 'plot', label: 'Plot', sorting: { column: 'plot', isDescending: false } },
  { value: 'weight', label: 'Weight', sorting: { column: 'weight', isDescending: false } },
]

const sizedOf = ({ unit, bundle, fans, air }: AirCoolerInput): SizedCooler => ({ unit, bundle, fans, flow: air.flow })

/** Where the choices of a search stand in its unit, and what follows from them there. */
const placesOf: Readonly<Record<keyof AirCoolerSearch['choices'], readonly string[]>> = {
  bays: ['bays'],
  rows: ['rows', 'rowsPerPass'],
  passes: ['passes', 'rowsPerPass'],
  tubesPerRow: ['tubesPerRow'],
  tubeLength: ['tubeLength'],
  tubeDiameter: ['tubeDiameter'],
  tubePitch: ['transversePitch', 'longitudinalPitch'],
  finDensity: ['density'],
  finHeight: ['height'],
  finKind: ['kind'],
  fansPerBay: ['perBay'],
  fanDiameter: ['diameter'],
  tipSpeed: ['tipSpeed'],
  faceVelocity: ['flow'],
}

/** Whether a unit is that of a search but for what it varied. */
function isSameUnit(had: AirCoolerInput, now: AirCoolerInput, choices: AirCoolerSearch['choices']): boolean {
  const varied = (Object.keys(choices) as (keyof typeof choices)[]).flatMap(field => placesOf[field])
  const { rowsPerPass } = had.bundle
  return (
    isKept({ flow: had.air.flow }, { flow: now.air.flow }, varied) &&
    isKept(had.unit, now.unit, varied) &&
    isKept(had.bundle, now.bundle, [...varied, 'fins', ...(rowsPerPass ? [] : ['rowsPerPass'])]) &&
    isKept(had.bundle.fins, now.bundle.fins, varied) &&
    isKept(had.fans, now.fans, varied)
  )
}

/** What a search depends on beside the unit that it finds: its year does not change what is found. */
const askedOf = ({ process, air: { flow: _, ...air }, limits, money }: AirCoolerInput) =>
  JSON.stringify({ process, air, limits, money })

function Cell({ column, text, row }: { column: CandidateColumn<CoolerCandidate>; text: string; row: CoolerCandidate }) {
  if (column.id === 'heat') return <span className="cw-strong">{text}</span>
  if (column.id !== 'margin') return text
  return <MarginCell margin={row.figures.margin} text={text} />
}

/** Rows with their cost, and with that of their power too, relative to the least. */
function rowsOf(answer: AirCoolerSearchAnswer): { all: CoolerCandidate[]; misses: CoolerCandidate[] } {
  const { all, misses } = pricedRows(answer)
  const least = Math.min(...(all.length > 0 ? all : misses).map(({ figures }) => figures.lifeCost))
  const withPower = <Row extends (typeof all)[number] | (typeof misses)[number]>(row: Row) => ({
    ...row,
    relativeLifeCost: row.figures.lifeCost / least,
  })
  return { all: all.map(withPower), misses: misses.map(withPower) }
}

export const airCoolerSearch: ToolSearch<
  AirCoolerInput,
  AirCoolerRating,
  AirCoolerSearch,
  AirCoolerSearchAnswer,
  CoolerCandidate
> = {
  varied,
  ranks,
  Targets,
  searchOf(airCooler, { varied: fields, values, rankBy }, system) {
    const { given, outlet, heat } = airCooler.process
    if ((given === 'flow-outlet' ? outlet : heat) === undefined) return undefined
    return {
      airCooler,
      choices: Object.fromEntries(
        fields.map(field => [field, values?.[field] ?? 'optimize']),
      ) as AirCoolerSearch['choices'],
      rankBy: rankBy as CoolerRank,
      most: 200,
      system,
    }
  },
  NothingWanted,
  others: [],
  asked: ({ airCooler, choices, rankBy = 'cost' }) => ({ input: airCooler, varied: Object.keys(choices), rankBy }),
  isAbout: ({ airCooler, choices }, input) =>
    askedOf(airCooler) === askedOf(input) && isSameUnit(airCooler, input, choices),
  rowsOf,
  columns,
  filters: [
    { label: 'Rows', textOf: ({ cooler }) => String(cooler.bundle.rows) },
    { label: 'Passes', textOf: ({ cooler }) => String(cooler.bundle.passes) },
  ],
  frontLabel: 'Best cost for their fan power',
  Cell,
  cardName: ({ cooler }, reader) => candidateName(cooler, reader),
  readerOf: reader => reader,
  keyOf: ({ cooler }) => equalText(cooler),
  keyOfShown: input => equalText(sizedOf(input)),
  withFound: (form, { cooler: { flow, ...parts } }) => ({
    ...form,
    typed: {},
    input: { ...form.input, ...parts, air: { ...form.input.air, flow } },
  }),
  missable,
  remedies,
}
