import type { Candidate, CandidateFigures, DesignAnswer, DesignRank, DesignRequest, Findings } from './design'
import { byDistance, missedIn } from './searchFamily'

const order: Readonly<Record<DesignRank, (figures: CandidateFigures) => number>> = {
  cost: figures => figures.cost,
  weight: figures => figures.dryWeight,
  'air pressure drop': figures => figures.airPressureDrop,
  'fluid pressure drop': figures => figures.fluidPressureDrop,
  margin: figures => -figures.margin,
}

/**
 * Combines the findings of parts of a search.
 *
 * @param parts  findings of disjoint sets of families
 * @returns their sum; empty findings where there is no part
 *
 * Valid for any parts.
 *
 * Source: definition.
 */
export function together(parts: readonly Findings[]): Findings {
  const sum = (of: (part: Findings) => number) => parts.reduce((total, part) => total + of(part), 0)
  return {
    candidates: parts.flatMap(part => part.candidates),
    nearMisses: parts.flatMap(part => part.nearMisses),
    considered: sum(part => part.considered),
    rated: sum(part => part.rated),
    refused: sum(part => part.refused),
    missed: missedIn(parts.map(({ missed }) => missed)),
  }
}

/**
 * The result of a search: candidates in the requested order, with those on the Pareto front of price and air pressure
 * drop marked.
 *
 * @param request   order and length of the lists
 * @param findings  of all families
 * @returns candidates best first, near misses nearest first
 *
 * Valid for any findings. Equal candidates are sorted by fixed criteria, so that the same search gives the same result.
 *
 * Source: definition.
 */
export function rankDesigns({ rankBy = 'cost', most = 50 }: DesignRequest, findings: Findings): DesignAnswer {
  const key = order[rankBy]
  const front = frontOf(findings.candidates)
  const candidates = findings.candidates
    .map((one): Candidate => ({ ...one, isOnFront: front.has(one) }))
    .sort((one, other) => key(one.figures) - key(other.figures) || tie(one, other))
  return {
    ...findings,
    candidates: candidates.slice(0, most),
    nearMisses: [...findings.nearMisses].sort((one, other) => byDistance(one, other) || tie(one, other)).slice(0, 10),
    found: candidates.length,
  }
}

/** Of equal candidates the cheaper first, then by the text of the geometry. */
function tie(one: Pick<Candidate, 'geometry' | 'figures'>, other: Pick<Candidate, 'geometry' | 'figures'>): number {
  const byCost = one.figures.cost - other.figures.cost
  if (byCost !== 0) return byCost
  const [first, second] = [JSON.stringify(one.geometry), JSON.stringify(other.geometry)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** The Pareto front: candidates for which no cheaper one has a lower air pressure drop. */
function frontOf(candidates: Findings['candidates']): Set<Findings['candidates'][number]> {
  const front = new Set<Findings['candidates'][number]>()
  let least = Number.POSITIVE_INFINITY
  const cheapestFirst = [...candidates].sort(
    (one, other) =>
      one.figures.cost - other.figures.cost || one.figures.airPressureDrop - other.figures.airPressureDrop,
  )
  for (const one of cheapestFirst) {
    if (one.figures.airPressureDrop >= least) continue
    least = one.figures.airPressureDrop
    front.add(one)
  }
  return front
}
