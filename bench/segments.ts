/** Coils tube by tube, beside the yardstick of the same run. */
import type { Branch } from '../engine/circuitry/circuits'
import type { EvaporatorCoil, FluidCoil } from '../engine/coils/coil'
import { rateCoil } from '../engine/coils/rateCoil'
import { rateSegments } from '../engine/segments/rateSegments'
import { coolingExample } from '../shared/coils/document/exampleCoil'
import { evaporator } from './coils'
import { benchOperations } from './operations'

/** Circuits of some columns each, from the last row to the first and back. */
function circuits(rows: number, columns: number, width: number): Branch[] {
  return Array.from({ length: columns / width }, (_, circuit) => {
    const tubes = Array.from({ length: width }, (_, step) => circuit * width + step).flatMap((column, step) => {
      const down = Array.from({ length: rows }, (_, row) => (rows - 1 - row) * columns + column)
      return step % 2 === 0 ? down : down.reverse()
    })
    return { tubes, directions: tubes.map((_, index) => (index % 2 === 0 ? 1 : -1)), from: [] }
  })
}

const water: FluidCoil = {
  ...(coolingExample as FluidCoil),
  geometry: {
    ...(coolingExample as FluidCoil).geometry,
    ...{ finnedHeight: 24 * 0.0381, transversePitch: 0.0381, rows: 6, circuiting: 1 },
  },
}
const boiling = evaporator as EvaporatorCoil
const given = { kind: 'mass-flow', value: rateCoil(boiling).fluid.massFlow } as const
const fed: EvaporatorCoil = { ...boiling, refrigerant: { ...boiling.refrigerant, given } }

/** No two in a row ask the same: air of a little more or less heat. */
let step = 0
const varied = <Coil extends FluidCoil | EvaporatorCoil>(coil: Coil): Coil => ({
  ...coil,
  air: { ...coil.air, dryBulb: coil.air.dryBulb + (step++ % 64) / 100 },
})
const columns = { water: 24, evaporator: Math.round(boiling.geometry.finnedHeight / boiling.geometry.transversePitch) }

const operations: Record<string, () => unknown> = {
  'water coil of 6 x 24 tubes, 5 segments each': () =>
    rateSegments(varied(water), { branches: circuits(6, columns.water, 1), segments: 5 }),
  'evaporator of 4 x 24 tubes, 10 segments each': () =>
    rateSegments(varied(fed), { branches: circuits(4, columns.evaporator, 2), segments: 10 }),
  'the same, with its superheat held': () =>
    rateSegments(varied(boiling), { branches: circuits(4, columns.evaporator, 2), segments: 10 }),
}

export const benchSegments = (): void => benchOperations('Coils tube by tube', operations)
