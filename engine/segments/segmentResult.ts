/** Writes down a coil that was solved tube by tube. */
import { airDrop } from '../coils/air/airDrop'
import { enteringState, leavingState } from '../coils/air/airStates'
import type { MarchedPiece } from '../coils/marching/marchedCoil'
import { endState } from '../coils/streams/endState'
import type { TubeStream } from '../coils/streams/stream'
import { sumOf } from '../coils/tubes/endDrops'
import { moistAir, moistAirEnthalpy, moistAirSpecificHeat, moistAirTemperature } from '../fluids/moistAir'
import { outletHeader } from './branchNetwork'
import { chargeZones } from './chargeZones'
import { headNotice } from './headNotice'
import { rowPassages } from './rowPassages'
import { saturationDome } from './saturationDome'
import type { SegmentState } from './segmentedCoil'
import type { SegmentModel } from './segmentModel'
import { segmentNotices } from './segmentNotices'
import type { BranchResult, FluidPlace, SegmentRating, SegmentValues, TubeResult } from './segmentRating'
import type { SegmentSolution } from './solveSegments'

/**
 * The rating of a solved coil.
 *
 * @param solution  model and solution
 * @returns         the rating, SI
 *
 * Valid for any solution, converged or not: the heats of fluid and air are computed separately, and their difference is
 * reported.
 *
 * Source: definitions; pressure drop of the air by `airDrop` over its mean flow.
 */
export function segmentResult({ model: of, settled, trials }: SegmentSolution): SegmentRating {
  const { model, input, coil } = of
  const { state, flow, inlet, outlet, airEnd, history } = settled
  const { stream } = coil.tubes
  const sign = input.application === 'Heating' ? -1 : 1
  const branches = branchResults(of, state, flow)
  const tubes = tubeResults(state, branches)
  const ends = endsOf(of, flow, inlet, outlet)
  const rows = rowPassages(state)
  const sensible = rows.reduce(
    (sum, { airIn, airOut }) =>
      sum + model.dryAirFlow * moistAirSpecificHeat((airIn.W + airOut.W) / 2) * (airIn.T - airOut.T),
    0,
  )
  const drop = airDrop(model, { rows }, airEnd.condensate)
  const entering = enteringMean(of)
  const lost = model.dryAirFlow * (entering.W - airEnd.W)
  const rating: SegmentRating = {
    rows: coil.rows,
    columns: coil.columns,
    segments: coil.segments,
    totalCapacity: sign * flow * (outlet.enthalpy - inlet.enthalpy),
    sensibleCapacity: sign * sensible,
    air: {
      entering: enteringState(entering),
      leaving: leavingState(airEnd, model.airPressure),
      dryAirFlow: model.dryAirFlow,
      pressureDrop: drop.wet,
      condensate: airEnd.condensate,
    },
    fluid: {
      massFlow: flow,
      entering: fluidPlace(stream, ends.entering, inlet.enthalpy),
      leaving: fluidPlace(stream, ends.leaving, outlet.enthalpy),
      pressureDrop: {
        tubes: inlet.pressure - outlet.pressure,
        ends: ends.entering - inlet.pressure + outlet.pressure - ends.leaving,
        total: ends.entering - ends.leaving,
        ...(coil.climbs && { head: branches.reduce((sum, { share, head = 0 }) => sum + share * head, 0) }),
      },
      charge: branches.reduce((sum, { charge }) => sum + charge, 0),
    },
    zones: chargeZones(state),
    dome: saturationDome(stream, [outlet.pressure, inlet.pressure]),
    wetFraction: rows.reduce((sum, row) => sum + row.cells[0]!.result.wetFraction / rows.length, 0),
    maldistribution: deviation(branches.filter(({ isLast }) => isLast).map(({ leaving }) => unevenness(of, leaving))),
    branches,
    tubes,
    values: valuesOf(state),
    leavingAir: [...state.airT.slice(-coil.columns * coil.segments)],
    solution: {
      converged: settled.converged,
      sweeps: history.length,
      trials,
      history,
      energyBalance: settled.imbalance,
      waterBalance: airEnd.condensate > 0 ? (lost - airEnd.condensate) / airEnd.condensate : lost,
      conductionBalance: state.conducted.reduce((sum, heat) => sum + heat, 0),
    },
    warnings: [],
  }
  return { ...rating, warnings: [...drop.warnings, ...segmentNotices(rating), ...headNotice(of, rating)] }
}

