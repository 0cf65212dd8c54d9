/** The answer of a search as rows, each with its cost relative to the cheapest. */
import type { CandidateRow } from './candidates'

interface Priced {
  figures: { cost: number }
}

interface Answer<Candidate, NearMiss> {
  candidates: readonly Candidate[]
  nearMisses: readonly NearMiss[]
}

/** The items that meet all limits, and the near misses. */
export function pricedRows<
  Candidate extends Priced & Omit<CandidateRow, 'shortfalls'>,
  NearMiss extends Priced & Pick<CandidateRow, 'shortfalls'>,
>({ candidates, nearMisses }: Answer<Candidate, NearMiss>) {
  const judged: readonly Priced[] = candidates.length > 0 ? candidates : nearMisses
  const least = Math.min(...judged.map(({ figures }) => figures.cost))
  const priced = <Found extends Priced>(found: Found) => ({ ...found, relativeCost: found.figures.cost / least })
  return {
    all: candidates.map(found => ({ ...priced(found), shortfalls: [] })),
    misses: nearMisses.map(found => ({ ...priced(found), notices: [], isOnFront: false })),
  }
}
