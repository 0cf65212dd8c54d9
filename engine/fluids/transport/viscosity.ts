/** Viscosity of refrigerants by their published correlations. */
import type { FluidData, FreeVolumeData, RatioData, ViscosityCorrelationData } from '../fluidData'
import type { Equation, PhaseState } from '../helmholtz/equation'
import { evaluateAll, residualOf, setTau } from '../helmholtz/residual'
import { conformalState, type FluidLookup } from './correspondingStates'
import { diluteViscosity, particleOf } from './diluteGas'
import { r23Viscosity } from './r23'
import { sumOfPowers, sumOfProducts } from './series'
import { waterReferenceViscosity } from './waterReference'

const avogadro = 6.02214129e23

/** The liquid and vapour curves of residual-entropy scaling, common to all fluids. */
const entropyCurves = {
  liquid: [0.6100913843, 0.4508958312, -0.017063, 0.000564],
  vapour: [0, 1.2, -0.308598, 0.035317],
}

/**
 * Factors of fluids without a correlation: fitted to measured liquid viscosity where there is any, else that of similar
 * fluids.
 */
const entropyFactors: Readonly<Record<string, number>> = { 'R-1233zd(E)': 0.825 }
const usualEntropyFactor = 0.9

/**
 * Viscosity of a fluid at a state.
 *
 * @param of      the fluid's equation
 * @param state   its state
 * @param lookup  finds the reference fluid of corresponding states
 * @returns       viscosity [Pa s]
 *
 * Valid in the range of the correlation; a fluid without one is estimated from its residual entropy, liquid within
 * about 25 %.
 *
 * Source: the data module's own citation; the estimate: I. H. Bell and A. Laesecke, Purdue Conferences (2016) 1658.
 */
export function viscosityAt(of: Equation, state: PhaseState, lookup: FluidLookup): number {
  const { data, molarMass } = of
  const { viscosity } = data
  const rho = state.rho / molarMass
  if (!viscosity) return byResidualEntropy(of, state, estimateOf(of))
  switch (viscosity.kind) {
    case 'correlation':
      return thinViscosity(data, viscosity, state.T) + densePart(data, viscosity, state.T, rho)
    case 'corresponding states': {
      const reference = lookup(viscosity.reference)
      const conformal = conformalState(of, state, reference)
      const shape = sumOfPowers(viscosity.shape.terms, rho / viscosity.shape.rho)
      const { data: model } = reference
      const background = densePart(
        model,
        model.viscosity as ViscosityCorrelationData,
        conformal.T,
        conformal.rho * shape,
      )
      const f = state.T / conformal.T
      const h = conformal.rho / rho
      const scale = Math.sqrt((f * molarMass) / reference.molarMass) / Math.cbrt(h * h)
      return diluteViscosity(state.T, molarMass, viscosity) + background * scale
    }
    case 'residual entropy':
      return byResidualEntropy(of, state, viscosity)
    case 'R23':
      return r23Viscosity(state.T, rho)
    case 'Water':
      return waterReferenceViscosity(of, state)
  }
}

/**
 * Viscosity of the dilute gas by a published correlation.
 *
 * @param data   the fluid
 * @param model  its correlation
 * @param T      temperature [K]
 * @returns      viscosity [Pa s]
 *
 * Source: the data module's own citation.
 */
export function thinViscosity(
  data: FluidData,
  { dilute, sigma, epsilon }: ViscosityCorrelationData,
  T: number,
): number {
  switch (dilute.kind) {
    case 'kinetic theory':
      return diluteViscosity(T, data.molarMass, { sigma, epsilon })
    case 'powers':
      return sumOfPowers(dilute.terms, T)
    case 'collision integral':
      return (
        (dilute.factor * Math.sqrt(T)) /
        ((sigma * 1e9) ** 2 * Math.exp(sumOfPowers(dilute.terms, Math.log(T / epsilon))))
      )
    case 'CarbonDioxideLaeseckeJPCRD2017':
      return carbonDioxideDilute(T)
  }
}

/** First density correction and dense part together: the viscosity less that of the dilute gas. */
function densePart(data: FluidData, model: ViscosityCorrelationData, T: number, rho: number): number {
  const { initial, dense, sigma, epsilon } = model
  const first = initial
    ? thinViscosity(data, model, T) * avogadro * sigma ** 3 * sumOfPowers(initial, T / epsilon) * rho
    : 0
  switch (dense.kind) {
    case 'free volume':
      return first + freeVolume(dense, T, rho)
    case 'ratio':
      return first + ratio(dense, T, rho)
    case 'CarbonDioxideLaeseckeJPCRD2017':
      return first + carbonDioxideDense(data, T, rho)
  }
}

