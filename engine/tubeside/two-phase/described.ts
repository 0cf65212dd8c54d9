/** A two-phase correlation for the registry, made of its formula and what is known about it. */
import type { Correlation } from '../../correlation'
import { EngineError } from '../../errors'
import { outOfRange } from '../../warnings'

/** What is written by hand of a correlation: its descriptor, its formula and the groups its range is stated in. */
export interface Description<Name extends string> extends Omit<Correlation<Name>, 'evaluate'> {
  /** Numbers in, number out, for solvers: what cannot be is not asked again. */
  formula(inputs: Record<Name, number>): number
  /** Dimensionless groups that `validity` names beside the inputs. */
  groups?(inputs: Record<Name, number>): Record<string, number>
  /** Inputs that may be zero (quality always may). */
  mayBeZero?: readonly Name[]
}

/** Shared inputs that may be zero in every correlation that takes them. */
const alwaysFree = [
  'heatFlux',
  'wallDifference',
  'roughness',
  'evenTransition',
  'horizontal',
  'helixAngle',
  'saturationPressureDifference',
]

/** A registry entry with its bare formula. */
export type DescribedCorrelation<Name extends string> = Correlation<Name> & Pick<Description<Name>, 'formula'>

/**
 * Turns a formula into a registry entry that refuses what has no answer and says what is outside the fitted range.
 *
 * @param description  descriptor, formula and groups
 * @returns            the registry entry; `evaluate` throws `not-positive` for inputs that must be positive, and
 *                     `out-of-range` for a quality outside 0 to 1
 *
 * Source: definition.
 */
export function described<Name extends string>(description: Description<Name>): DescribedCorrelation<Name> {
  const { formula, groups, mayBeZero = [], ...descriptor } = description
  const free: readonly string[] = [...alwaysFree, ...mayBeZero]
  return {
    ...descriptor,
    formula,
    evaluate(inputs) {
      for (const { name } of descriptor.inputs) {
        const value: number | undefined = inputs[name]
        if (value !== undefined) checkInput(descriptor.id, name, value, free.includes(name))
      }
      const range = { ...inputs, ...groups?.(inputs) }
      return { value: formula(inputs), warnings: outOfRange(descriptor.id, range, descriptor.validity) }
    },
  }
}

/** An angle has any sign; a quality is 0 to 1; the rest is positive. */
function checkInput(id: string, name: string, value: number, mayBeZero: boolean): void {
  if (name.toLowerCase().includes('quality')) {
    if (value >= 0 && value <= 1) return
    throw new EngineError('out-of-range', `${id}: a quality is 0 to 1`, { [name]: value })
  }
  if (name === 'angle' && Math.abs(value) <= Math.PI / 2) return
  if (Number.isFinite(value) && (value > 0 || (mayBeZero && value === 0))) return
  throw new EngineError('not-positive', `${id}: ${name} must be positive`, { [name]: value })
}
