import { palette } from './palette'
import type { Canvas } from './pen'

/** The product's mark, a tube through fins, in a square of `size` [pt]. */
export function drawMark(canvas: Canvas, x: number, y: number, size: number): void {
  canvas
    .save()
    .translate(x, y)
    .scale(size / 24)
    .lineCap('round')
  canvas.path('M8.5 2.5v19M11 2.5v19M13.5 2.5v19M16 2.5v19').lineWidth(1).stroke(palette.soft)
  canvas.path('M22 5H6.2a3.1 3.1 0 0 0 0 7h11.6a3.5 3.5 0 0 1 0 7H2').lineWidth(2.4).stroke(palette.copper)
  canvas.restore()
}
