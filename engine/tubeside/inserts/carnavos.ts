import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { microFin } from './microFin'

const range = { Re: [1e4, 1e5], Pr: [0.7, 30], helixAngle: [0, 0.53] } as const

/**
 * Nusselt number of turbulent flow in a tube with inner fins, on the hydraulic diameter and the actual inside area.
 *
 * @param Re              Reynolds number on the hydraulic diameter and the actual flow area [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param insideDiameter  inner diameter at the root of the fins [m]
 * @param fins            number of ribs around the tube [-]
 * @param finHeight       height of the fins [m]
 * @param helixAngle      angle of the ribs to the axis [rad]
 * @param apexAngle       angle between the flanks of a fin [rad]
 * @returns Nusselt number on the hydraulic diameter and the actual area [-], with a warning outside the fitted range
 *
 * Valid for 10 000 <= Re <= 100 000 and helix angles to 30 degrees.
 *
 * Source: Carnavos, Heat Transfer Engineering 1 no. 4 (1980) 32-37.
 */
export function carnavos(input: {
  Re: number
  Pr: number
  insideDiameter: number
  fins: number
  finHeight: number
  helixAngle: number
  apexAngle: number
}): Checked<number> {
  const { Re, Pr, insideDiameter, fins, finHeight, helixAngle, apexAngle } = input
  requireNumbers({ Re, Pr, insideDiameter, fins, finHeight, helixAngle, apexAngle }, ['helixAngle', 'apexAngle'])
  const { flowArea, coreArea, areaRatio } = microFin(input)
  const turned = 1 / Math.cos(helixAngle) ** 3
  const value = 0.023 * Re ** 0.8 * Pr ** 0.4 * (flowArea / coreArea) ** 0.1 * areaRatio ** -0.5 * turned
  return { value, warnings: outOfRange('carnavos', { Re, Pr, helixAngle }, range) }
}

/** Descriptor for the registry. */
export const carnavosCorrelation: Correlation<
  'Re' | 'Pr' | 'insideDiameter' | 'fins' | 'finHeight' | 'helixAngle' | 'apexAngle'
> = {
  id: 'carnavos',
  kind: 'tube heat transfer',
  authors: 'Carnavos',
  year: 1980,
  title: 'Micro-fin tube, turbulent, on hydraulic diameter and actual area',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the hydraulic diameter and the actual flow area' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'insideDiameter', unit: 'm', meaning: 'inner diameter at the root of the fins' },
    { name: 'fins', unit: '-', meaning: 'number of ribs around the tube' },
    { name: 'finHeight', unit: 'm', meaning: 'height of the fins' },
    { name: 'helixAngle', unit: 'rad', meaning: 'angle of the ribs to the axis' },
    { name: 'apexAngle', unit: 'rad', meaning: 'angle between the flanks of a fin' },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'Heat Transfer Engineering 1 no. 4 (1980) 32-37',
  evaluate: carnavos,
}
