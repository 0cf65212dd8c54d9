/** The march of a coil at the flow that its duty asks for. */
import { EngineError } from '../../errors'
import { saturationHumidityRatio } from '../../fluids/moistAir'
import { approach } from './approach'
import type { DutyOf } from './duties'
import { isSpent, type MarchedCoil, type MarchState, marchStart } from './marchedCoil'
import { settleByNewton } from './newton'
import { type Duty, type Settled, settle } from './settle'
import { domeEnds, type TubeStream } from './stream'

/** Mass fluxes between which a flow is looked for [kg/s m2]. */
const fluxes = { least: 0.05, most: 6000 } as const
/** Miss of a march in turn from where all is solved at once, without a new start. */
const nearby = 0.02
/** Flows at which a leaving state is looked at before a bracket is closed, each a share of the one before. */
const samples = { most: 14, more: 4, step: 0.55, sweeps: 8 } as const
/** Change of a leaving enthalpy from flow to flow, as a share of its miss, at which slower ones make no difference. */
const spent = 0.03
/** Steps that close a bracket before all is solved at once from there. */
const closing = 6

/**
 * Marches a coil at its duty.
 *
 * The flow is found along with the air in turn (`settle`), which is the quickest; where that does not settle, all at once
 * (`settleByNewton`), from where the turns ended or from a new start. What is left is looked for from fast to slow, so that
 * the largest flow that does the duty is taken.
 *
 * @param coil  the coil
 * @param duty  what is known of its fluid
 * @param path  field of the input that says the duty
 * @returns the march, settled or marked as not
 *
 * Valid for any duty; one that no flow does is `invalid-input`, naming what is reachable. Bounded in any case.
 *
 * Source: the methods of those functions; bracketed root finding (false position).
 */
export function solveDuty(coil: MarchedCoil, duty: DutyOf, path: string): Settled {
  const span = [Math.min(duty.coldest, coil.air.T), Math.max(duty.warmest, coil.air.T)] as const
  const unit = coil.path.feeds * coil.section
  const flows = [0.5 * fluxes.least * unit, 2 * fluxes.most * unit] as const
  const isFree = duty.flow === undefined && duty.leaving !== undefined
  const guess = isFree ? Math.min(1000 * unit, Math.max(unit, guessedFlow(coil, duty))) : (duty.flow ?? 1)
  const one: Duty = { ...duty, flow: guess, ...(isFree && { flows }) }
  if (!isFree) delete one.leaving
  const isGood = ({ converged, isChoked, flow }: Settled) =>
    converged && !isChoked && (!isFree || (flow > fluxes.least * unit && flow < fluxes.most * unit))
  const direct = settle(marchStart(coil, duty.typical), one, span)
  let sweeps = direct.sweeps
  const atOnce = (state: MarchState, from: { flow: number; pressure: number }): Settled => {
    const settled = settleByNewton(state, { ...one, flow: from.flow }, span, from)
    sweeps += settled.sweeps
    return { ...settled, sweeps }
  }
  if (isGood(direct) || (direct.isChoked && direct.converged && !isFree)) return unchoked(direct)
  if (direct.moved < nearby) {
    const near = atOnce(direct.state, { flow: direct.flow, pressure: direct.inlet.pressure })
    if (isGood(near)) return near
  }
  const state = marchStart(coil, duty.typical)
  const fastest = isFree ? mostFlow(coil, duty) : one.flow
  const near = approach(state, one, fastest)
  if (!isFree) return unchoked(atOnce(state, near))
  if (!near.isChoked) {
    const far = atOnce(state, near)
    if (isGood(far)) return far
  }
  return searched(coil, one, span, fastest, atOnce, path)
}

