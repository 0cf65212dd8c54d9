import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'surfaceTension'
  | 'fins'
  | 'finHeight'
  | 'helixAngle'
  | 'apexAngle'
> & { tubeKind?: number }

/** Exponents of the area ratio and of Bond times Froude number, by kind of tube. */
const powers: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [2, -0.26],
  [1.4, -0.08],
  [2.1, -0.26],
]

/**
 * Coefficient of condensation in a micro-fin tube on the area of a plain tube at the fin tips.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, surface tension, number of fins, fin height, helix angle, apex angle;
 * `tubeKind` 0 micro-fin (if left out), 1 low fins, 2 cross-grooved [-], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for micro-fin, low-fin and cross-grooved tubes.
 *
 * Source: A. Cavallini and co-workers, Int. J. Refrigeration 22 (1999) 4-25; diameter at the fin tips not compared
 * with the paper.
 */
export function cavallini1999(input: Inputs): number {
  const { massFlux: G, diameter: D, fins, finHeight, helixAngle, apexAngle, tubeKind = 0 } = input
  const { quality: x } = input
  const { liquidConductivity: k } = input
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
  const equivalent = input.massFlux * (1 - x + x * Math.sqrt(input.liquidDensity / input.vapourDensity))
  const Re = (equivalent * input.diameter) / input.liquidViscosity
  const half = apexAngle / 2
  const flanks = (2 * finHeight * fins * (1 - Math.sin(half))) / (Math.PI * D * Math.cos(half))
  const Rx = (flanks + 1) / Math.cos(helixAngle)
  const Fr = (G / input.vapourDensity) ** 2 / (gravity * D)
  const Bo = (gravity * input.liquidDensity * finHeight * Math.PI * D) / (8 * input.surfaceTension * fins)
  const [s, t] = powers[tubeKind] ?? powers[0]
  return (0.05 * Re ** 0.8 * Math.cbrt(Pr) * Rx ** s * (Bo * Fr) ** t * k) / D
}

/** Descriptor for the registry. */
export const cavallini1999Correlation = described<keyof Inputs>({
  id: 'cavallini-1999-microfin',
  kind: 'condensing',
  authors: 'Cavallini, Del Col, Doretti, Longo, Rossetto',
  year: 1999,
  title: 'Condensation in a micro-fin tube',
  inputs: [
    ...quantities([
      'massFlux',
      'quality',
      'diameter',
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'liquidConductivity',
      'liquidHeatCapacity',
      'surfaceTension',
      'fins',
      'finHeight',
      'helixAngle',
      'apexAngle',
    ]),
    { name: 'tubeKind', unit: '-', meaning: '0 micro-fin (if left out), 1 low fins, 2 cross-grooved', optional: true },
  ],
  validity: {},
  accuracy: 'mean deviation about 20 %',
  source: 'A. Cavallini and co-workers, Int. J. Refrigeration 22 (1999) 4-25',
  trust: 'verify',
  formula: cavallini1999,
  mayBeZero: ['tubeKind'],
})
