/** The coil as a document: what is asked of a rating, and what it answers. SI units throughout. */
import type { PropertyMethod } from '../fluids/fluid'
import type { bodySchedule } from '../options/bodySchedule'
import type { coilHand } from '../options/coilHand'
import type { CodeOf } from '../options/enumeration'
import type { finSurface } from '../options/finSurface'
import type { Warning } from '../warnings'

/**
 * How the air flow is counted. Volumes in m3/s, mass in kg/s. Standard air is 1.20138 kg/m3 of dry air; `moist` counts
 * mass and standard volume with the vapour.
 */
export type Airflow = { basis: 'standard-volume' | 'actual-volume' | 'dry-air-mass'; value: number; moist?: boolean }

/** The moisture of the entering air: wet bulb [K], relative humidity [0..1] or humidity ratio [kg/kg dry air]. */
export type Humidity = { kind: 'wet-bulb' | 'relative-humidity' | 'humidity-ratio'; value: number }

/** Absolute air pressure [Pa], or the altitude [m] that gives it by the standard atmosphere. */
export type AirPressure = { kind: 'absolute' | 'altitude'; value: number }

/**
 * What is known of the fluid flow: volume [m3/s at the entering temperature], mass [kg/s], the leaving temperature [K],
 * or the total capacity [W].
 */
export type FluidGiven = { kind: 'volume-flow' | 'mass-flow' | 'leaving-temperature' | 'capacity'; value: number }

/** Properties of a fluid at one temperature: [K], [kg/m3], [J/kg K], [Pa s], [W/m K]. */
export interface FluidRow {
  temperature: number
  density: number
  heatCapacity: number
  viscosity: number
  conductivity: number
}

/** What flows in the tubes of a fluid coil: a name of the engine's fluids; a solution has a share, a mixture its gases. */
export interface TubeFluid {
  name: string
  /** Share of the solute [0..1], by mass unless `basis` says volume. */
  share?: number
  basis?: 'mass' | 'volume'
  /** Mole fractions of gases by name, where `name` is that of a mixture. */
  mixture?: Readonly<Record<string, number>>
  /** Properties by rising temperature, of the fluid `Other`. */
  table?: readonly FluidRow[]
}

/** Shape of the fin beyond its surface [m]; what is left out is the surface's usual one. */
export interface SurfaceDetails {
  /** Wave or embossing: height from valley to peak, and half its length along the air. */
  waveHeight?: number
  halfWaveLength?: number
  louverPitch?: number
  louverHeight?: number
  /** Slits: height and breadth of a strip, and how many in a row of tubes. */
  stripHeight?: number
  stripBreadth?: number
  strips?: number
}

/** What is in the tubes to stir the fluid. Lengths [m], angles [rad]. */
export type Enhancement =
  | { kind: 'none' }
  | { kind: 'rifled'; fins: number; finHeight: number; helixAngle: number; apexAngle: number }
  | { kind: 'spring'; pitch: number; wire: number }
  /** `pitch` of half a turn. */
  | { kind: 'tape'; pitch: number; thickness: number }
  | { kind: 'ball'; diameter: number; pitch: number }

/** A coating on fins and collars: thickness [m], conductivity [W/m K], and whether water films on it. */
export interface Coating {
  thickness: number
  conductivity: number
  hydrophilic: boolean
}

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
  tubePattern: 'Staggered' | 'Inline'
  tubeMaterial: string
  finSurface: RatedFinSurface
  surfaceDetails?: SurfaceDetails
  finMaterial: string
  /** Fin thickness and fin pitch, the distance from fin to fin [m]. */
  finThickness: number
  finPitch: number
  coating?: Coating
  enhancement?: Enhancement
  /** Feeds divided by tubes high: 1 is a full circuit, 0.5 a half, 2 a double; 0 is a coil without circuits. */
  circuiting: number
  /** How the fluid meets the air; `auto`, which holds where it is left out, chooses by the coil type. */
  arrangement?: 'auto' | 'counter' | 'parallel' | 'cross' | 'zig-zag'
  /** Side of the connections, seen with the air at your back; vertical tubes have their headers at an end. */
  hand: CodeOf<typeof coilHand>
  lead?: 'L1' | 'L2' | 'S1' | 'S2' | 'IL'
  /** Wall of headers and connections; Schedule 40 where left out. */
  bodySchedule?: CodeOf<typeof bodySchedule>
  /** Rows in which tubes stay without fluid where the circuits do not divide the tubes. */
  punchOut?: 'front' | 'back' | 'all'
}

