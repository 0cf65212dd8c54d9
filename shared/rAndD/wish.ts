/** What the page of the tracker shows, as its address says it: it can be kept, sent, and opened without script. */
import { routes } from '../routes'
import { type PlantLetter, plantLetters, type RAndDFilter, rAndDFilters, rAndDYears } from './choices'
import { daysAfter, isDay, mondayOf } from './week'

export const trackerViews = ['projects', 'week', 'totals'] as const
export type TrackerView = (typeof trackerViews)[number]

export interface Wish {
  view: TrackerView
  filter: RAndDFilter
  /** Absent for all plants. */
  plant?: PlantLetter
  year: number
  /** The project whose records are shown. */
  project?: string
  /** Only the reader's own records of it. */
  isOwnOnly: boolean
  /** The Monday of the week of the time sheet. */
  monday: string
}

type Query = Readonly<Record<string, unknown>>

const oneOf = <Value extends string>(all: readonly Value[], text: unknown): Value | undefined =>
  all.find(one => one === text)

/** Reads the query of an address. What it does not say, or says wrongly, has its usual value on `today`. */
export function wishOf(query: Query, today: string): Wish {
  const thisYear = Number(today.slice(0, 4))
  const { project, week } = query
  const monday = mondayOf(typeof week === 'string' && isDay(week) ? week : today)
  return {
    view: oneOf(trackerViews, query.view) ?? 'projects',
    filter: oneOf(Object.keys(rAndDFilters) as RAndDFilter[], query.filter) ?? 'All',
    plant: oneOf(plantLetters, query.plant),
    year: rAndDYears(thisYear).find(year => String(year) === query.year) ?? thisYear,
    project: typeof project === 'string' && /^[0-9a-f-]{36}$/.test(project) ? project : undefined,
    isOwnOnly: query.records === 'mine',
    monday,
  }
}

/** The query that says this wish, `?…`; the week belongs to the time sheet alone, the choice of projects to the rest. */
export function queryOf({ view, filter, plant, year, project, isOwnOnly, monday }: Wish): string {
  const query = new URLSearchParams({ view })
  if (view === 'week') query.set('week', monday)
  else {
    query.set('filter', filter)
    query.set('year', String(year))
    if (plant) query.set('plant', plant)
    if (project && view === 'projects') query.set('project', project)
    if (project && isOwnOnly && view === 'projects') query.set('records', 'mine')
  }
  return `?${query}`
}

export const addressOf = (wish: Wish): string => routes.rAndD.path + queryOf(wish)

/** The same page so many weeks later. */
export function weeksLater(wish: Wish, weeks: number): Wish {
  return { ...wish, monday: daysAfter(wish.monday, 7 * weeks) }
}
