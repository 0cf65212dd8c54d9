import type { Warning } from '../../warnings'
import { coilLimits } from '../checks/limits'
import type { Enhancement } from '../coil'
import { headerNotices } from './headerNotices'
import type { Inside } from './rated'

const metresPerSecond = (value: number) => `${value.toFixed(2)} m/s`

/**
 * Notices of the flow in the tubes: velocity, regime, insert.
 *
 * @param rated  the coil and its rating, SI
 * @returns warnings
 *
 * Valid for fluids of one phase; velocities have limits where the fluid is a liquid.
 *
 * Source: AHRI 410 for the velocity range; Copper Development Association for copper.
 */
export function tubeNotices({ model, rating, fluidKind = 'liquid' }: Inside): Warning[] {
  const { tubeVelocity: velocity, reynolds } = rating.fluid
  const { TUBE_VEL_LOW: low, TUBE_VEL_HIGH: high, TUBE_VEL_EROSION: erosion } = coilLimits
  const warnings: Warning[] = []
  const limits = [low.value, high.value] as const
  const isLiquid = fluidKind === 'liquid'
  const { kind } = model.input.geometry.enhancement ?? { kind: 'none' }
  if (isLiquid && velocity < low.value) {
    const message = `${metresPerSecond(velocity)} in the tubes is below ${metresPerSecond(low.value)}; fewer feeds raise it.`
    warnings.push({ ...low, code: 'TUBE_VEL_LOW', message, value: velocity, limits })
  } else if (isLiquid && velocity > high.value) {
    const message = `${metresPerSecond(velocity)} in the tubes is above ${metresPerSecond(high.value)}; more feeds lower it.`
    warnings.push({ ...high, code: 'TUBE_VEL_HIGH', message, value: velocity, limits })
  } else if (isLiquid && velocity > erosion.value && model.tube.name === 'Copper') {
    const message = `${metresPerSecond(velocity)} in copper tubes is above the ${metresPerSecond(erosion.value)} advised for steady use.`
    warnings.push({ ...erosion, code: 'TUBE_VEL_HIGH', message, value: velocity, limits: [low.value, erosion.value] })
  }
  warnings.push(...regimeNotices(kind, reynolds), ...enhancementNotices(kind, reynolds))
  if (isLiquid) warnings.push(...headerNotices(model, rating, { kind: 'liquid' }))
  return warnings
}

/**
 * Notices of laminar and transitional flow. Inserts cause turbulence, so that only plain or rifled tubes are concerned.
 */
function regimeNotices(kind: Enhancement['kind'], reynolds: number): Warning[] {
  if (reynolds >= 4000 || kind === 'tape' || kind === 'ball') return []
  if (kind === 'spring' && reynolds >= 1700) return []
  const laminar = reynolds < 2300
  const stir = kind === 'none' ? ' A spring or a tape in the tubes, or fewer feeds,' : ' Fewer feeds'
  return [
    {
      code: laminar ? 'TUBE_LAMINAR' : 'TUBE_TRANSITION',
      severity: 'warning',
      message: laminar
        ? `Reynolds number ${reynolds.toFixed(0)} in the tubes is laminar (below 2300).${stir} would raise the heat transfer.`
        : `Reynolds number ${reynolds.toFixed(0)} in the tubes is between laminar and turbulent; the capacity is uncertain.`,
      input: 'geometry.circuiting',
      value: reynolds,
      limits: laminar ? [2300, 1e7] : [4000, 1e7],
    },
  ]
}

function enhancementNotices(kind: Enhancement['kind'], reynolds: number): Warning[] {
  if (kind === 'ball') {
    return [
      {
        code: 'ENH_UNCALIBRATED',
        severity: 'warning',
        message: `0 published correlations exist for balls in tubes; at Reynolds number ${reynolds.toFixed(0)} the estimate may be off by half.`,
        input: 'geometry.enhancement.kind',
        value: reynolds,
      },
    ]
  }
  return []
}
