import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { filmThickness, pattern } from '../stratified'
import { cooper } from './cooper'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'vapourViscosity'
  | 'vapourConductivity'
  | 'vapourHeatCapacity'
  | 'latentHeat'
  | 'surfaceTension'
  | 'pressure'
  | 'criticalPressure'
  | 'molarMass'
  | 'heatFlux'
>

/**
 * Coefficient of boiling in a horizontal tube by its flow pattern: wetted and dry part of the wall, dry-out and mist.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, vapour conductivity, vapour heat capacity, latent heat,
 * surface tension, pressure, critical pressure, molar mass, heat flux, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for refrigerants in horizontal tubes.
 *
 * Source: L. Wojtan, T. Ursenbacher, J. R. Thome, Int. J. Heat Mass Transfer 48 (2005) 2955-2985; N. Kattan, J. R.
 * Thome, D. Favrat, J. Heat Transfer 120 (1998) 140-165. Dry-out and mist not compared with the papers.
 */
export function wojtan2005(input: Inputs): number {
  const { heatFlux, massFlux: G, diameter: D } = input
  const x = inner(input.quality)
  const { inception, completion } = dryout(input)
  if (x <= inception) return wetted(input, x)
  const mist = mistCoefficient(input, Math.max(x, completion))
  if (x >= completion || heatFlux <= 0 || G * D <= 0) return mist
  const atInception = wetted(input, inception)
  const end = mistCoefficient(input, completion)
  // Between both qualities linear; a partly dry wall never has a higher coefficient than a wet one.
  const share = (x - inception) / (completion - inception)
  return atInception + share * (Math.min(atInception, end) - atInception)
}

/** Coefficient of the wetted wall, wholly wetted or only at the bottom. */
function wetted(input: Inputs, x: number): number {
  const { massFlux: G, diameter: D, liquidViscosity, liquidConductivity: k, heatFlux } = input
  const { pressure, criticalPressure, molarMass } = input
  const at = pattern({ ...input, quality: x })
  const delta = filmThickness(D, at.voidFraction, at.dryAngle)
  const Pr = (liquidViscosity * input.liquidHeatCapacity) / k
  const filmRe = (4 * G * (1 - x) * delta) / ((1 - at.voidFraction) * liquidViscosity)
  const convective = (0.0133 * filmRe ** 0.69 * Pr ** 0.4 * k) / delta
  const nucleate = 0.8 * cooper({ pressure, criticalPressure, molarMass, heatFlux })
  const wet = (nucleate ** 3 + convective ** 3) ** (1 / 3)
  if (at.dryAngle <= 0) return wet
  const vapourRe = (G * x * D) / (at.voidFraction * input.vapourViscosity)
  const vapourPr = (input.vapourViscosity * input.vapourHeatCapacity) / input.vapourConductivity
  const dry = (0.023 * vapourRe ** 0.8 * vapourPr ** 0.4 * input.vapourConductivity) / D
  return (at.dryAngle * dry + (2 * Math.PI - at.dryAngle) * wet) / (2 * Math.PI)
}

/** Coefficient of mist flow: droplets in vapour at a dry wall. */
function mistCoefficient(input: Inputs, x: number): number {
  const { massFlux: G, diameter: D, vapourViscosity, vapourConductivity: k } = input
  const densities = input.liquidDensity / input.vapourDensity
  const Re = ((G * D) / vapourViscosity) * (x + (1 - x) / densities)
  const Pr = (vapourViscosity * input.vapourHeatCapacity) / k
  const Y = 1 - 0.1 * ((densities - 1) * (1 - x)) ** 0.4
  return (0.0117 * Re ** 0.79 * Pr ** 1.06 * Math.max(0.1, Y) ** -1.83 * k) / D
}

/** Qualities at which the wall begins to dry and at which all of it is dry [-]. */
function dryout(input: Inputs): { inception: number; completion: number } {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, surfaceTension } = input
  const gap = liquidDensity - vapourDensity
  const We = (G * G * D) / (vapourDensity * surfaceTension)
  const Fr = (G * G) / (vapourDensity * gap * gravity * D)
  const critical = 0.131 * Math.sqrt(vapourDensity) * input.latentHeat * (gravity * gap * surfaceTension) ** 0.25
  const share = Math.max(0, input.heatFlux) / critical
  const densities = vapourDensity / liquidDensity
  const begin = 0.58 * Math.exp(0.52 - 0.235 * We ** 0.17 * Fr ** 0.37 * densities ** 0.25 * share ** 0.7)
  const end = 0.61 * Math.exp(0.57 - 5.8e-3 * We ** 0.38 * Fr ** 0.15 * densities ** -0.09 * share ** 0.27)
  const completion = Math.min(0.999, Math.max(0.02, end))
  return { inception: Math.min(0.98, completion - 0.01, begin), completion }
}

/** Descriptor for the registry. */
export const wojtan2005Correlation = described<keyof Inputs>({
  id: 'wojtan-2005',
  kind: 'boiling',
  authors: 'Kattan, Thome, Favrat; Wojtan, Ursenbacher, Thome',
  year: 2005,
  title: 'Boiling in horizontal tubes by flow pattern',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
    'vapourViscosity',
    'vapourConductivity',
    'vapourHeatCapacity',
    'latentHeat',
    'surfaceTension',
    'pressure',
    'criticalPressure',
    'molarMass',
    'heatFlux',
  ]),
  validity: { massFlux: [70, 700], diameter: [8e-3, 14e-3] },
  accuracy: 'most data within 25 %',
  source: 'L. Wojtan, T. Ursenbacher, J. R. Thome, Int. J. Heat Mass Transfer 48 (2005) 2955-2985',
  trust: 'verify',
  formula: wojtan2005,
})
