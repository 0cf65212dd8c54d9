/** An open project: a form for each item, and which item is shown. Pure functions; nothing is changed in place. */
import type { UnitSystem } from '../../../shared/display/units'
import { limits } from '../../../shared/limits'
import type { AnyInput } from '../../../shared/tools/project'
import { type Item, itemOf, type Particulars, type Project } from '../../../shared/tools/project'
import { freeTag } from '../../../shared/tools/projectTags'
import { documentOf, formOf, withSystem } from '../form/form'
import type { Form, WorkbenchTool } from '../tool'

export interface OpenItem<Input extends AnyInput = AnyInput> {
  readonly id: string
  readonly form: Form<Input>
}

export interface OpenProject<Input extends AnyInput = AnyInput> {
  readonly tool: WorkbenchTool<Input>
  readonly items: readonly OpenItem<Input>[]
  readonly shownId: string
  readonly remarks?: string | undefined
  readonly particulars?: Particulars | undefined
}

export function openProject<Input extends AnyInput>(
  tool: WorkbenchTool<Input>,
  { items, remarks, particulars }: Project<Input>,
  system: UnitSystem,
): OpenProject<Input> {
  const open = withFreeTags([], items).map(item => openItem(tool, item, system))
  return { tool, items: open, shownId: items[0]?.id ?? '', remarks, particulars }
}

export function openItem<Input extends AnyInput>(
  tool: WorkbenchTool<Input>,
  item: Item<Input>,
  system: UnitSystem,
): OpenItem<Input> {
  return { id: item.id, form: formOf(tool, item, system) }
}

/** The document that is saved. Which item is shown is not part of it. */
export function documentOfProject<Input extends AnyInput>(project: OpenProject<Input>): Project<Input> {
  const { tool, items, remarks, particulars } = project
  return tool.projects.projectOf(
    items.map(({ id, form }) => itemOf(documentOf(form), id)),
    remarks,
    particulars,
  )
}

export function shownItem<Input extends AnyInput>({ items, shownId }: OpenProject<Input>): OpenItem<Input> {
  const shown = items.find(({ id }) => id === shownId) ?? items[0]
  if (!shown) throw new Error('a project has at least one item')
  return shown
}

export function withShown<Input extends AnyInput>(project: OpenProject<Input>, shownId: string): OpenProject<Input> {
  return project.shownId === shownId ? project : { ...project, shownId }
}

/** The project with the form of one item changed; if another item has the same tag, the new tag gets a number. */
export function withForm<Input extends AnyInput>(
  project: OpenProject<Input>,
  id: string,
  update: (form: Form<Input>) => Form<Input>,
): OpenProject<Input> {
  const before = project.items.find(item => item.id === id)
  if (!before) return project
  const changed = update(before.form)
  if (changed === before.form) return project
  const tag = freeTag(changed.tag, tagsBeside(project, id), limits.tag)
  const form = tag === changed.tag ? changed : { ...changed, tag }
  return { ...project, items: project.items.map(item => (item.id === id ? { id, form } : item)) }
}

/** The tags of the other items; of all items if `id` is absent. */
export function tagsBeside({ items }: OpenProject, id?: string): string[] {
  return items.filter(item => item.id !== id).map(({ form }) => form.tag)
}

/** The project with items inserted after the shown one; the first of them is then shown. */
export function withItems<Input extends AnyInput>(
  project: OpenProject<Input>,
  added: readonly OpenItem<Input>[],
): OpenProject<Input> {
  const [first] = added
  const place = project.items.findIndex(({ id }) => id === project.shownId) + 1
  return first ? { ...project, items: project.items.toSpliced(place, 0, ...added), shownId: first.id } : project
}

/** The project without an item; its neighbour is then shown. The only item of a project is not removed. */
export function withoutItem<Input extends AnyInput>(project: OpenProject<Input>, id: string): OpenProject<Input> {
  const place = project.items.findIndex(item => item.id === id)
  const items = project.items.filter(item => item.id !== id)
  const beside = items[place] ?? items.at(-1)
  if (place < 0 || !beside) return project
  return { ...project, items, shownId: project.shownId === id ? beside.id : project.shownId }
}

/** The project with an item moved by `steps` places; it stops at either end. */
export function withMoved<Input extends AnyInput>(
  project: OpenProject<Input>,
  id: string,
  steps: number,
): OpenProject<Input> {
  const from = project.items.findIndex(item => item.id === id)
  const item = project.items[from]
  const to = Math.min(project.items.length - 1, Math.max(0, from + steps))
  if (!item || to === from) return project
  return { ...project, items: project.items.toSpliced(from, 1).toSpliced(to, 0, item) }
}

export function withUnitSystem<Input extends AnyInput>(
  project: OpenProject<Input>,
  system: UnitSystem,
): OpenProject<Input> {
  return { ...project, items: project.items.map(({ id, form }) => ({ id, form: withSystem(form, system) })) }
}

/** The same items, each with a tag that is not in `taken` and that no earlier item has. */
export function withFreeTags<Tagged extends { tag: string }>(
  taken: readonly string[],
  added: readonly Tagged[],
): Tagged[] {
  const known = [...taken]
  return added.map(item => {
    const tag = freeTag(item.tag, known, limits.tag)
    known.push(tag)
    return { ...item, tag }
  })
}

/** Everything that a save stores, as text, to compare two projects. */
export function contentOf({ items, remarks, particulars }: Project<AnyInput>): string {
  return JSON.stringify([remarks, particulars, items.map(({ id, tag, quantity, input }) => [id, tag, quantity, input])])
}
