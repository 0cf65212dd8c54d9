import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { fluidOf, hotState, type StateInput } from '../../../engine'
import { blendData } from '../../../engine/fluids/blend-data'
import { refrigerantData } from '../../../engine/fluids/refrigerant-data'
import farthest from '../../reference/farthestTableStates.json'
import { throughEveryDoor } from '../../support/doors'
import { tableDeviations, tableStates } from '../../support/tableDeviations'

const names = [...new Set([...refrigerantData, ...blendData.blends].map(each => each.name))]
const ratio = (ours: number | undefined, theirs: number) => Math.abs(ours! / theirs - 1)
const code = (name: string) => expect.objectContaining({ code: name })

describe.each(names)('tables of %s', name => {
  it('agree with the reference within 1e-4 in T, rho, h and s, 1e-3 in the rest, by (T, p) and by (p, h)', () => {
    // The worst of 10,000 states (from scripts/fluidPages.ts), and thirty others.
    const states = farthest[name as keyof typeof farthest].map(([T, p]) => ({ T: T!, p: p! }))
    const worst = tableDeviations(name, [...states, ...tableStates(fluidOf(name), 30)])
    for (const property of ['T', 'rho', 'h', 's']) expect(worst[property]!.largest, property).toBeLessThan(1e-4)
    for (const property of ['cp', 'w', 'mu', 'k']) expect(worst[property]!.largest, property).toBeLessThan(1e-3)
  })
})

// By shares of the critical pressure and kelvins above the dew line: found among 20,000 neighbouring states.
describe.each([
  ['R-718', 0.86969, 1.02],
  ['R-718', 0.86968, 1.239],
  ['R-717', 0.86965, 0.786],
  ['R-744', 0.86988, 0.595],
  ['R-410A', 0.86993, 0.6],
])('tables of %s at the seam, close to the dew line', (name, share, above) => {
  it('have the cp of the reference within 9e-4', () => {
    const { critical, state } = fluidOf(name)
    const p = share * critical.p
    const worst = tableDeviations(name, [{ T: state({ p, q: 1 }).T + above, p }])
    expect(worst.cp!.largest).toBeLessThan(9e-4)
  })
})

// By the least share of the critical pressure.
describe.each([
  ['R-718', 0.003],
  ['R-134a', 0.003],
  ['R-744', 0.08],
  ['R-290', 0.003],
  ['R-410A', 0.01],
])('%s by tables on its saturation line', (name, least) => {
  // Dry steam had the viscosity of water, 28 times that of steam, where its enthalpy was read a billionth beside it.
  it.each([
    ['dew', 1],
    ['bubble', 0],
  ] as const)('has at the enthalpy of its %s point the viscosity and conductivity of that phase', (_, q) => {
    const { hot, critical } = fluidOf(name, 'table')
    const [end, beside] = [hotState(), hotState()]
    for (let step = 0; step < 200; step++) {
      const p = critical.p * least * (0.75 / least) ** (step / 199)
      hot.atPq(p, q, end)
      hot.transport(end)
      for (const away of [-1, 0, 1]) {
        hot.atPh(p, end.h * (1 + away * 1e-10), beside)
        if (beside.phase === 'two-phase') continue
        hot.transport(beside)
        expect(Math.abs(beside.mu / end.mu - 1), `mu at ${p} Pa`).toBeLessThan(2e-3)
        expect(Math.abs(beside.k / end.k - 1), `k at ${p} Pa`).toBeLessThan(2e-3)
      }
    }
  })
})

