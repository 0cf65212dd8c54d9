/** What an economizer costs beside others, worked by hand, and the weights that it is made from. */
import { describe, expect, it } from 'vitest'
import { constructionOf, unitCostIndex } from '../../../engine/economizer'
import { steamEconomizer } from '../../support/economizers'

const bank = steamEconomizer.stages[0]!.bank
const weights = { dryWeight: 500, tubeWeight: 100, finWeight: 50 }
const tubes = { rows: 2, tubesWide: 3 }
const fins = (metal: string) => ({ kind: 'solid', height: 0.01, thickness: 0.001, density: 100, metal }) as const

describe('the cost of an economizer', () => {
  it.each([
    // Tubes, fins at twice the price, 350 kg of carbon steel, twelve joints of 0.15.
    ['Carbon Steel', 20 + 20 + 70 + 1.8],
    ['409 Stainless', 40 + 40 + 70 + 1.8],
    ['304 Stainless', 60 + 60 + 70 + 1.8],
    ['316 Stainless', 80 + 80 + 70 + 1.8],
    ['AL6XN', 250 + 250 + 70 + 1.8],
  ])('of %s is its metal by mass and its joints by count', (metal, cost) => {
    expect(unitCostIndex({ ...tubes, tubeMetal: metal, fins: fins(metal) }, weights)).toBeCloseTo(cost, 9)
  })

  it('of bare tubes has no fins', () => {
    const cost = unitCostIndex(
      { ...tubes, tubeMetal: 'Carbon Steel', fins: { kind: 'none' } },
      { ...weights, finWeight: 0 },
    )
    expect(cost).toBeCloseTo(20 + 80 + 1.8, 9)
  })

  it('is made from the weights of tubes with their bends, and of fins', () => {
    const casing = { arrangement: 'round', stackDiameter: 0.8, waterFlow: 3 } as const
    const made = constructionOf(bank, casing)
    // 100 tubes of 50.8 x 3.05 mm, 1.8 m and a bend of half a circle over a pitch of 101.6 mm; fins of 19.05 mm, 157 a metre.
    const section = (Math.PI / 4) * (0.0508 ** 2 - 0.0447 ** 2)
    expect(made.tubeWeight / (7850 * 100 * section * (1.8 + (Math.PI * 0.1016) / 2))).toBeCloseTo(1, 9)
    const disc = (Math.PI / 4) * (0.0889 ** 2 - 0.0508 ** 2) * 0.00127
    expect(made.finWeight / (7850 * 100 * disc * 157 * 1.8)).toBeCloseTo(1, 9)
    expect(made.dryWeight).toBeGreaterThan(1.25 * (made.tubeWeight + made.finWeight))
  })
})
