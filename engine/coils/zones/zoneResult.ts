import { standardAirDensity } from '../../units'
import { airDrop } from '../air/airDrop'
import type { AirModel } from '../air/airModel'
import { enteringState, leavingState } from '../air/airStates'
import { efficiencies } from '../air/efficiencies'
import type { CoilRating, PhaseChange } from '../coil'
import { construction } from '../construction'
import { resistanceChain } from '../resistances'
import { type EndState, endState } from '../streams/endState'
import { headersHold } from '../streams/headersHold'
import { domeEnds, glideOf, streamState } from '../streams/stream'
import { zoneArrangement } from './airPassage'
import type { Zone } from './zone'
import type { ZoneCase } from './zoneCase'
import { twoPhaseDensity } from './zoneFilm'
import { rowPassages, rowResults } from './zoneRows'
import type { ZoneSolution } from './zoneState'
import { temperatureAt, temperaturesAlong } from './zoneTemperature'
import type { ZoneTotals } from './zoneTotals'

/**
 * The rating of a solved coil, without its warnings.
 *
 * @param model     the coil
 * @param is        its case
 * @param solution  its zones
 * @param totals    sums over them
 * @returns         the rating, SI
 *
 * Valid for any solution of `solveZones`.
 *
 * Source: definitions; air pressure drop by `airDrop`.
 */
export function zoneResult(model: AirModel, is: ZoneCase, solution: ZoneSolution, totals: ZoneTotals): CoilRating {
  const sign = model.input.application === 'Heating' ? -1 : 1
  const { heat, massFlow } = solution
  const fluidHeat = massFlow * (solution.leavingEnthalpy - solution.enteringEnthalpy)
  const larger = Math.max(Math.abs(heat), Math.abs(fluidHeat), 1e-9)
  const rows = rowPassages(model, solution, totals)
  const drop = airDrop(model, { rows }, totals.condensate)
  const { resistances, overall } = resistanceChain(model, {
    coefficient: totals.air.coefficient,
    surfaceEfficiency: totals.air.surfaceEfficiency,
    film: totals.film,
    wall: totals.fluid,
  })
  const mixed = totals.air
  const { wetFraction } = totals
  const volume = largestVolume(solution)
  const velocity = (massFlow * volume) / ((Math.PI / 4) * solution.connection.insideDiameter ** 2)
  const entering = { pressure: solution.enteringPressure, enthalpy: solution.enteringEnthalpy }
  const leaving = { pressure: solution.leavingPressure, enthalpy: solution.leavingEnthalpy }
  const [before, behind] = [entering, leaving].map(({ pressure, enthalpy }) => ({
    pressure,
    ...endState(is.stream, pressure, enthalpy),
  })) as [EndState & typeof entering, EndState & typeof leaving]
  const held = {
    tubes: heldOf(is, solution),
    ...headersHold(model.input.coilType, is.stream, before, behind),
  }
  const metal = { tubes: totals.warmestWall, headers: Math.max(before.T, behind.T) }
  const built = construction(model, { ...solution.connection, velocity }, held, metal)
  return {
    coilType: model.input.coilType,
    engineVersion: 'original',
    totalCapacity: sign * heat,
    sensibleCapacity: sign * totals.sensible,
    sensibleHeatRatio: Math.abs(heat) > 1e-9 ? totals.sensible / heat : 1,
    air: {
      dryAirFlow: model.dryAirFlow,
      entering: enteringState(model.entering),
      leaving: leavingState(totals.leaving, model.airPressure),
      pressure: model.airPressure,
      standardFaceVelocity: model.dryAirFlow / standardAirDensity / model.size.faceArea,
      faceVelocity: (model.dryAirFlow * model.entering.v) / model.size.faceArea,
      pressureDrop: drop.wet,
      dryPressureDrop: drop.dry,
      condensate: totals.condensate,
      reynolds: mixed.Re,
      coefficient: totals.asWet.coefficient,
      ...efficiencies(model.size, totals.asWet.surfaceEfficiency),
    },
    fluid: fluidResult(is, solution, totals, volume, built.operatingWeight - built.dryWeight),
    wetFraction,
    arrangement: zoneArrangement(model),
    rows: rowResults(model, is, solution, totals, rows),
    resistances,
    conductance: overall * model.size.outsideArea,
    construction: built,
    energyBalance: (heat - fluidHeat) / larger,
    iterations: solution.iterations,
    warnings: drop.warnings,
  }
}

const ends = domeEnds()
const middle = streamState()

