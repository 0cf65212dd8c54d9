import { EngineError } from '../../../engine'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { refused } from '../../../shared/contracts/envelope'
import { refusalOf } from '../../errors/calculationError'
import type { Calculations } from '../../jobs/calculations'
import type { ServiceCall } from '../service'

/** What need not be offered of the coil's options: checks of a rating, which may make the tables of a refrigerant. */
export function listUnfitOptions({ calculations }: { calculations: Calculations }) {
  return async ({ signal }: ServiceCall, { input }: { input: CoilInput }) => {
    try {
      const unfit = await calculations.run('unfitOptions', input, { signal })
      return listed(unfit.map(({ path, value, reason }) => ({ Path: path, Value: value, Reason: reason })))
    } catch (error) {
      // A coil that is refused itself says nothing of its options: its rating tells what is wrong.
      return error instanceof EngineError ? listed([]) : refused(refusalOf(error).message)
    }
  }
}

const listed = <Item>(Items: Item[]) => ({ Succeeded: true, Notices: [], Items })
