/** Many items, pasted as a table: each line is the shown item with the values of the line. */

import { hasValue } from '../../display/hasValue'
import { parseTyped } from '../../display/parseTyped'
import type { UnitSystem } from '../../display/units'
import { limits } from '../../limits'
import { asText, firstCharacters, isText } from '../../wording/characters'
import { withDecimalPoints } from '../decimalPoints'
import { cellsOf } from '../delimited'
import { boundsMessage } from '../fields/boundsMessage'
import { choicesOf } from '../fields/field'
import { measureUnit, siMeasure } from '../fields/measure'
import { withValueAt } from '../fields/paths'
import { type PastedColumn, type PastedNames, pastedColumn } from './pastedColumns'

/** The item of a line, or why the line gives none. */
export type PastedItem<Input> = { line: number; tag: string } & ({ input: Input } | { problem: string })

interface PastedItems<Input> {
  /** Column heads that match no field. */
  unknown: readonly string[]
  lines: readonly PastedItem<Input>[]
  /** How many lines were not read, because the number of items in a project is limited. */
  left: number
}

export function readPasted<Input extends object, Path extends string>(
  text: string,
  shown: Shown<Input>,
  names: PastedNames<Input, Path>,
): PastedItems<Input> {
  const [heads = [], ...lines] = cellsOf(text)
  const columns = heads.map(head => pastedColumn(head, shown.input, names))
  return {
    unknown: heads.filter((head, index) => head !== '' && !columns[index]),
    left: Math.max(0, lines.length - limits.projectItems),
    lines: withDecimalPoints(lines)
      .slice(0, limits.projectItems)
      .map((cells, index) => ({ line: index + 2, ...itemOf(cells, columns, shown, names) })),
  }
}

interface Shown<Input> {
  input: Input
  system: UnitSystem
}

type Read<Input> = { tag: string } & ({ input: Input } | { problem: string })

function itemOf<Input extends object, Path extends string>(
  cells: readonly string[],
  columns: readonly (PastedColumn<Input, Path> | undefined)[],
  { input, system }: Shown<Input>,
  names: PastedNames<Input, Path>,
): Read<Input> {
  let next = input
  let tag = ''
  const problems: string[] = []
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? ''
    // An empty cell keeps the value of the shown item.
    if (!column || cell === '') continue
    if (column.kind === 'tag') {
      if (isText(cell)) tag = firstCharacters(cell, limits.tag)
      else problems.push(unreadable('Tag', cell))
      continue
    }
    const read =
      column.kind === 'number' ? withNumber(next, column, cell, { system, names }) : withChoice(next, column, cell)
    if (typeof read === 'string') problems.push(read)
    else next = read
  }
  return problems.length === 0 ? { tag, input: next } : { tag, problem: problems.join(' ') }
}

function withNumber<Input extends object, Path extends string>(
  input: Input,
  { path, label, measure, unit, sets }: Extract<PastedColumn<Input, Path>, { kind: 'number' }>,
  cell: string,
  { system, names }: { system: UnitSystem; names: PastedNames<Input, Path> },
): Input | string {
  const typed = parseTyped(cell)
  // People write 0 or NONE for no limit. A negative limit is a mistake; a temperature of 0 is a value.
  if (path.startsWith('limits.') && measure.quantity !== 'temperature' && !hasValue(cell) && !(Number(typed) < 0))
    return withValueAt(input, path, undefined, names.fields.stays)
  if (typeof typed !== 'number' || (measure.isReciprocal && typed === 0)) return unreadable(label, cell)
  const used = unit ?? measureUnit(measure, system)
  const value = siMeasure(typed, measure, used)
  const kinded = sets ? withValueAt(input, sets.path, sets.value) : input
  const outside = boundsMessage(value, names.fields.boundsAt(path, kinded), measure, used)
  return outside ? `${label}: ${outside}.` : withValueAt(kinded, path, value)
}

function withChoice<Input extends object, Path extends string>(
  input: Input,
  { field }: Extract<PastedColumn<Input, Path>, { kind: 'choice' }>,
  cell: string,
): Input | string {
  const wanted = cell.toLowerCase()
  const found = choicesOf(input, field).find(({ value, label, spoken }) =>
    [String(value), label, spoken].some(one => one?.toLowerCase() === wanted),
  )
  return found ? withValueAt(input, field.path, found.value) : unreadable(field.label, cell)
}

/** Quotes the content of the cell, so that the reader finds it in a long table. */
const unreadable = (label: string, cell: string) => `${label} cannot be “${asText(firstCharacters(cell, limits.tag))}”.`
