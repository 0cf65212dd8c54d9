import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { byCaller } from '../account/companyUsers'
import { setCompanyState as setState, stateChange } from '../companyState'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const texts = serverMessages.companies
const refusals = { missing: texts.missing, same: texts.stateSame, 'has power': texts.stateOfPower } as const

/** Disables a company with all its people and programs, or enables it again. */
export function setCompanyState({ mails, store, origin }: AdminParts) {
  return async (call: ServiceCall, { id: companyId, isActive }: { id: string; isActive: boolean }) => {
    if (companyId === call.requireCaller().companyId) return refused(texts.stateOfOwn)
    const why = await mails.inTransaction(async (transaction, post, { record }) => {
      const outcome = await setState(transaction, { post, store, origin }, { companyId, isActive, now: call.now })
      if (typeof outcome === 'string') return refusals[outcome]
      const { name, people } = outcome
      const entry = { outcome: 'success', ...byCaller(call) } as const
      record({ ...entry, event: 'company-status', target: name, detail: stateChange(isActive, people.length) })
      for (const target of people)
        record({ ...entry, event: 'user-status', target, detail: { isActive, company: name } })
      return undefined
    })
    return why === undefined ? succeeded(null) : refused(why)
  }
}
