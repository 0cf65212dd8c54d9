import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, graphOfOrders } from '../../../engine/circuitry/branches'
import { readFeedingTable, readTubeLists, writeFeedingTable, writeTubeLists } from '../../../engine/circuitry/tubeLists'
import { anyCircuits } from '../../support/anyCircuits'

const size = { rows: 2, columns: 4 }
const rulesOf = (read: { findings: readonly { rule: string }[] }) => read.findings.map(({ rule }) => rule)
const messages = (read: { findings: readonly { message: string }[] }) => read.findings.map(({ message }) => message)

describe('lists of tubes', () => {
  it('come back as the circuits that they were, or name the tube where a circuit splits', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        const written = writeTubeLists(graph)
        if (graph.junctions.length > 0) {
          expect(written).toMatchObject({ finding: { rule: 'LIST_UNREADABLE' } })
          return
        }
        const read = readTubeLists('text' in written ? written.text : '', graph)
        expect(read.graph).toEqual(graph)
      }),
    )
  })

  it('are read as other programs write them', () => {
    const graph = graphOfOrders(size, [
      [4, 5, 1, 0],
      [7, 6, 2, 3],
    ])
    for (const text of ['5,6,2,1\n8,7,3,4', '5 6 2 1\r\n\r\n8 7 3 4\n', '# circuits\n5; 6; 2; 1 # first\n8\t7\t3\t4'])
      expect(readTubeLists(text, size)).toEqual({ graph, findings: [] })
    expect(readTubeLists('1 2', size, 'rear').graph?.inlets).toEqual([{ tube: 0, side: 'rear' }])
  })

  it('name gaps, doubles and unknown numbers by tube', () => {
    const gap = readTubeLists('5,6,2,1\n8,7', size)
    expect(gap.graph?.blanks).toEqual([2, 3])
    expect(messages(gap)).toEqual(['Not listed, and so blank: tubes 3, 4.'])
    const twice = readTubeLists('5,6,2,1\n8,5,3,4', size)
    expect(twice.graph).toBeUndefined()
    expect(messages(twice)).toEqual(['Tube 5 is listed 2 times: leave it in one place.'])
    for (const word of ['9', '0', '-1', '1.5', 'x', '1e1'])
      expect(messages(readTubeLists(`1,${word}`, size))).toEqual([
        `Line 1 has ${word}, which is no tube: tubes are numbered from 1 to 8.`,
      ])
    expect(rulesOf(readTubeLists('\n# nothing', size))).toEqual(['LIST_UNREADABLE'])
    const long = '9'.repeat(30)
    expect(messages(readTubeLists(long, size))[0]).toContain(`has ${'9'.repeat(20)}, which`)
    // Twelve gaps are named, a thirteenth is counted.
    expect(messages(readTubeLists('1', { rows: 1, columns: 13 }))[0]).toMatch(/tubes 2, .*, 13\.$/)
    expect(messages(readTubeLists('1', { rows: 1, columns: 14 }))[0]).toMatch(/tubes 2, .*, 13 and 1 more\.$/)
  })
})

describe('tables of feeding tubes', () => {
  it('come back as the circuits that they were, with splits and merges', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        const { graph: read, findings } = readFeedingTable(writeFeedingTable(graph), graph)
        expect(canonical(read!)).toEqual(canonical(graph))
        expect(findings.every(({ rule }) => rule === 'TUBE_NOT_LISTED')).toBe(true)
      }),
    )
  })

  it('are written with what feeds each tube', () => {
    expect(writeFeedingTable(graphOfOrders(size, [[4, 0], [1]]))).toBe('tube,from,side\n5,0,front\n1,5,rear\n2,0,front')
  })

  it('name what is wrong by tube', () => {
    const of = (text: string) => messages(readFeedingTable(text, size)).join(' ')
    expect(of('1,0\n1,0')).toContain('Tube 1 is listed 2 times')
    expect(of('1,0\n2,3')).toContain('Tube 3 feeds tube 2 and has no line itself')
    expect(of('1,0\n9,1')).toContain('9, which is no tube')
    expect(of('1,2\n2,1')).toContain('No inlet feeds tube 1, 2')
    expect(of('1,0\n2,2')).toContain('No inlet feeds tube 2')
    expect(of('1')).toContain('Line 1 is not tube')
    expect(of('1,0,front,2')).toContain('Line 1 is not tube')
    expect(of('1,0,left')).toContain('Line 1 is not tube')
    expect(of('')).toContain('no tube in the text')
    // Two feed both of two: neither a split nor a merge.
    expect(of('1,0\n2,0\n3,1+2\n4,1+2')).toContain('joins 2 ends to 2')
    expect(of('1,0\n2,1+1')).not.toBe('')
  })

  it('answer any text with a graph or with findings', () => {
    const word = fc.constantFrom('1', '2', '3', '4', '8', '9', '0', '1+2', '3+4', '', 'front', 'rear', ',', '\n', ' ')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), words => {
        for (const read of [readFeedingTable(words.join(','), size), readTubeLists(words.join(' '), size)])
          expect(read.graph !== undefined || read.findings.length > 0).toBe(true)
      }),
    )
  })
})
