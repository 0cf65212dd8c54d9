/** All pairs of published j and f factors, by one name each, with the functions for solvers. */
import { EngineError } from '../errors'
import { finCorrelations } from './fins'
import type { Fin } from './fins/fin'
import type { FinRange } from './fins/finDoubts'
import { flatFinF, flatFinJ, flatMethod } from './flatFins'
import { plainGrayWebbF } from './grayWebbF'
import { plainGrayWebbJ } from './grayWebbJ'
import { wangChiChangRange } from './wangChiChangRange'

/** A pair of published factors: their ids in the registry, the range of their data, and the functions. */
export interface FinMethod {
  id: string
  jId: string
  fId: string
  range: FinRange
  j(fin: Fin): number
  f(fin: Fin): number
}

/** Range on the collar diameter that replaces the ratios of Gray and Webb: lengths [m]. */
const grayWebbCoils = { Re: [500, 24_700], rows: [1, 8] } as const satisfies FinRange

const pair = (id: string, range: FinRange, j: FinMethod['j'], f: FinMethod['f']): FinMethod => ({
  id,
  jId: `${id}-j`,
  fId: `${id}-f`,
  range,
  j,
  f,
})

/** The pair of a j factor of the registry: its f factor has the same id except for the ending. */
function pairOf(j: (typeof finCorrelations)[number]): FinMethod {
  const id = j.id.replace(/-j$/, '')
  const f = finCorrelations.find(one => one.id === `${id}-f`)
  if (!f) throw new EngineError('unknown-name', `there is no friction factor ${id}-f beside ${j.id}`, { id })
  return pair(id, j.validity, j.value, f.value)
}

const methods: readonly FinMethod[] = [
  pair(flatMethod, wangChiChangRange, flatFinJ, flatFinF),
  pair('gray-webb', grayWebbCoils, plainGrayWebbJ, plainGrayWebbF),
  ...finCorrelations.filter(({ kind }) => kind === 'air-side heat transfer').map(pairOf),
]

const byId: ReadonlyMap<string, FinMethod> = new Map(methods.map(method => [method.id, method]))

/**
 * A pair of published factors by name.
 *
 * @param id  name of the pair, or the id in the registry of either of its factors
 * @returns   ids, range and functions
 *
 * Valid for the pairs of `fins/index.ts` and the two of flat fins here; else `unknown-name`.
 *
 * Source: definition.
 */
export function finMethod(id: string): FinMethod {
  const found = byId.get(id) ?? byId.get(id.replace(/-[jf]$/, ''))
  if (!found) throw new EngineError('unknown-name', `there is no air-side method ${id}`, { id })
  return found
}
