import { expect, it } from 'vitest'
import { calendarDate } from '../../../shared/display/calendarDate'

it.each([
  ['2026-11-21T10:42:08Z', '21 Nov 2026'],
  ['2026-03-01T23:59:59Z', '1 Mar 2026'],
  ['2026-12-31T23:30:00-02:00', '1 Jan 2027'],
  ['no date', ''],
])('%s is %s', (iso, text) => {
  expect(calendarDate(iso)).toBe(text)
})
