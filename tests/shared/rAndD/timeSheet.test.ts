import { describe, expect, it } from 'vitest'
import type { ProjectRecord } from '../../../shared/contracts/rAndD'
import {
  changedElsewhere,
  changesFor,
  copiedWeek,
  hoursText,
  keyOf,
  moved,
  pastedBlock,
  readHours,
  savedOf,
  textIn,
  totalOf,
  typedIn,
  whyLocked,
  wrongCells,
} from '../../../shared/rAndD/timeSheet'
import { daysAfter, weekFrom } from '../../../shared/rAndD/week'

const monday = '2026-11-16'
const days = weekFrom(monday)
const daysBefore = weekFrom(daysAfter(monday, -7))
const [a, b] = ['aaaa', 'bbbb']
const key = (project: string, day: number) => keyOf(project, days[day] ?? '')
let records = 0
const record = (ProjectId: string, day: string, Hours: number, more: Partial<ProjectRecord> = {}): ProjectRecord => ({
  ...{ Id: `record-${records++}`, ProjectId, Date: day, Hours, Note: '', Links: [] },
  ...more,
})

describe('hours', () => {
  it.each([
    ['1.5', 1.5],
    ['1:30', 1.5],
    [' 0:20 ', 0.33],
    ['.25', 0.25],
    ['', 0],
    ['0', 0],
    ['24', 24],
  ])('typed as %s are %d', (text, hours) => {
    expect(readHours(text)).toBe(hours)
  })

  it.each(['-1', 'x', '1,5', '1:60', '8 h', '1e2'])('are not %s', text => {
    expect(readHours(text)).toBeUndefined()
  })

  it('are shown with one decimal, or two where they need them', () => {
    expect([0, 2, 7.5, 1.25, 0.33].map(hoursText)).toEqual(['', '2.0', '7.5', '1.25', '0.33'])
  })
})

describe('a cell', () => {
  const saved = savedOf([record(a, days[0]!, 2), record(b, days[1]!, 1), record(b, days[1]!, 3)])

  it('shows what is typed, else what is saved, and is typed only where it differs', () => {
    expect([textIn({}, saved, key(a, 0)), textIn({ [key(a, 0)]: '3' }, saved, key(a, 0))]).toEqual(['2.0', '3'])
    expect(typedIn({ [key(a, 0)]: '2.' }, saved, key(a, 0), '2.')).toEqual({})
    expect(typedIn({}, saved, key(a, 0), '')).toEqual({ [key(a, 0)]: '' })
    expect(typedIn({}, saved, key(a, 2), '0')).toEqual({})
  })

  it('of several records is changed at the project alone', () => {
    expect(whyLocked(saved, key(b, 1))).toBe('2 records of this day: change them at the project.')
    expect(whyLocked(saved, key(a, 0))).toBeUndefined()
    expect(changesFor({ [key(b, 1)]: '1' }, saved, {})).toEqual([])
  })

  it('is refused with its sentence: no number of hours, and a day of more than 24 h over all projects', () => {
    const typed = { [key(a, 0)]: 'x', [key(a, 1)]: '20.5', [key(a, 2)]: '24', [key(b, 3)]: '24.01' }
    expect(wrongCells(typed, saved, [a, b])).toEqual({
      [key(a, 0)]: 'Type hours as 1.5 or 1:30.',
      [key(a, 1)]: 'Tue 17 Nov would have 24.5 h. A day has at most 24.',
      [key(b, 3)]: 'Thu 19 Nov would have 24.01 h. A day has at most 24.',
    })
  })

  it('is sent as a new record, a changed one or a deleted one; what is wrong is not sent', () => {
    const typed = { [key(a, 0)]: '0', [key(a, 1)]: '1:30', [key(b, 0)]: 'x' }
    const changes = changesFor(typed, saved, wrongCells(typed, saved, [a, b]))
    expect(changes.map(({ kind, key }) => [kind, key])).toEqual([
      ['delete', key(a, 0)],
      ['create', key(a, 1)],
    ])
    expect(changesFor({ [key(a, 0)]: '4' }, saved, {})).toMatchObject([
      { kind: 'update', hours: 4, record: { Hours: 2 } },
    ])
  })

  it('was changed elsewhere if its record is another, or has other hours or another note', () => {
    const one = record(a, days[0]!, 2)
    const typed = { [key(a, 0)]: '3', [key(a, 1)]: '1' }
    const before = savedOf([one])
    const changed = (now: ProjectRecord[]) => changedElsewhere(typed, before, savedOf(now))
    expect(changed([one, record(b, days[0]!, 9)])).toEqual([])
    expect(changed([{ ...one, Hours: 5 }])).toEqual([key(a, 0)])
    expect(changed([{ ...one, Note: 'Theirs' }])).toEqual([key(a, 0)])
    expect(changed([one, record(a, days[1]!, 1)])).toEqual([key(a, 1)])
    expect(changed([])).toEqual([key(a, 0)])
  })
})

it('sums count what is typed, and what is saved as long as a cell cannot be read', () => {
  const saved = savedOf([record(a, days[0]!, 2), record(a, days[1]!, 0.1), record(b, days[1]!, 0.2)])
  const all = [a, b].flatMap(project => days.map(day => keyOf(project, day)))
  expect(totalOf({}, saved, all)).toBe(2.3)
  expect(totalOf({ [key(a, 0)]: 'x', [key(b, 6)]: '1:30' }, saved, all)).toBe(3.8)
})

it('last week is copied into empty cells alone, day by day', () => {
  const saved = savedOf([
    ...[record(a, daysBefore[0]!, 2), record(a, daysBefore[4]!, 1.25), record(b, daysBefore[1]!, 3)],
    record(b, days[1]!, 8),
  ])
  const copied = copiedWeek({ [key(a, 0)]: '7' }, saved, { projects: [a, b], days, daysBefore })
  expect(copied).toEqual({ [key(a, 0)]: '7', [key(a, 4)]: '1.25' })
  expect(copiedWeek({}, savedOf([]), { projects: [a], days, daysBefore })).toBeUndefined()
})

it('a pasted block is typed from its cell on; what is outside the grid, or locked, is left', () => {
  const saved = savedOf([record(b, days[6]!, 1), record(b, days[6]!, 1)])
  const from = { row: 0, column: 5, projects: [a, b], days }
  expect(pastedBlock({}, saved, '1\t2\t3\r\n4\t5\r\n6\r\n', from)).toEqual({
    [key(a, 5)]: '1',
    [key(a, 6)]: '2',
    [key(b, 5)]: '4',
  })
})

it('arrows and Enter move in the grid, and stop at its edges', () => {
  const size = { rows: 3, columns: 7 }
  const from = { row: 1, column: 0 }
  const to = (key: string, isBackwards = false) => moved(from, key, isBackwards, size)
  expect([to('ArrowUp'), to('ArrowDown'), to('ArrowRight'), to('Enter'), to('Enter', true)]).toEqual([
    { row: 0, column: 0 },
    { row: 2, column: 0 },
    { row: 1, column: 1 },
    { row: 2, column: 0 },
    { row: 0, column: 0 },
  ])
  expect([to('ArrowLeft'), to('a'), moved({ row: 2, column: 6 }, 'Enter', false, size)]).toEqual(
    Array(3).fill(undefined),
  )
})
