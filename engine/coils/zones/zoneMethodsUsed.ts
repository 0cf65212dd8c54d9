import { correlationOf } from '../../correlations'
import type { MethodUsed } from '../coil'
import { domeEnds } from '../marching/stream'
import type { ZoneCase } from './zoneCase'
import type { ZoneSolution } from './zoneState'

const ends = domeEnds()

/**
 * Which correlations made the inside of the tubes, with their inputs at the middle of the zone with both phases.
 *
 * @param is        the case
 * @param solution  its zones
 * @returns         purpose, id, inputs and doubts of each; nothing above the critical pressure
 *
 * Valid for any solution of `solveZones`.
 *
 * Source: the registry.
 */
export function methodsUsed(is: ZoneCase, { zones, tube, massFlow }: ZoneSolution): MethodUsed[] {
  const zone = zones.find(each => each.kind === 'two-phase' && each.share > 0)
  if (!zone || massFlow <= 0) return []
  const pressure = (zone.pressureIn + zone.pressureOut) / 2
  is.stream.dome(pressure, ends)
  const { bubble, dew } = ends
  const wallDifference = Math.abs(zone.memory.wall - zone.memory.meanFluid)
  const all: Record<string, number> = {
    massFlux: tube.massFlux,
    // An edge of a thin zone may lie a hair beyond the dome at its mean pressure.
    quality: Math.min(1, Math.max(0, (zone.qualityIn + zone.qualityOut) / 2)),
    diameter: tube.diameter,
    liquidDensity: bubble.rho,
    vapourDensity: dew.rho,
    liquidViscosity: bubble.mu,
    vapourViscosity: dew.mu,
    liquidConductivity: bubble.k,
    vapourConductivity: dew.k,
    liquidHeatCapacity: bubble.cp,
    vapourHeatCapacity: dew.cp,
    latentHeat: dew.h - bubble.h,
    surfaceTension: Math.max(1e-5, ends.surfaceTension),
    pressure,
    criticalPressure: tube.criticalPressure,
    molarMass: tube.molarMass,
    saturationTemperature: (bubble.T + dew.T) / 2,
    heatFlux: zone.film.coefficient * wallDifference,
    wallDifference,
    evenTransition: 1,
    horizontal: 1,
    saturationPressureDifference: ((dew.h - bubble.h) * wallDifference) / (dew.T * (1 / dew.rho - 1 / bubble.rho)),
    ...tube.rifled,
    ...(tube.tapePitch !== undefined && { tapePitch: tube.tapePitch }),
  }
  const { methods } = tube
  const film = is.sign > 0 ? ['boiling', methods.boiling!] : ['condensing', methods.condensing!]
  return [
    film,
    ['two-phase pressure drop', methods.friction],
    ['void fraction', methods.voidFraction ?? 'rouhani-steiner'],
  ].map(([purpose, id]) => {
    const correlation = correlationOf(id!)
    const inputs: Record<string, number> = {}
    for (const { name } of correlation.inputs) if (all[name] !== undefined) inputs[name] = all[name]
    return { purpose: purpose!, id: id!, inputs, warnings: correlation.evaluate(inputs).warnings }
  })
}
