/** Segmented coils with given conductances and an analytic fluid, as the reference rows have them. */

import type { Branch } from '../../engine/circuitry/circuits'
import type { RowAir } from '../../engine/coils/air/rowAir'
import { type AirPiece, type AirPieceInputs, airPiece } from '../../engine/coils/marching/airPiece'
import type { TubeSide } from '../../engine/coils/marching/tubeSide'
import { type DomeEnds, domeEnds, type TubeStream } from '../../engine/coils/streams/stream'
import { moistAirSpecificHeat } from '../../engine/fluids'
import { airMixing, type MixingKind } from '../../engine/segments/airMixing'
import { branchNetwork } from '../../engine/segments/branchNetwork'
import { onCells } from '../../engine/segments/faceGrid'
import type { TubePair } from '../../engine/segments/finConduction'
import { type SegmentedCoil, segmentStart } from '../../engine/segments/segmentedCoil'
import { type SegmentLimits, type SegmentsSettled, settleSegments } from '../../engine/segments/settleSegments'

/** A branch as the reference rows name it. */
interface NamedBranch {
  name: string
  tubes: number[]
  dir: number[]
  from: string | string[]
}

/** What all reference cases have in common. */
export interface ReferenceCase {
  rows: number
  cols: number
  branches: NamedBranch[]
  C_air: number[]
  T_air: number[]
  blank?: number[]
  mixing?: string
  length_profile?: number[]
}

function branchesOf(named: readonly NamedBranch[]): Branch[] {
  return named.map(({ tubes, dir, from }) => ({
    tubes,
    directions: dir as (1 | -1)[],
    from: from === 'IN' ? [] : [from].flat().map(name => named.findIndex(other => other.name === name)),
  }))
}

const air: RowAir = {
  ...{ Re: 1, j: 1, friction: 0, heatCapacity: moistAirSpecificHeat(0), finEfficiency: 1 },
  ...{ coefficient: 1, wetCoefficient: 1, surfaceEfficiency: 1, wetSurfaceEfficiency: 1 },
}

/** All areas are 1 m2, so that coefficients are conductances; the resistance inside is that of the film. */
function segmentedCoil(
  of: ReferenceCase,
  segments: number,
  tubes: TubeSide,
  laws: { outside: number; isHeated: boolean; shares?: number[]; area?: number; length?: number },
): SegmentedCoil {
  const { rows, cols: columns, branches: named, blank = [] } = of
  const branches = branchesOf(named)
  const size = { rows, columns, segments }
  const parts = of.length_profile ?? [1]
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length
  const rate = mean * segments * moistAirSpecificHeat(0)
  const entering = onCells(
    of.C_air.map(C => parts.map(part => (C * part) / rate)),
    columns,
    segments,
  )
  const T = onCells(
    of.T_air.map(T => [T]),
    columns,
    segments,
  )
  const kind = of.mixing?.replace('_conservative', '') ?? 'straight'
  return {
    ...size,
    branches,
    network: branchNetwork({ ...size, branches, blanks: blank }),
    ...(laws.shares && { shares: laws.shares }),
    mixing: airMixing(kind as MixingKind, size, entering),
    air: { T, W: new Float64Array(T.length), pressure: 101_325 },
    area: 1,
    outsideToInside: 1,
    tubeLength: (laws.length ?? 1) / segments,
    section: laws.area ?? 1,
    tubes,
    isFedByNeed: false,
    isFedToEqualEnds: false,
    maySweat: false,
    isHeated: laws.isHeated,
    outsideFouling: 0,
    lewis: 1,
    rowAir: () => ({ ...air, coefficient: laws.outside / segments, wetCoefficient: laws.outside / segments }),
    inside: film => 1 / film,
    exchange: airPiece,
    upright: 0,
    effort: { steps: 0 },
  }
}

/** Heat capacity of the fluid that keeps its phase [J/kg K]. */
const cp = 4000

const notAsked = () => {
  throw new Error('not asked of this fluid')
}

function streamOf(changesPhase: boolean, feelsPressure: boolean): TubeStream {
  return {
    ...{ name: 'analytic', criticalPressure: 1e9, molarMass: 0.02, changesPhase, feelsPressure },
    ...{ at: notAsked, atWall: notAsked, dome: notAsked, enthalpy: notAsked, saturationPressure: () => undefined },
  }
}

/** A fluid of one phase behind a resistance inside, as a conductance of a segment [W/K]. */
function constantTubes(inside: number): TubeSide {
  return {
    stream: streamOf(false, false),
    domeAt: () => undefined,
    bendDrop: () => 0,
    look(place, out) {
      out.T = place.enthalpy / cp
      out.rise = 1 / cp
      out.film = inside
    },
  }
}

const tight: SegmentLimits = { sweeps: 400, tolerance: 1e-10 }
const anyPressure = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

export interface ConstantCase extends ReferenceCase {
  UA: number
  C_fluid: number
  T_in: number
  flow: Record<string, number>
  /** With a wall between air and fluid: its conductance to the fluid, and between tubes. */
  UA_i?: number
}

