/** Published and derived values of two-phase flow: those of the validation list, by its numbers. */
import { describe, expect, it } from 'vitest'
import { condensingCoefficient, correlationOf } from '../../../../engine'
import { phaseAlone } from '../../../../engine/tubeside/two-phase/groups'
import { throughEveryDoor } from '../../../support/doors'
import { boiling, condensing } from '../../../support/twoPhase'

const value = (id: string, inputs: Record<string, number>) => correlationOf(id).evaluate(inputs).value

describe('point 67, propane condensing (heat-transfer data book, chapter 8)', () => {
  const propane = {
    massFlux: 200,
    quality: 0.5,
    diameter: 15e-3,
    liquidDensity: 528,
    vapourDensity: 11,
    liquidViscosity: 1.345e-4,
    vapourViscosity: 7.5e-6,
    liquidConductivity: 0.108,
    liquidHeatCapacity: 2470,
    pressure: 5.07e5,
    criticalPressure: 42.64e5,
    latentHeat: 373_100,
    wallDifference: 5,
  }
  const known = (id: string) => {
    const names = correlationOf(id).inputs.map(({ name }) => name)
    return value(id, Object.fromEntries(Object.entries(propane).filter(([name]) => names.includes(name))))
  }
  it('Akers, Shah and Dobson with Chato', () => {
    expect(known('akers') / 2516).toBeCloseTo(1, 2)
    expect(known('shah-1979') / 4283).toBeCloseTo(1, 2)
    expect(known('dobson-chato') / 4768).toBeCloseTo(1, 2)
  })

  it('with 5 K glide the vapour resists', () => {
    const mixed = value('silver-bell-ghaly', {
      quality: 0.5,
      vapourHeatCapacity: 1880,
      // With this latent heat Z_G is 0.01224, as in the book.
      latentHeat: 384_000,
      glide: 5,
      pureCoefficient: 4768,
      vapourCoefficient: 404.6,
    })
    expect(mixed / 4160).toBeCloseTo(1, 2)
  })
})

it('point 68, R-134a boiling at 10 C by flow pattern (data book, chapter 10): within 3 %', () => {
  const found = value('wojtan-2005', {
    massFlux: 500,
    quality: 0.5,
    diameter: 10e-3,
    liquidDensity: 1260.96,
    vapourDensity: 20.226,
    liquidViscosity: 2.355e-4,
    vapourViscosity: 1.111e-5,
    liquidConductivity: 0.0876,
    vapourConductivity: 0.01244,
    liquidHeatCapacity: 1370,
    vapourHeatCapacity: 943,
    latentHeat: 190_740,
    surfaceTension: 0.01014,
    pressure: 414_610,
    criticalPressure: 4_059_280,
    molarMass: 0.102032,
    heatFlux: 7500,
  })
  expect(Math.abs(found / 6206 - 1)).toBeLessThan(0.03)
})

describe('point 69, film on a plate (Hewitt)', () => {
  throughEveryDoor(
    'correlation',
    {
      name: 'nusselt-plate',
      liquidDensity: 585,
      vapourDensity: 7,
      liquidConductivity: 0.091,
      liquidViscosity: 158.9e-6,
      latentHeat: 776_900,
      wallDifference: 20,
      length: 0.1,
    },
    result => expect(result.value).toBeCloseTo(1482.2, 1),
  )
})

it('point 70, steam condensing by Boyko and Kruzhilin (Hewitt)', () => {
  const found = value('boyko-kruzhilin', {
    massFlux: 500,
    quality: 0.85,
    diameter: 0.03,
    liquidDensity: 582.9,
    vapourDensity: 6.36,
    liquidViscosity: 159e-6,
    liquidConductivity: 0.098,
    liquidHeatCapacity: 2520,
  })
  expect(found).toBeCloseTo(10_598.66, 1)
})

describe('points 71 and 75, pressure drop (textbook examples)', () => {
  const flow = {
    massFlux: 0.6 / ((Math.PI / 4) * 0.05 ** 2),
    quality: 0.1,
    diameter: 0.05,
    liquidDensity: 915,
    vapourDensity: 2.67,
    liquidViscosity: 180e-6,
    vapourViscosity: 14e-6,
  }
  it.each([
    ['gronnerud', 384.125],
    ['chisholm', 1084.149],
  ])('%s', (id, drop) => expect(value(id, flow)).toBeCloseTo(drop, 2))
  it('friedel', () => expect(value('friedel', { ...flow, surfaceTension: 0.0487 })).toBeCloseTo(738.65, 2))
  it('weight, Rohsenow 13-2 over 2 m', () => {
    const gradient = value('two-phase-gravity', { liquidDensity: 1518, vapourDensity: 2.6, voidFraction: 0.9685 })
    expect(gradient * 2).toBeCloseTo(987.24, 2)
  })
})

describe('point 72, R-134a at 40 C, derived from the published equations', () => {
  const { liquid, vapour } = condensing
  const flow = {
    massFlux: 300,
    quality: 0.5,
    diameter: 8e-3,
    liquidDensity: 1146.74,
    vapourDensity: 50.085,
    liquidViscosity: 161.45e-6,
    vapourViscosity: 12.373e-6,
  }
  const heat = { ...flow, liquidConductivity: 74.719e-3, liquidHeatCapacity: 1498.41 }
  it.each([
    ['cavallini-zecchin', 3503.0],
    ['akers', 2434.8],
  ])('%s', (id, coefficient) => {
    const { vapourViscosity, ...needed } = heat
    expect(vapourViscosity).toBe(vapour.mu)
    expect(value(id, needed) / coefficient).toBeCloseTo(1, 3)
  })
  it('Shah 1979', () => {
    expect(
      condensingCoefficient('shah-1979', { ...condensing, liquid: { ...liquid, k: 74.719e-3 } }).value / 3192.5,
    ).toBeCloseTo(1, 3)
  })
  it.each([
    ['mueller-steinhagen-heck', 1623.1],
    ['gronnerud', 2521.2],
    ['chisholm', 2947.5],
    ['lockhart-martinelli', 3366.7],
  ])('%s', (id, gradient) => expect(value(id, flow) / gradient).toBeCloseTo(1, 3))
  it('the liquid alone', () => {
    const { massFlux, diameter, liquidViscosity, liquidConductivity, liquidHeatCapacity } = heat
    expect(phaseAlone(massFlux, diameter, liquidViscosity, liquidConductivity, liquidHeatCapacity) / 748).toBeCloseTo(
      1,
      4,
    )
  })
  it('Friedel', () => expect(value('friedel', { ...flow, surfaceTension: 6.115e-3 }) / 1862.8).toBeCloseTo(1, 3))
})

