/** Reads from the R and D API what the page shows: on the server for the first view, in the browser after changes. */
import type { HourSums, LinkType, Project, ProjectRecord } from '../contracts/rAndD'
import { plantLetters } from './choices'
import { type ListedProject, listedProject } from './listedProject'
import { hoursBy, hoursByMonth, hoursOf, ofYear, type Share, sumOf, townsText } from './totals'
import { daysAfter, yearsOfWeek } from './week'
import type { Wish } from './wish'

/** The calls of the API that read. */
export interface TrackerApi {
  start(): Promise<{ LinkTypes?: LinkType[]; HasSums?: boolean }>
  projects(query: ProjectsQuery): Promise<Project[]>
  records(project: string, isShowAll: boolean): Promise<ProjectRecord[]>
  /** Only of a service that says at the start that it sums hours itself, and so is the next. */
  sums(year: string, isShowAll: boolean): Promise<HourSums>
  /** The reader's own records from one day to another. */
  ownRecords(from: string, to: string): Promise<ProjectRecord[]>
}

interface ProjectsQuery {
  plant: (typeof plantLetters)[number]
  filters: string
  year: string
  /** Sums in place of records. */
  records?: 'none'
}

/** A project with its records: all, or the reader's own. */
export interface ChosenProject {
  project: ListedProject
  records: ProjectRecord[]
  /** The hours of the months of the year, of the records shown. */
  months: number[]
}

export interface Sheet {
  /** The projects with hours of the reader in the week or the one before, and those that the reader owns. */
  rows: ListedProject[]
  /** Other projects that hours can be recorded for. */
  others: ListedProject[]
  /** The reader's own records in the week and the one before. */
  records: ProjectRecord[]
  /** The reader's own hours of the year, by project. */
  yearHours: Record<string, number>
  /** The reader's own hours of the months of the year of the week. */
  months: number[]
}

export interface Totals {
  months: number[]
  people: Share[]
  plants: Share[]
  /** By project, with its name. */
  projects: Share[]
  hours: number
  /** Hours of these projects in other years, which the sums leave out. */
  otherYears: number
}

/** What one view of the page shows. */
export interface TrackerData {
  wish: Wish
  linkTypes: LinkType[]
  projects: ListedProject[]
  chosen?: ChosenProject
  sheet?: Sheet
  totals?: Totals
}

/** Reads the data of the view that `wish` names. Fails as a whole if one of the calls fails. */
export async function readTracker(api: TrackerApi, wish: Wish): Promise<TrackerData> {
  const { LinkTypes: linkTypes = [], HasSums: hasSums = false } = await api.start()
  if (wish.view === 'week') return { wish, linkTypes, projects: [], sheet: await readSheet(api, wish, hasSums) }
  const sums = wish.view === 'totals' && hasSums ? api.sums(String(wish.year), true) : undefined
  const [projects, summed] = await Promise.all([readProjects(api, wish, hasSums), sums])
  const listed = projects.map(listedProject)
  if (wish.view === 'totals') {
    const totals = summed ? summedTotals(projects, summed, wish.year) : await countedTotals(api, projects, wish.year)
    return { wish, linkTypes, projects: listed, totals }
  }
  const project = listed.find(one => one.Id === wish.project)
  if (!project) return { wish, linkTypes, projects: listed }
  const records = inTime(await api.records(project.Id, !wish.isOwnOnly))
  const chosen = { project, records, months: hoursByMonth(records, wish.year) }
  return { wish, linkTypes, projects: listed, chosen }
}

/** The projects of a wish: of one plant or of all, each once; with their records, or with sums if the service has them. */
async function readProjects(api: TrackerApi, { filter, plant, year }: Wish, hasSums = false): Promise<Project[]> {
  return projectsOf(api, { filters: filter, plants: plant ? [plant] : plantLetters, years: [year], hasSums })
}

