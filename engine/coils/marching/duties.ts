/** The known conditions of the fluid at the ends of a coil, by coil type. */
import { EngineError } from '../../errors'
import { leastDifference, reachable } from '../checks/limits'
import type { CondenserCoil, EvaporatorCoil, FluidCoil, SteamCoil } from '../coil'
import { type CoilStream, isRefrigerantCoil, type MarchableCoil } from '../streams/coilStream'
import { domeEnds, streamState, type TubeStream } from '../streams/stream'
import type { Duty } from './settle'

/** A duty without its first guess of the flow, but with the temperatures for that guess. */
export interface DutyOf extends Omit<Duty, 'flow'> {
  /** Given flow [kg/s]. */
  flow?: number
  /** Typical temperature of the fluid, and its lowest and highest possible temperature in this coil [K]. */
  typical: number
  coldest: number
  warmest: number
  /** The target of a condenser, where the air does not allow it, and the target that is rated instead [K]. */
  limited?: { asked: number; rated: number }
}

/** Glide and pressure drop may make a refrigerant this much colder than its suction temperature at some place [K]. */
const belowSuction = 25

/**
 * The known conditions of the fluid at both ends.
 *
 * @param input   a checked coil
 * @param of      the fluid in its tubes
 * @returns entering enthalpy, known pressure, and either the flow or the leaving state
 *
 * Valid for the coil types with a fluid; a duty that no flow can meet is `invalid-input` at its field.
 *
 * Source: definitions of the coil types.
 */
export function dutyOf(input: MarchableCoil, { stream, fluid }: CoilStream): DutyOf {
  if (input.coilType === 'FLUID') return fluidDuty(input, stream, fluid!.pressure)
  if (input.coilType === 'EVAP') return evaporatorDuty(input, stream)
  return isRefrigerantCoil(input) ? condenserDuty(input, stream) : steamDuty(input, stream)
}

function fluidDuty(input: FluidCoil, stream: TubeStream, pressure: number): DutyOf {
  const { fluid, air, application } = input
  const { enteringTemperature, given } = fluid
  const entering = stream.enthalpy(pressure, enteringTemperature)
  const duty: DutyOf = {
    entering: () => entering,
    pressure,
    pressureAt: 'inlet',
    typical: enteringTemperature,
    coldest: Math.min(enteringTemperature, air.dryBulb),
    warmest: Math.max(enteringTemperature, air.dryBulb),
  }
  const state = streamState()
  switch (given.kind) {
    case 'mass-flow':
      return { ...duty, flow: given.value }
    case 'volume-flow':
      stream.at(pressure, entering, state)
      return { ...duty, flow: given.value * state.rho }
    case 'leaving-temperature': {
      const { value } = given
      const between = (value - enteringTemperature) * (air.dryBulb - value)
      if (!(between > 0)) {
        refuse('fluid.given.value', value, 'the fluid cannot leave beyond the entering air', 'temperature', [
          Math.min(enteringTemperature, air.dryBulb),
          Math.max(enteringTemperature, air.dryBulb),
        ])
      }
      return { ...duty, leaving: p => stream.enthalpy(p, value) }
    }
    case 'capacity': {
      const heat = application === 'Cooling' ? given.value : -given.value
      if (!(heat * (air.dryBulb - enteringTemperature) > 0)) {
        refuse('fluid.enteringTemperature', enteringTemperature, 'the fluid cannot do this duty', 'temperature')
      }
      return { ...duty, leaving: (_p, flow) => entering + heat / flow, leavingSlope: flow => -heat / flow }
    }
  }
}

/** Steam, all of which condenses: it leaves as liquid at saturation. */
function steamDuty({ steam, air }: SteamCoil, stream: TubeStream): DutyOf {
  const ends = domeEnds()
  const { pressure } = steam
  stream.dome(pressure, ends)
  const saturation = ends.dew.T
  if (!(saturation > air.dryBulb + 0.5)) {
    refuse('steam.pressure', pressure, 'the air is too warm for steam of this pressure to condense', 'absolutePressure')
  }
  const { temperature, quality = 1 } = steam
  if (temperature !== undefined && !(temperature > saturation - 0.01)) {
    refuse('steam.temperature', temperature, 'superheated steam is warmer than its saturation', 'temperature', [
      saturation,
      773.15,
    ])
  }
  const entering =
    temperature === undefined
      ? ends.bubble.h + quality * (ends.dew.h - ends.bubble.h)
      : Math.max(ends.dew.h, stream.enthalpy(pressure, Math.max(temperature, saturation + 0.01)))
  return {
    entering: () => entering,
    pressure,
    pressureAt: 'inlet',
    leaving: p => {
      stream.dome(p, ends)
      return ends.bubble.h
    },
    typical: saturation,
    coldest: air.dryBulb,
    warmest: Math.max(saturation, temperature ?? 0),
  }
}