it('point 57, area of fins that condense: 1.62515 of the plain tube, squared by Cavallini', () => {
  const fins = { fins: 60, finHeight: 2e-4, helixAngle: (18 * Math.PI) / 180, apexAngle: (50 * Math.PI) / 180 }
  const D = 8.92e-3
  const { liquid, vapour, surfaceTension } = condensing
  const found = value('cavallini-1999-microfin', {
    ...fins,
    massFlux: 300,
    quality: 0.5,
    diameter: D,
    liquidDensity: liquid.rho,
    vapourDensity: vapour.rho,
    liquidViscosity: liquid.mu,
    liquidConductivity: liquid.k,
    liquidHeatCapacity: liquid.cp,
    surfaceTension,
  })
  const Re = ((300 * D) / liquid.mu) * (0.5 + 0.5 * Math.sqrt(liquid.rho / vapour.rho))
  const Fr = (300 / vapour.rho) ** 2 / (9.80665 * D)
  const Bo = (9.80665 * liquid.rho * 2e-4 * Math.PI * D) / (8 * surfaceTension * 60)
  const Pr = (liquid.mu * liquid.cp) / liquid.k
  const byHand = (0.05 * Re ** 0.8 * Math.cbrt(Pr) * 1.62515 ** 2 * (Bo * Fr) ** -0.26 * liquid.k) / D
  expect(found / byHand).toBeCloseTo(1, 5)
})

describe('points 73 and 74, boiling', () => {
  const { liquid, vapour } = boiling
  const flow = {
    massFlux: 200,
    quality: 0.4,
    diameter: 8e-3,
    liquidDensity: liquid.rho,
    vapourDensity: vapour.rho,
    liquidViscosity: liquid.mu,
    liquidConductivity: liquid.k,
    liquidHeatCapacity: liquid.cp,
    heatFlux: 10_000,
  }
  const { pressure, criticalPressure, molarMass } = boiling
  it('Kandlikar and Liu with Winterton on R-134a at 5 C', () => {
    const { latentHeat } = boiling
    expect(value('kandlikar-1990', { ...flow, latentHeat, fluidFactor: 1.63 }) / 2990.5).toBeCloseTo(1, 4)
    expect(value('liu-winterton', { ...flow, pressure, criticalPressure, molarMass }) / 2942.1).toBeCloseTo(1, 4)
    // Only the nucleate branch, at a dominant heat flux: 0.6683 Co^-0.2 + 1058 Bo^0.7 Ffl.
    const alone = phaseAlone(120, 8e-3, liquid.mu, liquid.k, liquid.cp)
    expect(alone / 323.583).toBeCloseTo(1, 5)
    const [Co, Bo] = [0.160135, 2.56752e-4]
    expect((alone * (0.6683 * Co ** -0.2 + 1058 * Bo ** 0.7 * 1.63)) / 2023.2).toBeCloseTo(1, 4)
    expect(value('cooper', { pressure, criticalPressure, molarMass, heatFlux: 1e4 }) / 1875.96).toBeCloseTo(1, 4)
  })
  it('Liu with Winterton, and Chen, in the examples of a library', () => {
    const winterton = {
      massFlux: 1 / ((Math.PI / 4) * 0.3 ** 2),
      quality: 0.4,
      diameter: 0.3,
      liquidDensity: 567,
      vapourDensity: 18.09,
      liquidConductivity: 0.086,
      liquidViscosity: 156e-6,
      liquidHeatCapacity: 2300,
      pressure: 1e6,
      criticalPressure: 22e6,
      molarMass: 0.04402,
      wallDifference: 7,
    }
    expect(value('liu-winterton', winterton)).toBeCloseTo(4747.749, 2)
    const chen = {
      massFlux: 0.106 / ((Math.PI / 4) * 0.0212 ** 2),
      quality: 0.2,
      diameter: 0.0212,
      liquidDensity: 567,
      vapourDensity: 18.09,
      liquidViscosity: 156e-6,
      vapourViscosity: 7.11e-6,
      liquidConductivity: 0.086,
      liquidHeatCapacity: 2730,
      latentHeat: 2e5,
      surfaceTension: 0.02,
      saturationPressureDifference: 1e5,
      wallDifference: 3,
    }
    expect(value('chen-edelstein', chen)).toBeCloseTo(3289.0587, 2)
  })
  it('bubbles by Forster and Zuber (Serth)', () => {
    const found = value('forster-zuber', {
      wallDifference: 16.2,
      saturationPressureDifference: 106_300,
      liquidHeatCapacity: 2730,
      liquidConductivity: 0.086,
      liquidViscosity: 156e-6,
      surfaceTension: 0.0082,
      latentHeat: 272_000,
      liquidDensity: 567,
      vapourDensity: 18.09,
    })
    expect(found).toBeCloseTo(5512.28, 1)
  })
})
