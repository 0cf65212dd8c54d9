import { setImmediate as others } from 'node:timers/promises'
import type { CoilDocument } from '../../../shared/designs/coilDocument'
import type { ServiceCall } from '../service'
import { rateCoilOperation } from './rateCoilOperation'

/** Rates coils one after the other; between two of them other requests have their turn. */
export async function rateCoils(call: ServiceCall, { inputs }: { inputs: CoilDocument['input'][] }) {
  const Items = []
  for (const input of inputs) {
    const { Item } = await rateCoilOperation(call, { input })
    Items.push(Item)
    await others()
  }
  return { Succeeded: true, Notices: [], Items }
}
