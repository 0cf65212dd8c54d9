import { dryAirTransport, moistAirTemperature, withoutMist } from '../../fluids/moistAir'
import { type AirPoint, type CellMemory, type CellResult, cellHeat } from '../air/cellHeat'
import { type RowAir, rowAir } from '../air/rowAir'
import { fitted, type SurfaceLaws, surfaceLaws } from '../air/surfaceFit'
import { solveLinear } from '../solvers/solveLinear'
import { meanHeatCapacity } from '../tubes/coilFluid'
import type { CoilModel } from '../tubes/coilModel'
import { insideResistances, tubeFilm } from '../tubes/tubeFilm'

/** Most passes over the coil; far more than any coil needs, so that a rating always ends. */
export const mostIterations = 200
/**
 * Tolerance of convergence: relative change of the heat, and of the fluid temperatures over the span between the
 * streams.
 */
export const tolerance = 1e-8
/**
 * Changes below which the coefficients of a row or of a film are reused in the next pass: in air and fluid [K], in
 * humidity [kg/kg], and in the wet surface, where the saturation line is steep [K]. They change the heat by less than
 * 1e-7.
 */
const still = { T: 1e-4, W: 1e-7, surface: 1e-5, film: 1e-5 } as const

/** From this pass on only half of each change is taken, for coils that oscillate between two states. */
const dampedFrom = 60

/** A piece of the coil with its share of both streams. */
interface Cell {
  row: number
  stage: number
  share: number
  flowShare: number
  memory: CellMemory
  result: CellResult | undefined
  /**
   * Inside coefficient of the last pass [W/m2 K], its resistances, and the temperatures at which they were computed.
   */
  film: { inside: number; insideTotal: number; bulk: number; wall: number }
}

/** A row from pass to pass: its air side with the state for which it was computed, and the values for the solution. */
interface Row {
  cells: Cell[]
  T: number
  W: number
  surface: number | undefined
  solved: SolvedRow
}

/** A solved row: air before and after, its air side, and its pieces. */
export interface SolvedRow {
  air: RowAir
  airIn: AirPoint
  airOut: AirPoint
  cells: { share: number; fluidIn: number; result: CellResult; memory: CellMemory }[]
}

/** A solved coil. Temperatures [K], flows [kg/s]. */
export interface CoilSolution {
  massFlow: number
  /** Mean heat capacity of the fluid through the coil [J/kg K]. */
  heatCapacity: number
  rows: SolvedRow[]
  fluidOut: number
  iterations: number
  converged: boolean
}

/** The state that the iteration improves. */
interface Progress {
  model: CoilModel
  massFlow: number
  cells: Cell[]
  /** Fluid temperature entering each stage, and means of air temperature and humidity by row. */
  entering: Float64Array
  rowMean: { T: number; W: number }[]
  heatCapacity: number
  /** Heat capacity in each stage [J/kg K]: local above the critical pressure, else that of the whole coil. */
  stageHeat: Float64Array
  rows: Row[]
  /** j and wet ratio of the surface over the Reynolds numbers of this coil. */
  laws: SurfaceLaws
  pass: Pass
  /** Work arrays for the slopes of the air before and behind a row, and for the linear system. */
  room: { airSlope: Float64Array; outSlope: Float64Array; matrix: Float64Array[]; right: Float64Array }
}

/**
 * Solves a coil row by row: air in its order, fluid through the stages of its circuits, whatever their arrangement.
 *
 * The unknowns are the fluid temperatures between the stages. Each pass over the rows gives the heat of every piece and
 * its derivatives; one linear solution then removes the residuals of the fluid balances, which is exact for dry coils
 * of constant properties. The nonlinear parts (properties, wet fraction, saturation slopes) are updated from pass to
 * pass. Temperatures are held between those of the entering streams, so that no step can leave the physical range.
 *
 * @param model     the coil
 * @param massFlow  fluid flow [kg/s]
 * @returns rows with their states, leaving fluid temperature [K], passes taken, and whether it converged
 *
 * Valid for checked inputs; ends after 200 passes at the latest.
 *
 * Source: Newton's method on the row balances; rows after W. M. Kays, A. L. London (1984).
 */
