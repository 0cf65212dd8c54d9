import { EngineError } from '../../errors'
import type { FluidCoil } from '../coil'

/**
 * Refuses a choice of property method where there is none: liquids and gases that keep their phase have one set of
 * equations.
 *
 * @param input  a fluid coil
 * @returns nothing; throws `invalid-input` with the path of the choice
 *
 * Valid for every fluid coil except one of carbon dioxide above its critical pressure by v2025.
 *
 * Source: none; a check of the input.
 */
export function checkProperties({ methods, fluid }: FluidCoil): void {
  const value = methods?.properties
  if (value === undefined || value === 'reference') return
  const message = `${fluid.name} has one set of property equations here; the choice is for refrigerants and steam`
  throw new EngineError('invalid-input', message, { path: 'methods.properties', value })
}
