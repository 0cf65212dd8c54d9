/** The parts that the coil selection brings to the search. */
import type { CoilRating } from '../../../../engine/coils/coil'
import type { DesignAnswer, Shortfall } from '../../../../engine/design/design'
import { finSurface } from '../../../../engine/options/finSurface'
import type { CoilSearch } from '../../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { coilSummary } from '../../../../shared/coils/facts/coilName'
import { readerOfCoil } from '../../../../shared/coils/facts/readerOfCoil'
import type { Quantity } from '../../../../shared/display/units'
import type { ToolSearch } from '../../../workbench/search/toolSearch'
import { CandidateCell } from './CandidateCell'
import { type CoilCandidate, columns, rowsOf } from './columns'
import { isAbout, ranks, replacementOf, searchOf } from './searchOf'
import { NothingWanted, Targets } from './Targets'
import { varied } from './varied'

const missable: Readonly<Record<Shortfall['of'], readonly [name: string, quantity?: Quantity]>> = {
  capacity: ['capacity', 'heatFlow'],
  leavingDryBulb: ['leaving dry bulb', 'temperature'],
  leavingWetBulb: ['leaving wet bulb', 'temperature'],
  airPressureDrop: ['air Δp', 'airPressureDrop'],
  fluidPressureDrop: ['fluid Δp', 'fluidPressureDrop'],
  faceVelocity: ['face velocity', 'velocity'],
  leastFluidVelocity: ['fluid velocity', 'fluidVelocity'],
  mostFluidVelocity: ['fluid velocity', 'fluidVelocity'],
  excess: ['excess over the duty'],
}

type Varied = (typeof varied)[number]['field']

const moreSurface: readonly Varied[] = ['rows', 'finnedLength', 'finPitch', 'finnedHeight', 'circuiting']
const otherCircuits: readonly Varied[] = ['circuiting', 'tube']

/** By the laws of each figure: face and fins for the air, circuits and tubes for the fluid. */
const remedies: Readonly<Record<Shortfall['of'], readonly Varied[]>> = {
  capacity: moreSurface,
  leavingDryBulb: moreSurface,
  leavingWetBulb: moreSurface,
  airPressureDrop: ['finPitch', 'finnedLength', 'finnedHeight', 'finSurface', 'rows'],
  fluidPressureDrop: ['circuiting', 'tube', 'finnedHeight', 'rows'],
  faceVelocity: ['finnedLength', 'finnedHeight'],
  leastFluidVelocity: otherCircuits,
  mostFluidVelocity: otherCircuits,
  excess: ['finPitch', 'rows', 'finnedLength'],
}

const surfaceOf = ({ geometry }: CoilCandidate) => finSurface.describe(geometry.finSurface)

export const coilSearch: ToolSearch<CoilInput, CoilRating, CoilSearch, DesignAnswer, CoilCandidate> = {
  varied,
  ranks,
  Targets,
  searchOf,
  NothingWanted,
  others: [
    {
      label: 'Find replacements',
      title: "Coils of today's tubes and fins with the duty, face and pressure drops of the coil on the left",
      searchOf: replacementOf,
    },
  ],
  asked: ({ coil, choices, rankBy = 'cost' }) => ({ input: coil, varied: Object.keys(choices), rankBy }),
  isAbout,
  rowsOf,
  columns,
  filters: [
    { label: 'Rows', textOf: ({ geometry }) => String(geometry.rows) },
    { label: 'Fin surface', textOf: surfaceOf },
  ],
  frontLabel: 'Best cost for their air Δp',
  Cell: CandidateCell,
  cardName: (row, reader) => [coilSummary(row, reader).replace(' circuit', ''), surfaceOf(row)].join(', '),
  readerOf: readerOfCoil,
  keyOf: ({ geometry }) => JSON.stringify(geometry),
  keyOfShown: ({ geometry }) => JSON.stringify(geometry),
  withFound: (form, { geometry }) => ({
    ...form,
    typed: {},
    input: { ...form.input, geometry: geometry as CoilInput['geometry'] },
  }),
  missable,
  remedies,
}
