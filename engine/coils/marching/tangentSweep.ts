/** One sweep of the fluid at an air field, with how its misses move with every unknown of the march. */
import { moistAirSpecificHeat, saturationHumidityRatio } from '../../fluids/moistAir'
import { gravity } from '../../tubeside/two-phase/groups'
import { airEndRoom, behind, passRow } from './airSweep'
import { type FluidEnd, type FluidFront, heldPressure, looked, stepPiece } from './fluidPiece'
import type { MarchedPiece, MarchState } from './marchedCoil'
import type { Pass, PathCell } from './path'
import type { Duty } from './settle'

/** Which unknown stands where: air between the rows, then the logarithm of the flow, then the entering pressure. */
export interface Unknowns {
  /** Nodes of the air between the rows; humidity follows behind temperature where the coil may sweat. */
  nodes: number
  isWet: boolean
  /** Place of flow and entering pressure; -1 where they are given. */
  flow: number
  pressure: number
  size: number
}

/** What a sweep found. */
export interface Swept {
  flow: number
  inlet: FluidEnd
  entryDrop: number
  front: FluidFront
}

/** Weight that makes humidity of the size of kelvins. */
export const humidityWeight = 2500
/** Rounds in which a piece comes to agree with its own wall and heat flux, and those at a changed input. */
const rounds = { base: 12, changed: 3, swing: 4 } as const
/** Changes of the inputs of a piece by which its slopes are found: [J/kg], share, [K], share and [kg/kg], share. */
const nudges = { enthalpy: 50, pressure: 1e-4, T: 0.02, W: 1e-3, leastW: 1e-6, flow: 1e-3 } as const
/** Relative change of the ends by which the wanted state is differentiated. */
const hair = 1e-5

/**
 * The unknowns of a march.
 *
 * @param state  the march
 * @param duty   what is known of its fluid
 * @returns      their places
 *
 * Source: definition.
 */
export function unknownsOf({ coil }: MarchState, duty: Duty): Unknowns {
  const { rows, slices } = coil.path
  const nodes = (rows - 1) * slices
  const isWet = coil.maySweat && coil.air.W > 0
  const air = isWet ? 2 * nodes : nodes
  const flow = duty.leaving ? air : -1
  const pressure = duty.pressureAt === 'outlet' ? air + (duty.leaving ? 1 : 0) : -1
  return { nodes, isWet, flow, pressure, size: air + (flow < 0 ? 0 : 1) + (pressure < 0 ? 0 : 1) }
}

/** Changes of the fluid with each unknown, as the sweep carries them along. */
interface Carried {
  h: Float64Array
  p: Float64Array
  m: Float64Array
}

/** Enthalpy, pressure and momentum of the fluid behind a piece, and the air behind it. */
type Outcome = Record<'h' | 'p' | 'm' | 'T' | 'W', number>

/**
 * Sweeps the fluid through the air as guessed, every piece in agreement with itself.
 *
 * @param state  the march; its air holds the guess
 * @param duty   what is known of the fluid
 * @param of     places of the unknowns
 * @param at     flow [kg/s] and pressure at the known end, or the guessed one at the inlet [Pa]
 * @param miss   where the misses are written: air behind each row, leaving enthalpy, leaving pressure
 * @param matrix where their slopes are written; left out, they are not asked
 * @returns flow, inlet and front of the fluid
 *
 * Valid for any flow above zero. Slopes by small changes at each piece, carried along the fluid.
 *
 * Source: balances; chain rule.
 */
