/** What bundles in a flow of air take from their stream: films, march, ends. */
import { airFilm } from './airSide'
import type { KnownBundle } from './bundle'
import { dryAirCapacity } from './dryAir'
import type { Duty } from './duty'
import type { KnownMedium } from './medium'
import type { AirFilm } from './plateFins'
import { rideOf } from './ride'
import { type Marched, marchRows } from './rowMarch'
import { type TubePlace, tubePlaces } from './tubeSide'

/** A bundle with stream and air, to be rated. SI. */
export interface ExchangeInput {
  readonly bundle: KnownBundle
  readonly medium: KnownMedium
  readonly duty: Pick<Duty, 'massFlow' | 'inlet' | 'enthalpyIn'>
  /** Dry air [kg/s], and its temperature where it comes [K]. */
  readonly airFlow: number
  readonly airIn: number
  /** Factor on the surface [-]; 1 where left out. */
  readonly surface?: number
  /** Whether heat within about 1e-5 will do, as for ranks and tables: it takes half the time. */
  readonly isRough?: boolean
}

/** A bundle in balance. SI. */
export interface Exchange {
  readonly heat: number
  readonly airOut: number
  readonly airMean: number
  readonly outlet: number
  readonly enthalpyOut: number
  readonly air: AirFilm
  readonly marched: Marched
  /** From stream to air on the bare outside, in the mean of the surface [W/m2 K]. */
  readonly overall: number
  /** The stream by pass and enthalpy, for the mean air where no other is given [K]. */
  place(pass: number, enthalpy: number, air?: number): TubePlace
}

/** Air that leaves must not change more than this between two rounds [K], and how the marches agree at the end [-]. */
const exact = { settled: 1e-7, close: 1e-10 } as const
const rough = { settled: 2e-4, close: 1e-6 } as const
const mostRounds = 40
/** Agreement of the marches while the air still changes [-]. */
const loose = 1e-4
/** Agreement of the next march, as a share of what the air changed in this round [-]. */
const nearer = 1e-4
/** Where an answer changes by more than this share of its guess, the answer itself is the next guess [-]. */
const steep = 0.5

/**
 * Bundles in a flow of air.
 *
 * Air has the properties of its mean temperature, the stream those of its place.
 *
 * @param input  bundle, medium, stream, air
 * @param near   an exchange near it, to begin with
 * @returns      heat [W], ends [K], films
 *
 * Valid as `airFilm`, `tubePlaces`, `marchRows`.
 *
 * Source: see there.
 */
export function exchangeOf(input: ExchangeInput, near?: Exchange): Exchange {
  const { bundle, medium, duty, airFlow, airIn, surface = 1 } = input
  const { settled, close } = input.isRough ? rough : exact
  const { passRows, rows } = bundle
  const { massFlow, enthalpyIn } = duty
  const begun = near && begunAt(near, airIn, duty.inlet)
  const byRows = new Map(passRows.map(({ length }) => [length, tubePlaces(bundle, medium, massFlow, length)] as const))
  let airOut = begun ? begun.airOut : airIn + 0.4 * (duty.inlet - airIn)
  let marched = begun?.marched
  let agreement = loose
  const settling = secant()
  for (let round = 0; ; round++) {
    const airMean = (airIn + airOut) / 2
    const air = airFilm(bundle, airFlow, airMean)
    const airCapacity = airFlow * dryAirCapacity(airIn, airOut)
    const outside = { bare: air.bare, air: airMean }
    const common = { medium, enthalpyIn, airCapacity, airIn, rowArea: bundle.rowArea * surface, outside }
    const ofRows = new Map(
      [...byRows].map(
        ([count, { overall, gas }]) =>
          [count, rideOf({ ...common, rowFlow: massFlow / count, overall, ...(gas ? { gas } : {}) })] as const,
      ),
    )
    const rides = passRows.map(({ length }) => ofRows.get(length)!)
    marched = marchRows({ rows, passRows, airCapacity, airIn, massFlow, enthalpyIn, rides }, agreement, marched)
    const next = airIn + marched.heat / airCapacity
    const moved = Math.abs(next - airOut)
    airOut = settling(airOut, next)
    const isLast = agreement === close && (moved <= settled || round >= mostRounds)
    agreement = Math.min(loose, Math.max(close, (nearer * moved) / Math.max(1e-6, next - airIn)))
    if (moved <= 10 * settled) agreement = close
    if (!isLast) continue
    return {
      ...{ heat: marched.heat, airOut: next, airMean, air, marched },
      outlet: medium.temperature(marched.enthalpyOut),
      enthalpyOut: marched.enthalpyOut,
      overall: meanOverall(bundle, marched, rides),
      place: (pass, enthalpy, air = airMean) =>
        byRows.get(passRows[pass]!.length)!.place(enthalpy, { ...outside, air }),
    }
  }
}

/** The next guess for a value that is found by repetition: by the line through the last two answers, if it is flat. */
function secant(): (guess: number, answer: number) => number {
  let before: readonly [guess: number, answer: number] | undefined
  return (guess, answer) => {
    const slope = before ? (answer - before[1]) / (guess - before[0]) : 0
    before = [guess, answer]
    return Math.abs(slope) < steep ? (answer - slope * guess) / (1 - slope) : answer
  }
}

/** Where a march begins: at an exchange nearby, whose temperatures are scaled to the air that comes here. */
function begunAt({ airOut, marched }: Exchange, airIn: number, inlet: number): Pick<Exchange, 'airOut' | 'marched'> {
  const before = marched.air[0]![0]!
  if (before === airIn) return { airOut, marched }
  const ratio = (inlet - airIn) / (inlet - before)
  const here = (T: number) => airIn + (T - before) * ratio
  const [air, heats] = [marched.air.map(row => row.map(here)), marched.heats.map(row => row.map(heat => heat * ratio))]
  return { airOut: here(airOut), marched: { ...marched, air, heats } }
}

function meanOverall(
  bundle: KnownBundle,
  { stream }: Marched,
  rides: readonly { overall(enthalpy: number): number }[],
): number {
  let sum = 0
  for (const [pass, rows] of bundle.passRows.entries())
    for (const row of rows) for (const enthalpy of stream[row]!) sum += rides[pass]!.overall(enthalpy)
  return sum / (bundle.rows * stream[0]!.length)
}
