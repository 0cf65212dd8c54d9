/** Limits hold against tries at the same time: over two nodes with one PostgreSQL, where tries do run side by side. */
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createThrottle } from '../../../server/access/throttle'
import { limits } from '../../../server/config/limits'
import { account, coilSelection } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { texts } from '../../../shared/texts'
import { freshDatabase } from '../../support/freshDatabase'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { settableClock } from '../../support/settableClock'
import { smallestRequests } from '../../support/smallestRequests'
import { Visitor } from '../../support/visitor'

const database = await freshDatabase()
afterAll(() => database.drop())
const clock = settableClock()
const environment = { DATABASE_URL: database.address }
const [first, second] = [await houseOfFile({ environment, clock }), await houseOfFile({ environment, clock })]
const { db } = first.parts
const throttles = [first, second].map(({ parts }) => createThrottle(parts.db, clock))

beforeEach(async () => void (await db.deleteFrom('attempts').execute()))

/** The answer, asked again where the node was too busy: such a try has done nothing, and counts for nothing. */
async function answerOf(browser: Visitor, operation: Operation, form: object) {
  for (let again = 0; ; again++) {
    const answer = await browser.call(operation, form)
    if (answer.status !== 503 || again === 20) return answer
  }
}

/** As many at once as both nodes have connections, each from one of two browsers; how many were let through. */
async function passed(operation: Operation, form: (at: number) => object, visitors?: Visitor[]): Promise<number> {
  const browsers = visitors ?? [new Visitor(first), new Visitor(second)]
  for (const one of browsers) await one.token()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => answerOf(browsers[at % browsers.length]!, operation, form(at))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  return answers.filter(({ body }) => body.Succeeded).length
}

const mailsTo = async (to: string) =>
  [...(await first.mails()), ...(await second.mails())].filter(mail => mail.includes(`To: ${to}`)).length

/** The same session on both nodes. */
function onBoth(visitor: Visitor): Visitor[] {
  const other = new Visitor(second)
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  return [visitor, other]
}

