/** The built program of a thread, which waits first at the gate that its task names, or ends its thread instead. */
import calculated from '../../../dist/node/calculationWorker.js'

export default function heldOrCalculated({ gate, ends, ...task }) {
  if (ends) process.exit(1)
  if (gate) {
    Atomics.store(gate, 1, 1)
    Atomics.wait(gate, 0, 0)
  }
  return calculated(task)
}
