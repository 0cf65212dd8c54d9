/** Several streams of gas that become one. */
import { EngineError } from '../errors'
import { gasMixture } from '../fluids/gases'
import { massFractions, moleFractions } from './massFractions'

/** A stream: mole fractions, mass flow [kg/s], temperature [K]. */
export interface GasStream {
  readonly composition: Readonly<Record<string, number>>
  readonly flow: number
  readonly T: number
}

/** The stream that all others make. */
export type MixedStream = GasStream

/**
 * Streams mixed at one pressure, without heat from outside.
 *
 * @param streams  mole fractions, mass flows [kg/s] and temperatures [K]
 * @param p        pressure [Pa]
 * @returns        the mixture, its flow and its temperature
 *
 * Valid for one stream or more with flows above 0, else `out-of-range`; each as its gas. Gases that react or condense
 * are not followed.
 *
 * Source: balances of mass and enthalpy.
 *
 * @example mixStreams([{ composition: { Nitrogen: 1 }, flow: 1, T: 300 },
 *   { composition: { Nitrogen: 1 }, flow: 1, T: 500 }], 101325).T // 400.5
 */
export function mixStreams(streams: readonly GasStream[], p: number): MixedStream {
  if (streams.length === 0) throw new EngineError('out-of-range', 'give at least one stream', {})
  const masses: Record<string, number> = {}
  let flow = 0
  let heat = 0
  for (const { composition, flow: each, T } of streams) {
    if (!(each > 0)) throw new EngineError('out-of-range', 'the flow of each stream is above 0', { flow: each })
    flow += each
    heat += each * gasMixture(composition, 'mole', 'a stream').state({ T, p }).h
    for (const [gas, share] of Object.entries(massFractions(composition)))
      masses[gas] = (masses[gas] ?? 0) + share * each
  }
  const composition = moleFractions(masses)
  // Enthalpies of all gases are zero at one temperature as ideal gases, so that those of streams and mixture compare.
  return { composition, flow, T: gasMixture(composition).state({ p, h: heat / flow }).T }
}
