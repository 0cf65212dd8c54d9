import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'

/** The state of the second factor. The data of a setup comes only with the answer to its form. */
export async function data({ call }: PageContextServer) {
  const { Item } = await call(account.GetSecondFactor)
  return { state: Item ?? undefined }
}
