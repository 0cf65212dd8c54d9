import type { CoilInput } from '../../engine/coils'
import { coolingExample } from '../../shared/designs/exampleCoil'
import { exampleOf } from '../../shared/designs/exampleCoils'

const refrigerants = ['R-410A', 'R-32', 'R-454B', 'R-134a'] as const
const engines = ['original', 'v2025'] as const

/** What is rated most: water, steam, and refrigerants whose tables take up to half a second to make. */
export function usualCoils(): CoilInput[] {
  const evaporator = exampleOf('EVAP') as Extract<CoilInput, { coilType: 'EVAP' }>
  const coils: CoilInput[] = [
    coolingExample,
    exampleOf('STEAM'),
    ...refrigerants.map(name => ({ ...evaporator, refrigerant: { ...evaporator.refrigerant, name } })),
    exampleOf('COND'),
  ]
  return coils.flatMap(coil => engines.map(engineVersion => ({ ...coil, engineVersion })))
}
