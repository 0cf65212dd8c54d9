/** Compares both engines on one coil. */
import { EngineError } from '../errors'
import type { Quantity } from '../units'
import type { CoilRating, CoilRequest } from './coil'
import { rateCoil } from './rateCoil'

/** One line of the comparison: the item, its value by each engine that has one [SI], and the difference. */
export interface ComparisonRow {
  Item: string
  Value: { original?: number; v2025?: number }
  unit: string
  /** Kind of quantity, by which its unit is converted for display. */
  quantity: Quantity
  /**
   * (v2025 - original)/original [-]. Absent where a value is absent, where `original` is 0, and for temperatures, whose
   * zero is arbitrary.
   */
  difference?: number
}

/** Both ratings, and their comparison for the air side and the tube side. */
export interface Comparison {
  original?: CoilRating
  v2025?: CoilRating
  /** Reason why an engine gave no rating. */
  refusals: { original?: string; v2025?: string }
  /** Reasons why the engines differ, where they are known for such coils; one sentence each. */
  reasons: string[]
  FinsideResults: ComparisonRow[]
  TubesideResults: ComparisonRow[]
}

type Line = readonly [
  Item: string,
  unit: string,
  quantity: Quantity | ((rating: CoilRating) => Quantity),
  of: (rating: CoilRating) => number | undefined,
]

/** Pressure drops of refrigerants and steam are displayed in the units of vapours. */
const dropQuantity = ({ fluid }: CoilRating) => (fluid.phaseChange ? 'vaporPressureDrop' : 'fluidPressureDrop')

const finside: readonly Line[] = [
  ['Total capacity', 'W', 'heatFlow', ({ totalCapacity }) => totalCapacity],
  ['Sensible capacity', 'W', 'heatFlow', ({ sensibleCapacity }) => sensibleCapacity],
  ['Leaving dry bulb', 'K', 'temperature', ({ air }) => air.leaving.dryBulb],
  ['Leaving wet bulb', 'K', 'temperature', ({ air }) => air.leaving.wetBulb],
  ['Condensate', 'kg/s', 'massFlow', ({ air }) => air.condensate],
  ['Air pressure drop', 'Pa', 'airPressureDrop', ({ air }) => air.pressureDrop],
  ['Outside coefficient', 'W/m2 K', 'heatTransferCoefficient', ({ air }) => air.coefficient],
  ['Fin efficiency', '-', 'fraction', ({ air }) => air.finEfficiency],
  ['Surface efficiency', '-', 'fraction', ({ air }) => air.surfaceEfficiency],
]

const tubeside: readonly Line[] = [
  ['Flow', 'kg/s', 'massFlow', ({ fluid }) => fluid.massFlow],
  ['Velocity', 'm/s', 'fluidVelocity', ({ fluid }) => (fluid.phaseChange ? undefined : fluid.tubeVelocity)],
  ['Mass flux', 'kg/s m2', 'massFlux', ({ fluid }) => fluid.phaseChange?.massFlux],
  ['Inside coefficient', 'W/m2 K', 'heatTransferCoefficient', ({ fluid }) => fluid.coefficient],
  ['Pressure drop, tubes', 'Pa', dropQuantity, ({ fluid }) => fluid.pressureDrop.tubes],
  ['Pressure drop, bends', 'Pa', dropQuantity, ({ fluid }) => fluid.pressureDrop.bends],
  ['Pressure drop, headers', 'Pa', dropQuantity, ({ fluid }) => fluid.pressureDrop.headers],
  ['Pressure drop, connections', 'Pa', dropQuantity, ({ fluid }) => fluid.pressureDrop.connections],
  ['Pressure drop', 'Pa', dropQuantity, ({ fluid }) => fluid.pressureDrop.total],
  ['Leaving temperature', 'K', 'temperature', ({ fluid }) => fluid.leavingTemperature],
  ['Leaving quality', '-', 'fraction', ({ fluid }) => fluid.phaseChange?.leavingQuality],
  ['Superheat', 'K', 'temperatureDifference', ({ fluid }) => fluid.phaseChange?.superheat],
  ['Subcooling', 'K', 'temperatureDifference', ({ fluid }) => fluid.phaseChange?.subcooling],
  ['Charge', 'kg', 'charge', ({ fluid }) => fluid.phaseChange?.charge],
]

