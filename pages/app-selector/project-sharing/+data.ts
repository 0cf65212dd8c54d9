import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'

/** The caller's groups, loaded before the page shows. */
export async function data({ call, identity, missing }: PageContextServer) {
  const { Item } = await call(account.GetPermissionGroupMembers)
  return { config: Item ?? missing(), isActing: identity?.IsImpersonated ?? true }
}

export type Data = Awaited<ReturnType<typeof data>>
