/**
 * Entering and leaving conditions of a coil whose fluid changes its phase, for all its types: pressures, enthalpies,
 * flow. SI.
 */
import { EngineError } from '../../errors'
import { type Fluid, hotState } from '../../fluids/fluid'
import { fluidOf } from '../../fluids/fluids'
import { leastDifference, reachable } from '../checks/limits'
import type { CondenserCoil, EvaporatorCoil, SteamCoil } from '../coil'
import { phaseStream } from '../streams/phaseStream'
import { domeEnds, type TubeStream } from '../streams/stream'

/** A coil whose fluid changes its phase. */
export type PhaseCoil = EvaporatorCoil | CondenserCoil | SteamCoil

/** The fluid of such a coil: its entering and wanted leaving state. */
export interface ZoneCase {
  input: PhaseCoil
  fluid: Fluid
  stream: TubeStream
  /** 1 where the air warms the fluid, -1 where it cools it. */
  sign: 1 | -1
  /** The end where the pressure is known, and that pressure [Pa]. */
  fixed: 'inlet' | 'outlet'
  pressure: number
  /** Above the critical pressure: no zones, only a gas that is cooled. */
  isDense: boolean
  /** The same pressure everywhere in the tubes: a distributing steam coil. */
  isEven: boolean
  /** Without losses at the ends as well, as published cases are solved. */
  isobaric?: boolean
  enteringEnthalpy(pressure: number): number
  /** Enthalpy wanted at the outlet [J/kg]; absent where the flow is given. */
  leavingEnthalpy?(pressure: number): number
  massFlow?: number
  /** Lowest fluid temperature of a cooling coil, highest of a heating one, as a start for the air side [K]. */
  extreme: number
  /** The target of a condenser, and the one that is rated where the air does not allow it [K]. */
  limited?: { asked: number; rated: number }
}

/**
 * The fluid side of a coil whose fluid changes its phase.
 *
 * @param input  a checked coil input, SI
 * @returns      the case
 *
 * Valid where the air can do the duty of the coil; else `invalid-input` with the field to change.
 *
 * Source: definitions of the coil types.
 */
export function zoneCase(input: PhaseCoil): ZoneCase {
  if ('steam' in input) return steamCoil(input)
  return input.coilType === 'EVAP' ? evaporator(input) : condenser(input)
}

function evaporator(input: EvaporatorCoil): ZoneCase {
  const { refrigerant, air } = input
  const { fluid, stream } = fluidSide(refrigerant.name, input)
  const at = hotState()
  const { suctionTemperature, inlet, given } = refrigerant
  asField('refrigerant.suctionTemperature', suctionTemperature, () => fluid.hot.atTq(suctionTemperature, 1, at))
  const { p } = at
  if (p > 0.95 * fluid.critical.p)
    refuse('refrigerant.suctionTemperature', 'is too close to the critical point', suctionTemperature)
  const room = air.dryBulb - suctionTemperature
  if (!(room > leastDifference)) {
    refuse(
      'refrigerant.suctionTemperature',
      'is not below the entering air: nothing boils',
      suctionTemperature,
      air.dryBulb,
    )
  }
  const entering = enteringOfValve(inlet, fluid, stream)
  const dew = dewOf(stream, p)
  if (!(entering(p) < dew.h)) refuse('refrigerant.inlet.value', 'leaves no liquid to boil', inlet.value)
  const base = { input, fluid, stream, sign: 1 as const, fixed: 'outlet' as const, pressure: p, isDense: false }
  const common = { ...base, isEven: false, enteringEnthalpy: entering, extreme: suctionTemperature }
  if (given.kind === 'mass-flow') return { ...common, massFlow: given.value }
  const rated = Math.min(given.value, reachable * room)
  const leaving = rated > 0 ? stream.enthalpy(p, dew.T + Math.max(rated, 1e-3)) : dew.h
  return { ...common, leavingEnthalpy: () => leaving }
}

/** Enthalpy after the expansion valve: that of the liquid before it, or of a quality. */
function enteringOfValve(
  inlet: EvaporatorCoil['refrigerant']['inlet'],
  fluid: Fluid,
  stream: TubeStream,
): (pressure: number) => number {
  if (inlet.kind === 'quality') {
    const ends = domeEnds()
    return pressure => {
      stream.dome(pressure, ends)
      return ends.bubble.h + inlet.value * (ends.dew.h - ends.bubble.h)
    }
  }
  const at = hotState()
  asField('refrigerant.inlet.value', inlet.value, () => fluid.hot.atTq(inlet.value, 0, at))
  const { h } = at
  return () => h
}

function condenser(input: CondenserCoil): ZoneCase {
  const { refrigerant, air } = input
  const { fluid, stream } = fluidSide(refrigerant.name, input)
  const at = hotState()
  const { at: given, hotGasTemperature } = refrigerant
  if (given.kind === 'dew-temperature') {
    asField('refrigerant.at.value', given.value, () => fluid.hot.atTq(given.value, 1, at))
  }
  const pressure = given.kind === 'pressure' ? given.value : at.p
  const isDense = pressure >= fluid.critical.p
  const room = { air: air.dryBulb, hot: hotGasTemperature }
  if (!isDense) {
    const dew = asField('refrigerant.at.value', given.value, () => ({ ...dewOf(stream, pressure) }))
    if (!(dew.T - air.dryBulb > leastDifference)) {
      refuse('refrigerant.at.value', 'gives no condensing above the entering air', given.value, air.dryBulb)
    }
    if (hotGasTemperature < dew.T - 1e-6) {
      refuse('refrigerant.hotGasTemperature', 'is below the dew temperature: no gas enters', hotGasTemperature, dew.T)
    }
    room.hot = dew.T
  } else if (!(hotGasTemperature - air.dryBulb > leastDifference)) {
    refuse('refrigerant.hotGasTemperature', 'is not above the entering air', hotGasTemperature, air.dryBulb)
  }
  const entering = asField('refrigerant.hotGasTemperature', hotGasTemperature, () =>
    isDense || hotGasTemperature > room.hot + 1e-3
      ? stream.enthalpy(pressure, hotGasTemperature)
      : dewOf(stream, pressure).h,
  )
  const common = {
    input,
    fluid,
    stream,
    sign: -1 as const,
    fixed: 'inlet' as const,
    pressure,
    isDense,
    isEven: false,
    enteringEnthalpy: () => entering,
    extreme: isDense ? hotGasTemperature : room.hot,
  }
  return { ...common, ...condenserTarget(input, stream, isDense, entering) }
}

