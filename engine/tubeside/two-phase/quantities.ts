/**
 * Names, units and meanings of the inputs of two-phase correlations, each defined once so that all use the same words.
 */
import type { CorrelationInput } from '../../correlation'

const all = {
  massFlux: ['kg/s m2', 'mass flow of both phases over the cross-section of the tube'],
  quality: ['-', 'mass share of vapor, 0 to 1'],
  diameter: ['m', 'inside diameter of the tube'],
  liquidDensity: ['kg/m3', 'density of the saturated liquid'],
  vapourDensity: ['kg/m3', 'density of the saturated vapor'],
  liquidViscosity: ['Pa s', 'viscosity of the saturated liquid'],
  vapourViscosity: ['Pa s', 'viscosity of the saturated vapor'],
  liquidConductivity: ['W/m K', 'thermal conductivity of the saturated liquid'],
  vapourConductivity: ['W/m K', 'thermal conductivity of the saturated vapor'],
  liquidHeatCapacity: ['J/kg K', 'heat capacity of the saturated liquid at constant pressure'],
  vapourHeatCapacity: ['J/kg K', 'heat capacity of the saturated vapor at constant pressure'],
  latentHeat: ['J/kg', 'heat of evaporation'],
  surfaceTension: ['N/m', 'surface tension'],
  pressure: ['Pa', 'absolute pressure'],
  criticalPressure: ['Pa', 'critical pressure'],
  molarMass: ['kg/mol', 'molar mass'],
  saturationTemperature: ['K', 'saturation temperature'],
  heatFlux: ['W/m2', 'heat flux at the inside wall, positive'],
  wallDifference: ['K', 'difference between the wall and the saturation temperature, positive'],
  roughness: ['m', 'roughness of the wall; a smooth tube if left out'],
  evenTransition: ['-', '1 to go evenly from laminar to turbulent, for solvers; 0, the step as published, if left out'],
  horizontal: ['-', '1 for a horizontal tube, whose liquid may lie at the bottom; 0 or left out for a vertical one'],
  angle: ['rad', 'inclination, upward flow positive; horizontal if left out'],
  saturationPressureDifference: ['Pa', 'saturation pressure at the wall temperature less the pressure'],
  fins: ['-', 'fins around the tube'],
  finHeight: ['m', 'height of the fins'],
  helixAngle: ['rad', 'angle of the fins to the axis'],
  apexAngle: ['rad', 'angle at the tip of a fin'],
  tapePitch: ['m', 'length of tape for a turn by 180 degrees'],
} as const

/** Names of the quantities that are known at a place in a tube. */
export const sharedQuantities: readonly string[] = Object.keys(all)

/** Name of a quantity shared by the two-phase correlations. */
export type Quantity = keyof typeof all

/** Values by name, in the units of the table. */
export type Given<Name extends Quantity, Optional extends Quantity = never> = Record<Name, number> &
  Partial<Record<Optional, number>>

/**
 * Inputs of a correlation from the table of shared quantities.
 *
 * @param names     required inputs
 * @param optional  optional inputs
 * @returns         name, unit and meaning of each
 *
 * Source: definition.
 */
export function quantities<Name extends Quantity>(
  names: readonly Name[],
  optional: readonly Name[] = [],
): CorrelationInput<Name>[] {
  const entry = (name: Name, left: boolean) => {
    const [unit, meaning] = all[name]
    return { name, unit, meaning, ...(left && { optional: true }) }
  }
  return [...names.map(name => entry(name, false)), ...optional.map(name => entry(name, true))]
}

/** Every shared quantity at one place of a tube. */
export type FlowInputs = Record<Quantity, number> & {
  fluidFactor?: number
  hydrocarbon?: number
  vertical?: number
}
