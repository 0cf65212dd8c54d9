/** What there is to say of a rated gas coil. */

import { coilBounds } from '../coils/checks/coilBounds'
import { trustNotices } from '../coils/explainedRating'
import { pascals } from '../coils/notices/above'
import { balanceNotices, pinchNotice } from '../coils/notices/balanceNotices'
import { builtNotices } from '../coils/notices/builtNotices'
import { connectionNotices } from '../coils/notices/connectionNotices'
import { fluidDropNotice } from '../coils/notices/fluidDropNotice'
import { fluidNotices, gasDropShare } from '../coils/notices/fluidNotices'
import { freezeNotice } from '../coils/notices/freezeNotice'
import { materialNotices } from '../coils/notices/materialNotices'
import { pressureNotices } from '../coils/notices/pressureNotices'
import { surfaceNotices } from '../coils/notices/surfaceNotices'
import { tubeNotices } from '../coils/notices/tubeNotices'
import { usualLimits } from '../economizer/usualLimits'
import { realGasNotices } from '../fluids/gas/realGas'
import type { Warning } from '../warnings'
import type { GasCoilRating } from './gasCoil'
import type { GasModel } from './gasModel'
import type { GasTotals } from './gasResult'

type Rated = Omit<GasCoilRating, 'warnings' | 'isValid'>

const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C`
const bar = (p: number) => `${(p / 1e5).toFixed(1)} bar`

/**
 * All notices of a rated gas coil.
 *
 * @param model      the coil
 * @param rating     its rating
 * @param totals     its means and extremes
 * @param converged  the solver settled
 * @returns          warnings with code, severity, the fact with its number, the input to change, value and limits in SI
 *
 * Valid for every rating.
 *
 * Source: limits of coils in air (`coilLimits`); margin over dew points as `usualLimits`; ranges of the methods.
 */
export function gasNotices(model: GasModel, rating: Rated, totals: GasTotals, converged: boolean): Warning[] {
  const { input, gas, fluid, fluidIn } = model
  const { coldest, hottest } = totals.insideWall
  const leaving = rating.fluid.leavingTemperature
  const walls = { coldestWall: coldest, hottestWall: hottest }
  const inside = { model, rating, fluidKind: fluid.kind }
  const ends = [gas.T - leaving, rating.gas.leavingTemperature - fluidIn].map(Math.abs)
  return [
    ...condensing(rating, gas.p),
    ...realGasNotices(rating.gas.compressibility, 'gas.pressure'),
    ...dropNotices(model, rating),
    ...vessel(gas.p),
    ...surfaceNotices(model, { reynolds: rating.gas.reynolds, hottest: Math.max(gas.T, fluidIn) }),
    ...tubeNotices(inside),
    ...fluidDropNotice(rating.fluid, input.limits?.fluidPressureDrop),
    ...freezeNotice(Math.min(coldest, fluidIn, leaving), fluid.freezing),
    ...fluidNotices(fluid, rating, walls),
    ...builtNotices(model),
    ...connectionNotices(inside),
    ...materialNotices(model, walls),
    ...pressureNotices(rating.construction.ratedPressure, fluid.pressure),
    ...pinchNotice('gas', ends),
    ...balanceNotices('gas', rating, converged),
    ...trustNotices(input, rating.methods),
  ]
}

/** What would condense where the gas or the metal is coldest, or nearly. */
function condensing({ dewPoints, wall, gas }: Rated, p: number): Warning[] {
  const { water = 0, acid = 0, mixture, margin } = dewPoints
  const points = [
    { T: water, of: 'the dew point of its water', end: 'its water condenses there' },
    { T: acid, of: 'the dew point of its acid', end: 'sulfuric acid condenses there' },
    { T: mixture, of: `what the mixture is known as a gas down to at ${bar(p)}`, end: 'it would condense' },
  ]
  const point = points.reduce((high, each) => (each.T > high.T ? each : high))
  const coldest = point.T + margin
  const place = coldest < wall.coldest ? 'in the gas' : 'at the coldest metal'
  const common = {
    input: gas.enteringTemperature < point.T ? 'gas.temperature' : 'fluid.enteringTemperature',
    value: coldest,
    quantity: 'temperature',
  }
  if (margin < 0)
    return [
      {
        code: 'GAS_CONDENSES',
        severity: 'error',
        message: `${celsius(coldest)} ${place} is below the ${celsius(point.T)} of ${point.of}: ${point.end}, and this rating of a dry coil does not hold.`,
        ...common,
        limits: [point.T, coilBounds['fluid.enteringTemperature'].max],
      },
    ]
  const { dewMargin } = usualLimits
  // The end of the data of a mixture is no dew point to keep away from.
  if (point.T === mixture || margin >= dewMargin) return []
  return [
    {
      code: 'DEW_MARGIN',
      severity: 'warning',
      message: `${celsius(coldest)} ${place} is ${margin.toFixed(1)} K above the ${celsius(point.T)} of ${point.of}; ${dewMargin} K are kept by practice.`,
      ...common,
      limits: [point.T + dewMargin, coilBounds['fluid.enteringTemperature'].max],
    },
  ]
}

/** A drop above its limit, or so large that the gas is no longer the same from end to end. */
function dropNotices({ input, gas }: GasModel, { gas: { pressureDrop } }: Rated): Warning[] {
  const value = pressureDrop.total
  const wanted = input.limits?.gasPressureDrop
  const share = gasDropShare * gas.p
  const common = { code: 'GAS_DP', severity: 'warning', input: 'geometry.finnedHeight', value } as const
  const warnings: Warning[] = []
  if (wanted !== undefined && value > wanted)
    warnings.push({
      ...common,
      message: `${pascals(value)} gas pressure drop is above ${pascals(wanted)}.`,
      limits: [0, wanted],
      quantity: 'airPressureDrop',
    })
  if (value > share)
    warnings.push({
      ...common,
      message: `${pascals(value)} is more than a tenth of the ${pascals(gas.p)} of the gas, whose properties were taken at its entering pressure.`,
      limits: [0, share],
      quantity: 'airPressureDrop',
    })
  return warnings
}

/** Gas at a pressure that no casing of sheet bears. */
function vessel(p: number): Warning[] {
  const { max } = coilBounds['air.pressure.value:absolute']
  if (p <= max) return []
  return [
    {
      code: 'GAS_VESSEL',
      severity: 'info',
      message: `${bar(p)} absolute around the fins takes a pressure vessel in place of a casing, and presses on the tubes from outside; neither is calculated here.`,
      input: 'gas.pressure',
      value: p,
      limits: [0, max],
      quantity: 'absolutePressure',
    },
  ]
}
