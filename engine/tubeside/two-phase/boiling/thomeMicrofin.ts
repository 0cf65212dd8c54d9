import { described } from '../described'
import { inner, phaseAlone } from '../groups'
import { type Given, quantities } from '../quantities'
import { rifledFactor } from '../rifled'
import { filmThickness } from '../stratified'
import { rouhaniSteiner } from '../void/rouhaniSteiner'
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
  | 'surfaceTension'
  | 'pressure'
  | 'criticalPressure'
  | 'molarMass'
  | 'heatFlux'
  | 'fins'
  | 'finHeight'
  | 'helixAngle'
  | 'apexAngle'
>

/**
 * Coefficient of boiling in a micro-fin tube: film convection enhanced by the ribs, and nucleate boiling.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, vapour conductivity, vapour heat capacity, surface tension,
 * pressure, critical pressure, molar mass, heat flux, number of fins, fin height, helix angle, apex angle, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for mass fluxes 100 to 500 in tubes of about 12 mm; above quality 0.85 linear to the vapour at 1.
 *
 * Source: J. R. Thome, N. Kattan, D. Favrat, Convective Flow and Pool Boiling Conf., Irsee (1997); J. R. Thome,
 * Engineering Data Book III, chapter 10.
 */
export function thomeMicrofin(input: Inputs): number {
  const edge = 0.85
  if (input.quality <= edge) return wetCoefficient(input, inner(input.quality))
  // Above the limit, linear towards the vapour alone.
  const share = (input.quality - edge) / (1 - edge)
  const wet = wetCoefficient(input, edge)
  const { massFlux, diameter, vapourViscosity, vapourConductivity, vapourHeatCapacity } = input
  const dry = phaseAlone(massFlux, diameter, vapourViscosity, vapourConductivity, vapourHeatCapacity)
  return wet + share * (Math.min(wet, dry) - wet)
}

/** Inputs of the correlations on which this one is based, overwritten by each call. */
const place = {
  massFlux: 0,
  quality: 0,
  liquidDensity: 0,
  vapourDensity: 0,
  surfaceTension: 0,
  pressure: 0,
  criticalPressure: 0,
  molarMass: 0,
  heatFlux: 0,
}

function wetCoefficient(input: Inputs, x: number): number {
  const { massFlux: G, diameter: D, liquidConductivity: k, liquidViscosity, heatFlux } = input
  place.massFlux = G
  place.quality = x
  place.liquidDensity = input.liquidDensity
  place.vapourDensity = input.vapourDensity
  place.surfaceTension = input.surfaceTension
  place.pressure = input.pressure
  place.criticalPressure = input.criticalPressure
  place.molarMass = input.molarMass
  place.heatFlux = heatFlux
  const voidFraction = rouhaniSteiner(place)
  const delta = filmThickness(D, voidFraction, 0)
  const Pr = (liquidViscosity * input.liquidHeatCapacity) / k
  const filmRe = (4 * G * (1 - x) * delta) / ((1 - voidFraction) * liquidViscosity)
  const convective = (0.0133 * filmRe ** 0.69 * Pr ** 0.4 * k) / delta
  const ribs = rifledFactor(input, (G * D) / liquidViscosity, Pr)
  const nucleate = cooper(place)
  // The fitted parabola in mass flux is used up to 500, the end of the data, and is constant above.
  const flux = Math.min(1, G / 500)
  const shape = 1.89 * flux ** 2 - 3.7 * flux + 3.02
  return shape * (nucleate ** 3 + (ribs * convective) ** 3) ** (1 / 3)
}

/** Descriptor for the registry. */
export const thomeMicrofinCorrelation = described<keyof Inputs>({
  id: 'thome-microfin',
  kind: 'boiling',
  authors: 'Thome, Kattan, Favrat',
  year: 1999,
  title: 'Boiling in a micro-fin tube',
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
    'surfaceTension',
    'pressure',
    'criticalPressure',
    'molarMass',
    'heatFlux',
    'fins',
    'finHeight',
    'helixAngle',
    'apexAngle',
  ]),
  validity: { massFlux: [100, 500] },
  accuracy: 'most of its own data within 20 %',
  source: 'J. R. Thome, N. Kattan, D. Favrat, Convective Flow and Pool Boiling Conf., Irsee (1997)',
  formula: thomeMicrofin,
})
