/** Duties of many coils, pasted as a table: each line is the shown coil with the values of the line. */

import { hasValue } from '../../display/hasValue'
import { parseTyped } from '../../display/parseTyped'
import type { UnitSystem } from '../../display/units'
import { limits } from '../../limits'
import { cellsOf, withDecimalPoints } from '../../tools/delimited'
import { boundsMessage } from '../../tools/fields/boundsMessage'
import { choicesOf } from '../../tools/fields/field'
import { measureUnit, siMeasure } from '../../tools/fields/measure'
import { withValueAt } from '../../tools/fields/paths'
import { asText, firstCharacters, isText } from '../../wording/characters'
import type { CoilInput } from '../document/coilDocument'
import { coilFieldTable } from '../fields/coilFields'
import { columnOf, type DutyColumn } from './dutyColumns'

/** The coil of a line, or why the line gives none. */
export type Duty = { line: number; tag: string } & ({ input: CoilInput } | { problem: string })

export interface Duties {
  /** Column heads that match no field of a coil. */
  unknown: readonly string[]
  duties: readonly Duty[]
  /** How many lines were not read, because the number of coils in a project is limited. */
  left: number
}

export function readDuties(text: string, shown: { input: CoilInput; system: UnitSystem }): Duties {
  const [heads = [], ...lines] = cellsOf(text)
  const columns = heads.map(head => columnOf(head, shown.input))
  return {
    unknown: heads.filter((head, index) => head !== '' && !columns[index]),
    left: Math.max(0, lines.length - limits.projectItems),
    duties: withDecimalPoints(lines)
      .slice(0, limits.projectItems)
      .map((cells, index) => ({ line: index + 2, ...dutyOf(cells, columns, shown) })),
  }
}

interface Shown {
  input: CoilInput
  system: UnitSystem
}

type Read = { tag: string } & ({ input: CoilInput } | { problem: string })

function dutyOf(
  cells: readonly string[],
  columns: readonly (DutyColumn | undefined)[],
  { input, system }: Shown,
): Read {
  let next = input
  let tag = ''
  const problems: string[] = []
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? ''
    // An empty cell keeps the value of the shown coil.
    if (!column || cell === '') continue
    if (column.kind === 'tag') {
      if (isText(cell)) tag = firstCharacters(cell, limits.tag)
      else problems.push(unreadable('Tag', cell))
      continue
    }
    const read = column.kind === 'number' ? withNumber(next, column, cell, system) : withChoice(next, column, cell)
    if (typeof read === 'string') problems.push(read)
    else next = read
  }
  return problems.length === 0 ? { tag, input: next } : { tag, problem: problems.join(' ') }
}

function withNumber(
  input: CoilInput,
  { path, label, measure, unit, sets }: Extract<DutyColumn, { kind: 'number' }>,
  cell: string,
  system: UnitSystem,
): CoilInput | string {
  const typed = parseTyped(cell)
  // People write 0 or NONE for no limit. A negative limit is a mistake; a temperature of 0 is a value.
  if (path.startsWith('limits.') && measure.quantity !== 'temperature' && !hasValue(cell) && !(Number(typed) < 0))
    return withValueAt(input, path, undefined)
  if (typeof typed !== 'number' || (measure.isReciprocal && typed === 0)) return unreadable(label, cell)
  const used = unit ?? measureUnit(measure, system)
  const value = siMeasure(typed, measure, used)
  const kinded = sets ? withValueAt(input, sets.path, sets.value) : input
  const outside = boundsMessage(value, coilFieldTable.boundsAt(path, kinded), measure, used)
  return outside ? `${label}: ${outside}.` : withValueAt(kinded, path, value)
}

function withChoice(
  input: CoilInput,
  { field }: Extract<DutyColumn, { kind: 'choice' }>,
  cell: string,
): CoilInput | string {
  const wanted = cell.toLowerCase()
  const found = choicesOf(input, field).find(({ value, label, spoken }) =>
    [String(value), label, spoken].some(one => one?.toLowerCase() === wanted),
  )
  return found ? withValueAt(input, field.path, found.value) : unreadable(field.label, cell)
}

/** Quotes the content of the cell, so that the reader finds it in a long table. */
const unreadable = (label: string, cell: string) => `${label} cannot be “${asText(firstCharacters(cell, limits.tag))}”.`
