import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { turbulentShare } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'evenTransition'
> & { transitionReynolds?: number }

/**
 * Frictional gradient of two phases from the gradients of each phase flowing alone, with Chisholm's constants 20, 12,
 * 10 and 5.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, continuous transition (optional); `transitionReynolds` Reynolds number where turbulence begins, 2 000 if
 * left out [-], SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality.
 *
 * Source: R. W. Lockhart, R. C. Martinelli, Chem. Eng. Progress 45 (1949) 39-48; D. Chisholm, Int. J. Heat Mass
 * Transfer 10 (1967) 1767-1778.
 */
export function lockhartMartinelli(input: Inputs): number {
  const { massFlux: G, diameter: D, transitionReynolds: critical = 2000, evenTransition = 0 } = input
  const x = inner(input.quality)
  const liquidRe = (G * (1 - x) * D) / input.liquidViscosity
  const vapourRe = (G * x * D) / input.vapourViscosity
  const liquidShare = turbulentShare(liquidRe, critical, evenTransition)
  const vapourShare = turbulentShare(vapourRe, critical, evenTransition)
  const liquid = (alone(liquidRe, liquidShare) * (G * (1 - x)) ** 2) / (2 * input.liquidDensity * D)
  const vapour = (alone(vapourRe, vapourShare) * (G * x) ** 2) / (2 * input.vapourDensity * D)
  const C = 5 + 7 * vapourShare + 5 * liquidShare + 3 * vapourShare * liquidShare
  return liquid + C * Math.sqrt(liquid * vapour) + vapour
}

function alone(Re: number, turbulent: number): number {
  return (turbulent < 1 ? (1 - turbulent) * (64 / Re) : 0) + (turbulent > 0 ? turbulent * 0.184 * Re ** -0.2 : 0)
}

/** Descriptor for the registry. */
export const lockhartMartinelliCorrelation = described<keyof Inputs>({
  id: 'lockhart-martinelli',
  kind: 'two-phase friction',
  authors: 'Lockhart, Martinelli; Chisholm',
  year: 1949,
  title: 'Frictional gradient by the phases flowing alone',
  inputs: [
    ...quantities(
      ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
      ['evenTransition'],
    ),
    {
      name: 'transitionReynolds',
      unit: '-',
      meaning: 'Reynolds number where turbulence begins, 2 000 if left out',
      optional: true,
    },
  ],
  validity: {},
  accuracy: 'mean deviation 30 % and more',
  source: 'R. W. Lockhart, R. C. Martinelli, Chem. Eng. Progress 45 (1949) 39-48',
  formula: lockhartMartinelli,
})
