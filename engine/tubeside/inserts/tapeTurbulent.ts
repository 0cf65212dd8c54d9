import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { type Tape, tapeOf } from './tape'

const range = { Re: [1e4, 2e5], Pr: [0.7, 700], pitchRatio: [1.5, 100] } as const

/**
 * Nusselt number of turbulent flow in a tube with a twisted tape.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param pitchRatio      pitch of half a turn of the tape over the inner diameter [-]
 * @param thicknessRatio  thickness of the tape over the inner diameter [-]; may be left out
 * @param viscosityRatio  viscosity at the bulk over that at the wall [-]; may be left out
 * @param heating         1 where the fluid is heated, 0 where it is cooled; 1 if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid from Re 10 000.
 *
 * Source: Manglik, Bergles, J. Heat Transfer 115 (1993) 881-896 (part II).
 */
export function tapeTurbulent(input: {
  Re: number
  Pr: number
  pitchRatio: number
  thicknessRatio?: number
  viscosityRatio?: number
  heating?: number
}): Checked<number> {
  const { Re, Pr, pitchRatio, thicknessRatio = 0, viscosityRatio = 1, heating = 1 } = input
  requireNumbers({ Re, Pr, pitchRatio, thicknessRatio, viscosityRatio, heating }, ['thicknessRatio', 'heating'])
  const value = tapeTurbulentHot(Re, Pr, pitchRatio, tapeOf(input), viscosityRatio ** (heating ? 0.18 : 0.3))
  return { value, warnings: outOfRange('tape-turbulent', { Re, Pr, pitchRatio }, range) }
}

/**
 * `tapeTurbulent` without its checks, from the groups of the tape and the factor of the wall. See there for inputs,
 * result, range and source.
 */
export function tapeTurbulentHot(Re: number, Pr: number, pitchRatio: number, { q1, q2 }: Tape, wall: number): number {
  return 0.023 * Re ** 0.8 * Pr ** 0.4 * q2 ** 0.8 * q1 ** 0.2 * (1 + 0.769 / pitchRatio) * wall
}

/** Descriptor for the registry. */
export const tapeTurbulentCorrelation: Correlation<
  'Re' | 'Pr' | 'pitchRatio' | 'thicknessRatio' | 'viscosityRatio' | 'heating'
> = {
  id: 'tape-turbulent',
  kind: 'tube heat transfer',
  authors: 'Manglik, Bergles',
  year: 1993,
  title: 'Twisted tape, turbulent',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'pitchRatio', unit: '-', meaning: 'pitch of half a turn of the tape over the inner diameter' },
    { name: 'thicknessRatio', unit: '-', meaning: 'thickness of the tape over the inner diameter', optional: true },
    { name: 'viscosityRatio', unit: '-', meaning: 'viscosity at the bulk over that at the wall', optional: true },
    {
      name: 'heating',
      unit: '-',
      meaning: '1 where the fluid is heated, 0 where it is cooled; 1 if left out',
      optional: true,
    },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'J. Heat Transfer 115 (1993) 881-896 (part II)',
  evaluate: tapeTurbulent,
}
