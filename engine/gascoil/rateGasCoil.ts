import { checkVelocity } from '../coils/checks/checkCoil'
import { capacityFlow, leavingFlow } from '../coils/rows/leavingFlow'
import { checkLeaving } from '../coils/tubes/checkFluid'
import { fluidAt, protectionOf } from '../coils/tubes/coilFluid'
import { givenMassFlow } from '../coils/tubes/coilModel'
import type { GasCoilInput, GasCoilRating } from './gasCoil'
import { type GasModel, gasModel } from './gasModel'
import { gasNotices } from './gasNotices'
import { gasResult, gasTotals } from './gasResult'
import { type GasSolution, solveGasCoil } from './solveGasCoil'

/**
 * Rates a plate-fin coil with a dry gas mixture outside of its tubes.
 *
 * The same rows, circuits, fins and tubes as a coil in air: j and friction of the surface, with the Reynolds and Prandtl
 * number of the gas at the mean temperature of each row, and the density of the real gas at its pressure.
 *
 * @param input  gas, fluid and coil: lengths [m], temperatures [K], flows [kg/s or m3/s], pressures [Pa], resistances
 *               [m2 K/W]
 * @returns      heat [W], every state, velocity, pressure drop and resistance in SI, the coldest metal against the dew
 *               points, with a warning for each doubt
 *
 * Valid for gases of `gasStream` to 100 bar and fluids that keep their phase and leave as they are known, within
 * `gasCoilBounds`. What is no coil,
 * no gas, or no heat to exchange is refused with `invalid-input` and the path of the field. Condensation is no refusal:
 * where metal or gas is below the dew point of water or acid, the state is kept to show by how much, with
 * `GAS_CONDENSES` as an error and `isValid` false. As a model without calibration: heat within about 10 %, pressure drop
 * within about 20 % where the fits of the surface hold (`AIR_RE_HIGH` in dense gas says where they do not).
 *
 * Source: effectiveness of cross-flow rows, W. M. Kays, A. L. London, Compact Heat Exchangers (1984); correlations as
 * named in `airside` and `tubeside`; gases as `gasFluid`.
 *
 * @example rateGasCoil(input).heat // W
 */
export function rateGasCoil(input: GasCoilInput): GasCoilRating {
  const model = gasModel(input)
  const solution = solved(model)
  checkLeaving(model.fluid, input.fluid.given, solution.fluidOut)
  const totals = gasTotals(model, solution)
  const rating = gasResult(model, solution, totals)
  const warnings = gasNotices(model, rating, totals, solution.converged)
  return {
    ...rating,
    fluid: { ...rating.fluid, ...protectionOf(model.fluid) },
    isValid: warnings.every(({ severity }) => severity !== 'error'),
    warnings,
  }
}

/** The solved coil at the given flow, or at the flow that gives the wanted leaving temperature or heat. */
function solved(model: GasModel): GasSolution {
  const { input, fluid, fluidIn, circuits, size } = model
  const { kind, value } = input.fluid.given
  const solve = (massFlow: number) => solveGasCoil(model, massFlow)
  const flow = givenMassFlow(model)
  if (flow === undefined) {
    const sign = input.application === 'Heating' ? -1 : 1
    return kind === 'capacity'
      ? capacityFlow(model, { capacity: value, sign }, solve)
      : leavingFlow(model, value, solve)
  }
  const section = circuits.feeds * (Math.PI / 4) * size.insideDiameter ** 2
  checkVelocity(
    fluid.kind === 'gas' ? 'gas' : 'tube',
    flow / fluidAt(fluid, fluidIn).rho / section,
    'fluid.given.value',
  )
  return solve(flow)
}
