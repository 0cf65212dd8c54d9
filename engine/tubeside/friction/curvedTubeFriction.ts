import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { straightTubeFriction } from './straightTubeFriction'

const range = { Re: [100, 1.5e5], curvature: [0, 0.2] } as const

/**
 * Darcy friction factor in a curved tube, laminar up to the critical Re of the curvature, turbulent above.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param curvature  inner diameter over the diameter of the bend or helix, centre to centre [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for Re to 150 000 and d/D to 0.2; the branches meet in steps.
 *
 * Source: Schmidt, Chem. Ing. Tech. 39 (1967) 781-789.
 */
export function curvedTubeFriction(input: { Re: number; curvature: number; roughness?: number }): Checked<number> {
  const { Re, curvature, roughness = 0 } = input
  requireNumbers({ Re, curvature, roughness }, ['roughness'])
  const straight = straightTubeFriction({ Re, roughness }).value
  const critical = 2300 * (1 + 8.6 * curvature ** 0.45)
  const laminar = (64 / Re) * (1 + 0.14 * curvature ** 0.97 * Re ** (1 - 0.644 * curvature ** 0.312))
  const slow = straight * (1 + (2.88e4 / Re) * curvature ** 0.62)
  const fast = straight * (1 + 0.0823 * (1 + curvature) * curvature ** 0.53 * Re ** 0.25)
  const value = Re < critical ? laminar : Re < 2.2e4 ? slow : fast
  return { value, warnings: outOfRange('curved-tube-friction', { Re, curvature }, range) }
}

/** Descriptor for the registry. */
export const curvedTubeFrictionCorrelation: Correlation<'Re' | 'curvature' | 'roughness'> = {
  id: 'curved-tube-friction',
  kind: 'tube friction',
  authors: 'Schmidt',
  year: 1967,
  title: 'Curved tube or helix, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    {
      name: 'curvature',
      unit: '-',
      meaning: 'inner diameter over the diameter of the bend or helix, centre to centre',
    },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'Chem. Ing. Tech. 39 (1967) 781-789',
  evaluate: curvedTubeFriction,
}
