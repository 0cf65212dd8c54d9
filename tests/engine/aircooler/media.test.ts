import { describe, expect, it } from 'vitest'
import { correlationOf } from '../../../engine'
import { type AirCoolerInput, rateAirCooler } from '../../../engine/aircooler'
import { knownBundle } from '../../../engine/aircooler/bundle'
import { customLine } from '../../../engine/aircooler/customLine'
import { knownMedium } from '../../../engine/aircooler/medium'
import { tubePlaces } from '../../../engine/aircooler/tubeSide'
import { fluidOf } from '../../../engine/fluids'
import { condensingCoefficient, twoPhaseGradient } from '../../../engine/tubeside'
import { changed, waterCooler } from '../../support/airCoolers'
import { code } from '../../support/engineErrors'

const cooled = (process: Partial<AirCoolerInput['process']>, bundle: Partial<AirCoolerInput['bundle']> = {}) =>
  rateAirCooler(changed({ process, bundle }))

const oil = (points: readonly (readonly [T: number, mu: number])[]) =>
  ({
    kind: 'custom',
    points: points.map(([temperature, viscosity]) => ({
      ...{ temperature, viscosity, density: 850, heatCapacity: 2000 + 4 * (temperature - 300), conductivity: 0.13 },
    })),
  }) as const

describe('a liquid by its own properties', () => {
  const line = customLine(
    oil([
      [300, 0.02],
      [350, 0.005],
      [400, 0.002],
    ]).points,
  )

  it('is straight between its points, its viscosity in the logarithm', () => {
    expect(line.at(325).mu).toBeCloseTo(0.01, 9)
    expect(line.at(325).cp).toBeCloseTo(2100, 9)
    expect(line.at(325).Pr).toBeCloseTo((2100 * 0.01) / 0.13, 9)
    // Heat from 300 K on: 2000 (T - 300) + 2 (T - 300)^2.
    expect(line.enthalpy(340)).toBeCloseTo(2000 * 40 + 2 * 1600, 6)
    expect(line.enthalpy(380)).toBeCloseTo(2000 * 80 + 2 * 6400, 6)
    for (const T of [305, 349.9, 350, 377]) expect(line.temperature(line.enthalpy(T))).toBeCloseTo(T, 8)
  })

  it('is refused without points, or with points that fall', () => {
    expect(() => customLine([])).toThrow(code('invalid-input'))
    expect(() =>
      customLine(
        oil([
          [350, 0.02],
          [300, 0.005],
        ]).points,
      ),
    ).toThrow(code('invalid-input'))
    expect(() => customLine(oil([[350, 0]]).points)).toThrow(code('out-of-range'))
  })

  it('has a film that is worse where it flows slowly, and better with a tape', () => {
    const thick = {
      medium: oil([
        [300, 0.2],
        [400, 0.02],
      ]),
      massFlow: 20,
      inlet: 380,
    }
    const plain = cooled(thick)
    const taped = cooled(thick, { enhancement: { kind: 'tape', pitch: 0.1, thickness: 0.0005 } })
    expect(plain.stream.reynolds).toBeLessThan(2300)
    expect(taped.heat / plain.heat).toBeGreaterThan(1.5)
    expect(taped.stream.drop.tubes / plain.stream.drop.tubes).toBeGreaterThan(1.3)
    // A cold wall slows what flows along it: the quarter power of its viscosity in laminar flow.
    const { velocity, reynolds } = plain.stream.passes[0]!
    const friction = (64 / reynolds) * (9 / 0.0212) * ((850 * velocity ** 2) / 2)
    expect(plain.stream.drop.tubes / (2 * friction)).toBeGreaterThan(1.1)
    expect(plain.stream.drop.tubes / (2 * friction)).toBeLessThan(2)
  })
})

