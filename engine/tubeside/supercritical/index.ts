/** Heat transfer of supercritical carbon dioxide. */
import type { Correlation } from '../../correlation'
import { dangHiharaCorrelation } from './dangHihara'
import { krasnoshchekovCorrelation } from './krasnoshchekov'
import { pitlaCorrelation } from './pitla'
import { yoonCorrelation } from './yoon'

export { dangHihara } from './dangHihara'
export { krasnoshchekov } from './krasnoshchekov'
export { pitla } from './pitla'
export { yoon } from './yoon'

/** Registry entries of this folder. */
export const supercriticalCorrelations: readonly Correlation[] = [
  pitlaCorrelation,
  yoonCorrelation,
  dangHiharaCorrelation,
  krasnoshchekovCorrelation,
]
