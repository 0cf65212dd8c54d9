import type { CoilInput } from '../../engine/coils'
import { coolingExample } from '../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../shared/coils/document/exampleCoils'

const engines = ['original', 'v2025'] as const

/**
 * What a new coil of each kind begins as: water, steam, R-410A. Of other refrigerants a thread makes the table, up to
 * half a second, when it is first asked for one: all of them at the start would keep a small machine busy for long.
 */
export function usualCoils(): CoilInput[] {
  const coils = [coolingExample, exampleOf('STEAM'), exampleOf('EVAP'), exampleOf('COND')]
  return coils.flatMap(coil => engines.map(engineVersion => ({ ...coil, engineVersion })))
}
