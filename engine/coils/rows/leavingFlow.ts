import { EngineError } from '../../errors'
import { coilBounds, velocityBounds } from '../checks/coilBounds'
import { fluidAt } from '../tubes/coilFluid'
import type { TubeModel } from '../tubes/coilModel'

/** A coil solved at a flow: the flow [kg/s], the leaving temperature of the fluid [K], its heat to the fluid [W]. */
export interface SolvedFlow {
  massFlow: number
  fluidOut: number
  heat: number
}

/** Number of flows tried to find the bracket. */
const samples = 28

/**
 * Finds the fluid flow that leaves a coil at a wanted temperature.
 *
 * Flows are tried from large to small, and the first bracket is closed by false position combined with bisection. In
 * the transition to laminar flow the leaving temperature may not be monotonic, so that several flows give it: the
 * largest is taken.
 *
 * @param model    the coil
 * @param leaving  wanted leaving temperature of the fluid [K]
 * @param solve    solves the coil at a flow [kg/s]
 * @returns the solved coil; its mass flow is the result [kg/s]
 *
 * Valid where some flow between the bounds gives that temperature; else `invalid-input`, whose message gives the
 * reachable range.
 *
 * Source: bracketed root finding (Illinois method).
 */
export function leavingFlow<Solution extends SolvedFlow>(
  model: TubeModel,
  leaving: number,
  solve: (massFlow: number) => Solution,
): Solution {
  const [fastest, slowest] = flowEnds(model)
  const goal: Goal = {
    wanted: leaving,
    reached: solution => solution.fluidOut,
    close: 1e-6,
    quantity: 'temperature',
    text: (low, high) => `leaves at ${leaving} K; reachable is ${low.toFixed(2)} to ${high.toFixed(2)} K`,
  }
  return search(goal, solve, fastest, slowest)
}

/**
 * Finds the fluid flow at which a coil has a wanted capacity.
 *
 * Flows are tried from small to large: the smallest that has the capacity is taken.
 *
 * @param model     the coil
 * @param wanted    total capacity [W], and 1 where it is heat to the fluid, -1 where it is heat to the air
 * @param solve     solves the coil at a flow [kg/s]
 * @returns the solved coil; its mass flow is the result [kg/s]
 *
 * Valid where some flow between the bounds has that capacity; else `invalid-input`, whose message gives the reachable
 * range.
 *
 * Source: bracketed root finding (Illinois method).
 */
export function capacityFlow<Solution extends SolvedFlow>(
  model: TubeModel,
  { capacity, sign }: { capacity: number; sign: 1 | -1 },
  solve: (massFlow: number) => Solution,
): Solution {
  const [fastest, slowest] = flowEnds(model)
  const goal: Goal = {
    wanted: capacity,
    reached: ({ heat }) => sign * heat,
    close: 1e-8 * capacity,
    quantity: 'heatFlow',
    text: (low, high) => `does ${capacity} W; reachable is ${low.toPrecision(4)} to ${high.toPrecision(4)} W`,
  }
  return search(goal, solve, slowest, fastest)
}

/** The goal of a search for a flow. */
interface Goal {
  wanted: number
  reached(solution: SolvedFlow): number
  /** Error within which the goal counts as reached. */
  close: number
  quantity: string
  text(low: number, high: number): string
}

/** The first flow from one end to the other that reaches the goal. */
function search<Solution extends SolvedFlow>(
  goal: Goal,
  solve: (massFlow: number) => Solution,
  from: number,
  to: number,
): Solution {
  const step = (to / from) ** (1 / (samples - 1))
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  let before: Solution | undefined
  for (let k = 0; k < samples; k++) {
    const solution = solve(from * step ** k)
    const value = goal.reached(solution)
    if (Number.isFinite(value)) [min, max] = [Math.min(min, value), Math.max(max, value)]
    if (before && (goal.reached(before) - goal.wanted) * (value - goal.wanted) <= 0) {
      return closeBracket(goal, solve, before, solution)
    }
    before = solution
  }
  const ends = [Math.min(from, to), Math.max(from, to)].map(flow => flow.toPrecision(3))
  throw new EngineError('invalid-input', `no flow from ${ends[0]} to ${ends[1]} kg/s ${goal.text(min, max)}`, {
    path: 'fluid.given.value',
    value: goal.wanted,
    min,
    max,
    quantity: goal.quantity,
  })
}

/** Largest and smallest flow that the bounds allow [kg/s]. */
function flowEnds(model: TubeModel): [fastest: number, slowest: number] {
  const { rho } = fluidAt(model.fluid, model.fluidIn)
  const section = model.circuits.feeds * (Math.PI / 4) * model.size.insideDiameter ** 2
  const bounds = coilBounds['fluid.given.value:mass-flow']
  const velocity = velocityBounds[model.fluid.kind === 'gas' ? 'gas' : 'tube']
  const slowest = Math.max(bounds.min, 10 * velocity.min * rho * section)
  return [Math.max(slowest * 1.001, Math.min(bounds.max, velocity.max * rho * section)), slowest]
}

/** Closes a bracket to a relative width of 1e-9 in flow, or until the goal counts as reached. */
function closeBracket<Solution extends SolvedFlow>(
  goal: Goal,
  solve: (massFlow: number) => Solution,
  first: Solution,
  second: Solution,
): Solution {
  let [a, b] = [first, second]
  let [fa, fb] = [goal.reached(a) - goal.wanted, goal.reached(b) - goal.wanted]
  for (let step = 0; step < 60; step++) {
    if (Math.abs(fa) < goal.close) return a
    const weight = step % 4 === 3 ? 0.5 : fa / (fa - fb)
    const flow = Math.exp(Math.log(a.massFlow) + weight * Math.log(b.massFlow / a.massFlow))
    const middle = solve(flow)
    const fm = goal.reached(middle) - goal.wanted
    if (Math.abs(fm) < goal.close || Math.abs(b.massFlow / a.massFlow - 1) < 1e-9) return middle
    if (fm * fb < 0) {
      ;[a, fa] = [b, fb]
    } else {
      fa /= 2
    }
    ;[b, fb] = [middle, fm]
  }
  return b
}
