/** The time sheet of one person for a week: a grid of projects and days, each cell the hours of one record. */
import type { ProjectRecord } from '../contracts/rAndD'
import { formatNumber } from '../display/formatNumber'
import { parseTyped } from '../display/parseTyped'
import { limits } from '../limits'
import { sumOf } from './totals'
import { dayTitle } from './week'

/** The name of a cell: the project and the day. */
export type CellKey = `${string}/${string}`

export const keyOf = (project: string, day: string): CellKey => `${project}/${day}`

export function placeOf(key: CellKey): { project: string; day: string } {
  const [project = '', day = ''] = key.split('/')
  return { project, day }
}

/** What is typed and not yet saved, by cell. */
export type Typed = Readonly<Record<CellKey, string>>

/** The records of one person by cell. Usually a cell has one. */
export type Saved = ReadonlyMap<CellKey, readonly ProjectRecord[]>

export function savedOf(records: readonly ProjectRecord[]): Saved {
  const saved = new Map<CellKey, ProjectRecord[]>()
  for (const record of records) {
    const key = keyOf(record.ProjectId, record.Date)
    saved.set(key, [...(saved.get(key) ?? []), record])
  }
  return saved
}

export function savedHours(saved: Saved, key: CellKey): number {
  return sumOf((saved.get(key) ?? []).map(record => record.Hours))
}

/** Hours with one decimal, or two where they need them; nothing for no hours. */
export function hoursText(hours: number): string {
  return hours === 0 ? '' : formatNumber(hours, Math.round(hours * 100) % 10 === 0 ? 1 : 2)
}

/** What stands in the cell. */
export function textIn(typed: Typed, saved: Saved, key: CellKey): string {
  return typed[key] ?? hoursText(savedHours(saved, key))
}

/** The hours that are typed: 1.5 and 1:30 are the same, nothing is 0; undefined if it is no number of hours. */
export function readHours(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,3}):([0-5]\d)\s*$/.exec(text) ?? []
  if (hours !== undefined) return Math.round((Number(hours) + Number(minutes) / 60) * 100) / 100
  const read = parseTyped(text)
  if (read === undefined) return 0
  if (read === null || read < 0) return undefined
  return Math.round(read * 100) / 100
}

/** Types `text` into a cell. What says no more than is saved is not typed. */
export function typedIn(typed: Typed, saved: Saved, key: CellKey, text: string): Typed {
  const { [key]: _, ...others } = typed
  return readHours(text) === savedHours(saved, key) ? others : { ...others, [key]: text }
}

/** The hours in a cell as they will be; those saved, as long as what is typed cannot be read. */
function hoursAt(typed: Typed, saved: Saved, key: CellKey): number {
  const text = typed[key]
  return (text === undefined ? undefined : readHours(text)) ?? savedHours(saved, key)
}

/** The sum over some cells as they will be. */
export function totalOf(typed: Typed, saved: Saved, keys: readonly CellKey[]): number {
  return sumOf(keys.map(key => hoursAt(typed, saved, key)))
}

/** The sentences about typed cells that cannot be saved, by cell: no number of hours, or a day of more than 24. */
export function wrongCells(typed: Typed, saved: Saved, projects: readonly string[]): Record<CellKey, string> {
  const wrong: Record<CellKey, string> = {}
  for (const key of Object.keys(typed) as CellKey[]) {
    const { day } = placeOf(key)
    const sum = totalOf(
      typed,
      saved,
      projects.map(project => keyOf(project, day)),
    )
    const most = limits.rAndD.hours
    if (readHours(typed[key] ?? '') === undefined) wrong[key] = 'Type hours as 1.5 or 1:30.'
    else if (sum > most) wrong[key] = `${dayTitle(day)} would have ${hoursText(sum)} h. A day has at most ${most}.`
  }
  return wrong
}

