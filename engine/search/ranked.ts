import type { Found, Missed } from './findings'

/** How a search orders what it has found. Keys are smaller for what is better. */
export interface Order<Figures, Of extends string> {
  key(figures: Figures): number
  cost(figures: Figures): number
  /** The figure that is weighed against the cost. */
  against(figures: Figures): number
  /** A text that no two different items share, so that the same search gives the same order. */
  textOf(item: never): string
  distance(shortfalls: readonly Missed<Of>[]): number
}

interface Judged<Figures> {
  figures: Figures
}

/**
 * The result of a search: candidates in the requested order, with those on the Pareto front marked.
 *
 * @param findings  of all parts
 * @param order     the requested order, and the two figures of the front
 * @param most      largest number of candidates in the list
 * @returns candidates best first, the ten nearest misses nearest first, and how many were found
 *
 * Valid for any findings. Equal candidates are sorted by cost and then by their text.
 *
 * Source: definition.
 */
export function ranked<
  Figures,
  Of extends string,
  Candidate extends Judged<Figures>,
  NearMiss extends Judged<Figures> & { shortfalls: readonly Missed<Of>[] },
>(findings: Found<Candidate, NearMiss, Of>, order: Order<Figures, Of>, most: number) {
  const { key, distance } = order
  const tie = (one: Judged<Figures>, other: Judged<Figures>) => tieOf(order, one, other)
  const front = frontOf(order, findings.candidates)
  const candidates = findings.candidates
    .map(one => ({ ...one, isOnFront: front.has(one) }))
    .sort((one, other) => key(one.figures) - key(other.figures) || tie(one, other))
  const away = (one: NearMiss) => distance(one.shortfalls)
  return {
    ...findings,
    candidates: candidates.slice(0, most),
    nearMisses: [...findings.nearMisses].sort((one, other) => away(one) - away(other) || tie(one, other)).slice(0, 10),
    found: candidates.length,
  }
}

function tieOf<Figures, Of extends string>(
  { cost, textOf }: Order<Figures, Of>,
  one: Judged<Figures>,
  other: Judged<Figures>,
): number {
  const byCost = cost(one.figures) - cost(other.figures)
  if (byCost !== 0) return byCost
  const [first, second] = [textOf(one as never), textOf(other as never)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Candidates for which no cheaper one is lower in the other figure. */
function frontOf<Figures, Of extends string, Candidate extends Judged<Figures>>(
  { cost, against }: Order<Figures, Of>,
  candidates: readonly Candidate[],
): Set<Candidate> {
  const front = new Set<Candidate>()
  let least = Number.POSITIVE_INFINITY
  const cheapestFirst = [...candidates].sort(
    (one, other) => cost(one.figures) - cost(other.figures) || against(one.figures) - against(other.figures),
  )
  for (const one of cheapestFirst) {
    const figure = against(one.figures)
    if (figure >= least) continue
    least = figure
    front.add(one)
  }
  return front
}
