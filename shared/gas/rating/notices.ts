/** The notices of a gas: where it would condense, what is dangerous in it, and how far the numbers hold. */
import { acidError } from '../../../engine/combustion/dewPoints'
import { realGasNotices } from '../../../engine/fluids/gas/realGas'
import type { Warning } from '../../../engine/warnings'
import type { GasRating } from '../document/gasRating'
import { ofDocument } from './rateCoil'

type Found = Omit<GasRating, 'warnings' | 'methods'>
type Shares = Readonly<Record<string, number>>

/** Above this, copper is attacked; the trade calls such gas sour [mol/mol]. */
const sour = 1e-4
/** Fuel and oxygen above these make a gas that may burn by itself [mol/mol]. */
const ownOxygen = 0.05
const ownFuel = 0.01
/** Above this flames lose heat by dissociation, which is not counted [K]. */
const dissociates = 2000
/** A fit with larger errors is told of [-]. */
const poorFit = 0.01

export function noticesOf(found: Found, composition: Shares, missing: { table: number; beside: boolean }): Warning[] {
  const { sheet, dewPoints, fit, burnt } = found
  const { sulfuric, sulfurous, hydrochloric, hydrobromic, nitric } = dewPoints
  const acid = highest(sulfuric, sulfurous?.T, hydrochloric, hydrobromic?.T, nitric?.T)
  const at = 'state.temperature'
  const below = (code: string, dew: number | undefined, what: string): Warning[] =>
    dew === undefined || sheet.T >= dew
      ? []
      : [
          {
            ...{ code, severity: 'warning', input: at, value: dew, limits: [0, sheet.T], quantity: 'temperature' },
            message: `${what} below ${dew.toFixed(1)} K, and the gas is stated at ${sheet.T.toFixed(1)} K: the properties are those of the gas alone.`,
          },
        ]
  return [
    ...below('WATER_CONDENSES', dewPoints.water, 'Water condenses'),
    ...below('ACID_CONDENSES', acid, 'Acid condenses'),
    ...when(acid !== undefined && sheet.T >= acid && sheet.T < acid + acidError, {
      ...{ code: 'ACID_NEAR', severity: 'info', input: at, value: sheet.T, quantity: 'temperature' },
      limits: [(acid ?? 0) + acidError, Number.MAX_VALUE],
      message: `The gas is stated at ${sheet.T.toFixed(1)} K, and acid condenses at ${(acid ?? 0).toFixed(1)} K within ${acidError} K: it may condense.`,
    }),
    ...below('GAS_CONDENSES', dewPoints.estimate, 'The gas itself begins to condense'),
    ...realGasNotices(sheet.Z, 'state.pressure'),
    ...when((composition['Hydrogen sulfide'] ?? 0) > sour, {
      ...{ code: 'SOUR_GAS', severity: 'info', input: 'gas.shares' },
      // Parts in a million, as the trade says it.
      value: 1e6 * (composition['Hydrogen sulfide'] ?? 0),
      message: `The gas has ${((composition['Hydrogen sulfide'] ?? 0) * 1e6).toFixed(0)} ppm of hydrogen sulfide.`,
    }),
    ...flammable(found, composition),
    ...when(burnt !== undefined && burnt.flame > dissociates, {
      ...{ code: 'DISSOCIATION', severity: 'info', input: 'combustion.excess', quantity: 'temperature' },
      value: burnt?.flame ?? 0,
      message: `The flame of ${(burnt?.flame ?? 0).toFixed(0)} K is without dissociation: the actual one is colder.`,
    }),
    ...when(fit.largest > poorFit, {
      ...{ code: 'FIT_POOR', severity: 'warning', input: 'fit.order', quantity: 'fraction', value: fit.largest },
      limits: [0, poorFit],
      message: `The fit is up to ${(100 * fit.largest).toFixed(1)} % off.`,
    }),
    ...when(missing.table > 0, {
      ...{ code: 'TABLE_PARTLY', severity: 'warning', input: 'table.to', quantity: 'count', value: missing.table },
      message: `${missing.table} states of the table are left out: the gas is too dense there, or beyond its temperatures.`,
    }),
    ...when(missing.beside, {
      ...{ code: 'BESIDE_REFUSED', severity: 'info', input: at },
      message: `${found.beside?.name} cannot be at this state.`,
    }),
  ]
}

/** What the engine says of a dry gas coil, with the paths of the document; a real gas is told of once. */
export function coilNotices({ warnings, heat }: { warnings: readonly Warning[]; heat: number }, least = 0): Warning[] {
  return [
    ...when(heat < least, {
      ...{ code: 'HEAT_LOW', severity: 'warning', input: 'coil.geometry.rows', value: heat, quantity: 'heatFlow' },
      limits: [least, Number.MAX_VALUE],
      message: `${heat.toPrecision(4)} W is below the ${least.toPrecision(4)} W that are asked for.`,
    }),
    ...warnings
      .filter(({ code }) => code !== 'REAL_GAS')
      .map(({ input, ...warning }) => ({ ...warning, ...(input === undefined ? {} : { input: ofDocument(input) }) })),
  ]
}

const when = (isSo: boolean, notice: Warning): Warning[] => (isSo ? [notice] : [])

function highest(...all: readonly (number | undefined)[]): number | undefined {
  const known = all.filter(each => each !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** That it burns is only told: limits of flammability are not worked out. */
function flammable({ heat }: Found, composition: Shares): Warning[] {
  if (!heat) return []
  const oxygen = composition.Oxygen ?? 0
  const burns = Object.entries(composition).reduce((sum, [gas, share]) => sum + (inert.includes(gas) ? 0 : share), 0)
  if (oxygen > ownOxygen && burns > ownFuel)
    return [
      {
        ...{ code: 'OWN_OXYGEN', severity: 'warning', input: 'gas.shares', quantity: 'fraction', value: oxygen },
        message: `The gas burns and has ${(100 * oxygen).toFixed(1)} % of oxygen: it may burn or explode without air.`,
      },
    ]
  return [{ code: 'FLAMMABLE', severity: 'info', message: 'The gas burns in air.', input: 'gas.shares' }]
}

const inert = [
  ...['Nitrogen', 'Carbon dioxide', 'Water vapor', 'Oxygen', 'Argon', 'Helium', 'Neon', 'Krypton', 'Xenon'],
  'Sulfur dioxide',
]
