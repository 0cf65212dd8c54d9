import { EngineError } from '../../errors'
import { twoPhaseMisfit } from '../../tubeside/two-phase'
import type { CoilInput, Methods } from '../coil'

/** Two-phase methods, each with the kind of correlation that it takes. */
const kinds = {
  boiling: 'boiling',
  condensing: 'condensing',
  twoPhaseDrop: 'two-phase friction',
  voidFraction: 'void fraction',
} as const satisfies Partial<Record<keyof Methods, string>>

/**
 * Refuses two-phase methods that do not fit the tubes of the coil, or that the coil does not use.
 *
 * @param input  a checked coil input
 * @returns nothing; throws `invalid-input` with the path of the method
 *
 * Valid for every coil input.
 *
 * Source: the inputs of each entry of the registry.
 */
export function checkMethods({ coilType, methods, geometry }: CoilInput): void {
  if (!methods) return
  const hasPhases = coilType !== 'FLUID' && coilType !== 'NONE'
  const unused = coilType === 'EVAP' ? 'condensing' : 'boiling'
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const id = methods[name]
    if (id === undefined) continue
    if (!hasPhases || name === unused) {
      const why = hasPhases ? `nothing is ${unused} in it` : 'the fluid of this coil keeps its phase'
      throw new EngineError('invalid-input', `${id} changes nothing: ${why}`, { path: `methods.${name}`, value: id })
    }
    const misfit = twoPhaseMisfit(kinds[name], id, geometry.enhancement?.kind)
    if (misfit) throw new EngineError('invalid-input', `${id} ${misfit}`, { path: `methods.${name}`, value: id })
  }
}
