/** Turns a coil and its circuits into a coil to be solved tube by tube. */
import type { CircuitGraph } from '../circuitry/circuits'
import { type AirModel, airModel } from '../coils/air/airModel'
import { type RowAir, rowAir } from '../coils/air/rowAir'
import { surfaceLaws } from '../coils/air/surfaceFit'
import { type DutyOf, dutyOf } from '../coils/marching/duties'
import { dutyInTubes, type EndLosses, endLosses } from '../coils/marching/endLosses'
import { insideOf } from '../coils/marching/insideOf'
import { pieceLaws } from '../coils/marching/marchModel'
import { checkFlow } from '../coils/marching/rateMarched'
import { pressuresOf } from '../coils/marching/settle'
import { withoutDrop } from '../coils/marching/tubeSide'
import { type CoilStream, coilStream, type MarchableCoil } from '../coils/streams/coilStream'
import type { TubeStream } from '../coils/streams/stream'
import { EngineError } from '../errors'
import { moistAir } from '../fluids/moistAir'
import { tubesHighOf } from '../geometry/tubesHigh'
import { airMixing } from './airMixing'
import { branchNetwork, inletHeader, outletHeader } from './branchNetwork'
import { onCells, segmentsFor } from './faceGrid'
import { finPairs } from './finConduction'
import { leadResistance } from './leadResistance'
import type { SegmentedCoil } from './segmentedCoil'
import type { SegmentRequest } from './segmentRequest'
import type { SegmentDuty } from './settleSegments'
import { branchClimbs } from './staticHead'

/** A coil to be solved, with what its rating needs besides. */
export interface SegmentModel {
  /** The coil as a mean circuit would be rated: as many equal circuits as begin at the inlet header. */
  input: MarchableCoil
  model: AirModel
  of: CoilStream
  coil: SegmentedCoil
  duty: DutyOf
  losses: EndLosses
  /** The duty in the tubes at a flow [kg/s]. */
  dutyAt(flow: number): SegmentDuty
}

/** Segments of a tube where none are asked for, by the state of the fluid. */
const usualSegments = { onePhase: 3, twoPhases: 5, dense: 10 } as const

/**
 * Makes a coil ready to be solved.
 *
 * @param asked    the coil; its own circuits are replaced by the branches
 * @param request  branches, segments, mixing, conduction, profile
 * @returns        the coil, its duty and the losses at its ends
 *
 * Valid for coils with a fluid, a refrigerant or steam; refuses circuits that do not belong to the coil as
 * `invalid-input`. Distributed steam has one pressure along its tubes, as in the march of a mean circuit.
 *
 * Source: geometry; the laws of the march by segments.
 */
export function segmentModel(asked: MarchableCoil, request: SegmentRequest): SegmentModel {
  const { branches, blanks = [] } = request
  checkSteam(asked, request)
  const first = { rows: asked.geometry.rows, columns: columnsOf(asked) }
  const network = branchNetwork({ ...first, branches, blanks })
  const feeds = network.begins.filter(node => node === inletHeader).length
  const leavings = network.ends.filter(node => node === outletHeader).length
  const input = withFeeds(asked, feeds, first.columns)
  const of = coilStream(input)
  const outside = dutyOf(input, of)
  const model = airModel(input, outside.coldest < input.air.dryBulb - 1e-9 ? outside.coldest : outside.typical)
  checkFlow(outside, of, model)
  const inside = insideOf(input, of, outside, model.size.insideDiameter)
  const { stream } = of
  const isDense = stream.changesPhase && outside.pressure >= stream.criticalPressure
  const kind = isDense ? 'dense' : stream.changesPhase ? 'twoPhases' : 'onePhase'
  const parts = partsAlong(request.profile)
  const segments = segmentsFor(request.segments ?? usualSegments[kind], parts)
  const size = { ...first, segments }
  const air = enteringAir(request, model, size)
  const maySweat = input.surfaceCondition === 'Wet' && outside.coldest < Math.min(air.warmest, air.dampest)
  const isEven = input.coilType.endsWith('DISTR')
  const { upright, ...laws } = pieceLaws({ ...model, maySweat }, isEven ? withoutDrop(inside) : inside, outside.typical)
  const { mixing = input.geometry.tubePattern === 'Staggered' ? 'half' : 'straight' } = request
  const isAny = { even: isEven, isobaric: false }
  const entry = endLosses(input, stream, outside, model, isAny)
  const exit = endLosses(input, stream, outside, { ...model, circuits: { ...model.circuits, feeds: leavings } }, isAny)
  const losses: EndLosses = { ...entry, exit: exit.exit }
  const coil: SegmentedCoil = {
    ...laws,
    ...size,
    branches,
    network,
    ...(request.shares && { shares: checkedShares(request.shares, network) }),
    ...(request.leads && { leads: leadsOf(request, network.begins, stream, outside) }),
    isFedByNeed: 'steam' in input,
    isFedToEqualEnds: request.isFedToEqualEnds === true && !('steam' in input) && areParallel(branches),
    mixing: airMixing(mixing, size, air.flows),
    air: { T: air.T, W: air.W, pressure: model.airPressure },
    area: model.size.outsideArea / (model.size.tubes * segments),
    tubeLength: input.geometry.finnedLength / segments,
    rowAir: rowAirOf(model, model.dryAirFlow / (first.columns * segments)),
    ...pairsOf(request, model, blanks),
    // The headers are at the side where the fluid begins.
    upright: isEven ? 0 : upright * (branches[network.begins.indexOf(inletHeader)]!.directions[0] ?? 1),
    ...climbsOf(input, request, first.columns, network),
  }
  const duty = dutyInTubes(outside, losses, stream)
  const span = [Math.min(duty.coldest, air.coldest), Math.max(duty.warmest, air.warmest)] as const
  const pressures = pressuresOf(outside, stream, input.air.dryBulb)
  const dutyAt = (flow: number): SegmentDuty => ({ ...duty, flow, span, pressures })
  return { input, model, of, coil, duty, losses, dutyAt }
}

