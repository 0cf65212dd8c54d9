/** A thread that says which one it is, once it may end. */
import { threadId } from 'node:worker_threads'

export default function heldThread({ gate }) {
  if (gate) Atomics.wait(gate, 0, 0)
  return threadId
}
