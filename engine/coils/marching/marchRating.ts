/** The rating of a marched coil. */
import { moistAirEnthalpy, moistAirSpecificHeat, moistAirTemperature, withoutMist } from '../../fluids/moistAir'
import { standardAirDensity } from '../../units'
import { airDrop, type RowPassage } from '../air/airDrop'
import type { AirModel } from '../air/airModel'
import { enteringState, leavingState } from '../air/airStates'
import type { AirPoint } from '../air/cellHeat'
import { efficiencies } from '../air/efficiencies'
import type { CoilRating, PhaseChange, RowResult } from '../coil'
import { construction } from '../construction'
import { resistanceChain } from '../resistances'
import { type EndState, endState } from '../streams/endState'
import { headersHold } from '../streams/headersHold'
import { sumOf } from '../tubes/endDrops'
import { marchBalance } from './balance'
import type { EndLosses } from './endLosses'
import { heldIn } from './heldIn'
import { phaseEnds } from './phaseEnds'
import { piecesOf } from './pieces'
import type { Settled } from './settled'

/**
 * The rating of a marched coil, without its notices.
 *
 * @param model    its air side
 * @param settled  the march
 * @param losses   the losses at its ends
 * @returns the rating, SI
 *
 * Valid for any march, converged or not: the heats of the fluid and of the air are computed separately, and their
 * difference is reported.
 *
 * Source: definitions; pressure drops by `airDrop` and the march.
 */
export function marchRating(model: AirModel, settled: Settled, losses: EndLosses): CoilRating {
  const { input } = model
  const { state, flow, inlet, front, airEnd } = settled
  const sign = input.application === 'Heating' ? -1 : 1
  const { heat, share: energyBalance } = marchBalance(settled)
  const rows = rowPassages(settled)
  const results = rowResults(model, settled, rows)
  const sensible = results.reduce((sum, row) => sum + row.sensibleHeat, 0)
  const drop = airDrop(model, { rows }, airEnd.condensate)
  const means = pieceMeans(settled)
  const stream = state.coil.tubes.stream
  const massFlux = flow / (state.coil.path.feeds * state.coil.section)
  const known = losses.known(front.enthalpy)
  const connection = losses.connection(flow, known)
  const [before, behind] = state.isFromOutlet
    ? [endState(stream, inlet.pressure, inlet.enthalpy), known]
    : [known, endState(stream, front.pressure, front.enthalpy)]
  const entry = losses.entry(flow, before, connection.insideDiameter)
  const exit = losses.exit(flow, behind, connection.insideDiameter)
  const ends = { entering: inlet.pressure + sumOf(entry), leaving: front.pressure - sumOf(exit) }
  const entering = endState(stream, ends.entering, inlet.enthalpy)
  const leaving = endState(stream, ends.leaving, front.enthalpy)
  const metal = {
    tubes: Math.max(...state.pieces.map(piece => piece.wall)),
    headers: Math.max(entering.T, leaving.T),
  }
  const held = {
    tubes: means.density,
    ...headersHold(
      input.coilType,
      stream,
      { pressure: ends.entering, rho: entering.rho },
      { pressure: ends.leaving, rho: leaving.rho },
    ),
  }
  const built = construction(model, connection, held, metal)
  const chain = resistanceChain(model, {
    coefficient: rowMean(rows, row => row.air.coefficient),
    surfaceEfficiency: rowMean(rows, row => row.air.surfaceEfficiency),
    film: means.film,
    wall: means.wall,
  })
  return {
    coilType: input.coilType,
    engineVersion: 'v2025',
    totalCapacity: sign * heat,
    sensibleCapacity: sign * sensible,
    // Without heat the ratio is undefined; it is reported as 1.
    sensibleHeatRatio: Math.abs(heat) > 1e-9 ? sensible / heat : 1,
    air: {
      dryAirFlow: model.dryAirFlow,
      entering: enteringState(model.entering),
      leaving: leavingState(airEnd, model.airPressure),
      pressure: model.airPressure,
      standardFaceVelocity: model.dryAirFlow / standardAirDensity / model.size.faceArea,
      faceVelocity: (model.dryAirFlow * model.entering.v) / model.size.faceArea,
      pressureDrop: drop.wet,
      dryPressureDrop: drop.dry,
      condensate: airEnd.condensate,
      reynolds: rowMean(rows, row => row.air.Re),
      coefficient: rowMean(rows, row => wetMean(row, row.air.coefficient, row.air.wetCoefficient)),
      ...efficiencies(
        model.size,
        rowMean(rows, row => wetMean(row, row.air.surfaceEfficiency, row.air.wetSurfaceEfficiency)),
      ),
    },
    fluid: {
      massFlow: flow,
      volumeFlow: flow / (stream.changesPhase ? Math.min(entering.rho, leaving.rho) : entering.rho),
      enteringTemperature: entering.T,
      leavingTemperature: leaving.T,
      // That of a boiling or condensing stream is the highest, where it is vapour.
      tubeVelocity: massFlux / (stream.changesPhase ? Math.min(entering.rho, leaving.rho) : means.density),
      reynolds: means.Re,
      coefficient: means.film,
      pressureDrop: fluidDrops(settled, entry.header + exit.header, entry.connection + exit.connection),
      ...(stream.changesPhase && {
        phaseChange: {
          ...phaseChange(settled, massFlux, ends, entering, leaving),
          charge: built.operatingWeight - built.dryWeight,
        },
      }),
    },
    wetFraction: rowMean(rows, row => row.cells[0]!.result.wetFraction),
    rows: results,
    resistances: chain.resistances,
    conductance: chain.overall * model.size.outsideArea,
    construction: built,
    arrangement: { applied: model.circuits.arrangement, rule: model.circuits.rule },
    energyBalance,
    iterations: settled.sweeps,
    warnings: drop.warnings,
  }
}

