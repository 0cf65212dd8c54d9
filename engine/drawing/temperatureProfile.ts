import type { CoilRating } from '../coils/coil'
import { dewPoint } from '../fluids/moist-air/dewPoint'

/**
 * Temperatures through a coil in the order of the air [K], by position in rows: 0 is the entering air, n the leaving.
 */
export interface TemperatureProfile {
  rows: number
  axis: readonly [min: number, max: number]
  air: readonly { place: number; T: number }[]
  /** At the middle of each row. */
  surface: readonly { place: number; T: number }[]
  fluid: readonly { place: number; T: number }[]
  /**
   * Dew point of the air: a surface colder than it is wet. Absent for completely dry air. The axis may end above it.
   */
  dewPoint: readonly { place: number; T: number }[]
}

/**
 * Temperatures of air, surface, fluid and dew point through the rows of a coil.
 *
 * @param rating  a coil rating, SI
 * @returns temperatures [K] by position in rows, and an axis that includes them, at multiples of 5 K in degrees Celsius
 *
 * Valid for any rating. A fluid with zones is drawn against the share of the area that it has passed. Rows that share a
 * pass have the same fluid temperature on both sides; the line between them is then flat. Where all rows are fed in
 * parallel, the line shows their mean temperatures.
 *
 * Source: definition.
 */
export function temperatureProfile(rating: CoilRating): TemperatureProfile {
  const { rows } = rating
  const states = [rows[0]!.airIn, ...rows.map(row => row.airOut)]
  const air = states.map(state => state.dryBulb)
  const fluid = fluidThrough(rating)
  const surface = rows.map((row, index) => ({ place: index + 0.5, T: row.surface }))
  const all = [...air, ...fluid.map(point => point.T), ...surface.map(point => point.T)]
  const celsius = (T: number) => T - 273.15
  return {
    rows: rows.length,
    axis: [
      273.15 + Math.floor(celsius(Math.min(...all)) / 5) * 5,
      273.15 + Math.ceil(celsius(Math.max(...all)) / 5) * 5,
    ],
    air: air.map((T, place) => ({ place, T })),
    surface,
    fluid,
    dewPoint: states.flatMap(({ humidityRatio }, place) =>
      humidityRatio > 0 ? [{ place, T: dewPoint(humidityRatio, rating.air.pressure) }] : [],
    ),
  }
}

/** Temperature of the fluid from the entering to the leaving air. */
function fluidThrough({ rows, fluid, arrangement }: CoilRating): { place: number; T: number }[] {
  const applied = arrangement?.applied
  if (applied === 'cross') {
    const means = rows.map(row => (row.fluidIn + row.fluidOut) / 2)
    return [means[0]!, ...means.slice(1).map((mean, index) => (mean + means[index]!) / 2), means.at(-1)!].map(placed)
  }
  const { along } = fluid.phaseChange ?? {}
  if (!along?.length) {
    const inner = rows.slice(1)
    return applied === 'parallel'
      ? [fluid.enteringTemperature, ...inner.map(row => row.fluidIn), fluid.leavingTemperature].map(placed)
      : [fluid.leavingTemperature, ...inner.map(row => row.fluidOut), rows.at(-1)!.fluidIn].map(placed)
  }
  const whole = along.at(-1)!.share
  const way = along.map(({ share, T }, index) => ({
    place: (rows.length * share) / whole,
    // The end temperatures are those of the coil, including the losses in its headers.
    T: index === 0 ? fluid.enteringTemperature : index === along.length - 1 ? fluid.leavingTemperature : T,
  }))
  const points = applied === 'parallel' ? way : way.map(({ place, T }) => ({ place: rows.length - place, T })).reverse()
  // Where zones meet, one point is enough.
  return points.filter(({ place }, index) => index === 0 || place - points[index - 1]!.place > 1e-6)
}

const placed = (T: number, place: number) => ({ place, T })
