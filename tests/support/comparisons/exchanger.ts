/** Effectiveness of flow arrangements compared with ht, and of tube rows compared with a numerical solution. */
import * as engine from '../../../engine/exchanger'
import reference from '../../reference/effectiveness.json'
import multirow from '../../reference/multirowCrossFlow.json'
import type { Comparison } from './comparison'

type Relation = typeof engine.counterFlow
type Rows = readonly number[][]

/** Effectiveness minus that of the other library, for every row. */
function differences(what: string, rows: Rows, ours: (...row: number[]) => number, note?: string): Comparison {
  const deviations = rows.map(row => ours(...row) - row.at(-1)!)
  return { what, within: 5e-8, isAbsolute: true, deviations, ...(note && { note }) }
}

const plain = (what: string, rows: Rows, relation: Relation) =>
  differences(what, rows, (NTU, Cr) => relation({ NTU: NTU!, Cr: Cr! }).value)

/** Tables for one stream, whose capacity rate may be the larger one: then P = eps / R, with R above 1. */
const ofOneStream = (what: string, rows: Rows, relation: Relation, turned: Relation) =>
  differences(what, rows, (NTU, R) =>
    R! <= 1 ? relation({ NTU: NTU!, Cr: R! }).value : turned({ NTU: NTU! * R!, Cr: 1 / R! }).value / R!,
  )

function tubeRow(NTU: number, R: number, rows: number, passes: number): number {
  if (passes === 1) return engine.rowsInOnePass({ NTU, R, rows }).value
  if (passes === rows) return engine.rowsInCounterPasses({ NTU, R, rows }).value
  return engine.fourRowsInTwoPasses({ NTU, R }).value
}

const ends = ([hotIn, hotOut, coldIn, coldOut]: number[]) => ({
  hotIn: hotIn!,
  hotOut: hotOut!,
  coldIn: coldIn!,
  coldOut: coldOut!,
})
const factors = (what: string, rows: Rows, ours: (row: number[]) => number): Comparison => ({
  what,
  within: 5e-7,
  deviations: rows.map(row => ours(row) / row.at(-1)! - 1),
})

const { counterFlow, parallelFlow, crossFlowUnmixed, crossFlowSmallerMixed, crossFlowLargerMixed } = engine

export const exchangers: Comparison[] = [
  plain('counterflow', reference.counter, counterFlow),
  plain('parallel flow', reference.parallel, parallelFlow),
  plain('cross-flow, both unmixed', reference.unmixed, crossFlowUnmixed),
  plain('cross-flow, smaller mixed', reference.smallerMixed, crossFlowSmallerMixed),
  plain('cross-flow, larger mixed', reference.largerMixed, crossFlowLargerMixed),
  differences(
    'one stream at constant temperature',
    reference.boiler,
    NTU => crossFlowUnmixed({ NTU: NTU!, Cr: 0 }).value,
  ),
  ofOneStream('cross-flow, both mixed', reference.bothMixed, engine.crossFlowMixed, engine.crossFlowMixed),
  differences('rows in one pass and in counter passes', reference.rows, (NTU, R, rows, passes) =>
    tubeRow(NTU!, R!, rows!, passes!),
  ),
  plain('cross-flow by the usual approximation', reference.crossApproximate, engine.crossFlowApproximate),
  differences(
    'shells in series',
    reference.shellAndTube,
    (NTU, Cr, shells) => engine.shellAndTube({ NTU: NTU!, Cr: Cr!, shells: shells! }).value,
  ),
  ofOneStream('basicCounter', reference.basicCounter, counterFlow, counterFlow),
  ofOneStream('basicParallel', reference.basicParallel, parallelFlow, parallelFlow),
  ofOneStream('basicUnmixed', reference.basicUnmixed, crossFlowUnmixed, crossFlowUnmixed),
  ofOneStream('basicFirstMixed', reference.basicFirstMixed, crossFlowSmallerMixed, crossFlowLargerMixed),
  ofOneStream('basicSecondMixed', reference.basicSecondMixed, crossFlowLargerMixed, crossFlowSmallerMixed),
  differences(
    'basicApproximate',
    (reference.basicApproximate as number[][]).filter(([, R]) => R! <= 1),
    (NTU, R) => engine.crossFlowApproximate({ NTU: NTU!, Cr: R! }).value,
    'Up to equal capacity rates: the approximation is not symmetric, and above R = 1 the other library goes on with stream 1.',
  ),
  factors(
    'correction factor of Fakheri',
    reference.fakheri,
    row => engine.fakheri({ ...ends(row), shells: row[4]! }).value,
  ),
  factors(
    'correction factor of Roetzel and Nicole',
    reference.roetzelNicole,
    row => engine.roetzelNicole({ ...ends(row), passes: row[4]!, rows: row[5]! }).value,
  ),
  factors('mean temperature difference', reference.lmtd, row =>
    engine.meanTemperatureDifference({ ...ends(row), arrangement: row[4] === 1 ? 'counter' : 'parallel' }),
  ),
]

/** A coil of tube rows: rows, passes, NTU, Cr, side of the smaller rate, arrangement, effectiveness. */
export type Strip = [number, number, number, number, 'air' | 'tube', 'counter' | 'parallel', number]
export const strips = multirow.rows as Strip[]

/** Tube rows by closed forms and by collocation, compared with the strips. */
export const rowsAgainstStrips: Comparison = {
  what: 'rows and passes, counter and parallel',
  within: 2e-5,
  isAbsolute: true,
  deviations: strips.map(([rows, passes, NTU, Cr, side, arrangement, effectiveness]) => {
    // NTU and ratio of the air side: as given, or converted if the tube fluid has the smaller rate.
    const isAir = side === 'air'
    const inputs = { NTU: isAir ? NTU : NTU * Cr, R: isAir ? Cr : 1 / Cr, rows, passes }
    const { value } = engine.tubeRows({ ...inputs, parallel: arrangement === 'parallel' ? 1 : 0 })
    return value - (isAir ? effectiveness : effectiveness * Cr)
  }),
}
