/** The coil as a document: the input of a rating, and its result. SI units throughout. */
import type { CircuitGraph } from '../circuitry/circuits'
import type { ShopRules } from '../circuitry/shopRules'
import type { PropertyMethod } from '../fluids/fluid'
import type { bodySchedule } from '../options/bodySchedule'
import type { coilHand } from '../options/coilHand'
import type { CodeOf } from '../options/enumeration'
import type { finSurface } from '../options/finSurface'
import type { SegmentSettings } from '../segments/segmentSettings'
import type { Warning } from '../warnings'

/**
 * Basis of the air flow. Volumes in m3/s, mass in kg/s. Standard air is 1.20138 kg/m3 of dry air; `moist` means that
 * mass and standard volume include the water vapour.
 */
export type Airflow = { basis: 'standard-volume' | 'actual-volume' | 'dry-air-mass'; value: number; moist?: boolean }

/** The moisture of the entering air: wet bulb [K], relative humidity [0..1] or humidity ratio [kg/kg dry air]. */
export type Humidity = { kind: 'wet-bulb' | 'relative-humidity' | 'humidity-ratio'; value: number }

/** Absolute air pressure [Pa], or the altitude [m] that gives it by the standard atmosphere. */
export type AirPressure = { kind: 'absolute' | 'altitude'; value: number }

/**
 * The known quantity of the fluid flow: volume [m3/s at the entering temperature], mass [kg/s], the leaving temperature
 * [K], or the total capacity [W].
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

/** The fluid in the tubes of a fluid coil, by its name in the engine; a solution has a share, a mixture its gases. */
export interface TubeFluid {
  name: string
  /** Share of the solute [0..1], by mass unless `basis` says volume. */
  share?: number
  basis?: 'mass' | 'volume'
  /** Mole fractions of gases by name, where `name` is that of a mixture. */
  mixture?: Readonly<Record<string, number>>
  /** Properties in order of rising temperature, of the fluid `Other`. */
  table?: readonly FluidRow[]
}

/** Dimensions of the fin pattern [m]; a dimension left out has the usual value of the surface. */
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

/** Enhancement inside the tubes. Lengths [m], angles [rad]. */
export type Enhancement =
  | { kind: 'none' }
  | { kind: 'rifled'; fins: number; finHeight: number; helixAngle: number; apexAngle: number }
  | { kind: 'spring'; pitch: number; wire: number }
  /** `pitch` is the length of half a turn (180°). */
  | { kind: 'tape'; pitch: number; thickness: number }
  | { kind: 'ball'; diameter: number; pitch: number }

/** A coating on fins and collars: thickness [m], conductivity [W/m K], and whether condensate spreads on it. */
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
  /** Fin thickness and fin pitch (centre to centre) [m]. */
  finThickness: number
  finPitch: number
  coating?: Coating
  enhancement?: Enhancement
  /** Feeds divided by tubes high: 1 is a full circuit, 0.5 a half, 2 a double; 0 is a coil without circuits. */
  circuiting: number
  /**
   * Flow arrangement of the fluid against the air. `auto`, the default, chooses by the coil type; `user defined` is that
   * of the drawn circuits.
   */
  arrangement?: 'auto' | 'counter' | 'parallel' | 'cross' | 'zig-zag' | 'user defined'
  /** Side of the connections, seen with the air at your back; vertical tubes have their headers at an end. */
  hand: CodeOf<typeof coilHand>
  lead?: 'L1' | 'L2' | 'S1' | 'S2' | 'IL'
  /** Wall of headers and connections; Schedule 40 where left out. */
  bodySchedule?: CodeOf<typeof bodySchedule>
  /** Rows in which tubes stay without fluid where the number of tubes is not a multiple of the circuits. */
  punchOut?: 'front' | 'back' | 'all'
}

/** All fin surfaces except `Optimize`, with which the rating chooses one of them. */
export type RatedFinSurface = Exclude<CodeOf<typeof finSurface>, 'Optimize'>

/** The published methods of a rating, by their ids in the registry. A method left out is chosen by coil and fluid. */
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

