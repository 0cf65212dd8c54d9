import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { petukhovKirillov } from '../petukhovKirillov'
import { requireNumbers } from '../requireNumbers'

const range = { wallRe: [9e4, 3.2e5], pressure: [8e6, 12e6] } as const

/**
 * Nusselt number of supercritical carbon dioxide being cooled, at wall properties, after Krasnoshchekov and Protopopov.
 *
 * @param wallRe             Reynolds number with the properties at the wall [-]
 * @param wallPr             Prandtl number at the wall [-]
 * @param densityRatio       density at the wall over that of the bulk [-]
 * @param heatCapacityRatio  mean heat capacity between bulk and wall over that at the wall [-]
 * @param pressure           pressure [Pa]
 * @returns Nusselt number on the conductivity at the wall [-], with a warning outside the fitted range
 *
 * Valid for 8 to 12 MPa; between the published pressures the exponents are interpolated linearly, and constant beyond
 * them.
 *
 * Source: Krasnoshchekov, Kuraeva, Protopopov, High Temperature 8 (1970) 81-86.
 */
export function krasnoshchekov(input: {
  wallRe: number
  wallPr: number
  densityRatio: number
  heatCapacityRatio: number
  pressure: number
}): Checked<number> {
  const { wallRe, wallPr, densityRatio, heatCapacityRatio, pressure } = input
  requireNumbers({ wallRe, wallPr, densityRatio, heatCapacityRatio, pressure })
  const [n, B, k] = powersAt(pressure)
  const power = B * heatCapacityRatio ** k
  const value = petukhovKirillov({ Re: wallRe, Pr: wallPr }).value * densityRatio ** n * heatCapacityRatio ** power
  return { value, warnings: outOfRange('krasnoshchekov', { wallRe, pressure }, range) }
}

/** Pressure [Pa] and the exponents n, B, k published for it. */
const published = [
  [8e6, 0.38, 0.75, 0.18],
  [10e6, 0.68, 0.97, 0.04],
  [12e6, 0.8, 1, 0],
] as const

/** The exponents at a pressure, by linear interpolation between the published ones. */
function powersAt(pressure: number): [n: number, B: number, k: number] {
  const p = Math.min(12e6, Math.max(8e6, pressure))
  const [low, high] = p < 10e6 ? [published[0], published[1]] : [published[1], published[2]]
  const share = (p - low[0]) / (high[0] - low[0])
  const at = (index: 1 | 2 | 3) => low[index] + share * (high[index] - low[index])
  return [at(1), at(2), at(3)]
}

/** Descriptor for the registry. */
export const krasnoshchekovCorrelation: Correlation<
  'wallRe' | 'wallPr' | 'densityRatio' | 'heatCapacityRatio' | 'pressure'
> = {
  id: 'krasnoshchekov',
  kind: 'tube heat transfer',
  authors: 'Krasnoshchekov, Kuraeva, Protopopov',
  year: 1970,
  title: 'Carbon dioxide cooled above its critical pressure, wall properties',
  inputs: [
    { name: 'wallRe', unit: '-', meaning: 'Reynolds number with the properties at the wall' },
    { name: 'wallPr', unit: '-', meaning: 'Prandtl number at the wall' },
    { name: 'densityRatio', unit: '-', meaning: 'density at the wall over that of the bulk' },
    { name: 'heatCapacityRatio', unit: '-', meaning: 'mean heat capacity between bulk and wall over that at the wall' },
    { name: 'pressure', unit: 'Pa', meaning: 'pressure' },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'High Temperature 8 (1970) 81-86',
  evaluate: krasnoshchekov,
}
