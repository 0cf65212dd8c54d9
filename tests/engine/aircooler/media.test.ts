import { describe, expect, it } from 'vitest'
import { type AirCoolerInput, rateAirCooler } from '../../../engine/aircooler'
import { customLine } from '../../../engine/aircooler/customLine'
import { knownMedium } from '../../../engine/aircooler/medium'
import { fluidOf } from '../../../engine/fluids'
import { condensingCoefficient } from '../../../engine/tubeside'
import { changed } from '../../support/airCoolers'
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
    expect(dense.exchange).not.toHaveProperty('factor')
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
    expect(whole.exchange).not.toHaveProperty('factor')
  })

  it('leaves wet where there is too much of it', () => {
    const { stream } = cooled({ medium, massFlow: 6, inlet: 340 })
    expect(stream.outletQuality!).toBeGreaterThan(0.2)
    expect(stream.outlet).toBeCloseTo(fluidOf('R-290').state({ p: 1.7e6, q: 1 }).T, 6)
  })

  it('has the film that its correlation has at its mean quality', () => {
    const Tsat = fluidOf('R-290').state({ p: 1.7e6, q: 1 }).T
    const { stream, air } = cooled({ medium, massFlow: 12, inlet: Tsat }, { rows: 2, passes: 1 })
    const { dome } = knownMedium(medium)
    const [D, d] = [0.0254, 0.0212]
    const G = 12 / (80 * (Math.PI / 4) * d * d)
    const quality = (1 + stream.outletQuality!) / 2
    const { place } = dome!
    // Film and wall by hand, in as many rounds as they want.
    let h = 2000
    for (let round = 0; round < 50; round++) {
      const rest = 1 / air.bareFilm + (D * Math.log(D / d)) / (2 * 49.4)
      const inside = D / (d * h)
      const wallDifference = ((Tsat - (air.inlet + air.leaving) / 2) * inside) / (inside + rest)
      h = condensingCoefficient(undefined, { ...place, massFlux: G, quality, diameter: d, wallDifference }).value
    }
    expect(stream.film / h).toBeCloseTo(1, 1)
  })
})
