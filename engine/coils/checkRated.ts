import { EngineError } from '../errors'
import type { CoilInput } from './coil'

/**
 * Refuses what a document may ask and no engine answers yet: nothing is rated as if it had not been asked.
 *
 * @param input  a checked coil input
 * @returns nothing; throws `invalid-input` with the path of the first field that is not rated
 *
 * Valid for every coil input.
 *
 * Source: none; a check of the input.
 */
export function checkRated(input: CoilInput): void {
  if (input.coilType !== 'FLUID') return
  // Boiling, condensing and void fraction are no questions here; properties other than the fluid's own are.
  const { properties } = input.methods ?? {}
  if (properties !== undefined && properties !== 'reference') refuse('methods.properties', properties)
}

/**
 * Refuses of the build what v2025 does not answer yet.
 *
 * @param input  a checked coil input
 * @returns nothing; throws `invalid-input` with the path of the first field that is not rated
 *
 * Valid for every coil input.
 *
 * Source: none; a check of the input.
 */
export function checkBuild({ geometry, coilType }: CoilInput): void {
  if (coilType !== 'FLUID' && (geometry.enhancement ?? { kind: 'none' }).kind !== 'none') {
    refuse('geometry.enhancement.kind', geometry.enhancement?.kind)
  }
  if (geometry.punchOut !== undefined) refuse('geometry.punchOut', geometry.punchOut)
}

function refuse(path: string, value: unknown): never {
  throw new EngineError('invalid-input', `${path} is not rated with this value`, { path, value })
}
