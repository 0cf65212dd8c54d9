import { describe, expect, it } from 'vitest'
import type { Identity } from '../../../shared/access/identity'
import type { Role } from '../../../shared/access/roles'
import { userMenu } from '../../../shared/frame/userMenu'
import { type RouteName, routes } from '../../../shared/routes'

const identity = (...Roles: Role[]): Identity => ({
  Roles,
  CompanyName: 'Northfield Mechanical',
  Email: 'dana@nowhere.test',
  FullName: 'Dana Whitfield',
  CustomerNumber: '40182',
  HasCustomers: false,
  IsTempPassword: false,
  IsImpersonated: false,
  Plant: 'MN',
  HasClearance: false,
  IsNewEngineEnabled: false,
})

const itemsOn = (route: RouteName, ...held: Role[]) =>
  userMenu(identity(...held), routes[route]).account.map(item => item.label)

describe('the account items of the user menu', () => {
  it('are all five for an owner, in their order (MENU-03, MENU-04)', () => {
    expect(itemsOn('appSelector', 'owner')).toEqual([
      'User Profile',
      'Company Profile',
      'Manage Users',
      'Project Sharing',
      'Invite User',
    ])
  })

  it.each(['admin', 'rAndD'] as const)('are none in %s, whatever the roles (MENU-05, MENU-06)', route => {
    expect(itemsOn(route, 'owner', 'admin', 'r-and-d')).toEqual([])
  })

  it.each(['segmentedProgram', 'circuitryBuilder'] as const)(
    'are only User Profile in %s (MENU-07, MENU-08)',
    route => {
      expect(itemsOn(route, 'owner')).toEqual(['User Profile'])
    },
  )

  it('are all but Project Sharing in the air cooler (MENU-09)', () => {
    expect(itemsOn('aircooler', 'owner')).toEqual(['User Profile', 'Company Profile', 'Manage Users', 'Invite User'])
  })

  it('leave out Company Profile (MENU-10), Manage Users (MENU-11) and Invite User (MENU-12) for who is no owner', () => {
    expect(itemsOn('appSelector', 'rep', 'enterprise')).toEqual(['User Profile', 'Project Sharing'])
  })

  it('leave out Invite User for a holder of engineering, owner or not (MENU-13)', () => {
    expect(itemsOn('appSelector', 'engineering')).toEqual(['User Profile', 'Project Sharing'])
    expect(itemsOn('appSelector', 'owner', 'engineering')).toEqual([
      'User Profile',
      'Company Profile',
      'Manage Users',
      'Project Sharing',
    ])
  })
})
