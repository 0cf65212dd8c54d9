/** Chooses the circuits and the fin surface of a coil where the request leaves them open. */
import { EngineError } from '../errors'
import { tubesHighOf } from '../geometry/tubesHigh'
import { isUniform } from '../geometry/uniformCircuits'
import { circuitingOf, circuitryFraction } from '../options/circuitryFraction'
import { finSurface } from '../options/finSurface'
import type { Warning } from '../warnings'
import type { Chosen, CoilInput, CoilRating, CoilRequest, EngineVersion, RatedFinSurface } from './coil'
import { ratedCoil } from './ratedCoil'

type Rate = (input: CoilInput) => CoilRating

/** A coil that can be rated, with the choices that were made and a notice of each. */
export interface SettledCoil {
  input: CoilInput
  chosen?: Chosen
  notices: Warning[]
}

const fractions = circuitryFraction.codes
  .map(code => ({ ratio: circuitingOf(code) ?? 0, name: circuitryFraction.describe(code) }))
  .filter(({ ratio }) => ratio > 0)
const surfaces = finSurface.codes.filter(code => code !== 'Optimize')

/**
 * Makes the choices that a request leaves to the rating, by rating the coil with each option.
 *
 * Circuits: only fractions that make all circuits equal. Those with the fewest doubts (velocity, pressure drop, load of
 * a circuit) are ranked by capacity; among those within 1 % of the best, the one with the least pressure drop is
 * chosen. Fin surface: likewise; where a capacity or a leaving temperature is required, the surface that reaches it
 * with the least power of fan and pump. Where both are open, the circuits are chosen on flat fins, then the surface,
 * then the circuits again.
 *
 * @param request  the coil, SI, checked
 * @param rate     rates a coil with no open choice
 * @returns the coil, the choices, and the distance to the next best
 *
 * Valid for every coil with a duty; one without a duty has no criterion and is `invalid-input`. The engine `original`,
 * which is fast, ranks the options; if the request is for `v2025`, that engine decides among the best three.
 *
 * Source: practice of selection programs.
 */
export function settledCoil(request: CoilRequest, rate: Rate): SettledCoil {
  const { circuiting, finSurface: surface } = request.geometry
  const areCircuitsOpen = circuiting === 'optimize'
  const isSurfaceOpen = surface === 'Optimize'
  const asked = ratedCoil(request)
  if (!areCircuitsOpen && !isSurfaceOpen) return { input: asked, notices: [] }
  if (request.coilType === 'NONE') {
    const path = areCircuitsOpen ? 'geometry.circuiting' : 'geometry.finSurface'
    throw new EngineError('invalid-input', 'a coil without a duty has nothing to be optimized by', { path })
  }
  let circuits = areCircuitsOpen ? bestCircuits(asked, rate) : undefined
  const fins = isSurfaceOpen ? bestSurface(circuits?.input ?? asked, rate) : undefined
  if (circuits && fins) circuits = bestCircuits(fins.input, rate)
  const { input } = (circuits ?? fins)!
  const { geometry } = input
  return {
    input,
    chosen: {
      ...(areCircuitsOpen && { circuiting: geometry.circuiting }),
      ...(isSurfaceOpen && { finSurface: geometry.finSurface }),
    },
    notices: [circuits, fins].flatMap(found => (found ? [found.notice] : [])),
  }
}

const withGeometry = (input: CoilInput, part: Chosen): CoilInput => ({
  ...input,
  geometry: { ...input.geometry, ...part },
})

interface Coil {
  name: string
  input: CoilInput
}

interface Tried extends Coil {
  rating: CoilRating
}

interface Found {
  input: CoilInput
  notice: Warning
}

function bestCircuits(input: CoilInput, rate: Rate): Found {
  const { rows } = input.geometry
  const tubesHigh = tubesHighOf(input.geometry)
  const alike = fractions.filter(({ ratio }) => isUniform({ tubesHigh, rows, circuiting: ratio }))
  const coils = alike.map(({ name, ratio }) => ({ name, input: withGeometry(input, { circuiting: ratio }) }))
  const [first, next] = ranked(coils, byCapacity, rate)
  return { input: first.input, notice: notice('geometry.circuiting', `${first.name} circuiting`, first, next) }
}

