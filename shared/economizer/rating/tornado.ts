/** How the net present value of an economizer moves with one assumption at a time. */
import { payback, type Worth } from '../../../engine/economics/cashFlow'
import type { EconomizerRating } from '../document/economizerRating'

type Year = EconomizerRating['year']

/** A fifth less and a fifth more, of each. */
const steps = [0.8, 1.2] as const
const [leastDiscount, mostDiscount] = [-0.5, 1]
const mostLife = 50

export function tornadoOf(money: Year['money'], worth: Omit<Worth, 'savings'>): Year['tornado'] {
  const savings = (fuel: number, hours: number) => hours * (fuel * money.fuel + money.electricity + money.carbon)
  const { installed, incentive = 0, discount = 0, life = 1 } = worth
  const presentValue = (more: Partial<Worth>) => payback({ ...worth, savings: savings(1, 1), ...more }).netPresentValue
  const changes: Readonly<Record<Year['tornado'][number]['of'], (factor: number) => Partial<Worth>>> = {
    fuelPrice: factor => ({ savings: savings(factor, 1) }),
    hours: factor => ({ savings: savings(1, factor) }),
    installed: factor => ({ installed: Math.max(installed * factor, incentive) }),
    discount: factor => ({ discount: Math.min(Math.max(discount * factor, leastDiscount), mostDiscount) }),
    life: factor => ({ life: Math.min(Math.max(1, Math.round(life * factor)), mostLife) }),
  }
  return Object.entries(changes).map(([of, change]) => {
    const [low, high] = steps.map(factor => presentValue(change(factor)))
    return { of: of as Year['tornado'][number]['of'], low: low!, high: high! }
  })
}
