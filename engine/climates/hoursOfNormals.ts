/** The hours of a year from means of its months: a curve over the day, and warmer and colder days. */
import { dewPoint, humidityRatioAtRelativeHumidity, saturationHumidityRatio, wetBulb } from '../fluids/moistAir'
import { type ClimateHours, freezing, monthDays, normalShares } from './climateHours'
import type { PlaceData } from './placeData'

/** Amplitude over the daily range, and phase, of the four harmonics of a day. */
const harmonics = [
  [0.4632, 3.805],
  [0.0984, 0.36],
  [0.0168, 0.822],
  [0.0138, 3.513],
] as const

/** Deviation of an hour's dry bulb from the mean of its day over the daily range; hour 1 to 24. */
const curve = Array.from({ length: 24 }, (_, at) => {
  const angle = (2 * Math.PI * at) / 24
  return harmonics.reduce((sum, [size, phase], order) => sum + size * Math.cos((order + 1) * angle - phase), 0)
})

/**
 * Hours of a year from monthly means: the curve of Erbs over the day, nine equal shares of days about the mean of the
 * month, whose dew point is as much warmer as they are.
 *
 * @param place  any place; only `mon` is read
 * @returns      hours that share a weather, temperatures [K], pressure [Pa]
 *
 * Valid for every place. Cooling degree hours deviate by 8 to 19 % in the mean, sums of the depression by 3 to 12 %, and
 * in humid or mild places much more.
 *
 * Source: D.G. Erbs, S.A. Klein and W.A. Beckman, Estimation of degree-days and ambient temperature bin data from
 * monthly-average temperatures, ASHRAE Journal 25 (1983), 60-65; the moving dew point is our own.
 */
export function hoursOfNormals({ mon }: Pick<PlaceData, 'mon'>): ClimateHours[] {
  return monthDays.flatMap((days, index) => {
    const [db, hi, lo, sd, dp] = [mon.db, mon.hi, mon.lo, mon.sd, mon.dp].map(of => of[index]!) as Five
    const pressure = mon.p[index]! * 1000
    return normalShares.flatMap(z => {
      const W = saturationHumidityRatio(dp + z * sd + freezing, pressure)
      return curve.map((deviation, at) => {
        const dryBulb = db + z * sd + (hi - lo) * deviation + freezing
        return {
          month: index + 1,
          hour: at + 1,
          hours: days / 9,
          dryBulb,
          wetBulb: wetOf(dryBulb, W, pressure),
          pressure,
        }
      })
    })
  })
}

type Five = [number, number, number, number, number]

/** Air that the night cools below its dew point is saturated. */
function wetOf(dryBulb: number, W: number, pressure: number): number {
  return dewPoint(W, pressure) >= dryBulb
    ? dryBulb
    : wetBulb(dryBulb, Math.min(W, humidityRatioAtRelativeHumidity(dryBulb, 1, pressure)), pressure)
}
