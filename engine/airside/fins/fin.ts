import type { CorrelationInput } from '../../correlation'
import { EngineError } from '../../errors'

/** Inputs of the published correlations of finned tubes. SI; `Re` is on the collar diameter. */
export interface Fin {
  Re: number
  rows: number
  transversePitch: number
  longitudinalPitch: number
  collarDiameter: number
  finPitch: number
  finThickness: number
  hydraulicDiameter: number
  /** Outside area over the collar cylinder, Ao/At [-]. */
  areaRatio: number
  /** Free flow area over face area [-]. */
  contraction: number
  /** Wave from peak to valley, and half a wave length along the air [m]. */
  waveHeight: number
  halfWaveLength: number
  louverPitch: number
  louverHeight: number
  /** Raised strips: height, breadth along the air, number between two tube rows. */
  stripHeight: number
  stripBreadth: number
  strips: number
  /** Share of the fin area that is lanced [0..1]. */
  lancedShare: number
  /** Film Reynolds number of the condensate, 2 G/mu [-]. */
  filmRe: number
  /** Relative humidity of the entering air [0..1]. */
  relativeHumidity: number
}

export type FinName = keyof Fin

/** Inputs of a correlation, by the names that it lists. */
export type FinOf<Names extends readonly FinName[]> = Pick<Fin, Names[number]>

const catalogue: Readonly<Record<FinName, readonly [unit: string, meaning: string]>> = {
  Re: ['-', 'Reynolds number on the collar diameter, in the free flow area'],
  rows: ['-', 'tube rows in the direction of the air'],
  transversePitch: ['m', 'tube spacing across the air'],
  longitudinalPitch: ['m', 'tube spacing along the air'],
  collarDiameter: ['m', 'diameter over the fin collar'],
  finPitch: ['m', 'distance from fin to fin'],
  finThickness: ['m', 'fin thickness'],
  hydraulicDiameter: ['m', '4 Ac Pl / Ao of the unit cell'],
  areaRatio: ['-', 'outside area over the collar cylinder'],
  contraction: ['-', 'free flow area over face area'],
  waveHeight: ['m', 'wave from peak to valley'],
  halfWaveLength: ['m', 'half a wave length, along the air'],
  louverPitch: ['m', 'distance from louver to louver'],
  louverHeight: ['m', 'height of a louver over the plate'],
  stripHeight: ['m', 'height of a strip over the plate'],
  stripBreadth: ['m', 'breadth of a strip along the air'],
  strips: ['-', 'strips between two tube rows'],
  lancedShare: ['-', 'share of the fin area that is lanced'],
  filmRe: ['-', 'film Reynolds number, twice the load over the viscosity'],
  relativeHumidity: ['-', 'relative humidity of the entering air'],
}

/** Inputs that may be zero. */
const mayBeZero: readonly FinName[] = ['finThickness', 'filmRe', 'lancedShare', 'relativeHumidity']

/**
 * Descriptors of named inputs, for the registry.
 *
 * @param names  names of `Fin`
 * @returns      name, unit and meaning of each
 *
 * Valid for the names of `Fin`.
 *
 * Source: definition.
 */
export function finInputs<Name extends FinName>(names: readonly Name[]): CorrelationInput<Name>[] {
  return names.map(name => ({ name, unit: catalogue[name][0], meaning: catalogue[name][1] }))
}

/**
 * Refuses inputs for which no correlation is defined.
 *
 * @param names   names of the inputs of the correlation
 * @param inputs  Reynolds number [-] and lengths [m]
 * @returns nothing; throws `not-positive` where a number is zero, negative or NaN
 *
 * Valid for every plate-fin correlation; fin thickness, film, lanced share and humidity may be zero.
 *
 * Source: none; a check of the input.
 */
export function requireFin(names: readonly FinName[], inputs: Partial<Fin>): void {
  for (const name of names) {
    const value = inputs[name] ?? Number.NaN
    const isGood = mayBeZero.includes(name) ? value >= 0 : value > 0
    if (!isGood || value === Number.POSITIVE_INFINITY) {
      throw new EngineError('not-positive', `${name} must be positive`, { [name]: value })
    }
  }
}
