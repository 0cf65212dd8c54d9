/** A coil cut into pieces for the march, and the values that each piece keeps from sweep to sweep. */
import type { RowAir } from '../air/rowAir'
import type { Region } from '../streams/stream'
import type { AirPiece, AirPieceInputs } from './airPiece'
import type { Path, PathCell } from './path'
import type { TubeSide } from './tubeSide'

/** The laws by which a piece of tube exchanges heat and loses pressure. SI. */
export interface PieceLaws {
  tubes: TubeSide
  air: { pressure: number }
  /** Outside over inside area. */
  outsideToInside: number
  maySweat: boolean
  /** The air warms the fluid: it boils if it changes its phase. */
  isHeated: boolean
  outsideFouling: number
  lewis: number
  /** Resistance between the outside surface and the fluid, on the outside area, at a wall temperature [m2 K/W]. */
  inside(film: number, wall: number): number
  /** The air side of a piece. */
  exchange(of: AirPieceInputs, out: AirPiece): void
  /** Steps through pieces so far: a measure of the cost of the march that does not depend on the machine. */
  effort: { steps: number }
}

/** Limits of the pressure in a march. */
export interface PieceLimits {
  /** Lowest and highest pressure of the fluid that the march allows [Pa]. */
  pressures: readonly [number, number]
  /** The pressure is known at the outlet: a sweep uses the drops of the last one. */
  isFromOutlet: boolean
  /** Share of a change of the pressure drop that the next sweep takes. */
  dropShare: number
  /**
   * A piece whose fluid begins in another region than in the last sweep is evaluated again. Without it such a piece may
   * alternate; the march of a mean circuit passes over that by its flow, and is faster so.
   */
  looksAgain: boolean
}

/** A coil ready to be marched. SI. */
export interface MarchedCoil extends PieceLaws {
  path: Path
  /** Entering air, dry air flow, absolute pressure. */
  air: { T: number; W: number; flow: number; pressure: number }
  /** Outside area of a row. */
  rowArea: number
  /** Cross-section of a tube [m2]. */
  section: number
  /** The air side of a row at its mean state, wet where a surface temperature is given. */
  rowAir(mean: { T: number; W: number }, surface?: number): RowAir
  /** Each tube gets as much of the fluid as it condenses: steam is in both headers. */
  isFedByNeed: boolean
  /** 1 where the tubes are vertical and rise from the headers, -1 where they descend; 0 for horizontal tubes. */
  upright: number
}

/** The values that a piece keeps from sweep to sweep, and that the result is made from. */
export interface MarchedPiece extends AirPiece {
  /** Rise of enthalpy up to the place whose temperature represents the piece [J/kg], and the region where it is. */
  meanRise: number
  meanRegion: Region | 'none'
  wall: number
  film: number
  /** State of the fluid in the middle and at the end of the piece. */
  fluid: number
  pressure: number
  quality: number
  enthalpyOut: number
  Re: number
  /**
   * Pressure drop as found, and as the next sweep uses it; density of the fluid held in the tube, and share of the
   * piece in each region.
   */
  drop: number
  usedDrop: number
  held: number
  liquidShare: number
  gasShare: number
  denseShare: number
  /** Share of the piece that boils beyond dry-out. */
  dryShare: number
  /** Heat that its condensate carries away [W]. */
  condensateHeat: number
  /** Temperature of the tube wall under the fins [K], and the conductance from there to fluid and air [W/K]. */
  root: number
  rootConductance: number
}

/**
 * A piece before its first sweep. It is written out so that the compiler gives all pieces one shape: extending a copy
 * of `airPieceRoom` would be slow.
 *
 * @param heat   guessed heat [W]
 * @param wall   guessed inside wall temperature [K]
 * @param fluid  guessed fluid temperature [K]
 * @returns      the piece, which lets its air pass unchanged
 *
 * Source: none; a guess.
 */
export function marchedPiece(heat: number, wall: number, fluid: number): MarchedPiece {
  return {
    heat,
    slope: 0,
    condensate: 0,
    wet: 0,
    surface: 0,
    wetSurface: Number.NaN,
    T0: 0,
    TT: 1,
    TW: 0,
    W0: 0,
    WT: 0,
    WW: 1,
    humidRise: 0,
    meanRise: 0,
    meanRegion: 'none',
    wall,
    film: 0,
    fluid,
    pressure: 0,
    quality: -1,
    enthalpyOut: 0,
    Re: 0,
    drop: 0,
    usedDrop: 0,
    held: 0,
    liquidShare: 0,
    gasShare: 0,
    denseShare: 0,
    dryShare: 0,
    condensateHeat: 0,
    root: wall,
    rootConductance: 0,
  }
}

