import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../../engine/circuitry/branches'
import { circuitFiles, kindOfText, readCircuits, writeCircuits } from '../../../shared/circuitry/files/circuitsText'
import { anyCircuits } from '../../support/anyCircuits'

const size = { rows: 2, columns: 4 }
const told = (kind: 'json' | 'lists' | 'feeding', text: string) =>
  readCircuits(kind, text, size).findings.map(({ message }) => message)

describe('files of circuits', () => {
  it('give back the circuits that were written, and are known by their text', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        for (const kind of Object.keys(circuitFiles) as (keyof typeof circuitFiles)[]) {
          const written = writeCircuits(kind, graph)
          if ('reason' in written) {
            expect([kind, graph.junctions.length > 0]).toEqual(['lists', true])
            continue
          }
          expect(kindOfText(written.text)).toBe(kind)
          expect(canonical(readCircuits(kind, written.text, graph).graph!)).toEqual(canonical(graph))
        }
      }),
      { numRuns: 50 },
    )
  })

  it('keep circuits with faults as JSON, and say why other kinds cannot', () => {
    const open = { ...size, blanks: [], inlets: [], outlets: [], bends: [], junctions: [] }
    const written = writeCircuits('json', open)
    expect('text' in written && readCircuits('json', written.text, size).graph).toEqual(open)
    expect(writeCircuits('lists', open)).toEqual({
      reason: expect.stringContaining('JSON keeps them as they are drawn'),
    })
  })

  it('name what cannot be read by line, tube or place', () => {
    expect(told('lists', '1,2\n3,9')).toEqual([expect.stringContaining('Line 2 has 9')])
    expect(told('feeding', 'tube,from\n1,0\n2,1\n2,1')).toEqual([expect.stringContaining('Tube 2 is listed 2 times')])
    expect(told('json', '{"rows":')).toEqual([expect.stringContaining('is not JSON')])
    const bad = { ...size, blanks: [], inlets: [{ tube: 'a', side: 'front' }], outlets: [], bends: [], junctions: [] }
    expect(told('json', JSON.stringify(bad))).toEqual([expect.stringContaining('file.inlets.0.tube')])
    const end = { tube: 0, side: 'front' }
    const odd = { ...bad, inlets: [], bends: [[end, end], [end]] }
    expect(told('json', JSON.stringify(odd))).toEqual([expect.stringContaining('Bend 2 of the file')])
    const other = JSON.stringify({ rows: 3, columns: 4, blanks: [], inlets: [], outlets: [], bends: [], junctions: [] })
    expect(told('json', other)).toEqual([expect.stringContaining('3 rows of 4 tubes, and the coil has 2 rows of 4')])
  })
})