function rowMean(rows: RowPassage[], value: (row: RowPassage) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0) / rows.length
}

function wetMean(row: RowPassage, dry: number, wet: number): number {
  return dry + row.cells[0]!.result.wetFraction * (wet - dry)
}

function rowPassages(settled: Settled): RowPassage[] {
  const { state } = settled
  const { rows, slices } = state.coil.path
  const wet = new Array<number>(rows).fill(0)
  for (const { cell, piece, share } of piecesOf(settled)) wet[cell.row]! += share * piece.wet
  const between = Array.from({ length: rows + 1 }, (_, row): AirPoint => {
    let [h, W] = [0, 0]
    for (let node = row * slices; node < (row + 1) * slices; node++) {
      h += moistAirEnthalpy(state.airT[node]!, state.airW[node]!) / slices
      W += state.airW[node]! / slices
    }
    return state.coil.maySweat ? withoutMist(h, W, state.coil.air.pressure) : { T: moistAirTemperature(h, W), W, h }
  })
  return wet.map((wetFraction, row) => ({
    air: state.rowAirs[row]!,
    airIn: between[row]!,
    airOut: between[row + 1]!,
    cells: [{ share: 1, result: { wetFraction } }],
  }))
}

function rowResults(model: AirModel, settled: Settled, rows: RowPassage[]): RowResult[] {
  const { past } = settled.state.coil.path
  const results = rows.map(({ airIn, airOut, cells }, index): RowResult => {
    return {
      row: index + 1,
      airIn: { dryBulb: airIn.T, humidityRatio: airIn.W },
      airOut: { dryBulb: airOut.T, humidityRatio: airOut.W },
      fluidIn: Number.NaN,
      fluidOut: Number.NaN,
      surface: 0,
      wetFraction: cells[0]!.result.wetFraction,
      heat: 0,
      sensibleHeat: model.dryAirFlow * moistAirSpecificHeat((airIn.W + airOut.W) / 2) * (airIn.T - airOut.T),
    }
  })
  for (const { cell, piece, share } of piecesOf(settled)) {
    results[cell.row]!.surface += (share * piece.surface) / (1 - past[cell.row]!)
    results[cell.row]!.heat += piece.heat
  }
  fluidByRow(settled, results)
  // A row without fluid has the temperature of its air.
  for (const row of results) {
    if (!Number.isNaN(row.fluidIn)) continue
    row.fluidIn = row.airIn.dryBulb
    row.fluidOut = row.airIn.dryBulb
    row.surface = row.airIn.dryBulb
  }
  return results
}

