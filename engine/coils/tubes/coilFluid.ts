import { EngineError } from '../../errors'
import { type Fluid, hotState } from '../../fluids/fluid'
import { fluidOf } from '../../fluids/fluids'
import { gasMixture, gasMixtureNames, gasNames } from '../../fluids/gases'
import { filmLimit } from '../../fluids/liquid/filmLimits'
import { burstPoint, freezingPoint, oilNames, solutionNames, solutionOf } from '../../fluids/liquids'
import {
  type FluidPoint,
  fluidPoint,
  type PropertySegments,
  propertySegments,
  readSegments,
} from '../../fluids/propertySegments'
import { liquidWater, waterFreezing } from '../../fluids/water'
import { rememberLast } from '../../rememberLast'
import type { FluidCoil } from '../coil'
import { ownFluid, ownFluidName } from './ownFluid'

/** The fluid in the tubes of a fluid coil, at its entering pressure. */
export interface CoilFluid {
  readonly name: string
  /** `dense` is above the critical pressure, where the properties vary strongly. */
  readonly kind: 'liquid' | 'gas' | 'dense'
  readonly pressure: number
  /** Temperature range of the properties [K]; beyond it the values at the limit are used. */
  readonly lowest: number
  readonly highest: number
  /** Temperature at which ice begins to form [K]; undefined where nothing freezes. */
  readonly freezing?: number
  /** Temperature down to which a glycol keeps tubes from bursting [K]. */
  readonly burst?: number
  /** Highest film temperature that its manufacturer allows [K]. */
  readonly filmLimit?: number
  /** Temperature of the largest heat capacity of a dense fluid [K]. */
  readonly pseudocritical?: number
  /** Mole fraction of water vapour in a gas. */
  readonly vapourShare: number
  /** Only for a gas [kg/mol]. */
  readonly molarMass?: number
  readonly segments: PropertySegments
}

/** Pressure of the fluid where none is given [Pa]: a closed loop of liquid, a gas in open ducts. */
export const ordinaryFluidPressure = 500_000
const ordinaryGasPressure = 101_325

/** Highest temperature at which liquid water is evaluated [K]. */
const hottestWater = 473.15

/** Widths of the intervals in which properties are fitted [K]. */
const widths = { liquid: 5, gas: 5, dense: 0.5, table: 1 } as const

/** Critical pressure of carbon dioxide [Pa]. */
const carbonDioxideCritical = 7.3773e6

/** Fluids already prepared, the last requested at the end: a search rates thousands of coils with one fluid. */
const remembered = rememberLast(make, 24, ({ name, share, basis, mixture, table, pressure }) => [
  name,
  share,
  basis,
  mixture,
  table,
  pressure,
])

/**
 * The fluid of a coil.
 *
 * @param fluid  its name, share, gases and pressure
 * @returns its kind, limits [K], freezing point [K], and fitted properties
 *
 * Valid for water, glycols and brines of the engine, its oils, its gases and mixtures of them, carbon dioxide above its
 * critical pressure, and the user's own table; else `invalid-input` with the path of the field.
 *
 * Source: IAPWS-IF97, and as each fluid of `fluids` names its own.
 *
 * @example readSegments(coilFluid({ name: 'Water' }).segments, 300, point)
 */
export function coilFluid(fluid: Omit<FluidCoil['fluid'], 'enteringTemperature' | 'given'>): CoilFluid {
  return remembered(fluid)
}

type Asked = Parameters<typeof coilFluid>[0]

function make(asked: Asked): CoilFluid {
  const { name, mixture } = asked
  if (name === ownFluidName) return own(asked)
  if (mixture)
    return gas(
      asked,
      named(() => gasMixture(mixture, 'mole', name), 'fluid.mixture'),
      mixture,
    )
  if (name === 'Water') return water(asked.pressure ?? ordinaryFluidPressure)
  if (solutionNames().includes(name)) return solution(asked)
  if (oilNames().includes(name)) {
    const film = filmLimit(name)
    return { ...liquid(asked, fluidOf(name)), ...(film && { filmLimit: film.T }) }
  }
  const isDense = (asked.pressure ?? 0) > carbonDioxideCritical
  if (name === 'Carbon dioxide' && isDense) return dense(asked.pressure!)
  if (gasNames().includes(name) || gasMixtureNames().includes(name)) {
    return gas(asked, fluidOf(name), name === 'Water vapor' ? { [name]: 1 } : {})
  }
  throw new EngineError('invalid-input', `${name} is no fluid of such a coil`, { path: 'fluid.name', value: name })
}