/** Wanted leaving state of a condenser: by subcooling, by temperature, or open where the flow is given. */
function condenserTarget(
  input: CondenserCoil,
  stream: TubeStream,
  isDense: boolean,
  entering: number,
): Pick<ZoneCase, 'massFlow' | 'leavingEnthalpy' | 'limited'> {
  const { given, hotGasTemperature } = input.refrigerant
  const air = input.air.dryBulb
  if (given.kind === 'mass-flow') return { massFlow: given.value }
  if (isDense) {
    if (given.kind === 'subcooling') {
      refuse('refrigerant.given.kind', 'has no meaning above the critical pressure', given.value)
    }
    if (given.value >= hotGasTemperature) refuse('refrigerant.given.value', 'is not below the hot gas', given.value)
    const least = hotGasTemperature - reachable * (hotGasTemperature - air)
    const rated = Math.max(given.value, least)
    return {
      leavingEnthalpy: pressure => Math.min(entering - 1, stream.enthalpy(pressure, rated)),
      ...(rated > given.value && { limited: { asked: given.value, rated } }),
    }
  }
  const ends = domeEnds()
  const limited: { asked: number; rated: number } = { asked: given.value, rated: given.value }
  const leavingEnthalpy = (pressure: number) => {
    stream.dome(pressure, ends)
    const { bubble, dew } = ends
    const wanted = given.kind === 'subcooling' ? bubble.T - given.value : given.value
    const least = bubble.T - reachable * Math.max(0, bubble.T - air)
    const T = Math.max(wanted, least)
    limited.rated = given.kind === 'subcooling' ? bubble.T - T : T
    const h =
      T < bubble.T - 1e-6
        ? stream.enthalpy(pressure, T)
        : T > dew.T + 1e-6
          ? stream.enthalpy(pressure, T)
          : // Within the glide; a pure fluid leaves as liquid.
            bubble.h + (dew.T - bubble.T > 0.01 ? (T - bubble.T) / (dew.T - bubble.T) : 0) * (dew.h - bubble.h)
    return Math.min(entering - 1, h)
  }
  return { leavingEnthalpy, limited }
}

function steamCoil(input: SteamCoil): ZoneCase {
  const { steam, air } = input
  const { fluid, stream } = fluidSide('R-718', input)
  const ends = domeEnds()
  stream.dome(steam.pressure, ends)
  const { bubble, dew } = ends
  if (!(dew.T - air.dryBulb > leastDifference)) {
    refuse('steam.pressure', 'gives no condensing above the entering air', steam.pressure)
  }
  const isSuper = input.coilType.startsWith('SUPER')
  if (isSuper && steam.temperature !== undefined && steam.temperature < dew.T) {
    refuse('steam.temperature', 'is below saturation: the steam is not superheated', steam.temperature, dew.T)
  }
  const superheated = isSuper ? (steam.temperature ?? dew.T) : dew.T
  const entering =
    superheated > dew.T + 1e-3
      ? asField('steam.temperature', superheated, () => stream.enthalpy(steam.pressure, superheated))
      : bubble.h + (isSuper ? 1 : (steam.quality ?? 1)) * (dew.h - bubble.h)
  const isEven = input.coilType.endsWith('DISTR')
  const out = domeEnds()
  return {
    input,
    fluid,
    stream,
    sign: -1,
    fixed: 'inlet',
    pressure: steam.pressure,
    isDense: false,
    isEven,
    enteringEnthalpy: () => entering,
    leavingEnthalpy: pressure => {
      stream.dome(pressure, out)
      return Math.min(entering - 1, out.bubble.h)
    },
    extreme: superheated,
  }
}

function fluidSide(name: string, { methods }: PhaseCoil): { fluid: Fluid; stream: TubeStream } {
  const path = name === 'R-718' ? 'steam' : 'refrigerant.name'
  const fluid = asField(path, name, () => fluidOf(name, methods?.properties ?? 'table'))
  return { fluid, stream: phaseStream(fluid) }
}

function dewOf(stream: TubeStream, pressure: number) {
  const ends = domeEnds()
  stream.dome(pressure, ends)
  return ends.dew
}

/** Turns an error of a property equation into an error of the field that caused it. */
function asField<T>(path: string, value: unknown, ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError('invalid-input', error.message, { path, value })
  }
}

function refuse(path: string, why: string, value: number, limit?: number): never {
  const inKelvin = /emperature$|air/.test(path)
  throw new EngineError('invalid-input', `${path} ${why}`, {
    path,
    value,
    ...(limit !== undefined && { limit }),
    ...(inKelvin && { quantity: 'temperature' }),
  })
}
