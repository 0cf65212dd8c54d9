import { surfaceBand } from '../airside'
import { coilSize } from '../geometry'
import { coilSurface } from './air/coilSurface'
import { circuitLoad } from './checks/limits'
import type { Band, CoilBase, CoilRating } from './coil'

/**
 * Accuracy of the film coefficients in the tubes without a calibration, as shares of the coefficient; lowest in
 * stratified flow.
 */
const films = { singlePhase: 0.1, twoPhase: 0.25, parted: 0.6 }
/** The same of the pressure drop in the tubes. */
const drops = { singlePhase: 0.25, twoPhase: 0.3 }
/**
 * The air pressure drop of a wet surface is less certain than that of a dry one, for which the bands of the fins are
 * given.
 */
const leastAirDrop = 0.2

/** Least error of a coil rated without a calibration: leakage, uneven air flow, manufacturing tolerances. */
const coilItself = 0.05

/** The results that the bands are about, of a coil with air or any other gas. */
interface Banded extends Pick<CoilRating, 'totalCapacity' | 'resistances'> {
  air: Pick<CoilRating['air'], 'reynolds' | 'pressureDrop'> & Record<'entering' | 'leaving', { dryBulb: number }>
  fluid: Pick<CoilRating['fluid'], 'enteringTemperature' | 'pressureDrop' | 'phaseChange'>
}

/**
 * Ranges in which the true values lie, by the published accuracy of the methods without a calibration.
 *
 * The capacity follows a film coefficient by the share of that film in the whole resistance, reduced by the share of
 * its temperature difference that the coil has used up; both films and the coil itself are taken as independent.
 *
 * @param input   the coil, SI
 * @param rating  its rating by either engine
 * @returns       low and high of the capacity [W] and of both pressure drops [Pa]
 *
 * Valid for every rating; ranges of a rating with errors are of no use.
 *
 * Source: stated accuracy of the fin correlations (`finSurfaces`) and of those in the tubes; tolerances of practice
 * after AHRI 410.
 */
export function uncertainty(
  input: Pick<CoilBase, 'geometry' | 'methods'>,
  rating: Banded,
): { totalCapacity: Band; airPressureDrop: Band; fluidPressureDrop: Band } {
  const { resistances, air, fluid, totalCapacity } = rating
  const fins = surfaceBand(coilSurface(input, coilSize(input.geometry)), air.reynolds)
  const phase = fluid.phaseChange === undefined ? 'singlePhase' : 'twoPhase'
  const share = (name: 'air' | 'fluid') => resistances.find(each => each.name === name)?.share ?? 0
  const airFilm = share('air') * fins.heat
  const isParted = (fluid.phaseChange?.massFlux ?? circuitLoad[0]) < circuitLoad[0]
  const tubeFilm = share('fluid') * films[isParted ? 'parted' : phase]
  const capacity = Math.hypot(airFilm * damping(rating), tubeFilm * damping(rating), coilItself)
  return {
    totalCapacity: bandOf(totalCapacity, capacity),
    airPressureDrop: bandOf(air.pressureDrop, Math.max(leastAirDrop, fins.friction)),
    fluidPressureDrop: bandOf(fluid.pressureDrop.total, drops[phase]),
  }
}

/**
 * Share of a relative change of the conductance that reaches the capacity: nearly all in a small coil, little in a
 * large one.
 */
function damping({ air, fluid }: Pick<Banded, 'air' | 'fluid'>): number {
  const spread = Math.abs(air.entering.dryBulb - fluid.enteringTemperature)
  const used = spread > 0 ? Math.abs(air.entering.dryBulb - air.leaving.dryBulb) / spread : 0
  const effectiveness = Math.min(0.99, Math.max(0.01, used))
  // Of 1 - exp(-NTU): the slope of the effectiveness over its mean slope.
  const units = -Math.log(1 - effectiveness)
  return (units * (1 - effectiveness)) / effectiveness
}

function bandOf(value: number, share: number): Band {
  const ends = [value * (1 - share), value * (1 + share)]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}
