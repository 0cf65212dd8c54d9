import { moistAirSpecificHeat } from '../../fluids/moistAir'
import { standardAirDensity } from '../../units'
import { airDrop } from '../air/airDrop'
import { enteringState, leavingState } from '../air/airStates'
import type { AirPoint } from '../air/cellHeat'
import { efficiencies } from '../air/efficiencies'
import type { CoilRating, RowResult } from '../coil'
import { construction } from '../construction'
import { resistanceChain } from '../resistances'
import type { CoilModel } from '../tubes/coilModel'
import { type TubeFilms, tubeConnection, tubeFilms, tubeResult, tubesHold } from '../tubes/tubeResult'
import type { CoilSolution, SolvedRow } from './solveCoil'

/** Sums over the cells of a solved coil, and mean values inside the tubes. */
export interface CoilTotals extends TubeFilms {
  /** Heat to the fluid, sensible heat given up by the air [W], condensate [kg/s]. */
  heat: number
  sensible: number
  condensate: number
  wetFraction: number
  /** Largest relative humidity above saturation that was removed as mist [-]. */
  supersaturation: number
  /** Coldest inside wall and coldest mean surface [K]. */
  coldestWall: number
  /** Hottest inside wall [K]. */
  hottestWall: number
}

/**
 * Sums over a solved coil.
 *
 * @param model     the coil
 * @param solution  its solved rows
 * @returns heat [W], condensate [kg/s], wet share [-], extremes [K], and the tube side at the mean temperature
 *
 * Valid for any solution of `solveCoil`.
 *
 * Source: definition.
 */
export function coilTotals(model: CoilModel, solution: CoilSolution): CoilTotals {
  const cells = solution.rows.flatMap(row => row.cells)
  const sum = (value: (cell: (typeof cells)[number]) => number) => cells.reduce((total, cell) => total + value(cell), 0)
  const points = cells.map(({ share, memory: { meanFluid, wall } }) => ({ share, bulk: meanFluid, wall }))
  return {
    heat: sum(cell => cell.result.heat),
    sensible: solution.rows.reduce((total, row) => total + sensibleOf(row, model), 0),
    condensate: model.dryAirFlow * Math.max(0, model.entering.W - solution.rows.at(-1)!.airOut.W),
    wetFraction: sum(cell => cell.share * cell.result.wetFraction) / solution.rows.length,
    supersaturation: Math.max(...cells.map(cell => cell.result.supersaturation)),
    coldestWall: Math.min(...cells.map(cell => cell.memory.wall)),
    hottestWall: Math.max(...cells.map(cell => cell.memory.wall)),
    ...tubeFilms(model, solution.massFlow, points),
  }
}

/**
 * The rating of a solved coil, without its warnings and methods.
 *
 * @param model     the coil
 * @param solution  its solved rows
 * @param totals    sums over them
 * @returns the rating, SI; `warnings` holds the notices of the pressure drop
 *
 * Valid for any solution of `solveCoil`.
 *
 * Source: definitions; pressure drops by `airDrop` and `tubeResult`.
 */
export function coilResult(model: CoilModel, solution: CoilSolution, totals: CoilTotals): CoilRating {
  const sign = model.input.application === 'Heating' ? -1 : 1
  const fluidHeat = solution.massFlow * solution.heatCapacity * (solution.fluidOut - model.fluidIn)
  const leaving = solution.rows.at(-1)!.airOut
  const condensateHeat = solution.rows.reduce((sum, row) => sum + condensateHeatOf(row, model), 0)
  const airHeat = model.dryAirFlow * (model.entering.h - leaving.h) - condensateHeat
  // Less heat than warms the water by a thousandth of a kelvin is within rounding; its balance is meaningless.
  const negligible = 1e-3 * solution.massFlow * solution.heatCapacity
  const larger = Math.max(Math.abs(airHeat), Math.abs(fluidHeat), negligible)
  const drop = airDrop(model, solution, totals.condensate)
  const { resistances, overall } = meanResistances(model, solution, totals)
  return {
    coilType: model.input.coilType,
    engineVersion: 'original',
    totalCapacity: sign * totals.heat,
    sensibleCapacity: sign * totals.sensible,
    // Without heat the ratio is undefined; it is reported as 1.
    sensibleHeatRatio: Math.abs(totals.heat) > 1e-9 ? totals.sensible / totals.heat : 1,
    air: airResult(model, solution, totals, drop, leaving),
    fluid: tubeResult(model, solution, totals),
    wetFraction: totals.wetFraction,
    rows: solution.rows.map((row, index) => rowResult(row, index, model)),
    resistances,
    conductance: overall * model.size.outsideArea,
    construction: construction(
      model,
      tubeConnection(model, solution.massFlow),
      tubesHold(model, solution, totals.film),
      {
        tubes: totals.hottestWall,
        headers: Math.max(model.fluidIn, solution.fluidOut),
      },
    ),
    arrangement: { applied: model.circuits.arrangement, rule: model.circuits.rule },
    energyBalance: (airHeat - fluidHeat) / larger,
    iterations: solution.iterations,
    warnings: drop.warnings,
  }
}

