/** The search for sprays that cool the air enough within their limits. */

import { usualPrices } from '../../../engine/economics/prices'
import { EngineError } from '../../../engine/errors'
import { mistDesign, mistYear, pumped, rateHours } from '../../../engine/mist'
import { distanceOf } from '../../../engine/search/distance'
import { countedMisses, type Found, type Missed, together } from '../../../engine/search/findings'
import { ranked } from '../../../engine/search/ranked'
import { requireFew } from '../../../engine/search/requireFew'
import { orRefused } from '../../../engine/search/sizes'
import { pressureAtAltitude } from '../../../engine/units'
import { yearOf } from '../../climates/climateOf'
import { noticesIn, type Shown, shortfallsOf } from '../../tools/searchShortfalls'
import type { MistInput } from '../document/mistDocument'
import { type NozzleRecord, nozzleRange, sampleNozzles } from '../nozzles/sampleNozzles'
import { checkMist } from '../rating/checkMist'
import { engineInput, pricesOf, worthOf } from '../rating/engineInput'
import { designWarnings, limitWarnings } from '../rating/notices'
import { waterDensity } from '../rating/waterDensity'
import { judgedNotices, type MistSearchAnswer, type SprayFigures, type SprayLimit, type SprayRank } from './mistSearch'
import type { SprayField } from './sprayCatalogue'

type Spray = MistInput['spray']

/** Most sprays that a search may consider: all of them are kept until they are ranked. */
const mostSprays = 50_000

export interface SearchedSprays {
  mist: MistInput
  choices: Partial<Record<SprayField, readonly number[]>>
  /** The list by whose places nozzles are chosen; the sample where absent. */
  nozzles?: readonly NozzleRecord[]
  rankBy?: SprayRank
  most?: number
  shown?: Shown
}

interface Sized {
  spray: Spray
  figures: SprayFigures
}
type NearMiss = Sized & { shortfalls: readonly Missed<SprayLimit>[] }
type Judged = NearMiss & { notices: string[] }
export type SprayFindings = Found<Sized & { notices: string[] }, NearMiss, SprayLimit>

/**
 * The sprays of a search, apart by their effectiveness. Throws an `EngineError`, with the path of the field to mend where
 * there is one: a search without a limit of the air, of nozzles that the list does not have, of too many sprays, or of a
 * mist that cannot be.
 */
export function sprayFamilies({ mist, choices, nozzles: list = sampleNozzles }: SearchedSprays): Spray[][] {
  if (mist.limits.leaving === undefined)
    throw new EngineError('invalid-input', 'A search needs the air to the coil at most.', { path: 'limits.leaving' })
  checkMist(mist)
  const { spray } = mist
  const { effectiveness = [spray.effectiveness], pressure = [spray.pressure], nozzle } = choices
  const nozzles = nozzle ? nozzle.map(at => nozzleAt(list, at)) : [spray.nozzle]
  const count = effectiveness.length * nozzles.length * pressure.length
  requireFew('sprays', count, mostSprays)
  const families = effectiveness.map(share =>
    nozzles.flatMap(each =>
      pressure
        .filter(pascals => isKnown(each, pascals))
        .map(pascals => ({ ...spray, effectiveness: share, nozzle: each, pressure: pascals })),
    ),
  )
  for (const [first] of families) if (first) designOf({ ...mist, spray: first })
  return families
}

/** The design hour. */
function designOf(mist: MistInput) {
  const { dryBulb, wetBulb, altitude } = mist.site
  return mistDesign(engineInput(mist), { T: dryBulb, p: pressureAtAltitude(altitude), Twb: wetBulb })
}

/** Whether the record of a nozzle may be extrapolated to a pressure. */
const isKnown = (nozzle: Spray['nozzle'], pressure: number) =>
  pressure >= nozzleRange[0] * nozzle.pressure && pressure <= nozzleRange[1] * nozzle.pressure

