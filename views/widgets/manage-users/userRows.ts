/** The rows of the table, and the request for a page of them. Pure functions, so that server and browser agree. */
import { awaitsApproval } from '../../../shared/accounts/companyUsers'
import type { CompanyUser, CompanyUserCounts, CompanyUserWish, PeopleSort } from '../../../shared/contracts/account'
import { routes } from '../../../shared/routes'

export interface UserRow extends CompanyUser {
  /** The invitation was sent again from this page. */
  isResent?: boolean
}

export const sortKeys = ['FullName', 'Email', 'Type', 'Status'] as const satisfies readonly PeopleSort[]
export type SortKey = PeopleSort

export type Counts = CompanyUserCounts
export type Wish = CompanyUserWish

/** The same request for the first page. */
export function firstPage({ after, before, ...wish }: Wish): Wish {
  return wish
}

/** Sorts by a column: the same column reverses the order, another one starts in ascending order. */
export function sortedBy(wish: Wish, sort: SortKey): Wish {
  const { sort: key = 'FullName', descending = false } = wish
  return { ...firstPage(wish), sort, descending: key === sort && !descending }
}

/** The address of the requested page; default values are left out. */
export function addressOf({ text, type, status, sort, descending, after, before }: Wish): string {
  const order = sort && sort !== 'FullName' ? sort : undefined
  const asked = { text: text?.trim(), type, status, sort: order, descending: descending ? 'yes' : '', after, before }
  const given = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = new URLSearchParams(given).toString()
  return query ? `${routes.manageUsers.path}?${query}` : routes.manageUsers.path
}

/** The counts after a row was changed, removed or added. */
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

/** The name of a user in questions and labels; an invited person has no name yet. */
export function nameOf({ FullName, Email }: Pick<CompanyUser, 'FullName' | 'Email'>): string {
  return FullName || Email
}
