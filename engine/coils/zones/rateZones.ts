import { EngineError } from '../../errors'
import { type AirModel, airModel } from '../air/airModel'
import { withTrust } from '../air/airTrust'
import { checkVelocity } from '../checks/checkCoil'
import type { CoilRating } from '../coil'
import { checkInsert } from '../tubes/tubeSurface'
import { checkInside } from './checkInside'
import { solveZones } from './solveZones'
import { type PhaseCoil, type ZoneCase, zoneCase } from './zoneCase'
import { methodsUsed } from './zoneMethodsUsed'
import { zoneNotices } from './zoneNotices'
import { zoneResult } from './zoneResult'
import { zoneTotals } from './zoneTotals'

/**
 * Rates an evaporator, a condenser, a reheat, gas cooler or steam coil by zones.
 *
 * @param input  a checked coil input: lengths [m], temperatures [K], flows [m3/s or kg/s], pressures [Pa]
 * @param isExplained  whether the rating has its methods, and the bands of its results
 * @returns      capacity [W] and every state, flow, pressure drop, zone, size and weight in SI, with `warnings`
 *
 * Valid within `coilBounds` where the air can do what the coil is for and every option has an effect; else
 * `invalid-input` with the path of the field. As a model of zones without calibration: capacity within about 15 %,
 * refrigerant pressure drop within about 30 %.
 *
 * Source: zones by enthalpy, each a cross-flow by its effectiveness; correlations as named in `tubeside/two-phase`.
 */
export function rateZones(input: PhaseCoil, isExplained = true): CoilRating {
  const is = zoneCase(input)
  const model = airModel(input, is.extreme)
  checkFlow(is, model)
  checkInsert(model.size.insideDiameter, input.geometry.enhancement ?? { kind: 'none' })
  try {
    checkInside(is)
    return rated(model, is, isExplained)
  } catch (error) {
    // A state that leaves the range of the equations during the solution is refused like one that starts outside it.
    if (!(error instanceof EngineError) || error.code === 'invalid-input') throw error
    const path = 'steam' in is.input ? 'steam.pressure' : 'refrigerant.name'
    throw new EngineError('invalid-input', `the coil leaves the range of its equations: ${error.message}`, { path })
  }
}

function rated(model: AirModel, is: ZoneCase, isExplained: boolean): CoilRating {
  const solution = solveZones(model, is)
  const totals = zoneTotals(model, solution)
  const result = zoneResult(model, is, solution, totals)
  const rating = isExplained ? withTrust(model, { ...result, methods: methodsUsed(is, solution) }) : result
  return { ...rating, warnings: zoneNotices({ model, is, solution, totals, rating }) }
}

/** Refuses a given flow that the tubes cannot carry as liquid. */
function checkFlow({ massFlow }: ZoneCase, { circuits, size }: AirModel): void {
  if (massFlow === undefined) return
  const section = circuits.feeds * (Math.PI / 4) * size.insideDiameter ** 2
  checkVelocity('tube', massFlow / 1000 / section, 'refrigerant.given.value')
}
