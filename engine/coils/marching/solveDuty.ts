/** Marches a coil at the flow that meets its duty. */
import { EngineError } from '../../errors'
import { saturationHumidityRatio } from '../../fluids/moistAir'
import { noFlow } from '../checks/noFlow'
import { domeEnds, type TubeStream } from '../streams/stream'
import type { DutyOf } from './duties'
import { searchFlow } from './flowSearch'
import { coldestSurface, isSpent, type MarchedCoil, type MarchState, marchStart } from './marchedCoil'
import { reachFlow } from './reachFlow'
import { type Duty, settle } from './settle'
import type { Settled } from './settled'

/** Lower and upper limit of the mass flux of the search for a flow [kg/s m2]. */
const fluxes = { least: 0.05, most: 6000 } as const
/** Most marches in series; each starts where the last one ended, without its memory. */
const mostRounds = 3
/**
 * Share of the limit of the cost beyond which no further round begins. The rounds behind the search may pass the limit:
 * a coil of many pieces may settle in its last one.
 */
const mostCost = 1.75
/** Reynolds number of a dense fluid below which its film may be laminar, or soon be: a larger flow may do the duty too. */
const turbulent = 4000
/** A larger flow counts as another one beyond this ratio to the first [-]. */
const larger = 1.02
/** Of the first flow: film in the tubes [W/m2 K], and place of the surface between fluid and air [-]. */
const guess = { film: 2000, surface: 0.2 } as const
/** For first guesses: heat of evaporation of water [J/kg], and specific heat of air [J/kg K]. */
const evaporation = 2.5e6
const specificHeat = 1006

/**
 * Marches a coil at its duty.
 *
 * The flow is found together with the air (`settle`), which is fastest. Where that does not converge, the flow is
 * bracketed with one march for each flow tried (`searchFlow`), and from there found once more together with the air. A
 * given flow at which the fluid chokes from a guess is reached from smaller ones (`reachFlow`). Where a dense fluid is
 * laminar or nearly so, several flows may leave in the same state: the largest is taken.
 *
 * @param coil  the coil
 * @param duty  the known conditions of its fluid
 * @param path  field of the input that gives the duty
 * @returns the march, marked as converged or not
 *
 * Valid for any duty; one that no flow meets is `invalid-input`, whose message gives the reachable range. Bounded in
 * any case.
 *
 * Source: the methods of those functions.
 */
export function solveDuty(coil: MarchedCoil, duty: DutyOf, path: string): Settled {
  const span = [Math.min(duty.coldest, coil.air.T), Math.max(duty.warmest, coil.air.T)] as const
  const unit = coil.path.feeds * coil.section
  const flows = [0.5 * fluxes.least * unit, 2 * fluxes.most * unit] as const
  const { leaving, ...given } = duty
  const isGood = ({ converged, isChoked, flow }: Settled) =>
    converged && !isChoked && (!wanted || (flow > fluxes.least * unit && flow < fluxes.most * unit))
  const wanted = duty.flow === undefined ? leaving : undefined
  let sweeps = 0
  const inTurns = (start: MarchState, one: Duty): Settled => {
    const before = sweeps
    let settled = settle(start, one, span)
    for (let round = 1; ; round++) {
      sweeps += settled.sweeps
      const isLast = settled.isChoked || round === mostRounds || isSpent(coil, mostCost)
      if (isGood(settled) || isLast) return { ...settled, sweeps }
      settled = settle(settled.state, { ...one, flow: settled.flow }, span, sweeps - before)
    }
  }
  const atGivenFlow = (one: Duty): Settled => {
    const direct = inTurns(start, one)
    const reached = direct.isChoked ? reachFlow(coil, one, span) : undefined
    if (!reached) return direct
    sweeps += reached.sweeps
    return inTurns(reached.state, one)
  }
  const start = marchStart(coil, duty.typical)
  if (!wanted) return unchoked(atGivenFlow({ ...given, flow: duty.flow ?? 1 }))
  const free: Duty = { ...duty, flows, flow: Math.min(1000 * unit, Math.max(unit, guessedFlow(start, duty))) }
  const direct = inTurns(start, free)
  if (isGood(direct) && (duty.leavingSlope || !mayBeLaminar(direct))) return direct
  const most = duty.leavingSlope ? fluxes.most * unit : mostFlow(coil, duty)
  const found = searchFlow(coil, { ...given, leaving: wanted }, span, most)
  if (isGood(direct) && !(found && isGood(found) && found.flow > larger * direct.flow)) return direct
  if (!found) throw noFlow(path)
  sweeps += found.sweeps
  if (isGood(found)) return { ...found, sweeps }
  const again = inTurns(found.state, { ...free, flow: found.flow })
  return isGood(again) ? again : unchoked({ ...found, sweeps })
}

