/** Pipes, water tubes and coil tubes compared with columns of their standards other than those in the engine. */
import { describe, expect, it } from 'vitest'
import { coilTubes, copperTube, copperTubeSizes, nominalDiameter, pipe, pipeSizes } from '../../../engine'

const mm = (metres: number) => metres * 1e3
const inches = (metres: number) => metres / 0.0254

/** Outside diameters of ASME B36.10M from its column in millimetres, by nominal size. */
const outside = [
  ...[10.3, 13.7, 17.1, 21.3, 26.7, 33.4, 42.2, 48.3, 60.3, 73, 88.9, 101.6, 114.3, 141.3, 168.3, 219.1, 273, 323.8],
]

/**
 * Walls of ASME B36.10M and B36.19M from their columns in millimetres, from NPS 1/8 upwards; 0 where a size does not
 * exist.
 */
const walls: Readonly<Record<string, readonly number[]>> = {
  '5': [0, 0, 0, 1.65, 1.65, 1.65, 1.65, 1.65, 1.65, 2.11, 2.11, 2.11, 2.11, 2.77, 2.77, 2.77, 3.4, 3.96],
  '10': [1.24, 1.65, 1.65, 2.11, 2.11, 2.77, 2.77, 2.77, 2.77, 3.05, 3.05, 3.05, 3.05, 3.4, 3.4, 3.76, 4.19, 4.57],
  '20': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6.35, 6.35, 6.35],
  '30': [1.45, 1.85, 1.85, 2.41, 2.41, 2.9, 2.97, 3.18, 3.18, 4.78, 4.78, 4.78, 4.78, 0, 0, 7.04, 7.8, 8.38],
  '40': [1.73, 2.24, 2.31, 2.77, 2.87, 3.38, 3.56, 3.68, 3.91, 5.16, 5.49, 5.74, 6.02, 6.55, 7.11, 8.18, 9.27, 10.31],
  '60': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10.31, 12.7, 14.27],
  '80': [2.41, 3.02, 3.2, 3.73, 3.91, 4.55, 4.85, 5.08, 5.54, 7.01, 7.62, 8.08, 8.56, 9.53, 10.97, 12.7, 15.09, 17.48],
  '100': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15.09, 18.26, 21.44],
  '120': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11.13, 12.7, 14.27, 18.26, 21.44, 25.4],
  '140': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20.62, 25.4, 28.58],
  '160': [0, 0, 0, 4.78, 5.56, 6.35, 6.35, 7.14, 8.74, 9.53, 11.13, 0, 13.49, 15.88, 18.26, 23.01, 28.58, 33.32],
}

describe('pipes against the millimetres of their standard', () => {
  const sizes = [
    '1/8',
    '1/4',
    '3/8',
    '1/2',
    '3/4',
    '1',
    '1 1/4',
    '1 1/2',
    '2',
    '2 1/2',
    '3',
    '3 1/2',
    '4',
    '5',
    '6',
    '8',
  ]

  it('come in the sizes of the standard to 12 in', () => {
    expect(pipeSizes).toEqual([...sizes, '10', '12'])
  })

  it.each(Object.entries(walls))('walls of schedule %s', (schedule, column) => {
    for (const [at, wall] of column.entries()) {
      const nps = pipeSizes[at]!
      if (wall === 0) {
        expect(() => pipe(nps, schedule), nps).toThrow(expect.objectContaining({ code: 'unknown-name' }))
        continue
      }
      const found = pipe(nps, schedule)
      // Printed to 0.01 mm and 0.1 mm.
      expect(Math.abs(mm(found.wall) - wall), `NPS ${nps}`).toBeLessThan(0.0081)
      expect(Math.abs(mm(found.outsideDiameter) - outside[at]!), `NPS ${nps}`).toBeLessThan(0.0751)
      expect(mm(found.insideDiameter)).toBeCloseTo(mm(found.outsideDiameter) - 2 * mm(found.wall), 9)
    }
  })

  // Printed beside the inches in the same table.
  it('have the metric size of the standard', () => {
    const metric = [6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 90, 100, 125, 150, 200, 250, 300]
    expect(pipeSizes.map(nominalDiameter)).toEqual(metric)
    expect(() => nominalDiameter('7')).toThrow(expect.objectContaining({ code: 'unknown-name' }))
  })

  // Weights of plain-end pipe [lb/ft], printed beside the walls: 10.69 (D - t) t.
  it.each([
    ['2', '40', 3.66],
    ['4', '40', 10.8],
    ['6', '80', 28.6],
    ['8', '20', 22.38],
    ['10', '160', 115.75],
    ['12', '60', 73.22],
  ])('NPS %s of schedule %s weighs %d lb/ft', (nps, schedule, weight) => {
    const { outsideDiameter, wall } = pipe(nps, schedule)
    expect(10.69 * (inches(outsideDiameter) - inches(wall)) * inches(wall)).toBeCloseTo(weight, 1)
  })

  it('stainless pipes of 12 in end at 3/8 and 1/2 in', () => {
    expect(mm(pipe('12', '40S').wall)).toBeCloseTo(9.525, 9)
    expect(mm(pipe('12', '80S').wall)).toBeCloseTo(12.7, 9)
    expect(pipe('6', '10S')).toEqual({ ...pipe('6', '10'), label: 'NPS 6 Sch 10S' })
  })
})

