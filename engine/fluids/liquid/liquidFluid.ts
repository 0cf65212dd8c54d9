/** A liquid described by polynomials, as a fluid. */
import { EngineError } from '../../errors'
import { type Fluid, type HotFluid, type HotState, withinLimits } from '../fluid'
import type { LiquidCurve, LiquidData, LiquidPolynomial } from '../liquidData'
import { handedOut, stateBy } from '../stateBy'

/** State at which enthalpy and entropy are zero. */
const zero = { T: 293.15, p: 101_325 }

/** A liquid at one concentration: each property is a polynomial in T - baseT. */
interface AtShare {
  readonly data: LiquidData
  readonly name: string
  readonly limits: Fluid['limits']
  readonly rho: readonly number[]
  readonly cp: readonly number[]
  readonly k: readonly number[]
  readonly logMu: (T: number) => number
}

/** The polynomial in T at one concentration. */
function atShare(polynomial: LiquidPolynomial, x: number): number[] {
  return polynomial.map(row => row.reduceRight((sum, factor) => sum * x + factor, 0))
}

function sum(factors: readonly number[], t: number): number {
  let value = 0
  for (let i = factors.length - 1; i >= 0; i--) value = value * t + factors[i]!
  return value
}

function slope(factors: readonly number[], t: number): number {
  let value = 0
  for (let i = factors.length - 1; i > 0; i--) value = value * t + i * factors[i]!
  return value
}

/** The integral of a polynomial from its base. */
function integral(factors: readonly number[], t: number): number {
  let value = 0
  for (let i = factors.length - 1; i >= 0; i--) value = value * t + factors[i]! / (i + 1)
  return value * t
}

/** The integral of a polynomial in t over t + base: I(j) = t^j / j - base I(j - 1), I(0) = ln(t + base). */
function integralOverT(factors: readonly number[], t: number, base: number): number {
  let part = Math.log(t + base)
  let value = factors[0]! * part
  for (let i = 1; i < factors.length; i++) {
    part = t ** i / i - base * part
    value += factors[i]! * part
  }
  return value
}

function curveAt({ kind, terms }: LiquidCurve, T: number, baseT: number): number {
  if (kind === 'series') return sum(terms, T - baseT)
  const [a, b, c] = terms as [number, number, number]
  if (kind === 'exponential') return a / (T + b) - c
  return b * Math.log(1 / (T + a) + 1 / (T + a) ** 2) + c
}

/**
 * Freezing temperature of a solution.
 *
 * @param data  the solution
 * @param x     share of the solute, on the basis of the data
 * @returns     temperature [K]
 *
 * Valid for the shares of the data.
 *
 * Source: the data's own citation.
 */
export function freezingAt(data: LiquidData, x: number): number {
  const { freezing, logFreezing, baseX } = data
  return logFreezing ? Math.exp(sum(logFreezing, x - baseX)) : sum(freezing!, x - baseX)
}

/**
 * A solution of one concentration, or an oil, as a fluid.
 *
 * @param data  the liquid
 * @param x     share of the solute, on the basis of the data; 0 for an oil
 * @param name  its name
 * @returns     the fluid; h = 0 and s = 0 at 20 °C and one atmosphere
 *
 * Valid from freezing to the highest temperature of the data, while it is a liquid; else `out-of-range`. Density and
 * heat capacity do not depend on pressure; enthalpy and entropy do, by density and thermal expansion.
 *
 * Source: the data's own citation.
 */
export function liquidFluid(data: LiquidData, x: number, name: string): Fluid {
  const dx = x - data.baseX
  const { logMu } = data
  const logMuFactors = 'polynomial' in logMu ? atShare(logMu.polynomial, dx) : []
  const of: AtShare = {
    data,
    name,
    limits: {
      lowestT: data.basis ? Math.max(data.lowestT, freezingAt(data, x)) : data.lowestT,
      highestT: data.highestT,
      highestP: 1e7,
    },
    rho: atShare(data.rho, dx),
    cp: atShare(data.cp, dx),
    k: atShare(data.k, dx),
    logMu: 'polynomial' in logMu ? T => sum(logMuFactors, T - data.baseT) : T => curveAt(logMu, T, data.baseT),
  }
  const hot = hotLiquid(of)
  return {
    name,
    method: 'reference',
    molarMass: Number.NaN,
    critical: { T: Number.NaN, p: Number.NaN, rho: Number.NaN },
    limits: of.limits,
    sources: { 'every property': data.source },
    zero: 'h = 0 and s = 0 at 20 °C and 101 325 Pa',
    doubts: [
      'Density and heat capacity are those at low pressure.',
      ...(data.pureRho
        ? ['Without inhibitors; those of a maker change heat capacity by 1 to 4 %, viscosity by up to 15 %.']
        : []),
      ...(data.volumeByMass ? ['With the inhibitors of those tables; other makers differ.'] : []),
      ...(data.logVapour ? [] : ['Nothing is known of its boiling.']),
    ],
    hot,
    state: stateBy(hot, handedOutLiquid),
  }
}

