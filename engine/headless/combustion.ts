/** `combustion`: what burning a fuel takes and leaves, what its stack loses, and the boiler around it. */
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

/** A line of the command: the fire, and what more is asked of it. Temperatures [K]. */
export interface CombustionLine extends CombustionInput {
  readonly airTemperature?: number
  readonly stackTemperature?: number
  /** To what the gas of the stack is cooled. */
  readonly cooledTo?: number
  readonly losses?: OtherLosses
  readonly boiler?: Omit<BoilerInput, 'airTemperature' | 'losses'>
}

/** What the command answers. */
export interface CombustionAnswer extends Combustion {
  readonly flameTemperature: number
  readonly stackLoss?: StackLoss
  readonly cooled?: CooledGas
  readonly boiler?: Boiler
}

const maybeNumber = { maybe: 'number' } as const

/** A fuel in a document: a gas by shares, an analysis, or a name. */
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

/** The fire in a document, whatever else stands there. */
export const firingShape: Fields<CombustionInput> = {
  fuel: fuelShape,
  air: { kind: ['excess', 'dry-oxygen', 'wet-oxygen'], value: 'number' },
  humidity: maybeNumber,
  dryAir: { maybe: 'numbers' },
  pressure: maybeNumber,
  trioxideShare: maybeNumber,
}

/** Losses beside the stack. */
export const lossesShape: ShapeOf<OtherLosses> = {
  radiation: maybeNumber,
  carbonMonoxide: maybeNumber,
  unburned: maybeNumber,
}

/** The boiler in a document. */
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

/** Where combustion air is not said to be warmer or colder [K]: 80 °F. */
const usualAir = 299.82

/**
 * Combustion, its losses and its boiler.
 *
 * @param line  `fuel` (`{"kind":"named","name":…}`, a gas by its `composition`, or an `analysis` by mass), `air`
 *              (excess, or oxygen shown), and what more is asked: `stackTemperature` [K] for losses, with `cooledTo`
 *              [K] for what cooling gives, `boiler` for its balance
 * @returns     the combustion of a kilogram, with the rest that was asked; SI
 *
 * Valid as `combustion`, `stackLoss` and `boiler`; an unknown, missing or wrong field is `invalid-input`.
 *
 * Source: see these.
 */
export function combustion(line: unknown): CombustionAnswer {
  checkShape(line, shape, 'document')
  const { airTemperature = usualAir, stackTemperature, cooledTo, losses, boiler: of, ...rest } = line as CombustionLine
  const input: CombustionInput = { ...rest, ...(rest.fuel.kind === 'gas' ? { fuel: byNames(rest.fuel) } : {}) }
  const gas = burning(input)
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

/** A gaseous fuel by the engine's names, however its gases are called. */
export function byNames<Of extends { composition: Readonly<Record<string, number>> }>(fuel: Of): Of {
  return { ...fuel, composition: gasShares(fuel.composition) }
}
