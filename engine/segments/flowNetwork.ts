/** How a flow divides in a network of pipes. */
import { solveLinear } from '../coils/solvers/solveLinear'
import { EngineError } from '../errors'

/** A pipe between two nodes; a flow from `from` to `to` is positive. */
export interface Pipe {
  from: number
  to: number
  /** Pressure lost at a flow [Pa], rising with the flow [kg/s]. */
  drop(flow: number): number
  /** Its derivative by the flow [Pa s/kg], not below zero. */
  slope(flow: number): number
}

/** Flows in the order of the pipes [kg/s], and pressures of the nodes over that of the outlet [Pa]. */
export interface NetworkFlow {
  flows: Float64Array
  pressures: Float64Array
}

const mostSteps = 200
/** Error of a drop, as a share of the largest pressure or friction, that ends the iteration. */
const close = 1e-14
/** A slope below this share of the mean one counts as this: at rest the slope of a power is zero. */
const leastSlope = 1e-9

/**
 * A pipe whose drop is a power of its flow.
 *
 * @param from         node where a positive flow enters
 * @param to           node where it leaves
 * @param coefficient  k of dp = k |m|^n sign(m) [Pa/(kg/s)^n]
 * @param exponent     n, at least 1 [-]
 * @returns            the pipe
 *
 * Valid for any flow, in both directions.
 *
 * Source: definition.
 */
export function powerPipe(from: number, to: number, coefficient: number, exponent: number): Pipe {
  return {
    from,
    to,
    drop: flow => coefficient * Math.abs(flow) ** exponent * Math.sign(flow),
    slope: flow => exponent * coefficient * Math.abs(flow) ** (exponent - 1),
  }
}

/**
 * Divides a flow that enters at one node and leaves at another.
 *
 * @param nodes   number of nodes
 * @param pipes   the pipes between them
 * @param inlet   node where the flow enters
 * @param outlet  node where it leaves
 * @param flow    [kg/s]
 * @returns       the flow of each pipe and the pressure of each node
 *
 * Valid for connected networks of any form whose drops rise with the flow; `not-converged` where they do not.
 *
 * Source: Newton's method for flows and node pressures at once, E. Todini, S. Pilati (1988).
 */
export function splitFlow(
  nodes: number,
  pipes: readonly Pipe[],
  inlet: number,
  outlet: number,
  flow: number,
): NetworkFlow {
  const flows = new Float64Array(pipes.length).fill(flow / pipes.length)
  const pressures = new Float64Array(nodes)
  if (flow === 0) return { flows: flows.fill(0), pressures }
  const slopes = new Float64Array(pipes.length)
  let best = Number.POSITIVE_INFINITY
  let worse = 0
  for (let step = 0; step < mostSteps; step++) {
    setSlopes(pipes, flows, slopes)
    const next = nodePressures(nodes, pipes, flows, slopes, { inlet, outlet, flow })
    let [miss, highest] = [0, 0]
    for (const [index, pipe] of pipes.entries()) {
      const wanted = next[pipe.from]! - next[pipe.to]!
      flows[index]! += (wanted - pipe.drop(flows[index]!)) / slopes[index]!
      // Weights may take back what friction loses.
      highest = Math.max(highest, Math.abs(wanted), Math.abs(flows[index]! * slopes[index]!))
      miss = Math.max(miss, Math.abs(wanted - pipe.drop(flows[index]!)))
    }
    pressures.set(next)
    const error = highest > 0 ? miss / highest : 0
    // Rounding ends the fall of the error a little above its smallest value.
    worse = error < best ? 0 : worse + 1
    best = Math.min(best, error)
    if (error <= close || (best < 1e3 * close && worse >= 2)) return { flows, pressures }
  }
  throw new EngineError('not-converged', 'the flow does not settle between the parallel ways', { error: best })
}

/** Slopes of all pipes at their flows. */
function setSlopes(pipes: readonly Pipe[], flows: Float64Array, slopes: Float64Array): void {
  let mean = 0
  for (const [index, pipe] of pipes.entries()) {
    slopes[index] = pipe.slope(flows[index]!)
    mean += slopes[index]! / pipes.length
  }
  for (let index = 0; index < slopes.length; index++)
    slopes[index] = Math.max(slopes[index]!, leastSlope * mean, Number.MIN_VALUE)
}

/** Node pressures at which the linearized flows balance at each node. */
function nodePressures(
  nodes: number,
  pipes: readonly Pipe[],
  flows: Float64Array,
  slopes: Float64Array,
  { inlet, outlet, flow }: { inlet: number; outlet: number; flow: number },
): Float64Array {
  const matrix = Array.from({ length: nodes }, () => new Float64Array(nodes))
  const right = new Float64Array(nodes)
  right[inlet] = flow
  for (const [index, { from, to, drop }] of pipes.entries()) {
    const conductance = 1 / slopes[index]!
    const rest = flows[index]! - drop(flows[index]!) * conductance
    matrix[from]![from]! += conductance
    matrix[to]![to]! += conductance
    matrix[from]![to]! -= conductance
    matrix[to]![from]! -= conductance
    right[from]! -= rest
    right[to]! += rest
  }
  matrix[outlet]!.fill(0)
  matrix[outlet]![outlet] = 1
  right[outlet] = 0
  return solveLinear(matrix, right)
}
