import { EngineError } from '../errors'
import type { CoilInput, FluidCoil } from './coil'

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
export function checkRated(input: CoilInput): asserts input is FluidCoil {
  if (input.coilType !== 'FLUID') refuse('coilType', input.coilType)
  const { fluid, geometry, methods } = input
  if (fluid.name !== 'Water') refuse('fluid.name', fluid.name)
  if (fluid.given.kind === 'capacity') refuse('fluid.given.kind', fluid.given.kind)
  if (!['auto', 'counter', undefined].includes(geometry.arrangement)) {
    refuse('geometry.arrangement', geometry.arrangement)
  }
  const { airSide: _airSide, external: _external, ...others } = methods ?? {}
  for (const [name, value] of Object.entries(others)) if (value !== undefined) refuse(`methods.${name}`, value)
  checkBuild(input)
}

/**
 * Refuses of the build what neither engine answers yet.
 *
 * @param input  a checked coil input
 * @returns nothing; throws `invalid-input` with the path of the first field that is not rated
 *
 * Valid for every coil input.
 *
 * Source: none; a check of the input.
 */
export function checkBuild({ geometry, methods }: CoilInput): void {
  if (!['Left', 'Right'].includes(geometry.hand)) refuse('geometry.hand', geometry.hand)
  if ((geometry.enhancement ?? { kind: 'none' }).kind !== 'none') {
    refuse('geometry.enhancement.kind', geometry.enhancement?.kind)
  }
  for (const name of ['lead', 'punchOut'] as const) {
    if (geometry[name] !== undefined) refuse(`geometry.${name}`, geometry[name])
  }
  if (methods?.singlePhase !== undefined) refuse('methods.singlePhase', methods.singlePhase)
}

function refuse(path: string, value: unknown): never {
  throw new EngineError('invalid-input', `${path} is not rated with this value`, { path, value })
}
