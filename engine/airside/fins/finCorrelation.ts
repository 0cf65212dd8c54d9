import type { Correlation, CorrelationKind } from '../../correlation'
import type { Warning } from '../../warnings'
import { reynoldsContinuation } from '../reynoldsContinuation'
import { type Fin, type FinName, finInputs, requireFin } from './fin'
import { type FinRange, finDoubts } from './finDoubts'

/** Description of one function of a published correlation, as its file states it. */
interface FinDescription<Name extends FinName> {
  id: string
  kind: CorrelationKind
  authors: string
  year: number
  title: string
  names: readonly Name[]
  range: FinRange
  accuracy: string
  source: string
  trust?: 'verify' | 'assumption'
  /** The function without checks, for use inside a solver. */
  value(fin: Pick<Fin, Name>): number
  /** Warnings in addition to those about the range. */
  doubts?(fin: Pick<Fin, Name>): Warning[]
}

/** A registry entry that solvers can also use: `value` is the function without checks. */
export interface FinCorrelation<Name extends FinName = FinName> extends Correlation<Name> {
  validity: FinRange & Correlation['validity']
  value(fin: Pick<Fin, Name>): number
}

/**
 * The registry entry of a correlation of finned tubes.
 *
 * @param description  its description, and its function without checks
 * @returns the descriptor; `evaluate` refuses inputs that are not positive, and adds AIR_RE_LOW, AIR_RE_HIGH, FIN_RANGE
 *          and ROWS_CAPPED where the inputs lie outside the range
 *
 * Valid for every correlation of this folder.
 *
 * Source: the type `Correlation`.
 */
export function finCorrelation<Name extends FinName>(description: FinDescription<Name>): FinCorrelation<Name> {
  const { names, range, value, doubts, ...rest } = description
  return Object.freeze({
    ...rest,
    value,
    inputs: finInputs(names),
    validity: range as FinCorrelation['validity'],
    evaluate(inputs: Record<Name, number>) {
      const fin = inputs as unknown as Pick<Fin, Name>
      requireFin(names, fin as Partial<Fin>)
      return { value: value(fin), warnings: [...finDoubts(fin as Partial<Fin>, range), ...(doubts?.(fin) ?? [])] }
    },
  })
}

/** Exponents of the Reynolds number with which j and f continue below their range. */
export const exponentBelow = { j: -0.6, f: -0.7 } as const

/**
 * A fitted function of the Reynolds number inside its range, continued by power laws outside.
 *
 * @param kind   `j` or `f`, which chooses the exponent below the range
 * @param Re     Reynolds number [-]
 * @param limits fitted range [-]
 * @param curve  the fit
 * @returns value of the fit, or its continuation [-]
 *
 * Valid for any positive Re.
 *
 * Source: engineering rule of `reynoldsContinuation`.
 */
export function withinRe(
  kind: 'j' | 'f',
  Re: number,
  [min, max]: readonly [min: number, max: number],
  curve: (Re: number) => number,
): number {
  return reynoldsContinuation(Re, { min, max, exponentBelow: exponentBelow[kind] }, curve)
}

/**
 * Joins two branches of a fit without a step.
 *
 * @param Re     Reynolds number [-]
 * @param from   Reynolds number up to which the lower branch holds alone [-]
 * @param to     Reynolds number from which the upper branch holds alone [-]
 * @param below  the lower branch
 * @param above  the upper branch
 * @returns a mean weighted linearly in ln Re between `from` and `to` [-]
 *
 * Valid for 0 < from < to.
 *
 * Source: engineering choice; published branches do not meet.
 */
export function blended(
  Re: number,
  from: number,
  to: number,
  below: (Re: number) => number,
  above: (Re: number) => number,
): number {
  if (Re <= from) return below(Re)
  if (Re >= to) return above(Re)
  const share = Math.log(Re / from) / Math.log(to / from)
  return (1 - share) * below(Re) + share * above(Re)
}