export function sweepTangent(
  state: MarchState,
  duty: Duty,
  of: Unknowns,
  at: { flow: number; pressure: number },
  miss: Float64Array,
  matrix?: Float64Array[],
): Swept {
  const { flow } = at
  const { path, tubes, section } = state.coil
  const entryDrop = duty.entryDrop?.(flow) ?? 0
  const pressure = heldPressure(state, of.pressure < 0 ? duty.pressure - entryDrop : at.pressure)
  const inlet = { pressure, enthalpy: duty.entering(pressure) }
  const front = { ...inlet, slope: 0, momentum: Number.NaN, friction: 0, bends: 0, acceleration: 0, weight: 0 }
  const carried = matrix && startOf(duty, of, pressure, flow)
  if (matrix) for (const line of matrix) line.fill(0)
  const massFlux = flow / (path.feeds * section)
  for (const pass of path.passes) {
    passThrough(state, pass, front, flow, massFlux, of, carried, matrix)
    const drop = pass.bends * tubes.bendDrop(looked, massFlux)
    front.bends += drop
    front.pressure = heldPressure(state, front.pressure - drop)
    if (carried) bendTangent(carried, of, drop, front.momentum)
  }
  airMisses(state, of, miss, matrix)
  endMisses(duty, of, { flow, inlet, entryDrop, front }, miss, matrix, carried)
  return { flow, inlet, entryDrop, front }
}

/** How the entering fluid moves with the unknowns. */
function startOf(duty: Duty, of: Unknowns, pressure: number, flow: number): Carried {
  const h = new Float64Array(of.size)
  const p = new Float64Array(of.size)
  if (of.pressure >= 0) p[of.pressure] = duty.pressure
  else if (of.flow >= 0 && duty.entryDrop) {
    p[of.flow] = -(duty.entryDrop(flow * (1 + hair)) - duty.entryDrop(flow)) / hair
  }
  const rise = (duty.entering(pressure * (1 + hair)) - duty.entering(pressure)) / (hair * pressure)
  for (let k = 0; k < of.size; k++) h[k] = rise * p[k]!
  return { h, p, m: new Float64Array(of.size) }
}

function bendTangent({ p, m }: Carried, of: Unknowns, drop: number, momentum: number): void {
  // Where the pressure is the same all along there is no momentum to share either.
  if (drop === 0) return
  for (let k = 0; k < of.size; k++) p[k]! -= (drop * m[k]!) / momentum
  if (of.flow >= 0) p[of.flow]! -= 2 * drop
}

const ends = ['enthalpy', 'pressure', 'slope', 'momentum', 'friction', 'bends', 'acceleration', 'weight'] as const

function passThrough(
  state: MarchState,
  pass: Pass,
  front: FluidFront,
  flow: number,
  massFlux: number,
  of: Unknowns,
  carried: Carried | undefined,
  matrix: Float64Array[] | undefined,
): void {
  const { slices } = state.coil.path
  const climb = gravity * state.coil.upright * pass.away
  const isSingle = pass.cells.length === 1
  const before = { ...front }
  const start = carried && { h: carried.h.slice(), p: carried.p.slice(), m: carried.m.slice() }
  if (!isSingle) {
    for (const name of ends) front[name] = 0
    if (carried) for (const name of ['h', 'p', 'm'] as const) carried[name].fill(0)
  }
  for (const cell of pass.cells) {
    const own = isSingle ? front : { ...before }
    const slopes = !carried || isSingle ? carried : { h: start!.h.slice(), p: start!.p.slice(), m: start!.m.slice() }
    for (let k = 0; k < slices; k++) {
      const s = pass.isBackwards ? slices - 1 - k : k
      const step = { state, cell, s, flow: flow * cell.flowShare, massFlux, climb }
      passPiece(step, own, of, slopes, matrix)
    }
    if (isSingle) continue
    for (const name of ends) front[name] += cell.flowShare * own[name]
    if (!carried) continue
    for (const name of ['h', 'p', 'm'] as const) {
      const sum = carried[name]
      for (let k = 0; k < of.size; k++) sum[k]! += cell.flowShare * slopes![name][k]!
    }
  }
}

/** A piece and what flows through it. */
interface Step {
  state: MarchState
  cell: PathCell
  s: number
  flow: number
  massFlux: number
  climb: number
}

/** How the outcome of a piece moves with each of its inputs; those that do not count are left out. */
interface Slopes {
  h: Outcome
  p: Outcome
  T?: Outcome
  W?: Outcome
  flow?: Outcome
}