/** The air between the rows and all pieces, as far as they are known. */
export interface MarchState extends PieceLimits {
  coil: MarchedCoil
  pieces: MarchedPiece[]
  cellsByRow: PathCell[][]
  /** Air before each row and behind the last, slice by slice. */
  airT: Float64Array
  airW: Float64Array
  rowAirs: RowAir[]
  /** Drops of the bends that the next sweep uses where the pressure is known at the outlet, by pass [Pa]. */
  bendDrops: number[]
}

/** Steps through pieces after which the solution ends: about half a second. */
const mostEffort = 100_000

/**
 * Whether a march has reached the limit of its cost.
 *
 * @param coil   the coil
 * @param share  of the limit; all of it where left out [-]
 * @returns      true where the result so far must be used
 *
 * Source: none; a bound.
 */
export function isSpent({ effort }: MarchedCoil, share = 1): boolean {
  return effort.steps > share * mostEffort
}

/** Lower limit of the temperature of the wet surface [K], needed while the march is far from convergence. */
export const coldestSurface = 200

/**
 * A first state: air as it enters, fluid as it enters.
 *
 * @param coil   the coil
 * @param fluid  guessed mean temperature of the fluid [K]
 * @returns the state
 *
 * Source: none; a guess.
 */
export function marchStart(coil: MarchedCoil, fluid: number): MarchState {
  const { path, air } = coil
  const nodes = (path.rows + 1) * path.slices
  const airT = new Float64Array(nodes)
  const airW = new Float64Array(nodes).fill(air.W)
  for (let row = 0; row <= path.rows; row++) {
    const T = air.T + ((fluid - air.T) * row * 0.6) / path.rows
    for (let s = 0; s < path.slices; s++) airT[row * path.slices + s] = row === 0 ? air.T : T
  }
  const flux = 30 * coil.outsideToInside * Math.abs(air.T - fluid)
  const heat = (flux / coil.outsideToInside) * (coil.rowArea / path.slices)
  const wall = fluid + 0.3 * (air.T - fluid)
  const pieces = Array.from({ length: path.pieces }, () => marchedPiece(heat, wall, fluid))
  const cellsByRow: PathCell[][] = Array.from({ length: path.rows }, () => [])
  for (const pass of path.passes) {
    for (const cell of pass.cells) {
      cell.flowShare = cell.tubeShare
      cellsByRow[cell.row]!.push(cell)
    }
  }
  const state: MarchState = {
    coil,
    pieces,
    cellsByRow,
    airT,
    airW,
    rowAirs: [],
    pressures: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    isFromOutlet: false,
    looksAgain: false,
    bendDrops: path.passes.map(() => 0),
    dropShare: 1,
  }
  refreshRows(state, true)
  return state
}

/**
 * Updates the air side of each row for its mean air and wet surface.
 *
 * @param state    the march
 * @param isFirst  before the first sweep, when all rows of a coil that may condense water count as wet
 *
 * Source: `rowAir`.
 */
export function refreshRows(state: MarchState, isFirst = false): void {
  const { coil, pieces, airT, airW } = state
  const { rows, slices } = coil.path
  const wet = new Float64Array(rows)
  const surface = new Float64Array(rows)
  // In a heating coil no piece is wet in the first sweep; later those that prove colder than the air may be.
  const firstWet = coil.isHeated ? 1 : 0
  for (const pass of coil.path.passes) {
    for (const cell of pass.cells) {
      for (let s = 0; s < slices; s++) {
        const piece = pieces[cell.first + s]!
        const weight = isFirst ? firstWet * cell.share : piece.wet * cell.share
        if (!(weight > 0)) continue
        wet[cell.row]! += weight
        surface[cell.row]! += weight * (isFirst ? piece.wall : piece.wetSurface)
      }
    }
  }
  for (let row = 0; row < rows; row++) {
    let T = 0
    let W = 0
    for (let s = 0; s < slices; s++) {
      const before = row * slices + s
      T += airT[before]! + airT[before + slices]!
      W += airW[before]! + airW[before + slices]!
    }
    const mean = { T: T / (2 * slices), W: W / (2 * slices) }
    const isWet = coil.maySweat && wet[row]! > 0
    state.rowAirs[row] = coil.rowAir(mean, isWet ? Math.max(coldestSurface, surface[row]! / wet[row]!) : undefined)
  }
}
