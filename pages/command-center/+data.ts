import type { PageContextServer } from 'vike/types'
import { admin } from '../../shared/contracts'
import type { Status } from '../../shared/contracts/admin'

/** The present state; reloading the page reads it again. */
export async function data({ call }: PageContextServer): Promise<{ status: Status | null }> {
  const { Item } = await call(admin.GetStatus)
  return { status: Item ?? null }
}
