/** The hours as plain tables, for files. */
import type { LinkType, Project, ProjectRecord } from '../contracts/rAndD'
import type { Sheet } from './readTracker'
import { totalsOf } from './readTracker'
import { keyOf, savedHours, savedOf } from './timeSheet'
import { hoursOf, type Share, sumOf, townsText } from './totals'
import { weekFrom } from './week'

export interface Table {
  name: string
  heads: string[]
  /** The first column has days, such as `2026-11-23`. */
  hasDays?: true
  rows: (string | number | null)[][]
}

/** Each record; each project; the sums of `year`. `records` are those of each project, in the order of the projects. */
export function hoursTables(
  projects: readonly Project[],
  records: readonly ProjectRecord[][],
  linkTypes: readonly LinkType[],
  year: number,
): Table[] {
  const totals = totalsOf(projects, records, year)
  const months = totals.months.map((hours, index) => ({ name: `${year}-${String(index + 1).padStart(2, '0')}`, hours }))
  const sums = (kind: string, shares: readonly Share[]) => shares.map(({ name, hours }) => [kind, name, hours])
  return [
    {
      name: 'Hours',
      hasDays: true,
      heads: [
        'Day',
        'Project',
        'Number',
        'Plants',
        'Lead',
        'Person',
        'Hours',
        'Note',
        ...linkTypes.map(({ Name }) => Name),
      ],
      rows: projects
        .flatMap((project, index) => (records[index] ?? []).map(record => ({ project, record })))
        .sort((one, other) => one.record.Date.localeCompare(other.record.Date))
        .map(({ project, record }) => [
          ...[record.Date, project.Name, project.Number ?? '', townsText(project.Plants), project.Owner ?? ''],
          ...[record.Author ?? '', record.Hours, record.Note ?? ''],
          ...linkTypes.map(type =>
            (record.Links ?? [])
              .filter(link => link.LinkTypeId === type.Id)
              .map(link => link.Value)
              .join(', '),
          ),
        ]),
    },
    {
      name: 'Projects',
      heads: ['Project', 'Number', 'Plants', 'Lead', 'Year', 'Shared', 'Status', 'Budget h', 'Hours'],
      rows: projects.map((project, index) => [
        ...[
          project.Name,
          project.Number ?? '',
          townsText(project.Plants),
          project.Owner ?? '',
          String(project.Year ?? ''),
        ],
        ...[project.Shared === false ? 'no' : 'yes', project.Status ?? '', project.Budget ?? null],
        project.Hours ?? hoursOf(records[index] ?? []),
      ]),
    },
    {
      name: `Totals ${year}`,
      heads: ['By', 'Name', 'Hours'],
      rows: [
        ...sums('Month', months),
        ...sums('Person', totals.people),
        ...sums('Plant', totals.plants),
        ...sums('Project', totals.projects),
      ],
    },
  ]
}

/** The time sheet of a week as it is saved. */
export function weekTable({ rows, records }: Sheet, monday: string): Table {
  const days = weekFrom(monday)
  const saved = savedOf(records)
  const hours = (project: string) => days.map(day => savedHours(saved, keyOf(project, day)))
  const lines = rows.map(({ Id, Name }) => ({ name: Name, hours: hours(Id) }))
  const all = days.map((_, index) => sumOf(lines.map(line => line.hours[index] ?? 0)))
  const cells = (values: readonly number[]) => [...values.map(value => value || null), sumOf(values)]
  return {
    name: 'Week',
    heads: ['Project', ...days, 'Week'],
    rows: [...lines.map(line => [line.name, ...cells(line.hours)]), ['All', ...cells(all)]],
  }
}
