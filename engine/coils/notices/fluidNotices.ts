import { compressibility, realGasNotices } from '../../fluids/gas/realGas'
import { saturationPressure } from '../../fluids/moistAir'
import { fluidPoint, readSegments } from '../../fluids/propertySegments'
import { waterFreezing } from '../../fluids/water'
import type { Warning } from '../../warnings'
import { coilLimits } from '../checks/limits'
import type { CoilRating } from '../coil'
import type { CoilFluid } from '../tubes/coilFluid'

const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C`
const kilopascals = (value: number) => `${(value / 1000).toFixed(1)} kPa`

/** Share of its pressure that a gas may lose while its density counts as constant. */
export const gasDropShare = 0.1
/** Share at which a gas that expands would lose all of it: p1² - p2² is twice p1 times the drop at even density. */
const usedUpShare = 0.5

/** The inside of a rated coil. */
type Inside = Pick<CoilRating, 'fluid'> & { engineVersion?: CoilRating['engineVersion'] }

/** Coldest and hottest inside wall [K]. */
interface Walls {
  coldestWall: number
  hottestWall: number
}

/**
 * Notices of the fluid itself: its limits, its dew point, its pressure.
 *
 * @param fluid   the fluid
 * @param rating  the rating of its coil
 * @param walls   coldest and hottest inside wall [K]
 * @returns warnings
 *
 * Valid for the fluids of `coilFluid`.
 *
 * Source: limits of each fluid; vapour pressure of water.
 */
export function fluidNotices(fluid: CoilFluid, rating: Inside, walls: Walls): Warning[] {
  const coldest = Math.min(walls.coldestWall, rating.fluid.enteringTemperature, rating.fluid.leavingTemperature)
  const hottest = Math.max(walls.hottestWall, rating.fluid.enteringTemperature)
  return [
    ...gasNotices(fluid, coldest),
    ...realNotices(fluid, rating),
    ...gasDropNotices(fluid, rating),
    ...heldNotices(fluid, rating, walls),
    ...burstNotices(fluid, coldest),
    ...filmNotices(fluid, hottest),
  ]
}

/** In addition to the notice of freezing: whether the glycol still keeps tubes at rest from bursting. */
function burstNotices({ freezing, burst }: CoilFluid, coldest: number): Warning[] {
  const margin = coilLimits.FREEZE_FLUID.value - waterFreezing
  if (freezing === undefined || burst === undefined || coldest >= freezing + margin) return []
  const message = `${celsius(burst)} is about down to where this glycol keeps tubes at rest from bursting, by a table that is not confirmed; it flows above ${celsius(freezing)}.`
  return [{ ...burstHead, message, value: burst, limits: [freezing, 473.15] }]
}

const burstHead = {
  code: 'BURST_PROTECTION',
  severity: 'info',
  input: 'fluid.share',
  quantity: 'temperature',
} as const

/** Notice of an oil at a wall hotter than its manufacturer allows. */
function filmNotices({ name, filmLimit: limit, lowest }: CoilFluid, hottest: number): Warning[] {
  if (limit === undefined || hottest <= limit) return []
  const message = `${celsius(hottest)} at the wall is above the ${celsius(limit)} film temperature that the maker of ${name} allows, a limit that is not confirmed; it would crack.`
  return [{ ...filmHead, message, value: hottest, limits: [lowest, limit] }]
}

const filmHead = {
  code: 'FILM_TEMP',
  severity: 'warning',
  input: 'fluid.enteringTemperature',
  quantity: 'temperature',
} as const

function gasDropNotices(fluid: CoilFluid, rating: Inside): Warning[] {
  const value = rating.fluid.pressureDrop.total
  const limit = gasDropShare * fluid.pressure
  // The march by segments lets the density follow the pressure.
  if (rating.engineVersion === 'v2025' || fluid.kind !== 'gas' || !(value > limit)) return []
  const isUsedUp = value >= usedUpShare * fluid.pressure
  const [lost, whole] = [value, fluid.pressure].map(kilopascals)
  const message = isUsedUp
    ? `The gas loses ${lost} of its ${whole} at even density. As it expands, it would lose all of it.`
    : `${lost} is more than a tenth of the ${whole} of the gas, whose density was taken as even.`
  return [
    {
      ...coilLimits.GAS_DP,
      ...(isUsedUp && { severity: 'error' }),
      code: 'GAS_DP',
      message,
      value,
      limits: [0, limit],
    },
  ]
}

/** Notice of water that condenses from a gas in the tubes: no method here includes it. */
function gasNotices(fluid: CoilFluid, coldest: number): Warning[] {
  if (!(fluid.vapourShare > 0) || coldest < 173.15 || coldest > 473.15) return []
  const vapour = fluid.vapourShare * fluid.pressure
  if (!(saturationPressure(coldest) < vapour)) return []
  return [
    {
      code: 'GAS_CONDENSES',
      severity: 'error',
      message: `${celsius(coldest)} at the coldest wall is below the dew point of the gas in the tubes; its water would condense.`,
      input: 'fluid.enteringTemperature',
      value: coldest,
      quantity: 'temperature',
    },
  ]
}

/** Notice of a gas too dense for the ideal-gas law, at the end where it is denser. */
function realNotices({ molarMass, pressure, segments }: CoilFluid, { fluid }: Inside): Warning[] {
  if (molarMass === undefined) return []
  const point = fluidPoint()
  const T = Math.min(fluid.enteringTemperature, fluid.leavingTemperature)
  readSegments(segments, T, point)
  return realGasNotices(compressibility(T, pressure, point.rho, molarMass), 'fluid.pressure')
}

/**
 * Notice of walls beyond the temperature range of the fluid; an error where the fluid itself gets there, because no
 * figure then answers for it: a gas has condensed.
 */
function heldNotices(fluid: CoilFluid, rating: Inside, { coldestWall, hottestWall }: Walls): Warning[] {
  const { engineVersion } = rating
  const leaving = rating.fluid.leavingTemperature
  const warnings: Warning[] = []
  // What freezes has notices of its own at the cold end.
  const lowest = fluid.freezing === undefined ? fluid.lowest : Number.NEGATIVE_INFINITY
  const outside = coldestWall < lowest ? coldestWall : hottestWall > fluid.highest ? hottestWall : undefined
  if (outside !== undefined) {
    const end = outside < fluid.lowest ? fluid.lowest : fluid.highest
    const isLost = leaving < lowest || leaving > fluid.highest
    warnings.push({
      code: 'EXTRAPOLATED_PROPERTY',
      severity: isLost ? 'error' : 'warning',
      message: `${celsius(outside)} at the wall is beyond the ${celsius(end)} to which ${fluid.name} is known; properties were held there.`,
      input: 'fluid.enteringTemperature',
      value: outside,
      limits: [fluid.lowest, fluid.highest],
      quantity: 'temperature',
    })
  }
  if (fluid.kind === 'dense' && engineVersion !== 'v2025') {
    warnings.push({
      code: 'SUPERCRIT_NEAR',
      severity: 'info',
      message: `${celsius(fluid.pseudocritical!)} is where the heat capacity of ${fluid.name} peaks at this pressure; v2025 follows it more closely.`,
      input: 'engineVersion',
      value: fluid.pseudocritical!,
      quantity: 'temperature',
    })
  }
  return warnings
}
