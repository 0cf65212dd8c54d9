/** The built program of a thread, which first waits at the gate of its task, or ends its thread instead. */
import calculated from '../../../dist/node/calculationWorker.js'

export default function heldOrCalculated({ gate, ends, ...task }) {
  if (ends) process.exit(1)
  if (gate) {
    Atomics.store(gate, 1, 1)
    Atomics.wait(gate, 0, 0)
  }
  return calculated(task)
}
