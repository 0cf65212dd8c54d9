import type { Correlation, CorrelationInput, CorrelationKind } from '../../correlation'
import { EngineError } from '../../errors'
import { outOfRange, type Ranges } from '../../warnings'

/** Inputs of the correlations of bare and round-finned tubes in cross-flow of a gas. SI. */
export interface Bank {
  /** Based on the tube outside diameter and the velocity in the free flow area. */
  Re: number
  Pr: number
  /** At the wall temperature; without it there is no wall correction. */
  wallPr?: number
  rows: number
  /** 1 where rows are offset by half a pitch, 0 in line. */
  staggered: number
  transversePitch: number
  longitudinalPitch: number
  diagonalPitch: number
  tubeDiameter: number
  finHeight: number
  finThickness: number
  /** Clear gap between two fins. */
  finSpacing: number
  finDiameter: number
  /** Total outside area over that of the bare tube. */
  areaRatio: number
  /** Free flow area over face area. */
  contraction: number
  /** Angle between flow and tubes, a right angle where it is left out [rad]. */
  angle?: number
  /** Absolute temperature of the gas over the mean one of the fins. */
  temperatureRatio: number
  /** 1 where the fins are cut into segments, 0 where they are whole. */
  serrated: number
}

export type BankName = keyof Bank

const catalogue: Readonly<Record<BankName, readonly [unit: string, meaning: string]>> = {
  Re: ['-', 'Reynolds number on the tube diameter, in the free flow area'],
  Pr: ['-', 'Prandtl number of the gas'],
  wallPr: ['-', 'Prandtl number at the wall'],
  rows: ['-', 'tube rows in the direction of the gas'],
  staggered: ['-', '1 where rows are shifted by half a pitch, 0 in line'],
  transversePitch: ['m', 'tube spacing across the gas'],
  longitudinalPitch: ['m', 'tube spacing along the gas'],
  diagonalPitch: ['m', 'distance to the next tube of the next row'],
  tubeDiameter: ['m', 'outside diameter of the bare tube'],
  finHeight: ['m', 'fin height over the tube'],
  finThickness: ['m', 'fin thickness'],
  finSpacing: ['m', 'clear gap between two fins'],
  finDiameter: ['m', 'diameter over the fins'],
  areaRatio: ['-', 'whole outside area over that of the bare tube'],
  contraction: ['-', 'free flow area over face area'],
  angle: ['rad', 'angle between flow and tubes, a right angle by default'],
  temperatureRatio: ['-', 'absolute temperature of the gas over that of the fins'],
  serrated: ['-', '1 for segmented fins, 0 for whole ones'],
}

const optional: readonly BankName[] = ['wallPr', 'angle']
const mayBeZero: readonly BankName[] = ['staggered', 'serrated']

/** Inputs of a correlation, by the names that it lists. */
export type BankOf<Names extends readonly BankName[]> = Pick<Bank, Names[number]>

interface BankDescription<Name extends BankName> {
  id: string
  kind: CorrelationKind
  authors: string
  year: number
  title: string
  names: readonly Name[]
  range: Ranges
  accuracy: string
  source: string
  trust?: 'verify' | 'assumption'
  value(bank: Pick<Bank, Name>): number
}

/**
 * Makes the registry entry of a correlation of tubes in cross-flow of a gas.
 *
 * @param description  its description, and its function without checks
 * @returns the descriptor; `evaluate` refuses inputs that are not positive, and warns outside the range
 *
 * Valid for every correlation of this folder.
 *
 * Source: the type `Correlation`.
 */
export function bankCorrelation<Name extends BankName>(description: BankDescription<Name>): Correlation<Name> {
  const { names, range, value, ...rest } = description
  return Object.freeze({
    ...rest,
    inputs: names.map((name): CorrelationInput<Name> => {
      const [unit, meaning] = catalogue[name]
      return optional.includes(name) ? { name, unit, meaning, optional: true } : { name, unit, meaning }
    }),
    validity: range,
    evaluate(inputs: Record<Name, number>) {
      requireBank(names, inputs)
      return { value: value(inputs as unknown as Pick<Bank, Name>), warnings: outOfRange(rest.id, inputs, range) }
    },
  })
}

function requireBank(names: readonly BankName[], inputs: Partial<Bank>): void {
  for (const name of names) {
    const value = inputs[name]
    if (value === undefined && optional.includes(name)) continue
    const isGood = value !== undefined && (mayBeZero.includes(name) ? value >= 0 : value > 0)
    if (!isGood || value === Number.POSITIVE_INFINITY) {
      throw new EngineError('not-positive', `${name} must be positive`, { [name]: value })
    }
  }
}

/**
 * Wall correction for the change of properties between gas and wall.
 *
 * @param bank   Prandtl numbers of gas and wall [-]
 * @param power  exponent of the correlation [-]
 * @returns (Pr/Pr_wall)^power, or 1 without a wall value [-]
 *
 * Valid for heating and cooling alike.
 *
 * Source: A. Zukauskas, Advances in Heat Transfer 8 (1972) 93-160.
 */
export function wallFactor({ Pr, wallPr }: Pick<Bank, 'Pr' | 'wallPr'>, power: number): number {
  return wallPr === undefined ? 1 : (Pr / wallPr) ** power
}
