/** Thermal conductivity of refrigerants by their published correlations. */
import type {
  ConductivityCorrelationData,
  CrossoverData,
  Pairs,
  ShapeData,
  ViscosityCorrelationData,
} from '../fluidData'
import type { Equation, PhaseState } from '../helmholtz/equation'
import { setIdealTau } from '../helmholtz/ideal'
import { conformalState, type FluidLookup } from './correspondingStates'
import { crossoverEnhancement } from './criticalEnhancement'
import { diluteViscosity, particleOf } from './diluteGas'
import { r23Conductivity } from './r23'
import { sumOfPowers, sumOfProducts } from './series'
import { thinViscosity } from './viscosity'
import { waterReferenceConductivity } from './waterReference'

/** For a fluid without a correlation: a molecule like that of R-134a, and Eucken's factor for the internal energy. */
const estimate = {
  reference: 'R-134a',
  shape: { rho: 1, terms: [[1, 0]] },
  internal: [[1.32e-3, 0]] as Pairs,
}

/**
 * Thermal conductivity of a fluid at a state.
 *
 * @param of      the fluid's equation
 * @param state   its state
 * @param mu      its viscosity [Pa s]
 * @param lookup  finds the reference fluid of corresponding states
 * @param isMixed whether the fluid is part of a blend, whose critical point is not that of its components: then without
 *                the critical enhancement
 * @returns       conductivity [W/m K]
 *
 * Valid in the range of the correlation; a fluid without one is estimated by corresponding states, within about 15 %.
 *
 * Source: the data module's own citation; the estimate: M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem.
 * Res. 42 (2003) 3163, with plain shape factors.
 */
export function conductivityAt(
  of: Equation,
  state: PhaseState,
  mu: number,
  lookup: FluidLookup,
  isMixed = false,
): number {
  const { conductivity } = of.data
  if (!conductivity) return byCorrespondingStates(of, state, mu, estimate, lookup, isMixed)
  switch (conductivity.kind) {
    case 'correlation':
      return (
        dilutePart(of, conductivity, state.T) +
        residualPart(conductivity, state.T, state.rho) +
        (isMixed ? 0 : criticalPart(of, state, mu, conductivity.critical))
      )
    case 'corresponding states':
      return byCorrespondingStates(of, state, mu, conductivity, lookup, isMixed)
    case 'R23':
      return r23Conductivity(state.T, state.rho / of.molarMass)
    case 'Water':
      return waterReferenceConductivity(of, state, mu)
  }
}

function dilutePart(of: Equation, { dilute }: ConductivityCorrelationData, T: number): number {
  switch (dilute.kind) {
    case 'CarbonDioxideHuberJPCRD2016':
      return carbonDioxideDilute(T)
    case 'kinetic theory': {
      setIdealTau(of.ideal, of.reducingT / T)
      const inner = 1 - of.ideal.att - 2.5
      const thin = thinViscosity(of.data, of.data.viscosity as ViscosityCorrelationData, T)
      return dilute.gasConstant * thin * (15 / 4 + sumOfPowers(dilute.internal, T) * inner)
    }
    case 'ratio': {
      const Tr = T / dilute.T
      return sumOfPowers(dilute.numerator, Tr) / sumOfPowers(dilute.denominator, Tr)
    }
  }
}

function residualPart({ residual }: ConductivityCorrelationData, T: number, rho: number): number {
  return sumOfProducts(residual.terms, residual.T / T, rho / residual.rho)
}

function criticalPart(
  of: Equation,
  state: PhaseState,
  mu: number,
  critical: ConductivityCorrelationData['critical'],
): number {
  switch (critical.kind) {
    case 'None':
      return 0
    case 'R123': {
      const tau = of.reducingT / state.T
      const delta = state.rho / of.reducingRho
      return 0.486742e-2 * Math.exp(-100 * (tau - 1) ** 4 - 7.08535 * (delta - 1) ** 2)
    }
    case 'Ammonia':
      return ammoniaEnhancement(state.T, state.rho)
    case 'crossover':
      return crossoverEnhancement(of, state, mu, critical)
  }
}

function byCorrespondingStates(
  of: Equation,
  state: PhaseState,
  mu: number,
  model: ShapeData & { internal: Pairs; critical?: CrossoverData },
  lookup: FluidLookup,
  isMixed: boolean,
): number {
  const reference = lookup(model.reference)
  const rho = state.rho / of.molarMass
  const thin = diluteViscosity(state.T, of.molarMass, particleOf(of.data)) * 1e6
  setIdealTau(of.ideal, of.reducingT / state.T)
  const idealHeat = of.R * (1 - of.ideal.att)
  const internal = (sumOfPowers(model.internal, state.T) * thin * (idealHeat - 2.5 * of.R)) / 1e3
  const translation = (15 / 4) * of.R * thin * 1e-6
  const conformal = conformalState(of, state, reference)
  const shape = sumOfPowers(model.shape.terms, rho / model.shape.rho)
  const background = residualPart(
    reference.data.conductivity as ConductivityCorrelationData,
    conformal.T,
    conformal.rho * shape * reference.molarMass,
  )
  const f = state.T / conformal.T
  const h = conformal.rho / rho
  const scale = Math.sqrt((f * reference.molarMass) / of.molarMass) / Math.cbrt(h * h)
  return (
    internal +
    translation +
    background * scale +
    (isMixed ? 0 : crossoverEnhancement(of, state, mu, model.critical ?? {}))
  )
}

/** M. L. Huber et al., J. Phys. Chem. Ref. Data 45 (2016) 013102, equation 3. */
function carbonDioxideDilute(T: number): number {
  const Tr = T / 304.1282
  const x = 1 / Tr
  return (1e-3 * Math.sqrt(Tr)) / (1.51874307e-2 + x * (2.8067404e-2 + x * (2.2856419e-2 - x * 7.4162421e-3)))
}

/** R. Tufeu et al., Ber. Bunsenges. Phys. Chem. 88 (1984) 422; evaluated slightly off its own critical temperature. */
function ammoniaEnhancement(T: number, rho: number): number {
  const criticalT = 405.4
  const criticalRho = 235
  const t = Math.max(Math.abs((T - criticalT) / criticalT), 1e-4)
  const slope = 1e5 * (2.18 - 0.12 * Math.exp(-17.8 * t))
  const width = 0.61 * criticalRho + 16.5 * Math.log(t)
  const viscosity = (2.6 + 1.6 * t) * 1e-5
  const length = 1.34e-10 * t ** -0.63 * (1 + Math.sqrt(t))
  const compressibility = 0.423e-8 * t ** -1.24 * (1 + Math.sqrt(t) / 0.7)
  const top = ((1.2 * 1.3806504e-23 * T * T) / (6 * Math.PI * viscosity * length)) * slope * slope * compressibility
  const along = top * Math.exp(-36 * t * t) * width * width
  const near = Math.max(rho, 0.6 * criticalRho)
  const shape = along / (width * width + (near - 0.96 * criticalRho) ** 2)
  return rho < near ? (shape * rho * rho) / (near * near) : shape
}
