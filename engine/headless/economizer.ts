/** `economizer rating`, `economizer turndown`, `economizer year`: banks in flue gas, what a boiler gains by them. */
import {
  type EconomizerInput,
  type EconomizerRating,
  type EconomizerYear,
  economizerYear,
  type Fins,
  type PartLoad,
  type Prices,
  rateEconomizer,
  type StageRating,
  type TubeBank,
  turndown,
  type UnitStage,
  type Worth,
  type YearLoad,
} from '../economizer'
import { boilerShape, byNames, firingShape, lossesShape } from './combustion'
import { checkShape, type Fields, type ShapeOf } from './shape'

/** A line of `economizer turndown`. */
type TurndownLine = EconomizerInput & { readonly loads?: readonly PartLoad[] }

/** A line of `economizer year`. */
type YearLine = EconomizerInput & {
  readonly loads: readonly YearLoad[]
  readonly prices?: Prices
  readonly worth?: Omit<Worth, 'savings'>
}

type ShownStage = Omit<StageRating, 'bank' | 'circuits'> & { readonly passes: number }
/** A rating as it is written down: without what its input says. */
export type EconomizerAnswer = Omit<EconomizerRating, 'stages'> & { readonly stages: readonly ShownStage[] }

const maybe = { maybe: 'number' } as const
const flag = { maybe: 'flag' } as const

const { load: _, ...boilerFields } = boilerShape

const oneFin = { height: 'number', thickness: 'number', density: 'number', metal: 'text', conductivity: maybe } as const
const finsShape: ShapeOf<Fins> = {
  variants: { none: {}, solid: oneFin, serrated: { ...oneFin, segmentWidth: 'number' } },
}

const bankShape: Fields<TubeBank> = {
  layout: ['staggered', 'in line'],
  ...{ rows: 'number', tubesWide: 'number', tubeLength: 'number', tubeDiameter: 'number', tubeWall: 'number' },
  ...{ transversePitch: 'number', longitudinalPitch: 'number', tubeMetal: 'text', tubeConductivity: maybe },
  fins: finsShape,
  fouling: { maybe: { gas: maybe, water: maybe } },
  method: { maybe: ['escoa', 'briggs-young', 'esdu', 'grimison', 'hedh'] },
}

const stageShape: Fields<UnitStage> = {
  bank: bankShape,
  circuits: maybe,
  flow: { maybe: ['counter', 'parallel'] },
  liquid: { name: { maybe: 'text' }, share: maybe, basis: { maybe: ['mass', 'volume'] }, pressure: 'number' },
  waterFlow: maybe,
  waterIn: maybe,
  pumped: flag,
  onOff: flag,
  bypass: { maybe: { gas: maybe, water: maybe } },
  radiation: flag,
}

const shape: Fields<EconomizerInput> = {
  firing: firingShape,
  airTemperature: maybe,
  losses: { maybe: lossesShape },
  source: {
    variants: {
      boiler: { boiler: boilerFields },
      gas: { massFlow: 'number', temperature: 'number', boiling: maybe },
    },
  },
  stages: { rows: stageShape },
  stack: { maybe: { height: 'number', diameter: 'number', ambient: 'number' } },
  limits: {
    maybe: { ...{ gasDrop: maybe, gasOut: maybe, dewMargin: maybe, steamingMargin: maybe, waterDrop: maybe } },
  },
}

const partShape: Fields<PartLoad> = { load: 'number', air: { maybe: firingShape.air }, stackTemperature: maybe }

const known = <Line extends EconomizerInput>(line: Line): Line => ({ ...line, firing: byNames(line.firing) })

function shown({ stages, ...rest }: EconomizerRating): EconomizerAnswer {
  return { ...rest, stages: stages.map(({ bank: __, circuits, ...stage }) => ({ ...stage, passes: circuits.passes })) }
}

/**
 * An economizer at full load.
 *
 * @param line  `firing` as `combustion`, `source` (a boiler, or a stream of gas), `stages`, `stack`, `limits`
 * @returns     the rating, SI
 *
 * Valid as `rateEconomizer`; an unknown, missing or wrong field is `invalid-input`.
 *
 * Source: see there.
 */
export function economizerRating(line: unknown): EconomizerAnswer {
  checkShape(line, shape, 'document')
  return shown(rateEconomizer(known(line as EconomizerInput)))
}

/**
 * An economizer from full to low fire.
 *
 * @param line  as `economizerRating`, with `loads`: load [-], its air and its stack temperature where known
 * @returns     a rating a load
 *
 * Valid as `turndown`.
 *
 * Source: see there.
 */
export function economizerTurndown(line: unknown): { loads: EconomizerAnswer[] } {
  checkShape(line, { ...shape, loads: { maybe: { rows: partShape } } } satisfies Fields<TurndownLine>, 'document')
  const { loads, ...input } = known(line as TurndownLine)
  return { loads: turndown(input, loads).map(shown) }
}

/**
 * A year of an economizer.
 *
 * @param line  as `economizerTurndown`, each load with its `hours`; `prices` and `worth`
 * @returns     sums of the year, payback, cash flow
 *
 * Valid as `economizerYear`.
 *
 * Source: see there.
 */
export function economizerYearLine(
  line: unknown,
): Omit<EconomizerYear, 'loads'> & { loads: (YearLoad & { rating: EconomizerAnswer })[] } {
  const fields: Fields<YearLine> = {
    ...shape,
    loads: { rows: { ...partShape, hours: 'number' } },
    prices: { maybe: { fuel: maybe, electricity: maybe, carbon: maybe, nitrogenOxides: maybe } },
    worth: { maybe: { installed: 'number', incentive: maybe, escalation: maybe, discount: maybe, life: maybe } },
  }
  checkShape(line, fields, 'document')
  const { loads, prices, worth, ...input } = known(line as YearLine)
  const year = economizerYear(input, loads, prices, worth)
  return { ...year, loads: year.loads.map(each => ({ ...each, rating: shown(each.rating) })) }
}
