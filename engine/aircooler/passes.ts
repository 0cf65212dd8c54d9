/** Which rows of a bundle make which pass. */
import { EngineError } from '../errors'
import type { Bundle } from './airCooler'

/**
 * The rows of each pass.
 *
 * @param bundle  rows, passes, rows of each pass where they are given
 * @returns       rows of each pass, counted from where the air comes, the first pass where it leaves; whether they are unequal
 *                without having been asked for
 *
 * Valid for passes that are not more than the rows, and given rows that make all of them; else `invalid-input`.
 *
 * Source: counter-crossflow; first passes have the rows that are left over.
 */
export function passesOf({ rows, passes, rowsPerPass }: Pick<Bundle, 'rows' | 'passes' | 'rowsPerPass'>) {
  const refuse = (why: string): never => {
    throw new EngineError('invalid-input', why, { path: 'bundle.passes', rows, passes })
  }
  if (!(Number.isInteger(passes) && passes >= 1 && passes <= rows))
    refuse(`${passes} passes do not fit ${rows} rows: a pass fills a row or more`)
  if (rowsPerPass) {
    const sum = rowsPerPass.reduce((all, each) => all + each, 0)
    const isWhole = rowsPerPass.every(each => Number.isInteger(each) && each >= 1)
    if (rowsPerPass.length !== passes || !isWhole || sum !== rows)
      refuse(`the rows of ${passes} passes make ${rows} rows, not ${rowsPerPass.join(' + ')}`)
  }
  const counts =
    rowsPerPass ?? Array.from({ length: passes }, (_, i) => Math.floor(rows / passes) + (i < rows % passes ? 1 : 0))
  let next = rows
  const passRows = counts.map(count => {
    next -= count
    return Array.from({ length: count }, (_, i) => next + i)
  })
  return { passRows, isUneven: !rowsPerPass && rows % passes !== 0 }
}
