/** Combustion, flue gas and stack losses, compared with separate balances and programs of the US DOE. */
import {
  carbonFactor,
  combustion,
  cooledGas,
  flueGasProperties,
  fuelFacts,
  publishedCarbonFactor,
  stackLoss,
  traceAcidDewPoint,
} from '../../../engine/combustion'
import { acidDewPoint, waterDewPoint } from '../../../engine/fluids'
import acids from '../../reference/acidDewPoints.json'
import carbon from '../../reference/carbonFactors.json'
import table from '../../reference/combustion.json'
import doeCondensing from '../../reference/doeCondensing.json'
import doe from '../../reference/doeStackEfficiency.json'
import cooling from '../../reference/flueGasCooling.json'
import properties from '../../reference/flueGasProperties.json'
import stack from '../../reference/stackLoss.json'
import { byNames, givenFuels, namedRows, referenceAir, referenceFuel } from '../referenceFuels'
import type { Comparison } from './comparison'

type Row = Record<string, number> & { fuel: never }
const fuelOf = (row: Row) => referenceFuel(row.fuel as string)
const rowsOf = (given: { columns: readonly string[]; rows: readonly (readonly unknown[])[] }) => namedRows<Row>(given)

const burnt = rowsOf(table).map(row => ({
  row,
  found: combustion({
    fuel: fuelOf(row),
    air: { kind: 'excess', value: row.e! },
    humidity: row.W!,
    dryAir: referenceAir(row.air as unknown as string),
    pressure: row.p!,
    trioxideShare: row.so3_share!,
  }),
}))

const named = [
  ['x_CO2', 'Carbon dioxide'],
  ['x_H2O', 'Water vapor'],
  ['x_O2', 'Oxygen'],
  ['x_N2', 'Nitrogen'],
  ['x_Ar', 'Argon'],
  ['x_SO2', 'Sulfur dioxide'],
] as const

const difference = (what: string, deviations: (number | undefined)[], within: number, note?: string): Comparison => ({
  what,
  within,
  isAbsolute: true,
  deviations: deviations.filter(each => each !== undefined),
  ...(note ? { note } : {}),
})

const relative = (what: string, deviations: (number | undefined)[], within: number, note?: string): Comparison => ({
  what,
  within,
  deviations: deviations.filter(each => each !== undefined),
  ...(note ? { note } : {}),
})

const over = (ours: number | undefined, theirs: number | null) =>
  ours === undefined || !theirs ? undefined : ours / theirs - 1
const less = (ours: number | undefined, theirs: number | null) =>
  ours === undefined || theirs === null ? undefined : ours - theirs

/** Combustion of 21 fuels in three kinds of air. */
export const burning: Comparison[] = [
  relative(
    'air, flue gas, water [kg/kg fuel]',
    burnt.flatMap(({ row, found }) => [
      over(found.oxygenNeeded, row.o2_stoich!),
      over(found.dryAir, row.air_dry!),
      over(found.wetAir, row.air_wet!),
      over(found.wetGas, row.gas_wet!),
      over(found.dryGas, row.gas_dry!),
      over(found.water, row.water!),
      over(found.molarMass * 1000, row.M!),
    ]),
    5e-5,
  ),
  difference(
    'mole fractions of the wet gas',
    burnt.flatMap(({ row, found }) => named.map(([key, gas]) => less(found.composition[gas] ?? 0, row[key]!))),
    1e-5,
  ),
  difference(
    'excess air from the oxygen of the dry gas',
    burnt.map(({ row }) =>
      less(
        combustion({
          fuel: fuelOf(row),
          air: { kind: 'dry-oxygen', value: row.xd_O2! },
          humidity: row.W!,
          dryAir: referenceAir(row.air as unknown as string),
        }).excessAir,
        row.e!,
      ),
    ),
    5e-6,
  ),
  difference(
    'dew point of water [K]',
    burnt.map(({ row, found }) => less(found.dewPoints.water, row.T_dew_water!)),
    0.02,
    'By IAPWS-IF97 here, IAPWS-95 there.',
  ),
  difference(
    'dew point of sulfuric acid, two formulas [K]',
    burnt.flatMap(({ row, found }) => [
      less(found.dewPoints.sulfuric?.verhoffBanchero, row.T_acid_VB!),
      less(found.dewPoints.sulfuric?.okkes, row.T_acid_Okkes!),
    ]),
    0.001,
  ),
]

