/** The state of the form: an item in SI as the server knows it, and the text of each number as it was typed. */

import { fieldNumber, stillSays } from '../../../shared/display/fieldText'
import { parseTyped } from '../../../shared/display/parseTyped'
import { type UnitSystem, unitDecimals } from '../../../shared/display/units'
import { measureUnit, numberAt, shownMeasure, siMeasure } from '../../../shared/tools/fields/measure'
import { withValueAt } from '../../../shared/tools/fields/paths'
import type { AnyInput, Item, ItemDocument } from '../../../shared/tools/project'
import type { Form, WorkbenchTool } from '../tool'

export function formOf<Input extends AnyInput>(
  tool: WorkbenchTool<Input>,
  { input, tag, quantity, display }: Omit<Item<Input>, 'id'>,
  system: UnitSystem,
): Form<Input> {
  const none = { typed: {}, left: {}, asides: {}, parts: {} }
  const units = { IP: {}, SI: {}, [display.system]: display.units }
  return {
    tool,
    input,
    tag,
    quantity,
    system,
    home: display.system,
    units,
    ...none,
    isCompared: display.compare === true,
  }
}

/** The item alone, as it is printed. */
export function documentOf<Input extends AnyInput>(form: Form<Input>): ItemDocument<Input> {
  const { tool, input, tag, quantity, system, units, isCompared } = form
  const display = { system, units: { ...units[system] }, ...(isCompared && { compare: true as const }) }
  return tool.projects.documentOf({ tag, quantity, input, display })
}

export function unitAt({ tool, input, system, units }: Form, path: string): string {
  return measureUnit(tool.fields.measureAt(input, path), system, units[system][tool.unitLike[path] ?? path])
}

/** The key of a typed text. A wet bulb and a humidity ratio have one path, but each keeps its own text. */
export function typedKey({ tool: { fields } }: Form, input: AnyInput, path: string): string {
  const field = fields.field(path)
  return field.kind === 'kinded' ? `${path} ${fields.kindOf(input, field)}` : path
}

export function textAt(form: Form, path: string): string {
  const unit = unitAt(form, path)
  const value = numberAt(form.input, path)
  const typed = form.typed[typedKey(form, form.input, path)]
  if (typed && stillSays(typed, value, unit)) return typed.text
  if (value === undefined) return ''
  const measure = form.tool.fields.measureAt(form.input, path)
  const decimals = unitDecimals(measure.quantity, unit)
  return fieldNumber(shownMeasure(value, measure, unit), decimals, form.system === form.home)
}

/** Takes the typed text. If it is not a number, the item keeps its last number and the text stays to be corrected. */
export function withTyped<Input extends AnyInput>(form: Form<Input>, path: string, text: string): Form<Input> {
  const unit = unitAt(form, path)
  const number = parseTyped(text)
  const measure = form.tool.fields.measureAt(form.input, path)
  const isReadable = typeof number === 'number' && !(measure.isReciprocal && number === 0)
  const value = isReadable ? siMeasure(number, measure, unit) : undefined
  const typed = { ...form.typed, [typedKey(form, form.input, path)]: { text, unit, value } }
  const isCleared = number === undefined && isOptional(form, path)
  const input =
    value !== undefined || isCleared ? withValueAt(form.input, path, value, form.tool.fields.stays) : form.input
  return { ...form, input, typed }
}

export function isOptional({ tool }: Form, path: string): boolean {
  const field = tool.fields.field(path)
  return field.kind === 'number' && field.isOptional === true
}

/** The text of an empty field: the value that then applies. Undefined if the field must be filled. */
export function emptyText(form: Form, path: string): string | undefined {
  const field = form.tool.fields.field(path)
  return isOptional(form, path) && field.kind === 'number' ? (field.whenEmpty ?? 'not set') : undefined
}

/** Sets a value that is chosen rather than typed. */
export function withChosen<Input extends AnyInput>(form: Form<Input>, path: string, value: unknown): Form<Input> {
  return { ...form, input: withValueAt(form.input, path, value, form.tool.fields.stays) }
}

/** Sets a chosen value, with every other change that the choice causes. */
export function choose<Input extends AnyInput>(form: Form<Input>, path: string, value: unknown): Form<Input> {
  return form.tool.withChoice(form, path, value) ?? withChosen(form, path, value)
}

export function withLeft<Input extends AnyInput>(form: Form<Input>, path: string): Form<Input> {
  return form.left[path] ? form : { ...form, left: { ...form.left, [path]: true } }
}

export function withSystem<Input extends AnyInput>(form: Form<Input>, system: UnitSystem): Form<Input> {
  return { ...form, system }
}

export function withUnit<Input extends AnyInput>(form: Form<Input>, path: string, unit: string): Form<Input> {
  const ofSystem = { ...form.units[form.system], [path]: unit }
  return { ...form, units: { ...form.units, [form.system]: ofSystem } }
}
