/** The dry gas coil as a document: the input of a rating, and its result. SI units throughout. */
import type { Band, CoilBase, CoilGeometry, CoilRating, FluidCoil, Methods, MethodUsed, Resistance } from '../coils'
import type { Warning } from '../warnings'

/**
 * The flow of the gas: mass [kg/s], the volume that enters [m3/s], or the volume [m3/s] that the same amount would have
 * as an ideal gas at 0 °C and 101 325 Pa.
 */
export interface GasFlow {
  basis: 'mass' | 'actual-volume' | 'normal-volume'
  value: number
}

/** A gas mixture that passes the fins of a coil and stays dry. */
export interface GasCoilInput {
  application: 'Cooling' | 'Heating'
  gas: {
    /** Mole fractions by the names of `gasNames`. */
    composition: Readonly<Record<string, number>>
    flow: GasFlow
    /** Entering temperature [K] and absolute pressure [Pa]. */
    temperature: number
    pressure: number
    /** Mole fraction of sulfur trioxide, for the dew point of the acid; it is no part of the composition. */
    trioxide?: number
  }
  fluid: FluidCoil['fluid']
  geometry: CoilGeometry
  /** Fouling resistances on the inside and the outside surface, bond resistance on the tube outside [m2 K/W]. */
  resistances?: CoilBase['resistances']
  /** Efficiency of fan and drive [0..1], and on which side of the coil the fan is: before it where left out. */
  fan?: { efficiency: number; place?: 'before' | 'after' }
  /** Pressure drops that the result is compared with [Pa]; none of them changes the result. */
  limits?: { gasPressureDrop?: number; fluidPressureDrop?: number }
  methods?: Pick<Methods, 'airSide' | 'external' | 'singlePhase'>
}

/** One row, numbered in the direction of the gas. Temperatures [K], heat [W], pressure drop [Pa]. */
export interface GasRowResult {
  row: number
  gasIn: number
  gasOut: number
  fluidIn: number
  fluidOut: number
  /** Coldest and hottest metal that the gas touches, at the root of the fins. */
  coldestWall: number
  hottestWall: number
  heat: number
  pressureDrop: number
}

/** The gas of a rated coil. Mean values are those over the rows. SI. */
export interface RatedGas {
  massFlow: number
  molarMass: number
  /** Actual, entering [m3/s]; and as an ideal gas at 0 °C and 101 325 Pa. */
  volumeFlow: number
  normalVolumeFlow: number
  enteringTemperature: number
  leavingTemperature: number
  enteringPressure: number
  leavingPressure: number
  /** At the state between both ends, and at the ends. */
  density: { entering: number; mean: number; leaving: number }
  /** Of the end that is farther from an ideal gas [-]. */
  compressibility: number
  heatCapacity: number
  viscosity: number
  conductivity: number
  prandtl: number
  /** Actual velocity that enters the face, and the highest one between the tubes [m/s]. */
  faceVelocity: number
  maximumVelocity: number
  reynolds: number
  coefficient: number
  finEfficiency: number
  surfaceEfficiency: number
  /** By friction and by the change of momentum [Pa]; a gas that is cooled gives some of it back. */
  pressureDrop: { friction: number; acceleration: number; total: number }
}

/** The fan or blower at its own density [kg/m3], with the volume that it moves [m3/s]. */
export interface RatedFan {
  density: number
  volumeFlow: number
  /** Power in the gas, and at the shaft or the mains where the efficiency is known [W]. */
  gasPower: number
  power?: number
}

/** Dew points of what a gas carries, and how far the coldest metal or gas stays above the highest of them [K]. */
export interface DewPoints {
  water?: number
  /** The higher of two correlations. */
  acid?: number
  /** Temperature down to which the mixture itself is known as a gas at its pressure. */
  mixture: number
  /** Coldest metal or gas less the highest of these. */
  margin: number
}

/** A resistance in the chain from gas to fluid, on the outside area [m2 K/W], and its share of the whole [0..1]. */
export interface GasResistance extends Omit<Resistance, 'name'> {
  name: Exclude<Resistance['name'], 'air'> | 'gas'
}

export interface GasCoilRating {
  /** Heat between the streams [W], positive in the direction of the application. */
  heat: number
  /** False where a notice is an error: the numbers then tell why, and are no rating. */
  isValid: boolean
  gas: RatedGas
  fan: RatedFan
  fluid: CoilRating['fluid']
  /** Metal that the gas touches, at the root of the fins [K]. */
  wall: { coldest: number; hottest: number }
  dewPoints: DewPoints
  rows: GasRowResult[]
  /** Of the mean of the coil, on the outside area. */
  resistances: GasResistance[]
  /** UA [W/K]. */
  conductance: number
  /** UA over the lesser capacity rate, and heat over the most that the entering streams could exchange [-]. */
  transferUnits: number
  effectiveness: number
  /** Logarithmic mean difference in counterflow [K], and the factor of this arrangement on it [-]. */
  meanDifference: number
  correctionFactor: number
  arrangement: NonNullable<CoilRating['arrangement']>
  construction: CoilRating['construction']
  methods: MethodUsed[]
  uncertainty: { heat: Band; gasPressureDrop: Band; fluidPressureDrop: Band }
  /** Heat of the gas less heat of the fluid, over the larger [-]. */
  energyBalance: number
  iterations: number
  warnings: Warning[]
}