/** A flow that a rough coefficient would carry: 25 W/m2 K on the outside area. */
function guessedFlow(coil: MarchedCoil, duty: DutyOf): number {
  const { air, rowArea, path, tubes } = coil
  const rate = air.flow * 1006
  const heat = 0.8 * rate * -Math.expm1((-25 * rowArea * path.rows) / rate) * (air.T - duty.typical)
  const entering = duty.entering(duty.pressure)
  const wanted = duty.leaving!(duty.pressure, Math.abs(heat) / latentOf(tubes.stream, duty.pressure))
  const rise = wanted - entering
  return Math.abs(heat / rise) || 1
}

/** The flow that all heat of the air would need. */
function mostFlow(coil: MarchedCoil, duty: DutyOf): number {
  const { air } = coil
  const cold = Math.max(200, coil.isHeated ? duty.typical : air.T)
  const latent =
    coil.isHeated && coil.maySweat ? 2.5e6 * Math.max(0, air.W - saturationHumidityRatio(cold, air.pressure)) : 0
  const heat = air.flow * (1006 * Math.abs(air.T - duty.typical) + latent)
  const entering = duty.entering(duty.pressure)
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

/** Refuses a flow that the tubes cannot pass: the pressure would be gone before their end. */
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

/** Looks for a flow from fast to slow, each march going on from the one before. */
function searched(
  coil: MarchedCoil,
  duty: Duty,
  span: readonly [number, number],
  fastest: number,
  atOnce: (state: MarchState, from: { flow: number; pressure: number }) => Settled,
  path: string,
): Settled {
  const { leaving, ...rest } = duty
  const typical = (span[0] + span[1]) / 2
  let state = marchStart(coil, typical)
  const at = (flow: number): Tried => {
    const settled = settle(state, { ...rest, flow, sweeps: samples.sweeps }, span)
    // What choked left its pressures behind.
    if (settled.isChoked) state = marchStart(coil, typical)
    const miss = settled.front.enthalpy - leaving!(settled.front.pressure, flow)
    return { flow, settled, miss, isTooFast: settled.isChoked || (coil.isHeated ? miss < 0 : miss > 0) }
  }
  let fast: Tried | undefined
  let slow: Tried | undefined
  // A drop of pressure cools as well, and leaves room for more flow than the air alone would carry.
  for (let k = 0; k < samples.more && !fast; k++) {
    const here = at(fastest * samples.step ** -k)
    if (here.isTooFast) fast = here
    else slow = here
  }
  for (let k = 1; fast && !slow && k < samples.most && !isSpent(coil); k++) {
    const here = at(fastest * samples.step ** k)
    if (!here.isTooFast) slow = here
    // The fluid leaves at the temperature of the air.
    else if (!fast.settled.isChoked && Math.abs(here.miss - fast.miss) < spent * Math.abs(here.miss)) break
    else fast = here
  }
  if (fast && slow) {
    const settled = closed(coil, at, atOnce, fast, slow)
    if (settled.converged || !fast.settled.isChoked) return settled
  }
  if (fast) unchoked(fast.settled)
  throw new EngineError('invalid-input', 'no flow through these tubes leaves in the wanted state', { path })
}

interface Tried {
  flow: number
  settled: Settled
  miss: number
  isTooFast: boolean
}

/** Draws a bracket of flows closer, and solves all at once from its slow end. */
function closed(
  coil: MarchedCoil,
  at: (flow: number) => Tried,
  atOnce: (state: MarchState, from: { flow: number; pressure: number }) => Settled,
  first: Tried,
  second: Tried,
): Settled {
  let [a, b] = [first, second]
  for (let step = 0; step < closing && !isSpent(coil); step++) {
    const isHalved = step % 3 === 2 || a.settled.isChoked || a.miss === b.miss
    const weight = isHalved ? 0.5 : Math.min(0.9, Math.max(0.1, a.miss / (a.miss - b.miss)))
    const middle = at(a.flow * (b.flow / a.flow) ** weight)
    if (middle.isTooFast) a = middle
    else b = middle
  }
  return atOnce(b.settled.state, { flow: b.flow, pressure: b.settled.inlet.pressure })
}
