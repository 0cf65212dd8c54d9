import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'quality' | 'diameter' | 'vapourDensity'>

/**
 * Void fraction of condensing refrigerants by the Froude rate.
 *
 * @param input  mass flux, quality, inside diameter, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for condensing R-134a and R-410A in 6.1 mm tubes; 0 below a Froude rate of 0.01032.
 *
 * Source: D. M. Graham, ACRC Technical Report 135, University of Illinois (1997).
 */
export function graham(input: Inputs): number {
  const { massFlux: G, diameter: D, vapourDensity } = input
  const x = inner(input.quality)
  const Ft = (G / vapourDensity) * Math.sqrt(x ** 3 / ((1 - x) * gravity * D))
  if (Ft < 0.01032) return 0
  const log = Math.log(Ft)
  // The fitted parabola has its extremum at Ft = exp(-0.3/0.0656), below its own limit; above that it rises to 1.
  return 1 - Math.exp(-1 - 0.3 * log - 0.0328 * log * log)
}

/** Descriptor for the registry. */
export const grahamCorrelation = described<keyof Inputs>({
  id: 'graham',
  kind: 'void fraction',
  authors: 'Graham',
  year: 1997,
  title: 'Void fraction by the Froude rate',
  inputs: quantities(['massFlux', 'quality', 'diameter', 'vapourDensity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'D. M. Graham, ACRC Technical Report 135, University of Illinois (1997).',
  formula: graham,
})
