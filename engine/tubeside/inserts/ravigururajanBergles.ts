import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [5e3, 2.5e5], heightRatio: [0.01, 0.2], pitchRatio: [0.1, 7], Pr: [0.66, 37.6] } as const

/**
 * Nusselt number of turbulent flow in a tube with helical ribs.
 *
 * @param Re           Reynolds number on the inner diameter [-]
 * @param Pr           Prandtl number at the bulk temperature [-]
 * @param heightRatio  height of the ribs over the inner diameter at their root [-]
 * @param pitchRatio   axial distance between ribs over the inner diameter [-]
 * @param helixAngle   angle of the ribs to the axis [rad]
 * @returns Nusselt number on the inner diameter and the area of the plain tube [-], with a warning outside the fitted
 * range
 *
 * Valid for 5 000 <= Re <= 250 000. The exponent of Pr is negative in two sources and positive in one; at -0.024 it
 * changes the result by 10 % at most.
 *
 * Source: Ravigururajan, Bergles, Experimental Thermal and Fluid Science 13 (1996) 55-70.
 */
export function ravigururajanBergles(input: {
  Re: number
  Pr: number
  heightRatio: number
  pitchRatio: number
  helixAngle: number
}): Checked<number> {
  const { Re, Pr, heightRatio, pitchRatio, helixAngle } = input
  requireNumbers({ Re, Pr, heightRatio, pitchRatio, helixAngle })
  return {
    value: ravigururajanBerglesHot(Re, Pr, input),
    warnings: outOfRange('ravigururajan-bergles', { Re, heightRatio, pitchRatio, Pr }, range),
  }
}

/** `ravigururajanBergles` without its checks. See there for inputs, result, range and source. */
export function ravigururajanBerglesHot(
  Re: number,
  Pr: number,
  { heightRatio, pitchRatio, helixAngle }: { heightRatio: number; pitchRatio: number; helixAngle: number },
): number {
  const share = helixAngle / (Math.PI / 2)
  const gain = 2.64 * Re ** 0.036 * heightRatio ** 0.212 * pitchRatio ** -0.21 * share ** 0.29 * Pr ** -0.024
  const fanning = (1.58 * Math.log(Re) - 3.28) ** -2
  const plain = ((fanning / 2) * Re * Pr) / (1 + 12.7 * Math.sqrt(fanning / 2) * (Pr ** (2 / 3) - 1))
  return plain * (1 + gain ** 7) ** (1 / 7)
}

/** Descriptor for the registry. */
export const ravigururajanBerglesCorrelation: Correlation<'Re' | 'Pr' | 'heightRatio' | 'pitchRatio' | 'helixAngle'> = {
  id: 'ravigururajan-bergles',
  kind: 'tube heat transfer',
  authors: 'Ravigururajan, Bergles',
  year: 1996,
  title: 'Tube with helical ribs, turbulent',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'heightRatio', unit: '-', meaning: 'height of the ribs over the inner diameter at their root' },
    { name: 'pitchRatio', unit: '-', meaning: 'axial distance between ribs over the inner diameter' },
    { name: 'helixAngle', unit: 'rad', meaning: 'angle of the ribs to the axis' },
  ],
  validity: range,
  accuracy: '69 % of the data within 20 %',
  source: 'Experimental Thermal and Fluid Science 13 (1996) 55-70',
  trust: 'verify',
  evaluate: ravigururajanBergles,
}
