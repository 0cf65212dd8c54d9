/** A coil cut into tubes and segments, and the values that its segments keep from sweep to sweep. */

import type { Branch } from '../circuitry/circuits'
import type { RowAir } from '../coils/air/rowAir'
import { type MarchedPiece, marchedPiece, type PieceLaws, type PieceLimits } from '../coils/marching/marchedCoil'
import type { AirMixing } from './airMixing'
import type { BranchNetwork } from './branchNetwork'
import type { TubePair } from './finConduction'
import type { BranchClimb } from './staticHead'

/** A coil ready to be solved tube by tube. SI. A segment has the index `tube * segments + place from the front`. */
export interface SegmentedCoil extends PieceLaws {
  rows: number
  columns: number
  segments: number
  branches: readonly Branch[]
  network: BranchNetwork
  /** Share of the fluid of each branch; found from equal drops where left out. */
  shares?: readonly number[]
  /** Each branch gets as much of the fluid as it condenses: steam is in both headers. */
  isFedByNeed: boolean
  /** Each branch gets as much of the fluid as lets all end with the same enthalpy. */
  isFedToEqualEnds: boolean
  /** Resistance before each branch that begins at the inlet header, of dp = k m^2 [Pa s2/kg2]; 0 where left out. */
  leads?: readonly number[]
  mixing: AirMixing
  /** Entering air by the segments of the first row, and its pressure [Pa]. */
  air: { T: Float64Array; W: Float64Array; pressure: number }
  /** Outside area and length of tube of a segment; cross-section of a tube. */
  area: number
  tubeLength: number
  section: number
  /** The air side of a segment with this flow of dry air [kg/s], at a mean state, wet at a surface temperature. */
  rowAir(flow: number, mean: { T: number; W: number }, surface?: number): RowAir
  /** Neighbours that conduct heat to each other; none where left out. */
  pairs?: readonly TubePair[]
  /** 1 where the tubes rise from front to rear, -1 where they descend; 0 for horizontal tubes. */
  upright: number
  /** How far the fluid of each branch climbs between horizontal tubes; not counted where left out. */
  climbs?: readonly BranchClimb[]
}

/** The fluid at the end of a branch. */
export interface BranchEnd {
  enthalpy: number
  pressure: number
  /** Derivative of the enthalpy by the logarithm of the flow [J/kg]. */
  slope: number
  /** Pressure at its beginning, behind its lead; lost by friction, lead and bends, and in all [Pa]. */
  entering: number
  friction: number
  drop: number
  momentum: number
  /** Static head of its fluid between its nodes, and the part of it behind its last tube [Pa]. */
  head: number
  headBehind: number
}

/** The air between the rows, the segments, and the fluid at the ends of the branches, as far as they are known. */
export interface SegmentState extends PieceLimits {
  coil: SegmentedCoil
  pieces: MarchedPiece[]
  /** Air before each row and behind the last, segment by segment. */
  airT: Float64Array
  airW: Float64Array
  /** Air sides, and the one of each segment. */
  airs: RowAir[]
  airOf: Int32Array
  /** Air flow, row and number of segments of each air side [kg/s]. */
  airClasses: readonly { flow: number; row: number; size: number }[]
  /** Temperature of each tube wall under the fins [K], and the heat that it takes from others [W]. */
  walls: Float64Array
  conducted: Float64Array
  shares: Float64Array
  ends: BranchEnd[]
  /** Logarithm of the pressure at the inlet header over the known one, where a solution begins [-]. */
  lift: number
}

/** Digits to which flows of air are alike. */
const alike = 12
/** Lower limit of the temperature of the wet surface [K], needed while the solution is far from convergence. */
const coldestSurface = 200

/**
 * A first state: fluid as it enters, air on a straight line towards it.
 *
 * @param coil   the coil
 * @param fluid  guessed mean temperature of the fluid [K]
 * @returns      the state
 *
 * Source: none; a guess.
 */
