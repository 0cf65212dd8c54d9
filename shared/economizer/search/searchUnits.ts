/** The search for economizers that recover a required heat within their limits. */
import { EngineError } from '../../../engine'
import { rateEconomizer } from '../../../engine/economizer'
import { distanceOf } from '../../../engine/search/distance'
import { countedMisses, type Found, type Missed, together } from '../../../engine/search/findings'
import { ranked } from '../../../engine/search/ranked'
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'
import { engineInput, loadsOf, yearLoad } from '../rating/engineInput'
import { unitWarnings } from '../rating/notices'
import type { EconomizerSearchAnswer, UnitFigures, UnitLimit, UnitRank } from './economizerSearch'
import { figuresOf, type Shown, shortfallsOf } from './judgeUnit'
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
type NearMiss = Sized & { shortfalls: readonly Missed<UnitLimit>[] }
type Judged = NearMiss & { notices: string[] }
export type UnitFindings = Found<Sized & { notices: string[] }, NearMiss, UnitLimit>

/** Most near misses of one family, and heat above the required that ends it [-]. */
const mostMisses = 2
const excess = 0.25

/** More rows make these worse. */
const growing: ReadonlySet<UnitLimit> = new Set(['gasDrop', 'gasOut', 'height', 'weight', 'steaming'])

/**
 * Goes through the rows of each family: the fewest rows that recover the required heat are found by bisection, then more
 * rows are rated until a limit is missed that more rows make worse, or a quarter too much is recovered. Heat grows with
 * rows.
 */
export function searchUnits(request: SearchedUnits, families: readonly UnitFamily[]): UnitFindings {
  return together(families.map(family => new FamilySearch(request, family).findings()))
}

class FamilySearch {
  private readonly judged = new Map<number, Judged | 'refused'>()

  constructor(
    private readonly request: SearchedUnits,
    private readonly family: UnitFamily,
  ) {}

  findings(): UnitFindings {
    this.search()
    const all = [...this.judged.values()]
    const rated = all.filter(one => one !== 'refused')
    const misses = rated
      .filter(({ shortfalls }) => shortfalls.length > 0)
      .sort((one, other) => distance(one.shortfalls) - distance(other.shortfalls))
    return {
      candidates: rated
        .filter(({ shortfalls }) => shortfalls.length === 0)
        .map(({ unit, figures, notices }) => ({ unit, figures, notices })),
      nearMisses: misses.slice(0, mostMisses).map(({ unit, figures, shortfalls }) => ({ unit, figures, shortfalls })),
      considered: this.family.rows.length,
      rated: rated.length,
      refused: all.length - rated.length,
      missed: countedMisses(misses),
    }
  }

  private search(): void {
    const { rows } = this.family
    let low = 0
    let high = rows.length - 1
    // Where even the most rows recover too little, that unit tells how far away the family is.
    while (low < high) {
      const middle = (low + high) >> 1
      const one = this.at(middle)
      if (one === 'refused' || isEnough(one) || isOver(one)) high = middle
      else low = middle + 1
    }
    for (let index = high; index < rows.length; index++) {
      const one = this.at(index)
      if (one !== 'refused' && (isOver(one) || one.figures.margin > excess)) return
    }
  }

  private at(index: number): Judged | 'refused' {
    const known = this.judged.get(index)
    if (known) return known
    const made = this.judge(this.family.rows[index]!)
    this.judged.set(index, made)
    return made
  }

  private judge(rows: number): Judged | 'refused' {
    const unit = { ...this.family.unit, rows }
    try {
      return judgedUnit({ ...this.request.economizer, unit }, this.request.shown)
    } catch (error) {
      // What cannot be built or rated is not a candidate, but also not an error of the search.
      if (error instanceof EngineError && error.code !== 'not-converged') return 'refused'
      throw error
    }
  }
}

const isEnough = ({ figures }: Judged) => figures.margin >= 0
const isOver = ({ shortfalls }: Judged) => shortfalls.some(({ of }) => growing.has(of))

/** At full fire; a unit that meets all limits there is judged at its lowest load too, where its cold end is coldest. */
function judgedUnit(input: EconomizerInput, shown: Shown | undefined): Judged {
  const asked = engineInput(input)
  const rating = rateEconomizer(asked)
  const figures = figuresOf(input, rating)
  const warnings = unitWarnings(input, rating)
  const atFull = shortfallsOf(warnings, shown)
  const lowest = loadsOf(input).reduce((least, each) => (each.load < least.load ? each : least))
  if (atFull.length > 0 || lowest.load >= 1) return judged(input, figures, atFull, warnings)
  const low = rateEconomizer(asked, yearLoad(lowest)).warnings
  return judged(input, figures, shortfallsOf(low, shown), [...warnings, ...low])
}

function judged(
  { unit }: EconomizerInput,
  figures: UnitFigures,
  shortfalls: readonly Missed<UnitLimit>[],
  warnings: readonly { code: string; severity: string }[],
): Judged {
  const notices = [...new Set(warnings.filter(({ severity }) => severity !== 'info').map(({ code }) => code))]
  return { unit, figures, shortfalls, notices }
}

const kinds = {
  isBelow: new Set<UnitLimit>(['heat', 'gasOut', 'coldEnd', 'steaming']),
  isPressureDrop: new Set<UnitLimit>(['gasDrop', 'waterDrop']),
}
const distance = (shortfalls: readonly Missed<UnitLimit>[]) => distanceOf(shortfalls, kinds)

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
    distance,
  }
  return ranked(findings, order, most) as EconomizerSearchAnswer
}
