import type { CorrelationInput } from '../correlation'
import { EngineError } from '../errors'

/** Names of the inputs of every plate-fin correlation. */
export type PlateFinName =
  | 'Re'
  | 'rows'
  | 'transversePitch'
  | 'longitudinalPitch'
  | 'collarDiameter'
  | 'finPitch'
  | 'finThickness'
  | 'hydraulicDiameter'

/** Inputs of a plate-fin correlation. `Re` is on the collar diameter and the velocity in the free flow area. */
export type PlateFinInputs = Record<PlateFinName, number>

/** Descriptors of those inputs, for the registry. */
export const plateFinInputs: readonly CorrelationInput<PlateFinName>[] = [
  { name: 'Re', unit: '-', meaning: 'Reynolds number on the collar diameter, in the free flow area' },
  { name: 'rows', unit: '-', meaning: 'tube rows in the direction of the air' },
  { name: 'transversePitch', unit: 'm', meaning: 'tube spacing across the air' },
  { name: 'longitudinalPitch', unit: 'm', meaning: 'tube spacing along the air' },
  { name: 'collarDiameter', unit: 'm', meaning: 'diameter over the fin collar' },
  { name: 'finPitch', unit: 'm', meaning: 'distance from fin to fin' },
  { name: 'finThickness', unit: 'm', meaning: 'fin thickness' },
  { name: 'hydraulicDiameter', unit: 'm', meaning: '4 Ac Pl / Ao of the unit cell' },
]

/**
 * Refuses plate-fin inputs for which no correlation is defined.
 *
 * @param inputs  Reynolds number [-] and lengths [m]
 * @returns nothing; throws `not-positive` where a number is zero, negative or NaN
 *
 * Valid for every plate-fin correlation; `finThickness` may be zero.
 *
 * Source: none; a check of the input.
 */
export function requirePlateFin(inputs: PlateFinInputs): void {
  const { finThickness, ...others } = inputs
  if (finThickness !== undefined && !(finThickness >= 0)) {
    throw new EngineError('not-positive', 'finThickness must not be negative', { finThickness })
  }
  for (const [name, value] of Object.entries(others)) {
    if (!(value > 0)) throw new EngineError('not-positive', `${name} must be positive`, { [name]: value })
  }
}
