/** The operator's commands for nodes, searches and breakers: what they do, refuse and leave in the trail. */
import { expect, it } from 'vitest'
import { sayAlive, sayStopped } from '../../../server/monitoring/nodes'
import { adminCommands } from '../../../server/operator/adminCommands'
import { minutesAfter } from '../../../server/process/clock'
import { soundNode } from '../../support/busyInstallation'
import { houseOfFile } from '../../support/house'
import { addPerson } from '../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const run = (name: 'nodes' | 'jobs' | 'close-breaker', values: Record<string, string> = {}) =>
  adminCommands[name].run(house.parts, values)
const alive = (name: string) =>
  sayAlive(db, { name, version: '4.9.0', startedAt: house.clock.now(), facts: soundNode }, house.clock.now())
const lastRow = async () => {
  const row = await db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').limit(1).executeTakeFirst()
  return [row?.event, row?.outcome, row?.target, (row?.detail as { after?: string } | undefined)?.after]
}

it('lists nodes, takes one out and puts it back, and forgets a silent one', async () => {
  expect(await run('nodes')).toEqual(['No node has said yet that it runs.'])
  await alive('node-1')
  await expect(run('nodes', { out: 'node-1' })).rejects.toThrow('the only node in service')
  await alive('node-2')
  expect(await run('nodes', { out: 'node-1' })).toEqual([expect.stringContaining('takes no new visits')])
  expect(await lastRow()).toEqual(['operator', 'success', 'node-1', 'out of service'])
  expect(await run('nodes')).toEqual([
    'node-1  out of service  4.9.0  heard 0 min ago',
    'node-2  in service  4.9.0  heard 0 min ago',
  ])
  expect(await run('nodes', { in: 'node-1' })).toEqual(['node-1 is in service again.'])
  await expect(run('nodes', { in: 'a', out: 'b' })).rejects.toThrow('one of')
  await expect(run('nodes', { forget: 'node-2' })).rejects.toThrow('Only a node that is silent')
  house.clock.advance({ minutes: 5 })
  expect(await run('nodes', { forget: 'node-2' })).toEqual(['node-2 has been forgotten.'])
  expect(await lastRow()).toEqual(['operator', 'success', 'node-2', 'forgotten'])
})

it('lists searches and ends one, once', async () => {
  expect(await run('jobs')).toEqual(['No search runs or waits.'])
  const owner = await addPerson(house)
  const at = house.clock.now()
  const { id } = await db
    .insertInto('design_searches')
    .values({
      ...{ tool: 'DesignService.svc', owner_id: owner.id, search: JSON.stringify({}), state: 'waiting' },
      ...{ done: 0, considered: 9, answer: null, heard_at: at, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await run('jobs')).toEqual([`${id}  DesignService.svc  waiting  0 of 9  0 min old`])
  // The older one stands first, whatever its id.
  for (const [older, hours] of [
    ['ffffffff-ffff-4fff-8fff-ffffffffffff', 2],
    ['00000000-0000-4000-8000-000000000000', 1],
  ] as const)
    await db
      .insertInto('design_searches')
      .values({
        ...{ id: older, tool: 'DesignService.svc', owner_id: owner.id, search: JSON.stringify({}), state: 'running' },
        ...{ done: 0, considered: 9, answer: null, heard_at: at, created_at: minutesAfter(at, -60 * hours) },
      })
      .execute()
  expect((await run('jobs')).map(line => line.slice(0, 8))).toEqual(['ffffffff', '00000000', id.slice(0, 8)])
  expect(await run('jobs', { end: id })).toEqual(['The search has been ended.'])
  expect(await lastRow()).toEqual(['operator', 'success', id, 'stopped'])
  for (const end of [id, 'nothing']) await expect(run('jobs', { end })).rejects.toThrow('not open any more')
})

it('tells every running node with a breaker of an upstream to close it', async () => {
  for (const name of ['node-1', 'node-2', 'node-3']) await alive(name)
  await sayStopped(db, 'node-3', house.clock.now())
  await expect(run('close-breaker')).rejects.toThrow('--upstream')
  await expect(run('close-breaker', { upstream: 'nothing' })).rejects.toThrow('No upstream')
  expect(await run('close-breaker', { upstream: 'R and D API' })).toEqual([expect.stringMatching(/^node-1, node-2: /)])
  expect(await lastRow()).toEqual(['operator', 'success', 'R and D API', 'closed'])
  expect(await db.selectFrom('breaker_orders').select('node').orderBy('node').execute()).toEqual([
    { node: 'node-1' },
    { node: 'node-2' },
  ])
})
