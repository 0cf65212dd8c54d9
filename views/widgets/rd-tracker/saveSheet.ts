/** Saving of the time sheet: whose hours stand, and what became of each cell that was sent. */
import type { ProjectRecord } from '../../../shared/contracts/rAndD'
import type { ListedProject } from '../../../shared/rAndD/listedProject'
import type { Sheet } from '../../../shared/rAndD/readTracker'
import {
  type CellKey,
  changesFor,
  hoursText,
  placeOf,
  type Saved,
  savedHours,
  savedOf,
  type Typed,
} from '../../../shared/rAndD/timeSheet'
import { dayTitle } from '../../../shared/rAndD/week'
import { reasonOf, sendChange, type TrackerCalls } from './trackerCalls'
import { whose } from './useSaving'

type Reasons = Readonly<Record<CellKey, string>>

/** What stays typed if the hours of `others` were changed elsewhere: as the reader says; undefined if it is cancelled. */
export async function settled(
  typed: Typed,
  others: readonly CellKey[],
  { now, rows }: { now: Saved; rows: readonly ListedProject[] },
): Promise<Typed | undefined> {
  if (others.length === 0) return typed
  const nameOf = (key: CellKey) => rows.find(row => row.Id === placeOf(key).project)?.Name ?? 'A project'
  const answer = await whose(
    others.map(key => {
      const theirs = hoursText(savedHours(now, key)) || 'no'
      return `${nameOf(key)}, ${dayTitle(placeOf(key).day)}: now ${theirs} h, you typed ${typed[key] || 'nothing'}.`
    }),
  )
  if (answer === 'mine') return typed
  if (answer !== 'theirs') return undefined
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !others.includes(key as CellKey)))
}

interface Sent {
  /** The records of the sheet as the service has them now. */
  records: ProjectRecord[]
  /** What stays typed: cells that are wrong or were refused. */
  left: Typed
  /** Why the refused ones were. */
  reasons: Reasons
  /** How many cells were saved. */
  count: number
}

/** Sends what is typed, cell by cell. Cells that are refused stay as typed, each with its reason. */
export async function sendTyped(calls: TrackerCalls, now: Sheet, typed: Typed, wrong: Reasons): Promise<Sent> {
  const records = new Map<string, ProjectRecord>(now.records.map(record => [record.Id, record]))
  const listed = [...now.rows, ...now.others].map(project => project.Id)
  const reasons: Record<CellKey, string> = {}
  const left: Record<CellKey, string> = {}
  const keep = (key: CellKey) => {
    left[key] = typed[key] ?? ''
  }
  for (const key of Object.keys(typed) as CellKey[]) if (wrong[key]) keep(key)
  const changes = changesFor(typed, savedOf(now.records), wrong)
  for (const change of changes) {
    const { key } = change
    try {
      if (!listed.includes(placeOf(key).project)) throw new GoneError()
      const record = await sendChange(calls, change)
      if (change.kind !== 'create') records.delete(change.record.Id)
      if (record) records.set(record.Id, record)
    } catch (error) {
      reasons[key] = error instanceof GoneError ? error.message : reasonOf(error)
      keep(key)
    }
  }
  return { records: [...records.values()], left, reasons, count: changes.length - Object.keys(reasons).length }
}

/** The project of a typed cell is there no longer. */
class GoneError extends Error {
  constructor() {
    super('The project was deleted, or is no longer shared with you.')
    this.name = 'GoneError'
  }
}

/** What became of the typed cells, in a sentence or two. */
export function outcomeOf({ count, left }: Sent): string {
  const notSaved = Object.keys(left).length
  return `${countOf(count)} saved.${notSaved > 0 ? ` ${countOf(notSaved)} not saved: the reasons are listed.` : ''}`
}

const countOf = (cells: number) => (cells === 1 ? '1 cell is' : `${cells} cells are`)