/**
 * Rates a coil by both engines and compares the results.
 *
 * @param input  a coil; its own engine version does not matter
 * @returns both ratings (one is absent where its engine refuses the coil, with the reason), and rows for the air side
 *          and the tube side, SI
 *
 * Valid for every coil input; where both engines refuse it, the refusal of `v2025` is thrown.
 *
 * Source: none; a comparison.
 */
export function compareEngines(input: CoilRequest): Comparison {
  const [original, v2025] = (['original', 'v2025'] as const).map(engineVersion => tried({ ...input, engineVersion }))
  const ratings = { ...rated('original', original!), ...rated('v2025', v2025!) }
  if (!ratings.original && !ratings.v2025) throw v2025
  const refusals = { ...refused('original', original!), ...refused('v2025', v2025!) }
  return {
    ...ratings,
    refusals,
    reasons: reasonsOf(input, ratings),
    FinsideResults: rowsOf(finside, ratings),
    TubesideResults: rowsOf(tubeside, ratings),
  }
}

/**
 * In slow streams the films are most of the resistance, and the engines evaluate the correlations at different places.
 */
const slowStreams = {
  boiling:
    'So little flows in each circuit that liquid lies in the tubes and its film decides the capacity: v2025 finds film, heat flux and air at each place of the tubes, original at eight qualities in air of one temperature, so that they drift apart as less flows.',
  condensing:
    'So little flows in each circuit that liquid runs off the wall by its weight and its film decides the capacity: v2025 finds film and wall at each place of the tubes, original as means over a zone, so that they drift apart as less flows.',
} as const

/** Low flux is what both engines report as G_LOW; one report is enough. */
function reasonsOf({ coilType }: CoilRequest, { original, v2025 }: Pick<Comparison, 'original' | 'v2025'>): string[] {
  const isSlow = [original, v2025].some(rating => rating?.warnings.some(({ code }) => code === 'G_LOW'))
  return original && v2025 && isSlow ? [slowStreams[coilType === 'EVAP' ? 'boiling' : 'condensing']] : []
}

/** The rating, or the refusal. */
function tried(input: CoilRequest): CoilRating | EngineError {
  try {
    return rateCoil(input)
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
}

function rated(engine: 'original' | 'v2025', of: CoilRating | EngineError): Pick<Comparison, 'original' | 'v2025'> {
  return of instanceof EngineError ? {} : { [engine]: of }
}

function refused(engine: 'original' | 'v2025', of: CoilRating | EngineError): Comparison['refusals'] {
  return of instanceof EngineError ? { [engine]: of.message } : {}
}

/** Rows for which at least one engine has a value. */
function rowsOf(lines: readonly Line[], ratings: Pick<Comparison, 'original' | 'v2025'>): ComparisonRow[] {
  return lines.flatMap(([Item, unit, quantity, of]) => {
    const original = ratings.original && of(ratings.original)
    const v2025 = ratings.v2025 && of(ratings.v2025)
    if (original === undefined && v2025 === undefined) return []
    const row: ComparisonRow = {
      Item,
      Value: { ...(original !== undefined && { original }), ...(v2025 !== undefined && { v2025 }) },
      unit,
      quantity: typeof quantity === 'function' ? quantity((ratings.v2025 ?? ratings.original)!) : quantity,
    }
    if (original && v2025 !== undefined && quantity !== 'temperature')
      row.difference = (v2025 - original) / Math.abs(original)
    return [row]
  })
}