/** An incompressible liquid has no speed of sound, and cp and cv are the same. */
function handedOutLiquid(out: HotState): ReturnType<typeof handedOut> {
  const { w: _, ...state } = handedOut(out)
  return state
}

/**
 * Vapour pressure of an oil.
 *
 * @param data  the liquid
 * @param T     temperature [K]
 * @returns     pressure [Pa]; 0 where it is negligible or unknown
 *
 * Valid as the data.
 *
 * Source: the data's own citation.
 */
export function vapourPressure({ logVapour, baseT }: LiquidData, T: number): number {
  if (!logVapour || T < logVapour.from) return 0
  return Math.exp(curveAt(logVapour, T, baseT))
}

/** Derivative of enthalpy by pressure: v - T dv/dT. */
const enthalpyByPressure = ({ rho, data }: AtShare, T: number): number => {
  const density = sum(rho, T - data.baseT)
  return (1 + (T / density) * slope(rho, T - data.baseT)) / density
}

function enthalpy(of: AtShare, T: number, p: number): number {
  const { cp, data } = of
  const heat = integral(cp, T - data.baseT) - integral(cp, zero.T - data.baseT)
  return heat + p * enthalpyByPressure(of, T) - zero.p * enthalpyByPressure(of, zero.T)
}

/** Entropy; its derivative by pressure is -dv/dT. */
function entropy(of: AtShare, T: number, p: number): number {
  const { cp, rho, data } = of
  const byPressure = (at: number) => slope(rho, at - data.baseT) / sum(rho, at - data.baseT) ** 2
  const heat = integralOverT(cp, T - data.baseT, data.baseT) - integralOverT(cp, zero.T - data.baseT, data.baseT)
  return heat + p * byPressure(T) - zero.p * byPressure(zero.T)
}

function write(of: AtShare, T: number, p: number, out: HotState): void {
  withinLimits(of.name, T, p, of.limits)
  const boiling = vapourPressure(of.data, T)
  if (p < boiling)
    throw new EngineError('out-of-range', `${of.name} boils at ${T} K below ${boiling} Pa`, {
      T,
      p,
      limit: 'vapor pressure',
      at: boiling,
    })
  const t = T - of.data.baseT
  out.T = T
  out.p = p
  out.rho = sum(of.rho, t)
  out.h = enthalpy(of, T, p)
  out.s = entropy(of, T, p)
  out.cp = sum(of.cp, t)
  out.cv = out.cp
  out.w = 0
  out.q = -1
  out.phase = 'liquid'
}

function hotLiquid(of: AtShare): HotFluid {
  const { name, limits, data } = of
  const never = (what: string) => (): never => {
    throw new EngineError('out-of-range', `${name} is answered as a liquid alone: ${what}`, {})
  }
  const onIsobar = (p: number, property: 'h' | 's', value: number, out: HotState) => {
    const at = property === 'h' ? enthalpy : entropy
    let low = limits.lowestT
    let high = limits.highestT
    if (!(value >= at(of, low, p) && value <= at(of, high, p)))
      throw new EngineError('out-of-range', `${name}: ${property} ${value} is beyond ${low} to ${high} K`, {
        p,
        [property]: value,
        ...limits,
      })
    let T = Math.min(Math.max(300, low), high)
    for (let step = 0; step < 100; step++) {
      const excess = at(of, T, p) - value
      if (excess > 0) high = T
      else low = T
      const cp = sum(of.cp, T - data.baseT)
      let next = T - excess / (property === 'h' ? cp : cp / T)
      if (!(next >= low && next <= high)) next = 0.5 * (low + high)
      const isThere = Math.abs(next - T) < 1e-13 * T
      T = next
      if (isThere) break
    }
    write(of, T, p, out)
  }
  return {
    atTp: (T, p, out) => write(of, T, p, out),
    atTq: never('it has no saturation here'),
    atPq: never('it has no saturation here'),
    atPh: (p, h, out) => onIsobar(p, 'h', h, out),
    atPs: (p, s, out) => onIsobar(p, 's', s, out),
    atTrho: never('temperature and density leave the pressure open'),
    transport(out) {
      out.mu = Math.exp(of.logMu(out.T))
      out.k = sum(of.k, out.T - data.baseT)
      out.sigma = 0
    },
  }
}
