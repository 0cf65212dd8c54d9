import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'

/** Engineering staff who are owners may open the page, but the service refuses their invitations: say so at once. */
export async function data({ call, identity }: PageContextServer) {
  return {
    companyRoles: (await call(account.GetCompanyRoles)).Items ?? [],
    mayInvite: !identity?.Roles.includes('engineering'),
    isActing: identity?.IsImpersonated ?? true,
  }
}

export type Data = Awaited<ReturnType<typeof data>>
