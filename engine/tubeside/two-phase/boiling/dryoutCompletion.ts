import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'latentHeat' | 'surfaceTension' | 'heatFlux'
>

/**
 * Quality at which the whole wall of a horizontal tube is dry in boiling.
 *
 * @param input  mass flux, inside diameter, liquid density, vapour density, latent heat, surface tension, heat flux,
 * SI
 * @returns      quality, at most 1 [-]
 *
 * Valid for R-22 and R-410A in tubes of 8 to 14 mm.
 *
 * Source: L. Wojtan, T. Ursenbacher, J. R. Thome, Int. J. Heat Mass Transfer 48 (2005) 2955-2969; not compared with
 * the paper itself.
 */
export function dryoutCompletion(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, surfaceTension } = input
  const gap = liquidDensity - vapourDensity
  const We = (G * G * D) / (vapourDensity * surfaceTension)
  const Fr = (G * G) / (vapourDensity * gap * gravity * D)
  const critical = 0.131 * Math.sqrt(vapourDensity) * input.latentHeat * (gravity * gap * surfaceTension) ** 0.25
  const densities = vapourDensity / liquidDensity
  const group = We ** 0.38 * Fr ** 0.15 * densities ** -0.09 * (input.heatFlux / critical) ** 0.27
  return Math.min(1, 0.61 * Math.exp(0.57 - 5.8e-3 * group))
}

/** Descriptor for the registry. */
export const dryoutCompletionCorrelation = described<keyof Inputs>({
  id: 'wojtan-dryout-completion',
  kind: 'boiling',
  authors: 'Wojtan, Ursenbacher, Thome',
  year: 2005,
  title: 'Quality where all of the wall of a horizontal tube is dry',
  inputs: quantities([
    'massFlux',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'latentHeat',
    'surfaceTension',
    'heatFlux',
  ]),
  validity: {},
  accuracy: 'mean deviation 20 to 30 %',
  source: 'L. Wojtan, T. Ursenbacher, J. R. Thome, Int. J. Heat Mass Transfer 48 (2005) 2955-2969',
  trust: 'verify',
  formula: dryoutCompletion,
})
