import type { SurfaceModel } from './air/surfaceModel'
import type { Resistance } from './coil'
import { insideResistances } from './tubes/tubeFilm'

/**
 * The chain of thermal resistances from air to fluid, of a dry surface at the mean values of a coil.
 *
 * @param model  the coil
 * @param mean   outside coefficient and surface efficiency, inside coefficient [W/m2 K], wall temperature [K]
 * @returns overall coefficient on the outside area [W/m2 K], and each resistance with its share
 *
 * Valid for round tubes with plate fins.
 *
 * Source: series of resistances.
 */
export function resistanceChain(
  model: SurfaceModel,
  mean: { coefficient: number; surfaceEfficiency: number; film: number; wall: number },
): { overall: number; resistances: Resistance[] } {
  const inside = insideResistances(model, { coefficient: mean.film }, mean.wall)
  const values: [Resistance['name'], number][] = [
    ['air', 1 / (mean.surfaceEfficiency * mean.coefficient)],
    ['outside fouling', model.outsideFouling / mean.surfaceEfficiency],
    ['bond', inside.bond],
    ['tube wall', inside.wall],
    ['inside fouling', inside.fouling],
    ['fluid', inside.film],
  ]
  const total = values.reduce((sum, [, value]) => sum + value, 0)
  return {
    overall: 1 / total,
    resistances: values.map(([name, value]): Resistance => ({ name, value, share: value / total })),
  }
}
