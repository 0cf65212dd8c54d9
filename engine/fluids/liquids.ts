/** Glycols, brines and heat-transfer oils by name. */
import { EngineError } from '../errors'
import type { Fluid } from './fluid'
import { freezingAt, liquidFluid, vapourPressure } from './liquid/liquidFluid'
import { liquidData } from './liquid-data'
import type { LiquidData } from './liquidData'

/** What the share of a glycol counts: its mass in the whole, or its volume before mixing, at 20 °C. */
export type SolutionBasis = 'mass' | 'volume'

/** Density of water at 20 °C [kg/m3], IAPWS. */
const waterRho = 998.2

/**
 * Names of the solutions in water.
 *
 * @returns  the names, such as `Ethylene glycol`
 *
 * Source: definition.
 */
export function solutionNames(): string[] {
  return liquidData.filter(data => data.isSolution).map(data => data.name)
}

/**
 * Names of the heat-transfer oils.
 *
 * @returns  the names, such as `Therminol 66`
 *
 * Source: definition.
 */
export function oilNames(): string[] {
  return liquidData.filter(data => !data.isSolution).map(data => data.name)
}

/**
 * The name of a solution or an oil by its key.
 *
 * @param key  such as `MEG` or `T66`
 * @returns    the name, or undefined where no liquid has that key
 *
 * Source: definition.
 */
export function liquidKeyed(key: string): string | undefined {
  return liquidData.find(data => data.key === key)?.name
}

/**
 * The least pressure at which a liquid is answered: one atmosphere, or its vapour pressure where that is higher.
 *
 * @param name  such as `Therminol 66`
 * @param T     temperature [K]
 * @returns     pressure [Pa]
 *
 * Valid for the solutions and oils; of another name one atmosphere.
 *
 * Source: see `liquidFluid`.
 */
export function quietPressure(name: string, T: number): number {
  const data = liquidData.find(each => each.name === name)
  return Math.max(101_325, data ? vapourPressure(data, T) : 0)
}

function solutionData(name: string): LiquidData {
  const data = liquidData.find(each => each.isSolution && each.name === name)
  if (data) return data
  throw new EngineError('unknown-name', `no solution of ${name}; known are ${solutionNames().join(', ')}`, { name })
}

/** The mass fraction of a share; refused beyond the data. */
function massFraction(data: LiquidData, share: number, basis: SolutionBasis): number {
  let x = share
  if (basis === 'volume') {
    if (data.pureRho === undefined)
      throw new EngineError('invalid-input', `${data.name} has no share by volume here: give its share by mass`, {
        basis,
      })
    x = (share * data.pureRho) / (share * data.pureRho + (1 - share) * waterRho)
  }
  const { lowestX, highestX, name } = data
  if (x >= lowestX && x <= highestX) return x
  throw new EngineError('out-of-range', `${name}: the mass fraction is ${lowestX} to ${highestX}, not ${x}`, {
    share,
    basis,
    limit: x > highestX ? 'highest share' : 'lowest share',
    at: x > highestX ? highestX : lowestX,
  })
}

/**
 * A solution in water as a fluid.
 *
 * @param name   what is dissolved, such as `Ethylene glycol`
 * @param share  its share, 0 to 0.6 for glycols
 * @param basis  what the share counts
 * @returns      the fluid; h = 0 and s = 0 at 20 °C and one atmosphere
 *
 * Valid from freezing to 100 °C, brines to 40 °C; beyond, or another share, `out-of-range`; another name `unknown-name`.
 *
 * Source: A. Melinder, Properties of Secondary Working Fluids, IIR (2010).
 *
 * @example solutionOf('Ethylene glycol', 0.3).state({ T: 280, p: 3e5 }).cp // 3637
 */
export function solutionOf(name: string, share: number, basis: SolutionBasis = 'mass'): Fluid {
  const data = solutionData(name)
  const x = massFraction(data, share, basis)
  return liquidFluid(data, x, `${name} ${Math.round(share * 1000) / 10} % by ${basis}`)
}

/**
 * Temperature at which ice begins to form in a solution.
 *
 * @param name   what is dissolved
 * @param share  its share
 * @param basis  what the share counts
 * @returns      temperature [K]
 *
 * Valid as `solutionOf`.
 *
 * Source: A. Melinder, Properties of Secondary Working Fluids, IIR (2010).
 */
export function freezingPoint(name: string, share: number, basis: SolutionBasis = 'mass'): number {
  const data = solutionData(name)
  return freezingAt(data, massFraction(data, share, basis))
}

/**
 * The mass fraction that keeps a solution liquid down to a temperature.
 *
 * @param name  what is dissolved
 * @param T     temperature [K]
 * @returns     mass fraction
 *
 * Valid between the freezing points of the smallest and the largest share; else `out-of-range`.
 *
 * Source: as `freezingPoint`, inverted by bisection: the freezing point falls with the share.
 */
export function shareAgainstFreezing(name: string, T: number): number {
  const data = solutionData(name)
  let low = data.lowestX
  let high = data.highestX
  if (!(T <= freezingAt(data, low) && T >= freezingAt(data, high)))
    throw new EngineError(
      'out-of-range',
      `${name} freezes between ${freezingAt(data, high)} and ${freezingAt(data, low)} K`,
      { T },
    )
  for (let step = 0; step < 60; step++) {
    const x = 0.5 * (low + high)
    if (freezingAt(data, x) > T) low = x
    else high = x
  }
  return 0.5 * (low + high)
}

/**
 * A heat-transfer oil as a fluid.
 *
 * @param name  such as `Therminol 66`
 * @returns     the fluid, or undefined where there is none of that name
 *
 * Source: see `liquidFluid`.
 */
export function oilNamed(name: string): Fluid | undefined {
  const data = liquidData.find(each => !each.isSolution && each.name === name)
  return data && liquidFluid(data, 0, name)
}
