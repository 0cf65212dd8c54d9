/** Carries the fluid through one piece of its circuit. */
import { liquidWaterEnthalpy, moistAirEnthalpy, moistAirTemperature } from '../../fluids/moistAir'
import type { RowAir } from '../air/rowAir'
import type { DomeEnds, Region, TubeStream } from '../streams/stream'
import { type AirPieceInputs, airPieceRoom } from './airPiece'
import type { MarchedPiece, MarchState, PieceLaws, PieceLimits } from './marchedCoil'
import type { PathCell } from './path'
import { type TubePlace, tubeLook } from './tubePlace'

/** Fluid state at an end of the circuit. */
export interface FluidEnd {
  enthalpy: number
  pressure: number
}

/** The fluid at the place that the sweep has reached. */
export interface FluidFront extends FluidEnd {
  /** Derivative of its enthalpy by the logarithm of the flow [J/kg]. */
  slope: number
  /** Specific volume for the momentum at the last place; NaN where the fluid enters the tubes [m3/kg]. */
  momentum: number
  /**
   * Pressure lost so far by friction in straight tubes, bends, acceleration, and static head where the tubes rise [Pa].
   */
  friction: number
  bends: number
  acceleration: number
  weight: number
}

/** What a piece is surrounded by: its air, its surface, and its length of tube. SI. */
export interface PiecePlace {
  /** Air before the piece: dry bulb [K], humidity ratio [kg/kg dry air], and flow of dry air through it [kg/s]. */
  T: number
  W: number
  airFlow: number
  air: RowAir | undefined
  /** Outside area [m2] and length of tube [m]. */
  area: number
  tubeLength: number
  /** Heat that its tube wall takes from others through the fins, on the outside area [W/m2]. */
  conducted: number
  /** The fluid leaves the tubes behind the piece. */
  isLast: boolean
}

/** Most parts into which phase boundaries divide a piece, and the smallest part. */
const mostParts = 6
const smallestPart = 1e-9

const place: TubePlace = {
  pressure: 0,
  enthalpy: 0,
  region: 'liquid',
  isHeated: true,
  heatFlux: 0,
  wall: 0,
  massFlux: 0,
}
const found = airPieceRoom()
const input: Omit<AirPieceInputs, 'air'> & { air: RowAir | undefined } = {
  T: 0,
  W: 0,
  airFlow: 0,
  area: 0,
  fluid: 0,
  inside: 0,
  outsideFouling: 0,
  air: undefined,
  pressure: 0,
  maySweat: false,
  lewis: 1,
}

/** Smallest share of the resistance to the air beside that to the fluid: far from convergence it may vanish [-]. */
const leastOutward = 1e-6

/** The place of the piece that the march of a mean circuit has reached. */
const around: PiecePlace = {
  T: 0,
  W: 0,
  airFlow: 0,
  air: undefined,
  area: 0,
  tubeLength: 0,
  conducted: 0,
  isLast: false,
}

/** The fluid as last evaluated: at the end of the last piece. */
export const looked = tubeLook()
/** The fluid where it enters or leaves the tubes. */
const atEnd = tubeLook()

/**
 * Carries the fluid through one piece of a row, divided where the fluid changes its phase.
 *
 * @param state     the march; the piece is overwritten
 * @param cell      the cell of the piece, and its slice
 * @param front     the fluid, moved to the end of the piece
 * @param flow      flow through the cell [kg/s]
 * @param massFlux  in its tubes [kg/s m2]
 * @param climb     gravity against the flow [m/s2]
 * @param isLast    the fluid leaves the tubes behind the piece
 *
 * Valid for any flow above zero; the values that the piece keeps from the last sweep are read first.
 *
 * Source: balances of a tube in cross-flow, air unmixed along it and fluid mixed in it.
 */
export function stepPiece(
  state: MarchState,
  cell: PathCell,
  s: number,
  front: FluidFront,
  flow: number,
  massFlux: number,
  climb: number,
  isLast: boolean,
): void {
  const { coil, airT, airW, rowAirs } = state
  const { slices } = coil.path
  const node = cell.row * slices + s
  around.T = airT[node]!
  around.W = airW[node]!
  around.airFlow = (coil.air.flow * cell.share) / slices
  around.air = rowAirs[cell.row]!
  around.area = (coil.rowArea * cell.share) / slices
  around.tubeLength = cell.tubeLength
  around.isLast = isLast
  carryFluid(coil, state, around, state.pieces[cell.first + s]!, front, flow, massFlux, climb)
}

