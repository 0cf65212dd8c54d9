import type { CoilRating } from '../../../../engine/coils/coil'
import { type ChartPoint, psychrometricProcess } from '../../../../engine/drawing/psychrometricProcess'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Reader } from '../../../../shared/display/formatQuantity'
import {
  middleWithin,
  type Plot,
  type Point,
  polyline,
  scaleOf,
  smoothLine,
  wholeScaleOf,
} from '../../../../shared/display/plot'
import { shownValue, siValue, systemUnit } from '../../../../shared/display/units'
import { HeightAxis, WidthAxis } from '../../../workbench/figures/Axes'
import { LineNames } from './LineNames'
import { StreamArrow } from './StreamArrow'

interface PsychrometricProps {
  rating: CoilRating
  input: CoilInput
  reader: Reader
  plot: Plot
  /** Shows more lines with their names. */
  isLarge?: boolean
}

/** The width of a digit of a label [px]. */
const digit = 6.2

/** The path of the air on the psychrometric chart, row by row. */
export function Psychrometric({ rating, input, reader, plot, isLarge = false }: PsychrometricProps) {
  const { entering, leaving } = rating.air
  const isCooling = input.application === 'Cooling'
  const temperature = systemUnit('temperature', reader.system)
  const moisture = systemUnit('humidityRatio', reader.system)
  const t = (kelvin: number) => shownValue(kelvin, 'temperature', temperature)
  const w = (ratio: number) => shownValue(ratio, 'humidityRatio', moisture)
  const kelvin = (shown: number) => siValue(shown, 'temperature', temperature)

  const margin = reader.system === 'IP' ? 10 : 5
  const low = Math.min(t(entering.dryBulb), t(leaving.dryBulb)) - margin
  const high = Math.max(t(entering.dryBulb), t(leaving.dryBulb)) + margin
  const x = wholeScaleOf(low, high, isLarge ? 14 : 6, plot.left, plot.right)
  const moist = Math.max(entering.humidityRatio, leaving.humidityRatio, 0.004)
  const y = scaleOf(0, w(moist) * (isLarge ? 1.7 : 1.3), isLarge ? 8 : 6, plot.bottom, plot.top)
  const chart = psychrometricProcess(rating, {
    axes: { T: [kelvin(x.min), kelvin(x.max)], W: [0, siValue(y.max, 'humidityRatio', moisture)] },
    wetBulbs: x.ticks.slice(isLarge ? 0 : 1).map(kelvin),
  })

  const place = (points: readonly ChartPoint[]): Point[] => points.map(({ T, W }) => [x(t(T)), y(w(W))])
  const way = place(chart.process)
  const saturation = place(chart.saturation)
  const humidities = chart.humidity.map(({ relativeHumidity, points }) => ({
    share: relativeHumidity,
    line: place(points),
  }))
  const wetBulbs = chart.wetBulbs.map(({ wetBulb, points }) => ({ tick: t(wetBulb), line: place(points) }))

  const state = ({ dryBulb, wetBulb }: typeof entering) =>
    `${reader.number(dryBulb, 'temperature')} / ${reader.number(wetBulb, 'temperature')}`
  const [hot, cold] = isCooling ? (['hot', 'cold'] as const) : (['cold', 'hot'] as const)
  const [inX, inY] = way[0] ?? [0, 0]
  const [outX, outY] = way.at(-1) ?? [0, 0]
  const isLeftward = outX < inX
  const width = digit * Math.max(state(entering).length, state(leaving).length)
  const middle = (at: number) => middleWithin(plot, at, width)
  // If both labels would overlap, that of the leaving air goes above that of the entering air.
  const isClose = Math.abs(middle(outX) - middle(inX)) < width && Math.abs(outY - inY) < 14

  return (
    <svg
      className={isLarge ? 'cw-svg is-wide' : 'cw-svg'}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={`Psychrometric chart. Entering air ${state(entering)}, leaving air ${state(leaving)} ${reader.label('temperature')} dry bulb and wet bulb.`}
    >
      <WidthAxis plot={plot} scale={x} />
      <HeightAxis plot={plot} scale={y} side="right" />
      {wetBulbs.map(({ tick, line }) => (
        <path key={tick} className="ch-wb" d={polyline(line)} />
      ))}
      {humidities.map(({ share, line }) => (
        <path key={share} className="ch-rh" d={polyline(line)} />
      ))}
      <path className="d-paper" d={beyondSaturation(saturation, plot)} />
      <path className="ch-sat" d={polyline(saturation)} />
      {isLarge && <LineNames plot={plot} humidities={humidities} wetBulbs={wetBulbs} />}
      <path className="ch-axis" d={`M${plot.left} ${plot.bottom}H${plot.right}V${plot.top}`} />
      <path className="ch-proc" d={isLeftward ? smoothLine([...way].reverse()) : smoothLine(way)} />
      <StreamArrow className="ch-proc-f" line={way} size={6} />
      <circle className={`ch-pt ${hot}`} cx={inX} cy={inY} r="4" />
      <circle className={`ch-pt ${cold}`} cx={outX} cy={outY} r="4" />
      <text className={`t-${hot} t-halo t-mid`} x={middle(inX)} y={inY - 10}>
        {state(entering)}
      </text>
      <text
        className={`t-${cold} t-halo ${isLeftward ? '' : 't-mid'}`}
        x={isLeftward ? outX + 7 : middle(outX)}
        y={isLeftward ? outY + 15 : isClose ? inY - 24 : outY - 10}
      >
        {state(leaving)}
      </text>
      <text className="t-10 t-mid" x={(plot.left + plot.right) / 2} y={plot.bottom + 29}>
        Dry bulb, {reader.label('temperature')}
      </text>
      <text className="t-10 t-end" x={plot.width - 12} y={plot.top - 5}>
        {reader.label('humidityRatio')}
      </text>
    </svg>
  )
}

/** The area above saturation, where no air state exists: covers the grid. */
function beyondSaturation(saturation: readonly Point[], plot: Plot): string {
  const end = saturation.at(-1)
  if (!end) return ''
  return `${polyline(saturation)}L${end[0].toFixed(1)} ${plot.top - 1}H${plot.left - 1}V${(saturation[0]?.[1] ?? 0).toFixed(1)}z`
}
