import { correlationOf } from '../../correlations'
import { surfaceGroups, transition } from '../../tubeside'
import { outOfRange } from '../../warnings'
import type { MethodUsed } from '../coil'
import type { TubeLaws } from './tubeSurface'

/** Single-phase flow at the mean point of a coil. */
export interface MeanTube {
  Re: number
  Pr: number
  /** At the bulk and at the wall [Pa s]. */
  viscosity: number
  wallViscosity: number
}

/**
 * The single-phase laws inside the tubes, at a mean point.
 *
 * @param laws   the laws of the coil
 * @param mean   Reynolds and Prandtl number [-], viscosities [Pa s]
 * @param where  suffix of the purpose, such as the phase, where a coil has more than one
 * @returns heat transfer and friction with their inputs, and the warnings about their ranges
 *
 * Valid for any point.
 *
 * Source: the registry.
 */
export function tubeMethods(laws: TubeLaws, mean: MeanTube, where = ''): MethodUsed[] {
  const { diameter: D, length, roughness } = laws.surface
  const groups = {
    ...surfaceGroups(laws.surface),
    Re: mean.Re,
    Pr: mean.Pr,
    Gz: (mean.Re * mean.Pr * D) / length,
    diameterLength: D / length,
    viscosityRatio: mean.viscosity / mean.wallViscosity,
    roughness: roughness / D,
  }
  const heatId = laws.dense ?? inRegime(laws.heatId, mean.Re)
  return [
    methodUsed(`tube heat transfer${where}`, heatId, groups),
    methodUsed(`tube friction${where}`, laws.frictionId, groups),
  ]
}

/**
 * The law that applies at a Reynolds number: a law of plain tubes chosen for laminar flow, or Hausen's, has a turbulent
 * law above.
 */
function inRegime(asked: string, Re: number): string {
  if (asked === 'gnielinski') return Re < transition.laminarBelow ? 'hausen' : asked
  const isLaminar = correlationOf(asked).inputs.every(({ name }) => name !== 'Re')
  return isLaminar && Re >= transition.turbulentAbove ? 'gnielinski' : asked
}

/** A method with those of the groups that it needs, and the warnings about its range. */
function methodUsed(purpose: string, id: string, groups: Readonly<Record<string, number>>): MethodUsed {
  const { inputs, validity } = correlationOf(id)
  const taken = Object.fromEntries(
    inputs.flatMap(({ name }) => (groups[name] === undefined ? [] : [[name, groups[name]]])),
  )
  return { purpose, id, inputs: taken, warnings: outOfRange(id, taken, validity) }
}