/** Heat of each tube, and the temperature at the end of each branch. */
export function solveConstant(of: ConstantCase, segments: number, pairs?: readonly TubePair[]) {
  const hasWall = of.UA_i !== undefined
  // Without a wall, the whole conductance is shared equally between outside and inside.
  const inside = (hasWall ? of.UA_i! : 2 * of.UA) / segments
  const outside = hasWall ? of.UA : 2 * of.UA
  const coil = segmentedCoil(of, segments, constantTubes(inside), {
    outside,
    isHeated: of.T_air[0]! > of.T_in,
    shares: of.branches.map(({ name }) => of.flow[name]!),
  })
  if (hasWall) coil.exchange = oneWall
  if (pairs) coil.pairs = pairs
  const flow = of.C_fluid / cp
  const ends = [...of.T_air, of.T_in]
  const settled = settleSegments(
    segmentStart(coil, of.T_in),
    {
      ...{ entering: () => cp * of.T_in, pressure: 1e6, pressureAt: 'inlet', flow, pressures: anyPressure },
      span: [Math.min(...ends), Math.max(...ends)],
    },
    tight,
  )
  return { settled, heat: tubeHeat(settled), ends: settled.state.ends.map(end => end.enthalpy / cp) }
}

/** Air to a wall of one temperature through the depth, and from there to the fluid. */
function oneWall(of: AirPieceInputs, out: AirPiece): void {
  const rate = of.airFlow * moistAirSpecificHeat(0)
  const toWall = -rate * Math.expm1((-of.air.coefficient * of.area) / rate)
  const whole = 1 / (1 / toWall + of.inside / of.area)
  out.heat = whole * (of.T - of.fluid)
  out.slope = whole
  out.TT = 1 - whole / rate
  out.T0 = (whole / rate) * of.fluid
  out.surface = of.T - out.heat / toWall
}

function tubeHeat({ state }: SegmentsSettled): number[] {
  const { rows, columns, segments } = state.coil
  return Array.from({ length: rows * columns }, (_, tube) =>
    state.pieces.slice(tube * segments, (tube + 1) * segments).reduce((sum, piece) => sum + piece.heat, 0),
  )
}

/** Constants of the analytic refrigerant. */
export interface Law {
  T0: number
  p0: number
  B: number
  cl: number
  hfg: number
  cv: number
  vl: number
  RG: number
}

export interface PhaseCase extends ReferenceCase {
  ref: Law
  flow0: Record<string, number>
  L: number
  A_i: number
  kf: number
  equal_dp: boolean
  p_in: number
  h_in: number
  m: number
  UA_tp: number
  UA_v: number
  UA_l: number
}

const saturation = ({ T0, B, p0 }: Law, p: number) => T0 + B * Math.log(p / p0)

/** Temperature of the analytic refrigerant [K]. */
export function temperatureOf(law: Law, p: number, h: number): number {
  const T = saturation(law, p)
  const liquid = law.cl * (T - law.T0)
  if (h < liquid) return T + (h - liquid) / law.cl
  return h > liquid + law.hfg ? T + (h - liquid - law.hfg) / law.cv : T
}

function refrigerantTubes(of: PhaseCase, segments: number): TubeSide {
  const { ref: law, kf, A_i } = of
  const ends: DomeEnds = domeEnds()
  const inside = { liquid: of.UA_l, gas: of.UA_v, dense: of.UA_v, 'two-phase': of.UA_tp }
  const rises = { liquid: 1 / law.cl, gas: 1 / law.cv, dense: 1 / law.cv, 'two-phase': 0 }
  const domeAt = (p: number) => {
    ends.bubble.T = saturation(law, p)
    ends.dew.T = ends.bubble.T
    ends.bubble.h = law.cl * (ends.bubble.T - law.T0)
    ends.dew.h = ends.bubble.h + law.hfg
    return ends
  }
  return {
    stream: streamOf(true, true),
    domeAt,
    bendDrop: () => 0,
    look({ pressure: p, enthalpy, region, massFlux }, out) {
      const { bubble, dew } = domeAt(p)
      const start = region === 'gas' ? dew : bubble
      out.T = bubble.T + (region === 'two-phase' ? 0 : (enthalpy - start.h) * rises[region])
      out.rise = rises[region]
      out.film = inside[region] / segments
      const x = Math.min(1, Math.max(0, (enthalpy - bubble.h) / law.hfg))
      out.gradient = kf * massFlux ** 2 * (law.vl + x * ((law.RG * out.T) / p - law.vl))
      out.quality = (enthalpy - bubble.h) / law.hfg
      // The flux of a mass over the section.
      if (!(A_i > 0)) throw new Error('no section')
    },
  }
}

export function solvePhase(of: PhaseCase, segments: number) {
  const T = saturation(of.ref, of.p_in)
  const isHeated = of.T_air[0]! > T
  const coil = segmentedCoil(of, segments, refrigerantTubes(of, segments), {
    ...{ outside: 1e12, isHeated, area: of.A_i, length: of.L },
    ...(!of.equal_dp && { shares: of.branches.map(({ name }) => of.flow0[name]!) }),
  })
  const entering = temperatureOf(of.ref, of.p_in, of.h_in)
  const ends = [...of.T_air, T, entering]
  const settled = settleSegments(
    segmentStart(coil, T),
    {
      ...{ entering: () => of.h_in, pressure: of.p_in, pressureAt: 'inlet', flow: of.m },
      ...{ pressures: [0.2 * of.p_in, 2 * of.p_in] },
      span: [Math.min(...ends), Math.max(...ends)],
    },
    tight,
  )
  return { settled, heat: tubeHeat(settled) }
}
