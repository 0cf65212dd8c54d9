/** Notices to everybody: their severities, and the one that a page shows. */

export const bannerSeverities = ['info', 'warning', 'error'] as const
export type BannerSeverity = (typeof bannerSeverities)[number]

/** A notice as every page gets it. */
export interface ShownBanner {
  id: string
  text: string
  severity: BannerSeverity
}

interface Timed extends ShownBanner {
  from: Date
  until: Date
}

/**
 * The notice for this moment, of those that the reader has not closed: the most severe, and of these the newest. One
 * alone, so that it stays a line and is read.
 */
export function bannerAt(banners: readonly Timed[], now: Date, closed: ReadonlySet<string>): ShownBanner | undefined {
  const rank = ({ severity }: Timed) => bannerSeverities.indexOf(severity)
  const [first] = banners
    .filter(({ id, from, until }) => from <= now && now < until && !closed.has(id))
    .sort((one, other) => rank(other) - rank(one) || other.from.getTime() - one.from.getTime())
  return first && { id: first.id, text: first.text, severity: first.severity }
}
