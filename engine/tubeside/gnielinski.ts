import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

/** The range of the data. */
const range = { Re: [3e3, 5e6], Pr: [0.5, 2000] } as const

/**
 * Nusselt number of fully developed turbulent flow in a tube, properties at the bulk temperature.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor [-]; that of a smooth tube where left out
 * @returns Nusselt number on the inner diameter [-], with a warning where an input is outside the fitted range
 *
 * Valid for 3 000 <= Re <= 5 000 000 and 0.5 <= Pr <= 2 000; below, the flow is transitional.
 *
 * Source: V. Gnielinski, Int. Chem. Eng. 16 (1976) 359-368; friction factor of Petukhov (1970).
 *
 * @example gnielinski({ Re: 1e5, Pr: 5 }).value // 515.68
 */
export function gnielinski(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  if (!(Re > 0 && Pr > 0 && friction > 0)) {
    throw new EngineError('not-positive', 'Re, Pr and friction must be positive', { Re, Pr, friction })
  }
  return { value: gnielinskiHot(Re, Pr, friction), warnings: outOfRange('gnielinski', { Re, Pr }, range) }
}

/**
 * The same without a check of the range, for solvers.
 *
 * @param Re        Reynolds number [-]
 * @param Pr        Prandtl number [-]
 * @param friction  Darcy friction factor [-]
 * @returns Nusselt number [-]
 *
 * Valid for positive numbers.
 *
 * Source: as `gnielinski`.
 */
export function gnielinskiHot(Re: number, Pr: number, friction = (0.79 * Math.log(Re) - 1.64) ** -2): number {
  const f8 = friction / 8
  return (f8 * (Re - 1000) * Pr) / (1 + 12.7 * Math.sqrt(f8) * (Math.cbrt(Pr * Pr) - 1))
}

/** Descriptor for the registry. */
export const gnielinskiCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'gnielinski',
  kind: 'tube heat transfer',
  authors: 'Gnielinski',
  year: 1976,
  title: 'Turbulent flow in a tube',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: '90 % of the data within 20 %',
  source: 'Int. Chem. Eng. 16 (1976) 359-368',
  evaluate: gnielinski,
}
