import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilRating, CondenserCoil, EvaporatorCoil } from '../../../engine/coils/coil'
import type { MarchableCoil } from '../../../engine/coils/streams/coilStream'
import { fluidOf } from '../../../engine/fluids'
import { coilSize, connectionSizes } from '../../../engine/geometry'
import { rateSegments } from '../../../engine/segments/rateSegments'
import type { SegmentRating } from '../../../engine/segments/segmentRating'
import type { SegmentRequest } from '../../../engine/segments/segmentRequest'
import {
  gasCooler,
  glycolHeater,
  smallCondenser,
  smallEvaporator,
  smallSteam,
  waterCooler,
} from '../../support/segmentedExamples'
import { branch, serpentines } from '../../support/serpentines'

const equal = (coil: MarchableCoil) => serpentines(coil.geometry.rows, 4, 2)
const rated = (coil: MarchableCoil, more: Partial<SegmentRequest> = {}) =>
  rateSegments(coil, { branches: equal(coil), ...more })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const apart = (found: number, wanted: number) => Math.abs(found / wanted - 1)

const kinds: [string, MarchableCoil][] = [
  ['a wet water coil', waterCooler],
  ['a dry glycol coil', glycolHeater],
  ['an evaporator', smallEvaporator],
  ['a condenser', smallCondenser],
  ['a gas cooler above the critical pressure', gasCooler],
]

/** The charge of the tubes between their bends, without bends and headers [kg]. */
function inFins(coil: EvaporatorCoil | CondenserCoil, { construction, fluid }: CoilRating): number {
  const { charge, enteringPressure, enteringEnthalpy, leavingPressure, leavingEnthalpy } = fluid.phaseChange!
  const size = coilSize(coil.geometry)
  const pipe = connectionSizes('SCH_40').find(({ nominal }) => nominal === construction.connectionDiameter)!
  const header = size.finHeight * (Math.PI / 4) * pipe.insideDiameter ** 2
  const densityAt = (p: number, h: number) => fluidOf(coil.refrigerant.name, 'table').state({ p, h }).rho
  const before = coil.coilType === 'EVAP' ? 0 : densityAt(enteringPressure, enteringEnthalpy)
  const headers = header * (before + densityAt(leavingPressure, leavingEnthalpy))
  const bore = size.tubes * coil.geometry.finnedLength * (Math.PI / 4) * size.insideDiameter ** 2
  return ((charge - headers) * bore) / (construction.internalVolume - 2 * header)
}

/** Balances that hold for every rating. */
function expectBalanced(coil: MarchableCoil, rating: SegmentRating): void {
  const { solution, branches, tubes, values, fluid, air } = rating
  expect(solution.converged).toBe(true)
  expect(Math.abs(solution.energyBalance)).toBeLessThan(5e-4)
  expect(Math.abs(solution.waterBalance)).toBeLessThan(1e-6)
  const heat = coil.application === 'Cooling' ? rating.totalCapacity : -rating.totalCapacity
  for (const parts of [values.heat, branches.map(one => one.heat), tubes.map(one => one.heat)])
    expect(Math.abs(sum(parts) / heat - 1)).toBeLessThan(1e-6)
  const last = branches.filter(({ isLast }) => isLast)
  expect(sum(last.map(one => one.flow)) / fluid.massFlow).toBeCloseTo(1, 8)
  expect(sum(last.map(one => one.flow * one.leaving.enthalpy)) / fluid.massFlow).toBeCloseTo(fluid.leaving.enthalpy, 3)
  expect(sum(values.charge) / fluid.charge).toBeCloseTo(1, 9)
  // What the air loses is what the coil gains: enthalpies of the air and the condensate, about 0.05 % of it.
  const given = air.dryAirFlow * (air.entering.enthalpy - air.leaving.enthalpy)
  expect(apart(given, heat)).toBeLessThan(air.condensate > 0 ? 0.03 : 5e-4)
}

