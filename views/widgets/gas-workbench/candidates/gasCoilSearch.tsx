/** The parts that the gases bring to the search for dry gas coils. */
import { finSurface } from '../../../../engine/options/finSurface'
import { coilSummary } from '../../../../shared/coils/facts/coilName'
import { tubeParts } from '../../../../shared/coils/facts/tubeParts'
import type { Quantity } from '../../../../shared/display/units'
import type { GasInput } from '../../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../../shared/gas/document/gasRating'
import type {
  GasCoilLimit,
  GasCoilRank,
  GasCoilSearch,
  GasCoilSearchAnswer,
} from '../../../../shared/gas/search/gasCoilSearch'
import type { CandidateColumn } from '../../../workbench/search/candidates'
import { equalText } from '../../../workbench/search/equalText'
import { isKept } from '../../../workbench/search/isKept'
import { MarginCell } from '../../../workbench/search/MarginCell'
import { pricedRows } from '../../../workbench/search/pricedRows'
import type { ToolSearch } from '../../../workbench/search/toolSearch'
import { columns, type GasCoilCandidate } from './columns'
import { NothingWanted, Targets } from './Targets'
import { type Varied, varied } from './varied'

const missable: Readonly<Record<GasCoilLimit, readonly [name: string, quantity?: Quantity]>> = {
  heat: ['heat', 'heatFlow'],
  gasDrop: ['gas Δp', 'airPressureDrop'],
  fluidDrop: ['fluid Δp', 'fluidPressureDrop'],
  coldest: ['coldest metal or gas', 'temperature'],
  errors: ['errors of the rating', 'count'],
}

/** Surface brings heat; a larger face and fewer fins lower the drop of the gas, circuits that of the fluid. */
const remedies: Partial<Record<GasCoilLimit, readonly Varied[]>> = {
  heat: ['rows', 'finnedLength', 'finPitch', 'finnedHeight', 'circuiting'],
  gasDrop: ['finPitch', 'finnedLength', 'finnedHeight', 'finSurface', 'rows'],
  fluidDrop: ['circuiting', 'tube', 'finnedHeight', 'rows'],
  coldest: ['rows', 'finPitch'],
}

const ranks: readonly { value: GasCoilRank; label: string; sorting: { column: string; isDescending: boolean } }[] = [
  { value: 'cost', label: 'Cost, relative', sorting: { column: 'cost', isDescending: false } },
  { value: 'gas drop', label: 'Gas Δp', sorting: { column: 'gasDrop', isDescending: false } },
  { value: 'fluid drop', label: 'Fluid Δp', sorting: { column: 'fluidDrop', isDescending: false } },
  { value: 'weight', label: 'Weight', sorting: { column: 'weight', isDescending: false } },
]

/** What a search depends on beside the coil that it finds: gas, state, streams and limits. */
const askedOf = ({ gas, state: { temperature, pressure, trioxide }, coil }: GasInput) => {
  const { geometry: _, ...rest } = coil ?? {}
  return JSON.stringify({ gas, temperature, pressure, trioxide, ...rest })
}

/** Whether a coil is that of a search but for what it varied. What it leaves out has the usual values in a result. */
function isSameCoil({ coil: had }: GasInput, { coil: now }: GasInput, choices: GasCoilSearch['choices']): boolean {
  const varied = Object.keys(choices).flatMap(field => (field === 'tube' ? tubeParts : field))
  const leftOut = Object.keys(now?.geometry ?? {}).filter(field => !(field in (had?.geometry ?? {})))
  return isKept(had?.geometry ?? {}, now?.geometry ?? {}, [...varied, ...leftOut])
}

function Cell({
  column,
  text,
  row,
}: {
  column: CandidateColumn<GasCoilCandidate>
  text: string
  row: GasCoilCandidate
}) {
  if (column.id === 'heat') return <span className="cw-strong">{text}</span>
  return column.id === 'margin' ? <MarginCell margin={row.figures.margin} text={text} /> : text
}

const surfaceOf = ({ geometry }: GasCoilCandidate) => finSurface.describe(geometry.finSurface)

export const gasCoilSearch: ToolSearch<GasInput, GasRating, GasCoilSearch, GasCoilSearchAnswer, GasCoilCandidate> = {
  varied,
  ranks,
  Targets,
  searchOf(gas, { varied: fields, values, rankBy }, system) {
    const { coil } = gas
    if (coil?.limits.heat === undefined && coil?.fluid.given.kind !== 'capacity') return undefined
    return {
      gas,
      choices: Object.fromEntries(
        fields.map(field => [field, values?.[field] ?? 'optimize']),
      ) as GasCoilSearch['choices'],
      rankBy: rankBy as GasCoilRank,
      most: 200,
      system,
    }
  },
  NothingWanted,
  others: [],
  asked: ({ gas, choices, rankBy = 'cost' }) => ({ input: gas, varied: Object.keys(choices), rankBy }),
  isAbout: ({ gas, choices }, input) => askedOf(gas) === askedOf(input) && isSameCoil(gas, input, choices),
  rowsOf: answer => pricedRows(answer),
  columns,
  filters: [
    { label: 'Rows', textOf: ({ geometry }) => String(geometry.rows) },
    { label: 'Fin surface', textOf: surfaceOf },
  ],
  frontLabel: 'Best cost for their gas Δp',
  Cell,
  cardName: (row, reader) => coilSummary(row, reader).replace(' circuit', ''),
  readerOf: reader => reader,
  keyOf: ({ geometry }) => equalText(geometry),
  keyOfShown: ({ coil }) => equalText(coil?.geometry ?? {}),
  withFound: (form, { geometry }) => {
    const { coil } = form.input
    return coil ? { ...form, typed: {}, input: { ...form.input, coil: { ...coil, geometry } } } : form
  },
  missable,
  remedies,
}