describe('media by name', () => {
  it('are the fluids of the engine along their pressure', () => {
    const propane = knownMedium({ kind: 'fluid', name: 'R-290', pressure: 1.6e6 })
    const { T } = fluidOf('R-290').state({ p: 1.6e6, q: 1 })
    expect(propane.dome!.dew.T).toBeCloseTo(T, 6)
    expect(propane.enthalpy(340)).toBeCloseTo(fluidOf('R-290').state({ T: 340, p: 1.6e6 }).h, 0)
    expect(propane.enthalpy(300)).toBeCloseTo(fluidOf('R-290').state({ T: 300, p: 1.6e6 }).h, 0)
    expect(propane.enthalpy(T)).toBeCloseTo(propane.dome!.dew.h, -1)
    const { bubble, dew } = propane.dome!
    expect(propane.temperature((bubble.h + dew.h) / 2)).toBeCloseTo(T, 6)
    expect(propane.capacity((bubble.h + dew.h) / 2)).toBe(Number.POSITIVE_INFINITY)
    expect(propane.at(340).rho).toBeCloseTo(fluidOf('R-290').state({ T: 340, p: 1.6e6 }).rho, 5)
  })

  it.each([
    ['a liquid that nobody knows', { kind: 'liquid', name: 'Soup', pressure: 5e5 }, 'unknown-name'],
    ['a solution without its share', { kind: 'liquid', name: 'Ethylene glycol', pressure: 5e5 }, 'invalid-input'],
    ['a gas that nobody knows', { kind: 'gas', composition: { Phlogiston: 1 }, pressure: 5e5 }, 'unknown-name'],
    ['a pressure beyond all', { kind: 'fluid', name: 'R-290', pressure: 1e9 }, 'out-of-range'],
  ] as const)('are refused: %s', (_, medium, expected) => {
    expect(() => knownMedium(medium)).toThrow(code(expected))
  })

  it('cool as glycol, as gas and as carbon dioxide above its critical pressure', () => {
    const water = cooled({})
    const glycol = cooled({ medium: { kind: 'liquid', name: 'Ethylene glycol', share: 0.4, pressure: 5e5 } })
    expect(glycol.stream.film / water.stream.film).toBeLessThan(0.7)
    const gas = cooled({
      medium: { kind: 'gas', composition: { Methane: 0.9, Ethane: 0.1 }, pressure: 6e6 },
      ...{ massFlow: 15, inlet: 380 },
    })
    expect(gas.heat / 1e6).toBeGreaterThan(0.5)
    const dense = cooled({ medium: { kind: 'fluid', name: 'R-744', pressure: 9.5e6 }, massFlow: 10, inlet: 390 })
    const { state } = fluidOf('R-744')
    const given = 10 * (state({ T: 390, p: 9.5e6 }).h - state({ T: dense.stream.outlet, p: 9.5e6 }).h)
    expect(given / dense.heat).toBeCloseTo(1, 4)
    expect(dense.exchange.factor).toBeGreaterThan(0.8)
    expect(dense.exchange.factor).toBeLessThanOrEqual(1.0005)
    expect(dense.exchange).not.toHaveProperty('roetzelNicole')
  })
})

describe('a stream that condenses', () => {
  const medium = { kind: 'fluid', name: 'R-290', pressure: 1.7e6 } as const
  const whole = cooled({ medium, massFlow: 2, inlet: 340 })

  it('gives off its heat as vapour, condensing and as liquid', () => {
    const { phases, outlet } = whole.stream
    const { state } = fluidOf('R-290')
    const saturated = [0, 1].map(q => state({ p: 1.7e6, q }))
    expect(outlet).toBeLessThan(saturated[0]!.T - 2)
    const heat = 2 * (state({ T: 340, p: 1.7e6 }).h - state({ T: outlet, p: 1.7e6 }).h)
    expect(heat / whole.heat).toBeCloseTo(1, 5)
    const { vapour, condensing, liquid } = phases!
    expect((vapour.heat + condensing.heat + liquid.heat) / whole.heat).toBeCloseTo(1, 9)
    expect(vapour.area + condensing.area + liquid.area).toBeCloseTo(1, 9)
    // Slices belong to the phase of their middle.
    const latent = 2 * (saturated[1]!.h - saturated[0]!.h)
    expect(condensing.heat / latent).toBeGreaterThan(0.9)
    expect(condensing.heat / latent).toBeLessThan(1.1)
    // A counterflow with the same ends takes for each phase its heat over the mean difference there.
    const { exchange, air } = whole
    const airAt = (h: number) =>
      air.leaving - ((air.leaving - air.inlet) * 2 * (state({ T: 340, p: 1.7e6 }).h - h)) / heat
    const [liquid_, vapour_] = saturated.map(({ h, T }) => T - airAt(h)) as [number, number]
    const log = (a: number, b: number) => (a - b) / Math.log(a / b)
    const middle = latent / log(vapour_, liquid_)
    const below = (2 * (saturated[0]!.h - state({ T: outlet, p: 1.7e6 }).h)) / log(liquid_, outlet - air.inlet)
    const hot = (2 * (state({ T: 340, p: 1.7e6 }).h - saturated[1]!.h)) / log(340 - air.leaving, vapour_)
    expect(exchange.meanDifference! / (heat / (middle + below + hot))).toBeCloseTo(1, 2)
    expect(exchange.factor).toBeGreaterThan(0.7)
    expect(exchange.factor).toBeLessThanOrEqual(1.0005)
    expect(exchange).not.toHaveProperty('roetzelNicole')
  })

  it('leaves wet where there is too much of it', () => {
    const { stream } = cooled({ medium, massFlow: 6, inlet: 340 })
    expect(stream.outletQuality!).toBeGreaterThan(0.2)
    expect(stream.outlet).toBeCloseTo(fluidOf('R-290').state({ p: 1.7e6, q: 1 }).T, 6)
  })

  it('leaves as cold as the air where there is little of it, and no metal is colder than the air', () => {
    const outlets = [0.05, 0.075, 0.085, 0.0978, 0.11, 0.13, 0.2, 0.3].map(massFlow => {
      const input = changed({
        process: { medium, massFlow, inlet: 333.15 },
        bundle: { rows: 5, rowsPerPass: [4, 1], tubesPerRow: 42, tubeLength: 7.3152 },
      })
      const { stream, pinch } = rateAirCooler({ ...input, unit: { bays: 2 } })
      expect(pinch).toBeGreaterThan(0)
      expect(stream.coldestWall).toBeGreaterThan(305 - 1e-6)
      return stream.outlet
    })
    for (const [at, outlet] of outlets.entries()) {
      expect(outlet).toBeGreaterThan(305 - 1e-6)
      expect(outlet).toBeLessThan((outlets[at + 1] ?? 306) + 1e-6)
    }
  })

  it('has at every place the film and the losses of its correlations', () => {
    const known = knownMedium(medium)
    const { bubble, dew, place } = known.dome!
    const bundle = knownBundle(waterCooler.bundle, 1)
    const G = 6 / (80 * (Math.PI / 4) * 0.0212 ** 2)
    for (const quality of [0.9, 0.5, 0.1]) {
      const at = tubePlaces(bundle, known, 6, 2).place(bubble.h + quality * (dew.h - bubble.h), { bare: 900, air: 310 })
      const flow = { ...place, massFlux: G, quality, diameter: 0.0212, wallDifference: at.temperature - at.wall }
      expect(at.coefficient / condensingCoefficient(undefined, flow).value).toBeCloseTo(1, 3)
      expect(at.gradient / twoPhaseGradient(undefined, flow).value).toBeCloseTo(1, 9)
      const volume = quality / place.vapour.rho + (1 - quality) / place.liquid.rho
      expect(at.head / ((G * G * volume) / 2)).toBeCloseTo(1, 9)
      expect(at.velocity).toBeCloseTo(G * volume, 9)
      // Film, dirt and metal in line with the air.
      const D = 0.0254
      const rest = 1 / 900 + (D * Math.log(D / 0.0212)) / (2 * bundle.tubeK)
      expect(1 / at.overall).toBeCloseTo(rest + D / (0.0212 * at.coefficient), 9)
    }
  })
})

