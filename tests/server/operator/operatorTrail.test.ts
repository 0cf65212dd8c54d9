/** What the trail says of the operator, and what it tells of somebody's rights on a day. */
import { hostname, userInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { adminCommands } from '../../../server/operator/adminCommands'
import { account } from '../../../shared/contracts'
import { houseOfFile, openHouse } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'

const house = await houseOfFile()
const { clock } = house
const { db } = house.parts

type Command = keyof typeof adminCommands
const run = (command: Command, values: Record<string, string> = {}) => adminCommands[command].run(house.parts, values)
const lastRow = () => db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow()
const by = { systemUser: userInfo().username, host: hostname() }
const today = () => clock.now().toISOString().slice(0, 10)

describe('a command of the operator', () => {
  it('SEC-103 is in the trail with the system user, the machine, and what was before and after', async () => {
    const email = 'ada@operator.example'
    await run('create-user', { email, name: 'Ada Novak', company: 'Coilworks', roles: 'enterprise' })
    const row = { event: 'operator', outcome: 'success', target: email, actor: null }
    expect(await lastRow()).toMatchObject({
      ...row,
      detail: { ...by, command: 'create-user', before: '', after: 'enterprise' },
    })
    await run('set-roles', { email, roles: 'rep,admin' })
    expect(await lastRow()).toMatchObject({
      ...row,
      detail: { ...by, command: 'set-roles', before: 'enterprise', after: 'rep, admin' },
    })
    await run('set-analytics', { email, on: 'yes' })
    expect((await lastRow()).detail).toEqual({ ...by, command: 'set-analytics', before: 'no', after: 'yes' })
    await run('reset-password', { email })
    expect((await lastRow()).detail).toEqual({ ...by, command: 'reset-password' })
  })

  it('SEC-103 that lets in an owner is there with the roles before and after', async () => {
    const { email } = await addPerson(house, { type: 'Approval', status: 'Pending', company: 'New Coils' })
    await run('approve-owner', { email, roles: 'enterprise' })
    const { target, detail } = await lastRow()
    const roles = { before: '', after: 'owner, enterprise' }
    expect([target, detail]).toEqual([email, { ...by, command: 'approve-owner', ...roles }])
  })

  it.each([
    ['set-roles', { email: 'nobody@operator.example', roles: 'rep' }, 'there is no account nobody@operator.example'],
    ['create-user', { email: 'x@operator.example', name: 'X', company: 'C', roles: 'root' }, 'root is not a role'],
  ] as const)('SEC-103 that is refused is there as well: %s', async (command, values, why) => {
    await expect(run(command, values)).rejects.toThrow(why)
    const row = await lastRow()
    expect(row).toMatchObject({ event: 'operator', outcome: 'refused', target: values.email })
    expect(row.detail).toMatchObject({ ...by, command, why: expect.stringContaining(why) })
  })

  it('SEC-118 that is refused leaves an empty place empty: a backup is still restored into it', async () => {
    const other = await openHouse()
    await expect(adminCommands['end-sessions'].run(other.parts, { email: 'x@y.example' })).rejects.toThrow('no account')
    const rows = await other.parts.db.selectFrom('audit_events').select('sequence').execute()
    await other.close()
    expect(rows).toEqual([])
  })

  it('SEC-103 changes nothing where it cannot be recorded', async () => {
    const { email } = await addPerson(house, { roles: ['rep'] })
    const roles = async () =>
      (await db.selectFrom('users').select('roles').where('email', '=', email).executeTakeFirstOrThrow()).roles
    await db.schema.alterTable('audit_events').renameTo('audit_events_away').execute()
    await expect(run('set-roles', { email, roles: 'admin' })).rejects.toThrow()
    await db.schema.alterTable('audit_events_away').renameTo('audit_events').execute()
    expect(await roles()).toEqual(['rep'])
  })
})

describe('a page', () => {
  it('SEC-103 changes nothing where it cannot be recorded', async () => {
    const company = 'Unrecorded Coils'
    const owner = await addPerson(house, { company, roles: ['owner', 'enterprise'], type: 'Owner', status: 'Owner' })
    const { id } = await addPerson(house, { company, roles: [] })
    const visitor = await hasSession(house, owner)
    await db.schema.alterTable('audit_events').renameTo('audit_events_away').execute()
    const { status } = await visitor.call(account.SetIsActive, { id, isActive: false, name: 'Dana Whitfield' })
    await db.schema.alterTable('audit_events_away').renameTo('audit_events').execute()
    const after = await db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    expect([status >= 500, after.status]).toEqual([true, 'Active'])
  })
})

describe('rights on a day', () => {
  const rights = async (email: string, on: string) => (await run('rights', { email, on })).slice(1)
  const nextDay = () => clock.advance({ hours: 24 })

  it('SEC-103 are told from the rows before it, and of a day before any change from the row after', async () => {
    const email = 'rita@rights.example'
    const days: string[] = []
    const doing = async (work: () => Promise<unknown>) => {
      nextDay()
      await work()
      days.push(today())
    }
    nextDay()
    days.push(today())
    await doing(() => run('create-user', { email, name: 'Rita', company: 'Rights', roles: 'enterprise' }))
    await doing(async () => undefined)
    await doing(() => run('set-roles', { email, roles: 'rep' }))
    await doing(() => run('set-roles', { email, add: 'nimbus' }))
    const found = await Promise.all(days.map(day => rights(email, day)))
    expect(found.map(lines => lines.map(line => line.replace(/ at [^)]*\)/, ')').replace(/row \d+/, 'row')))).toEqual([
      [`Account: no account (row: create-user by ${by.systemUser})`, 'Roles: no role'],
      [
        `Account: open (row: create-user by ${by.systemUser})`,
        `Roles: enterprise (row: create-user by ${by.systemUser})`,
      ],
      [
        `Account: open (row: create-user by ${by.systemUser})`,
        `Roles: enterprise (row: create-user by ${by.systemUser})`,
      ],
      [`Account: open (row: create-user by ${by.systemUser})`, `Roles: rep (row: set-roles by ${by.systemUser})`],
      [
        `Account: open (row: create-user by ${by.systemUser})`,
        `Roles: rep, nimbus (row: set-roles by ${by.systemUser})`,
      ],
    ])
  })

  it('SEC-103 of who was never changed are as they are now, and were disabled or removed when the trail says so', async () => {
    const company = 'Left Coils'
    const owner = await addPerson(house, { company, roles: ['owner'], type: 'Owner', status: 'Owner' })
    const person = await addPerson(house, { company, roles: ['rep'] })
    const first = today()
    expect(await rights(person.email, first)).toEqual(['Account: open', 'Roles: rep'])
    nextDay()
    await (await hasSession(house, owner)).call(account.SetIsActive, {
      ...{ id: person.id, isActive: false, name: 'Dana Whitfield' },
    })
    const second = today()
    nextDay()
    const visitor = await hasSession(house, owner)
    await visitor.call(account.RemoveUser, { id: person.id, name: 'Dana Whitfield', mergeProjects: true })
    expect((await rights(person.email, first))[0]).toMatch(/^Account: open \(row \d+: user-status by .*\)$/)
    expect((await rights(person.email, second))[0]).toMatch(/^Account: disabled \(row \d+: user-status by/)
    expect((await rights(person.email, today()))[0]).toMatch(/^Account: removed \(row \d+: user-removal by/)
  })

  it('SEC-103 follow a person who has changed their email, and not who has the old one afterwards', async () => {
    const old = await addPerson(house, { roles: ['rep'] })
    await run('set-roles', { email: old.email, roles: 'rep,nimbus' })
    const first = today()
    nextDay()
    const email = 'moved@rights.example'
    const detail = { step: 'activated' }
    await house.parts.audit.record({
      ...{ event: 'email-change', outcome: 'success', actor: old.email, target: email, detail },
    })
    await db.updateTable('users').set({ email }).where('id', '=', old.id).execute()
    await run('create-user', { email: old.email, name: 'Next', company: 'Rights', roles: 'enterprise' })
    const second = today()
    expect((await rights(email, second))[1]).toContain('Roles: rep, nimbus (row')
    expect((await rights(old.email, second))[1]).toContain('Roles: enterprise (row')
    expect((await rights(old.email, first))[1]).toContain('Roles: rep, nimbus (row')
  })

  it.each([
    [{ email: 'x', on: '2026-11-23' }, '--email is neither an email address nor a client id'],
    [{ email: 'x@y.example', on: 'today' }, '--on is a day such as 2026-11-23'],
    [{ email: 'x@y.example', on: '2999-01-01' }, '2999-01-01 has not begun yet'],
    [{ email: 'x@y.example', on: '2026-11-23' }, 'neither the trail nor the accounts know x@y.example'],
  ])('are not told of %j', async (values, message) => {
    await expect(run('rights', values)).rejects.toThrow(message)
  })
})
