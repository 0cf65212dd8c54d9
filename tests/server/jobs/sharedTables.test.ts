/** A fluid's tables are built by one thread for all, and given up with the last of them. */
import { BroadcastChannel, getEnvironmentData } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { tablesChannel } from '../../../server/jobs/sharedTables'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { withValueAt } from '../../../shared/tools/fields/paths'
import { heldThreads } from '../../support/heldThreads'
import { endRequestThreads } from '../../support/requestThreads'

const never = new AbortController().signal
const coil = withValueAt(exampleOf('EVAP'), 'refrigerant.name', 'R-407C')
const task = { tool: 'coilSelection', name: 'rating', of: coil }

it('the tables of a refrigerant come from the first thread that rates with it', async () => {
  // The tables are given up with the last thread of the process.
  await endRequestThreads()
  const told: string[] = []
  const channel = new BroadcastChannel(tablesChannel)
  channel.onmessage = event => void told.push((event as { data: { name: string } }).data.name)
  const held = heldThreads(3)
  const rate = () => held.threads.run<{ value: object }>('calculationWorker', task, never)
  const first = await rate()
  await expect.poll(() => told).toContain('R-407C')
  const built = [...told]
  expect(new Set(built).size).toBe(built.length)

  // One thread is held, so that two more start: none of them builds what is there.
  const gate = held.hold()
  const busy = rate()
  await gate.isReached()
  const others = await Promise.all([rate(), rate()])
  gate.letGo()
  expect([await busy, ...others]).toEqual([first, first, first])
  expect(held.threads.running()).toBe(3)
  expect(told).toEqual(built)

  // With the threads the tables are gone.
  await held.threads.close()
  await expect.poll(() => getEnvironmentData(tablesChannel)).toBeUndefined()
  const later = heldThreads(1)
  expect(await later.threads.run('calculationWorker', task, never)).toEqual(first)
  await expect.poll(() => told).toEqual([...built, ...built])
  await later.threads.close()
  channel.close()
})
