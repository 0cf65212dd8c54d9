import type { Warning } from '../../warnings'
import type { SurfaceModel } from '../air/surfaceModel'
import { coilLimits } from '../checks/limits'
import type { CoilInput } from '../coil'
import { circuitNotices } from './circuitNotices'
import { pick } from './rated'

/**
 * Notices of how a coil is built: a height that is no multiple of the tube pitch, uneven circuits, no fouling.
 *
 * @param model  the coil
 * @returns FIN_HEIGHT, those of `circuitNotices`, FOULING_ZERO
 *
 * Valid for every coil.
 *
 * Source: geometry; trade practice.
 */
export function builtNotices(model: SurfaceModel & { input: Pick<CoilInput, 'coilType'> }): Warning[] {
  const { input, size } = model
  const warnings: Warning[] = []
  const { FIN_HEIGHT } = coilLimits
  const off = Math.abs(input.geometry.finnedHeight / size.finHeight - 1)
  if (off > 1e-3) {
    warnings.push({
      ...pick('FIN_HEIGHT', FIN_HEIGHT),
      severity: off > FIN_HEIGHT.value ? 'warning' : 'info',
      message: `${(size.finHeight * 1000).toFixed(1)} mm (${size.tubesHigh} tubes high) is the finned height that was rated; the pitch does not divide the height given.`,
      value: input.geometry.finnedHeight,
      limits: [size.finHeight, size.finHeight],
    })
  }
  warnings.push(...circuitNotices(model))
  // Refrigerant in a closed circuit is clean: there it is usual to count no fouling.
  if (model.insideFouling === 0 && !('refrigerant' in input)) {
    warnings.push({
      code: 'FOULING_ZERO',
      severity: 'info',
      message: '0 fouling inside the tubes: right for a new coil on clean water or steam only.',
      input: 'resistances.insideFouling',
      value: 0,
      quantity: 'foulingResistance',
    })
  }
  return warnings
}
