import type { CompanyProfile } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { messages, texts } from '../../../shared/texts'
import { post } from '../../client/call'
import type { Values } from '../../client/formElement'
import { announce } from '../../client/messages'
import { refusalIn } from '../../client/refusalIn'
import { tellTabs } from '../../client/tabs'
import type { Sent } from '../forms/useForm'

type Company = CompanyProfile['Company']
type Typed = Values<Exclude<keyof Company, 'IsDomainFree'>>

/** Saves the changes. A new owner must be confirmed first; afterwards the reader is logged out. */
export async function saveCompany({ Company: before, Users }: CompanyProfile, typed: Typed): Promise<Sent> {
  const { IsDomainFree } = before
  const AllowAutoReg = IsDomainFree ? before.AllowAutoReg : typed.AllowAutoReg !== ''
  const profile: Company = { ...typed, IsDomainFree, AllowAutoReg }
  if (isSame(profile, before)) {
    announce({ severity: 'info', summary: texts.noUpdate, life: limits.noUpdateAlert })
    return undefined
  }
  if (profile.Owner !== before.Owner) {
    const owner = Users.find(user => user.Id === profile.Owner)
    const { confirm } = await import('../../client/dialogs')
    const answer = await confirm({
      title: 'Change Account Owner',
      lines: [
        `${owner?.FullName ?? 'This user'} will own the account of your company.`,
        'You will be logged out, and can manage the company and its users no more.',
      ],
      yes: 'Change owner',
      no: 'Keep owner',
      isDangerous: true,
    })
    if (answer !== 'yes') return undefined
  }
  const answer = await post('AccountService.svc/UpdateCompanyProfile', { profile })
  const refusal = refusalIn(answer)
  const ofOwner = refusal?.find(line => line === texts.ownerWithFreeMail || line === messages.ownerMissing)
  if (ofOwner) return { field: 'Owner', message: ofOwner }
  if (refusal) return refusal
  if (answer.Item?.IsOwnerChanged) {
    // The session has ended, but there is no page after a logout that would tell the other tabs.
    tellTabs('loggedOut')
    window.location.assign(routes.login.path)
  } else window.location.reload()
  return 'leaving'
}

function isSame(one: Company, other: Company): boolean {
  return (Object.keys(one) as (keyof Company)[]).every(name => one[name] === other[name])
}
