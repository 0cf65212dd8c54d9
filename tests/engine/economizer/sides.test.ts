/** Both sides of a bank at a place, worked from their correlations apart from the code, which hold them by their own rows. */
import { describe, expect, it } from 'vitest'
import { correlationOf } from '../../../engine'
import { knownBank, type TubeBank } from '../../../engine/economizer/bank'
import { circuitsOf, tubeSide } from '../../../engine/economizer/circuits'
import { gasSide, shapeOf } from '../../../engine/economizer/gasSide'
import { knownLiquid } from '../../../engine/economizer/liquid'
import { returnBendLoss } from '../../../engine/tubeside'
import { steamEconomizer } from '../../support/economizers'

const { bank } = steamEconomizer.stages[0]!
const solid = { kind: 'solid', height: 0.01905, thickness: 0.00127, density: 157, metal: 'Carbon Steel' } as const
const place = { G: 6, mu: 2.6e-5, cp: 1150, k: 0.041 }
const rho = 0.71
const [d, Re, Pr, head] = [0.0508, (6 * 0.0508) / 2.6e-5, (1150 * 2.6e-5) / 0.041, 36 / (2 * 0.71)]

const sides = (more: Partial<TubeBank>) => {
  const known = knownBank({ ...bank, ...more })
  const inputs = { ...shapeOf(known), Re, Pr, temperatureRatio: 1.1 }
  const of = (id: string) => correlationOf(id).evaluate(inputs).value
  return { known, of, side: gasSide(known) }
}

it('water that fills two rows at once has in each of them its own tubes alone', () => {
  const known = knownBank(bank)
  const of = (rows: number) =>
    tubeSide(known, circuitsOf(known, rows * known.tubesWide), knownLiquid({ pressure: 1e6 }))
  // The same flow in a row of the same tubes.
  expect(of(2).film(350, 1.5)).toBeCloseTo(of(1).film(350, 1.5), 12)
  expect(of(2).velocity(350, 3)).toBeCloseTo(of(1).velocity(350, 1.5), 12)
})

describe('the gas at a place', () => {
  it('has film and drop of ESCOA by j and f', () => {
    const { side, of } = sides({})
    expect(side.film(place, 1.1) / ((of('escoa-j') * 6 * 1150) / Pr ** (2 / 3))).toBeCloseTo(1, 9)
    expect(side.drop(place, 1.1, rho) / (4 * of('escoa-f') * head)).toBeCloseTo(1, 9)
  })

  it('has those of Briggs, Young and Robinson, and of ESDU, by Nusselt number and loss', () => {
    const young = sides({ fins: solid, method: 'briggs-young' })
    expect(young.side.film(place, 1) / ((young.of('briggs-young') * 0.041) / d)).toBeCloseTo(1, 9)
    expect(young.side.drop(place, 1, rho) / (2 * young.of('robinson-briggs') * head)).toBeCloseTo(1, 9)
    const esdu = sides({ fins: solid, method: 'esdu' })
    expect(esdu.side.film(place, 1) / ((esdu.of('esdu-high-fin') * 0.041) / d)).toBeCloseTo(1, 9)
    expect(esdu.side.drop(place, 1, rho) / (esdu.of('esdu-high-fin-loss') * head)).toBeCloseTo(1, 9)
  })

  it('has those of bare tubes by the diameter, or by half the perimeter and the velocity in the empty face', () => {
    const bare = { fins: { kind: 'none' } } as const
    const grimison = sides({ ...bare, method: 'grimison' })
    expect(grimison.side.film(place, 1) / ((grimison.of('grimison-bank') * 0.041) / d)).toBeCloseTo(1, 6)
    expect(grimison.side.drop(place, 1, rho) / (grimison.of('gaddis-gnielinski') * head)).toBeCloseTo(1, 9)
    const { known, side } = sides({ ...bare, method: 'hedh' })
    // Pitch 4 in, tubes 2 in: half of the face is open.
    const inFace = { ...shapeOf(known), Pr, Re: Re * 0.5 * (Math.PI / 2) }
    const Nu = correlationOf('hedh-bank').evaluate(inFace).value
    expect(side.film(place, 1) / ((Nu * 0.041) / ((Math.PI / 2) * d))).toBeCloseTo(1, 9)
  })

  it('meets fins whose tips are behind them by their own law', () => {
    const { side } = sides({})
    // m of a segment cooled on all sides: 80 (1.27 + 3.97) / (45 x 1.27 x 3.97) by mm, doubled.
    const m = Math.sqrt((2 * 80 * (0.00127 + 0.00397)) / (45 * 0.00127 * 0.00397))
    expect(side.tip(80)).toBeCloseTo(1 / Math.cosh(m * 0.01905), 9)
    const whole = sides({ fins: solid, method: 'briggs-young' })
    const fin = { m: Math.sqrt((2 * 80) / (45 * 0.00127)), rootRadius: d / 2, radiusRatio: 0.0889 / 0.0508 }
    expect(whole.side.finEfficiency(80)).toBeCloseTo(correlationOf('annular-fin').evaluate(fin).value, 9)
  })
})

