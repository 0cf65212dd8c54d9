/** The operator's commands for inbox, notices, retention, configuration, measurements and the engine comparison. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { adminCommands } from '../../../server/operator/adminCommands'
import { minutesAfter } from '../../../server/process/clock'
import { account } from '../../../shared/contracts'
import { houseOfFile } from '../../support/house'
import { addPerson } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile({ environment: { SUPPORT_EMAIL: 'desk@example.com' } })
const { db } = house.parts

type Command = keyof typeof adminCommands
const run = (command: Command, values: Record<string, string> = {}) => adminCommands[command].run(house.parts, values)
const lastRow = () => db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').executeTakeFirst()
const operator = { event: 'operator', outcome: 'success' }

describe('the operator', () => {
  it('lists requests and sets their state, who answers them, and a note', async () => {
    expect(await run('inbox list')).toEqual(['No request.'])
    const sender = { companyName: 'Fjord', name: 'Ida', phone: '555-010', email: 'ida@fjord.example' }
    await new Visitor(house).call(account.ContactUs, { ...sender, subject: 'Coil 12', comment: 'Which fin?' })
    const [line] = await run('inbox list', { state: 'new' })
    expect(line).toMatch(/ {2}new {2}contact {2}ida@fjord.example {2}nobody {2}Coil 12$/)
    const id = line!.slice(0, 36)
    const wanted = { id, state: 'in-work', taker: 'ada@coilworks.example', note: 'asked' }
    expect(await run('inbox set', wanted)).toEqual(['Coil 12 is in work now'])
    const detail = { command: 'inbox set', before: 'new', after: 'in work', takenBefore: '', noteAfter: 'asked' }
    expect(await lastRow()).toMatchObject({ ...operator, target: id, detail })
    expect(await run('inbox set', { id, taker: 'nobody' })).toEqual(['Coil 12 is in work now'])
    expect(await db.selectFrom('support_requests').select('taken_by').execute()).toEqual([{ taken_by: null }])
  })

  it('publishes a notice and takes it away', async () => {
    expect(await run('notice list')).toEqual(['No notice.'])
    const from = house.clock.now().toISOString().slice(0, 16)
    const until = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`
    const [said] = await run('notice add', { text: 'Closed on Monday', severity: 'error', from, until })
    expect(said).toContain(`is saved: error from ${from} until ${until}: Closed on Monday`)
    expect((await new Visitor(house).get('/')).text).toContain('Closed on Monday')
    const soon = minutesAfter(house.clock.now(), 60).toISOString().slice(0, 16)
    await run('notice add', { text: 'Closed for an hour', severity: 'info', from, until: soon })
    const [line, last] = await run('notice list')
    expect([line, last]).toEqual([
      expect.stringContaining('Closed on Monday'),
      expect.stringContaining('Closed for an hour'),
    ])
    await run('notice remove', { id: last!.slice(0, 36) })
    await run('notice remove', { id: line!.slice(0, 36) })
    expect(await lastRow()).toMatchObject({ ...operator, detail: { command: 'notice remove', after: '' } })
    expect((await new Visitor(house).get('/')).text).not.toContain('Closed on Monday')
  })

  it('says and sets how long data is kept', async () => {
    expect((await run('retention list'))[0]).toMatch(/^error-reports: .* 30 days \(usual 30, 1 to 365\), 0 rows/)
    expect(await run('retention set', { name: 'links', days: '90' })).toEqual([
      `links is kept 90 days; before: ${limits.links.days}`,
    ])
    expect(await lastRow()).toMatchObject({ ...operator, detail: { before: limits.links.days, after: 90 } })
  })

  it('shows the configuration without its secrets', async () => {
    const lines = await run('configuration')
    expect(lines).toContain('SUPPORT_EMAIL  environment  desk@example.com')
    expect(lines).toContain('AUDIT_KEY  environment  hidden')
    expect(lines).toContain('POSTHOG_KEY  not set')
    expect(lines.join('\n')).not.toContain(house.parts.config.auditKey)
  })

  it('lists measurements, and sets the end of the engine comparison', async () => {
    const { id } = await addPerson(house)
    expect(await run('measurements')).toEqual(['No measurement.'])
    const measured = { user_id: id, project_id: 'p', metric: 'Speed' as const, measured_value: '20 ms', coil_id: null }
    await db
      .insertInto('analytics_logs')
      .values({ ...measured, at: house.clock.now(), module_name: 'Coil workbench' })
      .execute()
    expect((await run('measurements', { metric: 'Speed' }))[0]).toContain('Coil workbench  Speed  20 ms')
    expect(await run('engine-comparison show')).toEqual(['The engines are compared until 2026-02-01.'])
    await run('engine-comparison set', { until: '2027-02-01' })
    expect(await lastRow()).toMatchObject({ ...operator, detail: { before: '2026-02-01', after: '2027-02-01' } })
  })

  it.each<[Command, Record<string, string>, string]>([
    ['inbox set', {}, '--id is needed'],
    ['inbox set', { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' }, 'there is no request'],
    ['inbox list', { state: 'lost' }, '--state is new, in-work or done'],
    ['notice add', { text: 'Closed', from: 'today', until: 'tomorrow' }, '--from: The date and time are needed.'],
    ['notice remove', { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' }, 'there is no notice'],
    ['retention set', { name: 'audit', days: '1' }, '--name is one of error-reports'],
    ['retention set', { name: 'mails', days: '400' }, 'this is kept for 1 to 90 days'],
    ['measurements', { metric: 'Weight' }, '--metric is Speed or DataSize'],
    ['engine-comparison set', { until: 'soon' }, '--until is a day'],
  ])('%s is refused with %o', async (command, values, why) => {
    await expect(run(command, values)).rejects.toThrow(why)
  })
})
