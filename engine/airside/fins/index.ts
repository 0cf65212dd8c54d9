/** Published correlations of finned tubes, one file each. */
import type { Correlation } from '../../correlation'
import { convexLouver } from './convexLouver'
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

/** Registry entries of this folder. */
export const finCorrelations: readonly Correlation[] = [
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
