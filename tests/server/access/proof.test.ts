/** What is asked only shortly after the password was given: a screen that was left alone gives nothing lasting away. */
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { messages } from '../../../shared/texts'
import { houseOfFile } from '../../support/house'
import { addPerson, answers, hasSession, type Person, password, signsIn } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

let owner: Person
let colleague: Person
let companies = 0

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  companies += 1
  const company = `Northfield ${companies}`
  owner = await addPerson(house, { company, roles: ['owner', 'nimbus', 'admin'], type: 'Owner', status: 'Owner' })
  colleague = await addPerson(house, { company })
})

const service = () =>
  db.selectFrom('users').select('id').where('type', '=', 'Service').where('company_id', '=', owner.companyId).execute()
const stands = async ({ id }: Person) =>
  db.selectFrom('users').select(['type', 'email']).where('id', '=', id).executeTakeFirst()

interface Case {
  what: string
  operation: Operation
  request: () => object
  /** What must be as before where it was refused. */
  state: () => Promise<unknown>
}

const email = 'moved@northfield.example'
const profile = (smallestRequests['AccountService.svc/UpdateCompanyProfile'] as { profile: object }).profile
const cases: Case[] = [
  {
    what: 'a change of email',
    operation: account.InitiateEmailChange,
    request: () => ({ email, confirmEmail: email }),
    state: () => db.selectFrom('email_changes').select('email').where('user_id', '=', owner.id).execute(),
  },
  {
    what: 'a new service account',
    operation: account.AddServiceAccount,
    request: () => ({ name: `Takeoff ${owner.email}` }),
    state: service,
  },
  {
    what: 'the removal of a user',
    operation: account.RemoveUser,
    request: () => ({ id: colleague.id, name: '', mergeProjects: false }),
    state: () => stands(colleague),
  },
  {
    what: 'a change of owner',
    operation: account.UpdateCompanyProfile,
    request: () => ({ profile: { ...profile, Owner: colleague.id } }),
    state: () => stands(colleague),
  },
]

/** A session whose password was given 16 minutes ago, and which was used since. */
async function lapsed(): Promise<Visitor> {
  const visitor = await hasSession(house, owner)
  house.clock.advance({ minutes: 10 })
  await visitor.get('/app-selector')
  house.clock.advance({ minutes: 6 })
  return visitor
}

describe.each(cases)('$what', ({ operation, request, state }) => {
  it('SEC-015 is refused 16 minutes after the password, and done once it was given again', async () => {
    const visitor = await lapsed()
    const before = await state()
    const refused = await visitor.call(operation, request())

    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({
      Succeeded: false,
      NeedsProof: true,
      Notices: [{ Messages: [messages.proveAgain] }],
    })
    expect(await state()).toEqual(before)
    expect((await visitor.call(account.ConfirmPassword, { password })).body.Succeeded).toBe(true)
    expect((await visitor.call(operation, request())).body).toMatchObject({ Succeeded: true })
    expect(await state()).not.toEqual(before)
  })
})

it('SEC-015, SEC-037 security questions and passwords of service accounts are marked in the contract as well', () => {
  const marked = Object.values(account as Record<string, unknown>).filter(
    (one): one is Operation => (one as Operation | undefined)?.proved === true,
  )
  expect(marked.map(one => one.name).sort()).toEqual([
    'AddServiceAccount',
    'ChangeServiceAccountPassword',
    'InitiateEmailChange',
    'RemoveUser',
    'SaveSecurityQuestionAnswers',
  ])
})

it('SEC-015 what else a company profile holds is saved without', async () => {
  const visitor = await lapsed()
  const { body } = await visitor.call(account.UpdateCompanyProfile, { profile: { ...profile, Owner: owner.id } })
  expect(body.Succeeded).toBe(true)
})

it('SEC-015 an answer to the security question that is asked counts as well', async () => {
  await answers(house, owner, 'seven green herons')
  const visitor = await lapsed()
  const { body: asked } = await visitor.call(account.GetSecurityQuestion)
  const answer = { questionId: asked.Item.Id, answer: 'seven green herons' }
  expect((await visitor.call(account.ConfirmSecurityQuestionAnswer, answer)).body.Succeeded).toBe(true)
  expect((await visitor.call(account.InitiateEmailChange, { email, confirmEmail: email })).body.Succeeded).toBe(true)
})

describe('a password that is given again', () => {
  const confirm = (visitor: Visitor, typed: string) => visitor.call(account.ConfirmPassword, { password: typed })

  it('SEC-018 is counted with the tries to log in, and audited', async () => {
    const visitor = await lapsed()
    for (let time = 0; time < 5; time++) expect((await confirm(visitor, 'NotTheRightOne1')).body.Succeeded).toBe(false)

    expect((await confirm(visitor, password)).body.Notices[0].Messages).toEqual([messages.passwordPaused])
    expect((await new Visitor(house).call(account.LogIn, { email: owner.email, password })).body.Succeeded).toBe(false)
    const rows = await db
      .selectFrom('audit_events')
      .select(['event', 'outcome'])
      .where('actor', '=', owner.email)
      .where('event', '=', 'password-proof')
      .orderBy('sequence')
      .execute()
    expect(rows.map(row => row.outcome)).toEqual(Array.from({ length: 6 }, () => 'failure'))
  })

  it('SEC-044 stays behind where its owner acts as another person: that session has proved nothing', async () => {
    const helper = await addPerson(house, { roles: ['can-impersonate', 'admin'] })
    const visitor = await signsIn(house, helper)
    const acting = await visitor.call(account.Impersonate, { impersonatedEmail: owner.email })
    const { status } = await visitor.call(account.RemoveUser, { id: colleague.id, name: '', mergeProjects: false })
    const tokens = await db
      .selectFrom('bearer_tokens')
      .select('proved_at')
      .where('impersonator_id', '=', helper.id)
      .execute()

    expect([acting.body.Succeeded, status]).toEqual([true, 403])
    expect(tokens).toEqual([{ proved_at: null }])
  })
})
