import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { turbulentShare } from './singlePhase'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'vapourViscosity'
  | 'surfaceTension',
  'evenTransition'
>

/**
 * Frictional gradient of adiabatic and condensing flow in small channels.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for diameters 0.07 to 6.2 mm.
 *
 * Source: S.-M. Kim, I. Mudawar, Int. J. Heat Mass Transfer 55 (2012) 3246-3261.
 */
export function kimMudawar(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, vapourViscosity, evenTransition = 0 } = input
  const x = inner(input.quality)
  const liquidRe = (G * (1 - x) * D) / input.liquidViscosity
  const vapourRe = (G * x * D) / vapourViscosity
  const liquid = (channelFriction(liquidRe, evenTransition) * (G * (1 - x)) ** 2) / (2 * liquidDensity * D)
  const vapour = (channelFriction(vapourRe, evenTransition) * (G * x) ** 2) / (2 * vapourDensity * D)
  const all = (G * D) / input.liquidViscosity
  const Su = (vapourDensity * input.surfaceTension * D) / vapourViscosity ** 2
  const densities = liquidDensity / vapourDensity
  const turbulentLiquid = turbulentShare(liquidRe, 2000, evenTransition)
  const turbulentVapour = turbulentShare(vapourRe, 2000, evenTransition)
  const C =
    (1 - turbulentLiquid) *
      ((1 - turbulentVapour) * 3.5e-5 * all ** 0.44 * Math.sqrt(Su) * densities ** 0.48 +
        turbulentVapour * 0.0015 * all ** 0.59 * Su ** 0.19 * densities ** 0.36) +
    turbulentLiquid *
      ((1 - turbulentVapour) * 8.7e-4 * all ** 0.17 * Math.sqrt(Su) * densities ** 0.14 +
        turbulentVapour * 0.39 * all ** 0.03 * Su ** 0.1 * densities ** 0.35)
  return liquid + C * Math.sqrt(liquid * vapour) + vapour
}

/** Darcy friction factor as used by the authors. */
function channelFriction(Re: number, even: number): number {
  const share = turbulentShare(Re, 2000, even)
  const turbulent = Re < 20_000 ? 0.316 * Re ** -0.25 : 0.184 * Re ** -0.2
  return (share < 1 ? (1 - share) * (64 / Re) : 0) + share * turbulent
}

/** Descriptor for the registry. */
export const kimMudawarCorrelation = described<keyof Inputs>({
  id: 'kim-mudawar',
  kind: 'two-phase friction',
  authors: 'Kim, Mudawar',
  year: 2012,
  title: 'Frictional gradient in small channels',
  inputs: quantities(
    [
      'massFlux',
      'quality',
      'diameter',
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'vapourViscosity',
      'surfaceTension',
    ],
    ['evenTransition'],
  ),
  validity: { massFlux: [4, 8528], diameter: [6.95e-5, 6.22e-3] },
  accuracy: 'mean deviation 23 % over 7,115 points',
  source: 'S.-M. Kim, I. Mudawar, Int. J. Heat Mass Transfer 55 (2012) 3246-3261.',
  formula: kimMudawar,
})
