/** The multi-fluid model of mixtures: mixing rules for components that have their own equations of state. */
import type { BinaryPair, BlendData } from '../blendData'
import type { FluidData } from '../fluidData'
import { type Ideal, idealOf, setIdealTau } from './ideal'
import { evaluateAll, evaluatePressure, type Residual, residualOf, setTau } from './residual'

/** Molar gas constant of mixtures [J/mol K]: the exact one of 2019. */
export const mixtureGasConstant = 8.31446261815324

/** Two components by their indices: beta gamma Y, and beta squared, of the reducing temperature and volume. */
interface Mixing {
  readonly i: number
  readonly j: number
  readonly T: number
  readonly betaT2: number
  readonly v: number
  readonly betaV2: number
  readonly factor: number
  readonly departure: Residual | undefined
  readonly terms: readonly (readonly number[])[]
}

/** Components and their mixing parameters, with work space. */
export interface Mixture {
  readonly components: readonly FluidData[]
  readonly residuals: readonly Residual[]
  readonly ideals: readonly Ideal[]
  readonly mixing: readonly Mixing[]
  /** Pairs without published parameters; they are mixed ideally. */
  readonly estimated: readonly string[]
  readonly sources: readonly string[]
  /**
   * Written by the last evaluation: reducing state, its derivatives by composition, energies and logarithms of
   * fugacity.
   */
  reducingT: number
  reducingV: number
  ad: number
  at: number
  readonly byT: Float64Array
  readonly byV: Float64Array
  readonly energy: Float64Array
  readonly logPhi: Float64Array
  compressibility: number
}

/**
 * Prepares a mixture for evaluation at any composition.
 *
 * @param components  the components' constants
 * @param data        the parameters of pairs
 * @returns           the mixture; pairs without parameters are taken as ideal and named in `estimated`
 *
 * Source: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032; E. W. Lemmon and R. T Jacobsen, J. Phys. Chem. Ref.
 * Data 33 (2004) 593; each pair's own citation.
 */
export function mixtureOf(components: readonly FluidData[], data: BlendData): Mixture {
  const mixing: Mixing[] = []
  const estimated: string[] = []
  const sources = new Set<string>()
  for (let i = 0; i < components.length; i++)
    for (let j = i + 1; j < components.length; j++) {
      const names = [components[i]!.name, components[j]!.name]
      const pair = data.pairs.find(({ between }) => names.every(name => between.includes(name)))
      if (!pair) estimated.push(names.join(' with '))
      else sources.add(pair.source || 'estimated by the authors of the open fluid library')
      mixing.push(mixingOf(components, i, j, pair, data))
    }
  const room = () => new Float64Array(components.length)
  return {
    components,
    residuals: components.map(({ residual }) => residualOf(residual)),
    ideals: components.map(({ ideal }) => idealOf(ideal)),
    mixing,
    estimated,
    sources: [...sources],
    reducingT: Number.NaN,
    reducingV: Number.NaN,
    ad: Number.NaN,
    at: Number.NaN,
    compressibility: Number.NaN,
    byT: room(),
    byV: room(),
    energy: room(),
    logPhi: room(),
  }
}

function mixingOf(
  components: readonly FluidData[],
  i: number,
  j: number,
  pair: BinaryPair | undefined,
  data: BlendData,
): Mixing {
  const [first, second] = [components[i]!.reducing, components[j]!.reducing]
  const meanT = Math.sqrt(first.T * second.T)
  const meanV = (Math.cbrt(1 / first.rho) + Math.cbrt(1 / second.rho)) ** 3 / 8
  let [betaT, betaV] = [pair?.betaT ?? 1, pair?.betaV ?? 1]
  let [gammaT, gammaV] = [pair?.gammaT ?? 1, pair?.gammaV ?? 1]
  if (pair?.xi !== undefined) {
    gammaT = (first.T + second.T + pair.xi) / (2 * meanT)
    gammaV = (1 / first.rho + 1 / second.rho + (pair.zeta ?? 0)) / (2 * meanV)
  }
  if (pair && pair.between[0] !== components[i]!.name) {
    betaT = 1 / betaT
    betaV = 1 / betaV
  }
  const terms = pair?.departure ? data.departures[pair.departure]!.terms : []
  return {
    ...{ i, j },
    T: betaT * gammaT * meanT,
    betaT2: betaT * betaT,
    v: betaV * gammaV * meanV,
    betaV2: betaV * betaV,
    factor: pair?.factor ?? 0,
    departure: terms.length > 0 ? residualOf({ powers: terms }) : undefined,
    terms,
  }
}