describe('equal circuits in even air', () => {
  it.each(kinds)('carry what the march of their mean carries: %s', (_, coil) => {
    const march = rateCoil({ ...coil, engineVersion: 'v2025' })
    const rating = rated(coil, { mixing: 'row' })
    expectBalanced(coil, rating)
    // The reference allows 2 %; with rows mixed as the march mixes them only the segments differ.
    expect(apart(rating.totalCapacity, march.totalCapacity)).toBeLessThan(1e-3)
    expect(apart(rating.sensibleCapacity, march.sensibleCapacity)).toBeLessThan(2e-3)
    expect(apart(rating.fluid.massFlow, march.fluid.massFlow)).toBeLessThan(1e-3)
    expect(apart(rating.fluid.pressureDrop.total, march.fluid.pressureDrop.total)).toBeLessThan(5e-3)
    expect(apart(rating.air.pressureDrop, march.air.pressureDrop)).toBeLessThan(2e-3)
    expect(Math.abs(rating.air.leaving.dryBulb - march.air.leaving.dryBulb)).toBeLessThan(0.02)
    if ('refrigerant' in coil) expect(apart(rating.fluid.charge, inFins(coil, march))).toBeLessThan(0.01)
  })

  it.each(kinds)('share fluid and heat equally: %s', (_, coil) => {
    const { branches, tubes, maldistribution } = rated(coil, { mixing: 'row' })
    for (const { share } of branches) expect(Math.abs(share / 0.5 - 1)).toBeLessThan(1e-9)
    expect(maldistribution).toBeLessThan(1e-6)
    const heatOf = (row: number, column: number) => tubes.find(t => t.row === row && t.column === column)!.heat
    for (let row = 0; row < coil.geometry.rows; row++)
      expect(Math.abs(heatOf(row, 0) / heatOf(row, 2) - 1)).toBeLessThan(1e-9)
  })

  it.each(kinds)('carry nearly the same in twice as many segments: %s', (_, coil) => {
    const segments = rated(coil).segments
    expect(apart(rated(coil, { segments: 2 * segments }).totalCapacity, rated(coil).totalCapacity)).toBeLessThan(3e-3)
  })

  it('stand beside both engines on request', () => {
    const { beside } = rated(waterCooler, { beside: true })
    expect(beside!.map(({ engineVersion }) => engineVersion)).toEqual(['original', 'v2025'])
    for (const totals of beside!)
      expect(totals).toMatchObject({
        totalCapacity: rateCoil({ ...waterCooler, engineVersion: totals.engineVersion }).totalCapacity,
      })
    expect(rated(waterCooler).beside).toBeUndefined()
  })
})

