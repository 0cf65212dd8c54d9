import { EngineError } from '../../errors'

/** Advice on how to bring a flow within reach, by the field that gives the wanted leaving state. */
const ways: Readonly<Record<string, string>> = {
  'refrigerant.given.value': 'ask for less superheat or subcooling, or choose more circuits or rows',
  'steam.pressure': 'raise the pressure of the steam, or choose more circuits',
  'fluid.given.value': 'ask for less, or choose more circuits or rows',
}

/**
 * The refusal of a duty that no flow through the tubes can meet.
 *
 * @param path  field of the input that gives the duty
 * @returns     `invalid-input` at that field, with advice on what to change
 *
 * Valid for the fields of duties.
 *
 * Source: definition.
 */
export function noFlow(path: string): EngineError {
  const way = ways[path]
  const message = `no flow through these tubes leaves in the wanted state${way ? `: ${way}` : ''}`
  return new EngineError('invalid-input', message, { path })
}