/** Pressures at the connections [Pa], and the parts of what is lost between them and the tubes [Pa]. */
export function endsOf(
  { losses, coil }: SegmentModel,
  flow: number,
  inlet: { pressure: number; enthalpy: number },
  outlet: { pressure: number; enthalpy: number },
): { entering: number; leaving: number; headers: number; connections: number } {
  const { stream } = coil.tubes
  const { insideDiameter } = losses.connection(flow, losses.known(outlet.enthalpy))
  const before = endState(stream, inlet.pressure, inlet.enthalpy)
  const behind = endState(stream, outlet.pressure, outlet.enthalpy)
  const entry = losses.entry(flow, before, insideDiameter)
  const exit = losses.exit(flow, behind, insideDiameter)
  return {
    entering: inlet.pressure + sumOf(entry),
    leaving: outlet.pressure - sumOf(exit),
    headers: entry.header + exit.header,
    connections: entry.connection + exit.connection,
  }
}

function fluidPlace(stream: TubeStream, pressure: number, enthalpy: number): FluidPlace {
  const { T, quality, superheat, subcooling } = endState(stream, pressure, enthalpy)
  return {
    ...{ T, pressure, enthalpy },
    ...(quality !== undefined && { quality }),
    ...(superheat !== undefined && { superheat }),
    ...(subcooling !== undefined && { subcooling }),
  }
}

