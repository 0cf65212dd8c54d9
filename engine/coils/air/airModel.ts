import { type AirSurface, schmidtRadiusRatio } from '../../airside'
import { EngineError } from '../../errors'
import { dryAirMassFlow } from '../../fluids/airflow'
import { type AirProperties, moistAir } from '../../fluids/moistAir'
import { type Circuits, type CoilSize, circuits, coilSize } from '../../geometry'
import { conductivity, finMaterial, type Material, tubeMaterial } from '../../materials'
import { standardAirDensity } from '../../units'
import { airPressureOf, checkVelocity } from '../checks/checkCoil'
import { wettestAir } from '../checks/coilBounds'
import type { CoilInput } from '../coil'
import { coilSurface } from './coilSurface'

/** The air side of a coil, with its geometry and materials; the same whatever fluid flows in the tubes. SI. */
export interface AirModel {
  input: CoilInput
  size: CoilSize
  /** The fin surface with its method. */
  surface: AirSurface
  circuits: Circuits
  entering: AirProperties
  airPressure: number
  dryAirFlow: number
  /** The solver looks for condensation. */
  maySweat: boolean
  tube: Material
  fin: Material
  finConductivity: number
  radiusRatio: number
  /** Fouling and coating on the outside [m2 K/W on the outside area]; fouling inside; bond on the tube outside. */
  outsideFouling: number
  insideFouling: number
  bond: number
}

/**
 * Turns the air side of a coil input into the model that a solver works on.
 *
 * @param input  a checked coil input, SI
 * @param fluid  lowest temperature of the fluid, or of a heating coil the highest [K]
 * @returns derived geometry, circuits, entering air, flow and material data, SI
 *
 * Valid for inputs that `checkCoil` accepts; refuses an airflow that gives an impossible face velocity, an impossible
 * humidity, and a method that does not belong to the surface.
 *
 * Source: geometry; moist air of ASHRAE Fundamentals, chapter 1.
 */
export function airModel(input: CoilInput, fluid: number): AirModel {
  const { air, geometry, resistances = {} } = input
  const size = coilSize(geometry)
  const p = airPressureOf(air.pressure)
  const entering = enteringAir(input, p)
  checkMoisture(entering)
  const dryAirFlow = dryAirMassFlow({ flow: air.flow, specificVolume: entering.v, humidityRatio: entering.W })
  checkVelocity('face', dryAirFlow / standardAirDensity / size.faceArea, 'air.flow.value')
  const fin = finMaterial(geometry.finMaterial)
  const coats = [geometry.coating, fin.coat].reduce(
    (sum, coat) => sum + (coat ? coat.thickness / coat.conductivity : 0),
    0,
  )
  return {
    input,
    size,
    surface: coilSurface(input, size),
    circuits: circuits({ ...geometry, tubesHigh: size.tubesHigh }),
    entering,
    airPressure: p,
    dryAirFlow,
    // No surface is colder than the coldest fluid: where that is above the dew point of the air, nothing condenses.
    maySweat: input.surfaceCondition === 'Wet' && fluid < Math.min(air.dryBulb, entering.Tdp),
    tube: tubeMaterial(geometry.tubeMaterial),
    fin,
    finConductivity: conductivity(fin, (air.dryBulb + fluid) / 2),
    radiusRatio: schmidtRadiusRatio({
      ...geometry,
      collarDiameter: size.collarDiameter,
      pattern: geometry.tubePattern,
    }),
    outsideFouling: (resistances.outsideFouling ?? 0) + coats,
    insideFouling: resistances.insideFouling ?? 0,
    bond: resistances.bond ?? 0,
  }
}

/** The entering air; an impossible humidity is an error of that field. */
function enteringAir({ air }: CoilInput, p: number): AirProperties {
  try {
    return moistAir({ T: air.dryBulb, p, ...moistureOf(air.humidity) })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError('invalid-input', error.message, { path: 'air.humidity.value', value: air.humidity.value })
  }
}

function checkMoisture({ W }: AirProperties): void {
  if (W <= wettestAir) return
  throw new EngineError('invalid-input', `${W.toPrecision(3)} kg/kg entering is wetter than ${wettestAir} kg/kg`, {
    path: 'air.humidity.value',
    value: W,
    max: wettestAir,
    quantity: 'humidityRatio',
  })
}

function moistureOf(humidity: CoilInput['air']['humidity']): { Twb: number } | { RH: number } | { W: number } {
  if (humidity.kind === 'wet-bulb') return { Twb: humidity.value }
  if (humidity.kind === 'relative-humidity') return { RH: humidity.value }
  return { W: humidity.value }
}
