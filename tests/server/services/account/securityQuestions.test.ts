/** The caller's own security questions: what is sent of them, and how they are answered anew. */
import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../../server/services/account/securityAnswerRows'
import { questionGroups } from '../../../../shared/accounts/securityQuestions'
import { account } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, answers, hasSession } from '../../../support/people'
import type { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

const admin = async () => {
  const person = await addPerson(house, { roles: ['admin'] })
  return { person, visitor: await hasSession(house, person) }
}

interface Given {
  id?: number
  answer?: string
  was?: boolean
}

/** The groups as the screen sends them: JSON text. */
function groupsText(...given: Given[]): string {
  const groups = given.map(({ id, answer = '', was = false }, index) => ({
    Question: questionGroups[index]?.find(question => question.Id === id) ?? null,
    Answer: answer,
    WasAnswered: was,
  }))
  return JSON.stringify(groups)
}

const all: Given[] = [
  { id: 101, answer: 'Copper Kettle' },
  { id: 203, answer: 'Elm Street' },
  { id: 305, answer: 'Sparky' },
]
const save = (visitor: Visitor, groups: string) => visitor.call(account.SaveSecurityQuestionAnswers, { groups })
const confirm = (visitor: Visitor, questionId: number, answer: string) =>
  visitor.call(account.ConfirmSecurityQuestionAnswer, { questionId, answer })
const refusalOf = async (visitor: Visitor, ...given: Given[]) =>
  (await save(visitor, groupsText(...given))).body.Notices?.[0]?.Messages[0]

describe('the groups', () => {
  it('API-08, ENTITY-06, T57, SEC-034 are three, each with its questions, and never with an answer', async () => {
    const { person, visitor } = await admin()
    await answers(house, person, 'Copper Kettle')
    const { body, text } = await visitor.call(account.GetSecurityQuestions)

    expect(body.Items).toHaveLength(3)
    expect(body.Items[0]).toEqual({
      Questions: questionGroups[0],
      Question: questionGroups[0]?.[0],
      Answer: '',
      WasAnswered: true,
    })
    expect(body.Items[1]).toMatchObject({ Question: null, Answer: '', WasAnswered: false })
    expect(text).not.toMatch(/kettle|argon2/i)
  })

  it('SECQ-01 are on both addresses of the screen, and no answer is in the page', async () => {
    const { person, visitor } = await admin()
    await answers(house, person, 'Copper Kettle')
    for (const path of ['/app-selector/security-questions', '/security-questions']) {
      const { status, text } = await visitor.get(path)
      expect([status, text.match(/<select/g)?.length, text.match(/type="password"/g)?.length]).toEqual([200, 3, 3])
      expect(text).not.toMatch(/kettle|argon2/i)
    }
  })
})

describe('saving', () => {
  it('API-10, SEC-029, SEC-037, SEC-103 stores the answers, mails the person and is audited, without a word of them', async () => {
    const { person, visitor } = await admin()
    const { body } = await save(visitor, groupsText(...all))
    const rows = await answersOf(db, person.id)
    const mails = (await house.mails()).filter(mail => mail.includes(`To: ${person.email}`))
    const audit = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('actor', '=', person.email)
      .orderBy('sequence')
      .execute()

    expect(body.Succeeded).toBe(true)
    expect(rows.map(row => row.question_id)).toEqual([101, 203, 305])
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('security questions were changed')
    expect(audit).toMatchObject([{ event: 'security-questions', outcome: 'success', detail: { changed: 3 } }])
    const written = JSON.stringify(rows) + mails.join('') + JSON.stringify(audit) + house.logLines.join('')
    for (const { answer = '?' } of all) expect(written).not.toContain(answer)
  })

  it.each([
    ['an object instead of text', { groups: [] }],
    ['text that is no JSON', { groups: 'x' }],
    ['JSON encoded three times', { groups: JSON.stringify(groupsText(...all)) }],
    ['JSON of another shape', { groups: '[{"Answer":"x"}]' }],
    ['a field that is not theirs', { groups: groupsText(...all).replace('"Answer"', '"IsAdmin":true,"Answer"') }],
    ['an answer of 31 characters', { groups: groupsText({ id: 101, answer: 'x'.repeat(31) }) }],
    ['too much', { groups: `[${' '.repeat(70_000)}]` }],
  ])('API-10, T43, SEC-090, SECQ-06 refuses %s', async (_, request) => {
    const { visitor } = await admin()
    expect((await visitor.call(account.SaveSecurityQuestionAnswers, request)).status).toBe(400)
  })

  it('SECQ-06 asks for a question and an answer in each group', async () => {
    const { visitor } = await admin()
    const refusals = [
      await refusalOf(visitor),
      await refusalOf(visitor, ...all.slice(0, 2)),
      await refusalOf(visitor, { id: 101 }, ...all.slice(1)),
      await refusalOf(visitor, { id: 101, answer: '   ' }, ...all.slice(1)),
      await refusalOf(visitor, { id: 203, answer: 'Copper Kettle' }, ...all.slice(1)),
    ]
    expect(refusals).toEqual(refusals.map(() => messages.chooseQuestions))
  })

  it.each([
    ['ab', messages.answerTooShort(3)],
    ['Dana Whitfield', messages.answerGuessable],
    ['WHITFIELD', messages.answerGuessable],
    ['northfield  mechanical', messages.answerGuessable],
    ['coil', messages.answerGuessable],
    ['1234567', messages.answerGuessable],
    ['9876', messages.answerGuessable],
    ['1111', messages.answerGuessable],
    ['elm  STREET', messages.answerTwice],
  ])('SEC-036 refuses %s as an answer', async (answer, message) => {
    const { visitor } = await admin()
    expect(await refusalOf(visitor, { id: 101, answer }, ...all.slice(1))).toBe(message)
  })

  it.each(['1987', '77042', 'Trane 42'])('SEC-036 takes %s, which is not in order', async answer => {
    const { visitor } = await admin()
    expect((await save(visitor, groupsText({ id: 101, answer }, ...all.slice(1)))).body.Succeeded).toBe(true)
  })
})

describe('an answered question', () => {
  const kept = [
    { id: 203, was: true },
    { id: 305, was: true },
  ] as const

  async function answered() {
    const { person, visitor } = await admin()
    await save(visitor, groupsText(...all))
    return { person, visitor }
  }

  it('SECQ-05, SEC-037 is locked until the current answer was confirmed in this session, by another question, or a wrong answer', async () => {
    const { person, visitor } = await answered()
    const other = await hasSession(house, person)
    const change = { id: 102, answer: 'Blue Pickup', was: true }
    const locked = await refusalOf(visitor, change, ...kept)
    await confirm(visitor, 101, 'Iron Kettle')
    await confirm(visitor, 203, 'Elm Street')
    await confirm(other, 101, 'Copper Kettle')
    const stillLocked = await refusalOf(visitor, change, ...kept)
    await confirm(visitor, 101, 'Copper Kettle')
    const saved = await save(visitor, groupsText(change, ...kept))

    expect([locked, stillLocked, saved.body.Succeeded]).toEqual([messages.confirmAnswer, messages.confirmAnswer, true])
    expect((await confirm(visitor, 102, 'Blue Pickup')).body.Succeeded).toBe(true)
    expect((await confirm(visitor, 101, 'Copper Kettle')).body.Succeeded).toBe(false)
  })

  it('SEC-036 takes no answer that another question has already', async () => {
    const { visitor } = await answered()
    await confirm(visitor, 101, 'Copper Kettle')
    expect(await refusalOf(visitor, { id: 101, answer: 'elm  STREET', was: true }, ...kept)).toBe(messages.answerTwice)
  })

  it('SECQ-05 is locked again after it was changed', async () => {
    const { visitor } = await answered()
    await confirm(visitor, 101, 'Copper Kettle')
    await save(visitor, groupsText({ id: 102, answer: 'Blue Pickup', was: true }, ...kept))
    expect(await refusalOf(visitor, { id: 103, answer: 'Rex the First', was: true }, ...kept)).toBe(
      messages.confirmAnswer,
    )
  })

  it('SECQ-05 is locked again after its answer alone was changed, in every session that had confirmed the one before', async () => {
    const { person, visitor } = await answered()
    const other = await hasSession(house, person)
    for (const session of [visitor, other]) await confirm(session, 101, 'Copper Kettle')
    const saved = await save(visitor, groupsText({ id: 101, answer: 'Blue Pickup', was: true }, ...kept))
    const again = { id: 101, answer: 'Rex the First', was: true }

    expect(saved.body.Succeeded).toBe(true)
    for (const session of [visitor, other])
      expect(await refusalOf(session, again, ...kept)).toBe(messages.confirmAnswer)
  })

  it('T57 stays as it is without an answer, and nothing happens', async () => {
    const { person, visitor } = await answered()
    await house.mails()
    const { body } = await save(visitor, groupsText({ id: 101, was: true }, ...kept))
    expect(body.Succeeded).toBe(true)
    expect((await house.mails()).filter(mail => mail.includes(`To: ${person.email}`))).toHaveLength(1)
  })

  it('SEC-037 that is changed ends the clearance of every session of the person', async () => {
    const { person, visitor } = await answered()
    const { Id } = (await visitor.call(account.GetSecurityQuestion)).body.Item
    const answer = all.find(given => given.id === Id)?.answer ?? ''
    await confirm(visitor, Id, answer)
    const other = await hasSession(house, person, { HasClearance: true })
    const before = [(await visitor.get('/admin')).status, (await other.get('/admin')).status]
    const groups = all.map(given =>
      given.id === Id ? { ...given, answer: 'Harbor Lantern', was: true } : { id: given.id, was: true },
    )
    await save(visitor, groupsText(...groups))

    expect(before).toEqual([200, 200])
    expect([(await visitor.get('/admin')).status, (await other.get('/admin')).status]).toEqual([403, 403])
  })
})

it('SEC-059 a call that changes the id of the session gives the page its new token', async () => {
  const { person, visitor } = await admin()
  await answers(house, person, 'Copper Kettle')
  const old = await visitor.token()
  const answer = await visitor.call(account.ConfirmSecurityQuestionAnswer, { questionId: 101, answer: 'Copper Kettle' })
  const fresh = answer.headers['x-csrf-token'] ?? ''
  const withToken = async (token: string) =>
    (
      await visitor.callAt(
        'POST',
        '/AccountService.svc/GetIdentity',
        { isClientLoggedIn: true },
        { 'x-csrf-token': token },
      )
    ).status

  expect([await withToken(old), await withToken(fresh)]).toEqual([403, 200])
})
