/** The gas that passes the fins: its state as it enters, its properties along the coil, its flow. */
import { type CoilFluid, coilFluid, fluidAt } from '../coils/tubes/coilFluid'
import { EngineError } from '../errors'
import { hotState } from '../fluids/fluid'
import { gasConstant } from '../fluids/gas/idealGas'
import { gasMixture } from '../fluids/gases'
import type { GasCoilInput } from './gasCoil'

/** Normal conditions of gas trade [K, Pa]. */
const normal = { T: 273.15, p: 101_325 } as const

/** The gas of a coil: properties at its entering pressure by `fluidAt`. */
export interface GasStream {
  properties: CoilFluid
  molarMass: number
  massFlow: number
  T: number
  p: number
}

/** Where the fluids of tubes name a field, the gas outside has its own. */
const paths: Readonly<Record<string, string>> = {
  'fluid.mixture': 'gas.composition',
  'fluid.pressure': 'gas.pressure',
}

/** An error of the fluids as an error of the field of this document. */
function named<T>(ask: () => T, otherwise: string): T {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const isPressure = 'p' in error.inputs && !('T' in error.inputs)
    const path = paths[String(error.inputs.path)] ?? (isPressure ? 'gas.pressure' : otherwise)
    throw new EngineError('invalid-input', error.message, { ...error.inputs, path })
  }
}

/**
 * The gas that enters a coil.
 *
 * @param gas  composition by mole, flow [kg/s or m3/s], temperature [K], pressure [Pa]
 * @returns    its properties along the isobar, molar mass [kg/mol], mass flow [kg/s], entering state
 *
 * Valid where the mixture is known as a gas: to 100 bar, unlike mixtures to a quarter of the critical density. Shares
 * that do not make 1, an unknown gas, a state that is a liquid or too dense are `invalid-input` with the path.
 *
 * Source: `gasMixture`; the normal volume by the ideal gas law.
 */
export function gasStream({ composition, flow, temperature: T, pressure: p }: GasCoilInput['gas']): GasStream {
  const name = 'the gas'
  const mixture = named(() => gasMixture(composition, 'mole', name), 'gas.composition')
  // Asked first: it knows why a state is refused, where the fitted properties only know that it is.
  named(() => mixture.hot.atTp(T, p, hotState()), 'gas.temperature')
  const properties = named(() => coilFluid({ name, mixture: composition, pressure: p }), 'gas.composition')
  const { molarMass } = mixture
  const massFlow = flow.value * perUnit(flow.basis, { properties, molarMass, T })
  return { properties, molarMass, massFlow, T, p }
}

/** Mass in a unit of the flow [kg/s per unit]. */
function perUnit(
  basis: GasCoilInput['gas']['flow']['basis'],
  { properties, molarMass, T }: Pick<GasStream, 'properties' | 'molarMass' | 'T'>,
): number {
  if (basis === 'mass') return 1
  return basis === 'actual-volume' ? fluidAt(properties, T).rho : normalDensity(molarMass)
}

/**
 * Density of a gas at normal conditions.
 *
 * @param molarMass  [kg/mol]
 * @returns          [kg/m3] at 0 °C and 101 325 Pa
 *
 * Valid as the convention of gas trade counts amounts: as an ideal gas, also where vapour would condense there.
 *
 * Source: ideal gas law; DIN 1343.
 */
export function normalDensity(molarMass: number): number {
  return (normal.p * molarMass) / (gasConstant * normal.T)
}

/**
 * Density of the gas at a place of the coil.
 *
 * @param stream  the gas
 * @param T       temperature [K]
 * @param p       pressure [Pa], near that of the entering gas
 * @returns       [kg/m3], by the compressibility at the entering pressure
 *
 * Valid for pressures within some per cent of the entering one.
 *
 * Source: definition of the compressibility.
 */
export function gasDensity({ properties, p: entering }: GasStream, T: number, p: number): number {
  return (fluidAt(properties, T).rho * p) / entering
}
