/** A bank of rows from its hot to its cold end: which heat makes the water end where it begins. */
import type { KnownLiquid } from './liquid'
import { risingRoot } from './risingRoot'
import { emptyRow, mostHeat, type Row, type RowModel, type RowWater, rowSolver } from './row'

/** A bank as it is marched. SI. */
export interface MarchModel extends RowModel {
  readonly water: Pick<KnownLiquid, 'temperature' | 'enthalpy'>
  readonly rows: number
  /** Rows that the water passes side by side. */
  readonly rowsPerPass: number
  readonly flow: 'counter' | 'parallel'
  readonly waterFlow: number
  readonly gasIn: number
  readonly vapourIn: number
  readonly waterIn: number
}

/** A bank in balance. */
export interface March {
  readonly rows: readonly Row[]
  readonly heat: number
  readonly gasOut: number
  readonly vapourOut: number
  readonly condensate: number
  /** On the scale of the gas [W]. */
  readonly condensateHeat: number
  readonly waterOut: number
  /** Most that the gas could have given [W]. */
  readonly most: number
  /** What is left of the balance of gas and water, over the heat [-]. */
  readonly residual: number
}

/** Of the most that the gas can give: what rows, and the whole, may be wrong by [-]. */
const rowTolerance = 1e-11
const tolerance = 1e-9

/**
 * A bank in balance.
 *
 * @param model  the bank and its ends
 * @param guess  about what share of the most it takes [-]
 * @returns      rows in the direction of the gas, heat [W], ends
 *
 * Valid for every bank of `RowModel`; a bank that takes nothing has a heat of 0.
 *
 * Source: balances of heat and vapour, row by row, by bracketed roots alone.
 */
export function march(model: MarchModel, guess = usualShare(model)): March {
  const most = mostHeat(model, model.gasIn, model.vapourIn, model.waterIn)
  const sweep = sweeper(model, most)
  let heat = 0
  if (model.flow === 'parallel') heat = sweep(0)
  else if (most > 0) heat = risingRoot(each => each - sweep(each), 0, most, guess * most, 1.5, tolerance * most)
  const rows: Row[] = []
  const found = sweep(heat, rows)
  const last = rows.at(-1)!
  const begins = model.water.enthalpy(model.waterIn)
  return {
    rows,
    heat: found,
    gasOut: last.gasOut,
    vapourOut: last.vapourOut,
    condensate: rows.reduce((sum, row) => sum + row.condensate, 0),
    condensateHeat: rows.reduce((sum, row) => sum + row.condensateHeat, 0),
    waterOut: model.water.temperature(begins + found / model.waterFlow),
    most,
    residual: model.flow === 'parallel' || most === 0 ? 0 : Math.abs(heat - found) / most,
  }
}

