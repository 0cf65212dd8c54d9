import { describe, expect, it } from 'vitest'
import { identity } from '../../../shared/access/identity'

const of = (Plant: unknown) =>
  identity.parse({
    Roles: [],
    CompanyName: 'Northfield Mechanical',
    Email: 'dana@northfield.example',
    FullName: 'Dana Whitfield',
    CustomerNumber: '40182',
    HasCustomers: false,
    IsTempPassword: false,
    IsImpersonated: false,
    HasClearance: false,
    IsNewEngineEnabled: false,
    Plant,
  }).Plant

describe('the plant of an identity', () => {
  it('ENTITY-02 is MN for whatever is neither AZ nor VA', () => {
    expect(['AZ', 'VA', 'MN', 'TX', '', null, undefined].map(of)).toEqual(['AZ', 'VA', 'MN', 'MN', 'MN', 'MN', 'MN'])
  })
})
