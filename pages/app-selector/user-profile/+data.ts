import type { PageContextServer } from 'vike/types'
import { holdsAny } from '../../../shared/access/roles'
import { securityQuestionsLinkFor } from '../../../shared/accounts/userProfile'
import { account } from '../../../shared/contracts'

export async function data({ call, identity, missing }: PageContextServer) {
  const { Item } = await call(account.GetUserProfile)
  const hasSecurityQuestions = holdsAny(identity?.Roles ?? [], securityQuestionsLinkFor)
  return { profile: Item ?? missing(), isActing: identity?.IsImpersonated ?? true, hasSecurityQuestions }
}
