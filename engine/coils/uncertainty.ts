import { type AirSurface, surfaceBand } from '../airside'
import { circuitLoad } from './checks/limits'
import type { Band, CoilBase, CoilRating } from './coil'

/**
 * Accuracy of the film coefficients in the tubes without a calibration, as shares of the coefficient: of one phase in
 * plain tubes, with an insert or a change of phase, and lowest in stratified flow.
 */
const films = { plain: 0.1, other: 0.25, parted: 0.6 }
/** The same of the pressure drop in the tubes. */
const drops = { singlePhase: 0.25, twoPhase: 0.3, parted: 0.6 }

/** Least error of a coil itself: leakage, uneven air flow, manufacturing tolerances. */
const coilItself = 0.05

/**
 * Least bands of a coil that no test has calibrated, however exact its films are: those of practice.
 */
const least = { capacity: 0.1, airDrop: 0.2 }

/** What a wet surface adds to the band of the air pressure drop [-]. */
const wetDrop = 0.2
/** A value that may be wrong by more than all of itself may be nearly nothing, and does not change its sign [-]. */
const leastOfValue = 0.1

/** The results that the bands are about, of a coil with air or any other gas. */
interface Banded extends Pick<CoilRating, 'totalCapacity' | 'resistances'> {
  air: Pick<CoilRating['air'], 'reynolds' | 'pressureDrop'>
  fluid: Pick<CoilRating['fluid'], 'pressureDrop' | 'phaseChange'>
  /** Share of the outside that is wet. */
  wetFraction: number
  /** Conductance over the heat capacity rate of the air [-]. */
  transferUnits: number
}

/**
 * Ranges in which the true values lie, by the published accuracy of the methods without a calibration.
 *
 * The capacity follows a film coefficient by the share of that film in the whole resistance, and as far as the heat of
 * a coil follows its conductance, with a fluid of one temperature; both films and the coil itself are taken as
 * independent. Fouling and flows count as known.
 *
 * @param geometry   the enhancement of its tubes
 * @param surface    its finned surface
 * @param rating     its rating by either engine, SI
 * @param isDoubted  whether a part of the air side other than its fins is outside its data, such as the wet surface
 * @returns          low and high of the capacity [W] and of both pressure drops [Pa]
 *
 * Valid for every rating; ranges of a rating with errors are of no use.
 *
 * Source: stated accuracy of the fin correlations (`finSurfaces`) and of those in the tubes; propagation to first
 * order; tolerances of practice after AHRI 410.
 */
export function uncertainty(
  { enhancement }: Pick<CoilBase['geometry'], 'enhancement'>,
  surface: AirSurface,
  rating: Banded,
  isDoubted = false,
): { totalCapacity: Band; airPressureDrop: Band; fluidPressureDrop: Band } {
  const { resistances, air, fluid, totalCapacity, wetFraction, transferUnits } = rating
  const fins = surfaceBand(surface, air.reynolds, isDoubted)
  const isSinglePhase = fluid.phaseChange === undefined
  const isParted = !isSinglePhase && fluid.phaseChange!.massFlux < circuitLoad[0]
  const isPlain = isSinglePhase && (enhancement === undefined || enhancement.kind === 'none')
  const share = (name: 'air' | 'fluid') => resistances.find(each => each.name === name)?.share ?? 0
  const film = isParted ? films.parted : isPlain ? films.plain : films.other
  const conductance = Math.hypot(share('air') * fins.heat, share('fluid') * film)
  const capacity = Math.hypot(conductance * followed(transferUnits), coilItself)
  const airDrop = fins.friction + wetDrop * wetFraction
  const tubeDrop = isParted ? drops.parted : isSinglePhase ? drops.singlePhase : drops.twoPhase
  return {
    totalCapacity: bandOf(totalCapacity, Math.max(least.capacity, capacity)),
    airPressureDrop: bandOf(air.pressureDrop, Math.max(least.airDrop, airDrop)),
    fluidPressureDrop: bandOf(fluid.pressureDrop.total, tubeDrop),
  }
}

/** Relative change of the heat over that of the conductance: nearly 1 in a small coil, little in a large one. */
function followed(transferUnits: number): number {
  return transferUnits > 1e-6 ? (transferUnits * Math.exp(-transferUnits)) / -Math.expm1(-transferUnits) : 1
}

function bandOf(value: number, share: number): Band {
  const ends = [value * Math.max(leastOfValue, 1 - share), value * (1 + share)]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}
