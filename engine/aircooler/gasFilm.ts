/** What a gas beside a vapour adds between the stream and the surface of the condensate, by either method. */
import { risingRoot } from '../economizer/risingRoot'
import { type FilmLaw, silverBellGhaly, throughGas, transferOf } from '../tubeside'
import type { CondensingPath, PathPoint } from './condensingPath'
import { firstAbove } from './evenTable'
import type { Beyond } from './phaseLaw'

/** Resistance on the inside of the tubes [m2 K/W], by enthalpy [J/kg] and what is beyond the surface of the condensate. */
export type GasResistance = (enthalpy: number, beyond: Beyond) => number

/** Tubes with their mass flux [kg/s m2] and the film of one phase in them. */
interface Tubes {
  readonly film: FilmLaw
  readonly diameter: number
  readonly massFlux: number
}

/**
 * What a gas adds along a path.
 *
 * Silver, Bell and Ghaly: the share of the heat that vapour and gas give by cooling, over their film. Colburn and Hougen: vapour and
 * gas are saturated, and the temperature of the condensate's surface is the one at which as much heat comes through the gas, by
 * cooling and with the vapour that condenses, as goes on to the air; what the condensate gives by cooling does not come through it.
 *
 * @param path   the path, with its method
 * @param tubes  diameter, mass flux, film
 * @returns      the resistance by place
 *
 * Valid along the path; Colburn and Hougen for pairs as `diffusivityOf`.
 *
 * Source: as `silverBellGhaly`, `colburnHougen`.
 */
export function gasResistance(path: CondensingPath, tubes: Tubes): GasResistance {
  const { points } = path
  const heats = points.map(point => point.h)
  /** Between points by rising enthalpy: the one below, and the part of the way to the next. */
  const placeOf = (h: number) => {
    const index = Math.min(points.length - 2, Math.max(0, firstAbove(heats, h) - 1))
    const [one, next] = [heats[index]!, heats[index + 1]!]
    return index + Math.min(1, Math.max(0, (h - one) / (next - one)))
  }
  const films = points.map(point => filmOf(point, tubes))
  if (path.method === 'colburn-hougen') {
    const atPlace = byInterface(path, films, tubes)
    return (h, beyond) => atPlace(placeOf(h), beyond)
  }
  const resistances = Float64Array.from(
    points,
    ({ quality, mixed, slope }, i) =>
      1 /
      silverBellGhaly({
        ...{ quality, vapourHeatCapacity: mixed.cp, latentHeat: 1, glide: slope },
        ...{ pureCoefficient: Number.POSITIVE_INFINITY, vapourCoefficient: films[i]! },
      }),
  )
  return h => straight(resistances, placeOf(h))
}

function straight(values: Float64Array, place: number): number {
  const index = Math.min(values.length - 2, Math.floor(place))
  return values[index]! + (place - index) * (values[index + 1]! - values[index]!)
}

/** Of vapour and gas as if they flowed alone [W/m2 K]. */
function filmOf({ quality, mixed: { mu, k, cp } }: PathPoint, { film, diameter, massFlux }: Tubes): number {
  const place = {
    ...{ Re: (massFlux * quality * diameter) / mu, Pr: (cp * mu) / k },
    ...{ viscosityRatio: 1, isHeated: false, wallFactor: 1 },
  }
  return (film(place) * k) / diameter
}

/** Nearer to the air than this a stream has nothing to give [K]. */
const least = 1e-6
/** Agreement of both sides of the surface, as a share of the most that can pass [-]. */
const agreement = 1e-11

function byInterface(path: CondensingPath, films: readonly number[], { diameter }: Tubes) {
  const { points, molarMass, diffusivity, temperature, logRatio } = path
  const of = (each: (point: PathPoint, i: number) => number) => Float64Array.from(points, each)
  /** Diffusivity of heat over that of the vapour [-]; what passes by a unit of transfer [mol/m2 s]. */
  const lewis = of(({ mixed: { rho, k, cp }, T }) => k / (rho * cp * diffusivity(T)))
  const passes = of(({ mixed }, i) => transferOf(films[i]!, mixed.cp * mixed.molarMass, lewis[i]!))
  const latents = of(({ latentHeat }, i) => passes[i]! * molarMass * latentHeat)
  const coolings = of(({ vapourHeatCapacity }, i) => (passes[i]! * molarMass * vapourHeatCapacity) / films[i]!)
  const holdings = of(({ mixed }, i) => Math.max(1, ((films[i]! * diameter) / mixed.k) * (Math.cbrt(lewis[i]!) / 4)))
  const shares = of(({ latent, quality, mixed, slope }) => Math.min(1, latent + quality * mixed.cp * slope))
  const coefficients = Float64Array.from(films)
  const step = logRatio(1) - logRatio(0)
  const [coldest, firstFall] = temperature(0)
  return (place: number, { rest, air }: Beyond): number => {
    const [T, fall] = temperature(place)
    const [h, latent] = [straight(coefficients, place), straight(latents, place)]
    const [cooling, holds] = [straight(coolings, place), straight(holdings, place)]
    const share = straight(shares, place)
    const ratio = Math.exp(logRatio(place))
    const perPlace = h * fall + (latent * step * ratio) / (1 + ratio)
    if (T - air <= least) return (share * fall) / perPlace
    const surplus = (surface: number) => {
      const [here] = temperature(surface)
      const through = throughGas(h, latent, cooling, holds, T - here, (1 + ratio) / (1 + Math.exp(logRatio(surface))))
      return (share * (here - air)) / rest - through
    }
    const most = (share * (T - air)) / rest
    const low = Math.min(0, (air - coldest) / firstFall) - 1
    const found = risingRoot(surplus, low, place, place, perPlace + (share * fall) / rest, agreement * most)
    const [surface] = temperature(found)
    return (rest * (T - surface)) / (surface - air)
  }
}
