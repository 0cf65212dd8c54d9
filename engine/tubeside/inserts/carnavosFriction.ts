import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { microFin } from './microFin'

const range = { Re: [1e4, 1e5], helixAngle: [0, 0.53] } as const

/**
 * Darcy friction factor of turbulent flow in a tube with inner fins, on the hydraulic diameter and the actual velocity.
 *
 * @param Re              Reynolds number on the hydraulic diameter and the actual flow area [-]
 * @param insideDiameter  inner diameter at the root of the fins [m]
 * @param fins            number of ribs around the tube [-]
 * @param finHeight       height of the fins [m]
 * @param helixAngle      angle of the ribs to the axis [rad]
 * @param apexAngle       angle between the flanks of a fin [rad]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for 10 000 <= Re <= 100 000. Summaries differ on whether the angle factor divides or multiplies, which is 6 %
 * on an ordinary tube; here it divides.
 *
 * Source: Carnavos, Heat Transfer Engineering 1 no. 4 (1980) 32-37.
 */
export function carnavosFriction(input: {
  Re: number
  insideDiameter: number
  fins: number
  finHeight: number
  helixAngle: number
  apexAngle: number
}): Checked<number> {
  const { Re, insideDiameter, fins, finHeight, helixAngle, apexAngle } = input
  requireNumbers({ Re, insideDiameter, fins, finHeight, helixAngle, apexAngle }, ['helixAngle', 'apexAngle'])
  const { flowArea, nominalArea } = microFin(input)
  const factor = Math.sqrt(flowArea / nominalArea) / Math.cos(helixAngle) ** 0.75
  const value = (0.184 * Re ** -0.2) / factor
  return { value, warnings: outOfRange('carnavos-friction', { Re, helixAngle }, range) }
}

/** Descriptor for the registry. */
export const carnavosFrictionCorrelation: Correlation<
  'Re' | 'insideDiameter' | 'fins' | 'finHeight' | 'helixAngle' | 'apexAngle'
> = {
  id: 'carnavos-friction',
  kind: 'tube friction',
  authors: 'Carnavos',
  year: 1980,
  title: 'Micro-fin tube, turbulent, on the hydraulic diameter, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the hydraulic diameter and the actual flow area' },
    { name: 'insideDiameter', unit: 'm', meaning: 'inner diameter at the root of the fins' },
    { name: 'fins', unit: '-', meaning: 'number of ribs around the tube' },
    { name: 'finHeight', unit: 'm', meaning: 'height of the fins' },
    { name: 'helixAngle', unit: 'rad', meaning: 'angle of the ribs to the axis' },
    { name: 'apexAngle', unit: 'rad', meaning: 'angle between the flanks of a fin' },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'Heat Transfer Engineering 1 no. 4 (1980) 32-37',
  trust: 'verify',
  evaluate: carnavosFriction,
}
