import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1700, 8e4], pitchToWire: [11.7, 38] } as const

/**
 * Darcy friction factor in a tube with a wire coil, turbulent and transitional.
 *
 * @param Re           Reynolds number on the inner diameter [-]
 * @param pitchToWire  pitch of the coil over the diameter of its wire [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for pitches of 1.17 to 2.68 and wires of 0.07 to 0.10 diameters; the published factor is that of Fanning, a
 * quarter of this.
 *
 * Source: Garcia, Vicente, Viedma, Int. J. Heat Mass Transfer 48 (2005) 4640-4651.
 */
export function garciaFriction(input: { Re: number; pitchToWire: number }): Checked<number> {
  const { Re, pitchToWire } = input
  requireNumbers({ Re, pitchToWire })
  return {
    value: garciaFrictionHot(Re, pitchToWire),
    warnings: outOfRange('garcia-friction', { Re, pitchToWire }, range),
  }
}

/** `garciaFriction` without its checks. See there for inputs, result, range and source. */
export function garciaFrictionHot(Re: number, pitchToWire: number): number {
  return 4 * 9.35 * pitchToWire ** -1.16 * Re ** -0.217
}

/** Descriptor for the registry. */
export const garciaFrictionCorrelation: Correlation<'Re' | 'pitchToWire'> = {
  id: 'garcia-friction',
  kind: 'tube friction',
  authors: 'Garcia, Vicente, Viedma',
  year: 2005,
  title: 'Wire coil in a tube, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'pitchToWire', unit: '-', meaning: 'pitch of the coil over the diameter of its wire' },
  ],
  validity: range,
  accuracy: '95 % of the data within 10 %',
  source: 'Int. J. Heat Mass Transfer 48 (2005) 4640-4651',
  evaluate: garciaFriction,
}
