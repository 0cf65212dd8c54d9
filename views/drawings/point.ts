/** A position on a drawing, in units of its sheet. */
export type Point = readonly [x: number, y: number]