async function countedTotals(api: TrackerApi, projects: readonly Project[], year: number): Promise<Totals> {
  return totalsOf(projects, await Promise.all(projects.map(project => recordsOf(api, project))), year)
}

function summedTotals(projects: readonly Project[], { Months, People }: HourSums, year: number): Totals {
  const months = monthHours(Months, year)
  const ofProject = (id: string) => months.filter(sum => sum.ProjectId === id)
  return totalsOf(
    projects,
    projects.map(project => ofProject(project.Id)),
    year,
    {
      people: People.filter(({ ProjectId }) => projects.some(project => project.Id === ProjectId)),
      allHours: sumOf(projects.map(project => project.Hours ?? 0)),
    },
  )
}

/** Hours with their day: a record, or a sum of a month, which has the first day of the month. */
type Hours = Pick<ProjectRecord, 'ProjectId' | 'Date' | 'Hours' | 'Author'>

const monthHours = (months: HourSums['Months'], year: number): Hours[] =>
  months.map(({ Month, ...sum }) => ({ ...sum, Date: `${year}-${String(Month).padStart(2, '0')}-01` }))

interface Choice {
  filters: string
  plants: readonly (typeof plantLetters)[number][]
  years: readonly number[]
  hasSums?: boolean
}

/** The API answers for one plant and one year: several are asked for together. */
async function projectsOf(api: TrackerApi, { filters, plants, years, hasSums }: Choice): Promise<Project[]> {
  const lists = await Promise.all(
    years.flatMap(year =>
      plants.map(plant =>
        api.projects({ plant, filters, year: String(year), ...(hasSums && { records: 'none' as const }) }),
      ),
    ),
  )
  return [...new Map(lists.flat().map(project => [project.Id, project])).values()].sort((one, other) =>
    one.Name.localeCompare(other.Name),
  )
}

/** A project as it is now, wherever it is listed; undefined if it is gone, or no longer shared with the reader. */
export async function readProject(api: TrackerApi, id: string, years: readonly number[]): Promise<Project | undefined> {
  const all = await projectsOf(api, { filters: 'Mine,All', plants: plantLetters, years })
  return all.find(project => project.Id === id)
}

/** The projects of a wish, and beside them all records of each. */
export async function readHours(api: TrackerApi, wish: Wish) {
  const projects = await readProjects(api, wish)
  const [{ LinkTypes: linkTypes = [] }, records] = await Promise.all([
    api.start(),
    Promise.all(projects.map(project => recordsOf(api, project))),
  ])
  return { projects, records, linkTypes }
}

/** All records of a project: from the list, or asked for where the list has none. */
async function recordsOf(api: TrackerApi, { Id, Records }: Project): Promise<ProjectRecord[]> {
  return Records ?? api.records(Id, true)
}

/** The reader's own records: by their mark, or asked for where the list has none or marks none. */
async function ownRecordsOf(api: TrackerApi, { Id, Records }: Project): Promise<ProjectRecord[]> {
  const isMarked = Records?.every(record => record.IsMine !== undefined)
  return Records && isMarked ? Records.filter(record => record.IsMine) : api.records(Id, false)
}

async function readSheet(api: TrackerApi, { monday }: Wish, hasSums: boolean): Promise<Sheet> {
  const year = Number(monday.slice(0, 4))
  const [first, last] = [daysAfter(monday, -7), daysAfter(monday, 6)]
  // Projects of the year before may still take hours at the start of a year.
  const years = [...new Set([Number(daysAfter(monday, -60).slice(0, 4)), ...yearsOfWeek(monday)])]
  const choice = { filters: 'Mine,All', plants: plantLetters, years, hasSums }
  const own = hasSums
    ? await summedSheet(api, choice, { first, last, year })
    : await countedSheet(api, choice, { first, last })
  const isListed = ({ ProjectId }: Hours) => own.projects.some(project => project.Id === ProjectId)
  const [records, hours] = [own.records.filter(isListed), own.hours.filter(isListed)]
  const hasRow = (project: Project) =>
    project.IsMine === true || records.some(record => record.ProjectId === project.Id)
  return {
    rows: own.projects.filter(hasRow).map(listedProject),
    others: own.projects.filter(project => !hasRow(project)).map(listedProject),
    records,
    yearHours: Object.fromEntries(
      hoursBy(ofYear(hours, year), record => record.ProjectId).map(({ name, hours }) => [name, hours]),
    ),
    months: hoursByMonth(hours, year),
  }
}

