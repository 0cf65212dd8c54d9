import type { CoilGeometry } from '../coils/coil'

/**
 * A lead: length of the connection from the header [m], and its loss coefficient based on the velocity in the
 * connection.
 */
export interface LeadStub {
  stub: number
  loss: number
}

/**
 * Long and short leads in two variants (straight, and with an elbow), and one in line. An assumption to be confirmed.
 */
const stubs: Readonly<Record<NonNullable<CoilGeometry['lead']>, LeadStub>> = {
  L1: { stub: 0.1524, loss: 0 },
  L2: { stub: 0.1524, loss: 0.3 },
  S1: { stub: 0.0762, loss: 0 },
  S2: { stub: 0.0762, loss: 0.3 },
  IL: { stub: 0.0508, loss: 0 },
}

/**
 * The stub of a lead.
 *
 * @param lead  code; a plain stub where left out
 * @returns length [m] and loss coefficient [-]
 *
 * Valid as an assumption: long is 6 in, short 3 in; the second variant has an elbow, K 0.3.
 *
 * Source: none published; trade practice.
 */
export function leadStub(lead?: CoilGeometry['lead']): LeadStub {
  return lead ? stubs[lead] : { stub: 0.0508, loss: 0 }
}
