/**
 * The PDF of a project of 20 and of 100 coils of six kinds, by a node that has just started and once more, and how long
 * another request waits at most meanwhile. Each is given as a multiple of the warm paper of one coil in the same run.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { newProject } from '../shared/coils/document/exampleCoil'
import { exampleOf } from '../shared/coils/document/exampleCoils'
import { coilSelection } from '../shared/contracts'
import { addPerson, password } from '../tests/support/people'
import { Visitor } from '../tests/support/visitor'
import { type Ground, proxyHeaders, withGround } from './nodes'
import { figures, printTable } from './table'

const kinds = ['FLUID', 'EVAP', 'COND', 'STEAM', 'REHEAT', 'NONE'] as const
/** Between two other requests [ms]. */
const lookMs = 5
const warmRounds = 5

type Milliseconds = number

interface Made {
  time: Milliseconds
  /** The longest wait of another request meanwhile. */
  longestWait: Milliseconds
}

export async function benchPaper(): Promise<void> {
  const rows = await withGround(async ground => {
    const rows: [string, Made][] = []
    let one = Number.POSITIVE_INFINITY
    for (const count of [20, 100]) {
      const make = await signedIn(ground)
      rows.push([`${count} coils, just started`, await make(count)])
      rows.push([`${count} coils, again`, await make(count)])
      for (let round = 0; round < warmRounds; round++) one = Math.min(one, (await make(1)).time)
    }
    return [['1 coil, warm, the fastest', { time: one, longestWait: 0 }] as [string, Made], ...rows]
  })
  const one = rows[0]![1].time
  printTable(
    'PDF of a project',
    ['project', 'ms', 'times one coil', 'another request waits at most, ms'],
    rows.map(([name, { time, longestWait }]) => [name, figures(time), figures(time / one), figures(longestWait)]),
  )
}

/** Makes the paper of a project with so many coils, signed in at a node of its own. */
async function signedIn(ground: Ground): Promise<(count: number) => Promise<Made>> {
  const node = ground.start()
  const address = await node.address()
  const house = ground.houseAt(address)
  const { email } = await addPerson(house, { roles: ['enterprise'] })
  const visitor = new Visitor(house)
  await visitor.submit('/login', { email, password })
  return async count => {
    const waits = longestWaitAt(address)
    const started = performance.now()
    const answer = await visitor.call(coilSelection.CreateReport, { title: 'Schedule', document: projectOf(count) })
    const time = performance.now() - started
    if (!answer.body.Item) throw new Error(`no report was made: ${answer.text}`)
    return { time, longestWait: await waits() }
  }
}

function projectOf(count: number) {
  const project = newProject('IP')
  const [item] = project.items
  const items = Array.from({ length: count }, (_, at) => ({
    ...item!,
    ...{ id: `coil-${at}`, tag: `C-${at + 1}`, input: exampleOf(kinds[at % kinds.length]!) },
  }))
  return { ...project, items }
}

/** Asks the node again and again until the returned function is called, which gives the longest wait. */
function longestWaitAt(address: string): () => Promise<Milliseconds> {
  let isWanted = true
  let longest = 0
  const asking = (async () => {
    while (isWanted) {
      const asked = performance.now()
      await (await fetch(`${address}/healthz`, { headers: proxyHeaders })).text()
      longest = Math.max(longest, performance.now() - asked)
      await pause(lookMs)
    }
  })()
  return async () => {
    isWanted = false
    await asking
    return longest
  }
}
