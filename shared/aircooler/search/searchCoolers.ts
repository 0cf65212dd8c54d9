/** The search for air coolers that meet their duty within their limits. */
import { type AirCoolerRating, coolerCostIndex, quickRatingOf, readyUnit, turningAt } from '../../../engine/aircooler'
import { payback } from '../../../engine/economics/cashFlow'
import { usualPrices } from '../../../engine/economics/prices'
import { distanceOf } from '../../../engine/search/distance'
import { type Missed, together } from '../../../engine/search/findings'
import { ranked } from '../../../engine/search/ranked'
import { findingsOf, type JudgedItem, leastAndLarger, orRefused } from '../../../engine/search/sizes'
import { noticesIn, type Shown, shortfallsOf } from '../../tools/searchShortfalls'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import { engineInput } from '../rating/engineInput'
import { unitNotices } from '../rating/notices'
import {
  type AirCoolerSearchAnswer,
  type CoolerFigures,
  type CoolerLimit,
  type CoolerRank,
  judgedNotices,
  type SizedCooler,
} from './airCoolerSearch'
import type { CoolerFamily, CoolerRequest } from './coolerFamilies'

export interface SearchedCoolers extends CoolerRequest {
  rankBy?: CoolerRank
  most?: number
  shown?: Shown
}

interface Sized {
  cooler: SizedCooler
  figures: CoolerFigures
}
type JudgedCooler = JudgedItem<Sized, CoolerLimit>
export type CoolerFindings = ReturnType<typeof findingsOf<Sized, CoolerLimit>>

/** Heat above what is asked for, with its margin, that ends a family [-]. */
const excess = 0.25

const kinds = {
  isBelow: new Set<CoolerLimit>(['heat', 'coverage', 'wall']),
  isPressureDrop: new Set<CoolerLimit>(['processDrop', 'airDrop']),
}

/** Longer tubes make these worse. */
const growing = ['length', 'coverage'] as const

/**
 * Goes through the tube lengths of each family: the shortest tubes that give the heat are found by bisection, then longer
 * ones are rated until a limit is missed that longer tubes make worse, or a quarter too much is given. Heat grows with
 * the length.
 */
export function searchCoolers(request: SearchedCoolers, families: readonly CoolerFamily[]): CoolerFindings {
  const most = (1 + (request.airCooler.limits.margin ?? 0)) * (1 + excess) - 1
  return together(
    families.map(({ cooler, lengths }) => {
      const judged = leastAndLarger<Sized, CoolerLimit>({
        sizes: lengths.length,
        judge: size => orRefused(() => judgedCooler(request, atLength(cooler, lengths[size]!))),
        isEnough: ({ shortfalls }) => !misses(shortfalls, 'heat'),
        isOver: ({ shortfalls, figures }) => misses(shortfalls, ...growing) || figures.margin > most,
      })
      return findingsOf(judged, lengths.length, kinds)
    }),
  )
}

const atLength = (cooler: SizedCooler, tubeLength: number): SizedCooler => ({
  ...cooler,
  bundle: { ...cooler.bundle, tubeLength },
})

const misses = (shortfalls: readonly Missed<CoolerLimit>[], ...limits: readonly CoolerLimit[]) =>
  shortfalls.some(({ of }) => limits.includes(of))

/** Of the speeds of its blades, a unit takes the fastest that keeps its limits, because slow blades are wider and dearer. */
function judgedCooler({ airCooler, choices, shown }: SearchedCoolers, cooler: SizedCooler): JudgedCooler {
  const { flow, ...parts } = cooler
  const input = { ...airCooler, ...parts, air: { ...airCooler.air, flow } }
  const ready = readyUnit(engineInput(input))
  const first = quickRatingOf(ready)
  const speeds = choices.tipSpeed?.toSorted((one, other) => other - one)
  if (!speeds) return judgedAs(input, cooler, first, shown)
  let last: JudgedCooler | undefined
  for (const tipSpeed of speeds) {
    const turned = { ...cooler, fans: { ...cooler.fans, tipSpeed } }
    last = judgedAs(input, turned, turningAt(ready, first, tipSpeed), shown)
    if (!misses(last.shortfalls, 'tipSpeed', 'soundPressure', 'soundPower')) break
  }
  return last!
}

