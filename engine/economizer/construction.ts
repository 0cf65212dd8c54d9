/** How large and how heavy an economizer is: casing, transitions to the stack, metal, water. */
import { requireWithin } from '../errors'
import { pipe, pipeSizes } from '../materials/pipe'
import type { TubeBank } from './bank'

/** What a casing is made for. Lengths [m], flow of the water [kg/s]. */
export interface Casing {
  readonly arrangement: 'round' | 'rectangular'
  /** Of the stack that the gas comes from and goes to. */
  readonly stackDiameter: number
  readonly waterFlow: number
  /** Gaps for soot blowers in the depth of the bank. */
  readonly sootBlowerLanes?: number
}

/** A unit as it is made. Lengths [m], weights [kg]. */
export interface Construction {
  /** Of the casing, outside: diameter of a round one, across the tubes and along them of a rectangular one. */
  readonly width: number
  readonly length: number
  /** Along the gas: of the casing, of each transition, of the whole. */
  readonly casingHeight: number
  readonly transition: number
  readonly height: number
  /** Depth of the bank, and its face across the tubes. */
  readonly depth: number
  readonly face: number
  readonly dryWeight: number
  /** Of the bare tubes with their bends, and of the fins. */
  readonly tubeWeight: number
  readonly finWeight: number
  readonly waterWeight: number
  readonly operatingWeight: number
  /** Nominal size of the connections for the water [in]. */
  readonly connection: string
}

/** Plate of the casing, room above and below the bank, collar of a transition, box of the return bends [m]. */
const plate = 0.00476
const room = 0.127
const collar = 0.102
const bendBox = 0.15
const lane = 0.3
/** Steel [kg/m3]; what flanges, headers, supports and lifting lugs add [-]; water in the connections [m/s]. */
const steel = 7850
const extras = 0.25
const connectionVelocity = 2

/**
 * Size and weight of an economizer.
 *
 * @param bank    the bank, lengths [m]
 * @param casing  its arrangement, the stack [m], the water [kg/s], lanes
 * @returns       sizes [m], weights [kg], nominal size of the connections [in]
 *
 * Valid for planning: the bank in the square of a round casing, transitions at 45 degrees, plate of 4.8 mm, a quarter more for
 * flanges, headers and supports; without insulation, platform and dampers. Stacks from 50 mm to 10 m.
 *
 * Source: geometry; plate, room and the quarter are assumptions.
 */
export function constructionOf(bank: TubeBank, casing: Casing): Construction {
  const { rows, tubesWide, tubeLength, transversePitch, longitudinalPitch, fins, layout, tubeDiameter } = bank
  requireWithin('the diameter of the stack', casing.stackDiameter, 0.05, 10)
  requireWithin('the flow of the water', casing.waterFlow, 1e-4, 1e5)
  const over = tubeDiameter + (fins.kind === 'none' ? 0 : 2 * fins.height)
  const face = (tubesWide - 1) * transversePitch + over + (layout === 'staggered' && rows > 1 ? transversePitch / 2 : 0)
  const depth = (rows - 1) * longitudinalPitch + over + lane * (casing.sootBlowerLanes ?? 0)
  const isRound = casing.arrangement === 'round'
  const width = (isRound ? Math.hypot(face, tubeLength) : face) + 2 * plate
  const length = isRound ? width : tubeLength + 2 * bendBox
  const casingHeight = depth + 2 * room
  const transition = Math.abs(Math.max(width, length) - casing.stackDiameter) / 2 + collar
  const around = isRound ? Math.PI * width : 2 * (width + length)
  const ends = 2 * transition * ((around + Math.PI * casing.stackDiameter) / 2)
  const { tubes: tubeWeight, fins: finWeight } = tubesAndFins(bank)
  const metal = steel * (around * casingHeight + ends) * plate + tubeWeight + finWeight
  const dryWeight = metal * (1 + extras)
  const waterWeight = 1000 * (Math.PI / 4) * (tubeDiameter - 2 * bank.tubeWall) ** 2 * tubeLength * rows * tubesWide
  return {
    width,
    length,
    casingHeight,
    transition,
    height: casingHeight + 2 * transition,
    depth,
    face,
    dryWeight,
    tubeWeight,
    finWeight,
    waterWeight,
    operatingWeight: dryWeight + waterWeight,
    connection: connectionFor(casing.waterFlow),
  }
}

/** Weights of tubes with their bends, and of fins [kg]. */
function tubesAndFins({ tubeDiameter: d, tubeWall, tubeLength, rows, tubesWide, fins, transversePitch }: TubeBank) {
  const bend = (Math.PI / 2) * transversePitch
  const tube = Math.PI * (d - tubeWall) * tubeWall * (tubeLength + bend)
  const fin =
    fins.kind === 'none'
      ? 0
      : (Math.PI / 4) * ((d + 2 * fins.height) ** 2 - d * d) * fins.thickness * fins.density * tubeLength
  const count = steel * rows * tubesWide
  return { tubes: count * tube, fins: count * fin }
}

/** The smallest pipe from an inch on that keeps the velocity, the largest where none does. */
function connectionFor(waterFlow: number): string {
  const sizes = pipeSizes.slice(pipeSizes.indexOf('1')).filter(size => size !== '3 1/2' && size !== '5')
  const velocity = (size: string) => waterFlow / (1000 * (Math.PI / 4) * pipe(size, '40').insideDiameter ** 2)
  return sizes.find(size => velocity(size) <= connectionVelocity) ?? sizes.at(-1)!
}
