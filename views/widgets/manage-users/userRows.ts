/** The rows of the table, and what of the company's users is asked for. Pure, so that server and browser agree. */
import { awaitsApproval } from '../../../shared/accounts/companyUsers'
import type { CompanyUser, CompanyUserCounts, CompanyUserWish, PeopleSort } from '../../../shared/contracts/account'
import { routes } from '../../../shared/routes'

export interface UserRow extends CompanyUser {
  /** The invitation has been sent again from this page. */
  isResent?: boolean
}

export const sortKeys = ['FullName', 'Email', 'Type', 'Status'] as const satisfies readonly PeopleSort[]
export type SortKey = PeopleSort

export type Counts = CompanyUserCounts
export type Wish = CompanyUserWish

/** The wish from its first page on. */
export function firstPage({ after, before, ...wish }: Wish): Wish {
  return wish
}

/** By the same key turns the order round; by another starts it anew. */
export function sortedBy(wish: Wish, sort: SortKey): Wish {
  const { sort: key = 'FullName', descending = false } = wish
  return { ...firstPage(wish), sort, descending: key === sort && !descending }
}

/** The page that shows what is wished: what is left out is usual. */
export function addressOf({ text, type, status, sort, descending, after, before }: Wish): string {
  const order = sort && sort !== 'FullName' ? sort : undefined
  const asked = { text: text?.trim(), type, status, sort: order, descending: descending ? 'yes' : '', after, before }
  const given = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = new URLSearchParams(given).toString()
  return query ? `${routes.manageUsers.path}?${query}` : routes.manageUsers.path
}

/** The counts after a row has become another, has gone, or is new. */
export function recounted(counts: Counts, before: CompanyUser | undefined, after: CompanyUser | undefined): Counts {
  const change = (counted: (user: CompanyUser) => boolean) =>
    Number(after !== undefined && counted(after)) - Number(before !== undefined && counted(before))
  return {
    ...counts,
    Found: counts.Found + change(() => true),
    All: counts.All + change(() => true),
    Waiting: counts.Waiting + change(awaitsApproval),
    ServiceAccounts: counts.ServiceAccounts + change(({ Type }) => Type === 'Service'),
  }
}

/** What a user is called in questions and labels: who was invited has no name yet. */
export function nameOf({ FullName, Email }: Pick<CompanyUser, 'FullName' | 'Email'>): string {
  return FullName || Email
}