/** Steam is in both headers, so that each branch gets what it condenses: only branches between them can. */
function checkSteam({ coilType }: MarchableCoil, { branches, shares, leads }: SegmentRequest): void {
  if (!coilType.includes('STEAM')) return
  const inner = branches.findIndex(({ from }) => from.length > 0)
  if (inner >= 0)
    throw new EngineError('invalid-input', 'branches of condensing steam run from header to header', {
      path: `circuits.branches.${inner}`,
      value: inner,
    })
  if (shares || leads)
    throw new EngineError('invalid-input', 'steam divides by what each branch condenses, not by shares or leads', {
      path: shares ? 'shares' : 'leads',
    })
}

function columnsOf({ geometry }: MarchableCoil): number {
  return tubesHighOf(geometry)
}

function withFeeds(input: MarchableCoil, feeds: number, columns: number): MarchableCoil {
  const { punchOut: _, arrangement, ...geometry } = input.geometry
  // The equal circuits that stand for the drawn ones are rated by rows, which knows no drawn ones.
  const order = arrangement === 'user defined' || arrangement === undefined ? {} : { arrangement }
  return { ...input, geometry: { ...geometry, ...order, circuiting: feeds / columns } }
}

function partsAlong(profile: SegmentRequest['profile']): number {
  const lengths = Object.values(profile ?? {}).map(grid => grid[0]!.length)
  const most = Math.max(1, ...lengths)
  return lengths.every(length => most % length === 0) ? most : 1
}

/**
 * Air through a part of the face that is blocked, of the mean: so little that it carries no heat, and has a state all
 * the same. A tenth of it changes the capacity by less than one in 10,000.
 */
const stillAir = 1e-6

/** Entering air by cells: flows of dry air, temperatures, humidity ratios, and their extremes. */
function enteringAir(
  { profile = {} }: SegmentRequest,
  { entering, dryAirFlow, airPressure }: AirModel,
  { columns, segments }: { columns: number; segments: number },
) {
  const cells = columns * segments
  const flows = profile.flow ? onCells(profile.flow, columns, segments) : new Float64Array(cells).fill(1)
  const mean = flows.reduce((sum, flow) => sum + flow, 0) / cells
  for (let at = 0; at < cells; at++) flows[at] = (Math.max(flows[at]!, stillAir * mean) * dryAirFlow) / (cells * mean)
  const T = profile.dryBulb ? onCells(profile.dryBulb, columns, segments) : new Float64Array(cells).fill(entering.T)
  const W = profile.humidityRatio
    ? onCells(profile.humidityRatio, columns, segments)
    : new Float64Array(cells).fill(entering.W)
  let [coldest, warmest, dampest] = [entering.T, entering.T, entering.Tdp]
  if (!profile.dryBulb && !profile.humidityRatio) return { flows, T, W, coldest, warmest, dampest }
  for (let at = 0; at < cells; at++) {
    const { Tdp } = moistAir({ T: T[at]!, W: W[at]!, p: airPressure })
    coldest = Math.min(coldest, T[at]!)
    warmest = Math.max(warmest, T[at]!)
    dampest = Math.max(dampest, Tdp)
  }
  return { flows, T, W, coldest, warmest, dampest }
}

