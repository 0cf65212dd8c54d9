/** The weight of the fluid between tubes of different heights, and what it does to the flows. */
import { describe, expect, it } from 'vitest'
import type { FluidCoil } from '../../../engine/coils/coil'
import type { MarchableCoil } from '../../../engine/coils/streams/coilStream'
import { rateSegments } from '../../../engine/segments/rateSegments'
import type { SegmentRating } from '../../../engine/segments/segmentRating'
import type { SegmentRequest } from '../../../engine/segments/segmentRequest'
import { gasCooler, smallCondenser, smallEvaporator, smallSteam, waterCooler } from '../../support/segmentedExamples'
import { branch, serpentines } from '../../support/serpentines'

const rated = (coil: MarchableCoil, more: Partial<SegmentRequest> = {}) =>
  rateSegments(coil, { branches: serpentines(coil.geometry.rows, 4, 2), mixing: 'row', ...more })

const density = 1000
const row = { density, heatCapacity: 4200, viscosity: 1.3e-3, conductivity: 0.58 }
/** Water of one density. */
const liquid: FluidCoil = {
  ...waterCooler,
  fluid: {
    ...waterCooler.fluid,
    name: 'Other',
    table: [
      { ...row, temperature: 273.15 },
      { ...row, temperature: 333.15 },
    ],
  },
}
const { transversePitch, longitudinalPitch } = liquid.geometry
const gravity = 9.80665
/** All tubes as one circuit, column after column, from the first tube of the first row to the last of the last. */
const downTheFace = branch([0, 4, 8, 12, 13, 9, 5, 1, 2, 6, 10, 14, 3, 7, 11, 15])
const headOf = ({ fluid }: SegmentRating) => fluid.pressureDrop.head!
const near = (value: number, wanted: number, share: number) => expect(Math.abs(value / wanted - 1)).toBeLessThan(share)
const apart = (values: readonly number[]) =>
  (Math.max(...values) - Math.min(...values)) / Math.max(...values.map(Math.abs))

describe('a liquid of one density', () => {
  it.each([
    ['first-column', -1],
    ['last-column', 1],
  ] as const)('loses rho g h between its ends, and no more: %s is up', (top, sign) => {
    const branches = [downTheFace]
    const flat = rated(liquid, { branches })
    const found = rated(liquid, { branches, top })
    // Three pitches along the face, and half a pitch by which even and odd rows are shifted against each other.
    near(headOf(found), sign * density * gravity * 3.5 * transversePitch, 1e-9)
    near(found.fluid.pressureDrop.tubes - flat.fluid.pressureDrop.tubes, headOf(found), 1e-6)
    near(found.branches[0]!.drop, flat.branches[0]!.drop, 1e-9)
    expect(found.totalCapacity).toBeCloseTo(flat.totalCapacity, 6)
  })

  it('rises through its rows where those stand above each other', () => {
    // Serpentines begin in the last row.
    const wanted = density * gravity * 3 * longitudinalPitch
    near(headOf(rated(liquid, { top: 'first-row' })), wanted, 1e-9)
    near(headOf(rated(liquid, { top: 'last-row' })), -wanted, 1e-9)
  })

  it('takes back what it gave on a way that ends at the height where it began', () => {
    const there = [0, 1, 2, 3, 11, 10, 9, 8]
    const branches = [branch(there)]
    const blanks = [4, 5, 6, 7, 12, 13, 14, 15]
    const found = rated(liquid, { branches, blanks, top: 'first-column' })
    expect(Math.abs(headOf(found))).toBeLessThan(1e-9 * density * gravity * transversePitch)
    expect(Math.abs(found.branches[0]!.head!)).toBeLessThan(1e-6)
  })

  it('divides as on the level, at whatever height its circuits are', () => {
    const shares = rated(liquid, { top: 'first-column', limits: { tolerance: 1e-10 } }).branches.map(of => of.share)
    expect(apart(shares)).toBeLessThan(1e-9)
  })
})