describe.each(['R-134a', 'R-744', 'R-717', 'R-407C', 'R-454B'])('%s by tables', name => {
  const [table, reference] = [fluidOf(name, 'table'), fluidOf(name)]
  const pressures = [0.1, 0.3, 0.6, 0.85].map(share => share * reference.critical.p)

  it('has the dome of the reference, from every pair', () => {
    for (const p of pressures)
      for (const q of [0, 0.3, 1]) {
        const [ours, theirs] = [table, reference].map(fluid => fluid.state({ p, q }))
        for (const property of ['T', 'rho', 'h', 's'] as const)
          expect(ratio(ours![property], theirs![property]), property).toBeLessThan(1e-4)
        expect(ours!.phase).toBe(theirs!.phase)
        expect(ours!.q).toBe(q)
        const wet = table.state({ p, h: theirs!.h })
        expect(wet.T).toBeCloseTo(theirs!.T, 2)
        if (q === 0.3) expect(wet.q).toBeCloseTo(0.3, 4)
        if (q !== 0.3) expect(ratio(table.state({ T: theirs!.T, q }).p, p)).toBeLessThan(1e-4)
      }
  })

  it('comes back from entropy', () => {
    for (const p of [...pressures, 1.5 * reference.critical.p])
      for (const T of [0.8, 1.06, 1.15].map(share => share * reference.critical.T)) {
        const { s } = table.state({ T, p })
        const input: StateInput = { p, s }
        expect(ratio(table.state(input).T, T), `${T} ${p}`).toBeLessThan(1e-4)
      }
  })

  it('comes back from entropy in liquid colder than the tables', () => {
    const state: StateInput = { T: 1.02 * reference.limits.lowestT, p: 0.5 * reference.critical.p }
    expect(ratio(table.state({ p: state.p, s: reference.state(state).s }).T, state.T)).toBeLessThan(1e-6)
  })

  it('asks the reference about the critical point and beyond the tables', () => {
    const { T, p } = reference.critical
    const far = { T: 0.9 * Math.min(1.4 * T, reference.limits.highestT), p: 100 }
    for (const input of [{ T: 1.01 * T, p: 1.05 * p }, far, { T, p: 0.95 * p }])
      expect(table.state(input)).toEqual(reference.state(input))
    expect(table.state({ T: 0.9 * T, rho: 1 }).h).toBe(reference.state({ T: 0.9 * T, rho: 1 }).h)
  })

  it('refuses what the reference refuses', () => {
    expect(() => table.state({ T: 10, p: 1e5 })).toThrow(code('out-of-range'))
    expect(() => table.state({ p: 1e5, h: 1e9 })).toThrow(code('out-of-range'))
    expect(() => table.state({ p: 1e5, q: 2 })).toThrow(code('out-of-range'))
    expect(() => table.state({ T: Number.NaN, p: 1e5 })).toThrow(code('not-finite'))
  })
})

describe.each(['R-409A', 'R-455A', 'R-407C', 'R-32'])('%s by tables, wet above the seam', name => {
  it('comes back from enthalpy and entropy', () => {
    const table = fluidOf(name, 'table')
    for (const share of [0.905, 0.92, 0.94])
      for (const q of [0.1, 0.3, 0.7]) {
        const { p, T, h, s } = table.state({ p: share * table.critical.p, q })
        expect(ratio(table.state({ p, h }).T, T), `${share} ${q}`).toBeLessThan(1e-3)
        expect(ratio(table.state({ p, s }).T, T), `${share} ${q}`).toBeLessThan(1e-3)
      }
  })
})

// Of the blends, one with a component whose transport properties are not smooth there.
describe.each(['R-409A', 'R-448A', 'R-134a'])('%s by tables, about its critical point', name => {
  const [table, reference] = [fluidOf(name, 'table'), fluidOf(name)]
  const { T: Tc, p: pc } = reference.critical
  it.each([0.0003, 0.003, 0.03])('is the reference by either pair, to %d of Tc from it', width => {
    for (const along of [-1, -0.6, -0.1, 0.1, 0.5, 1])
      for (const across of [-1, -0.5, -0.2, 0.2, 0.8, 1]) {
        const [T, p] = [Tc * (1 + width * along), pc * (1 + 7 * width * across)]
        const exact = reference.state({ T, p })
        for (const ours of [
          table.state({ T, p }),
          table.state({ p, h: exact.h }),
          reference.state({ p, h: exact.h }),
        ]) {
          for (const property of ['T', 'rho'] as const)
            expect(ratio(ours[property], exact[property]), `${property} ${along} ${across}`).toBeLessThan(1e-4)
          expect(Math.abs(ours.h - exact.h)).toBeLessThan(10)
          if (exact.phase === 'two-phase') expect(ours.phase).toBe('two-phase')
          else
            for (const property of ['mu', 'k'] as const)
              expect(ratio(ours[property], exact[property]!)).toBeLessThan(1e-3)
        }
      }
  })
})

describe('the method table', () => {
  throughEveryDoor('props', { fluid: 'R-134a', method: 'table', T: 313.15, q: 0 }, state => {
    expect(ratio(state.p, 1_016_590)).toBeLessThan(1e-4)
    expect(ratio(state.rho, 1146.74)).toBeLessThan(1e-4)
    expect(ratio(state.mu, 161.45e-6)).toBeLessThan(1e-3)
  })

  it('is of refrigerants alone, and says itself what it is', () => {
    expect(() => fluidOf('Nitrogen', 'table')).toThrow(code('unknown-name'))
    expect(fluidOf('R-32', 'table').method).toBe('table')
    expect(fluidOf('R-32', 'table').doubts.join()).toContain('1e-4')
  })

  it('writes over one object, and leaves not even a boxed number behind', () => {
    const program = ['scripts/run.mjs', 'tests/support/bytesLeft.ts']
    const left = JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }))
    expect(left.byTp).toBeLessThan(2)
    expect(left.byPh).toBeLessThan(2)
    const { hot } = fluidOf('R-134a', 'table')
    const out = hotState()
    hot.atTp(320, 4e5, out)
    expect(out).toMatchObject({ q: -1, phase: 'gas', sigma: 0 })
  })
})
