/** Published correlations of finned tubes, one file each. */
import { convexLouver } from './convexLouver'
import type { FinCorrelation } from './finCorrelation'
import { kimJacobiCorrelations } from './kimJacobi'
import { kimYounWebb } from './kimYounWebb'
import { largeWave } from './largeWave'
import { louver } from './louver'
import { mcQuiston } from './mcQuiston'
import { mirthRamadhyani } from './mirthRamadhyani'
import { nakayamaXu } from './nakayamaXu'
import { slit1999 } from './slit1999'
import { slit2001 } from './slit2001'
import { wangFuChang } from './wangFuChang'
import { wangHwangLin } from './wangHwangLin'
import { wangJangChiou } from './wangJangChiou'
import { wangPlain1996 } from './wangPlain1996'

export { wavyHydraulicDiameter } from './wangHwangLin'

/**
 * Registry entries of this folder. The ids of a pair of factors are the same except for the endings `-j` and `-f`;
 * `finMethod` offers the pair under their common part.
 */
export const finCorrelations: readonly FinCorrelation[] = [
  ...wangPlain1996,
  ...mcQuiston,
  ...wangJangChiou,
  ...wangHwangLin,
  ...largeWave,
  ...kimYounWebb,
  ...wangFuChang,
  ...mirthRamadhyani,
  ...louver,
  ...convexLouver,
  ...slit2001,
  ...slit1999,
  ...kimJacobiCorrelations,
  ...nakayamaXu,
]
