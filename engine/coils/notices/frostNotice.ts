import { frostDoublingTime } from '../../airside'
import { dewPoint } from '../../fluids/moistAir'
import { waterFreezing } from '../../fluids/water'
import type { Warning } from '../../warnings'
import type { AirModel } from '../air/airModel'
import type { CoilRating } from '../coil'

/**
 * The notice of rows that form frost: the mass per hour, and the time until it doubles the air pressure drop.
 *
 * @param model   the air side of the coil
 * @param rating  its rating
 * @returns FROST for the first row whose mean surface lies below freezing and below the dew point of its air, or
 * nothing
 *
 * Valid for every coil type; information only, as no capacity is claimed under frost.
 *
 * Source: A. F. Emery, B. L. Siegel (1990) by `frostDoublingTime`.
 */
export function frostNotice(model: AirModel, rating: CoilRating): Warning[] {
  const frosted = rating.rows.filter(
    row => row.surface < waterFreezing && row.surface < dewPoint(row.airIn.humidityRatio, model.airPressure),
  )
  const first = frosted[0]
  if (!first) return []
  const rate = frosted.reduce(
    (sum, { airIn, airOut }) => sum + model.dryAirFlow * Math.max(0, airIn.humidityRatio - airOut.humidityRatio),
    0,
  )
  const area = (model.size.outsideArea * frosted.length) / rating.rows.length
  const hours = frostDoublingTime(rate, area) / 3600
  const growth =
    rate > 0
      ? ` ${(rate * 3600).toPrecision(2)} kg/h of it doubles the air pressure drop in ${hours.toPrecision(2)} h.`
      : ''
  return [
    {
      code: 'FROST',
      severity: 'warning',
      message: `${(first.surface - 273.15).toFixed(1)} °C mean surface in row ${first.row} makes frost; capacity holds only while clear.${growth}`,
      input: 'fluid.enteringTemperature',
      value: first.surface,
      limits: [waterFreezing, 473.15],
      quantity: 'temperature',
    },
  ]
}
