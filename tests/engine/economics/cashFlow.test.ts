import { describe, expect, it } from 'vitest'
import { payback } from '../../../engine/economics/cashFlow'
import { usualPrices } from '../../../engine/economics/prices'
import { code } from '../../support/engineErrors'

describe('money', () => {
  // A maker's case sheet: 19 234 $ for 14 231 $ a year, payback 16.2 months, return 74 %.
  it('pays back as on the case sheet of a maker', () => {
    const found = payback({ savings: 14_231, installed: 19_234 })
    expect(12 * found.simplePayback!).toBeCloseTo(16.2, 1)
    expect(found.returnOnInvestment).toBeCloseTo(0.74, 2)
  })

  it('counts later money less, and finds the rate at which nothing is left', () => {
    const found = payback({ savings: 1000, installed: 5000, incentive: 1000, life: 5, discount: 0.1, escalation: 0.02 })
    // By hand: 1000 (1/1.1 + 1.02/1.21 + 1.0404/1.331 + 1.061208/1.4641 + 1.08243216/1.61051) less 4000.
    expect(found.netPresentValue).toBeCloseTo(-69.34141, 4)
    expect(found.cashFlow.map(({ flow }) => Math.round(flow))).toEqual([-4000, 1000, 1020, 1040, 1061, 1082])
    expect(found.lifeSavings).toBeCloseTo(5204.04, 2)
    const at = payback({ savings: 1000, installed: 4000, life: 5, escalation: 0.02, discount: found.internalRate! })
    expect(at.netPresentValue).toBeCloseTo(0, 4)
  })

  it('has no payback where nothing is saved, and ten years at 5 % where nothing is said', () => {
    expect(payback({ savings: -1, installed: 10 })).not.toHaveProperty('simplePayback')
    expect(payback({ savings: 0, installed: 10 })).not.toHaveProperty('internalRate')
    const usual = payback({ savings: 100, installed: 0 })
    expect(usual.cashFlow).toHaveLength(11)
    expect(usual.netPresentValue).toBeCloseTo(772.173, 2)
    expect(usual).not.toHaveProperty('returnOnInvestment')
    expect(() => payback({ savings: 1, installed: 1, life: 0 })).toThrow(code('out-of-range'))
  })

  it.each([
    ['the life', 1, 50, (life: number) => payback({ savings: 1, installed: 1, life })],
    ['the discount', -0.5, 1, (discount: number) => payback({ savings: 1, installed: 1, discount })],
    ['the rise of prices', -0.5, 1, (escalation: number) => payback({ savings: 1, installed: 1, escalation })],
    ['the installed cost', 0, 1e12, (installed: number) => payback({ savings: 1, installed })],
    ['the incentive', 0, 500, (incentive: number) => payback({ savings: 1, installed: 500, incentive })],
  ])('takes %s from %f to %f', (_, low, high, take) => {
    expect(() => take(low)).not.toThrow()
    expect(() => take(high)).not.toThrow()
    expect(() => take(low - 0.001)).toThrow(code('out-of-range'))
    expect(() => take(high * 1.001)).toThrow(code('out-of-range'))
  })

  it('finds rates from -90 %, below which there is none, to any that is met', () => {
    const rate = (savings: number, life = 1) => payback({ savings, installed: 100, life }).internalRate
    // One year: the savings over the cost, less one.
    expect(rate(10.1)).toBeCloseTo(-0.899, 9)
    expect(rate(9.9)).toBeUndefined()
    expect(rate(10_090)).toBeCloseTo(99.9, 7)
    expect(rate(10_110)).toBeUndefined()
    expect(rate(100 / 0.9)).toBeCloseTo(1 / 0.9 - 1, 9)
  })

  it('leaves out what is beyond all numbers: a return on next to nothing, a payback by next to nothing', () => {
    expect(payback({ savings: 1000, installed: 1e-308 })).not.toHaveProperty('returnOnInvestment')
    expect(payback({ savings: 1e-308, installed: 1000 })).not.toHaveProperty('simplePayback')
  })

  it('has the prices of its sources: 8 $ a million Btu, 6.66 cents a kilowatt hour', () => {
    // A million Btu (IT) are 1055.056 MJ.
    expect(usualPrices.naturalGas.value * 1.055056e9).toBeCloseTo(8, 4)
    expect(usualPrices.electricity.value * 1000 * 3600).toBeCloseTo(0.0666, 9)
  })
})
