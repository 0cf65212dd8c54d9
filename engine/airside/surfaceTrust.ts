/** How far to trust the fits of a finned surface: what lies outside their data, and how wide the bands are. */
import type { Warning } from '../warnings'
import { type AirSurface, fitted } from './airSurface'
import { type FinMethod, finMethod } from './finMethods'
import { inlineBand } from './finSurfaces'
import type { Fin } from './fins/fin'
import { finDoubts, heldFin } from './fins/finDoubts'

/**
 * Doubts about a surface at a Reynolds number.
 *
 * @param surface  the surface
 * @param Re       Reynolds number on the collar diameter [-]
 * @returns AIR_RE_LOW or AIR_RE_HIGH, FIN_RANGE, ROWS_CAPPED by the data of the method; FIN_UNCALIBRATED where the
 *          surface or the tube pattern has no published fit of its own and the user gives no factors
 *
 * Valid for any positive Re.
 *
 * Source: ranges of the methods.
 */
export function surfaceDoubts(surface: AirSurface, Re: number): Warning[] {
  const { fin, method } = surface
  return [...finDoubts({ ...fin, Re }, method.range), ...uncalibrated(surface, Re)]
}

function uncalibrated(surface: AirSurface, Re: number): Warning[] {
  const { record, pattern, isCalibratedByUser } = surface
  if (isCalibratedByUser || (record.isPublished && pattern === 'Staggered')) return []
  const { heat, friction } = surfaceBand(surface, Re)
  const what = record.isPublished ? 'In-line tubes have' : `${surface.surface} has`
  return [
    {
      code: 'FIN_UNCALIBRATED',
      severity: 'warning',
      message: `${what} no published fit of its own: an estimate within ${percent(heat)} on the coefficient and ${percent(friction)} on the pressure drop until tests are given.`,
      input: record.isPublished ? 'geometry.tubePattern' : 'geometry.finSurface',
    },
  ]
}

const percent = (share: number) => `${Math.round(100 * share)} %`

/**
 * Half widths of the bands of a surface.
 *
 * @param surface  the surface
 * @param Re       Reynolds number on the collar diameter [-]
 * @param isDoubted  something else of the air side lies outside its data, such as its wetness
 * @returns shares by which coefficient and pressure drop may be off [-]
 *
 * Valid for any positive Re. Outside the data of the method a band is half as wide again, and reaches to what those other
 * published pairs of the surface say that are inside theirs.
 *
 * Source: stated accuracies; the stand-ins and the half are an engineering choice.
 */
export function surfaceBand(surface: AirSurface, Re: number, isDoubted = false): { heat: number; friction: number } {
  const { record, pattern, method, fin } = surface
  const own = pattern === 'Inline' ? inlineBand : record.band
  const isInside = isInData(fin, Re, method)
  if (isInside && !isDoubted) return own
  const apart = { heat: outsideData * own.heat, friction: outsideData * own.friction }
  if (isInside) return apart
  for (const id of record.alternatives) {
    const pair = finMethod(id)
    // What is outside its own data as well has nothing to say here.
    if (!isInData(fin, Re, pair)) continue
    const other = ratedBy(surface, pair)
    const apartBy = (of: 'j' | 'f') => Math.abs(fitted(other, Re, of) / fitted(surface, Re, of) - 1)
    apart.heat = Math.max(apart.heat, apartBy('j'))
    apart.friction = Math.max(apart.friction, apartBy('f'))
  }
  return apart
}

/** Inside the data of a pair, or within a tenth of their limits. */
const isInData = (fin: Fin, Re: number, { range }: FinMethod) =>
  finDoubts({ ...fin, Re }, range).every(({ severity }) => severity === 'info')

/** A band widens by this where the surface lies outside the data of its method. */
const outsideData = 1.5

/** The same surface by another pair. */
const ratedBy = (surface: AirSurface, method: FinMethod): AirSurface => ({
  ...surface,
  ...{ method, held: { ...heldFin(surface.fin, method.range) }, dense: undefined, standIn: { heat: 1, friction: 1 } },
})