describe('the water in the tubes', () => {
  const known = knownBank(bank)
  const circuits = circuitsOf(known, 5)
  const liquid = knownLiquid({ pressure: 1.4e6 })
  const side = tubeSide(known, circuits, liquid)
  const section = Math.PI * 0.02235 ** 2

  it('has a wall of its metal, a velocity and a Reynolds number', () => {
    expect(known.insideDiameter).toBeCloseTo(0.0447, 12)
    expect(known.inside).toBeCloseTo(Math.PI * 0.0447 * 1.8 * 10, 12)
    expect(side.wall).toBeCloseTo(Math.log(0.0508 / 0.0447) / (2 * Math.PI * 45 * 1.8 * 10), 12)
    const { rho: density, mu } = { ...liquid.at(380) }
    expect(side.velocity(380, 6)).toBeCloseTo(6 / (circuits.count * section * density), 9)
    expect(side.reynolds(380, 6) / ((6 * 0.0447) / (circuits.count * section * mu))).toBeCloseTo(1, 9)
  })

  it('has a film of Gnielinski, and dirt on it', () => {
    const { mu, Pr: own, k } = { ...liquid.at(380) }
    // A pass is one row of five circuits.
    const flow = 6 / circuits.rowsPerPass
    const G = flow / ((circuits.count / circuits.rowsPerPass) * section)
    const number = (G * 0.0447) / mu
    expect(number).toBeGreaterThan(4000)
    const f = (0.79 * Math.log(number) - 1.64) ** -2 / 8
    const developed = (f * (number - 1000) * own) / (1 + 12.7 * Math.sqrt(f) * (own ** (2 / 3) - 1))
    const h = (developed * (1 + (0.0447 / 1.8) ** (2 / 3)) * k) / 0.0447
    expect(side.film(380, flow) * known.inside * h).toBeCloseTo(1, 3)
    const dirty = tubeSide({ ...known, fouling: { water: 2e-4 } }, circuits, liquid)
    expect((dirty.film(380, flow) - side.film(380, flow)) * known.inside).toBeCloseTo(2e-4, 12)
  })

  it('loses by friction, bends, an entry and an exit', () => {
    const { rho: density, mu } = { ...liquid.at(380) }
    const G = 6 / (circuits.count * section)
    const [number, relative] = [(G * 0.0447) / mu, 4.6e-5 / 0.0447]
    const A = (-2.457 * Math.log((7 / number) ** 0.9 + 0.27 * relative)) ** 16
    const f = 8 * ((8 / number) ** 12 + (A + (37530 / number) ** 16) ** -1.5) ** (1 / 12)
    const heads = (f * circuits.passes * 1.8) / 0.0447 + (circuits.passes - 1) * returnBendLoss(relative) + 1.5
    expect(side.drop(380, 6) / ((heads * G * G) / (2 * density))).toBeCloseTo(1, 6)
  })
})
