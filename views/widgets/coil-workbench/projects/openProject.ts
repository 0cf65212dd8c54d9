/** A project as it is open: a form for each coil, and which of them is shown. All of it is pure; nothing is changed in place. */
import type { UnitSystem } from '../../../../shared/coils/document/coilDocument'
import { coilOf, projectOf } from '../../../../shared/coils/document/project'
import type { ProjectCoil, ProjectDocument } from '../../../../shared/coils/document/projectDocument'
import { freeTag } from '../../../../shared/coils/document/projectTags'
import { limits } from '../../../../shared/limits'
import { type CoilForm, documentOf, formOf, withSystem } from '../form/form'

export interface OpenCoil {
  readonly id: string
  readonly form: CoilForm
}

export interface OpenProject {
  readonly coils: readonly OpenCoil[]
  readonly shownId: string
  readonly remarks?: string
}

export function openProject({ coils, remarks }: ProjectDocument, system: UnitSystem): OpenProject {
  return { coils: withFreeTags([], coils).map(coil => openCoil(coil, system)), shownId: coils[0]?.id ?? '', remarks }
}

export function openCoil(coil: ProjectCoil, system: UnitSystem): OpenCoil {
  return { id: coil.id, form: formOf({ kind: 'coil', version: 1, ...coil }, system) }
}

/** What is saved of it. Which coil is shown is the reader's, not the project's. */
export function documentOfProject({ coils, remarks }: OpenProject): ProjectDocument {
  return projectOf(
    coils.map(({ id, form }) => coilOf(documentOf(form), id)),
    remarks,
  )
}

export function shownCoil({ coils, shownId }: OpenProject): OpenCoil {
  const shown = coils.find(({ id }) => id === shownId) ?? coils[0]
  if (!shown) throw new Error('a project has at least one coil')
  return shown
}

export function withShown(project: OpenProject, id: string): OpenProject {
  return project.shownId === id ? project : { ...project, shownId: id }
}

/** The project with the form of one coil changed; a tag that another coil has is counted on. */
export function withForm(project: OpenProject, id: string, update: (form: CoilForm) => CoilForm): OpenProject {
  const before = project.coils.find(coil => coil.id === id)
  if (!before) return project
  const changed = update(before.form)
  if (changed === before.form) return project
  const tag = freeTag(changed.tag, tagsBeside(project, id), limits.tag)
  const form = tag === changed.tag ? changed : { ...changed, tag }
  return { ...project, coils: project.coils.map(coil => (coil.id === id ? { id, form } : coil)) }
}

/** The tags of the other coils; of all without an `id`. */
export function tagsBeside({ coils }: OpenProject, id?: string): string[] {
  return coils.filter(coil => coil.id !== id).map(({ form }) => form.tag)
}

/** The project with coils put behind the shown one; the first of them is shown. */
export function withCoils(project: OpenProject, added: readonly OpenCoil[]): OpenProject {
  const [first] = added
  const place = project.coils.findIndex(({ id }) => id === project.shownId) + 1
  return first ? { ...project, coils: project.coils.toSpliced(place, 0, ...added), shownId: first.id } : project
}

/** The project without a coil; the one beside it is shown. The last one stays. */
export function withoutCoil(project: OpenProject, id: string): OpenProject {
  const place = project.coils.findIndex(coil => coil.id === id)
  const coils = project.coils.filter(coil => coil.id !== id)
  const beside = coils[place] ?? coils.at(-1)
  if (place < 0 || !beside) return project
  return { ...project, coils, shownId: project.shownId === id ? beside.id : project.shownId }
}

/** The project with a coil moved so many places on; at the ends it stays. */
export function withMoved(project: OpenProject, id: string, steps: number): OpenProject {
  const from = project.coils.findIndex(coil => coil.id === id)
  const coil = project.coils[from]
  const to = Math.min(project.coils.length - 1, Math.max(0, from + steps))
  if (!coil || to === from) return project
  return { ...project, coils: project.coils.toSpliced(from, 1).toSpliced(to, 0, coil) }
}

export function withUnitSystem(project: OpenProject, system: UnitSystem): OpenProject {
  return { ...project, coils: project.coils.map(({ id, form }) => ({ id, form: withSystem(form, system) })) }
}

/** The same coils, each with a tag that neither `taken` nor a coil before it has. */
export function withFreeTags(taken: readonly string[], added: readonly ProjectCoil[]): ProjectCoil[] {
  const known = [...taken]
  return added.map(coil => {
    const tag = freeTag(coil.tag, known, limits.tag)
    known.push(tag)
    return { ...coil, tag }
  })
}

/** Everything that a save would keep, as text: two projects that say the same are the same. */
export function contentOf({ coils, remarks }: ProjectDocument): string {
  return JSON.stringify([remarks, coils.map(({ id, tag, input }) => [id, tag, input])])
}
