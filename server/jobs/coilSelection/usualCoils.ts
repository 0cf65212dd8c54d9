import type { CoilInput } from '../../../engine/coils'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'

const engines = ['original', 'v2025'] as const

/**
 * The initial coil of each kind: water, steam, R-410A. The table of another refrigerant takes up to half a second and
 * is built at its first use on a thread: building all at the start would keep a small machine busy for long.
 */
export function usualCoils(): CoilInput[] {
  const coils = [coolingExample, exampleOf('STEAM'), exampleOf('EVAP'), exampleOf('COND')]
  return coils.flatMap(coil => engines.map(engineVersion => ({ ...coil, engineVersion })))
}
