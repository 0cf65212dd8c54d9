/** Messages about errors in a project's file: which item, which field, and what it must be. */

import type { z } from 'zod'
import type { Fault } from '../../../shared/contracts/sound'
import type { Field } from '../../../shared/tools/fields/field'
import type { FieldTable } from '../../../shared/tools/fields/fieldTable'
import { valueAt } from '../../../shared/tools/fields/paths'
import type { Tool } from '../../../shared/tools/tools'
import { asText, firstCharacters, hasAtMost } from '../../../shared/wording/characters'
import { capitalized } from '../../../shared/wording/words'

type Issue = z.core.$ZodIssue

/** The names of a tool's items and their fields. */
interface Named {
  tool: Tool
  fields: FieldTable
}

/** Greatest length of a quoted piece of the file, and greatest number of listed values. */
const most = { piece: 60, values: 8 }

/** One sentence about an issue in the content `file`. */
export function fileProblem({ tool, fields }: Named, issue: Issue, file: unknown): string {
  const [list, place, part, ...rest] = issue.path.map(String)
  const isOfItem = list === 'items' && place !== undefined
  const item = isOfItem ? nameOfItem(tool, file, place) : ''
  const path = part === 'input' ? rest.join('.') : issue.path.slice(isOfItem ? 2 : 0).join('.')
  const field = part === 'input' ? fields.all.find(field => field.path === path) : undefined
  const subject = field ? labelOf(field, read(file, `items.${place}.input`)) : path && quoted(path)
  const said = issue.code === 'unrecognized_keys' ? unknownOf(issue, subject) : told(tool, issue, subject, file)
  return item ? `${item}: ${said}` : said
}

/** One sentence about a place with a key, depth or character that no project can have. */
export function fileFault(tool: Tool, { path, kind }: Fault, file: unknown): string {
  // Files in an earlier format have the items under their earlier name.
  const place = path[0] === 'items' || path[0] === tool.items ? path[1] : undefined
  const item = place === undefined ? '' : `${nameOfItem(tool, file, place)}: `
  const where = path.slice(place === undefined ? 0 : 2)
  const part = (kind === 'key' ? where.slice(-1) : where).join('.')
  return `${item}${part ? quoted(part) : 'The file'} ${faultTexts[kind]}`
}

const faultTexts: Readonly<Record<Fault['kind'], string>> = {
  text: 'has a character that cannot be kept. Delete it and type it again.',
  key: 'is not known. Take it out.',
  depth: 'has too many parts within parts. Take them out.',
}

/** `Economizer 2 “B-3”`: the position of the item, and its tag if it has one. */
export function nameOfItem({ item, items }: Tool, file: unknown, place: string): string {
  const tag = read(file, `items.${place}.tag`) ?? read(file, `${items}.${place}.tag`)
  return `${capitalized(item)} ${Number(place) + 1}${typeof tag === 'string' && tag ? ` ${quoted(tag)}` : ''}`
}

function labelOf(field: Field, input: unknown): string {
  if ('label' in field) return field.label
  const kind = String(read(input, field.by))
  const measure = Object.hasOwn(field.measures, kind) ? field.measures[kind] : Object.values(field.measures)[0]
  return measure?.label ?? field.path
}

function unknownOf({ keys }: Issue & { code: 'unrecognized_keys' }, subject: string): string {
  const names = listed(keys.map(quoted), ' and ')
  return `${names} ${keys.length === 1 ? 'is' : 'are'} not known${subject ? ` in ${subject}` : ''}. Take ${keys.length === 1 ? 'it' : 'them'} out.`
}

function told({ item }: Tool, issue: Issue, subject: string, file: unknown): string {
  const value = read(file, issue.path.join('.'))
  if (!subject) return `what stands there is no ${item}.`
  if (value === undefined) return `${subject} is missing.`
  return `${subject} ${demand(issue)}${typeof value === 'object' ? '' : `, not ${quoted(String(value))}`}.`
}

const types: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
}

/** What the value must be, according to the issue. */
function demand(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${types[issue.expected] ?? 'a group of values'}`
    case 'invalid_value':
      return `must be ${listed(
        issue.values.map(one => quoted(String(one))),
        ' or ',
      )}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_union':
      return 'must be one of those that Coilworks offers'
    default:
      return 'must be as Coilworks writes it'
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' in number' : ''
}

function listed(names: readonly string[], last: string): string {
  const shown = names.slice(0, most.values)
  if (names.length > shown.length) return `${shown.join(', ')} or another that Coilworks offers`
  return shown.length < 2 ? shown.join() : `${shown.slice(0, -1).join(', ')}${last}${shown.at(-1)}`
}

function quoted(piece: string): string {
  return `“${asText(hasAtMost(piece, most.piece) ? piece : `${firstCharacters(piece, most.piece)}…`)}”`
}

function read(tree: unknown, path: string): unknown {
  return typeof tree === 'object' && tree !== null ? valueAt(tree, path) : undefined
}
