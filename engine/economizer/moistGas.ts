/** Flue gas whose water may condense, by tables that are made once for a rating. Y is water vapour for a kilogram of dry gas. */
import { flueGasProperties } from '../combustion'
import { latentHeat } from '../fluids/water/latentHeat'
import { waterSaturationPressure } from '../fluids/water/waterSaturation'
import { gasEmissivity } from './gasRadiation'

/** What a march asks of its gas. Temperatures [K], enthalpies [J/kg], of dry gas and of vapour each for its own kilogram. */
export interface MoistGas {
  dryEnthalpy(T: number): number
  vapourEnthalpy(T: number): number
  /** Of the liquid, on the scale of the vapour: less by the latent heat. */
  liquidEnthalpy(T: number): number
  /** For a kilogram of dry gas with its vapour [J/kg K]. */
  heatCapacity(T: number, Y: number): number
  temperature(enthalpy: number, Y: number): number
  /** Most vapour that it holds [kg/kg dry]. */
  saturation(T: number): number
}

/** What films and drops ask beside. SI. */
export interface FlueGas extends MoistGas {
  readonly pressure: number
  /** Vapour with which it came [kg/kg dry]. */
  readonly vapour: number
  viscosity(T: number, Y: number): number
  conductivity(T: number, Y: number): number
  density(T: number, Y: number): number
  /** Of the gas as it came [-]. */
  emissivity(T: number): number
}

/** [kg/mol] */
const waterMolarMass = 0.0180153

/** Distance of the points of a table [K]: cubic between them, within a millionth of what it is made from. */
const usualStep = 20

/** Temperatures that a table can be made for [K]. */
const [coldest, hottest] = [230, 2200]

/** A quantity through equidistant points, cubic between them. */
function tabled(low: number, high: number, of: (T: number) => number, step = usualStep): (T: number) => number {
  const count = Math.max(4, Math.ceil((high - low) / step) + 3)
  const values = Float64Array.from({ length: count }, (_, i) => of(Math.min(hottest, low + (i - 1) * step)))
  return T => {
    const place = (T - low) / step + 1
    const i = Math.min(Math.max(1, Math.floor(place)), count - 3)
    const u = place - i
    const a = values[i - 1]!
    const b = values[i]!
    const c = values[i + 1]!
    const d = values[i + 2]!
    const v = u - 1
    return (
      (-a * u * v * (u - 2)) / 6 +
      (b * (u + 1) * v * (u - 2)) / 2 -
      (c * (u + 1) * u * (u - 2)) / 2 +
      (d * (u + 1) * u * v) / 6
    )
  }
}

/** Latent heat of water where flue gas condenses, made when it is first asked for. */
let latent: ((T: number) => number) | undefined
const condensing = [273.16, 470] as const
const latentAt = (T: number) => {
  latent ??= tabled(condensing[0] + 5, condensing[1], each => latentHeat(Math.max(condensing[0], each)), 5)
  return latent(Math.min(Math.max(T, condensing[0]), condensing[1]))
}

/** The share of the pressure that vapour may take before the gas counts as nothing but vapour [-]. */
const most = 0.995

/**
 * Flue gas as a march asks it.
 *
 * @param composition  mole fractions of the wet gas as it comes
 * @param pressure     [Pa]
 * @param low          coldest temperature of interest [K]
 * @param high         hottest [K]
 * @param beam         mean length of beams between the tubes [m]
 * @returns            properties by temperature and vapour, SI
 *
 * Valid from 230 to 2200 K near atmospheric pressure; viscosity and conductivity of partly dried gas lie on a parabola
 * through those of the dry, the half dried and the wet gas, within 0.1 % of the mixing rule.
 *
 * Source: as `flueGasProperties`; IAPWS R7-97(2012) for saturation and latent heat; B. Leckner (1972) for the emissivity.
 */