describe('twenty at once over two nodes', () => {
  it('CONTACT-01 bring five messages to support', async () => {
    const form = { ...smallestRequests['AccountService.svc/ContactUs'], email: 'ida@fjord.example' }
    expect(await passed(account.ContactUs, () => form)).toBe(limits.contactUs.perPerson)
    expect(await mailsTo(first.parts.config.supportDesk.email)).toBe(limits.contactUs.perPerson)
  })

  it('SEC-023 begin three registrations of one email', async () => {
    const email = 'rita@fjord.example'
    const form = { ...smallestRequests['AccountService.svc/Register'], email, confirmEmail: email }
    expect(await passed(account.Register, () => form)).toBe(limits.register.perEmail)
    expect(await mailsTo(email)).toBe(limits.register.perEmail)
  })

  it('SEC-019 mail no more than three temporary passwords to one account', async () => {
    const { email } = await addPerson(first)
    expect(await passed(account.ForgotPassword, () => ({ email }))).toBe(20)
    // One that waits is replaced by the next, so that fewer may arrive.
    const mails = await mailsTo(email)
    expect([mails > 0, mails <= limits.forgotPassword.perAccount]).toEqual([true, true])
  })

  it('SEC-021 mail three codes to one new email, whoever asks for it', async () => {
    const email = 'new@fjord.example'
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => hasSession(at % 2 ? second : first, await addPerson(first))),
    )
    const form = { email, confirmEmail: email }
    expect(await passed(account.InitiateEmailChange, () => form, people)).toBe(limits.emailChange.perEmail)
    expect(await mailsTo(email)).toBe(limits.emailChange.perEmail)
  })

  it('SEC-022 invite two hundred people of two hundred and sixty, each list whole or not at all', async () => {
    const owner = await hasSession(first, await addPerson(first, { type: 'Owner', roles: ['owner'] }))
    const list = (at: number) => Array.from({ length: 13 }, (_, one) => `guest${at}-${one}@fjord.example`)
    const lists = await passed(account.InviteUsers, at => ({ emails: list(at), message: '' }), onBoth(owner))
    const invited = await db.selectFrom('users').select('email').where('type', '=', 'Invite').execute()
    expect(lists).toBe(Math.floor(limits.invite.max / 13))
    expect(invited).toHaveLength(13 * lists)
  })

  it('SEC-054 wait for each other where they add a service account: the sixth is found to be one too many', async () => {
    const person = await addPerson(first, { roles: ['owner', 'nimbus'], company: 'Fjord Heating' })
    const owner = await hasSession(second, person)
    for (let at = 0; at < limits.serviceAccounts - 1; at++)
      await addPerson(first, { type: 'Service', company: 'Fjord Heating', name: `Bot ${at}` })
    let answer: { Succeeded?: boolean } = {}
    const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const adding = await db.transaction().execute(async transaction => {
      await transaction.selectFrom('companies').select('id').where('id', '=', person.companyId).forUpdate().execute()
      const asked = owner.call(account.AddServiceAccount, { name: 'One too many' }).then(({ body }) => (answer = body))
      await expect.poll(async () => 'Succeeded' in answer || (await waits.execute(db)).rows.length > 0).toBe(true)
      const { email, ...fifth } = await transaction
        .selectFrom('users')
        .selectAll()
        .where('company_id', '=', person.companyId)
        .where('type', '=', 'Service')
        .executeTakeFirstOrThrow()
      const values = { ...fifth, id: undefined, email: `fifth-${email}`, full_name: 'Bot 5', roles: '[]' }
      await transaction.insertInto('users').values(values).execute()
      return { asked }
    })
    await adding.asked
    expect(answer).toMatchObject({ Succeeded: false, Notices: [{ Messages: [texts.serviceAccountsFull] }] })
  })

  it('SEC-102 leave one search of two that a person starts', async () => {
    const person = await addPerson(first, { roles: ['enterprise'] })
    const browser = await hasSession(second, person)
    let answer: { Succeeded?: boolean } = {}
    const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const starting = await db.transaction().execute(async transaction => {
      await transaction.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
      const asked = browser
        .call(coilSelection.StartSearch, smallestRequests['DesignService.svc/StartSearch'])
        .then(({ body }) => (answer = body))
      await expect.poll(async () => 'Succeeded' in answer || (await waits.execute(db)).rows.length > 0).toBe(true)
      const now = clock.now()
      const other = {
        owner_id: person.id,
        tool: 'DesignService.svc',
        considered: 9,
        search: '{}',
        done: 0,
        answer: null,
      }
      await transaction
        .insertInto('design_searches')
        .values({ ...other, state: 'running', heard_at: now, created_at: now })
        .execute()
      return { asked }
    })
    await starting.asked
    const left = await db
      .selectFrom('design_searches')
      .select('id')
      .where('owner_id', '=', person.id)
      .where('considered', '=', 9)
      .where('state', '=', 'running')
      .execute()
    expect([answer.Succeeded, left]).toEqual([true, []])
  })

  it('SEC-022 send an invitation once more five times', async () => {
    const owner = await hasSession(first, await addPerson(first, { type: 'Owner', roles: ['owner'] }))
    const guest = 'often@fjord.example'
    await owner.call(account.InviteUsers, { emails: [guest], message: '' })
    const { id } = await db.selectFrom('users').select('id').where('email', '=', guest).executeTakeFirstOrThrow()
    // One that waits is replaced by the next, and given back with it: counted here is what went out.
    await mailsTo(guest)
    await db.deleteFrom('attempts').execute()
    await passed(account.ResendInvite, () => ({ id }), onBoth(owner))
    expect(await mailsTo(guest)).toBeLessThanOrEqual(1 + limits.resend.max)
    for (let more = 0; more < limits.resend.max; more += 1) {
      await owner.call(account.ResendInvite, { id })
      await mailsTo(guest)
    }
    expect(await mailsTo(guest)).toBe(1 + limits.resend.max)
  })
})

