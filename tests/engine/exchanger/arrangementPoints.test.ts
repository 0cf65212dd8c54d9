/**
 * Values for every arrangement by its name in the registry, effectiveness and correction factor on the mean difference
 * of counterflow: closed forms as printed by Kays and London, and rows of tubes by the matrix exponential of their heat
 * balances.
 */
import { expect, it } from 'vitest'
import { correlationOf } from '../../../engine/correlations'

type Point = [id: string, inputs: Record<string, number>, value: number]

const points: Point[] = [
  ['effectiveness-counter', { NTU: 1.3, Cr: 0.6 }, 0.63032368],
  ['factor-counter', { NTU: 1.3, Cr: 0.6 }, 1.0],
  ['effectiveness-counter', { NTU: 3.5, Cr: 0.9 }, 0.807346847],
  ['factor-counter', { NTU: 3.5, Cr: 0.9 }, 1.0],
  ['effectiveness-parallel', { NTU: 1.3, Cr: 0.6 }, 0.546918617],
  ['factor-parallel', { NTU: 1.3, Cr: 0.6 }, 0.757618456],
  ['effectiveness-parallel', { NTU: 3.5, Cr: 0.9 }, 0.525634725],
  ['factor-parallel', { NTU: 3.5, Cr: 0.9 }, 0.300250538],
  ['effectiveness-cross-unmixed', { NTU: 1.3, Cr: 0.6 }, 0.601814427],
  ['factor-cross-unmixed', { NTU: 1.3, Cr: 0.6 }, 0.909322197],
  ['effectiveness-cross-unmixed', { NTU: 3.5, Cr: 0.9 }, 0.732346069],
  ['factor-cross-unmixed', { NTU: 3.5, Cr: 0.9 }, 0.691030605],
  ['effectiveness-cross-approximate', { NTU: 1.3, Cr: 0.6 }, 0.60151924],
  ['factor-cross-approximate', { NTU: 1.3, Cr: 0.6 }, 0.908430111],
  ['effectiveness-cross-approximate', { NTU: 3.5, Cr: 0.9 }, 0.735454873],
  ['factor-cross-approximate', { NTU: 3.5, Cr: 0.9 }, 0.700863142],
  ['effectiveness-cross-cmax-mixed', { NTU: 1.3, Cr: 0.6 }, 0.589488622],
  ['factor-cross-cmax-mixed', { NTU: 1.3, Cr: 0.6 }, 0.872828288],
  ['effectiveness-cross-cmax-mixed', { NTU: 3.5, Cr: 0.9 }, 0.646921349],
  ['factor-cross-cmax-mixed', { NTU: 3.5, Cr: 0.9 }, 0.480691666],
  ['effectiveness-cross-cmin-mixed', { NTU: 1.3, Cr: 0.6 }, 0.594509019],
  ['factor-cross-cmin-mixed', { NTU: 1.3, Cr: 0.6 }, 0.887507952],
  ['effectiveness-cross-cmin-mixed', { NTU: 3.5, Cr: 0.9 }, 0.65475385],
  ['factor-cross-cmin-mixed', { NTU: 3.5, Cr: 0.9 }, 0.496165181],
  ['effectiveness-cross-mixed', { NTU: 1.3, Cr: 0.6 }, 0.583689144],
  ['factor-cross-mixed', { NTU: 1.3, Cr: 0.6 }, 0.856176226],
  ['effectiveness-cross-mixed', { NTU: 3.5, Cr: 0.9 }, 0.5932194],
  ['factor-cross-mixed', { NTU: 3.5, Cr: 0.9 }, 0.388947655],
  ['effectiveness-counter', { NTU: 2, Cr: 1 }, 0.666666667],
  ['factor-counter', { NTU: 2, Cr: 1 }, 1.0],
  ['effectiveness-shell-tube', { NTU: 1.3, Cr: 0.6, shells: 1 }, 0.584381015],
  ['factor-shell-tube', { NTU: 1.3, Cr: 0.6, shells: 1 }, 0.858145894],
  ['effectiveness-shell-tube', { NTU: 2.4, Cr: 0.9, shells: 2 }, 0.687424222],
  ['factor-shell-tube', { NTU: 2.4, Cr: 0.9, shells: 2 }, 0.828280284],
  ['effectiveness-shell-tube', { NTU: 2, Cr: 1, shells: 3 }, 0.650829935],
  ['factor-shell-tube', { NTU: 2, Cr: 1, shells: 3 }, 0.93196697],
  ['effectiveness-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 1 }, 0.552658954],
  ['factor-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 1 }, 0.87574988],
  ['effectiveness-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 2 }, 0.560750788],
  ['factor-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 2 }, 0.900675504],
  ['effectiveness-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 3 }, 0.562257249],
  ['factor-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 3 }, 0.90539245],
  ['effectiveness-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 4 }, 0.562784944],
  ['factor-rows-one-pass', { NTU: 1.2, R: 0.7, rows: 4 }, 0.907050522],
  ['effectiveness-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 2 }, 0.601049464],
  ['factor-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 2 }, 0.940626813],
  ['effectiveness-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 3 }, 0.61011535],
  ['factor-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 3 }, 0.972476602],
  ['effectiveness-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 4 }, 0.613331984],
  ['factor-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 4 }, 0.984065412],
  ['effectiveness-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 5 }, 0.614893884],
  ['factor-rows-counter-passes', { NTU: 1.4, R: 0.8, rows: 5 }, 0.989748655],
  ['effectiveness-four-rows-two-passes', { NTU: 1.4, R: 0.8 }, 0.60314089],
  ['factor-four-rows-two-passes', { NTU: 1.4, R: 0.8 }, 0.947870105],
  ['effectiveness-tube-rows', { NTU: 1.4, R: 0.8, rows: 6, passes: 3, parallel: 0 }, 0.61077042],
  ['factor-tube-rows', { NTU: 1.4, R: 0.8, rows: 6, passes: 3, parallel: 0 }, 0.974824175],
  ['effectiveness-tube-rows', { NTU: 1.4, R: 0.8, rows: 6, passes: 6, parallel: 0 }, 0.615733899],
  ['factor-tube-rows', { NTU: 1.4, R: 0.8, rows: 6, passes: 6, parallel: 0 }, 0.99282053],
  ['effectiveness-tube-rows', { NTU: 1.4, R: 0.8, rows: 4, passes: 4, parallel: 1 }, 0.512656098],
  ['factor-tube-rows', { NTU: 1.4, R: 0.8, rows: 4, passes: 4, parallel: 1 }, 0.681931494],
  ['effectiveness-tube-rows', { NTU: 1.4, R: 0.8, rows: 8, passes: 2, parallel: 1 }, 0.518692805],
  ['factor-tube-rows', { NTU: 1.4, R: 0.8, rows: 8, passes: 2, parallel: 1 }, 0.697086907],
  ['fakheri', { hotIn: 373.15, hotOut: 333.15, coldIn: 293.15, coldOut: 318.15, shells: 1 }, 0.9192752],
  ['fakheri', { hotIn: 403.15, hotOut: 318.15, coldIn: 293.15, coldOut: 363.15, shells: 2 }, 0.669665397],
  ['fakheri', { hotIn: 360, hotOut: 330, coldIn: 300, coldOut: 330, shells: 1 }, 0.802278162],
  ['log-mean-difference', { hotIn: 373.15, hotOut: 333.15, coldIn: 293.15, coldOut: 318.15 }, 47.102604034],
  [
    'log-mean-difference',
    { hotIn: 373.15, hotOut: 333.15, coldIn: 293.15, coldOut: 318.15, parallel: 1 },
    38.829698374,
  ],
  // Printed in the examples of ht 1.0.7.
  ['roetzel-nicole', { hotIn: 125, hotOut: 45, coldIn: 25, coldOut: 95, rows: 4 }, 0.5505093604],
]

it.each(points)('%s at %j is %d', (id, inputs, value) => {
  expect(Math.abs(correlationOf(id).evaluate(inputs).value / value - 1)).toBeLessThan(1e-6)
})
