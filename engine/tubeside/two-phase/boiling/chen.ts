/**
 * The common parts of the forms of Chen's method: convection of the liquid enhanced by F, and pool boiling suppressed
 * by S.
 */
import { described } from '../described'
import { inner, martinelli, phaseAlone } from '../groups'
import { type Given, quantities } from '../quantities'
import { forsterZuber } from './forsterZuber'

const names = [
  'massFlux',
  'quality',
  'diameter',
  'liquidDensity',
  'vapourDensity',
  'liquidViscosity',
  'liquidConductivity',
  'liquidHeatCapacity',
  'vapourViscosity',
  'latentHeat',
  'surfaceTension',
  'saturationPressureDifference',
  'wallDifference',
] as const

/**
 * Mass flux, quality, inside diameter, properties of both phases, and the difference between wall and saturation. SI.
 */
export type ChenInputs = Given<(typeof names)[number]>

/** Inputs of the factors. */
export interface ChenFlow {
  /** Coefficient of the liquid flowing alone [W/m2 K], its Reynolds number, and the Martinelli parameter [-]. */
  liquid: number
  Re: number
  Xtt: number
}

/**
 * Coefficient of boiling in a tube by Chen's sum, with the factors of one of its forms.
 *
 * @param input    see `ChenInputs`
 * @param factors  F on the convection of the liquid and S on pool boiling [-]
 * @returns        coefficient on the inside area [W/m2 K]
 *
 * Valid as its factors are.
 *
 * Source: J. C. Chen, Ind. Eng. Chem. Process Des. Dev. 5 (1966) 322-329; pool boiling by Forster and Zuber.
 */
export function chenBoiling(input: ChenInputs, factors: (flow: ChenFlow) => { F: number; S: number }): number {
  const { diameter, liquidViscosity, liquidConductivity, liquidHeatCapacity } = input
  const flux = input.massFlux * (1 - inner(input.quality))
  const liquid = phaseAlone(flux, diameter, liquidViscosity, liquidConductivity, liquidHeatCapacity)
  const Re = (flux * diameter) / liquidViscosity
  const { F, S } = factors({ liquid, Re, Xtt: martinelli(input) })
  return S * forsterZuber(input) + F * liquid
}

/**
 * Descriptor of one form, for the registry.
 *
 * @param form  the fields in which it differs from the others
 * @returns     the descriptor, with the inputs that all of them take
 *
 * Source: none; a description.
 */
export function chenForm(
  form: Pick<Parameters<typeof described>[0], 'id' | 'authors' | 'year' | 'title' | 'accuracy' | 'source'> & {
    formula: (input: ChenInputs) => number
  },
) {
  return described<keyof ChenInputs>({ ...form, kind: 'boiling', inputs: quantities([...names]), validity: {} })
}
