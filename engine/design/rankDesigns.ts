import { ranked } from '../search/ranked'
import type { Candidate, CandidateFigures, DesignAnswer, DesignRank, DesignRequest, Findings } from './design'
import { distance } from './searchFamily'

const order: Readonly<Record<DesignRank, (figures: CandidateFigures) => number>> = {
  cost: figures => figures.cost,
  weight: figures => figures.dryWeight,
  'air pressure drop': figures => figures.airPressureDrop,
  'fluid pressure drop': figures => figures.fluidPressureDrop,
  margin: figures => -figures.margin,
}

/**
 * The result of a search: candidates in the requested order, with those on the Pareto front of price and air pressure
 * drop marked.
 *
 * @param request   order and length of the lists
 * @param findings  of all families
 * @returns candidates best first, near misses nearest first
 *
 * Valid for any findings. Equal candidates are sorted by fixed criteria, so that the same search gives the same result.
 *
 * Source: definition.
 */
export function rankDesigns({ rankBy = 'cost', most = 50 }: DesignRequest, findings: Findings): DesignAnswer {
  const by = {
    key: order[rankBy],
    cost: ({ cost }: CandidateFigures) => cost,
    against: ({ airPressureDrop }: CandidateFigures) => airPressureDrop,
    textOf: ({ geometry }: Pick<Candidate, 'geometry'>) => JSON.stringify(geometry),
    distance,
  }
  return ranked(findings, by, most)
}
