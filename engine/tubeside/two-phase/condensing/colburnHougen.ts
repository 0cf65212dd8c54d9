import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'pressure' | 'latentHeat' | 'vapourHeatCapacity' | 'molarMass'> & {
  gasCoefficient: number
  gasHeatCapacity: number
  lewis: number
  sherwood: number
  gasTemperature: number
  interfaceTemperature: number
  vapourPressure: number
  interfacePressure: number
}

/**
 * What passes through the film of a gas to a surface on which its vapour condenses, without checks, for solvers.
 *
 * @param h           coefficient of vapour and gas without condensing [W/m2 K]
 * @param latent      heat of what condenses by a unit of transfer [W/m2]
 * @param cooling     heat capacity of that vapour over h, by a unit of transfer [-]
 * @param holds       a quarter of the Sherwood number, at least 1 [-]
 * @param difference  bulk less surface [K]
 * @param ratio       pressure of the gas at the surface over that of the bulk [-]
 * @returns           heat flux [W/m2]
 *
 * Valid as `colburnHougen`.
 *
 * Source: see there.
 */
export function throughGas(
  h: number,
  latent: number,
  cooling: number,
  holds: number,
  difference: number,
  ratio: number,
): number {
  const units = unitsOf(ratio, holds)
  const a = cooling * units
  return h * (a < 1e-8 ? 1 + a / 2 : -a / Math.expm1(-a)) * difference + latent * units
}

/**
 * What passes by a unit of transfer, as mass passes like heat.
 *
 * @param h         coefficient of vapour and gas without condensing [W/m2 K]
 * @param capacity  their heat capacity [J/mol K]
 * @param lewis     diffusivity of heat over that of the vapour [-]
 * @returns         flux [mol/m2 s]
 *
 * Valid for Prandtl and Schmidt numbers from 0.6 on.
 *
 * Source: T. H. Chilton, A. P. Colburn, Ind. Eng. Chem. 26 (1934) 1183-1187.
 */
export function transferOf(h: number, capacity: number, lewis: number): number {
  return (h / capacity) * lewis ** (-2 / 3)
}

/**
 * Units of transfer for a ratio of the gas's pressures: its logarithm, by the theory of the film. Where the flux is large that would
 * gather more gas at the surface than a tube holds: from one unit on the ratio grows at most with the flux.
 */
function unitsOf(ratio: number, holds: number): number {
  const units = Math.log(ratio)
  return units <= 1 ? units : Math.max(units, ratio / (Math.E * holds))
}

/**
 * Heat to a surface on which a vapour condenses out of a gas.
 *
 * @param input  pressures of vapour in the bulk and at the surface, temperatures of both, coefficient of vapour and gas without
 * condensing, their heat capacity by mole, Lewis and Sherwood numbers; latent heat, heat capacity and molar mass of the vapour, SI
 * @returns      heat flux [W/m2]
 *
 * Valid for a vapour that is saturated at the surface; mass passes as heat does, with the film that the flux draws out after
 * Stefan and Ackermann.
 *
 * Source: A. P. Colburn, O. A. Hougen, Ind. Eng. Chem. 26 (1934) 1178-1182; T. H. Chilton, A. P. Colburn, Ind. Eng. Chem. 26 (1934)
 * 1183-1187; G. Ackermann, VDI-Forschungsheft 382 (1937).
 */
export function colburnHougen(input: Inputs): number {
  const { gasCoefficient: h, gasHeatCapacity, lewis, pressure, molarMass, latentHeat } = input
  const transfer = transferOf(h, gasHeatCapacity, lewis)
  return throughGas(
    h,
    transfer * molarMass * latentHeat,
    (transfer * molarMass * input.vapourHeatCapacity) / h,
    Math.max(1, input.sherwood / 4),
    input.gasTemperature - input.interfaceTemperature,
    (pressure - input.interfacePressure) / (pressure - input.vapourPressure),
  )
}

/** Descriptor for the registry. */
export const colburnHougenCorrelation = described<keyof Inputs>({
  id: 'colburn-hougen',
  kind: 'two-phase flow',
  authors: 'Colburn, Hougen',
  year: 1934,
  title: 'Condensation out of a gas: heat and vapor to the surface of the condensate',
  inputs: [
    ...quantities(['pressure', 'latentHeat', 'vapourHeatCapacity', 'molarMass']),
    { name: 'gasCoefficient', unit: 'W/m2 K', meaning: 'coefficient of vapor and gas without condensing' },
    { name: 'gasHeatCapacity', unit: 'J/mol K', meaning: 'heat capacity of vapor and gas by mole' },
    { name: 'lewis', unit: '-', meaning: 'diffusivity of heat over that of the vapor' },
    { name: 'sherwood', unit: '-', meaning: 'number of mass transfer in the tube' },
    { name: 'gasTemperature', unit: 'K', meaning: 'temperature of vapor and gas' },
    { name: 'interfaceTemperature', unit: 'K', meaning: 'temperature of the surface of the condensate' },
    { name: 'vapourPressure', unit: 'Pa', meaning: 'partial pressure of the vapor' },
    { name: 'interfacePressure', unit: 'Pa', meaning: 'partial pressure of the vapor at that surface' },
  ],
  validity: {},
  accuracy: 'that of the coefficient of the gas, about 10 %, and of its diffusivity, about 5 %',
  source: 'A. P. Colburn, O. A. Hougen, Ind. Eng. Chem. 26 (1934) 1178-1182.',
  formula: colburnHougen,
  mayBeZero: ['interfacePressure'],
})
