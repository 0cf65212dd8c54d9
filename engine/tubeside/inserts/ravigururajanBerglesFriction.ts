import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [5e3, 2.5e5], heightRatio: [0.01, 0.2], pitchRatio: [0.1, 7] } as const

/**
 * Darcy friction factor of turbulent flow in a tube with helical ribs.
 *
 * @param Re            Reynolds number on the inner diameter [-]
 * @param heightRatio   height of the ribs over the inner diameter at their root [-]
 * @param pitchRatio    axial distance between ribs over the inner diameter [-]
 * @param helixAngle    angle of the ribs to the axis [rad]
 * @param contactAngle  angle at which the profile of a rib meets the wall; a right angle if left out [rad]
 * @param corners       sharp corners of a rib that face the flow; 2 if left out [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for 5 000 <= Re <= 250 000.
 *
 * Source: Ravigururajan, Bergles, Experimental Thermal and Fluid Science 13 (1996) 55-70.
 */
export function ravigururajanBerglesFriction(input: RibShape & { Re: number }): Checked<number> {
  const { Re, heightRatio, pitchRatio, helixAngle, contactAngle = Math.PI / 2, corners = 2 } = input
  requireNumbers({ Re, heightRatio, pitchRatio, helixAngle, contactAngle, corners })
  const warnings = outOfRange('ravigururajan-bergles-friction', { Re, heightRatio, pitchRatio }, range)
  return { value: ravigururajanBerglesFrictionHot(Re, input), warnings }
}

/** Dimensions of the ribs for the friction; see `ravigururajanBerglesFriction`. */
interface RibShape {
  heightRatio: number
  pitchRatio: number
  helixAngle: number
  contactAngle?: number
  corners?: number
}

/** `ravigururajanBerglesFriction` without its checks. See there for inputs, result, range and source. */
export function ravigururajanBerglesFrictionHot(Re: number, ribs: RibShape): number {
  const { heightRatio, pitchRatio, helixAngle, contactAngle = Math.PI / 2, corners = 2 } = ribs
  const share = helixAngle / (Math.PI / 2)
  const gain =
    29.1 *
    Re ** (0.67 - 0.06 * pitchRatio - 0.49 * share) *
    heightRatio ** (1.37 - 0.157 * pitchRatio) *
    pitchRatio ** (-1.66e-6 * Re - 0.33 * share) *
    share ** (4.59 + 4.11e-6 * Re - 0.15 * pitchRatio) *
    (1 + (2.94 * Math.sin(contactAngle)) / corners)
  return 4 * (1.58 * Math.log(Re) - 3.28) ** -2 * (1 + gain ** (15 / 16)) ** (16 / 15)
}

/** Descriptor for the registry. */
export const ravigururajanBerglesFrictionCorrelation: Correlation<
  'Re' | 'heightRatio' | 'pitchRatio' | 'helixAngle' | 'contactAngle' | 'corners'
> = {
  id: 'ravigururajan-bergles-friction',
  kind: 'tube friction',
  authors: 'Ravigururajan, Bergles',
  year: 1996,
  title: 'Tube with helical ribs, turbulent, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'heightRatio', unit: '-', meaning: 'height of the ribs over the inner diameter at their root' },
    { name: 'pitchRatio', unit: '-', meaning: 'axial distance between ribs over the inner diameter' },
    { name: 'helixAngle', unit: 'rad', meaning: 'angle of the ribs to the axis' },
    {
      name: 'contactAngle',
      unit: 'rad',
      meaning: 'angle at which the profile of a rib meets the wall; a right angle if left out',
      optional: true,
    },
    { name: 'corners', unit: '-', meaning: 'sharp corners of a rib that face the flow; 2 if left out', optional: true },
  ],
  validity: range,
  accuracy: '77 % of the data within 20 %',
  source: 'Experimental Thermal and Fluid Science 13 (1996) 55-70',
  evaluate: ravigururajanBerglesFriction,
}