/**
 * Carries the fluid through one piece of tube, divided where the fluid changes its phase.
 *
 * @param coil      laws of the piece
 * @param limits    of its pressure
 * @param at        its air, area and length
 * @param piece     overwritten
 * @param front     the fluid, moved to the end of the piece
 * @param flow      flow through it [kg/s]
 * @param massFlux  in its tube [kg/s m2]
 * @param climb     gravity against the flow [m/s2]
 *
 * Valid for any flow above zero; the values that the piece keeps from the last sweep are read first. Heat that the wall
 * takes from other tubes acts as a fluid that is warmer by what this heat needs to reach it. The momentum changes from
 * middle to middle of the pieces, and from and to the ends of the tubes.
 *
 * Source: balances of a tube in cross-flow, air unmixed along it and fluid mixed in it.
 */
export function carryFluid(
  coil: PieceLaws,
  limits: PieceLimits,
  at: PiecePlace,
  piece: MarchedPiece,
  front: FluidFront,
  flow: number,
  massFlux: number,
  climb: number,
): void {
  prepare(coil, at, piece, massFlux)
  const enthalpyIn = front.enthalpy
  place.pressure = heldPressure(limits, front.pressure - 0.5 * piece.usedDrop)
  const dome = coil.tubes.domeAt(place.pressure)
  // Above the critical pressure a state takes more time to compute: the tables end near the critical point.
  coil.effort.steps += dome || !coil.tubes.stream.changesPhase ? 1 : 2
  const remembered = piece.meanRise
  const rememberedIn = piece.meanRegion
  const wallBefore = piece.wall
  clear(piece)
  mixed.h = 0
  mixed.W = 0
  if (Number.isNaN(front.momentum)) front.momentum = momentumAt(coil, front.enthalpy, coil.isHeated, dome)
  let left = 1
  let wall = 0
  let count = 0
  for (; count < mostParts && left > smallestPart; count++) {
    input.area = at.area * left
    input.airFlow = at.airFlow * left
    place.region = regionOf(front.enthalpy, count === 0 ? coil.isHeated : part.isRising, dome, coil.tubes.stream)
    // What was remembered in one region says nothing about another: then the part is evaluated again.
    if (count === 0) piece.meanRegion = place.region
    const isStale = limits.looksAgain && rememberedIn !== place.region && rememberedIn !== 'none'
    const isKnown = count === 0 && !isStale
    const share = left * stepPart(coil, piece, front, flow, isKnown ? remembered : 0, count === 0, isKnown, dome)
    if (count === 0 && limits.looksAgain && share < left) piece.meanRise = 0.5 * (front.enthalpy - enthalpyIn)
    gather(piece, share, left, at.tubeLength)
    wall += share * (looked.T + (found.heat * coil.outsideToInside) / (input.area * looked.film))
    const friction = looked.gradient * at.tubeLength * share
    front.friction += friction
    const weight = climb * looked.held * at.tubeLength * share
    front.weight += weight
    piece.drop += friction + weight + accelerate(front, massFlux, looked.momentum)
    left -= share
  }
  if (at.isLast) piece.drop += accelerate(front, massFlux, momentumAt(coil, front.enthalpy, part.isRising, dome))
  if (count > 1) mixParts(piece, left)
  front.pressure = heldPressure(limits, front.pressure - (limits.isFromOutlet ? piece.usedDrop : piece.drop))
  piece.usedDrop += limits.dropShare * (piece.drop - piece.usedDrop)
  piece.heat = flow * (front.enthalpy - enthalpyIn)
  piece.wall = wallBefore + 0.7 * (wall - wallBefore)
  piece.enthalpyOut = front.enthalpy
  piece.pressure = front.pressure
  piece.quality = looked.quality
}

/** Gives the front another momentum; the pressure that this takes [Pa]. */
function accelerate(front: FluidFront, massFlux: number, momentum: number): number {
  const taken = massFlux * massFlux * (momentum - front.momentum)
  front.momentum = momentum
  front.acceleration += taken
  return taken
}

/** Specific volume for the momentum of the fluid at an end of the tubes [m3/kg]. */
function momentumAt(coil: PieceLaws, enthalpy: number, isRising: boolean, dome: DomeEnds | undefined): number {
  place.enthalpy = enthalpy
  place.region = regionOf(enthalpy, isRising, dome, coil.tubes.stream)
  coil.tubes.look(place, atEnd)
  return atEnd.momentum
}

/**
 * Limits the pressure to the range of the march; the pressure drops themselves are counted in full.
 *
 * @param limits    of the march
 * @param pressure  as counted [Pa]
 * @returns         pressure as used [Pa]
 *
 * Source: none; a bound.
 */
export function heldPressure({ pressures: [low, high] }: PieceLimits, pressure: number): number {
  return Math.min(high, Math.max(low, pressure))
}

