/** Accuracy of the fits of a finned surface: warnings outside their data, and widths of the bands. */
import type { Warning } from '../warnings'
import { type AirSurface, fitted } from './airSurface'
import { type FinMethod, finMethod } from './finMethods'
import { inlineBand } from './finSurfaces'
import type { Fin } from './fins/fin'
import { finDoubts, heldFin } from './fins/finDoubts'

/**
 * Warnings about a surface at a Reynolds number.
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
 * @param isDoubted  whether another part of the air side is outside its data, such as the wet surface
 * @returns relative uncertainty of coefficient and pressure drop [-]
 *
 * Valid for any positive Re. Outside the data of the method a band is 1.5 times as wide, and extends at least to the
 * results of other published pairs of the surface within whose data it lies.
 *
 * Source: stated accuracies; the substitutes and the factor 1.5 are an engineering choice.
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
    // A pair outside its own data as well is not considered.
    if (!isInData(fin, Re, pair)) continue
    const other = ratedBy(surface, pair)
    const apartBy = (of: 'j' | 'f') => Math.abs(fitted(other, Re, of) / fitted(surface, Re, of) - 1)
    apart.heat = Math.max(apart.heat, apartBy('j'))
    apart.friction = Math.max(apart.friction, apartBy('f'))
  }
  return apart
}

/** Inside the data of a pair, or within a tenth of its limits. */
const isInData = (fin: Fin, Re: number, { range }: FinMethod) =>
  finDoubts({ ...fin, Re }, range).every(({ severity }) => severity === 'info')

/** Factor on the width of a band where the surface is outside the data of its method. */
const outsideData = 1.5

/** The same surface rated with another pair. */
const ratedBy = (surface: AirSurface, method: FinMethod): AirSurface => ({
  ...surface,
  ...{ method, held: { ...heldFin(surface.fin, method.range) }, others: [], standIn: { heat: 1, friction: 1 } },
})
