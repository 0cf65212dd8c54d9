import { fitted, surfaceLaws } from '../coils/air/surfaceFit'
import { mostIterations, relaxation, tolerance } from '../coils/rows/solveCoil'
import { solveLinear } from '../coils/solvers/solveLinear'
import { fluidAt, meanHeatCapacity } from '../coils/tubes/coilFluid'
import { insideResistances, tubeFilm } from '../coils/tubes/tubeFilm'
import type { GasModel } from './gasModel'
import { type GasRow, gasRow } from './gasRow'

/** A piece of a row that one stage of the fluid path runs through, solved. Temperatures [K], heat to the fluid [W]. */
export interface GasCell {
  row: number
  stage: number
  share: number
  flowShare: number
  fluidIn: number
  fluidOut: number
  meanFluid: number
  /** Mean inside wall. */
  wall: number
  heat: number
  /** Film inside [W/m2 K], resistance from the root of the fins to the fluid [m2 K/W on the outside area]. */
  film: number
  inside: number
  /** UA [W/K], and over the capacity rate of the gas [-]. */
  conductance: number
  units: number
}

/** A solved row. Temperatures [K]. */
export interface SolvedGasRow {
  gas: GasRow
  gasIn: number
  gasOut: number
  cells: GasCell[]
}

/** A solved gas coil. Flow [kg/s], temperatures [K], heat to the fluid [W]. */
export interface GasSolution {
  massFlow: number
  fluidOut: number
  heat: number
  rows: SolvedGasRow[]
  iterations: number
  converged: boolean
}

/** What the passes improve. */
interface Progress {
  model: GasModel
  massFlow: number
  rows: (SolvedGasRow & { mean: number; heatCapacity: number })[]
  cells: GasCell[]
  /** Fluid that enters each stage, and that leaves the last [K]. */
  fluid: Float64Array
  stageHeat: Float64Array
  j: (Re: number) => number
}

/**
 * Solves a gas coil row by row: gas in its order, fluid through the stages of its circuits, whatever their arrangement.
 *
 * Each piece of a row is a cross-flow of unmixed gas and of fluid mixed in its tubes, whose heat is linear in both
 * entering temperatures. One linear solution for the fluid between the stages therefore closes all balances at once;
 * films and heat capacities follow from pass to pass. Heat capacities are the means of enthalpy over each row and each
 * stage, so that the balance closes in enthalpy.
 *
 * @param model     the coil
 * @param massFlow  fluid flow [kg/s]
 * @returns         rows with their states, leaving fluid [K], heat to the fluid [W], passes, and whether it settled
 *
 * Valid for models of `gasModel`; ends after as many passes as `solveCoil`.
 *
 * Source: effectiveness of cross-flow with one fluid mixed, W. M. Kays, A. L. London (1984); balances of the rows.
 */
export function solveGasCoil(model: GasModel, massFlow: number): GasSolution {
  const progress = start(model, massFlow)
  const { rows, cells, fluid } = progress
  const span = Math.abs(model.gas.T - model.fluidIn)
  let iterations = 0
  let converged = false
  while (!converged && iterations < mostIterations) {
    iterations++
    renew(progress)
    closeBalances(progress)
    const moved = march(progress, relaxation(iterations, model.fluid.kind === 'dense'))
    converged = moved <= tolerance * span
  }
  const heat = cells.reduce((sum, cell) => sum + cell.heat, 0)
  return { massFlow, fluidOut: fluid.at(-1)!, heat, rows, iterations, converged }
}

/** First guess: the fluid changes evenly by half of the largest possible change. */
function start(model: GasModel, massFlow: number): Progress {
  const { circuits, fluidIn, gas, input } = model
  const stages = circuits.stages.length
  const fluid = Float64Array.from({ length: stages + 1 }, (_, k) => fluidIn + (0.5 * (gas.T - fluidIn) * k) / stages)
  const none = Number.NaN
  const cells: GasCell[] = circuits.stages.flatMap((parts, stage) =>
    parts.map(part => {
      const meanFluid = (fluid[stage]! + fluid[stage + 1]!) / 2
      const wall = (2 * meanFluid + gas.T) / 3
      const ends = { fluidIn: fluid[stage]!, fluidOut: fluid[stage + 1]! }
      return { ...part, stage, ...ends, meanFluid, wall, heat: 0, film: none, inside: none, conductance: 0, units: 0 }
    }),
  )
  const law = surfaceLaws(model.surface).j
  const narrowing = model.size.cell.freeFlowArea / model.size.bareCell.freeFlowArea
  const numberAt = (T: number) =>
    ((gas.massFlow / model.size.freeFlowArea) * model.size.collarDiameter * narrowing) / fluidAt(gas.properties, T).mu
  const [one, other] = [numberAt(gas.T), numberAt(fluidIn)]
  const j = fitted(law, Math.min(one, other) * (1 - 1e-9), Math.max(one, other) * (1 + 1e-9))
  const rows = Array.from({ length: input.geometry.rows }, (_, row) => ({
    gas: gasRow(model, gas.T, j),
    gasIn: gas.T,
    gasOut: gas.T,
    mean: gas.T,
    heatCapacity: fluidAt(gas.properties, gas.T).cp,
    cells: cells.filter(cell => cell.row === row),
  }))
  const stageHeat = new Float64Array(stages).fill(meanHeatCapacity(model.fluid, fluidIn, fluid[stages]!))
  return { model, massFlow, rows, cells, fluid, stageHeat, j }
}

