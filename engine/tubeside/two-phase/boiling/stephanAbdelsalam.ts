import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'surfaceTension'
  | 'saturationTemperature',
  'heatFlux' | 'wallDifference'
> & { fluidClass?: number; contactAngle?: number; thirdGroupHeat?: number; wallEffusivity?: number }

/**
 * Conductivity times density times heat capacity of copper as in the transcription used for comparison, density in
 * g/cm3.
 */
const copper = 401 * 8.96 * 384

interface Groups {
  tension: number
  sensible: number
  latent: number
  densities: number
  Pr: number
  wall: number
  gap: number
}

/** Contact angle [degrees], exponent of the heat flux, and the other constants, by class. */
const classes: readonly [FluidClass, ...FluidClass[]] = [
  {
    angle: 35,
    power: 0.674,
    lead: g => 0.23 * g.tension ** 0.35 * g.sensible ** 0.371 * g.densities ** 0.297 * g.gap ** -1.73,
  },
  { angle: 45, power: 0.673, lead: g => 0.246e7 * g.latent ** -1.58 * g.sensible ** 1.26 * g.gap ** 5.22 },
  { angle: 35, power: 0.67, lead: g => 0.0546 * g.densities ** 0.335 * g.gap ** -4.33 * g.latent ** 0.248 },
  {
    angle: 1,
    power: 0.624,
    lead: g => 4.82 * g.wall ** 0.117 * g.sensible ** 0.374 * g.latent ** -0.329 * g.densities ** 0.257,
  },
  { angle: 35, power: 0.745, lead: g => 207 * g.densities ** 0.581 * g.Pr ** 0.533 },
]

interface FluidClass {
  angle: number
  power: number
  lead(groups: Groups): number
}

/**
 * Coefficient of nucleate pool boiling by regressions for classes of fluids.
 *
 * @param input  liquid density, vapour density, liquid viscosity, liquid conductivity, liquid heat capacity, latent
 * heat, surface tension, saturation temperature, heat flux (optional), wall difference (optional); `fluidClass` 0 any
 * fluid (if left out), 1 water, 2 hydrocarbons, 3 cryogens, 4 refrigerants [-]; `contactAngle` contact angle, that of
 * the class if left out [rad]; `thirdGroupHeat` heat in the third group, heat capacity times saturation temperature
 * if left out: one open code has the latent heat there [J/kg]; `wallEffusivity` conductivity times density times heat
 * capacity of the wall for cryogens, copper if left out [W2 s/m4 K2], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for nucleate boiling on copper.
 *
 * Source: K. Stephan, M. Abdelsalam, Int. J. Heat Mass Transfer 23 (1980) 73-87.
 */
export function stephanAbdelsalam(input: Inputs): number {
  const { liquidDensity, vapourDensity, liquidConductivity: k, liquidHeatCapacity: cp } = input
  const { heatFlux, wallDifference = 0, fluidClass = 0, saturationTemperature: T } = input
  const kind = classes[fluidClass] ?? classes[0]
  const angle = input.contactAngle === undefined ? kind.angle : (input.contactAngle * 180) / Math.PI
  const bubble = 0.0146 * angle * Math.sqrt((2 * input.surfaceTension) / (gravity * (liquidDensity - vapourDensity)))
  const diffusivity = k / (liquidDensity * cp)
  const groups: Groups = {
    tension: (diffusivity ** 2 * liquidDensity) / (input.surfaceTension * bubble),
    sensible: ((input.thirdGroupHeat ?? cp * T) * bubble ** 2) / diffusivity ** 2,
    latent: (input.latentHeat * bubble ** 2) / diffusivity ** 2,
    densities: vapourDensity / liquidDensity,
    Pr: (cp * input.liquidViscosity) / k,
    wall: (input.wallEffusivity ?? copper) / (liquidDensity * cp * k),
    gap: (liquidDensity - vapourDensity) / liquidDensity,
  }
  const lead = (kind.lead(groups) * k) / bubble
  const unit = bubble / (k * T)
  if (heatFlux !== undefined) return lead * (unit * heatFlux) ** kind.power
  return (lead * (unit * wallDifference) ** kind.power) ** (1 / (1 - kind.power))
}

/** Descriptor for the registry. */
export const stephanAbdelsalamCorrelation = described<keyof Inputs>({
  id: 'stephan-abdelsalam',
  kind: 'nucleate boiling',
  authors: 'Stephan, Abdelsalam',
  year: 1980,
  title: 'Nucleate pool boiling by class of fluid',
  inputs: [
    ...quantities(
      [
        'liquidDensity',
        'vapourDensity',
        'liquidViscosity',
        'liquidConductivity',
        'liquidHeatCapacity',
        'latentHeat',
        'surfaceTension',
        'saturationTemperature',
      ],
      ['heatFlux', 'wallDifference'],
    ),
    {
      name: 'fluidClass',
      unit: '-',
      meaning: '0 any fluid (if left out), 1 water, 2 hydrocarbons, 3 cryogens, 4 refrigerants',
      optional: true,
    },
    { name: 'contactAngle', unit: 'rad', meaning: 'contact angle, that of the class if left out', optional: true },
    {
      name: 'thirdGroupHeat',
      unit: 'J/kg',
      meaning:
        'heat in the third group, heat capacity times saturation temperature if left out: one open code has the latent heat there',
      optional: true,
    },
    {
      name: 'wallEffusivity',
      unit: 'W2 s/m4 K2',
      meaning: 'conductivity times density times heat capacity of the wall for cryogens, copper if left out',
      optional: true,
    },
  ],
  validity: {},
  accuracy: 'within about 30 %',
  source: 'K. Stephan, M. Abdelsalam, Int. J. Heat Mass Transfer 23 (1980) 73-87.',
  formula: stephanAbdelsalam,
  mayBeZero: ['fluidClass'],
})
