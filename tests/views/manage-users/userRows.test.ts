/** What of the company's users is asked for, and how many there are. */
import { describe, expect, it } from 'vitest'
import type { CompanyUser } from '../../../shared/contracts/account'
import { addressOf, firstPage, recounted, sortedBy } from '../../../views/widgets/manage-users/userRows'

const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
const user = (changes: Partial<CompanyUser> = {}): CompanyUser => ({
  ...{ Id: id, FullName: 'Dana', Email: 'dana@northfield.example', Type: 'User', Status: 'Active' },
  ...{ Domain: 'northfield.example', IsFreeDomain: false, IsWorking: false, IsHidden: false, IsActive: true },
  ...changes,
})

describe('the order that is asked for', () => {
  it('USERS-01 turns round where the same column is asked for again, and starts with the first page', () => {
    const first = sortedBy({ text: 'dana', after: id }, 'Email')
    expect(first).toEqual({ text: 'dana', sort: 'Email', descending: false })
    expect(sortedBy(first, 'Email')).toEqual({ text: 'dana', sort: 'Email', descending: true })
    expect(sortedBy(sortedBy(first, 'Email'), 'Email')).toEqual(first)
    // Names come first where nothing is asked.
    expect(sortedBy({}, 'FullName')).toEqual({ sort: 'FullName', descending: true })
  })
})

describe('the address of a page', () => {
  it('USERS-01, USERS-02 has what is asked for and nothing that is usual', () => {
    expect(addressOf({ text: ' ', sort: 'FullName', descending: false })).toBe('/app-selector/manage-users')
    expect(addressOf({ text: 'a&b', status: 'Pending', sort: 'Email', descending: true, after: id })).toBe(
      `/app-selector/manage-users?text=a%26b&status=Pending&sort=Email&descending=yes&after=${id}`,
    )
    expect(firstPage({ type: 'User', before: id })).toEqual({ type: 'User' })
  })
})

describe('the counts', () => {
  const counts = { Found: 3, All: 9, Waiting: 1, ServiceAccounts: 2, Before: null, After: id }

  it('USERS-09, USERS-12, SVC-04 follow what becomes of a row', () => {
    const waiting = user({ Type: 'Approval', Status: 'Pending' })
    expect(recounted(counts, waiting, user())).toEqual({ ...counts, Waiting: 0 })
    expect(recounted(counts, waiting, undefined)).toEqual({ ...counts, Waiting: 0, Found: 2, All: 8 })
    const account = user({ Type: 'Service' })
    expect(recounted(counts, undefined, account)).toEqual({ ...counts, ServiceAccounts: 3, Found: 4, All: 10 })
  })
})
