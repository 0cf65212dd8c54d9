/** Quantities of coils and their units. The engine computes in SI; every other unit differs by a factor. */
import { airflowUnit } from '../options/airflowUnit'
import type { CodeOf } from '../options/enumeration'

/** Display and conversion of one unit: SI value = (value + offset) x factor. */
export interface Unit {
  /** Text after the number. */
  label: string
  factor: number
  offset: number
  /** Decimals that the engine's results support in this unit. */
  decimals: number
}

const unit = (label: string, factor: number, decimals: number, offset = 0): Unit => ({
  label,
  factor,
  offset,
  decimals,
})

/** A quantity with one unit for every reader. */
const alike = <Id extends string>(id: Id, ...of: Parameters<typeof unit>) => ({
  ...{ SI: id, IP: id },
  units: { [id]: unit(...of) } as Record<Id, Unit>,
})

type Named<Id extends string> = readonly [id: Id, ...of: Parameters<typeof unit>]

/** A quantity with one unit in each system. */
const pair = <IP extends string, SI extends string>([ip, ...ofIp]: Named<IP>, [si, ...ofSi]: Named<SI>) => ({
  ...{ SI: si, IP: ip },
  units: { [ip]: unit(...ofIp), [si]: unit(...ofSi) } as Record<IP | SI, Unit>,
})

/** A share, in percent unless somebody chooses the plain number. */
const shares = {
  ...{ SI: '%', IP: '%' },
  units: { '%': unit('%', 1e-2, 1), '1': unit('', 1, 3) },
} as const

/** A unit of airflow, named as in its enumeration. */
const counted = (code: CodeOf<typeof airflowUnit>, factor: number) => unit(airflowUnit.describe(code), factor, 0)

const inch = 0.0254
const foot = 0.3048
const pound = 0.45359237
const hour = 3600
const minute = 60
const gallon = 231 * inch ** 3
/** International table Btu, and one Btu/h. */
const btu = 1055.05585262
const btuPerHour = btu / hour
const fahrenheit = 5 / 9
/** With standard gravity the conventional water column is exact, without a temperature of the water. */
const gravity = 9.80665
const inchOfWater = gravity * 1000 * inch
const psi = (pound * gravity) / inch ** 2
/** Difference between absolute and gauge pressure at sea level. */
const atmosphere = 101_325

/** Standard air of the product, 0.075 lb/ft3 of dry air, in kg/m3: 1.20138. */
export const standardAirDensity = (0.075 * pound) / foot ** 3

/**
 * Every quantity: its SI unit in words, its default unit in each system, and its units by id. Only temperatures have an
 * offset. A unit of airflow includes its basis (see `airflow.ts`), so that converting between two of them may need the
 * state of the air.
 */
