/** The rows of the table: what each is at the moment, filtered and sorted. Pure, so that server and browser agree. */
import type { UserStatus, UserType } from '../../../shared/companyUsers'
import type { CompanyUser } from '../../../shared/contracts/account'

export interface UserRow extends CompanyUser {
  /** The invitation has been sent again from this page. */
  isResent?: boolean
}

export const sortKeys = ['FullName', 'Email', 'Type', 'Status'] as const
export type SortKey = (typeof sortKeys)[number]

export interface Sorting {
  key: SortKey
  isDescending: boolean
}

export interface Filter {
  text: string
  type: UserType | ''
  status: UserStatus | ''
}

export const noFilter: Filter = { text: '', type: '', status: '' }

/** By the same key turns the order round; by another starts it anew. */
export function sortedBy(before: Sorting, key: SortKey): Sorting {
  return { key, isDescending: before.key === key && !before.isDescending }
}

export function shownRows(rows: readonly UserRow[], filter: Filter, { key, isDescending }: Sorting): UserRow[] {
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  const sign = isDescending ? -1 : 1
  return rows
    .filter(row => !row.IsHidden && passes(row, filter))
    .sort(
      (one, other) =>
        // Who has no name yet comes last in either order.
        Number(!one[key]) - Number(!other[key]) ||
        sign * order.compare(one[key], other[key]) ||
        order.compare(one.Email, other.Email),
    )
}

function passes(row: UserRow, { text, type, status }: Filter): boolean {
  const wanted = text.trim().toLowerCase()
  const searched = `${row.FullName} ${row.Email}`.toLowerCase()
  return (!type || row.Type === type) && (!status || row.Status === status) && searched.includes(wanted)
}

/** What a user is called in questions and labels: who was invited has no name yet. */
export function nameOf({ FullName, Email }: Pick<CompanyUser, 'FullName' | 'Email'>): string {
  return FullName || Email
}
