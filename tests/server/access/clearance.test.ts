/** Clearance: the security question before a secured page, how it is answered, and what the answer gives. */
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Role } from '../../../shared/access/roles'
import { questionById } from '../../../shared/accounts/securityQuestions'
import { account, admin } from '../../../shared/contracts'
import { limits } from '../../../shared/limits'
import { messages, texts } from '../../../shared/texts'
import { anotherNode, houseOfFile } from '../../support/house'
import { hashAsInProduction } from '../../support/lightHashing'
import { addPerson, answers, hasSession, type Person } from '../../support/people'
import { answerJson, stubService } from '../../support/stubService'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
const right = 'Copper Kettle'
const question = questionById(101)?.Question ?? ''

async function personWith(roles: Role[] = ['admin'], answer: string | undefined = right): Promise<Person> {
  const person = await addPerson(house, { roles })
  if (answer) await answers(house, person, answer)
  return person
}

const confirm = (visitor: Visitor, answer: string, questionId = 101) =>
  visitor.call(account.ConfirmSecurityQuestionAnswer, { questionId, answer })

/** By the form of the challenge, as it stands on the page. */
async function answersAt(visitor: Visitor, path: string, answer: string) {
  const form = { questionId: '101', answer, returnTo: path, _csrf: await visitor.token() }
  return visitor.post('/security-question', form)
}

const audited = (actor: string) =>
  db
    .selectFrom('audit_events')
    .select(['event', 'outcome', 'detail'])
    .where('actor', '=', actor)
    .orderBy('sequence')
    .execute()