export function solveCoil(model: CoilModel, massFlow: number): CoilSolution {
  const progress = start(model, massFlow)
  const { pass } = progress
  const span = Math.abs(model.entering.T - model.fluidIn)
  let heatBefore = Number.NaN
  let iterations = 0
  let converged = false
  let fluidOut = model.fluidIn
  while (!converged && iterations < mostIterations) {
    iterations++
    march(progress)
    const relax = relaxation(iterations, model.fluid.kind === 'dense')
    const moved = improve(progress, relax)
    const scale = Math.max(massFlow * progress.heatCapacity * span, 1e-9)
    converged = Math.abs(pass.heat - heatBefore) <= tolerance * scale && moved <= tolerance * Math.max(span, 1e-6)
    heatBefore = pass.heat
    fluidOut = leavingFluid(progress)
    remember(progress, fluidOut, relax)
  }
  const rows = progress.rows.map(row => row.solved)
  return { massFlow, heatCapacity: progress.heatCapacity, rows, fluidOut, iterations, converged }
}

/**
 * Part of a change that one pass of a row solver takes.
 *
 * @param iterations  passes so far
 * @param isDense     whether the fluid is above its critical pressure
 * @returns the whole change, half where the properties vary strongly, and less as the iterations go on [-]
 *
 * Valid for any number of passes.
 *
 * Source: engineering choice.
 */
export function relaxation(iterations: number, isDense: boolean): number {
  const damped = iterations < dampedFrom ? 1 : 0.5
  return isDense ? (iterations < 120 ? 0.5 * damped : 0.1) : damped
}

/** Temperature of the leaving fluid: by the mean heat capacity; above the critical pressure from the last stage. */
function leavingFluid({ model, massFlow, heatCapacity, entering, stageHeat, pass }: Progress): number {
  if (model.fluid.kind !== 'dense') return model.fluidIn + pass.heat / (massFlow * heatCapacity)
  const last = entering.length - 1
  const low = Math.min(model.fluidIn, model.entering.T)
  const high = Math.max(model.fluidIn, model.entering.T)
  return Math.min(high, Math.max(low, entering[last]! + pass.heats[last]! / (massFlow * stageHeat[last]!)))
}

/** First guess: the fluid temperature changes evenly by half of the largest possible change. */
function start(model: CoilModel, massFlow: number): Progress {
  const { circuits, fluidIn, entering } = model
  const stages = circuits.stages.length
  const guess = (stage: number) => fluidIn + (0.5 * (entering.T - fluidIn) * stage) / stages
  const rowCount = model.input.geometry.rows
  const cells: Cell[] = []
  const byRow: Cell[][] = Array.from({ length: rowCount }, () => [])
  for (let index = 0; index < stages; index++) {
    for (const { row, share, flowShare } of circuits.stages[index]!) {
      const meanFluid = guess(index + 0.5)
      const wall = (2 * meanFluid + entering.T) / 3
      const wetSurface = Math.min(wall, Math.max(entering.Tdp, fluidIn))
      const memory = { meanFluid, fluidOut: guess(index + 1), wall, wetSurface, wetFraction: 0 }
      const unknown = Number.NaN
      const film = { inside: unknown, insideTotal: unknown, bulk: unknown, wall: unknown }
      const cell: Cell = { row, stage: index, share, flowShare, memory, film, result: undefined }
      cells.push(cell)
      byRow[row]!.push(cell)
    }
  }
  const heatCapacity = meanHeatCapacity(model.fluid, fluidIn, guess(stages))
  const room = () => new Float64Array(stages)
  const rows: Row[] = []
  const rowMean: Progress['rowMean'] = []
  for (const own of byRow) {
    rows.push(rowOf(own))
    rowMean.push({ T: entering.T, W: entering.W })
  }
  return {
    model,
    massFlow,
    cells,
    entering: room().map((_, index) => guess(index)),
    rowMean,
    heatCapacity,
    stageHeat: room().fill(heatCapacity),
    rows,
    laws: fittedLaws(model),
    pass: { heats: room(), slopes: Array.from({ length: stages }, room), heat: 0 },
    room: {
      airSlope: room(),
      outSlope: room(),
      matrix: Array.from({ length: stages - 1 }, () => new Float64Array(stages - 1)),
      right: new Float64Array(stages - 1),
    },
  }
}

/** A row before its first pass, which writes the missing values. */
function rowOf(cells: Cell[]): Row {
  const air = { T: Number.NaN, W: Number.NaN, h: Number.NaN }
  const none = {} as { air: RowAir; result: CellResult }
  const solved = cells.map(cell => ({ share: cell.share, fluidIn: 0, result: none.result, memory: cell.memory }))
  const row = { air: none.air, airIn: air, airOut: air, cells: solved }
  return { cells, T: Number.NaN, W: Number.NaN, surface: undefined, solved: row }
}

