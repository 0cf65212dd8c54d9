import type { BareCoil, CondenserCoil, EvaporatorCoil, SteamCoil } from '../../engine/coils/coil'
import { chilledWaterCoil } from './coils'

/** Coils with a phase change of the fluid, which several tests rate. */

const inch = 0.0254
const fahrenheit = (degrees: number) => (degrees + 459.67) / 1.8
const { air, geometry } = chilledWaterCoil

/** 3/8 in tube on 1 x 0.866 in centres, usual for refrigerant coils. */
const refrigerantTube = {
  tubeOutsideDiameter: 0.375 * inch,
  tubeWall: 0.012 * inch,
  transversePitch: inch,
  longitudinalPitch: 0.866 * inch,
}

/** A direct expansion coil: 2 000 SCFM at 80/67 F, face 20 x 30 in, 4 rows, R-410A at 45 F suction and 10 K superheat. */
export const evaporatorCoil: EvaporatorCoil = {
  coilType: 'EVAP',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  air: { ...air, flow: { basis: 'standard-volume', value: (2000 * 0.3048 ** 3) / 60 } },
  refrigerant: {
    name: 'R-410A',
    suctionTemperature: fahrenheit(45),
    inlet: { kind: 'liquid-temperature', value: fahrenheit(100) },
    given: { kind: 'superheat', value: 5 },
  },
  geometry: {
    ...geometry,
    ...refrigerantTube,
    finnedHeight: 20 * inch,
    finnedLength: 30 * inch,
    rows: 4,
    finPitch: inch / 12,
    circuiting: 0.5,
  },
}

/** An air-cooled condenser: 6 000 SCFM at 95 F, face 40 x 60 in, 3 rows, R-410A at 120 F, 5 K of subcooling. */
export const condenserCoil: CondenserCoil = {
  coilType: 'COND',
  application: 'Heating',
  surfaceCondition: 'Dry',
  air: {
    ...air,
    flow: { basis: 'standard-volume', value: (6000 * 0.3048 ** 3) / 60 },
    dryBulb: fahrenheit(95),
    humidity: { kind: 'relative-humidity', value: 0.4 },
  },
  refrigerant: {
    name: 'R-410A',
    at: { kind: 'dew-temperature', value: fahrenheit(120) },
    hotGasTemperature: fahrenheit(175),
    given: { kind: 'subcooling', value: 5 },
  },
  geometry: {
    ...geometry,
    ...refrigerantTube,
    finnedHeight: 40 * inch,
    finnedLength: 60 * inch,
    rows: 3,
    finPitch: inch / 14,
    circuiting: 0.4,
  },
}

/** A gas cooler for carbon dioxide at 100 bar. */
export const gasCooler: CondenserCoil = {
  ...condenserCoil,
  refrigerant: {
    name: 'R-744',
    at: { kind: 'pressure', value: 1e7 },
    hotGasTemperature: 383.15,
    given: { kind: 'leaving-temperature', value: 313.15 },
  },
}

/** A reheat coil that takes a given flow of hot gas. */
export const reheatCoil: CondenserCoil = {
  ...condenserCoil,
  coilType: 'REHEAT',
  air: { ...condenserCoil.air, dryBulb: 286.15, humidity: { kind: 'relative-humidity', value: 0.95 } },
  refrigerant: {
    name: 'R-410A',
    at: { kind: 'dew-temperature', value: 318.15 },
    hotGasTemperature: 343.15,
    given: { kind: 'mass-flow', value: 0.12 },
  },
  geometry: { ...condenserCoil.geometry, rows: 1 },
}

/** A steam coil of one row: 9 000 SCFM at 50 F, 5 psig. */
export const steamCoil: SteamCoil = {
  coilType: 'STEAM',
  application: 'Heating',
  surfaceCondition: 'Dry',
  air: { ...air, dryBulb: fahrenheit(50), humidity: { kind: 'relative-humidity', value: 0.4 } },
  steam: { pressure: 101_325 + 5 * 6894.757 },
  geometry: { ...geometry, rows: 1 },
}

/** A coil without a duty. */
export const bareCoil: BareCoil = {
  coilType: 'NONE',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  air,
  geometry,
}
