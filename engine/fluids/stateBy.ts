/** One call for a state by any pair of properties. */
import { EngineError } from '../errors'
import { atHs } from './enthalpyEntropy'
import { type Fluid, type FluidState, type HotFluid, type HotState, hotState, type StateInput } from './fluid'

/**
 * Evaluates a fluid's hot form for any pair of properties.
 *
 * @param fluid  the hot form
 * @param input  two properties
 * @param out    the state is written here, without transport
 *
 * Valid for the seven pairs of `StateInput`; another is `invalid-input`, a number that is not finite `not-finite`.
 *
 * Source: definition.
 */
export function askHot(fluid: HotFluid, input: StateInput, out: HotState): void {
  const given = input as Readonly<Record<string, number>>
  for (const name of Object.keys(given))
    if (!Number.isFinite(given[name]))
      throw new EngineError('not-finite', `${name} must be a finite number`, { ...input })
  switch (Object.keys(given).sort().join(' ')) {
    case 'T p':
      fluid.atTp(given.T!, given.p!, out)
      return
    case 'T q':
      fluid.atTq(given.T!, given.q!, out)
      return
    case 'p q':
      fluid.atPq(given.p!, given.q!, out)
      return
    case 'h p':
      fluid.atPh(given.p!, given.h!, out)
      return
    case 'p s':
      fluid.atPs(given.p!, given.s!, out)
      return
    case 'h s':
      atHs(fluid, given.h!, given.s!, out)
      return
    case 'T rho':
      fluid.atTrho(given.T!, given.rho!, out)
      return
  }
  throw new EngineError('invalid-input', 'give T and p, T and q, p and q, p and h, p and s, h and s, or T and rho', {
    ...input,
  })
}

/**
 * A state as a new object, with only the properties that have a meaning there.
 *
 * @param of  a state with its transport
 * @returns   a new object
 *
 * Source: definition.
 */
export function handedOut(of: HotState): FluidState {
  const { T, p, rho, h, s, cp, cv, mu, k, w, q, sigma, phase } = of
  const state: FluidState = { T, p, rho, h, s, phase }
  if (phase !== 'two-phase') state.cp = cp
  if (cv > 0 && w > 0) Object.assign(state, { cv, w })
  if (mu > 0 && k > 0) Object.assign(state, { mu, k })
  if (q >= 0) Object.assign(state, { q, sigma })
  return state
}

/**
 * A function that gives every property of a state by a fluid's hot form.
 *
 * @param hot   the hot form
 * @param made  makes the result from a state with its transport
 * @returns     a function of any of the seven pairs that returns a new object
 *
 * Source: definition.
 */
export function stateBy(hot: HotFluid, made = handedOut): Fluid['state'] {
  return input => {
    const out = hotState()
    askHot(hot, input, out)
    hot.transport(out)
    return made(out)
  }
}
