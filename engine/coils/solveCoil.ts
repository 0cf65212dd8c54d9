import { moistAirTemperature, saturatedTemperature, saturationHumidityRatio } from '../fluids/moistAir'
import { type AirPoint, type CellMemory, type CellResult, cellHeat } from './cellHeat'
import { meanHeatCapacity } from './coilFluid'
import type { CoilModel } from './coilModel'
import { type RowAir, rowAir } from './rowAir'
import { solveLinear } from './solveLinear'
import { insideResistances, tubeFilm } from './tubeFilm'

/** Most passes over the coil; far more than any coil needs, so that a rating always ends. */
const mostIterations = 200
/** Relative change of the heat, and of the fluid temperatures over the span between the streams, at the end. */
const tolerance = 1e-8
/** From here on only half of each change is taken, for coils that swing between two states. */
const dampedFrom = 60

/** A piece of the coil with its share of both streams. */
interface Cell {
  row: number
  stage: number
  share: number
  flowShare: number
  memory: CellMemory
  result?: CellResult
  /** Inside coefficient of the last pass [W/m2 K]. */
  inside?: number
}

/** One row as solved: air before and after, its air side, and its pieces. */
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

/** State that the iteration improves. */
interface Progress {
  model: CoilModel
  massFlow: number
  cells: Cell[]
  /** Fluid temperature entering each stage, and means of air temperature and humidity by row. */
  entering: number[]
  rowMean: { T: number; W: number }[]
  heatCapacity: number
  /** Heat capacity in each stage [J/kg K]: above the critical pressure its own, else that of the whole coil. */
  stageHeat: number[]
}

/**
 * Solves a coil row by row: air in its order, fluid through the stages of its circuits, whatever their arrangement.
 *
 * Unknown are the fluid temperatures between the stages. Each pass over the rows gives the heat of every piece and its
 * derivatives; the residuals of the fluid balances are then removed by one linear solution, which is exact for dry
 * coils of constant properties. What is not linear (properties, wet fraction, saturation slopes) is carried from pass
 * to pass. Temperatures are held between those of the entering streams, so no step can leave the physical range.
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
  const span = Math.abs(model.entering.T - model.fluidIn)
  let heatBefore = Number.NaN
  let iterations = 0
  let converged = false
  let rows: SolvedRow[] = []
  let fluidOut = model.fluidIn
  while (!converged && iterations < mostIterations) {
    iterations++
    const pass = march(progress)
    rows = pass.rows
    const relax = relaxation(iterations, model.fluid.kind === 'dense')
    const moved = improve(progress, pass, relax)
    const scale = Math.max(massFlow * progress.heatCapacity * span, 1e-9)
    converged = Math.abs(pass.heat - heatBefore) <= tolerance * scale && moved <= tolerance * Math.max(span, 1e-6)
    heatBefore = pass.heat
    fluidOut = leavingFluid(progress, pass)
    remember(progress, rows, fluidOut, relax)
  }
  return { massFlow, heatCapacity: progress.heatCapacity, rows, fluidOut, iterations, converged }
}

/** Share of a change that is taken: all of it, half where the properties swing, and less the longer it takes. */
function relaxation(iterations: number, isDense: boolean): number {
  const damped = iterations < dampedFrom ? 1 : 0.5
  return isDense ? (iterations < 120 ? 0.5 * damped : 0.1) : damped
}

/** Temperature of the leaving fluid: by the mean heat capacity, above the critical pressure from the last stage. */
function leavingFluid({ model, massFlow, heatCapacity, entering, stageHeat }: Progress, pass: Pass): number {
  if (model.fluid.kind !== 'dense') return model.fluidIn + pass.heat / (massFlow * heatCapacity)
  const last = entering.length - 1
  const low = Math.min(model.fluidIn, model.entering.T)
  const high = Math.max(model.fluidIn, model.entering.T)
  return Math.min(high, Math.max(low, entering[last]! + pass.heats[last]! / (massFlow * stageHeat[last]!)))
}

/** First guess: the fluid warms or cools evenly by half of what it could. */
function start(model: CoilModel, massFlow: number): Progress {
  const { circuits, fluidIn, entering } = model
  const stages = circuits.stages.length
  const guess = (stage: number) => fluidIn + (0.5 * (entering.T - fluidIn) * stage) / stages
  const cells = circuits.stages.flatMap((stage, index) =>
    stage.map((part): Cell => {
      const meanFluid = guess(index + 0.5)
      const wall = (2 * meanFluid + entering.T) / 3
      return {
        ...part,
        stage: index,
        memory: {
          meanFluid,
          fluidOut: guess(index + 1),
          wall,
          wetSurface: Math.min(wall, Math.max(entering.Tdp, fluidIn)),
          wetFraction: 0,
        },
      }
    }),
  )
  const heatCapacity = meanHeatCapacity(model.fluid, fluidIn, guess(stages))
  return {
    model,
    massFlow,
    cells: cells.sort((a, b) => a.row - b.row),
    entering: circuits.stages.map((_, index) => guess(index)),
    rowMean: Array.from({ length: model.input.geometry.rows }, () => ({ T: entering.T, W: entering.W })),
    heatCapacity,
    stageHeat: new Array<number>(stages).fill(heatCapacity),
  }
}

/** What one pass found: rows, heat of each stage and of all [W], and how each stage's heat moves with each stage's fluid. */
interface Pass {
  rows: SolvedRow[]
  heats: number[]
  slopes: number[][]
  heat: number
}