/** Films and conductances at the states of the last pass. */
function renew({ model, massFlow, rows, j }: Progress): void {
  const area = model.size.outsideArea / rows.length
  for (const row of rows) {
    row.gas = gasRow(model, row.mean, j)
    for (const cell of row.cells) {
      const film = tubeFilm(model, massFlow, cell.meanFluid, cell.wall)
      cell.film = film.coefficient
      cell.inside = insideResistances(model, film, cell.wall).total
      cell.conductance = (area * cell.share) / (row.gas.resistance + cell.inside)
      cell.units = cell.conductance / (model.gas.massFlow * row.heatCapacity * cell.share)
    }
  }
}

/** Heat of a piece over the difference of its entering streams [W/K]. */
function heatPerKelvin(progress: Progress, cell: GasCell): number {
  const gas = progress.model.gas.massFlow * progress.rows[cell.row]!.heatCapacity * cell.share
  const fluid = progress.massFlow * progress.stageHeat[cell.stage]! * cell.flowShare
  return -fluid * Math.expm1((gas * Math.expm1(-cell.units)) / fluid)
}

/** Fluid temperatures at which the balances of all stages close with the films of this pass. */
function closeBalances(progress: Progress): void {
  const { model, massFlow, rows, fluid, stageHeat } = progress
  const stages = stageHeat.length
  // A temperature as a sum: place 0 has the part that is known, place k the factor of the fluid that enters stage k.
  const heats = Array.from({ length: stages }, () => new Float64Array(stages))
  let gas = new Float64Array(stages)
  gas[0] = model.gas.T
  for (const row of rows) {
    const leaving = gas.slice()
    const capacity = model.gas.massFlow * row.heatCapacity
    for (const cell of row.cells) {
      const each = heatPerKelvin(progress, cell)
      const line = heats[cell.stage]!
      for (let k = 0; k < stages; k++) {
        const own = k === cell.stage ? (k === 0 ? model.fluidIn : 1) : 0
        const heat = each * (gas[k]! - own)
        line[k]! += heat
        leaving[k]! -= heat / capacity
      }
    }
    gas = leaving
  }
  const unknowns = stages - 1
  const matrix = Array.from({ length: unknowns }, () => new Float64Array(unknowns))
  const right = new Float64Array(unknowns)
  for (let k = 1; k <= unknowns; k++) {
    const capacity = massFlow * stageHeat[k - 1]!
    const line = matrix[k - 1]!
    for (let other = 1; other <= unknowns; other++) line[other - 1] = -heats[k - 1]![other]! / capacity
    line[k - 1]! += 1
    if (k > 1) line[k - 2]! -= 1
    right[k - 1] = heats[k - 1]![0]! / capacity + (k === 1 ? model.fluidIn : 0)
  }
  const solved = solveLinear(matrix, right)
  for (let k = 1; k <= unknowns; k++) fluid[k] = solved[k - 1]!
}

/** Follows the gas through the rows with these fluid temperatures. Returns the largest move of a temperature [K]. */
function march(progress: Progress, relax: number): number {
  const { model, massFlow, rows, cells, fluid, stageHeat } = progress
  const { gas, size } = model
  let moved = 0
  let gasIn = gas.T
  for (const row of rows) {
    const capacity = gas.massFlow * row.heatCapacity
    let gasOut = gasIn
    for (const cell of row.cells) {
      cell.fluidIn = fluid[cell.stage]!
      cell.heat = heatPerKelvin(progress, cell) * (gasIn - cell.fluidIn)
      cell.fluidOut = cell.fluidIn + cell.heat / (massFlow * stageHeat[cell.stage]! * cell.flowShare)
      const mean = gasIn + cell.heat / (capacity * cell.share * Math.expm1(-cell.units))
      const wall = mean + cell.heat / (cell.film * (size.insideArea / rows.length) * cell.share)
      moved = Math.max(moved, Math.abs(mean - cell.meanFluid), Math.abs(wall - cell.wall))
      cell.meanFluid += relax * (mean - cell.meanFluid)
      cell.wall += relax * (wall - cell.wall)
      gasOut -= cell.heat / capacity
    }
    moved = Math.max(moved, Math.abs(gasOut - row.gasOut))
    row.gasIn = gasIn
    row.gasOut = gasOut
    row.mean += relax * ((gasIn + gasOut) / 2 - row.mean)
    row.heatCapacity = meanHeatCapacity(gas.properties, gasIn, gasOut)
    gasIn = gasOut
  }
  const last = stageHeat.length - 1
  const heat = cells.reduce((sum, cell) => sum + (cell.stage === last ? cell.heat : 0), 0)
  fluid[last + 1] = fluid[last]! + heat / (massFlow * stageHeat[last]!)
  for (let k = 0; k <= last; k++) stageHeat[k] = meanHeatCapacity(model.fluid, fluid[k]!, fluid[k + 1]!)
  return moved
}