/** Air sides by the flow of a cell, against the mean flow of a cell [kg/s]. */
function rowAirOf(model: AirModel, mean: number): SegmentedCoil['rowAir'] {
  const laws = surfaceLaws(model.surface)
  const models = new Map<number, AirModel>()
  return (flow, air, surface): RowAir => {
    const known = models.get(flow)
    const local = known ?? { ...model, dryAirFlow: (model.dryAirFlow * flow) / mean }
    if (!known) models.set(flow, local)
    return rowAir(local, air, surface, laws)
  }
}

/** All branches run from header to header. */
const areParallel = (branches: SegmentRequest['branches']) => branches.every(({ from }) => from.length === 0)

/** Shares by branch, checked against the junctions. */
function checkedShares(shares: readonly number[], network: SegmentedCoil['network']): readonly number[] {
  const poor = shares.findIndex(share => !(share > 0))
  if (poor >= 0)
    throw new EngineError('invalid-input', `circuit ${poor + 1} needs a share of the flow above zero`, {
      path: `shares.${poor}`,
      value: shares[poor],
    })
  const excess = new Float64Array(network.nodes)
  excess[inletHeader] = 1
  excess[outletHeader] = -1
  for (const [index, begin] of network.begins.entries()) {
    excess[begin]! -= shares[index]!
    excess[network.ends[index]!]! += shares[index]!
  }
  if (excess.some(value => Math.abs(value) > 1e-6))
    throw new EngineError('invalid-input', 'the shares of the flow do not add up at each junction', {
      path: 'shares',
      value: shares,
    })
  return shares
}

/** Resistances of the leads by branch. */
function leadsOf(
  { leads = [] }: SegmentRequest,
  begins: readonly number[],
  stream: TubeStream,
  { pressure, entering, flow }: DutyOf,
): number[] {
  const fed = begins.flatMap((node, index) => (node === inletHeader ? [index] : []))
  if (leads.length !== fed.length)
    throw new EngineError('invalid-input', `${fed.length} branches begin at the inlet header, with one lead each`, {
      path: 'leads',
      value: leads.length,
    })
  const found = begins.map(() => 0)
  const inlet = { stream, pressure, enthalpy: entering(pressure, flow ?? 1) }
  for (const [place, index] of fed.entries())
    found[index] = leadResistance(leads[place]!, {
      ...inlet,
      ...(flow !== undefined && { flow: flow / fed.length }),
    })
  return found
}

/** Upright tubes lie at one height, and steam drains from its tubes by itself. */
function climbsOf(
  input: MarchableCoil,
  { branches, top }: SegmentRequest,
  columns: number,
  network: SegmentedCoil['network'],
): Pick<SegmentedCoil, 'climbs'> {
  const { geometry } = input
  if (!top || 'steam' in input || geometry.hand.startsWith('Vertical')) return {}
  return { climbs: branchClimbs({ ...geometry, columns }, branches, network, top) }
}

function pairsOf({ conduction = 'off', slits = [] }: SegmentRequest, model: AirModel, blanks: CircuitGraph['blanks']) {
  if (conduction === 'off') return {}
  const { geometry } = model.input
  for (const slit of slits)
    if (!(Number.isInteger(slit) && slit >= 0 && slit < geometry.rows - 1))
      throw new EngineError('invalid-input', `no row stands behind a slit after row ${slit}`, {
        path: 'slits',
        value: slit,
      })
  const sheet = {
    rows: geometry.rows,
    columns: model.size.tubesHigh,
    transversePitch: geometry.transversePitch,
    longitudinalPitch: geometry.longitudinalPitch,
    isStaggered: geometry.tubePattern === 'Staggered',
    conductivity: model.finConductivity,
    thickness: model.size.fins * geometry.finThickness,
  }
  return { pairs: finPairs(sheet, slits, blanks) }
}
