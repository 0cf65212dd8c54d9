import type { CoilRating } from '../coils/coil'
import {
  coldest,
  hottest,
  massRatio,
  saturationHumidityRatio,
  saturationPressure,
} from '../fluids/moist-air/saturationPressure'
import { humidityRatioAtWetBulb } from '../fluids/moist-air/wetBulb'

/** A state on the chart: dry bulb [K], humidity ratio [kg/kg dry air]. */
export interface ChartPoint {
  T: number
  W: number
}

/** Data of a psychrometric chart of a coil, in SI. */
export interface PsychrometricProcess {
  pressure: number
  /** Ends of the axes, slightly wider than the process. */
  axes: { T: readonly [min: number, max: number]; W: readonly [min: number, max: number] }
  saturation: readonly ChartPoint[]
  /** Curves of constant relative humidity, clipped to the axes. */
  humidity: readonly { relativeHumidity: number; points: readonly ChartPoint[] }[]
  /** Lines of the requested wet bulbs, starting at saturation, clipped to the axes. */
  wetBulbs: readonly { wetBulb: number; points: readonly ChartPoint[] }[]
  /** The air before the coil and after each row. */
  process: readonly ChartPoint[]
}

/** Choices of a viewer: axes that end at round numbers in its units, and wet bulbs to draw [K]. */
export interface ChartView {
  axes?: PsychrometricProcess['axes']
  wetBulbs?: readonly number[]
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
 * @param view    ends of the axes [K, kg/kg dry air], and wet bulbs [K]; no wet bulbs where none are given
 * @returns axes, saturation curve, curves of relative humidity and of wet bulb, and the process by rows, dry bulb [K]
 *          and humidity ratio [kg/kg dry air]
 *
 * Valid at the air pressure of the rating; axes left out end at round temperatures in degrees Celsius.
 *
 * Source: saturation of ASHRAE Fundamentals, chapter 1.
 */
export function psychrometricProcess(rating: CoilRating, view: ChartView = {}): PsychrometricProcess {
  const { pressure } = rating.air
  const process = processOf(rating)
  const axes = view.axes ?? axesOf(process)
  const low = Math.max(axes.T[0], coldest)
  const high = Math.min(axes.T[1], hottest)
  const curve = (from: number, ratio: (T: number) => number) =>
    clip(
      Array.from({ length: points }, (_, k) => {
        const T = from + ((high - from) * k) / (points - 1)
        return { T, W: ratio(T) }
      }),
      axes.W,
    )
  return {
    pressure,
    axes,
    saturation: curve(low, T => saturationHumidityRatio(T, pressure)),
    humidity: humidities.map(relativeHumidity => ({
      relativeHumidity,
      points: curve(low, T => humidityRatio(relativeHumidity * saturationPressure(T), pressure)),
    })),
    wetBulbs: (view.wetBulbs ?? [])
      .filter(wetBulb => wetBulb >= low && wetBulb < high)
      .map(wetBulb => ({ wetBulb, points: curve(wetBulb, T => humidityRatioAtWetBulb(T, wetBulb, pressure)) })),
    process,
  }
}

/** Axes slightly wider than the process. */
function axesOf(process: readonly ChartPoint[]): PsychrometricProcess['axes'] {
  const temperatures = process.map(point => point.T)
  const low = 273.15 + Math.floor((Math.min(...temperatures) - 273.15 - 3) / steps.T) * steps.T
  const high = 273.15 + Math.ceil((Math.max(...temperatures) - 273.15 + 3) / steps.T) * steps.T
  const wettest = Math.max(...process.map(point => point.W)) * 1.25 + 0.001
  return { T: [low, high], W: [0, Math.ceil(wettest / steps.W) * steps.W] }
}

/** The air before the first row and after each. */
function processOf({ rows }: CoilRating): ChartPoint[] {
  const first = rows[0]!.airIn
  return [first, ...rows.map(row => row.airOut)].map(({ dryBulb, humidityRatio: W }) => ({ T: dryBulb, W }))
}

function humidityRatio(vapour: number, pressure: number): number {
  return vapour < pressure ? (massRatio * vapour) / (pressure - vapour) : Number.POSITIVE_INFINITY
}

/** The part of a curve between both ends of the axis, with a point where it crosses an end. */
function clip(curve: readonly ChartPoint[], [bottom, top]: readonly [number, number]): ChartPoint[] {
  return curve.flatMap((point, index) => {
    const before = curve[index - 1]
    const crossing = before ? crossings(before, point, [bottom, top]) : []
    return point.W >= bottom && point.W <= top ? [...crossing, point] : crossing
  })
}

function crossings(before: ChartPoint, after: ChartPoint, edges: readonly number[]): ChartPoint[] {
  return edges
    .filter(W => before.W !== W && after.W !== W && before.W < W !== after.W < W)
    .map(W => {
      // At the boiling point W is infinite: there the crossing is taken at half the distance.
      const rise = after.W - before.W
      const share = Number.isFinite(rise) ? (W - before.W) / rise : 0.5
      return { T: before.T + share * (after.T - before.T), W }
    })
}
