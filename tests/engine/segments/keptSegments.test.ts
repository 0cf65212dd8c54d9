/** A coil that begins from the last settled one like it: the same answer, in fewer sweeps. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CoilRequest } from '../../../engine/coils'
import type { MarchableCoil } from '../../../engine/coils/streams/coilStream'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { rateSegments } from '../../../engine/segments/rateSegments'
import type { SegmentRating } from '../../../engine/segments/segmentRating'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { keptStates } from '../../support/keptStates'
import {
  gasCooler,
  glycolHeater,
  smallCondenser,
  smallEvaporator,
  smallSteam,
  waterCooler,
} from '../../support/segmentedExamples'
import { branch } from '../../support/serpentines'

const coils: [string, MarchableCoil][] = [
  ['water cooler', waterCooler],
  ['glycol heater', glycolHeater],
  ['evaporator', smallEvaporator],
  ['gas cooler', gasCooler],
]

/** The tubes of each row there and back, in two circuits, with two neighbours of one exchanged. */
const circuits = (rows: number, exchanged?: number) => {
  const half = (first: number) =>
    Array.from({ length: 2 * rows }, (_, at) => 4 * (rows - 1 - Math.floor(at / 2)) + first + (at % 2))
  const [one, other] = [half(0), half(2)]
  if (exchanged !== undefined) one.splice(exchanged, 2, one[exchanged + 1]!, one[exchanged]!)
  return { branches: [branch(one), branch(other)] }
}

/** Results that a person reads, each of which is compared by the whole of it. */
const figuresOf = ({ totalCapacity, sensibleCapacity, air, fluid }: SegmentRating) => ({
  ...{ totalCapacity, sensibleCapacity, flow: fluid.massFlow },
  ...{ airLeaves: air.leaving.dryBulb, humidity: air.leaving.humidityRatio, fluidLeaves: fluid.leaving.T },
  airDrop: air.pressureDrop,
  fluidDrop: fluid.pressureDrop.total,
})

function farthest(one: SegmentRating, other: SegmentRating): number {
  const [here, there] = [figuresOf(one), figuresOf(other)]
  const names = Object.keys(here) as (keyof typeof here)[]
  return Math.max(...names.map(name => Math.abs(here[name] / there[name] - 1)))
}

describe.each(coils)('a %s that is drawn or typed', (_, coil) => {
  const { rows } = coil.geometry
  it('has the same results from the coil before as from the beginning', () => {
    let sweeps = 0
    let fewer = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 * rows - 2 }),
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        fc.constantFrom('bend', 'flow of air', 'temperature of air'),
        (exchanged, more, warmer, what) => {
          const { air } = coil
          const next = {
            ...coil,
            air: {
              ...air,
              ...(what === 'flow of air' && { flow: { ...air.flow, value: air.flow.value * (1 + more) } }),
              ...(what === 'temperature of air' && { dryBulb: air.dryBulb + warmer }),
            },
          }
          const request = circuits(rows, what === 'bend' ? exchanged : undefined)
          const kept = keptStates()
          rateSegments(coil, circuits(rows), kept)
          const anew = rateSegments(next, request)
          const near = rateSegments(next, request, kept)
          expect(near.solution.converged).toBe(true)
          expect(farthest(near, anew)).toBeLessThan(1e-5)
          sweeps += anew.solution.sweeps
          fewer += near.solution.sweeps
        },
      ),
      { numRuns: 12, seed: 194, endOnFailure: true },
    )
    expect(fewer).toBeLessThan(0.85 * sweeps)
  })

  it('is solved from the beginning where it does not settle from the coil before', () => {
    const request = circuits(rows)
    const anew = rateSegments(coil, request)
    const kept = keptStates()
    rateSegments(coil, request, kept)
    const [[kind, state]] = [...kept.kept] as [[string, Float64Array]]
    const other = state.map((value, at) => (at < 5 ? value : 1e3 * Math.sin(at)))
    for (const poor of [other, state.map(() => Number.NaN), state.subarray(1)]) {
      kept.kept.set(kind, poor)
      expect(rateSegments(coil, request, kept)).toEqual(anew)
    }
  })

  it('is the same to the last digit without kept coils, whatever was solved before', () => {
    const request = circuits(rows)
    const anew = rateSegments(coil, request)
    const kept = keptStates()
    for (let exchanged = 0; exchanged < 3; exchanged++) rateSegments(coil, circuits(rows, exchanged), kept)
    expect(rateSegments(coil, request)).toEqual(anew)
  })
})

describe('circuits that are drawn', () => {
  it.each(['FLUID', 'EVAP'] as const)('settle in at most three fifths of the sweeps: %s', coilType => {
    const coil = exampleOf(coilType) as CoilRequest
    const { graph } = rateCircuits(coil)
    const kept = keptStates()
    const first = rateCircuits(coil, { isLive: true, kept }).solved!
    const again = rateCircuits({ ...coil, circuits: graph }, { isLive: true, kept }).solved!
    expect(again.solution.sweeps).toBeLessThan(0.6 * first.solution.sweeps)
  })

  it('begin anew where a refrigerant or steam condenses, and nothing is kept of them', () => {
    const kept = keptStates()
    for (const coil of [smallCondenser, smallSteam]) {
      const request = circuits(coil.geometry.rows)
      const anew = rateSegments(coil, request)
      rateSegments({ ...coil, air: { ...coil.air, dryBulb: coil.air.dryBulb + 0.1 } }, request, kept)
      expect(rateSegments(coil, request, kept)).toEqual(anew)
    }
    expect(kept.kept.size).toBe(0)
  })

  it('begin anew where the coil before has other tubes', () => {
    const kept = keptStates()
    rateSegments(waterCooler, circuits(4), kept)
    expect(kept.kept.size).toBe(1)
    const anew = rateSegments(glycolHeater, circuits(2))
    expect(rateSegments(glycolHeater, circuits(2), kept)).toEqual(anew)
    expect(kept.kept.size).toBe(2)
  })
})
