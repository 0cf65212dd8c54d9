import { moistAirEnthalpy, moistAirTemperature } from '../../fluids/moistAir'
import { standardAirDensity } from '../../units'
import { airDrop, type RowPassage } from '../airDrop'
import type { AirModel } from '../airModel'
import { enteringState, leavingState } from '../airStates'
import type { AirPoint } from '../cellHeat'
import type { CoilRating, PhaseChange, RowResult } from '../coil'
import { construction } from '../construction'
import { domeEnds, streamState } from '../marching/stream'
import { resistanceChain } from '../resistances'
import type { RowAir } from '../rowAir'
import type { Zone } from './zone'
import type { ZoneCase } from './zoneCase'
import type { ZoneSolution } from './zoneState'

/** Sums over the zones of a solved coil. SI. */
export interface ZoneTotals {
  sensible: number
  condensate: number
  wetFraction: number
  supersaturation: number
  /** Mean and coldest mean surface of the zones, coldest and warmest inside wall [K]. */
  surface: number
  coldestSurface: number
  coldestWall: number
  warmestWall: number
  leaving: AirPoint
  air: RowAir
  /** Inside coefficient [W/m2 K], dry overall coefficient on the outside [W/m2 K]. */
  film: number
  fluid: number
  Re: number
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
export function zoneTotals(model: AirModel, { zones, idle }: ZoneSolution): ZoneTotals {
  const used = zones.filter(zone => zone.result && zone.share > 0)
  const sum = (value: (zone: Zone) => number) => used.reduce((total, zone) => total + value(zone), 0)
  const mean = (value: (zone: Zone) => number) => sum(zone => zone.share * value(zone)) / Math.max(1e-12, 1 - idle)
  const { entering } = model
  const h = sum(zone => zone.share * zone.result!.airOut.h) + idle * entering.h
  const W = Math.min(entering.W, sum(zone => zone.share * zone.result!.airOut.W) + idle * entering.W)
  const air = Object.fromEntries(
    Object.keys(zones[0]!.air).map(key => [key, mean(zone => zone.air[key as keyof RowAir])]),
  ) as unknown as RowAir
  return {
    sensible: sum(zone => zone.result!.sensible),
    condensate: sum(zone => zone.result!.condensate),
    wetFraction: sum(zone => zone.share * zone.result!.wetFraction),
    supersaturation: Math.max(0, ...used.map(zone => zone.result!.supersaturation)),
    surface: mean(zone => zone.result!.surface),
    coldestSurface: Math.min(...used.map(zone => zone.result!.surface)),
    coldestWall: Math.min(...used.map(zone => zone.memory.wall)),
    warmestWall: Math.max(...used.map(zone => zone.memory.wall)),
    leaving: { T: moistAirTemperature(h, W), W, h },
    air,
    film: mean(zone => zone.film.coefficient),
    fluid: mean(zone => zone.memory.meanFluid),
    Re: mean(zone => zone.film.Re),
  }
}

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
  const rows = rowPassages(model, totals)
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
  const held = heldOf(solution)
  const built = construction(model, { ...solution.connection, velocity }, held)
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
      coefficient: mixed.coefficient + wetFraction * (mixed.wetCoefficient - mixed.coefficient),
      finEfficiency: mixed.finEfficiency,
      surfaceEfficiency: mixed.surfaceEfficiency + wetFraction * (mixed.wetSurfaceEfficiency - mixed.surfaceEfficiency),
    },
    fluid: fluidResult(is, solution, totals, volume, held * built.internalVolume),
    wetFraction,
    rows: rows.map((row, index) => rowResult(row, index, model, totals, solution)),
    resistances,
    conductance: overall * model.size.outsideArea,
    construction: built,
    energyBalance: (heat - fluidHeat) / larger,
    iterations: solution.iterations,
    warnings: drop.warnings,
  }
}

/** Mass in the tubes over their volume [kg/m3]. */
function heldOf({ zones, idle }: ZoneSolution): number {
  const last = zones.filter(zone => zone.share > 0).at(-1)
  return zones.reduce((sum, zone) => sum + zone.share * zone.film.held, idle * (last?.film.held ?? 0))
}

/** Specific volume at the end where the fluid is lightest [m3/kg]. */
function largestVolume({ zones }: ZoneSolution): number {
  return Math.max(...zones.filter(zone => zone.share > 0).flatMap(({ film }) => [film.momentumIn, film.momentumOut]))
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
  const used = zones.filter(zone => zone.share > 0)
  const bends = sum(zone => zone.bends)
  const tubes = sum(zone => zone.friction + zone.acceleration)
  const { headers, connections } = losses
  return {
    massFlow,
    volumeFlow: massFlow * volume,
    enteringTemperature: used[0]?.temperatureIn ?? is.extreme,
    leavingTemperature: temperatureAt(is, solution.leavingPressure, solution.leavingEnthalpy),
    tubeVelocity: tube.massFlux * volume,
    reynolds: totals.Re,
    coefficient: totals.film,
    pressureDrop: { tubes, bends, headers, connections, total: tubes + bends + headers + connections },
    phaseChange: phaseChange(is, solution, charge),
  }
}