/** The fin surfaces that there are; `Optimize` asks the rating to choose one of them. */
export type RatedFinSurface = Exclude<CodeOf<typeof finSurface>, 'Optimize'>

/** Which published methods a rating uses, by their ids in the registry. What is left out is chosen by coil and fluid. */
export interface Methods {
  airSide?: string
  /** Overrides of the air side: a coefficient [W/m2 K], or factors on the published heat transfer and friction. */
  external?:
    | { kind: 'auto' }
    | { kind: 'coefficient'; value: number }
    | { kind: 'multiplier'; heat: number; friction: number }
  singlePhase?: string
  boiling?: string
  condensing?: string
  twoPhaseDrop?: string
  voidFraction?: string
  properties?: PropertyMethod
}

/** What every coil has: air, geometry, and what the reader wants of it. */
export interface CoilBase {
  application: 'Cooling' | 'Heating'
  /** `Dry` forbids condensation (and warns); `Wet` lets the method find where the surface is wet. */
  surfaceCondition: 'Wet' | 'Dry'
  air: { flow: Airflow; dryBulb: number; humidity: Humidity; pressure: AirPressure }
  geometry: CoilGeometry
  /** Fouling resistances on the inside and the outside surface, bond resistance on the tube outside [m2 K/W]. */
  resistances?: { insideFouling?: number; outsideFouling?: number; bond?: number }
  /** Limits that the result is compared with; none of them changes the result. */
  limits?: {
    airPressureDrop?: number
    fluidPressureDrop?: number
    faceVelocity?: number
    capacity?: number
    leavingDryBulb?: number
  }
  methods?: Methods
  /** `original`, which holds where it is left out: row by row; `v2025`: by segments along the tubes. */
  engineVersion?: EngineVersion
}

/** Engines that rate a coil. */
export type EngineVersion = 'original' | 'v2025'

/** Water, a solution, an oil or a gas that does not change its phase. */
export interface FluidCoil extends CoilBase {
  coilType: 'FLUID'
  fluid: TubeFluid & { enteringTemperature: number; given: FluidGiven; pressure?: number }
}

/** Steam that condenses, as much as the coil takes. */
export interface SteamCoil extends CoilBase {
  coilType: 'STEAM' | 'STEAM_DISTR' | 'SUPER_STEAM' | 'SUPER_STEAM_DISTR'
  steam: {
    /** Absolute, entering [Pa]. */
    pressure: number
    /** Of saturated steam, 1 where it is left out. */
    quality?: number
    /** Of superheated steam [K]. */
    temperature?: number
    /** The perforated tube of a distributing coil [m]. */
    innerTube?: { outsideDiameter: number; wall: number; orificeDiameter: number; orificePitch: number }
  }
}

/** A refrigerant that boils: direct expansion with superheat. */
export interface EvaporatorCoil extends CoilBase {
  coilType: 'EVAP'
  refrigerant: {
    name: string
    /** Dew temperature of the pressure at the outlet [K]. */
    suctionTemperature: number
    /** Liquid before the expansion valve [K], or the quality behind it [-]. */
    inlet: { kind: 'liquid-temperature' | 'quality'; value: number }
    /** Superheat at the outlet [K], or the flow [kg/s]. */
    given: { kind: 'superheat' | 'mass-flow'; value: number }
    /** Rated pressure drops of nozzle and leads [Pa] at the rated flow [kg/s]. */
    distributor?: { nozzleDrop: number; leadDrop: number; ratedFlow: number }
  }
}

/** A refrigerant that is desuperheated, condensed and subcooled; above the critical pressure a gas cooler. */
export interface CondenserCoil extends CoilBase {
  coilType: 'COND' | 'REHEAT'
  refrigerant: {
    name: string
    /** Dew temperature [K] or pressure [Pa] at the inlet. */
    at: { kind: 'dew-temperature' | 'pressure'; value: number }
    hotGasTemperature: number
    /** Subcooling [K] or temperature [K] at the outlet, or the flow [kg/s]. */
    given: { kind: 'subcooling' | 'leaving-temperature' | 'mass-flow'; value: number }
  }
}