describe.each([
  ['water', waterCooler],
  ['an evaporator', smallEvaporator],
  ['a condenser', smallCondenser],
  ['a gas cooler', gasCooler],
] as const)('%s', (_, coil) => {
  it('has equal circuits where all are at one height', () => {
    for (const top of ['first-row', 'last-row'] as const) {
      const { branches, solution } = rated(coil, { top })
      expect(solution.converged).toBe(true)
      expect(apart(branches.map(({ share }) => share))).toBeLessThan(1e-9)
    }
  })

  it('loses the same between its headers by each circuit, weight and friction together', () => {
    for (const top of ['first-column', 'last-column'] as const) {
      const leads = [
        { length: 0.5, bore: 0.008 },
        { length: 1, bore: 0.008 },
      ]
      const { branches, solution } = rated(coil, { top, leads, limits: { tolerance: 1e-11, sweeps: 200 } })
      expect(solution.converged).toBe(true)
      expect(Math.abs(branches.reduce((sum, { share }) => sum + share, 0) - 1)).toBeLessThan(1e-8)
      expect(apart(branches.map(({ drop, leadDrop, head }) => drop + leadDrop + head!))).toBeLessThan(1e-8)
    }
  })

  it('is the same coil upside down', () => {
    const size = { rows: coil.geometry.rows, columns: 4 }
    const turned = serpentines(size.rows, 4, 2).map(({ tubes, ...of }) => ({
      ...of,
      tubes: tubes.map(tube => Math.floor(tube / 4) * 4 + 3 - (tube % 4)),
    }))
    const inline = { ...coil, geometry: { ...coil.geometry, tubePattern: 'Inline' as const } }
    const up = rated(inline, { top: 'first-column' })
    const down = rated(inline, { top: 'last-column', branches: turned })
    near(down.totalCapacity, up.totalCapacity, 1e-7)
    for (const [index, { share, head }] of up.branches.entries()) {
      near(down.branches[index]!.share, share, 1e-6)
      expect(down.branches[index]!.head).toBeCloseTo(head!, 2)
    }
  })
})

it('a condenser sends more through the circuit that its liquid leaves below, and does less', () => {
  const flat = rated(smallCondenser)
  const { branches, totalCapacity } = rated(smallCondenser, { top: 'first-column' })
  expect(branches[0]!.head).toBeLessThan(branches[1]!.head! - 200)
  expect(branches[0]!.flow).toBeGreaterThan(1.2 * branches[1]!.flow)
  expect(totalCapacity).toBeLessThan(0.98 * flat.totalCapacity)
})

it('the fluid weighs as it is in the last segment before a bend', () => {
  const { branches, values, segments, tubes } = rated(smallEvaporator, { top: 'first-row', branches: [downTheFace] })
  const { geometry } = smallEvaporator
  const bore = geometry.tubeOutsideDiameter - 2 * geometry.tubeWall
  const volume = ((Math.PI / 4) * bore ** 2 * geometry.finnedLength) / segments
  const order = downTheFace.tubes
  const directions = new Map(tubes.map(({ tube, direction }) => [tube, direction]))
  const head = order.slice(1).reduce((sum, tube, index) => {
    const before = order[index]!
    const last = before * segments + (directions.get(before) === 1 ? segments - 1 : 0)
    const climb = (Math.floor(before / 4) - Math.floor(tube / 4)) * geometry.longitudinalPitch
    return sum + (values.charge[last]! / volume) * gravity * climb
  }, 0)
  // One segment is partly superheated: there the gas before the bend weighs less than the mean of the segment.
  near(branches[0]!.head!, head, 5e-3)
})

it('ways between a split and a merge lose the same, weight and friction together', () => {
  const branches = [branch([0, 4]), branch([8, 12, 13, 9, 5, 1], [0]), branch([2, 6, 10, 14, 15, 11, 7, 3], [0])]
  for (const coil of [waterCooler, smallEvaporator]) {
    const found = rated(coil, { branches, top: 'first-column', limits: { tolerance: 1e-11, sweeps: 200 } })
    expect(found.solution.converged).toBe(true)
    const [, one, other] = found.branches.map(({ drop, leadDrop, head }) => drop + leadDrop + head!)
    expect(apart([one!, other!])).toBeLessThan(1e-8)
  }
})

it('tubes that stand upright are at one height, and steam drains by itself', () => {
  const upright = { ...smallCondenser, geometry: { ...smallCondenser.geometry, hand: 'VerticalUp' as const } }
  for (const coil of [upright, smallSteam]) expect(rated(coil, { top: 'first-column' })).toEqual(rated(coil))
})

describe('the notice of a weight that is not counted', () => {
  const told = (coil: MarchableCoil, more: Partial<SegmentRequest> = {}) =>
    rated(coil, more).warnings.filter(({ code }) => code === 'STATIC_HEAD')

  it('stands where it is more than a fifth of the drop', () => {
    expect(told(smallCondenser)).toEqual([expect.objectContaining({ severity: 'info', input: 'segmented.top' })])
    expect(told(smallCondenser)[0]!.value).toBeGreaterThan(0.5)
    expect(told(waterCooler)).toEqual([])
    expect(told(smallEvaporator)).toEqual([])
  })

  it('is gone once a side is up', () => {
    expect(told(smallCondenser, { top: 'first-column' })).toEqual([])
  })
})