/** Inputs of every coil: air, geometry, and options of the rating. */
export interface CoilBase {
  application: 'Cooling' | 'Heating'
  /** `Dry` forbids condensation (and warns); `Wet` lets the method find the wet part of the surface. */
  surfaceCondition: 'Wet' | 'Dry'
  air: { flow: Airflow; dryBulb: number; humidity: Humidity; pressure: AirPressure }
  geometry: CoilGeometry
  /** Circuits drawn tube by tube; ratings by rows take those of `geometry.circuiting` instead. */
  circuits?: CircuitGraph
  /** How they are solved tube by tube. */
  segmented?: SegmentSettings
  /** What the shop asks of circuits; none of it changes a rating. */
  shop?: ShopRules
  /** Fouling resistances on the inside and the outside surface, bond resistance on the tube outside [m2 K/W]. */
  resistances?: { insideFouling?: number; outsideFouling?: number; bond?: number }
  /** Limits that the result is compared with; none of them changes the result. */
  limits?: {
    airPressureDrop?: number
    fluidPressureDrop?: number
    faceVelocity?: number
    capacity?: number
    leavingDryBulb?: number
    leavingWetBulb?: number
  }
  methods?: Methods
  /** `original`, the default: row by row; `v2025`: by segments along the tubes. */
  engineVersion?: EngineVersion
}

/** Engines that rate a coil. */
export type EngineVersion = 'original' | 'v2025'

/** Water, a solution, an oil or a gas that does not change its phase. */
export interface FluidCoil extends CoilBase {
  coilType: 'FLUID'
  fluid: TubeFluid & { enteringTemperature: number; given: FluidGiven; pressure?: number }
}

/** Steam that condenses; its flow is as much as the coil condenses. */
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
    /** Liquid temperature before the expansion valve [K], or the quality after it [-]. */
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

/** A coil without a duty: areas, weight, and the air pressure drop of the dry surface. */
export interface BareCoil extends CoilBase {
  coilType: 'NONE'
}

/** A coil and the streams that enter it. */
export type CoilInput = FluidCoil | SteamCoil | EvaporatorCoil | CondenserCoil | BareCoil

/** Number of circuits: feeds divided by tubes high, a number of feeds, or that with the highest capacity. */
export type Circuiting = number | { feeds: number } | 'optimize'

/** A geometry of which the rating may choose parts. */
export interface AskedGeometry extends Omit<CoilGeometry, 'circuiting' | 'finSurface'> {
  circuiting: Circuiting
  finSurface: CodeOf<typeof finSurface>
}

export type Asked<Coil> = Coil extends CoilBase ? Omit<Coil, 'geometry'> & { geometry: AskedGeometry } : never

/** A coil as requested: a `CoilInput`, or one that leaves circuits and fin surface to the rating. */
export type CoilRequest = Asked<CoilInput>

/** The parts of a coil that the rating chose. */
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
  /** The pressure drop, expressed as a drop of the saturation temperature. */
  saturationDrop: number
  /** From bubble to dew point at the entering pressure; absent for a fluid without glide [K]. */
  glide?: number
  /** In the tubes and headers [kg]. */
  charge: number
  /** Shares of the outside area. */
  zones: { superheated: number; twoPhase: number; subcooled: number }
  /** Share of the boiling area beyond dry-out [-]. */
  dryoutShare?: number
  /** Fluid temperatures along its path [K], by the share of the area passed; where rows do not show them. */
  along?: { share: number; T: number }[]
}

/** A range in which the true value lies, by the stated accuracy of the methods; SI. */
export interface Band {
  low: number
  high: number
}

/** A published correlation used for a part of the result, with its inputs at the mean point of the coil. */
export interface MethodUsed {
  purpose: string
  /** Id in the registry. */
  id: string
  inputs: Readonly<Record<string, number>>
  warnings: Warning[]
}

/** Pressure ratings of parts of a coil, calculated from their walls [Pa gauge], at the metal temperature [K]. */
export interface RatedPressure {
  tubes: { pressure: number; temperature: number }
  /** Share of the header wall that is left between the holes of the feeds [-]. */
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
    /** Pressure drop in operation (wet where the surface is wet), and of the dry surface [Pa]. */
    pressureDrop: number
    dryPressureDrop: number
    /** Flow of condensate [kg/s]. */
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
    /** Of a solution: its freezing temperature, and the temperature down to which tubes do not burst [K]. */
    protection?: { freezing: number; burst?: number }
  }
  /** Temperature at which the line from the entering to the leaving air meets saturation [K]; only of wet coils. */
  apparatusDewPoint?: number
  /** The choices that were left to the rating. */
  chosen?: Chosen
  /** The flow arrangement that was applied, and the rule that chose it. */
  arrangement?: { applied: 'counter' | 'parallel' | 'cross' | 'zig-zag' | 'user defined'; rule: string }
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
    /** The next larger nominal size [m], and the ratio to this flow at which it is chosen; absent for the largest. */
    nextConnection?: { label: string; diameter: number; growth: number }
    /** Absent where nothing flows, or where only the manufacturer can give the allowable stress of the metal. */
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
