/** What the records of all catalogues have in common: the schemas of their fields, and the table of their columns. */
import { z } from 'zod'
import { isQuantity, type Quantity } from '../display/units'
import { textUpTo } from '../validation/schemas'

/** A column has text, or a number of a quantity, or several of them, which a cell has one after the other. */
export type ColumnKind = 'text' | Quantity | `${Quantity}[]`

/** The quantity of a column's numbers, and whether a cell has several; undefined of text. */
export function numbersOf(kind: ColumnKind | undefined): { quantity: Quantity; isList: boolean } | undefined {
  const isList = kind?.endsWith('[]') ?? false
  const quantity = (isList ? kind?.slice(0, -2) : kind) ?? ''
  return isQuantity(quantity) ? { quantity, isList } : undefined
}

export type Columns<Name extends string = string> = Readonly<Record<Name, ColumnKind>>

/** The columns of a record: one of each field. */
export function catalogueColumns<Record extends object>(columns: Columns<keyof Record & string>): typeof columns {
  return columns
}

export const name = textUpTo(60).min(1, 'it is empty')

/** Where the numbers of a record come from. */
export const source = textUpTo(200).min(1, 'say where the numbers come from')

/** The pages that offer a record. */
export const offeredOn = z.enum(['all', 'economizer', 'cleaver-brooks', 'hurst-boiler'])

export const positive = (least: number, most: number) => z.number().min(least).max(most)

export const whole = (least: number, most: number) => z.int().min(least).max(most)

export const share = z.number().min(0).max(1)
