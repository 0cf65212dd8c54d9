import { describe, expect, it } from 'vitest'
import { evenGrid, percentsOf, resized, sizeText, withPainted } from '../../../shared/circuitry/profile/faceProfile'
import { fanGrid, readFans, readGrid, textOfGrid } from '../../../shared/circuitry/profile/profileText'

describe('a profile of the air', () => {
  it('is painted part by part, and keeps the rest', () => {
    const grid = withPainted(evenGrid({ lines: 2, parts: 3 }), 1, 2, 0.5)
    expect(grid).toEqual([
      [1, 1, 1],
      [1, 1, 0.5],
    ])
    const percents = percentsOf(grid).flat()
    expect(percents.reduce((sum, value) => sum + value, 0) / 6).toBeCloseTo(100, 9)
    expect(percents.at(-1)! / percents[0]!).toBeCloseTo(0.5, 9)
  })

  it('keeps its places in another size', () => {
    expect(
      resized(
        [
          [1, 2],
          [3, 4],
        ],
        { lines: 4, parts: 2 },
      ),
    ).toEqual([
      [1, 2],
      [1, 2],
      [3, 4],
      [3, 4],
    ])
    expect(resized([[1, 2, 3, 4]], { lines: 1, parts: 2 })).toEqual([[2, 4]])
  })

  it('is read from a spreadsheet, and written so that it reads the same', () => {
    const grid = [
      [400, 450.5],
      [1200, 80],
    ]
    expect(readGrid('400\t450.5\r\n1,200\t80\n')).toEqual({ grid })
    expect(readGrid(textOfGrid(grid, 1))).toEqual({ grid })
    expect(readGrid('1\n2\n3')).toEqual({ grid: [[1], [2], [3]] })
    // From a spreadsheet with decimal commas.
    expect(readGrid('0,5\t1,25\n1,125\t1')).toEqual({
      grid: [
        [0.5, 1.25],
        [1.125, 1],
      ],
    })
  })

  it.each([
    ['', 'There is nothing to read: give one line of values for each part from the top.'],
    ['1 2\n3 x', 'Line 2: “x” is no number.'],
    ['1 2 3\n4 5', 'Line 2 has 2 values, and the first has 3: all lines need the same.'],
    ['1\n'.repeat(61), 'A profile has at most 60 lines, and this has 61.'],
  ])('says what cannot be read: %j', (text, fault) => {
    expect(readGrid(text)).toEqual({ fault })
  })

  it('has limits of its own for a list that is no profile', () => {
    const leads = { lines: 62, name: 'A coil has' }
    expect(readGrid('900 4\n'.repeat(62), leads)).toEqual({ grid: Array.from({ length: 62 }, () => [900, 4]) })
    expect(readGrid('900 4\n'.repeat(63), leads)).toEqual({ fault: 'A coil has at most 62 lines, and this has 63.' })
  })

  it('says where its parts and the segments do not meet', () => {
    expect(sizeText(evenGrid({ lines: 6, parts: 5 }), { columns: 24, segments: 10 })).toBe(
      '6 × 5 parts over 24 tubes of 10 segments.',
    )
    expect(sizeText(evenGrid({ lines: 5, parts: 4 }), { columns: 24, segments: 10 })).toBe(
      '5 × 4 parts over 24 tubes of 10 segments: they do not meet, so that each segment has the mean over its area.',
    )
  })
})

describe('fans before the face', () => {
  it('give most in front of themselves, and alike where they stand alike', () => {
    const two = readFans('25 50\n75 50')
    const grid = fanGrid('fans' in two ? two.fans : [], { lines: 5, parts: 8 }, 2)
    const middle = grid[2]!
    expect(middle[1]).toBeGreaterThan(middle[3]!)
    for (const line of grid) for (const [at, value] of line.entries()) expect(value).toBeCloseTo(line[7 - at]!, 12)
    const off = readFans('25 50 100\n75 50 0')
    const [one] = fanGrid('fans' in off ? off.fans : [], { lines: 1, parts: 8 }, 2)
    expect(one![1]).toBeGreaterThan(3 * one![6]!)
  })

  it.each([
    ['', 'Give one fan a line: percent from the front, percent from the top, and its flow.'],
    ['50', 'Fan 1 needs two places: percent from the front and from the top.'],
    ['50 50\n50 120', 'Fan 2 stands beside the face: its places are between 0 and 100 %.'],
    ['50 50 -1', 'Fan 1 blows backwards: its flow is 0 or more.'],
    ['50 50 0', 'All fans are off: one at least needs a flow.'],
  ])('are refused in a sentence: %j', (text, fault) => {
    expect(readFans(text)).toEqual({ fault })
  })
})