function nozzleAt(list: readonly NozzleRecord[], at: number): Spray['nozzle'] {
  const record = list[at]
  if (!record) throw new EngineError('invalid-input', `The list has no nozzle ${at}.`, { path: 'spray.nozzle.model' })
  return { ...record }
}

export const spraysIn = (families: readonly (readonly Spray[])[]) =>
  families.reduce((sum, { length }) => sum + length, 0)

/** Sprays of one effectiveness share the year of the machine: only the pump differs. */
export function searchSprays(request: SearchedSprays, families: readonly Spray[][]): SprayFindings {
  const hours = yearOf(request.mist)
  return together(
    families.map(family => {
      const [first] = family
      if (!first) return together([])
      const { mist } = request
      const prices = pricesOf(mist)
      const year = mistYear(rateHours(engineInput({ ...mist, spray: first }), hours), prices, worthOf(mist))
      const { electricity = usualPrices.electricity.value, carbonIntensity = 0, carbon = 0 } = prices
      const price = electricity + carbonIntensity * carbon
      const yearOf = (pumpEnergy: number) => ({
        energySaved: year.machineSaved - pumpEnergy,
        water: year.water,
        savings: year.payback.savings + (year.pumpEnergy - pumpEnergy) * price,
      })
      const all = family.map(spray => orRefused(() => judged(request, spray, yearOf))).filter(one => one !== 'refused')
      const misses = all.filter(({ shortfalls }) => shortfalls.length > 0)
      return {
        candidates: all
          .filter(({ shortfalls }) => shortfalls.length === 0)
          .map(({ spray, figures, notices }) => ({ spray, figures, notices })),
        nearMisses: misses.map(({ spray, figures, shortfalls }) => ({ spray, figures, shortfalls })),
        considered: family.length,
        rated: all.length,
        refused: family.length - all.length,
        missed: countedMisses(misses),
      }
    }),
  )
}

function judged(
  { mist, shown }: SearchedSprays,
  spray: Spray,
  yearOf: (pumpEnergy: number) => Pick<SprayFigures, 'energySaved' | 'water' | 'savings'>,
): Judged {
  const input = { ...mist, spray }
  const { hour, leaving, nozzles, droplets, warnings } = designOf(input)
  const { byMass, byHeat, byDiffusion, travel, diameter } = droplets!
  const life = Math.max(byMass.time, byHeat.time, byDiffusion.time)
  const { water } = yearOf(0)
  const supply = hour.supply / waterDensity
  const found = [
    ...designWarnings(warnings),
    ...limitWarnings(input, { leaving, supply, nozzles: { ...nozzles!, stages: [...nozzles!.stages] } }),
  ]
  return {
    spray,
    figures: {
      ...{ leaving: leaving.T, supply, nozzles: nozzles!.count, pumpPower: nozzles!.pump.power },
      ...{ droplets: diameter, margin: travel / life - 1 },
      ...yearOf(pumped(water, spray.pressure)),
    },
    shortfalls: shortfallsOf(found, judgedNotices, shown),
    notices: noticesIn(found),
  }
}

const kinds = { isBelow: new Set<SprayLimit>(), isPressureDrop: new Set<SprayLimit>() }

const keys: Readonly<Record<SprayRank, (figures: SprayFigures) => number>> = {
  savings: ({ savings }) => -savings,
  nozzles: ({ nozzles }) => nozzles,
  water: ({ water }) => water,
}

/** Best first; on the front no spray of as few nozzles saves as much. */
export function rankSprays(
  { rankBy = 'savings', most = 50 }: SearchedSprays,
  findings: SprayFindings,
): MistSearchAnswer {
  const order = {
    key: keys[rankBy],
    cost: ({ nozzles }: SprayFigures) => nozzles,
    against: ({ savings }: SprayFigures) => -savings,
    textOf: ({ spray }: Sized) => JSON.stringify(spray),
    distance: (shortfalls: readonly Missed<SprayLimit>[]) => distanceOf(shortfalls, kinds),
  }
  return ranked(findings, order, most) as MistSearchAnswer
}