describe('a limit', () => {
  const hour = { max: 3, windowMinutes: 60 }
  const takes = (rule: typeof hour, times: number, n?: number, key = 'key') =>
    Promise.all(Array.from({ length: times }, (_, at) => throttles[at % 2]!.take(key, rule, n)))
  const yes = (answers: boolean[]) => answers.filter(Boolean).length

  it('SEC-018 lets no more pass than it says, of any number at once, and as many in the next window', async () => {
    expect(yes(await takes(hour, 20))).toBe(3)
    clock.advance({ minutes: 59 })
    expect(yes(await takes(hour, 20))).toBe(0)
    clock.advance({ minutes: 1 })
    expect(yes(await takes(hour, 20))).toBe(3)
  })

  it('SEC-018 counts several as one, all of them or none', async () => {
    const seven = { max: 7, windowMinutes: 60 }
    expect(yes(await takes(seven, 20, 3))).toBe(2)
    expect([await throttles[0]!.take('key', seven, 2), await throttles[1]!.take('key', seven)]).toEqual([false, true])
    expect([await throttles[0]!.take('key', seven), await throttles[0]!.take('other', seven, 8)]).toEqual([
      false,
      false,
    ])
    expect(await db.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'key' }])
  })

  it('SEC-018 has pauses that grow, each ended by one more try', async () => {
    const growing = { max: 2, windowMinutes: 60, pauseMinutes: [1, 2, 4] }
    expect(yes(await takes(growing, 20))).toBe(2)
    const pauses: number[] = []
    for (let pause = 0; pause < 4; pause += 1) {
      let minutes = 0
      while (!(await throttles[0]!.take('key', growing))) {
        clock.advance({ minutes: 1 })
        minutes += 1
      }
      pauses.push(minutes)
    }
    expect(pauses).toEqual([1, 2, 4, 4])
  })

  it('SEC-018 ends after so many in a row over all windows, and is forgotten in time only where it says so', async () => {
    const ending = { max: 9, windowMinutes: 1, inARow: 4 }
    const forgetting = { ...ending, inARowHours: 24 }
    for (let window = 0; window < 2; window += 1) {
      expect([yes(await takes(ending, 2)), yes(await takes(forgetting, 2, 1, 'forgetting'))]).toEqual([2, 2])
      clock.advance({ minutes: 1 })
    }
    const both = async () => [yes(await takes(ending, 1)), yes(await takes(forgetting, 1, 1, 'forgetting'))]
    expect(await both()).toEqual([0, 0])
    clock.advance({ hours: 24 })
    expect(await both()).toEqual([0, 1])
  })

  it('SEC-018 takes back what did no harm, with the pause it began, and leaves a pause of others', async () => {
    const [throttle] = throttles as [(typeof throttles)[0]]
    expect(yes(await takes(hour, 3))).toBe(3)
    await throttle.giveBack('key', hour)
    expect(yes(await takes(hour, 5))).toBe(1)
    await throttle.giveBack('key', hour, { n: 2 })
    expect(yes(await takes(hour, 5))).toBe(2)

    const growing = { max: 2, windowMinutes: 60, pauseMinutes: [5] }
    expect(yes(await takes(growing, 3, 1, 'growing'))).toBe(2)
    await throttle.giveBack('growing', growing)
    expect(yes(await takes(growing, 3, 1, 'growing'))).toBe(1)
  })

  it('SEC-018 counts under several keys, or under none of them', async () => {
    const [throttle] = throttles as [(typeof throttles)[0]]
    const pair = [
      { key: 'wide', max: 9, windowMinutes: 60 },
      { key: 'narrow', max: 1, windowMinutes: 60 },
    ]
    expect([await throttle.takeAll(pair), await throttle.takeAll(pair)]).toEqual([true, false])
    const rows = await db.selectFrom('attempts').select(['key', 'count']).orderBy('key').execute()
    expect(rows).toEqual([
      { key: 'narrow', count: 1 },
      { key: 'wide', count: 1 },
    ])
  })
})