describe('what is told of places', () => {
  it.each(kinds)('agrees along the air and along the fluid: %s', (_, coil) => {
    const { tubes, branches, leavingAir, segments, columns, rows, fluid, zones } = rated(coil, { mixing: 'straight' })
    const at = (row: number, column: number) => tubes.find(one => one.row === row && one.column === column)!
    for (const { row, column, airOut } of tubes) {
      if (row === rows - 1) continue
      expect(at(row + 1, column).airIn).toBeCloseTo(airOut, 6)
    }
    const signs = tubes.map(({ airIn, airOut }) => Math.sign(airOut - airIn))
    expect(new Set(signs)).toEqual(new Set([coil.application === 'Cooling' ? -1 : 1]))
    expect(leavingAir).toHaveLength(columns * segments)
    const order = equal(coil)
    for (const [index, { tubes: path }] of order.entries()) {
      const along = path.map(tube => tubes.find(one => one.tube === tube)!)
      for (const [place, one] of along.slice(1).entries())
        expect(one.entering.enthalpy).toBeCloseTo(along[place]!.leaving.enthalpy, 4)
      expect(along[0]!.entering.enthalpy).toBeCloseTo(branches[index]!.entering.enthalpy, 4)
      expect(along.at(-1)!.leaving.enthalpy).toBeCloseTo(branches[index]!.leaving.enthalpy, 4)
      for (const { entering, leaving, drop } of along)
        expect((entering.pressure - leaving.pressure - drop) / fluid.entering.pressure).toBeCloseTo(0, 5)
    }
    const { tubes: inside, ends, total } = fluid.pressureDrop
    expect(inside + ends).toBeCloseTo(total, 6)
    expect(ends).toBeGreaterThan(0)
    expect(sum(zones.map(({ share }) => share))).toBeCloseTo(1, 9)
  })

  it('counts the tubes with fluid alone in the shares of its zones', () => {
    const [whole] = serpentines(4, 4, 1)
    const { zones } = rateSegments(smallEvaporator, {
      branches: [branch(whole!.tubes.slice(0, -4))],
      blanks: whole!.tubes.slice(-4),
    })
    expect(sum(zones.map(({ share }) => share))).toBeCloseTo(1, 9)
  })

  it('mixes the entering air by the flow of its parts', () => {
    const flow = [[1], [1], [3], [3]]
    const dryBulb = [[300], [300], [304], [304]]
    const humidityRatio = [[0.006], [0.006], [0.01], [0.01]]
    const { entering } = rated(waterCooler, { profile: { flow, dryBulb, humidityRatio } }).air
    expect(entering.humidityRatio).toBeCloseTo(0.009, 9)
    // Of moist air of nearly one heat capacity.
    expect(entering.dryBulb).toBeCloseTo(303, 1)
  })

  it('spreads the temperatures of a dense fluid, which has no subcooling', () => {
    const { branches, maldistribution } = rated(gasCooler, { profile: { flow: [[1], [1], [0.4], [0.4]] } })
    const ends = branches.map(({ leaving }) => leaving.T)
    expect(ends).toHaveLength(2)
    expect(maldistribution).toBeCloseTo(Math.abs(ends[0]! - ends[1]!) / 2, 9)
    expect(maldistribution).toBeGreaterThan(0.1)
  })

  it.each(['half', 'row', 'straight', 'full'] as const)('keeps heat and water where mist falls, mixed %s', mixing => {
    const damp = { dryBulb: 320, humidity: { kind: 'relative-humidity' as const, value: 0.99 } }
    const glycol = { name: 'Ethylene glycol', share: 0.5, enteringTemperature: 275 }
    const coil: MarchableCoil = {
      ...waterCooler,
      air: { ...waterCooler.air, ...damp },
      fluid: { ...waterCooler.fluid, ...glycol },
    }
    const rating = rated(coil, { mixing, profile: { flow: [[1], [1], [0.5], [0.2]] } })
    expect(rating.solution.converged).toBe(true)
    expect(Math.abs(rating.solution.energyBalance)).toBeLessThan(2e-4)
    expect(Math.abs(rating.solution.waterBalance)).toBeLessThan(1e-6)
  })

  it('carries the weight of what rises in upright tubes as the march does', () => {
    const drops = (['Right', 'VerticalUp', 'VerticalDown'] as const).map(hand => {
      const coil = { ...smallCondenser, geometry: { ...smallCondenser.geometry, hand } }
      const drop = rated(coil, { mixing: 'row' }).fluid.pressureDrop.total
      const march = rateCoil({ ...coil, engineVersion: 'v2025' })
      expect(Math.abs(drop - march.fluid.pressureDrop.total)).toBeLessThan(
        0.02 * Math.abs(march.fluid.pressureDrop.total) + 30,
      )
      return drop
    })
    expect(new Set(drops.map(drop => drop.toPrecision(3))).size).toBeGreaterThan(1)
  })
})

