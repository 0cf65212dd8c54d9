/** Security questions, and the effect of a right answer. */

import { questionById } from '../../../shared/accounts/securityQuestions'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages, texts } from '../../../shared/texts'
import { matchesAnswer } from '../../access/securityAnswers'
import { limits } from '../../config/limits'
import { minutesAfter } from '../../process/clock'
import type { ServiceCall } from '../service'
import type { AccountParts } from './parts'
import { answersOf, askedAnswer, markAsked } from './securityAnswerRows'

const { perAccount, windowMinutes, inARow, inARowHours } = limits.clearance
const rule = { max: perAccount, windowMinutes, inARow, inARowHours }

export const clearanceKey = (email: string) => `clearance:account:${email.toLowerCase()}`

export function getSecurityQuestion({ db }: AccountParts) {
  return async (call: ServiceCall) => {
    const asked = await askedAnswer(db, call.requireCaller().id)
    const question = asked && questionById(asked.question_id)
    return question ? succeeded({ ...question }) : refused(texts.securityQuestion.notFound)
  }
}

interface Answer {
  questionId: number
  answer: string
}

/**
 * One operation for both uses, with one count of attempts. The answer to the question that was asked gives clearance.
 * The answer to another question only allows changing that one; otherwise people could choose the easiest question.
 */
export function confirmSecurityQuestionAnswer({ db, audit, throttle, clearanceMinutes }: AccountParts) {
  return async (call: ServiceCall, { questionId, answer }: Answer) => {
    const { id, email, isTemporary, token } = call.requireCaller()
    const entry = { event: 'clearance' as const, actor: email, address: call.address, requestId: call.requestId }
    const key = clearanceKey(email)
    if (!(await throttle.take(key, rule))) {
      await audit.record({ ...entry, outcome: 'refused', detail: { paused: true } })
      return refused(messages.answersPaused)
    }
    const row = (await answersOf(db, id)).find(one => one.question_id === questionId)
    const isRight = await throttle.unlessFailed([{ key, ...rule }], () =>
      matchesAnswer(row?.answer_hash, answer, call.address),
    )
    if (!row) return refused(texts.securityQuestion.notFound)
    if (!isRight) {
      await audit.record({ ...entry, outcome: 'failure', detail: { question: questionId } })
      return refused(messages.wrongAnswer)
    }
    const facts = {
      ...token,
      clearedUntil: row.is_asked ? minutesAfter(call.now, clearanceMinutes) : token.clearedUntil,
      provedAt: row.is_asked ? call.now : token.provedAt,
      confirmedQuestions: [...new Set([...token.confirmedQuestions, questionId])],
    }
    await throttle.giveBack(key, rule)
    await audit.transaction(async (transaction, record) => {
      await throttle.reset(key, transaction)
      if (row.is_asked) await markAsked(transaction, id)
      await call.revokeToken(transaction)
      await call.issueToken(id, isTemporary, facts, transaction)
      record({ ...entry, outcome: 'success', detail: { question: questionId, clearance: row.is_asked } })
    })
    return succeeded(null)
  }
}
