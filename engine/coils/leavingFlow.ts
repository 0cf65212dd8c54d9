import { EngineError } from '../errors'
import { coilBounds, velocityBounds } from './coilBounds'
import type { CoilModel } from './coilModel'
import { fluidAt } from './fluidAt'
import { type CoilSolution, solveCoil } from './solveCoil'

/** Flows at which the leaving temperature is looked at before the bracket is closed. */
const samples = 28

/**
 * Finds the fluid flow that leaves a coil at a wanted temperature.
 *
 * The flow is sampled from fast to slow, and the first bracket is closed by false position held by bisection. Through
 * the change to laminar flow the leaving temperature may turn back, so that several flows give it: the largest is taken.
 *
 * @param model    the coil
 * @param leaving  wanted leaving temperature of the fluid [K]
 * @returns the solved coil; its mass flow is the answer [kg/s]
 *
 * Valid where some flow between the bounds gives that temperature; else `invalid-input`, naming what is reachable.
 *
 * Source: bracketed root finding (Illinois method).
 */
export function leavingFlow(model: CoilModel, leaving: number): CoilSolution {
  const { flows, ends } = sampleFlows(model)
  let reached: number[] = []
  let before: CoilSolution | undefined
  for (const flow of flows) {
    const solution = solveCoil(model, flow)
    reached.push(solution.fluidOut)
    if (before && (before.fluidOut - leaving) * (solution.fluidOut - leaving) <= 0) {
      return closeBracket(model, leaving, before, solution)
    }
    before = solution
  }
  reached = reached.filter(Number.isFinite)
  const [min, max] = [Math.min(...reached), Math.max(...reached)]
  throw new EngineError(
    'invalid-input',
    `no flow from ${ends[0].toPrecision(3)} to ${ends[1].toPrecision(3)} kg/s leaves at ${leaving} K; reachable is ${min.toFixed(2)} to ${max.toFixed(2)} K`,
    { path: 'fluid.given.value', value: leaving, min, max, quantity: 'temperature' },
  )
}

/** Flows from the fastest to the slowest that the bounds allow, evenly on a logarithmic scale. */
function sampleFlows(model: CoilModel): { flows: number[]; ends: [number, number] } {
  const { rho } = fluidAt(model.fluidIn, model.fluidPressure)
  const section = model.circuits.feeds * (Math.PI / 4) * model.size.insideDiameter ** 2
  const bounds = coilBounds['fluid.given.value:mass-flow']
  const slowest = Math.max(bounds.min, 1e-3 * rho * section)
  const fastest = Math.min(bounds.max, velocityBounds.tube.max * rho * section)
  const step = (slowest / fastest) ** (1 / (samples - 1))
  return { flows: Array.from({ length: samples }, (_, k) => fastest * step ** k), ends: [slowest, fastest] }
}

/** Closes a bracket to a relative width of 1e-9 in flow, or a millionth of a kelvin. */
function closeBracket(model: CoilModel, leaving: number, first: CoilSolution, second: CoilSolution): CoilSolution {
  let [a, b] = [first, second]
  let [fa, fb] = [a.fluidOut - leaving, b.fluidOut - leaving]
  for (let step = 0; step < 60; step++) {
    if (Math.abs(fa) < 1e-6) return a
    const weight = step % 4 === 3 ? 0.5 : fa / (fa - fb)
    const flow = Math.exp(Math.log(a.massFlow) + weight * Math.log(b.massFlow / a.massFlow))
    const middle = solveCoil(model, flow)
    const fm = middle.fluidOut - leaving
    if (Math.abs(fm) < 1e-6 || Math.abs(b.massFlow / a.massFlow - 1) < 1e-9) return middle
    if (fm * fb < 0) {
      ;[a, fa] = [b, fb]
    } else {
      fa /= 2
    }
    ;[b, fb] = [middle, fm]
  }
  return b
}
