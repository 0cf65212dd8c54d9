import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [2e4, 8e4], fins: [10, 45], helixAngle: [0.43, 0.79] } as const

/**
 * Nusselt number of turbulent flow in a tube with helical ribs of 25 to 45 degrees.
 *
 * @param Re           Reynolds number on the inner diameter [-]
 * @param Pr           Prandtl number at the bulk temperature [-]
 * @param fins         number of ribs around the tube [-]
 * @param heightRatio  height of the ribs over the inner diameter at their root [-]
 * @param helixAngle   angle of the ribs to the axis [rad]
 * @returns Nusselt number on the inner diameter and the area of the plain tube [-], with a warning outside the fitted
 * range
 *
 * Valid for tubes of 15.5 mm and Re 20 000 to 80 000.
 *
 * Source: Webb, Narayanamurthy, Thors, J. Heat Transfer 122 (2000) 134-142.
 */
export function webbRifled(input: {
  Re: number
  Pr: number
  fins: number
  heightRatio: number
  helixAngle: number
}): Checked<number> {
  const { Re, Pr, fins, heightRatio, helixAngle } = input
  requireNumbers({ Re, Pr, fins, heightRatio, helixAngle })
  const degrees = (helixAngle * 180) / Math.PI
  const j = 0.00933 * Re ** -0.181 * fins ** 0.285 * heightRatio ** 0.323 * degrees ** 0.505
  const value = j * Re * Pr ** (1 / 3)
  return { value, warnings: outOfRange('webb-rifled', { Re, fins, helixAngle }, range) }
}

/** Descriptor for the registry. */
export const webbRifledCorrelation: Correlation<'Re' | 'Pr' | 'fins' | 'heightRatio' | 'helixAngle'> = {
  id: 'webb-rifled',
  kind: 'tube heat transfer',
  authors: 'Webb, Narayanamurthy, Thors',
  year: 2000,
  title: 'Tube with many helical ribs, turbulent',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'fins', unit: '-', meaning: 'number of ribs around the tube' },
    { name: 'heightRatio', unit: '-', meaning: 'height of the ribs over the inner diameter at their root' },
    { name: 'helixAngle', unit: 'rad', meaning: 'angle of the ribs to the axis' },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'J. Heat Transfer 122 (2000) 134-142',
  evaluate: webbRifled,
}
