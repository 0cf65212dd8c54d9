import { described } from '../described'
import { inner } from '../groups'
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
  | 'vapourViscosity'
  | 'vapourConductivity'
  | 'vapourHeatCapacity'
  | 'latentHeat'
  | 'surfaceTension'
  | 'pressure'
  | 'criticalPressure',
  'heatFlux' | 'wallDifference'
>

/** Thinnest film before the wall dries [m], and the smallest heat flux that is evaluated [W/m2]. */
const thinnestFilm = 0.3e-6
const leastFlux = 1

/**
 * Coefficient of boiling in small channels as the mean over time of a liquid slug, an evaporating film and a dry
 * wall.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, vapour conductivity, vapour heat capacity, latent heat,
 * surface tension, pressure, critical pressure, heat flux (optional), wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for elongated bubbles, hydraulic diameters 0.7 to 3.1 mm; a given wall difference is solved by iteration.
 *
 * Source: J. R. Thome, V. Dupont, A. M. Jacobi, Int. J. Heat Mass Transfer 47 (2004) 3375-3401.
 */
export function thomeThreeZone(input: Inputs): number {
  const { heatFlux, wallDifference } = input
  if (heatFlux !== undefined && heatFlux > 0) return threeZones(input, heatFlux)
  if (wallDifference === undefined || wallDifference <= 0) return threeZones(input, leastFlux)
  return atDifference(input, wallDifference)
}

/**
 * The heat flux whose coefficient gives the wall difference: secant method from 10 kW/m2, then bisection where it
 * leaves the bracket.
 */
function atDifference(input: Inputs, difference: number): number {
  const off = (flux: number) => flux / threeZones(input, flux) - difference
  let [low, high] = [1e4, 1e4 * (1 + 1e-4)]
  let [fLow, fHigh] = [off(low), off(high)]
  for (let step = 0; step < 100 && Math.abs(fHigh) > 1e-12 * difference && fHigh !== fLow; step++) {
    const next = high - (fHigh * (high - low)) / (fHigh - fLow)
    if (!(next > 0)) return bisected(input, off)
    ;[low, fLow] = [high, fHigh]
    high = next
    fHigh = off(high)
  }
  return Math.abs(fHigh) < 1e-6 * difference ? threeZones(input, high) : bisected(input, off)
}

function bisected(input: Inputs, off: (flux: number) => number): number {
  let [low, high] = [leastFlux, 1e9]
  for (let step = 0; step < 100; step++) {
    const middle = Math.sqrt(low * high)
    if (off(middle) > 0) high = middle
    else low = middle
  }
  return threeZones(input, Math.sqrt(low * high))
}

function threeZones(input: Inputs, q: number): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, latentHeat, liquidConductivity } = input
  const x = inner(input.quality)
  const frequency = (q / (3328 * (input.pressure / input.criticalPressure) ** -0.5)) ** 1.74
  const period = 1 / frequency
  const velocity = G * (x / vapourDensity + (1 - x) / liquidDensity)
  const Bond = (liquidDensity * D * velocity ** 2) / input.surfaceTension
  const kinematic = input.liquidViscosity / liquidDensity
  const thin = ((0.07 * Bond ** 0.41) ** -8 + 0.1 ** -8) ** (-1 / 8)
  const film = D * 0.29 * (3 * Math.sqrt(kinematic / (velocity * D))) ** 0.84 * thin

  const slugTime = period / (1 + (liquidDensity * x) / (vapourDensity * (1 - x)))
  const vapourTime = period / (1 + (vapourDensity * (1 - x)) / (liquidDensity * x))
  const dryingTime = ((liquidDensity * latentHeat) / q) * (film - thinnestFilm)
  const filmTime = Math.max(0, Math.min(vapourTime, dryingTime))
  const dryTime = vapourTime - filmTime

  const slug = developing(
    ((1 - x) * G * D) / input.liquidViscosity,
    (input.liquidViscosity * input.liquidHeatCapacity) / liquidConductivity,
    D / ((period * G * (1 - x)) / liquidDensity),
  )
  const dry =
    dryTime > 0
      ? developing(
          (x * G * D) / input.vapourViscosity,
          (input.vapourViscosity * input.vapourHeatCapacity) / input.vapourConductivity,
          D / (dryTime * velocity),
        )
      : 0
  const wet = (2 * liquidConductivity) / (film + thinnestFilm)
  const heat = slugTime * slug * (liquidConductivity / D) + filmTime * wet
  return (heat + dryTime * dry * (input.vapourConductivity / D)) / period
}

/**
 * Nusselt number of a plug of one phase; laminar and turbulent values are joined as the fourth root of the sum of
 * fourth powers.
 */
function developing(Re: number, Pr: number, diameterLength: number): number {
  const laminar = 0.91 * Pr ** (1 / 3) * Math.sqrt(Re * diameterLength)
  const friction = (1.82 * Math.log10(Re) - 1.64) ** -2 / 8
  const turbulent = (friction * (Re - 1000) * Pr) / (1 + 12.7 * Math.sqrt(friction) * (Pr ** (2 / 3) - 1))
  const transitional = turbulent * (1 + diameterLength ** (2 / 3))
  return (laminar ** 4 + transitional ** 4) ** 0.25
}

/** Descriptor for the registry. */
export const thomeThreeZoneCorrelation = described<keyof Inputs>({
  id: 'thome-dupont-jacobi',
  kind: 'boiling',
  authors: 'Thome, Dupont, Jacobi',
  year: 2004,
  title: 'Boiling in small channels by liquid slug, film and dry zone',
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
      'vapourConductivity',
      'vapourHeatCapacity',
      'latentHeat',
      'surfaceTension',
      'pressure',
      'criticalPressure',
    ],
    ['heatFlux', 'wallDifference'],
  ),
  validity: { diameter: [0.7e-3, 3.1e-3], massFlux: [50, 564], quality: [0.01, 0.99] },
  accuracy: '67 % of 1,591 points within 30 %',
  source: 'J. R. Thome, V. Dupont, A. M. Jacobi, Int. J. Heat Mass Transfer 47 (2004) 3375-3401.',
  formula: thomeThreeZone,
})
