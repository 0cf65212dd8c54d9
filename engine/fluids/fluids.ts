/** Every fluid by its name, created when it is first requested. */
import { EngineError } from '../errors'
import { blendData } from './blend-data'
import type { CurveFit } from './fit/curveFit'
import { fitFluid } from './fit/fitFluid'
import { curveFits } from './fit-data'
import type { Fluid, PropertyMethod } from './fluid'
import { gasMixtureNames, gasNamed, gasNames } from './gases'
import { type Equation, equationOf } from './helmholtz/equation'
import { blendFluid, referenceFluid } from './helmholtz/referenceFluid'
import { oilNamed, oilNames } from './liquids'
import { refrigerantData } from './refrigerant-data'
import { type Roughness, tableFluid } from './table/tableFluid'
import { likenessEnd } from './transport/correspondingStates'
import { waterFluid } from './waterFluid'

const made = new Map<string, Fluid>()
const equations = new Map<string, Equation>()

/**
 * Names of the fluids that `fluidOf` knows.
 *
 * @returns  the names, such as `R-134a`
 *
 * Source: definition.
 */
export function fluidNames(): string[] {
  const own = refrigerantData.map(data => data.name)
  // A blend that has its own equation is listed under that.
  const blends = blendData.blends.map(blend => blend.name).filter(name => !own.includes(name))
  return ['Water', ...own, ...blends, ...gasNames(), ...gasMixtureNames(), ...oilNames()]
}

/**
 * Names of the refrigerants, pure and blended: the fluids that have every method.
 *
 * @returns  the names, each once
 *
 * Source: definition.
 */
export function refrigerantNames(): string[] {
  return [...new Set([...refrigerantData, ...blendData.blends].map(each => each.name))]
}

/**
 * A fluid by its name.
 *
 * @param name    such as `R-134a` or `Water`
 * @param method  how its properties are computed
 * @returns       the fluid, the same object for the same name and method
 *
 * Valid for the names of `fluidNames` and the methods that the fluid has; else `unknown-name`.
 *
 * Source: definition.
 *
 * @example fluidOf('R-134a').state({ T: 313.15, q: 0 }).p // 1016592
 */
export function fluidOf(name: string, method: PropertyMethod = 'reference'): Fluid {
  const key = `${name} ${method}`
  let fluid = made.get(key)
  if (!fluid) {
    fluid = make(name, method)
    made.set(key, fluid)
  }
  return fluid
}

function make(name: string, method: PropertyMethod): Fluid {
  if (!fluidNames().includes(name))
    throw new EngineError('unknown-name', `no properties of ${name}; known are ${fluidNames().join(', ')}`, {
      fluid: name,
    })
  if (method !== 'reference') {
    if (!refrigerantNames().includes(name))
      throw new EngineError('unknown-name', `${name} has the method reference, not ${method}`, { method })
    if (method === 'table') return tableFluid(fluidOf(name), roughnessOf(name))
    return fitFluid(fluidOf(name), fitNamed(name))
  }
  if (name === 'Water') return waterFluid()
  const data = refrigerantData.find(each => each.name === name)
  if (data) return referenceFluid(data, referenceEquation)
  return gasNamed(name) ?? oilNamed(name) ?? blendOf(name)
}

function fitNamed(name: string): CurveFit {
  const fit = curveFits.find(each => each.name === name)
  if (!fit) throw new EngineError('unknown-name', `${name} has no curve fit`, { fluid: name })
  return fit
}

/**
 * Ranges of T/Tc in which transport is not smooth: the conductivity has a cusp there, or a component of a blend, which
 * alone is not stable at the density of the blend, has a corresponding state on one side of it and none on the other.
 */
const roughNear: Readonly<Record<string, readonly [low: number, high: number]>> = {
  'R-717': [0.955, 1.05],
  'R-23': [0.97, 1.05],
  'R-401A': [0.96, 1.04],
  'R-408A': [0.94, 1.01],
  'R-409A': [0.95, 1.07],
  'R-502': [0.93, 1.01],
}

/** The ranges in which the transport properties of a refrigerant are not smooth. */
function roughnessOf(name: string): Roughness {
  const parts = refrigerantData.some(data => data.name === name)
    ? [name]
    : blendData.blends.find(blend => blend.name === name)!.components
  return { near: roughNear[name], bends: parts.flatMap(bendsOf) }
}

/**
 * For one fluid by corresponding states: near the temperature below which its dilute gas has no corresponding state.
 */
function bendsOf(name: string): [low: number, high: number][] {
  const { viscosity, conductivity } = refrigerantData.find(data => data.name === name)!
  return [viscosity, conductivity].flatMap(model => {
    if (model?.kind !== 'corresponding states') return []
    const ends = [0.002, 0.03].map(share =>
      likenessEnd(referenceEquation(name), share, referenceEquation(model.reference)),
    )
    const bend: [number, number] = [0.93 * Math.min(...ends), 1.06 * Math.max(...ends)]
    return bend[1] > 0 ? [bend] : []
  })
}

/**
 * A blend by the multi-fluid model, even if it has its own equation.
 *
 * @param name  such as `R-448A`
 * @returns     the fluid, a new object
 *
 * Valid for the blends in the data; else `unknown-name`.
 *
 * Source: see `blendFluid`.
 */
export function blendOf(name: string): Fluid {
  const blend = blendData.blends.find(each => each.name === name)
  if (!blend) throw new EngineError('unknown-name', `no blend ${name}`, { fluid: name })
  const components = blend.components.map(each => refrigerantData.find(data => data.name === each)!)
  return blendFluid(blend, blendData, components, referenceEquation)
}

/**
 * The equation of a reference fluid for corresponding states. The fluid of that name has another copy, so that their
 * work spaces do not interfere.
 */
function referenceEquation(name: string): Equation {
  let equation = equations.get(name)
  if (!equation) {
    equation = equationOf(refrigerantData.find(data => data.name === name)!)
    equations.set(name, equation)
  }
  return equation
}
