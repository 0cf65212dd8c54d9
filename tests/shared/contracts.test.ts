/** The words that the contracts share with the services. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { roles } from '../../shared/access/roles'
import { contracts } from '../../shared/contracts'
import { isRecordId } from '../../shared/contracts/endpoint'
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
    ['LogIn', ['email', 'password']],
    ['ForgotPassword', ['email']],
    ['ChangePassword', ['oldPassword', 'password', 'confirmPassword']],
    ['LogOut', []],
    ['GetIdentity', ['isClientLoggedIn']],
  ])('%s needs %j', (name, fields) => {
    const operation = entries.find(entry => entry.name === name)?.operation
    const refused = operation?.request.safeParse({ unknown: 1 }).error?.issues ?? []
    expect(refused.filter(issue => issue.code === 'invalid_type').map(issue => issue.path[0])).toEqual(fields)
  })

  // Written down from the specification, because the tests of an operation follow its contract.
  it.each([
    ['API-01', 'LogIn', 'POST', ['email', 'password']],
    ['API-02', 'ForgotPassword', 'POST', ['email']],
    ['API-03', 'ChangePassword', 'POST', ['oldPassword', 'password', 'confirmPassword']],
    ['API-04', 'LogOut', 'GET', []],
    ['API-06', 'GetIdentity', 'POST', ['isClientLoggedIn']],
    ['API-05', 'Impersonate', 'POST', ['impersonatedEmail']],
    ['API-07', 'GetSecurityQuestion', 'GET', []],
    ['API-08', 'GetSecurityQuestions', 'GET', []],
    ['API-09', 'ConfirmSecurityQuestionAnswer', 'POST', ['questionId', 'answer']],
    ['API-10', 'SaveSecurityQuestionAnswers', 'POST', ['groups']],
    ['API-11', 'ContactUs', 'POST', ['companyName', 'name', 'phone', 'email', 'subject', 'comment']],
    ['API-12', 'GetCountries', 'GET', []],
    ['API-13', 'GetStates', 'GET', []],
    ['API-14', 'LogError', 'POST', ['error', 'stackTrace']],
    ['API-15', 'GetHelpRequestRecipient', 'GET', []],
    ['API-16', 'InitiateEmailChange', 'POST', ['email', 'confirmEmail']],
    ['API-17', 'ActivateEmailChange', 'POST', ['activationId', 'answerCode', 'email']],
    ['API-18', 'UpdateUserProfile', 'POST', ['profile']],
    ['API-19', 'DeleteEmailChange', 'GET', []],
    ['API-20', 'GetCompanyProfile', 'GET', []],
    ['API-21', 'UpdateCompanyProfile', 'POST', ['profile']],
    ['API-22', 'GetCompanyUsers', 'GET', []],
    ['API-23', 'SetIsActive', 'POST', ['id', 'isActive', 'name']],
    ['API-24', 'CheckUserPreDelete', 'POST', ['id', 'name']],
    ['API-25', 'RemoveUser', 'POST', ['id', 'name', 'mergeProjects']],
    ['API-26', 'ApproveActivation', 'POST', ['id', 'isApproved']],
    ['API-27', 'ResendInvite', 'POST', ['id']],
    ['API-28', 'AddServiceAccount', 'POST', ['name']],
    ['API-29', 'ChangeServiceAccountPassword', 'POST', ['id']],
    ['API-30', 'GetPermissionGroupMembers', 'GET', []],
    ['API-31', 'UpdatePermissionGroupMembers', 'POST', ['config']],
    ['API-32', 'InviteValidate', 'POST', ['email']],
    ['API-33', 'InviteUsers', 'POST', ['emails', 'message']],
    ['API-38', 'GetAE', 'GET', []],
    ['API-39', 'LA', 'POST', ['moduleName', 'projectId', 'metric', 'measuredValue', 'coilId']],
    ['API-40', 'Auth', 'GET', []],
  ] as const)('%s %s is called by %s with %j', (_, name, method, fields) => {
    const named = entries.filter(entry => entry.name === name)
    expect(named.map(({ operation }) => operation.method)).toEqual([method])
    const { request } = named[0]!.operation
    expect(Object.keys((request as z.ZodObject).shape)).toEqual(expect.arrayContaining([...fields]))
    expect(fields.length > 0 || request.safeParse({}).success).toBe(true)
  })

  it('that waiting pages repeat by themselves are no sign of a reader: SEC-004', () => {
    const polled = entries.filter(({ operation }) => operation.polled).map(({ name }) => name)
    expect([...new Set(polled)].sort()).toEqual(['AskReport', 'AskSearch', 'GetStatus'])
  })
})

it('the id of a record in an address is one as a whole', () => {
  const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
  const odd = [`${id}1`, `1${id}`, `x/${id}`, `${id}\n`, id.toUpperCase(), id.replaceAll('-', '')]
  expect([isRecordId(id), ...odd.map(isRecordId)]).toEqual([true, ...odd.map(() => false)])
})
