import { copperTube, copperTubeSizesOf } from '../materials/copperTube'
import { pipe, pipeSizesOf } from '../materials/pipe'
import { bodySchedule } from '../options/bodySchedule'
import type { CodeOf } from '../options/enumeration'

/** Wall of headers and connections. */
export type BodySchedule = CodeOf<typeof bodySchedule>

/** A pipe connection. Lengths [m]. */
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

/** Lowest schedule whose wall is threaded: a thread would remove most of the wall of Schedule 10. */
const threadedFrom = 40

function sizesOf(schedule: BodySchedule): readonly ConnectionSize[] {
  const [family, name = ''] = bodySchedule.describe(schedule).split(' ')
  const isCopper = family === 'Type'
  const made = isCopper ? copperTubeSizesOf(name) : pipeSizesOf(name)
  const pipeEnd = Number(name) < threadedFrom ? 'plain end' : 'MPT'
  return sizes
    .filter(([nps]) => made.includes(nps))
    .map(([nps, label, inches]) => {
      const { outsideDiameter, wall } = isCopper ? copperTube(nps, name) : pipe(nps, name)
      return {
        label: `${label} ${isCopper ? 'sweat' : pipeEnd}`,
        nominal: inches * 0.0254,
        outsideDiameter,
        insideDiameter: outsideDiameter - 2 * wall,
      }
    })
}

/** Built once: the lists do not change. Each size with its section inside [m2], which a search asks for many times. */
const connections = new Map(bodySchedule.codes.map(code => [code, withSections(sizesOf(code))] as const))

interface Sized {
  sizes: readonly ConnectionSize[]
  sections: readonly number[]
}

function withSections(sizes: readonly ConnectionSize[]): Sized {
  return { sizes, sections: sizes.map(({ insideDiameter }) => (Math.PI / 4) * insideDiameter ** 2) }
}

const sized = (schedule: BodySchedule = 'SCH_40') => connections.get(schedule) ?? withSections(sizesOf(schedule))

/**
 * The connections available in a schedule.
 *
 * @param schedule  wall; Schedule 40 where left out
 * @returns         sizes [m], smallest first, at least one
 *
 * Valid for the schedules of the enumeration; else `unknown-name`.
 *
 * Source: ASME B36.10M; ASTM B88 for types K, L and M.
 */
export function connectionSizes(schedule?: BodySchedule): readonly ConnectionSize[] {
  return sized(schedule).sizes
}

/**
 * The connection of a nominal size.
 *
 * @param nominal   size [m]
 * @param schedule  wall; Schedule 40 where left out
 * @returns         its size [m]; undefined where the schedule does not have it
 *
 * Valid for the schedules of the enumeration; else `unknown-name`.
 *
 * Source: `connectionSizes`.
 */
export function connectionNamed(nominal: number, schedule?: BodySchedule): ConnectionSize | undefined {
  return connectionSizes(schedule).find(size => size.nominal === nominal)
}

/** The connection of a coil, chosen for its flow. */
export interface ChosenConnection extends ConnectionSize {
  /** Velocity in it, and the highest velocity for which it is chosen [m/s]. */
  velocity: number
  velocityLimit: number
  /** The next larger size; absent for the largest. */
  next?: ConnectionSize
}

/** For a coil without circuits: it has no connections. */
export const noConnection: ChosenConnection = {
  label: 'None',
  nominal: 0,
  outsideDiameter: 0,
  insideDiameter: 0,
  velocity: 0,
  velocityLimit: 0,
}

/** Highest velocity for which a connection is chosen [m/s]: 6 ft/s, the steady limit for water in copper. */
export const connectionVelocityLimit = 1.8288

/**
 * Smallest pipe connection that carries a flow at no more than 6 ft/s.
 *
 * @param input.volumeFlow     fluid flow [m3/s]
 * @param input.velocityLimit  highest velocity in it [m/s]; that for water where left out
 * @param input.schedule       wall; Schedule 40 where left out
 * @returns label (`2½ MPT`), nominal size, outside and inside diameter [m], the velocity in it [m/s], and the next size
 *
 * Valid to the largest size of the schedule, 12 in for most; a larger flow keeps that size at a higher velocity.
 *
 * Source: sizes by `connectionSizes`; velocity limit Copper Development Association, Copper Tube Handbook.
 */
export function connectionSize(input: {
  volumeFlow: number
  velocityLimit?: number
  schedule?: BodySchedule
}): ChosenConnection {
  const { volumeFlow, velocityLimit = connectionVelocityLimit } = input
  const { sizes, sections } = sized(input.schedule)
  let at = 0
  while (at < sizes.length - 1 && !(volumeFlow / sections[at]! <= velocityLimit)) at++
  const { label, nominal, outsideDiameter, insideDiameter } = sizes[at]!
  const next = sizes[at + 1]
  const velocity = volumeFlow / sections[at]!
  // Written out: a coil asks for its size in every pass, and spreads cost more than the search.
  const chosen: ChosenConnection = { label, nominal, outsideDiameter, insideDiameter, velocity, velocityLimit }
  if (next) chosen.next = next
  return chosen
}
