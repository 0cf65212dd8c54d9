/** Results against a limit, as words with a verdict. */
import { formatChange, formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { Verdict } from '../../tools/results/keyResult'

export interface Judged {
  verdict?: Verdict
  text: string
}

export function judgeCapacity(capacity: number, required: number | undefined, { number, isAbove }: Reader): Judged {
  if (!required) return { text: 'none required' }
  const isMet = !isAbove(required, capacity, 'heatFlow')
  const margin = capacity / required - 1
  // Of a shortfall the word says which side it is on.
  const percent = `${isMet ? formatChange(Math.max(0, margin) * 100, 1) : formatNumber(-margin * 100, 1)} %`
  const wanted = number(required, 'heatFlow').replace(/\.0+$/, '')
  return {
    verdict: isMet ? 'ok' : 'err',
    text: `${percent} ${isMet ? 'over' : 'under'} ${wanted}`,
  }
}

export function judgeMax(value: number, max: number | undefined, quantity: Quantity, reader: Reader): Judged {
  if (max === undefined) return { text: 'no limit' }
  const isOver = reader.isAbove(value, max, quantity)
  return { verdict: isOver ? 'err' : 'ok', text: `${isOver ? 'over ' : ''}max ${reader.number(max, quantity)}` }
}