/** Turns an error of the fluids into an error of the field of the document. */
function named<T>(ask: () => T, path: string): T {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError('invalid-input', error.message, { ...error.inputs, path })
  }
}

function water(pressure: number): CoilFluid {
  const exact = (T: number, out: FluidPoint) => {
    const { rho, cp, mu, k, Pr, h } = liquidWater(T, pressure)
    Object.assign(out, { rho, cp, mu, k, Pr, h })
  }
  return {
    name: 'Water',
    kind: 'liquid',
    pressure,
    lowest: waterFreezing,
    highest: hottestWater,
    freezing: waterFreezing,
    vapourShare: 0,
    segments: propertySegments(exact, waterFreezing, hottestWater, widths.liquid),
  }
}

function solution(asked: Asked): CoilFluid {
  const { name, share, basis } = asked
  if (share === undefined) {
    throw new EngineError('invalid-input', `${name} needs its share in the water`, { path: 'fluid.share' })
  }
  const fluid = named(() => solutionOf(name, share, basis), 'fluid.share')
  const burst = burstPoint(name, share, basis)
  return { ...liquid(asked, fluid), freezing: freezingPoint(name, share, basis), ...(burst && { burst }) }
}

/** The fluid of the user's table: a liquid, defined from its first to its last row. */
function own({ name, table = [], pressure = ordinaryFluidPressure }: Asked): CoilFluid {
  const exact = ownFluid(table)
  const lowest = table[0]!.temperature
  const highest = table.at(-1)!.temperature
  const segments = propertySegments(exact, lowest, highest, widths.table)
  return { name, kind: 'liquid', pressure, lowest, highest, vapourShare: 0, segments }
}

function liquid({ pressure = ordinaryFluidPressure }: Asked, fluid: Fluid): CoilFluid {
  return tabled(fluid, 'liquid', pressure)
}

function gas(
  { pressure = ordinaryGasPressure }: Asked,
  fluid: Fluid,
  parts: Readonly<Record<string, number>>,
): CoilFluid {
  return { ...tabled(fluid, 'gas', pressure), vapourShare: parts['Water vapor'] ?? 0, molarMass: fluid.molarMass }
}

function dense(pressure: number): CoilFluid {
  const fluid = tabled(fluidOf('R-744'), 'dense', pressure)
  return { ...fluid, name: 'Carbon dioxide', pseudocritical: pseudocriticalOf(fluid.segments) }
}

/** A fluid with the temperature range in which it is defined at a pressure. */
function tabled(fluid: Fluid, kind: CoilFluid['kind'], pressure: number): CoilFluid {
  const state = hotState()
  const exact = (T: number, out: FluidPoint) => {
    fluid.hot.atTp(T, pressure, state)
    fluid.hot.transport(state)
    const { rho, cp, mu, k, h } = state
    Object.assign(out, { rho, cp, mu, k, h, Pr: (cp * mu) / k })
  }
  const [lowest, highest] = answered(fluid, pressure, exact)
  return {
    name: fluid.name,
    kind,
    pressure,
    lowest,
    highest,
    vapourShare: 0,
    segments: propertySegments(exact, lowest, highest, widths[kind]),
  }
}

/** Range of temperatures considered for coils [K]. */
const coldestOfAll = 200
const hottestOfAll = 700

/**
 * Limits of the temperatures at which a fluid is defined at a pressure: a gas does not condense there, nor an oil boil.
 */
function answered(fluid: Fluid, pressure: number, exact: (T: number, out: FluidPoint) => void): [number, number] {
  const point = fluidPoint()
  const answers = (T: number) => {
    try {
      exact(T, point)
      return Number.isFinite(point.h) && point.mu > 0 && point.k > 0
    } catch (error) {
      if (error instanceof EngineError) return false
      throw error
    }
  }
  const low = Math.max(coldestOfAll, fluid.limits.lowestT)
  const high = Math.min(hottestOfAll, fluid.limits.highestT)
  const middle = [300, 330, 280, 360, 400, 450, 250, 500, 600].find(T => T > low && T < high && answers(T))
  if (middle === undefined) {
    throw new EngineError('invalid-input', `${fluid.name} is not of one phase at ${pressure} Pa`, {
      path: 'fluid.pressure',
      value: pressure,
      quantity: 'absolutePressure',
    })
  }
  return [edge(answers, middle, low), edge(answers, middle, high)]
}

