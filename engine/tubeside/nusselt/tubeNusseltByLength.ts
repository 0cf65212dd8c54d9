import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { colebrook } from '../friction/colebrook'
import { laminarEnd } from '../friction/straightTubeFriction'
import { hausen } from '../hausen'
import { requireNumbers } from '../requireNumbers'
import { churchillZajic } from './churchillZajic'
import { hausenTurbulent } from './hausenTurbulent'
import { martinelli } from './martinelli'

const range = { Pr: [0.001, 2000] } as const

/**
 * Nusselt number in a straight tube by the correlation of its regime.
 *
 * Below Re 2 040 laminar (Hausen, in a long tube 3.66). Above: Martinelli for liquid metals (Pr below 0.03), Hausen in
 * a tube of known length, Churchill and Zajic in a long one with the friction of Colebrook.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param diameterLength  inner diameter over heated length; a long tube if left out [-]
 * @param roughness       relative roughness e/D [-]; may be left out
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid for any Re; it has a step at 2 040, so that solvers use `tubeNusselt`.
 *
 * Source: the correlations named.
 */
export function tubeNusseltByLength(input: {
  Re: number
  Pr: number
  diameterLength?: number
  roughness?: number
}): Checked<number> {
  const { Re, Pr, diameterLength = 0, roughness = 0 } = input
  requireNumbers({ Re, Pr, diameterLength, roughness }, ['diameterLength', 'roughness'])
  const turbulent = () => {
    if (Pr < 0.03) return martinelli({ Re, Pr, friction: colebrook({ Re, roughness }).value }).value
    if (diameterLength > 0) return hausenTurbulent({ Re, Pr, diameterLength }).value
    return churchillZajic({ Re, Pr, friction: colebrook({ Re, roughness }).value }).value
  }
  const value = Re < laminarEnd ? hausen({ Gz: Re * Pr * diameterLength }).value : turbulent()
  return { value, warnings: outOfRange('tube-nusselt', { Pr }, range) }
}

/** Descriptor for the registry. */
export const tubeNusseltByLengthCorrelation: Correlation<'Re' | 'Pr' | 'diameterLength' | 'roughness'> = {
  id: 'tube-nusselt',
  kind: 'tube heat transfer',
  authors: 'Hausen; Churchill, Zajic; Martinelli',
  year: 2002,
  title: 'Straight tube by regime: laminar, turbulent, liquid metal',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    {
      name: 'diameterLength',
      unit: '-',
      meaning: 'inner diameter over heated length; a long tube if left out',
      optional: true,
    },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'about 15 %; a step where the flow turns',
  source: 'see hausen, hausen-turbulent, churchill-zajic, martinelli',
  evaluate: tubeNusseltByLength,
}
