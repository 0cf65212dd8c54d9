/** The march of a coil at the flow that its duty asks for. */
import { EngineError } from '../../errors'
import type { DutyOf } from './duties'
import { type MarchedCoil, marchStart } from './marchedCoil'
import { type Duty, type Settled, settle } from './settle'
import { domeEnds, type TubeStream } from './stream'

/** Mass fluxes between which a flow is looked for [kg/s m2]. */
const fluxes = { least: 0.05, most: 6000 } as const
/** Flows at which a leaving state is looked at before the bracket is closed, and steps that close it. */
const samples = 26
const mostSteps = 24
/** Most sweeps of one of these marches. */
const sampleSweeps = 30

/**
 * Marches a coil at its duty.
 *
 * The flow is found along with the air (`settle`); where that does not settle, flows are sampled from fast to slow and
 * the first bracket is closed by false position, so that the largest flow that does the duty is taken.
 *
 * @param coil  the coil
 * @param duty  what is known of its fluid
 * @returns the march, settled or marked as not
 *
 * Valid for any duty; one that no flow does is `invalid-input`, naming what is reachable. Bounded in any case.
 *
 * Source: bracketed root finding (Illinois method).
 */
export function solveDuty(coil: MarchedCoil, duty: DutyOf, path: string): Settled {
  const span = [Math.min(duty.coldest, coil.air.T), Math.max(duty.warmest, coil.air.T)] as const
  const march = (one: Duty) => settle(marchStart(coil, duty.typical), one, span)
  if (duty.flow !== undefined || !duty.leaving) return unchoked(march({ ...duty, flow: duty.flow ?? 1 }))
  const unit = coil.path.feeds * coil.section
  const guess = Math.min(1000 * unit, Math.max(unit, guessedFlow(coil, duty)))
  const flows = [0.5 * fluxes.least * unit, 2 * fluxes.most * unit] as const
  const direct = march({ ...duty, flow: guess, flows })
  const isInside = direct.flow > fluxes.least * unit && direct.flow < fluxes.most * unit
  if (direct.converged && isInside && !direct.isChoked) return direct
  return bracketed(march, duty, unit, path)
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

function bracketed(march: (duty: Duty) => Settled, duty: DutyOf, unit: number, path: string): Settled {
  const { leaving, ...rest } = duty
  const at = (flow: number) => {
    const settled = march({ ...rest, flow, sweeps: sampleSweeps })
    return { settled, miss: settled.front.enthalpy - leaving!(settled.front.pressure, flow) }
  }
  let before: ReturnType<typeof at> | undefined
  const step = (fluxes.least / fluxes.most) ** (1 / (samples - 1))
  for (let k = 0; k < samples; k++) {
    const here = at(fluxes.most * unit * step ** k)
    // At flows that choke there is no leaving state to compare.
    if (here.settled.isChoked) continue
    if (before && before.miss * here.miss <= 0) return close(at, before, here)
    before = here
  }
  throw new EngineError('invalid-input', 'no flow through these tubes leaves in the wanted state', { path })
}

type Tried = { settled: Settled; miss: number }

/** Closes a bracket of flows. */
function close(at: (flow: number) => Tried, first: Tried, second: Tried): Settled {
  let [a, b] = [first, second]
  let [fa, fb] = [a.miss, b.miss]
  for (let step = 0; step < mostSteps; step++) {
    const weight = step % 4 === 3 || fa === fb ? 0.5 : fa / (fa - fb)
    const ratio = b.settled.flow / a.settled.flow
    const middle = at(a.settled.flow * ratio ** weight)
    const scale = Math.abs(middle.settled.front.enthalpy - middle.settled.inlet.enthalpy)
    if (Math.abs(middle.miss) <= 1e-7 * scale || Math.abs(ratio - 1) < 1e-9) return middle.settled
    if (middle.miss * fb < 0) {
      ;[a, fa] = [b, fb]
    } else {
      fa /= 2
    }
    ;[b, fb] = [middle, middle.miss]
  }
  return b.settled
}
