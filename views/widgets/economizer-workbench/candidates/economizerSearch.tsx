/** The parts that the economizers bring to the search. */

import type { EconomizerRecord } from '../../../../shared/catalogues/economizerRecord'
import type { Quantity } from '../../../../shared/display/units'
import type { EconomizerInput } from '../../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { candidateName } from '../../../../shared/economizer/facts/candidateName'
import type {
  EconomizerSearch,
  EconomizerSearchAnswer,
  UnitLimit,
  UnitRank,
} from '../../../../shared/economizer/search/economizerSearch'
import type { CandidateColumn } from '../../../workbench/search/candidates'
import { equalText } from '../../../workbench/search/equalText'
import { isKept } from '../../../workbench/search/isKept'
import { MarginCell } from '../../../workbench/search/MarginCell'
import { pricedRows } from '../../../workbench/search/pricedRows'
import type { ToolSearch } from '../../../workbench/search/toolSearch'
import type { SearchWish } from '../../../workbench/search/useToolSearch'
import { chooseUnit, standardBank } from '../form/choices'
import { columns, type UnitCandidate } from './columns'
import { NothingWanted, Targets } from './Targets'
import { varied } from './varied'

type UnitSearch = ToolSearch<EconomizerInput, EconomizerRating, EconomizerSearch, EconomizerSearchAnswer, UnitCandidate>
type Varied = (typeof varied)[number]['field']

const missable: Readonly<Record<UnitLimit, readonly [name: string, quantity?: Quantity]>> = {
  heat: ['recovered heat', 'heatFlow'],
  gasDrop: ['gas Δp', 'airPressureDrop'],
  gasOut: ['leaving gas', 'temperature'],
  waterDrop: ['water Δp', 'fluidPressureDrop'],
  coldEnd: ['coldest metal', 'temperature'],
  steaming: ['margin to boiling', 'temperatureDifference'],
  finTip: ['fin tips', 'temperature'],
  height: ['height', 'length'],
  width: ['width', 'length'],
  weight: ['weight', 'mass'],
}

/** Surface brings heat; free area and fewer fins lower the drop of the gas; circuits that of the water. */
const remedies: Partial<Record<UnitLimit, readonly Varied[]>> = {
  heat: ['rows', 'tubesWide', 'tubeLength', 'finDensity', 'finHeight'],
  gasDrop: ['tubesWide', 'tubeLength', 'finDensity', 'rows'],
  gasOut: ['rows', 'finDensity'],
  waterDrop: ['circuits', 'tubesWide'],
  height: ['tubesWide', 'tubeLength', 'finDensity'],
  width: ['rows', 'finHeight'],
  weight: ['finDensity', 'finHeight'],
}

const ranks: readonly { value: UnitRank; label: string; sorting: { column: string; isDescending: boolean } }[] = [
  { value: 'cost', label: 'Cost, relative', sorting: { column: 'cost', isDescending: false } },
  { value: 'heat', label: 'Recovered heat', sorting: { column: 'heat', isDescending: true } },
  { value: 'gas drop', label: 'Gas Δp', sorting: { column: 'gasDrop', isDescending: false } },
  { value: 'weight', label: 'Weight', sorting: { column: 'weight', isDescending: false } },
]

/** What a search depends on beside the unit: money does not change what is found, and a standard unit brings its own. */
const askedOf = ({ unit: _, money: __, ...rest }: EconomizerInput) => JSON.stringify(rest)

/** Whether a unit is that of a search but for what it varied. Standard units have all of their own. */
function isSameUnit(
  { unit: had }: EconomizerInput,
  { unit: now }: EconomizerInput,
  choices: EconomizerSearch['choices'],
): boolean {
  if (choices.units) return true
  const { finDensity, finHeight } = choices
  const fins = [...(finDensity ? ['density'] : []), ...(finHeight ? ['height'] : [])]
  return isKept(had, now, [...Object.keys(choices), 'fins', 'model']) && isKept(had.fins, now.fins, fins)
}

function Cell({ column, text, row }: { column: CandidateColumn<UnitCandidate>; text: string; row: UnitCandidate }) {
  if (column.id === 'heat') return <span className="cw-strong">{text}</span>
  if (column.id !== 'margin') return text
  return <MarginCell margin={row.figures.margin} text={text} />
}

const common: Omit<UnitSearch, 'searchOf' | 'varied' | 'withFound'> = {
  ranks,
  Targets,
  NothingWanted,
  others: [],
  asked: ({ economizer, choices, rankBy = 'cost' }) => ({ input: economizer, varied: Object.keys(choices), rankBy }),
  isAbout: ({ economizer, choices }, input) =>
    askedOf(economizer) === askedOf(input) && isSameUnit(economizer, input, choices),
  rowsOf: answer => pricedRows(answer),
  columns,
  filters: [
    { label: 'Rows', textOf: ({ unit }) => String(unit.rows) },
    { label: 'Tubes wide', textOf: ({ unit }) => String(unit.tubesWide) },
  ],
  frontLabel: 'Best cost for their heat',
  Cell,
  cardName: row => candidateName(row),
  readerOf: reader => reader,
  keyOf: ({ unit }) => equalText(unit),
  keyOfShown: ({ unit }) => equalText(unit),
  missable,
  remedies,
}

/** With the standard units of the catalogue, each with the dirt, by-passes and methods of the present unit. */
export function economizerSearch(units: readonly EconomizerRecord[]): UnitSearch {
  return {
    ...common,
    varied: units.length > 0 ? varied : varied.filter(({ field }) => field !== 'units'),
    withFound(form, { unit }) {
      const record = unit.model === undefined ? undefined : units.find(({ model }) => model === unit.model)
      const { input } = record ? chooseUnit(form, record) : form
      return { ...form, typed: {}, input: { ...input, unit } }
    },
    searchOf(economizer, { varied: fields, values, rankBy }: SearchWish, system) {
      if (economizer.limits.heat === undefined) return undefined
      const sizes = fields.filter(field => field !== 'units')
      return {
        economizer,
        choices: {
          ...Object.fromEntries(sizes.map(field => [field, values?.[field] ?? 'optimize'])),
          ...(fields.includes('units') &&
            units.length > 0 && {
              units: units.map(record => standardBank(economizer.unit, record)),
            }),
        } as EconomizerSearch['choices'],
        rankBy: rankBy as UnitRank,
        most: 200,
        system,
      }
    },
  }
}
