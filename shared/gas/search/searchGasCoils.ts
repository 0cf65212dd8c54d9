/** The search for dry gas coils that do their heat within their limits. */
import { costIndex } from '../../../engine/design/costIndex'
import type { GasCoilRating } from '../../../engine/gascoil'
import { distanceOf } from '../../../engine/search/distance'
import { type Missed, together } from '../../../engine/search/findings'
import { ranked } from '../../../engine/search/ranked'
import { findingsOf, type JudgedItem, leastAndLarger, orRefused } from '../../../engine/search/sizes'
import { noticesIn, type Shown, shortfallsOf } from '../../tools/searchShortfalls'
import type { GasCoilPart } from '../document/gasCoil'
import { compositionOf } from '../rating/compositionOf'
import { coilNotices } from '../rating/notices'
import { builtGeometry, rateCoil } from '../rating/rateCoil'
import { type GasCoilFamily, type GasCoilRequest, wantedHeat } from './gasCoilFamilies'
import {
  type GasCoilFigures,
  type GasCoilGeometry,
  type GasCoilLimit,
  type GasCoilRank,
  type GasCoilSearchAnswer,
  judgedNotices,
} from './gasCoilSearch'

export interface SearchedGasCoils extends GasCoilRequest {
  rankBy?: GasCoilRank
  most?: number
  shown?: Shown
}

interface Sized {
  geometry: GasCoilGeometry
  figures: GasCoilFigures
}
type JudgedCoil = JudgedItem<Sized, GasCoilLimit>
export type GasCoilFindings = ReturnType<typeof findingsOf<Sized, GasCoilLimit>>

/** Heat above what is asked for that ends a family [-]. */
const excess = 0.25

const kinds = {
  isBelow: new Set<GasCoilLimit>(['heat', 'coldest']),
  isPressureDrop: new Set<GasCoilLimit>(['gasDrop', 'fluidDrop']),
}

/**
 * Goes through the rows of each family: the fewest rows that do the heat are found by bisection, then more rows are
 * rated until the gas loses too much pressure, or a quarter too much heat is done. Heat grows with rows.
 */
export function searchGasCoils(request: SearchedGasCoils, families: readonly GasCoilFamily[]): GasCoilFindings {
  const { gas } = request
  const stated = { ...compositionOf(gas), pressure: gas.state.pressure, trioxide: gas.state.trioxide }
  const rate = (geometry: GasCoilGeometry) => {
    const coil = { ...gas.coil!, geometry }
    return judged(request, coil, rateCoil(coil, stated))
  }
  return together(
    families.map(({ geometry, rows }) => {
      const found = leastAndLarger<Sized, GasCoilLimit>({
        sizes: rows.length,
        judge: size => orRefused(() => rate({ ...geometry, rows: rows[size]! })),
        isEnough: ({ shortfalls }) => !misses(shortfalls, 'heat'),
        isOver: ({ shortfalls, figures }) => misses(shortfalls, 'gasDrop') || figures.margin > excess,
      })
      return findingsOf(found, rows.length, kinds)
    }),
  )
}

const misses = (shortfalls: readonly Missed<GasCoilLimit>[], limit: GasCoilLimit) =>
  shortfalls.some(({ of }) => of === limit)

function judged({ gas, shown }: SearchedGasCoils, coil: GasCoilPart, rating: GasCoilRating): JudgedCoil {
  const wanted = wantedHeat(gas)!
  const warnings = coilNotices(rating, wanted)
  const { gasPressureDrop, fluidPressureDrop } = coil.limits
  // Limits of practice are told of; they decide only where somebody asks for them.
  const asked = { gasDrop: gasPressureDrop, fluidDrop: fluidPressureDrop } as const
  const shortfalls = shortfallsOf<GasCoilLimit>(warnings, judgedNotices, shown).filter(
    ({ of }) => !(of === 'gasDrop' || of === 'fluidDrop') || asked[of] !== undefined,
  )
  const errors = warnings.filter(({ severity }) => severity === 'error').length
  if (errors > 0 && !misses(shortfalls, 'coldest')) shortfalls.push({ of: 'errors', value: errors, wanted: 0, by: 1 })
  const { geometry } = coil
  return { geometry, figures: figuresOf(geometry, wanted, rating), shortfalls, notices: noticesIn(warnings) }
}

function figuresOf(geometry: GasCoilGeometry, wanted: number, rating: GasCoilRating): GasCoilFigures {
  const { heat, gas, fan, fluid, wall, dewPoints, construction } = rating
  return {
    ...{ heat, margin: heat / wanted - 1, gasOut: gas.leavingTemperature, gasDrop: gas.pressureDrop.total },
    ...{ faceVelocity: gas.faceVelocity, fanPower: fan.power ?? fan.gasPower },
    ...{ fluidOut: fluid.leavingTemperature, fluidDrop: fluid.pressureDrop.total, fluidVelocity: fluid.tubeVelocity },
    coldest: Math.min(wall.coldest, gas.enteringTemperature, gas.leavingTemperature),
    dewMargin: dewPoints.margin,
    ...{ weight: construction.dryWeight, feeds: construction.feeds, passes: construction.passes },
    cost: costIndex(builtGeometry(geometry), construction),
  }
}

const keys: Readonly<Record<GasCoilRank, (figures: GasCoilFigures) => number>> = {
  cost: ({ cost }) => cost,
  'gas drop': ({ gasDrop }) => gasDrop,
  'fluid drop': ({ fluidDrop }) => fluidDrop,
  weight: ({ weight }) => weight,
}

/** Best first; on the front no cheaper coil takes as little pressure from the gas. */
export function rankGasCoils(
  { rankBy = 'cost', most = 50 }: SearchedGasCoils,
  findings: GasCoilFindings,
): GasCoilSearchAnswer {
  const order = {
    key: keys[rankBy],
    cost: ({ cost }: GasCoilFigures) => cost,
    against: ({ gasDrop }: GasCoilFigures) => gasDrop,
    textOf: ({ geometry }: Sized) => JSON.stringify(geometry),
    distance: (shortfalls: readonly Missed<GasCoilLimit>[]) => distanceOf(shortfalls, kinds),
  }
  return ranked(findings, order, most) as GasCoilSearchAnswer
}