/** One piece in agreement with itself; its slopes carried along, and written to the lines of the air behind it. */
function passPiece(
  step: Step,
  front: FluidFront,
  of: Unknowns,
  carried: Carried | undefined,
  matrix: Float64Array[] | undefined,
): void {
  const before = { ...front }
  agree(step, front, rounds.base)
  if (!carried || !matrix) return
  const { cell, s } = step
  const { slices, rows } = step.state.coil.path
  const by = slopesOf(step, before, front, of)
  const squared = Number.isNaN(before.momentum) ? 0 : step.massFlux ** 2
  const node = cell.row * slices + s
  const line = cell.row + 1 < rows ? matrix[node] : undefined
  const humidLine = line && of.isWet ? matrix[of.nodes + node] : undefined
  const { h, p, m } = carried
  for (let k = 0; k < of.size; k++) {
    const [dh, dp, dm] = [h[k]!, p[k]!, m[k]!]
    if (dh === 0 && dp === 0 && dm === 0) continue
    h[k] = by.h.h * dh + by.p.h * dp
    p[k] = by.h.p * dh + by.p.p * dp + squared * dm
    m[k] = by.h.m * dh + by.p.m * dp
    if (line) line[k]! += cell.share * (by.h.T * dh + by.p.T * dp)
    if (humidLine) humidLine[k]! += cell.share * humidityWeight * (by.h.W * dh + by.p.W * dp)
  }
  const add = (k: number, own: Outcome | undefined) => {
    if (!own) return
    h[k]! += own.h
    p[k]! += own.p
    m[k]! += own.m
    if (line) line[k]! += cell.share * own.T
    if (humidLine) humidLine[k]! += cell.share * humidityWeight * own.W
  }
  add(node - slices, by.T)
  add(of.nodes + node - slices, by.W)
  add(of.flow, by.flow)
}

const unmoved: Outcome = { h: 0, p: 1, m: 0, T: 0, W: 0 }

/** Slopes of a piece by small changes; what it remembers is left as it was found. */
function slopesOf(step: Step, before: FluidFront, after: FluidFront, of: Unknowns): Slopes {
  const { state, cell, s } = step
  const { airT, airW, coil, pieces } = state
  const piece = pieces[cell.first + s]!
  const kept = { ...piece }
  const seen = { ...looked }
  const node = cell.row * coil.path.slices + s
  const T = airT[node]!
  const W = airW[node]!
  const base = outcome(after, piece, T, W)
  const by = (change: number, own: FluidFront, one: Step = step): Outcome => {
    agree(one, own, rounds.changed)
    const found = outcome(own, piece, airT[node]!, airW[node]!)
    Object.assign(piece, kept)
    for (const name of outcomes) found[name] = (found[name] - base[name]) / change
    return found
  }
  const dh = nudges.enthalpy
  const dp = nudges.pressure * before.pressure
  const slopes: Slopes = {
    h: by(dh, { ...before, enthalpy: before.enthalpy + dh }),
    p: coil.tubes.stream.feelsPressure ? by(dp, { ...before, pressure: before.pressure + dp }) : unmoved,
  }
  if (cell.row > 0) {
    airT[node] = T + nudges.T
    slopes.T = by(nudges.T, { ...before })
    airT[node] = T
    const dW = Math.max(nudges.leastW, nudges.W * W)
    airW[node] = W + dW
    if (of.isWet) slopes.W = by(dW * humidityWeight, { ...before })
    airW[node] = W
  }
  if (of.flow >= 0) {
    const more = 1 + nudges.flow
    slopes.flow = by(nudges.flow, { ...before }, { ...step, flow: step.flow * more, massFlux: step.massFlux * more })
  }
  Object.assign(looked, seen)
  return slopes
}

const outcomes = ['h', 'p', 'm', 'T', 'W'] as const

function outcome({ enthalpy, pressure, momentum }: FluidFront, piece: MarchedPiece, T: number, W: number): Outcome {
  return {
    h: enthalpy,
    p: pressure,
    m: momentum,
    T: piece.T0 + piece.TT * T + piece.TW * W,
    W: piece.wet > 0 ? Math.max(0, Math.min(W, piece.W0 + piece.WT * T + piece.WW * W)) : W,
  }
}