function ratio(of: RatioData, T: number, rho: number): number {
  const delta = rho / of.rho
  const tau = of.T / T
  const sum = of.terms ? sumOfProducts(of.terms, delta, tau) : 0
  return sum + sumOfProducts(of.numerator, delta, tau) / (1 + sumOfProducts(of.denominator, delta, tau))
}

function freeVolume(of: FreeVolumeData, T: number, rho: number): number {
  const delta = rho / of.rho
  const tau = of.T / T
  let sum = 0
  for (const [n, d, t, gamma, l] of of.terms) {
    const term = n! * delta ** d! * tau ** t!
    sum += gamma === 0 ? term : term * Math.exp(gamma! * delta ** l!)
  }
  const factor = sumOfProducts(of.factors, delta, tau)
  if (factor === 0) return sum
  const close = sumOfPowers(of.numerator, tau) / sumOfPowers(of.denominator, tau)
  return sum + factor * (1 / (close - delta) - 1 / close)
}

/** A. Laesecke and C. D. Muzny, J. Phys. Chem. Ref. Data 46 (2017) 013107, equation 4. */
function carbonDioxideDilute(T: number): number {
  const third = Math.cbrt(T)
  const root = Math.sqrt(T)
  return (
    (1.0055e-3 * root) /
    (1749.35489318835 -
      369.069300007128 * Math.sqrt(third) +
      5423856.34887691 * Math.exp(-2.21283852168356 * third) +
      (-269503.247933569 + 73145.021531826 * third) * Math.exp(-third) +
      5.34368649509278 * root)
  )
}

/** The same, equations 8 and 9: from the density and temperature of the liquid at the triple point. */
function carbonDioxideDense({ gasConstant, molarMass }: FluidData, T: number, rho: number): number {
  const tripleRho = 1178.53
  const tripleT = 216.592
  const scale =
    (Math.cbrt(tripleRho) ** 2 * Math.sqrt(gasConstant * tripleT)) / (molarMass ** (1 / 6) * Math.cbrt(avogadro))
  const Tr = T / tripleT
  const density = (rho * molarMass) / tripleRho
  return (
    scale *
    (0.360603235428487 * Tr * density ** 3 + (density ** 2 + density ** 8.06282737481277) / (Tr - 0.121550806591497))
  )
}

interface EntropyModel {
  readonly factor: number
  readonly liquid: readonly number[]
  readonly vapour: readonly number[]
  /** Residual entropy of a volume at the critical point [J/m3 K]. */
  readonly scale: number
}

const estimates = new WeakMap<Equation, EntropyModel>()

function estimateOf(of: Equation): EntropyModel {
  const known = estimates.get(of)
  if (known) return known
  const { data } = of
  const residual = residualOf(data.residual)
  setTau(residual, data.reducing.T / data.critical.T)
  // Slightly off the critical density, where some equations have no derivatives.
  evaluateAll(residual, (data.critical.rho / data.reducing.rho) * (1 + 1e-9))
  const model = {
    ...entropyCurves,
    factor: entropyFactors[data.name] ?? usualEntropyFactor,
    scale: data.critical.rho * data.gasConstant * (residual.at - residual.a),
  }
  estimates.set(of, model)
  return model
}

function byResidualEntropy(of: Equation, state: PhaseState, model: EntropyModel): number {
  const { residual, data } = of
  setTau(residual, of.reducingT / state.T)
  evaluateAll(residual, state.rho / of.reducingRho)
  const x = ((state.rho / of.molarMass) * data.gasConstant * (residual.at - residual.a)) / model.scale
  const cubic = (c: readonly number[]) => c[0]! + x * (c[1]! + x * (c[2]! + x * c[3]!))
  const isLiquid = 1 / (1 + Math.exp(-100 * (x - 2)))
  const reduced = Math.exp(isLiquid * cubic(model.liquid) + (1 - isLiquid) * cubic(model.vapour))
  return diluteViscosity(state.T, of.molarMass, particleOf(data)) * (1 + model.factor * (reduced - 1))
}
