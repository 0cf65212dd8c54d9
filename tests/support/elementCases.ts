/** The reference cases of lumped coils, as models. */

import { graphOfOrders } from '../../engine/circuitry/branches'
import type { Bundle } from '../../engine/circuitry/bundle'
import type { CircuitGraph } from '../../engine/circuitry/circuits'
import type { ElementModel } from '../../engine/circuitry/optimise/elementModel'
import reference from '../reference/circuitOptimum.json'
import { bundleOf } from './circuits'

export interface ElementCase {
  name: string
  row: (typeof reference.rows)[number]
  model: ElementModel
  /** Lengths in transverse pitches, as the reference has them. */
  bundle: Bundle
  /** The tubes one after another, in as many circuits as the case has. */
  start: CircuitGraph
  pieces(order: readonly number[]): number[][]
}

export const elementCases: ElementCase[] = reference.rows.map((row, index) => {
  const { rows, cols: columns, circuits, ref } = row
  const each = (rows * columns) / circuits
  const pieces = (order: readonly number[]) =>
    Array.from({ length: circuits }, (_, circuit) => order.slice(circuit * each, (circuit + 1) * each))
  const tubes = Array.from({ length: rows * columns }, (_, tube) => tube)
  return {
    name: `case ${index}: ${rows} x ${columns}, ${circuits} circuits, ${row.mode}`,
    row,
    model: {
      ...{ rows, columns, airCapacity: row.C_air, airTemperature: row.T_air, conductance: row.UA },
      fluid: ref
        ? {
            ...{ kind: 'evaporator', massFlow: ref.m, saturation: ref.Ts, inletEnthalpy: ref.h_in },
            ...{ vapourEnthalpy: ref.hv, vapourHeatCapacity: ref.cv, vapourShare: ref.ratio },
          }
        : { kind: 'single-phase', capacity: row.C_fluid!, inlet: row.T_in! },
    },
    bundle: bundleOf(rows, columns, { transversePitch: 1, longitudinalPitch: 0.866, tubeOutsideDiameter: 0.4 }),
    start: graphOfOrders({ rows, columns }, pieces(tubes)),
    pieces,
  }
})
