import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [3e3, 2e5] } as const

/**
 * Nusselt number of supercritical carbon dioxide being cooled after Dang and Hihara.
 *
 * @param Re                Reynolds number on the inner diameter [-]
 * @param filmRe            Reynolds number with the properties at the film temperature [-]
 * @param bulkHeatCapacity  heat capacity of the bulk [J/kg K]
 * @param meanHeatCapacity  mean heat capacity between bulk and wall [J/kg K]
 * @param bulkViscosity     viscosity of the bulk [Pa s]
 * @param filmViscosity     viscosity at the film temperature [Pa s]
 * @param bulkConductivity  conductivity of the bulk [W/m K]
 * @param filmConductivity  conductivity at the film temperature [W/m K]
 * @returns Nusselt number on the conductivity at the film temperature [-], with a warning outside the fitted range
 *
 * Valid for tubes of 1 to 6 mm and 200 to 1200 kg/m2s.
 *
 * Source: Dang, Hihara, Int. J. Refrigeration 27 (2004) 736-747.
 */
export function dangHihara(input: {
  Re: number
  filmRe: number
  bulkHeatCapacity: number
  meanHeatCapacity: number
  bulkViscosity: number
  filmViscosity: number
  bulkConductivity: number
  filmConductivity: number
}): Checked<number> {
  const {
    Re,
    filmRe,
    bulkHeatCapacity,
    meanHeatCapacity,
    bulkViscosity,
    filmViscosity,
    bulkConductivity,
    filmConductivity,
  } = input
  requireNumbers({
    Re,
    filmRe,
    bulkHeatCapacity,
    meanHeatCapacity,
    bulkViscosity,
    filmViscosity,
    bulkConductivity,
    filmConductivity,
  })
  const friction = (1.82 * Math.log10(filmRe) - 1.64) ** -2
  const bulk = bulkViscosity / bulkConductivity
  const film = filmViscosity / filmConductivity
  const Pr = bulkHeatCapacity >= meanHeatCapacity ? bulkHeatCapacity * bulk : meanHeatCapacity * Math.max(bulk, film)
  const value = petukhovForm(Re - 1000, Pr, friction)
  return { value, warnings: outOfRange('dang-hihara', { Re }, range) }
}

/** The formula of Gnielinski, as a variant of that of Petukhov and Kirillov, with 1.07 as its first term. */
function petukhovForm(Re: number, Pr: number, friction: number): number {
  const f8 = friction / 8
  return (f8 * Re * Pr) / (1.07 + 12.7 * Math.sqrt(f8) * (Pr ** (2 / 3) - 1))
}

/** Descriptor for the registry. */
export const dangHiharaCorrelation: Correlation<
  | 'Re'
  | 'filmRe'
  | 'bulkHeatCapacity'
  | 'meanHeatCapacity'
  | 'bulkViscosity'
  | 'filmViscosity'
  | 'bulkConductivity'
  | 'filmConductivity'
> = {
  id: 'dang-hihara',
  kind: 'tube heat transfer',
  authors: 'Dang, Hihara',
  year: 2004,
  title: 'Carbon dioxide cooled above its critical pressure, modified Gnielinski',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'filmRe', unit: '-', meaning: 'Reynolds number with the properties at the film temperature' },
    { name: 'bulkHeatCapacity', unit: 'J/kg K', meaning: 'heat capacity of the bulk' },
    { name: 'meanHeatCapacity', unit: 'J/kg K', meaning: 'mean heat capacity between bulk and wall' },
    { name: 'bulkViscosity', unit: 'Pa s', meaning: 'viscosity of the bulk' },
    { name: 'filmViscosity', unit: 'Pa s', meaning: 'viscosity at the film temperature' },
    { name: 'bulkConductivity', unit: 'W/m K', meaning: 'conductivity of the bulk' },
    { name: 'filmConductivity', unit: 'W/m K', meaning: 'conductivity at the film temperature' },
  ],
  validity: range,
  accuracy: 'within 20 %',
  source: 'Int. J. Refrigeration 27 (2004) 736-747',
  trust: 'verify',
  evaluate: dangHihara,
}
