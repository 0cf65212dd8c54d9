/** A vapour that condenses beside a gas: its path, its film, its march, and the limit without gas. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AirCoolerInput, methodsUsed, rateAirCooler } from '../../../engine/aircooler'
import { airFilm } from '../../../engine/aircooler/airSide'
import { knownBundle } from '../../../engine/aircooler/bundle'
import { dryAirCapacity } from '../../../engine/aircooler/dryAir'
import { knownMedium } from '../../../engine/aircooler/medium'
import { tubePlaces } from '../../../engine/aircooler/tubeSide'
import { fluidOf } from '../../../engine/fluids'
import { condensingCoefficient } from '../../../engine/tubeside'
import { changed } from '../../support/airCoolers'
import { code } from '../../support/engineErrors'

type Inert = { name: string; share: number; basis?: 'mole' | 'mass' }

const mediumOf = (inert?: Inert, name = 'R-718', pressure = 106_756) =>
  ({ kind: 'fluid', name, pressure, ...(inert ? { inert } : {}) }) as const
const air = (share: number): Inert => ({ name: 'Air', share })

const condenser = (
  medium: ReturnType<typeof mediumOf>,
  massFlow = 1.2,
  inlet = 395,
  bundle: Partial<AirCoolerInput['bundle']> = { passes: 2, rowsPerPass: [3, 1] },
) => rateAirCooler(changed({ process: { medium, massFlow, inlet }, bundle }))

/**
 * Steam with 5 % of air by moles, of which the steam has 1 atm at 100 °C. Steam tables (IAPWS): 101.418 kPa at 100 °C, 19.947 kPa at
 * 60 °C; vapour 2675.6 and 2608.8 kJ/kg, water 251.2 kJ/kg. Air 1.008 kJ/(kg K).
 */
const steam = mediumOf(air(0.05))
const airMass = (0.05 * 28.965) / (0.05 * 28.965 + 0.95 * 18.015)
/** Of vapour in a kilogram of the stream at 60 °C. */
const left = ((airMass * 18.015) / 28.965) * (19_947 / (106_756 - 19_947))

describe('the path of a vapour beside a gas', () => {
  const known = knownMedium(steam)

  it('begins at the dew point of the part of the pressure that the vapour has', () => {
    expect(known.dome!.dew.T).toBeCloseTo(373.15, 2)
    expect(known.path!.gas.massShare).toBeCloseTo(airMass, 4)
    expect(known.path!.gas.moleShare).toBe(0.05)
    const byMass = knownMedium(mediumOf({ name: 'Air', share: airMass, basis: 'mass' }))
    expect(byMass.path!.gas.moleShare).toBeCloseTo(0.05, 4)
  })

  it('releases the heat of the steam tables down to 60 °C, with the vapour that its pressure leaves', () => {
    const released = known.enthalpy(373.15) - known.enthalpy(333.15)
    const byHand = airMass * 1008 * 40 + (1 - airMass) * 2675.6e3 - left * 2608.8e3 - (1 - airMass - left) * 251.2e3
    expect(Math.abs(released / byHand - 1)).toBeLessThan(5e-4)
    const { vapour, quality } = known.path!.at(known.enthalpy(333.15))
    expect(Math.abs(vapour / left - 1)).toBeLessThan(1e-3)
    expect(quality - vapour).toBeCloseTo(airMass, 4)
    for (const T of [395, 373, 350, 333, 300, 280]) expect(known.temperature(known.enthalpy(T))).toBeCloseTo(T, 6)
  })

  it('falls by the kelvins that vapour, gas and water take', () => {
    const { slope, mixed } = known.path!.at(known.enthalpy(333.15))
    // Clapeyron: 918.2 Pa/K at 60 °C; then vapour over gas by T, and the heat of each part.
    const vapourByT = ((18.015 / 28.965) * 106_756 * 918.2) / (106_756 - 19_947) ** 2
    const capacity = airMass * (vapourByT * 2357.7e3 + 1008) + left * 1950 + (1 - airMass - left) * 4185
    expect(Math.abs(slope * capacity - 1)).toBeLessThan(4e-3)
    expect(known.capacity(known.enthalpy(333.15)) * slope).toBeCloseTo(1, 9)
    // Each at its own part of the pressure, R 461.5 and 287.05 J/(kg K).
    const density = 19_947 / (461.5 * 333.15) + (106_756 - 19_947) / (287.05 * 333.15)
    expect(Math.abs(mixed.rho / density - 1)).toBeLessThan(2e-3)
    expect(Math.abs((mixed.cp * (airMass + left)) / (airMass * 1008 + left * 1950) - 1)).toBeLessThan(4e-3)
  })

  it.each([
    ['a blend', mediumOf(air(0.05), 'R-407C', 1.5e6)],
    ['a fluid above its critical pressure', mediumOf(air(0.05), 'R-744', 9e6)],
    ['nothing but gas', mediumOf(air(1))],
    ['a share below nothing', mediumOf(air(-0.1))],
    ['so much gas that nothing condenses', mediumOf(air(0.999_999), 'R-718', 1e4)],
  ])('is refused for %s', (_, medium) => {
    expect(() => knownMedium(medium)).toThrow(code('out-of-range'))
  })

  it('is refused for a gas that nobody knows', () => {
    expect(() => knownMedium(mediumOf({ name: 'Phlogiston', share: 0.1 }))).toThrow(code('unknown-name'))
  })
})