describe('copper water tubes by their bores, ASTM B88', () => {
  /** Inside diameters of types K, L and M [in], the column beside the walls; 0 where a size does not exist. */
  const bores: Readonly<Record<string, readonly [K: number, L: number, M: number]>> = {
    '1/4': [0.305, 0.315, 0],
    '3/8': [0.402, 0.43, 0.45],
    '1/2': [0.527, 0.545, 0.569],
    '5/8': [0.652, 0.666, 0],
    '3/4': [0.745, 0.785, 0.811],
    '1': [0.995, 1.025, 1.055],
    '1 1/4': [1.245, 1.265, 1.291],
    '1 1/2': [1.481, 1.505, 1.527],
    '2': [1.959, 1.985, 2.009],
    '2 1/2': [2.435, 2.465, 2.495],
    '3': [2.907, 2.945, 2.981],
    '3 1/2': [3.385, 3.425, 3.459],
    '4': [3.857, 3.905, 3.935],
    '5': [4.805, 4.875, 4.907],
    '6': [5.741, 5.845, 5.881],
    '8': [7.583, 7.725, 7.785],
  }

  it.each(Object.entries(bores))('%s in', (nominal, row) => {
    const whole = nominal.split(' ').reduce((sum, part) => {
      const [top = 0, bottom = 1] = part.split('/').map(Number)
      return sum + top / bottom
    }, 0)
    for (const [column, bore] of row.entries()) {
      const type = ['K', 'L', 'M'][column]!
      if (bore === 0) {
        expect(() => copperTube(nominal, type)).toThrow(expect.objectContaining({ code: 'unknown-name' }))
        continue
      }
      const tube = copperTube(nominal, type)
      // The outside diameter is the nominal size and an eighth of an inch.
      expect(inches(tube.outsideDiameter)).toBeCloseTo(whole + 1 / 8, 6)
      expect(inches(tube.insideDiameter)).toBeCloseTo(bore, 6)
      expect(inches(tube.wall)).toBeCloseTo((whole + 1 / 8 - bore) / 2, 6)
    }
  })

  it('are all of the table', () => {
    expect(copperTubeSizes).toEqual(
      Object.keys(bores).sort((one, other) => copperTubeSizes.indexOf(one) - copperTubeSizes.indexOf(other)),
    )
    expect(copperTubeSizes).toHaveLength(16)
  })
})

describe('coil tubes by the Birmingham wire gauge of their walls', () => {
  /** Gauge numbers with their thickness in inches. */
  const gauge = {
    14: 0.083,
    16: 0.065,
    18: 0.049,
    20: 0.035,
    23: 0.025,
    24: 0.022,
    25: 0.02,
    27: 0.016,
    28: 0.014,
    30: 0.012,
  }

  it.each([
    ['7 mm', 7, []],
    ['5/16', 7.9375, [30, 27]],
    ['3/8', 9.525, [30, 28, 27, 24]],
    ['9.52 mm', 9.52, []],
    ['1/2', 12.7, [27, 25, 23, 20]],
    ['5/8', 15.875, [25, 23, 20, 18]],
    ['5/8 steel', 15.875, [18, 16, 14]],
    ['1', 25.4, [20, 18, 16]],
    ['1 steel', 25.4, [18, 16, 14]],
  ] as const)('%s', (label, diameter, gauges) => {
    const tube = coilTubes.find(each => each.label === label)!
    expect(mm(tube.outsideDiameter)).toBeCloseTo(diameter, 6)
    expect(tube.walls.map(({ wall }) => inches(wall).toFixed(4))).toEqual(gauges.map(each => gauge[each].toFixed(4)))
    for (const size of tube.walls) {
      expect(size.outsideDiameter).toBe(tube.outsideDiameter)
      expect(size.label).toBe(`${label} x ${inches(size.wall).toFixed(3)} in`)
    }
  })

  it('are nine', () => {
    expect(coilTubes).toHaveLength(9)
  })
})
