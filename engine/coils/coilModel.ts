import { schmidtRadiusRatio } from '../airside'
import { EngineError } from '../errors'
import { dryAirMassFlow } from '../fluids/airflow'
import { type AirProperties, moistAir } from '../fluids/moistAir'
import { liquidWater } from '../fluids/water'
import { type Circuits, type CoilSize, circuits, coilSize } from '../geometry'
import { conductivity, finMaterial, type Material, tubeMaterial } from '../materials'
import { standardAirDensity } from '../units'
import { airPressureOf, checkVelocity } from './checkCoil'
import type { FluidCoil } from './coil'
import { wettestAir } from './coilBounds'

/** Pressure of the fluid where none is given [Pa]: a closed loop. */
const ordinaryFluidPressure = 500_000

/** Everything about a coil and its air that does not change while it is solved. SI. */
export interface CoilModel {
  input: FluidCoil
  size: CoilSize
  circuits: Circuits
  entering: AirProperties
  airPressure: number
  dryAirFlow: number
  fluidPressure: number
  fluidIn: number
  /** Condensation is looked for. */
  maySweat: boolean
  tube: Material
  fin: Material
  finConductivity: number
  radiusRatio: number
  /** Fouling on the outside [m2 K/W on the outside area]; fouling inside; bond on the tube outside. */
  outsideFouling: number
  insideFouling: number
  bond: number
}

/**
 * Turns a coil input into what the solver works on.
 *
 * @param input  a checked coil input, SI
 * @returns derived geometry, circuits, entering air, flows and material data, SI
 *
 * Valid for inputs that `checkCoil` accepts; refuses an airflow that gives an impossible face velocity.
 *
 * Source: geometry; moist air of ASHRAE Fundamentals, chapter 1.
 */
export function coilModel(input: FluidCoil): CoilModel {
  const { air, fluid, geometry, resistances = {} } = input
  const size = coilSize(geometry)
  const p = airPressureOf(air.pressure)
  const entering = enteringAir(input, p)
  checkMoisture(entering)
  const dryAirFlow = dryAirMassFlow({ flow: air.flow, specificVolume: entering.v })
  checkVelocity('face', dryAirFlow / standardAirDensity / size.faceArea, 'air.flow.value')
  const tube = tubeMaterial(geometry.tubeMaterial)
  const fin = finMaterial(geometry.finMaterial)
  const middle = (air.dryBulb + fluid.enteringTemperature) / 2
  return {
    input,
    size,
    circuits: circuits({ ...geometry, tubesHigh: size.tubesHigh }),
    entering,
    airPressure: p,
    dryAirFlow,
    fluidPressure: fluid.pressure ?? ordinaryFluidPressure,
    fluidIn: fluid.enteringTemperature,
    // No surface is colder than the entering fluid: below its dew point there is nothing to look for.
    maySweat: input.surfaceCondition === 'Wet' && fluid.enteringTemperature < Math.min(air.dryBulb, entering.Tdp),
    tube,
    fin,
    finConductivity: conductivity(fin, middle),
    radiusRatio: schmidtRadiusRatio({
      ...geometry,
      collarDiameter: size.collarDiameter,
      pattern: geometry.tubePattern,
    }),
    outsideFouling: resistances.outsideFouling ?? 0,
    insideFouling: resistances.insideFouling ?? 0,
    bond: resistances.bond ?? 0,
  }
}

/** The entering air; a humidity that no air has is a fault of that field. */
function enteringAir({ air }: FluidCoil, p: number): AirProperties {
  try {
    return moistAir({ T: air.dryBulb, p, ...moistureOf(air.humidity) })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError('invalid-input', error.message, { path: 'air.humidity.value', value: air.humidity.value })
  }
}

function checkMoisture({ W }: AirProperties): void {
  if (W <= wettestAir) return
  throw new EngineError('invalid-input', `${W.toPrecision(3)} kg/kg entering is wetter than ${wettestAir}`, {
    path: 'air.humidity.value',
    value: W,
    max: wettestAir,
    quantity: 'humidityRatio',
  })
}

function moistureOf(humidity: FluidCoil['air']['humidity']): { Twb: number } | { RH: number } | { W: number } {
  if (humidity.kind === 'wet-bulb') return { Twb: humidity.value }
  if (humidity.kind === 'relative-humidity') return { RH: humidity.value }
  return { W: humidity.value }
}

/**
 * Mass flow of the fluid where a flow is given.
 *
 * @param model  the coil
 * @returns mass flow [kg/s]; undefined where the leaving temperature is given instead
 *
 * Valid for checked inputs; volume counts at the entering temperature.
 *
 * Source: density of IAPWS-IF97.
 */
export function givenMassFlow(model: CoilModel): number | undefined {
  const { kind, value } = model.input.fluid.given
  if (kind === 'mass-flow') return value
  if (kind === 'volume-flow') return value * liquidWater(model.fluidIn, model.fluidPressure).rho
  return undefined
}
