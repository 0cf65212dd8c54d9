import { described } from '../described'
import { gravity, inner, martinelli } from '../groups'
import { type Given, quantities } from '../quantities'
import { microfinFriction, rifledAreas } from '../rifled'
import { homogeneous } from '../void/homogeneous'
import { smith } from '../void/smith'

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
  | 'latentHeat'
  | 'wallDifference'
  | 'fins'
  | 'finHeight'
  | 'helixAngle'
  | 'apexAngle',
  'surfaceTension'
>

/**
 * Coefficient of condensation in a micro-fin tube, as the root of the sum of the squares of forced and free convection.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, wall difference, number of fins, fin height,
 * helix angle, apex angle, surface tension (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for pure refrigerants in horizontal micro-fin tubes.
 *
 * Source: S. Koyama, R. Yonemoto, Int. Refrigeration and Air Conditioning Conf., Purdue (2006), paper R103; as in one
 * open code.
 */
export function koyamaYonemoto(input: Inputs): number {
  const { massFlux: G, liquidDensity, vapourDensity, liquidViscosity: mu, liquidConductivity: k } = input
  const x = inner(input.quality)
  const areas = rifledAreas(input)
  const D = areas.meanDiameter
  const Pr = (mu * input.liquidHeatCapacity) / k
  const Re = (G * (1 - x) * D) / mu
  const densities = liquidDensity / vapourDensity
  const gap = liquidDensity - vapourDensity
  const Fr = (G * x) ** 2 / (gravity * D * vapourDensity * gap)
  const PhiV = 1 + 1.2 * Fr ** 0.05 * Math.sqrt(martinelli(input))
  const vapourRe = Math.max(100, (G * x * D) / input.vapourViscosity)
  const friction = microfinFriction(input, vapourRe)
  const forced = 2.12 * Math.sqrt(friction) * PhiV * densities ** 0.1 * (x / (1 - x)) * Math.sqrt(Re * Pr)

  const slipless = homogeneous(input)
  const share = 0.81 * smith(input) + 0.19 * x ** (100 / densities ** 0.8) * slipless
  const root = Math.sqrt(share)
  const H = share + (10 * Math.max(0, 1 - share) ** 0.1 - 8.9) * root * (1 - root)
  const Ga = (gravity * liquidDensity * gap * D ** 3) / mu ** 2
  const Ph = Math.max(1e-6, (input.liquidHeatCapacity * input.wallDifference) / input.latentHeat)
  const Bond = areas.bondLength ** 2 * ((gravity * gap) / (input.surfaceTension ?? 8e-3))
  const free =
    ((1.98 * Math.max(0, H)) / (Math.sqrt(areas.ratio) * Math.max(1e-6, Bond) ** 0.1)) * ((Ga * Pr) / Ph) ** 0.25
  return (Math.hypot(forced, free) * k) / D
}

/** Descriptor for the registry. */
export const koyamaYonemotoCorrelation = described<keyof Inputs>({
  id: 'koyama-yonemoto',
  kind: 'condensing',
  authors: 'Koyama, Yonemoto',
  year: 2006,
  title: 'Condensation in a micro-fin tube, forced and free parts',
  inputs: quantities(
    [
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
      'wallDifference',
      'fins',
      'finHeight',
      'helixAngle',
      'apexAngle',
    ],
    ['surfaceTension'],
  ),
  validity: {},
  accuracy: 'mean deviation about 15 %',
  source: 'S. Koyama, R. Yonemoto, Int. Refrigeration and Air Conditioning Conf., Purdue (2006), paper R103',
  trust: 'verify',
  formula: koyamaYonemoto,
})
