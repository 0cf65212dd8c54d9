import { EngineError } from '../../errors'

/** A coil of one lumped element for each tube. */
export interface ElementModel {
  rows: number
  columns: number
  /** Heat capacity rate of the air by column [W/K]. */
  airCapacity: readonly number[]
  /** Temperature of the air that enters [K], and conductance of a tube [W/K]. */
  airTemperature: number
  conductance: number
  fluid: ElementFluid
}

/** The fluid of the whole coil, of which each circuit has an equal part. */
export type ElementFluid =
  /** Heat capacity rate [W/K], inlet temperature [K]. */
  | { kind: 'single-phase'; capacity: number; inlet: number }
  /**
   * Mass flow [kg/s]; saturation temperature [K]; enthalpies of the inlet and of saturated vapour [J/kg]; heat capacity
   * of the vapour [J/kg K], and its conductance over that of the boiling fluid [-].
   */
  | {
      kind: 'evaporator'
      massFlow: number
      saturation: number
      inletEnthalpy: number
      vapourEnthalpy: number
      vapourHeatCapacity: number
      vapourShare: number
    }

/** Change of a tube's heat flow, relative to the largest, at which the air is settled; most passes until then. */
const settled = 1e-13
const mostPasses = 500

/**
 * Capacity of circuits by one lumped element for each tube: fast, for the comparison of one order of tubes with another.
 *
 * @param model  air by column [W/K, K], conductance of a tube [W/K], fluid
 * @returns a function of the tubes of each circuit in the order of the flow, which gives the heat from the air to the
 *          fluid [W]
 *
 * Valid without pressure drop, for air that goes straight from row to row, and a fluid that is the same in all circuits.
 * Tubes of no circuit leave the air as it is. Values that are not positive are `not-positive`; air that does not settle is
 * `not-converged`.
 *
 * Source: effectiveness of an element at constant temperature on one side, derived; air by fixed point, row after row.
 */
export function elementModel(model: ElementModel): (orders: readonly (readonly number[])[]) => number {
  const { rows, columns, airCapacity, airTemperature, conductance, fluid } = model
  if (!(airCapacity.length === columns && airCapacity.every(each => each > 0) && conductance > 0))
    throw new EngineError(
      'not-positive',
      'each column has a positive heat capacity rate of its air, and tubes conduct',
      {
        airCapacity,
        conductance,
      },
    )
  const reachOf = (UA: number) => airCapacity.map(capacity => capacity * (1 - Math.exp(-UA / capacity)))
  const kappa = reachOf(conductance)
  const heat = new Float64Array(rows * columns)
  const airAt = (tube: number, column: number) => {
    let drop = 0
    for (let other = column; other < tube; other += columns) drop += heat[other]!
    return airTemperature - drop / airCapacity[column]!
  }
  const march =
    fluid.kind === 'single-phase'
      ? singlePhase(fluid, kappa, columns, airAt, heat)
      : evaporator(fluid, kappa, reachOf(conductance * fluid.vapourShare), columns, airAt, heat)
  return orders => {
    heat.fill(0)
    for (let pass = 0; pass < mostPasses; pass++) {
      let change = 0
      for (const order of orders) change = Math.max(change, march(order, orders.length))
      let [sum, largest] = [0, 0]
      for (const each of heat) {
        sum += each
        largest = Math.max(largest, Math.abs(each))
      }
      if (change <= settled * largest) return sum
    }
    throw new EngineError('not-converged', 'the air between the rows does not settle', {})
  }
}

/** One pass through a circuit: sets the heat of its tubes, and gives the largest change [W]. */
type March = (order: readonly number[], circuits: number) => number

function singlePhase(
  { capacity, inlet }: Extract<ElementFluid, { kind: 'single-phase' }>,
  kappa: readonly number[],
  columns: number,
  airAt: (tube: number, column: number) => number,
  heat: Float64Array,
): March {
  return (order, circuits) => {
    const C = capacity / circuits
    let T = inlet
    let change = 0
    for (const tube of order) {
      const column = tube % columns
      const air = airAt(tube, column)
      const out = air + (T - air) * Math.exp(-kappa[column]! / C)
      const Q = C * (out - T)
      change = Math.max(change, Math.abs(Q - heat[tube]!))
      heat[tube] = Q
      T = out
    }
    return change
  }
}

function evaporator(
  fluid: Extract<ElementFluid, { kind: 'evaporator' }>,
  kappa: readonly number[],
  vapourKappa: readonly number[],
  columns: number,
  airAt: (tube: number, column: number) => number,
  heat: Float64Array,
): March {
  const { massFlow, saturation, inletEnthalpy, vapourEnthalpy, vapourHeatCapacity: cv } = fluid
  return (order, circuits) => {
    const m = massFlow / circuits
    let h = inletEnthalpy
    let change = 0
    for (const tube of order) {
      const column = tube % columns
      const air = airAt(tube, column)
      // The share of the tube in which the fluid boils; in air colder than it, all.
      const boiling = kappa[column]! * (air - saturation)
      const share = h >= vapourEnthalpy ? 0 : boiling > 0 ? Math.min(1, ((vapourEnthalpy - h) * m) / boiling) : 1
      let out = h + (share * boiling) / m
      if (share < 1) {
        const T = saturation + (Math.max(h, vapourEnthalpy) - vapourEnthalpy) / cv
        const decay = Math.exp((-vapourKappa[column]! * (1 - share)) / (m * cv))
        out = vapourEnthalpy + cv * (air + (T - air) * decay - saturation)
      }
      const Q = m * (out - h)
      change = Math.max(change, Math.abs(Q - heat[tube]!))
      heat[tube] = Q
      h = out
    }
    return change
  }
}
