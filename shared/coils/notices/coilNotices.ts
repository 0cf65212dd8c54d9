/** The texts of the notices of coils: the fact with its number in the reader's units, and the advice. */
import type { Warning } from '../../../engine/warnings'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { isQuantity } from '../../display/units'
import type { WordedNotice } from '../../tools/notices/wordedNotices'

interface NoticeText {
  /** The fact, in bold. */
  fact: string
  /** What to do about it. */
  advice: string
}

function numberText(value: number | undefined, quantity: string | undefined, reader: Reader): string | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined
  if (quantity !== undefined && isQuantity(quantity)) return reader.full(value, quantity).trim()
  return formatNumber(value, Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2)
}

/** Fills the placeholders; undefined if the notice lacks a number that they need. */
function filled(text: string, { value, limits, quantity }: Warning, reader: Reader): string | undefined {
  const numbers: Record<string, number | undefined> = { value, min: limits?.[0], max: limits?.[1] }
  let isComplete = true
  const full = text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const said = numberText(numbers[key], quantity, reader)
    if (said === undefined) isComplete = false
    return said ?? ''
  })
  return isComplete ? full : undefined
}

/** A notice in the words that came with it; without any in those of the engine. */
export function noticeText(warning: WordedNotice, reader: Reader): NoticeText {
  const { words, message } = warning
  if (!words) return { fact: message, advice: '' }
  const fact = filled(words[0], warning, reader)
  const advice = filled(words[1], warning, reader)
  // Do not repeat a fact that is in the engine's own words already.
  const isSaid = fact === undefined || message.startsWith(fact)
  return { fact: fact ?? message, advice: advice ?? (isSaid ? '' : message) }
}
