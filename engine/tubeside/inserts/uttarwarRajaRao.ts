import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [30, 675], Pr: [300, 675], wireAngle: [0.55, 1.25] } as const

/**
 * Nusselt number of laminar flow in a tube with a wire coil after Uttarwar and Raja Rao.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param wireAngle       angle of the wire to the axis of the tube [rad]
 * @param viscosityRatio  viscosity at the bulk over that at the wall [-]; may be left out
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid for 30 <= Re <= 675 in oil.
 *
 * Source: Uttarwar, Raja Rao, J. Heat Transfer 107 (1985) 930-935.
 */
export function uttarwarRajaRao(input: {
  Re: number
  Pr: number
  wireAngle: number
  viscosityRatio?: number
}): Checked<number> {
  const { Re, Pr, wireAngle, viscosityRatio = 1 } = input
  requireNumbers({ Re, Pr, wireAngle, viscosityRatio })
  const slope = Math.tan(wireAngle)
  const value = 1.65 * slope * Re ** (0.25 * slope ** -0.38) * Pr ** 0.35 * viscosityRatio ** 0.14
  return { value, warnings: outOfRange('uttarwar-raja-rao', { Re, Pr, wireAngle }, range) }
}

/** Descriptor for the registry. */
export const uttarwarRajaRaoCorrelation: Correlation<'Re' | 'Pr' | 'wireAngle' | 'viscosityRatio'> = {
  id: 'uttarwar-raja-rao',
  kind: 'tube heat transfer',
  authors: 'Uttarwar, Raja Rao',
  year: 1985,
  title: 'Wire coil in a tube, laminar',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'wireAngle', unit: 'rad', meaning: 'angle of the wire to the axis of the tube' },
    { name: 'viscosityRatio', unit: '-', meaning: 'viscosity at the bulk over that at the wall', optional: true },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'J. Heat Transfer 107 (1985) 930-935',
  evaluate: uttarwarRajaRao,
}