export function flueGas(
  composition: Readonly<Record<string, number>>,
  pressure: number,
  low: number,
  high: number,
  beam: number,
): FlueGas {
  const { 'Water vapor': water = 0, ...rest } = composition
  const dryShares = Object.fromEntries(Object.entries(rest).map(([gas, share]) => [gas, share / (1 - water)]))
  const dry = flueGasProperties(dryShares)
  const steam = flueGasProperties({ 'Water vapor': 1 })
  const [from, to] = [Math.max(coldest + usualStep, low - 2), Math.min(hottest, high + 2)]
  const table = (of: (T: number) => number) => tabled(from, to, of)
  const [hDry, cpDry, hVapour, cpVapour] = [table(dry.h), table(dry.cp), table(steam.h), table(steam.cp)]
  const massRatio = waterMolarMass / dry.molarMass
  const moisture = (share: number) => (massRatio * share) / (1 - share)
  const vapour = moisture(water)
  const shareOf = (Y: number) => Y / (massRatio + Y)
  const transport = transportOf(dryShares, water, table)
  const emitted = table(T =>
    gasEmissivity({ T, p: pressure, water, dioxide: composition['Carbon dioxide'] ?? 0, length: beam }),
  )
  const heatCapacity = (T: number, Y: number) => cpDry(T) + Y * cpVapour(T)
  return {
    pressure,
    vapour,
    dryEnthalpy: hDry,
    vapourEnthalpy: hVapour,
    liquidEnthalpy: T => hVapour(T) - latentAt(T),
    heatCapacity,
    temperature: (enthalpy, Y) =>
      temperatureOf(
        enthalpy,
        from,
        to,
        T => hDry(T) + Y * hVapour(T),
        T => heatCapacity(T, Y),
      ),
    saturation(T) {
      const share = waterSaturationPressure(Math.min(Math.max(T, 273.16), 640)) / pressure
      return moisture(Math.min(share, most))
    },
    viscosity: (T, Y) => transport.viscosity(T, shareOf(Y)),
    conductivity: (T, Y) => transport.conductivity(T, shareOf(Y)),
    density: (T, Y) => (pressure * (1 + Y)) / ((dry.R + Y * steam.R) * T),
    emissivity: emitted,
  }
}

/** By Newton; heat capacity changes little. */
function temperatureOf(
  enthalpy: number,
  low: number,
  high: number,
  of: (T: number) => number,
  slope: (T: number) => number,
): number {
  let T = Math.min(Math.max(298.15 + enthalpy / slope(298.15), low), high)
  for (let round = 0; round < 20; round++) {
    const change = (enthalpy - of(T)) / slope(T)
    T = Math.min(Math.max(T + change, low - 60), high + 60)
    if (Math.abs(change) < 1e-11 * T) break
  }
  return T
}

type Transport = (T: number, share: number) => number

/** Viscosity and conductivity by the share of water, from none to that of the gas as it came. */
function transportOf(
  dryShares: Readonly<Record<string, number>>,
  water: number,
  table: (of: (T: number) => number) => (T: number) => number,
): { viscosity: Transport; conductivity: Transport } {
  const wet = [1, 0.5, 0].map(part => {
    const share = water * part
    const scaled = Object.fromEntries(Object.entries(dryShares).map(([gas, each]) => [gas, each * (1 - share)]))
    return () => flueGasProperties(share > 0 ? { ...scaled, 'Water vapor': share } : scaled)
  })
  const drawn = (what: 'mu' | 'k'): Transport => {
    const first = wet[0]!()
    const asCame = table(first[what])
    // Most gases never lose a drop: what they would be like is worked out when one does.
    let others: readonly [(T: number) => number, (T: number) => number] | undefined
    return (T, share) => {
      const z = water > 0 ? share / water : 1
      if (z > 1 - 1e-12) return asCame(T)
      others ??= [table(wet[1]!()[what]), table(wet[2]!()[what])]
      return asCame(T) * z * (2 * z - 1) + others[0](T) * 4 * z * (1 - z) + others[1](T) * (1 - z) * (1 - 2 * z)
    }
  }
  return { viscosity: drawn('mu'), conductivity: drawn('k') }
}
