import type { Resistance } from '../coils/coil'
import { construction } from '../coils/construction'
import { resistanceChain } from '../coils/resistances'
import { tolerance } from '../coils/rows/solveCoil'
import { singlePhaseStream } from '../coils/streams/singlePhaseStream'
import { fluidAt, meanHeatCapacity } from '../coils/tubes/coilFluid'
import { type TubeFilms, tubeConnection, tubeFilms, tubeResult, tubesHold } from '../coils/tubes/tubeResult'
import { uncertainty } from '../coils/uncertainty'
import { meanTemperatureDifference } from '../exchanger'
import { compressibility } from '../fluids/gas/realGas'
import { dewPointsOf } from './dewPoints'
import type { GasCoilInput, GasCoilRating, RatedFan, RatedGas } from './gasCoil'
import { type GasPassage, gasDrop } from './gasDrop'
import { methodsOf } from './gasMethods'
import type { GasModel } from './gasModel'
import { gasDensity, normalDensity } from './gasStream'
import type { GasSolution, SolvedGasRow } from './solveGasCoil'
import { rowWalls, type Walls } from './walls'

/** Means and extremes of a solved coil. Temperatures [K]. */
export interface GasTotals extends TubeFilms {
  /** Metal that the gas touches. */
  wall: Walls
  /** Inside of the tubes, in the mean of each piece. */
  insideWall: Walls
}

/**
 * Means and extremes of a solved gas coil.
 *
 * @param model     the coil
 * @param solution  its solved rows
 * @returns         the tube side at its mean, coldest and hottest walls [K]
 *
 * Valid for any solution of `solveGasCoil`.
 *
 * Source: definition.
 */
export function gasTotals(model: GasModel, { rows, massFlow }: GasSolution): GasTotals {
  const cells = rows.flatMap(row => row.cells)
  const points = cells.map(({ share, meanFluid, wall }) => ({ share, bulk: meanFluid, wall }))
  const inside = cells.map(cell => cell.wall)
  const outside = rows.map(rowWalls)
  return {
    ...tubeFilms(model, massFlow, points),
    wall: {
      coldest: Math.min(...outside.map(each => each.coldest)),
      hottest: Math.max(...outside.map(each => each.hottest)),
    },
    insideWall: { coldest: Math.min(...inside), hottest: Math.max(...inside) },
  }
}

/**
 * The rating of a solved gas coil, without its warnings.
 *
 * @param model     the coil
 * @param solution  its solved rows
 * @param totals    its means and extremes
 * @returns         the rating, SI
 *
 * Valid for any solution of `solveGasCoil`; fails as `gasDrop`.
 *
 * Source: definitions; `gasDrop`, `tubeResult`, `dewPointsOf`.
 */
export function gasResult(
  model: GasModel,
  solution: GasSolution,
  totals: GasTotals,
): Omit<GasCoilRating, 'warnings' | 'isValid'> {
  const { input, fluidIn } = model
  const { rows, massFlow, fluidOut } = solution
  const passages = gasDrop(model, rows)
  const heat = (input.application === 'Heating' ? -1 : 1) * solution.heat
  const rated = ratedGas(model, rows, passages)
  const fluid = tubeResult(model, solution, totals)
  const { resistances } = resistanceChain(model, {
    coefficient: rated.coefficient,
    surfaceEfficiency: rated.surfaceEfficiency,
    film: totals.film.coefficient,
    wall: totals.meanFluid,
  })
  const conductance = rows.flatMap(row => row.cells).reduce((sum, cell) => sum + cell.conductance, 0)
  const metal = { tubes: totals.insideWall.hottest, headers: Math.max(fluidIn, fluidOut) }
  const coldest = Math.min(totals.wall.coldest, rated.enteringTemperature, rated.leavingTemperature)
  return {
    heat,
    gas: rated,
    fan: ratedFan(input.fan, rated),
    fluid,
    wall: totals.wall,
    dewPoints: dewPointsOf(model, coldest),
    rows: rows.map((row, index) => rowResult(row, index, passages[index]!, input.application)),
    resistances: resistances.map(each => ({ ...each, name: each.name === 'air' ? 'gas' : each.name })),
    conductance,
    ...exchange(model, solution, { heat, conductance, gasOut: rated.leavingTemperature }),
    arrangement: { applied: model.circuits.arrangement, rule: model.circuits.rule },
    construction: construction(model, tubeConnection(model, massFlow), tubesHold(model, solution, totals.film), metal),
    methods: methodsOf(model, rated, totals.film),
    uncertainty: bands(model, { heat, gas: rated, fluid, resistances, conductance }),
    energyBalance: balanceOf(model, solution, rated.leavingTemperature),
    iterations: solution.iterations,
  }
}

