/** Distribution of air and fluid: leads, shares, what a perfect one gives, and where the charge is. */
import { describe, expect, it } from 'vitest'
import type { CoilRequest } from '../../../engine/coils'
import type { MarchableCoil } from '../../../engine/coils/streams/coilStream'
import { leadResistance } from '../../../engine/segments/leadResistance'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { rateSegments } from '../../../engine/segments/rateSegments'
import type { SegmentRequest } from '../../../engine/segments/segmentRequest'
import { churchillFriction } from '../../../engine/tubeside/churchillFriction'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { gasCooler, smallCondenser, smallEvaporator, waterCooler } from '../../support/segmentedExamples'
import { branch, serpentines } from '../../support/serpentines'

const rated = (coil: MarchableCoil, more: Partial<SegmentRequest> = {}) =>
  rateSegments(coil, { branches: serpentines(coil.geometry.rows, 4, 2), mixing: 'row', ...more })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** Much air at the first columns, little at the last. */
const uneven = { flow: [[1.6], [1.2], [0.8], [0.4]] }

it('a tube has 3 segments in one phase, 5 in two, and 10 above the critical pressure where none are asked for', () => {
  expect([waterCooler, smallEvaporator, gasCooler].map(coil => rated(coil).segments)).toEqual([3, 5, 10])
})

describe('a perfect distribution', () => {
  it('is what an even coil has', () => {
    const { totalCapacity, perfect } = rated(smallEvaporator, { beside: true })
    expect(perfect).toMatchObject({ totalCapacity })
  })

  it('gives back what uneven air takes', () => {
    const even = rated(smallEvaporator)
    const { totalCapacity, perfect, maldistribution } = rated(smallEvaporator, { beside: true, profile: uneven })
    expect(maldistribution).toBeGreaterThan(0.5)
    expect(totalCapacity).toBeLessThan(0.995 * even.totalCapacity)
    const given = perfect as { totalCapacity: number; massFlow: number }
    expect(Math.abs(given.totalCapacity / even.totalCapacity - 1)).toBeLessThan(5e-4)
    expect(Math.abs(given.massFlow / even.fluid.massFlow - 1)).toBeLessThan(5e-4)
  })

  it('carries no less than equal drops do, in a whole evaporator', () => {
    const { totalCapacity, perfect } = rateCircuits(exampleOf('EVAP') as CoilRequest).solved!
    expect(perfect).toHaveProperty('totalCapacity')
    expect('totalCapacity' in perfect! && perfect.totalCapacity / totalCapacity).toBeGreaterThan(1)
  })

  it('lets circuits of unequal length end alike, which equal drops do not', () => {
    const branches = [branch([0, 1, 2, 3, 7, 6]), branch([4, 5, 9, 8, 12, 13, 14, 15, 11, 10])]
    const asked = { branches, beside: true } as const
    const asIs = rated(smallEvaporator, asked)
    const fed = rated(smallEvaporator, { ...asked, isFedToEqualEnds: true })
    expect(asIs.maldistribution).toBeGreaterThan(1)
    // The ends have one enthalpy, at pressures that differ by their drops.
    const ends = fed.branches.map(({ leaving }) => leaving.enthalpy)
    expect(Math.abs(ends[0]! / ends[1]! - 1)).toBeLessThan(1e-5)
    expect(fed.maldistribution).toBeLessThan(0.05)
    expect(fed.solution.converged).toBe(true)
    expect(fed.totalCapacity).toBeGreaterThan(asIs.totalCapacity)
    const pressures = fed.branches.map(({ leaving }) => leaving.pressure)
    expect(Math.abs(pressures[0]! / pressures[1]! - 1)).toBeLessThan(1e-5)
    const { totalCapacity } = asIs.perfect as { totalCapacity: number }
    expect(Math.abs(totalCapacity / fed.totalCapacity - 1)).toBeLessThan(5e-4)
  })
})

it('the spread is that of the ends of the coil alone, where its branches split on the way', () => {
  const branches = [branch([12, 13, 14, 15]), branch([8, 9, 5, 4, 0, 1], [0]), branch([11, 10, 6, 7, 3, 2], [0])]
  const { branches: found, maldistribution } = rated(smallEvaporator, { branches, profile: uneven })
  const [one, other] = found.filter(({ isLast }) => isLast).map(({ leaving }) => leaving.superheat ?? 0)
  // Of two values the standard deviation is half their distance.
  expect(maldistribution).toBeCloseTo(Math.abs(one! - other!) / 2, 9)
  expect(maldistribution).toBeGreaterThan(0.1)
})

