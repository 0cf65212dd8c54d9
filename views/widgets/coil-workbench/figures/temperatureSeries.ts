import type { CoilRating } from '../../../../engine/coils/coil'
import { dewPoint } from '../../../../engine/fluids/moist-air/saturationPressure'
import type { Reader } from '../../../../shared/display/formatQuantity'
import type { Point } from '../../../../shared/display/plot'
import { shownValue, systemUnit } from '../../../../shared/display/units'

/** Temperatures along the depth in the reader's unit; the depth is counted in rows from the entering air. */
export function temperatureSeries({ rows, air }: CoilRating, { system }: Reader) {
  const t = (kelvin: number) => shownValue(kelvin, 'temperature', systemUnit('temperature', system))
  const first = rows[0]
  const last = rows.at(-1)
  const ends = [...(first ? [first.airIn] : []), ...rows.map(row => row.airOut)]
  return {
    air: ends.map(({ dryBulb }, row): Point => [row, t(dryBulb)]),
    // The fluid runs against the air: it leaves a row where the air enters it.
    fluid: [
      ...rows.map((row, index): Point => [index, t(row.fluidOut)]),
      ...(last ? [[rows.length, t(last.fluidIn)] as const] : []),
    ],
    surface: rows.map((row, index): Point => [index + 0.5, t(row.surface)]),
    dewPoint: ends
      .filter(({ humidityRatio }) => humidityRatio > 0)
      .map(({ humidityRatio }, row): Point => [row, t(dewPoint(humidityRatio, air.pressure))]),
  }
}