function ratedGas({ gas, size }: GasModel, solved: readonly SolvedGasRow[], passed: readonly GasPassage[]): RatedGas {
  const mean = (value: (row: SolvedGasRow) => number) =>
    solved.reduce((sum, row) => sum + value(row), 0) / solved.length
  const sum = (value: (row: GasPassage) => number) => passed.reduce((all, row) => all + value(row), 0)
  const leaving = solved.at(-1)!.gasOut
  const [first, last] = [passed[0]!, passed.at(-1)!]
  const middle = (gas.T + leaving) / 2
  const { cp, mu, k, Pr } = fluidAt(gas.properties, middle)
  const perNormal = normalDensity(gas.molarMass)
  const massVelocity = gas.massFlow / size.freeFlowArea
  const [friction, acceleration] = [sum(row => row.friction), sum(row => row.acceleration)]
  const factors = [gas.T, leaving].map(T => compressibility(T, gas.p, fluidAt(gas.properties, T).rho, gas.molarMass))
  return {
    massFlow: gas.massFlow,
    molarMass: gas.molarMass,
    volumeFlow: gas.massFlow / first.densityIn,
    normalVolumeFlow: gas.massFlow / perNormal,
    enteringTemperature: gas.T,
    leavingTemperature: leaving,
    enteringPressure: gas.p,
    leavingPressure: last.leavingPressure,
    density: {
      entering: first.densityIn,
      mean: gasDensity(gas, middle, (gas.p + last.leavingPressure) / 2),
      leaving: last.densityOut,
    },
    compressibility: factors.reduce((far, each) => (Math.abs(each - 1) > Math.abs(far - 1) ? each : far)),
    ...{ heatCapacity: cp, viscosity: mu, conductivity: k, prandtl: Pr },
    faceVelocity: gas.massFlow / first.densityIn / size.faceArea,
    maximumVelocity: massVelocity / Math.min(...passed.flatMap(row => [row.densityIn, row.densityOut])),
    reynolds: mean(row => row.gas.Re),
    coefficient: mean(row => row.gas.coefficient),
    finEfficiency: mean(row => row.gas.finEfficiency),
    surfaceEfficiency: mean(row => row.gas.surfaceEfficiency),
    pressureDrop: { friction, acceleration, total: friction + acceleration },
  }
}

/** Power of the fan at the density where it stands. */
function ratedFan(fan: GasCoilInput['fan'], { massFlow, density, pressureDrop }: RatedGas): RatedFan {
  const own = fan?.place === 'after' ? density.leaving : density.entering
  const volumeFlow = massFlow / own
  // A gas that is cooled strongly may leave with more pressure than it came with: it needs no fan.
  const gasPower = volumeFlow * Math.max(0, pressureDrop.total)
  return { density: own, volumeFlow, gasPower, ...(fan && { power: gasPower / fan.efficiency }) }
}

function rowResult(
  row: SolvedGasRow,
  index: number,
  { friction, acceleration }: GasPassage,
  application: GasCoilInput['application'],
): GasCoilRating['rows'][number] {
  const { gasIn, gasOut, cells } = row
  const { coldest, hottest } = rowWalls(row)
  const heat = cells.reduce((sum, cell) => sum + cell.heat, 0)
  return {
    row: index + 1,
    gasIn,
    gasOut,
    fluidIn: cells.at(0)?.fluidIn ?? gasIn,
    fluidOut: cells.at(-1)?.fluidOut ?? gasIn,
    coldestWall: coldest,
    hottestWall: hottest,
    heat: application === 'Heating' ? -heat : heat,
    pressureDrop: friction + acceleration,
  }
}

/** The coil as an exchanger: by the mean heat capacities of its streams. */
function exchange(
  { gas, fluid, fluidIn }: GasModel,
  { massFlow, fluidOut }: GasSolution,
  { heat, conductance, gasOut }: { heat: number; conductance: number; gasOut: number },
): Pick<GasCoilRating, 'transferUnits' | 'effectiveness' | 'meanDifference' | 'correctionFactor'> {
  const rates = [
    gas.massFlow * meanHeatCapacity(gas.properties, gas.T, gasOut),
    massFlow * meanHeatCapacity(fluid, fluidIn, fluidOut),
  ]
  const least = Math.min(...rates)
  const [hotIn, hotOut, coldIn, coldOut] =
    gas.T > fluidIn ? [gas.T, gasOut, fluidIn, fluidOut] : [fluidIn, fluidOut, gas.T, gasOut]
  const most = hotIn - coldIn
  // Streams that come closer than the solver resolves would have no logarithm.
  const hair = tolerance * most
  const meanDifference = meanTemperatureDifference({
    ...{ hotIn, hotOut: Math.max(hotOut, coldIn + hair) },
    ...{ coldIn, coldOut: Math.min(coldOut, hotIn - hair) },
    arrangement: 'counter',
  })
  return {
    transferUnits: conductance / least,
    effectiveness: heat / (least * most),
    meanDifference,
    correctionFactor: heat / (conductance * meanDifference),
  }
}

/** Heat of the gas by its enthalpies less heat of the fluid by its own, over the larger. */
function balanceOf({ gas, fluid, fluidIn }: GasModel, { massFlow, fluidOut }: GasSolution, gasOut: number): number {
  const [outside, inside] = [singlePhaseStream(gas.properties), singlePhaseStream(fluid)]
  const gasHeat = gas.massFlow * (outside.enthalpy(gas.p, gas.T) - outside.enthalpy(gas.p, gasOut))
  const fluidHeat = massFlow * (inside.enthalpy(fluid.pressure, fluidOut) - inside.enthalpy(fluid.pressure, fluidIn))
  return (gasHeat - fluidHeat) / Math.max(Math.abs(gasHeat), Math.abs(fluidHeat))
}

function bands(
  { input, surface }: GasModel,
  {
    heat,
    gas,
    fluid,
    resistances,
    conductance,
  }: Pick<GasCoilRating, 'heat' | 'gas' | 'fluid' | 'conductance'> & {
    resistances: Resistance[]
  },
): GasCoilRating['uncertainty'] {
  const { reynolds, pressureDrop, enteringTemperature, leavingTemperature } = gas
  const { totalCapacity, airPressureDrop, fluidPressureDrop } = uncertainty(input.geometry, surface, {
    totalCapacity: heat,
    air: { reynolds, pressureDrop: pressureDrop.total },
    fluid,
    resistances,
    wetFraction: 0,
    transferUnits: (conductance * Math.abs(enteringTemperature - leavingTemperature)) / Math.abs(heat),
  })
  return { heat: totalCapacity, gasPressureDrop: airPressureDrop, fluidPressureDrop }
}
