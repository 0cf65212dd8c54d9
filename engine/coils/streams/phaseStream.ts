/**
 * A refrigerant or steam, which boils and condenses: one phase by its equations, the dome by a table shared by all
 * coils.
 */
import { EngineError } from '../../errors'
import type { Fluid } from '../../fluids/fluid'
import { hotState } from '../../fluids/fluid'
import { copyState, type DomeEnds, type StreamState, streamState, type TubeStream } from './stream'

/**
 * Distance of the nodes of the dome in the logarithm of the pressure, and the share of the critical pressure up to
 * which they are used: about a kelvin, and closer where the dome curves more. Above that the dome is computed each
 * time: a cubic does not follow it.
 */
const coarse = { step: 0.04, upTo: 0.9 } as const
const fine = { step: 0.002, upTo: 0.985 } as const
/** Steps of the logarithm of the pressure at which the limits of the temperature range are stored. */
const edgeReach = 0.02
/** Numbers at a node: six for each end of the dome, and the surface tension. */
const width = 13

type Nodes = Map<number, Float64Array>

/** Nodes at both spacings. */
interface Dome {
  coarse: Nodes
  fine: Nodes
}

type Edges = Record<'coldest' | 'hottest', StreamState>

/** Domes by fluid and method. */
const domes = new Map<string, Dome>()

/**
 * A fluid that may change its phase in the tubes.
 *
 * @param fluid  by tables for refrigerants, or any other method
 * @returns      the stream
 *
 * Valid as the fluid; the dome within 1e-6 of it up to 0.9 of the critical pressure, within 1e-4 up to 0.985, and exact
 * above.
 *
 * Source: the fluid's own.
 */
export function phaseStream(fluid: Fluid): TubeStream {
  const { hot, critical, limits } = fluid
  const key = `${fluid.name} ${fluid.method}`
  const dome = domes.get(key) ?? { coarse: new Map(), fine: new Map() }
  domes.set(key, dome)
  const state = hotState()
  const hotAt = (out: StreamState) => {
    hot.transport(state)
    out.T = state.T
    out.h = state.h
    out.rho = state.rho
    out.mu = state.mu
    out.k = state.k
    out.cp = state.cp
  }
  const end = (p: number, q: number, out: Float64Array, at: number) => {
    hot.atPq(p, q, state)
    hot.transport(state)
    out[at] = state.T
    out[at + 1] = state.h
    out[at + 2] = q === 0 ? state.rho : state.rho / p
    out[at + 3] = Math.log(state.mu)
    out[at + 4] = state.k
    out[at + 5] = state.cp
    out[12] = state.sigma
  }
  const nodeOf = (nodes: Nodes, i: number, step: number): Float64Array => {
    let node = nodes.get(i)
    if (!node) {
      node = endsAt(Math.exp(i * step))
      nodes.set(i, node)
    }
    return node
  }
  /** Interpolates between four nodes; false where they would be too near to the critical pressure. */
  const isTabled = (nodes: Nodes, { step, upTo }: { step: number; upTo: number }, logP: number): boolean => {
    const x = logP / step
    const i = Math.floor(x)
    if ((i + 2) * step > Math.log(upTo * critical.p)) return false
    const before = nodeOf(nodes, i - 1, step)
    const low = nodeOf(nodes, i, step)
    const high = nodeOf(nodes, i + 1, step)
    interpolate(before, low, high, nodeOf(nodes, i + 2, step), x - i, read)
    return true
  }
  const endsAt = (p: number): Float64Array => {
    const node = new Float64Array(width)
    end(p, 1, node, 6)
    end(p, 0, node, 0)
    return node
  }
  /** Both limits of the temperature range of the equations, at stepped pressures: only bounds of the march. */
  const edges = new Map<number, Edges>()
  const edgesAt = (p: number): Edges => {
    const step = Math.round(Math.log(p) / edgeReach)
    let found = edges.get(step)
    if (!found) {
      found = { coldest: streamState(), hottest: streamState() }
      setEdge(limits.lowestT + 1, Math.exp(step * edgeReach), found.coldest)
      setEdge(limits.highestT - 1, Math.exp(step * edgeReach), found.hottest)
      edges.set(step, found)
    }
    return found
  }
  /** Fits end within their temperature limits, and throw there. */
  const setEdge = (T: number, p: number, out: StreamState) => {
    try {
      hot.atTp(T, p, state)
      hotAt(out)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      out.h = Number.NaN
    }
  }
  /**
   * A march far from convergence may leave the range of the equations: there the temperature is extrapolated linearly.
   */
  const wasBeyond = (p: number, h: number, out: StreamState): boolean => {
    const { coldest, hottest } = edgesAt(p)
    const edge = h < coldest.h ? coldest : h > hottest.h ? hottest : undefined
    if (!edge) return false
    copyState(edge, out)
    out.T += (h - edge.h) / edge.cp
    out.h = h
    return true
  }
  const read = new Float64Array(width)
  return {
    name: fluid.name,
    criticalPressure: critical.p,
    molarMass: fluid.molarMass,
    changesPhase: true,
    feelsPressure: true,
    at(p, h, out) {
      if (wasBeyond(p, h, out)) return
      hot.atPh(p, h, state, state)
      if (state.phase === 'two-phase') hot.atPq(p, state.q < 0.5 ? 0 : 1, state)
      hotAt(out)
      out.h = h
    },
    atWall(p, T, out) {
      hot.atTp(Math.min(limits.highestT - 1, Math.max(limits.lowestT + 1, T)), p, state)
      if (state.phase === 'two-phase') hot.atPq(p, state.q < 0.5 ? 0 : 1, state)
      hotAt(out)
    },
    dome(p, out) {
      out.pressure = p
      const logP = Math.log(p)
      if (isTabled(dome.coarse, coarse, logP) || isTabled(dome.fine, fine, logP)) writeEnds(read, p, out)
      else writeEnds(endsAt(p), p, out)
    },
    enthalpy(p, T) {
      hot.atTp(T, p, state)
      return state.h
    },
    saturationPressure(T, quality) {
      if (!(T > limits.lowestT && T < critical.T - 0.01)) return undefined
      hot.atTq(T, quality, state)
      return state.p
    },
  }
}

function interpolate(
  a: Float64Array,
  b: Float64Array,
  c: Float64Array,
  d: Float64Array,
  t: number,
  out: Float64Array,
): void {
  const w0 = (-t * (t - 1) * (t - 2)) / 6
  const w1 = ((t + 1) * (t - 1) * (t - 2)) / 2
  const w2 = (-(t + 1) * t * (t - 2)) / 2
  const w3 = ((t + 1) * t * (t - 1)) / 6
  for (let k = 0; k < width; k++) out[k] = w0 * a[k]! + w1 * b[k]! + w2 * c[k]! + w3 * d[k]!
}

function writeEnds(from: Float64Array, p: number, out: DomeEnds): void {
  write(from, 0, 1, out.bubble)
  write(from, 6, p, out.dew)
  out.surfaceTension = from[12]!
}

function write(from: Float64Array, at: number, scale: number, out: StreamState): void {
  out.T = from[at]!
  out.h = from[at + 1]!
  out.rho = from[at + 2]! * scale
  out.mu = Math.exp(from[at + 3]!)
  out.k = from[at + 4]!
  out.cp = from[at + 5]!
}
