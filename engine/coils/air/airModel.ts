import { EngineError } from '../../errors'
import { dryAirMassFlow } from '../../fluids/airflow'
import { type AirProperties, moistAir } from '../../fluids/moistAir'
import { coilSize } from '../../geometry'
import { standardAirDensity } from '../../units'
import { airPressureOf, checkVelocity } from '../checks/checkCoil'
import { wettestAir } from '../checks/coilBounds'
import type { CoilInput } from '../coil'
import { type SurfaceModel, surfaceModel } from './surfaceModel'

/** The air side of a coil, with its geometry and materials; the same whatever fluid flows in the tubes. SI. */
export interface AirModel extends SurfaceModel {
  input: CoilInput
  entering: AirProperties
  airPressure: number
  dryAirFlow: number
  /** The solver looks for condensation. */
  maySweat: boolean
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
  const { air } = input
  const size = coilSize(input.geometry)
  const p = airPressureOf(air.pressure)
  const entering = enteringAir(input, p)
  checkMoisture(entering)
  const dryAirFlow = dryAirMassFlow({ flow: air.flow, specificVolume: entering.v, humidityRatio: entering.W })
  checkVelocity('face', dryAirFlow / standardAirDensity / size.faceArea, 'air.flow.value')
  return {
    ...surfaceModel(input, size, (air.dryBulb + fluid) / 2),
    input,
    entering,
    airPressure: p,
    dryAirFlow,
    // No surface is colder than the coldest fluid: where that is above the dew point of the air, nothing condenses.
    maySweat: input.surfaceCondition === 'Wet' && fluid < Math.min(air.dryBulb, entering.Tdp),
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
