/** A project as the list shows it, and how the list is searched and sorted. */
import type { Project } from '../contracts/rAndD'
import { hoursOf, townsText } from './totals'

export interface ListedProject {
  Id: string
  Name: string
  Number?: string
  Owner?: string
  IsMine?: boolean
  Shared?: boolean
  Plants: number[]
  Year?: number
  Status?: string
  Budget?: number
  /** Absent where neither the service says them nor its records do. */
  Hours?: number
  /** The day of its last record. */
  Last?: string
}

/** Without its records, which the list does not show. */
export function listedProject({ Records, ...project }: Project): ListedProject {
  const last =
    project.Last ??
    Records?.map(record => record.Date)
      .sort()
      .at(-1)
  return {
    ...project,
    Plants: project.Plants ?? [],
    Hours: project.Hours ?? (Records && hoursOf(Records)),
    ...(last && { Last: last }),
  }
}

const projectColumns = ['Number', 'Name', 'Plants', 'Owner', 'Hours', 'Status', 'Last'] as const
export type ProjectColumn = (typeof projectColumns)[number]

export interface Order {
  column: ProjectColumn
  isDescending: boolean
}

/** The columns that these projects have something for: number and status are kept by some services only. */
export function columnsFor(projects: readonly ListedProject[]): ProjectColumn[] {
  return projectColumns.filter(
    column => !['Number', 'Status'].includes(column) || projects.some(project => project[column] !== undefined),
  )
}

/** Those whose number, name, owner, plant or status has every word of `text`. */
export function matching(projects: readonly ListedProject[], text: string): ListedProject[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return projects.filter(project => {
    const { Name, Owner, Plants, Status } = project
    const all = [project.Number, Name, Owner, townsText(Plants), Status].join(' ').toLowerCase()
    return words.every(word => all.includes(word))
  })
}

/** In this order; equal ones by name. A project without a value is last in both directions. */
export function inOrder(projects: readonly ListedProject[], { column, isDescending }: Order): ListedProject[] {
  const sortedBy = (project: ListedProject) => (column === 'Plants' ? townsText(project.Plants) : project[column])
  return [...projects].sort((one, other) => {
    const [first, second] = [sortedBy(one), sortedBy(other)]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || byName(one, other)
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : String(first).localeCompare(String(second))
    return (isDescending ? -order : order) || byName(one, other)
  })
}

const byName = (one: ListedProject, other: ListedProject) => one.Name.localeCompare(other.Name)

/** Why the reader may not change or delete the project; undefined if they may, as far as is known. */
export function whyNotChange({ IsMine, Owner }: Pick<ListedProject, 'IsMine' | 'Owner'>): string | undefined {
  return IsMine === false ? `Only ${Owner ?? 'its owner'} may change or delete this project.` : undefined
}
