import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'
import { holdsAny } from '../../../shared/roles'
import { securityQuestionsLinkFor } from '../../../shared/userProfile'

export async function data({ call, identity, missing }: PageContextServer) {
  const { Item } = await call(account.GetUserProfile)
  const hasSecurityQuestions = holdsAny(identity?.Roles ?? [], securityQuestionsLinkFor)
  // Whoever acts as another person may not move that person's account to another mailbox.
  const isEmailFixed = identity?.IsImpersonated ?? true
  return { profile: Item ?? missing(), isEmailFixed, hasSecurityQuestions }
}
