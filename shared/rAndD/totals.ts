/** Sums of hours by month, person and plant. */
import type { ProjectRecord } from '../contracts/rAndD'
import { rAndDPlants } from './choices'

export interface Share {
  name: string
  hours: number
}

/** Sums are of decimal numbers: without the last binary digits, which nobody recorded. */
export function sumOf(hours: readonly number[]): number {
  return Math.round(hours.reduce((sum, one) => sum + one, 0) * 1e6) / 1e6
}

export const hoursOf = (records: readonly Pick<ProjectRecord, 'Hours'>[]): number =>
  sumOf(records.map(record => record.Hours))

export const ofYear = <One extends Pick<ProjectRecord, 'Date'>>(records: readonly One[], year: number): One[] =>
  records.filter(record => record.Date.startsWith(`${year}-`))

/** The hours of the twelve months of `year`. */
export function hoursByMonth(records: readonly Pick<ProjectRecord, 'Date' | 'Hours'>[], year: number): number[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return hoursOf(records.filter(record => record.Date.startsWith(month)))
  })
}

/** The hours by what `nameOf` says of each record, most hours first. */
export function hoursBy<One extends Pick<ProjectRecord, 'Hours'>>(
  records: readonly One[],
  nameOf: (record: One) => string,
): Share[] {
  const names = [...new Set(records.map(nameOf))]
  return names
    .map(name => ({ name, hours: hoursOf(records.filter(record => nameOf(record) === name)) }))
    .sort((one, other) => other.hours - one.hours || one.name.localeCompare(other.name))
}

/**
 * The towns of plants in words. Hours of a project at two plants count for both together, because nothing says at
 * which of them they were: so sums over plants add up.
 */
export function townsText(plants: readonly number[] = []): string {
  const towns = plants.map(id => rAndDPlants.find(plant => plant.Id === id)?.Name ?? `Plant ${id}`)
  return towns.join(', ') || 'No plant'
}
