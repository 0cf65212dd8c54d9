import { pipe } from '../materials/pipe'

/** A threaded pipe connection, schedule 40. Lengths [m]. */
export interface ConnectionSize {
  label: string
  /** Nominal size. */
  nominal: number
  outsideDiameter: number
  insideDiameter: number
}

/** Nominal pipe sizes that coils are built with, as the label writes them, and their size [in]. */
const sizes: readonly (readonly [nps: string, label: string, inches: number])[] = [
  ['1/2', '½', 0.5],
  ['3/4', '¾', 0.75],
  ['1', '1', 1],
  ['1 1/4', '1¼', 1.25],
  ['1 1/2', '1½', 1.5],
  ['2', '2', 2],
  ['2 1/2', '2½', 2.5],
  ['3', '3', 3],
  ['4', '4', 4],
  ['5', '5', 5],
  ['6', '6', 6],
  ['8', '8', 8],
  ['10', '10', 10],
  ['12', '12', 12],
]

/** Built once: the list does not change. */
const connections: readonly ConnectionSize[] = sizes.map(([nps, label, inches]) => {
  const { outsideDiameter, wall } = pipe(nps, '40')
  return {
    label: `${label} MPT`,
    nominal: inches * 0.0254,
    outsideDiameter,
    insideDiameter: outsideDiameter - 2 * wall,
  }
})

/** Highest velocity for which a connection is chosen [m/s]: 6 ft/s, the steady limit for water in copper. */
export const connectionVelocityLimit = 1.8288

/**
 * Smallest pipe connection that carries a flow at no more than 6 ft/s.
 *
 * @param input.volumeFlow     fluid flow [m3/s]
 * @param input.velocityLimit  highest velocity in it [m/s]; that for water where left out
 * @returns label (`2½ MPT`), nominal size, outside and inside diameter [m], and the velocity in it [m/s]
 *
 * Valid to 12 in nominal; a larger flow keeps 12 in and a higher velocity.
 *
 * Source: pipe sizes ASME B36.10M schedule 40; velocity limit Copper Development Association, Copper Tube Handbook.
 */
export function connectionSize(input: {
  volumeFlow: number
  velocityLimit?: number
}): ConnectionSize & { velocity: number } {
  const { velocityLimit = connectionVelocityLimit } = input
  const velocityIn = (size: ConnectionSize) => input.volumeFlow / ((Math.PI / 4) * size.insideDiameter ** 2)
  const chosen = connections.find(size => velocityIn(size) <= velocityLimit) ?? connections[connections.length - 1]!
  return { ...chosen, velocity: velocityIn(chosen) }
}
