import { useMemo, useState } from 'react'
import type { UnitSystem } from '../../../shared/display/units'
import { limits } from '../../../shared/limits'
import type { AnyInput } from '../../../shared/tools/project'
import { type Item, itemOf, type Project } from '../../../shared/tools/project'
import { documentOf, formOf } from '../form/form'
import { withSaid, wrongPaths } from '../form/messages'
import {
  contentOf,
  documentOfProject,
  type OpenProject,
  openItem,
  openProject,
  shownItem,
  tagsBeside,
  withForm,
  withFreeTags,
  withItems,
  withMoved,
  withoutItem,
  withShown,
  withUnitSystem,
} from '../projects/openProject'
import type { Form, WorkbenchTool } from '../tool'
import { changedField } from './changedField'
import { type History, historyOf, redone, undone, withPresent, withStep } from './history'

/** The open project with its undo history, and whether it differs from the saved document. */
export function useProject<Input extends AnyInput>(
  tool: WorkbenchTool<Input>,
  document: Project<Input>,
  system: UnitSystem,
): ProjectState<Input> {
  const [history, setHistory] = useState(() => historyOf(openProject(tool, document, system)))
  const [kept, setKept] = useState(() => contentOf(document))
  /** Each item as it was first opened or added, for Reset. */
  const [origins] = useState(() => new Map(document.items.map(item => [item.id, item])))
  const project = history.present
  const { id, form } = shownItem(project)
  const content = useMemo(() => contentOf(documentOfProject(project)), [project])
  const wrong = wrongPaths(form)

  const step = (update: (project: OpenProject<Input>) => OpenProject<Input>) =>
    setHistory(now => withStep(now, update(now.present), limits.undoSteps))
  const show = (id: string) => setHistory(now => withPresent(now, withShown(now.present, id)))
  const change = (update: (form: Form<Input>) => Form<Input>) => setHistory(now => changed(now, id, update))
  const add = (...contents: readonly Omit<Item<Input>, 'id'>[]) => {
    const items = contents.map(content => itemOf(content, window.crypto.randomUUID()))
    for (const item of items) origins.set(item.id, item)
    step(now =>
      withItems(
        now,
        withFreeTags(tagsBeside(now), items).map(item => openItem(tool, item, form.system)),
      ),
    )
  }

  return {
    project,
    id,
    form,
    change,
    wrong,
    hasChanges: content !== kept,
    isFull: project.items.length >= limits.projectItems,
    document: () => documentOfProject(project),
    keep: (saved: Project<Input>) => setKept(contentOf(saved)),
    /** Shows the message of every invalid field of an item. */
    sayWrong: (id: string) => setHistory(now => withPresent(now, withForm(now.present, id, withSaid))),
    reset: () => {
      const origin = origins.get(id)
      if (origin) change(now => ({ ...formOf(tool, origin, now.system), tag: now.tag, quantity: now.quantity }))
    },
    show,
    step,
    add,
    addCopy: () => add(documentOf(form)),
    move: (id: string, steps: number) => step(now => withMoved(now, id, steps)),
    remove: (id: string) => step(now => withoutItem(now, id)),
    rename: (id: string, tag: string) => step(now => withForm(now, id, form => ({ ...form, tag }))),
    count: (id: string, quantity: number) => step(now => withForm(now, id, form => ({ ...form, quantity }))),
    /** Replaces the project by another, as one step. */
    replace: (document: Project<Input>) => {
      for (const item of document.items) origins.set(item.id, item)
      step(() => openProject(tool, document, form.system))
    },
    switchUnits: (system: UnitSystem) => setHistory(now => withPresent(now, withUnitSystem(now.present, system))),
    undo: () => setHistory(now => inSameUnits(undone(now), now.present)),
    redo: () => setHistory(now => inSameUnits(redone(now), now.present)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

/**
 * A change of the content is a step of the history; a change of the display (units, fields that were left) is not. A
 * change that first had to load code still applies to the item that was shown when the reader asked for it.
 */
function changed<Input extends AnyInput>(
  history: History<OpenProject<Input>>,
  id: string,
  update: (form: Form<Input>) => Form<Input>,
): History<OpenProject<Input>> {
  const next = withForm(history.present, id, update)
  const [form, after] = [history.present, next].map(({ items }) => items.find(item => item.id === id)?.form)
  if (!form || !after) return history
  const isSame = after.input === form.input && after.tag === form.tag && after.typed === form.typed
  if (isSame) return withPresent(history, next)
  const field = changedField(form, after)
  return withStep(history, next, limits.undoSteps, field && `${id} ${field}`)
}

/** Undo restores the content, but keeps the present unit system. */
function inSameUnits<Input extends AnyInput>(
  history: History<OpenProject<Input>>,
  before: OpenProject<Input>,
): History<OpenProject<Input>> {
  const { system } = shownItem(before).form
  return withPresent(history, withUnitSystem(history.present, system))
}

/** The state of an open project of any tool; a tool's own parts know the type of their input. */
export interface ProjectState<Input extends AnyInput = AnyInput> {
  project: OpenProject<Input>
  id: string
  form: Form<Input>
  change(update: (form: Form<Input>) => Form<Input>): void
  wrong: readonly string[]
  hasChanges: boolean
  isFull: boolean
  document(): Project<Input>
  keep(saved: Project<Input>): void
  sayWrong(id: string): void
  reset(): void
  show(id: string): void
  step(update: (project: OpenProject<Input>) => OpenProject<Input>): void
  add(...contents: readonly Omit<Item<Input>, 'id'>[]): void
  addCopy(): void
  move(id: string, steps: number): void
  remove(id: string): void
  rename(id: string, tag: string): void
  /** Sets how many of an item are wanted. */
  count(id: string, quantity: number): void
  replace(document: Project<Input>): void
  switchUnits(system: UnitSystem): void
  undo(): void
  redo(): void
  canUndo: boolean
  canRedo: boolean
}
