import { describe, expect, it } from 'vitest'
import type { Project, ProjectRecord } from '../../../shared/contracts/rAndD'
import { columnsFor, inOrder, listedProject, matching, whyNotChange } from '../../../shared/rAndD/listedProject'
import { monthFacts, monthsFigure } from '../../../shared/rAndD/monthsFigure'
import { changesBetween, readTracker, type TrackerApi, totalsOf } from '../../../shared/rAndD/readTracker'
import { hoursTables, weekTable } from '../../../shared/rAndD/tables'
import { hoursByMonth, hoursOf } from '../../../shared/rAndD/totals'
import { wishOf } from '../../../shared/rAndD/wish'

const record = (Id: string, day: string, Hours: number, more: Partial<ProjectRecord> = {}): ProjectRecord => ({
  ...{ Id, ProjectId: 'one', Date: day, Hours, Author: 'Ann', IsMine: true, Note: '', Links: [] },
  ...more,
})
const one: Project = {
  ...{ Id: 'one', Name: 'Fin rig', Owner: 'Ann', IsMine: true, Shared: true, Plants: [1, 3], Year: 2026 },
  Records: [record('r1', '2026-03-02', 2.5), record('r2', '2026-11-18', 0.1, { Author: 'Bob', IsMine: false })],
}
const two: Project = {
  ...{ Id: 'two', Name: 'Burst', Owner: 'Bob', IsMine: false, Shared: true, Plants: [1], Year: 2026, Number: 'RD-7' },
  Records: [
    record('r3', '2026-11-17', 0.2, { ProjectId: 'two', Links: [{ LinkTypeId: 1, Value: 'Test' }] }),
    record('r4', '2025-12-31', 8, { ProjectId: 'two' }),
  ],
}
/** What a service answers that keeps no more than a name. */
const bare: Project = { Id: 'bare', Name: 'Bare' }

describe('totals', () => {
  it('by month, person, plant and project add up, without hours of other years', () => {
    const totals = totalsOf([one, two], [one.Records!, two.Records!], 2026)
    expect(totals.months).toEqual([0, 0, 2.5, 0, 0, 0, 0, 0, 0, 0, 0.3, 0])
    expect(totals.people).toEqual([
      { name: 'Ann', hours: 2.7 },
      { name: 'Bob', hours: 0.1 },
    ])
    expect(totals.plants).toEqual([
      { name: 'Chaska, Phoenix', hours: 2.6 },
      { name: 'Chaska', hours: 0.2 },
    ])
    expect([totals.hours, totals.otherYears]).toEqual([2.8, 8])
    expect(hoursByMonth(two.Records!, 2025)[11]).toBe(8)
  })

  it('are drawn as bars, with the numbers for those who cannot see them', () => {
    const hours = hoursByMonth(one.Records!, 2026)
    const figure = monthsFigure({ title: 'Hours', hours, year: 2026, today: '2026-11-20' })
    expect(figure.description).toBe('2.6 h, most in March, 2.5 h.')
    expect(figure.table.rows[2]).toEqual(['March 2026', '2.5'])
    expect(figure.marks.filter(mark => mark.kind === 'area').map(mark => mark.tone)).toEqual(['useful', 'gain'])
    expect(monthFacts(hours).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Busiest month: March, 2.5 h',
      'Mean of a month with hours: 1.3 h',
      'Months with hours: 2',
    ])
    expect(monthFacts(Array(12).fill(0))).toEqual([])
    const empty = monthsFigure({ title: 'Hours', hours: Array(12).fill(0), year: 2019, today: '2026-11-20' })
    expect(empty.description).toBe('No hours in 2019.')
  })
})