const ends = domeEnds()
const state = streamState()

/** Temperature of the fluid, by share of the glide under the dome [K]. */
function temperatureAt({ stream, isDense }: ZoneCase, pressure: number, enthalpy: number): number {
  if (!isDense) {
    stream.dome(pressure, ends)
    const { bubble, dew } = ends
    const x = (enthalpy - bubble.h) / (dew.h - bubble.h)
    if (x >= 0 && x <= 1) return bubble.T + x * (dew.T - bubble.T)
  }
  stream.at(pressure, enthalpy, state)
  return state.T
}

/** Where each zone begins and ends. */
function temperaturesAlong(zones: readonly Zone[]): { share: number; T: number }[] {
  const used = zones.filter(zone => zone.share > 0)
  let share = 0
  return used.flatMap(zone => {
    const begins = { share, T: zone.temperatureIn }
    share += zone.share
    return [begins, { share, T: zone.temperatureOut }]
  })
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
    along: temperaturesAlong(zones),
  }
  if (is.isDense) return base
  is.stream.dome(enteringPressure, ends)
  const entering = { x: qualityAt(enteringEnthalpy), dew: ends.dew.T }
  is.stream.dome(leavingPressure, ends)
  const x = qualityAt(leavingEnthalpy)
  const T = temperatureAt(is, leavingPressure, leavingEnthalpy)
  const boiling = zones.find(zone => zone.kind === 'two-phase')!
  return {
    ...base,
    saturationDrop: Math.max(0, entering.dew - ends.dew.T),
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
  // A state that was asked on the line is on it.
  return Math.abs(x) < 1e-9 ? 0 : Math.abs(x - 1) < 1e-9 ? 1 : x
}

/** The air through the rows: every zone is as deep as the coil, so the mean air falls like that of one temperature. */
function rowPassages(model: AirModel, totals: ZoneTotals): RowPassage[] {
  const { entering, input } = model
  const { leaving, air, wetFraction } = totals
  const { rows } = input.geometry
  const units = Math.min(
    8,
    Math.max(
      1e-3,
      (air.surfaceEfficiency * air.coefficient * model.size.outsideArea) / (model.dryAirFlow * air.heatCapacity),
    ),
  )
  const along = (row: number) => Math.expm1((-units * row) / rows) / Math.expm1(-units)
  const at = (row: number): AirPoint => {
    const T = entering.T + along(row) * (leaving.T - entering.T)
    const W = entering.W + along(row) * (leaving.W - entering.W)
    return row === 0 ? entering : row === rows ? leaving : { T, W, h: moistAirEnthalpy(T, W) }
  }
  return Array.from({ length: rows }, (_, row) => ({
    air,
    airIn: at(row),
    airOut: at(row + 1),
    cells: [{ share: 1, result: { wetFraction } }],
  }))
}

/** A row: its part of the air's change, and a surface as far between air and fluid as that of the whole coil. */
function rowResult(
  { airIn, airOut }: RowPassage,
  index: number,
  { entering }: AirModel,
  totals: ZoneTotals,
  { zones, heat }: ZoneSolution,
): RowResult {
  const { leaving, fluid } = totals
  const used = zones.filter(zone => zone.share > 0)
  const part = (name: 'T' | 'h') => {
    const whole = entering[name] - leaving[name]
    return Math.abs(whole) > 1e-9 ? (airIn[name] - airOut[name]) / whole : 0
  }
  const away = (entering.T + leaving.T) / 2 - fluid
  const across = Math.abs(away) > 1e-6 ? Math.min(1, Math.max(0, (totals.surface - fluid) / away)) : 0
  return {
    row: index + 1,
    airIn: { dryBulb: airIn.T, humidityRatio: airIn.W },
    airOut: { dryBulb: airOut.T, humidityRatio: airOut.W },
    fluidIn: used.at(0)?.temperatureIn ?? fluid,
    fluidOut: used.at(-1)?.temperatureOut ?? fluid,
    surface: fluid + across * ((airIn.T + airOut.T) / 2 - fluid),
    wetFraction: totals.wetFraction,
    heat: heat * part('h'),
    sensibleHeat: totals.sensible * part('T'),
  }
}
