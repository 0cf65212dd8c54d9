/** The search for economizers that recover a required heat within their limits. */
import { rateEconomizer } from '../../../engine/economizer'
import { distanceOf } from '../../../engine/search/distance'
import { type Missed, together } from '../../../engine/search/findings'
import { ranked } from '../../../engine/search/ranked'
import { findingsOf, type JudgedItem, leastAndLarger, orRefused } from '../../../engine/search/sizes'
import type { Warning } from '../../../engine/warnings'
import { noticesIn, type Shown, shortfallsOf } from '../../tools/searchShortfalls'
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'
import { engineInput, loadsOf, yearLoad } from '../rating/engineInput'
import { unitWarnings } from '../rating/notices'
import {
  type EconomizerSearchAnswer,
  judgedNotices,
  type UnitFigures,
  type UnitLimit,
  type UnitRank,
} from './economizerSearch'
import { figuresOf } from './judgeUnit'
import type { UnitFamily, UnitRequest } from './unitFamilies'

export interface SearchedUnits extends UnitRequest {
  rankBy?: UnitRank
  most?: number
  shown?: Shown
}

interface Sized {
  unit: EconomizerBank
  figures: UnitFigures
}
export type UnitFindings = ReturnType<typeof findingsOf<Sized, UnitLimit>>

/** Heat above the required that ends a family [-]. */
const excess = 0.25

/** More rows make these worse. */
const growing: ReadonlySet<UnitLimit> = new Set(['gasDrop', 'gasOut', 'height', 'weight', 'steaming'])

const kinds = {
  isBelow: new Set<UnitLimit>(['heat', 'gasOut', 'coldEnd', 'steaming']),
  isPressureDrop: new Set<UnitLimit>(['gasDrop', 'waterDrop']),
}

/**
 * Goes through the rows of each family: the fewest rows that recover the required heat are found by bisection, then more
 * rows are rated until a limit is missed that more rows make worse, or a quarter too much is recovered. Heat grows with
 * rows.
 */
export function searchUnits({ economizer, shown }: SearchedUnits, families: readonly UnitFamily[]): UnitFindings {
  return together(
    families.map(({ unit, rows }) => {
      const judged = leastAndLarger<Sized, UnitLimit>({
        sizes: rows.length,
        judge: size => orRefused(() => judgedUnit({ ...economizer, unit: { ...unit, rows: rows[size]! } }, shown)),
        isEnough: ({ figures }) => figures.margin >= 0,
        isOver: ({ shortfalls, figures }) => shortfalls.some(({ of }) => growing.has(of)) || figures.margin > excess,
      })
      return findingsOf(judged, rows.length, kinds)
    }),
  )
}

/** At full fire; a unit that meets all limits there is judged at its lowest load too, where its cold end is coldest. */
function judgedUnit(input: EconomizerInput, shown: Shown | undefined): JudgedItem<Sized, UnitLimit> {
  const asked = engineInput(input)
  const rating = rateEconomizer(asked)
  const figures = figuresOf(input, rating)
  const warnings = unitWarnings(input, rating)
  const atFull = shortfallsOf(warnings, judgedNotices, shown)
  const lowest = loadsOf(input).reduce((least, each) => (each.load < least.load ? each : least))
  if (atFull.length > 0 || lowest.load >= 1) return judged(input, figures, atFull, warnings)
  const low = rateEconomizer(asked, yearLoad(lowest)).warnings
  return judged(input, figures, shortfallsOf(low, judgedNotices, shown), [...warnings, ...low])
}

function judged(
  { unit }: EconomizerInput,
  figures: UnitFigures,
  shortfalls: readonly Missed<UnitLimit>[],
  warnings: readonly Warning[],
): JudgedItem<Sized, UnitLimit> {
  return { unit, figures, shortfalls, notices: noticesIn(warnings) }
}

const keys: Readonly<Record<UnitRank, (figures: UnitFigures) => number>> = {
  cost: ({ cost }) => cost,
  heat: ({ heat }) => -heat,
  'gas drop': ({ gasDrop }) => gasDrop,
  weight: ({ dryWeight }) => dryWeight,
}

/** Best first; on the front no cheaper unit recovers as much. */
export function rankUnits(
  { rankBy = 'cost', most = 50 }: SearchedUnits,
  findings: UnitFindings,
): EconomizerSearchAnswer {
  const order = {
    key: keys[rankBy],
    cost: ({ cost }: UnitFigures) => cost,
    against: ({ heat }: UnitFigures) => -heat,
    textOf: ({ unit }: Sized) => JSON.stringify(unit),
    distance: (shortfalls: readonly Missed<UnitLimit>[]) => distanceOf(shortfalls, kinds),
  }
  return ranked(findings, order, most) as EconomizerSearchAnswer
}