describe('the list', () => {
  const listed = [one, two, bare].map(listedProject)

  it('knows the hours of its records, or those that the service says, or none', () => {
    expect(listed.map(({ Hours, Last }) => [Hours, Last])).toEqual([
      [2.6, '2026-11-18'],
      [8.2, '2026-11-17'],
      [undefined, undefined],
    ])
    expect(listedProject({ ...one, Hours: 40 }).Hours).toBe(40)
    expect(JSON.stringify(listed)).not.toContain('Records')
  })

  it('shows number and status only where a service keeps them', () => {
    expect(columnsFor([listed[0]!])).toEqual(['Name', 'Plants', 'Owner', 'Hours', 'Last'])
    expect(columnsFor([...listed, { ...listed[0]!, Status: 'Open' }])).toContain('Status')
    expect(columnsFor(listed)).toContain('Number')
  })

  it('is searched by every word, and sorted with what is not known last', () => {
    const ids = (some: readonly { Id: string }[]) => some.map(({ Id }) => Id)
    expect(ids(matching(listed, 'chaska ann'))).toEqual(['one'])
    expect(ids(matching(listed, 'rd-7'))).toEqual(['two'])
    expect(ids(inOrder(listed, { column: 'Hours', isDescending: true }))).toEqual(['two', 'one', 'bare'])
    expect(ids(inOrder(listed, { column: 'Hours', isDescending: false }))).toEqual(['one', 'two', 'bare'])
    expect(ids(inOrder(listed, { column: 'Name', isDescending: false }))).toEqual(['bare', 'two', 'one'])
  })

  it('says beforehand who may change a project', () => {
    expect(listed.map(whyNotChange)).toEqual([undefined, 'Only Bob may change or delete this project.', undefined])
  })
})

describe('reading', () => {
  const fail = (what: string): never => {
    throw new Error(`${what} are asked of a service that does not have them`)
  }
  const asked: string[] = []
  const api: TrackerApi = {
    start: async () => ({}),
    sums: async () => fail('sums'),
    ownRecords: async () => fail('own records'),
    projects: async ({ plant, filters, year }) => {
      asked.push(`${plant} ${filters} ${year}`)
      return plant === 'M' ? [one, two, bare] : [one]
    },
    records: async (id, isShowAll) => {
      asked.push(`${id} ${isShowAll}`)
      return id === 'bare' ? [record('r5', '2026-11-19', 4, { ProjectId: 'bare', IsMine: undefined })] : []
    },
  }
  const wish = wishOf({}, '2026-11-20')

  it('asks for each plant, and shows a project of two plants once', async () => {
    asked.length = 0
    const { projects } = await readTracker(api, wish)
    expect(asked).toEqual(['M All 2026', 'V All 2026', 'A All 2026'])
    expect(projects.map(({ Id }) => Id)).toEqual(['bare', 'two', 'one'])
  })

  it('RND-04 asks for the own records alone where a service does not say whose they are', async () => {
    asked.length = 0
    const { sheet } = await readTracker(api, { ...wish, view: 'week' })
    expect(asked).toContain('bare false')
    expect(sheet?.records.map(({ Id }) => Id).sort()).toEqual(['r3', 'r5'])
    expect(sheet?.rows.map(({ Id }) => Id)).toEqual(['bare', 'two', 'one'])
    expect(sheet?.yearHours).toEqual({ bare: 4, two: 0.2, one: 2.5 })
  })

  it('shows the same of a service that sums hours itself, without reading a record of its lists', async () => {
    const day = (one: ProjectRecord) => one.Date
    const all = [one, two].flatMap(({ Records = [] }) => Records)
    const unread = (project: Project) => {
      const { Records = [], ...rest } = project
      return { ...rest, Hours: hoursOf(Records), Last: Records.map(day).sort().at(-1) }
    }
    const sumsOf = (records: readonly ProjectRecord[]) => ({
      Months: records.map(({ ProjectId, Hours, ...of }) => ({ ProjectId, Hours, Month: Number(of.Date.slice(5, 7)) })),
      People: records.map(({ ProjectId, Hours, Author = '' }) => ({ ProjectId, Hours, Author })),
    })
    const ofYear = (year: string) => all.filter(record => record.Date.startsWith(year))
    const summing: TrackerApi = {
      start: async () => ({ HasSums: true }),
      projects: async ({ plant, records }) =>
        records === 'none' ? (plant === 'M' ? [unread(one), unread(two)] : [unread(one)]) : fail('records'),
      records: async () => fail('records'),
      sums: async (year, isShowAll) => sumsOf(ofYear(year).filter(record => isShowAll || record.IsMine)),
      ownRecords: async (from, to) => all.filter(one => one.IsMine && one.Date >= from && one.Date <= to),
    }
    const counting = { ...api, projects: async ({ plant }: { plant: string }) => (plant === 'M' ? [one, two] : [one]) }
    for (const view of ['projects', 'week', 'totals'] as const)
      expect(await readTracker(summing, { ...wish, view })).toEqual(await readTracker(counting, { ...wish, view }))
  })

  it('asks for the sheet of a new year for projects of the year before too, which may still take hours', async () => {
    asked.length = 0
    await readTracker(api, { ...wish, view: 'week', monday: '2026-02-02' })
    expect(asked.filter(call => call.startsWith('M '))).toEqual(['M Mine,All 2025', 'M Mine,All 2026'])
    asked.length = 0
    await readTracker(api, { ...wish, view: 'week', monday: '2026-03-09' })
    expect(asked.filter(call => call.startsWith('M '))).toEqual(['M Mine,All 2026'])
  })

  it('shows the records of a project with the latest day first', async () => {
    const days = ['2026-11-17', '2026-11-19', '2026-11-18']
    const records = async () => days.map((day, at) => record(`r${at}`, day, 1))
    const { chosen } = await readTracker({ ...api, records }, { ...wish, project: 'one' })
    expect(chosen?.records.map(each => each.Date)).toEqual(['2026-11-19', '2026-11-18', '2026-11-17'])
  })

  it('counts people by the listed projects alone', async () => {
    const summing: TrackerApi = {
      ...api,
      start: async () => ({ HasSums: true }),
      sums: async () => ({
        Months: [],
        People: [
          { ProjectId: 'one', Hours: 2, Author: 'Ann' },
          { ProjectId: 'not listed', Hours: 5, Author: 'Ann' },
        ],
      }),
    }
    const { totals } = await readTracker(summing, { ...wish, view: 'totals' })
    expect(totals?.people).toEqual([{ name: 'Ann', hours: 2 }])
  })

  it('tells what others changed between two readings', async () => {
    const before = await readTracker(api, wish)
    const [, second, first] = before.projects
    const now = (projects: typeof before.projects) => changesBetween(before, { ...before, projects })
    expect(now(before.projects)).toEqual([])
    expect(now([second!, first!])).toEqual(['Bare was deleted, or is no longer shared with you.'])
    expect(now([...before.projects, { ...first!, Id: 'new', Name: 'New' }])).toEqual(['New is new.'])
    expect(now([{ ...before.projects[0]!, Hours: 99 }, second!, first!])).toEqual(['Bare has other hours.'])
    expect(now([{ ...before.projects[0]!, Last: '2026-12-24' }, second!, first!])).toEqual(['Bare has other hours.'])
    expect(now([{ ...before.projects[0]!, Plants: [3] }, second!, first!])).toEqual(['Bare was changed.'])
    expect(now([{ ...before.projects[0]!, Name: 'Bear' }, second!, first!])).toEqual(['Bare is now called Bear.'])
    const chosen = { project: first!, records: [], months: [] }
    const other = { ...chosen, records: [record('r9', '2026-11-20', 1)] }
    expect(changesBetween({ ...before, chosen }, { ...before, chosen: other })).toEqual([
      'The records of this project were changed.',
    ])
  })
})