/** Heating values of the fuels. */
export const heatingValues: Comparison[] = [
  relative(
    'heating values, higher and lower',
    Object.entries(givenFuels).flatMap(([name, { HHV, LHV }]) => {
      const found = fuelFacts(referenceFuel(name))
      return [over(found.higherHeatingValue, HHV), over(found.lowerHeatingValue, LHV)]
    }),
    1e-3,
    'Heats of formation of NASA here, of the Active Thermochemical Tables there; of oils and solids the higher value is given, and the lower compared.',
  ),
  relative(
    'carbon dioxide for heat, by the carbon of the fuel',
    carbon.rows.flatMap(([, , , fuel, own]) =>
      typeof fuel !== 'string' || !(fuel in givenFuels)
        ? []
        : [over(carbonFactor(fuelFacts(referenceFuel(fuel))), own as number)],
    ),
    1e-3,
  ),
  relative(
    'carbon dioxide for heat, table of the authorities',
    carbon.rows.map(([name, , factor]) => over(publishedCarbonFactor(name as string), factor as number)),
    1e-7,
  ),
]

/** Acid dew points by formulas. */
export const acidRows: Comparison[] = [
  difference(
    'water [K]',
    rowsOf(acids).map(row => less(waterDewPoint(row.x_H2O!, row.p!), row.T_water!)),
    0.02,
    'By IAPWS-IF97 here, IAPWS-95 there.',
  ),
  difference(
    'sulfuric acid, two formulas [K]',
    rowsOf(acids).flatMap(row => {
      const found = acidDewPoint(row.x_H2O!, row.ppm_SO3! * 1e-6, row.p!)
      return [less(found.verhoffBanchero, row.T_VB!), less(found.okkes, row.T_Okkes!)]
    }),
    1e-4,
  ),
  difference(
    'hydrochloric, hydrobromic, nitric and sulfurous acid [K]',
    rowsOf(acids).flatMap(row =>
      (
        [
          ['hydrochloric', 'HCl'],
          ['hydrobromic', 'HBr'],
          ['nitric', 'HNO3'],
          ['sulfurous', 'SO2'],
        ] as const
      ).map(([acid, key]) =>
        less(traceAcidDewPoint(acid, row.x_H2O!, row[`ppm_${key}`]! * 1e-6, row.p!), row[`T_${key}`]!),
      ),
    ),
    1e-4,
  ),
]

const gasOf = (row: Row) =>
  combustion({
    fuel: fuelOf(row),
    air: { kind: 'excess', value: row.e! },
    humidity: row.W!,
    pressure: row.p ?? 101_325,
  })

const states = rowsOf(properties).map(row => ({ row, found: flueGasProperties(gasOf(row).composition) }))

/** Properties of flue gas from 300 to 1500 K. */
export const flueGasStates: Comparison[] = [
  relative(
    'heat capacity',
    states.map(({ row, found }) => over(found.cp(row.T!), row.cp!)),
    1e-3,
  ),
  relative(
    'enthalpy above 25 °C',
    states.map(({ row, found }) => over(found.h(row.T!), row.h!)),
    1e-3,
  ),
  relative(
    'density',
    states.map(({ row, found }) => over(found.rho(row.T!, 101_325), row.rho_ideal!)),
    1e-4,
  ),
  relative(
    'density, against GERG-2008',
    states.map(({ row, found }) => over(found.rho(row.T!, 101_325), row.rho_gerg!)),
    2.5e-3,
    'Theirs leaves out the sulfur dioxide, which makes the gas of coal 0.2 % lighter.',
  ),
  relative(
    'heat capacity, against GERG-2008',
    states.map(({ row, found }) => over(found.cp(row.T!), row.cp_gerg!)),
    5e-3,
  ),
  relative(
    'viscosity',
    states.map(({ row, found }) => over(found.mu(row.T!), row.mu!)),
    0.02,
  ),
  relative(
    'conductivity',
    states.map(({ row, found }) => over(found.k(row.T!), row.k!)),
    0.03,
  ),
]

