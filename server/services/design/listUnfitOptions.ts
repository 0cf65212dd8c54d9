import { EngineError, unfitOptions } from '../../../engine'
import type { CoilInput } from '../../../shared/designs/coilDocument'
import type { ServiceCall } from '../service'

/** What need not be offered of the coil's options. */
export async function listUnfitOptions(_: ServiceCall, { input }: { input: CoilInput }) {
  const Items = unfitOf(input).map(({ path, value, reason }) => ({ Path: path, Value: value, Reason: reason }))
  return { Succeeded: true, Notices: [], Items }
}

/** A coil that is refused itself says nothing of its options: its rating tells what is wrong. */
function unfitOf(input: CoilInput) {
  try {
    return unfitOptions(input)
  } catch (error) {
    if (error instanceof EngineError) return []
    throw error
  }
}
