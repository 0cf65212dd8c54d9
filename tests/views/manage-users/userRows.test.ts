/** The table's rows: filtered and sorted the same way on the server and in the browser. */
import { describe, expect, it } from 'vitest'
import type { CompanyUser } from '../../../shared/contracts/account'
import { noFilter, shownRows, sortedBy } from '../../../views/widgets/manage-users/userRows'

const user = (FullName: string, changes: Partial<CompanyUser> = {}): CompanyUser => ({
  Id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11',
  FullName,
  Email: `${FullName.toLowerCase() || 'zoe'}@northfield.example`,
  Type: 'User',
  Status: 'Active',
  Domain: 'northfield.example',
  IsFreeDomain: false,
  IsWorking: false,
  IsHidden: false,
  IsActive: true,
  ...changes,
})
const rows = [
  user('Nils', { Status: 'Disabled' }),
  user('', { Type: 'Invite', Status: 'Pending' }),
  user('dana'),
  user('Olivia', { Type: 'Owner', Status: 'Owner' }),
]
const names = (filter = {}, key: 'FullName' | 'Email' | 'Type' | 'Status' = 'FullName', isDescending = false) =>
  shownRows(rows, { ...noFilter, ...filter }, { key, isDescending }).map(row => row.FullName)

describe('the order of rows', () => {
  it('USERS-01 is that of the chosen column, either way round, letters of either case alike, no name last', () => {
    expect(names()).toEqual(['dana', 'Nils', 'Olivia', ''])
    expect(names({}, 'FullName', true)).toEqual(['Olivia', 'Nils', 'dana', ''])
    expect(names({}, 'Status')).toEqual(['dana', 'Nils', 'Olivia', ''])
    expect(names({}, 'Type')).toEqual(['', 'Olivia', 'dana', 'Nils'])
  })

  it('USERS-01 turns round where the same column is asked for again', () => {
    const first = sortedBy({ key: 'FullName', isDescending: false }, 'Email')
    expect(first).toEqual({ key: 'Email', isDescending: false })
    expect(sortedBy(first, 'Email')).toEqual({ key: 'Email', isDescending: true })
    expect(sortedBy(sortedBy(first, 'Email'), 'Email')).toEqual(first)
  })
})

describe('the filter', () => {
  it('USERS-02 keeps who has the text in name or email, of the type and status', () => {
    expect(names({ text: ' OLI ' })).toEqual(['Olivia'])
    expect(names({ text: 'northfield' })).toHaveLength(4)
    expect(names({ type: 'Invite' })).toEqual([''])
    expect(names({ status: 'Disabled' })).toEqual(['Nils'])
    expect(names({ type: 'User', text: 'zoe' })).toEqual([])
  })

  it('ENTITY-16 leaves out a row that is hidden', () => {
    const found = shownRows([user('Ghost', { IsHidden: true }), user('Dana')], noFilter, {
      key: 'FullName',
      isDescending: false,
    })
    expect(found.map(row => row.FullName)).toEqual(['Dana'])
  })
})
