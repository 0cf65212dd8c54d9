import { describe, expect, it } from 'vitest'
import { annularFinTip } from '../../../engine/airside'
import { beamLength, gasEmissivity, radiantCoefficient } from '../../../engine/economizer/gasRadiation'

const p = 101_325

// Worked from the printed equations, apart from the code.
describe('what flue gas radiates', () => {
  it.each([
    [600, p, 0.18, 0.09, 0.08, 0.11876515],
    [600, p, 0.18, 0, 0.08, 0.075512178],
    [600, p, 0, 0.09, 0.08, 0.043681903],
    [1000, p, 0.18, 0.09, 0.5, 0.22972414],
    [900, 85_000, 0.1, 0.12, 0.15, 0.108420784],
    [1600, p, 0.18, 0.09, 1.5, 0.257384607],
    [700.5, p, 0, 0.13, 0.0005, 0.0030046372],
  ])('at %d K and %d Pa, water %d, carbon dioxide %d, over %d m', (T, pressure, water, dioxide, length, emissivity) => {
    expect(gasEmissivity({ T, p: pressure, water, dioxide, length }) / emissivity).toBeCloseTo(1, 6)
  })

  it('is that of 400 K below it and of 2500 K above', () => {
    const at = (T: number) => gasEmissivity({ T, p, water: 0.1, dioxide: 0.1, length: 0.1 })
    expect([at(300), at(4000)]).toEqual([at(400), at(2500)])
    expect(at(401)).not.toBe(at(400))
    expect(at(2499)).not.toBe(at(2500))
  })

  it('reaches the tubes over a mean length, and grows with the cube of the temperature', () => {
    expect(beamLength(0.0508, 0.1016, 0.0889)).toBeCloseTo(0.14895576, 9)
    // 0.9 sigma 0.1 (700^2 + 400^2) 1100.
    expect(radiantCoefficient(0.1, 700, 400)).toBeCloseTo(3.6489, 3)
  })
})

it.each([
  [39.37007874, 1.5, 0.8720333154],
  [52.49343832, 1.75, 0.6020829863],
  [104.98687664, 1.75, 0.2279626898],
])('a round fin of %d a metre and ratio %d has its tip at %d of the difference', (m, radiusRatio, left) => {
  expect(annularFinTip({ m, rootRadius: 0.0254, radiusRatio })).toBeCloseTo(left, 8)
})
