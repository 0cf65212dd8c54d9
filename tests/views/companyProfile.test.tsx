import { describe, expect, it } from 'vitest'
import { Page } from '../../pages/app-selector/company-profile/+Page'
import { countries, states } from '../../shared/accounts/geography'
import { renderPage, viewer } from '../support/renderPage'

const company = {
  CompanyName: 'Northfield Mechanical',
  Address1: '1200 Water Street',
  Address2: '',
  City: 'Northfield',
  State: 'MN',
  Zip: '55057',
  Country: 'US',
  Owner: 'olivia',
  AllowAutoReg: true,
  IsDomainFree: false,
}
const olivia = { Id: 'olivia', FullName: 'Olivia Sandberg', IsFreeDomain: false }
const dana = { Id: 'dana', FullName: 'Dana Whitfield', IsFreeDomain: false }

function screen(changes: Partial<typeof company> = {}, Users = [olivia, dana]) {
  const profile = { Company: { ...company, ...changes }, Users, UsersTotal: Users.length }
  const data = {
    profile,
    sought: '',
    countries: countries(),
    states: states(),
    roles: { offered: [], chosen: [] },
    isActing: false,
  }
  return renderPage(Page, { routeName: 'companyProfile', address: '/app-selector/company-profile', viewer }, { data })
}
const labels = (page: ReturnType<typeof screen>) => page.tags('label').map(label => label.text)
const fieldOf = (page: ReturnType<typeof screen>, name: string) => {
  for (const kind of ['input', 'select'] as const) {
    const found = page.tags(kind).find(tag => tag.attributes.name === name)
    if (found) return { kind, ...found.attributes }
  }
  return undefined
}

describe('the company profile', () => {
  it('COMPANY-01 shows company, two address lines, country, state, city and postal code', () => {
    const page = screen()
    expect(labels(page)).toEqual([
      'Company',
      'Account Owner',
      'Address Line 1',
      'Address Line 2',
      'Country',
      'State',
      'City',
      'Postal Code',
      'Let people with our mail domain register by themselves',
    ])
    expect(fieldOf(page, 'CompanyName')).toMatchObject({ value: company.CompanyName })
    expect(
      page
        .tags('option')
        .filter(option => 'selected' in option.attributes)
        .map(option => option.text),
    ).toEqual(['Olivia Sandberg', 'United States', 'Minnesota'])
  })

  it('COMPANY-04, COMPANY-05, COMPANY-06, COMPANY-07, COMPANY-11, COMPANY-12 requires all but the second line', () => {
    const page = screen()
    for (const name of ['CompanyName', 'Owner', 'Address1', 'Country', 'State', 'City', 'Zip'])
      expect(fieldOf(page, name), name).toHaveProperty('required')
    // A box that is off is an answer as well.
    for (const name of ['Address2', 'AllowAutoReg']) expect(fieldOf(page, name), name).not.toHaveProperty('required')
  })

  it('CONST-06, CONST-07, CONST-08 takes no more than fits', () => {
    const page = screen({ Country: 'GB', State: 'Kent' })
    const longest = ['CompanyName', 'Address1', 'City', 'State'].map(name => fieldOf(page, name))
    expect(longest.map(field => field && 'maxlength' in field && field.maxlength)).toEqual(['75', '100', '50', '50'])
  })

  it('COMPANY-02 shows the account owner only where there is more than one user, and keeps it otherwise', () => {
    expect(fieldOf(screen(), 'Owner')).toMatchObject({ kind: 'select' })
    const alone = screen({}, [olivia])
    expect(labels(alone)).not.toContain('Account Owner')
    expect(fieldOf(alone, 'Owner')).toMatchObject({ type: 'hidden', value: 'olivia' })
  })

  it('COMPANY-03 hides the box where the domain of the company is free', () => {
    expect(fieldOf(screen(), 'AllowAutoReg')).toMatchObject({ type: 'checkbox', checked: '' })
    expect(fieldOf(screen({ IsDomainFree: true }), 'AllowAutoReg')).toBeUndefined()
  })

  it.each(countries())('COMPANY-08, COMPANY-09 has the state of $Name as it should', ({ Symbol: Country }) => {
    const isListed = Country === 'US' || Country === 'CA'
    const field = fieldOf(screen({ Country, State: '' }), 'State')
    expect(field).toMatchObject({ kind: isListed ? 'select' : 'input', required: '' })
  })
})
