import type { PageContextServer } from 'vike/types'
import { admin } from '../../shared/contracts'
import type { Status } from '../../shared/contracts/admin'

/** The state as it is at this moment; reading the page again is reading the state again. */
export async function data({ call }: PageContextServer): Promise<{ status: Status | null }> {
  const { Item } = await call(admin.GetStatus)
  return { status: Item ?? null }
}