/** Places between a defined temperature and the farthest one that are looked at. */
const looks = 8

/**
 * The farthest temperature to which all are defined: by steps, because beyond a gap a series may find a false density,
 * then by bisection.
 */
function edge(answers: (T: number) => boolean, inside: number, outside: number): number {
  let good = inside
  let bad = inside
  for (let step = 1; step <= looks && bad === inside; step++) {
    const T = inside + ((outside - inside) * step) / looks
    if (answers(T)) good = T
    else bad = T
  }
  if (bad === inside) return outside
  for (let step = 0; step < 30; step++) {
    const middle = (good + bad) / 2
    if (answers(middle)) good = middle
    else bad = middle
  }
  return good
}

/** Temperature of the largest heat capacity, by steps and then by trisection. */
function pseudocriticalOf(segments: PropertySegments): number {
  const point = fluidPoint()
  const cp = (T: number) => {
    segments.exact(T, point)
    return point.cp
  }
  let best = 305
  for (let T = 305; T < 360; T += 1) if (cp(T) > cp(best)) best = T
  let low = best - 1
  let high = best + 1
  for (let step = 0; step < 30; step++) {
    const a = low + (high - low) / 3
    const b = high - (high - low) / 3
    if (cp(a) < cp(b)) low = a
    else high = b
  }
  return (low + high) / 2
}

/**
 * Properties of the fluid at a temperature.
 *
 * @param fluid  the fluid
 * @param T      temperature [K]
 * @param out    the result is written here; a new point where left out
 * @returns `out`: density [kg/m3], heat capacity [J/kg K], viscosity [Pa s], conductivity [W/m K], Prandtl number,
 *          enthalpy [J/kg]
 *
 * Valid between the limits of the fluid. Outside them it gives the values at the nearest limit: a coil that would
 * freeze is rated as if the fluid were just liquid, with a notice of an error.
 *
 * Source: as `coilFluid`.
 */
export function fluidAt(fluid: CoilFluid, T: number, out: FluidPoint = fluidPoint()): FluidPoint {
  readSegments(fluid.segments, T, out)
  return out
}

const first = fluidPoint()

/**
 * Mean heat capacity of the fluid between two temperatures.
 *
 * @param fluid  the fluid
 * @param T1     one temperature [K]
 * @param T2     the other [K]
 * @returns enthalpy difference over temperature difference [J/kg K]; the local value where they are nearly equal
 *
 * Valid as `fluidAt`; beyond the limits the enthalpy goes on with the heat capacity there.
 *
 * Source: definition.
 */
export function meanHeatCapacity(fluid: CoilFluid, T1: number, T2: number): number {
  const low = Math.min(T1, T2)
  const high = Math.max(T1, T2)
  if (high - low < 0.05) return fluidAt(fluid, (T1 + T2) / 2, first).cp
  return (enthalpyAt(fluid, high) - enthalpyAt(fluid, low)) / (high - low)
}

function enthalpyAt(fluid: CoilFluid, T: number): number {
  const { h, cp } = fluidAt(fluid, T, first)
  return h + cp * (T - Math.min(fluid.highest, Math.max(fluid.lowest, T)))
}

/**
 * The freezing point of the fluid, as a field that is present only where it freezes.
 *
 * @param fluid  the fluid
 * @returns its freezing point [K] or nothing
 *
 * Source: definition.
 */
export function freezingOf({ freezing }: CoilFluid): { freezing?: number } {
  return freezing === undefined ? {} : { freezing }
}

/**
 * Freezing and burst protection, as a field that is present only for a solution.
 *
 * @param fluid  the fluid
 * @returns its freezing point and the temperature down to which tubes do not burst [K], or nothing
 *
 * Source: as `freezingPoint` and `burstPoint`.
 */
export function protectionOf({ name, freezing, burst }: CoilFluid): {
  protection?: { freezing: number; burst?: number }
} {
  if (freezing === undefined || name === 'Water') return {}
  return { protection: { freezing, ...(burst !== undefined && { burst }) } }
}
