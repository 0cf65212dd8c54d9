import type { CoilInput } from '../../engine/coils'
import { coolingExample } from '../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../shared/coils/document/exampleCoils'

const engines = ['original', 'v2025'] as const

/** The initial coil of each kind by both engines: water, steam, R-410A. */
export function usualCoils(): CoilInput[] {
  const coils = [coolingExample, exampleOf('STEAM'), exampleOf('EVAP'), exampleOf('COND')]
  return coils.flatMap(coil => engines.map(engineVersion => ({ ...coil, engineVersion })))
}
