import { airPressureDrop, surfaceF } from '../airside'
import { EngineError } from '../errors'
import type { GasModel } from './gasModel'
import { gasDensity } from './gasStream'
import type { SolvedGasRow } from './solveGasCoil'

/** A passed row: pressures [Pa] and densities [kg/m3] at its ends, and its drop by friction and by momentum [Pa]. */
export interface GasPassage {
  leavingPressure: number
  densityIn: number
  densityOut: number
  friction: number
  acceleration: number
}

/** Most steps for the pressure behind a row, and the change at which it is found [-]. */
const mostSteps = 100
const close = 1e-12

/**
 * Pressure of the gas row by row, at its real density.
 *
 * @param model  the coil
 * @param rows   its solved rows, in the order of the gas
 * @returns      for each row pressure, densities, and drop by friction and by the change of momentum [Pa]
 *
 * Valid where the drop is small beside the pressure; a gas that would lose all of its pressure in the coil, or choke in
 * it, is `invalid-input` at its flow.
 *
 * Source: `airPressureDrop`, W. M. Kays, A. L. London (1984); friction of the method of the surface.
 */
export function gasDrop(model: GasModel, rows: readonly SolvedGasRow[]): GasPassage[] {
  const { size, gas, surface } = model
  const { cell } = size
  const areaRatio = cell.outsideArea / cell.freeFlowArea
  const common = { massVelocity: gas.massFlow / size.freeFlowArea, areaRatio, contraction: cell.contraction }
  let entering = gas.p
  return rows.map(({ gas: film, gasIn, gasOut }) => {
    const friction = surfaceF(surface, film.Re)
    const densityIn = gasDensity(gas, gasIn, entering)
    let leaving = entering
    for (let step = 0; step < mostSteps; step++) {
      const densityOut = gasDensity(gas, gasOut, leaving)
      const densities = { densityIn, densityOut }
      const total = airPressureDrop({ ...common, ...densities, friction })
      const next = entering - total
      if (!(next > 0)) break
      const moved = Math.abs(next - leaving)
      leaving = next
      if (moved > close * entering) continue
      const acceleration = airPressureDrop({ ...common, ...densities, friction: 0 })
      entering = leaving
      return { leavingPressure: leaving, ...densities, friction: total - acceleration, acceleration }
    }
    throw new EngineError(
      'invalid-input',
      'the gas would lose all of its pressure in the coil: give it less flow, or more face',
      {
        path: 'gas.flow.value',
        value: model.input.gas.flow.value,
      },
    )
  })
}
