/** How the tubes of a bank are joined for the water: passes, film, drop. */
import { EngineError } from '../errors'
import { churchillFriction, lossCoefficients, returnBendLoss } from '../tubeside'
import { tubeNusseltHot } from '../tubeside/tubeNusselt'
import type { KnownBank } from './bank'
import type { KnownLiquid } from './liquid'

/** Tubes in parallel and in series. */
export interface Circuits {
  /** Tubes that the water passes side by side. */
  readonly count: number
  /** Tubes that it passes one after the other. */
  readonly passes: number
  /** Rows that one pass fills, 1 where it fills no more than a row. */
  readonly rowsPerPass: number
}

/**
 * The circuits of a bank.
 *
 * @param bank      rows, tubes in a row
 * @param circuits  tubes in parallel; those of a row where left out
 * @returns         circuits, passes, rows that a pass fills
 *
 * Valid for circuits that divide the tubes of a row, or are some whole rows that divide all rows; else `invalid-input`, with
 * the numbers that are possible.
 *
 * Source: divisibility.
 */
export function circuitsOf({ rows, tubesWide }: Pick<KnownBank, 'rows' | 'tubesWide'>, circuits = tubesWide): Circuits {
  const rowsPerPass = Math.max(1, circuits / tubesWide)
  if (possibleCircuits(rows, tubesWide).includes(circuits))
    return { count: circuits, passes: (rows * tubesWide) / circuits, rowsPerPass }
  throw new EngineError(
    'invalid-input',
    `${circuits} circuits do not divide ${rows} rows of ${tubesWide} tubes: take ${possibleCircuits(rows, tubesWide).join(', ')}`,
    { path: 'circuits', circuits },
  )
}

/**
 * The numbers of circuits that a bank may have.
 *
 * @param rows       of the bank
 * @param tubesWide  tubes in a row
 * @returns          divisors of the tubes of a row, then whole rows that divide all rows, the least first
 *
 * Valid for whole numbers from 1.
 *
 * Source: divisibility.
 */
export function possibleCircuits(rows: number, tubesWide: number): number[] {
  const divisors = (of: number) => Array.from({ length: of }, (_, i) => i + 1).filter(each => of % each === 0)
  return [
    ...divisors(tubesWide),
    ...divisors(rows)
      .slice(1)
      .map(each => each * tubesWide),
  ]
}

/** Water in the tubes. SI. */
export interface TubeSide {
  /** From the inside of the metal to the water, of a row [K/W]: film and dirt. */
  film(water: number, rowFlow: number): number
  /** Of the metal of a row [K/W]. */
  readonly wall: number
  velocity(water: number, massFlow: number): number
  reynolds(water: number, massFlow: number): number
  /** Of tubes, bends and ends for the mean water [Pa]. */
  drop(water: number, massFlow: number): number
}

/** Of steel and other drawn tubes where the list of materials knows nothing else [m]. */
export const roughness = 4.6e-5

/**
 * The water side of a bank.
 *
 * @param bank      the bank
 * @param circuits  its circuits
 * @param liquid    what flows
 * @returns         functions of the temperature of the water [K] and its flow [kg/s]
 *
 * Valid from laminar to turbulent flow, as `tubeNusseltHot`; the correction for the wall's temperature is left out, for the
 * film is a twentieth of the resistance. Drop without headers and nozzles.
 *
 * Source: V. Gnielinski (1976, 2013); S. W. Churchill (1977); bends Crane Technical Paper 410; ends I. E. Idelchik.
 */
export function tubeSide(bank: KnownBank, circuits: Circuits, liquid: KnownLiquid): TubeSide {
  const { insideDiameter: d, tubeLength, tubesWide, fouling = {} } = bank
  const section = (Math.PI / 4) * d * d
  const perTube = circuits.count / circuits.rowsPerPass
  /** Of one row: a pass of many rows shares its flow among them. */
  const flux = (rowFlow: number) => rowFlow / (perTube * section)
  const whole = (massFlow: number) => massFlow / (circuits.count * section)
  return {
    film(water, rowFlow) {
      const { mu, Pr, k } = liquid.at(water)
      const h = (tubeNusseltHot((flux(rowFlow) * d) / mu, Pr, 1, d / tubeLength) * k) / d
      return (1 / h + (fouling.water ?? 0)) / bank.inside
    },
    wall: Math.log(bank.tubeDiameter / d) / (2 * Math.PI * bank.tube.conductivity * tubeLength * tubesWide),
    velocity: (water, massFlow) => whole(massFlow) / liquid.at(water).rho,
    reynolds: (water, massFlow) => (whole(massFlow) * d) / liquid.at(water).mu,
    drop(water, massFlow) {
      const { rho, mu } = liquid.at(water)
      const G = whole(massFlow)
      const relative = roughness / d
      const friction = churchillFriction({ Re: (G * d) / mu, roughness: relative }).value
      const bends = (circuits.passes - 1) * returnBendLoss(relative)
      const ends = lossCoefficients.tubeEntry + lossCoefficients.tubeExit
      return (((friction * circuits.passes * tubeLength) / d + bends + ends) * (G * G)) / (2 * rho)
    },
  }
}
