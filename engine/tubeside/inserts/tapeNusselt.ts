import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { tapeOf } from './tape'
import { tapeLaminarHot } from './tapeLaminar'
import { tapeTurbulentHot } from './tapeTurbulent'

const range = { Re: [10, 2e5], Pr: [0.7, 700], pitchRatio: [1.5, 100] } as const

/** Swirl parameter up to which the laminar form is used, and Reynolds number from which the turbulent form is used. */
const laminarSwirl = 2000
const turbulentFrom = 1e4

interface TapeNusseltInputs {
  Re: number
  Pr: number
  pitchRatio: number
  thicknessRatio?: number
  diameterLength?: number
  viscosityRatio?: number
  heating?: number
}

/**
 * Nusselt number in a tube with a twisted tape, laminar to turbulent.
 *
 * Laminar up to a swirl parameter of 2 000 (at most Re 5 000), turbulent from Re 10 000, and linear in the logarithms
 * between them. Beyond its data the laminar form exceeds the turbulent one, so that taking the larger of both would be
 * wrong.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param pitchRatio      pitch of half a turn of the tape over the inner diameter [-]
 * @param thicknessRatio  thickness of the tape over the inner diameter [-]; may be left out
 * @param diameterLength  inner diameter over heated length [-]; a long tube if left out
 * @param viscosityRatio  viscosity at the bulk over that at the wall [-]; may be left out
 * @param heating         1 where the fluid is heated, 0 where it is cooled [-]; 1 if left out
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid for any Re; the upper limit of the laminar data is to be verified.
 *
 * Source: R. M. Manglik, A. E. Bergles, J. Heat Transfer 115 (1993) 881-896; the transition is derived here.
 */
export function tapeNusselt(input: TapeNusseltInputs): Checked<number> {
  const { Re, Pr, pitchRatio } = input
  return { value: tapeNusseltHot(input), warnings: outOfRange('tape', { Re, Pr, pitchRatio }, range) }
}

/** `tapeNusselt` without warnings. See there for inputs, result, range and source. */
export function tapeNusseltHot(input: TapeNusseltInputs): number {
  const { Re, Pr, pitchRatio, thicknessRatio = 0, diameterLength = 0, viscosityRatio = 1, heating = 1 } = input
  if (!(Re > 0 && Pr > 0 && pitchRatio > 0 && thicknessRatio > 0 && diameterLength > 0 && viscosityRatio > 0)) {
    const given = { Re, Pr, pitchRatio, thicknessRatio, diameterLength, viscosityRatio, heating }
    requireNumbers(given, ['thicknessRatio', 'diameterLength', 'heating'])
  }
  const tape = tapeOf(input)
  const laminarTo = Math.min(5000, (Re * laminarSwirl) / tape.swirl)
  if (Re <= laminarTo) return tapeLaminarHot(Pr, tape.swirl, Re * Pr * diameterLength, viscosityRatio)
  const wall = viscosityRatio ** (heating ? 0.18 : 0.3)
  if (Re >= turbulentFrom) return tapeTurbulentHot(Re, Pr, pitchRatio, tape, wall)
  const share = Math.log(Re / laminarTo) / Math.log(turbulentFrom / laminarTo)
  const { swirl } = tapeOf({ Re: laminarTo, pitchRatio, thicknessRatio })
  const laminar = tapeLaminarHot(Pr, swirl, laminarTo * Pr * diameterLength, viscosityRatio)
  return laminar ** (1 - share) * tapeTurbulentHot(turbulentFrom, Pr, pitchRatio, tape, wall) ** share
}

/** Descriptor for the registry. */
export const tapeNusseltCorrelation: Correlation<
  'Re' | 'Pr' | 'pitchRatio' | 'thicknessRatio' | 'diameterLength' | 'viscosityRatio' | 'heating'
> = {
  id: 'manglik-bergles',
  kind: 'tube heat transfer',
  authors: 'Manglik, Bergles',
  year: 1993,
  title: 'Twisted tape, laminar to turbulent',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'pitchRatio', unit: '-', meaning: 'pitch of half a turn of the tape over the inner diameter' },
    { name: 'thicknessRatio', unit: '-', meaning: 'thickness of the tape over the inner diameter', optional: true },
    { name: 'diameterLength', unit: '-', meaning: 'inner diameter over heated length', optional: true },
    { name: 'viscosityRatio', unit: '-', meaning: 'viscosity at the bulk over that at the wall', optional: true },
    { name: 'heating', unit: '-', meaning: '1 where the fluid is heated, 0 where it is cooled', optional: true },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'J. Heat Transfer 115 (1993) 881-896',
  trust: 'verify',
  evaluate: tapeNusselt,
}
