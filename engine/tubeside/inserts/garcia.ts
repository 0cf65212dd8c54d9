import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1700, 8e4], Pr: [2.8, 150], pitchToWire: [11.7, 38] } as const

/**
 * Nusselt number in a tube with a wire coil, turbulent and transitional.
 *
 * @param Re           Reynolds number on the inner diameter [-]
 * @param Pr           Prandtl number at the bulk temperature [-]
 * @param pitchToWire  pitch of the coil over the diameter of its wire [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid for pitches of 1.17 to 2.68 and wires of 0.07 to 0.10 diameters.
 *
 * Source: Garcia, Vicente, Viedma, Int. J. Heat Mass Transfer 48 (2005) 4640-4651.
 */
export function garcia(input: { Re: number; Pr: number; pitchToWire: number }): Checked<number> {
  const { Re, Pr, pitchToWire } = input
  requireNumbers({ Re, Pr, pitchToWire })
  return { value: garciaHot(Re, Pr, pitchToWire), warnings: outOfRange('garcia', { Re, Pr, pitchToWire }, range) }
}

/** `garcia` without its checks. See there for inputs, result, range and source. */
export function garciaHot(Re: number, Pr: number, pitchToWire: number): number {
  return 0.132 * pitchToWire ** -0.372 * Re ** 0.72 * Pr ** 0.37
}

/** Descriptor for the registry. */
export const garciaCorrelation: Correlation<'Re' | 'Pr' | 'pitchToWire'> = {
  id: 'garcia',
  kind: 'tube heat transfer',
  authors: 'Garcia, Vicente, Viedma',
  year: 2005,
  title: 'Wire coil in a tube',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'pitchToWire', unit: '-', meaning: 'pitch of the coil over the diameter of its wire' },
  ],
  validity: range,
  accuracy: '95 % of the data within 9 %',
  source: 'Int. J. Heat Mass Transfer 48 (2005) 4640-4651',
  evaluate: garcia,
}
