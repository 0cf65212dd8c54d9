import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { tapeOf } from './tape'

const range = { Re: [10, 3000], Pr: [3, 700], pitchRatio: [1.5, 100] } as const

/**
 * Nusselt number of laminar flow in a tube with a twisted tape at constant wall temperature.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param pitchRatio      pitch of half a turn of the tape over the inner diameter [-]
 * @param thicknessRatio  thickness of the tape over the inner diameter [-]; may be left out
 * @param Gz              Graetz number, Re Pr D / L; developed flow if left out [-]
 * @param buoyancy        axial Reynolds number times Rayleigh number; 0 if left out [-]
 * @param viscosityRatio  viscosity at the bulk over that at the wall [-]; may be left out
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid to a swirl parameter of about 2 000; above that it exceeds the turbulent form.
 *
 * Source: Manglik, Bergles, J. Heat Transfer 115 (1993) 881-896.
 */
export function tapeLaminar(input: {
  Re: number
  Pr: number
  pitchRatio: number
  thicknessRatio?: number
  Gz?: number
  buoyancy?: number
  viscosityRatio?: number
}): Checked<number> {
  const { Re, Pr, pitchRatio, thicknessRatio = 0, Gz = 0, buoyancy = 0, viscosityRatio = 1 } = input
  requireNumbers({ Re, Pr, pitchRatio, thicknessRatio, Gz, buoyancy, viscosityRatio }, [
    'thicknessRatio',
    'Gz',
    'buoyancy',
  ])
  const { swirl } = tapeOf(input)
  const value = tapeLaminarHot(Pr, swirl, Gz, viscosityRatio, buoyancy)
  return { value, warnings: outOfRange('tape-laminar', { Re, Pr, pitchRatio }, range) }
}

/** `tapeLaminar` without its checks, from the swirl of the tape. See there for inputs, result, range and source. */
export function tapeLaminarHot(Pr: number, swirl: number, Gz: number, viscosityRatio: number, buoyancy = 0): number {
  const turning = 6.413e-9 * (swirl * Pr ** 0.391) ** 3.835
  const entry = (1 + 0.0951 * Gz ** 0.894) ** 2.5
  return 4.612 * viscosityRatio ** 0.14 * ((entry + turning) ** 2 + 2.132e-14 * buoyancy ** 2.23) ** 0.1
}

/** Descriptor for the registry. */
export const tapeLaminarCorrelation: Correlation<
  'Re' | 'Pr' | 'pitchRatio' | 'thicknessRatio' | 'Gz' | 'buoyancy' | 'viscosityRatio'
> = {
  id: 'tape-laminar',
  kind: 'tube heat transfer',
  authors: 'Manglik, Bergles',
  year: 1993,
  title: 'Twisted tape, laminar',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'pitchRatio', unit: '-', meaning: 'pitch of half a turn of the tape over the inner diameter' },
    { name: 'thicknessRatio', unit: '-', meaning: 'thickness of the tape over the inner diameter', optional: true },
    { name: 'Gz', unit: '-', meaning: 'Graetz number, Re Pr D / L; developed flow if left out', optional: true },
    {
      name: 'buoyancy',
      unit: '-',
      meaning: 'axial Reynolds number times Rayleigh number; 0 if left out',
      optional: true,
    },
    { name: 'viscosityRatio', unit: '-', meaning: 'viscosity at the bulk over that at the wall', optional: true },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'J. Heat Transfer 115 (1993) 881-896',
  evaluate: tapeLaminar,
}