/** Heat that leaves with the condensate of a row: the heat of the air less that of the fluid. */
function condensateHeatOf({ cells, airIn, airOut }: SolvedRow, model: CoilModel): number {
  return cells.reduce((left, { result }) => left - result.heat, model.dryAirFlow * (airIn.h - airOut.h))
}

/** Sensible heat that the air gives up in a row. */
function sensibleOf({ airIn, airOut }: SolvedRow, { dryAirFlow }: CoilModel): number {
  return dryAirFlow * moistAirSpecificHeat((airIn.W + airOut.W) / 2) * (airIn.T - airOut.T)
}

function airResult(
  model: CoilModel,
  { rows }: CoilSolution,
  totals: CoilTotals,
  drop: { wet: number; dry: number },
  leaving: AirPoint,
): CoilRating['air'] {
  const mean = (value: (row: SolvedRow) => number) => rows.reduce((sum, row) => sum + value(row), 0) / rows.length
  const wetOf = (row: SolvedRow) => row.cells.reduce((sum, cell) => sum + cell.share * cell.result.wetFraction, 0)
  return {
    dryAirFlow: model.dryAirFlow,
    entering: enteringState(model.entering),
    leaving: leavingState(leaving, model.airPressure),
    pressure: model.airPressure,
    standardFaceVelocity: model.dryAirFlow / standardAirDensity / model.size.faceArea,
    faceVelocity: (model.dryAirFlow * model.entering.v) / model.size.faceArea,
    pressureDrop: drop.wet,
    dryPressureDrop: drop.dry,
    condensate: totals.condensate,
    reynolds: mean(row => row.air.Re),
    coefficient: mean(row => row.air.coefficient + wetOf(row) * (row.air.wetCoefficient - row.air.coefficient)),
    ...efficiencies(
      model.size,
      mean(row => row.air.surfaceEfficiency + wetOf(row) * (row.air.wetSurfaceEfficiency - row.air.surfaceEfficiency)),
    ),
  }
}

function rowResult(row: SolvedRow, index: number, model: CoilModel): RowResult {
  const { airIn, airOut, cells } = row
  const sum = (value: (cell: (typeof cells)[number]) => number) => cells.reduce((total, cell) => total + value(cell), 0)
  const mean = (value: (cell: (typeof cells)[number]) => number) => sum(cell => cell.share * value(cell))
  const shares = sum(cell => cell.share)
  return {
    row: index + 1,
    airIn: { dryBulb: airIn.T, humidityRatio: airIn.W },
    airOut: { dryBulb: airOut.T, humidityRatio: airOut.W },
    // Where two passes share a row, the last stage is the later one along the fluid.
    fluidIn: cells.at(0)?.fluidIn ?? airIn.T,
    fluidOut: cells.at(-1)?.result.fluidOut ?? airIn.T,
    // A row without fluid has the temperature of its air.
    surface: shares > 0 ? mean(cell => cell.result.surface) / shares : airIn.T,
    wetFraction: mean(cell => cell.result.wetFraction),
    heat: sum(cell => cell.result.heat),
    sensibleHeat: sensibleOf(row, model),
  }
}

/** Resistances of the dry surface on the outside area, at the means of the coil. */
function meanResistances(model: CoilModel, { rows }: CoilSolution, { film, meanFluid }: CoilTotals) {
  const mean = (value: (row: SolvedRow) => number) => rows.reduce((sum, row) => sum + value(row), 0) / rows.length
  return resistanceChain(model, {
    coefficient: mean(row => row.air.coefficient),
    surfaceEfficiency: mean(row => row.air.surfaceEfficiency),
    film: film.coefficient,
    wall: meanFluid,
  })
}
