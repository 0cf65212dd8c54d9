import { correlationOf } from '../../correlations'
import { flowInputs } from '../../tubeside/two-phase'
import type { MethodUsed } from '../coil'
import { domeEnds, streamState } from '../streams/stream'
import { tubeMethods } from '../tubes/tubeMethods'
import { tubeLaws } from '../tubes/tubeSurface'
import { filmMethod } from './slowFilm'
import type { Zone, ZoneKind } from './zone'
import type { ZoneCase } from './zoneCase'
import { flowOf } from './zoneFilm'
import type { ZoneSolution } from './zoneState'

/** Share of the surface below which a single-phase zone is only rounding, and no method is listed [-]. */
const leastShare = 1e-4

const ends = domeEnds()
const middle = streamState()
const atWall = streamState()

/** Suffix of the purpose of a single-phase law, where a coil may have more than one. */
const wheres: Readonly<Record<Exclude<ZoneKind, 'two-phase'>, string>> = {
  gas: ', vapor',
  liquid: ', liquid',
  dense: '',
}

/**
 * The correlations used inside the tubes, each with its inputs at the middle of its zones.
 *
 * @param is        the case
 * @param solution  its zones
 * @returns         purpose, id, inputs and doubts of each
 *
 * Valid for any solution of `solveZones`.
 *
 * Source: the registry.
 */
export function methodsUsed(is: ZoneCase, solution: ZoneSolution): MethodUsed[] {
  if (solution.massFlow <= 0) return []
  const kinds = ['gas', 'liquid', 'dense'] as const
  return [...twoPhaseMethods(is, solution), ...kinds.flatMap(kind => onePhaseMethods(is, solution, kind))]
}

/** Gas, liquid and the fluid above its critical pressure follow the laws of a plain tube, whatever the enhancement. */
function onePhaseMethods(
  { stream, input }: ZoneCase,
  { zones, tube }: ZoneSolution,
  kind: Exclude<ZoneKind, 'two-phase'>,
): MethodUsed[] {
  const own = zones.filter(zone => zone.kind === kind && zone.share > leastShare)
  const area = own.reduce((sum, { share }) => sum + share, 0)
  if (area === 0) return []
  const mean = (value: (zone: Zone) => number) => own.reduce((sum, zone) => sum + zone.share * value(zone), 0) / area
  const pressure = mean(({ pressureIn, pressureOut }) => (pressureIn + pressureOut) / 2)
  stream.at(
    pressure,
    mean(({ from, to }) => (from + to) / 2),
    middle,
  )
  stream.atWall(
    pressure,
    mean(({ memory }) => memory.wall),
    atWall,
  )
  const plain = { ...input.geometry, enhancement: { kind: 'none' } as const }
  const laws = tubeLaws({ geometry: plain }, tube.diameter, { kind: 'liquid' })
  const point = {
    Re: (tube.massFlux * tube.diameter) / middle.mu,
    Pr: (middle.mu * middle.cp) / middle.k,
    viscosity: middle.mu,
    wallViscosity: atWall.mu,
  }
  return tubeMethods(laws, point, wheres[kind])
}

/** The methods of the two-phase zone, at its middle. */
function twoPhaseMethods(is: ZoneCase, { zones, tube }: ZoneSolution): MethodUsed[] {
  const zone = zones.find(each => each.kind === 'two-phase' && each.share > 0)
  if (!zone) return []
  const pressure = (zone.pressureIn + zone.pressureOut) / 2
  is.stream.dome(pressure, ends)
  const { bubble, dew } = ends
  const wallDifference = Math.abs(zone.memory.wall - zone.memory.meanFluid)
  const flow = flowOf(tube, ends, zone.film.coefficient * wallDifference, zone.film.coefficient)
  // The quality at an end of a thin zone may lie slightly outside 0 to 1 at its mean pressure.
  flow.quality = Math.min(1, Math.max(0, (zone.qualityIn + zone.qualityOut) / 2))
  const all: Readonly<Record<string, number | undefined>> = {
    ...flowInputs(flow),
    saturationPressureDifference: ((dew.h - bubble.h) * wallDifference) / (dew.T * (1 / dew.rho - 1 / bubble.rho)),
  }
  const { methods } = tube
  const isHeated = is.sign > 0
  return [
    [isHeated ? 'boiling' : 'condensing', filmMethod(methods, flow, isHeated, zone.qualityIn)],
    ['two-phase pressure drop', methods.friction],
    ['void fraction', methods.voidFraction ?? 'rouhani-steiner'],
  ].map(([purpose, id]) => {
    const correlation = correlationOf(id!)
    const inputs: Record<string, number> = {}
    for (const { name } of correlation.inputs) {
      const value = all[name]
      if (value !== undefined) inputs[name] = value
    }
    return { purpose: purpose!, id: id!, inputs, warnings: correlation.evaluate(inputs).warnings }
  })
}
