import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { CoilInput } from '../document/coilDocument'
import { changesPhase } from '../document/coilTypes'

const ofVapours = (quantity: Quantity): Quantity => (quantity === 'fluidPressureDrop' ? 'vaporPressureDrop' : quantity)

/** The reader for coils with the same fluid: shows pressure drops of steam and refrigerants in the unit of vapours. */
export function readerOfCoil(reader: Reader, input: CoilInput): Reader {
  if (!changesPhase(input)) return reader
  return {
    system: reader.system,
    number: (value, quantity) => reader.number(value, ofVapours(quantity)),
    label: quantity => reader.label(ofVapours(quantity)),
    full: (value, quantity) => reader.full(value, ofVapours(quantity)),
    isAbove: (value, limit, quantity) => reader.isAbove(value, limit, ofVapours(quantity)),
  }
}
