import { EngineError } from '../../errors'
import type { AirModel } from '../air/airModel'
import { noFlow } from '../checks/noFlow'
import { settleZones } from './settleZones'
import type { ZoneCase } from './zoneCase'
import { start, type ZoneSolution } from './zoneState'

/** Ratio of consecutive flows that are tried until the flow is bracketed. */
const stride = 2
const mostStrides = 30
/** Most steps that close the bracket, and the error at which it is closed [-]. */
const mostSteps = 60
const closed = 1e-8
/** Error below which a closed bracket is a solution; above it, the bracket encloses a discontinuity [-]. */
const solved = 1e-5

/**
 * Solves a coil whose fluid changes its phase, by zones.
 *
 * The air is divided among the zones by their shares of the surface, or passes them in series where the arrangement is
 * given. In each pass the pressures, the boundaries of the zones, their films and their shares follow from one another;
 * the flow that fills the surface, or the enthalpy that the flow reaches, is improved with them. Where flow and zones
 * do not converge together, the zones are solved at fixed flows that bracket the solution.
 *
 * @param model  the air side of the coil
 * @param is     the entering and the wanted leaving state
 * @returns      zones, flow, heat, pressures
 *
 * Valid for cases of `zoneCase`; a flow that uses up its pressure in the tubes is `invalid-input`. Bounded in any case.
 *
 * Source: zones by enthalpy with shares of the surface, engine reference 4.4.5; effectiveness of cross-flow, W. M.
 * Kays, A. L. London (1984); wet surface by `cellHeat`; bracketed root finding (Illinois method).
 */
export function solveZones(model: AirModel, is: ZoneCase): ZoneSolution {
  const hasFlow = is.massFlow !== undefined
  const direct = settleZones(start(model, is), !hasFlow)
  if (direct.converged && !direct.isChoked) return direct
  const found = hasFlow ? settleZones(start(model, is), false, true) : bracketed(model, is)
  if (found.isChoked) refuseChoked(found)
  return found
}

/** Throws the error for a flow that the tubes cannot pass. */
function refuseChoked({ enteringPressure, leavingPressure }: ZoneSolution): never {
  throw new EngineError(
    'invalid-input',
    'the pressure of the fluid is used up in the tubes; more feeds lower the drop',
    {
      path: 'geometry.circuiting',
      value: enteringPressure - leavingPressure,
      quantity: 'vaporPressureDrop',
    },
  )
}

type Tried = ReturnType<typeof settleZones>

/** Error of a flow, positive where the flow is too small; one that does not pass the tubes is too large. */
const missOf = ({ miss, isChoked }: Tried) => (isChoked ? Math.min(-1, miss) : miss)

/** The smallest flow that fills the surface, by bracketing between one that is too small and one that is too large. */
function bracketed(model: AirModel, is: ZoneCase): Tried {
  const at = (massFlow: number) => settleZones({ ...start(model, is), massFlow }, false)
  const path = 'steam' in is.input ? 'steam.pressure' : 'refrigerant.given.value'
  let here = at(start(model, is).massFlow)
  const isSmall = missOf(here) > 0
  for (let k = 0; k < mostStrides; k++) {
    const next = at(here.massFlow * (isSmall ? stride : 1 / stride))
    if (missOf(next) > 0 !== isSmall) return isSmall ? close(at, here, next, path) : close(at, next, here, path)
    here = next
  }
  return { ...here, converged: false }
}

/** Closes a bracket: flow `low` is too small, `high` too large. */
function close(at: (flow: number) => Tried, low: Tried, high: Tried, path: string): Tried {
  let [a, b] = [low, high]
  let [missA, missB] = [missOf(a), missOf(b)]
  let middle = a
  for (let step = 0; step < mostSteps; step++) {
    const width = Math.log(b.massFlow / a.massFlow)
    // A small flow that is still far off next to one that chokes stays too small.
    if (b.miss <= -1 || b.isChoked ? a.miss > 30 * width : width < 1e-12) break
    // Every third step bisects, whatever the errors are.
    const weight = step % 3 === 2 ? 0.5 : missA / (missA - missB)
    middle = at(a.massFlow * Math.exp(width * Math.min(0.99, Math.max(0.01, weight))))
    const miss = missOf(middle)
    if (Math.abs(miss) <= closed) break
    if (miss > 0) {
      ;[a, missA] = [middle, miss]
      missB /= 2
    } else {
      ;[b, missB] = [middle, miss]
      missA /= 2
    }
  }
  if (Math.abs(middle.miss) <= solved) return middle
  // At this flow the solution jumps: smaller flows are too small, larger ones choke or boil by their pressure drop
  // alone.
  if (b.isChoked) return b
  throw noFlow(path)
}
