/** A blend prepared for evaluation: one equation for its phases, its bubble and dew lines, and their end. */
import { EngineError } from '../../errors'
import type { Blend, BlendData } from '../blendData'
import type { Ancillary, FluidData } from '../fluidData'
import { leastSquares } from '../leastSquares'
import { copyPoint, line, linePoint } from './blendLine'
import { blendAtT } from './blendSaturation'
import { type BlendPhases, type Equation, equationOf, type LinePoint } from './equation'
import { asOneFluid, type Mixture, mixtureOf } from './mixture'
import { type Saturation, saturation } from './saturationState'

/** A blend's equation with its phases, and the pairs whose parameters had to be estimated. */
export interface BlendEquation {
  readonly equation: Equation
  readonly mixture: Mixture
}

/**
 * The equation of a blend of fixed composition.
 *
 * @param blend       its composition
 * @param data        the parameters of pairs
 * @param components  the constants of its components, in order
 * @returns           the equation; its critical point is where its lines meet when extrapolated upwards
 *
 * Source: the multi-fluid model; see `mixtureOf`.
 */
export function blendEquation(blend: Blend, data: BlendData, components: readonly FluidData[]): BlendEquation {
  const mixture = mixtureOf(components, data)
  const one = asOneFluid(mixture, blend.moleFractions, blend.name)
  const rough = roughly(one)
  const size = components.length
  const [bubbles, dews]: [LinePoint[], LinePoint[]] = [[], []]
  const phases = (of: Equation): BlendPhases => ({
    of,
    mixture,
    x: blend.moleFractions,
    bubble: line(true, size),
    dew: line(false, size),
    bubbles,
    dews,
  })
  const points = followUpwards(phases(equationOf(rough)), one.limits.lowestT, one.reducing.T)
  if (points.length < 12) throw new EngineError('not-converged', `no saturation of ${blend.name}`, { name: blend.name })
  const critical = endOf(points, one.molarMass)
  const complete = { ...rough, critical, saturation: fits(points, critical, one.molarMass) }
  const equation = equationOf(complete)
  equation.phases = phases(equation)
  equation.bridgeT = Math.min(points.at(-1)!.bubbleT, 0.999 * critical.T)
  return { equation, mixture }
}

/** A first critical point, sufficient to follow the lines: the reducing state; and empty start values. */
function roughly(one: Omit<FluidData, 'saturation' | 'critical'>): FluidData {
  const none: Ancillary = { T: one.reducing.T, scale: 1, isLinear: false, isByTau: false, terms: [] }
  const critical = { ...one.reducing, p: 0.27 * one.reducing.rho * one.gasConstant * one.reducing.T }
  return { ...one, critical, saturation: { bubble: none, dew: none, liquid: none, vapour: none } }
}

/** Points of both lines from the lowest temperature to where they can just be distinguished, in decreasing steps. */
function followUpwards(blend: BlendPhases, lowestT: number, reducingT: number): Saturation[] {
  const points: Saturation[] = []
  let T = lowestT
  let step = 0.02 * reducingT
  while (step > 2e-4 * reducingT && T < 1.1 * reducingT) {
    const pair = saturation()
    const isFound = blendAtT(blend, T, pair) && pair.liquidRho > 1.25 * pair.vapourRho
    if (isFound) {
      points.push(pair)
      blend.bubbles.push(copyOf(blend.bubble))
      blend.dews.push(copyOf(blend.dew))
      if (points.length > 4) step = Math.min(step, 0.35 * remaining(points))
      T += step
    } else if (points.length > 0) {
      step /= 2
      T = points.at(-1)!.bubbleT + step
    } else T += step
  }
  return points
}

/**
 * Distance of the meeting point of the lines above the last point [K]: the difference of density decreases with the
 * power 0.325 of the distance.
 */
function remaining(points: readonly Saturation[]): number {
  const [one, other] = [points.at(-5)!, points.at(-1)!]
  const gap = (of: Saturation) => (of.liquidRho - of.vapourRho) ** (1 / 0.325)
  return ((other.bubbleT - one.bubbleT) * gap(other)) / (gap(one) - gap(other))
}

function copyOf(on: LinePoint): LinePoint {
  const copy = linePoint(on.other.length)
  copyPoint(on, copy)
  return copy
}

/** The meeting point of the lines; other properties are extrapolated linearly. */
function endOf(points: readonly Saturation[], molarMass: number): FluidData['critical'] {
  const [one, other] = [points.at(-5)!, points.at(-1)!]
  const T = other.bubbleT + remaining(points)
  const slope = Math.log(other.bubbleP / one.bubbleP) / (1 / one.bubbleT - 1 / other.bubbleT)
  const p = other.bubbleP * Math.exp(slope * (1 / other.bubbleT - 1 / T))
  const mean = (of: Saturation) => (of.liquidRho + of.vapourRho) / 2
  const share = (T - other.bubbleT) / (other.bubbleT - one.bubbleT)
  return { T, p, rho: (mean(other) + share * (mean(other) - mean(one))) / molarMass }
}

/** Start values in the form in which they are published for pure fluids. */
function fits(
  points: readonly Saturation[],
  critical: FluidData['critical'],
  molarMass: number,
): FluidData['saturation'] {
  const fitted = (
    exponents: number[],
    isByTau: boolean,
    scale: number,
    value: (of: Saturation) => number,
  ): Ancillary => {
    const rows = points.map(({ bubbleT }) => exponents.map(t => (1 - bubbleT / critical.T) ** t))
    const values = points.map(of => (Math.log(value(of) / scale) * (isByTau ? of.bubbleT : critical.T)) / critical.T)
    const factors = leastSquares(rows, values)
    return { T: critical.T, scale, isLinear: false, isByTau, terms: factors.map((n, k) => [n, exponents[k]!]) }
  }
  const pressures = [1, 1.5, 2.5, 5]
  const densities = [0.33, 0.66, 1, 2, 4]
  return {
    bubble: fitted(pressures, true, critical.p, of => of.bubbleP),
    dew: fitted(pressures, true, critical.p, of => of.dewP),
    liquid: fitted(densities, false, critical.rho, of => of.liquidRho / molarMass),
    vapour: fitted(densities, true, critical.rho, of => of.vapourRho / molarMass),
  }
}
