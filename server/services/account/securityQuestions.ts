/** The caller's own security questions: listing and answering them. */

import { questionById, questionGroups, type SecurityQuestion } from '../../../shared/accounts/securityQuestions'
import { type SavedGroup, type SecurityQuestionGroup, savedGroups } from '../../../shared/contracts/account'
import { type Envelope, refused, succeeded } from '../../../shared/contracts/envelope'
import { messages, texts } from '../../../shared/texts'
import { hashAnswer, matchesAnswer, normalized, weaknessOf } from '../../access/securityAnswers'
import { securityQuestionsMail } from '../../mail/securityQuestionsMail'
import type { ServiceCall } from '../service'
import { byCaller } from './companyUsers'
import type { AccountParts } from './parts'
import { type AnswerRow, answersOf } from './securityAnswerRows'
import { userById } from './users'

export function getSecurityQuestions({ db }: AccountParts) {
  return async (call: ServiceCall): Promise<Envelope & { Items: SecurityQuestionGroup[] }> => {
    const rows = await answersOf(db, call.requireCaller().id)
    const Items = questionGroups.map((Questions, index) => {
      const row = rows.find(one => one.group_number === index)
      const Question = (row && questionById(row.question_id)) ?? null
      return { Questions: [...Questions], Question, Answer: '', WasAnswered: row !== undefined }
    })
    return { Succeeded: true, Notices: [], Items }
  }
}

/** A group of questions with a new answer. */
interface Change {
  group: number
  question: SecurityQuestion
  answer: string
}

export function saveSecurityQuestionAnswers({ db, audit, mails, origin }: AccountParts) {
  return async (call: ServiceCall, request: { groups: string }) => {
    const { id, email, token } = call.requireCaller()
    const entry = { actor: email, address: call.address, requestId: call.requestId }
    const user = await userById(db, id)
    const groups = savedGroups.parse(JSON.parse(request.groups))
    if (!user) return refused(texts.unknownError)
    const rows = await answersOf(db, id)
    const changes = changesIn(groups, rows)
    const about = { fullName: user.full_name, email, company: user.company_name }
    const problem =
      changes === undefined
        ? messages.chooseQuestions
        : (unconfirmedIn(changes, rows, token.confirmedQuestions) ??
          weaknessIn(changes, about) ??
          (await repetitionIn(changes, rows, call.address)))
    if (!changes || problem) {
      await audit.record({ ...entry, event: 'security-questions', outcome: 'refused' })
      return refused(problem ?? texts.unknownError)
    }
    if (changes.length === 0) return succeeded(null)
    await store(call, changes)
    return succeeded(null)
  }

  /** Clearance by an earlier answer ends in every session of the person. */
  async function store(call: ServiceCall, changes: Change[]): Promise<void> {
    const { id: user_id, email } = call.requireCaller()
    const answered_at = call.now
    const values = await Promise.all(
      changes.map(async ({ group, question, answer }) => ({
        ...{ user_id, group_number: group, question_id: question.Id, answered_at, is_asked: false },
        answer_hash: await hashAnswer(answer, call.address),
      })),
    )
    await mails.inTransaction(async (transaction, post, { record }) => {
      for (const row of values)
        await transaction
          .insertInto('security_answers')
          .values(row)
          .onConflict(conflict => conflict.columns(['user_id', 'group_number']).doUpdateSet(row))
          .execute()
      await transaction
        .updateTable('bearer_tokens')
        .set({ cleared_until: null, confirmed_questions: '[]' })
        .where('user_id', '=', user_id)
        .execute()
      await post(securityQuestionsMail(email, call, origin))
      const detail = { changed: changes.length }
      record({ event: 'security-questions', outcome: 'success', ...byCaller(call), detail })
    })
  }
}

/** The changes to store, or undefined if a group would be left without a question or an answer. */
function changesIn(groups: readonly SavedGroup[], rows: readonly AnswerRow[]): Change[] | undefined {
  if (groups.length !== questionGroups.length) return undefined
  const changes: Change[] = []
  for (const [group, { Question, Answer }] of groups.entries()) {
    const question = questionGroups[group]?.find(one => one.Id === Question?.Id)
    const row = rows.find(one => one.group_number === group)
    if (!question) return undefined
    if (normalized(Answer)) changes.push({ group, question, answer: Answer })
    else if (row?.question_id !== question.Id) return undefined
  }
  return changes
}

/** An answered question is locked until its current answer was given in this session. */
function unconfirmedIn(changes: Change[], rows: readonly AnswerRow[], confirmed: readonly number[]) {
  const isLocked = ({ group }: Change) => {
    const row = rows.find(one => one.group_number === group)
    return row !== undefined && !confirmed.includes(row.question_id)
  }
  return changes.some(isLocked) ? messages.confirmAnswer : undefined
}

function weaknessIn(changes: Change[], about: { fullName: string; email: string; company: string }) {
  for (const { question, answer } of changes) {
    const weakness = weaknessOf(answer, { ...about, question: question.Question })
    if (weakness) return weakness
  }
  return undefined
}

async function repetitionIn(
  changes: Change[],
  rows: readonly AnswerRow[],
  address: string,
): Promise<string | undefined> {
  const given = changes.map(({ answer }) => normalized(answer))
  if (new Set(given).size < given.length) return messages.answerTwice
  const kept = rows.filter(row => !changes.some(({ group }) => group === row.group_number))
  for (const { answer_hash } of kept)
    for (const answer of given) if (await matchesAnswer(answer_hash, answer, address)) return messages.answerTwice
  return undefined
}
