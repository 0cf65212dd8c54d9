/** Measurements of the tools, and errors that browsers report: what is kept, for whom, and how much. */
import { describe, expect, it } from 'vitest'
import { purge } from '../../../../server/application/purge'
import { redacted } from '../../../../server/services/account/logError'
import { account, enterprise } from '../../../../shared/contracts'
import { analyticsMetrics } from '../../../../shared/contracts/enterprise'
import { limits } from '../../../../shared/limits'
import { fastest } from '../../../support/fastest'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person } from '../../../support/people'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

const measurement = {
  ...{
    moduleName: 'Coil workbench',
    projectId: 'project-1',
    metric: 'Speed',
    measuredValue: '12 ms',
    coilId: 'coil-1',
  },
}
const measurements = () => db.selectFrom('analytics_logs').selectAll().orderBy('id').execute()
const reports = () => db.selectFrom('client_errors').selectAll().orderBy('id').execute()

/** As if all but so many had been counted already. */
function leave(left: number, key: string, max: number): void {
  for (let count = left; count < max; count += 1) house.parts.floods.take(key, { max, windowMinutes: 60 })
}

async function measured(isEnabled: boolean): Promise<{ person: Person; visitor: Visitor }> {
  const person = await addPerson(house)
  await db.updateTable('users').set({ is_analytics_enabled: isEnabled }).where('id', '=', person.id).execute()
  return { person, visitor: await hasSession(house, person) }
}

describe('measurements', () => {
  it.each([true, false])('API-38 are taken as the flag of the user says: %s', async isEnabled => {
    const { visitor } = await measured(isEnabled)
    expect((await visitor.call(enterprise.GetAE)).body).toEqual({ Succeeded: true, Notices: [], Item: isEnabled })
  })

  it('API-39, ENTITY-24 are kept as they are sent', async () => {
    const { person, visitor } = await measured(true)
    const { body } = await visitor.call(enterprise.LA, measurement)
    const kept = (await measurements()).at(-1)

    expect(body).toEqual({ Succeeded: true, Notices: [], Item: null })
    expect(kept).toMatchObject({
      ...{ user_id: person.id, module_name: 'Coil workbench', project_id: 'project-1', metric: 'Speed' },
      ...{ measured_value: '12 ms', coil_id: 'coil-1' },
    })
  })

  it('ENUM-39 are of speed or of data size, and of nothing else', async () => {
    const { visitor } = await measured(true)
    expect(analyticsMetrics).toEqual(['Speed', 'DataSize'])
    expect((await visitor.call(enterprise.LA, { ...measurement, metric: 'Heat' })).status).toBe(400)
  })

  it('ANALYTICS-01 are dropped where they are not taken, whatever the browser sends', async () => {
    const { visitor } = await measured(false)
    const before = (await measurements()).length
    await visitor.call(enterprise.LA, measurement)
    expect((await measurements()).length).toBe(before)
  })

  it('are kept up to a limit, and for a time', async () => {
    const { person, visitor } = await measured(true)
    leave(1, `analytics:${person.id}`, limits.analytics.perCaller)
    const own = async () => (await measurements()).filter(row => row.user_id === person.id).length
    for (let index = 0; index < 3; index += 1) await visitor.call(enterprise.LA, measurement)
    expect(await own()).toBe(1)

    house.clock.advance({ days: limits.analytics.days + 1 })
    await purge(house.parts)
    expect(await measurements()).toEqual([])
  })
})

describe('reported errors', () => {
  const report = { error: 'Access Denied', stackTrace: 'at send (call.ts:61)' }

  it('API-14, ERROR-07 are kept with who met them and in which request', async () => {
    const { person, visitor } = await measured(false)
    const { body, headers } = await visitor.call(account.LogError, report)
    expect(body).toEqual({ Succeeded: true, Notices: [], Item: null })
    expect((await reports()).at(-1)).toMatchObject({
      ...{ actor: person.email, request_id: headers['x-request-id'] },
      ...{ error: report.error, stack_trace: report.stackTrace },
    })
  })

  it('API-14 are taken of visitors, whom errors meet at signing in', async () => {
    await new Visitor(house).call(account.LogError, report)
    expect((await reports()).at(-1)).toMatchObject({ actor: null, error: report.error })
  })

  it('SEC-107 are capped by caller, and the answer does not say so', async () => {
    const { person, visitor } = await measured(false)
    leave(2, `error-log:caller:${person.id}`, limits.errorLog.perCaller)
    const answers: string[] = []
    for (let index = 0; index < 6; index += 1) answers.push((await visitor.call(account.LogError, report)).text)
    expect(new Set(answers).size).toBe(1)
    expect((await reports()).filter(row => row.actor === person.email)).toHaveLength(2)
  })

  it('SEC-107 are capped by address, also of those who have no session', async () => {
    house.clock.advance({ minutes: limits.errorLog.windowMinutes })
    leave(1, 'error-log:address:127.0.0.1', limits.errorLog.perAddress)
    const before = (await reports()).length
    await new Visitor(house).call(account.LogError, report)
    await new Visitor(house).call(account.LogError, report)
    expect((await reports()).length).toBe(before + 1)
  })

  it('SEC-107 are text of bounded length', async () => {
    const { visitor } = await measured(false)
    const { text, trace } = limits.errorLog
    expect(text + trace).toBeLessThanOrEqual(8_192)
    for (const over of [{ error: 'x'.repeat(text + 1) }, { stackTrace: 'x'.repeat(trace + 1) }, { error: { html: 1 } }])
      expect((await visitor.call(account.LogError, { ...report, ...over })).status).toBe(400)
  })

  it.each([
    ['https://coils.example.com/report?fon=canary&fin=canary#canary', 'https://coils.example.com/report?…'],
    ['authorization: Bearer canary.canary-canary', 'authorization: Bearer …'],
    ['{"password":"canary","oldPassword": "canary"}', '{"password":…'],
    ['token=canary answer: canary', 'token=… answer: …'],
    ['no account canary.one@northfield.example', 'no account (email)'],
    ['one\u0000two\u001b[31m\u0085three', 'one two [31m three'],
  ])('SEC-105, SEC-106 hold no secret: %j', (text, kept) => {
    expect(redacted(text)).toContain(kept)
    expect(redacted(text)).not.toContain('canary')
  })

  it('SEC-093 are redacted in time that grows with their length alone', async () => {
    const hostile = [
      'a'.repeat(100_000),
      '?'.repeat(100_000),
      'bearer '.repeat(14_000),
      '@a'.repeat(50_000),
      'password'.repeat(12_000),
    ]
    for (const text of hostile)
      expect(await fastest(() => redacted(text.slice(0, limits.errorLog.trace)))).toBeLessThan(50)
  })

  it('are removed when their time is over', async () => {
    house.clock.advance({ days: limits.errorLog.days + 1 })
    await purge(house.parts)
    expect(await reports()).toEqual([])
  })
})
