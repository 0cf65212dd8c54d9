import { carryOver, carryOverClasses } from '../../airside/carryOver'
import { hydrophilicStock } from '../../materials/materialNames'
import type { WarningSeverity } from '../../warnings'
import type { CoilGeometry } from '../coil'

/** A limit of practice, with the notice that reports it. SI. */
export interface CoilLimit {
  value: number
  severity: WarningSeverity
  quantity: string
  /** Path of the input that the user changes to meet it. */
  input: string
}

/**
 * Limits of practice for water coils. AHRI 410 gives the velocity ranges; the others are trade practice.
 */
export const coilLimits = {
  FACE_VEL_LOW: { value: 1.016, severity: 'warning', quantity: 'velocity', input: 'air.flow.value' },
  FACE_VEL_HIGH_COOLING: { value: 4.064, severity: 'warning', quantity: 'velocity', input: 'geometry.finnedHeight' },
  FACE_VEL_HIGH_HEATING: { value: 7.62, severity: 'warning', quantity: 'velocity', input: 'geometry.finnedHeight' },
  AIR_DP_HIGH: { value: 310, severity: 'warning', quantity: 'airPressureDrop', input: 'geometry.finnedHeight' },
  TUBE_VEL_LOW: { value: 0.3048, severity: 'warning', quantity: 'fluidVelocity', input: 'geometry.circuiting' },
  TUBE_VEL_EROSION: { value: 1.8288, severity: 'warning', quantity: 'fluidVelocity', input: 'geometry.circuiting' },
  TUBE_VEL_HIGH: { value: 2.4384, severity: 'warning', quantity: 'fluidVelocity', input: 'geometry.circuiting' },
  FLUID_DP: { value: 60_000, severity: 'warning', quantity: 'fluidPressureDrop', input: 'geometry.circuiting' },
  FREEZE_FLUID: { value: 276.15, severity: 'warning', quantity: 'temperature', input: 'fluid.enteringTemperature' },
  GAS_DP: { value: 10_000, severity: 'warning', quantity: 'fluidPressureDrop', input: 'geometry.circuiting' },
  PINCH: { value: 1, severity: 'warning', quantity: 'temperatureDifference', input: 'fluid.given.value' },
  RH_SUPERSAT: { value: 0.005, severity: 'warning', quantity: 'relativeHumidity', input: 'air.humidity.value' },
  BALANCE: { value: 0.001, severity: 'warning', quantity: 'fraction', input: 'fluid.given.value' },
  /** Tall fins drain condensate onto the fins below: 48 in without an intermediate drain pan. */
  WET_HEIGHT: { value: 1.2192, severity: 'warning', quantity: 'length', input: 'geometry.finnedHeight' },
  FIN_HEIGHT: { value: 0.02, severity: 'warning', quantity: 'length', input: 'geometry.finnedHeight' },
} as const satisfies Readonly<Record<string, CoilLimit>>

/**
 * Largest share of the way from air to saturation that a target may take [-]: the last twentieth needs a surface
 * without limit.
 */
export const reachable = 0.95

/** Smallest difference between the air and a boiling, condensing or hot fluid for which a coil is rated [K]. */
export const leastDifference = 0.05

/** Fin pitch from which fins count as widely spaced for carry-over [m]: 10 fins per inch. */
export const openFinPitch = 0.00254 * (1 - 1e-6)

/**
 * Standard face velocity above which a wet coil may lose water to the air stream (carry-over).
 *
 * @param geometry  fin surface, fin material, fin pitch [m], coating
 * @returns velocity [m/s]: up to 10 fins per inch water drains better; raised fins hold less; a hydrophilic coating
 *          lets water lie flatter and leave earlier, one class lower
 *
 * Valid for horizontal air.
 *
 * Source: trade practice, 400 to 550 ft/min by surface; an assumption except for flat fins.
 */
export function carryOverVelocity(
  geometry: Pick<CoilGeometry, 'finSurface' | 'finPitch' | 'finMaterial' | 'coating'>,
): number {
  const { open, dense } = carryOver[geometry.finSurface]
  const fins = geometry.finPitch >= openFinPitch ? open : dense
  return carryOverClasses[Math.min(fins + (isHydrophilic(geometry) ? 1 : 0), carryOverClasses.length - 1)]!
}

/**
 * Largest standard face velocity of a coil.
 *
 * @param own          the limit that was set [m/s]; undefined where none was
 * @param geometry     fin surface, fin material, fin pitch [m], coating
 * @param wetFraction  share of the surface that is wet [-]
 * @returns velocity [m/s]: the own limit, else that of carry-over for a coil that condenses; undefined without a limit
 *
 * Valid as `carryOverVelocity`.
 *
 * Source: definition.
 */
export function mostFaceVelocity(
  own: number | undefined,
  geometry: Parameters<typeof carryOverVelocity>[0],
  wetFraction: number,
): number | undefined {
  return own ?? (wetFraction > 0 ? carryOverVelocity(geometry) : undefined)
}

/**
 * Whether condensate spreads as a film on the fins.
 *
 * @param geometry  fin material, coating
 * @returns true where the outermost coat, put on the coil or on the fin stock, is hydrophilic
 *
 * Valid for every coil.
 *
 * Source: definition.
 */
export function isHydrophilic({ coating, finMaterial }: Pick<CoilGeometry, 'finMaterial' | 'coating'>): boolean {
  return coating ? coating.hydrophilic : finMaterial === hydrophilicStock
}

/**
 * Mass flux in the circuits of a refrigerant [kg/s m2]. Below: oil stays in the tubes, the flow stratifies and methods
 * differ. Above: the pressure drop is high.
 */
export const circuitLoad = [80, 400] as const
