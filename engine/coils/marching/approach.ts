/** The way from a first guess into the reach of Newton's method. */
import { sweepAir } from './airSweep'
import { sweepFluid, usedDropOf } from './fluidSweep'
import { type MarchState, refreshRows } from './marchedCoil'
import { type Duty, pressuresOf } from './settle'

/** Sweeps of the approach, and how far each may move the flow down and up. */
const sweeps = 16
const reach = { down: 0.5, up: 1.5, choked: 0.6 } as const

/** Where an approach ended. */
export interface Approached {
  flow: number
  pressure: number
  isChoked: boolean
}

/**
 * Nears a duty from above: the flow that would carry the heat of the last sweep away in the wanted state. Where fluid is
 * short of air its leaving state no longer tells how short; heat over the wanted rise does.
 *
 * @param state  the march; written over
 * @param duty   what is known of its fluid
 * @param from   first flow, more than will do [kg/s]
 * @returns      flow [kg/s] and entering pressure [Pa], and whether the fluid still wants more pressure than it has
 *
 * Valid for any duty; ends after 16 sweeps.
 *
 * Source: heat balance.
 */
export function approach(state: MarchState, duty: Omit<Duty, 'flow'>, from: number): Approached {
  const { airT, airW } = state
  state.pressures = pressuresOf(duty, state.coil)
  state.isFromOutlet = duty.pressureAt === 'outlet'
  const [lowest, highest] = state.pressures
  const nextT = airT.slice()
  const nextW = airW.slice()
  let flow = from
  let pressure = duty.pressure
  let isChoked = false
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const expected = state.isFromOutlet ? usedDropOf(state) : 0
    const known = duty.pressure + (duty.exitDrop?.(flow) ?? 0) - (duty.entryDrop?.(flow) ?? 0)
    pressure = Math.min(highest, Math.max(lowest, known + expected))
    const enthalpy = duty.entering(pressure)
    const front = sweepFluid(state, { pressure, enthalpy }, flow)
    sweepAir(state, nextT, nextW)
    airT.set(nextT)
    airW.set(nextW)
    refreshRows(state)
    isChoked = front.pressure <= lowest * 1.001 || pressure >= highest * 0.999
    if (!duty.leaving) continue
    const share = (front.enthalpy - enthalpy) / (duty.leaving(front.pressure, flow) - enthalpy)
    flow *= isChoked ? reach.choked : Math.min(reach.up, Math.max(reach.down, share))
  }
  return { flow, pressure, isChoked }
}
