import type { ShownRating } from '../document/shownRating'

/** The number of the circuit of each tube. */
export const circuitsByTube = ({ table }: Pick<ShownRating, 'table'>): ReadonlyMap<number, number> =>
  new Map(table?.circuits.flatMap(({ number, branches }) => branches.flat().map(tube => [tube, number] as const)))

/** The tube that is looked at first: the one of the first inlet. */
export const firstTube = ({ graph }: Pick<ShownRating, 'graph'>): number => graph.inlets[0]?.tube ?? 0
