import type { CoilInput } from '../coils/coil'
import { EngineError } from '../errors'
import type { DesignRequest, Findings, NearMiss, Rate, Shortfall } from './design'
import type { DesignFamily } from './designFamilies'
import { figuresOf, shortfallsOf } from './judgeDesign'

/** Near misses that one family may name. */
const mostMisses = 2

/** What is missed by too little. */
const isBelow: ReadonlySet<Shortfall['of']> = new Set([
  'capacity',
  'leavingDryBulb',
  'leavingWetBulb',
  'leastFluidVelocity',
])

const isPressureDrop: ReadonlySet<Shortfall['of']> = new Set(['airPressureDrop', 'fluidPressureDrop'])

/** Share of its limit by which a fluid pressure drop is passed where nothing like it is a near miss [-]. */
const farBeyond = 3

/** A coil of the family as rated and judged. */
interface Judged extends NearMiss {
  notices: readonly string[]
}

/**
 * Searches one family of coils: rows and fins.
 *
 * More rows and denser fins give more capacity and more pressure drop. So the densest fins are rated first: where they
 * do not reach the target, no other of that many rows does. Else the widest fins that reach it are found by halving,
 * and the denser ones follow until the air pressure drop or the excess is passed. Once the widest fins pass one of
 * these there is nothing to find in more rows. Nor is there where the face itself is too small and others are tried, or
 * where the fluid is far beyond its pressure drop: a circuit of more rows is longer.
 *
 * @param request  target, limits, streams
 * @param family   geometry with the rows and fin pitches to try
 * @param rate     rates a coil; throws `invalid-input` for one that cannot be
 * @returns candidates, near misses, and how many coils were rated
 *
 * Valid for coils whose capacity grows with rows and fins, which holds for every published surface within its range.
 *
 * Source: procedure of selection programs; the order of the halving is derived here.
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

  /** Searches the fins of one count of rows; `enough` where more rows have nothing to offer. */
  rows(rows: number): 'go on' | 'enough' {
    const { finPitches } = this.family
    const last = finPitches.length - 1
    const densest = this.at(rows, last)
    if (densest === 'refused') return 'go on'
    if (this.isBeyond(densest)) return 'enough'
    if (densest.figures.margin < 0) return 'go on'
    // Widest fins that reach the target: every denser one does.
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

  /** Whether no coil of as many rows or more comes near: one of another face or of more circuits does. */
  private isBeyond({ shortfalls }: Judged): boolean {
    const { finnedHeight, finnedLength } = this.request.choices
    const isFaceTried = (finnedHeight ?? finnedLength) !== undefined
    return shortfalls.some(
      ({ of, by }) => (of === 'faceVelocity' && isFaceTried) || (of === 'fluidPressureDrop' && by > farBeyond),
    )
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
      // A coil that cannot be rated (a velocity no coil works at) is no candidate, and no fault of the search.
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
    }
  }
}

/** Too much capacity, or too much air pressure drop: denser fins only pass it by more. */
function passes(shortfalls: readonly Shortfall[]): boolean {
  return shortfalls.some(({ of }) => of === 'excess' || of === 'airPressureDrop')
}

/**
 * Order of near misses: the smallest sum of misses first. Half of what is wanted counts as far away as twice what is
 * allowed, so that a coil far too small does not seem near because it can miss by no more than all. A pressure drop
 * counts by its root, because it goes about with the square of the flow.
 *
 * @param one    a near miss
 * @param other  another
 * @returns negative where the first is nearer
 *
 * Valid for any two.
 *
 * Source: definition.
 */
export function byDistance(one: NearMiss, other: NearMiss): number {
  return distance(one) - distance(other)
}

const distance = ({ shortfalls }: NearMiss) => shortfalls.reduce((sum, shortfall) => sum + awayOf(shortfall), 0)

/** Logarithm of how many times too much or too little. */
function awayOf({ of, by }: Shortfall): number {
  if (isBelow.has(of)) return -Math.log(Math.max(1 - by, 1e-9))
  return Math.log(1 + by) * (isPressureDrop.has(of) ? 0.5 : 1)
}
