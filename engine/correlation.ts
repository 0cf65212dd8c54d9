/** The type of every published correlation: a function with the facts that are needed to trust it. */
import type { Checked, Ranges } from './warnings'

/** The kind of result of a correlation. */
export type CorrelationKind =
  | 'air-side heat transfer'
  | 'air-side friction'
  | 'tube heat transfer'
  | 'tube friction'
  | 'tube pressure drop'
  | 'fitting loss'
  | 'property correction'
  | 'mean temperature difference'
  | 'effectiveness'
  | 'fin efficiency'
  | 'wet surface'
  | 'tube bank heat transfer'
  | 'tube bank pressure drop'
  | 'row factor'
  | 'boiling'
  | 'nucleate boiling'
  | 'condensing'
  | 'two-phase friction'
  | 'void fraction'
  | 'two-phase viscosity'
  | 'two-phase flow'

/** One named input of a correlation, in SI units ('-' for a dimensionless one). */
export interface CorrelationInput<Name extends string = string> {
  name: Name
  unit: string
  meaning: string
  optional?: boolean
}

/**
 * A correlation with its descriptor. Notices, help texts, the list of options and the command line are read from here,
 * so that nothing about a correlation is written twice.
 */
export interface Correlation<Name extends string = string> {
  id: string
  kind: CorrelationKind
  authors: string
  year: number
  title: string
  inputs: readonly CorrelationInput<Name>[]
  validity: Ranges
  accuracy: string
  source: string
  /** Absent where the constants were read in a source; `verify` and `assumption` are shown to the user. */
  trust?: 'verify' | 'assumption'
  evaluate(inputs: Record<Name, number>): Checked<number>
}
