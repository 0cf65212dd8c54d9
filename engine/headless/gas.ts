/** `gas`: a gas mixture, or the flue gas of a fuel, at a temperature and a pressure, with its dew points. */
import { type AcidBands, traceAcidBands } from '../combustion/dewPoints'
import { EngineError } from '../errors'
import type { FluidState } from '../fluids/fluid'
import { acidDewPoint, burn, gasFuel, waterDewPoint } from '../fluids/gas/flueGas'
import { compressibility, realGasNotices } from '../fluids/gas/realGas'
import { gasMixture } from '../fluids/gases'
import { type FuelReference, fuelGas, massFractions, relativeDensity } from '../gases'
import type { Warning } from '../warnings'
import { numbersOf, objectWith, textOf } from './fields'
import { gasShares } from './names'

const numbers = ['T', 'p', 'excess', 'humidity', 'trioxide', 'hydrogenBromide', 'nitricAcid'] as const

/** The state of a gas mixture; dew points [K] are present where there is water, and trioxide. */
export interface GasAnswer extends FluidState {
  composition: Readonly<Record<string, number>>
  /** Molar mass under both of its names [kg/mol]. */
  molarMass: number
  M: number
  /** Compressibility factor. */
  Z: number
  /** Prandtl number. */
  Pr?: number
  /** Mass fractions, and the density over that of air as ideal gases. */
  mass: Readonly<Record<string, number>>
  relativeDensity: number
  /** Ratio of the heat capacities at constant pressure and volume. */
  gamma?: number
  /** Lower and higher heating value of the fuel, or of a mixture that burns [J/kg]. */
  LHV?: number
  HHV?: number
  /** The same by volume of the ideal gas at 15 °C and one atmosphere, and the gross Wobbe index [J/m3]. */
  LHVVolume?: number
  HHVVolume?: number
  wobbe?: number
  /** Given where the gas is not close to ideal. */
  warnings?: Warning[]
  waterDewPoint?: number
  acidDewPoint?: number
  /** Dew points of other acids with their bands. */
  acids?: AcidBands
}

/**
 * A gas mixture, or the flue gas of a fuel.
 *
 * @param line  T [K], p [Pa] and either `composition`, also called `mixture` (shares of gases by formula or name, on
 *              the `basis` mole or mass), or `fuel` (mole fractions) with `excess` air [-] and the `humidity` of the
 *              air [kg/kg]; for the dew point of sulfuric acid the mole fraction of `trioxide`, for those of
 *              hydrobromic and nitric acid `hydrogenBromide` and `nitricAcid`
 * @returns     the state in SI, its Prandtl number `Pr`, the ratio `gamma` of its heat capacities, its compressibility
 *              factor `Z` with a warning (`REAL_GAS`) where that is beyond 0.98 to 1.02, the molar mass `M` [kg/mol], the
 *              composition by mole and, as `mass`, by mass, the `relativeDensity` to air, and the dew points [K] of water
 *              and, the higher of two correlations, of the acid; as `acids` those of sulfurous, hydrochloric, hydrobromic and
 *              nitric acid with the band in which each is known; of a fuel or a mixture that burns the heating values
 *              `LHV` and `HHV` [J/kg], by volume at 15 °C [J/m3], and the gross Wobbe index
 *
 * Valid as `gasMixture` and `burn`.
 *
 * Source: see `gasMixture`, `burn`, `fuelGas`, `waterDewPoint`, `acidDewPoint` and `traceAcidBands`.
 */
export function gas(line: unknown): GasAnswer {
  const input = objectWith(line, [...numbers, 'composition', 'mixture', 'fuel', 'basis'])
  const { T, p, excess = 0, humidity = 0, trioxide, ...traces } = numbersOf(input, numbers)
  if (T === undefined || p === undefined) throw new EngineError('invalid-input', 'give T and p', {})
  const given = [input.composition, input.mixture, input.fuel].filter(each => each !== undefined)
  if (given.length !== 1) throw new EngineError('invalid-input', 'give either a mixture or a fuel', {})
  const basis = textOf(input, 'basis') ?? 'mole'
  if (basis !== 'mole' && basis !== 'mass')
    throw new EngineError('invalid-input', 'the basis is mole or mass', { basis })
  const isFuel = input.fuel !== undefined
  const asked = gasShares(given[0])
  const fluid = isFuel ? gasMixture(burn(gasFuel(asked), excess, humidity).composition) : gasMixture(asked, basis)
  const water = fluid.composition['Water vapor'] ?? 0
  const state = fluid.state({ T, p })
  const { cp, cv, mu, k } = state
  const Z = compressibility(T, p, state.rho, fluid.molarMass)
  const warnings = realGasNotices(Z, 'p')
  const acids = traceAcidBands(fluid.composition, p, traces)
  return {
    ...state,
    Z,
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(cp && mu && k ? { Pr: (cp * mu) / k } : {}),
    ...(cp && cv ? { gamma: cp / cv } : {}),
    M: fluid.molarMass,
    composition: fluid.composition,
    molarMass: fluid.molarMass,
    mass: massFractions(fluid.composition),
    relativeDensity: relativeDensity(isFuel ? asked : fluid.composition),
    ...heatingValues(isFuel ? asked : fluid.composition),
    // Ice is not considered: dew points of water are given only above 0 °C.
    ...(water * p > 611.213 ? { waterDewPoint: waterDewPoint(water, p) } : {}),
    ...(water > 0 && trioxide !== undefined ? { acidDewPoint: acidDewPoint(water, trioxide, p).higher } : {}),
    ...(Object.keys(acids).length > 0 ? { acids } : {}),
  }
}

/** Volumes of gas are metered at this state [K], [Pa]. */
const metered: FuelReference = { T: 288.15, p: 101_325 }

/** Heating values of a mixture that burns; absent for one that does not burn, or whose values are unknown. */
function heatingValues(
  composition: Readonly<Record<string, number>>,
): Pick<GasAnswer, 'LHV' | 'HHV' | 'LHVVolume' | 'HHVVolume' | 'wobbe'> {
  const fuel = fuelGas(composition, metered)
  if (!fuel) return {}
  const { lower: LHV, higher: HHV, lowerByVolume: LHVVolume, higherByVolume: HHVVolume, wobbe } = fuel
  return { LHV, HHV, LHVVolume, HHVVolume, wobbe }
}
