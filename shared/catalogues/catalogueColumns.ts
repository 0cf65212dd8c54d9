/** What the records of all catalogues have in common: the schemas of their fields, and the table of their columns. */
import { z } from 'zod'
import { isQuantity, type Quantity } from '../display/units'
import { textUpTo } from '../validation/schemas'

/** A column has text, or a number of a quantity, or several of them, which a cell has one after the other. */
export type ColumnKind = 'text' | Quantity | `${Quantity}[]`

/** The quantity of a column's numbers, and whether a cell has several; undefined of text. */
export function numbersOf(kind: ColumnKind): { quantity: Quantity; isList: boolean } | undefined {
  const isList = kind.endsWith('[]')
  const quantity = isList ? kind.slice(0, -2) : kind
  return isQuantity(quantity) ? { quantity, isList } : undefined
}

/** What the names that a file may have in a field are called. */
type Words = Readonly<Record<string, string>>

/** A field in the words of the trade, and what stands in it. */
type Column = readonly [word: string, kind: ColumnKind, words?: Words]

export type Columns<Name extends string = string> = Readonly<Record<Name, Column>>

/** The word of a field; its own name where there is no such column. */
export const wordOf = (columns: Columns, field: string): string =>
  Object.hasOwn(columns, field) ? columns[field]![0] : field

/** A text of a field in the words of the trade. */
export const inWords = (columns: Columns, field: string, text: string): string => {
  const words = Object.hasOwn(columns, field) ? columns[field]![2] : undefined
  return words && Object.hasOwn(words, text) ? words[text]! : text
}

/** The numbers of a field, as `numbersOf`. */
export const numbersIn = (columns: Columns, field: string) =>
  Object.hasOwn(columns, field) ? numbersOf(columns[field]![1]) : undefined

/** The columns of a record: one of each field. */
export function catalogueColumns<Record extends object>(columns: Columns<keyof Record & string>): typeof columns {
  return columns
}

export const name = textUpTo(60).min(1, 'it is empty')

/** Where the numbers of a record come from. */
export const source = textUpTo(200).min(1, 'say where the numbers come from')

/** The pages that offer a record. */
export const offeredOn = z.enum(['all', 'economizer', 'cleaver-brooks', 'hurst-boiler'])

export const pageWords = {
  all: 'All pages',
  economizer: 'Boiler economizer',
  'cleaver-brooks': 'Cleaver-Brooks',
  'hurst-boiler': 'Hurst Boiler',
} as const

export const positive = (least: number, most: number) => z.number().min(least).max(most)

export const whole = (least: number, most: number) => z.int().min(least).max(most)

export const share = z.number().min(0).max(1)
