import type { CoilGeometry, CoilRating } from '../coils/coil'
import { coilEnvelope, coilSize, coilWeight } from '../geometry'
import { finMaterial, metalPrice, tubeMaterial } from '../materials'

const ofCasing = 0.2
/** A brazed return bend or header joint, in kilograms of copper tube: mostly labour. */
const ofJoint = 0.06

/**
 * Relative price of a coil: metal by mass and joints by count.
 *
 * @param geometry      the coil [m]
 * @param construction  of its rating
 * @returns index [-]; 1 is the price of a kilogram of copper tube
 *
 * Valid for comparing coils of one search. The prices are an assumption: the index is for ranking, not for quotations.
 *
 * Source: masses by `coilWeight`; prices are trade practice, to be replaced by the manufacturer's own.
 */
export function costIndex(geometry: CoilGeometry, construction: CoilRating['construction']): number {
  const size = coilSize(geometry)
  const header = construction.connectionDiameter
  const weight = coilWeight(geometry, size, coilEnvelope(geometry, size, header), {
    passes: construction.passes,
    feeds: construction.feeds,
    tubeDensity: tubeMaterial(geometry.tubeMaterial).density,
    finDensity: finMaterial(geometry.finMaterial).density,
    headerOutsideDiameter: header * 1.08,
    headerInsideDiameter: header,
    fluid: { tubes: 1000, entering: 1000, leaving: 1000 },
  })
  const joints = 2 * Math.max(0, size.tubes - construction.feeds) + 2 * construction.feeds
  const tubePrice = metalPrice(geometry.tubeMaterial)
  return (
    (weight.tubes + weight.bends) * tubePrice +
    weight.headers +
    weight.fins * metalPrice(geometry.finMaterial) +
    weight.casing * ofCasing +
    joints * ofJoint * Math.max(1, tubePrice)
  )
}
