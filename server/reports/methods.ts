/** The published methods behind a rating, and what may be expected of them. */
import { type CoilRating, type Correlation, correlationOf } from '../../engine'

/** Reynolds numbers between which tubes take both the laminar and the turbulent method. */
const transition = [2300, 4000] as const

/** The correlations that a rating rests on, in the way of the heat from the air to the fluid. */
export function methodsOf({ wetFraction, fluid }: CoilRating): Correlation[] {
  const wet = wetFraction > 0 ? ['wang-lee-sheu-liaw', 'wang-lin-lee-f'] : []
  const laminar = fluid.reynolds < transition[1] ? ['hausen'] : []
  const turbulent = fluid.reynolds > transition[0] ? ['gnielinski'] : []
  return ['wang-chi-chang-j', 'wang-chi-chang-f', ...wet, ...laminar, ...turbulent, 'churchill'].map(correlationOf)
}

/** Said on every report. */
export const accuracyStatement =
  'Capacity and pressure drops are calculated, row by row, from the inputs of this report by the published correlations named here. ' +
  'They are not certified, not listed under AHRI 410, and not measured on this coil. The accuracies are those that the authors state ' +
  'for their own data; a notice says where a coil lies outside these data. ' +
  'Pressure rating, corrosion and the choice of materials are not checked. Sizes and weights are for planning, ' +
  'not for manufacture.'
