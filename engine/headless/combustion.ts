/** `combustion`: products of the combustion of a fuel, stack losses, and the boiler. */
import {
  type Boiler,
  type BoilerInput,
  boiler,
  combustion as burning,
  type Combustion,
  type CombustionInput,
  type CooledGas,
  cooledGas,
  flameTemperature,
  type OtherLosses,
  type StackLoss,
  stackLoss,
} from '../combustion'
import { EngineError } from '../errors'
import { gasShares } from './names'
import { checkShape, type Fields, type ShapeOf } from './shape'

/** A line of the command: the combustion, and optional further calculations. Temperatures [K]. */
export interface CombustionLine extends CombustionInput {
  readonly airTemperature?: number
  readonly stackTemperature?: number
  /** Temperature to which the flue gas of the stack is cooled. */
  readonly cooledTo?: number
  readonly losses?: OtherLosses
  readonly boiler?: Omit<BoilerInput, 'airTemperature' | 'losses'>
}

/** The output of the command. */
export interface CombustionAnswer extends Combustion {
  readonly flameTemperature: number
  readonly stackLoss?: StackLoss
  readonly cooled?: CooledGas
  readonly boiler?: Boiler
}

const maybeNumber = { maybe: 'number' } as const

/** Shape of a fuel in a document: a gas by shares, an analysis, or a name. */
export const fuelShape: ShapeOf<CombustionInput['fuel']> = {
  variants: {
    gas: { composition: 'numbers' },
    mass: {
      analysis: {
        ...{ C: 'number', H: 'number', O: 'number', N: 'number', S: 'number' },
        ...{ Cl: maybeNumber, ash: maybeNumber, water: maybeNumber },
      },
      higherHeatingValue: 'number',
    },
    named: { name: 'text', hydrogen: maybeNumber },
  },
}

/** Shape of the combustion fields in a document that may have others. */
export const firingShape: Fields<CombustionInput> = {
  fuel: fuelShape,
  air: { kind: ['excess', 'dry-oxygen', 'wet-oxygen'], value: 'number' },
  humidity: maybeNumber,
  dryAir: { maybe: 'numbers' },
  pressure: maybeNumber,
  trioxideShare: maybeNumber,
}

/** Shape of the losses other than the stack loss. */
export const lossesShape: ShapeOf<OtherLosses> = {
  radiation: maybeNumber,
  carbonMonoxide: maybeNumber,
  unburned: maybeNumber,
}

/** Shape of the boiler in a document. */
export const boilerShape: Fields<Omit<BoilerInput, 'airTemperature' | 'losses'>> = {
  size: { kind: ['horsepower', 'output', 'fired', 'steam'], value: 'number' },
  firing: { kind: ['efficiency', 'stack-temperature'], value: 'number' },
  duty: {
    variants: {
      steam: { pressure: 'number', blowdown: maybeNumber },
      'hot-water': { supply: 'number', pressure: 'number' },
    },
  },
  feedwater: 'number',
  load: maybeNumber,
}

const shape: Fields<CombustionLine> = {
  ...firingShape,
  airTemperature: maybeNumber,
  stackTemperature: maybeNumber,
  cooledTo: maybeNumber,
  losses: { maybe: lossesShape },
  boiler: { maybe: boilerShape },
}

/** Default temperature of the combustion air [K]: 80 °F. */
const usualAir = 299.82

/**
 * Combustion, its losses and the boiler.
 *
 * @param line  `fuel` (`{"kind":"named","name":…}`, a gas by its `composition`, or an `analysis` by mass), `air`
 *              (excess, or oxygen shown), and optionally `stackTemperature` [K] for losses, with `cooledTo` [K] for the
 *              heat of cooling, and `boiler` for its balance
 * @returns     the combustion of a kilogram of fuel, with the optional results; SI
 *
 * Valid as `combustion`, `stackLoss` and `boiler`; an unknown, missing or wrong field is `invalid-input`.
 *
 * Source: see these.
 */
export function combustion(line: unknown): CombustionAnswer {
  checkShape(line, shape, 'document')
  const { airTemperature = usualAir, stackTemperature, cooledTo, losses, boiler: of, ...rest } = line as CombustionLine
  const gas = burning(byNames(rest))
  if (cooledTo !== undefined && stackTemperature === undefined)
    throw new EngineError('invalid-input', 'give stackTemperature, from which the gas is cooled', { cooledTo })
  return {
    ...gas,
    flameTemperature: flameTemperature(gas, airTemperature),
    ...(stackTemperature === undefined ? {} : { stackLoss: stackLoss(gas, stackTemperature, airTemperature, losses) }),
    ...(cooledTo === undefined ? {} : { cooled: cooledGas(gas, stackTemperature!, cooledTo) }),
    ...(of ? { boiler: boiler(gas, { ...of, airTemperature, ...(losses ? { losses } : {}) }) } : {}),
  }
}

/** The combustion input with the engine's names for the gases of its fuel and its air. */
export function byNames(input: CombustionInput): CombustionInput {
  const { fuel, dryAir } = input
  return {
    ...input,
    ...(fuel.kind === 'gas' ? { fuel: { ...fuel, composition: gasShares(fuel.composition) } } : {}),
    ...(dryAir ? { dryAir: airShares(dryAir) } : {}),
  }
}

function airShares(shares: unknown): NonNullable<CombustionInput['dryAir']> {
  const { Oxygen, ...others } = gasShares(shares)
  if (Oxygen === undefined) throw new EngineError('invalid-input', 'dryAir has no oxygen', {})
  return { ...others, Oxygen }
}