/** The projects of a sheet, the reader's own records of its days, and the reader's own hours, those of the year at least. */
interface SheetHours {
  projects: Project[]
  records: ProjectRecord[]
  hours: Hours[]
}

async function countedSheet(
  api: TrackerApi,
  choice: Choice,
  { first, last }: { first: string; last: string },
): Promise<SheetHours> {
  const projects = await projectsOf(api, choice)
  const hours = (await Promise.all(projects.map(project => ownRecordsOf(api, project)))).flat()
  return { projects, hours, records: hours.filter(record => record.Date >= first && record.Date <= last) }
}

async function summedSheet(
  api: TrackerApi,
  choice: Choice,
  { first, last, year }: { first: string; last: string; year: number },
): Promise<SheetHours> {
  const [projects, records, sums] = await Promise.all([
    projectsOf(api, choice),
    api.ownRecords(first, last),
    api.sums(String(year), false),
  ])
  return { projects, records, hours: monthHours(sums.Months, year) }
}

/**
 * The sums of the records of one year; `records` are those of each project, in the order of the projects. `sums` are what
 * records that are sums themselves do not say: the hours by person, and those of all years.
 */
export function totalsOf(
  projects: readonly Project[],
  records: readonly (readonly Hours[])[],
  year: number,
  sums?: { people: readonly Pick<Hours, 'Hours' | 'Author'>[]; allHours: number },
): Totals {
  const all = projects.flatMap((project, index) => (records[index] ?? []).map(record => ({ ...record, project })))
  const counted = ofYear(all, year)
  return {
    months: hoursByMonth(counted, year),
    people: hoursBy(sums?.people ?? counted, record => record.Author ?? 'Not said'),
    plants: hoursBy(counted, record => townsText(record.project.Plants)),
    projects: hoursBy(counted, record => record.project.Name),
    hours: hoursOf(counted),
    otherYears: sumOf([sums?.allHours ?? hoursOf(all), -hoursOf(counted)]),
  }
}

/** The latest day first. */
function inTime(records: readonly ProjectRecord[]): ProjectRecord[] {
  return [...records].sort((one, other) => other.Date.localeCompare(one.Date) || one.Id.localeCompare(other.Id))
}

/** What another person has changed between two readings of the same view, in sentences. */
export function changesBetween(before: TrackerData, now: TrackerData): string[] {
  const changes: string[] = []
  for (const project of now.projects) {
    const was = before.projects.find(one => one.Id === project.Id)
    if (!was) changes.push(`${project.Name} is new.`)
    else if (was.Name !== project.Name) changes.push(`${was.Name} is now called ${project.Name}.`)
    else if (was.Hours !== project.Hours || was.Last !== project.Last) changes.push(`${project.Name} has other hours.`)
    else if (JSON.stringify(was) !== JSON.stringify(project)) changes.push(`${project.Name} was changed.`)
  }
  for (const { Id, Name } of before.projects)
    if (!now.projects.some(project => project.Id === Id))
      changes.push(`${Name} was deleted, or is no longer shared with you.`)
  const isOther = (part: 'chosen' | 'sheet' | 'totals') => JSON.stringify(before[part]) !== JSON.stringify(now[part])
  if (changes.length === 0 && isOther('chosen')) changes.push('The records of this project were changed.')
  if (changes.length === 0 && isOther('sheet')) changes.push('Hours or projects of this time sheet were changed.')
  if (changes.length === 0 && isOther('totals')) changes.push('The hours were changed.')
  return changes
}
