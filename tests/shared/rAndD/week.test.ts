import { describe, expect, it } from 'vitest'
import {
  dayTitle,
  isDay,
  isWeekend,
  mondayOf,
  weekFrom,
  weekNumber,
  weekTitle,
  yearsOfWeek,
} from '../../../shared/rAndD/week'
import { addressOf, queryOf, weeksLater, wishOf } from '../../../shared/rAndD/wish'

const today = '2026-11-20'

describe('a week', () => {
  it('starts on the Monday of any of its days, over the ends of months and years', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(mondayOf)).toEqual(Array(3).fill('2026-11-16'))
    expect(mondayOf('2027-01-01')).toBe('2026-12-28')
    expect(weekFrom('2028-02-28')).toEqual([
      ...['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03', '2028-03-04', '2028-03-05'],
    ])
    expect(yearsOfWeek('2026-12-28')).toEqual([2026, 2027])
  })

  // The numbers of ISO 8601: 2026 has 53 weeks.
  it.each([
    ['2026-11-16', 47],
    ['2026-12-28', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('of %s has the number %i', (monday, number) => {
    expect(weekNumber(monday)).toBe(number)
  })

  it('is named by its first and last day, with no month or year said twice', () => {
    expect(['2026-11-16', '2026-11-30', '2026-12-28'].map(weekTitle)).toEqual([
      '16 to 22 Nov 2026',
      '30 Nov to 6 Dec 2026',
      '28 Dec 2026 to 3 Jan 2027',
    ])
    expect([dayTitle('2026-11-20'), isWeekend('2026-11-20'), isWeekend('2026-11-21')]).toEqual([
      'Fri 20 Nov',
      false,
      true,
    ])
  })

  it.each(['2026-02-30', '20-11-2026', '2026-13-01', '1999-01-01', '', 'x'])('has no day %s', text => {
    expect(isDay(text)).toBe(false)
  })
})

describe('the address of the page', () => {
  it('says its view, and is read back as the same', () => {
    const project = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
    const wishes = [
      wishOf({}, today),
      wishOf({ view: 'week', week: '2026-10-08' }, today),
      wishOf({ filter: 'Richmond', plant: 'V', year: '2019', project, records: 'mine' }, today),
    ]
    for (const wish of wishes)
      expect(wishOf(Object.fromEntries(new URLSearchParams(queryOf(wish))), today)).toEqual(wish)
    expect(addressOf(weeksLater(wishes[1]!, -1))).toBe('/r-and-d?view=week&week=2026-09-28')
  })

  it('CONST-32 has usual values for what it does not say, or says wrongly', () => {
    const wrong = { view: 'x', filter: ['Mine'], plant: 'Q', year: '2017', project: "'", week: '2026-02-30' }
    expect(wishOf(wrong, today)).toEqual({
      ...{ view: 'projects', filter: 'All', plant: undefined, year: 2026, project: undefined, isOwnOnly: false },
      monday: '2026-11-16',
    })
    expect([wishOf({ year: '2027' }, today).year, wishOf({ year: '2028' }, today).year]).toEqual([2027, 2026])
  })
})
