import { useEffect, useState } from 'react'
import type { ListedProject } from '../../../shared/rAndD/listedProject'
import { readTracker, type Sheet, type TrackerData } from '../../../shared/rAndD/readTracker'
import {
  type CellKey,
  changedElsewhere,
  copiedWeek,
  pastedBlock,
  savedOf,
  type Typed,
  typedIn,
  wrongCells,
} from '../../../shared/rAndD/timeSheet'
import { daysAfter, weekFrom } from '../../../shared/rAndD/week'
import { historyOf, redone, undone, withPresent, withStep } from '../../workbench/state/history'
import { outcomeOf, sendTyped, settled } from './saveSheet'
import { reasonOf } from './trackerCalls'
import type { Tracker } from './useTracker'

type Reasons = Readonly<Record<CellKey, string>>

/** Steps of the history of typing. */
const mostSteps = 200

/** The state of the time sheet of a week: what is typed, what is wrong with it, and how it is saved. */
export function useTimeSheet(tracker: Tracker, sheet: Sheet) {
  const { wish, calls, data } = tracker
  const [history, setHistory] = useState(() => historyOf<Typed>({}))
  const [added, setAdded] = useState<readonly ListedProject[]>([])
  const [refused, setRefused] = useState<Reasons>({})
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState('')

  const typed = history.present
  const days = weekFrom(wish.monday)
  const daysBefore = weekFrom(daysAfter(wish.monday, -7))
  const saved = savedOf(sheet.records)
  const rows = [...sheet.rows, ...added.filter(one => !sheet.rows.some(row => row.Id === one.Id))]
  const projects = rows.map(row => row.Id)
  const wrong = wrongCells(typed, saved, projects)
  const hasTyped = Object.keys(typed).length > 0

  tracker.hasUnsaved.current = hasTyped
  const unsavedMark = tracker.hasUnsaved
  useEffect(
    () => () => {
      unsavedMark.current = false
    },
    [unsavedMark],
  )

  /** One step of the history; typing into one cell is one step. A cell that is typed anew has no old refusal. */
  function step(next: Typed, key?: CellKey) {
    setHistory(before => withStep(before, next, mostSteps, key))
    if (key) setRefused(({ [key]: _, ...others }) => others)
  }

  function copyLastWeek() {
    const next = copiedWeek(typed, saved, { projects, days, daysBefore })
    setOutcome(
      next ? 'The hours of last week are in the empty cells, not saved yet.' : 'Last week has no hours to copy.',
    )
    if (next) step(next)
  }

  async function send(present: TrackerData, now: Sheet, kept: Typed): Promise<void> {
    const sent = await sendTyped(calls, now, kept, wrong)
    // Rows of refused hours stay, even if their project is gone.
    setAdded(before => [...before, ...rows.filter(row => !before.some(one => one.Id === row.Id))])
    setHistory(historyOf(sent.left))
    setRefused(sent.reasons)
    setOutcome(outcomeOf(sent))
    const known = { ...present, sheet: { ...now, records: sent.records } }
    // The sums of month and year are those of the service. Without its answer the hours that it took are shown at least.
    tracker.show(sent.count > 0 ? await readTracker(calls, wish).catch(() => known) : known)
  }

  async function save() {
    if (isSaving || !hasTyped) return
    setSaving(true)
    setOutcome('')
    try {
      const present = await readTracker(calls, wish)
      if (!present.sheet) return
      const now = savedOf(present.sheet.records)
      const kept = await settled(typed, changedElsewhere(typed, saved, now), { now, rows })
      if (kept) await send(present, present.sheet, kept)
    } catch (error) {
      setOutcome(reasonOf(error))
    } finally {
      setSaving(false)
    }
  }

  return {
    ...{ rows, days, saved, typed, wrong, refused, isSaving, outcome, hasTyped, data },
    others: sheet.others.filter(project => !projects.includes(project.Id)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    /** What is typed, as it is typed. */
    type: (key: CellKey, text: string) => step({ ...typed, [key]: text }, key),
    /** The cell is left: what says no more than is saved is not typed. */
    leave(key: CellKey) {
      const text = typed[key]
      if (text !== undefined) setHistory(before => withPresent(before, typedIn(before.present, saved, key, text)))
    },
    reset(key: CellKey) {
      const { [key]: _, ...others } = typed
      step(others)
      setRefused(({ [key]: _, ...rest }) => rest)
    },
    paste: (block: string, row: number, column: number) =>
      step(pastedBlock(typed, saved, block, { row, column, projects, days })),
    add: (project: ListedProject) => setAdded(before => [...before, project]),
    ...{ copyLastWeek, save },
  }
}

export type TimeSheetState = ReturnType<typeof useTimeSheet>