export const quantities = Object.freeze({
  temperature: {
    SI: 'C',
    IP: 'F',
    units: { F: unit('°F', fahrenheit, 1, 459.67), C: unit('°C', 1, 1, 273.15), K: unit('K', 1, 2) },
  },
  temperatureDifference: {
    SI: 'K',
    IP: 'F',
    units: { F: unit('°F', fahrenheit, 1), C: unit('°C', 1, 1), K: unit('K', 1, 1) },
  },
  length: {
    SI: 'mm',
    IP: 'in',
    units: { in: unit('in', inch, 2), ft: unit('ft', foot, 3), mm: unit('mm', 1e-3, 0), m: unit('m', 1, 3) },
  },
  smallLength: { SI: 'mm', IP: 'in', units: { in: unit('in', inch, 4), mm: unit('mm', 1e-3, 3), m: unit('m', 1, 6) } },
  altitude: pair(['ft', 'ft', foot, 0], ['m', 'm', 1, 0]),
  area: pair(['ft2', 'ft²', foot ** 2, 2], ['m2', 'm²', 1, 3]),
  volume: {
    SI: 'L',
    IP: 'gal',
    units: { gal: unit('gal', gallon, 2), ft3: unit('ft³', foot ** 3, 3), L: unit('L', 1e-3, 2), m3: unit('m³', 1, 4) },
  },
  mass: pair(['lb', 'lb', pound, 0], ['kg', 'kg', 1, 0]),
  massFlow: {
    SI: 'kg/h',
    IP: 'lb/h',
    units: { 'lb/h': unit('lb/h', pound / hour, 1), 'kg/h': unit('kg/h', 1 / hour, 1), 'kg/s': unit('kg/s', 1, 4) },
  },
  airflow: {
    SI: 'm3/h standard',
    IP: 'SCFM',
    units: {
      SCFM: counted('SCFM', foot ** 3 / minute),
      ACFM: counted('ACFM', foot ** 3 / minute),
      'lb/h dry air': counted('LBS_HR_DRY', pound / hour),
      'm3/h standard': counted('M3_HR_STANDARD', 1 / hour),
      'm3/h actual': counted('M3_HR_ACTUAL', 1 / hour),
      'm3/s standard': unit('m³/s standard', 1, 3),
      'm3/s actual': unit('m³/s actual', 1, 3),
      'L/s standard': unit('L/s standard', 1e-3, 0),
      'L/s actual': unit('L/s actual', 1e-3, 0),
      'kg/h dry air': counted('KG_HR_DRY', 1 / hour),
      'SCFM wet': counted('SCFM_WET', foot ** 3 / minute),
      'ACFM wet': counted('ACFM_WET', foot ** 3 / minute),
      'lb/h wet air': counted('LBS_HR_WET', pound / hour),
      'm3/h standard wet': counted('M3_HR_STANDARD_WET', 1 / hour),
      'm3/h actual wet': counted('M3_HR_ACTUAL_WET', 1 / hour),
      'kg/h wet air': counted('KG_HR_WET', 1 / hour),
      'SCFM enterprise': counted('ENTERPRISE_SCFM', foot ** 3 / minute),
      'ACFM enterprise': counted('ENTERPRISE_ACFM', foot ** 3 / minute),
      'lb/h enterprise': counted('ENTERPRISE_LBS_HR', pound / hour),
      'm3/h standard enterprise': counted('ENTERPRISE_M3_HR_STANDARD', 1 / hour),
      'm3/h actual enterprise': counted('ENTERPRISE_M3_HR_ACTUAL', 1 / hour),
      'kg/h enterprise': counted('ENTERPRISE_KG_HR', 1 / hour),
    },
  },
  volumeFlow: {
    SI: 'L/s',
    IP: 'gpm',
    units: { gpm: unit('gpm', gallon / minute, 1), 'L/s': unit('L/s', 1e-3, 2), 'm3/h': unit('m³/h', 1 / hour, 2) },
  },
  velocity: {
    SI: 'm/s',
    IP: 'ft/min',
    units: { 'ft/min': unit('ft/min', foot / minute, 0), 'ft/s': unit('ft/s', foot, 2), 'm/s': unit('m/s', 1, 2) },
  },
  fluidVelocity: pair(['ft/s', 'ft/s', foot, 2], ['m/s', 'm/s', 1, 2]),
  airPressureDrop: pair(['inH2O', 'inH₂O', inchOfWater, 2], ['Pa', 'Pa', 1, 0]),
  fluidPressureDrop: {
    SI: 'kPa',
    IP: 'ftH2O',
    units: {
      ftH2O: unit('ftH₂O', 12 * inchOfWater, 1),
      psi: unit('psi', psi, 1),
      kPa: unit('kPa', 1e3, 1),
      Pa: unit('Pa', 1, 0),
    },
  },
  absolutePressure: {
    SI: 'kPa',
    IP: 'psia',
    units: { psia: unit('psia', psi, 3), kPa: unit('kPa', 1e3, 3), bar: unit('bar', 1e5, 4), Pa: unit('Pa', 1, 0) },
  },
  /** For steam and refrigerants, whose pressures users read as gauge pressure at sea level. */
  vaporPressure: {
    SI: 'kPa',
    IP: 'psig',
    units: {
      psig: unit('psig', psi, 1, atmosphere / psi),
      psia: unit('psia', psi, 1),
      // The trade gives pressures of steam in both ways: at 200 kPa(g) it condenses 13 K hotter than at 200 kPa(a).
      kPa: unit('kPa(a)', 1e3, 1),
      'kPa gauge': unit('kPa(g)', 1e3, 1, atmosphere / 1e3),
      bar: unit('bar(a)', 1e5, 2),
      'bar gauge': unit('bar(g)', 1e5, 2, atmosphere / 1e5),
    },
  },
  vaporPressureDrop: {
    SI: 'kPa',
    IP: 'psi',
    units: { psi: unit('psi', psi, 2), kPa: unit('kPa', 1e3, 2), bar: unit('bar', 1e5, 4) },
  },
  massFlux: pair(['lb/hft2', 'lb/(h·ft²)', pound / hour / foot ** 2, 0], ['kg/m2s', 'kg/(m²·s)', 1, 0]),
  /** For the fluid in the tubes; the enthalpy of moist air has another zero. */
  fluidEnthalpy: pair(['Btu/lb', 'Btu/lb', btu / pound, 1], ['kJ/kg', 'kJ/kg', 1e3, 1]),
  charge: pair(['lb', 'lb', pound, 2], ['kg', 'kg', 1, 2]),
  /** Plain numbers. */
  count: alike('1', '', 1, 0),
  ratio: alike('1', '', 1, 2),
  angle: alike('deg', '°', Math.PI / 180, 1),
  heatFlow: {
    SI: 'kW',
    IP: 'MBH',
    units: {
      MBH: unit('MBH', 1e3 * btuPerHour, 1),
      'Btu/h': unit('Btu/h', btuPerHour, 0),
      kW: unit('kW', 1e3, 1),
      W: unit('W', 1, 0),
      ton: unit('ton', 12e3 * btuPerHour, 2),
    },
  },
  humidityRatio: {
    SI: 'g/kg',
    IP: 'gr/lb',
    units: {
      'gr/lb': unit('gr/lb', 1 / 7000, 1),
      'lb/lb': unit('lb/lb', 1, 5),
      'g/kg': unit('g/kg', 1e-3, 2),
      'kg/kg': unit('kg/kg', 1, 5),
    },
  },
  relativeHumidity: shares,
  fraction: shares,
  enthalpy: {
    SI: 'kJ/kg',
    IP: 'Btu/lb',
    units: { 'Btu/lb': unit('Btu/lb', btu / pound, 2), 'kJ/kg': unit('kJ/kg', 1e3, 2), 'J/kg': unit('J/kg', 1, 0) },
  },
  specificHeat: {
    SI: 'kJ/kgK',
    IP: 'Btu/lbF',
    units: {
      'Btu/lbF': unit('Btu/(lb·°F)', btu / pound / fahrenheit, 4),
      'kJ/kgK': unit('kJ/(kg·K)', 1e3, 4),
      'J/kgK': unit('J/(kg·K)', 1, 1),
    },
  },
  specificVolume: pair(['ft3/lb', 'ft³/lb', foot ** 3 / pound, 3], ['m3/kg', 'm³/kg', 1, 4]),
  density: pair(['lb/ft3', 'lb/ft³', pound / foot ** 3, 3], ['kg/m3', 'kg/m³', 1, 2]),
  viscosity: {
    SI: 'mPa.s',
    IP: 'cP',
    units: { cP: unit('cP', 1e-3, 4), 'mPa.s': unit('mPa·s', 1e-3, 4), 'Pa.s': unit('Pa·s', 1, 7) },
  },
  thermalConductivity: pair(
    ['Btu/hftF', 'Btu/(h·ft·°F)', btuPerHour / foot / fahrenheit, 4],
    ['W/mK', 'W/(m·K)', 1, 4],
  ),
  heatTransferCoefficient: pair(
    ['Btu/hft2F', 'Btu/(h·ft²·°F)', btuPerHour / foot ** 2 / fahrenheit, 2],
    ['W/m2K', 'W/(m²·K)', 1, 1],
  ),
  foulingResistance: pair(
    ['hft2F/Btu', 'h·ft²·°F/Btu', (foot ** 2 * fahrenheit) / btuPerHour, 5],
    ['m2K/W', 'm²·K/W', 1, 6],
  ),
  conductance: pair(['Btu/hF', 'Btu/(h·°F)', btuPerHour / fahrenheit, 0], ['W/K', 'W/K', 1, 0]),
  boilerSize: alike('BHP', 'BHP', 1, 0),
  money: alike('$', '$', 1, 0),
  heatPrice: pair(['$/MMBtu', '$/MMBtu', 1e-6 / btu, 2], ['$/GJ', '$/GJ', 1e-9, 2]),
  electricityPrice: alike('$/kWh', '$/kWh', 1 / 3.6e6, 4),
  carbonPrice: alike('$/t', '$/t', 1e-3, 2),
  /** Mass of an emission for the heat of the fuel. */
  emission: pair(['lb/MMBtu', 'lb/MMBtu', (1e-6 * pound) / btu, 3], ['g/GJ', 'g/GJ', 1e-12, 1]),
  hoursOfYear: alike('h/yr', 'h/yr', 1, 0),
  years: alike('yr', 'yr', 1, 0),
  /** Air at the state at which it enters, such as through the intake of a machine. */
  actualAirflow: pair(['CFM', 'CFM', foot ** 3 / minute, 0], ['m3/s', 'm³/s', 1, 2]),
  pumpPressure: pair(['psi', 'psi', psi, 0], ['bar', 'bar', 1e5, 1]),
  /** Power and energy of electricity. */
  power: alike('kW', 'kW', 1e3, 1),
  electricEnergy: alike('kWh', 'kWh', 3.6e6, 0),
  /** Change of a power with the temperature, over the power. */
  powerSlope: pair(['%/F', '%/°F', 1e-2 / fahrenheit, 2], ['%/K', '%/K', 1e-2, 2]),
  demandPrice: alike('$/kW', '$/kW·mo', 1e-3, 2),
  carbonIntensity: alike('kg/kWh', 'kg/kWh', 1 / 3.6e6, 3),
  /** Water that is bought and sprayed [m3/s], [m3], [1/m3], and what is dissolved in it. */
  sprayFlow: pair(['gph', 'gal/h', gallon / hour, 1], ['L/h', 'L/h', 1e-3 / hour, 1]),
  waterVolume: pair(['kgal', 'kgal', 1e3 * gallon, 1], ['m3', 'm³', 1, 0]),
  waterPrice: pair(['$/kgal', '$/kgal', 1e-3 / gallon, 2], ['$/m3', '$/m³', 1, 2]),
  dissolved: alike('mg/L', 'mg/L', 1e-3, 0),
  /** A mole fraction of traces. */
  traces: alike('ppm', 'ppm', 1e-6, 1),
  dropletSize: alike('µm', 'µm', 1e-6, 1),
  time: alike('s', 's', 1, 2),
  /** Turns of a shaft over time. */
  turns: { SI: 'rpm', IP: 'rpm', units: { rpm: unit('rpm', 1 / minute, 0), '1/s': unit('1/s', 1, 2) } },
  /** Gases: thinner than liquids by a thousand times. */
  molarMass: pair(['lb/lbmol', 'lb/lbmol', 1e-3, 3], ['g/mol', 'g/mol', 1e-3, 3]),
  gasDensity: pair(['lb/ft3', 'lb/ft³', pound / foot ** 3, 4], ['kg/m3', 'kg/m³', 1, 4]),
  gasViscosity: alike('µPas', 'µPa·s', 1e-6, 2),
  /** By the volume at the reference state of the system: 60 °F or 15 °C, one atmosphere. */
  heatingValue: pair(['Btu/scf', 'Btu/scf', btu / foot ** 3, 1], ['MJ/m3', 'MJ/m³', 1e6, 3]),
  /** Drop of a stream of a plant, and levels of sound over 1 pW or 20 uPa. */
  /** Of machines and plots. */
  plantLength: pair(['ft', 'ft', foot, 1], ['m', 'm', 1, 2]),
  processDrop: pair(['psi', 'psi', psi, 2], ['kPa', 'kPa', 1e3, 1]),
  soundLevel: alike('dB', 'dB', 1, 0),
  finDensity: pair(['fins/in', 'fins/in', 1 / inch, 1], ['fins/m', 'fins/m', 1, 0]),
})

/** A quantity of the table. */
export type Quantity = keyof typeof quantities

/** A unit of a quantity. */
export type UnitId<Q extends Quantity = Quantity> = Q extends Quantity
  ? keyof (typeof quantities)[Q]['units'] & string
  : never

/** The two systems of units that the product shows. */
export type UnitSystem = 'IP' | 'SI'