describe('real circuits', () => {
  it.each(kinds)('balance with uneven air, conduction, splits and blanks: %s', (_, coil) => {
    const { rows } = coil.geometry
    const whole = serpentines(rows, 4, 1)[0]!.tubes
    const middle = whole.length / 2
    const branches = [
      branch(whole.slice(0, middle)),
      branch(whole.slice(middle, middle + 2), [0]),
      branch(whole.slice(middle + 2, -1), [0]),
    ]
    const rating = rateSegments(lighter(coil), {
      branches,
      blanks: [whole.at(-1)!],
      conduction: 'on',
      profile: { flow: [[1], [1], [0.6], [0.3]] },
    })
    expectBalanced(coil, rating)
    const [, one, other] = rating.branches
    expect(one!.share + other!.share).toBeCloseTo(1, 9)
    // Both ways of the split begin and end at the same pressures.
    expect(Math.abs(one!.drop / other!.drop - 1)).toBeLessThan(1e-3)
    expect(Math.abs(rating.solution.conductionBalance)).toBeLessThan(1e-9 * Math.abs(rating.totalCapacity))
    expect(rating.values.heat[whole.at(-1)! * rating.segments]).toBe(0)
  })

  it('lose capacity by uneven air, and evaporators superheat unevenly', () => {
    const even = rated(smallEvaporator, { mixing: 'straight' })
    const uneven = rated(smallEvaporator, { mixing: 'straight', profile: { flow: [[1.6], [1.4], [0.6], [0.4]] } })
    expect(even.maldistribution).toBeLessThan(1e-6)
    expect(uneven.maldistribution).toBeGreaterThan(1)
    expect(uneven.totalCapacity).toBeLessThan(0.99 * even.totalCapacity)
    expect(uneven.warnings.map(({ code }) => code)).toContain('CIRCUITS_UNEVEN')
  })

  it('divide by their leads where these are the larger resistance', () => {
    const leads = [
      { drop: 4e5, flow: 0.25 },
      { drop: 1e5, flow: 0.25 },
    ]
    const { branches } = rated(waterCooler, { leads, mixing: 'row' })
    // Four times the resistance halves the flow, less what the equal tubes make up.
    const [one, other] = branches
    expect(one!.leadDrop + one!.drop).toBeCloseTo(other!.leadDrop + other!.drop, -2)
    expect(one!.share).toBeLessThan(0.4)
    expect(one!.leadDrop).toBeCloseTo(4e5 * (one!.flow / 0.25) ** 2, 0)
  })

  it('take given shares as they are', () => {
    const { branches } = rated(waterCooler, { shares: [0.3, 0.7] })
    expect(branches.map(({ share }) => share)).toEqual([0.3, 0.7])
    expect(branches[0]!.leaving.T).toBeGreaterThan(branches[1]!.leaving.T)
  })

  it('lose by conduction, less with a slit, and nothing between equal temperatures', () => {
    const capacity = (more: Partial<SegmentRequest>) => rated(gasCooler, { mixing: 'straight', ...more }).totalCapacity
    const [off, on, slit] = [
      capacity({}),
      capacity({ conduction: 'on' }),
      capacity({ conduction: 'on', slits: [0, 1] }),
    ]
    expect(on).toBeLessThan(0.99 * off)
    expect(slit).toBeGreaterThan(on)
    expect(slit).toBeLessThan(off)
    // Every tube has the same state: as many circuits as tubes, in one row.
    const oneRow = { ...glycolHeater, geometry: { ...glycolHeater.geometry, rows: 1 } }
    const branches = [0, 1, 2, 3].map(tube => branch([tube]))
    const limits = { tolerance: 1e-10 }
    const alone = rateSegments(oneRow, { branches, mixing: 'row', limits })
    const joined = rateSegments(oneRow, { branches, mixing: 'row', limits, conduction: 'on' })
    expect(apart(joined.totalCapacity, alone.totalCapacity)).toBeLessThan(1e-8)
  })

  it('are solved where a part of the face is blocked, as the limit of ever less air there', () => {
    for (const coil of [waterCooler, smallEvaporator]) {
      const at = (blocked: number) => rated(coil, { profile: { flow: [[blocked], [1], [1], [1]] } })
      const [some, little, none] = [0.1, 1e-5, 0].map(at)
      expect(none!.solution.converged).toBe(true)
      expect(none!.totalCapacity).toBeLessThan(some!.totalCapacity)
      expect(apart(none!.totalCapacity, little!.totalCapacity)).toBeLessThan(1e-4)
      const first = none!.tubes.find(({ row, column }) => row === 0 && column === 0)!
      expect(Math.abs(first.heat)).toBeLessThan(1e-4 * Math.abs(none!.totalCapacity))
    }
  })

  it('have no difference between a coil and its mirror', () => {
    const flow = [[1.3], [1.1], [0.9], [0.7]]
    const columns = 4
    const mirrored = equal(waterCooler).map(({ tubes, ...rest }) => ({
      ...rest,
      tubes: tubes.map(tube => tube - (tube % columns) + columns - 1 - (tube % columns)),
    }))
    for (const mixing of ['straight', 'row', 'full'] as const) {
      const one = rated(waterCooler, { mixing, profile: { flow } })
      const other = rateSegments(waterCooler, {
        branches: mirrored,
        mixing,
        profile: { flow: [...flow].reverse() },
      })
      expect(apart(other.totalCapacity, one.totalCapacity)).toBeLessThan(1e-6)
      for (const { row, column, heat } of one.tubes)
        expect(other.tubes.find(t => t.row === row && t.column === columns - 1 - column)!.heat).toBeCloseTo(heat, 2)
    }
  })

  it('turn around with the air along the tubes', () => {
    const flow = [[1.4, 1, 0.6]]
    const turned = equal(waterCooler).map(one => ({ ...one, directions: one.directions.map(d => -d as 1 | -1) }))
    const one = rated(waterCooler, { profile: { flow } })
    const other = rateSegments(waterCooler, { branches: turned, profile: { flow: [[0.6, 1, 1.4]] } })
    expect(apart(other.totalCapacity, one.totalCapacity)).toBeLessThan(1e-7)
  })

  it('carry nothing where nothing flows', () => {
    let before = Number.POSITIVE_INFINITY
    for (const value of [1e-2, 1e-3]) {
      const coil = { ...glycolHeater, fluid: { ...glycolHeater.fluid, given: { kind: 'mass-flow', value } as const } }
      const { totalCapacity, solution } = rated(coil)
      expect(solution.converged).toBe(true)
      expect(totalCapacity).toBeGreaterThan(0)
      expect(totalCapacity).toBeLessThan(0.5 * before)
      before = totalCapacity
    }
  })
})

