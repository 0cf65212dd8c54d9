import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import type { Measured } from '../../shared/frame/frame'
import type { Config } from '../config/config'
import { consentOf } from './consent'

/**
 * The settings of product analytics for a page, to be used only after 'Got it!': none after a refusal or without
 * configuration, and none during an impersonation, because that person did not agree. People are named by a keyed hash of their email,
 * which only this installation can make and nobody can reverse.
 */
export function measuredOf({ productAnalytics, auditKey }: Config): (request: Request) => Measured | undefined {
  return request => {
    if (!productAnalytics || request.session?.impersonator || consentOf(request) === 'refused') return undefined
    const { key, isRecording } = productAnalytics
    const email = request.session?.identity?.Email.toLowerCase()
    const person = email && createHmac('sha256', auditKey).update(`product analytics ${email}`).digest('hex')
    return { key, person, isRecording }
  }
}
