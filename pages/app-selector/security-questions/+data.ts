import type { PageContextServer } from 'vike/types'
import { account } from '../../../shared/contracts'

/** The groups of questions with the chosen ones. No answer ever leaves the server. */
export async function data({ call }: PageContextServer) {
  const { Items } = await call(account.GetSecurityQuestions)
  return { groups: Items ?? [] }
}
