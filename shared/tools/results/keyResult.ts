/** Results as every tool shows them: key figures with their limit, facts, and what published methods made them. */
import type { Warning } from '../../../engine/warnings'
import type { Quantity } from '../../display/units'

/** How a result stands to its limit. */
export type Verdict = 'ok' | 'warn' | 'err'

export interface KeyResult {
  label: string
  value: string
  unit: string
  verdict?: Verdict
  /** The limit, or what the number is compared with. */
  text: string
  /** How far the true value may lie to either side, `±6 %`. */
  band?: string
  /** What of the methods made the number: part of their purpose. */
  purposes: readonly string[]
}

/** What is asked when somebody wants to know how a result was found. */
export type Explained = Pick<KeyResult, 'label' | 'value' | 'unit' | 'band' | 'purposes'>

/** Parts of the purposes of methods. */
export type Purposes = readonly string[]

/** A name with its value, and the unit where there is one. */
export type Fact = readonly [label: string, value: string, unit?: string]

/** What a stream has as it enters and as it leaves, SI. */
export type StateRow = readonly [label: string, entering: number, leaving: number, quantity: Quantity]

/** A published method that a rating used, with its inputs in SI. */
export interface MethodUsed {
  purpose: string
  /** In the registry. */
  id: string
  inputs: Readonly<Record<string, number>>
  warnings: Warning[]
}

/** What every tool's rating says of itself. */
export interface AnyRating {
  warnings: Warning[]
  methods?: MethodUsed[] | undefined
}

/** Whether the rating names a method of these purposes. */
export function hasMethod({ methods = [] }: AnyRating, purposes: Purposes | undefined): boolean {
  return purposes !== undefined && methods.some(({ purpose }) => purposes.some(part => purpose.includes(part)))
}
