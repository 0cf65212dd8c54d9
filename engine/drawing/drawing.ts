/**
 * A drawing as primitives, for the page (SVG) and the report (PDF). Lengths in millimetres on the sheet, y downward.
 */

/** Role of a shape; the viewer chooses colours and line widths by it. */
export type ShapeRole = 'edge' | 'metal' | 'fin' | 'tube' | 'copper' | 'dimension' | 'thin' | 'hot' | 'cold' | 'label'

/** A text, or a value in SI that the viewer prints in the reader's units. */
export type Label = { text: string } | { quantity: string; value: number }

export type Point = readonly [x: number, y: number]

export type Shape =
  | { type: 'line'; role: ShapeRole; x1: number; y1: number; x2: number; y2: number }
  /** The arrow head is at x2, y2. */
  | { type: 'arrow'; role: ShapeRole; x1: number; y1: number; x2: number; y2: number }
  | { type: 'polyline'; role: ShapeRole; points: readonly Point[]; closed: boolean }
  | { type: 'rect'; role: ShapeRole; x: number; y: number; width: number; height: number; radius: number }
  | { type: 'circle'; role: ShapeRole; cx: number; cy: number; r: number }
  /** SVG path of absolute M, L and A commands only. */
  | { type: 'path'; role: ShapeRole; d: string }
  /** Labels in a row with a space between; rotated about x, y by `turn` degrees. */
  | {
      type: 'text'
      role: ShapeRole
      x: number
      y: number
      labels: readonly Label[]
      size: number
      anchor: 'start' | 'middle' | 'end'
      turn: number
    }

export interface Drawing {
  width: number
  height: number
  /** Sheet millimetres for each metre of the coil. */
  scale: number
  shapes: readonly Shape[]
}
