/** Numbers of an economizer that are held by nothing else, each worked out apart from the code. */
import { describe, expect, it } from 'vitest'
import { constructionOf, rateEconomizer, type TubeBank } from '../../../engine/economizer'
import { condensateAcidity } from '../../../engine/economizer/condensateAcidity'
import { draftOf } from '../../../engine/economizer/draft'
import { metalNamed } from '../../../engine/economizer/metals'
import { conductivity, tubeMaterial } from '../../../engine/materials'
import { steamEconomizer } from '../../support/economizers'

describe('the acidity of a condensate', () => {
  /**
   * H* K of both gases at 25 °C and 1 atm by hand: 0.09 x 0.034 x 4.3e-7 = 1.3158e-9, whose root with 1e-14 is 3.62742e-5;
   * 1e-4 x 1.23 x 0.013 = 1.599e-6, root 1.264516e-3. Away from 25 °C by exp((2440 - 1000)(1/T - 1/298.15)) and
   * exp((3120 + 1960)(1/T - 1/298.15)): at 330 K 0.627415 and 0.193116.
   */
  it.each([
    ['Carbon dioxide', 0.09, 298.15, 4.440403],
    ['Carbon dioxide', 0.09, 330, 4.541625],
    ['Sulfur dioxide', 1e-4, 298.15, 2.898076],
    ['Sulfur dioxide', 1e-4, 330, 3.255167],
  ])('of %s at %d and %d K is a pH of %d', (gas, share, T, acidity) => {
    expect(condensateAcidity({ [gas]: share }, 101_325, T)).toBeCloseTo(acidity, 5)
  })

  it('of no gas is that of clean water', () => {
    expect(condensateAcidity({}, 101_325, 320)).toBe(7)
  })
})

describe('a chimney', () => {
  const { gas } = rateEconomizer(steamEconomizer)

  it.each([
    [0.5, 2],
    // So little that it flows in layers, where friction goes with the viscosity.
    [0.05, 1e-3],
  ])(
    'draws by the weight of the air over that of its gas, less friction and a head at its mouth: %d m, %d kg/s',
    (diameter, flow) => {
      const [height, ambient, hot] = [20, 290, 480]
      const stream = { massFlow: flow, temperature: 400, composition: gas.composition, pressure: gas.pressure }
      const found = draftOf({ height, diameter, ambient }, gas, flow, hot, stream, 100)
      const byHand = (T: number) => {
        const density = (101_325 * gas.molarMass) / (8.314462618 * T)
        const air = (101_325 * 0.0289652) / (8.314462618 * ambient)
        const velocity = flow / (density * Math.PI * (diameter / 2) ** 2)
        const Re = (density * velocity * diameter) / (2.4e-5 * (T / 450) ** 0.7)
        // Churchill's line for all flows, 0.5 mm rough.
        const A = (-2.457 * Math.log((7 / Re) ** 0.9 + (0.27 * 5e-4) / diameter)) ** 16
        const f = 8 * ((8 / Re) ** 12 + (A + (37530 / Re) ** 16) ** -1.5) ** (1 / 12)
        const head = (density * velocity ** 2) / 2
        return { draft: 20 * 9.80665 * (air - density) - ((f * 20) / diameter + 1) * head, velocity }
      }
      const [before, after] = [byHand(hot), byHand(400)]
      expect(found.before / before.draft).toBeCloseTo(1, 6)
      expect(found.after / after.draft).toBeCloseTo(1, 6)
      expect(found.velocity / after.velocity).toBeCloseTo(1, 12)
      expect(found.left).toBe(found.after - 100)
    },
  )

  it('has heavier gas where water has left it', () => {
    const wide = { height: 50, diameter: 10, ambient: 290 }
    const stream = { massFlow: 1.9, temperature: 310, composition: gas.composition, pressure: gas.pressure }
    const { after } = draftOf(wide, gas, 2, 480, stream, 0)
    // A twentieth of the mass has left as water of 18.0153 g/mol.
    const moles = 2 / gas.molarMass - 0.1 / 0.0180153
    const density = (101_325 * 1.9) / moles / (8.314462618 * 310)
    const air = (101_325 * 0.0289652) / (8.314462618 * 290)
    expect(after / (50 * 9.80665 * (air - density))).toBeCloseTo(1, 3)
  })
})

