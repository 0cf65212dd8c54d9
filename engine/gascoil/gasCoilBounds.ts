import type { CoilBound } from '../coils/checks/coilBounds'
import { coilBounds } from '../coils/checks/coilBounds'

/** Parts of a coil whose bounds are those of every coil. */
const shared = ['fluid.', 'geometry.', 'resistances.', 'methods.']

/**
 * Bounds of the input of a gas coil, by path into the input.
 *
 * Those of the gas are where its properties are known: to 100 bar, at the temperatures at which finned coils are built.
 * Tubes, fins and fluid have the bounds of every coil.
 */
export const gasCoilBounds: Readonly<Record<string, CoilBound>> = {
  'gas.composition': { min: 0, max: 1 },
  'gas.flow.value': { min: 1e-5, max: 5000, quantity: 'airflow' },
  'gas.temperature': { min: 213.15, max: 673.15, quantity: 'temperature' },
  'gas.pressure': { min: 10_000, max: 10_000_000, quantity: 'absolutePressure' },
  'gas.trioxide': { min: 0, max: 0.01 },
  'fan.efficiency': { min: 0.05, max: 1 },
  'limits.gasPressureDrop': { min: 0.1, max: 1_000_000, quantity: 'airPressureDrop' },
  'limits.fluidPressureDrop': coilBounds['limits.fluidPressureDrop'],
  ...Object.fromEntries(Object.entries(coilBounds).filter(([path]) => shared.some(part => path.startsWith(part)))),
}
