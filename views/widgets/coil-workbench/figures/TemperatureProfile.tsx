import type { CoilRating } from '../../../../engine/coils/coil'
import { temperatureProfile } from '../../../../engine/drawing/temperatureProfile'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { tubeStream } from '../../../../shared/coils/document/coilTypes'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { apart, type Plot, type Point, scaleOf, smoothLine, spread } from '../../../../shared/display/plot'
import { shownValue, systemUnit } from '../../../../shared/display/units'
import { HeightAxis } from '../../../workbench/figures/Axes'
import { RowAxis } from './RowAxis'
import { StreamArrow } from './StreamArrow'

interface TemperatureProfileProps {
  rating: CoilRating
  input: CoilInput
  reader: Reader
  plot: Plot
  /** Shows grid steps and the dew point too. */
  isLarge?: boolean
}

/** Both streams and the surface along the depth of the coil, row by row. */
export function TemperatureProfile({ rating, input, reader, plot, isLarge = false }: TemperatureProfileProps) {
  const profile = temperatureProfile(rating)
  const shown = (kelvin: number) => shownValue(kelvin, 'temperature', systemUnit('temperature', reader.system))
  const [hot, cold] = input.application === 'Cooling' ? (['hot', 'cold'] as const) : (['cold', 'hot'] as const)
  const all = [...profile.air, ...profile.fluid, ...profile.surface].map(point => shown(point.T))
  const y = scaleOf(Math.min(...all), Math.max(...all), isLarge ? 10 : 5, plot.bottom, plot.top)
  const x = (row: number) => plot.left + (row / profile.rows) * (plot.right - plot.left)
  const place = (points: typeof profile.air): Point[] => points.map(point => [x(point.place), y(shown(point.T))])

  const airLine = place(profile.air)
  const fluidLine = place(profile.fluid)
  const surfaceLine = place(profile.surface)
  const dewPoint = place(profile.dewPoint)
  // Not shown if it would leave the plot: so far from the surface it says nothing.
  const hasDewPoint = dewPoint.length > 1 && dewPoint.every(([, height]) => height <= plot.bottom && height >= plot.top)
  const t = (value: number) => reader.number(value, 'temperature')
  const unit = reader.label('temperature')
  const entering = { air: t(rating.air.entering.dryBulb), fluid: t(rating.fluid.enteringTemperature) }
  const leaving = { air: t(rating.air.leaving.dryBulb), fluid: t(rating.fluid.leavingTemperature) }
  const drawn = { front: t(profile.fluid[0]!.T), back: t(profile.fluid.at(-1)!.T) }
  const lastSurface = profile.surface.at(-1)?.T ?? 0
  const ends = [airLine, surfaceLine, fluidLine].map(line => (line.at(-1)?.[1] ?? 0) + 4)
  const [airEnd = 0, surfaceEnd = 0, fluidEnd = 0] = spread(ends, 13)
  const isAirAbove = (airLine[0]?.[1] ?? 0) <= (fluidLine[0]?.[1] ?? 0)
  const [airStart, fluidStart] = apart(
    [besideStart(airLine, isAirAbove, plot), besideStart(fluidLine, !isAirAbove, plot)],
    13,
  )
  const name = tubeStream(input)

  return (
    <svg
      className={isLarge ? 'cw-svg is-wide' : 'cw-svg'}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={`Temperature profile along the depth of the coil. Air ${entering.air} to ${leaving.air} ${unit}, ${name} ${entering.fluid} to ${leaving.fluid} ${unit}.`}
    >
      <HeightAxis plot={plot} scale={y} side="left" />
      <RowAxis plot={plot} rows={profile.rows} hasGrid={isLarge} />
      <path className="ch-axis" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {isLarge && hasDewPoint && <DewPoint line={dewPoint} />}
      <path className="ch-surf" d={smoothLine(surfaceLine)} />
      <path className={`ch-${cold}`} d={smoothLine(fluidLine)} />
      <path className={`ch-${hot}`} d={smoothLine(airLine)} />
      <StreamArrow className={`d-${hot}-f`} line={airLine} />
      <StreamArrow
        className={`d-${cold}-f`}
        line={rating.arrangement?.applied === 'parallel' ? fluidLine : [...fluidLine].reverse()}
      />
      {[airLine.at(0), airLine.at(-1)].map(end => end && <Mark key={end[0]} at={end} stream={hot} />)}
      {[fluidLine.at(0), fluidLine.at(-1)].map(end => end && <Mark key={end[0]} at={end} stream={cold} />)}
      <text className={`t-${hot} t-halo`} x={plot.left + 8} y={airStart}>
        {entering.air}
      </text>
      <text className={`t-${cold} t-halo`} x={plot.left + 8} y={fluidStart}>
        {drawn.front}
      </text>
      <text className={`t-${hot}`} x={plot.right + 8} y={airEnd}>
        {leaving.air}
        <tspan className="cw-u" dx="4">
          air
        </tspan>
      </text>
      <text className="t-surf t-10" x={plot.right + 8} y={surfaceEnd}>
        {t(lastSurface)} surface
      </text>
      <text className={`t-${cold}`} x={plot.right + 8} y={fluidEnd}>
        {drawn.back}
        <tspan className="cw-u" dx="4">
          {tubeStream(input, 8)}
        </tspan>
      </text>
      <text className="t-10" x={plot.left} y={plot.top - 5}>
        {unit}
      </text>
      <text className="t-10 t-mid" x={(plot.left + plot.right) / 2} y={plot.bottom + 29}>
        Row, from entering air
      </text>
    </svg>
  )
}

/** Height of the label at the start of a line, so that it does not touch the line and stays inside the plot. */
function besideStart(line: readonly Point[], isUpper: boolean, plot: Plot): number {
  const end = plot.left + 40
  const heights = line.flatMap(([x, y], index) => {
    const [x0, y0] = line[index - 1] ?? [x, y]
    if (x <= end) return [y]
    return x0 < end ? [y0 + ((y - y0) * (end - x0)) / (x - x0)] : []
  })
  const below = Math.max(...heights) + 16
  return isUpper || below > plot.bottom - 4 ? Math.max(plot.top + 6, Math.min(...heights) - 5) : below
}

function Mark({ at, stream }: { at: Point; stream: 'hot' | 'cold' }) {
  return <circle className={`ch-pt ${stream}`} cx={at[0]} cy={at[1]} r="3" />
}

/** The dew point of the air: below it the surface is wet. */
function DewPoint({ line }: { line: readonly Point[] }) {
  const middle = (line.length - 1) / 2
  const [before, after] = [line[Math.floor(middle)] ?? [0, 0], line[Math.ceil(middle)] ?? [0, 0]]
  return (
    <>
      <path className="ch-dew" d={smoothLine(line)} />
      <text className="t-10 t-halo t-mid" x={(before[0] + after[0]) / 2} y={(before[1] + after[1]) / 2 - 7}>
        dew point
      </text>
    </>
  )
}
