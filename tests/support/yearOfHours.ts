/** A year of hours like that of a hot, dry place: a season, a day, and weather that lasts some days. */
import type { ClimateHours } from '../../engine/climates'

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function yearOfHours(): ClimateHours[] {
  const months = monthDays.flatMap((days, index) => Array.from({ length: 24 * days }, () => index + 1))
  return months.map((month, at) => {
    const season = -12 * Math.cos((2 * Math.PI * (at - 400)) / 8760)
    const day = -7 * Math.cos((2 * Math.PI * ((at % 24) - 3)) / 24)
    const spell = 3 * Math.sin(at / 37) + 1.5 * Math.sin(at / 11)
    const dryBulb = 295 + season + day + spell
    const depression = Math.max(0, 8 + 0.35 * (dryBulb - 295) + 2 * Math.sin(at / 53))
    return { month, hour: (at % 24) + 1, hours: 1, dryBulb, wetBulb: dryBulb - depression, pressure: 97_800 }
  })
}

/** The same as a table with headings, in °C. */
export const tableOfHours = (hours: readonly ClimateHours[] = yearOfHours()): string =>
  [
    'Dry bulb (C),Wet bulb (C)',
    ...hours.map(({ dryBulb, wetBulb }) => `${(dryBulb - 273.15).toFixed(2)},${(wetBulb - 273.15).toFixed(2)}`),
  ].join('\n')
