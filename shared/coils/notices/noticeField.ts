/** Which field of a coil mends what a notice says. */
import type { Warning } from '../../../engine/warnings'
import type { CoilInput } from '../document/coilDocument'
import { fieldsOfCoil } from '../fields/coilFields'
import type { CoilPath } from '../fields/coilPath'

/** Where other streams have what the engine names after a fluid: the first that the coil has. */
const instead: Readonly<Record<string, readonly CoilPath[]>> = {
  'fluid.enteringTemperature': ['refrigerant.suctionTemperature', 'refrigerant.at.value', 'steam.pressure'],
  'fluid.given.value': ['refrigerant.given.value', 'steam.pressure'],
  'refrigerant.at.value': ['refrigerant.suctionTemperature'],
}

/** The field of this coil that a notice is mended at; undefined where it has none, as a Reynolds number has none. */
export function noticeField({ input: named }: Warning, input: CoilInput): CoilPath | undefined {
  if (named === undefined) return undefined
  const fields = fieldsOfCoil(input).map(({ path }) => path)
  return [named, ...(instead[named] ?? [])].map(path => fields.find(field => field === path)).find(path => path)
}
