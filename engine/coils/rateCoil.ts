import { withTrust } from './air/airTrust'
import { checkCoil, checkVelocity } from './checks/checkCoil'
import { checkMethods } from './checks/checkMethods'
import { checkProperties } from './checks/checkProperties'
import { refuseDrawn } from './checks/refuseDrawn'
import type { CoilInput, CoilRating, CoilRequest } from './coil'
import { rateMarched } from './marching/rateMarched'
import { coilNotices } from './notices/coilNotices'
import { fluidNotices } from './notices/fluidNotices'
import { coilResult, coilTotals } from './rows/coilResult'
import { capacityFlow, leavingFlow } from './rows/leavingFlow'
import { type CoilSolution, solveCoil } from './rows/solveCoil'
import { settledCoil } from './settledCoil'
import { checkFluid } from './tubes/checkFluid'
import { fluidAt, freezingOf, protectionOf } from './tubes/coilFluid'
import { type CoilModel, coilModel, givenMassFlow } from './tubes/coilModel'
import { tubeMethods } from './tubes/tubeMethods'
import { rateBare } from './zones/rateBare'
import { rateZones } from './zones/rateZones'

/**
 * Rates a coil: computes the leaving states from the coil and the entering streams.
 *
 * The engine `original` solves row by row in the order of the air, with the fluid through its circuits by their
 * arrangement. Each row is dry, partly wet or wet as computed; the heat balance closes for each row. An altitude gives
 * the pressure by the standard atmosphere.
 *
 * @param request  coil and streams: lengths [m], temperatures [K], flows [m3/s or kg/s], pressures [Pa], resistances
 *                 [m2 K/W]; circuits and fin surface may be left to the rating, see `settledCoil`
 * @returns capacity [W] and every state, flow, velocity, pressure drop, size and weight in SI, with a warning in
 *          `warnings` for each doubt; a result whose heat flows in the wrong direction has `DUTY_SIGN` as an error
 *
 * Valid within `coilBounds` for plate fins and the fluids of `coilFluid`; outside it throws `invalid-input` with the
 * path of the field. As a model without calibration: capacity within about 10 %, air pressure drop within about 20 %.
 *
 * Source: effectiveness of cross-flow rows, W. M. Kays, A. L. London, Compact Heat Exchangers (1984); wet surface
 * J. L. Threlkeld (1970); correlations as named in `airside` and `tubeside`.
 *
 * @example rateCoil(input).totalCapacity // W
 */
export function rateCoil(request: CoilRequest): CoilRating {
  checkCoil(request)
  const { input, chosen, notices } = settledCoil(request, coil => rateSettled(coil, false))
  const rating = rateSettled(input)
  return chosen ? { ...rating, chosen, warnings: [...rating.warnings, ...notices] } : rating
}

/**
 * Rates a coil for a search, which judges many by their figures and notices.
 *
 * @param input  coil and streams, SI, with no open choice
 * @returns      as `rateCoil`, without the methods behind the results and the bands of these
 *
 * Valid as `rateCoil`.
 *
 * Source: `rateCoil`.
 */
export function rateFigures(input: CoilInput): CoilRating {
  checkCoil(input)
  return rateSettled(input, false)
}

/** `isExplained` adds the methods behind the results, and the bands of these. */
function rateSettled(input: CoilInput, isExplained = true): CoilRating {
  checkMethods(input)
  refuseDrawn(input)
  const { engineVersion = 'original' } = input
  // Nothing flows: both engines give the same result.
  if (input.coilType === 'NONE') return { ...rateBare(input), engineVersion }
  if (engineVersion === 'v2025') return rateMarched(input, { isExplained })
  if (input.coilType !== 'FLUID') return rateZones(input, isExplained)
  checkProperties(input)
  const model = coilModel(input)
  checkFluid(model.fluid, input)
  const solution = solved(model)
  const totals = coilTotals(model, solution)
  const result = coilResult(model, solution, totals)
  const rating = isExplained ? withTrust(model, { ...result, methods: tubeMethods(model.laws, totals.film) }) : result
  rating.fluid = { ...rating.fluid, ...protectionOf(model.fluid) }
  const { coldestWall, hottestWall, supersaturation } = totals
  const { converged } = solution
  const facts = {
    coldestWall,
    hottestWall,
    supersaturation,
    converged,
    fluidKind: model.fluid.kind,
    ...freezingOf(model.fluid),
  }
  return {
    ...rating,
    warnings: [...coilNotices({ model, rating, ...facts }), ...fluidNotices(model.fluid, rating, totals)],
  }
}

/** The solved coil at the given flow, or at the flow that gives the wanted leaving temperature or capacity. */
function solved(model: CoilModel): CoilSolution {
  const { kind, value } = model.input.fluid.given
  const flow = givenMassFlow(model)
  if (flow === undefined) {
    const solve = (massFlow: number) => {
      const solution = solveCoil(model, massFlow)
      return { ...solution, heat: heatOf(solution) }
    }
    const sign = model.input.application === 'Heating' ? -1 : 1
    return kind === 'capacity'
      ? capacityFlow(model, { capacity: value, sign }, solve)
      : leavingFlow(model, value, solve)
  }
  const section = model.circuits.feeds * (Math.PI / 4) * model.size.insideDiameter ** 2
  const { rho } = fluidAt(model.fluid, model.fluidIn)
  checkVelocity(model.fluid.kind === 'gas' ? 'gas' : 'tube', flow / rho / section, 'fluid.given.value')
  return solveCoil(model, flow)
}

/** Heat to the fluid [W]. */
const heatOf = ({ rows }: CoilSolution) =>
  rows.reduce((sum, row) => sum + row.cells.reduce((of, cell) => of + cell.result.heat, 0), 0)