/** Wilke's rule for two gases, by hand. */
const wilke = (y: number, own: [number, number], mu: [number, number], M: [number, number]) => {
  const phi = (i: 0 | 1, j: 0 | 1) =>
    (1 + Math.sqrt(mu[i] / mu[j]) * (M[j] / M[i]) ** 0.25) ** 2 / Math.sqrt(8 * (1 + M[i] / M[j]))
  return (y * own[0]) / (y + (1 - y) * phi(0, 1)) + ((1 - y) * own[1]) / (1 - y + y * phi(1, 0))
}

describe('the film beside a gas', () => {
  it('is that of the condensate, and of vapour and gas by the share of their cooling, after Silver, Bell and Ghaly', () => {
    const known = knownMedium(steam)
    const bundle = knownBundle(changed({}).bundle, 1)
    const [massFlow, d] = [6, 0.0212]
    const G = massFlow / (80 * (Math.PI / 4) * d * d)
    const outside = { bare: 900, air: 310 }
    const place = tubePlaces(bundle, known, massFlow, 2).place(known.enthalpy(333.15), outside)
    // Steam at 60 °C 10.93 uPa s and 0.0212 W/(m K), air 20.08 uPa s and 0.0287 W/(m K).
    const y = 19_947 / 106_756
    const mu = wilke(y, [1.093e-5, 2.008e-5], [1.093e-5, 2.008e-5], [18.015, 28.965])
    const k = wilke(y, [0.0212, 0.0287], [1.093e-5, 2.008e-5], [18.015, 28.965])
    const quality = airMass + left
    const cp = (airMass * 1008 + left * 1950) / quality
    const [Re, Pr] = [(G * quality * d) / mu, (cp * mu) / k]
    expect(Re).toBeGreaterThan(4000)
    // Gnielinski in developed flow.
    const f = (0.79 * Math.log(Re) - 1.64) ** -2 / 8
    const gasFilm = (((f * (Re - 1000) * Pr) / (1 + 12.7 * Math.sqrt(f) * (Pr ** (2 / 3) - 1))) * k) / d
    const capacity =
      airMass * (((18.015 / 28.965) * 106_756 * 918.2) / (106_756 - 19_947) ** 2) * 2357.7e3 +
      airMass * 1008 +
      left * 1950 +
      (1 - airMass - left) * 4185
    const ofGas = (quality * cp) / capacity / gasFilm
    const { liquid, mixed, latentHeat, surfaceTension } = known.path!.at(known.enthalpy(333.15))
    const film = condensingCoefficient(undefined, {
      ...{ massFlux: G, quality, diameter: d, liquid, vapour: mixed, latentHeat, surfaceTension, fluid: 'R-718' },
      ...{ pressure: 106_756, criticalPressure: 22.064e6, molarMass: 0.018015, saturationTemperature: 333.15 },
      wallDifference: 1,
    }).value
    const added = 1 / place.coefficient - 1 / film
    expect(Math.abs(added / ofGas - 1)).toBeLessThan(0.01)
    // It is not small here, so that a hundredth of it would be seen.
    expect(ofGas * place.coefficient).toBeGreaterThan(0.05)
  })

  it('is that of the liquid alone, where a trace of gas is all that is left', () => {
    const [pure, traced] = [mediumOf(), mediumOf(air(1e-9))].map(knownMedium)
    const bundle = knownBundle(changed({}).bundle, 1)
    const outside = { bare: 900, air: 310 }
    const [one, other] = [pure!, traced!].map(known =>
      tubePlaces(bundle, known, 1.2, 1).place(known.enthalpy(340), outside),
    )
    expect(other!.coefficient / one!.coefficient).toBeCloseTo(1, 5)
    expect(other!.gradient / one!.gradient).toBeCloseTo(1, 4)
  })
})

