/** The parts of the solver by hand: mixing of the air, face grids, fins between tubes, junctions, secants. */
import { describe, expect, it } from 'vitest'
import { airMixing } from '../../../engine/segments/airMixing'
import { branchNetwork } from '../../../engine/segments/branchNetwork'
import { onCells, segmentsFor } from '../../../engine/segments/faceGrid'
import { conductedHeat, finPairs, joinedWalls } from '../../../engine/segments/finConduction'
import { secant } from '../../../engine/segments/secant'
import { branch } from '../../support/serpentines'

const size = { rows: 3, columns: 3, segments: 1 }

describe('air between rows', () => {
  it('goes half to the neighbour behind it, and at an edge straight on', () => {
    const { flows, mix } = airMixing('half', size, Float64Array.of(1, 2, 4))
    // Row 1 is shifted to higher columns: its cells take from their own column and the next.
    expect([...flows]).toEqual([1, 2, 4, 2, 3, 2, 1, 2.5, 3.5])
    const next = new Float64Array(3)
    mix(0, Float64Array.of(10, 20, 30), next)
    expect([...next]).toEqual([(10 + 20) / 2, (20 + 60) / 3, 30])
    mix(1, next.slice(), next)
    expect(next[0]! * 1 + next[1]! * 2.5 + next[2]! * 3.5).toBeCloseTo(10 + 40 + 120, 9)
  })

  it('mixes over a row, and as a whole, by its flow', () => {
    const two = { rows: 2, columns: 2, segments: 2 }
    const entering = Float64Array.of(1, 1, 3, 1)
    const next = new Float64Array(4)
    airMixing('row', two, entering).mix(0, Float64Array.of(10, 20, 30, 40), next)
    expect([...next]).toEqual([25, 30, 25, 30])
    airMixing('full', two, entering).mix(0, Float64Array.of(10, 20, 30, 40), next)
    expect([...next]).toEqual([160 / 6, 160 / 6, 160 / 6, 160 / 6])
    airMixing('straight', two, entering).mix(0, Float64Array.of(10, 20, 30, 40), next)
    expect([...next]).toEqual([10, 20, 30, 40])
  })
})

describe('a face grid', () => {
  it('has its mean over each cell', () => {
    expect([
      ...onCells(
        [
          [1, 3],
          [5, 7],
        ],
        1,
        2,
      ),
    ]).toEqual([3, 5])
    const [one, two, three] = onCells([[1, 2]], 1, 3)
    expect([one, two, three]).toEqual([1, expect.closeTo(1.5, 12), expect.closeTo(2, 12)])
  })

  it('gets segments that end where its parts end', () => {
    expect([segmentsFor(5, 1), segmentsFor(5, 4), segmentsFor(5, 2), segmentsFor(3, 7)]).toEqual([5, 8, 6, 7])
  })
})

describe('fins between tubes', () => {
  const sheet = {
    ...{ rows: 2, columns: 2, transversePitch: 0.03, longitudinalPitch: 0.02, isStaggered: true },
    ...{ conductivity: 200, thickness: 0.05 },
  }

  it('conduct by strips between neighbours', () => {
    const pairs = finPairs(sheet, [], [])
    const of = (one: number, other: number) => pairs.find(p => p.one === one && p.other === other)?.conductance
    // 200 W/m K times 0.05 m, times 0.6 x 20/30 in the row and 30/(2 x 25) to the next row.
    expect(of(0, 1)).toBeCloseTo(4, 9)
    expect(of(0, 2)).toBeCloseTo(6, 9)
    expect(of(1, 2)).toBeCloseTo(6, 9)
    expect(of(0, 3)).toBeUndefined()
    expect(pairs).toHaveLength(5)
    const inLine = finPairs({ ...sheet, isStaggered: false }, [], [])
    expect(inLine.find(p => p.one === 0 && p.other === 2)!.conductance).toBeCloseTo(9, 9)
    expect(inLine).toHaveLength(4)
  })

  it('are cut by slits, and carry nothing through blanks', () => {
    expect(finPairs(sheet, [0], []).map(({ one, other }) => [one, other])).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(finPairs(sheet, [], [2]).flatMap(({ one, other }) => [one, other])).not.toContain(2)
  })

  it('bring walls together, and give as much as they take', () => {
    const pairs = [{ one: 0, other: 1, conductance: 2 }]
    const walls = Float64Array.of(300, 310)
    for (let round = 0; round < 20; round++)
      joinedWalls(pairs, 1, Float64Array.of(300, 310), Float64Array.of(2, 2), walls)
    // 2 (300 - a) + 2 (b - a) = 0 and 2 (310 - b) + 2 (a - b) = 0.
    expect(walls[0]).toBeCloseTo(300 + 10 / 3, 9)
    expect(walls[1]).toBeCloseTo(310 - 10 / 3, 9)
    const heat = new Float64Array(2)
    conductedHeat(pairs, 1, walls, heat)
    expect(heat[0]).toBeCloseTo(20 / 3, 8)
    expect(heat[0]! + heat[1]!).toBe(0)
  })
})

describe('branches', () => {
  const coil = { rows: 1, columns: 4, blanks: [] }

  it('meet at junctions, in the order of the fluid', () => {
    const branches = [branch([0], [1, 2]), branch([1], [3]), branch([2], [3]), branch([3])]
    const { order, nodes, begins, ends } = branchNetwork({ ...coil, branches })
    expect(order.indexOf(0)).toBe(3)
    expect(order.indexOf(3)).toBe(0)
    expect(nodes).toBe(4)
    expect(begins).toEqual([ends[1], ends[3], ends[3], 0])
    expect(ends[0]).toBe(1)
  })

  it('take all that ends at their junction', () => {
    const branches = [branch([0]), branch([1]), branch([2], [0]), branch([3], [0, 1])]
    expect(() => branchNetwork({ ...coil, branches })).toThrow('does not take the fluid of all that end there')
  })
})

describe('a secant', () => {
  const limits = { close: 1e-9, longest: 1, most: 60, narrowest: 1e-15 }
  const search = (f: (at: number) => number, from: number, slope: number) =>
    secant(from, { slope: () => slope }, at => ({ miss: f(at), result: at }), limits)

  it('finds a root, also from a wrong slope and over a kink', () => {
    expect(search(at => at ** 3 - 8, 0.5, 1).best.at).toBeCloseTo(2, 6)
    expect(search(at => at - 3, 0, -1).best.at).toBeCloseTo(3, 9)
    expect(search(at => (at > 1 ? 10 * (at - 1) : at - 1), -4, 1).best.at).toBeCloseTo(1, 6)
  })

  it('tells where there is none', () => {
    expect(search(at => at ** 2 + 1, 1, 2).isFound).toBe(false)
  })
})
