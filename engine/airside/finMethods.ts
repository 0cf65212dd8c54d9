/** Every pair of published j and f factors, by one name, with the functions a solver calls. */
import { EngineError } from '../errors'
import { convexLouverF, convexLouverJ, convexLouverRange } from './fins/convexLouver'
import type { Fin } from './fins/fin'
import type { FinRange } from './fins/finDoubts'
import { kimJacobi, kimJacobiRange } from './fins/kimJacobi'
import {
  kimYounWebbF,
  kimYounWebbInlineF,
  kimYounWebbInlineJ,
  kimYounWebbJ,
  kimYounWebbRange,
} from './fins/kimYounWebb'
import { largeWaveF, largeWaveJ, largeWaveRange } from './fins/largeWave'
import { louverF, louverJ, louverRange } from './fins/louver'
import { mcQuistonF, mcQuistonJ, mcQuistonRange } from './fins/mcQuiston'
import { mirthRamadhyaniF, mirthRamadhyaniJ, mirthRamadhyaniRange } from './fins/mirthRamadhyani'
import { nakayamaXuF, nakayamaXuJ, nakayamaXuRange } from './fins/nakayamaXu'
import { slit1999F, slit1999J, slit1999Range } from './fins/slit1999'
import { slit2001F, slit2001J, slit2001Range } from './fins/slit2001'
import { wangFuChangF, wangFuChangJ, wangFuChangRange } from './fins/wangFuChang'
import { wangHwangLinF, wangHwangLinJ, wangHwangLinRange } from './fins/wangHwangLin'
import { wangJangChiouF, wangJangChiouJ, wangJangChiouRange } from './fins/wangJangChiou'
import { wangPlain1996F, wangPlain1996J, wangPlain1996Range } from './fins/wangPlain1996'
import { flatFinF, flatFinJ, flatMethod } from './flatFins'
import { plainGrayWebbF } from './grayWebbF'
import { plainGrayWebbJ } from './grayWebbJ'
import { wangChiChangRange } from './wangChiChangRange'

/** A pair of published factors: their ids in the registry, the data they rest on, and the functions. */
export interface FinMethod {
  id: string
  jId: string
  fId: string
  range: FinRange
  j(fin: Fin): number
  f(fin: Fin): number
}

/** Range on the collar diameter that stands for the ratios of Gray and Webb: lengths [m]. */
const grayWebbCoils = { Re: [500, 24_700], rows: [1, 8] } as const satisfies FinRange

const pair = (id: string, range: FinRange, j: FinMethod['j'], f: FinMethod['f']): FinMethod => ({
  id,
  jId: `${id}-j`,
  fId: `${id}-f`,
  range,
  j,
  f,
})

/** A slit fin as Kim and Jacobi measured it, bare or with a hydrophilic coating. */
const kimJacobiOf = (id: string, surface: 'dry-bare' | 'dry-coated') =>
  pair(
    id,
    kimJacobiRange,
    fin => kimJacobi('j', surface, fin),
    fin => kimJacobi('f', surface, fin),
  )

const methods: readonly FinMethod[] = [
  pair(flatMethod, wangChiChangRange, flatFinJ, flatFinF),
  pair('gray-webb', grayWebbCoils, plainGrayWebbJ, plainGrayWebbF),
  pair('wang-1996', wangPlain1996Range, wangPlain1996J, wangPlain1996F),
  pair('mcquiston', mcQuistonRange, mcQuistonJ, mcQuistonF),
  pair('wang-jang-chiou', wangJangChiouRange, wangJangChiouJ, wangJangChiouF),
  pair('wang-hwang-lin', wangHwangLinRange, wangHwangLinJ, wangHwangLinF),
  pair('wang-large-wave', largeWaveRange, largeWaveJ, largeWaveF),
  pair('kim-youn-webb', kimYounWebbRange, kimYounWebbJ, kimYounWebbF),
  pair('kim-youn-webb-inline', kimYounWebbRange, kimYounWebbInlineJ, kimYounWebbInlineF),
  pair('wang-fu-chang', wangFuChangRange, wangFuChangJ, wangFuChangF),
  pair('mirth-ramadhyani', mirthRamadhyaniRange, mirthRamadhyaniJ, mirthRamadhyaniF),
  pair('wang-lee-chang-lin', louverRange, louverJ, louverF),
  pair('wang-tsai-lu', convexLouverRange, convexLouverJ, convexLouverF),
  pair('wang-lee-sheu', slit2001Range, slit2001J, slit2001F),
  pair('wang-tao-chang', slit1999Range, slit1999J, slit1999F),
  kimJacobiOf('kim-jacobi-dry-bare', 'dry-bare'),
  kimJacobiOf('kim-jacobi-dry-coated', 'dry-coated'),
  pair('nakayama-xu', nakayamaXuRange, nakayamaXuJ, nakayamaXuF),
]

const byId: ReadonlyMap<string, FinMethod> = new Map(methods.map(method => [method.id, method]))

/**
 * A pair of published factors by name.
 *
 * @param id  name of the pair, or the id in the registry of either of its factors
 * @returns   ids, range and functions
 *
 * Valid for the pairs of this file; else `unknown-name`.
 *
 * Source: definition.
 */
export function finMethod(id: string): FinMethod {
  const found = byId.get(id) ?? byId.get(id.replace(/-[jf]$/, ''))
  if (!found) throw new EngineError('unknown-name', `there is no air-side method ${id}`, { id })
  return found
}
