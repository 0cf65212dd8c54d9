/** The methods for a two-phase flow, by id: registry entries whose inputs are all known at a place of a tube. */
import type { Correlation, CorrelationKind } from '../../correlation'
import { boilingCorrelations } from './boiling'
import { condensingCorrelations } from './condensing'
import { frictionCorrelations } from './friction'
import { type FlowInputs, sharedQuantities } from './quantities'
import { voidCorrelations } from './void'

/** A correlation that can be evaluated for a two-phase flow. */
export interface FlowMethod extends Correlation {
  formula(inputs: FlowInputs): number
  /** The feature of the tube that this method needs. */
  needs?: 'rifled' | 'tape'
}

/** Every entry of the folders below this one. */
export const twoPhaseCorrelations = [
  ...boilingCorrelations,
  ...condensingCorrelations,
  ...frictionCorrelations,
  ...voidCorrelations,
] as readonly (Correlation & { formula(inputs: Record<string, number>): number })[]

/** Entries of a kind that need only the shared quantities. */
function methodsOf(kind: CorrelationKind, not: readonly string[] = []): ReadonlyMap<string, FlowMethod> {
  const known = (correlation: Correlation) =>
    correlation.inputs.every(({ name, optional }) => optional || sharedQuantities.includes(name))
  const chosen = twoPhaseCorrelations.filter(each => each.kind === kind && !not.includes(each.id) && known(each))
  return new Map(chosen.map(each => [each.id, { ...(each as FlowMethod), needs: needsOf(each) }]))
}

function needsOf({ inputs }: Correlation): FlowMethod['needs'] {
  const asks = (wanted: string) => inputs.some(({ name, optional }) => name === wanted && !optional)
  if (asks('fins')) return 'rifled'
  return asks('tapePitch') ? 'tape' : undefined
}

export const boilingMethods = methodsOf('boiling', ['wojtan-dryout-inception', 'wojtan-dryout-completion'])
export const condensingMethods = methodsOf('condensing')
export const frictionMethods = methodsOf('two-phase friction', ['homogeneous-bend'])
export const voidMethods = methodsOf('void fraction')

const byKind = {
  boiling: boilingMethods,
  condensing: condensingMethods,
  'two-phase friction': frictionMethods,
  'void fraction': voidMethods,
} as const

/**
 * The reason why a method cannot be used in a tube.
 *
 * @param kind    kind of the method
 * @param id      of the registry
 * @param inside  enhancement of the tube: `rifled`, `tape`, another, or undefined
 * @returns       the rest of a sentence that begins with its id, or undefined where it fits
 *
 * Valid for any id.
 *
 * Source: the inputs of the registry's entries.
 */
export function twoPhaseMisfit(kind: keyof typeof byKind, id: string, inside: string | undefined): string | undefined {
  const method = byKind[kind].get(id)
  if (!method) return 'is no method along a straight tube'
  if (method.needs === undefined || method.needs === inside) return undefined
  return method.needs === 'rifled' ? 'is for a tube with fins inside' : 'is for a tube with a tape'
}