/** One pass over the rows in air order, with the sensitivity of every stage's heat to every stage's fluid. */
function march(progress: Progress): Pass {
  const { model, cells, entering, rowMean } = progress
  const stages = entering.length
  const heats = new Array<number>(stages).fill(0)
  const slopes = heats.map(() => new Array<number>(stages).fill(0))
  let airIn: AirPoint = { T: model.entering.T, W: model.entering.W, h: model.entering.h }
  let airSlope = new Array<number>(stages).fill(0)
  const rows: SolvedRow[] = []
  let next = 0
  for (let row = 0; row < rowMean.length; row++) {
    const own: Cell[] = []
    while (cells[next]?.row === row) own.push(cells[next++]!)
    const air = rowAir(model, rowMean[row]!, model.maySweat ? wetSurfaceOf(own) : undefined)
    // Air of the tubes without fluid passes as it is.
    const past = model.circuits.blanks > 0 ? own.reduce((rest, cell) => rest - cell.share, 1) : 0
    const out: AirPoint = { T: 0, W: past * airIn.W, h: past * airIn.h }
    const outSlope = airSlope.slice()
    for (const cell of own) {
      const result = evaluate(progress, cell, airIn, air)
      cell.result = result
      heats[cell.stage]! += result.heat
      for (let stage = 0; stage < stages; stage++) {
        const slope = result.byAir * airSlope[stage]! + (stage === cell.stage ? result.byFluid : 0)
        slopes[cell.stage]![stage]! += slope
        outSlope[stage]! -= slope / model.dryAirFlow
      }
      out.W += cell.share * result.airOut.W
      out.h += cell.share * result.airOut.h
    }
    // Shares add up to one only within rounding; a coil never adds water.
    const airOut = mixed({ ...out, W: Math.min(out.W, airIn.W) }, model.airPressure)
    rows.push({ air, airIn, airOut, cells: own.map(cell => solvedCell(cell, entering)) })
    airIn = airOut
    airSlope = outSlope
  }
  return { rows, heats, slopes, heat: heats.reduce((sum, heat) => sum + heat, 0) }
}

/** Air mixed from the pieces of a row: enthalpy is kept, and water unless the mixture would be fog. */
function mixed({ W, h }: AirPoint, pressure: number): AirPoint {
  const T = moistAirTemperature(h, W)
  if (W <= saturationHumidityRatio(T, pressure)) return { T, W, h }
  const saturated = saturatedTemperature(h, pressure)
  const limited = Math.min(W, saturationHumidityRatio(saturated, pressure))
  return { T: moistAirTemperature(h, limited), W: limited, h }
}

function solvedCell(cell: Cell, entering: number[]): SolvedRow['cells'][number] {
  return { share: cell.share, fluidIn: entering[cell.stage]!, result: cell.result!, memory: cell.memory }
}

/** Mean temperature of the wet surface of a row; undefined where all of it is dry. */
function wetSurfaceOf(cells: Cell[]): number | undefined {
  let sum = 0
  let weight = 0
  for (const { memory, share, result } of cells) {
    // In the first pass nothing is known; coils that may sweat start as wet.
    const wet = result ? memory.wetFraction * share : share
    sum += wet * memory.wetSurface
    weight += wet
  }
  return weight > 0 ? sum / weight : undefined
}

function evaluate(progress: Progress, cell: Cell, airIn: AirPoint, air: RowAir): CellResult {
  const { model, massFlow, entering } = progress
  const film = tubeFilm(model, massFlow, cell.memory.meanFluid, cell.memory.wall)
  cell.inside = film.coefficient
  return cellHeat({
    airIn,
    airFlow: model.dryAirFlow * cell.share,
    fluidCapacity: massFlow * progress.stageHeat[cell.stage]! * cell.flowShare,
    area: (model.size.outsideArea / model.input.geometry.rows) * cell.share,
    fluidIn: entering[cell.stage]!,
    pressure: model.airPressure,
    air,
    outsideFouling: model.outsideFouling,
    inside: insideResistances(model, film, cell.memory.wall).total,
    maySweat: model.maySweat,
    memory: cell.memory,
  })
}

/** Moves the fluid temperatures so that the balances of all stages close, to first order. Returns the largest move [K]. */
function improve(progress: Progress, pass: Pass, relax: number): number {
  const { entering, model, massFlow, stageHeat } = progress
  const unknowns = entering.length - 1
  if (unknowns === 0) return 0
  const matrix: number[][] = []
  const right: number[] = []
  for (let k = 1; k <= unknowns; k++) {
    const line: number[] = []
    const capacity = massFlow * stageHeat[k - 1]!
    for (let j = 1; j <= unknowns; j++) {
      line.push((j === k ? 1 : 0) - (j === k - 1 ? 1 : 0) - pass.slopes[k - 1]![j]! / capacity)
    }
    matrix.push(line)
    right.push(entering[k - 1]! + pass.heats[k - 1]! / capacity - entering[k]!)
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

/** Carries the means over to the next pass. */
function remember(progress: Progress, rows: SolvedRow[], fluidOut: number, relax: number): void {
  const { model, cells, rowMean } = progress
  rows.forEach(({ airIn, airOut }, index) => {
    const mean = rowMean[index]!
    mean.T += relax * ((airIn.T + airOut.T) / 2 - mean.T)
    mean.W += relax * ((airIn.W + airOut.W) / 2 - mean.W)
  })
  for (const cell of cells) {
    const { memory, result, inside } = cell
    if (!result || !inside) continue
    const insideArea = (model.size.insideArea / model.input.geometry.rows) * cell.share
    const wall = result.meanFluid + result.heat / (inside * insideArea)
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