describe('carbon dioxide above its critical pressure', () => {
  it('has the film of Dang and Hihara', () => {
    const known = knownMedium({ kind: 'fluid', name: 'R-744', pressure: 9.5e6 })
    const { state } = fluidOf('R-744')
    const G = 10 / (80 * (Math.PI / 4) * 0.0212 ** 2)
    for (const T of [380, 330]) {
      const { place } = tubePlaces(knownBundle(waterCooler.bundle, 1), known, 10, 2)
      const at = place(known.enthalpy(T), { bare: 900, air: 310 })
      const [bulk, wall, film] = [T, at.wall, (T + at.wall) / 2].map(t => state({ T: t, p: 9.5e6 }))
      const { value } = correlationOf('dang-hihara').evaluate({
        ...{ Re: (G * 0.0212) / bulk!.mu!, filmRe: (G * 0.0212) / film!.mu! },
        ...{ bulkHeatCapacity: bulk!.cp!, meanHeatCapacity: (bulk!.h - wall!.h) / (T - at.wall) },
        ...{
          bulkViscosity: bulk!.mu!,
          filmViscosity: film!.mu!,
          bulkConductivity: bulk!.k!,
          filmConductivity: film!.k!,
        },
      })
      expect(at.coefficient / ((value * film!.k!) / 0.0212)).toBeCloseTo(1, 2)
      expect(Math.abs(at.coefficient / ((value * film!.k!) / 0.0212) - 1)).toBeLessThan(0.004)
    }
  })
})

it.each([
  [7, [4, 3], 56, 5.4864],
  [7, [3, 2, 2], 64, 6.096],
] as const)(
  'a condensing stream comes to rest where a slice of %s rows ends at the border of two phases',
  (rows, rowsPerPass, tubesPerRow, tubeLength) => {
    const rating = rateAirCooler({
      process: { medium: { kind: 'fluid', name: 'R-290', pressure: 1.713e6 }, massFlow: 3, inlet: 333.15 },
      air: { dryBulb: 308.15, elevation: 182.88, flow: { basis: 'face-velocity', value: 2.9 } },
      bundle: {
        ...{ rows, passes: rowsPerPass.length, rowsPerPass, tubesPerRow, tubeLength },
        ...{ tubeDiameter: 0.0254, tubeWall: 0.109 * 0.0254, transversePitch: 0.0635 },
        fins: { kind: 'embedded', height: 0.625 * 0.0254, thickness: 0.016 * 0.0254, density: 10 / 0.0254 },
        fouling: { process: 0.00035 },
        nozzles: { diameter: 0.1524 },
      },
      unit: { bays: 2 },
      fans: { draft: 'forced', perBay: 2, diameter: 2.4384, efficiency: 0.7, otherLosses: 10 },
    })
    expect(rating.residual).toBeLessThan(1e-8)
    expect(rating.stream.phases!.liquid.heat).toBeGreaterThan(0)
  },
)
