/** The methods a flow can be asked by, by id: registry entries whose inputs are all known at a place of a tube. */
import type { Correlation, CorrelationKind } from '../../correlation'
import { boilingCorrelations } from './boiling'
import { condensingCorrelations } from './condensing'
import { frictionCorrelations } from './friction'
import { type FlowInputs, sharedQuantities } from './quantities'
import { voidCorrelations } from './void'

/** A correlation that a flow can be asked by. */
export interface FlowMethod extends Correlation {
  formula(inputs: FlowInputs): number
  /** What the tube must have for this method to have an answer. */
  needs?: 'rifled' | 'tape'
}

/** Every entry of the folders below this one. */
export const twoPhaseCorrelations = [
  ...boilingCorrelations,
  ...condensingCorrelations,
  ...frictionCorrelations,
  ...voidCorrelations,
] as readonly (Correlation & { formula(inputs: Record<string, number>): number })[]

/** Entries of a kind that need nothing but the shared quantities, and answer in the unit of that kind. */
function methodsOf(kind: CorrelationKind, not: readonly string[] = []): ReadonlyMap<string, FlowMethod> {
  const known = (correlation: Correlation) =>
    correlation.inputs.every(({ name, optional }) => optional || sharedQuantities.includes(name))
  const chosen = twoPhaseCorrelations.filter(each => each.kind === kind && !not.includes(each.id) && known(each))
  return new Map(chosen.map(each => [each.id, { ...(each as FlowMethod), needs: needsOf(each) }]))
}

function needsOf({ inputs }: Correlation): FlowMethod['needs'] {
  if (inputs.some(({ name }) => name === 'fins')) return 'rifled'
  return inputs.some(({ name }) => name === 'tapePitch') ? 'tape' : undefined
}

export const boilingMethods = methodsOf('boiling', ['wojtan-dryout-inception', 'wojtan-dryout-completion'])
export const condensingMethods = methodsOf('condensing')
export const frictionMethods = methodsOf('two-phase friction', ['homogeneous-bend'])
export const voidMethods = methodsOf('void fraction')