/**
 * The part and its piece: whether the last part warmed the fluid, its heat flux where it ended at a phase boundary, and
 * the heat from other tubes on the outside area of the piece [W/m2]. A variable of the module would be a new object for
 * each number that it holds.
 */
const part = { isRising: true, rateBefore: 0, conducted: 0 }

/**
 * Carries the fluid through one part of a piece, in one phase. Moves the front to the end of the piece or to the phase
 * boundary, and returns the share of `input` that it took.
 */
function stepPart(
  coil: PieceLaws,
  piece: MarchedPiece,
  front: FluidFront,
  flow: number,
  guess: number,
  isFirst: boolean,
  isKnown: boolean,
  dome: DomeEnds | undefined,
): number {
  let rise = guess
  for (let round = 0; ; round++) {
    rise = heldInRegion(front.enthalpy, rise, place.region, dome)
    look(coil, piece, front.enthalpy + rise)
    if (part.rateBefore > 0) {
      // A phase boundary that moves along the tube gives or takes tube length at the heat flux of the neighbouring
      // part.
      front.slope *= Math.min(5, Math.abs(found.heat) / input.area / part.rateBefore)
      part.rateBefore = 0
    }
    // The heat falls with the rise of the fluid: dh = (heat - slope (T(h) - T)) / flow.
    const decay = (found.slope * looked.rise) / flow
    const rate = found.heat / flow + decay * rise
    const mean = decay > 1e-6 ? -Math.expm1(-decay) / decay : 1 - decay / 2
    const total = rate * mean
    part.isRising = total >= 0
    const boundary = boundaryOf(place.region, part.isRising, dome)
    const toBoundary = boundary === undefined ? Number.POSITIVE_INFINITY : boundary - front.enthalpy
    if (Math.abs(total) <= Math.abs(toBoundary) * (1 + 1e-12)) {
      const meanRise = decay > 1e-4 ? (rate * (1 - mean)) / decay : rate * (0.5 - decay / 6)
      if (!isKnown && round < 2) {
        rise = meanRise
        continue
      }
      if (isFirst) piece.meanRise = meanRise
      shiftFluid(looked.rise * (meanRise - rise))
      front.enthalpy += total
      front.slope = (front.slope - rate) * Math.exp(-decay)
      return 1
    }
    look(coil, piece, front.enthalpy + 0.5 * toBoundary)
    const share = (toBoundary * flow) / found.heat
    if (!(share >= 0 && share <= 1)) {
      // Evaluated nearer to the boundary, the fluid may not reach it: the wall dries out first.
      const rest = Math.sign(toBoundary) * Math.min(Math.abs(toBoundary), Math.abs(found.heat) / flow)
      front.enthalpy += found.heat * toBoundary >= 0 ? rest : 0
      front.slope = (front.slope - rate) * Math.exp(-decay)
      if (isFirst) piece.meanRise = 0.5 * toBoundary
      return 1
    }
    front.slope = (front.slope - rate * share) * Math.exp(-decay * share)
    part.rateBefore = Math.abs(found.heat) / input.area
    front.enthalpy = boundary!
    return share
  }
}

/** Shifts the leaving air to that of a fluid that is this much warmer than the one evaluated. */
function shiftFluid(warmer: number): void {
  const { TT, TW, WT, WW, humidRise } = found
  found.T0 += warmer * (1 - TT - TW * humidRise)
  found.W0 += warmer * (humidRise * (1 - WW) - WT)
}

/** Evaluates film and air side for a fluid of this enthalpy. */
function look(coil: PieceLaws, piece: MarchedPiece, enthalpy: number): void {
  place.enthalpy = enthalpy
  coil.tubes.look(place, looked)
  input.inside = coil.inside(looked.film, place.wall)
  input.fluid = looked.T + part.conducted * input.inside
  found.wetSurface = piece.wetSurface
  coil.exchange(input as AirPieceInputs, found)
  found.heat += part.conducted * input.area
}

/** Sets air, heat flux and wall of a piece to the start of this sweep. */
function prepare(coil: PieceLaws, at: PiecePlace, piece: MarchedPiece, massFlux: number): void {
  input.T = at.T
  input.W = at.W
  input.air = at.air
  input.outsideFouling = coil.outsideFouling
  input.pressure = coil.air.pressure
  input.maySweat = coil.maySweat
  input.lewis = coil.lewis
  part.conducted = at.conducted
  place.massFlux = massFlux
  place.heatFlux = (Math.abs(piece.heat) * coil.outsideToInside) / at.area
  place.wall = piece.wall
  place.isHeated = coil.isHeated
}

