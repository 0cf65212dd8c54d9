import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import type { Measured } from '../../shared/frame/frame'
import type { Config } from '../config/config'
import { consentOf } from './consent'

/**
 * What a page says to product analytics: nothing before 'Got it!', after a refusal, or without configuration; nor while
 * somebody acts as another person, who did not agree to that. People get a name that only this installation can make
 * from their email, and that nobody can turn back into it.
 */
export function measuredOf({ productAnalytics, auditKey }: Config): (request: Request) => Measured | undefined {
  return request => {
    if (!productAnalytics || request.session?.impersonator || consentOf(request) !== 'accepted') return undefined
    const { key, isRecording } = productAnalytics
    const email = request.session?.identity?.Email.toLowerCase()
    const person = email && createHmac('sha256', auditKey).update(`product analytics ${email}`).digest('hex')
    return { key, person, isRecording }
  }
}
