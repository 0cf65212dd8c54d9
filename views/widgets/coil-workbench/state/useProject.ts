import { useMemo, useState } from 'react'
import type { CoilDocument, UnitSystem } from '../../../../shared/coils/document/coilDocument'
import { coilOf } from '../../../../shared/coils/document/project'
import type { ProjectDocument } from '../../../../shared/coils/document/projectDocument'
import { limits } from '../../../../shared/limits'
import { type CoilForm, documentOf, formOf } from '../form/form'
import { withSaid, wrongPaths } from '../form/messages'
import {
  contentOf,
  documentOfProject,
  type OpenProject,
  openCoil,
  openProject,
  shownCoil,
  tagsBeside,
  withCoils,
  withForm,
  withFreeTags,
  withMoved,
  withoutCoil,
  withShown,
  withUnitSystem,
} from '../projects/openProject'
import { changedField } from './changedField'
import { type History, historyOf, redone, undone, withPresent, withStep } from './history'

/** The project that is open, with its way back, and whether it holds anything that the saved document does not. */
export function useProject(document: ProjectDocument, system: UnitSystem) {
  const [history, setHistory] = useState(() => historyOf(openProject(document, system)))
  const [kept, setKept] = useState(() => contentOf(document))
  /** What each coil was when it came, for Reset. */
  const [origins] = useState(() => new Map(document.coils.map(coil => [coil.id, coil])))
  const project = history.present
  const { id, form } = shownCoil(project)
  const content = useMemo(() => contentOf(documentOfProject(project)), [project])
  const wrong = wrongPaths(form)

  const step = (update: (project: OpenProject) => OpenProject) =>
    setHistory(now => withStep(now, update(now.present), limits.undoSteps))
  const show = (id: string) => setHistory(now => withPresent(now, withShown(now.present, id)))
  const change = (update: (form: CoilForm) => CoilForm) => setHistory(now => changed(now, id, update))
  const add = (...documents: readonly Omit<CoilDocument, 'kind' | 'version'>[]) => {
    const coils = documents.map(document => coilOf(document, window.crypto.randomUUID()))
    for (const coil of coils) origins.set(coil.id, coil)
    step(now =>
      withCoils(
        now,
        withFreeTags(tagsBeside(now), coils).map(coil => openCoil(coil, form.system)),
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
    isFull: project.coils.length >= limits.projectCoils,
    document: () => documentOfProject(project),
    keep: (saved: ProjectDocument) => setKept(contentOf(saved)),
    /** Lets every field of a coil that is wrong say so. */
    sayWrong: (id: string) => setHistory(now => withPresent(now, withForm(now.present, id, withSaid))),
    reset: () => {
      const origin = origins.get(id)
      if (origin) change(now => ({ ...formOf({ kind: 'coil', version: 1, ...origin }, now.system), tag: now.tag }))
    },
    show,
    step,
    add,
    addCopy: () => add(documentOf(form)),
    move: (id: string, steps: number) => step(now => withMoved(now, id, steps)),
    remove: (id: string) => step(now => withoutCoil(now, id)),
    rename: (id: string, tag: string) => step(now => withForm(now, id, form => ({ ...form, tag }))),
    /** Puts another project in the place of this one, as one step. */
    replace: (document: ProjectDocument) => {
      for (const coil of document.coils) origins.set(coil.id, coil)
      step(() => openProject(document, form.system))
    },
    switchUnits: (system: UnitSystem) => setHistory(now => withPresent(now, withUnitSystem(now.present, system))),
    undo: () => setHistory(now => inSameUnits(undone(now), now.present)),
    redo: () => setHistory(now => inSameUnits(redone(now), now.present)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

/**
 * What the reader types is a step; how they look at it (units, fields that were left) is none. A change that had to be
 * fetched first is still one of the coil that was shown when it was asked for.
 */
function changed(
  history: History<OpenProject>,
  id: string,
  update: (form: CoilForm) => CoilForm,
): History<OpenProject> {
  const next = withForm(history.present, id, update)
  const [form, after] = [history.present, next].map(({ coils }) => coils.find(coil => coil.id === id)?.form)
  if (!form || !after) return history
  const isSame = after.input === form.input && after.tag === form.tag && after.typed === form.typed
  if (isSame) return withPresent(history, next)
  const field = changedField(form, after)
  return withStep(history, next, limits.undoSteps, field && `${id} ${field}`)
}

/** Undoing brings back what was said, in the units in which the reader reads now. */
function inSameUnits(history: History<OpenProject>, before: OpenProject): History<OpenProject> {
  const { system } = shownCoil(before).form
  return withPresent(history, withUnitSystem(history.present, system))
}

export type ProjectState = ReturnType<typeof useProject>
