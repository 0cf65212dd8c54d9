import { saturationHumidityRatio, saturationPressure } from '../../../../engine/fluids/moist-air/saturationPressure'
import { humidityRatioAtWetBulb } from '../../../../engine/fluids/moist-air/wetBulb'

/** Ratio of the molar masses of water and dry air. */
const massRatio = 0.621945
const steps = 48

/** A line of the chart: dry bulb [K] against humidity ratio [kg/kg]. */
export type Line = readonly (readonly [dryBulb: number, humidityRatio: number])[]

function along(from: number, to: number, humidityRatio: (T: number) => number): Line {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const T = from + ((to - from) * index) / steps
    return [T, humidityRatio(T)] as const
  })
}

/** Saturation from one dry bulb to another, at pressure `p` [Pa]. */
export function saturationLine(from: number, to: number, p: number): Line {
  return along(from, boilingSafe(to, p), T => saturationHumidityRatio(T, p))
}

export function relativeHumidityLine(share: number, from: number, to: number, p: number): Line {
  const safe = boilingSafe(to, p)
  return along(from, safe, T => {
    const vapour = share * saturationPressure(T)
    return (massRatio * vapour) / (p - vapour)
  })
}

/** The states of one wet bulb, from saturation to where the air is dry or the chart ends. */
export function wetBulbLine(wetBulb: number, to: number, p: number): Line {
  return along(wetBulb, to, T => humidityRatioAtWetBulb(T, wetBulb, p)).filter(([, W]) => W >= 0)
}

/** Near boiling there is no saturated air; the chart cuts its lines long before. */
function boilingSafe(T: number, p: number): number {
  let safe = T
  while (saturationPressure(safe) > 0.6 * p) safe -= 5
  return safe
}
