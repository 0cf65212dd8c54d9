import { EngineError } from '../../errors'
import type { AirModel } from '../air/airModel'
import { noFlow } from '../checks/noFlow'
import { settleZones } from './settleZones'
import type { ZoneCase } from './zoneCase'
import { start, type ZoneSolution } from './zoneState'

/** Flows that are looked at, each so many times the one before, until one is too large for the surface. */
const stride = 2
const mostStrides = 30
/** Most steps that close the bracket, and the miss at which it is closed [-]. */
const mostSteps = 60
const closed = 1e-8
/** Miss at which a closed bracket is a solution, not a step of the equations [-]. */
const solved = 1e-5

/**
 * Solves a coil whose fluid changes its phase, by zones.
 *
 * The air is divided among the zones by their shares of the surface, or passes them one after the other where the
 * arrangement is given. In each pass the pressures, the edges of the zones, their films and their shares follow from one
 * another; the flow that fills the surface, or the enthalpy that the flow reaches, is improved with them. Where flow and
 * zones do not settle together, the zones are settled at flows that bracket it.
 *
 * @param model  the air side of the coil
 * @param is     what enters and is to leave
 * @returns      zones, flow, heat, pressures
 *
 * Valid for cases of `zoneCase`; a flow that uses up its pressure in the tubes is `invalid-input`. Bounded in any case.
 *
 * Source: zones by enthalpy with shares of the surface, engine reference 4.4.5; effectiveness of cross-flow, W. M. Kays,
 * A. L. London (1984); wet surface by `cellHeat`; bracketed root finding (Illinois method).
 */
export function solveZones(model: AirModel, is: ZoneCase): ZoneSolution {
  const hasFlow = is.massFlow !== undefined
  const direct = settleZones(start(model, is), !hasFlow)
  if (direct.converged && !direct.isChoked) return direct
  const found = hasFlow ? settleZones(start(model, is), false, true) : bracketed(model, is)
  if (found.isChoked) refuseChoked(found)
  return found
}

/** The tubes cannot pass what they would have to. */
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

/** What a flow is too small by; one that does not pass the tubes is too large. */
const missOf = ({ miss, isChoked }: Tried) => (isChoked ? Math.min(-1, miss) : miss)

/** The least flow that fills the surface, between one that is too small and one that is too large. */
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

/** Closes a bracket: `low` is too small a flow, `high` too large. */
function close(at: (flow: number) => Tried, low: Tried, high: Tried, path: string): Tried {
  let [a, b] = [low, high]
  let [missA, missB] = [missOf(a), missOf(b)]
  let middle = a
  for (let step = 0; step < mostSteps; step++) {
    const width = Math.log(b.massFlow / a.massFlow)
    // What is still too small beside what does not go at all stays too small.
    if (b.miss <= -1 || b.isChoked ? a.miss > 30 * width : width < 1e-12) break
    // Every third step halves, whatever the misses say.
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
  // All smaller flows are too small, and all larger ones are too large at once: they choke, or boil by their drop alone.
  if (b.isChoked) return b
  throw noFlow(path)
}
