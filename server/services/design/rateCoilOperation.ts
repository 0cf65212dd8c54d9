import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { succeeded } from '../../../shared/contracts/envelope'
import { refusalOf } from '../../errors/calculationError'
import type { Calculations } from '../../jobs/calculations'
import type { ServiceCall } from '../service'

/** An input that the engine refuses comes back as a problem at its field; the caller keeps what was typed. */
export function rateCoilOperation({ calculations }: { calculations: Calculations }) {
  return async ({ signal }: ServiceCall, { input }: { input: CoilInput }) =>
    succeeded(await ratedOrRefused(calculations, input, { signal }))
}

/** Rates many coils. */
export function rateCoils({ calculations }: { calculations: Calculations }) {
  return async ({ signal }: ServiceCall, { inputs }: { inputs: CoilInput[] }) => {
    const asking = { signal, isSlow: true, left: calculations.timeForMany() }
    const Items = await calculations.each(inputs, input => ratedOrRefused(calculations, input, asking))
    return { Succeeded: true, Notices: [], Items }
  }
}

async function ratedOrRefused(
  calculations: Calculations,
  input: CoilInput,
  asking: Parameters<Calculations['run']>[2],
) {
  try {
    return { Rating: await calculations.run('explained', input, asking), Problems: [] }
  } catch (error) {
    const { path, message } = refusalOf(error)
    return { Rating: null, Problems: [{ Path: path, Message: message }] }
  }
}