/** The heat of all rows where that which the water takes is as given; rows are written down where somebody asks. */
function sweeper(model: MarchModel, most: number): (heat: number, into?: Row[]) => number {
  const { rows: count, rowsPerPass, flow, waterFlow, water, gas } = model
  const solve = rowSolver(model)
  const begins = water.enthalpy(model.waterIn)
  const before = new Float64Array(count)
  const parts = partsOf(model)
  const of: RowWater = { massFlow: waterFlow / rowsPerPass, parts, known: 'leaving', enthalpy: 0, least: begins }
  let [T, Y, sum, change] = [0, 0, 0, 1]
  let written: Row[] | undefined

  function meet(index: number): void {
    const guess = before[index]! > 0 ? before[index]! * change : index > 0 ? before[index - 1]! : most / count / 2
    const row = parts === 1 ? solve(T, Y, of, guess, rowTolerance * most) : inParts(guess)
    if (before[index]! > 0 && row.heat > 0) change = row.heat / before[index]!
    before[index] = row.heat
    T = row.gasOut
    Y = row.vapourOut
    sum += row.heat
    written?.push({ ...row })
  }

  /** A row part by part along its water, each in the gas that comes to all. */
  function inParts(guess: number): Row {
    const whole = emptyRow()
    let enthalpy = 0
    const from = of.enthalpy
    for (let part = 0; part < parts; part++) {
      const one = solve(T, Y, of, part === 0 ? guess : whole.heat * (parts / part), rowTolerance * most)
      for (const name of Object.keys(whole) as (keyof Row)[]) whole[name] += one[name] / parts
      enthalpy += (gas.dryEnthalpy(one.gasOut) + one.vapourOut * gas.vapourEnthalpy(one.gasOut)) / parts
      const change = one.heat / (parts * of.massFlow)
      of.enthalpy = of.known === 'leaving' ? Math.max(of.least, of.enthalpy - change) : of.enthalpy + change
    }
    whole.gasOut = gas.temperature(enthalpy, whole.vapourOut)
    const ends = [water.temperature(from), water.temperature(of.enthalpy)]
    ;[whole.waterIn, whole.waterOut] = [Math.min(...ends), Math.max(...ends)]
    return whole
  }

  /** Rows side by side, whose water enters alike: its enthalpy is looked for where it is not known. */
  function passOf(first: number, leaving: number): void {
    const [T0, Y0, sum0] = [T, Y, sum]
    const keep = written
    const through = (entering: number) => {
      ;[T, Y, sum] = [T0, Y0, sum0]
      for (let index = first; index < first + rowsPerPass; index++) {
        of.enthalpy = entering
        meet(index)
      }
      return entering + (sum - sum0) / waterFlow
    }
    written = undefined
    const entering = risingRoot(
      each => through(each) - leaving,
      begins,
      Math.max(begins, leaving),
      leaving,
      0.7,
      (rowTolerance * 10 * most) / waterFlow,
    )
    written = keep
    through(entering)
  }

  return (heat, into) => {
    ;[T, Y, sum, change] = [model.gasIn, model.vapourIn, 0, 1]
    written = into
    let enthalpy = flow === 'counter' ? begins + heat / waterFlow : begins
    of.known = flow === 'counter' && rowsPerPass === 1 ? 'leaving' : 'entering'
    for (let first = 0; first < count; first += rowsPerPass) {
      const passed = sum
      if (flow === 'counter' && rowsPerPass > 1) passOf(first, enthalpy)
      else {
        for (let index = first; index < first + rowsPerPass; index++) {
          of.enthalpy = enthalpy
          meet(index)
        }
      }
      const change = (sum - passed) / waterFlow
      enthalpy = flow === 'counter' ? Math.max(begins, enthalpy - change) : enthalpy + change
    }
    return sum
  }
}

/** About what share of the most that it can give the gas gives: to rows without dirt, in counterflow [-]. */
function usualShare(model: MarchModel): number {
  if (model.gas.saturation(model.waterIn) < model.vapourIn) return usualCondensing
  const { units, carried } = dryRow(model)
  const [through, ratio] = [usualFinEfficiency * units * model.rows, carried / model.rowsPerPass]
  if (Math.abs(ratio - 1) < 1e-3) return through / (1 + through)
  const left = Math.exp(-through * Math.abs(1 - ratio))
  return ratio < 1 ? (1 - left) / (1 - ratio * left) : (1 - left) / (ratio - left)
}

/** Of a row without what condenses: film over what the gas carries, and that over what its water carries [-]. */
function dryRow(model: MarchModel) {
  const { gas, dryFlow, gasIn, vapourIn, waterIn, waterFlow, water } = model
  const ofGas = dryFlow * gas.heatCapacity(gasIn, vapourIn)
  const ofWater = (water.enthalpy(waterIn + 1) - water.enthalpy(waterIn)) * (waterFlow / model.rowsPerPass)
  return { units: (model.film(gasIn, vapourIn, gasIn) * model.area) / ofGas, carried: ofGas / ofWater }
}

/** Efficiency of the whole outside, fins and tubes; share that gas gives which may condense [-]. */
const usualFinEfficiency = 0.75
const usualCondensing = 0.5

/** A part of a row warms its water by no more than about this times what the gas has over it [-]. */
const partsEach = 4
const mostParts = 12

/**
 * In how many parts along its water a row is taken: in one, unless little water meets much gas, or gas that is about to
 * condense. A row then has more than one answer to where its water leaves.
 */
function partsOf(model: MarchModel): number {
  const { units, carried: dry } = dryRow(model)
  const carried = dry * condensingFactor(model)
  return Math.min(mostParts, Math.max(1, Math.ceil((-Math.expm1(-units) * carried) / partsEach)))
}

/** Heat of a kelvin with what condenses in it, over that without, where it is most: at the dew point. */
function condensingFactor({ gas, gasIn, vapourIn, waterIn }: MarchModel): number {
  if (gas.saturation(waterIn) >= vapourIn) return 1
  let [low, high] = [waterIn, gasIn]
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2
    if (gas.saturation(middle) < vapourIn) low = middle
    else high = middle
  }
  const slope = (vapourIn - gas.saturation(low - 2)) / 2
  return 1 + (slope * (gas.vapourEnthalpy(low) - gas.liquidEnthalpy(low))) / gas.heatCapacity(low, vapourIn)
}
