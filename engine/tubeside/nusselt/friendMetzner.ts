import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [50, 600] } as const

/**
 * Nusselt number of turbulent flow of viscous liquids in a tube after Friend and Metzner.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: Friend, Metzner, AIChE J. 4 (1958) 393-402.
 */
export function friendMetzner(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const value = ((friction / 8) * Re * Pr) / (1.2 + 11.8 * Math.sqrt(friction / 8) * (Pr - 1) * Pr ** (-1 / 3))
  return { value, warnings: outOfRange('friend-metzner', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const friendMetznerCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'friend-metzner',
  kind: 'tube heat transfer',
  authors: 'Friend, Metzner',
  year: 1958,
  title: 'Turbulent flow in a tube, high Prandtl numbers',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'AIChE J. 4 (1958) 393-402',
  evaluate: friendMetzner,
}
