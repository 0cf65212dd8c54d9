import { described } from '../described'
import { mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'surfaceTension'>

/**
 * Frictional gradient of two phases by mass flux, surface tension and homogeneous density alone.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, surface tension, SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid in annular flow; at qualities 0 and 1 it does not reach the single-phase value.
 *
 * Source: C. Lombardi, E. Pedrocchi, Energia Nucleare 19 (1972) 91-99.
 */
export function lombardiPedrocchi(input: Inputs): number {
  const density = mixedDensity(input.quality, input.liquidDensity, input.vapourDensity)
  return (0.83 * input.massFlux ** 1.4 * input.surfaceTension ** 0.4) / (input.diameter ** 1.2 * density ** 0.866)
}

/** Descriptor for the registry. */
export const lombardiPedrocchiCorrelation = described<keyof Inputs>({
  id: 'lombardi-pedrocchi',
  kind: 'two-phase friction',
  authors: 'Lombardi, Pedrocchi',
  year: 1972,
  title: 'Frictional gradient without viscosities',
  inputs: quantities(['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'surfaceTension']),
  validity: {},
  accuracy: 'mean deviation about 30 %',
  source: 'C. Lombardi, E. Pedrocchi, Energia Nucleare 19 (1972) 91-99.',
  formula: lombardiPedrocchi,
})
