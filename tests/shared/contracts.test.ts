/** The words that the contracts share with the services. */
import { describe, expect, it } from 'vitest'
import { roles } from '../../shared/access/roles'
import { contracts } from '../../shared/contracts'
import { messageSources, notice, severities } from '../../shared/contracts/envelope'
import type { Operation } from '../../shared/contracts/operation'
import { limits } from '../../shared/limits'

describe('an envelope', () => {
  it('ENUM-33 comes from one of the message sources', () => {
    expect(messageSources).toEqual(['None', 'PreCalcCheck', 'AutoDrive', 'Project', 'Messages', 'General'])
  })

  it('ENUM-34 has notices of the four severities', () => {
    expect(severities).toEqual(['success', 'info', 'warning', 'error'])
  })

  it('ENUM-37, ENTITY-10 has notices that are messages or dialogs, with these fields', () => {
    const full = {
      ...{ Type: 'dialog', Title: 'T', Severity: 'info', Duration: 1, HideClose: true, ShowHelpLink: true },
      Messages: ['one', 'two'],
    }
    expect(notice.parse(full)).toEqual(full)
    expect(notice.parse({ ...full, Type: 'message' }).Type).toBe('message')
    expect(notice.safeParse({ ...full, Type: 'toast' }).success).toBe(false)
  })
})

describe('constants', () => {
  it('CONST-17, CONST-18, CONST-25 give an error 10 s, a refusal 5 s, and any other toast 5 s', () => {
    expect(limits.toast).toEqual({ default: 5_000, error: 10_000, accessDenied: 5_000 })
  })
})

describe('roles', () => {
  it('ROLE-04, REPORT-03 are the nineteen of the specification, and the special one of reports', () => {
    const named =
      'owner rep cooney kcc engineering drygas-gasmix can-impersonate selection-api enterprise economizer aircooler ' +
      'seg-prog circ-build cleaver-brooks hurst-boiler nimbus r-and-d admin command-center isSRC'
    expect([...roles].sort()).toEqual(named.split(' ').sort())
  })
})

describe('the table of contracts', () => {
  const entries = Object.entries(contracts).flatMap(([service, operations]) =>
    Object.entries(operations).map(([name, operation]) => ({ service, name, operation: operation as Operation })),
  )

  it('names each operation as it is exported, under its own service', () => {
    const wrong = entries.filter(
      ({ service, name, operation }) => operation.name !== name || operation.service !== service,
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['LogIn', 'POST', ['email', 'password']],
    ['ForgotPassword', 'POST', ['email']],
    ['ChangePassword', 'POST', ['oldPassword', 'password', 'confirmPassword']],
    ['LogOut', 'GET', []],
    ['GetIdentity', 'POST', ['isClientLoggedIn']],
  ])('API-01, API-02, API-03, API-04, API-06 %s is called by %s with %j', (name, method, fields) => {
    const operation = entries.find(entry => entry.name === name)?.operation
    const refused = operation?.request.safeParse({ unknown: 1 }).error?.issues ?? []
    const missing = refused.filter(issue => issue.code === 'invalid_type').map(issue => issue.path[0])
    expect([operation?.method, missing]).toEqual([method, fields])
  })
})
