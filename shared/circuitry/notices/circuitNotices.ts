/** The texts of the notices of circuits: a rule and what to do, or a notice of the solution. */
import { circuitRules } from '../../../engine/circuitry/findings'
import { noticeText as coilNotice } from '../../coils/notices/coilNotices'
import type { Reader } from '../../display/formatQuantity'
import { sentence } from '../../display/sentence'
import type { WordedNotice } from '../../tools/notices/wordedNotices'
import { capitalized } from '../../wording/words'

/** Notices of the solution that its own sentence tells best. */
const ofSegments = new Set([
  ...['CIRCUITS_UNSOLVED', 'CIRCUITS_UNEVEN', 'CIRCUIT_FLOW', 'CIRCUIT_HEAT', 'BRANCH_STARVED'],
  ...['BALANCE', 'WATER_BALANCE'],
])

/** The sentences of the rules name the tubes: the first says what is wrong, the rest what to do. */
export function noticeText(warning: WordedNotice, reader: Reader): { fact: string; advice: string } {
  const { code, message } = warning
  if (!Object.hasOwn(circuitRules, code) && !ofSegments.has(code)) return coilNotice(warning, reader)
  const [fact = message, ...advice] = message.split(/(?<=[.:;]) (?=\S)/)
  return { fact: capitalized(fact.replace(/[.:;]$/, '')), advice: advice.length > 0 ? sentence(advice.join(' ')) : '' }
}
