/** The coil as a document: what is asked of a rating, and what it answers. SI units throughout. */
import type { Warning } from '../warnings'

/** How the air flow is counted. Volumes in m3/s, mass in kg/s of dry air. Standard air is 1.20138 kg/m3 of dry air. */
export type Airflow = { basis: 'standard-volume' | 'actual-volume' | 'dry-air-mass'; value: number }

/** The moisture of the entering air: wet bulb [K], relative humidity [0..1] or humidity ratio [kg/kg dry air]. */
export type Humidity = { kind: 'wet-bulb' | 'relative-humidity' | 'humidity-ratio'; value: number }

/** Absolute air pressure [Pa], or the altitude [m] that gives it by the standard atmosphere. */
export type AirPressure = { kind: 'absolute' | 'altitude'; value: number }

/** What is known of the fluid flow: volume [m3/s at the entering temperature], mass [kg/s], or the leaving temperature [K]. */
export type FluidGiven = { kind: 'volume-flow' | 'mass-flow' | 'leaving-temperature'; value: number }

export interface CoilGeometry {
  /** Finned height (across the tubes) and finned length (along the tubes) [m]. */
  finnedHeight: number
  finnedLength: number
  /** Rows deep in the direction of the air. */
  rows: number
  /** Tube outside diameter after expansion and wall thickness [m]. */
  tubeOutsideDiameter: number
  tubeWall: number
  /** Tube spacing across the air (transverse) and along the air (longitudinal) [m]. */
  transversePitch: number
  longitudinalPitch: number
  tubePattern: 'Staggered'
  tubeMaterial: string
  finSurface: 'Flat'
  finMaterial: string
  /** Fin thickness and fin pitch, the distance from fin to fin [m]. */
  finThickness: number
  finPitch: number
  /** Feeds divided by tubes high: 1 is a full circuit, 0.5 a half, 2 a double. */
  circuiting: number
  /** Side of the connections, seen with the air at your back. */
  hand: 'Left' | 'Right'
}

/** A coil and the two streams that enter it. */
export interface CoilInput {
  coilType: 'FLUID'
  application: 'Cooling' | 'Heating'
  /** `Dry` forbids condensation (and warns); `Wet` lets the method find where the surface is wet. */
  surfaceCondition: 'Wet' | 'Dry'
  air: { flow: Airflow; dryBulb: number; humidity: Humidity; pressure: AirPressure }
  fluid: { name: 'Water'; enteringTemperature: number; given: FluidGiven; pressure?: number }
  geometry: CoilGeometry
  /** Fouling resistances on the inside and the outside surface, bond resistance on the tube outside [m2 K/W]. */
  resistances?: { insideFouling?: number; outsideFouling?: number; bond?: number }
  /** Limits that the result is compared with; none of them changes the result. */
  limits?: { airPressureDrop?: number; fluidPressureDrop?: number; faceVelocity?: number; capacity?: number }
}

/** A state of the air [K, kg/kg, -, J/kg dry air, m3/kg dry air]. */
export interface AirState {
  dryBulb: number
  wetBulb: number
  dewPoint: number
  humidityRatio: number
  relativeHumidity: number
  enthalpy: number
  specificVolume: number
}

/** One row, numbered in the direction of the air. Temperatures [K], heat [W]. */
export interface RowResult {
  row: number
  airIn: { dryBulb: number; humidityRatio: number }
  airOut: { dryBulb: number; humidityRatio: number }
  fluidIn: number
  fluidOut: number
  /** Mean outside surface temperature (the effective fin and tube surface) [K]. */
  surface: number
  /** Share of the row's surface that is wet [0..1]. */
  wetFraction: number
  heat: number
  sensibleHeat: number
}

/** A resistance in the chain from air to fluid, on the outside area [m2 K/W], and its share of the whole [0..1]. */
export interface Resistance {
  name: 'air' | 'outside fouling' | 'bond' | 'tube wall' | 'inside fouling' | 'fluid'
  value: number
  share: number
}

export interface CoilRating {
  engineVersion: 'original'
  /** Heat from the hot to the cold stream [W], positive when the duty has the sign of the application. */
  totalCapacity: number
  sensibleCapacity: number
  sensibleHeatRatio: number
  air: {
    dryAirFlow: number
    entering: AirState
    leaving: AirState
    pressure: number
    /** Standard and actual face velocity [m/s]. */
    standardFaceVelocity: number
    faceVelocity: number
    /** Pressure drop as it is on the job (wet where wet), and dry [Pa]. */
    pressureDrop: number
    dryPressureDrop: number
    /** Water that condenses [kg/s]. */
    condensate: number
    reynolds: number
    coefficient: number
    finEfficiency: number
    surfaceEfficiency: number
  }
  fluid: {
    massFlow: number
    volumeFlow: number
    enteringTemperature: number
    leavingTemperature: number
    tubeVelocity: number
    reynolds: number
    coefficient: number
    /** Parts of the pressure drop and their sum [Pa]. */
    pressureDrop: { tubes: number; bends: number; headers: number; connections: number; total: number }
  }
  /** Share of the outside surface that is wet [0..1], and the dew point of the entering air [K]. */
  wetFraction: number
  rows: RowResult[]
  resistances: Resistance[]
  /** UA [W/K]: outside area times overall coefficient, dry basis. */
  conductance: number
  construction: {
    tubesHigh: number
    tubes: number
    feeds: number
    passes: number
    faceArea: number
    depth: number
    outsideArea: number
    insideArea: number
    /** Mass empty and full of fluid [kg], internal volume [m3]. */
    dryWeight: number
    operatingWeight: number
    internalVolume: number
    /** Nominal size of the connections [m], the velocity in them [m/s]. */
    connectionDiameter: number
    connectionLabel: string
    connectionVelocity: number
    /** Casing and overall sizes [m]. */
    casingHeight: number
    casingDepth: number
    overallLength: number
  }
  /** Heat of the air side less heat of the fluid side (condensate leaves with the air side), over the larger [-]. */
  energyBalance: number
  /** Steps the solver took. */
  iterations: number
  warnings: Warning[]
}