/** What should be the same at the ends of all branches. */
function unevenness({ input }: SegmentModel, { T, superheat = 0, subcooling = 0, quality }: FluidPlace): number {
  if (input.coilType === 'EVAP') return superheat
  const isDense = quality === undefined && superheat === 0 && subcooling === 0
  return input.coilType === 'FLUID' || isDense ? T : subcooling
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function branchResults({ coil }: SegmentModel, state: SegmentState, flow: number): BranchResult[] {
  const { stream } = coil.tubes
  return coil.branches.map(({ tubes }, index) => {
    const end = state.ends[index]!
    const own = flow * state.shares[index]!
    let [heat, charge] = [0, 0]
    for (const tube of tubes)
      for (const piece of piecesOf(state, tube)) {
        heat += piece.heat
        charge += piece.held * coil.section
      }
    const leadDrop = (coil.leads?.[index] ?? 0) * own * own
    return {
      branch: index,
      tubes: tubes.length,
      flow: own,
      share: state.shares[index]!,
      heat,
      drop: coil.climbs ? end.drop - leadDrop - end.head : end.entering - end.pressure,
      leadDrop,
      ...(coil.climbs && { head: end.head }),
      entering: fluidPlace(stream, end.entering, end.enthalpy - heat / own),
      leaving: fluidPlace(stream, end.pressure, end.enthalpy),
      charge,
      isLast: coil.network.ends[index] === outletHeader,
    }
  })
}

function piecesOf({ pieces, coil }: SegmentState, tube: number): MarchedPiece[] {
  return pieces.slice(tube * coil.segments, (tube + 1) * coil.segments)
}

function tubeResults(state: SegmentState, branches: readonly BranchResult[]): TubeResult[] {
  const { coil, airT, airs, airOf } = state
  const { stream } = coil.tubes
  const { segments, columns } = coil
  const found: TubeResult[] = []
  for (const [branch, { tubes, directions }] of coil.branches.entries()) {
    const { flow } = branches[branch]!
    for (const [order, tube] of tubes.entries()) {
      const pieces = piecesOf(state, tube)
      const direction = directions[order]!
      const [first, last] = direction > 0 ? [pieces[0]!, pieces.at(-1)!] : [pieces.at(-1)!, pieces[0]!]
      let [airFlow, airIn, airOut, outside, heat, drop] = [0, 0, 0, 0, 0, 0]
      for (const [s, piece] of pieces.entries()) {
        const at = tube * segments + s
        const weight = coil.mixing.flows[at]!
        const air = airs[airOf[at]!]!
        airFlow += weight
        airIn += weight * airT[at]!
        airOut += weight * airBehind(state, at).T
        outside += (air.coefficient + piece.wet * (air.wetCoefficient - air.coefficient)) / segments
        heat += piece.heat
        drop += piece.drop
      }
      const mean = (of: (piece: MarchedPiece) => number) => pieces.reduce((sum, piece) => sum + of(piece), 0) / segments
      found.push({
        ...{ tube, row: Math.floor(tube / columns), column: tube % columns, branch, direction, heat, drop, outside },
        entering: fluidPlace(stream, first.pressure + first.drop, first.enthalpyOut - first.heat / flow),
        leaving: fluidPlace(stream, last.pressure, last.enthalpyOut),
        airIn: airIn / airFlow,
        airOut: airOut / airFlow,
        surface: mean(piece => piece.surface),
        wall: mean(piece => piece.wall),
        wetFraction: mean(piece => piece.wet),
        film: mean(piece => piece.film),
        massFlux: flow / coil.section,
        charge: pieces.reduce((sum, piece) => sum + piece.held * coil.section, 0),
      })
    }
  }
  return found.sort((a, b) => a.tube - b.tube)
}

/** Air behind a segment, before it mixes with its neighbours. */
function airBehind({ pieces, airT, airW }: SegmentState, at: number): { T: number; W: number } {
  const { T0, TT, TW, W0, WT, WW, wet } = pieces[at]!
  const [T, W] = [airT[at]!, airW[at]!]
  return { T: T0 + TT * T + TW * W, W: wet > 0 ? Math.max(0, Math.min(W, W0 + WT * T + WW * W)) : W }
}

function valuesOf(state: SegmentState): SegmentValues {
  const { pieces, airT, airW, airs, airOf, conducted, coil } = state
  const each = (of: (piece: MarchedPiece, at: number) => number) => pieces.map(of)
  const outside = (piece: MarchedPiece, at: number) => {
    const { coefficient, wetCoefficient } = airs[airOf[at]!]!
    return coefficient + piece.wet * (wetCoefficient - coefficient)
  }
  return {
    heat: each(piece => piece.heat),
    conducted: [...conducted],
    airIn: each((_, at) => airT[at]!),
    airOut: each((_, at) => airBehind(state, at).T),
    humidityIn: each((_, at) => airW[at]!),
    humidityOut: each((_, at) => airBehind(state, at).W),
    fluid: each(piece => piece.fluid),
    enthalpy: each(piece => piece.enthalpyOut),
    pressure: each(piece => piece.pressure),
    quality: each(piece => piece.quality),
    surface: each(piece => piece.surface),
    wall: each(piece => piece.wall),
    wet: each(piece => piece.wet),
    film: each(piece => piece.film),
    outside: each(outside),
    charge: each(piece => piece.held * coil.section),
    drop: each(piece => piece.drop),
  }
}

/** The entering air, mixed over the face. */
function enteringMean({ coil, model }: SegmentModel) {
  const plane = coil.columns * coil.segments
  let [flow, h, W] = [0, 0, 0]
  for (let at = 0; at < plane; at++) {
    const weight = coil.mixing.flows[at]!
    flow += weight
    h += weight * moistAirEnthalpy(coil.air.T[at]!, coil.air.W[at]!)
    W += weight * coil.air.W[at]!
  }
  const isEven = coil.air.T.every(T => T === model.entering.T) && coil.air.W.every(one => one === model.entering.W)
  if (isEven) return model.entering
  return moistAir({ T: moistAirTemperature(h / flow, W / flow), W: W / flow, p: model.airPressure })
}
