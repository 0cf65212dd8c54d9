/** Operations of the account service about clearance: the caller's security questions, and the answer to one. */

import { z } from 'zod'
import { limits } from '../../limits'
import { messages } from '../../texts'
import { textUpTo } from '../../validation/schemas'
import { envelope, listEnvelope } from '../envelope'
import { jsonText } from '../jsonText'
import { nothing, operation } from '../operation'

const service = 'AccountService.svc'

/** The roles that may answer a question for clearance, and that may set the answers: the same as for the routes. */
const asked = ['admin', 'command-center'] as const
const setting = ['admin'] as const

export const securityQuestion = z.object({ Id: z.int(), Question: z.string() })

/** A group of which one question is chosen. A stored answer is never sent: `Answer` is empty. */
export const securityQuestionGroup = z.object({
  Questions: z.array(securityQuestion),
  Question: securityQuestion.nullable(),
  Answer: z.string(),
  WasAnswered: z.boolean(),
})

export type SecurityQuestionGroup = z.infer<typeof securityQuestionGroup>

const answerText = textUpTo(limits.securityAnswer)

/** A group as it is saved: without an answer, the stored answer stays. */
const savedGroup = z.strictObject({
  Questions: z.array(z.strictObject(securityQuestion.shape)).max(50).optional(),
  Question: z.strictObject(securityQuestion.shape).nullable(),
  Answer: answerText.default(''),
  WasAnswered: z.boolean(),
})

export const savedGroups = z.array(savedGroup).max(20)

export type SavedGroup = z.infer<typeof savedGroup>

/** The question for clearance: one of the caller's own, the same one until it is answered. */
export const GetSecurityQuestion = operation({
  service,
  name: 'GetSecurityQuestion',
  method: 'GET',
  access: asked,
  refuses: ['impersonated'],
  request: nothing,
  response: envelope(securityQuestion),
})

/** The groups with the caller's chosen questions, without their answers. */
export const GetSecurityQuestions = operation({
  service,
  name: 'GetSecurityQuestions',
  method: 'GET',
  access: setting,
  refuses: ['impersonated'],
  request: nothing,
  response: listEnvelope(securityQuestionGroup),
})

/** The right answer to the asked question gives clearance; to another one, only the right to change that answer. */
export const ConfirmSecurityQuestionAnswer = operation({
  service,
  name: 'ConfirmSecurityQuestionAnswer',
  method: 'POST',
  changes: 'session',
  access: asked,
  refuses: ['impersonated'],
  request: z.strictObject({
    questionId: z.int(),
    answer: answerText.min(1, messages.required('Answer')),
  }),
  response: envelope(z.null()),
})

/** Sets the answers. Ends the clearance of every session of the caller, who gets a mail. */
export const SaveSecurityQuestionAnswers = operation({
  service,
  name: 'SaveSecurityQuestionAnswers',
  method: 'POST',
  changes: 'credentials',
  access: setting,
  proved: true,
  request: z.strictObject({ groups: jsonText(savedGroups, limits.body.jsonText) }),
  response: envelope(z.null()),
})
