/** Draws a figure on a page, in the colours of the report. */
import { type Figure, type FigureMark, figureText, type Tone } from '../../shared/display/figure'
import { polyline, smoothLine } from '../../shared/display/plot'
import { palette } from './palette'
import { type Canvas, write } from './pen'

const lines: Readonly<Record<Tone, { color: string; width: number }>> = {
  hot: { color: palette.hot, width: 1.9 },
  cold: { color: palette.cold, width: 1.9 },
  surface: { color: palette.surface, width: 1.2 },
  limit: { color: palette.danger, width: 0.9 },
  gain: { color: palette.brand, width: 1.9 },
  loss: { color: palette.hot, width: 1 },
  useful: { color: palette.brand, width: 1 },
  axis: { color: palette.axis, width: 0.9 },
  edge: { color: palette.text, width: 1.8 },
  grid: { color: palette.grid, width: 0.7 },
  plain: { color: palette.axis, width: 0.7 },
  faint: { color: palette.rule, width: 0.7 },
}

/** Areas are tints, so that text and lines over them can be read. */
const areas: Partial<Record<Tone, string>> = {
  hot: palette.copperTint,
  useful: '#cde3df',
  gain: palette.brand,
  loss: '#fbe7e2',
  faint: palette.rule,
}

/** The scale of temperatures from cold to hot, as on pages in light. */
const scale = [
  { fill: '#1d4f99', ink: '#ffffff' },
  { fill: '#2f76bd', ink: '#ffffff' },
  { fill: '#69a9d6', ink: '#101a19' },
  { fill: '#a9cfe3', ink: '#101a19' },
  { fill: '#e6e4d3', ink: '#101a19' },
  { fill: '#f3c795', ink: '#101a19' },
  { fill: '#e99a5b', ink: '#101a19' },
  { fill: '#d0602f', ink: '#101a19' },
  { fill: '#a3331a', ink: '#ffffff' },
] as const

const texts: Partial<Record<Tone, string>> = {
  hot: palette.hotText,
  cold: palette.coldText,
  surface: palette.surface,
  limit: palette.dangerText,
  gain: palette.brand,
}

/** Draws with the upper left corner at `x`, `y`, `width` wide [pt]; returns its lower end [pt]. */
export function figureOnPdf(canvas: Canvas, figure: Figure, x: number, y: number, width: number): number {
  const scale = width / figure.width
  canvas.save().translate(x, y).scale(scale).lineJoin('round')
  for (const mark of figure.marks) draw(canvas, mark)
  canvas.restore()
  return y + figure.height * scale
}

function draw(canvas: Canvas, mark: FigureMark): void {
  switch (mark.kind) {
    case 'line': {
      const { color, width } = lines[mark.tone]
      if (mark.isDashed) canvas.dash(4, { space: 3 })
      canvas
        .lineWidth(width)
        .path(mark.isSmooth ? smoothLine(mark.points) : polyline(mark.points))
        .stroke(color)
      if (mark.isDashed) canvas.undash()
      return
    }
    case 'area':
      canvas.path(`${polyline(mark.points)}Z`).fill(areas[mark.tone] ?? palette.rule)
      return
    case 'cell': {
      const { step, at, width, height, text } = mark
      canvas
        .rect(...at, width, height)
        .lineWidth(0.8)
        .fillAndStroke(scale[step - 1]!.fill, palette.paper)
      if (text !== undefined)
        write(canvas, text, at[0] + width / 2, at[1] + height / 2 + 3.5, {
          ...{ size: figureText.size, align: 'center' },
          color: scale[step - 1]!.ink,
        })
      return
    }
    case 'dot':
      canvas
        .circle(...mark.at, 3)
        .lineWidth(1.6)
        .fillAndStroke(palette.paper, lines[mark.tone].color)
      return
    case 'text':
      write(canvas, mark.text, ...mark.at, {
        size: figureText.size,
        align: mark.align,
        isBold: mark.isBold ?? false,
        color: texts[mark.tone] ?? palette.dimension,
      })
  }
}