const losses = rowsOf(stack).map(row => ({ row, found: stackLoss(gasOf(row), row.T_stack!, row.T_air!) }))

/** Stack losses, and the heat recovered by cooling the flue gas. */
export const stackRows: Comparison[] = [
  relative(
    'losses: dry gas, moisture of fuel, moisture of air',
    losses.flatMap(({ row, found }) => [
      over(found.dryGas, row.loss_dry!),
      over(found.fuelMoisture, row.loss_fuel_moisture!),
      over(found.airMoisture, row.loss_air_moisture!),
    ]),
    5e-3,
  ),
  difference(
    'efficiency, by the higher and by the lower heating value',
    losses.flatMap(({ row, found }) => [
      less(found.efficiency, row.eta_HHV!),
      less(found.lowerEfficiency, row.eta_LHV!),
    ]),
    5e-4,
  ),
  relative(
    'heat of flue gas cooled, with its condensate',
    rowsOf(cooling).map(row => over(cooledGas(gasOf(row), row.T1!, row.T2!).heat, row.Q!)),
    3e-3,
  ),
  relative(
    'condensate',
    rowsOf(cooling)
      .filter(row => row.condensate! > 0 && row.T2! < row.T_dew! - 3)
      .map(row => over(cooledGas(gasOf(row), row.T1!, row.T2!).condensate, row.condensate!)),
    5e-3,
  ),
]

const doeFuels = doe.fuels as unknown as Record<string, Record<string, number>>
const ambientRows = rowsOf(doe).filter(row => row.T_air === row.T_ambient)
const doeEfficiency = (row: Row) => {
  const composition = byNames(doeFuels[row.fuel as string]!)
  const gas = combustion({ fuel: { kind: 'gas', composition }, air: { kind: 'excess', value: row.e! }, humidity: 0 })
  return stackLoss(gas, row.T_flue!, row.T_ambient!).efficiency
}

const condensedDoe = rowsOf(doeCondensing).map(row => {
  const composition = byNames(doeFuels[row.fuel as string]!)
  const gas = combustion({
    fuel: { kind: 'gas', composition },
    air: { kind: 'excess', value: row.excess_air_doe! },
    humidity: 0,
  })
  const { heat, condensate, latentShare } = cooledGas(gas, row.T_in!, row.T_out!)
  const fuelFlow = row.heat_input! / gas.fuel.higherHeatingValue
  return {
    row,
    share: condensate / gas.water,
    latent: heat * latentShare * fuelFlow,
    sensible: heat * (1 - latentShare) * fuelFlow,
  }
})

/** Comparisons with programs of the US Department of Energy. */
export const energyDepartment: Comparison[] = [
  difference(
    'efficiency, against their program',
    ambientRows.map(row => doeEfficiency(row) - row.efficiency_doe!),
    0.01,
    'Theirs takes the mean of two heat capacities and another latent heat, which makes it lower by up to 0.2 points.',
  ),
  difference(
    'efficiency, against the exact one',
    ambientRows.map(row => less(doeEfficiency(row), row.efficiency_own!)),
    1e-3,
  ),
  relative(
    'condensed share, against their rule',
    condensedDoe.map(({ row, share }) => over(share, row.condensed_doe!)),
    0.12,
    'A rule of thumb; equilibrium condenses 4 % more in the mean.',
  ),
  relative(
    'condensed share, latent and sensible heat, against equilibrium',
    condensedDoe.flatMap(({ row, share, latent, sensible }) => [
      over(share, row.condensed_own!),
      over(latent, row.Q_latent_own!),
      over(sensible, row.Q_sensible_own!),
    ]),
    5e-3,
  ),
]
