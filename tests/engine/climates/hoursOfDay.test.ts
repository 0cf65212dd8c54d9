import { describe, expect, it } from 'vitest'
import { designConditions, placeHoursOfDay, placeNamed, places } from '../../../engine/climates'

describe('the hours of the day of a place', () => {
  it.each(places.map(place => place.id))('have the mean of each month: %s', id => {
    const place = placeNamed(id)
    const hours = placeHoursOfDay(place)
    expect(hours.map(({ month, hour }) => 24 * (month - 1) + hour)).toEqual(
      Array.from({ length: 288 }, (_, at) => at + 1),
    )
    for (const [index, mean] of place.mon.db.entries()) {
      const day = hours.filter(({ month }) => month === index + 1)
      const found = day.reduce((sum, each) => sum + each.dryBulb, 0) / 24 - 273.15
      // Both are rounded to a tenth; the curve of a day has no mean of its own.
      expect(Math.abs(found - mean), `month ${index + 1}`).toBeLessThan(0.25)
      for (const { dryBulb, wetBulb } of day) expect(wetBulb).toBeLessThanOrEqual(dryBulb + 1e-9)
    }
  })

  it('are warmest in the afternoon and coldest before sunrise', () => {
    for (const id of ['phoenix', 'toronto']) {
      const july = placeHoursOfDay(placeNamed(id)).filter(({ month }) => month === 7)
      const [first, ...rest] = july
      const warmest = rest.reduce((one, other) => (other.dryBulb > one.dryBulb ? other : one), first!)
      const coldest = rest.reduce((one, other) => (other.dryBulb < one.dryBulb ? other : one), first!)
      expect(warmest.hour).toBeGreaterThanOrEqual(14)
      expect(warmest.hour).toBeLessThanOrEqual(18)
      expect(coldest.hour).toBeGreaterThanOrEqual(3)
      expect(coldest.hour).toBeLessThanOrEqual(7)
    }
  })
})

describe('the design air of a place', () => {
  it('is the dry bulb that 0.4 % of its hours exceed, with their mean wet bulb', () => {
    // Phoenix Sky Harbor, TMY3: 42.8 and 21.3 °C at 337 m.
    expect(designConditions(placeNamed('phoenix'))).toEqual({ dryBulb: 315.95, wetBulb: 294.45, altitude: 337 })
    for (const place of places) {
      const { dryBulb, wetBulb } = designConditions(place)
      expect(wetBulb, place.id).toBeLessThan(dryBulb)
      expect(dryBulb - 273.15, place.id).toBeLessThanOrEqual(place.year.max)
    }
  })
})