/** The laws of the surface, fitted over the Reynolds numbers that are possible between the entering streams. */
function fittedLaws(model: CoilModel): SurfaceLaws {
  const laws = surfaceLaws(model.surface)
  const { size, dryAirFlow, entering, fluidIn, maySweat } = model
  const narrowing = size.cell.freeFlowArea / size.bareCell.freeFlowArea
  const dry = (dryAirFlow / size.freeFlowArea) * size.collarDiameter * narrowing
  const at = (T: number, W: number) => (dry * (1 + W)) / dryAirTransport(T).mu
  const low = at(Math.max(entering.T, fluidIn), maySweat ? 0 : entering.W) * (1 - 1e-9)
  const high = at(Math.min(entering.T, fluidIn), entering.W) * (1 + 1e-9)
  return {
    j: fitted(laws.j, low, high),
    wetRatio: maySweat ? fitted(laws.wetRatio, low, high) : laws.wetRatio,
  }
}

/**
 * The result of one pass: heat of each stage and in total [W], and the derivatives of each stage's heat by each stage's
 * fluid.
 */
interface Pass {
  heats: Float64Array
  slopes: Float64Array[]
  heat: number
}

/** One pass over the rows in air order, with the derivatives of every stage's heat by every stage's fluid. */
function march(progress: Progress): void {
  const { model, entering, pass, rows, room } = progress
  const { heats, slopes } = pass
  const stages = entering.length
  heats.fill(0)
  for (const line of slopes) line.fill(0)
  room.airSlope.fill(0)
  let airIn: AirPoint = { T: model.entering.T, W: model.entering.W, h: model.entering.h }
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!
    const air = airOf(progress, index)
    // Air that passes tubes without fluid does not change.
    const past = 1 - model.circuits.room[index]!
    const { airSlope, outSlope } = room
    for (let stage = 0; stage < stages; stage++) outSlope[stage] = airSlope[stage]!
    let W = past * airIn.W
    let h = past * airIn.h
    for (let k = 0; k < row.cells.length; k++) {
      const cell = row.cells[k]!
      const result = evaluate(progress, cell, airIn, air)
      cell.result = result
      const seen = row.solved.cells[k]!
      seen.result = result
      seen.fluidIn = entering[cell.stage]!
      heats[cell.stage]! += result.heat
      const line = slopes[cell.stage]!
      for (let stage = 0; stage < stages; stage++) {
        const slope = result.byAir * airSlope[stage]! + (stage === cell.stage ? result.byFluid : 0)
        line[stage]! += slope
        outSlope[stage]! -= slope / model.dryAirFlow
      }
      W += cell.share * result.airOut.W
      h += cell.share * result.airOut.h
    }
    // The shares add up to one only within rounding; the limit keeps a coil from adding water.
    const airOut = mixed(h, Math.min(W, airIn.W), model)
    row.solved.air = air
    row.solved.airIn = airIn
    row.solved.airOut = airOut
    airIn = airOut
    room.airSlope = outSlope
    room.outSlope = airSlope
  }
  pass.heat = 0
  for (const heat of heats) pass.heat += heat
}

/** The air side of a row, reused where its state has hardly changed. */
function airOf({ model, rows, rowMean, laws }: Progress, index: number): RowAir {
  const row = rows[index]!
  const { T, W } = rowMean[index]!
  const surface = model.maySweat ? wetSurfaceOf(row.cells) : undefined
  const isStill =
    Math.abs(T - row.T) < still.T &&
    Math.abs(W - row.W) < still.W &&
    (surface === row.surface || Math.abs((surface ?? 0) - (row.surface ?? 0)) < still.surface)
  if (isStill) return row.solved.air
  row.T = T
  row.W = W
  row.surface = surface
  return rowAir(model, rowMean[index]!, surface, laws)
}

/**
 * Mixes the air from the pieces of a row. The excess above saturation falls as mist, except where the surface is forced
 * dry.
 */
function mixed(h: number, W: number, { input, airPressure }: CoilModel): AirPoint {
  if (input.surfaceCondition === 'Wet') return withoutMist(h, W, airPressure)
  return { T: moistAirTemperature(h, W), W, h }
}

