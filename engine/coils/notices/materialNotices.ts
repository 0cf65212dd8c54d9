import { fluidMaterial, type Material } from '../../materials'
import type { Warning } from '../../warnings'
import type { SurfaceModel } from '../air/surfaceModel'
import type { CoilBase, CoilInput } from '../coil'

/** Coldest and hottest inside wall [K]. */
interface Walls {
  coldestWall: number
  hottestWall: number
}

/** The tubes with their fluid, and the stream that enters outside [K]. */
type Outside = Pick<SurfaceModel, 'tube' | 'fin'> & { input: Fluided; entering: { T: number } }
type Fluided = Pick<CoilBase, 'geometry'> & (CoilInput | { fluid: { name: string } })

/** Materials whose tubes are brazed to their bends and headers; others are welded. */
const brazed = ['Copper', 'Cupro-Nickel 90/10', 'Red Brass', 'Brass', 'K65 Copper Alloy']
/** Whether tubes of a material are brazed. */
export const isBrazed = (tubeMaterial: string) => brazed.includes(tubeMaterial)

/** Highest wall temperature of a brazed joint [K]: 400 F. */
const warmestJoint = 477.594

const celsius = (T: number) => `${(T - 273.15).toFixed(0)} °C`

/**
 * Notices of tubes and fins hotter or colder than their materials allow, and of tubes that their fluid corrodes.
 *
 * @param model  the coil, with its materials
 * @param walls  coldest and hottest inside wall [K]; fins lie between the walls and the entering air
 * @returns TEMP_MATERIAL, an error where the material is known and a warning where its name needed interpretation;
 *          COLD_MATERIAL; FLUID_MATERIAL
 *
 * Valid for every coil type.
 *
 * Source: limits of each material, which are common practice and not confirmed; brazed joints to 400 F.
 */
export function materialNotices({ input, tube, fin, entering }: Outside, walls: Walls): Warning[] {
  const { coldestWall, hottestWall } = walls
  const joint = isBrazed(input.geometry.tubeMaterial) ? warmestJoint : Number.POSITIVE_INFINITY
  const hottestFin = Math.max(hottestWall, entering.T)
  const coldestFin = Math.min(coldestWall, entering.T)
  return [
    ...beyond(tube, 'geometry.tubeMaterial', coldestWall, hottestWall, joint),
    ...beyond(fin, 'geometry.finMaterial', coldestFin, hottestFin, Number.POSITIVE_INFINITY),
    ...eaten(input),
  ]
}

function beyond(of: Material, input: string, coldest: number, hottest: number, joint: number): Warning[] {
  const [lowest, own] = of.temperature
  const highest = Math.min(own, joint)
  const common = { input, limits: [lowest, highest] as const, quantity: 'temperature' }
  const what = `${of.name} ${of.form}s${joint < own ? ' and their joints' : ''}`
  if (hottest > highest) {
    const message = `${celsius(hottest)} at the hottest is above the ${celsius(highest)} that ${what} bear by practice.`
    const severity = of.trust === 'assumption' ? 'warning' : 'error'
    return [{ code: 'TEMP_MATERIAL', severity, message, value: hottest, ...common }]
  }
  if (coldest < lowest) {
    const message = `${celsius(coldest)} at the coldest is below the ${celsius(lowest)} down to which ${what} are used.`
    return [{ code: 'COLD_MATERIAL', severity: 'warning', message, value: coldest, ...common }]
  }
  return []
}

function eaten(input: Fluided): Warning[] {
  const fluid = 'refrigerant' in input ? input.refrigerant.name : 'fluid' in input ? input.fluid.name : ''
  const found = fluidMaterial(fluid, input.geometry.tubeMaterial)
  if (!found) return []
  const { severity, message } = found
  return [{ code: 'FLUID_MATERIAL', severity, message, input: 'geometry.tubeMaterial' }]
}
