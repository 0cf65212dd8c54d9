/** The published methods behind a rating, and what may be expected of them. */
import { type CoilRating, type Correlation, correlationOf } from '../../engine'

/** The correlations that a rating rests on, each once, in the order in which it names them. */
export function methodsOf({ methods = [] }: CoilRating): Correlation[] {
  return [...new Set(methods.map(({ id }) => id))].map(correlationOf)
}

/** Said on every report. */
export const accuracyStatement =
  'Capacity and pressure drops are calculated, row by row, from the inputs of this report by the published correlations named here. ' +
  'They are not certified, not listed under AHRI 410, and not measured on this coil. The accuracies are those that the authors state ' +
  'for their own data; a notice says where a coil lies outside these data. ' +
  'The pressure rating is calculated, not tested. Corrosion and the choice of materials are not checked. ' +
  'Sizes and weights are for planning, not for manufacture.'
