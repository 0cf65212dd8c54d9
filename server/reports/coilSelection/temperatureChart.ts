/** Both streams and the surface along the depth of the coil. */
import { temperatureProfile } from '../../../engine/drawing'
import { tubeStream } from '../../../shared/coils/document/coilTypes'
import { apart, type Plot, type Point, scaleWithin, spread } from '../../../shared/display/plot'
import { shownValue, systemUnit } from '../../../shared/display/units'
import { chartText, curve, haloText, heightAxis, statePoint, streamArrow } from '../chart'
import { palette } from '../palette'
import { type Canvas, write } from '../pen'
import type { CoilContent } from './coilContent'

/** Width of the label at the start of a line [pt]. */
const labelReach = 26

interface PlacePoint {
  place: number
  T: number
}

export function temperatureChart(canvas: Canvas, { rating, input, reader }: CoilContent, plot: Plot): void {
  const profile = temperatureProfile(rating)
  const t = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const text = (T: number) => reader.number(T, 'temperature')
  const y = scaleWithin(t(profile.axis[0]), t(profile.axis[1]), 6, plot.bottom, plot.top)
  const x = (place: number) => plot.left + (place / profile.rows) * (plot.right - plot.left)
  const line = (points: readonly PlacePoint[]): Point[] => points.map(({ place, T }) => [x(place), y(t(T))])
  const [air, fluid, surface] = [line(profile.air), line(profile.fluid), line(profile.surface)]
  const isCooling = input.application === 'Cooling'
  const hot = { line: palette.hot, text: palette.hotText }
  const cold = { line: palette.cold, text: palette.coldText }
  const [airColor, fluidColor] = isCooling ? [hot, cold] : [cold, hot]

  heightAxis(canvas, plot, y, 'left')
  rowAxis(canvas, plot, profile.rows)
  write(canvas, reader.label('temperature'), plot.left, plot.top - 6, { ...chartText, align: 'right' })
  curve(canvas, surface, palette.surface, 1.1, 3.5)
  curve(canvas, fluid, fluidColor.line, 1.5)
  curve(canvas, air, airColor.line, 1.5)
  streamArrow(canvas, air, airColor.line)
  streamArrow(canvas, rating.arrangement?.applied === 'parallel' ? fluid : [...fluid].reverse(), fluidColor.line)
  for (const end of [air.at(0), air.at(-1)]) statePoint(canvas, end, airColor.line)
  for (const end of [fluid.at(0), fluid.at(-1)]) statePoint(canvas, end, fluidColor.line)

  const bold = { size: 7.5, isBold: true } as const
  const isAirAbove = (air[0]?.[1] ?? 0) <= (fluid[0]?.[1] ?? 0)
  const starts = [besideStart(air, isAirAbove, plot), besideStart(fluid, !isAirAbove, plot)] as const
  const [airStart, fluidStart] = apart(starts, 9)
  haloText(canvas, text(rating.air.entering.dryBulb), plot.left + 6, airStart, { ...bold, color: airColor.text })
  haloText(canvas, text(profile.fluid[0]!.T), plot.left + 6, fluidStart, { ...bold, color: fluidColor.text })
  const names = [
    { at: air, text: `${text(rating.air.leaving.dryBulb)} air`, color: airColor.text },
    { at: surface, text: `${text(rating.rows.at(-1)?.surface ?? 0)} surface`, color: palette.surface },
    {
      at: fluid,
      text: `${text(profile.fluid.at(-1)!.T)} ${tubeStream(input, 8)}`,
      color: fluidColor.text,
    },
  ]
  const heights = spread(
    names.map(({ at }) => (at.at(-1)?.[1] ?? 0) + 2.6),
    9,
  )
  for (const [index, name] of names.entries())
    write(canvas, name.text, plot.right + 6, heights[index] ?? 0, { size: 7.2, isBold: index !== 1, color: name.color })
}

/** The depth in rows: a tick between rows, the number in the middle of each. */
function rowAxis(canvas: Canvas, plot: Plot, rows: number): void {
  const width = (plot.right - plot.left) / rows
  for (let row = 0; row <= rows; row++) {
    const x = plot.left + row * width
    canvas
      .moveTo(x, plot.bottom)
      .lineTo(x, plot.bottom + 3)
      .lineWidth(0.7)
      .stroke(palette.axis)
    if (row < rows) write(canvas, String(row + 1), x + width / 2, plot.bottom + 11, { ...chartText, align: 'center' })
  }
  canvas.moveTo(plot.left, plot.top).lineTo(plot.left, plot.bottom).lineTo(plot.right, plot.bottom).stroke(palette.axis)
  write(canvas, 'Row, from entering air', (plot.left + plot.right) / 2, plot.bottom + 22, {
    ...chartText,
    align: 'center',
  })
}

/** Height of the label at the start of a line: it does not overlap the line, and stays inside the plot. */
function besideStart(line: readonly Point[], isUpper: boolean, plot: Plot): number {
  const [start, next] = [line[0], line[1]]
  if (!start || !next) return plot.top
  const share = Math.min(1, labelReach / (next[0] - start[0]))
  const far = start[1] + share * (next[1] - start[1])
  const below = Math.max(start[1], far) + 10
  return isUpper || below > plot.bottom - 2 ? Math.max(Math.min(start[1], far) - 4, plot.top + 4) : below
}
