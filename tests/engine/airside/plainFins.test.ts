import { describe, expect, it } from 'vitest'
import { grayWebbF, grayWebbJ, wangChiChangF, wangChiChangJ } from '../../../engine/airside'
import { throughEveryDoor } from '../../support/doors'

const plateA = {
  transversePitch: 0.0254,
  longitudinalPitch: 0.022,
  collarDiameter: 0.009765,
  finPitch: 0.0018,
  finThickness: 0.00012,
  hydraulicDiameter: 0.00226759,
}

describe('flat plate fins of Wang, Chi and Chang', () => {
  // Calculated from the equations for a 3/8 in plate, independently of this code; 5 significant figures.
  it.each([
    [1, 500, 0.033586, 0.101822],
    [1, 3000, 0.010357, 0.034498],
    [2, 1000, 0.020033, 0.063531],
    [4, 500, 0.022499, 0.105484],
    [4, 1000, 0.016357, 0.064368],
    [4, 3000, 0.009698, 0.036104],
  ])('%i rows at Re %i', (rows, Re, j, f) => {
    expect(wangChiChangJ({ ...plateA, rows, Re }).value).toBeCloseTo(j, 5)
    expect(wangChiChangF({ ...plateA, rows, Re }).value).toBeCloseTo(f, 5)
  })

  throughEveryDoor('correlation', { name: 'wang-chi-chang-j', ...plateA, rows: 4, Re: 1000 }, result => {
    expect(result.value).toBeCloseTo(0.016357, 5)
  })

  it('goes on below and above its Reynolds range without a step, and says so', () => {
    for (const edge of [300, 20_000]) {
      for (const law of [wangChiChangJ, wangChiChangF]) {
        const inside = law({ ...plateA, rows: 4, Re: edge * (edge === 300 ? 1.0001 : 0.9999) })
        const outside = law({ ...plateA, rows: 4, Re: edge * (edge === 300 ? 0.9999 : 1.0001) })
        expect(outside.value / inside.value).toBeCloseTo(1, 3)
        expect(inside.warnings).toEqual([])
        expect(outside.warnings[0]).toMatchObject({
          code: edge === 300 ? 'AIR_RE_LOW' : 'AIR_RE_HIGH',
          severity: 'info',
        })
      }
    }
  })

  it('uses 5/8 in tube outside its data, with a warning that names the limits in metres', () => {
    const plate58 = { ...plateA, collarDiameter: 0.01618, rows: 4, Re: 3000 }
    expect(wangChiChangJ(plate58).warnings).toEqual([
      expect.objectContaining({ code: 'FIN_RANGE', severity: 'warning', limits: [0.0069, 0.0136], quantity: 'length' }),
    ])
  })

  it('counts more than six rows as six', () => {
    const six = wangChiChangJ({ ...plateA, rows: 6, Re: 2000 })
    const ten = wangChiChangJ({ ...plateA, rows: 10, Re: 2000 })
    expect(ten.value).toBe(six.value)
    expect(ten.warnings.map(warning => warning.code)).toEqual(['ROWS_CAPPED'])
  })

  it.each([0, -1, Number.NaN])('has no answer for Re = %s', Re => {
    expect(() => wangChiChangJ({ ...plateA, rows: 4, Re })).toThrow(expect.objectContaining({ code: 'not-positive' }))
  })
})

describe('flat plate fins of Gray and Webb', () => {
  const plateB = {
    transversePitch: 0.0381,
    longitudinalPitch: 0.033,
    collarDiameter: 0.01617,
    finPitch: 0.003,
    finThickness: 0.00015,
    hydraulicDiameter: 0.00366887,
  }

  it('follows its own equation by hand: 4 rows, Re 3000', () => {
    const byHand = 0.14 * 3000 ** -0.328 * (38.1 / 33) ** -0.502 * (2.85 / 16.17) ** 0.0312
    expect(grayWebbJ({ ...plateB, rows: 4, Re: 3000 }).value).toBeCloseTo(byHand, 9)
  })

  it('agrees with Wang, Chi and Chang within 25 % on a 5/8 in plate of four rows', () => {
    for (const Re of [2000, 4000, 8000]) {
      const fin = { ...plateB, rows: 4, Re }
      expect(Math.abs(grayWebbJ(fin).value / wangChiChangJ(fin).value - 1)).toBeLessThan(0.25)
      expect(Math.abs(grayWebbF(fin).value / wangChiChangF(fin).value - 1)).toBeLessThan(0.6)
    }
  })

  it('warns outside its ratios and still answers', () => {
    const { warnings } = grayWebbJ({ ...plateB, transversePitch: 0.06, rows: 4, Re: 3000 })
    expect(warnings).toEqual([expect.objectContaining({ code: 'out-of-range', input: 'transversePitchRatio' })])
  })
})
