/** Strength, conductivity and density of metals, transcribed a second time from the printed tables. */
import { describe, expect, it } from 'vitest'
import { allowableStress, conductivity, finMaterial, type Material, tubeMaterial } from '../../../engine'

const kelvin = (fahrenheit: number) => (fahrenheit - 32) / 1.8 + 273.15
const ksi = (pascal: number | undefined) => pascal! / 6.894757293e6

/** A table of the code from 100 F upwards: temperatures [F] and stresses [ksi]. */
type Table = readonly [temperatures: readonly number[], stresses: readonly number[]]

const steps = (from: number, to: number) => Array.from({ length: (to - from) / 50 + 1 }, (_, i) => from + 50 * i)

const tables: Readonly<Record<string, Table>> = {
  // Copper Tube Handbook, table 3, annealed.
  Copper: [steps(100, 400), [6, 5.1, 4.9, 4.8, 4.7, 4, 3]],
  // ASME BPVC II-D, table 1A.
  'Carbon Steel': [
    [100, 500, ...steps(600, 800)],
    [13.4, 13.4, 13.3, 12.8, 12.4, 10.7, 9.2],
  ],
  '304 Stainless': [
    [100, 200, 300, 400, 500, ...steps(600, 1500)],
    [
      ...[20, 16.7, 15, 13.8, 12.9, 12.3, 12, 11.7, 11.5, 11.2, 11, 10.8, 10.6, 10.4, 10.1, 9.8],
      ...[7.7, 6.1, 4.7, 3.7, 2.9, 2.3, 1.8, 1.4],
    ],
  ],
  '316 Stainless': [
    [100, 200, 300, 400, 500, ...steps(600, 1500)],
    [
      ...[20, 17.3, 15.6, 14.3, 13.3, 12.6, 12.3, 12.1, 11.9, 11.8, 11.6, 11.5, 11.4, 11.3, 11.2, 11.1],
      ...[9.8, 7.4, 5.5, 4.1, 3.1, 2.3, 1.7, 1.3],
    ],
  ],
}

describe.each(Object.entries(tables))('%s', (name, [temperatures, stresses]) => {
  const metal = tubeMaterial(name)

  it('bears what is printed, straight between the rows and held at the ends', () => {
    expect(stresses).toHaveLength(temperatures.length)
    for (const [row, fahrenheit] of temperatures.entries()) {
      expect(ksi(allowableStress(metal, kelvin(fahrenheit) + 1e-9)), `${fahrenheit} F`).toBeCloseTo(stresses[row]!, 6)
      const next = temperatures[row + 1]
      if (next === undefined) continue
      const half = ksi(allowableStress(metal, kelvin((fahrenheit + next) / 2)))
      expect(half, `above ${fahrenheit} F`).toBeCloseTo((stresses[row]! + stresses[row + 1]!) / 2, 6)
      // A quarter of the interval, so that a change of either temperature is detected.
      const quarter = ksi(allowableStress(metal, kelvin(0.75 * fahrenheit + 0.25 * next)))
      expect(quarter).toBeCloseTo(0.75 * stresses[row]! + 0.25 * stresses[row + 1]!, 6)
    }
    expect(ksi(allowableStress(metal, kelvin(50)))).toBeCloseTo(stresses[0]!, 6)
    expect(ksi(allowableStress(metal, kelvin(2000)))).toBeCloseTo(stresses.at(-1)!, 6)
  })

  it('has the rows that are printed and no others', () => {
    const rows = metal.strength!.hot!
    expect(rows.map(([T]) => T)).toHaveLength(temperatures.length)
    for (const [row, [T, S]] of rows.entries()) {
      expect(T).toBeCloseTo(kelvin(temperatures[row]!), 6)
      expect(ksi(S)).toBeCloseTo(stresses[row]!, 6)
    }
  })
})

// ASME II-D, table Y-1: yield strength of TP304 by temperature; two thirds of it, rounded to tenths, are the lower row
// of table 1A.
it('304 stainless bears two thirds of its yield strength', () => {
  const yields = [
    [200, 25],
    [400, 20.7],
    [500, 19.4],
    [600, 18.4],
    [650, 18],
    [700, 17.6],
    [750, 17.2],
  ] as const
  for (const [fahrenheit, yieldStrength] of yields)
    expect(
      Math.abs(ksi(allowableStress(tubeMaterial('304 Stainless'), kelvin(fahrenheit))) - (2 / 3) * yieldStrength),
    ).toBeLessThan(0.051)
})

/** Tensile, yield and allowable strength [ksi], conductivity at 60 °C [W/m K], density [kg/m3], limits [K]. */
type Row = readonly [strength: readonly number[] | undefined, k: number, density: number, limits: readonly number[]]