function judgedAs(
  input: AirCoolerInput,
  cooler: SizedCooler,
  rating: AirCoolerRating,
  shown: Shown | undefined,
): JudgedCooler {
  const warnings = unitNotices(input, rating, rating.warnings)
  const { power } = rating.noise
  const shortfalls = shortfallsOf<CoolerLimit>(warnings, judgedNotices, shown).flatMap(
    (each): Missed<CoolerLimit>[] => {
      // What practice allows is told of; it decides only where somebody asks for it.
      if (each.of === 'airDrop') return input.limits.airDrop === undefined ? [] : [each]
      if (each.of !== 'soundPressure') return [each]
      if (each.value === power) return [{ ...each, of: 'soundPower' }]
      return input.limits.soundPressure === undefined ? [] : [each]
    },
  )
  return { cooler, figures: figuresOf(input, cooler, rating), shortfalls, notices: noticesIn(warnings) }
}

function figuresOf({ money }: AirCoolerInput, { bundle, fans }: SizedCooler, rating: AirCoolerRating): CoolerFigures {
  const { heat, margin = 0, stream, air, noise, construction } = rating
  const cost = coolerCostIndex(bundle as Parameters<typeof coolerCostIndex>[0], construction, fans, rating.fans)
  return {
    ...{ heat, margin, outlet: stream.outlet, airOut: air.leaving, processDrop: stream.drop.total },
    ...{ velocity: stream.velocity, faceVelocity: air.standardFaceVelocity, coldestWall: stream.coldestWall },
    ...{ totalPressure: rating.fans.totalPressure, coverage: rating.fans.coverage },
    ...{ fanPower: rating.fans.power, tipSpeed: rating.fans.tipSpeed },
    ...{ soundPressure: noise.pressureAtFan, soundPower: noise.power },
    ...{ width: construction.width, length: construction.length, plot: construction.plotArea },
    ...{ weight: construction.weight, cost, lifeCost: cost + powerCost(money, rating.fans.power) / indexPrice },
  }
}

/** What the index counts as 1 costs, in the currency of the document: a kilogram of copper tube. An assumption. */
const indexPrice = 12
const secondsAYear = 8760 * 3600

/** Present value of what the fans take over the life, if they run at full speed all year. */
function powerCost({ electricityPrice, escalation, discount, life }: AirCoolerInput['money'], power: number): number {
  const savings = power * secondsAYear * (electricityPrice ?? usualPrices.electricity.value)
  return payback({ savings, installed: 0, escalation, discount, life }).netPresentValue
}

const keys: Readonly<Record<CoolerRank, (figures: CoolerFigures) => number>> = {
  cost: ({ cost }) => cost,
  'cost and power': ({ lifeCost }) => lifeCost,
  'fan power': ({ fanPower }) => fanPower,
  weight: ({ weight }) => weight,
  plot: ({ plot }) => plot,
}

/** Best first; on the front no cheaper unit takes as little power. */
export function rankCoolers(
  { rankBy = 'cost', most = 50 }: SearchedCoolers,
  findings: CoolerFindings,
): AirCoolerSearchAnswer {
  const order = {
    key: keys[rankBy],
    cost: ({ cost }: CoolerFigures) => cost,
    against: ({ fanPower }: CoolerFigures) => fanPower,
    textOf: ({ cooler }: Sized) => JSON.stringify(cooler),
    distance: (shortfalls: readonly Missed<CoolerLimit>[]) => distanceOf(shortfalls, kinds),
  }
  return ranked(findings, order, most) as AirCoolerSearchAnswer
}