describe('a condenser of a vapour with gas', () => {
  it('balances the heat and the mass of what leaves, with the states of its fluids', () => {
    const { heat, stream, air: blown, residual } = condenser(steam)
    const { beside, outlet, inlet } = stream
    const water = fluidOf('R-718')
    const gas = fluidOf('Air')
    const vapourIn = 1.2 * (1 - beside!.massShare)
    expect(beside!.vapourIn / vapourIn).toBeCloseTo(1, 12)
    expect((beside!.vapourOut + beside!.condensate) / vapourIn).toBeCloseTo(1, 12)
    expect(beside!.massFlow / (1.2 * beside!.massShare)).toBeCloseTo(1, 12)
    // Saturated by the vapour that is left.
    expect(beside!.dewOut).toBe(outlet)
    const saturation = water.state({ T: outlet, q: 1 })
    expect(beside!.vapourPressureOut / saturation.p).toBeCloseTo(1, 4)
    const ratio = saturation.p / (106_756 - saturation.p)
    const vapourOut = beside!.massFlow * (water.molarMass / gas.molarMass) * ratio
    expect(beside!.vapourOut / vapourOut).toBeCloseTo(1, 3)
    const given =
      vapourIn * water.state({ T: inlet, p: beside!.vapourPressureIn }).h -
      vapourOut * saturation.h -
      (vapourIn - vapourOut) * water.state({ T: outlet, p: 106_756 }).h +
      beside!.massFlow * (gas.state({ T: inlet, p: 106_756 }).h - gas.state({ T: outlet, p: 106_756 }).h)
    expect(Math.abs(given / heat - 1)).toBeLessThan(1e-6)
    expect(residual).toBeLessThan(1e-6)
    const taken = blown.massFlow * dryAirCapacity(blown.inlet, blown.leaving) * (blown.leaving - blown.inlet)
    expect(Math.abs(taken / heat - 1)).toBeLessThan(1e-6)
  })

  it('releases its heat along a curve that begins at the inlet and ends at the outlet', () => {
    const { heat, stream } = condenser(steam)
    const { curve, vapourIn, vapourOut } = stream.beside!
    expect(curve[0]).toMatchObject({ heat: 0, vapour: vapourIn })
    expect(curve[0]!.temperature).toBeCloseTo(stream.inlet, 6)
    expect(curve.at(-1)!.heat / heat).toBeCloseTo(1, 9)
    expect(curve.at(-1)!.temperature).toBeCloseTo(stream.outlet, 9)
    expect(curve.at(-1)!.vapour).toBeCloseTo(vapourOut, 9)
    for (const [i, { temperature, vapour }] of curve.entries()) {
      expect(temperature).toBeLessThanOrEqual(curve[Math.max(0, i - 1)]!.temperature)
      expect(vapour).toBeLessThanOrEqual(curve[Math.max(0, i - 1)]!.vapour)
    }
  })

  it('gives the heat of a fine march along one row', () => {
    const input = changed({
      process: { medium: steam, massFlow: 0.25, inlet: 380 },
      bundle: { rows: 1, passes: 1, fewRows: false },
    })
    const rating = rateAirCooler(input)
    const known = knownMedium(steam)
    const bundle = knownBundle(input.bundle, 1)
    const { massFlow, inlet, leaving } = rating.air
    const mean = (inlet + leaving) / 2
    const outside = { bare: airFilm(bundle, massFlow, mean).bare, air: mean }
    const places = tubePlaces(bundle, known, 0.25, 1)
    const capacity = massFlow * dryAirCapacity(inlet, leaving)
    const steps = 4000
    let h = known.enthalpy(380)
    for (let i = 0; i < steps; i++) {
      const near = -Math.expm1((-places.overall(h, outside) * bundle.rowArea) / capacity) * (capacity / steps)
      h -= (near * (known.temperature(h) - inlet)) / 0.25
    }
    const marched = 0.25 * (known.enthalpy(380) - h)
    expect(Math.abs(rating.heat / marched - 1)).toBeLessThan(2e-3)
    expect(rating.stream.beside!.condensate).toBeGreaterThan(0.5 * rating.stream.beside!.vapourIn)
  })

  it('gives less and leaves a lower dew point, the more gas there is', () => {
    const ratings = [0, 0.001, 0.01, 0.05, 0.2, 0.5, 0.8].map(share => condenser(mediumOf(air(share)), 2.5))
    for (const [i, { heat, stream }] of ratings.entries()) {
      if (i === 0) continue
      expect(heat).toBeLessThan(ratings[i - 1]!.heat)
      expect(stream.beside!.dewOut).toBeLessThan(stream.beside!.dewIn)
      if (i > 1) expect(stream.beside!.dewOut).toBeLessThan(ratings[i - 1]!.stream.beside!.dewOut)
    }
    expect(ratings[0]!.stream).not.toHaveProperty('beside')
  })

  it('condenses nothing where the gas keeps it above its dew point', () => {
    const { beside, phases } = condenser(mediumOf({ name: 'Nitrogen', share: 0.98 }, 'R-718', 1e5), 0.5, 400).stream
    expect(beside!.condensate).toBeCloseTo(0, 12)
    expect(beside!.dewOut).toBe(beside!.dewIn)
    expect(phases!.condensing.area).toBe(0)
  })

  it('is that of the pure fluid within 1e-6, where the gas goes to nothing', () => {
    const cases = fc.record({
      fluid: fc.constantFrom(
        ['R-718', 1.2e5, 395] as const,
        ['R-290', 1.7e6, 340] as const,
        ['R-717', 1.6e6, 360] as const,
      ),
      flow: fc.double({ min: 0.3, max: 4, noNaN: true }),
      exponent: fc.integer({ min: -18, max: -15 }),
      gas: fc.constantFrom('Air', 'Nitrogen', 'Hydrogen', 'Methane'),
      rowsPerPass: fc.constantFrom([3, 1], [2, 2], [2, 1, 1], [4]),
      basis: fc.constantFrom('mole', 'mass'),
    })
    fc.assert(
      fc.property(cases, ({ fluid: [name, pressure, inlet], flow, exponent, gas, rowsPerPass, basis }) => {
        const inert: Inert = { name: gas, share: 10 ** exponent, basis: basis as 'mole' | 'mass' }
        const bundle = { passes: rowsPerPass.length, rowsPerPass }
        const pure = condenser(mediumOf(undefined, name, pressure), flow, inlet, bundle)
        const traced = condenser(mediumOf(inert, name, pressure), flow, inlet, bundle)
        expect(Math.abs(traced.heat / pure.heat - 1)).toBeLessThan(1e-6)
        expect(Math.abs(traced.stream.outlet / pure.stream.outlet - 1)).toBeLessThan(1e-6)
        expect(Math.abs(traced.air.leaving / pure.air.leaving - 1)).toBeLessThan(1e-6)
      }),
      { numRuns: 25, seed: 41 },
    )
  })

  it('does not jump where a trace of gas begins to be felt', () => {
    const heats = [0, 1e-9, 1e-7, 1e-5].map(share => condenser(mediumOf(air(share)), 1.2).heat)
    for (const heat of heats) expect(Math.abs(heat / heats[0]! - 1)).toBeLessThan(3e-4)
  })
})