function clear(piece: MarchedPiece): void {
  piece.meanRise = 0
  piece.drop = 0
  piece.condensate = 0
  piece.condensateHeat = 0
  piece.wet = 0
  piece.surface = 0
  piece.T0 = 0
  piece.TT = 0
  piece.TW = 0
  piece.W0 = 0
  piece.WT = 0
  piece.WW = 0
  piece.film = 0
  piece.fluid = 0
  piece.held = 0
  piece.Re = 0
  piece.liquidShare = 0
  piece.gasShare = 0
  piece.denseShare = 0
  piece.dryShare = 0
  piece.root = 0
  piece.rootConductance = 0
}

/** Air behind the parts of a piece, as enthalpy and humidity ratio [J/kg dry air, kg/kg dry air]. */
const mixed = { h: 0, W: 0 }

/**
 * Sets the air behind a divided piece from the heat and water of its parts: the mean of their temperatures is not
 * exact.
 */
function mixParts(piece: MarchedPiece, left: number): void {
  const { T, W } = input
  // Air of the part that was not needed passes unchanged.
  if (left > smallestPart) {
    piece.TT += left
    piece.WW += left
    mixed.h += left * moistAirEnthalpy(T, W)
    mixed.W += left * W
  }
  piece.T0 += moistAirTemperature(mixed.h, mixed.W) - (piece.T0 + piece.TT * T + piece.TW * W)
  if (piece.wet > 0) piece.W0 += mixed.W - (piece.W0 + piece.WT * T + piece.WW * W)
}

/** Adds a part to its piece; `share` is that of the whole piece, `asked` the share that was evaluated. */
function gather(piece: MarchedPiece, share: number, asked: number, tubeLength: number): void {
  const water = (found.condensate * share) / asked
  piece.condensate += water
  const { T, W } = input
  const humid = found.wet > 0 ? Math.max(0, Math.min(W, found.W0 + found.WT * T + found.WW * W)) : W
  mixed.h += share * moistAirEnthalpy(found.T0 + found.TT * T + found.TW * W, humid)
  mixed.W += share * humid
  if (water > 0) piece.condensateHeat += water * liquidWaterEnthalpy(found.wetSurface)
  piece.wet += found.wet * share
  if (found.wet > 0) piece.wetSurface = found.wetSurface
  piece.surface += found.surface * share
  piece.T0 += found.T0 * share
  piece.TT += found.TT * share
  piece.TW += found.TW * share
  piece.W0 += found.W0 * share
  piece.WT += found.WT * share
  piece.WW += found.WW * share
  // The wall under the fins lies between the fluid and the air: its temperature, and the conductance to both.
  const inwards = input.inside / input.area
  piece.root += (looked.T + found.heat * inwards) * share
  piece.rootConductance += share / (asked * inwards * Math.max(leastOutward, 1 - found.slope * inwards))
  piece.film += looked.film * share
  piece.Re += looked.Re * share
  piece.fluid += looked.T * share
  piece.held += looked.held * share * tubeLength
  if (place.region === 'liquid') piece.liquidShare += share
  if (place.region === 'gas') piece.gasShare += share
  if (place.region === 'dense') piece.denseShare += share
  if (place.region === 'two-phase') piece.dryShare += share * looked.dry
}

/** Region of an enthalpy; on a boundary, the region that the fluid is about to enter. */
function regionOf(h: number, isRising: boolean, dome: DomeEnds | undefined, stream: TubeStream): Region {
  if (!dome) return stream.changesPhase ? 'dense' : stream.feelsPressure ? 'gas' : 'liquid'
  const hair = 1e-9 * (dome.dew.h - dome.bubble.h)
  if (h < dome.bubble.h - hair || (h <= dome.bubble.h + hair && !isRising)) return 'liquid'
  if (h > dome.dew.h + hair || (h >= dome.dew.h - hair && isRising)) return 'gas'
  return 'two-phase'
}

/** Enthalpy at which a region ends in the direction of the heat flow. */
function boundaryOf(region: Region, isRising: boolean, dome: DomeEnds | undefined): number | undefined {
  if (!dome) return undefined
  if (region === 'liquid') return isRising ? dome.bubble.h : undefined
  if (region === 'gas') return isRising ? undefined : dome.dew.h
  return isRising ? dome.dew.h : dome.bubble.h
}

/** A guessed rise, halved where it would leave the region. */
function heldInRegion(h: number, rise: number, region: Region, dome: DomeEnds | undefined): number {
  const boundary = boundaryOf(region, rise > 0, dome)
  if (boundary === undefined || Math.abs(rise) <= Math.abs(boundary - h)) return rise
  return 0.5 * (boundary - h)
}
