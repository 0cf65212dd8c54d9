/** Reads a catalogue from the text of a CSV or JSON file, and names the place of each fault. */
import type { z } from 'zod'
import { type Quantity, siValue, systemUnit, unitIds, unitLabel } from '../display/units'
import { type PlacedCell, placedCellsOf } from '../tools/delimited'
import { type Columns, numbersOf } from './catalogueColumns'
import type { Catalogue } from './catalogues'
import { jsonPlaces, lineAndColumn } from './jsonPlaces'

/** What is wrong, and where, counted from 1. */
export interface Fault {
  line: number
  column: number
  /** The field, where the fault is in one. */
  field?: string
  message: string
}

export type ReadCatalogue<Record> = { records: readonly Record[] } | { faults: readonly Fault[] }

/** Most records of one catalogue. */
const mostRecords = 20_000

interface Placed {
  value: unknown
  /** The place of a field, or of the record where it has none. */
  at(field?: string): { line: number; column: number }
}

/**
 * The records of a file. JSON has a list of objects in SI; CSV has a head with the names of the fields, each with its
 * unit in brackets where it is not SI, such as `tubeDiameter [in]`. A cell with several numbers has spaces between them.
 */
export function readCatalogue<Record extends object>(
  text: string,
  catalogue: Catalogue<Record>,
): ReadCatalogue<Record> {
  const whole = text.replace(/^\uFEFF/, '')
  const read = /^\s*[[{]/.test(whole) ? fromJson(whole) : fromCsv(whole, catalogue.columns)
  if (!('placed' in read)) return read
  const { placed, faults = [] } = read
  if (placed.length === 0 && faults.length > 0) return { faults }
  if (placed.length === 0) return { faults: [{ line: 1, column: 1, message: 'the file has no record' }] }
  if (placed.length > mostRecords)
    return { faults: [{ line: 1, column: 1, message: `a catalogue has at most ${mostRecords} records` }] }
  const found = checked(placed, catalogue)
  if (faults.length === 0) return found
  const all = [...faults, ...('faults' in found ? found.faults : [])]
  return { faults: all.toSorted((a, b) => a.line - b.line || a.column - b.column) }
}

/** The rows that can be compared with the schema, and what is wrong with the others. */
type Read = { placed: Placed[]; faults?: Fault[] } | { faults: Fault[] }

function fromJson(text: string): Read {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    const [, position] = /position (\d+)/.exec((error as Error).message) ?? []
    const place = lineAndColumn(text, position === undefined ? text.length : Number(position))
    return { faults: [{ ...place, message: 'from here on it is not JSON' }] }
  }
  if (!Array.isArray(list)) return { faults: [{ line: 1, column: 1, message: 'the file is a list of records' }] }
  const places = jsonPlaces(text)
  return {
    placed: list.map((value: unknown, index) => ({
      value,
      at: field => lineAndColumn(text, places.get(`${index}/${field}`) ?? places.get(String(index)) ?? 0),
    })),
  }
}

function fromCsv(text: string, columns: Columns): Read {
  const [head = [], ...rows] = placedCellsOf(text)
  const faults: Fault[] = []
  const heads = head.map(cell => headOf(cell, columns, faults))
  const [first] = rows
  if (faults.length > 0 || !first) return faults.length > 0 ? { faults } : { placed: [] }
  const placed = rows.flatMap((row): Placed[] => {
    const before = faults.length
    const cells = new Map<string, PlacedCell>()
    const value: Record<string, unknown> = {}
    for (const [index, cell] of row.entries()) {
      const column = heads[index]
      if (cell.text === '') continue
      if (!column) faults.push({ ...place(cell), message: `“${cell.text}” stands in no column of the head` })
      else {
        cells.set(column.field, cell)
        value[column.field] = readCell(cell, column, faults)
      }
    }
    return faults.length > before ? [] : [{ value, at: (field = '') => place(cells.get(field) ?? row[0]!) }]
  })
  return { placed, faults }
}

const place = ({ line, column }: PlacedCell) => ({ line, column })

interface Head {
  field: string
  quantity?: Quantity
  unit?: string
  /** Whether a cell has several numbers. */
  isList?: boolean
}

/** A cell of the head: the name of a field, with a unit in brackets or without. */
function headOf(cell: PlacedCell, columns: Columns, faults: Fault[]): Head | undefined {
  const open = cell.text.endsWith(']') ? cell.text.indexOf('[') : -1
  const field = (open < 0 ? cell.text : cell.text.slice(0, open)).trim()
  const unit = open < 0 ? undefined : cell.text.slice(open + 1, -1)
  const [, kind] = (Object.hasOwn(columns, field) && columns[field]) || []
  if (!kind) {
    const known = Object.keys(columns).join(', ')
    faults.push({ ...place(cell), message: `there is no field “${field}”; there are ${known}` })
    return undefined
  }
  const numbers = numbersOf(kind)
  if (!numbers) return { field }
  const { quantity, isList } = numbers
  if (unit === undefined) return { field, quantity, isList }
  const known = unitIds(quantity)
  const found = known.find(id => id === unit || unitLabel(quantity, id) === unit)
  if (found === undefined)
    faults.push({ ...place(cell), field, message: `[${unit}] is no unit of it; there are ${known.join(', ')}` })
  return { field, quantity, isList, unit: found ?? systemUnit(quantity, 'SI') }
}

function readCell(cell: PlacedCell, { field, quantity, unit, isList }: Head, faults: Fault[]): unknown {
  if (!quantity) return cell.text
  const number = (text: string): number | undefined => {
    const value = Number(text)
    if (Number.isFinite(value)) return unit === undefined ? value : siValue(value, quantity, unit)
    faults.push({ ...place(cell), field, message: `“${text}” is not a number` })
    return undefined
  }
  return isList ? cell.text.split(/\s+/).map(number) : number(cell.text)
}

function checked<Record extends object>(
  placed: readonly Placed[],
  { record, key }: Catalogue<Record>,
): ReadCatalogue<Record> {
  const faults: Fault[] = []
  const records: Record[] = []
  const seen = new Map<string, number>()
  for (const { value, at } of placed) {
    const parsed = record.safeParse(value)
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map(issue => faultOf(issue, at)))
      continue
    }
    const named = key.map(field => String(parsed.data[field as keyof Record])).join(', ')
    const before = seen.get(named)
    const here = at(key.at(-1))
    if (before === undefined) seen.set(named, here.line)
    else faults.push({ ...here, message: `${named} stands in line ${before} already` })
    records.push(parsed.data)
  }
  return faults.length > 0 ? { faults } : { records }
}

function faultOf(issue: z.core.$ZodIssue, at: Placed['at']): Fault {
  const isUnknown = issue.code === 'unrecognized_keys'
  const field = isUnknown ? issue.keys[0] : issue.path[0]
  const named = field === undefined ? {} : { field: String(field) }
  return { ...at(named.field), ...named, message: isUnknown ? 'there is no such field' : issue.message }
}