describe('what is said of a vapour with gas', () => {
  const codesOf = (share: number, massFlow: number) =>
    condenser(mediumOf(air(share)), massFlow).warnings.map(warning => [warning.code, warning.severity])

  it('tells of vapour that leaves with the gas, and of much of it', () => {
    expect(codesOf(0.001, 1.2).map(([name]) => name)).not.toContain('VAPOUR_KEPT')
    // 1.2 kg/s with 20 % of air keep 0.0105 kg/s of vapour, 1.2 % of what came.
    expect(codesOf(0.2, 1.2)).toContainEqual(['VAPOUR_KEPT', 'info'])
    expect(codesOf(0.2, 2.5)).toContainEqual(['VAPOUR_KEPT', 'warning'])
  })

  it('tells of a dew point that falls by more than 10 K, and of a stream that is mostly gas', () => {
    expect(codesOf(0.001, 2.5).map(([name]) => name)).not.toContain('DEW_FALLS')
    expect(codesOf(0.2, 2.5)).toContainEqual(['DEW_FALLS', 'info'])
    expect(codesOf(0.29, 2.5).map(([name]) => name)).not.toContain('MUCH_GAS')
    expect(codesOf(0.31, 2.5)).toContainEqual(['MUCH_GAS', 'warning'])
  })

  it('tells of condensate of steam that freezes on a cold wall, and not of propane', () => {
    const cold = (medium: ReturnType<typeof mediumOf>, inlet: number) =>
      rateAirCooler(
        changed({
          process: { medium, massFlow: 0.3, inlet },
          air: { dryBulb: 262, flow: { basis: 'face-velocity', value: 3.2 } },
        }),
      ).warnings.map(({ code }) => code)
    expect(cold(steam, 395)).toContain('FREEZE')
    expect(cold(mediumOf(undefined), 395)).toContain('FREEZE')
    expect(cold(mediumOf(undefined, 'R-290', 1.7e6), 340)).not.toContain('FREEZE')
  })

  it('names the method of Silver, Bell and Ghaly', () => {
    const input = changed({ process: { medium: steam, massFlow: 1.2, inlet: 395 } })
    const ids = methodsUsed(input, rateAirCooler(input)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['shah-1979', 'silver-bell-ghaly', 'mueller-steinhagen-heck']))
  })
})