describe('leads by length and bore', () => {
  it('have the friction of a pipe and an entry and an exit', () => {
    const { fluid } = rated(waterCooler)
    const stream = {
      changesPhase: false,
      at: (_p: number, _h: number, out: { T: number; rho: number; mu: number }) =>
        Object.assign(out, { T: 280, rho: 1000, mu: 1.4e-3 }),
    } as unknown as Parameters<typeof leadResistance>[1]['stream']
    const [length, bore, flow] = [1.2, 0.006, 0.1]
    const area = (Math.PI / 4) * bore ** 2
    const friction = churchillFriction({ Re: (flow * bore) / area / 1.4e-3, roughness: 1.5e-6 / bore }).value
    const wanted = ((friction * length) / bore + 1.5) / (2 * 1000 * area ** 2)
    const inlet = { stream, pressure: fluid.entering.pressure, enthalpy: fluid.entering.enthalpy }
    expect(leadResistance({ length, bore }, { ...inlet, flow })).toBeCloseTo(wanted, -3)
    expect(leadResistance({ drop: 5000, flow: 0.1 }, inlet)).toBeCloseTo(5e5, 6)
  })

  it('divide the fluid: the longer lead gets less', () => {
    const leads = [
      { length: 0.5, bore: 0.008 },
      { length: 2, bore: 0.008 },
    ]
    for (const coil of [waterCooler, smallEvaporator, smallCondenser, gasCooler]) {
      const { branches, solution } = rated(coil, { leads })
      expect(solution.converged).toBe(true)
      expect(branches[0]!.flow).toBeGreaterThan(branches[1]!.flow)
      const [one, two] = branches.map(({ drop, leadDrop }) => drop + leadDrop)
      expect(Math.abs(one! / two! - 1)).toBeLessThan(1e-4)
    }
  })

  it.each([
    [{ length: 60, bore: 0.01 }, 'leads.0.length'],
    [{ length: 1, bore: 0 }, 'leads.0.bore'],
    [{ length: 1 }, 'leads.0.bore'],
  ])('are refused at their field: %j', (lead, path) => {
    expect(() => rated(waterCooler, { leads: [lead, { length: 1, bore: 0.01 }] })).toThrow(
      expect.objectContaining({ code: 'invalid-input', inputs: expect.objectContaining({ path }) }),
    )
  })
})

describe('the charge by zone', () => {
  it.each([
    ['water', waterCooler, ['liquid']],
    ['an evaporator', smallEvaporator, ['two-phase', 'gas']],
    ['a condenser', smallCondenser, ['liquid', 'two-phase', 'gas']],
    ['a gas cooler', gasCooler, ['dense']],
  ])('adds up, and every zone that exists is there: %s', (_, coil, wanted) => {
    const { zones, fluid } = rated(coil)
    expect(zones.map(({ zone }) => zone)).toEqual(wanted)
    expect(sum(zones.map(({ charge }) => charge)) / fluid.charge).toBeCloseTo(1, 9)
    expect(sum(zones.map(({ share }) => share))).toBeCloseTo(1, 3)
  })

  it('has most of its mass where the condenser holds liquid', () => {
    const { zones } = rated(smallCondenser)
    const density = new Map(zones.map(({ zone, share, charge }) => [zone, charge / share]))
    expect(density.get('liquid')!).toBeGreaterThan(density.get('two-phase')!)
    expect(density.get('two-phase')!).toBeGreaterThan(density.get('gas')!)
  })
})

describe('circuits rated in one call', () => {
  it('stand beside both engines, with the notices of the coil as a whole', () => {
    const { solved, warnings } = rateCircuits(smallEvaporator)
    expect(solved!.beside!.map(({ engineVersion }) => engineVersion)).toEqual(['original', 'v2025'])
    const whole = solved!.beside!.flatMap(each => ('warnings' in each ? each.warnings.map(({ code }) => code) : []))
    expect(whole.length).toBeGreaterThan(0)
    expect(warnings.some(({ code }) => whole.includes(code))).toBe(true)
    const codes = warnings.map(({ code, input }) => `${code} ${input}`)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('name the circuits that leave wet beside superheated ones', () => {
    const { warnings } = rateCircuits({ ...smallEvaporator, segmented: { profile: uneven, mixing: 'row' } })
    expect(warnings.find(({ code }) => code === 'CIRCUITS_UNEVEN')!.message).toMatch(
      /^circuit 2 \(quality 0\.\d\d\) leaves with liquid while others are superheated: /,
    )
  })

  it('name the field of the solver that cannot be', () => {
    const of = (segmented: NonNullable<typeof waterCooler.segmented>) => rateCircuits({ ...waterCooler, segmented })
    expect(of({ segments: 500 })).toMatchObject({
      refusal: expect.stringContaining('between 1 and 100'),
      refusedAt: 'segmented.segments',
    })
    expect(of({ hold: { kind: 'superheat', value: 5, by: 'flow' } }).refusedAt).toBe('segmented.hold.kind')
    expect(of({ profile: { flow: [[1, 2], [1]] } }).refusedAt).toBe('segmented.profile.flow.1')
  })

  it('have a dome about their pressures where the fluid may boil', () => {
    const { dome, fluid } = rateCircuits(smallEvaporator).solved!
    expect(dome[0]!.pressure).toBeLessThan(fluid.leaving.pressure)
    expect(dome.at(-1)!.pressure).toBeGreaterThan(fluid.entering.pressure)
    for (const { bubble, dew } of dome) expect(dew).toBeGreaterThan(bubble)
    expect(rateCircuits(waterCooler).solved!.dome).toEqual([])
  })
})
