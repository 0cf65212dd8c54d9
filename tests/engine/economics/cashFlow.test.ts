import { describe, expect, it } from 'vitest'
import { payback } from '../../../engine/economics/cashFlow'
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
})
