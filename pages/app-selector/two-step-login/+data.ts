import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'

/** How things stand; what is set up at this moment comes with the answer to its form alone. */
export async function data({ call }: PageContextServer) {
  const { Item } = await call(account.GetSecondFactor)
  return { state: Item ?? undefined }
}