export function segmentStart(coil: SegmentedCoil, fluid: number): SegmentState {
  const { rows, columns, segments, air } = coil
  const plane = columns * segments
  const size = rows * plane
  const airT = new Float64Array(size + plane)
  const airW = new Float64Array(size + plane)
  for (let at = 0; at < airT.length; at++) {
    const first = at % plane
    const depth = Math.floor(at / plane) / rows
    airT[at] = air.T[first]! + 0.6 * depth * (fluid - air.T[first]!)
    airW[at] = air.W[first]!
  }
  const middle = air.T[0]!
  const wall = fluid + 0.3 * (middle - fluid)
  const heat = 30 * coil.area * Math.abs(middle - fluid)
  const { airClasses, airOf } = classesOf(coil, size, plane)
  const pieces = Array.from({ length: size }, () => marchedPiece(0, wall, fluid))
  // A tube without fluid keeps its heat of zero, and lets its air pass.
  for (const { tubes } of coil.branches)
    for (const tube of tubes) for (let at = tube * segments; at < (tube + 1) * segments; at++) pieces[at]!.heat = heat
  const state: SegmentState = {
    coil,
    pieces,
    airT,
    airW,
    airs: [],
    airOf,
    airClasses,
    walls: new Float64Array(size).fill(wall),
    conducted: new Float64Array(size),
    shares: startShares(coil),
    ends: coil.branches.map(() => ({ ...noEnd })),
    pressures: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    isFromOutlet: false,
    looksAgain: true,
    lift: 0,
    dropShare: 1,
  }
  refreshAirs(state, true)
  return state
}

/**
 * Takes over what another solution of the same tubes and segments has found.
 *
 * @param state  a first state, overwritten
 * @param found  the other solution
 *
 * Valid for coils of the same rows, columns and segments; the entering air stays that of the state.
 *
 * Source: none; a guess.
 */
export function beginFrom(state: SegmentState, found: SegmentState): void {
  const plane = state.coil.columns * state.coil.segments
  state.airT.set(found.airT.subarray(plane), plane)
  state.airW.set(found.airW.subarray(plane), plane)
  state.walls.set(found.walls)
  state.shares.set(found.shares)
  state.lift = found.lift
  for (const [at, piece] of state.pieces.entries()) Object.assign(piece, found.pieces[at])
  for (const [at, end] of state.ends.entries()) Object.assign(end, found.ends[at])
  refreshAirs(state)
}

const noEnd: BranchEnd = {
  ...{ enthalpy: 0, pressure: 0, slope: 0, entering: 0, friction: 0, drop: 0, momentum: 0 },
  ...{ head: 0, headBehind: 0 },
}

/** Segments of a row with the same flow of air share their air side. */
function classesOf(coil: SegmentedCoil, size: number, plane: number) {
  const airOf = new Int32Array(size)
  const airClasses: { flow: number; row: number; size: number }[] = []
  const known = new Map<string, number>()
  for (let at = 0; at < size; at++) {
    const row = Math.floor(at / plane)
    const flow = coil.mixing.flows[at]!
    const key = `${row} ${flow.toPrecision(alike)}`
    const found = known.get(key) ?? airClasses.length
    if (found === airClasses.length) airClasses.push({ flow, row, size: 0 })
    known.set(key, found)
    airOf[at] = found
    airClasses[found]!.size += 1
  }
  return { airOf, airClasses }
}

/** The given shares, or at each junction equal ones. */
function startShares({ branches, network, shares }: SegmentedCoil): Float64Array {
  if (shares) return Float64Array.from(shares)
  const found = new Float64Array(branches.length)
  for (const index of network.order) {
    const { from } = branches[index]!
    const beside = network.begins.filter(node => node === network.begins[index]).length
    found[index] = (from.length === 0 ? 1 : from.reduce((sum, before) => sum + found[before]!, 0)) / beside
  }
  return found
}

/**
 * Updates the air sides for their mean air and wet surface.
 *
 * @param state    the state
 * @param isFirst  before the first sweep, when all of a coil that may condense water counts as wet
 *
 * Source: `rowAir`.
 */
export function refreshAirs(state: SegmentState, isFirst = false): void {
  const { coil, pieces, airT, airW, airOf, airClasses } = state
  const plane = coil.columns * coil.segments
  const count = airClasses.length
  const T = new Float64Array(count)
  const W = new Float64Array(count)
  const wet = new Float64Array(count)
  const surface = new Float64Array(count)
  // In a heating coil no segment is wet in the first sweep; later those that prove colder than the air may be.
  const firstWet = coil.isHeated ? 1 : 0
  for (let at = 0; at < pieces.length; at++) {
    const of = airOf[at]!
    T[of]! += (airT[at]! + airT[at + plane]!) / 2
    W[of]! += (airW[at]! + airW[at + plane]!) / 2
    const piece = pieces[at]!
    const weight = isFirst ? firstWet : piece.wet
    if (!(weight > 0)) continue
    wet[of]! += weight
    surface[of]! += weight * (isFirst ? piece.wall : piece.wetSurface)
  }
  for (let of = 0; of < count; of++) {
    const { flow, size } = airClasses[of]!
    const isWet = coil.maySweat && wet[of]! > 0
    const mean = { T: T[of]! / size, W: W[of]! / size }
    state.airs[of] = coil.rowAir(flow, mean, isWet ? Math.max(coldestSurface, surface[of]! / wet[of]!) : undefined)
  }
}
