import { described } from '../described'
import { martinelli } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'
>

/**
 * Void fraction of annular flow by the velocity profile in the film.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for Re of the whole flow as liquid above 50 and annular flow; towards quality 0 it has no meaning.
 *
 * Source: T. N. Tandon, H. K. Varma, C. P. Gupta, Int. J. Heat Mass Transfer 28 (1985) 191-198.
 */
export function tandonVarmaGupta(input: Inputs): number {
  const Re = (input.massFlux * input.diameter) / input.liquidViscosity
  const X = martinelli(input)
  const F = 0.15 * (1 / X + 2.85 * X ** -0.476)
  if (Re < 1125) return 1 - (1.928 * Re ** -0.315) / F + (0.9293 * Re ** -0.63) / F ** 2
  return 1 - (0.38 * Re ** -0.088) / F + (0.0361 * Re ** -0.176) / F ** 2
}

/** Descriptor for the registry. */
export const tandonVarmaGuptaCorrelation = described<keyof Inputs>({
  id: 'tandon-varma-gupta',
  kind: 'void fraction',
  authors: 'Tandon, Varma, Gupta',
  year: 1985,
  title: 'Void fraction of annular flow',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'vapourViscosity',
  ]),
  validity: { Re: [50, 1e6] },
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'T. N. Tandon, H. K. Varma, C. P. Gupta, Int. J. Heat Mass Transfer 28 (1985) 191-198.',
  formula: tandonVarmaGupta,
  groups: ({ massFlux, diameter, liquidViscosity }) => ({ Re: (massFlux * diameter) / liquidViscosity }),
})
