/** How long another program is waited for. */
import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { withPatience } from '../../../server/process/patience'

const late = () => new Error('too late')

it('hears what was answered while this process was held up, before it calls the answer late', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const answers = `const { parentPort, workerData: gate } = require('node:worker_threads')
    parentPort.postMessage('answered')
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)`
  const other = new Worker(answers, { eval: true, workerData: gate })
  const answer = new Promise(resolve => other.once('message', resolve))
  const ms = 40
  const heard = withPatience(answer, ms, late)
  // From here on timers come before what waits at the sockets.
  await new Promise(resolve => setImmediate(resolve))
  // Held up until the answer is there, and for longer than anybody would wait.
  Atomics.wait(gate, 0, 0)
  const end = performance.now() + 2 * ms
  while (performance.now() < end);
  expect(await heard).toBe('answered')
  await other.terminate()
})

it('gives up what does not answer, once its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] })
  let error: unknown
  const waited = withPatience(new Promise(() => undefined), 1_200, late).catch(cause => {
    error = cause
  })
  await vi.advanceTimersByTimeAsync(1_100)
  expect(error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await waited
  expect(error).toEqual(late())
})
