/** Sums over the zones of a solved coil. */
import { surfaceF } from '../../airside'
import { moistAirSpecificHeat, moistAirTemperature, withoutMist } from '../../fluids/moistAir'
import type { AirModel } from '../air/airModel'
import type { AirPoint } from '../air/cellHeat'
import type { RowAir } from '../air/rowAir'
import { activeShare } from '../tubes/activeShare'
import { passAir } from './airPassage'
import type { Zone } from './zone'
import type { ZoneSolution } from './zoneState'

/** Sums over the zones of a solved coil. SI. */
export interface ZoneTotals {
  sensible: number
  condensate: number
  wetFraction: number
  supersaturation: number
  /** Mean and lowest mean surface temperature of the zones, lowest and highest inside wall temperature [K]. */
  surface: number
  coldestSurface: number
  coldestWall: number
  warmestWall: number
  leaving: AirPoint
  air: RowAir
  /** Coefficient [W/m2 K] and surface efficiency [-] of each zone as wet as it is. */
  asWet: { coefficient: number; surfaceEfficiency: number }
  /** Friction factor of the dry surface [-]. */
  airFriction: number
  /** Inside coefficient, dry overall coefficient on the outside [W/m2 K]. */
  film: number
  fluid: number
  Re: number
}

/** Rounding by the mixing may make the air of a dry coil drier by this much. */
const roundingOf = (humidity: number) => 1e-12 * humidity

/** Mixed air behind zones that share it. */
function mixedAir(zones: Zone[], idle: number, entering: AirPoint): AirPoint {
  const sum = (name: 'h' | 'W') =>
    zones.reduce(
      (total, { share, result }) => total + (result ? share * result.airOut[name] : 0),
      idle * entering[name],
    )
  const h = sum('h')
  const W = Math.min(entering.W, sum('W'))
  return { T: moistAirTemperature(h, W), W, h }
}

/**
 * Sums over the zones of a solved coil.
 *
 * @param model     the coil
 * @param solution  its zones
 * @returns         heat, condensate, air that leaves, means, extremes, SI
 *
 * Valid for any solution of `solveZones`.
 *
 * Source: definitions; means are by share of the surface.
 */
export function zoneTotals(model: AirModel, { zones, idle, passage }: ZoneSolution): ZoneTotals {
  const used = zones.filter(zone => zone.result && zone.share > 0)
  const sum = (value: (zone: Zone) => number) => used.reduce((total, zone) => total + value(zone), 0)
  const mean = (value: (zone: Zone) => number) => sum(zone => zone.share * value(zone)) / Math.max(1e-12, 1 - idle)
  const { entering, dryAirFlow } = model
  const mixed = passage === 'shared' ? mixedAir(zones, idle, entering) : passAir(zones, passage, entering)
  const isWet = model.input.surfaceCondition === 'Wet'
  const leaving = isWet ? withoutMist(mixed.h, mixed.W, model.airPressure) : mixed
  // Mist warms the air that it falls from.
  const kept = dryAirFlow * moistAirSpecificHeat(mixed.W) * (leaving.T - mixed.T)
  const lost = entering.W - leaving.W
  const air = Object.fromEntries(
    Object.keys(zones[0]!.air).map(key => [key, mean(zone => zone.air[key as keyof RowAir])]),
  ) as unknown as RowAir
  const asWet = (dry: 'coefficient' | 'surfaceEfficiency', wet: 'wetCoefficient' | 'wetSurfaceEfficiency') =>
    mean(zone => zone.air[dry] + zone.result!.wetFraction * (zone.air[wet] - zone.air[dry]))
  return {
    asWet: {
      coefficient: asWet('coefficient', 'wetCoefficient'),
      surfaceEfficiency: asWet('surfaceEfficiency', 'wetSurfaceEfficiency'),
    },
    sensible: sum(zone => zone.result!.sensible) - kept,
    condensate: lost > roundingOf(entering.W) ? dryAirFlow * lost : 0,
    // What is around blank tubes stays dry.
    wetFraction: activeShare(model) * sum(zone => zone.share * zone.result!.wetFraction),
    supersaturation: Math.max(0, ...used.map(zone => zone.result!.supersaturation)),
    surface: mean(zone => zone.result!.surface),
    coldestSurface: Math.min(...used.map(zone => zone.result!.surface)),
    coldestWall: Math.min(...used.map(zone => zone.memory.wall)),
    warmestWall: Math.max(...used.map(zone => zone.memory.wall)),
    leaving,
    air,
    airFriction: mean(zone => surfaceF(model.surface, zone.air.Re)),
    film: mean(zone => zone.film.coefficient),
    fluid: mean(zone => zone.memory.meanFluid),
    Re: mean(zone => zone.film.Re),
  }
}
