import type { Correlation } from '../../correlation'
import type { Checked } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

/**
 * Correction of the Nusselt number for a wall at which the viscosity differs from the bulk.
 *
 * @param viscosityRatio  viscosity at the bulk over that at the wall [-]
 * @param turbulent       1 in turbulent flow, 0 in laminar; 1 if left out [-]
 * @param liquid          1 for a liquid, 0 for a gas; 1 if left out [-]
 * @returns factor on the Nusselt number [-]
 *
 * Valid for liquids and gases; a viscosity lower at the wall than in the bulk means that the liquid is heated.
 *
 * Source: Petukhov; Sieder, Tate, Advances in Heat Transfer 6 (1970) 503-564.
 */
export function wallFactor(input: { viscosityRatio: number; turbulent?: number; liquid?: number }): Checked<number> {
  const { viscosityRatio, turbulent = 1, liquid = 1 } = input
  requireNumbers({ viscosityRatio, turbulent, liquid }, ['turbulent', 'liquid'])
  const isHeated = viscosityRatio > 1
  const liquidPower = turbulent ? (isHeated ? 0.11 : 0.25) : 0.14
  const gasPower = turbulent && isHeated ? 0.5 : 0
  const value = viscosityRatio ** (liquid ? liquidPower : gasPower)
  return { value, warnings: [] }
}

/** Descriptor for the registry. */
export const wallFactorCorrelation: Correlation<'viscosityRatio' | 'turbulent' | 'liquid'> = {
  id: 'wall-factor',
  kind: 'property correction',
  authors: 'Petukhov; Sieder, Tate',
  year: 1970,
  title: 'Correction of heat transfer for the viscosity at the wall',
  inputs: [
    { name: 'viscosityRatio', unit: '-', meaning: 'viscosity at the bulk over that at the wall' },
    { name: 'turbulent', unit: '-', meaning: '1 in turbulent flow, 0 in laminar; 1 if left out', optional: true },
    { name: 'liquid', unit: '-', meaning: '1 for a liquid, 0 for a gas; 1 if left out', optional: true },
  ],
  validity: {},
  accuracy: 'a few percent',
  source: 'Advances in Heat Transfer 6 (1970) 503-564',
  evaluate: wallFactor,
}
