/** What the form holds: the coil in SI as the server knows it, and beside it how each number was typed. */
import type { CoilDocument, CoilInput, UnitSystem } from '../../../../shared/coils/document/coilDocument'
import { coilField, kindOf } from '../../../../shared/coils/fields/coilFields'
import { measureAt, measureUnit, numberAt, shownMeasure, siMeasure } from '../../../../shared/coils/fields/coilMeasure'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { withValueAt } from '../../../../shared/coils/fields/paths'
import { fieldNumber, stillSays, type Typed } from '../../../../shared/display/fieldText'
import { parseTyped } from '../../../../shared/display/parseTyped'
import { unitDecimals } from '../../../../shared/display/units'

export interface CoilForm {
  input: CoilInput
  tag: string
  system: UnitSystem
  /** The system that the document was kept in: its numbers may have been typed in these units, with any digits. */
  home: UnitSystem
  /** Units chosen for single fields, by path, in each system. */
  units: Readonly<Record<UnitSystem, Readonly<Record<string, string>>>>
  /** What was typed, by path and kind of number. */
  typed: Readonly<Record<string, Typed>>
  /** Fields that were left once: what is wrong with them may be said. */
  left: Readonly<Record<string, true>>
  /** The coil as it was in other types and applications, kept for the way back. */
  asides: Readonly<Record<string, CoilInput>>
  /** Parts that another choice put aside, by path and choice. */
  parts: Readonly<Record<string, unknown>>
  /** Whether the other engine's answer stands beside this one's. */
  isCompared: boolean
}

export function formOf({ input, tag, display }: CoilDocument, system: UnitSystem): CoilForm {
  const units = { IP: {}, SI: {}, [display.system]: display.units }
  const isCompared = display.compare === true
  return { input, tag, system, home: display.system, units, typed: {}, left: {}, asides: {}, parts: {}, isCompared }
}

export function documentOf({ input, tag, system, units, isCompared }: CoilForm): CoilDocument {
  const display = { system, units: units[system], ...(isCompared && { compare: true as const }) }
  return { kind: 'coil', version: 1, tag, input, display }
}

/** Fields that stand beside another one and share its unit. */
const unitOf: Partial<Record<CoilPath, CoilPath>> = { 'geometry.finnedLength': 'geometry.finnedHeight' }

export function unitAt({ input, system, units }: CoilForm, path: CoilPath): string {
  return measureUnit(measureAt(input, path), system, units[system][unitOf[path] ?? path])
}

/** A wet bulb and a humidity ratio share their path but not their text. */
export function typedKey(input: CoilInput, path: CoilPath): string {
  const field = coilField(path)
  return field.kind === 'kinded' ? `${path} ${kindOf(input, field)}` : path
}

export function textAt(form: CoilForm, path: CoilPath): string {
  const unit = unitAt(form, path)
  const value = numberAt(form.input, path)
  const typed = form.typed[typedKey(form.input, path)]
  if (typed && stillSays(typed, value, unit)) return typed.text
  if (value === undefined) return ''
  const measure = measureAt(form.input, path)
  const decimals = unitDecimals(measure.quantity, unit)
  return fieldNumber(shownMeasure(value, measure, unit), decimals, form.system === form.home)
}

/** Takes what was typed. Where it is no number the coil keeps the last one, and the text stays to be mended. */
export function withTyped(form: CoilForm, path: CoilPath, text: string): CoilForm {
  const unit = unitAt(form, path)
  const number = parseTyped(text)
  const measure = measureAt(form.input, path)
  const isReadable = typeof number === 'number' && !(measure.isReciprocal && number === 0)
  const value = isReadable ? siMeasure(number, measure, unit) : undefined
  const typed = { ...form.typed, [typedKey(form.input, path)]: { text, unit, value } }
  const isCleared = number === undefined && isOptional(path)
  const input = value !== undefined || isCleared ? withValueAt(form.input, path, value) : form.input
  return { ...form, input, typed }
}

export function isOptional(path: CoilPath): boolean {
  const field = coilField(path)
  return field.kind === 'number' && field.isOptional === true
}

/** What an empty field says: what then holds. Nothing where it must be filled. */
export function emptyText(path: CoilPath): string | undefined {
  const field = coilField(path)
  return isOptional(path) && field.kind === 'number' ? (field.whenEmpty ?? 'not set') : undefined
}

/** Sets a value that is chosen and not typed. */
export function withChosen(form: CoilForm, path: CoilPath, value: unknown): CoilForm {
  return { ...form, input: withValueAt(form.input, path, value) }
}

export function withLeft(form: CoilForm, path: CoilPath): CoilForm {
  return form.left[path] ? form : { ...form, left: { ...form.left, [path]: true } }
}

export function withSystem(form: CoilForm, system: UnitSystem): CoilForm {
  return { ...form, system }
}

export function withUnit(form: CoilForm, path: CoilPath, unit: string): CoilForm {
  const ofSystem = { ...form.units[form.system], [path]: unit }
  return { ...form, units: { ...form.units, [form.system]: ofSystem } }
}
