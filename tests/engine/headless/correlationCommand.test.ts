/** Evaluations of correlations by a program: factors of rows, of arrangements, and losses of fittings. */
import { describe, expect, it } from 'vitest'
import { answer, commands, correlations } from '../../../engine'
import { throughEveryDoor } from '../../support/doors'

const asked = (line: object) => JSON.parse(answer(commands.correlation!, JSON.stringify(line)))

describe('factors of rows', () => {
  // Read from tables: Zukauskas from ht 1.0.7, ESDU 73031 from its mean curve, Grimison from Holman, table 6-5.
  it.each([
    [{ name: 'zukauskas-rows', rows: 1, staggered: 0, Re: 1e4 }, 0.6768],
    [{ name: 'zukauskas-rows', rows: 5, staggered: 1, Re: 900 }, 0.957],
    [{ name: 'zukauskas-rows', rows: 5, staggered: 1, Re: 1100 }, 0.9254],
    [{ name: 'zukauskas-rows', rows: 20, staggered: 1, Re: 1e4 }, 1],
    [{ name: 'esdu-73031-rows', rows: 1, staggered: 1 }, 0.8593],
    [{ name: 'esdu-73031-rows', rows: 9, staggered: 0 }, 0.9902],
    [{ name: 'grimison-rows', rows: 4, staggered: 0 }, 0.9],
    [{ name: 'grimison-rows', rows: 2, staggered: 1 }, 0.75],
    [{ name: 'esdu-high-fin-rows', rows: 1 }, 0.76],
    [{ name: 'esdu-high-fin-rows', rows: 3 }, 0.92],
    [{ name: 'esdu-high-fin-rows', rows: 4 }, 1],
  ])('%j is %d', (line, factor) => {
    expect(asked(line)).toEqual({ value: factor, warnings: [] })
  })

  it('of any bank or fin come by asking against a deep one', () => {
    const bank = {
      name: 'zukauskas-bank',
      Re: 5000,
      Pr: 0.7,
      staggered: 1,
      transversePitch: 0.04,
      longitudinalPitch: 0.034,
    }
    const few = asked({ ...bank, rows: 3, against: { rows: 20 } })
    expect(few.ratio).toBeCloseTo(0.8473, 10)
    expect(few.value).toBe(asked({ ...bank, rows: 3 }).value)

    const fin = {
      hydraulicDiameter: 0.003,
      Re: 3000,
      transversePitch: 0.0254,
      longitudinalPitch: 0.022,
      collarDiameter: 0.0104,
      finPitch: 0.002,
    }
    const line = { name: 'gray-webb-j', ...fin, finThickness: 0.00012, rows: 1, against: { rows: 4 } }
    // 0.991 (2.24 Re^-0.092 (1/4)^-0.031)^(0.607 * 3), as Gray and Webb print it.
    const byHand = 0.991 * (2.24 * 3000 ** -0.092 * 0.25 ** -0.031) ** 1.821
    expect(asked(line).ratio).toBeCloseTo(byHand, 12)
  })

  it('are refused against what the correlation does not know', () => {
    const line = { name: 'grimison-rows', rows: 4, staggered: 0 }
    expect(asked({ ...line, against: { Re: 1 } }).error.code).toBe('invalid-input')
    expect(asked({ ...line, against: 20 }).error.code).toBe('invalid-input')
    expect(asked({ ...line, against: { rows: 0 } }).error.code).toBe('not-positive')
  })
})