function evaporatorDuty({ refrigerant, air }: EvaporatorCoil, stream: TubeStream): DutyOf {
  const { suctionTemperature, inlet, given } = refrigerant
  const ends = domeEnds()
  const pressure = dewPressure(stream, suctionTemperature, 'refrigerant.suctionTemperature')
  stream.dome(pressure, ends)
  const liquid = inlet.kind === 'liquid-temperature' ? liquidEnthalpy(stream, inlet.value) : 0
  if (liquid > ends.dew.h) {
    refuse('refrigerant.inlet.value', inlet.value, 'this liquid would be all vapor behind the valve', 'temperature')
  }
  const duty: DutyOf = {
    entering: p => {
      if (inlet.kind === 'liquid-temperature') return liquid
      stream.dome(p, ends)
      return ends.bubble.h + inlet.value * (ends.dew.h - ends.bubble.h)
    },
    pressure,
    pressureAt: 'outlet',
    typical: suctionTemperature,
    coldest: Math.min(suctionTemperature, air.dryBulb) - belowSuction,
    warmest: Math.max(suctionTemperature, air.dryBulb),
  }
  const room = air.dryBulb - suctionTemperature
  if (!(room > leastDifference)) {
    const path = 'refrigerant.suctionTemperature'
    refuse(path, suctionTemperature, 'the suction is not below the entering air: nothing boils', 'temperature', [
      213.15,
      air.dryBulb,
    ])
  }
  if (given.kind === 'mass-flow') return { ...duty, flow: given.value }
  const rated = Math.min(given.value, reachable * room)
  stream.dome(pressure, ends)
  const leaving = rated < 1e-3 ? ends.dew.h : stream.enthalpy(pressure, ends.dew.T + rated)
  return { ...duty, leaving: () => leaving }
}

function condenserDuty({ refrigerant, air }: CondenserCoil, stream: TubeStream): DutyOf {
  const { at, hotGasTemperature: hot, given } = refrigerant
  const ends = domeEnds()
  const pressure = at.kind === 'pressure' ? at.value : dewPressure(stream, at.value, 'refrigerant.at.value')
  const isDense = pressure >= stream.criticalPressure
  if (!isDense) stream.dome(pressure, ends)
  const dew = isDense ? hot : ends.dew.T
  if (hot < dew - 0.01) {
    refuse('refrigerant.hotGasTemperature', hot, 'the gas is colder than its dew temperature', 'temperature', [
      dew,
      473.15,
    ])
  }
  if (!(hot > air.dryBulb + leastDifference)) {
    refuse('refrigerant.hotGasTemperature', hot, 'the hot gas is not above the entering air', 'temperature', [
      air.dryBulb,
      473.15,
    ])
  }
  const entering = !isDense && hot < dew + 0.01 ? ends.dew.h : stream.enthalpy(pressure, hot)
  const duty: DutyOf = {
    entering: () => entering,
    pressure,
    pressureAt: 'inlet',
    typical: isDense ? (hot + air.dryBulb) / 2 : dew,
    coldest: Math.min(air.dryBulb, hot) - belowSuction,
    warmest: Math.max(hot, air.dryBulb),
  }
  if (given.kind === 'mass-flow') return { ...duty, flow: given.value }
  const path = 'refrigerant.given.value'
  if (given.kind === 'leaving-temperature') {
    if (!(given.value > air.dryBulb && given.value < hot)) {
      const message = 'the refrigerant leaves between the air and the hot gas'
      refuse(path, given.value, message, 'temperature', [air.dryBulb, hot])
    }
    return { ...duty, leaving: p => temperatureEnthalpy(stream, p, given.value) }
  }
  if (isDense) refuse('refrigerant.given.kind', given.kind, 'above the critical pressure there is no subcooling')
  if (!(ends.bubble.T - air.dryBulb > leastDifference)) {
    const message = 'the refrigerant would end condensing below the entering air: raise its dew temperature or pressure'
    refuse('refrigerant.at.value', at.value, message)
  }
  const limited = { asked: given.value, rated: given.value }
  return {
    ...duty,
    limited,
    leaving: p => {
      stream.dome(p, ends)
      limited.rated = Math.min(given.value, reachable * Math.max(0, ends.bubble.T - air.dryBulb))
      return limited.rated < 1e-3 ? ends.bubble.h : stream.enthalpy(p, ends.bubble.T - limited.rated)
    },
  }
}

/** Enthalpy at a temperature; within a glide, interpolated by the temperature. */
function temperatureEnthalpy(stream: TubeStream, p: number, T: number): number {
  if (p >= stream.criticalPressure) return stream.enthalpy(p, T)
  const ends = domeEnds()
  stream.dome(p, ends)
  if (T <= ends.bubble.T) return T > ends.bubble.T - 1e-3 ? ends.bubble.h : stream.enthalpy(p, T)
  if (T >= ends.dew.T) return T < ends.dew.T + 1e-3 ? ends.dew.h : stream.enthalpy(p, T)
  return ends.bubble.h + ((T - ends.bubble.T) / (ends.dew.T - ends.bubble.T)) * (ends.dew.h - ends.bubble.h)
}

/** Pressure that has this dew temperature. */
function dewPressure(stream: TubeStream, T: number, path: string): number {
  const p = stream.saturationPressure(T, 1)
  if (p === undefined) refuse(path, T, `${stream.name} has no saturation at this temperature`, 'temperature')
  return p
}

/** Enthalpy of liquid before the expansion valve, which the valve does not change. */
function liquidEnthalpy(stream: TubeStream, T: number): number {
  const p = stream.saturationPressure(T, 0)
  const path = 'refrigerant.inlet.value'
  if (p === undefined) refuse(path, T, `${stream.name} is no liquid at this temperature`, 'temperature')
  const ends = domeEnds()
  stream.dome(p, ends)
  return ends.bubble.h
}

function refuse(
  path: string,
  value: unknown,
  message: string,
  quantity?: string,
  [min, max]: readonly [number, number] | readonly [] = [],
): never {
  throw new EngineError('invalid-input', message, {
    path,
    value,
    ...(quantity && { quantity }),
    ...(min !== undefined && { min, max }),
  })
}
