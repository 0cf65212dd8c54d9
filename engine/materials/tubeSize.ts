/** Sizes of tubes and pipes. */

/** Sizes of a tube or pipe [m]. */
export interface TubeSize {
  label: string
  outsideDiameter: number
  wall: number
  insideDiameter: number
}

/** A wall rounded to 0.001 in is exact in micrometres times 0.0254; the data have no finer resolution. */
const metres = (inches: number) => Number((inches * 0.0254).toFixed(9))

/**
 * A size from inches.
 *
 * @param label            such as `NPS 2 Sch 40`
 * @param outsideDiameter  [in]
 * @param wall             [in]
 * @returns                the size [m]
 *
 * Valid for walls thinner than the radius; not checked.
 *
 * Source: definition.
 */
export function sizeFromInches(label: string, outsideDiameter: number, wall: number): TubeSize {
  return Object.freeze({
    label,
    outsideDiameter: metres(outsideDiameter),
    wall: metres(wall),
    insideDiameter: metres(outsideDiameter - 2 * wall),
  })
}
