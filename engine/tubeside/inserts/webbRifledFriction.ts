import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [2e4, 8e4], fins: [10, 45], helixAngle: [0.43, 0.79] } as const

/**
 * Darcy friction factor of turbulent flow in a tube with helical ribs of 25 to 45 degrees.
 *
 * @param Re           Reynolds number on the inner diameter [-]
 * @param fins         number of ribs around the tube [-]
 * @param heightRatio  height of the ribs over the inner diameter at their root [-]
 * @param helixAngle   angle of the ribs to the axis [rad]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for tubes of 15.5 mm and Re 20 000 to 80 000; the published factor is that of Fanning, a quarter of this.
 *
 * Source: Webb, Narayanamurthy, Thors, J. Heat Transfer 122 (2000) 134-142.
 */
export function webbRifledFriction(input: {
  Re: number
  fins: number
  heightRatio: number
  helixAngle: number
}): Checked<number> {
  const { Re, fins, heightRatio, helixAngle } = input
  requireNumbers({ Re, fins, heightRatio, helixAngle })
  const degrees = (helixAngle * 180) / Math.PI
  const value = 4 * 0.108 * Re ** -0.283 * fins ** 0.221 * heightRatio ** 0.785 * degrees ** 0.78
  return { value, warnings: outOfRange('webb-rifled-friction', { Re, fins, helixAngle }, range) }
}

/** Descriptor for the registry. */
export const webbRifledFrictionCorrelation: Correlation<'Re' | 'fins' | 'heightRatio' | 'helixAngle'> = {
  id: 'webb-rifled-friction',
  kind: 'tube friction',
  authors: 'Webb, Narayanamurthy, Thors',
  year: 2000,
  title: 'Tube with many helical ribs, turbulent, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'fins', unit: '-', meaning: 'number of ribs around the tube' },
    { name: 'heightRatio', unit: '-', meaning: 'height of the ribs over the inner diameter at their root' },
    { name: 'helixAngle', unit: 'rad', meaning: 'angle of the ribs to the axis' },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'J. Heat Transfer 122 (2000) 134-142',
  evaluate: webbRifledFriction,
}
