import { described } from '../described'
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
  | 'pressure'
  | 'criticalPressure'
  | 'molarMass'
  | 'heatFlux',
  'roughness'
> & { normalCoefficient: number; normalHeatFlux?: number; cryogen?: number }

/**
 * Coefficient of boiling in vertical tubes, as the cube root of the sum of the cubes of a nucleate and a convective
 * part.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, pressure, critical pressure, molar mass, heat flux, roughness (optional);
 * `normalCoefficient` coefficient of nucleate boiling at a reduced pressure of 0.1 and the normal heat flux [W/m2 K];
 * `normalHeatFlux` heat flux of the normal coefficient, 20 000 if left out [W/m2]; `cryogen` 1 for hydrogen, helium
 * and other cryogens [-], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for vertical tubes; the normal coefficient is that of the fluid at a reduced pressure of 0.1, 20 kW/m2 for
 * organic fluids, 150 kW/m2 for water and ammonia.
 *
 * Source: D. Steiner, J. Taborek, Heat Transfer Eng. 13 no. 2 (1992) 43-69; not compared with the paper itself.
 */
export function steinerTaborek(input: Inputs): number {
  const { quality: x, diameter: D, heatFlux: q, roughness = 1e-6 } = input
  const { normalCoefficient, normalHeatFlux = 20_000, cryogen = 0 } = input
  const Re = (input.massFlux * D) / input.liquidViscosity
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / input.liquidConductivity
  const liquid = (wholeLiquid(Re, Pr) * input.liquidConductivity) / D
  const mixed = Math.max(0, 1 - x) ** 1.5 + 1.9 * x ** 0.6 * (input.liquidDensity / input.vapourDensity) ** 0.35
  const convective = liquid * mixed ** 1.1

  const reduced = Math.min(0.95, input.pressure / input.criticalPressure)
  const rise = 2.816 * reduced ** 0.45 + (3.4 + 1.7 / (1 - reduced ** 7)) * reduced ** 3.7
  const n = 0.8 - 0.1 * Math.exp((cryogen ? 1.105 : 1.75) * reduced)
  const gramsPerMole = input.molarMass * 1000
  const molecular = Math.min(2.5, 0.377 + 0.199 * Math.log(gramsPerMole) + 2.8427e-5 * gramsPerMole ** 2)
  const surface = (D / 0.01) ** -0.4 * (roughness / 1e-6) ** 0.133
  const nucleate = normalCoefficient * rise * (q / normalHeatFlux) ** n * surface * molecular
  return (nucleate ** 3 + convective ** 3) ** (1 / 3)
}

function wholeLiquid(Re: number, Pr: number): number {
  const turbulent = Math.max(Re, 3000)
  const f8 = (0.79 * Math.log(turbulent) - 1.64) ** -2 / 8
  const Nu = (f8 * (turbulent - 1000) * Pr) / (1 + 12.7 * Math.sqrt(f8) * (Pr ** (2 / 3) - 1))
  return Re >= 3000 ? Nu : Math.max(3.66, (Nu * Re) / 3000)
}

/** Descriptor for the registry. */
export const steinerTaborekCorrelation = described<keyof Inputs>({
  id: 'steiner-taborek',
  kind: 'boiling',
  authors: 'Steiner, Taborek',
  year: 1992,
  title: 'Boiling in vertical tubes (VDI)',
  inputs: [
    ...quantities(
      [
        'massFlux',
        'quality',
        'diameter',
        'liquidDensity',
        'vapourDensity',
        'liquidViscosity',
        'liquidConductivity',
        'liquidHeatCapacity',
        'pressure',
        'criticalPressure',
        'molarMass',
        'heatFlux',
      ],
      ['roughness'],
    ),
    {
      name: 'normalCoefficient',
      unit: 'W/m2 K',
      meaning: 'coefficient of nucleate boiling at a reduced pressure of 0.1 and the normal heat flux',
    },
    {
      name: 'normalHeatFlux',
      unit: 'W/m2',
      meaning: 'heat flux of the normal coefficient, 20 000 if left out',
      optional: true,
    },
    { name: 'cryogen', unit: '-', meaning: '1 for hydrogen, helium and other cryogens', optional: true },
  ],
  validity: {},
  accuracy: 'mean deviation 20 %',
  source: 'D. Steiner, J. Taborek, Heat Transfer Eng. 13 no. 2 (1992) 43-69',
  trust: 'verify',
  formula: steinerTaborek,
  mayBeZero: ['cryogen'],
})
