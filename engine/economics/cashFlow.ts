/** What savings are worth: payback, present value, cash flow over a life. */
import { requireWithin } from '../errors'

/** Money of a year and of the life, in whatever currency. */
export interface Worth {
  readonly savings: number
  readonly installed: number
  readonly incentive?: number
  /** Yearly rise of the savings, and rate at which later money counts less [-]. */
  readonly escalation?: number
  readonly discount?: number
  /** [years] */
  readonly life?: number
}

/** The answer; what is never reached is left out. */
export interface Payback {
  readonly savings: number
  /** Of the first year's savings [years]. */
  readonly simplePayback?: number
  /** First year's savings over what was paid [1/year]. */
  readonly returnOnInvestment?: number
  readonly netPresentValue: number
  /** Discount at which the net present value is nothing [-]. */
  readonly internalRate?: number
  readonly lifeSavings: number
  /** From the year of the installation on, each year's money and the sum to its end. */
  readonly cashFlow: readonly { readonly year: number; readonly flow: number; readonly sum: number }[]
}

/** Where nothing else is said: 10 years, 5 % discount, no rise of prices. */
export const usualWorth = { life: 10, discount: 0.05, escalation: 0 } as const

/**
 * Payback and cash flow of savings.
 *
 * @param worth  savings of the first year, cost, incentive, rates [-], life [years]
 * @returns      payback [years], returns [-], net present value, cash flow
 *
 * Valid for lives of 1 to 50 years and rates from -50 to 100 %.
 *
 * Source: definition.
 */
export function payback(worth: Worth): Payback {
  const { savings, installed, incentive = 0 } = worth
  const { life = usualWorth.life, discount = usualWorth.discount, escalation = usualWorth.escalation } = worth
  requireWithin('the life in years', life, 1, 50)
  requireWithin('the discount', discount, -0.5, 1)
  requireWithin('the yearly rise of prices', escalation, -0.5, 1)
  requireWithin('the installed cost', installed, 0, 1e12)
  requireWithin('the incentive', incentive, 0, installed)
  const paid = installed - incentive
  const flows = [-paid, ...Array.from({ length: Math.round(life) }, (_, year) => savings * (1 + escalation) ** year)]
  const present = (rate: number) => flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0)
  const rate = paid > 0 && savings > 0 ? rateOf(present) : undefined
  const [years, returned] = [paid / savings, savings / paid]
  let sum = 0
  return {
    savings,
    ...(savings > 0 && Number.isFinite(years) ? { simplePayback: years } : {}),
    ...(paid > 0 && Number.isFinite(returned) ? { returnOnInvestment: returned } : {}),
    netPresentValue: present(discount),
    ...(rate === undefined ? {} : { internalRate: rate }),
    lifeSavings: flows.slice(1).reduce((all, flow) => all + flow, 0),
    cashFlow: flows.map((flow, year) => {
      sum += flow
      return { year, flow, sum }
    }),
  }
}

/** Between -90 and +10 000 %: the present value falls with the rate. */
function rateOf(present: (rate: number) => number): number | undefined {
  let [low, high] = [-0.9, 100]
  if (present(low) < 0 || present(high) > 0) return undefined
  while (high - low > 1e-10) {
    const middle = (low + high) / 2
    if (present(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