/**
 * Reducing temperature and volume of a composition, with their derivatives, written to the mixture.
 *
 * @param of  the mixture
 * @param x   mole fractions
 *
 * Source: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032, equations 16 and 17.
 */
export function setComposition(of: Mixture, x: ArrayLike<number>): void {
  const { components, mixing, byT, byV } = of
  let T = 0
  let v = 0
  for (let i = 0; i < components.length; i++) {
    const { reducing } = components[i]!
    byT[i] = 2 * x[i]! * reducing.T
    byV[i] = (2 * x[i]!) / reducing.rho
    T += x[i]! * x[i]! * reducing.T
    v += (x[i]! * x[i]!) / reducing.rho
  }
  for (const pair of mixing) {
    const a = x[pair.i]!
    const b = x[pair.j]!
    if (a === 0 && b === 0) continue
    const sum = a + b
    const dT = pair.betaT2 * a + b
    const dV = pair.betaV2 * a + b
    T += (2 * a * b * sum * pair.T) / dT
    v += (2 * a * b * sum * pair.v) / dV
    byT[pair.i]! += 2 * pair.T * b * ((a + sum) / dT - (pair.betaT2 * a * sum) / (dT * dT))
    byT[pair.j]! += 2 * pair.T * a * ((b + sum) / dT - (b * sum) / (dT * dT))
    byV[pair.i]! += 2 * pair.v * b * ((a + sum) / dV - (pair.betaV2 * a * sum) / (dV * dV))
    byV[pair.j]! += 2 * pair.v * a * ((b + sum) / dV - (b * sum) / (dV * dV))
  }
  of.reducingT = T
  of.reducingV = v
}

/**
 * Logarithms of the fugacity coefficients at a state, written to `logPhi`, with `compressibility`, `ad` and `at`.
 *
 * @param of   the mixture, with its composition set
 * @param x    the same mole fractions
 * @param T    temperature [K]
 * @param rho  density [mol/m3]
 *
 * Source: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032, table 2 and appendix.
 */
export function setFugacity(of: Mixture, x: ArrayLike<number>, T: number, rho: number): void {
  const { residuals, mixing, byT, byV, energy, logPhi, reducingT, reducingV } = of
  const tau = reducingT / T
  const delta = rho * reducingV
  let a = 0
  let ad = 0
  let at = 0
  for (let i = 0; i < residuals.length; i++) {
    const residual = residuals[i]!
    setTau(residual, tau)
    evaluateAll(residual, delta)
    energy[i] = residual.a
    a += x[i]! * residual.a
    ad += x[i]! * residual.ad
    at += x[i]! * residual.at
  }
  for (const { i, j, factor, departure } of mixing) {
    if (!departure) continue
    setTau(departure, tau)
    evaluateAll(departure, delta)
    const share = x[i]! * x[j]! * factor
    a += share * departure.a
    ad += share * departure.ad
    at += share * departure.at
    energy[i]! += x[j]! * factor * departure.a
    energy[j]! += x[i]! * factor * departure.a
  }
  let meanT = 0
  let meanV = 0
  let mean = 0
  for (let i = 0; i < residuals.length; i++) {
    meanT += x[i]! * byT[i]!
    meanV += x[i]! * byV[i]!
    mean += x[i]! * energy[i]!
  }
  const logZ = Math.log(1 + ad)
  for (let i = 0; i < residuals.length; i++) {
    // The minus sign: the reducing density falls as the volume rises.
    const byDensity = ad * (1 + (byV[i]! - meanV) / reducingV)
    const byTemperature = (at * (byT[i]! - meanT)) / reducingT
    logPhi[i] = a + byDensity + byTemperature + energy[i]! - mean - logZ
  }
  of.ad = ad
  of.at = at
  of.compressibility = 1 + ad
}

/**
 * Pressure and its slope at a density, for density iterations.
 *
 * @param of   the mixture, with its composition set
 * @param x    the same mole fractions
 * @param T    temperature [K]
 * @param rho  density [mol/m3]
 * @param out  p [Pa] and dp/drho [J/mol] are written here
 *
 * Source: definition.
 */