describe('factors of arrangements', () => {
  // Cross-flow, both unmixed: Incropera, example 11.3, by either method. NTU 2, Cr 0.75 has 0.6771 by the series, for
  // which counterflow needs an NTU of ln((1 - 0.75 e)/(1 - e))/0.25.
  throughEveryDoor('correlation', { name: 'factor-counter', NTU: 1.7, Cr: 0.6 }, result => {
    expect(result.value).toBeCloseTo(1, 12)
  })

  it('are one for counterflow, and for any arrangement against a stream of one temperature', () => {
    for (const { id, inputs } of correlations.filter(one => one.id.startsWith('factor-'))) {
      const names = inputs.map(({ name }) => name)
      const rows = { rows: 4, passes: 2, shells: 1, parallel: 0 } as Record<string, number>
      const fixed = Object.fromEntries(names.filter(name => name in rows).map(name => [name, rows[name]]))
      const ratio = names.includes('Cr') ? 'Cr' : 'R'
      expect(asked({ name: id, NTU: 1.3, [ratio]: 0, ...fixed }).value, id).toBeCloseTo(1, 9)
      const half = asked({ name: id, NTU: 1.3, [ratio]: 0.5, ...fixed }).value
      expect(half, id).toBeLessThanOrEqual(1 + 1e-9)
      expect(half, id).toBeGreaterThan(0.75)
    }
  })

  it('are those worked by hand', () => {
    // Parallel flow, NTU 1, Cr 1: e = (1 - exp(-2))/2 = 0.4323; counterflow needs an NTU of e/(1 - e) = 0.7616.
    const e = (1 - Math.exp(-2)) / 2
    expect(asked({ name: 'factor-parallel', NTU: 1, Cr: 1 }).value).toBeCloseTo(e / (1 - e), 9)
    // The same shell by its NTU and by its temperatures: hot 100 to 60, cold 20 to 45, so that R is 1.6 and P 0.3125.
    const shell = asked({ name: 'fakheri', hotIn: 373.15, hotOut: 333.15, coldIn: 293.15, coldOut: 318.15 }).value
    const effectiveness = 0.5
    const units = Math.log((1 - 0.625 * effectiveness) / (1 - effectiveness)) / 0.375 / shell
    expect(asked({ name: 'effectiveness-shell-tube', NTU: units, Cr: 0.625 }).value).toBeCloseTo(effectiveness, 9)
    expect(asked({ name: 'factor-shell-tube', NTU: units, Cr: 0.625 }).value).toBeCloseTo(shell, 9)
    // One row of air unmixed, fluid mixed: xi = exp(K R), K = 1 - exp(-NTU).
    const [NTU, R] = [0.8, 1.5]
    const P = (1 - Math.exp(-(1 - Math.exp(-NTU)) * R)) / R
    const counter = Math.log((1 - R * P) / (1 - P)) / (1 - R)
    expect(asked({ name: 'factor-rows-one-pass', NTU, R, rows: 1 }).value).toBeCloseTo(counter / NTU, 12)
  })

  it('are refused where nothing is exchanged', () => {
    expect(asked({ name: 'factor-parallel', NTU: 0, Cr: 0.5 }).error.code).toBe('out-of-range')
  })
})

describe('losses of fittings', () => {
  it.each([
    // Borda and Carnot: (1 - 0.5^2)^2, and the whole head into a vessel.
    [{ name: 'sharp-expansion', diameterRatio: 0.5 }, 0.5625],
    [{ name: 'sharp-expansion', diameterRatio: 0 }, 1],
    // Rennels: 0.0696 lambda^2 + (lambda - 1)^2, lambda 1.622 out of a vessel.
    [{ name: 'sharp-contraction', diameterRatio: 0 }, 0.0696 * 1.622 ** 2 + 0.622 ** 2],
    [{ name: 'sharp-contraction', diameterRatio: 1 }, 0],
    // Crane: 50 fT, with fT of von Karman: 0.25 / log10(r / 3.7)^2; r 0.0001 has 0.01198.
    [{ name: 'return-bend', relativeRoughness: 1e-4 }, 50 * 0.01198],
    // Rennels: f a r + (0.1 + 2.4 f) sin(a/2) + 6.6 f (sqrt(sin(a/2)) + sin(a/2)) / r^(4a/pi), a 180 degrees, r 2, f
    // 0.02.
    [{ name: 'rounded-bend', angle: Math.PI, bendRatio: 2, friction: 0.02 }, 0.04 * Math.PI + 0.148 + 0.264 / 16],
  ])('%j is %d', (line, loss) => {
    expect(Math.abs(asked(line).value - loss)).toBeLessThan(1e-4)
  })

  it('are listed', () => {
    const ids = correlations.filter(one => one.kind === 'fitting loss').map(one => one.id)
    expect(ids).toEqual(['rounded-bend', 'sharp-contraction', 'sharp-expansion', 'return-bend'])
  })
})
