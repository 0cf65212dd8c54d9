/** Numbers of the solver tube by tube that are held by nothing else, each worked out apart from the code. */
import { describe, expect, it } from 'vitest'
import { checkRequest } from '../../../engine/segments/checkRequest'
import { equalDropShares, neededShares } from '../../../engine/segments/flowShares'
import { leadResistance } from '../../../engine/segments/leadResistance'
import { saturationDome } from '../../../engine/segments/saturationDome'
import { segmentNotices } from '../../../engine/segments/segmentNotices'
import { segmentChoices } from '../../../engine/segments/segmentSettings'
import { wholeNotices } from '../../../engine/segments/wholeNotices'
import type { Warning } from '../../../engine/warnings'
import { noticeText } from '../../../shared/circuitry/notices/circuitNotices'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'
import { readerOf } from '../../../shared/display/formatQuantity'

type Request = Parameters<typeof checkRequest>[0]
type State = Parameters<typeof equalDropShares>[0]
type Rating = Parameters<typeof segmentNotices>[0]
type Stream = Parameters<typeof saturationDome>[0]

describe('a request', () => {
  const checked = (more: object) => () => checkRequest({ branches: [], ...more } as unknown as Request)
  const parts = (count: number) => Array.from({ length: count }, () => [1])

  it.each<[path: string, least: number, most: number, ask: (value: number) => object]>([
    ['segments', 1, 100, segments => ({ segments })],
    ['limits.sweeps', 2, 1000, sweeps => ({ limits: { sweeps } })],
    ['limits.tolerance', 1e-12, 1e-2, tolerance => ({ limits: { tolerance } })],
    ['leads.0.length', 0, 50, length => ({ leads: [{ length, bore: 0.01 }] })],
    ['leads.0.bore', 5e-4, 0.2, bore => ({ leads: [{ length: 1, bore }] })],
  ])('has %s between %d and %d', (path, least, most, ask) => {
    for (const value of [least - Math.max(1e-15, least * 1e-6), most * (1 + 1e-6)])
      expect(checked(ask(value))).toThrow(`${path} is between ${least} and ${most}`)
    for (const value of [least, most]) expect(checked(ask(value))).not.toThrow()
  })

  it('has 1 to 200 parts of the face', () => {
    expect(checked({ profile: { flow: parts(200) } })).not.toThrow()
    expect(checked({ profile: { flow: parts(201) } })).toThrow('profile.flow is between 1 and 200')
    expect(checked({ profile: { flow: [Array.from({ length: 201 }, () => 1)] } })).toThrow('between 1 and 200')
  })

  it('has leads or shares, not both: either divides the flow', () => {
    const branches = [{}, {}]
    const [shares, leads] = [[0.5, 0.5], [{ drop: 1000, flow: 0.1 }]]
    expect(checked({ branches, shares })).not.toThrow()
    expect(checked({ branches, leads })).not.toThrow()
    expect(checked({ branches, shares, leads })).toThrow(
      expect.objectContaining({ inputs: expect.objectContaining({ path: 'leads' }) }),
    )
  })

  it('chooses from these segments of a tube', () => {
    expect(segmentChoices).toEqual([1, 3, 5, 10, 20])
  })
})

describe('shares of the fluid', () => {
  const state = (frictions: readonly number[], shares: readonly number[]) =>
    ({
      coil: {
        branches: frictions.map(() => ({})),
        network: { nodes: 2, begins: frictions.map(() => 0), ends: frictions.map(() => 1) },
      },
      shares: Float64Array.from(shares),
      ends: frictions.map(friction => ({ friction, drop: friction, enthalpy: 0 })),
    }) as unknown as State

  it('go by the 1.8th power of the flow to equal drops', () => {
    const next = new Float64Array(2)
    equalDropShares(state([1000, 4000], [0.5, 0.5]), next)
    // 1000 s^1.8 is 4000 (1 - s)^1.8: s over 1 - s is 4 to the power 1/1.8, 2.160119.
    expect(next[0]! / next[1]!).toBeCloseTo(2.160119, 5)
    expect(next[0]! + next[1]!).toBeCloseTo(1, 9)
  })

  it('change by half and double at most in a sweep', () => {
    const next = new Float64Array(3)
    const of = state([1, 1, 1], [0.25, 0.25, 0.5])
    const enthalpies = [0, 60, 90]
    for (const [i, enthalpy] of enthalpies.entries()) Object.assign(of.ends[i]!, { enthalpy })
    // From 100 to 90 asked, fallen by 100, 40 and 10: factors of 10, 4 and 1, of which 2, 2 and 1 are taken.
    neededShares(of, { enthalpy: 100 } as Parameters<typeof neededShares>[1], () => 90, next)
    expect([...next].map(share => share * 1.5)).toEqual([
      expect.closeTo(0.5, 12),
      expect.closeTo(0.5, 12),
      expect.closeTo(0.5, 12),
    ])
    // To 0 asked: 1, 0.4 and 0.1, of which 1, 0.5 and 0.5 are taken.
    neededShares(of, { enthalpy: 100 } as Parameters<typeof neededShares>[1], () => 0, next)
    expect([...next].map(share => share * 0.625)).toEqual([
      expect.closeTo(0.25, 12),
      expect.closeTo(0.125, 12),
      expect.closeTo(0.25, 12),
    ])
  })
})