export function mixturePressure(
  of: Mixture,
  x: ArrayLike<number>,
  T: number,
  rho: number,
  out: { p: number; slope: number },
): void {
  const tau = of.reducingT / T
  const delta = rho * of.reducingV
  let ad = 0
  let add = 0
  for (let i = 0; i < of.residuals.length; i++) {
    const residual = of.residuals[i]!
    setTau(residual, tau)
    evaluatePressure(residual, delta)
    ad += x[i]! * residual.ad
    add += x[i]! * residual.add
  }
  for (const { i, j, factor, departure } of of.mixing) {
    if (!departure) continue
    setTau(departure, tau)
    evaluatePressure(departure, delta)
    ad += x[i]! * x[j]! * factor * departure.ad
    add += x[i]! * x[j]! * factor * departure.add
  }
  out.p = rho * mixtureGasConstant * T * (1 + ad)
  out.slope = mixtureGasConstant * T * (1 + 2 * ad + add)
}

/**
 * Enthalpy of a composition at the state of the last `setFugacity`, with the zeros of the components as published.
 *
 * @param of  the mixture
 * @param x   mole fractions
 * @param T   temperature [K]
 * @returns   enthalpy [J/mol]
 *
 * Source: definition.
 */
export function mixtureEnthalpy(of: Mixture, x: ArrayLike<number>, T: number): number {
  let ideal = 0
  for (let i = 0; i < of.ideals.length; i++) {
    setIdealTau(of.ideals[i]!, of.components[i]!.reducing.T / T)
    ideal += x[i]! * of.ideals[i]!.at
  }
  return mixtureGasConstant * T * (1 + ideal + of.at + of.ad)
}

/**
 * A mixture of one composition as one fluid: the terms of all components and departures with the mole fractions in
 * their factors, so that its single-phase properties take hardly more time than those of a pure fluid.
 *
 * @param of    the mixture
 * @param x     mole fractions
 * @param name  the blend's name
 * @returns     constants of such a fluid; the caller must set its saturation start values and critical point
 *
 * Source: the multi-fluid model, which is linear in the energies once the reducing state is fixed.
 */
export function asOneFluid(
  of: Mixture,
  x: readonly number[],
  name: string,
): Omit<FluidData, 'saturation' | 'critical'> {
  setComposition(of, x)
  const { components, mixing, reducingT, reducingV } = of
  const scaled = (rows: readonly (readonly number[])[] | undefined, by: number) =>
    (rows ?? []).map(([n, ...rest]) => [n! * by, ...rest])
  const all = (kind: 'powers' | 'gaussian' | 'gaoB' | 'nonAnalytic') =>
    components.flatMap((each, i) => scaled(each.residual[kind], x[i]!))
  const departures = mixing.flatMap(({ i, j, factor, terms }) => scaled(terms, x[i]! * x[j]! * factor))
  const mean = (value: (each: FluidData) => number) => components.reduce((sum, each, i) => sum + x[i]! * value(each), 0)
  return {
    name,
    cas: '',
    isPseudoPure: true,
    sources: {
      equation: [...components.map(each => `${each.name}: ${each.sources.equation}`), ...of.sources].join('; '),
    },
    molarMass: mean(each => each.molarMass),
    gasConstant: mixtureGasConstant,
    acentricFactor: mean(each => each.acentricFactor),
    limits: {
      // At lower temperatures a blend's pressure is of no practical use, and its lines are hard to distinguish from
      // zero.
      lowestT: Math.max(0.5 * reducingT, ...components.map(each => each.limits.lowestT)),
      highestT: Math.min(...components.map(each => each.limits.highestT)),
      highestP: Math.min(...components.map(each => each.limits.highestP)),
    },
    reducing: { T: reducingT, rho: 1 / reducingV },
    ideal: idealMixture(of, x),
    residual: {
      powers: [...all('powers'), ...departures],
      gaussian: all('gaussian'),
      gaoB: all('gaoB'),
      ...(components.some(each => each.residual.nonAnalytic) ? { nonAnalytic: all('nonAnalytic') } : {}),
    },
  }
}

/**
 * Ideal-gas terms, converted from each component's reducing temperature to that of the mixture; the constants are set
 * with the zero of enthalpy and entropy.
 */
function idealMixture(of: Mixture, x: readonly number[]): FluidData['ideal'] {
  const ideal = { a1: 0, a2: 0, logTau: 0, powers: [] as number[][], einstein: [] as number[][] }
  of.components.forEach((component, i) => {
    const ratio = component.reducing.T / of.reducingT
    ideal.logTau += x[i]! * component.ideal.logTau
    for (const [n, t] of component.ideal.powers) ideal.powers.push([x[i]! * n! * ratio ** t!, t!])
    for (const [n, theta] of component.ideal.einstein) ideal.einstein.push([x[i]! * n!, theta! * ratio])
  })
  return ideal
}
