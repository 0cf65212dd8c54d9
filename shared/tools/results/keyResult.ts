/** The types of results for all tools: key figures with their limits, facts, and the published methods behind them. */
import type { Warning } from '../../../engine/warnings'
import type { Quantity } from '../../display/units'

/** How a result compares with its limit. */
export type Verdict = 'ok' | 'warn' | 'err'

export interface KeyResult {
  label: string
  value: string
  unit: string
  /** The unit, where it is too long to stand beside the number: it begins the text. A table has a column for it. */
  longUnit?: string
  verdict?: Verdict
  /** The limit, or the value that the number is compared with. */
  text: string
  /** The uncertainty of the value, such as `±6 %`. */
  band?: string
  /** Selects the methods behind the number: texts contained in their purpose. */
  purposes: readonly string[]
}

/** The part of a result that is needed to explain how it was found. */
export type Explained = Pick<KeyResult, 'label' | 'value' | 'unit' | 'band' | 'purposes'>

/** Texts contained in the purposes of methods. */
export type Purposes = readonly string[]

/** A label with its value, and its unit if it has one. */
export type Fact = readonly [label: string, value: string, unit?: string]

/** A property of a stream where it enters and where it leaves, in SI. */
export type StateRow = readonly [label: string, entering: number, leaving: number, quantity: Quantity]

/** A published method that a rating used, with its inputs in SI. */
export interface MethodUsed {
  purpose: string
  /** The id of the method in the registry. */
  id: string
  inputs: Readonly<Record<string, number>>
  warnings: Warning[]
}

/** The part that the ratings of all tools have in common. */
export interface AnyRating {
  warnings: Warning[]
  methods?: MethodUsed[] | undefined
}

/** Whether the rating used a method with one of these purposes. */
export function hasMethod({ methods = [] }: AnyRating, purposes: Purposes | undefined): boolean {
  return purposes !== undefined && methods.some(({ purpose }) => purposes.some(part => purpose.includes(part)))
}
