/** The rating of a coil that was solved tube by tube. */
import type { AirState, EngineVersion } from '../coils/coil'
import type { Warning } from '../warnings'

/** Values of every segment by the index `tube * segments + place from the front`. */
export interface SegmentValues {
  /** Heat to the fluid [W], heat that the wall took from other tubes [W]. */
  heat: number[]
  conducted: number[]
  /** Air before and behind [K], its humidity ratio [kg/kg dry air]. */
  airIn: number[]
  airOut: number[]
  humidityIn: number[]
  humidityOut: number[]
  /** Fluid in the middle [K], its enthalpy [J/kg] and pressure [Pa] where it leaves, and quality there [-]. */
  fluid: number[]
  enthalpy: number[]
  pressure: number[]
  quality: number[]
  /** Outside surface and inside wall [K], share that is wet [-]. */
  surface: number[]
  wall: number[]
  wet: number[]
  /** Coefficients inside and outside [W/m2 K]. */
  film: number[]
  outside: number[]
  /** Fluid in it [kg], pressure lost in it [Pa]. */
  charge: number[]
  drop: number[]
}

/** The fluid at one place: temperature [K], pressure [Pa], enthalpy [J/kg], and where it has them quality and more. */
export interface FluidPlace {
  T: number
  pressure: number
  enthalpy: number
  quality?: number
  /** Above dew, below bubble [K]. */
  superheat?: number
  subcooling?: number
}

export interface TubeResult {
  tube: number
  row: number
  column: number
  branch: number
  direction: 1 | -1
  heat: number
  entering: FluidPlace
  leaving: FluidPlace
  /** Means of its air before and behind it, by the flow [K]. */
  airIn: number
  airOut: number
  /** Means over its length. */
  surface: number
  wall: number
  wetFraction: number
  film: number
  outside: number
  massFlux: number
  /** Along the tube, without its bend [Pa]. */
  drop: number
  charge: number
}

export interface BranchResult {
  branch: number
  tubes: number
  flow: number
  share: number
  heat: number
  /** In its tubes and bends, and in its lead [Pa]. */
  drop: number
  leadDrop: number
  /**
   * Static head between tubes of different heights, and to the headers or junctions at its ends, where it counts [Pa].
   */
  head?: number
  entering: FluidPlace
  leaving: FluidPlace
  charge: number
  /** It ends at the outlet header. */
  isLast: boolean
}

/** A zone of the fluid: share of the tubes with fluid [-], and charge in it [kg]. */
export interface ChargeZone {
  zone: 'liquid' | 'two-phase' | 'gas' | 'dense'
  share: number
  charge: number
}

/** Enthalpies of bubble and dew at a pressure [Pa, J/kg]. */
export interface DomePoint {
  pressure: number
  bubble: number
  dew: number
}

/** The coil with a perfect distribution of air and fluid; or why it cannot be solved. */
export type PerfectDistribution = { totalCapacity: number; massFlow: number } | { refusal: string }

/** Totals of the same coil in equal circuits, by one of the engines; or why it refuses. */
export type BesideTotals =
  | {
      engineVersion: EngineVersion
      totalCapacity: number
      sensibleCapacity: number
      leavingDryBulb: number
      airPressureDrop: number
      massFlow: number
      fluidPressureDrop: number
      /** What its rating warns of. */
      warnings: Warning[]
    }
  | { engineVersion: EngineVersion; refusal: string }

/** The rating of a coil by its tubes and segments, SI. */
export interface SegmentRating {
  rows: number
  columns: number
  segments: number
  /** Heat from the hot to the cold stream [W], positive when the duty has the sign of the application. */
  totalCapacity: number
  sensibleCapacity: number
  air: { entering: AirState; leaving: AirState; dryAirFlow: number; pressureDrop: number; condensate: number }
  fluid: {
    massFlow: number
    entering: FluidPlace
    leaving: FluidPlace
    /** In tubes, bends and leads; in headers and connections; in all; the static head that is part of the first [Pa]. */
    pressureDrop: { tubes: number; ends: number; total: number; head?: number }
    charge: number
  }
  zones: ChargeZone[]
  /** About the pressures of the coil; empty for a fluid that keeps its phase. */
  dome: DomePoint[]
  wetFraction: number
  /**
   * Standard deviation of the superheat of an evaporator, the subcooling of a condenser, or the temperature of any
   * other fluid, where the branches end [K].
   */
  maldistribution: number
  branches: BranchResult[]
  tubes: TubeResult[]
  values: SegmentValues
  /** Leaving air by cells, column by column and segment by segment [K]. */
  leavingAir: number[]
  solution: {
    converged: boolean
    sweeps: number
    trials: number
    /** Largest relative change by each sweep. */
    history: number[]
    /** Heat of the air less that of the fluid over the larger; water lost by the air less condensate, over it [-]. */
    energyBalance: number
    waterBalance: number
    /** Heat conducted from tube to tube, all added up [W]. */
    conductionBalance: number
  }
  beside?: BesideTotals[]
  perfect?: PerfectDistribution
  warnings: Warning[]
}