/** A coil without a duty: areas, weight, and the air pressure drop of its dry surface. */
export interface BareCoil extends CoilBase {
  coilType: 'NONE'
}

/** A coil and the streams that enter it. */
export type CoilInput = FluidCoil | SteamCoil | EvaporatorCoil | CondenserCoil | BareCoil

/** How many circuits: feeds divided by tubes high, so many feeds, or those with which the coil does most. */
export type Circuiting = number | { feeds: number } | 'optimize'

/** A geometry of which the rating may choose a part. */
export interface AskedGeometry extends Omit<CoilGeometry, 'circuiting' | 'finSurface'> {
  circuiting: Circuiting
  finSurface: CodeOf<typeof finSurface>
}

export type Asked<Coil> = Coil extends CoilBase ? Omit<Coil, 'geometry'> & { geometry: AskedGeometry } : never

/** A coil as it is asked to be rated: a `CoilInput`, or one of which circuits and fin surface are left to the rating. */
export type CoilRequest = Asked<CoilInput>

/** What of a coil the rating chose. */
export interface Chosen {
  circuiting?: number
  finSurface?: RatedFinSurface
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

/** A refrigerant or steam through the coil: pressures [Pa], enthalpies [J/kg], temperature differences [K]. */
export interface PhaseChange {
  enteringPressure: number
  leavingPressure: number
  enteringEnthalpy: number
  leavingEnthalpy: number
  /** Where it enters or leaves as liquid and vapour together [-]. */
  enteringQuality?: number
  leavingQuality?: number
  superheat?: number
  subcooling?: number
  /** Per section of the tubes [kg/m2 s]. */
  massFlux: number
  /** The pressure drop as a drop of the saturation temperature. */
  saturationDrop: number
  /** From bubble to dew point where it enters; not there where it is nothing [K]. */
  glide?: number
  /** In the tubes and headers [kg]. */
  charge: number
  /** Shares of the outside area. */
  zones: { superheated: number; twoPhase: number; subcooled: number }
  /** Share of the boiling area beyond dry-out [-]. */
  dryoutShare?: number
  /** Temperatures along the way of the fluid [K], by the share of the area that it has passed; where rows say nothing of it. */
  along?: { share: number; T: number }[]
}

/** A range in which the true value lies, by the stated accuracy of the methods; SI. */
export interface Band {
  low: number
  high: number
}

/** A published correlation that made a part of the result, with its inputs at the mean point of the coil. */
export interface MethodUsed {
  purpose: string
  /** In the registry. */
  id: string
  inputs: Readonly<Record<string, number>>
  warnings: Warning[]
}

/** What parts of a coil bear, calculated by their walls [Pa gauge], with the metal at its temperature [K]. */
export interface RatedPressure {
  tubes: { pressure: number; temperature: number }
  /** Share of their wall that is left between the holes of the feeds [-]. */
  headers: { pressure: number; temperature: number; efficiency: number }
}

export interface CoilRating {
  coilType: CoilInput['coilType']
  engineVersion: EngineVersion
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
    phaseChange?: PhaseChange
    /** Of a solution: where it freezes, and down to where it keeps tubes from bursting [K]. */
    protection?: { freezing: number; burst?: number }
  }
  /** Temperature at which the line from the entering to the leaving air meets saturation [K]; of wet coils. */
  apparatusDewPoint?: number
  /** What was left to the rating. */
  chosen?: Chosen
  /** How the fluid met the air, and by what rule. */
  arrangement?: { applied: 'counter' | 'parallel' | 'cross' | 'zig-zag'; rule: string }
  uncertainty?: { totalCapacity: Band; airPressureDrop: Band; fluidPressureDrop: Band }
  methods?: MethodUsed[]
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
    /** The next larger nominal size [m], and how many times this flow it takes for it to be chosen; none for the largest. */
    nextConnection?: { label: string; diameter: number; growth: number }
    /** Not there where nothing flows, or where the maker has to say what the metal bears. */
    ratedPressure?: RatedPressure
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
