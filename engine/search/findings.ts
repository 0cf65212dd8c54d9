/** What a search of any kind of item finds: those that meet its limits, those that come close, and counts. SI. */

/** A target or limit that an item misses: which one, its value, and the wanted value. */
export interface Missed<Of extends string> {
  of: Of
  value: number
  wanted: number
  /** Relative size of the miss [-]. */
  by: number
}

/** The results of a search, or of a part of it. */
export interface Found<Candidate, NearMiss, Of extends string> {
  candidates: Candidate[]
  nearMisses: NearMiss[]
  /** Number of items that the choices combine to, of those rated, and of those for which no rating exists. */
  considered: number
  rated: number
  refused: number
  /** How many of the rated items miss each target and limit; one that none misses is left out. */
  missed: Partial<Record<Of, number>>
}

/**
 * Combines the findings of parts of a search.
 *
 * @param parts  findings of disjoint sets of items
 * @returns their sum; empty findings where there is no part
 *
 * Valid for any parts.
 *
 * Source: definition.
 */
export function together<Candidate, NearMiss, Of extends string>(
  parts: readonly Found<Candidate, NearMiss, Of>[],
): Found<Candidate, NearMiss, Of> {
  const sum = (of: (part: Found<Candidate, NearMiss, Of>) => number) =>
    parts.reduce((total, part) => total + of(part), 0)
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
 * Adds up how often each target and limit is missed.
 *
 * @param counts  numbers of misses by target and limit
 * @returns their sum; what none of them has is left out
 *
 * Valid for any counts.
 *
 * Source: definition.
 */
export function missedIn<Of extends string>(
  counts: readonly Partial<Record<Of, number>>[],
): Partial<Record<Of, number>> {
  const sum: Partial<Record<Of, number>> = {}
  for (const each of counts)
    for (const [of, count] of Object.entries(each) as [Of, number][]) sum[of] = (sum[of] ?? 0) + count
  return sum
}

/** Counts each miss once. */
export const countedMisses = <Of extends string>(misses: readonly { shortfalls: readonly Missed<Of>[] }[]) =>
  missedIn<Of>(
    misses.map(({ shortfalls }) => Object.fromEntries(shortfalls.map(({ of }) => [of, 1])) as Record<Of, number>),
  )
