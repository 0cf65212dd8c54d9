import type { CoilInput } from '../coils/coil'
import { EngineError } from '../errors'
import { distanceOf } from '../search/distance'
import { countedMisses } from '../search/findings'
import type { DesignRequest, Findings, NearMiss, Rate, Shortfall } from './design'
import type { DesignFamily } from './designFamilies'
import { figuresOf, shortfallsOf } from './judgeDesign'

/** Most near misses reported for one family. */
const mostMisses = 2

/** The targets and limits that are missed by a value that is too small, and those that are pressure drops. */
const kinds = {
  isBelow: new Set<Shortfall['of']>(['capacity', 'leavingDryBulb', 'leavingWetBulb', 'leastFluidVelocity']),
  isPressureDrop: new Set<Shortfall['of']>(['airPressureDrop', 'fluidPressureDrop']),
}

/**
 * Ratio by which the limit of the fluid pressure drop is exceeded, less one, above which more rows cannot come near
 * [-].
 */
const farBeyond = 3

/** A coil of the family with its rating and figures. */
interface Judged extends NearMiss {
  notices: readonly string[]
}

/**
 * Searches one family of coils: rows and fins.
 *
 * More rows and denser fins give more capacity and more pressure drop. So the densest fins are rated first: if they do
 * not reach the target, no other fin pitch with this number of rows does. Else the widest fins that reach it are found
 * by bisection, and then the denser ones are rated until the limit of air pressure drop or excess is exceeded. Once the
 * widest fins exceed one of these limits, more rows cannot help. Nor can they where the face area is too small and
 * other faces are tried, or where the fluid pressure drop is far above its limit: with more rows a circuit is longer.
 *
 * @param request  target, limits, streams
 * @param family   geometry with the rows and fin pitches to try
 * @param rate     rates a coil; throws `invalid-input` for one that cannot be
 * @returns candidates, near misses, and how many coils were rated
 *
 * Valid for coils whose capacity grows with rows and fins, which holds for every published surface within its range.
 *
 * Source: procedure of selection programs; the order of the bisection is derived here.
 */
export function searchFamily(request: DesignRequest, family: DesignFamily, rate: Rate): Findings {
  const search = new FamilySearch(request, family, rate)
  for (const rows of family.rows) if (search.rows(rows) === 'enough') break
  return search.findings()
}

class FamilySearch {
  private readonly judged = new Map<string, Judged | 'refused'>()

  constructor(
    private readonly request: DesignRequest,
    private readonly family: DesignFamily,
    private readonly rate: Rate,
  ) {}

  /** Searches the fins for one number of rows; `enough` if more rows cannot help. */
  rows(rows: number): 'go on' | 'enough' {
    const { finPitches } = this.family
    const last = finPitches.length - 1
    const densest = this.at(rows, last)
    if (densest === 'refused') return 'go on'
    if (this.isBeyond(densest, rows)) return 'enough'
    if (densest.figures.margin < 0) return 'go on'
    // Bisection for the widest fins that reach the target: every denser pitch does as well.
    let low = 0
    let high = last
    while (low < high) {
      const middle = (low + high) >> 1
      const one = this.at(rows, middle)
      if (one !== 'refused' && one.figures.margin >= 0) high = middle
      else low = middle + 1
    }
    for (let index = high; index <= last; index++) {
      const one = this.at(rows, index)
      if (one !== 'refused' && passes(one.shortfalls)) return index === 0 ? 'enough' : 'go on'
    }
    return 'go on'
  }

  /** Whether no coil of as many or more rows can come near; only another face, or more circuits, could help. */
  private isBeyond({ shortfalls }: Judged, rows: number): boolean {
    const { finnedHeight, finnedLength } = this.request.choices
    const isFaceTried = (finnedHeight ?? finnedLength) !== undefined
    return shortfalls.some(
      ({ of, by }) =>
        (of === 'faceVelocity' && isFaceTried && this.isTooFast(rows)) ||
        (of === 'fluidPressureDrop' && by > farBeyond),
    )
  }

  /** Whether the air is too fast for the widest fins too, which carry over last. */
  private isTooFast(rows: number): boolean {
    const widest = this.at(rows, 0)
    return widest !== 'refused' && widest.shortfalls.some(({ of }) => of === 'faceVelocity')
  }

  private at(rows: number, index: number): Judged | 'refused' {
    const key = `${rows}:${index}`
    const known = this.judged.get(key)
    if (known) return known
    const made = this.judge(rows, this.family.finPitches[index]!)
    this.judged.set(key, made)
    return made
  }

  private judge(rows: number, finPitch: number): Judged | 'refused' {
    const geometry = { ...this.family.geometry, rows, finPitch }
    const input = { ...this.request.coil, geometry } as CoilInput
    try {
      const rating = this.rate(input)
      const figures = figuresOf(this.request, input, rating)
      return {
        geometry: input.geometry,
        figures,
        shortfalls: shortfallsOf(this.request, figures),
        notices: [...new Set(rating.warnings.filter(one => one.severity !== 'info').map(one => one.code))],
      }
    } catch (error) {
      // A coil that cannot be rated (at an impossible velocity) is not a candidate, but also not an error of the
      // search.
      if (error instanceof EngineError && error.code === 'invalid-input') return 'refused'
      throw error
    }
  }

  findings(): Findings {
    const all = [...this.judged.values()]
    const rated = all.filter(one => one !== 'refused')
    const misses = rated.filter(one => one.shortfalls.length > 0).sort(byDistance)
    return {
      candidates: rated
        .filter(one => one.shortfalls.length === 0)
        .map(({ geometry, figures, notices }) => ({ geometry, figures, notices })),
      nearMisses: misses
        .slice(0, mostMisses)
        .map(({ geometry, figures, shortfalls }) => ({ geometry, figures, shortfalls })),
      considered: this.family.rows.length * this.family.finPitches.length,
      rated: rated.length,
      refused: all.length - rated.length,
      missed: countedMisses(misses),
    }
  }
}

/** Too much capacity, or too much air pressure drop: denser fins only make it worse. */
function passes(shortfalls: readonly Shortfall[]): boolean {
  return shortfalls.some(({ of }) => of === 'excess' || of === 'airPressureDrop')
}

/**
 * How far a coil is from its targets and limits.
 *
 * @param shortfalls  those that it misses
 * @returns as `distanceOf` [-]
 *
 * Valid for any.
 *
 * Source: `distanceOf`.
 */
export const distance = (shortfalls: readonly Shortfall[]): number => distanceOf(shortfalls, kinds)

const byDistance = (one: NearMiss, other: NearMiss) => distance(one.shortfalls) - distance(other.shortfalls)