it('a lead has the friction of a Reynolds number of 50,000 where its flow is not known yet', () => {
  const stream = {
    changesPhase: false,
    at: (_p: number, _h: number, out: object) => Object.assign(out, { T: 280, rho: 800, mu: 1e-3 }),
  } as unknown as Parameters<typeof leadResistance>[1]['stream']
  const [length, bore] = [40, 0.006]
  // Churchill's line, 1.5 µm rough.
  const A = (-2.457 * Math.log((7 / 5e4) ** 0.9 + (0.27 * 1.5e-6) / bore)) ** 16
  const f = 8 * ((8 / 5e4) ** 12 + (A + (37530 / 5e4) ** 16) ** -1.5) ** (1 / 12)
  const section = Math.PI * 0.003 ** 2
  const wanted = ((f * length) / bore + 1.5) / (2 * 800 * section ** 2)
  expect(leadResistance({ drop: 5000, flow: 0.1 }, { stream, pressure: 1e5, enthalpy: 0 })).toBeCloseTo(5e5, 6)
  expect(leadResistance({ length, bore }, { stream, pressure: 1e5, enthalpy: 0 }) / wanted).toBeCloseTo(1, 6)
})

it('a dome goes from 0.55 of the lowest pressure to 1.8 of the highest, and to 0.97 of the critical one at most', () => {
  const stream = {
    ...{ changesPhase: true, criticalPressure: 4e6 },
    dome: (p: number, out: { bubble: { h: number }; dew: { h: number } }) => {
      out.bubble.h = p
      out.dew.h = 2 * p
    },
  } as unknown as Stream
  const found = saturationDome(stream, [4e5, 5e5])
  expect(found).toHaveLength(15)
  expect(found[0]!.pressure).toBeCloseTo(2.2e5, 6)
  expect(found[14]!.pressure).toBeCloseTo(9e5, 6)
  // In steps of equal ratio: the middle is the root of both.
  expect(found[7]!.pressure).toBeCloseTo(Math.sqrt(2.2e5 * 9e5), 6)
  const high = saturationDome(stream, [3.5e6, 3.8e6])
  // 0.55 of 3.5 MPa is less than 0.6 of 0.97 of 4 MPa; at 6 MPa it is not.
  expect(high[0]!.pressure).toBeCloseTo(1.925e6, 5)
  expect(high[14]!.pressure).toBeCloseTo(3.88e6, 5)
  expect(saturationDome(stream, [6e6, 6e6])[0]!.pressure).toBeCloseTo(2.328e6, 5)
})

describe('notices', () => {
  const told = (solution: object, share = 1, maldistribution = 0) =>
    segmentNotices({
      maldistribution,
      solution: { converged: true, history: [1.234e-3], sweeps: 80, energyBalance: 0, waterBalance: 0, ...solution },
      branches: [{ branch: 3, share, isLast: false, leaving: {} }],
    } as unknown as Rating)
  const codes = (...of: Parameters<typeof told>) => told(...of).map(({ code }) => code)

  it('of balances begin at 0.05 % of the heat and a millionth of the water', () => {
    expect(codes({ energyBalance: 4.99e-4, waterBalance: 9.99e-7 })).toEqual([])
    expect(codes({ energyBalance: -5.01e-4 })).toEqual(['BALANCE'])
    expect(codes({ waterBalance: 1.001e-6 })).toEqual(['WATER_BALANCE'])
    expect(codes({ waterBalance: -1.001e-6 })).toEqual(['WATER_BALANCE'])
    expect(told({ energyBalance: 0.01249 })[0]!.message).toBe('air and fluid differ by 1.2 % of the heat')
    expect(told({ waterBalance: 0.01249 })[0]!.message).toBe('the air loses 1.2 % more water than condenses')
  })

  it('of a branch without flow begin below a hundred-thousandth of the fluid', () => {
    expect(codes({}, 1.001e-5)).toEqual([])
    expect(codes({}, 0.999e-5)).toEqual(['BRANCH_STARVED'])
  })

  it('of liquid beside superheat look at what ends at the outlet header alone', () => {
    const uneven = (isLast: boolean) =>
      segmentNotices({
        maldistribution: 0,
        solution: { converged: true, history: [0], sweeps: 9, energyBalance: 0, waterBalance: 0 },
        branches: [
          { branch: 0, share: 0.5, isLast, leaving: { superheat: 4 } },
          { branch: 1, share: 0.5, isLast: true, leaving: { quality: 0.9 } },
        ],
      } as unknown as Rating).map(({ code }) => code)
    expect(uneven(true)).toEqual(['CIRCUITS_UNEVEN'])
    expect(uneven(false)).toEqual([])
  })

  it('of the mean circuits are taken once, and none of how those were found', () => {
    const of = (...all: string[]) => ({ warnings: all.map(code => ({ code })) as Warning[] })
    const mean = of('GALVANIC', 'FROST', 'NOT_CONVERGED', 'CIRCUIT_UNEVEN')
    expect(wholeNotices(of('FROST'), mean).map(({ code }) => code)).toEqual(['GALVANIC'])
  })

  it('of circuits that end apart begin where their key result is marked', () => {
    expect(codes({}, 1, 1.66)).toEqual([])
    expect(codes({}, 1, 1.67)).toEqual(['CIRCUITS_SPREAD'])
    const [notice] = told({}, 1, 4.1)
    expect(noticeText(withCoilWords(notice!), readerOf('IP'))).toEqual({
      fact: 'Circuits spread 7.4 °F at their ends',
      advice: 'Above 3.0 °F. Even out air, leads or lengths.',
    })
  })

  it('of a solution that does not settle say by how much it changed', () => {
    expect(told({ converged: false })[0]!.message).toContain('still changed by 0.0012 after 80 sweeps')
  })
})
