/**
 * Many at once on one node: what ten people who look at the command center cost it, and how long `/login` takes while
 * 200 programs rate coils.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import { GetStatus } from '../shared/contracts/admin/status'
import { periods } from '../shared/monitoring/periods'
import type { House } from '../tests/support/house'
import { addPerson, hasSession } from '../tests/support/people'
import { asksAs, hasProgram } from '../tests/support/programs'
import { Visitor } from '../tests/support/visitor'
import { withGround } from './nodes'
import { figures, printTable } from './table'

const lookers = 10
/** As an open page does. */
const lookEveryMs = 15_000
const lookedMs = 90_000
/** The share of one processor that they may take [%]. */
const mostPercent = 1

const programs = 200
const loadedMs = 30_000
/** Time of `/login` at p99 beside the programs [ms]. */
const longestMs = 100

export async function benchCrowd(): Promise<void> {
  const rows = await withGround(
    async ({ start, houseAt }) => {
      const node = start()
      const house = houseAt(await node.address())
      return [...(await looked(house, node.pid!)), ...(await beside(house))]
    },
    { sessions: 'database' },
  )
  printTable('Many at once on one node', ['what', 'found', 'asked', ''], rows)
}

/** The processor time of the node with and without ten people at the command center. */
async function looked(house: House, pid: number): Promise<string[][]> {
  const people = await Promise.all(
    Array.from({ length: lookers }, async () =>
      hasSession(house, await addPerson(house, { roles: ['command-center'] }), { HasClearance: true }),
    ),
  )
  const look = async (person: Visitor, index: number) => {
    const { status } = await person.call(GetStatus, { period: periods[index % periods.length] })
    if (status !== 200) throw new Error(`the command center answered ${status}`)
  }
  // Until the compiler has seen it.
  for (let time = 0; time < 20; time++) for (const [index, person] of people.entries()) await look(person, index)
  const alone = await percentOf(pid, lookedMs, () => pause(lookedMs))
  const withPeople = await percentOf(pid, lookedMs, () =>
    Promise.all(
      people.map(async (person, index) => {
        await pause((index * lookEveryMs) / lookers)
        for (let at = 0; at < lookedMs; at += lookEveryMs) {
          await look(person, index)
          await pause(lookEveryMs)
        }
      }),
    ),
  )
  const cost = withPeople - alone
  return [
    ['a node alone, % of a processor', figures(alone), '', ''],
    [
      'ten people at the command center, % of a processor',
      figures(cost),
      String(mostPercent),
      cost < mostPercent ? 'holds' : 'TOO MUCH',
    ],
  ]
}

/** The share of a processor that a process takes during `work`, by at least `ms` [%]. */
async function percentOf(pid: number, ms: number, work: () => Promise<unknown>): Promise<number> {
  const [began, before] = [performance.now(), processorMs(pid)]
  await work()
  return (100 * (processorMs(pid) - before)) / Math.max(ms, performance.now() - began)
}

/** Linux counts it in hundredths of a second, after the name of the program. */
function processorMs(pid: number): number {
  const counted = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return 10 * (Number(counted[11]) + Number(counted[12]))
}

/** The time of `/login` with nobody else, and beside programs that each ask again as soon as they are answered. */
async function beside(house: House): Promise<string[][]> {
  const visitor = new Visitor(house)
  const alone = await loginTimes(visitor, loadedMs / 6)
  const asking = await Promise.all(Array.from({ length: programs }, () => hasProgram(house)))
  const answers = new Map<number, number>()
  let isOver = false
  const work = asking.map(async program => {
    const headers = { 'x-forwarded-for': `2001:db8:${program.id.slice(0, 4)}:${program.id.slice(4, 8)}::1` }
    while (!isOver) {
      const body = { input: { ...coolingExample, air: { ...coolingExample.air, dryBulb: 300 + 5 * Math.random() } } }
      const { status } = await asksAs(house, program, '/api/v1/coil/rate', { body, headers })
      answers.set(status, (answers.get(status) ?? 0) + 1)
      // As `Retry-After` says.
      if (status !== 200) await pause(1000)
    }
  })
  await pause(loadedMs / 6)
  const loaded = await loginTimes(visitor, loadedMs)
  isOver = true
  await Promise.all(work)
  const p99 = at(loaded, 0.99)
  const said = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  return [
    ['/login alone, ms at p50 and p99', `${figures(at(alone, 0.5))}, ${figures(at(alone, 0.99))}`, '', ''],
    [`/login beside ${programs} programs, ms at p50`, figures(at(loaded, 0.5)), '', said],
    [
      `/login beside ${programs} programs, ms at p99`,
      figures(p99),
      String(longestMs),
      p99 < longestMs ? 'holds' : 'TOO SLOW',
    ],
  ]
}

async function loginTimes(visitor: Visitor, ms: number): Promise<number[]> {
  const times: number[] = []
  for (const began = performance.now(); performance.now() - began < ms; ) {
    const started = performance.now()
    const { status } = await visitor.get('/login')
    if (status === 200) times.push(performance.now() - started)
    await pause(20)
  }
  return times
}

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0