/** Mass in the tubes over their volume [kg/m3]. */
function heldOf(is: ZoneCase, { zones, idle, tube }: ZoneSolution): number {
  const used = zones.filter(zone => zone.share > 0)
  const held = used.map(zone => densityIn(is, tube, zone))
  return used.reduce((sum, { share }, at) => sum + share * held[at]!, idle * (held.at(-1) ?? 0))
}

/** Mass in the tubes of a zone over their volume [kg/m3]. */
function densityIn({ stream }: ZoneCase, tube: ZoneSolution['tube'], zone: Zone): number {
  const pressure = (zone.pressureIn + zone.pressureOut) / 2
  if (zone.kind === 'two-phase') {
    stream.dome(pressure, ends)
    return twoPhaseDensity(tube, ends, zone.qualityIn, zone.qualityOut)
  }
  stream.at(pressure, (zone.from + zone.to) / 2, middle)
  return middle.rho
}

/** Specific volume at the end where the fluid has its lowest density, both phases as one mixture [m3/kg]. */
function largestVolume({ zones }: ZoneSolution): number {
  return Math.max(
    ...zones.filter(zone => zone.share > 0).flatMap(({ film }) => [film.enters.volume, film.leaves.volume]),
  )
}

function fluidResult(
  is: ZoneCase,
  solution: ZoneSolution,
  totals: ZoneTotals,
  volume: number,
  charge: number,
): CoilRating['fluid'] {
  const { zones, losses, massFlow, tube } = solution
  const sum = (value: (zone: Zone) => number) => zones.reduce((total, zone) => total + value(zone), 0)
  const bends = sum(zone => zone.bends)
  const tubes = sum(zone => zone.friction + zone.acceleration)
  const headers = losses.entry.header + losses.exit.header
  const connections = losses.entry.connection + losses.exit.connection
  return {
    massFlow,
    volumeFlow: massFlow * volume,
    enteringTemperature: temperatureAt(is, solution.enteringPressure, solution.enteringEnthalpy),
    leavingTemperature: temperatureAt(is, solution.leavingPressure, solution.leavingEnthalpy),
    tubeVelocity: tube.massFlux * volume,
    reynolds: totals.Re,
    coefficient: totals.film,
    pressureDrop: { tubes, bends, headers, connections, total: tubes + bends + headers + connections },
    phaseChange: phaseChange(is, solution, charge),
  }
}

function phaseChange(is: ZoneCase, solution: ZoneSolution, charge: number): PhaseChange {
  const { zones, enteringPressure, leavingPressure, enteringEnthalpy, leavingEnthalpy, idle } = solution
  const share = (kind: Zone['kind']) => zones.reduce((sum, zone) => sum + (zone.kind === kind ? zone.share : 0), 0)
  const last = zones.filter(zone => zone.share > 0).at(-1)?.kind
  const base: PhaseChange = {
    enteringPressure,
    leavingPressure,
    enteringEnthalpy,
    leavingEnthalpy,
    massFlux: solution.tube.massFlux,
    saturationDrop: 0,
    charge,
    zones: {
      superheated: share('gas') + share('dense') + (last === 'gas' || last === 'dense' ? idle : 0),
      twoPhase: share('two-phase') + (last === 'two-phase' ? idle : 0),
      subcooled: share('liquid') + (last === 'liquid' ? idle : 0),
    },
    along: temperaturesAlong(is, zones),
  }
  if (is.isDense) return base
  is.stream.dome(enteringPressure, ends)
  const entering = { x: qualityAt(enteringEnthalpy), dew: ends.dew.T }
  const glide = glideOf(ends)
  is.stream.dome(leavingPressure, ends)
  const x = qualityAt(leavingEnthalpy)
  const T = temperatureAt(is, leavingPressure, leavingEnthalpy)
  const boiling = zones.find(zone => zone.kind === 'two-phase')!
  return {
    ...base,
    saturationDrop: Math.max(0, entering.dew - ends.dew.T),
    ...glide,
    ...(entering.x >= 0 && entering.x <= 1 && { enteringQuality: entering.x }),
    ...(x >= 0 && x <= 1 && { leavingQuality: x }),
    ...(x > 1 && { superheat: T - ends.dew.T }),
    ...(x < 0 && { subcooling: ends.bubble.T - T }),
    ...(is.sign > 0 && { dryoutShare: boiling.share > 0 ? boiling.film.dry : 0 }),
  }
}

const qualityAt = (enthalpy: number) => {
  const { bubble, dew } = ends
  const x = (enthalpy - bubble.h) / (dew.h - bubble.h)
  // A quality requested as saturated liquid or vapour is exactly 0 or 1.
  return Math.abs(x) < 1e-9 ? 0 : Math.abs(x - 1) < 1e-9 ? 1 : x
}
