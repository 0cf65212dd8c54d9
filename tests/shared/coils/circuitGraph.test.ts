import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestCoil } from '../../../engine/circuitry/bundle'
import type { CoilInput } from '../../../engine/coils/coil'
import { circuitGraph } from '../../../shared/coils/document/circuitGraph'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { withoutDrawing } from '../../../shared/coils/document/withoutDrawing'
import { anyCircuits } from '../../support/anyCircuits'

describe('circuits in a document', () => {
  it('come back from JSON as they were', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        expect(circuitGraph.parse(JSON.parse(JSON.stringify(graph)))).toEqual(graph)
      }),
    )
  })

  it('are refused with unknown fields, half tubes, bends of one end, and beyond the largest coil', () => {
    const graph = {
      ...{ ...largestCoil, blanks: [], inlets: [], outlets: [], bends: [], junctions: [] },
    }
    const isRead = (rest: object) => circuitGraph.safeParse({ ...graph, ...rest }).success
    const end = { tube: 0, side: 'front' }
    expect(isRead({ inlets: [end], bends: [[end, end]] })).toBe(true)
    for (const wrong of [
      { colour: 'red' },
      { rows: 61 },
      { columns: 401 },
      { rows: 0 },
      { blanks: [0.5] },
      { blanks: [-1] },
      { inlets: [{ tube: 0, side: 'left' }] },
      { inlets: [{ ...end, colour: 'red' }] },
      { bends: [[end]] },
      { junctions: [{ from: [end] }] },
    ])
      expect(isRead(wrong)).toBe(false)
  })
})

it('a coil without its drawing keeps an arrangement that was given, and has none that was drawn', () => {
  const of = (arrangement: CoilInput['geometry']['arrangement']) =>
    withoutDrawing({ ...coolingExample, geometry: { ...coolingExample.geometry, arrangement } } as CoilInput).geometry
      .arrangement
  expect([of('counter'), of('user defined'), of(undefined)]).toEqual(['counter', undefined, undefined])
})