describe('the size and weight of a unit', () => {
  const bank: TubeBank = {
    ...{ layout: 'staggered', rows: 4, tubesWide: 6, tubeLength: 2, tubeDiameter: 0.05, tubeWall: 0.003 },
    ...{ transversePitch: 0.1, longitudinalPitch: 0.09, tubeMetal: 'Carbon Steel' },
    fins: { kind: 'solid', height: 0.02, thickness: 0.001, density: 100, metal: 'Carbon Steel' },
  }
  const casing = { stackDiameter: 0.8, waterFlow: 2 } as const

  it('of a square casing are the bank with its room, plates and transitions', () => {
    const unit = constructionOf(bank, { arrangement: 'rectangular', ...casing })
    // Five pitches, a tube with its fins, half a pitch for the stagger: 0.64 m, plates of 4.76 mm; 2 m with bend boxes of 0.15 m.
    expect(unit.face).toBeCloseTo(0.64, 12)
    expect(unit.width).toBeCloseTo(0.64952, 12)
    expect(unit.length).toBeCloseTo(2.3, 12)
    // Three pitches of 90 mm, 90 mm of tube and fins, 127 mm above and below.
    expect(unit.depth).toBeCloseTo(0.36, 12)
    expect(unit.casingHeight).toBeCloseTo(0.614, 12)
    // From 2.3 m to the 0.8 m of the stack at 45 degrees: 0.75 m, and a collar of 102 mm.
    expect(unit.transition).toBeCloseTo(0.852, 12)
    expect(unit.height).toBeCloseTo(2.318, 12)
    const around = 2 * (0.64952 + 2.3)
    const plates = 7850 * 0.00476 * (around * 0.614 + 2 * 0.852 * ((around + Math.PI * 0.8) / 2))
    const tubes = 7850 * 24 * Math.PI * 0.047 * 0.003 * (2 + Math.PI * 0.05)
    const fins = 7850 * 24 * (Math.PI / 4) * (0.09 ** 2 - 0.05 ** 2) * 0.001 * 100 * 2
    expect(unit.dryWeight / (1.25 * (plates + tubes + fins))).toBeCloseTo(1, 9)
    expect(unit.waterWeight / (1000 * 24 * 2 * Math.PI * 0.022 ** 2)).toBeCloseTo(1, 9)
  })

  it('of a round one are the diagonal of the bank', () => {
    const { width, length, dryWeight } = constructionOf(bank, { arrangement: 'round', ...casing })
    expect(width).toBeCloseTo(Math.hypot(0.64, 2) + 0.00952, 12)
    expect(length).toBe(width)
    const transition = (width - 0.8) / 2 + 0.102
    const plates = 7850 * 0.00476 * (Math.PI * width * 0.614 + transition * Math.PI * (width + 0.8))
    const tubes = 7850 * 24 * Math.PI * 0.047 * 0.003 * (2 + Math.PI * 0.05)
    const fins = 7850 * 24 * (Math.PI / 4) * (0.09 ** 2 - 0.05 ** 2) * 0.001 * 100 * 2
    expect(dryWeight / (1.25 * (plates + tubes + fins))).toBeCloseTo(1, 9)
  })

  it('of connections is the smallest pipe in which water has 2 m/s or less', () => {
    const of = (waterFlow: number) =>
      constructionOf(bank, { arrangement: 'round', stackDiameter: 0.8, waterFlow }).connection
    // Two inches, schedule 40: 52.50 mm, 4.330 kg/s.
    expect([of(4.31), of(4.35)]).toEqual(['2', '2 1/2'])
  })
})

it('stainless steels conduct as the list of materials has them at 420 K', () => {
  for (const name of ['304 Stainless', '316 Stainless', 'AL6XN'])
    expect(metalNamed(name).conductivity).toBe(conductivity(tubeMaterial(name), 420))
})
