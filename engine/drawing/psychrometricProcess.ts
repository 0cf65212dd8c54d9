import type { CoilRating } from '../coils/coil'
import { saturationHumidityRatio, saturationPressure } from '../fluids/moistAir'

/** A state on the chart: dry bulb [K], humidity ratio [kg/kg dry air]. */
export interface ChartPoint {
  T: number
  W: number
}

/** What a psychrometric chart of a coil shows, in SI. */
export interface PsychrometricProcess {
  pressure: number
  /** Ends of the axes, a little wider than the process. */
  axes: { T: readonly [min: number, max: number]; W: readonly [min: number, max: number] }
  saturation: readonly ChartPoint[]
  /** Curves of constant relative humidity, clipped to the axes. */
  humidity: readonly { relativeHumidity: number; points: readonly ChartPoint[] }[]
  /** The air before the coil and after each row. */
  process: readonly ChartPoint[]
}

/** Points of a curve, and the relative humidities drawn [-]. */
const points = 49
const humidities = [0.2, 0.4, 0.6, 0.8] as const

/** Axes end on multiples of this [K, kg/kg]. */
const steps = { T: 5, W: 0.005 } as const

/**
 * Data of the psychrometric chart of a rated coil.
 *
 * @param rating  a coil rating, SI
 * @returns axes, saturation curve, curves of relative humidity, and the process by rows, dry bulb [K] and humidity
 *          ratio [kg/kg dry air]
 *
 * Valid at the air pressure of the rating; the axes end at round temperatures in degrees Celsius.
 *
 * Source: saturation of ASHRAE Fundamentals, chapter 1.
 */
export function psychrometricProcess(rating: CoilRating): PsychrometricProcess {
  const { pressure } = rating.air
  const process = processOf(rating)
  const temperatures = process.map(point => point.T)
  const low = 273.15 + Math.floor((Math.min(...temperatures) - 273.15 - 3) / steps.T) * steps.T
  const high = 273.15 + Math.ceil((Math.max(...temperatures) - 273.15 + 3) / steps.T) * steps.T
  const wettest = Math.max(...process.map(point => point.W)) * 1.25 + 0.001
  const top = Math.ceil(wettest / steps.W) * steps.W
  const curve = (ratio: (T: number) => number) =>
    clip(
      Array.from({ length: points }, (_, k) => {
        const T = low + ((high - low) * k) / (points - 1)
        return { T, W: ratio(T) }
      }),
      top,
    )
  return {
    pressure,
    axes: { T: [low, high], W: [0, top] },
    saturation: curve(T => saturationHumidityRatio(T, pressure)),
    humidity: humidities.map(relativeHumidity => ({
      relativeHumidity,
      points: curve(T => humidityRatio(relativeHumidity * saturationPressure(T), pressure)),
    })),
    process,
  }
}

/** The air before the first row and after each. */
function processOf({ rows }: CoilRating): ChartPoint[] {
  const first = rows[0]!.airIn
  return [first, ...rows.map(row => row.airOut)].map(({ dryBulb, humidityRatio: W }) => ({ T: dryBulb, W }))
}

function humidityRatio(vapour: number, pressure: number): number {
  return vapour < pressure ? (0.621945 * vapour) / (pressure - vapour) : Number.POSITIVE_INFINITY
}

/** Cuts a rising curve where it leaves the chart through the top, with a last point on the edge. */
function clip(curve: ChartPoint[], top: number): ChartPoint[] {
  const end = curve.findIndex(point => point.W > top)
  if (end < 0) return curve
  if (end === 0) return []
  const before = curve[end - 1]!
  const after = curve[end]!
  const share = Number.isFinite(after.W) ? (top - before.W) / (after.W - before.W) : 0.5
  return [...curve.slice(0, end), { T: before.T + share * (after.T - before.T), W: top }]
}
