import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { Re: [1e4, 5e6], Pr: [0.5, 200] } as const

/**
 * Nusselt number of fully developed turbulent flow in a tube after Petukhov and Kirillov.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor [-]; that of a smooth tube where left out
 * @returns Nusselt number [-], with a warning outside the fitted range
 *
 * Valid for 10 000 <= Re <= 5 000 000 and 0.5 <= Pr <= 200.
 *
 * Source: B. S. Petukhov, Advances in Heat Transfer 6 (1970) 503-564, the simpler form with 1.07.
 */
export function petukhovKirillov(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  return turbulent('petukhov-kirillov', input, () => 1.07)
}

/**
 * The same with the term that depends on Re and Pr.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor [-]; that of a smooth tube where left out
 * @returns Nusselt number [-], with a warning outside the fitted range
 *
 * Valid for 10 000 <= Re <= 5 000 000 and 0.5 <= Pr <= 200, within 5 %.
 *
 * Source: B. S. Petukhov, V. N. Popov, High Temperature 1 (1963) 69-83; Petukhov (1970).
 */
export function petukhovPopov(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  return turbulent('petukhov-popov', input, (Re, Pr) => 1.07 + 900 / Re - 0.63 / (1 + 10 * Pr))
}

/** The form that both have in common; they differ in the first term of the denominator. */
function turbulent(
  name: string,
  input: { Re: number; Pr: number; friction?: number },
  constant: (Re: number, Pr: number) => number,
): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  if (!(Re > 0 && Pr > 0 && friction > 0)) {
    throw new EngineError('not-positive', 'Re, Pr and friction must be positive', { Re, Pr, friction })
  }
  const f8 = friction / 8
  const value = (f8 * Re * Pr) / (constant(Re, Pr) + 12.7 * Math.sqrt(f8) * (Pr ** (2 / 3) - 1))
  return { value, warnings: outOfRange(name, { Re, Pr }, range) }
}

const inputs: Correlation<'Re' | 'Pr' | 'friction'>['inputs'] = [
  { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
  { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
  { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
]

/** Descriptor for the registry. */
export const petukhovKirillovCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'petukhov-kirillov',
  kind: 'tube heat transfer',
  authors: 'Petukhov, Kirillov',
  year: 1970,
  title: 'Turbulent flow in a tube',
  inputs,
  validity: range,
  accuracy: 'about 10 %',
  source: 'Advances in Heat Transfer 6 (1970) 503-564',
  evaluate: petukhovKirillov,
}

/** Descriptor for the registry. */
export const petukhovPopovCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'petukhov-popov',
  kind: 'tube heat transfer',
  authors: 'Petukhov, Popov',
  year: 1963,
  title: 'Turbulent flow in a tube, with the dependence on Re and Pr',
  inputs,
  validity: range,
  accuracy: 'about 5 %',
  source: 'High Temperature 1 (1963) 69-83',
  evaluate: petukhovPopov,
}