/** Whether a dense fluid has a Reynolds number somewhere at which its film may be laminar. */
function mayBeLaminar({ state }: Settled): boolean {
  return state.pieces.some(({ Re, denseShare }) => denseShare > 0 && Re < turbulent)
}

/**
 * A first flow: for the heat that the rows would exchange with a fluid of one temperature, by the air side of the first
 * row and a typical film in the tubes. Water that condenses carries heat beside that of the cooled air.
 */
function guessedFlow({ coil, rowAirs }: MarchState, duty: DutyOf): number {
  const { air, rowArea, path, tubes } = coil
  const { coefficient, surfaceEfficiency, wetCoefficient, wetSurfaceEfficiency } = rowAirs[0]!
  const lead = air.T - duty.typical
  const surface = Math.max(coldestSurface, duty.typical + guess.surface * lead)
  const water = coil.isHeated && coil.maySweat ? Math.max(0, air.W - saturationHumidityRatio(surface, air.pressure)) : 0
  const latent = 1 + (evaporation * water) / (specificHeat * Math.max(1, Math.abs(lead)))
  const outside = latent * (water > 0 ? wetCoefficient * wetSurfaceEfficiency : coefficient * surfaceEfficiency)
  const overall = 1 / (1 / outside + coil.inside(guess.film, duty.typical))
  const rate = latent * air.flow * specificHeat
  const heat = rate * -Math.expm1((-overall * rowArea * path.rows) / rate) * lead
  const entering = duty.entering(duty.pressure, 0)
  const wanted = duty.leaving!(duty.pressure, Math.abs(heat) / latentOf(tubes.stream, duty.pressure))
  return Math.abs(heat / (wanted - entering)) || 1
}

/** The flow that would take all heat that the air can give. */
function mostFlow(coil: MarchedCoil, duty: DutyOf): number {
  const { air } = coil
  const cold = Math.max(coldestSurface, coil.isHeated ? duty.typical : air.T)
  const latent =
    coil.isHeated && coil.maySweat ? evaporation * Math.max(0, air.W - saturationHumidityRatio(cold, air.pressure)) : 0
  const heat = air.flow * (specificHeat * Math.abs(air.T - duty.typical) + latent)
  const entering = duty.entering(duty.pressure, 0)
  return (
    heat /
    Math.max(1, Math.abs(duty.leaving!(duty.pressure, heat / latentOf(coil.tubes.stream, duty.pressure)) - entering))
  )
}

function latentOf(stream: TubeStream, p: number): number {
  if (!stream.changesPhase || p >= stream.criticalPressure) return 20_000
  const ends = domeEnds()
  stream.dome(p, ends)
  return ends.dew.h - ends.bubble.h
}

/** Refuses a flow that the tubes cannot pass: its pressure would be used up before their end. */
function unchoked(settled: Settled): Settled {
  if (!settled.isChoked) return settled
  throw new EngineError(
    'invalid-input',
    'the pressure of the fluid is used up in the tubes; more feeds lower the drop',
    {
      path: 'geometry.circuiting',
      value: settled.inlet.pressure - settled.front.pressure,
      quantity: 'fluidPressureDrop',
    },
  )
}
