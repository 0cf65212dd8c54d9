/** Makes a registry entry of a two-phase correlation from its formula and its description. */
import type { Correlation } from '../../correlation'
import { EngineError } from '../../errors'
import { outOfRange } from '../../warnings'

/**
 * The parts of a correlation that are written by hand: its descriptor, its formula, and the groups in which its range
 * is stated.
 */
export interface Description<Name extends string> extends Omit<Correlation<Name>, 'evaluate'> {
  /** The formula for solvers, with numbers in and out and without checks of the input. */
  formula(inputs: Record<Name, number>): number
  /** Dimensionless groups that `validity` refers to besides the inputs. */
  groups?(inputs: Record<Name, number>): Record<string, number>
  /** Inputs that may be zero (quality always may). */
  mayBeZero?: readonly Name[]
}

/** Shared inputs that may be zero in every correlation. */
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
 * Turns a formula into a registry entry that refuses undefined inputs and warns outside the fitted range.
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

/** Checks an input: an angle may have any sign, a quality is 0 to 1, the others are positive. */
function checkInput(id: string, name: string, value: number, mayBeZero: boolean): void {
  if (name.toLowerCase().includes('quality')) {
    if (value >= 0 && value <= 1) return
    throw new EngineError('out-of-range', `${id}: a quality is 0 to 1`, { [name]: value })
  }
  if (name === 'angle' && Math.abs(value) <= Math.PI / 2) return
  if (Number.isFinite(value) && (value > 0 || (mayBeZero && value === 0))) return
  throw new EngineError('not-positive', `${id}: ${name} must be positive`, { [name]: value })
}
