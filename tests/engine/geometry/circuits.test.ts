import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { circuitAdvice, circuits } from '../../../engine/geometry'

const of = (rows: number, circuiting: number, tubesHigh = 24) => circuits({ tubesHigh, rows, circuiting })

describe('circuits', () => {
  it('gives a full circuit one row a pass, the fluid entering where the air leaves', () => {
    const full = of(6, 1)
    expect([full.feeds, full.passes]).toEqual([24, 6])
    expect(full.stages.map(stage => stage.map(cell => cell.row))).toEqual([[5], [4], [3], [2], [1], [0]])
  })

  // 24 tubes high and 8 rows: 24 feeds give 8 passes, 32 feeds 6; with 6 rows, 18 feeds give 8.
  it.each([
    [8, 1, 24, 8],
    [8, 32 / 24, 32, 6],
    [6, 3 / 4, 18, 8],
    [6, 1 / 2, 12, 12],
    [6, 1 / 4, 6, 24],
    [6, 1 / 3, 8, 18],
    [6, 1.5, 36, 4],
    [6, 2, 48, 3],
    [6, 3, 72, 2],
    [8, 4, 96, 2],
  ])('divides %i rows at %f into feeds and passes', (rows, circuiting, feeds, passes) => {
    expect(of(rows, circuiting)).toMatchObject({ feeds, passes })
  })

  it('feeds two rows side by side in a double circuit', () => {
    expect(of(4, 2).stages).toEqual([
      [
        { row: 3, share: 1, flowShare: 0.5 },
        { row: 2, share: 1, flowShare: 0.5 },
      ],
      [
        { row: 1, share: 1, flowShare: 0.5 },
        { row: 0, share: 1, flowShare: 0.5 },
      ],
    ])
  })

  it('divides a row between two passes at one and a half', () => {
    const rows = of(6, 1.5).stages.map(stage => stage.map(cell => [cell.row, cell.share]))
    expect(rows[0]).toEqual([
      [5, 1],
      [4, 0.5],
    ])
    expect(rows[1]).toEqual([
      [4, 0.5],
      [3, 1],
    ])
  })

  it('runs the passes of a half circuit through a row as one longer pass', () => {
    expect(of(6, 0.5).stages).toHaveLength(6)
    expect(of(6, 0.5).stages[0]).toEqual([{ row: 5, share: 1, flowShare: 1 }])
  })

  it('passes every tube exactly once and loses no flow, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 1, max: 16 }),
        fc.double({ min: 0.02, max: 4, noNaN: true }),
        (tubesHigh, rows, circuiting) => {
          fc.pre(Math.round(circuiting * tubesHigh) <= tubesHigh * rows)
          const { stages } = of(rows, circuiting, tubesHigh)
          const shares = new Array<number>(rows).fill(0)
          for (const stage of stages) {
            expect(stage.reduce((sum, cell) => sum + cell.flowShare, 0)).toBeCloseTo(1, 9)
            for (const cell of stage) shares[cell.row]! += cell.share
          }
          for (const share of shares) expect(share).toBeCloseTo(1, 9)
        },
      ),
      { seed: 11 },
    )
  })

  it('turns the order for parallel, feeds all rows at once for cross, goes back and forth for zig-zag', () => {
    const rowsOf = (arrangement: 'parallel' | 'cross' | 'zig-zag', circuiting: number) =>
      circuits({ tubesHigh: 24, rows: 4, circuiting, arrangement }).stages.map(stage => stage.map(cell => cell.row))
    expect(rowsOf('parallel', 1)).toEqual([[0], [1], [2], [3]])
    expect(rowsOf('cross', 1)).toEqual([[0, 1, 2, 3]])
    expect(rowsOf('zig-zag', 0.5)).toEqual([[3], [2], [1], [0], [1], [2], [3]])
    expect(rowsOf('zig-zag', 1)).toEqual([[3], [2], [1], [0]])
  })

  it('keeps the blanks in the rows asked for, so that all circuits are alike', () => {
    const punched = (punchOut: 'front' | 'back' | 'all') => {
      const { passes, blanks, stages } = circuits({ tubesHigh: 10, rows: 4, circuiting: 1.2, punchOut })
      const shares = new Array<number>(4).fill(0)
      for (const cell of stages.flat()) shares[cell.row]! += cell.share
      return { passes, blanks, shares: shares.map(share => Math.round(share * 1000) / 1000) }
    }
    expect(punched('front')).toEqual({ passes: 3, blanks: 4, shares: [0.6, 1, 1, 1] })
    expect(punched('back')).toEqual({ passes: 3, blanks: 4, shares: [1, 1, 1, 0.6] })
    expect(punched('all')).toEqual({ passes: 3, blanks: 4, shares: [0.9, 0.9, 0.9, 0.9] })
  })

  it('advises feeds that divide the tubes', () => {
    expect(circuitAdvice({ tubesHigh: 24, rows: 8, circuiting: 7 / 24 })).toMatchObject({
      feeds: 7,
      isWhole: true,
      isEven: false,
      nearest: [6, 8],
      blanks: 3,
    })
    expect(circuitAdvice({ tubesHigh: 24, rows: 8, circuiting: 1 })).toMatchObject({ isEven: true, nearest: [] })
    expect(circuitAdvice({ tubesHigh: 25, rows: 4, circuiting: 1 / 3 })).toMatchObject({ isWhole: false, feeds: 8 })
  })

  it('refuses more feeds than tubes', () => {
    expect(() => of(2, 3)).toThrow(
      expect.objectContaining({
        code: 'invalid-input',
        inputs: expect.objectContaining({ path: 'geometry.circuiting' }),
      }),
    )
  })
})
