/**
 * The memory of one node: idle after its start, at the peak of ten people who rate, search and make reports, in each
 * minute of that, and idle again. Fails where one exceeds what is accepted.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import { coilSelection } from '../shared/contracts'
import { addPerson, type Person, password } from '../tests/support/people'
import { smallestRequests } from '../tests/support/smallestRequests'
import { Visitor } from '../tests/support/visitor'
import accepted from './accepted/memory.json'
import { withGround } from './nodes'
import { printTable } from './table'

const minutes = 3
const atOnce = 10
const sampleMs = 500
/** After the start, and after work: threads of searches end after half a minute without work [ms]. */
const restMs = { start: 20_000, work: 45_000 } as const
const idleSeconds = 5

export async function benchMemory(): Promise<void> {
  await withGround(async ground => {
    const node = ground.start([], { CALCULATION_IDLE_SECONDS: String(idleSeconds), CALCULATION_THREADS: undefined })
    const house = ground.houseAt(await node.address())
    const resident = () => residentOf(node.pid!)
    await pause(restMs.start)
    const idle = resident()

    const people: Person[] = []
    for (let one = 0; one < atOnce; one++) people.push(await addPerson(house, { roles: ['enterprise'] }))
    const end = performance.now() + 60_000 * minutes
    const samples: number[][] = Array.from({ length: minutes }, () => [])
    let isWorking = true
    const working = Promise.all(people.map(person => works(new Visitor(house), person, end))).finally(() => {
      isWorking = false
    })
    while (isWorking) {
      const minute = Math.floor(minutes - (end - performance.now()) / 60_000)
      samples[Math.min(minutes - 1, Math.max(0, minute))]!.push(resident())
      await pause(sampleMs)
    }
    await working
    await pause(restMs.work)
    report({ idle, peak: Math.max(...samples.flat()), 'idle again': resident() }, samples)
  })
}

/** Signs in, rates, searches and makes reports until the end. An answer that puts off is one too. */
async function works(visitor: Visitor, { email }: Person, end: number): Promise<void> {
  await visitor.submit('/login', { email, password })
  await visitor.get('/enterprise-webapp')
  while (performance.now() < end) {
    for (let rating = 0; rating < 5; rating++) {
      const air = { ...coolingExample.air, dryBulb: coolingExample.air.dryBulb + Math.random() }
      await visitor.call(coilSelection.Rate, { input: { ...coolingExample, air } })
    }
    for (const operation of [coilSelection.StartSearch, coilSelection.CreateReport])
      await visitor.call(operation, smallestRequests[`DesignService.svc/${operation.name}`])
  }
}

/** Resident memory of a process and all its threads [MB]. */
function residentOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (1024 * Number(kilobytes)) / 1e6
}

function report(found: Record<keyof typeof accepted, number>, samples: readonly number[][]): void {
  const names = Object.keys(accepted) as (keyof typeof accepted)[]
  printTable(
    `Resident memory of one node with PostgreSQL and Redis, ${atOnce} people at once, MB`,
    ['when', 'measured', 'accepted'],
    names.map(name => [name, found[name].toFixed(0), String(accepted[name])]),
  )
  printTable(
    'In each minute, MB',
    ['minute', 'most'],
    samples.map((of, minute) => [String(minute + 1), Math.max(...of).toFixed(0)]),
  )
  for (const name of names.filter(name => found[name] > accepted[name])) {
    console.error(`${name}: ${found[name].toFixed(0)} MB, accepted ${accepted[name]}`)
    process.exitCode = 1
  }
}
