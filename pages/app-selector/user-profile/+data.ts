import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'
import { holdsAny } from '../../../shared/roles'
import { securityQuestionsLinkFor } from '../../../shared/userProfile'

export async function data({ call, identity, missing }: PageContextServer) {
  const { Item } = await call(account.GetUserProfile)
  const hasSecurityQuestions = holdsAny(identity?.Roles ?? [], securityQuestionsLinkFor)
  return { profile: Item ?? missing(), isActing: identity?.IsImpersonated ?? true, hasSecurityQuestions }
}
