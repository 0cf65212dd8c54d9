/** The operator's commands for people: found, unlocked, disabled, corrected, refused, and the roles of their company. */
import { hostname, userInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { adminCommands } from '../../../server/operator/adminCommands'
import { account, admin } from '../../../shared/contracts'
import { messages } from '../../../shared/texts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

type Command = keyof typeof adminCommands
const run = (command: Command, values: Record<string, string> = {}) => adminCommands[command].run(house.parts, values)
const lastRow = () => db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow()
const by = { systemUser: userInfo().username, host: hostname() }
const logsIn = async (email: string, typed = password) =>
  (await new Visitor(house).call(account.LogIn, { email, password: typed })).body.Succeeded as boolean

describe('a person who is locked out', () => {
  it('is found, shown as paused, and unlocked by a command, which the trail has', async () => {
    const { email } = await addPerson(house, { name: 'Ida Holm', company: 'Fjord Cooling', roles: ['rep'] })
    for (let i = 0; i < 5; i++) await logsIn(email, 'Wrong1Password')
    expect(await logsIn(email)).toBe(false)
    expect(await run('people', { search: 'fjord' })).toEqual([`${email}, Ida Holm, Fjord Cooling, Active, paused: rep`])
    expect((await run('person', { email })).join('\n')).toMatch(/failed tries in a row 5\npaused until /)
    expect(await run('people', { search: 'fjord', role: 'admin' })).toEqual(['nobody is found'])
    const { email: later } = await addPerson(house, { company: 'Fjord Cooling' })
    const found = async (values: object) =>
      (await run('people', { search: 'fjord', ...values })).map(line => line.split(',')[0])
    const [one = '', other] = await found({})
    expect([[one, other].toSorted(), await found({ after: one })]).toEqual([[email, later].toSorted(), [other]])
    await run('unlock', { email })
    expect(await lastRow()).toMatchObject({ event: 'operator', target: email, detail: { ...by, command: 'unlock' } })
    expect(await logsIn(email)).toBe(true)
    await expect(run('people', { status: 'Gone' })).rejects.toThrow('--status is one of Active, Disabled')
    await expect(run('people', { role: 'root' })).rejects.toThrow('--role is one of owner')
  })
})

describe('a person', () => {
  it('is disabled with their sessions, and let in again', async () => {
    const person = await addPerson(house, { roles: ['rep'] })
    const { email } = person
    await signsIn(house, person)
    expect((await run('person', { email })).filter(line => line.startsWith('session'))).toHaveLength(1)
    await run('set-person-state', { email, state: 'disabled' })
    const detail = { ...by, command: 'set-person-state', before: true, after: false }
    expect(await lastRow()).toMatchObject({ target: email, detail })
    expect((await run('person', { email })).filter(line => line.startsWith('session'))).toEqual([])
    expect(await logsIn(email)).toBe(false)
    expect(await run('people', { search: email, status: 'Disabled' })).toHaveLength(1)
    await run('set-person-state', { email, state: 'open' })
    expect(await logsIn(email)).toBe(true)
    const owner = await addPerson(house, { type: 'Owner', status: 'Owner', company: 'Owned Coils', roles: ['owner'] })
    const refused = run('set-person-state', { email: owner.email, state: 'disabled' })
    await expect(refused).rejects.toThrow(`${owner.email} owns the account`)
  })

  it('of a disabled company stays out', async () => {
    const { email } = await addPerson(house, { company: 'Shut Coils', status: 'Disabled' })
    await run('set-company-state', { company: 'Shut Coils', state: 'disabled' })
    await expect(run('set-person-state', { email, state: 'open' })).rejects.toThrow('the company is disabled')
    expect((await run('person', { email })).join()).toContain('the company is disabled')
  })

  it('is corrected in name or phone, with what was before in the trail', async () => {
    const { email } = await addPerson(house, { name: 'Ida Hom' })
    await run('correct-person', { email, name: 'Ida Holm' })
    const { detail } = await lastRow()
    expect(detail).toMatchObject({
      before: expect.stringMatching(/^Ida Hom, /),
      after: expect.stringMatching(/^Ida Holm, /),
    })
    expect(await run('correct-person', { email, phone: '+47 555' })).toEqual([`${email} is Ida Holm, +47 555`])
    await expect(run('correct-person', { email })).rejects.toThrow('--name or --phone is needed')
    await expect(run('correct-person', { email: 'x@y.example', name: 'X' })).rejects.toThrow('no account x@y.example')
  })
})

describe('the email of a person', () => {
  const codeMailed = async (to: string) => {
    const mails = (await house.mails()).filter(mail => mail.includes(`To: ${to}`))
    return /^ {4}(\d{8})\r?$/m.exec(mails.join().replace(/=\r?\n/g, ''))?.[1] ?? ''
  }

  it('is changed by the code that is mailed to the new mailbox, which ends their sessions', async () => {
    const person = await addPerson(house, { roles: ['rep'] })
    const { email } = person
    const to = `new-${email}`
    await signsIn(house, person)
    await expect(run('confirm-email', { email, code: '00000000' })).rejects.toThrow(messages.codeWrong)
    await run('propose-email', { email, to })
    const asked = { ...by, command: 'propose-email', step: 'asked', before: email }
    expect(await lastRow()).toMatchObject({ event: 'operator', target: to, detail: asked })
    const code = await codeMailed(to)
    const wrong = code === '11111111' ? '11111112' : '11111111'
    await expect(run('confirm-email', { email, code: wrong })).rejects.toThrow(messages.codeWrong)
    await run('confirm-email', { email, code })
    expect(await lastRow()).toMatchObject({ target: to, detail: { command: 'confirm-email', before: email } })
    await expect(run('person', { email })).rejects.toThrow('there is no account')
    expect((await run('person', { email: to })).filter(line => line.startsWith('session'))).toEqual([])
  })

  it('stays with who has power over others, and what another account has is not given', async () => {
    const { email } = await addPerson(house, { roles: ['admin'] })
    await expect(run('propose-email', { email, to: 'other@northfield.example' })).rejects.toThrow('power over others')
    const [one, other] = [await addPerson(house), await addPerson(house)]
    await expect(run('propose-email', { email: one.email, to: other.email })).rejects.toThrow('an account already')
    await expect(run('propose-email', { email: one.email, to: 'nobody' })).rejects.toThrow('--to is the new email')
  })
})

describe('one session of a person', () => {
  it('is ended by its name, and the others go on', async () => {
    const person = await addPerson(house, { roles: ['rep'] })
    const { email } = person
    await signsIn(house, person)
    await signsIn(house, person)
    const sessions = async () => (await run('person', { email })).filter(line => line.startsWith('session'))
    const [first, second] = await sessions()
    const name = /^session (\S+?),/.exec(first!)![1]!
    await run('end-session', { email, session: name })
    expect(await lastRow()).toMatchObject({ target: email, detail: { ...by, command: 'end-session' } })
    expect(await sessions()).toEqual([second])
    await expect(run('end-session', { email, session: name })).rejects.toThrow('--session is the name')
  })
})

describe('a company', () => {
  it('is listed with who waits; who waits is refused, and told so', async () => {
    const { email } = await addPerson(house, { type: 'Approval', status: 'Pending', company: 'Waiting Coils' })
    expect((await run('companies', { search: 'waiting' }))[0]).toMatch(
      /^Waiting Coils, .*, 1 waiting, no owner: no role/,
    )
    await run('deny-newcomer', { email })
    expect((await house.mails()).filter(mail => mail.includes(`To: ${email}`))).toEqual([
      expect.stringContaining('Waiting Coils'),
    ])
    expect((await lastRow()).detail).toMatchObject({ ...by, command: 'deny-newcomer', company: 'Waiting Coils' })
    await expect(run('person', { email })).rejects.toThrow('there is no account')
    const { email: inside } = await addPerson(house)
    await expect(run('deny-newcomer', { email: inside })).rejects.toThrow('does not wait')
    expect(await run('companies', { search: 'no such company' })).toEqual(['no company is found'])
  })

  it('gets its roles, which its people lose with it, each in the trail', async () => {
    const company = 'Role Coils'
    const owner = await addPerson(house, { type: 'Owner', status: 'Owner', company, roles: ['owner', 'aircooler'] })
    await run('set-company-roles', { company, roles: 'aircooler,nimbus' })
    expect((await run('person', { email: owner.email }))[1]).toBe(
      'roles: owner, aircooler, nimbus; the company holds: aircooler, nimbus',
    )
    expect(await run('set-company-roles', { company, roles: 'nimbus' })).toContain(
      `${owner.email} holds: owner, nimbus`,
    )
    expect(await lastRow()).toMatchObject({ target: owner.email, detail: { ...by, command: 'set-company-roles' } })
    await expect(run('set-company-roles', { company, roles: 'admin' })).rejects.toThrow('a company holds only')
  })
})

it('who was refused by a command is not let in by the page any more', async () => {
  const { email } = await addPerson(house, { type: 'Approval', status: 'Pending', company: 'Twice Refused' })
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await run('deny-newcomer', { email })
  const admins = await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true })
  expect((await admins.call(admin.DenyNewcomer, { id })).body.Succeeded).toBe(false)
})
