/** Requests for help: to the configured recipient by mail, or to a configured address. */
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { AuditEntry } from '../../access/audit'
import { limits } from '../../config/limits'
import { type HelpRequest, helpMail } from '../../mail/helpMail'
import type { ServiceCall } from '../service'
import { keepRequest } from '../supportRequests'
import type { AccountParts } from './parts'
import { userById } from './users'

const { perPerson: max, windowMinutes } = limits.helpRequest
const rule = { max, windowMinutes }

export function getHelpRequestRecipient({ support }: AccountParts) {
  return async () => succeeded(support.email)
}

/** The caller cannot choose the destination: a recipient or address that is not configured is refused. */
export function requestHelp(parts: AccountParts) {
  const { db, audit, throttle, logger, support } = parts

  return async (call: ServiceCall, asked: HelpRequest & { recipient: string; url?: string }) => {
    const caller = call.requireCaller()
    const { email, id } = caller
    const entry = { event: 'help-request' as const, actor: email, address: call.address, requestId: call.requestId }
    const key = `help:person:${id}`
    const url = asked.url ?? support.helpUrls[0]
    const isListed = url === undefined || support.helpUrls.includes(url)
    if (asked.recipient !== support.email || !isListed || !(await throttle.take(key, rule))) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(messages.helpNotSent)
    }
    if (url && !(await post(url, asked, call))) {
      await throttle.giveBack(key, rule)
      await audit.record({ ...entry, outcome: 'failure' })
      return refused(messages.helpNotSent)
    }
    const kept = () => keep(asked, call, { entry: { ...entry, outcome: 'success' }, isMailed: !url })
    // What was posted to an address is sent, even if it cannot be kept.
    return url ? kept() : throttle.unlessFailed([{ key, ...rule }], kept)
  }

  /** Keeps the request in the inbox, and mails it unless it was posted to an address. */
  async function keep(
    asked: HelpRequest,
    call: ServiceCall,
    { entry, isMailed }: { entry: AuditEntry; isMailed: boolean },
  ) {
    const { id, fullName, email } = call.requireCaller()
    const user = await userById(db, id)
    const sender = { name: fullName, email, companyName: user?.company_name ?? '', phone: user?.phone ?? '' }
    const { companyName: company, ...person } = sender
    const { summary, detail, page } = asked
    const written = { subject: summary || page, message: [summary, detail].filter(Boolean).join('\n'), page }
    const kept = { ...written, ...person, company, isSignedIn: true, requestId: call.requestId, now: call.now }
    await parts.mails.inTransaction(async (transaction, send, { record }) => {
      await keepRequest(transaction, { ...kept, kind: 'help' })
      if (isMailed) await send(helpMail(support.email, asked, sender, call.requestId))
      record(entry)
    })
    return succeeded(null)
  }

  /** Redirects are not followed, because they would lead to an address that is not configured. */
  async function post(
    url: string,
    { summary, detail, page }: HelpRequest,
    { requestId, caller }: ServiceCall,
  ): Promise<boolean> {
    const from = { from: caller?.email, impersonator: caller?.token.impersonator?.email }
    const body = JSON.stringify({ recipient: support.email, summary, detail, page, ...from, requestId })
    try {
      const signal = AbortSignal.timeout(limits.helpRequest.timeoutMs)
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
      await answer.body?.cancel()
      return answer.ok || failed(new Error(`status ${answer.status}`), { requestId })
    } catch (error) {
      return failed(error, { requestId })
    }
  }

  function failed(error: unknown, { requestId }: { requestId: string }): false {
    logger.error({ err: error, requestId }, 'a request for help was not sent')
    return false
  }
}