/** The coil with a third of its refrigerant or fluid: one circuit takes what two would. */
function lighter(coil: MarchableCoil): MarchableCoil {
  if (coil.coilType === 'FLUID')
    return { ...coil, fluid: { ...coil.fluid, given: { kind: 'mass-flow', value: coil.fluid.given.value / 3 } } }
  if (coil.coilType === 'EVAP')
    return { ...coil, refrigerant: { ...coil.refrigerant, given: { kind: 'mass-flow', value: 0.012 } } }
  if (coil.coilType === 'COND' || coil.coilType === 'REHEAT')
    return { ...coil, refrigerant: { ...coil.refrigerant, given: { kind: 'mass-flow', value: 0.008 } } }
  throw new Error('no such coil here')
}

describe('condensing steam', () => {
  const { rows } = smallSteam.geometry
  const each = Array.from({ length: rows * 4 }, (_, tube) => branch([tube]))

  it('flows to where it condenses, as in the march', () => {
    const coil = { ...smallSteam, geometry: { ...smallSteam.geometry, circuiting: rows } }
    const march = rateCoil({ ...coil, engineVersion: 'v2025' })
    const rating = rateSegments(coil, { branches: each, mixing: 'row' })
    expectBalanced(coil, rating)
    expect(apart(rating.totalCapacity, march.totalCapacity)).toBeLessThan(2e-3)
    expect(apart(rating.fluid.massFlow, march.fluid.massFlow)).toBeLessThan(2e-3)
    // The first row meets the coldest air, and condenses most.
    const shareOf = (row: number) => sum(rating.branches.slice(4 * row, 4 * row + 4).map(({ share }) => share))
    expect(shareOf(0)).toBeGreaterThan(1.2 * shareOf(rows - 1))
  })

  it('leaves every tube as liquid at saturation, also in uneven air', () => {
    const { branches } = rateSegments(smallSteam, { branches: each, profile: { flow: [[1.5], [1.2], [0.8], [0.5]] } })
    for (const { leaving } of branches)
      expect(Math.abs(leaving.quality ?? leaving.subcooling! / 540)).toBeLessThan(1e-3)
    expect(branches[0]!.share).toBeGreaterThan(branches[3]!.share)
  })
})

describe('a held target', () => {
  it('is met by the flow: superheat, subcooling, capacity', () => {
    const superheat = rated(smallEvaporator, { hold: { kind: 'superheat', value: 8, by: 'flow' }, mixing: 'row' })
    expect(superheat.fluid.leaving.superheat).toBeCloseTo(8, 2)
    const subcooling = rated(smallCondenser, { hold: { kind: 'subcooling', value: 4, by: 'flow' }, mixing: 'row' })
    expect(subcooling.fluid.leaving.subcooling).toBeCloseTo(4, 2)
    // The flow settles with the coil: no further solutions are needed.
    expect([superheat, subcooling].map(({ solution }) => solution.trials)).toEqual([1, 1])
    for (const coil of [waterCooler, smallEvaporator, smallCondenser]) {
      const value = 0.9 * rated(coil).totalCapacity
      const held = rated(coil, { hold: { kind: 'capacity', value, by: 'flow' } })
      expect(held.solution.converged).toBe(true)
      expect(apart(held.totalCapacity, value)).toBeLessThan(2e-4)
    }
  })

  it('is met by the flow where it does not settle together with the coil', () => {
    const given = { kind: 'superheat', value: 10 } as const
    const coil = { ...smallEvaporator, refrigerant: { ...smallEvaporator.refrigerant, given } }
    // One tube beside five, in still air.
    const branches = [branch([11], [], -1), branch([13, 2, 5, 12, 15], [], -1)]
    const blanks = [0, 1, 3, 4, 6, 7, 8, 9, 10, 14]
    const { solution, fluid } = rateSegments(coil, { branches, blanks, profile: { flow: [[0.315, 0.393]] } })
    expect(solution.converged).toBe(true)
    expect(solution.trials).toBeGreaterThan(2)
    expect(fluid.leaving.superheat).toBeCloseTo(10, 1)
  })

  it('is met by the pressure at a given flow', () => {
    const flow = rated(smallEvaporator, { mixing: 'row' }).fluid.massFlow
    const given = { kind: 'mass-flow', value: 0.9 * flow } as const
    const evaporator = { ...smallEvaporator, refrigerant: { ...smallEvaporator.refrigerant, given } }
    const held = rated(evaporator, { hold: { kind: 'superheat', value: 6, by: 'pressure' }, mixing: 'row' })
    expect(held.solution.converged).toBe(true)
    expect(held.fluid.massFlow).toBe(given.value)
    expect(held.branches[0]!.leaving.superheat).toBeCloseTo(6, 1)
    // Less flow needs less temperature difference: the suction is warmer.
    expect(held.fluid.leaving.pressure).toBeGreaterThan(rated(smallEvaporator).fluid.leaving.pressure)
  })
})

