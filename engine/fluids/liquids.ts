/** Glycols, brines and heat-transfer oils by name. */
import { EngineError } from '../errors'
import type { Fluid } from './fluid'
import { burstTables, burstTemperature } from './liquid/burstProtection'
import { freezingAt, liquidFluid, vapourPressure } from './liquid/liquidFluid'
import { liquidData } from './liquid-data'
import type { LiquidData } from './liquidData'

/** Basis of the share of a glycol: mass, or volume before mixing at 20 °C. */
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
  return liquidData.filter(data => data.basis).map(data => data.name)
}

/**
 * Names of the heat-transfer oils, and of other liquids that have no share.
 *
 * @returns  the names, such as `Therminol 66`
 *
 * Source: definition.
 */
export function oilNames(): string[] {
  return liquidData.filter(data => !data.basis).map(data => data.name)
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
 * The lowest pressure at which a liquid is evaluated: one atmosphere, or its vapour pressure where that is higher.
 *
 * @param name  such as `Therminol 66`
 * @param T     temperature [K]
 * @returns     pressure [Pa]
 *
 * Valid for the solutions and oils; for another name one atmosphere.
 *
 * Source: see `liquidFluid`.
 */
export function quietPressure(name: string, T: number): number {
  const data = liquidData.find(each => each.name === name)
  return Math.max(101_325, data ? vapourPressure(data, T) : 0)
}

function solutionData(name: string): LiquidData {
  const data = liquidData.find(each => each.basis && each.name === name)
  if (data) return data
  throw new EngineError('unknown-name', `no solution of ${name}; known are ${solutionNames().join(', ')}`, { name })
}

/** Converts a share to the basis of the data, and refuses one outside their range. */
function shareInData(data: LiquidData, share: number, basis: SolutionBasis): number {
  const { lowestX, highestX, name } = data
  const x = basis === data.basis ? share : converted(data, share)
  if (x >= lowestX && x <= highestX) return x
  const percent = (of: number) => Number((100 * of).toPrecision(4))
  const known = `${percent(lowestX)} to ${percent(highestX)} %`
  throw new EngineError('out-of-range', `${name}: the share by ${data.basis} is ${known}, not ${percent(x)} %`, {
    share,
    basis,
    limit: x > highestX ? 'highest share' : 'lowest share',
    at: x > highestX ? highestX : lowestX,
  })
}

/** Converts a share from the other basis to that of the data. */
function converted({ name, basis, pureRho, volumeByMass, baseX }: LiquidData, share: number): number {
  if (basis === 'volume') return volumeByMass!.reduceRight((sum, factor) => sum * (share - baseX) + factor, 0)
  if (pureRho === undefined)
    throw new EngineError('invalid-input', `${name} has no share by volume here: give its share by mass`, { share })
  return (share * pureRho) / (share * pureRho + (1 - share) * waterRho)
}

/**
 * The basis of the share in the data of a solution.
 *
 * @param name  the solute
 * @returns     mass, or volume before mixing
 *
 * Valid for the solutions; else `unknown-name`.
 *
 * Source: see `solutionOf`.
 */
export function ownBasis(name: string): SolutionBasis {
  return solutionData(name).basis!
}

/**
 * A solution in water as a fluid.
 *
 * @param name   the solute, such as `Ethylene glycol`
 * @param share  its share, 0 to 0.6 for glycols
 * @param basis  basis of the share
 * @returns      the fluid; h = 0 and s = 0 at 20 °C and one atmosphere
 *
 * Valid from freezing to 100 °C, brines to 40 °C; beyond, or another share, `out-of-range`; another name
 * `unknown-name`.
 *
 * Source: A. Melinder, Properties of Secondary Working Fluids, IIR (2010); where the name says so, ASHRAE Handbook
 * Fundamentals (2001).
 *
 * @example solutionOf('Ethylene glycol', 0.3).state({ T: 280, p: 3e5 }).cp // 3637
 */
export function solutionOf(name: string, share: number, basis: SolutionBasis = 'mass'): Fluid {
  const data = solutionData(name)
  const x = shareInData(data, share, basis)
  return liquidFluid(data, x, `${name} ${Math.round(share * 1000) / 10} % by ${basis}`)
}

/**
 * Temperature at which ice begins to form in a solution.
 *
 * @param name   the solute
 * @param share  its share
 * @param basis  basis of the share
 * @returns      temperature [K]
 *
 * Valid as `solutionOf`.
 *
 * Source: as `solutionOf`.
 */
export function freezingPoint(name: string, share: number, basis: SolutionBasis = 'mass'): number {
  const data = solutionData(name)
  return freezingAt(data, shareInData(data, share, basis))
}

/**
 * Temperature down to which a solution at rest does not burst tubes, although it freezes to slush above it.
 *
 * @param name   the solute
 * @param share  its share
 * @param basis  basis of the share
 * @returns      temperature [K]; undefined for a solution without such a table
 *
 * Valid as `solutionOf`, for inhibited glycols.
 *
 * Source: see `burstTemperature`; shares by mass are converted by the densities of the pure components at 20 °C.
 *
 * @example burstPoint('Propylene glycol', 0.24, 'volume') // 255.4
 */
export function burstPoint(name: string, share: number, basis: SolutionBasis = 'mass'): number | undefined {
  const table = burstTables[name.replace(' (ASHRAE)', '')]
  if (!table) return undefined
  const { rows, pureRho } = table
  const poured = share / pureRho
  const volume = basis === 'volume' ? share : poured / (poured + (1 - share) / waterRho)
  return burstTemperature(rows, volume)
}

/**
 * The share that keeps a solution liquid down to a temperature.
 *
 * @param name  the solute
 * @param T     temperature [K]
 * @returns     the share on the basis of the data: `ownBasis`
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
 * The data set of a solution or an oil: sets of one glycol differ by 1 to 4 % in cp and up to 15 % in viscosity.
 *
 * @param name  of a solution or an oil
 * @returns     its source in a few words; undefined for another fluid
 *
 * Source: definition.
 *
 * @example liquidDataSet('Propylene glycol (ASHRAE)') // ASHRAE Fundamentals (2001)
 */
export function liquidDataSet(name: string): string | undefined {
  return liquidData.find(each => each.name === name)?.dataSet
}

/**
 * A heat-transfer oil, or another liquid without a share, as a fluid.
 *
 * @param name  such as `Therminol 66`
 * @returns     the fluid, or undefined where there is none of that name
 *
 * Source: see `liquidFluid`.
 */
export function oilNamed(name: string): Fluid | undefined {
  const data = liquidData.find(each => !each.basis && each.name === name)
  return data && liquidFluid(data, 0, name)
}
