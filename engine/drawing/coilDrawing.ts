import type { CoilInput, CoilRating } from '../coils/coil'
import type { Drawing } from './drawing'
import { type Lettering, letterings } from './drawingParts'
import { frontView } from './frontView'
import { layout, sheet } from './layout'
import { mirrorShape } from './mirrorShape'
import { planView } from './planView'
import { turnShape, uprightScale } from './turnShape'

/**
 * A coil as drawn for a submittal: front view, plan, dimensions and streams.
 *
 * The front view is seen from the side where the air enters. It is aligned with the plan view below it, in which the
 * air flows up the sheet. So a right-hand coil has its headers on the right, as seen with the air at your back; with an
 * odd number of passes the fluid enters there and leaves at the other end. A vertical coil is the right-hand coil
 * rotated by 90 degrees.
 *
 * @param input      the coil, SI
 * @param rating     its rating, SI
 * @param lettering  heights of the text [mm], which determine the gaps in dimension lines
 * @returns sheet size [mm], scale [mm per metre], and shapes; lengths and temperatures in labels are SI values
 *
 * Valid for any coil that can be rated; both views share one scale. At most 72 fins and 16 bends are drawn.
 *
 * Source: drafting practice; sizes from the rating.
 */
export function coilDrawing(input: CoilInput, rating: CoilRating, lettering: Lettering = letterings.print): Drawing {
  const place = layout(input, rating, lettering)
  const shapes = [...frontView(place, input, rating), ...planView(place, input, rating)]
  switch (input.geometry.hand) {
    case 'Right':
      return { ...sheet, scale: place.scale, shapes }
    case 'Left':
      return { ...sheet, scale: place.scale, shapes: shapes.map(shape => mirrorShape(shape, sheet.width)) }
    // Vertical tubes: the headers are at the upper or the lower end.
    case 'VerticalUp':
    case 'VerticalDown': {
      const to = input.geometry.hand === 'VerticalUp' ? 'up' : 'down'
      const turned = shapes.map(shape => turnShape(shape, sheet, to))
      return { ...sheet, scale: place.scale * uprightScale(sheet), shapes: turned }
    }
  }
}