function bestSurface(input: CoilInput, rate: Rate): Found {
  const named = (surface: RatedFinSurface) => ({
    name: finSurface.describe(surface),
    input: withGeometry(input, { finSurface: surface }),
  })
  const { capacity, leavingDryBulb, leavingWetBulb } = input.limits ?? {}
  const hasDuty = [capacity, leavingDryBulb, leavingWetBulb].some(wanted => wanted !== undefined)
  const [first, next] = ranked(surfaces.map(named), hasDuty ? byPower : byCapacity, rate)
  return { input: first.input, notice: notice('geometry.finSurface', `${first.name} fins`, first, next) }
}

/** Number of the best options of `original` among which the requested engine decides. */
const shortlist = 3

/** The options, best first: ranked by `original`, and the best of them by the requested engine. */
function ranked(coils: readonly Coil[], order: Order, rate: Rate): ReturnType<typeof inOrder> {
  const engine = coils[0]?.input.engineVersion ?? 'original'
  const first = tried(coils, 'original', rate)
  // The requested engine may rate a coil that `original` refuses, such as one with an insert in boiling refrigerant.
  if (first.length === 0) return inOrder(sure(tried(coils, engine, rate), coils, rate), order)
  const sorted = inOrder(first, order)
  if (engine === 'original') return sorted
  const again = tried(sorted.slice(0, shortlist) as Tried[], engine, rate)
  return again.length === 0 ? sorted : inOrder(again, order)
}

/** If no option has a rating, throws the refusal of the first one. */
function sure(answers: Tried[], [coil]: readonly Coil[], rate: Rate): Tried[] {
  if (answers.length === 0 && coil) rate(coil.input)
  return answers
}

/** The options that the engine can rate. */
function tried(coils: readonly Coil[], engineVersion: EngineVersion, rate: Rate): Tried[] {
  return coils.flatMap(({ name, input }): Tried[] => {
    try {
      return [{ name, input, rating: rate({ ...input, engineVersion }) }]
    } catch (error) {
      if (error instanceof EngineError) return []
      throw error
    }
  })
}

type Order = (rating: CoilRating) => number

const byCapacity: Order = ({ totalCapacity }) => -Math.abs(totalCapacity)

/** By the power of fan and pump, without their efficiencies [W]. */
const byPower: Order = ({ air, fluid, construction }) =>
  air.faceVelocity * construction.faceArea * air.pressureDrop + fluid.volumeFlow * Math.max(0, fluid.pressureDrop.total)

/** Warnings about the accuracy of a method; they are not faults of the coil. */
const ofMethods: ReadonlySet<string> = new Set(['FIN_RANGE', 'AIR_RE_LOW', 'AIR_RE_HIGH', 'out-of-range'])

/** Counts the doubts about a coil: any number of warnings weighs less than one error. */
const doubts = ({ warnings }: CoilRating) =>
  warnings
    .filter(({ code }) => !ofMethods.has(code))
    .reduce((sum, { severity }) => sum + { info: 0, warning: 1, error: 1000 }[severity], 0)

/** Options whose order differs by less than this share are equal: then the pressure drop in the tubes decides. */
const asGood = 0.01

/**
 * Fewest doubts first, then by the order given. Of the options that are equal to the best, the one with the least
 * pressure drop comes first.
 */
function inOrder(all: readonly Tried[], order: Order): [first: Tried, next?: Tried, ...others: Tried[]] {
  const sorted = [...all].sort(
    ({ rating: one }, { rating: other }) => doubts(one) - doubts(other) || order(one) - order(other),
  )
  const best = sorted[0]!.rating
  const room = asGood * Math.abs(order(best))
  const equals = sorted.filter(({ rating }) => doubts(rating) === doubts(best) && order(rating) <= order(best) + room)
  const drop = ({ rating }: Tried) => rating.fluid.pressureDrop.total
  const first = equals.reduce((least, one) => (drop(one) < drop(least) ? one : least))
  return [first, ...sorted.filter(one => one !== first)]
}

function notice(path: string, name: string, { rating }: Tried, next: Tried | undefined): Warning {
  if (!next) return { code: 'CHOSEN', severity: 'info', message: `${name} chosen: nothing else fits.`, input: path }
  const capacity = next.rating.totalCapacity / rating.totalCapacity
  const drop = next.rating.air.pressureDrop / rating.air.pressureDrop
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return {
    code: 'CHOSEN',
    severity: 'info',
    message: `${name} chosen 1st; ${next.name}, the next, has ${percent(capacity)} of its capacity at ${percent(drop)} of its air pressure drop.`,
    input: path,
    value: capacity,
    quantity: 'fraction',
  }
}