describe('a secured page', () => {
  it('GUARD-04 asks the security question in a dialog, and shows nothing of the page', async () => {
    const visitor = await hasSession(house, await personWith())
    const { status, text } = await visitor.get('/admin?section=users')

    expect(status).toBe(403)
    expect(text).toMatch(/<dialog[^>]* open=""/)
    expect(text).toContain(question)
    expect(text).toContain('value="/admin?section=users"')
    expect(text).not.toContain(right)
  })

  it('GUARD-04, GUARD-06, SEC-003 opens after the right answer, under a new session id and with its query', async () => {
    const person = await personWith()
    const visitor = await hasSession(house, person)
    await visitor.get('/admin?section=users')
    const before = visitor.copy()
    const answer = await answersAt(visitor, '/admin?section=users', right)

    expect([answer.status, answer.headers.location]).toEqual([303, '/admin?section=users'])
    expect((await visitor.get('/admin?section=users')).status).toBe(200)
    expect(await before.isSignedIn()).toBe(false)
    expect(await audited(person.email)).toMatchObject([{ event: 'clearance', outcome: 'success' }])
  })

  it('ERROR-12 says what the notice says after a wrong answer, once, and asks again', async () => {
    const visitor = await hasSession(house, await personWith())
    const answer = await answersAt(visitor, '/admin', 'Iron Kettle')
    const again = await visitor.get('/admin')

    expect(answer.headers.location).toBe('/admin')
    expect(again.text).toContain(messages.wrongAnswer)
    expect(again.text).not.toContain('Iron Kettle')
    expect((await visitor.get('/admin')).text).not.toContain(messages.wrongAnswer)
  })

  it('SECQ-06, CONST-02 refuses an answer that is missing or longer than 30 characters, without counting a try', async () => {
    expect(limits.securityAnswer).toBe(30)
    const visitor = await hasSession(house, await personWith())
    await answersAt(visitor, '/admin', '')
    const missing = await visitor.get('/admin')
    await answersAt(visitor, '/admin', 'x'.repeat(31))
    const long = await visitor.get('/admin')

    expect(missing.text).toContain('Answer is required.')
    expect(long.text).toContain('Max 30 characters.')
    expect((await confirm(visitor, 'x'.repeat(30))).body.Notices[0].Messages).toEqual([messages.wrongAnswer])
  })

  it.each(['//evil.example', 'https://evil.example/admin', '/nowhere', '/login'])(
    'SEC-098 leads on to a page of this app only, not to %s',
    async returnTo => {
      const visitor = await hasSession(house, await personWith())
      const form = { questionId: '101', answer: right, returnTo, _csrf: await visitor.token() }
      expect((await visitor.post('/security-question', form)).headers.location).toBe('/app-selector')
    },
  )

  it('ERROR-14, SEC-039 says to whoever has no answers that there is no question, and leads an admin to set them', async () => {
    const { status, text } = await (await hasSession(house, await personWith(['admin'], ''))).get('/admin')

    expect(status).toBe(403)
    expect(text).toContain(texts.securityQuestion.notFound)
    expect(text).toContain('href="/app-selector/security-questions"')
  })

  it('ERROR-14, SEC-039 tells a command center without answers whom to ask, and links to no page that would sign them out', async () => {
    const visitor = await hasSession(house, await personWith(['command-center'], ''))
    const { text } = await visitor.get('/command-center')

    expect(text).toContain(texts.securityQuestion.notFound)
    expect(text).toContain('Ask your Coilworks administrator')
    expect(text).not.toContain('/security-questions')
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('SEC-038 asks again once clearance has lapsed', async () => {
    const visitor = await hasSession(house, await personWith())
    await visitor.get('/admin')
    await confirm(visitor, right)
    for (let time = 1; time < 6; time++) {
      house.clock.advance({ minutes: 10 })
      expect((await visitor.get('/admin')).status).toBe(200)
    }
    house.clock.advance({ minutes: 10, seconds: 1 })
    expect([(await visitor.get('/admin')).status, await visitor.isSignedIn()]).toEqual([403, true])
  })

  it('SEC-040 is not opened by the clearance of another session of the same person', async () => {
    const person = await personWith()
    const [one, other] = [await hasSession(house, person), await hasSession(house, person)]
    await one.get('/admin')
    await confirm(one, right)

    expect([(await one.get('/admin')).status, (await other.get('/admin')).status]).toEqual([200, 403])
  })
})

describe('the question', () => {
  it('API-07, ENTITY-05 is one that was answered, with Id and Question', async () => {
    const visitor = await hasSession(house, await personWith())
    const { body } = await visitor.call(account.GetSecurityQuestion)
    expect(body.Item).toEqual({ Id: 101, Question: question })
  })

  it('SEC-035 stays the same until it is answered, in every session', async () => {
    const person = await personWith()
    await answers(house, person, 'Elm Street', { group: 1, question: 203 })
    await answers(house, person, 'Mr. Brown', { group: 2, question: 301 })
    const asked = new Set<number>()
    for (let session = 0; session < 8; session++) {
      const visitor = await hasSession(house, person)
      asked.add((await visitor.call(account.GetSecurityQuestion)).body.Item.Id)
    }
    expect(asked.size).toBe(1)
  })

  it('SEC-035 gives clearance only where it is the one that was asked', async () => {
    const person = await personWith()
    await answers(house, person, 'Elm Street', { group: 1, question: 203 })
    const visitor = await hasSession(house, person)
    const { Id } = (await visitor.call(account.GetSecurityQuestion)).body.Item
    const [asked, other] = Id === 101 ? [right, 'Elm Street'] : ['Elm Street', right]
    const easier = await confirm(visitor, other, Id === 101 ? 203 : 101)
    const refused = await visitor.get('/admin')
    await confirm(visitor, asked, Id)

    expect([easier.body.Succeeded, refused.status]).toEqual([true, 403])
    expect((await visitor.get('/admin')).status).toBe(200)
  })

  it('SEC-035 is chosen anew once it was answered, so that each of them comes up', async () => {
    const person = await personWith()
    const all = new Map([
      [101, right],
      [203, 'Elm Street'],
    ])
    await answers(house, person, 'Elm Street', { group: 1, question: 203 })
    const visitor = await hasSession(house, person)
    const asked = new Set<number>()
    for (let time = 0; time < 50 && asked.size < all.size; time++) {
      const { Id } = (await visitor.call(account.GetSecurityQuestion)).body.Item
      asked.add(Id)
      expect((await confirm(visitor, all.get(Id) ?? '', Id)).body.Succeeded).toBe(true)
    }
    expect([...asked].sort()).toEqual([...all.keys()])
  })
})

describe('an answer', () => {
  it.each(['copper kettle', '  COPPER   kettle ', 'Ｃｏｐｐｅｒ Ｋｅｔｔｌｅ', 'Copper\tKettle'])(
    'SEC-034 matches however it is written: %s',
    async typed => {
      const visitor = await hasSession(house, await personWith())
      await visitor.call(account.GetSecurityQuestion)
      expect((await confirm(visitor, typed)).body.Succeeded).toBe(true)
    },
  )

  it('API-09, ERROR-14 to a question that is not one of the caller’s own is not found', async () => {
    const visitor = await hasSession(house, await personWith())
    expect((await confirm(visitor, right, 999)).body.Notices[0].Messages).toEqual([texts.securityQuestion.notFound])
  })

  it('SEC-034 is stored as a slow hash', async () => {
    hashAsInProduction(onTestFinished)
    const person = await personWith()
    const row = await db
      .selectFrom('security_answers')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row.answer_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('SEC-035 is refused after five wrong ones over two sessions and two questions, even the right one, and on another node', async () => {
    const person = await personWith()
    await answers(house, person, 'Elm Street', { group: 1, question: 203 })
    const [one, other] = [await hasSession(house, person), await hasSession(house, person)]
    for (const [visitor, id] of [
      [one, 101],
      [other, 203],
      [one, 101],
      [other, 203],
      [one, 101],
    ] as const)
      expect((await confirm(visitor, 'Iron Kettle', id)).body.Succeeded).toBe(false)
    const sixth = await confirm(other, right)
    const node = await anotherNode(house, {})
    const there = new Visitor(node)
    for (const [name, value] of one.cookies) there.cookies.set(name, value)
    const elsewhere = await confirm(there, right)
    await node.close()
    house.clock.advance({ minutes: 14, seconds: 59 })
    const early = await confirm(one, right)
    house.clock.advance({ seconds: 2 })

    for (const answer of [sixth, elsewhere, early])
      expect(answer.body.Notices[0].Messages).toEqual([messages.answersPaused])
    const fresh = await hasSession(house, person)
    expect((await confirm(fresh, right)).body.Succeeded).toBe(true)
    expect((await audited(person.email)).map(row => row.outcome)).toEqual([
      ...Array.from({ length: 5 }, () => 'failure'),
      ...['refused', 'refused', 'refused', 'success'],
    ])
  })

  it('SEC-035 is looked at again once an admin has unlocked the account, however many wrong ones there were', async () => {
    const person = await personWith()
    const visitor = await hasSession(house, person)
    await visitor.call(account.GetSecurityQuestion)
    for (let time = 0; time < 5; time++) await confirm(visitor, 'Iron Kettle')
    const paused = await confirm(visitor, right)
    const helper = await hasSession(house, await personWith(), { HasClearance: true })
    const unlocked = await helper.call(admin.UnlockUser, { id: person.id })

    expect([paused.body.Notices[0].Messages, unlocked.body.Succeeded]).toEqual([[messages.answersPaused], true])
    expect((await confirm(visitor, right)).body.Succeeded).toBe(true)
  })

  it('SEC-035 lets no more than five of many tries at the same time be looked at', async () => {
    const visitor = await hasSession(house, await personWith())
    const token = await visitor.token()
    const path = '/AccountService.svc/ConfirmSecurityQuestionAnswer'
    const answered = await Promise.all(
      Array.from({ length: 12 }, () =>
        visitor.callAt('POST', path, { questionId: 101, answer: 'Iron Kettle' }, { 'x-csrf-token': token }),
      ),
    )
    const looked = answered.filter(({ body }) => body.Notices[0].Messages[0] === messages.wrongAnswer)
    expect(looked).toHaveLength(5)
  })

  it('SEC-035 ends clearance for a day after ten wrong ones in a row', async () => {
    const person = await personWith()
    const wrong = async (times: number) => {
      const visitor = await hasSession(house, person)
      for (let time = 0; time < times; time++) await confirm(visitor, 'Iron Kettle')
    }
    const rightNow = async () => (await confirm(await hasSession(house, person), right)).body.Succeeded
    await wrong(5)
    house.clock.advance({ minutes: 16 })
    await wrong(5)
    house.clock.advance({ hours: 23 })
    const early = await rightNow()
    house.clock.advance({ hours: 1, minutes: 1 })

    expect([early, await rightNow()]).toEqual([false, true])
  })
})

describe('an account service outside the house', async () => {
  const service = await stubService(() => undefined)
  const apart = await houseOfFile({ environment: { ACCOUNT_SERVICE_ORIGIN: service.origin } })
  const person = await addPerson(apart, { roles: ['admin'] })

  it('ERROR-13 that fails to reload the identity after the right answer gives no clearance, and says so in the words of the catalogue', async () => {
    const visitor = await hasSession(apart, person)
    service.answer = ({ path }, response) =>
      path.endsWith('/GetIdentity')
        ? void response.writeHead(500).end()
        : answerJson(response, { Succeeded: true, Notices: [], Item: null })
    const { body } = await confirm(visitor, right)

    expect(body).toMatchObject({
      Succeeded: false,
      Notices: [{ Messages: ['Oops, we appear to be having techincal difficulties'] }],
    })
    expect(await visitor.isSignedIn().catch(() => 'not known')).not.toBe(false)
  })
})

it('GUARD-07 a page that asks for a login only opens to whoever is signed in, whatever roles they hold', async () => {
  for (const roles of [[], ['rep'], ['admin', 'owner']] as Role[][]) {
    const visitor = await hasSession(house, await addPerson(house, { roles }))
    expect((await visitor.get('/app-selector/project-sharing')).status).toBe(200)
  }
})
