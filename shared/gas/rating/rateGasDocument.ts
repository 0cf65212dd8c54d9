/** The whole rating of a gas of the document: sheet, gas beside it, dew points, burning, table, fit. */
import { EngineError } from '../../../engine/errors'
import { gasMixture } from '../../../engine/fluids'
import { curveFit, gasSheet } from '../../../engine/gases'
import type { GasInput } from '../document/gasDocument'
import type { GasRating, GasSheetRow } from '../document/gasRating'
import { gasName } from '../facts/gasName'
import { checkGas } from './checkGas'
import { compositionOf, refusalAt } from './compositionOf'
import { describeGas, dewPointsOf, possible } from './describeGas'
import { coilNotices, noticesOf } from './notices'
import { rateCoil } from './rateCoil'

type Fluid = ReturnType<typeof gasMixture>

/** Values that a fit is made through. */
const fitPoints = 25

/** Throws an `EngineError` whose `path` is the field to mend. */
export function rateGasDocument(input: GasInput): GasRating {
  checkGas(input)
  const { state, combustion: burning } = input
  const { composition, temperature, flow } = compositionOf(input)
  const asked = { temperature, pressure: state.pressure, burning }
  const name = gasName(input)
  const mixture = gasMixture(composition, 'mole', name)
  const sheet = stated(mixture, temperature, state.pressure)
  const other = input.beside && besideOf(input.beside.composition)
  const beside = input.beside && other && describeGas(input.beside.name, other.composition, asked)
  const table = tableOf(input, temperature, mixture, other)
  const found = {
    ...describeGas(name, composition, asked),
    sheet,
    ...(beside ? { beside } : {}),
    dewPoints: dewPointsOf(composition, state.pressure, state),
    ...(flow === undefined ? {} : { mixed: { temperature, flow } }),
    table: { along: input.table.along, rows: table.rows, besideRows: table.besideRows },
    fit: fitOf(input, mixture, other),
  }
  const coil = input.coil && rateCoil(input.coil, { composition, ...asked, trioxide: state.trioxide })
  const missing = { table: input.table.points - table.rows.length, beside: beside !== undefined && !beside.sheet }
  return {
    ...found,
    ...(coil ? { coil, methods: coil.methods } : {}),
    warnings: [...(coil ? coilNotices(coil, input.coil?.limits.heat) : []), ...noticesOf(found, composition, missing)],
  }
}

/** The sheet of the state; a refusal says what to change. */
function stated(gas: Fluid, T: number, p: number): GasSheetRow {
  try {
    return gasSheet(gas, T, p)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const [path, message] = refusals[String(error.inputs.limit)] ?? tooDense
    throw new EngineError(error.code, message, { path })
  }
}

const tooDense = [
  'state.pressure',
  'The gas is too dense here for its equation: lower the pressure, or state it warmer.',
] as const

/** By the limit that the engine names: the field to change, and a sentence. */
const refusals: Readonly<Record<string, readonly [path: string, message: string]>> = {
  'vapor pressure': [
    'state.temperature',
    'The gas condenses at this temperature and pressure: state it warmer, or lower the pressure.',
  ],
  'highest pressure': ['state.pressure', 'The pressure is beyond what is known of this gas: lower it.'],
  'lowest temperature': ['state.temperature', 'The temperature is below what is known of this gas: raise it.'],
  'highest temperature': ['state.temperature', 'The temperature is above what is known of this gas: lower it.'],
}

/** The gas beside, as it was saved. */
function besideOf(composition: Readonly<Record<string, number>>): Fluid {
  try {
    return gasMixture(composition, 'mole', 'the gas beside')
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw refusalAt('beside.composition', error)
  }
}

const stepsFrom = (from: number, to: number, points: number) =>
  Array.from({ length: points }, (_, at) => from + ((to - from) * at) / (points - 1))

function tableOf({ table, state }: GasInput, temperature: number, gas: Fluid, other: Fluid | undefined) {
  const states = stepsFrom(table.from, table.to, table.points).map(value =>
    table.along === 'temperature' ? ([value, state.pressure] as const) : ([temperature, value] as const),
  )
  const rowsOf = (fluid: Fluid) => states.flatMap(([T, p]) => possible(() => gasSheet(fluid, T, p)) ?? [])
  return { rows: rowsOf(gas), besideRows: other ? rowsOf(other) : [] }
}

function fitOf({ fit, state }: GasInput, gas: Fluid, other: Fluid | undefined): GasRating['fit'] {
  const { property, order } = fit
  const T = stepsFrom(fit.from, fit.to, fitPoints)
  const values = T.map(each => {
    const row = possible(() => gasSheet(gas, each, state.pressure))
    if (row) return row[property]
    throw new EngineError('out-of-range', 'The gas cannot be at every temperature of the fit: begin it warmer.', {
      path: 'fit.from',
    })
  })
  const { coefficients, points, largest, mean } = curveFit(T, values, order)
  return {
    ...{ property, order, coefficients: [...coefficients], points: [...points], largest, mean },
    beside: other
      ? T.flatMap(each => {
          const row = possible(() => gasSheet(other, each, state.pressure))
          return row ? [{ T: each, value: row[property] }] : []
        })
      : [],
    lower: order > 1 ? curveFit(T, values, order - 1).points.map(({ error }) => error) : [],
  }
}