describe('a solution that does not settle', () => {
  it('is the best one, and says so', () => {
    const { solution, warnings, totalCapacity } = rated(waterCooler, { limits: { sweeps: 3 } })
    expect(solution.converged).toBe(false)
    expect(solution.history).toHaveLength(4)
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'NOT_CONVERGED', severity: 'error' }))
    expect(apart(totalCapacity, rated(waterCooler).totalCapacity)).toBeLessThan(0.1)
  })
})

describe('what cannot be solved is refused at its field', () => {
  const two = equal(waterCooler)
  const one = two[0]!
  it.each([
    ['steam behind a junction', smallSteam, { branches: [one, { ...two[1]!, from: [0] }] }, 'circuits.branches.1'],
    ['shares of steam', smallSteam, { branches: two, shares: [0.5, 0.5] }, 'shares'],
    ['a tube in no branch', waterCooler, { branches: [one] }, 'circuits.blanks'],
    ['a tube in two branches', waterCooler, { branches: [one, one] }, 'circuits.branches.1'],
    ['a tube outside', waterCooler, { branches: [branch([16]), ...two] }, 'circuits.branches.0'],
    ['a blank in a branch', waterCooler, { branches: two, blanks: [0] }, 'circuits.branches.0'],
    ['no tubes', waterCooler, { branches: [...two, branch([])] }, 'circuits.branches.2'],
    [
      'a circle',
      waterCooler,
      {
        branches: [
          { ...one, from: [1] },
          { ...two[1]!, from: [0] },
        ],
      },
      'circuits.branches.0',
    ],
    ['a branch that is not there', waterCooler, { branches: [one, { ...two[1]!, from: [7] }] }, 'circuits.branches.1'],
    ['too many segments', waterCooler, { branches: two, segments: 1000 }, 'segments'],
    ['half a segment', waterCooler, { branches: two, segments: 2.5 }, 'segments'],
    ['a face without air', waterCooler, { branches: two, profile: { flow: [[0], [0]] } }, 'profile.flow'],
    ['air that flows back', waterCooler, { branches: two, profile: { flow: [[1], [-0.1]] } }, 'profile.flow'],
    ['lines of a profile', waterCooler, { branches: two, profile: { flow: [[1], [1, 1]] } }, 'profile.flow.1'],
    ['shares of one branch', waterCooler, { branches: two, shares: [1] }, 'shares'],
    [
      'shares that are not all',
      waterCooler,
      { branches: [one, { ...two[1]!, from: [0] }], shares: [1, 0.5] },
      'shares',
    ],
    ['a share of none', waterCooler, { branches: two, shares: [0.5, 0] }, 'shares.1'],
    ['one lead', waterCooler, { branches: two, leads: [{ drop: 1, flow: 1 }] }, 'leads'],
    ['a slit behind the last row', waterCooler, { branches: two, conduction: 'on', slits: [3] }, 'slits'],
    [
      'superheat of water',
      waterCooler,
      { branches: two, hold: { kind: 'superheat', value: 5, by: 'flow' } },
      'hold.kind',
    ],
    [
      'capacity of steam',
      smallSteam,
      { branches: serpentines(2, 4, 2), hold: { kind: 'capacity', value: 5, by: 'flow' } },
      'hold.kind',
    ],
    [
      'pressure of water',
      waterCooler,
      { branches: two, hold: { kind: 'capacity', value: 5, by: 'pressure' } },
      'hold.by',
    ],
  ] as [string, MarchableCoil, SegmentRequest, string][])('%s', (_, coil, request, path) => {
    expect(() => rateSegments(coil, request)).toThrow(
      expect.objectContaining({ code: 'invalid-input', inputs: expect.objectContaining({ path }) }),
    )
  })
})
