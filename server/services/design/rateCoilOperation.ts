import { EngineError, explainedRating, rateCoil } from '../../../engine'
import { succeeded } from '../../../shared/contracts/envelope'
import type { CoilDocument } from '../../../shared/designs/coilDocument'
import type { ServiceCall } from '../service'

/** An input that the engine refuses comes back as a problem at its field; the caller keeps what was typed. */
export async function rateCoilOperation(_: ServiceCall, { input }: { input: CoilDocument['input'] }) {
  try {
    return succeeded({ Rating: explainedRating(input, rateCoil(input)), Problems: [] })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const path = typeof error.inputs.path === 'string' ? error.inputs.path : ''
    return succeeded({ Rating: null, Problems: [{ Path: path, Message: error.message }] })
  }
}