/** Repeats a piece until its wall and its heat flux are those that it was asked with. */
function agree({ state, cell, s, flow, massFlux, climb }: Step, front: FluidFront, most: number): void {
  const piece = state.pieces[cell.first + s]!
  const before = { ...front }
  for (let round = 1; ; round++) {
    const { heat, wall, usedDrop } = piece
    stepPiece(state, cell, s, front, flow, massFlux, climb)
    const moved = Math.abs(piece.heat - heat)
    if (round >= most) return
    const isStill = moved <= 1e-8 * Math.abs(piece.heat) && Math.abs(piece.wall - wall) < 1e-5
    if (isStill && Math.abs(piece.usedDrop - usedDrop) <= 1e-7 * front.pressure) return
    // What swings between two answers meets between them.
    if (round > rounds.swing) piece.heat = 0.5 * (piece.heat + heat)
    Object.assign(front, before)
  }
}

/** Air behind each row against the guess, and how it moves where tubes are without fluid or mist falls. */
function airMisses(state: MarchState, of: Unknowns, miss: Float64Array, matrix: Float64Array[] | undefined): void {
  const { coil, airT, airW } = state
  const { slices, past } = coil.path
  const end = airEndRoom()
  for (let node = 0; node < of.nodes; node++) {
    const row = Math.floor(node / slices)
    passRow(state, row, node % slices, airT[node]!, airW[node]!, end)
    miss[node] = behind.T - airT[node + slices]!
    if (of.isWet) miss[of.nodes + node] = humidityWeight * (behind.W - airW[node + slices]!)
    if (!matrix) continue
    const line = matrix[node]!
    const humidLine = of.isWet ? matrix[of.nodes + node]! : undefined
    if (row > 0) {
      line[node - slices]! += past[row]!
      if (humidLine) humidLine[of.nodes + node - slices]! += past[row]!
    }
    if (behind.isFog && humidLine) alongFog(coil.air.pressure, line, humidLine)
    line[node]! -= 1
    if (humidLine) humidLine[of.nodes + node]! -= 1
  }
}

/** Fog falls out at the enthalpy of the air: both lines become those of the saturation line. */
function alongFog(p: number, line: Float64Array, humidLine: Float64Array): void {
  const rise = (saturationHumidityRatio(behind.T + 0.05, p) - behind.W) / 0.05
  const cp = moistAirSpecificHeat(behind.W)
  const latent = 2_501_000 + 1860 * (behind.T - 273.15)
  for (let k = 0; k < line.length; k++) {
    const dT = (cp * line[k]! + (latent / humidityWeight) * humidLine[k]!) / (cp + latent * rise)
    line[k] = dT
    humidLine[k] = humidityWeight * rise * dT
  }
}

/** What the fluid leaves with, against what is wanted. */
function endMisses(
  duty: Duty,
  of: Unknowns,
  { flow, inlet, front }: Swept,
  miss: Float64Array,
  matrix: Float64Array[] | undefined,
  carried: Carried | undefined,
): void {
  const { pressure, enthalpy } = front
  if (of.flow >= 0) {
    const wanted = duty.leaving!(pressure, flow)
    const scale = Math.max(1, Math.abs(wanted - inlet.enthalpy))
    miss[of.flow] = (enthalpy - wanted) / scale
    if (matrix && carried) {
      const line = matrix[of.flow]!
      const byP = (duty.leaving!(pressure * (1 + hair), flow) - wanted) / (hair * pressure)
      for (let k = 0; k < of.size; k++) line[k] = (carried.h[k]! - byP * carried.p[k]!) / scale
      line[of.flow]! -= (duty.leaving!(pressure, flow * (1 + hair)) - wanted) / hair / scale
    }
  }
  if (of.pressure >= 0) {
    const exit = duty.exitDrop?.(flow) ?? 0
    miss[of.pressure] = (pressure - exit) / duty.pressure - 1
    if (matrix && carried) {
      const line = matrix[of.pressure]!
      for (let k = 0; k < of.size; k++) line[k] = carried.p[k]! / duty.pressure
      // It rises with the square of the flow.
      if (of.flow >= 0) line[of.flow]! -= (2 * exit) / duty.pressure
    }
  }
}