/** Copper Tube Handbook; ASTM B210, B111, A179, A213, B676, B622; alloy data of the Copper Development Association. */
const tubes: Readonly<Record<string, Row>> = {
  // 196 Btu/h ft F at 68 F is 339 W/m K.
  Copper: [[30, 9, 6], 336.6, 8940, [73, 477]],
  Aluminum: [[14, 5, 3.3], 160, 2730, [73, 477]],
  'Cupro-Nickel 90/10': [[40, 15, 10], 45, 8900, [73, 588]],
  'Carbon Steel': [[47, 26, 13.4], 50, 7850, [244, 700]],
  '304 Stainless': [[75, 30, 20], 15.22, 7965, [73, 1089]],
  '316 Stainless': [[75, 30, 20], 14.5, 7990, [73, 1089]],
  'Red Brass': [[40, 12, 8], 159, 8750, [73, 505]],
  AL6XN: [[95, 45, 27.1], 11.8, 8060, [73, 700]],
  Hastalloy: [[100, 41, 27.3], 10.2, 8890, [73, 950]],
  Brass: [[45, 15, 10], 116, 8530, [73, 505]],
  'K65 Copper Alloy': [undefined, 260, 8910, [73, 423]],
}
const fins: Readonly<Record<string, Row>> = {
  Copper: [undefined, 385.6, 8940, [73, 477]],
  Aluminum: [undefined, 220, 2710, [73, 573]],
  'Carbon Steel': [undefined, 50, 7850, [244, 700]],
  '304 Stainless': [undefined, 15.22, 7965, [73, 1089]],
  '316 Stainless': [undefined, 14.5, 7990, [73, 1089]],
  Brass: [undefined, 116, 8530, [73, 505]],
  AS: [undefined, 50, 7800, [244, 700]],
  'Hycor Blue': [undefined, 220, 2710, [233, 393]],
  'Waterfin 700': [undefined, 220, 2710, [233, 393]],
}

function holds(metal: Material, [strength, k, density, limits]: Row): void {
  const found = metal.strength && [metal.strength.tensile, metal.strength.yield, metal.strength.allowable].map(ksi)
  expect(found?.map(each => each.toFixed(4))).toEqual(strength?.map(each => each.toFixed(4)))
  expect(conductivity(metal, 333.15)).toBeCloseTo(k, 6)
  expect(metal.density).toBe(density)
  expect(metal.temperature).toEqual(limits)
}

it.each(Object.entries(tubes))('tubes of %s', (name, row) => {
  holds(tubeMaterial(name), row)
})

it.each(Object.entries(fins))('fins of %s', (name, row) => {
  holds(finMaterial(name), row)
})

describe('conductivity by temperature', () => {
  // Copper loses 0.06 W/m K per kelvin; mild steel falls from 50 at 60 °C to 45 at 300 °C; stainless steel gains 0.0155
  // per kelvin.
  it.each([
    ['Copper', 293.15, 339],
    ['Copper', 393.15, 333],
    ['Carbon Steel', 573.15, 45],
    ['304 Stainless', 293.15, 14.6],
    ['304 Stainless', 493.15, 17.7],
    ['316 Stainless', 433.15, 16.05],
    ['AL6XN', 433.15, 13.35],
  ])('of %s at %d K', (name, T, k) => {
    expect(conductivity(tubeMaterial(name), T)).toBeCloseTo(k, 6)
  })

  it.each([
    ['Copper', 393.15, 382],
    ['Carbon Steel', 573.15, 45],
    ['304 Stainless', 493.15, 17.7],
    ['316 Stainless', 433.15, 16.05],
  ])('of fins of %s at %d K', (name, T, k) => {
    expect(conductivity(finMaterial(name), T)).toBeCloseTo(k, 6)
  })
})

it('walls inside are as rough as their making leaves them', () => {
  const rough = (name: string) => tubeMaterial(name).roughness
  // Moody: commercial steel 0.00015 ft; bright drawn stainless 2 µm.
  expect(rough('Carbon Steel')! / 0.3048).toBeCloseTo(0.00015, 5)
  expect(rough('Carbon Steel')).toBe(46e-6)
  for (const name of ['304 Stainless', '316 Stainless', 'AL6XN', 'Hastalloy']) expect(rough(name)).toBe(2e-6)
  expect(rough('Copper')).toBeUndefined()
})

it('coats of fin stock are as thick as read', () => {
  expect(finMaterial('Hycor Blue').coat).toEqual({ thickness: 3e-6, conductivity: 0.25 })
  expect(finMaterial('Waterfin 700').coat).toEqual({ thickness: 2e-6, conductivity: 0.25 })
})
