/** The field of a coil to change to resolve a notice. */
import type { Warning } from '../../../engine/warnings'
import type { CoilInput } from '../document/coilDocument'
import { fieldsOfCoil } from '../fields/coilFields'
import type { CoilPath } from '../fields/coilPath'

/** The fields that replace a fluid's field in coils with other streams; the first one that the coil has is used. */
const instead: Readonly<Record<string, readonly CoilPath[]>> = {
  'fluid.enteringTemperature': ['refrigerant.suctionTemperature', 'refrigerant.at.value', 'steam.pressure'],
  'fluid.given.value': ['refrigerant.given.value', 'steam.pressure'],
  'refrigerant.at.value': ['refrigerant.suctionTemperature'],
}

/** The field of this coil that resolves a notice; undefined if there is none, for example for a Reynolds number. */
export function noticeField({ input: named }: Warning, input: CoilInput): CoilPath | undefined {
  if (named === undefined) return undefined
  const fields = fieldsOfCoil(input).map(({ path }) => path)
  return [named, ...(instead[named] ?? [])].map(path => fields.find(field => field === path)).find(path => path)
}