/** Mean temperature of the wet surface of a row; undefined where all of it is dry. */
function wetSurfaceOf(cells: Cell[]): number | undefined {
  let sum = 0
  let weight = 0
  for (const { memory, share, result } of cells) {
    // In the first pass the wet share is unknown: coils that may condense water start as wet.
    const wet = result ? memory.wetFraction * share : share
    sum += wet * memory.wetSurface
    weight += wet
  }
  return weight > 0 ? sum / weight : undefined
}

function evaluate(progress: Progress, cell: Cell, airIn: AirPoint, air: RowAir): CellResult {
  const { model, massFlow, entering } = progress
  const { meanFluid, wall } = cell.memory
  const { film } = cell
  if (!(Math.abs(meanFluid - film.bulk) < still.film && Math.abs(wall - film.wall) < still.film)) {
    const found = tubeFilm(model, massFlow, meanFluid, wall)
    film.inside = found.coefficient
    film.insideTotal = insideResistances(model, found, wall).total
    film.bulk = meanFluid
    film.wall = wall
  }
  return cellHeat({
    airIn,
    airFlow: model.dryAirFlow * cell.share,
    fluidCapacity: massFlow * progress.stageHeat[cell.stage]! * cell.flowShare,
    area: (model.size.outsideArea / model.input.geometry.rows) * cell.share,
    fluidIn: entering[cell.stage]!,
    pressure: model.airPressure,
    air,
    outsideFouling: model.outsideFouling,
    inside: film.insideTotal,
    maySweat: model.maySweat,
    memory: cell.memory,
  })
}

/**
 * Moves the fluid temperatures so that the balances of all stages close, to first order. Returns the largest move [K].
 */
function improve(progress: Progress, relax: number): number {
  const { entering, model, massFlow, stageHeat, pass, room } = progress
  const unknowns = entering.length - 1
  if (unknowns === 0) return 0
  const { matrix, right } = room
  for (let k = 1; k <= unknowns; k++) {
    const line = matrix[k - 1]!
    const capacity = massFlow * stageHeat[k - 1]!
    for (let j = 1; j <= unknowns; j++) {
      line[j - 1] = (j === k ? 1 : 0) - (j === k - 1 ? 1 : 0) - pass.slopes[k - 1]![j]! / capacity
    }
    right[k - 1] = entering[k - 1]! + pass.heats[k - 1]! / capacity - entering[k]!
  }
  const steps = solveLinear(matrix, right)
  const low = Math.min(model.fluidIn, model.entering.T)
  const high = Math.max(model.fluidIn, model.entering.T)
  let moved = 0
  steps.forEach((step, index) => {
    const before = entering[index + 1]!
    const after = Math.min(high, Math.max(low, before + relax * step))
    entering[index + 1] = after
    moved = Math.max(moved, Math.abs(after - before))
  })
  return moved
}

/** Keeps the mean values for the next pass. */
function remember(progress: Progress, fluidOut: number, relax: number): void {
  const { model, cells, rowMean } = progress
  progress.rows.forEach(({ solved: { airIn, airOut } }, index) => {
    const mean = rowMean[index]!
    mean.T += relax * ((airIn.T + airOut.T) / 2 - mean.T)
    mean.W += relax * ((airIn.W + airOut.W) / 2 - mean.W)
  })
  for (const cell of cells) {
    const { memory, result, film } = cell
    if (!result) continue
    const insideArea = (model.size.insideArea / model.input.geometry.rows) * cell.share
    const wall = result.meanFluid + result.heat / (film.inside * insideArea)
    memory.meanFluid += relax * (result.meanFluid - memory.meanFluid)
    memory.fluidOut += relax * (result.fluidOut - memory.fluidOut)
    memory.wall += relax * (wall - memory.wall)
    memory.wetSurface += relax * (result.wetSurface - memory.wetSurface)
    memory.wetFraction = result.wetFraction
  }
  progress.heatCapacity = meanHeatCapacity(model.fluid, model.fluidIn, fluidOut)
  const { entering, stageHeat } = progress
  if (model.fluid.kind !== 'dense') stageHeat.fill(progress.heatCapacity)
  else {
    for (let k = 0; k < stageHeat.length; k++) {
      stageHeat[k] = meanHeatCapacity(model.fluid, entering[k]!, entering[k + 1] ?? fluidOut)
    }
  }
}
