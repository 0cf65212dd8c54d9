/** What counts as out of order: each threshold from both sides, with the action that helps. */
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config'
import type { KnownNode, NodeFacts } from '../../../server/monitoring/nodes'
import { outOfOrder, type SystemFacts } from '../../../server/monitoring/outOfOrder'
import { minutesAfter } from '../../../server/process/clock'
import { soundNode } from '../../support/busyInstallation'

const now = new Date('2027-03-01T08:00:00Z')
const { thresholds } = readConfig({ MODE: 'demo' })

const node = (name: string, facts: Partial<NodeFacts> = {}, more: Partial<KnownNode> = {}): KnownNode => ({
  ...{ name, version: '4.9.0', startedAt: now, firstAt: now, heardAt: now, stoppedAt: null, isOut: false },
  facts: { ...soundNode, ...facts },
  ...more,
})
const inOrder: SystemFacts = {
  nodes: [node('node-1')],
  backups: { newest: { endedAt: now, bytes: 4.1e9, rows: 1, file: 'b', node: 'node-1' }, running: null, failed: null },
  mail: { waiting: 0, oldestAt: null, givenUp: 0, lastFault: null, oldestWaiting: null },
  oldestJob: undefined,
  recent: { requests: 1_000, errors: 1, ratings: 100, ratingP95: 80 },
}
const judged = (change: Partial<SystemFacts>) => outOfOrder({ ...inOrder, ...change }, thresholds, now)
/** The name, severity and action of the only thing that is out of order. */
function only(change: Partial<SystemFacts>) {
  const found = judged(change)
  expect(found.map(one => one.name)).toHaveLength(1)
  const { name, severity, action } = found[0]!
  return [name, severity, action.kind, action.target]
}

it('APP-12 finds nothing where all is in order', () => {
  expect(judged({})).toEqual([])
})

describe('APP-12 something is out of order', () => {
  it('when requests fail, from the threshold on, and only when enough came to judge', () => {
    const recent = (requests: number, errors: number) => ({ recent: { ...inOrder.recent, requests, errors } })
    expect([judged(recent(1_000, 49)), judged(recent(19, 19))]).toEqual([[], []])
    expect(only(recent(1_000, 50))).toEqual(['errors', 'error', 'look', 'errors'])
  })

  it('when ratings are slow', () => {
    const recent = (ratingP95: number) => ({ recent: { ...inOrder.recent, ratingP95 } })
    expect(judged(recent(999))).toEqual([])
    expect(only(recent(1_000))).toEqual(['ratings', 'warning', 'look', 'operations'])
  })

  it('when a breaker is open, once for all nodes that have it open', () => {
    const open = {
      services: [
        {
          ...soundNode.services[0]!,
          breaker: { openedAt: now.toISOString(), nextTryAt: null, failures: 5, calls: 9 },
        },
      ],
    }
    expect(only({ nodes: [node('node-1', open), node('node-2', open)] })).toEqual([
      ...['upstream R and D API', 'error'],
      ...['close-breaker', 'R and D API'],
    ])
  })

  it('when mail waits after a failed try, not when it waits for its first', () => {
    const mail = (minutes: number, fault?: string) => ({
      mail: {
        ...{ waiting: 2, givenUp: 0, oldestAt: minutesAfter(now, -minutes), oldestWaiting: 'id-1' },
        lastFault: fault ? { fault, at: now } : null,
      },
    })
    expect([judged(mail(14, 'unreachable')), judged(mail(60))]).toEqual([[], []])
    expect(only(mail(15, 'unreachable'))).toEqual(['mail', 'error', 'send-again', 'id-1'])
  })

  it('when the newest backup is too old or there was never one, and tells of a run instead of offering another', () => {
    const newest = (hours: number) => ({ ...inOrder.backups.newest!, endedAt: minutesAfter(now, -60 * hours) })
    expect(judged({ backups: { ...inOrder.backups, newest: newest(25.9) } })).toEqual([])
    expect(only({ backups: { ...inOrder.backups, newest: newest(26) } })).toEqual(['backup', 'warning', 'back-up', ''])
    const running = { startedAt: now, node: 'node-1' }
    expect(only({ backups: { ...inOrder.backups, newest: newest(26), running } })[2]).toBe('look')
    const none = { newest: null, running: null, failed: null }
    const since = (hours: number) => [node('node-1', {}, { firstAt: minutesAfter(now, -60 * hours) })]
    expect(judged({ backups: none, nodes: since(25) })).toEqual([])
    expect(judged({ backups: none, nodes: since(26) }).map(one => one.title)).toEqual(['There is no backup'])
  })

  it('when the disk of a node is full, as an error where it refuses visits for that', () => {
    expect(judged({ nodes: [node('node-1', { diskPercent: 84.9 })] })).toEqual([])
    expect(only({ nodes: [node('node-1', { diskPercent: 85 })] })).toEqual([
      ...['disk node-1', 'warning'],
      ...['take-out', 'node-1'],
    ])
    expect(only({ nodes: [node('node-1', { diskPercent: 99.9, freeMb: 49 })] })[1]).toBe('error')
  })

  it('when the event loop of a node lags; one that is out of service already is not offered to be taken out', () => {
    expect(judged({ nodes: [node('node-1', { loopMs: 249 })] })).toEqual([])
    expect(only({ nodes: [node('node-1', { loopMs: 250 })] })).toEqual([
      ...['loop node-1', 'warning'],
      ...['take-out', 'node-1'],
    ])
    expect(only({ nodes: [node('node-1', { loopMs: 250 }, { isOut: true })] })[2]).toBe('look')
  })

  it('when a node is silent, unless it said that it stops', () => {
    const heard = (seconds: number) => ({ heardAt: minutesAfter(now, -seconds / 60) })
    expect(judged({ nodes: [node('node-1', {}, heard(90))] })).toEqual([])
    expect(only({ nodes: [node('node-1', {}, heard(91))] })).toEqual([
      ...['node node-1', 'error'],
      ...['forget-node', 'node-1'],
    ])
    expect(judged({ nodes: [node('node-1', {}, { ...heard(900), stoppedAt: now })] })).toEqual([])
  })

  it('when a search does not end', () => {
    const oldestJob = (minutes: number) => ({
      ...{ id: 'job-1', tool: 'DesignService.svc', state: 'running' as const, done: 3, considered: 9 },
      createdAt: minutesAfter(now, -minutes),
    })
    expect(judged({ oldestJob: oldestJob(29.9) })).toEqual([])
    expect(only({ oldestJob: oldestJob(30) })).toEqual(['jobs', 'warning', 'end-job', 'job-1'])
  })

  it('when nodes of two versions run', () => {
    const nodes = [node('node-1'), node('node-2', {}, { version: '4.8.0' })]
    expect(only({ nodes })).toEqual(['versions', 'warning', 'look', 'nodes'])
    expect(judged({ nodes: [nodes[0]!, { ...nodes[1]!, stoppedAt: now }] })).toEqual([])
  })
})

it('APP-12 puts errors before warnings, and gives each its cause and effect in words', () => {
  const found = judged({
    nodes: [node('node-1', { diskPercent: 90 }), node('node-2', {}, { heardAt: minutesAfter(now, -10) })],
    recent: { ...inOrder.recent, errors: 400 },
  })
  expect(found.map(one => one.severity)).toEqual(['error', 'error', 'warning'])
  for (const { title, text, action } of found) {
    expect(title.length).toBeGreaterThan(8)
    expect(text.split('. ').length, text).toBeGreaterThan(1)
    expect(action.label).not.toBe('')
  }
})