/** Temperatures at which the fluid first enters and last leaves each row. */
function fluidByRow({ state, inlet }: Settled, results: RowResult[]): void {
  const { path, tubes } = state.coil
  let before = { pressure: inlet.pressure, enthalpy: inlet.enthalpy }
  for (const pass of path.passes) {
    const last = pass.isBackwards ? 0 : path.slices - 1
    const behind = { pressure: 0, enthalpy: 0 }
    const enteringT = endState(tubes.stream, before.pressure, before.enthalpy).T
    for (const cell of pass.cells) {
      const row = results[cell.row]!
      const piece = state.pieces[cell.first + last]!
      if (Number.isNaN(row.fluidIn)) row.fluidIn = enteringT
      row.fluidOut = endState(tubes.stream, piece.pressure, piece.enthalpyOut).T
      behind.pressure += cell.flowShare * piece.pressure
      behind.enthalpy += cell.flowShare * piece.enthalpyOut
    }
    before = behind
  }
}

/** Rows that the tubes with fluid would fill if they were moved together. */
function activeRows({ state }: Settled): number {
  return state.coil.path.past.reduce((sum, past) => sum + 1 - past, 0)
}

/** Means over the outside area. */
function pieceMeans(settled: Settled): { film: number; wall: number; density: number; Re: number } {
  const active = activeRows(settled)
  let [film, wall, mass, length, Re] = [0, 0, 0, 0, 0]
  for (const { cell, piece, share } of piecesOf(settled)) {
    film += (share * piece.film) / active
    wall += (share * piece.wall) / active
    Re += (share * piece.Re) / active
    mass += heldIn(settled, cell, piece) * cell.tubeShare
    length += cell.tubeLength * cell.tubeShare
  }
  return { film, wall, Re, density: mass / length }
}

/** Parts of the fluid's pressure drop. */
function fluidDrops(
  { front, inlet }: Settled,
  headers: number,
  connections: number,
): CoilRating['fluid']['pressureDrop'] {
  const tubes = inlet.pressure - front.pressure - front.bends
  return { tubes, bends: front.bends, headers, connections, total: tubes + front.bends + headers + connections }
}

function phaseChange(
  settled: Settled,
  massFlux: number,
  ends: { entering: number; leaving: number },
  entering: EndState,
  leaving: EndState,
): Omit<PhaseChange, 'charge'> {
  const { state, inlet, front } = settled
  const { tubes } = state.coil
  const active = activeRows(settled)
  let [liquid, gas, dense, dry] = [0, 0, 0, 0]
  for (const { piece, share } of piecesOf(settled)) {
    liquid += (share * piece.liquidShare) / active
    gas += (share * piece.gasShare) / active
    dense += (share * piece.denseShare) / active
    dry += (share * piece.dryShare) / active
  }
  const isWet = inlet.pressure < tubes.stream.criticalPressure
  const superheated = gas + dense
  const wet = Math.max(0, 1 - superheated - liquid)
  return {
    ...phaseEnds(
      tubes.stream,
      { ...entering, pressure: ends.entering, enthalpy: inlet.enthalpy },
      { ...leaving, pressure: ends.leaving, enthalpy: front.enthalpy },
      isWet,
    ),
    massFlux,
    zones: { superheated, twoPhase: wet, subcooled: liquid },
    ...(settled.state.coil.isHeated && { dryoutShare: wet > 0 ? Math.min(1, dry / wet) : 0 }),
  }
}
