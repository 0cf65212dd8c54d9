/** How long a droplet lives in the air, and so how far before a coil it must be sprayed. */
import { requireWithin } from '../errors'
import { dryAirHeat, vapourHeat } from '../fluids/moist-air/moistAirEnthalpy'
import {
  type AirProperties,
  type AirStateInput,
  dryAirTransport,
  humidityRatioAtRelativeHumidity,
  latentHeat,
  moistAir,
} from '../fluids/moistAir'

/** Density of a droplet [kg/m3], gas constant of dry air [J/kg K]. */
const droplet = 996
const airConstant = 287.055

/** Evaporation of a droplet: the square of its diameter falls by `rate` in a second [m2/s]; `time` is its life [s]. */
export interface Evaporation {
  readonly rate: number
  readonly time: number
}

/** The air about a droplet: conductivity [W/m K] and heat capacity [J/kg K]. */
export interface Film {
  readonly k: number
  readonly cp: number
}

/** The life of a droplet by three statements of the transfer number, which differ by 5 to 20 %. */
export interface DropletLife {
  /** By the mass fractions at the wet bulb. */
  readonly byMass: Evaporation & { readonly transferNumber: number }
  /** By the heat that the droplet takes at the wet bulb. */
  readonly byHeat: Evaporation & { readonly transferNumber: number }
  /** By diffusion, with the temperature of the surface at which heat and mass agree [K]. */
  readonly byDiffusion: Evaporation & { readonly surface: number }
}

/**
 * Life of a still droplet in unchanged air. The square of its diameter falls evenly.
 *
 * @param air       dry bulb [K], pressure [Pa], a measure of moisture
 * @param diameter  of the droplet [m]
 * @param given     conductivity [W/m K] and heat capacity [J/kg K] of the film, where they are known otherwise
 * @returns         rates [m2/s] and times [s] by three statements
 *
 * Valid for wet bulbs above freezing and diameters from 1 µm to 1 mm; else `out-of-range`. In saturated air the time is
 * infinite. Times are longer in air that the spray itself has moistened.
 *
 * Source: D.B. Spalding's transfer number with the film at a third between surface and air; diffusion of vapour
 * 2.26e-5 (T/273.15)^1.81 at one atmosphere.
 */
export function dropletLife(air: AirStateInput, diameter: number, given?: Film): DropletLife {
  requireWithin('the diameter of a droplet in m', diameter, 1e-6, 1e-3)
  const state = moistAir(air)
  const { T, Twb } = state
  requireWithin('the wet bulb of air with droplets in K', Twb, 273.16, 373.15)
  const lifeAt = (rate: number): Evaporation => ({
    rate,
    time: rate > 0 ? diameter ** 2 / rate : Number.POSITIVE_INFINITY,
  })
  const mass = massTransferNumber(state, Twb)
  const film = given ?? { k: dryAirTransport(filmTemperature(T, Twb)).k, cp: dryAirHeat }
  const heat = (film.cp * (T - Twb)) / latentHeat(Twb)
  const rateOf = (transferNumber: number) => ((8 * film.k) / (droplet * film.cp)) * Math.log1p(transferNumber)
  const surface = surfaceTemperature(state)
  return {
    byMass: { transferNumber: mass, ...lifeAt(rateOf(mass)) },
    byHeat: { transferNumber: heat, ...lifeAt(rateOf(heat)) },
    byDiffusion: { surface, ...lifeAt((8 * diffusedMass(state, surface)) / droplet) },
  }
}

const filmTemperature = (T: number, surface: number) => surface + (T - surface) / 3

/** Mass fraction of vapour [-]. */
const share = (W: number) => W / (1 + W)

function massTransferNumber({ p, W }: AirProperties, surface: number): number {
  const atSurface = share(humidityRatioAtRelativeHumidity(surface, 1, p))
  return Math.max(0, (atSurface - share(W)) / (1 - atSurface))
}

/** What diffuses from the surface: density times diffusivity times the logarithm [kg/m s]. */
function diffusedMass(state: AirProperties, surface: number): number {
  const film = filmTemperature(state.T, surface)
  const diffusivity = 2.26e-5 * (film / 273.15) ** 1.81 * (101_325 / state.p)
  return (state.p / (airConstant * film)) * diffusivity * Math.log1p(massTransferNumber(state, surface))
}

/** Where the heat that reaches the surface evaporates what diffuses from it: between wet bulb less 5 K and dry bulb. */
function surfaceTemperature(state: AirProperties): number {
  const { T, Twb } = state
  let [low, high] = [Math.max(Twb - 5, 273.16), T]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    const { k } = dryAirTransport(filmTemperature(T, middle))
    const heated = (k / vapourHeat) * Math.log1p((vapourHeat * (T - middle)) / latentHeat(middle))
    if (diffusedMass(state, middle) < heated) low = middle
    else high = middle
  }
  return (low + high) / 2
}