/** Why a cell cannot be typed into; undefined if it can. */
export function whyLocked(saved: Saved, key: CellKey): string | undefined {
  const records = saved.get(key)?.length ?? 0
  return records > 1 ? `${records} records of this day: change them at the project.` : undefined
}

/** What has to be sent to save a cell. */
export type CellChange =
  | { kind: 'create'; key: CellKey; hours: number }
  | { kind: 'update'; key: CellKey; hours: number; record: ProjectRecord }
  | { kind: 'delete'; key: CellKey; record: ProjectRecord }

/** The changes that the typed cells ask for, without those that cannot be saved. */
export function changesFor(typed: Typed, saved: Saved, wrong: Readonly<Record<CellKey, string>>): CellChange[] {
  return (Object.keys(typed) as CellKey[]).flatMap((key): CellChange[] => {
    const hours = readHours(typed[key] ?? '')
    const [record, more] = saved.get(key) ?? []
    if (hours === undefined || wrong[key] || more) return []
    if (record) return [hours === 0 ? { kind: 'delete', key, record } : { kind: 'update', key, hours, record }]
    return hours === 0 ? [] : [{ kind: 'create', key, hours }]
  })
}

/** The cells that are typed in and were changed elsewhere between two readings. */
export function changedElsewhere(typed: Typed, before: Saved, now: Saved): CellKey[] {
  const mark = (saved: Saved, key: CellKey) =>
    (saved.get(key) ?? []).map(({ Id, Hours, Note }) => [Id, Hours, Note ?? '']).join('|')
  return (Object.keys(typed) as CellKey[]).filter(key => mark(before, key) !== mark(now, key))
}

/** Types the hours of the week before into the empty cells of this week; undefined if that changes nothing. */
export function copiedWeek(
  typed: Typed,
  saved: Saved,
  {
    projects,
    days,
    daysBefore,
  }: { projects: readonly string[]; days: readonly string[]; daysBefore: readonly string[] },
): Typed | undefined {
  let next = typed
  for (const project of projects) {
    for (const [index, day] of days.entries()) {
      const hours = savedHours(saved, keyOf(project, daysBefore[index] ?? ''))
      const key = keyOf(project, day)
      if (hours > 0 && hoursAt(typed, saved, key) === 0) next = { ...next, [key]: hoursText(hours) }
    }
  }
  return next === typed ? undefined : next
}

/** Types a block that was copied from a spreadsheet, from the cell at `row` and `column` on; what is outside is left. */
export function pastedBlock(
  typed: Typed,
  saved: Saved,
  block: string,
  from: { row: number; column: number; projects: readonly string[]; days: readonly string[] },
): Typed {
  let next = typed
  for (const [down, line] of block
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .entries()) {
    for (const [right, text] of line.split('\t').entries()) {
      const project = from.projects[from.row + down]
      const day = from.days[from.column + right]
      if (!project || !day) continue
      const key = keyOf(project, day)
      if (!whyLocked(saved, key)) next = typedIn(next, saved, key, text.trim())
    }
  }
  return next
}

export interface Place {
  row: number
  column: number
}

/** Where a key leads from a cell of a grid; undefined if the key does not move, or the grid ends there. */
export function moved(
  { row, column }: Place,
  key: string,
  isBackwards: boolean,
  size: { rows: number; columns: number },
): Place | undefined {
  const steps: Readonly<Record<string, Place>> = {
    ArrowUp: { row: -1, column: 0 },
    ArrowDown: { row: 1, column: 0 },
    ArrowLeft: { row: 0, column: -1 },
    ArrowRight: { row: 0, column: 1 },
    Enter: { row: isBackwards ? -1 : 1, column: 0 },
  }
  const step = steps[key]
  if (!step) return undefined
  const next = { row: row + step.row, column: column + step.column }
  const isInside = next.row >= 0 && next.row < size.rows && next.column >= 0 && next.column < size.columns
  return isInside ? next : undefined
}