describe('the tables for files', () => {
  it('have each record, each project, and sums', () => {
    const types = [{ Id: 1, Name: 'Phase', LinkValues: ['Test'] }]
    const [hours, projects, totals] = hoursTables([one, two], [one.Records!, two.Records!], types, 2026)
    expect(hours?.heads.at(-1)).toBe('Phase')
    expect([hours, projects, totals].map(table => table?.hasDays)).toEqual([true, undefined, undefined])
    expect(hours?.rows.map(row => [row[0], row[1], row[6], row[8]])).toEqual([
      ['2025-12-31', 'Burst', 8, ''],
      ['2026-03-02', 'Fin rig', 2.5, ''],
      ['2026-11-17', 'Burst', 0.2, 'Test'],
      ['2026-11-18', 'Fin rig', 0.1, ''],
    ])
    expect(projects?.rows[1]).toEqual(['Burst', 'RD-7', 'Chaska', 'Bob', '2026', 'yes', '', null, 8.2])
    expect(totals?.rows).toContainEqual(['Person', 'Ann', 2.7])
  })

  it('have the week with its sums', () => {
    const sheet = {
      ...{ rows: [listedProject(one), listedProject(two)], others: [], yearHours: {}, months: [] },
      records: [record('r6', '2026-11-16', 1), record('r7', '2026-11-16', 2, { ProjectId: 'two' })],
    }
    const { rows } = weekTable(sheet, '2026-11-16')
    expect(rows).toEqual([
      ['Fin rig', 1, null, null, null, null, null, null, 1],
      ['Burst', 2, null, null, null, null, null, null, 2],
      ['All', 3, null, null, null, null, null, null, 3],
    ])
  })
})
